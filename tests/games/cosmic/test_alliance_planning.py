"""Alliance (4.4, chapter 7) and Planning (4.5)."""

from __future__ import annotations

from rules import view
from tests.games.cosmic.support import duel, fought, table


def invited(*names, offense=(), defense=()):
    t = table(*names or ("red", "blue", "green", "yellow"), red=["attack_10"], blue=["attack_08"])
    t.begins("red", "blue").launches(4, at="blue 1")
    t.red.invites(*offense)
    t.blue.invites(*defense)
    return t


def test_offense_invites_first_then_the_defense():
    """CE-4.33, CE-4.34, CE-7.1, CE-7.2, CE-D13: any subset of the others, also the same ones; no main player."""
    t = table("red", "blue", "green", "yellow", red=["attack_10"], blue=["attack_08"])
    t.begins("red", "blue").launches(4, at="blue 1")
    assert t.red.offered("invite") == [2, 3]
    assert not t.blue.is_asked()
    t.red.invites("green", "yellow")
    assert view(t.state, 1)["table"]["encounter"]["invited"][0] == [2, 3]
    assert t.blue.offered("invite") == [2, 3]
    t.blue.invites("green")
    assert t.green.is_asked("answer")


def test_answers_go_clockwise_from_the_offenses_left():
    """CE-4.35, CE-7.5: one after the other, each carried out before the next is asked."""
    t = invited(offense=("yellow", "green"), defense=("green",))
    assert [d for d, _ in t.asked()] == [t.green.seat]
    t.green.joins("defense", 2)
    assert t.green.ships_in("beside") == 2
    assert [d for d, _ in t.asked()] == [t.yellow.seat]


def test_a_player_joins_only_who_invited_him_and_never_both():
    """CE-4.35, CE-7.3."""
    t = invited(offense=("green",))
    t.green.cannot("answer", {"side": "defense", "ships": [1, 0, 0, 0, 0]})
    t.green.joins("offense", 1)
    assert t.encounter.sides[2] == 1
    assert not t.yellow.is_asked("answer")  # CE-7.4


def test_allies_send_one_to_four_ships():
    """CE-4.36, CE-4.37, CE-7.3."""
    t = invited(offense=("green",))
    t.green.cannot("answer", {"side": "offense", "ships": [0, 0, 0, 0, 0]}, "cosmic.ally_ships", "CE-4.36")
    t.green.cannot("answer", {"side": "offense", "ships": [4, 1, 0, 0, 0]})
    t.green.joins("offense", 4)
    assert t.green.ships_in("gate") == 4


def test_declining_is_open_and_costs_nothing():
    """CE-4.35, CE-D14."""
    t = invited(offense=("green",), defense=("green",))
    t.green.declines()
    assert t.happened("joined", seat=2, side="")
    assert t.green.ships_in("gate") == t.green.ships_in("beside") == 0


def test_without_a_ship_on_a_colony_nobody_can_ally():
    """CE-4.38."""
    t = table("red", "blue", "green", "yellow")
    for number in range(1, 6):
        t.green.puts(4, f"green {number}", "warp")
    t.red.holds("attack_10")
    t.blue.holds("attack_08")
    t.begins("red", "blue").launches(4, at="blue 1")
    t.invite(red=["green"])
    assert t.red.is_asked("planning.card")


def test_ships_of_a_bystander_may_ally():
    """CE-4.39: from the target planet itself."""
    t = table(red=["attack_10"], blue=["attack_08"])
    t.green.puts(2, "green 1", "blue 1")
    t.begins("red", "blue").launches(4, at="blue 1")
    t.invite(blue=["green"])
    t.green.joins("defense", 2, "blue 1")
    assert (t.green.ships_in("blue 1"), t.green.ships_in("beside")) == (0, 2)


def test_defensive_allies_return_to_any_colony_and_are_rewarded_y4():
    """CE-Y4, CE-4.78 to 4.80, CE-D26: three ships, two in the warp: up to two ships, the rest cards."""
    t = table("red", "blue", "green", "yellow", red=["attack_04"], blue=["attack_20"])
    t.green.puts(2, "green 1", "warp")
    t.begins("red", "blue").launches(4, at="blue 1")
    t.invite(blue=["green"])
    t.green.joins("defense", 3, "green 2")
    t.plans(red="attack_04", blue="attack_20")
    t.green.sends("return", 3, "green 5")
    assert t.green.ships_in("green 5") == 7
    t.green.cannot("rewarding.ships", 3, rule="CE-4.79")
    t.green.answers("rewarding.ships", 1)
    t.green.sends("retrieve", 1, "green 2")
    assert (len(t.green.hand), t.green.ships_in("warp"), t.green.ships_in("green 2")) == (2, 1, 2)


def test_an_ally_without_a_colony_is_rewarded_with_cards():
    """CE-E17, CE-5.5: his ships go to the warp."""
    t = table("red", "blue", "green", "yellow")
    for number in range(2, 6):
        t.green.puts(4, f"green {number}", "warp")
    t.green.puts(2, "green 1", "warp")
    t.red.holds("attack_04")
    t.blue.holds("attack_20")
    t.clash(defense={"green": 2})
    t.plans(red="attack_04", blue="attack_20")
    assert (t.green.ships_in("warp"), len(t.green.hand)) == (20, 2)


def test_offensive_allies_land_and_the_defenses_allies_go_to_the_warp():
    """CE-4.70, CE-4.72."""
    t = invited(offense=("green",), defense=("yellow",))
    t.green.joins("offense", 2)
    t.yellow.joins("defense", 1)
    t.plans(red="attack_10", blue="attack_08")
    assert t.happened("totals", totals=[16, 13])
    assert (t.green.ships_in("blue 1"), t.green.foreign, t.yellow.ships_in("warp")) == (2, 1, 1)


# -- planning


def test_both_select_at_once_and_face_down():
    """CE-4.46, CE-D15, 1b: neither sees the other's card."""
    t = duel(("attack_10", "attack_08"))
    t.blue.holds("attack_06")
    assert [seat for seat, _ in t.asked()] == [0, 1]
    t.blue.lays("attack_08")
    seen = view(t.state, 0)["table"]
    assert [seat for seat, _ in t.asked()] == [0]
    assert "attack_08" not in {seen["cards"][str(c)] for c in seen["seats"][0]["hand"]}
    assert seen["seats"][1]["cards"] == 2


def test_a_laid_card_is_a_back_for_others():
    """1b: before reveal only its owner knows it."""
    t = fought(("attack_10", "attack_08"), powers={"red": "mirror"})
    assert t.red.may("mirror")  # selected, not yet revealed
    assert view(t.state, 2)["table"]["encounter"]["laid"] == ["back", "back"]
    assert view(t.state, 0)["table"]["encounter"]["laid"] == [t.encounter.laid[0], "back"]


def test_a_defense_without_encounter_cards_draws_until_it_has_one():
    """CE-4.43, CE-4.44, CE-E2: everything else is discarded each time, exactly eight are drawn."""
    t = table(red=["attack_10"], blue=["reinforcement_5"])
    junk = ["reinforcement_2"] * 2 + ["reinforcement_3"] * 3 + ["plague", "quash", "ionic_gas"]
    t.deck(*junk, *["attack_06"] * 7, "attack_08")
    t.begins("red", "blue", keep=junk)
    while not t.red.is_asked("planet"):
        t.all_pass()
    t.red.answers("planet", t.planet("blue 1"))
    while not t.blue.is_asked("planning.card"):
        asked = t.asked()[0]
        player = t.players[asked[0]]
        if player.is_asked("ships"):
            player.sends("ships", 1)
        elif player.is_asked("invite"):
            player.invites()
        else:
            player.passes()
    assert t.blue.hand == ["attack_06"] * 7 + ["attack_08"]
    assert sorted(t.discards) == sorted([*junk, "reinforcement_5"])


def test_the_offense_is_checked_first():
    """CE-4.45: the defense keeps its cards; the turn ends, nobody gains or loses anything; CE-E4."""
    t = fought(("attack_10", "attack_08"))
    t.red.answers("further", "second")
    t.blue.holds("reinforcement_2")
    t.red.answers("defense", t.red.offered("defense")[0]) if t.red.is_asked("defense") else None
    t.all_pass()
    t.red.launches(1, at=f"{t.players[t.encounter.defense].name} 2", start="red 2")
    t.all_pass()
    while not t.red.is_asked("return"):
        asked = t.asked()[0]
        player = t.players[asked[0]]
        player.invites() if player.is_asked("invite") else player.passes()
    assert t.outcome() == "broken_off"
    assert t.blue.hand == ["reinforcement_2"]
    assert not t.happened("card_discarded")


def test_a_defense_for_whom_there_is_no_card_loses():
    """CE-5.34: without compensation."""
    t = table(red=["attack_10"])
    for card in list(t.state.pile("deck")):
        t.move_card(card, "out")
    t.clash(2)
    assert t.outcome() == "offense" and t.red.ships_in("blue 1") == 2
    assert t.red.hand == ["attack_10"]  # CE-E75
