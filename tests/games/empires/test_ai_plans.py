"""What opponents do with single rules: Nebulae, Mines, Colony Points, hiding what was seen."""

from __future__ import annotations

import pytest

from rules import Chance, Setup, imagine, waiting
from rules.ai import play_game
from rules.empires.ai import designs
from rules.empires.ai.campaign import chosen
from rules.empires.ai.errands import missing_links
from rules.empires.ai.outlook import Outlook
from rules.empires.ai.rehearsal import Rehearsal, packages
from rules.empires.ai.skill import ADMIRAL, Mind
from rules.empires.ai.squads import squads_of
from rules.empires.economy.income import mined
from rules.empires.printed.constants import NOWHERE
from rules.empires.printed.levels import with_level
from rules.empires.printed.switches import PRESETS
from rules.empires.state import facts
from rules.empires.state.pipelines import linked
from tests.games.empires.support import galaxy
from tests.games.empires.test_ai_sense import bought, moves
from tests.games.empires.test_captured_colonies import captured
from tests.games.empires.verbs import HERE

NEBULAE = {"nebula_mining": "on"}


def look_of(t, seat=0):
    return Outlook(t.state, seat, Mind(ADMIRAL, Chance(1)))


def test_a_miner_goes_to_work_in_a_nebula_and_stays():
    """CL-18.2, CL-18.5: with a pipeline beside it, it gives CP; a second Miner goes for minerals instead."""
    t = galaxy(options=NEBULAE)
    t.marker((4, 5), "nebula", up=True)
    t.marker((3, 6), "minerals_5", up=True)
    t.red.knows(terraforming=2)
    t.red.has("MS", at=(3, 5))
    pipe = t.red.has("MS", at=(3, 5))
    first = t.red.has("Miner", at=(3, 5), terraforming=2)
    second = t.red.has("Miner", at=(3, 5), terraforming=2)
    for turn in (1, 2, 3):
        t.begins("red", turn=turn)
        moves(t, 0)
    assert sorted((t.red.at(first), t.red.at(second)))[-1] == (4, 5)
    assert t.red.at(pipe) == (4, 5)
    assert mined(t.state, 0, linked(t.state, 0)) == [t.hex((4, 5))]


def test_a_nebula_in_which_a_miner_works_is_joined():
    """CL-18.2."""
    t = galaxy(options=NEBULAE)
    t.marker((4, 5), "nebula", up=True)
    t.begins("red")
    assert t.hex((4, 5)) not in missing_links(look_of(t))
    t.red.has("Miner", at=(4, 5), terraforming=2)
    assert t.hex((4, 5)) in missing_links(look_of(t))


@pytest.mark.parametrize(("options", "wanted"), [(NEBULAE, True), ({}, False)])
def test_miners_that_can_work_in_nebulae_are_bought(options, wanted):
    """CL-18.3."""
    t = galaxy(options=options)
    t.marker((4, 5), "nebula", up=True)
    t.red.knows(terraforming=2 if options else 1)
    t.red.has("SY", 4, at=(3, 5))
    t.economy(cycle=3, saved=30)
    assert bool(bought(t).get("miner")) is wanted


@pytest.mark.parametrize(("razed", "goes"), [(2, True), (0, False)])
def test_the_last_colony_point_is_worth_a_detour(razed, goes):
    """AI-10, SE-23.10.2: the fleet turns from ships that it could beat to a colony that wins the game."""
    t = galaxy("red", "blue", "green", options={"victory": "short"})
    places = [t.place(hex) for hex in sorted(look_of(t).board.played)]
    home = t.place(t.state.homeworld[0])
    far = look_of(t).far[t.state.homeworld[0]]
    near = next(each for each in places if far[t.hex(each)] == 3 and look_of(t).is_calm(t.hex(each)))
    away = next(each for each in places if far[t.hex(each)] == 6 and look_of(t).is_calm(t.hex(each)))
    t.blue.settles_at(away, 1)
    t.red.has("CA", 5, at=home, ship_size=3)
    t.blue.has("CA", 2, at=near, up=True, ship_size=3)
    t.state.razed[0] = razed
    t.begins("red")
    look = look_of(t)
    found = chosen(look, squads_of(look, set())[0], NOWHERE)
    assert found is not None and (found.hex == t.hex(away)) is goes


@pytest.mark.parametrize(("cycle", "goes"), [(20, False), (60, True)])
@pytest.mark.parametrize(("enemies", "closed"), [(4, False), (1, True)])
def test_a_war_in_which_everybody_waits_is_ended(enemies, closed, cycle, goes):
    """AI-5: in the end worse odds and ways that nobody has explored will do."""
    t = galaxy()
    home = t.state.homeworld[1]
    for hex in look_of(t).board.around[home] if closed else ():
        t.marker(t.place(hex), "minerals_5")
    t.red.has("CA", 3, at=(3, 5), ship_size=3)
    t.blue.has("CA", enemies, at=t.place(home), up=True, ship_size=3)
    t.begins("red")
    t.state.cycle = cycle
    look = look_of(t)
    found = chosen(look, squads_of(look, set())[0], NOWHERE)
    assert (found is not None) is goes


@pytest.mark.parametrize(("troops", "goes"), [(0, False), (6, True)])
def test_no_fleet_waits_over_a_lost_colony_without_ground_units(troops, goes):
    """CL-15.1.5: nobody else can take it back, so it keeps nobody from the Homeworld of its captor."""
    t = captured(3)
    t.blue.transports(1, Inf=troops)
    t.blue.has("DN", 6, attack=3, defence=3, ship_size=6)
    for slot in range(len(t.red.fleet.hex)):
        t.red.fleet.hex[slot] = NOWHERE
    t.red.has("DN", 6, at=t.place(t.state.homeworld[0]), up=True, attack=3, defence=3, ship_size=6)
    look = look_of(t, 1)
    main = next(each for each in squads_of(look, set()) if each.hex == t.hex(HERE))
    found = chosen(look, main, t.hex(HERE))
    assert (found is not None and found.hex == t.hex(HERE)) is goes


@pytest.mark.parametrize(("level", "hides"), [("captain", True), ("cadet", False)])
def test_whoever_was_seen_hides_again_at_home(level, hides):
    """SE-4.15."""
    t = galaxy()
    slot = t.red.has("CA", 1, at=(3, 5), up=True, ship_size=3)
    t.begins("red")
    moves(t, 0, level)
    assert t.red.fleet.up[slot] is not hides


def test_mines_are_learnt_in_danger():
    """SE-13.4, AI-9: against large ships over the Homeworld's door they help most for their price."""
    t = galaxy()
    t.red.has("SY", 6, at=(3, 5))
    t.red.saves(30)
    t.blue.has("DN", 3, at=(4, 5), up=True, ship_size=6, attack=3, defence=3)
    t.blue.has("DN", 2, at=(4, 5), up=True, ship_size=6, attack=3, defence=3)
    for place in ((3, 4), (3, 6)):
        t.red.settles_at(place, 5)
    t.economy(cycle=6)
    sheet = bought(t, level="admiral")
    assert "mines" in sheet["research"] and sheet["mine"] >= 3


@pytest.mark.parametrize(("groups", "runs"), [(1, ADMIRAL.rehearses), (18, 8)])
def test_large_battles_are_rehearsed_less_often(groups, runs):
    """Nobody waits long for a sheet: the time for a battle grows with the ships in it."""
    t = galaxy()
    for _ in range(groups):
        t.red.has("SC", 6, at=(3, 5))
    assert Rehearsal(look_of(t), 60.0, 40).runs == runs


@pytest.mark.parametrize("truth", ["Decoy", "DD"])
def test_a_blockade_is_one_in_every_world_and_nothing_else_is(truth):
    """SE-7.1.3, AI-6: whether closed counters over a colony can fight is seen by whether it gives CP."""
    t = galaxy()
    t.red.settles_at((5, 4), 5)
    t.blue.has(truth, 1, at=(5, 4), ship_size=2)
    t.red.has("SY", 2, at=(3, 5))
    t.economy(cycle=3)
    places = dict(t.red.decision("economy.sheet").fields)["build"].slots
    for seed in range(12):
        asked = next(each for each in waiting(imagine(t.state, 0, Chance(seed))) if each.seat == 0)
        assert dict(asked.fields)["build"].slots == places


@pytest.mark.parametrize(("level", "planets"), [("admiral", 4), ("admiral", 0), ("cadet", 4)])
def test_technology_that_pays_for_itself_comes_first(level, planets):
    """SE-4.20.2, AI-3: Terraforming for barren planets near the Homeworld; a Cadet does not think so far ahead."""
    t = galaxy()
    for at in ((3, 4), (3, 6), (4, 4), (4, 5))[:planets]:
        t.marker(at, "barren", up=True)
    t.red.has("SY", 8, at=(3, 5))
    t.red.has("Base", 1, at=(3, 5))
    t.red.knows(ship_size=2)
    t.economy(cycle=6, saved=30)
    assert ("terraforming" in bought(t, level=level)["research"]) is (level == "admiral" and planets > 0)


@pytest.mark.parametrize(("fighter", "squadrons"), [(0, 0), (1, 3)])
def test_titans_and_bays_take_squadrons_along(fighter, squadrons):
    """CL-6.3.1, CL-19.3.5, AI-4: what a ship holds is bought with it, and counts in its squad."""
    t = galaxy(options={"titans": "on", "unique_ships": "on"})
    t.red.knows(ship_size=7, fighter=fighter)
    t.red.designs("C4-2-x2", "fighter_bay")
    known = facts(t.state)
    made = {known.units[each.units[0][0]].code: each for each in packages(look_of(t), t.state.tech[0])}
    held = {code: sum(n for _, n in each.units[1:]) for code, each in made.items()}
    assert held["TN"] == squadrons and held["UN"] == min(1, squadrons)
    titan = t.red.has("TN", 1, at=(5, 4), ship_size=7, fighter=fighter)
    t.red.has("F", 4, at=(5, 4), fighter=1)
    t.begins("red")
    (squad,) = squads_of(look_of(t), set())
    assert squad.slots == [titan] and sum(force.units for force in squad.forces) == 1 + squadrons


@pytest.mark.parametrize(
    ("shown", "known", "useful"),
    [({"mines": 1}, {}, "anti_sensor"), ({"fighter": 1}, {"point_defence": 1}, "point_defence"), ({}, {}, None)],
)
def test_a_new_design_answers_what_the_enemy_has_shown(shown, known, useful):
    """CL-19.3: abilities against mines, fighters and cloaks are worth their price when there are any."""
    t = galaxy(options={"unique_ships": "on"})
    t.red.knows(**known)
    for name, to in shown.items():
        technology = facts(t.state).technology[name]
        t.state.seen_tech[1] = with_level(t.state.seen_tech[1], technology, to)
    look = look_of(t)
    worth = {ability: designs._use(look, ability, t.state.tech[0]) for ability in designs.ANSWERS}
    assert {ability for ability, factor in worth.items() if factor > 1} == ({useful} if useful else set())


def test_of_three_empires_everybody_has_another_front():
    """AI-4: all Homeworlds are equally far from each other."""
    t = galaxy("red", "blue", "green")
    homes = t.state.homeworld
    assert [look_of(t, seat).front for seat in range(3)] == [homes[1], homes[2], homes[0]]


@pytest.mark.parametrize(
    ("options", "levels", "enemy", "units"),
    [
        ({"titans": "on"}, {"ship_size": 7, "attack": 3, "defence": 3, "fighter": 1}, "CA", {"titan", "squadron"}),
        ({}, {"ship_size": 3, "attack": 1, "defence": 1, "cloaking": 2}, "BC", {"raider"}),
    ],
)
def test_titans_and_raiders_are_built_when_they_are_the_best(options, levels, enemy, units):
    """CL-6, SE-12, AI-4: by rehearsed battles against the enemy's ships, who see no cloaks."""
    t = galaxy(options=options)
    for place in ((3, 4), (3, 6), (4, 4), (4, 5)):  # who could not maintain them builds none
        t.red.settles_at(place)
    t.red.has("SY", 12, at=(3, 5))
    t.red.has("Base", 1, at=(3, 5))
    t.red.has("SC", 3, at=(3, 5))
    t.red.knows(**levels)
    t.red.saves(90)
    t.blue.has(enemy, 3, at=(8, 4), up=True, ship_size=4, attack=1)
    t.state.earned[1] = 150  # he has paid for them, and could have more
    t.economy(cycle=7)
    sheet = bought(t, level="admiral")
    assert all(sheet.get(unit) for unit in units)


def test_in_a_war_that_does_not_end_less_is_spent_on_holding_the_homeworld():
    """Whoever puts all of an income into shipyards and guards cannot be beaten, and beats nobody."""
    t = galaxy()
    t.begins("red", cycle=20)
    assert look_of(t).safe == ADMIRAL.safe
    t.begins("red", cycle=70)
    assert look_of(t).safe < ADMIRAL.safe / 2


def test_two_cadets_end_a_long_war_within_120_cycles():
    """With this seed they fortified their Homeworlds, and fought on and on."""
    setup = Setup("empires", [{}, {}], dict(PRESETS["standard"]))
    record = play_game("empires", setup, ("cadet", "cadet"), 17456344206595643055)
    assert record.result is not None and not record.faults
