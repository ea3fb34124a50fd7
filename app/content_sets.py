"""Content sets of a game: those shipped beside its rules and those in the user's folder (UX-104)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rules import Illegal, Reason, find
from rules.core.content import Content, Problem, SetInfo, check_path, load, read_folder, read_set, shipped_sets
from rules.core.content import shipped_folder as folder_beside

if TYPE_CHECKING:
    from saves.places import Places


@dataclass(frozen=True)
class FoundSet:
    """A file or folder that is, or should be, a set: what it says about itself and what is wrong with it."""

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
    """The sets a game takes when none are named."""
    content = find(game).content([])
    return [info.id for info in content.sets] if isinstance(content, Content) else []


def known_sets(places: Places | None, game: str) -> list[SetInfo]:
    """Every set that is right in itself, shipped ones first."""
    schema = find(game).schema
    if schema is None:
        return []
    own = own_folder(places, game)
    found: dict[str, SetInfo] = {}
    for each in (*shipped_sets(_module(game), schema)[0], *(read_folder(own, {game: schema})[0] if own else ())):
        found.setdefault(each.info.id, each.info)
    return list(found.values())


def other_sets(places: Places | None, game: str) -> list[SetInfo]:
    """Usable sets that a game does not take by itself."""
    if find(game).schema is None:
        return []
    standard = default_sets(game)
    own = own_folder(places, game)
    if len(_candidates(shipped_folder(game))) == len(standard) and not (own is not None and _candidates(own)):
        return []  # nothing lies there but what the game takes anyway
    return [info for info in known_sets(places, game) if info.id not in standard]


def content_of(places: Places | None, game: str, chosen: Sequence[str]) -> Any:
    """The content of the chosen sets; Illegal where one of them cannot be used."""
    schema = find(game).schema
    if schema is None:
        return None
    own = own_folder(places, game)
    content, problems = load(schema, [own] if own else [], list(chosen), beside=_module(game))
    usable = {info.id for info in content.sets} | {info.replaces for info in content.sets}
    missing = next((name for name in chosen if name not in usable), None)
    if missing is not None:
        raise Illegal(Reason("sets.unusable", {"set": missing, "problems": len(problems)}))
    return content


def found_sets(places: Places | None, game: str) -> list[FoundSet]:
    """Everything that lies in the folders, each with the checker's messages."""
    own = own_folder(places, game)
    return [*_shipped_sets(game), *(_found_in(own, game) if own is not None else [])]


@cache
def _shipped_sets(game: str) -> tuple[FoundSet, ...]:
    """What lies beside the game never changes while the program runs."""
    return tuple(_found_in(shipped_folder(game), game))


def _found_in(folder: Path, game: str) -> list[FoundSet]:
    schema = find(game).schema
    if schema is None:
        return []
    shipped = shipped_folder(game)
    found = []
    for path in _candidates(folder):
        built, problems = read_set(path, {game: schema}, within=folder.resolve())
        if not problems:
            problems = check_path(path, {game: schema}, [shipped] if folder != shipped else [])
        info = built.info if built else None
        entries = len(built.designs) if built else 0
        found.append(FoundSet(path, info, tuple(problems), folder == shipped, entries))
    return found


def _candidates(folder: Path) -> list[Path]:
    try:
        shown = [path for path in folder.iterdir() if not path.name.startswith(".")]
    except OSError:
        return []
    return sorted((path for path in shown if path.suffix.lower() == ".toml" or path.is_dir()), key=lambda p: p.name)


def fingerprint(places: Places | None, game: str) -> tuple[tuple[str, int, int], ...]:
    """Changes when a file of the user's folder does: the screen looks again by itself."""
    own = own_folder(places, game)
    if own is None:
        return ()
    seen = []
    try:
        for path in sorted(own.rglob("*.toml"))[:400]:
            facts = path.stat()
            seen.append((path.name, facts.st_size, facts.st_mtime_ns))
    except OSError:
        return ()
    return tuple(seen)
