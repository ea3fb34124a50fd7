"""Section 4D: bidding in beats, open and secret."""

from __future__ import annotations

import pytest

from rules import Chance, apply, imagine, new_game, view, waiting
from tests.support.playout import random_answer

from .support import setup_of, table


def secret(names="anna bela csaba", **given):
    given.setdefault("energy", {names.split()[0]: 8})
    return table(names, timing="secret", **given)


# -- common


def test_a_player_acts_until_the_token():
    """SM-4.70: in every beat one of PLACE, TAKE, HOLD; with a token not any more."""
    t = table("a b c d", lead_hand="a")
    t.a.takes(1)
    for player in (t.b, t.c, t.d):
        player.places("S1", 3)
    assert t.b.is_asked()
    t.b.waits()
    t.c.waits()
    t.d.waits()
    assert t.state.beat == 3
    assert not t.a.is_asked()


def test_two_holds_a_round():
    """SM-4.71: the third HOLD is refused; one must PLACE or TAKE. The next round has two again."""
    t = table("a b c d", lead_hand="a")
    for _ in range(2):
        for seat in (t.state.lead_hand + i for i in range(4)):
            t.players[seat % 4].waits()
    player = t.players[t.state.lead_hand]
    assert "hold" not in player.offered()
    player.cannot("act", "hold", "smugglers.no_holds", "SM-4.71")
    while t.state.round == 1:
        player = t.players[t.asked()[0][0]]
        player.answers("", player.offered()[-1])
    assert all("hold" in t.players[seat].offered() for seat, _ in t.asked())


def test_no_hold_without_a_die():
    """SM-4.72: with no die in reserve one must TAKE."""
    t = table(lead_hand="anna", dice={"S1": "anna 1", "S2": "anna 1"})
    assert {option[0] for option in t.anna.offered()} == {"take"}
    t.anna.cannot("act", "hold", "smugglers.hold_without_die", "SM-4.72")


def test_with_two_players_one_with_a_token_may_wait():
    """SM-4.72: within the two HOLDs, even without a die."""
    t = table("a b", lead_hand="a", dice={"S1": "a 1", "S2": "a 1"}, tokens={"a": 3})
    assert "hold" in t.a.offered()
    t = table("a b", lead_hand="a", dice={"S1": "a 1", "S2": "a 1"}, tokens={"a": 3}, holds=[0, 2])
    assert "hold" not in t.a.offered()


def test_the_lead_hand_moves_after_every_beat():
    """SM-4.73: one seat clockwise, and it stays there between rounds."""
    t = table(lead_hand="csaba")
    t.csaba.waits()
    t.anna.waits()
    t.bela.waits()
    assert t.state.lead_hand == 0
    t.anna.takes(3)
    t.bela.takes(1)
    assert t.state.lead_hand == 1
    t.everyone_passes()
    assert (t.state.round, t.state.lead_hand) == (2, 1)
    assert t.bela.is_asked()


@pytest.mark.parametrize(("n", "beats"), [(2, 6), (3, 5), (4, 5), (5, 5), (6, 5)])
def test_open_tempo_always_ends(n, beats):
    """SM-4.74: at most 5 beats, with two players 6; there is always a legal TAKE."""
    longest = 0
    for seed in range(12):
        state = new_game("smugglers", setup_of(" ".join("abcdef"[:n])), seed)
        rng = Chance(seed)
        while waiting(state):
            (decision,) = waiting(state)
            if decision.prompt.endswith("open.act"):
                assert len(state.middle) >= 2
                assert any(option[0] == "take" for option in decision.options)
                longest = max(longest, state.beat)
                patient = [o for o in decision.options if o == "hold"] or [
                    o for o in decision.options if o[0] == "place"
                ]
                if patient and rng.below(5):
                    apply(state, random_answer(state, rng)._replace(value=patient[0]))
                    continue
            apply(state, random_answer(state, rng))
    assert longest <= beats


@pytest.mark.parametrize("n", [2, 3, 4, 5, 6])
def test_secret_tempo_always_ends(n):
    """SM-4.74: whoever misses, another succeeds in the same beat, so the actions of all players bound the beats."""
    actions = n * 5 if n > 2 else 2 * (2 + 2) + 3
    beats = set()
    for seed in range(6):
        state = new_game("smugglers", setup_of(" ".join("abcdef"[:n]), timing="secret"), seed)
        rng = Chance(seed)
        while waiting(state):
            if waiting(state)[0].prompt.endswith("secret.act"):
                assert all(any(o[0] == "take" for o in decision.options) for decision in waiting(state))
                beats.add(state.beat)
            kinds = [event.kind for event in apply(state, random_answer(state, rng))]
            if "miss" in kinds:
                assert {"take", "place"} & set(kinds)
    assert max(beats) <= actions


def test_secret_tempo_may_last_longer_than_open_tempo():
    """SM-4.74: six players who wait, place and then always want the same token need nine beats, not five."""
    t = table("a b c d e f", timing="secret", lead_hand="a", energy={"a": 8})
    for beat in range(1, 10):
        assert t.state.beat == beat - 1  # those that are over
        for player in [player for player in t.players if player.is_asked("act")]:
            if beat <= 2:
                player.waits()
            elif beat <= 4:
                player.places(f"S{player.seat + 1}", beat)
            else:
                player.takes(max(o[1] for o in player.offered() if o[0] == "take"))
    assert t.happened("bidding_over", why="tokens")
    assert sorted(token for player in t.players for token in player.tokens) == [-1, 0, 1, 2, 3, 4]


def test_waiting_costs_tokens():
    """SM-4.80: TAKE in beat 1 gets the best token; who places first finds it gone."""
    t = table(lead_hand="anna")
    t.anna.places("S1", 6)
    t.bela.takes(3)
    t.csaba.places("S1", 6)
    assert [o[1] for o in t.csaba.offered() if o[0] == "take"] == [1, -1]


# -- open


def test_openly_one_after_another_from_the_lead_hand():
    """SM-4.75: each sees what the earlier ones did."""
    t = table(lead_hand="bela")
    assert t.asked() == [(1, "smugglers.open.act")]
    t.bela.places("S1", 4)
    assert t.csaba.faces("S1") == [4, 5, 6]
    t.csaba.waits()
    assert t.anna.is_asked()


def test_the_ending_take_ends_the_beat():
    """SM-4.76: players later in this beat do not act; the marker still moves."""
    t = table(lead_hand="anna", energy={"anna": 8})
    t.anna.takes(3)
    t.bela.takes(-1)
    assert t.csaba.tokens == [1]
    assert t.happened("bidding_over", why="tokens")
    assert t.state.lead_hand == 1


# -- secret


def test_all_choose_at_once_and_nobody_sees():
    """SM-4.77, SM-1.20, table 1B: others see only who is still choosing."""
    t = secret(lead_hand="anna")
    assert [seat for seat, _ in t.asked()] == [0, 1, 2]
    before = view(t.state, 0)
    t.bela.places("S1", 5)
    after = view(t.state, 0)
    assert after["table"] == before["table"]
    assert after["deciding"] == [[0, "smugglers.secret.act"], [2, "smugglers.secret.act"]]
    worlds = {str(imagine(t.state, 0, Chance(n)).frames[-1].answers["act@1"]) for n in range(10)}
    assert len(worlds) > 3
    kept = imagine(t.state, 1, Chance(1)).frames[-1].answers["act@1"]
    assert kept == ("place", 0, 5)


def test_answers_may_come_in_any_order():
    """SM-4.77: the result depends on the lead hand, not on who answered first."""
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 2, 0)):
        t = secret(lead_hand="bela")
        for seat in order:
            t.players[seat].places("S1", 4)
        ends.append(t.on("S1"))
    assert ends == [[("bela", 4), ("csaba", 4), ("anna", 4)]] * 3


def test_revealed_choices_are_judged_like_one_tick():
    """SM-4.77, SM-4.35, SM-4.36: dice first, ascending; then tokens clockwise from the lead hand."""
    t = secret("a b c d", lead_hand="c")
    t.a.takes(3)
    t.b.places("S1", 6)
    t.c.places("S1", 2)
    t.d.takes(3)
    assert t.on("S1") == [("c", 2), ("b", 6)]
    assert t.d.tokens == [3]
    assert t.happened("miss", seat=0, code="TOKEN_GONE")
    assert t.happened("choices")[0].data["choices"] == [
        [2, ["place", 0, 2]], [3, ["take", 3]], [0, ["take", 3]], [1, ["place", 0, 6]],
    ]  # fmt: skip


def test_a_missed_choice_costs_nothing():
    """SM-4.78: the player stays active and no HOLD is used up."""
    t = secret("a b c d", lead_hand="a")
    t.a.takes(3)
    t.b.takes(3)
    t.c.waits()
    t.d.places("S1", 1)
    assert t.state.holds == [2, 2, 1, 2]
    assert t.b.is_asked()
    assert t.b.reserve == 2


def test_a_choice_must_be_legal_before_the_beat():
    """SM-4.78: a face below the top is refused, a token that is out as well."""
    t = secret("a b c d", lead_hand="a", dice={"S1": "b 4"}, tokens={"d": 3})
    t.a.cannot("act", ("place", 0, 3), "smugglers.too_low", "SM-4.14")
    t.a.cannot("act", ("take", 3), "smugglers.token_gone", "SM-4.19")


def test_a_lower_die_of_the_same_beat_still_lies():
    """SM-4.78, SM-4.36: without STACKED a PLACE that was legal before the beat cannot fail."""
    t = secret(lead_hand="anna", dice={"S1": "anna 3"})
    t.anna.waits()
    t.bela.places("S1", 6)
    t.csaba.places("S1", 3)
    assert t.on("S1") == [("anna", 3), ("csaba", 3), ("bela", 6)]
    assert not t.happened("miss")


def test_a_take_after_the_ending_take_is_missed():
    """SM-4.78, SM-4.42, SM-4.43: the last seat gets the last token, which may be the one it wanted."""
    t = secret(lead_hand="anna")
    t.anna.takes(-1)
    t.bela.takes(3)
    t.csaba.takes(1)
    assert t.happened("miss", seat=2, code="LATE")
    assert [player.tokens for player in t.players] == [[-1], [3], [1]]


def test_dice_of_the_ending_beat_count():
    """SM-4.77, SM-4.42: a PLACE in the beat of the ending TAKE lies."""
    t = secret(lead_hand="anna")
    t.anna.takes(3)
    t.bela.takes(1)
    t.csaba.places("S2", 1)
    assert t.happened("win", sector=1, seat=2)


def test_the_wheel_of_a_beat_is_forgotten():
    """SM-4.77: contested tokens do not move the tie wheel of later beats; it starts at the lead hand."""
    t = secret("a b c d", lead_hand="a")
    wheel = t.state.wheel
    t.a.takes(3)
    t.b.takes(3)
    t.c.takes(3)
    t.d.waits()
    assert t.a.tokens == [3]
    assert t.state.wheel == wheel
    t.b.places("S1", 1)
    t.c.takes(2)
    t.d.takes(2)
    assert t.c.tokens == [2]


def test_the_largest_choice_of_a_beat():
    """SM-D4, SM-7.3: 6 sectors x 6 faces + 6 tokens + HOLD = 43 options."""
    t = table("a b c d e f", lead_hand="a")
    assert len(t.a.offered()) == 43
