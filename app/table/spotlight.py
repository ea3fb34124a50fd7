"""What somebody else plays is shown large in the middle of the table, before it works (UX-30, UX-71); so is a moment.

It has a time of its own: neither a fast nor an instant speed of motion may hide it, only the pace of the computer
players shortens or lengthens it. A click, Space or gamepad A goes on at once.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import field
from typing import TYPE_CHECKING

import pygame

from app.table import great_moments
from app.table.arrange import Shown
from app.table.model import GreatMoment, Piece, Played
from app.table.motion.steps import Hold
from app.table.motion.timeline import INSTANT, LEAST_LINE_MS, Timeline
from app.table.motion.tween import Pose, Tween, shown_for
from app.ui import lettering
from app.ui.colour import with_alpha
from app.ui.context import BODY, Context
from app.ui.labels import draw_set
from app.ui.paint import plate
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from app.table.painter import Painter
    from app.table.stage import Stage

SHOWN_MS = 1500.0  # at the usual pace of the computer players
USUAL_PACE_MS = 700.0
COME_MS = 180.0  # on its way from where it was played
HIGH, LEAST_HIGH = 0.66, 0.4  # of the board's height
WIDE = 0.94  # of its width, for what is wide
PLACES = (0.5, 0.28, 0.72, 0.18, 0.82)  # of the board's width, best first


@dataclass
class Shone:
    """A play or a moment in the light: how long it has been seen, and whether the last frame showed it."""

    played: Played | GreatMoment
    age: float = 0.0
    seen: bool = False
    rect: pygame.Rect = field(default_factory=lambda: pygame.Rect(0, 0, 0, 0))


class Spotlight:
    """The plays that wait in the queue of a table, by the name of their hold."""

    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self._waiting: dict[str, Shone] = {}
        self._number = 0

    def forget(self) -> None:
        self._waiting.clear()

    def later(self, played: Played | GreatMoment) -> Hold:
        """Put a play or a moment into the queue."""
        self._number += 1
        name = f"play:{self._number}"
        self._waiting[name] = Shone(played)
        return Hold(name, stays=True)

    def joins(self, hold: Hold, moment: GreatMoment) -> bool:
        """Tell another moment together with one that waits; False if they are of different kinds."""
        waiting = self._waiting.get(hold.name)
        both = (
            great_moments.joined(waiting.played, moment)
            if waiting and isinstance(waiting.played, GreatMoment)
            else None
        )
        if waiting is None or both is None:
            return False
        waiting.played = both
        return True

    @property
    def now(self) -> Shone | None:
        """What is in the light."""
        return self._waiting.get(self.timeline.holding or "")

    def lasts_ms(self) -> float:
        """How long it is shown: a play by the pace of the computer players, and shorter where everything is faster."""
        now = self.now
        if now is not None and isinstance(now.played, GreatMoment):
            return self._moment_ms(now.played)
        pace, speed = self.timeline.pace_ms, self.timeline.speed
        pace = USUAL_PACE_MS if pace is None else pace
        if speed == INSTANT:
            return max(LEAST_LINE_MS, pace)
        return max(LEAST_LINE_MS, SHOWN_MS * pace / USUAL_PACE_MS / max(1.0, speed))

    def _moment_ms(self, moment: GreatMoment) -> float:
        if self.timeline.speed == INSTANT:
            return great_moments.INSTANT_MS
        full = great_moments.STILL_MS if self.timeline.reduced else great_moments.lasts_ms(moment)
        return full / max(1.0, self.timeline.speed)

    def update(self, dt: float) -> None:
        """Real time passes; only what the window shows grows older."""
        now = self.now
        if now is None:
            if not self.timeline.holds:
                self._waiting.clear()
            return
        now.age += dt if now.seen else 0.0
        now.seen = False
        if now.age >= self.lasts_ms():
            self.timeline.release()

    def skip(self) -> bool:
        """Go on at once; False if nothing is in the light."""
        if self.now is None:
            return False
        self.timeline.release()
        return True

    def pictures(self, ctx: Context, board: pygame.Rect) -> Iterable[tuple[object, tuple[int, int]]]:
        """What will be drawn, for whoever draws it ahead."""
        found: list[tuple[object, tuple[int, int]]] = []
        for shone in self._waiting.values():
            if isinstance(shone.played, GreatMoment):
                found += great_moments.pictures(ctx, shone.played, board)
            else:
                found.append((shone.played.art, _size(ctx, shone.played, board)))
        return found

    # --- drawing

    def draw(self, ctx: Context, surface: pygame.Surface, painter: Painter, stage: Stage, board: pygame.Rect) -> None:
        """What is in the light."""
        now = self.now
        if now is None:
            return
        now.seen = True
        if isinstance(now.played, GreatMoment):
            still, lasts = self.timeline.reduced or self.timeline.speed == INSTANT, self.lasts_ms()
            age = now.age * great_moments.lasts_ms(now.played) / lasts  # faster where everything is
            great_moments.draw(ctx, surface, painter, now.played, age, shown_for(now.age, lasts), still, board)
        else:
            self._draw_played(ctx, surface, painter, stage, board, now, now.played)

    def _draw_played(
        self,
        ctx: Context,
        surface: pygame.Surface,
        painter: Painter,
        stage: Stage,
        board: pygame.Rect,
        now: Shone,
        played: Played,
    ) -> None:
        """The card with its words below it, and lines to what it is aimed at."""
        size = _size(ctx, played, board)
        wide = max(ctx.px(240), size[0])
        words = lettering.set_text(ctx, played.words, BODY, wide, align="center", markup=True)
        block = (max(size[0], words.size[0] + ctx.px(28)), size[1] + words.size[1] + ctx.px(24))
        aims = [rect for target in played.targets if (rect := stage.rect(target)) is not None]
        now.rect = _place(block, board, aims)
        rest = Pose(now.rect.centerx, now.rect.y + size[1] / 2, scale=size[0])
        if now.age >= COME_MS / 2:  # not among the first frames, which have enough to do
            _shade(ctx, surface, board)
        pose = self._pose(now.age, played, rest, stage)
        art = Piece("play", "", played.art, played.words, round=played.round)
        painter.flying(ctx, surface, Shown(art, (rest.x, rest.y), size, ("play",)), pose, played.art, round(pose.scale))
        strength = shown_for(now.age, math.inf)
        _draw_words(ctx, surface, words, wide, now.rect, strength)
        if strength >= 1:
            for aim in aims[:4]:
                _draw_aim(ctx, surface, now.rect, aim)

    def _pose(self, age: float, played: Played, rest: Pose, stage: Stage) -> Pose:
        """It comes from where it was played; with reduced motion it only appears (UX-29)."""
        source = stage.pose(played.source) if played.source is not None else None
        if self.timeline.reduced or self.timeline.speed == INSTANT or source is None:
            return Pose(rest.x, rest.y, scale=rest.scale, alpha=shown_for(age, math.inf))
        start = Pose(source.x, source.y, scale=max(source.scale, rest.scale * 0.3), alpha=0.4)
        return Tween("play", start, rest, COME_MS, lift=0.4).at(min(1.0, age / COME_MS))


def _draw_words(
    ctx: Context, surface: pygame.Surface, words: lettering.SetText, wide: int, block: pygame.Rect, strength: float
) -> None:
    ground = pygame.Rect(0, 0, words.size[0] + ctx.px(28), words.size[1] + ctx.px(14))
    ground.midbottom = block.midbottom
    fill = with_alpha(ctx.theme.panel, 0.96)
    back = plate(ground.size, ctx.px(10), fill, fill, with_alpha(ctx.theme.brass, 0.9)).copy()
    draw_set(ctx, back, words, ((ground.width - wide) // 2, ctx.px(7)))
    back.set_alpha(round(255 * strength))
    surface.blit(back, ground)


def _size(ctx: Context, played: Played, board: pygame.Rect) -> tuple[int, int]:
    """As high as two thirds of the board, less where its words need the room; never wider than the board."""
    lines = ctx.em(1.6) * 3
    high = max(round(board.height * LEAST_HIGH), min(round(board.height * HIGH), board.height - lines))
    high = min(high, round(board.width * WIDE * played.size[1] / played.size[0]))
    return round(high * played.size[0] / played.size[1]), high


def _place(block: tuple[int, int], board: pygame.Rect, aims: list[pygame.Rect]) -> pygame.Rect:
    """In the middle, or beside it where it would lie on what it is aimed at."""
    found = []
    for share in PLACES:
        rect = pygame.Rect((0, 0), block)
        rect.center = (board.x + round(board.width * share), board.centery)
        found.append(rect.clamp(board))
    return min(found, key=lambda rect: sum(rect.colliderect(aim) for aim in aims))


def _shade(ctx: Context, surface: pygame.Surface, board: pygame.Rect) -> None:
    """The table recedes a little."""
    veil = with_alpha(ctx.theme.space_0, 0.45)
    surface.blit(plate(board.size, 0, veil, veil), board)


def _draw_aim(ctx: Context, surface: pygame.Surface, block: pygame.Rect, aim: pygame.Rect) -> None:
    from art.pieces import arrow

    start = (min(max(aim.centerx, block.left), block.right), min(max(aim.centery, block.top), block.bottom))
    if not block.collidepoint(aim.center):
        tone = "#{:02X}{:02X}{:02X}".format(*ctx.colour("harm"))
        arrow(surface, start, aim.center, ctx.art, colour=tone, width=max(3.0, 4.0 * ctx.scale))
