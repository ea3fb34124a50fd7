"""A position whose numbers cannot be is refused, whoever signed it (UX-69)."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import msgspec
import pytest

from rules import Chance, Session, Setup, answer_at_random, find, violations, waiting
from rules.core.flow import FLOWS, Flow
from saves.document import Document, SeatInfo, encode_document
from saves.errors import BadSave
from saves.games import document_of, session_of
from tests.saves.support import about
from tests.support.games import ANY, TABLES

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


@pytest.mark.parametrize("game", TABLES)
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
    document = saved(ANY)
    seats = [SeatInfo(name, "human"), *document.meta.seats[1:]]
    for wrong in (replace(document.meta, seats=seats), replace(document.meta, name=name)):
        with pytest.raises(BadSave) as caught:
            encode_document(replace(document, meta=wrong))
        assert caught.value.reason_id == "save-name-hidden"
