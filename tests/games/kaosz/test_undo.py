"""Passes that the program gives for somebody, and what they mean for going back (UX-58)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.match import HUMAN, Match, PlaySettings, Seats
from rules import PASS, Session
from rules.ai import Brief
from tests.app.match_support import InlineOpponents, passing, until
from tests.games.kaosz.armory import op
from tests.games.kaosz.support import interrupt, table


def laid(*kinds: str, mind: Callable[[Brief], Any] = passing) -> tuple[Match, str]:
    """A card laid face down in Káosz; the others hold an interrupt each and may answer. The position before."""
    t = table(interrupt("zap", "reaction", 0, op("gain_credits", by=1)))
    card = t.laci.hq("rb_mine_ring")
    for player in (t.dani, t.laci):
        player.hq("zap")
    t.begin(t.laci)
    seats = Seats(zip(("Dani", "Laci"), kinds, strict=True))
    settings = PlaySettings(pace_ms=0, answer_ms=0, grace_ms=500)
    match = Match(Session(t.state, 1), seats, opponents=InlineOpponents(mind), settings=settings)
    until(match, lambda: lifted(match))
    before = match.session.fingerprint()
    match.answer(("lay", card, "surface"))
    return match, before


def lifted(match: Match) -> bool:
    if match.screen.covered_for is not None:
        match.screen.lift()
    return bool(match.asked())


def test_a_silent_pass_does_not_end_the_undo() -> None:
    """UX-58: who only declines to respond has not acted; the pass goes back along, and comes again with the redo."""
    match, before = laid("random", HUMAN)
    until(match, lambda: match.asked())
    assert [(answer.seat, answer.value) for answer in match.session.log[-2:]] == [(0, PASS), (1, PASS)]
    after, length = match.session.fingerprint(), len(match.session.log)
    assert match.undoing.may_undo() is None
    decision, value = match.undoing.undo_step()
    assert (decision.prompt, value[0]) == ("kaosz.turn.action", "lay")
    match.undoing.undo()
    assert match.session.fingerprint() == before and match.asked()[0].prompt == "kaosz.turn.action"
    match.undoing.redo()
    assert (match.session.fingerprint(), len(match.session.log)) == (after, length)


def test_an_answer_of_another_one_ends_the_undo_and_the_reason_says_so() -> None:
    def zaps(brief: Brief) -> Any:
        return next((v for v in brief.decision.first(9) if isinstance(v, tuple) and v[0] == "play"), PASS)

    match, _ = laid("random", HUMAN, mind=zaps)
    until(match, lambda: match.asked())
    assert match.undoing.may_undo().id in ("core.undo.other", "core.undo.revealed")


def test_after_the_turn_of_another_one_the_reason_is_that_he_has_acted() -> None:
    """However often the program has passed for the person since."""
    match, _ = laid("random", HUMAN)
    until(match, lambda: match.asked())
    match.answer("end")
    until(match, lambda: match.asked() and match.asked()[0].prompt == "kaosz.turn.action")
    assert match.session.log[-1].seat == 1 and match.session.log[-1].value == PASS
    assert match.undoing.may_undo().id == "core.undo.other"


def test_a_pass_that_somebody_gave_by_hand_is_not_taken_back_for_him() -> None:
    match, _ = laid(HUMAN, HUMAN)
    until(match, lambda: match.replies.ring is not None)
    match.replies.call_out(0)
    until(match, lambda: match.screen.covered_for == 0)
    match.screen.lift()
    match.answer(PASS)
    until(match, lambda: lifted(match))
    assert match.viewer == 1 and match.undoing.may_undo().id == "core.undo.other"
