"""Mouse, keys and gamepad become intents; keys and pad buttons are bound to named actions (UX-78)."""

from __future__ import annotations

from typing import NamedTuple

import pygame

# Pad buttons by SDL's standard numbering.
PAD_BUTTONS = (
    "a",
    "b",
    "x",
    "y",
    "back",
    "guide",
    "start",
    "stick-l",
    "stick-r",
    "lb",
    "rb",
    "pad-up",
    "pad-down",
    "pad-left",
    "pad-right",
)
_LEFT_STICK = {0: ("left", "right"), 1: ("up", "down")}  # by axis; it moves the focus
# Axes besides the left stick, as buttons for either direction: the right stick, and the triggers, which go one way.
PAD_AXES = {2: ("look-left", "look-right"), 3: ("look-up", "look-down"), 4: ("", "lt"), 5: ("", "rt")}
PAD_SHIFT = "back"
_STICK_DEAD = 16000
_REPEAT_FIRST, _REPEAT_NEXT = 400.0, 110.0
_MODIFIERS = ((pygame.KMOD_CTRL, "ctrl"), (pygame.KMOD_ALT, "alt"), (pygame.KMOD_SHIFT, "shift"))
_MODIFIER_KEYS = {
    pygame.K_LSHIFT,
    pygame.K_RSHIFT,
    pygame.K_LCTRL,
    pygame.K_RCTRL,
    pygame.K_LALT,
    pygame.K_RALT,
    pygame.K_LMETA,
    pygame.K_RMETA,
    pygame.K_CAPSLOCK,
    pygame.K_NUMLOCKCLEAR,
    pygame.K_MODE,
}
# Keys that edit text while a field is being typed in; they are no bindings.
_EDITING = {
    "backspace": "erase",
    "delete": "erase-next",
    "home": "text-start",
    "end": "text-end",
    "left": "left",
    "right": "right",
    "up": "up",
    "down": "down",
    "return": "confirm",
    "enter": "confirm",
    "escape": "cancel",
    "tab": "next",
    "shift+tab": "previous",
    "ctrl+c": "copy",
    "ctrl+v": "paste",
    "ctrl+x": "cut",
    "ctrl+a": "select-all",
    "shift+left": "select-left",
    "shift+right": "select-right",
    "shift+home": "select-start",
    "shift+end": "select-end",
}
# A held key repeats only what moves; nothing is chosen or paid twice by a finger that stays down.
_REPEATING = ("up", "down", "left", "right", "next", "previous", "page-", "zoom-", "pan-")
_HELD_REPEATING = ("up", "down", "left", "right", "zoom-", "pan-")  # the same on the pad
_ALIASES = {"enter": "return"}


# Plain classes: they are made at every start, and tuples with names take longer to define.


class PointerEvent:
    """Something the mouse did: move, press, release or wheel."""

    def __init__(self, kind: str, pos: tuple[int, int], button: int = 0, wheel: int = 0, shift: bool = False) -> None:
        self.kind, self.pos, self.button, self.wheel, self.shift = kind, pos, button, wheel, shift


class Act:
    """A named action, whatever key or button it came from."""

    def __init__(self, action: str, device: str = "keyboard", repeat: bool = False, released: bool = False) -> None:
        self.action, self.device, self.repeat, self.released = action, device, repeat, released


class Digit:
    """A digit key chooses the answer with that number (UX-79)."""

    def __init__(self, value: int) -> None:
        self.value = value


class Typed:
    """Text from any layout, dead keys and input methods included (UX-89)."""

    def __init__(self, text: str) -> None:
        self.text = text


class Composed:
    """Text an input method is still working on."""

    def __init__(self, text: str) -> None:
        self.text = text


class Chord:
    """A key or pad button as such, for the key-binding page."""

    def __init__(self, name: str, device: str) -> None:
        self.name, self.device = name, device


class Lost:
    """The window lost the focus or was resized: whatever was under way is cancelled (UX-18)."""


Intent = PointerEvent | Act | Digit | Typed | Composed | Chord | Lost


class Action(NamedTuple):
    """A bindable action with its default keys and pad buttons."""

    name: str
    group: str
    keys: tuple[str, ...]
    pad: tuple[str, ...] = ()


ACTIONS: dict[str, Action] = {}
ALONE = ("race",)  # groups whose keys are live only while all others are silent (SM-4.66)


def declare(group: str, name: str, *keys: str, pad: tuple[str, ...] = ()) -> None:
    """Make an action bindable. Its label is the message `action-<name>`, its heading `action-group-<group>`."""
    ACTIONS[name] = Action(name, group, keys, pad)


declare("moving", "up", "up", pad=("pad-up",))
declare("moving", "down", "down", pad=("pad-down",))
declare("moving", "left", "left", pad=("pad-left",))
declare("moving", "right", "right", pad=("pad-right",))
declare("moving", "next", "tab", pad=("rb",))
declare("moving", "previous", "shift+tab", pad=("lb",))
declare("moving", "page-up", "page up")
declare("moving", "page-down", "page down")
declare("moving", "confirm", "return", "space", pad=("a",))
declare("moving", "cancel", "escape", pad=("b",))
declare("window", "fullscreen", "f11", "alt+return")
declare("window", "mute", "m")
declare("window", "screenshot", "f12")


class Bindings:
    """Which chord means which action: the defaults, changed by the user's settings."""

    def __init__(self, keys: dict[str, list[str]] | None = None, pad: dict[str, list[str]] | None = None) -> None:
        self.keys = dict(keys or {})
        self.pad = dict(pad or {})

    def chords(self, action: str, device: str = "keyboard") -> tuple[str, ...]:
        changed = (self.keys if device == "keyboard" else self.pad).get(action)
        if changed is not None:
            return tuple(changed)
        declared = ACTIONS[action]
        return declared.keys if device == "keyboard" else declared.pad

    def actions(self, chord: str, device: str = "keyboard") -> list[str]:
        """Every action of a chord; two scenes may use one key for different things."""
        return [name for name in ACTIONS if chord in self.chords(name, device)]

    def conflicts(self, action: str, device: str = "keyboard") -> list[str]:
        """Other actions that share a chord with this one."""
        mine = set(self.chords(action, device))
        alone = ACTIONS[action].group in ALONE
        others = [name for name in ACTIONS if name != action and (ACTIONS[name].group in ALONE) == alone]
        return [name for name in others if mine & set(self.chords(name, device))]


class Input:
    """Turns pygame events into intents."""

    def __init__(self, bindings: Bindings | None = None) -> None:
        self.bindings = bindings or Bindings()
        self.device = "keyboard"
        self._held: dict[str, float] = {}
        self._down: set[int] = set()
        self._stick: dict[int, str] = {}
        self._shifted: dict[str, str] = {}  # by pad button that is down, the chord that it means
        self._lone = False  # the pad's shift button is down, and nothing was pressed with it

    def intents(self, event: pygame.event.Event, clock: float, typing: bool = False) -> list[Intent]:
        """What an event means; while text is typed, letters are text and not actions."""
        kind = event.type
        if kind == pygame.KEYDOWN:
            return self._key_down(event, typing)
        if kind == pygame.KEYUP:
            self._down.discard(event.key)
            return [] if typing else self._key_up(event)
        if kind in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL):
            return self._mouse(event)
        if kind == pygame.TEXTINPUT:
            return [Typed(event.text)] if typing else []
        if kind == pygame.TEXTEDITING:
            return [Composed(event.text)] if typing else []
        if kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            return self._pad(PAD_BUTTONS[event.button % len(PAD_BUTTONS)], kind == pygame.CONTROLLERBUTTONDOWN, clock)
        if kind == pygame.CONTROLLERAXISMOTION:
            return self._tilt(event, clock)
        if kind == pygame.WINDOWFOCUSLOST:
            self._held.clear()
            self._down.clear()
            self._shifted.clear()
            self._lone = False
            return [Lost()]
        return []

    def repeated(self, clock: float) -> list[Intent]:
        """What is held on the pad repeats, as keys do by themselves."""
        out: list[Intent] = []
        for action, due in list(self._held.items()):
            if clock >= due:
                self._held[action] = clock + _REPEAT_NEXT
                out.append(Act(action, "gamepad", repeat=True))
        return out

    @property
    def waiting(self) -> bool:
        return bool(self._held)

    def _key_down(self, event: pygame.event.Event, typing: bool) -> list[Intent]:
        if event.key in _MODIFIER_KEYS:
            return []
        self.device = "keyboard"
        chord = chord_of(event.key, event.mod)
        again = event.key in self._down
        self._down.add(event.key)
        if typing:
            edit = _EDITING.get(chord)
            out: list[Intent] = [] if again else [Chord(chord, "keyboard")]
            return [*out, Act(edit, repeat=again)] if edit else out
        actions = self.bindings.actions(chord)
        if again:
            return [Act(action, repeat=True) for action in actions if action.startswith(_REPEATING)]
        out = [Chord(chord, "keyboard"), *(Act(action) for action in actions)]
        if chord.isdigit() and len(chord) == 1:
            out.append(Digit(int(chord)))
        return out

    def _key_up(self, event: pygame.event.Event) -> list[Intent]:
        chord = chord_of(event.key, 0)
        return [Act(action, released=True) for action in self.bindings.actions(chord)]

    def _mouse(self, event: pygame.event.Event) -> list[Intent]:
        self.device = "mouse"
        shift = bool(pygame.key.get_mods() & pygame.KMOD_SHIFT) if pygame.display.get_init() else False
        if event.type == pygame.MOUSEWHEEL:
            pos = getattr(event, "pos", None) or pygame.mouse.get_pos()
            return [PointerEvent("wheel", pos, wheel=event.y, shift=shift)]
        if event.type == pygame.MOUSEMOTION:
            return [PointerEvent("move", event.pos, shift=shift)]
        if event.button in (4, 5):
            return []  # wheels arrive as MOUSEWHEEL
        kind = "press" if event.type == pygame.MOUSEBUTTONDOWN else "release"
        return [PointerEvent(kind, event.pos, event.button, shift=shift)]

    def _pad(self, button: str, down: bool, clock: float) -> list[Intent]:
        """A pad has fewer buttons than the table has actions: one of them, held, gives the others a second meaning; by
        itself it means what it is bound to when it is let go."""
        self.device = "gamepad"
        if button == PAD_SHIFT:
            lone, self._lone = self._lone and not down, down
            if down:
                self._shifted[button] = button
            else:
                self._shifted.pop(button, None)
            return [*self._pressed(button, True, clock), *self._pressed(button, False, clock)] if lone else []
        if down and PAD_SHIFT in self._shifted:
            self._lone = False
            self._shifted[button] = f"{PAD_SHIFT}+{button}"
        meant = self._shifted.get(button, button) if down else self._shifted.pop(button, button)
        return self._pressed(meant, down, clock)

    def _pressed(self, button: str, down: bool, clock: float) -> list[Intent]:
        actions = self.bindings.actions(button, "gamepad")
        if not down:
            for action in actions:
                self._held.pop(action, None)
            return [Act(action, "gamepad", released=True) for action in actions]
        for action in actions:
            if action.startswith(_HELD_REPEATING):
                self._held[action] = clock + _REPEAT_FIRST
        return [Chord(button, "gamepad"), *(Act(action, "gamepad") for action in actions)]

    def _tilt(self, event: pygame.event.Event, clock: float) -> list[Intent]:
        """The left stick acts as a direction pad; the other axes are buttons that can be bound."""
        if event.axis not in (*_LEFT_STICK, *PAD_AXES):
            return []
        names = _LEFT_STICK.get(event.axis) or PAD_AXES[event.axis]
        value = event.value if abs(event.value) > 1 else event.value * 32767
        now = "" if abs(value) < _STICK_DEAD else names[value > 0]
        before = self._stick.get(event.axis, "")
        if now == before:
            return []
        self._stick[event.axis] = now
        if event.axis in PAD_AXES:
            let_go = self._pad(before, False, clock) if before else []
            return let_go + (self._pad(now, True, clock) if now else [])
        self._held.pop(before, None)
        if not now:
            return []
        self.device = "gamepad"
        self._held[now] = clock + _REPEAT_FIRST
        return [Act(now, "gamepad")]


def chord_of(key: int, mods: int) -> str:
    """The name of a key with its modifiers, such as `ctrl+z`, by the layout's own letter."""
    name = pygame.key.name(key) or f"key {key}"
    name = _ALIASES.get(name.removeprefix("keypad "), name)
    if name.startswith("[") and name.endswith("]") and len(name) == 3:
        name = name[1]  # the number pad: [5] is 5
    held = [label for mask, label in _MODIFIERS if mods & mask]
    return "+".join([*held, name])
