"""Instants as they are kept, in UTC milliseconds, and whose rows these are: this program has one learner."""

from datetime import UTC, datetime, timedelta
from typing import Final

from puzzles.drills.attempt import Moment

LEARNER: Final = 1
DEVICE: Final = 1
_EPOCH: Final = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND: Final = timedelta(milliseconds=1)


def ms_of(at: datetime) -> int:
    """Give the UTC milliseconds of an instant; raises TypeError for one without its zone."""
    return (at - _EPOCH) // _MILLISECOND


def moment_at(ms: int, offset_minutes: int, day: int) -> Moment:
    """Give a moment as it was kept."""
    return Moment(_EPOCH + ms * _MILLISECOND, offset_minutes, day)
