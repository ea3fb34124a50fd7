"""The table top as a widget: pointer gestures on it, and a focusable spot for every thing on it (UX-12, UX-79)."""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Sequence
from typing import TYPE_CHECKING

import pygame

from app.table.arrange import Shown
from app.table.at_once import do_at_once
from app.table.choose import BLOCKED
from app.table.desk import Desk
from app.table.heard import heard
from app.table.model import Id
from app.table.overlay import draw_line
from app.table.painter import captions
from app.ui.context import Context
from app.ui.layout import Container
from app.ui.widget import TARGET, TextMark, Widget

if TYPE_CHECKING:
    from app.table.stage import Stage
    from app.ui.scene import Host

DRAG_PX = 6.0  # UX-12
LONG_PRESS_MS = 500.0
DOUBLE_MS = 400.0


class FocusSpot(Widget):
    """A piece, pile or place that can have the keyboard focus. The pointer is handled by the table top."""

    focusable = True

    def __init__(self, top: TableTop, thing: Id) -> None:
        super().__init__(id=f"spot-{thing}")
        self.top, self.thing = top, thing

    def target(self) -> bool:
        return False

    def on_act(self, ctx: Context, action: str) -> bool:
        if action != "confirm":
            return False
        desk = self.top.desk
        if not self.top.unfold(self.thing) and not desk.hand_in(self.thing):
            desk.act(self.thing)
        return True

    def on_focus(self, ctx: Context, focused: bool) -> None:
        super().on_focus(ctx, focused)
        if focused:
            self.top.reveal_spot(self)
            host = next((up.host for up in self.ancestors() if up.host is not None), None)
            self.top.fan_out(self.thing, host is not None and host.walked)

    def spoken(self) -> str:
        return self.top.spoken_of(self.thing)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        stage = self.top.desk.stage
        if self.focused and ctx.device != "mouse":
            outline = stage.shape(self.thing)[1] if stage is not None and stage.knows(self.thing) else ()
            self.top.desk.painter.outline(ctx, surface, self.rect.move(0, -self._rise()), False, "focus", outline)
            shown = stage.of(self.thing) if stage is not None else None
            if shown is not None and shown.heap:
                self.top.desk.painter.count_of(ctx, surface, shown)

    def _rise(self) -> int:
        """A card of the hand has come up for whoever plays by keys, too."""
        stage = self.top.desk.stage
        shown = stage.of(self.thing) if stage is not None else None
        return shown.rise if shown is not None else 0


class Region(Container):
    """Spots that count as one step for Tab."""

    def __init__(self, name: str) -> None:
        super().__init__([], id=name, region=True)

    def fill(self, spots: Sequence[FocusSpot]) -> None:
        self._children = list(spots)
        self.adopt(*spots)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        Widget.place(self, ctx, rect)


class TableTop(Widget):
    """Covers the window below all other widgets."""

    ticks = True

    def __init__(self, desk: Desk) -> None:
        super().__init__(id="table-top")
        self.desk = desk
        self.board_region, self.hand_region = Region("board"), Region("hand")
        self.adopt(self.board_region, self.hand_region)
        self.board = pygame.Rect(0, 0, 1, 1)
        self.shift = False
        self.lids: Callable[[], list[pygame.Rect]] = list  # boxes that lie over the table
        self.box: pygame.Rect | None = None  # the selection box that is being drawn
        self.asked_actions: Id | None = None  # the thing whose action list a long press has asked for
        self._spots: dict[Id, FocusSpot] = {}
        self._heard: tuple[Stage | None, dict[Id, str]] = (None, {})
        self._press: tuple[int, int] | None = None
        self._pressed: Shown | None = None
        self._since = 0.0
        self.panning = False
        self._last_click: tuple[float, Id | None] = (-9999.0, None)

    # --- tree

    def children(self) -> Sequence[Widget]:
        return (self.board_region, self.hand_region)

    def target(self) -> bool:
        return True

    def deaf(self, ctx: Context) -> bool:
        return False

    def refresh(self) -> None:
        """Make the spots for what is on the table now; spots of things that stay are kept, and so is the focus."""
        stage = self.desk.stage
        spots: dict[Id, FocusSpot] = {}
        board: list[FocusSpot] = []
        hand: list[FocusSpot] = []
        marks, choice = self.desk.marks(), self.desk.choice
        begins = choice.starts() if choice is not None and not choice.is_begun else set()
        if stage is not None:
            for place in stage.tableau.places:
                if not place.hand and (place.id in marks or place.id in begins or place.tip):
                    spot = self._spot(place.id, stage.rects[place.id], spots)
                    board.append(spot)
            for shown in stage.shown:
                if not shown.piece.reached:
                    continue
                spot = self._spot(shown.piece.id, shown.box, spots)
                (hand if shown.hand else board).append(spot)
        self._spots = spots
        self.board_region.fill(board)
        self.hand_region.fill(hand)
        self.board_region.rect, self.hand_region.rect = pygame.Rect(self.board), pygame.Rect(self.desk.hand)

    def _spot(self, thing: Id, rect: pygame.Rect, spots: dict[Id, FocusSpot]) -> FocusSpot:
        spot = self._spots.get(thing) or FocusSpot(self, thing)
        spot.rect = pygame.Rect(rect)
        spots[thing] = spot
        return spot

    def spot(self, thing: Id) -> FocusSpot | None:
        return self._spots.get(thing)

    def focused_thing(self) -> Id | None:
        return next((spot.thing for spot in self._spots.values() if spot.focused), None)

    def is_quiet(self, thing: Id) -> bool:
        """Whether it is a place that one may touch, although it is not marked."""
        stage = self.desk.stage
        place = stage.places.get(thing) if stage is not None else None
        return place is not None and not place.tip and thing not in self.desk.marks()

    def spoken_of(self, thing: Id) -> str:
        """What is said of a thing; kept for as long as nothing is laid out anew, because it is asked in each frame."""
        stage = self.desk.stage
        if stage is None:
            return ""
        if self._heard[0] is not stage:
            self._heard = (stage, {})
        said = self._heard[1]
        if thing not in said:
            said[thing] = heard(stage, thing, self.desk.module.seat_name)
        return said[thing]

    def reveal_spot(self, spot: FocusSpot) -> None:
        """Scroll the hand, or move the zoomed board, so that the focused thing is visible."""
        stage = self.desk.stage
        shown = stage.of(spot.thing) if stage else None
        if stage is None:
            return
        if shown is not None and shown.hand:
            hand = [one for one in stage.shown if one.hand]
            if stage.over:  # as far to the left or right as the card lies among the others
                self.scroll_hand(stage.over * hand.index(shown) / max(1, len(hand) - 1) - self.desk.scroll)
        elif not self.board.contains(spot.rect) and self.desk.camera.zoom > 1:
            self.desk.camera.pan(self.board.centerx - spot.rect.centerx, self.board.centery - spot.rect.centery)
            self.desk.shift()

    def fan_out(self, thing: Id, walked: bool) -> None:
        """A heap that somebody walks to by keys fans out like one that is pointed at; one to which the focus comes by
        itself does not cover what lies around it before somebody wants it."""
        stage = self.desk.stage
        if stage is None or self.desk.ctx.device == "mouse":
            return
        shown = stage.of(thing)
        self.desk.fan_out(shown if walked or (shown and shown.piece.place == self.desk.fanned) else None)

    def unfold(self, thing: Id) -> bool:
        """Whether this was a heap that lay together, and has been fanned out now."""
        stage, before = self.desk.stage, self.desk.fanned
        shown = stage.of(thing) if stage is not None else None
        if shown is None or not shown.heap or self.desk.ctx.device == "mouse":
            return False
        self.desk.fan_out(shown)
        return self.desk.fanned not in (None, before)

    # --- pointer

    def scroll_hand(self, by: float) -> bool:
        before = self.desk.scroll
        self.desk.scroll = before + by
        self.desk.arrange()
        return self.desk.scroll != before

    def on_press(self, ctx: Context, pos: tuple[int, int]) -> None:
        desk = self.desk
        if desk.performer.spotlight.skip():
            self._press = None  # this click has done its work
            return
        self._press, self._since, self.panning, self.box = pos, ctx.clock, False, None
        self._pressed = desk.piece_at(pos)
        if desk.timeline.busy:
            desk.timeline.finish_all()

    def on_drag(self, ctx: Context, pos: tuple[int, int]) -> None:
        if self._press is None:
            return
        desk = self.desk
        if desk.drag:
            if desk.carry(pos):
                desk.changed()
            return
        if self.box is not None:
            self._stretch(pos)
            return
        if self.panning:
            self._pan(pos)
            return
        if math.dist(pos, self._press) < ctx.px(DRAG_PX):
            return
        self._begin(pos)

    def _begin(self, pos: tuple[int, int]) -> None:
        """The press has become a drag: of a piece, of the board, or of a selection box."""
        desk, shown, press = self.desk, self._pressed, self._press
        assert press is not None
        thing = desk._offered_member(shown.piece.id) if shown else None
        grip = (0.0, 0.0)
        if shown is not None:
            up = shown.rise if shown.hand and desk.hover == shown.piece.id else 0  # it is gripped where it is seen
            grip = (press[0] - shown.centre[0], press[1] - shown.centre[1] + up)
        if shown is not None and thing is not None and desk.lift(shown, thing, pos, grip):
            desk.carry(pos)
        elif shown is not None and thing is not None and desk.may_drag(thing):
            desk.pick_up(shown, thing, pos, grip)
            desk.carry(pos)
        elif self.shift:
            self.box = pygame.Rect(press, (0, 0))
            self._stretch(pos)
        else:
            self.panning = True
            self._pan(pos)

    def _pan(self, pos: tuple[int, int]) -> None:
        assert self._press is not None
        dx, dy = pos[0] - self._press[0], pos[1] - self._press[1]
        self._press = pos
        if self.desk.hand.collidepoint(pos) and self.desk.stage and self.desk.stage.over:
            self.scroll_hand(-dx)
        elif self.board.collidepoint(pos):
            self.desk.camera.pan(dx, dy)
            self.desk.shift()

    def _stretch(self, pos: tuple[int, int]) -> None:
        assert self._press is not None
        self.box = pygame.Rect(
            min(pos[0], self._press[0]),
            min(pos[1], self._press[1]),
            abs(pos[0] - self._press[0]),
            abs(pos[1] - self._press[1]),
        )
        self.desk.changed()

    def on_click(self, ctx: Context, pos: tuple[int, int]) -> None:
        """The pointer's button was released."""
        press, self._press = self._press, None
        desk = self.desk
        if desk.drag:
            desk.drag.pos = pos
            desk.let_go(self.shift)
            return
        if self.box is not None:
            self._choose_box()
            return
        panned, self.panning = self.panning, False
        if press is not None and not panned:
            self._clicked(ctx, pos)

    def _choose_box(self) -> None:
        box, self.box = self.box, None
        stage = self.desk.stage
        if box is not None and stage is not None:
            inside = [shown for shown in stage.shown if box.collidepoint(shown.box.clip(self.rect).center)]
            self.desk.several([member for shown in inside for member in shown.members])
        self.desk.changed()

    def _clicked(self, ctx: Context, pos: tuple[int, int]) -> None:
        desk, stage = self.desk, self.desk.stage
        if stage is None:
            return
        shown = self._pressed
        marks = desk.marks()
        thing: Id | None = shown.piece.id if shown else None
        place = stage.place_at(pos)
        # Once something is touched its targets come first; before that a piece that could begin an answer does.
        begins = desk.choice.starts() if desk.choice is not None and not desk.choice.is_begun else set()
        usable = marks.keys() | begins
        is_usable = shown is not None and not usable.isdisjoint((shown.piece.id, *shown.members))
        if shown is not None and shown.piece.place == place and desk.stands_aside(shown):
            is_usable = False
        if place is not None and (place in marks or place in begins) and not is_usable:
            thing = place  # a piece that cannot be used must not hide the place below it
        elif not is_usable:
            thing = self._meant(ctx, pos, usable, shown) or thing
        if thing is None:
            if place is not None:
                desk.complain_of_place(place)
            return
        before, self._last_click = self._last_click, (ctx.clock, thing)
        if before[1] == thing and ctx.clock - before[0] < DOUBLE_MS and self.double_click:
            self._last_click = (-9999.0, None)
            desk.act(thing)
        elif self.shift and desk.several(desk.alike(thing)):
            pass  # as many as needed
        elif desk.touch(thing) and self.one_click:  # where Shift means nothing more, it takes nothing away
            do_at_once(desk)
        spot = self.spot(thing)
        if spot is not None and self.host_now:
            self.host_now.focus_on(spot, reveal=False)

    def _meant(
        self, ctx: Context, pos: tuple[int, int], usable: Collection[Id], shown: Shown | None = None
    ) -> Id | None:
        """What may be touched and is drawn so small that a click just beside it means it (UX-23), or what the piece
        that was clicked lies on, such as the plate below a portrait."""
        stage, least = self.desk.stage, ctx.px(TARGET)
        found = []
        for thing in usable:
            rect = stage.rect(thing) if stage is not None else None
            more = [max(0, least - side) for side in rect.size] if rect is not None else [0, 0]
            carries = rect is not None and shown is not None and rect.contains(shown.box)
            if rect is not None and (carries or any(more)) and rect.inflate(more).collidepoint(pos):
                found.append((math.dist(rect.center, pos), str(thing), thing))
        return min(found)[2] if found and self.desk.marks().get(min(found)[2]) != BLOCKED else None

    double_click = True
    one_click = True

    @property
    def host_now(self) -> Host | None:
        return [self, *self.ancestors()][-1].host

    def cancel(self) -> None:
        """End what the pointer was doing, without effect."""
        self._press = None
        self.panning = False
        self.box = None
        self.desk.cancel_drag()

    def on_wheel(self, ctx: Context, steps: int) -> bool:
        pos = self.pointer
        if self.desk.hand.collidepoint(pos) and self.desk.stage and self.desk.stage.over:
            return self.scroll_hand(-steps * ctx.px(60))
        if self.board.collidepoint(pos) and self.desk.camera.zoom_by(steps, pos):
            self.desk.shift()
            return True
        return False

    pointer = (-1, -1)

    def tick(self, ctx: Context) -> bool:
        """A long press asks for the action list (UX-24)."""
        held = self._press is not None and not self.desk.drag and not self.panning and self.box is None
        if held and self._pressed and ctx.clock - self._since >= LONG_PRESS_MS:
            self.asked_actions = self._pressed.piece.id
            self._press = None
            return True
        return False

    # --- drawing

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        desk, stage = self.desk, self.desk.shown
        if stage is None:
            return
        gone = desk.performer.flying()
        if desk.drag:
            gone |= {desk.drag.piece}
        pointed = desk.hover if ctx.device == "mouse" else self.focused_thing()
        lifted = (pointed if pointed is not None else desk.source) if desk.drag is None else None
        marks = desk.glow()
        desk.painter.whole(ctx, surface, stage, marks, without=gone, lifted=lifted, bare=desk.bare, board=self.board)
        for entry in stage.tableau.stack:
            for target in entry.targets if entry.source is not None and not entry.negated else ():
                draw_line(ctx, surface, stage, entry.source, target, "legal")
        desk.module.layout.draw_marks(ctx, surface, desk)
        desk.painter.hand(ctx, surface, stage, marks, without=gone, lifted=lifted)
        if desk.drag:
            desk.painter.origin(ctx, surface, desk.drag.shown)
        for region in self.children():
            region.draw(ctx, surface)
        if self.box is not None:
            pygame.draw.rect(surface, ctx.theme.chosen, self.box, max(1, ctx.px(2)), border_radius=ctx.px(4))

    def marks(self) -> list[TextMark]:
        """The names of places that nothing lies over, for the check of screens for cut or overlapping texts."""
        stage, ctx = self.desk.stage, self.desk.ctx
        if stage is None:
            return []
        found = []
        lids = self.lids()
        for place, shown, spot in captions(ctx, stage):
            if spot.collidelist(lids) < 0:
                found.append(TextMark(shown, spot, spot.inflate(4, 4), shown != place.name, place.name))
        return found
