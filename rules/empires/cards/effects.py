"""What cards do to values: each change of the content is a hook, for the units of whoever holds the card (CL-12.5).

What no change can say is a rule of `state.values`; those of cards that need no more code stand at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.core.hooks import CHANGE, Hook, Source

from ..printed.facts import SPEEDS
from ..printed.kinds import ALIEN_CARDS, CLASSES, SLOW, Card, CardChange
from ..printed.levels import level
from ..printed.powers import ADAPTS_CLOAK, KEEPS_UP, LEARNS_QUICKLY
from ..state import Galaxy, Owner, facts
from ..state.cloaking import scanners_against
from ..state.holding import follows, has, has_effect, works_for
from ..state.values import ADD, SET, Mover, Ship, Shot, hooks, rule, size

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


# -- Quick Learners (CL-E40): the better of two dice for experience


@rule(
    "promotion_dice",
    LEARNS_QUICKLY,
    guard=lambda g, source, one: has(g, one.owner, LEARNS_QUICKLY),
    card=LEARNS_QUICKLY,
)
def _two_dice(g: Galaxy, source: Source, value: int, one: Ship) -> int:
    return value + 1


# -- Power to the People (CL-E52): Mines, Colony Ships, Miners and Pipelines have the newest Movement technology


def _keeps_up(g: Galaxy, source: Source, mover: Mover) -> bool:
    owner, unit, _, _, _ = mover
    return facts(g).speed[unit] == SLOW and has(g, owner, KEEPS_UP)


@rule("speed", KEEPS_UP, SET, _keeps_up, card=KEEPS_UP)
def _fast(g: Galaxy, source: Source, value: int, mover: Mover) -> int:
    _, _, levels, _, turn = mover
    return SPEEDS[level(levels, facts(g).movement)][turn - 1]


# -- the Adaptive Cloaking Device (CL-A30): Raiders that are not found strike harder, found ones still fire early


LAST = CLASSES.index("D")


def _is_raider(g: Galaxy, one: Ship) -> bool:
    return one.unit == facts(g).code["R"] and one.round > 0 and has_effect(g, one, ADAPTS_CLOAK)


@rule(
    "attack",
    ADAPTS_CLOAK,
    guard=lambda g, source, one: one.cloaked and one.round == 1 and _is_raider(g, one),
    card=ADAPTS_CLOAK,
)
def _harder(g: Galaxy, source: Source, value: int, one: Ship) -> int:
    """Two more instead of one in the first round."""
    return value + 1


def _is_matched(g: Galaxy, source: Source, one: Ship) -> bool:
    """Its cloak is as good as the enemy's scanners, so it is found."""
    if one.cloaked or not _is_raider(g, one) or g.battle is None:
        return False
    cloak = level(one.tech, facts(g).technology["cloaking"])
    return cloak > 0 and cloak == scanners_against(g, g.battle, one.owner)


@rule("class", ADAPTS_CLOAK, SET, _is_matched, card=ADAPTS_CLOAK)
def _early(g: Galaxy, source: Source, value: int, one: Ship) -> int:
    """Class A in the first round, then B, C, and D from the fourth on."""
    return min(one.round - 1, LAST)
