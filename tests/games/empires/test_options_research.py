"""SE-15.1, SE-18, SE-19, SE-20.7, SE-28.1: options of research, growth and maintenance."""

import pytest

from rules import view
from rules.ai.brief import Brief
from rules.ai.levels import LEVELS, decide
from rules.empires.printed.constants import CAPTURED
from rules.empires.printed.levels import with_level
from rules.empires.printed.switches import SWITCHES
from rules.empires.state import facts
from tests.games.empires.support import galaxy


def in_economy(cp=50, **options):
    t = galaxy(options=options)
    t.red.saves(cp)
    t.red.has("SY", 4, at=(3, 5))
    return t


def refusal(t, **fields):
    """Why a sheet of red is refused; None if it is not."""
    found = t.red.decision("economy.sheet").fits(t.red.filled(**fields))
    return found and found.id


@pytest.mark.parametrize(
    ("before", "bought", "fits"),
    [(0, ("minesweep",), True), (0, ("exploration",), False), (15, ("exploration", "minesweep"), True),
     (15, ("exploration", "tactics"), False)],
)  # fmt: skip
def test_research_grows_by_ten_at_most(before, bought, fits):
    """SE-18.1, EX-31: 10 in the first phase; 25 after a phase with 15."""
    t = in_economy(30, research="geared")
    t.state.researched[0] = before
    t.economy()
    assert (refusal(t, research=bought) is None) == fits
    t.red.sheet(research=bought if fits else ())
    t.blue.sheet()
    assert t.state.researched[0] == (before + 10 if fits else 0)


def test_research_is_free_without_the_option():
    """SE-18.1."""
    t = in_economy(30)
    t.economy()
    assert refusal(t, research=("exploration", "tactics")) is None


def study(t, number, *faces, technology="attack"):
    grants = tuple(
        number * (name == technology) for name, _, _ in dict(t.red.decision("economy.sheet").fields)["grants"].slots
    )
    t.rolls(*faces)
    t.red.sheet(grants=grants)
    t.blue.sheet()


@pytest.mark.parametrize(("faces", "level", "kept"), [((7, 5, 6, 8), 1, 0), ((7, 5, 6, 1), 0, 19)])
def test_grants_are_dice_that_add_up_to_the_cost(faces, level, kept):
    """SE-19.1, SE-19.2, EX-27, D-63: 5 CP for each die; the surplus is lost, what is not enough is kept."""
    t = in_economy(30, research="unpredictable")
    t.state.researched[0] = 10
    t.economy()
    study(t, 4, *faces)
    attack = facts(t.state).technology["attack"]
    assert (t.red.level("attack"), t.state.studies[0][attack]) == (level, kept)
    assert t.red.cp == 30 + 20 - 20  # saved, Homeworld, four grants
    assert view(t.state, 0)["table"]["seats"][0]["studies"] == ({"attack": 19} if kept else {})
    assert view(t.state, 1)["table"]["seats"][0]["studies"] is None


def test_dice_of_research_are_secret():
    """SE-3.6, SE-19.1."""
    t = in_economy(30, research="unpredictable")
    t.economy()
    t.events.clear()
    study(t, 2, 3, 4)
    told = [event for event in t.events if event.kind == "studied"]
    assert told and all(event.only == (0,) for event in told)


@pytest.mark.parametrize(("before", "most"), [(0, 2), (15, 5)])
def test_grants_grow_by_two_at_most(before, most):
    """SE-19.3."""
    t = in_economy(60, research="unpredictable")
    t.state.researched[0] = before
    t.economy()
    slots = dict(t.red.decision("economy.sheet").fields)["grants"].slots

    def grants(number):
        return tuple(number * (i == 0) for i in range(len(slots)))

    assert refusal(t, grants=grants(most)) is None
    assert refusal(t, grants=grants(most + 1)) == "empires.grants"


def test_units_of_a_level_still_to_be_studied_are_not_for_sale():
    """SE-19.2: nobody knows what the dice will say."""
    t = in_economy(40, research="unpredictable")
    t.economy()
    lines = [name for name, _, _ in dict(t.red.decision("economy.sheet").fields)["build"].slots]
    assert not any(name.startswith("destroyer") for name in lines) and any(name.startswith("scout") for name in lines)
    assert "research" not in dict(t.red.decision("economy.sheet").fields)


@pytest.mark.parametrize(("face", "attack"), [(10, 1), (9, 0)])
def test_what_is_built_on_the_same_sheet_has_the_level_that_the_dice_bring(face, attack):
    """SE-19.2, SE-7.5.1: the level is there at once, though the units were ordered before anybody knew."""
    t = in_economy(40, research="unpredictable")
    t.economy()
    names = [name for name, _, _ in dict(t.red.decision("economy.sheet").fields)["grants"].slots]
    t.rolls(10, face)
    t.red.sheet(grants=tuple(2 * (name == "attack") for name in names), build={"scout@3,5": 1})
    t.blue.sheet()
    scouts = next(slot for slot, unit in enumerate(t.red.fleet.unit) if unit == facts(t.state).code["SC"])
    assert (t.red.level("attack"), t.red.level("attack", scouts)) == (attack, attack)


@pytest.mark.parametrize(("before", "grants", "fits"), [(9, 1, True), (8, 2, True), (8, 1, False), (7, 2, False)])
def test_units_of_a_level_that_grants_are_sure_to_bring_are_for_sale(before, grants, fits):
    """SE-19.2, SE-7.5.1, EX-27: the sum is short of the cost of 10 by no more than there are dice."""
    t = in_economy(40, research="unpredictable")
    t.state.studies[0][facts(t.state).technology["ship_size"]] = before
    t.economy()
    names = [name for name, _, _ in dict(t.red.decision("economy.sheet").fields)["grants"].slots]
    dice = tuple(grants * (name == "ship_size") for name in names)
    if before + 2 < 10:
        lines = [name for name, _, _ in dict(t.red.decision("economy.sheet").fields)["build"].slots]
        assert not any(name.startswith("destroyer") for name in lines)
    elif fits:
        t.rolls(*[1] * grants)
        t.red.sheet(grants=dice, build={"destroyer@3,5": 1})
        t.blue.sheet()
        assert "DD" in t.red.codes() and t.red.level("ship_size") == 2
    else:
        assert refusal(t, grants=dice, build={"destroyer@3,5": 1}) == "empires.not_known"


def test_grants_for_a_level_that_a_captured_ship_has_taught_are_for_the_next_one():
    """SE-19.2, CL-4.5.3: scrapped first; what was added up for the level that came from it is lost with that."""
    t = in_economy(30, research="unpredictable", boarding="on")
    taken = t.red.has("SC", at=(3, 5))
    attack = facts(t.state).technology["attack"]
    t.red.fleet.tech[taken], t.red.fleet.builder[taken] = with_level(t.red.fleet.tech[taken], attack, 1), 1
    t.red.fleet.notes[taken] |= CAPTURED
    t.state.studies[0][attack] = 15
    t.economy()
    names = [name for name, _, _ in dict(t.red.decision("economy.sheet").fields)["grants"].slots]
    t.rolls(8, 3)
    t.red.sheet(grants=tuple(2 * (name == "attack") for name in names), scrap=(str(taken),))
    t.blue.sheet()
    assert t.red.level("attack") == 1 and t.state.studies[0][attack] == 11


def test_research_is_geared_or_unpredictable_but_not_both():
    """SE-19.4: they are values of one switch."""
    assert SWITCHES["research"][0] == ("plain", "geared", "unpredictable")


@pytest.mark.parametrize(("upgrades", "level"), [("refit", 0), ("instant", 1)])
def test_ships_have_the_newest_technology_at_once(upgrades, level):
    """SE-15.1."""
    t = in_economy(30, upgrades=upgrades)
    scouts = t.red.has("SC", 2, at=(5, 4))
    t.economy()
    t.red.sheet(research=("attack",))
    t.blue.sheet()
    assert (t.red.level("attack"), t.red.level("attack", scouts)) == (1, level)


@pytest.mark.parametrize(("option", "paid"), [("off", 5), ("on", 2)])
def test_low_maintenance_is_half_rounded_down(option, paid):
    """SE-28.1."""
    t = in_economy(30, low_maintenance=option)
    t.red.has("SC", 5, at=(5, 4))
    t.economy()
    t.red.sheet()
    t.blue.sheet()
    assert t.red.cp == 30 + 20 - paid


def test_low_maintenance_is_halved_after_scuttling():
    """SE-28.1, SE-7.3.3."""
    t = in_economy(30, low_maintenance="on")
    scouts = t.red.has("SC", 5, at=(5, 4))
    t.economy()
    t.red.sheet(scuttle={scouts: 2})
    t.blue.sheet()
    assert t.red.cp == 30 + 20 - 1


@pytest.mark.parametrize(("handicap", "values"), [(0, [1, 1]), (1, [3, 1]), (2, [1, 3])])
def test_one_players_colonies_grow_two_steps(handicap, values):
    """SE-20.7."""
    t = galaxy(options={"handicap": handicap})
    t.red.settles_at((4, 4), 0)
    t.blue.settles_at((9, 4), 0)
    t.economy()
    t.red.sheet()
    t.blue.sheet()
    assert [t.colony((4, 4))[1], t.colony((9, 4))[1]] == values


@pytest.mark.parametrize("way", ["geared", "unpredictable"])
def test_opponents_know_every_way_of_research(way):
    """SE-18.1, SE-19.1: and they use it."""
    t = in_economy(30, research=way)
    t.economy()
    asked = t.red.decision("economy.sheet")
    made = decide(Brief.of(t.state, asked, LEVELS[-1], 7))
    assert asked.check(made.value) == made.value
    filled = dict(made.value)
    assert sum(filled["grants"]) == 2 if way == "unpredictable" else filled["research"]
