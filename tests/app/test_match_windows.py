"""Reply windows: standing orders, the call-out ring, and a timing that tells nothing (UX-37, 38, 47, 110)."""

from __future__ import annotations

from typing import Any

import pytest

from app.match import ASK, HUMAN, CalledOut, Covered, Happening, Match, RingClosed, RingOpened
from app.match.hooks import MatchHooks
from rules import PASS, State, apply, clone, new_game, waiting
from rules.core.contract import Answer
from rules.core.state import Setup
from rules.core.zones import move_card
from tests.app.match_support import InlineOpponents, passing, tiny_match, until
from tests.support.tiny import SPARK, hand


def shared_out(seats: int = 3, holder: int | None = None, seed: int = 3) -> tuple[State, int]:
    """The moment after the winner's sharing, with a window open to the others; who has won.

    No other hand holds a spark, or (`holder` places after the winner) one has some.
    """
    state = new_game("tiny", Setup("tiny", [{}] * seats), seed)
    while waiting(state)[0].prompt != "core.window.reply":
        d = waiting(state)[0]
        apply(state, Answer(d.seat, d.prompt, d.first(1)[0]))
    winner = state.stack[-1].seat
    # The hidden cards change places; how many sparks there are is what it was, as every world must have it.
    first = [] if holder is None else hand(state, (winner + holder) % seats)
    rest = [*hand(state, winner), *state.pile("deck")]
    others = [c for s in range(seats) if s != winner for c in hand(state, s) if c not in first]
    hidden = [*first, *rest, *others]
    designs = sorted((state.cards.design[c] for c in hidden), key=lambda design: design != SPARK)
    assert SPARK in designs
    for card, design in zip(hidden, designs, strict=True):
        state.cards.design[card] = design
    state.pending = None
    return state, winner


def window_match(holder: int | None, *, kinds: tuple[str, ...] = (HUMAN, HUMAN, HUMAN), **settings: Any) -> Match:
    state, _ = shared_out(len(kinds), holder)
    return tiny_match(*kinds, state=clone(state), seed=3, opponents=InlineOpponents(passing), **settings)


def timeline(match: Match, frames: int = 120, dt: float = 50.0) -> list[tuple[int, list[Happening], Any]]:
    """What is shown in each frame, up to the first cover."""
    shown = []
    for frame in range(frames):
        told = match.update(dt)
        shown.append((frame, told, match.view(), match.replies.ring_left(), match.pace.is_idle))
        if match.screen.covered_for is not None:
            break
    return shown


def test_people_are_not_asked_unless_they_call_out() -> None:
    """UX-110: a ring, then passes."""
    match = window_match(1)
    told = until(match, lambda: waiting(match.session.state)[0].prompt != "core.window.reply")
    first = next(t for t in told if isinstance(t, RingOpened))
    assert first.ms == 2000 and len(first.seats) == 2
    assert RingClosed(()) in told
    assert not any(isinstance(t, Covered) for t in told)


@pytest.mark.parametrize("grace", [500, 2000, 5000])
def test_the_ring_lasts_as_long_as_set(grace: int) -> None:
    match = window_match(None, grace_ms=grace)
    match.update(0)
    match.update(grace - 1)
    assert match.replies.ring is not None and match.replies.ring_left() is not None
    told = match.update(2)
    assert RingClosed(()) in told


def test_the_call_out_opens_only_that_seats_window_behind_the_cover() -> None:
    match = window_match(2)
    match.update(10)
    caller = match.replies.ring.seats[1]
    assert match.replies.call_out(caller)
    assert not match.replies.call_out(caller)
    told = until(match, lambda: match.screen.covered_for is not None)
    assert told.index(CalledOut(caller)) < told.index(RingClosed((caller,)))
    assert match.screen.covered_for == caller
    match.screen.lift()
    assert [d.seat for d in match.asked()] == [caller]
    assert ("spark" in str(match.asked()[0].first(9))) is True


def test_after_a_reply_everybody_gets_a_new_ring() -> None:
    match = window_match(2)
    match.update(10)
    caller = match.replies.ring.seats[1]
    match.replies.call_out(caller)
    until(match, lambda: match.screen.covered_for is not None)
    match.screen.lift()
    match.answer(next(v for v in match.asked()[0].answers() if v != PASS))
    told = match.update(10)
    assert any(isinstance(t, RingOpened) and t.moment == "spark" for t in told)
    assert caller not in match.replies.ring.seats


def test_the_ring_ends_early_when_all_have_called() -> None:
    match = window_match(1)
    match.update(10)
    seats = match.replies.ring.seats
    for seat in seats:
        match.replies.call_out(seat)
    match.update(10)
    assert match.replies.ring is None and match.screen.covered_for == seats[0]


def test_a_ring_without_an_end_waits_for_the_key() -> None:
    match = window_match(None, grace_ms=None)
    match.update(60_000)
    match.update(60_000)
    assert match.replies.ring is not None and match.replies.ring_left() is None
    match.replies.end_ring()
    assert RingClosed(()) in match.update(10)


@pytest.mark.parametrize("holder", [1, 2])
def test_ring_and_passes_take_the_same_time_whatever_anybody_holds(holder: int) -> None:
    """UX-47: frame by frame the screen is the same with a hand full of sparks and with none."""
    assert timeline(window_match(holder)) == timeline(window_match(None))


@pytest.mark.parametrize("holder", [1, 2])
def test_asked_every_time_a_seat_is_asked_whatever_it_holds(holder: int) -> None:
    """When others watch, even a window in which nothing can be done opens."""
    shown = []
    for held in (holder, None):
        match = window_match(held)
        for stops in match.stops:
            stops.mode = ASK
        shown.append(timeline(match))
    assert shown[0] == shown[1]
    assert any(isinstance(told, Covered) for told in shown[0][-1][1])


def test_computer_players_decide_within_the_same_ring() -> None:
    frames = []
    for holder in (1, 2, None):
        match = window_match(holder, kinds=(HUMAN, HUMAN, "cadet", "cadet"))
        frames.append([shown[1:] for shown in timeline(match, 44)])
    assert frames[0] == frames[1] == frames[2]


def test_alone_a_seat_that_can_do_nothing_passes_at_once() -> None:
    """UX-37: with nobody to notice it, "when I can do nothing" is on."""
    for holder, asked in ((1, True), (None, False)):
        state, winner = shared_out(3, holder)
        me = (winner + 1) % 3
        kinds = tuple(HUMAN if s == me else "cadet" for s in range(3))
        match = tiny_match(*kinds, state=state, seed=3, opponents=InlineOpponents(passing))
        match.update(10)
        assert bool(match.asked()) is asked


def test_alone_the_order_can_be_switched_off() -> None:
    state, winner = shared_out(3, None)
    me = (winner + 1) % 3
    match = tiny_match(*(HUMAN if s == me else "cadet" for s in range(3)), state=state, seed=3)
    match.stops[me].when_idle = False
    match.update(10)
    assert match.asked()


def seat_alone(holder: int) -> tuple[Match, int]:
    state, winner = shared_out(3, holder)
    me = (winner + holder) % 3
    kinds = tuple(HUMAN if s == me else "cadet" for s in range(3))
    return tiny_match(*kinds, state=state, seed=3, opponents=InlineOpponents(passing), answer_ms=0), me


def test_until_my_turn_passes_windows_and_ends_with_an_own_decision() -> None:
    match, me = seat_alone(1)
    match.stops[me].until_turn = True
    until(match, lambda: match.asked())
    assert match.asked()[0].prompt != "core.window.reply"
    assert not match.stops[me].until_turn


def test_a_stop_at_the_moment_is_stronger_than_every_pass() -> None:
    """UX-38: never passes while a stop is set."""
    match, me = seat_alone(1)
    match.stops[me].until_turn = True
    match.stops[me].at.add("share")
    match.update(10)
    assert match.asked()


def test_until_targeted_ends_when_the_seat_is_targeted() -> None:
    for aimed in (True, False):
        match, me = seat_alone(1)
        match._loop.replies._hooks = MatchHooks(targeted=lambda g, seat, d, aimed=aimed: aimed)
        match.stops[me].until_targeted = True
        match.update(10)
        assert bool(match.asked()) is aimed
        assert match.stops[me].until_targeted is not aimed


def test_what_would_vanish_is_asked_about_once_in_a_turn() -> None:
    match, me = seat_alone(1)
    match._loop.replies._hooks = MatchHooks(wasteful=lambda g, seat, d: True)
    match.stops[me].until_turn = True
    match.update(10)
    assert match.asked()[0].prompt == "core.window.reply"
    match.answer(PASS)
    match.update(10)
    assert all(d.prompt != "core.window.reply" for d in match.asked())


def test_active_orders_can_be_listed_and_end_with_a_hand_over() -> None:
    match, me = seat_alone(1)
    match.stops[me].until_turn = True
    match.stops[me].at.add("share")
    assert match.stops[me].order(False) == "until-turn"
    match.people.hand_over(me, "cadet")
    assert not match.stops[me].until_turn and not match.stops[me].at


def test_own_main_decisions_are_never_passed() -> None:
    """UX-38: a decision that is no window is asked, whatever the orders are."""
    match = tiny_match(HUMAN, "cadet")
    match.stops[0].until_turn = True
    match.update(10)
    assert match.asked()[0].prompt == "tiny.play.bid"


def test_no_ring_where_everyone_can_see_that_nothing_can_be_done() -> None:
    """An empty hand is public: such a window is passed at once, and that tells nothing (UX-33)."""
    state, _ = shared_out(3, None)
    for seat in range(3):
        for card in list(hand(state, seat)):
            move_card(state, card, "deck")
    state.pending = None
    match = tiny_match(HUMAN, HUMAN, HUMAN, state=state, seed=3)
    told = match.update(10)
    assert waiting(match.session.state)[0].prompt != "core.window.reply"
    assert not any(isinstance(t, RingOpened) and t.moment == "share" for t in told)


# -- what lies open is waited for


def in_sight_of(*seats: int) -> MatchHooks:
    return MatchHooks(in_sight=lambda g, seat, decision: ("charm",) if seat in seats else ())


def waiting_match(holder: int | None, **settings: Any) -> tuple[Match, int, int]:
    """The last to be asked has a charm lying open; the match, that seat, and another one that may call out."""
    match = window_match(holder, **settings)
    winner = match.session.state.stack[-1].seat
    charmed, other = (winner + 2) % 3, (winner + 1) % 3
    match._loop.replies._hooks = in_sight_of(charmed)
    return match, charmed, other


def test_the_ring_waits_for_whoever_has_something_lying_open() -> None:
    """UX-110: it is not lost by looking away for two seconds, nor by a key that others press."""
    match, charmed, _ = waiting_match(None)
    match.update(60_000)
    match.update(60_000)
    match.replies.end_ring()
    assert match.replies.awaited == (charmed,) and match.replies.ring.waits == {charmed: ("charm",)}
    assert match.replies.ring_left() is None and match.pace.is_idle
    match.replies.call_out(charmed)
    until(match, lambda: match.screen.covered_for is not None)
    assert match.screen.covered_for == charmed


def test_whoever_is_waited_for_may_decline() -> None:
    match, charmed, other = waiting_match(None)
    match.update(10)
    assert not match.replies.decline(other) and match.replies.decline(charmed) and not match.replies.decline(charmed)
    match.update(1000)
    assert match.replies.ring is not None and match.replies.ring_left() is not None  # others still have their time
    told = until(match, lambda: waiting(match.session.state)[0].prompt != "core.window.reply")
    assert RingClosed(()) in told and not any(isinstance(t, Covered) for t in told)


def test_when_nobody_else_may_call_out_declining_goes_on_at_once() -> None:
    match = window_match(None, kinds=(HUMAN, HUMAN))
    charmed = (match.session.state.stack[-1].seat + 1) % 2
    match._loop.replies._hooks = in_sight_of(charmed)
    match.update(10)
    match.replies.decline(charmed)
    assert RingClosed(()) in match.update(1)


@pytest.mark.parametrize("holder", [1, 2])
def test_waiting_tells_nothing_about_hands(holder: int) -> None:
    assert timeline(waiting_match(holder)[0]) == timeline(waiting_match(None)[0])


def test_alone_nothing_is_waited_for() -> None:
    match, me = seat_alone(1)
    match._loop.replies._hooks = in_sight_of(me)
    match.update(10)
    assert match.replies.ring is None and match.asked()


# -- one ring for a step


def rings_until_tokens(news: bool, calls: bool = False) -> tuple[list[RingOpened], int]:
    """The rings until all grab tokens, and how often the first who may call out is asked."""
    _, winner = shared_out(3)
    kinds = tuple("cadet" if seat == winner else HUMAN for seat in range(3))  # so that both windows are for the same
    match = window_match(None, kinds=kinds)
    match._loop.replies._hooks = MatchHooks(news=lambda event: news)
    told, asked, caller = list(match.update(10)), 0, match.replies.ring.seats[0]
    if calls:
        match.replies.call_out(caller)
    for _ in range(400):
        told += match.update(50)
        if "reply" not in waiting(match.session.state)[0].prompt:
            break
        if match.screen.covered_for is not None:
            match.screen.lift()
        if match.asked():
            assert match.asked()[0].seat == caller
            asked += 1
            match.answer(PASS)
    return [each for each in told if isinstance(each, RingOpened)], asked


def test_windows_between_which_nothing_happens_have_one_ring() -> None:
    """The sharing and what follows it: two rings if points were seen to move, one if there was nothing to see."""
    assert [ring.moment for ring in rings_until_tokens(True)[0]] == ["share", "effects"]
    assert [ring.moment for ring in rings_until_tokens(False)[0]] == ["share"]


def test_a_call_counts_for_the_whole_step() -> None:
    """Whoever calls is asked in each of its windows, whatever the hand: how often tells nothing."""
    assert rings_until_tokens(True, calls=True)[1] == 1
    assert rings_until_tokens(False, calls=True)[1] == 2
