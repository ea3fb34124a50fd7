"""Start Turn, Regroup, Destiny and Launch (4.0 to 4.3)."""

from __future__ import annotations

import pytest

from rules.cosmic.atoms import cards
from rules.cosmic.printed.facts import LAST_TURN
from tests.games.cosmic.support import fought, table


def strip_system(t, name, to="warp"):
    """All ships of a player leave his home system."""
    for number in range(1, 6):
        t.players[t.seat(name)].puts(4, f"{name} {number}", to)


# -- start of the turn


def test_the_new_hand_is_drawn_once_and_the_turn_ends_in_planning():
    """CE-4.6, CE-4.45, CE-E3: ships return, nobody gains or loses anything."""
    t = table(blue=["attack_06"])
    junk = ["reinforcement_2"] * 2 + ["reinforcement_3"] * 3 + ["plague", "quash", "ionic_gas"]
    t.deck(*junk)
    t.begins("red", "blue", keep=junk)
    t.all_pass()
    t.red.launches(2, at="blue 1")
    t.all_pass()
    t.red.invites()
    t.all_pass()
    t.blue.invites()
    t.all_pass()
    assert t.outcome() == "broken_off"
    t.red.sends("return", 2, "red 2")
    assert t.red.ships_in("red 2") == 6 and t.red.ships_in("warp") == 0


def test_the_hand_is_checked_only_at_the_start_of_the_turn():
    """CE-4.7, CE-4.48: not before the second encounter, nor at the end."""
    t = fought(("attack_10", "attack_08"))
    t.red.answers("further", "second")
    assert t.red.hand == []
    assert not t.happened("drew", seat=0)


# -- regroup


def test_one_ship_comes_out_of_the_warp_in_every_encounter():
    """CE-4.11, CE-4.13, CE-D8: to any colony; also before the second encounter."""
    t = table(red=["attack_10"], blue=["attack_08"])
    t.red.puts(2, "red 1", "warp")
    t.begins("red", "blue", "green").sends("retrieve", 1, "red 3")
    assert (t.red.ships_in("warp"), t.red.ships_in("red 3")) == (1, 5)
    t.red.launches(4, at="blue 1")
    t.nobody_allies()
    t.plans(red="attack_10", blue="attack_08")
    t.red.answers("further", "second")
    t.red.sends("retrieve", 1, "blue 1")
    assert t.red.ships_in("warp") == 0


def test_without_a_colony_the_ship_goes_on_the_gate():
    """CE-4.12, CE-4.27: it counts towards the four and is enough."""
    t = table()
    strip_system(t, "red")
    t.red.holds("attack_10")
    t.blue.holds("attack_08")
    t.begins("red", "blue")
    assert t.red.ships_in("gate") == 1
    t.red.answers("launch.planet", t.planet("blue 1"))
    assert t.red.is_asked("invite")


def test_a_player_without_a_ship_to_send_ends_his_turn():
    """CE-4.31: all his ships are out of reach."""
    t = table()
    strip_system(t, "red", "out")
    t.red.holds("attack_10")
    t.begins("red", "blue").answers("launch.planet", t.planet("blue 1"))
    assert t.outcome() == "broken_off" and t.state.active == t.blue.seat


# -- destiny


def test_a_wild_card_lets_the_offense_choose():
    """CE-4.16, CE-D10."""
    t = table(red=["attack_10"])
    t.begins("red", "wild")
    assert t.red.offered("defense") == [("against", 1), ("against", 2)]
    t.red.answers("defense", ("against", 2))
    assert t.encounter.defense == 2


def test_nobody_is_attacked_outside_his_own_system_x2():
    """CE-X2, CE-4.23: blue's colony in green's system is no target; there blue's ships are bystanders."""
    t = table(red=["attack_20"], green=["attack_06"])
    t.blue.puts(2, "blue 1", "green 1")
    t.begins("red", "green").launches(4, at="green 1")
    assert t.encounter.defense == 2
    t.nobody_allies()
    t.plans(red="attack_20", green="attack_06")
    assert (t.blue.ships_in("green 1"), t.green.ships_in("warp")) == (2, 4)  # CE-4.54, CE-4.73


def test_defending_with_nothing_x3():
    """CE-X3, CE-4.30, CE-4.88: zero ships on the own planet; no compensation for nothing."""
    t = table(red=["negotiate"], blue=["attack_04", "attack_06"])
    t.red.puts(4, "red 1", "red 2")
    t.green.puts(2, "green 1", "red 1")
    t.begins("blue", "red").launches(1, at="red 1", start="blue 1")
    t.nobody_allies()
    t.plans(blue="attack_04", red="negotiate")
    assert (t.blue.ships_in("red 1"), t.green.ships_in("red 1"), t.red.ships_in("warp")) == (1, 2, 0)
    assert not t.happened("compensation")


@pytest.mark.parametrize(
    ("kind", "defense"), [("most_cards", "yellow"), ("most_colonies", "blue"), ("fewest_in_warp", "yellow")]
)
def test_special_cards_name_the_defense_y28(kind, defense):
    """CE-Y28, CE-2.8, CE-2.9, CE-4.17: ties go to the first to the left of the offense, never to the offense."""
    t = table("red", "blue", "green", "yellow")
    t.red.holds("attack_06")
    t.blue.holds("attack_08", "attack_08")
    t.yellow.holds("attack_08", "attack_08")
    t.green.holds("attack_10")
    t.blue.puts(1, "blue 1", "red 1")
    t.green.puts(1, "green 1", "warp")
    t.begins("green", kind)
    t.green.sends("retrieve", 1) if t.green.is_asked("retrieve") else None
    assert t.players[t.encounter.defense].name == defense
    assert t.encounter.system == t.encounter.defense


def test_the_own_colour_may_be_drawn_again():
    """CE-4.18, CE-4.19, CE-4.22: without a foreign colony at home and an empty planet he must; CE-4.24."""
    t = table(red=["attack_10"])
    t.begins("red", "red", "red", "blue")
    assert t.encounter.defense == 1
    assert [t.state.cards.design[c] for c in t.state.pile("destiny_discard")] == ["destiny_red"] * 2 + ["destiny_blue"]


def test_driving_out_a_colony():
    """CE-4.20, CE-4.74, CE-E5, CE-E19, CE-E20: only that one colony defends; own ships on the planet do not fight."""
    t = table(red=["attack_10"], blue=["attack_08"])
    t.blue.puts(2, "blue 1", "red 1")
    t.green.puts(1, "green 1", "red 1")
    t.begins("red", "red")
    planet = t.planet("red 1")
    assert t.red.offered("defense") == [("redraw",), ("drive_out", planet, 1), ("drive_out", planet, 2)]
    t.red.answers("defense", ("drive_out", planet, 1))
    t.red.launches(2, start="red 2")
    assert t.encounter.planet == planet and t.encounter.system == 0
    t.nobody_allies()
    t.plans(red="attack_10", blue="attack_08")
    assert t.happened("totals", totals=[12, 10])
    assert (t.red.ships_in("red 1"), t.blue.ships_in("red 1"), t.green.ships_in("red 1")) == (6, 0, 1)


def test_resettling_an_empty_planet_y20():
    """CE-Y20, CE-4.21, CE-4.3: no alliance, no cards; successful, so a second encounter is offered."""
    t = table(red=["attack_10"])
    t.red.puts(4, "red 1", "red 2")
    t.begins("red", "red").answers("defense", ("resettle", t.planet("red 1")))
    t.red.sends("settlers", 3, "red 2")
    assert t.red.ships_in("red 1") == 3 and t.outcome() == "settled"
    assert t.red.is_asked("further") and t.red.hand == ["attack_10"]


def test_resettling_with_the_ship_on_the_gate():
    """CE-E11."""
    t = table()
    strip_system(t, "red")
    t.red.holds("attack_10")
    t.begins("red", "red").answers("defense", ("resettle", t.planet("red 1")))
    t.red.sends("settlers", 1, "gate")
    assert t.red.ships_in("red 1") == 1


def test_the_last_destiny_card_is_never_drawn():
    """CE-4.14, CE-E7: it is shuffled together with the discards first."""
    t = table(red=["attack_10"])
    deck = t.state.pile("destiny")
    for card in list(deck)[:-1]:
        t.move_card(card, "destiny_discard")
        t.state.cards.face_up[card] = True
    t.begins("red")
    assert len(t.state.pile("destiny")) == 14 - len(t.state.pile("destiny_discard"))
    assert len(t.state.pile("destiny")) > 1


def test_destiny_cards_come_again_in_another_order():
    """CE-4.14: shuffled, and face down."""
    t = table()
    g = t.state
    laid = [g.cards.design[card] for card in g.pile("destiny")]
    last, *thrown = g.pile("destiny")
    for card in thrown:
        t.move_card(card, "destiny_discard")
        g.cards.face_up[card] = True
    cards.keep_two_destinies(g)
    again = [g.cards.design[card] for card in g.pile("destiny")]
    assert sorted(again) == sorted(laid) and again != laid
    assert not any(g.cards.face_up[card] for card in (last, *thrown))


# -- launch


def test_one_to_four_ships_from_several_colonies():
    """CE-4.27, CE-D12."""
    t = table(red=["attack_10"])
    t.begins("red", "blue").answers("planet", t.planet("blue 1"))
    t.red.cannot("ships", [0, 0, 0, 0, 0], rule="CE-4.27")
    t.red.cannot("ships", [4, 1, 0, 0, 0], rule="CE-4.27")
    t.red.answers("ships", [2, 1, 0, 0, 0])
    assert (t.red.ships_in("gate"), t.red.ships_in("red 1"), t.red.ships_in("red 2")) == (3, 2, 3)


def test_the_last_ship_gives_the_colony_up_y17():
    """CE-Y17, CE-4.28, CE-5.3, CE-E9: the count falls at once; a win in a new place only makes up for it."""
    t = table()
    for number in range(1, 5):
        t.red.puts(1, "red 1", f"green {number}")
    t.red.holds("attack_20")
    t.blue.holds("attack_06")
    t.begins("red", "blue").launches(1, at="blue 1", start="green 1")
    assert t.red.foreign == 3
    t.nobody_allies()
    t.plans(red="attack_20", blue="attack_06")
    assert t.red.foreign == 4 and t.state.outcome is None


def test_aiming_at_an_own_colony_reinforces_it():
    """CE-4.26."""
    t = table(red=["attack_20"], blue=["attack_06"])
    t.red.puts(1, "red 1", "blue 1")
    t.clash(2, start="red 2")
    t.plans(red="attack_20", blue="attack_06")
    assert t.red.ships_in("blue 1") == 3 and t.red.foreign == 1


def test_a_game_without_end_is_a_draw():
    """CE-8.7: after 60 turns of each player; those with most colonies are named first."""
    t = table(red=["attack_20"])
    t.red.puts(1, "red 1", "blue 1")
    t.state.turns = LAST_TURN * 3
    t.begins("red", "blue")
    result = t.state.outcome
    assert result.reason == "cosmic.long" and result.places[0] == [] and result.places[1] == [0]
