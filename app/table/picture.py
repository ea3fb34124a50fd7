"""The picture of the table: a still layer that is kept, and what moves over it (perf.md, UX-99)."""

from __future__ import annotations

import io
from collections.abc import Hashable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from app.table import regions
from app.table.camera import Camera
from app.table.choose import OneChoice
from app.table.model import Id
from app.table.motion.tween import Pose
from app.table.overlay import draw_line, draw_motion, draw_ring
from app.table.painter import Painter, ZoneLook
from app.table.panels import SHADOW
from app.table.stage import Stage
from app.ui.tooltip import draw_tooltip
from rules import find

if TYPE_CHECKING:
    from app.table.scene import TableScene


FEW = 6  # changed areas that are drawn one by one; more of them are one large one


class TablePicture:
    """Draws a table scene."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._layer: pygame.Surface | None = None
        self._under = pygame.Surface((1, 1))
        self._under_key: Hashable = None
        self._zones: frozenset[ZoneLook] = frozenset()
        self._kept = False  # the layer shows the present
        self._still: tuple[frozenset[Id], bool] = (frozenset(), False)
        self.lively = False  # the game's own drawing changes by itself
        self._pictured = -1  # the turn of the last picture for the autosaves

    @property
    def stands(self) -> bool:
        """Whether the window shows a picture of this table."""
        return self._layer is not None

    def forget(self) -> None:
        """No pixel of before may be shown again (UX-41)."""
        self._layer = None
        self._under_key = None
        self._kept = False

    def draw(self, surface: pygame.Surface) -> None:
        """The still layer is kept; over it goes what moves."""
        scene = self.scene
        scene.desk.sprites.new_frame()
        if self._layer is None or self._layer.get_size() != surface.get_size():
            self._layer = pygame.Surface(surface.get_size()).convert(surface)
            self._under = self._layer.copy()
            self._under_key = None
            self._kept = False
        still = (scene.desk.performer.flying(), self._backdrop_rests())
        fresh = self._kept and not scene.host.dirty and still == self._still and still[1]
        self._still = still
        moves = self._moves()
        if not fresh:
            # At rest the picture goes straight to the window; a layer is only worth it below something that moves.
            goal = self._layer if moves else surface
            goal.blit(self._underlay(still[1]), (0, 0))
            scene.host.draw(goal)
            self._kept = moves
        if fresh or moves:
            surface.blit(self._layer, (0, 0))
        if len(scene.host.layers) == 1:
            self._draw_moving(surface)
            self._draw_above(surface)

    def _moves(self) -> bool:
        """Whether the next frames will differ only in what lies over the still layer."""
        scene = self.scene
        changing = scene.desk.performer.changing or scene.desk.drag is not None or scene.desk.pulse() > 0
        return changing or scene.match.ring is not None or self.lively

    def _backdrop_rests(self) -> bool:
        backdrop = self.scene.app.backdrop
        return backdrop.finished and not backdrop.fading(self.scene.ctx)

    def _underlay(self, rests: bool) -> pygame.Surface:
        """Background, zones and frame in one picture, redrawn only when or where one of them changes or is in use."""
        scene, desk = self.scene, self.scene.desk
        marks = desk.marks()
        zones = desk.painter.zone_looks(desk.stage, marks) if desk.stage else frozenset()
        key = (desk.stage is None, scene.ctx.theme.name, rests, scene.panels.emptied)
        areas = [*scene.panels.changed_areas(), *(pygame.Rect(look.rect) for look in zones ^ self._zones)]
        self._zones = zones
        whole = self._under.get_rect()
        if key != self._under_key or not rests or len(areas) > FEW:
            self._under_key = key
            areas = [whole]
        for area in areas:
            self._draw_under(marks, area.clip(whole))
        return self._under

    def _draw_under(self, marks: Mapping[Id, str], area: pygame.Rect) -> None:
        """One area of the still picture anew."""
        scene, desk = self.scene, self.scene.desk
        self._under.set_clip(area)
        scene.draw_back(self._under)
        if desk.stage:
            desk.painter.zones(scene.ctx, self._under, desk.stage, marks, scene.top.board)
        reach = 2 * scene.ctx.px(SHADOW)
        for part in scene.panels.underlay():
            if part.rect.inflate(reach, reach).colliderect(area):
                part.draw(scene.ctx, self._under)
        self._under.set_clip(None)

    def _draw_moving(self, surface: pygame.Surface) -> None:
        desk, stage = self.scene.desk, self.scene.desk.stage
        if stage is None:
            return
        desk.painter.pulse(self.scene.ctx, surface, stage, desk.marks(), desk.pulse())
        draw_motion(self.scene.ctx, surface, desk.painter, desk.performer, stage)
        if desk.performer.flies_over(self.scene.prompt.rect):
            self.scene.prompt.draw(self.scene.ctx, surface)  # a question is never hidden by what flies past (UX-31)
        if desk.drag:
            self._draw_drag(surface)
        if isinstance(desk.choice, OneChoice) and len(desk.choice.touched) > 1:
            draw_line(self.scene.ctx, surface, stage, desk.choice.touched[0], desk.choice.touched[-1], "chosen")
        self.lively = self.scene.module.draw_over(self.scene.ctx, surface, desk, self.scene.match)
        left = self.scene.match.ring_left()
        if self.scene.match.ring is not None:
            board, above = self.scene.top.board, self.scene.prompt.rect.top
            centre = (board.centerx - self.scene.ctx.px(120), above - self.scene.ctx.px(44))
            draw_ring(self.scene.ctx, surface, centre, 1.0 if left is None else left, self.scene.teller.ring_words())

    def _draw_above(self, surface: pygame.Surface) -> None:
        """What is being read lies above what flies past: sheets, the recap, a reason (UX-17, UX-49)."""
        scene = self.scene
        if not self._moves():
            return
        for part in (scene.complaints, scene.reading.layer):
            part.draw(scene.ctx, surface)

    def _draw_drag(self, surface: pygame.Surface) -> None:
        """The carried piece; over a target it shows its place and turn there (UX-15)."""
        desk = self.scene.desk
        assert desk.drag is not None and desk.stage is not None
        drag = desk.drag
        x, y = desk.drag_centre()
        pose = Pose(x, y, drag.shown.angle, lift=0.6)
        desk.painter.flying(self.scene.ctx, surface, drag.shown, pose, drag.shown.piece.art, drag.shown.size[0])
        if drag.over is not None:
            rect = desk.stage.rect(drag.over)
            if rect:
                desk.painter.outline(self.scene.ctx, surface, rect, False, "chosen")
            words = self.scene.teller.preview(drag.piece, drag.over)
            if words:
                box = drag.shown.box
                box.center = (round(x), round(y))
                draw_tooltip(self.scene.ctx, surface, words, box, drag.pos)

    def public(self) -> pygame.Surface:
        """The table as everyone may see it, for screenshots (UX-109)."""
        with self.scene.desk.sprites.at_once():
            return self._lay_open(self.scene.desk.painter, self._public_stage())

    def _lay_open(self, painter: Painter, laid: tuple[Stage, pygame.Rect]) -> pygame.Surface:
        ctx, (stage, board) = self.scene.ctx, laid
        surface = pygame.Surface(ctx.size)
        self.scene.app.backdrop.draw(ctx, surface)
        painter.zones(ctx, surface, stage, {}, board)
        painter.whole(ctx, surface, stage, {}, without=frozenset(), lifted=None, bare=False, board=board)
        return surface

    def _public_stage(self) -> tuple[Stage, pygame.Rect]:
        scene, now = self.scene, regions.divide(self.scene.ctx, left=False, right=False, hand=False)
        camera = Camera()
        camera.region = now.board
        look = replace(scene.look(now, public=True), below=None)
        stage = Stage(scene.ctx, scene.module.tableau(look), camera, now.hand)
        scene.module.tableau(scene.look(scene.panels.divide()))  # names and facts are of these eyes again
        return stage, now.board

    def thumbnail(self) -> bytes:
        """A small PNG of the public picture (UX-65)."""
        return _small(self._copied(self._public_stage()))

    def _copied(self, laid: tuple[Stage, pygame.Rect]) -> pygame.Surface:
        """Put together from the pictures on the table, at whatever size they are."""
        return self._lay_open(Painter(self.scene.desk.sprites.apart()), laid)

    def illustrate(self) -> None:
        """For the autosaves, once a turn, while the table rests and somebody thinks (UX-65)."""
        scene, turn = self.scene, self._turn()
        if turn == self._pictured or scene.match.covered_for is not None or scene.app.places is None:
            return
        self._pictured, laid = turn, self._public_stage()
        scene.desk.sprites.ahead(scene.ctx, laid[0].pictures(), nearly=True)
        scene.app.beside(("thumbnail", id(self), turn), lambda: scene.app.later(lambda: self._illustrate(laid)))

    def farewell(self) -> None:
        """The picture of a table that is left in the middle: what everybody at it may see, also under a cover (UX-65).

        A paused race keeps its older one: its row is covered, and no list may show it meanwhile (SM-4.49).
        """
        scene = self.scene
        match = scene.match
        goes_on = scene.name == "table" and not match.has_fault and match.result() is None
        if goes_on and match.may_save() is None and scene.app.places is not None and scene.host.layers:
            match.illustrate(self.thumbnail())

    def _illustrate(self, laid: tuple[Stage, pygame.Rect]) -> None:
        """Everything for the picture has been drawn beside the frames; the window's own thread puts it together,
        because a picture that is being scaled in another one cannot be shown meanwhile."""
        scene = self.scene
        if scene.match.covered_for is None and scene.app.scene is scene:
            seen = self._copied(laid)
            scene.app.beside(("small", id(self), self._pictured), lambda: self._keep(_small(seen)))

    def _keep(self, picture: bytes) -> None:
        """Beside the frames; the match itself is touched between them only."""
        self.scene.app.later(lambda: self.scene.match.illustrate(picture))

    def _turn(self) -> int:
        state = self.scene.match.session.state
        return find(self.scene.match.session.setup.game).turn(state)


def _small(picture: pygame.Surface) -> bytes:
    png = io.BytesIO()
    pygame.image.save(pygame.transform.smoothscale(picture, (320, 180)), png, "picture.png")
    return png.getvalue()
