"""Technologies that are used in the course of an encounter: CE-T2, T8, T10, T16, T20."""

from __future__ import annotations

import pytest

from rules import view
from rules.cosmic.atoms import ships
from rules.cosmic.state.cosmos import at_planet, at_tech, under_tech
from rules.cosmic.technologies import orbits
from tests.games.cosmic.support import duel, table

TECH = {"technology": "on"}
FOUR = ("red", "blue", "green", "yellow")


def gone(t, card):
    return t.state.cards.place[card] == "tech_discard"


def equipped(cards, player, design, **kwargs):
    """Red against blue up to the laying of cards, with a completed technology of some player."""
    t = duel(cards, options=TECH, **kwargs)
    return t, t.players[t.seat(player)].researches(design, done=True)


# -- Collapsium Hulls


@pytest.mark.parametrize(
    ("cards", "may"),
    [
        (("attack_13", "attack_08"), True),  # 17 : 12
        (("attack_14", "attack_08"), False),  # 18 : 12
        (("attack_13", "negotiate"), False),  # "by 5" needs two attacks (CE-4.65)
        (("attack_08", "attack_13"), False),  # not lost
    ],
)
def test_collapsium_hulls_hold_after_a_narrow_defeat(cards, may):
    """CE-T2, CE-4.65: lost by five or less, with two attacks."""
    t, _ = equipped(cards, "blue", "collapsium_hulls")
    t.plans(red=cards[0], blue=cards[1])
    if may:
        t.until("blue").uses("collapsium_hulls")
    else:
        t.never("blue", "collapsium_hulls")
    assert t.blue.ships_in("blue 1") == (1 if may else 0 if t.outcome() == "offense" else 4)


def test_collapsium_hulls_stay_in_play_and_the_attacker_lands():
    """CE-T2, CE-9.49, CE-5.52: both have colonies there."""
    t, card = equipped(("attack_13", "attack_08"), "blue", "collapsium_hulls")
    t.plans(red="attack_13", blue="attack_08")
    t.until("blue").uses("collapsium_hulls")
    assert t.red.ships_in("blue 1") == 4 and t.blue.ships_in("warp") == 3
    assert t.state.pile("lab:1") == [card]


def test_collapsium_hulls_protect_no_ally():
    """CE-T2: as defense only."""
    t = table(options=TECH, red=["attack_13"], blue=["attack_08"])
    t.green.researches("collapsium_hulls", done=True)
    t.clash(defense={"green": 1})
    t.plans(red="attack_13", blue="attack_08")
    t.never("green", "collapsium_hulls")
    assert t.green.ships_in("warp") == 1


def test_void_comes_before_collapsium_hulls():
    """CE-5.51, CE-5.52: what Void removes is not saved by hulls."""
    t, _ = equipped(("attack_13", "attack_08"), "blue", "collapsium_hulls", powers={"red": "void"})
    t.plans(red="attack_13", blue="attack_08")
    t.never("blue", "collapsium_hulls")
    assert t.blue.ships_in("out") == 4


# -- Gluon Mines


def mined(ships, gate=2, allied=2, powers=None):
    """Blue, with mines, defends against red and green; both cards are selected."""
    t = table(powers=powers, options=TECH, red=["attack_30"], blue=["attack_08"])
    card = t.blue.researches("gluon_mines", ships)
    t.begins("red", "blue")
    t.all_pass()
    t.red.launches(gate, at="blue 5")
    t.invite(red=["green"])
    if allied:
        t.green.joins("offense", allied)
    else:
        t.green.declines()
    t.plans(red="attack_30", blue="attack_08")
    return t, card


def test_gluon_mines_destroy_ships_of_the_owners_choice():
    """CE-T8, CE-9.57: as many as researched; the encounter goes on with the rest; the researchers return."""
    t, card = mined(3)
    t.blue.uses("gluon_mines")
    t.blue.answers("mines", [1, 2])
    t.blue.sends("return", 3, "blue 4")
    assert (t.red.ships_in("warp"), t.green.ships_in("warp")) == (1, 2)
    assert t.outcome() == "offense" and t.happened("totals", totals=[31, 12]) and gone(t, card)


def test_gluon_mines_win_if_nobody_is_left():
    """CE-T8, CE-E75: the selected cards go back to the hands."""
    t, _ = mined(4)
    t.blue.uses("gluon_mines")
    t.blue.sends("return", 4, "blue 4")
    assert t.outcome() == "defense" and not t.happened("revealed")
    assert t.red.hand == ["attack_30"] and t.blue.hand == ["attack_08"]


def test_cards_that_were_exchanged_in_vain_go_back_to_their_hands():
    """CE-E75, CE-A38: to where they were selected from."""
    t, _ = mined(4, powers={"red": "sorcerer"})
    t.red.uses("sorcerer")
    t.blue.uses("gluon_mines")
    t.blue.sends("return", 4, "blue 4")
    assert t.red.hand == ["attack_30"] and t.blue.hand == ["attack_08"]


def test_zombies_leave_the_minefield_for_home():
    """CE-5.53 with CE-T8: they are gone from the gate all the same."""
    t, _ = mined(4, 4, 0, {"red": "zombie"})
    t.blue.uses("gluon_mines")
    t.red.sends("return", 4, "red 2")
    t.blue.sends("return", 4, "blue 4")
    assert t.outcome() == "defense" and t.red.ships_in("warp") == 0


def test_only_the_defense_has_mines():
    """CE-T8; nobody else is even asked, whatever lies face down before him."""
    t = duel(("attack_30", "attack_08"), options=TECH)
    t.green.researches("gluon_mines", 4)
    t.plans(red="attack_30", blue="attack_08")
    assert t.outcome() == "offense"


def test_mines_without_a_ship_do_nothing():
    """CE-9.56: at least one."""
    t = duel(("attack_30", "attack_08"), options=TECH)
    t.blue.researches("gluon_mines")
    t.plans(red="attack_30", blue="attack_08")
    assert t.outcome() == "offense"


# -- Lunar Cannon


def armed(pair=("blue 1", "blue 2"), player="blue", **kwargs):
    """A duel on blue 1 with a cannon that stands somewhere already."""
    t, card = equipped(("attack_10", "attack_08"), player, "lunar_cannon", **kwargs)
    ships.place_token(t.state, t.seat(player), card, [at_planet(t.planet(name)) for name in pair])
    return t, card


def test_the_cannon_is_mounted_at_home_on_completion():
    """CE-T10, CE-T31: between neighbours in the circle of one's own system; the ships return afterwards."""
    t = table(options=TECH, red=["attack_10"])
    card = t.place_card("lunar_cannon", "lab:2")
    for number in (1, 2):
        t.green.puts(3, f"green {number}", f"tech:{card}")
    t.begins("red", "blue")
    t.green.answers("action", ("complete", card))
    home = [t.planet(f"green {n}") for n in range(1, 6)]
    assert t.green.offered("orbit") == [(a, b) for a, b in zip(home, home[1:] + home[:1], strict=True)]
    t.green.answers("orbit", (home[4], home[0]))
    t.green.sends("return", 6, "green 3")
    assert view(t.state, 0)["table"]["tokens"] == [[card, 2, [at_planet(home[4]), at_planet(home[0])], False]]


def test_the_cannon_adds_ten_beside_it():
    """CE-T10, CE-4.60: for the owner's side; it stays."""
    t, card = armed()
    t.plans(red="attack_10", blue="attack_08")
    t.until("blue").carries_out("lunar_cannon")
    assert t.happened("totals", totals=[14, 22]) and t.state.pile("lab:1") == [card]


def test_the_cannon_fires_once_in_an_encounter():
    """CE-5.19."""
    t, _ = armed()
    t.plans(red="attack_10", blue="attack_08")
    t.until("blue").uses("lunar_cannon")
    t.never("blue", "lunar_cannon")


@pytest.mark.parametrize(("pair", "player"), [(("blue 2", "blue 3"), "blue"), (("blue 1", "blue 2"), "green")])
def test_the_cannon_does_not_reach_everywhere(pair, player):
    """CE-T10: another planet; somebody outside the encounter."""
    t, _ = armed(pair, player)
    t.plans(red="attack_10", blue="attack_08")
    t.never(player, "lunar_cannon")
    assert t.happened("totals", totals=[14, 12])


def wild(player="green"):
    t = table(options=TECH, red=["attack_10"], blue=["attack_08"])
    card = t.players[t.seat(player)].researches("lunar_cannon", done=True)
    t.begins("red", "wild")
    return t, card


def test_a_wild_card_lets_the_cannon_move():
    """CE-T10: between neighbours of any system."""
    t, card = wild()
    t.until("green").uses("lunar_cannon")
    assert len(t.green.offered("orbit")) == 15
    t.green.answers("orbit", (t.planet("blue 4"), t.planet("blue 5")))
    assert t.state.tokens[0].places == [t.place("blue 4"), t.place("blue 5")] and t.state.tokens[0].card == card


def test_the_cannon_moves_once_in_an_encounter():
    """CE-5.19: not again when the wild Dictator flare brings a second wild card."""
    t = table(options=TECH, red=["attack_10"], blue=["attack_08", "flare_dictator"])
    t.green.researches("lunar_cannon", done=True)
    t.begins("red", "wild", "wild")
    t.until("green").carries_out("lunar_cannon")
    t.green.answers("orbit", (t.planet("blue 4"), t.planet("blue 5")))
    t.until("blue").uses("flare_dictator")
    t.never("green", "lunar_cannon")
    assert t.happened("destiny", design="destiny_wild")  # the second one


def test_another_card_does_not_move_it():
    t = table(options=TECH, red=["attack_10"])
    t.green.researches("lunar_cannon", done=True)
    t.begins("red", "blue")
    assert t.red.is_asked("planet")


def test_a_destroyed_planet_leaves_the_cannon_at_the_other():
    """CE-T31, CE-T33: and neighbours close up."""
    t, _ = armed()
    for number in (2, 4):
        t.state.destroyed[t.planet(f"blue {number}")] = True
        t.blue.puts(4, f"blue {number}", "warp")
    one, three, five = (t.planet(f"blue {n}") for n in (1, 3, 5))
    assert orbits(t.state, [1]) == [(one, three), (three, five), (five, one)]
    t.plans(red="attack_10", blue="attack_08")
    assert t.until("blue").may("lunar_cannon")
    t.state.destroyed[three] = t.state.destroyed[five] = True
    assert orbits(t.state, [1]) == [(one, one)]


# -- Quark Battery


def charged(stored="attack_40", cards=("attack_06", "attack_20"), **kwargs):
    """Red has a battery with a card under it; both cards are about to be revealed."""
    t, card = equipped(cards, "red", "quark_battery", **kwargs)
    t.place_card(stored, under_tech(card))
    return t, card


def test_a_battery_is_charged_on_completion():
    """CE-T16, 1b: an encounter card from the hand, which only its owner knows; the battery is not used up by it."""
    t = table(options=TECH, red=["attack_10", "attack_30", "mobius_tubes"])
    card = t.red.researches("quark_battery", 3)
    t.begins("red", "blue").answers("action", ("complete", card))
    chosen = t.red.card("attack_30")
    assert len(t.red.offered("charge_battery.card")) == 2
    t.red.answers("charge_battery.card", chosen)
    t.red.sends("return", 3, "red 2")
    assert t.state.cards.place[chosen] == under_tech(card) and t.state.pile("lab:0") == [card]
    assert view(t.state, 0)["table"]["seats"][0]["lab"][0]["under"] == [chosen]
    seen = view(t.state, 1)["table"]["seats"][0]["lab"][0]
    assert (seen["cards"], seen["under"]) == (1, []) and not t.state.knows(1, chosen)


def test_without_an_encounter_card_the_battery_stays_empty():
    """CE-T16: and has no effect."""
    t = duel(("attack_06", "attack_20"), options=TECH)
    t.red.researches("quark_battery", done=True)
    t.plans(red="attack_06", blue="attack_20")
    assert t.outcome() == "defense"


def test_the_stored_card_replaces_the_revealed_one():
    """CE-T16, CE-4.57: the replaced card and the battery are discarded at once, the new one at the end."""
    t, card = charged()
    t.plans(red="attack_06", blue="attack_20")
    t.until("red").carries_out("quark_battery")
    assert t.happened("totals", totals=[44, 24]) and gone(t, card)
    assert t.discards == ["attack_06", "attack_40", "attack_20"]


def test_a_stored_morph_copies_what_it_meets():
    """CE-4.57: a morph brought in later copies the opponent's card as it is then."""
    t, _ = charged("morph")
    t.plans(red="attack_06", blue="attack_20")
    t.until("red").carries_out("quark_battery")
    assert t.happened("totals", totals=[24, 24])


def test_a_stored_negotiate_and_emotion_control():
    """CE-R3 with CE-T16: after it also a card that is brought in later counts as a negotiate."""
    t, _ = charged(also={"green": ["emotion_control"]})
    t.plans(red="attack_06", blue="attack_20")
    t.until("green").uses("emotion_control")
    t.until("red").carries_out("quark_battery")
    assert t.red.is_asked("deal.message")


def test_only_a_main_player_discharges_it():
    """CE-T16."""
    t, card = equipped(("attack_06", "attack_20"), "green", "quark_battery")
    t.place_card("attack_40", under_tech(card))
    t.plans(red="attack_06", blue="attack_20")
    t.never("green", "quark_battery")


def test_nothing_takes_the_stored_card():
    """CE-T16: nobody may see or take it: compensation is drawn from the hand alone."""
    t, card = charged(cards=("attack_06", "negotiate"))
    t.plans(red="attack_06", blue="negotiate")
    t.all_pass()
    assert t.happened("compensation", count=0) and len(t.state.pile(under_tech(card))) == 1


# -- Xenon Lasers


@pytest.mark.parametrize(("number", "winner"), [(1, "offense"), (-1, "defense")])
def test_xenon_lasers_trim_the_own_total(number, winner):
    """CE-T20: one more or one less for the own side; a tie goes to the defense."""
    cards = ("attack_08", "attack_08") if number > 0 else ("attack_09", "attack_08")
    t, card = equipped(cards, "red", "xenon_lasers")
    t.plans(red=cards[0], blue="attack_08")
    t.until("red").carries_out("xenon_lasers", number)
    assert t.outcome() == winner and t.state.pile("lab:0") == [card]


def test_less_is_more_against_anti_matter():
    """CE-A2: the lower total wins."""
    t, _ = equipped(("attack_04", "attack_04"), "blue", "xenon_lasers", powers={"red": "anti_matter"}, ships=1)
    t.blue.puts(4, "blue 1", "blue 2")
    t.plans(red="attack_04", blue="attack_04")
    t.until("blue").carries_out("xenon_lasers", -1)
    assert t.happened("totals", totals=[3, 3]) and t.outcome() == "defense"  # 3 : 4 would have been lost


def test_xenon_lasers_are_for_fighters():
    """CE-T20: main players and allies, with an attack on their side."""
    t, _ = equipped(("attack_08", "attack_08"), "green", "xenon_lasers")
    t.plans(red="attack_08", blue="attack_08")
    t.never("green", "xenon_lasers")
    t, _ = equipped(("negotiate", "attack_08"), "red", "xenon_lasers")
    t.plans(red="negotiate", blue="attack_08")
    t.never("red", "xenon_lasers")


# -- researching ships


@pytest.mark.parametrize(("flare", "prompt"), [("flare_shadow", "ship"), ("flare_kamikaze", "ram.ships")])
def test_a_researching_ship_is_outside_the_encounter(flare, prompt):
    """CE-F37, CE-F19, CE-9.53, CE-9.55: it may be the one that is sent to the warp."""
    t = duel(("attack_20", "attack_04"), options=TECH, also={"blue": [flare]})
    card = t.blue.researches("xenon_lasers", 2)
    t.all_pass()
    t.plans(red="attack_20", blue="attack_04")
    while not (t.blue.is_asked("reply") and t.blue.may(flare)):
        t.players[t.asked()[0][0]].passes()
    t.blue.uses(flare)
    asked = t.blue.decision(prompt)
    assert at_tech(card) in (getattr(asked, "slots", None) or asked.options)


def test_a_researching_ship_pays_for_a_swallowed_artifact():
    """CE-F45, CE-9.55."""
    t = table(options=TECH, red=["attack_06", "mobius_tubes"], blue=["flare_void"])
    card = t.blue.researches("xenon_lasers", 2)
    t.begins("red", "blue")
    t.blue.passes()  # no research now
    t.until("red").uses("mobius_tubes")
    t.until("blue").uses("flare_void")
    t.blue.answers("ship", at_tech(card))
    assert t.blue.ships_in(at_tech(card)) == 1 and t.blue.ships_in("warp") == 1
