"""Precursor Seed (CE-T13): the power of a further alien."""

from __future__ import annotations

from rules.core.frame import Frame

from ..atoms import powers
from ..flows.changing import unused_aliens
from ..state import Cosmos
from ..verbs import deed


@deed("grow_power")
def grow_power(g: Cosmos, f: Frame) -> None:
    """CE-3.16, CE-E43: a random unused one, in addition to the own, from now on."""
    unused = unused_aliens(g)
    if unused:
        powers.take_sheet(g, g.choice(unused), f.seat, extra=True)
