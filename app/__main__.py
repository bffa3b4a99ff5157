"""Start the program: ``python -m app``. Nothing of Qt is imported before the arguments are read."""

import gc
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.cli import Options

NO_QT = 3
NO_DISPLAY = 4
APT_LINE = (
    "sudo apt-get install -y --no-install-recommends libgl1 libegl1 libxkbcommon0 libfontconfig1 libdbus-1-3 "
    "libglib2.0-0 libxcb-cursor0 libxkbcommon-x11-0 libxcb-icccm4 libxcb-keysyms1 libxcb-shape0"
)


def main(arguments: list[str] | None = None) -> int:
    """Run the program with these arguments (those of the process by default) and give its exit code."""
    given = sys.argv[1:] if arguments is None else arguments
    if given[:1] == ["--floor"]:
        from app.tour.floor import show_empty_window  # noqa: PLC0415

        return show_empty_window()

    from app.cli import display_problem, read_options  # noqa: PLC0415

    options = read_options(given)
    # Nothing that is made before the first paint is ever thrown away: to look for it only takes time.
    gc.disable()
    problem = display_problem()
    if problem is not None:
        sys.stderr.write(problem + "\n")
        return NO_DISPLAY
    try:
        return start(options)
    except ImportError as error:
        if not is_missing_library(error):
            raise
        sys.stderr.write(
            f"A system library that the window needs is missing: {error}\n"
            f"缺少窗口所需的系统库。On Debian or Ubuntu, run:\n  {APT_LINE}\n"
        )
        return NO_QT


def start(options: "Options") -> int:
    """Do what was asked for: the window, or one of the things that are done with it; gives the exit code."""
    if options.self_test:
        from app.selftest import run  # noqa: PLC0415
    elif options.tour is not None:
        from app.tour.guide import run  # noqa: PLC0415
    elif options.tour_part is not None:
        from app.tour.part import run  # noqa: PLC0415
    else:
        from app.main import run  # noqa: PLC0415
    return run(options)


def is_missing_library(error: ImportError) -> bool:
    """Tell whether an import failed for want of Qt or of a library beneath it, rather than by our own fault."""
    name = error.name or ""
    return name.partition(".")[0] in {"PySide6", "shiboken6"} or "shared object" in str(error)


if __name__ == "__main__":
    sys.exit(main())
