"""What a scene is: one screen with a widget tree, rebuilt whenever language, theme, size or text size change."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from app.ui.host import Host
from app.ui.input import Act, Intent, Lost, PointerEvent
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.ui.labels import Paragraph
    from app.ui.program import Program


class Scene:
    """A screen. Subclasses give `build`, and perhaps `update`, `draw_back` and `intent`."""

    name = "scene"
    back = True  # Esc leaves the scene
    quiet = False  # no notices but those that answer a key pressed here
    behind_dialogs: tuple[str, ...] = ("why",)  # actions that work while a dialog or a list is open
    lively = False  # something may happen at any moment: nothing is given up while it rests

    def __init__(self, app: Program) -> None:
        self.app = app
        self.ctx = app.ctx
        self.host = Host(app.ctx)
        self.first_focus = ""  # id of the widget that has the focus at first

    # --- to be given

    def build(self) -> Widget:
        """The widget tree for the present language, theme and size."""
        raise AssertionError(f"scene {self.name} has no screen")

    def update(self, dt: float) -> bool:
        """Advance by milliseconds; True while something moves and must be drawn."""
        return False

    def draw_back(self, surface: pygame.Surface) -> None:
        """What lies below the widgets."""
        self.app.backdrop.draw(self.ctx, surface)

    def entered(self) -> None:
        """The scene has become the topmost one, for the first time or again."""

    def notice_place(self, size: tuple[int, int]) -> pygame.Rect:
        """Where a notice of this size may lie over the scene."""
        wide = self.ctx.size[0]
        return pygame.Rect((wide - size[0]) // 2, self.ctx.px(16), *size)

    def live_texts(self) -> dict[str, str]:
        """What a screen reader says by itself when it changes: `asked` and `line` (UX-84)."""
        return {}

    def rested(self) -> None:
        """Nothing has been drawn for some seconds: time for what nobody waits for."""

    def left(self) -> None:
        """The scene has been taken away for good."""

    def raw(self, event: pygame.event.Event) -> bool:
        """A device's event before it becomes an intent; True: it is used up."""
        return False

    def foremost(self, intent: Intent) -> bool:
        """Intents that mean the screen itself before its widgets; never asked while something lies over it."""
        return False

    def intent(self, intent: Intent) -> bool:
        """Intents no widget used."""
        if self.back and isinstance(intent, Act) and intent.action == "cancel" and not intent.released:
            self.app.pop()
            return True
        return False

    @property
    def awaits(self) -> bool:
        """Whether something may come at any moment that should be shown at once, so that every frame has to look."""
        return False

    @property
    def postpones(self) -> bool:
        """Whether this frame has done enough already: what has changed is drawn in the next one, at the latest."""
        return False

    # --- used by the program

    def texts(self, message: str, /, **values: object) -> str:
        return self.ctx.texts(message, **values)

    def rebuild(self) -> None:
        """Make the tree anew, keeping focus and scroll places; open dialogs close."""
        self.host.set_root(self.build(), self.first_focus)

    @property
    def may_rebuild(self) -> bool:
        """Not while something is held down or a dialog is open: both would be lost."""
        return self.host.held is None and len(self.host.layers) <= 1

    def retell(self, line: Paragraph, words: str) -> None:
        """Change a line in place: a screen that is made anew is deaf for a moment (UX-23)."""
        if words and line.text != words:
            line.text = words
            self.host.layout()
            self.host.dirty = True

    def advance(self, dt: float) -> bool:
        moved = self.update(dt)
        return self.host.update() or moved

    def offer(self, intent: Intent) -> bool:
        """An open dialog or list has the keyboard: keys of the screen below do nothing until it is closed."""
        if not self.host.is_covered and self.foremost(intent):
            return True
        if self.host.intent(intent):
            return True
        return (not self.host.is_covered or self._reaches_below(intent)) and self.intent(intent)

    def _reaches_below(self, intent: Intent) -> bool:
        """What a covered screen still hears: a key let go, the window losing the focus, the pointer, and help."""
        if isinstance(intent, Act):
            return intent.released or intent.action in self.behind_dialogs
        return isinstance(intent, (Lost, PointerEvent))

    def draw(self, surface: pygame.Surface) -> None:
        self.draw_back(surface)
        self.host.draw(surface)
