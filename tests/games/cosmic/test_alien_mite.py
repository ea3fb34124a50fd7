"""Mite and its flare (CE-A27, CE-F27)."""

from __future__ import annotations

from tests.games.cosmic.support import table

FIVE = ("attack_20", "attack_30", "negotiate", "attack_04", "attack_05")


def launched(blue=FIVE, red=("attack_06",), green=(), powers=None):
    t = table(powers={"red": "mite", **(powers or {})}, red=[*red], blue=[*blue], green=[*green])
    t.begins("red", "blue").launches(3, at="blue 1")
    return t


def test_the_defense_may_discard_down_to_three():
    """CE-A27: at random."""
    t = launched()
    t.blue.answers("toll", "discard")
    assert len(t.blue.hand) == 3 and len(t.discards) == 2 and t.red.is_asked("invite")


def test_or_it_yields_a_colony():
    """CE-A27, CE-E47: no alliance, no loss, a successful encounter that nobody has won."""
    t = launched()
    t.blue.answers("toll", "yield")
    assert t.red.ships_in("blue 1") == 3 and t.blue.ships_in("blue 1") == 4 and t.red.foreign == 1
    assert t.outcome() == "settled" and t.red.is_asked("further")
    assert not t.happened("invited")


def test_three_cards_are_left_alone():
    """CE-A27: more than three."""
    t = launched(blue=FIVE[:3])
    assert t.red.is_asked("invite")


def test_as_the_defense_it_asks_for_nothing():
    """CE-5.13: offense only."""
    t = table(powers={"blue": "mite"}, red=[*FIVE], blue=["attack_06"])
    t.begins("red", "blue").launches(3, at="blue 1")
    assert t.red.is_asked("invite")


def test_zapped_the_defense_pays_nothing():
    """CE-5.15."""
    t = launched(green=("cosmic_zap",))
    t.until("green").uses("cosmic_zap")
    assert len(t.blue.hand) == 5 and t.red.is_asked("invite")


def test_warrior_gets_no_token_for_a_yielded_colony():
    """CE-E47: nobody has won or lost."""
    t = launched(powers={"blue": "warrior"})
    t.blue.answers("toll", "yield")
    assert "tokens" not in t.state.sheets[1].marks


def test_the_fifth_colony_wins():
    """CE-8.2."""
    t = table(powers={"red": "mite"})
    for planet in ("green 1", "green 2", "green 3", "blue 2"):
        t.red.puts(1, "red 1", planet)
    t.red.holds("attack_06")
    t.blue.holds(*FIVE)
    t.begins("red", "blue").launches(3, at="blue 1")
    t.blue.answers("toll", "yield")
    assert t.winners() == ["red"]


# -- the flare


def test_the_super_flare_keeps_what_was_discarded():
    """CE-F27: any of them."""
    t = launched(red=("attack_06", "flare_mite"))
    t.all_pass()
    t.blue.answers("toll", "discard")
    t.until("red").carries_out("flare_mite")
    thrown = list(t.red.offered("keep"))
    assert len(thrown) == 2
    kept = t.state.cards.design[thrown[0]]
    t.red.answers("keep", thrown[:1])
    assert kept in t.red.hand and len(t.discards) == 1


def test_the_super_flare_keeps_no_other_discards():
    """CE-F27: by your power only; a Cosmic Zap on red's other power in the same phase stays where it is."""
    t = table(powers={"red": "mite"})
    t.power("red", "macron")
    t.red.holds("attack_06", "flare_mite")
    t.blue.holds(*FIVE[:3])
    t.green.holds("cosmic_zap")
    t.begins("red", "blue").answers("launch.planet", t.planet("blue 1"))
    t.until("green").uses("cosmic_zap")
    t.never("red", "flare_mite")
    assert t.discards == ["cosmic_zap"] and t.red.is_asked("launch.ships")


def allied(side, flare="red", **hands):
    t = table("red", "blue", "green", "yellow", red=["attack_06"], blue=["attack_20"])
    getattr(t, flare).holds("flare_mite")
    for name, cards in hands.items():
        getattr(t, name).holds(*cards)
    t.begins("red", "blue").launches(3, at="blue 1")
    t.invite(red=["yellow"], blue=["green"])
    t.green.joins("defense", 2 if side == "defense" else 1, "green 1")
    t.yellow.joins("offense", 1 if side == "defense" else 2, "yellow 1")
    return t


def test_the_wild_flare_sends_all_allies_home():
    """CE-F27: both sides', if the opponent has more allied ships."""
    t = allied("defense")
    t.until("red").carries_out("flare_mite")
    t.green.sends("return", 2, "green 1") if t.green.is_asked("return") else t.yellow.sends("return", 1, "yellow 1")
    t.green.sends("return", 2, "green 1") if t.green.is_asked("return") else t.yellow.sends("return", 1, "yellow 1")
    t.all_pass()
    t.plans(red="attack_06", blue="attack_20")
    assert t.happened("totals", totals=[9, 24])
    assert t.green.hand == [] and t.yellow.ships_in("warp") == 0  # no reward, no loss


def test_the_wild_flare_needs_more_ships_on_the_other_side():
    t = allied("offense")
    t.never("red", "flare_mite")


def test_a_cancelled_wild_flare_sends_nobody_home():
    """CE-R1."""
    t = allied("defense", blue=("card_zap",))
    t.until("red").uses("flare_mite")
    t.until("blue").uses("card_zap")
    assert t.green.ships_in("beside") == 2


def test_what_somebody_must_collect_is_gone_before_mite_chooses():
    """CE-F27, CE-A46, CE-5.38: among the discarded cards are two artifacts, which Vulch must take; with this seed one
    is the first of them, the other the last."""
    t = table(powers={"red": "mite", "green": "vulch"}, seed=5)
    t.red.holds("attack_10", "flare_mite")
    t.blue.holds("attack_08", "attack_06", "force_field", "quash", "attack_07", "attack_04")
    t.begins("red", "blue").launches(2, at="blue 1")
    t.all_pass()
    t.blue.answers("toll", "discard")
    assert [e.data["design"] for e in t.happened("move", to="discard")] == ["force_field", "attack_07", "quash"]
    assert t.green.hand == ["force_field", "quash"]
    t.red.carries_out("flare_mite")
    assert [t.state.cards.design[card] for card in t.red.decision("keep").items] == ["attack_07"]
