"""Nobody can tell worlds apart that differ only in what he may not know: hands, hidden powers, technologies, deals.

In generated encounters, at the questions where there is most to hide: view (with who is asked what), own question,
reasons of what cannot be chosen, refusals, and what follows from an own answer are the same in the true world and in
imagined ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from rules import Answer, Chance, Illegal, answer_at_random, apply, clone, events_for, imagine, violations, waiting
from rules.cosmic.printed.words import NEGOTIATE
from rules.cosmic.state.cosmos import Cosmos
from tests.games.cosmic.melee import HIGH, LOW, Bout, eager, is_over, laid_out
from tests.support.playout import fingerprint_without_chance, illegal_answers, what_a_seat_sees
from tests.support.thorough import THOROUGH

LOOKS = 40 if THOROUGH else 4
HIDDEN = {"hidden_powers": "on"}
TECHNOLOGY = {"technology": "on"}
FIVE = ("mind", "trader", "observer", "remora", "human")


def asks(prompt: str) -> Callable[[Cosmos], bool]:
    return lambda g: any(asked.prompt.endswith(prompt) for asked in waiting(g))


def has_secret_lab(g: Cosmos) -> bool:
    return asks("window.reply")(g) and any(not g.cards.face_up[c] for seat in g.seats() for c in g.pile(f"lab:{seat}"))


def has_hidden_sheet(g: Cosmos) -> bool:
    return asks("window.reply")(g) and any(not sheet.face_up for sheet in g.sheets)


TABLES: dict[str, tuple[tuple[str, ...], dict[str, Any], tuple[str, str], Callable[[Cosmos], bool]]] = {
    "a deal": (("zombie", "mirror", "healer"), {}, (NEGOTIATE, NEGOTIATE), asks("deal.message")),
    "a hidden power": (FIVE, HIDDEN, (HIGH, LOW), has_hidden_sheet),
    "a new hidden power": (FIVE[:3], {**HIDDEN, "changing_powers": "on"}, (HIGH, LOW), asks("changing.keep")),
    "technologies": (("machine", "shadow", "void"), TECHNOLOGY, (HIGH, LOW), has_secret_lab),
    "research": (("machine", "shadow", "void"), TECHNOLOGY, (HIGH, LOW), asks("tech_actions.action")),
    "a hoard": (("miser", "hacker", "vulch"), {}, (HIGH, NEGOTIATE), asks("window.reply")),
    "cards to lay": (FIVE[:4], {"filch_flare": "classic"}, (HIGH, LOW), asks("planning.card")),
    "a card that is given away": (("philanthropist", "barbarian", "fido"), {}, (HIGH, LOW), asks("window.reply")),
}


def positions(name: str) -> Iterator[Cosmos]:
    aliens, options, wish, wanted = TABLES[name]
    for seed in range(40):
        bout, rng = Bout(aliens, seed, options, wish=wish), Chance(seed)
        g, skipped = laid_out(bout), rng.below(3)
        while not is_over(g):
            if wanted(g):
                skipped -= 1
                if skipped < 0:
                    yield g
                    skipped = 4 + rng.below(9)
            apply(g, eager(g, rng, wish))


def refusal(g: Cosmos, answer: Answer) -> object:
    try:
        apply(clone(g), answer)
    except Illegal as refused:
        return refused.reason
    return "accepted"


def told(g: Cosmos, answer: Answer) -> tuple[list[Any], bool]:
    """What the seat hears of its own answer; False where luck or a reveal tells the worlds apart."""
    world = clone(g)
    events = apply(world, answer)
    return events_for(events, answer.seat), world.chance == g.chance and not any(event.reveals for event in events)


def compare(g: Cosmos, seat: int, world: Cosmos, rng: Chance) -> None:
    assert what_a_seat_sees(world, seat) == what_a_seat_sees(g, seat), f"seat {seat} can tell the worlds apart"
    assert violations(world) == []
    own = [asked for asked in waiting(g) if asked.seat == seat]
    if own and len(waiting(g)) == 1 and not g.frames[-1].answers:
        for bad in islice((bad for bad in illegal_answers(g) if bad.seat == seat), 8):
            assert refusal(g, bad) == refusal(world, bad), bad
        world.chance = g.chance
        answer = answer_at_random(g, own[0], rng)
        (here, quiet), (there, too) = told(g, answer), told(world, answer)
        assert not (quiet and too) or here == there, answer


@pytest.mark.parametrize("name", TABLES)
def test_nobody_can_tell_worlds_apart(name):
    """1b, CE-6.31, CE-9.10, CE-9.40: with at least one world that really differs."""
    rng, varied, looked = Chance(3), False, 0
    for g in islice(positions(name), LOOKS):
        looked += 1
        for seat in g.seats():
            world = imagine(g, seat, Chance(rng.below(1 << 30)))
            varied = varied or fingerprint_without_chance(world) != fingerprint_without_chance(g)
            compare(g, seat, world, rng)
    assert looked == LOOKS and varied
