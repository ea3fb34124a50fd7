"""Attack the reading of saves or card sets with forged files: each is refused quickly or does no harm."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from app.shell.commands.options import game_named, positive, whole

HELP = "forged saves or card sets by the thousand: refused in a moment or harmless (for developers)"
_SHOWN = 20  # faults told one by one


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=("saves", "sets"), help="what is forged")
    parser.add_argument("--games", default="", metavar="GAME[,GAME]", help="whose (default: all that are shipped)")
    parser.add_argument("--count", type=positive, default=1000, metavar="N", help="how many files (default 1000)")
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="seed of the whole run (default 1)")
    parser.add_argument("--json", action="store_true", help="machine-readable result")


def run(args: argparse.Namespace) -> int:
    """0: nothing happened; 1: a file took too long, too much memory, or was accepted and met a fault."""
    from app.tools.fuzz.limits import MEGABYTES, FuzzOutcome, peak_megabytes
    from rules.core.game import find, shipped

    games = [game_named(word).id for word in args.games.split(",") if word] or list(shipped())
    if args.what == "sets":
        games = [game for game in games if find(game).schema is not None]  # a small game has none
    attack: Callable[[Sequence[str], int, int], Iterator[FuzzOutcome]]
    if args.what == "saves":
        from app.tools.fuzz.saves import forged_saves as attack
    else:
        from app.tools.fuzz.sets import forged_sets as attack
    counts: Counter[str] = Counter()
    slowest, faults = 0.0, []
    for outcome in attack(games, args.count, args.seed):
        counts["accepted" if outcome.accepted else "refused"] += 1
        slowest = max(slowest, outcome.seconds)
        if outcome.fault:
            faults.append({"number": outcome.number, "game": outcome.name, "what": outcome.fault})
        if sys.stderr.isatty() and outcome.number % 50 == 0:
            print(f"\r{outcome.number}/{args.count}", end="", file=sys.stderr, flush=True)
    peak = peak_megabytes()
    found = {
        "what": args.what, "games": games, "seed": args.seed, "files": args.count, "accepted": counts["accepted"],
        "refused": counts["refused"], "slowest_seconds": round(slowest, 3), "peak_megabytes": peak, "faults": faults,
    }  # fmt: skip
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        print(
            f"{args.what}: {args.count} files of {', '.join(games)}, {counts['accepted']} accepted, "
            f"{counts['refused']} refused, slowest {slowest:.2f} s, at most {peak} MB, {len(faults)} faults"
        )
        for fault in faults[:_SHOWN]:
            print(f"  {fault['game']} {fault['number']} (seed {args.seed}): {fault['what']}")
    return 1 if faults or peak > MEGABYTES else 0
