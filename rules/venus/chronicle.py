"""The story of a finished game: how holdings grew, the hardest attempt that succeeded, the bloodiest one, the planets
that died.

Everything lies open by then (UX-56): it is read from the whole log.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.content.shapes import Translation
from rules.core.chronicle import Chronicle, TurningPoint
from rules.core.events import Event

from .scores import buildings_of
from .state import Onward, facts

FEAT, LOSS, DEAD = "feat", "loss", "dead"
HOLDINGS = {"built": 1, "building_lost": -1, "kept": 1, "alien_defeated": 1}


def chronicle(g: Onward, events: Iterable[Event]) -> Chronicle:
    """From all events. Points are counted only at the end, so the course is what they are counted from."""
    heard = list(events)
    feats: list[TurningPoint] = []
    losses: list[TurningPoint] = []
    deaths: list[TurningPoint] = []
    period, need, lost = 0, 0, 0
    for event in heard:
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
    return Chronicle(
        _course(g, heard), tuple(sorted((one for one in (*most, *deaths) if one), key=lambda one: one.turn))
    )


def _course(g: Onward, events: Sequence[Event]) -> tuple[tuple[int, ...], ...]:
    """Buildings, trophies, crises and defeated aliens of each seat, at the start and after each turn."""
    seats = range(len(g.setup.seats))
    change, rows = [0 for _ in seats], []
    for event in events:
        if event.kind == "turn":
            rows.append(tuple(change))
        elif event.kind in HOLDINGS:
            change[int(event.data["seat"])] += HOLDINGS[event.kind]
    rows.append(tuple(change))
    now = [buildings_of(g, seat) + len(g.kept[seat]) + g.aliens_won[seat] for seat in seats]
    return tuple(tuple(now[seat] - change[seat] + row[seat] for row in rows) for seat in seats)


def _name(g: Onward, planet: str) -> Translation:
    known = facts(g)
    return known.planets[known.index[planet]].name
