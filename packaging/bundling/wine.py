"""Wine with a machine of its own in one folder: begun empty, told to be Windows 10, gone afterwards."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bundling.ground import ROOT, Stop, tool, why

# No search for add-ons of Wine, and no entries in the menus of whoever builds.
OFF = "mscoree=;mshtml=;winemenubuilder.exe="


class Wine:
    """`run` waits for a Windows program, `start` does not; as a context it ends all of them."""

    def __init__(self, folder: Path, display: str = "") -> None:
        self.prefix = folder / "prefix"
        self.home = folder / "home"
        loader = tool("wine64")
        if loader is None:
            raise Stop("wine64 missing here")
        self._loader = loader
        self.env = {
            "PATH": "/usr/local/bin:/usr/bin:/bin",
            "HOME": str(self.home),
            "LANG": "C.UTF-8",  # names of files in Unicode
            "WINEPREFIX": str(self.prefix),
            "WINEDEBUG": "-all",
            "WINEDLLOVERRIDES": OFF,
            **({"DISPLAY": display} if display else {}),
        }

    def __enter__(self) -> Wine:
        self.home.mkdir(parents=True)
        self.run("wineboot", "-i")
        self.run("winecfg", "-v", "win10")
        return self

    def __exit__(self, *_: object) -> None:
        self.server("-k")
        self.server("-w")
        shutil.rmtree(self.prefix, ignore_errors=True)
        shutil.rmtree(self.home, ignore_errors=True)

    def server(self, *words: str) -> None:
        """Speak to this machine's own server, never to another's."""
        server = shutil.which("wineserver") or str(Path(self._loader).with_name("wineserver"))
        subprocess.run([server, *words], env=self.env, capture_output=True, timeout=60)

    def path(self, path: Path) -> str:
        """A path as a Windows program sees it."""
        return "Z:" + str(path).replace("/", "\\")

    def run(self, *words: str | Path, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> str:
        """Run a Windows program to its end; what it printed, or a stop with the end of it."""
        made = self.start(*words, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        out = made.communicate()[0].decode(errors="replace").replace("\r\n", "\n")
        if made.returncode:
            raise Stop(why(" ".join(str(word) for word in words[:4]), out))
        return out

    def start(
        self, *words: str | Path, cwd: Path = ROOT, env: Mapping[str, str] | None = None, **more: Any
    ) -> subprocess.Popen[bytes]:
        """Start a Windows program. What it prints must go to a pipe: with a file it dies."""
        asked = [self.path(word) if isinstance(word, Path) else word for word in words]
        more.setdefault("stdout", subprocess.DEVNULL)
        more.setdefault("stderr", subprocess.DEVNULL)
        return subprocess.Popen(
            [self._loader, *asked],
            env={**self.env, **(env or {})},
            cwd=cwd,
            stdin=subprocess.DEVNULL,
            **more,
        )
