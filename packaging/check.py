"""Run every check and sum up: what is green, what is red, how long each took.

python packaging/check.py [--skip NAME]...
"""

import argparse
import subprocess
import sys
import time

# Quick ones first; all are run, so that one look shows everything there is to mend.
STEPS = {
    "format": ["-m", "ruff", "format", "--check", "--quiet"],
    "lint": ["-m", "ruff", "check", "--quiet"],
    "types": ["-m", "mypy"],
    "layers": ["-c", "from importlinter.cli import lint_imports_command as lint; lint(['--no-logo'])"],
    "translations": ["packaging/translations.py", "check"],
    "test": ["-m", "pytest"],
}


def main() -> int:
    """Read the arguments, run the steps, and give 1 when one of them failed."""
    parser = argparse.ArgumentParser(description="Run every check.")
    parser.add_argument("--skip", action="append", default=[], choices=STEPS, metavar="NAME", help="leave a step out")
    skipped = parser.parse_args().skip
    results = []
    for name, command in STEPS.items():
        if name in skipped:
            results.append((name, "skipped", 0.0))
            continue
        print(f"── {name}", flush=True)
        start = time.monotonic()
        code = subprocess.run([sys.executable, *command], check=False).returncode
        results.append((name, "FAILED" if code else "ok", time.monotonic() - start))
    print("──")
    for name, result, seconds in results:
        print(f"{name:<13} {result:<8} {seconds:6.1f} s")
    return int(any(result == "FAILED" for _, result, _ in results))


if __name__ == "__main__":
    sys.exit(main())
