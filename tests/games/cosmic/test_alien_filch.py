"""Filch (CE-A11) and its new flare (CE-F11)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought


def played(powers, cards=("attack_12", "attack_00")):
    return fought(cards, powers=powers)


def laid(t, slot):
    return t.happened("revealed")[-1].data["cards"][slot]


def test_filch_takes_the_opponents_card():
    """CE-A11: from the discard pile, won or lost."""
    t = played({"blue": "filch"})
    t.blue.uses("filch", laid(t, 0))
    assert t.blue.hand == ["attack_12"] and t.discards == ["attack_00"]


def test_filch_need_not_and_an_outsider_may_not():
    """CE-A11, CE-5.13."""
    t = played({"blue": "filch"})
    t.blue.passes()
    assert t.blue.hand == []
    assert not played({"green": "filch"}).green.is_asked("reply")


def test_a_zapped_filch_takes_nothing():
    """CE-5.15."""
    t = fought(("attack_12", "attack_00"), powers={"blue": "filch"}, late={"green": ["cosmic_zap"]})
    t.until("blue").uses("filch", laid(t, 0))
    t.green.uses("cosmic_zap")
    assert t.blue.hand == [] and "attack_12" in t.discards


def test_the_super_flare_takes_anybodys_used_card():
    """CE-F11: also outside the encounter."""
    t = fought(("attack_12", "attack_00"), powers={"green": "filch"}, late={"green": ["flare_filch"]})
    t.until("green").uses("flare_filch", laid(t, 0))
    assert t.green.hand == ["attack_12", "flare_filch"]


def stolen(*green, red=()):
    t = duel(("attack_10", "attack_04"), powers={"red": "mirror"})
    t.blue.holds("cosmic_zap")
    t.green.holds("flare_filch", *green)
    t.red.holds(*red)
    t.plans(red="attack_10", blue="attack_04")
    t.red.uses("mirror")
    t.until("blue").uses("cosmic_zap")
    return t


def test_the_wild_flare_steals_an_artifact():
    """CE-F11: a negotiate is discarded; the zap has no effect and changes hands."""
    t = stolen("negotiate")
    t.until("green").carries_out("flare_filch")
    assert t.happened("totals", totals=[5, 44])
    assert t.green.hand == ["cosmic_zap", "flare_filch"] and "negotiate" in t.discards


def test_the_wild_flare_costs_a_negotiate():
    """CE-F11: without one it cannot be used; that it is asked tells nothing."""
    t = stolen()
    assert t.until("green").offered() == ["pass"]


def test_a_card_zap_can_be_stolen_e56():
    """CE-E56: the Card Zap has no effect, so the Cosmic Zap works."""
    t = stolen("negotiate", red=["card_zap"])
    t.until("red").uses("card_zap")
    t.until("green").carries_out("flare_filch")
    assert t.happened("totals", totals=[14, 8])
    assert "card_zap" in t.green.hand


def test_a_stolen_flare_counts_as_used_e82():
    """CE-E82, CE-5.24: nobody uses it again in this encounter."""
    t = fought(("attack_10", "attack_04"), late={"red": ["flare_calculator"], "blue": ["flare_filch", "negotiate"]})
    t.red.uses("flare_calculator", "odd")
    t.blue.uses("flare_filch")
    assert t.blue.hand == ["flare_calculator", "flare_filch"]
    assert t.happened("totals", totals=[14, 8])
    assert not t.blue.is_asked("reply")


def test_a_card_that_has_become_the_deck_is_not_taken():
    """CE-F11, CE-5.32: an answer has shuffled the discards."""
    t = duel(("attack_12", "attack_00"), powers={"green": "filch"}, also={"green": ["flare_filch"]})
    t.blue.holds("flare_remora")
    t.plans(red="attack_12", blue="attack_00")
    wanted = laid(t, 0)
    t.until("green")
    for card in list(t.state.pile("deck")):
        t.move_card(card, "out")
    t.green.uses("flare_filch", wanted)
    t.until("blue").carries_out("flare_remora")
    assert t.green.hand == ["flare_filch"] and len(t.blue.hand) == 2
