"""Káosz windows through the match: named moments, stops, and rings that suit what was announced (UX-37, UX-110)."""

from __future__ import annotations

import pytest

from app.games.kaosz.hooks import MOMENTS, grace
from app.match import HUMAN, Match, PlaySettings, RingOpened, Seats
from app.match.hooks import hooks_of
from app.match.options import ALWAYS
from rules import PASS, Chance, Session, answer_at_random, apply, clone, find, imagine, new_game, waiting
from rules.kaosz.announced import announcer, in_sight, is_quiet, moment, targeted
from tests.app.match_support import InlineOpponents, passing, until
from tests.games.kaosz.armory import op
from tests.games.kaosz.galaxy import crew_or_pay, deal
from tests.games.kaosz.support import interrupt, ship, table

REPLY = "core.priority.reply"


@pytest.fixture
def t():
    t = table(ship("hawk", "5-3-4-2"), interrupt("zap", "reaction", 0, op("gain_credits", by=1)))
    t.mine, t.theirs = t.laci.ship("hawk"), t.dani.ship("hawk")
    for player in (t.laci, t.dani):
        player.hq("zap", "zap")
    t.begin(t.laci)
    t.quiet = False
    return t


def open_window(t):
    decision = waiting(t.state)[0]
    assert decision.prompt == REPLY
    return moment(t.state, decision)


def test_each_window_of_a_combat_has_its_name(t):
    """W1 to W5 (section 7) and the end of a turn."""
    t.laci.attacks(t.dani, "colony")
    assert open_window(t) == "attack"
    t.windows_pass()
    t.laci.sends(t.mine)
    assert open_window(t) == "attackers"
    t.windows_pass()
    t.dani.defends(t.theirs)
    assert open_window(t) == "defenders"
    t.windows_pass()
    t.laci.shoots(t.mine, t.theirs)
    assert open_window(t) == "shot"
    t.windows_pass()
    t.dani.answers("fire.fire", PASS)
    t.windows_pass()
    t.laci.ends()
    assert open_window(t) == "end_turn"
    t.windows_pass()


def test_bombers_have_a_window_of_their_own(t):
    t.laci.attacks(t.dani, "colony")
    t.windows_pass()
    t.laci.sends(t.mine)
    t.windows_pass()
    t.dani.defends()
    t.windows_pass()
    t.laci.bombs(t.mine)
    assert open_window(t) == "bombard"


def test_who_is_aimed_at_is_read_from_what_was_announced(t):
    """UX-37: "until I am targeted"."""
    t.laci.attacks(t.dani, "colony")
    decision = waiting(t.state)[0]
    assert targeted(t.state, t.dani.seat, decision)
    assert not targeted(t.state, t.laci.seat, decision)


def test_everyday_actions_have_a_short_ring_and_attacks_a_whole_one(t):
    t.laci.does("draw")
    assert grace(t.state, waiting(t.state)[0]) < 1
    t.windows_pass()
    t.laci.attacks(t.dani, "colony")
    assert grace(t.state, waiting(t.state)[0]) == 1
    t.windows_pass()


def test_moments_and_graces_are_the_same_in_every_world_a_seat_can_imagine():
    """UX-47: neither name nor length of a ring tells anything of a hand."""
    rng = Chance(3)
    state = new_game("kaosz", find("kaosz").random_setup(2, rng), 3)
    seen = 0
    for _ in range(260):
        asked = waiting(state)
        if not asked:
            break
        if asked[0].prompt == REPLY:
            seen += 1
            for viewer in (0, 1):
                world = imagine(clone(state), viewer, Chance(seen))
                there = waiting(world)[0]
                assert moment(world, there) == moment(state, asked[0])
                assert grace(world, there) == grace(state, asked[0])
                assert moment(state, asked[0]) in MOMENTS
        apply(state, answer_at_random(state, asked[0], rng))
    assert seen > 20


def test_everyday_actions_are_quiet_and_the_end_of_a_turn_is_not(t):
    """UX-37."""
    t.laci.does("draw")
    decision = waiting(t.state)[0]
    assert is_quiet(t.state, 0, decision) and is_quiet(t.state, 1, decision)
    t.windows_pass()
    t.laci.ends()
    assert not is_quiet(t.state, t.dani.seat, waiting(t.state)[0])
    t.windows_pass()


def test_in_combat_only_what_one_has_announced_oneself_is_quiet(t):
    """UX-37: to the defender nothing is, and shots and bombs are moments for the own interrupts of both sides."""
    t.laci.attacks(t.dani, "colony")
    assert announcer(t.state) == t.laci.seat
    for _ in ("attack", "attackers"):
        asked = waiting(t.state)[0]
        assert is_quiet(t.state, t.laci.seat, asked) and not is_quiet(t.state, t.dani.seat, asked)
        t.windows_pass()
        if waiting(t.state)[0].prompt.endswith("attackers"):
            t.laci.sends(t.mine)
    t.dani.defends(t.theirs)
    t.windows_pass()
    t.laci.shoots(t.mine, t.theirs)
    assert not is_quiet(t.state, t.laci.seat, waiting(t.state)[0])


def test_without_the_order_one_is_asked_after_everyday_actions_too(t):
    match = match_of(t, "random", HUMAN)
    until(match, lambda: lifted(match))
    match.stops[1].choose(ALWAYS)
    match.answer("draw")
    until(match, lambda: lifted(match))
    assert match.asked()[0].prompt == REPLY


def match_of(t, *kinds):
    settings = PlaySettings(pace_ms=0, answer_ms=0, grace_ms=2000)
    seats = Seats(zip(("Dani", "Laci"), kinds, strict=True))
    return Match(Session(t.state, 1), seats, opponents=InlineOpponents(passing), settings=settings)


def lifted(match):
    if match.screen.covered_for is not None:
        match.screen.lift()
    return bool(match.asked())


def test_a_stop_opens_the_window_of_that_moment_only(t):
    """UX-37, UX-38: against a computer player and by the seat's own order."""
    match = match_of(t, "random", HUMAN)
    until(match, lambda: lifted(match))
    match.stops[1].at.add("end_turn")
    match.answer("draw")
    until(match, lambda: lifted(match))
    assert match.asked()[0].prompt != REPLY  # one's own everyday action is passed
    match.answer("end")
    until(match, lambda: lifted(match))
    assert match.asked()[0].prompt == REPLY
    assert moment(match.session.state, match.asked()[0]) == "end_turn"


def test_two_people_get_a_ring_and_are_asked_only_on_their_call(t):
    """UX-110."""
    match = match_of(t, HUMAN, HUMAN)
    until(match, lambda: lifted(match))
    match.answer(("attack", 0, "colony"))
    told = until(match, lambda: match.replies.ring is not None and match.replies.ring.open)
    assert [each.moment for each in told if isinstance(each, RingOpened)] == ["attack"]
    assert match.replies.ring.grace == 2000
    assert match.replies.call_out(0)
    until(match, lambda: lifted(match))
    assert (match.asked()[0].seat, match.asked()[0].prompt) == (0, REPLY)


def test_nobody_is_offered_to_answer_an_everyday_action_of_his_own(t):
    match = match_of(t, HUMAN, HUMAN)
    until(match, lambda: lifted(match))
    match.answer("draw")
    until(match, lambda: match.replies.ring is not None and match.replies.ring.open)
    assert match.replies.ring.seats == (0,) and match.replies.ring.grace == 800


def under_fire():
    """Laci's ship with a Patch Unit aboard has been fired at, and it could be sacrificed."""
    t = deal("xe_patch_unit")
    mine, foe, unit = t.laci.ship("rb_unicornis"), t.dani.ship("rb_crx"), t.laci.crew("xe_patch_unit", paid=True)
    t.begin(t.laci).attacks(t.dani, "colony", mine)
    t.laci.boards(unit, mine)
    crew_or_pay(t, ())
    t.dani.defends(foe)
    crew_or_pay(t, ())
    t.quiet = False
    t.laci.fires(mine, foe)
    t.dani.answers("", "return")
    return t, unit


def test_an_ability_in_play_is_waited_for_at_its_moment():
    """UX-110: it lies open, and the shot is when it counts; a hand has its time."""
    t, unit = under_fire()
    match = match_of(t, HUMAN, HUMAN)
    for _ in range(40):
        match.update(500.0)
    assert match.replies.awaited == (1,) and match.replies.ring.waits == {1: (("use", unit, 0),)}
    assert match.replies.ring.moment == "shot"
    match.replies.call_out(1)
    until(match, lambda: lifted(match))
    assert ("use", unit, 0) in match.asked()[0].options


def test_an_ability_is_not_waited_for_where_it_has_no_moment(t):
    """Everyday actions are announced many times a turn: nobody waits for abilities then."""
    t, _ = under_fire()
    assert in_sight(t.state, 1, waiting(t.state)[0])
    assert not in_sight(t.state, 0, waiting(t.state)[0])
    t.state.combat, t.state.announced = None, ["draw"]
    assert not in_sight(t.state, 1, waiting(t.state)[0])


def test_the_game_finds_its_own_hooks():
    assert hooks_of("kaosz").moment is moment
