"""Tables that are set up in a file: challenges, and the rungs of a ladder.

    game = "venus"

    [[challenge]]
    id = "full_moon"
    name = { en = "Full moon", hu = "Telihold" }
    seats = ["human", "pilot", "captain"]    # kinds of players
    options = { open_money = false }         # switches of the table; own = [{ empire = "usa" }, {}, {}] those of seats
    seed = 7                                 # without it each try is dealt anew
    stars = [["won"], [{ count = "built", building = "mine", least = 1 }], [{ count = "lost", most = 2 }]]

The first star is the goal; the second and the third are had only together with those before them. A ladder has
`[[rung]]` instead, without stars. Everything is checked like a card set: file, line, key, what was expected, the
nearest word.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.games import folder, manifests
from app.match.goals import Condition, condition_of, vocabulary
from rules import Illegal, Setup, Variant, find
from rules.ai import KINDS
from rules.content.limits import MAX_FILE, is_sound
from rules.content.problems import FilePlace, Notes, Problem, describe_reason, shown
from rules.content.shapes import (
    Either,
    FrozenTable,
    Id,
    ListOf,
    Maybe,
    Shape,
    Table,
    Text,
    Translated,
    Translation,
    Whole,
    Word,
)
from rules.content.toml_text import parse_toml
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from saves.places import Places

HUMAN = "human"
PLAYERS = (HUMAN, *(kind for kind in KINDS if kind != "random"))
SORTS = ("challenge", "rung")
STARS = 3
MOST_FILES = 100
MAX_SEED = 999_999_999

for _reason, _english in {
    "challenge-people": "exactly one seat must be human, {found} are",
    "challenge-setup": "the game refuses this table ({detail})",
    "challenge-bounds": "least is {least} and most only {most}: no number is both",
    "challenge-by": "{count} is known only at the end, so there can be no by",
    "challenge-none": "there is no [[challenge]] and no [[rung]] here",
}.items():
    describe_reason(_reason, _english)


@dataclass(frozen=True)
class FixedTable:
    """A table that a file sets up. Its key tells it apart from all others of its game, also between versions."""

    game: str
    key: str
    name: Translation
    seats: tuple[str, ...]
    about: Translation | None = None
    own: tuple[Mapping[str, Any], ...] = ()
    options: Mapping[str, Any] = field(default_factory=dict)
    sets: tuple[str, ...] = ()
    seed: int | None = None
    stars: tuple[tuple[Condition, ...], ...] = ()

    @property
    def human(self) -> int:
        return self.seats.index(HUMAN)

    def setup(self) -> Setup:
        own = [dict(self.own[seat]) if seat < len(self.own) else {} for seat in range(len(self.seats))]
        return Setup(self.game, own, dict(self.options), list(self.sets))


# --- reading


class _Exactly(Shape):
    """One of the values of a switch that are no plain words."""

    name = "word"
    takes = (str, int, bool)

    def __init__(self, values: Iterable[Any]) -> None:
        self.values = tuple(values)

    def read(self, value: Any, at: FilePlace) -> Any:
        if not any(value == one and type(value) is type(one) for one in self.values):
            known = ", ".join(shown(one) for one in self.values)
            return at.fault("content-not-word", known=known, found=shown(value))
        return value


def _switch(variant: Variant) -> Shape:
    if variant.open:
        return Either(Text(), ListOf(Text()))
    if all(isinstance(value, str) for value in variant.values):
        return Word(*(str(value) for value in variant.values))
    return _Exactly(variant.values)


def _switches(game: str, per_seat: bool) -> Table:
    chosen = [one for one in find(game).variants if one.per_seat == per_seat]
    return Table({one.id: Maybe(_switch(one)) for one in chosen})


@cache
def _shape(game: str, sort: str) -> Table:
    low, high = find(game).seats
    fields: dict[str, Shape | Maybe] = {
        "id": Id(),
        "name": Translated(),
        "about": Maybe(Translated()),
        "seats": ListOf(Word(*PLAYERS), low, high),
        "own": Maybe(ListOf(_switches(game, True), 0, high)),
        "options": Maybe(_switches(game, False)),
        "sets": Maybe(ListOf(Id())),
        "seed": Maybe(Whole(1, MAX_SEED)),
    }
    if sort == "challenge":
        fields["stars"] = ListOf(ListOf(vocabulary(game).call, 1, 6), STARS, STARS)
    return Table(fields)


def parse(path: Path, text: str, prefix: str = "") -> tuple[list[FixedTable], list[Problem]]:
    """The tables of a file that are right, and everything that is wrong with the others."""
    data, notes = parse_toml(str(path), text)
    if not notes.problems:
        is_sound(data, notes.top)
    if notes.problems:
        return [], notes.problems
    games = [one.id for one in manifests()]
    sort = next((name for name in SORTS if name in data), "")
    if not sort:
        notes.top.fault("challenge-none")
        return [], notes.problems
    head = Table({"game": Word(*games), sort: ListOf(_Anything(), 1, 200)}).facts(data, notes.top)
    if head is None or head["game"] is None or head[sort] is None:
        return [], notes.problems
    found: dict[str, FixedTable] = {}
    for number, raw in enumerate(data[sort]):
        at = notes.top.at(sort).at(number)
        before = len(notes.problems)
        made = _table(head["game"], sort, raw, at, prefix)
        if made is not None and made.key in found:
            at.at("id").fault("content-duplicate-id", id=made.key.removeprefix(prefix), other=str(path.name))
        elif made is not None and len(notes.problems) == before:
            found[made.key] = made
    return list(found.values()), notes.problems


class _Anything(Shape):
    """A table that is looked at more closely afterwards."""

    name = "table"
    takes = (dict,)

    def read(self, value: Any, at: FilePlace) -> Any:
        return value if isinstance(value, dict) else at.fault("content-not-table", found=shown(value))


def _table(game: str, sort: str, raw: Any, at: FilePlace, prefix: str) -> FixedTable | None:
    notes = at.notes
    before = len(notes.problems)
    facts = _shape(game, sort).facts(raw, at)
    if facts is None or len(notes.problems) > before:
        return None
    people = facts["seats"].count(HUMAN)
    if people != 1:
        at.at("seats").fault("challenge-people", found=people)
        return None
    stars = tuple(
        tuple(condition_of(call, at.at("stars").at(star).at(place)) for place, call in enumerate(calls))
        for star, calls in enumerate(facts.get("stars") or ())
    )
    made = FixedTable(
        game,
        prefix + facts["id"],
        facts["name"],
        tuple(facts["seats"]),
        facts["about"],
        tuple(_set_only(one) for one in facts["own"] or ()),
        _set_only(facts["options"] or {}),
        tuple(facts["sets"] or ()),
        facts["seed"],
        tuple(tuple(one for one in each if one is not None) for each in stars),
    )
    try:
        find(game).check_setup(made.setup())
    except Illegal as refused:
        at.fault("challenge-setup", detail=refused.reason.id)
        return None
    return made if len(notes.problems) == before else None


def _set_only(switches: Mapping[str, Any]) -> Mapping[str, Any]:
    return FrozenTable(**{name: value for name, value in switches.items() if value is not None})


def read(path: Path, prefix: str = "") -> tuple[list[FixedTable], list[Problem]]:
    """A file of tables. What cannot be read is a problem as well."""
    notes = Notes(str(path))
    text = file_text(path, notes)
    return ([], notes.problems) if text is None else parse(path, text, prefix)


def file_text(path: Path, notes: Notes) -> str | None:
    """What stands in a file; None if that cannot be read, with the reason noted."""
    try:
        if path.stat().st_size <= MAX_FILE:
            return path.read_bytes().decode("utf-8")
        notes.top.fault("content-too-large", limit=MAX_FILE)
    except UnicodeDecodeError:
        notes.top.fault("content-not-utf8")
    except OSError as error:
        notes.top.fault("content-unreadable", error=error.strerror or type(error).__name__)
    return None


def holds_tables(path: Path) -> bool:
    """Whether a TOML file sets up tables, as far as can be told before it is checked."""
    try:
        lines = path.read_bytes()[:MAX_FILE].decode("utf-8", "replace").splitlines()
    except OSError:
        return False
    return any(line.strip().startswith(tuple(f"[[{sort}" for sort in SORTS)) for line in lines)


# --- where they lie


def own_folder(places: Places, game: str) -> Path:
    """The challenges that a person has added."""
    return places.data / "challenges" / game


def challenges(places: Places | None, game: str) -> tuple[list[FixedTable], list[Problem]]:
    """Those of the program, then the person's own; a faulty one is left out with its message."""
    own = () if places is None else changes_of(toml_files(own_folder(places, game)))
    return _challenges(game, own)


@lru_cache(maxsize=16)
def _challenges(game: str, own: tuple[tuple[Path, int, int], ...]) -> tuple[list[FixedTable], list[Problem]]:
    """Read once, as long as no file changes."""
    found, problems = list(shipped(game, "challenges")), []
    for path, *_ in own:
        more, wrong = read(path, f"{path.stem}.")
        found += [one for one in more if one.game == game and one.stars]
        problems += wrong
    return found, problems


@cache
def shipped(game: str, name: str) -> tuple[FixedTable, ...]:
    """The tables of a file in the game's folder: `challenges` or `ladder`."""
    path = folder(game, f"{name}.toml")
    return tuple(read(path)[0]) if path is not None else ()


def challenge(places: Places | None, game: str, key: str) -> FixedTable | None:
    return next((one for one in challenges(places, game)[0] if one.key == key), None)


def toml_files(folder: Path) -> Sequence[Path]:
    try:
        return sorted(path for path in folder.iterdir() if path.suffix.lower() == ".toml")[:MOST_FILES]
    except OSError:
        return []


def changes_of(paths: Iterable[Path]) -> tuple[tuple[Path, int, int], ...]:
    """The files with what differs when one of them changes."""
    return tuple((path, *_facts(path)) for path in paths)


def _facts(path: Path) -> tuple[int, int]:
    try:
        found = path.stat()
    except OSError:
        return 0, 0
    return found.st_size, found.st_mtime_ns
