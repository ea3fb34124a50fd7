"""Draws the combat lane over the table: steps, order of fire, announced shots, previews (look.md, UX-40).

All of it lies in the still layer: nothing here is drawn anew while cards move.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

import pygame

from app.games.kaosz.lane import STEPS, Lane, Rank, Shot
from app.games.kaosz.lane_view import LaneView, Tag
from app.table.docking import clearing
from app.table.facts import FactLine, draw_plate_of, facts_size
from app.table.model import Id
from app.table.overlay import draw_line
from app.table.painter import TAG_SHARE, captions, within
from app.table.regions import prompt_context
from app.table.stage import Stage
from app.ui import lettering
from app.ui.colour import mix, with_alpha
from app.ui.context import Context, Style
from app.ui.labels import draw_set
from app.ui.paint import draw_icon, plate
from art.panels import tag as brass_tag
from art.pieces import arrow
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from app.games.kaosz.plan import Plan
    from app.table.arrange import Shown
    from app.table.desk import Desk
    from rules.kaosz.seen import TableSeen

NUMBER = Style(size="small", weight="bold")
RANK = Style(size="tiny", weight="bold", role="on_brass")
TAG_AWAY, TAG_PAD = 12.0, 6.0  # of a preview: how far from its ship it stands, and how much taller it is than its text
WIDE = (0.4, 0.55, 0.7, 0.28)  # of the board, that the steps take where their column is too narrow
NARROW = 11.0  # ems: a narrower column breaks every other word of an outcome
STEP = Style(size="tiny", weight="semibold", tracking=0.06, capitals=True)
TITLE = Style(size="tiny", weight="medium", role="ink_dim")


@dataclass
class Marks:
    """What lies still on the table besides places and pieces, for one position."""

    plan: Plan
    seen: TableSeen
    lane: Lane | None
    title: str = ""  # of the combat, as it was worded when this was the present position


def draw_lane(
    ctx: Context, surface: pygame.Surface, desk: Desk, view: LaneView, marks: Marks, box: pygame.Rect
) -> None:
    """Everything about a combat that lies still."""
    lane, stage = marks.lane, desk.shown
    if lane is None or stage is None:
        return
    laid = _steps_laid(ctx, desk, view, stage, lane, marks.title, box)
    if laid is not None:
        surface.blit(*laid)
    _draw_aim(ctx, surface, stage, lane)
    flying = desk.performer.flying()  # what is still on its way carries no marks
    for shot in lane.shots:
        if shot.ship not in flying:
            _draw_shot(ctx, surface, stage, lane, shot)
    for rank in lane.ranks:
        if rank.ship.card not in flying:
            _draw_rank(ctx, surface, stage, rank, lane)
    for card, told in view.tags(desk).items():
        if card not in flying:
            _draw_tag(ctx, surface, desk, stage, card, told)


# --- the steps of the combat


def steps_rect(ctx: Context, desk: Desk, view: LaneView, box: pygame.Rect) -> pygame.Rect | None:
    """Where the steps of the present combat stand, if they do."""
    if view.lane is None or desk.stage is None:
        return None
    laid = _steps_laid(ctx, desk, view, desk.stage, view.lane, view.title(), box)
    return laid[1] if laid is not None else None


def _steps_laid(
    ctx: Context, desk: Desk, view: LaneView, stage: Stage, lane: Lane, title: str, box: pygame.Rect
) -> tuple[pygame.Surface, pygame.Rect] | None:
    """In the middle of the lane, beside the stack; in a low window the outcome needs the room. Where large text would
    lie over cards and names, it is as wide as the free room between them."""
    picture = _steps(ctx, desk, view, lane, title, box.width)
    spot = _steps_spot(ctx, desk, view, stage, picture, box)
    taken, room = _taken(ctx, stage, view), desk.camera.region
    if spot is None or (spot.collidelist(taken) < 0 and box.width >= ctx.em(NARROW)):
        return (picture, spot) if spot is not None else None
    told = outcome_rect(ctx, desk, view, box)
    taken += [told] if told is not None else []
    for kept in ([*taken, *edge_boxes(ctx, stage, lane)], taken):
        for share in WIDE:
            wide = _steps(ctx, desk, view, lane, title, round(room.width * share))
            place = clearing(room, stage, kept, [wide.get_size()], ctx.px(16))
            if place.collidelist(kept) < 0:
                return wide, place
    covers = spot.collidelist([one.covered_box for one in stage.shown]) >= 0
    return None if told is not None or covers else (picture, spot)


def _taken(ctx: Context, stage: Stage, view: LaneView) -> list[pygame.Rect]:
    """What nothing said about the combat should lie over: cards, names of places, the question and what waits."""
    around = (view.table.surroundings.prompt, view.table.surroundings.stack)
    named = [spot for _, _, spot in captions(ctx, stage)]
    return [*(one.covered_box for one in stage.shown), *named, *(pygame.Rect(rect) for rect in around if rect)]


def _steps_spot(
    ctx: Context, desk: Desk, view: LaneView, stage: Stage, picture: pygame.Surface, box: pygame.Rect
) -> pygame.Rect | None:
    spot = picture.get_rect(center=(box.centerx, stage_middle(stage)))
    stack = view.table.surroundings.stack
    if stack is not None and stack.colliderect(spot):
        spot.right = stack.left - ctx.px(8)
    told = outcome_rect(ctx, desk, view, box)
    return spot if told is None or not told.colliderect(spot) else None


def _steps(ctx: Context, desk: Desk, view: LaneView, lane: Lane, title: str, width: int) -> pygame.Surface:
    room = width - ctx.px(12)
    key = ("lane-steps", title, lane.step, room)
    return desk.sprites.other(ctx, key, lambda: _steps_picture(ctx, view, lane, title, room))


def _steps_picture(ctx: Context, view: LaneView, lane: Lane, title: str, room: int) -> pygame.Surface:
    # The target is named before the first step.
    steps: tuple[str, ...] = STEPS if lane.step in STEPS else (lane.step, *STEPS)
    names = [view.table.wording.step(step) for step in steps]
    drawn = [
        lettering.line(ctx, name, STEP, ctx.colour("chosen" if step == lane.step else "ink_dim"))
        for step, name in zip(steps, names, strict=True)
    ]
    gap = ctx.px(12)
    wide = sum(one.get_width() for one in drawn) + gap * (len(drawn) - 1)
    short = wide > room - 2 * ctx.px(12)
    if short:  # only the present step is named; the others are dots
        drawn = [one if step == lane.step else _dot(ctx) for step, one in zip(steps, drawn, strict=True)]
        wide = sum(one.get_width() for one in drawn) + gap * (len(drawn) - 1)
    if wide > room - ctx.px(24):
        steps = (lane.step,)
        name = lettering.ellipsised(ctx, view.table.wording.step(lane.step), STEP, room - ctx.px(24))
        drawn = [lettering.line(ctx, name, STEP, ctx.theme.chosen)]
        wide = drawn[0].get_width()
    head = lettering.set_text(ctx, title, TITLE, room - ctx.px(24), align="center")
    tall = max(one.get_height() for one in drawn)
    size = (max(wide, head.size[0]) + ctx.px(24), tall + head.size[1] + ctx.px(16))
    fill = with_alpha(ctx.theme.panel, 1)
    picture = plate(size, ctx.px(10), fill, fill, ctx.theme.hairline_rgba).copy()
    draw_set(ctx, picture, head, ((size[0] - (room - ctx.px(24))) // 2, ctx.px(6)), ctx.colour(TITLE.role))
    x = (size[0] - wide) // 2
    middle = size[1] - ctx.px(8) - tall // 2
    for step, one in zip(steps, drawn, strict=True):
        picture.blit(one, one.get_rect(midleft=(x, middle)))
        if step == lane.step:
            under = middle + one.get_height() // 2 + 1
            pygame.draw.line(picture, ctx.theme.chosen, (x, under), (x + one.get_width() - 1, under), ctx.px(2))
        x += one.get_width() + gap
    return picture


def _dot(ctx: Context) -> pygame.Surface:
    side = ctx.px(6)
    tone = with_alpha(ctx.theme.ink_dim, 1)
    return plate((side, side), side // 2, tone, tone)


# --- ships


def _draw_rank(ctx: Context, surface: pygame.Surface, stage: Stage, rank: Rank, lane: Lane) -> None:
    """The order of fire on a brass tag at the ship's edge towards the lane; the one that acts is ringed."""
    rect = stage.rect(rank.ship.card)
    if rect is None or lane.step not in ("equip", "pay", "fire"):
        return
    below = rect.centery > stage_middle(stage)
    edge = rect.top if below else rect.bottom
    if rank.place:
        ctx = within(ctx, RANK, round(min(rect.size) * TAG_SHARE))
        drawn = lettering.line(ctx, str(rank.place), RANK)
        high = drawn.get_height() + ctx.px(2)
        box = pygame.Rect(0, 0, max(high, drawn.get_width() + ctx.px(10)), high)
        # At the card, not on it: its name stands along this edge.
        if below:
            box.bottomright = (rect.right, edge + ctx.px(1))
        else:
            box.topright = (rect.right, edge - ctx.px(1))
        if rank.acting:
            halo = box.inflate(ctx.px(8), ctx.px(8))
            bright = with_alpha(ctx.theme.chosen, 1)
            surface.blit(plate(halo.size, halo.height // 2, bright, bright), halo)
        surface.blit(brass_tag(box.size, ctx.art), box)
        surface.blit(drawn, drawn.get_rect(center=box.center))
    if rank.acting:
        sign = "arrow_up" if below else "arrow_down"
        tip = edge - ctx.px(10) if below else edge + ctx.px(10)
        draw_icon(ctx, surface, sign, (rect.centerx, tip), ctx.px(18), ctx.theme.chosen)
    elif rank.passed:
        draw_icon(ctx, surface, "pass", (rect.centerx, edge), ctx.px(16), ctx.theme.ink_dim)
    _draw_unknown(ctx, surface, stage, rank)


def edge_boxes(ctx: Context, stage: Stage, lane: Lane | None) -> list[pygame.Rect]:
    """The strips beside the fighting ships, towards the lane: orders of fire, shots and previews stand there."""
    high = ctx.px(TAG_AWAY) + ctx.font(NUMBER).get_height() + ctx.px(TAG_PAD)
    found = [stage.rect(rank.ship.card) for rank in lane.ranks] if lane is not None else []
    middle = stage_middle(stage)
    return [
        pygame.Rect(rect.x, rect.top - high if rect.centery > middle else rect.bottom, rect.width, high)
        for rect in found
        if rect is not None
    ]


def stage_middle(stage: Stage) -> int:
    rect = stage.rect("lane")
    return rect.centery if rect is not None else 0


def _draw_unknown(ctx: Context, surface: pygame.Surface, stage: Stage, rank: Rank) -> None:
    """Cards aboard that the viewer cannot know: a question mark, not a guess."""
    shown = stage.of(rank.ship.card)
    if shown is None or not rank.ship.hidden:
        return
    drawn = lettering.line(ctx, "?" * min(3, rank.ship.hidden), NUMBER, ctx.colour("warn"))
    box = unknown_box(ctx, shown, drawn.get_rect().inflate(ctx.px(8), 0).size)
    fill = with_alpha(ctx.theme.panel, 0.95)
    surface.blit(plate(box.size, box.height // 2, fill, fill, with_alpha(ctx.theme.warn, 0.9)), box)
    surface.blit(drawn, drawn.get_rect(center=box.center))


def unknown_box(ctx: Context, shown: Shown, size: tuple[int, int]) -> pygame.Rect:
    """The corner of a ship where neither its name nor its values stand; a turned one has them on a plate below."""
    room, box = shown.box.inflate(-ctx.px(6), -ctx.px(6)), pygame.Rect((0, 0), size)
    if round(shown.angle / 90) % 4:
        box.topleft = room.topleft
    else:
        box.bottomright = room.bottomright
    return box


# --- what was announced


def _draw_aim(ctx: Context, surface: pygame.Surface, stage: Stage, lane: Lane) -> None:
    """The attacked thing is outlined in red; bombers have lines to it with their total."""
    goal = stage.rect(lane.target)
    if goal is None:
        return
    tone, radius = ctx.theme.harm, min(goal.size) // 2 if stage.shape(lane.target)[0] else ctx.px(10)
    pygame.draw.rect(surface, tone, goal.inflate(ctx.px(6), ctx.px(6)), ctx.px(2), border_radius=radius)
    if not lane.bombers:
        return
    for ship in lane.bombers:
        draw_line(ctx, surface, stage, ship, lane.target, "warn")
    _plaque(ctx, surface, goal.center, "bombardment", str(lane.total(lane.bombers)), "warn")


def _draw_shot(ctx: Context, surface: pygame.Surface, stage: Stage, lane: Lane, shot: Shot) -> None:
    """An arrow from the ship to each target; return fire bends the other way and is dotted."""
    start, rank = stage.rect(shot.ship), lane.rank(shot.ship)
    for target in shot.targets:
        end = stage.rect(target)
        if start is None or end is None or rank is None:
            continue
        tone = "#{:02X}{:02X}{:02X}".format(*ctx.theme.harm)
        width = max(3.0, 4.0 * ctx.scale)
        below = start.centery > end.centery
        muzzle = start.midtop if below else start.midbottom
        arrow(surface, muzzle, end.center, ctx.art, colour=tone, bend=0.1, width=width, dotted=shot.returns)
        if len(shot.targets) == 1:
            edge = start.top - ctx.px(4) if below else start.bottom + ctx.px(4)
            _plaque(ctx, surface, (start.left + ctx.px(14), edge), "fire", str(rank.ship.fire), "harm_text")


def _plaque(
    ctx: Context, surface: pygame.Surface, centre: tuple[int, int], icon: str, text: str, role: str
) -> pygame.Rect:
    """An icon and a number on a small plate."""
    drawn = lettering.line(ctx, text, NUMBER, ctx.colour(role))
    side = round(drawn.get_height() * 0.9)
    box = pygame.Rect(0, 0, drawn.get_width() + side + ctx.px(16), drawn.get_height() + ctx.px(4))
    box.center = centre
    fill = with_alpha(ctx.theme.panel, 0.96)
    surface.blit(plate(box.size, ctx.px(6), fill, fill, with_alpha(ctx.colour(role), 0.9)), box)
    draw_icon(ctx, surface, icon, (box.x + ctx.px(6) + side // 2, box.centery), side, ctx.colour(role))
    surface.blit(drawn, drawn.get_rect(midright=(box.right - ctx.px(6), box.centery)))
    return box


# --- previews


def _draw_tag(ctx: Context, surface: pygame.Surface, desk: Desk, stage: Stage, card: Id, told: Tag) -> None:
    """Armor before and after on the ship itself; a ship that would be destroyed is crossed out."""
    rect = stage.rect(card)
    if rect is None:
        return
    brief = rect.width < ctx.em(4.2)  # beside its neighbour there is only room for what is left
    key: Hashable = ("fate", told, brief)
    picture = desk.sprites.other(ctx, key, lambda: _tag_picture(ctx, told, brief))
    if told.gone:
        veil = plate(rect.size, ctx.px(6), with_alpha(ctx.theme.harm, 0.28), with_alpha(ctx.theme.harm, 0.28))
        surface.blit(veil, rect)
    spot = picture.get_rect(midtop=(rect.centerx, rect.bottom + ctx.px(TAG_AWAY)))
    if rect.centery > stage_middle(stage):  # towards the lane, so that the card's own values stay readable
        spot.midbottom = (rect.centerx, rect.top - ctx.px(TAG_AWAY))
    surface.blit(picture, spot.clamp(desk.camera.region))


def _tag_picture(ctx: Context, told: Tag, brief: bool) -> pygame.Surface:
    role = "harm_text" if told.gone or told.after < told.before else "ink"
    before = lettering.line(ctx, str(told.before), NUMBER, ctx.colour("ink_dim"))
    after = lettering.line(ctx, str(told.after), NUMBER, ctx.colour(role))
    side = round(after.get_height() * 0.8)
    row: list[str | pygame.Surface] = [after] if brief else [told.icon, before, "arrow_right", after]
    row += ["cross"] if told.gone else []
    wide = sum(side if isinstance(part, str) else part.get_width() for part in row) + ctx.px(4) * len(row) + ctx.px(8)
    fill = with_alpha(mix(ctx.theme.panel, ctx.theme.space_0, 0.3), 0.97)
    size = (wide, after.get_height() + ctx.px(TAG_PAD))
    picture = plate(size, ctx.px(6), fill, fill, with_alpha(ctx.colour(role), 0.95)).copy()
    x, middle = ctx.px(6), size[1] // 2
    for part in row:
        if isinstance(part, str):
            draw_icon(ctx, picture, part, (x + side // 2, middle), side, ctx.colour(role))
            x += side + ctx.px(4)
        else:
            picture.blit(part, part.get_rect(midleft=(x, middle)))
            x += part.get_width() + ctx.px(4)
    return picture


def draw_outcome(ctx: Context, surface: pygame.Surface, desk: Desk, view: LaneView, box: pygame.Rect) -> None:
    """The outcome line by line, below the steps and beside the ships, never over them where there is room; in a low
    window as large as the question that it is told for."""
    lines, ctx = view.lines(desk), prompt_context(ctx)
    laid = _outcome(ctx, desk, view, box, lines)
    if laid is not None:
        rect, most, size = laid
        draw_plate_of(ctx, surface, lines, rect, most, size)


def outcome_rect(ctx: Context, desk: Desk, view: LaneView, box: pygame.Rect) -> pygame.Rect | None:
    """Where the outcome is told, if it is."""
    laid = _outcome(prompt_context(ctx), desk, view, box, view.lines(desk))
    return laid[0] if laid is not None else None


def _outcome(
    ctx: Context, desk: Desk, view: LaneView, box: pygame.Rect, lines: Sequence[FactLine]
) -> tuple[pygame.Rect, int, str] | None:
    """The place of the outcome, the width of its lines and the size of its letters."""
    if not lines or view.lane is None:
        return None
    board = _above_prompt(desk.camera.region, view.table.surroundings.prompt)
    narrow = box.width < ctx.em(NARROW)
    most, size = _fit(ctx, lines, box, board)
    rect = pygame.Rect((0, 0), facts_size(ctx, lines, most, size))
    rect.midtop = (
        box.centerx,
        box.top + _steps(ctx, desk, view, view.lane, view.title(), box.width).get_height() + ctx.px(14),
    )
    rect.clamp_ip(board)
    stack = view.table.surroundings.stack
    if stack is not None and stack.colliderect(rect):
        size = "tiny"
        rect.size = facts_size(ctx, lines, most, size)
        low = max(board.bottom, view.table.surroundings.prompt.top)
        rect = _beside(rect, stack.inflate(ctx.px(8), ctx.px(8)), board.union((board.x, low, 1, 0)))
        rect.clamp_ip(pygame.Rect((0, 0), ctx.size))
    return _off_cards(ctx, desk, view, lines, board) or (rect, most, size) if narrow else (rect, most, size)


def _off_cards(
    ctx: Context, desk: Desk, view: LaneView, lines: Sequence[FactLine], board: pygame.Rect
) -> tuple[pygame.Rect, int, str] | None:
    """Where the column beside the ships is narrow for the text: wider, beside or above the question or between cards;
    if there is nowhere free, where it covers least."""
    assert desk.stage is not None
    room, taken = board.union(view.table.surroundings.prompt), _taken(ctx, desk.stage, view)
    room.height = board.bottom - room.top
    ways = [(round(ctx.em(wide)), size) for size in ("small", "tiny") for wide in (16, 12, 20)]
    sizes = [facts_size(ctx, lines, *way) for way in ways]
    place = clearing(room, desk.stage, taken, sizes, ctx.px(16))
    most, size = next(way for way, size in zip(ways, sizes, strict=True) if size == place.size)
    return place, most, size


def _above_prompt(board: pygame.Rect, prompt: pygame.Rect) -> pygame.Rect:
    """The part of the board that a tall question leaves free, unless it was moved elsewhere."""
    free = board.copy()
    if board.colliderect(prompt) and prompt.top > board.centery:
        free.height = prompt.top - board.top
    return free


def _beside(rect: pygame.Rect, other: pygame.Rect, board: pygame.Rect) -> pygame.Rect:
    """Below the other plate, above it, to its left away from the ships, or as low as it goes."""
    below, above, low = rect.copy(), rect.copy(), rect.copy()
    below.topright, above.bottomright = other.bottomright, other.topright
    low.bottomright = (other.right, board.bottom)
    for found in (below, above):
        if board.contains(found):
            return found
    left = rect.move(other.left - rect.right, 0)
    return left if left.left > board.centerx else low


def _fit(ctx: Context, lines: Sequence[FactLine], box: pygame.Rect, board: pygame.Rect) -> tuple[int, str]:
    """Width and size of the letters: as usual, wider, or smaller, until the plate is no taller than the board."""
    pad = ctx.px(36)
    ways = [(box.width - pad, "small"), (round(box.width * 1.4) - pad, "small"), (round(box.width * 1.4) - pad, "tiny")]
    fitting = (way for way in ways if facts_size(ctx, lines, *way)[1] <= board.height)
    return next(fitting, ways[-1])
