"""Plays and journals games in child processes that are killed, and checks what can be resumed. Run as a program.

Three ways of dying: in the middle of a chosen system call (half a write, before a sync, before a rename), at a
random moment from outside, and right after an answer was recorded. Every child tells through a pipe how many answers
it was promised to be safe.
"""

from __future__ import annotations

import contextlib
import json
import os
import signal
import sys
import threading
import time
from pathlib import Path

from rules import Chance, Session, fingerprint, waiting
from saves import journal as journal_module
from saves import writer as writer_module
from saves.disk import Disk
from saves.places import in_folder
from saves.recovery import resume, unfinished
from saves.running import RunningGame
from saves.store import Store
from tests.saves.support import MATCH, FaultyDisk, KillingDisk, about, play, tiny_session

ANSWERS = 40
LINES = 7  # so that the journal is rewritten several times in a short game


def play_game(folder: Path, disk: Disk, told: int, pause: float, last: int) -> None:
    """The child: play, record, and tell each confirmed number; after the `last` answer it is dead at once."""
    session = tiny_session()
    running = RunningGame.begin(Store(in_folder(folder), disk), session, about())
    rng = Chance(5)
    for number in range(ANSWERS):
        play(session, rng, 1)
        running.record()
        if number + 1 == last:
            os.write(told, b"%d\n" % len(session.log))
            os.kill(os.getpid(), signal.SIGKILL)
        if not last and number % 3 != 2:  # sometimes the disk still has to take two answers at once
            running.flush()
        time.sleep(pause)
        os.write(told, b"%d\n" % running.confirmed)
    running.leave()
    os._exit(0)


def child(folder: Path, disk: Disk, pause: float = 0.0, last: int = 0) -> tuple[int, int]:
    """Start a child; its process and the pipe from which its promises come."""
    ours, theirs = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(ours)
        with contextlib.suppress(BaseException):
            play_game(folder, disk, theirs, pause, last)
        os._exit(3)
    os.close(theirs)
    return pid, ours


def promised(pipe: int) -> int:
    """The last number of answers that the child knew to be safe."""
    text = b""
    while chunk := os.read(pipe, 65536):
        text += chunk
    os.close(pipe)
    complete = text[: text.rfind(b"\n") + 1].split()
    return int(complete[-1]) if complete else 0


def wrong_after(folder: Path, safe: int, whole: Session, prints: list[str]) -> str:
    """What is wrong with the match that a dead child left behind; empty if nothing is."""
    store = Store(in_folder(folder))
    offers = unfinished(store)
    if not offers:
        return f"no offer to continue, {safe} answers promised" if safe else ""
    again = resume(store, MATCH)
    session = again.running.session
    count = len(session.log)
    if again.notice is not None:
        return f"damage reported: {again.notice}"
    if count < safe:
        return f"{count} answers left of {safe} promised"
    if session.log != whole.log[:count] or fingerprint(session.state) != prints[count]:
        return f"another game after {count} answers"
    # It must also be possible to go on, and to be interrupted again.
    if count < len(whole.log):
        session.answer(whole.log[count])
        again.running.record()
    again.running.leave()
    after = resume(store, MATCH).running
    left = len(after.session.log)
    after.leave()
    return "" if left == min(count + 1, len(whole.log)) else f"went on to {left} after {count}"


def whole_game() -> tuple[Session, list[str]]:
    session, rng = tiny_session(), Chance(5)
    prints = [fingerprint(session.state)]
    while len(session.log) < ANSWERS and waiting(session.state):
        play(session, rng, 1)
        prints.append(fingerprint(session.state))
    return session, prints


def calls_of_a_game(folder: Path) -> int:
    disk = FaultyDisk()
    store = Store(in_folder(folder), disk)
    session = tiny_session()
    running = RunningGame.begin(store, session, about())
    rng = Chance(5)
    for _ in range(ANSWERS):
        play(session, rng, 1)
        running.record()
        running.flush()
    running.leave()
    return disk.calls


def wait_for_writers() -> None:
    """Only a process without other threads may be copied by a fork."""
    while threading.active_count() > 1:
        time.sleep(0.01)


def main() -> None:
    root, seed, chosen = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    journal_module.LONG_LINES = LINES
    writer_module._LINGER = 0.0
    whole, prints = whole_game()
    rng = Chance(seed)
    calls = calls_of_a_game(root / "count")
    wait_for_writers()
    failures, killed = [], 0
    for number in sorted({rng.below(calls - 8) for _ in range(chosen)}):
        pid, pipe = child(root / f"call-{number}", KillingDisk(number))
        safe = promised(pipe)
        killed += os.WIFSIGNALED(os.waitpid(pid, 0)[1])
        if wrong := wrong_after(root / f"call-{number}", safe, whole, prints):
            failures.append(f"killed in call {number}: {wrong}")
        wait_for_writers()
    for number in range(chosen // 4):
        pid, pipe = child(root / f"moment-{number}", Disk(), pause=0.002)
        time.sleep(0.005 + rng.below(100) / 1000)
        os.kill(pid, signal.SIGKILL)
        safe = promised(pipe)
        killed += os.WIFSIGNALED(os.waitpid(pid, 0)[1])
        if wrong := wrong_after(root / f"moment-{number}", safe, whole, prints):
            failures.append(f"killed at moment {number}: {wrong}")
        wait_for_writers()
    for last in sorted({1, 2, 3, LINES, LINES + 1, LINES + 2, *(1 + rng.below(ANSWERS) for _ in range(chosen // 4))}):
        pid, pipe = child(root / f"answer-{last}", Disk(), last=last)
        safe = promised(pipe)
        killed += os.WIFSIGNALED(os.waitpid(pid, 0)[1])
        wrong = wrong_after(root / f"answer-{last}", safe, whole, prints)
        if wrong or safe != last:
            failures.append(f"killed after answer {last}: {wrong or safe}")
        wait_for_writers()
    print(json.dumps({"calls": calls, "killed": killed, "failures": failures}))


if __name__ == "__main__":
    main()
