"""What the seat that looks may expect of the fight, reckoned while the window rests, a part at a time (UX-40, P10)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from app.games.empires.battle.fights import Fight
from rules.empires.battle.outlook import Expected, expected

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable

WORLDS, RUNS = 4, 30


class FightOdds:
    """For one board."""

    def __init__(self, table: EmpiresTable) -> None:
        self.table = table
        self._key: Hashable = None
        self._found: list[Expected] = []
        self._asked = False

    def _seat(self) -> int | None:
        """Whose knowledge counts: the viewer's, or in the open that of whoever is asked."""
        decision = self.table.desk.decision
        return self.table.eyes if self.table.eyes is not None else decision.seat if decision is not None else None

    def told(self, fight: Fight) -> Expected | None:
        """None until it is known; it is worked out beside what people do."""
        seat = self._seat()
        if seat is None or not fight.round or all(seat not in side for side in fight.sides):
            return None
        match = self.table.match
        key = (len(match.session.log), seat, match.inquiry.strand, fight.on_ground)
        if key != self._key:
            self._key, self._found = key, []
            self.table.scene.app.at_rest(lambda: self._reckon(key))
        return self._mean() if len(self._found) == WORLDS else None

    def _reckon(self, key: Hashable) -> None:
        """One imagined world; the next one follows, unless the position has changed meanwhile."""
        seat = self._seat()
        if key != self._key or seat is None:
            return
        found = self.table.match.inquiry.reckon(expected, seat, len(self._found), RUNS)
        if found is None:
            return
        self._found.append(found)
        if len(self._found) < WORLDS:
            self.table.scene.app.at_rest(lambda: self._reckon(key))
        else:
            self.table.desk.changed()

    def _mean(self) -> Expected:
        wins = [each.win for each in self._found]
        win = (sum(one for one, _ in wins) / WORLDS, sum(other for _, other in wins) / WORLDS)
        lost = [each.lost_cp for each in self._found if each.lost_cp is not None]
        if not lost:
            return Expected(win)
        return Expected(win, (sum(one for one, _ in lost) / len(lost), sum(other for _, other in lost) / len(lost)))
