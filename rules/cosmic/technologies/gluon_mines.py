"""Gluon Mines (CE-T8): ships on the gate run into them before the cards are turned."""

from __future__ import annotations

from rules.core.flow import Call
from rules.core.frame import Frame

from ..atoms import course
from ..flows.losing import lose_all
from ..pieces import Ability, About, printed
from ..ships import ships_at
from ..state import GATE, Cosmos, at_tech, timing_order
from ..verbs import deed
from ..words import LOST


@deed("lay_mines")
def lay_mines(g: Cosmos, f: Frame) -> Call:
    """As many ships as researched it; the defense chooses whose."""
    there = _on_gate(g)
    count = min(ships_at(g, at_tech(f.source[1]), f.seat), sum(there.values()))
    hit = f.split("mines", f.seat, there, count, count, rule="CE-T8") if count < sum(there.values()) else there
    return lose_all([{"seat": seat, "ships": {GATE: n}, "cause": "gluon_mines"} for seat, n in hit.items() if n])


@lay_mines.step
def stop_them(g: Cosmos, f: Frame) -> None:
    """CE-E75: with nobody left on the gate the encounter is over without cards."""
    if not _on_gate(g):
        course.decide(g, LOST, printed(g, f.source)[1])


def _on_gate(g: Cosmos) -> dict[int, int]:
    return {seat: n for seat in timing_order(g) if (n := ships_at(g, GATE, seat))}


@lay_mines.needs
def _somebody_comes(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(_on_gate(g))
