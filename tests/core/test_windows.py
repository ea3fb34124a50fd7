"""Windows: mandatory replies first and as soon as they are due; every seat asked; the round starts anew."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules import PASS, Answer, apply, waiting
from rules.core import running, windows
from rules.core.flow import END, FLOWS, Flow, call, done
from rules.core.frame import Frame
from rules.core.reasons import Reason
from rules.core.state import Setup, State
from rules.core.windows import REPLY_RULES, open_window
from tests.support import tiny
from tests.support.scenario import scenario


@pytest.fixture
def bells():
    """Each seat must ring once at the moment "share"; seat 1's bell becomes due only after seat 0's."""
    ring = Flow("tiny.ring")

    @ring.step
    def sound(g, f):
        f.tone = "low"  # a local of its own: the window must still know this bell as the one it rang
        tiny.score(g, f.seat, 10)
        return done()

    def mandatory(g, moment, about):
        if moment != "share":
            return []
        due = [call(ring, seat=0)]
        return [*due, call(ring, seat=1)] if g.points[0] >= 10 else due

    plain = REPLY_RULES["tiny"]
    REPLY_RULES["tiny"] = replace(plain, mandatory=mandatory)
    yield
    REPLY_RULES["tiny"] = plain
    del FLOWS["tiny.ring"]


def test_mandatory_replies_run_once_each_before_anyone_is_asked(bells):
    t = scenario("tiny", ("red", "blue"))
    t.rolls(1)
    for player in (t.red, t.blue):
        player.answers("bid", player.offered("bid")[0])
    winner = t.players[t.asked()[0][0]]
    winner.answers("bonus", 0)
    winner.answers("shares", winner.decision("shares").first(1)[0])
    assert t.state.points == [10, 10]
    assert {prompt for _, prompt in t.asked()} == {"core.window.reply"}


def test_a_mandatory_reply_that_is_over_at_once_counts_as_run(bells):
    """The window stands as if its flow had run; nobody can tell the difference."""

    @FLOWS["tiny.ring"].entrance
    def at_once(g, told):
        tiny.score(g, told["seat"], 10)
        return END

    t = scenario("tiny", ("red", "blue"))
    t.rolls(1)
    for player in (t.red, t.blue):
        player.answers("bid", player.offered("bid")[0])
    winner = t.players[t.asked()[0][0]]
    winner.answers("bonus", 0)
    winner.answers("shares", winner.decision("shares").first(1)[0])
    assert t.state.points == [10, 10]
    window = t.state.frames[-1]
    assert (window.flow, window.ran, window.returned) == (
        "core.window", [["tiny.ring", {"seat": 0}], ["tiny.ring", {"seat": 1}]], None
    )  # fmt: skip
    assert "asked" not in window.locals  # a note to itself, which no save has


def test_a_window_that_does_not_start_anew_asks_each_seat_once():
    opened = open_window("share", [0, 1], again=False)
    assert opened.vars["again"] is False
    assert opened.vars["queue"] == [0, 1]


def test_after_a_reply_everyone_is_asked_again():
    t = scenario("tiny", ("red", "blue", "green"), seed=5)

    def sparky(g):
        for seat in range(3):
            hand = tiny.hand(g, seat)
            for i, card in enumerate(hand):
                g.cards.design[card] = "gem_5" if (seat, i) == (0, 0) else "gem_1" if i == 0 else "spark"

    t = scenario("tiny", ("red", "blue", "green"), position=sparky)
    t.rolls(3)
    for player in t.players:
        player.answers("bid", tiny.hand(t.state, player.seat)[0])
    t.red.answers("bonus", 0)
    t.red.answers("shares", [3, 0, 0])
    assert t.asked() == [(1, "core.window.reply")]
    t.blue.passes()
    t.green.answers("reply", ("spark", tiny.sparks(t.state, 2)[0], t.state.stack[-1].id))
    t.red.answers("reply", PASS)
    t.blue.answers("reply", PASS)
    assert t.happened("negated", seat=0)
    assert t.asked() == [(1, "core.window.reply")]  # the outer window starts anew with its first seat


def test_what_was_negated_is_not_carried_out_and_its_owner_is_told():
    def start_with_a_share(g):
        g.frames[0].send("roll")
        g.frames[0].bids = {}

    t = scenario("tiny", ("red", "blue"), position=start_with_a_share)
    t.red.answers("bonus", 0)
    t.red.answers("shares", [5, 0])
    windows.negate_item(t.state, t.state.stack[-1].id)
    t.blue.passes()
    withdrawn = [e.data["negated"] for e in t.happened("unstacked")]
    assert withdrawn == [True]
    assert t.state.points == [0, 0]
    assert t.state.frames[0].returned == windows.NEGATED


def share_out(monkeypatch, **rules):
    """A table where the shares are announced while replies follow these rules; who announced them."""
    monkeypatch.setitem(windows.REPLY_RULES, "tiny", replace(windows.REPLY_RULES["tiny"], **rules))
    t = scenario("tiny", ("red", "blue", "green"), seed=5)
    t.rolls(3)
    for player in t.players:
        player.answers("bid", tiny.hand(t.state, player.seat)[0])
    winner = waiting(t.state)[0].seat
    apply(t.state, Answer(winner, "tiny.share.bonus", 0))
    apply(t.state, Answer(winner, "tiny.share.shares", [3, 0, 0]))
    return t, winner


def test_seats_that_everybody_sees_can_do_nothing_are_passed_over_in_a_window(monkeypatch):
    def asked(g, queue, moment, about):
        return [seat for seat in queue if seat != 1]

    t, winner = share_out(monkeypatch, asked=asked)
    others = [s for s in ((winner + 1) % 3, (winner + 2) % 3) if s != 1]
    assert [d.seat for d in waiting(t.state)] == others[:1]


@pytest.fixture
def bare(monkeypatch):
    """A window for three seats, of which seat 1 is passed over; and each queue that was looked at."""
    looked = []

    def asked(g, queue, moment, about):
        looked.append(list(queue))
        return [seat for seat in queue if seat != 1]

    opening = Flow("demo.opening")
    opening.step(lambda g, f: open_window("share", [0, 1, 2]))
    rules = windows.ReplyRules(
        lambda g, seat, moment, about: (), lambda *told: call("demo.opening"), asked=asked,
        why=lambda g, asked, wish: Reason("tiny.cost", {"seat": asked.seat}), withheld=lambda g, asked: [("pulse",)],
    )  # fmt: skip
    monkeypatch.setitem(windows.REPLY_RULES, "demo", rules)
    g = State("demo", Setup("demo", [{}, {}, {}]), 1, frames=[Frame("demo.opening")])
    running.run(g)
    yield g, looked
    del FLOWS["demo.opening"]


def passing(g):
    """The seats that are asked, one after the other, while all pass."""
    seats = []
    while waiting(g):
        seats.append(waiting(g)[0].seat)
        running.answer_unchecked(g, waiting(g)[0], PASS)
    return seats


def test_who_is_asked_is_found_out_once_while_all_pass(bare):
    g, looked = bare
    assert passing(g) == [0, 2]
    assert looked == [[0, 1, 2]]


@pytest.mark.parametrize("copy", [State.clone, lambda g: State.decode(g.encode())])
def test_a_copy_of_a_window_finds_out_again_who_is_asked(bare, copy):
    g, _ = bare
    assert passing(copy(g)) == [0, 2]
    running.answer_unchecked(g, waiting(g)[0], PASS)
    assert passing(copy(g)) == [2]


def test_a_window_tells_what_is_blocked_for_the_seat_that_is_asked(bare):
    g, _ = bare
    assert [d.blocked for d in waiting(g)] == [()]
    assert [(d.seat, d.blocked[0][1].params) for d in waiting(g, why=True)] == [(0, {"seat": 0})]
    running.answer_unchecked(g, waiting(g)[0], PASS)
    assert [(d.seat, d.blocked[0][1].params) for d in waiting(g, why=True)] == [(2, {"seat": 2})]
    assert passing(g) == [2]


def test_a_step_that_is_begun_anew_looks_again_who_is_asked(bare):
    """As when a seat gives up: what was found out before may be wrong."""
    g, looked = bare
    looked.clear()
    g.frames[-1].send("poll").queue = [1, 2]
    g.pending = None
    assert passing(g) == [2]
    assert looked == [[1, 2]]


def test_a_window_in_which_nobody_could_do_anything_is_not_opened(monkeypatch):
    """What was announced is carried out at once."""
    t, _ = share_out(monkeypatch, asked=lambda g, queue, moment, about: [])
    assert sum(t.state.points) > 0
    assert not t.state.stack and not any(f.flow == "core.window" for f in t.state.frames)
