"""Technologies that decide who comes along in an encounter: CE-T5, T12, T15."""

from __future__ import annotations

from rules.cosmic.state.cosmos import NEITHER, OFFENSIVE
from tests.games.cosmic.support import table
from tests.games.cosmic.test_technologies_encounter import FOUR, TECH, gone

# -- Energy Cloak


def cloaked(**powers):
    t = table(*FOUR, powers=powers, options=TECH, red=["attack_10"], blue=["attack_08"])
    card = t.red.researches("energy_cloak", done=True)
    t.begins("red", "blue").answers("planet", t.planet("blue 1"))
    t.red.uses("energy_cloak")
    t.red.sends("ships", 4)
    return t, card


def test_under_an_energy_cloak_the_defense_invites_nobody():
    """CE-T5: the offense invites as usual."""
    t, card = cloaked()
    t.red.invites("green")
    assert t.green.is_asked("answer") and t.encounter.invited == [[t.green.seat], []] and gone(t, card)


def test_without_the_cloak_the_defense_invites():
    t = table(*FOUR, options=TECH, red=["attack_10"], blue=["attack_08"])
    t.red.researches("energy_cloak", done=True)
    t.begins("red", "blue").answers("planet", t.planet("blue 1"))
    t.red.passes()
    t.red.sends("ships", 4)
    t.red.invites()
    assert t.blue.is_asked("invite")


def test_parasite_finds_the_cloaked_defense():
    """CE-E48: the cloak only forbids invitations."""
    t, _ = cloaked(yellow="parasite")
    t.red.invites()
    t.until("yellow").uses("parasite")
    t.yellow.joins("defense", 2)
    assert t.yellow.ships_in("beside") == 2


def test_why_a_technology_cannot_be_used():
    """CE-5.13, CE-9.46: another moment, another role."""
    t = table(options=TECH, red=["attack_10", "mobius_tubes"])
    t.blue.puts(1, "blue 1", "warp")
    cloak, key = t.red.researches("energy_cloak", done=True), t.red.researches("warpspace_key", done=True)
    t.begins("red", "blue")
    assert t.red.why_not(("tech", cloak)).id == "cosmic.other_moment"
    assert t.red.why_not(("tech", key)).id == "cosmic.no_use_now"  # no ship in the warp
    t.red.cannot("reply", ("tech", cloak, 0), "cosmic.other_moment", "CE-9.46")


def test_only_the_offense_has_a_cloak():
    """CE-T5."""
    t = table(options=TECH, red=["attack_10"])
    t.blue.researches("energy_cloak", done=True)
    t.begins("red", "blue").answers("planet", t.planet("blue 1"))
    assert t.red.is_asked("ships")


# -- Plasma Thrusters


def test_plasma_thrusters_send_a_fifth_ship():
    """CE-T12, CE-H8."""
    t = table(options=TECH, red=["attack_10"])
    card = t.red.researches("plasma_thrusters", done=True)
    t.begins("red", "blue").answers("planet", t.planet("blue 1"))
    t.red.uses("plasma_thrusters")
    t.red.cannot("ships", [4, 2, 0, 0, 0])
    t.red.answers("ships", [4, 1, 0, 0, 0])
    assert t.red.ships_in("gate") == 5 and t.state.pile("lab:0") == [card]


def test_without_using_them_four_is_the_limit():
    t = table(options=TECH, red=["attack_10"])
    t.red.researches("plasma_thrusters", done=True)
    t.begins("red", "blue").answers("planet", t.planet("blue 1"))
    t.red.passes()
    t.red.cannot("ships", [4, 1, 0, 0, 0])


def test_an_ally_with_plasma_thrusters_sends_five():
    """CE-T12: once he is invited."""
    t = table(*FOUR, options=TECH, red=["attack_10"], blue=["attack_08"])
    t.green.researches("plasma_thrusters", done=True)
    t.begins("red", "blue").launches(1, at="blue 1")
    t.invite(red=["green"])
    t.green.uses("plasma_thrusters")
    t.green.answers("answer", {"side": "offense", "ships": [4, 1, 0, 0, 0]})
    assert t.green.ships_in("gate") == 5


def test_who_is_not_invited_does_not_start_them():
    t = table(options=TECH, red=["attack_10"], blue=["attack_08"])
    t.green.researches("plasma_thrusters", done=True)
    t.clash(1)
    assert t.red.is_asked("planning.card")


def test_macron_with_plasma_thrusters_sends_two():
    """CE-H8: one more than Macron's limit."""
    t = table(powers={"red": "macron"}, options=TECH, red=["attack_10"])
    t.red.researches("plasma_thrusters", done=True)
    t.begins("red", "blue").answers("planet", t.planet("blue 1"))
    t.red.uses("plasma_thrusters")
    t.red.cannot("ships", [3, 0, 0, 0, 0])
    t.red.answers("ships", [2, 0, 0, 0, 0])
    assert t.red.ships_in("gate") == 2


def test_the_defense_reaches_the_target_in_time():
    """CE-T12: one ship from another colony, after the launch; also to a planet without own ships (CE-4.30)."""
    t = table(options=TECH, red=["attack_10"], blue=["attack_08"])
    t.blue.puts(4, "blue 1", "blue 2")
    t.blue.researches("plasma_thrusters", done=True)
    t.begins("red", "blue").launches(4, at="blue 1")
    t.blue.uses("plasma_thrusters")
    assert t.place("blue 1") not in t.blue.offered("ship")
    t.blue.answers("ship", t.place("blue 2"))
    t.nobody_allies()
    t.plans(red="attack_10", blue="attack_08")
    assert t.happened("totals", totals=[14, 9])


# -- The Qax


def summoning(by="red", **powers):
    """Red (or blue) has the Qax."""
    t = table(*FOUR, powers=powers, options=TECH, red=["attack_10"], blue=["attack_08"])
    card = t.players[t.seat(by)].researches("qax", done=True)
    return t, card


def invite(t, by="red", *names):
    t.begins("red", "blue").launches(2, at="blue 1")
    t.red.invites(*(names if by == "red" else ()))
    t.blue.invites(*(names if by == "blue" else ()))


def test_the_qax_compels_an_invited_player():
    """CE-T15: four ships for the side that summoned him; the card is his now, face up."""
    t, card = summoning()
    invite(t, "red", "green", "yellow")
    t.red.uses("qax", t.green.seat)
    sheet = dict(t.green.decision("answer").fields)
    assert sheet["side"].options == ("offense",)
    t.green.cannot("answer", {"side": "offense", "ships": [3, 0, 0, 0, 0]}, "cosmic.ally_ships")
    t.green.answers("answer", {"side": "offense", "ships": [2, 2, 0, 0, 0]})
    assert t.green.ships_in("gate") == 4 and t.encounter.sides[t.green.seat] == OFFENSIVE
    assert t.state.pile("lab:2") == [card] and t.state.cards.face_up[card]
    assert t.yellow.is_asked("answer")
    t.yellow.declines()


def test_the_sheet_of_a_summoned_player_starts_with_a_legal_answer():
    """CE-T15: what stands there before anything is changed leaves every colony a ship."""
    t, _ = summoning()
    invite(t, "red", "green")
    t.red.uses("qax", t.green.seat)
    form = t.green.decision("answer")
    assert form.opening() == {"side": "offense", "ships": (1, 1, 1, 1, 0)}
    t.green.answers("answer", form.opening())


def test_the_qax_is_for_invited_players_only():
    """CE-T15: when inviting."""
    t, _ = summoning()
    invite(t, "red", "green")
    assert [option[3] for option in t.red.offered("reply") if option != "pass"] == [t.green.seat]


def test_nobody_need_give_up_a_colony():
    """CE-T15: with two ships to spare he sends at least two; more if he likes."""
    t, _ = summoning()
    for number in range(1, 6):
        t.green.puts(2 if number < 3 else 3, f"green {number}", "warp")
    invite(t, "red", "green")
    t.red.uses("qax", t.green.seat)
    t.green.cannot("answer", {"side": "offense", "ships": [1, 0, 0, 0, 0]}, "cosmic.ally_ships")
    t.green.answers("answer", {"side": "offense", "ships": [1, 1, 0, 0, 0]})
    assert t.green.ships_in("gate") == 2


def test_without_a_ship_to_spare_he_may_decline():
    """CE-T15; the card is his all the same."""
    t, card = summoning()
    for number in range(1, 6):
        t.green.puts(3, f"green {number}", "warp")
    invite(t, "red", "green")
    t.red.uses("qax", t.green.seat)
    t.green.declines()
    assert t.encounter.sides[t.green.seat] == NEITHER and t.state.pile("lab:2") == [card]


def test_macron_summoned_sends_one():
    """CE-T15, CE-H8: a lower limit stands."""
    t, _ = summoning(green="macron")
    invite(t, "red", "green")
    t.red.uses("qax", t.green.seat)
    t.green.cannot("answer", {"side": "offense", "ships": [2, 0, 0, 0, 0]})
    t.green.answers("answer", {"side": "offense", "ships": [1, 0, 0, 0, 0]})
    assert t.green.ships_in("gate") == 1


def test_parasite_summoned_has_no_choice():
    """CE-A32 with CE-T15, CE-E32: his power does not open the other side, so there is no use of it."""
    t, _ = summoning(green="parasite")
    invite(t, "red", "green")
    t.red.uses("qax", t.green.seat)
    assert dict(t.green.decision("answer").fields)["side"].options == ("offense",)


def test_the_defense_summons_too_and_the_qax_goes_round():
    """CE-T15: the new owner uses it without research when he is a main player."""
    t, card = summoning(by="blue")
    invite(t, "blue", "green")
    t.blue.uses("qax", t.green.seat)
    t.green.answers("answer", t.green.decision("answer").opening())
    assert t.green.ships_in("beside") == 4
    t.green.holds("attack_20")
    t.begins("green", "blue").launches(1, at="blue 5")
    t.green.invites("yellow")
    t.blue.invites()
    t.green.uses("qax", t.yellow.seat)
    assert t.state.pile("lab:3") == [card]


def test_under_a_cloak_the_defense_summons_nobody():
    """CE-T5 with CE-T15: only who was invited can be given the card."""
    t, _ = summoning(by="blue")
    t.red.researches("energy_cloak", done=True)
    t.begins("red", "blue").answers("planet", t.planet("blue 1"))
    t.red.uses("energy_cloak")
    t.red.sends("ships", 4)
    t.red.invites("green")
    t.never("blue", "qax")
    assert t.green.is_asked("answer")


def test_force_field_frees_whom_the_qax_compelled():
    """CE-R4."""
    t, _ = summoning()
    t.yellow.holds("force_field")
    invite(t, "red", "green")
    t.red.uses("qax", t.green.seat)
    t.green.answers("answer", t.green.decision("answer").opening())
    t.until("yellow").uses("force_field")
    t.yellow.answers("allies", [t.green.seat])
    t.green.sends("return", 4, "green 5")
    assert t.encounter.sides[t.green.seat] == NEITHER


def test_whom_both_sides_have_invited_goes_with_the_summoner():
    """CE-T15: he must ally with whoever gave him the card."""
    t, _ = summoning()
    t.begins("red", "blue").launches(2, at="blue 1")
    t.invite(red=["green"], blue=["green"])
    t.red.uses("qax", t.green.seat)
    assert dict(t.green.decision("answer").fields)["side"].options == ("offense",)
