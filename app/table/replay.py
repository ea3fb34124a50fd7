"""The replay viewer: a recorded game on the same table, forwards, backwards, at any speed (UX-62)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from app.match import Seats
from app.match.reel import Mark, Reel
from app.table import regions
from app.table.commands import Commands
from app.table.panels import Panels
from app.table.parts import Parts
from app.table.replay_match import EVERYONE, ReplayMatch, allowed_viewers, first_viewer
from app.table.scene import TableScene
from app.table.words import TableWords
from app.ui.buttons import Button, IconButton
from app.ui.colour import mix, with_alpha
from app.ui.context import Context
from app.ui.controls import Picker
from app.ui.dialog import Panel
from app.ui.input import Act, Intent
from app.ui.layout import Container, Row, Wrap
from app.ui.paint import draw_focus, draw_shadow, plate
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.table.module import GameTable
    from app.ui.program import Program
    from saves.document import Document

SPEEDS = (0.5, 1, 2, 4, 8)
REST_MS = 650.0  # between two answers at speed 1
READ_MS = 8.0  # how long each frame replays the log, until all of it is known
PUBLIC = "public"
FASTEST = 4.0  # the fastest speed of the table's own animations


def open_replay(app: Program, document: Document, module: type[GameTable] | None = None) -> None:
    """Show a save from its beginning; BadSave if its content cannot be used."""
    app.push(ReplayScene(app, document, module))


class ReplayCommands(Commands):
    """The commands of the table that make sense for a recording."""

    def menu(self) -> None:
        self.kit.app.pop()

    def hint(self) -> None:
        """Nothing to do: nobody is asked here."""


class ReplayWords(TableWords):
    """Says where in the recording the table is."""

    where: Callable[[], str]

    def waiting_words(self) -> str:
        return self.where()


class ReplayPanels(Panels):
    """Leaves room for the replay bar at the bottom; while one seat's view is shown, its hand is above the bar."""

    bar_height: Callable[[int], int]

    def divide(self) -> regions.Regions:
        now, ctx = super().divide(), self.kit.ctx
        gap = ctx.px(8)
        high = self.bar_height(now.board.width - 2 * gap)
        strip = pygame.Rect(now.board.x + gap, ctx.size[1] - gap - high, now.board.width - 2 * gap, high)
        shown = now.hand.width > 0
        hand = pygame.Rect(now.hand.x, 0, strip.width if shown else 0, now.hand.height if shown else 0)
        hand.bottom = strip.top
        board = pygame.Rect(now.board.x, now.board.y, now.board.width, max(1, hand.top - gap - now.board.y))
        return replace(now, prompt=strip, hand=hand, board=board)


class ReplayParts(Parts):
    """Has the replay bar, which `over` gives, instead of the prompt."""

    bar_width: Callable[[int], int]

    def widgets(self) -> list[Widget]:
        return [part for part in super().widgets() if part is not self.prompt]

    def lay_out_choice(self, now: regions.Regions) -> None:
        super().lay_out_choice(now)
        bar = self.over()
        assert bar is not None
        place = pygame.Rect(0, 0, self.bar_width(now.prompt.width), now.prompt.height)
        place.center = now.prompt.center
        bar.place(self.kit.ctx, place)


class ReplayScene(TableScene):
    """The table of a recording: without questions, and with the replay bar instead of the prompt."""

    name = "replay"

    def __init__(
        self, app: Program, document: Document, module: type[GameTable] | None = None, reel: Reel | None = None
    ) -> None:
        self.document = document
        self.reel = reel or Reel.of(document)
        self.show = ReplayMatch(self.reel, document.meta.seats, first_viewer(document))
        self.viewers = allowed_viewers(document)
        self.playing = False
        self.speed: float = 1
        self._rest = 0.0
        self.bar: Panel | None = None
        super().__init__(app, self.show, module)

    def make_commands(self) -> Commands:
        return ReplayCommands(self.kit, self)

    def make_words(self) -> TableWords:
        words = ReplayWords(self.kit, self, self.commands)
        words.where = lambda: self.where(self.show.position)
        return words

    def make_panels(self) -> Panels:
        panels = ReplayPanels(self.kit, self.reading, self.wording, self.commands, self.words)
        panels.bar_height = self.bar_height
        return panels

    def make_layout(self) -> Parts:
        parts = ReplayParts(self.kit, self.panels, self.prompt, self.reading.layer, self.over)
        parts.bar_width = self._bar_width
        return parts

    # --- controls

    def _make_bar(self) -> Panel:
        texts, at, end = self.texts, self.show.position, self.reel.length
        buttons: list[Widget] = [
            IconButton("back", self.app.pop, texts("replay-leave"), id="replay-leave"),
            IconButton(
                "arrow_left", lambda: self.step(-1), texts("replay-step-back"), id="replay-back", enabled=at > 0
            ),
            IconButton(
                "pause" if self.playing else "play",
                self.toggle,
                texts("replay-pause" if self.playing else "replay-play"),
                size=46,
                id="replay-play",
                chosen=self.playing,
            ),
            IconButton("arrow_right", lambda: self.step(1), texts("replay-step"), id="replay-step", enabled=at < end),
        ]
        scrub = Scrubber(end, at, self.reel.marks, self.jump, self.step, self.where, id="replay-scrub")
        speeds = [(one, texts("unit-speed", value=one)) for one in SPEEDS]
        viewers: list[tuple[object, str]] = [(PUBLIC, texts("replay-eyes-public"))]
        viewers += [
            (seat, texts("replay-eyes-all") if seat == EVERYONE else self.module.seat_name(seat))
            for seat in self.viewers
        ]
        now = PUBLIC if self.show.seen_as is None else self.show.seen_as
        tip = "replay-eyes" if EVERYONE in self.viewers else "replay-eyes-later"
        tools = Wrap(
            [
                Row([one], region=True)
                for one in (
                    Picker(
                        speeds, self.speed, self._set_speed, id="replay-speed", tip=texts("replay-speed"), drop=True
                    ),
                    Picker(viewers, now, self._look, id="replay-eyes", tip=texts(tip), drop=True),
                    Button(
                        texts("replay-from-here"),
                        self.play_from_here,
                        icon="human",
                        id="replay-from-here",
                        enabled=self.show.result() is None,
                        tip=texts("replay-from-here-help"),
                    ),
                    *self._review(),
                )
            ],
            gap=10,
        )
        # Left and Right step through the recording, so only Tab moves the focus between the controls.
        row = Row([Row([one], flex={0: 1.0}, region=True) for one in (*buttons, scrub)], gap=10, flex={4: 1})
        return Panel(ReplayRows(row, tools), x=14, y=6)

    def _review(self) -> list[Widget]:
        """Of a game that is over, what a person has missed in it."""
        if not self.document.meta.over or not Seats.of(self.document.meta.seats).company:
            return []
        words, look = self.texts("review-title"), self.app.open_screen("review")
        return [IconButton("hint", lambda: look(self.app, self.document), words, id="review")]

    def where(self, answers: int) -> str:
        turn = self.module.log.turn_name(
            self.reel.turn_at(answers)
        )  # a turn, a round or a period, as the game calls it
        return self.texts("replay-where", turn=turn, step=answers, all=self.reel.length)

    def over(self) -> Panel:
        if self.bar is None:
            self.bar = self._make_bar()
        return self.bar

    def _bar_width(self, room: int) -> int:
        return min(room, self.ctx.px(1300 * self.ctx.text_scale**0.5))

    def bar_height(self, room: int) -> int:
        return self.over().height(self.ctx, self._bar_width(room))

    def _renew_bar(self) -> None:
        """The controls show the present position; the focus stays on the same button."""
        self.bar = None
        if self.host.layers:
            self.host.layers[0].root.adopt(*self.parts.widgets())
            self.host.layout()
            self.attention.settle()
            self.host.dirty = True

    # --- time

    def update(self, dt: float) -> bool:
        if not self.reel.is_read:
            self.reel.read_on(READ_MS)
            if self.reel.is_read:
                self._renew_bar()
                if self.reel.parted is not None:
                    self.app.say("replay-parted", number=self.reel.parted + 1, icon="warning", role="warn")
        if self.playing and not self.timeline.busy:
            self._rest -= dt * self.speed
            if self._rest <= 0:
                self._rest = REST_MS
                self._step_on()
        return super().update(dt * self.speed / self._pace())

    def _pace(self) -> float:
        """By how much more time passes for the animations, for speeds beyond the table's own."""
        return min(float(self.speed), FASTEST)

    def use_settings(self) -> None:
        super().use_settings()
        if self.app.settings["speed"]:
            self.timeline.speed = self._pace()
        self.timeline.pace_ms = 0.0

    # --- moving

    def toggle(self) -> None:
        if self.show.position >= self.reel.length:
            self.show.go_to(0)
        self.playing = not self.playing
        self._rest = 0.0
        self.pump(0.0)
        self._renew_bar()

    def _step_on(self) -> None:
        """Go on by one answer of a player, and by the answers of clock and table that follow it."""
        while self.show.step_on():
            if self.reel.log[self.show.position - 1].seat >= 0:
                break
        else:
            self.playing = False
        self.pump(0.0)
        self._renew_bar()

    def step(self, by: int) -> None:
        self.playing = False
        if by > 0:
            self.timeline.finish_running()
            self._step_on()
        else:
            self.jump(self.show.position - 1)

    def jump(self, position: int) -> None:
        self.playing = self.playing and position < self.reel.length
        self.show.go_to(position)
        self.pump(0.0)
        self._renew_bar()

    def _set_speed(self, speed: Any) -> None:
        self.speed = speed
        self.use_settings()
        self._renew_bar()

    def _look(self, viewer: Any) -> None:
        self.show.look_as(None if viewer == PUBLIC else int(viewer))
        self.pump(0.0)
        self._renew_bar()

    def build(self) -> Widget:
        self.bar = None
        return super().build()

    def foremost(self, intent: Intent) -> bool:
        if isinstance(intent, Act) and intent.action in ("left", "right") and not intent.released and self._steps():
            self.ctx.device = intent.device
            self.step(1 if intent.action == "right" else -1)
            return True
        return super().foremost(intent)

    def _steps(self) -> bool:
        """Whether the arrow keys step through the recording: on bar and table, but not in log, tools or lists."""
        focused = self.host.focused
        return focused is None or any(above is self.bar or above is self.top for above in focused.ancestors())

    def intent(self, intent: Intent) -> bool:
        if isinstance(intent, Act) and intent.action == "cancel" and not intent.released:
            self.app.pop()
            return True
        return super().intent(intent)

    # --- playing on

    def play_from_here(self) -> None:
        """A new game from this position, with the same people and computer players."""
        from app.match import resuming
        from app.match.files import MatchFiles
        from saves.games import about_of

        session, about = self.reel.session(self.show.position), about_of(self.document)
        seats = Seats.of(about.seats)
        launch = self.app.open_screen("launch")
        files = MatchFiles.begin(session, seats.infos(), launch.store_of(self.app), about.marks)
        launch.sit_down(
            self.app, resuming.again(session, seats, files, launch.opponent_of(self.app), launch.settings_of(self.app))
        )


ROOM = 9.0  # between two marks of one kind


class ReplayRows(Container):
    """The bar's buttons with their rail, and its tools: beside each other where there is room, which leaves more of the
    height to the board, otherwise below."""

    GAP = 10.0

    def __init__(self, row: Widget, tools: Widget) -> None:
        super().__init__([row, tools])

    def _beside(self, ctx: Context, width: int) -> int | None:
        """How wide the first part is beside the second; None: there is no room for both."""
        row, tools = self._children
        room = width - tools.width(ctx) - ctx.px(self.GAP)
        return room if room >= row.width(ctx) else None

    def width(self, ctx: Context) -> int:
        return max(child.width(ctx) for child in self._children)

    def height(self, ctx: Context, width: int) -> int:
        row, tools = self._children
        beside = self._beside(ctx, width)
        if beside is None:
            return row.height(ctx, width) + ctx.px(self.GAP) + tools.height(ctx, width)
        return max(row.height(ctx, beside), tools.height(ctx, tools.width(ctx)))

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        row, tools = self._children
        beside = self._beside(ctx, rect.width)
        if beside is None:
            high = row.height(ctx, rect.width)
            row.place(ctx, pygame.Rect(rect.x, rect.y, rect.width, high))
            below = rect.y + high + ctx.px(self.GAP)
            tools.place(ctx, pygame.Rect(rect.x, below, rect.width, rect.bottom - below))
            return
        wide = tools.width(ctx)
        for part, x, room in ((row, rect.x, beside), (tools, rect.right - wide, wide)):
            high = part.height(ctx, room)
            part.place(ctx, pygame.Rect(x, rect.centery - high // 2, room, high))


class Scrubber(Widget):
    """The whole game as a rail; turns are notches, reveals dots, fights lozenges. Arrows step, a click jumps."""

    focusable = True

    def __init__(
        self,
        length: int,
        at: int,
        marks: Sequence[Mark],
        on_jump: Callable[[int], None],
        on_step: Callable[[int], None],
        say: Callable[[int], str],
        *,
        id: str = "",
    ) -> None:
        super().__init__(id=id)
        self.length, self.at, self.marked = max(1, length), at, list(marks)
        self._on_jump, self._on_step, self._say = on_jump, on_step, say
        self._under: int | None = None

    def width(self, ctx: Context) -> int:
        return ctx.px(200)

    def height(self, ctx: Context, width: int) -> int:
        return max(ctx.px(38), ctx.px(32))

    def rail(self, ctx: Context) -> pygame.Rect:
        edge = ctx.px(14)
        return pygame.Rect(self.rect.x + edge, self.rect.centery - ctx.px(3), self.rect.width - 2 * edge, ctx.px(6))

    def x_of(self, ctx: Context, answers: int) -> int:
        rail = self.rail(ctx)
        return rail.x + round(rail.width * answers / self.length)

    def place_at(self, ctx: Context, x: int) -> int:
        """The position at this point of the bar; if a mark is near, that of the mark."""
        rail = self.rail(ctx)
        wanted = round((x - rail.x) / max(1, rail.width) * self.length)
        near = min(self.marked, key=lambda mark: abs(self.x_of(ctx, mark.answers) - x), default=None)
        if near is not None and abs(self.x_of(ctx, near.answers) - x) <= ctx.px(4):
            wanted = near.answers
        return max(0, min(self.length, wanted))

    def on_press(self, ctx: Context, pos: tuple[int, int]) -> None:
        self._on_jump(self.place_at(ctx, pos[0]))

    def on_drag(self, ctx: Context, pos: tuple[int, int]) -> None:
        goal = self.place_at(ctx, pos[0])
        if goal != self.at:
            self._on_jump(goal)

    def on_act(self, ctx: Context, action: str) -> bool:
        if action not in ("left", "right"):
            return False
        self._on_step(1 if action == "right" else -1)
        return True

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme, rail = ctx.theme, self.rail(ctx)
        groove = with_alpha(theme.sunken, 1)
        surface.blit(plate(rail.size, rail.height // 2, groove, groove, theme.hairline_rgba, ctx.px(1)), rail.topleft)
        x = self.x_of(ctx, self.at)
        done = pygame.Rect(rail.x, rail.y, max(rail.height, x - rail.x), rail.height)
        brass = with_alpha(theme.brass, 1)
        surface.blit(plate(done.size, rail.height // 2, brass, brass), done.topleft)
        for mark in self.shown(ctx):
            self._draw_mark(ctx, surface, mark)
        knob = ctx.px(10)
        ball = pygame.Rect(x - knob, rail.centery - knob, 2 * knob, 2 * knob)
        draw_shadow(ctx, surface, ball, knob, 5)
        light, deep = with_alpha(theme.brass_light, 1), with_alpha(theme.brass, 1)
        surface.blit(plate(ball.size, knob, light, deep, with_alpha(theme.brass_dark, 1), ctx.px(1)), ball.topleft)
        if self.focused and ctx.device != "mouse":
            draw_focus(ctx, surface, self.rect, ctx.px(10))

    def shown(self, ctx: Context) -> list[Mark]:
        """The marks for which there is room: in a long game they would run into each other. All can be clicked on."""
        last: dict[str, int] = {}
        found = []
        for mark in sorted(self.marked, key=lambda mark: mark.answers):
            x = self.x_of(ctx, mark.answers)
            if mark.kind not in last or x - last[mark.kind] >= ctx.px(ROOM):
                last[mark.kind] = x
                found.append(mark)
        return found

    def _draw_mark(self, ctx: Context, surface: pygame.Surface, mark: Mark) -> None:
        theme, y = ctx.theme, self.rect.centery
        x = self.x_of(ctx, mark.answers)
        if mark.kind == "turn":
            pygame.draw.line(surface, theme.brass_light, (x, y - ctx.px(12)), (x, y + ctx.px(12)), max(1, ctx.px(1)))
            return
        half = ctx.px(4 if mark.kind == "fight" else 3)
        tint = theme.harm if mark.kind == "fight" else theme.legal
        y -= ctx.px(10)
        points = [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
        pygame.draw.polygon(surface, mix(tint, theme.panel, 0.1), points)

    def tooltip(self) -> str:
        return self._say(self.at)

    def spoken(self) -> str:
        return self._say(self.at)
