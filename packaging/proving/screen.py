"""A virtual screen with a Hungarian keyboard, and hands on its mouse and keys."""

from __future__ import annotations

import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from proving.rehearsal import SIZE

Point = tuple[int, int]


class Screen:
    """Begins with `open`; everything a person could do at it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.display = folder, ""
        self._server: subprocess.Popen[bytes] | None = None

    def open(self) -> None:
        reading, writing = os.pipe()
        words = ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{SIZE[0]}x{SIZE[1]}x24", "-ac", "-noreset"]
        words += ["-fbdir", str(self.folder)]
        self._server = subprocess.Popen([*words, "-nolisten", "tcp"], pass_fds=[writing], stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as answers:
            self.display = f":{answers.readline().strip()}"
        self.tool("setxkbmap", "hu")

    @property
    def picture(self) -> Path:
        """The screen's own memory."""
        return self.folder / "Xvfb_screen0"

    def tool(self, *words: str) -> str:
        env = {**os.environ, "DISPLAY": self.display}
        return subprocess.run(words, env=env, capture_output=True, text=True, check=False).stdout.strip()

    def window(self) -> bool:
        return bool(self.tool("xdotool", "search", "--onlyvisible", "--class", "^[Oo]rrery"))

    def focus(self) -> None:
        """Let the keys go to the program's window."""
        self.tool("xdotool", "search", "--onlyvisible", "--class", "^[Oo]rrery", "windowfocus")

    def click(self, at: Point) -> None:
        self.tool("xdotool", "mousemove", str(at[0] - 3), str(at[1] - 2))
        self.tool("xdotool", "mousemove", str(at[0]), str(at[1]))
        time.sleep(0.15)
        self.tool("xdotool", "click", "1")

    def keys(self, *names: str) -> None:
        for name in names:
            self.tool("xdotool", "key", name)
            time.sleep(0.25)

    def type(self, text: str) -> None:
        self.tool("xdotool", "type", "--delay", "60", text)
        time.sleep(0.3)

    def close(self) -> None:
        if self._server is not None:
            self._server.terminate()
            self._server.wait()


def became(held: Callable[[], object], seconds: float) -> bool:
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        if held():
            return True
        time.sleep(0.1)
    return False
