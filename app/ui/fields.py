"""Typing: a text field for any layout, a key catcher, and a letter board for gamepads (UX-80, UX-89)."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from app.ui import lettering
from app.ui.buttons import Button, Pressable
from app.ui.colour import mix, with_alpha
from app.ui.context import BODY, STRONG, Context
from app.ui.dialog import Dialog, host_of
from app.ui.input import Chord
from app.ui.layout import Column, Wrap
from app.ui.paint import draw_focus, draw_icon, plate
from app.ui.widget import TextMark, Widget

LETTERS = ("aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz", "0123456789 -.!?'")


class TextField(Widget):
    """One line of text with cursor and selection; unfinished input is underlined."""

    focusable = True
    types = True

    def __init__(
        self,
        text: str = "",
        on_change: Callable[[str], None] | None = None,
        *,
        hint: str = "",
        icon: str = "",
        most: int = 60,
        on_submit: Callable[[str], None] | None = None,
        id: str = "",
        tip: str = "",
        width: float = 260,
        secret: bool = False,
    ) -> None:
        super().__init__(id=id, tip=tip)
        self.text, self.hint, self.icon, self.most = text, hint, icon, most
        self.secret = secret  # others look on: only how much has been typed is seen, and nothing is copied or read out
        self._on_change, self._on_submit = on_change, on_submit
        self.cursor = self.anchor = len(text)
        self._composed = ""
        self._width = width

    # --- editing

    def selection(self) -> tuple[int, int]:
        return min(self.cursor, self.anchor), max(self.cursor, self.anchor)

    def replace_selection(self, fresh: str) -> None:
        from rules.content.limits import shown_only  # only here: the first screen is there without the rules (P12)

        first, last = self.selection()
        fresh = shown_only("".join(sign for sign in fresh if sign.isprintable()))
        fresh = fresh[: max(0, self.most - (len(self.text) - (last - first)))]
        self.text = self.text[:first] + fresh + self.text[last:]
        self.cursor = self.anchor = first + len(fresh)
        if self._on_change:
            self._on_change(self.text)

    def clear(self) -> None:
        self.text, self.cursor, self.anchor = "", 0, 0

    def on_typed(self, ctx: Context, text: str) -> None:
        self._composed = ""
        self.replace_selection(text)

    def on_composed(self, ctx: Context, text: str) -> None:
        self._composed = text

    def on_act(self, ctx: Context, action: str) -> bool:
        if action in ("left", "right", "text-start", "text-end"):
            return self._move(action)
        if action.startswith("select-"):
            return self._select(action.removeprefix("select-"))
        if action in ("erase", "erase-next"):
            if self.cursor == self.anchor:
                step = -1 if action == "erase" else 1
                self.anchor = max(0, min(len(self.text), self.cursor + step))
            self.replace_selection("")
            return True
        if action in ("copy", "cut", "paste"):
            self._clipboard(action)
            return True
        if action == "confirm":
            return self._confirm(ctx)
        return False

    def _confirm(self, ctx: Context) -> bool:
        host = host_of(self)
        if ctx.device == "gamepad" and host:
            host.open(letter_board(ctx, self))
            return True
        if self._on_submit:
            self._on_submit(self.text)
        return self._on_submit is not None

    def _move(self, action: str) -> bool:
        goal = {"left": self.cursor - 1, "right": self.cursor + 1, "text-start": 0}.get(action, len(self.text))
        self.cursor = self.anchor = max(0, min(len(self.text), goal))
        return True

    def _select(self, what: str) -> bool:
        if what == "all":
            self.anchor, self.cursor = 0, len(self.text)
        else:
            goal = {"left": self.cursor - 1, "right": self.cursor + 1, "start": 0}.get(what, len(self.text))
            self.cursor = max(0, min(len(self.text), goal))
        return True

    def _clipboard(self, action: str) -> None:
        first, last = self.selection()
        try:
            if action == "paste":
                self.replace_selection(pygame.scrap.get_text() or "")
            elif first != last and not self.secret:
                pygame.scrap.put_text(self.text[first:last])
                if action == "cut":
                    self.replace_selection("")
        except pygame.error:
            return  # no clipboard here: typing still works

    # --- pointer and focus

    def on_press(self, ctx: Context, pos: tuple[int, int]) -> None:
        self.cursor = self.anchor = self._index_at(ctx, pos[0])

    def on_drag(self, ctx: Context, pos: tuple[int, int]) -> None:
        self.cursor = self._index_at(ctx, pos[0])

    def _index_at(self, ctx: Context, x: int) -> int:
        start = self._text_x(ctx)
        shown = self._shown(self.text)
        widths = [lettering.text_width(ctx, shown[:place], BODY) for place in range(len(shown) + 1)]
        return min(range(len(widths)), key=lambda place: abs(start + widths[place] - x))

    def on_focus(self, ctx: Context, focused: bool) -> None:
        super().on_focus(ctx, focused)
        self._composed = ""
        if focused:
            pygame.key.set_text_input_rect(self.rect)

    # --- sizes and drawing

    def width(self, ctx: Context) -> int:
        return round(ctx.px(self._width) * float(ctx.text_scale**0.6))

    def height(self, ctx: Context, width: int) -> int:
        return max(ctx.px(40), lettering.line_height(ctx, BODY) + ctx.px(18))

    def _lead(self, ctx: Context) -> int:
        return ctx.px(14) + (ctx.em(1.2) + ctx.px(6) if self.icon else 0)

    def _text_x(self, ctx: Context) -> int:
        """Where the text begins; long text is shifted so that the cursor stays visible."""
        room = self.rect.width - self._lead(ctx) - ctx.px(14)
        reach = lettering.text_width(ctx, self._shown(self.text[: self.cursor] + self._composed), BODY)
        return self.rect.x + self._lead(ctx) - max(0, reach - room)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme, rect = ctx.theme, self.rect
        rim = with_alpha(theme.brass, 0.95 if self.focused or self.hot else 0.5)
        fill = with_alpha(theme.sunken, 1)
        surface.blit(plate(rect.size, ctx.px(10), fill, fill, rim, ctx.px(1)), rect.topleft)
        if self.icon:
            size = ctx.em(1.2)
            draw_icon(ctx, surface, self.icon, (rect.x + ctx.px(14) + size // 2, rect.centery), size, theme.brass)
        before = surface.get_clip()
        lead = self._lead(ctx)
        inner = pygame.Rect(rect.x + lead - 2, rect.y, rect.width - lead - ctx.px(10), rect.height)
        surface.set_clip(inner.clip(before))
        self._draw_text(ctx, surface)
        surface.set_clip(before)
        if self.focused and ctx.device != "mouse":
            draw_focus(ctx, surface, rect, ctx.px(10))

    def _draw_text(self, ctx: Context, surface: pygame.Surface) -> None:
        theme, x = ctx.theme, self._text_x(ctx)
        high = ctx.font(BODY).get_height()
        y = self.rect.centery - high // 2
        if not self.text and not self._composed:
            surface.blit(lettering.line(ctx, self._hint(ctx), BODY, theme.ink_dim), (x, y))
        first, last = self.selection()
        if first != last and self.focused:
            left = x + lettering.text_width(ctx, self._shown(self.text[:first]), BODY)
            right = x + lettering.text_width(ctx, self._shown(self.text[:last]), BODY)
            pygame.draw.rect(surface, mix(theme.sunken, theme.legal, 0.45), (left, y, right - left, high))
        whole = self.text[: self.cursor] + self._composed + self.text[self.cursor :]
        if whole:
            surface.blit(lettering.line(ctx, self._shown(whole), BODY, theme.ink), (x, y))
        if self.focused:
            at = x + lettering.text_width(ctx, self._shown(self.text[: self.cursor] + self._composed), BODY)
            if self._composed:
                start = x + lettering.text_width(ctx, self._shown(self.text[: self.cursor]), BODY)
                pygame.draw.line(surface, theme.legal, (start, y + high - 1), (at, y + high - 1), ctx.px(1))
            pygame.draw.rect(surface, theme.chosen, (at, y + 1, ctx.px(2), high - 2))

    def _shown(self, text: str) -> str:
        return "•" * len(text) if self.secret else text

    def _hint(self, ctx: Context) -> str:
        return lettering.ellipsised(ctx, self.hint, BODY, self.rect.width - self._lead(ctx) - ctx.px(16))

    def marks(self) -> list[TextMark]:
        return [TextMark(self._shown(self.text) or self.hint, self.rect.inflate(-8, -8), self.rect)]

    def spoken(self) -> str:
        return f"{self.tip or self.hint} {self._shown(self.text)}".strip()


def letter_board(ctx: Context, field: TextField) -> Dialog:
    """Letters to pick with a gamepad; what is picked goes straight into the field."""
    texts = ctx.texts

    def key(sign: str) -> Button:
        return Button(sign if sign != " " else texts("field-space"), lambda: field.replace_selection(sign))

    rows = [Wrap([key(sign) for sign in signs], gap=8) for signs in LETTERS]

    def erase() -> None:
        field.on_act(ctx, "erase")

    def close() -> None:
        host = host_of(field)
        if host:
            host.close()

    buttons = [
        Button(texts("field-erase"), erase, icon="back"),
        Button(texts("field-done"), close, kind="main", icon="check"),
    ]
    return Dialog(field.hint or texts("field-letters"), Column(list(rows), gap=16), buttons, width=640)


class KeyCapture(Pressable):
    """Shows the keys of an action; Enter or a click, then the next key becomes the new one."""

    def __init__(
        self,
        shown: str,
        waiting: str,
        on_capture: Callable[[Chord], None],
        *,
        id: str = "",
        tip: str = "",
        warn: bool = False,
    ) -> None:
        super().__init__(self._listen, id=id, tip=tip)
        self.shown, self._waiting, self._on_capture, self.warn = shown, waiting, on_capture, warn
        self.listening = False
        self._cut = False

    def _listen(self) -> None:
        self.listening = True

    def on_chord(self, ctx: Context, chord: Chord) -> bool:
        if not self.listening:
            return False
        self.listening = False
        if chord.name not in ("escape", "b"):
            self._on_capture(chord)
        return True

    def on_focus(self, ctx: Context, focused: bool) -> None:
        super().on_focus(ctx, focused)
        self.listening = self.listening and focused

    def label(self) -> str:
        return self._waiting if self.listening else self.shown

    def width(self, ctx: Context) -> int:
        return max(lettering.text_width(ctx, text, STRONG) for text in (self.shown, self._waiting)) + ctx.px(40)

    def height(self, ctx: Context, width: int) -> int:
        return max(ctx.px(36), lettering.line_height(ctx, STRONG) + ctx.px(14))

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme, rect = ctx.theme, self.rect
        role = theme.warn if self.warn else theme.chosen if self.listening else theme.brass
        fill = with_alpha(mix(theme.raised, theme.brass, 0.16) if self.hot else theme.raised, 1)
        deep = with_alpha(theme.sunken, 1)
        surface.blit(plate(rect.size, ctx.px(8), fill, deep, with_alpha(role, 0.9), ctx.px(1)), rect.topleft)
        ink = theme.warn if self.warn and not self.listening else theme.ink
        drawn = lettering.line(ctx, self._fitting(ctx), STRONG, ink)
        surface.blit(drawn, drawn.get_rect(center=rect.center))
        self.draw_ring(ctx, surface)

    def _fitting(self, ctx: Context) -> str:
        return lettering.ellipsised(ctx, self.label(), STRONG, self.rect.width - ctx.px(20))

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._cut = self._fitting(ctx) != self.label()

    def marks(self) -> list[TextMark]:
        return [TextMark(self.label(), self.rect.inflate(-8, -8), self.rect, self._cut, self.tooltip())]

    def tooltip(self) -> str:
        return f"{self.label()}\n{self.tip}" if self._cut else self.tip

    def spoken(self) -> str:
        return f"{self.tip} {self.label()}".strip()
