"""The story of a finished game: the hardest attempt that succeeded, the bloodiest one, the planets that died.

Everything lies open by then (UX-56): it is read from the whole log.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.content.shapes import Translation
from rules.core.chronicle import Chronicle, TurningPoint
from rules.core.events import Event

from .state import Onward, facts

FEAT, LOSS, DEAD = "feat", "loss", "dead"


def chronicle(g: Onward, events: Iterable[Event]) -> Chronicle:
    """From all events; there is no course, because points are counted once, at the end."""
    feats: list[TurningPoint] = []
    losses: list[TurningPoint] = []
    deaths: list[TurningPoint] = []
    period, need, lost = 0, 0, 0
    for event in events:
        said = event.data
        if event.kind == "period":
            period = int(said["period"])
        elif event.kind == "attempt":
            need, lost = 0, 0
        elif event.kind == "declared":
            need = int(said["need"])
        elif event.kind == "unit_lost" and said["why"] == "dice" and not said["rescued"]:
            lost += 1
            values = {"seat": int(said["seat"]), "planet": _name(g, said["planet"]), "count": lost}
            losses.append(TurningPoint(LOSS, period, values))
        elif event.kind == "attempt_over" and said["success"] and need:
            values = {"seat": int(said["seat"]), "planet": _name(g, said["planet"]), "count": need}
            feats.append(TurningPoint(FEAT, period, values))
        elif event.kind == "planet_dead":
            deaths.append(TurningPoint(DEAD, period, {"planet": _name(g, said["planet"])}))
    most = [max(points, key=lambda one: int(one.values["count"]), default=None) for points in (feats, losses)]
    return Chronicle((), tuple(sorted((one for one in (*most, *deaths) if one), key=lambda one: one.turn)))


def _name(g: Onward, planet: str) -> Translation:
    known = facts(g)
    return known.planets[known.index[planet]].name
