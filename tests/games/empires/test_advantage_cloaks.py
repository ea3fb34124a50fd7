"""CL-E50: Cloaking Geniuses, whose small ships are cloaked, too."""

import pytest

from rules.empires.battle.volley import needed
from rules.empires.economy.salvage import taught
from rules.empires.printed.kinds import CLASSES
from rules.empires.state import equipped, facts, values
from rules.empires.state.cloaking import cloaking_of, could_cloak
from tests.games.empires.advantages import give, ids_of, in_battle, shown, table

HERE = (6, 6)


def levels_of(t, player, code):
    g = t.state
    return equipped(g, player.seat, facts(g).code[code], g.tech[player.seat])


def ship(t, player, code, at=HERE, **levels):
    """A ship as its owner builds it now."""
    player.knows(**levels)
    slot = player.has(code, at=at)
    player.fleet.tech[slot] = levels_of(t, player, code)
    return slot


@pytest.mark.parametrize(
    ("code", "level", "cloaked"),
    [("SC", 1, 1), ("DD", 1, 1), ("CA", 1, 0), ("CA", 2, 2), ("SC", 2, 2), ("BC", 2, 0)],
)
def test_geniuses_cloak_small_ships(code, level, cloaked):
    """CL-E50: Scouts and Destroyers with the first level, Cruisers with the second; others nothing."""
    t = table("e50")
    slot = ship(t, t.red, code, cloaking=level)
    assert cloaking_of(t.state, 0, slot) == cloaked
    other = ship(t, t.blue, code, cloaking=level)
    assert cloaking_of(t.state, 1, other) == 0


def test_old_ships_must_be_refitted():
    """CL-E50 with SE-9.13."""
    t = table("e50")
    slot = t.red.has("DD", at=HERE)
    t.red.knows(cloaking=1)
    assert cloaking_of(t.state, 0, slot) == 0
    t.red.settles_at(HERE)
    t.red.has("SY", at=HERE)
    t.red.saves(10)
    t.begins("red").does(slot, "refit", 1)
    assert cloaking_of(t.state, 0, slot) == 1


@pytest.mark.parametrize(("scanner", "weapon", "more"), [(0, "A", 1), (1, "E", 0)])
def test_cloaked_ships_strike_first_unless_they_are_found(scanner, weapon, more):
    """CL-E50, SE-12.6: class A and +1 Attack in the first round, or their own class; turned up by fighting."""
    t = table("e50", experience="off")
    slot = ship(t, t.red, "SC", cloaking=1)
    foe = t.blue.has("DD", at=HERE, scanner=scanner)
    t.begins("red").ends()
    t.red.answers("declaration.cloak", ())
    if t.blue.is_asked("declaration.cloak"):
        t.blue.answers("declaration.cloak", ())
    assert shown(t, t.red) == ["e50"]
    b = t.state.battle
    mine, theirs = t.red.line(slot), t.blue.line(foe)
    while not b.queue:
        player = t.players[t.asked()[0][0]]
        player.answers("", player.offered()[0])
        b = t.state.battle
    assert CLASSES[b.weapon[mine]] == weapon and needed(t.state, b, mine, theirs) == 3 + more


def test_geniuses_pass_enemies_and_are_known_then():
    """CL-E50, SE-12.3."""
    t = table("e50")
    slot = ship(t, t.red, "DD", at=(6, 5), cloaking=1, movement=3)
    t.blue.has("SC", at=HERE)
    t.begins("red", turn=3).answers("movement.group", slot)
    t.red.answers("movement.order", ("go", t.hex(HERE), 1))
    assert shown(t, t.red) == [None]
    t.red.does(slot, "slip")
    t.blue.answers("declaration.scan_1", "silent")
    assert shown(t, t.red) == ["e50"] and t.red.is_asked("movement.order")


def test_everybody_who_could_be_a_genius_is_asked_about_cloaks():
    """UI-7: open Scouts of a seat that hides its card; nobody once the card is known elsewhere."""
    t = table("e41", "e50")
    t.red.has("SC", at=HERE, up=True)
    g = t.state
    assert could_cloak(g, 0, t.hex(HERE))
    g.card_seen[facts(g).card["e50"]] = 0b11
    assert not could_cloak(g, 0, t.hex(HERE))


def test_captured_ships_keep_the_cloak_and_teach_nothing():
    """CL-E50, CL-4.5.8: a Scout is no ship that carries Cloaking."""
    t = table("e50", "e41")
    slot = ship(t, t.red, "SC", cloaking=1)
    tech = t.red.fleet.tech[slot]
    prize = t.blue.has("SC", at=HERE)
    t.blue.fleet.tech[prize], t.blue.fleet.builder[prize] = tech, 0
    assert cloaking_of(t.state, 1, prize) == 1
    known = facts(t.state)
    assert taught(known, known.code["SC"], tech) >> 3 * known.cloaking & 7 == 0
    assert taught(known, known.code["R"], tech) >> 3 * known.cloaking & 7 == 1


@pytest.mark.parametrize(("code", "more"), [("R", 2), ("DD", 1)])
def test_an_adaptive_cloak_helps_raiders_only(code, more):
    """CL-A30: even with CL-E50."""
    t = table("e50", alien_cards="on", experience="off")
    give(t, t.red, "a30")
    one = in_battle(values.ship(t.state, 0, ship(t, t.red, code, cloaking=1)))
    assert values.attack(t.state, one._replace(cloaked=True)) == values.attack(t.state, one) + more


def test_geniuses_need_raiders():
    """CL-13.8."""
    assert "e50" in ids_of() and "e50" not in ids_of(raiders="off")


def test_scanners_of_a_unique_ship_that_find_a_scout_are_known():
    """CL-E50, CL-19.2.4: an ability that is used is no secret any more."""
    t = table("e50", unique_ships="on")
    t.blue.designs("D3-0-x2", "scanners")
    ship(t, t.red, "SC", cloaking=1)
    t.blue.knows(scanner=1)
    t.blue.has("UN", at=HERE, scanner=1)
    t.begins("red").ends()
    while t.asked()[0][1].endswith("declaration.cloak"):
        t.players[t.asked()[0][0]].answers("declaration.cloak", ())
    assert [event.data["ability"] for event in t.happened("ability")] == ["scanners"]
