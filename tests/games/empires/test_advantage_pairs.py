"""Every two Empire Advantages meet: some turns of play at random without a fault (CL-13)."""

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


@pytest.mark.parametrize("pair", some(PAIRS, 12))
def test_two_advantages_get_along(pair):
    g = new_game("empires", SETUP, seed := PAIRS.index(pair) + 1)
    rng = Chance(seed)
    while any(g.dealt) or not g.turn:
        apply(g, natural_answer(g, waiting(g)[0], rng))
    g.spare_advantages = [card for card in facts(g).advantages if facts(g).cards[card].id not in pair]
    for seat, id in enumerate(pair):
        card = facts(g).card[id]
        g.held[seat] = [other for other in g.held[seat] if other not in facts(g).advantages] + [card]
        g.card_seen[card] |= 1 << seat
    forget(g, VALUES)
    for _ in range(ANSWERS):
        if not waiting(g):
            break
        apply(g, natural_answer(g, waiting(g)[0], rng))
    assert not GAME.unsound(g)
    for seat in (0, 1):
        world = g.clone()
        GAME.imagine(world, seat, rng)
        assert not GAME.unsound(world)
