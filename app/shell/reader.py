"""The screen reader's view of the window: what has the focus, what is asked, what was added to the log (UX-84).

`spoken` says it in plain data, which tests can read. `Reader` hands it on to the system's accessibility service through
the library accesskit; where that cannot start, or fails later, the game is unchanged.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

import pygame

from app.notes import warn
from app.ui.controls import Toggle
from app.ui.focus import focusables
from app.ui.heard import called
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.shell.main import App

ROOT, ASKED, LINE, NOTICE, COACH, FIRST = 1, 2, 3, 4, 5, 10
LIVE = {ASKED: "asked", LINE: "line", NOTICE: "notice", COACH: "coach"}  # said by themselves when they change


def contained(call: Callable[..., object], *values: object) -> bool:
    """Whether it went well. A fault of the system's service costs the reading aloud, never the game.

    The library panics with exceptions that are no Exception; only what is meant for the whole program goes on.
    """
    try:
        call(*values)
    except (KeyboardInterrupt, SystemExit):
        raise
    except BaseException as error:
        warn("the screen reader is told nothing: %s", error)
        return False
    return True


class Spoken(NamedTuple):
    """One thing that can be read out."""

    number: int
    role: str  # window, button, switch, text, live
    text: str
    rect: tuple[int, int, int, int] = (0, 0, 0, 0)
    enabled: bool = True
    is_on: bool | None = None  # of a switch


class Said(NamedTuple):
    """Everything on the screen that can be read out, and which of it has the focus."""

    things: tuple[Spoken, ...]
    focus: int


EMPTY = Said((Spoken(ROOT, "window", ""),), ROOT)  # what there is before the first frame


def spoken(app: App) -> tuple[Said, dict[int, Widget]]:
    """What the topmost layer offers, in reading order; a cover hides what lies below it as it does on the screen."""
    host = app.scene.host
    found: dict[int, Widget] = {}
    things = [Spoken(ROOT, "window", app.texts("program-name"), (0, 0, *app.ctx.size))]
    notice = app.notices.shown
    live = {**app.scene.live_texts(), "notice": notice.text if notice else ""}
    things += [Spoken(number, "live", live.get(name, "")) for number, name in LIVE.items()]
    focus = ROOT
    if host.layers:
        for number, widget in enumerate(focusables(host.top.root), FIRST):
            found[number] = widget
            role, box = "text" if widget.types else "switch" if isinstance(widget, Toggle) else "button", widget.rect
            place = (box.x, box.y, box.width, box.height)
            is_on = widget.value if isinstance(widget, Toggle) else None
            things.append(Spoken(number, role, called(widget), place, widget.enabled, is_on))
            if widget is host.focused:
                focus = number
    return Said(tuple(things), focus), found


class Reader:
    """Keeps the system's accessibility tree like the screen. `library` is accesskit, or a stand-in in tests."""

    def __init__(self, library: Any, adapter: Callable[..., Any]) -> None:
        self._library = library
        self._said: Said | None = None
        self._widgets: dict[int, Widget] = {}
        self._wishes: deque[tuple[str, int]] = deque()  # come from the system's own thread
        self._adapter = adapter(self._whole, self._wished, lambda: None)

    @classmethod
    def open(cls) -> Reader | None:
        """With the library and a system it knows; otherwise None. Windows wants it before the window is seen."""
        made: list[Reader] = []
        if not contained(lambda: made.extend(cls._of_this_system())):
            return None
        return made[0] if made else None

    @classmethod
    def _of_this_system(cls) -> Iterator[Reader]:
        try:
            import accesskit
        except ImportError:
            return
        if sys.platform == "win32":
            window = pygame.display.get_wm_info()["window"]
            windows = accesskit.windows.SubclassingAdapter
            yield cls(accesskit, lambda whole, wished, _gone: windows(window, whole, wished))
        elif sys.platform == "darwin":  # not yet built: nobody has run this on a Mac
            window = pygame.display.get_wm_info()["window"]
            mac = accesskit.macos.SubclassingAdapter
            yield cls(accesskit, lambda whole, wished, _gone: mac.for_window(window, whole, wished))
        elif sys.platform.startswith("linux"):
            yield cls(accesskit, accesskit.unix.Adapter)

    def follow(self, app: App) -> None:
        """After a frame: grant what the reader's user wished, then tell what has changed."""
        while self._wishes:
            self._grant(app, *self._wishes.popleft())
        said, self._widgets = spoken(app)
        if said != self._said:
            self._said = said
            self._tell(self._adapter.update_if_active(self._whole))

    def window_focus(self, focused: bool) -> None:
        if hasattr(self._adapter, "update_window_focus_state"):
            self._tell(self._adapter.update_window_focus_state(focused))

    def _tell(self, events: Any) -> None:
        if events is not None:  # Windows and macOS hand them out to be raised
            events.raise_events()

    def _wished(self, request: Any) -> None:
        kinds = self._library.Action
        if request.action in (kinds.CLICK, kinds.FOCUS):
            self._wishes.append(("click" if request.action == kinds.CLICK else "focus", int(request.target)))

    def _grant(self, app: App, wish: str, number: int) -> None:
        widget = self._widgets.get(number)
        if widget is None or not widget.enabled:
            return
        app.scene.host.focus_on(widget)
        if wish == "click":
            widget.on_act(app.ctx, "confirm")
        app.dirty = True

    def _whole(self) -> Any:
        kit, said = self._library, self._said or EMPTY
        update = kit.TreeUpdate(said.focus)
        nodes = [(one.number, self._node(one)) for one in said.things]
        nodes[0][1].set_children([one.number for one in said.things[1:]])
        update.nodes = nodes
        update.tree = kit.Tree(ROOT)
        return update

    def _node(self, one: Spoken) -> Any:
        kit = self._library
        kinds = kit.Role
        roles = {
            "window": kinds.WINDOW, "button": kinds.BUTTON, "text": kinds.TEXT_INPUT, "switch": kinds.SWITCH,
        }  # fmt: skip
        node = kit.Node(roles.get(one.role, kit.Role.LABEL))
        node.set_label(one.text)
        if one.role == "live":
            node.set_live(kit.Live.POLITE)
            return node
        x, y, wide, high = one.rect
        node.set_bounds(kit.Rect(float(x), float(y), float(x + wide), float(y + high)))
        if one.is_on is not None:
            node.set_toggled(kit.Toggled.TRUE if one.is_on else kit.Toggled.FALSE)
        if one.role != "window":
            node.add_action(kit.Action.FOCUS)
            node.add_action(kit.Action.CLICK)
            if not one.enabled:
                node.set_disabled()
        return node
