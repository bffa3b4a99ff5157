"""Find what the system lacks before Qt would fail on it without a sentence. Standard library only.

python3 packaging/preflight.py    prints the line to paste, or nothing; exit code 3 when something is missing
"""

import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping

MISSING = 3

# Each library that Qt loads, and the Debian package that brings it.
LIBRARIES = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libglib-2.0.so.0": "libglib2.0-0",
}
# In addition for a window on an X display; Qt aborts the process when one of these is missing.
WINDOW_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
}


def is_loadable(library: str) -> bool:
    """Tell whether the system has a library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def opens_x_window(environment: Mapping[str, str]) -> bool:
    """Tell whether Qt will open its windows on an X display."""
    chosen = environment.get("QT_QPA_PLATFORM", "")
    if chosen:
        return chosen.startswith("xcb")
    return bool(environment.get("DISPLAY")) and not environment.get("WAYLAND_DISPLAY")


def missing_libraries(environment: Mapping[str, str] = os.environ) -> dict[str, str]:
    """Give the libraries that Qt would miss here, with the package of each; nothing except on Linux."""
    if not sys.platform.startswith("linux"):
        return {}
    needed = LIBRARIES | (WINDOW_LIBRARIES if opens_x_window(environment) else {})
    return {library: package for library, package in needed.items() if not is_loadable(library)}


def missing_venv_package() -> dict[str, str]:
    """Give the package that Debian keeps ``python3 -m venv`` in, when this Python can't make an environment."""
    if all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
        return {}
    return {"python3 -m venv": f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"}


def is_root() -> bool:
    """Tell whether packages can be installed without asking."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def may_install(environment: Mapping[str, str] = os.environ) -> bool:
    """Tell whether to install at once: as root, with apt, and with nobody at a screen (a container, a CI machine)."""
    has_screen = bool(environment.get("DISPLAY") or environment.get("WAYLAND_DISPLAY"))
    return is_root() and not has_screen and shutil.which("apt-get") is not None


def apt_line(packages: list[str]) -> str:
    """Give the line to paste."""
    sudo = "" if is_root() else "sudo "
    return f"{sudo}apt-get install -y --no-install-recommends " + " ".join(packages)


def explain(missing: Mapping[str, str]) -> str:
    """Say what is missing and how to get it."""
    packages = sorted(set(missing.values()))
    names = ", ".join(missing)
    if shutil.which("apt-get"):
        return (
            f"This system lacks {names}. 系统缺少以上组件。\n"
            f"Install it with this line, then run the same command again:\n\n  {apt_line(packages)}\n"
        )
    return (
        f"This system lacks {names}. 系统缺少以上组件。\n"
        "Install the packages of your system that bring them, then run the same command again. "
        f"(On Debian and Ubuntu they are called {', '.join(packages)}.)\n"
    )


def install(packages: list[str]) -> bool:
    """Install packages with apt as root; tell whether it worked."""
    print("Installing system packages (as root, with apt-get): " + " ".join(packages), flush=True)
    environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
    for command in (["update"], ["install", "-y", "--no-install-recommends", *packages]):
        done = subprocess.run(
            ["apt-get", "-qq", "-o", "Dpkg::Use-Pty=0", *command],
            stdout=subprocess.DEVNULL,
            env=environment,
            check=False,
        )
        if done.returncode and command != ["update"]:
            return False
    return True


def main() -> int:
    """Print what is missing."""
    missing = missing_libraries()
    if missing:
        print(explain(missing))
    return MISSING if missing else 0


if __name__ == "__main__":
    sys.exit(main())
