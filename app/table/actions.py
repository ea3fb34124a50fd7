"""The action list of a piece: beside it when it is chosen, opened by right click, long press, Menu or pad Y (UX-24)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from app.ui.buttons import Button
from app.ui.context import Context
from app.ui.dialog import Panel, host_of
from app.ui.layout import Column, Container
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget
from rules.core.lean import dataclass


def doing(call: Callable[..., object], *values: object) -> Callable[[], None]:
    """A function without parameters or result that calls `call(*values)`: for buttons."""

    def do() -> None:
        call(*values)

    return do


@dataclass(frozen=True)
class ListedAction:
    """One line of an action list; a disabled one shows its reason (UX-19)."""

    label: str
    action: Callable[[], object]
    enabled: bool = True
    reason: str = ""
    harmful: bool = False
    icon: str = ""


def buttons_of(entries: Sequence[ListedAction], prefix: str, after: Callable[[], None] | None = None) -> list[Button]:
    """A button for each entry, in the order of the digit keys; the first one that is not harmful is emphasised."""
    made: list[Button] = []
    main = next((entry for entry in entries if entry.enabled and not entry.harmful), None)
    for number, entry in enumerate(entries, 1):

        def do(entry: ListedAction = entry) -> None:
            if after:
                after()
            entry.action()

        label = entry.label if entry.enabled or not entry.reason else f"{entry.label} – {entry.reason}"
        kind = "main" if entry is main else "danger" if entry.harmful else "plain"
        made.append(
            Button(
                label,
                do,
                kind=kind,
                icon=entry.icon,
                align="left",
                enabled=entry.enabled,
                tip=entry.reason,
                size="small",
                most=0,
                id=f"{prefix}-{number}",
            )
        )
    return made


def beside_thing(rect: pygame.Rect, size: tuple[int, int], window: pygame.Rect, gap: int) -> pygame.Rect:
    """Where something of this size goes: above the piece, else below, else beside it; never over the piece."""
    place = pygame.Rect((0, 0), size)
    place.midbottom = (rect.centerx, rect.top - gap)
    if place.top < window.top:
        place.midtop = (rect.centerx, rect.bottom + gap)
    if place.bottom > window.bottom:
        place.midleft = (rect.right + gap, rect.centery)
        if place.right > window.right:
            place.midright = (rect.left - gap, rect.centery)
    return place.clamp(window)


class Chips(Container):
    """The actions of the chosen piece as buttons beside it; the rest of the table can still be used."""

    def __init__(self) -> None:
        super().__init__([], id="chips", region=True)
        self._rect = pygame.Rect(0, 0, 0, 0)
        self._free = pygame.Rect(0, 0, 0, 0)
        self.buttons: list[Button] = []
        self._key: object = None

    def show(self, key: object, thing: pygame.Rect | None, entries: Sequence[ListedAction], free: pygame.Rect) -> bool:
        """Show these entries beside a thing, never over `free`; new buttons ignore clicks for a moment (UX-23). True if
        there are new ones."""
        self._free = pygame.Rect(free)
        if thing is not None:
            self._rect = pygame.Rect(thing)
        if key == self._key:
            return False
        self._key = key
        self.buttons = buttons_of(entries, "chip")
        self._children = list(self.buttons)
        self.adopt(*self._children)
        return bool(self.buttons)

    def width(self, ctx: Context) -> int:
        return max((button.width(ctx) for button in self.buttons), default=0)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        Widget.place(self, ctx, pygame.Rect(0, 0, 0, 0))
        if not self.buttons:
            return
        gap = ctx.px(8)
        wide = min(ctx.px(360 * ctx.text_scale**0.5), self.width(ctx))
        highs = [button.height(ctx, wide) for button in self.buttons]
        size = (wide, sum(highs) + gap * (len(highs) - 1))
        window = rect.inflate(-gap * 2, -gap * 2)
        if self._free.width and self._rect.bottom <= self._free.top:
            window.height = min(window.height, self._free.top - gap - window.top)
        whole = beside_thing(self._rect, size, window, gap)
        y = whole.y
        for button, high in zip(self.buttons, highs, strict=True):
            button.place(ctx, pygame.Rect(whole.x, y, wide, high))
            y += high + gap

    def press_digit(self, ctx: Context, number: int) -> bool:
        if 1 <= number <= len(self.buttons) and self.buttons[number - 1].enabled:
            self.buttons[number - 1].trigger(ctx)
            return True
        return False


class ActionList(Container):
    """The actions of a piece as an open list; a click beside it or Esc closes it."""

    light = True

    def __init__(self, thing: pygame.Rect, entries: Sequence[ListedAction]) -> None:
        self._thing = pygame.Rect(thing)
        rows = buttons_of(entries, "action", self._close)
        if rows:
            rows[0].id = "default-action"
        self._panel = Panel(ScrollArea(Column(rows, gap=8), id="actions"), x=10, y=10, solid=True)
        super().__init__([self._panel])

    def _close(self) -> None:
        host = host_of(self)
        if host:
            host.close()

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        Widget.place(self, ctx, rect)
        window = rect.inflate(-ctx.px(12), -ctx.px(12))
        wide = min(window.width, self._panel.width(ctx), ctx.px(460 * ctx.text_scale**0.5))
        high = min(window.height, self._panel.height(ctx, wide))
        self._panel.place(ctx, beside_thing(self._thing, (wide, high), window, ctx.px(6)))
