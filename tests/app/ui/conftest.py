"""Every test of the window runs in the light look, without motion; ``wear`` changes it."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtWidgets import QApplication

from app.paths import RESOURCES
from app.ui import dressing, theme
from app.ui.theme import Look

Wear = Callable[..., Look]


@pytest.fixture(autouse=True)
def dressed(qapp: QApplication) -> Iterator[None]:
    look = replace(theme.read_look(RESOURCES / "themes", dark=False), reduce_motion=True)
    dressing.prepare(qapp, RESOURCES, look)
    yield


@pytest.fixture
def wear(qapp: QApplication) -> Wear:
    def put_on(*, dark: bool = False, **changes: object) -> Look:
        look = replace(theme.read_look(RESOURCES / "themes", dark=dark), **{"reduce_motion": True, **changes})
        theme.dress(qapp, look)
        return look

    return put_on
