"""Edge cases of cards with other rules (EC-18, EC-21 to EC-24)."""

import pytest

from rules.empires.battle.lines import as_ship
from rules.empires.battle.volley import needed
from rules.empires.cards.deck import come_to
from rules.empires.carrying import room_of
from rules.empires.economy.ledger import Ledger
from rules.empires.ground import capture
from rules.empires.state import equipped, facts
from rules.empires.values import hull
from tests.games.empires.advantages import in_battle, table
from tests.games.empires.battles import battle, line

HERE = (6, 6)
CALM = {"raiders": "off", "experience": "off"}


def boarding(red="", blue="", target="CA", **levels):
    """What red's Boarding Ships need against a ship of blue."""
    t = table(red, blue, **CALM)
    boarder, prey = t.red.has("BD", at=HERE, boarding=1), t.blue.has(target, at=HERE)
    t.blue.knows(**levels)
    t.begins("red")
    t.red.ends()
    while t.asked()[0][1].endswith("round.card"):
        t.players[t.asked()[0][0]].answers("round.card", "pass")
    return needed(t.state, battle(t), line(t, t.red, boarder), line(t, t.blue, prey))


def test_a_planet_taken_from_aliens_brings_a_card():
    """EC-18: the first capture counts."""
    t = table(alien_cards="on")
    t.marker(HERE, "barren", up=True)
    capture.subdue(t.state, t.hex(HERE), 0)
    assert t.state.finds == [1, 0] and t.colony(HERE) == ("red", 3)
    come_to(t.state, 1, t.hex(HERE))
    assert t.state.finds == [1, 0]


@pytest.mark.parametrize(("red", "security", "need"), [("", 0, 3), ("e47", 0, 4), ("", 1, 2), ("e47", 1, 3)])
def test_swords_and_guards_both_count(red, security, need):
    """EC-21: 5, and one more, less the hull, less Security Forces."""
    assert boarding(red, security=security) == need


def test_a_late_hive_is_harder_to_destroy_and_to_board_but_carries_no_more():
    """EC-22."""
    t = table("e38", **CALM)
    t.red.knows(attack=3, ship_size=3)
    slot = t.red.has("CA", at=HERE)
    foe = t.blue.has("BD", at=HERE, boarding=1)
    t.begins("red")
    t.red.ends()
    while t.asked()[0][1].endswith("round.card"):
        t.players[t.asked()[0][0]].answers("round.card", "pass")
    b = battle(t)
    mine, theirs = line(t, t.red, slot), line(t, t.blue, foe)
    one = as_ship(t.state, b, mine)
    before = needed(t.state, b, theirs, mine)
    assert hull(t.state, in_battle(one, 5)) == 2 and hull(t.state, in_battle(one, 6)) == 3
    b.round = 6
    assert needed(t.state, b, theirs, mine) == before - 1
    known = facts(t.state)
    assert equipped(t.state, 0, known.code["CA"], t.state.tech[0]) == t.red.fleet.tech[slot]


def test_a_hull_of_nothing_is_boarded_easily():
    """EC-23: 5 less 0."""
    assert boarding("", "e43", target="SC") == 5


def test_giants_have_no_fighters_on_captured_carriers():
    """EC-24: there is room, but nobody to fly."""
    t = table("e34")
    carrier = t.red.has("CV", at=HERE)
    t.red.fleet.builder[carrier] = 1
    t.red.saves(100)
    t.red.knows(fighter=0)
    ledger = Ledger(t.state, 0)
    assert room_of(t.state, 0, carrier) == 3 and "fighter" not in ledger.technologies
    assert facts(t.state).fighter not in {berth.unit for berth in ledger.berths}
