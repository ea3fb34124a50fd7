"""Sorcerer and its flare (CE-A38, CE-F38)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought, table


def test_it_exchanges_the_cards():
    """CE-A38: each reveals the other's card."""
    t = fought(("attack_06", "attack_40"), powers={"red": "sorcerer"})
    t.red.uses("sorcerer")
    assert t.happened("totals", totals=[44, 10]) and t.outcome() == "offense"


def test_it_may_leave_them():
    """CE-A38: optional."""
    t = fought(("attack_06", "attack_40"), powers={"red": "sorcerer"})
    t.red.passes()
    assert t.outcome() == "defense"


def test_once_in_an_encounter():
    """CE-5.19: otherwise it could repeat for ever."""
    t = fought(("attack_06", "attack_40"), powers={"red": "sorcerer"})
    t.red.uses("sorcerer")
    assert not t.red.is_asked("reply")


def test_zapped_the_cards_stay():
    """CE-5.15."""
    t = fought(("attack_06", "attack_40"), powers={"red": "sorcerer"}, late={"green": ["cosmic_zap"]})
    t.red.uses("sorcerer")
    t.until("green").uses("cosmic_zap")
    assert t.happened("totals", totals=[10, 44])


def test_a_bystander_exchanges_nothing():
    """CE-5.13."""
    t = fought(("attack_06", "attack_40"), powers={"green": "sorcerer"})
    assert t.happened("totals", totals=[10, 44])


def test_pacifist_gets_the_negotiate_that_it_is_given():
    """CE-E38: what counts is the card that was finally revealed."""
    t = fought(("negotiate", "attack_40"), powers={"red": "sorcerer", "blue": "pacifist"})
    t.red.uses("sorcerer")
    assert t.outcome() == "defense" and t.happened("declared", seat=1)


# -- the flare


def test_the_wild_flare_needs_sorcerer_away():
    """CE-F38: not while Sorcerer is a main player."""
    t = duel(("attack_06", "attack_08"), powers={"blue": "sorcerer"}, also={"green": ["flare_sorcerer"]})
    assert t.red.is_asked("planning.card")


def test_after_its_use_the_wild_flare_belongs_to_sorcerer():
    """CE-F38, CE-F60, CE-F61."""
    t = table("red", "blue", "green", "yellow", powers={"red": "human", "blue": "warrior", "yellow": "sorcerer"})
    t.red.holds("attack_06")
    t.blue.holds("attack_08")
    t.green.holds("flare_sorcerer")
    t.clash()
    t.until("green").uses("flare_sorcerer")
    assert t.yellow.hand == ["flare_sorcerer"] and t.green.hand == []
    assert [sheet.holder for sheet in t.state.sheets][:2] == [1, 0]


def allied(zap=False):
    t = table("red", "blue", "green", "yellow", powers={"green": "sorcerer"})
    t.red.holds("attack_06")
    t.blue.holds("attack_40")
    t.green.holds("flare_sorcerer")
    if zap:
        t.yellow.holds("cosmic_zap")
    t.clash(offense={"green": 1})
    t.all_pass()
    t.plans(red="attack_06", blue="attack_40")
    t.until("green").uses("flare_sorcerer")
    return t


def test_the_super_flare_exchanges_them_as_an_ally():
    """CE-F38."""
    t = allied()
    t.all_pass()
    assert t.happened("totals", totals=[45, 10])


def test_that_use_can_be_zapped():
    """CE-5.29: the flare has been used and returns to the hand."""
    t = allied(zap=True)
    t.until("yellow")
    while not t.yellow.may("cosmic_zap"):
        t.yellow.passes()
        t.until("yellow")
    t.yellow.uses("cosmic_zap")
    assert t.happened("totals", totals=[11, 44]) and t.green.hand == ["flare_sorcerer"]
