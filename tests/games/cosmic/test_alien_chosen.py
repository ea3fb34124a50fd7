"""Chosen (CE-A5) and its flare (CE-F5)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought, table


def drew(*deck, cards=("attack_08", "attack_15"), powers=None, flare=False, zap=False):
    t = duel(cards, powers={"red": "chosen", **(powers or {})})
    t.deck(*deck)
    if flare:
        t.red.holds("flare_chosen")
    if zap:
        t.green.holds("cosmic_zap")
    t.all_pass()
    t.plans(red=cards[0], blue=cards[1])
    while flare and not t.red.may("chosen"):
        t.players[t.asked()[0][0]].passes()
    return t


def aside(t, design):
    cards = t.state.cards
    return next(c for c in t.state.pile("sheet:0") if cards.design[c] == design)


def test_a_drawn_card_replaces_the_own_one():
    """CE-A5: all the others are discarded, the replaced one too."""
    t = drew("attack_30", "negotiate", "attack_01")
    t.red.uses("chosen")
    t.red.answers("use", ("replace", aside(t, "attack_30")))
    assert t.happened("totals", totals=[34, 19])
    assert {"attack_08", "negotiate", "attack_01", "attack_30"} <= set(t.discards) and t.red.hand == []


def test_the_card_that_replaces_lies_open_in_its_place():
    """CE-A5, CE-4.57: while reinforcements may still be played."""
    t = drew("attack_30", "negotiate", "attack_01")
    t.blue.holds("reinforcement_3")
    t.red.uses("chosen")
    card = aside(t, "attack_30")
    t.red.answers("use", ("replace", card))
    assert t.blue.is_asked() and t.encounter.laid[0] == card
    assert (t.state.cards.place[card], t.state.cards.face_up[card]) == ("slot:0", True)


def test_an_attack_may_be_added_instead_and_mirror_does_not_see_it_y34():
    """CE-Y34, CE-4.58: 80 + 12 against 51."""
    t = drew("attack_12", "negotiate", "attack_01", powers={"blue": "mirror"})
    t.blue.uses("mirror")
    t.red.uses("chosen")
    t.red.answers("use", ("add", aside(t, "attack_12")))
    assert t.happened("totals", totals=[96, 55])


def test_only_attacks_are_added_to_attacks():
    """CE-A5: a negotiate only replaces."""
    t = drew("attack_12", "negotiate", "attack_01", cards=("negotiate", "attack_15"))
    t.red.uses("chosen")
    assert {option[0] for option in t.red.offered("use")} == {"none", "replace"}


def test_a_drawn_morph_copies_the_opponents_card():
    """CE-4.57: as it is then."""
    t = drew("morph", "negotiate", "attack_01")
    t.red.uses("chosen")
    t.red.answers("use", ("replace", aside(t, "morph")))
    assert t.happened("totals", totals=[19, 19])


def test_without_an_encounter_card_everything_is_discarded_e77():
    """CE-A5, CE-E77."""
    t = drew("cosmic_zap", "card_zap", "quash")
    t.red.uses("chosen")
    assert t.red.offered("use") == [("none",)]
    t.red.answers("use", ("none",))
    assert {"cosmic_zap", "card_zap", "quash"} <= set(t.discards) and t.happened("totals", totals=[12, 19])


def test_zapped_nothing_is_drawn():
    """CE-5.15, CE-5.17."""
    t = drew("attack_30", zap=True)
    t.red.uses("chosen")
    t.green.uses("cosmic_zap")
    assert t.happened("totals", totals=[12, 19]) and not t.happened("drew", seat=0)


def test_only_for_a_main_player():
    """CE-5.13."""
    t = fought(("attack_08", "attack_15"), powers={"green": "chosen"})
    assert not t.green.is_asked("reply")


def test_the_super_flare_keeps_the_other_cards():
    """CE-F5: encounter cards are still discarded."""
    t = drew("attack_30", "cosmic_zap", "attack_01", flare=True)
    t.red.uses("chosen")
    t.red.passes()  # it could zap itself
    t.red.answers("use", ("replace", aside(t, "attack_30")))
    t.red.carries_out("flare_chosen")
    assert t.red.hand == ["cosmic_zap", "flare_chosen"] and "attack_01" in t.discards


def test_the_super_flare_need_not_be_used():
    """CE-5.27."""
    t = drew("attack_30", "cosmic_zap", "attack_01", flare=True)
    t.red.uses("chosen")
    t.red.passes()  # it could zap itself
    t.red.answers("use", ("none",))
    t.red.passes()
    assert "cosmic_zap" in t.discards and t.red.hand == ["flare_chosen"]


def test_the_wild_flare_draws_a_card_before_the_selection():
    """CE-F5; CE-5.19: once in the encounter."""
    t = table(red=["attack_08", "flare_chosen"], blue=["attack_06"])
    t.deck("attack_40")
    t.clash()
    t.until("red").uses("flare_chosen")
    assert t.red.hand == ["attack_08", "attack_40", "flare_chosen"]
    assert not t.red.is_asked("reply") or not t.red.may("flare_chosen")


def test_nobody_else_sees_what_was_drawn():
    """1b: cards on the sheet are for its holder."""
    t = drew("attack_30", "negotiate", "attack_01")
    t.red.uses("chosen")
    card = aside(t, "attack_30")
    assert t.state.knows(t.red.seat, card) and not t.state.knows(t.blue.seat, card)


def test_a_short_deck_gives_what_it_has():
    """CE-E77: two cards are left, and no pile to shuffle; one of them replaces the own card."""
    t = drew("attack_30", "attack_12")
    for card in list(t.state.pile("deck"))[:-2]:
        t.move_card(card, "out")
    t.red.uses("chosen")
    assert len(t.red.offered("use")) == 1 + 2 * 2
    t.red.answers("use", ("replace", aside(t, "attack_30")))
    assert t.happened("totals", totals=[34, 19])
