"""The kinds of exercise by their names."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from puzzles.drills.registry import DRILLS

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("kind", list(DRILLS))
def test_a_drill_is_registered_under_its_own_kind_and_form(kind):
    module = import_module(f"puzzles.drills.{kind}")
    (drill,) = [
        made() for name, made in vars(module).items() if name.endswith("Drill") and getattr(made, "kind", None) == kind
    ]
    assert (DRILLS[kind].kind, DRILLS[kind].form) == (drill.kind, drill.form)


def test_a_name_that_no_drill_has_is_an_error():
    with pytest.raises(AttributeError, match="dance"):
        DRILLS["waits"].dance()


def test_no_drill_is_imported_before_it_is_asked():
    code = (
        "import sys; from puzzles.drills.registry import DRILLS; DRILLS['waits'].form;"
        "print([name for name in ('waits', 'legal', 'fan') if f'puzzles.drills.{name}' in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    )
    assert done.stdout.strip() == "[]"
