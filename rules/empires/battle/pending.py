"""Hits that are not dealt out yet, because somebody may still call for new dice (CL-A22)."""

from __future__ import annotations

from ..cards.advantages.moments import ignores
from ..state import Galaxy
from ..values import damage_of, hull
from .lines import Line, as_ship, count, damage, is_sham, shielded
from .record import Battle
from .volley import shot


def is_doomed(g: Galaxy, b: Battle, by: Line, at: Line) -> bool:
    """Whether the hits that a line has scored will leave nothing of a target: nobody need fire at it any more."""
    if at not in b.dice_at:
        return False
    if is_sham(g, b, at) or is_sham(g, b, by):
        return any(hit for each, hit in zip(b.dice_at, b.dice_hit, strict=True) if each == at)
    one = shot(g, b, by, at)
    hits = sum(hit for each, hit in zip(b.dice_at, b.dice_hit, strict=True) if each == at)
    safe = shielded(g, b, at)  # CL-19.3.7
    if one.boards:
        return hits >= count(g, b, at) - safe
    least, points, left, hurt = hull(g, one.at), damage_of(g, one), count(g, b, at), damage(g, b, at)
    spared = _is_spared(g, b, at)
    for number in range(hits):
        hurt += points - (spared and not number)
        if hurt >= least:
            left, hurt = left - 1, 0
    return left <= safe


def _is_spared(g: Galaxy, b: Battle, at: Line) -> bool:
    """CL-E44: whether a point of the first hit on a line will be ignored, and not one of an earlier hit on another."""
    one = as_ship(g, b, at)
    struck = [line for line, hit in zip(b.dice_at, b.dice_hit, strict=True) if hit and b.owner[line] == one.owner]
    first = next((line for line in struck if ignores(g, as_ship(g, b, line))), None)
    return first == at
