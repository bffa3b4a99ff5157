"""The profiles and their options: which rules are in force (sections 1 and 11)."""

from collections.abc import Mapping
from dataclasses import field
from enum import Enum
from typing import Any, Final, Literal, NamedTuple

from puzzles.errors import RulesetError, shown
from puzzles.rules.values import frozen


class Profile(Enum):
    """The three rule profiles, by their ids."""

    DAOZI = "daozi"
    QIPAI = "qipai"
    XUANFENG = "xuanfeng"


class Option(NamedTuple):
    """A house rule: its id, the values that it may have, and the value of each profile that has it.

    ``allowed`` is ``bool``, a range of integers, or the strings to choose from; ``many`` asks for a list of those.
    """

    id: str
    allowed: type[bool] | range | tuple[str, ...]
    defaults: Mapping[Profile, Any]
    many: bool = False

    def check(self, profile: Profile, value: object) -> Any:
        """Give the value as the rules keep it; raises RulesetError when the option can't have it."""
        if self.many:
            if isinstance(value, list | tuple) and all(isinstance(v, str) and v in self._choices for v in value):
                return tuple(choice for choice in self._choices if choice in value)
        elif self.allowed is bool:
            if isinstance(value, bool):
                return value
        elif isinstance(self.allowed, range):
            if type(value) is int and value in self.allowed:
                return value
        elif isinstance(value, str) and value in self._choices:
            return value
        raise RulesetError(
            f"option {self.id!r} cannot be {shown(value)}: expected {self._expected}",
            code="option_value",
            facts={"option": self.id, "value": value, "expected": self._expected, "profile": profile.value},
        )

    @property
    def size(self) -> int:
        """Give a number above every ``place_of``."""
        if self.many:
            return 1 << len(self._choices)
        return 3 if self.allowed is bool else len(self._numbers or self._choices) + 1

    def place_of(self, value: Any) -> int:
        """Give the place of a checked value, or none, among those that the option can have."""
        if self.many:
            return sum(1 << place for place, choice in enumerate(self._choices) if choice in (value or ()))
        if value is None:
            return 0
        return 1 + (int(value) if self.allowed is bool else (self._numbers or self._choices).index(value))

    @property
    def _numbers(self) -> range:
        return self.allowed if isinstance(self.allowed, range) else range(0)

    @property
    def _choices(self) -> tuple[str, ...]:
        return self.allowed if isinstance(self.allowed, tuple) else ()

    @property
    def _expected(self) -> str:
        if self.allowed is bool:
            return "true or false"
        if isinstance(self.allowed, range):
            return f"a whole number from {self.allowed[0]} to {self.allowed[-1]}"
        return f"{'a list of ' if self.many else 'one of '}{', '.join(map(repr, self._choices))}"


def _of_fan(daozi: object, qipai: object) -> Mapping[Profile, object]:
    return {Profile.DAOZI: daozi, Profile.QIPAI: qipai}


def _of_all(daozi: object, qipai: object, xuanfeng: object) -> Mapping[Profile, object]:
    return {Profile.DAOZI: daozi, Profile.QIPAI: qipai, Profile.XUANFENG: xuanfeng}


_XUANFENG: Final = Profile.XUANFENG
SHAPES: Final = ("sets", "pairs", "orphans")
OPTIONS: Final = {
    option.id: option
    for option in (
        Option("honor_order", ("EWSN", "ESWN", "joined", "joined_EWSN"), _of_fan("EWSN", "EWSN")),
        Option("suit_cycle", ("own", "through"), _of_fan("own", "own")),
        Option("yaojiu", ("one", "pair", "none"), _of_fan("one", "pair")),
        Option("suits", bool, _of_fan(True, True)),
        Option("sequence", bool, _of_fan(True, True)),
        Option("triplet", bool, _of_fan(True, True)),
        Option("hun_pair", ("any", "conditions", "one", "none"), _of_fan("any", "none")),
        Option("max_declared_sets", range(3, 5), _of_all(3, 3, 4)),
        Option("must_open", ("off", "any", "exposed"), _of_all("off", "off", "any")),
        Option("chow", bool, _of_all(True, True, False)),
        Option("seven_pairs_quads", bool, _of_all(True, True, True)),
        Option("seven_pairs_two_eight", bool, _of_fan(True, True)),
        Option("special_form_may_lack", range(5), _of_fan(1, 1)),
        Option("thirteen_yao_shapes", SHAPES, _of_fan(SHAPES, SHAPES), many=True),
        Option("kong_counts_as_quad", bool, _of_fan(True, True)),
        Option("wall_top", ("off", "win", "three"), _of_fan("win", "off")),
        Option("dealer_pays_extra", ("none", "discarder", "always"), _of_fan("discarder", "none")),
        Option("discard_pays", ("all", "alone"), _of_fan("all", "all")),
        Option("robbed_kong_pays", ("discard", "three_shares"), {Profile.XUANFENG: "discard"}),
        Option("fan_cap", range(1, 65), _of_fan(None, None)),
        Option("unit", range(1, 1001), _of_all(1, 1, 1)),
    )
}


_PLACES: Final = {profile: place for place, profile in enumerate(Profile)}
_OWN_OPTIONS: Final = {
    profile: tuple(
        (option, option.size, option.defaults.get(profile), option.place_of(option.defaults.get(profile)))
        for option in OPTIONS.values()
    )
    for profile in Profile
}
"""The options with their sizes, and each profile's own values with their places."""


@frozen
class Ruleset:
    """A profile with its options; ``None`` where the profile doesn't have the option (``fan_cap``: also no cap).

    The options are those of section 11; building one checks them and raises RulesetError.
    """

    profile: Profile
    honor_order: Literal["EWSN", "ESWN", "joined", "joined_EWSN"] | None
    suit_cycle: Literal["own", "through"] | None
    yaojiu: Literal["one", "pair", "none"] | None
    suits: bool | None
    sequence: bool | None
    triplet: bool | None
    hun_pair: Literal["any", "conditions", "one", "none"] | None
    max_declared_sets: int
    must_open: Literal["off", "any", "exposed"]
    chow: bool
    seven_pairs_quads: bool
    seven_pairs_two_eight: bool | None
    special_form_may_lack: int | None
    thirteen_yao_shapes: tuple[str, ...] | None
    kong_counts_as_quad: bool | None
    wall_top: Literal["off", "win", "three"] | None
    dealer_pays_extra: Literal["none", "discarder", "always"] | None
    discard_pays: Literal["all", "alone"] | None
    robbed_kong_pays: Literal["discard", "three_shares"] | None
    fan_cap: int | None
    unit: int
    code: int = field(init=False, compare=False, repr=False)
    """A number for these rules and no others, the same in every process."""

    def __post_init__(self) -> None:
        profile = self.profile
        code = _PLACES[profile]
        for option, size, default, default_place in _OWN_OPTIONS[profile]:
            value = getattr(self, option.id)
            if value is default:
                code = code * size + default_place
                continue
            if profile not in option.defaults:
                raise _not_an_option(profile, option.id)
            value = option.check(profile, value)
            object.__setattr__(self, option.id, value)
            code = code * size + option.place_of(value)
        object.__setattr__(self, "code", code)

    def __eq__(self, other: object) -> bool:
        """Tell whether they are the same profile with the same options."""
        return self.code == other.code if isinstance(other, Ruleset) else NotImplemented

    def __hash__(self) -> int:
        """Hash by the code, which is different for every choice of rules."""
        return self.code

    @classmethod
    def of(cls, profile: Profile | str, options: Mapping[str, object] | None = None) -> "Ruleset":
        """Give the profile's rules with some options changed; raises RulesetError naming what it doesn't know.

        None under an option that the profile has leaves the profile's own value.
        """
        profile = _profile(profile)
        if not options:
            return _OWN_RULES.get(profile) or cls._with(profile, {})
        changed: dict[str, object] = {}
        for name, value in options.items():
            option = OPTIONS.get(name)
            if option is None or profile not in option.defaults:
                raise _not_an_option(profile, name)
            if value is not None:
                changed[name] = value
        return cls._with(profile, changed)

    @classmethod
    def _with(cls, profile: Profile, changed: Mapping[str, object]) -> "Ruleset":
        values: dict[str, Any] = {option.id: option.defaults.get(profile) for option in OPTIONS.values()}
        return cls(profile=profile, **{**values, **changed})

    @property
    def has_hun(self) -> bool:
        """Tell whether these rules have a wild tile, 枪 and fan (daozi, qipai) rather than points (xuanfeng)."""
        return self.profile is not _XUANFENG

    def changed_options(self) -> dict[str, object]:
        """Give the options that differ from the profile's own, as JSON values."""
        changed: dict[str, object] = {}
        for option in OPTIONS.values():
            value = getattr(self, option.id)
            if value != option.defaults.get(self.profile):
                changed[option.id] = list(value) if isinstance(value, tuple) else value
        return changed


def _profile(profile: Profile | str) -> Profile:
    if isinstance(profile, Profile):
        return profile
    for known in Profile:
        if known.value == profile:
            return known
    raise RulesetError(
        f"there are no rules {shown(profile)}: expected one of {', '.join(repr(known.value) for known in Profile)}",
        code="profile",
        facts={"value": profile},
    )


def _not_an_option(profile: Profile, name: str) -> RulesetError:
    known = ", ".join(option.id for option in OPTIONS.values() if profile in option.defaults)
    return RulesetError(
        f"the rules {profile.value!r} have no option {shown(name)}: expected one of {known}",
        code="option_name",
        facts={"option": name, "profile": profile.value},
    )


_OWN_RULES: dict[Profile, Ruleset] = {}
_OWN_RULES.update({profile: Ruleset.of(profile) for profile in Profile})
