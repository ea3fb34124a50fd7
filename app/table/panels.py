"""The panels around the board: top bar, seats, log, stack, stops. Each is made anew only when it changes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import pygame

from app.match import UNTIL_TURN, orders
from app.table import regions
from app.table.actions import doing
from app.table.chrome import SeatPanel, SidePanel, StackPanel, StatusLine, TopBar
from app.table.menus import closing
from app.table.offered import step_words
from app.table.painter import captions
from app.table.players import player_words
from app.table.roles.pages import SidePage
from app.ui.buttons import Button, IconButton, icon_width
from app.ui.context import CAPS, DIM
from app.ui.controls import Toggle
from app.ui.dialog import Dialog
from app.ui.labels import Icon, Label, Paragraph
from app.ui.layout import Column, Row
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.table.commands import Commands
    from app.table.desk import Desk
    from app.table.kit import TableKit
    from app.table.reading import Reading
    from app.table.words import TableWords

Part = TypeVar("Part", bound=Widget)
SEATS_FROM = 1000.0  # logical width, at 100 % text, from which the panel of the seats does
AROUND_BADGE = 12.0  # at both sides of the badge at the left of the bottom row, which tells what passes by itself
SHADOW = 26.0  # how far a panel's shadow reaches
NOWHERE = pygame.Rect(0, 0, 0, 0)
LOG = "log"  # the page that every game has


class Panels:
    """Everything around the board that stays the same while pieces are moved."""

    def __init__(
        self, kit: TableKit, reading: Reading, wording: TableWords, commands: Commands, words: Callable[[], None]
    ) -> None:
        self.kit, self._reading, self._wording, self._commands = kit, reading, wording, commands
        self._words = words  # makes all texts around the board anew
        self.beside_menu: Callable[[], list[Widget]] = list  # what this match has in the top bar besides
        self.status = StatusLine()
        self.bar = TopBar(self.status, [], [])
        self.stack: StackPanel | None = None
        self.seats: SeatPanel | None = None
        self.log: SidePanel | None = None
        self.stops: Widget | None = None
        self.version = 0  # grows with every change
        self.emptied = 0  # how often `clear` was called
        self.lowered = 0  # by how much the board is lower, for the sake of a tall question
        self.paged = False  # whether it is narrower, for the sake of a long one
        self._keys: dict[str, Hashable] = {}
        self._placed: dict[str, tuple[int, ...]] = {}
        self._stale: dict[str, pygame.Rect] = {}  # parts that have changed, with their box before
        self._turned = False  # the right panel tells of something else since the last frame
        self._used: set[str] = set()  # parts with the pointer or the focus: they may look different in every frame
        self._offset = 0.0  # how far the log is scrolled
        self._turned_to: str | None = None  # the page of the right panel; None: the first one
        self._page: SidePage | None = None  # the one that was made last; None: the log

    # --- which panels there are

    def _fits(self, least: float) -> bool:
        ctx = self.kit.ctx
        return regions.panel_fits(ctx, ctx.size) and ctx.size[0] >= least

    def shows_log(self) -> bool:
        if self.kit.overview:
            return False
        by_hand = self.kit.app.settings["log_panel"]
        return self._fits(self.kit.module.pages.panel_from) if by_hand == "auto" else by_hand == "open"

    def is_covered(self) -> bool:
        """Whether a page of the game's own takes the place of the right panel, which nobody has opened by hand."""
        by_itself = self.kit.app.settings["log_panel"] == "auto"
        return by_itself and self.shows_log() and self.kit.module.pages.fills_window(self.kit.desk)

    def is_open(self) -> bool:
        """Whether the right panel is in sight."""
        return self.shows_log() and not self.is_covered()

    def has_to_turn(self) -> bool:
        """Whether the right panel must come or go, because a page of the game's own has gone or come."""
        return (self.log is not None) != self.is_open()

    def page(self) -> SidePage | None:
        """The page of the game's own that is turned up in the right panel; None: the log."""
        pages = self.kit.module.pages.side_pages()
        if self._turned_to is None:
            return pages[0] if pages else None
        return next((page for page in pages if page.id == self._turned_to), None)

    def reads_log(self) -> bool:
        """Whether the log itself is in sight."""
        return self.is_open() and self._page is None

    def turn_to(self, page: str) -> None:
        """Turn up a page of the right panel; it opens if it was folded."""
        if not self.is_open():
            self._commands.toggle_log()
        self._turned_to = page
        self._words()

    def shows_seats(self) -> bool:
        ctx = self.kit.ctx
        wide = self._fits(ctx.px(SEATS_FROM * ctx.text_scale))
        return bool(self.kit.desk.tableau.seats) and wide and not self.kit.overview

    def divide(self) -> regions.Regions:
        """The board keeps its place while the right panel is covered: what lies on it is not made anew for that."""
        now = self._divide()
        return now.without_right(self.kit.ctx) if self.is_covered() else now

    def _divide(self) -> regions.Regions:
        return regions.divide(
            self.kit.ctx,
            left=self.shows_seats(),
            right=self.shows_log(),
            hand=self._holds() and not self.kit.overview,
            beside=icon_width(self.kit.ctx) + self.kit.ctx.px(AROUND_BADGE) if self._has_badge() else 0,
            forms=self.kit.module.forms.asks_forms and not self.kit.overview,
            lowered=self.lowered,
            paged=self.paged,
        )

    def _holds(self) -> bool:
        """Whether the viewer holds any cards; an empty hand takes no room."""
        tableau = self.kit.desk.tableau
        hands = {place.id for place in tableau.places if place.hand}
        return any(piece.place in hands for piece in tableau.pieces) if hands else False

    def _has_badge(self) -> bool:
        return may_set_stops(self.kit) and not self.kit.overview

    def underlay(self) -> list[Widget]:
        """The parts that overlap nothing else, so that they can be kept in one picture with the background."""
        return [part for part in (self.seats, self.log, self.bar) if part is not None]

    # --- content

    def refresh(self) -> None:
        """Bring all parts up to date; a part is made anew only if its content has changed."""
        kit, texts = self.kit, self.kit.texts
        tableau = kit.desk.tableau
        status = self._wording.status(tableau.status)
        if status != self.status.status:
            self.status.status = status
            self._placed.pop("bar", None)
            self._change("bar", self.bar)
        names = tuple(player.name for player in kit.module.players)
        look = self._look()
        seats = tableau.seats if self.shows_seats() else ()
        self.seats = self._made(
            "seats",
            (seats, names, look),
            self.seats,
            lambda: SeatPanel(names, seats, texts("table-seats"), partial(player_words, kit)) if seats else None,
        )
        entries = tableau.stack
        self.stack = self._made(
            "stack",
            (entries, look),
            self.stack,
            lambda: StackPanel(entries, texts("table-stack"), texts("table-negated")) if entries else None,
        )
        self.log = self._made_side(look)
        self.stops = stops_badge(kit, self._words) if self._has_badge() else None
        self._make_tools(look)

    def _look(self) -> Hashable:
        """What every part depends on besides its content."""
        ctx = self.kit.ctx
        return ctx.texts.language, ctx.theme.name, ctx.size, ctx.text_scale, ctx.scale, ctx.tints

    def _made_side(self, look: Hashable) -> SidePanel | None:
        page = self._page = self.page()
        content = self._reading.filters() if page is None else (page.id, page.name, page.content())
        opened = self.is_open()
        return self._made("log", (opened, content, look), self.log, lambda: self._side(page) if opened else None)

    def refresh_side(self) -> None:
        """Bring only the right panel up to date, because its page tells of something else now."""
        before, self.log = self.log, self._made_side(self._look())
        if self.log is not None and self.log is not before:
            self.kit.host.layers[0].root.adopt(self.log)
            self.lay_out(self.divide())
            self._turned = True

    def has_turned(self) -> bool:
        """Whether `refresh_side` has changed the right panel since this was asked last."""
        turned, self._turned = self._turned, False
        return turned

    def _side(self, page: SidePage | None) -> SidePanel:
        """The right panel: tabs if there are several pages, then the page that is turned up."""
        tabs = [
            IconButton(
                one.icon, partial(self.turn_to, one.id), one.name, size=36, id=f"page-{one.id}", chosen=one.id == shown
            )
            for shown in [page.id if page is not None else LOG]
            for one in (*self.kit.module.pages.side_pages(), self._log_page())
        ]
        if page is None:
            return self._reading.log_panel(tabs if len(tabs) > 1 else [])
        close = self._reading.close_button()
        return SidePanel(page.name, [close], [], ScrollArea(page.make(), id=f"page-{page.id}"), tabs)

    def _log_page(self) -> SidePage:
        """The log as a tab among others."""
        return SidePage(LOG, "log", self.kit.texts("log-title"), tuple, Widget)

    def log_changed(self) -> None:
        """The lines of the log have changed."""
        if self.reads_log():
            self._change("log", self.log)

    def _made(self, name: str, key: Hashable, kept: Part | None, make: Callable[[], Part | None]) -> Part | None:
        if self._keys.get(name, self) == key:
            return kept
        self._keys[name] = key
        self._placed.pop(name, None)
        self._change(name, kept)
        return make()

    def _change(self, name: str, before: Widget | None) -> None:
        """A part was made anew: its old and its new box must be drawn again."""
        self.version += 1
        kept = self._stale.get(name, NOWHERE)
        area = pygame.Rect(before.rect) if before is not None else NOWHERE
        self._stale[name] = kept.union(area) if kept.width and area.width else (kept if kept.width else area)

    def place_again(self, name: str) -> None:
        """A part looks different in the same place."""
        self._placed.pop(name, None)
        self._change(name, {"bar": self.bar, "seats": self.seats, "log": self.log}[name])

    def changed_areas(self) -> list[pygame.Rect]:
        """The boxes in which the kept picture is out of date; asked once for each drawing."""
        parts: dict[str, Widget | None] = {"bar": self.bar, "seats": self.seats, "log": self.log}
        if self.log is not None and self._reading.log.offset != self._offset:
            self._change("log", self.log)
        self._offset = self._reading.log.offset
        used = {name for name, part in parts.items() if part is not None and self._in_use(part)}
        for name in used | self._used:
            self._change(name, parts[name])
        self._used = used
        reach = 2 * self.kit.ctx.px(SHADOW)
        areas: list[pygame.Rect] = []
        for name, before in self._stale.items():
            part = parts.get(name)
            now = pygame.Rect(part.rect) if part is not None else NOWHERE
            if now == before:
                areas += [now] if now.width else []  # its shadow stays
            elif now.colliderect(before):
                areas.append(now.union(before).inflate(reach, reach))
            else:
                areas += [area.inflate(reach, reach) for area in (before, now) if area.width]
        self._stale = {}
        return areas

    def _in_use(self, part: Widget) -> bool:
        host = self.kit.host
        return any(one is not None and part in (one, *one.ancestors()) for one in (host.hover, host.layers[0].focus))

    def _make_tools(self, look: Hashable) -> None:
        kit, texts, match, commands = self.kit, self.kit.texts, self.kit.match, self._commands
        undo, redo, asked = match.undoing.may_undo(), match.undoing.may_redo(), kit.desk.decision is not None
        key = (str(undo), str(redo), len(match.session.log), asked, self.is_open(), match.settings.trust, look)
        if self._keys.get("tools") == key:
            return
        self._keys["tools"] = key
        self._placed.pop("bar", None)
        self._change("bar", self.bar)
        reason = kit.module.words.reason
        undo_tip = reason(undo) if undo else texts("table-undo", what=self._step_name())
        redo_tip = reason(redo) if redo else texts("table-redo")
        opened = self.is_open()
        right = [
            IconButton("hint", commands.hint, texts("table-hint"), id="hint", enabled=asked, shortcut="hint"),
            IconButton("undo", commands.undo, undo_tip, id="undo", enabled=undo is None, shortcut="undo"),
            IconButton("redo", commands.redo, redo_tip, id="redo", enabled=redo is None, shortcut="redo"),
            IconButton("log", commands.toggle_log, texts("table-log"), id="log-button", chosen=opened, shortcut="log"),
        ]
        left: list[Widget] = [IconButton("menu", commands.menu, texts("table-menu"), id="menu", shortcut="cancel")]
        if match.settings.trust and len(match.seats.humans) > 1:
            left.append(Icon("unlock", 20, tip=texts("table-trust")))
        left += self.beside_menu()
        self.bar = TopBar(self.status, left, right)

    def _step_name(self) -> str:
        """The step that an undo would take back, in the words of its option."""
        step = self.kit.match.undoing.undo_step()
        return (step and step_words(self.kit.module, *step)) or self.kit.texts("table-last-step")

    def clear(self) -> None:
        """Remove everything that belongs to a seat's view (UX-41)."""
        from app.table.model import Status

        self.status.status = Status()
        self.stack = self.seats = self.log = self.stops = None
        self._keys.clear()
        self._placed.clear()
        self._stale.clear()
        self.emptied += 1
        self.version += 1

    def _things_of(self, desk: Desk) -> list[list[pygame.Rect]]:
        """What the waiting actions should not cover where the game has no wish: all pieces, or at least cards."""
        shown = [one for one in desk.stage.shown if not one.hand] if desk.stage is not None else []
        return [[one.box for one in shown], [one.box for one in shown if one.piece.main], []]

    # --- layout

    def column_of_log(self, now: regions.Regions) -> pygame.Rect:
        """Where log and stack stand; a lesson's panel takes the upper part of the column."""
        return pygame.Rect(now.right)

    def lay_out(self, now: regions.Regions) -> None:
        ctx = self.kit.ctx
        log = self.column_of_log(now)
        if self.stack and self.log:  # if the log is open, the stack is above it
            high = self.stack.place_in(ctx, log)
            log = pygame.Rect(log.x, log.y + high, log.width, log.height - high)
        panels = (("bar", self.bar, now.status), ("log", self.log, log), ("seats", self.seats, now.left))
        for name, part, rect in panels:
            if part is not None and self._placed.get(name) != tuple(rect):
                self._placed[name] = tuple(rect)
                self._change(name, part)
                part.place(ctx, rect)
        if self.stack and not self.log:
            desk = self.kit.desk
            names = [spot for _, _, spot in captions(ctx, desk.stage)] if desk.stage is not None else []
            kept = self.kit.module.pages.uncovered(desk) or self._things_of(desk)
            self.stack.place_at(ctx, now.board, [*desk.offered_boxes(), *names], kept)
        if self.stops:
            wide = self.stops.width(ctx)
            high = self.stops.height(ctx, wide)
            self.stops.place(ctx, pygame.Rect(now.board.x + ctx.px(6), now.hand.bottom - high - ctx.px(8), wide, high))


def may_set_stops(kit: TableKit) -> bool:
    """Whether the viewer can say when to be asked."""
    viewer = kit.match.viewer
    return viewer is not None and bool(kit.module.replies.moments()) and kit.match.people.still_plays(viewer)


def stops_badge(kit: TableKit, words: Callable[[], None]) -> Widget:
    """The badge beside the hand that shows the present order, as an icon (UX-37)."""
    viewer = kit.match.viewer
    assert viewer is not None
    order = kit.match.stops[viewer].order(len(kit.match.seats.humans) > 1)
    tip = f"{kit.texts(f'table-stops-{order}')}. {kit.texts(f'table-stops-{order}-line')}"
    open_it = partial(open_stops, kit, viewer, words)
    name = kit.texts("table-stops")
    return Row([IconButton("pass", open_it, f"{name} {tip}", id="stops", chosen="until" in order)], region=True)


def open_stops(kit: TableKit, seat: int, words: Callable[[], None]) -> None:
    """The dialog for this seat's orders: one order, and the moments at which it is asked in any case."""
    stops, company = kit.match.stops[seat], len(kit.match.seats.humans) > 1
    rows: list[Widget] = [Paragraph(kit.texts("table-stops-question"))]
    now = stops.order(company)

    def choose(order: str) -> None:
        stops.choose(order)
        kit.host.close()
        open_stops(kit, seat, words)

    for order in orders(company):
        if order == UNTIL_TURN and kit.match.replies.is_turn_of(seat):
            continue
        chosen = order == now
        label = kit.texts(f"table-stops-{order}")
        rows.append(
            Button(
                label,
                doing(choose, order),
                align="left",
                chosen=chosen,
                icon="check" if chosen else "",
                id=f"default-{order}" if chosen else f"order-{order}",
            )
        )
        rows.append(Paragraph(kit.texts(f"table-stops-{order}-line"), DIM))
    rows.append(Label(kit.texts("table-stops-at"), CAPS))
    for moment in kit.module.replies.moments():

        def stop(on: bool, moment: str = moment) -> None:
            (stops.at.add if on else stops.at.discard)(moment)

        name = Paragraph(kit.module.replies.moment_words(moment))
        rows.append(Row([Toggle(moment in stops.at, stop, id=f"at-{moment}"), name], flex={1: 1.0}, gap=12))
    buttons = [closing(kit, kit.texts("table-done"), words, kind="main")]
    kit.host.open(Dialog(kit.texts("table-stops"), Column(rows, gap=8), buttons))
