"""The profiles and their options: which rules are in force."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum


class Profile(Enum):
    """The three rule profiles, by their ids."""

    DAOZI = "daozi"
    QIPAI = "qipai"
    XUANFENG = "xuanfeng"


@dataclass(frozen=True, slots=True)
class Ruleset:
    """A profile with its options; ``None`` where the profile doesn't have the option (``fan_cap``: also no cap)."""

    profile: Profile
    honor_order: str | None
    suit_cycle: str | None
    yaojiu: str | None
    suits: bool | None
    sequence: bool | None
    triplet: bool | None
    hun_pair: str | None
    max_declared_sets: int
    must_open: str
    chow: bool
    seven_pairs_quads: bool
    seven_pairs_two_eight: bool | None
    special_form_may_lack: int | None
    thirteen_yao_shapes: tuple[str, ...] | None
    kong_counts_as_quad: bool | None
    wall_top: str | None
    dealer_pays_extra: str | None
    discard_pays: str | None
    robbed_kong_pays: str | None
    fan_cap: int | None
    unit: int

    @classmethod
    def of(cls, profile: Profile | str, options: Mapping[str, object] | None = None) -> "Ruleset":
        """Give the profile's rules with some options changed; raises RulesetError naming what it doesn't know."""
        raise NotImplementedError

    @property
    def has_hun(self) -> bool:
        """Tell whether these rules have a wild tile, 枪 and fan (daozi, qipai) rather than points (xuanfeng)."""
        return self.profile is not Profile.XUANFENG

    def changed_options(self) -> dict[str, object]:
        """Give the options that differ from the profile's own, as JSON values."""
        raise NotImplementedError
