"""The tiny game as a rulebook: the scenario builder at work, and each part of the core in one place."""

from __future__ import annotations

import json
import pickle

import pytest

import rules
from rules import (
    CLOCK,
    CONCEDE,
    PASS,
    Answer,
    Chance,
    Fault,
    Illegal,
    Reason,
    Session,
    Setup,
    apply,
    clone,
    decode,
    encode,
    events_for,
    fingerprint,
    imagine,
    new_game,
    replay,
    result,
    view,
    waiting,
)
from rules.core.flow import FLOWS, Flow, call, done
from rules.core.frame import Frame
from rules.core.questions import Question, explains
from rules.core.refusals import FIRST
from rules.core.running import checked, run
from rules.core.state import State
from tests.support import tiny
from tests.support.scenario import scenario


def hands(red: list[str], blue: list[str]):
    """A position in which these designs are in the two hands."""

    def arrange(g: tiny.Tiny) -> None:
        wanted = {
            c: d for seat, designs in ((0, red), (1, blue)) for c, d in zip(tiny.hand(g, seat), designs, strict=False)
        }
        for card, design in wanted.items():
            g.cards.design[card] = design

    return arrange


def two(red=("gem_5", "spark", "spark", "gem_1", "gem_1"), blue=("gem_2", "spark", "gem_1", "gem_1", "gem_1")):
    return scenario("tiny", ("red", "blue"), position=hands(list(red), list(blue)))


def bid_and_share(t, face: int = 4, bonus: int = 0, shares=(3, 1)) -> None:
    t.rolls(face)
    t.red.answers("bid", tiny.hand(t.state, 0)[0])
    t.blue.answers("bid", tiny.hand(t.state, 1)[0])
    t.red.answers("bonus", bonus)
    t.red.answers("shares", shares)


def test_secret_bids_are_asked_at_once_and_revealed_together():
    t = two()
    assert t.asked() == [(0, "tiny.play.bid"), (1, "tiny.play.bid")]
    card = tiny.hand(t.state, 1)[0]
    assert t.blue.answers("bid", card) == []  # nothing can be seen yet
    assert t.asked() == [(0, "tiny.play.bid")]
    assert t.state.cards.place[card] == "hand:1"
    t.rolls(2)
    t.red.answers("bid", tiny.hand(t.state, 0)[0])
    assert [e.data["design"] for e in t.happened("move")] == ["gem_5", "gem_2"]


def test_a_secret_answer_already_given_is_resampled_in_imagined_worlds():
    t = two()
    t.blue.answers("bid", tiny.hand(t.state, 1)[0])
    seen = {imagine(t.state, 0, Chance(n)).frames[-1].answers["bid@1"] for n in range(30)}
    assert len(seen) > 1
    assert all(waiting(imagine(t.state, 0, Chance(n))) == waiting(t.state) for n in range(5))


def test_an_imagined_world_keeps_the_seats_own_secret_answer():
    t = two()
    card = tiny.hand(t.state, 1)[2]
    t.blue.answers("bid", card)
    assert imagine(t.state, 1, Chance(3)).frames[-1].answers["bid@1"] == card


def test_the_winner_shares_the_roll_out():
    t = two()
    bid_and_share(t, face=4, bonus=2, shares=(3, 1))
    t.everyone_passes()
    assert t.state.points == [5, 1]


def test_a_spark_cancels_and_a_spark_against_it_restores():
    t = two()
    bid_and_share(t)
    t.blue.answers("reply", ("spark", tiny.sparks(t.state, 1)[0], t.state.stack[-1].id))
    assert [repr(f) for f in t.state.frames] == [
        "tiny.play/effects",
        "tiny.share/shared",
        "core.announced/carry_out",
        "core.window/oblige",
        "tiny.spark/",
        "core.announced/carry_out",
        "core.window/poll",
    ]
    shares, spark = t.state.stack
    assert spark.told == {"target": shares.id}
    t.red.answers("reply", ("spark", tiny.sparks(t.state, 0)[0], t.state.stack[-1].id))
    t.blue.passes()
    assert t.happened("negated", item=spark.id)
    assert not shares.negated
    t.everyone_passes()
    assert t.state.points == [3, 1]


def test_one_spark_alone_cancels_the_shares():
    t = two()
    bid_and_share(t)
    t.blue.answers("reply", ("spark", tiny.sparks(t.state, 1)[0], t.state.stack[-1].id))
    t.red.passes()
    t.blue.passes()
    assert t.state.points == [0, 0]


def test_a_seat_without_a_reply_is_asked_all_the_same():
    t = two(blue=("gem_2", "gem_1", "gem_1", "gem_1", "gem_1"))
    bid_and_share(t)
    assert t.blue.offered("reply") == [PASS]


def test_the_stack_resolves_last_in_first_out_and_reopens():
    t = two()
    bid_and_share(t, shares=(2, 2))
    t.blue.passes()
    t.red.answers("reply", ("pulse",))
    item = t.state.stack[-1].id
    t.blue.answers("reply", ("pulse", item))
    t.red.passes()
    t.blue.passes()
    told = [e.kind for e in t.events if e.kind in ("negated", "unstacked")]
    assert told == ["unstacked", "negated", "unstacked", "unstacked"]  # the shares, then the two pulses
    assert t.state.points == [1, 1]  # both paid one, the pulse of red was negated
    assert t.asked() == [(0, "core.priority.reply")]  # the window is open again
    assert t.state.stack == []


def test_items_played_in_a_row_resolve_in_the_order_their_player_chooses():
    t = two()
    bid_and_share(t, shares=(4, 0))
    t.blue.passes()
    t.red.answers("reply", ("pulse",))
    t.blue.passes()
    t.red.answers("reply", ("pulse",))
    t.blue.passes()
    t.red.passes()
    assert t.red.offered("arrange") == [2, 1]
    t.red.answers("arrange", [1, 2])
    assert [e.data["item"] for e in t.happened("unstacked")][1:] == [1, 2]  # behind the shares


def test_what_cannot_be_taken_is_listed_with_its_reason():
    t = two()
    bid_and_share(t, shares=(4, 0))
    t.blue.passes()
    t.red.passes()
    reason = t.blue.why_not(("pulse",))
    assert (reason.id, reason.params, reason.rule) == ("tiny.cost", {"cost": 1, "have": 0}, "T-4")
    assert t.blue.cannot("reply", ("pulse",), "tiny.cost", "T-4") == reason


def test_the_clock_is_a_seat_and_answers_carry_their_time():
    t = two()
    bid_and_share(t)
    t.everyone_passes()
    assert t.asked() == [(CLOCK, "tiny.rush.reach"), (0, "tiny.rush.reach"), (1, "tiny.rush.reach")]
    t.give(Answer(CLOCK, "tiny.rush.reach", 300, 0))
    t.red.cannot("reach", "grab", "core.bad_time", "T-5", t=299)
    t.red.cannot("reach", "grab", "core.bad_time", t=None)
    t.blue.answers("reach", "grab", t=310)
    assert t.state.tokens == [0, 1]
    t.finish("play.discard")


def test_a_time_where_no_clock_runs_is_refused():
    t = two()
    t.red.cannot("bid", tiny.hand(t.state, 0)[0], "core.no_clock", t=7)


def test_discards_go_under_the_deck_in_the_chosen_order():
    t = two(red=("gem_5", "gem_4", "gem_3", "gem_2", "gem_1"))
    bid_and_share(t)
    t.everyone_passes()
    t.blue.answers("reach", "grab", t=5)
    cards = tiny.hand(t.state, 0)[:1]
    t.red.answers("discard", cards)
    t.blue.cannot("discard", [], "core.too_few", "T-6")
    t.blue.answers("discard", tiny.hand(t.state, 1)[:1])
    assert len(tiny.hand(t.state, 0)) == 5  # dealt anew for the second round
    t.finish("bid")


def test_a_game_can_be_conceded_at_any_question():
    t = two()
    t.give(Answer(1, CONCEDE, None))
    assert result(t.state).places == [[0], [1]]
    assert waiting(t.state) == ()
    t.refuse(Answer(0, CONCEDE, None), "core.no_concede")


def test_undo_stops_at_dice_at_reveals_and_at_other_seats():
    s = Session.start("tiny", Setup("tiny", [{}, {}]), 4)
    hands(["gem_5"] * 5, ["gem_1"] * 5)(s.state)
    assert s.may_undo(0).id == "core.undo.nothing"
    s.answer(Answer(0, "tiny.play.bid", tiny.hand(s.state, 0)[0]))
    before = s.fingerprint()
    s.undo(0)
    s.redo(0)
    assert s.fingerprint() == before
    s.answer(Answer(1, "tiny.play.bid", tiny.hand(s.state, 1)[0]))  # reveals, and rolls
    assert s.may_undo(0).id == s.may_undo(1).id == "core.undo.chance"
    position = s.fingerprint()
    s.answer(Answer(0, "tiny.share.bonus", 1))
    with pytest.raises(Illegal):
        s.undo(1)
    s.undo(0)
    assert s.fingerprint() == position
    with pytest.raises(Illegal):
        s.undo(0)
    assert len(s.log) == 2


def test_undo_cannot_be_used_to_peek_at_secret_choices():
    """The last of several secret answers shows the others': taking it back would be looking first."""
    hush = Flow("tiny.hush")

    @hush.step
    def choose(g, f):
        f.chosen = sum(f.pick_each(Question("tiny.hush.choose"), [0, 1], lambda seat: [1, 2, 3]).values())

    @hush.step
    def wait(g, f):
        f.pick(Question("tiny.hush.wait"), 0, ["on"])

    g = new_game("tiny", Setup("tiny", [{}, {}]), 1)
    g.frames.append(Frame("tiny.hush"))
    g.pending = None
    s = Session(g, 1)
    s.answer(Answer(0, "tiny.hush.choose", 2))
    s.undo(0)  # nothing is out yet
    s.answer(Answer(0, "tiny.hush.choose", 3))
    s.answer(Answer(1, "tiny.hush.choose", 1))
    assert s.may_undo(1).id == "core.undo.revealed"
    del FLOWS["tiny.hush"]


def test_secret_choices_to_different_questions_are_imagined_anew_and_open_ones_kept():
    mixed = Flow("tiny.mixed")

    @mixed.step
    def choose(g, f):
        f.openly = f.pick(Question("tiny.mixed.openly"), 0, list(range(9)))
        f.each(
            [
                lambda: f.pick(Question("tiny.mixed.hide"), 0, list(range(9))),
                lambda: f.pick(Question("tiny.mixed.guess"), 1, list(range(9))),
            ]
        )

    g = new_game("tiny", Setup("tiny", [{}, {}]), 1)
    g.frames.append(Frame("tiny.mixed"))
    g.pending = None
    apply(g, Answer(0, "tiny.mixed.openly", 4))
    apply(g, Answer(0, "tiny.mixed.hide", 5))
    worlds = [imagine(g, 1, Chance(n)).frames[-1].answers for n in range(25)]
    assert {w["openly@0"] for w in worlds} == {4}
    assert len({w["hide@0"] for w in worlds}) > 3
    assert imagine(g, 0, Chance(1)).frames[-1].answers["hide@0"] == 5
    del FLOWS["tiny.mixed"]


def test_look_alikes_are_logged_as_the_option_itself_or_refused():
    s = Session.start("tiny", Setup("tiny", [{}, {}]), 4)
    card = tiny.hand(s.state, 0)[0]
    for seat, value in ((0.0, card), (False, card), ("0", card), (0, float(card)), (0, 10**5000), (0, [card])):
        with pytest.raises(Illegal):
            s.answer(Answer(seat, "tiny.play.bid", value))
    for bad in (
        Answer("x", CONCEDE, None),
        Answer(0.5, CONCEDE, None),
        Answer(0, CONCEDE, {"a": 1}),
        Answer(0, CONCEDE, None, 3),
    ):
        with pytest.raises(Illegal):
            s.answer(bad)
    assert s.log == []
    hush = Flow("tiny.pairs")

    @hush.step
    def choose(g, f):
        f.kept = f.pick(Question("tiny.pairs.choose"), 0, [("place", 0, 1), ("place", 1, 0)])

    s.state.frames.append(Frame("tiny.pairs"))
    s.state.pending = None
    s.answer(Answer(0, "tiny.pairs.choose", ("place", False, True)))
    assert [type(part) for part in s.log[-1].value] == [str, int, int]
    del FLOWS["tiny.pairs"]


def test_a_step_that_refuses_after_an_answer_was_accepted_is_a_fault():
    late = Flow("tiny.late")

    @late.step
    def regret(g, f):
        f.pick(Question("tiny.late.regret"), 0, [1])
        raise Illegal(Reason("tiny.cost"))

    s = Session.start("tiny", Setup("tiny", [{}, {}]), 4)
    s.state.frames.append(Frame("tiny.late"))
    s.state.pending = None
    before = s.fingerprint()
    with pytest.raises(Fault, match="after it had been accepted"):
        s.answer(Answer(0, "tiny.late.regret", 1))
    assert s.fingerprint() == before
    del FLOWS["tiny.late"]


def test_undo_stops_where_another_seat_answered():
    s = Session.start("tiny", Setup("tiny", [{}, {}, {}]), 4)
    s.answer(Answer(0, "tiny.play.bid", tiny.hand(s.state, 0)[0]))
    s.answer(Answer(1, "tiny.play.bid", tiny.hand(s.state, 1)[0]))
    assert s.may_undo(0).id == "core.undo.other"
    s.undo(1)
    assert s.may_undo(1) is not None  # seat 0's answer lies behind it


def test_a_rules_defect_restores_the_state_before_the_answer(monkeypatch):
    s = Session.start("tiny", Setup("tiny", [{}, {}]), 4)
    s.answer(Answer(0, "tiny.play.bid", tiny.hand(s.state, 0)[0]))
    before = s.fingerprint()

    def broken(*_):
        raise ZeroDivisionError("a defect")

    monkeypatch.setattr(FLOWS["tiny.play"].steps["roll"], "run", broken)
    with pytest.raises(Fault, match="a defect"):
        s.answer(Answer(1, "tiny.play.bid", tiny.hand(s.state, 1)[0]))
    assert s.fingerprint() == before
    assert len(s.log) == 1


def test_a_casual_take_back_replays_the_first_answers():
    s = Session.start("tiny", Setup("tiny", [{}, {}]), 4)
    prints = [s.fingerprint()]
    rng = Chance(2)
    from tests.support.playout import random_answer

    for _ in range(9):
        s.answer(random_answer(s.state, rng))
        prints.append(s.fingerprint())
    s.take_back(5)
    assert s.fingerprint() == prints[5]
    assert fingerprint(replay(s.setup, 4, s.log)) == prints[5]


def asking(flow, step):
    """A game in which this step, the only one of its flow, is about to run."""
    Flow(flow).step(step)
    g = new_game("tiny", Setup("tiny", [{}, {}]), 1)
    g.frames.append(Frame(flow))
    del FLOWS[flow]
    return g


def test_why_an_option_is_withheld_is_told_by_the_function_that_explains_its_question():
    odd, answered = Question("tiny.odd.x"), []

    @explains(odd, withheld=lambda g, asked: [3])
    def why_not(g, asked, wish):
        return Reason("tiny.no", {"wish": wish}, "T-1") if wish in (3, 4) else None

    g = asking("tiny.odd", lambda g, f: answered.append(f.pick(odd, 0, lambda: [1, 2], rule="T-1")))
    run(g)
    assert waiting(g)[0].blocked == ()
    assert waiting(g, why=True)[0].blocked == ((3, Reason("tiny.no", {"wish": 3}, "T-1")),)
    assert rules.why_not(g, waiting(g)[0], 4).id == "tiny.no" and rules.why_not(g, waiting(g)[0], 5).id == FIRST
    assert rules.why_not(g, waiting(g)[0], 1) is None
    with pytest.raises(Illegal, match=r"tiny\.no"):
        apply(g, Answer(0, odd, 3))
    apply(g, Answer(0, "tiny.odd.x", 2))
    assert answered == [2]


def test_a_question_of_another_flow_is_refused():
    g = asking("tiny.odd", lambda g, f: f.pick(Question("tiny.even.x"), 0, [1, 2]))
    with pytest.raises(Fault, match="which its flow does not declare"):
        run(g)


def test_a_question_stays_itself_in_another_process():
    one = Question("tiny.odd.x")
    assert pickle.loads(pickle.dumps(one)) is one
    assert json.dumps([one]) == '["tiny.odd.x"]'


BAD = Question("tiny.bad.x")


def test_a_step_that_changes_the_game_before_its_question_is_caught():
    def hasty(g, f):
        g.points[0] += 1
        f.pick(BAD, 0, [1, 2])

    g = asking("tiny.bad", hasty)
    with checked(), pytest.raises(Fault, match=r"before its question: points$"):
        run(g)


def test_a_place_that_a_step_makes_by_looking_into_it_is_named():
    """Whoever sees the fault has changed nothing on purpose."""
    g = asking("tiny.bad", lambda g, f: f.pick(BAD, 0, [1, 2, *g.pile("attic")]))
    with checked(), pytest.raises(Fault, match=r"before its question: cards\.piles\.attic$"):
        run(g)


@pytest.mark.parametrize("value", [{1, 2}, object(), 1.5, {1: 2}])
def test_a_frame_refuses_locals_that_a_save_would_lose(value):
    f = Frame("tiny.play")
    f.kept = value
    with pytest.raises(TypeError):
        f.encode()


def test_a_frame_refuses_locals_named_like_a_question():
    f = Frame("tiny.play")
    f.order = [1]
    with pytest.raises(TypeError, match="named like a question"):
        f.encode()


def test_a_flow_that_never_asks_is_stopped():
    loop = Flow("tiny.loop")

    @loop.step
    def again(g, f):
        return call(loop) if len(g.frames) < 3 else done()

    @loop.step
    def more(g, f):
        from rules.core.flow import goto

        return goto("again")

    g = new_game("tiny", Setup("tiny", [{}, {}]), 1)
    g.frames.append(Frame("tiny.loop"))
    with pytest.raises(Fault, match="without a question"):
        run(g)
    del FLOWS["tiny.loop"]


def test_events_hide_a_drawn_card_from_the_others():
    g = new_game("tiny", Setup("tiny", [{}, {}]), 1)
    state: State = clone(g)
    state.heard = []
    tiny.draw_card(state, "deck", "hand:0")
    (event,) = state.heard
    assert "design" in events_for([event], 0)[0].data
    assert events_for([event], 1)[0].data.keys() == {"origin", "to", "face_up"}  # not even which card it was
    assert "design" not in events_for([event], None)[0].data
    assert event.reveals


def test_the_view_shows_backs_where_a_seat_may_not_look():
    g = new_game("tiny", Setup("tiny", [{}, {}]), 1)
    mine, theirs = view(g, 0)["table"]["places"]["hand:0"], view(g, 0)["table"]["places"]["hand:1"]
    assert all(design for _, design in mine)
    assert theirs == [None] * 5  # backs without a number: nobody can tell one drawn card from another
    assert view(g, None)["deciding"] == [[0, "tiny.play.bid"], [1, "tiny.play.bid"]]


def test_setups_are_checked():
    for bad in (
        Setup("tiny", [{}]),
        Setup("tiny", [{}] * 5),
        Setup("tiny", [{}, {}], {"loud": 1}),
        Setup("tiny", [{}, {}], {"quiet": True}),
        Setup("tiny", [{"hat": "green"}, {}]),
    ):
        with pytest.raises(Illegal):
            new_game("tiny", bad, 1)
    assert new_game("tiny", Setup("tiny", [{"hat": "blue"}, {}], {"loud": True}), 1)


def test_a_decoded_state_plays_on_the_same():
    a = new_game("tiny", Setup("tiny", [{}, {}, {}]), 5)
    b = decode(encode(a))
    rng = Chance(9)
    from tests.support.playout import random_answer

    while waiting(a):
        answer = random_answer(a, rng)
        apply(a, answer)
        apply(b, answer)
        b = decode(encode(b))
        assert fingerprint(a) == fingerprint(b)
