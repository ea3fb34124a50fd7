"""The duel of the opponents: the fire step in small, solved exactly (KG-7.30-7.47, section 8, 11.51)."""

from __future__ import annotations

from itertools import product

import pytest

from rules.kaosz.ai.duel import OFFICIAL, QUICK, SIMPLE, STOP, Field, Ship, TooMany
from rules.kaosz.ai.duelling import Solver, outcome, sketch, weigh_answers, weigh_moves
from rules.kaosz.words import BURST, RAPID_FIRE, STEALTH

COLONY = [float(bombs) for bombs in range(25)]


def ship(number: int, stats: str, worth: float = 5.0, **more: int) -> Ship:
    speed, fire, armor, bomb = (int(part) for part in stats.split("-"))
    return Ship(number, speed, fire, armor, bomb, more.pop("bits", 0), worth, **more)


def field(attackers: list[Ship], defenders: list[Ship], mode: str = OFFICIAL) -> Field:
    return Field(attackers, defenders, COLONY, mode)


def best(found: list[tuple[tuple[str, int, int], float]], attacker: bool = True) -> tuple[str, int, int]:
    return (max if attacker else min)(found, key=lambda each: each[1])[0]


def test_an_attack_nobody_answers_is_worth_its_bombs() -> None:
    f = field([ship(1, "3-2-3-4"), ship(2, "5-1-1-1")], [])
    assert f.leaf(f.start, f.status) == 5.0


def test_a_fast_scout_tickles_a_big_bomber_before_it_can_bomb() -> None:
    """Section 18: any damage stops an attacker from bombing."""
    f = field([ship(1, "0-5-5-5", 15)], [ship(2, "5-1-1-1", 3)])
    moves, exact = weigh_moves(f, 0, 1, [1], 500)
    assert exact and best(moves, attacker=False) == ("fire", 1, 0)


def test_a_bomber_that_nobody_can_reach_holds_its_fire() -> None:
    f = field([ship(1, "4-2-2-6")], [ship(2, "3-0-2-0")])
    moves, exact = weigh_moves(f, 0, 0, [0], 500)
    assert exact and best(moves) == STOP


def test_an_escort_draws_the_fire_of_the_only_defender() -> None:
    """KG-7.43: who returns fire at the escort cannot stop the bomber any more."""
    f = field([ship(1, "5-3-3-0"), ship(2, "2-1-2-6")], [ship(3, "4-1-2-0")])
    moves, exact = weigh_moves(f, 0, 0, [0], 2000)
    assert exact and best(moves) == ("fire", 0, 2)


def test_the_rulebook_counterfactual_of_the_third_scenario() -> None:
    """KG-S3: had Hellfire Brothers kept its shot, its return fire would have destroyed Unicornis."""
    hellfire = ship(1, "3-2-3-4", 9)
    unicornis = Ship(2, 3, 3, 2, 2, 0, 9.0, hit=True)
    f = field([hellfire], [unicornis])
    answers = dict(weigh_answers(f, 1, 0, 0, 500))
    assert answers["return"] > answers["nothing"]


def test_rapid_fire_leaves_no_return() -> None:
    """KG-8.11."""
    f = field([ship(1, "5-2-2-1", bits=RAPID_FIRE)], [ship(2, "4-2-2-0")])
    assert not f.may_return(0, 1, f.status)
    moves, _ = weigh_moves(f, 0, 0, [0], 500)
    assert best(moves) == ("fire", 0, 1)


def test_stealth_bombs_before_the_shot_arrives() -> None:
    """KG-8.15."""
    f = field([ship(1, "3-0-1-2", bits=STEALTH)], [ship(2, "5-2-2-0")])
    answers = dict(weigh_answers(f, 1, 0, 0, 500))
    assert answers["stealth"] > answers["nothing"]


def test_a_burst_scratches_every_bomber() -> None:
    """KG-8.12: one point each is enough."""
    f = field([ship(1, "2-1-4-3"), ship(2, "2-1-4-3"), ship(3, "2-1-4-3")], [ship(4, "3-3-9-0", bits=BURST)])
    assert f.burst_plan(3, f.start, f.status) == {0: 1, 1: 1, 2: 1}
    moves, _ = weigh_moves(f, 0, 1, [3], 0)
    assert best(moves, attacker=False)[0] == "burst"


def test_who_is_next_follows_speed_and_passes() -> None:
    """KG-7.30-7.34: equal speed is the attacker's; a pass marks all who could have acted."""
    f = field([ship(1, "4-1-1-1"), ship(2, "2-1-1-1")], [ship(3, "4-1-1-0"), ship(4, "3-1-1-0")])
    assert f.turn(f.status, 0) == (0, [0])
    marks = f.passed(0, [0], 0)
    assert f.turn(f.status, marks) == (1, [2, 3])
    marks = f.passed(1, [2, 3], marks)
    assert f.turn(f.status, marks) == (0, [0, 1])
    assert f.turn(f.status, f.passed(0, [0, 1], marks))[0] == -1


def test_the_quick_start_game_takes_strictly_the_fastest() -> None:
    """KG-11.12."""
    f = field([ship(1, "4-1-1-1"), ship(2, "5-1-1-1")], [ship(3, "3-1-1-0")], QUICK)
    assert f.turn(f.status, 0) == (0, [1])


def test_simplified_combat_alternates_until_both_pass() -> None:
    """KG-11.51."""
    f = field([ship(1, "0-1-1-1")], [ship(2, "9-1-1-0")], SIMPLE)
    assert f.turn(f.status, 0) == (0, [0])
    marks = f.passed(0, [0], 0)
    assert f.turn(f.status, marks) == (1, [1])
    assert f.turn(f.status, f.passed(1, [1], marks))[0] == -1


@pytest.mark.parametrize("mode", [OFFICIAL, QUICK, SIMPLE])
def test_the_exact_value_is_what_plain_search_without_memory_finds(mode: str) -> None:
    for first, second in product(("4-2-2-2", "2-1-3-1"), ("3-1-2-0", "4-2-1-1")):
        f = field([ship(1, first), ship(2, "3-1-1-2")], [ship(3, second)], mode)
        assert outcome(f, 5000) == pytest.approx(_plain(f, f.start, f.status, 0))


def _plain(f: Field, armor: tuple[int, ...], status: tuple[int, ...], marks: int) -> float:
    """The same game by the definition, every node afresh."""
    side, ships = f.turn(status, marks)
    if side < 0 or not f.goes_on(armor):
        return f.leaf(armor, status)
    values = []
    for what, s, t in f.moves(side, ships, armor):
        if what == "pass":
            values.append(_plain(f, armor, status, f.passed(side, ships, marks)))
            continue
        ways = [f.after_shot(armor, status, s, t, False, side)]
        if f.may_return(s, t, status):
            ways.append(f.after_shot(armor, status, s, t, True, side))
        each = [price + _plain(f, a, st, f.acted(side)) for a, st, price in ways]
        values.append(min(each) if side == 0 else max(each))
    return max(values) if side == 0 else min(values)


def test_a_search_that_is_too_large_says_so_and_the_sketch_steps_in() -> None:
    f = field([ship(i, "3-2-3-2") for i in range(4)], [ship(9 + i, "3-2-3-1") for i in range(4)])
    with pytest.raises(TooMany):
        Solver(f, 50).value(f.start, f.status, 0)
    assert outcome(f, 50) == sketch(f, f.start, f.status, 0)
