"""What the tests of the screens around the table share: folders, finished games, recordings, lessons."""

from rules import Chance, Session, answer_at_random, waiting
from saves.document import SeatInfo
from saves.games import SaveFacts, document_of
from saves.places import in_folder
from saves.store import Store
from tests.support.games import ANY, setup_of

SEATS = (SeatInfo("Anna", "human"), SeatInfo("Bence", "human"), SeatInfo("Vega", "captain"))


def with_folder(app, folder):
    """Give a program a folder of its own."""
    app.places = in_folder(folder)
    return Store(app.places)


def played(game=ANY, seats=3, seed=7, steps=10**6, **options):
    """A game after so many random answers, the whole of it unless told otherwise."""
    session = Session.start(game, setup_of(game, seats, **options), seed)
    rng = Chance(seed)
    while waiting(session.state) and steps:
        session.answer(answer_at_random(session.state, waiting(session.state)[0], rng))
        steps -= 1
    return session


def saved(session, name="", match="here", kind="manual"):
    """A session as a save."""
    about = SaveFacts(
        match, "2026-03-14T18:20:00.000000Z", SEATS[: len(session.setup.seats)], name=name, program="0.1.0"
    )
    return document_of(session, about, kind)
