"""Sections 4F and 4G: who wins a sector, and how it is paid."""

from __future__ import annotations

from itertools import combinations

import pytest

from rules import Answer, Session, find, waiting
from rules.smugglers.deliveries import counted, deliveries, subtract
from rules.smugglers.dues import bill_of, outcomes
from rules.smugglers.facts import SECTOR, facts_of
from rules.smugglers.paying import answer_of, outcome_of

from .support import setup_of, table

TOKENS = {"anna": 3, "bela": 1, "csaba": -1}
FACTS = facts_of(find("smugglers").content([]), setup_of("a b c"))


def evaluated(**given):
    """Bidding ends with Anna's 3; the others hold 1 and -1."""
    t = table(tokens={"bela": 1}, lead_hand="anna", **given)
    t.anna.takes(3)
    return t


def paying(**given):
    return table(phase="payment", tokens=TOKENS, **given)


# -- evaluation


def test_the_highest_face_wins():
    """SM-4.102, SM-4.100: each sector for itself."""
    t = evaluated(row=[5, 6, 7], dice={"S1": "csaba 2, bela 4", "S2": "bela 1, csaba 2"})
    assert t.happened("win", sector=0, seat=1, face=4, tied=[1])
    assert t.happened("win", sector=1, seat=2, face=2)


def test_ties_go_to_the_higher_token():
    """SM-4.103: of those who share the highest face, whoever came first."""
    t = evaluated(row=[5, 6, 7], dice={"S1": "csaba 5, bela 5"})
    assert t.happened("win", sector=0, seat=1, tied=[1, 2], speeds=[1, -1])


def test_losing_dice_return_and_cost_nothing():
    """SM-4.104, SM-4.130: all dice are back after the payment."""
    t = evaluated(row=[1, 6, 7], dice={"S1": "csaba 5, bela 5, anna 6"})
    assert t.happened("win", sector=0, back=[[2, 5], [1, 5]])
    assert (t.bela.reserve, t.csaba.reserve) == (2, 2)
    t.anna.pays("S1", "")
    assert t.anna.reserve == 2
    assert (t.bela.energy, t.csaba.energy) == (12, 12)


def test_two_equal_own_dice_count_as_one():
    """SM-4.105: one is the winning die, the other returns."""
    t = evaluated(row=[1, 6, 7], dice={"S1": "bela 4, bela 4"})
    assert t.happened("win", sector=0, seat=1, tied=[1], back=[[1, 4]])
    t.bela.pays("S1", "")
    assert t.bela.energy == 12 - 4


def test_unsold_sectors_go_to_the_box():
    """SM-4.101, SM-1.12: out of the game."""
    t = evaluated(row=[5, 6, 7], dice={"S1": "bela 4"})
    assert t.state.box == ("sector_06", "sector_07")


def test_a_player_wins_at_most_two_sectors():
    """SM-4.106: two dice, so 0, 1 or 2."""
    t = evaluated(row=[1, 2, 5], dice={"S1": "bela 1", "S2": "bela 1", "S3": "csaba 1"})
    wins = [event.data["seat"] for event in t.happened("win")]
    assert sorted(wins) == [1, 1, 2]


# -- energy


def test_players_pay_in_descending_order_of_speed():
    """Section 4G: the fastest first."""
    t = paying(row=[1, 2, 5], dice={"S1": "csaba 1", "S2": "anna 1", "S3": "bela 2"})
    assert t.asked() == [(0, "smugglers.payment.pay")]
    t.anna.pays("S2", "")
    t.bela.pays("S3", "")
    t.csaba.pays("S1", "")
    t.finish(asked="refill.take")


def test_neither_seats_nor_sectors_decide_who_pays_first():
    """Section 4G: speed alone, here against the order of the seats and of the row."""
    given = {"row": [1, 2, 5], "dice": {"S1": "anna 1", "S2": "csaba 1", "S3": "bela 2"}}
    t = table(phase="payment", tokens={"bela": 3, "csaba": 1, "anna": -1}, **given)
    for player, where in ((t.bela, "S3"), (t.csaba, "S2"), (t.anna, "S1")):
        assert t.asked() == [(player.seat, "smugglers.payment.pay")]
        player.pays(where, "")


def test_the_face_is_the_price():
    """SM-4.110, SM-4.114, SM-4.128: energy to the pool, the card to the won stack."""
    t = paying(row=[1, 2, 5], dice={"S1": "anna 5"})
    t.anna.pays("S1", "R")
    assert (t.anna.energy, t.state.pool_energy) == (7, 5)
    assert (t.anna.goods, t.state.pool_goods) == ((2, 3, 3, 3), (1, 0, 0, 0))
    assert t.anna.won == [1]


def test_payment_is_not_optional():
    """SM-4.111, SM-E24: who can pay all must pay all; the refused options say why."""
    t = paying(row=[1, 2, 5], dice={"S1": "anna 3", "S2": "anna 4"}, energy={"anna": 7})
    assert {paid for paid, _, _ in t.anna.payments()} == {"S1 S2"}
    t.anna.cannot("pay", t.anna.sheet(ships_0="unpaid", ships_1="unpaid"), "smugglers.must_pay", "SM-4.111")
    t.anna.cannot("pay", t.anna.sheet(ships_1="unpaid"), "smugglers.must_pay", "SM-4.111")


def test_either_but_not_both():
    """SM-4.112, SM-D6: the owner chooses which; none is not allowed; both is more than there is."""
    t = paying(row=[1, 2, 5], dice={"S1": "anna 3", "S2": "anna 4"}, energy={"anna": 6})
    assert {paid for paid, _, _ in t.anna.payments()} == {"S1", "S2"}
    t.anna.cannot("pay", t.anna.sheet(ships_0="unpaid", ships_1="unpaid"), "smugglers.must_pay", "SM-4.111")
    both = t.anna.sheet(ships_0=("omit", "R"), ships_1=("omit", "Y"))
    reason = t.anna.cannot("pay", both, "smugglers.energy_short", "SM-4.112")
    assert reason.params == {"need": 7, "have": 6, "field": "ships_1"}
    t.anna.pays("S2", "")
    assert (t.anna.won, t.anna.unpaid, t.anna.energy) == ([2], [1], 2)


def test_only_one_particular_one():
    """SM-4.113, SM-4.115: the affordable one must be paid; the other is lost and takes no goods."""
    t = paying(row=[1, 14, 5], dice={"S1": "anna 3", "S2": "anna 4"}, energy={"anna": 3})
    assert {paid for paid, _, _ in t.anna.payments()} == {"S1"}
    t.anna.pays("S1", "")
    assert (t.anna.won, t.anna.unpaid, t.anna.goods) == ([1], [14], (3, 3, 3, 3))
    assert t.happened("lose", seat=0, card="sector_14", why="energy", planets=2)


def test_neither_can_be_paid():
    """SM-E20, SM-7.1: both to the unpaid pile without a question, the energy is kept."""
    t = paying(row=[1, 2, 5], dice={"S1": "anna 3", "S2": "anna 4"}, energy={"anna": 2})
    assert (t.anna.unpaid, t.anna.energy) == ([1, 2], 2)


# -- goods


def test_one_good_for_each_ship_and_any_for_a_cruiser():
    """SM-4.120, SM-4.121, SM-4.123, SM-D8, SM-D9: one ship may be left out, coloured or cruiser."""
    t = paying(row=[16, 2, 5], dice={"S1": "anna 1"})  # ships Y N
    assert {goods for _, _, goods in t.anna.payments()} == {"Y", "R", "B", "G", "YY", "RY", "YB", "YG"}
    t = paying(row=[16, 2, 5], dice={"S1": "anna 1"}, goods={"anna": "YYG"})
    assert {goods for _, _, goods in t.anna.payments()} == {"Y", "G", "YY", "YG"}


def test_a_single_ship_may_be_left_out():
    """SM-4.122, SM-E21: no good at all is needed, and with none in stock there is nothing to ask."""
    t = paying(row=[15, 2, 5], dice={"S1": "anna 1"})
    assert {goods for _, _, goods in t.anna.payments()} == {"", "B"}
    t = paying(row=[15, 2, 5], dice={"S1": "anna 1"}, goods={"anna": ""})
    assert t.anna.won == [15]


def test_only_one_ship_may_be_left_out():
    """SM-4.121: two reds missing of R R N leave nothing to choose: the sector is lost."""
    t = paying(row=[17, 2, 5], dice={"S1": "anna 1"}, goods={"anna": "YB"})
    assert t.anna.unpaid == [17]


def test_leaving_out_is_always_allowed():
    """SM-4.121: also when the owner could deliver."""
    t = paying(row=[3, 2, 5], dice={"S1": "anna 1"})  # ships Y G
    assert {goods for _, _, goods in t.anna.payments()} == {"Y", "G", "YG"}
    t.anna.pays("S1", "G")
    assert t.happened("deliver", omitted="Y")


def test_undeliverable_sectors_are_lost():
    """SM-4.125, SM-4.126, SM-E1, SM-E22: no goods are given, the energy stays in the pool, and it is final."""
    t = paying(row=[28, 2, 5], dice={"S1": "anna 4"}, goods={"anna": "RY"})
    assert t.anna.unpaid == [28]
    assert (t.anna.energy, t.anna.goods) == (8, (1, 1, 0, 0))
    assert t.state.pool_energy == 4


def test_both_must_be_delivered_if_they_can():
    """SM-4.127, SM-E2: no allocation that spoils the second sector is offered."""
    t = paying(row=[14, 3, 5], dice={"S1": "anna 1", "S2": "anna 1"}, goods={"anna": "YBGGG"})  # YBGN and YG
    assert {delivered for _, delivered, _ in t.anna.payments()} == {"S1 S2"}
    assert {goods for _, _, goods in t.anna.payments()} == {"YBGG", "BGGG", "YGGG", "YBGGG"}
    t.anna.cannot("pay", t.anna.sheet(ships_1="undelivered"), "smugglers.must_deliver", "SM-4.127")


def test_either_can_be_delivered_but_not_both():
    """SM-4.127, SM-D7: the owner chooses which; delivering none is not allowed."""
    t = paying(row=[8, 22, 5], dice={"S1": "anna 1", "S2": "anna 1"}, goods={"anna": "R"})  # RR and RG
    assert sorted(t.anna.payments()) == [("S1 S2", "S1", "R"), ("S1 S2", "S2", "R")]
    none = t.anna.sheet(ships_0="undelivered", ships_1="undelivered")
    reason = t.anna.cannot("pay", none, "smugglers.must_deliver", "SM-4.127")
    assert reason.params["field"] == "ships_0"
    t.anna.cannot("pay", t.anna.sheet(ships_0=("omit", "R"), ships_1=("omit", "G")), "smugglers.goods_short")
    t.anna.pays("S1 S2", "R", delivered="S2")
    assert (t.anna.won, t.anna.unpaid) == ([22], [8])
    assert t.happened("lose", card="sector_08", why="goods")
    assert t.anna.energy == 10


def test_goods_go_to_the_pool():
    """SM-4.124, SM-1.4: and nowhere else."""
    t = paying(row=[28, 2, 5], dice={"S1": "anna 4"})
    t.anna.pays("S1", "RYBG")
    assert t.state.pool_goods == (1, 1, 1, 1)


def test_no_good_beyond_what_is_due():
    """SM-4.129, SM-E23: a sheet has no room for more goods than there are ships, nor for other sectors."""
    t = paying(row=[1, 2, 5], dice={"S1": "anna 1"})
    more = {"ships_0": ("goods", 2, 0, 0, 0)}, {"ships_0": ("omit", "B")}, {"ships_1": "all"}, {"cruiser_0_0": "R"}
    for wrong in more:
        t.anna.cannot("pay", t.anna.sheet(**wrong))


def test_a_sheet_may_divide_the_goods_between_two_sectors_as_it_likes():
    """SM-7.2: any division of the same goods is the same payment; nothing else of the position differs."""
    t = paying(row=[16, 3, 5], dice={"S1": "anna 1", "S2": "anna 1"})  # ships Y N and Y G
    one, other = ({"ships_0": ("omit", "Y"), "cruiser_0_0": "G", "ships_1": ("omit", "G")},
                  {"ships_0": ("omit", "N"), "ships_1": ("omit", "Y")})  # fmt: skip
    sheets = [dict(t.anna.sheet(**fields)) for fields in (one, other)]
    came_to = {outcome_of(bill_of(t.state, 0), sheet) for sheet in sheets}
    assert came_to == {((0, 1), (0, 1), counted("YG"))}


def test_a_cruiser_that_is_left_out_gets_nothing():
    """SM-4.121: whatever its field says."""
    t = paying(row=[16, 2, 5], dice={"S1": "anna 1"})  # ships Y N
    t.anna.answers("pay", t.anna.sheet(ships_0=("omit", "N"), cruiser_0_0="B"))
    assert t.anna.goods == (3, 2, 3, 3)


# -- one form with distinct outcomes


def test_a_single_outcome_is_not_asked():
    """SM-7.1: an option set of size 1 is applied without asking."""
    t = paying(row=[1, 2, 5], dice={"S1": "anna 1"}, goods={"anna": "Y"})
    assert t.anna.won == [1]
    assert t.anna.goods == (0, 1, 0, 0)


@pytest.mark.parametrize("given", [{"row": [14, 3, 5]}, {"row": [28, 17, 5], "goods": {"anna": "RYB"}}])
def test_the_cheapest_outcome_comes_first(given):
    """SM-7.1, SM-7.2: distinct goods vectors, those that give fewer first, whichever sector they are for."""
    t = paying(dice={"S1": "anna 1", "S2": "anna 1"}, **given)
    found = outcomes(t.state, 0)
    sums = [sum(goods) for _, _, goods in found]
    assert sums == sorted(sums) and len(set(found)) == len(found)
    form = t.anna.decision("pay")
    assert outcome_of(bill_of(t.state, 0), form.opening()) == found[0]


def test_the_form_can_say_every_outcome_and_nothing_else():
    """SM-7.1, SM-7.2: on whatever is won."""
    cases = (([14, 3, 5], 12), ([14, 3, 5], 6), ([8, 22, 5], 12), ([28, 17, 5], 7))
    for row, energy, goods in [*((*case, "RRYYBG") for case in cases), ([8, 22, 5], 12, "R")]:
        t = paying(row=row, dice={"S1": "anna 3", "S2": "anna 4"}, energy={"anna": energy}, goods={"anna": goods})
        form, found = t.anna.decision("pay"), outcomes(t.state, 0)
        sheets = [dict(value) for value in form.answers()]
        assert {outcome_of(bill_of(t.state, 0), sheet) for sheet in sheets} == set(found)
        for name, field in form.fields:
            assert name.startswith("cruiser") or set(field.options) == {sheet[name] for sheet in sheets}
        for outcome in found:
            value = answer_of(bill_of(t.state, 0), outcome, found)
            assert form.check(value) == value and outcome_of(bill_of(t.state, 0), dict(value)) == outcome


def test_sizes_of_the_payment_form():
    """SM-7.3: at most 14 vectors for one sector, 81 sums for two, for a full stock."""
    cards = find("smugglers").content([]).table(SECTOR)
    assert max(len(card.deliveries) for card in cards.values()) == 14
    assert max(len(list(FACTS.payments(pair))) for pair in combinations(sorted(cards), 2)) == 81


@pytest.mark.parametrize("ships", ["RRN", "RYBG", "N", "RN", "YYB", "RRBN"])
def test_deliveries_by_brute_force(ships):
    """SM-4.120, SM-4.121, SM-7.2: every vector and no other, and each is explained rightly."""
    found = set()
    for left_out in (None, *range(len(ships))):
        rest = [ship for i, ship in enumerate(ships) if i != left_out]
        cruisers = [i for i, ship in enumerate(rest) if ship == "N"]
        for colours in ["RYBG"[i] for i in range(4)] if cruisers else [""]:
            given = [colours if i in cruisers else ship for i, ship in enumerate(rest)]
            found.add(counted(given))
    made = deliveries(tuple(ships))
    assert set(made) == found
    for goods, read in made.items():
        rest = list(ships)
        if read.omitted:
            rest.remove(read.omitted)
        assert counted([s for s in rest if s != "N"] + list(read.cruisers)) == goods
        assert len(read.cruisers) == rest.count("N")


def test_a_payment_that_was_taken_back_can_be_made_otherwise():
    """The form of the position before is judged by that position, not by the one that was left."""
    t = paying(row=[16, 2, 5], dice={"S1": "anna 1", "S2": "bela 1"})
    session = Session(t.state, 1)
    ask = waiting(session.state)[0]
    for colour in "RB":
        sheet = {**ask.opening(), "ships_0": "all", "cruiser_0_0": colour}
        session.answer(Answer(0, ask.prompt, tuple(sheet.items())))
        assert session.state.goods[0] == subtract((3, 3, 3, 3), counted("Y" + colour))
        assert session.may_undo(0) is None
        session.undo(0)
