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
    TABLE,
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
from app.table.roles.gestures import GestureRole
from rules import Decision, One, Some
from rules.core.decisions import Option
from rules.venus.facts import ALIEN
from rules.venus.questions import BOMBARD, ENCORE, GROUP, HAND_LIMIT, HIRE, LAST, REMOVE, SAVE, SPY_GIVE, SPY_TAKE, SWAP

if TYPE_CHECKING:
    from app.games.venus.table import VenusTable

ATTEMPT = "attempt"  # the panel's place
TO_DISCARD = (HAND_LIMIT, SWAP)
PANEL = ("attempt",)  # what is brought to the panel of the attempt


class Gestures(GestureRole):
    """Reads options of the present decision; knows where things lie from the view."""

    table: VenusTable
    outlines_blocked = False

    def gesture(self, decision: Decision, option: Option) -> Gesture:
        if isinstance(option, int):  # a card, among several
            made = Gesture((option,), onto=DISCARD if decision.prompt in TO_DISCARD else PLAY)
        else:
            verb, parts = (option, ()) if isinstance(option, str) else (option[0], option[1:])
            meant = _BY_VERB.get(verb)
            made = meant(self, decision, parts) if meant is not None else Gesture()
        return self.table.show.previewed(option, made)

    def also(self, decision: Decision, option: Option) -> Sequence[Gesture]:
        """Other hands-on ways to mean the same."""
        if not isinstance(option, tuple):
            return ()
        found = _ALSO.get(option[0])
        return found(self, decision, option[1:]) if found is not None else ()

    def wishes(self, decision: Decision, thing: Id, target: Id | None) -> Sequence[Any]:
        return _wishes(decision, thing, target)

    def slot_thing(self, decision: Decision, slot: Any) -> Id | None:
        """The units of a group lie in the orbit from which it starts (OV-5.13)."""
        way = self.table.seen.get("way") if decision.prompt == GROUP else None
        return unit_id(way[0], decision.seat, str(slot)) if way else None

    def source(self, decision: Decision) -> Id | None:
        """What a question is about: where a group goes, the tile that is attempted, the unit about to be lost."""
        seen = self.table.seen
        way, attempt, threat = seen.get("way"), seen.get("attempt"), seen.get("threat")
        if threat:
            return unit_id(threat["planet"], threat["seat"], threat["unit"], threat["where"])
        if attempt:
            return alien_id(attempt["planet"]) if attempt["tile"] == ALIEN else tile_id(attempt["tile"])
        return world_id(way[1]) if way else None

    def several(self, decision: Decision, thing: Id) -> bool:
        """Of the units that lie here as one, as many are landed as the attempt still needs."""
        landing = [("land", unit) for unit in UNITS]
        option = next((one for one in landing if self.gesture(decision, one).path == (thing,)), None)
        if option is not None:
            self.table.services.attempt(lambda: self._land_all(decision, option))  # a lesson may want something else
        return option is not None

    def _land_all(self, decision: Decision, option: tuple[str, str]) -> None:
        while self._wants(decision, option):
            self.table.services.note(decision, option)
            self.table.match.answer(option, seat=decision.seat)

    def _wants(self, decision: Decision, option: tuple[str, str]) -> bool:
        """Whether it is offered, and something is still missing."""
        attempt = self.table.match.view()["table"]["attempt"]
        asked = next((one for one in self.table.match.asked() if one.seat == decision.seat), None)
        offered = isinstance(asked, One) and asked.prompt == decision.prompt and option in asked.options
        return offered and attempt is not None and not attempt["enough"]

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
        places: dict[str, str] = {REMOVE: "venus", BOMBARD: self.table.home}
        return places.get(decision.prompt, self.site())

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


# --- wishes: what touching or dragging a thing would mean, were it possible; the rules say what it lacks


def _wishes(decision: Decision, thing: Id, target: Id | None) -> list[Any]:
    """The wishes that a gesture may mean, the likeliest first."""
    if isinstance(thing, int):
        return _of_card(decision, thing, target)
    name, *parts = str(thing).split(":")
    if thing == MARKERS:
        return ["marker"] if target is None else ["bring_marker"]
    if name == "unit":
        return [(*_unit(parts), *_aim(target))]
    if name == "pennant":
        planet, seat = parts[0], int(parts[1])
        return [("unit", seat, planet, "cruiser", "orbit", *_aim(target))]
    if name == "supply":
        goal = _aim(target)
        return [("raise", parts[0], goal[1]) if goal[:1] == ("world",) else ("raise", parts[0])]
    if name == "tile":
        return _of_tile(int(parts[0]), target)
    if name == "alien":
        return [("alien", parts[0])]
    if name == "building":
        return [("building", int(parts[1]), parts[0], parts[2])]
    return [("opponent", int(parts[0]))] if name == "seat" and decision.prompt == HIRE else []


def _of_card(decision: Decision, card: int, target: Id | None) -> list[Any]:
    if isinstance(decision, Some) or decision.prompt in TO_DISCARD:
        return [card]
    word: dict[str, str] = {SPY_TAKE: "take", SPY_GIVE: "give", SAVE: "rescue", ENCORE: "rescue", LAST: "last"}
    verb = word.get(decision.prompt)
    return [(verb, card)] if verb is not None else [("card", card, *_aim(target))]


def _of_tile(tile: int, target: Id | None) -> list[Any]:
    """A tile is claimed with what it is brought to: a unit, or the building that a tension is aimed at."""
    name, *parts = str(target).split(":")
    if name == "unit":
        return [(*_unit(parts), "tile", tile)]
    if name == "building":
        return [("tension", tile, int(parts[1]), parts[2])]
    return [("tile", tile)]


def _unit(parts: list[str]) -> tuple[Any, ...]:
    planet, seat, unit, where = parts
    return ("unit", int(seat), planet, unit, where)


def _aim(target: Id | None) -> tuple[Any, ...]:
    """What something was brought to, as the rules name it; nothing for the middle of the table."""
    if target is None or target in (PLAY, TABLE):
        return ()
    if isinstance(target, int):
        return ("card", target)
    name, *parts = str(target).split(":")
    if name == "unit":
        return _unit(parts)
    if name in ("world", "label"):
        return ("world", parts[0])
    if name == "pennant":
        return ("world", parts[0])
    if name == "tile":
        return ("tile", int(parts[0]))
    if name == "alien":
        return ("alien", parts[0])
    if name == "seat":
        return ("opponent", int(parts[0]))
    if name == "supply":
        return ("supply", parts[0])
    if name == "die":
        return ("die", int(parts[0]))
    if name == "building":
        return ("building", int(parts[1]), parts[0], parts[2])
    return PANEL if name == ATTEMPT else ()
