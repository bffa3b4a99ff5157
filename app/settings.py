"""The player's settings: one frozen value, and how each of them is written as JSON and read back."""

from collections.abc import Callable, Mapping
from dataclasses import fields, replace
from enum import Enum
from typing import Any, Final

from puzzles.drills.base import Level
from puzzles.drills.registry import DRILLS
from puzzles.rules.ruleset import Profile
from puzzles.rules.values import frozen

TILE_SCALES: Final = (0.9, 1.0, 1.1, 1.2, 1.3, 1.4)
MAX_DAILY_GOAL: Final = 500
MAX_ROLLOVER_HOUR: Final = 12
_MAX_PLACE: Final = 32_767


class Language(Enum):
    """The language of the window, or that of the system."""

    SYSTEM = "system"
    ZH = "zh"
    EN = "en"


class Theme(Enum):
    """The palette of the window, or that of the system."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


@frozen
class WindowPlace:
    """Where the window was when it was last closed, in pixels of the desktop."""

    x: int
    y: int
    width: int
    height: int
    maximized: bool = False


@frozen
class Settings:
    """Everything that the player can set, and the little that the window remembers of itself.

    ``level`` is None where the difficulty adapts itself. ``rollover_hour``: the local hour at which a new day begins.
    """

    language: Language = Language.SYSTEM
    theme: Theme = Theme.SYSTEM
    tile_scale: float = 1.0
    corner_index: bool = False
    reduce_motion: bool = False
    profile: Profile = Profile.DAOZI
    kind: str = "waits"
    level: Level | None = None
    daily_goal: int = 20
    show_needs: bool = True
    show_timer: bool = True
    show_ratings: bool = True
    rollover_hour: int = 4
    first_run_seen: bool = False
    window: WindowPlace | None = None


def settings_to_json(settings: Settings) -> dict[str, object]:
    """Write every setting as a JSON value."""
    return {key: write(getattr(settings, key)) for key, (_, write) in _FORMS.items()}


def settings_from_json(data: Mapping[str, object]) -> tuple[Settings, tuple[str, ...]]:
    """Read the settings that are there; give also the keys whose value can't be used and fell back."""
    values: dict[str, Any] = {}
    bad = []
    for key, (read, _) in _FORMS.items():
        if key not in data:
            continue
        try:
            values[key] = read(data[key])
        except ValueError:
            bad.append(key)
    return replace(Settings(), **values), tuple(bad)


def _read_flag(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"expected true or false, got {value!r}")  # noqa: TRY004
    return value


def _whole_between(low: int, high: int) -> Callable[[object], int]:
    def read(value: object) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise ValueError(f"expected a whole number from {low} to {high}, got {value!r}")
        return value

    return read


def _read_scale(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not TILE_SCALES[0] <= value <= TILE_SCALES[-1]:
        raise ValueError(f"expected a number from {TILE_SCALES[0]} to {TILE_SCALES[-1]}, got {value!r}")
    return float(value)


def _read_kind(value: object) -> str:
    if not isinstance(value, str) or value not in DRILLS:
        raise ValueError(f"expected one of {', '.join(DRILLS)}, got {value!r}")
    return value


def _read_level(value: object) -> Level | None:
    if value is None:
        return None
    return Level(_whole_between(Level.FIRST, Level.EXPERT)(value))


def _read_window(value: object) -> WindowPlace | None:
    if value is None:
        return None
    names = {field.name for field in fields(WindowPlace)}
    if not isinstance(value, dict) or set(value) != names:
        raise ValueError(f"expected null or an object with {', '.join(sorted(names))}, got {value!r}")
    place, size = _whole_between(-_MAX_PLACE, _MAX_PLACE), _whole_between(1, _MAX_PLACE)
    return WindowPlace(
        place(value["x"]),
        place(value["y"]),
        size(value["width"]),
        size(value["height"]),
        _read_flag(value["maximized"]),
    )


def _write_window(window: WindowPlace | None) -> object:
    return None if window is None else {field.name: getattr(window, field.name) for field in fields(WindowPlace)}


def _as_it_is(value: Any) -> object:
    return value


def _write_enum(value: Any) -> object:
    return None if value is None else value.value


# One entry for each setting: how its JSON value is read (ValueError for a bad one) and written.
_FORMS: Final[dict[str, tuple[Callable[[object], Any], Callable[[Any], object]]]] = {
    "language": (Language, _write_enum),
    "theme": (Theme, _write_enum),
    "tile_scale": (_read_scale, _as_it_is),
    "corner_index": (_read_flag, _as_it_is),
    "reduce_motion": (_read_flag, _as_it_is),
    "profile": (Profile, _write_enum),
    "kind": (_read_kind, _as_it_is),
    "level": (_read_level, _write_enum),
    "daily_goal": (_whole_between(1, MAX_DAILY_GOAL), _as_it_is),
    "show_needs": (_read_flag, _as_it_is),
    "show_timer": (_read_flag, _as_it_is),
    "show_ratings": (_read_flag, _as_it_is),
    "rollover_hour": (_whole_between(0, MAX_ROLLOVER_HOUR), _as_it_is),
    "first_run_seen": (_read_flag, _as_it_is),
    "window": (_read_window, _write_window),
}
