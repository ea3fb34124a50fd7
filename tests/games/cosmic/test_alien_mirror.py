"""Mirror (CE-A25) and its flare (CE-F25)."""

from __future__ import annotations

import pytest

from tests.games.cosmic.support import duel, fought


def calling(flare=False, powers=None):
    t = duel(("attack_10", "attack_04"), powers=powers or {"red": "mirror"})
    if flare:
        t.red.holds("flare_mirror")
    t.plans(red="attack_10", blue="attack_04")
    return t


def test_mirror_may_leave_it():
    """CE-A25: optional."""
    t = calling()
    t.red.passes()
    assert t.happened("totals", totals=[14, 8])


@pytest.mark.parametrize(("whose", "totals"), [("red", [5, 8]), ("blue", [14, 44])])
def test_super_mirror_reverses_one_card(whose, totals):
    """CE-F25: its own card or the opponent's, as declared."""
    t = calling(flare=True)
    assert not t.red.may("flare_mirror")  # only for a reversal that was called
    t.red.uses("mirror")
    t.all_pass() if not t.red.may("flare_mirror") else None
    t.red.carries_out("flare_mirror", t.seat(whose))
    assert t.happened("totals", totals=totals)
    assert t.red.hand == ["flare_mirror"]


def test_super_mirror_has_nothing_to_change_after_a_zap():
    """CE-5.15, CE-5.26."""
    t = duel(("attack_10", "attack_04"), powers={"red": "mirror"})
    t.red.holds("flare_mirror")
    t.green.holds("cosmic_zap")
    t.plans(red="attack_10", blue="attack_04")
    t.red.uses("mirror")
    t.until("green").uses("cosmic_zap")
    assert not (t.red.is_asked("reply") and t.red.may("flare_mirror") and not t.encounter.shown)
    t.all_pass()
    assert t.happened("totals", totals=[14, 8])


def wild(cards):
    return fought(cards, late={"red": ["flare_mirror"]})


def test_wild_mirror_copies_the_opponents_card():
    """CE-F25, CE-4.57: an equal card, so the tie goes to the defense."""
    t = wild(("attack_04", "attack_30"))
    t.red.uses("flare_mirror")
    assert t.happened("totals", totals=[34, 34])
    assert t.outcome() == "defense"


def test_wild_mirror_makes_peace_of_an_attack():
    """CE-4.56: the copy of a negotiate is one."""
    t = wild(("attack_30", "negotiate"))
    t.red.uses("flare_mirror")
    assert t.red.is_asked("deal.message")


def test_wild_mirror_has_nothing_to_copy_from_an_equal_card():
    t = wild(("attack_06", "attack_06"))
    assert t.happened("totals", totals=[10, 10])


def test_a_copy_is_reversed_with_its_original():
    """CE-4.58, CE-E79: identity first, then Mirror."""
    t = fought(("attack_04", "attack_30"), powers={"blue": "mirror"}, late={"red": ["flare_mirror"]})
    t.blue.uses("mirror")
    t.all_pass() if not t.red.may("flare_mirror") else None
    t.red.carries_out("flare_mirror")
    assert t.happened("totals", totals=[7, 7])


def test_a_cancelled_copy_is_none():
    """CE-R1."""
    t = wild(("attack_04", "attack_30"))
    t.green.holds("card_zap")
    t.red.uses("flare_mirror")
    t.until("green").uses("card_zap")
    assert t.happened("totals", totals=[8, 34])
