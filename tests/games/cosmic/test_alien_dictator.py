"""Dictator (CE-A9) and its flare (CE-F9)."""

from __future__ import annotations

from tests.games.cosmic.support import table


def dictated(powers=None, *, zap=False, first=("blue",), flare=""):
    t = table("red", "blue", "green", powers=powers or {"green": "dictator"})
    t.red.holds("attack_08", *([flare] if flare else []))
    if zap:
        t.blue.holds("cosmic_zap")
    t.begins("red", *first)
    return t


def destiny(t, word):
    g = t.state
    return next(c for c in g.pile("destiny") if g.cards.design[c] == f"destiny_{word}")


def drawn(t):
    return [t.state.cards.design[card] for card in t.state.pile("destiny_discard")]


def test_dictator_chooses_the_card():
    """CE-A9: whatever lies on top; the offense draws it."""
    t = dictated()
    t.green.answers("dictate.destiny", destiny(t, "green"))
    assert drawn(t) == ["destiny_green"]
    assert t.encounter.defense == t.green.seat


def test_a_wild_card_leaves_the_choice_to_the_offense_e51():
    """CE-E51."""
    t = dictated()
    t.green.answers("dictate.destiny", destiny(t, "wild"))
    assert t.red.is_asked("defense")


def test_redraws_are_dictated_too():
    """CE-A9: also in the same phase (CE-5.19: for each draw)."""
    t = dictated()
    t.blue.puts(1, "blue 1", "red 1")
    t.green.answers("dictate.destiny", destiny(t, "red"))
    t.red.answers("defense", ("redraw",))
    t.green.answers("dictate.destiny", destiny(t, "blue"))
    assert drawn(t) == ["destiny_red", "destiny_blue"]


def test_in_an_own_encounter_the_deck_is_shuffled():
    """CE-A9: what was seen before is worth nothing."""
    t = table("red", "blue", "green", powers={"red": "dictator"}, red=["attack_08"])
    before = [t.state.cards.design[c] for c in t.state.pile("destiny")]
    t.begins("red")
    after = [*(t.state.cards.design[c] for c in t.state.pile("destiny")), *reversed(drawn(t))]
    assert sorted(before) == sorted(after) and before != after
    assert not t.red.is_asked("dictate.destiny")


def test_zapped_the_deck_is_shuffled_and_one_is_drawn():
    """CE-A9, CE-5.16: the shuffling cannot be zapped."""
    t = dictated(zap=True)
    t.until("blue").uses("cosmic_zap")
    assert t.happened("shuffle", place="destiny")
    assert len(drawn(t)) == 1 and not t.green.is_asked("dictate.destiny")


def test_only_dictator_sees_the_deck():
    """1b."""
    t = dictated()
    card = destiny(t, "wild")
    assert t.state.knows(t.green.seat, card) and not t.state.knows(t.red.seat, card)


def test_with_the_super_flare_as_the_offense():
    """CE-F9, CE-5.29."""
    t = dictated({"red": "dictator"}, flare="flare_dictator")
    t.until("red").uses("flare_dictator")
    while t.red.is_asked("reply"):
        t.red.passes()
    t.red.answers("dictate.destiny", destiny(t, "blue"))
    assert drawn(t) == ["destiny_blue"] and "flare_dictator" in t.red.hand


def rejected(holder="green", powers=None):
    t = table("red", "blue", "green", powers=powers, red=["attack_08"])
    getattr(t, holder).holds("flare_dictator")
    t.begins("red", "green", "blue")
    return t


def test_the_wild_flare_makes_the_offense_draw_again():
    """CE-F9: for everybody but the offense."""
    t = rejected()
    t.until("green").carries_out("flare_dictator")
    assert drawn(t) == ["destiny_green", "destiny_blue"] and t.encounter.defense == t.blue.seat


def test_the_offense_may_not_reject_its_own_draw():
    """CE-F9."""
    t = rejected("red")
    t.all_pass()
    assert drawn(t) == ["destiny_green"]


def test_a_rejected_card_meets_dictator_again():
    """CE-F9 beside CE-A9: blue holds the flare against green's choice, green chooses again."""
    t = rejected("blue", {"green": "dictator"})
    t.all_pass()
    t.green.answers("dictate.destiny", destiny(t, "blue"))
    t.until("blue").carries_out("flare_dictator")
    t.green.answers("dictate.destiny", destiny(t, "blue"))
    assert drawn(t) == ["destiny_blue", "destiny_blue"]


def test_after_a_rejected_card_nothing_is_done_before_the_next():
    """CE-F9, CE-A6: the moment of the first card is over; Citadel builds when the next one lies there."""
    t = table(powers={"green": "citadel"}, red=["attack_06"], blue=["flare_dictator"], green=["attack_08"])
    t.begins("red", "blue", "green")
    first = t.encounter.destiny
    t.until("blue").uses("flare_dictator")
    while not (t.green.is_asked("reply") and t.green.may("citadel")):
        t.players[t.asked()[0][0]].passes()
    assert t.green.may("citadel") and t.encounter.destiny not in (-1, first)


def test_the_shuffling_cannot_be_zapped():
    """CE-A9, CE-5.16: in its own encounters; there is no use."""
    t = table(powers={"red": "dictator"}, red=["attack_08"], blue=["cosmic_zap"])
    t.begins("red")
    assert not t.red.is_asked("reply") and not t.blue.is_asked("reply")
