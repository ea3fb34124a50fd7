"""Mind (CE-A24) and its flare (CE-F24)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, table


def launched(mind="green", **more):
    t = table(powers={mind: "mind"} if mind else {})
    t.red.holds("attack_08", "attack_04", *more.get("red", ()))
    t.blue.holds("negotiate", *more.get("blue", ()))
    t.green.holds(*more.get("green", ()))
    t.begins("red", "blue").launches(2, at="blue 1")
    return t


def knows(t, who, whose):
    """Whether a player knows the whole hand of another."""
    g = t.state
    return all(g.knows(who.seat, card) for card in g.pile(f"hand:{whose.seat}"))


def test_mind_looks_at_one_hand():
    """CE-A24, 1b: nobody else sees it."""
    t = launched()
    assert {option[3] for option in t.green._named("mind")} == {t.red.seat, t.blue.seat}
    t.green.carries_out("mind", t.red.seat)
    assert knows(t, t.green, t.red)
    assert not knows(t, t.blue, t.red) and not knows(t, t.green, t.blue)


def test_a_main_player_looks_at_the_opponent():
    """CE-A24."""
    t = launched("blue")
    assert {option[3] for option in t.blue._named("mind")} == {t.red.seat}
    t.blue.uses("mind", t.red.seat)
    assert knows(t, t.blue, t.red)


def test_a_zapped_mind_sees_nothing():
    """CE-5.15."""
    t = launched(red=["cosmic_zap"])
    t.until("green").uses("mind", t.red.seat)
    t.until("red").carries_out("cosmic_zap")
    assert not knows(t, t.green, t.red)


def test_super_mind_sees_both_hands():
    """CE-F24: with its power, which comes first."""
    t = launched(green=["flare_mind"])
    t.until("green")
    assert not t.green.may("flare_mind")
    t.green.uses("mind", t.red.seat)
    while not (t.green.is_asked("reply") and t.green.may("flare_mind")):
        t.players[t.asked()[0][0]].passes()
    t.green.carries_out("flare_mind")
    assert knows(t, t.green, t.red) and knows(t, t.green, t.blue)


def test_super_mind_is_not_for_a_main_player():
    """CE-F24: [notM]."""
    t = launched("blue", blue=["flare_mind"])
    t.until("blue").carries_out("mind", t.red.seat)
    assert not t.happened("played")


def drawing():
    """Red (Kamikaze) draws while green holds Mind's flare."""
    t = table(powers={"red": "kamikaze"}, red=["attack_08"], blue=["negotiate"], green=["flare_mind"])
    t.begins("red", "blue")
    t.deck("attack_13", "attack_14", "attack_15", "attack_20")
    t.red.launches(2, at="blue 1")
    t.nobody_allies()
    t.until("red").carries_out("kamikaze")
    t.red.sends("ships", 1, "red 2")
    return t


def test_wild_mind_sees_what_another_player_draws():
    """CE-F24: also the cards that he has just drawn; not the others of his hand."""
    t = drawing()
    t.until("green").carries_out("flare_mind")
    g = t.state
    known = sorted(g.cards.design[c] for c in g.pile("hand:0") if g.knows(t.green.seat, c))
    assert known == ["attack_13", "attack_14"]
    assert not knows(t, t.blue, t.red)


def test_wild_mind_watches_until_the_encounter_ends():
    """CE-F24, CE-E46: each card he draws; it is still his."""
    from rules.cosmic.atoms import cards

    t = drawing()
    t.until("green").carries_out("flare_mind")
    (card,) = cards.draw(t.state, t.red.seat, 1, "test")
    assert t.state.knows(t.green.seat, card) and not t.state.knows(t.blue.seat, card)
    (other,) = cards.draw(t.state, t.blue.seat, 1, "test")
    assert not t.state.knows(t.green.seat, other)


def test_a_cancelled_wild_mind_sees_nothing():
    """CE-F2."""
    t = table(
        powers={"red": "kamikaze"}, red=["attack_08", "flare_anti_matter"], blue=["negotiate"], green=["flare_mind"]
    )
    t.clash(2)
    t.until("red").carries_out("kamikaze")
    t.red.sends("ships", 1, "red 2")
    t.until("green").uses("flare_mind")
    t.until("red").carries_out("flare_anti_matter")
    assert not any(
        t.state.knows(t.green.seat, c) for c in t.state.pile("hand:0") if "flare" not in t.state.cards.design[c]
    )


def test_wild_mind_sees_all_that_mutant_draws_card_by_card():
    """CE-F24, CE-A28: one event, however many cards."""
    t = table(powers={"red": "mutant"})
    t.red.holds("attack_08", "attack_04", "attack_05", "attack_07", "attack_09", "attack_10")
    t.green.holds("flare_mind")
    t.begins("red", "blue")
    t.deck("attack_13", "attack_14")
    t.red.launches(2, at="blue 1")
    t.until("red").carries_out("mutant")
    while not (t.green.is_asked("reply") and t.green.may("flare_mind")):
        seat = t.asked()[0][0]
        t.players[seat].answers("", t.players[seat].offered()[0])
    t.green.uses("flare_mind")
    g = t.state
    known = sorted(g.cards.design[c] for c in g.pile("hand:0") if g.knows(t.green.seat, c))
    assert known == ["attack_13", "attack_14"]


def test_wild_mind_does_not_see_what_goes_to_a_hoard():
    """CE-A26: nobody else may see it, neither the new hoard nor the card of the super flare."""
    t = table(powers={"red": "miser"}, red=["attack_06", "flare_miser"], green=["flare_mind"])
    t.begins("red")
    t.until("red").uses("miser")
    t.until("green").uses("flare_mind")
    t.until("red").uses("flare_miser")
    g = t.state
    assert len(g.pile("sheet:0")) == 9
    assert not any(g.knows(t.green.seat, card) for card in g.pile("sheet:0"))


def test_wild_mind_sees_what_chosen_draws():
    """CE-F24: each card that the watched player draws, before he decides what to do with it."""
    t = table(powers={"red": "chosen"}, green=["flare_mind"], blue=["attack_20"])
    t.deck("attack_06", *["negotiate"] * 7, "attack_10", "attack_12", "attack_14")
    t.begins("red", "blue")
    t.until("green").carries_out("flare_mind")
    t.red.launches(2, at="blue 1")
    t.nobody_allies()
    t.plans(red="attack_06", blue="attack_20")
    t.until("red").uses("chosen")
    g = t.state
    drawn = g.pile("sheet:0")
    assert len(drawn) == 3
    assert all(g.knows(t.green.seat, card) and not g.knows(t.blue.seat, card) for card in drawn)


def test_wild_mind_answers_what_chosen_draws_before_he_uses_it():
    """CE-F24, CE-F5: all three cards are seen, also the one that the super flare keeps."""
    also = {"red": ["flare_chosen"], "green": ["flare_mind"]}
    t = duel(("attack_06", "attack_20"), powers={"red": "chosen"}, also=also)
    t.deck("attack_10", "attack_12", "plague")
    t.all_pass()
    t.plans(red="attack_06", blue="attack_20")
    t.until("red").uses("chosen")
    assert t.happened("drew") and not t.red.is_asked("use")
    t.until("green").carries_out("flare_mind")
    g = t.state
    assert all(g.knows(t.green.seat, card) and not g.knows(t.blue.seat, card) for card in g.pile("sheet:0"))
    t.red.answers("use", ("none",))
    t.red.uses("flare_chosen")
    g = t.state
    kept = t.red.card("plague")
    assert g.knows(t.green.seat, kept) and not g.knows(t.blue.seat, kept)
