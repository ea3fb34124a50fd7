"""Operations that hold other operations."""

from __future__ import annotations

from typing import Annotated

from rules.content.shapes import Word
from rules.core.flow import Call, Next, call
from rules.core.limits import MOST_REPEATS
from rules.core.records import Json

from .. import words
from ..faces import Block
from ..questions import OPTIONAL, WAY
from ..state import Kaosz
from . import conditions, costs
from .lasting import last
from .registry import Amount, Cards, If, Modes, On, Ops, PriceTag, Until, Who, operation
from .run import Run

When = Annotated[str, Word(*words.WHEN)]
Actor = Annotated[str, Word("any", "you", "opponent")]


def inner(run: Run, block: Block | None, **changes: Json) -> Call | None:
    """Carry out a nested list of operations in the same scope."""
    if block is None or not block.ops:
        return None
    return call("kaosz.ops", **_inner_locals(run, block, **changes))


def _inner_locals(run: Run, block: Block, **changes: Json) -> dict[str, Json]:
    flags = {"instead": True} if run.f.get("instead") else {}
    return {**run.pack(), "block": block.number, "index": 0, **flags, **changes}


@operation("sequence")
def sequence(g: Kaosz, run: Run, *, do: Ops) -> Next:
    """One after the other."""
    return inner(run, do)


@operation("choose_one")
def choose_one(g: Kaosz, run: Run, *, modes: Modes, who: Who = "you") -> Next:
    """A player chooses one of several ways, without targets of their own."""
    seats = run.seats(g, who)
    if not seats:
        return None
    way = run.f.pick(WAY, seats[0], [("mode", i) for i in range(len(modes))], rule="KG-D12", source=run.source)
    return inner(run, modes[way[1]].do)


@operation("if")
def if_(g: Kaosz, run: Run, *, cond: If, then: Ops, else_: Ops | None = None) -> Next:
    """Only if a condition holds; or else something different."""
    return inner(run, then if conditions.is_true(g, run, cond) else else_)


@operation("for_each")
def for_each(g: Kaosz, run: Run, *, of: Cards, do: Ops) -> Next:
    """Once for each card that fits now; it is called `it`."""
    cards = run.cards(g, of)
    todo = [_inner_locals(run, do, it=card) for card in cards]
    return call("kaosz.in_turn", todo=todo) if todo else None


@operation("repeat")
def repeat(g: Kaosz, run: Run, *, times: Amount, do: Ops) -> Next:
    """So many times."""
    count = run.number(g, times)
    if count > MOST_REPEATS:
        count = MOST_REPEATS
        g.emit("capped", what="repeats", card=run.source, most=MOST_REPEATS)
    todo = [_inner_locals(run, do) for _ in range(count)]
    return call("kaosz.in_turn", todo=todo) if todo else None


@operation("optional")
def optional(
    g: Kaosz, run: Run, *, who: Who = "you", cost: PriceTag | None = None, then: Ops | None = None,
    else_: Ops | None = None,
) -> Next:  # fmt: skip
    """A player may do it, for a price if one is named; else something different happens ("unless he pays")."""
    seats = run.seats(g, who)
    if not seats or (cost is not None and not costs.can_pay(g, run, cost, seats[0])):
        return inner(run, else_)
    if run.f.pick(OPTIONAL.by(run.f.flow), seats[0], ["yes", "no"], rule="KG-D12", source=run.source) == "no":
        return inner(run, else_)
    if cost is not None:
        costs.pay(g, costs.ask_payment(g, run.f, run, cost, seats[0]), "effect")
    return inner(run, then)


@operation("delayed")
def delayed(
    g: Kaosz, run: Run, *, when: When, do: Ops, on: On | None = None, actor: Actor = "any", until: Until = "turn_end"
) -> None:
    """Later, when something happens, once; `on` is the card it will be about (`subject`), `actor` whose doing it is.

    "At the start of your next turn" is `when = "turn_start", actor = "you", until = "next_time"`.
    """
    cards = None if on is None else run.cards(g, on)
    last(g, run, "delayed", until, cards=cards, what=when, block=do.number, actor=actor)
