"""Draws places and pieces: engraved frames, cards with shadows, upright values beside turned cards, marks."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from copy import copy
from dataclasses import replace
from typing import NamedTuple

import pygame

from app.table.arrange import Shown
from app.table.choose import BLOCKED, CHOSEN, LEGAL, TARGET
from app.table.model import BLUFF, WASTED, Id, Outline, Piece, Place, ShownValue
from app.table.motion.tween import Pose
from app.table.sprites import Available, Sprites
from app.table.stage import Stage
from app.ui import lettering
from app.ui.colour import with_alpha
from app.ui.context import TINY_CAPS, Context, Style
from app.ui.paint import draw_icon, draw_trend, plate, ring, trend_width
from art.cache import run_length
from art.cards import crack_overlay, state_badge
from art.marks import (
    MARGIN,
    bluff_outline,
    chosen_circle,
    chosen_outline,
    focus_ring,
    legal_circle,
    legal_outline,
    polygon_mark,
    refused_veil,
    wasted_outline,
)
from art.panels import tag
from art.pieces import card_shadow, draw_zone, zone_sign

COUNT = Style(size="tiny", weight="bold", role="on_brass")
NUMBER = Style(size="small", weight="bold")
UPRIGHT = Style(size="tiny", weight="semibold")
BARE_ALPHA = 40
SHADOWED = 48  # how far shadows, marks and tags reach over a piece's box, at most
CAPTION_SHARE = 0.26
TAG_SHARE = 0.4
RUNNING = 1.6  # how much larger a count is that is running
LEAST_NAME = 0.8  # the smallest size of the name beside a turned card, as a share of its usual size


class ZoneLook(NamedTuple):
    """What the picture of a framed place depends on: its box, its icon while it is empty, its mark."""

    rect: tuple[int, ...]
    icon: str
    round: bool
    lit: bool


class Painter:
    """Draws a stage on a surface. It knows nothing of rules or devices."""

    def __init__(self, sprites: Sprites) -> None:
        self.sprites = sprites
        self.strength = 0.7  # of the highlights (UX-35)
        self._seen: dict[Id, Hashable] = {}  # the art with which each piece was shown last
        self._printed: dict[int, Hashable] = {}  # the same for what is printed on the board
        self._stretched: dict[int, tuple[pygame.Surface, pygame.Surface]] = {}  # … while its picture is being drawn

    def forget(self) -> None:
        """The viewer has changed: nothing drawn before may be shown again."""
        self._seen.clear()
        self._printed.clear()
        self._stretched.clear()
        self.sprites.clear()

    # --- places

    def zones(
        self, ctx: Context, surface: pygame.Surface, stage: Stage, marks: Mapping[Id, str], board: pygame.Rect
    ) -> None:
        """Draw the engraved frames of all places; they change rarely and are kept with the background."""
        before = surface.get_clip()
        area = board.inflate(2 * MARGIN, 2 * MARGIN).clip(before)
        surface.set_clip(area)
        for look in self._framed(stage, marks):
            if not area.colliderect(look.rect):
                continue
            rect = pygame.Rect(look.rect)
            if not look.round:
                draw_zone(surface, rect, ctx.art, lit=look.lit)
                if look.icon:
                    sign = zone_sign(rect.size, ctx.art, icon=look.icon)
                    surface.blit(sign, sign.get_rect(center=rect.center))
            elif look.icon:
                draw_icon(ctx, surface, look.icon, rect.center, min(rect.size) // 2, ctx.theme.brass_dark)
        surface.set_clip(before)

    def zone_looks(self, stage: Stage, marks: Mapping[Id, str]) -> frozenset[ZoneLook]:
        """What the picture of `zones` depends on besides theme and size."""
        return frozenset(self._framed(stage, marks))

    def _framed(self, stage: Stage, marks: Mapping[Id, str]) -> list[ZoneLook]:
        filled = {shown.piece.place for shown in stage.shown}
        return [
            ZoneLook(
                tuple(stage.rects[place.id]),
                place.icon if place.id not in filled else "",
                place.round,
                marks.get(place.id, "") in (LEGAL, TARGET, BLUFF, WASTED),
            )
            for place in stage.framed
            if min(stage.rects[place.id].size) >= 8
        ]

    def place_name(
        self, ctx: Context, surface: pygame.Surface, rect: pygame.Rect, place: Place, highest: int = 0
    ) -> pygame.Rect:
        """Draw the engraved name on the frame's upper edge, but not above `highest`; returns its box."""
        ctx, text, spot = caption(ctx, place.name, rect)
        spot = _whole_below(spot, highest)
        drawn = lettering.line(ctx, text, TINY_CAPS)
        ground = spot.inflate(ctx.px(10), 0)
        fill = with_alpha(ctx.theme.space_1, 0.92)
        surface.blit(plate(ground.size, ground.height // 2, fill, fill), ground)
        surface.blit(drawn, spot)
        return spot

    def count_tag(
        self,
        ctx: Context,
        surface: pygame.Surface,
        at: tuple[int, int],
        count: int,
        room: int = 0,
        highest: int = 0,
    ) -> pygame.Rect:
        """Draw a count on a brass tag, not above `highest`; with large text at most as large as `room` allows."""
        ctx = within(ctx, COUNT, round(room * TAG_SHARE)) if room else ctx
        drawn = lettering.line(ctx, str(count), COUNT)
        high = drawn.get_height() + ctx.px(4)
        rect = pygame.Rect(0, 0, max(high, drawn.get_width() + ctx.px(14)), high)
        rect.center = at
        rect = _whole_below(rect, highest)
        surface.blit(tag(rect.size, ctx.art), rect)
        surface.blit(drawn, drawn.get_rect(center=rect.center))
        return rect

    def running_count(self, ctx: Context, surface: pygame.Surface, stage: Stage, place: Id, by: int) -> None:
        """Draw the count of a pile that has changed by so many since it was drawn: larger, over the one that lies."""
        pile = next((shown for shown in stage.shown if shown.piece.place == place), None)
        where = stage.places.get(place)
        if where is None or where.hand or ((pile is None or pile.count <= 1) and not where.count):
            return
        count = pile.count if where.form == "pile" and pile is not None else where.count or 0
        rect = stage.rects[place]
        spot = (
            tag_of_place(ctx, where, rect)
            if _tagged(where)
            else _tag_of_pile(ctx, pile.box if pile else rect, where.round)
        )
        large = copy(ctx)
        large.text_scale *= RUNNING
        self.count_tag(large, surface, spot, max(0, count + by))

    # --- pieces

    def piece(
        self, ctx: Context, surface: pygame.Surface, shown: Shown, *, lift: int | None = None, bare: bool = False
    ) -> None:
        """Draw a piece that does not move, with shadow, pile edges, badges and count; with a `lift` it is in front."""
        piece = shown.piece
        bare = bare and not piece.printed
        art = shown.arts[0 if lift is None else -1]
        lift = lift or 0
        centre = (round(shown.centre[0]), round(shown.centre[1]) - lift)
        quarter = int(round(shown.angle / 90) * 90) % 360 if shown.angle else 0
        is_card = piece.kind == "card" and not piece.round
        sprite = self.sprites.rested(ctx, art, shown.size, quarter, shown.count) if is_card else None
        if sprite is None:
            found = self.sprites.available(ctx, art, shown.size, self._seen.get(piece.id))
            if found is None:
                return  # its picture is being made in another thread
            art = found.art
            if found.drawn == shown.size and is_card:
                sprite = self.sprites.resting(ctx, art, shown.size, quarter, shown.count)
            else:
                sprite = self.sprites.turned(ctx, art, shown.size, shown.angle, found.drawn)
        self._seen[piece.id] = art
        if bare or piece.dim:
            sprite.set_alpha(BARE_ALPHA if bare else 130)
        surface.blit(sprite, sprite.get_rect(center=centre))
        if bare or piece.dim:
            sprite.set_alpha(255)
        if bare or not (piece.states or shown.angle or shown.count > 1):
            return
        box = shown.box.move(0, -lift)
        if "damaged" in piece.states:
            cracked = crack_overlay(shown.size, ctx.art)
            surface.blit(pygame.transform.rotate(cracked, -quarter) if quarter else cracked, box)
        self._badges(ctx, surface, shown, box)
        self.count_of(ctx, surface, shown, lift)

    def count_of(self, ctx: Context, surface: pygame.Surface, shown: Shown, lift: int = 0) -> None:
        """How many lie there; drawn again over a mark, which would cover it."""
        if shown.count > 1:
            box = shown.box.move(0, -lift)
            spot = (box.right - ctx.px(6), box.y + ctx.px(6))
            if not shown.heap:
                spot = _tag_of_pile(ctx, box, shown.piece.round and shown.piece.alike is None)
            self.count_tag(ctx, surface, spot, shown.count, min(box.size))

    def _badges(self, ctx: Context, surface: pygame.Surface, shown: Shown, box: pygame.Rect) -> None:
        size = max(ctx.px(16), min(ctx.px(26), min(shown.size) // 4))
        for index, state in enumerate(shown.piece.states):
            badge = state_badge(size, ctx.art, state=state)
            surface.blit(badge, (box.right - size * (index + 1) - ctx.px(2), box.y + ctx.px(2)))
        if round(shown.angle / 90) % 4 and shown.piece.kind == "card":
            self.upright(ctx, surface, shown, box)

    def upright(self, ctx: Context, surface: pygame.Surface, shown: Shown, box: pygame.Rect) -> pygame.Rect | None:
        """Draw name and values of a turned card upright, so that they can be read (UX-28)."""
        piece = shown.piece
        if not piece.name and not piece.values:
            return None
        room = max(ctx.px(24), box.width - ctx.px(4))
        label = self.sprites.other(
            ctx, ("upright", piece.name, piece.values, room), lambda: _upright_label(ctx, piece, room)
        )
        # A card turned by a quarter leaves room below it: the label goes there, so that it covers less of the card.
        below = max(0, (shown.size[1] - box.height) // 2)
        spot = label.get_rect(midbottom=(box.centerx, box.bottom - ctx.px(2) + below))
        surface.blit(label, spot)
        return spot

    def flying(
        self, ctx: Context, surface: pygame.Surface, shown: Shown, pose: Pose, art: Hashable, width: int
    ) -> None:
        """Draw a moving piece: lifted, turned, squeezed in a flip, faded, as its pose says."""
        if pose.alpha <= 0.01 or pose.width <= 0.02:
            return
        found = self.sprites.available(ctx, art, shown.size, self._seen.get(shown.piece.id))
        if found is None:
            return
        self._seen[shown.piece.id] = found.art
        rise = 1 + 0.06 * pose.lift
        ratio = shown.size[1] / max(1, shown.size[0])
        wide = max(4, round(width * rise / 4) * 4)
        # A hardly larger or smaller picture is not worth scaling.
        size = found.drawn if abs(wide - found.drawn[0]) <= 2 else (wide, max(4, round(wide * ratio)))
        sprite = self.sprites.turned(ctx, found.art, size, pose.angle, found.drawn)
        if pose.width < 0.98:
            sprite = pygame.transform.scale(
                sprite, (max(1, round(sprite.get_width() * pose.width)), sprite.get_height())
            )
        up = round(pose.lift * ctx.px(14))
        centre = (round(pose.x), round(pose.y) - up)
        if shown.piece.kind == "card" and not shown.piece.round and pose.alpha > 0.6:
            turned = round(pose.angle / 90) % 2 == 1
            cast = card_shadow(size[::-1] if turned else size, height=round(min(1.0, pose.lift), 1))
            surface.blit(cast, cast.get_rect(center=(centre[0] + up // 2 + 4, centre[1] + up + 4)))
        if pose.alpha < 0.99:
            sprite.set_alpha(round(255 * pose.alpha))
        surface.blit(sprite, sprite.get_rect(center=centre))
        if pose.alpha < 0.99:
            sprite.set_alpha(255)

    # --- marks

    def outline(
        self,
        ctx: Context,
        surface: pygame.Surface,
        rect: pygame.Rect,
        round_: bool,
        mark: str,
        outline: Outline = (),
    ) -> None:
        """Draw the outline of a mark; colour and shape together say what may be done (UX-35)."""
        if outline:
            drawn = polygon_mark(rect.size, ctx.art, corners=outline, mark=mark, strength=self._strength(mark))
            surface.blit(run_length(drawn), drawn.get_rect(center=rect.center))
            return
        radius = max(4, min(ctx.px(12), min(rect.size) // 12))
        size = rect.size
        if round_:
            side = min(size)
            drawn = (
                chosen_circle(side, ctx.art)
                if mark == CHOSEN
                else legal_circle(side, ctx.art, strength=self._strength(mark))
            )
        elif mark == CHOSEN:
            drawn = chosen_outline(size, ctx.art, radius=radius)
        elif mark == BLOCKED:
            drawn = refused_veil(size, ctx.art, radius=radius)
        elif mark == BLUFF:
            drawn = bluff_outline(size, ctx.art, radius=radius)
        elif mark == WASTED:
            drawn = wasted_outline(size, ctx.art, radius=radius)
        elif mark == "focus":
            drawn = focus_ring(size, ctx.art, radius=radius)
        else:
            drawn = legal_outline(size, ctx.art, radius=radius, strength=self._strength(mark))
        surface.blit(run_length(drawn), drawn.get_rect(center=rect.center))

    def _strength(self, mark: str) -> float:
        return min(1.0, self.strength + 0.3) if mark == TARGET else self.strength

    def pulse(
        self, ctx: Context, surface: pygame.Surface, stage: Stage, marks: Mapping[Id, str], strength: float
    ) -> None:
        """Draw the slow glow of what has just become legal, over its outline."""
        steps = round(strength * 5)
        if not steps:
            return
        for thing, mark in marks.items():
            rect = stage.rect(thing)
            if rect is None or mark not in (LEGAL, TARGET):
                continue
            round_, outline = stage.shape(thing)
            base, self.strength = self.strength, steps / 5
            self.outline(ctx, surface, rect, round_, LEGAL, outline)
            self.strength = base

    def origin(self, ctx: Context, surface: pygame.Surface, shown: Shown) -> None:
        """Draw an outline where a dragged piece came from, not a second copy (UX-13)."""
        rect = shown.box
        faint = with_alpha(ctx.theme.brass, 0.5)
        surface.blit(ring(rect.size, ctx.px(8), ctx.px(2), faint), rect)

    def whole(
        self,
        ctx: Context,
        surface: pygame.Surface,
        stage: Stage,
        marks: Mapping[Id, str],
        *,
        without: frozenset[Id],
        lifted: Id | None,
        bare: bool,
        board: pygame.Rect,
    ) -> None:
        """Draw everything in the places: pieces, then marks, then names; not the hand, which is in front of all."""
        before = surface.get_clip()
        area = board.inflate(2 * MARGIN, 2 * MARGIN).clip(before)  # names and tags of the uppermost places stay whole
        if not area.width:
            return
        surface.set_clip(area)
        for art, rect in stage.scenery():
            drawn = self.sprites.when_ready(ctx, art, rect.size)
            if drawn is not None:
                surface.blit(drawn, rect)
        for number, (art, rect) in enumerate(stage.ground()):
            if area.colliderect(rect):
                surface.blit(self._print(ctx, number, art, rect.size), rect)
        for place in stage.tableau.places:
            if marks.get(place.id) and not place.hand:
                self.outline(ctx, surface, stage.rects[place.id], place.round, marks[place.id], place.outline)
        self._pieces(ctx, surface, stage, marks, without, lifted, bare, hand=False)
        for place, _, _ in captions(ctx, stage):
            self.place_name(ctx, surface, stage.rects[place.id], place, stage.highest)
        for place, at in count_tags(ctx, stage):
            self.count_tag(ctx, surface, at, place.count or 0, min(stage.rects[place.id].size), stage.highest)
        surface.set_clip(before)

    def hand(
        self,
        ctx: Context,
        surface: pygame.Surface,
        stage: Stage,
        marks: Mapping[Id, str],
        *,
        without: frozenset[Id],
        lifted: Id | None,
    ) -> None:
        """Draw the cards in hand, over everything on the board."""
        self._pieces(ctx, surface, stage, marks, without, lifted, False, hand=True)

    def _print(self, ctx: Context, number: int, art: Hashable, size: tuple[int, int]) -> pygame.Surface:
        """The picture printed on the board; until a new one is drawn, the one before is stretched."""
        ready = self.sprites.available(ctx, art, size, self._printed.get(number)) or Available(art, size)
        self._printed[number] = ready.art
        face = self.sprites.face(ctx, *ready)
        if ready.drawn == size:
            self._stretched.pop(number, None)
            return face
        before = self._stretched.get(number)
        if before is None or before[0] is not face or before[1].get_size() != size:
            before = self._stretched[number] = (face, pygame.transform.scale(face, size))
        return before[1]

    def _pieces(
        self,
        ctx: Context,
        surface: pygame.Surface,
        stage: Stage,
        marks: Mapping[Id, str],
        without: frozenset[Id],
        lifted: Id | None,
        bare: bool,
        *,
        hand: bool,
    ) -> None:
        last: Shown | None = None
        sight = surface.get_clip().inflate(2 * SHADOWED, 2 * SHADOWED)
        for shown in stage.shown:
            if shown.hand != hand or (without and _gone(shown, without)) or not sight.colliderect(shown.box):
                continue
            if shown.count > 1 and shown.piece.id in without:
                shown = _rest_of(shown, stage, without)
            in_front = hand or (comes_forward(shown.piece) and shown.count == 1)
            if lifted is not None and in_front and lifted in (shown.piece.id, *shown.members):
                last = shown
                continue
            self.piece(ctx, surface, shown, bare=bare)
            self._mark(ctx, surface, shown, marks, 0)
        if last:
            rise = last.rise
            self.piece(ctx, surface, last, lift=rise, bare=bare)
            self._mark(ctx, surface, last, marks, rise)

    def _mark(self, ctx: Context, surface: pygame.Surface, shown: Shown, marks: Mapping[Id, str], lift: int) -> None:
        if marks.keys().isdisjoint((shown.piece.id, *shown.members)):
            return
        found = {marks[member] for member in (shown.piece.id, *shown.members) if member in marks}
        for mark in (BLOCKED, WASTED, BLUFF, LEGAL, TARGET, CHOSEN):
            if mark in found:
                self.outline(ctx, surface, shown.box.move(0, -lift), shown.piece.round, mark, shown.piece.outline)
        if shown.heap or shown.piece.round:
            self.count_of(ctx, surface, shown, lift)


def _tagged(place: Place) -> bool:
    """Whether a place has a count tag of its own: a pile's is at its top piece."""
    return place.form != "pile" and place.frame and not place.hand and place.back is None


def tag_of_place(ctx: Context, place: Place, rect: pygame.Rect) -> tuple[int, int]:
    """The middle of a place's count tag: on the frame's upper edge, or on the lower one if its name needs that."""
    x = rect.right - ctx.px(14)
    name = caption(ctx, place.name, rect)[2] if _has_caption(place) else pygame.Rect(rect.topleft, (0, 0))
    return x, rect.y if name.right < x - ctx.px(14) else rect.bottom


def _tag_of_pile(ctx: Context, box: pygame.Rect, round: bool = False) -> tuple[int, int]:
    """At the lower right; of what is round at the upper left, where no hand, mark or next row covers it."""
    if round:
        return box.x + ctx.px(14), box.y + max(ctx.px(8), box.height // 14)
    return box.right - ctx.px(10), box.bottom - ctx.px(4)


def within(ctx: Context, style: Style, high: int) -> Context:
    """A context whose text is at most as large as this height allows, but not smaller than at 100 %."""
    tall = ctx.font(style).get_height()
    if ctx.text_scale <= 1 or tall <= high:
        return ctx
    ctx = copy(ctx)
    ctx.text_scale = max(1.0, ctx.text_scale * high / tall)
    return ctx


def caption(ctx: Context, name: str, rect: pygame.Rect) -> tuple[Context, str, pygame.Rect]:
    """How a place's name fits its frame: the context to draw with, the text as far as it fits, its box.

    In a low place the name is about a quarter of its height, so that large text does not hide the pieces; in a narrow
    one large letters become smaller before the name is cut.
    """
    ctx, room = (
        within(ctx, TINY_CAPS, round(rect.height * CAPTION_SHARE * ctx.text_scale**0.3)),
        rect.width - ctx.px(20),
    )
    usual, needed = ctx.text_scale, lettering.text_width(ctx, name, TINY_CAPS)
    if needed > room > 0 and usual > 1:
        ctx = copy(ctx)
        ctx.text_scale = max(1.0, usual * room / needed * 0.9)  # the room between letters hardly shrinks
    high = ctx.font(TINY_CAPS).get_height()
    text = lettering.ellipsised(ctx, name, TINY_CAPS, max(8, room))
    spot = pygame.Rect(0, 0, lettering.text_width(ctx, text, TINY_CAPS), high)
    spot.midleft = (rect.x + ctx.px(12), rect.y + 1)
    return ctx, text, spot


def captions(ctx: Context, stage: Stage) -> list[tuple[Place, str, pygame.Rect]]:
    """The places whose name is engraved on their frame and in sight, with the text as it is drawn and its box."""
    named = [place for place in stage.framed if _has_caption(place)]
    found = []
    for place in named:
        _, text, spot = caption(ctx, place.name, stage.rects[place.id])
        found.append((place, text, _whole_below(spot, stage.highest)))
    lids = _lids(stage)
    return [one for one in found if one[2].inflate(ctx.px(10), 0).collidelist(lids) < 0]


def count_tags(ctx: Context, stage: Stage) -> list[tuple[Place, tuple[int, int]]]:
    """The places with a count tag of their own that is in sight, and the middle of the tag."""
    tagged = [place for place in stage.framed if place.count and _tagged(place)]
    found = [(place, tag_of_place(ctx, place, stage.rects[place.id])) for place in tagged]
    lids, side = _lids(stage), 2 * ctx.font(COUNT).get_height()
    return [one for one in found if pygame.Rect(one[1], (0, 0)).inflate(side, side).collidelist(lids) < 0]


def _lids(stage: Stage) -> list[pygame.Rect]:
    """What lies over the table as a whole, such as cards to choose from or a raised hand.

    No name or number is drawn over it, and none half under it.
    """
    return [stage.rects[place] for place in stage.lids]


def _whole_below(box: pygame.Rect, highest: int) -> pygame.Rect:
    """A box that sits across this edge comes down below it; one whose middle is above it is out of sight anyway."""
    return box.move(0, highest - box.top) if box.top < highest <= box.centery else box


def _has_caption(place: Place) -> bool:
    return bool(place.name) and place.frame and not place.hand


def _narrowed(ctx: Context, text: str, style: Style, room: int) -> Context:
    """A context with smaller text, in which this text fits the room; at the least the size at 100 %."""
    least = LEAST_NAME * min(1.0, ctx.text_scale)
    while ctx.text_scale > least and (wide := lettering.text_width(ctx, text, style)) > room:
        scale, ctx = ctx.text_scale, copy(ctx)
        ctx.text_scale = max(least, scale * min(0.98, room / wide))  # fonts have whole pixels: it may take two tries
    return ctx


def _upright_label(ctx: Context, piece: Piece, room: int) -> pygame.Surface:
    """The picture of a small plate with the name and, below it, the values with their icons, in as many rows as it
    takes."""
    named = _narrowed(ctx, piece.name, UPRIGHT, room - ctx.px(8))
    line = lettering.line(named, lettering.ellipsised(named, piece.name, UPRIGHT, room - ctx.px(8)), UPRIGHT)
    cells = [_value_cell(ctx, value) for value in piece.values]
    gap = ctx.px(4)
    cell = max((one.get_width() for one in cells), default=0) + gap
    columns = max(1, min(len(cells), (room - gap) // max(1, cell)))
    if columns < len(cells):
        columns = -(-len(cells) // -(-len(cells) // columns))  # rows of equal length
    rows = -(-len(cells) // columns) if cells else 0
    step = cells[0].get_height() if cells else 0
    wide = min(room, max(line.get_width() + ctx.px(8), cell * columns + gap))
    high = line.get_height() + rows * step + ctx.px(4)
    fill = with_alpha(ctx.theme.panel, 1)
    label = plate((wide, high), ctx.px(5), fill, fill, ctx.theme.hairline_rgba).copy()
    label.blit(line, line.get_rect(midtop=(wide // 2, 1)))
    left = (wide - cell * columns) // 2 + gap // 2
    for place, drawn in enumerate(cells):
        row, column = divmod(place, columns)
        label.blit(drawn, (left + column * cell, line.get_height() + ctx.px(1) + row * step))
    return label


def _value_cell(ctx: Context, value: ShownValue) -> pygame.Surface:
    """An icon and its number."""
    number = lettering.line(ctx, str(value.amount), NUMBER, ctx.colour(value.role))
    icon = round(number.get_height() * 0.82)
    high = number.get_height()
    wide = icon + ctx.px(2) + number.get_width() + trend_width(value.role, high)
    cell = pygame.Surface((wide, high), pygame.SRCALPHA)
    draw_icon(ctx, cell, value.icon, (icon // 2, cell.get_height() // 2), icon, ctx.theme.brass_light)
    cell.blit(number, (icon + ctx.px(2), 0))
    draw_trend(cell, value.role, (icon + ctx.px(2) + number.get_width(), high // 2), high, ctx.colour(value.role))
    return cell


def _gone(shown: Shown, without: frozenset[Id]) -> bool:
    """Whether all pieces of this are moving elsewhere; a pile of which one card moves stays."""
    return shown.piece.id in without and all(member in without for member in shown.members)


def comes_forward(piece: Piece) -> bool:
    """Whether a piece lies over its neighbours while it is pointed at; on a round one others lie, which stay there."""
    return piece.kind == "card" and not piece.round


def _rest_of(shown: Shown, stage: Stage, without: frozenset[Id]) -> Shown:
    """The pile without the cards that are still moving to it."""
    left = tuple(member for member in shown.members if member not in without)
    top = stage.tableau.piece(left[-1]) if left else None
    count = shown.count - (len(shown.members) - len(left))
    return replace(shown, piece=top or shown.piece, members=left, count=max(1, count))
