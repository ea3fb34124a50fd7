"""The people who play at this computer: a name, a colour, stars, puzzles; one small file each.

    people/<id>.json      {"name": "Anna", "colour": 2, "born": "2026-03-14T19:00:00Z", "stars": {"<challenge>": 3},
                          "puzzles": {"<puzzle>": 2}}

Whoever never asked for a profile plays as `FIRST`, who is there without a file and has no name; a file is written when
there is something to keep. Every change reads, changes and writes under one lock, so that two copies of the program
lose nothing of each other's. A damaged file is set aside and told; the others work.
"""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import field
from pathlib import Path
from typing import Any

from rules.core.lean import dataclass
from saves import locks
from saves.disk import Disk, set_aside
from saves.errors import BadSave, CannotWrite
from saves.places import Places
from saves.trash import Trash, Trashed

KIND = "people"
FIRST = "first"  # who plays when nobody was chosen
MOST_PEOPLE = 12
LONGEST_NAME = 24
COLOURS = 6  # the marks of the seats: colour, symbol and pattern
MOST_STARS = 3
TRIED, HELPED, AT_ONCE = 1, 2, 3  # a puzzle: not solved yet; solved with hints or tries; at the first try, unaided
_ID = re.compile(r"[a-z0-9]{1,16}")


@dataclass(frozen=True, slots=True)
class Person:
    """One person; `stars` are the best ever, by challenge, and `puzzles` how each was solved."""

    id: str
    name: str = ""  # empty: the first player has not given one
    colour: int = 0
    born: str = ""
    stars: Mapping[str, int] = field(default_factory=dict)
    puzzles: Mapping[str, int] = field(default_factory=dict)

    @property
    def all_stars(self) -> int:
        return sum(self.stars.values())

    def solved(self, how: int = HELPED, prefix: str = "") -> int:
        """How many puzzles were solved, at least so well, of those whose keys begin so."""
        return sum(kept >= how and key.startswith(prefix) for key, kept in self.puzzles.items())


def person_of(id: str, data: Any) -> Person:
    """A person from a file; what does not fit is as if it were not there."""
    found: Mapping[str, Any] = data if isinstance(data, dict) else {}
    name, colour, born = (found.get(key) for key in ("name", "colour", "born"))
    return Person(
        id,
        " ".join(name.split())[:LONGEST_NAME] if isinstance(name, str) else "",
        colour % COLOURS if type(colour) is int else 0,
        born if isinstance(born, str) else "",
        _counts(found.get("stars"), MOST_STARS),
        _counts(found.get("puzzles"), AT_ONCE),
    )


def _counts(found: Any, most: int) -> dict[str, int]:
    kept = found.items() if isinstance(found, dict) else ()
    return {key: min(most, count) for key, count in kept if type(count) is int and count > 0}


class PeopleFiles:
    """All people of this user. Whatever changes is on the disk when a call returns, or `CannotWrite` says why not."""

    def __init__(self, places: Places, disk: Disk | None = None) -> None:
        self.places, self.folder = places, places.data / KIND
        self._disk = disk or Disk()

    def everybody(self) -> tuple[list[Person], list[BadSave]]:
        """The first player, then the others in the order in which they came; and the files that are damaged."""
        found: list[Person] = []
        damaged: list[BadSave] = []
        for path in self._paths():
            try:
                found.append(person_of(path.stem, _read(path)))
            except BadSave as bad:
                damaged.append(bad.in_file(path))
        first = next((one for one in found if one.id == FIRST), Person(FIRST))
        others = sorted((one for one in found if one.id != FIRST), key=lambda one: (one.born, one.id))
        return [first, *others[: MOST_PEOPLE - 1]], damaged

    def set_damaged_aside(self) -> list[Path]:
        """Move damaged files out of the way; where they lie now. Those of a later version stay, for that version."""
        if not self.places.writable:
            return []
        moved = []
        with self._turn():
            for path in self._paths():
                try:
                    _read(path)
                except BadSave as bad:
                    if bad.reason_id != "kept-too-new":
                        moved.append(set_aside(self._disk, path))
        return moved

    def add(self, name: str, colour: int) -> Person:
        from saves.games import now

        id = os.urandom(4).hex()
        with self._turn():
            return self._write(id, {"name": name, "colour": colour, "born": now()})

    def change(self, id: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> Person:
        """Read, change and write one person. Keys that this version does not know stay.

        Somebody whose file another copy of the program has deleted does not come back by this; only the first player
        is made when there is no file.
        """
        path = self._path(id)
        with self._turn():
            data: Any = {}
            try:
                data = _read(path)
            except BadSave as bad:
                if bad.reason_id == "save-missing":
                    if id != FIRST:
                        raise CannotWrite(path, "disk-missing") from None
                elif bad.reason_id == "kept-too-new":
                    raise CannotWrite(path, bad.reason_id, bad.params) from None
                else:
                    set_aside(self._disk, path)
            return self._write(id, change(data if isinstance(data, dict) else {}))

    def describe(self, id: str, name: str, colour: int) -> Person:
        return self.change(id, lambda data: {**data, "name": name, "colour": colour})

    def earn(self, id: str, challenge: str, stars: int) -> Person:
        return self._keep_best(id, "stars", challenge, stars)

    def solve(self, id: str, puzzle: str, how: int) -> Person:
        return self._keep_best(id, "puzzles", puzzle, how)

    def _keep_best(self, id: str, what: str, key: str, count: int) -> Person:
        """Two copies of the program may each bring something."""

        def better(data: dict[str, Any]) -> dict[str, Any]:
            kept = data.get(what)
            counts = dict(kept) if isinstance(kept, dict) else {}
            before = counts.get(key)
            counts[key] = max(before if type(before) is int else 0, count)
            return {**data, what: counts}

        return self.change(id, better)

    def delete(self, id: str) -> Trashed:
        """To the trash, whence `restore` brings it back."""
        with self._turn():
            return Trash(self._disk, self.places.trash).put(self._path(id))

    def restore(self, item: Trashed) -> None:
        with self._turn():
            Trash(self._disk, self.places.trash).restore(item, item.original)

    # -- files

    def _paths(self) -> list[Path]:
        try:
            found = [path for path in self.folder.iterdir() if path.suffix == ".json" and _ID.fullmatch(path.stem)]
        except OSError:
            return []
        return sorted(found)

    def _path(self, id: str) -> Path:
        if not _ID.fullmatch(id):
            raise ValueError(f"nobody can be called {id!r}")
        return self.folder / f"{id}.json"

    def _write(self, id: str, data: dict[str, Any]) -> Person:
        from saves.files import write_json
        from saves.kept import enveloped

        write_json(self._path(id), enveloped(KIND, data), self._disk)
        return person_of(id, data)

    def _turn(self) -> contextlib.AbstractContextManager[None]:
        if not self.places.writable:
            raise CannotWrite(self.folder, "disk-read-only")
        return locks.turn(self.places.locks, KIND)


def _read(path: Path) -> Any:
    from saves.kept import read_kept  # only where there is a file: the new-game screen comes while the menu rests (P14)

    return read_kept(path, KIND)
