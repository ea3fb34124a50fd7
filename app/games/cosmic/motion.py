"""How the events of Cosmic Encounter are seen: ships fly in stacks, cards are laid and turned, powers are shown large.

The gate swings and the two encounter cards turn together by themselves, because they stand otherwise afterwards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.games.cosmic import faces
from app.games.cosmic.pieces import WARP, laid_id, planet_id, seat_id, sheet_id, stack_id
from app.table.model import GreatMoment, Id, MomentSide, Played
from rules import Event
from rules.cosmic.printed.words import LOST, WON

if TYPE_CHECKING:
    from app.games.cosmic.table import CosmicTable


Found = tuple[Id, Id | None, Id | None]
SOUNDS = {
    "turn": "tick", "ships": "rotate", "aimed": "rotate", "destiny": "flip", "zapped": "error", "joined": "chip",
    "track": "chip",
}  # fmt: skip
SHEET_SIZE = (300.0, 400.0)
SLOT, DESTINY = "slot:", "destiny"


def moved(table: CosmicTable, event: Event) -> Found | None:
    """Ships go from stack to stack, cards from place to place."""
    data = event.data
    if event.kind == "ships":
        return _ships(table, data)
    if event.kind != "move":
        return None
    origin, to = data.get("origin"), data.get("to")
    if isinstance(to, str) and to.startswith(SLOT):
        return laid_id(int(to[len(SLOT) :])), origin, to
    if "card" not in data:
        return None
    if isinstance(origin, str) and origin.startswith(SLOT) and data["card"] not in table.things:
        return laid_id(int(origin[len(SLOT) :])), origin, to
    return data["card"], origin, to


def _ships(table: CosmicTable, data: Any) -> Found:
    """The stack that has grown or is new comes from where the ships were; without one the old stack goes there."""
    seat, origin, to = data["seat"], data["origin"], data["to"]
    there, here = stack_id(to, seat), stack_id(origin, seat)
    start = origin if origin in table.things else here
    if there in table.things:
        return there, start, to
    return here, start, to if to in table.things else seat_id(seat)


def played(table: CosmicTable, event: Event, seat: int | None) -> Played | None:
    """What somebody else uses or plays is shown large before it works (UX-30), destiny's card to everybody."""
    if event.kind == "destiny":
        return Played(table.maker.design_art(event.data["design"]), table.log.line(event), DESTINY)
    if event.kind != "stacked" or event.data["seat"] == seat:
        return None
    source, words = event.data["source"], table.log.line(event)
    if source[0] == "sheet":
        alien = table.seen["sheets"][source[1]]["alien"]
        return Played((faces.ALIEN, alien), words, sheet_id(source[1]), size=SHEET_SIZE) if alien else None
    design = table.wording.design(int(source[1]))
    if design is None:
        return None
    return Played((faces.CARD, design), words, seat_id(event.data["seat"]))


def matters(table: CosmicTable, event: Event, seat: int | None) -> tuple[Id, Id] | None:
    """The gate is aimed at a planet of the viewer."""
    if event.kind != "aimed" or seat is None:
        return None
    planet = event.data["planet"]
    if event.data["seat"] == seat or table.seen["planets"][planet]["home"] != seat:
        return None
    return "gate", planet_id(planet)


# --- what people talk about in Cosmic Encounter: two cards turn up, the totals are counted, a planet is gone


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
            case "ships" if data["to"] == WARP:
                return self._lost(data)
        return None

    def _lost(self, data: Any) -> GreatMoment:
        """Ships that are drawn into the warp."""
        art, size, name = self._table.maker.ships_shown(data["seat"], data["count"])
        side = MomentSide(art, name, size, seat=data["seat"], card=False)
        return GreatMoment("loss", self._table.maker.say("great-warp"), (side,))

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
