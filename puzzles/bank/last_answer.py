"""The number of the last answer, noted outside the database: a log beside it that vanished is noticed by it.

SQLite opens a file whose -wal was deleted without a word, as it was some answers ago.
"""

import json
import logging
from pathlib import Path
from typing import TYPE_CHECKING, Final

from puzzles.bank.instants import DEVICE
from puzzles.bank.sql import rows

if TYPE_CHECKING:
    from sqlite_utils import Database

LAST: Final = """
    SELECT hex(d.uid), (SELECT coalesce(max(device_seq), 0) FROM attempt WHERE device = d.id) FROM device AS d
    WHERE d.id = ?"""
_log = logging.getLogger(__name__)


class LastAnswer:
    """Keeps the note in a file; without one nothing is noted, and where it can't be written that is logged once."""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self._device = ""
        self._is_failing = False

    def compare(self, db: "Database") -> int:
        """Give how many answers were saved here and are in the file no more, and note what there is now."""
        self._device, last = rows(db, LAST, [DEVICE])[0]
        missing = max(self._noted() - int(last), 0)
        if missing:
            _log.warning("%d answers that were saved are in the file no more; its last one is %d", missing, last)
        self.note(int(last))
        return missing

    def note(self, seq: int) -> None:
        """Note that the answer of this number is safe."""
        if self._path is None:
            return
        made = self._path.with_name(self._path.name + ".new")
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            made.write_text(json.dumps({"device": self._device, "last": seq}), encoding="utf-8")
            made.replace(self._path)
        except OSError:
            # The note only helps to notice a loss: without it everything else goes on.
            if not self._is_failing:
                _log.warning("the last answer can't be noted in %s", self._path, exc_info=True)
            self._is_failing = True

    def _noted(self) -> int:
        """Read the number that was noted for this very file; 0 where there is none or it can't be read."""
        if self._path is None:
            return 0
        try:
            noted = json.loads(self._path.read_text(encoding="utf-8"))
            return int(noted["last"]) if noted["device"] == self._device else 0
        except (OSError, ValueError, TypeError, KeyError):
            return 0
