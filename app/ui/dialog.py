"""Panels, dialogs, open lists and tabs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame

from app.ui.buttons import Button
from app.ui.context import Context
from app.ui.labels import Divider, Heading, Paragraph
from app.ui.layout import Column, Container, Pad, Wrap
from app.ui.paint import draw_panel
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.ui.scene import Host


def host_of(widget: Widget) -> Host | None:
    """The host that shows a widget, so that it can open something on top of itself."""
    return [widget, *widget.ancestors()][-1].host


class Panel(Pad):
    """A glass plate with a brass hairline around its content."""

    def __init__(self, child: Widget, *, x: float = 20, y: float = 18, solid: bool = False, id: str = "") -> None:
        super().__init__(child, x=x, y=y, id=id)
        self.solid = solid

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        draw_panel(ctx, surface, self.rect, solid=self.solid)
        if self.rect.colliderect(surface.get_clip()):  # else only the shadow is drawn anew
            super().draw(ctx, surface)


class Dialog(Container):
    """A question or a message in the middle of the window; tall content scrolls, the buttons stay."""

    light = False

    def __init__(
        self, title: str, body: Widget | str, buttons: Sequence[Button], *, width: float = 520, id: str = ""
    ) -> None:
        content = Paragraph(body) if isinstance(body, str) else body
        reading = not any(widget.focusable for widget in content.walk())
        self._scroll = ScrollArea(content, id="dialog-body", reading=False)
        self._readable = reading
        self._panel = Panel(
            Column(
                [Heading(title), Divider(), self._scroll, Wrap(buttons, align="right", region=True)],
                gap=12,
                flex={2: 1.0},
            ),
            solid=True,
            x=26,
            y=22,
        )
        super().__init__([self._panel], id=id)
        self._width = width
        self._buttons = list(buttons)

    def on_digit(self, ctx: Context, digit: int) -> bool:
        """Digits press the buttons in reading order (UX-79)."""
        if not 1 <= digit <= len(self._buttons):
            return False
        self._buttons[digit - 1].trigger(ctx)
        return True

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        Widget.place(self, ctx, rect)
        margin = ctx.px(16)
        wide = min(rect.width - 2 * margin, ctx.px(self._width * ctx.text_scale**0.6))
        high = min(rect.height - 2 * margin, self._panel.height(ctx, wide))
        place = pygame.Rect(0, 0, wide, high)
        place.center = rect.center
        self._panel.place(ctx, place)
        # A long message is read with the arrow keys.
        self._scroll.focusable = self._readable and self._scroll.most > 0


class PopupList(Container):
    """The open list of a choice; a click beside it or Esc closes it unchanged."""

    light = True

    def __init__(
        self, anchor: pygame.Rect, labels: Sequence[str], current: int, on_choose: Callable[[int], None]
    ) -> None:
        self._anchor, self._on_choose = pygame.Rect(anchor), on_choose
        rows = [
            Button(
                label,
                partial(self._take, index),
                kind="quiet",
                align="left",
                chosen=index == current,
                id="default" if index == current else "",
            )
            for index, label in enumerate(labels)
        ]
        self._count = len(rows)
        self._panel = Panel(ScrollArea(Column(rows, gap=8), id="popup"), x=10, y=10, solid=True)
        super().__init__([self._panel])

    def on_digit(self, ctx: Context, digit: int) -> bool:
        if 1 <= digit <= self._count:
            self._take(digit - 1)
        return True

    def _take(self, index: int) -> None:
        host = host_of(self)
        if host:
            host.close()
        self._on_choose(index)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        Widget.place(self, ctx, rect)
        window = rect.inflate(-ctx.px(16), -ctx.px(16))
        wide = min(window.width, max(self._anchor.width, self._panel.width(ctx)))
        high = min(window.height, self._panel.height(ctx, wide))
        place = pygame.Rect(self._anchor.x, self._anchor.bottom + ctx.px(4), wide, high)
        if place.bottom > window.bottom and self._anchor.top - high > window.top:
            place.bottom = self._anchor.top - ctx.px(4)
        self._panel.place(ctx, place.clamp(window))


class Tabs(Container):
    """Pages by name: a column at the side where there is room, otherwise flowing rows on top."""

    def __init__(
        self,
        options: Sequence[tuple[str, str, str]],
        current: str,
        on_change: Callable[[str], None],
        *,
        upright: bool = True,
        id: str = "tabs",
    ) -> None:
        buttons = [
            Button(
                label,
                partial(on_change, name),
                kind="quiet",
                icon=icon,
                align="left",
                chosen=name == current,
                id=f"{id}-{name}",
            )
            for name, label, icon in options
        ]
        self._inner: Column | Wrap = Column(buttons, gap=8) if upright else Wrap(buttons, gap=8)
        super().__init__([self._inner], id=id, region=True)

    def width(self, ctx: Context) -> int:
        return self._inner.width(ctx)

    def height(self, ctx: Context, width: int) -> int:
        return self._inner.height(ctx, width)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._inner.place(ctx, rect)


def confirm(
    host: Host, title: str, body: str, yes: str, no: str, action: Callable[[], None], *, danger: bool = False
) -> None:
    """Ask once before something that cannot be taken back; the harmless answer has the focus (UX-34)."""

    def agreed() -> None:
        host.close()
        action()

    buttons = [
        Button(no, host.close, id="default"),
        Button(yes, agreed, kind="danger" if danger else "main"),
    ]
    host.open(Dialog(title, body, buttons))
