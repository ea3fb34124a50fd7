"""Positions of Irány a Vénusz! that its table must fit: some questions of three, full tables of two and five."""

from functools import cache, partial
from itertools import combinations

from rules import Session, clone
from tests.app.windows import SMALL
from tests.games.venus.hands import asked, match_of, played_on, sit_down

QUESTIONS = ("turn.act", "move.group", "attempt.act", "limit.hand_limit", "move.claim")


@cache
def position(seats, name):
    if seats == 3:
        return played_on(60, seed=8, until=asked(name))
    return played_on(500 if seats == 5 else 300, seats, 5, asked(name))


def sit_at(seats, name, app):
    return sit_down(app, match_of(seats, session=Session(clone(position(seats, name).state), 1)))


def tables(size):
    fullest = (2, "turn.act") if size[0] > 2000 else (5, "turn.act")
    wanted = [fullest] if size != SMALL else [fullest, (2, "turn.act"), *((3, name) for name in QUESTIONS)]
    return {f"{seats} {name}": partial(sit_at, seats, name) for seats, name in wanted}


def further(scene):
    """What lies on the table hides nothing else that does."""
    flat = [shown for shown in scene.desk.stage.shown if not shown.hand and shown.piece.place == "table"]
    for one, other in combinations(flat, 2):
        if one.box.inflate(-4, -4).colliderect(other.box.inflate(-4, -4)):
            yield f"{one.piece.id} and {other.piece.id} lie on each other: {one.box} {other.box}"
