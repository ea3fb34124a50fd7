"""The base of all widgets: a tree of boxes that measure, place and draw themselves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

import pygame

from app.ui.context import Context

if TYPE_CHECKING:
    from app.ui.input import Chord
    from app.ui.scene import Host

TARGET = 32  # least size of anything clickable, in logical pixels (UX-23)
GAP = 8  # least distance between two of them
DEAF_MS = 150.0  # a button ignores clicks this long after it appears or moves


class TextMark(NamedTuple):
    """Where a text stands and what it must stay inside; the picture checks read these."""

    text: str
    rect: pygame.Rect
    box: pygame.Rect
    cut: bool = False
    tip: str = ""


class Widget:
    """A box. Sizes are asked for (`width`, `height`), then a rectangle is given (`place`)."""

    focusable = False
    region = False  # Tab goes from region to region
    types = False  # wants text input while focused
    wordless = False  # only its tooltip says what it is
    ticks = False  # changes by itself; `tick` is asked every frame
    plain_press = False  # a press on it is only the beginning of a click, nothing that it would have to remember

    def __init__(self, *, id: str = "", tip: str = "", enabled: bool = True, visible: bool = True) -> None:
        self.id = id
        self.tip = tip
        self.shortcut = ""  # the action that a key does as well; its tooltip names the key
        self.enabled = enabled
        self.visible = visible
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.parent: Widget | None = None
        self.host: Host | None = None  # only the root of a layer knows it
        self.hot = False
        self.focused = False
        self.pressed = False
        self.settled = 0.0  # clock time of the last change of place

    # --- tree

    def children(self) -> Sequence[Widget]:
        return ()

    def adopt(self, *children: Widget) -> None:
        for child in children:
            child.parent = self

    def walk(self, at: tuple[int, int] | None = None) -> Iterator[Widget]:
        """This widget and everything visible below it; with `at`, only what can be seen at that point."""
        left: list[Widget] = [self]
        while left:
            widget = left.pop()
            if widget.visible:
                yield widget
                view = widget.viewport()
                if view is None or at is None or view.collidepoint(at):
                    left += reversed(widget.children())

    def ancestors(self) -> Iterator[Widget]:
        up = self.parent
        while up is not None:
            yield up
            up = up.parent

    def stands_in(self, root: Widget) -> bool:
        """Whether this widget is still part of a tree; those that were replaced still know their old parents."""
        chain = [self, *self.ancestors()]
        return chain[-1] is root and all(one.visible and one in up.children() for one, up in pairwise(chain))

    def find(self, id: str) -> Widget | None:
        return next((widget for widget in self.walk() if widget.id == id), None)

    # --- layout

    def width(self, ctx: Context) -> int:
        """The width it would like."""
        return 0

    def height(self, ctx: Context, width: int) -> int:
        """The height it needs at a given width."""
        return 0

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        if rect != self.rect:
            self.settled = ctx.clock
        self.rect = pygame.Rect(rect)

    def viewport(self) -> pygame.Rect | None:
        """The part of the window through which the children are seen, when that is less than all."""
        return None

    def seen(self) -> pygame.Rect:
        """What of the widget can be seen through all scroll areas around it."""
        rect = self.rect
        for up in self.ancestors():
            view = up.viewport()
            if view is not None:
                rect = rect.clip(view)
        return rect

    def reaches(self, pos: tuple[int, int]) -> bool:
        """Whether the pointer is on it; what belongs to a widget beside its rectangle counts as well."""
        return self.seen().collidepoint(pos)

    # --- drawing

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        for child in self.children():
            if child.visible:
                child.draw(ctx, surface)

    def marks(self) -> list[TextMark]:
        """The texts this widget itself draws (not its children's)."""
        return []

    valued = False  # a control that says its value alone: it is called what stands beside it

    def spoken(self) -> str:
        """What a screen reader says about it."""
        return self.tip

    def tooltip(self) -> str:
        return self.tip

    def tick(self, ctx: Context) -> bool:
        """Whether it must be drawn again because time has passed."""
        return False

    # --- input; True means: consumed

    def target(self) -> bool:
        """Whether the pointer can act on it."""
        return self.focusable

    def deaf(self, ctx: Context) -> bool:
        return ctx.clock - self.settled < DEAF_MS

    def on_press(self, ctx: Context, pos: tuple[int, int]) -> None:
        """The pointer went down inside."""

    def on_drag(self, ctx: Context, pos: tuple[int, int]) -> None:
        """The pointer moved while down."""

    def on_click(self, ctx: Context, pos: tuple[int, int]) -> None:
        """Pressed and released inside."""

    def on_act(self, ctx: Context, action: str) -> bool:
        return False

    def on_typed(self, ctx: Context, text: str) -> None:
        """Text input while focused."""

    def on_composed(self, ctx: Context, text: str) -> None:
        """Unfinished text of an input method."""

    def on_digit(self, ctx: Context, digit: int) -> bool:
        """A digit key was pressed; asked of the focused widget and of everything around it."""
        return False

    def on_chord(self, ctx: Context, chord: Chord) -> bool:
        """A key or button as such, before it means an action."""
        return False

    def on_wheel(self, ctx: Context, steps: int) -> bool:
        return False

    def on_focus(self, ctx: Context, focused: bool) -> None:
        self.focused = focused
