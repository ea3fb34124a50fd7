"""Positions of Káosz Galaktika that its table must fit: some questions of two, a full table of six."""

from functools import cache, partial

from rules import Session, clone
from tests.app.windows import SMALL
from tests.games.kaosz.hands import asked, match_of, played_on, sit_down

QUESTIONS = ("turn.action", "search.take", "priority.reply", "fire.fire")


@cache
def position(seats, name):
    return played_on(120, seed=8, until=asked(name)) if seats == 2 else played_on(420, 6, 5, until=asked(name))


def sit_at(seats, name, app):
    return sit_down(app, match_of(seats, session=Session(clone(position(seats, name).state), 1)))


def tables(size):
    fullest = (2, "turn.action") if size[0] > 2000 else (6, "turn.action")
    wanted = [fullest] if size != SMALL else [*((2, name) for name in QUESTIONS), fullest]
    return {f"{seats} {name}": partial(sit_at, seats, name) for seats, name in wanted}
