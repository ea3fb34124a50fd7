"""The opponents at the table: every ruleset, honest, reproducible, and every answer with its reason (point 4)."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.text.texts import LANGUAGES, Texts, message_id
from rules import Answer, Chance, Setup, apply, imagine, new_game, waiting
from rules.ai import LEVELS, Brief, decide, play_game, simulate
from rules.kaosz.ai import instinct, skill
from rules.kaosz.ai.foresight import foresee
from rules.kaosz.ai.league import DECKS, LeagueTable, matches, told
from rules.kaosz.ai.skill import Mind
from rules.kaosz.hints import HINTS

ROOT = Path(__file__).parents[3]
RULESETS: list[dict[str, Any]] = [
    {"ruleset": "quickstart", "qs_level": 1},
    {"ruleset": "quickstart", "qs_level": 2},
    {"ruleset": "quickstart", "qs_level": 3, "combat": "simplified"},
    {"combat": "simplified"},
    {"species_limit": "free", "refund_unpaid_only": True, "stealth_triggers_traps": True},
]


@pytest.mark.parametrize("options", RULESETS, ids=str)
def test_every_ruleset_is_played_to_the_end_without_fault(options: dict[str, Any]) -> None:
    setup = Setup("kaosz", [{}, {}], {**options, "turn_limit": 60})
    for kinds in (("pilot", "cadet"), ("cadet", "pilot")):
        record = play_game("kaosz", setup, kinds, 11)
        assert record.faults == [] and record.result is not None


@pytest.mark.parametrize("options", RULESETS, ids=str)
def test_the_highest_level_answers_in_every_ruleset(options: dict[str, Any]) -> None:
    g = new_game("kaosz", Setup("kaosz", [{}, {}], options), 3)
    for step in range(60):
        d = waiting(g)[0]
        level = "admiral" if step % 12 == 11 else "pilot"
        apply(g, Answer(d.seat, d.prompt, decide(Brief.of(g, d, level, step, effort=3)).value), False)
        if not waiting(g):
            break


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_several_players_fight_to_the_end(seats: int) -> None:
    kinds = [("cadet", "pilot")[i % 2] for i in range(seats)]
    record = play_game("kaosz", Setup("kaosz", [{} for _ in kinds], {"turn_limit": 60}), kinds, 2)
    assert record.faults == [] and record.result is not None


def test_a_level_answers_at_a_table_of_three() -> None:
    g = new_game("kaosz", Setup("kaosz", [{}, {}, {}], {}), 4)
    for step in range(60):
        d = waiting(g)[0]
        brief = Brief.of(g, d, "admiral" if step % 20 == 7 else "pilot", step, effort=4)
        apply(g, Answer(d.seat, d.prompt, decide(brief).value), False)


def position(seed: int, steps: int) -> Any:
    """Some way into a game of the archetypes, played by instinct."""
    setup = Setup("kaosz", [{"deck": DECKS[seed % 4]}, {"deck": DECKS[(seed // 4 + 1) % 4]}], {"turn_limit": 60})
    g = new_game("kaosz", setup, seed)
    mind = Mind(skill.ROLLOUT, Chance(seed))
    for _ in range(steps):
        if not waiting(g):
            break
        d = waiting(g)[0]
        apply(g, Answer(d.seat, d.prompt, instinct.decide(g, d, mind)), False)
    return g


@pytest.mark.parametrize("seed", range(4))
def test_what_the_seat_cannot_know_never_changes_its_mind(seed: int) -> None:
    """The same view, other hidden cards: the same answer."""
    g = position(seed, 0)
    mind = Mind(skill.ROLLOUT, Chance(seed))
    for step in range(160):
        if not waiting(g):
            break
        d = waiting(g)[0]
        value = instinct.decide(g, d, Mind(skill.PILOT, Chance(step)))
        if step % 4 == 0 and not d.prompt.endswith((".take", ".choose", ".discard")):
            world = imagine(g, d.seat, Chance(step))
            same = next(each for each in waiting(world) if each.seat == d.seat)
            assert instinct.decide(world, same, Mind(skill.PILOT, Chance(step))) == value, d.prompt
        apply(g, Answer(d.seat, d.prompt, instinct.decide(g, d, mind)), False)


@pytest.mark.parametrize("seed", range(3))
def test_candidates_are_legal_and_every_answer_has_a_reason_in_both_languages(seed: int) -> None:
    texts = [Texts(language) for language in LANGUAGES]
    g, rng = position(seed, 0), Chance(seed)
    for step in range(150):
        if not waiting(g):
            break
        d = waiting(g)[0]
        if step % 3 == 0:
            found = HINTS.candidates(g, d, rng, 5)
            assert 0 < len(found) <= 5
            for value in found:
                assert d.check(value) == value
                why = HINTS.why(g, d, value)
                for each in texts:
                    said = each(message_id("reason", why.id), **{name: str(x) for name, x in why.params.items()})
                    assert said and "{" not in said and "kaosz-why" not in said
        apply(g, Answer(d.seat, d.prompt, HINTS.quick(g, d, rng)), False)


SCRIPT = """
from rules.ai import Brief, decide
from rules import waiting
from rules.ai.match import play_game
from tests.games.kaosz.test_ai_play import position
from rules import Setup
for seed, steps in ((1, 40), (2, 90)):
    g = position(seed, steps)
    for d in waiting(g):
        print(d.prompt, [decide(Brief.of(g, d, level, seed, effort=4)).value for level in
              ("cadet", "pilot", "captain", "admiral")])
record = play_game("kaosz", Setup("kaosz", [{}, {}], {"turn_limit": 60}), ("pilot", "cadet"), 5)
print(record.fingerprint, record.faults, record.turns)
"""


def test_three_processes_with_different_hash_seeds_play_alike() -> None:
    running = [
        subprocess.Popen(
            [sys.executable, "-c", SCRIPT],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)},
        )
        for seed in ("0", "1", "4242")
    ]
    said = [process.communicate(timeout=300)[0] for process in running]
    assert [process.returncode for process in running] == [0, 0, 0]
    assert said[0] == said[1] == said[2] and len(said[0].splitlines()) >= 3


def test_the_effort_asked_for_is_the_effort_spent_and_lower_levels_need_none() -> None:
    g = position(1, 40)
    d = waiting(g)[0]
    for level in LEVELS:
        few, many = (decide(Brief.of(g, d, level, 3, effort=n)).value for n in (1, 12))
        assert d.check(few) == few and d.check(many) == many
        if level in ("cadet", "pilot"):
            assert few == many


def test_a_cadet_beats_players_who_throw_dice() -> None:
    report = simulate("kaosz", Setup("kaosz", [{}, {}], {"turn_limit": 60}), ("cadet", "random"), 6, 3, rotate=True)
    assert report.faults == [] and report.seats[0].wins >= 5


def test_a_league_counts_decks_kinds_and_the_first_player() -> None:
    """KG-C22."""
    found = LeagueTable(list(matches("cadet", "random", 4, 1)))
    assert [game.kinds for game in found.games] == [("cadet", "random"), ("random", "cadet")] * 2
    assert found.games[0].decks == (DECKS[0], DECKS[0]) and found.games[2].decks == (DECKS[0], DECKS[1])
    assert found.games[0].starter == found.games[1].starter
    assert 0.5 <= found.wins_of("cadet") <= 1.0 and 0.0 <= found.first_player <= 1.0
    assert len(told(found, "cadet", "random")) == 7


def test_looking_ahead_stops_when_two_answers_lead_to_the_same() -> None:
    g = position(1, 40)
    d = waiting(g)[0]
    value = decide(Brief.of(g, d, "captain", 3)).value
    assert foresee(Brief.of(g, d, "admiral", 3), [value, value], 40, 1).tries == [2, 2]
