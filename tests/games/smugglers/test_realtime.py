"""Section 4C: real time as a pure function of timestamped events."""

from __future__ import annotations

import pytest

from rules import CLOCK, TABLE, Answer, Chance, Session, apply, fingerprint, new_game, replay, waiting
from tests.support.playout import random_answer

from .support import Smuggle, setup_of, table


def race(names="anna bela csaba", **given):
    """A race with something in the pool, so that the game stops at the refill."""
    first = names.split()[0]
    given.setdefault("energy", {first: 8})
    return table(names, timing="realtime", row=[5, 6, 7, 8, 9, 10][: max(3, len(names.split()))], **given)


# -- events and their time


def test_all_seats_and_the_clock_are_asked_at_once():
    """SM-4.30, SM-D3, SM-D13: PLACE, TAKE and CANCEL for everyone, TIME and PAUSE for the clock."""
    t = race()
    assert [seat for seat, _ in t.asked()] == [0, 1, 2, CLOCK]
    offered = t.anna.offered("act")
    assert offered == [
        *[("place", s, f) for s in range(3) for f in range(1, 7)],
        *[("take", v) for v in (3, 1, -1)],
        "cancel",
    ]
    assert next(d for d in waiting(t.state) if d.seat == CLOCK).options == ("time", "pause")


def test_only_the_commit_is_an_event():
    """SM-4.31: hands, cursors and turned dice are no part of the state; a die is in reserve until its tick."""
    t = race()
    t.anna.places("S1", 3, t=800)
    assert t.anna.reserve == 2
    assert t.top("S1") == 0
    t.time(820)
    assert (t.anna.reserve, t.top("S1")) == (1, 3)


def test_effective_time_waits_for_the_hand():
    """SM-4.32, SM-4.40: after an action the hand is busy for HAND_MS from its tick."""
    t = race()
    t.anna.places("S1", 3, t=715)
    t.anna.places("S2", 4, t=760)
    assert t.state.ready[0] == 700 + 300
    assert t.state.due[0] == 1000
    t.time(1019)
    assert t.top("S2") == 0
    t.time(1020)
    assert t.top("S2") == 4


def test_too_early():
    """SM-4.33: before REVEAL_LOCK_MS everything is EARLY and has no other effect."""
    t = race()
    t.anna.places("S1", 3, t=499)
    t.bela.cancels(t=499)
    t.csaba.takes(3, t=500)
    t.time(600)
    assert t.codes() == [("anna", "EARLY"), ("bela", "EARLY"), ("csaba", "OK")]
    assert t.state.ready[0] == 500


def test_a_newer_event_replaces_the_pending_one():
    """SM-4.34, SM-4.55: one event per seat is pending; the last one of a tick counts."""
    t = race()
    t.anna.places("S1", 3, t=600)
    t.anna.places("S2", 5, t=600)
    t.anna.takes(3, t=619)
    t.time(620)
    assert t.codes() == [("anna", "REPLACED"), ("anna", "REPLACED"), ("anna", "OK")]
    assert (t.top("S1"), t.top("S2"), t.anna.tokens) == (0, 0, [3])


def test_a_tick_is_processed_before_a_later_event_is_taken_in():
    """SM-4.34: at (k + 1) x TICK_MS, or when an event of a later tick arrives."""
    t = race()
    t.anna.places("S1", 3, t=600)
    t.bela.places("S2", 3, t=619)
    assert t.top("S1") == 0
    t.bela.places("S3", 3, t=620)
    assert (t.top("S1"), t.top("S2")) == (3, 3)


def test_cancel_removes_the_pending_event():
    """SM-4.34, SM-4.40, SM-4.59: CANCEL is OK also when nothing is pending and changes no ready time."""
    t = race()
    t.anna.places("S1", 3, t=600)
    t.anna.cancels(t=610)
    t.anna.cancels(t=611)
    t.time(700)
    assert t.codes() == [("anna", "CANCELLED")]
    assert t.top("S1") == 0
    assert t.state.ready[0] == 500


# -- one tick


def test_dice_before_tokens():
    """SM-4.35: in one tick a PLACE is processed before a TAKE, whatever came first."""
    t = race()
    t.bela.takes(3, t=600)
    t.anna.places("S1", 3, t=610)
    t.time(620)
    assert [event.kind for event in t.events if event.kind in ("place", "take")] == ["place", "take"]


def test_dice_in_ascending_face_so_that_both_lie():
    """SM-4.36, SM-E15: a 5 that arrived first does not make a 3 of the same tick too low."""
    t = race()
    t.anna.places("S1", 5, t=600)
    t.bela.places("S1", 3, t=601)
    t.time(620)
    assert t.on("S1") == [("bela", 3), ("anna", 5)]


def test_equal_faces_in_wheel_order():
    """SM-4.36, SM-4.39: arrival order inside a tick never matters."""
    t = race()
    t.csaba.places("S1", 4, t=600)
    t.bela.places("S1", 4, t=605)
    t.anna.places("S1", 4, t=610)
    t.time(620)
    assert [name for name, _ in t.on("S1")] == ["anna", "bela", "csaba"]


def test_tokens_in_wheel_order():
    """SM-4.37, SM-4.38, SM-E29: the seat earlier on the wheel gets the token; for the other it is gone."""
    t = race("a b c d")
    t.c.takes(3, t=600)
    t.b.takes(3, t=619)
    t.time(620)
    assert t.b.tokens == [3]
    assert t.codes() == [("b", "OK"), ("c", "TOKEN_GONE")]
    assert t.state.ready[2] == 600 + 300


def test_the_wheel_turns_after_a_contested_token():
    """SM-4.39: the seat that got it moves to the end for the rest of the round."""
    t = race("a b c d")
    assert t.state.wheel == (0, 1, 2, 3)
    t.b.takes(3, t=600)
    t.a.takes(3, t=600)
    t.time(620)
    assert t.state.wheel == (1, 2, 3, 0)
    assert t.happened("wheel", seat=0, order=[1, 2, 3, 0])


def test_the_wheel_does_not_turn_without_a_contest():
    """SM-4.39: not for different tokens, and not for a seat that was not allowed to take it."""
    t = race("a b c d")
    t.a.takes(3, t=600)
    t.b.takes(2, t=600)
    t.time(620)
    assert t.state.wheel == (0, 1, 2, 3)
    t = race("a b c d", tokens={"b": 3})
    t.a.takes(2, t=600)
    t.b.takes(2, t=600)
    t.time(620)
    assert t.codes() == [("a", "OK"), ("b", "DONE")]
    assert t.state.wheel == (0, 1, 2, 3)


def test_the_wheel_starts_one_seat_further_each_round():
    """SM-4.39: clockwise from seat (L + r - 1) mod n."""
    assert race("a b c d", leader=1, round=1).state.wheel == (1, 2, 3, 0)
    assert race("a b c d", leader=1, round=3).state.wheel == (3, 0, 1, 2)


@pytest.mark.parametrize(
    ("event", "code"),
    [
        (("place", 0, 6), "DONE"), (("take", 1), "DONE"), (("place", 1, 5), "DONE"),
    ],
)  # fmt: skip
def test_done(event, code):
    """SM-4.38, SM-4.20: a seat with a token does nothing more."""
    t = race("a b c d", tokens={"a": 3})
    t.a.answers("act", event, t=700)
    t.time(720)
    assert t.codes() == [("a", code)]
    assert t.a.tokens == [3]


def test_codes_in_their_order():
    """SM-4.38: NO_DIE before TOO_LOW; TOO_LOW; TOKEN_GONE."""
    t = race("a b c d", dice={"S1": "a 5, a 6", "S2": "b 4"}, tokens={"d": 3})
    t.a.places("S2", 1, t=700)
    t.b.places("S2", 3, t=700)
    t.c.takes(3, t=700)
    t.time(720)
    assert sorted(t.codes()) == [("a", "NO_DIE"), ("b", "TOO_LOW"), ("c", "TOKEN_GONE")]
    assert [t.state.ready[seat] for seat in range(3)] == [1000, 1000, 1000]


def test_done_comes_before_every_other_code():
    """SM-4.38: DONE before NO_DIE, TOO_LOW and TOKEN_GONE; with STACKED NO_DIE before CAPPED and NOT_HIGHER."""
    for event in (("place", 0, 6), ("place", 0, 1), ("take", 3)):
        t = race("a b c d", dice={"S1": "a 5, a 6"}, tokens={"a": 3})
        t.a.answers("act", event, t=700)
        t.time(720)
        assert t.codes() == [("a", "DONE")]
    t = race("a b c d", stacked=True, dice={"S1": "a 5, a 6", "S2": "b 4"})
    t.a.drops("S1", 6, t=700)
    t.time(720)
    t.a.drops("S2", 4, t=1100)
    t.time(1120)
    assert t.codes() == [("a", "NO_DIE"), ("a", "NO_DIE")]
    t.b.drops("S1", 3, t=1200)
    t.time(1220)
    assert t.codes()[2:] == [("b", "CAPPED")]


def test_refused_events_tell_others_nothing():
    """SM-4.56, SM-1.20: others see that something failed, not what."""
    t = race("a b c d", dice={"S2": "b 4"})
    t.a.places("S2", 3, t=700)
    (refused,) = [event for event in t.time(720) if event.kind == "refuse"]
    assert refused.seen_by(0).data["code"] == "TOO_LOW"
    assert set(refused.seen_by(1).data) == {"seat", "t"}
    t.a.places("S2", 5, t=1100)
    (committed,) = [event for event in t.events if event.kind == "commit"][-1:]
    assert committed.seen_by(0).data["action"] == ["place", 1, 5]
    assert committed.seen_by(1) is None


def test_two_dice_of_one_player_never_in_one_tick():
    """SM-E28, SM-4.5: one event per seat and tick, and HAND_MS between actions."""
    t = race()
    t.anna.places("S1", 1, t=600)
    t.anna.places("S2", 1, t=620)
    t.time(700)
    assert t.anna.reserve == 1
    t.time(920)
    assert t.anna.reserve == 0


# -- the end


def test_a_die_in_the_end_tick_counts():
    """SM-4.41, SM-4.42, SM-E16: it is processed before the TAKE that ends the bidding."""
    t = race(tokens={"bela": 1})
    t.anna.takes(3, t=700)
    t.csaba.places("S1", 2, t=719)
    t.time(720)
    assert t.codes() == [("csaba", "OK"), ("anna", "OK")]
    assert t.happened("win", sector=0, seat=2)
    assert t.csaba.tokens == [-1]


def test_later_events_are_late():
    """SM-4.42: no penalty, the die stays in reserve; pending ones and the one that arrives."""
    t = race("a b c d", tokens={"d": 2})
    t.a.places("S1", 1, t=690)
    t.a.places("S2", 1, t=700)  # its hand is free only at 980
    t.b.takes(3, t=700)
    t.c.takes(1, t=700)
    t.c.cancels(t=705)
    t.c.takes(1, t=706)
    t.b.answers("act", ("place", 2, 6), t=730)
    assert t.happened("bidding_over", why="tokens")
    late = [name for name, code in t.codes() if code == "LATE"]
    assert sorted(late) == ["a", "b"]
    assert t.happened("place", seat=0) == t.happened("place")


def test_a_cancel_after_the_end_is_late():
    """SM-4.42, SM-4.59: it takes nothing back; what it would have removed is LATE as well, not CANCELLED."""
    t = race(tokens={"bela": 1})
    t.csaba.places("S1", 2, t=690)
    t.csaba.places("S2", 2, t=700)  # its hand is free only at 980
    t.anna.takes(3, t=700)
    t.csaba.cancels(t=730)
    assert t.codes() == [("csaba", "OK"), ("anna", "OK"), ("csaba", "LATE"), ("csaba", "LATE")]
    assert [event.data["action"] for event in t.happened("refuse")] == [["place", 1, 2], ["cancel"]]


def test_everyone_gets_the_token_they_wanted():
    """SM-4.43: different tokens in one tick, although a TAKE among them ends the bidding."""
    t = race()
    t.anna.takes(1, t=700)
    t.bela.takes(-1, t=700)
    t.csaba.takes(3, t=700)
    t.time(720)
    assert [player.tokens for player in t.players] == [[1], [-1], [3]]
    assert ("csaba", "LATE") in t.codes()


def test_timeout_after_idling():
    """SM-4.44: IDLE_LIMIT_MS after the last accepted action, counted from its tick."""
    t = race()
    assert t.next_change == 15000 + 20
    t.anna.places("S1", 3, t=2010)
    t.time(2020)
    assert t.next_change == 2000 + 15000 + 20
    t.time(17019)
    assert t.state.phase == "bidding"
    t.time(17020)
    assert t.happened("bidding_over", why="timeout")


def test_a_rejected_event_does_not_prolong():
    """SM-4.44: only accepted actions count for `last`."""
    t = race(dice={"S1": "bela 4"})
    t.anna.places("S1", 3, t=9000)
    t.time(9020)
    assert t.next_change == 15020


def test_an_event_in_the_timeout_tick_counts_but_does_not_prolong():
    """SM-4.44, SM-E31."""
    t = race()
    t.anna.places("S1", 3, t=15010)
    t.time(15020)
    assert t.happened("place", seat=0)
    assert t.happened("bidding_over", why="timeout")


def test_the_absolute_limit():
    """SM-4.44: BID_LIMIT_MS ends it however busy the table is; at another pace accordingly."""
    for pace, idle, limit in (("standard", 15000, 60000), ("fast", 10500, 42000), ("relaxed", 30000, 120000)):
        t = race("a b c d e f", pace=pace)
        now = 0
        for player in (*t.players, *t.players):
            now += idle - 1000
            if now + 20 < limit:
                player.places(f"S{player.seat + 1}", 6, t=now)
        t.time(limit + 20)
        assert t.happened("bidding_over", why="timeout")[0].data["t"] == limit


def test_who_gets_which_token_at_a_timeout():
    """SM-4.45: the earliest last action first, then who never acted, in wheel order; each the highest left."""
    t = race("a b c d e", leader=0)
    t.d.places("S1", 1, t=600)
    t.b.places("S2", 1, t=700)
    t.e.takes(4, t=800)
    t.time(20000)
    assert [player.tokens for player in t.players] == [[0], [1], [-1], [3], [4]]
    assert t.happened("take", why="timeout", seat=3, token=3)


def test_a_seat_that_never_acts_may_still_refill():
    """SM-E17: at a timeout it gets what is left and plays on."""
    t = race(energy={"anna": 9})
    t.time(15020)
    assert [player.tokens for player in t.players] == [[3], [1], [-1]]
    t.anna.refills(energy=3)


def test_timeout_with_two_players():
    """SM-4.46: the one with fewer tokens, equal ones as before, always the highest left."""
    t = race("a b")
    t.b.places("S1", 1, t=600)
    t.time(20000)
    assert (t.b.tokens, t.a.tokens) == ([3, 0], [1, -1])
    t = race("a b")
    t.a.takes(0, t=600)
    t.time(20000)
    assert (t.a.tokens, t.b.tokens) == ([0, 1], [3, -1])


def test_two_players_in_real_time():
    """SM-4.38, SM-4.90: DONE only for dice; a second token may be taken."""
    t = race("a b")
    t.a.takes(3, t=600)
    t.a.places("S1", 3, t=930)
    t.a.takes(0, t=1300)
    t.time(1400)
    assert t.codes() == [("a", "OK"), ("a", "DONE"), ("a", "OK")]
    assert t.a.tokens == [3, 0]


# -- the clock and pauses


def test_a_pause_removes_what_is_pending():
    """SM-4.47: pending events are CANCELLED, as if the pause were an event at its t."""
    t = race()
    t.anna.places("S1", 3, t=700)
    t.bela.places("S2", 3, t=725)
    t.pause(t=730)
    t.time(800)
    assert t.codes() == [("anna", "OK"), ("bela", "CANCELLED")]
    assert t.happened("pause", t=730)
    t.csaba.cannot("act", ("take", 3), "core.bad_time", t=790)


def test_no_pause_during_the_reveal():
    """SM-4.47: not possible in the first REVEAL_LOCK_MS; it has no effect."""
    t = race()
    events = t.pause(t=300)
    assert not [event for event in events if event.kind == "pause"]
    assert ("clock", "EARLY") in t.codes()


def test_the_clock_names_the_next_change():
    """SM-4.57: the end of the earliest tick among pending events and timeout."""
    t = race()
    t.anna.places("S1", 3, t=700)
    assert t.next_change == 720
    t.anna.places("S2", 3, t=725)
    assert t.next_change == 1000 + 20
    t.time(1020)
    assert t.next_change == 1000 + 15000 + 20


def test_time_answers_are_never_before_an_event():
    """SM-4.57, SM-4.59: no event with t < now follows TIME(now); t never decreases."""
    t = race()
    t.time(900)
    t.anna.cannot("act", ("place", 0, 3), "core.bad_time", t=899)
    t.anna.places("S1", 3, t=900)
    t.bela.cannot("act", ("place", 0, 3), "core.bad_time", t=899)


def _random_race(stacked):
    played = Session.start("smugglers", setup_of("a b c d", timing="realtime", stacked=stacked), 3)
    rng = Chance(11)
    while waiting(played.state):
        played.answer(random_answer(played.state, rng))
    return played


def _again(played, answers):
    """Another log of the same game; what the table says comes in the order of the drops."""
    outcomes = [answer for answer in played.log if answer.seat == TABLE]
    state, heard = new_game("smugglers", played.setup, 3), 0
    for given in answers:
        # An extra TIME after the end of a round has nobody to hear it.
        if any(d.seat == given.seat and d.prompt == given.prompt for d in waiting(state)):
            apply(state, given)
            heard += 1
        while waiting(state) and waiting(state)[0].seat == TABLE:
            apply(state, outcomes.pop(0))
    assert not waiting(state)
    return state, heard


@pytest.mark.parametrize("stacked", [False, True])
def test_superfluous_time_answers_change_nothing(stacked):
    """SM-4.58: a log with many more TIME answers leads to the same end."""
    played = _random_race(stacked)
    answers, before = [], None
    own = [answer for answer in played.log if answer.seat != TABLE]
    for answer in own:
        if answer.t is not None and before is not None:
            answers += [Answer(CLOCK, answer.prompt, "time", now) for now in range(before, answer.t + 1, 37)]
        answers.append(answer)
        before = answer.t
    state, heard = _again(played, answers)
    assert heard > len(own) + 100
    assert fingerprint(state) == fingerprint(played.state)


@pytest.mark.parametrize("stacked", [False, True])
def test_superfluous_time_answers_may_be_left_out(stacked):
    """SM-4.58: of all TIME answers only those with which a bidding ends are needed."""
    played = _random_race(stacked)
    own = [answer for answer in played.log if answer.seat != TABLE]
    needed = [
        answer
        for answer, following in zip(own, [*own[1:], own[0]], strict=True)
        if answer.value != "time" or following.prompt != answer.prompt
    ]
    state, heard = _again(played, needed)
    assert heard == len(needed) < len(own) - 15
    assert fingerprint(state) == fingerprint(played.state)


@pytest.mark.parametrize(
    "value",
    [
        ("place", 3, 1),
        ("place", 0, 0),
        ("place", 0, 7),
        ("take", 2),
        ("drop", 0, 1, 0),
        ("grab", 1),
        "hold",
        ("place", 0),
    ],
)
def test_malformed_events_are_refused(value):
    """SM-4.59: unknown sector, face, token or kind, DROP without STACKED: illegal, nothing changes."""
    t = race()
    t.anna.cannot("act", value, t=700)


def test_malformed_times_and_seats_are_refused():
    """SM-4.59, SM-4.30: no time, a fraction, an unknown seat."""
    t = race()
    t.anna.cannot("act", ("take", 3))
    t.anna.cannot("act", ("take", 3), t=7.5)
    t.refuse(Answer(5, "smugglers.race.act", ("take", 3), 700))


def test_the_log_replays_to_the_same_end():
    """SM-4.48, SM-4.49: at every moment of a round the log alone gives the state, also after a crash in it."""
    session = Session.start("smugglers", setup_of("a b c", timing="realtime"), 8)
    rng = Chance(2)
    for count in range(120):
        if not waiting(session.state):
            break
        session.answer(random_answer(session.state, rng))
        if count % 10 == 0:
            assert fingerprint(replay(session.setup, 8, session.log)) == session.fingerprint()


def test_the_screen_can_say_why_not():
    """SM-D3: what would fail now is listed with its reason, although it may be committed and gets its code."""
    t = race("a b c d", dice={"S1": "b 4"}, tokens={"d": 3})
    assert t.a.why_not(("place", 0, 3)).id == "smugglers.too_low"
    assert t.a.why_not(("take", 3)).id == "smugglers.token_gone"
    t.a.places("S1", 3, t=700)


def test_saving_between_phases_is_saving_while_the_count_has_not_begun():
    """SM-4.49, SM-4.6: between refill and bidding the game waits for the count."""
    t = Smuggle(new_game("smugglers", setup_of("a b c", timing="realtime"), 1), ["a", "b", "c"])
    assert t.asked() == [(CLOCK, "smugglers.deal.reveal")]
    t.reveal()
    t.time(15020)
    t.everyone_passes()
    assert t.asked() == [(CLOCK, "smugglers.deal.reveal")]
    assert t.state.round == 2
