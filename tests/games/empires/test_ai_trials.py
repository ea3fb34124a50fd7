"""Plans that are tried in imagined worlds: which ones there are, how they go on, and what a position is judged by."""

from __future__ import annotations

from rules import Chance, apply, waiting
from rules.ai import Brief, decide
from rules.ai.brief import never
from rules.ai.judgement import load, softmax
from rules.core.contract import Answer
from rules.empires.ai.judgement import FEATURES, features
from rules.empires.ai.marching import followed
from rules.empires.ai.outlook import Outlook
from rules.empires.ai.quick import quick
from rules.empires.ai.rehearsal import Rehearsal, enemy_fleet
from rules.empires.ai.skill import ADMIRAL, Mind
from rules.empires.hints import HINTS, schemes
from rules.empires.printed.constants import NOWHERE
from tests.games.empires.support import galaxy

FRONT, HOME = (10, 4), (3, 5)


def meeting():
    t = galaxy()
    fleet = t.red.has("CA", 6, at=(5, 4), ship_size=3, attack=1)
    t.blue.has("CA", 3, at=(7, 4), up=True, ship_size=3)
    t.begins("red")
    return t, fleet


def brief_of(t, level="admiral"):
    return Brief.of(t.state, waiting(t.state)[0], level, 7, effort=12)


def test_the_main_fleet_could_stay_go_home_or_strike():
    t, _ = meeting()
    goals = {plan["goal"] for plan in schemes(brief_of(t))}
    assert {NOWHERE, t.hex(HOME)} < goals and goals & {t.hex((7, 4)), t.hex(FRONT)}


def test_several_plans_are_tried_and_one_of_them_is_begun():
    t, _ = meeting()
    brief = brief_of(t)
    thought = decide(brief)
    assert thought.simulations >= 12
    assert thought.plan in schemes(brief)


def test_nothing_comes_before_the_homeworld():
    """AI-9: while enemies are over it no other plan is thought about."""
    t, _ = meeting()
    t.blue.has("CA", 1, at=HOME, up=True, ship_size=3)
    assert len(schemes(brief_of(t))) == 1


def test_a_level_for_measuring_answers_by_instinct_alone():
    t, _ = meeting()
    assert decide(brief_of(t, "reference")).simulations == 0


def test_in_later_phases_the_main_fleet_goes_on_to_the_goal_and_nobody_is_named_in_vain():
    t, fleet = meeting()
    plan = {"when": [0, 0], "orders": [], "goal": t.hex(FRONT), "main": [fleet]}
    rng, named = Chance(3), []
    for _ in range(40):
        asked = waiting(t.state)[0]
        if asked.seat != 0 or not asked.prompt.startswith("empires.movement"):
            break
        value = followed(t.state, asked, plan)
        named.append(value)
        value = quick(t.state, asked, rng) if value is None else value
        apply(t.state, Answer(0, asked.prompt, value))
    else:
        raise AssertionError("the Movement phase does not end")
    assert named[0] == fleet
    assert t.red.at(fleet) in ((6, 3), (6, 4))


def test_a_position_is_judged_by_what_a_person_would_name():
    t, _ = meeting()
    before = dict(zip(FEATURES, features(t.state, 0), strict=True))
    t.blue.has("DN", 6, at=(4, 5), up=True, ship_size=6)
    after = dict(zip(FEATURES, features(t.state, 0), strict=True))
    assert before["danger"] == 0 < after["danger"]
    assert after["more"] < before["more"]
    assert after["income"] == before["income"] > 0


def test_the_file_of_weights_can_be_read():
    weights = load(HINTS.judgement, FEATURES)
    assert all(len(row) == len(FEATURES) for row in weights.values())
    assert sum(softmax([0.0, 1.0])) == 1


def test_who_has_no_more_time_fills_in_the_sheet_without_rehearsed_battles(monkeypatch):
    """UX-72: the sheet looks at the clock, too."""
    t = galaxy()
    t.red.has("CA", 6, at=HOME, ship_size=3)
    t.red.saves(60)
    t.blue.has("CA", 6, at=(8, 4), up=True, ship_size=3)
    t.economy(cycle=12)
    battles, score = [], Rehearsal.score
    monkeypatch.setattr(Rehearsal, "score", lambda self, bought: battles.append(bought) or score(self, bought))
    rehearsed = []
    for expired in (never, lambda: True):
        battles.clear()
        decide(brief_of(t), expired)
        rehearsed.append(len(battles))
    assert rehearsed[0] > 5 and rehearsed[1] == 0


def test_an_enemy_who_maintains_all_he_can_is_not_thought_to_build_less_than_nothing():
    t, _ = meeting()
    look = Outlook(t.state, 0, Mind(ADMIRAL, Chance(1)))
    _, theirs = enemy_fleet(look, 200, 1)
    assert theirs and all(force.units > 0 for force in theirs)
