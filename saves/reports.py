"""What the program tells about its own faults: an error log and report files, without names or paths (UX-97)."""

from __future__ import annotations

import contextlib
import getpass
import os
import platform
import re
import socket
import traceback
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from saves import locks
from saves.disk import Disk, write_all, write_atomically
from saves.document import Document
from saves.errors import CannotWrite, cannot_write
from saves.places import Places

MAX_LOG = 256 * 1024
LOGS_KEPT = 3
MAX_LINE = 8 * 1024
REPORTS_KEPT = 20
PUBLIC = {"game", "rules", "content", "sets", "kinds", "marks"}  # what a report tells of a game that goes on, too

# Windows, network and Unix paths. In quotation marks a path may have spaces; elsewhere a few words with a slash behind
# them still belong to it: rather too much is taken out than a folder's name left in.
_ROOT = r"(?:[A-Za-z]:[\\/]|\\\\|~?/(?=[^\s/][^\n/]*/)|file:/+)"
_SIGN, _WORD = r"[^\s\"'`<>|,;]", r"[^\s\"'`<>|,;\\/]"
_QUOTED_PATH = re.compile(rf"""(?<=["'`]){_ROOT}[^"'`\n]*(?=["'`])""")
_PLAIN_PATH = re.compile(rf"(?<![\w.:/<]){_ROOT}(?:{_SIGN}| (?=(?:{_WORD}+ ){{0,4}}{_WORD}*[\\/]))*")


@cache
def _own_names() -> tuple[str, ...]:
    """What could tell who plays here: the user's name, home folder and machine."""
    names = {Path.home().name, os.environ.get("USER", ""), os.environ.get("USERNAME", "")}
    with contextlib.suppress(Exception):
        names.add(getpass.getuser())
    with contextlib.suppress(OSError):
        names.add(socket.gethostname())
    return tuple(sorted((name for name in names if len(name) > 1), key=len, reverse=True))


def scrub(text: str, names: Iterable[str] = ()) -> str:
    """Text without paths, user names or machine names; `names` are those of the players.

    >>> scrub('File "/home/anna/games/orrery/rules/core/flow.py", line 3')
    'File "flow.py", line 3'
    >>> scrub("Anna bids 3", ["Anna"])
    '<name> bids 3'
    """
    text = _PLAIN_PATH.sub(_last_part, _QUOTED_PATH.sub(_last_part, text))
    for name in sorted({*names, *_own_names()}, key=len, reverse=True):
        if len(name) > 1:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "<name>", text, flags=re.IGNORECASE)
    return text


def _last_part(path: re.Match[str]) -> str:
    # The last part names a file of the program; the folders above it tell about the player.
    return re.split(r"[\\/]", path[0].rstrip("\\/"))[-1] or "<path>"


def scrubbed(value: Any, names: Iterable[str] = ()) -> Any:
    """Plain data with every text in it scrubbed."""
    if isinstance(value, str):
        return scrub(value, names)
    if isinstance(value, Mapping):
        return {scrub(str(key), names): scrubbed(each, names) for key, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [scrubbed(each, names) for each in value]
    return value


def trace_of(error: BaseException | str, *, bare: bool = False) -> str:
    """Where it happened and what was said about it; `bare`: only where, and which kind of error."""
    if isinstance(error, str):
        return error if not bare else "\n".join(line for line in error.splitlines() if line.startswith("  File "))
    if not bare:
        return "".join(traceback.format_exception(error))
    return "".join(traceback.format_tb(error.__traceback__)) + type(error).__name__


def write_report(
    places: Places,
    error: BaseException | str,
    document: Document | None = None,
    version: str = "",
    disk: Disk | None = None,
    *,
    private: bool = False,
) -> Path:
    """One file with everything needed to see a fault again: version, seed, setup, answers, trace and log.

    From seed and answers every hidden hand can be worked out. A `private` report leaves them out, and with them
    everything else that might tell of the game: only where the program failed is in it.
    """
    names = [seat.name for seat in document.meta.seats] if document else []
    trace = trace_of(error, bare=private)
    report: dict[str, Any] = {
        "report": 1,
        "moment": f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}",
        "version": version,
        "system": f"{platform.system()} {platform.release()}, Python {platform.python_version()}",
        "trace": scrub(trace, names),
        "private": private,
    }
    if not private:
        report["errors"] = [scrub(line, names) for line in ErrorLog(places).tail()]
    if document is not None:
        facts = scrubbed(_facts(document), names)
        report |= {key: value for key, value in facts.items() if not private or key in PUBLIC}
    path = places.reports / f"report-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}.json"
    write_atomically(disk or Disk(), path, msgspec.json.format(msgspec.json.encode(report), indent=1) + b"\n")
    _keep_few(places.reports)
    return path


def _facts(document: Document) -> dict[str, Any]:
    return {
        "game": document.game,
        "rules": document.rules,
        "content": document.content.hash,
        "sets": list(document.meta.sets),
        "seed": document.seed,
        "setup": document.setup,
        "kinds": [seat.kind for seat in document.meta.seats],
        "marks": list(document.marks),
        "fingerprint": document.fingerprint,
        "answers": [entry.plain() for entry in document.log],
    }


def _keep_few(folder: Path) -> None:
    for old in sorted(folder.glob("report-*.json"))[:-REPORTS_KEPT]:
        with contextlib.suppress(OSError):
            old.unlink()


class ErrorLog:
    """A few small text files of errors, oldest lines dropped; two copies of the program may write it."""

    def __init__(self, places: Places, disk: Disk | None = None) -> None:
        self._places = places
        self._disk = disk or Disk()
        self.path = places.logs / "errors.log"

    def add(self, text: str, names: Iterable[str] = ()) -> bool:
        """Write one entry; False where nothing can be written. Logging a fault never makes a second one."""
        entry = f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ} {scrub(text, names)}"[:MAX_LINE].rstrip() + "\n"
        try:
            with locks.turn(self._places.locks, "errors"):
                self._maybe_rotate()
                self._append(entry.encode("utf-8", "replace"))
        except (CannotWrite, OSError):
            return False
        return True

    def add_error(self, error: BaseException, names: Iterable[str] = ()) -> bool:
        return self.add(trace_of(error), names)

    def tail(self, lines: int = 200) -> list[str]:
        """The last lines, for a report."""
        try:
            data = self.path.read_bytes()[-MAX_LOG:]
        except OSError:
            return []
        return data.decode("utf-8", "replace").splitlines()[-lines:]

    def _append(self, data: bytes) -> None:
        if not self.path.exists():
            write_atomically(self._disk, self.path, b"")
        fd = self._disk.open_append(self.path)
        try:
            write_all(self._disk, fd, data)
        except OSError as error:
            raise cannot_write(self.path, error) from error
        finally:
            self._disk.close(fd)

    def _maybe_rotate(self) -> None:
        if not self.path.exists() or self.path.stat().st_size < MAX_LOG:
            return
        for number in range(LOGS_KEPT - 1, 0, -1):
            older = self.path if number == 1 else self.path.with_suffix(f".{number - 1}.log")
            if older.exists():
                self._disk.replace(older, self.path.with_suffix(f".{number}.log"))
