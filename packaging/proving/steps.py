"""The one list of what a bundle must do, the same for every system."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bundling.ground import ROOT

from proving.machines import Machine, copy_of
from proving.rehearsal import LANGUAGE, SEED, SIZE
from proving.screen import Screen, became

PATIENCE = 60.0
SAVE_NAME, AGAIN_NAME = "Őszi űrjáték", "Folytatás ősszel"
PIN, WRONG_PIN = "4711", "1234"
MENU = (28, 22)  # the table's menu, at the upper left
WINDOW = f"{SIZE[0]}x{SIZE[1]}"


class Proof:
    """One bundle, one screen, and the places where a hand must click."""

    def __init__(self, machine: Machine, screen: Screen, rehearsed: dict[str, Any]) -> None:
        self.machine, self.screen, self.rehearsed = machine, screen, rehearsed

    def run(self) -> None:
        for step in STEPS:
            begun = time.monotonic()
            step(self)
            print(f"ok  {step.__doc__}  ({time.monotonic() - begun:.0f} s)", flush=True)

    # --- what is kept

    def journals(self, below: Path | None = None) -> list[Path]:
        return sorted((below or self.machine.users).rglob("journal.jsonl"), key=lambda path: path.stat().st_mtime)

    def answers(self, path: Path) -> list[int]:
        """The seats of the confirmed answers in a journal."""
        lines = [line for line in path.read_bytes().split(b"\n") if line]
        try:
            kept = [entry[0] for entry in json.loads(lines[0].split(b" ", 3)[3])["log"]] if lines else []
            for line in lines[1:]:
                place, entry = json.loads(line.split(b" ", 1)[1])[:2]
                kept = [*kept[:place], entry[0]]
        except (ValueError, IndexError):  # it is being written
            return []
        return kept

    def newest(self) -> list[int]:
        found = self.journals()
        return self.answers(found[-1]) if found else []

    # --- deeds

    def wait(self, what: str, held: Callable[[], object], program: subprocess.Popen[bytes]) -> None:
        if not became(held, PATIENCE):
            raise AssertionError(f"{what} did not come; the program {'runs' if program.poll() is None else 'ended'}")

    def table(self, game: str) -> subprocess.Popen[bytes]:
        """Open a table and wait for its journal."""
        told = self.rehearsed["games"][game]
        seats = ",".join(["human", *["cadet"] * (told["seats"] - 1)])
        options = [word for name, value in told["options"].items() for word in ("--variant", f"{name}={value}")]
        before = len(self.journals())
        words = ("play", game, "--seats", seats, "--seed", str(SEED), "--lang", LANGUAGE, "--size", WINDOW, *options)
        program = self.machine.start(*words)
        self.wait(f"a table of {game}", lambda: self.screen.window() and len(self.journals()) > before, program)
        return program

    def move(self, game: str, program: subprocess.Popen[bytes]) -> None:
        """Answer the first question by mouse, and wait for an opponent's answer."""
        for _ in range(8):
            time.sleep(1.0)
            for at in self.rehearsed["games"][game]["clicks"]:
                self.screen.click(tuple(at))
                time.sleep(0.4)
            if became(lambda: 0 in self.newest(), 4.0):
                break
            assert program.poll() is None, "the program ended"
        assert 0 in self.newest(), f"no move of {game} reached its journal"
        self.wait(f"an opponent's answer in {game}", lambda: any(seat > 0 for seat in self.newest()), program)

    def save(self, name: str) -> Path:
        """Save the game that is on the screen, under a name that is typed."""
        for _ in range(4):
            self.screen.click(MENU)
            time.sleep(0.8)
            self.screen.keys("Down", "Return")
            time.sleep(0.8)
            self.screen.type(name)
            self.screen.keys("Return")
            if became(lambda: self._saved(name), 5.0):
                return self._saved(name)[0]
            self.screen.keys("Escape", "Escape")
        raise AssertionError(f"no save named {name}")

    def _saved(self, name: str) -> list[Path]:
        found = self.machine.users.rglob("*.orrery.json")
        return [path for path in found if path.parent.name == "saves" and name.encode() in path.read_bytes()]

    def looks_like(self) -> str:
        """Which of the rehearsed screens the screen is nearest to."""
        told = run_project("-m", "proving.pictures", str(self.screen.picture), *self.rehearsed["pictures"].values())
        distances = [float(word) for word in told.split()]
        return list(self.rehearsed["pictures"])[distances.index(min(distances))]


def run_project(*words: str) -> str:
    """A program of the project's own Python, beside the bundle."""
    env = {"PYTHONPATH": f"{ROOT}:{ROOT / 'packaging'}", "PATH": "/usr/bin:/bin", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    done = subprocess.run([sys.executable, *words], cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(words)}: {done.stdout[-600:]}{done.stderr[-600:]}"
    return done.stdout


# --- the steps


def self_test(proof: Proof) -> None:
    """the self-test, with its report"""
    done = proof.machine.start("selftest", stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    out, _ = done.communicate(timeout=180)
    print(out.decode("utf-8").replace("\r\n", "\n").rstrip())
    assert done.returncode == 0, "the self-test failed"


def both_languages(proof: Proof) -> None:
    """window and menu in both languages, the tournament desk"""
    for language in ("en", "hu"):
        home = proof.machine.folder / f"nyelv {language}"
        settings = home / "data" / "settings" / "settings.toml"
        settings.parent.mkdir(parents=True)
        said = f'language = "{language}"\nfirst_run_done = true\nwindow = [{SIZE[0]}, {SIZE[1]}]\n'
        settings.write_text(said, encoding="utf-8")
        proof.machine.own(home)
        program = proof.machine.start("--size", WINDOW, env={"ORRERY_HOME": proof.machine.seen(home)})
        proof.wait("the window", proof.screen.window, program)
        time.sleep(3.0)
        seen = proof.looks_like()
        assert seen == f"menu-{language}", f"the menu in {language} looks like {seen}"
        if language != LANGUAGE:
            proof.machine.kill(program)
    for _ in range(4):
        proof.screen.click(tuple(proof.rehearsed["tournaments"]))
        time.sleep(1.5)
        if proof.looks_like() == "desk":
            break
    else:
        raise AssertionError("the tournament desk did not open")
    proof.machine.kill(program)


def every_game(proof: Proof) -> None:
    """a first move by mouse and an opponent's answer in every game"""
    for game in proof.rehearsed["games"]:
        program = proof.table(game)
        proof.move(game, program)
        proof.machine.kill(program)
        print(f"    {game}: answers of the seats {proof.newest()[:6]}", flush=True)


def save_and_verify(proof: Proof) -> None:
    """a save with a Hungarian name that replay --verify accepts on this system and in the bundle"""
    game = next(iter(proof.rehearsed["games"]))
    program = proof.table(game)
    proof.move(game, program)
    path = proof.save(SAVE_NAME)
    run_project("-m", "app", "replay", "--verify", str(path))
    done = proof.machine.start("replay", "--verify", path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    out, _ = done.communicate(timeout=120)
    assert done.returncode == 0, out.decode(errors="replace")
    proof.machine.kill(program)


def kill_and_continue(proof: Proof) -> None:
    """a kill in mid-game, then Continue with every confirmed answer, and nothing left running"""
    before = len(proof.newest())
    assert became(lambda: not proof.machine.running(), 10.0), "something of the killed program still runs"
    program = proof.machine.start("--size", WINDOW)
    proof.wait("the menu", proof.screen.window, program)
    time.sleep(3.0)
    proof.screen.keys("Return")
    time.sleep(3.0)
    path = proof.save(AGAIN_NAME)
    kept = len(json.loads(path.read_bytes())["log"])
    assert kept >= before, f"{before - kept} confirmed answers were lost"
    proof.machine.kill(program)


def early_kill(proof: Proof) -> None:
    """a kill while the opponents' process begins leaves nothing asleep"""
    game = next(iter(proof.rehearsed["games"]))
    for pause in (0.0, 0.4, 0.8):
        program = proof.table(game)
        time.sleep(pause)
        proof.machine.kill(program)
        assert became(lambda: not proof.machine.running(), 15.0), f"killed after {pause} s, a process stayed behind"


def given_files(proof: Proof) -> None:
    """a save from elsewhere opens, and a card set that is given lies with the others"""
    before = len(proof.journals())
    program = proof.machine.start(Path(proof.rehearsed["save"]))
    proof.wait("the table of the save", lambda: len(proof.journals()) > before, program)
    proof.machine.kill(program)
    given = Path(proof.rehearsed["set"])
    program = proof.machine.start(given)
    kept = lambda: [path for path in proof.machine.users.rglob(given.name) if path.parent.parent.name == "sets"]  # noqa: E731
    proof.wait("the card set", kept, program)
    proof.machine.kill(program)


def kiosk(proof: Proof) -> None:
    """a kiosk that only its PIN closes"""
    program = proof.machine.start("kiosk", "--pin", PIN, "--lang", LANGUAGE, "--size", WINDOW)
    proof.wait("the kiosk", proof.screen.window, program)
    time.sleep(3.0)
    places = proof.rehearsed["operator"]
    for typed in (WRONG_PIN, PIN, PIN, PIN):
        proof.screen.keys("Escape", "Escape")
        proof.screen.click(tuple(places["menu"]["menu-operator"]))
        time.sleep(1.0)
        proof.screen.type(typed)
        proof.screen.keys("Return")
        time.sleep(1.0)
        proof.screen.click(tuple(places["choice"]["close"]))
        ended = became(lambda: program.poll() is not None, 5.0)
        assert not (ended and typed == WRONG_PIN), "a wrong PIN closed the kiosk"
        if ended:
            break
    assert program.poll() == 0, "the PIN did not close the kiosk"


def portable(proof: Proof) -> None:
    """a portable copy writes into its own folder and nowhere else"""
    machine = proof.machine
    before = {path for path in machine.users.rglob("*") if path.is_file()}
    folder = machine.folder / "Hordozható pendrive"
    folder.mkdir()
    copied = copy_of(machine, folder)
    (copied / "portable.txt").touch()
    whole, machine.bundle = machine.bundle, copied
    game = next(iter(proof.rehearsed["games"]))
    program = machine.start("play", game, "--seed", str(SEED), "--size", WINDOW)
    proof.wait("the portable journal", lambda: proof.journals(copied / "data"), program)
    time.sleep(2.0)
    machine.kill(program)
    machine.bundle = whole
    written = sorted(str(path) for path in machine.users.rglob("*") if path.is_file() and path not in before)
    assert not written, f"the portable copy wrote elsewhere: {written[:5]}"


def tests_of_saves(proof: Proof) -> None:
    """the tests of saves on this system, if the suite does not run there"""
    printed = proof.machine.run_saves_tests().splitlines()
    print("".join(f"    {line}\n" for line in printed[-1:]), end="", flush=True)


STEPS: list[Callable[[Proof], None]] = [
    self_test, both_languages, every_game, save_and_verify, kill_and_continue, early_kill, given_files, kiosk, portable,
    tests_of_saves,
]  # fmt: skip
