"""Sections 6E and 6F: dice towers. The table says what fell, the rules judge."""

from __future__ import annotations

import pytest

from rules import TABLE, Answer, Chance, waiting
from rules.smugglers import random_policy
from rules.smugglers.flows.drops import case_of, nominal_pose
from rules.smugglers.state import facts

from .support import table


def towers(names="anna bela csaba", **given):
    given.setdefault("lead_hand", names.split()[0])
    given.setdefault("energy", {names.split()[0]: 8})
    return table(names, stacked=True, **given)


def racing(names="anna bela csaba", **given):
    given.setdefault("energy", {names.split()[0]: 8})
    return table(names, stacked=True, timing="realtime", **given)


# -- rules of towers


def test_dice_are_put_on_top_of_each_other():
    """SM-6.40, SM-6.41: one tower on a sector; the top die wins, without ties."""
    t = towers(row=[1, 2, 3], dice={"S1": "bela 2"}, tokens={"csaba": 1})
    t.anna.drops("S1", 5)
    t.table_says()
    assert t.on("S1") == [("bela", 2), ("anna", 5)]
    t.bela.takes(3)
    assert t.happened("win", sector=0, seat=0, face=5, tied=[0])


@pytest.mark.parametrize("top", [1, 4, 5])
def test_only_strictly_higher_faces(top):
    """SM-6.42, SM-6.44: so faces rise from bottom to top and a tower has at most six dice."""
    t = towers(dice={"S1": f"bela {top}"})
    assert t.anna.faces("S1") == list(range(top + 1, 7))
    reason = t.anna.why_not(("drop", 0, top))
    assert (reason.id, reason.rule) == ("smugglers.not_higher", "SM-6.42")
    t.anna.cannot("act", ("drop", 0, top, 3), "smugglers.not_higher", "SM-6.42")


def test_a_six_cannot_be_outbid():
    """SM-6.43: no face is left."""
    t = towers(dice={"S1": "bela 6"})
    assert t.anna.faces("S1") == []
    assert t.anna.why_not(("drop", 0, 6)).rule == "SM-6.43"


def test_a_player_may_top_the_own_die():
    """SM-6.45."""
    t = towers(dice={"S1": "anna 3"})
    t.anna.drops("S1", 4)
    t.table_says()
    assert t.on("S1") == [("anna", 3), ("anna", 4)]


@pytest.mark.parametrize(("face", "cost"), [(5, 5), (6, 10), (1, 1)])
def test_a_six_costs_ten(face, cost):
    """SM-6.46: other faces cost their value."""
    assert facts(towers().state).price(face) == cost
    assert facts(table().state).price(face) == face


def test_a_die_that_falls_is_invalid_for_the_round():
    """SM-6.47, SM-E12: not reusable now, back at the end of the round."""
    t = towers(dice={"S1": "bela 2"}, tokens={"csaba": 1})
    t.anna.drops("S1", 5)
    t.table_says(2)
    assert t.on("S1") == [("bela", 2)]
    assert (t.anna.reserve, t.state.invalid[0]) == (1, 1)
    assert t.happened("drop", seat=0, case="C", fallen=[[0, 5]])
    t.bela.takes(3)
    t.bela.pays("S1", t.bela.payments()[0][2])
    t.everyone_passes()
    assert t.state.round == 2
    assert (t.anna.reserve, t.state.invalid[0]) == (2, 0)


def test_knocking_another_players_die_restores_the_tower():
    """SM-6.48, SM-6.49, SM-6.75, SM-E13: the exact poses from before; the dropped die is invalid."""
    poses = [[1, 3, 7, 20001, -5]]
    t = towers(dice={"S1": "bela 3"})
    t.state.dice[0] = tuple(tuple(die) for die in poses)
    t.state.pending = None
    t.anna.drops("S1", 5, aim=20)
    t.table_says(1, poses=[(99, 98, 97), (1, 2, 3)])
    assert t.state.dice[0] == ((1, 3, 7, 20001, -5),)
    assert t.state.invalid == [1, 0, 0]
    assert t.happened("drop", case="B")


def test_own_and_foreign_dice_fall_together():
    """SM-E14: everything below is restored, only the dropped die is lost."""
    t = towers(dice={"S1": "anna 2, bela 3"})
    t.anna.drops("S1", 5)
    t.table_says(1, 2, 3)
    assert t.on("S1") == [("anna", 2), ("bela", 3)]
    assert t.state.invalid == [1, 0, 0]


def test_a_sector_without_a_valid_die_is_unsold():
    """SM-6.50, SM-6.76: own dice that fall together leave it empty."""
    t = towers(dice={"S1": "anna 2"}, tokens={"csaba": 1})
    t.anna.drops("S1", 5)
    t.table_says(1, 2)
    assert t.on("S1") == []
    assert t.state.invalid[0] == 2
    t.bela.takes(3)
    assert t.happened("unsold", sector=0)


def test_speed_decides_only_the_refill():
    """SM-6.51: faces on a tower are all different, so there is never a tie."""
    t = towers(dice={"S1": "anna 2, bela 3, csaba 4"}, tokens={"csaba": -1}, lead_hand="bela")
    t.bela.takes(1)
    assert t.happened("win", seat=2, tied=[2])


# -- the drop


def test_a_drop_carries_its_aim():
    """SM-6.60, SM-D5: an integer from -60 to 60, part of the answer."""
    t = towers()
    assert t.anna.decision().ranges[("drop", 0, 1)] == (-60, 60)
    for aim in (61, -61, 1.5, "left"):
        t.anna.cannot("act", ("drop", 0, 1, aim))
    t.anna.cannot("act", ("drop", 0, 1))
    t.anna.cannot("act", ("place", 0, 1))
    t.anna.drops("S1", 1, aim=-60)


def test_everything_waits_for_the_table():
    """SM-6.65, SM-6.80, SM-D14: sector, dropper, aim and stored poses are named; nobody else is asked."""
    t = towers(dice={"S2": "bela 2"})
    t.anna.drops("S2", 4, aim=13)
    (asked,) = waiting(t.state)
    assert asked.seat == TABLE
    assert asked.source == ("drop", 1, 0, 4, 13, (0, 0, 0))
    assert [slot[0] for slot in asked.slots] == [
        "disturbed_1", "disturbed_2", "x_1", "y_1", "angle_1", "x_2", "y_2", "angle_2",
    ]  # fmt: skip
    t.refuse(Answer(1, "smugglers.open.act", "hold"), "core.not_asked")


@pytest.mark.parametrize(
    "outcome", [(0,), (0, 2, 0, 0, 0, 0, 0, 0), (0, 0, 1.5, 0, 0, 0, 0, 0), (0, 0, 0, 0, 0), "all stand", None]
)
def test_a_malformed_outcome_is_refused(outcome):
    """SM-6.81: wrong number of poses, a number out of range, not integers."""
    t = towers(dice={"S2": "bela 2"})
    t.anna.drops("S2", 4)
    t.refuse(Answer(TABLE, "smugglers.drop.outcome", outcome))


def test_all_stand():
    """SM-6.74, SM-6.72, case A: the new poses are stored as they were handed over."""
    t = towers(dice={"S1": "bela 2"})
    t.anna.drops("S1", 4)
    t.table_says(poses=[(-3, 19990, 12), (5, 59991, -40)])
    assert t.state.dice[0] == ((1, 2, -3, 19990, 12), (0, 4, 5, 59991, -40))


def test_only_own_dice_disturbed():
    """SM-6.76, case C: they are removed, the others stay with their new poses."""
    t = towers("a b c d", dice={"S1": "b 1, a 2"})
    t.a.drops("S1", 4)
    t.table_says(2, 3, poses=[(8, 20000, 1), (0, 0, 0), (0, 0, 0)])
    assert t.state.dice[0] == ((1, 1, 8, 20000, 1),)
    assert t.state.invalid[0] == 2


def test_a_removed_die_below_a_standing_one_restores():
    """SM-6.76: case B applies instead."""
    t = towers("a b c d", dice={"S1": "a 1, b 2"})
    t.a.drops("S1", 4)
    t.table_says(1)
    assert t.on("S1") == [("a", 1), ("b", 2)]
    assert t.state.invalid[0] == 1


@pytest.mark.parametrize(
    ("owners", "disturbed", "case"),
    [
        ([1, 0], [], "A"), ([1, 0], [2], "C"), ([1, 0], [1], "B"), ([1, 0], [1, 2], "B"), ([0, 0], [1, 2], "C"),
        ([0, 0], [1], "B"), ([0, 1, 0], [3], "C"), ([0, 1, 0], [1, 3], "B"), ([1, 0, 0], [2, 3], "C"),
        ([1, 0, 0], [2], "B"),
    ],
)  # fmt: skip
def test_every_outcome_has_its_case(owners, disturbed, case):
    """SM-6.73 to SM-6.76, SM-6.81: derived from the disturbed dice and their owners; seat 0 drops."""
    assert case_of(owners, 0, disturbed) == case


def test_poses_only_matter_to_be_stored():
    """SM-6.81: strange poses with no disturbed die are case A."""
    t = towers()
    t.anna.drops("S1", 1)
    t.table_says(poses=[(999999, -999999, 31415)])
    assert t.on("S1") == [("anna", 1)]


def test_the_log_keeps_outcome_and_case():
    """SM-6.79: the event tells aim, disturbed dice, poses and case."""
    t = towers(dice={"S1": "bela 2"})
    t.anna.drops("S1", 4, aim=22)
    t.table_says(2)
    (event,) = t.happened("drop")
    assert {key: event.data[key] for key in ("aim", "disturbed", "case", "face")} == {
        "aim": 22, "disturbed": [2], "case": "C", "face": 4,
    }  # fmt: skip
    assert len(event.data["landed"]) == 2


def test_random_play_answers_for_the_table():
    """SM-6.82, SM-E32: nominal poses, failures at about the measured rates; the first die always stands."""
    rng = Chance(4)
    assert all(random_policy.outcome(1, rng)[0] == 0 for _ in range(50))
    fallen = sum(any(random_policy.outcome(4, rng)[:4]) for _ in range(1000))
    assert 50 < fallen < 150
    answer = random_policy.outcome(2, rng)
    assert answer[2:] == (*nominal_pose(1), *nominal_pose(2)) == (0, 20000, 0, 0, 60000, 0)


# -- in real time


def test_a_drop_counts_whatever_falls():
    """SM-6.77, SM-6.65: ready time and timeout as for any accepted action; no game time passes meanwhile."""
    t = racing(dice={"S1": "bela 2"})
    t.anna.drops("S1", 4, t=700)
    t.time(720)
    assert [seat for seat, _ in t.asked()] == [TABLE]
    t.table_says(1)
    assert t.state.ready[0] == 1000
    assert t.next_change == 700 + 15000 + 20
    assert t.state.clock == 720


def test_a_sector_settles_after_a_drop():
    """SM-6.66: another drop on it waits until T x TICK_MS + SETTLE_MS, elsewhere it goes at once."""
    t = racing()
    t.anna.drops("S1", 2, t=700)
    t.time(720)
    t.table_says()
    t.bela.drops("S1", 4, t=800)
    t.csaba.drops("S2", 4, t=800)
    t.time(820)
    t.table_says()
    assert t.on("S2") == [("csaba", 4)]
    assert t.on("S1") == [("anna", 2)]
    assert t.state.due[1] == 1300
    t.time(1319)
    assert t.on("S1") == [("anna", 2)]
    t.time(1320)
    t.table_says()
    assert t.on("S1") == [("anna", 2), ("bela", 4)]


def test_a_moved_drop_can_be_replaced():
    """SM-6.66: it is still pending."""
    t = racing()
    t.anna.drops("S1", 2, t=700)
    t.time(720)
    t.table_says()
    t.bela.drops("S1", 4, t=800)
    t.time(900)
    t.bela.drops("S2", 3, t=950)
    t.time(980)
    t.table_says()
    assert t.on("S2") == [("bela", 3)]
    assert ("bela", "REPLACED") in t.codes()


def test_several_drops_on_one_sector_in_one_tick():
    """SM-6.66, SM-4.36: the lowest face goes at once, the others are moved and checked again."""
    t = racing("a b c d")
    t.a.drops("S1", 5, t=700)
    t.b.drops("S1", 3, t=700)
    t.c.drops("S1", 4, t=700)
    t.time(720)
    t.table_says()
    assert t.on("S1") == [("b", 3)]
    assert t.state.due == [1300, -1, 1300, -1]
    t.time(1320)
    t.table_says()
    t.time(1920)
    t.table_says()
    assert t.on("S1") == [("b", 3), ("c", 4), ("a", 5)]


def test_an_illegal_drop_is_rejected_not_moved():
    """SM-6.66, SM-4.38: CAPPED, NOT_HIGHER first; a moved one may fail when it is due."""
    t = racing("a b c d")
    t.a.drops("S1", 6, t=700)
    t.b.drops("S2", 3, t=700)
    t.time(720)
    t.table_says()
    t.table_says()
    t.c.drops("S1", 6, t=760)
    t.d.drops("S2", 3, t=760)
    t.time(780)
    assert [code for name, code in t.codes() if name in "cd"] == ["NOT_HIGHER", "CAPPED"]
    assert t.state.ready[2] == 760 + 300


def test_equal_faces_on_one_sector_turn_the_wheel():
    """SM-4.39: the first by the wheel drops and moves to its end; the other is not higher afterwards."""
    t = racing("a b c d")
    t.b.drops("S1", 4, t=700)
    t.a.drops("S1", 4, t=705)
    t.time(720)
    t.table_says()
    assert t.on("S1") == [("a", 4)]
    assert t.state.wheel == (1, 2, 3, 0)
    assert ("b", "NOT_HIGHER") in t.codes()


def test_an_equal_face_may_follow_a_fallen_one():
    """SM-6.66, SM-4.38: legal again because the first die fell, so it waits for the sector to settle."""
    t = racing("a b c d", dice={"S1": "c 2"})
    t.b.drops("S1", 4, t=700)
    t.a.drops("S1", 4, t=700)
    t.time(720)
    t.table_says(2)
    assert t.state.due[1] == 1300
    t.time(1320)
    t.table_says()
    assert t.on("S1") == [("c", 2), ("b", 4)]


def test_a_moved_drop_is_late_when_bidding_ends_before():
    """SM-6.66, SM-4.42: the die stays in reserve."""
    t = racing(tokens={"csaba": 1})
    t.anna.drops("S1", 2, t=700)
    t.time(720)
    t.table_says()
    t.bela.drops("S1", 4, t=800)
    t.anna.takes(3, t=1010)
    t.time(1020)
    assert ("bela", "LATE") in t.codes()
    assert t.happened("win", sector=0, seat=0)


def test_events_of_the_drop_tick_go_on_after_the_table():
    """SM-6.65, SM-4.35: the TAKE of the same tick is judged after the outcome has come."""
    t = racing("a b c d", tokens={"d": 3})
    t.a.drops("S1", 2, t=700)
    t.b.takes(2, t=700)
    t.c.drops("S2", 6, t=700)
    t.time(720)
    t.table_says()
    assert t.b.tokens == []
    t.table_says()
    assert t.b.tokens == [2]


def test_place_is_no_event_with_towers():
    """SM-4.59, SM-4.30: DROP instead of PLACE."""
    t = racing()
    t.anna.cannot("act", ("place", 0, 3), t=700)
    t.anna.cannot("act", ("drop", 0, 3, 61), "core.out_of_range", t=700)


# -- in secret tempo


def test_the_aim_is_part_of_the_secret_choice():
    """SM-6.83: dropped with that aim on whatever tower stands when its turn comes; lower faces first."""
    t = towers(timing="secret")
    t.anna.drops("S1", 5, aim=9)
    t.bela.drops("S1", 3, aim=-4)
    t.csaba.waits()
    (asked,) = waiting(t.state)
    assert asked.source[:5] == ("drop", 0, 1, 3, -4)
    t.table_says()
    (asked,) = waiting(t.state)
    assert asked.source == ("drop", 0, 0, 5, 9, nominal_pose(1))
    t.table_says()
    assert t.on("S1") == [("bela", 3), ("anna", 5)]


def test_a_missed_drop_is_not_simulated():
    """SM-6.84, SM-4.78: no longer higher than the top; the die is kept and no HOLD used."""
    t = towers(timing="secret")
    t.anna.drops("S1", 4)
    t.bela.drops("S1", 4)
    t.csaba.waits()
    t.table_says()
    assert t.happened("miss", seat=1, code="NOT_HIGHER")
    assert (t.bela.reserve, t.state.holds[1]) == (2, 2)
    assert t.bela.is_asked("secret.act")


def test_a_fallen_drop_is_an_action_of_the_beat():
    """SM-6.84, SM-6.77: and frees the sector for an equal face of the same beat."""
    t = towers(timing="secret", dice={"S1": "csaba 2"})
    t.anna.drops("S1", 4)
    t.bela.drops("S1", 4)
    t.csaba.waits()
    t.table_says(2)
    t.table_says()
    assert t.on("S1") == [("csaba", 2), ("bela", 4)]
    assert t.state.invalid == [1, 0, 0]
    assert t.state.beat == 1


def test_open_drops_follow_the_choice_at_once():
    """SM-6.83, SM-6.66: no waiting in tempo; the next player may drop on the same sector."""
    t = towers()
    t.anna.drops("S1", 2)
    t.table_says()
    t.bela.drops("S1", 3)
    t.table_says()
    t.csaba.drops("S1", 4)
    t.table_says()
    assert [name for name, _ in t.on("S1")] == ["anna", "bela", "csaba"]


def test_without_dice_one_must_take():
    """SM-4.72, SM-6.47: fallen dice are no reserve."""
    t = towers(dice={"S1": "bela 2", "S2": "anna 1"})
    t.anna.drops("S1", 3)
    t.table_says(2)
    t.bela.waits()
    t.csaba.waits()
    t.bela.waits()
    t.csaba.waits()
    assert t.anna.reserve == 0
    assert {option[0] for option in t.anna.offered()} == {"take"}
