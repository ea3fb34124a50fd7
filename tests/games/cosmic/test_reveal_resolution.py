"""Reveal and Resolution (4.6, 4.7)."""

from __future__ import annotations

import pytest

from tests.games.cosmic.support import duel, fought, table


def test_attack_beats_negotiate_whatever_the_ships_y3():
    """CE-Y3, CE-4.55, CE-4.85, CE-4.86: three cards for three own ships; nothing for the ally's."""
    t = table("red", "blue", "green", "yellow", red=["negotiate"], blue=["attack_04", *["attack_06"] * 5])
    t.clash(3, offense={"green": 2})
    t.plans(red="negotiate", blue="attack_04")
    assert t.happened("compensation", seat=0, payer=1, count=3)
    assert (t.red.hand, t.green.hand, len(t.blue.hand)) == (["attack_06"] * 3, [], 2)
    assert (t.red.ships_in("warp"), t.green.ships_in("warp")) == (3, 2)


def test_compensation_takes_at_most_what_there_is():
    """CE-4.87."""
    t = fought(("attack_10", "negotiate"), late={"red": ["attack_06"]})
    assert t.happened("compensation", seat=1, payer=0, count=1)
    assert t.blue.hand == ["attack_06"]


def test_what_passes_is_known_to_the_two_only():
    """1b: card received at random."""
    t = duel(("attack_10", "negotiate"))
    (card,) = t.red.holds("attack_06")
    t.plans(red="attack_10", blue="negotiate")
    assert [t.state.knows(seat, card) for seat in range(3)] == [True, True, False]


def test_two_morphs_and_all_are_lost():
    """CE-4.51, CE-E12: no colony, no rewards, no compensation, no second encounter. (Only effects bring a second.)"""
    t = table("red", "blue", "green", "yellow", red=["morph"], blue=["attack_06"], yellow=["emotion_control"])
    t.clash(2, offense={"green": 1}, defense={"yellow": 1})
    t.plans(red="morph", blue="attack_06")
    t.encounter.shown = [("morph", 0), ("morph", 0)]
    t.all_pass()
    assert t.outcome() == "both_lose"
    assert [player.ships_in("warp") for player in t.players] == [2, 4, 1, 1]
    assert not t.happened("compensation") and t.state.active == t.blue.seat


def reinforced():
    t = table("red", "blue", "green", "yellow", red=["attack_08"], blue=["attack_08"])
    t.begins("red", "blue", keep=["reinforcement_5"])  # as long as one is about, everybody may hold it
    t.red.launches(4, at="blue 1")
    t.invite(red=["green"], blue=["yellow"])
    t.green.joins("offense", 1)
    t.yellow.joins("defense", 1)
    return t


def test_the_round_of_reinforcements_y21():
    """CE-Y21, CE-4.66, CE-4.67, CE-4.68: circular, until all have passed in succession."""
    t = reinforced()
    two = t.red.holds("reinforcement_2", "attack_06")[0]
    three = t.blue.holds("reinforcement_3", "attack_06")[0]
    t.green.holds("attack_06")
    t.yellow.holds("attack_06")
    t.plans(red="attack_08", blue="attack_08")
    order = []
    moves = {0: ["pass", ("reinforce", two, 0), "pass"], 1: [("reinforce", three, 1), "pass"], 2: [], 3: []}
    while t.asked() and t.asked()[0][1] == "cosmic.reinforcing.reply":
        seat = t.asked()[0][0]
        order.append(seat)
        t.players[seat].answers("reply", moves[seat].pop(0) if moves[seat] else "pass")
    assert order == [0, 1, 2, 3, 0, 1, 2, 3, 0]
    assert t.happened("totals", totals=[15, 16])
    assert {"reinforcement_2", "reinforcement_3"} <= set(t.discards)


def test_a_reinforcement_for_the_other_side():
    """CE-4.66: not necessarily his own."""
    t = reinforced()
    card = t.yellow.holds("reinforcement_5")[0]
    t.plans(red="attack_08", blue="attack_08")
    t.yellow.answers("reply", ("reinforce", card, 0))
    t.all_pass()
    assert t.happened("totals", totals=[18, 13]) and t.outcome() == "offense"


def test_only_main_players_and_allies_reinforce():
    """CE-4.66, CE-E16."""
    t = fought(("attack_08", "attack_08"), late={"green": ["reinforcement_5"]})
    assert not t.green.is_asked("reply") and t.outcome() == "defense"


def test_reinforcements_need_two_attacks():
    """CE-4.69."""
    t = fought(("attack_08", "negotiate"), late={"red": ["reinforcement_5"]})
    assert t.outcome() == "offense" and not t.happened("added")


def test_the_offense_may_have_a_second_encounter_after_a_win_only():
    """CE-4.3, CE-4.4, CE-4.75, CE-4.81, CE-4.93, CE-D27."""
    t = fought(("attack_10", "attack_08"), late={"red": ["attack_12"], "blue": ["attack_06"]})
    assert t.red.offered("further") == ["second", "stop"]
    t.red.answers("further", "stop")
    assert t.state.active == t.blue.seat


def test_no_third_encounter():
    """CE-4.4: after any second encounter the turn ends."""
    t = table(red=["attack_06"])
    t.red.puts(4, "red 1", "red 2")
    t.red.puts(4, "red 3", "red 2")
    t.begins("red", "red", "red").answers("defense", ("resettle", t.planet("red 1")))
    t.red.sends("settlers", 1, "red 2")
    t.red.answers("further", "second")
    t.red.answers("defense", ("resettle", t.planet("red 3")))
    t.red.sends("settlers", 1, "red 2")
    assert t.state.active == t.blue.seat


@pytest.mark.parametrize("ally", [False, True])
def test_five_foreign_colonies_win_at_once_y18(ally):
    """CE-Y18, CE-8.1 to 8.3, CE-1.4, CE-1.5, CE-E8: together with an ally who has five by the same landing."""
    t = table("red", "blue", "green", "yellow")
    for number in range(1, 5):
        t.red.puts(1, "red 1", f"yellow {number}")
        t.green.puts(1, "green 1", f"yellow {number}")
    t.red.holds("attack_20")
    t.blue.holds("attack_06")
    t.begins("red", "blue").launches(1, at="blue 1", start="red 2")
    t.invite(red=["green"])
    t.green.joins("offense", 1, "green 2") if ally else t.green.declines()
    t.plans(red="attack_20", blue="attack_06")
    assert t.winners() == (["red", "green"] if ally else ["red"])
    assert t.state.outcome.reason == "cosmic.colonies" and t.asked() == []


def test_giving_up_is_played_on():
    """CE-8.6: no player leaves; when one is left the game ends, and nobody is said to have won by colonies."""
    from rules import CONCEDE, Answer, apply

    t = table(red=["attack_20"])
    t.begins("red", "blue")
    apply(t.state, Answer(1, CONCEDE, None))
    assert t.state.outcome is None
    apply(t.state, Answer(2, CONCEDE, None))
    assert t.state.outcome.places == [[0], [2], [1]]


def test_who_has_given_up_wins_for_nobody():
    """CE-8.1, CE-8.5, CE-8.6: red's seat is played on and gets its fifth colony: the game is over, and the others are
    ranked as it stands, before him."""
    from rules import CONCEDE, Answer, apply

    t = table()
    for planet in ("green 1", "green 2", "green 3", "green 4"):
        t.red.puts(1, "red 1", planet)
    t.blue.puts(1, "blue 5", "green 5")
    t.red.holds("attack_20")
    t.blue.holds("attack_06")
    t.begins("red", "blue")
    apply(t.state, Answer(0, CONCEDE, None))
    t.red.launches(2, at="blue 1")
    t.nobody_allies()
    t.plans(red="attack_20", blue="attack_06")
    assert t.state.outcome.places == [[1], [2], [0]]


@pytest.mark.parametrize("outcome", ["offense", "both_lose"])
def test_a_morph_against_a_morph_copies_what_the_other_becomes(outcome):
    """CE-4.51, CE-4.57: blue's claim of a morph is believed; by the wild Human flare its card is an attack 42, which
    red's morph copies: ships decide. Without the flare both lose."""
    t = duel(("morph", "attack_06"), ships=4, powers={"blue": "gambler"}, also={"blue": ["flare_human"]})
    t.blue.puts(1, "blue 1", "blue 2")
    t.plans(red="morph", blue="attack_06")
    t.until("blue").carries_out("gambler")
    t.blue.answers("claim", ("claim", "morph", 0))
    t.red.answers("judge", "believe")
    if outcome == "offense":
        t.until("blue").uses("flare_human")
    t.all_pass()
    assert t.outcome() == outcome
    assert t.happened("totals", totals=[46, 45]) or outcome == "both_lose"
