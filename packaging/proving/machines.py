"""Where a bundle is proved: unpacked into a folder with Hungarian letters and blanks, as another user would have it."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tarfile
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bundling.ground import PACKAGING, tool
from bundling.windows_python import run_tests
from bundling.wine import Wine

PLACE = "Űrhajós játékok – próba"
NOBODY = 65534


class Machine:
    """A bundle unpacked, and a way to start it; each system does it its own way."""

    name = ""
    needs: tuple[str, ...] = ("Xvfb", "xdotool", "setxkbmap")

    def __init__(self, archive: Path, folder: Path, display: str) -> None:
        self.folder, self.display = folder, display
        self.place = folder / PLACE
        self.place.mkdir()
        self.unpack(archive)
        self.bundle = self.place / "orrery"
        self.started: list[subprocess.Popen[bytes]] = []

    def unpack(self, archive: Path) -> None:
        raise NotImplementedError

    def open(self) -> None:
        """Called once the screen is there."""

    def start(self, *words: str | Path, env: Mapping[str, str] | None = None, **more: Any) -> subprocess.Popen[bytes]:
        raise NotImplementedError

    def own(self, path: Path) -> None:
        """Let the program's user have a folder and everything in it."""

    @property
    def users(self) -> Path:
        """Everything that the program's user may keep lies below."""
        raise NotImplementedError

    def seen(self, path: Path) -> str:
        """A path as the program sees it."""
        return str(path)

    def run_saves_tests(self) -> str:
        """What the tests of saves print on this system; nothing where the whole suite runs anyway."""
        return ""

    def running(self) -> list[int]:
        """Processes of the bundle that are still there."""
        marks = [str(self.bundle).encode(), b"orrery.exe"]
        found = []
        for path in Path("/proc").glob("[0-9]*/cmdline"):
            try:
                words, env = path.read_bytes(), path.with_name("environ").read_bytes()
            except OSError:
                continue
            if any(mark in words for mark in marks) and str(self.folder).encode() in env:
                found.append(int(path.parent.name))
        return found

    def kill(self, program: subprocess.Popen[bytes]) -> None:
        program.send_signal(signal.SIGKILL)
        program.wait()

    def close(self) -> None:
        for program in self.started:
            if program.poll() is None:
                self.kill(program)


class LinuxMachine(Machine):
    """Read-only, as another user with an empty environment and no Python on the path."""

    name = "linux"

    def unpack(self, archive: Path) -> None:
        with tarfile.open(archive) as packed:
            packed.extractall(self.place, filter="tar")
        for path in [self.place / "orrery", *(self.place / "orrery").rglob("*")]:
            if not path.is_symlink():
                os.chmod(path, path.stat().st_mode & ~0o222)
        self.users.mkdir()
        self.own(self.users)

    @property
    def users(self) -> Path:
        return self.folder / "home"

    def own(self, path: Path) -> None:
        if os.geteuid() == 0:
            for each in [path, *path.rglob("*")]:
                os.chown(each, NOBODY, NOBODY, follow_symlinks=False)

    def start(self, *words: str | Path, env: Mapping[str, str] | None = None, **more: Any) -> subprocess.Popen[bytes]:
        clean = {
            "HOME": str(self.users),
            "DISPLAY": self.display,
            "PATH": str(self.folder / "nothing-here"),
            "LANG": "C.UTF-8",
            "PROOF": str(self.folder),
            **(env or {}),
        }
        other: dict[str, Any] = {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}
        asked = [str(self.bundle / "orrery"), *(str(word) for word in words)]
        more.setdefault("stderr", subprocess.DEVNULL)  # a machine without sound says so at length
        made = subprocess.Popen(asked, env=clean, cwd=self.users, **other, **more)
        self.started.append(made)
        return made

    def close(self) -> None:
        super().close()
        for path in [self.place / "orrery", *(self.place / "orrery").rglob("*")]:
            if path.is_dir() and not path.is_symlink():
                os.chmod(path, 0o755)


class WineMachine(Machine):
    """A fresh Windows 10 as Wine knows it, with a Hungarian keyboard."""

    name = "windows"
    needs = (*Machine.needs, "wine64", "x86_64-w64-mingw32-gcc")

    def unpack(self, archive: Path) -> None:
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(self.place)

    def open(self) -> None:
        self.wine = Wine(self.folder / "wine", self.display)
        self.wine.__enter__()
        library = self.wine.prefix / "drive_c" / "windows" / "system32" / "bcryptprimitives.dll"
        compiler = str(tool("x86_64-w64-mingw32-gcc"))
        source = str(PACKAGING / "windows" / "random.c")
        subprocess.run([compiler, "-shared", "-o", str(library), source, "-ladvapi32"], check=True)

    @property
    def users(self) -> Path:
        return self.wine.prefix / "drive_c" / "users"

    def seen(self, path: Path) -> str:
        return self.wine.path(path)

    def start(self, *words: str | Path, env: Mapping[str, str] | None = None, **more: Any) -> subprocess.Popen[bytes]:
        made = self.wine.start(self.bundle / "orrery.exe", *words, cwd=self.bundle, env=env, **more)
        self.started.append(made)
        return made

    def run_saves_tests(self) -> str:
        return run_tests(self.wine, self.folder, "tests/saves")

    def close(self) -> None:
        super().close()
        if hasattr(self, "wine"):
            self.wine.__exit__()


MACHINES: dict[str, type[Machine]] = {"linux": LinuxMachine, "windows": WineMachine}


def copy_of(machine: Machine, folder: Path) -> Path:
    """The bundle once more, where its user may write."""
    copied = folder / "orrery"
    shutil.copytree(machine.bundle, copied, symlinks=True)
    for path in [copied, *copied.rglob("*")]:
        if not path.is_symlink():
            os.chmod(path, path.stat().st_mode | 0o200)
    machine.own(folder)
    return copied
