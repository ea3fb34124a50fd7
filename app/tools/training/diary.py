"""What a training or a search for puzzles has done so far, a line of JSON for each game, so that a killed one goes on.

The first line says which training it is; of another one nothing is used. A line that was cut off does not count.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

TaskT = TypeVar("TaskT")
Spread = Callable[[Callable[[TaskT], Any], Sequence[TaskT]], Iterator[Any]]


def diary_of(command: str) -> Path:
    """Where the diary of a command lies, if it is not said: with the program's data."""
    from saves.places import find_places

    name = hashlib.sha256(json.dumps(command).encode()).hexdigest()[:12]
    return find_places().data / "training" / f"{name}.jsonl"


class Diary:
    """The file, and what stands in it."""

    def __init__(self, path: Path, training: dict[str, Any]) -> None:
        self._path, self._done = path, dict[str, list[Any]]()
        known = _whole_lines(path)
        if known and known[0] == json.loads(json.dumps(training)):
            for line in known[1:]:
                self._done.setdefault(line["part"], []).append(line["found"])
        else:
            known = [training]
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(_line(each) for each in known), encoding="utf-8")

    def through(
        self, part: str, work: Callable[[TaskT], Any], tasks: Sequence[TaskT], spread: Spread[TaskT],
        told: Callable[[int, int], None],
    ) -> list[Any]:  # fmt: skip
        """What became of all tasks of this part; those that the diary knows are not done again."""
        found = self._done.get(part, [])[: len(tasks)]
        told(len(found), len(tasks))
        with self._path.open("a", encoding="utf-8") as file:
            for one in spread(work, tasks[len(found) :]) if len(found) < len(tasks) else ():
                file.write(_line({"part": part, "found": one}))
                file.flush()
                found.append(one)
                told(len(found), len(tasks))
        return found


def _line(data: Any) -> str:
    return json.dumps(data, separators=(",", ":")) + "\n"


def _whole_lines(path: Path) -> list[Any]:
    found: list[Any] = []
    if path.is_file():
        for line in path.read_text(encoding="utf-8").splitlines(keepends=True):
            try:
                found.append(json.loads(line))
            except ValueError:
                break
    return found
