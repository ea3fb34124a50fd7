"""The controls of the replay viewer: buttons, speed, whose view, and a bar with marks to click on (UX-62)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from app.table.reel import Mark
from app.ui.colour import mix, with_alpha
from app.ui.context import Context
from app.ui.layout import Container
from app.ui.paint import draw_focus, draw_shadow, plate
from app.ui.widget import Widget

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
