"""Operations on credits."""

from __future__ import annotations

from rules.core.flow import Next

from .. import atoms
from ..state import Kaosz
from . import replacing
from .registry import Amount, Who, operation
from .run import Run


@operation("gain_credits")
def gain_credits(g: Kaosz, run: Run, *, who: Who = "you", by: Amount) -> Next:
    """Players gain credits."""
    count = run.number(g, by)
    return replacing.gain(g, run.f, [(seat, count) for seat in run.seats(g, who)])


@operation("lose_credits")
def lose_credits(g: Kaosz, run: Run, *, who: Who = "opponent", by: Amount) -> None:
    """Players lose credits, as many as they have."""
    count = run.number(g, by)
    for seat in run.seats(g, who):
        atoms.lose(g, seat, count)


@operation("transfer_credits")
def transfer_credits(g: Kaosz, run: Run, *, from_: Who = "opponent", to: Who = "you", by: Amount) -> None:
    """One player gives credits to another, as many as he has; nothing can happen instead of a gift."""
    count = run.number(g, by)
    for giver in run.seats(g, from_):
        for taker in run.seats(g, to)[:1]:
            atoms.gain(g, taker, atoms.lose(g, giver, count))
