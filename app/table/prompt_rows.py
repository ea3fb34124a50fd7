"""How the prompt bar's parts lie in their strip: in one slim row where they fit, otherwise in rows around End/Pass."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import pygame

from app.table.at_once import only_option
from app.table.choose import OneChoice
from app.table.desk import SECOND_CLICK_MS, Desk
from app.table.regions import is_low, prompt_context, status_height
from app.table.seat_symbol import SeatSymbol
from app.ui.buttons import Button, Pressable
from app.ui.context import STRONG, Context
from app.ui.labels import Paragraph, Progress
from app.ui.layout import Container, Wrap
from app.ui.scroll import ScrollArea
from app.ui.widget import DEAF_MS, TARGET, Widget
from rules import Decision

WIDEST = 1040.0
LEAST_WORDS = 10.0  # ems that words beside controls need
EDGE = 2.0  # between the bar and the edge of its strip
Rows = list[tuple[list[Widget], int, list[int]]]  # widgets beside each other, their height, their widths


class LaidBar(Container):
    """A question with its mark and its note, controls, the End/Pass button and the grip, laid into a strip."""

    def __init__(self, desk: Desk, end: Callable[[], None]) -> None:
        super().__init__([], id="prompt", region=True)
        self.desk = desk
        self.offset = [0, 0]
        self.things: Callable[[], Sequence[pygame.Rect]] = lambda: ()  # what is asked about, where it lies
        self._words = ""
        self._text: Widget = Paragraph("")
        self._note: Paragraph | None = None
        self._mark: Widget = SeatSymbol(-1)
        self._controls = Cornered([])
        self._scroll = ScrollArea(self._controls, id="prompt-controls")
        self._grip = Grip(self._move, "")
        self._bar = Progress(None)
        self._button = Button("", end, id="end")
        self._strip = self.home = pygame.Rect(0, 0, 1, 1)  # home: where it lies unless something is in its way
        self._reach: Sequence[int] = ()
        self._spread = False  # whether it takes the whole width of its strip, because it is not slim anyway
        self._listening = Listening()
        self.second_click = SecondClick()

    def _move(self, dx: int, dy: int) -> None:
        self.offset[0] += dx
        self.offset[1] += dy
        self.desk.changed()

    def place_in(self, ctx: Context, strip: pygame.Rect, reach: Sequence[int] = ()) -> None:
        """Lay the bar into its strip. One that needs more begins farther left, at the first of the places in `reach`
        that make it slim; if none does it begins at the last one and grows upwards over the table, off what is asked
        about. It stays inside the window."""
        self._strip, self._reach, self._spread = strip, reach, False
        wider = [pygame.Rect(x, strip.y, strip.right - x, strip.height) for x in reach if x < strip.x]
        tries = [strip, *wider]
        slim = next((one for one in tries if self._is_slim(ctx, one)), None)
        self._spread = slim is None
        self._lay(ctx, slim or strip)
        if wider and self.rect.height > strip.height:
            self._lay(ctx, wider[-1])
        self._listening.keep(self.desk.decision, self.walk())
        self.second_click.keep(ctx, self.desk.answered, self.walk())

    def _measures(self, ctx: Context, strip: pygame.Rect) -> tuple[int, int, int, int]:
        """Widths in a bar for this strip: its own, that of the End/Pass button, where the words begin, what is left
        for words and controls."""
        gap, pad = ctx.px(10), ctx.px(6)
        whole = strip.width - 2 * ctx.px(EDGE)
        wide = whole if self._spread else min(whole, ctx.px(WIDEST * max(1.0, ctx.text_scale**0.7)))
        end_wide = self._end_size(ctx, wide)[0]
        mark = self._mark.width(ctx)
        left = pad + ctx.px(GRIP) + (mark + gap if mark else 0)
        return wide, end_wide, left, wide - left - pad - end_wide - gap

    def _end_size(self, ctx: Context, wide: int) -> tuple[int, int]:
        """The size of the End/Pass button in a bar of this width."""
        end_wide = min(max(ctx.px(120), self._button.width(ctx)), round(wide * 0.36))
        return end_wide, self._button.height(ctx, end_wide)

    def _is_slim(self, ctx: Context, strip: pygame.Rect) -> bool:
        """Whether everything stands in one row of this strip."""
        ctx = prompt_context(ctx)
        room = self._measures(ctx, strip)[-1]
        return self._one_row(ctx, room, strip.height - 2 * ctx.px(EDGE)) is not None

    def _lay(self, ctx: Context, strip: pygame.Rect) -> None:
        ctx = prompt_context(ctx)
        gap, pad, edge, grip = ctx.px(10), ctx.px(6), ctx.px(EDGE), ctx.px(GRIP)
        wide, end_wide, left, room = self._measures(ctx, strip)
        mark = self._mark.width(ctx)
        most = round(ctx.size[1] * 0.45)
        rows = self._rows(ctx, room, strip.height - 2 * edge)
        if len(rows) > 1:
            rows = self._around_end(ctx, rows, (room + end_wide + gap, wide), most - 2 * pad)
        end_wide, end_high = self._end_size(ctx, wide)
        words = sum(size for _, size, _ in rows) + 2 * (ctx.px(4) if len(rows) > 1 else edge)
        high = min(most, max(words, end_high + 2 * edge, strip.height - 2 * edge))
        pad_end = max(edge, min(pad, (strip.height - 2 * edge - end_high) // 2))  # the same for every question
        rect = self.home = pygame.Rect(strip.right - edge - wide, strip.bottom - edge - high, wide, high)
        window = pygame.Rect(0, 0, *ctx.size)
        if high > strip.height and self.offset == [0, 0]:
            first, top = min([strip.x, *self._reach]), status_height(ctx)
            above = pygame.Rect(first, top, strip.right - first, window.height - top)
            rect = uncovering(rect, above.inflate(-2 * edge, -2 * edge), self.things())
        rect = rect.move(*self.offset)
        kept = rect.clamp(window)
        self.offset[0] += kept.x - rect.x
        self.offset[1] += kept.y - rect.y
        Widget.place(self, ctx, kept)
        self._grip.place(
            ctx, pygame.Rect(kept.x + ctx.px(4), kept.y + ctx.px(4), max(grip, ctx.px(24)), kept.height - ctx.px(8))
        )
        self._mark.place(ctx, pygame.Rect(kept.x + pad + grip, kept.y + (kept.height - mark) // 2, mark, mark))
        self._button.place(
            ctx, pygame.Rect(kept.right - pad - end_wide, kept.bottom - pad_end - end_high, end_wide, end_high)
        )
        line = ctx.px(4)  # how far a thinking opponent is, along the lower edge
        self._bar.place(ctx, pygame.Rect(kept.x + 2 * pad, kept.bottom - line - edge, kept.width - 4 * pad, line))
        y = kept.y + (kept.height - sum(size for _, size, _ in rows)) // 2 if len(rows) == 1 else kept.y + ctx.px(4)
        for widgets, size, widths in rows:
            x = kept.x + left
            for widget, width in zip(widgets, widths, strict=True):
                high_here = min(size, kept.bottom - edge - y, widget.height(ctx, width) if len(widgets) > 1 else size)
                widget.place(
                    ctx,
                    pygame.Rect(x, y + (size - high_here) // 2 if len(widgets) > 1 else y, width, max(0, high_here)),
                )
                x += width + gap
            y += size

    def _around_end(self, ctx: Context, rows: Rows, widths: tuple[int, int], most: int) -> Rows:
        """The rows with the question over the whole width and the note among the controls, if the bar gets lower;
        `widths`: what words and controls have together with the End/Pass button, and the whole bar's."""
        width, wide = widths
        asking, folded = self._text, self._controls
        if self._note is not None or not folded.corner[0]:
            asking, folded = self._cornered(ctx, width, wide)
        folded.corner = self._corner(ctx, wide)
        gap = 0 if isinstance(asking, Headed) else ctx.px(4)
        high = asking.height(ctx, width) + gap, folded.height(ctx, width)
        lower = sum(high) < max(folded.corner[1], sum(size for _, size, _ in rows))
        if folded is not self._controls:
            if not lower or sum(high) > most:
                self._controls.adopt(*self._controls.children())  # they were moved only to measure them
                self.adopt(*self._children)
                letter([*self._controls.children(), self._button], "small" if is_low(ctx) else "body")
                return rows
            self._text, self._controls, self._note = asking, folded, None
            self._scroll = ScrollArea(folded, id="prompt-controls")
            bar = [self._bar] if self._bar in self._children else []
            self._children = [self._mark, self._text, self._scroll, *bar, self._button, self._grip]
            self.adopt(*self._children)
        return [([self._text], high[0], [width]), ([self._scroll], high[1], [width])]

    def _corner(self, ctx: Context, wide: int) -> tuple[int, int]:
        """What the controls leave free for the End/Pass button."""
        end_wide, end_high = self._end_size(ctx, wide)
        return end_wide + ctx.px(10), end_high

    def _cornered(self, ctx: Context, width: int, wide: int) -> tuple[Widget, Cornered]:
        """The question, and the controls around the End/Pass button, as low as they get: with the note among the
        controls, or beside the question, or without one that says nothing new; with the way to the rule beside the
        question; in smaller letters."""
        controls = self._controls.children()
        notes = [Lines([self._note])] if self._note else []
        rules = [widget for widget in controls if widget.id == "rule"]
        rest = [widget for widget in controls if widget not in rules]
        large = "small" if is_low(ctx) else "body"
        tries: list[tuple[str, bool, Widget, Sequence[Widget]]] = [(large, False, self._text, [*controls, *notes])]
        if self._note is not None and not isinstance(self._text, Lines):
            tries.append((large, False, Inline([self._text, self._note]), controls))
        if isinstance(self.desk.choice, OneChoice):
            headed = Headed([self._text, *rules]) if rules else self._text
            tries += [(large, False, self._text, controls), (large, False, headed, rest)]
            if is_low(ctx) or only_option(self.desk) is not None:
                tries += [("small", narrows, headed, rest) for narrows in (False, True)]
        made = []
        for size, narrows, asking, around in tries:
            letter([*around, self._button], size)
            folded = Cornered(around, align="left")
            folded.corner, folded.narrows = self._corner(ctx, wide), narrows
            made.append((asking.height(ctx, width) + folded.height(ctx, width), size, asking, folded))
        _, size, asking, folded = min(made, key=lambda one: one[0])
        letter([*folded.children(), self._button], size)
        for part in (asking, folded):
            part.adopt(*part.children())
        return asking, folded

    def _rows(self, ctx: Context, room: int, slim: int) -> Rows:
        """Text and controls in one row of the slim strip where they fit, otherwise below each other."""
        gap = ctx.px(10)
        self._controls.corner = (0, 0)  # a narrower strip may have been tried before, with End among the rows
        texts: list[Widget] = [self._text, *([self._note] if self._note else [])]
        controls = self._controls.width(ctx) + ctx.px(16) if self._controls.children() else 0
        beside = room - controls - gap if controls else room
        column = self._one_row(ctx, room, slim)
        if column is not None:
            self._children = [
                column if child is self._text else child for child in self._children if child not in texts[1:]
            ]
            self.adopt(*self._children)
            self._text = column
            self._note = None
            if not controls:
                return [([column], column.height(ctx, room), [room])]
            high = max(column.height(ctx, beside), self._scroll.height(ctx, controls))
            return [([column, self._scroll], high, [beside, controls])]
        rows: Rows = []
        for widget in texts:
            rows.append(([widget], widget.height(ctx, room), [room]))
        if controls:
            rows.append(([self._scroll], self._scroll.height(ctx, room) + ctx.px(8), [room]))
        return rows

    def _one_row(self, ctx: Context, room: int, slim: int) -> Lines | None:
        """The words as they stand beside the controls in one row; None where there is too little room."""
        texts: list[Widget] = [self._text, *([self._note] if self._note else [])]
        controls = self._controls.width(ctx) + ctx.px(16) + ctx.px(10) if self._controls.children() else 0
        beside = room - controls
        return self._slim_words(ctx, texts, beside, slim) if beside >= ctx.em(LEAST_WORDS) else None

    def _slim_words(self, ctx: Context, texts: list[Widget], width: int, slim: int) -> Lines | None:
        """The words as they fit into the strip: with their note, without one that only says where to look, or in
        smaller letters; None where they need more room."""
        if isinstance(texts[0], Lines):
            return texts[0] if texts[0].height(ctx, width) <= slim else None
        spare = isinstance(self.desk.choice, OneChoice)
        tries = [texts, *([texts[:1]] if spare and len(texts) > 1 else [])]
        for size in ("small", "tiny"):
            smaller = [Paragraph(self._words, STRONG._replace(size=size), most=3), *texts[1:]]
            tries += [smaller, *([smaller[:1]] if spare and len(texts) > 1 else [])]
        return next((Lines(one) for one in tries if sum(part.height(ctx, width) for part in one) <= slim), None)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        self.place_in(ctx, self._strip, self._reach)


GRIP = 22.0  # where the bar is taken hold of


class Grip(Widget):
    """The handle with which the player moves the bar."""

    def __init__(self, moved: Callable[[int, int], None], tip: str) -> None:
        super().__init__(id="prompt-grip", tip=tip)
        self._moved = moved
        self._from: tuple[int, int] | None = None

    def target(self) -> bool:
        return True

    def on_press(self, ctx: Context, pos: tuple[int, int]) -> None:
        self._from = pos

    def on_drag(self, ctx: Context, pos: tuple[int, int]) -> None:
        if self._from:
            self._moved(pos[0] - self._from[0], pos[1] - self._from[1])
            self._from = pos

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        tint = ctx.theme.brass_light if self.hot else ctx.theme.brass_dark
        for row in (-1, 0, 1):
            for column in (-1, 1):
                spot = (self.rect.centerx + column * ctx.px(3), self.rect.centery + row * ctx.px(7))
                pygame.draw.circle(surface, tint, spot, ctx.px(1.6))


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
