"""Result files: a finished game to carry from one copy of the program to the tournament desk of another.

    orrery-result 1 <crc> {document}

The document is the whole game. Nothing in the file is believed: the game is played again from its seed and answers by
the rules of this program, and what comes out is the result. Nothing in it is ever executed.
"""

from __future__ import annotations

import re
import zlib
from pathlib import Path

from rules import CONCEDE, find, result
from rules.content.loading import Content
from rules.core.lean import dataclass
from rules.tournament.entries import HUMAN
from saves.bounded import MAX_BYTES, read_bytes
from saves.disk import Disk, free_path, write_atomically
from saves.document import Document, decode_document, encode_document
from saves.errors import BadSave
from saves.games import log_of, session_of, setup_of
from saves.replays import may_replay, verify
from saves.store import file_stem

START = b"orrery-result 1 "
ENDING = ".orrery-result"
_OTHER = re.compile(rb"orrery-result (\d{1,6}) ")
# Why a file is refused; worded by `tournament-file-<id>`.
REFUSALS = ("not-ours", "version", "checksum", "damaged", "game", "rules", "cards", "forged", "unfinished")


class BadResult(Exception):
    """A file that proves no result; `cause` is what the reader of saves says about it."""

    def __init__(self, id: str, cause: BadSave | None = None, **params: str | int) -> None:
        self.id, self.cause, self.params = id, cause, params
        super().__init__(f"{id} {params} {cause or ''}")


@dataclass(frozen=True, slots=True)
class ProvenResult:
    """What a file proves: which game was played how, and who came in which place (seats, best first).

    Names and marks are only said by the file; the seed is proven, because the game was played again from it.
    """

    game: str
    options: dict[str, object]
    names: tuple[str, ...]
    places: tuple[tuple[int, ...], ...]
    proof: str
    seed: int = 0
    marks: tuple[str, ...] = ()
    switches: tuple[dict[str, object], ...] = ()  # by seat
    machines: tuple[int, ...] = ()  # seats that a computer player has played, at least for a while
    conceded: tuple[int, ...] = ()  # seats
    answers: int = 0


def write_result(folder: Path, document: Document, disk: Disk | None = None) -> Path:
    """A finished game as a result file with a free name; where it lies."""
    text = encode_document(document).strip()
    stem = file_stem("-".join(seat.name for seat in document.meta.seats))
    path = free_path(folder, stem, ENDING)
    write_atomically(disk or Disk(), path, START + b"%08x " % zlib.crc32(text) + text + b"\n")
    return path


def read_result(path: Path) -> ProvenResult:
    """Check a file and play its game again; `BadResult` says why it proves nothing. This may take some seconds."""
    try:
        document = _document(read_bytes(path, MAX_BYTES + 64))
        return _proven(document)
    except BadSave as bad:
        raise BadResult("damaged", bad.in_file(path)) from None


def _document(data: bytes) -> Document:
    if not data.startswith(START):
        other = _OTHER.match(data)
        if other:
            raise BadResult("version", found=int(other[1]), known=1)
        raise BadResult("not-ours")
    crc, text = data[len(START) : len(START) + 8], data[len(START) + 9 :].strip()
    if b"%08x" % zlib.crc32(text) != crc:
        raise BadResult("checksum")
    return decode_document(text)


def _proven(document: Document) -> ProvenResult:
    try:
        game = find(document.game)
    except KeyError:
        raise BadResult("game", game=document.game) from None
    if document.rules != str(game.version) or not may_replay(document):
        raise BadResult("rules", found=document.rules, known=str(game.version))
    if not _has_our_cards(document):
        raise BadResult("cards")
    verdict = verify(document)
    if not verdict.agrees:
        raise BadResult("forged")
    ended = result(session_of(document).state)  # the very position to which the game led when it was played again
    if ended is None:
        raise BadResult("unfinished")
    setup, log = setup_of(document), [answer for answer in log_of(document) if answer.seat >= 0]
    planned = {answer.seat for answer in log if answer.plan is not None}  # only computer players note plans
    said = {
        number
        for number, seat in enumerate(document.meta.seats)
        if any(kind not in (None, HUMAN) for kind in (seat.kind, seat.home))
    }
    return ProvenResult(
        document.game,
        dict(setup.options),
        tuple(seat.name for seat in document.meta.seats),
        tuple(tuple(group) for group in ended.places if group),
        verdict.found,
        document.seed,
        tuple(document.marks),
        tuple(dict(seat) for seat in setup.seats),
        tuple(sorted(planned | said)),
        tuple(sorted({answer.seat for answer in log if answer.prompt == CONCEDE})),
        sum(answer.prompt != CONCEDE for answer in log),
    )


def _has_our_cards(document: Document) -> bool:
    """Whether the game was played with the cards of this program; a file may bring its own, but not to a tournament."""
    try:
        ours = find(document.game).content(list(setup_of(document).sets))
    except Exception:  # sets that this program does not have fail in as many ways as there are games
        return False
    return document.content.hash == (ours.hash if isinstance(ours, Content) else "")
