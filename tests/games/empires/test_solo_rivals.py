"""Alien empires against one player (SE-25)."""

import pytest

from rules import Chance, Setup, answer_at_random, apply, imagine, new_game, view, violations, waiting
from rules.core.running import checked
from rules.empires.flows import invasion
from rules.empires.printed.constants import NOWHERE, RAIDING
from rules.empires.printed.levels import level
from rules.empires.solo import fleet_lists, research, sheets
from rules.empires.solo.fleet_lists import LADDER, Know
from rules.empires.solo.muster import muster
from rules.empires.state import facts, groups_of, rival_owners
from tests.games.empires.rivals import FIRST, counter, human_showed, knows, place, ships, table
from tests.games.empires.support import GAME


def new(map="rivals_1", difficulty="easy", seed=1):
    return new_game(GAME.id, Setup(GAME.id, [{}], {"solo": map, "difficulty": difficulty}), seed)


# -- set-up


@pytest.mark.parametrize(
    ("map", "markers", "homes"),
    [("rivals_1", 26 + 58, [(5, 1), (5, 13), (9, 7)]), ("rivals_2", 25 + 85, [(7, 1), (7, 13), (9, 7)])],
)
def test_the_maps(map, markers, homes):
    """SE-25.2, SE-25.4: home, deep space and the Homeworlds of the aliens, each with a Base and Mines technology."""
    g = new(map, "normal")
    chart = facts(g).chart
    assert [chart.rows[rival.hex] for rival in g.rivals] == homes
    assert sum(marker >= 0 for marker in g.marker) == markers + 3
    assert g.value[g.homeworld[0]] == 20
    for owner, rival in zip(rival_owners(g), g.rivals, strict=True):
        assert g.colony[rival.hex] == owner
        assert [facts(g).units[unit].code for unit in g.fleets[owner].unit] == ["Base"]
        assert level(rival.tech, facts(g).technology["mines"]) == 1
    black_holes = [hex for hex in facts(g).chart.laid(()).areas[0] if g.marker[hex] == facts(g).marker["black_hole"]]
    assert len(black_holes) == (map == "rivals_1")


def test_what_the_human_does_without():
    """SE-25.1: no bid, no Decoys, no aliens on Barren Planets; he moves first."""
    t = table()
    t.economy(saved=10)
    form = dict(t.red.decision("economy.sheet").fields)
    assert form["bid"].high == 0
    assert facts(t.state).code["Decoy"] not in facts(t.state).buildable
    assert facts(t.state).options["aliens"] == "off"


@pytest.mark.parametrize(
    ("difficulty", "number", "cp"),
    [
        ("easy", 2, 5),
        ("normal", 3, 5),
        ("hard", 2, 10),
        ("harder", 3, 10),
        ("really_tough", 2, 15),
        ("good_luck", 3, 15),
    ],
)
def test_difficulties(difficulty, number, cp, dice):
    """SE-25.3, SE-25.5: how many empires, and the CP of one roll on the sheet (phase 1: 3 to 10 is Tech)."""
    g = new(difficulty=difficulty)
    g.cycle = 1
    dice[:] = [3] * number
    sheets.fill_in(g)
    assert [(rival.fleet, rival.research, rival.defence) for rival in g.rivals] == [(0, cp, 0)] * number


# -- the sheet

PRINTED = """
1 1 2 2 10 0|2 1 1 3 10 10|3 2 1 4 8 10|4 2 1 5 8 5|5 2 1 5 9 3|6 3 1 6 9 4|7 3 0 5 9 4|8 3 0 5 9 4|9 3 0 5 9 5|
10 4 0 6 9 5|11 4 0 6 9 3|12 4 0 6 9 3|13 4 0 6 10 3|14 4 0 6 10 10|15 5 0 7 10 3|16 5 0 7 10 10|17 5 0 8 10 3|
18 5 0 8 10 10|19 5 0 9 10 3|20 5 0 9 10 10
"""


def test_the_table_of_rolls():
    """SE-25.6: rolls, the highest roll for Economy, Fleet and Tech, and for a launch; 19 and 20 alternate later."""
    rows = facts(new()).economy
    found = [(n, r.rolls, r.economy, r.fleet, r.research, r.launch) for n, r in sorted(rows.items())]
    assert found == [tuple(map(int, line.split())) for line in PRINTED.replace("\n", "").split("|")]
    assert [sheets.row_of(phase) for phase in (20, 21, 22, 23)] == [20, 19, 20, 19]


@pytest.mark.parametrize(
    ("phase", "faces", "sheet"),
    [
        (3, [2, 4], (10, 0, 0)),
        (3, [5, 8], (0, 10, 0)),
        (3, [9, 5], (0, 5, 10)),
        (3, [1, 5], (0, 5, 0)),
    ],
)
def test_what_a_roll_brings(phase, faces, sheet, dice):
    """SE-25.6."""
    g = new()
    g.cycle = phase
    dice[:] = faces
    sheets.earn(g, FIRST)
    rival = g.rivals[0]
    assert (rival.fleet, rival.research, rival.defence) == sheet
    assert rival.extra == ([6] if 1 in faces else [])


def test_an_economy_roll_counts_three_phases_later_for_good(dice):
    """SE-25.6."""
    g = new()
    g.rivals[0].extra = [6]
    for phase, rolls in ((5, 2), (6, 4), (7, 4)):
        g.cycle, dice[:] = phase, [5] * 9
        sheets.earn(g, FIRST)
        assert 9 - len(dice) == rolls


def test_defence_goes_to_fifty_and_the_rest_to_the_fleet(dice):
    """SE-25.6."""
    g = new()
    g.cycle, g.rivals[0].defence, dice[:] = 5, 45, [10, 10]
    sheets.earn(g, FIRST)
    assert (g.rivals[0].defence, g.rivals[0].fleet) == (50, 15)


@pytest.mark.parametrize(
    ("fleet", "face", "have", "showed", "launched"),
    [
        (5, 1, {}, {}, False),  # too few CP
        (6, 3, {}, {}, True),
        (6, 4, {}, {}, False),
        (27, 5, {"fighter": 1}, {}, True),
        (27, 5, {"fighter": 1}, {"point_defence": 1}, False),
        (26, 5, {"fighter": 1}, {}, False),
        (12, 5, {"cloaking": 1}, {}, True),
        (12, 5, {"cloaking": 1}, {"scanner": 1}, False),
        (11, 5, {"cloaking": 1}, {}, False),  # no Raider can be paid
        (27, 7, {"cloaking": 1, "fighter": 1}, {}, True),
    ],
)
def test_when_a_fleet_is_launched(fleet, face, have, showed, launched, dice):
    """SE-25.7, SE-25.8: phase 5 launches on 1 to 3; -2 for carriers and for Raiders that nobody can answer."""
    t = table()
    t.state.cycle, t.state.rivals[0].fleet = 5, fleet
    knows(t, **have)
    human_showed(t, **showed)
    dice[:] = [face]
    sheets.launch(t.state, FIRST)
    assert (t.state.rivals[0].fleet < fleet) == launched == bool(groups_of(t.state, FIRST))
    if launched:
        notes = t.state.fleets[FIRST].notes[0]
        raiding = "cloaking" in have
        assert bool(notes & RAIDING) == raiding
        assert t.state.fleets[FIRST].cp[0] == (fleet - fleet % 12 if raiding else fleet)
        assert place(t, 0) == (5, 1)


def test_three_fleets_are_the_most(dice):
    """SE-25.7."""
    t = table()
    for at in ((5, 2), (5, 3), (5, 4)):
        counter(t, 6, at)
    t.state.cycle, t.state.rivals[0].fleet, dice[:] = 5, 50, [1]
    sheets.launch(t.state, FIRST)
    assert t.state.rivals[0].fleet == 50


@pytest.mark.parametrize(("face", "research", "movement"), [(4, 20, 2), (5, 20, 1), (4, 19, 1)])
def test_movement_is_bought_at_a_launch(face, research, movement, dice):
    """SE-25.9."""
    t = table()
    rival = t.state.rivals[0]
    t.state.cycle, rival.fleet, rival.research, dice[:] = 5, 6, research, [1, face]
    sheets.launch(t.state, FIRST)
    assert level(rival.tech, facts(t.state).movement) == movement


def test_in_which_phases_fleets_were_launched_is_known(dice):
    """SE-25.8: everybody saw the counters come; what is believed of a sheet rests on it."""
    t = table()
    rival = t.state.rivals[0]
    for cycle in (5, 7):
        t.state.cycle, rival.fleet, rival.research, dice[:] = cycle, 6, 0, [1]
        sheets.launch(t.state, FIRST)
    assert rival.launched == [5, 7]


def test_nobody_hears_of_movement_that_is_bought_at_a_launch(dice):
    """SE-25.9; what is bought in a battle is told to all (SE-25.10)."""
    t = table()
    rival = t.state.rivals[0]
    t.state.cycle, rival.fleet, rival.research, dice[:] = 5, 6, 20, [1, 4]
    t.state.heard = t.events
    sheets.launch(t.state, FIRST)
    assert [event.only for event in t.happened("rival_learned")] == [()]


# -- technology


@pytest.mark.parametrize(
    ("cp", "have", "showed", "raiding", "faces", "learned"),
    [
        (19, {}, {}, False, [], {}),
        (30, {"cloaking": 1, "ship_size": 6}, {"scanner": 2}, True, [6], {"cloaking": 2}),
        (30, {"cloaking": 1, "ship_size": 6}, {"scanner": 2}, True, [7, 1], {"attack": 1}),
        (20, {}, {"fighter": 1}, False, [], {"point_defence": 1}),
        (20, {}, {"mines": 1}, False, [], {"minesweep": 1, "ship_size": 2}),
        (40, {"ship_size": 6}, {"cloaking": 2}, False, [4], {"scanner": 2}),
        (20, {"ship_size": 6}, {"cloaking": 1}, False, [5, 3], {"defence": 1}),
        (20, {"ship_size": 2}, {}, False, [7], {"ship_size": 3}),
        (20, {"ship_size": 2}, {}, False, [8, 1], {"attack": 1}),
        (20, {"ship_size": 5}, {}, False, [3], {"ship_size": 6}),
        (25, {"ship_size": 6, "fighter": 1}, {}, False, [6], {"fighter": 2}),
        (30, {"cloaking": 1, "ship_size": 6}, {"scanner": 2}, False, [6, 1], {"attack": 1}),  # no Raider fleet
        (20, {"ship_size": 4}, {}, False, [5], {"ship_size": 5}),
        (20, {"ship_size": 4}, {}, False, [6, 1], {"attack": 1}),
        (20, {"ship_size": 5}, {}, False, [4, 1], {"attack": 1}),
        (25, {"ship_size": 6, "fighter": 1}, {"point_defence": 1}, False, [3], {"defence": 1}),
        (25, {"ship_size": 6, "fighter": 1}, {}, False, [7, 1], {"attack": 1}),
        (20, {"ship_size": 6, "attack": 2}, {}, False, [5], {"defence": 1}),
        (30, {"ship_size": 6, "attack": 1}, {}, False, [5, 10], {"defence": 1}),  # the lower of the two
        (30, {"ship_size": 6}, {"scanner": 1}, False, [6], {"cloaking": 1}),
        (20, {"ship_size": 6}, {}, False, [5, 1], {"attack": 1}),  # Tactics waits for Attack 2 and Defence 2
        (20, {"ship_size": 6}, {}, False, [6, 7], {"scanner": 1}),  # Cloaking is too expensive and rolled anew
        (20, {"ship_size": 6, "scanner": 1}, {}, False, [7, 9], {"point_defence": 1}),  # one level ahead only
        (20, {"ship_size": 6, "minesweep": 2}, {"mines": 1}, False, [10], {"minesweep": 3}),  # Mines were seen
        (20, {"ship_size": 6, "minesweep": 1}, {}, False, [10, 9], {"point_defence": 1}),
    ],
)
def test_technology_at_the_first_combat(cp, have, showed, raiding, faces, learned, dice):
    """SE-25.10."""
    t = table(minesweep_3="on")
    rival = t.state.rivals[0]
    rival.research = cp
    knows(t, **have)
    human_showed(t, **showed)
    before, dice[:] = rival.tech, faces
    research.spend(t.state, FIRST, raiding, at_home=False)
    gained = {
        each.id: level(rival.tech, i)
        for i, each in enumerate(facts(t.state).technologies)
        if level(rival.tech, i) != level(before, i)
    }
    assert {name: gained.get(name) for name in learned} == learned
    assert learned or rival.research == cp


def test_tens_are_rolled_again_at_a_homeworld(dice):
    """SE-25.17: Minesweep does not help there."""
    t = table()
    t.state.rivals[0].research = 20
    knows(t, ship_size=6)
    dice[:] = [10, 1]
    research.spend(t.state, FIRST, False, at_home=True)
    assert research.has(t.state, FIRST, "minesweep") == 0 and research.has(t.state, FIRST, "attack") == 1


# -- fleets


def made(cp, *faces, at_home=False, **know):
    dice = list(faces)
    found = fleet_lists.build(cp, Know(**{"ship_size": 1, **know}), lambda: dice.pop(0), at_home)
    assert not dice
    return {code: n for code, n in found.ships.items() if n}, found.left


@pytest.mark.parametrize(
    ("cp", "faces", "know", "ships", "left"),
    [
        (60, [], {"fighter": 1}, {"CV": 2, "F": 6, "SC": 1}, 0),
        (54, [4], {"fighter": 1, "seen_point_defence": 1}, {"CV": 2, "F": 6}, 0),
        (30, [5], {"fighter": 1, "seen_point_defence": 1, "cloaking": 1}, {"R": 2}, 6),
        (12, [5], {"fighter": 1, "seen_point_defence": 1, "cloaking": 1}, {"R": 1}, 0),
        (11, [5], {"fighter": 1, "seen_point_defence": 1, "cloaking": 1}, {"SC": 1}, 5),
        (12, [5, 1], {"fighter": 1, "seen_point_defence": 1, "cloaking": 1, "seen_scanner": 1}, {"SC": 2}, 0),
    ],
)
def test_carriers_and_raiders(cp, faces, know, ships, left):
    """SE-25.11: full sets of a carrier and three squadrons, or Raiders, where the human has shown no answer."""
    assert made(cp, *faces, **know) == (ships, left)


def test_no_raiders_for_the_defence_of_a_homeworld():
    """SE-25.17."""
    know = {"fighter": 1, "seen_point_defence": 1, "cloaking": 1}
    assert made(12, 5, 1, at_home=True, **know) == ({"SC": 2}, 0)


@pytest.mark.parametrize(
    ("cp", "faces", "know", "ships", "left"),
    [
        (13, [], {"ship_size": 3}, {"CA": 1}, 1),  # the largest first
        (21, [], {"ship_size": 3, "scanner": 1, "seen_cloaking": 1}, {"CA": 1, "DD": 1}, 0),
        (21, [3], {"ship_size": 3, "scanner": 1, "seen_cloaking": 2}, {"CA": 1, "DD": 1}, 0),
        (30, [3], {"ship_size": 3, "attack": 2}, {"CA": 1, "SC": 3}, 0),
        (30, [7], {"ship_size": 3}, {"CA": 2, "SC": 1}, 0),
        (36, [5], {"ship_size": 3, "attack": 2}, {"CA": 3}, 0),
        (21, [1], {"ship_size": 2, "scanner": 1}, {"DD": 1, "SC": 2}, 0),  # the first ship is the Destroyer
        (36, [6], {"ship_size": 3, "attack": 2, "seen_fighter": 1, "point_defence": 1}, {"CA": 2, "SC": 2}, 0),
        (36, [6], {"ship_size": 3, "attack": 2, "point_defence": 1}, {"CA": 3}, 0),  # no fighters were seen
        (36, [6], {"ship_size": 3, "attack": 2, "seen_fighter": 1}, {"CA": 3}, 0),  # nothing against them
        (42, [6], {"ship_size": 3, "seen_fighter": 1, "point_defence": 1}, {"CA": 1, "SC": 5}, 0),
        (30, [5], {"ship_size": 3, "seen_fighter": 1, "point_defence": 1}, {"CA": 1, "SC": 3}, 0),
    ],
)
def test_ordinary_fleets(cp, faces, know, ships, left):
    """SE-25.12: the largest ship, a Destroyer with scanners, Scouts against fighters, then the rest by a die."""
    assert made(cp, *faces, **know) == (ships, left)


@pytest.mark.parametrize(
    ("cp", "way", "ships"),
    [
        (17, fleet_lists.largest_fleet, {"SC": 1, "DD": 1}),
        (18, fleet_lists.largest_fleet, {"SC": 3}),
        (18, fleet_lists.largest_ships, {"DD": 2}),
        (17, fleet_lists.largest_ships, {"DD": 1, "SC": 1}),
    ],
)
def test_the_largest_fleet_and_the_largest_ships(cp, way, ships):
    """EX-28, SE-25.13: with Ship Size 2."""
    assert way(cp, LADDER[:2]) == ships


@pytest.mark.parametrize(
    ("cp", "size", "attack", "ships"),
    [
        (27, 4, 2, {"CA": 1, "BC": 1}),  # two hulls of size 2, one of them enlarged
        (20, 3, 2, {"CA": 1, "SC": 1}),  # what is left goes on as the largest fleet
        (18, 2, 3, {"SC": 3}),  # EC-39: no larger hull than it can build
    ],
)
def test_balanced_fleets(cp, size, attack, ships):
    """EC-39, SE-25.13."""
    assert fleet_lists.balanced(Know(size, attack=attack))(cp, LADDER[:size]) == ships
    assert fleet_lists.balanced(Know(size, defence=attack))(cp, LADDER[:size]) == ships  # the higher of both


@pytest.mark.parametrize(
    ("face", "cp", "found"), [(3, 29, (0, 5)), (4, 29, (2, 1)), (7, 34, (2, 2)), (8, 29, (2, 1)), (10, 36, (3, 0))]
)
def test_what_the_defence_column_buys(face, cp, found):
    """SE-25.17: Mines only, Bases and Mines in turn, or Bases and Mines for the rest."""
    assert fleet_lists.defences(cp, face) == found


def test_a_fleet_is_built_at_its_first_combat(dice):
    """SE-25.8, SE-25.14: until then the human sees a counter; CP that buy nothing go back to the sheet."""
    t = table()
    slot = counter(t, 20, (4, 3))
    seen = view(t.state, 0)["table"]["counters"][FIRST]
    assert (
        seen["closed"] == {str(t.hex((4, 3))): 1}
        and t.state.fleets[FIRST].unit[slot] == facts(t.state).unit["rival_fleet"]
    )
    dice[:] = [1]
    muster(t.state, FIRST, t.hex((4, 3)), attacked=True)
    assert ships(t, (4, 3)) == {"SC": 3}
    assert t.state.rivals[0].fleet == 2


def test_a_fleet_is_built_when_somebody_attacks_it():
    """SE-25.8, SE-25.17: in the middle of nowhere from its own CP, at its Homeworld from those of the whole sheet."""
    for at, found in (((4, 3), {"SC": 2}), ((5, 1), {"SC": 4, "Base": 2})):
        t = table(raiders="off")
        t.state.rivals[0].fleet, t.state.rivals[0].defence = 12, 24
        counter(t, 12, at)
        t.red.has("DN", 1, at=at, ship_size=6)
        t.begins("red")
        t.red.ends(rolls=(1, 1, 8))
        assert ships(t, at) == found


def test_scouts_of_aliens_sweep_mines():
    """SE-25.14: one Scout with Minesweep 1 clears a mine."""
    t = table()
    knows(t, minesweep=1)
    t.red.has("Mine", 1, at=(4, 3), up=True, mines=1)
    t.red.settles_at((4, 3), 5)
    counter(t, 6, (4, 3))
    t.begins("red").ends()
    assert t.red.groups((4, 3)) == [] and ships(t, (4, 3)) == {"SC": 1}
    assert level(t.state.seen_tech[0], facts(t.state).technology["mines"]) == 1  # and remember them (SE-25.10)


def test_a_homeworld_that_is_attacked_throws_in_everything(dice):
    """SE-25.17: the Fleet and Defence columns are spent before dice; what survives moves on later."""
    t = table()
    rival = t.state.rivals[0]
    rival.fleet, rival.defence = 12, 24
    dice[:] = [1, 8]
    muster(t.state, FIRST, rival.hex, attacked=True)
    assert ships(t, (5, 1)) == {"SC": 2, "Base": 2}
    assert (rival.fleet, rival.defence) == (0, 0)
    assert invasion.next_band(t.state).hex == rival.hex


def test_a_bare_homeworld_is_defended_again():
    """SE-25.17: CP that came in later are spent when the human comes to bombard it."""
    t = table()
    t.state.rivals[0].defence = 12
    t.red.has("SC", 1, at=(5, 1), up=True)
    t.begins("red")
    t.red.ends(rolls=(8, 1))
    assert ships(t, (5, 1)) == {"Base": 1} and t.state.rivals[0].defence == 0
    assert t.red.groups((5, 1)) == []


# -- the end


def test_an_alien_empire_ends_with_its_homeworld():
    """SE-25.1, SE-25.4: all Homeworlds destroyed is a victory; the fleets of the fallen fight on."""
    t = table()
    counter(t, 12, (4, 3))
    t.red.has("SC", 1, at=(5, 1), up=True)
    g = t.state
    g.value[g.rivals[0].hex] = 5
    t.begins("red").ends()
    t.red.answers("bombardment.shot", ("fire", 0, 1), rolls=1)
    assert t.state.rivals[0].hex == NOWHERE and t.state.outcome is None
    assert [hex for hex in t.state.fleets[FIRST].hex if hex >= 0]


def test_the_last_homeworld_wins_the_game():
    """SE-25.1."""
    t = table()
    g = t.state
    g.rivals[1].hex = NOWHERE
    g.colony[t.hex((5, 13))], g.value[t.hex((5, 13))] = -1, 0
    t.red.has("SC", 1, at=(5, 1), up=True)
    g.value[g.rivals[0].hex] = 5
    t.begins("red").ends()
    t.red.answers("bombardment.shot", ("fire", 0, 1), rolls=1)
    assert t.state.outcome.reason == "empires.rivals_destroyed" and t.state.outcome.places == [[0]]


def test_the_game_is_lost_with_the_own_homeworld():
    """SE-25.1."""
    t = table()
    t.state.value[t.hex((1, 7))] = 5
    counter(t, 12, (1, 7))
    t.begins("red")
    t.red.ends(rolls=(10, 1))
    assert t.state.outcome.places == [[], [0]]


# -- secrets and whole games


def test_what_aliens_keep_secret_cannot_be_told():
    """The visibility table: CP and kind of a fleet, and the sheet, are known to nobody."""
    t = table()
    counter(t, 24, (4, 3), raiding=True)
    t.state.rivals[0].fleet, t.state.rivals[0].research = 33, 44
    t.state.cycle = 3
    t.begins("red")
    twin = imagine(t.state, 0, Chance(1))
    other = table()
    counter(other, 6, (4, 3))
    other.state.cycle = 3
    other.begins("red")
    assert view(twin, 0)["table"] == view(t.state, 0)["table"]
    assert twin.rivals == imagine(other.state, 0, Chance(1)).rivals
    assert twin.fleets[FIRST] == imagine(other.state, 0, Chance(1)).fleets[FIRST]


@pytest.mark.parametrize(("map", "difficulty"), [("rivals_1", "good_luck"), ("rivals_2", "normal")])
def test_random_games_keep_every_law(map, difficulty):
    """SE-25: nothing is lost or doubled."""
    g, rng = new(map, difficulty, 3), Chance(3)
    with checked():
        for count in range(400):
            if g.outcome is not None:
                break
            apply(g, answer_at_random(g, rng.choice(waiting(g)), rng))
            if count % 50 == 0:
                assert violations(g) == []
                assert view(imagine(g, 0, Chance(count)), 0)["table"] == view(g, 0)["table"]


def test_nobody_looks_under_a_fleet():
    """SE-9.8.1: Exploration is of no use where a fleet of an alien empire is."""
    t = table()
    cruiser = t.red.has("CA", at=(3, 7), exploration=1)
    for at in ((2, 7), (4, 7)):
        t.marker(at, "planet")
    counter(t, 12, (4, 7))
    t.begins("red")
    assert [t.place(o[1]) for o in t.red.orders(cruiser) if o[0] == "look"] == [(2, 7)]
