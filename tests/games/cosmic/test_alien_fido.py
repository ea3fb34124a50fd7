"""Fido (CE-A10) and its flare (CE-F10)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, table


def fetching(powers=None, flare=False, zap=False):
    t = duel(("attack_12", "attack_00"), powers=powers or {"green": "fido"})
    if flare:
        t.green.holds("flare_fido")
    if zap:
        t.blue.holds("cosmic_zap")
    t.green.puts(1, "green 1", "warp")
    t.deck("attack_20")
    t.plans(red="attack_12", blue="attack_00")
    return t


def laid(t, slot):
    return t.happened("revealed")[-1].data["cards"][slot]


def test_an_accepted_card_brings_a_ship_or_a_card():
    """CE-A10."""
    for thanks, warp, hand in (("ship", 0, []), ("draw", 1, ["attack_20"]), ("nothing", 1, [])):
        t = fetching()
        t.green.uses("fido")
        t.green.answers("fetch", (laid(t, 0), t.blue.seat))
        t.blue.answers("offer", "accept")
        t.green.answers("thanks", thanks)
        if thanks == "ship":
            t.green.sends("retrieve", 1, "green 2")
        assert (t.green.ships_in("warp"), t.green.hand) == (warp, hand)
        assert t.blue.hand == ["attack_12"] and t.discards == ["attack_00"]


def test_a_refused_card_is_kept_or_left():
    """CE-A10."""
    for word, hand in (("keep", ["attack_12"]), ("drop", [])):
        t = fetching()
        t.green.uses("fido")
        t.green.answers("fetch", (laid(t, 0), t.blue.seat))
        t.blue.answers("offer", "refuse")
        t.green.answers("refused", word)
        assert t.green.hand == hand and ("attack_12" in t.discards) == (word == "drop")


def test_a_zapped_fido_fetches_nothing():
    """CE-5.15."""
    t = fetching(zap=True)
    t.until("green").uses("fido")
    t.until("blue").carries_out("cosmic_zap")
    assert "attack_12" in t.discards and not t.green.is_asked("fetch")


def test_filch_comes_first_e37():
    """CE-E37: Fido gets what is left."""
    t = fetching({"green": "fido", "blue": "filch"})
    t.blue.uses("filch", laid(t, 0))
    t.green.uses("fido")
    assert {option[0] for option in t.green.offered("fetch")} == {laid(t, 1)}


def test_without_used_cards_there_is_nothing_to_fetch():
    """CE-A10, CE-E37: Clone and Filch have both."""
    t = fetching({"green": "fido", "blue": "filch", "red": "clone"})
    t.red.uses("clone")
    t.green.uses("fido")
    t.green.answers("fetch", (laid(t, 1), t.red.seat))
    assert t.red.is_asked("offer")
    t = duel(("attack_12", "attack_00"), powers={"green": "fido", "blue": "filch"})
    t.power("blue", "clone")
    t.plans(red="attack_12", blue="attack_00")
    t.blue.uses("clone")
    t.blue.uses("filch", laid(t, 0))
    assert not t.green.is_asked("reply")


def test_the_super_flare_fetches_all_of_them():
    """CE-F10: one by one, each to a player of Fido's choice, each with its thanks."""
    t = fetching(flare=True)
    t.until("green").uses("flare_fido")
    t.green.answers("fetch", (laid(t, 0), t.blue.seat))
    t.blue.answers("offer", "accept")
    t.green.answers("thanks", "draw")
    t.green.answers("fetch", (laid(t, 1), t.red.seat))
    t.red.answers("offer", "accept")
    t.green.answers("thanks", "nothing")
    t.all_pass()
    assert t.blue.hand == ["attack_12"] and t.red.hand == ["attack_00"]
    assert t.green.hand == ["attack_20", "flare_fido"]


def test_the_super_flare_may_stop_after_one():
    """CE-F10: any number."""
    t = fetching(flare=True)
    t.until("green").uses("flare_fido")
    assert ("stop",) not in t.green.offered("fetch")
    t.green.answers("fetch", (laid(t, 0), t.blue.seat))
    t.blue.answers("offer", "refuse")
    t.green.answers("refused", "keep")
    t.green.answers("fetch", ("stop",))
    assert t.green.hand == ["attack_12", "flare_fido"]


def wild(discards, green=()):
    t = table(red=["attack_08", "flare_fido"], green=[*green], blue=["attack_06"])
    t.begins("red", "blue")
    t.deck("attack_40")
    for design in discards:
        t.place_card(design, "discard")
        t.state.cards.face_up[t.state.pile("discard")[-1]] = True
    t.red.launches(4, at="blue 1")
    t.nobody_allies()
    return t


def test_the_wild_flare_feeds_the_opponent():
    """CE-F10: the top card of the discard pile for him, then a card from the deck."""
    t = wild(["negotiate", "attack_01"])
    t.until("red").uses("flare_fido")
    assert t.blue.hand == ["attack_01", "attack_06"]
    assert t.red.hand == ["attack_08", "attack_40", "flare_fido"]


def test_without_discards_the_wild_flare_cannot_be_used():
    """CE-F10."""
    t = wild([])
    assert t.red.is_asked("planning.card") or not t.red.may("flare_fido")


def test_the_discards_may_become_the_deck_before_the_opponent_is_fed():
    """CE-F10, CE-F35, CE-5.32: green draws for the flare, the deck is empty, and the only discard is shuffled in."""
    t = wild(["attack_01"], green=["flare_remora"])
    for card in list(t.state.pile("deck")):
        t.move_card(card, "out")
    t.until("red").uses("flare_fido")
    t.until("green").carries_out("flare_remora")
    assert t.green.hand == ["attack_01", "flare_remora"] and t.blue.hand == ["attack_06"] and t.discards == []


def test_the_super_flare_offers_each_card_once():
    """CE-F10, CE-A10: what was refused is kept or discarded; it is not offered to the next player."""
    t = fetching(flare=True)
    t.until("green").uses("flare_fido")
    t.green.answers("fetch", (laid(t, 0), t.blue.seat))
    t.blue.answers("offer", "refuse")
    t.green.answers("refused", "drop")
    assert {option[0] for option in t.green.offered("fetch")} == {laid(t, 1), "stop"}
