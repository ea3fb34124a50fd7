"""Sets: from the plain tables of files to sets that are right in themselves, and from those to one content.

A set that is wrong is left out with its problems; the others stand (UX-104).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any

from .designs import Content, ContentSet, Design, DesignId, Schema, SetId, SetInfo, info_shape
from .limits import MAX_ENTRIES, MAX_FILES, is_sound
from .problems import MAX_PROBLEMS, FilePlace, Notes, Param, Problem, SpellingHelp, nearest, shown

FileData = tuple[dict[str, Any], Notes]  # the data of one file, and the notes on it
Problems = tuple[Problem, ...]


def build_set(
    files: Sequence[FileData], schemas: Mapping[str, Schema], other_games: Collection[str] = ()
) -> ContentSet | None:
    """The set written in these files, or None with the problems in their notes.

    A set of one of the other games gives None as well, and no problem.
    """
    header = _find_header(files)
    if header is None:
        return None
    info = _read_info(*header, sorted({*schemas, *other_games}))
    if info is None or info.game not in schemas:
        return None
    designs: dict[DesignId, Design] = {}
    raw: dict[str, Any] = {"set": header[0]}
    for data, notes in files:
        _read_entries(data, notes, schemas[info.game], designs, raw)
    if any(notes.problems for _, notes in files):
        return None
    for entries in raw.values():
        if isinstance(entries, list):
            entries.sort(key=lambda entry: str(entry["id"]))
    refs = tuple(ref for _, notes in files for ref in notes.refs)
    return ContentSet(info, raw, designs, header[1], refs)


def _find_header(files: Sequence[FileData]) -> tuple[Any, FilePlace] | None:
    """The one [set] table of a set's files."""
    found = None
    for data, notes in files:
        if not notes.problems and not notes.trusted:
            is_sound(data, notes.top)
        if "set" not in data:
            continue
        spot = notes.top.at("set")
        if found is None:
            found = (data["set"], spot)
        else:
            spot.fault("content-second-set", other=str(found[1]))
    if any(notes.problems for _, notes in files):
        return None
    if found is None:
        _miss_header(files)
    return found


def _miss_header(files: Sequence[FileData]) -> None:
    """No file has a [set] table: say so where it seems to be misspelled, or else at the first file."""
    for data, notes in files:
        for name in data:
            if notes.advice.nearest(name, ["set"]):
                notes.top.at(name).unknown("content-unknown-key", name, ["set"])
                return
    files[0][1].top.fault("content-no-set")


def _read_info(header: Any, spot: FilePlace, games: Sequence[str]) -> SetInfo | None:
    row = info_shape(games).read(header, spot)
    return None if row is None or spot.notes.problems else SetInfo(**row)


def _read_entries(
    data: dict[str, Any], notes: Notes, schema: Schema, designs: dict[DesignId, Design], raw: dict[str, Any]
) -> None:
    """Read the entries of one file into the set."""
    kinds = {kind.name: kind for kind in schema.kinds}
    for name, entries in data.items():
        spot = notes.top.at(name)
        if name == "set":
            continue
        if name not in kinds:
            spot.unknown("content-unknown-key", name, ["set", *kinds])
            continue
        if not isinstance(entries, list):
            spot.fault("content-not-list", found=shown(entries))
            continue
        raw.setdefault(name, []).extend(entries)
        if sum(len(listed) for kind, listed in raw.items() if kind != "set") > MAX_ENTRIES:
            spot.fault("content-too-many-entries", limit=MAX_ENTRIES)
            return
        for index, entry in enumerate(entries):
            before = len(notes.problems)
            row = kinds[name].shape.read(entry, spot.at(index))
            if row is None or len(notes.problems) > before:
                continue
            if row.id in designs:
                where = str(designs[row.id].spot)
                spot.at(index).at("id").fault("content-duplicate-id", id=row.id, other=where)
            else:
                designs[row.id] = Design(name, kinds[name].make(**row), spot.at(index))


def combine(
    schema: Schema, sets: Iterable[ContentSet], chosen: Sequence[SetId] | None = None
) -> tuple[Content, Problems]:
    """The content of the chosen sets (all, if None), and why any of them is left out."""
    return _Combination(schema, sets, chosen).result()


class _Enough(Exception):
    """A set has so many problems that looking for more helps nobody."""


class _Combination:
    """The sets in use, out of which one after another falls until those that are left agree."""

    def __init__(self, schema: Schema, sets: Iterable[ContentSet], chosen: Sequence[SetId] | None) -> None:
        self.schema = schema
        self.problems: list[Problem] = []
        self.noted: dict[str, Notes] = {}  # by file: what a file is blamed for has an end
        self.blames = 0  # also those that are no longer noted
        self.right: set[tuple[SetId, ...]] = set()  # sets found right, each with the sets it stands on
        self.use: dict[SetId, ContentSet] = {}
        self.stands_for: dict[SetId, SetId] = {}  # a replaced set -> the set in its place
        there: dict[SetId, ContentSet] = {}
        for each in sets:
            if each.info.id in there:
                other = str(there[each.info.id].spot)
                self.blame(each.spot.at("id"), "content-duplicate-id", id=each.info.id, other=other)
            else:
                there[each.info.id] = each
        for name in dict.fromkeys(there if chosen is None else chosen):
            if name in there:
                self.use[name] = there[name]
            else:
                params = {"found": shown(name), "nearest": nearest(name, there)}
                self.problems.append(Problem(schema.game, None, "sets", "content-unknown-set", params))

    def result(self) -> tuple[Content, Problems]:
        # In this order: each check may rely on what those before it have left.
        checks = (
            self.drop_other_games,
            self.drop_circular,
            self.drop_unsupported,
            self.drop_clashing,
            self.drop_wrong,
        )
        while any(drop() for drop in checks):
            continue
        content = Content(self.schema.game, self.kept())
        return content, tuple(self.problems)

    def kept(self) -> list[ContentSet]:
        """The sets in use that no other set replaces."""
        self.stands_for = {}
        for each in self.use.values():
            if each.info.replaces is not None:
                self.stands_for.setdefault(each.info.replaces, each.info.id)
        return [each for name, each in self.use.items() if name not in self.stands_for]

    def blame(self, spot: FilePlace, reason_id: str, **params: Param) -> None:
        notes = self.noted.setdefault(spot.notes.file, Notes(spot.notes.file, spot.notes.lines))
        before = len(notes.problems)
        self.blames += 1
        FilePlace(spot.path, notes).fault(reason_id, **params)
        self.problems += notes.problems[before:]

    def drop_other_games(self) -> bool:
        other = [each for each in self.use.values() if each.info.game != self.schema.game]
        for each in other:
            self.blame(each.spot.at("game"), "content-other-game", found=each.info.game)
            del self.use[each.info.id]
        return bool(other)

    def drop_circular(self) -> bool:
        """Leave out a set that in the end replaces itself."""
        for each in self.use.values():
            replaced: SetId | None = each.info.replaces
            for _ in self.use:
                if replaced == each.info.id:
                    self.blame(each.spot.at("replaces"), "content-replaces-itself")
                    del self.use[each.info.id]
                    return True
                replaced = self.use[replaced].info.replaces if replaced in self.use else None
        return False

    def drop_unsupported(self) -> bool:
        """Leave out a set that requires an absent one, or replaces one that is replaced already."""
        kept = self.kept()
        present = {each.info.id for each in kept} | set(self.stands_for)
        for each in kept:
            info = each.info
            absent = next((name for name in info.requires if name not in present), None)
            if absent is not None:
                self.blame(each.spot.at("requires"), "content-requires", found=shown(absent))
            elif info.replaces is not None and self.stands_for[info.replaces] != info.id:
                spot, other = each.spot.at("replaces"), self.stands_for[info.replaces]
                self.blame(spot, "content-replaced-twice", found=info.replaces, other=other)
            else:
                continue
            del self.use[info.id]
            return True
        return False

    def drop_clashing(self) -> bool:
        """Leave out a set whose ids an earlier set has taken."""
        taken: dict[DesignId, Design] = {}
        for each in self.kept():
            clashes = [name for name in each.designs if name in taken]
            for name in clashes:
                spot = each.designs[name].spot.at("id")
                self.blame(spot, "content-duplicate-id", id=name, other=str(taken[name].spot))
            if clashes:
                del self.use[each.info.id]
                return True
            taken.update(each.designs)
        return False

    def drop_wrong(self) -> bool:
        """Leave out a set that refers to what is not there, or breaks the game's own rules for sets."""
        wrong = [each for each in self.kept() if self.is_wrong(each)]
        for each in wrong:
            del self.use[each.info.id]
        return bool(wrong)

    def is_wrong(self, each: ContentSet) -> bool:
        grounds = self.grounds(each)
        standing = tuple(ground.info.id for ground in grounds)
        if standing in self.right:
            return False
        before = self.blames
        content = Content(self.schema.game, grounds)
        with suppress(_Enough):
            self.look_up(each, content, before + MAX_PROBLEMS)
            if self.blames == before and not each.spot.notes.trusted:
                self.check(each, content, before + MAX_PROBLEMS)
        if self.blames > before:
            return True
        self.right.add(standing)
        return False

    def look_up(self, own: ContentSet, content: Content, most: int) -> None:
        """Whether all that a set refers to is there."""
        advice = SpellingHelp()
        for spot, kind, name in own.refs:
            if name not in content or content.kind_of(name) != kind:
                near = advice.nearest(name, (known for known in content if content.kind_of(known) == kind))
                self.blame(spot, "content-unknown-id", kind=kind, found=shown(name), nearest=near)
                if self.blames >= most:
                    raise _Enough

    def grounds(self, own: ContentSet) -> list[ContentSet]:
        """A set and all it requires."""
        found: dict[SetId, ContentSet] = {}
        waiting = [own.info.id]
        while waiting:
            name = waiting.pop()
            while name in self.stands_for:
                name = self.stands_for[name]
            if name not in found:
                found[name] = self.use[name]
                waiting += self.use[name].info.requires
        return list(found.values())

    def check(self, own: ContentSet, content: Content, most: int) -> None:
        def complain(design: DesignId | None, key: str, reason_id: str, /, **params: Param) -> None:
            spot = own.spot if design is None else content.spot_of(design)
            self.blame(spot.at(key) if key else spot, reason_id, **params)
            if self.blames >= most:
                raise _Enough

        self.schema.check(content, own.info.id, complain)


def unpack(schema: Schema, packed: Any, source: str = "save") -> tuple[Content, Problems]:
    """The content packed into a save, read with the same shapes as a file; `source` is named in problems.

    >>> from .designs import Kind
    >>> from .shapes import FrozenTable, Table, Whole
    >>> card = Kind("card", Table({"cost": Whole(0, 9)}), FrozenTable)
    >>> header = {"id": "base", "name": {"en": "Base", "hu": "Alap"}, "game": "demo", "version": 1}
    >>> packed = {"game": "demo", "sets": [{"set": header, "card": [{"id": "probe", "cost": 3}]}]}
    >>> content, problems = unpack(Schema("demo", (card,)), packed)
    >>> content.find(card, "probe").cost, problems
    (3, ())
    >>> content.pack() == packed
    True
    """
    if not isinstance(packed, dict) or not isinstance(packed.get("sets"), list):
        problem = Problem(source, None, "sets", "content-not-list", {"found": shown(packed)})
        return Content(schema.game), (problem,)
    if len(packed["sets"]) > MAX_FILES:
        problem = Problem(source, None, "sets", "content-too-many-files", {"limit": MAX_FILES})
        return Content(schema.game), (problem,)
    sets: list[ContentSet] = []
    problems: list[Problem] = []
    for index, data in enumerate(packed["sets"]):
        notes = Notes(f"{source} sets[{index + 1}]")
        built = None
        if isinstance(data, dict):
            built = build_set([(data, notes)], {schema.game: schema})
        else:
            notes.top.fault("content-not-table", found=shown(data))
        problems += notes.problems
        if built is not None:
            sets.append(built)
    content, more = combine(schema, sets)
    return content, (*problems, *more)
