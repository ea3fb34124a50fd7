"""Rules that hold everywhere (chapter 5): colonies, powers, cards, timing, losses."""

from __future__ import annotations

import pytest

from rules.cosmic.state.pieces import is_usable
from rules.cosmic.state.ships import colonies, fleet
from tests.games.cosmic.support import duel, fought, table

FOUR = ("red", "blue", "green", "yellow")


# -- colonies


def test_a_colony_is_one_however_many_ships_it_has():
    """CE-5.1, CE-5.2: one for each planet; several players may have one there; abroad it counts for victory."""
    t = table()
    t.red.puts(3, "red 1", "blue 1")
    t.green.puts(1, "green 1", "blue 1")
    t.red.puts(1, "red 2", "blue 2")
    assert (t.red.foreign, t.green.foreign, t.blue.foreign) == (2, 1, 0)
    assert (t.red.homes, t.blue.homes) == (5, 5)
    assert len(colonies(t.state, t.red.seat)) == 7


def test_foreign_colonies_do_not_keep_the_power():
    """CE-5.2: only home colonies do."""
    t = table(powers={"red": "human"})
    for number in (1, 2, 3):
        t.red.puts(4, f"red {number}", f"blue {number}")
    assert (t.red.homes, t.red.foreign) == (2, 3) and not is_usable(t.state, 0)


def test_a_stripped_planet_stays_in_its_system():
    """CE-5.6: it can be aimed at, resettled and be taken."""
    t = table(red=["attack_20"], blue=["attack_06"])
    t.blue.puts(4, "blue 1", "blue 2")
    t.begins("red", "blue")
    assert t.planet("blue 1") in t.red.offered("launch.planet")
    t.red.launches(1, at="blue 1")
    t.nobody_allies()
    t.plans(red="attack_20", blue="attack_06")
    assert t.red.foreign == 1 and t.red.ships_in("blue 1") == 1


def test_ships_in_the_encounter():
    """CE-5.9: on the gate, on the target planet, beside it; a bystander's are not."""
    t = table(*FOUR, "purple")
    t.purple.puts(1, "purple 1", "blue 1")
    t.begins("red", "blue").launches(3, at="blue 1")
    t.invite(red=["green", "purple"], blue=["yellow"])
    t.green.joins("offense", 2)
    t.yellow.joins("defense", 1)
    t.purple.declines()
    found = [fleet(t.state, player.seat) for player in t.players]
    assert found == [{"gate": 3}, {t.place("blue 1"): 4}, {"gate": 2}, {"beside": 1}, {}]


# -- powers


def test_the_power_comes_back_with_the_third_home_colony():
    """CE-5.11: at once, in the same encounter; everybody is told."""
    t = table(powers={"red": "tripler"})
    for number in (1, 2, 3):
        t.red.puts(4, f"red {number}", "red 4")
    t.red.holds("attack_06")
    t.begins("red", "red")
    assert not is_usable(t.state, 0)
    t.red.answers("defense", ("resettle", t.planet("red 1")))
    t.red.sends("settlers", 1, "red 4")
    assert t.red.homes == 3 and is_usable(t.state, 0)
    assert t.happened("power", seat=t.red.seat, has=True)


@pytest.mark.parametrize(("planets", "kept"), [("off", 3), ("on", 2)])
def test_how_many_home_colonies_keep_the_power(planets, kept):
    """CE-E1, CE-9.4, CE-5.10: three of five planets, two of four; what counts is how many are left."""
    t = table(powers={"red": "human"}, options={"four_planets": planets})
    homes = 4 if planets == "on" else 5
    for number in range(kept + 1, homes + 1):
        t.red.puts(4, f"red {number}", "red 1")
    assert t.red.homes == kept and is_usable(t.state, 0)
    t.red.puts(4, "red 2", "red 1")
    assert not is_usable(t.state, 0)


def test_four_planets_have_sixteen_ships():
    """CE-9.2: four on each of four planets."""
    t = table(options={"four_planets": "on"})
    assert [t.red.ships_in(f"red {number}") for number in range(1, 5)] == [4] * 4
    assert sum(counts[t.red.seat] for counts in t.state.ships.values()) == 16


def test_a_power_overrules_the_rules():
    """CE-1.3: Macron sends one ship where everybody else sends up to four."""
    limits = []
    for powers in ({}, {"red": "macron"}):
        t = table(powers=powers)
        t.begins("red", "blue").answers("launch.planet", t.planet("blue 1"))
        limits.append(t.red.decision("launch.ships").high)
    assert limits == [4, 1]


# -- artifacts and flares


def test_any_number_of_artifacts():
    """CE-5.21: two in one encounter by one player."""
    t = table(red=["attack_06"], green=["plague", "force_field"])
    t.begins("red", "blue")
    t.until("green").uses("plague", t.blue.seat)
    t.blue.sends("lose", 3)
    t.all_pass()
    t.red.launches(1, at="blue 1")
    t.invite(red=["green"])
    t.green.joins("offense", 1, "green 1")
    t.until("green").uses("force_field")
    t.green.answers("allies", [t.green.seat])
    t.green.sends("return", 1, "green 1")
    assert {"plague", "force_field"} <= set(t.discards)


def test_a_flare_is_out_of_the_hand_while_it_works():
    """CE-5.28: wild Oracle mixes all cards of both hands but itself; then it is back."""
    t = duel(("attack_04", "attack_20"), also={"red": ["flare_oracle"]})
    t.red.uses("flare_oracle")
    assert "flare_oracle" in t.red.hand and "flare_oracle" not in t.blue.hand
    assert len(t.red.hand) == 2 and len(t.blue.hand) == 1


# -- timing


def test_the_timing_order():
    """CE-5.36: the offense, the defense, then the others clockwise from the offense's left."""
    t = table("blue", "green", "red", "yellow", powers={})
    for player in t.players:
        player.holds("force_field" if player.name == "yellow" else "attack_06")
    t.begins("green", "blue").launches(1, at="blue 1")
    t.green.invites("red")
    t.blue.invites()
    t.red.joins("offense", 1)
    order = []
    while t.asked()[0][1] == "core.window.reply":
        order.append(t.players[t.asked()[0][0]].name)
        t.players[t.asked()[0][0]].passes()
    assert order == ["green", "blue", "red", "yellow"]


def test_players_choose_at_the_same_moment_in_timing_order():
    """CE-5.36: Mobius Tubes: the ships of the offense, the defense, then the others, one after the other."""
    t = table()
    for player in t.players:
        player.puts(1, f"{player.name} 1", "warp")
    t.blue.holds("mobius_tubes", "attack_06")
    t.begins("blue", "red").uses("mobius_tubes")
    order = []
    while t.asked()[0][1].endswith("retrieve"):
        seat = t.asked()[0][0]
        order.append(t.players[seat].name)
        t.players[seat].sends("retrieve", 1)
    assert order == ["blue", "green", "red"]


def test_an_earlier_moment_comes_first_whoever_is_the_offense():
    """CE-5.37: the defense trades before the selection, the offense exchanges the cards after it."""
    t = duel(("attack_04", "attack_20"), powers={"red": "sorcerer", "blue": "trader"})
    assert t.blue.may("trader") and not t.red.is_asked()
    t.blue.uses("trader", t.red.seat)
    t.plans(red="attack_20", blue="attack_04")
    t.red.uses("sorcerer")
    assert t.happened("totals", totals=[8, 24])


def test_equal_moments_go_by_timing_order():
    """CE-5.37: two powers of one moment: the offense is asked first, also if it sits behind the defense."""
    t = table("blue", "red", "green", powers={"red": "mirror", "blue": "calculator"})
    t.red.holds("attack_10")
    t.blue.holds("attack_06")
    t.clash(1)
    t.plans(red="attack_10", blue="attack_06")
    assert [seat for seat, _ in t.asked()] == [t.red.seat]


def test_after_each_action_the_round_starts_again_with_the_offense():
    """CE-5.38: red passes, blue acts, red may act after all; when all have passed in succession the window closes."""
    t = fought(("attack_10", "attack_04"), powers={"red": "mirror", "blue": "calculator"})
    t.red.passes()
    t.blue.uses("calculator")
    assert t.red.may("mirror") and not t.happened("revealed")
    t.red.passes()
    assert t.happened("revealed")


def test_what_becomes_true_in_an_open_window_happens_at_once():
    """CE-5.38: Plague takes Masochist's last ships; Masochist wins before anybody else is asked."""
    t = table(powers={"blue": "masochist"})
    for number in range(1, 6):
        t.blue.puts(4 if number > 1 else 1, f"blue {number}", "warp")
    t.green.holds("plague")
    t.red.holds("attack_06")
    t.begins("red", "blue")
    t.until("green").uses("plague", t.blue.seat)
    assert t.winners() == ["blue"]


def test_only_answers_until_an_action_is_finished():
    """CE-5.39: who could play Plague now may not while Mobius Tubes are announced; only the zap is an answer."""
    t = table()
    for player in t.players:
        player.puts(1, f"{player.name} 1", "warp")
    t.red.holds("mobius_tubes", "attack_06")
    t.blue.holds("plague", "card_zap")
    t.begins("red", "blue").uses("mobius_tubes")
    assert t.blue.may("card_zap") and not t.blue.may("plague")
    t.blue.passes()
    for player in t.players:
        player.sends("retrieve", 1)
    assert t.until("blue").may("plague") and not t.blue.may("card_zap")


# -- losses


def test_a_loss_is_one_batch():
    """CE-5.50: three ships from three colonies by one cause: one loss, one healing, one card."""
    t = table(powers={"green": "healer"}, green=["plague"], red=["attack_06"])
    t.begins("red", "blue")
    t.until("green").uses("plague", t.blue.seat)
    t.blue.answers("lose", [1, 1, 1, 0, 0])
    t.green.uses("healer")
    t.blue.answers("return", [3, 0, 0, 0, 0])
    assert len(t.green.hand) == 1 and t.blue.ships_in("warp") == 0
    assert not t.green.is_asked("reply")


def test_a_ship_stays_before_others_return():
    """CE-5.52: wild Spiff keeps one ship on the planet; Zombie's power brings the other three back (CE-5.53)."""
    t = fought(("attack_20", "attack_04"), powers={"blue": "zombie"}, also={"blue": ["flare_spiff"]})
    t.until("blue").carries_out("flare_spiff")
    t.blue.sends("return", 3, "blue 2")
    assert (t.blue.ships_in("blue 1"), t.blue.ships_in("blue 2"), t.red.foreign) == (1, 7, 1)


def beaten_observer():
    """Blue, Observer, has three home colonies and loses one of them with its ally yellow's ships."""
    t = table(*FOUR, powers={"blue": "observer"}, red=["attack_20"], blue=["attack_04"])
    t.blue.puts(4, "blue 4", "blue 2")
    t.blue.puts(4, "blue 5", "blue 2")
    t.begins("red", "blue").launches(4, at="blue 1")
    t.invite(blue=["yellow"])
    t.yellow.joins("defense", 2, "yellow 1")
    t.plans(red="attack_20", blue="attack_04")
    return t


def test_lost_colonies_are_counted_when_all_losses_of_a_step_are_over():
    """CE-5.57: the defense's batch comes first; its power still shelters the ally's ships of the same step."""
    t = beaten_observer()
    t.yellow.sends("return", 2, "yellow 2")
    assert (t.blue.ships_in("warp"), t.yellow.ships_in("warp")) == (4, 0)
    assert t.blue.homes == 2 and not is_usable(t.state, 0)
    assert t.happened("power", seat=t.blue.seat, has=False)


def test_several_events_of_one_step_in_their_order():
    """CE-5.38: three artifacts are discarded at once; Vulch collects the first one first."""
    t = table(powers={"blue": "vulch"})
    thrown = t.red.holds("quash", "plague", "force_field")
    t.begins("red", "blue")
    assert t.state.pile(f"hand:{t.blue.seat}") == thrown


def test_nobody_drags_ships_along_that_are_lost_already():
    """CE-5.50, CE-5.57: both sides lose; Vacuum's batch comes first, but the ships of the planet go anyway."""
    t = duel(("attack_08", "attack_06"), powers={"red": "vacuum"}, also={"blue": ["flare_loser"]})
    t.until("blue").carries_out("flare_loser")
    assert t.outcome() == "both_lose"
    asked = t.red.decision("drag_along.whom")
    assert dict(zip(asked.slots, asked.caps, strict=True)) == {t.blue.seat: 16, t.green.seat: 20}
    t.red.answers("whom", [1, 0])
    assert t.place("blue 1") not in t.blue.decision("drag_along.lose").slots
    t.blue.sends("drag_along.lose", 1, "blue 2")
    assert (t.blue.ships_in("blue 1"), t.blue.ships_in("blue 2"), t.blue.ships_in("warp")) == (0, 3, 5)


def test_a_ship_that_is_being_lost_settles_nowhere():
    """CE-5.50, CE-F32, CE-A16: green's three ships for Hate are chosen; then blue's power turns out to be lost."""
    t = table(powers={"red": "hate", "blue": "human"})
    for number in (4, 5):
        t.blue.puts(4, f"blue {number}", "blue 1")
    t.blue.puts(1, "blue 3", "blue 1")
    t.green.puts(1, "green 5", "green 2")
    t.red.holds("morph", "attack_06")
    t.green.holds("flare_parasite", "flare_zombie")
    t.begins("red", "blue").answers("spread_hate.card", t.red.card("morph"))
    t.red.sends("lose", 3, "blue 3")
    t.green.answers("hated", "ships")
    t.red.sends("lose", 3, "green 5")
    t.until("green").carries_out("flare_parasite", t.planet("blue 4"))
    assert t.place("green 5") not in t.green.offered("settler")
    t.green.answers("settler", t.place("green 2"))
    t.all_pass()
    assert (t.green.ships_in("green 5"), t.green.ships_in("warp"), t.green.ships_in("blue 4")) == (0, 3, 1)


def test_healed_ships_are_not_counted_as_fallen_more_often_than_they_fell():
    """CE-A17, CE-5.53: one of four ships returns by the wild Zombie flare, Healer brings the other three back."""
    t = fought(("attack_04", "attack_20"), powers={"green": "healer", "blue": "clone"}, also={"red": ["flare_zombie"]})
    t.until("red").carries_out("flare_zombie")
    t.red.sends("return", 1, "red 3")
    assert t.encounter.fallen[t.red.seat] == 3
    t.until("green").uses("healer")
    t.red.sends("return", 3, "red 4")
    assert (t.red.ships_in("warp"), t.red.ships_in("red 4"), t.encounter.fallen[t.red.seat]) == (0, 7, 0)
