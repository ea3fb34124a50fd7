"""Play a save's answer log again and compare: does it still lead to the same position?"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from saves.document import Document, load_document
from saves.errors import BadSave
from saves.replays import Verdict, verify

HELP = "play a save's log again and verify it"
EXIT_CODES = (
    "Exit code: 2 if the file cannot be read or the rules fail on the way; with --verify, 1 if the log leads "
    "elsewhere than to the saved position; otherwise 0. Without --verify the comparison is only told."
)


def add(parser: argparse.ArgumentParser) -> None:
    parser.epilog = EXIT_CODES
    parser.add_argument("file", metavar="FILE", help="a save")
    parser.add_argument("--verify", action="store_true", help="fail if the log leads elsewhere")
    parser.add_argument("--json", action="store_true", help="machine-readable result")


def run(args: argparse.Namespace) -> int:
    try:
        document = load_document(Path(args.file))
        verdict = verify(document, args.file)
    except BadSave as bad:
        print(bad, file=sys.stderr)
        if args.json:
            print(json.dumps({"file": args.file, "error": str(bad)}, indent=1, ensure_ascii=False))
        return 2
    print(json.dumps(_found(args.file, document, verdict), indent=1, ensure_ascii=False) if args.json
          else _told(args.file, document, verdict))  # fmt: skip
    if verdict.broken:
        return 2
    return 0 if verdict.agrees or not args.verify else 1


def _found(file: str, document: Document, verdict: Verdict) -> dict[str, Any]:
    found: dict[str, Any] = {
        "file": file, "game": document.game, "answers": verdict.answers, "verified": verdict.agrees,
        "rules": verdict.rules, "installed_rules": verdict.installed, "saved": verdict.expected,
    }  # fmt: skip
    if verdict.parted is not None:
        found |= {"parted_at": verdict.parted, "answer": document.log[verdict.parted].plain()}
        found["error" if verdict.broken else "reason"] = verdict.detail
    else:
        found["fingerprint"] = verdict.found
    if verdict.differs:
        found["differs"] = verdict.differs
    return found


def _told(file: str, document: Document, verdict: Verdict) -> str:
    head = f"{file}: {document.game}, {verdict.answers} answers"
    if verdict.rules != verdict.installed:
        head += f", saved by rules {verdict.rules or '?'}, played by rules {verdict.installed}"
    if verdict.agrees:
        return f"{head}: the log leads to the saved position ({verdict.found})"
    if verdict.parted is None:
        return f"{head}: every answer fits, but the end differs at {verdict.differs}"
    what = "the rules fail at" if verdict.broken else "they part at"
    return f"{head}: {what} answer {verdict.parted} {document.log[verdict.parted].plain()}: {verdict.detail}"
