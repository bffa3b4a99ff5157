"""The settings on the disk, and the settings in force while the program runs; nothing that was written is ever lost.

A value that can't be used goes back to its default and is reported once: the file as it was is kept aside and a mended
one takes its place. Keys that this program doesn't know are written back untouched, and so is every value of a newer
program's file that isn't understood here.
"""

import json
import logging
import os
from collections.abc import Callable, Mapping
from contextlib import suppress
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from typing import Any, Final

from app.settings import Settings, settings_from_json, settings_to_json
from puzzles.rules.values import frozen

VERSION: Final = 1
VERSION_KEY: Final = "version"
_MAX_BYTES: Final = 1_000_000

_log = logging.getLogger(__name__)


class ProblemKind(Enum):
    """What was wrong with the settings file, or with writing it."""

    BAD_VALUE = "bad_value"
    DAMAGED = "damaged"
    UNREADABLE = "unreadable"
    NOT_SAVED = "not_saved"


@frozen
class Problem:
    """One thing to tell the player: the key and the value that fell back, or the file, and where a copy was kept."""

    kind: ProblemKind
    key: str = ""
    value: str = ""
    kept: Path | None = None


@frozen
class Loaded:
    """The settings of a file, and what was wrong with it."""

    settings: Settings
    problems: tuple[Problem, ...] = ()


class SettingsFile:
    """The settings on the disk: read once, written whole each time."""

    def __init__(self, path: Path, now: Callable[[], datetime]) -> None:
        self._path = path
        self._now = now
        self._raw: dict[str, object] = {}
        self._not_understood: dict[str, Any] = {}
        self._must_be_kept = False

    @property
    def path(self) -> Path:
        """Give the file's place."""
        return self._path

    def load(self) -> Loaded:
        """Read the settings; a missing file gives the defaults, a wrong one as much as can be used, and problems."""
        try:
            with self._path.open("rb") as file:
                content = file.read(_MAX_BYTES + 1)
        except FileNotFoundError:
            return Loaded(Settings())
        except OSError as error:
            _log.warning("cannot read the settings %s: %s", self._path, error)
            self._must_be_kept = True
            return Loaded(Settings(), (Problem(ProblemKind.UNREADABLE, value=str(error)),))
        try:
            data = _object_from(content)
        except ValueError as error:
            _log.warning("the settings %s are damaged: %s", self._path, error)
            kept = self._try_to_keep()
            return Loaded(Settings(), (Problem(ProblemKind.DAMAGED, value=str(error), kept=kept),))
        settings, bad = settings_from_json(data)
        self._raw = data
        if not bad:
            return Loaded(settings)
        if _version_of(data) > VERSION:
            self._not_understood = {key: getattr(settings, key) for key in bad}
            _log.info("a newer program wrote these settings, not used here: %s", ", ".join(bad))
            return Loaded(settings)
        kept = self._try_to_keep()
        for key in bad:
            _log.warning("setting %s is back to its default: %.200r", key, data[key])
        problems = [Problem(ProblemKind.BAD_VALUE, key, repr(data[key])[:200], kept) for key in bad]
        try:
            self.save(settings)
        except OSError as error:
            problems.append(Problem(ProblemKind.NOT_SAVED, value=str(error)))
        return Loaded(settings, tuple(problems))

    def save(self, settings: Settings) -> None:
        """Write the settings beside the file and put them in its place; raises OSError, and then the old ones stay."""
        written = settings_to_json(settings)
        for key, fallback in self._not_understood.items():
            if getattr(settings, key) == fallback:
                del written[key]
        version = max(VERSION, _version_of(self._raw))
        data = {**self._raw, **written, VERSION_KEY: version}
        if self._must_be_kept:
            self._keep_aside()
        content = _content_of(data)
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._path.with_name(f"{self._path.name}.new")
        try:
            with fresh.open("wb") as file:
                file.write(content)
                file.flush()
                os.fsync(file.fileno())
            fresh.replace(self._path)
        except OSError:
            with suppress(OSError):
                fresh.unlink(missing_ok=True)
            raise
        self._raw = data
        _sync_folder(self._path.parent)

    def _try_to_keep(self) -> Path | None:
        """Keep the file aside; where that fails give None, and have it done before anything is written."""
        try:
            return self._keep_aside()
        except OSError as error:
            _log.warning("cannot keep the settings %s aside: %s", self._path, error)
            self._must_be_kept = True
            return None

    def _keep_aside(self) -> Path:
        """Rename the file as it is, so that nothing overwrites it; raises OSError."""
        stamp = self._now().astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")
        kept = self._path.with_name(f"{self._path.stem}-kept-{stamp}{self._path.suffix}")
        number = 1
        while kept.exists():
            number += 1
            kept = self._path.with_name(f"{self._path.stem}-kept-{stamp}-{number}{self._path.suffix}")
        self._path.rename(kept)
        self._must_be_kept = False
        return kept


class LiveSettings:
    """The settings in force: a change is told to everyone who asked, and saved."""

    def __init__(
        self, settings: Settings, save: Callable[[Settings], None], not_saved: Callable[[Problem], None]
    ) -> None:
        self._current = settings
        self._save = save
        self._not_saved = not_saved
        self._told = False
        self._listeners: list[Callable[[Settings, Settings], None]] = []

    @property
    def current(self) -> Settings:
        """Give the settings in force."""
        return self._current

    def on_change(self, listener: Callable[[Settings, Settings], None]) -> None:
        """Call ``listener(before, after)`` at every change."""
        self._listeners.append(listener)

    def change(self, settings: Settings) -> None:
        """Put other settings in force and save them; a failure to save is reported the first time and they stay."""
        before = self._current
        if settings == before:
            return
        self._current = settings
        for listener in tuple(self._listeners):
            listener(before, settings)
        try:
            self._save(self._current)
        except OSError as error:
            _log.warning("cannot save the settings: %s", error)
            if not self._told:
                self._told = True
                self._not_saved(Problem(ProblemKind.NOT_SAVED, value=str(error)))
        else:
            self._told = False


def _object_from(content: bytes) -> dict[str, object]:
    if len(content) > _MAX_BYTES:
        raise ValueError(f"larger than {_MAX_BYTES} bytes")
    try:
        data = json.loads(content.decode("utf-8-sig"), parse_constant=_refuse_constant)
        # What can't be written so that it can be read again, such as 1e999 or half a letter, is refused at once.
        if len(_content_of(data)) > _MAX_BYTES:
            raise ValueError(f"larger than {_MAX_BYTES} bytes when written")
    except RecursionError as error:
        raise ValueError("nested too deep") from error
    if not isinstance(data, dict):
        raise ValueError(f"expected an object, got {type(data).__name__}")  # noqa: TRY004
    return data


def _content_of(data: object) -> bytes:
    return json.dumps(data, allow_nan=False, ensure_ascii=False, indent=2, sort_keys=True).encode()


def _refuse_constant(name: str) -> object:
    raise ValueError(f"{name} is not a number")


def _version_of(data: Mapping[str, object]) -> int:
    version = data.get(VERSION_KEY, VERSION)
    return version if isinstance(version, int) and not isinstance(version, bool) else VERSION


def _sync_folder(folder: Path) -> None:
    """Make the renaming last through a power cut, where the system can sync a folder."""
    if os.name == "nt":
        return
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
