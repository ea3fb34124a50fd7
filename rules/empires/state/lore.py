"""Technology that an Empire Advantage gives, forbids, or never lets others learn."""

from __future__ import annotations

from collections.abc import Iterator

from ..printed.kinds import Card
from ..printed.levels import Levels, with_level
from . import Galaxy, Owner, Seat, facts, is_enemy


def _held(g: Galaxy, owner: Owner) -> Iterator[Card]:
    known = facts(g)
    if known.advantages and owner < len(g.held):
        yield from (known.cards[card] for card in g.held[owner])


def may_have(g: Galaxy, seat: Owner, technology: int) -> bool:
    """CL-E34, CL-E43, CL-E53: whether an owner may ever have a technology."""
    return technology not in forbidden(g, seat)


def forbidden(g: Galaxy, seat: Owner) -> set[int]:
    """The technologies that an owner may never have."""
    known = facts(g)
    if not known.advantages or seat >= len(g.held):
        return set()
    return {known.technology[name] for card in g.held[seat] for name in known.cards[card].never}


def teaches(g: Galaxy, seat: Owner, owner: Owner, levels: Levels) -> Levels:
    """CL-E40, CL-E47, CL-E53, CL-E54: what a seat can learn of another owner's levels.

    Ruling on SE-23.5: nothing of a teammate's, whose ship or colony it has taken from their enemies, for they share no
    research.
    """
    known = facts(g)
    if known.has_teams and not is_enemy(g, seat, owner):
        return 0
    hidden = [name for card in _held(g, owner) for name in card.guards]
    hidden += [name for card in _held(g, seat) for name in card.never]
    for name in hidden:
        levels = with_level(levels, known.technology[name], 0)
    return levels


def starting(g: Galaxy, seat: Seat) -> dict[int, int]:
    """Levels that a seat begins with; not of technologies that are not in play, nor of those that another card of its
    forbids (SE-22.4)."""
    known, never = facts(g), forbidden(g, seat)
    return {
        known.technology[name]: to
        for card in _held(g, seat)
        for name, to in card.starts.items()
        if known.tech_costs[known.technology[name]] and known.technology[name] not in never
    }


# -- Gifted Scientists (CL-E41): technology costs a third less


def discounted(cost: int) -> int:
    """CL-E41, CL-23.1: a level for them, of its price for everybody; the discount is rounded down."""
    return cost - cost // 3
