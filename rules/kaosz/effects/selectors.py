"""Selectors: which cards, or items on the stack, an effect means."""

from __future__ import annotations

from collections.abc import Callable
from operator import eq, ge, gt, le, lt, ne

from rules.core.state import Item

from .. import values, words
from ..faces import Comparison, Selector
from ..state import CANTINA, COLONY, HANGAR, HQ, RUIN, STACK, SURFACE, TRASH, Kaosz, zone_of
from ..words import CLOAKING, UNPAID
from .scope import ITEM, Chosen, Scope, amount, named, pairs

Affords = Callable[[list[int]], bool]  # whether a player could pay X with this target

COMPARE = {"<": lt, "<=": le, "==": eq, "!=": ne, ">=": ge, ">": gt}
_HOMES: dict[tuple[str, ...], tuple[str, ...]] = {("ship",): HANGAR, ("base",): SURFACE}
_PILES = {"hangar": HANGAR, "cantina": CANTINA, "surface": SURFACE, "hq": HQ, "trash": TRASH, "ruin": RUIN}


def candidates(g: Kaosz, scope: Scope, sel: Selector) -> list[int]:
    """All cards that fit, in table order. In a colony only the top `count` cards can be meant."""
    pool = _positioned(g, scope, sel) if sel.position else _pool(g, scope, sel)
    return [card for card in pool if fits(g, scope, sel, card)]


def _pool(g: Kaosz, scope: Scope, sel: Selector) -> list[int]:
    zone = sel.zone
    if zone == "play":
        home = _HOMES.get(sel.type)
        return g.all_in_play() if home is None else _row(g, scope, sel, home)
    if zone == "attached":
        return [card for card in g.all_in_play() if g.carrier[card] >= 0]
    if zone == STACK:
        return []
    found: list[int] = []
    for seat in _seats(g, scope, sel):
        if zone == "colony":
            count = amount(g, scope, sel.count)
            found += reversed(g.pile(COLONY[seat])[-count:] if count > 0 else [])
        else:
            found += g.cards.piles.get(_PILES[zone][seat], ())
    return found


def _row(g: Kaosz, scope: Scope, sel: Selector, home: tuple[str, ...]) -> list[int]:
    """Ships lie only in hangars and bases only on surfaces, each with its controller: no need to look elsewhere."""
    piles = g.cards.piles
    if sel.controller == "any":
        return [card for seat in g.clockwise(g.active) for card in piles.get(home[seat], ())]
    seat = scope.seat if sel.controller == "you" else scope.opponent
    return list(piles.get(home[seat], ())) if seat in g.order else []


def _seats(g: Kaosz, scope: Scope, sel: Selector) -> list[int]:
    """Whose piles are meant: outside play a card belongs to its owner."""
    word = sel.controller if sel.controller != "any" else sel.owner
    if word == "you":
        return [scope.seat]
    if word == "opponent":
        return [scope.opponent] if scope.opponent in g.order else []
    return g.clockwise(scope.seat)


def _positioned(g: Kaosz, scope: Scope, sel: Selector) -> list[int]:
    """Bases by their place on the surface, whose order never changes (KG-3.60)."""
    if sel.position in ("leftmost", "rightmost"):
        rows = [g.pile(SURFACE[seat]) for seat in _seats(g, scope, sel)]
        return [row[0 if sel.position == "leftmost" else -1] for row in rows if row]
    place = g.cards.place[scope.source]
    if zone_of(place) != "surface":
        return []
    row = g.pile(place)
    at = row.index(scope.source)
    left = row[at - 1 : at] if at else []
    right = row[at + 1 : at + 2]
    return {"left_of_self": left, "right_of_self": right, "beside_self": left + right}[sel.position]


def fits(g: Kaosz, scope: Scope, sel: Selector, card: int) -> bool:
    """Whether a card fits. Unpaid cards show only what their place and rotation show (KG-A20)."""
    in_play = g.serial[card] > 0
    if not _fits_place(g, scope, sel, card, in_play):
        return False
    if sel.controller != "any" or sel.owner != "any":
        if sel.controller != "any" and not _is(g, scope, sel.controller, g.controller[card]):
            return False
        if sel.owner != "any" and not _is(g, scope, sel.owner, g.owner[card]):
            return False
    if sel.type and g.counts_as(card) not in sel.type:
        return False
    if sel.other and card == scope.source:
        return False
    if sel.state and words.STATES[g.state[card]] not in sel.state:
        return False
    if sel.paid is not None and in_play and (g.paid[card] != UNPAID) != sel.paid:
        return False
    if sel.participating and not _takes_part(g, sel.participating, card):
        return False
    if not _fits_print(g, scope, sel, card, in_play):
        return False
    if sel.carries is not None and not any(fits(g, scope, sel.carries, c) for c in g.carried(card)):
        return False
    if sel.position and card not in _positioned(g, scope, sel):
        return False
    return not (sel.on_ship and g.carrier[card] not in named(g, scope, sel.on_ship))


def _fits_place(g: Kaosz, scope: Scope, sel: Selector, card: int, in_play: bool) -> bool:
    zone = sel.zone
    if zone == "play":
        return in_play
    if zone == "attached":
        return in_play and g.carrier[card] >= 0
    return zone_of(g.cards.place[card]) == zone


def _is(g: Kaosz, scope: Scope, word: str, seat: int) -> bool:
    return seat == (scope.seat if word == "you" else scope.opponent)


def _takes_part(g: Kaosz, how: str, card: int) -> bool:
    side = g.side_of(g.carrier[card] if g.carrier[card] >= 0 else card)
    if how == "no":
        return not side
    return side == how or (how == "any" and side != "")


def _fits_print(g: Kaosz, scope: Scope, sel: Selector, card: int, in_play: bool) -> bool:
    """What only a card whose face counts can fit: subtype, species, cost, values, abilities."""
    if not (
        sel.subtype
        or sel.species
        or sel.clan
        or sel.name
        or sel.has_keyword
        or sel.size_cmp
        or sel.cost_cmp
        or sel.stat_cmp
    ):
        return True
    if in_play and g.paid[card] == UNPAID:
        return False
    face = g.face(card)
    if (sel.subtype and face.subtype not in sel.subtype) or (sel.species and face.species not in sel.species):
        return False
    if (sel.clan and face.clan != sel.clan) or (sel.name and face.id != sel.name):
        return False
    if sel.has_keyword and not values.abilities(g, card) & words.BIT[sel.has_keyword]:
        return False
    if sel.size_cmp and not holds(g, scope, sel.size_cmp, face.size):
        return False
    if sel.cost_cmp and not holds(g, scope, sel.cost_cmp, max(face.cost, 0)):
        return False
    if sel.stat_cmp is None:
        return True
    return holds(g, scope, sel.stat_cmp, values.current(g, card, words.STATS.index(sel.stat_cmp[0])))


def holds(g: Kaosz, scope: Scope, comparison: Comparison, value: int) -> bool:
    """Whether a number compares as asked."""
    return bool(COMPARE[comparison[1]](value, amount(g, scope, comparison[2])))


def may_be_target(g: Kaosz, seat: int, card: int) -> bool:
    """KG-8.10: a cloaked ship is no target for cards and abilities of others."""
    if g.controller[card] == seat or not g.in_play(card) or g.counts_as(card) != "ship":
        return True
    return not values.abilities(g, card) & CLOAKING


def targets(g: Kaosz, scope: Scope, sel: Selector) -> list[int]:
    """The cards that can be chosen: all that fit, but for cloaked ships where the effect targets."""
    found = candidates(g, scope, sel)
    if sel.targeted:
        found = [card for card in found if may_be_target(g, scope.seat, card)]
    return found


def items(g: Kaosz, scope: Scope, sel: Selector) -> list[Item]:
    """Stack items that fit (KG-A5); triggered effects are never among them (KG-6.23)."""
    kinds = sel.kinds or words.STACK_KINDS
    return [
        item for item in g.stack
        if item.told["kind"] in kinds and not item.negated
        and (sel.controller == "any" or _is(g, scope, sel.controller, item.seat))
    ]  # fmt: skip


def need(g: Kaosz, scope: Scope, sel: Selector) -> int:
    """How many must at least be there for the selector to be satisfied."""
    return 0 if sel.up_to or sel.all else max(amount(g, scope, sel.count), 0)


def choices(g: Kaosz, scope: Scope, sel: Selector, affords: Affords | None = None) -> Chosen:
    """All legal targets, cards or stack items; `affords` leaves out those that would make X too dear."""
    if sel.zone == STACK:
        found = [[item.id, ITEM] for item in items(g, scope, sel)]
    else:
        found = pairs(g, targets(g, scope, sel))
    return found if affords is None else [pair for pair in found if affords(pair)]


def is_met(g: Kaosz, scope: Scope, sel: Selector, affords: Affords | None = None) -> bool:
    """KG-6.22: whether legal targets exist."""
    if affords is not None or sel.zone == STACK:
        there = len(choices(g, scope, sel, affords))
        return there > 0 if sel.zone == STACK else there >= max(need(g, scope, sel), 1)
    # "Up to" and "all" still need one: a card without any target cannot be played.
    missing = max(need(g, scope, sel), 1)
    for card in _positioned(g, scope, sel) if sel.position else _pool(g, scope, sel):
        if fits(g, scope, sel, card) and (not sel.targeted or may_be_target(g, scope.seat, card)):
            missing -= 1
            if not missing:
                return True
    return False
