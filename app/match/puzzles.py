"""Puzzles: a position, a question, and one answer that is clearly best.

A puzzle is `app/games/<game>/puzzles/<id>.toml` (a person's own lie in the folder `puzzles/<game>` beside the saves):

    game = "venus"
    rules = 5                                # their version when the puzzle was made
    seat = 0                                 # who is asked, from 0
    prompt = "venus.turn.act"                # what is asked
    title = { en = "…", hu = "…" }           # these five are written by hand; without them the puzzle is a draft,
    ask = { en = "…", hu = "…" }             # and nobody is offered it
    hints = [ { en = "…", hu = "…" }, { … } ]    # a vague one, then one that points
    why = { en = "…", hu = "…" }             # why the best answer is the best
    difficulty = 3                           # 1 to 5
    best = ['["play", 12]']                  # answers as JSON; any of these solves it
    tempting = '"pass"'                      # the best or most natural of the wrong ones
    weighed = [ { answer = '["play", 12]', chance = 713 }, … ]   # chances to win, in thousandths, best first
    figures = { trials = 960, worlds = 48, agree = 48, noise = 9, found = ["captain"] }
    command = "orrery puzzles venus --make 35"
    setup = '{"game": "venus", …}'           # the table, dealt from `seed`
    seed = 12
    log = ['[0, "venus.game.empire", "usa"]', …]     # all answers up to the question

`trials` is how often each of the answers was tried for the figures, `worlds` in how many worlds that fit what the seat
knew, `agree` in how many of them the best answer was not behind, `noise` the standard error of its lead over the best
wrong one in thousandths, `found` which levels find the answer, `thought` how many trials confirmed it. Everything is
checked like a card set: file, line, key, what was expected, the nearest word. `orrery puzzles` makes the files.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from datetime import date
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.games import folder, manifests
from app.match.content_sets import content_of
from app.match.fixed_tables import MAX_SEED, changes_of, file_text, toml_files
from rules import Answer, Chance, Decision, Illegal, Reason, Session, Setup, find, replay, stream, waiting
from rules.ai.levels import LEVELS
from rules.content.limits import is_sound
from rules.content.problems import FilePlace, Notes, Problem, describe_reason, shown
from rules.content.shapes import ListOf, Maybe, Shape, Table, Text, Translated, Translation, Whole, Word
from rules.content.toml_text import parse_toml
from rules.core.decisions import Value, plain
from rules.core.lean import dataclass
from rules.core.session import Diverged

if TYPE_CHECKING:
    from saves.places import Places

HARDEST = 5
MOST_ANSWERS = 5000
_FILE = re.compile(r"[a-z0-9_]{1,60}")

for _reason, _english in {
    "puzzle-answer": "expected an answer as JSON, found {found}",
    "puzzle-setup": "the game refuses this table ({detail})",
    "puzzle-id": "a puzzle's file is named with small letters, digits and _ only",
    "puzzle-best": "a best answer is not among those weighed, or the tempting one is a best one",
    "puzzle-other-rules": "the question is not asked where the log leads, or answered otherwise (rules {made})",
}.items():
    describe_reason(_reason, _english)


_OTHER_RULES = Reason("puzzle.other_rules")


class NotThere(Exception):
    """The question of a puzzle is not asked any more where its log leads."""


@dataclass(frozen=True)
class Puzzle:
    """One position and its question. `weighed` are answers with the chance to win after each, best first."""

    game: str
    id: str
    rules: int
    seat: int
    prompt: str
    best: tuple[Value, ...]
    tempting: Value
    weighed: tuple[tuple[Value, float], ...]
    difficulty: int
    setup: Setup
    seed: int
    log: tuple[Answer, ...]
    command: str = ""
    title: Translation | None = None
    ask: Translation | None = None
    hints: tuple[Translation, ...] = ()
    why: Translation | None = None
    trials: int = 0
    worlds: int = 0
    agree: int = 0
    noise: float = 0.0
    found: tuple[str, ...] = ()
    thought: int = 0

    @property
    def is_draft(self) -> bool:
        """Without its texts nobody is offered it."""
        return not (self.title and self.ask and self.hints and self.why)

    @property
    def chance(self) -> float:
        """How likely the seat is to win after the best answer."""
        return self.chance_of(self.best[0])

    def chance_of(self, value: Value) -> float:
        return dict(self.weighed).get(value, 0.0)

    def solves(self, value: Value) -> bool:
        return value in self.best

    def session(self, places: Places | None = None) -> Session:
        """A new session that stands at the question; what `missing` would tell is raised."""
        content = content_of(places, self.game, self.setup.sets) if self.setup.sets else None
        state = replay(self.setup, self.seed, self.log, content)
        session = Session(state, self.seed, self.log)
        self.decision(session)
        return session

    def decision(self, session: Session) -> Decision:
        """The question, in a session that stands at it."""
        for asked in waiting(session.state):
            if (asked.seat, asked.prompt) == (self.seat, self.prompt):
                for value in (self.tempting, *(value for value, _ in self.weighed)):
                    asked.check(value)
                return asked
        raise NotThere(self.prompt)

    def missing(self, places: Places | None = None) -> Reason | None:
        """Why it cannot be played here and now, as far as can be told at once: a set is gone, or the rules are others
        by now. None: it can."""
        try:
            if self.rules != find(self.game).version:
                self.session(places)
            elif self.setup.sets:
                content_of(places, self.game, self.setup.sets)
        except Illegal as refused:
            return refused.reason if refused.reason.id == "sets.unusable" else _OTHER_RULES
        except (Diverged, NotThere):
            return _OTHER_RULES
        return None


# --- reading


class _Coded(Shape):
    """Plain data that TOML cannot hold as it is, such as an answer: JSON in a text."""

    name = "text"
    takes = (str,)

    def read(self, value: Any, at: FilePlace) -> Any:
        try:
            return self.made(json.loads(value))
        except (TypeError, ValueError, KeyError, RecursionError, Illegal):
            return at.fault("puzzle-answer", found=shown(value))

    def made(self, data: Any) -> Any:
        return data


class _Value(_Coded):
    """What was chosen. None is an answer nobody gives, so it can stand for one that is wrong."""

    def made(self, data: Any) -> Value:
        return plain(data)


class _Given(_Coded):
    """An answer of the log: [seat, prompt, value], or with its time."""

    def made(self, data: Any) -> Answer:
        return Answer.decode(data)


class _Table(_Coded):
    """How the game began."""

    def made(self, data: Any) -> Setup:
        setup: Setup = Setup.decode(data)  # type: ignore[attr-defined]
        return setup


_THOUSANDTHS = Whole(0, 1000)
_TEXTS = {"title": Maybe(Translated()), "ask": Maybe(Translated()), "why": Maybe(Translated())}
_FIGURES = Table(
    {
        "trials": Whole(1, 10**9),
        "worlds": Whole(1, 10**6),
        "agree": Whole(0, 10**6),
        "noise": _THOUSANDTHS,
        "found": ListOf(Word(*LEVELS)),
        "thought": Maybe(Whole(0, 10**9), 0),
    }
)
_WEIGHED = Table({"answer": _Value(), "chance": _THOUSANDTHS})


def _shape() -> Table:
    return Table(
        {
            "game": Word(*(one.id for one in manifests())),
            "rules": Whole(1, 10**6),
            "seat": Whole(0, 15),
            "prompt": Text(),
            **_TEXTS,
            "hints": Maybe(ListOf(Translated(), 2, 2), ()),
            "difficulty": Whole(1, HARDEST),
            "best": ListOf(_Value(), 1, 20),
            "tempting": _Value(),
            "weighed": ListOf(_WEIGHED, 2, 200),
            "figures": _FIGURES,
            "command": Text(),
            "setup": _Table(),
            "seed": Whole(0, MAX_SEED),
            "log": ListOf(_Given(), 0, MOST_ANSWERS),
        }
    )


def parse(path: Path, text: str, *, trusted: bool = False) -> tuple[Puzzle | None, list[Problem]]:
    """The puzzle of a file; None and what is wrong if it is none."""
    data, notes = parse_toml(str(path), text, trusted=trusted)
    if not notes.problems and not trusted:
        is_sound(data, notes.top)
    if notes.problems:
        return None, notes.problems
    if not _FILE.fullmatch(path.stem):
        notes.top.fault("puzzle-id")
    facts = _shape().facts(data, notes.top)
    if facts is None or notes.problems:
        return None, notes.problems
    figures = facts.pop("figures")
    weighed = tuple((one.answer, one.chance / 1000) for one in facts.pop("weighed"))
    known = [answer for answer, _ in weighed]
    if facts["tempting"] in facts["best"] or not set(facts["best"]) <= set(known):
        notes.top.at("best").fault("puzzle-best")
    if facts["setup"].game != facts["game"]:
        notes.top.at("setup").fault("puzzle-setup", detail=facts["setup"].game)
    try:
        find(facts["game"]).check_setup(facts["setup"])
    except Illegal as refused:
        notes.top.at("setup").fault("puzzle-setup", detail=refused.reason.id)
    if notes.problems:
        return None, notes.problems
    return Puzzle(id=path.stem, weighed=weighed, **facts, **{**figures, "noise": figures.noise / 1000}), []


def read(path: Path, *, trusted: bool = False) -> tuple[Puzzle | None, list[Problem]]:
    """The puzzle of a file. What cannot be read is a problem as well."""
    notes = Notes(str(path))
    text = file_text(path, notes)
    return (None, notes.problems) if text is None else parse(path, text, trusted=trusted)


def checked(path: Path) -> list[Problem]:
    """What is wrong with a file: its words, and whether its log leads to its question."""
    found, problems = read(path)
    if found is not None:
        notes = Notes(str(path))
        try:
            found.session()
        except (Illegal, Diverged, NotThere):
            notes.top.at("log").fault("puzzle-other-rules", made=found.rules)
        problems = notes.problems
    return problems


def holds_puzzle(path: Path) -> bool:
    """Whether a TOML file holds a puzzle, as far as can be told before it is checked."""
    text = file_text(path, Notes(str(path))) or ""
    return all(re.search(rf"^{key} = ", text, re.MULTILINE) for key in ("prompt", "best", "log"))


# --- where they lie


def own_folder(places: Places, game: str) -> Path:
    """The puzzles that a person has added."""
    return places.data / "puzzles" / game


def games_with_puzzles(places: Places | None = None) -> list[str]:
    """Told from the folders alone: reading the files takes time."""
    own = {one.id for one in manifests() if places is not None and own_folder(places, one.id).is_dir()}
    return [one.id for one in manifests() if one.id in own or folder(one.id, "puzzles") is not None]


def puzzles(game: str, places: Places | None = None) -> list[Puzzle]:
    """Those of the program and the person's own, easy ones first; drafts and faulty ones are left out."""
    return _all(game, places)[0]


def faults(game: str, places: Places | None = None) -> list[Problem]:
    """What is wrong with the puzzle files that are left out."""
    return _all(game, places)[1]


def puzzle(game: str, id: str, places: Places | None = None) -> Puzzle | None:
    return next((one for one in puzzles(game, places) if one.id == id), None)


def puzzle_of_the_day(game: str, day: date, places: Places | None = None) -> Puzzle | None:
    """The same for everybody on one day, and each once before one comes again. A game of "": each day another one, so
    that only its files are read."""
    if not game:
        games = games_with_puzzles(places)
        turn, number = divmod(day.toordinal(), max(1, len(games)))
        found = (puzzle_of_the_day(one, date.fromordinal(turn), places) for one in (*games[number:], *games[:number]))
        return next((one for one in found if one is not None), None)
    listed = list(puzzles(game, places))
    if not listed:
        return None
    turn, number = divmod(day.toordinal(), len(listed))
    Chance(stream(turn, f"puzzles:{game}")).shuffle(listed)
    return listed[number]


def _all(game: str, places: Places | None) -> tuple[list[Puzzle], list[Problem]]:
    shipped = folder(game, "puzzles")
    own = None if places is None else own_folder(places, game)
    return _read_all(game, *(changes_of(toml_files(each)) if each is not None else () for each in (shipped, own)))


@lru_cache(maxsize=16)
def _read_all(game: str, *files: Iterable[tuple[Path, int, int]]) -> tuple[list[Puzzle], list[Problem]]:
    """Read once, as long as no file changes."""
    found: dict[str, Puzzle] = {}
    problems: list[Problem] = []
    for place, those in enumerate(files):
        for path, *_ in those:
            one, wrong = read(path, trusted=place == 0)
            problems += wrong
            if one is not None and one.game == game and not one.is_draft:
                found.setdefault(one.id, one)
    return sorted(found.values(), key=lambda one: (one.difficulty, one.id)), problems


# --- writing


def written(puzzle: Puzzle) -> str:
    """The file of a puzzle; where it has no texts yet, lines to fill in."""
    lines = [
        f"game = {_quoted(puzzle.game)}",
        f"rules = {puzzle.rules}",
        f"seat = {puzzle.seat}",
        f"prompt = {_quoted(puzzle.prompt)}",
        "",
        *(_translated(name, getattr(puzzle, name)) for name in ("title", "ask")),
        *_hints(puzzle),
        _translated("why", puzzle.why),
        "",
        f"difficulty = {puzzle.difficulty}",
        f"best = [{', '.join(_coded(one) for one in puzzle.best)}]",
        f"tempting = {_coded(puzzle.tempting)}",
        "weighed = [",
        *(f"  {{ answer = {_coded(each)}, chance = {round(1000 * chance)} }}," for each, chance in puzzle.weighed),
        "]",
        f"figures = {{ trials = {puzzle.trials}, worlds = {puzzle.worlds}, agree = {puzzle.agree}, "
        f"noise = {round(1000 * puzzle.noise)}, found = {json.dumps(puzzle.found)}, thought = {puzzle.thought} }}",
        f"command = {_quoted(puzzle.command)}",
        "",
        f"setup = {_quoted(json.dumps(puzzle.setup.encode(), ensure_ascii=False))}",  # type: ignore[attr-defined]
        f"seed = {puzzle.seed}",
        "log = [",
        *(f"  {_quoted(json.dumps(one.encode(), ensure_ascii=False))}," for one in puzzle.log),
        "]",
    ]
    return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    """As TOML: plainly where it can stand so."""
    return json.dumps(text, ensure_ascii=False) if "'" in text or "\n" in text else f"'{text}'"


def _coded(value: Value) -> str:
    return _quoted(json.dumps(value, ensure_ascii=False))


def _translated(name: str, text: Translation | None) -> str:
    both = f"{name} = {{ en = {_said(text and text.en)}, hu = {_said(text and text.hu)} }}"
    return both if text is not None else f"# {both}"


def _hints(puzzle: Puzzle) -> list[str]:
    hints = puzzle.hints or (None, None)
    mark = "" if puzzle.hints else "# "
    lines = [f"  {{ en = {_said(one and one.en)}, hu = {_said(one and one.hu)} }}," for one in hints]
    return [f"{mark}{line}" for line in ("hints = [", *lines, "]")]


def _said(text: str | None) -> str:
    return json.dumps(text or "", ensure_ascii=False)
