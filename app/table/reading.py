"""Reading at the table: fact sheets with pins, the log panel, the recap."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Protocol

import pygame

from app.match import LogLine
from app.table.actions import doing
from app.table.choose import BLOCKED, OneChoice
from app.table.chrome import FilterChip, SidePanel
from app.table.inspect import InspectCard, InspectLayer, RecapPanel
from app.table.log import KINDS, LogRow, LogView, exported, keep_log, word_on, worded
from app.table.model import Id
from app.table.players import player_words
from app.table.regions import panel_fits
from app.ui.buttons import IconButton
from app.ui.fields import TextField
from app.ui.key_names import key_label
from app.ui.layout import Pad
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.table.kit import TableKit
    from app.table.panels import Panels
    from app.table.parts import Parts

PORTION_SECONDS = 0.001  # how long making new log lines may take in one frame
REST_MS = 350.0  # UX-49
NEAR = 12.0  # a sheet stands so close to its piece
CALM_MS = 600.0  # no sheet opens by itself for so long after a click or a drop
RECAP_WIDE, RECAP_EM = 340.0, 11.0  # of the recap over the table: logical width, and height in letters at most
RECAP_FRAME = 5.0  # of its height, in letters: what stands above and below its lines
RECAP_LEAST, RECAP_MOST = 0.6, 1.4  # of that width, on a page of the game's own
# Of both, from the first to the last that is tried before it lies over a piece; its lines scroll.
RECAP_SHARES = (
    (1.0, 1.0),
    (1.0, 0.75),
    (0.8, 1.0),
    (0.75, 0.75),
    (0.9, 0.55),
    (0.6, 0.7),
    (0.66, 0.55),
    (0.5, 0.55),
    (0.6, 0.6),
)


class ReadingTable(Protocol):
    """What lies around the sheets and the log."""

    panels: Panels
    parts: Parts

    @property
    def shows_what_happened(self) -> bool: ...

    def kept_in_sight(self) -> tuple[list[pygame.Rect], ...]: ...

    def toggle_log(self) -> None: ...

    def words(self) -> None: ...

    def words_soon(self) -> None: ...


class Reading:
    """Opens and closes fact sheets, log and recap."""

    def __init__(self, kit: TableKit, table: ReadingTable) -> None:
        self.kit, self._table = kit, table
        self.layer = InspectLayer()
        self.layer.away = table.kept_in_sight
        self.layer.column = self._column
        self.log = LogView(self._go_to, self._linked)
        self._thing: Id | None = None  # the thing under the pointer
        self._since = 0.0
        self._calm_at = 0.0  # no sheet opens by itself before this time
        self._shown: Id | None = None  # the thing whose sheet is open
        self._asked = False  # the sheet was opened by key: it stays until it is closed
        self._laid: object = None  # the tableau from which the open sheet was made
        self._pinned_of: object = None  # the tableau from which the pinned sheets were made
        self._recap_until = 0.0
        self._stem: tuple[object, ...] = ()
        self.begun = 0  # how often the lines were made from the first one on: then none of them is news
        self._told = 0  # how many lines of the history are already in words
        self._last = -1  # the number of the last of them
        self._read = 0  # how many answers the log shows
        self._viewer: int | None = None
        self._words: list[LogRow] = []
        self._unworded: deque[LogLine] = deque()  # one event each
        self._lines: tuple[object, ...] = ()  # what the shown lines depend on
        self.postponed = False  # log lines wait for a later frame, because this one has a new question

    def clear(self) -> None:
        """The viewer has changed: close everything."""
        self.layer.clear()
        self.log.rows = self._words = []
        self._stem = self._lines = ()
        self.log.folded.clear()
        self.log.search, self.log.only, self.log.kind = "", None, ""
        self._thing = self._shown = None
        self._asked = False

    # --- inspect

    def pointed(self, thing: Id | None) -> None:
        """The pointer is on another thing now (None: on none)."""
        self._thing, self._since = thing, self.kit.ctx.clock
        if self._asked:
            return
        if thing is None or self.kit.desk.drag:
            self._open(None)
        elif self._shown is not None:
            opens = self._is_calm() and not self._says_all(thing)
            self._open(thing if opens else None)  # no delay while another one is open

    def holds(self, pos: tuple[int, int]) -> bool:
        """Whether the pointer is on the open sheet, or on its way there from its piece: then it stays open."""
        card = self.layer.open
        if card is None:
            return False
        card.held = card.rect.collidepoint(pos)
        edge = self.kit.ctx.px(2 * NEAR)
        return card.rect.inflate(edge, edge).collidepoint(pos) and not self.kit.desk.drag

    def is_under(self, widget: Widget | None) -> bool:
        """Whether this is a part of the open sheet."""
        return widget is not None and self.layer.open in (widget, *widget.ancestors())

    def handled(self) -> None:
        """A button of the pointer went down or came up."""
        self._calm_at = self.kit.ctx.clock + CALM_MS

    def _is_calm(self) -> bool:
        """Whether a sheet may open by itself: not right after a click or a drop, nor while a reason is shown."""
        return self.kit.ctx.clock >= self._calm_at and self.kit.desk.complaint is None

    def put_away(self) -> None:
        """Close the open sheet; it opens by itself again only for another thing."""
        self._thing, self._asked = None, False
        self._open(None)

    def update(self, pointer: tuple[int, int]) -> bool:
        kit = self.kit
        changed = False
        if self.layer.recap is not None and kit.ctx.clock >= self._recap_until:
            changed = self.close_recap()
        by_itself = self._shown is not None and not self._asked
        if by_itself and (kit.desk.drag or kit.desk.complaint is not None):
            self._open(None)  # it would lie over the target, or over the words of a hint or a refusal
            return True
        if kit.desk.drag:
            return changed
        if self._shown is not None and self._laid is not kit.desk.tableau and not kit.timeline.busy:
            thing, self._shown = self._shown, None
            self._open(thing)  # something has happened: its numbers may have changed
            changed = True
        if not kit.timeline.busy:
            changed |= self._renew_pins()
        if self._gone_from(pointer):
            self.pointed(None)
            return True
        due = self._thing is not None and self._shown is None and not self._asked and kit.ctx.device == "mouse"
        due = due and not self._aims() and not self._says_all(self._thing)
        rested = kit.ctx.clock - self._since >= REST_MS and self._is_calm()
        if due and rested and len(kit.host.layers) == 1:
            self._open(self._thing)
            return True
        return changed

    def _column(self) -> pygame.Rect:
        """Where the recap goes: over the log, which tells the same, or else where it covers least of the table, low
        enough that nobody has to close it before playing on."""
        ctx, log, recap = self.kit.ctx, self._table.panels.log, self.layer.recap
        if log is not None and log.rect.width:
            return pygame.Rect(log.rect)
        wide = min(ctx.px(RECAP_WIDE * ctx.text_scale**0.6), round(ctx.size[0] * 0.4))
        if recap is None:
            return pygame.Rect(0, 0, 0, 0)
        most, least = round(wide * RECAP_MOST), (wide * RECAP_LEAST, ctx.em(RECAP_EM) // 2)
        boxes = self.kit.module.pages.free_on_page(self.kit.desk)
        free = [
            pygame.Rect(*box.topleft, min(box.width, most), box.height)
            for box in boxes
            if box.width >= least[0] and box.height >= least[1]
        ]
        if free:  # where most of it can be read without scrolling
            frame = ctx.em(RECAP_FRAME)
            return max(free, key=lambda box: min(1.0, (box.height - frame) / (recap.height(ctx, box.width) - frame)))
        high = min(recap.height(ctx, wide), ctx.em(RECAP_EM))
        return self._table.parts.free_place(*((round(wide * x), round(high * y)) for x, y in RECAP_SHARES))

    def _aims(self) -> bool:
        """Whether a piece is chosen while the table tells what comes of it: then sheets open only by key."""
        desk = self.kit.desk
        chosen = isinstance(desk.choice, OneChoice) and bool(desk.choice.touched)
        return chosen and bool(self.kit.module.pages.keep_clear(desk))

    def _says_all(self, thing: Id | None) -> bool:
        """Whether everything can be read on the piece itself, so that a sheet would only cover its neighbours."""
        piece = self.kit.desk.tableau.piece(thing) if thing is not None else None
        return piece is not None and piece.says_all

    def _gone_from(self, pointer: tuple[int, int]) -> bool:
        """Whether the thing has moved away from under the pointer: then its sheet is closed."""
        kit = self.kit
        rests = self._thing is not None and self._thing == kit.desk.hover and kit.ctx.device == "mouse"
        if not rests or self._asked or kit.timeline.busy or kit.desk.stage is None:
            return False
        shown = kit.desk.piece_at(pointer)
        return (shown is None or shown.piece.id != self._thing) and not self.holds(pointer)

    def _open(self, thing: Id | None) -> bool:
        if thing == self._shown:
            return False
        card = self._card(thing) if thing is not None else None
        if card is not None:
            card.asked = self._asked
        self._shown, self._laid = thing if card else None, self.kit.desk.tableau
        stage = self.kit.desk.stage
        rect = stage.pointed_rect(thing) if stage and thing is not None else None
        pointer = self.kit.top.pointer if self.kit.ctx.device == "mouse" else (-1, -1)
        self.layer.show(card, rect, pointer)
        self._relay()
        return card is not None

    def _relay(self) -> None:
        kit = self.kit
        self.layer.place(kit.ctx, pygame.Rect(0, 0, *kit.ctx.size))
        kit.host.dirty = True

    def _card(self, thing: Id, pinned: bool = False) -> InspectCard | None:
        kit = self.kit
        piece = kit.desk.tableau.piece(thing)
        if piece is not None and not piece.facts:
            return None
        sheet = kit.module.pages.inspect(thing)
        if sheet is None:
            return None
        choice = kit.desk.choice
        # What is offered is not refused, even if it could not be brought everywhere.
        is_offered = choice is not None and choice.marks().get(thing, BLOCKED) != BLOCKED
        reason = choice.reason(thing) if choice is not None and not is_offered else None
        why = kit.module.words.reason(reason) if reason else ""
        small = piece is not None and piece.kind != "card" and sheet.other_side is None and not sheet.values
        close = partial(self._unpin, thing) if pinned else None
        card = InspectCard(kit.ctx, kit.desk.sprites, sheet, thing=thing, why=why, close=close, small=small)
        card.moved = self._relay
        return card

    def toggle(self, thing: Id | None = None) -> None:
        """Open the sheet of this thing (None: of the focused one), or close it: key I, gamepad X, action list."""
        thing = self.kit.thing_in_hand() if thing is None else thing
        if self._asked and thing == self._shown:
            self.close()
            return
        if thing is not None:
            self._show_asked(thing)

    def look(self, thing: Id) -> bool:
        """Open the sheet of something that was touched, although the question is not about it; False if it has none."""
        if self._says_all(thing) or self.kit.host.is_covered:
            return False
        return self._show_asked(thing)

    def _show_asked(self, thing: Id) -> bool:
        self._shown = None
        self._asked = self._open(thing)
        if self.layer.open is not None:
            self.layer.open.asked = True
        return self._asked

    def pin(self, thing: Id | None = None) -> None:
        """Pin the sheet of this thing; None: the open sheet, or else that of the thing under the pointer."""
        if thing is None:
            thing = self._shown if self._shown is not None else self.kit.thing_in_hand()
        card = self._card(thing, pinned=True) if thing is not None else None
        if card is not None:
            self.layer.pin(card)
            if thing == self._shown:
                self._thing, self._asked = None, False
                self._open(None)
            self._relay()

    def _unpin(self, thing: Id) -> None:
        self.layer.unpin(thing)
        self._relay()

    def _renew_pins(self) -> bool:
        """Bring pinned sheets up to date after an event; those the viewer may not know any more are closed."""
        if not self.layer.pins or self._pinned_of is self.kit.desk.tableau:
            return False
        self._pinned_of = self.kit.desk.tableau
        pinned = [pin.thing for pin in self.layer.pins if pin.thing is not None]
        fresh = {thing: self._card(thing, pinned=True) for thing in pinned}
        for thing in [gone for gone, card in fresh.items() if card is None]:
            self.layer.unpin(thing)
        self.layer.renew([card for card in fresh.values() if card is not None])
        self._relay()
        return True

    def scroll(self, steps: int) -> bool:
        """Scroll the text of the open sheet; False at its end."""
        card = self.layer.open
        return card is not None and card.text.on_wheel(self.kit.ctx, steps)

    def wheel(self, steps: int) -> bool:
        """The wheel over a thing scrolls its open sheet; at its ends it does nothing: the board must not zoom."""
        card, kit = self.layer.open, self.kit
        if card is None or not card.text.most or kit.host.is_covered or kit.desk.hover != self._shown:
            return False
        if self.scroll(steps):
            kit.host.dirty = True
        return True

    def close(self) -> bool:
        """Close the open sheet (Esc), but no pinned ones; False if none was open."""
        if not self._asked or self._shown is None:
            return False
        self._asked = False
        self._open(None)
        return True

    # --- log

    def _due(self) -> tuple[object, ...]:
        """What the log's lines depend on; while an animation runs they must not tell how it ends (UX-27)."""
        match = self.kit.match
        if self._viewer != match.viewer or not (self._table.shows_what_happened or self.postponed):
            self._read = len(match.session.log)
        self._viewer = match.viewer
        return match.viewer, self._read, match.result() is not None, self.kit.ctx.texts.language

    def show_lines(self) -> bool:
        """Bring the lines up to date; True if they have changed."""
        due = self._due()
        if due == self._lines and (self.postponed or not self.unfinished):
            return False
        self._lines = due
        self.log.show(self.kit.ctx, self._rows())
        return True

    def catch_up(self) -> bool:
        """Make the lines for which the last frames had no time; True if there are new ones."""
        due, self.postponed = self.unfinished or self.postponed, False
        if not due:
            return False
        filters = self.filters()
        if not self.show_lines():
            return False
        self._table.panels.log_changed()
        if self.filters() != filters:
            self._table.words_soon()
            self.postponed = self.kit.app.studio is not None  # the frame with the new texts makes no further lines
        self.kit.host.dirty = True
        return True

    def _rows(self) -> list[LogRow]:
        """All rows; old ones are kept, so that only new lines take time."""
        kit = self.kit
        stem = (kit.match.viewer, kit.ctx.texts.language, kit.match.result() is not None, kit.match.log.cuts)
        # After a change of language all lines are made at once: in portions the log would jump to its beginning.
        at_once = bool(self._stem) and stem[0] == self._stem[0] and stem[1] != self._stem[1]
        if stem != self._stem or (self._told and self._read <= self._last):
            self._stem, self._told, self._words, self._last = stem, 0, [], -1
            self.begun += 1
            self._unworded.clear()
        for line in kit.match.log.lines(self._told):
            if line.number < self._read:
                self._told, self._last = self._told + 1, line.number
                self._unworded += [replace(line, events=(event,)) for event in line.events]
        self._words = list(self._words)
        begin = perf_counter()
        while self._unworded:
            word_on(kit.module, [self._unworded.popleft()], self._words)
            if kit.app.studio is not None and not at_once and perf_counter() - begin > PORTION_SECONDS:
                break  # a long log is made in portions, so that no frame takes too long (UX-101)
        return self._words

    @property
    def unfinished(self) -> bool:
        """Whether there are lines that are not in words yet."""
        return bool(self._unworded)

    @property
    def growing(self) -> bool:
        """Whether the log of the viewer is not whole yet, or not even begun: what comes then may be old."""
        return self.unfinished or self.postponed or not self._stem

    def _kinds(self) -> list[str]:
        """The kinds of lines that the filter offers."""
        present = {row.kind for row in self._words}
        return [kind for kind in KINDS if kind in present] if len(present & KINDS.keys()) > 1 else []

    def filters(self) -> tuple[object, ...]:
        """What the panel around the lines depends on."""
        return self.log.only, self.log.kind, *self._kinds()

    def close_button(self) -> IconButton:
        """Folds the right panel."""
        words = self.kit.texts("log-close")
        return IconButton("close", self._table.toggle_log, words, size=32, id="log-close", shortcut="log")

    def log_panel(self, tabs: Sequence[Widget] = ()) -> SidePanel:
        kit, texts = self.kit, self.kit.texts
        first = IconButton("log", self._copy, texts("log-copy"), size=32, id="log-copy")
        if not panel_fits(kit.ctx, kit.ctx.size):  # few lines are seen at once
            first = IconButton("fullscreen", self.open_page, texts("log-page"), size=32, id="log-page")
        tools = [first, self.close_button()]
        filters = [
            FilterChip(
                seat,
                self.log.only == seat,
                lambda seat=seat: self._filter(seat),  # type: ignore[misc]
                f"{texts('log-filter', name=kit.module.seat_name(seat))}\n{player_words(kit, seat)}",
            )
            for seat in range(len(kit.module.players))
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
        return SidePanel(texts("log-title"), tools, [*filters, *chips, field], self.log, tabs)

    def open_page(self) -> None:
        """The log over the whole window, filtered as it is now; it lies over the table like a dialog (UX-54)."""
        kit, texts, log = self.kit, self.kit.texts, LogView(self._leave_page_for, lambda link: None, id="log-lines")
        log.rows, log.only, log.kind, log.search = self.log.rows, self.log.only, self.log.kind, self.log.search
        tools = [
            IconButton("log", self._copy, texts("log-copy"), size=32, id="log-copy"),
            IconButton("close", kit.host.close, texts("close"), size=32, id="default-close"),
        ]
        page = SidePanel(texts("log-title"), tools, [], log)
        page.solid = True
        kit.host.open(Pad(page, x=12, y=12))

    def _leave_page_for(self, link: str) -> None:
        self.kit.host.close()
        self._go_to(link)

    def _filter(self, seat: int) -> None:
        self.log.only = None if self.log.only == seat else seat
        self._table.words()

    def _filter_kind(self, kind: str) -> None:
        self.log.kind = "" if self.log.kind == kind else kind
        self._table.words()

    def _search(self, text: str) -> None:
        self.log.search = text
        self.log.place(self.kit.ctx, self.log.rect)
        self.kit.host.dirty = True

    def _copy(self) -> None:
        """Copy the log to the clipboard, and write it to a text file if possible (UX-57)."""
        kit = self.kit
        text = exported(worded(kit.module, kit.match.log.lines()), kit.module)
        with suppress(pygame.error):  # without a clipboard there is still the file
            pygame.scrap.put_text(text)
        name = keep_log(kit.app.places, text)
        kit.app.say("notice-log-kept" if name else "notice-log-copied", name=name)

    def _linked(self, link: str) -> None:
        """A link under the pointer opens the sheet of its piece (UX-55)."""
        self.pointed(_thing(link) if link else None)
        if link:
            self._open(_thing(link))

    def _go_to(self, link: str) -> None:
        """A clicked link brings its piece to the middle of the view and marks it."""
        kit = self.kit
        thing = _thing(link)
        shown = kit.desk.stage.of(thing) if kit.desk.stage else None
        if shown is None:
            return
        kit.desk.hinted = (thing,)
        if not shown.hand:
            x, y = kit.desk.camera.to_board(shown.centre)
            kit.desk.camera.look_at((x, y, 0, 0))
        kit.desk.arrange()

    # --- recap

    def show_recap(self, lines: list[str], ms: float, film: Callable[[], None] | None = None) -> None:
        """List what a seat has missed; `film` shows it once more on the table."""
        if not lines:
            return
        # A text that takes longer to read than the recap lasts stays until it is closed (UX-43, UX-85).
        reading = max(2500.0, sum(len(line) for line in lines) / 12 * 1000)
        self._recap_until = self.kit.ctx.clock + reading if reading <= ms else math.inf
        texts = self.kit.texts
        tools = [IconButton("play", film, texts("recap-film"), size=32, id="recap-film")] if film is not None else []
        tools.append(IconButton("close", doing(self.close_recap), texts("recap-close"), size=32, id="recap-close"))
        close_key, again_key = (key_label(self.kit.ctx, action) or "–" for action in ("cancel", "recap"))
        how = texts("recap-how", close=close_key, again=again_key)
        self.layer.show_recap(RecapPanel(texts("recap-title"), lines, how, tools))
        self._relay()

    def press_at(self, pos: tuple[int, int]) -> None:
        """A click outside recap and sheet closes them: whoever plays on has read them (UX-43)."""
        sheet = self.layer.open
        if sheet is not None and self._asked and not sheet.rect.collidepoint(pos):
            self.close()
        if self.layer.recap is not None and not self.layer.recap.rect.collidepoint(pos):
            self.close_recap()

    def plays_on(self) -> None:
        """A key that answers closes the recap as a click does, unless it is pressed inside it (UX-43)."""
        recap, focused = self.layer.recap, self.kit.host.focused
        if recap is not None and (focused is None or recap not in focused.ancestors()):
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
