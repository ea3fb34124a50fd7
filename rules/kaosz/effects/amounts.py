"""Amounts: numbers that are counted when they are needed."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from rules.content.shapes import ListOf

from .. import values, words
from ..state import CANTINA, COLONY, HANGAR, HQ, RUIN, SURFACE, TRASH, Kaosz
from . import selectors
from .registry import Amount, Cards, On, Stat, Who, amount_shape, counter
from .scope import ITEM, Scope, amount, named, seats_named

Several = Annotated[Any, ListOf(amount_shape, 1, 6)]
_PILES = {
    "colony": COLONY, "hq": HQ, "trash": TRASH, "ruin": RUIN, "hangar": HANGAR, "cantina": CANTINA,
    "surface": SURFACE,
}  # fmt: skip


@counter("count")
def count(g: Kaosz, scope: Scope, *, of: Cards) -> int:
    """How many cards fit."""
    return len(selectors.candidates(g, scope, of))


def _first(g: Kaosz, scope: Scope, on: Any) -> int:
    found = named(g, scope, on) if isinstance(on, str) else selectors.candidates(g, scope, on)
    return found[0] if found else -1


@counter("stat")
def stat(g: Kaosz, scope: Scope, *, of: On, stat: Stat) -> int:
    """A current value of a card."""
    card = _first(g, scope, of)
    return 0 if card < 0 else values.current(g, card, words.STATS.index(stat))


@counter("base_stat")
def base_stat(g: Kaosz, scope: Scope, *, of: On, stat: Stat) -> int:
    """A printed value of a card (KG-3.24)."""
    card = _first(g, scope, of)
    return 0 if card < 0 else g.face(card).stats[words.STATS.index(stat)]


@counter("developments")
def developments(g: Kaosz, scope: Scope, *, of: On) -> int:
    """Developments on a base."""
    card = _first(g, scope, of)
    return 0 if card < 0 else g.developments[card]


@counter("cost_of")
def cost_of(g: Kaosz, scope: Scope, *, of: On = "target") -> int:
    """What was paid for a stack item (KG-6.24), or the printed cost of a card."""
    if isinstance(of, str) and of.startswith("target"):
        number = int(of[7:] or 1) - 1
        chosen = scope.targets[number] if number < len(scope.targets) else []
        for item in g.stack:
            if chosen and chosen[0] == [item.id, ITEM]:
                return int(item.told.get("paid", 0))
    card = _first(g, scope, of)
    return 0 if card < 0 else max(g.face(card).cost, 0)


@counter("credits")
def credits(g: Kaosz, scope: Scope, *, who: Who = "you") -> int:
    """Credits of a player, or of several together."""
    return sum(g.credits[s] for s in seats_named(g, scope, who))


@counter("cards")
def cards(
    g: Kaosz, scope: Scope, *, who: Who = "you",
    zone: Literal["colony", "hq", "trash", "ruin", "hangar", "cantina", "surface"],
) -> int:  # fmt: skip
    """How many cards a player has in a place."""
    return sum(len(g.pile(_PILES[zone][s])) for s in seats_named(g, scope, who))


@counter("min")
def least(g: Kaosz, scope: Scope, *, of: Several) -> int:
    """The smallest of several."""
    return min(amount(g, scope, each) for each in of)


@counter("max")
def most(g: Kaosz, scope: Scope, *, of: Several) -> int:
    """The largest of several."""
    return max(amount(g, scope, each) for each in of)


@counter("add")
def add(g: Kaosz, scope: Scope, *, of: Several) -> int:
    """The sum of several."""
    return sum(amount(g, scope, each) for each in of)


@counter("sub")
def sub(g: Kaosz, scope: Scope, *, from_: Amount, by: Amount) -> int:
    """A difference."""
    return amount(g, scope, from_) - amount(g, scope, by)


@counter("mul")
def mul(g: Kaosz, scope: Scope, *, of: Amount, by: Amount) -> int:
    """A product."""
    return amount(g, scope, of) * amount(g, scope, by)


@counter("half_up")
def half_up(g: Kaosz, scope: Scope, *, of: Amount) -> int:
    """Half, rounded up."""
    return (amount(g, scope, of) + 1) // 2


@counter("half_down")
def half_down(g: Kaosz, scope: Scope, *, of: Amount) -> int:
    """Half, rounded down."""
    return amount(g, scope, of) // 2
