"""Barbarian (CE-A3) and its flare (CE-F3)."""

from __future__ import annotations

from rules import events_for, occasion, view
from tests.games.cosmic.support import duel, table


def raid(cards=("attack_12", "negotiate"), ships=2, powers=None):
    t = duel(cards, ships=ships, powers=powers or {"red": "barbarian"})
    t.red.holds("attack_01", "attack_04", "attack_05")
    t.blue.holds("attack_06", "attack_07", "attack_08", "attack_09", "attack_10")
    t.plans(red=cards[0], blue=cards[1])
    return t


def test_barbarian_loots_and_then_pays_y31():
    """CE-A3, CE-Y31, CE-E14: two of five, the others are discarded; compensation comes out of the loot, too."""
    t = raid()
    t.red.cannot("loot", [t.blue.card(f"attack_{n:02d}") for n in (6, 7, 8)])
    t.red.answers("loot", [t.blue.card("attack_10"), t.blue.card("attack_09")])
    assert {"attack_06", "attack_07", "attack_08"} <= set(t.discards)
    assert len(t.red.hand) == 1 and len(t.blue.hand) == 4


def test_fewer_may_be_taken():
    """CE-A3: up to as many as there are own ships in the encounter."""
    t = raid(("attack_12", "attack_00"))
    t.red.answers("loot", [])
    assert t.blue.hand == [] and len(t.red.hand) == 3


def test_only_a_victorious_offense_loots():
    """CE-A3, CE-5.13: neither in defeat nor in defense."""
    assert not raid(("attack_00", "attack_12")).red.is_asked("loot")
    assert not raid(("attack_00", "attack_12"), powers={"blue": "barbarian"}).blue.is_asked("loot")


def test_a_zapped_barbarian_gets_nothing():
    """CE-5.15."""
    t = duel(("attack_12", "attack_00"), powers={"red": "barbarian"})
    t.blue.holds("attack_06")
    t.green.holds("cosmic_zap")
    t.plans(red="attack_12", blue="attack_00")
    t.until("green").uses("cosmic_zap")
    assert t.blue.hand == ["attack_06"]


def test_the_loot_is_seen_by_barbarian_only():
    """1b: one player looks at another's hand."""
    t = raid(("attack_12", "attack_00"))
    card = t.blue.card("attack_10")
    assert t.state.knows(t.red.seat, card) and not t.state.knows(t.green.seat, card)
    shown = {seat: view(t.state, seat)["table"]["cards"] for seat in (t.red.seat, t.green.seat, None)}
    assert shown[t.red.seat][str(card)] == "attack_10"  # he chooses among them, so he must tell them apart
    assert str(card) not in shown[t.green.seat] and str(card) not in shown[None]
    t.red.answers("loot", [t.blue.card("attack_09")])
    assert str(t.red.card("attack_09")) not in view(t.state, t.green.seat)["table"]["cards"]


def allied(zapped):
    t = table("red", "blue", "green", "yellow", powers={"green": "barbarian"})
    t.red.holds("attack_12")
    t.blue.holds("attack_00", "attack_06", "attack_07")
    t.green.holds("flare_barbarian")
    t.yellow.holds("cosmic_zap")
    t.clash(offense={"green": 1})
    t.plans(red="attack_12", blue="attack_00")
    t.until("green").uses("flare_barbarian")
    t.until("yellow")
    if not t.yellow.may("cosmic_zap"):
        t.yellow.passes()
        t.until("yellow")
    t.yellow.uses("cosmic_zap") if zapped else t.yellow.passes()
    return t


def test_the_super_flare_loots_as_an_offensive_ally():
    """CE-F3, CE-5.29: the opposing main player, as many cards as own ships."""
    t = allied(zapped=False)
    t.blue.passes() if t.blue.is_asked("reply") else None
    t.green.answers("loot", [t.blue.card("attack_07")])
    assert t.green.hand == ["attack_07", "flare_barbarian"] and t.blue.hand == []


def test_the_super_flares_use_can_be_zapped():
    """CE-5.29: the flare returns to the hand."""
    t = allied(zapped=True)
    t.all_pass()
    assert t.blue.hand == ["attack_06", "attack_07"] and t.green.hand == ["flare_barbarian"]


def test_the_wild_flare_sorts_compensation():
    """CE-F3: unwanted cards are discarded and not replaced."""
    t = duel(("negotiate", "attack_12"), ships=3)
    t.red.holds("flare_barbarian")
    t.blue.holds("attack_04", "attack_05", "attack_06")
    t.plans(red="negotiate", blue="attack_12")
    t.until("red").uses("flare_barbarian")
    t.red.answers("unwanted", [t.red.card("attack_04")])
    assert t.red.hand == ["attack_05", "attack_06", "flare_barbarian"] and "attack_04" in t.discards


def test_the_wild_flare_sorts_rewards():
    """CE-F3: rewards taken as cards."""
    t = table("red", "blue", "green", "yellow", red=["attack_04"], blue=["attack_12"], green=["flare_barbarian"])
    t.deck("attack_20", "negotiate")
    t.clash(1, defense={"green": 2})
    t.plans(red="attack_04", blue="attack_12")
    t.green.sends("return", 2)
    t.until("green").uses("flare_barbarian")
    t.green.answers("unwanted", [t.green.card("negotiate")])
    assert t.green.hand == ["attack_20", "flare_barbarian"] and "negotiate" in t.discards


def test_nobody_else_hears_which_cards_were_gained():
    """1b: compensation is known to giver and taker only, also by the moment at which wild Barbarian sorts it."""
    t = duel(("attack_20", "negotiate"), ships=1, also={"blue": ["flare_barbarian"]})
    paid = t.red.holds("attack_04", "attack_06")
    t.plans(red="attack_20", blue="negotiate")
    t.until("blue")
    assert t.blue.may("flare_barbarian")
    assert not set(paid) & set(numbers_in(dict(occasion(t.state).about)))
    t.blue.uses("flare_barbarian")
    told = [event for event in events_for(t.events, t.green.seat) if event.kind == "stacked"]
    assert told and not set(paid) & {n for event in told for n in numbers_in(event.data["told"]["about"])}


def numbers_in(about):
    return [n for part in about.values() for n in (part if isinstance(part, list) else [part]) if type(n) is int]
