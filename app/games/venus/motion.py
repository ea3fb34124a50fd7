"""How the events of Onward to Venus are seen: fleets fly from orbit to orbit, tiles turn up, pieces are lost, money
and cards change hands (look.md, Motion).

Units lie in heaps with a number. What flies is a token of its own; the heap it comes to keeps its old number until it
arrives. Everything keeps to the times of UX section 3, and with reduced motion only fades remain (UX-29).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import pygame

from app.games.venus import faces
from app.games.venus.attempt_draw import DIE
from app.games.venus.cards import BACK
from app.games.venus.losses import BURST_MS, Losses, Smoke, rocket
from app.games.venus.pieces import (
    AWAY,
    BAG,
    DRAW,
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
from app.table.arrange import Shown
from app.table.model import Id, Piece
from app.table.motion import moves
from app.table.motion.sparks import Flash, Sparks
from app.table.motion.steps import Cue, InTurn, MotionStep, Together
from app.table.motion.tween import Pose, Tween, ease_in_out
from app.table.performer import Ghost
from app.table.stage import Stage
from app.ui.context import Context
from art.venus.markers import coin, pass_marker
from art.venus.tiles import tile_back
from rules import Event
from rules.venus.facts import SKULL
from rules.venus.kinds import UNITS

if TYPE_CHECKING:
    from app.games.venus.table import VenusTable

LEG_MS, STAGGER_MS, TILE_MS = 300.0, 60.0, 140.0
MOST_COINS = 5
COIN, MARKER, TILE_BACK, ROCKET = "coin", "marker", "tile-back", "rocket"  # arts
ROCKETS = 5
SOUNDS = {
    "turn": "tick", "tile_away": "card", "kept": "grab", "landed": "chip", "raised": "chip", "built": "chip",
    "marker": "pass", "first_player": "turn", "played": "flip", "attempt": "rotate", "crisis": "alarm",
    "alien": "alarm", "period": "turn", "lifted": "rotate",
    "reset": "shuffle",
}  # fmt: skip

Found = tuple[Id, Id | None, Id | None]


class Motion:
    """Steps for events. The stage before a change says where things were, the one after it where they lie."""

    def __init__(self, table: VenusTable) -> None:
        self.table = table
        self.losses = Losses(self)
        self._number = 0
        self._phase = ""
        self.dying: dict[str, str] = {}  # planets that still look alive, with the clip of their end
        self._setting_up = False  # pieces are laid out before the first period: all at once

    # --- where things are

    @property
    def _desk(self) -> Any:
        return self.table.kit.desk

    @property
    def before(self) -> Stage | None:
        found: Stage | None = self._desk.performer.before
        return found

    @property
    def after(self) -> Stage | None:
        found: Stage | None = self._desk.stage
        return found

    @property
    def sparks(self) -> Sparks:
        found: Sparks = self._desk.performer.sparks
        return found

    @property
    def reduced(self) -> bool:
        return bool(self.table.kit.timeline.reduced)

    def pose(self, thing: Id, *others: Id, late: bool = False) -> Pose | None:
        """Where the first of these things was, or with `late` where it lies now; otherwise the other way round."""
        stages = (self.after, self.before) if late else (self.before, self.after)
        for name in (thing, *others):
            for stage in stages:
                if stage is not None and stage.knows(name):
                    return stage.pose(name)
        return None

    def _side(self) -> int:
        """The size of a unit on the screen."""
        return max(8, round(self.table.plan.token * float(self._desk.camera.zoom)))

    def ghost(self, art: Hashable, at: Pose, size: tuple[int, int]) -> str:
        """Something that is only seen on its way."""
        self._number += 1
        name = f"fly:{self._number}"
        piece = Piece(name, PLAY, art, kind="token")
        shown = Shown(piece, (at.x, at.y), size, (name,))
        self._desk.performer.ghosts[name] = Ghost(shown, art, art)
        return name

    def unit_art(self, seat: int, piece: str, count: int) -> Hashable:
        empire = self.table.maker.empire(seat)
        if piece in UNITS:
            return faces.UNIT, empire, piece, count, "orbit", False
        return faces.BUILDING, empire, piece, count

    def keep(self, thing: Id, ms: float) -> list[MotionStep]:
        """A heap shows its old number until what flies there has arrived; a new one is not seen before."""
        before, after = self.before, self.after
        if after is None or after.of(thing) is None:
            return []
        end = after.pose(thing)
        assert end is not None
        if before is not None and before.of(thing) is not None:
            start = before.pose(thing) or end
            return [Tween(thing, start, end, ms)]
        hidden = replace(end, alpha=0.0)
        return [InTurn(Tween(thing, hidden, hidden, ms), Tween(thing, hidden, end, 1.0))]

    def leave(self, thing: Id) -> list[MotionStep]:
        """A heap shows at once what stays when something has left it; an empty one is gone."""
        before, after = self.before, self.after
        pose = before.pose(thing) if before is not None and before.of(thing) is not None else None
        if pose is None or after is None:
            return []
        return [Tween(thing, pose, pose if after.of(thing) is not None else replace(pose, alpha=0.0), 1.0)]

    def carry(
        self,
        art: Hashable,
        way: Sequence[Pose],
        goal: Id,
        side: int | None = None,
        ms: float = LEG_MS,
        origin: Id = "",
    ) -> list[MotionStep]:
        """A token along its way, leg by leg; at its origin there is one less as soon as it flies."""
        size = side or self._side()
        ghost = self.ghost(art, way[0], (size, size))
        spots = [Pose(spot.x, spot.y, scale=size) for spot in way]
        unseen = replace(spots[0], alpha=0.0)  # while it waits for its turn
        if self.reduced:
            return [Tween(ghost, unseen, spots[-1], ms)]
        legs = [Tween(ghost, a, b, ms, arc=_bow(a, b), lift=0.35, ease=ease_in_out) for a, b in pairwise(spots)]
        way_there = InTurn(Tween(ghost, unseen, spots[0], 1.0), *legs)
        return [Together(way_there, *self.leave(origin), *self.keep(goal, ms * len(legs)))]

    # --- steps

    def steps(self, event: Event) -> Sequence[MotionStep] | None:
        if event.kind == "phase":
            self._phase = event.data["phase"]
        elif event.kind in ("empire", "period"):
            self._setting_up = event.kind == "empire"
        if self._setting_up:
            return None
        made = _STEPS.get(event.kind)
        return made(self, event.data) if made is not None else self.losses.steps(event)

    def _moved(self, data: Any) -> list[MotionStep] | None:
        """The whole group flies together, past the planets on its way."""
        seat, goal = data["seat"], data["to"]
        legs = self._legs(data["origin"], goal)
        flying: list[MotionStep] = []
        for unit, count in zip(UNITS, data["group"], strict=True):
            start = self.pose(unit_id(data["origin"], seat, unit), world_id(data["origin"]))
            end = self.pose(unit_id(goal, seat, unit), world_id(goal), late=True)
            if count and start is not None and end is not None:
                way, origin = [start, *legs, end], unit_id(data["origin"], seat, unit)
                flying += self.carry(self.unit_art(seat, unit, count), way, unit_id(goal, seat, unit), origin=origin)
        return [InTurn(Cue("sound:rotate"), Together(*flying, stagger_ms=STAGGER_MS))] if flying else None

    def _legs(self, origin: str, goal: str) -> list[Pose]:
        """The planets between two others, as spots beside their discs."""
        known = self.table.known
        found, here, end = [], known.index[origin], known.index[goal]
        while known.distance[here][end] > 1:
            nearer = [p for p in range(len(known.names)) if known.distance[here][p] == 1]
            here = min(nearer, key=lambda p: (known.distance[p][end], p))  # Earth before the Moon (OV-2.5)
            pose = self.pose(world_id(known.names[here]))
            if pose is not None:
                found.append(pose)
        return found

    def _landed(self, data: Any) -> list[MotionStep] | None:
        seat, planet = data["seat"], data["planet"]
        return self._change_places(seat, planet, zip(UNITS, data["units"], strict=True), "orbit", "surface")

    def _lifted(self, data: Any) -> list[MotionStep] | None:
        return self._change_places(data["seat"], data["planet"], [(data["unit"], 1)], "surface", "orbit")

    def _change_places(
        self, seat: int, planet: str, units: Iterable[tuple[str, int]], origin: str, goal: str
    ) -> list[MotionStep] | None:
        flying: list[MotionStep] = []
        for unit, count in units:
            here = unit_id(planet, seat, unit, origin)
            start = self.pose(here)
            end = self.pose(unit_id(planet, seat, unit, goal), world_id(planet), late=True)
            if count and start is not None and end is not None:
                to = unit_id(planet, seat, unit, goal)
                art = self.unit_art(seat, unit, count)
                flying += self.carry(art, [start, end], to, ms=moves.ACROSS_MS, origin=here)
        return [Together(*flying)] if flying else None

    def _raised(self, data: Any) -> list[MotionStep] | None:
        """From one's own supply, or from the other player's plate."""
        seat, unit, planet = data["seat"], data["unit"], data["planet"]
        goal = unit_id(planet, seat, unit)
        end = self.pose(goal, late=True)
        start = self.pose(supply_id(unit)) if seat == self.table.viewer else self.pose(seat_id(seat))
        if start is None or end is None or self.before is None:
            return None
        return self.carry(self.unit_art(seat, unit, 1), [start, end], goal, ms=moves.ACROSS_MS)

    def _built(self, data: Any) -> list[MotionStep] | None:
        seat, building, planet = data["seat"], data["building"], data["planet"]
        goal = building_id(planet, seat, building)
        end = self.pose(goal, late=True)
        start = self.pose(supply_id(building)) if seat == self.table.viewer else self.pose(seat_id(seat))
        if start is None or end is None:
            return None
        return self.carry(self.unit_art(seat, building, 1), [start, end], goal, ms=moves.ACROSS_MS)

    def expect(self, before: Any, now: Any) -> None:
        """A new view comes: who has died in it still looks alive, until that is shown or nothing is."""
        alive = {planet["id"] for planet in before.get("planets", ()) if not planet["dead"]}
        for planet in now["planets"]:
            if planet["dead"] and planet["id"] in alive:
                self.dying.setdefault(planet["id"], "")

    def settle(self) -> bool:
        """Planets turn to their dead side when that is shown; True when one has just done so."""
        timeline = self.table.kit.timeline
        done = [planet for planet, name in self.dying.items() if not timeline.busy or timeline.clip(name) is not None]
        for planet in done:
            del self.dying[planet]
        return bool(done)

    def _alien(self, data: Any) -> list[MotionStep] | None:
        """From outside, or from the planet that was left."""
        goal = alien_id(data["planet"])
        end = self.pose(goal, world_id(data["planet"]), late=True)
        origin = data["origin"]
        start = self.pose(alien_id(origin), world_id(origin)) if origin else None
        if end is None:
            return None
        if start is None:
            start = Pose(float(self.table.kit.top.board.right), end.y - self._side() * 3, scale=self._side())
        return self.carry(self.table.maker.tile_art(None), [start, end], goal, ms=moves.ACROSS_MS * 2)

    def _reset(self, data: Any) -> list[MotionStep] | None:
        """OV-8.2: all at once."""
        before = self.before
        flying: list[MotionStep] = []
        for shown in before.shown if before is not None else ():
            kind, _, rest = str(shown.piece.id).partition(":")
            if kind != "unit" or not rest.endswith(":surface"):
                continue
            planet, seat, unit, _ = rest.split(":")
            count = shown.piece.art[3] if isinstance(shown.piece.art, tuple) else 1
            flying += self._change_places(int(seat), planet, [(unit, count)], "surface", "orbit") or []
        return [Together(*flying)] if flying else None

    def _marker(self, data: Any) -> list[MotionStep] | None:
        start, end = self.pose(MARKERS), self.pose(seat_id(data["seat"]), late=True)
        if start is None or end is None:
            return None
        return self.carry((MARKER,), [start, end], "", ms=moves.ACROSS_MS)

    def _money(self, data: Any) -> list[MotionStep] | None:
        """Coins between the bank, which has no place of its own, and a plate; income comes from the planets."""
        plate = self.pose(seat_id(data["seat"]), late=True)
        if plate is None or data["why"] == "start":
            return None
        others = self._sources(data) or [p for p in (self.pose(MARKERS),) if p is not None]
        count = min(MOST_COINS, abs(data["pounds"]))
        side = max(10, round(self._side() * 0.6))
        flying: list[MotionStep] = []
        for number in range(count if others else 0):
            other = others[number % len(others)]
            ends = [other, plate] if data["pounds"] > 0 else [plate, other]
            flying += self.carry((COIN,), ends, "", side, moves.ACROSS_MS)
        return [Together(Cue("sound:chip"), Together(*flying, stagger_ms=STAGGER_MS))] if flying else None

    def _sources(self, data: Any) -> list[Pose]:
        """Where the money of an income comes from: the pennants at one's planets."""
        if data["why"] != "income":
            return []
        spots = [pennant_id(name, data["seat"]) for name in self.table.known.names
                 if self._worth(name, data["seat"])]  # fmt: skip
        return [pose for spot in spots if (pose := self.pose(spot)) is not None]

    def _worth(self, planet: str, seat: int) -> int:
        found = next(each for each in self.table.seen["planets"] if each["id"] == planet)
        return int(found["income"][seat])

    def _tile(self, data: Any) -> list[MotionStep] | None:
        """A tile comes out of the bag and turns its face up; from the discard it comes open."""
        goal = tile_id(data["tile"])
        start, end = self.pose(BAG if self._phase == "tiles" else AWAY), self.pose(goal, late=True)
        after = self.after
        if start is None or end is None or after is None or after.of(goal) is None:
            return None
        side = max(8, round(end.scale))
        shown, art = Piece("", PLAY, (TILE_BACK,)), self.table.maker.tile_art(data["tile"])
        ghost = self.ghost((TILE_BACK,), start, (side, side))
        back = (TILE_BACK,) if self._phase == "tiles" else art
        ghosts = self._desk.performer.ghosts
        ghosts[ghost] = Ghost(Shown(shown, (start.x, start.y), (side, side), (ghost,)), back, art, back != art)
        a, b = Pose(start.x, start.y, alpha=0.0, scale=side), Pose(end.x, end.y, scale=side)
        fly = Tween(ghost, a, b, TILE_MS, arc=_bow(a, b) / 2, lift=0.3, flip=back != art)
        return [Together(fly, *self.keep(goal, TILE_MS))]

    def _levels(self, data: Any) -> list[MotionStep] | None:
        """OV-7.2: the dice that show a skull go to the marked tiles, one by one."""
        flying: list[MotionStep] = []
        area = self._desk.performer.area
        start = Pose(float(area.centerx), float(area.centery))
        for planet, tile in data["dice"]:
            end = self.pose(tile_id(tile), world_id(planet))
            if end is not None:
                flying += self.carry((DIE, SKULL, ""), [start, end], "", ms=moves.ACROSS_MS)
        return [InTurn(*flying, Cue("sound:die"))] if flying else None

    def bombard(self, planet: str) -> list[MotionStep]:
        """OV-7.22: rockets fly from the planet to Earth."""
        start, end = self.pose(world_id(planet)), self.pose(world_id(self.table.home))
        if start is None or end is None or self.reduced or planet == self.table.home:
            return []
        side = self._side()
        spread = end.scale * 0.12
        flying: list[MotionStep] = []
        for number in range(ROCKETS):
            hit = replace(end, x=end.x + (number - (ROCKETS - 1) / 2) * spread, y=end.y + (number % 2) * spread)
            light = self.sparks.clip("flash", Flash((hit.x, hit.y), side * 1.6, BURST_MS))
            cloud = self.sparks.clip("smoke", Smoke((hit.x, hit.y), side * 1.6, BURST_MS))
            turn = round(math.degrees(math.atan2(hit.x - start.x, start.y - hit.y)) / 15) * 15 % 360
            shot = self.carry((ROCKET, turn), [start, hit], "", side, ms=LEG_MS * 1.6)
            flying.append(InTurn(*shot, Cue("sound:boom"), Together(light, cloud)))
        return [InTurn(Cue("sound:shot"), Together(*flying, stagger_ms=2 * STAGGER_MS))]

    def _period(self, data: Any) -> list[MotionStep]:
        self._desk.performer.banner = self.table.word("period", period=data["period"], periods=data["periods"])
        return [moves.banner("banner")]

    # --- tiles and cards

    def moved(self, event: Event) -> Found | None:
        data = event.data
        match event.kind:
            case "tile_away" if not data["drawn"]:
                return tile_id(data["tile"]), world_id(data["planet"]), AWAY
            case "kept":
                return tile_id(data["tile"]), world_id(data["planet"]), seat_id(data["seat"])
            case "alien_defeated":
                return alien_id(data["planet"]), world_id(data["planet"]), seat_id(data["seat"])
            case "move":
                return self._card(data)
        return None

    def _card(self, data: Any) -> Found | None:
        """Known cards fly by themselves; of others' cards the back does."""
        origin, goal = self._spot(data["origin"]), self._spot(data["to"])
        if data["origin"] == "box":
            return None
        if data.get("card") is not None:
            return data["card"], origin, goal
        pose, before = self.pose(origin), self.before
        if pose is None or before is None:
            return None
        zoom = self._desk.camera.zoom
        wide, high = before.places[DRAW].size
        size = (max(4, round(wide * zoom)), max(4, round(high * zoom)))
        self._number += 1
        name = f"fly:{self._number}"
        shown = Shown(Piece(name, origin, (BACK,)), (pose.x, pose.y), size, (name,))
        self._desk.performer.ghosts[name] = Ghost(shown, (BACK,), (BACK,))
        return name, origin, goal

    @staticmethod
    def _spot(place: str) -> Id:
        """A Turncoat lies at its planet."""
        zone, _, name = place.partition(":")
        return world_id(name) if zone == "planet" else place

    # --- extras

    def _pounds(self, pounds: int) -> str:
        """Gained or paid, with its sign before the pound."""
        return self.table.word("float-money", sign="−" if pounds < 0 else "+", pounds=abs(pounds))

    def floats(self, event: Event) -> tuple[Id, str, str] | None:
        data = event.data
        match event.kind:
            case "money" if data["why"] != "start":
                role = "good" if data["pounds"] > 0 else "harm_text"
                return seat_id(data["seat"]), self._pounds(data["pounds"]), role
            case "kept":
                return seat_id(data["seat"]), "+1", "good"
            case "alien_defeated":
                return seat_id(data["seat"]), "+2", "good"
            case "marker":
                return MARKERS, str(data["left"]), "ink"
        return self.losses.floats(event)

    def matters(self, event: Event, seat: int | None) -> tuple[Id, Id] | None:
        """What somebody does to the viewer: a unit killed, a building taken, a card stolen (UX-30)."""
        data = event.data
        if seat is None:
            return None
        match event.kind:
            case "attempt" if data["target"] == seat:
                return seat_id(data["seat"]), building_id(data["planet"], seat, data["building"])
            case "unit_lost" if data["seat"] == seat and data["why"] not in ("dice", "sacrifice"):
                return self._cause(data, seat), world_id(data["planet"])
            case "building_lost" if data["seat"] == seat:
                return self._cause(data, seat), world_id(data["planet"])
            case "move" if data["origin"] == f"hand:{seat}" and str(data["to"]).startswith("hand:"):
                return seat_id(int(data["to"].partition(":")[2])), seat_id(seat)
        return None

    def _cause(self, data: Any, seat: int) -> Id:
        """Whose doing it is: the active player's, otherwise the planet's own."""
        active = self.table.seen["active"]
        return seat_id(active) if 0 <= active != seat else world_id(data["planet"])

    def sound(self, event: Event) -> str:
        return SOUNDS.get(event.kind, "")


def draw(art: Hashable, size: tuple[int, int], ctx: Context) -> pygame.Surface | None:
    """Things that are only seen on their way; None for any other."""
    if art == (COIN,):
        return coin(min(size), ctx.art)
    if art == (TILE_BACK,):
        return tile_back(min(size), ctx.art)
    if isinstance(art, tuple) and art[0] == ROCKET:
        return rocket(min(size), art[1])
    return pass_marker(min(size), ctx.art) if art == (MARKER,) else None


def _bow(a: Pose, b: Pose) -> float:
    """Ways along orbits are bent."""
    return min(90.0, math.dist((a.x, a.y), (b.x, b.y)) * 0.16)


_STEPS: dict[str, Callable[[Motion, Any], Sequence[MotionStep] | None]] = {
    "moved": Motion._moved, "landed": Motion._landed, "lifted": Motion._lifted, "raised": Motion._raised,
    "built": Motion._built,
    "alien": Motion._alien, "reset": Motion._reset,
    "marker": Motion._marker, "tile": Motion._tile, "crisis_levels": Motion._levels, "money": Motion._money,
    "period": Motion._period,
}  # fmt: skip
