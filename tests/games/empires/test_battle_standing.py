"""Standing orders answer the questions of a round; a tally of losses and luck is told at the end of a fight."""

import pytest

from app.games.empires.words import Words
from app.text.texts import Texts
from rules import Event, view
from rules.empires.battle.outlook import expected
from rules.empires.battle.standing import (
    EXPENSIVE,
    POLICIES,
    STRONGEST,
    WITHDRAW,
    WOUNDED,
    StandingOrder,
    by_order,
    is_in_force,
    may_order,
    moment,
)
from rules.empires.state import facts
from tests.games.empires.advantages import shown, table
from tests.games.empires.armies import front
from tests.games.empires.battles import theatre
from tests.games.empires.test_alien_crystals import meeting
from tests.games.empires.test_unique_weapons import chase
from tests.games.empires.verbs import FIRE, HERE, SCREEN


def asked(t):
    seat, prompt = t.asked()[0]
    return t.players[seat], t.players[seat].decision(prompt)


def answered(t, policy, until=0):
    player, decision = asked(t)
    return player, decision, by_order(t.state, player.seat, decision, StandingOrder(policy, t.hex(HERE), until))


def three_targets():
    """A Cruiser may fire at a sound Battleship, a Battlecruiser that one more hit destroys, and Scouts."""
    t = theatre()
    t.red.has("CA", 4, at=HERE, tactics=1)
    targets = {"BB": t.blue.has("BB"), "BC": t.blue.has("BC"), "SC": t.blue.has("SC", 2)}
    t.fight()
    t.state.fleets[1].damage[targets["BC"]] = 1
    while not t.red.is_asked(FIRE):
        player, decision = asked(t)
        hold = next(option for option in decision.options if option[0] == "hold")
        player.answers(FIRE, hold)
    return t, {code: t.blue.line(slot) for code, slot in targets.items()}


@pytest.mark.parametrize(("policy", "code"), [(WOUNDED, "SC"), (STRONGEST, "BB"), (EXPENSIVE, "BC")])
def test_an_order_says_whom_to_fire_at(policy, code):
    """SE-5.3.6: with all shots that the line has."""
    t, targets = three_targets()
    _, decision, value = answered(t, policy)
    assert value == ("fire", decision.options[0][1], targets[code], 4)
    assert decision.check(value) == value


@pytest.mark.parametrize(("policy", "held"), [(STRONGEST, 1), (WITHDRAW, 0)])
def test_an_order_holds_the_most_expensive_enemies_unless_it_is_to_withdraw(policy, held):
    """CL-19.3.10."""
    t, _, _ = chase()
    _, decision, value = answered(t, policy)
    assert decision.prompt.endswith("round.beam") and decision.check(value) == value == (held,)


def test_an_order_calls_for_no_crystals():
    """CL-A22: never a card; the answer is one that the rules offer."""
    t, ours, foes = meeting()
    t.red.fires(ours, foes, rolls=(1, 1))
    _, decision, value = answered(t, EXPENSIVE)
    assert decision.prompt.endswith("round.crystal") and decision.check(value) == value


def test_who_is_to_withdraw_leaves_as_soon_as_the_rules_offer_it():
    """SE-5.9.1, SE-5.9.4: in the first round it fires; then it goes near a colony, not into a Black Hole."""
    t = theatre()
    t.red.has("CA", 2, at=HERE)
    t.blue.has("CA", 2, at=HERE)
    t.fight()
    assert answered(t, WITHDRAW)[2][0] == "fire"
    t.next_round()
    t.marker((4, 4), "black_hole", up=True)
    _, decision, value = answered(t, WITHDRAW)
    far = {option[2] for option in decision.options if option[0] == "retreat"}
    assert value[0] == "retreat" and value[3] == 2 and value[2] in far and value[2] != t.hex((4, 4))


def test_nobody_is_screened_by_order():
    """SE-5.5.1: one may."""
    t = theatre()
    t.red.has("SC", 3, at=HERE)
    t.blue.has("SC", 1, at=HERE)
    t.fight()
    _, decision, value = answered(t, EXPENSIVE)
    assert decision.prompt.endswith(SCREEN) and decision.check(value) == value
    assert dict(value)["units"] == (0,)


def test_an_order_ends_with_its_round_and_its_hex():
    """UI-8: "resolve this round"."""
    t = theatre()
    t.red.has("CA", 2, at=HERE)
    t.blue.has("CA", 2, at=HERE)
    t.fight()
    assert answered(t, EXPENSIVE, until=1)[2] is not None
    t.next_round()
    player, decision, value = answered(t, EXPENSIVE, until=1)
    assert value is None and answered(t, EXPENSIVE)[2] is not None
    elsewhere = StandingOrder(EXPENSIVE, t.hex(HERE) + 1)
    assert by_order(t.state, player.seat, decision, elsewhere) is None


def test_an_order_does_not_outlive_its_fight():
    """UI-8: "to the end of the battle", not of the next one in the same hex."""
    t = theatre()
    t.red.has("CA", 2, at=HERE)
    t.blue.has("CA", 2, at=HERE)
    t.fight()
    given = StandingOrder(EXPENSIVE, t.hex(HERE), fight=moment(t.state))
    player, decision = asked(t)
    assert is_in_force(t.state, given) and by_order(t.state, player.seat, decision, given) is not None
    t.state.turn += 1
    assert not is_in_force(t.state, given) and by_order(t.state, player.seat, decision, given) is None


def test_other_questions_are_left_to_the_player():
    """D-12: movement is no part of a battle."""
    t = theatre()
    t.red.has("SC", at=HERE)
    t.begins("red", turn=1)
    assert not may_order(asked(t)[1]) and answered(t, EXPENSIVE)[2] is None


def ground():
    t = front()
    t.blue.stations(HERE, Inf=2)
    t.red.transports(1, Mar=2, Grav=1)
    t.fight()
    t.red.lands(Mar=2, Grav=1)
    return t


@pytest.mark.parametrize("policy", POLICIES)
def test_a_whole_ground_combat_goes_by_order(policy):
    """UI-10, CL-14.8.1: every answer is one that the rules offer."""
    t = ground()
    given = 0
    while t.state.assault is not None and t.state.assault.round:
        player, decision, value = answered(t, policy)
        if value is None:
            break
        player.answers(decision.prompt.removeprefix("empires."), value)
        given += 1
        assert given < 200
    assert given and t.happened("ground_over")


# --- the tally


def test_a_battle_ends_with_what_it_cost_and_how_the_dice_fell():
    """UI-8: hits, and those to be expected from the open numbers, in tenths."""
    t = theatre()
    cruisers, scout = t.red.has("CA", 2, at=HERE), t.blue.has("SC", 1, at=HERE)
    t.fight()
    t.red.answers(SCREEN, t.red.decision(SCREEN).opening())
    t.rolls(1, 1)
    need = next(each for each in view(t.state, 0)["table"]["numbers"] if each["by"] == t.red.line(cruisers))["need"]
    t.red.fires(cruisers, scout)
    over = t.happened("battle_over")[0].data
    assert over["losses"] == [{"seat": 1, "what": "scout", "count": 1}]
    assert over["dice"] == [{"seat": 0, "dice": 1, "hits": 1, "hoped": need}]
    assert over["sides"] == [[0], [1]] and over["how"] == "won"


def test_what_has_fallen_is_seen_by_everybody():
    """UI-8: the wreckage of a kind lies in its class."""
    t = theatre()
    cruisers, scouts = t.red.has("CA", 2, at=HERE), t.blue.has("SC", 2, at=HERE)
    t.fight()
    t.red.fires(cruisers, scouts, rolls=(1, 10))
    for seat in (0, 1, None):
        wrecks = view(t.state, seat)["table"]["battle"]["wrecks"]
        assert wrecks == [{"seat": 1, "unit": "scout", "class": "E", "count": 1}]


def test_ground_units_that_fell_are_told_at_the_end():
    """UI-10, CL-14.9."""
    t = ground()
    while t.state.assault is not None and t.state.assault.round:
        player, decision, value = answered(t, EXPENSIVE)
        if value is None:
            break
        player.answers(decision.prompt.removeprefix("empires."), value)
    over = t.happened("ground_over")[0].data
    thrown = t.happened("ground_shot")
    assert sum(each["dice"] for each in over["dice"]) == len(thrown)
    assert sum(each["hits"] for each in over["dice"]) == sum(event.data["hit"] for event in thrown)
    assert sum(each["count"] for each in over["losses"]) > 0


# --- what to expect


def test_odds_are_told_once_the_numbers_lie_open():
    """UX-40, UI-9: not before the first round."""
    t = theatre()
    t.red.has("BB", 3, at=HERE)
    t.blue.has("SC", 1, at=HERE)
    assert expected(t.state, 0, 1, 10) is None
    t.fight()
    ours, theirs = expected(t.state, 0, 1, 40).win
    assert ours > 0.9 > 0.1 > theirs


@pytest.mark.parametrize("card", ["e44", "e45"])
def test_odds_know_no_more_than_the_seat(card):
    """UX-40, CL-E44, CL-E45: a card that was not shown changes nothing that the enemy is told."""
    told = []
    for held in (card, "e46"):
        t = table(blue=held, raiders="off")
        t.red.has("CA", 3, at=HERE)
        t.blue.has("CA", 3, at=HERE)
        t.fight()
        assert shown(t, t.blue) == [None]
        told.append(expected(t.state, 0, 3, 30))
    assert told[0] is not None and told[0] == told[1]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Losses: Béla – Scout. Hits: Anna – 1 of 1 (0.5 expected)."),
        ("hu", "Veszteség: Béla – felderítő. Találat: Anna – 1 dobásból 1 (várható: 0,5)."),
    ],
)
def test_the_log_keeps_the_summary(language, said):
    """UX-54: who lost what, and luck against expectation."""
    t = theatre()
    event = Event(
        "battle_over",
        {
            "hex": 3, "attacker": 0, "defender": 1, "sides": [[0], [1]], "how": "won", "rounds": 1,
            "dice": [{"seat": 0, "dice": 1, "hits": 1, "hoped": 5}],
            "losses": [{"seat": 1, "what": "scout", "count": 1}],
        },
    )  # fmt: skip
    assert Words(Texts(language), ("Anna", "Béla"), facts(t.state)).line(event).endswith(said)
