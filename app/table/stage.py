"""The stage: every place and piece of a tableau with its box in the window."""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterable
from copy import copy
from itertools import pairwise
from typing import Protocol

import pygame

from app.table import arrange
from app.table.arrange import Shown
from app.table.camera import Camera
from app.table.model import Id, Outline, Piece, Place, Tableau
from app.table.motion.tween import Pose
from app.table.outlines import covers, distance
from app.table.regions import HAND_TOP, hand_card
from app.ui.context import Context
from art.marks import MARGIN

RAISED = 1.7  # how much larger than usual the cards of a raised hand are at most
OUTLINE = 6.0  # how far a mark around the next card reaches over what is seen of a card
LEAST_RISE = 16.0  # by which a pointed card comes up, also where it is in sight as a whole


class CardNames(Protocol):
    """What a game says about the names on its cards, so that cards of a row may overlap and still be told apart."""

    def name_strip(self, art: Hashable, size: tuple[int, int], ctx: Context) -> int:
        """How much of a card's left side its name needs at least; 0 if it has none."""

    def narrowed(self, art: Hashable, strip: int) -> Hashable:
        """The art of a card whose name keeps to so much of its left side."""


class Stage:
    """The layout of a tableau, made from camera and hand region; it says where things are and what is at a point."""

    def __init__(
        self,
        ctx: Context,
        tableau: Tableau,
        camera: Camera,
        hand: pygame.Rect,
        *,
        scroll: float = 0.0,
        apart: Iterable[Id] = (),
        names: CardNames | None = None,
        fanned: Id | None = None,
        stands: bool = False,
    ) -> None:
        self.tableau = tableau
        self.places: dict[Id, Place] = {place.id: place for place in tableau.places}
        self.rects: dict[Id, pygame.Rect] = {}
        self.shown: list[Shown] = []
        self.over = 0.0  # how far the hand can be scrolled
        self._by_id: dict[Id, Shown] = {}
        self._ctx, self._camera, self._hand, self._scroll = ctx, camera, hand, scroll
        self._names = names
        self.apart = frozenset(apart)  # pieces that are shown outside their piles
        self.fanned = fanned  # the place whose heaps are fanned out
        self.stands = stands  # the cards of the hand stand up whole, because only they are asked for
        boxes = camera.rects(box for _, box in tableau.ground)
        self._ground = [(art, rect) for (art, _), rect in zip(tableau.ground, boxes, strict=True)]
        # Asked for in every frame, of a map with hundreds of places (P22).
        self.framed = [place for place in tableau.places if place.frame and not place.hand]
        self.lids = [place.id for place in tableau.places if place.lid or place.raised]
        self._origin, self._view = camera.origin, (camera.zoom, tuple(camera.region))
        self._is_rigid = False  # everything but a fan moves together with the board
        self._lay_out()

    # --- layout

    def _lay_out(self) -> None:
        inside: dict[Id, list[Piece]] = {}
        attached: dict[Id, list[Piece]] = {}
        for piece in self.tableau.pieces:
            if piece.on is not None:
                attached.setdefault(piece.on, []).append(piece)
            else:
                inside.setdefault(piece.place, []).append(piece)
        boxes = self._camera.rects(place.box for place in self.tableau.places)
        self._is_rigid = not attached and not any(place.hand for place in self.tableau.places)
        for place, rect in zip(self.tableau.places, boxes, strict=True):
            self.rects[place.id] = pygame.Rect(self._hand) if place.hand and not place.raised else rect
        for place in sorted(self.tableau.places, key=lambda place: place.id == self.fanned):  # it lies over the others
            lying = inside.get(place.id)
            if lying is None and place.back is None:
                continue
            for shown in self._lie(place, lying or []):
                self._add_attached(place, shown, attached)
                self._add(shown)

    def _scale(self, place: Place) -> float:
        if not place.hand:
            return self._camera.zoom
        wide = hand_card(self._ctx)
        return (self._raised_card(place, wide) if place.raised else wide) / place.size[0]

    def _raised_card(self, place: Place, wide: int) -> int:
        """The width of the cards of a raised hand: as large as they fit side by side, but no smaller than usual."""
        room, gap = self._camera.rect(place.box), self._ctx.px(2 * HAND_TOP)
        count = max(1, sum(piece.place == place.id for piece in self.tableau.pieces))
        tall = (room.height - gap) * place.size[0] / place.size[1]
        return max(wide, int(min(wide * RAISED, tall, (room.width - gap) / count - gap)))

    def _lie(self, place: Place, pieces: list[Piece]) -> list[Shown]:
        if place.hand and not self._hand.width:
            return []  # an empty hand takes no room, and in the overview there is none
        if not pieces and place.back is not None and place.count:
            ghost = Piece(f"pile:{place.id}", place.id, place.back, place.name, facts=False)
            return [self._top(place, ghost, (), place.count)]
        if place.form == "pile":
            if not pieces:
                return []
            ids = tuple(piece.id for piece in pieces)
            return [self._top(place, pieces[-1], ids, max(len(pieces), place.count or 0))]
        if place.form == "heaps":
            return self._heaps(place, pieces)
        groups = arrange.collapsed(pieces, self.apart)
        scale = self._scale(place)
        sizes = [arrange.piece_size(group.piece, place, scale) for group in groups]
        lying = [arrange.lying(group.piece, size) for group, size in zip(groups, sizes, strict=True)]
        centres = self._centres(place, groups, lying)
        found = [
            Shown(
                group.piece,
                centre,
                size,
                group.members,
                len(group.members),
                group.piece.angle,
                place.hand,
                self._rise(centre, size) if place.hand else 0,
            )
            for group, size, centre in zip(groups, sizes, centres, strict=True)
        ]
        if place.form in ("row", "fan", "free"):
            self._narrow([shown for shown in found if shown.piece.kind == "card"])
        return found

    def _heaps(self, place: Place, pieces: list[Piece]) -> list[Shown]:
        """Pieces of one spot lie in a heap, with what is chosen on top; if the place is fanned out, side by side."""
        heaps: dict[tuple[float, float] | None, list[Piece]] = {}
        for piece in pieces:
            heaps.setdefault(piece.at, []).append(piece)
        if not heaps:
            return []
        scale, rect = self._scale(place), self.rects[place.id]
        tops, spots = [], []
        for heap in heaps.values():
            top = next((number for number, piece in enumerate(heap) if piece.id in self.apart), len(heap) - 1)
            x, y = heap[top].at or (0.5, 0.5)
            tops.append(top)
            spots.append((rect.x + x * rect.width, rect.y + y * rect.height))
        if place.id == self.fanned:
            sizes = [[arrange.piece_size(piece, place, scale) for piece in heap] for heap in heaps.values()]
            return [
                Shown(piece, centre, size, (piece.id,), angle=piece.angle)
                for heap, row, centres in zip(
                    heaps.values(), sizes, arrange.fanned_out(sizes, spots, tops, self._camera.region), strict=True
                )
                for piece, size, centre in zip(heap, row, centres, strict=True)
            ]
        found = []
        for heap, number, centre in zip(heaps.values(), tops, spots, strict=True):
            ids = tuple(piece.id for piece in heap)
            size = arrange.piece_size(heap[number], place, scale)
            found.append(Shown(heap[number], centre, size, ids, len(heap), heap[number].angle, heap=True))
        return found

    def _narrow(self, row: list[Shown]) -> None:
        """A card that lies under the next one keeps its name to what is seen of it."""
        for one, two in pairwise(row):
            strip = two.box.left - one.box.left
            if strip > 0 and one.box.colliderect(two.box):
                one.strip = max(1, strip - (self._ctx.px(OUTLINE) if one.hand else 0))
                if self._names is not None and not one.angle:
                    one.narrow = self._names.narrowed(one.piece.art, one.strip)

    def _rise(self, centre: tuple[float, float], size: tuple[int, int]) -> int:
        """A card of the hand comes up until it is in sight as a whole."""
        below = centre[1] + size[1] / 2 + self._ctx.px(4) - self._hand.bottom  # negative for a raised hand
        return max(self._ctx.px(LEAST_RISE), round(below))

    def _top(self, place: Place, piece: Piece, members: tuple[Id, ...], count: int) -> Shown:
        rect = self.rects[place.id]
        size = arrange.piece_size(piece, place, self._scale(place))
        return Shown(piece, (float(rect.centerx), float(rect.centery)), size, members, count, piece.angle, place.hand)

    def _centres(
        self, place: Place, groups: list[arrange.Group], sizes: list[tuple[int, int]]
    ) -> list[tuple[float, float]]:
        if not sizes:
            return []
        gap = self._ctx.px(8)
        area = self.rects[place.id].inflate(-2 * gap, 0)
        if place.form == "fan":
            if place.hand and not place.raised:  # its cards hang over the lower edge
                tall, top = max(high for _, high in sizes), self._ctx.px(HAND_TOP)
                area = pygame.Rect(area.x, area.y + top, area.width, tall)
                if self.stands:
                    area.bottom = min(area.bottom, self._hand.bottom - top - round(arrange.BOW))
            strips = self._strips(groups, sizes)
            centres, over = arrange.in_fan(area, sizes, gap, self._scroll, strips, centred=place.raised)
            self.over = max(self.over, over)
            return centres
        if place.form == "slot":
            return arrange.in_slot(area, sizes)
        if place.form == "grid":
            return arrange.in_grid(area, sizes, gap)
        if place.form == "free":
            rect = self.rects[place.id]
            spots = [group.piece.at or (0.5, 0.5) for group in groups]
            return [(rect.x + x * rect.width, rect.y + y * rect.height) for x, y in spots]
        return arrange.in_row(area, sizes, gap)

    def _strips(self, groups: list[arrange.Group], sizes: list[tuple[int, int]]) -> list[float]:
        names = self._names
        if names is None:
            return []
        pairs = zip(groups, sizes, strict=True)
        needed = [names.name_strip(group.piece.art, size, self._ctx) for group, size in pairs]
        return [float(strip + self._ctx.px(OUTLINE)) if strip else 0.0 for strip in needed]

    def _add_attached(self, place: Place, parent: Shown, attached: dict[Id, list[Piece]]) -> None:
        """Add the attached cards below their carrier, the last one lowest."""
        if not attached:
            return
        carried = [piece for member in parent.members for piece in attached.get(member, [])]
        up = self.rects[place.id].centery > self._camera.region.centery
        for index in range(len(carried) - 1, -1, -1):
            piece = carried[index]
            size = arrange.piece_size(piece, place, self._scale(place))
            centre = arrange.under_parent(parent, index, up)
            self._add(Shown(piece, centre, size, (piece.id,), 1, piece.angle, place.hand))

    def _add(self, shown: Shown) -> None:
        self.shown.append(shown)
        for member in (shown.piece.id, *shown.members):
            self._by_id[member] = shown

    def followed(self) -> Stage | None:
        """This stage after the camera was only moved over the board; None if it has to be laid out anew (P22)."""
        camera = self._camera
        if not self._is_rigid or (camera.zoom, tuple(camera.region)) != self._view:
            return None
        (x, y), (was_x, was_y) = camera.origin, self._origin
        dx, dy = x - was_x, y - was_y
        found = copy(self)
        found._origin = (x, y)
        found.rects = {place: rect.move(dx, dy) for place, rect in self.rects.items()}
        found._ground = [(art, rect.move(dx, dy)) for art, rect in self._ground]
        found.shown, found._by_id = [], {}
        for shown in self.shown:
            if shown.piece.place != self.fanned:
                found._add(shown.moved(dx, dy))
        if self.fanned is not None:  # it keeps within the window, and lies over the others
            lying = [piece for piece in self.tableau.pieces if piece.place == self.fanned]
            for shown in found._lie(self.places[self.fanned], lying):
                found._add(shown)
        return found

    # --- questions

    @property
    def highest(self) -> int:
        """Nothing on the board is painted above this edge."""
        return int(self._camera.region.top) - MARGIN

    def scenery(self) -> list[tuple[Hashable, pygame.Rect]]:
        """The art behind the board, each with its box in the window."""
        return [(art, self._camera.rect(box)) for art, box in self.tableau.scenery]

    def ground(self) -> list[tuple[Hashable, pygame.Rect]]:
        """The art printed on the board, each with its box in the window."""
        return self._ground

    def is_paved(self, area: pygame.Rect) -> bool:
        """Whether the art printed on the board covers this area of the window without a gap."""
        boxes = [rect for _, rect in self.ground()]
        if not boxes:
            return False
        sides = sum(rect.clip(area).width * rect.clip(area).height for rect in boxes)
        return sides >= area.width * area.height

    def pictures(self) -> list[tuple[Hashable, tuple[int, int]]]:
        """All art with its size in the window, the most important first."""
        found = [(art, rect.size) for art, rect in self.ground()]
        found += [(art, shown.size) for shown in self.shown for art in shown.arts]
        found += [(art, rect.size) for art, rect in self.scenery()]
        return list(dict.fromkeys(found))

    def of(self, thing: Id) -> Shown | None:
        """The piece as it is shown, or the pile it is in; None if it is not on the table."""
        return self._by_id.get(thing)

    def knows(self, thing: Id) -> bool:
        return thing in self._by_id or thing in self.rects

    def rect(self, thing: Id) -> pygame.Rect | None:
        shown = self._by_id.get(thing)
        return shown.box if shown else self.rects.get(thing)

    def pointed_rect(self, thing: Id) -> pygame.Rect | None:
        """The box of a thing while it is pointed at: a card of the hand has come up."""
        shown = self._by_id.get(thing)
        return shown.pointed_box if shown else self.rects.get(thing)

    def pose(self, thing: Id) -> Pose | None:
        """The pose of a piece at rest; for a place, its middle; None if it is not on the table."""
        shown = self._by_id.get(thing)
        if shown:
            return Pose(shown.centre[0], shown.centre[1], shown.angle, scale=shown.size[0])
        rect = self.rects.get(thing)
        if rect is None:
            return None
        place = self.places[thing]
        return Pose(rect.centerx, rect.centery, 0.0, scale=max(4.0, place.size[0] * self._scale(place)))

    def shape(self, thing: Id) -> tuple[bool, Outline]:
        """Whether a thing is round, and its corners if it has any."""
        shown = self._by_id.get(thing)
        piece_or_place = shown.piece if shown else self.places[thing]
        return piece_or_place.round, piece_or_place.outline

    def piece_at(self, pos: tuple[int, int]) -> Shown | None:
        """The topmost piece under a point; the hand lies over the table."""
        held, others = ([shown for shown in self.shown if shown.hand == hand] for hand in (True, False))
        for shown in reversed([*others, *held]):
            piece = shown.piece
            if covers(shown.box, pos, piece.round, piece.outline) and (
                shown.hand or self._camera.region.collidepoint(pos)
            ):
                return shown
        return None

    def place_at(self, pos: tuple[int, int]) -> Id | None:
        """The smallest place under a point."""
        found = [
            (rect.width * rect.height, str(id), id)
            for id, rect in self.rects.items()
            if covers(rect, pos, self.places[id].round, self.places[id].outline)
        ]
        return min(found)[2] if found else None

    def near(self, pos: tuple[float, float], size: tuple[int, int], things: Iterable[Id]) -> Id | None:
        """Which of `things` a piece dropped here snaps to: one under it, or within half a piece (UX-16)."""
        best: tuple[float, float, str, Id] | None = None
        for thing in things:
            rect = self.rect(thing)
            if rect is None:
                continue
            shape = self.shape(thing)
            dx = max(rect.left - pos[0], 0, pos[0] - rect.right)
            dy = max(rect.top - pos[1], 0, pos[1] - rect.bottom)
            away = distance(rect, pos, *shape)
            if math.hypot(2 * dx / size[0], 2 * dy / size[1]) > 1 or 2 * away > max(size):
                continue
            # Between targets the nearest edge counts; inside several the nearest middle, so a piece before its place.
            middle = math.dist(rect.center, pos)
            found = (away, middle, str(thing), thing)
            if best is None or found[:3] < best[:3]:
                best = found
        return best[3] if best else None
