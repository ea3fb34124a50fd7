"""Blocks of a rulebook as widgets: headings, paragraphs, items, notes of the computer edition, tables, pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from app.games import part
from app.text.rulebook import RulebookBlock
from app.ui.buttons import Button
from app.ui.colour import with_alpha
from app.ui.context import CAPS, DIM, LEAD, TINY_CAPS, TITLE, Context, Style
from app.ui.labels import Icon, Label, Paragraph
from app.ui.layout import Column, Container, Pad, Row, Space, Wrap
from app.ui.paint import plate
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.text.texts import Texts

READING = Style(family="serif", size="body")
HEADS = {2: TITLE, 3: LEAD, 4: CAPS}
_SCENARIO = re.compile(r"<link:scenario:([^<>]+)>(.*?)</link>")


class Marked(Pad):
    """A bar at the left: brass beside what the computer edition says, bright beside what was looked for."""

    def __init__(self, child: Widget, role: str, *, filled: bool = False, id: str = "") -> None:
        super().__init__(child, x=18, y=8 if filled else 3, id=id)
        self._role, self._filled = role, filled

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        if self._filled:
            ground = with_alpha(ctx.theme.raised, 0.55)
            surface.blit(plate(self.rect.size, ctx.px(8), ground, ground), self.rect.topleft)
        bar = pygame.Rect(self.rect.x, self.rect.y + ctx.px(3), ctx.px(4), max(1, self.rect.height - ctx.px(6)))
        tint = with_alpha(ctx.colour(self._role), 1)
        surface.blit(plate(bar.size, bar.width // 2, tint, tint), bar.topleft)
        super().draw(ctx, surface)


class CellTable(Container):
    """A small table; columns are as wide as their words, the widest give way."""

    def __init__(self, rows: Sequence[Sequence[str]], on_link: Callable[[str], None]) -> None:
        columns = max(len(row) for row in rows)
        self._rows = [
            [
                Paragraph(
                    cell,
                    READING if number else DIM.coloured("brass_light"),
                    markup=True,
                    prefer=420,
                    on_link=on_link if "<link" in cell else None,
                )
                for cell in [*row, *[""] * (columns - len(row))]
            ]
            for number, row in enumerate(rows)
        ]
        super().__init__([cell for row in self._rows for cell in row])

    def width(self, ctx: Context) -> int:
        return sum(self._natural(ctx)) + ctx.px(16) * len(self._rows[0])

    def _natural(self, ctx: Context) -> list[int]:
        return [max(row[column].width(ctx) for row in self._rows) + 2 for column in range(len(self._rows[0]))]

    def _widths(self, ctx: Context, width: int) -> list[int]:
        wanted = self._natural(ctx)
        room = width - ctx.px(16) * len(wanted)
        if sum(wanted) <= room:
            return wanted
        fair = max(1, room // len(wanted))
        small = sum(wide for wide in wanted if wide <= fair)
        large = sum(wide for wide in wanted if wide > fair) or 1
        return [wide if wide <= fair else max(ctx.px(30), wide * (room - small) // large) for wide in wanted]

    def _heights(self, ctx: Context, widths: list[int]) -> list[int]:
        return [
            max(cell.height(ctx, wide) for cell, wide in zip(row, widths, strict=True)) + ctx.px(10)
            for row in self._rows
        ]

    def height(self, ctx: Context, width: int) -> int:
        return sum(self._heights(ctx, self._widths(ctx, width)))

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        Widget.place(self, ctx, rect)
        widths = self._widths(ctx, rect.width)
        self._tops = []
        y = rect.y
        for row, high in zip(self._rows, self._heights(ctx, widths), strict=True):
            x = rect.x + ctx.px(8)
            for cell, wide in zip(row, widths, strict=True):
                cell.place(ctx, pygame.Rect(x, y + ctx.px(5), wide, high - ctx.px(10)))
                x += wide + ctx.px(16)
            y += high
            self._tops.append(y)
        self._right = min(rect.right, x)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        for place, y in enumerate(self._tops[:-1]):
            tint = ctx.theme.brass if place == 0 else ctx.theme.hairline
            pygame.draw.line(surface, tint, (self.rect.x, y), (self._right, y))
        super().draw(ctx, surface)


class Illustration(Widget):
    """A picture that the game draws for its rulebook."""

    SIZE = (560.0, 170.0)  # in logical pixels

    def __init__(self, game: str, name: str) -> None:
        super().__init__()
        self._game, self._name = game, name

    def width(self, ctx: Context) -> int:
        return ctx.px(self.SIZE[0])

    def height(self, ctx: Context, width: int) -> int:
        return round(min(width, self.width(ctx)) * self.SIZE[1] / self.SIZE[0])

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        draw = part(self._game, "illustration")
        if draw is not None:
            drawn = draw(self._name, (min(self.rect.width, self.width(ctx)), self.rect.height), ctx)
            surface.blit(drawn, drawn.get_rect(center=self.rect.center))


class BlockMaker:
    """Turns blocks into widgets; links and scenarios go to the scene."""

    def __init__(self, game: str, texts: Texts, on_link: Callable[[str], None]) -> None:
        self.game, self.texts, self.on_link = game, texts, on_link

    def make(self, number: int, block: RulebookBlock, lit: bool) -> Widget:
        inner = self._inner(block)
        if block.ours:
            tag = Row([Icon("gear", 16), Label(self.texts("rulebook-ours"), TINY_CAPS)], gap=6)
            inner = Marked(Column([tag, inner], gap=4), "brass", filled=True)
        if lit:
            return Marked(inner, "chosen", id=f"block-{number}")
        inner.id = inner.id or f"block-{number}"
        return inner

    def _inner(self, block: RulebookBlock) -> Widget:
        if block.kind == "heading":
            return self._heading(block)
        if block.kind == "table":
            return self._with_rules(CellTable(block.rows, self.on_link), block)
        if block.kind == "picture":
            return self._picture(block)
        text = self._paragraph(block)
        if block.kind == "item":
            sign: Widget = Label(f"{block.number}." if block.number else "•", READING.coloured("brass_light"))
            return Row([Space(8 + 20 * block.level), sign, text], gap=8, align="top", flex={2: 1})
        return text

    def _heading(self, block: RulebookBlock) -> Widget:
        title = Paragraph(block.text, HEADS.get(block.level, CAPS), markup=True, prefer=700)
        return Column([Space(height=10 if block.level > 2 else 2), title], gap=0)

    def _paragraph(self, block: RulebookBlock) -> Widget:
        words = block.text
        if block.rules:
            words += f"  <i>{' · '.join(block.rules)}</i>"
        text = Paragraph(words, READING, markup=True, prefer=720, on_link=self.on_link if "<link" in words else None)
        scenarios = _SCENARIO.findall(block.text)
        if not scenarios:
            return text
        # A link is for the pointer; the button below it serves keyboard and gamepad as well.
        buttons = [
            Button(
                label,
                partial(self.on_link, f"scenario:{name}"),
                icon="play",
                id=f"scenario-{name}",
                tip=self.texts("rulebook-play"),
            )
            for name, label in scenarios
        ]
        return Column([text, Wrap(buttons, gap=10)], gap=8)

    def _with_rules(self, child: Widget, block: RulebookBlock) -> Widget:
        if not block.rules:
            return child
        return Column([child, Paragraph(f"<i>{' · '.join(block.rules)}</i>", DIM, markup=True)], gap=2)

    def _picture(self, block: RulebookBlock) -> Widget:
        kind, _, name = block.picture.partition(":")
        caption = Paragraph(block.text, DIM, markup=True, align="center", prefer=460)
        if kind == "icon" or part(self.game, "illustration") is None:
            icon = name if kind == "icon" else "planet"
            return Row([Icon(icon, 44), Paragraph(block.text, DIM, markup=True, prefer=460)], gap=14, flex={1: 1})
        return Column([Illustration(self.game, name), caption], gap=4)
