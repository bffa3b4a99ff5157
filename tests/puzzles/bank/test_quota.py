import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]

CHILD = """
import resource, signal, sys
from pathlib import Path
from puzzles.bank.keeper import Keeper
from tests.helpers.attempts import NOON, TODAY, attempt

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
_, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
keeper = Keeper(Path(sys.argv[1]), lambda: NOON, lambda call: call(), lambda opened: None, lambda: None)
reports = []
keeper.record(attempt(0), reports.append)
resource.setrlimit(resource.RLIMIT_FSIZE, (8192, hard))
for number in (1, 2):
    keeper.record(attempt(number), reports.append)
    print(reports[-1].error.trouble.value, reports[-1].unsaved)
resource.setrlimit(resource.RLIMIT_FSIZE, (hard, hard))
keeper.retry(reports.append)
keeper.figures(TODAY, reports.append)
print(reports[-2].saved, reports[-2].unsaved, reports[-1].answered)
keeper.close(0)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no limit on the size of files")
def test_answers_wait_while_a_quota_is_used_up_and_are_saved_after(tmp_path):
    done = subprocess.run(
        [sys.executable, "-c", CHILD, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stdout.splitlines() == ["io 1", "io 2", "True 0 3"], done.stderr
