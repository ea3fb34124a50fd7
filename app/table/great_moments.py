"""How a moment looks, by how long it has been seen: what breaks tears, what is revealed turns up, totals count up.

Everything ends as it would be with reduced motion, which only fades in and out (UX-29).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

import pygame

from app.table.arrange import Shown
from app.table.model import GreatMoment, MomentSide, Piece
from app.table.motion.sparks import glow
from app.table.motion.tween import Pose, ease_out
from app.ui import lettering
from app.ui.colour import Rgb, mix, with_alpha
from app.ui.context import BODY, STRONG, Context, Style
from app.ui.labels import draw_set
from app.ui.paint import plate
from art.cards import crack_overlay

if TYPE_CHECKING:
    from app.table.painter import Painter

Pixel = tuple[int, int]
LINKS = re.compile(r"</?link[^<>]*>")
LASTS_MS = {"loss": 1100.0, "fall": 1700.0, "reveal": 1300.0, "alarm": 900.0, "cheer": 1200.0, "chapter": 1300.0}
COUNTED_MS = 1900.0  # a reveal whose totals are counted
STILL_MS, INSTANT_MS = 700.0, 350.0  # with reduced motion, and at instant speed: only a fade
SOUNDS = {"loss": "wreck", "fall": "fall", "reveal": "reveal", "alarm": "alarm", "cheer": "cheer", "chapter": "turn"}
MOODS = {"loss": "danger", "fall": "danger", "alarm": "danger", "cheer": "triumph"}
ROLES = {
    "loss": "harm_text", "fall": "harm_text", "alarm": "warn", "reveal": "brass_light", "cheer": "good",
    "chapter": "brass_light",
}  # fmt: skip

NUMBER = Style(size="giant", weight="bold")
TITLE = Style(size="title", weight="semibold")
NAME = Style(size="lead", weight="semibold")  # read from two metres away
COME_MS, TEAR_MS, BEAT_MS, GROW_MS = 160.0, 420.0, 230.0, 260.0
HIGH = {1: 0.54, 2: 0.48}  # of the board's height, by the number of pictures; less where words need the room
LEAST_HIGH = 0.26
WIDE = 0.86  # all of them together, of its width
DUEL_HIGH, DUEL_WIDE = 0.66, 0.54  # two that are revealed
VEIL = 0.74
HEAD_GAP, FOOT_GAP, FOOT_EDGE = 14, 8, 4  # above and below the pictures, and around the words below them
ROUND = 0.68  # of a thing that is no card: its cracks stay within it
PLAIN = 0.72  # how large a total is that is not the best


def lasts_ms(moment: GreatMoment) -> float:
    """How long it is seen at the usual speed."""
    return COUNTED_MS if any(side.total is not None for side in moment.sides) else LASTS_MS[moment.kind]


def joined(first: GreatMoment, second: GreatMoment) -> GreatMoment | None:
    """Two that happen at once are one; None where they cannot be told together."""
    if first.kind != second.kind or first.title != second.title:
        return None
    return GreatMoment(first.kind, first.title, (*first.sides, *second.sides))


def pictures(ctx: Context, moment: GreatMoment, board: pygame.Rect) -> Iterable[tuple[object, tuple[int, int]]]:
    """What will be drawn, for whoever draws it ahead."""
    sizes = _sizes(ctx, moment, board, _title(ctx, moment, board))
    return list(zip([side.art for side in moment.sides], sizes, strict=True))


def draw(
    ctx: Context,
    surface: pygame.Surface,
    painter: Painter,
    moment: GreatMoment,
    age: float,
    shown: float,
    still: bool,
    board: pygame.Rect,
) -> None:
    """The moment after `age` ms; `shown` is how visible it is, `still` that it only fades."""
    veil = with_alpha(ctx.theme.space_0, VEIL * round(4 * shown) / 4)  # a few steps: each is a picture of its own
    # Also over what lies beside and below the board: a hand that reaches into it would be cut in two.
    ground = pygame.Rect(0, board.y, surface.get_width(), surface.get_height() - board.y)
    surface.blit(plate(ground.size, 0, veil, veil), ground)
    age = lasts_ms(moment) if still else age
    title = _title(ctx, moment, board)
    sizes, foot = _sizes(ctx, moment, board, title), 0 if _duel(moment) else _foot(ctx, moment)
    head = title.size[1] + ctx.px(HEAD_GAP)
    top = board.y + max(0, (board.height - head - max((size[1] for size in sizes), default=0) - foot) // 2)
    gap = ctx.px(44)
    x = board.centerx - (sum(size[0] for size in sizes) + gap * (len(sizes) - 1)) // 2
    for side, size in zip(moment.sides, sizes, strict=True):
        box = pygame.Rect((x, top + head), size)
        _draw_side(ctx, surface, painter, moment, side, box, age, shown, still)
        _draw_foot(ctx, surface, moment, side, box, age, shown, outwards=-1 if side is moment.sides[0] else 1)
        x += size[0] + gap
    _draw_title(ctx, surface, moment, title, board, top, shown)  # over a ring that reaches so far


def _title_wide(board: pygame.Rect) -> int:
    return round(board.width * 0.9)


def _title(ctx: Context, moment: GreatMoment, board: pygame.Rect) -> lettering.SetText:
    words = LINKS.sub("", moment.title)  # nothing of it can be clicked
    style = TITLE.coloured(ROLES[moment.kind])
    return lettering.set_text(ctx, words, style, _title_wide(board), align="center", markup=True)


def _sizes(ctx: Context, moment: GreatMoment, board: pygame.Rect, title: lettering.SetText) -> list[tuple[int, int]]:
    """As large as the board allows, all equally high; the words above and below them stay on it, too."""
    sides = moment.sides
    if not sides:
        return []
    room, share, across = board.height - title.size[1] - ctx.px(HEAD_GAP + 12), HIGH.get(len(sides), 0.36), WIDE
    if _duel(moment):
        share, across = DUEL_HIGH, DUEL_WIDE
    else:
        room -= _foot(ctx, moment)
    high = max(board.height * LEAST_HIGH, min(board.height * share, room))
    wide = sum(side.size[0] / side.size[1] for side in sides) * high
    high = round(high * min(1.0, board.width * across / wide))
    return [(round(high * side.size[0] / side.size[1]), high) for side in sides]


def _duel(moment: GreatMoment) -> bool:
    """Two that are revealed: what is said of each stands beside it, so that both are as large as the board is high."""
    return moment.kind == "reveal" and len(moment.sides) == 2


def _foot(ctx: Context, moment: GreatMoment) -> int:
    """How high the words below the pictures are, or beside them, whoever has the most."""
    if not any(side.name or side.rows or side.total is not None for side in moment.sides):
        return 0
    high = ctx.px(FOOT_GAP) + 2 * ctx.px(FOOT_EDGE)
    high += lettering.line_height(ctx, NAME) if any(side.name for side in moment.sides) else 0
    high += max(len(side.rows) for side in moment.sides) * lettering.line_height(ctx, BODY)
    counted = any(side.total is not None for side in moment.sides)
    return high + (lettering.line_height(ctx, NUMBER) if counted else 0)


def _draw_title(
    ctx: Context,
    surface: pygame.Surface,
    moment: GreatMoment,
    title: lettering.SetText,
    board: pygame.Rect,
    top: int,
    shown: float,
) -> None:
    """On a band of its own, so that it stands out from whatever lies below."""
    ground = pygame.Rect(0, 0, title.size[0] + ctx.px(48), title.size[1] + ctx.px(12))
    ground.midtop = (board.centerx, top)
    fill, tone = with_alpha(ctx.theme.panel, 0.96), with_alpha(ctx.colour(ROLES[moment.kind]), 0.95)
    back = plate(ground.size, ctx.px(10), fill, fill, tone, max(1, ctx.px(2))).copy()
    draw_set(ctx, back, title, ((ground.width - _title_wide(board)) // 2, ctx.px(6)))
    back.set_alpha(round(255 * shown))
    surface.blit(back, ground)


def _draw_side(
    ctx: Context,
    surface: pygame.Surface,
    painter: Painter,
    moment: GreatMoment,
    side: MomentSide,
    box: pygame.Rect,
    age: float,
    shown: float,
    still: bool,
) -> None:
    come = ease_out(min(1.0, age / COME_MS))
    pose = Pose(box.centerx, box.centery, scale=box.width * (0.8 + 0.2 * come), alpha=shown)
    if moment.kind == "reveal" and side.card:  # it turns up
        pose = Pose(box.centerx, box.centery, scale=box.width, alpha=shown, width=max(0.03, come), lift=1 - come)
    lost = moment.kind in ("loss", "fall") and not still
    if moment.kind == "cheer" or (moment.kind == "reveal" and side.best):
        glow(surface, box.center, box.height * 1.7, shown * min(1.0, age / TEAR_MS))
    if lost and age > COME_MS:  # it shakes, less and less
        left = max(0.0, 1 - (age - COME_MS) / TEAR_MS)
        swing = 1 if int(age / 45) % 2 else -1
        pose = Pose(pose.x + swing * left * ctx.px(9), pose.y, angle=6 * (1 - left), scale=pose.scale, alpha=shown)
    piece = Piece("moment", "", side.art, side.name, kind="card" if side.card else "token", round=not side.card)
    painter.flying(ctx, surface, Shown(piece, box.center, box.size, ("moment",)), pose, side.art, round(pose.scale))
    if moment.kind in ("loss", "fall"):
        _draw_tear(ctx, surface, side, box, pose, age, shown, still)
    if moment.kind == "alarm":
        _draw_alarm(ctx, surface, box, age, shown, still)


def _draw_tear(
    ctx: Context,
    surface: pygame.Surface,
    side: MomentSide,
    box: pygame.Rect,
    pose: Pose,
    age: float,
    shown: float,
    still: bool,
) -> None:
    """A flash, then cracks through the whole picture."""
    torn = max(0.0, min(1.0, (age - COME_MS) / TEAR_MS))
    share = 1.0 if side.card else ROUND
    cracks = crack_overlay((round(box.width * share), round(box.height * share)), ctx.art, seed=7)
    cracks.set_alpha(round(255 * shown * ease_out(torn)))
    surface.blit(cracks, cracks.get_rect(center=(round(pose.x), round(pose.y))))
    cracks.set_alpha(255)
    if not still and 0 < torn < 1:
        glow(surface, box.center, box.height * (0.7 + 0.8 * torn), shown * (1 - torn))


def _draw_alarm(ctx: Context, surface: pygame.Surface, box: pygame.Rect, age: float, shown: float, still: bool) -> None:
    """A ring that closes in."""
    part = 1.0 if still else min(1.0, age / TEAR_MS)
    reach = round(box.height * (0.95 - 0.3 * ease_out(part)))
    tone = ctx.colour("harm")
    for inset in (0, ctx.px(7)):
        ring = pygame.Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
        pygame.draw.circle(ring, with_alpha(tone, 0.9 * shown), (reach, reach), reach - inset, max(2, ctx.px(3)))
        surface.blit(ring, ring.get_rect(center=box.center))


def _draw_foot(
    ctx: Context,
    surface: pygame.Surface,
    moment: GreatMoment,
    side: MomentSide,
    box: pygame.Rect,
    age: float,
    shown: float,
    outwards: int,
) -> None:
    """On a ground of its own: its name, then row after row, the sum so far, and in the end the sum of the better side
    grows; the sums of all sides stand at one height and come at one time, whoever has fewer rows."""
    if not (side.name or side.rows or side.total is not None):
        return
    tone = ctx.readable(ctx.seats[side.seat].colour) if side.seat is not None else ctx.colour("ink")
    name = lettering.line(ctx, side.name, NAME, tone)
    if name.get_width() > box.width + ctx.px(12):  # it would reach its neighbour's
        name = lettering.line(ctx, side.name, STRONG, tone)
    told = [f"{what}  {number:+d}" if place else f"{what}  {number}" for place, (what, number) in enumerate(side.rows)]
    lines = [lettering.line(ctx, line, BODY, ctx.colour("ink")) for line in told]
    wide = max(picture.get_width() for picture in (name, *lines))
    back = pygame.Rect(0, 0, wide + ctx.px(28), _foot(ctx, moment) - ctx.px(FOOT_GAP))
    back.midtop = (box.centerx, box.bottom + ctx.px(FOOT_GAP))
    if _duel(moment):
        back.width = max(back.width, lettering.line(ctx, "888", NUMBER, tone).get_width())
        reach = (box.width + back.width) // 2 + ctx.px(FOOT_GAP)
        back.center = (box.centerx + outwards * reach, box.centery)
    x, y = back.centerx, back.y + ctx.px(FOOT_EDGE)
    fill = with_alpha(ctx.theme.panel, 0.92)
    _put(surface, plate(back.size, ctx.px(8), fill, fill), back.midtop, shown)
    if side.name:
        _put(surface, name, (x, y), shown)
        y += lettering.line_height(ctx, NAME)
    for place, row in enumerate(lines):
        begun = age - COME_MS - place * BEAT_MS
        if begun > 0:
            at = (x, y + place * lettering.line_height(ctx, BODY))
            _put(surface, row, at, shown * min(1.0, begun / 120))
    if side.total is None:
        return
    rows = max(len(one.rows) for one in moment.sides)
    y += rows * lettering.line_height(ctx, BODY)
    counted = COME_MS + rows * BEAT_MS
    sofar = sum(number for place, (_, number) in enumerate(side.rows) if age > COME_MS + place * BEAT_MS)
    grown = ease_out(max(0.0, min(1.0, (age - counted) / GROW_MS)))
    _draw_total(ctx, surface, side, sofar if age < counted else side.total, (x, y), grown, shown)


def _draw_total(
    ctx: Context, surface: pygame.Surface, side: MomentSide, number: int, top: Pixel, grown: float, shown: float
) -> None:
    """The number in large figures; drawn at its largest and shrunk, so that it is never blurred by enlarging."""
    plain: Rgb = ctx.colour("ink")
    goal = ctx.colour("brass_light") if side.best else ctx.colour("ink_dim")
    # A few steps between the colours, because each is a picture of its own.
    picture = lettering.line(ctx, str(number), NUMBER, mix(plain, goal, round(grown * 4) / 4))
    share = PLAIN + ((1 - PLAIN) * grown if side.best else 0.0)
    size = (max(1, round(picture.get_width() * share)), max(1, round(picture.get_height() * share)))
    middle = (top[0], top[1] + lettering.line_height(ctx, NUMBER) // 2)
    scaled = pygame.transform.smoothscale(picture, size)
    scaled.set_alpha(round(255 * shown))
    surface.blit(scaled, scaled.get_rect(center=middle))


def _put(surface: pygame.Surface, picture: pygame.Surface, midtop: Pixel, shown: float) -> None:
    picture.set_alpha(round(255 * shown))
    surface.blit(picture, picture.get_rect(midtop=midtop))
    picture.set_alpha(255)
