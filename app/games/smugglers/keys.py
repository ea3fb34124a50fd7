"""Keys of the people who race at one keyboard: four each, by their places (SM-4.50 to 4.52); all can be changed.

A set that nobody has changed is meant by place (scancode), whatever the layout calls those keys; a changed one by
the key that was pressed on the page of keys.
"""

from __future__ import annotations

import pygame

from app.games.smugglers.lobby import ACTIONS, KEY_SETS
from app.ui.input import Bindings, chord_of, declare

_SCANCODES = {"left": "LEFT", "right": "RIGHT", "up": "UP", "down": "DOWN"}


def _scancode(key: str) -> int:
    name = f"KP_{key[1]}" if key.startswith("[") else _SCANCODES.get(key, key.upper())
    return int(getattr(pygame, f"KSCAN_{name}", 0) or getattr(pygame, f"KSCAN_{name.replace('_', '')}"))


def action_name(device: str, action: str) -> str:
    """The bindable action behind a key of a set, such as `race-2-go`."""
    return f"race-{device.rpartition('-')[2]}-{action}"


for _device, _keys in KEY_SETS.items():
    for _action, _key in zip(ACTIONS, _keys, strict=True):
        declare("race", action_name(_device, _action), _key.strip("[]"))


class KeySets:
    """Which key set and which of its four keys an event means."""

    def __init__(self, bindings: Bindings) -> None:
        self._by_place: dict[int, tuple[str, str]] = {}
        self._by_name: dict[str, tuple[str, str]] = {}
        for device, keys in KEY_SETS.items():
            for action, key in zip(ACTIONS, keys, strict=True):
                changed = bindings.keys.get(action_name(device, action))
                if changed is None:
                    self._by_place[_scancode(key)] = (device, action)
                else:
                    self._by_name |= dict.fromkeys(changed, (device, action))

    def meant(self, event: pygame.event.Event) -> tuple[str, str] | None:
        """Device and action of a key event."""
        named = self._by_name.get(chord_of(event.key, 0))
        if named is not None:
            return named
        place = getattr(event, "scancode", 0) or _scancode_of_key(event.key)
        return self._by_place.get(place)


def _scancode_of_key(key: int) -> int:
    """Where a key lies on a US keyboard, for events that carry no place."""
    name = pygame.key.name(key)
    try:
        return _scancode(name)
    except AttributeError:
        return 0


def cap_of(bindings: Bindings, device: str, action: str) -> str:
    """The name of a key as it is shown: what the user chose, or the US name of its place."""
    shown = bindings.keys.get(action_name(device, action))
    key = shown[0] if shown else KEY_SETS[device][ACTIONS.index(action)]
    return {"left": "←", "right": "→", "up": "↑", "down": "↓"}.get(key, key.strip("[]").upper())
