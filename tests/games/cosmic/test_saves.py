"""Saves of long games stay small and open quickly."""

from __future__ import annotations

from time import process_time

from rules import Chance, Session, Setup, fingerprint
from saves.document import SeatInfo, decode_document, encode_document
from saves.games import SaveFacts, document_of, now, session_of
from tests.saves.support import MATCH, play

LONG = 10_000  # answers: more than twice as many as an evening of four people brings
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
    begun = process_time()
    again = session_of(decode_document(data))
    assert process_time() - begun < 1 and fingerprint(again.state) == fingerprint(session.state)
