"""Section 4B: what is common to all timing modes, shown in open tempo; and the two-player rules of 4E."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules import waiting

from .support import table


def test_each_player_has_two_dice():
    """SM-4.10, SM-4.17: two dice may be placed, a third is not there."""
    t = table(lead_hand="anna", dice={"S1": "anna 1", "S2": "anna 1"})
    assert t.anna.reserve == 0
    assert t.anna.why_not(("place", 2, 6)).rule == "SM-4.10"
    t.anna.cannot("act", ("place", 2, 6), "smugglers.no_die")


def test_any_face_on_any_empty_sector():
    """SM-4.11, SM-4.15: 1 to 6 on every sector of the row."""
    t = table(lead_hand="anna")
    assert [t.anna.faces(where) for where in ("S1", "S2", "S3")] == [[1, 2, 3, 4, 5, 6]] * 3
    t.anna.cannot("act", ("place", 0, 7))
    t.anna.cannot("act", ("place", 3, 1))


def test_one_die_at_a_time():
    """SM-4.5, SM-4.12: an action is one die; then it is the next player's turn."""
    t = table(lead_hand="anna")
    t.anna.places("S1", 2)
    assert t.anna.reserve == 1
    assert not t.anna.is_asked()
    assert t.bela.is_asked()


def test_a_placed_die_stays():
    """SM-4.13: nobody is ever offered to move, turn or take back a die."""
    t = table(lead_hand="anna")
    t.anna.places("S1", 2)
    assert {option[0] for option in t.bela.offered() if option != "hold"} == {"place", "take"}
    t.bela.places("S2", 3)
    t.csaba.places("S2", 5)
    assert t.on("S1") == [("anna", 2)]


@pytest.mark.parametrize("top", [1, 3, 6])
def test_only_equal_or_higher_faces(top):
    """SM-4.14: equal is allowed, lower is refused with its reason."""
    t = table(lead_hand="anna", dice={"S2": f"bela {top}"})
    assert t.anna.faces("S2") == list(range(top, 7))
    for face in range(1, top):
        reason = t.anna.why_not(("place", 1, face))
        assert (reason.id, dict(reason.params), reason.rule) == (
            "smugglers.too_low", {"sector": 1, "top": top}, "SM-4.14",
        )  # fmt: skip


def test_the_second_die_may_go_where_the_first_lies():
    """SM-4.16: on the own die, if it is not lower; faces are not added."""
    t = table(lead_hand="anna", dice={"S1": "anna 4"})
    assert t.anna.faces("S1") == [4, 5, 6]
    t.anna.places("S1", 4)
    assert t.top("S1") == 4


def test_a_die_need_not_be_affordable():
    """SM-4.18: with no energy at all a 6 may be placed."""
    t = table(lead_hand="anna", energy={"anna": 0})
    assert t.anna.faces("S1") == [1, 2, 3, 4, 5, 6]
    t.anna.places("S1", 6)


def test_any_token_in_the_middle_may_be_taken():
    """SM-4.19, SM-E19: not only the highest; even the -1 on purpose."""
    t = table("a b c d", lead_hand="a", tokens={"d": 3})
    assert [option[1] for option in t.a.offered() if option[0] == "take"] == [2, 1, -1]
    reason = t.a.why_not(("take", 3))
    assert (reason.id, reason.rule) == ("smugglers.token_gone", "SM-4.19")
    t.a.takes(-1)
    assert t.a.tokens == [-1]


def test_with_a_token_there_is_nothing_more_to_do():
    """SM-4.20, SM-4.21: the unplaced dice stay unused; the seat is not asked again this round."""
    t = table("a b c d", lead_hand="a")
    t.a.takes(3)
    t.b.places("S1", 2)
    t.c.waits()
    t.d.waits()
    assert t.asked() == [(1, "smugglers.open.act")]
    assert t.a.reserve == 2


def test_bidding_ends_when_one_token_is_left():
    """SM-4.22, SM-4.23: at that moment, and the last token goes to the one who has none."""
    t = table("a b c d", lead_hand="a", tokens={"c": 3, "d": 2}, energy={"a": 8})
    t.a.takes(-1)
    assert t.b.tokens == [1]
    assert t.happened("take", seat=1, token=1, why="last")
    assert t.state.phase != "bidding"


def test_dice_never_fall_without_stacking():
    """SM-4.24: a placed die lies where it was put, the table is never asked."""
    t = table(lead_hand="anna")
    t.anna.places("S1", 2)
    assert all(d.seat >= 0 for d in waiting(t.state))
    assert t.state.invalid == [0, 0, 0]


def test_nobody_places_anything():
    """SM-E18, SM-E17: all sectors to the box, refill as usual."""
    t = table(lead_hand="anna", row=[1, 2, 3], energy={"anna": 8})
    t.anna.takes(3)
    t.bela.takes(1)
    assert t.state.box == ("sector_01", "sector_02", "sector_03")
    assert t.csaba.tokens == [-1]
    t.anna.refills(energy=3)
    t.bela.passes()
    t.csaba.gives("energy")
    assert t.csaba.energy == 11


# -- two players (4E)


def test_two_players_may_take_several_tokens_one_by_one():
    """SM-4.90, SM-4.91, SM-E3: after the first token only tokens."""
    t = table("a b", lead_hand="a")
    t.a.takes(3)
    t.b.waits()
    t.b.waits()
    assert {option[0] for option in t.a.offered() if option != "hold"} == {"take"}
    reason = t.a.why_not(("place", 0, 6))
    assert (reason.id, reason.rule) == ("smugglers.has_token", "SM-4.91")
    t.a.takes(1)
    assert t.a.tokens == [3, 1]


def test_the_last_token_goes_to_the_one_with_fewer():
    """SM-4.92, SM-4.93: three are out, 2-1 or 3-0."""
    t = table("a b", lead_hand="a", tokens={"a": [3], "b": [1]}, energy={"a": 8})
    t.a.takes(-1)
    assert (sorted(t.a.tokens), sorted(t.b.tokens)) == ([-1, 3], [0, 1])
    t = table("a b", lead_hand="a", tokens={"a": [3, 1]}, energy={"a": 8})
    t.a.takes(0)
    assert t.b.tokens == [-1]


def test_sums_are_never_equal():
    """SM-4.94, SM-4.95: the pairs are 4/-1, 3/0 and 2/1."""
    pairs = set()
    tokens = (-1, 0, 1, 3)
    for held in (2, 3):
        for mine in combinations(tokens, held):
            pairs.add(tuple(sorted((sum(mine), 3 - sum(mine)))))
    assert pairs == {(-1, 4), (0, 3), (1, 2)}


def test_only_the_sum_gives_and_takes():
    """SM-4.94, SM-E8: a -1 among the tokens matters only through the sum; a sum of -1 may give."""
    t = table("a b", phase="refill", tokens={"a": [3, 1, 0], "b": [-1]}, energy={"a": 8, "b": 8})
    assert max(option[1] for option in t.a.offered() if option[0] == "energy") == 4
    t.a.passes()
    assert t.b.is_asked("give")
    t = table("a b", phase="refill", tokens={"a": [-1, 3], "b": [0, 1]}, energy={"a": 8, "b": 8})
    assert max(option[1] for option in t.a.offered() if option[0] == "energy") == 2
    t.a.passes()
    assert max(option[1] for option in t.b.offered() if option[0] == "energy") == 1
