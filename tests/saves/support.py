"""What the tests of saves share: a small game to save, a disk that fails on request, a folder of one's own."""

from __future__ import annotations

import errno
import os
import signal
import struct
import threading
import zlib
from pathlib import Path

import pytest

from rules import Answer, Chance, Session, Setup, waiting
from saves.disk import Disk
from saves.document import Document, SeatInfo, picture_text
from saves.games import SaveFacts, document_of, now
from saves.journal import recover
from saves.running import RunningGame
from saves.store import JOURNAL, Store
from tests.support import tiny  # noqa: F401  (registers the game)
from tests.support.playout import random_answer

WINDOWS = os.name == "nt"
# What Windows cannot do by nature.
open_files_can_go = pytest.mark.skipif(WINDOWS, reason="Windows lets nobody delete or exchange a file that is open")
# Every place of a file is tried; on Windows, where the proof runs under Wine and a file takes long, some of them.
EACH = 13 if WINDOWS else 1

MATCH = "20260101-120000-cafe0001"


def tiny_session(seed: int = 5, answers: int = 0) -> Session:
    """The tiny game after some random answers; the same seed gives the same game."""
    session = Session.start("tiny", Setup("tiny", [{"hat": "red"}, {"hat": "blue"}, {}]), seed)
    play(session, Chance(seed), answers)
    return session


def play(session: Session, rng: Chance, answers: int) -> list[Answer]:
    given = []
    for _ in range(answers):
        if not waiting(session.state):
            break
        given.append(random_answer(session.state, rng))
        session.answer(given[-1])
    return given


def about(name: str = "Péntek este", match: str = MATCH, **more: object) -> SaveFacts:
    seats = [SeatInfo("Anna", "human"), SeatInfo("Béla", "human"), SeatInfo("Kapitány", "captain")]
    return SaveFacts(match, now(), seats, name, program="0.1.0", **more)  # type: ignore[arg-type]


def tiny_document(name: str = "Péntek este", answers: int = 12, seed: int = 5) -> Document:
    return document_of(tiny_session(seed, answers), about(name, picture=picture_text(png(4, 3))))


def begun(store: Store, seed: int = 5) -> tuple[Session, RunningGame]:
    session = tiny_session(seed)
    return session, RunningGame.begin(store, session, about())


def play_recorded(session: Session, running: RunningGame, rng: Chance, answers: int) -> None:
    for _ in range(answers):
        play(session, rng, 1)
        running.record()


def journal_path(store: Store, match: str = MATCH) -> Path:
    return store.match_folder(match) / JOURNAL


def resumable(store: Store) -> list[object]:
    """The answers that a crash now would leave."""
    return [entry.plain() for entry in recover(journal_path(store)).log]


def png(width: int, height: int) -> bytes:
    """A grey picture."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    rows = zlib.compress((b"\0" + b"\x80" * width) * height)
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def files_below(folder: Path) -> dict[str, bytes]:
    """Every file with its bytes, locks left out."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix != ".lock"
    }


class FaultyDisk(Disk):
    """Counts the calls that change the disk and lets one of them, or all from one on, fail.

    A write that fails has written half of its bytes, as on a disk that fills up.
    """

    def __init__(self, fail_at: int = -1, *, error: int = errno.ENOSPC, lasting: bool = False) -> None:
        self.calls = 0
        self.fail_at = fail_at
        self.error = error
        self.lasting = lasting

    def _due(self) -> bool:
        self.calls += 1
        return 0 <= self.fail_at < self.calls and (self.lasting or self.calls == self.fail_at + 1)

    def _fail(self) -> None:
        raise OSError(self.error, os.strerror(self.error))

    def _step(self) -> None:
        if self._due():
            self._fail()

    def create(self, path: Path) -> int:
        self._step()
        return super().create(path)

    def open_append(self, path: Path) -> int:
        self._step()
        return super().open_append(path)

    def write(self, fd: int, data: bytes) -> int:
        if self._due():
            super().write(fd, data[: len(data) // 2])
            self._fail()
        return super().write(fd, data)

    def sync(self, fd: int) -> None:
        self._step()
        super().sync(fd)

    def replace(self, source: Path, target: Path) -> None:
        self._step()
        super().replace(source, target)

    def truncate(self, fd: int, size: int) -> None:
        self._step()
        super().truncate(fd, size)


class KillingDisk(FaultyDisk):
    """Kills the process in the middle of a call, without a chance to tidy up."""

    def _fail(self) -> None:
        os.kill(os.getpid(), signal.SIGKILL)


class StuckDisk(Disk):
    """Nothing gets durable before the gate opens."""

    def __init__(self, gate: threading.Event) -> None:
        self.gate = gate

    def sync(self, fd: int) -> None:
        self.gate.wait(20)
        super().sync(fd)
