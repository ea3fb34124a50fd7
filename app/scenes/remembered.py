"""Small things a screen wants to know next time: last choices, progress of lessons, orders of lists (UX-95)."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any
from weakref import WeakKeyDictionary

if TYPE_CHECKING:
    from app.ui.program import Program

log = logging.getLogger(__name__)

# Without a folder of its own (a picture, a test) the program remembers until it ends.
_unwritten: WeakKeyDictionary[Program, dict[str, dict[str, Any]]] = WeakKeyDictionary()


def recall(app: Program, topic: str, key: str) -> Any:
    """What was remembered last, None if there is nothing usable."""
    kept = _unwritten.get(app, {}).get(topic, {})
    if key in kept or app.places is None:
        return kept.get(key)
    from saves.errors import BadSave
    from saves.files import read_json

    try:
        found = read_json(app.places.data / "remembered" / f"{topic}.json", {})
    except (BadSave, OSError) as trouble:
        log.warning("%s is not remembered: %s", topic, trouble)
        return None
    return found.get(key) if isinstance(found, dict) else None


def forget(app: Program) -> None:
    """What has not been written is remembered no longer."""
    _unwritten.pop(app, None)


def remember(app: Program, topic: str, key: str, value: Any) -> None:
    """Keep a value of JSON types; a disk that refuses is no reason to stop (UX-98)."""
    _unwritten.setdefault(app, {}).setdefault(topic, {})[key] = value
    if app.places is None or not app.places.writable:
        return
    from saves.errors import CannotWrite
    from saves.files import change_json

    def change(found: Any) -> Any:
        return {**(found if isinstance(found, dict) else {}), key: value}

    try:
        change_json(app.places, app.places.data / "remembered" / f"{topic}.json", {}, change)
    except (CannotWrite, OSError) as trouble:
        log.warning("%s is not kept: %s", topic, trouble)
