"""CL-A28: the Advanced Comm Array, by which ships react to enemies who come near."""

import pytest

from rules.core.chance import Chance
from rules.empires.printed.constants import WATCHES
from rules.empires.state import facts
from tests.games.empires.advantages import give
from tests.games.empires.support import GAME, galaxy

WATCHING, HERE, BESIDE = (6, 6), (6, 5), (6, 4)


def guarded(card="a28", sensors=2, movement=3, **options):
    """Blue's Cruisers watch a hex that red's ships will enter."""
    t = galaxy(map="large", options={"alien_cards": "on", "reaction": "on", "raiders": "off", **options})
    give(t, t.blue, card)
    guard = t.blue.has("CA", 2, at=WATCHING, movement=movement, exploration=sensors)
    t.blue.fleet.notes[guard] |= WATCHES
    mover = t.red.has("SC", at=BESIDE, movement=7)
    return t, guard, mover


def enters(t, mover):
    t.begins("red", turn=3).answers("movement.group", mover)
    t.red.answers("movement.order", ("go", t.hex(HERE), 1))


def shown(t):
    return t.state.card_seen[facts(t.state).card["a28"]] == 0b11


def test_watchers_come_and_stop_the_mover():
    """CL-A28, D-61, EC-43: its movement is lost, others may still move."""
    t, guard, mover = guarded()
    other = t.red.has("SC", at=(8, 4), movement=7)
    enters(t, mover)
    assert t.blue.at(guard) == HERE and shown(t)
    assert t.red.steps(mover) == [] and t.red.steps(other)


def test_cloaked_ships_are_stopped_like_others():
    """CL-A28, EC-43, SE-12.2: their movement is lost; they do not slip on."""
    t, guard, _ = guarded(raiders="on")
    raider = t.red.has("R", at=BESIDE, movement=7, cloaking=1)
    enters(t, raider)
    assert t.blue.at(guard) == HERE and "slip" not in t.red.orders(raider) and t.red.steps(raider) == []
    t.red.answers("movement.group", raider)
    t.red.cannot("movement.order", "slip", "empires.slip_watched", "CL-A28")


@pytest.mark.parametrize("known", [True, False])
def test_a_captured_ship_that_could_watch_still_can(known):
    """CL-A28, CL-12.6: once its builder has shown the card; others of its captor cannot (CL-12.4)."""
    t, guard, mover = guarded(card="a01")
    give(t, t.red, "a28")
    if known:
        t.state.card_seen[facts(t.state).card["a28"]] = 0b11
    own = t.blue.has("CA", 1, at=WATCHING, movement=3, exploration=2)
    t.blue.fleet.notes[own] |= WATCHES
    t.blue.fleet.builder[guard] = 0
    enters(t, mover)
    assert [t.blue.at(slot) for slot in (guard, own)] == [HERE if known else WATCHING, WATCHING]


def test_whoever_came_to_meet_the_mover_is_the_attacker():
    """CL-A28, CL-22.8: in the mover's Combat phase; he reacts only once in a turn (CL-10.2.8)."""
    t, guard, mover = guarded()
    enters(t, mover)
    t.red.ends()
    if t.blue.is_asked("reaction.move"):
        assert all(option == "done" or option[1] != guard for option in t.blue.offered("reaction.move"))
        t.blue.answers("reaction.move", "done")
    b = t.state.battle
    assert (b.attacker, b.defender) == (1, 0)


def test_blood_brothers_of_whoever_came_attack_with_him():
    """CL-A28, SE-23.5, CL-10.2.6: also when one of them, who reacts to the battle, leads their side."""
    four = ("red", "blue", "green", "gold")
    options = {"four": "brother_teams", "raiders": "off", "alien_cards": "on", "reaction": "on"}
    t = galaxy(*four, options=options)
    give(t, t.gold, "a28")
    guard = t.gold.has("CA", at=WATCHING, movement=3, exploration=2)
    helper = t.green.has("CA", at=(5, 6), movement=3, exploration=2)
    t.gold.fleet.notes[guard] |= WATCHES
    mover = t.red.has("SC", at=BESIDE, movement=7)
    t.begins("red", turn=3, cycle=2).goes(mover, HERE)
    t.red.ends()
    t.blue.ends()
    t.green.answers("reaction.move", ("react", helper, t.hex(HERE), 1))
    assert t.state.battle.sides == [[2, 3], [0]]


@pytest.mark.parametrize(
    ("what", "change"),
    [
        ("card", {"card": "a01"}),
        ("sensors", {"sensors": 1}),
        ("speed", {"movement": 2}),
    ],
)
def test_all_that_holds_for_reactions_holds(what, change):
    """CL-22.8: the card, Exploration 2 in the hex, the ability."""
    t, guard, mover = guarded(**change)
    enters(t, mover)
    assert t.blue.at(guard) == WATCHING and t.red.is_asked("movement.order"), what


def test_nobody_reacts_without_the_order_or_with_enemies_beside_him():
    """D-61, CL-10.2.5."""
    for lifted in (True, False):
        t, guard, mover = guarded()
        if lifted:
            t.blue.fleet.notes[guard] = 0
        else:
            t.red.has("SC", at=WATCHING)
        enters(t, mover)
        assert t.blue.at(guard) == WATCHING


@pytest.mark.parametrize("kind", ["black_hole", "nebula"])
def test_watchers_leave_black_holes_alone(kind):
    """Ruling on CL-A28."""
    t, guard, mover = guarded()
    t.marker(HERE, kind, up=True)
    t.rolls(1)
    enters(t, mover)
    assert (t.blue.at(guard) == HERE) == (kind == "nebula")


def test_where_a_battle_is_they_react_like_everybody():
    """CL-A28: into a hex without a battle only."""
    t, guard, mover = guarded()
    t.blue.has("SC", at=HERE)
    enters(t, mover)
    assert t.blue.at(guard) == WATCHING and not shown(t)


def test_ships_are_told_in_their_own_turn():
    """UI-7, D-61: an order that only the owner of the card has; it holds until it is lifted."""
    t, guard, _ = guarded()
    t.blue.fleet.notes[guard] = 0
    t.begins("blue").does(guard, "watch")
    assert t.blue.fleet.notes[guard] & WATCHES
    t.blue.does(guard, "watch")
    assert not t.blue.fleet.notes[guard] & WATCHES
    other, lone, _ = guarded(card="a01")
    other.blue.fleet.notes[lone] = 0
    other.begins("blue")
    assert "watch" not in other.blue.orders(lone)


def test_others_cannot_see_who_watches():
    """UI-7: nor dream of it."""
    seen = []
    for watching in (0, WATCHES):
        t, guard, _ = guarded()
        t.blue.fleet.notes[guard] = watching
        t.begins("red")
        world = t.state.clone()
        GAME.imagine(world, 0, Chance(3))
        seen.append((GAME.view(t.state, 0), world.fleets[1].notes))
    assert seen[0] == seen[1]


def test_the_card_needs_reactions():
    """CL-22.7."""
    t = galaxy(options={"alien_cards": "on"})
    assert facts(t.state).card["a28"] not in facts(t.state).alien_cards


@pytest.mark.parametrize("who", ["aliens", "green", "colony"])
def test_nobody_springs_into_the_battle_of_others(who):
    """CL-A28, CL-10.2.6: only into a hex without a battle."""
    t = galaxy("red", "blue", "green", options={"alien_cards": "on", "reaction": "on", "raiders": "off"})
    give(t, t.blue, "a28")
    guard = t.blue.has("CA", at=WATCHING, movement=3, exploration=2)
    t.blue.fleet.notes[guard] |= WATCHES
    mover = t.red.has("CA", at=BESIDE)
    if who == "aliens":
        t.marker(HERE, "barren", up=True)
        t.aliens_at(HERE, facts(t.state).units[facts(t.state).first_alien].id)
    elif who == "green":
        t.green.has("SC", at=HERE)
    else:
        t.green.settles_at(HERE)
    enters(t, mover)
    assert t.red.at(mover) == HERE and t.blue.at(guard) == WATCHING
