"""How losses look in Onward to Venus: a heap that is hit shakes, what is lost goes up in flash, splinters and smoke.

All of it grows with what was lost; with reduced motion only a number does, larger for a heavier loss (UX-29).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from app.games.venus.pieces import building_id, unit_id, world_id
from app.table.model import Id
from app.table.motion.sparks import shaken
from app.table.motion.steps import Cue, InTurn, MotionStep, Together
from app.table.motion.tween import FADE_MS, Pose, Tween, ease_out
from art.cache import cached
from art.svg import Canvas
from rules import Event
from rules.core.lean import dataclass
from rules.venus.kinds import PIECES, UNITS

if TYPE_CHECKING:
    from app.games.venus.motion import Motion
    from app.table.sprites import Sprites
    from app.ui.context import Context


PUFFS = ((-0.3, -0.1), (0.28, -0.2), (0.02, 0.26), (-0.12, -0.34))


@dataclass(frozen=True)
class Smoke:
    """Puffs of smoke that drift apart."""

    at: tuple[float, float]
    size: float
    ms: float

    def draw(self, ctx: Context, surface: pygame.Surface, sprites: Sprites, part: float) -> None:
        side = max(8, round(self.size * (0.3 + 0.35 * part) / 8) * 8)
        picture = smoke(side)
        picture.set_alpha(round(150 * (1 - part)))
        for dx, dy in PUFFS:
            x = self.at[0] + dx * self.size * ease_out(part)
            y = self.at[1] + (dy - 0.25 * part) * self.size * ease_out(part)
            surface.blit(picture, picture.get_rect(center=(round(x), round(y))))
        picture.set_alpha(255)


@cached
def rocket(size: int, angle: int) -> pygame.Surface:
    """A brass rocket with its flame, turned clockwise from upright."""
    canvas = Canvas(100)
    with canvas.moved(50, 50, turn=angle):
        canvas.glow(0, 34, 14, 22, "#FF8A2A", 0.9, 0.4)
        canvas.glow(0, 28, 7, 12, "#FFF3C9", 1.0, 0.5)
        canvas.path("M0 -40Q13 -22 11 4L11 18H-11L-11 4Q-13 -22 0 -40Z", "#C9A35B", stroke="#4A3418", width=3)
        canvas.path("M-11 4L-22 24L-11 18ZM11 4L22 24L11 18Z", "#A5483A", stroke="#4A3418", width=3)
        canvas.circle(0, -12, 5, "#16204A", stroke="#F3E2B4", width=2)
    return canvas.draw((size, size))


@cached
def smoke(size: int) -> pygame.Surface:
    """A soft grey cloud."""
    canvas = Canvas(100)
    canvas.glow(50, 50, 50, 50, "#9A9388", 0.55, 0.35)
    canvas.glow(46, 44, 28, 28, "#D8D2C4", 0.5, 0.4)
    return canvas.draw((size, size))


BURST_MS, STAGGER_MS = 460.0, 60.0
BUILDING_WORTH = 6  # pounds, as a loss: it stands for an income
HARDEST = 14  # pounds lost at once that look as heavy as can be


class Losses:
    """Steps and numbers for events in which something is lost."""

    def __init__(self, motion: Motion) -> None:
        self._motion = motion

    # --- how heavy

    def _worth(self, piece: str) -> int:
        return self._motion.table.cost(piece) or BUILDING_WORTH

    def blow(self, event: Event) -> float:
        """From 0 to 1, by what the lost pieces cost; the end of a planet is as heavy as can be."""
        data = event.data
        match event.kind:
            case "unit_lost" if not data["rescued"]:
                lost = self._worth(data["unit"])
            case "building_lost":
                lost = self._worth(data["building"])
            case "cleared":
                lost = sum(self._worth(piece) * count for _, piece, count in _gone(data))
            case "planet_dead":
                lost = HARDEST
            case _:
                lost = 0
        return min(1.0, lost / HARDEST)

    def floats(self, event: Event) -> tuple[Id, str, str] | None:
        """What is lost, written where it was."""
        data, table = event.data, self._motion.table
        match event.kind:
            case "unit_lost" if not data["rescued"]:
                spot, what = _unit_spot(data), table.piece_name(data["unit"])
            case "building_lost":
                spot, what = _building_spot(data), table.piece_name(data["building"])
            case "cleared" if any(_gone(data)):
                spot, what = world_id(data["planet"]), str(sum(count for _, _, count in _gone(data)))
            case _:
                return None
        told_there = table.kit.desk.performer.same_viewer  # otherwise the piece is not there any more
        return spot if told_there else world_id(data["planet"]), table.word("float-lost", what=what), "harm_text"

    # --- how it looks

    def steps(self, event: Event) -> list[MotionStep] | None:
        match event.kind:
            case "unit_lost":
                return self._unit_lost(event.data, self.blow(event))
            case "building_lost":
                art = self._motion.unit_art(event.data["seat"], event.data["building"], 1)
                return self._burst(_building_spot(event.data), art, self.blow(event))
            case "cleared":
                return self._cleared(event.data, self.blow(event))
            case "planet_dead":
                return self._planet_dead(event.data)
        return None

    def _unit_lost(self, data: Any, hard: float) -> list[MotionStep] | None:
        motion, spot = self._motion, _unit_spot(data)
        art = motion.unit_art(data["seat"], data["unit"], 1)
        if not data["rescued"]:
            return self._burst(spot, art, hard)
        home = motion.table.home
        start, goal = motion.pose(spot), unit_id(home, data["seat"], data["unit"])
        end = motion.pose(goal, world_id(home), late=True)
        return motion.carry(art, [start, end], goal, origin=spot) if start is not None and end is not None else None

    def _burst(self, spot: Id, art: Hashable, hard: float) -> list[MotionStep] | None:
        """A piece goes up in smoke where it stood, and the rest of its heap shakes."""
        motion = self._motion
        pose = motion.pose(spot)
        if pose is None:
            return None
        size = max(8, round(pose.scale))
        ghost = motion.ghost(art, pose, (size, size))
        start = Pose(pose.x, pose.y, scale=size)
        gone = replace(start, alpha=0.0, scale=size * 1.3)
        rest = motion.leave(spot)
        if motion.reduced:
            return [Together(Tween(ghost, start, gone, FADE_MS), *rest)]
        stays = motion.after is not None and motion.after.of(spot) is not None
        shake = [InTurn(*rest, *shaken(spot, pose, hard))] if stays and rest else rest
        burst = [Tween(ghost, start, gone, BURST_MS), *self._light(replace(pose, scale=size * 1.7), hard), *shake]
        return [InTurn(Cue("sound:boom"), Together(*burst))]

    def _light(self, at: Pose, hard: float, ms: float = BURST_MS) -> list[MotionStep]:
        sparks = self._motion.sparks
        return [*sparks.burst(at, hard), sparks.clip("smoke", Smoke((at.x, at.y), at.scale, ms))]

    def _cleared(self, data: Any, hard: float) -> list[MotionStep] | None:
        """Everything at a planet is lost at once."""
        motion, planet = self._motion, data["planet"]
        before = motion.before
        gone: list[MotionStep] = []
        for seat, piece, _ in _gone(data):
            spots = [unit_id(planet, seat, piece, where) for where in ("orbit", "surface")]
            for spot in spots if piece in UNITS else [building_id(planet, seat, piece)]:
                if before is not None and before.of(spot) is not None:
                    gone += self._burst(spot, motion.unit_art(seat, piece, 1), hard) or []
        pose = motion.pose(world_id(planet))
        if pose is not None and not motion.reduced:
            gone += self._light(replace(pose, scale=pose.scale * 0.8), hard, BURST_MS * 1.6)
        return [Together(*gone, stagger_ms=STAGGER_MS)] if gone else None

    def _planet_dead(self, data: Any) -> list[MotionStep] | None:
        """The planet turns to its dead side when the smoke begins to be seen."""
        pose = self._motion.pose(world_id(data["planet"]))
        if pose is None:
            return None
        light = self._light(replace(pose, scale=pose.scale * 1.1), 1.0, BURST_MS * 1.6)
        self._motion.dying[data["planet"]] = str(getattr(light[-1], "name", ""))
        return [InTurn(Cue("sound:boom"), Together(*light))]


def _unit_spot(data: Any) -> Id:
    return unit_id(data["planet"], data["seat"], data["unit"], "surface" if data["landed"] else "orbit")


def _building_spot(data: Any) -> Id:
    return building_id(data["planet"], data["seat"], data["building"])


def _gone(data: Any) -> Iterator[tuple[int, str, int]]:
    """Seat, kind and number of everything that a planet has lost."""
    rows: Sequence[Sequence[int]] = data["lost"]
    for seat, counts in enumerate(rows):
        yield from ((seat, piece, count) for piece, count in zip(PIECES, counts, strict=True) if count)
