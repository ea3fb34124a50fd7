"""One piece for each mechanism: a changed value, a replaced loss, answers to answers, exchanged and hidden powers,
flares of both sides, a nested encounter, a technology."""

from __future__ import annotations

import pytest

from rules import view, violations
from rules.cosmic.atoms import cards, course, powers, ships
from rules.cosmic.printed.words import LOST
from rules.cosmic.state.pieces import is_usable
from rules.cosmic.state.reckoning import account, why_totals
from tests.games.cosmic.support import duel, fought, table

# -- a declared power changes a value


def test_mirror_reverses_both_cards_y8():
    """CE-A25, CE-Y8: 10 and 04 become 01 and 40."""
    t = fought(("attack_10", "attack_04"), powers={"red": "mirror"})
    t.red.uses("mirror")
    assert t.happened("totals", totals=[5, 44])
    assert t.outcome() == "defense"


def test_why_a_total_is_what_it_is():
    """CE-4.58: each step from the printed value has its source."""
    t = fought(("attack_10", "attack_04"), powers={"red": "mirror"}, late={"red": ["reinforcement_2"]})
    t.red.uses("mirror")
    (step,) = why_totals(t.state)
    assert (step.seat, step.layer, step.after[0]["card"], step.after[1]["card"]) == (0, "reversed", 1, 40)


def test_only_a_main_player_may_call_the_reversal():
    """CE-5.13: role on the sheet."""
    t = fought(("attack_10", "attack_04"), powers={"green": "mirror"})
    assert t.happened("totals", totals=[14, 8])


def test_a_power_is_used_once_in_an_encounter():
    """CE-5.19, CE-Y35."""
    t = fought(("attack_10", "attack_04"), powers={"red": "mirror"})
    t.red.uses("mirror")
    assert not t.red.is_asked("reply")


# -- zapping


def zapped_mirror():
    t = fought(("attack_10", "attack_04"), powers={"red": "mirror"}, late={"green": ["cosmic_zap"]})
    t.red.uses("mirror")
    return t


def test_a_zap_cancels_the_use_and_the_power_for_the_encounter():
    """CE-5.15, CE-R2: this use has no effect, and it cannot be used again until the end of the encounter."""
    t = zapped_mirror()
    t.green.uses("cosmic_zap")
    assert t.happened("negated", seat=0)
    assert t.happened("totals", totals=[14, 8])
    assert "cosmic_zap" in t.discards  # CE-5.20


def test_a_zap_ends_with_its_encounter():
    """CE-5.18: before the offense's second encounter."""
    t = zapped_mirror()
    t.green.uses("cosmic_zap")
    assert t.red.is_asked("further")
    assert not is_usable(t.state, 0)
    t.red.answers("further", "second")
    assert is_usable(t.state, 0)


def test_a_declared_power_cannot_be_zapped_later():
    """CE-E31, CE-E32: only in the response window of its declaration."""
    t = zapped_mirror()
    t.green.passes()
    assert not t.green.is_asked("reply")
    assert t.happened("totals", totals=[5, 44])


def test_a_zap_can_be_zapped():
    """CE-5.40, CE-5.41, CE-R1: answers to answers, the last first; both cards are discarded."""
    t = duel(("attack_10", "attack_04"), powers={"red": "mirror"})
    t.green.holds("cosmic_zap")
    t.blue.holds("card_zap")
    t.plans(red="attack_10", blue="attack_04")
    t.red.uses("mirror")
    t.blue.passes()
    t.green.uses("cosmic_zap")
    t.blue.uses("card_zap")
    assert t.happened("totals", totals=[5, 44])
    assert {"cosmic_zap", "card_zap"} <= set(t.discards)


def test_one_may_zap_the_own_power_but_not_card_zap_the_own_card():
    """CE-R2 "your own included"; CE-5.41: the player of a card answers only answers."""
    t = fought(("attack_10", "attack_04"), powers={"red": "mirror"}, late={"red": ["cosmic_zap", "card_zap"]})
    t.red.uses("mirror")
    assert t.red.may("cosmic_zap")
    assert not t.red.may("card_zap")
    t.red.uses("cosmic_zap")
    assert t.happened("totals", totals=[14, 8])


def test_every_hand_is_asked_whether_or_not_it_holds_a_zap():
    """CE-5.42, 1b: being asked tells nothing; who has no card at all is passed over."""
    t = duel(("attack_10", "attack_04"), powers={"red": "mirror"}, seats=("red", "blue", "green", "yellow"))
    t.green.holds("attack_06")
    t.yellow.holds("cosmic_zap")
    t.plans(red="attack_10", blue="attack_04")
    t.red.uses("mirror")
    assert t.asked() == [(t.green.seat, "core.window.reply")]
    assert t.green.offered() == ["pass"]


# -- mandatory powers, and what a zap brings


def human(outcome_cards=("attack_06", "attack_08")):
    return fought(outcome_cards, powers={"red": "human"}, late={"green": ["cosmic_zap"]})


def test_human_adds_four_by_itself():
    """CE-A18, CE-5.14."""
    t = human()
    assert t.asked() == [(t.green.seat, "core.window.reply")]
    t.green.passes()
    assert t.happened("totals", totals=[14, 12])


def test_a_zapped_human_wins_at_once():
    """CE-A18, CE-4.62, CE-E65: whatever the cards are."""
    t = human(("negotiate", "attack_40"))
    t.green.uses("cosmic_zap")
    assert t.outcome() == "offense"
    assert not t.happened("compensation")  # CE-E13


def test_macron_sends_one_ship_that_counts_four_y11():
    """CE-A22, CE-Y11: as a defensive ally it adds four and gets two rewards."""
    t = table(powers={"green": "macron"}, red=["attack_08"], blue=["attack_08"])
    t.begins("red", "blue").launches(4, at="blue 1")
    t.invite(blue=["green"])
    t.green.cannot("answer", {"side": "defense", "ships": [2, 0, 0, 0, 0]}, "core.bad_total")
    t.green.joins("defense", 1)
    t.plans(red="attack_08", blue="attack_08")
    assert t.happened("totals", totals=[12, 16])
    t.green.sends("return", 1)
    assert len(t.green.hand) == 2


def test_a_macron_zapped_in_launch_is_like_anybody():
    """CE-E30: off for the whole encounter: up to four ships, each counts one."""
    t = table(powers={"red": "macron"}, red=["attack_08"], blue=["attack_08"], green=["cosmic_zap"])
    t.begins("red", "blue").answers("planet", t.planet("blue 1"))
    t.until("green").uses("cosmic_zap")
    t.red.sends("launch.ships", 4)
    t.nobody_allies()
    t.plans(red="attack_08", blue="attack_08")
    assert t.happened("totals", totals=[12, 12])


def test_oracle_sees_the_card_first():
    """CE-A30: the opponent lays face up, then Oracle chooses."""
    t = duel(("attack_10", "attack_04"), powers={"blue": "oracle"})
    assert t.asked() == [(t.red.seat, "cosmic.planning.card")]
    t.red.lays("attack_10")
    assert t.state.cards.face_up[t.encounter.laid[0]]
    t.blue.lays("attack_04")
    assert t.outcome() == "offense"


def test_parasite_joins_uninvited():
    """CE-A32, CE-7.4: without its power a player whom nobody invited is not asked."""
    t = duel(
        ("attack_10", "attack_08"),
        seats=(
            "red",
            "blue",
            "green",
            "yellow",
        ),
        powers={"green": "parasite"},
    )
    t.green.uses("parasite")
    t.green.joins("offense", 1)
    t.plans(red="attack_10", blue="attack_08")
    assert t.green.foreign == 1 and t.yellow.foreign == 0


# -- losses


def test_zombies_ships_return_instead_of_going_to_the_warp():
    """CE-A50, CE-5.53."""
    t = fought(("attack_10", "attack_08"), powers={"blue": "zombie"})
    t.blue.sends("return", 4, "blue 2")
    assert (t.blue.ships_in("warp"), t.blue.ships_in("blue 2"), t.red.ships_in("blue 1")) == (0, 8, 4)


def test_zombies_ships_do_not_return_to_the_colony_that_is_lost():
    """CE-5.3."""
    t = fought(("attack_10", "attack_08"), powers={"blue": "zombie"})
    assert t.place("blue 1") not in t.blue.decision("return").slots


def test_a_zapped_zombie_loses_its_ships():
    """CE-5.15."""
    t = fought(("attack_10", "attack_08"), powers={"blue": "zombie"}, late={"green": ["cosmic_zap"]})
    t.green.uses("cosmic_zap")
    assert t.blue.ships_in("warp") == 4


def test_zombie_gets_no_compensation():
    """CE-E33, CE-5.54: no ship went to the warp."""
    t = fought(("attack_10", "negotiate"), powers={"blue": "zombie"}, late={"red": ["attack_04", "attack_06"]})
    t.blue.sends("return", 4, "blue 2")
    assert not t.happened("compensation")


# -- powers lost, hidden, exchanged


def test_a_power_is_lost_with_the_third_home_colony_y19():
    """CE-Y19, CE-5.10: fewer than three home colonies, before the Alliance phase."""
    t = table(powers={"red": "human"}, red=["attack_06"], blue=["attack_08"])
    t.red.puts(4, "red 2", "red 1")
    t.red.puts(4, "red 3", "red 1")
    t.red.puts(2, "red 4", "red 1")
    t.begins("red", "blue").launches(2, at="blue 1", start="red 4")
    assert t.happened("power", seat=0, has=False)
    t.nobody_allies()
    t.plans(red="attack_06", blue="attack_08")
    assert t.happened("totals", totals=[8, 12])


def test_a_hidden_power_does_nothing_until_it_is_turned_up():
    """CE-9.10 to 9.12."""
    t = duel(("attack_06", "attack_08"), options={"hidden_powers": "on"})
    t.power("red", "human")
    t.state.sheets[0].face_up = False
    t.plans(red="attack_06", blue="attack_08")
    t.red.uses("human")
    assert t.happened("sheet_up", alien="human")
    t.all_pass()
    assert t.happened("totals", totals=[14, 12])


def losing_with_a_hidden(alien):
    """Red loses four ships as the offense; in the Resolution phase it has turned up nothing so far."""
    t = duel(("attack_06", "attack_08"), options={"hidden_powers": "on"})
    t.power("red", alien)
    t.state.sheets[0].face_up = False
    t.plans(red="attack_06", blue="attack_08")
    while not (t.red.is_asked("reply") and t.red.decision().source == "loss_returns"):
        t.players[t.asked()[0][0]].passes()
    return t


def test_a_hidden_power_is_turned_up_at_the_event_it_is_used_at():
    """CE-9.11: "at any time when he wants to use the power"; a mandatory one acts at once."""
    t = losing_with_a_hidden("zombie")
    t.red.uses("zombie")
    t.red.sends("return", 4, "red 2")
    assert t.red.ships_in("red 2") == 8 and t.red.ships_in("warp") == 0


def test_any_hidden_power_might_be_turned_up_at_an_event():
    """CE-9.11, 1b: being asked tells nothing; but what has no use then cannot be turned up."""
    t = losing_with_a_hidden("human")
    assert t.red.offered("reply") == ["pass"]
    t.red.passes()
    assert t.red.ships_in("warp") == 4


def test_exchanged_powers_bring_their_tokens_along():
    """CE-F38, CE-E42, CE-H4: what lies on the sheet goes with it; the flare is discarded if Sorcerer is not there."""
    t = table(powers={"blue": "human"})
    t.power("red", "warrior", tokens=5)
    t.red.holds("attack_06")
    t.blue.holds("attack_08")
    t.green.holds("flare_sorcerer")
    t.clash()
    t.until("green").uses("flare_sorcerer")
    assert [sheet.holder for sheet in t.state.sheets] == [0, 1]
    assert "flare_sorcerer" in t.discards
    t.plans(red="attack_06", blue="attack_08")
    assert t.happened("totals", totals=[14, 17])


# -- flares


def test_a_flare_cancels_a_flare_and_both_return():
    """CE-F2, CE-5.23, CE-5.30: cancelled by Anti-Matter's flare it returns to its player's hand."""
    t = duel(("attack_06", "attack_08"), also={"red": ["flare_anti_matter"], "green": ["flare_sorcerer"]})
    t.until("green").uses("flare_sorcerer")
    t.until("red").carries_out("flare_anti_matter")
    assert t.happened("negated")
    assert t.green.hand == ["flare_sorcerer"] and "flare_anti_matter" in t.red.hand


def test_a_player_uses_one_flare_in_an_encounter():
    """CE-5.24: a cancelled one counts as used."""
    test = duel(("attack_06", "attack_08"), also={"red": ["flare_anti_matter"], "green": ["flare_sorcerer"]})
    test.until("green").uses("flare_sorcerer")
    test.until("red").carries_out("flare_anti_matter")
    assert not test.green.is_asked("reply")


@pytest.mark.parametrize(("homes", "side"), [(5, "super"), (2, "wild")])
def test_the_matching_alien_must_use_the_super_side_x6(homes, side):
    """CE-X6, CE-5.25, CE-5.26: while the power is lost, the wild side."""
    from rules.cosmic.state.pieces import side_of_flare

    t = table(powers={"red": "anti_matter"})
    for number in range(homes + 1, 6):
        t.red.puts(4, f"red {number}", "red 1")
    assert side_of_flare(t.state, 0, "flare_anti_matter") == side
    assert side_of_flare(t.state, 1, "flare_anti_matter") == "wild"


@pytest.mark.parametrize("zapped", [False, True])
def test_a_super_flare_uses_the_power_in_another_role(zapped):
    """CE-F38, CE-5.29: Sorcerer as an ally exchanges the cards; zapped, the flare has been used and returns."""
    t = table("red", "blue", "green", powers={"green": "sorcerer"})
    t.red.holds("attack_04")
    t.blue.holds("attack_20", "cosmic_zap")
    t.green.holds("flare_sorcerer")
    t.clash(offense={"green": 1})
    t.all_pass()  # anybody might play the wild side of that flare before selection
    t.plans(red="attack_04", blue="attack_20")
    t.until("green").uses("flare_sorcerer")
    t.until("blue").uses("cosmic_zap") if zapped else t.all_pass()
    t.all_pass()
    assert t.happened("totals", totals=[9, 24] if zapped else [25, 8])
    assert t.green.hand == ["flare_sorcerer"]


# -- an encounter inside another one


def strike_back():
    t = duel(("attack_06", "attack_20"), ships=2)
    t.blue.holds("flare_warrior", "attack_30")
    t.red.holds("attack_04")
    t.plans(red="attack_06", blue="attack_20")
    t.blue.uses("flare_warrior")
    return t


def test_a_nested_encounter_goes_on_where_it_was():
    """CE-F48, CE-H6, CE-E69: no destiny card is drawn; afterwards the interrupted turn is over, blue is next."""
    t = strike_back()
    assert t.encounter.nested and t.encounter.offense == t.blue.seat and t.encounter.defense == t.red.seat
    assert len(t.state.encounters) == 2
    t.blue.launches(1, at="red 5")
    t.nobody_allies()
    t.plans(blue="attack_30", red="attack_04")
    assert t.blue.foreign == 1
    t.all_pass()
    assert not t.happened("turn", number=3)
    assert t.happened("turn", seat=t.blue.seat, number=2)


def test_a_nested_encounter_has_its_own_flares_and_zaps():
    """CE-H6: counts start anew."""
    t = strike_back()
    assert t.encounter.flares == [] and len(t.state.encounters[0].flares) == 1


def test_a_technology_is_used_up_and_gives_an_encounter():
    """CE-T9, CE-9.49."""
    t = duel(("attack_06", "attack_20"), options={"technology": "on"})
    card = t.green.researches("infinity_drive", done=True)
    t.green.holds("attack_12")
    t.plans(red="attack_06", blue="attack_20")
    t.until("green").uses("infinity_drive")
    assert t.encounter.nested and t.encounter.offense == t.green.seat
    assert t.state.cards.place[card] == f"lab:{t.green.seat}"  # until its effect has been carried out


# -- artifacts


def test_emotion_control_makes_peace_of_attacks_y22():
    """CE-R3, CE-Y22, CE-4.57: attack 40 against a negotiate: a deal must be tried; no compensation."""
    t = fought(("attack_40", "negotiate"), late={"green": ["emotion_control"]})
    t.green.uses("emotion_control")
    assert t.red.is_asked("deal.message")
    t.red.says("break_off")
    t.red.sends("lose", 3)
    t.blue.sends("lose", 3)
    assert (t.red.ships_in("warp"), t.blue.ships_in("warp")) == (3, 3)
    assert not t.happened("compensation")


def test_quash_makes_a_deal_fail():
    """CE-R8, CE-6.20: the cards stay where they were."""
    t = fought(("negotiate", "negotiate"), late={"green": ["quash"], "blue": ["attack_04"]})
    t.red.says("propose", want={"choice": 1})
    t.blue.says("accept")
    t.until("green").uses("quash")
    t.red.sends("lose", 3)
    t.blue.sends("lose", 3)
    assert t.outcome() == "no_deal"
    assert t.blue.hand == ["attack_04"]


def test_cards_on_a_sheet_are_seen_by_its_new_holder():
    """CE-E42, 1b: who had it remembers them; who had seen one before looks at it now."""
    t = table(powers={"red": "miser"})
    card = t.place_card("morph", "sheet:0")
    cards.show_some(t.state, [card], t.blue.seat)
    powers.pass_sheet(t.state, 0, t.blue.seat)
    assert t.state.knows(t.red.seat, card) and t.state.sees(t.blue.seat, card) and not violations(t.state)


def test_the_view_names_what_changes_the_totals_and_keeps_their_parts_when_the_ships_have_left():
    """CE-4.58, CE-4.79: "why 5?" while it is reckoned; afterwards what decided."""
    t = fought(("attack_10", "attack_04"), powers={"red": "mirror"}, late={"red": ["reinforcement_2"]})
    t.red.uses("mirror")
    met = view(t.state, None)["table"]["encounter"]
    assert met["changes"] == [[["sheet", 0], -9, 36]] and met["totals"] == [5, 44]
    course.show_totals(t.state, account(t.state))
    course.decide(t.state, LOST, "compared")
    ships.move_ships(t.state, 0, "gate", "warp", 4, "lost")
    assert view(t.state, None)["table"]["encounter"]["parts"] == [
        {"card": 10, "own": 4, "allies": 0, "added": -9},
        {"card": 4, "own": 4, "allies": 0, "added": 36},
    ]
