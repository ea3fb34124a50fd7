"""Hits that are not dealt out yet, because somebody may still call for new dice (CL-A22)."""

from __future__ import annotations

from ..state import Galaxy
from ..state.battle import Battle
from ..state.lines import Line, count, damage, is_sham, shielded
from ..state.values import damage_of, hull
from .moments import ignores
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
    spared = ignores(g, one.at)  # CL-E44: of which hit its owner has still to say (D-36)
    for number in range(hits):
        hurt += points - (spared and not number)
        if hurt >= least:
            left, hurt = left - 1, 0
    return left <= safe
