"""The dialog that asks where a file is to be written."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDir
from PySide6.QtWidgets import QFileDialog, QWidget

ChooseFile = Callable[[QWidget, str, str], Path | None]
"""Asks over a window, under a title, for a file that is called so unless another name is given; None is no file."""


def choose_new_file(parent: QWidget, title: str, name: str) -> Path | None:
    """Ask for a file in the learner's own folder; the dialog warns where one would be overwritten."""
    chosen, _ = QFileDialog.getSaveFileName(parent, title, str(Path(QDir.homePath()) / name))
    return Path(chosen) if chosen else None
