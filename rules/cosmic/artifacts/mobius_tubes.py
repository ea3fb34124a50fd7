"""Mobius Tubes (CE-R6): everybody's ships leave the warp."""

from __future__ import annotations

from rules.core.flow import Next, done
from rules.core.frame import Frame
from rules.core.under_way import TO_BE_ASKED

from ..flows.moving import retrieve
from ..ships import in_warp
from ..state import Cosmos, timing_order
from ..verbs import deed


@deed("empty_warp", keeps={"queue": TO_BE_ASKED})
def empty_warp(g: Cosmos, f: Frame) -> None:
    f.queue = [seat for seat in timing_order(g) if in_warp(g, seat)]


@empty_warp.step
def next_owner(g: Cosmos, f: Frame) -> Next:
    """Each to colonies of his choice; without any they stay (CE-5.7)."""
    if not f.queue:
        return done()
    seat, *f.queue = f.queue
    return retrieve(seat, in_warp(g, seat), "mobius_tubes", "next_owner")
