"""The deal (chapter 6)."""

from __future__ import annotations

import pytest

from rules import CLOCK, DEADLINE, Answer, view
from rules.core.forms import Form
from rules.cosmic.state.pieces import has_power
from tests.games.cosmic.support import duel, fought, table


def talking(ships=4, options=None, **hands):
    t = duel(("negotiate", "negotiate"), ships=ships, options=options)
    t.red.holds(*hands.get("red", ()))
    t.blue.holds(*hands.get("blue", ()))
    t.plans(red="negotiate", blue="negotiate")
    return t


def test_allies_leave_before_the_deal():
    """CE-4.56, CE-6.2: both sides' allies take their ships back and get nothing."""
    t = fought(("negotiate", "negotiate"), ships=1, offense={"green": 2}, defense={"yellow": 3})
    t.green.sends("return", 2, "green 1")
    t.yellow.sends("return", 3, "yellow 1")
    assert t.red.is_asked("message")
    assert (t.green.ships_in("green 1"), t.yellow.ships_in("yellow 1"), t.yellow.hand) == (4, 4, [])


def test_breaking_off_costs_three_ships_each_y16():
    """CE-Y16, CE-6.20, CE-D24: of one's choice, gate included; with fewer all. No second encounter."""
    t = table()
    for number in range(1, 6):
        t.red.puts(4 if number > 1 else 1, f"red {number}", "out")
    t.red.holds("negotiate")
    t.blue.holds("negotiate")
    t.clash(2)
    t.plans(red="negotiate", blue="negotiate")
    t.red.says("break_off")
    t.blue.answers("lose", [1, 1, 1, 0, 0])
    assert t.red.ships_in("warp") == 3
    assert t.blue.ships_in("warp") == 3 and t.outcome() == "no_deal"
    assert t.state.active == t.blue.seat


def test_an_empty_offer_is_no_deal():
    """CE-6.11."""
    t = talking()
    asked = t.red.decision("message")
    assert isinstance(asked, Form)
    t.red.cannot("message", {**asked.opening(), "say": "propose"}, "cosmic.empty_offer", "CE-6.11")


def test_who_proposes_must_be_able_to_keep_it():
    """CE-6.31: own part checked at once."""
    t = talking(red=("attack_04",))
    asked = t.red.decision("message")
    slots = [name for name, _, _ in dict(asked.fields)["give"].slots]
    give = [1 if name == "morph" else 0 for name in slots]
    t.red.cannot("message", {**asked.opening(), "say": "propose", "give": give}, "cosmic.cannot_give", "CE-6.31")


def test_what_the_partner_lacks_shows_only_to_himself():
    """CE-6.31: the offer is legal; accepting is refused to him alone, and nobody else can see it."""
    offers = []
    for held in ("attack_04", "morph"):
        t = talking(blue=(held,))
        t.red.says("propose", want={"morph": 1})
        offers.append(view(t.state, 0)["table"]["deal"])
        asked = t.blue.decision("message")
        answer = {**asked.opening(), "say": "accept"}
        if held == "morph":
            t.blue.answers("message", answer)
            t.blue.answers("cards", {"morph": [t.blue.card("morph")]})
            assert t.red.hand == ["morph"]
        else:
            t.blue.cannot("message", answer, "cosmic.cannot_fulfil", "CE-6.31")
    assert offers[0] == offers[1]


def test_the_giver_chooses_among_a_type():
    """CE-6.32, CE-D22, 1b: the receiver and the giver know the card, others only the number."""
    t = talking(blue=("attack_04", "morph", "attack_20"), red=("attack_06",))
    t.red.says("propose", want={"attack": 1}, give={"choice": 1})
    t.blue.says("accept")
    t.red.answers("cards", {"choice": [t.red.card("attack_06")]})
    card = t.blue.card("attack_20")
    assert dict(t.blue.decision("cards").fields)["attack"].items == (t.blue.card("attack_04"), card)
    t.blue.answers("cards", {"attack": [card]})
    assert t.red.hand == ["attack_20"] and t.blue.hand == ["attack_04", "attack_06", "morph"]
    assert [t.state.knows(seat, card) for seat in range(3)] == [True, True, False]


@pytest.mark.parametrize(("spec", "got"), [("lowest", "attack_04"), ("highest", "attack_20")])
def test_lowest_and_highest_attacks_are_given_without_a_choice(spec, got):
    """6b, CE-6.4: LOWEST_ATTACK, HIGHEST_ATTACK; a negotiate is none, though it counts nothing."""
    t = talking(blue=("negotiate", "attack_08", "attack_20", "attack_04"))
    t.red.says("propose", want={spec: 1})
    t.blue.says("accept")
    assert t.red.hand == [got]


def test_random_cards():
    """6b: RANDOM(n), after everything else."""
    t = talking(blue=("attack_08", "attack_20", "attack_04"))
    t.red.says("propose", want={"random": 2, "lowest": 1})
    t.blue.says("accept")
    assert t.red.hand == ["attack_04", "attack_08", "attack_20"] and t.blue.hand == []


def test_a_face_down_card_is_a_back_for_the_partner_until_it_is_his():
    """6b: EXACT, shown or face down."""
    t = talking(red=("attack_04",))
    card = t.red.card("attack_04")
    t.red.says("propose", cards=["attack_04"])
    assert view(t.state, 1)["table"]["deal"]["offer"]["cards"] == [None]
    assert view(t.state, 0)["table"]["deal"]["offer"]["cards"] == [card]
    t.blue.says("accept")
    assert t.blue.hand == ["attack_04"]


def test_an_open_card_is_seen_by_all():
    """1b: unless a dealer chooses to show them."""
    t = talking(red=("attack_04",))
    card = t.red.card("attack_04")
    t.red.says("propose", cards=["attack_04"], open="open")
    assert [t.state.knows(seat, card) for seat in range(3)] == [True, True, True]


def test_offers_alternate_and_end_after_eight():
    """CE-6.30, CE-6.34: the offense first; after the eighth only accept or break off."""
    t = talking(red=("attack_04",), blue=("attack_06",))
    players = [t.red, t.blue] * 4
    for player in players:
        assert t.asked() == [(player.seat, "cosmic.deal.message")]
        player.says("propose", give={"random": 1})
    asked = dict(t.red.decision("message").fields)
    assert list(asked) == ["say"] and asked["say"].options == ("break_off", "accept")


def test_the_first_message_cannot_accept():
    """CE-6.30."""
    t = talking()
    assert "accept" not in dict(t.red.decision("message").fields)["say"].options


@pytest.mark.parametrize("clock", ["60", "120", "off"])
def test_the_clock_breaks_off(clock):
    """CE-6.3, CE-6.33."""
    t = talking(options={"deal_clock": clock})
    limit = t.red.decision("message").limit
    if clock == "off":
        assert limit is None
        return
    assert limit.seconds == int(clock)
    t.give(Answer(CLOCK, DEADLINE, 0))
    assert t.outcome() == "no_deal"


def test_one_clock_runs_for_the_whole_deal():
    """CE-6.33: for both together, not anew for each message; another deal has a clock of its own."""
    clocks = []
    t = talking(red=["attack_04"], blue=["attack_06", "negotiate"])
    for offerer, other in ((t.red, t.blue), (t.blue, t.red)):
        clocks.append(offerer.decision("message").limit.clock)
        offerer.says("propose", want={"choice": 1})
        clocks.append(other.decision("message").limit.clock)
    assert len(set(clocks)) == 1 and clocks[0]
    t.red.says("accept")
    t.red.answers("cards", {"choice": [t.red.card("attack_04")]})
    t.red.sends("return", 4, "red 2")
    t.destinies("blue")
    t.red.holds("negotiate")
    t.red.answers("further", "second")
    t.red.launches(1, at="blue 2")
    t.nobody_allies()
    t.plans(red="negotiate", blue="negotiate")
    assert t.red.decision("message").limit.clock not in ("", clocks[0])


def test_both_receive_a_colony_at_the_same_time():
    """CE-6.5, CE-6.19, CE-6.32, CE-D23, CE-E22: also on the target planet."""
    t = talking()
    t.red.says("propose", give_colony="red 5", want_colony="blue 1")
    t.blue.says("accept")
    assert sorted(t.asked()) == [(0, "cosmic.carrying_out.settlers"), (1, "cosmic.carrying_out.settlers")]
    t.red.sends("settlers", 4, "gate")
    t.blue.sends("settlers", 1)
    assert (t.red.foreign, t.blue.foreign) == (1, 1)


def test_where_a_colony_can_be_granted():
    """CE-6.6, CE-6.7, CE-E23, CE-E24: where the giver has one and the receiver has none, in any system."""
    t = table(red=["negotiate"], blue=["negotiate"])
    t.blue.puts(4, "blue 1", "blue 2")
    t.blue.puts(1, "blue 2", "green 1")
    t.red.puts(1, "red 1", "blue 3")
    t.red.puts(3, "red 1", "red 2")
    t.blue.puts(1, "blue 2", "red 1")
    t.clash(1, start="red 2")
    t.plans(red="negotiate", blue="negotiate")
    wanted = dict(t.red.decision("message").fields)["want_colony"].options
    assert wanted == ("none", t.planet("red 1"), *(t.planet(f"blue {n}") for n in (2, 4, 5)), t.planet("green 1"))


def test_a_deal_may_win_for_both():
    """CE-E25, CE-8.3."""
    t = table()
    for number in range(1, 5):
        t.red.puts(1, "red 1", f"green {number}")
        t.blue.puts(1, "blue 1", f"green {number}")
    t.red.holds("negotiate")
    t.blue.holds("negotiate")
    t.clash(1, at="blue 3", start="red 2")
    t.plans(red="negotiate", blue="negotiate")
    t.red.says("propose", give_colony="red 5", want_colony="blue 5")
    t.blue.says("accept")
    t.red.sends("settlers", 1, "gate")
    t.blue.sends("settlers", 1, "blue 2")
    assert t.winners() == ["red", "blue"]


def test_only_zombie_releases_ships_and_not_for_nothing():
    """CE-6.13, CE-6.14, CE-A50, CE-X7: part of a deal of his, also when zapped; alone it is no deal."""
    t = duel(("negotiate", "negotiate"), powers={"blue": "zombie"})
    t.green.puts(3, "green 1", "warp")
    t.red.holds("attack_04")
    t.plans(red="negotiate", blue="negotiate")
    t.red.says("propose", cards=["attack_04"])
    t.blue.says("propose", want={"lowest": 1}, release={"seat_2": 2})
    asked = t.red.decision("message")
    t.red.says("accept")
    t.green.sends("retrieve", 2, "green 1")
    assert t.green.ships_in("warp") == 1
    assert "release" in dict(asked.fields)
    assert "release" not in dict(talking().red.decision("message").fields)


def test_what_was_played_since_the_agreement_is_not_given():
    """CE-6.4, CE-6.19: red promises his Card Zap and then needs it against a Quash: it lies in the discard pile."""
    t = fought(("negotiate", "negotiate"), also={"red": ["card_zap"], "blue": ["attack_06"], "green": ["quash"]})
    t.all_pass()
    t.red.says("propose", cards=["card_zap"], want={"lowest": 1})
    t.blue.says("accept")
    t.until("green").uses("quash")
    t.until("red").carries_out("card_zap")
    assert t.outcome() == "deal"
    assert t.red.hand == ["attack_06"] and t.blue.hand == []
    assert "card_zap" in t.discards


def test_a_failed_deal_costs_both_main_players_at_once():
    """CE-6.20, CE-5.57: red gives up his third home colony, but his power is lost only when both have paid."""
    t = table(powers={"red": "healer"}, red=["negotiate"], blue=["negotiate"])
    t.red.puts(4, "red 4", "green 4")
    t.red.puts(4, "red 5", "green 5")
    t.red.puts(2, "red 1", "red 2")
    t.clash(1, start="red 2")
    t.plans(red="negotiate", blue="negotiate")
    t.red.says("break_off")
    places = t.red.decision("lose").slots
    t.red.answers("lose", [{t.place("red 1"): 2, "gate": 1}.get(place, 0) for place in places])
    t.blue.sends("lose", 3, "blue 2")
    assert t.red.homes == 2
    t.red.uses("healer")
    t.blue.sends("return", 3, "blue 2")
    assert t.blue.ships_in("warp") == 0
    assert not has_power(t.state, t.red.seat)


def test_a_colony_that_cannot_be_founded_any_more_is_none():
    """CE-6.6, CE-6.8: blue's last ship was dragged into the warp after the deal was agreed; the rest of it counts."""
    t = duel(
        ("negotiate", "negotiate"), ships=2, powers={"red": "vacuum"},
        also={"red": ["flare_void", "attack_04"], "green": ["quash"]},
    )  # fmt: skip
    for number, count in ((1, 3), (2, 4), (3, 4), (4, 4), (5, 4)):
        t.blue.puts(count, f"blue {number}", "warp")
    t.plans(red="negotiate", blue="negotiate")
    t.all_pass()
    t.red.says("propose", give_colony="red 2", cards=["attack_04"])
    t.blue.says("accept")
    t.until("green").uses("quash")
    t.until("red").uses("flare_void")
    t.red.answers("ship", t.place("red 4"))
    t.red.answers("whom", [1, 0])
    t.blue.sends("lose", 1)
    t.all_pass()
    t.red.sends("return", 2)
    assert t.blue.hand == ["attack_04"] and t.blue.ships_in("warp") == 20 and t.red.is_asked("further")


def test_a_card_that_is_named_is_not_chosen_again():
    """CE-6.32, CE-D22: the giver chooses among his other cards."""
    t = talking(red=("attack_04", "attack_06"), blue=("attack_08",))
    t.red.says("propose", cards=["attack_04"], give={"choice": 1})
    named, other = t.red.card("attack_04"), t.red.card("attack_06")
    t.blue.says("accept")
    asked = t.red.decision("carrying_out.cards")
    assert dict(asked.fields)["choice"].items == (other,) and named != other


def test_random_cards_come_besides_those_that_are_named():
    """CE-6.32: no card is given twice."""
    t = talking(red=("attack_04", "attack_06"))
    t.red.says("propose", cards=["attack_04"], give={"random": 1})
    t.blue.says("accept")
    assert t.red.hand == [] and t.blue.hand == ["attack_04", "attack_06"]


def test_the_lowest_attack_is_one_besides_those_that_are_named():
    """CE-6.4, 6b: no card is given twice."""
    t = talking(red=("attack_04", "attack_06", "attack_08"))
    t.red.says("propose", cards=["attack_04"], give={"lowest": 1})
    t.blue.says("accept")
    assert t.red.hand == ["attack_08"] and t.blue.hand == ["attack_04", "attack_06"]


def test_whoever_deals_with_zombie_may_write_down_a_release():
    """CE-6.13: in any offer of a deal of his, whichever of the two makes it."""
    for zombie in ("red", "blue", "green"):
        t = fought(("negotiate", "negotiate"), powers={zombie: "zombie"})
        assert ("release" in dict(t.red.decision("message").fields)) == (zombie != "green")
