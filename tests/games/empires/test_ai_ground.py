"""Opponents use ground units and centres, and answer every question about them at every level."""

import pytest

from rules import Answer, apply, clone, waiting
from rules.ai.levels import LEVELS
from rules.empires.ai.answers import ANSWERS
from rules.empires.economy.ledger import ledger_of
from rules.empires.ground.odds import Force, chances, chances_now
from rules.empires.printed.constants import INDUSTRY, LABORATORY
from rules.empires.state import facts
from tests.games.empires.armies import front, until_troops_may_drop
from tests.games.empires.support import galaxy
from tests.games.empires.test_ai_answers import thought
from tests.games.empires.verbs import HERE, LAND, SHOT, numbers, troops_of

# -- questions


def over_a_colony():
    t = front()
    t.red.transports(2, Mar=10)
    t.fight()
    return t


def landing():
    t = over_a_colony()
    t.red.answers(SHOT, "land")
    return t


def dropping():
    t = front()
    t.red.transports(1, Inf=4)
    t.red.transports(1, drop=True, Mar=4)
    return until_troops_may_drop(t)


def stowing():
    t = front()
    t.blue.stations(HERE, Inf=5)
    t.blue.transports(1, Inf=2)
    t.red.has("SC", 1)
    t.fight()
    return t


def spilling():
    t = galaxy(options={"ground": "on", "raiders": "off"})
    ships, foe = t.red.transports(2, Inf=9), t.blue.has("DN", 1, ship_size=6)
    t.fight()
    t.red.screens()
    t.blue.fires(foe, ships, rolls=1)
    return t


def fighting(value=3, attackers=None, defenders=None, **options):
    t = front(value, **options)
    t.blue.stations(HERE, **(defenders or {}))
    t.red.transports(3, drop=True, **(attackers or {"Mar": 4}))
    t.fight()
    t.red.lands(**(attackers or {"Mar": 4}))
    return t


def firing():
    return fighting(3, {"Mar": 4}, {"Inf": 2})


def supporting():
    return fighting(3, {"Grav": 1, "Inf": 4})


def screening():
    return fighting(1, {"Mar": 4}, ground_screening="on")


def leaving_a_garrison():
    return fighting(0, {"Mar": 1, "Inf": 2})


def learning():
    t = front(0)
    t.blue.knows(attack=2, tactics=1)
    t.red.transports(1, Inf=2)
    t.fight()
    t.red.lands(Inf=2)
    return t


QUESTIONS = {
    SHOT: over_a_colony, LAND: landing, "landing.troops ": dropping, "stowing.aboard": stowing,
    "spilling.lost": spilling, "assault.fire": firing, "assault.support": supporting, "assault.screen": screening,
    "assault.garrison": leaving_a_garrison, "assault.learn": learning,
}  # fmt: skip


@pytest.fixture(scope="module")
def positions():
    return {name: make() for name, make in QUESTIONS.items()}


@pytest.mark.parametrize("level", LEVELS)
def test_every_question_about_ground_units_has_an_answer(level, positions):
    for name, t in positions.items():
        asked = waiting(t.state)[0]
        assert asked.prompt == f"empires.{name.strip()}" and asked.prompt in ANSWERS
        decision, made = thought(t.state, level)
        assert decision.check(made.value) == made.value


# -- sense


def test_captains_land_when_they_can_take_the_planet_and_else_bombard():
    """D-40, CL-14.7.5."""
    _, made = thought(over_a_colony().state, "captain")
    assert made.value == "land"
    t = front()
    t.state.shown_garrison[t.hex(HERE)] = troops_of(t, HI=6)
    t.blue.stations(HERE, HI=6)
    t.red.transports(1, Inf=2)
    t.red.has("CA", 1, ship_size=3)
    t.fight()
    _, made = thought(t.state, "captain")
    assert made.value[0] == "fire"


def test_what_is_hidden_does_not_move_them():
    """AI-6: the same answer whatever is really on the planet."""
    made = []
    for troops in ({}, {"Grav": 6}):
        t = front()
        t.blue.stations(HERE, **troops)
        t.red.transports(1, Inf=6)
        t.fight()
        made.append(thought(t.state, "captain")[1].value)
    assert made[0] == made[1]


def test_transports_are_loaded_before_they_leave():
    """CL-14.1.2."""
    t = galaxy(options={"ground": "on"})
    t.red.stations((3, 5), Inf=6)
    ships = t.red.has("T", 1, at=(3, 5))
    t.begins("red")
    decision, made = thought(t.state, "captain")
    assert made.value == ships
    t.red.answers("movement.group", ships)
    decision, made = thought(t.state, "captain", plan=made.plan)
    assert decision.check(made.value) == made.value == ("embark", "infantry", 6)


def test_an_army_is_raised_once_there_is_somebody_to_invade():
    """CL-14.3, CL-14.5."""
    t = galaxy(options={"ground": "on"})
    t.red.has("SY", 4, at=(3, 5))
    for column in (1, 2, 3):
        t.red.settles_at((5, column), 5)
    t.economy(cycle=6, saved=30)
    _, made = thought(t.state, "captain")
    t.red.answers("economy.sheet", dict(made.value))
    t.blue.sheet()
    assert "T" in t.red.codes() and t.garrison((3, 5))
    assert ledger_of(t.state, 0) is not None


def test_centres_are_built_and_technology_is_paid_in_rp():
    """CL-17."""
    t = galaxy(options={"centres": "on"})
    t.red.has("SY", 4, at=(3, 5))
    t.red.settles_at((5, 3), 5)
    t.red.saves(30)
    t.state.rp[0] = 30
    t.economy(cycle=3)
    _, made = thought(t.state, "admiral")
    t.red.answers("economy.sheet", dict(made.value))
    t.blue.sheet()
    assert t.state.rp[0] < 10 and t.state.tech[0] != t.state.tech[1]  # they buy nothing else
    assert {t.state.centre[t.hex(place)] for place in ((3, 5), (5, 3))} <= {LABORATORY, INDUSTRY}


# -- odds


def test_odds_know_who_is_stronger_and_add_up():
    """CL-14.8; equal seeds give equal odds."""
    t = front()
    g, hex = t.state, t.hex(HERE)
    strong = chances(g, hex, (0, 1), Force(troops_of(t, Grav=6)), Force(0, 0, 3), seed=3)
    weak = chances(g, hex, (0, 1), Force(troops_of(t, Inf=2)), Force(troops_of(t, HI=4), 0, 5), seed=3)
    assert strong.win > 0.9 and weak.win < 0.1 and strong.effort > 0
    assert strong == chances(g, hex, (0, 1), Force(troops_of(t, Grav=6)), Force(0, 0, 3), seed=3)
    assert chances(g, hex, (0, 1), Force(troops_of(t, Inf=1)), Force(0), seed=1).win == 1


def test_odds_know_of_drop_ships_and_support():
    """CL-14.8.3, CL-14.11.1."""
    t = front()
    g, hex, foe = t.state, t.hex(HERE), Force(0, 0, 5)
    quick = chances(g, hex, (0, 1), Force(troops_of(t, Inf=5)), foe, 5, 400).win
    slow = chances(g, hex, (0, 1), Force(0, troops_of(t, Inf=5)), foe, 5, 400).win
    assert quick > slow + 0.1
    helped = chances(g, hex, (0, 1), Force(troops_of(t, Inf=4, Grav=2)), Force(troops_of(t, HI=3), 0, 5), 5, 400).win
    plain = chances(g, hex, (0, 1), Force(troops_of(t, Inf=4, HI=2)), Force(troops_of(t, HI=3), 0, 5), 5, 400).win
    assert helped > plain


def test_odds_of_the_fight_under_way_match_real_fights():
    """CL-14.8: what the service says is what happens, within chance."""
    t = front(3)
    t.red.transports(1, drop=True, Inf=3)
    t.fight()
    t.red.answers(SHOT, "land")
    troops, won = {"troops": numbers(t.red, LAND, Inf=3)}, 0
    for seed in range(60):  # one kind against one kind: nobody is asked anything
        world = clone(t.state)
        world.chance = seed * 7919 + 1
        apply(world, Answer(0, "empires.landing.troops", tuple(troops.items())))
        won += world.colony[t.hex(HERE)] == 0
    said = chances(t.state, t.hex(HERE), (0, 1), Force(troops_of(t, Inf=3)), Force(0, 0, 3), 1, 500).win
    assert abs(won / 60 - said) < 0.2
    t = firing()
    assert 0 <= chances_now(t.state, 1).win <= 1 and t.red.hold(0) == {} and facts(t.state).ground
