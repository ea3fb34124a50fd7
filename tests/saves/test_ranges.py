"""A position whose numbers cannot be is refused, whoever signed it (UX-69)."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import msgspec
import pytest

from rules import Chance, Session, Setup, answer_at_random, find, violations, waiting
from rules.core.flow import FLOWS, Flow
from saves import BadSave, Document, document_of, encode_document, session_of
from saves.document import SeatInfo
from tests.saves.support import about

replace = msgspec.structs.replace


@cache
def saved(game: str, prompt: str = "") -> Document:
    """A table of three, in the middle of things."""
    session, rng = Session.start(game, Setup(game, [{} for _ in range(3)]), 5), Chance(5)
    while len(session.log) < 40 or (prompt and waiting(session.state)[0].prompt != prompt):
        session.answer(answer_at_random(session.state, waiting(session.state)[0], rng))
    assert violations(session.state) == []
    return document_of(session, about())


def refused(document: Document, *path: Any, value: Any) -> str:
    """Why the position is refused with this value at this place."""
    snapshot = copy.deepcopy(document.snapshot)
    *way, last = path
    holder = snapshot
    for key in way:
        holder = holder[key]
    if value is KeyError:
        del holder[last]
    else:
        holder[last] = value
    with pytest.raises(BadSave) as caught:
        session_of(replace(document, snapshot=snapshot, fingerprint=""))
    return str(caught.value.params["detail"])


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


@pytest.mark.parametrize("game", ["kaosz", "venus", "smugglers"])
def test_what_flows_declare_fits_their_steps(game: str) -> None:
    """A misspelled step would be sure of nothing."""
    find(game)
    flows: list[Flow] = [flow for name, flow in FLOWS.items() if name.startswith((f"{game}.", "core."))]
    assert sum(flow.declares for flow in flows) > 2
    for flow in flows:
        assert {*flow.set_from, *flow.set_in} <= flow.steps.keys()
        assert {
            name for names in (*flow.set_from.values(), *flow.set_in.values()) for name in names
        } <= flow.locals.keys()
        assert flow.params.keys().isdisjoint(flow.locals)


@pytest.mark.parametrize("name", ["An\u200bna", "\u202eannA", "\u3164", "A\u2066b"])
def test_names_that_cannot_be_seen_are_refused(name: str) -> None:
    document = saved("smugglers")
    seats = [SeatInfo(name, "human"), *document.meta.seats[1:]]
    for wrong in (replace(document.meta, seats=seats), replace(document.meta, name=name)):
        with pytest.raises(BadSave) as caught:
            encode_document(replace(document, meta=wrong))
        assert caught.value.reason_id == "save-name-hidden"
