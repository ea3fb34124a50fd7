"""Playing a save's log again from the start, to see whether it leads to the saved position."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rules import Answer, Diverged, State, encode, find, fingerprint, replay
from rules.core.lean import dataclass
from saves.document import Document
from saves.errors import BadSave
from saves.games import OLDER_RULES, content_of, log_of, session_of, setup_of

__all__ = ["Broken", "Verdict", "log_of", "may_replay", "replayed", "verify"]


class Broken(Exception):
    """The rules failed at an answer of the log: a defect, or a log that somebody has edited."""

    def __init__(self, index: int, detail: str) -> None:
        self.index, self.detail = index, detail
        super().__init__(f"answer {index}: {detail}")


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a replay ended.

    `parted` is the first answer (from 0) that the rules refuse, None if they take all; `broken` says that they
    failed at it instead. `differs` is the first place where the end is another one.
    """

    agrees: bool
    answers: int
    expected: str
    found: str = ""
    parted: int | None = None
    detail: str = ""
    broken: bool = False
    differs: str = ""
    rules: str = ""  # the version that wrote the save
    installed: str = ""  # the version that played it again


def may_replay(document: Document) -> bool:
    """Whether the log is sure to play as it did: the same rules all the time; its content comes with the save."""
    try:
        same = document.rules == str(find(document.game).version) and OLDER_RULES not in document.marks
    except (KeyError, ImportError):
        return False
    return bool(document.log) and same


def replayed(document: Document, answers: int | None = None) -> State:
    """The position after the first answers of the log (all, if None), from the start of the game.

    `Diverged` says which answer the rules no longer take, `Broken` at which they fail.
    """
    content, _ = content_of(document)
    setup, log = setup_of(document), log_of(document)[:answers]
    given: list[Answer] = []
    try:
        return replay(setup, document.seed, _noted(log, given), content)
    except Diverged:
        raise
    except Exception as error:
        detail = f"{type(error).__name__}: {error}"[:200]
        if not given:
            raise BadSave("", "$.setup", "save-snapshot", {"detail": detail}) from error
        raise Broken(len(given) - 1, detail) from error


def _noted(log: list[Answer], given: list[Answer]) -> Iterator[Answer]:
    """The answers, each noted as it is given."""
    for answer in log:
        given.append(answer)
        yield answer


def verify(document: Document, file: object = "") -> Verdict:
    """Replay the log and compare with the saved position; `BadSave` where there is no position to compare."""
    saved = session_of(document, file).state
    installed = str(find(document.game).version)
    other = Verdict(False, len(document.log), fingerprint(saved), rules=document.rules, installed=installed)
    try:
        again = replayed(document)
    except Diverged as parted:
        return replace(other, parted=parted.index, detail=str(parted.reason))
    except Broken as broken:
        return replace(other, parted=broken.index, detail=broken.detail, broken=True)
    except BadSave as bad:
        raise bad.in_file(str(file)) from None
    found = fingerprint(again)
    if found != other.expected:
        return replace(other, found=found, differs=_first_difference(encode(saved), encode(again)))
    return replace(other, found=found, agrees=True)


def _first_difference(a: Any, b: Any, path: str = "") -> str:
    if type(a) is type(b) and isinstance(a, dict):
        for key in sorted(a.keys() | b.keys()):
            if key not in a or key not in b:
                return f"{path}.{key}".lstrip(".")
            if a[key] != b[key]:
                return _first_difference(a[key], b[key], f"{path}.{key}")
    if type(a) is type(b) and isinstance(a, list):
        for i, (one, other) in enumerate(zip(a, b, strict=False)):
            if one != other:
                return _first_difference(one, other, f"{path}[{i}]")
    return f"{path.lstrip('.')}: {str(a)[:60]} saved, {str(b)[:60]} replayed"
