"""The rulebook's examples (chapter 15) as positions to play from, shipped in app/games/cosmic/scenarios."""

from __future__ import annotations

import pytest

from app.match.scenarios import scenario
from rules import waiting
from rules.cosmic.state.pieces import side_of_flare

from .support import Table


def opened(name: str) -> Table:
    told = scenario("cosmic", name)
    return Table(told.session().state, [seat["colour"] for seat in told.setup.seats])


def reach(t: Table, prompt: str) -> None:
    """Everybody passes and invites nobody until this question is asked."""
    for _ in range(60):
        if any(asked.endswith(prompt) for _, asked in t.asked()):
            return
        asked = waiting(t.state)[0]
        player = t.players[asked.seat]
        if asked.prompt.endswith("invite"):
            player.invites()
        elif asked.prompt.endswith("alliance.answer"):
            player.declines()
        else:
            player.passes()
    raise AssertionError(f"{prompt} is never asked")


def test_a_colour_names_the_defense():
    """CE-X1, CE-4.15: green's system, green defends."""
    t = opened("colour_destiny")
    reach(t, "launch.planet")
    assert (t.encounter.defense, t.encounter.system) == (t.green.seat, t.green.seat)
    assert t.red.offered("launch.planet") == [t.planet(f"green {number}") for number in range(1, 6)]


def test_a_colony_abroad_is_no_target():
    """CE-X2: with Zombie's colour Clone's ships are bystanders; with Clone's only planets of its own system count."""
    t = opened("no_third_party")
    reach(t, "launch.planet")
    t.red.answers("launch.planet", t.planet("green 1"))
    assert t.encounter.defense == t.green.seat
    reach(t, "launch.ships")
    t.red.sends("launch.ships", 1)
    reach(t, "planning.card")
    t.plans(red="attack_20", green="attack_04")
    t.all_pass()
    t.green.sends("return", 4, "green 2")  # Zombie's ships
    t.all_pass()
    assert t.blue.ships_in("green 1") == 2 and t.red.ships_in("green 1") == 1
    t.red.answers("further", "second")
    reach(t, "launch.planet")
    assert t.red.offered("launch.planet") == [t.planet(f"blue {number}") for number in range(1, 6)]


@pytest.mark.parametrize("card", ["attack_20", "attack_04"])
def test_a_planet_is_defended_with_nothing(card):
    """CE-X3: bystanders count for nobody and stay; the defense loses nothing, a beaten offense loses its ships."""
    t = opened("empty_planet")
    reach(t, "launch.planet")
    t.red.answers("launch.planet", t.planet("blue 1"))
    reach(t, "launch.ships")
    t.red.sends("launch.ships", 2)
    reach(t, "planning.card")
    t.plans(red=card, blue="attack_08")
    t.all_pass()
    assert t.happened("totals", totals=[2 + int(card[-2:]), 8])
    won = card == "attack_20"
    assert (t.red.ships_in("blue 1"), t.red.ships_in("warp")) == ((2, 0) if won else (0, 2))
    assert (t.green.ships_in("blue 1"), t.yellow.ships_in("blue 1"), t.blue.ships_in("warp")) == (2, 2, 0)


def test_three_cards_for_a_colony():
    """CE-X4, CE-6.4 to 6.10, CE-6.18, CE-6.19, CE-6.21: two ships found the colony, the others return; a success."""
    t = opened("three_cards_for_a_colony")
    reach(t, "planning.card")
    t.plans(red="negotiate", blue="negotiate")
    reach(t, "deal.message")
    t.red.says("propose", cards=["attack_04", "attack_06", "attack_08"], want_colony="blue 2")
    t.blue.says("accept")
    t.all_pass()
    t.red.sends("settlers", 2, "gate")
    t.red.sends("return", 2, "red 2")
    t.all_pass()
    assert t.blue.hand == ["attack_04", "attack_06", "attack_08"] and t.red.foreign == 1
    assert (t.red.ships_in("blue 2"), t.blue.ships_in("blue 2")) == (2, 4) and t.red.is_asked("further")
    assert t.outcome() == "deal" and t.discards[-2:] == ["negotiate", "negotiate"]


@pytest.mark.parametrize("card", ["attack_20", "negotiate"])
def test_a_morph_is_what_the_other_card_is(card):
    """CE-X5, CE-4.50, CE-6.1: a 20, so that a tie goes to the defense, or a negotiate; discarded a morph again."""
    t = opened("morph")
    reach(t, "planning.card")
    t.plans(red="morph", blue=card)
    if card == "negotiate":
        reach(t, "deal.message")
        return
    t.all_pass()
    assert t.happened("totals", totals=[24, 24]) and t.outcome() == "defense"
    assert "morph" in t.discards


def test_ones_own_flare_is_super():
    """CE-X6: with the power at work."""
    t = opened("own_flare")
    assert side_of_flare(t.state, t.red.seat, "flare_zombie") == "super"
    reach(t, "invite")
    t.red.invites("green")
    t.blue.invites()
    t.until("red").uses("flare_zombie")
    t.all_pass()
    assert "warp" in dict(t.green.decision("answer").fields)["ships"].slots


def test_ones_own_flare_is_wild_without_the_power():
    """CE-X6: one ship returns instead of going to the warp."""
    t = opened("own_flare_wild")
    assert side_of_flare(t.state, t.red.seat, "flare_zombie") == "wild"
    reach(t, "planning.card")
    t.plans(red="attack_04", blue="attack_20")
    while not (t.red.is_asked("reply") and t.red.may("flare_zombie")):
        t.players[t.asked()[0][0]].passes()
    t.red.uses("flare_zombie")
    t.all_pass()
    t.red.sends("return", 1)
    assert t.red.ships_in("warp") == 1


def test_a_zapped_warrior_keeps_collecting():
    """CE-X7, CE-5.16: 10 against 12; two tokens for the defeat."""
    t = opened("zapped_warrior")
    reach(t, "planning.card")
    t.plans(blue="attack_06", red="attack_08")
    while not (t.red.is_asked("reply") and t.red.may("cosmic_zap")):
        t.players[t.asked()[0][0]].passes()
    t.red.uses("cosmic_zap")
    t.all_pass()
    assert t.happened("totals", totals=[10, 12]) and t.state.sheets[1].marks["tokens"] == 7


def test_a_zapped_zombie_releases_ships():
    """CE-X7: in a deal."""
    t = opened("zapped_zombie")
    reach(t, "planning.card")
    t.plans(red="negotiate", blue="negotiate")
    reach(t, "deal.message")
    t.red.says("propose", cards=["attack_06"], want={"choice": 1}, release={"seat_1": 3})
    t.blue.says("accept")
    t.all_pass()
    t.blue.answers("cards", {"choice": [t.blue.card("attack_08")]})
    t.blue.sends("retrieve", 3, "blue 2")
    assert t.blue.ships_in("warp") == 0 and t.red.hand == ["attack_08"]


def test_research_can_be_lost():
    """CE-X8, CE-9.54: one of three ships."""
    t = opened("lost_research")
    reach(t, "ship")
    place = next(option for option in t.red.offered("ship") if option.startswith("tech:"))
    t.red.answers("ship", place)
    t.all_pass()
    assert (t.blue.ships_in(place), t.blue.ships_in("warp")) == (2, 1)


def test_an_empty_hand_is_renewed():
    """CE-X9, CE-4.5, CE-4.8, CE-5.35: everything is shown and discarded, the flare too; eight new cards."""
    t = opened("empty_handed")
    t.all_pass()
    assert {"quash", "flare_mirror", "reinforcement_3"} <= set(t.discards) and len(t.red.hand) == 8
