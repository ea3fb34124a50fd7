"""`orrery bench`: the bars of the project, measured beside their yardsticks."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

from app.tools.bench.measure import Bar

if TYPE_CHECKING:
    from app.tools.bench.groups import BarGroup

HELP = "measure the speed bars beside their yardsticks"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="machine-readable result")
    parser.add_argument("--only", metavar="NAME", help="one bar (P1 ... P25), one game, or rules, long, table, bundle")
    parser.add_argument(
        "--short",
        action="store_true",
        help="the rules with few and small samples, under 30 seconds: the more games, the less of each",
    )


def run(args: argparse.Namespace) -> int:
    bars = []
    for bar in _measured("rules" if args.short and args.only is None else args.only, args.short):
        bars.append(bar)
        if not args.json:
            print(_line(bar), flush=True)
    if not bars and not _known(args.only):
        print(f"no bar or game is called {args.only!r}", file=sys.stderr)
        return 2
    if args.json:
        print(json.dumps({"python": platform.python_version(), "bars": [b.plain() for b in bars]}, indent=1))
    return 0 if bars and all(b.ok for b in bars) else 1


def _known(only: str | None) -> bool:
    """Whether a bar, game or group is called so, even if it could not be measured here."""
    from app.tools.bench.groups import groups

    return any(only in (group.kind, group.game) or (only or "").upper() in group.ids for group in groups())


def _line(bar: Bar) -> str:
    verdict = "aim" if bar.aimed else "ok " if bar.ok else "MISSED"
    sign = "≥" if bar.at_least else "≤"
    bounds = f"must {sign} {bar.must:<5g} aim {sign} {bar.aim:<5g}"
    return f"{bar.id:4} {bar.game:10} {bar.value:8.3f}  {bounds} {verdict:6} {bar.name}; {bar.detail}"


def _measured(only: str | None, short: bool) -> Iterator[Bar]:
    """The bars of every group whose name, game or one of whose ids is asked for; nothing else is run."""
    from app.tools.bench import measure
    from app.tools.bench.groups import groups

    one_bar = only.upper() if only and only[:1].upper() == "P" and only[1:].isdigit() else ""
    asked = [group for group in groups() if only is None or one_bar in group.ids or only in (group.kind, group.game)]
    measure.samples = measure.FEW if short else measure.SAMPLES
    measure.budget = measure.Budget(len(asked)) if short else None
    for group in asked:
        if measure.budget is not None and not measure.budget.begin_share():
            print(f"{group.game or group.kind}: not measured, the time of a short run is used up", file=sys.stderr)
            continue
        wanted = frozenset({one_bar}) if one_bar else group.ids
        yield from _bars_of(group, wanted)


def _bars_of(group: BarGroup, wanted: frozenset[str]) -> Iterator[Bar]:
    """One group's bars; a tool that only the bench needs may be missing."""
    try:
        yield from (bar for bar in group.measure(wanted) if bar.id in wanted)
    except ModuleNotFoundError as missing:
        if missing.name != "psutil":
            raise
        names = ", ".join(sorted(group.ids & wanted, key=lambda id: int(id[1:])))
        print(f'{names}: not measured, this needs the package psutil (part of the extra "dev")', file=sys.stderr)
