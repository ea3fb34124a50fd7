"""Boarding Ships at work, and captured ships at home."""

from rules.empires.battle.volley import needed
from rules.empires.printed.constants import CAPTURED
from rules.empires.state import facts
from tests.games.empires.battles import theatre
from tests.games.empires.support import galaxy

PRIZES = "battle.prizes"


def boarders(**options):
    return theatre(boarding="on", **options)


def need(t, by, slot, at, other):
    g, b = t.state, t.battle()
    return needed(g, b, t.battle_line(by, slot), t.battle_line(at, other))


def captured_ship(code="CA", count=2, boats=1, **levels):
    """Red has boarded one of blue's ships; blue's others hold their fire. Gives the table and the ship's slot."""
    t = boarders()
    party = t.red.has("BD", boats, boarding=1)
    theirs = t.blue.has(code, count, **levels)
    t.red.settles_at((6, 4))
    t.fight()
    while not t.red.is_asked("round.fire"):
        t.calm()
    t.red.fires(party, theirs, 1, rolls=1)
    prize = next(slot for slot, notes in enumerate(t.red.fleet.notes) if notes & CAPTURED)
    return t, party, theirs, prize


def home_with(code="CA", count=1, unique="off", **levels):
    """Red's captured ships at its own shipyard, in an Economic Phase."""
    t = galaxy(options={"boarding": "on", "raiders": "off", "unique_ships": unique})
    t.red.has("SY", at=(3, 5))
    prize = t.red.has(code, count, at=(3, 5))
    known = facts(t.state)
    tech = 0
    for name, value in levels.items():
        tech |= value << 3 * known.technology[name]
    t.red.fleet.tech[prize] = tech
    t.red.fleet.builder[prize] = 1
    t.red.fleet.notes[prize] |= CAPTURED
    return t, prize


def boarded_to_the_end(counters):
    """Red captures blue's only Cruiser and has so many groups of Cruisers elsewhere."""
    t = boarders()
    party, theirs = t.red.has("BD", boarding=1), t.blue.has("CA")
    others = [t.red.has("CA", at=(3, column)) for column in range(1, counters + 1)]
    t.fight()
    while not t.red.is_asked("round.fire"):
        t.calm()
    t.red.fires(party, theirs, rolls=1)
    return t, others
