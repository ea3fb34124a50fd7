"""Play a save's answer log again and compare: does it still lead to the same position?"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rules import Diverged, encode, fingerprint, replay
from saves.document import load_document
from saves.errors import BadSave
from saves.games import session_of

HELP = "play a save's log again and verify it"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", metavar="FILE", help="a save")
    parser.add_argument("--verify", action="store_true", help="compare the replayed position with the saved one")
    parser.add_argument("--json", action="store_true", help="machine-readable result")


def run(args: argparse.Namespace) -> int:
    """0: the same game; 1: the log leads elsewhere; 2: the file cannot be read."""
    try:
        session = session_of(document := load_document(Path(args.file)), args.file)
    except BadSave as bad:
        print(bad, file=sys.stderr)
        return 2
    found: dict[str, Any] = {"file": args.file, "game": document.game, "answers": len(session.log), "verified": False}
    try:
        again = replay(session.setup, session.seed, session.log, session.state.content)
    except Diverged as parted:
        found |= {"parted_at": parted.index, "reason": str(parted.reason), "answer": session.log[parted.index].encode()}
    else:
        found["fingerprint"] = fingerprint(again)
        found["saved"] = fingerprint(session.state)
        found["verified"] = found["fingerprint"] == found["saved"]
        if not found["verified"]:
            found["differs"] = _first_difference(encode(session.state), encode(again))
    print(json.dumps(found, indent=1, ensure_ascii=False) if args.json else _told(found, args.verify))
    return 0 if found["verified"] or not args.verify else 1


def _told(found: dict[str, Any], verify: bool) -> str:
    head = f"{found['file']}: {found['game']}, {found['answers']} answers"
    if found["verified"]:
        return f"{head}: the log leads to the saved position ({found['fingerprint']})"
    if "parted_at" in found:
        return f"{head}: they part at answer {found['parted_at']} {found['answer']}: {found['reason']}"
    return f"{head}: every answer fits, but the end differs at {found['differs']}"


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
