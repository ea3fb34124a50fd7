"""Whoever tries what is not offered hears why, with the rule."""

import pytest

from rules.empires.printed.constants import NOTHING, REFITTED
from rules.empires.state.ground import Captured
from tests.games.empires.armies import front
from tests.games.empires.battles import theatre
from tests.games.empires.boarding import captured_ship
from tests.games.empires.support import galaxy
from tests.games.empires.verbs import CLOAK, FIRE, HERE

ORDER, SHOT, MOVE = "movement.order", "bombardment.shot", "reaction.move"


# -- orders


def at_home(code="CA", count=1, up=False, **levels):
    """A group at red's Homeworld, under orders; its owner has learnt Attack 1 since it was built."""
    t = galaxy()
    t.marker((4, 5), "danger")
    slot = t.red.has(code, count, at=(3, 5), up=up, **levels)
    other = t.red.has("DD", at=(3, 5))
    t.red.knows(attack=1, exploration=1)
    t.begins("red")
    return t, slot, other


def order(t, slot, *wish, reason, rule):
    t.red.answers("movement.group", slot)
    value = tuple(t.hex(part) if type(part) is tuple else part for part in wish)
    t.red.cannot(ORDER, value[0] if len(value) == 1 else value, f"empires.{reason}", rule)


def test_why_a_ship_is_not_refitted():
    """SE-9.12, SE-9.13."""
    t, slot, _ = at_home()
    order(t, slot, "refit", 1, reason="refit_no_yard", rule="SE-9.13")
    t, slot, _ = at_home()
    yard = t.red.has("SY", at=(3, 5))
    order(t, slot, "refit", 1, reason="too_expensive", rule="SE-9.13")
    t, slot, _ = at_home()
    t.red.fleet.notes[slot] |= REFITTED
    order(t, slot, "refit", 1, reason="refit_nothing", rule="SE-9.13")
    t, slot, _ = at_home()
    t.red.goes(slot, (3, 4))
    order(t, slot, "refit", 1, reason="refit_busy", rule="SE-9.13")
    t, _, _ = at_home()
    yard = t.red.has("SY", at=(3, 5))
    order(t, yard, "refit", 1, reason="refit_newest", rule="SE-9.12")


@pytest.mark.parametrize(
    ("code", "levels", "hex", "reason"),
    [
        ("CA", {}, (4, 5), "look_blind"),
        ("CA", {"exploration": 1}, (4, 4), "look_open"),
        ("CA", {"exploration": 1}, (6, 5), "not_adjacent"),
    ],
)
def test_why_a_ship_does_not_look(code, levels, hex, reason):
    """SE-9.8."""
    t, slot, _ = at_home(code, **levels)
    order(t, slot, "look", hex, reason=reason, rule="SE-9.8")


def test_a_ship_looks_once_and_before_it_moves():
    """SE-9.8."""
    t, slot, _ = at_home(exploration=1)
    t.red.does(slot, "look", (4, 5))
    t.red.answers("reveal.reveal", "keep")
    order(t, slot, "look", (4, 5), reason="look_done", rule="SE-9.8")
    t, slot, _ = at_home(exploration=1)
    t.red.goes(slot, (4, 4))
    order(t, slot, "look", (4, 5), reason="look_late", rule="SE-9.8")


def test_a_ship_that_was_refitted_does_not_look():
    """SE-9.13."""
    t, slot, _ = at_home(exploration=1)
    t.red.has("SY", at=(3, 5)), t.red.saves(10)
    assert ("look", t.hex((4, 5))) in t.red.orders(slot)
    t.red.does(slot, "refit", 1)
    assert ("look", t.hex((4, 5))) not in t.red.orders(slot)
    order(t, slot, "look", (4, 5), reason="look_late", rule="SE-9.13")


@pytest.mark.parametrize(
    ("what", "reason", "rule"),
    [
        ("enemy", "stopped_enemy", "SE-4.7"),
        ("nebula", "stopped_terrain", "SE-4.5"),
        ("closed", "stopped_terrain", "SE-4.5"),
        ("spent", "spent", "SE-4.1"),
    ],
)
def test_what_has_stopped_a_ship(what, reason, rule):
    """SE-4.1, SE-4.5, SE-4.7: whoever wants to go on hears what keeps him."""
    t = galaxy()
    scout = t.red.has("SC", movement=1 if what == "spent" else 4)
    if what == "enemy":
        t.blue.has("SC", at=(6, 4))
    elif what != "spent":
        t.marker((6, 4), "nebula", up=what == "nebula")
    t.begins("red").goes(scout, (6, 4))
    order(t, scout, "go", (7, 4), 1, reason=reason, rule=rule)


def test_why_a_raider_does_not_slip_on():
    """SE-12.1, SE-12.2, SE-12.3, SE-4.1, SE-12.8."""
    t, scout, _ = at_home("SC")
    order(t, scout, "slip", reason="slip_cloak", rule="SE-12.1")
    t, raider, _ = at_home("R", cloaking=1)
    order(t, raider, "slip", reason="slip_free", rule="SE-12.2")
    for marker, scanner, speed, reason, rule in (
        (None, 0, 1, "spent", "SE-4.1"),
        (None, 1, 4, "slip_found", "SE-12.3"),
        ("nebula", 0, 4, "slip_cloak", "SE-12.8"),
        ("asteroids", 0, 4, "stopped_terrain", "SE-4.5"),
    ):
        t = galaxy()
        raider = t.red.has("R", cloaking=1, movement=speed)
        t.blue.has("DD", at=(6, 4), scanner=scanner)
        if marker:
            t.marker((6, 4), marker, up=True)
        t.begins("red").goes(raider, (6, 4))
        if scanner:
            t.red.does(raider, "slip")
            t.blue.answers("declaration.scan_1", "tell")
            t.red.answers("declaration.more", "silent")
        order(t, raider, "slip", reason=reason, rule=rule)


def test_why_a_group_neither_hides_nor_leaves_unseen():
    """SE-12.1, SE-5.2.4, SE-5.9.5."""
    t = galaxy()
    raider, scout = t.red.has("R", cloaking=1), t.red.has("SC")
    t.blue.has("CA")
    t.begins("red").ends()
    t.red.cannot(CLOAK, (scout,), "empires.slip_cloak", "SE-12.1")
    t.red.answers(CLOAK, (raider,))
    t.blue.answers("declaration.scan_1", "silent")
    t.nobody_hides()
    t.red.cannot("battle.slip", ("leave", scout, t.hex((4, 4))), "empires.slip_seen", "SE-5.2.4")
    t.red.cannot("battle.slip", ("leave", raider, t.hex((6, 3))), "empires.retreat_away", "SE-5.9.5")


def test_why_a_colony_ship_does_not_settle_at_the_end_of_the_turn():
    """SE-4.20.2."""
    t = galaxy()
    ship = t.red.has("CO")
    t.marker((5, 4), "barren", up=True)
    t.begins("red").ends()
    t.red.cannot("turn.settle", (ship,), "empires.settle_barren", "SE-4.20.2")


def test_nothing_is_scuttled_in_battle_for_no_need():
    """SE-4.14: only to free a counter."""
    t = theatre()
    cruisers, _ = t.red.has("CA", 2), t.blue.has("CA", 2)
    t.fight()
    t.calm_until(t.red, FIRE)
    t.red.cannot(FIRE, ("scuttle", t.red.line(cruisers), 1), "empires.needless_scuttling", "SE-4.14")


def test_a_pipeline_that_was_used_says_so():
    """SE-10.3."""
    t = galaxy()
    pipes = [t.red.has("MS", at=at) for at in ((5, 4), (6, 4), (7, 4))]
    scout = t.red.has("SC")
    t.begins("red").goes(scout, (6, 4), (7, 4))
    order(t, pipes[1], "go", (6, 5), 1, reason="stopped_pipeline", rule="SE-10.3")


def test_why_nothing_is_loaded():
    """SE-6.7."""
    t, ship, _ = at_home()
    order(t, ship, "load", reason="no_miner", rule="SE-6.7")
    t, miner, _ = at_home("Miner")
    order(t, miner, "load", reason="nothing_to_load", rule="SE-6.7")
    t.red.cannot(ORDER, "unload", "empires.no_load", "SE-6.7")
    t.red.fleet.load[miner] = NOTHING + 1
    t.red.cannot(ORDER, "load", "empires.loaded", "SE-6.7")


def test_why_groups_do_not_join():
    """SE-1.3, SE-9.11."""
    t, slot, other = at_home("SC", 2)
    twin, far = t.red.has("SC", at=(3, 5), attack=1), t.red.has("SC", at=(3, 4))
    full, one = t.red.has("SC", 6, at=(3, 5), attack=0), t.red.has("SC", at=(3, 5), attack=0)
    t.red.fleet.tech[full] = t.red.fleet.tech[one] = t.red.fleet.tech[far] = t.red.fleet.tech[slot]
    order(t, slot, "join", other, 1, reason="join_kind", rule="SE-1.3")
    t.red.cannot(ORDER, ("join", twin, 1), "empires.join_technology", "SE-9.11")
    t.red.cannot(ORDER, ("join", far, 1), "empires.join_far", "SE-9.11")
    t.red.cannot(ORDER, ("join", full, 1), "empires.join_full", "SE-1.3")
    t.red.answers(ORDER, "done")
    order(t, one, "split", 1, reason="split_one", rule="SE-9.11")


def test_whoever_lacks_a_counter_hears_for_which_unit():
    """SE-2.2.3: of Dreadnoughts there are two groups at most; the words name the unit (UX-17)."""
    t, slot, _ = at_home("DN", 3)
    t.red.has("DN", at=(3, 4))
    t.red.answers("movement.group", slot)
    assert t.red.cannot(ORDER, ("split", 1), "empires.no_counter", "SE-2.2.3").params == {"unit": "dreadnought"}


def test_why_a_group_is_not_turned_down():
    """SE-4.15, SE-8.5."""
    t, slot, _ = at_home()
    order(t, slot, "cover", reason="cover_closed", rule="SE-4.15")
    t, slot, _ = at_home("CO")
    order(t, slot, "cover", reason="cover_never", rule="SE-8.5")
    t = galaxy()
    slot = t.red.has("SC", at=(6, 4), up=True)
    t.begins("red")
    order(t, slot, "cover", reason="no_own_colony", rule="SE-4.15")


def test_why_a_carrier_does_not_go():
    """SE-11.1, SE-11.4."""
    t, ship, _ = at_home()
    order(t, ship, "carry", (4, 4), 1, reason="no_bays", rule="SE-11.1")
    t, carrier, _ = at_home("CV")
    order(t, carrier, "carry", (4, 4), 1, reason="no_fighters", rule="SE-11.4")
    t = galaxy()
    carrier, _ = t.red.has("CV", at=(6, 4)), t.red.has("F", 3, at=(6, 4), fighter=1)
    t.begins("red")
    order(t, carrier, "go", (6, 5), 1, reason="fighters_left", rule="SE-11.4")


# -- battles


def shot(t, player, slot, at, reason, rule, foe):
    lines = t.battle_line(player, slot), t.battle_line(foe, at)
    player.cannot(FIRE, ("fire", *lines, 1), f"empires.{reason}", rule)


def test_whom_nobody_fires_at():
    """SE-5.3.1, SE-5.5.2, SE-5.5.4, SE-11.2."""
    t = theatre()
    cruiser, scout = t.red.has("CA", 2), t.red.has("SC")
    carrier, squadron, colony_ship = t.blue.has("CV"), t.blue.has("F", fighter=1), t.blue.has("CO")
    t.blue.has("SY")
    t.fight()
    t.calm_until(t.red, FIRE)
    shot(t, t.red, cruiser, carrier, "target_carrier", "SE-11.2", t.blue)
    shot(t, t.red, cruiser, colony_ship, "target_helpless", "SE-5.5.4", t.blue)
    shot(t, t.red, scout, squadron, "line_later", "SE-5.3.1", t.blue)
    shot(t, t.red, cruiser, scout, "target_friend", "SE-1.6", t.red)
    t.red.fires(cruiser, squadron, rolls=(10, 10))
    t.calm_until(t.red, FIRE)
    shot(t, t.red, cruiser, squadron, "line_fired", "SE-5.3.5", t.blue)


def test_nobody_fires_at_who_is_screened():
    """SE-5.5.2."""
    t = theatre()
    cruiser = t.red.has("CA")
    scout, destroyer = t.blue.has("SC"), t.blue.has("DD")
    t.fight()
    t.blue.screens(DD=1)
    shot(t, t.red, cruiser, destroyer, "target_screened", "SE-5.5.2", t.blue)
    assert scout in t.blue.fleet.unit or t.blue.count(scout) == 1


def test_a_captured_ship_says_that_it_waits():
    """CL-4.3.2."""
    t, _, theirs, prize = captured_ship(count=3, boats=2)
    while not (t.battle().round == 2 and t.red.is_asked(FIRE)):
        t.calm()
    shot(t, t.red, prize, theirs, "line_captured", "CL-4.3.2", t.blue)


def retreat(t, player, slot, to, reason, rule):
    player.cannot(FIRE, ("retreat", t.battle_line(player, slot), t.hex(to), 1), f"empires.{reason}", rule)


def test_why_nobody_retreats_there():
    """SE-5.9.1, SE-5.9.4, SE-5.9.5."""
    t = theatre()
    scouts, enemy = t.red.has("SC"), t.blue.has("SC")
    t.red.settles_at((6, 4))
    t.state.colony[t.state.homeworld[0]] = t.blue.seat  # only the one colony is left
    t.blue.has("CO", at=(5, 5))
    t.marker((5, 3), "danger")
    t.marker((6, 3), "supernova", up=True)
    t.fight()
    t.calm_until(t.red, FIRE)
    retreat(t, t.red, scouts, (6, 4), "retreat_early", "SE-5.9.1")
    t.battle().round = 2
    retreat(t, t.red, scouts, (5, 5), "retreat_enemy", "SE-5.9.4")
    retreat(t, t.red, scouts, (5, 3), "retreat_unexplored", "SE-5.9.4")
    retreat(t, t.red, scouts, (6, 3), "supernova", "SE-5.9.4")
    retreat(t, t.red, scouts, (8, 4), "not_adjacent", "SE-5.9.4")
    retreat(t, t.red, scouts, (4, 4), "retreat_away", "SE-5.9.5")
    assert t.blue.count(enemy) == 1


def test_who_never_retreats():
    """SE-5.9.2, SE-11.7, CL-6.1.3."""
    for code, reason, rule, levels in (
        ("TN", "retreat_never", "CL-6.1.3", {}),
        ("F", "retreat_carried", "SE-11.7", {"fighter": 1}),
        ("Base", "retreat_never", "SE-5.9.2", {}),
    ):
        t = theatre(titans="on")
        t.red.settles_at(HERE)
        slot = t.red.has(code, **levels)
        t.blue.has("SC")
        t.fight()
        t.calm_until(t.red, FIRE)
        retreat(t, t.red, slot, (4, 4), reason, rule)


# -- colonies


def test_why_nobody_bombards_or_lands():
    """SE-5.12.2, CL-6.4.1, CL-14.7.3, CL-14.7.4, CL-15.1.5."""
    t = front(titans="on")
    titan, scout, far = t.red.has("TN"), t.red.has("SC"), t.red.has("SC", at=(6, 4))
    t.begins("red").ends()
    t.red.cannot(SHOT, ("fire", titan, 1), "empires.bombard_titan", "CL-6.4.1")
    t.red.cannot(SHOT, ("fire", far, 1), "empires.bombard_never", "SE-5.12.2")
    t.red.cannot(SHOT, "land", "empires.land_nobody", "CL-14.7.4")
    t.red.answers(SHOT, ("fire", scout, 1), rolls=10)
    t.red.cannot(SHOT, ("fire", scout, 1), "empires.bombarded", "SE-5.12.2")
    t = front(planet="barren")
    t.red.transports(Inf=1)
    t.begins("red").ends()
    t.red.cannot(SHOT, "land", "empires.land_barren", "CL-14.7.3")
    t = front()
    scout = t.red.has("SC")
    t.red.transports(Inf=1)
    t.state.captured.append(Captured(t.hex(HERE), t.red.seat, 0))
    t.begins("red").ends()
    t.red.cannot(SHOT, ("fire", scout, 1), "empires.bombard_former", "CL-15.1.5")


# -- reactions


@pytest.mark.parametrize(
    ("code", "levels", "sensors", "reason", "rule"),
    [
        ("SW", {"movement": 6}, True, "react_never", "CL-10.3.2"),
        ("BB", {"movement": 4}, True, "react_slow", "CL-10.3.1"),
        ("SC", {"movement": 3}, False, "react_blind", "CL-10.2.1"),
    ],
)
def test_why_a_ship_does_not_react(code, levels, sensors, reason, rule):
    """CL-10.2, CL-10.3."""
    t = galaxy(options={"reaction": "on", "raiders": "off"})
    t.state.cycle = 3
    t.blue.has("SC", at=(7, 4))
    slot = t.blue.has(code, at=(8, 4), **levels)
    t.blue.has("CA", at=(8, 4), exploration=2 if sensors else 0)
    raid = t.red.has("SC", at=(6, 4))
    t.begins("red", cycle=3).goes(raid, (7, 4))
    t.red.ends()
    t.blue.cannot(MOVE, ("react", slot, t.hex((7, 4)), 1), f"empires.{reason}", rule)


def test_ships_beside_enemies_do_not_react():
    """CL-10.2.5."""
    t = galaxy(options={"reaction": "on", "raiders": "off"})
    t.state.cycle = 3
    t.blue.has("SC", at=(7, 4))
    slot, _ = (t.blue.has("CA", at=at, exploration=2, movement=3) for at in ((8, 4), (7, 5)))
    raid, _ = t.red.has("SC", at=(6, 4)), t.red.has("SC", at=(8, 4))
    t.begins("red", cycle=3).goes(raid, (7, 4))
    t.red.ends()
    t.blue.cannot(MOVE, ("react", slot, t.hex((7, 4)), 1), "empires.react_held", "CL-10.2.5")


def test_reactions_lead_into_battles_beside_them():
    """CL-10.2.1, CL-10.2.4."""
    t = galaxy(options={"reaction": "on", "raiders": "off"})
    t.state.cycle = 3
    t.blue.has("SC", at=(7, 4))
    slot = t.blue.has("CA", at=(8, 4), exploration=2, movement=3)
    raid = t.red.has("SC", at=(6, 4))
    t.begins("red", cycle=3).goes(raid, (7, 4))
    t.red.ends()
    t.blue.cannot(MOVE, ("react", slot, t.hex((8, 5)), 1), "empires.react_no_battle", "CL-10.2.4")
    t.blue.cannot(MOVE, ("react", slot, t.hex((5, 4)), 1), "empires.not_adjacent", "CL-10.2.1")
