"""Random games of every map: nothing is lost or doubled, nobody learns what he may not know, saves change nothing."""

import json

import pytest

from rules import (
    Chance,
    Setup,
    answer_at_random,
    apply,
    clone,
    find,
    imagine,
    new_game,
    play_on,
    view,
    violations,
    waiting,
)
from rules.core.running import checked
from rules.empires.map.routes import next_to, steps, why_no_step
from rules.empires.printed.switches import PRESETS
from rules.empires.state import groups_of
from tests.app.test_cli import run
from tests.games.empires.support import GAME, galaxy
from tests.support.playout import illegal_answers, no_leak, refused_untouched, through_json

MAPS = ("small", "standard", "large")


def game(map, seed, seats=2, **options):
    chosen = {**options, **({"map": map} if seats == 2 else {})}
    return new_game(GAME.id, Setup(GAME.id, [{} for _ in range(seats)], chosen), seed)


@pytest.mark.parametrize(("map", "seats"), [("small", 2), ("large", 2), ("three", 3), ("four", 4)])
def test_random_play_keeps_every_law(map, seats):
    g, rng = game(map, 3, seats), Chance(5)
    with checked():
        for count in range(120):
            apply(g, answer_at_random(g, rng.choice(waiting(g)), rng))
            if count % 4 == 0:
                assert violations(g) == []
            if count % 20 == 0:
                copy = through_json(g)
                assert copy == g and waiting(copy) == waiting(g) and waiting(clone(g)) == waiting(g)
                refused_untouched(g, illegal_answers(g), 12)


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (2, 3, {"head_start": "on", "costs": "expansion"}),
        (2, 8, {**PRESETS["full"], "head_start": "on"}),
        (2, 4, {"amoebas": "on", "map": "large"}),
        (4, 5, {"four": "brother_teams"}),
    ],
)
def test_the_steps_of_a_group_are_those_that_nothing_speaks_against(seats, seed, options):
    """SE-4.1 to SE-4.13: they are listed by shorter ways than the reasons are found."""
    g, rng, found = new_game(GAME.id, Setup(GAME.id, [{} for _ in range(seats)], options), seed), Chance(seed), set()
    for count in range(420):
        play_on(g, rng)
        for slot in groups_of(g, g.active) if g.active >= 0 and count % 6 == 0 else ():
            near = next_to(g, g.active, slot)
            assert steps(g, g.active, slot) == [hex for hex in near if why_no_step(g, g.active, slot, hex) is None]
            found |= {(bool(g.fleets[g.active].spent[slot]), bool(steps(g, g.active, slot)))}
    assert len(found) > 2  # those that have moved and those that have not


def test_nobody_can_tell_imagined_worlds_from_the_true_one():
    """The visibility table of the digest, on random positions; and imagined worlds do vary."""
    g, rng = game("small", 2), Chance(2)
    varied = False
    for count in range(300):
        apply(g, answer_at_random(g, rng.choice(waiting(g)), rng))
        if count % 30 == 7:
            assert [view(g, seat) for seat in (0, 1, None)] == [view(clone(g), seat) for seat in (0, 1, None)]
            varied = no_leak(g, count) or varied
            for seat in (0, 1):
                twin = imagine(g, seat, Chance(count))
                assert imagine(g, seat, Chance(7)) == imagine(twin, seat, Chance(7))
    assert varied


def test_what_others_see_of_closed_counters_is_a_number():
    """No slot, no kind, no order: only how many lie in a hex."""
    g, rng = game("small", 2), Chance(2)
    for _ in range(60):
        apply(g, answer_at_random(g, rng.choice(waiting(g)), rng))
    for seat in (0, 1, None):
        for owner, counters in enumerate(view(g, seat)["table"]["counters"]):
            assert (counters["own"] is None) == (owner != seat)
            assert all(type(number) is int for number in counters["closed"].values())
            assert all("slot" not in group and "tech" not in group for group in counters["open"])


def test_who_plays_by_dice_fills_in_legal_sheets():
    """Fast random play is not checked answer by answer: a group that is almost full must not overflow (SE-1.3)."""
    t = galaxy()
    t.red.has("SY", 6, at=(3, 5))
    t.red.has("SC", 5, at=(3, 5))
    t.economy(saved=30)
    asked = waiting(t.state)[0]
    for seed in range(80):
        value = answer_at_random(t.state, asked, Chance(seed)).value
        assert asked.check(value) == value


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (1, {"solo": "amoebas", "difficulty": "good_luck"}),
        (2, {"map": "large", "ground": "on", "gates": "on", "amoebas": "on"}),
        (3, {"amoebas": "on", "machines": 3}),
        (4, {"four": "brother_teams"}),
        (4, {"four": "three_vs_one", "heavy_terrain": "on"}),
    ],
)
def test_no_scenario_tells_what_is_hidden(seats, options):
    """SE-23.5, SE-26, SE-27: views and questions are the same in imagined worlds, late in the game, too."""
    g = new_game(GAME.id, Setup(GAME.id, [{} for _ in range(seats)], options), 4)
    rng = Chance(6)
    while waiting(g) and g.cycle < 8:
        apply(g, answer_at_random(g, rng.choice(waiting(g)), rng), False)
    for count in range(40):
        if not waiting(g):
            break
        if count % 20 == 0:
            no_leak(g, count, 1)
        apply(g, answer_at_random(g, rng.choice(waiting(g)), rng))
    assert violations(g) == []


def test_simulate_names_games_that_did_not_end_and_fails(capsys):
    """Űrbirodalmak promises an end within 120 cycles; here one cycle is all there is."""
    words = ["simulate", "empires", "--seats", "cadet,cadet", "--variant", "preset=learn", "--turns", "1"]
    code, out, _ = run(capsys, *words, "--json")
    found = json.loads(out)
    assert code == 1
    assert [(fault["seed"], fault["what"]) for fault in found["faults"]] == [
        (found["games"][0]["seed"], "not over after 1 turns")
    ]
    code, out, _ = run(capsys, *words)
    assert code == 1 and f"seed {found['games'][0]['seed']}" in out
    assert find("empires").most_turns == 120
