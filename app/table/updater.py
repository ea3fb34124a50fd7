"""From a new position to its layout, its question and its texts, one thing in each frame."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from app.table import piece_actions
from app.table.preparing import prepare_throws
from app.table.regions import is_low
from app.table.stage import Stage
from rules import Decision, Event

if TYPE_CHECKING:
    from app.table.attention import Attention
    from app.table.kit import TableKit
    from app.table.model import Tableau
    from app.table.parts import Parts
    from app.table.reading import Reading
    from app.table.regions import Regions
    from app.table.roles.layout import Look
    from app.table.table_input import PassingOn
    from app.table.viewpoint import FaceDown, Viewpoint
    from app.table.words import TableWords


class TableUpdater:
    """Brings the window up to date with the match, a part of the work in each frame."""

    def __init__(
        self,
        kit: TableKit,
        viewpoint: Viewpoint,
        parts: Parts,
        wording: TableWords,
        reading: Reading,
        passing: PassingOn,
        attention: Attention,
        face_down: FaceDown,
    ) -> None:
        self.kit, self.viewpoint, self.parts = kit, viewpoint, parts
        self.wording, self.reading, self.passing = wording, reading, passing
        self.attention, self.face_down = attention, face_down
        self._giving_way = GivingWay(kit, parts)
        self.is_fresh = False  # the texts around the board suit the present choice
        self._laid_at = self._worded_at = -1.0  # the frames, by their clock, with a new position and with new texts
        self.asks_later = False  # the next question waits until all motion has ended
        self._words_later = False
        self._gives_way_later = False  # the board may have to become lower for the question that was just worded

    # --- what this frame has done already

    @property
    def was_laid(self) -> bool:
        """Whether this frame has laid a new position; the next ones do the rest."""
        return self._laid_at == self.kit.ctx.clock

    @property
    def was_worded(self) -> bool:
        """Whether this frame has made texts around the board anew, or put a question."""
        return self._worded_at == self.kit.ctx.clock

    # --- a new position

    def refresh(self, events: tuple[Event, ...] = (), *, animate: bool = True, before: Tableau | None = None) -> None:
        """Show the present view; with events, animate how it came about."""
        kit, desk, divide = self.kit, self.kit.desk, self.viewpoint.divide
        piece_actions.close_actions(kit.host)
        if kit.match.screen.covered_for is not None:
            self.conceal()
            return
        self.face_down.put_down()
        now = divide()
        watched = kit.app.studio is not None
        if not animate:
            desk.performer.was.settle()
        self._laid_at, self.reading.postponed = kit.ctx.clock, watched
        kit.asked = kit.match.asked()
        self.viewpoint.viewer = kit.match.viewer
        desk.camera.region = now.board
        if before is not None:
            desk.stage = Stage(kit.ctx, before, desk.camera, now.hand, names=kit.module.layout)
        look, now = self._see(now)
        self._set_tray(now.board)
        desk.lay(look, now.hand, events, animate=animate, brief=before is not None)
        prepare_throws(kit)
        patient = animate and watched
        self.asks_later = (kit.timeline.busy or patient) and not self._same_question()
        self._words_later = patient
        if not self.asks_later:
            self._ask()
            return
        desk.ask(None)
        if not patient:
            self.words()

    def _see(self, now: Regions) -> tuple[Look, Regions]:
        """Make the tableau of the present view; it tells which panels there are and whether there is a hand."""
        desk = self.kit.desk
        desk.camera.region = now.board
        look = self.viewpoint.look(now)
        desk.tableau = self.kit.module.layout.tableau(look)
        fresh = self.viewpoint.divide()
        return (look, now) if fresh == now else self._see(fresh)

    def relay(self) -> None:
        """Lay out the same view once more: with the hand in another order, or more or less room."""
        desk = self.kit.desk
        desk.tableau = self.viewpoint.tableau()
        desk.arrange()

    def _set_tray(self, board: pygame.Rect) -> None:
        performer, ctx = self.kit.desk.performer, self.kit.ctx
        box = self.kit.desk.tableau.tray
        if box:
            rect = self.kit.desk.camera.rect(box)
        else:
            rect = pygame.Rect(0, 0, min(ctx.px(360), board.width), min(ctx.px(200), board.height))
            rect.center = board.center
        performer.area = rect
        performer.tray = performer.tray.__class__(
            rect.width, rect.height, max(12.0, min(ctx.px(44), rect.height / 2.8))
        )

    def conceal(self) -> None:
        """Remove everything private of a seat from the table (UX-41)."""
        host = self.kit.host
        self.kit.desk.clear()
        self.viewpoint.viewer = None
        for layer in host.layers:
            layer.focus = None
            layer.remembered.clear()
        host.hover = host.held = None
        self.reading.clear()
        self.passing.forget()
        self.kit.asked = ()
        self.parts.clear()
        self._giving_way.forget()
        self.is_fresh = self._words_later = self._gives_way_later = False

    # --- its question

    def _decision(self) -> Decision | None:
        """The viewer's question; if several people share the screen, the one the game's module puts first."""
        return self.kit.module.devices.foremost(self.kit.asked, self.kit.match.viewer)

    def _same_question(self) -> bool:
        """Whether the question on the desk is still the present one; not while it waits for something to be read."""
        return not self.kit.timeline.holds and self._decision() is not None and not self._new_question()

    def _new_question(self) -> bool:
        wanted, shown = self._decision(), self.kit.desk.decision
        return wanted is not None and (shown is None or shown.prompt != wanted.prompt or shown.seat != wanted.seat)

    def _ask(self) -> None:
        """Give the present question to the desk."""
        self.attention.is_drawn |= self._new_question()
        decision = self._decision()
        if decision is not None:
            self.passing.to(decision)
        self.kit.desk.ask(decision, self._given_by(decision.seat) if decision is not None else 0)
        if not self._words_later:
            self.words()

    def _given_by(self, seat: int) -> int:
        return sum(answer.seat == seat for answer in self.kit.match.session.log)

    # --- its words

    def words(self) -> None:
        """Make all texts around the board anew."""
        self._words_later, self._worded_at = False, self.kit.ctx.clock
        prompt = self.parts.prompt
        prompt.waiting = self.wording.waiting_words()
        prompt.extra = self.wording.extra_buttons()
        prompt.may_call_out = self.kit.match.replies.ring is not None
        if self.reading.show_lines():  # first, because the filters in the panels depend on the kinds of lines
            self.parts.panels.log_changed()
        self.parts.panels.refresh()
        self.parts.show_choice()
        if self.kit.host.layers:
            self.is_fresh = True
            self.kit.host.layout()
            self._gives_way_later = self.kit.app.studio is not None
            if not self._gives_way_later:
                self._give_way()
            self.attention.settle()
            self.attention.follow()

    def _give_way(self) -> bool:
        """Lay the board out anew, with a short glide, if a tall question needs a part of its room, or no longer."""
        if not self._giving_way.follow():
            return False
        kit = self.kit
        look, now = self._see(self.viewpoint.divide())
        self._set_tray(now.board)
        kit.desk.lay(look, now.hand)
        self.parts.show_choice()
        kit.host.layout()
        return True

    def words_soon(self) -> None:
        """Make all texts anew with the next frame; at once if there is no real window."""
        if self.kit.app.studio is None:
            self.words()
        else:
            self._words_later = True

    def next_stage(self) -> bool | None:
        """Do one thing: the texts of a new position, its question, or its log lines; None if all is done."""
        watched = self.kit.app.studio is not None
        if self.asks_later and not self.kit.timeline.busy:
            self.asks_later = False
            self._words_later = self.reading.postponed = watched
            self._ask()
            self._worded_at = self.kit.ctx.clock
            return True
        if self._words_later:
            self.words()
            return True
        if self._gives_way_later:
            self._gives_way_later = False
            if self._give_way():
                self._laid_at = self.kit.ctx.clock
                return True
        return self.catch_up() if self.reading.postponed else None

    def catch_up(self) -> bool:
        """Make the log's lines for which the last frames had no time; True if there are new ones."""
        told = self.reading.catch_up()
        if told:
            self._worded_at = self.kit.ctx.clock
        return told

    def settle_choice(self) -> None:
        """Make the texts of the choice anew if it has changed."""
        if not self.is_fresh and not self._words_later:
            if self.parts.panels.has_to_turn():
                self.words()
                return
            self.is_fresh = True
            self.parts.settle_choice()
            self._give_way()
            self.attention.settle()


APART = 4.0  # between the board and the question
A_LINE = 64.0  # what one more line of a question needs


class GivingWay:
    """Works out by how much the board is lower for a question in rows, and whether it leaves a column to a page. It
    stays so until another question does not need it: a table that moves with every click would be worse than one that
    is a little smaller. Rings to call out in come between all questions; where they need room, the board leaves it to
    them for as long as the window is as it is.

    How long a question is depends on what its seat holds: whoever looks next finds the board as it is for everybody,
    so all of this is forgotten when the seat's things are put away (UX-41)."""

    def __init__(self, kit: TableKit, parts: Parts) -> None:
        self._kit, self._parts = kit, parts
        self._question: tuple[object, ...] | None = None
        self._room = (0, 0)  # of the strip in which questions stand
        self._for_rings: tuple[object, int] = (None, 0)  # of this window

    def follow(self) -> bool:
        """Called when the question has been placed; True if the board must be laid out anew."""
        panels, wanted = self._parts.panels, self._wanted()
        changed = wanted != (panels.lowered, panels.paged)
        panels.lowered, panels.paged = wanted
        return changed

    def forget(self) -> None:
        """Everybody looks now: the board is as it is without a question."""
        self._question = None
        self._parts.panels.lowered, self._parts.panels.paged = self._for_rings[1], False

    def _wanted(self) -> tuple[int, bool]:
        kit, prompt, panels = self._kit, self._parts.prompt, self._parts.panels
        now, paged = panels.lowered, panels.paged
        if kit.overview or prompt.offset != [0, 0]:
            return 0, False
        window, decision = (kit.ctx.size, kit.ctx.text_scale, kit.ctx.scale), kit.desk.decision
        if self._for_rings[0] != window:
            self._for_rings = (window, 0)
        if prompt.may_call_out and decision is None:
            self._for_rings = (window, max(self._for_rings[1], self._needed()))
            return max(now, self._for_rings[1]), paged
        if decision is None:
            return now, paged
        room = panels.divide().prompt.size
        question = (decision.seat, kit.module.layout.train(decision), room)
        same, self._question = question == self._question, question
        line = kit.ctx.px(A_LINE * kit.ctx.text_scale)
        mapped = kit.module.layout.clicked_everywhere
        reserved = line // 2 if mapped and is_low(kit.ctx) else 0  # for the orders to come
        needed = max(self._needed(), self._for_rings[1], reserved)
        stays, self._room = mapped and now <= line and room == self._room, room
        return max(now, needed) if same or stays else needed, prompt.is_page or (paged and same)

    def _needed(self) -> int:
        """How much of the whole board rows of a question would cover."""
        kit, panels, prompt = self._kit, self._parts.panels, self._parts.prompt
        if prompt.is_page:
            return 0
        over = panels.divide().board.bottom + panels.lowered - prompt.rect.top
        return over + kit.ctx.px(APART) if over > 0 else 0
