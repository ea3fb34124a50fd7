"""Tripler (CE-A42) and its flare (CE-F42)."""

from __future__ import annotations

from typing import Any

from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import course
from ..pieces import Ability, About, is_declared, own_side, printed
from ..reckoning import Account, face, with_parts
from ..state import Cosmos
from ..verbs import change, deed
from ..words import ATTACK


def third(value: int) -> int:
    """A third, rounded up.

    >>> third(15), third(20), third(11)
    (5, 7, 4)
    """
    return -(-value // 3)


@change("triple_low")
def triple_low(
    g: Cosmos, source: Source, value: Account, about: Any, *, limit: int, raised: int, by: str
) -> Account:  # fmt: skip
    """The own card times three up to `limit`, or `raised` once `by` is declared; a third of it above."""
    slot = own_side(g, source.seat)
    card, most = value[slot]["card"], raised if is_declared(g, by, source.seat) else limit
    return with_parts(value, slot, card=3 * card if card <= most else third(card))


@deed("declare_against_high")
def declare_against_high(g: Cosmos, f: Frame, *, effect: str, least: int) -> None:
    """Something is declared against an opponent's attack of at least so much."""
    course.declare(g, effect, f.seat, f.source, printed(g, f.source))


@declare_against_high.needs
def _high_attack(g: Cosmos, ability: Ability, about: About) -> bool:
    kind, value = face(g, 1 - own_side(g, ability.seat))
    return kind == ATTACK and value >= ability.use.do.args["least"]


@change("third_of_opponent")
def third_of_opponent(g: Cosmos, source: Source, value: Account, about: Any) -> Account:
    slot = 1 - own_side(g, source.seat)
    return with_parts(value, slot, card=third(value[slot]["card"]))
