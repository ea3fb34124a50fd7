"""AI-5: the odds service knows the powers of Empire Advantages that are more than changed numbers."""

import pytest

from rules.empires.battle.forces import Force, forces_at
from rules.empires.battle.odds import _Simulation as Simulation
from rules.empires.battle.odds import odds
from rules.empires.state import equipped, facts
from tests.games.empires.advantages import table

HERE = (6, 6)
CALM = {"raiders": "on", "experience": "off", "titans": "on"}


def win(red="", blue="", mine=("CA", 3), theirs=("CA", 3), **levels):
    """Red's chance to win as the attacker."""
    t = table(red, blue, **CALM)
    t.red.knows(ship_size=7, **levels)
    forces = []
    for player, (code, count) in ((t.red, mine), (t.blue, theirs)):
        unit = facts(t.state).code[code]
        forces.append([Force(unit, equipped(t.state, player.seat, unit, t.state.tech[player.seat]), count)])
    return odds(t.state, t.hex(HERE), (0, 1), (forces[0], forces[1]), seed=5, runs=300).win[0]


@pytest.mark.parametrize(
    ("card", "levels"),
    [("e33", {}), ("e44", {}), ("e34", {}), ("e50", {"cloaking": 2}), ("e32", {}), ("e45", {})],
)
def test_a_power_helps_its_owner_in_the_odds(card, levels):
    """CL-E33, CL-E44, CL-E34, CL-E50, CL-E32, CL-E45."""
    mine, theirs = (("DD", 4), ("DD", 3)) if card in ("e33", "e45") else (("CA", 3), ("CA", 3))
    plain = win("e41", mine=mine, theirs=theirs, **levels)
    assert win(card, mine=mine, theirs=theirs, **levels) > plain + 0.05


def test_one_immortal_is_never_destroyed_by_one_ship():
    """CL-E44, EX-15: but a Titan can."""
    assert win("e44", mine=("CA", 1), theirs=("SC", 1)) > 0.95
    assert win("e44", mine=("SC", 1), theirs=("TN", 1)) < 0.2


def test_insectoids_fall_sooner():
    """CL-E43."""
    assert win("e43") < win("e41") - 0.1


def test_a_hive_gets_stronger_hulls_in_a_long_battle():
    """CL-E38: Bases that hardly hit each other fight for long."""
    t = table("e38", **CALM)
    t.red.has("CA", 1, at=HERE)
    t.blue.has("CA", 1, at=HERE)
    hex = t.hex(HERE)
    made = Simulation(t.state, hex, (0, 1), (forces_at(t.state, 0, hex), forces_at(t.state, 1, hex)))
    assert made.sound == [2, 2] and made.late == [3, 2]
