"""The opponents of Cosmic Encounter have sense: they stop whoever is about to win, deal fairly, and cannot be read."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from rules import Answer, Chance, Setup, apply, imagine, new_game, waiting
from rules.ai.brief import Brief
from rules.ai.levels import LEVELS, decide
from rules.ai.match import play_game
from rules.core.knowledge import shown
from rules.cosmic.ai.answers import instinct
from rules.cosmic.ai.beliefs import condensed, likely
from rules.cosmic.ai.cardplay import weigh_cards
from rules.cosmic.ai.deals import gain
from rules.cosmic.ai.odds import Duel
from rules.cosmic.ai.outlook import Outlook
from rules.cosmic.ai.skill import CAPTAIN, Mind, Skill
from rules.cosmic.hints import HINTS
from rules.cosmic.printed.words import LOST, WON
from rules.cosmic.state import bargains

from .support import duel, table

GAMES = Path(__file__).parents[3] / "app" / "games"
CALM = Skill(mixing=0.1)


def answer(t: Any, level: str = "", number: int = 7, seat: str = "") -> Any:
    """What a level answers to the question on the table; without a level, what careful instinct answers."""
    asked = waiting(t.state)
    decision = next(d for d in asked if not seat or d.seat == t.seat(seat))
    brief = Brief.of(t.state, decision, level or "captain", number, effort=4)
    if not level:
        return decision.check(instinct(brief.world, brief.decision, Mind(Skill(), brief.rng)))
    return decide(brief).value


def colonies(t: Any, player: str, *planets: str) -> None:
    """Foreign colonies of one ship each, from the home planets."""
    for i, planet in enumerate(planets):
        t.players[t.seat(player)].puts(1, f"{player} {i % 5 + 1}", planet)


def four_seats(**hands: tuple[str, ...]) -> Any:
    t = table("red", "blue", "green", "yellow")
    for name in ("red", "blue", "green", "yellow"):
        t.players[t.seat(name)].holds(*hands.get(name, ("attack_08",)))
    return t


# -- whoever is about to win is stopped


NEAR = ("green 1", "green 2", "yellow 1", "yellow 2")


@pytest.mark.parametrize("level", ["pilot", "captain"])
def test_a_rival_one_colony_from_victory_is_not_invited_and_fought_off(level: str) -> None:
    """CE-1.4: red would win by this encounter; green is invited by both and helps the defense with all it may send."""
    t = four_seats()
    colonies(t, "red", *NEAR)
    t.begins("red", "blue")
    t.red.launches(4, at="blue 1", start="red 5")
    t.red.invites("green", "yellow")
    assert set(answer(t, level)) == {t.seat("green"), t.seat("yellow")}
    t.blue.invites("green", "yellow")
    sheet = dict(answer(t, level))
    assert sheet["side"] == "defense" and sum(sheet["ships"]) == 4


def test_the_last_ships_of_a_colony_are_sent_against_a_victory() -> None:
    """CE-1.4: red would win by this encounter; then yellow has no use for the colonies that it keeps."""
    t = four_seats()
    colonies(t, "red", *NEAR)
    t.power("yellow", "remora")  # hangs on three home colonies
    t.blue.puts(4, "blue 1", "warp")
    for number, ships in enumerate((4, 4, 3, 3, 3), start=1):
        t.yellow.puts(ships, f"yellow {number}", "warp")
    t.begins("red", "blue")
    t.red.launches(4, at="blue 1", start="red 5")
    t.red.invites("green")
    t.blue.invites("yellow")
    t.green.joins("offense", 4)
    sheet = dict(answer(t))
    assert sheet["side"] == "defense" and sum(sheet["ships"]) >= 1


def test_where_the_game_is_at_stake_every_point_counts() -> None:
    """CE-D15: red would win by this encounter, so blue lays the highest attack, however near the others are."""
    held = ("attack_04", "attack_06", "attack_08", "attack_10", "attack_12", "attack_14")
    t = four_seats(blue=held)
    colonies(t, "red", *NEAR)
    t.begins("red", "blue")
    t.red.launches(4, at="blue 1", start="red 5")
    t.nobody_allies()
    look = Outlook(t.state, t.seat("blue"), CAPTAIN)
    ranked = [t.state.cards.design[card] for _, card in weigh_cards(look, [t.blue.card(design) for design in held])]
    assert ranked == sorted(held, reverse=True)


@pytest.mark.parametrize("level", ["pilot", "captain"])
def test_whoever_would_win_by_it_is_not_invited_to_the_offense(level: str) -> None:
    t = four_seats()
    colonies(t, "green", "red 1", "red 2", "yellow 1", "yellow 2")
    t.begins("red", "blue")
    t.red.launches(4, at="blue 1", start="red 5")
    assert t.seat("green") not in answer(t, level)


def test_a_common_victory_is_accepted() -> None:
    """CE-8.3: green wins together with red, so it joins the offense."""
    t = four_seats(red=("attack_40",))
    colonies(t, "red", *NEAR)
    colonies(t, "green", "red 1", "red 2", "yellow 3", "yellow 4")
    t.begins("red", "blue")
    t.red.launches(4, at="blue 1", start="red 5")
    t.red.invites("green")
    t.blue.invites()
    assert dict(answer(t))["side"] == "offense"


def test_a_wild_card_goes_against_whoever_is_about_to_win() -> None:
    """CE-4.16: with his foreign colony in his own system at stake the leader is worth most as the defense."""
    t = four_seats()
    colonies(t, "yellow", "red 1", "red 2", "blue 1", "blue 2")
    t.begins("red", "wild")
    chosen = [answer(t, number=number) for number in range(4)]
    assert all(option[0] == "against" for option in chosen)
    look = Outlook(t.state, t.seat("red"), CAPTAIN)
    assert look.weight[t.seat("yellow")] > 2 * look.weight[t.seat("green")]


# -- encounter cards


def test_the_choice_of_a_card_is_mixed() -> None:
    """Equal positions, different draws: more than one card is laid, and the good ones more often."""
    t = duel(("attack_12", "attack_08"), also={"red": ("attack_13", "attack_14", "attack_01")})
    laid = [answer(t, number=number, seat="red") for number in range(30)]
    names = [t.state.cards.design[card] for card in laid]
    assert len(set(names)) >= 2 and names.count("attack_01") < 5


def test_a_card_that_is_known_is_answered() -> None:
    """Blue's only card has been seen: red needs no more than is enough to beat it."""
    t = duel(("attack_40", "attack_06"), also={"red": ("attack_10",)}, seats=("red", "blue", "green"))
    g = t.state
    (theirs,) = g.pile("hand:1")
    seen = Outlook(g, 0, CAPTAIN)
    blind = likely(g, 0, 1)
    shown(g, [theirs], [0])
    assert likely(g, 0, 1) == [(("attack", 6), 1.0)] and len(blind) > 5
    chosen = instinct(g, waiting(g)[0], Mind(CALM, Chance(3)))
    assert g.cards.design[chosen] == "attack_10"
    assert seen.seat == 0


def test_what_lies_in_the_discard_pile_is_not_expected() -> None:
    t = duel(("attack_08", "attack_08"))
    before = dict(likely(t.state, 0, 1))
    t.place_card("attack_40", "discard")
    after = dict(likely(t.state, 0, 1))
    assert before[("attack", 40)] > 0 and ("attack", 40) not in after
    assert dict(likely(t.state, 0, 1, counting=False))[("attack", 40)] > 0  # lower levels do not count


def test_the_odds_know_what_powers_do() -> None:
    """Mandatory powers of the totals are taken into account without any of them being known by name."""
    for power, better in (("human", 3), ("tripler", 15), ("virus", 10)):
        t = duel(("attack_08", "attack_08"), powers={"red": power})
        theirs = ("attack", 8 + better)
        assert Duel(t.state).winner(("attack", 8), theirs) == WON
        assert Duel(t.state, reckons=False).winner(("attack", 8), theirs) == LOST
    peace = duel(("negotiate", "attack_08"), powers={"red": "pacifist"})
    assert Duel(peace.state).winner(("negotiate", 0), ("attack", 8)) == WON


def test_a_condensed_spread_keeps_its_mean() -> None:
    t = duel(("attack_08", "attack_08"))
    whole = likely(t.state, 0, 1)
    few = condensed(whole, 5)
    mean = [sum(face[1] * chance for face, chance in spread) for spread in (whole, few)]
    assert len(few) < len(whole) and abs(mean[0] - mean[1]) < 0.5
    assert abs(sum(chance for _, chance in few) - 1) < 1e-6


def test_reinforcements_are_played_only_to_turn_the_result() -> None:
    """CE-D16: +3 does not bridge ten, but it bridges two."""
    for theirs, played in (("attack_20", False), ("attack_09", True)):
        t = table("red", "blue", "green")
        t.red.holds("attack_08", "reinforcement_3")
        t.blue.holds(theirs)
        t.begins("red", "blue")
        t.red.launches(4, at="blue 1")
        t.nobody_allies()
        t.plans(red="attack_08", blue=theirs)
        chosen = answer(t)
        assert (chosen != "pass") is played


# -- deals


def talking(**hands: tuple[str, ...]) -> Any:
    t = duel(("negotiate", "negotiate"), seats=("red", "blue", "green", "yellow"))
    for name in ("red", "blue"):
        t.players[t.seat(name)].holds(*hands.get(name, ("attack_08", "attack_10", "attack_04")))
    return t


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_gives_the_fifth_colony_away(level: str) -> None:
    """CE-6.38: blue has four foreign colonies. Red accepts no offer that makes blue win, and makes none."""
    t = talking()
    colonies(t, "blue", *NEAR)
    t.plans(red="negotiate", blue="negotiate")
    for _ in range(4):
        said = dict(answer(t, level))
        assert said["say"] != "accept"
        if said["say"] == "break_off":
            break
        assert said["give_colony"] == "none"
        t.red.answers("message", said)
        if not t.blue.is_asked("message"):
            break
        t.blue.says("propose", give={"choice": 2}, want_colony="red 2")


@pytest.mark.parametrize("level", LEVELS)
def test_two_computer_players_come_to_an_end(level: str) -> None:
    """CE-6.34, CE-6.39: within eight offers they agree or part; each agreement is good for both."""
    t = talking()
    t.plans(red="negotiate", blue="negotiate")
    for said in range(9):
        asked = waiting(t.state)[0]
        if asked.prompt != "cosmic.deal.message":
            break
        t.players[asked.seat].answers("message", answer(t, level, number=said))
    assert waiting(t.state)[0].prompt != "cosmic.deal.message"
    assert t.outcome() == "deal"  # a colony for a colony is better than three ships in the warp


def test_offers_are_believable_and_leave_more_from_time_to_time() -> None:
    """What red offers is better for blue than no deal, and a refusal makes it better still or ends in no circle."""
    t = talking()
    t.plans(red="negotiate", blue="negotiate")
    left = []
    for _ in range(3):
        offer = bargains.offer_of(0, dict(answer(t)))
        left.append(gain(Outlook(t.state, 1, Skill()), offer, 0))
        t.red.answers("message", answer(t))
        if not t.blue.is_asked("message"):
            break
        t.blue.says("propose", want={"random": 3}, want_colony="red 2")
    assert left and all(each > 0 for each in left) and left[-1] >= left[0]


def test_an_offer_that_takes_everything_is_not_accepted() -> None:
    t = talking()
    t.plans(red="negotiate", blue="negotiate")
    t.red.says("propose", give={"lowest": 1}, want={"choice": 3}, want_colony="blue 2")
    assert dict(answer(t))["say"] == "propose"


def test_a_generous_offer_is_accepted() -> None:
    t = talking()
    t.plans(red="negotiate", blue="negotiate")
    t.red.says("propose", give_colony="red 2", want={"choice": 1})
    assert dict(answer(t))["say"] == "accept"


# -- ships and powers


def test_the_last_ship_of_a_colony_stays() -> None:
    """CE-5.8: three ships are lost from where they are missed least."""
    t = table("red", "blue", "green")
    t.red.holds("negotiate")
    t.blue.holds("negotiate")
    colonies(t, "red", "green 1")
    t.begins("red", "blue")
    t.red.launches(1, at="blue 1", start="red 1")
    t.nobody_allies()
    t.plans(red="negotiate", blue="negotiate")
    t.red.says("break_off")
    asked: Any = waiting(t.state)[0]
    lost = dict(zip(asked.slots, answer(t), strict=True))
    assert lost[t.place("green 1")] == 0 and all(n < 4 for n in lost.values())


def test_cosmic_zap_is_kept_for_what_matters() -> None:
    """CE-R2: it is not spent on a power that decides nothing, but on one that decides a game."""
    for foreign, zapped in ((0, False), (4, True)):
        t = table("red", "blue", "green", "yellow", powers={"red": "human"})
        t.power("blue", "mind")
        for name in ("red", "blue", "green", "yellow"):
            t.players[t.seat(name)].holds("attack_08")
        t.green.holds("cosmic_zap")
        colonies(t, "red", *NEAR[:foreign])
        t.state.sheets[0].alien = "virus"
        t.begins("red", "blue", keep=())
        t.red.launches(4, at="blue 1", start="red 5")
        while not t.green.is_asked("reply") and not t.encounter.shown:
            asked = waiting(t.state)[0]
            if asked.prompt == "cosmic.planning.card":
                t.plans(red="attack_08", blue="attack_08")
                break
            t.players[asked.seat].answers(asked.prompt, answer_plainly(asked))
        while waiting(t.state) and not t.green.is_asked("reply"):
            t.players[waiting(t.state)[0].seat].passes()
        assert (answer(t) != "pass") is zapped


def answer_plainly(asked: Any) -> Any:
    """Nobody is invited, everybody passes."""
    return () if asked.prompt.endswith("invite") else "pass"


# -- every question, every level


VARIANTS = [{}, {"technology": "on", "hidden_powers": "on"}, {"changing_powers": "on", "four_planets": "on"}]


@pytest.mark.parametrize("level", ["", "cadet"])
def test_who_was_given_the_qax_joins(level: str) -> None:
    """CE-T15, CE-D14: staying out is not among the answers."""
    t = table("red", "blue", "green", "yellow", options={"technology": "on"})
    t.red.holds("attack_04")
    t.blue.holds("attack_40")
    t.red.researches("qax", done=True)
    t.green.puts(1, "green 1", "blue 1")  # a colony more is nothing to gain
    for number in range(2, 6):
        t.green.puts(3, f"green {number}", "warp")
    t.begins("red", "blue")
    t.red.launches(1, at="blue 1")
    t.red.invites("green")
    t.blue.invites("green")
    t.red.uses("qax", t.green.seat)
    chosen = dict(answer(t, level))
    assert chosen["side"] == "offense" and sum(chosen["ships"]) >= 2


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("options", VARIANTS)
def test_every_answer_is_legal(level: str, options: dict[str, str]) -> None:
    seats, most = 3 + len(options), 14 if level == "admiral" else 90
    setup = Setup("cosmic", [{} for _ in range(seats)], options)
    record = play_game("cosmic", setup, [level] * seats, 5, effort=2, most=most)
    assert [fault.what for fault in record.faults if not fault.what.startswith("not over")] == []


def test_an_answer_depends_only_on_what_the_seat_may_know() -> None:
    """Two worlds that a seat cannot tell apart: the same brief, the same answer."""
    g = new_game("cosmic", Setup("cosmic", [{} for _ in range(4)]), 11)
    rng, compared = Chance(1), 0
    for _ in range(60):
        decision = waiting(g)[0]
        other = imagine(g, decision.seat, Chance(99))
        same = next(d for d in waiting(other) if d.seat == decision.seat and d.prompt == decision.prompt)
        answers = [decide(Brief.of(state, d, "captain", 3)).value for state, d in ((g, decision), (other, same))]
        assert answers[0] == answers[1]
        compared += len(getattr(decision, "options", (0, 1))) > 1
        apply(g, Answer(decision.seat, decision.prompt, HINTS.quick(g, decision, rng)), False)
    assert compared > 10


# -- careless, but not foolish


CARELESS = Skill(misses=1.0, haste=1.0)


def absently(t: Any, prompt: str, seat: str, skill: Skill = CARELESS) -> Any:
    """What somebody answers who never looks closely."""
    decision = t.players[t.seat(seat)].decision(prompt)
    return decision.check(instinct(t.state, decision, Mind(skill, Chance(5))))


def test_whoever_is_careless_misses_a_moment_and_plays_nothing_at_random() -> None:
    """CE-D16: the reinforcement would turn the result. (Whoever must discard his hand looks at it: CE-4.5.)"""
    t = table("red", "blue", "green")
    t.red.holds("attack_08", "attack_04", "reinforcement_3")
    t.blue.holds("attack_09")
    t.begins("red", "blue")
    t.red.launches(4, at="blue 1")
    t.nobody_allies()
    t.plans(red="attack_08", blue="attack_09")
    assert answer(t) != "pass"
    assert absently(t, "reinforcing.reply", "red") == "pass"


def test_whoever_is_careless_launches_without_giving_up_a_colony() -> None:
    """CE-5.3: fewer ships, perhaps, but never the last ones of a planet."""
    t = four_seats()
    t.red.puts(3, "red 1", "red 2")
    t.begins("red", "blue")
    t.red.answers("launch.planet", t.planet("blue 1"))
    decision = t.red.decision("launch.ships")
    for number in range(20):
        sent = dict(zip(decision.slots, instinct(t.state, decision, Mind(CARELESS, Chance(number))), strict=True))
        assert sent[t.place("red 1")] == 0 and sum(sent.values()) >= 1


@pytest.mark.parametrize("heeds", [True, False])
def test_only_the_lowest_level_overlooks_who_is_about_to_win(heeds: bool) -> None:
    """CE-1.4, CE-D14: red would win by this encounter; nobody is careless with invitations."""
    t = four_seats()
    colonies(t, "red", *NEAR)
    t.begins("red", "blue")
    t.red.launches(4, at="blue 1", start="red 5")
    t.red.invites()
    assert t.seat("green") in absently(t, "alliance.invite", "blue")
    t.blue.invites("green")
    sheet = dict(absently(t, "alliance.answer", "green", replace(CARELESS, heeds_rivals=heeds)))
    assert sheet["side"] == ("defense" if heeds else "none")


def test_nobody_is_careless_in_a_deal() -> None:
    """CE-6.38: the offer gives blue the game."""
    t = talking()
    colonies(t, "blue", *NEAR)
    t.plans(red="negotiate", blue="negotiate")
    t.red.says("propose", want={"choice": 1})
    t.blue.says("propose", give={"choice": 2}, want_colony="red 2")
    for number in range(5):
        decision = t.red.decision("deal.message")
        said = dict(instinct(t.state, decision, Mind(CARELESS, Chance(number))))
        assert said["say"] != "accept" and said["give_colony"] == "none"
