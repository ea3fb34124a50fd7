"""Every two Empire Advantages meet, and each meets all alien technology: some turns at random without a fault.

The suite looks at a few pairs; `ORRERY_THOROUGH=1 python3 -m pytest tests/games/empires/test_advantage_pairs.py` plays
them all.
"""

from itertools import combinations

import pytest

from rules import Setup, answer_at_random, apply, find, new_game, waiting
from rules.core.chance import Chance
from rules.core.derived import forget
from rules.empires.atoms import fleets, worlds
from rules.empires.printed.constants import LEDGERS, NOBODY, NOTHING
from rules.empires.printed.facts import facts_of
from rules.empires.printed.levels import level, with_level
from rules.empires.state import board, equipped, facts
from rules.empires.state.values import VALUES
from tests.support.thorough import some

GAME = find("empires")
OPTIONS = {
    "advantages": "random", "map": "large", "alien_cards": "on", "boarding": "on", "ground": "on", "move_7": "on",
    "experience": "on", "reaction": "on", "titans": "on", "minesweep_3": "on", "fast_bc": "on", "unique_ships": "on",
}  # fmt: skip
SETUP = Setup("empires", [{}, {}], OPTIONS)
KNOWN = facts_of(GAME.content([]), SETUP)
PAIRS = list(combinations([KNOWN.cards[card].id for card in KNOWN.advantages], 2))
MIXED = [
    (KNOWN.cards[card].id, KNOWN.cards[alien].id) for card in KNOWN.advantages for alien in KNOWN.alien_cards
]  # fmt: skip
ANSWERS = 150
# Fleets that stand in one hex, so that there is something to fight about, and what they have learnt
SHIPS = (("CA", 2), ("DD", 2), ("SC", 2), ("BD", 1), ("T", 2), ("R", 1), ("TN", 1))
LEVELS = {"attack": 1, "movement": 3, "cloaking": 1, "ship_size": 7, "boarding": 1, "exploration": 2, "terraforming": 1}


def begun(seed):
    """A game after its first questions, in which nobody has a card yet; both fleets meet over a colony."""
    g = new_game("empires", SETUP, seed)
    rng = Chance(seed)
    while any(g.dealt) or not g.turn:
        apply(g, answer_at_random(g, waiting(g)[0], rng))
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
    forget(g, LEDGERS)


def meet(g, rng):
    """Both have warships beside each other, over a planet with a colony of the second seat, and near aliens."""
    known, far = facts(g), board(g).distances
    middle = [hex for hex in board(g).played if 3 < far[g.homeworld[0]][hex] < 9 and hex not in g.homeworld]
    hex = rng.choice(middle)
    for place, kind in ((hex, "planet"), *((near, "asteroids") for near in board(g).around[hex][:2])):
        other = next(i for i, marker in enumerate(g.marker) if marker == known.marker[kind] and g.colony[i] == NOBODY)
        g.marker[place], g.marker[other] = g.marker[other], g.marker[place]
        g.up[place] = True
        g.up[other] = g.up[other] and g.marker[other] != NOTHING
    worlds.found_colony(g, 1, hex, 3)
    for seat in (0, 1):
        never = known.cards[g.held[seat][0]].never
        for name, to in LEVELS.items():
            if name not in never:
                to = max(to, level(g.tech[seat], known.technology[name]))
                g.tech[seat] = with_level(g.tech[seat], known.technology[name], to)
        for code, count in SHIPS:
            unit = known.code[code]
            if not set(known.units[unit].needs) & set(never):
                fleets.add_group(g, seat, unit, count, hex, equipped(g, seat, unit, g.tech[seat]))


def goes_well(g, rng):
    meet(g, rng)
    g.pending = None
    for _ in range(ANSWERS):
        if not waiting(g):
            break
        apply(g, answer_at_random(g, waiting(g)[0], rng))
    assert not GAME.violations(g)
    for seat in (0, 1):
        world = g.clone()
        GAME.imagine(world, seat, rng)
        world.pending = None
        assert not GAME.violations(world) and (not waiting(g) or waiting(world))


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
    give(g, 1, next(id for id, _ in PAIRS if id != pair[0]))
    goes_well(g, rng)
