"""What cards do to values: each change of the content is a hook, for the units of whoever holds the card (CL-12.5).

What no change can say is a rule of `state.values` with the switch of its deck (`adaptive`, `advantages`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.core.hooks import CHANGE, Hook, Source

from ..printed.kinds import ALIEN_CARDS, Card, CardChange
from ..state import Galaxy, Owner, facts
from ..state.holding import follows, works_for
from ..state.values import ADD, SET, Ship, Shot, hooks, size

NO_UNIT = ""
BEFORE_RULES = 1000  # CL-A05: what a card sets, terrain sets again


def _about_ship(g: Galaxy, one: Ship, kept: bool) -> tuple[Owner, str]:
    """CL-13.7: a captured ship keeps what its builder made of it, or has what its new owner can do."""
    return follows(one) if kept else one.owner, facts(g).units[one.unit].code


def _about_soldier(g: Galaxy, one: Any, kept: bool) -> tuple[Owner, str]:
    return one.owner, NO_UNIT


# Whose card counts for what a value is asked about, and for which kind of unit.
ABOUT: dict[str, Callable[[Galaxy, Any, bool], tuple[Owner, str]]] = {
    "attack": _about_ship,
    "defence": _about_ship,
    "class": _about_ship,
    "hull": _about_ship,
    "size": _about_ship,
    "to_hit": _about_ship,
    "board": _about_ship,
    "ground_attack": _about_soldier,
    "ground_defence": _about_soldier,
    "ground_hull": _about_soldier,
    "price": lambda g, wanted, kept: (wanted[0], facts(g).units[wanted[1]].code),  # (seat, unit)
    "troop_price": lambda g, wanted, kept: (wanted[0], NO_UNIT),  # (seat, kind of ground unit)
    "income": lambda g, hex, kept: (g.colony[hex], NO_UNIT),
}


@hooks.listing
def _changes(g: Galaxy, kind: str, name: str, about: Any) -> Iterator[Hook]:
    if kind != CHANGE or not any(g.held):
        return
    known = facts(g)
    for card, change in known.changed_by.get(name, ()):
        for seat, held in enumerate(g.held):
            if card in held:
                source = Source(known.cards[card].id, seat, "", card - BEFORE_RULES, change)
                yield Hook(source, _change, _guard, SET if change.sets is not None else ADD)


def _guard(g: Galaxy, source: Source, about: Any) -> bool:
    change: CardChange = source.text
    return holds(g, source.seat, facts(g).cards[facts(g).card[source.piece]], change, about)


def holds(g: Galaxy, seat: Owner, card: Card, change: CardChange, about: Any) -> bool:
    """Whether a change of a card that a seat holds concerns what a value is asked about."""
    one = about
    if isinstance(about, Shot):
        one = about.at if change.at else about.by
    owner, code = ABOUT[change.value](g, one, card.kept)
    if (change.units and code not in change.units) or code in change.but:
        return False
    if card.deck == ALIEN_CARDS and isinstance(one, Ship):
        if not works_for(g, one, seat, facts(g).card[card.id]):
            return False
    elif owner != seat:
        return False
    if change.stance and one.stance != change.stance:
        return False
    if change.rounds is not None and not change.rounds[0] <= one.round <= change.rounds[1]:
        return False
    if change.hulls is not None:
        low, high = change.hulls
        return isinstance(about, Shot) and low <= size(g, about.at) <= high
    return True


def _change(g: Galaxy, source: Source, value: int, about: Any) -> int:
    change: CardChange = source.text
    return change.add + value if change.sets is None else change.sets
