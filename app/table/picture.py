"""The picture of the table: a still layer that is kept, and what moves over it (perf.md, UX-99)."""

from __future__ import annotations

import io
from collections.abc import Callable, Hashable, Mapping
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame

from app.table import regions
from app.table.camera import Camera
from app.table.choose import CHOSEN, OneChoice
from app.table.docking import free_boxes
from app.table.model import WASTED, Id
from app.table.motion.tween import Pose
from app.table.overlay import draw_line, draw_motion
from app.table.painter import Painter, ZoneLook
from app.table.panels import SHADOW
from app.table.prompt import draw_ring
from app.table.stage import Stage
from app.ui.tooltip import draw_tooltip

if TYPE_CHECKING:
    from app.table.kit import TableKit
    from app.table.parts import Parts
    from app.table.viewpoint import Viewpoint
    from app.table.words import TableWords


FEW = 6  # up to so many changed areas are drawn one by one; more are joined to one large area
CLOSE_EDGE, NARROW = 12.0, 0.8  # logical pixels around a board that takes less than this share of the width


class TablePicture:
    """Draws a table."""

    def __init__(
        self,
        kit: TableKit,
        viewpoint: Viewpoint,
        parts: Parts,
        wording: TableWords,
        draw_back: Callable[[pygame.Surface], None],
    ) -> None:
        self.kit, self._viewpoint, self._parts, self._wording = kit, viewpoint, parts, wording
        self._draw_back = draw_back
        self._layer: pygame.Surface | None = None
        self._under = pygame.Surface((1, 1))
        self._under_key: Hashable = None
        self._zones: frozenset[ZoneLook] = frozenset()
        self._kept = False  # the layer is up to date
        self._still: tuple[object, ...] = ()
        self._due: list[pygame.Rect] = []  # areas of the kept picture that are still to be drawn again
        self._held = False  # the last frame showed the layer as it was, although something has changed
        self._in_part = False  # since the last frame only panels have changed
        self.lively = False  # the game's own drawing changes by itself
        self._pictured = -1  # the turn in which the last picture for the autosaves was made

    @property
    def stands(self) -> bool:
        """Whether the window shows a picture of this table."""
        return self._layer is not None

    def forget(self) -> None:
        """Nothing that was drawn before may be shown again (UX-41)."""
        self._layer = None
        self._under_key = None
        self._kept = False

    def follow_panels(self, *, alone: bool) -> bool:
        """Whether a panel has turned; if nothing else has changed, the next frame draws only that (P22)."""
        turned = self._parts.panels.has_turned()
        self._in_part = turned and alone
        self.kit.host.dirty |= turned and not alone
        return turned

    @property
    def is_kept(self) -> bool:
        """Whether the still layer shows what lies below the present motion."""
        return self._kept

    def draw(self, surface: pygame.Surface, holds: bool = False) -> None:
        """Draw the kept still layer, and what moves over it.

        `holds`: this frame has had enough work; a layer that is kept stays for one more frame as it is.
        """
        kit = self.kit
        kit.desk.sprites.new_frame()
        if self._layer is None or self._layer.get_size() != surface.get_size():
            self._layer = pygame.Surface(surface.get_size()).convert(surface)
            self._under = self._layer.copy()
            self._under_key = None
            self._kept = False
        rests, performer = self._backdrop_rests(), kit.desk.performer
        still = (performer.flying(), performer.was.shown, rests, kit.app.notices.shown)
        same = still == self._still and rests
        self._held = holds and self._kept and same and kit.host.dirty and not self._held
        same = same and (self._held or not kit.host.dirty)
        self._still = still
        moves, in_part, self._in_part = self._moves(), self._in_part, False
        if in_part and same and not moves and len(kit.host.layers) == 1:
            self._draw_in_part(surface)
            return
        fresh = self._kept and same and not in_part
        if not fresh:
            # If nothing moves, the table is drawn straight to the window: a kept layer is useful only below motion.
            goal = self._layer if moves else surface
            self._renew_underlay(rests, in_turn=moves)
            self._blit_around(goal, self._under)
            kit.host.draw(goal)
            kit.host.dirty = bool(self._due)
            self._kept = moves
        if fresh or moves:
            surface.blit(self._layer, (0, 0))
        if len(kit.host.layers) == 1:
            self._draw_moving(surface)
            self._draw_above(surface)

    def _draw_in_part(self, surface: pygame.Surface) -> None:
        """Draw only what has changed around the board; the window shows everything else as it is."""
        self._kept = False
        for area in self._renew_underlay(rests=True):
            surface.set_clip(area)
            surface.blit(self._under, area, area)
            self.kit.host.draw(surface)
            self._draw_moving(surface)
        surface.set_clip(None)

    def _blit_around(self, goal: pygame.Surface, under: pygame.Surface) -> None:
        """Copy the kept picture, but not where the printed board will cover it (P22)."""
        stage, whole = self.kit.desk.shown, goal.get_rect()
        board = self.kit.top.board
        if stage is None or not stage.is_paved(board):
            goal.blit(under, (0, 0))
            return
        for area in free_boxes(whole, [board]):
            goal.blit(under, area, area)

    def _moves(self) -> bool:
        """Whether something moves over the still layer, so that keeping the layer is useful."""
        kit = self.kit
        changing = kit.desk.performer.changing or kit.desk.drag is not None or kit.desk.pulse() > 0
        return changing or kit.match.replies.ring_left() is not None or self.lively

    def _backdrop_rests(self) -> bool:
        backdrop = self.kit.app.backdrop
        return backdrop.finished and not backdrop.fading(self.kit.ctx)

    def _renew_underlay(self, rests: bool, in_turn: bool = False) -> list[pygame.Rect]:
        """Background, places and panels in one kept picture: draw the areas again that have changed, and tell them.

        `in_turn`: while something moves, only the first of them in this frame (P10).
        """
        kit, desk = self.kit, self.kit.desk
        marks = desk.glow()
        zones = desk.painter.zone_looks(desk.shown, marks) if desk.shown else frozenset()
        key = (desk.stage is None, kit.ctx.theme.name, rests, self._parts.panels.emptied)
        areas = [
            *self._due,
            *self._parts.panels.changed_areas(),
            *(pygame.Rect(look.rect) for look in zones ^ self._zones),
        ]
        self._zones = zones
        whole = self._under.get_rect()
        in_turn = in_turn and rests and key == self._under_key and self.kit.app.studio is not None
        if key != self._under_key or not rests:
            self._under_key = key
            areas = [whole]
        elif len(areas) > FEW:
            half = whole.width // 2
            areas = [pygame.Rect(0, 0, half, whole.height), pygame.Rect(half, 0, whole.width - half, whole.height)]
        areas = [area.clip(whole) for area in areas]
        areas, self._due = (areas[:1], areas[1:]) if in_turn else (areas, [])
        for area in areas:
            self._draw_under(marks, area)
        return areas

    def _draw_under(self, marks: Mapping[Id, str], area: pygame.Rect) -> None:
        """Draw one area of the kept picture again."""
        kit, desk = self.kit, self.kit.desk
        self._under.set_clip(area)
        self._draw_back(self._under)
        if desk.shown:
            desk.painter.zones(kit.ctx, self._under, desk.shown, marks, kit.top.board)
        reach = 2 * kit.ctx.px(SHADOW)
        for part in self._parts.panels.underlay():
            if part.rect.inflate(reach, reach).colliderect(area):
                part.draw(kit.ctx, self._under)
        self._under.set_clip(None)

    def _uncovered(self, stage: Stage, marks: Mapping[Id, str]) -> dict[Id, str]:
        """Without the marks of things below a panel: a pulse is drawn over everything."""
        panels = [part.rect for part in (self._parts.panel, self._parts.over()) if part is not None]
        boxes = {thing: stage.rect(thing) for thing in marks}
        return {thing: mark for thing, mark in marks.items() if not _touches(boxes[thing], panels)}

    def _draw_moving(self, surface: pygame.Surface) -> None:
        desk, stage, after = self.kit.desk, self.kit.desk.shown, self.kit.desk.stage
        if stage is None or after is None:
            return
        if desk.pulse() > 0:
            desk.painter.pulse(self.kit.ctx, surface, stage, self._uncovered(stage, desk.glow()), desk.pulse())
        panel = self._parts.panel
        hidden = panel.rect if panel is not None and self.kit.module.pages.panel_hides_motion else None
        draw_motion(self.kit.ctx, surface, desk.painter, desk.performer, stage, after, hidden)
        for part in (self._parts.prompt, self._parts.panel if self.kit.module.pages.panel_stays_above else None):
            if part is not None and desk.performer.flies_over(part.rect):
                part.draw(self.kit.ctx, surface)  # flying pieces must not hide the question (UX-31)
        if desk.drag:
            self._draw_drag(surface)
        if isinstance(desk.choice, OneChoice) and len(desk.choice.touched) > 1:
            self._draw_choice(surface, stage, desk.choice.touched[0], desk.choice.touched[-1])
        self.lively = self.kit.module.layout.draw_over(self.kit.ctx, surface, desk, self.kit.match)
        desk.performer.spotlight.draw(self.kit.ctx, surface, desk.painter, stage, self.kit.top.board)
        if self._parts.prompt.ring is not None and self.kit.match.replies.ring is not None:
            left, theme = self.kit.match.replies.ring_left(), self.kit.ctx.theme
            draw_ring(self.kit.ctx, surface, self._parts.prompt.ring, 1.0 if left is None else left, theme.chosen)

    def _draw_choice(self, surface: pygame.Surface, stage: Stage, first: Id, last: Id) -> None:
        """Draw an arrow from the chosen thing to its goal; it passes below the question's words."""
        ctx, prompt = self.kit.ctx, self._parts.prompt
        draw_line(ctx, surface, stage, first, last, "chosen")
        ends = [rect for rect in (stage.rect(first), stage.rect(last)) if rect is not None]
        if ends and ends[0].unionall(ends[1:]).colliderect(prompt.rect):
            prompt.draw(ctx, surface)

    def _draw_above(self, surface: pygame.Surface) -> None:
        """Draw what is being read (sheets, the recap, a reason) above flying pieces (UX-17, UX-49)."""
        kit = self.kit
        if not self._moves():
            return
        for part in (self._parts.complaints, self._parts.sheets):
            part.draw(kit.ctx, surface)

    def _draw_drag(self, surface: pygame.Surface) -> None:
        """Draw the dragged piece; over a target, as it would lie there (UX-15)."""
        desk = self.kit.desk
        assert desk.drag is not None and desk.stage is not None
        drag = desk.drag
        x, y = drag.centre
        pose = Pose(x, y, drag.shown.angle, lift=0.6)
        desk.painter.flying(self.kit.ctx, surface, drag.shown, pose, drag.shown.piece.art, drag.shown.size[0])
        if drag.over is not None:
            rect = desk.stage.rect(drag.over)
            if rect:
                wasted = desk.glow().get(drag.over) == WASTED  # never in the colour of a good place
                round_, outline = desk.stage.shape(drag.over)
                mark = WASTED if wasted else CHOSEN
                desk.painter.outline(self.kit.ctx, surface, rect, round_, mark, outline)
            words = self._wording.preview(drag.piece, drag.over)
            if words:
                box = drag.shown.box
                box.center = (round(x), round(y))
                draw_tooltip(self.kit.ctx, surface, words, box, drag.pos, [self._parts.prompt.rect])

    def public(self) -> pygame.Surface:
        """The table as everybody may see it, for screenshots (UX-109)."""
        with self.kit.desk.sprites.at_once():
            return self._lay_open(self.kit.desk.painter, self._public_stage())

    def close_up(self) -> pygame.Surface:
        """The same without the empty sides of a board that is much narrower than the window, for the share card."""
        seen, stage = self.public(), self._public_stage()[0]
        boxes = [stage.rects[place.id] for place in stage.tableau.places]
        if not boxes:
            return seen
        edge = 2 * self.kit.ctx.px(CLOSE_EDGE)
        board = boxes[0].unionall(boxes).inflate(edge, edge).clip(seen.get_rect())
        return seen.subsurface(board).copy() if board.width < NARROW * seen.get_width() else seen

    def _lay_open(self, painter: Painter, laid: tuple[Stage, pygame.Rect]) -> pygame.Surface:
        return self._occupied(self._empty(painter, laid), painter, laid)

    def _empty(self, painter: Painter, laid: tuple[Stage, pygame.Rect]) -> pygame.Surface:
        ctx, (stage, board) = self.kit.ctx, laid
        surface = pygame.Surface(ctx.size)
        self.kit.app.backdrop.draw(ctx, surface)
        painter.zones(ctx, surface, stage, {}, board)
        return surface

    def _occupied(self, surface: pygame.Surface, painter: Painter, laid: tuple[Stage, pygame.Rect]) -> pygame.Surface:
        stage, board = laid
        painter.whole(self.kit.ctx, surface, stage, {}, without=frozenset(), lifted=None, bare=False, board=board)
        return surface

    def _public_stage(self) -> tuple[Stage, pygame.Rect]:
        kit, now = self.kit, regions.divide(self.kit.ctx, left=False, right=False, hand=False)
        camera = Camera()
        camera.region = now.board
        look = replace(self._viewpoint.look(now, public=True), below=None)
        stage = Stage(kit.ctx, kit.module.layout.tableau(look), camera, now.hand, names=kit.module.layout)
        self._viewpoint.tableau()  # the module knows the viewer's names and facts again
        return stage, now.board

    def thumbnail(self) -> bytes:
        """A small PNG of the public picture (UX-65)."""
        return _small(self._lay_open(self._copyist(), self._public_stage()))

    def _copyist(self) -> Painter:
        """Draws from the pictures that exist, at whatever size, so that nothing has to be drawn anew."""
        return Painter(self.kit.desk.sprites.apart())

    def illustrate(self) -> None:
        """Make a picture for the autosaves, once a turn, while nothing moves and somebody thinks (UX-65)."""
        kit, turn = self.kit, self.kit.match.log.turn
        if turn == self._pictured or kit.match.screen.covered_for is not None or kit.app.places is None:
            return
        self._pictured, laid = turn, self._public_stage()
        kit.desk.sprites.ahead(kit.ctx, laid[0].pictures(), nearly=True)
        kit.app.beside(("thumbnail", id(self), turn), lambda: kit.app.at_rest(lambda: self._illustrate(laid)))

    def farewell(self) -> None:
        """Make the picture of a match that is left before its end: what everybody may see, also under a cover (UX-65).

        A paused race keeps its older picture, because its row of cards must stay hidden (SM-4.49).
        """
        kit = self.kit
        match = kit.match
        goes_on = kit.name == "table" and not match.faults.is_there and match.result() is None
        if goes_on and match.files.may_save() is None and kit.app.places is not None and kit.host.layers:
            match.files.illustrate(self.thumbnail())

    def _illustrate(self, laid: tuple[Stage, pygame.Rect]) -> None:
        """Put the picture together, in two frames. Its parts were drawn in another thread, but this must happen in the
        window's own, because a picture cannot be shown while another thread scales it."""
        kit, painter = self.kit, self._copyist()

        def complete(empty: pygame.Surface) -> None:
            if self._is_open():
                seen = self._occupied(empty, painter, laid)
                kit.app.beside(("small", id(self), self._pictured), lambda: self._keep(_small(seen)))

        if self._is_open():
            kit.app.at_rest(partial(complete, self._empty(painter, laid)))

    def _is_open(self) -> bool:
        return self.kit.match.screen.covered_for is None and self.kit.is_on_top()

    def _keep(self, picture: bytes) -> None:
        """Give the picture to the match; called in another thread, so that the match gets it only between frames."""
        self.kit.app.later(lambda: self.kit.match.files.illustrate(picture))


def _small(picture: pygame.Surface) -> bytes:
    png = io.BytesIO()
    pygame.image.save(pygame.transform.smoothscale(picture, (320, 180)), png, "picture.png")
    return png.getvalue()


def _touches(box: pygame.Rect | None, panels: list[pygame.Rect]) -> bool:
    return box is not None and box.collidelist(panels) >= 0
