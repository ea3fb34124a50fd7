"""Technology and Changing Powers (9c, 9e), and what hidden things look like to others."""

from __future__ import annotations

import pytest

from rules import Chance, imagine, view
from rules.cosmic.atoms import cards
from rules.cosmic.flows.technology import choices
from rules.cosmic.flows.turn import unused_aliens
from tests.games.cosmic.support import duel, fought, table

TECH = {"technology": "on"}


def researching(design="collapsium_hulls", ships=0):
    t = table(options=TECH, red=["attack_10"])
    card = t.red.researches(design, ships)
    t.begins("red", "blue")
    return t, card


def test_each_player_acts_once_before_the_regroup():
    """CE-9.43, CE-9.48, CE-D7: in timing order; research, complete or nothing."""
    t = table(options=TECH, red=["attack_10"])
    t.red.puts(1, "red 1", "warp")
    t.red.researches("collapsium_hulls")
    t.green.researches("xenon_lasers")
    t.begins("red", "blue")
    assert t.asked() == [(0, "cosmic.tech_actions.action")]
    t.red.passes()
    assert t.asked() == [(2, "cosmic.tech_actions.action")]
    t.green.passes()
    assert t.red.is_asked("retrieve")


def test_research_moves_one_ship_onto_the_card():
    """CE-9.44, CE-9.45, CE-9.53: it is no colony and sends no ships."""
    t, card = researching()
    t.red.answers("action", ("research", card, t.place("red 2")))
    assert (t.red.ships_in(f"tech:{card}"), t.red.ships_in("red 2")) == (1, 3)
    t.red.answers("planet", t.planet("blue 1"))
    assert f"tech:{card}" not in t.red.decision("ships").slots


def test_completing_with_enough_ships():
    """CE-9.46: face up, stays in play; the ships return to colonies."""
    t, card = researching(ships=4)
    t.red.answers("action", ("complete", card))
    t.red.sends("return", 4, "red 3")
    assert t.state.cards.face_up[card] and t.red.ships_in("red 3") == 8
    assert view(t.state, 1)["table"]["seats"][0]["lab"][0]["card"] == card


def test_completing_with_too_few_ships_abandons_it_y30():
    """CE-Y30, CE-9.47: three ships of four: they return, the card is discarded face up."""
    t, card = researching(ships=3)
    t.red.answers("action", ("complete", card))
    t.red.sends("return", 3, "red 3")
    assert t.state.cards.place[card] == "tech_discard" and t.red.ships_in("red 3") == 7


def test_a_secret_technology_is_only_abandoned_by_completing_it():
    """CE-9.57: its own use turns it up."""
    t, card = researching("genesis_bomb", ships=4)
    t.red.answers("action", ("complete", card))
    assert t.happened("abandoned", card=card)


def test_a_value_of_x_needs_one_ship():
    """CE-9.56, CE-9.57: a secret one, so it is not completed by an action at all."""
    t, card = researching("gluon_mines")
    t.red.answers("action", ("complete", card))
    assert t.happened("abandoned", card=card)


def test_without_a_colony_the_ships_go_to_the_warp():
    """CE-9.58, CE-5.5."""
    t = table(options=TECH, blue=["attack_10"])
    card = t.red.researches("collapsium_hulls", 4)
    for number in range(2, 6):
        t.red.puts(4, f"red {number}", "warp")
    t.begins("blue", "green")
    t.red.answers("action", ("complete", card))
    assert t.state.cards.face_up[card] and t.red.ships_in("warp") == 20


def test_ships_on_a_technology_may_be_lost_by_choice():
    """CE-9.54, CE-9.55."""
    t = duel(("negotiate", "negotiate"), options=TECH)
    card = t.red.researches("collapsium_hulls", 2)
    t.plans(red="negotiate", blue="negotiate")
    t.red.says("break_off")
    slots = t.red.decision("lose").slots
    wish = {f"tech:{card}": 2, t.place("red 3"): 1}
    t.red.answers("lose", [wish.get(slot, 0) for slot in slots])
    t.blue.sends("lose", 3)
    assert (t.red.ships_in(f"tech:{card}"), t.red.ships_in("warp")) == (0, 3)


def test_researching_ships_found_no_granted_colony():
    """CE-6.9."""
    t = duel(("negotiate", "negotiate"), options=TECH)
    card = t.red.researches("collapsium_hulls", 2)
    t.plans(red="negotiate", blue="negotiate")
    t.red.says("propose", want_colony="blue 2")
    t.blue.says("accept")
    assert f"tech:{card}" not in t.red.decision("settlers").slots


def test_technology_instead_of_a_second_encounter():
    """CE-9.50, CE-D4: foreign colonies + 1 cards, one is kept; the turn ends."""
    t = fought(("attack_10", "attack_08"), options=TECH)
    t.red.answers("further", "technology")
    dealt = t.red.offered("technology")
    assert len(dealt) == 2
    t.red.answers("technology", dealt[1])
    assert t.state.pile("lab:0") == [dealt[1]] and t.state.cards.place[dealt[0]] == "tech_discard"
    assert t.state.active == t.blue.seat


def test_a_technology_deck_that_runs_out_is_shuffled():
    """CE-9.52: then he draws what there is."""
    t = duel(("attack_10", "attack_08"), options=TECH)
    for card in list(t.state.pile("tech_deck"))[1:]:
        t.move_card(card, "tech_discard")
        t.state.cards.face_up[card] = True
    t.plans(red="attack_10", blue="attack_08")
    t.red.answers("further", "technology")
    assert len(t.red.offered("technology")) == 2


def test_discarded_technologies_come_again_only_when_the_deck_is_empty():
    """CE-9.52: shuffled, and face down."""
    t = duel(("attack_10", "attack_08"), options=TECH)
    g = t.state
    *thrown, second, first = g.pile("tech_deck")
    for card in thrown:
        t.move_card(card, "tech_discard")
        g.cards.face_up[card] = True
    laid = [g.cards.design[card] for card in thrown]
    assert cards.draw_tech(g, "lab:0", 2) == [first, second]
    assert g.pile("tech_discard") == thrown and not g.pile("tech_deck")
    again = [*cards.draw_tech(g, "lab:0", 1), *reversed(g.pile("tech_deck"))]
    assert not g.pile("tech_discard") and sorted(again) == sorted(thrown)
    assert [g.cards.design[card] for card in reversed(again)] != laid
    assert not any(g.cards.face_up[card] for card in thrown)


def test_as_many_cards_as_foreign_colonies_and_one():
    """CE-9.50: counted with the colony just won; the turn ends."""
    t = duel(("attack_10", "attack_08"), options=TECH)
    t.red.puts(1, "red 2", "green 1")
    t.plans(red="attack_10", blue="attack_08")
    t.red.answers("further", "technology")
    dealt = t.red.offered("technology")
    assert len(dealt) == 3 and not any(t.state.knows(1, card) for card in dealt)  # only the drawer sees them
    t.red.answers("technology", dealt[0])
    assert t.happened("turn", seat=1) and all(t.state.knows(1, card) for card in dealt[1:])


def test_who_may_not_go_on_draws_no_technology():
    """CE-9.50: only instead of a second encounter."""
    t = fought(("attack_08", "attack_10"), options=TECH)
    assert t.happened("turn", seat=1) and not t.happened("drew", seat=0)


def test_machine_ends_its_turn_with_a_technology():
    """CE-9.51: in spite of its power."""
    t = duel(("attack_06", "attack_20"), powers={"red": "machine"}, options=TECH, also={"red": ["attack_04"]})
    t.all_pass()
    t.plans(red="attack_06", blue="attack_20")
    t.red.uses("machine")
    t.red.answers("further", "technology")
    t.red.answers("technology", t.red.offered("technology")[0])
    assert t.happened("turn", seat=1)


def test_several_technologies_but_one_action():
    """CE-9.48: no limit to face-down cards; each Regroup only one of them is researched or completed."""
    t = table(options=TECH, red=["attack_10"])
    first, second = t.red.researches("collapsium_hulls", 4), t.red.researches("xenon_lasers")
    t.begins("red", "blue")
    options = t.red.offered("action")
    assert {option[1] for option in options if option != "pass"} == {first, second}
    assert len([o for o in options if o != "pass" and o[0] == "research" and o[1] == second]) == 4  # its colonies
    t.red.answers("action", ("research", second, t.place("red 2")))
    assert not t.red.is_asked("action")


def test_researching_ships_stay():
    """CE-9.45: there is no way to take them off but completing; a face-up card takes no more."""
    t, card = researching(ships=2)
    assert {option[0] for option in t.red.offered("action") if option != "pass"} == {"research", "complete"}
    t.state.cards.face_up[card] = True
    assert choices(t.state, t.red.seat) == []


def test_every_regroup_gives_an_action():
    """CE-9.43, CE-4.13: also that of a second encounter."""
    t = duel(("attack_10", "attack_08"), options=TECH, also={"red": ["attack_12"]})
    t.green.researches("xenon_lasers")
    t.plans(red="attack_10", blue="attack_08")
    t.red.answers("further", "second")
    assert t.green.is_asked("action")


def test_the_action_comes_before_the_ship_from_the_warp():
    """CE-9.43, CE-4.10: who completes sends ships home first."""
    t = table(options=TECH, red=["attack_10"])
    t.red.puts(1, "red 1", "warp")
    card = t.red.researches("xenon_lasers", 3)
    t.begins("red", "blue").answers("action", ("complete", card))
    assert t.red.is_asked("return") and t.red.ships_in("warp") == 1
    t.red.sends("return", 3, "red 4")
    assert t.red.is_asked("retrieve")


def test_a_last_ship_sent_to_research_costs_the_power():
    """CE-9.53, CE-5.10: a card is no colony."""
    t = table(powers={"red": "human"}, options=TECH, red=["attack_10"])
    card = t.red.researches("collapsium_hulls")
    t.red.puts(3, "red 1", "warp")
    for number in (2, 3):
        t.red.puts(4, f"red {number}", "warp")
    t.begins("red", "blue").answers("action", ("research", card, t.place("red 1")))
    assert t.happened("power", seat=0, has=False)


def test_four_planets_and_technology():
    """CE-9.6: no value of eight or more; sixteen ships, one of them may research."""
    t = table(options={**TECH, "four_planets": "on"}, red=["attack_10"])
    card = t.red.researches("genesis_bomb", 4)
    t.begins("red", "blue").passes()
    t.red.uses("genesis_bomb")
    t.red.answers("settlers", 4)
    assert t.red.homes == 4 and t.state.cards.place[card] == "tech_discard"


def test_a_face_down_technology_can_be_any_for_the_others():
    """CE-9.57, 1b: in worlds that others imagine it is sometimes another one; for its owner it is what it is."""
    t, card = researching("genesis_bomb", ships=4)
    seen = {seat: set() for seat in (0, 1)}
    for seed in range(6):
        for seat, found in seen.items():
            found.add(imagine(t.state, seat, Chance(seed)).cards.design[card])
    assert seen[0] == {"genesis_bomb"} and len(seen[1]) > 1


# -- changing powers


def changing(**options):
    t = table(powers={"red": "mirror"}, options={"changing_powers": "on", **options}, red=["attack_10"])
    t.begins("red", "blue")
    return t


def test_the_offense_may_exchange_its_sheet():
    """CE-9.20, CE-9.23, CE-D5."""
    t = changing()
    new = t.red.decision("keep").source[1]
    assert new not in ("mirror", "miser", "tick_tock")
    t.red.answers("keep", "new")
    assert [(sheet.alien, sheet.holder) for sheet in t.state.sheets] == [("mirror", -1), (new, 0)]


def test_the_old_sheet_may_be_kept():
    """CE-9.20."""
    t = changing()
    t.red.answers("keep", "old")
    assert [(sheet.alien, sheet.holder) for sheet in t.state.sheets] == [("mirror", 0)]


def test_with_hidden_powers_the_new_sheet_is_face_down():
    """CE-9.22."""
    t = changing(hidden_powers="on")
    t.red.answers("keep", "new")
    assert not t.state.sheets[-1].face_up
    assert view(t.state, 1)["table"]["sheets"][-1]["alien"] is None


@pytest.mark.parametrize("open_", [False, True])
def test_with_hidden_powers_the_old_sheet_goes_back_as_it_lies(open_):
    """CE-9.10, CE-9.22: nobody else learns which alien it was, unless it was turned up before."""
    t = changing(hidden_powers="on")
    t.state.sheets[0].face_up = open_
    t.red.answers("keep", "new")
    (gone,) = t.happened("sheet_gone")
    assert "alien" in gone.seen_by(t.red.seat).data and ("alien" in gone.seen_by(t.blue.seat).data) == open_
    assert (view(t.state, t.blue.seat)["table"]["sheets"][0]["alien"] is not None) == open_


def test_hidden_powers_that_are_exchanged_stay_hidden():
    """CE-9.10, CE-F38: of two face-down sheets only the main players learn which aliens they are."""
    t = table(powers={"red": "zombie", "blue": "human"}, options={"hidden_powers": "on"})
    for sheet in t.state.sheets:
        sheet.face_up = False
    t.red.holds("attack_06")
    t.blue.holds("attack_20")
    t.green.holds("flare_sorcerer")
    t.begins("red", "blue")
    t.all_pass()
    t.red.answers("launch.planet", t.planet("blue 1"))
    t.all_pass()
    t.red.sends("launch.ships", 1)
    t.all_pass()
    t.invite()
    while not (t.green.is_asked("reply") and t.green.may("flare_sorcerer")):
        t.players[t.asked()[0][0]].passes()
    t.green.carries_out("flare_sorcerer")
    passed = t.happened("sheet_passed")
    assert [t.state.sheets[i].holder for i in (0, 1)] == [t.blue.seat, t.red.seat]
    for seat, knows in ((t.red.seat, True), (t.blue.seat, True), (t.green.seat, False)):
        assert all(("alien" in event.seen_by(seat).data) is knows for event in passed)


def test_unused_aliens_leave_out_forbidden_pairs_and_setup_texts():
    """CE-3.16, CE-3.12."""
    t = table(powers={"red": "healer", "blue": "mirror"})
    unused = unused_aliens(t.state)
    assert not {"healer", "mirror", "masochist", "miser", "tick_tock"} & set(unused)
    assert "human" in unused


def test_free_flares_allow_more_than_one():
    """CE-9.30, CE-5.24: any number, each once."""
    from rules.cosmic.state.pieces import flares_left, may_use_flare

    for switch, more in (("on", False), ("free", True)):
        t = duel(("attack_10", "attack_08"), options={"flares": switch})
        card, other = t.green.holds("flare_mirror", "flare_human")
        t.encounter.flares.append((2, card))
        t.state.derived = None
        assert flares_left(t.state)[2] is more
        assert may_use_flare(t.state, 2, other) is more and not may_use_flare(t.state, 2, card)


def test_a_deck_that_is_empty_is_shuffled_anew():
    """CE-5.32, CE-5.33: the discard pile becomes the deck; if both are empty the draw is lost."""
    from rules.cosmic.atoms import cards

    t = table()
    for card in list(t.state.pile("deck"))[2:]:
        t.move_card(card, "discard" if card % 2 else "out")
    before = len(t.state.pile("discard"))
    assert len(cards.draw(t.state, 0, 3, "test")) == 3
    assert len(t.state.pile("deck")) == before - 1 and not t.state.pile("discard")
    cards.draw(t.state, 0, before, "test")
    assert cards.draw(t.state, 0, 1, "test") == []


def test_what_can_be_drawn_for_an_old_sheet():
    """CE-9.21: no set-up text and no forbidden pair; a sheet that was put back can be drawn again."""
    t = table(powers={"red": "mirror", "blue": "healer"}, options={"changing_powers": "on"}, red=["attack_10"])
    t.begins("red", "blue").answers("keep", "new")
    unused = set(unused_aliens(t.state))
    assert "mirror" in unused and not {"miser", "tick_tock", "masochist", "healer"} & unused


@pytest.mark.parametrize(("planets", "wins"), [("on", True), ("off", False)])
def test_four_foreign_colonies_win_with_four_planets(planets, wins):
    """CE-9.3."""
    t = table(options={"four_planets": planets})
    for number in (1, 2, 3):
        t.red.puts(1, "red 1", f"green {number}")
    t.red.holds("attack_20")
    t.blue.holds("attack_04")
    t.clash(1, start="red 2")
    t.plans(red="attack_20", blue="attack_04")
    assert t.red.foreign == 4 and (t.winners() == ["red"]) == wins
