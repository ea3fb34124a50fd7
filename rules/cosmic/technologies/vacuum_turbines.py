"""Vacuum Turbines (CE-T18) draw in cards and blow out what is not wanted."""

from __future__ import annotations

from rules.core.frame import Frame
from rules.core.ranges import CARD, list_of

from ..atoms import cards
from ..pieces import printed
from ..state import Cosmos
from ..verbs import deed


@deed("draw_and_sort", keeps={"drawn": list_of(CARD)})
def draw_and_sort(g: Cosmos, f: Frame, *, count: int) -> None:
    f.drawn = cards.draw(g, f.seat, count, printed(g, f.source)[1])


@draw_and_sort.step
def sort(g: Cosmos, f: Frame) -> None:
    """Any of them stay in the hand; where nothing was left to draw there is nothing to sort."""
    if not f.drawn:
        return
    kept = f.some("keep", f.seat, list(f.drawn), rule="CE-T18")
    cards.discard(g, f.seat, [card for card in f.drawn if card not in kept], printed(g, f.source)[1])
