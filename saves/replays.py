"""Playing a save's log again from the start, to see whether it leads to the saved position."""

from __future__ import annotations

from dataclasses import dataclass

from rules import Answer, Diverged, Fault, Illegal, Setup, State, find, fingerprint, replay
from saves.document import Document
from saves.errors import BadSave
from saves.games import answer_of, content_of


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a replay ended: `parted` is the first answer (from 0) that no longer fits, None if all do."""

    agrees: bool
    answers: int
    expected: str
    found: str
    parted: int | None = None
    detail: str = ""


def may_replay(document: Document) -> bool:
    """Whether the log is sure to play as it did: the same rules; its content comes with the save."""
    try:
        return bool(document.log) and document.rules == str(find(document.game).version)
    except (KeyError, ImportError):
        return False


def log_of(document: Document) -> list[Answer]:
    return [answer_of(entry, f"$.log[{number}]") for number, entry in enumerate(document.log)]


def replayed(document: Document, answers: int | None = None) -> State:
    """The position after the first answers of the log (all, if None), from the start of the game.

    `Diverged` says which answer the rules no longer take.
    """
    content, _ = content_of(document)
    try:
        setup: Setup = Setup.decode(document.setup)  # type: ignore[attr-defined]
    except (ValueError, TypeError) as error:
        raise BadSave("", "$.setup", "save-snapshot", {"detail": str(error)[:200]}) from error
    return replay(setup, document.seed, log_of(document)[:answers], content)


def verify(document: Document) -> Verdict:
    """Replay the log and compare with the fingerprint of the saved position."""
    count = len(document.log)
    try:
        found = fingerprint(replayed(document))
    except Diverged as parted:
        return Verdict(False, count, document.fingerprint, "", parted.index, str(parted.reason))
    except (Fault, Illegal) as wrong:
        return Verdict(False, count, document.fingerprint, "", None, str(wrong))
    return Verdict(found == document.fingerprint, count, document.fingerprint, found)
