"""Sitting down at the table of Cosmic Encounter, which is known to the program for as long as a test needs it."""

from contextlib import contextmanager
from pathlib import Path

from app import games
from app.games import cosmic
from app.games.manifest import Manifest
from app.match import Match, PlaySettings, Seats
from app.table.scene import TableScene
from rules import Chance, Session, Setup, natural_answer, waiting
from tests.app.match_support import InlineMinds

NAMES = ("Anna", "Béla", "Csilla", "Dániel", "Eszter")
FOLDER = Path(cosmic.__file__).parent


@contextmanager
def at_the_table():
    """The game has no manifest of its own yet."""
    games.add(Manifest("cosmic", "app.games.cosmic", FOLDER, table="table:CosmicTable"))
    try:
        yield
    finally:
        games.remove("cosmic")


def cosmic_match(session, humans=5):
    """A match of people who trust each other and are asked at every window; machines answer at once."""
    seats = len(session.setup.seats)
    who = [(name, "human" if seat < humans else "cadet") for seat, name in enumerate(NAMES[:seats])]
    settings = PlaySettings(trust=True, pace_ms=0, answer_ms=0, hide_after_s=0, grace_ms=0)
    minds = InlineMinds(lambda brief: brief.decision.sample(Chance(brief.number)))
    return Match(session, Seats(who), minds=minds, settings=settings)


def played_on(until, seats=4, seed=3, most=400, after=0, **options):
    """A session after random answers, until something is asked."""
    session = Session.start("cosmic", Setup("cosmic", [{} for _ in range(seats)], options), seed)
    rng = Chance(seed)
    while waiting(session.state) and len(session.log) < most:
        decision = waiting(session.state)[0]
        if len(session.log) >= after and decision.prompt.endswith(until):
            break
        session.answer(natural_answer(session.state, decision, rng))
    return session


def sit_down(app, session, humans=5):
    from app.games.cosmic.table import CosmicTable

    app.settings["speed"] = 0
    scene = TableScene(app, cosmic_match(session, humans), CosmicTable)
    app.push(scene)
    app.step(16.0)
    app.step(200.0)
    return scene
