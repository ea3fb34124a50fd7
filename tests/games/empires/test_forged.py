"""Positions of Űrbirodalmak that were forged by hand are refused (UX-69)."""

from __future__ import annotations

import copy

from tests.saves.test_forged import card_game, forgery_of, refusal


def test_studies_of_too_few_technologies_are_refused() -> None:
    document = card_game("empires")
    snapshot = copy.deepcopy(document.snapshot)
    snapshot["studies"][1].pop()
    assert "an owner is missing" in refusal(forgery_of(document, snapshot)).params["detail"]
