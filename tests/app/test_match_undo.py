"""Undo, redo, standing orders that go back too, and the casual take-back (UX-58 to UX-60)."""

from __future__ import annotations

import pytest

from app.match import HUMAN, Covered, Match, Restored, TakeBackAsked, TakeBackSettled
from rules import Chance, Illegal, waiting
from tests.app.match_support import InlineOpponents, People, passing, tiny_match, until


def at_the_winners_amount(seed: int = 5, **settings: object) -> Match:
    """The human has won the bid and is asked for a bonus, then for the shares: two own steps in a row."""
    for attempt in range(seed, seed + 60):
        match = tiny_match(HUMAN, "cadet", seed=attempt, opponents=InlineOpponents(passing), pace_ms=0, **settings)
        match.update(10)
        for card in match.asked()[0].answers():
            if match.session.state.cards.design[card] == "gem_5":
                match.answer(card)
                break
        else:
            continue
        for _ in range(20):
            match.update(100)
        if match.asked() and match.asked()[0].prompt == "tiny.share.bonus":
            return match
    raise AssertionError("no such game")


def test_undo_restores_the_exact_position_and_redo_leads_back() -> None:
    match = at_the_winners_amount()
    before = match.session.fingerprint()
    match.answer(1)
    after = match.session.fingerprint()
    assert match.undoing.may_undo() is None
    decision, value = match.undoing.undo_step()
    assert (decision.prompt, value) == ("tiny.share.bonus", 1)
    match.undoing.undo()
    assert match.session.fingerprint() == before
    assert match.asked()[0].prompt == "tiny.share.bonus"
    assert Restored("undo", 0) in match.update(10)
    assert match.undoing.may_redo() is None
    match.undoing.redo()
    assert match.session.fingerprint() == after
    assert match.undoing.may_redo() is not None


def test_a_reveal_or_a_die_cannot_be_undone_and_the_reason_is_said() -> None:
    match = at_the_winners_amount()
    assert match.undoing.may_undo().id in ("core.undo.chance", "core.undo.revealed", "core.undo.other")
    with pytest.raises(Illegal):
        match.undoing.undo()


def test_undo_stops_where_another_seat_has_acted() -> None:
    match = at_the_winners_amount()
    match.answer(0)
    match.answer(match.asked()[0].first(1)[0])
    until(match, lambda: match.asked())
    assert match.undoing.may_undo() is not None


def test_undo_while_a_computer_player_thinks_takes_its_question_back() -> None:
    """The human's own last step, as long as nobody else has acted."""
    match = at_the_winners_amount()
    match.answer(0)
    opponents = InlineOpponents(silent=True)
    match._loop.thoughts._opponents = opponents
    match.answer(match.asked()[0].first(1)[0])
    for _ in range(20):
        match.update(100)
    asked_others = waiting(match.session.state)[0].seat != 0
    assert asked_others and match.undoing.may_undo() is None
    match.undoing.undo()
    assert match.asked()[0].prompt == "tiny.share.shares"
    assert match.pace.thinking() == ()


def test_an_undo_takes_back_what_the_program_gave_along() -> None:
    """A step given by itself (UX-33) is no own step: undo goes back to the human's last one."""
    match = at_the_winners_amount()
    before = match.session.fingerprint()
    match.answer(2)
    state = match.session.state
    decision = waiting(state)[0]
    match._loop.apply(type(match.session.log[0])(0, decision.prompt, decision.first(1)[0]), False)
    match.undoing.undo()
    assert match.session.fingerprint() == before


def test_undo_restores_stops_and_ends_what_passes_by_itself() -> None:
    """UX-37, UX-59."""
    match = at_the_winners_amount()
    match.stops[0].at.add("share")
    match.answer(1)
    match.stops[0].at.clear()
    match.stops[0].until_targeted = True
    match.undoing.undo()
    assert match.stops[0].at == {"share"} and not match.stops[0].until_targeted


def test_an_answer_after_an_undo_ends_the_redo() -> None:
    match = at_the_winners_amount()
    match.answer(1)
    match.undoing.undo()
    match.answer(2)
    assert match.undoing.may_redo() is not None
    with pytest.raises(Illegal):
        match.undoing.redo()


def played_a_while(*kinds: str, **settings: object) -> Match:
    match = tiny_match(*kinds, pace_ms=0, answer_ms=0, **settings)
    people = People(match, Chance(1))
    for _ in range(3000):
        match.update(50)
        if match.viewer is not None and len(match.undoing.take_back_points()) >= 4 and match.asked():
            return match
        people.do_something()
    raise AssertionError("too short")


def test_against_computer_players_a_casual_take_back_passes_dice_and_is_marked() -> None:
    """UX-60."""
    match = played_a_while(HUMAN, "random")
    point = match.undoing.take_back_points()[0]
    match.undoing.take_back(point.length)
    assert len(match.session.log) == point.length
    assert "casual" in match.files.marks
    assert Restored("take-back", 0) in match.update(10)
    until(match, lambda: match.asked())
    assert match.asked()[0].prompt == point.prompt


def test_among_humans_the_others_must_agree() -> None:
    match = played_a_while(HUMAN, HUMAN)
    asker, length = match.viewer, match.undoing.take_back_points()[0].length
    before = len(match.session.log)
    match.undoing.take_back(length)
    assert len(match.session.log) == before and match.screen.covered_for == 1 - asker
    with pytest.raises(Illegal):
        match.undoing.reply_take_back(1 - asker, True)  # only whoever has come to the screen can agree
    assert Covered(1 - asker, "take-back") in match.update(10)
    match.screen.lift()
    asked = [t for t in match.update(10) if isinstance(t, TakeBackAsked)]
    assert asked == [TakeBackAsked(asker, asked[0].turn, (1 - asker,), length)]
    match.undoing.reply_take_back(1 - asker, True)
    assert len(match.session.log) == length and "casual" in match.files.marks
    assert TakeBackSettled(asker, True) in match.update(10)


def test_a_refusal_silences_the_asker_for_the_turn() -> None:
    match = played_a_while(HUMAN, HUMAN)
    asker, length = match.viewer, match.undoing.take_back_points()[0].length
    before = match.session.fingerprint()
    match.undoing.take_back(length)
    match.screen.lift()
    match.undoing.reply_take_back(1 - asker, False)
    assert match.session.fingerprint() == before and "casual" not in match.files.marks
    until(match, lambda: match.screen.covered_for is not None)
    people = People(match, Chance(1))
    until(match, lambda: match.viewer == asker or people.do_something() is None)
    with pytest.raises(Illegal) as refused:
        match.undoing.take_back(length)
    assert refused.value.reason.id == "match.take_back_silenced"


def test_while_others_are_asked_about_a_take_back_nothing_private_is_shown_and_all_of_them_are_asked() -> None:
    """UX-41, UX-60: who answers comes to the screen, so the asker's hand lies face down and is covered afterwards."""
    match = played_a_while(HUMAN, HUMAN, HUMAN)
    asker, length = match.viewer, match.undoing.take_back_points()[0].length
    before = len(match.session.log)
    match.undoing.take_back(length)
    others = tuple(seat for seat in range(3) if seat != asker)
    for left in (others, others[1:]):
        told = match.update(3000)
        assert not any(isinstance(t, TakeBackAsked) for t in told)
        assert match.viewer is None and match.screen.covered_for == left[0]
        match.screen.lift()
        told = match.update(3000)
        assert [t.seats for t in told if isinstance(t, TakeBackAsked)] == [left]
        assert match.viewer == left[0] and match.asked() == () and len(match.session.log) == before
        match.undoing.reply_take_back(left[0], True)
    assert len(match.session.log) == length and match.viewer is None
    until(match, lambda: match.screen.covered_for is not None)


def test_a_take_back_leads_only_before_own_answers() -> None:
    match = played_a_while(HUMAN, "random")
    own = {p.length for p in match.undoing.take_back_points()}
    other = next(n for n in range(len(match.session.log)) if n not in own)
    with pytest.raises(Illegal):
        match.undoing.take_back(other)


@pytest.mark.parametrize("agrees", [True, False])
def test_under_the_cover_the_one_who_acted_last_may_still_undo(agrees: bool) -> None:
    """A slip at the end of a turn, before the next one has looked (UX-58)."""
    for seed in range(40):
        match = tiny_match(HUMAN, HUMAN, seed=seed, pace_ms=0, grace_ms=500)
        people = People(match, Chance(seed))
        for _ in range(60):
            match.update(100)
            if match.screen.covered_for is not None and match.undoing.may_undo() is None:
                actor, prompt = match.session.log[-1].seat, match.session.log[-1].prompt
                assert match.undoing.undo_step() is None  # everybody looks
                before = len(match.session.log)
                match.undoing.undo()
                assert Covered(actor, "take-back") in match.update(10) and len(match.session.log) == before
                match.screen.lift()  # anybody could have pressed the key: only its owner takes a step back
                assert any(isinstance(t, TakeBackAsked) and t.seats == (actor,) for t in match.update(10))
                match.undoing.reply_take_back(actor, agrees)
                match.update(10)
                if agrees:
                    assert match.asked()[0].prompt == prompt and match.viewer == actor
                assert (len(match.session.log) < before) is agrees
                return
            if match.replies.ring is not None:
                match.replies.call_out(match.replies.ring.seats[0])
            people.do_something()
    raise AssertionError("it never came to that")
