"""What people talk about in Cosmic Encounter: two cards turn up, the totals are counted, a planet is gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.games.cosmic.pieces import planet_id
from app.table.model import GreatMoment, MomentSide
from rules import Event
from rules.cosmic.printed.words import LOST, WON

if TYPE_CHECKING:
    from app.games.cosmic.table import CosmicTable


class GreatMoments:
    """Remembers the cards of an encounter and its totals until the outcome tells which is the better one."""

    def __init__(self, table: CosmicTable) -> None:
        self._table = table
        self._cards: tuple[int, ...] = ()
        self._totals: Any = None

    def great_moment(self, event: Event) -> GreatMoment | None:
        """A deal is made or broken off without a count: only where totals decided are they told."""
        data = event.data
        match event.kind:
            case "revealed":
                self._cards, self._totals = tuple(data["cards"]), None
                return self._told(event, -1) if len(self._cards) == 2 else None
            case "totals":
                self._totals = data
            case "outcome" if data["outcome"] in (WON, LOST) and self._totals is not None:
                return self._told(event, 0 if data["outcome"] == WON else 1) if len(self._cards) == 2 else None
            case "planet_gone":
                return self._gone(event)
        return None

    def _told(self, event: Event, best: int) -> GreatMoment:
        """Both cards side by side; with a better side also what the totals are made of."""
        made = []
        for slot, seat in enumerate((event.data["offense"], event.data["defense"])):
            rows, total = self._counted(slot) if best >= 0 else ((), None)
            art, name = self._table.maker.card_art(self._cards[slot]), self._table.seat_name(seat)
            made.append(MomentSide(art, name, seat=seat, rows=rows, total=total, best=slot == best))
        return GreatMoment("reveal", self._table.log.line(event), tuple(made))

    def _counted(self, slot: int) -> tuple[tuple[tuple[str, int], ...], int]:
        parts, say = self._totals["parts"][slot], self._table.maker.say
        rows = [(say("part-card"), parts["card"])]
        more = ((say("part-ships"), "own"), (say("part-allies"), "allies"), (say("part-added"), "added"))
        rows += [(name, parts[part]) for name, part in more if parts[part]]
        return tuple(rows), self._totals["totals"][slot]

    def _gone(self, event: Event) -> GreatMoment | None:
        before = self._table.kit.desk.performer.before
        piece = before.tableau.piece(planet_id(event.data["planet"])) if before is not None else None
        if piece is None:
            return None
        return GreatMoment(
            "fall", self._table.log.line(event), (MomentSide(piece.art, piece.name, (1.0, 1.0), card=False),)
        )
