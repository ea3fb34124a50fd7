"""The rulebook's examples as positions to play from (EX): every one opens, and what it says is so."""

import pytest

from app.match.scenarios import scenario
from rules.empires.battle import volley
from rules.empires.economy.checks import wrong
from rules.empires.economy.income import lines as income
from rules.empires.economy.ledger import ledger_of
from rules.empires.ground import order
from rules.empires.ground import values as ground_values
from rules.empires.printed.kinds import CLASSES
from rules.empires.state import facts, lines
from rules.empires.state.values import class_against_fighters, class_of
from tests.games.empires.support import Space


def opened(name):
    """The position of an example, with seats by colour."""
    return Space(scenario("empires", name).session().state, ["red", "blue"])


def fought(name):
    t = opened(name)
    t.red.ends()
    return t, lines.under_way(t.state)


def test_first_shot():
    """EX-20: 4 + 1 - 2 = 3."""
    t, b = fought("first_shot")
    assert volley.needed(t.state, b, 0, 1) == 3


def test_income():
    """EX-21, EX-22: 40 and 6."""
    t = opened("income")
    assert sum(line.cp for line in income(t.state, 0)) == 40
    assert ledger_of(t.state, 0).maintenance.due == 6 and t.red.cp == 40


@pytest.mark.parametrize(("bought", "built", "fits"), [
    ((), {"destroyer": 2}, True), ((), {"colony_ship": 2}, True), ((), {"mine": 2}, True), ((), {"cruiser": 1}, True),
    ((), {"squadron": 1, "mine": 1}, True), ((), {"destroyer": 3}, False), (("shipyard",), {"destroyer": 3}, True),
    ((), {"cruiser": 1, "mine": 1}, False), (("shipyard",), {"cruiser": 1, "mine": 1}, True),
])  # fmt: skip
def test_shipyards(bought, built, fits):
    """EX-23, EX-24."""
    t = opened("shipyards")
    ledger = ledger_of(t.state, 0)
    filled = t.red.filled(research=bought, build={f"{unit}@3,5": number for unit, number in built.items()})
    reason = wrong(ledger, filled)
    assert (reason is None) == fits and (fits or reason.rule == "SE-7.6.1")


def test_point_defence():
    """EX-25: A7 against fighters, E4 against the carrier."""
    t, b = fought("point_defence")
    scout = next(i for i, unit in enumerate(b.unit) if unit == facts(t.state).code["SC"])
    needs = {
        facts(t.state).units[b.unit[at]].code: volley.needed(t.state, b, scout, at)
        for at in lines.capable(t.state, b, 1)
    }
    assert needs == {"F": 7, "CV": 4}
    one = lines.as_ship(t.state, b, scout)
    assert (class_against_fighters(t.state, one), class_of(t.state, one)) == (0, 4)


def test_new_colony():
    """EX-26: worth 0, then 1, then it brings 1."""
    t = opened("new_colony")
    t.red.does(0, "settle")
    t.red.ends()
    t.blue.ends()
    worth = []
    for _ in range(2):
        before = t.red.cp
        for player in (t.red, t.blue):
            player.sheet()
        if t.red.is_asked("economy.first"):
            t.red.answers("economy.first", 0)
        worth.append((t.colony((4, 5))[1], before))
        t.economy()
    assert worth == [(1, 20), (3, 41)]


@pytest.mark.parametrize(("dice", "level", "kept"), [((7, 5, 6, 8), 1, 0), ((7, 5, 6, 1), 0, 19)])
def test_grants(dice, level, kept):
    """EX-27."""
    t = opened("grants")
    t.rolls(*dice)
    names = list(ledger_of(t.state, 0).technologies)
    t.red.sheet(grants=tuple(4 * (name == "attack") for name in names))
    t.blue.sheet()
    assert t.red.level("attack") == level
    assert t.state.studies[0][facts(t.state).technology["attack"]] == kept


def test_screening():
    """EX-29: up to five."""
    t, _ = fought("screening")
    assert dict(t.red.decision("round.screen").fields)["units"].high == 5


def test_warp_points():
    """EX-30."""
    t = opened("warp_points")
    t.red.goes(0, (5, 3), (7, 6), (7, 7))
    assert t.red.at(0) == (7, 7)


def test_gearing():
    """EX-31: 25 are allowed, more is not."""
    t = opened("gearing")
    ledger = ledger_of(t.state, 0)
    assert wrong(ledger, t.red.filled(research=("tactics", "minesweep"))) is None
    assert wrong(ledger, t.red.filled(research=("attack", "minesweep"))).rule == "SE-18.1"


@pytest.mark.parametrize(("troops", "fits"), [({"infantry": 3}, True), ({"infantry": 2, "marines": 2}, False)])
def test_recruits(troops, fits):
    """EX-6: three of any kinds, not four."""
    t = opened("recruits")
    filled = t.red.filled(
        research=("ground_combat",), troops={f"{name}@4,5": number for name, number in troops.items()}
    )
    reason = wrong(ledger_of(t.state, 0), filled)
    assert (reason is None) == fits and (fits or reason.rule == "CL-14.3.1")


def test_militia():
    """EX-7: three of them."""
    t = opened("militia")
    t.red.ends()
    t.rolls(*[1] * 3)
    t.red.lands(Mar=4)
    assert t.happened("ground")[0].data["militia"] == 3 and t.colony((6, 4)) == ("red", 1)


def test_grav_armor():
    """EX-8: D6 with Defence 2, E6 with Defence 1."""
    t = opened("grav_armor")
    t.red.ends()
    t.red.lands(Inf=12)
    a = t.state.assault
    found = {}
    for line in range(len(a.count)):
        if a.supported[line]:
            one = order.soldier(a, line)
            numbers = (ground_values.attack(t.state, one), ground_values.defence(t.state, one))
            found[facts(t.state).troops[a.troop[line]].code] = CLASSES[ground_values.class_of(t.state, one)], *numbers
    assert found == {"Mar": ("D", 6, 2), "Mil": ("E", 6, 1)}
