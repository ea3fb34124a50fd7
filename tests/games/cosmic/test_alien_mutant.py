"""Mutant and its flare (CE-A28, CE-F28)."""

from __future__ import annotations

from tests.games.cosmic.support import table


def launched(red=("attack_06",), blue=("attack_20", "attack_30"), green=(), powers=None):
    t = table(powers={"red": "mutant", **(powers or {})}, red=[*red], blue=[*blue], green=[*green])
    t.begins("red", "blue").launches(4, at="blue 1")
    return t


def test_it_draws_up_to_eight_from_where_it_likes():
    """CE-A28: one by one, from the deck or at random from another hand."""
    t = launched()
    t.red.uses("mutant")
    blue = len(t.blue.hand)
    t.red.answers("source", ("hand", t.blue.seat))
    assert len(t.blue.hand) == blue - 1 and len(t.red.hand) == 2
    for _ in range(6):
        t.red.answers("source", ("deck",))
    assert len(t.red.hand) == 8 and t.red.is_asked("invite")


def test_hands_that_are_empty_are_not_offered():
    t = launched(blue=("attack_20",))
    t.red.uses("mutant")
    assert ("hand", t.green.seat) not in t.red.offered()


def test_with_eight_cards_there_is_nothing_to_fill():
    """CE-A28: fewer than eight."""
    t = launched(red=("attack_06", *["negotiate"] * 7))
    assert t.red.is_asked("invite")


def test_zapped_the_hand_stays():
    """CE-5.15."""
    t = launched(green=("cosmic_zap",))
    t.until("red").uses("mutant")
    t.until("green").uses("cosmic_zap")
    assert t.red.hand == ["attack_06"] and t.red.is_asked("invite")


def test_remora_draws_along_once():
    """CE-A35 (ii), CE-E44: cards from the deck are one event, cards from hands are none."""
    t = launched(powers={"green": "remora"})
    t.red.uses("mutant")
    t.red.answers("source", ("hand", t.blue.seat))
    for _ in range(6):
        t.red.answers("source", ("deck",))
    t.until("green").uses("remora")
    assert len(t.green.hand) == 1 and not t.green.is_asked("reply")


# -- the flare


def test_the_super_flare_discards_first():
    """CE-F28: up to three cards before the power is used; the flare itself is not among them."""
    t = launched(red=("attack_06", "attack_04", "attack_05", "attack_07", "flare_mutant"))
    t.until("red").uses("flare_mutant")
    while not t.red.is_asked("discard"):
        t.players[t.asked()[0][0]].passes()
    assert len(t.red.decision("discard").items) == 4 and t.red.decision("discard").high == 3
    t.red.answers("discard", [t.red.card("attack_04")])
    assert t.discards == ["attack_04"] and t.red.hand == ["attack_05", "attack_06", "attack_07", "flare_mutant"]
    assert t.until("red").may("mutant")


def test_the_super_flare_may_discard_nothing():
    """CE-F28: "up to three"."""
    t = launched(red=("attack_06", "attack_04", "flare_mutant"))
    t.until("red").uses("flare_mutant")
    while not t.red.is_asked("discard"):
        t.players[t.asked()[0][0]].passes()
    t.red.answers("discard", [])
    assert not t.discards and t.red.hand == ["attack_04", "attack_06", "flare_mutant"]


def test_after_the_power_it_is_too_late_for_the_super_flare():
    """CE-F28: before."""
    t = launched(red=("attack_06", "flare_mutant"))
    t.until("red").uses("mutant")
    while not t.red.is_asked("source"):
        t.players[t.asked()[0][0]].passes()
    for _ in range(6):
        t.red.answers("source", ("deck",))
    t.never("red", "flare_mutant")


def won(red="attack_40", blue="attack_04", *, seats=("red", "blue", "green", "yellow"), zap=False):
    t = table(*seats, red=[red, "flare_mutant"], blue=[blue, "attack_01", "negotiate"], green=["attack_05"])
    if zap:
        t.yellow.holds("card_zap")
    t.clash(defense={"green": 1})
    t.plans(red=red, blue=blue)
    return t


def test_the_wild_flare_takes_a_card_of_each_of_the_beaten():
    """CE-F28: of the opponent and of his allies, at random."""
    t = won()
    t.until("red").carries_out("flare_mutant")
    assert len(t.blue.hand) == 1 and t.green.hand == [] and len(t.red.hand) == 3


def test_who_has_lost_takes_nothing():
    """CE-F28: only after a win or a deal."""
    t = won(red="attack_04", blue="attack_40")
    t.green.sends("return", 1)
    t.never("red", "flare_mutant")


def test_a_cancelled_wild_flare_takes_nothing():
    """CE-R1."""
    t = won(zap=True)
    t.until("red").uses("flare_mutant")
    t.until("yellow").uses("card_zap")
    assert len(t.blue.hand) == 2 and t.green.hand == ["attack_05"]


def test_where_nothing_is_left_it_stops():
    """CE-A28, CE-5.33: neither in the deck nor in any hand."""
    t = launched(blue=("attack_20",))
    for place in ("deck", "discard"):
        for card in list(t.state.pile(place)):
            t.move_card(card, "out")
    t.red.uses("mutant")
    assert sorted(t.red.hand) == ["attack_06", "attack_20"] and t.red.is_asked("invite")
