"""A log line carries the symbol of the player it is about, whoever answered last (UX-54)."""

from dataclasses import replace

import pytest

from app.match import Match
from app.match.feed import relived
from app.match.seats import Seats
from app.match.thoughts import Nobody
from app.table.log import worded
from app.table.scene import TableScene
from rules import Chance, Session, answer_at_random, find, waiting
from tests.support.games import LONG, TABLES
from tests.support.playout import variants_of

NAMES = ("Anikó", "Botond", "Cecília", "Dénes", "Eszter", "Ferenc")
MOST = 2500  # answers; most games are over by then


def random_game(game, seed, seats):
    setup = variants_of(game, Chance(seed), min(seats, find(game).seats[1]))
    session, rng = Session.start(game, setup, seed), Chance(seed)
    while (asked := waiting(session.state)) and len(session.log) < MOST:
        session.answer(answer_at_random(session.state, rng.choice(asked), rng))
    return session


def laid_out(app, session):
    """The table of a game that is resumed where it stands."""
    seats = Seats([(name, "human") for name in NAMES[: len(session.setup.seats)]])
    match = Match(session, seats, opponents=Nobody(), feed=relived(session))
    scene = TableScene(app, match)
    app.push(scene)
    app.step(16.0)
    return scene


def named_by(event, session):
    """The seats that an event names: by number, by a pile of theirs, or by a card that they own."""
    fields = ("seat", "by", "to", "attacker", "lead_hand")
    found = {event.data[name] for name in fields if type(event.data.get(name)) is int}
    if event.kind == "show":
        found |= set(event.data["to"])
    piles = (str(event.data.get(end, "")).partition(":") for end in ("to", "origin", "place"))
    found |= {int(seat) for _, _, seat in piles if seat.isdecimal()}
    if hasattr(session.state, "owner"):  # of each card
        cards = (event.data.get(name) for name in ("card", "source"))
        found |= {session.state.owner[card] for card in cards if isinstance(card, int) and card >= 0}
    return found


def marked(scene):
    """Every event that has a line, with the line, the seats it speaks of, and the seat whose symbol it carries."""
    for entry in scene.match.log.lines():
        for event in scene.module.log.merged(entry.events):
            for row in worded(scene.module, [replace(entry, events=(event,))]):
                if not row.heading:
                    yield event, row.plain, {seat for seat, name in enumerate(NAMES) if name in row.text}, row.seat


@pytest.mark.parametrize(("seed", "seats"), [(2, 3), (3, 4)])
@pytest.mark.parametrize("game", TABLES)
def test_the_symbol_of_every_line_is_of_somebody_whom_it_names(app, game, seed, seats):
    session = random_game(game, seed, seats)
    found = set()
    for event, said, speaks_of, seat in marked(laid_out(app, session)):
        assert seat in (speaks_of or named_by(event, session)) | {-1}, (event, said)
        found.add(seat)
    assert found == set(range(-1, len(session.setup.seats))) or (found and game not in LONG)


@pytest.mark.parametrize("game", TABLES)
def test_a_line_that_speaks_of_one_player_alone_has_that_symbol(app, game):
    """Except for what is told of everybody: the course of the game, a battle, and how it ends."""
    told = marked(laid_out(app, random_game(game, 2, 3)))
    bare = {event.kind for event, _, speaks_of, seat in told if len(speaks_of) == 1 and speaks_of != {seat}}
    of_all = {"over", "beat", "outcome", "totals", "cleared", "round", "battle", "battle_over", "ground_over"}
    assert bare <= of_all | {"target", "bombardment"}
