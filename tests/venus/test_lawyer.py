"""The rules read against the player: edges between rules, several cards at once, and secrets that others guess at."""

from __future__ import annotations

from rules import Chance, events_for, imagine, view

from .support import SKULL, table


def look(t, seat):
    return view(t.state, seat)["table"]


def top(t):
    """The card on top of the discard."""
    return t.state.pile("discard")[-1]


# -- ENCORE: directly after a card, in its window


def test_encore_follows_only_the_card_just_played():
    """OV-6.27, OV-6.28: a Turncoat played in between ends the chance to take the card before it back."""
    t = table(
        orbit={"mars": "red 1 infantry"}, tiles={"mars": "crisis_1"}, hands={"red": "imperial_raffle turncoat encore"}
    )  # fmt: skip
    t.red.attempts("crisis_1", 2, 2, 2)
    t.red.plays("imperial_raffle")
    assert t.red.can("encore")
    t.red.plays("turncoat", "planet", "mars")
    assert not t.red.can("encore")


def test_encore_on_a_window_card_is_played_in_the_window():
    """OV-5.76: once the attempt is given up it is too late, while losses are taken and afterwards."""
    for dice in ((SKULL, 2, 6), (3, 2, 6)):
        t = table(orbit={"mars": "red 2 infantry"}, tiles={"mars": "mine_5"}, hands={"red": "second_salvo encore"})
        t.red.attempts("mine_5", *dice)
        t.rolls(4)
        t.red.does("reroll", t.red.card("second_salvo"), 1)
        assert t.red.can("encore")
        t.red.does("give_up")
        assert not t.red.can("encore")


def test_what_is_laid_out_is_not_played():
    """OV-5.41, OV-6.27: units laid out and taken back do not come between a card and its ENCORE."""
    t = table(orbit={"mars": "red 2 infantry"}, tiles={"mars": "mine_5"}, hands={"red": "second_salvo encore"})
    t.red.attempts("mine_5", SKULL, 2, 6)
    t.rolls(4)
    t.red.does("reroll", t.red.card("second_salvo"), 1)
    t.red.lands(infantry=1)
    t.red.does("encore", t.red.card("encore"), top(t))
    assert t.red.hand == ["second_salvo"] and t.state.attempt.landing == [0, 0, 0]


def test_encore_after_sparing_a_skull():
    """OV-6.17, OV-6.27: NOSKULL played when losses are taken comes back and spares the second skull."""
    t = table(orbit={"mars": "red 2 infantry"}, tiles={"mars": "mine_5"}, hands={"red": "field_surgeons encore"})
    t.red.attempts("mine_5", SKULL, SKULL, 6)
    t.red.does("give_up")
    t.red.does("spare", t.red.card("field_surgeons"))
    t.red.does("encore", t.red.card("encore"), top(t))
    t.red.does("spare", t.red.card("field_surgeons"))
    assert t.red.orbit("mars") == {"infantry": 2} and t.red.is_asked("turn.act")


def test_encore_on_the_last_card():
    """OV-6.27, OV-2.32, OV-5.78: LAST comes back and gives another action in the next round of questions."""
    t = table("red blue green", markers=1, hands={"blue": "at_the_last_moment encore"}, money={"blue": 9})
    t.red.does("marker")
    t.blue.does("last", t.blue.card("at_the_last_moment"))
    t.blue.does("encore", t.blue.card("encore"), top(t))
    for _ in range(2):
        assert t.state.active == 1
        t.blue.does("raise", "infantry", "earth")
        t.blue.does("enough")
        t.blue.does("end")
        if t.blue.is_asked("last"):
            t.blue.does("last", t.blue.card("at_the_last_moment"))
    assert t.state.period == 2 and t.blue.orbit("earth") == {"infantry": 2}


# -- who knows which card


def test_a_card_that_changes_hands_tells_third_players_nothing():
    """1.3, OV-6.33: whoever knew cards of that hand cannot tell whether one of them was taken."""
    views = []
    for taken in ("imperial_raffle", "naval_rockets"):
        hands = {"blue": "imperial_raffle encore naval_rockets", "red": "embassy_spy"}
        t = table("red blue green", first=1, hands=hands)
        t.blue.plays("imperial_raffle")
        t.blue.does("encore", t.blue.card("encore"), top(t))
        raffle = t.blue.card("imperial_raffle")
        assert raffle in look(t, 2)["seats"][1]["hand"]  # all have seen it go back
        t.blue.does("marker")
        t.blue.does("end")
        t.green.does("marker")
        t.green.does("end")
        t.red.plays("embassy_spy", "opponent", 1)
        t.red.does("take", t.blue.card(taken))
        views.append(look(t, 2)["seats"])
    assert views[0] == views[1]


def test_the_two_players_of_an_exchange_know_the_cards():
    """1.3: the old owner knows what was taken, the spy what was given."""
    t = table("red blue green", hands={"red": "embassy_spy aether_lances", "blue": "encore steam_mortar"})
    given, taken = t.red.card("aether_lances"), t.blue.card("encore")
    t.red.plays("embassy_spy", "opponent", 1)
    t.red.does("take", taken)
    t.red.does("give", given)
    assert look(t, 1)["seats"][0]["hand"] == [taken] and given in look(t, 0)["seats"][1]["hand"]
    assert look(t, 2)["seats"][0]["hand"] == [] == look(t, 2)["seats"][1]["hand"]


def test_a_stolen_card_is_known_to_its_old_owner():
    """1.3, OV-7.10: others see only that one card moved."""
    t = table(
        "red blue green", phase="crises", tiles={"mercury": "crisis_1"}, buildings={"mercury": "red 1 mine"},
        hands={"blue": "encore"},
    )  # fmt: skip
    stolen = t.blue.card("encore")
    events = t.red.does("steal", 1)
    assert look(t, 1)["seats"][0]["hand"] == [stolen] and look(t, 2)["seats"][0]["hand"] == []
    moved = [e.data for e in events_for(events, 2) if e.kind == "move" and e.data["to"] == "hand:0"]
    assert moved and all("card" not in data and "design" not in data for data in moved)


def test_holders_of_last_stay_hidden_behind_whoever_is_asked():
    """1.3, OV-5.60: whoever is asked first learns nothing about those who come later."""
    frames = []
    for later in ("at_the_last_moment", ""):
        t = table("red blue green", markers=1, hands={"blue": "steam_mortar", "green": later})
        t.state.cards.design[t.blue.card("steam_mortar")] = "at_the_last_moment"  # a set with two such cards
        t.red.does("marker")
        assert t.blue.is_asked("last")
        world = imagine(t.state, 1, Chance(3))
        frames.append([frame.encode() for frame in world.frames])
    assert frames[0] == frames[1]


def test_a_commitment_tells_all_its_cards():
    """OV-5.41, OV-2.26: sacrifices and ENCORE are declared like the rest, and lie open afterwards."""
    t = table(
        orbit={"mars": "red 2 infantry"}, tiles={"mars": "mine_3"}, hands={"red": "no_way_back steam_mortar encore"}
    )  # fmt: skip
    t.red.attempts("mine_3", 2, 2, 2)
    t.red.lands(infantry=1)
    t.red.adds("steam_mortar")
    t.red.does("sacrifice", t.red.card("no_way_back"), "infantry", "landed")
    t.red.does("keep", t.red.card("encore"), t.red.card("no_way_back"))
    events = t.red.does("confirm")
    told = next(e.data for e in events_for(events, 1) if e.kind == "declared")
    assert told["designs"] == ["steam_mortar", "no_way_back", "encore"]
    assert t.red.hand == ["no_way_back"] and sorted(t.discard()) == ["encore", "steam_mortar"]
