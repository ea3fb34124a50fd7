"""Hate (CE-A16) and its flare (CE-F16)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, table


def hated(card="attack_08", hate=("attack_08", "negotiate"), **hands):
    t = table(powers={"red": "hate"}, red=[*hate])
    for name, cards in hands.items():
        t.players[t.seat(name)].holds(*cards)
    t.begins("red", "blue")
    return t


def chooses(t, player, design):
    return player.answers("hated", player.card(design) if design != "ships" else design)


def test_everybody_discards_an_equal_card_or_loses_ships():
    """CE-A16: clockwise; an attack is answered with an equal or higher one."""
    t = hated(blue=("attack_04", "attack_12"), green=("attack_06",))
    t.red.answers("card", t.red.card("attack_08"))
    assert t.blue.offered("hated") == ["ships", t.blue.card("attack_12")]
    chooses(t, t.blue, "attack_12")
    assert t.green.offered("hated") == ["ships"]  # asked all the same: nothing is told about the hand
    chooses(t, t.green, "ships")
    t.red.sends("lose", 3, "green 2")
    assert t.green.ships_in("warp") == 3 and t.green.ships_in("green 2") == 1
    assert {"attack_08", "attack_12"} <= set(t.discards)
    assert t.red.hand == ["negotiate"]


def test_other_types_are_answered_with_their_own():
    """CE-A16."""
    t = hated(blue=("negotiate", "attack_40"), green=())
    t.red.answers("card", t.red.card("negotiate"))
    assert t.blue.offered("hated") == ["ships", t.blue.card("negotiate")]


def test_who_has_a_fitting_card_may_lose_ships_instead():
    """CE-A16: Hate chooses which."""
    t = hated(blue=("attack_12",), green=("attack_20",))
    t.red.answers("card", t.red.card("attack_08"))
    chooses(t, t.blue, "ships")
    assert t.red.is_asked("lose")
    t.red.sends("lose", 3, "blue 4")
    assert t.blue.ships_in("warp") == 3 and t.blue.hand == ["attack_12"]


def test_a_player_without_cards_loses_ships():
    """CE-A16: without a fitting card he must."""
    t = hated(green=("attack_20",))
    t.red.answers("card", t.red.card("attack_08"))
    t.red.sends("lose", 3, "blue 1")
    assert t.blue.ships_in("warp") == 3


def test_hate_draws_a_new_hand_if_no_encounter_card_is_left():
    """CE-A16."""
    t = hated(hate=("attack_08",), blue=("attack_12",), green=("attack_20",))
    t.red.answers("card", t.red.card("attack_08"))
    chooses(t, t.blue, "attack_12")
    chooses(t, t.green, "attack_20")
    assert len(t.red.hand) == 8


def test_hate_works_only_in_its_own_turn():
    """CE-5.13."""
    t = duel(("attack_08", "attack_06"), powers={"blue": "hate"})
    assert t.red.is_asked("planning.card")


def test_a_zapped_hate_discards_nothing():
    """CE-5.15, CE-5.17."""
    t = hated(blue=("attack_12", "cosmic_zap"))
    t.until("blue").carries_out("cosmic_zap")
    assert t.red.hand == ["attack_08", "negotiate"] and t.red.is_asked("launch.planet")


def test_zombies_hated_ships_return():
    """CE-5.53: a loss like any other."""
    t = table(powers={"red": "hate", "blue": "zombie"}, red=["attack_08", "negotiate"], green=["attack_20"])
    t.begins("red", "blue").answers("card", t.red.card("attack_08"))
    t.red.sends("lose", 3, "blue 1")
    t.blue.sends("return", 3, "blue 2")
    assert t.blue.ships_in("warp") == 0


def test_super_hate_only_shows_its_card():
    """CE-F16: and keeps it."""
    t = hated(hate=("attack_08", "negotiate", "flare_hate"), blue=("attack_12",), green=("attack_20",))
    t.until("red").carries_out("flare_hate")
    card = t.red.card("attack_08")
    t.red.answers("card", card)
    chooses(t, t.blue, "attack_12")
    assert "attack_08" in t.red.hand and "attack_12" in t.discards
    assert t.state.knows(t.blue.seat, card) and t.state.knows(t.green.seat, card)


def wild(card, **more):
    return duel(("attack_08", card), also={"red": ["flare_hate"], **more})


def test_wild_hate_wins_against_an_emptied_hand():
    """CE-F16, CE-E75: the last encounter card is gone."""
    t = wild("attack_40")
    t.red.uses("flare_hate")
    assert t.outcome() == "offense" and "attack_40" in t.discards
    assert t.red.ships_in("blue 1") == 4 and "attack_08" in t.red.hand
    t = duel(("attack_08", "attack_40"), also={"blue": ["flare_hate"]})
    t.until("blue").uses("flare_hate")
    assert t.outcome() == "defense" and "attack_40" in t.blue.hand


def test_wild_hate_goes_on_while_there_is_an_encounter_card():
    """CE-F16."""
    t = wild("attack_40", blue=["attack_30"])
    t.red.carries_out("flare_hate")
    assert len(t.blue.hand) == 1 and t.blue.is_asked("planning.card")


def test_a_cancelled_wild_hate_takes_nothing():
    """CE-R1."""
    t = wild("attack_40", blue=["card_zap"])
    t.red.uses("flare_hate")
    t.until("blue").carries_out("card_zap")
    assert t.blue.hand == ["attack_40"]
