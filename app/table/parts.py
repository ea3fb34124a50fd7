"""The layout of the table's window: the widgets around and over the board, and where each of them goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame

from app.table import piece_actions, regions
from app.table.actions import Chips
from app.table.choose import OneChoice
from app.table.chrome import Complaints
from app.table.docking import clearing
from app.table.last_lines import LastLines
from app.table.listening import Listening
from app.table.painter import captions
from app.table.prompt_rows import Room
from app.ui.context import Context
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.table.inspect import InspectLayer
    from app.table.kit import TableKit
    from app.table.panels import Panels
    from app.table.prompt import PromptBar
    from rules import Decision

EDGES = 16.0  # how much room a notice leaves at its two sides together
BESIDE_HAND = 6.0  # between the last card in hand and a question
LOWERED = 0.12  # of the window, by which the board is lower for a question in rows; one that needs more is a page
LOWERED_ALONE = 0.18  # … where no hand is beside it, because its rows are longer


class Parts:
    """The widgets that are placed anew when the window, the panels or the choice change."""

    def __init__(
        self,
        kit: TableKit,
        panels: Panels,
        prompt: PromptBar,
        sheets: InspectLayer,
        over: Callable[[], Widget | None] = lambda: None,
    ) -> None:
        self.kit, self.panels, self.prompt, self.sheets = kit, panels, prompt, sheets
        self.over = over  # gives a panel over the table, such as that of a lesson
        self.last_lines = LastLines(kit, self.free_place, self.kept_from_notices, self.kept_from_tooltips)
        self.panel: Widget | None = None  # of the game's own, over the board
        self._listening = Listening()
        self._asked: Decision | None = None  # the question for which the next is known
        self._into_hand = False
        self.chips = Chips()
        self.complaints = Complaints()

    def widgets(self) -> list[Widget]:
        panels = self.panels
        found: list[Widget | None] = [
            self.kit.top,
            self.panel,
            self.last_lines,
            panels.stack,
            self.prompt,
            panels.stops,
        ]
        found += [panels.seats, panels.log, panels.bar, self.chips, self.complaints, self.sheets, self.over()]
        return [part for part in found if part is not None]

    def lay_out(self) -> None:
        """Give every part its place."""
        now, top = self.panels.divide(), self.kit.top
        top.board = now.board
        top.rect = pygame.Rect(0, 0, *self.kit.ctx.size)
        self.panels.lay_out(now)
        self.lay_out_choice(now)

    def lay_out_choice(self, now: regions.Regions) -> None:
        """Place the parts that depend on the choice: prompt, chips, open sheets."""
        ctx = self.kit.ctx
        self.prompt.place_in(ctx, self._room_of_question(now))
        top, board = now.status.bottom, now.board
        if self.panel is not None:
            self.panel.place(ctx, self.room_of_panel(now.over_right(ctx)))
            self._listening.keep(self.kit.desk.decision, self.panel.walk())
        self.chips.place(ctx, pygame.Rect(board.x, top, board.width, ctx.size[1] - top))
        self.sheets.place(ctx, pygame.Rect(0, 0, *ctx.size))

    def room_of_panel(self, board: pygame.Rect) -> pygame.Rect:
        """Where the game's own panel may lie."""
        return board

    def _room_of_question(self, now: regions.Regions) -> Room:
        stage, gap = self.kit.desk.stage, self.kit.ctx.px(BESIDE_HAND)
        held = [shown.box.right for shown in stage.shown if shown.hand] if stage is not None else []
        left = min(now.prompt.x, max(held) + gap) if held else now.hand.x
        if self._drops_into_hand():
            left = now.prompt.x
        wider = pygame.Rect(left, now.prompt.y, now.prompt.right - left, now.prompt.height)
        spare = LOWERED if now.hand.width else LOWERED_ALONE
        return Room(now.prompt, wider, now.page, now.hand.height + round(self.kit.ctx.size[1] * spare))

    def _drops_into_hand(self) -> bool:
        """Whether something may be brought to one's hand now: all of its place is left free for that."""
        desk = self.kit.desk
        decision, hands = desk.decision, {place.id for place in desk.tableau.places if place.hand}
        if self._asked is not decision:
            options = getattr(decision, "options", ()) or getattr(decision, "items", ()) if hands else ()
            self._asked, self._into_hand = decision, any(desk.gesture(one).onto in hands for one in options)
        return self._into_hand

    def free_place(self, *sizes: tuple[int, int]) -> pygame.Rect:
        """Where something covers least of the table, in the first of these sizes for which there is room."""
        board = self.panels.divide().board
        kept, edges, everywhere = (
            self.kept_from_notices(),
            self.kit.ctx.px(EDGES),
            self.kit.module.layout.clicked_everywhere,
        )
        return clearing(board, self.kit.desk.stage, kept, sizes, edges, everywhere)

    def notice_place(self, size: tuple[int, int]) -> pygame.Rect:
        """Where a notice goes: on a table that may be clicked everywhere into the bar above it, beside the status if
        there is room; else where it covers least."""
        bar, line = self.panels.bar.rect, self.panels.status
        if not self.kit.module.layout.clicked_everywhere or not 0 < size[0] <= line.rect.width:
            return self.free_place(size)
        place, said = pygame.Rect((0, 0), size), [mark.rect for mark in line.marks()]
        room = line.rect.inflate(-self.kit.ctx.px(EDGES), 0)
        sides = [pygame.Rect(mark.right, room.y, room.right - mark.right, room.height) for mark in said]
        sides += [pygame.Rect(room.x, room.y, mark.x - self.kit.ctx.em(2) - room.x, room.height) for mark in said]
        place.center = next((side.center for side in sides if side.width >= size[0]), line.rect.center)
        place.top = max(bar.top, place.top)
        return place

    def kept_from_notices(self) -> list[pygame.Rect]:
        """The boxes that a notice over the table should not cover: those of a sheet, the names of the places, and what
        one may choose now."""
        stage = self.kit.desk.stage
        names = [spot for _, _, spot in captions(self.kit.ctx, stage)] if stage is not None else []
        performer = self.kit.desk.performer
        tray = [pygame.Rect(performer.area)] if performer.dice else []
        return [*self.keep_clear(), *names, *tray, *self.things_of_question()]

    def keep_clear(self) -> list[pygame.Rect]:
        """The boxes that a fact sheet should not cover: questions, outcomes, what was played."""
        parts = (self.prompt, self.panel, self.panels.stack, self.panels.bar, self.over())
        rects = [part.rect for part in parts if part is not None]
        kept = self.kit.module.pages.keep_clear(self.kit.desk)
        return [pygame.Rect(rect) for rect in (*rects, *kept) if rect.width]

    def kept_from_tooltips(self) -> list[pygame.Rect]:
        """The question itself; a tip or lesson may be covered for as long as one points at something else."""
        parts = (self.prompt, self.panel, *self.chips.buttons)
        rects = [part.rect for part in parts if part is not None]
        watched = self.kit.module.pages.watched_on_page(self.kit.desk)
        return [pygame.Rect(rect) for rect in (*rects, *watched) if rect.width]

    def buttons_of_question(self) -> list[pygame.Rect]:
        """The boxes of the prompt, of the chips beside the chosen piece, and of a lesson's panel."""
        over = self.over()
        return self.kept_from_tooltips() + ([pygame.Rect(over.rect)] if over is not None and over.rect.width else [])

    def things_of_question(self) -> list[pygame.Rect]:
        """The boxes of pieces and places that may be touched now, and of what the question is about."""
        return [*self.kit.desk.offered_boxes(), *self._spoken_of()]

    def _spoken_of(self) -> list[pygame.Rect]:
        """The boxes of what one looks at to answer; a raised hand is laid out for it."""
        kit, stage = self.kit, self.kit.desk.stage
        if stage is None or kit.desk.decision is None:
            return []
        spoken = [stage.rect(thing) for thing in kit.module.gestures.speaks_of(kit.desk.decision)]
        raised = [shown.box for shown in stage.shown if shown.hand and stage.places[shown.piece.place].raised]
        return [*raised, *(pygame.Rect(rect) for rect in spoken if rect is not None)]

    def kept_in_sight(self) -> tuple[list[pygame.Rect], ...]:
        """What a sheet should not cover: everything; only the question; only its buttons.

        If there is no room beside the first list, a sheet may cover a part of a large place, outcomes and panels,
        then the things to choose from, but never the buttons.
        """
        buttons, things = self.buttons_of_question(), self.things_of_question()
        whole = self.kit.desk.offered_boxes(large=True)
        other, log = self.keep_clear(), self.panels.log
        if self.sheets.recap is not None:
            other.append(pygame.Rect(self.sheets.recap.rect))
        if log is not None and log.rect.collidepoint(self.kit.top.pointer):
            other.append(pygame.Rect(log.rect))  # the sheet belongs to a link in it; otherwise it may cover the log
        every = [*buttons, *whole, *self._spoken_of(), *other]
        return every, [*buttons, *things, *other], [*buttons, *things], buttons

    def show_choice(self) -> None:
        """Make the chips beside the chosen piece, the spots for the keyboard, and the reason beside its piece."""
        kit, desk = self.kit, self.kit.desk
        self.panel = kit.module.pages.panel(desk)
        kit.top.refresh()
        key, thing, entries = piece_actions.chips_of(kit)
        floating = not piece_actions.in_hand(kit)
        new = self.chips.show(key if floating else None, thing, entries if floating else [], self.prompt.rect)
        choice = desk.choice
        several = new and len(self.chips.buttons) > 1 and isinstance(choice, OneChoice) and not choice.targets()
        if several and kit.ctx.device != "mouse":
            kit.host.focus_on(self.chips.buttons[0])  # nothing else completes the answer (UX-20, UX-79)
        self.prompt.offer_actions([] if floating else entries)
        complaint, stage = desk.complaint, desk.stage
        self.complaints.text = complaint.text if complaint else ""
        self.complaints.is_hint = complaint is not None and complaint.is_hint
        about = complaint.thing if complaint else None
        self.complaints.thing = stage.rect(about) if stage and about is not None else None

    def follow_board(self) -> bool:
        """The board was moved: only the spots for the keyboard follow; False if something stands beside a piece."""
        if self.chips.buttons or self.complaints.text or self.panel is not None or not self.prompt.is_slim:
            return False
        self.kit.top.refresh()
        self.kit.host.dirty = True
        return True

    def settle_choice(self) -> None:
        """The choice has changed: make its texts anew and place them."""
        self.show_choice()
        self.kit.host.layers[0].root.adopt(*self.widgets())
        self.lay_out_choice(self.panels.divide())
        self.kit.host.gather_ticking()
        self.kit.host.dirty = True

    def clear(self) -> None:
        """Remove everything private of a seat (UX-41)."""
        self.kit.top.refresh()
        self.panels.clear()
        self.panel = None
        self.prompt.waiting, self.prompt.extra, self.prompt.may_call_out = "", [], False
        self.prompt.refresh()
        self.chips.show(None, None, [], self.prompt.rect)
        self.complaints.text = ""
        self.last_lines.forget()


class Root(Widget):
    """The root of the table's widgets; each part is placed in its region."""

    def __init__(self, parts: Parts, lay_out: Callable[[], None]) -> None:
        super().__init__(id="table")
        self._parts, self._lay_out = parts, lay_out

    def children(self) -> list[Widget]:
        return self._parts.widgets()

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self.adopt(*self.children())
        self._lay_out()

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        """Draw all but the panels, which are kept in one picture with the background."""
        below = self._parts.panels.underlay()
        for part in self.children():
            if part not in below:
                part.draw(ctx, surface)
