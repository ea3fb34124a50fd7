"""Check card sets, challenges and puzzles: each problem with file, line, key, what was expected, the nearest word."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from rules import find, known
from rules.content.loading import Problem, check_path
from rules.content.problems import printable

HELP = "check card sets, challenges and puzzles (files or folders)"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "paths", nargs="+", metavar="FILE|FOLDER", help="a TOML file, a set's folder, or a folder of sets or challenges"
    )
    parser.add_argument("--json", action="store_true", help="machine-readable result")


def run(args: argparse.Namespace) -> int:
    """0: all right; 1: problems; 2: nothing there to check."""
    schemas = {game: find(game).schema for game in known() if find(game).schema is not None}
    results: list[tuple[str, list[Problem]]] = []
    missing = [p for p in args.paths if not Path(p).exists()]
    for text in missing:
        print(printable(f"{text}: there is no such file or folder"), file=sys.stderr)
    for text in args.paths:
        if text not in missing:
            path = Path(text)
            checked = _checked(path)
            if checked is not None:
                results.append((text, checked))
                continue
            shipped = [Path(sys.modules[f"rules.{game}"].__path__[0]) / "content" for game in schemas]
            results.append((text, list(check_path(path, schemas, beside=shipped))))
    if args.json:
        told: list[dict[str, object]] = [{"path": p, "ok": False, "error": "no such file or folder"} for p in missing]
        told += [{"path": name, "ok": not found, "problems": [_plain(p) for p in found]} for name, found in results]
        print(json.dumps(told, indent=1))
    else:
        for name, found in results:
            for problem in found:
                print(problem)
            if not found:
                print(printable(f"{name}: all right"))
    if missing:
        return 2
    return 1 if any(found for _, found in results) else 0


def _checked(path: Path) -> list[Problem] | None:
    """The problems of files that set up tables (challenges, rungs of a ladder) or hold puzzles; None: there are none
    of them here, as in a folder of card sets."""
    from app.match import fixed_tables, puzzles

    files = sorted(path.glob("*.toml")) if path.is_dir() else [path] if path.suffix == ".toml" else []
    tables = [fixed_tables.read(file)[1] for file in files if fixed_tables.holds_tables(file)]
    found = [*tables, *(puzzles.checked(file) for file in files if puzzles.holds_puzzle(file))]
    return [problem for each in found for problem in each] if found else None


def _plain(problem: Problem) -> dict[str, object]:
    return {
        "file": str(problem.file),
        "line": problem.line,
        "key": problem.key,
        "reason": problem.reason_id,
        "params": dict(problem.params),
        "text": str(problem),
    }
