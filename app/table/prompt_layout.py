"""Layouts of the prompt bar's texts and controls: below each other, beside each other, around the End/Pass button."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import pygame

from app.table.desk import SECOND_CLICK_MS
from app.ui.buttons import Button, Pressable
from app.ui.context import Context
from app.ui.layout import Container, Wrap
from app.ui.widget import DEAF_MS, TARGET, Widget
from rules import Decision

ACROSS, DOWN = 5, 12  # places that are tried
HIDDEN = 0.25  # of a thing that may be covered: the rest can still be read and pressed


def uncovering(rect: pygame.Rect, area: pygame.Rect, things: Sequence[pygame.Rect]) -> pygame.Rect:
    """The rectangle, moved within the area to the nearest place where it covers none of these things, if there is
    one."""

    def cost(place: pygame.Rect) -> tuple[int, int]:
        away = abs(place.x - rect.x) + 2 * abs(place.y - rect.y)
        return sum(_is_hidden(thing, place) for thing in things), away

    if not cost(rect)[0]:
        return rect
    spare = max(0, area.width - rect.width), max(0, area.height - rect.height)
    tries = [
        pygame.Rect(area.x + spare[0] * x // (ACROSS - 1), area.y + spare[1] * y // (DOWN - 1), *rect.size)
        for x in range(ACROSS)
        for y in range(DOWN)
    ]
    best = min(tries, key=cost)
    return best if cost(best)[0] == 0 else rect


def _is_hidden(thing: pygame.Rect, lid: pygame.Rect) -> bool:
    shared = thing.clip(lid)
    return shared.width * shared.height > thing.width * thing.height * HIDDEN


class Lines(Container):
    """Texts below each other, in the middle of their cell."""

    def width(self, ctx: Context) -> int:
        return max(child.width(ctx) for child in self.children())

    def height(self, ctx: Context, width: int) -> int:
        return sum(child.height(ctx, width) for child in self.children())

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        y = rect.y + (rect.height - self.height(ctx, rect.width)) // 2
        for child in self.children():
            high = child.height(ctx, rect.width)
            child.place(ctx, pygame.Rect(rect.x, y, rect.width, high))
            y += high


class Inline(Lines):
    """A question with its note beside it in the same line."""

    GAP, SHARE = 16.0, 0.6

    def _widths(self, ctx: Context, width: int) -> tuple[int, int]:
        words = min(self.children()[0].width(ctx), round(width * self.SHARE))
        return words, max(1, width - words - ctx.px(self.GAP))

    def width(self, ctx: Context) -> int:
        return sum(child.width(ctx) for child in self.children()) + ctx.px(self.GAP)

    def height(self, ctx: Context, width: int) -> int:
        parts = zip(self.children(), self._widths(ctx, width), strict=True)
        return max(child.height(ctx, room) for child, room in parts)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        Container.place(self, ctx, rect)
        x, high = rect.x, self.height(ctx, rect.width)
        for child, room in zip(self.children(), self._widths(ctx, rect.width), strict=True):
            own = child.height(ctx, room)
            child.place(ctx, pygame.Rect(x, rect.y + (high - own) // 2, room, own))
            x += room + ctx.px(self.GAP)


class Headed(Lines):
    """A question with a small button at the right end of its line, apart from what stands below (UX-23)."""

    GAP = 8.0

    def _parts(self, ctx: Context, width: int) -> tuple[Widget, int, Widget, int]:
        words, button = self.children()
        wide = button.width(ctx)
        return words, max(1, width - wide - ctx.px(self.GAP)), button, wide

    def width(self, ctx: Context) -> int:
        return sum(child.width(ctx) for child in self.children()) + ctx.px(self.GAP)

    def height(self, ctx: Context, width: int) -> int:
        words, room, _, _ = self._parts(ctx, width)
        return max(words.height(ctx, room), ctx.px(TARGET)) + ctx.px(self.GAP)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        Container.place(self, ctx, rect)
        words, room, button, wide = self._parts(ctx, rect.width)
        high, tall = words.height(ctx, room), ctx.px(TARGET)
        line = rect.height - ctx.px(self.GAP)
        words.place(ctx, pygame.Rect(rect.x, rect.y + (line - high) // 2, room, high))
        button.place(ctx, pygame.Rect(rect.right - wide, rect.y + (line - tall) // 2, wide, tall))


class Cornered(Wrap):
    """Rows of controls over the whole width; the last one leaves a corner free for the End/Pass button.

    With `narrows` a single control is made narrower to stand beside that corner, its words in two rows.
    """

    corner = (0, 0)
    narrows = False
    LEAST_SHARE = 0.62  # of its width, which two rows of words need

    def _rows(self, ctx: Context, width: int) -> list[list[tuple[Widget, int]]]:
        rows = super()._rows(ctx, width)
        gap = ctx.px(self.gap)
        if self.narrows and len(rows) == len(rows[0]) == 1:
            child, wide = rows[0][0]
            beside = width - self.corner[0] - gap
            if wide > beside >= child.width(ctx) * self.LEAST_SHARE:
                return [[(child, beside)]]
        used = sum(wide + gap for _, wide in rows[-1])
        if rows[-1] and self.corner[0] and used + self.corner[0] > width:
            down = rows[-1][-1:] if len(rows[-1]) > 1 and rows[-1][-1][1] + gap + self.corner[0] <= width else []
            rows[-1] = rows[-1][: len(rows[-1]) - len(down)]
            rows.append(down)
        return rows

    def row_height(self, ctx: Context, rows: list[list[tuple[Widget, int]]], row: int) -> int:
        high = super().row_height(ctx, rows, row)
        return max(high, self.corner[1]) if row == len(rows) - 1 else high


class Listening:
    """Controls that are made anew at their old places accept clicks at once, unlike new ones (UX-23)."""

    def __init__(self) -> None:
        self._question: object = None
        self._settled: dict[str, tuple[tuple[int, ...], float]] = {}

    def keep(self, decision: Decision | None, widgets: Iterable[Widget]) -> None:
        """Called after these controls of this question have been placed."""
        question = (decision.seat, decision.prompt, decision.key) if decision else None
        if question != self._question:
            self._question, self._settled = question, {}
        for widget in widgets:
            if not widget.id:
                continue
            place, settled = self._settled.get(widget.id, ((), widget.settled))
            if place == tuple(widget.rect):
                widget.settled = settled
            self._settled[widget.id] = (tuple(widget.rect), widget.settled)


class SecondClick:
    """A button that lies where another one has just answered the question before takes no click for as long as a double
    click lasts: it was meant for what lay there (UX-23). One that says the same as before listens like all others."""

    def __init__(self) -> None:
        self._question: object = None
        self._boxes: list[tuple[pygame.Rect, str]] = []  # of the buttons that lie there now
        self._gone: list[tuple[pygame.Rect, str]] = []  # of those that lay there before the last answer
        self.until = 0.0  # when all of them listen

    def keep(self, ctx: Context, question: object, widgets: Iterable[Widget]) -> None:
        """Called after these controls of this question have been placed."""
        buttons = [one for one in widgets if isinstance(one, Pressable) and one.enabled]
        if question != self._question:
            self._question = question
            if self._boxes:
                self._gone, self.until = self._boxes, ctx.clock + SECOND_CLICK_MS
        self._boxes = [(button.rect.copy(), button.spoken()) for button in buttons]
        if ctx.clock >= self.until:
            return
        for button in buttons:
            words = button.spoken()
            if any(box.colliderect(button.rect) and said != words for box, said in self._gone):
                button.settled = self.until - DEAF_MS


def letter(widgets: Iterable[Widget], size: str) -> None:
    """Write what is on these buttons in letters of this size."""
    for widget in widgets:
        if isinstance(widget, Button) and widget.style.size in ("body", "small"):
            widget.style = widget.style._replace(size=size)
