"""A course of training: games are played, weights are fitted to who won, and the new judge plays the old one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from rules import Setup, encode, find, new_game, stream
from rules.ai.arena import Ahead, compare, home_of, spread
from rules.ai.hints import LevelSpec, hints_of
from rules.ai.judgement import weights_of
from rules.ai.learning import GameLesson, Learned, learn, lesson_from, lesson_of, told
from rules.ai.levels import REFERENCE, spec_of
from rules.ai.match import GameRecord, play_game
from rules.content.loading import own_document
from rules.core.game import register
from rules.core.records import Json
from rules.core.state import Result

from .diary import Diary

TaskT = TypeVar("TaskT")
Tell = Callable[[int, int], None]
NEW, OLD = "admiral", REFERENCE  # the seats of a match between two judges


class Course(NamedTuple):
    """What is trained, and how."""

    game: str
    setups: tuple[Setup, ...]  # one for each table that is learned
    kind: str  # who plays the games that are learned from
    games: int
    matches: int  # between the new judge and the old one
    seed: int
    effort: int | None
    command: str  # that does all this once more


class Verdict(NamedTuple):
    """What came of one table: the new weights, how they did against the old judge, and whether they are kept."""

    learned: Learned
    ahead: Ahead
    kept: bool


class GameTask(NamedTuple):
    """One game that is learned from, as plain data that can be sent to another process or machine."""

    game: str
    home: str | None
    setup: dict[str, Json]
    kinds: tuple[str, ...]
    seed: int
    effort: int | None
    new: dict[str, list[float]]  # a match between judges: the weights by table
    old: dict[str, list[float]]


def silent(done: int, of: int) -> None:
    """Nobody watches."""


def run(course: Course, keep: Path, jobs: int, dask: str = "", tell: Tell = silent) -> dict[str, Verdict]:
    """The whole course, with its diary in the file `keep`; the verdict for each table."""
    diary = Diary(keep, {**course._asdict(), "setups": [encode(setup) for setup in course.setups]})
    over = spread_over(jobs, dask)
    played = diary.through("lesson", _lesson, _lessons(course), over, tell)
    lessons: list[GameLesson] = [lesson_from(one) for one in played if one is not None]
    hints = hints_of(course.game)
    old = {table: list(weights) for table, weights in weights_of(hints).items()}
    found: dict[str, Verdict] = {}
    for table, learned in learn(lessons, hints.feature_names, course.seed).items():
        new = {**old, table: list(learned.weights.values())}
        tasks = _matches(course, _setup_of(course, table), new, old)
        results = [_record(one) for one in diary.through(f"match {table}", _match, tasks, over, tell)]
        ahead = next((pair for pair in compare(results) if pair.kind == NEW), Ahead(NEW, OLD, 0.5, 0.0, 1.0, 0))
        found[table] = Verdict(learned, ahead, is_kept(ahead, table not in old))
    return found


def is_kept(ahead: Ahead, first: bool) -> bool:
    """A gain inside the interval is no gain, and then the old weights stay. The first weights of a table replace
    arithmetic by hand: for them it is enough that they are not weaker."""
    return ahead.share >= 0.5 if first else ahead.low > 0.5


def spread_over(jobs: int, dask: str) -> Callable[[Callable[[TaskT], Any], Sequence[TaskT]], Iterator[Any]]:
    """Tasks done by so many processes of this machine, or by a Dask cluster; what comes of them is the same."""
    if not dask:
        return lambda work, tasks: spread(work, tasks, jobs)

    def over(work: Callable[[TaskT], Any], tasks: Sequence[TaskT]) -> Iterator[Any]:
        client_of = import_module("distributed").Client
        with client_of(dask, set_as_default=False) as client:
            futures = client.map(work, tasks, pure=False)
            for future in futures:
                yield future.result()

    return over


def _setup_of(course: Course, table: str) -> Setup:
    table_of = hints_of(course.game).table
    return next(setup for setup in course.setups if table_of(new_game(course.game, setup, course.seed)) == table)


def _lessons(course: Course) -> list[GameTask]:
    tasks = []
    for i in range(course.games):
        setup = course.setups[i % len(course.setups)]
        kinds = (course.kind,) * len(setup.seats)
        seed = stream(course.seed, f"lesson:{i}")
        tasks.append(GameTask(course.game, home_of(course.game), encode(setup), kinds, seed, course.effort, {}, {}))
    return tasks


def _lesson(task: GameTask) -> dict[str, Json] | None:
    if task.home is not None:
        import_module(task.home)
    lesson = lesson_of(task.game, _setup(task), task.kinds, task.seed, task.effort)
    return None if lesson is None else told(lesson)


def _setup(task: GameTask) -> Setup:
    setup: Setup = Setup.decode(task.setup)  # type: ignore[attr-defined]
    return setup


def _matches(course: Course, setup: Setup, new: dict[str, list[float]], old: dict[str, list[float]]) -> list[GameTask]:
    """Pairs of games with one shuffle and the seats exchanged."""
    tasks, seats = [], range(len(setup.seats))
    for i in range(course.matches):
        kinds = tuple(NEW if (seat + i) % 2 == 0 else OLD for seat in seats)
        seed = stream(course.seed, f"match:{i // 2}")
        tasks.append(
            GameTask(course.game, home_of(course.game), encode(setup), kinds, seed, course.effort, new, old)
        )  # fmt: skip
    return tasks


def _match(task: GameTask) -> dict[str, Json]:
    """A match between two judges who think alike otherwise."""
    if task.home is not None:
        import_module(task.home)
    game, hints = find(task.game), hints_of(task.game)
    spec = spec_of(task.game, NEW)
    # A former way would not look at the weights, nor would an instinct.
    spec = replace(spec, former=False, effort=spec.effort or task.effort or 1)
    levels: Mapping[str, LevelSpec] = {
        **hints.levels, NEW: replace(spec, weights=task.new), OLD: replace(spec, weights=task.old)
    }  # fmt: skip
    register(replace(game, hints=replace(hints, levels=levels)))
    try:
        record = play_game(task.game, _setup(task), task.kinds, task.seed, effort=task.effort)
    finally:
        register(game)
    result = None if record.result is None else encode(record.result)
    return {"kinds": list(task.kinds), "seed": task.seed, "result": result}


def _record(data: Mapping[str, Any]) -> GameRecord:
    record = GameRecord("", data["seed"], tuple(data["kinds"]))
    if data["result"] is not None:
        record.result = Result.decode(data["result"])  # type: ignore[attr-defined]
    return record


# -- the file of weights -------------------------------------------------------------------------------------


def written(path: Path, command: str, found: Mapping[str, Verdict]) -> str:
    """The file of weights with the kept ones in it; the other tables stay as they are."""
    tables: dict[str, dict[str, Any]] = dict(own_document(path).get("tables", {}))
    for table, verdict in found.items():
        if verdict.kept:
            learned, ahead = verdict.learned, verdict.ahead
            tables[table] = {
                "learned": f"from {learned.positions} positions; log loss {learned.loss:.3f} in games held back",
                "beats": f"its predecessor in {ahead.share:.0%} of {ahead.comparisons} comparisons "
                f"(95 %: {ahead.low:.0%} to {ahead.high:.0%})",
                "command": command,
                "weights": learned.weights,
            }
    lines = ["# How much each feature of a position tells about who will win (`rules/ai/judgement.py`)."]
    for table in sorted(tables):
        said = tables[table]
        lines += ["", f'[tables."{table}"]', *(f'{key} = "{said[key]}"' for key in ("learned", "beats", "command"))]
        lines += [
            "",
            f'[tables."{table}".weights]',
            *(f'"{name}" = {weight}' for name, weight in said["weights"].items()),
        ]
    return "\n".join(lines) + "\n"
