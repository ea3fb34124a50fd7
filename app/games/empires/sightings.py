"""What the viewer has seen of counters that lie face down now: where somebody turned which units down, and when.

Only events that the viewer noticed are read. Which of the closed counters of a hex it was is told nowhere: a note is
about the hex (UI-3).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from app.match import Match
    from rules import Event

MOST = 4  # notes of one owner in one hex; older ones are forgotten


class Sighting(NamedTuple):
    """Units that lay open in a hex before they were turned face down."""

    unit: str
    units: int
    cycle: int


class Sightings:
    """Follows the log of the viewer."""

    def __init__(self) -> None:
        self._viewer: int | None = None
        self._read = 0  # lines of the log
        self._cycle = 0
        self._seen: dict[tuple[int, int], tuple[Sighting, ...]] = {}

    def follow(self, match: Match, cycle: int) -> None:
        """Read on; from the beginning for another viewer, or if something was taken back. `cycle`: the present one, for
        a game whose log begins in its middle."""
        fresh = match.log.lines(self._read)
        numbers_go_on = not self._read or len(match.session.log) >= self._read
        if match.viewer != self._viewer or not numbers_go_on:
            self._viewer, self._read, self._cycle = match.viewer, 0, 0
            self._seen.clear()
            fresh = match.log.lines()
        for line in fresh:
            for event in line.events:
                self._note(event, cycle)
        self._read += len(fresh)

    def _note(self, event: Event, cycle: int) -> None:
        data = event.data
        self._cycle = data.get("cycle", self._cycle)
        if event.kind == "covered" and "unit" in data and data["seat"] != self._viewer:
            here = data["seat"], data["hex"]
            sighting = Sighting(data["unit"], data["count"], self._cycle or cycle)
            self._seen[here] = (*self._seen.get(here, ()), sighting)[-MOST:]

    def at(self, owner: int, hex: int) -> tuple[Sighting, ...]:
        """What was turned face down there, the newest last."""
        return self._seen.get((owner, hex), ())
