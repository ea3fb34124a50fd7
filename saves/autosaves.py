"""Autosaves of one match and their rotation (UX-66): the last 5, and the start of the last 10 turns."""

from __future__ import annotations

import re
from pathlib import Path

from saves.disk import Disk, remove, write_atomically
from saves.document import Document, encode_document

LAST_KEPT = 5
TURNS_KEPT = 10
_NAME = re.compile(r"(auto|turn)-(\d{6,12})(?:-(\d{1,8}))?\.orrery\.json")


def write_autosave(disk: Disk, folder: Path, document: Document, *, turn_start: bool = False) -> Path:
    """Add an autosave, then let the oldest go. The new file is complete before an old one is removed."""
    number = 1 + max((_parts(path)[1] for path in autosave_files(folder)), default=0)
    name = f"turn-{number:06d}-{document.meta.turn}" if turn_start else f"auto-{number:06d}"
    path = folder / f"{name}.orrery.json"
    write_atomically(disk, path, encode_document(document))
    rotate(disk, folder)
    return path


def autosave_files(folder: Path) -> list[Path]:
    """The autosaves of a match, oldest first."""
    try:
        found = [path for path in folder.iterdir() if _NAME.fullmatch(path.name)]
    except OSError:
        return []
    return sorted(found, key=lambda path: _parts(path)[1])


def last_turn(folder: Path) -> int | None:
    """The turn that began last, told by the files' names alone: a menu opens none of them."""
    begun = [turn for kind, _, turn in map(_parts, autosave_files(folder)) if kind == "turn"]
    return begun[-1] if begun else None


def rotate(disk: Disk, folder: Path) -> None:
    """Remove what UX-66 no longer asks for; only ever called by the copy that plays this match."""
    for path in outdated(autosave_files(folder)):
        remove(disk, path)


def outdated(files: list[Path]) -> list[Path]:
    """Which of these (oldest first) may go. A turn begun twice, after an undo, counts by its last start."""
    lasts = [path for path in files if _parts(path)[0] == "auto"]
    turns: dict[int, Path] = {}
    for path in files:
        kind, _, turn = _parts(path)
        if kind == "turn":
            turns.pop(turn, None)
            turns[turn] = path
    kept = {*lasts[-LAST_KEPT:], *list(turns.values())[-TURNS_KEPT:]}
    return [path for path in files if path not in kept]


def _parts(path: Path) -> tuple[str, int, int]:
    match = _NAME.fullmatch(path.name)
    if match is None:
        raise ValueError(f"{path.name} is not an autosave")
    return match[1], int(match[2]), int(match[3] or 0)
