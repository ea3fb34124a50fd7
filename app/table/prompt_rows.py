"""How the prompt bar's parts lie in their strip: in one slim row where they fit, otherwise in rows around End/Pass."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import pygame

from app.table.asking_lines import Inline, Lines, is_cut
from app.table.at_once import only_option
from app.table.choose import OneChoice
from app.table.desk import Desk
from app.table.listening import Listening, SecondClick
from app.table.regions import is_low, prompt_context
from app.table.seat_symbol import SeatSymbol
from app.ui.buttons import Button, Pressable
from app.ui.context import STRONG, Context
from app.ui.labels import Paragraph, Progress
from app.ui.layout import Container, Space
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

WIDEST = 1040.0
TRIES = 4  # to find places where nobody has just clicked
LEAST_END = 0.8  # of its usual width, to which End may give way
GROWN = 0.42  # of the window's height, for rows that grow while their question is open
LEAST_WORDS = 8.0  # ems that words beside controls need
EDGE = 2.0  # between the bar and the edge of its strip
END, CONFIRM = 132.0, 168.0  # logical widths of the buttons that end a question, at 100 % text
Rows = Sequence[tuple[list[Widget], int, list[int]]]  # widgets beside each other, their height, their widths


class LaidBar(Container):
    """A question with its mark and its note, controls, the buttons that end it and the grip: in a slim strip beside the
    hand, in some rows there, or as a page at the board's side (look.md: the hand has a place that nothing enters).

    While a question is open nothing that can be pressed moves: the bar never becomes slimmer, what may come later
    stands before what is there, and all of it is laid out from the lower right corner."""

    def __init__(self, desk: Desk, end: Callable[[], None]) -> None:
        super().__init__([], id="prompt", region=True)
        self.desk = desk
        self.offset = [0, 0]
        self.pointer: Callable[[], tuple[int, int]] = lambda: (-1, -1)
        self._words = ""
        self._text: Widget = Paragraph("")
        self._note: Paragraph | None = None
        self._said: tuple[Widget, Paragraph | None] = (self._text, None)  # both as they were made
        self._mark: Widget = SeatSymbol(-1)
        self._rule: Widget | None = None
        self._made: list[Widget] = []  # controls as they were made
        self._parts: list[Widget] = []  # controls, those that come and go while the question is open first
        self._controls: Cornered | Listed = Cornered([])
        self._scroll = ScrollArea(self._controls, id="prompt-controls")
        self._grip = Grip(self._move, "")
        self._bar = Progress(None)
        self._thinks = False  # whether the bar of a thinking opponent is shown
        self._button = Button("", end, id="end")
        self._confirm: Button | None = None
        self._room = Room(pygame.Rect(0, 0, 1, 1), pygame.Rect(0, 0, 1, 1), pygame.Rect(0, 0, 1, 1), 1)
        self._key: tuple[object, ...] = ()  # the question, and the window in which it was laid
        self._form = SLIM
        self._wider = pygame.Rect(0, 0, 1, 1)  # the strip in which it lies
        self._least = 0  # how high it was
        self._first: set[str] = set()  # the controls that were there when it was put
        self._tallest = 1  # of its rows
        self._clicked = (-1, -1), ""  # where the last click was when it was put, and what had lain there
        self._dodge = Dodge()
        self._listening = Listening()
        self.second_click = SecondClick()

    @property
    def is_page(self) -> bool:
        """Whether the question stands at the board's side."""
        return self._form == PAGE

    @property
    def is_slim(self) -> bool:
        return self._form == SLIM

    def _move(self, dx: int, dy: int) -> None:
        self.offset[0] += dx
        self.offset[1] += dy
        self.desk.changed()

    def place_in(self, ctx: Context, room: Room) -> None:
        """Lay the bar into the slimmest of its three forms that holds everything; it stays inside the window."""
        self._room = room
        answered, decision = self.desk.answered, self.desk.decision
        asked = (answered, decision.prompt, decision.key) if decision is not None else None
        window = ctx.size, ctx.scale, ctx.text_scale, ctx.texts.language
        key = (asked, tuple(room.strip), tuple(room.page), room.tallest, window)
        is_new = not self._key or asked != self._key[0]
        if key != self._key or asked is None:
            self._form, self._least, self._wider = SLIM, 0, room.wider
            self._first = {one.id for one in self._parts}
            self._parts = list(self._made)  # those of the question before stood in another order
            self._dodge = Dodge()
        placed_anew = key != self._key
        self._tallest = room.tallest if placed_anew else max(room.tallest, round(ctx.size[1] * GROWN))
        self._key = key
        self._lay(ctx)
        if is_new:
            pos = self.pointer() if ctx.device == "mouse" else (-1, -1)
            said = self.second_click.words_at(pos)
            if not said and not answered[1]:
                pos = (-1, -1)  # the pointer rests there, but has pressed nothing yet
            self._clicked = pos, said
        if placed_anew and asked is not None:
            self._give_way(ctx, *self._clicked)
        self._listening.keep(decision, self.walk())
        self.second_click.keep(ctx, answered, self.walk())

    def _give_way(self, ctx: Context, pos: tuple[int, int], said: str) -> None:
        """Move what another click would press where the last one was, if it is something else (UX-23)."""
        gap, end = ctx.px(10), self._button
        if end.rect.collidepoint(pos) and end.enabled and end.spoken() != said:
            room = end.rect.right - pos[0] - gap
            if room >= ctx.px(END * LEAST_END):  # a click at its own end is one on its place, which it keeps
                self._dodge = Dodge(end=room)
                self._lay(ctx)
            return
        for _ in range(TRIES):
            one = self._wrong_at(pos, said)
            if one is None:
                return
            everything: list[Widget] = [one, *(self._controls.children() if one is not self._confirm else ())]
            right = max(each.rect.right for each in everything if each.rect.top <= pos[1] < each.rect.bottom)
            across, down = right - pos[0] + gap, one.rect.bottom - pos[1] + gap
            controls, confirm, up, _ = self._dodge
            if one is self._confirm:
                self._dodge = Dodge(controls, confirm + across, up + down)
            else:
                self._dodge = Dodge(controls + across, confirm, up + down)
            self._lay(ctx)

    def _wrong_at(self, pos: tuple[int, int], said: str) -> Pressable | None:
        """What could be pressed there and says something else."""
        everything = [one for part in (self._confirm, *self._parts) if part is not None for one in part.walk()]
        pressed = [one for one in everything if isinstance(one, Pressable) and one.enabled and one.spoken() != said]
        return next((one for one in pressed if one.seen().collidepoint(pos)), None)

    # --- sizes

    def _measures(self, ctx: Context, strip: pygame.Rect) -> tuple[int, int, int, int]:
        """Widths in a bar for this strip: its own, that of the buttons that end the question, where the words begin,
        what is left for words and controls."""
        gap, pad = ctx.px(10), ctx.px(6)
        whole = strip.width - 2 * ctx.px(EDGE)
        wide = min(whole, ctx.px(WIDEST * max(1.0, ctx.text_scale**0.7)))
        ends = self._ends_size(ctx, wide)[0]
        mark, rule = self._mark.width(ctx), self._rule.width(ctx) if self._rule else 0
        signs = mark + rule + (gap if mark and rule else 0) if self._form == SLIM else max(mark, rule)
        left = pad + ctx.px(GRIP) + (signs + gap if signs else 0)
        return wide, ends, left, wide - left - pad - ends - gap

    def _ends_high(self, ctx: Context) -> int:
        """The height of the buttons that end a question: the same for all of them."""
        return self._room.strip.height - 4 * ctx.px(EDGE)

    def _end_size(self, ctx: Context, wide: int) -> tuple[int, int]:
        """The size of the End/Pass button: the same for every question, unless its words need more."""
        most = round(wide * (0.5 if self.is_page else 0.36))
        return fitted(ctx, self._button, END, min(most, self._dodge.end or most)), self._ends_high(ctx)

    def _confirm_size(self, ctx: Context, wide: int) -> tuple[int, int]:
        if self._confirm is None:
            return 0, 0
        if self.is_page:
            return wide - 2 * ctx.px(10), self._ends_high(ctx)
        return steady(ctx, self._confirm, CONFIRM, round(wide * 0.36)), self._ends_high(ctx)

    def _ends_size(self, ctx: Context, wide: int) -> tuple[int, int]:
        """The size of both: what confirms a choice stands beside End, on a page above it."""
        (end, high), (confirm, tall) = self._end_size(ctx, wide), self._confirm_size(ctx, wide)
        if self.is_page and confirm:
            return wide, high + tall + ctx.px(10)
        return end + (confirm + ctx.px(10) + self._dodge.confirm if confirm else 0), max(high, tall)

    # --- the three forms

    def _compose(self, ctx: Context) -> None:
        """Begin anew with the parts as they were made."""
        self._text, self._note = self._said
        letter(self._parts, usual_size(ctx))
        self._parts.sort(key=lambda one: one.id in self._first)  # what has come since then stands before it
        self._controls = Cornered(self._parts)
        self._scroll = scrolled(self._controls, self._scroll)

    def _lay(self, ctx: Context) -> None:
        ctx = prompt_context(ctx)
        self._compose(ctx)
        edge = ctx.px(EDGE)
        strip = self._wider
        if self._form == SLIM:
            column = self._one_row(ctx, self._measures(ctx, strip)[-1], strip.height - 2 * edge)
            if column is not None:
                self._text, self._note = column, None
                self._lay_rows(ctx, strip)
                return
            self._form = ROWS
        if self._form == ROWS:
            wide, ends, _, room = self._measures(ctx, strip)
            rows = self._around_end(ctx, room + ends + ctx.px(10), wide)
            if rows and sum(size for _, size, _ in rows) + 2 * ctx.px(4) <= self._tallest:
                self._lay_rows(ctx, strip, rows)
                return
            self._form, self._least = PAGE, 0
            self._compose(ctx)
        self._lay_page(ctx)

    def _gather(self) -> None:
        """Take over the parts as they stand now."""
        found: list[Widget | None] = [self._mark, self._text, self._note, self._scroll]
        found += [self._bar if self._thinks else None, self._confirm, self._button, self._rule, self._grip]
        self._children = [part for part in found if part is not None]
        self.adopt(*self._children)

    def _place_frame(self, ctx: Context, rect: pygame.Rect) -> pygame.Rect:
        """Place what every form has, and the bar itself where it has been moved to; gives the whole bar."""
        gap, pad, edge, grip = ctx.px(10), ctx.px(6), ctx.px(EDGE), ctx.px(GRIP)
        kept = rect.move(*self.offset).clamp(pygame.Rect(0, 0, *ctx.size))
        self.offset[:] = kept.x - rect.x, kept.y - rect.y
        Widget.place(self, ctx, kept)
        wide, high = self._end_size(ctx, kept.width)
        foot = kept.bottom - edge  # the same for every question
        self._button.place(ctx, pygame.Rect(kept.right - pad - wide, foot - high, wide, high))
        if self._confirm is not None:
            width, tall = self._confirm_size(ctx, kept.width)
            left = self._button.rect.x - gap - self._dodge.confirm
            place = pygame.Rect(left - width, foot - tall, width, tall)
            if self.is_page:
                place = pygame.Rect(kept.right - gap - width, self._button.rect.y - gap - tall, width, tall)
            self._confirm.place(ctx, place)
        x, mark = kept.x + pad + grip, self._mark.width(ctx)
        if self._rule is not None:
            rule = self._rule.width(ctx)
            self._rule.place(ctx, pygame.Rect(x, foot - (high + rule) // 2, rule, rule))
            x += rule + gap if self.is_slim else 0
        middle = kept.y + (kept.height - mark) // 2 if self.is_slim or self._rule is None else kept.y + gap
        self._mark.place(ctx, pygame.Rect(x, kept.y + gap if self.is_page else middle, mark, mark))
        tall = max(mark, ctx.px(24)) if self.is_page else kept.height - ctx.px(8)
        self._grip.place(ctx, pygame.Rect(kept.x + ctx.px(4), kept.y + ctx.px(4), max(grip, ctx.px(24)), tall))
        line = ctx.px(4)  # how far a thinking opponent is, along the lower edge
        self._bar.place(ctx, pygame.Rect(kept.x + 2 * pad, kept.bottom - line - edge, kept.width - 4 * pad, line))
        return kept

    def _lay_rows(self, ctx: Context, strip: pygame.Rect, rows: Rows = ()) -> None:
        """One row or several, with the controls at the foot."""
        gap, edge = ctx.px(10), ctx.px(EDGE)
        wide, _, left, room = self._measures(ctx, strip)
        slim = self._form == SLIM
        if slim:
            rows = self._slim_row(ctx, room, strip.height - 2 * edge)
        self._gather()
        words = sum(size for _, size, _ in rows) + 2 * (edge if slim else ctx.px(4))
        high = max(words, self._ends_size(ctx, wide)[1] + 2 * edge, strip.height - 2 * edge, self._least)
        self._least = high
        kept = self._place_frame(ctx, pygame.Rect(strip.right - edge - wide, strip.bottom - edge - high, wide, high))
        foot = kept.bottom - edge
        y = kept.y + (high - sum(size for _, size, _ in rows)) // 2 if len(rows) == 1 else kept.y + ctx.px(4)
        for number, (widgets, size, widths) in enumerate(rows):
            x = kept.x + left
            if number == len(rows) - 1 > 0:
                y = max(y, foot - size)
            for widget, width in zip(widgets, widths, strict=True):
                inside = min(size, kept.bottom - edge - y, widget.height(ctx, width) if len(widgets) > 1 else size)
                top = y + (size - inside) // 2 if len(widgets) > 1 else y
                widget.place(ctx, pygame.Rect(x, top, width, max(0, inside)))
                x += width + gap
            y += size

    def _slim_row(self, ctx: Context, room: int, slim: int) -> Rows:
        """Words, then the controls beside what ends the question, or left of where somebody has just clicked."""
        assert isinstance(self._text, Lines)
        controls = self._controls.width(ctx) + ctx.px(16) if self._controls.children() else 0
        if not controls:
            return [([self._text], self._text.height(ctx, room), [room])]
        beside = room - controls - ctx.px(10) - self._dodge.controls
        high = max(self._text.height(ctx, beside), self._scroll.height(ctx, controls))
        return [([self._text, self._scroll], min(slim, high), [beside, controls])]

    def _lay_page(self, ctx: Context) -> None:
        """A column: words at its top, everything that can be pressed at its foot."""
        column, gap, edge = self._room.page, ctx.px(10), ctx.px(EDGE)
        wide = column.width - 2 * edge
        inner = wide - 2 * gap
        words = Paragraph(self._words, STRONG, most=9)
        listed = Listed(self._parts)
        self._text, self._controls, self._scroll = words, listed, scrolled(listed, self._scroll)
        if self._note is not None:
            self._note = Paragraph(self._note.text, self._note.style, most=6)
        self._gather()
        mark = self._mark.width(ctx)
        lead = ctx.px(GRIP) + (mark + gap if mark else 0)
        head = max(words.height(ctx, inner - lead), mark)
        note = max(self._note.height(ctx, inner), ctx.em(2.6)) if self._note is not None else 0
        ends = self._ends_size(ctx, wide)[1] + edge
        most = column.height - 2 * edge
        tall = max(0, min(listed.height(ctx, inner), most - head - note - ends - 3 * gap))
        high = self._least = min(most, max(head + note + tall + ends + 3 * gap + self._dodge.down, self._least))
        kept = self._place_frame(ctx, pygame.Rect(column.x + edge, column.bottom - edge - high, wide, high))
        words.place(ctx, pygame.Rect(kept.x + gap + lead, kept.y + gap, inner - lead, head))
        if self._note is not None:
            self._note.place(ctx, pygame.Rect(kept.x + gap, kept.y + gap + head, inner, note))
        top, foot = kept.y + gap + head + note + gap, kept.bottom - ends - gap - self._dodge.down
        self._scroll.place(ctx, pygame.Rect(kept.x + gap, top, inner, max(0, foot - top)))

    def _around_end(self, ctx: Context, width: int, wide: int) -> Rows:
        """The rows of a question: its words over the whole width, its controls around the buttons that end it, as low
        as they get: with the note among the controls, or beside the question, or without one that says nothing new; in
        smaller letters; none if words would be cut. `width`: what words and controls have; `wide`: that of the whole
        bar."""
        large, notes = usual_size(ctx), [Lines([self._note])] if self._note else []
        tries: list[tuple[str, bool, Widget, Sequence[Widget]]] = [(large, False, self._text, [*notes, *self._parts])]
        if self._note is not None:
            tries.append((large, False, Inline([self._text, self._note]), self._parts))
        if isinstance(self.desk.choice, OneChoice):
            tries.append((large, False, self._text, self._parts))
            if is_low(ctx) or only_option(self.desk) is not None:
                tries += [("small", narrows, self._text, self._parts) for narrows in (False, True)]
        ends, tall = self._ends_size(ctx, wide)
        made = []
        for size, narrows, asking, around in tries:
            letter(around, size)
            folded = Cornered(around)
            folded.corner, folded.narrows, folded.inset = (ends + ctx.px(10), tall), narrows, self._dodge.controls
            cut = is_cut(ctx, asking, width) or any(is_cut(ctx, each, width) for each in notes if each in around)
            made.append((cut, asking.height(ctx, width) + folded.height(ctx, width), size, asking, folded))
        cut, _, size, asking, folded = min(made, key=lambda one: one[:2])
        if cut:
            return ()
        letter(folded.children(), size)
        for part in (asking, folded):
            part.adopt(*part.children())
        self._text, self._controls, self._note = asking, folded, None
        self._scroll = scrolled(folded, self._scroll)
        high = asking.height(ctx, width) + ctx.px(4), folded.height(ctx, width)
        return [([self._text], high[0], [width]), ([self._scroll], high[1], [width])]

    def _one_row(self, ctx: Context, room: int, slim: int) -> Lines | None:
        """The words as they stand beside the controls in one row; None where there is too little room."""
        texts: list[Widget] = [self._text, *([self._note] if self._note else [])]
        controls = self._controls.width(ctx) + ctx.px(16) + ctx.px(10) if self._controls.children() else 0
        beside = room - controls - self._dodge.controls
        return self._slim_words(ctx, texts, beside, slim) if beside >= ctx.em(LEAST_WORDS) else None

    def _slim_words(self, ctx: Context, texts: list[Widget], width: int, slim: int) -> Lines | None:
        """The words as they fit into the strip: with their note, without one that only says where to look, or in
        smaller letters; None where they need more room."""
        spare = isinstance(self.desk.choice, OneChoice)
        tries = [texts, *([texts[:1]] if spare and len(texts) > 1 else [])]
        for size in ("small", "tiny"):
            smaller = [Paragraph(self._words, STRONG._replace(size=size), most=3), *texts[1:]]
            tries += [smaller, *([smaller[:1]] if spare and len(texts) > 1 else [])]
        whole = (one for one in tries if not any(is_cut(ctx, part, width) for part in one))
        return next((Lines(one) for one in whole if sum(part.height(ctx, width) for part in one) <= slim), None)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        self.place_in(ctx, self._room)


class Dodge(NamedTuple):
    """How far controls stand from their usual places, because somebody has just clicked there."""

    controls: int = 0  # of strip and rows: to the left
    confirm: int = 0
    down: int = 0  # of a page: upwards
    end: int = 0  # the width of End at most; 0: as wide as ever


def fitted(ctx: Context, button: Button, usual: float, most: int) -> int:
    """The usual width for this button, if need be in smaller letters, or a larger one if its words need that."""
    wish = min(most, ctx.px(usual * ctx.text_scale**0.85))
    for width in (wish, min(most, round(wish * 1.35))):  # in one line, if that is not much wider
        for size in (usual_size(ctx), "small"):
            letter([button], size)
            if button.width(ctx) <= width:
                return width
    for width in (wish, round(wish * 1.35), most):
        for size in (usual_size(ctx), "small", "tiny"):
            letter([button], size)
            if not button.is_cut_at(ctx, min(width, most)):
                return min(width, most)
    return most


def steady(ctx: Context, button: Button, usual: float, most: int) -> int:
    """A width for a button whose words follow what is chosen: the same for nearly all words, so that it stays."""
    width = min(most, round(ctx.px(usual * ctx.text_scale**0.85) * 1.35))
    for size in (usual_size(ctx), "small", "tiny"):
        letter([button], size)
        if not button.is_cut_at(ctx, width):
            return width
    return most


class Room(NamedTuple):
    """Where a question may stand."""

    strip: pygame.Rect  # beside the room of the hand
    wider: pygame.Rect  # the same as far as the last card in hand
    page: pygame.Rect  # the column at the board's side
    tallest: int  # of rows in the place of the strip


SLIM, ROWS, PAGE = range(3)


def usual_size(ctx: Context) -> str:
    """The letters of buttons: in a low window a little smaller than those of the question."""
    return "small" if is_low(ctx) else "body"


def scrolled(content: Widget, before: ScrollArea) -> ScrollArea:
    """A scroll area for this content, scrolled as far as the one before."""
    made = ScrollArea(content, id="prompt-controls")
    made.offset, made.content = before.offset, before.content
    return made


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


class Cornered(Container):
    """Rows of controls that are filled from their end: the last one stands at the lower right, beside the corner that
    the buttons need that end the question. So nothing moves when something comes before the first one.

    With `narrows` a single control is made narrower to stand beside that corner, its words in two rows.
    """

    corner = (0, 0)
    narrows = False
    inset = 0  # what the right ends of all rows leave free besides
    GAP = 8.0
    LEAST_SHARE = 0.62  # of its width, which two rows of words need

    def _rows(self, ctx: Context, width: int) -> list[list[tuple[Widget, int]]]:
        """From the lowest row upwards."""
        width -= self.inset
        gap, shown = ctx.px(self.GAP), self.shown()
        beside = width - self.corner[0]
        if self.narrows and len(shown) == 1:
            wish = shown[0].width(ctx)
            if wish > beside >= wish * self.LEAST_SHARE:
                return [[(shown[0], beside)]]
        rows: list[list[tuple[Widget, int]]] = [[]]
        used = self.corner[0]
        for child in reversed(shown):
            wide = min(width, child.width(ctx))
            if used + wide > width and (rows[-1] or self.corner[0]):
                rows.append([])
                used = 0
            rows[-1].insert(0, (child, wide))
            used += wide + gap
        return rows

    def _row_height(self, ctx: Context, row: list[tuple[Widget, int]], lowest: bool) -> int:
        raised = [child.height(ctx, wide) for child, wide in row]
        raised = [tall + max(0, self.corner[1] - tall) // 2 for tall in raised]
        return max([*raised, self.corner[1] if lowest else 0])

    def width(self, ctx: Context) -> int:
        shown = self.shown()
        return sum(child.width(ctx) for child in shown) + ctx.px(self.GAP) * max(0, len(shown) - 1)

    def height(self, ctx: Context, width: int) -> int:
        rows = self._rows(ctx, width)
        high = sum(self._row_height(ctx, row, number == 0) for number, row in enumerate(rows))
        return high + ctx.px(self.GAP) * (len(rows) - 1)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        gap, y = ctx.px(self.GAP), rect.bottom
        for number, row in enumerate(self._rows(ctx, rect.width)):
            high = self._row_height(ctx, row, number == 0)
            x = rect.right - self.inset - (self.corner[0] if number == 0 else 0)
            for child, wide in reversed(row):
                tall = min(high, child.height(ctx, wide))
                raised = max(0, self.corner[1] - tall) // 2  # not by the row, which may become higher
                child.place(ctx, pygame.Rect(x - wide, y - tall - raised, wide, tall))
                x -= wide + gap
            y -= high + gap


class Listed(Container):
    """The controls of a page, filled from its foot upwards: buttons of equal width in as many columns as fit, small
    round ones beside each other, everything else over the whole width."""

    GAP, APART = 8.0, 18.0

    def _rows(self, ctx: Context, width: int) -> list[list[tuple[Widget, int, int]]]:
        """From the lowest row upwards: widgets with their width and height."""
        gap, shown = ctx.px(self.GAP), self.shown()
        usual = [child for child in shown if isinstance(child, Button) and not child.id.startswith("chip-")]
        widest = max((child.width(ctx) for child in usual), default=width)
        columns = max(1, min(3, (width + gap) // (widest + gap)))
        each = (width - gap * (columns - 1)) // columns
        rows: list[list[tuple[Widget, int, int]]] = []
        room = 0
        for child in reversed(shown):
            own = child.width(ctx) if child.wordless else each if child in usual else width
            high = ctx.px(self.APART) if isinstance(child, Space) else child.height(ctx, own)
            if own > room or not rows or rows[-1][0][0].wordless != child.wordless:
                rows.append([])
                room = width
            rows[-1].insert(0, (child, own, high))
            room -= own + gap
        return rows

    def width(self, ctx: Context) -> int:
        return max((child.width(ctx) for child in self.children()), default=0)

    def height(self, ctx: Context, width: int) -> int:
        rows = self._rows(ctx, width)
        return sum(max(high for _, _, high in row) for row in rows) + ctx.px(self.GAP) * max(0, len(rows) - 1)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        gap, y = ctx.px(self.GAP), rect.bottom
        for row in self._rows(ctx, rect.width):
            tall, x = max(high for _, _, high in row), rect.x
            for child, wide, high in row:
                child.place(ctx, pygame.Rect(x, y - tall + (tall - high) // 2, wide, high))
                x += wide + gap
            y -= tall + gap


def letter(widgets: Iterable[Widget], size: str) -> None:
    """Write what is on these buttons in letters of this size."""
    for widget in widgets:
        if isinstance(widget, Button) and widget.style.size in ("body", "small", "tiny"):
            widget.style = widget.style._replace(size=size)
