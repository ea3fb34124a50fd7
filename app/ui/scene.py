"""What a scene is: one screen with a widget tree, rebuilt whenever language, theme, size or text size change. And its
host: layers, hover, press, focus and tooltips for mouse, keyboard and gamepad alike."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import TYPE_CHECKING

import pygame

from app.ui import focus
from app.ui.context import Context
from app.ui.input import Act, Chord, Composed, Digit, Intent, Lost, PointerEvent, Typed
from app.ui.key_names import with_key
from app.ui.paint import draw_focus
from app.ui.program import Tune
from app.ui.tooltip import TOOLTIP_MS, draw_tooltip
from app.ui.warm import WARM_SECONDS, warmed
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.ui.labels import Paragraph
    from app.ui.program import Program

UNHEARD_MS = 300.0  # how long a button shows that it was clicked too early
_DIRECTIONS = ("left", "right", "up", "down")


class Layer:
    """A tree on top of the others: the screen itself, a dialog, an open list."""

    def __init__(self, root: Widget, on_close: Callable[[], None] | None = None) -> None:
        self.root, self.on_close = root, on_close
        self.focus: Widget | None = None
        self.remembered: dict[int, Widget] = {}
        self.warming: Iterator[None] | None = None  # not shown before all its parts have been drawn once
        self.opened = -1.0  # clock time; that frame has enough to do


class Host:
    """Owns the layers of one scene and decides which widget an intent reaches."""

    def __init__(self, ctx: Context) -> None:
        self.ctx = ctx
        self.layers: list[Layer] = []
        self.area = pygame.Rect(0, 0, *ctx.size)
        self.hover: Widget | None = None
        self.held: Widget | None = None
        self.dirty = True
        self._hover_since = 0.0
        self._tip_shown = False
        self._pointer = (-1, -1)
        self._ticking: list[Widget] = []
        self._unheard: tuple[Widget, float] | None = None  # a button that was clicked too early; shown until then
        self.kept_clear: Callable[[], Sequence[pygame.Rect]] = lambda: ()  # what no tooltip of the screen may lie over
        self.gold: Widget | None = None  # what Enter did when the screen was last drawn
        self.stands_for: Callable[[Widget | None], Widget | None] = lambda focused: focused  # what Enter on it does
        self.walked = False  # whether somebody is moving the focus by keys; otherwise the program moves it
        self.patient = False  # where frames are watched, a dialog is prepared over a few of them (UX-101)

    # --- trees

    def set_root(self, root: Widget, first: str = "") -> None:
        """Replace the screen's tree; focus and scroll places come back by id."""
        old = self.layers[0] if self.layers else None
        kept = old.focus.id if old and old.focus else first
        fresh, held = Layer(root), self.held
        self.layers = [fresh]
        self.hover = self.held = None
        self.layout()
        if old:
            _carry_scroll(old.root, root)
            self.layout()
            self._carry_clicks(old.root, held)
        goal = root.find(kept) if kept else None
        self.focus_on(goal or self._first(fresh), reveal=goal is not None)
        if self.ctx.device == "mouse":
            self._hover_on(self.at(self._pointer))

    def _carry_clicks(self, old: Widget, held: Widget | None) -> None:
        """What is made anew just as it was has neither appeared nor moved: it listens, a press on it is not lost."""
        before = {_likeness(widget): widget for widget in old.walk() if widget.id and widget.target()}
        for widget in self.top.root.walk():
            same = before.get(_likeness(widget)) if widget.id and widget.target() else None
            if same is None:
                continue
            widget.settled = same.settled
            if same is held and widget.plain_press:
                self.held, widget.pressed = widget, True

    def appear(self) -> None:
        """The screen is seen for the first time, or again: from now on its buttons count how long they have been
        there (UX-23), however long it was in the making."""
        for layer in self.layers:
            _settle(self.ctx, layer)
        self._let_go()

    def open(self, root: Widget, *, on_close: Callable[[], None] | None = None) -> Layer:
        """Put a dialog or a list on top and move the focus into it. Where it is made ready first, nothing is drawn
        until then (P10)."""
        layer, dirty = Layer(root, on_close), self.dirty
        self.layers.append(layer)
        self._let_go()
        self._place(layer)
        if self.patient:
            layer.warming, layer.opened = warmed(self.ctx, root), self.ctx.clock
        wanted = next((w for w in focus.focusables(root) if w.id.startswith("default")), None)
        self.focus_on(wanted or self._first(layer))
        self.dirty = dirty or not self.patient
        return layer

    def close(self, layer: Layer | None = None) -> None:
        """Take the topmost (or the given) layer away; the focus returns to where it was."""
        layer = layer or self.layers[-1]
        if layer not in self.layers[1:]:
            return
        self.layers.remove(layer)
        self.gather_ticking()
        self._let_go()
        if self.top.focus:
            self.top.focus.on_focus(self.ctx, True)
        self.dirty = True
        if layer.on_close:
            layer.on_close()

    @property
    def was_opened(self) -> bool:
        """Whether a dialog was laid out in this frame."""
        return self.layers[-1].warming is not None and self.layers[-1].opened == self.ctx.clock

    @property
    def is_covered(self) -> bool:
        """Does a dialog or a list lie over the screen?"""
        return len(self.layers) > 1

    @property
    def top(self) -> Layer:
        return self.layers[-1]

    def layout(self) -> None:
        self.area = pygame.Rect(0, 0, *self.ctx.size)
        for layer in self.layers:
            self._place(layer)
        self.dirty = True

    def _place(self, layer: Layer) -> None:
        layer.root.host = self
        layer.root.place(self.ctx, self.area)
        self.gather_ticking()

    # --- focus

    @property
    def focused(self) -> Widget | None:
        return self.top.focus if self.layers else None

    def entered(self) -> Widget | None:
        """What Enter presses or does now: a button shows it in gold."""
        return self.stands_for(self.focused)

    @property
    def typing(self) -> bool:
        return bool(self.focused and self.focused.types)

    def _first(self, layer: Layer) -> Widget | None:
        found = focus.focusables(layer.root)
        return next((widget for widget in found if widget.enabled), found[0] if found else None)

    def focus_on(self, widget: Widget | None, reveal: bool = True) -> None:
        layer = self.top
        if layer.focus is widget:
            return
        if layer.focus:
            layer.focus.on_focus(self.ctx, False)
        layer.focus = widget
        self.dirty = True
        if widget is None:
            return
        widget.on_focus(self.ctx, True)
        layer.remembered[id(focus.region_of(widget, layer.root))] = widget
        if reveal:
            for up in widget.ancestors():
                show = getattr(up, "reveal", None)
                if show:
                    show(self.ctx, widget.rect)

    def _next_region(self, step: int) -> None:
        layer = self.top
        found = focus.regions(layer.root)
        if not found:
            return
        home = focus.region_of(layer.focus, layer.root) if layer.focus else None
        here = found.index(home) if home in found else -step  # what was focused may be gone
        region = found[(here + step) % len(found)]
        kept = layer.remembered.get(id(region))
        inside = focus.focusables(region)
        self._walk_to(kept if kept in inside else inside[0])

    def _walk_to(self, widget: Widget) -> None:
        self.walked = True
        self.focus_on(widget)
        self.walked = False

    # --- intents

    def intent(self, intent: Intent) -> bool:
        """Give an intent to the widgets; True when one of them used it."""
        if not self.layers:
            return False
        if isinstance(intent, PointerEvent):
            self.dirty |= self.ctx.device != "mouse"  # what Enter does is shown in another way
            self.ctx.device = "mouse"
            return self._point(intent)
        if isinstance(intent, Lost):
            self._let_go()
            return False
        if isinstance(intent, Act) and not intent.released:
            self.ctx.device = intent.device
            self._tip_shown = False
            return self._act(intent.action)
        return self._keyed(intent)

    def _keyed(self, intent: Intent) -> bool:
        widget = self.focused
        if widget is None:
            return False
        if isinstance(intent, Typed):
            widget.on_typed(self.ctx, intent.text)
        elif isinstance(intent, Composed):
            widget.on_composed(self.ctx, intent.text)
        elif isinstance(intent, Chord):
            if not widget.on_chord(self.ctx, intent):
                return False
        elif isinstance(intent, Digit):
            if not any(one.on_digit(self.ctx, intent.value) for one in (widget, *widget.ancestors())):
                return False
        else:
            return False
        self.dirty = True
        return True

    def _act(self, action: str) -> bool:
        widget = self.focused
        self.dirty = True
        if widget and widget.on_act(self.ctx, action):
            return True
        if action in ("next", "previous"):
            self._next_region(1 if action == "next" else -1)
            return True
        if action in _DIRECTIONS:
            goal = focus.neighbour(widget, action, self.top.root) if widget else self._first(self.top)
            if goal:
                self._walk_to(goal)
            return goal is not None
        if action == "cancel" and len(self.layers) > 1:
            self.close()
            return True
        return False

    def at(self, pos: tuple[int, int]) -> Widget | None:
        """The widget of the topmost layer under a point that reacts or has something to tell."""
        found = None
        for widget in self.top.root.walk(at=pos) if self.layers else ():
            if (widget.target() or widget.tooltip()) and widget.reaches(pos):
                found = widget
        return found

    def _point(self, intent: PointerEvent) -> bool:
        self._pointer = intent.pos
        if intent.kind == "wheel":
            return self._wheel(intent)
        under = self.at(intent.pos)
        self._hover_on(under)
        if intent.kind == "move":
            if self.held:
                self.held.on_drag(self.ctx, intent.pos)
                self.dirty = True
            return self.held is not None
        if intent.button != 1:
            return False
        return self._press(intent, under) if intent.kind == "press" else self._release(intent, under)

    def _press(self, intent: PointerEvent, under: Widget | None) -> bool:
        self.dirty = True
        self._tip_shown = False
        if under is None:
            return self._outside(intent.pos)
        if not under.target():
            return True
        if under.deaf(self.ctx) or self.top.warming is not None:
            self._unheard = under, self.ctx.clock + UNHEARD_MS
            return True
        if under.focusable:
            self.focus_on(under)
        self.held = under
        under.pressed = True
        under.on_press(self.ctx, intent.pos)
        return True

    def _outside(self, pos: tuple[int, int]) -> bool:
        """A click beside an open list closes it; a dialog stays."""
        if len(self.layers) > 1 and getattr(self.top.root, "light", False):
            self.close()
            return True
        return len(self.layers) > 1

    def _release(self, intent: PointerEvent, under: Widget | None) -> bool:
        held, self.held = self.held, None
        if held is None:
            return False
        held.pressed = False
        self.dirty = True
        if held.reaches(intent.pos):
            held.on_click(self.ctx, intent.pos)
        return True

    def _wheel(self, intent: PointerEvent) -> bool:
        steps = intent.wheel
        for widget in reversed(list(self.top.root.walk())):
            if widget.seen().collidepoint(intent.pos) and widget.on_wheel(self.ctx, steps):
                self.dirty = True
                return True
        return False

    def _hover_on(self, widget: Widget | None) -> None:
        if widget is self.hover:
            return
        if self.hover:
            self.hover.hot = False
        self.hover = widget
        self._hover_since = self.ctx.clock
        self._tip_shown = False
        self.dirty = True
        if widget:
            widget.hot = widget.target() and widget.enabled

    def _let_go(self) -> None:
        """Forget what is held: Esc, loss of focus, resize or a new layer cancel it (UX-18)."""
        if self.held:
            self.held.pressed = False
        self.held = None
        self._hover_on(None)

    # --- time and drawing

    def _tip_widget(self) -> Widget | None:
        if self.ctx.device == "mouse":
            return self.hover
        return self.focused

    def update(self) -> bool:
        """Advance what changes by itself; True when something must be drawn again."""
        self._warm()
        self._leave_the_gone()
        widget = self._tip_widget()
        waited = not self._tip_shown and self.ctx.clock - self._hover_since >= TOOLTIP_MS
        if waited and self.ctx.device == "mouse" and self.held is None and widget and widget.tooltip():
            self._tip_shown = True
            self.dirty = True
        if self._unheard is not None and self.ctx.clock >= self._unheard[1]:
            self._unheard = None
            self.dirty = True
        for widget in self._ticking:
            if widget.tick(self.ctx):
                self.dirty = True
        return self.dirty

    def _leave_the_gone(self) -> None:
        """A tooltip goes with its widget; one made anew at the same place goes on where the old one was."""
        gone = self.hover
        if gone is None or self.held is not None or gone.stands_in(self.top.root):
            return
        under, since, shown = self.at(self._pointer), self._hover_since, self._tip_shown
        self._hover_on(under)
        if under is not None and under.id and (under.id, under.tooltip()) == (gone.id, gone.tooltip()):
            self._hover_since, self._tip_shown = since, shown

    def _warm(self) -> None:
        until = perf_counter() + WARM_SECONDS
        for layer in self.layers:
            while layer.warming is not None and layer.opened != self.ctx.clock and perf_counter() < until:
                if next(layer.warming, self) is self:
                    layer.warming = None
                    _settle(self.ctx, layer)
                    self.dirty = True

    def gather_ticking(self) -> None:
        """Find the few widgets that move by themselves; the others cost an idle frame nothing. Also to be called after
        some were made anew without a new layout."""
        self._ticking = [widget for layer in self.layers for widget in layer.root.walk() if widget.ticks]

    def draw(self, surface: pygame.Surface) -> None:
        self.gold = self.entered()
        for layer in self.layers:
            if layer.warming is not None:
                continue
            if layer is not self.layers[0] and not getattr(layer.root, "light", False):
                _draw_veil(self.ctx, surface)
            layer.root.draw(self.ctx, surface)
        self._draw_unheard(surface)
        widget = self._tip_widget()
        if widget and self._shows_tip(widget):
            tip = with_key(self.ctx, widget.tooltip(), widget.shortcut)
            away = () if self.is_covered else self.kept_clear()
            draw_tooltip(self.ctx, surface, tip, widget.seen(), self._pointer, away)
        self.dirty = False

    def _draw_unheard(self, surface: pygame.Surface) -> None:
        """A click that came too early is answered as well: a ring around the button says that it was not taken."""
        if self._unheard is not None and self._unheard[0].stands_in(self.top.root) and self.top.warming is None:
            draw_focus(self.ctx, surface, self._unheard[0].seen(), self.ctx.px(10))

    def _shows_tip(self, widget: Widget) -> bool:
        """With the mouse after a rest; without it, what the focus alone does not say: why not, and what an icon means.

        A widget that is no longer part of the screen tells nothing.
        """
        if not widget.stands_in(self.top.root) or not widget.seen().width:
            return False
        if self.ctx.device == "mouse":
            return self._tip_shown
        return bool(widget.tooltip()) and (widget.wordless or not widget.enabled)


def _settle(ctx: Context, layer: Layer) -> None:
    for widget in layer.root.walk():
        widget.settled = ctx.clock


def _likeness(widget: Widget) -> tuple[object, ...]:
    """By this a widget is known again after its screen was made anew: what it is, what it says and where it stands."""
    return type(widget), widget.id, getattr(widget, "text", ""), tuple(widget.rect)


def _draw_veil(ctx: Context, surface: pygame.Surface) -> None:
    """What lies below a dialog recedes; strip by strip, so that no veil as large as the window is made."""
    wide, high = surface.get_size()
    strip = pygame.Surface((wide, 64), 0, surface)
    strip.fill(ctx.theme.space_0)
    strip.set_alpha(150)
    surface.fblits([(strip, (0, top)) for top in range(0, high, 64)])


def _carry_scroll(old: Widget, new: Widget) -> None:
    for widget in old.walk():
        offset = getattr(widget, "offset", None)
        if widget.id and offset:
            same = new.find(widget.id)
            if same is not None and hasattr(same, "offset"):
                same.offset = offset


class Scene:
    """A screen. Subclasses give `build`, and perhaps `update`, `draw_back` and `intent`."""

    name = "scene"
    back = True  # Esc leaves the scene
    quiet = False  # no notices but those that answer a key pressed here
    behind_dialogs: tuple[str, ...] = ("why",)  # actions that work while a dialog or a list is open
    lively = False  # something may happen at any moment: nothing is given up while it rests
    turned = False  # the picture is turned for somebody who sits at the far side of the screen (UX-48)
    tune: Tune | None = None  # what is heard while it is on top; None: what was heard before

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
