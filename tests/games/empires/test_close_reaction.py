"""Reaction movement (CL-10) and the second level of Exploration."""

import pytest

from rules import Chance, imagine, view, waiting
from rules.empires.map.reaction import could_react, is_able
from rules.empires.printed.constants import REFITTED, STAYS, STOPPED
from rules.empires.state import carried
from tests.games.empires.support import galaxy

MOVE = "reaction.move"
FRONT, BACK, AWAY = (7, 4), (8, 4), (8, 5)  # the battle, a hex beside it, another one


def border(**options):
    """Blue's Scout at the front; red's comes there."""
    t = galaxy(options={"reaction": "on", "raiders": "off", **options})
    t.state.cycle = 3
    t.blue.knows(exploration=2, movement=3)
    t.blue.guard = t.blue.has("SC", at=FRONT)
    t.red.raid = t.red.has("SC", at=(6, 4))
    return t


def attack(t):
    t.begins("red", cycle=3).goes(t.red.raid, FRONT)
    t.red.ends()


def moves(t):
    """Who may react, and where to."""
    if not t.blue.is_asked(MOVE):
        return None
    return [(o[0], o[1], t.place(o[2])) for o in t.blue.offered(MOVE) if type(o) is tuple]


def reacts(t, slot, to=FRONT, count=1, verb="react"):
    return t.blue.answers(MOVE, (verb, slot, t.hex(to), count))


# -- sensors


@pytest.mark.parametrize("sensor", ["SY", "Base", "CA"])
def test_who_carries_the_sensors(sensor):
    """CL-10.1.1, CL-10.2.1: Bases and shipyards by themselves, Cruisers by build or refit."""
    t = border()
    t.blue.settles_at(BACK)
    scout = t.blue.has("SC", at=BACK)
    cruiser = t.blue.has(sensor, at=BACK)
    attack(t)
    expected = [("react", scout, FRONT)] + ([("react", cruiser, FRONT)] if sensor == "CA" else [])
    assert moves(t) == expected  # a Cruiser with the ability goes itself, too


def test_without_sensors_nobody_reacts():
    """CL-10.2.1: an old Cruiser does not count, nor sensors in another hex."""
    t = border()
    t.blue.has("CA", at=BACK, exploration=1)
    t.blue.has("SC", at=BACK)
    t.blue.has("CA", at=(9, 4), exploration=2)
    attack(t)
    assert moves(t) == []


def test_the_sensors_may_go_before_the_others():
    """CL-10.2.1: the sensor unit may go too, first or last; whoever stood with it still reacts."""
    t = border()
    cruiser, scout = t.blue.has("CA", at=BACK), t.blue.has("SC", at=BACK)
    attack(t)
    reacts(t, cruiser)
    assert moves(t) == [("react", scout, FRONT)]


def test_several_groups_come_to_a_colony_that_nobody_guards():
    """CL-10.2.4: it stays a battle hex when the first of them is there."""
    t = border()
    t.blue.fleet.hex[t.blue.guard] = t.hex((10, 4))
    t.blue.settles_at(FRONT)
    t.blue.settles_at(BACK)
    t.blue.has("SY", at=BACK)
    first, second = t.blue.has("SC", at=BACK), t.blue.has("DD", at=BACK)
    attack(t)
    reacts(t, first)
    assert moves(t) == [("react", second, FRONT)]


def test_exploration_2_comes_after_exploration_1():
    """CL-10.1.1."""
    t = border()
    t.economy()
    t.economy(saved=30)
    t.red.sheet(research=("exploration",))
    t.blue.sheet()
    assert t.red.level("exploration") == 1


def test_shipyards_and_bases_do_not_look_at_markers():
    """CL-10.1.2: they get only this from it."""
    t = border()
    t.red.knows(exploration=2)
    t.red.settles_at((5, 4))
    yard, base, cruiser = t.red.has("SY", at=(5, 4)), t.red.has("Base", at=(5, 4)), t.red.has("CA", at=(5, 4))
    t.marker((5, 5), "nebula")
    t.begins("red", cycle=3)
    looks = [any(type(o) is tuple and o[0] == "look" for o in t.red.orders(slot)) for slot in (yard, base, cruiser)]
    assert looks == [False, False, True]
    t.red.knows(exploration=1)
    assert carried(t.state, 0, yard) >> 3 * t.state.tables.exploration & 7 == 0


# -- the procedure


def test_reactions_come_after_movement_and_before_anything_is_revealed():
    """CL-10.2.1, CL-10.2.2, SE-5.2.1: and then they are part of the defence (CL-10.2.3)."""
    t = border()
    cruiser = t.blue.has("CA", at=BACK)
    attack(t)
    assert t.state.phase == "movement" and not t.happened("revealed")
    reacts(t, cruiser)
    assert t.blue.at(cruiser) == FRONT and t.happened("shifted", why="reaction")
    t.blue.answers(MOVE, "done") if t.blue.is_asked(MOVE) else None
    b = t.battle()
    assert b.attacker == 0 and t.blue.line(cruiser) in range(len(b.owner))


def test_a_colony_entered_in_this_turn_is_a_battle_hex():
    """CL-10.2.4: also without units; one that was besieged before is not."""
    t = border()
    t.state.fleets[1].hex[t.blue.guard] = t.hex((10, 8))
    t.blue.settles_at(FRONT)
    cruiser = t.blue.has("CA", at=BACK)
    attack(t)
    assert moves(t) == [("react", cruiser, FRONT)]
    t.blue.answers(MOVE, "done")
    t.red.answers("bombardment.shot", "stop")
    t.begins("red", cycle=3).ends()
    assert not t.blue.is_asked(MOVE)


def test_non_combat_ships_alone_make_no_battle():
    """CL-10.2.4: they are already destroyed."""
    t = border()
    t.state.fleets[1].hex[t.blue.guard] = t.hex((10, 8))
    t.blue.has("Miner", at=FRONT)
    t.blue.has("CA", at=BACK)
    attack(t)
    assert not t.blue.is_asked(MOVE) and "Miner" not in t.blue.codes()


def test_ships_beside_enemies_do_not_react():
    """CL-10.2.5."""
    t = border()
    t.blue.has("CA", at=BACK)
    other = t.red.has("SC", at=(9, 4))
    t.begins("red", cycle=3).goes(t.red.raid, FRONT)
    t.red.goes(other, BACK)
    t.red.ends()
    assert (moves(t) or []) == []


def test_only_those_who_take_part():
    """CL-10.2.6: never a third party."""
    t = galaxy("red", "blue", "green", options={"reaction": "on", "raiders": "off"})
    t.state.cycle = 3
    for player in (t.blue, t.green):
        player.knows(exploration=2, movement=3)
    guard = t.blue.has("SC", at=(6, 6))
    raid = t.red.has("SC", at=(6, 5))
    t.blue.has("CA", at=(6, 7))
    t.green.has("CA", at=(7, 7))
    t.begins("red", cycle=3).goes(raid, (6, 6))
    t.red.ends()
    assert t.blue.is_asked(MOVE) and not t.green.is_asked(MOVE) and t.blue.at(guard)
    t.blue.answers(MOVE, "done")
    assert not t.green.is_asked(MOVE)


def test_the_mover_himself_does_not_react():
    """CL-10.2.6: of the two sides only the one whose opponent moved."""
    t = border()
    t.red.knows(exploration=2, movement=3)
    t.red.has("CA", at=(6, 5))
    attack(t)
    assert not t.red.is_asked(MOVE)


def test_not_through_warp_points():
    """CL-10.2.7, SE-16.4."""
    t = border(warp_points="on")
    for place in (FRONT, (10, 8)):
        t.marker(place, "warp_point_1", up=True)
        t.state.warps.append(t.hex(place))
    t.blue.has("CA", at=(10, 8))
    attack(t)
    assert not t.blue.is_asked(MOVE)


def test_one_hex_in_a_players_turn():
    """CL-10.2.8: whoever has reacted does not go on to the next battle."""
    t = border()
    cruiser = t.blue.has("CA", at=BACK)
    t.blue.has("SC", at=(7, 5))
    other = t.red.has("SC", at=(6, 5))
    t.begins("red", cycle=3).goes(t.red.raid, FRONT)
    t.red.goes(other, (7, 5))
    t.red.ends()
    assert [m for m in moves(t) if m[1] == cruiser] == [("react", cruiser, FRONT), ("react", cruiser, (7, 5))]
    reacts(t, cruiser)
    assert not [m for m in moves(t) or [] if m[1] == cruiser]
    t.state.fleets[1].hex[cruiser] = t.hex(BACK)
    assert not is_able(t.state, 1, cruiser)  # even if it stood apart again
    t.state.fleets[1].hex[cruiser] = t.hex(FRONT)


def test_a_black_hole_is_rolled():
    """CL-10.2.9: terrain counts as on any step."""
    t = border()
    t.marker(FRONT, "black_hole", up=True)
    cruiser = t.blue.has("CA", 2, at=BACK)
    t.rolls(1)
    attack(t)
    t.rolls(9, 2)
    reacts(t, cruiser, count=2)
    assert t.blue.count(cruiser) == 1 and t.blue.at(cruiser) == FRONT


@pytest.mark.parametrize("slips", [False, True])
def test_cloaked_ships_that_slip_in_start_no_reaction(slips):
    """CL-10.2.10: whoever has passed under his cloak and stays hidden, for all to see."""
    t = border(raiders="on")
    t.red.knows(cloaking=1, movement=4)
    raider = t.red.has("R", at=(6, 4), cloaking=1, movement=4)
    t.blue.has("CA", at=BACK)
    t.begins("red", cycle=3).answers("movement.group", raider)
    t.red.answers("movement.order", ("go", t.hex(FRONT), 1))
    if slips:
        t.red.does(raider, "slip")
        t.blue.answers("declaration.scan_1", t.blue.offered("declaration.scan_1")[0])
        t.red.answers("movement.order", "done")
    t.red.ends()
    assert t.blue.is_asked(MOVE) == (not slips)


def test_one_that_stops_is_enough_for_a_reaction():
    """CL-10.2.10: a Scout has come besides the Raider that slips in, so there will be a battle."""
    t = border(raiders="on")
    t.red.knows(cloaking=1, movement=4)
    raider = t.red.has("R", at=(6, 4), cloaking=1, movement=4)
    t.blue.has("CA", at=BACK)
    t.begins("red", cycle=3).answers("movement.group", raider)
    t.red.answers("movement.order", ("go", t.hex(FRONT), 1))
    t.red.does(raider, "slip")
    t.blue.answers("declaration.scan_1", t.blue.offered("declaration.scan_1")[0])
    t.red.answers("movement.order", "done")
    t.red.goes(t.red.raid, FRONT)
    t.red.ends()
    assert t.blue.is_asked(MOVE)


def test_the_reaction_stands_if_the_attackers_are_decoys():
    """EC-42: they are removed, and there is no battle."""
    t = border()
    t.state.fleets[0].unit[t.red.raid] = t.state.tables.code["Decoy"]
    t.state.fleets[0].tech[t.red.raid] = 0
    t.state.fleets[0].hex[t.red.raid] = t.hex(FRONT)
    cruiser = t.blue.has("CA", at=BACK)
    t.begins("red", cycle=3).ends()
    reacts(t, cruiser)
    assert t.blue.at(cruiser) == FRONT and "Decoy" not in t.red.codes()


# -- who


@pytest.mark.parametrize(
    ("code", "least"),
    [
        ("SC", 3), ("DD", 3), ("CA", 3), ("R", 3), ("BC", 4), ("BD", 4), ("BB", 5), ("CV", 5), ("DN", 6), ("SW", 8),
        ("TN", 8),
    ],
)  # fmt: skip
def test_from_which_movement_level_on(code, least):
    """CL-10.3.1, CL-10.3.2: of the ship, not of the empire; sweepers and Titans never."""
    for level in (least - 1, least):
        if level > 7:
            continue
        t = border(boarding="on", titans="on", raiders="on", move_7="on")
        t.blue.knows(exploration=2, movement=7)
        t.blue.settles_at(BACK)
        ship = t.blue.has(code, at=BACK, movement=level, cloaking=1, minesweep=1, fighter=1, boarding=1)
        t.blue.has("SY", at=BACK)
        attack(t)
        assert (("react", ship, FRONT) in moves(t)) == (level == least), level


@pytest.mark.parametrize("notes", [0, STAYS, REFITTED, STOPPED])
def test_fighters_go_with_their_carrier(notes):
    """CL-10.3.3: whatever they did in the turn of their owner."""
    t = border()
    t.blue.knows(movement=5, fighter=1)
    carrier, squadron = t.blue.has("CV", at=BACK, movement=5), t.blue.has("F", 3, at=BACK, fighter=1)
    t.blue.fleet.notes[squadron] = notes
    t.blue.has("CA", at=BACK, movement=1)
    attack(t)
    assert ("react", carrier, FRONT) not in moves(t)  # the squadrons would be left without room
    reacts(t, carrier, verb="react_carry")
    assert t.blue.at(squadron) == t.blue.at(carrier) == FRONT


def test_a_part_of_a_group_may_react():
    """D-22."""
    t = border()
    cruisers = t.blue.has("CA", 3, at=BACK)
    attack(t)
    reacts(t, cruisers, count=2)
    assert t.blue.groups(BACK) == [("CA", 1)] and ("CA", 2) in t.blue.groups(FRONT)


# -- secrets (UI-7)


@pytest.mark.parametrize("code", ["CA", "Decoy", "DN"])
def test_closed_counters_are_asked_whatever_they_are(code):
    """UI-7: not being asked would tell that nobody can react."""
    t = border()
    t.blue.has(code, at=BACK, movement=1)
    attack(t)
    assert moves(t) == []
    assert imagine(t.state, 0, Chance(4)).colony == t.state.colony


def test_two_worlds_that_the_mover_cannot_tell_apart():
    """UI-7: what stands beside the battle, and what it could do."""
    seen = []
    for code, level in (("CA", 3), ("Decoy", 1), ("SC", 2)):
        t = border()
        t.blue.has(code, at=BACK, movement=level)
        attack(t)
        dreamt = imagine(t.state, 0, Chance(5))
        asked = [(d.seat, d.prompt) for d in waiting(t.state)]
        seen.append((view(t.state, 0), asked, dreamt.fleets, [(d.seat, d.prompt) for d in waiting(dreamt)]))
    assert seen[0] == seen[1] == seen[2]


def test_nobody_is_asked_where_all_can_see_that_nobody_could():
    """UI-7: open ships that never react, or in the first cycle."""
    t = border()
    t.blue.has("SW", at=BACK, up=True)
    attack(t)
    assert not t.blue.is_asked(MOVE)
    t = border()
    t.blue.has("CA", at=BACK)
    t.begins("red", cycle=1).goes(t.red.raid, FRONT)
    t.red.ends()
    assert not t.blue.is_asked(MOVE)


def test_without_the_switch_nobody_reacts():
    t = border(reaction="off")
    t.blue.has("CA", at=BACK)
    attack(t)
    assert not t.blue.is_asked(MOVE) and could_react(t.state, [0], 1)


def test_a_whole_group_reacts_unless_fewer_are_named(app, seated):
    """CL-10.2.1: at the table the number begins with all ships of the group, and can be lowered."""
    t = border()
    group = t.blue.has("CA", 3, at=BACK)
    attack(t)
    scene = seated(t)
    option = ("react", group, t.hex(FRONT))
    scene.desk.pick_option(option)
    assert scene.desk.choice.asks_number() and scene.desk.choice.value() == (*option, 3)
