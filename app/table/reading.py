"""Reading at the table: inspect with pins, the log panel, the recap."""

from __future__ import annotations

import math
from collections import deque
from contextlib import suppress
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from app.match import LogLine
from app.table.actions import doing
from app.table.choose import OneChoice
from app.table.chrome import FilterChip, SidePanel
from app.table.inspect import InspectCard, InspectLayer, RecapPanel, shared
from app.table.log import KINDS, LogRow, LogView, exported, keep_log, worded
from app.table.model import Id
from app.ui.buttons import IconButton
from app.ui.fields import TextField
from app.ui.key_names import key_label

if TYPE_CHECKING:
    from app.table.scene import TableScene

PORTION_SECONDS = 0.001  # that wording new lines may take in one frame
REST_MS = 350.0  # UX-49
CALM_MS = 600.0  # after a click or a drop the hand looks at what happens, not for a sheet


class Reading:
    """What is open for reading, and when it opens."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.layer = InspectLayer()
        self.layer.away = scene.keep_clear
        self.layer.column = self._column
        self.log = LogView(self._go_to, self._linked)
        self._thing: Id | None = None  # pointed at
        self._since = 0.0
        self._calm_at = 0.0  # no sheet opens by itself before
        self._shown: Id | None = None  # inspected
        self._asked = False  # opened by key: stays until closed
        self._laid: object = None  # the table as the open sheet tells it
        self._recap_until = 0.0
        self._stem: tuple[object, ...] = ()
        self._told = 0  # entries of the history that are worded already
        self._last = -1  # the number of the last of them
        self._read = 0  # answers of the game that the log tells
        self._eyes: int | None = None
        self._words: list[LogRow] = []
        self._unworded: deque[LogLine] = deque()  # one event each
        self._lines: tuple[object, ...] = ()  # what the lines shown depend on
        self.postponed = False  # the frame has enough to do with a new question

    def clear(self) -> None:
        """Another pair of eyes."""
        self.layer.clear()
        self.log.rows = self._words = []
        self._stem = self._lines = ()
        self.log.folded.clear()
        self.log.search, self.log.only, self.log.kind = "", None, ""
        self._thing = self._shown = None
        self._asked = False

    # --- inspect

    def pointed(self, thing: Id | None) -> None:
        """The pointer is on another thing."""
        self._thing, self._since = thing, self.scene.ctx.clock
        if self._asked:
            return
        if thing is None or self.scene.desk.drag:
            self._open(None)
        elif self._shown is not None:
            self._open(thing if self._is_calm() else None)  # no delay while another one is open

    def handled(self) -> None:
        """A button of the pointer went down or came up."""
        self._calm_at = self.scene.ctx.clock + CALM_MS

    def _is_calm(self) -> bool:
        """Whether a sheet may open by itself: not right after a click or a drop, nor over a reason being read."""
        return self.scene.ctx.clock >= self._calm_at and self.scene.desk.complaint is None

    def put_away(self) -> None:
        """The menu or the rules come: the open sheet goes, and comes again only for another thing."""
        self._thing, self._asked = None, False
        self._open(None)

    def update(self, pointer: tuple[int, int]) -> bool:
        scene = self.scene
        changed = False
        if self.layer.recap is not None and scene.ctx.clock >= self._recap_until:
            changed = self.close_recap()
        if scene.desk.drag:
            if self._shown is not None and not self._asked:
                self._open(None)
                return True
            return changed
        if self._shown is not None and self._laid is not scene.desk.tableau and not scene.timeline.busy:
            thing, self._shown = self._shown, None
            self._open(thing)  # something has happened: numbers may be others now
            changed = True
        if self._gone_from(pointer):
            self.pointed(None)
            return True
        due = self._thing is not None and self._shown is None and not self._asked and scene.ctx.device == "mouse"
        due = due and not self._aims()
        rested = scene.ctx.clock - self._since >= REST_MS and self._is_calm()
        if due and rested and len(scene.host.layers) == 1:
            self._open(self._thing)
            return True
        return changed

    def _column(self) -> pygame.Rect:
        """The log tells the same things: over it the recap hides nothing of the table; else it stands at the side."""
        scene, log = self.scene, self.scene.panels.log
        if log is not None and log.rect.width:
            return pygame.Rect(log.rect)
        now, gap = scene.panels.divide(), scene.ctx.px(8)
        wide = min(scene.ctx.px(400 * scene.ctx.text_scale**0.6), now.board.width)
        top, bottom = now.status.bottom + gap, scene.ctx.size[1] - gap
        return pygame.Rect(now.board.right - wide, top, wide, bottom - top)

    def _aims(self) -> bool:
        """A piece is chosen and an outcome told: that is read now, not the cards; a key still opens a sheet."""
        desk = self.scene.desk
        chosen = isinstance(desk.choice, OneChoice) and bool(desk.choice.touched)
        return chosen and bool(self.scene.module.keep_clear(desk))

    def _gone_from(self, pointer: tuple[int, int]) -> bool:
        """The thing has moved away from under a resting pointer: its sheet would lie over something else."""
        scene = self.scene
        rests = self._thing is not None and self._thing == scene.desk.hover and scene.ctx.device == "mouse"
        if not rests or self._asked or scene.timeline.busy or scene.desk.stage is None:
            return False
        shown = scene.desk.stage.piece_at(pointer)
        return shown is None or shown.piece.id != self._thing

    def _open(self, thing: Id | None) -> bool:
        if thing == self._shown:
            return False
        card = self._fitting(thing) if thing is not None else None
        self._shown, self._laid = thing if card else None, self.scene.desk.tableau
        stage = self.scene.desk.stage
        rect = stage.rect(thing) if stage and thing is not None else None
        pointer = self.scene.pointer if self.scene.ctx.device == "mouse" else (-1, -1)
        self.layer.show(card, rect, pointer)
        self._relay()
        return card is not None

    def _relay(self) -> None:
        scene = self.scene
        self.layer.place(scene.ctx, pygame.Rect(0, 0, *scene.ctx.size))
        scene.host.dirty = True

    def _fitting(self, thing: Id) -> InspectCard | None:
        """The whole sheet, or its words alone where it would lie over a question or an outcome."""
        whole = self._card(thing)
        away = self.scene.keep_clear()
        if whole is None or not self._covered(whole, thing, away):
            return whole
        words = self._card(thing, compact=True)
        assert words is not None
        return words if self._covered(words, thing, away) < self._covered(whole, thing, away) else whole

    def _covered(self, card: InspectCard, thing: Id, away: list[pygame.Rect]) -> int:
        """How much of what should stay in sight a sheet would cover."""
        stage = self.scene.desk.stage
        rect = stage.rect(thing) if stage else None
        if rect is None:
            return 0
        place = self.layer.place_of(self.scene.ctx, card, pygame.Rect(rect), self.scene.pointer)
        return sum(shared(place, one) for one in away)

    def _card(self, thing: Id, pinned: bool = False, compact: bool = False) -> InspectCard | None:
        scene = self.scene
        piece = scene.desk.tableau.piece(thing)
        if piece is not None and not piece.facts:
            return None
        sheet = scene.module.inspect(thing)
        if sheet is None:
            return None
        reason = scene.desk.choice.reason(thing) if scene.desk.choice else None
        why = scene.module.reason(reason) if reason else ""
        if not pinned:
            small = compact or (piece is not None and piece.kind != "card" and sheet.other_side is None)
            return InspectCard(scene.ctx, scene.desk.sprites, sheet, why=why, compact=small)
        card = InspectCard(scene.ctx, scene.desk.sprites, sheet, why=why, close=lambda: self._unpin(card))
        return card

    def toggle(self) -> None:
        """I or pad X: open for what the focus is on, or close."""
        thing = self.scene.commands.thing_in_hand()
        if self._asked and thing == self._shown:
            self.close()
            return
        if thing is not None:
            self._shown = None
            self._asked = self._open(thing)

    def pin(self) -> None:
        """Keep what is open, or what is pointed at."""
        thing = self._shown if self._shown is not None else self.scene.commands.thing_in_hand()
        card = self._card(thing, pinned=True) if thing is not None else None
        if card is not None:
            self.layer.pin(card)
            self._relay()

    def _unpin(self, card: InspectCard) -> None:
        self.layer.unpin(card)
        self._relay()

    def close(self) -> bool:
        """Esc closes the open sheet; pins stay."""
        if not self._asked or self._shown is None:
            return False
        self._asked = False
        self._open(None)
        return True

    # --- log

    def _due(self) -> tuple[object, ...]:
        """What the log's lines depend on; while something is shown, none of them may tell how it ends (UX-27)."""
        match = self.scene.match
        if self._eyes != match.viewer or not (self.scene.shows_what_happened or self.postponed):
            self._read = len(match.session.log)
        self._eyes = match.viewer
        return match.viewer, self._read, match.result() is not None, self.scene.ctx.texts.language

    def show_lines(self) -> bool:
        """Bring the lines up to date; True when there are others now."""
        due = self._due()
        if due == self._lines and not self.unfinished:
            return False
        self._lines = due
        self.log.show(self.scene.ctx, self._rows())
        return True

    def catch_up(self) -> bool:
        """Lines that the last frame had no time for."""
        due, self.postponed = self.unfinished or self.postponed, False
        if not due:
            return False
        filters = self.filters()
        if not self.scene.panels.refresh_log():
            return False
        if self.filters() != filters:
            self.scene.words_soon()
        self.scene.host.dirty = True
        return True

    def _rows(self) -> list[LogRow]:
        """Old lines are worded once; only what is new costs anything."""
        scene = self.scene
        stem = (scene.match.viewer, scene.ctx.texts.language, scene.match.result() is not None)
        # Another language words the lines anew where they stand: in portions they would jump to the first ones.
        at_once = bool(self._stem) and stem[0] == self._stem[0] and stem[1] != self._stem[1]
        if stem != self._stem or (self._told and self._read <= self._last):
            self._stem, self._told, self._words, self._last = stem, 0, [], -1
            self._unworded.clear()
        for line in scene.match.history(self._told):
            if line.number < self._read:
                self._told, self._last = self._told + 1, line.number
                self._unworded += [replace(line, events=(event,)) for event in line.events]
        self._words = list(self._words)
        begin = perf_counter()
        while self._unworded:
            self._words += worded(scene.module, [self._unworded.popleft()], self._words)
            if scene.app.studio is not None and not at_once and perf_counter() - begin > PORTION_SECONDS:
                break  # a long log comes in portions, so that no frame waits for it (UX-101)
        return self._words

    @property
    def unfinished(self) -> bool:
        """More lines are still to be worded."""
        return bool(self._unworded)

    def _kinds(self) -> list[str]:
        """Kinds of lines to choose among."""
        present = {row.kind for row in self._words}
        return [kind for kind in KINDS if kind in present] if len(present & KINDS.keys()) > 1 else []

    def filters(self) -> tuple[object, ...]:
        """What the panel around the lines depends on."""
        return self.log.only, self.log.kind, *self._kinds()

    def log_panel(self) -> SidePanel:
        scene, texts = self.scene, self.scene.texts
        tools = [
            IconButton("log", self._copy, texts("log-copy"), size=32, id="log-copy"),
            IconButton("close", scene.commands.toggle_log, texts("log-close"), size=32, id="log-close", shortcut="log"),
        ]
        filters = [
            FilterChip(
                seat,
                self.log.only == seat,
                lambda seat=seat: self._filter(seat),  # type: ignore[misc]
                texts("log-filter", name=scene.module.seat_name(seat)),
            )
            for seat in range(len(scene.module.players))
        ]
        chips = [
            IconButton(
                KINDS[kind],
                partial(self._filter_kind, kind),
                texts(f"log-kind-{kind}"),
                size=32,
                id=f"kind-{kind}",
                chosen=self.log.kind == kind,
            )
            for kind in self._kinds()
        ]
        field = TextField(
            self.log.search, self._search, hint=texts("log-search"), icon="search", id="log-search", width=140
        )
        return SidePanel(texts("log-title"), tools, [*filters, *chips, field], self.log)

    def _filter(self, seat: int) -> None:
        self.log.only = None if self.log.only == seat else seat
        self.scene.words()

    def _filter_kind(self, kind: str) -> None:
        self.log.kind = "" if self.log.kind == kind else kind
        self.scene.words()

    def _search(self, text: str) -> None:
        self.log.search = text
        self.log.place(self.scene.ctx, self.log.rect)
        self.scene.host.dirty = True

    def _copy(self) -> None:
        """To the clipboard, and as a text file where the program may write (UX-57)."""
        scene = self.scene
        text = exported(worded(scene.module, scene.match.history()), scene.module)
        with suppress(pygame.error):  # without a clipboard the file remains
            pygame.scrap.put_text(text)
        name = keep_log(scene.app.places, text)
        scene.app.say("notice-log-kept" if name else "notice-log-copied", name=name)

    def _linked(self, link: str) -> None:
        """Hovering a link inspects it (UX-55)."""
        self.pointed(_thing(link) if link else None)
        if link:
            self._open(_thing(link))

    def _go_to(self, link: str) -> None:
        """Clicking a link brings its piece to the middle and marks it."""
        scene = self.scene
        thing = _thing(link)
        shown = scene.desk.stage.of(thing) if scene.desk.stage else None
        if shown is None:
            return
        scene.desk.hinted = (thing,)
        if not shown.hand:
            x, y = scene.desk.camera.to_board(shown.centre)
            scene.desk.camera.look_at((x, y, 0, 0))
        scene.desk.arrange()

    # --- recap

    def show_recap(self, lines: list[str], ms: float) -> None:
        if not lines:
            return
        # Nobody is hurried: a text that takes longer than the recap stays until it is closed (UX-43, UX-85).
        reading = max(2500.0, sum(len(line) for line in lines) / 12 * 1000)
        self._recap_until = self.scene.ctx.clock + reading if reading <= ms else math.inf
        texts = self.scene.texts
        close = IconButton("close", doing(self.close_recap), texts("recap-close"), size=32, id="recap-close")
        close_key, again_key = (key_label(self.scene.ctx, action) or "–" for action in ("cancel", "recap"))
        how = texts("recap-how", close=close_key, again=again_key)
        self.layer.show_recap(RecapPanel(texts("recap-title"), lines, how, close))
        self._relay()

    def press_at(self, pos: tuple[int, int]) -> None:
        """Whoever begins to play has read the recap; it would lie over the hangar (UX-43)."""
        if self.layer.recap is not None and not self.layer.recap.rect.collidepoint(pos):
            self.close_recap()

    def close_recap(self) -> bool:
        if self.layer.recap is None:
            return False
        self.layer.recap = None
        self.layer.show(self.layer.open)
        self._relay()
        return True


def _thing(link: str) -> Id:
    return int(link) if link.lstrip("-").isdigit() else link
