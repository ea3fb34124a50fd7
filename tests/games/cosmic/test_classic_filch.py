"""The classic flare of Filch (CE-F11c, CE-9.60 to 9.62): taking something in secret, and being accused of it."""

from __future__ import annotations

import pytest

from rules.core.zones import show_cards
from rules.cosmic.ai.answers import candidates, instinct
from rules.cosmic.ai.outlook import Outlook
from rules.cosmic.ai.skill import ADMIRAL, CAPTAIN, Mind
from rules.cosmic.ai.uses import accused
from rules.cosmic.atoms.ships import forget_cheats
from rules.cosmic.sight import view
from rules.cosmic.state.cosmos import encounter
from tests.games.cosmic.support import table

CLASSIC = {"filch_flare": "classic"}


def cheating(powers=None, **options):
    """Red's turn; green holds the flare and has a ship in the warp."""
    t = table("red", "blue", "green", "yellow", powers=powers, options=CLASSIC | options)
    t.red.holds("attack_08")
    t.blue.holds("attack_06", "attack_07")
    t.green.holds("flare_filch_classic")
    t.yellow.holds("attack_04")
    t.green.puts(1, "green 1", "warp")
    t.deck("attack_40")
    t.begins("red", "blue")
    t.until("green")
    return t


def cheated(what="deck", *place):
    t = cheating()
    t.green.uses("flare_filch_classic", what, *place)
    return t


def test_the_top_card_of_the_deck():
    """CE-9.61, CE-F11c: without a word; the flare stays in the hand."""
    t = cheated()
    assert t.green.hand == ["attack_40", "flare_filch_classic"]
    assert all(event.only == (t.green.seat,) for event in t.events if event.kind not in ("phase",))


def test_a_ship_out_of_the_warp():
    """CE-9.61: to a colony."""
    t = cheating()
    t.green.uses("flare_filch_classic", "ship", t.place("green 2"))
    assert t.green.ships_in("warp") == 0 and t.green.ships_in("green 2") == 5


def test_nobody_notices_by_being_asked_again():
    """CE-9.61, 1b: the round goes on as after a pass."""
    passed, took = cheating(), cheating()
    passed.green.passes()
    took.green.uses("flare_filch_classic", "deck")
    assert passed.asked() == took.asked() == [(took.yellow.seat, "core.window.reply")]
    assert view(took.state, took.red.seat)["encounter"]["flares"] == []


def test_once_in_an_encounter():
    """CE-9.61, CE-5.24."""
    t = cheated()
    while t.encounter.phase == "start_turn" or t.green.seat not in [seat for seat, _ in t.asked()]:
        t.players[t.asked()[0][0]].passes()
    assert not t.green.may("flare_filch_classic")


@pytest.mark.parametrize("flares", ["on", "free"])
def test_a_flare_used_in_secret_counts_for_the_limit(flares):
    """CE-9.61, CE-5.24: no other one in this encounter; CE-9.30: with free flares any other."""
    t = cheating(flares=flares)
    t.green.holds("flare_dictator")
    t.until("green").uses("flare_filch_classic", "deck")
    while t.encounter.destiny < 0 or not t.green.is_asked("reply"):
        t.players[t.asked()[0][0]].passes()
    assert t.green.may("flare_dictator") == (flares == "free") and not t.green.may("flare_filch_classic")


def test_a_right_accusation():
    """CE-9.60, CE-9.61: the card goes back, a ship to the warp, the flare is shown and counts as used."""
    t = cheated()
    t.until("yellow").answers("reply", ("accuse", t.green.seat))
    t.green.sends("lose", 1, "green 3")
    assert t.green.hand == ["flare_filch_classic"] and t.green.ships_in("warp") == 2
    assert t.state.cards.design[t.state.pile("deck")[-1]] == "attack_40"
    assert t.state.knows(t.blue.seat, t.green.card("flare_filch_classic"))
    assert [by for by, _ in encounter(t.state).flares] == [t.green.seat]
    assert t.yellow.hand == ["attack_04"]


def test_a_ship_is_given_back():
    """CE-9.61."""
    t = cheating()
    t.green.uses("flare_filch_classic", "ship", t.place("green 2"))
    t.until("yellow").answers("reply", ("accuse", t.green.seat))
    t.green.sends("lose", 1, "green 3")
    assert t.green.ships_in("green 2") == 4 and t.green.ships_in("warp") == 2


def test_a_wrong_accusation_costs_a_card():
    """CE-9.61: once in an encounter, so that yellow cannot accuse again."""
    t = cheated()
    t.until("yellow").answers("reply", ("accuse", t.blue.seat))
    assert t.yellow.hand == [] and t.discards == ["attack_04"]
    assert t.green.hand == ["attack_40", "flare_filch_classic"]
    assert t.encounter.accusers == [t.yellow.seat]


def test_the_phase_must_not_be_over():
    """CE-9.61: an accusation that comes too late is wrong."""
    t = cheated()
    phase = t.encounter.phase
    while t.encounter.phase == phase or not t.yellow.is_asked("reply"):
        t.players[t.asked()[0][0]].passes()
    t.yellow.answers("reply", ("accuse", t.green.seat))
    assert t.yellow.hand == [] and "attack_40" in t.green.hand


def test_who_has_no_card_to_lose_cannot_accuse():
    """CE-9.61: it would cost him nothing."""
    t = table("red", "blue", "green", options=CLASSIC, red=["attack_08"], green=["flare_filch_classic"])
    t.begins("red", "blue")
    assert ("accuse", t.green.seat) in t.until("red").offered("reply")
    assert not t.blue.is_asked("reply")


def test_with_the_new_flare_nobody_is_accused():
    """CE-3.8: only with the switch."""
    t = table("red", "blue", "green", red=["attack_08"], green=["flare_filch"])
    t.begins("red", "blue")
    assert t.red.is_asked("launch.planet")


def test_filch_itself_uses_the_super_side():
    """CE-9.62, CE-F11c: as on the new card."""
    t = cheating({"green": "filch"})
    assert not t.green.may("flare_filch_classic")
    for _ in range(400):
        seat, prompt = t.asked()[0]
        player = t.players[seat]
        if prompt.endswith("invite"):
            player.invites()
        elif prompt.endswith("launch.planet"):
            player.answers("planet", t.planet("blue 1"))
        elif prompt.endswith("launch.ships"):
            player.sends("launch.ships", 4)
        elif prompt.endswith("planning.card"):
            player.lays("attack_08" if player.name == "red" else "attack_06")
        elif player.name == "green" and player.may("flare_filch_classic"):
            break
        else:
            player.passes()
    t.green.uses("flare_filch_classic", t.happened("revealed")[-1].data["cards"][0])
    while t.asked()[0][1] == "core.window.reply" and "attack_08" not in t.green.hand:
        t.players[t.asked()[0][0]].passes()
    assert t.green.hand == ["attack_08", "flare_filch_classic"]


def test_in_imagined_worlds_nobody_knows_of_it():
    """1b: what was taken in secret is no part of what another player can imagine."""
    t = cheated()
    forget_cheats(t.state, t.green.seat)
    assert len(t.encounter.cheats) == 1
    forget_cheats(t.state, t.red.seat)
    assert t.encounter.cheats == []


def test_a_last_card_lost_while_selecting():
    """CE-4.42, CE-4.43: a wrong accusation in the last window costs the defense its only card: it draws a new hand."""
    t = table(options=CLASSIC, red=["attack_08"], blue=["attack_06"])
    t.begins("red", "blue", keep=["flare_filch_classic"])
    t.all_pass()
    t.red.answers("planet", t.planet("blue 1"))
    t.all_pass()
    t.red.sends("launch.ships", 1)
    for name in ("red", "blue"):
        t.all_pass()
        t.players[t.seat(name)].invites()
    while t.state.frames[-1].locals["moment"] != "selecting":
        t.players[t.asked()[0][0]].passes()
    t.until("blue").answers("reply", ("accuse", t.red.seat))
    t.all_pass()
    assert t.discards[0] == "attack_06" and len(t.blue.hand) == 8
    assert t.blue.is_asked("planning.card")


# -- computer players


class Rolls:
    """Chance that gives one number after the other, again and again."""

    def __init__(self, *numbers: int) -> None:
        self.numbers, self.made = numbers, 0

    def below(self, limit: int) -> int:
        self.made += 1
        return min(limit - 1, self.numbers[self.made % len(self.numbers)])


def accusations(t, rolls):
    """Whom yellow would accuse, for each of the rolls."""
    look = Outlook(t.state, t.yellow.seat, ADMIRAL)
    return [accused(look, Mind(ADMIRAL, Rolls(roll))) for roll in rolls]


def asked_about_a_cheat():
    t = cheated()
    t.yellow.holds("attack_12")
    t.red.holds("attack_06")
    return t


def test_opponents_accuse_now_and_then():
    """CE-9.61: in about one of ten encounters, in each of whose windows they are asked."""
    t = asked_about_a_cheat()
    share = sum(seat >= 0 for seat in accusations(t, range(10_000))) / 10_000
    assert 0.09 < 1 - (1 - share) ** 27 < 0.11


def test_opponents_accuse_a_known_holder_more_often():
    """CE-9.61: in three of ten encounters, and nobody but him."""
    t = asked_about_a_cheat()
    show_cards(t.state, [t.green.card("flare_filch_classic")], (t.yellow.seat,))
    found = [seat for seat in accusations(t, range(10_000)) if seat >= 0]
    assert set(found) == {t.green.seat}
    assert 0.29 < 1 - (1 - len(found) / 10_000) ** 27 < 0.31


def test_who_holds_the_card_himself_accuses_nobody():
    """CE-9.61: nobody else can have used it."""
    t = asked_about_a_cheat()
    look = Outlook(t.state, t.green.seat, ADMIRAL)
    assert accused(look, Mind(ADMIRAL, Rolls(0))) == -1


@pytest.mark.parametrize("roll, caught", [(100, True), (5000, False)])
def test_an_opponent_who_suspects_somebody_says_so(roll, caught):
    """CE-9.61, CE-D30: every level answers the window with it, also the one that compares futures."""
    t = asked_about_a_cheat()
    show_cards(t.state, [t.green.card("flare_filch_classic")], (t.yellow.seat,))
    asked = t.until("yellow").decision("reply")
    accusation = ("accuse", t.green.seat)
    assert (candidates(t.state, asked, Mind(ADMIRAL, Rolls(roll)), 4) == [accusation]) is caught
    assert (instinct(t.state, asked, Mind(CAPTAIN, Rolls(roll))) == accusation) is caught


def test_there_must_be_something_to_take():
    """CE-9.61: nothing lies on the discard pile."""
    t = cheating()
    assert {option[3] for option in t.green._named("flare_filch_classic")} == {"deck", "ship"}
