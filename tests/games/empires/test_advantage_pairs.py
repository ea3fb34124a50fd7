"""Every two Empire Advantages meet, and each meets all alien technology: some turns at random without a fault."""

from itertools import combinations

import pytest

from rules import Setup, apply, find, natural_answer, new_game, waiting
from rules.core.chance import Chance
from rules.core.worked_out import forget
from rules.empires.facts import facts_of
from rules.empires.state import facts
from rules.empires.values import VALUES
from tests.support.thorough import some

GAME = find("empires")
OPTIONS = {
    "advantages": "random", "map": "large", "alien_cards": "on", "boarding": "on", "ground": "on", "move_7": "on",
    "experience": "on", "reaction": "on", "titans": "on",
}  # fmt: skip
SETUP = Setup("empires", [{}, {}], OPTIONS)
KNOWN = facts_of(GAME.content([]), SETUP)
PAIRS = list(combinations([KNOWN.cards[card].id for card in KNOWN.advantages], 2))
ANSWERS = 150


MIXED = [
    (KNOWN.cards[card].id, KNOWN.cards[alien].id) for card in KNOWN.advantages for alien in KNOWN.alien_cards
]  # fmt: skip


def begun(seed):
    """A game after its first questions, in which nobody has a card yet."""
    g = new_game("empires", SETUP, seed)
    rng = Chance(seed)
    while any(g.dealt) or not g.turn:
        apply(g, natural_answer(g, waiting(g)[0], rng))
    for held in g.held:
        g.spare_advantages += held
        held.clear()
    return g, rng


def give(g, seat, id):
    card = facts(g).card[id]
    (g.alien_deck if card in g.alien_deck else g.spare_advantages).remove(card)
    g.held[seat].append(card)
    g.card_seen[card] |= 1 << seat
    forget(g, VALUES)


def goes_well(g, rng):
    for _ in range(ANSWERS):
        if not waiting(g):
            break
        apply(g, natural_answer(g, waiting(g)[0], rng))
    assert not GAME.unsound(g)
    for seat in (0, 1):
        world = g.clone()
        GAME.imagine(world, seat, rng)
        assert not GAME.unsound(world)


@pytest.mark.parametrize("pair", some(PAIRS, 12))
def test_two_advantages_get_along(pair):
    """CL-13.1: one against the other."""
    g, rng = begun(PAIRS.index(pair) + 1)
    for seat, id in enumerate(pair):
        give(g, seat, id)
    goes_well(g, rng)


@pytest.mark.parametrize("pair", some(MIXED, 8))
def test_an_advantage_gets_along_with_alien_technology(pair):
    """CL-12.5, CL-13.1: in one hand."""
    g, rng = begun(MIXED.index(pair) + 1)
    for id in pair:
        give(g, 0, id)
    goes_well(g, rng)
