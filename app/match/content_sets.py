"""Content sets of a game: those shipped beside its rules and those in the user's folder (UX-104)."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rules import Illegal, Reason, find
from rules.content.loading import Content, Problem, SetInfo, load, look_at, read_folder, shipped_sets
from rules.content.loading import shipped_folder as folder_beside
from rules.content.shapes import Translation
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from saves.places import Places

MOST_NOTED = 4000  # at most so many files are watched for changes


@dataclass(frozen=True)
class FoundSet:
    """A file or folder that should be a card set: what it says about itself, and the problems found in it."""

    path: Path
    info: SetInfo | None
    problems: tuple[Problem, ...]
    shipped: bool
    entries: int = 0


def _module(game: str) -> str:
    """The file of the game's rules."""
    find(game)
    return str(Path(str(sys.modules[f"rules.{game}"].__path__[0])) / "__init__.py")


def shipped_folder(game: str) -> Path:
    return folder_beside(_module(game))


def own_folder(places: Places | None, game: str) -> Path | None:
    return None if places is None else places.sets(game)


def default_sets(game: str) -> list[str]:
    """The sets that a game uses when none are named."""
    content = find(game).content([])
    return [info.id for info in content.sets] if isinstance(content, Content) else []


def known_sets(places: Places | None, game: str) -> list[SetInfo]:
    """Every set without problems, shipped ones first."""
    schema = find(game).schema
    if schema is None:
        return []
    own = own_folder(places, game)
    found: dict[str, SetInfo] = {}
    for each in (*shipped_sets(_module(game), schema)[0], *(read_folder(own, {game: schema})[0] if own else ())):
        found.setdefault(each.info.id, each.info)
    return list(found.values())


def other_sets(places: Places | None, game: str) -> list[SetInfo]:
    """The usable sets that are not among the game's default sets."""
    if find(game).schema is None:
        return []
    standard = default_sets(game)
    own = own_folder(places, game)
    if len(_candidates(shipped_folder(game))) == len(standard) and not (own is not None and _candidates(own)):
        return []  # there are only the default sets
    return [info for info in known_sets(places, game) if info.id not in standard]


def content_of(places: Places | None, game: str, chosen: Sequence[str]) -> Any:
    """The content of the chosen sets; Illegal if one of them cannot be used."""
    if find(game).schema is None:
        return None
    return _content_of(places, game, tuple(chosen), fingerprint(places, game))


@lru_cache(maxsize=8)
def _content_of(places: Places | None, game: str, chosen: tuple[str, ...], marks: tuple[object, ...]) -> Content:
    """Read once, as long as no file in the user's folder changes."""
    schema, own = find(game).schema, own_folder(places, game)
    assert schema is not None
    content, problems = load(schema, [own] if own else [], list(chosen), beside=_module(game))
    usable = {info.id for info in content.sets} | {info.replaces for info in content.sets}
    missing = next((name for name in chosen if name not in usable), None)
    if missing is not None:
        raise Illegal(Reason("sets.unusable", {"set": missing, "problems": len(problems)}))
    return content


def content_for(places: Places | None, game: str, chosen: Sequence[str]) -> Any:
    """The content of the chosen sets to choose from; where one cannot be used, what the game ships."""
    try:
        return content_of(places, game, chosen or default_sets(game))
    except Illegal:
        return find(game).content([])


def departed(places: Places | None, content: Any) -> list[tuple[Translation, str]]:
    """Sets of the user's own in a kept game that his folder no longer has as they were: the name of each, and whether
    it is "gone" or "changed" there (UX-68). The game carries them and goes on with them."""
    if not isinstance(content, Content):
        return []
    schema = find(content.game).schema
    ours = {each.info.id for each in shipped_sets(_module(content.game), schema)[0]}
    own = own_folder(places, content.game)
    kept = {str(raw["set"]["id"]): raw for raw in content.pack()["sets"]}
    if own is None or ours.issuperset(kept):
        return []
    there = {each.info.id: each for each in read_folder(own, {content.game: schema})[0]}
    found = []
    for info in content.sets:
        if info.id not in ours and info.id not in there:
            found.append((info.name, "gone"))
        elif info.id not in ours and Content(content.game, [there[info.id]]).pack()["sets"] != [kept[info.id]]:
            found.append((info.name, "changed"))
    return found


def content_of_all(places: Places | None, game: str) -> Any:
    """All that this program and the user's folder have for a game now, for the names of what was played with once."""
    schema, own = find(game).schema, own_folder(places, game)
    return None if schema is None else load(schema, [own] if own else [], beside=_module(game))[0]


def set_paths(places: Places | None, game: str) -> list[Path]:
    """The files and folders that should be sets: those shipped with the game first."""
    if find(game).schema is None:
        return []
    own = own_folder(places, game)
    return [*_candidates(shipped_folder(game)), *(_candidates(own) if own is not None else ())]


def look_at_set(path: Path, game: str) -> FoundSet:
    """The set at this path, checked; a shipped one is checked only once."""
    if path.parent == shipped_folder(game):
        return next(found for found in _shipped_found(game) if found.path == path)
    schema = find(game).schema
    assert schema is not None
    built, problems = look_at(path, {game: schema}, shipped_sets(_module(game), schema)[0], path.parent.resolve())
    return FoundSet(path, built.info if built else None, problems, False, len(built.designs) if built else 0)


@cache
def _shipped_found(game: str) -> tuple[FoundSet, ...]:
    """The shipped sets, kept because they do not change while the program runs."""
    schema = find(game).schema
    assert schema is not None
    found = []
    for path in _candidates(shipped_folder(game)):
        built, problems = look_at(path, {game: schema}, within=path.parent.resolve())
        found.append(FoundSet(path, built.info if built else None, problems, True, len(built.designs) if built else 0))
    return tuple(found)


def _candidates(folder: Path) -> list[Path]:
    try:
        shown = [path for path in folder.iterdir() if not path.name.startswith(".")]
    except OSError:
        return []
    return sorted((path for path in shown if path.suffix.lower() == ".toml" or path.is_dir()), key=lambda p: p.name)


def fingerprint(places: Places | None, game: str) -> tuple[tuple[str, int, int], ...]:
    """A value that changes when a file in the user's folder changes; then the screen reads the sets again."""
    own = own_folder(places, game)
    if own is None:
        return ()
    seen: list[tuple[str, int, int]] = []
    _note_files(str(own), seen)
    return tuple(sorted(seen))


def _note_files(folder: str, seen: list[tuple[str, int, int]]) -> None:
    """Add name, size and time of every file of sets. `scandir` gives them with the listing, which is cheap."""
    try:
        with os.scandir(folder) as listing:
            for each in listing:
                if len(seen) >= MOST_NOTED:
                    return
                if each.is_dir():
                    _note_files(each.path, seen)
                elif each.name.lower().endswith(".toml"):
                    facts = each.stat()
                    seen.append((each.path, facts.st_size, facts.st_mtime_ns))
    except OSError:
        return
