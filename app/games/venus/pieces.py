"""What lies on the table of Onward to Venus: plates, planets with orbit and surface, the common things (1.2)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from app.games.venus import faces
from app.games.venus.cards import BACK, card_art
from app.games.venus.plan import CARD, UNITS, Plan, World, orbit_spots, supply_boxes, surface_spots
from app.table.model import Box, Id, Piece, Place
from rules import Decision
from rules.core.view_cache import ViewCache
from rules.venus.kinds import BUILDINGS
from rules.venus.questions import SPY_TAKE

if TYPE_CHECKING:
    from app.games.venus.table import VenusTable
    from rules.venus.seen import PlanetSeen, TableSeen

Spot = tuple[float, float, float, float]  # centre and size

TABLE, LOOKING = "table", "looking"
MARKERS, BAG, AWAY, ALIENS = "markers", "bag", "away", "aliens"
PLAYED_SHARE = 0.6  # of the place: several cards in play lie beside each other without leaving it
DRAW, DISCARD, PLAY = "draw", "discard", "play"  # as the rules name these piles


def unit_id(planet: str, seat: int, unit: str, where: str = "orbit") -> str:
    return f"unit:{planet}:{seat}:{unit}:{where}"


def building_id(planet: str, seat: int, building: str) -> str:
    return f"building:{planet}:{seat}:{building}"


def tile_id(tile: int) -> str:
    return f"tile:{tile}"


def alien_id(planet: str) -> str:
    return f"alien:{planet}"


def world_id(planet: str) -> str:
    return f"world:{planet}"


def pennant_id(planet: str, seat: int) -> str:
    return f"pennant:{planet}:{seat}"


def supply_id(piece: str) -> str:
    return f"supply:{piece}"


def seat_id(seat: int) -> str:
    return f"seat:{seat}"


class PieceMaker:
    """Makes places and pieces of one view."""

    def __init__(self, table: VenusTable) -> None:
        self.table = table
        self.plan: Plan
        self.view = cast("TableSeen", {})
        self._kept = ViewCache()  # what lies at each planet

    def say(self, name: str, **values: object) -> str:
        return self.table.say(name, **values)

    def zone(self, name: str, count: int | None = None) -> str:
        """What a common thing is called, and how much there is of it."""
        said = self.table.word(f"zone-{name}")
        return said if count is None else self.say("count", what=said, count=count)

    # --- places

    def places(self, plan: Plan, view: TableSeen, asked: Decision | None) -> list[Place]:
        self.plan, self.view = plan, view
        wide, high = plan.room
        made = [Place(TABLE, (0.0, 0.0, float(wide), float(high)), "free", frame=False)]
        made += [
            Place(world_id(name), world.cell, "free", self.table.planet_name(name), frame=False)
            for name, world in plan.worlds.items()
        ]
        made += self._strip_places(plan, view)
        for seat, box in plan.plates.items():
            if seat != plan.own:
                made.append(Place(f"hand:{seat}", box, "free", frame=False, owner=seat, size=self._small_card()))
        if plan.own is not None:
            made.append(
                Place(f"hand:{plan.own}", (0, 0, 1, 1), "fan", self.zone("hand"), size=(100, 140), hand=True,
                      owner=plan.own)
            )  # fmt: skip
        looked_at = self.looked_at(asked)
        if looked_at:
            whose = next(seat for seat, one in enumerate(view["seats"]) if looked_at[0] in one["hand"])
            name = self.say("looking", seat=self.table.seat_name(whose))
            made.append(Place(LOOKING, self._looking_box(), "row", name, size=self._looking_card()))
        return made

    def _small_card(self, share: float = 0.94) -> tuple[float, float]:
        """So much of the width of its place; where several lie side by side, less."""
        _, _, wide, high = self.plan.strip[DRAW]
        tall = min(high * 0.96, wide * share * CARD)
        return tall / CARD, tall

    def _strip_places(self, plan: Plan, view: TableSeen) -> list[Place]:
        card, strip = self._small_card(), plan.strip
        return [
            Place(PLAY, strip[PLAY], "row", icon="card", size=self._small_card(PLAYED_SHARE), tip=self.say("play")),
            Place(DRAW, strip[DRAW], "pile", self.zone("draw", view["draw"]), size=card, count=view["draw"],
                  back=(BACK,), frame=False),
            Place(DISCARD, strip[DISCARD], "pile", icon="trash", size=card,
                  tip="" if view["discard"] else self.zone("discard", 0)),
        ]  # fmt: skip

    def looked_at(self, asked: Decision | None) -> list[int]:
        """Cards of another hand, while one of them may be taken (OV-6.33)."""
        if asked is None or asked.prompt != SPY_TAKE:
            return []
        return [option[1] for option in getattr(asked, "options", ()) if isinstance(option, tuple)]

    def _looking_box(self) -> Box:
        wide, high = self.plan.room
        return wide * 0.1, high * 0.25, wide * 0.8, high * 0.5

    def _looking_card(self) -> tuple[float, float]:
        high = self.plan.room[1] * 0.42
        return high / CARD, high

    # --- pieces

    def pieces(self, plan: Plan, view: TableSeen, asked: Decision | None) -> list[Piece]:
        self.plan, self.view = plan, view
        made: list[Piece] = [self._plate(seat) for seat in plan.order]
        common = self._common_to_worlds()
        for planet in view["planets"]:
            made += self._kept.part(planet["id"], (common, self._made_of(planet)), partial(self._world, planet))
        made += self._common()
        made += self._cards()
        made += [self._card(card, LOOKING) for card in self.looked_at(asked)]
        return made

    def _lay(self, id: Id, spot: Spot, art: Any, name: str, **more: Any) -> Piece:
        x, y, w, h = spot
        wide, high = self.plan.room
        return Piece(id, TABLE, art, name, kind="token", size=(w, h), at=(x / wide, y / high), **more)

    def empire(self, seat: int) -> str:
        return str(self.view["seats"][seat]["empire"])

    # --- players

    def _plate(self, seat: int) -> Piece:
        mine = self.view["seats"][seat]
        x, y, w, h = self.plan.plates[seat]
        facts: tuple[faces.Fact, ...] = (
            ("coin", "?" if mine["money"] is None else str(mine["money"])),
            ("venus_income", f"+{mine['income']}"),
            ("card", str(mine["cards"])),
            ("venus_points", str(mine["points"])),
        )
        art = faces.plate_art(
            seat, mine["empire"], self.table.seat_name(seat), self.view["active"] == seat, self.view["first"] == seat,
            mine["markers"], facts,
        )  # fmt: skip
        tip = self.say("plate", money="?" if mine["money"] is None else mine["money"], cards=mine["cards"],
                       income=mine["income"], points=mine["points"])  # fmt: skip
        return self._lay(seat_id(seat), (x + w / 2, y + h / 2, w, h), art, self.table.seat_name(seat), owner=seat,
                         tip=tip)  # fmt: skip

    # --- planets

    def _common_to_worlds(self) -> tuple[Any, ...]:
        """What all planets are drawn by: the room, the language, names and colours of the players."""
        empires = tuple(seat["empire"] for seat in self.view["seats"])
        return self.plan, self.table.texts.language, tuple(self.table.players), empires

    def _made_of(self, planet: PlanetSeen) -> tuple[Any, ...]:
        """Everything in a view that the pieces at one planet show."""
        attempt = self.view.get("attempt")
        here = attempt is not None and attempt["planet"] == planet["id"]
        laid = (attempt["seat"], attempt["landing"]) if attempt is not None and here else None
        cards = [self.view["cards"][str(card)] for card in planet["turncoats"]]
        return planet, self.table.looks_dead(planet), laid, cards

    def _world(self, planet: PlanetSeen) -> list[Piece]:
        world = self.plan.worlds[planet["id"]]
        return [self._label(world, planet), *self._orbit(world, planet), *self._surface(world, planet)]

    def crisis_tiles(self, planet: PlanetSeen) -> int:
        return sum(self.table.tile(tile).kind == "crisis" for tile in planet["tiles"])

    def _label(self, world: World, planet: PlanetSeen) -> Piece:
        x, y, w, h = world.label
        name = self.table.planet_name(world.name)
        level = planet["level"] or self.crisis_tiles(planet)
        art = (faces.LABEL, name, self._places_held(planet), level, self.table.looks_dead(planet), self._letters())
        return self._lay(f"label:{world.name}", (x + w / 2, y + h / 2, w, h), art, name)

    def _letters(self) -> tuple[str, int]:
        """The longest name and the narrowest label, from which all names get their size."""
        names = [self.table.planet_name(name) for name in self.plan.worlds]
        return max(names, key=len), round(min(world.label[2] for world in self.plan.worlds.values()))

    def _places_held(self, planet: PlanetSeen) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """What each place is worth, and which empires hold it now; tied ones share it (OV-9.4)."""
        incomes = sorted({income for income in planet["income"] if income}, reverse=True)
        found = []
        for place, value in enumerate(planet["hexes"]):
            there = incomes[place] if place < len(incomes) else None
            holders = [self.empire(seat) for seat in self.plan.order if planet["income"][seat] == there]
            found.append((value, tuple(holders)))
        return tuple(found)

    def _orbit(self, world: World, planet: PlanetSeen) -> list[Piece]:
        made: list[Piece] = []
        half = 180.0 / len(self.plan.order)
        side = self._side(world, planet)
        for seat in self.plan.order:
            here = [(unit, planet["orbit"][seat][unit]) for unit in UNITS if planet["orbit"][seat][unit]]
            income = planet["income"][seat]
            shown = bool(here or income)
            spots = orbit_spots(world, self.plan.sector(seat), half, len(here) + shown, side)
            if shown:
                art = (faces.PENNANT, self.empire(seat), income)
                points = planet["points"][seat]
                name = self.say("pennant-points" if points else "pennant", seat=self.table.seat_name(seat),
                                income=income, points=points)  # fmt: skip
                made.append(self._lay(pennant_id(world.name, seat), (*spots[0], side, side), art, name, owner=seat))
            for (unit, count), spot in zip(here, spots[1:], strict=True):
                laid = self._laid(world.name, seat, unit)
                made.append(self._unit(world.name, seat, unit, count - laid, (*spot, side, side), laid))
        return made

    def _side(self, world: World, planet: PlanetSeen) -> float:
        """How large things in an orbit are: as large as what flies there allows."""
        orbit = [planet["orbit"][seat].values() for seat in self.plan.order]
        return self.plan.side(world, [1 + sum(1 for count in units if count) for units in orbit])

    def _laid(self, planet: str, seat: int, unit: str) -> int:
        """How many of these units are laid out for the attempt, as far as the viewer knows (OV-5.41)."""
        attempt = self.view.get("attempt")
        here = attempt is not None and (attempt["planet"], attempt["seat"]) == (planet, seat)
        return int(attempt["landing"][unit]) if attempt is not None and here else 0

    def _unit(self, planet: str, seat: int, unit: str, count: int, spot: Spot, laid: int) -> Piece:
        """Units in orbit; those laid out for an attempt are no longer counted, all of them gone leave a pale piece."""
        art = (faces.UNIT, self.empire(seat), unit, count, "orbit", bool(laid))
        name = self.table.piece_name(unit, count)
        tip = self.say("unit", seat=self.table.seat_name(seat), place=self.table.word("where-orbit"))
        if laid:
            tip += "\n" + self.say("laid", pieces=self.table.piece_name(unit, laid))
        return self._lay(unit_id(planet, seat, unit), spot, art, name, owner=seat, tip=tip)

    def _surface(self, world: World, planet: PlanetSeen) -> list[Piece]:
        """Tiles above, then what the players have there."""
        tiles = self._tiles(world, planet)
        owned = self._owned(world, planet)
        spots, side = surface_spots(world.disc, (len(tiles), len(owned)), self._side(world, planet) * 1.25)
        made = []
        for (id, art, name, more), spot in zip((*tiles, *owned), (*spots[0], *spots[1]), strict=False):
            made.append(self._lay(id, (*spot, side, side), art, name, **more))
        return made

    def _tiles(self, world: World, planet: PlanetSeen) -> list[tuple[Id, Any, str, dict[str, Any]]]:
        found: list[tuple[Id, Any, str, dict[str, Any]]] = []
        if planet["alien"]:
            found.append((alien_id(world.name), self.tile_art(None), self.table.word("piece-alien"), {}))
        for tile in planet["tiles"]:
            design = self.table.tile(tile)
            found.append((tile_id(tile), self.tile_art(tile), self.table.tile_name(design.id), {}))
        for card in planet["turncoats"]:
            name = self.view["cards"][str(card)]
            found.append((card, card_art(name), self.table.card_name(name), {}))
        return found

    def tile_art(self, tile: int | None) -> Any:
        """A tile's picture; None stands for an alien (OV-2.17)."""
        if tile is None:
            return faces.TILE, "alien", self.table.known.course.alien_defence, False, ""
        design = self.table.tile(tile)
        creature = design.id if design.kind == "trophy" else ""
        return faces.TILE, design.kind, design.defence, design.skull, creature

    def _owned(self, world: World, planet: PlanetSeen) -> list[tuple[Id, Any, str, dict[str, Any]]]:
        found: list[tuple[Id, Any, str, dict[str, Any]]] = []
        for seat in self.plan.order:
            for building in BUILDINGS:
                count = planet["buildings"][seat][building]
                if count:
                    art: Any = (faces.BUILDING, self.empire(seat), building, count)
                    found.append((building_id(world.name, seat, building), art,
                                  self.table.piece_name(building, count), {"owner": seat}))  # fmt: skip
            for unit in UNITS:
                count = planet["surface"][seat][unit]
                if count:
                    art = (faces.UNIT, self.empire(seat), unit, count, "surface", False)
                    found.append((unit_id(world.name, seat, unit, "surface"), art,
                                  self.table.piece_name(unit, count), {"owner": seat}))  # fmt: skip
        return found

    # --- the strip

    def _common(self) -> list[Piece]:
        view, strip = self.view, self.plan.strip
        gone = view["tile_discard"]
        made = [
            self._in(MARKERS, strip[MARKERS], (faces.MARKERS, view["on_card"], self._all_markers()),
                     self.zone("pass", view["on_card"])),
            self._in(BAG, strip[BAG], (faces.BAG, view["bag"]), self.zone("bag", view["bag"])),
            self._in(AWAY, strip[AWAY], (faces.AWAY, len(gone), self.tile_art(gone[-1]) if gone else None),
                     self.zone("tiles", len(view["tile_discard"]))),
        ]  # fmt: skip
        if self.plan.own is not None:
            made += self._supply(self.plan.own)
        return made

    def _all_markers(self) -> int:
        """OV-2.21."""
        return len(self.view["seats"]) + int(self.table.known.course.spare_markers)

    def _in(self, id: Id, box: Box, art: Any, name: str, **more: Any) -> Piece:
        x, y, w, h = box
        return self._lay(id, (x + w / 2, y + h / 2, w, h), art, name, **more)

    def _supply(self, seat: int) -> list[Piece]:
        """One's own pieces that are not on the table, with what raising them costs (OV-2.13)."""
        held = self.view["seats"][seat]["supply"]
        made = []
        for piece, box in supply_boxes(self.plan.strip["supply"]).items():
            cost = self.table.cost(piece)
            art = (faces.SUPPLY, self.empire(seat), piece, held[piece], cost)
            name = self.say("count", what=self.zone("supply"), count=self.table.piece_name(piece, held[piece]))
            made.append(self._in(supply_id(piece), box, art, name, owner=seat))
        return made

    # --- cards

    def _cards(self) -> list[Piece]:
        made = [self._card(card, PLAY) for card in self.view["in_play"]]
        made += [self._card(card, DISCARD) for card in self.view["discard"]]
        own = self.plan.own
        if own is not None:
            held = self.view["seats"][own]["hand"]
            made += [self._card(card, f"hand:{own}", own) for card in self.sorted(held)]
            made += [self._back(own, number) for number in range(len(held), self.view["seats"][own]["cards"])]
        return made

    def _back(self, seat: int, number: int) -> Piece:
        """A card of the hand that lies face down while everybody looks."""
        name = self.table.word("hidden-card")
        return Piece(f"hand:{seat}:{number}", f"hand:{seat}", (BACK,), name, owner=seat, facts=False)

    def sorted(self, cards: Sequence[int]) -> list[int]:
        return list(cards)

    def _card(self, card: int, place: str, owner: int | None = None) -> Piece:
        design = self.view["cards"][str(card)]
        held = owner is not None
        return Piece(card, place, card_art(design, held), self.table.card_name(design), owner=owner)
