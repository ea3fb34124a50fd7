"""The story of a finished game: how the planets of the sectors added up, the richest prize, the dearest failure, and
when the winner of that race came to the front.

Everything lies open by then (UX-56): it is read from the whole log.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.chronicle import Chronicle, TurningPoint
from rules.core.events import Event

from .state import Smuggling, facts

PRIZE, FAILURE, LEAD = "prize", "failure", "lead"


def chronicle(g: Smuggling, events: Iterable[Event]) -> Chronicle:
    """Planets count for whoever has paid for them, and against whoever has not (SM-1.3, SM-5.5)."""
    sectors = facts(g).sectors
    standing = [0] * len(g.setup.seats)
    course = [tuple(standing)]
    found: dict[str, list[TurningPoint]] = {PRIZE: [], FAILURE: []}
    for event in events:
        said = event.data
        if event.kind == "round_over":
            course.append(tuple(standing))
        elif event.kind in ("gain", "lose"):
            planets, seat = len(sectors[said["card"]].planets), int(said["seat"])
            won = event.kind == "gain"
            standing[seat] += planets if won else -planets
            values = {"seat": seat, "count": planets}
            found[PRIZE if won else FAILURE].append(TurningPoint(PRIZE if won else FAILURE, len(course), values))
    if course[-1] != tuple(standing):
        course.append(tuple(standing))
    told = [max(points, key=lambda one: int(one.values["count"]), default=None) for points in found.values()]
    moments = sorted((one for one in (*told, _lead(course)) if one is not None), key=lambda one: one.turn)
    return Chronicle(tuple(zip(*course, strict=True)), tuple(moments))


def _lead(course: list[tuple[int, ...]]) -> TurningPoint | None:
    """The round in which whoever led alone at the end passed another one for good."""
    alone = [_ahead(row) for row in course]
    last = alone[-1]
    if last is None or all(seat in (None, last) for seat in alone):
        return None
    turn = len(alone) - next(back for back, seat in enumerate(reversed(alone)) if seat != last)
    return TurningPoint(LEAD, turn, {"seat": last})


def _ahead(row: tuple[int, ...]) -> int | None:
    best = [seat for seat, planets in enumerate(row) if planets == max(row)]
    return best[0] if len(best) == 1 else None
