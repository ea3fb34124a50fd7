"""What can go wrong with files, said once: a reason id, its parameters, and a readable message.

The reason ids are Fluent message ids as well; the English sentences here serve logs and the command line.
"""

from __future__ import annotations

import errno
from collections.abc import Mapping
from pathlib import Path

Param = str | int

REASONS: Mapping[str, str] = {
    "save-missing": "the file is not there",
    "save-unreadable": "the file cannot be read ({error})",
    "save-too-large": "the file has {size} bytes, at most {limit} are read",
    "save-not-utf8": "the bytes here are not UTF-8 text",
    "save-too-deep": "brackets are nested deeper than {limit}",
    "save-too-many-values": "there are more than {limit} values",
    "save-not-json": "this is not JSON ({detail})",
    "save-number-too-large": "the number {number} is too large",
    "save-number-not-finite": "{number} is not a number a save may hold",
    "save-text-too-long": "a text has {length} characters, at most {limit} are allowed",
    "save-name-hidden": "a name holds a character that cannot be seen or turns the direction of writing",
    "save-text-broken": "a text holds half of a character (a lone surrogate)",
    "save-key-twice": "the key {key} stands twice in one object",
    "save-not-ours": "this is not an Orrery save",
    "save-too-new": "it was written in format {found}; this program reads up to format {known}",
    "save-too-old": "no way is known from format {found} to format {known}",
    "save-newer-rules": "it was played by the rules of version {found}; this program has version {known}",
    "save-wrong-shape": "{detail}",
    "save-checksum": "the contents do not match their checksum",
    "save-picture": "the picture is not a small PNG ({detail})",
    "save-other-game": "the game {game} is not part of this program",
    "save-snapshot": "the position cannot be restored ({detail})",
    "save-fingerprint": "the position does not match its fingerprint",
    "save-content": "the packed cards cannot be used ({detail})",
    "journal-empty": "the journal has no complete beginning",
    "journal-damaged": "line {line} of the journal is damaged; {lost} later lines are not used",
    "journal-answer": "answer {number} of the journal is refused by the rules ({detail})",
}

# What is said of files that are no saves of games (see `saves.kept`).
KEPT: Mapping[str, str] = {
    "kept-not-ours": "this is another kind of file",
    "kept-too-new": "it was written in format {found}; this program reads up to format {known}",
    "kept-checksum": "the contents do not match their checksum",
}

TROUBLES: Mapping[str, str] = {
    "disk-full": "the disk is full",
    "disk-read-only": "the folder is read-only",
    "disk-denied": "writing is not permitted",
    "disk-error": "writing failed ({error})",
    "disk-busy": "another copy of the program is using it",
    "disk-missing": "the file or folder is gone",
}

# What the player is told when it is over.
NEWS: Mapping[str, str] = {
    "disk-anew": "the folder of the game was deleted; it has been made again with the whole game in it",
    "disk-back": "writing works again, and the whole game is on the disk",
    "disk-room": "the disk was full; {deleted} deleted files and {autosaves} old autosaves made room",
}


def _sentence(texts: Mapping[str, str], reason_id: str, params: Mapping[str, Param]) -> str:
    try:
        return texts[reason_id].format(**params)
    except (KeyError, IndexError):
        return reason_id


def _name(file: str) -> str:
    """A file by its name; places such as "." have none and are said as they are."""
    return Path(file).name or file


class BadSave(Exception):
    """A file that cannot be used: which file, where in it, and why (UX-67). The file itself is left alone.

    >>> str(BadSave("evening.orrery.json", "1:20", "save-key-twice", {"key": "turn"}))
    'evening.orrery.json, at 1:20: the key turn stands twice in one object'
    """

    def __init__(self, file: str | Path, place: str, reason_id: str, params: Mapping[str, Param] | None = None) -> None:
        self.file = str(file)
        self.place = place
        self.reason_id = reason_id
        self.params: dict[str, Param] = dict(params or {})
        where = f", at {place}" if place else ""
        super().__init__(f"{_name(self.file)}{where}: {_sentence({**REASONS, **KEPT}, reason_id, self.params)}")

    def in_file(self, file: str | Path) -> BadSave:
        """The same complaint about a named file (parsing starts before the name is known).

        A new object, without the traceback that would keep the file's bytes in memory.
        """
        return BadSave(file, self.place, self.reason_id, self.params)


class CannotWrite(Exception):
    """The disk refused; nothing that was there before has changed (UX-98)."""

    def __init__(self, file: str | Path, reason_id: str, params: Mapping[str, Param] | None = None) -> None:
        self.file = str(file)
        self.reason_id = reason_id
        self.params: dict[str, Param] = dict(params or {})
        super().__init__(f"{_name(self.file)}: {_sentence(TROUBLES, reason_id, self.params)}")


_BY_ERRNO: Mapping[int, str] = {
    errno.ENOSPC: "disk-full",
    getattr(errno, "EDQUOT", errno.ENOSPC): "disk-full",
    errno.EFBIG: "disk-full",
    errno.EROFS: "disk-read-only",
    errno.EACCES: "disk-denied",
    errno.EPERM: "disk-denied",
    errno.ENOENT: "disk-missing",
    errno.ENOTDIR: "disk-missing",
}


def cannot_write(file: str | Path, error: OSError) -> CannotWrite:
    """The system's error as ours. System texts are in any language, so only the error's name is kept."""
    name = errno.errorcode.get(error.errno or 0, type(error).__name__)
    return CannotWrite(file, _BY_ERRNO.get(error.errno or 0, "disk-error"), {"error": name})
