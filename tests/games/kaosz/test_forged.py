"""Positions of Káosz Galaktika that were forged by hand are refused (UX-69)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.saves.test_ranges import refused, saved


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("turn", 2**62, "turn is not a count"), ("turn", 9999, "turns of the players"), ("level", 7, "level is not"),
        ("level", 2, "level 2 under"), ("order", [0, 0, 1], "play on"), ("order", [2, 1, 0], "play on"),
        ("order", [], "play on"), ("active", 3, "active is not a seat"), ("active", -1, "active is not a seat"),
        ("credits", [5, 5], "one entry for each seat"), ("credits", [5, 5, -1], "credits[2] is not a count"),
        ("credits", [5, 5, 2**63 - 1], "credits[2] is not a count"), ("looker", 9, "looker is not"),
        ("phase", "lunch", "no phase"), ("clock", -1, "clock"),
    ],
)  # fmt: skip
def test_absurd_numbers_of_a_table_are_refused(field: str, value: Any, why: str) -> None:
    assert why in refused(saved("kaosz"), field, value=value)


def test_a_place_of_a_seat_that_does_not_exist_is_refused() -> None:
    document = saved("kaosz")
    piles = {**document.snapshot["cards"]["piles"], "hangar:4": []}
    assert "no place 'hangar:4'" in refused(document, "cards", "piles", value=piles)
