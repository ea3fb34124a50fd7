"""Draws what moves over the table: flying pieces, dice in their tray, rising texts, lines, banner."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy

import pygame

from app.table.model import Id
from app.table.motion.tween import shown_for
from app.table.painter import Painter
from app.table.performer import Floating, Performer, Rolling
from app.table.regions import status_height
from app.table.stage import Stage
from app.table.tumble import CUBE, DiePose, laid_out, throw
from app.ui import lettering
from app.ui.colour import Rgb, mix, with_alpha
from app.ui.context import LEAD, STRONG, Context
from app.ui.labels import draw_set
from app.ui.paint import draw_shadow, plate
from app.ui.tooltip import draw_banner

WIDE = 1.6  # how many times as wide as high a thing is beside which numbers rise
RISE = 46.0
SENTENCE = 16.0  # ems; what is longer stands in several lines
HEAVY, GROW_MS, GROW_STEPS = 1.5, 450.0, 8  # how much larger the heaviest loss is written; how it gets there
FELT = (24, 60, 52)


def draw_motion(
    ctx: Context,
    surface: pygame.Surface,
    painter: Painter,
    performer: Performer,
    stage: Stage,
    after: Stage,
    hidden: pygame.Rect | None = None,
) -> None:
    """Everything of the timeline that is visible now; pieces whose centre is in `hidden` lie below a panel."""
    timeline = performer.timeline
    waiting = set(timeline.waiting())
    for piece, ghost in sorted(performer.ghosts.items(), key=lambda entry: (entry[0] not in waiting, str(entry[0]))):
        pose = performer.pose(piece)
        if pose is not None and not (hidden is not None and hidden.collidepoint(pose.x, pose.y)):
            flips = ghost.before != ghost.after
            art = ghost.after if not flips or pose.turned else ghost.before
            painter.flying(ctx, surface, ghost.shown, pose, art, max(4, round(pose.scale)))
    performer.sparks.draw(ctx, surface, painter.sprites)
    for place, by in performer.was.tally.items():
        painter.running_count(ctx, surface, stage, place, by)
    for line in (shown_line.line for shown_line in timeline.lines()):
        where = stage if stage.knows(line.cause) and stage.knows(line.effect) else after
        draw_line(ctx, surface, where, line.cause, line.effect, "harm")
    taken: list[pygame.Rect] = []
    for floating in performer.floats:
        _draw_float(ctx, surface, floating, floating.rect or after.rect(floating.thing), taken)
    for name, rolling in performer.dice.items():
        _draw_dice(ctx, surface, performer, name, rolling)
    into = timeline.clip("banner")
    if into is not None and performer.banner:
        draw_banner(ctx, surface, performer.banner, shown_for(into, 600.0))


def draw_line(ctx: Context, surface: pygame.Surface, stage: Stage, cause: Id | None, effect: Id, role: str) -> None:
    """An arrow from cause to effect (UX-30, UX-36)."""
    from art.pieces import arrow

    start = stage.rect(cause) if cause is not None else None
    end = stage.rect(effect)
    if start is None or end is None or start.center == end.center:
        return
    tone = "#{:02X}{:02X}{:02X}".format(*ctx.colour(role))
    arrow(surface, start.center, end.center, ctx.art, colour=tone, width=max(3.0, 4.0 * ctx.scale))


def _grown(ctx: Context, floating: Floating) -> Context:
    """Larger letters for a heavier loss; with reduced motion they grow to it, instead of anything that shakes."""
    if not floating.weight:
        return ctx
    grown = min(1.0, floating.age / GROW_MS) if ctx.reduced_motion else 1.0
    larger = copy(ctx)
    larger.text_scale *= 1 + round(HEAVY * floating.weight * grown * GROW_STEPS) / GROW_STEPS
    return larger


def float_place(size: tuple[int, int], rect: pygame.Rect, rise: int, window: pygame.Rect, status: int) -> pygame.Rect:
    """Where a number rises from a thing: over it, or beside a wide plate, whose name and values are read."""
    ground = pygame.Rect((0, 0), size)
    if rect.width > WIDE * rect.height and rect.right + size[0] <= window.right:
        ground.midleft = (rect.right, rect.centery - rise // 2)
    else:
        ground.center = (rect.centerx, rect.top - rise)
    ground.clamp_ip(window)
    # It must not rise into the status line, where it would seem to belong to a button.
    ground.top = max(ground.top, min(rect.top, status))
    return ground


def below_others(ground: pygame.Rect, taken: Sequence[pygame.Rect], window: pygame.Rect) -> pygame.Rect:
    """Where a text stands that would cover older ones, such as what neighbours have found at once: just below them, or
    above them at the lower edge of the window."""
    ground = pygame.Rect(ground)
    for step in (1, -1):
        found = ground
        while (at := found.collidelist(list(taken))) >= 0:
            found = found.move(0, taken[at].bottom - found.top if step > 0 else taken[at].top - found.bottom)
        if window.contains(found):
            return found
    return ground


def _float_words(ctx: Context, text: str, colour: Rgb) -> pygame.Surface:
    """A number or a few words; a sentence stands in several lines, so that it covers little beside its thing."""
    room = ctx.em(SENTENCE)
    if lettering.text_width(ctx, text, LEAD) <= room:
        return lettering.line(ctx, text, LEAD, colour)
    words = lettering.set_text(ctx, text, STRONG, room)
    drawn = pygame.Surface(words.size, pygame.SRCALPHA)
    draw_set(ctx, drawn, words, (0, 0), colour)
    return drawn


def _draw_float(
    ctx: Context, surface: pygame.Surface, floating: Floating, rect: pygame.Rect | None, taken: list[pygame.Rect]
) -> None:
    """Draw a rising text; its box is added to those that are `taken`."""
    if rect is None:
        return
    part = floating.age / floating.ms
    drawn = _float_words(_grown(ctx, floating), floating.text, ctx.colour(floating.role))
    rise = 0 if ctx.reduced_motion else round(ctx.px(RISE) * (1 - (1 - part) ** 3))
    size = (drawn.get_width() + ctx.px(18), drawn.get_height() + ctx.px(6))
    ground = float_place(size, rect, rise, surface.get_rect(), status_height(ctx))
    ground = below_others(ground, taken, surface.get_rect())
    taken.append(ground)
    fill = with_alpha(ctx.theme.panel, 1)
    radius = min(ground.height // 2, ctx.px(20))
    back = plate(ground.size, radius, fill, fill, with_alpha(ctx.colour(floating.role), 0.8))
    for part_of_it, spot in ((back, ground), (drawn, drawn.get_rect(center=ground.center))):
        part_of_it.set_alpha(round(255 * shown_for(floating.age, floating.ms)))
        surface.blit(part_of_it, spot)
        part_of_it.set_alpha(255)


def _draw_dice(ctx: Context, surface: pygame.Surface, performer: Performer, name: str, rolling: Rolling) -> None:
    timeline = performer.timeline
    into, rest = timeline.clip(name), timeline.clip(f"{name}:rest")
    if into is None and rest is None:
        return
    still = rest is not None or ctx.reduced_motion
    if still or into is None:
        draw_rest(ctx, surface, performer.area, rolling, rest is not None)
        return
    draw_tray(ctx, surface, performer.area)
    for index, pose in enumerate(rolling.roll.poses(into)):
        _draw_die(ctx, surface, performer.area, pose, rolling, index)


def draw_rest(
    ctx: Context, surface: pygame.Surface, area: pygame.Rect, rolling: Rolling, told: bool = True, lined: bool = False
) -> None:
    """A tray with dice that lie still; with their total and rings around those that count, if it is to be told.
    `lined`: they were thrown elsewhere, and only lie here."""
    draw_tray(ctx, surface, area)
    still = lined or ctx.reduced_motion
    poses = laid_out(rolling.tray, rolling.thrown.faces) if still else rolling.roll.rest
    for index, pose in enumerate(poses):
        if told and any(rolling.thrown.counting[index : index + 1]):
            _draw_ring(ctx, surface, area, pose, rolling.tray.die)
        _draw_die(ctx, surface, area, pose, rolling, index)
    if told and rolling.thrown.total:
        drawn = lettering.line(ctx, rolling.thrown.total, STRONG)
        tag = drawn.get_rect(midbottom=(area.centerx, area.bottom + ctx.px(14))).inflate(ctx.px(22), ctx.px(8))
        fill = with_alpha(ctx.theme.panel, 1)
        surface.blit(plate(tag.size, tag.height // 2, fill, fill, with_alpha(ctx.theme.brass, 0.9)), tag)
        surface.blit(drawn, drawn.get_rect(center=tag.center))


def _draw_ring(ctx: Context, surface: pygame.Surface, area: pygame.Rect, pose: DiePose, die: float) -> None:
    at = (area.x + round(pose.x), area.y + round(pose.y))
    pygame.draw.circle(surface, ctx.theme.chosen, at, round(die * 0.62), max(2, ctx.px(3)))


def prepare_dice(ctx: Context, performer: Performer) -> None:
    """Prepare what a throw needs besides the dice, in another thread and long before the first throw (P10)."""
    _prepare_tray(ctx, performer.area.size)
    throw(performer.tray, (1, 2, 3), 0)


def prepare_throw(ctx: Context, size: tuple[int, int], rolling: Rolling) -> None:
    """Prepare a throw that is about to be shown: its course, its tray and all faces of its dice (P10)."""
    _prepare_tray(ctx, size)
    for index in range(len(rolling.roll.faces)):
        for face in range(1, rolling.thrown.sides + 1):
            _die_picture(ctx, rolling, index, face)


def _prepare_tray(ctx: Context, size: tuple[int, int]) -> None:
    draw_tray(ctx, pygame.Surface(size), pygame.Rect((0, 0), size))


def draw_tray(ctx: Context, surface: pygame.Surface, area: pygame.Rect) -> None:
    """Draw the tray: felt with a brass rim."""
    rim = area.inflate(ctx.px(20), ctx.px(20))
    draw_shadow(ctx, surface, rim, ctx.px(16), 20)
    wood_top, wood = mix(ctx.theme.brass_dark, (40, 24, 12), 0.55), mix(ctx.theme.brass_dark, (20, 12, 8), 0.7)
    surface.blit(
        plate(
            rim.size,
            ctx.px(16),
            with_alpha(wood_top, 1),
            with_alpha(wood, 1),
            with_alpha(ctx.theme.brass, 1),
            ctx.px(2),
        ),
        rim,
    )
    felt = with_alpha(FELT, 1)
    deep = with_alpha(mix(FELT, (0, 0, 0), 0.35), 1)
    surface.blit(plate(area.size, ctx.px(10), deep, felt, with_alpha(mix(FELT, (0, 0, 0), 0.6), 1), ctx.px(2)), area)


def _die_picture(ctx: Context, rolling: Rolling, index: int, face: int) -> pygame.Surface:
    from art.dice import die, ten_sided_die

    bodies, symbols = rolling.thrown.bodies, rolling.thrown.symbols
    body = bodies[index % len(bodies)] if bodies else "#EFEAE0"
    symbol = symbols[index % len(symbols)] if symbols else None
    size = _picture_size(rolling)
    if rolling.thrown.sides != CUBE:
        return ten_sided_die(size, ctx.art, body=body, face=face)
    return die(size, ctx.art, body=body, face=face, symbol=symbol, shadow=False, skull=rolling.thrown.skull)


def _picture_size(rolling: Rolling) -> int:
    return round(rolling.tray.die * 1.5)  # the cube takes two thirds of its picture


def _draw_die(
    ctx: Context, surface: pygame.Surface, area: pygame.Rect, pose: DiePose, rolling: Rolling, index: int
) -> None:
    from art.dice import die_shadow

    face = _die_picture(ctx, rolling, index, pose.face)
    turned = pygame.transform.rotate(face, -round(pose.angle)) if abs(pose.angle) > 0.5 else face
    up = round(pose.lift * rolling.tray.die * 0.8)
    x, y = area.x + round(pose.x), area.y + round(pose.y)
    cast = die_shadow(_picture_size(rolling), round(pose.lift, 1))
    surface.blit(cast, cast.get_rect(center=(x + 4 + up // 3, y + 6 + up // 3)))
    surface.blit(turned, turned.get_rect(center=(x, y - up)))
