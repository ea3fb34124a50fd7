"""Content from TOML files: the one place where the rules read the disk, before play begins.

A set is one `*.toml` file, or a folder of them. Shipped sets lie beside their game, the users' own in a
folder that the caller names. Bad sets are left out with their problems, never the others (UX-104).

    content, problems = load(SCHEMA, [shipped_folder(__file__), user_folder], chosen=["base", "my_fleet"])
"""

from __future__ import annotations

import stat
from _thread import allocate_lock
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

import tomli

from rules.core.reasons import Fault
from rules.core.state import Setup

from .designs import Check, Complain, Content, ContentSet, Kind, Schema, SetInfo
from .limits import MAX_FILE, MAX_FILES, MAX_SET, MAX_VALUES
from .problems import Notes, Param, Problem
from .sets import FileData, Problems, build_set, combine, unpack
from .toml_text import parse_toml

__all__ = [
    "Check", "Complain", "Content", "ContentSet", "Kind", "Problem", "Problems", "Schema", "SetInfo",
    "check_path", "combine", "load", "look_at", "made_once", "own_document", "read_folder", "read_set",
    "shipped_content", "shipped_folder", "shipped_sets", "unpack",
]  # fmt: skip

Tables = TypeVar("Tables")

_BOM = b"\xef\xbb\xbf"
_shipped: dict[str, tuple[Schema, tuple[ContentSet, ...], Problems]] = {}
_reading = allocate_lock()


def shipped_folder(module_file: str) -> Path:
    """The folder of the sets that lie beside a game's module."""
    return Path(module_file).parent / "content"


def shipped_sets(module_file: str, schema: Schema) -> tuple[tuple[ContentSet, ...], Problems]:
    """The sets that lie beside a game's module, read once: they do not change while the program runs."""
    with _reading:  # whoever comes meanwhile waits instead of reading them too
        kept = _shipped.get(schema.game)
        if kept is None or kept[0] is not schema:
            sets, problems = read_folder(shipped_folder(module_file), {schema.game: schema}, trusted=True)
            kept = _shipped[schema.game] = schema, tuple(sets), problems
        return kept[1], kept[2]


def own_document(path: Path) -> dict[str, Any]:
    """A TOML document of our own that is no card set; {} where there is none."""
    return tomli.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def load(
    schema: Schema,
    folders: Iterable[Path],
    chosen: Sequence[str] | None = None,
    other_games: Collection[str] = (),
    *,
    beside: str = "",
) -> tuple[Content, Problems]:
    """The content of the chosen sets (all, if None) found in these folders, and all problems met.

    Sets of the other games named may lie in the same folders; they are passed over. The sets that are shipped
    with the game come first where its module's file is named with `beside`.
    """
    sets: list[ContentSet] = []
    problems: list[Problem] = []
    if beside:
        shipped, more = shipped_sets(beside, schema)
        sets, problems = list(shipped), list(more)
    for folder in folders:
        found, more = read_folder(folder, {schema.game: schema}, other_games)
        sets += found
        problems += more
    content, more = combine(schema, sets, chosen)
    return content, (*problems, *more)


def check_path(path: Path, schemas: Mapping[str, Schema], beside: Iterable[Path] = ()) -> Problems:
    """All problems of a set, or of a folder of sets, when used with the sets in the folders `beside`."""
    return look_at(path, schemas, [each for folder in beside for each in read_folder(folder, schemas)[0]])[1]


def look_at(
    path: Path, schemas: Mapping[str, Schema], there: Iterable[ContentSet] = (), within: Path | None = None
) -> tuple[ContentSet | None, Problems]:
    """The set in a file or folder, if it is one set, and all its problems when used with those that are `there`."""
    built, problems = read_set(path, schemas, within=within)
    sets = [] if built is None else [built]
    if any(problem.reason_id in ("content-second-set", "content-no-set") for problem in problems):
        found, more = read_folder(path, schemas)
        if found or more:
            sets, problems = found, more
    own = {each.info.id for each in sets}
    others = [each for each in there if each.info.id not in own]
    spots = [spot for each in sets for spot in (each.spot, *(design.spot for design in each.designs.values()))]
    files = {spot.notes.file for spot in spots}
    for game in sorted({each.info.game for each in sets}):
        _, more = combine(schemas[game], [each for each in (*others, *sets) if each.info.game == game])
        problems += tuple(problem for problem in more if problem.file in files)
    return built, problems


def read_folder(
    folder: Path, schemas: Mapping[str, Schema], other_games: Collection[str] = (), *, trusted: bool = False
) -> tuple[list[ContentSet], Problems]:
    """All sets of a folder that are right in themselves. A folder that is not there holds no sets."""
    sets: list[ContentSet] = []
    problems: list[Problem] = []
    try:
        root = folder.resolve()
        paths = [path for path in _listing(folder) if _is_toml(path) or path.is_dir()]
    except (FileNotFoundError, NotADirectoryError):
        return [], ()
    except (OSError, RuntimeError, ValueError) as error:
        return [], (_unreadable(folder, error),)
    if len(paths) > MAX_FILES:
        return [], (_refusal(folder, "content-too-many-files", limit=MAX_FILES),)
    for path in paths:
        built, more = read_set(path, schemas, other_games, within=root, trusted=trusted)
        problems += more
        if built is not None:
            sets.append(built)
    return sets, tuple(problems)


def read_set(
    path: Path,
    schemas: Mapping[str, Schema],
    other_games: Collection[str] = (),
    within: Path | None = None,
    *,
    trusted: bool = False,
) -> tuple[ContentSet | None, Problems]:
    """The set in a file or folder, for whichever of these games it names; None if it cannot be used.

    Links may lead anywhere inside the set's own folder, or inside `within`. A `trusted` set is one of our own.
    """
    try:
        paths = [path] if _is_toml(path) else [each for each in _listing(path) if _is_toml(each)]
        root = within or (path.resolve().parent if _is_toml(path) else path.resolve())
    except (OSError, RuntimeError, ValueError) as error:
        return None, (_unreadable(path, error),)
    if not paths:
        return None, (_refusal(path, "content-no-set"),)
    if len(paths) > MAX_FILES:
        return None, (_refusal(path, "content-too-many-files", limit=MAX_FILES),)
    files = _read_files(paths, root, trusted)
    built = None
    if not any(notes.problems for _, notes in files):
        built = build_set(files, schemas, other_games)
    problems = [problem for _, notes in files for problem in notes.problems]
    return built, tuple(sorted(problems, key=lambda problem: (problem.file, problem.line or 0)))


def _read_files(paths: Iterable[Path], root: Path, trusted: bool) -> list[FileData]:
    """Read and parse files until one of the limits of a set is passed."""
    files: list[FileData] = []
    size, room = 0, MAX_VALUES
    folders: dict[Path, Path] = {}  # where they really are: asked once, not for every file in them
    for path in paths:
        data, problem = _read_bytes(path, root, folders)
        size += len(data)
        if problem is None and size > MAX_SET:
            problem = _refusal(path, "content-set-too-large", limit=MAX_SET)
        if problem is None:
            text, problem = _decode(path, data)
        if problem is not None:
            files.append(({}, Notes(str(path), problems=[problem])))
        else:
            files.append(parse_toml(str(path), text, room, trusted=trusted))
            room -= 0 if trusted else len(files[-1][1].lines or ())
        if size > MAX_SET or room <= 0:
            break
    return files


def _read_bytes(path: Path, root: Path, folders: dict[Path, Path]) -> tuple[bytes, Problem | None]:
    """The bytes of an ordinary file inside the folder that is not too large."""
    try:
        if path.is_symlink():
            target = path.resolve(strict=True)
        else:
            folder = path.parent
            if folder not in folders:
                folders[folder] = folder.resolve(strict=True)
            target = folders[folder] / path.name
        if not target.is_relative_to(root):
            return b"", _refusal(path, "content-outside")
        # A pipe or device could block or never end, so it is not even opened.
        if not stat.S_ISREG(target.stat().st_mode):
            return b"", _refusal(path, "content-not-a-file")
        with target.open("rb") as file:
            data = file.read(MAX_FILE + 1)
    except (OSError, RuntimeError, ValueError) as error:
        return b"", _unreadable(path, error)
    if len(data) > MAX_FILE:
        return b"", _refusal(path, "content-too-large", limit=MAX_FILE)
    return data, None


def _decode(path: Path, data: bytes) -> tuple[str, Problem | None]:
    if data.startswith(_BOM):
        return "", Problem(str(path), 1, "", "content-bom")
    try:
        return data.decode("utf-8"), None
    except UnicodeDecodeError as error:
        return "", Problem(str(path), data.count(b"\n", 0, error.start) + 1, "", "content-not-utf8")


def _is_toml(path: Path) -> bool:
    return path.suffix.lower() == ".toml"


def _listing(folder: Path) -> list[Path]:
    """What lies in a folder, hidden names apart, in an order that does not depend on the disk."""
    shown = [path for path in folder.iterdir() if not path.name.startswith(".")]
    return sorted(shown, key=lambda path: path.name)


def _refusal(path: Path, reason_id: str, **params: Param) -> Problem:
    return Problem(str(path), None, "", reason_id, params)


def _unreadable(path: Path, error: Exception) -> Problem:
    if isinstance(error, FileNotFoundError):
        return _refusal(path, "content-missing-file")
    if isinstance(error, NotADirectoryError):
        return _refusal(path, "content-not-a-file")
    return _refusal(path, "content-unreadable", error=type(error).__name__)


def shipped_content(schema: Schema, beside: str, default: str) -> Callable[[list[str]], Content]:
    """How a game finds its content among the sets shipped with it; `default` is taken if none is named.

    Sets that are chosen again are read only once. A fault in shipped content is a fault of the program.
    """

    @lru_cache(maxsize=16)
    def found(sets: tuple[str, ...]) -> Content:
        content, problems = load(schema, (), sets, beside=beside)
        if problems:
            raise Fault("; ".join(str(problem) for problem in problems))
        return content

    return lambda sets: found(tuple(sets) or (default,))


def made_once(make: Callable[..., Tables], switches: Iterable[str], most: int) -> Callable[..., Tables]:
    """A function of content and setup, like `make`, that makes its tables once for all games that are set up alike.

    Two games are set up alike if they have the same seats and chose the same of these `switches`; what else `make`
    is given must be the same, too. At `most` so many are kept.
    """
    known: dict[tuple[object, ...], Tables] = {}

    def tables_of(content: Content, setup: Setup, *situation: object) -> Tables:
        key = (content.hash, len(setup.seats), situation, *(setup.options.get(name) for name in switches))
        made = known.get(key)
        if made is None:
            if len(known) >= most:
                known.clear()
            made = known[key] = make(content, setup, *situation)
        return made

    return tables_of
