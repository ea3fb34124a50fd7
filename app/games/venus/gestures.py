"""Options of Onward to Venus and the gestures that mean them: which piece is touched, and where it may be dropped.

A fleet is a cruiser, or the pennant of a sector, brought to another planet. A tile is claimed by dropping a unit on it.
Units are raised by bringing them from the supply to a planet, cards are brought to what they are played at or to the
middle of the table, and a marker is taken from the pass card to one's own plate.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from app.games.venus.pieces import (
    DISCARD,
    MARKERS,
    PLAY,
    alien_id,
    building_id,
    pennant_id,
    seat_id,
    supply_id,
    tile_id,
    unit_id,
    world_id,
)
from app.games.venus.plan import UNITS
from app.table.model import Gesture, Id
from rules import Decision

if TYPE_CHECKING:
    from app.games.venus.table import VenusTable

ATTEMPT = "attempt"  # the panel's place
TO_DISCARD = ("hand_limit", "swap")


def tail(decision: Decision) -> str:
    """The last word of a prompt: what is asked."""
    return decision.prompt.rpartition(".")[2]


class Gestures:
    """Reads options of the present decision; knows where things lie from the view."""

    def __init__(self, table: VenusTable) -> None:
        self.table = table

    def gesture(self, decision: Decision, option: Any) -> Gesture:
        if isinstance(option, int):  # a card, among several
            return Gesture((option,), onto=DISCARD if tail(decision) in TO_DISCARD else PLAY)
        verb, parts = (option, ()) if isinstance(option, str) else (option[0], option[1:])
        made = _BY_VERB.get(verb)
        return made(self, decision, parts) if made is not None else Gesture()

    def also(self, decision: Decision, option: Any) -> Sequence[Gesture]:
        """Other hands-on ways to mean the same."""
        if not isinstance(option, tuple):
            return ()
        found = _ALSO.get(option[0])
        return found(self, decision, option[1:]) if found is not None else ()

    # --- the view

    def planet_of(self, tile: int) -> str:
        """Where a tile lies."""
        return next((str(p["id"]) for p in self.table.seen["planets"] if tile in p["tiles"]), "")

    def _view(self, planet: str) -> Any:
        return next(p for p in self.table.seen["planets"] if p["id"] == planet)

    def equal_tiles(self, tile: int) -> list[int]:
        """All tiles of the same design on the same planet: any of them may be touched."""
        planet = self.planet_of(tile)
        if not planet:
            return [tile]
        design = self.table.tile(tile).id
        return [one for one in self._view(planet)["tiles"] if self.table.tile(one).id == design]

    def orbiting(self, planet: str, seat: int) -> list[str]:
        """A seat's units in the orbit of a planet."""
        here = self._view(planet)["orbit"][seat] if planet else {}
        return [unit_id(planet, seat, unit) for unit in UNITS if here.get(unit)]

    def site(self) -> str:
        """The planet of the attempt."""
        attempt = self.table.seen.get("attempt")
        return str(attempt["planet"]) if attempt else ""

    def aim(self) -> Id:
        """Where units and cards are brought in an attempt: to its panel."""
        return ATTEMPT if self.table.seen.get("attempt") else PLAY

    # --- actions

    def _move(self, decision: Decision, parts: Any) -> Gesture:
        origin, goal = parts
        ship = unit_id(origin, decision.seat, "cruiser")
        lead = ship if ship in self.orbiting(origin, decision.seat) else pennant_id(origin, decision.seat)
        return Gesture((lead, world_id(goal)), preview=self._way(origin, goal))

    def _move_all(self, decision: Decision, parts: Any) -> Sequence[Gesture]:
        """The whole sector by its pennant, or the infantry that is carried: the cruisers go with it (OV-5.13)."""
        origin, goal = parts
        leads = [pennant_id(origin, decision.seat), unit_id(origin, decision.seat, "infantry")]
        return [Gesture((lead, world_id(goal)), preview=self._way(origin, goal)) for lead in leads]

    def _way(self, origin: str, goal: str) -> str:
        """How far it is, how far one may go, and whether a claim may follow (OV-5.16, OV-5.21)."""
        distance, reach = self.table.distance(origin, goal), self.table.wording.reach()
        name = "way-claim" if self.claim_follows(origin, goal) else "way"
        return self.table.say(name, distance=distance, reach=reach)

    def claim_follows(self, origin: str, goal: str) -> bool:
        """OV-5.21, OV-5.31: the allowance is not used up, and something can lie there."""
        return self.table.distance(origin, goal) < self.table.wording.reach() and not self._view(goal)["dead"]

    def _with(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((parts[0],), onto=PLAY)

    def _claim(self, decision: Decision, parts: Any) -> Gesture:
        tile, unit = parts
        piece = unit_id(self.planet_of(tile), decision.seat, unit)
        here = self.orbiting(self.planet_of(tile), decision.seat)
        return Gesture((piece, tile_id(tile)) if piece in here else (tile_id(tile),))

    def _claim_also(self, decision: Decision, parts: Any) -> Sequence[Gesture]:
        tile, unit = parts
        piece = unit_id(self.planet_of(tile), decision.seat, unit)
        tiles = self.equal_tiles(tile)
        there = [Gesture((piece, tile_id(one))) for one in tiles if one != tile]
        return [*there, *(Gesture((tile_id(one), piece)) for one in tiles)]

    def _attempt(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((tile_id(parts[0]),))

    def _attempt_also(self, decision: Decision, parts: Any) -> Sequence[Gesture]:
        tiles = self.equal_tiles(parts[0])
        units = self.orbiting(self.planet_of(parts[0]), decision.seat)
        taps = [Gesture((tile_id(one),)) for one in tiles if one != parts[0]]
        return [*taps, *(Gesture((unit, tile_id(one))) for one in tiles for unit in units)]

    def _tension(self, decision: Decision, parts: Any) -> Gesture:
        tile, other, building = parts
        return Gesture((tile_id(tile), building_id(self.planet_of(tile), other, building)), harmful=True)

    def _tension_also(self, decision: Decision, parts: Any) -> Sequence[Gesture]:
        tile, other, building = parts
        planet = self.planet_of(tile)
        target = building_id(planet, other, building)
        tiles = [tile_id(one) for one in self.equal_tiles(tile)]
        units = self.orbiting(planet, decision.seat)
        taps = [Gesture((one, target), harmful=True) for one in tiles if one != tile_id(tile)]
        return [*taps, *(Gesture((unit, one, target), harmful=True) for one in tiles for unit in units)]

    def _alien(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((alien_id(parts[0]),))

    def _alien_also(self, decision: Decision, parts: Any) -> Sequence[Gesture]:
        return [Gesture((unit, alien_id(parts[0]))) for unit in self.orbiting(parts[0], decision.seat)]

    def _raise(self, decision: Decision, parts: Any) -> Gesture:
        unit, planet = parts
        price = self.table.say("costs", pounds=self.table.cost(unit))
        return Gesture((supply_id(unit), world_id(planet)), preview=price)

    def _marker(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((MARKERS,), onto=seat_id(decision.seat), preview=self.table.say("marker"))

    # --- cards

    def _card(self, decision: Decision, parts: Any) -> Gesture:
        """A card alone goes to the middle, otherwise to what it is played at."""
        card, *aim = parts
        if not aim:
            return Gesture((card,), onto=PLAY)
        verb, *rest = aim
        if verb == "kill":
            return Gesture((card, self._piece(rest)), harmful=True)
        if verb == "opponent":
            return Gesture((card, seat_id(rest[0])), harmful=True)
        if verb == "planet":
            return Gesture((card, world_id(rest[0])))
        if verb == "tile":
            return Gesture((card, tile_id(rest[0])))
        if verb == "lift":
            unit = self.table.card(card).numbers["unit"]
            return Gesture((card, unit_id(rest[0], decision.seat, unit, "surface")))
        return Gesture((card, supply_id(rest[0]), world_id(rest[1])))  # raise

    def _card_also(self, decision: Decision, parts: Any) -> Sequence[Gesture]:
        """Equal tiles may be touched too."""
        card, *aim = parts
        if not aim or aim[0] != "tile":
            return ()
        return [Gesture((card, tile_id(one))) for one in self.equal_tiles(aim[1]) if one != aim[1]]

    def _piece(self, parts: Sequence[Any]) -> Id:
        seat, planet, unit, where = parts
        return unit_id(planet, seat, unit, where)

    def _encore(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((parts[0],), onto=PLAY, about=(parts[1],))

    def _save(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((parts[0],), onto=PLAY)

    def _take(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((parts[0],), onto=f"hand:{decision.seat}")

    def _give(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((parts[0],), onto=PLAY)

    # --- the attempt

    def _land(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((unit_id(self.site(), decision.seat, parts[0]),), onto=self.aim())

    def _add(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((parts[0],), onto=self.aim())

    def _sacrifice(self, decision: Decision, parts: Any) -> Gesture:
        card, unit, where = parts
        return Gesture((card, self._victim(decision, unit, where)), harmful=True)

    def _victim(self, decision: Decision, unit: str, where: str) -> Id:
        """A unit that is about to land still stands in orbit."""
        return unit_id(self.site(), decision.seat, unit, "orbit" if where == "landed" else "surface")

    def _keep(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((parts[0], parts[1]))

    def _again(self, decision: Decision, parts: Any) -> Gesture:
        encore, card, *victim = parts
        path: tuple[Id, ...] = (encore, card)
        return Gesture((*path, self._victim(decision, *victim)), harmful=True) if victim else Gesture(path)

    def _dice(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((parts[0], *(f"die:{die}" for die in parts[1:])))

    def _now(self, decision: Decision, parts: Any) -> Gesture:
        """A card for the attempt; which dice are re-rolled with it is asked in the list beside it."""
        return Gesture((parts[0],), onto=self.aim())

    # --- losses

    def _lose(self, decision: Decision, parts: Any) -> Gesture:
        unit, where = parts
        return Gesture((unit_id(self._struck(decision), decision.seat, unit, where),), harmful=True)

    def _struck(self, decision: Decision) -> str:
        """The planet at which units are lost: that of the attempt, of the uprising, or Earth under bombardment."""
        flow = decision.prompt.split(".")[1]
        return {"uprising": "venus", "rockets": self.table.home}.get(flow, self.site())

    def _raze(self, decision: Decision, parts: Any) -> Gesture:
        seat, planet, building = parts if len(parts) == 3 else (decision.seat, *parts)
        return Gesture((building_id(planet, seat, building),), harmful=True)

    def _kill(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((self._piece(parts),), harmful=True)

    def _give_up(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture(harmful=True)

    def _steal(self, decision: Decision, parts: Any) -> Gesture:
        return Gesture((seat_id(parts[0]),), harmful=True)


Made = Callable[[Gestures, Decision, Any], Gesture]
_BY_VERB: dict[str, Made] = {
    "move": Gestures._move, "with": Gestures._with, "claim": Gestures._claim, "attempt": Gestures._attempt,
    "tension": Gestures._tension, "alien": Gestures._alien, "raise": Gestures._raise, "marker": Gestures._marker,
    "card": Gestures._card, "encore": Gestures._encore, "rescue": Gestures._save, "spare": Gestures._now,
    "last": Gestures._save, "take": Gestures._take, "give": Gestures._give, "land": Gestures._land,
    "add": Gestures._add, "sacrifice": Gestures._sacrifice, "keep": Gestures._keep, "again": Gestures._again,
    "reroll": Gestures._now, "exclude": Gestures._dice, "draw": Gestures._now, "lose": Gestures._lose,
    "raze": Gestures._raze, "kill": Gestures._kill, "steal": Gestures._steal,
    "give_up": Gestures._give_up,
}  # fmt: skip
_ALSO: dict[str, Callable[[Gestures, Decision, Any], Sequence[Gesture]]] = {
    "move": Gestures._move_all, "claim": Gestures._claim_also, "attempt": Gestures._attempt_also,
    "tension": Gestures._tension_also, "alien": Gestures._alien_also, "card": Gestures._card_also,
}  # fmt: skip
