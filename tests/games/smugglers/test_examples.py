"""The worked examples of the digest, section 8: SM-X1 to SM-X20."""

from __future__ import annotations

import pytest

from rules import Chance, Session, apply, find, fingerprint, new_game, replay, result, waiting
from rules.content.designs import Schema
from rules.content.loading import unpack
from rules.smugglers.facts import KINDS
from rules.smugglers.scores import card_value, fleets, score, tally
from tests.support.playout import random_answer

from .support import setup_of, table


def five_smugglers(**given):
    """The picture of SM-X1: C is S3, D is S4, and B is S2."""
    return table(
        "orange black pink white brown", colours="orange black pink white brown",
        row=[5, 6, 17, 28, 1],
        dice={"S3": "black 4, white 4", "S4": "brown 1, black 2"},
        tokens={"orange": 4, "pink": 0, "white": -1},
        goods={"black": "RYYBG"}, energy={"black": 9}, lead_hand="black", **given,
    )  # fmt: skip


def test_x1_a_tie_and_a_double_win():
    """SM-X1: four tokens end the bidding, the 1 goes to brown; black wins both and pays exactly."""
    t = five_smugglers()
    assert t.state.pool_goods == (1, 0, 1, 1)
    t.black.takes(3)
    assert t.brown.tokens == [1]
    assert t.happened("take", seat=4, token=1, why="last")
    assert t.happened("win", card="sector_17", seat=1, tied=[1, 3], speeds=[3, -1])
    assert t.happened("win", card="sector_28", seat=1, face=2)
    assert [e.data["energy"] for e in t.happened("pay", seat=1)] == [4, 2]
    assert t.happened("deliver", card="sector_17", goods=[1, 1, 0, 0], omitted="R", cruisers=["Y"])
    assert t.happened("deliver", card="sector_28", goods=[0, 1, 1, 1], omitted="R")
    assert t.black.energy == 3
    assert t.black.goods == (0, 0, 0, 0)
    assert t.state.pool_energy == 6
    assert t.state.pool_goods == (2, 2, 2, 2)
    assert t.black.won == [17, 28]
    assert sum(card_value(t.state, 1, name) for name in t.state.won[1]) == 7
    for loser in (t.white, t.brown):
        assert loser.won == loser.unpaid == []
        assert loser.energy == 9
    t.finish(asked="refill.take")


def test_x2_a_sector_without_dice_goes_to_the_box():
    """SM-X2: nobody gains or loses."""
    t = five_smugglers()
    before = [list(t.state.energy), list(t.state.goods)]
    t.black.takes(3)
    assert t.happened("unsold", sector=1, card="sector_06")
    assert "sector_06" in t.state.box
    del before[0][1], before[1][1]
    after = [list(t.state.energy), list(t.state.goods)]
    del after[0][1], after[1][1]
    assert after == before


def test_x3_a_final_score_of_the_base_game():
    """SM-X3: 21 won, 2 unpaid, two goods left: 17."""
    t = table(
        phase="over", won={"anna": [33, 28, 25, 5, 34, 1, 15]}, unpaid={"anna": [6]},
        goods={"anna": "BG", "bela": "", "csaba": ""}, energy={"anna": 0, "bela": 0, "csaba": 0},
    )  # fmt: skip
    assert [step.points for step in tally(t.state, 0) if step.item == "won"] == [4, 4, 3, 2, 4, 1, 3]
    assert t.anna.score == 17
    t.finish(asked="")


def test_x4_a_station_is_worth_the_favourite_planets():
    """SM-X4: card 33 is worth 2, 4, 0 and 2 to Anna, Béla, Csaba and Dani; all four may bid on it."""
    t = table(
        "anna bela csaba dani", colours="orange black white pink", stations=True, row=[33, 1, 2, 3], lead_hand="anna"
    )
    assert [card_value(t.state, seat, "sector_33") for seat in range(4)] == [2, 4, 0, 2]
    for face, player in enumerate(t.players, start=1):
        player.places("S1", face)
    assert [name for name, _ in t.on("S1")] == ["anna", "bela", "csaba", "dani"]


def test_x5_favourite_ships():
    """SM-X5: Anna +4 for green (Béla likes it too), Béla +3 for yellow, Csaba +7 for blue and red."""
    t = table(
        colours="orange black white", fav_ships=True, phase="over",
        won={"anna": [3, 4, 13, 21, 35], "bela": [2, 5, 10, 23, 27], "csaba": [1, 6, 7, 9, 12, 15, 19]},
    )  # fmt: skip
    assert fleets(t.state) == [
        {"R": 1, "Y": 1, "B": 2, "G": 5}, {"R": 0, "Y": 4, "B": 1, "G": 3}, {"R": 3, "Y": 2, "B": 4, "G": 2},
    ]  # fmt: skip
    steps = [[step for step in tally(t.state, seat) if step.item == "ships"] for seat in range(3)]
    bonus = [{step.detail["colour"]: step.points for step in mine} for mine in steps]
    assert bonus == [{"B": 0, "G": 4}, {"Y": 3, "G": 0}, {"R": 3, "B": 4}]


def test_x6_faces_that_may_be_placed_on_a_four():
    """SM-X6: 4, 5, 6 are legal, 1 to 3 are too low; stacked only 5 and 6, a 4 is not higher."""
    t = table(dice={"S1": "csaba 4"}, lead_hand="anna")
    assert t.anna.faces("S1") == [4, 5, 6]
    for face in (1, 2, 3):
        t.anna.cannot("act", ("place", 0, face), "smugglers.too_low", "SM-4.14")
    stacked = table(dice={"S1": "csaba 4"}, lead_hand="anna", stacked=True)
    assert stacked.anna.faces("S1") == [5, 6]
    stacked.anna.cannot("act", ("drop", 0, 4, 0), "smugglers.not_higher", "SM-6.42")


def test_x7_only_the_higher_of_two_own_dice_counts():
    """SM-X7: S1 with A 3, B 3, A 5: A wins and pays 5, not 8; both other dice return free."""
    t = table(dice={"S1": "anna 3, bela 3"}, row=[1, 2, 3], lead_hand="anna", tokens={"csaba": 3})
    t.anna.places("S1", 5)
    t.bela.takes(1)
    assert (t.anna.reserve, t.bela.reserve) == (1, 2)  # the winning die lies on the sector until it is paid
    t.anna.pays("S1", "")
    assert (t.anna.energy, t.bela.energy) == (12 - 5, 12)
    assert t.anna.won == [1]
    assert t.anna.reserve == 2


def test_x8_three_sixes_go_to_the_fastest():
    """SM-X8: A (1), B (-1) and C (3) tie with 6: C wins and pays 6."""
    t = table(dice={"S1": "anna 6, bela 6, csaba 6"}, row=[15, 2, 3], tokens={"anna": 1}, lead_hand="csaba")
    t.csaba.takes(3)
    assert t.happened("win", sector=0, seat=2, face=6, tied=[2, 0, 1], speeds=[3, 1, -1])
    t.csaba.pays("S1", "")
    assert (t.anna.energy, t.bela.energy, t.csaba.energy) == (12, 12, 6)


def test_x9_any_token_may_be_taken_and_the_last_but_one_ends_it():
    """SM-X9: A takes 1 although 3 is there, B takes 3, bidding ends at once; C gets -1 with two unplaced dice."""
    t = table(lead_hand="anna")
    t.anna.takes(1)
    t.bela.takes(3)
    assert t.happened("bidding_over", why="tokens")
    assert t.csaba.tokens == [-1]
    assert t.csaba.reserve == 2


def test_x10_early_replaced_and_judged_in_their_ticks():
    """SM-X10: the wheel is 0, 1, 2; ticks 50, 64 and 65."""
    t = table(timing="realtime", row=[5, 6, 7])
    assert t.state.wheel == (0, 1, 2)
    t.bela.places("S1", 2, t=300)
    t.anna.places("S1", 3, t=1000)
    t.anna.takes(3, t=1105)
    assert t.state.ready[0] == 1300
    assert t.happened("place", seat=0, t=50 * 20)
    assert t.state.due[0] == 1300
    t.anna.places("S2", 5, t=1200)
    t.bela.takes(3, t=1290)
    t.time(1320)
    assert t.codes() == [("bela", "EARLY"), ("anna", "OK"), ("anna", "REPLACED"), ("bela", "OK"), ("anna", "OK")]
    assert t.happened("take", seat=1, token=3, t=64 * 20)
    assert t.happened("place", seat=0, sector=1, face=5, t=65 * 20)


@pytest.mark.parametrize(("energy", "expected"), [(7, ["S1 S2"]), (6, ["S1", "S2"]), (3, ["S1"])])
def test_x11_what_must_be_paid(energy, expected):
    """SM-X11: faces 3 and 4 with 7 energy: both; with 6: one of the two; with 3: the 3 and nothing else."""
    t = table(
        row=[1, 2, 3], dice={"S1": "anna 3", "S2": "anna 4"}, tokens={"anna": 3, "bela": 1, "csaba": -1},
        energy={"anna": energy}, phase="payment",
    )  # fmt: skip
    assert sorted({paid for paid, _, _ in t.anna.payments()}) == expected
    paid = expected[0]
    t.anna.pays(paid, "")
    assert t.anna.energy == energy - sum(3 if name == "S1" else 4 for name in paid.split())
    assert len(t.anna.unpaid) == 2 - len(paid.split())


def made_up(number: int, ships: str):
    """Content in which one card has other ships (sets that are played must keep section 11C; this one need not)."""
    packed = find("smugglers").content([]).pack()
    for entry in packed["sets"][0]["sector"]:
        if entry["id"] == f"sector_{number:02}":
            entry["ships"] = list(ships)
    content, problems = unpack(Schema("smugglers", KINDS), packed)
    assert not problems
    return content


def test_x12_exactly_one_payment():
    """SM-X12: ships R R B N and goods R Y B: R, Y and B are given, one R is left out."""
    given = {"row": [14, 2, 3], "dice": {"S1": "anna 2"}, "tokens": {"anna": 3, "bela": 1, "csaba": -1}}
    content = made_up(14, "RRBN")
    t = table(phase="payment", goods={"anna": "RYB"}, content=content, **given)
    assert t.anna.won == [14]
    assert t.anna.goods == (0, 0, 0, 0)
    t = table(phase="payment", goods={"anna": "RY"}, content=content, **given)
    assert t.anna.unpaid == [14]
    assert t.anna.goods == (1, 1, 0, 0)
    assert t.state.pool_energy == 2
    t.finish(asked="refill.take")


def test_x13_refill_in_the_order_of_speed():
    """SM-X13: A takes 3 energy, B both red goods and no mix, C what is left, D gives one good back."""
    t = table(
        "a b c d", phase="refill", tokens={"a": 3, "b": 2, "c": 1, "d": -1},
        energy={"a": 11, "b": 11, "c": 11, "d": 11}, goods={"a": "RRRYYYBBBGG", "b": "RYYYBBBGGG"},
    )  # fmt: skip
    assert (t.state.pool_energy, t.state.pool_goods) == (4, (2, 0, 0, 1))
    t.a.refills(energy=3)
    assert all(option == "pass" or option[0] in ("energy", "goods") for option in t.b.offered("take"))
    t.b.cannot("take", ("energy", 1, 1, 0, 0, 0))
    t.b.refills(goods="RR")
    assert t.c.offered("take") == ["pass", ("energy", 1), ("goods", 0, 0, 0, 1)]
    t.c.passes()
    t.d.gives("R")
    assert (t.state.pool_energy, t.state.pool_goods) == (1, (1, 0, 0, 1))


def test_x14_two_players():
    """SM-X14: tokens one by one; only the sum counts for ties and refill."""
    t = table("a b", lead_hand="a", row=[1, 2, 3])
    t.a.takes(3)
    t.b.places("S1", 5)
    t.b.waits()
    t.a.cannot("act", ("place", 0, 6), "smugglers.has_token", "SM-4.91")
    t.a.takes(0)
    t.a.waits()
    t.b.takes(-1)
    assert t.happened("bidding_over", why="tokens")
    assert sorted(t.b.tokens) == [-1, 1]
    t.b.pays("S1", "")
    assert t.b.energy == 12 - 5
    assert t.a.is_asked("take")
    assert max(option[1] for option in t.a.offered("take") if option[0] == "energy") == 3
    t.a.passes()
    assert t.happened("tokens_back", seat=1)
    assert not t.happened("give")
    assert t.state.round == 2


def test_x14_in_a_tie_the_higher_sum_wins():
    """SM-X14: sums A 3, B 0."""
    t = table("a b", lead_hand="b", row=[1, 2, 3], dice={"S1": "b 5, a 5"}, tokens={"a": [3, 0]})
    t.b.takes(-1)
    assert t.happened("win", sector=0, seat=0, tied=[0, 1], speeds=[3, 0])


def test_x15_open_tempo():
    """SM-X15: the marker starts at seat 1; the second TAKE ends the bidding; a tie goes to seat 0."""
    t = table("zero one two", lead_hand="one", row=[5, 6, 7])
    t.one.places("S2", 2)
    t.two.takes(3)
    t.zero.places("S2", 2)
    assert t.state.lead_hand == 2
    t.zero.takes(1)
    assert t.one.tokens == [-1]
    assert t.happened("win", sector=1, seat=0, tied=[0, 1], speeds=[1, -1])
    assert t.state.lead_hand == 0


@pytest.mark.parametrize(("energy", "won"), [(10, True), (9, False)])
def test_x16_a_six_on_a_tower_costs_ten(energy, won):
    """SM-X16: A wins and pays 10; with 9 energy the sector is lost and the energy stays."""
    t = table(
        "a b c", stacked=True, dice={"S1": "a 2, b 4, a 6"}, tokens={"a": 3, "b": 1, "c": -1}, row=[1, 2, 3],
        phase="evaluation", energy={"a": energy},
    )  # fmt: skip
    if won:
        t.a.pays("S1", "")
        assert (t.a.won, t.a.energy) == ([1], 0)
    else:
        assert (t.a.unpaid, t.a.energy) == ([1], 9)
        assert score(t.state, 0) == -1 - 9 - 12


def test_x17_favourite_leftovers():
    """SM-X17: favourite ships B and G; R2 B2 G1 and 1 energy left: 2 + 1 + 0 + 1 = 4."""
    t = table(
        colours="orange black white", fav_leftover=True, phase="over", goods={"anna": "RRBBG"}, energy={"anna": 1}
    )
    steps = {step.item: step.points for step in tally(t.state, 0)}
    assert steps == {"energy": -1, "goods": -3}
    assert t.anna.score == -4


def test_x18_the_last_refill():
    """SM-X18: speed 3 declines, the -1 gives a good which no longer costs a point."""
    t = table(
        phase="refill", round=8, tokens={"anna": 3, "bela": 1, "csaba": -1}, energy={"anna": 0, "bela": 12, "csaba": 12}
    )
    t.anna.passes()
    t.bela.passes()
    t.csaba.gives("R")
    assert t.csaba.score == -12 - 11
    t.finish(asked="")


def test_x19_a_closed_economy():
    """SM-X19: with four players 48 energy and 12 goods of each colour at every moment."""
    state = new_game("smugglers", setup_of("a b c d"), 5)
    rng = Chance(3)
    while waiting(state):
        apply(state, random_answer(state, rng))
        assert sum(state.energy) + state.pool_energy == 48
        for colour in range(4):
            assert sum(goods[colour] for goods in state.goods) + state.pool_goods[colour] == 12


@pytest.mark.parametrize("timing", ["realtime", "open", "secret"])
def test_x20_the_same_seed_and_log_give_the_same_game(timing):
    """SM-X20, SM-4.48: card order, results and scores; neither AI nor physics run in a replay."""
    played = Session.start("smugglers", setup_of("a b c", timing=timing, stacked=True), 77)
    rng = Chance(5)
    while waiting(played.state):
        played.answer(random_answer(played.state, rng))
    again = replay(played.setup, 77, played.log)
    assert fingerprint(again) == fingerprint(played.state)
    assert result(again) == result(played.state)
