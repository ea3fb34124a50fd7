"""Trader (CE-A41) and its flare (CE-F41)."""

from __future__ import annotations

from tests.games.cosmic.support import table


def trading(powers=None, **extra):
    t = table(powers={"red": "trader"} if powers is None else powers)
    t.red.holds("attack_04", "attack_06")
    t.blue.holds("attack_20")
    t.green.holds("negotiate", "attack_40")
    for name, designs in extra.items():
        getattr(t, name).holds(*designs)
    t.begins("red", "blue").launches(4, at="blue 1")
    return t


def test_whole_hands_are_exchanged():
    """CE-A41: both keep the new hands."""
    t = trading()
    t.nobody_allies()
    t.red.uses("trader", t.blue.seat)
    assert (t.red.hand, t.blue.hand) == (["attack_20"], ["attack_04", "attack_06"])
    t.plans(red="attack_20", blue="attack_06")
    assert t.happened("totals", totals=[24, 10])


def test_both_know_what_they_gave():
    """1b: giver and taker know the cards, nobody else does."""
    t = trading()
    t.nobody_allies()
    card = t.blue.card("attack_20")
    t.red.uses("trader", t.blue.seat)
    assert t.state.knows(t.blue.seat, card) and t.state.knows(t.red.seat, card)
    assert not t.state.knows(t.green.seat, card)


def test_only_with_the_opponent_and_once():
    """CE-A41, CE-5.19, CE-Y35."""
    t = trading()
    t.nobody_allies()
    assert {option[3] for option in t.red.offered("reply") if option[0] == "power"} == {t.blue.seat}
    t.red.uses("trader", t.blue.seat)
    assert t.red.is_asked("planning.card")


def test_an_outsider_does_not_trade():
    """CE-5.13."""
    t = trading({"green": "trader"})
    t.nobody_allies()
    assert t.red.is_asked("planning.card")


def test_zapped_everybody_keeps_his_hand():
    """CE-5.15."""
    t = trading(green=["cosmic_zap"])
    t.nobody_allies()
    t.red.uses("trader", t.blue.seat)
    t.until("green").carries_out("cosmic_zap")
    assert t.red.hand == ["attack_04", "attack_06"]


def test_a_defense_without_encounter_cards_draws_before_trading():
    """CE-A41, CE-4.43, CE-E3b."""
    t = table(powers={"blue": "trader"}, red=["attack_04"])
    t.deck("attack_30", *["attack_06"] * 7)
    t.clash()
    assert len(t.blue.hand) == 8
    t.blue.uses("trader", t.red.seat)
    assert len(t.red.hand) == 8 and t.blue.hand == ["attack_04"]


def test_oracle_looks_after_the_trade():
    """CE-E39: before selection comes first; then the opponent's open card."""
    t = trading({"red": "trader", "blue": "oracle"})
    t.nobody_allies()
    t.red.uses("trader", t.blue.seat)
    assert t.asked() == [(t.red.seat, "cosmic.planning.card")]
    t.red.lays("attack_20")
    assert t.blue.is_asked("planning.card")


def test_the_super_flare_trades_with_anybody():
    """CE-F41: and it is still the one use of the power."""
    t = trading(red=["flare_trader"])
    t.all_pass()
    t.nobody_allies()
    t.red.uses("flare_trader", t.green.seat)
    assert t.red.hand == ["attack_40", "flare_trader", "negotiate"]
    assert t.green.hand == ["attack_04", "attack_06"]
    assert t.asked() == [(t.red.seat, "cosmic.planning.card"), (t.blue.seat, "cosmic.planning.card")]


def test_a_power_used_through_the_flare_can_be_zapped():
    """CE-5.29: the flare returns."""
    t = trading(red=["flare_trader"], blue=["cosmic_zap"])
    t.all_pass()
    t.nobody_allies()
    t.red.uses("flare_trader", t.green.seat)
    t.until("blue").carries_out("cosmic_zap")
    assert t.red.hand == ["attack_04", "attack_06", "flare_trader"]


def test_an_offense_left_without_encounter_cards_has_no_encounter():
    """CE-E3b, CE-4.45: the check is made again before selection."""
    t = trading(red=["flare_trader"])
    t.all_pass()
    for card in list(t.state.pile("hand:2")):
        t.move_card(card, "deck")
    t.nobody_allies()
    t.red.carries_out("flare_trader", t.green.seat)
    assert t.outcome() == "broken_off"


def test_the_wild_flare_swaps_a_card():
    """CE-F41: a random one for one of your choice, before allies are invited."""
    t = trading({}, red=["flare_trader"])
    t.red.uses("flare_trader")
    t.red.answers("swap_a_card.card", t.red.card("attack_04"))
    assert t.blue.hand == ["attack_04"] and t.red.hand == ["attack_06", "attack_20", "flare_trader"]


def test_the_wild_flare_needs_a_card_to_draw():
    """CE-F41: the number of cards is open to all."""
    t = table(red=["attack_04", "flare_trader"])
    t.begins("red", "blue").launches(4, at="blue 1")
    assert t.red.is_asked("alliance.invite")


def test_who_has_answered_with_his_last_card_loses_none():
    """CE-F41: the wild flare draws from an empty hand."""
    t = table(powers={}, red=["attack_06", "flare_trader"], blue=["card_zap"], green=["card_zap"])
    t.begins("red", "blue").launches(4, at="blue 1")
    t.red.uses("flare_trader")
    t.until("blue").uses("card_zap")
    t.until("green").carries_out("card_zap")
    assert t.red.is_asked("invite") and t.red.hand == ["attack_06", "flare_trader"]
