"""Edge cases of cards with other rules (EC-18, EC-21 to EC-24)."""

import pytest

from rules.empires.battle.retreat import withdrawals
from rules.empires.battle.volley import needed
from rules.empires.cards.deck import find_cards_at
from rules.empires.economy.income import is_blockaded
from rules.empires.economy.ledger import Ledger
from rules.empires.flows.round import _retreat
from rules.empires.ground import capture
from rules.empires.map.carrying import room_of
from rules.empires.printed.constants import CAPTURED
from rules.empires.printed.kinds import CLASSES
from rules.empires.state import equipped, facts, may_join
from rules.empires.state.experience import Kill, promotion
from rules.empires.state.lines import as_ship
from rules.empires.state.lore import starting
from rules.empires.state.values import hull, ship, speed
from tests.games.empires.advantages import give, in_battle, table
from tests.games.empires.boarding import captured_ship

HERE = (6, 6)
CALM = {"raiders": "off", "experience": "off"}


def boarding(red="", blue="", target="CA", **levels):
    """What red's Boarding Ships need against a ship of blue."""
    t = table(red, blue, **CALM)
    boarder, prey = t.red.has("BD", at=HERE, boarding=1), t.blue.has(target, at=HERE)
    t.blue.knows(**levels)
    t.begins("red").ends()
    while t.asked()[0][1].endswith("round.card"):
        t.players[t.asked()[0][0]].answers("round.card", "pass")
    return needed(t.state, t.battle(), t.red.line(boarder), t.blue.line(prey))


def test_a_planet_taken_from_aliens_brings_a_card():
    """EC-18: the first capture counts."""
    t = table(alien_cards="on")
    t.marker(HERE, "barren", up=True)
    capture.subdue(t.state, t.hex(HERE), 0)
    assert t.state.finds == [1, 0] and t.colony(HERE) == ("red", 3)
    find_cards_at(t.state, 1, t.hex(HERE))
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
    t.begins("red").ends()
    while t.asked()[0][1].endswith("round.card"):
        t.players[t.asked()[0][0]].answers("round.card", "pass")
    b = t.battle()
    mine, theirs = t.red.line(slot), t.blue.line(foe)
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


# -- moments at which nobody may leave


def until(t, player, question, round):
    """Nobody plays a card, fires or screens before this question of a round."""
    while not (t.state.battle.round == round and player.is_asked(question)):
        other = t.players[t.asked()[0][0]]
        if other.is_asked("round.card"):
            other.answers("round.card", "pass")
        else:
            t.calm()


def leaving(t, player):
    return {option[1] for option in player.offered("round.card") if option[0] == "withdraw"}


def test_horsemen_do_not_leave_with_a_ship_that_was_just_captured():
    """CL-E46, CL-4.3.2: not in the round after its capture; CL-23.5."""
    t = table("e46", **CALM)
    party, prey = t.red.has("BD", at=HERE, boarding=1), t.blue.has("CA", 2, at=HERE)
    t.red.settles_at((5, 6))
    t.fight()
    until(t, t.red, "round.fire", 1)
    t.red.fires(party, prey, rolls=1)
    prize = len(t.battle().owner) - 1
    until(t, t.red, "round.card", 2)
    assert leaving(t, t.red) == {t.red.line(party)}
    t.red.answers("round.card", "pass")
    until(t, t.red, "round.card", 3)
    assert leaving(t, t.red) == {t.red.line(party), prize}


@pytest.mark.parametrize(("second", "leaves"), [("e31", False), ("e32", True)])
def test_fearless_horsemen_stay_until_the_third_round(second, leaves):
    """CL-E46 with CL-E31, CL-23.11: whoever plays alone against two has several advantages (SE-22.4)."""
    t = table("e46", **CALM)
    give(t, t.red, second)
    ship, _ = t.red.has("BB", at=HERE), t.blue.has("BB", at=HERE)
    t.red.settles_at((5, 6))
    t.fight()
    until(t, t.red, "round.card", 2)
    assert leaving(t, t.red) == ({t.red.line(ship)} if leaves else set())
    t.battle().round = 3
    assert withdrawals(t.state, t.battle(), 0)


@pytest.mark.parametrize(("card", "leaves"), [("e31", False), ("e32", True)])
def test_no_fearless_ship_slips_away_before_the_fight(card, leaves):
    """CL-E31: no ship before round 3, cloaked or not (SE-5.2.4)."""
    t = table(card)
    raider, _, _ = t.red.has("R", at=HERE, cloaking=1), t.red.has("SC", at=HERE), t.blue.has("SC", at=HERE)
    t.red.settles_at((5, 6))
    t.begins("red").ends()
    t.red.answers("declaration.cloak", (raider,))
    t.blue.answers("declaration.scan_1", "silent")
    t.blue.answers("declaration.cloak", ())
    assert t.red.is_asked("battle.slip") == leaves and t.red.is_asked("battle.join") != leaves


# -- class, size and cloak


@pytest.mark.parametrize(("terrain", "weapon"), [("minerals_10", "A"), ("asteroids", "E"), ("nebula", "E")])
def test_terrain_slows_adaptive_cloaks_like_everybody(terrain, weapon):
    """CL-A30, SE-5.8.1, SE-5.8.2: every unit fires as class E there."""
    t = table(alien_cards="on")
    give(t, t.red, "a30")
    t.marker(HERE, terrain, up=True)
    raider, _ = t.red.has("R", at=HERE, cloaking=1), t.blue.has("DD", at=HERE, scanner=1)
    t.fight()
    while t.asked()[0][1].endswith("round.card"):
        t.players[t.asked()[0][0]].answers("round.card", "pass")
    assert CLASSES[t.battle().weapon[t.red.line(raider)]] == weapon


def test_a_hull_of_nothing_counts_as_one_for_experience():
    """CL-E43, CL-3.3.5: for whoever fires, too: a Scout of Insectoids is no smaller than another Scout."""
    t = table("e43")
    scout = in_battle(ship(t.state, 0, t.red.has("SC", at=HERE)))
    assert [promotion(t.state, Kill(scout, hull)) for hull in (1, 2)] == [2, 5]


@pytest.mark.parametrize(("scanner", "guard", "blockaded"), [(0, "SC", False), (1, "DD", True), (0, "", True)])
def test_ships_that_geniuses_cloak_blockade_like_raiders(scanner, guard, blockaded):
    """CL-E50, SE-7.1.3: only where no friendly unit is, or where scanners find them (SE-12.1)."""
    t = table("e50")
    t.blue.settles_at(HERE)
    t.red.knows(cloaking=1)
    slot = t.red.has("DD", at=HERE)
    t.red.fleet.tech[slot] = equipped(t.state, 0, facts(t.state).code["DD"], t.state.tech[0])
    if guard:
        t.blue.has(guard, at=HERE, scanner=scanner)
    assert is_blockaded(t.state, t.hex(HERE)) == blockaded


def test_a_captured_ship_that_retreats_is_studied():
    """CL-A29: its battle is over, as for those that stay."""
    t, _, _, prize = captured_ship("CA", 3, attack=2)
    t.state.held[0].append(facts(t.state).card["a29"])
    b = t.battle()
    b.round += 2
    assert t.red.level("attack") == 0
    _retreat(t.state, b, t.red.line(prize), "retreat", t.hex((6, 4)), 1)
    assert t.red.at(prize) == (6, 4) and t.red.level("attack") == 1


@pytest.mark.parametrize(
    ("red", "blue", "joins"),
    [("", "e32", True), *(("", card, False) for card in ("e34", "e43", "e44", "e50", "e53")), ("e34", "", False)],
)
def test_captured_ships_that_are_built_otherwise_join_no_own_group(red, blue, joins):
    """CL-4.4.4, CL-E34, CL-E43, CL-E44, CL-E50, CL-E53: they keep their hull, their ability and their weakness."""
    t = table(red, blue)
    own, prize = t.red.has("CA", at=HERE), t.red.has("CA", at=HERE)
    t.red.fleet.builder[prize] = t.blue.seat
    t.red.fleet.notes[prize] |= CAPTURED
    t.red.fleet.tech[prize] = t.red.fleet.tech[own]
    assert may_join(t.state, 0, prize, own) == joins
    t.red.fleet.builder[own] = t.blue.seat
    assert may_join(t.state, 0, prize, own)


def test_nobody_goes_farther_on_the_roll_of_another_ship():
    """CL-E42: each ship rolls for itself; who joins one that was pushed is not."""
    t = table("e42")
    pushed, other = t.red.has("SC", at=HERE), t.red.has("SC", at=HERE)
    t.begins("red")
    t.rolls(1)
    t.red.does(pushed, "push")
    assert speed(t.state, 0, pushed) == 2
    t.red.does(other, "join", pushed, 1)
    assert t.red.count(pushed) == 2 and speed(t.state, 0, pushed) == 1


@pytest.mark.parametrize(("second", "academy"), [("e43", 0), ("e32", 1)])
def test_what_one_advantage_forbids_another_does_not_give(second, academy):
    """CL-E40, CL-E43: whoever plays alone against two has several of them (SE-22.4)."""
    t = table("e40")
    give(t, t.red, second)
    assert starting(t.state, 0).get(facts(t.state).academy, 0) == academy
