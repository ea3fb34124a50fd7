"""Tripler (CE-A42) and its flare (CE-F42)."""

from __future__ import annotations

from rules.core.hooks import Source

from ..flows.deeds import declaring
from ..printed.words import ATTACK
from ..state.cosmos import Cosmos
from ..state.pieces import is_declared, own_side
from ..state.reckoning import Account, face, with_parts
from ..state.verbs import Ability, About, change

HIGH = 15  # what the wild side divides (CE-F42)


def third(value: int) -> int:
    """A third, rounded up.

    >>> third(15), third(20), third(11)
    (5, 7, 4)
    """
    return -(-value // 3)


@change("triple_low")
def triple_low(
    g: Cosmos, source: Source, value: Account, about: object, *, limit: int, raised: int, by: str
) -> Account:  # fmt: skip
    """The own card times three up to `limit`, or `raised` once `by` is declared; a third of it above."""
    slot = own_side(g, source.seat)
    card, most = value[slot]["card"], raised if is_declared(g, by, source.seat) else limit
    return with_parts(value, slot, card=3 * card if card <= most else third(card))


def _against_high(g: Cosmos, ability: Ability, about: About) -> bool:
    kind, value = face(g, 1 - own_side(g, ability.seat))
    return kind == ATTACK and value >= HIGH


declaring("declare_against_high", _against_high)


@change("third_of_opponent")
def third_of_opponent(g: Cosmos, source: Source, value: Account, about: object) -> Account:
    slot = 1 - own_side(g, source.seat)
    return with_parts(value, slot, card=third(value[slot]["card"]))
