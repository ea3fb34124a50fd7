"""Positions of Cosmic Encounter that were forged by hand are refused (UX-69)."""

from __future__ import annotations

import copy
from functools import cache

from rules import Chance, Session, Setup, answer_at_random, waiting
from saves.document import Document
from saves.games import document_of
from tests.saves.support import about
from tests.saves.test_forged import SEATS, forgery_of, refusal


@cache
def encounter() -> Document:
    """An encounter of Cosmic Encounter with technologies, while its gate is aimed."""
    setup = Setup("cosmic", [{} for _ in range(SEATS)], {"technology": "on"})
    session, rng = Session.start("cosmic", setup, 5), Chance(5)
    while waiting(session.state)[0].prompt != "cosmic.launch.planet":
        session.answer(answer_at_random(session.state, waiting(session.state)[0], rng))
    return document_of(session, about())


def frames(*flows: str) -> list[str]:
    return [f"cosmic.{flow}" for flow in flows]


def test_a_technology_without_a_place_for_ships_is_refused() -> None:
    """It would only be missed when it is drawn, by whoever looks at it."""
    snapshot = copy.deepcopy(encounter().snapshot)
    hidden = snapshot["cards"]["piles"]["tech_deck"][0]
    del snapshot["ships"][f"tech:{hidden}"]
    assert "has no place for ships" in refusal(forgery_of(encounter(), snapshot)).params["detail"]


def test_a_phase_outside_of_an_encounter_is_refused() -> None:
    snapshot = copy.deepcopy(encounter().snapshot)
    assert [frame["flow"] for frame in snapshot["frames"]] == frames("game", "turn", "encounter", "launch")
    del snapshot["frames"][2]
    assert (
        "cosmic.launch/aim is under way in cosmic.turn" in refusal(forgery_of(encounter(), snapshot)).params["detail"]
    )


def test_a_turn_of_a_game_that_is_still_dealt_is_refused() -> None:
    snapshot = copy.deepcopy(encounter().snapshot)
    snapshot["frames"][0]["at"] = "mix_flares"
    detail = refusal(forgery_of(encounter(), snapshot)).params["detail"]
    assert "under way in cosmic.game/mix_flares" in detail


def test_a_colour_that_no_destiny_card_has_is_refused() -> None:
    """The card of the true one would only be missed when it is drawn."""
    snapshot = copy.deepcopy(encounter().snapshot)
    snapshot["colours"][1] = "x"
    assert "a colour that nobody has" in refusal(forgery_of(encounter(), snapshot)).params["detail"]
