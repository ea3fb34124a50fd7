"""Doomsday Machines against one player (SE-24)."""

import pytest

from rules import Chance, Illegal, Setup, answer_at_random, apply, imagine, new_game, view, violations, waiting
from rules.core.running import checked
from rules.empires.atoms import battles, course, fleets
from rules.empires.battle import machines
from rules.empires.flows import doomsday
from rules.empires.flows.round import _bonus
from rules.empires.map.ending import win_alone
from rules.empires.map.routes import why_no_step
from rules.empires.state import facts, groups_of, lines, monsters
from rules.empires.state.battle import Battle
from rules.empires.state.cloaking import is_cloaked
from rules.empires.state.values import Shot, class_of, ship, shots, tactics, to_hit
from tests.games.empires.support import GAME, galaxy

HOME = (1, 7)


def table(difficulty="easy", map="machines_small", **options):
    return galaxy("red", options={"solo": map, "difficulty": difficulty, **options})


def machine(t, rating, at, weakness="none", damage=0):
    """A machine on the board, its weakness known already."""
    g = t.state
    unit = facts(g).unit[f"machine_{rating}"]
    slot = fleets.add_group(g, monsters(g), unit, 1, t.hex(at), up=True)
    g.fleets[monsters(g)].damage[slot] = damage
    g.arrived += 1
    g.weakness[unit - facts(g).first_machine] = weakness
    return slot


def place(t, slot):
    fleet = t.state.fleets[monsters(t.state)]
    return t.place(fleet.hex[slot]) if fleet.count[slot] else None


def lined_up(t, at):
    """A battle in a hex, with all groups there as lines."""
    g = t.state
    course.enter_phase(g, "combat")
    b = g.battle = Battle(t.hex(at), [[0], [monsters(g)]], [[], []], [0, 0])
    for owner in (0, monsters(g)):
        for slot in [s for s in groups_of(g, owner) if g.fleets[owner].hex[s] == b.hex]:
            battles.announce(g, b, battles.add_line(g, b, owner, slot))
    b.round = 1
    return b


# -- set-up


@pytest.mark.parametrize(("costs", "value"), [("expansion", 30), ("first_printing", 20)])
def test_the_homeworld_and_who_is_there(costs, value):
    """SE-24.1, SE-24.2: one seat, no bid, no aliens; the worth of the Homeworld follows the costs."""
    t = table(costs=costs, aliens="on")
    assert t.colony(HOME) == ("red", value)
    assert facts(t.state).options["aliens"] == "off"
    t.economy(saved=10)
    with pytest.raises(Illegal):
        t.red.sheet(bid=1)


@pytest.mark.parametrize(
    ("map", "deep", "entries"),
    [
        ("machines_small", 30, [(1, 2), (5, 4), (7, 7), (5, 10), (1, 11)]),
        ("machines_large", 73, [(5, 1), (8, 2), (10, 7), (8, 11), (5, 13)]),
    ],
)
def test_the_maps(map, deep, entries):
    """SE-24.3: deep space around the home of three players' first seat; entry hexes have no markers."""
    g = new_game(GAME.id, Setup(GAME.id, [{}], {"solo": map}), 4)
    chart = facts(g).chart
    starts = [chart.at(*entry) for entry in entries]
    assert list(chart.starts) == starts
    assert [g.marker[hex] for hex in starts] == [-1] * 5
    assert sum(marker >= 0 for marker in g.marker) == deep + 26


def test_nobody_enters_an_entry_hex():
    """SE-24.3."""
    t = table()
    scout = t.red.has("SC", at=(6, 7))
    t.begins("red")
    assert (7, 7) not in t.red.steps(scout)
    assert why_no_step(t.state, 0, scout, t.hex((7, 7))).rule == "SE-24.3"


def test_nobody_is_lost_into_an_entry_hex():
    """SE-6.6, SE-6.6.1, SE-24.3: the die says (7,7), and is rolled again."""
    t = table()
    scout = t.red.has("SC", at=(5, 7))
    t.marker((6, 7), "lost")
    t.begins("red").goes(scout, (6, 7))
    t.red.ends(rolls=(4, 2))
    assert t.red.at(scout) == (6, 8)


def test_nobody_follows_a_machine_under_a_closed_marker():
    """SE-24.9: the human may not enter a hex with a machine and a face-down marker."""
    t = table()
    scout = t.red.has("SC", at=(4, 7))
    t.marker((5, 7), "planet")
    t.marker((5, 8), "planet")
    machine(t, 1, (5, 7))
    t.begins("red")
    assert (5, 8) in t.red.steps(scout) and (5, 7) not in t.red.steps(scout)
    assert why_no_step(t.state, 0, scout, t.hex((5, 7))).rule == "SE-24.9"


# -- arrivals and ratings

TABLE = {
    ("machines_small", "easy"): "7/1 9/3 11/5", ("machines_large", "easy"): "8/5 10/7 12/9",
    ("machines_small", "normal"): "7/2 9/4 10/6", ("machines_large", "normal"): "8/6 10/8 11/10",
    ("machines_small", "hard"): "6/1 8/3 10/5", ("machines_large", "hard"): "7/5 9/7 11/9",
    ("machines_small", "harder"): "6/2 8/4 9/6", ("machines_large", "harder"): "7/6 9/8 10/10",
    ("machines_small", "good_luck"): "5/1 7/3 9/5", ("machines_large", "good_luck"): "6/5 8/7 10/9",
}  # fmt: skip


@pytest.mark.parametrize(("map", "difficulty"), TABLE)
def test_when_they_come(map, difficulty):
    """SE-24.4: three machines, by phase and rating."""
    g = new_game(GAME.id, Setup(GAME.id, [{}], {"solo": map, "difficulty": difficulty}), 1)
    come = facts(g).map.arrivals[difficulty]
    assert " ".join(f"{phase}/{name.removeprefix('machine_')}" for phase, name in come) == TABLE[map, difficulty]


def test_there_is_no_really_tough_machine():
    """SE-24.4."""
    with pytest.raises(Illegal):
        new_game(GAME.id, Setup(GAME.id, [{}], {"solo": "machines_small", "difficulty": "really_tough"}), 1)


@pytest.mark.parametrize(("face", "at"), [(1, (1, 2)), (4, (5, 4)), (5, (7, 7)), (8, (5, 10)), (10, (1, 11))])
def test_a_machine_comes_after_its_economic_phase(face, at):
    """SE-24.3, SE-24.4: at the end of phase 7 on Easy, where the die says; the log tells the roll."""
    t = table("easy")
    t.rolls(face)
    t.economy(cycle=7)
    t.red.sheet()
    arrival = next(event for event in t.events if event.kind == "arrival")
    assert (arrival.data["machine"], arrival.data["face"], arrival.data["rule"]) == ("machine_1", face, "SE-24.4")
    assert place(t, 0) == at and t.state.arrived == 1


def test_no_machine_comes_in_other_phases():
    """SE-24.4."""
    t = table("easy")
    t.economy(cycle=6)
    t.red.sheet()
    assert t.state.arrived == 0


RATINGS = "D7,1,6,3; C7,1,7,4; C8,2,7,4; C8,2,8,4; B9,2,8,5; B9,3,9,5; B10,3,9,6; A10,3,10,6; A11,4,10,6; A11,4,11,6"


@pytest.mark.parametrize(("rating", "values"), list(enumerate(RATINGS.split("; "), 1)))
def test_ratings(rating, values):
    """SE-24.5, SE-24.11: class, attack, defence, hull and attacks; Tactics 2; terrain changes none of it."""
    t = table()
    t.marker((5, 7), "asteroids", up=True)
    one = ship(t.state, monsters(t.state), machine(t, rating, (5, 7)))
    known, unit = facts(t.state), facts(t.state).units[one.unit]
    found = f"{'ABCDEF'[class_of(t.state, one)]}{unit.attack[0]},{unit.defence[0]},{known.hull[one.unit]}"
    assert f"{found},{shots(t.state, one)}" == values
    assert tactics(t.state, one) == 2


# -- weaknesses


@pytest.mark.parametrize(
    ("face", "weakness"), [(1, "fighters"), (4, "mines"), (5, "cloaking"), (8, "fleets"), (10, "none")]
)
def test_the_weakness_is_rolled_at_first_contact(face, weakness):
    """SE-24.6: one die, open to all; a second meeting needs none."""
    t = table()
    machine(t, 1, (5, 7), "")
    t.red.has("SC", at=(5, 7))
    t.begins("red")
    t.red.ends(rolls=(face, 1))
    assert t.state.weakness[0] == weakness
    assert [event.data["face"] for event in t.events if event.kind == "weakness"] == [face]
    machines.roll_weaknesses(t.state, t.hex((5, 7)))
    assert t.state.weakness[0] == weakness
    assert view(t.state, 0)["table"]["machines"][0]["weakness"] == weakness


@pytest.mark.parametrize(("weakness", "need"), [("fighters", 4), ("none", 0)])
def test_fighters(weakness, need):
    """SE-24.6, SE-24.7: fighters hurt it only if it is weak to them (B5-0 against Defence 1)."""
    t = table()
    by = ship(t.state, 0, t.red.has("F", fighter=1))
    at = ship(t.state, monsters(t.state), machine(t, 1, (5, 7), weakness))
    assert to_hit(t.state, Shot(by, at)) == need


@pytest.mark.parametrize(("weakness", "shots"), [("fighters", 1), ("none", 0)])
def test_fighters_are_offered_no_shot_at_a_machine_that_is_immune(weakness, shots):
    """SE-24.7: other ships beside them fire as ever."""
    t = table()
    squadron, ships = t.red.has("F", at=(5, 7), fighter=1, up=True), t.red.has("BB", at=(5, 7), ship_size=5, up=True)
    t.red.has("CV", at=(5, 7), up=True)
    machine(t, 1, (5, 7), weakness)
    t.begins("red").ends()
    b, offered = t.state.battle, set()
    for _ in range(6):
        if t.red.is_asked("round.fire"):
            options = t.red.offered("round.fire")
            offered |= {b.slot[option[1]] for option in options if option[0] == "fire"}
            t.red.answers("round.fire", next(option for option in options if option[0] == "hold"))
            b = t.state.battle
    assert ships in offered and (squadron in offered) == bool(shots)


def test_ones_and_tens():
    """SE-24.7: a 1 is no automatic hit on it; its own 1 always hits and its own 10 always misses."""
    t = table()
    scout, base = (ship(t.state, 0, t.red.has(code)) for code in ("SC", "Base"))
    weak, strong = (ship(t.state, monsters(t.state), machine(t, rating, (5, 7))) for rating in (1, 10))
    assert to_hit(t.state, Shot(scout, strong)) < 1
    assert to_hit(t.state, Shot(strong, scout)) == 9
    assert to_hit(t.state, Shot(weak, base._replace(tech=t.state.tech[0]))) >= 1


@pytest.mark.parametrize(("weakness", "cloaked", "need"), [("cloaking", True, 5), ("none", False, 7)])
def test_cloaking(weakness, cloaked, need):
    """SE-24.6, SE-24.7: no cloak helps, unless it is weak to them: then it has -2 against Raiders."""
    t = table()
    t.red.has("R", at=(5, 7), cloaking=1)
    machine(t, 1, (5, 7), weakness)
    b = lined_up(t, (5, 7))
    assert is_cloaked(t.state, b, 0) == cloaked
    assert to_hit(t.state, Shot(lines.as_ship(t.state, b, 1), lines.as_ship(t.state, b, 0))) == need


def test_raiders_cannot_hide_from_it():
    """SE-24.7: nobody is asked to declare cloaked ships."""
    t = table()
    t.red.has("R", at=(5, 7), cloaking=1)
    machine(t, 1, (5, 7))
    t.begins("red")
    t.red.ends(rolls=(10, 10, 10))
    assert not t.red.is_asked("declaration.cloak")
    assert t.red.is_asked("round.fire")


@pytest.mark.parametrize(("ships", "weakness", "bonus"), [(10, "fleets", 0), (9, "fleets", -1), (10, "none", -1)])
def test_large_fleets(ships, weakness, bonus):
    """SE-24.6, SE-24.7: ten ships that can hit it have a bonus against a machine that is weak to that; Shipyards and
    Bases are none."""
    t = table()
    t.red.has("SY", 2, at=(5, 7)), t.red.has("Base", at=(5, 7))
    t.red.has("DD", 6, at=(5, 7))
    t.red.has("DD", ships - 6, at=(5, 7))
    machine(t, 1, (5, 7), weakness)
    b = lined_up(t, (5, 7))
    assert _bonus(t.state, b) == bonus
    assert lines.may_screen(t.state, b) == -1


def test_ships_that_cannot_hit_it_make_no_large_fleet():
    """SE-24.6: ten Scouts (Attack 3) against Defence 4."""
    t = table()
    t.red.has("SC", 6, at=(5, 7)), t.red.has("SC", 6, at=(5, 7))
    machine(t, 10, (5, 7), "fleets")
    assert _bonus(t.state, lined_up(t, (5, 7))) == -1


def test_whom_a_machine_shoots_at():
    """SE-24.13: fighters if it is weak to them, else damaged units before the more expensive ones."""
    for weakness, hurt, code in (("fighters", 0, "F"), ("none", 0, "DD"), ("none", 1, "BB")):
        t = table()
        t.red.has("DD", at=(5, 7), ship_size=2), t.red.has("F", at=(5, 7), fighter=1)
        battleships = t.red.has("BB", 2, at=(5, 7), ship_size=5)
        machine(t, 1, (5, 7), weakness)
        b = lined_up(t, (5, 7))
        t.red.fleet.damage[battleships] = hurt
        by = next(i for i, owner in enumerate(b.owner) if owner == monsters(t.state))
        chosen = machines.target(t.state, b, by, lines.targets(t.state, b, monsters(t.state)))
        assert facts(t.state).units[b.unit[chosen]].code == code


@pytest.mark.parametrize(("weakness", "damage"), [("mines", 1), ("none", 0)])
def test_mines(weakness, damage):
    """SE-13.10, SE-24.6: each mine hits a weak machine on 1 to 5; they do nothing else, and are gone."""
    t = table()
    t.red.has("Mine", 2, at=(1, 8))
    slot = machine(t, 1, (1, 9), weakness)
    t.begins("red")
    t.rolls(*([5, 6] if weakness == "mines" else []))
    t.red.ends()
    assert t.state.fleets[monsters(t.state)].damage[slot] == damage
    assert t.red.groups((1, 8)) == []


# -- the way


def test_ships_are_scuttled_when_a_machine_enters():
    """SE-4.14."""
    t = table()
    machine(t, 1, (1, 4))
    scout = t.red.has("SC", at=(1, 5))
    t.begins("red").does(scout, "last_order")
    t.red.ends()
    assert t.red.at(scout) is None and not t.happened("battle")


def test_the_way_to_the_closest_colony():
    """SE-24.9: the closest, then the larger one; one hex in a turn, over closed markers without turning them up."""
    t = table()
    t.red.settles_at((5, 6), 1)
    t.red.settles_at((5, 8), 3)
    t.marker((6, 7), "planet")
    slot = machine(t, 1, (7, 7))
    assert doomsday.goals(t.state, t.hex((7, 7))) == [t.hex((5, 8))]
    t.begins("red").ends()
    assert place(t, slot) == (6, 7) and t.kind((6, 7)) == "planet" and not t.state.up[t.hex((6, 7))]


def test_between_equal_colonies_the_player_decides():
    """SE-24.9, D-57."""
    t = table()
    t.red.settles_at((5, 6), 3)
    t.red.settles_at((5, 8), 3)
    slot = machine(t, 1, (7, 7))
    t.begins("red").ends()
    assert sorted(t.red.offered("machines.goal")) == sorted([t.hex((5, 6)), t.hex((5, 8))])
    t.red.answers("machines.goal", t.hex((5, 6)))
    assert place(t, slot) == (6, 6)


def test_of_equal_colonies_the_one_nearer_to_the_homeworld():
    """SE-24.9: both two hexes away and as large; (4,4) is nearer to (1,7)."""
    t = table()
    t.red.settles_at((4, 3), 3)
    t.red.settles_at((4, 4), 3)
    assert doomsday.goals(t.state, t.hex((2, 3))) == [t.hex((4, 4))]


def test_between_equal_paths_the_hex_nearer_to_the_homeworld():
    """SE-24.9."""
    t = table()
    assert doomsday.steps(t.state, t.hex((1, 2)), t.hex((2, 3))) == [t.hex((1, 3))]  # not (2,2)
    t.red.settles_at((3, 9), 5)
    steps = doomsday.steps(t.state, t.hex((3, 11)), t.hex((3, 9)))
    assert steps == [t.hex((3, 10))]
    assert doomsday.steps(t.state, t.hex((5, 10)), t.hex((3, 9))) == [t.hex((4, 9))]


def test_it_destroys_the_planet_and_repairs_itself():
    """SE-24.8, SE-24.10: Colony and marker are gone, and two hits with them; ships there are fought first."""
    t = table()
    t.red.settles_at((4, 7), 5)
    slot = machine(t, 1, (5, 7), damage=3)
    t.begins("red").ends()
    assert t.colony((4, 7)) is None and t.kind((4, 7)) is None
    assert place(t, slot) == (4, 7) and t.state.fleets[monsters(t.state)].damage[slot] == 1


def test_a_machine_that_falls_destroys_nothing():
    """SE-24.10: it destroys the planet after the fight, if it has won it."""
    t = table()
    t.red.settles_at((4, 7), 5)
    cruiser = t.red.has("CA", at=(4, 7), attack=1)
    t.marker(t.place(len(t.state.marker) - 1), "planet", up=True)  # where a hex that there is not would lead to
    slot = machine(t, 1, (5, 7), damage=5)
    t.begins("red").ends()
    t.rolls(4)  # before it fires, and its last hit
    t.red.fires(cruiser, slot)
    assert place(t, slot) is None and t.red.is_asked("movement.group")
    assert t.colony((4, 7)) == ("red", 5) and t.kind((4, 7)) == "planet" and not t.happened("marker_gone")


def test_asteroids_are_left_alone_and_damage_stays():
    """SE-24.8, SE-24.10, SE-24.11."""
    t = table()
    t.marker((1, 8), "asteroids", up=True)
    scout = t.red.has("SC", at=(1, 8))
    slot = machine(t, 1, (1, 9), damage=2)
    t.begins("red")
    t.red.ends(rolls=1)
    assert t.red.at(scout) is None and t.kind((1, 8)) == "asteroids"
    assert t.state.fleets[monsters(t.state)].damage[slot] == 2


# -- the end


def test_the_game_is_lost_with_the_homeworld():
    """SE-24.12."""
    t = table()
    machine(t, 1, (2, 7))
    t.begins("red").ends()
    assert t.state.outcome.places == [[], [0]] and t.state.outcome.reason == "empires.homeworld"


def test_the_game_is_won_when_all_three_are_destroyed():
    """SE-24.12."""
    t = table()
    t.red.has("BB", 6, at=(5, 7), attack=3, up=True)
    slot = machine(t, 1, (5, 7), damage=5)
    t.state.arrived = 3
    t.begins("red")
    t.red.ends(rolls=1)
    t.red.answers("round.fire", ("fire", 0, 1, 1))
    assert place(t, slot) is None
    assert t.state.outcome.places == [[0]] and t.state.outcome.reason == "empires.machines_destroyed"


def test_the_game_goes_on_while_another_machine_is_there():
    """SE-24.12: all three have come, one of them is left."""
    t = table()
    t.red.has("BB", 6, at=(5, 7), attack=3, up=True)
    slot, left = machine(t, 1, (5, 7), damage=5), machine(t, 2, (5, 4))
    t.state.arrived = 3
    t.begins("red")
    t.red.ends(rolls=1)
    t.red.answers("round.fire", ("fire", 0, 1, 1))
    assert place(t, slot) is None and place(t, left) is not None
    assert t.state.outcome is None


def test_the_game_goes_on_when_another_colony_is_destroyed():
    """SE-24.12: only the Homeworld decides."""
    t = table()
    t.red.settles_at((5, 7), 1)
    machine(t, 1, (5, 7))
    t.begins("red").ends()
    assert t.colony((5, 7)) is None and t.state.outcome is None


def test_the_game_goes_on_while_machines_are_to_come():
    """SE-24.12."""
    t = table()
    t.red.has("BB", 6, at=(5, 7), attack=3, up=True)
    machine(t, 1, (5, 7), damage=5)
    t.begins("red")
    t.red.ends(rolls=1)
    t.red.answers("round.fire", ("fire", 0, 1, 1))
    assert t.state.outcome is None


# -- targets


@pytest.mark.parametrize(
    ("weakness", "units", "target"),
    [
        ("none", (("SC", 1, 0), ("DD", 1, 0)), 1),  # more CP for the same shot
        ("none", (("CA", 1, 1), ("BB", 2, 0)), 0),  # the damaged one is finished first
        ("fighters", (("DN", 1, 0), ("F", 1, 0)), 1),
        ("fleets", (("DD", 6, 0), ("SC", 4, 0)), 1),  # the cheapest while there are ten
        ("fleets", (("DD", 5, 0), ("SC", 4, 0)), 0),
        ("fleets", (("SY", 1, 0), ("DD", 6, 0), ("CA", 4, 0)), 1),  # of ships
    ],
)
def test_whom_it_shoots_at(weakness, units, target):
    """SE-24.13."""
    t = table()
    for code, count, damage in units:
        slot = t.red.has(code, count, at=(5, 7))
        t.red.fleet.damage[slot] = damage
    machine(t, 1, (5, 7), weakness)
    b = lined_up(t, (5, 7))
    assert machines.target(t.state, b, len(units), range(len(units))) == target


# -- whole games


@pytest.mark.parametrize("map", ["machines_small", "machines_large"])
def test_random_games_keep_every_law(map):
    """SE-24: a game ends, and nothing is lost or doubled."""
    g, rng = new_game(GAME.id, Setup(GAME.id, [{}], {"solo": map}), 2), Chance(2)
    with checked():
        for count in range(500):
            if g.outcome is not None:
                break
            apply(g, answer_at_random(g, rng.choice(waiting(g)), rng))
            if count % 50 == 0:
                assert violations(g) == []
                assert view(imagine(g, 0, Chance(count)), 0)["table"] == view(g, 0)["table"]


@pytest.mark.parametrize(
    ("options", "house"),
    [
        ({}, []),
        ({"slingshot": "on", "warp_points": "on", "research": "geared", "upgrades": "instant"}, []),
        ({"centres": "on"}, []),
        ({"flagship": "on", "low_maintenance": "on"}, ["low_maintenance", "flagship"]),
        ({"titans": "on", "alien_cards": "on"}, ["titans", "alien_cards"]),
        ({"solo": "rivals_1", "boarding": "on"}, ["boarding"]),
        ({"solo": "rivals_1", "ap_close": "on", "boarding": "on", "ground": "on", "move_7": "on"}, ["move_7"]),
        ({"solo": "amoebas", "boarding": "on", "fleet_markers": "on"}, []),
    ],
)
def test_the_result_says_whether_house_rules_were_played(options, house):
    """SE-24.2: rules that a solo game does not name may be switched on; the view and the result say so."""
    t = galaxy("red", options={"solo": "machines_small", "difficulty": "easy", **options})
    t.state.heard = t.events
    win_alone(t.state, "empires.machines_destroyed")
    assert t.happened("over")[0].data["house"] == house == view(t.state, 0)["table"]["house_rules"]
