"""The course of a turn (chapter 4): turns, phases and the moments between them, in the order of the rulebook."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.core.windows import REPLY_RULES
from rules.cosmic.printed.words import PHASES, WINDOWS
from tests.games.cosmic.support import duel, fought, table

FOUR = ("red", "blue", "green", "yellow")


@pytest.fixture
def moments(monkeypatch):
    """The names of all windows, in the order in which they opened."""
    opened: list[str] = []
    game = REPLY_RULES["cosmic"]

    def mandatory(g, moment, about):
        if moment in WINDOWS and opened[-1:] != [moment]:
            opened.append(moment)
        return game.mandatory(g, moment, about)

    monkeypatch.setitem(REPLY_RULES, "cosmic", replace(game, mandatory=mandatory))
    return opened


# -- turns and phases


def test_turns_go_to_the_left_and_round_again():
    """CE-4.1, CE-1.7: to the next seat number, after the last one to the first."""
    t = table(red=[*["attack_06"] * 3], blue=[*["attack_06"] * 2], green=["attack_06"])
    t.begins("green", "red", "blue", "red")
    for offense, defense in (("green", "red"), ("red", "blue"), ("blue", "red")):
        assert t.state.active == t.seat(offense)
        t.players[t.seat(offense)].launches(1, at=f"{defense} 2")
        t.nobody_allies()
        t.plans(**{offense: "attack_06", defense: "attack_06"})  # 7 : 10


def test_an_encounter_has_seven_phases_in_order():
    """CE-4.2: Start Turn comes before the first encounter only."""
    t = duel(("attack_10", "attack_06"))
    t.red.holds("attack_08")
    assert t.encounter.number == 1
    t.plans(red="attack_10", blue="attack_06")
    told = [event.data["phase"] for event in t.events if event.kind == "phase"]
    assert told == list(PHASES)[PHASES.index("alliance") :]
    t.destinies("blue")
    t.red.answers("further", "second")
    t.red.launches(1, at="blue 2")
    t.nobody_allies()
    again = [event.data["phase"] for event in t.events if event.kind == "phase"][len(told) :]
    assert again == list(PHASES)[1 : PHASES.index("planning") + 1]


def test_the_start_of_a_turn_in_order():
    """CE-4.9: a new power first, then the new hand, then the powers of this moment."""
    t = table(powers={"red": "hate"}, options={"changing_powers": "on"}, red=["reinforcement_2"])
    t.deck(*["attack_06"] * 4, *["attack_08"] * 4)
    t.begins("red", "blue")
    assert t.red.is_asked("changing.keep") and t.red.hand == ["reinforcement_2"]
    t.red.answers("keep", "old")
    assert t.red.hand == ["attack_06"] * 4 + ["attack_08"] * 4
    assert t.red.is_asked("spread_hate.card") and t.discards == ["reinforcement_2"]


def test_the_start_of_an_encounter_in_order():
    """CE-4.10: technology, then what is done at the start of an encounter, then the ship from the warp."""
    t = table(options={"technology": "on"})
    t.red.researches("collapsium_hulls")
    t.red.puts(1, "red 1", "warp")
    t.red.holds("attack_06")
    t.green.holds("plague")
    t.begins("red", "blue").answers("tech_actions.action", "pass")
    assert t.until("green").may("plague") and t.red.ships_in("warp") == 1
    t.green.passes()
    assert t.red.is_asked("retrieve")


def test_the_windows_of_a_won_encounter(moments):
    """CE-4.10, CE-4.32, CE-4.40, CE-4.42, CE-4.47, CE-4.90, CE-H1: each moment of 13a once and at its place."""
    t = table(red=["attack_10"], blue=["attack_06"])
    t.begins("red", "blue").launches(4, at="blue 1")
    assert moments[-1] == "before_invitations"  # AL0, nobody is invited yet
    t.invite(blue=["green"])
    assert moments[-1] == "answering"
    t.green.declines()
    assert moments[-3:] == ["alliances_formed", "before_selection", "selecting"]
    t.plans(red="attack_10", blue="attack_06")
    passed = [moment for moment in WINDOWS if moment != "deal_agreed"]  # RS0 has another window after a deal
    assert moments == passed


# -- launch and alliance


def test_the_gate_points_at_one_planet_of_the_system():
    """CE-4.25, CE-4.23, CE-D11: the planets of the defense's system, whoever has ships there."""
    t = table()
    t.green.puts(1, "green 1", "blue 3")
    t.begins("red", "blue")
    assert t.red.offered("launch.planet") == [t.planet(f"blue {number}") for number in range(1, 6)]
    t.red.cannot("launch.planet", t.planet("green 1"), rule="CE-4.23")
    t.red.launches(1, at="blue 3")
    assert (t.encounter.planet, t.encounter.system) == (t.planet("blue 3"), t.blue.seat)


def test_the_defense_fights_with_what_is_there():
    """CE-4.29: from the aiming to the cards it is not asked about ships, and its planet stays as it was."""
    t = table(red=["attack_06"], blue=["attack_06"])
    t.blue.puts(2, "blue 1", "blue 2")
    t.begins("red", "blue")
    prompts = set()
    t.red.launches(4, at="blue 1")
    while not t.blue.is_asked("planning.card"):
        prompts |= {prompt for seat, prompt in t.asked() if seat == t.blue.seat}
        t.nobody_allies()
    assert prompts <= {"cosmic.alliance.invite"}
    t.plans(red="attack_06", blue="attack_06")
    assert t.happened("totals", totals=[10, 8])


@pytest.mark.parametrize(("moment", "flare", "power"), [("before", "", "mind"), ("after", "flare_mite", "")])
def test_before_and_after_the_alliances(moment, flare, power):
    """CE-4.32, CE-4.40: one power works before anybody is invited, one flare when the alliances are formed."""
    t = table(*FOUR, powers={"yellow": power} if power else {})
    t.red.holds("attack_06", *([flare] if flare else []))
    t.blue.holds("attack_06")
    t.begins("red", "blue").launches(1, at="blue 1")
    if moment == "before":
        assert t.yellow.may(power) and t.encounter.invited == [[], []]
        return
    t.invite(blue=["green"])
    assert not t.red.is_asked("reply")
    t.green.joins("defense", 2)
    assert t.red.may(flare) and t.encounter.sides[t.green.seat]


def test_an_alliance_is_not_left():
    """CE-4.41: an ally is asked nothing more until the encounter is over, and his ships stay."""
    t = table(red=["attack_06"], blue=["attack_06"])
    t.begins("red", "blue").launches(1, at="blue 1")
    t.invite(red=["green"], blue=["green"])
    t.green.joins("offense", 2)
    assert {seat for seat, _ in t.asked()} == {t.red.seat, t.blue.seat}
    t.plans(red="attack_06", blue="attack_06")  # 9 : 10
    assert t.green.ships_in("warp") == 2 and t.blue.ships_in("blue 1") == 4


# -- planning and reveal


def test_hands_are_checked_before_anything_else_in_planning():
    """CE-4.42: the defense has its new hand when the window before the selection opens."""
    t = table(powers={"red": "kamikaze"}, red=["attack_06"])
    t.deck(*["attack_06"] * 8)
    t.clash(1)
    assert t.red.may("kamikaze") and len(t.blue.hand) == 8


def test_a_hand_that_was_emptied_is_checked_again():
    """CE-4.42: Trader leaves the offense without an encounter card; the encounter ends before the selection."""
    t = table(
        powers={"red": "trader"}, red=["attack_06", "flare_trader"], blue=["attack_06"], green=["reinforcement_2"]
    )
    t.begins("red", "blue").launches(1, at="blue 1")
    t.all_pass()
    t.nobody_allies()
    t.until("red").carries_out("flare_trader", t.green.seat)
    assert t.outcome() == "broken_off" and not t.happened("revealed")


def test_selected_cards_may_still_change_places():
    """CE-4.47: after both have selected and before anything is seen; Sorcerer exchanges the cards."""
    t = duel(("attack_04", "attack_20"), powers={"red": "sorcerer"})
    t.red.lays("attack_04")
    assert not t.red.is_asked("reply")
    t.blue.lays("attack_20")
    assert t.red.may("sorcerer") and not t.happened("revealed")
    t.red.uses("sorcerer")
    assert t.outcome() == "offense"


def test_both_cards_are_turned_at_once():
    """CE-4.49."""
    t = duel(("attack_04", "attack_20"))
    cards = {t.red.card("attack_04"), t.blue.card("attack_20")}
    t.red.lays("attack_04")
    assert not t.state.cards.face_up[t.encounter.laid[0]]
    t.blue.lays("attack_20")
    (revealed,) = t.happened("revealed")
    assert set(revealed.data["cards"]) == cards


# -- resolution


def test_what_is_resolved_in_which_order():
    """CE-4.90: loot, losses, landing, more losses, compensation, then the cards of the encounter are discarded."""
    t = fought(("attack_20", "negotiate"), ships=2, powers={"red": "cudgel"}, also={"red": ["attack_06"] * 2})
    t.blue.sends("lose", 2, "blue 2")
    told = [
        (event.kind, event.data.get("why", ""))
        for event in t.events
        if event.kind in ("outcome", "ships", "track", "compensation", "card")
    ]
    steps = [word for kind, why in told for word in (why or kind,) if word]
    order = [step for at, step in enumerate(steps) if step not in steps[:at]]
    wanted = ["cards", "encounter", "landing", "cudgel", "compensation"]
    assert [step for step in order if step in wanted] == wanted


def test_compensation_is_fixed_with_the_losses_and_paid_later():
    """CE-4.91: four ships went to the warp; the cards are drawn when the landing and everything else is over."""
    t = fought(("attack_20", "negotiate"), also={"red": ["attack_06"] * 4 + ["flare_hacker"]})
    assert t.red.may("flare_hacker")  # RS5
    assert t.encounter.owed[t.blue.seat] == 4 and not t.blue.hand and t.red.ships_in("blue 1") == 4
    t.red.passes()
    assert len(t.blue.hand) == 4


def defended(*flares):
    """Red negotiates against blue's attack; green defends with two ships."""
    t = table(red=["negotiate"], blue=["attack_06", "attack_04", *flares])
    t.begins("red", "blue").launches(2, at="blue 1")
    t.invite(blue=["green"])
    t.green.joins("defense", 2, "green 1")
    t.plans(red="negotiate", blue="attack_06")
    t.green.sends("return", 2, "green 1")
    return t


def test_compensation_and_rewards_are_two_things():
    """CE-4.89: wild Hacker keeps the compensation back; the ally is rewarded all the same."""
    t = defended("flare_hacker")
    t.blue.carries_out("flare_hacker")
    assert not t.red.hand and len(t.green.hand) == 2


def test_rewards_come_after_the_compensation():
    """CE-4.90: RS5."""
    t = defended()
    t.all_pass()
    told = [event.kind for event in t.events if event.kind in ("compensation", "drew")]
    assert told[:2] == ["compensation", "drew"]


def test_allies_take_their_rewards_in_timing_order_and_split_before_they_draw():
    """CE-4.80."""
    t = table(*FOUR, red=["attack_04"], blue=["attack_20"])
    for ally in (t.green, t.yellow):
        ally.puts(1, f"{ally.name} 1", "warp")
    t.begins("red", "blue").launches(1, at="blue 1")
    t.invite(blue=["green", "yellow"])
    t.green.joins("defense", 2, "green 2")
    t.yellow.joins("defense", 2, "yellow 2")
    t.plans(red="attack_04", blue="attack_20")
    t.green.sends("return", 2, "green 2")
    t.yellow.sends("return", 2, "yellow 2")
    assert [seat for seat, _ in t.asked()] == [t.green.seat] and not t.green.hand and not t.yellow.hand
    t.green.answers("rewarding.ships", 1)
    t.green.sends("retrieve", 1, "green 3")
    assert len(t.green.hand) == 1 and t.yellow.is_asked("rewarding.ships") and not t.yellow.hand
    t.yellow.answers("rewarding.ships", 0)
    assert len(t.yellow.hand) == 2


def test_the_marker_goes_forward_and_back():
    """CE-4.71: a foreign colony more, a foreign colony fewer."""
    t = table(red=["attack_20"], blue=["attack_04"])
    t.red.puts(1, "red 1", "green 1")
    t.clash(1, start="green 1")
    t.plans(red="attack_20", blue="attack_04")
    moved = [(event.data["before"], event.data["now"]) for event in t.happened("track", seat=0)]
    assert moved == [(1, 0), (0, 1)] and t.red.foreign == 1
