"""Saves of long games stay small and open quickly."""

from __future__ import annotations

from pathlib import Path

from rules import Answer, Chance, Event, Session, Setup, apply, fingerprint, waiting
from saves.document import SeatInfo, decode_document, encode_document, load_document
from saves.games import SaveFacts, document_of, now, session_of
from tests.saves.support import MATCH, play
from tests.support.cost import calls_of

OLDER = Path(__file__).parent / "saves" / "older"
LONG = 10_000  # answers: more than twice as many as an evening of four people brings
MOST_CALLS = 4_000_000  # what a laptop does in a second
EVERYTHING = {
    "hidden_powers": "on", "changing_powers": "on", "flares": "free", "technology": "on", "filch_flare": "classic",
}  # fmt: skip


def test_a_long_game_is_a_small_save_that_opens_at_once():
    """Below 1 MB and one second: reckoned from how a save of five players with all switches grows."""
    session = Session.start("cosmic", Setup("cosmic", [{}] * 5, EVERYTHING), 3)
    about = SaveFacts(MATCH, now(), [SeatInfo(f"{seat}", "human") for seat in range(5)], "Hosszú este")
    rng, sizes = Chance(3), []
    for answers in (100, 150):
        play(session, rng, answers)
        sizes.append(len(encode_document(document_of(session, about))))
    each = (sizes[1] - sizes[0]) / 150
    assert sizes[0] + LONG * each < 1_000_000, (sizes, each)
    data = encode_document(document_of(session, about))
    opened = []
    assert calls_of(lambda: opened.append(session_of(decode_document(data)))) < MOST_CALLS
    assert fingerprint(opened[0].state) == fingerprint(session.state)


def test_macron_is_paid_twice_in_a_game_that_was_saved_before() -> None:
    """CE-A22: four ships were lost when the number was still doubled with the drawing; eight cards, not sixteen."""
    state = session_of(load_document(OLDER / "cosmic-third.json")).state
    told: list[Event] = []
    while not any(event.kind == "compensation" for event in told):
        asked = waiting(state)[0]
        told += apply(state, Answer(asked.seat, asked.prompt, "pass"))
    assert [(event.data["seat"], event.data["count"]) for event in told if event.kind == "compensation"] == [(0, 8)]
