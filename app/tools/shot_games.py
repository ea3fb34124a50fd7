"""Games and folders for pictures: played by chance from a seed, kept in a folder that goes away again."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from app.ui.program import Program
    from rules import Session
    from saves.document import Document

SEED = 7
_folders: list[tempfile.TemporaryDirectory[str]] = []  # removed when the program ends


def own_places(app: Program) -> None:
    """A folder for this picture alone, so that nobody's saves are shown or touched."""
    from saves.places import in_folder

    folder = tempfile.TemporaryDirectory(prefix="orrery-shot-")
    _folders.append(folder)
    app.places = in_folder(Path(folder.name))


EASY = {"timing": "open", "phases": 12}  # switches, where a game has them, for pictures that come soon


def first_game() -> str:
    """The first planet of the menu."""
    from app.games import manifests

    return manifests()[0].id


def played(game: str = "", seed: int = SEED, steps: int = 40, seats: int = 3, **options: Any) -> Session:
    """A game after so many automatic answers, with as many seats as it allows; turn-based and of limited length where
    it has a choice."""
    from rules import Chance, Session, Setup, answer_at_random, find, waiting

    rules = find(game or first_game())
    seats = min(max(seats, rules.seats[0]), rules.seats[1])
    switches = {one.id: EASY[one.id] for one in rules.variants if one.id in EASY}
    session = Session.start(rules.id, Setup(rules.id, [{} for _ in range(seats)], {**switches, **options}), seed)
    rng = Chance(seed)
    while waiting(session.state) and steps > 0:
        session.answer(answer_at_random(session.state, waiting(session.state)[0], rng))
        steps -= 1
    return session


def midgame(game: str, seed: int = SEED, steps: int = 40, seats: int = 3) -> Session:
    """The same, or the middle of a game that is over by then: there is always somebody asked."""
    from rules import waiting

    session = played(game, seed, steps, seats)
    return session if waiting(session.state) else played(game, seed, len(session.log) // 2, seats)


def all_events(session: Session) -> list[Any]:
    """Everything that has happened in a game."""
    from app.match.feed import relived

    return [event for line in relived(session).whole() for event in line.events]


def document(session: Session, name: str = "", match: str = "shot") -> Document:
    from app.scenes.draft import Draft
    from app.scenes.lobby import tints_of
    from app.version import VERSION
    from saves.document import SeatInfo
    from saves.games import SaveFacts, document_of

    who = (("Anna", "human"), ("Bence", "human"), *[("Vega", "captain")] * 4)[: len(session.setup.seats)]
    pieces = tints_of(Draft.fresh(session.setup.game, [kind for _, kind in who])) or [None] * len(who)
    chosen = [SeatInfo(*one, colour=colour) for one, colour in zip(who, pieces, strict=True)]
    about = SaveFacts(match, "2026-03-14T18:20:00.000000Z", chosen, name=name, program=VERSION)
    return document_of(session, about)
