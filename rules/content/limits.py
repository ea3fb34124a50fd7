"""How large content may be, checked as plain data before any shape is asked (UX-69)."""

from __future__ import annotations

import re

from rules.core.records import Json

from .problems import FilePlace, KeyPath, Notes, shown

MAX_FILE = 1024 * 1024  # bytes
MAX_SET = 4 * 1024 * 1024  # bytes of all files of a set
MAX_FILES = 200  # files of a set, or sets in a folder
MAX_DEPTH = 16
MAX_VALUES = 100_000  # keys and items in a set
MAX_ENTRIES = 5_000
MAX_TEXT = 8_000
MAX_KEY = 64
LOWEST, HIGHEST = -(2**63), 2**63 - 1

_KEY = re.compile(rf"[A-Za-z0-9][A-Za-z0-9_-]{{0,{MAX_KEY - 1}}}")
# Tab and newline may stand in a text; other controls, half characters, and what is invisible or turns the direction of
# writing may not: a name of such characters cannot be told from another one, or from none.
_UNSHOWABLE = re.compile(
    r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e"
    r"\u2060-\u206f\u2800\u3164\ud800-\udfff\ufe00-\ufe0f\ufeff\uffa0\ufff0-\uffff\ue000-\uf8ff]"
    r"|[\U000e0000-\U000e0fff\U000f0000-\U0010ffff]"
)


def shows(text: str) -> bool:
    """Whether every character of a text can be seen, and stays where it is written.

    >>> shows("Űrhajó 7"), shows("An\u200bna"), shows("\u202eanna")
    (True, False, False)
    """
    return _UNSHOWABLE.search(text) is None


def shown_only(text: str) -> str:
    """The text without what cannot be seen: for what comes from a keyboard or a file name.

    >>> shown_only("An\u200bna\u202e")
    'Anna'
    """
    return _UNSHOWABLE.sub("", text)


def is_sound(data: Json, spot: FilePlace, room: int = MAX_VALUES) -> bool:
    """Whether plain data keeps the limits; what does not is noted.

    >>> notes = Notes("a.toml")
    >>> is_sound({"card": [{"cost": 2**70, "__class__": 1}]}, notes.top)
    False
    >>> [problem.key for problem in notes.problems]
    ['card[1].__class__', 'card[1].cost']
    """
    before = len(spot.notes.problems)
    waiting: list[tuple[Json, KeyPath]] = [(data, spot.path)]
    seen = 1
    while waiting and not spot.notes.full:
        value, path = waiting.pop()
        if not isinstance(value, (dict, list)):
            _sound_leaf(value, path, spot.notes)
            continue
        seen += len(value)
        if seen > room:
            FilePlace(path, spot.notes).fault("content-too-many-values", limit=room)
            break
        if len(path) >= MAX_DEPTH and value:
            FilePlace(path, spot.notes).fault("content-too-deep", limit=MAX_DEPTH)
        elif isinstance(value, dict):
            sound = [key for key in reversed(value) if _sound_key(key, path, spot.notes)]
            waiting += [(value[key], (*path, key)) for key in sound]
        else:
            waiting += [(value[index], (*path, index)) for index in reversed(range(len(value)))]
    return len(spot.notes.problems) == before


def _sound_key(key: Json, path: KeyPath, notes: Notes) -> bool:
    if isinstance(key, str) and _KEY.fullmatch(key):
        return True
    FilePlace((*path, str(key)), notes).fault("content-bad-key", found=shown(key), limit=MAX_KEY)
    return False


def _sound_leaf(value: Json, path: KeyPath, notes: Notes) -> None:
    if isinstance(value, bool):
        return
    spot = FilePlace(path, notes)
    if isinstance(value, str):
        if len(value) > MAX_TEXT:
            spot.fault("content-text-too-long", limit=MAX_TEXT)
        elif not shows(value):
            spot.fault("content-text-control")
    elif isinstance(value, int):
        if not LOWEST <= value <= HIGHEST:
            spot.fault("content-number-too-large")
    elif isinstance(value, float):
        # Fractions, nan and inf alike: the rules count in whole numbers so that every machine agrees.
        spot.fault("content-number-not-whole", found=shown(value))
    else:
        spot.fault("content-bad-value", found=shown(value))
