"""The tournament desk: players, rounds with their tables, standings and trail; below stands what is to be done next."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from app.scenes.draft import HUMAN
from app.scenes.tournament.moment import moment, steady, time_left
from app.scenes.tournament.pages import PAGES, page
from app.scenes.tournament.wording import clock_words, round_name
from app.scenes.wording import game_name
from app.ui.buttons import Button, IconButton
from app.ui.context import DIM, STRONG, TITLE, Context
from app.ui.dialog import Panel, Tabs, confirm
from app.ui.labels import Heading, Icon, Label, Paragraph
from app.ui.layout import Column, Pad, Row, Wrap
from app.ui.scene import Scene
from app.ui.scroll import ListView, ScrollArea
from app.ui.widget import Widget
from rules.tournament import Clocked, Refused, Unpaired, champion, is_over, next_round
from saves.errors import BadSave, CannotWrite

if TYPE_CHECKING:
    from app.ui.program import Program
    from rules.tournament import Entry, Tournament
    from saves.results import BadResult, ProvenResult
    from saves.tournaments import TournamentFile


class ClockLabel(Label):
    """The time that is left; it changes by itself, and warns in words and colour when it is up."""

    ticks = True

    def __init__(self, t: Tournament) -> None:
        super().__init__(clock_words(time_left(t)), TITLE, id="clock")
        self._t = t

    def width(self, ctx: Context) -> int:
        """Wide enough for every second, so that nothing moves while it runs."""
        from app.ui import lettering

        return lettering.text_width(ctx, "0:00:00", self.style)

    def tick(self, ctx: Context) -> bool:
        words = clock_words(time_left(self._t))
        if words == self.text:
            return False
        self.text = words
        self.place(ctx, self.rect)
        return True


class ClockBar(Row):
    """The time left and its buttons; without a round there is nothing to time."""

    def __init__(self, desk: DeskScene) -> None:
        self._desk = desk
        t, texts = desk.t, desk.texts
        running = t.clock.running and time_left(t) > 0
        words, icon = ("tournament-clock-pause", "pause") if running else ("tournament-clock-start", "play")
        buttons = [
            IconButton("minus", lambda: self._by(-60), texts("tournament-clock-less"), id="clock-less"),
            IconButton("plus", lambda: self._by(60), texts("tournament-clock-more"), id="clock-more"),
            IconButton("rotate", self._reset, texts("tournament-clock-reset"), id="clock-reset"),
            Button(texts(words), self._toggle, icon=icon, id="clock-toggle"),
        ]
        super().__init__([Icon("clock", 26), ClockLabel(t), *buttons], gap=8, region=True)
        self.visible = t.current is not None

    def _left(self) -> int:
        return time_left(self._desk.t)

    def _set(self, running: bool, left: int) -> None:
        if self._desk.enter(Clocked(running, max(0, left), *steady())):
            self._desk.rebuild()

    def _toggle(self) -> None:
        running = self._desk.t.clock.running and self._left() > 0
        self._set(not running, self._left() or self._desk.t.seconds)

    def _by(self, seconds: int) -> None:
        self._set(self._desk.t.clock.running, self._left() + seconds)

    def _reset(self) -> None:
        self._set(False, self._desk.t.seconds)


LOOK_MS = 1000.0  # so often other desks' entries are looked for


def tell_refusal(app: Program, refused: Refused) -> None:
    app.say(f"tournament-refused-{refused.id}", icon="warning", role="warn", **refused.params)


def tell_disk(app: Program, trouble: CannotWrite) -> None:
    """The disk refused: what it means for the entry, and what to do now (UX-96)."""
    app.say(f"tournament-{trouble.reason_id}", icon="warning", role="warn", **trouble.params)


class DeskScene(Scene):
    """One tournament. Every entry goes through `enter`: first the disk, then the screen."""

    name = "tournament-desk"

    def __init__(self, app: Program, file: TournamentFile) -> None:
        super().__init__(app)
        self.file = file
        t = file.tournament
        self.page = "players" if not t.rounds else "standings" if is_over(t) else "round"
        self.player = 0  # the chosen one
        self.typed = ""  # a name that is being entered
        self.kind = HUMAN  # who is being entered: a person or a level of the computer's
        self.shown_round = max(0, len(t.rounds) - 1)
        self.table = (t.open_tables or [0])[0]
        self.placing: list[list[int]] = []  # a result that is being entered, best first
        self.correcting = -1  # the game whose result is put right; -1: none
        self.note = ""
        self.checked: list[tuple[str, ProvenResult | BadResult]] = []  # result files, by name
        self._prepared = False  # the code of the table was asked for
        self._looked = 0.0
        self._time_told = (-1, False)  # for which round it was said that its time is up
        self.first_focus = "player-name" if self.page == "players" else f"{self.page}-list"
        self._remarks_told = 0
        with suppress(CannotWrite):  # a folder that can only be read; the first entry will say so
            file.settle()
        self._tell_remarks()

    @property
    def t(self) -> Tournament:
        return self.file.tournament

    def _tell_remarks(self) -> None:
        """Say what was found wrong with the files since the last time."""
        told, self._remarks_told = self._remarks_told, len(self.file.remarks)
        for remark in self.file.remarks[told:]:
            words = {"line": remark.line, "count": remark.count, "file": remark.detail}
            self.app.say(remark.id, icon="warning", role="warn", **words)

    # --- entries

    def enter(self, entry: Entry) -> bool:
        """Write an entry; what is refused is said, and everything typed stays where it is."""
        try:
            self.file.enter(entry, moment())
        except Refused as refused:
            tell_refusal(self.app, refused)
        except CannotWrite as trouble:
            tell_disk(self.app, trouble)
        else:
            return True
        finally:
            self._tell_remarks()
        return False

    def entered(self) -> None:
        self._refresh()
        self._prepare()

    def _prepare(self) -> None:
        """Once somebody may sit down here, the table comes beside the desk (UX-101)."""
        if self.app.studio is not None and self.t.open_tables and not self._prepared:
            from app.scenes.preparing import prepare_table
            from app.scenes.tournament.seating import plain_draft

            self._prepared = True
            prepare_table(self.app, plain_draft(self.t))

    def update(self, dt: float) -> bool:
        """Look for entries of another desk, and tell once when the time of a round is up (KG-11.73)."""
        if self.checked and self.may_rebuild:
            from app.scenes.tournament.files import enter_result

            enter_result(self, *self.checked.pop(0))
            if self.may_rebuild:  # unless the judge is asked now
                self.rebuild()
            return True
        if self.ctx.clock - self._looked < LOOK_MS:
            return False
        self._looked = self.ctx.clock
        self._tell_time()
        return self.may_rebuild and self._refresh()

    def _refresh(self) -> bool:
        try:
            news = self.file.refresh()
        except BadSave:
            return False  # a stick that is out for a moment; writing will tell
        if news:
            self._tell_remarks()
            self.rebuild()
        return news

    def _tell_time(self) -> None:
        mark = (len(self.t.rounds), True)
        if self.t.clock.running and time_left(self.t) == 0 and self._time_told != mark and self.t.open_tables:
            self._time_told = mark
            self.app.sound("turn")
            self.app.say("tournament-time-up", icon="clock", role="warn")

    # --- the screen

    def build(self) -> Widget:
        wide = self.ctx.size[0] >= self.ctx.px(900 * self.ctx.text_scale**0.8)
        tabs = Tabs(
            [(name, self.texts(f"tournament-page-{name}"), icon) for name, icon in PAGES.items()],
            self.page, self.turn_to, upright=False, id="page",
        )  # fmt: skip
        clock = ClockBar(self)
        top: Widget = Row([tabs, clock], gap=12, flex={0: 1}) if wide else Column([tabs, clock], gap=6)
        body = page(self)
        if self.ctx.size[1] < self.ctx.px(560 * self.ctx.text_scale**0.6):
            # One long page; what is to be done next stands first, so that it is seen without scrolling.
            whole = Column([self._head(), self._next(), top, body], gap=10)
            return Pad(ScrollArea(whole, id="desk"), x=12, y=8)
        return Pad(Column([self._head(), top, body, self._next()], gap=10, flex={2: 1}), x=20, y=12, most=1500)

    def _head(self) -> Widget:
        t = self.t
        back = Button(self.texts("back"), self.app.pop, icon="back", kind="quiet", id="back")
        line = self.texts(
            "tournament-line",
            game=game_name(self.ctx.texts, t.opened.game),
            format=self.texts(f"tournament-format-{t.opened.format}"),
            count=len(t.active),
        )
        title = Column([Heading(t.opened.name), Paragraph(line, DIM, prefer=700)], gap=0)
        show = Button(self.texts("tournament-projector"), self._project, icon="fullscreen", id="projector")
        return Row([back, title, show], gap=14, flex={1: 1}, region=True)

    def _project(self) -> None:
        from app.scenes.tournament.projector import open_projector

        open_projector(self.app, self.file)

    def turn_to(self, name: Any) -> None:
        self.page = name
        self.first_focus = "player-name" if name == "players" else f"{name}-list"
        self.drop_result()
        self.rebuild()
        first = self.host.top.root.find(self.first_focus)
        if first is not None:
            self.host.focus_on(first)

    def show_row(self, list_id: str, row: int) -> None:
        """Scroll a list to one of its lines."""
        listing = self.host.top.root.find(list_id)
        if isinstance(listing, ListView):
            listing.reveal(self.ctx, listing.row_rect(self.ctx, row))

    def drop_result(self) -> None:
        """Forget a result that was being entered."""
        self.placing, self.correcting, self.note = [], -1, ""

    # --- what is to be done next

    def _next(self) -> Widget:
        words, button = self._step()
        line = Paragraph(words, STRONG, prefer=820, id="next-step")
        further: list[Widget] = []
        if self.t.current is not None and not any(table.results for table in self.t.current.tables):
            further.append(Button(self.texts("tournament-unpair"), self._ask_unpair, icon="undo", id="unpair"))
        if button is not None:
            further.append(button)
        row = Row([line, Wrap(further, align="right")], gap=16, flex={0: 1}, region=True)
        return Panel(row, x=18, y=10)

    def _step(self) -> tuple[str, Button | None]:
        """What the organiser does now, and the button for it."""
        t, texts = self.t, self.ctx.texts
        best = champion(t)
        if best is not None:
            words = texts("tournament-next-over", name=t.name(best))
            if self.page == "standings":
                return words, None
            return words, self._main("tournament-prizes", "trophy", lambda: self.turn_to("standings"))
        if not t.rounds and len(t.players) < t.format.fewest:
            return texts("tournament-next-players", count=len(t.players), least=t.format.fewest), None
        if t.open_tables:
            words = texts("tournament-next-results", count=len(t.open_tables))
            if self.page == "round" and self.shown_round == len(t.rounds) - 1:
                return words, None
            return words, self._main("tournament-to-tables", "next", self.show_current)
        name = round_name(texts, t, len(t.rounds))
        if not t.rounds:
            words = texts("tournament-next-first", count=len(t.players), rounds=t.swiss_rounds, cut=min(t.cut, 4))
        else:
            words = texts("tournament-next-pair", round=name)
        return words, self._main("tournament-pair", "play", self.pair, round=name)

    def _main(self, words: str, icon: str, action: Any, **values: object) -> Button:
        return Button(self.texts(words, **values), action, kind="main", icon=icon, id="next")

    def show_current(self) -> None:
        self.shown_round, self.table = max(0, len(self.t.rounds) - 1), 0
        self.turn_to("round")

    def pair(self) -> None:
        """Pair the next round and show its tables."""
        try:
            entry = next_round(self.t)
        except Refused as refused:
            tell_refusal(self.app, refused)
            return
        if self.enter(entry):
            self.show_current()
            self._prepare()

    def _ask_unpair(self) -> None:
        name = round_name(self.ctx.texts, self.t, len(self.t.rounds) - 1)
        confirm(
            self.host, self.texts("tournament-unpair"), self.texts("tournament-unpair-question", round=name),
            self.texts("tournament-unpair"), self.texts("cancel"), self._unpair, danger=True,
        )  # fmt: skip

    def _unpair(self) -> None:
        if self.enter(Unpaired(len(self.t.rounds) - 1)):
            self.shown_round = max(0, len(self.t.rounds) - 1)
            self.rebuild()

    def choose_next(self) -> None:
        """After a result the next open table is the chosen one."""
        open_tables = self.t.open_tables
        if open_tables and self.shown_round == len(self.t.rounds) - 1:
            later = [number for number in open_tables if number > self.table]
            self.table = (later or open_tables)[0]
