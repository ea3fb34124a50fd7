"""Several people at one screen: covers, recaps, banners, secret choices, and nothing that leaks (UX-41 to UX-47)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from app.match import HUMAN, Applied, Banner, Changed, Covered, Match, Recap, Uncovered
from app.match.feed import relived
from app.match.hooks import MatchHooks
from rules import Chance, Illegal, State, answer_at_random, apply, clone, imagine, new_game, waiting
from rules.core.state import Setup
from tests.app.match_support import InlineOpponents, People, kinds_of, passing, play_out, tiny_match, until


def covered(match: Match) -> int | None:
    match.update(10)
    return match.screen.covered_for


def test_before_a_human_sees_private_things_the_screen_is_covered_and_names_the_seat() -> None:
    match = tiny_match(HUMAN, HUMAN)
    told = match.update(10)
    assert told == [Covered(0, "choice"), Changed()]
    assert match.viewer is None and match.asked() == ()
    match.screen.lift()
    told = match.update(10)
    assert kinds_of(told)[0] == "Uncovered" and match.viewer == 0
    assert [d.seat for d in match.asked()] == [0]


def test_under_the_cover_the_view_is_the_public_one() -> None:
    match = tiny_match(HUMAN, HUMAN)
    assert covered(match) == 0
    hands = {k: v for k, v in match.view()["table"]["places"].items() if k.startswith("hand")}
    assert hands and all(card is None for hand in hands.values() for card in hand)


def test_a_single_human_is_never_covered() -> None:
    match = tiny_match(HUMAN, "cadet", "random", pace_ms=0)
    told = play_out(match, People(match, Chance(2)))
    assert not {"Covered", "Banner", "Uncovered"} & set(kinds_of(told))
    assert match.viewer == 0


def test_covers_come_in_the_order_of_the_seats_whoever_locks_first() -> None:
    """UX-46: each chooses behind the cover, then all is handed in at once."""
    match = tiny_match(HUMAN, HUMAN, HUMAN)
    order = []
    for _ in range(3):
        order.append(covered(match))
        match.screen.lift()
        before = len(match.session.log)
        match.answer(match.asked()[0].first(1)[0])
        order.append(len(match.session.log) - before)
    assert order == [0, 0, 1, 0, 2, 3]


def test_a_locked_choice_can_be_changed_until_all_have_locked() -> None:
    match = tiny_match(HUMAN, HUMAN)
    match.update(10)
    match.screen.lift()
    first, second = match.asked()[0].first(2)
    match.answer(first)
    assert covered(match) == 1
    match.people.sit(0)
    assert covered(match) == 0
    match.screen.lift()
    match.answer(second)
    assert covered(match) == 1
    match.screen.lift()
    match.answer(match.asked()[0].first(1)[0])
    assert match.session.log[0][:3:2] == (0, second)
    with pytest.raises(Illegal):
        match.people.sit(0)


def test_what_was_locked_shows_in_no_view_before_all_have_locked() -> None:
    """The screen of the second seat is the same whatever the first one has locked."""
    screens = []
    for which in (0, 1):
        match = tiny_match(HUMAN, HUMAN)
        match.update(10)
        match.screen.lift()
        match.answer(match.asked()[0].first(2)[which])
        told = match.update(10)
        match.screen.lift()
        told += match.update(10)
        screens.append(
            (told, match.view(), match.asked(), match.log.lines(), match.pace.thinking(), match.people.locked())
        )
    assert screens[0] == screens[1]


def test_the_recap_replays_what_the_seat_missed_as_it_may_see_it() -> None:
    """UX-43."""
    match = tiny_match(HUMAN, HUMAN, "random", opponents=None, pace_ms=0, answer_ms=0)
    told = play_out(match, People(match, Chance(4)))
    recaps = [t for t in told if isinstance(t, Recap)]
    assert recaps
    for recap in recaps:
        others = [f"hand:{s}" for s in range(3) if s != recap.seat]
        hidden = [e for e in recap.events if e.kind == "move" and e.data["to"] in others and not e.data["face_up"]]
        assert all("design" not in e.data for e in hidden)


def test_the_recap_tells_everything_since_the_seat_last_acted_however_long() -> None:
    """UX-43: turns of computer players that everybody watched belong to it, in words; only the rest is in motion."""
    match = tiny_match(HUMAN, "random", HUMAN, "random", opponents=None, pace_ms=0, answer_ms=0)
    people, longer = People(match, Chance(4)), 0
    for _ in range(4000):
        for recap in (t for t in match.update(50) if isinstance(t, Recap)):
            lines = match._journal.feed.lines(recap.seat)
            own = [
                n for n, entry in enumerate(match._journal.feed.entries) if entry.manual and entry.seat == recap.seat
            ]
            since = [event for line in lines[own[-1] + 1 if own else 0 :] for event in line.events]
            assert list(recap.told) == since and all(event in recap.told for event in recap.events)
            missed = [event for event, shown in zip(recap.told, recap.shown, strict=True) if not shown]
            assert missed[-len(recap.events) :] == list(recap.events)
            longer += len(recap.told) > len(recap.events)
        if match.result() is not None:
            break
        people.do_something()
    assert longer


def test_whoever_comes_first_after_loading_is_told_what_others_did() -> None:
    """UX-43: before the own present turn, too, if the game was left in its middle."""
    match = tiny_match(HUMAN, HUMAN, pace_ms=0)
    people = People(match, Chance(4))
    for _ in range(400):
        match.update(20)
        if {entry.seat for entry in match._journal.feed.entries} == {0, 1} and match.viewer is not None:
            break
        people.do_something()
    feed = relived(match.session)
    first = match.viewer
    last = max(n for n, entry in enumerate(feed.entries) if entry.seat != first)
    told = feed.since_acting(first)
    assert told and feed.is_new_to(first)
    assert [event for event in feed.lines(first)[last].events if event not in told] == []


def test_a_recap_can_be_seen_again_only_by_its_own_seat() -> None:
    match = tiny_match(HUMAN, HUMAN, pace_ms=0)
    people = People(match, Chance(4))
    for _ in range(400):
        if any(isinstance(t, Recap) for t in match.update(20)):
            break
        people.do_something()
    assert match.screen.recap() is not None and match.screen.recap().seat == match.viewer
    match.screen.hide()
    assert match.screen.recap() is None


def test_each_event_is_shown_to_a_seat_once_in_its_own_view_to_everybody_or_in_a_recap() -> None:
    match = tiny_match(HUMAN, HUMAN, "random", opponents=None, pace_ms=0, answer_ms=0)
    people, shown = People(match, Chance(6)), [Counter(), Counter()]
    for _ in range(2000):
        for told in match.update(50.0):
            for seat in (0, 1):
                recap = isinstance(told, Recap) and told.seat == seat
                if recap or (isinstance(told, Applied) and told.viewer in (None, seat)):
                    shown[seat].update(event.kind for event in told.events)
            if isinstance(told, Recap):
                assert shown[told.seat] == everything(match, told.seat)
        if match.result() is not None:
            break
        people.do_something()
    assert shown == [everything(match, 0), everything(match, 1)] and all(sum(seen.values()) > 10 for seen in shown)


def everything(match: Match, seat: int) -> Counter:
    return Counter(event.kind for line in match._journal.feed.lines(seat) for event in line.events)


def test_trust_turns_covers_into_banners() -> None:
    """UX-44."""
    match = tiny_match(HUMAN, HUMAN, trust=True)
    told = match.update(10)
    assert told == [Banner(0), Changed()] and match.viewer == 0 and match.asked()


def test_a_moment_without_private_things_has_a_banner() -> None:
    match = tiny_match(HUMAN, HUMAN)
    match._loop.hooks = MatchHooks(private=lambda g, seat, decision, together: False)
    assert match.update(10) == [Banner(0), Changed()]
    assert match.viewer == 0


def test_one_key_hides_the_hand_at_once() -> None:
    """UX-45."""
    match = tiny_match(HUMAN, HUMAN)
    match.update(10)
    match.screen.lift()
    match.update(10)
    match.screen.hide()
    assert match.viewer is None and match.asked() == ()
    assert match.update(10) == [Covered(0, "hidden"), Changed()]
    match.screen.lift()
    assert match.viewer == 0 and match.asked()


@pytest.mark.parametrize(("seconds", "hidden"), [(59.0, False), (61.0, True)])
def test_the_hand_hides_by_itself_after_a_minute_without_input(seconds: float, hidden: bool) -> None:
    match = tiny_match(HUMAN, HUMAN)
    match.update(10)
    match.screen.lift()
    match.update(30_000)
    match.screen.touched()
    match.update(1000 * seconds)
    assert (match.screen.covered_for == 0) is hidden


def test_the_hand_hides_when_the_window_loses_the_focus() -> None:
    match = tiny_match(HUMAN, HUMAN)
    match.update(10)
    match.screen.lift()
    match.screen.focus_lost()
    assert Covered(0, "focus") in match.update(10)


def test_alone_a_lost_focus_hides_nothing() -> None:
    match = tiny_match(HUMAN, "cadet")
    match.update(10)
    match.screen.focus_lost()
    assert match.screen.covered_for is None and match.viewer == 0


# -- leaks


def position(seed: int, answers: int, seats: int = 3) -> State:
    rng = Chance(seed)
    state = new_game("tiny", Setup("tiny", [{}] * seats), seed)
    for _ in range(answers):
        if waiting(state):
            apply(state, answer_at_random(state, waiting(state)[0], rng))
    return state


def other_world(state: State, eyes: int | None, seed: int) -> State:
    """The same position with other hidden cards, and with the same luck to come."""
    seats = len(state.setup.seats)
    world = imagine(state, seats if eyes is None else eyes, Chance(seed))
    world.chance = state.chance
    return world


def screen(match: Match, dt: float = 40.0) -> Any:
    told = match.update(dt)
    return (
        told,
        match.viewer,
        match.screen.covered_for,
        match.view(),
        match.asked(),
        match.log.lines(),
        match.pace.thinking(),
        match.replies.ring_left(),
        match.pace.is_idle,
    )


def places(seed: int, seats: int = 3) -> list[int]:
    """Numbers of answers after which somebody is asked outside a race."""
    found = []
    for answers in range(24):
        asked = waiting(position(seed, answers, seats))
        if asked and asked[0].since is None:
            found.append(answers)
    return found


@pytest.mark.parametrize("answers", places(9))
def test_two_states_that_differ_in_hidden_things_look_alike_to_the_viewer(answers: int) -> None:
    """Happenings, views, offers and their timing are the same, until something hidden is revealed."""
    state = position(9, answers)
    people = [d.seat for d in waiting(state)]
    eyes = people[0]
    other = other_world(state, eyes, 77)
    assert other.cards.design != state.cards.design
    kinds = [HUMAN if s in (eyes, (eyes + 1) % 3) else "cadet" for s in range(3)]
    pair = [tiny_match(*kinds, state=clone(s), opponents=InlineOpponents(passing), seed=9) for s in (state, other)]
    for frame in range(60):
        one, two = (screen(match) for match in pair)
        assert one == two, frame
        if pair[0].screen.covered_for == eyes:
            for match in pair:
                match.screen.lift()
        elif pair[0].screen.covered_for is not None:
            return  # the other human's own screen may differ
        elif pair[0].asked() and len(people) == 1:
            break


@pytest.mark.parametrize("answers", places(11))
def test_the_covered_screen_tells_nothing_of_anybody(answers: int) -> None:
    state = position(11, answers)
    other = other_world(state, None, 5)
    assert other.cards.design != state.cards.design
    pair = [tiny_match(HUMAN, HUMAN, HUMAN, state=clone(s), seed=11) for s in (state, other)]
    for _ in range(80):
        one, two = (screen(match) for match in pair)
        assert one == two
        if pair[0].screen.covered_for is not None or pair[0].asked():
            break
    assert pair[0].screen.covered_for == pair[1].screen.covered_for


def test_uncovering_is_told_before_the_recap() -> None:
    match = tiny_match(HUMAN, HUMAN, pace_ms=0)
    told = play_out(match, People(match, Chance(8)))
    for i, each in enumerate(told):
        if isinstance(each, Recap):
            assert told[i - 1] == Uncovered(each.seat)


def test_the_table_is_public_during_a_race_of_several_people() -> None:
    match = tiny_match(HUMAN, HUMAN, pace_ms=0)
    people = People(match, Chance(3))
    until(match, lambda: people.do_something() is None or match.clock.is_running)
    assert match.viewer is None and match.screen.covered_for is None
    assert {d.seat for d in match.asked()} == {0, 1}


def test_that_somebody_else_is_asked_is_told_once_also_where_no_event_shows_it() -> None:
    match = tiny_match(HUMAN, "random")
    assert Changed() in match.update(10) and match.asked()
    assert match.update(10) == []
    match.answer(match.asked()[0].sample(Chance(1)))
    told = [match.update(50) for _ in range(100)]
    assert 1 <= sum(said.count(Changed()) for said in told) < 10 and all(said.count(Changed()) <= 1 for said in told)
    assert match.asked() and told[-1] == []
