"""Small files of the player that are not saves: statistics, pictures of the screen, shared cards."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

from saves import locks
from saves.disk import Disk, set_aside, write_atomically
from saves.errors import BadSave
from saves.parse import parse, read_bytes
from saves.places import Places

MAX_TEXT = 1024 * 1024
MAX_JSON = 4 * 1024 * 1024  # a thousand games of six people in the statistics are a good megabyte


def read_text(path: Path, limit: int = MAX_TEXT) -> str:
    """A small text file; `BadSave` says what is wrong with it."""
    try:
        return read_bytes(path, limit).decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise BadSave(path, str(error.start), "save-not-utf8") from None


def write_text(path: Path, text: str, disk: Disk | None = None) -> None:
    write_atomically(disk or Disk(), path, text.encode("utf-8"))


def read_json(path: Path, empty: Any) -> Any:
    """A small JSON file, `empty` if there is none."""
    try:
        return parse(read_bytes(path, MAX_JSON), path)
    except BadSave as bad:
        if bad.reason_id == "save-missing":
            return empty
        raise


def write_json(path: Path, value: Any, disk: Disk | None = None) -> None:
    write_atomically(disk or Disk(), path, msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n")


def change_json(places: Places, path: Path, empty: Any, change: Callable[[Any], Any], disk: Disk | None = None) -> Any:
    """Read, change and write a shared file such as the statistics, one copy of the program at a time.

    A broken file is set aside, never overwritten.
    """
    own = disk or Disk()
    with locks.turn(places.locks, path.stem):
        try:
            value = read_json(path, empty)
        except BadSave:
            set_aside(own, path)
            value = empty
        value = change(value)
        write_json(path, value, own)
    return value
