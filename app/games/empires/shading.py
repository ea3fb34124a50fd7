"""What waits where the group under orders can go, and the way to the hex that is pointed at."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise

import pygame

from app.games.empires.plan import hex_id
from app.games.empires.routes import Goal
from app.table.stage import Stage
from app.ui import lettering
from app.ui.colour import Rgb, mix, with_alpha
from app.ui.context import STRONG, Context, Style
from app.ui.paint import draw_icon, plate
from rules.empires.state import Hex

LOSSES = Style(size="small")
SIGN = Style(size="tiny", weight="bold")
LATER = 0.6  # how much of its colour a way has that is gone in later turns
BESIDE = (0.84, 0.72)  # where in its hex the end of a remembered way is marked
LEAST_HEX = 34  # pixels: in smaller hexes there is no room for signs


def draw_signs(
    ctx: Context, surface: pygame.Surface, stage: Stage, goals: Mapping[Hex, Goal], percent: Callable[[float], str]
) -> None:
    """The chance of losing a ship in a hex, or that enemies stand there, below its upper corner."""
    for goal in goals.values():
        rect = stage.rects.get(hex_id(goal.hex))
        if rect is None or rect.width < LEAST_HEX or not (goal.risk or goal.enemies):
            continue
        side = ctx.px(16)
        words = lettering.line(ctx, percent(goal.risk), SIGN, ctx.theme.warn) if goal.risk else None
        wide = ctx.px(8) + (words.get_width() if words else 0) + (side if goal.enemies else 0)
        box = pygame.Rect(0, 0, wide, side)
        box.midtop = (rect.centerx, rect.y + rect.height // 12)
        fill = with_alpha(ctx.theme.panel, 0.88)
        surface.blit(plate(box.size, box.height // 2, fill, fill), box)
        if words:
            surface.blit(words, words.get_rect(midleft=(box.x + ctx.px(4), box.centery)))
        if goal.enemies:
            draw_icon(ctx, surface, "fire", (box.right - ctx.px(4) - side // 2, box.centery), side, ctx.theme.harm)


def draw_battles(ctx: Context, surface: pygame.Surface, stage: Stage, hexes: Iterable[int]) -> None:
    """Where battles are still to be fought in this phase."""
    for hex in hexes:
        rect = stage.rects.get(hex_id(hex))
        if rect is None or rect.width < LEAST_HEX:
            continue
        radius = max(ctx.px(9), rect.width // 8)
        spot = (rect.centerx, rect.y + radius + rect.height // 14)
        pygame.draw.circle(surface, ctx.theme.panel, spot, radius)
        pygame.draw.circle(surface, ctx.theme.harm, spot, radius, max(2, ctx.px(2)))
        draw_icon(ctx, surface, "fire", spot, round(radius * 1.4), ctx.theme.harm)


def draw_way(ctx: Context, surface: pygame.Surface, stage: Stage, start: int, goal: Goal) -> None:
    """A dotted line through the middles of the hexes, with an end that says what waits there."""
    spots = [stage.rects[hex_id(hex)].center for hex in (start, *goal.path) if hex_id(hex) in stage.rects]
    colour = ctx.theme.warn if goal.risk or goal.enemies else ctx.theme.chosen
    for one, two in pairwise(spots):
        _dots(ctx, surface, one, two, colour)
    if spots:
        end, radius = spots[-1], ctx.px(13)
        pygame.draw.circle(surface, ctx.theme.panel, end, radius)
        pygame.draw.circle(surface, colour, end, radius, max(2, ctx.px(2)))
        icon = "fire" if goal.enemies else "eye" if goal.explores else "step"
        draw_icon(ctx, surface, icon, end, ctx.px(16), colour)


def draw_journey(
    ctx: Context, surface: pygame.Surface, stage: Stage, start: int, path: Sequence[int], now: int = 0, turns: str = ""
) -> None:
    """A way over several turns: the steps of this turn as of any way, the later ones paler; at its end, how many turns
    it takes, or that it is remembered."""
    spots = [stage.rects[hex_id(hex)].center for hex in (start, *path) if hex_id(hex) in stage.rects]
    if not spots:
        return
    later = mix(ctx.theme.panel, ctx.theme.chosen, LATER)
    if not turns:  # it stays there: beside the counters of its hex
        rect = stage.rects[hex_id(path[-1])]
        spots[-1] = rect.x + round(rect.width * BESIDE[0]), rect.y + round(rect.height * BESIDE[1])
    for at, (one, two) in enumerate(pairwise(spots)):
        _dots(ctx, surface, one, two, ctx.theme.chosen if at < now else later)
    end, radius = spots[-1], ctx.px(13 if turns else 9)
    colour = ctx.theme.chosen if turns else later
    pygame.draw.circle(surface, ctx.theme.panel, end, radius)
    pygame.draw.circle(surface, colour, end, radius, max(2, ctx.px(2)))
    if turns:
        words = lettering.line(ctx, turns, STRONG, colour)
        surface.blit(words, words.get_rect(center=end))
    else:
        draw_icon(ctx, surface, "step", end, ctx.px(12), colour)


def draw_forecast(
    ctx: Context, surface: pygame.Surface, stage: Stage, hex: int, lines: Sequence[str], room: pygame.Rect
) -> None:
    """What to expect of a battle in a hex, on a plate below it, or above it where there is no room."""
    rect = stage.rects.get(hex_id(hex))
    if rect is None or not lines:
        return
    words = [lettering.line(ctx, line, STRONG if not at else LOSSES) for at, line in enumerate(lines)]
    pad, gap = ctx.px(10), ctx.px(8)
    box = pygame.Rect(0, 0, max(each.get_width() for each in words) + 2 * pad, pad)
    box.height += sum(each.get_height() for each in words)
    box.midtop = (rect.centerx, rect.bottom + gap)
    if box.bottom > room.bottom - gap:
        box.midbottom = (rect.centerx, rect.top - gap)
    box.clamp_ip(room.inflate(-gap, -gap))
    fill = with_alpha(ctx.theme.panel, 0.95)
    surface.blit(plate(box.size, ctx.px(8), fill, fill, with_alpha(ctx.theme.brass, 0.8)), box)
    y = box.y + pad // 2
    for each in words:
        surface.blit(each, each.get_rect(midtop=(box.centerx, y)))
        y += each.get_height()


def _dots(ctx: Context, surface: pygame.Surface, one: tuple[int, int], two: tuple[int, int], colour: Rgb) -> None:
    away = math.dist(one, two)
    count = max(2, round(away / ctx.px(10)))
    for step in range(count):
        share = (step + 0.5) / count
        spot = round(one[0] + (two[0] - one[0]) * share), round(one[1] + (two[1] - one[1]) * share)
        pygame.draw.circle(surface, ctx.theme.panel, spot, ctx.px(4))
        pygame.draw.circle(surface, colour, spot, ctx.px(3))
