"""What every build stands on: where things lie, how a command is run, and the one way in which a build stops."""

from __future__ import annotations

import errno
import platform
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
BUILD, DIST = ROOT / "build", ROOT / "dist"
PACKAGING = ROOT / "packaging"
ROOM = 1_500_000_000  # bytes that a build takes while it lasts
TOLD = 12  # lines of a failed command that are worth reading

# The Debian package that brings a tool; on other systems the name helps to find it.
BRINGS = {
    "wine64": "wine wine64",
    "osslsigncode": "osslsigncode",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64-posix",
    "wrestool": "icoutils",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "setxkbmap": "x11-xkb-utils",
}
# Debian keeps Wine's loader out of the path.
ELSEWHERE = {"wine64": ("/usr/lib/wine/wine64",)}


class Stop(Exception):
    """Nothing can be built: one clear message, exit code 2."""


def this_system() -> str:
    """linux, windows or darwin."""
    return platform.system().lower()


def tool(name: str) -> str | None:
    """Where a tool lies."""
    return shutil.which(name) or next((path for path in ELSEWHERE.get(name, ()) if shutil.which(path)), None)


def need(*names: str) -> None:
    """Stop unless all these tools are here, with the command that brings those that are not."""
    missing = [name for name in names if tool(name) is None]
    if missing:
        packages = " ".join(BRINGS[name] for name in missing)
        raise Stop(
            f"{', '.join(missing)} missing here; install with: apt-get install --no-install-recommends {packages}"
        )


def need_room(folder: Path) -> None:
    """Stop before a build begins that the disk cannot hold."""
    folder.mkdir(parents=True, exist_ok=True)
    free = shutil.disk_usage(folder).free
    if free < ROOM:
        raise Stop(f"no room: a build takes {ROOM / 1e9:.1f} GB beside {folder}, {free / 1e9:.1f} GB are free")


def run(*words: str | Path, env: Mapping[str, str] | None = None) -> str:
    """Run a command; what it printed, or a stop with the end of it."""
    asked = [str(word) for word in words]
    done = subprocess.run(
        asked, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace"
    )
    if done.returncode:
        raise Stop(why(" ".join(asked[:4]), done.stdout))
    return done.stdout


def why(command: str, printed: str) -> str:
    """Why a command failed, in the last lines of what it printed."""
    if "No space left on device" in printed or "Errno 28" in printed:
        return f"no room left on the disk ({command} …)"
    lines = [line for line in printed.splitlines() if line.strip() and not line.startswith("WARNING")]
    return "\n  ".join([f"this failed: {command} …", *lines[-TOLD:]])


@contextmanager
def cleared_on_failure(*folders: Path) -> Iterator[None]:
    """Whatever ends the work early, these folders do not stay behind half-made."""
    try:
        yield
    except BaseException as failure:
        for folder in folders:
            shutil.rmtree(folder, ignore_errors=True)
        if isinstance(failure, OSError) and failure.errno in (errno.ENOSPC, errno.EDQUOT):
            raise Stop(f"no room left on the disk ({failure.filename or folders[0]})") from None
        raise
