"""The log: one file that rotates, so that it never fills a disk."""

import logging
import sys
from contextlib import suppress
from pathlib import Path

from app import __version__

LARGEST = 512 * 1024
KEPT = 3
FORMAT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


def start_log(path: Path) -> Path | None:
    """Write what is logged from now on into this file; gives it back, or None when it can't be written.

    Without a file, warnings go to standard error and the program runs on.
    """
    from logging.handlers import RotatingFileHandler  # noqa: PLC0415  (slow to import, not needed to paint)

    root = logging.getLogger()
    root.setLevel(logging.INFO)
    handler: logging.Handler
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(path, maxBytes=LARGEST, backupCount=KEPT, encoding="utf-8")
    except OSError as error:
        handler = logging.StreamHandler(sys.stderr)
        handler.setLevel(logging.WARNING)
        root.addHandler(handler)
        logging.getLogger(__name__).warning("no log file: %s", error)
        return None
    handler.setFormatter(logging.Formatter(FORMAT))
    root.addHandler(handler)
    logging.getLogger(__name__).info("version %s, Python %s, %s", __version__, sys.version.split()[0], sys.platform)
    return path


def stop_log() -> None:
    """Close the log file and forget it."""
    root = logging.getLogger()
    for handler in list(root.handlers):
        if isinstance(handler, logging.FileHandler):
            root.removeHandler(handler)
            # On a full disk the last lines are lost; that must not be the last that the player hears.
            with suppress(OSError):
                handler.close()
