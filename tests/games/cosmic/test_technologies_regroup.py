"""Technologies that are used at the start of an encounter: CE-T1, T4, T6, T7, T11, T18, T19."""

from __future__ import annotations

from rules import view
from rules.core.zones import move_card
from rules.cosmic.state.cosmos import DECK, DISCARD, HANDS, at_tech
from rules.cosmic.state.ships import planets_of
from tests.games.cosmic.support import duel, table

TECH = {"technology": "on"}


def laid_out(**powers):
    """A table with technologies; red and blue can have an encounter."""
    return table(powers=powers, options=TECH, red=["attack_10"], blue=["attack_08"])


def begun(player, design, ships=0, offense="red", **powers):
    """A technology of a player, completed or with its ships, at the start of an encounter; and its card."""
    t = laid_out(**powers)
    card = t.players[t.seat(player)].researches(design, ships, done=not ships)
    t.begins(offense, "blue" if offense == "red" else "red")
    if ships:
        t.players[t.seat(player)].passes()  # the technology action
    return t, card


def gone(t, card):
    return t.state.cards.place[card] == "tech_discard"


# -- Coldsleep Ship


def settled(t, card, player="green", count=4, at="blue 3"):
    guest = t.until(player)
    guest.uses("coldsleep_ship", t.planet(at))
    guest.sends("settlers", count)


def test_coldsleep_ship_founds_a_colony_far_away():
    """CE-T1, CE-9.49: at the start of anybody's encounter, with up to four ships of one's colonies; then it is gone."""
    t, card = begun("green", "coldsleep_ship")
    settled(t, card)
    assert t.green.ships_in("blue 3") == 4 and t.green.foreign == 1 and gone(t, card)


def test_coldsleep_ship_carries_no_more_than_four():
    """CE-T1, CE-5.9b: from colonies."""
    t, _ = begun("green", "coldsleep_ship")
    t.until("green").uses("coldsleep_ship", t.planet("blue 3"))
    slots = t.green.decision("settlers").slots
    assert set(slots) == {t.place(f"green {n}") for n in range(1, 6)}
    t.green.cannot("settlers", [4, 1, 0, 0, 0])
    t.green.cannot("settlers", [0, 0, 0, 0, 0])


def test_coldsleep_ship_goes_to_planets_of_others_without_an_own_colony():
    """CE-T1."""
    t = laid_out()
    t.green.researches("coldsleep_ship", done=True)
    t.green.puts(1, "green 1", "blue 3")
    t.begins("red", "blue")
    aims = {option[3] for option in t.until("green").offered() if option != "pass" and option[0] == "tech"}
    assert aims == {t.planet(f"{who} {n}") for who in ("red", "blue") for n in range(1, 6)} - {t.planet("blue 3")}


def test_coldsleep_ship_can_win_the_game():
    """CE-8.2: a colony founded by an effect is checked at once."""
    t = laid_out()
    t.green.researches("coldsleep_ship", done=True)
    for number in range(1, 5):
        t.green.puts(1, "green 1", f"red {number}")
    t.begins("red", "blue")
    t.until("green").uses("coldsleep_ship", t.planet("blue 3"))
    t.green.sends("settlers", 1, "green 2")
    assert t.winners() == ["green"]


def homeless(ships=9):
    """Green completes Coldsleep Ship without any colony: all other ships are in the warp."""
    t = laid_out()
    card = t.place_card("coldsleep_ship", "lab:2")
    for number in range(1, 6):
        t.green.puts(4, f"green {number}", at_tech(card) if number < 3 else "warp")
    t.green.puts(ships - 8, "warp", at_tech(card))
    t.begins("red", "blue")
    t.green.answers("action", ("complete", card))
    return t, card


def test_coldsleep_ship_wakes_its_builders_if_nobody_is_at_home():
    """CE-T1, CE-9.58, CE-T34: used at once with the researching ships; the others follow to the new colony."""
    t, card = homeless()
    t.green.uses("coldsleep_ship", t.planet("blue 3"))
    t.green.cannot("settlers", 5)
    t.green.answers("settlers", 4)
    assert t.green.ships_in("blue 3") == 9 and t.green.ships_in("warp") == 11 and gone(t, card)


def test_the_builders_of_coldsleep_ship_may_stay_behind():
    """CE-9.58, CE-5.5: it is optional; then they go to the warp, and the card stays."""
    t, card = homeless()
    t.green.passes()
    assert t.green.ships_in("warp") == 20 and t.state.pile("lab:2") == [card]


def test_with_a_colony_the_builders_of_coldsleep_ship_return():
    """CE-T1: only without a colony."""
    t = laid_out()
    card = t.place_card("coldsleep_ship", "lab:2")
    for number in (1, 2, 3):
        t.green.puts(3, f"green {number}", at_tech(card))
    t.begins("red", "blue")
    t.green.answers("action", ("complete", card))
    assert t.green.is_asked("return")


def test_coldsleep_ship_takes_a_last_ship_and_with_it_the_power():
    """CE-5.10 with CE-T1: a neighbour that needs three home colonies."""
    t = laid_out(green="human")
    t.green.researches("coldsleep_ship", done=True)
    for number in (1, 2):
        t.green.puts(4, f"green {number}", "warp")
    t.green.puts(3, "green 3", "warp")
    t.begins("red", "blue")
    t.until("green").uses("coldsleep_ship", t.planet("blue 3"))
    t.green.sends("settlers", 1, "green 3")
    t.all_pass()
    assert t.happened("power", seat=t.green.seat, has=False)


# -- Delta Scanners


def test_delta_scanners_take_any_discarded_card():
    """CE-T4, 1b: it lay open, so everybody knows where it is now."""
    t = laid_out()
    card = t.green.researches("delta_scanners", done=True)
    morph, _ = t.place_card("morph", DISCARD), t.place_card("attack_40", DISCARD)
    t.begins("red", "blue")
    t.until("green").uses("delta_scanners")
    t.green.answers("card", morph)
    assert t.green.hand == ["morph"] and gone(t, card)
    assert t.state.knows(t.red.seat, morph) and t.discards == ["attack_40"]


def test_delta_scanners_find_nothing_in_an_empty_pile():
    t, _ = begun("green", "delta_scanners")
    t.never("green", "delta_scanners")


def test_delta_scanners_come_too_late_for_what_vulch_takes():
    """CE-A46: a played artifact goes to Vulch as it is discarded."""
    t = laid_out(blue="vulch")
    t.green.researches("delta_scanners", done=True)
    t.red.holds("mobius_tubes")
    t.red.puts(1, "red 1", "warp")
    t.begins("red", "blue").uses("mobius_tubes")
    t.red.sends("retrieve", 1)
    assert "mobius_tubes" in t.blue.hand
    t.never("green", "delta_scanners")


# -- Enigma Device


def test_enigma_device_levels_all_hands():
    """CE-T6: the user discards first; the others draw, or discard at random, to eight."""
    t = laid_out()
    card = t.green.researches("enigma_device", done=True)
    t.green.holds("attack_04", "morph")
    t.blue.holds(*["attack_06"] * 5, *["negotiate"] * 6)
    t.begins("red", "blue")
    t.until("green").uses("enigma_device")
    t.green.answers("discard", [t.green.card("attack_04")])
    assert [len(p.hand) for p in (t.red, t.blue, t.green)] == [8, 8, 8]
    assert "morph" in t.green.hand and len(t.discards) == 5 and gone(t, card)


def test_enigma_device_starts_with_its_user():
    """CE-T6: from him clockwise; with a short deck the others find nothing (CE-5.33)."""
    t = laid_out()
    t.green.researches("enigma_device", done=True)
    t.begins("red", "blue")
    for spare in list(t.state.pile("deck"))[9:]:
        t.move_card(spare, "out")
    t.until("green").uses("enigma_device")
    t.green.answers("discard", [])
    assert [len(p.hand) for p in (t.green, t.red, t.blue)] == [8, 2, 1]


def test_remora_profits_from_enigma_device():
    """CE-A35, CE-E44: once for each other player who drew."""
    t = laid_out(blue="remora")
    t.green.researches("enigma_device", done=True)
    t.begins("red", "blue")
    t.until("green").uses("enigma_device")
    t.green.answers("discard", [])
    for _ in range(2):
        t.until("blue").uses("remora")
    assert len(t.blue.hand) == 10


def test_vulch_gets_what_enigma_device_throws_away_before_the_deck_does():
    """CE-T6, CE-A46: red discards an artifact; blue's draw shuffles only what is left of the discards."""
    t = table(powers={"green": "vulch"}, options=TECH)
    t.green.researches("enigma_device", done=True)
    t.green.holds(*["attack_06"] * 7, "attack_08")
    t.blue.holds("attack_08")
    t.red.holds(*["card_zap", "cosmic_zap", "mobius_tubes"] * 2, "force_field", "ionic_gas", "quash")
    t.begins("blue", "red")
    for card in list(t.state.pile("deck")):
        t.move_card(card, "out")
    t.until("green").carries_out("enigma_device")
    t.green.answers("discard", [])
    t.all_pass()
    assert len(t.green.hand) == 9 and t.blue.hand == ["attack_08"]


# -- Genesis Bomb


def detonated(player="green", count=3, ships=4):
    t, card = begun(player, "genesis_bomb", ships)
    t.until(player).uses("genesis_bomb")
    guest = t.players[t.seat(player)]
    guest.answers("settlers", count)
    return t, card


def test_genesis_bomb_makes_a_planet_with_a_colony():
    """CE-T7, CE-T30, CE-T34: the last of its system; the other ships return to colonies."""
    t, card = detonated()
    t.green.sends("return", 1, "green 2")
    assert len(planets_of(t.state, t.green.seat)) == 6 and t.green.ships_in("green 6") == 3
    assert t.green.ships_in("green 2") == 5 and t.green.homes == 5 and gone(t, card)  # its ships came from green 1


def test_one_ship_is_enough_for_the_genesis_planet():
    """CE-T7: "any or all"; three return."""
    t, _ = detonated(count=1)
    t.green.sends("return", 3, "green 2")
    assert (t.green.ships_in("green 6"), t.green.ships_in("green 2")) == (1, 7)


def test_the_genesis_planet_is_a_home_planet():
    """CE-T30: it can be aimed at, and is a foreign colony of others."""
    t, _ = detonated("blue", 4)
    t.red.launches(4, at="blue 6")
    t.nobody_allies()
    t.plans(red="attack_10", blue="attack_08")
    assert t.red.foreign == 1 and (t.blue.ships_in("warp"), t.blue.homes) == (4, 4)


def test_genesis_bomb_needs_its_four_ships():
    """CE-9.57: three are too few."""
    t, _ = begun("green", "genesis_bomb", 3)
    t.never("green", "genesis_bomb")


def test_a_second_genesis_bomb_has_no_effect():
    """CE-T30: while the planet is in play."""
    t, card = detonated()
    t.green.sends("return", 1, "green 2")
    t.move_card(card, "lab:2")
    t.green.puts(4, "green 2", at_tech(card))
    t.begins("red", "blue")
    t.green.passes()  # the technology action
    t.never("green", "genesis_bomb")


def test_genesis_bomb_brings_a_lost_power_back():
    """CE-5.11, CE-E1: the new home colony is the third one."""
    t = laid_out(green="human")
    t.green.researches("genesis_bomb", 4)
    for number in (2, 3):
        t.green.puts(4, f"green {number}", "warp")
    t.begins("red", "blue")
    t.green.passes()
    assert not t.state.powered[t.green.seat]
    t.until("green").uses("genesis_bomb")
    t.green.answers("settlers", 4)
    t.all_pass()
    assert t.state.powered[t.green.seat] and t.green.homes == 3


def test_a_face_down_genesis_bomb_is_not_seen():
    """CE-9.57, 1b: only the ships on it are public; whoever may have it is asked."""
    t, card = begun("green", "genesis_bomb", 4)
    lab = view(t.state, t.red.seat)["table"]["seats"][t.green.seat]["lab"]
    assert lab[0]["card"] is None and lab[0]["ships"] == 4
    assert view(t.state, t.green.seat)["table"]["seats"][t.green.seat]["lab"][0]["card"] == card


def test_another_card_with_ships_looks_the_same():
    """CE-9.57: whoever has four ships on some other face-down card is asked just as well."""
    t, _ = begun("green", "infinity_drive", 4)
    assert t.green.is_asked("reply") and t.green.offered() == ["pass"]


# -- Omega Missile


def test_omega_missile_destroys_a_planet_and_all_on_it():
    """CE-T11, CE-T33, CE-5.57: ships of everybody go to the warp."""
    t = laid_out()
    card = t.green.researches("omega_missile", done=True)
    t.red.puts(1, "red 1", "blue 2")
    t.begins("red", "blue")
    t.until("green").uses("omega_missile", t.planet("blue 2"))
    t.red.sends("retrieve", 1)  # the regroup phase gives one back
    assert t.state.destroyed[t.planet("blue 2")] and t.blue.ships_in("warp") == 4 and gone(t, card)
    assert t.blue.homes == 4 and t.red.foreign == 0
    assert t.planet("blue 2") not in t.red.offered("planet")


def test_omega_missile_may_hit_an_empty_planet():
    """CE-T11: any planet."""
    t = laid_out()
    t.green.researches("omega_missile", done=True)
    t.blue.puts(4, "blue 2", "blue 3")
    t.begins("red", "blue")
    t.until("green").uses("omega_missile", t.planet("blue 2"))
    assert t.state.destroyed[t.planet("blue 2")] and t.red.is_asked("planet")


def test_who_has_no_home_planet_is_not_attacked():
    """CE-T33, CE-4.19: a destiny card that names him is drawn again."""
    t = laid_out()
    t.green.researches("omega_missile", done=True)
    for number in range(1, 5):
        t.blue.puts(4, f"blue {number}", "warp")
        t.state.destroyed[t.planet(f"blue {number}")] = True
    t.begins("red", "blue", "green")
    t.until("green").uses("omega_missile", t.planet("blue 5"))
    assert (t.encounter.offense, t.encounter.defense) == (t.red.seat, t.green.seat)


def test_the_turn_ends_where_no_card_could_name_anybody():
    """CE-T33, CE-4.31: all homes but red's are gone, and nobody is to be driven out: red does not draw for ever."""
    t = laid_out()
    for name in ("blue", "green"):
        for number in range(1, 6):
            t.players[t.seat(name)].puts(4, f"{name} {number}", "warp")
            t.state.destroyed[t.planet(f"{name} {number}")] = True
    t.begins("red", "blue")
    assert t.state.turns == 2 and t.state.active == t.blue.seat


def test_whoever_can_be_driven_out_is_waited_for():
    """CE-T33, CE-4.20: red draws until his own colour comes."""
    t = laid_out()
    for name in ("blue", "green"):
        for number in range(1, 6):
            t.players[t.seat(name)].puts(4, f"{name} {number}", "red 5" if number == 5 else "warp")
            t.state.destroyed[t.planet(f"{name} {number}")] = True
    t.begins("red", "blue", "green", "wild", "red")
    assert ("drive_out", t.planet("red 5"), t.blue.seat) in t.red.offered("defense")


def test_a_strike_at_somebody_without_a_home_finds_nothing():
    """CE-T33, CE-E69: no destiny card is drawn, so none can be redrawn; the nested encounter ends without effect."""
    t = duel(("attack_06", "attack_20"), options=TECH, also={"blue": ["flare_warrior", "attack_30"]})
    for number in range(1, 6):
        t.red.puts(t.red.ships_in(f"red {number}"), f"red {number}", "green 1")
        t.state.destroyed[t.planet(f"red {number}")] = True
    t.plans(red="attack_06", blue="attack_20")
    t.until("blue").carries_out("flare_warrior")
    assert t.outcome() == "broken_off" and t.happened("turn", seat=t.blue.seat)


def test_citadels_go_with_their_planet():
    """CE-A6 with CE-T11: what lies beside it is discarded."""
    t = laid_out(blue="citadel")
    t.green.researches("omega_missile", done=True)
    t.place_card("attack_20", f"citadel:{t.planet('blue 2')}")
    t.begins("red", "blue")
    t.until("green").uses("omega_missile", t.planet("blue 2"))
    assert "attack_20" in t.discards


def test_zombies_survive_omega_missile():
    """CE-5.53: through the pipeline of losses."""
    t = laid_out(blue="zombie")
    t.green.researches("omega_missile", done=True)
    t.begins("red", "blue")
    t.until("green").uses("omega_missile", t.planet("blue 2"))
    t.blue.sends("return", 4, "blue 1")
    assert t.blue.ships_in("blue 1") == 8 and t.state.destroyed[t.planet("blue 2")]


def test_omega_missile_takes_a_power_away():
    """CE-T33, CE-5.10: the threshold does not change."""
    t = laid_out(blue="human")
    t.green.researches("omega_missile", done=True)
    t.blue.puts(4, "blue 4", "blue 3")
    t.blue.puts(4, "blue 5", "blue 3")
    t.begins("red", "blue")
    t.until("green").uses("omega_missile", t.planet("blue 2"))
    assert not t.state.powered[t.blue.seat]


# -- Vacuum Turbines


def test_vacuum_turbines_draw_four_and_keep_some():
    """CE-T18, 1b: only the discarded ones are seen."""
    t = laid_out()
    card = t.green.researches("vacuum_turbines", done=True)
    t.begins("red", "blue")
    t.deck("morph", "attack_40", "attack_04", "negotiate")
    t.until("green").uses("vacuum_turbines")
    kept = [c for c in t.green.offered("keep") if t.state.cards.design[c] in ("morph", "attack_40")]
    t.green.answers("keep", kept)
    assert t.green.hand == ["attack_40", "morph"] and sorted(t.discards) == ["attack_04", "negotiate"]
    assert gone(t, card) and not any(t.state.knows(t.red.seat, c) for c in kept)


def test_vacuum_turbines_sort_only_what_they_drew():
    """CE-T18: cards held before stay."""
    t = laid_out()
    t.green.researches("vacuum_turbines", done=True)
    t.green.holds("attack_20")
    t.begins("red", "blue")
    t.until("green").uses("vacuum_turbines")
    assert len(t.green.offered("keep")) == 4 and t.green.card("attack_20") not in t.green.offered("keep")
    t.green.answers("keep", [])
    assert t.green.hand == ["attack_20"]


def test_turbines_without_a_card_to_draw_ask_nothing():
    """CE-T18, CE-5.33: deck and discards are empty."""
    t = laid_out()
    t.green.researches("vacuum_turbines", done=True)
    t.begins("red", "blue")
    for pile in (DECK, DISCARD):
        for card in list(t.state.pile(pile)):
            move_card(t.state, card, HANDS[t.red.seat])
    t.until("green").uses("vacuum_turbines")
    assert not t.green.is_asked("keep") and t.green.hand == []


def test_what_the_turbines_blow_out_vulch_gets():
    """CE-A46: a discarded artifact."""
    t = laid_out(blue="vulch")
    t.green.researches("vacuum_turbines", done=True)
    t.begins("red", "blue", keep=["quash"])
    t.deck("quash", "attack_40", "attack_04", "negotiate")
    t.until("green").uses("vacuum_turbines")
    t.green.answers("keep", [])
    assert "quash" in t.blue.hand


# -- Warpspace Key


def test_warpspace_key_brings_all_ships_home():
    """CE-T19: in the own Regroup; nothing is left for the regroup itself."""
    t = laid_out()
    card = t.red.researches("warpspace_key", done=True)
    t.red.puts(3, "red 1", "warp")
    t.begins("red", "blue").uses("warpspace_key")
    t.red.sends("retrieve", 3, "red 2")
    assert t.red.ships_in("red 2") == 7 and gone(t, card) and t.red.is_asked("planet")


def test_warpspace_key_opens_only_for_the_offense():
    """CE-T19."""
    t = laid_out()
    t.green.researches("warpspace_key", done=True)
    t.green.puts(3, "green 1", "warp")
    t.begins("red", "blue")
    t.never("green", "warpspace_key")


def test_warpspace_key_needs_ships_in_the_warp():
    t = laid_out()
    t.red.researches("warpspace_key", done=True)
    t.begins("red", "blue")
    t.never("red", "warpspace_key")


def test_remora_notices_the_key():
    """CE-A35: ships were retrieved: one event."""
    t = laid_out(green="remora")
    t.red.researches("warpspace_key", done=True)
    t.red.puts(3, "red 1", "warp")
    t.green.puts(1, "green 1", "warp")
    t.begins("red", "blue").uses("warpspace_key")
    t.red.sends("retrieve", 3, "red 2")
    t.until("green").uses("remora")
    assert t.green.is_asked("retrieve")


def test_warpspace_key_opens_nothing_for_whom_has_no_colony():
    """CE-T19, CE-5.7: his ships stay in the warp; one comes to the gate by the regroup (CE-4.12)."""
    t = laid_out()
    t.red.researches("warpspace_key", done=True)
    for number in range(1, 6):
        t.red.puts(4, f"red {number}", "warp")
    t.begins("red", "blue")
    t.never("red", "warpspace_key")
    assert t.red.ships_in("gate") == 1
