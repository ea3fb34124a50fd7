"""Positions of Onward to Venus that were forged by hand are refused (UX-69)."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from rules import Chance, Session, Setup, answer_at_random, waiting
from saves.games import document_of
from tests.saves.support import about
from tests.saves.test_forged import SEATS, refusal, replace
from tests.saves.test_ranges import refused, saved


def test_a_question_to_an_empty_chair_is_refused() -> None:
    session, rng = Session.start("venus", Setup("venus", [{} for _ in range(SEATS)]), 5), Chance(5)
    while waiting(session.state)[0].prompt != "venus.attempt.act":
        session.answer(answer_at_random(session.state, waiting(session.state)[0], rng))
    document = document_of(session, about())
    snapshot = copy.deepcopy(document.snapshot)
    snapshot["frames"][-1]["vars"]["seat"] = SEATS
    assert refusal(replace(document, snapshot=snapshot, fingerprint="")).params["detail"].endswith("seat is not a seat")


@pytest.mark.parametrize(
    ("field", "value"), [("active", 3), ("first", 9), ("money", [1, 2]), ("money", [1, 2, 2**60]), ("on_card", -1)]
)
def test_absurd_numbers_of_another_table_are_refused(field: str, value: Any) -> None:
    assert field in refused(saved("venus"), field, value=value)


def test_a_flow_that_lacks_what_it_was_told_is_refused() -> None:
    """A frame below the one that asks, which nobody looks at until it goes on."""
    document = saved("venus", "venus.attempt.act")
    frames = document.snapshot["frames"]
    below = next(n for n, frame in enumerate(frames) if frame["flow"] == "venus.actions")
    assert "venus.actions needs seat" in refused(document, "frames", below, "vars", "seat", value=KeyError)
    assert "seat is not a seat" in refused(document, "frames", below, "vars", "seat", value=3)
    assert "keeps no wish" in refused(document, "frames", below, "vars", "wish", value=1)
    assert "tile is not a tile" in refused(document, "frames", len(frames) - 1, "vars", "tile", value=999)
