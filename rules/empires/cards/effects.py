"""What cards do to values: each change of the content is a hook, for the units of whoever holds the card (CL-12.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.core.hooks import CHANGE, Hook, Source

from ..kinds import CardChange
from ..state import Galaxy, Owner, facts
from ..values import ADD, SET, Ship, Shot, hooks, size
from .holding import follows

NO_UNIT = ""
BEFORE_RULES = 1000  # CL-A05: what a card sets, terrain sets again


def _about_ship(g: Galaxy, one: Ship) -> tuple[Owner, str]:
    return follows(one), facts(g).units[one.unit].code


# Whose card counts for what a value is asked about, and for which kind of unit.
ABOUT: dict[str, Callable[[Galaxy, Any], tuple[Owner, str]]] = {
    "attack": _about_ship,
    "defence": _about_ship,
    "class": _about_ship,
    "hull": _about_ship,
    "size": _about_ship,
    "to_hit": lambda g, shot: _about_ship(g, shot.by),
    "ground_attack": lambda g, one: (one.owner, NO_UNIT),
    "ground_defence": lambda g, one: (one.owner, NO_UNIT),
    "price": lambda g, wanted: (wanted[0], facts(g).units[wanted[1]].code),  # (seat, unit)
    "income": lambda g, hex: (g.colony[hex], NO_UNIT),
}


@hooks.listing
def _changes(g: Galaxy, kind: str, name: str, about: Any) -> Iterator[Hook]:
    if kind != CHANGE or not any(g.held):
        return
    for card, change in facts(g).changed_by.get(name, ()):
        for seat, held in enumerate(g.held):
            if card in held:
                source = Source(facts(g).cards[card].id, seat, "", card - BEFORE_RULES, change)
                yield Hook(source, _change, _guard, SET if change.sets is not None else ADD)


def _guard(g: Galaxy, source: Source, about: Any) -> bool:
    change: CardChange = source.text
    owner, code = ABOUT[change.value](g, about)
    if owner != source.seat or (change.units and code not in change.units):
        return False
    if change.hulls is not None:
        low, high = change.hulls
        return isinstance(about, Shot) and low <= size(g, about.at) <= high
    return True


def _change(g: Galaxy, source: Source, value: int, about: Any) -> int:
    change: CardChange = source.text
    return change.add + value if change.sets is None else change.sets
