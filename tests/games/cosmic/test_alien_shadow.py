"""Shadow and its flare (CE-A37, CE-F37)."""

from __future__ import annotations

from tests.games.cosmic.support import duel, fought, table


def begun(*destiny, powers=None, options=None, green=(), red=()):
    t = table(powers=powers or {"green": "shadow"}, options=options)
    t.red.holds("attack_06", *red)
    t.blue.holds("attack_20")
    t.green.holds(*green)
    t.begins("red", *destiny)
    return t


def test_it_executes_a_ship_of_whom_destiny_names():
    """CE-A37: on any colony."""
    t = begun("blue")
    t.green.answers("ship", t.place("blue 3"))
    assert t.blue.ships_in("blue 3") == 3 and t.blue.ships_in("warp") == 1


def test_a_colour_of_its_own_does_nothing():
    """CE-A37: another player's."""
    t = begun("green")
    assert t.red.is_asked("planet")


def test_every_drawn_card_counts():
    """CE-E52: also the offense's own one, which it then redraws."""
    t = begun("red", "blue")
    t.green.answers("ship", t.place("red 3"))
    t.green.answers("ship", t.place("blue 3"))  # red has nothing to drive out and redraws
    assert t.red.ships_in("warp") == 1 and t.blue.ships_in("warp") == 1


def test_with_a_wild_card_it_may_choose_anybody():
    """CE-A37: optional, and whoever is attacked."""
    t = begun("wild")
    t.green.uses("shadow", t.red.seat)
    t.green.answers("ship", t.place("red 3"))
    assert t.red.ships_in("warp") == 1 and t.red.is_asked("defense")


def test_with_a_wild_card_it_need_not():
    t = begun("wild")
    t.green.passes()
    assert t.red.is_asked("defense")


def test_zapped_nobody_dies():
    """CE-5.15: and it stays off for the next card (CE-5.15)."""
    t = begun("red", "blue", red=("cosmic_zap",))
    t.until("red").uses("cosmic_zap")
    assert t.red.is_asked("planet") and t.red.ships_in("warp") == 0 and t.blue.ships_in("warp") == 0


def test_zombies_ship_comes_back():
    """CE-5.53: through the pipeline of losses."""
    t = begun("blue", powers={"green": "shadow", "blue": "zombie"})
    t.green.answers("ship", t.place("blue 3"))
    t.blue.sends("return", 1, "blue 1")
    assert t.blue.ships_in("warp") == 0 and t.blue.ships_in("blue 1") == 5


def test_ships_on_a_technology_are_within_reach():
    """CE-A37, CE-9.55."""
    t = table(powers={"green": "shadow"}, options={"technology": "on"})
    card = t.blue.researches("xenon_lasers", ships=1)
    t.red.holds("attack_06")
    t.blue.holds("attack_20")
    t.begins("red", "blue")
    while not t.green.is_asked("ship"):
        asked = t.players[t.asked()[0][0]]
        asked.answers("", asked.offered()[0])
    assert f"tech:{card}" in t.green.offered("ship")


# -- the flare


def own_turn(lost=3, technology=""):
    t = table(powers={"red": "shadow"}, options={"technology": "on"} if technology else {})
    place = f"tech:{t.blue.researches(technology, ships=1)}" if technology else t.place("blue 3")
    t.red.puts(lost, "red 1", "warp")
    t.red.holds("attack_06", "flare_shadow")
    t.blue.holds("attack_20")
    t.begins("red", "blue")
    if technology:
        t.blue.passes()
    t.red.sends("retrieve", 1, "red 1")
    t.all_pass()
    t.red.answers("ship", place)
    return t


def test_the_super_flare_puts_a_ship_in_its_place():
    """CE-F37: out of the warp; it is a colony."""
    t = own_turn()
    t.until("red").carries_out("flare_shadow")
    assert t.red.ships_in("blue 3") == 1 and t.red.ships_in("warp") == 1 and t.red.foreign == 1


def test_the_super_flare_takes_the_last_ship_out_of_the_warp_and_needs_one():
    """CE-F37: one comes home at the start of the turn; another one may be left."""
    t = own_turn(lost=2)
    t.until("red").carries_out("flare_shadow")
    assert t.red.ships_in("blue 3") == 1 and t.red.ships_in("warp") == 0
    own_turn(lost=1).never("red", "flare_shadow")


def test_the_super_flare_puts_no_ship_on_a_technology():
    """CE-F37: on a planet only."""
    own_turn(technology="xenon_lasers").never("red", "flare_shadow")


def test_the_super_flare_in_the_own_turn_only():
    """CE-F37: offense."""
    t = begun("blue", green=("flare_shadow",))
    t.green.puts(2, "green 1", "warp")
    t.all_pass()
    t.green.answers("ship", t.place("blue 3"))
    t.never("green", "flare_shadow")


def lost(red="attack_40", zap=False):
    t = table("red", "blue", "green", "yellow")
    t.red.holds(red)
    t.blue.holds("attack_04" if red != "negotiate" else "negotiate", "flare_shadow")
    if zap:
        t.yellow.holds("card_zap")
    t.begins("red", "blue").launches(4, at="blue 1")
    t.invite(red=["green"])
    t.green.joins("offense", 2, "green 1")
    t.plans(red=red, blue="attack_04" if red != "negotiate" else "negotiate")
    return t


def test_the_wild_flare_drags_the_winners_along():
    """CE-F37, CE-E8: one ship of its own, all opposing ones; no colony."""
    t = lost()
    t.until("blue").carries_out("flare_shadow")
    t.blue.answers("ship", t.place("blue 2"))
    assert (t.red.ships_in("warp"), t.green.ships_in("warp"), t.blue.ships_in("warp")) == (4, 2, 5)
    assert t.red.foreign == t.green.foreign == 0


def test_what_is_saved_of_them_does_not_land():
    """CE-F37: Zombie's ships return; they found no colony either."""
    t = fought(("attack_40", "attack_04"), powers={"red": "zombie"}, also={"blue": ["flare_shadow"]})
    t.until("blue").carries_out("flare_shadow")
    t.blue.answers("ship", t.place("blue 2"))
    t.all_pass()
    t.red.sends("return", 4)
    assert t.red.foreign == 0 and t.red.ships_in("warp") == 0


def test_a_cancelled_wild_flare_costs_no_ship():
    """CE-5.17, CE-R1."""
    t = lost(zap=True)
    t.until("blue").uses("flare_shadow")
    t.until("yellow").uses("card_zap")
    assert t.blue.ships_in("warp") == 4 and t.red.foreign == 1


def test_a_winning_defense_drags_nobody():
    """CE-F37: only if it has lost."""
    t = lost(red="attack_01")
    t.never("blue", "flare_shadow")
    assert t.outcome() == "defense"


def test_the_price_is_paid_even_if_the_ship_returns():
    """CE-E64: Zombie's ship comes home, the others are lost all the same."""
    t = fought(("attack_40", "attack_04"), powers={"blue": "zombie"}, also={"blue": ["flare_shadow"]})
    t.all_pass()
    t.blue.sends("return", 4, "blue 2")
    t.until("blue").carries_out("flare_shadow")
    t.blue.answers("ship", t.place("blue 2"))
    t.blue.sends("return", 1, "blue 3")
    assert t.red.ships_in("warp") == 4 and t.red.foreign == 0 and t.blue.ships_in("warp") == 0


def test_will_chooses_freely_after_the_execution():
    """CE-E53: Shadow reacts to the drawn card."""
    t = begun("blue", powers={"green": "shadow", "red": "will"})
    t.green.answers("ship", t.place("blue 3"))
    assert t.blue.ships_in("warp") == 1
    assert ("against", t.green.seat) in t.red.offered("defense")


def test_an_encounter_in_the_turn_of_another_is_not_the_own_turn():
    """CE-F37, CE-H6: the power executes a ship there, too; the super flare waits for an own turn."""
    t = table(powers={"green": "shadow"}, options={"technology": "on"})
    t.green.researches("infinity_drive", done=True)
    t.green.puts(3, "green 1", "warp")
    t.green.holds("attack_12", "flare_shadow")
    t.red.holds("attack_06")
    t.blue.holds("attack_20")
    t.begins("red", "blue", "blue")
    t.green.answers("ship", t.place("blue 3"))
    t.all_pass()
    t.red.launches(1, at="blue 1")
    t.all_pass()
    t.nobody_allies()
    t.all_pass()
    t.plans(red="attack_06", blue="attack_20")
    t.until("green")
    while not t.green.may("infinity_drive"):
        t.green.passes()
        t.until("green")
    t.green.carries_out("infinity_drive")
    t.green.sends("retrieve", 1)
    t.all_pass()
    t.green.answers("ship", t.place("blue 4"))
    assert t.encounter.nested and t.encounter.offense == t.green.seat
    t.never("green", "flare_shadow")
    assert t.blue.ships_in("blue 4") == 3 and t.green.foreign == 0


def test_a_special_card_names_whom_it_made_the_defense():
    """CE-2.10, CE-2.8: blue is named by a tie; the ship that Shadow sends to the warp does not change it."""
    t = begun("fewest_in_warp", red=("attack_06",))
    assert t.encounter.named == t.blue.seat
    t.green.answers("ship", t.place("blue 3"))
    t.all_pass()
    assert t.encounter.defense == t.blue.seat and t.blue.ships_in("warp") == 1


def test_the_wild_flare_needs_a_ship_outside_the_encounter():
    """CE-F37: it is the price."""
    t = duel(("attack_40", "attack_04"), also={"blue": ["flare_shadow"]})
    for number in range(2, 6):
        t.blue.puts(4, f"blue {number}", "warp")
    t.plans(red="attack_40", blue="attack_04")
    t.never("blue", "flare_shadow")
    assert t.red.ships_in("blue 1") == 4


def test_every_wild_card_counts():
    """CE-A37, CE-5.19, CE-F9: once for each event; the first wild card is rejected, the second one stands."""
    t = begun("wild", "wild", green=("flare_dictator",))
    for number in (1, 2):
        while not (t.green.is_asked("reply") and t.green.may("shadow")):
            t.players[t.asked()[0][0]].passes()
        t.green.carries_out("shadow", t.blue.seat)
        t.green.answers("ship", t.place(f"blue {number}"))
        if number == 1:
            t.until("green").uses("flare_dictator")
    assert t.blue.ships_in("warp") == 2
