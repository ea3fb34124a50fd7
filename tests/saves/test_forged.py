"""Saves written by hand, with a checksum and a fingerprint that fit: refused at once, or played on without harm."""

from __future__ import annotations

import copy
import dataclasses
from functools import cache
from typing import Any

import msgspec
import pytest

from rules import (
    Chance,
    Fault,
    Game,
    Illegal,
    Session,
    Setup,
    answer_at_random,
    decode,
    find,
    fingerprint,
    imagine,
    view,
    waiting,
)
from rules.core.flow import FLOWS
from saves.document import Document, SeatInfo, decode_document, encode_document
from saves.errors import BadSave
from saves.games import document_of, session_of
from tests.saves.support import about
from tests.support.expected import expected
from tests.support.games import ANY, SHIPPED

# The tables that are forged, and the switches of each.
TABLES = {(game, name): options for game in SHIPPED for name, options in expected(game, "forged").items()} or {
    (ANY, "usual"): {}
}
FIRST = next(iter(TABLES))
NUMBERS = (-1, 0, 1, 2, 3, 7, 50, 10**6, 2**31, 2**62, -(2**62))
WORDS = ("", "x", "pass", "over", "bidding", "hold")
SEATS = 3
FORGERIES = 60
ANSWERS = 30

replace = msgspec.structs.replace


@cache
def documents(table: tuple[str, str] = FIRST) -> tuple[Document, ...]:
    """One game, saved in several phases and at its end."""
    session = Session.start(table[0], Setup(table[0], [{} for _ in range(SEATS)], dict(TABLES[table])), 11)
    rng, saved = Chance(3), []
    while asked := waiting(session.state):
        if len(session.log) % 9 == 0:
            saved.append(document_of(session, about()))
        session.answer(answer_at_random(session.state, rng.choice(asked), rng))
    saved.append(document_of(session, about()))
    return tuple(saved)


def places(value: Any, here: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The path of everything in plain data."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [here, *(place for key, inner in items for place in places(inner, (*here, key)))]


def forged(game: str, snapshot: Any, rng: Chance) -> Any:
    """The position with one to three things changed into others of the same type."""
    made = copy.deepcopy(snapshot)
    for _ in range(1 + rng.below(3)):
        found = [place for place in places(made)[1:] if place[0] not in ("setup", "game")]
        under_way = [place for place in found if place[0] == "frames"]
        *way, last = rng.choice(under_way if under_way and rng.below(3) == 0 else found)
        holder = made
        for key in way:
            holder = holder[key]
        holder[last] = other(game, holder, last, rng)
    return made


def known_flows(game: str) -> list[str]:
    """The same ones whatever other tests have registered."""
    return [*sorted(name for name in FLOWS if name.startswith((f"{game}.", "core."))), "tiny.rush"]


def other(game: str, holder: Any, key: Any, rng: Chance) -> Any:
    value = holder[key]
    if key == "flow":
        flow = rng.choice(known_flows(game))
        holder["at"] = rng.choice(list(FLOWS[flow].steps))
        return flow
    if key == "at":
        return rng.choice(list(FLOWS[holder["flow"]].steps))
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return rng.choice(NUMBERS)
    if isinstance(value, str):
        return rng.choice(WORDS)
    if isinstance(value, list):
        return rearranged(value, rng)
    return rng.choice([None, 0, "x", [], {}]) if value is None else {}


def rearranged(value: list[Any], rng: Chance) -> list[Any]:
    made = list(value)
    way = rng.below(4)
    if way == 0 or not made:
        return []
    if way == 1:
        del made[rng.below(len(made))]
    elif way == 2:
        made.append(copy.deepcopy(rng.choice(made)))
    else:
        rng.shuffle(made)
    return made


def signed(document: Document, snapshot: Any) -> Document | None:
    """The forgery with its own fingerprint, through the bytes of a file; None where it is no position at all."""
    try:
        print_of_it = fingerprint(decode(snapshot))
    except Exception:
        return None
    return decode_document(encode_document(replace(document, snapshot=snapshot, fingerprint=print_of_it)))


def play_on(session: Session, rng: Chance) -> None:
    """Everyone looks and thinks before each answer; only the session may refuse or fail."""
    for _ in range(ANSWERS):
        asked = waiting(session.state, why=True)
        for seat in (None, *range(SEATS)):
            view(session.state, seat)
        for seat in range(SEATS):
            waiting(imagine(session.state, seat, Chance(seat)))
        if not asked:
            return
        answer = answer_at_random(session.state, rng.choice(asked), rng)
        try:
            session.answer(answer)
        except (Illegal, Fault):
            return


@pytest.mark.parametrize("table", TABLES, ids="-".join)
def test_a_hostile_position_is_refused_or_playable(table: tuple[str, str]) -> None:
    """UX-69: whatever well-typed nonsense a forged save holds, nothing fails outside of a session."""
    rng = Chance(list(TABLES).index(table))
    accepted = refused = 0
    for _ in range(FORGERIES):
        base = rng.choice(documents(table))
        document = signed(base, forged(base.game, base.snapshot, rng))
        if document is None:
            continue
        try:
            session = session_of(document)
        except BadSave as bad:
            assert bad.place.startswith("$") and bad.params["detail"]
            refused += 1
        else:
            accepted += 1
            play_on(session, rng)
    assert refused > 20 and accepted > 0


@pytest.mark.parametrize("table", TABLES, ids="-".join)
def test_every_true_position_passes_the_trial(table: tuple[str, str]) -> None:
    for document in documents(table):
        assert session_of(document).fingerprint() == document.fingerprint


def refusal(document: Document) -> BadSave:
    with pytest.raises(BadSave) as caught:
        session_of(document, "evening.orrery.json")
    assert "evening.orrery.json" in str(caught.value)
    return caught.value


def test_a_flow_of_another_game_is_refused() -> None:
    document = documents()[3]
    snapshot = copy.deepcopy(document.snapshot)
    snapshot["frames"][-1] |= {"flow": "tiny.rush", "at": "reach"}
    forgery = signed(document, snapshot)
    assert forgery is not None
    assert refusal(forgery).params["detail"] == f"tiny.rush is no flow of {document.game}"


@pytest.mark.parametrize("name", ["pick", "clone", "_prompt"])
def test_a_local_may_not_hide_a_part_of_its_frame(name: str) -> None:
    document = documents()[3]
    snapshot = copy.deepcopy(document.snapshot)
    snapshot["frames"][0]["vars"][name] = 5
    assert refusal(replace(document, snapshot=snapshot, fingerprint="")).reason_id == "save-snapshot"


def test_a_result_without_an_end_is_refused() -> None:
    document = documents()[3]
    snapshot = copy.deepcopy(document.snapshot)
    snapshot["outcome"] = {"places": [[0, 1, 2]], "scores": [0, 0, 0], "reason": f"{document.game}.points"}
    assert "neither over" in refusal(replace(document, snapshot=snapshot, fingerprint="")).params["detail"]


@cache
def card_game(game: str) -> Document:
    """A table of three with cards, after the first questions."""
    session, rng = Session.start(game, Setup(game, [{} for _ in range(SEATS)]), 5), Chance(5)
    while len(session.log) < 30:
        session.answer(answer_at_random(session.state, waiting(session.state)[0], rng))
    return document_of(session, about())


@pytest.mark.parametrize("game", [game for game in SHIPPED if "designs" in expected(game, "cards")])
def test_a_card_that_was_never_printed_is_refused(game: str) -> None:
    """A hidden one would only be missed when it is drawn, and then on the screen."""
    document = card_game(game)
    snapshot = copy.deepcopy(document.snapshot)
    snapshot["cards"]["design"][-1] = "wish"
    forgery = signed(document, snapshot)
    assert forgery is not None
    assert "there is no card 'wish'" in refusal(forgery).params["detail"]


def forgery_of(document: Document, snapshot: Any) -> Document:
    return replace(document, snapshot=snapshot, fingerprint="")


def test_a_view_that_fails_later_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everyone looks at the table while the position is tried out, not only before."""
    document = documents()[3]
    game, here = find(document.game), document.fingerprint
    sound = game.view

    def view_of_one(g: Any, seat: int | None) -> Any:
        if seat == 1 and fingerprint(g) != here:
            raise KeyError("sector")
        return sound(g, seat)

    monkeypatch.setattr("rules.core.contract.find", lambda name: replace_view(game, view_of_one))
    assert "KeyError" in refusal(document).params["detail"]


def replace_view(game: Game, seen: Any) -> Game:
    return dataclasses.replace(game, view=seen)


# -- what the list shows and what the game holds


@pytest.mark.parametrize(
    ("part", "value"),
    [("seats", []), ("seats", [SeatInfo("Anna", "human")]), ("sets", ["elsewhere"]), ("answers", 7)],
)
def test_a_summary_that_tells_of_another_game_is_refused(part: str, value: Any) -> None:
    document = documents()[3]
    wrong = replace(document, meta=replace(document.meta, **{part: value}))
    assert refusal(wrong).place == f"$.meta.{part}"
    with pytest.raises(BadSave) as caught:
        encode_document(wrong)
    assert caught.value.reason_id == "save-wrong-shape"


def test_a_seat_of_the_log_is_a_number() -> None:
    document = documents()[3]
    log = [replace(document.log[0], seat="clock"), *document.log[1:]]
    with pytest.raises(BadSave) as caught:
        encode_document(replace(document, log=log))
    assert caught.value.place.startswith("$.log[0]")
