"""Operations that show cards."""

from __future__ import annotations

from .. import atoms
from ..state import Kaosz
from .registry import On, Who, operation
from .run import Run


@operation("look_at")
def look_at(g: Kaosz, run: Run, *, on: On, who: Who = "you") -> None:
    """A player looks at cards once (KG-9.14)."""
    cards = run.cards(g, on)
    for seat in run.seats(g, who):
        atoms.look(g, seat, cards)


@operation("reveal")
def reveal(g: Kaosz, run: Run, *, on: On) -> None:
    """Everybody sees cards once."""
    atoms.reveal(g, run.cards(g, on))
