"""How often people are asked in an encounter without special cards, and where a stop makes the program ask (UX-37)."""

from collections import Counter

import pytest

from app.games.cosmic.hooks import MOMENTS
from app.match import Match, PlaySettings, Seats
from app.text.texts import Texts
from rules import PASS, Form, Session, Split
from rules.cosmic.printed.words import WINDOWS
from rules.cosmic.questions import RETURN_SHIPS
from tests.app.match_support import InlineOpponents
from tests.games.cosmic.hands import NAMES
from tests.games.cosmic.support import table

MOST = {0: 6, 1: 4, 2: 1, 3: 1}  # offense, defense, allies
JOINS = ("none", "none", "offense", "defense")


def plain(decision):
    """An ordinary answer: both main players invite everybody, green joins the offense, yellow the defense."""
    if isinstance(decision, Form):
        return ("side", JOINS[decision.seat]), ("ships", _some(dict(decision.fields)["ships"], 2))
    if isinstance(decision, Split):
        return _some(decision, max(decision.low, min(2, decision.high)))
    if decision.prompt.endswith("invite"):
        return decision.items
    return PASS if PASS in getattr(decision, "options", ()) else decision.first(1)[0]


def _some(decision, count):
    """So many ships, from two colonies where that is possible."""
    numbers = [0] * len(decision.slots)
    for number in range(count):
        numbers[number % min(2, len(numbers))] += 1
    return tuple(numbers)


def laid(cards, warp=(), destiny="blue"):
    t = table("red", "blue", "green", "yellow")
    for player, card in zip(t.players, cards, strict=True):
        player.holds(card)
    t.red.puts(1, "red 1", "warp")
    t.red.puts(1, "red 2", "yellow 1")
    for name in warp:
        t.players[t.seat(name)].puts(1, f"{name} 5", "warp")
    t.begins("red", destiny, "blue")
    return t


def encounter(people, cards, stops=(), warp=(), destiny="blue", ahead=()):
    """Plays one encounter with the default stops; how often each person was asked, and the match."""
    session = Session(laid(cards, warp, destiny).state, 1)
    who = [(name, "human" if seat in people else "cadet") for seat, name in enumerate(NAMES[:4])]
    settings = PlaySettings(trust=True, pace_ms=0, answer_ms=0, hide_after_s=0, grace_ms=0)
    match = Match(
        session, Seats(who), opponents=InlineOpponents(lambda brief: plain(brief.decision)), settings=settings
    )
    for seat in people:
        match.stops[seat].at |= set(stops)
        for prompt, value in dict(ahead).items():
            match.replies.say_ahead(seat, prompt, value)
    asked = Counter()
    prompts = []
    for _ in range(200):
        match.update(1000.0)
        now = match.view()["table"]
        if now["turn"] > 1 or (now["encounter"] or {}).get("number", 1) > 1:
            break
        for decision in match.asked():
            asked[decision.seat] += 1
            prompts.append(decision.prompt)
            match.answer(plain(decision), seat=decision.seat)
    return asked, prompts, match


WON, LOST = ("attack_20", "attack_08", "attack_06", "attack_10"), ("attack_08", "attack_20", "attack_06", "attack_10")


@pytest.mark.parametrize("cards", [WON, LOST], ids=["won", "lost"])
@pytest.mark.parametrize("people", [(0,), (1,), (2,), (3,), (0, 1), (0, 1, 2, 3)], ids=str)
def test_an_ordinary_encounter_takes_few_answers(people, cards):
    """At most six from the offense, four from the defense, one from each ally."""
    asked, prompts, _ = encounter(people, cards)
    assert set(asked) == set(people)
    assert all(asked[seat] <= MOST[seat] for seat in people), prompts


def test_a_reward_that_can_be_chosen_is_asked_for():
    """CE-4.79: only who has ships in the warp chooses between them and cards."""
    assert "cosmic.rewarding.ships" in encounter((3,), LOST, warp=("yellow",))[1]


def test_ships_return_to_where_they_came_from():
    """CE-4.78: without a question, unless a stop is set for it."""
    _, prompts, match = encounter((3,), LOST)
    given = [answer.value for answer in match.session.log if answer.prompt == RETURN_SHIPS and answer.seat == 3]
    assert RETURN_SHIPS not in prompts and given == [(1, 1, 0, 0, 0)]
    assert RETURN_SHIPS in encounter((3,), LOST, stops=(RETURN_SHIPS,))[1]


def test_a_stop_can_be_set_for_every_window():
    """UX-37: all windows of chapter 13 have a name in both languages."""
    assert set(WINDOWS) < set(MOMENTS)
    for language in ("en", "hu"):
        texts = Texts(language)
        names = [texts(f"cosmic-stop-{moment}".replace("_", "-").replace(".", "-")) for moment in MOMENTS]
        assert not texts.missing and len(set(names)) == len(names)


def asked_about_own_power(alien, stops=()):
    """Red, who holds a Cosmic Zap, has used the own power; is he asked whether to zap it?"""
    t = table("red", "blue", "green")
    t.power("red", alien, tokens=2)  # without any Warrior adds nothing (CE-E32)
    t.red.holds("attack_08", "cosmic_zap")
    t.blue.holds("attack_20")
    t.clash(2, at="blue 3")
    t.plans(red="attack_08", blue="attack_20")
    while t.red.is_asked("reply") and t.red.may(alien):
        t.red.uses(alien)
    assert t.red.is_asked("reply") and t.red.may("cosmic_zap") and t.state.stack[-1].seat == 0
    settings = PlaySettings(pace_ms=0, answer_ms=0, hide_after_s=0)
    who = [("Anna", "human"), ("Vega", "cadet"), ("Rigel", "cadet")]
    opponents = InlineOpponents(lambda brief: plain(brief.decision))
    match = Match(Session(t.state, 1), Seats(who), opponents=opponents, settings=settings)
    match.stops[0].at |= set(stops)
    match.update(1000.0)
    given = [answer for answer in match.session.log if answer.seat == 0]
    return not given or given[0].value != PASS


@pytest.mark.parametrize("alien", ["mirror", "warrior", "human"])
def test_whether_to_zap_the_own_power_is_asked_only_with_a_stop(alien):
    """UX-37, CE-5.14: neither of one chosen a moment ago, nor of one that must be used."""
    assert not asked_about_own_power(alien)
    assert asked_about_own_power(alien, ("power_used",))


def test_an_answer_said_in_advance_is_given_once_and_only_if_it_fits():
    """CE-4.79: no second question; another turn, another question, a value that is not offered: the person is asked."""
    assert (
        "cosmic.rewarding.ships" not in encounter((3,), LOST, warp=("yellow",), ahead={"cosmic.rewarding.ships": 0})[1]
    )
    assert "cosmic.rewarding.ships" in encounter((3,), LOST, warp=("yellow",), ahead={"cosmic.rewarding.ships": 9})[1]


def test_a_wild_destiny_costs_the_offense_no_seventh_answer():
    """The opponent is chosen by the planet at which the gate is then aimed."""
    asked, prompts, match = encounter((0,), WON, destiny="wild", ahead={"cosmic.launch.planet": 7})
    assert prompts[:2] == ["cosmic.retrieving.retrieve", "cosmic.destiny.defense"] and asked[0] <= MOST[0]
    assert "cosmic.launch.planet" not in prompts
    assert [answer.value for answer in match.session.log if answer.prompt == "cosmic.launch.planet"] == [7]
    assert match.stops[0].ahead == {}
