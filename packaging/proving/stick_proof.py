"""What a stick must do: a game begun on one system goes on at the other, and a stick that vanishes costs nothing."""

from __future__ import annotations

import json
import os
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bundling.stick import LINUX, SHARED, WINDOWS, lay_out

from proving.machines import LinuxMachine, Machine, WineMachine
from proving.screen import Screen, became
from proving.steps import WINDOW, Proof

CONTINUE = (190, 121)  # the first and largest button of the menu
ON_WINDOWS, BACK_AGAIN = "Folytatás a másik gépen", "Visszadugva"


class StickProof(Proof):
    """The program of one system on the stick; what is kept lies in the folder that both share."""

    def __init__(self, machine: Machine, screen: Screen, rehearsed: dict[str, Any], shared: Path) -> None:
        super().__init__(machine, screen, rehearsed)
        self.shared = shared

    def journals(self, below: Path | None = None) -> list[Path]:
        return super().journals(below or self.shared)

    def _saved(self, name: str) -> list[Path]:
        found = self.shared.rglob("*.orrery.json")
        return [path for path in found if path.parent.name == "saves" and name.encode() in path.read_bytes()]

    def go_on(self) -> subprocess.Popen[bytes]:
        """Open the program and press Continue, until its table has a journal of its own."""
        before = {path: path.stat().st_mtime for path in self.journals()}
        program = self.machine.start("--size", WINDOW)
        self.wait("the menu", self.screen.window, program)
        for _ in range(6):
            time.sleep(3.0)
            self.screen.focus()  # without a window manager the keys still go to the other system's window
            self.screen.click(CONTINUE)
            if became(lambda: {path: path.stat().st_mtime for path in self.journals()} != before, 4.0):
                break
        time.sleep(2.0)
        return program

    def kept(self, name: str) -> int:
        """Save under a name; how many answers the save holds."""
        return len(json.loads(self.save(name).read_bytes())["log"])


def prove_stick(windows: Path, linux: Path, folder: Path, screen: Screen, rehearsed: dict[str, Any]) -> None:
    stick = lay_out(windows, linux, folder / "Pendrive – közös")
    machines: list[Machine] = []
    try:
        for kind, archive, name in ((LinuxMachine, linux, LINUX), (WineMachine, windows, WINDOWS)):
            place = folder / kind.name
            place.mkdir()
            os.chmod(place, 0o755)
            machine = kind(archive, place, screen.display)
            machines.append(machine)
            machine.open()
            machine.bundle = stick / name
        machines[0].own(stick)
        proofs = [StickProof(machine, screen, rehearsed, stick / SHARED) for machine in machines]
        for step in STEPS:
            begun = time.monotonic()
            step(*proofs)
            print(f"ok  {step.__doc__}  ({time.monotonic() - begun:.0f} s)", flush=True)
    finally:
        for machine in machines:
            machine.close()


def begun_here_continued_there(here: StickProof, there: StickProof) -> None:
    """a game begun on Linux is continued on Windows, from one folder that both share"""
    game = next(iter(here.rehearsed["games"]))
    program = here.table(game)
    here.move(game, program)
    answers = len(here.newest())
    here.machine.kill(program)
    for path in [here.shared, *here.shared.rglob("*")]:  # another laptop: its user may do everything on a stick
        os.chmod(path, 0o777 if path.is_dir() else 0o666)
    program = there.go_on()
    kept = there.kept(ON_WINDOWS)
    assert kept >= answers, f"{answers - kept} answers of the other system were lost"
    there.machine.kill(program)
    here.machine.own(here.shared)


def pulled_out(here: StickProof, there: StickProof) -> None:
    """a stick pulled out in play: the program goes on, and saves again when it is back"""
    program = here.go_on()
    before = len(here.newest())
    away = here.shared.with_name("pulled out")
    here.shared.rename(away)
    for _ in range(3):
        for at in here.rehearsed["games"][next(iter(here.rehearsed["games"]))]["clicks"]:
            here.screen.click(tuple(at))
            time.sleep(0.4)
    time.sleep(2.0)
    assert program.poll() is None, "the program ended when the stick was pulled out"
    _merge(away, here.shared)
    here.machine.own(here.shared)
    here.screen.keys("Escape", "Escape")
    kept = here.kept(BACK_AGAIN)
    assert kept >= before, f"{before - kept} answers were lost"
    here.machine.kill(program)


def _merge(away: Path, back: Path) -> None:
    """The stick is there again. What the program may have begun in its place is set aside."""
    if back.exists():
        back.rename(back.with_name("meanwhile"))
    away.rename(back)


def write_protected(here: StickProof, there: StickProof) -> None:
    """a write-protected stick: the game is played"""
    folders = [here.shared, *(path for path in here.shared.rglob("*") if path.is_dir())]
    if os.geteuid() == 0:
        for path in [here.shared, *here.shared.rglob("*")]:
            os.chown(path, 0, 0, follow_symlinks=False)
    for path in folders:
        os.chmod(path, 0o555)
    game = next(iter(here.rehearsed["games"]))
    program = here.machine.start("play", game, "--size", WINDOW)
    here.wait("the table", here.screen.window, program)
    time.sleep(4.0)
    assert program.poll() is None, "the program ended on a write-protected stick"
    here.machine.kill(program)
    for path in folders:
        os.chmod(path, 0o755)


STEPS: tuple[Callable[[StickProof, StickProof], None], ...] = (begun_here_continued_there, pulled_out, write_protected)
