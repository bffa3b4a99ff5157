"""The kinds of exercise there are; adding one is adding its module and a line here."""

from typing import Final

from puzzles.drills.base import Drill
from puzzles.drills.fan import FanDrill
from puzzles.drills.legal import LegalDrill
from puzzles.drills.waits import WaitsDrill

DRILLS: Final[dict[str, Drill]] = {drill.kind: drill for drill in (WaitsDrill(), LegalDrill(), FanDrill())}
