"""Captain and Admiral never give an answer that no sensible player would give."""

from __future__ import annotations

from collections import Counter

import pytest

from rules import stream
from rules.ai import Brief, decide
from tests.support.absurd import Position, can_be_given, positions
from tests.support.thorough import THOROUGH

LEVELS = ("captain", "admiral")
TRIES = 20
POSITIONS = positions()


def _name(position: Position) -> str:
    return f"{position.game}-{position.name}"


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("position", POSITIONS, ids=_name)
def test_no_absurd_answer(position: Position, level: str) -> None:
    """In a thorough run with all the effort that the level has, else with what its file allows."""
    table = position.laid()
    asked = position.decision(table)
    assert can_be_given(table, asked, position), "no legal answer is like the absurd ones"
    given: Counter[str] = Counter()
    for attempt in range(TRIES):
        number = stream(attempt, f"absurd:{position.name}")
        brief = Brief.of(table.state, asked, level, number, effort=None if THOROUGH else position.effort)
        given[position.told(table, asked, decide(brief).value)] += 1
    absurd = [f"{words} ({count}x)" for words, count in given.items() if position.is_absurd(words)]
    assert not absurd, f"{position.data['why']}: {level} answered {', '.join(absurd)}; all: {dict(given)}"


def test_every_position_has_its_own_name_and_says_why() -> None:
    names = [_name(position) for position in POSITIONS]
    assert len(names) == len(set(names))
    assert all(position.data["why"] and position.data["absurd"] for position in POSITIONS)
