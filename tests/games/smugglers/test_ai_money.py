"""Payment, refill and giving back of the opponents: always the best by points and shadow prices (section 12)."""

from __future__ import annotations

import pytest

from rules import Answer, Chance, Decision, answer_at_random, apply, new_game, waiting
from rules.ai import LEVELS, Brief, decide
from rules.core.decisions import PASS, Value
from rules.smugglers.ai.prices import prices_for
from rules.smugglers.ai.settling import Dealer, best_refill, draw, refilled
from rules.smugglers.deliveries import subtract, up_to
from rules.smugglers.dues import bill_of
from rules.smugglers.paying import answer_of, outcome_of
from rules.smugglers.scores import card_value
from rules.smugglers.state import Smuggling
from tests.games.smugglers.support import setup_of, table


def questions(prompt: str, games: int, **options: object) -> list[tuple[Smuggling, Decision]]:
    """Positions of random games in which a player is asked this."""
    found = []
    for seed in range(games):
        g = new_game("smugglers", setup_of("a b c d", **options), seed)
        rng = Chance(seed)
        while waiting(g):
            asked = waiting(g)[0]
            if asked.prompt.endswith(prompt) and len(asked.first(2)) > 1:
                found.append((g.clone(), asked))
            apply(g, answer_at_random(g, asked, rng), False)
    return found


def after_paying(g: Smuggling, decision: Decision, option: Value) -> float:
    """Points and worth of the stock as the rules' own events tell them."""
    seat, points, energy, goods = decision.seat, 0, g.energy[decision.seat], g.goods[decision.seat]
    for event in apply(g.clone(), Answer(seat, decision.prompt, option)):
        said = event.data
        if said.get("seat") != seat:
            continue
        if event.kind == "pay":
            energy -= said["energy"]
        elif event.kind == "deliver":
            goods = subtract(goods, said["goods"])
        elif event.kind == "gain":
            points += card_value(g, seat, said["card"])
        elif event.kind == "lose":
            points -= said["planets"]
    return points + prices_for(g, seat).of(energy, goods)


@pytest.mark.parametrize("options", [{}, {"stations": True, "stacked": True}])
def test_the_payment_chosen_is_the_best_of_all_that_are_legal(options: dict[str, bool]) -> None:
    """SM-D6 to D9: tried out through the rules one by one."""
    asked = questions(".pay", 6, **options)
    assert len(asked) > 40
    for g, decision in asked[::2]:
        bill = bill_of(g, decision.seat)
        found = bill.outcomes()
        values = [answer_of(bill, outcome, found) for outcome in found]
        tried = {value: after_paying(g, decision, value) for value in values}
        chosen = decide(Brief.of(g, decision, "cadet", 1)).value
        assert tried[chosen] == pytest.approx(max(tried.values()))


def test_a_refill_is_the_best_of_all_that_are_legal() -> None:
    """SM-D10, SM-D11."""
    for prompt in (".take", ".give"):
        asked = questions(prompt, 3)
        assert len(asked) > 15
        for g, decision in asked:
            if decision.prompt != "smugglers.refill" + prompt:
                continue
            seat = decision.seat
            worth = {o: prices_for(g, seat).of(*refilled(g.energy[seat], g.goods[seat], o)) for o in decision.options}
            chosen = decide(Brief.of(g, decision, "pilot", 1)).value
            assert worth[chosen] == pytest.approx(max(worth.values()))


def test_the_quick_reckoning_of_a_refill_equals_the_listing() -> None:
    """`draw` takes the dearest unit first; prices fall, so that is exact."""
    rng = Chance(3)
    g = table("a b c d", round=3).state
    for _ in range(300):
        prices = prices_for(g, 0)
        energy, speed = rng.below(12), 1 + rng.below(4)
        goods = (rng.below(4), rng.below(4), rng.below(4), rng.below(4))
        pool = (rng.below(5), (rng.below(3), rng.below(3), rng.below(3), rng.below(3)))
        options = [PASS, *(("energy", n) for n in range(1, min(speed, pool[0]) + 1))]
        options += [("goods", *some) for some in up_to(pool[1], speed)]
        gain, taken, drawn = draw(speed, energy, goods, pool, prices)
        assert gain == pytest.approx(best_refill(energy, goods, options, prices)[0])
        assert sum(drawn) + taken <= speed and not (taken and sum(drawn))


@pytest.mark.parametrize("level", LEVELS)
def test_in_the_last_round_nothing_is_taken_and_leftovers_are_given_away(level: str) -> None:
    """SM-E25, SM-X18: leftovers cost a point each; among equals goods go first (SM-5.8)."""
    t = table(
        "a b c d",
        phase="refill",
        round=8,
        tokens={"a": 3, "b": 2, "c": 1, "d": -1},
        energy={"a": 2, "b": 2, "c": 2, "d": 2},
        goods={"a": "R", "b": "R", "c": "R", "d": "RY"},
    )
    for player in (t.a, t.b, t.c):
        assert decide(Brief.of(t.state, player.decision("take"), level, 1)).value == PASS
        player.passes()
    what, gift = decide(Brief.of(t.state, t.d.decision("give"), level, 1)).value
    assert what == "give" and gift in "RY"


@pytest.mark.parametrize("level", LEVELS)
def test_in_the_last_round_every_ship_gets_its_goods(level: str) -> None:
    """SM-4.121 is a choice: omitting saves a good early and costs a point at the end."""
    given = {}
    for number in (1, 8):
        t = table(
            "a b c d",
            phase="evaluation",
            round=number,
            row=[28, 1, 2, 3],
            dice={"S1": "a 2"},
            tokens={"a": 3, "b": 2, "c": 1, "d": -1},
            goods={"a": "RYBG"},
        )
        option = decide(Brief.of(t.state, t.a.decision("pay"), level, 1)).value
        given[number] = sum(outcome_of(bill_of(t.state, 0), dict(option))[2])
    assert given == {1: 3, 8: 4}


def test_a_favourite_left_over_is_kept_when_it_is_free() -> None:
    """SM-6.30: the -1 gives away what costs a point, not the free one."""
    t = table(
        "a b c d",
        colours="orange black white pink",
        phase="refill",
        round=8,
        fav_leftover=True,
        tokens={"a": -1, "b": 2, "c": 1, "d": 3},
        energy={"a": 0},
        goods={"a": "BGR"},
    )
    for player in (t.d, t.b, t.c):
        player.passes()
    assert decide(Brief.of(t.state, t.a.decision("give"), "pilot", 1)).value == ("give", "R")


def test_two_wins_are_worth_what_they_bring_together() -> None:
    """SM-4.112, SM-5.5: a second win that cannot be paid costs its planets."""
    t = table("a b c", row=[31, 32, 1], energy={"a": 5})
    dealer = Dealer(t.state)
    first, second = dealer.deal(0, ((0, 3),)), dealer.deal(0, ((1, 3),))
    both = dealer.deal(0, ((0, 3), (1, 3)))
    assert first.points == second.points == 4
    assert both.points == 0 and len(both.delivered) == 1
    assert dealer.deal(0, ((0, 2), (1, 3))).points == 8
