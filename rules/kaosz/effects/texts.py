"""Texts in force: what the continuous effects of cards, and effects that last for a while, change now.

Every question has a name: the operation that changes the answer, or "keywords" for both that give and take abilities.
Order (17.5): `set` effects in order of play, additions and subtractions, then what paid cards aboard add (KG-3.23).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from rules.core.hooks import ADD, CHANGE, SET, Hook, Source

from .. import words
from ..faces import Selector
from ..hooks import ABOARD, Concern, hooks
from ..state import Kaosz, Lasting
from ..words import WORKS
from . import conditions, selectors
from .scope import Scope, amount, named, seats_named, static_scope


class LastingText(NamedTuple):
    """One continuous effect: whom its words mean, how it is written, and what was fixed when it began."""

    scope: Scope
    args: Mapping[str, Any]
    lasting: Lasting | None


# Operations that answer one question together; where the text says which of several values it is about.
_TOGETHER = {"keywords": ("grant_keyword", "remove_keyword")}
_WHICH = {"modify_stat": "stat", "modify_limit": "limit", "action_tax": "action"}


@hooks.listing
def continuous(g: Kaosz, kind: str, name: str, about: Concern) -> Iterable[Hook]:
    """All effects on a value that concern this card and this player."""
    return _continuous(g, name, about) if kind == CHANGE else ()


def _continuous(g: Kaosz, name: str, about: Concern) -> Iterator[Hook]:
    for op in _TOGETHER.get(name, (name,)):
        for source in texts(g, op):
            text: LastingText = source.text
            if (
                (not about.what or _word(text, op) == about.what)
                and (about.seat < 0 or is_for(g, text, about.seat))
                and is_about(g, text, about.card)
            ):
                if op in _CHANGES:
                    yield Hook(source, _CHANGES[op], layer=ADD)
                elif _is_set(text):
                    yield Hook(source, _set_to, layer=SET)
                else:
                    yield Hook(source, _add, layer=ADD)
    if name == "modify_stat":
        yield from _aboard(g, about)


def texts(g: Kaosz, op: str) -> Iterator[Source]:
    """All effects of one operation that are in force, whomever they concern."""
    if not g.in_force(op):
        return
    for each in g.lasting:
        if each.op == op:
            scope = Scope(each.source, each.design, each.seat, each.opponent)
            yield Source(each.source, each.seat, each.design, each.id, LastingText(scope, _written(g, each), each))
    for card in g.texts:
        face = g.face(card)
        if op in face.statics and g.works(card):
            scope = static_scope(g, card)
            limits = face.static_if
            for call in face.statics[op]:
                if id(call) not in limits or conditions.is_true(g, scope, limits[id(call)]):
                    yield Source(card, scope.seat, face.id, g.serial[card], LastingText(scope, call.args, None))


def _written(g: Kaosz, each: Lasting) -> Mapping[str, Any]:
    """The arguments of the operation that made it; none if the rules themselves did."""
    if not each.design or each.block < 0:
        return {}
    args: Mapping[str, Any] = g.content[each.design].blocks[each.block].ops[each.index].args
    return args


def _aboard(g: Kaosz, about: Concern) -> Iterator[Hook]:
    """KG-3.23: additions of paid equipment and crew."""
    number = words.STATS.index(about.what)
    for each in g.carried(about.card):
        if g.paid[each] == WORKS and g.face(each).stats[number]:
            source = Source(each, g.controller[each], g.cards.design[each], g.serial[each], number)
            yield Hook(source, _add_printed, layer=ABOARD)


# -- whom a text concerns ------------------------------------------------------------------------------------


def is_about(g: Kaosz, text: LastingText, card: int) -> bool:
    """Whether the effect concerns this card."""
    lasting = text.lasting
    if lasting is not None and lasting.cards is not None:
        return card in lasting.cards and g.serial[card] == lasting.serials[lasting.cards.index(card)]
    on = text.args.get("on")
    if on is None:
        return True
    if card < 0:
        return False
    if isinstance(on, Selector):
        return selectors.fits(g, text.scope, on, card)
    return card in named(g, text.scope, on)


def is_for(g: Kaosz, text: LastingText, seat: int) -> bool:
    """Whether the effect concerns this player."""
    if text.lasting is not None and text.lasting.seats:
        return seat in text.lasting.seats
    who = text.args.get("who", "any")
    return who == "any" or seat in seats_named(g, text.scope, who)


def _word(text: LastingText, op: str) -> str:
    return text.lasting.what if text.lasting is not None else str(text.args[_WHICH.get(op, "what")])


def _is_set(text: LastingText) -> bool:
    return text.lasting.sets if text.lasting is not None else text.args.get("by") is None


# -- what it does --------------------------------------------------------------------------------------------


def number(g: Kaosz, text: LastingText) -> int:
    """The number of an effect; "all" counts as 0."""
    if text.lasting is not None:
        return text.lasting.by
    args = text.args
    value = args.get("by")
    if value == "all":
        return 0
    return amount(g, text.scope, args.get("set", args.get("to")) if value is None else value)


def _set_to(g: Kaosz, source: Source, value: int, about: Concern) -> int:
    return number(g, source.text)


def _add(g: Kaosz, source: Source, value: int, about: Concern) -> int:
    return value + number(g, source.text)


def _add_printed(g: Kaosz, source: Source, value: int, about: Concern) -> int:
    return value + g.face(source.piece).stats[source.text]


def _hold(g: Kaosz, source: Source, value: bool, about: Concern) -> bool:
    """Forbidding, allowing and forcing: one effect is enough."""
    return True


def _bit(text: LastingText) -> int:
    return words.BIT[text.lasting.what if text.lasting is not None else text.args["keyword"]]


def _grant(g: Kaosz, source: Source, value: int, about: Concern) -> int:
    return value | _bit(source.text)


def _remove(g: Kaosz, source: Source, value: int, about: Concern) -> int:
    return value & ~_bit(source.text)


def _prevent(g: Kaosz, source: Source, value: int, about: Concern) -> int:
    """Damage left after prevention; "all" is written as 0."""
    stop = number(g, source.text)
    return max(0, value - stop) if stop else 0


def _redirect(g: Kaosz, source: Source, value: int, about: Concern) -> int:
    """The ship that is hit instead; come back, it is another ship (KG-6.14)."""
    made: Lasting | None = source.text.lasting
    if made is None or made.by == value or not g.in_play(made.by) or g.serial[made.by] != made.by_serial:
        return value
    return made.by


_CHANGES: dict[str, Callable[[Kaosz, Source, Any, Concern], Any]] = {
    "forbid": _hold, "allow": _hold, "force": _hold, "grant_keyword": _grant, "remove_keyword": _remove,
    "prevent_damage": _prevent, "redirect_damage": _redirect,
}  # fmt: skip
