"""Let every kind of player play every other, the seats exchanged, and tell how strong each is."""

from __future__ import annotations

import argparse
import json
import sys

from app.shell.commands.options import fail, game_named, positive, seat_kinds, setup_from, whole

HELP = "how strong the kinds of computer players are"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game's id")
    parser.add_argument(
        "--kinds",
        default="random,cadet,pilot,captain,admiral",
        metavar="KIND,KIND[,...]",
        help="who plays, the one that counts as 0 first; also reference (a former Admiral), quick, and a level with "
        "so many trials a decision (admiral@80)",
    )
    parser.add_argument("--games", type=positive, default=40, metavar="N", help="games for each pair (default 40)")
    parser.add_argument("--seats", type=positive, metavar="N", help="seats at the table (default: the fewest)")
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="seed of the whole ladder (default 1)")
    parser.add_argument("--variant", action="append", default=[], metavar="K=V", help="a switch of the game")
    parser.add_argument("--effort", type=positive, metavar="N", help="trials for each decision of those who look ahead")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes (the result is the same)")
    parser.add_argument("--json", action="store_true", help="machine-readable result")


def run(args: argparse.Namespace) -> int:
    """0: no faults; 1: there were some."""
    from app.tools.commands.simulate import bar
    from rules.ai.ladder import climb
    from rules.ai.levels import MEASURED

    game = game_named(args.game)
    kinds = seat_kinds(args.kinds, MEASURED, efforts=True)
    if len(kinds) < 2 or len(set(kinds)) < len(kinds):
        raise fail("a ladder needs different kinds, at least two")
    setup = setup_from(game, args.seats or game.seats[0], args.variant)
    shown = bar if sys.stderr.isatty() else None
    found = climb(game.id, setup, kinds, args.games, args.seed, jobs=args.jobs, effort=args.effort, progress=shown)
    if args.json:
        print(json.dumps(found.encode(), indent=1))
        return 1 if found.faults else 0
    print(f"{game.id}: {args.games} games for each pair, seed {args.seed}")
    for rung in found.rungs:
        print(f"  {rung.kind:9} {rung.elo:+6.0f} Elo (95 %: {rung.low:+.0f} to {rung.high:+.0f})")
    for pair in found.pairs:
        span = f"95 %: {pair.low:.1%} to {pair.high:.1%}"
        print(f"  {pair.kind} ahead of {pair.other}: {pair.share:.1%} ({span})")
    for fault in found.faults:
        print(f"  fault: {json.dumps(fault)}")
    return 1 if found.faults else 0
