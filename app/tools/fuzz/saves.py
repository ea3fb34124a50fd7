"""Saves written by an attacker: each has a checksum that fits and a position that never was.

Such a file is refused in a moment, or it is played on like any other: then no answer and no look of anybody meets a
fault.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator, Sequence
from functools import cache, partial
from typing import Any

import msgspec

from app.match import Seats
from app.shell.main import App
from app.table.trial import lay_out_for_all, try_table
from app.tools.fuzz.limits import Failure, FuzzOutcome, judged
from app.tools.fuzz.mutate import mutated
from app.tools.shot import headless_app
from rules import Chance, Illegal, Session, Setup, answer_at_random, encode, find, imagine, stream, waiting
from rules.core.flow import FLOWS
from saves.document import Document, SeatInfo, decode_document, encode_document
from saves.errors import BadSave
from saves.games import SaveFacts, document_of, now, session_of
from saves.trial import look_around

ANSWERS = 300  # that an accepted save is played on
_GAMES = 6  # true games of each kind that the forgeries are made of, at most
_FORGERIES = 5  # of each kind before another true game is played
_POINTS = 8  # at so many moments of each
_LONGEST = 700  # answers of a game that is looked at
_TABLES, _WORLDS = 10, 25  # after so many answers a table is laid out, and what is hidden is imagined


def forged_saves(games: Sequence[str], count: int, seed: int) -> Iterator[FuzzOutcome]:
    """So many forgeries in turn for each game, and what came of them."""
    for number in range(count):
        game = games[number % len(games)]
        rng = Chance(stream(seed, f"save:{game}:{number}"))
        true_games = min(_GAMES, 1 + number // len(games) // _FORGERIES)
        document = rng.choice(documents(game, seed, rng.below(true_games)))
        forgery = forge(document, rng)
        yield judged(number, game, partial(read, forgery), partial(play_on, rng=rng))


@cache
def documents(game: str, seed: int, number: int) -> tuple[Document, ...]:
    """True positions of one true game, with all switches drawn."""
    rng = Chance(stream(seed, f"game:{game}:{number}"))
    low, high = find(game).seats
    seats = low + rng.below(high - low + 1)
    setup = _setup(game, seats, rng)
    session = Session.start(game, setup, rng.below(1 << 32))
    while len(session.log) < _LONGEST and (asked := waiting(session.state)):
        session.answer(answer_at_random(session.state, rng.choice(asked), rng))
    about = SaveFacts("fuzz", now(), [SeatInfo(f"P{seat}", "human") for seat in range(seats)], "fuzz")
    moments = sorted({rng.below(len(session.log) + 1) for _ in range(_POINTS)} | {len(session.log)})
    return tuple(document_of(position, about) for position in _at(moments, session))


def _at(moments: Sequence[int], played: Session) -> Iterator[Session]:
    """The same game again, as it stood after so many answers."""
    again = Session.start(played.setup.game, played.setup, played.seed)
    for moment in moments:
        for answer in played.log[len(again.log) : moment]:
            again.answer(answer)
        yield again


def _setup(game: str, seats: int, rng: Chance) -> Setup:
    while True:
        setup = find(game).random_setup(seats, rng)
        try:
            find(game).check_setup(setup)
        except Illegal:
            continue
        return setup


def forge(document: Document, rng: Chance) -> Document:
    """One to three things of a save changed, most of them in its position and there in what is under way."""
    body: dict[str, Any] = {
        "snapshot": document.snapshot, "log": [each.plain() for each in document.log[-40:]],
        "packed": document.content.packed,
    }  # fmt: skip
    way = rng.below(20)
    if way == 0 and body["packed"]:
        body = mutated(body, rng, [("packed",)])
    elif way == 1:
        body = mutated(body, rng, [("snapshot", "setup")])
    elif way < 5:
        body = copy.deepcopy(body)
        _stir_frames(body["snapshot"], rng)
    elif way < 11:
        body = mutated(body, rng, [("snapshot", "frames"), ("snapshot", "frames"), ("snapshot", "stack")])
    else:
        body = mutated(body, rng, [("snapshot",)] if way < 17 else [("snapshot", key) for key in body["snapshot"]])
    snapshot = body["snapshot"]
    content = msgspec.structs.replace(document.content, packed=body["packed"])
    setup = snapshot["setup"] if isinstance(snapshot, dict) and "setup" in snapshot else document.setup
    # Without a fingerprint: drafts had none, so an attacker leaves it out.
    return msgspec.structs.replace(
        document, snapshot=snapshot, fingerprint="", content=content, setup=setup if type(setup) is dict else {}
    )


def _stir_frames(snapshot: dict[str, Any], rng: Chance) -> None:
    """Flows sent elsewhere, doubled, exchanged, robbed of what they know."""
    frames = snapshot["frames"]
    if not frames:
        return
    frame = rng.choice(frames)
    way = rng.below(7)
    if way == 0:
        flows = sorted(name for name in FLOWS if name.partition(".")[0] in (snapshot["game"], "core"))
        frame["flow"] = rng.choice(flows)
        frame["at"] = rng.choice(list(FLOWS[frame["flow"]].steps))
    elif way == 1:
        frame["at"] = rng.choice(list(FLOWS[frame["flow"]].steps))
    elif way == 2 and frame["vars"]:
        del frame["vars"][rng.choice(list(frame["vars"]))]
    elif way == 3:
        frames.insert(rng.below(len(frames) + 1), copy.deepcopy(frame))
    elif way == 4:
        frames.remove(frame)
    elif way == 5:
        rng.shuffle(frames)
    else:
        other = rng.choice(frames)
        frame["vars"], other["vars"] = copy.deepcopy(other["vars"]), copy.deepcopy(frame["vars"])


def read(forgery: Document) -> Session | None:
    """The game of a save, through the bytes of a file and onto a table; None if it is refused."""
    try:
        session = session_of(decode_document(encode_document(forgery)))
        try_table(_program(), session, _people(session))
    except BadSave:
        return None
    return session


@cache
def _program() -> App:
    """One without a display, whose tables are laid out and never drawn."""
    return headless_app()


def _people(session: Session) -> Seats:
    return Seats([(f"P{seat}", "human") for seat in range(len(session.setup.seats))])


def play_on(session: Session, rng: Chance) -> None:
    """Everybody looks and answers; whatever fails here fails for a player."""
    for number in range(ANSWERS):
        look_around(session.state)
        asked = waiting(session.state)
        if not asked:
            return
        if number % _TABLES == 0:
            lay_out_for_all(_program(), session, _people(session))
        if number % _WORLDS == 0:
            for seat in range(len(session.setup.seats)):
                imagine(session.state, seat, Chance(number))
            encode(session.state)
        answer = answer_at_random(session.state, rng.choice(asked), rng)
        try:
            session.answer(answer)
        except Illegal as refused:
            raise Failure(f"{answer.prompt} {answer.value!r} was offered and refused: {refused}") from refused
