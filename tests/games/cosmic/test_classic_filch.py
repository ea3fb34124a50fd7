"""The classic flare of Filch (CE-F11c, CE-9.60 to 9.62): taking something in secret, and being accused of it."""

from __future__ import annotations

from rules.cosmic.atoms.cheating import forget_cheats
from rules.cosmic.sight import view
from rules.cosmic.state import encounter
from tests.games.cosmic.support import table

CLASSIC = {"filch_flare": "classic"}


def cheating(powers=None, zapping=False):
    """Red's turn; green holds the flare and has a ship in the warp."""
    t = table("red", "blue", "green", "yellow", powers=powers, options=CLASSIC)
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
    t = table("red", "blue", "green", options=CLASSIC)
    t.red.holds("attack_08")
    t.green.holds("flare_filch_classic")
    t.begins("red", "blue")
    assert ("accuse", t.green.seat) in t.until("red").offered("reply")
    assert not t.blue.is_asked("reply")


def test_with_the_new_flare_nobody_is_accused():
    """CE-3.8: only with the switch."""
    t = table("red", "blue", "green")
    t.red.holds("attack_08")
    t.green.holds("flare_filch")
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
    t = table(options=CLASSIC)
    t.red.holds("attack_08")
    t.blue.holds("attack_06")
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
