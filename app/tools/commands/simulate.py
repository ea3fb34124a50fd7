"""Let computer players play many games without a window, and sum up who won."""

from __future__ import annotations

import argparse
import json
import sys
from time import perf_counter

from app.shell.commands.options import game_named, positive, seat_kinds, setup_from, whole

HELP = "computer players play many games without a window"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game's id; an unknown one is answered with all of them")
    parser.add_argument(
        "--seats",
        required=True,
        metavar="KIND,KIND[,...]",
        help="random, cadet, pilot, captain, admiral or reference for each seat",
    )
    parser.add_argument("--games", type=positive, default=1, metavar="N", help="how many games (default 1)")
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="seed of the whole run (default 1)")
    parser.add_argument(
        "--variant", action="append", default=[], metavar="K=V", help="a switch of the game; may be given several times"
    )
    parser.add_argument("--set", action="append", default=[], metavar="ID", help="a card set instead of the usual ones")
    parser.add_argument("--vary", action="store_true", help="draw every switch at random for each game")
    parser.add_argument("--rotate", action="store_true", help="move the kinds on by one seat from game to game")
    parser.add_argument(
        "--effort", type=positive, metavar="N", help="simulations for each decision instead of the level's own"
    )
    parser.add_argument("--most", type=positive, metavar="N", help="break a game off after so many answers")
    parser.add_argument(
        "--turns",
        type=positive,
        metavar="N",
        help="break a game off after so many turns (default: as many as the game promises to need at most)",
    )
    parser.add_argument(
        "--weigh",
        default="",
        metavar="QUESTION",
        help="answer this question at random (empires.advantages.keep), and sum up wins by the answer",
    )
    parser.add_argument(
        "--jobs", type=positive, default=1, metavar="J", help="processes (the result does not depend on it)"
    )
    parser.add_argument("--json", action="store_true", help="machine-readable result")


def run(args: argparse.Namespace) -> int:
    """0: no faults; 1: there were some. A game of opponents that does not end is one."""
    from rules.ai.arena import simulate
    from rules.ai.levels import MEASURED
    from rules.ai.match import MAX_ANSWERS

    game = game_named(args.game)
    kinds = seat_kinds(args.seats, MEASURED, efforts=True)
    setup = setup_from(game, len(kinds), args.variant, args.set)
    shown = bar if sys.stderr.isatty() else None
    report = simulate(
        game.id,
        setup,
        kinds,
        args.games,
        args.seed,
        rotate=args.rotate,
        jobs=args.jobs,
        effort=args.effort,
        vary=args.vary,
        most=args.most or MAX_ANSWERS,
        turns=args.turns,
        weighed=args.weigh,
        progress=shown,
        wall_clock=perf_counter,
    )
    found = report.encode()
    if args.json:
        print(json.dumps(found, indent=1))
    else:
        _tell(found, args.games)
    return 1 if found["faults"] else 0


def bar(done: int, of: int) -> None:
    width = 30
    filled = width * done // of
    print(
        f"\r{'█' * filled}{'·' * (width - filled)} {done}/{of}",
        end="\n" if done == of else "",
        file=sys.stderr,
        flush=True,
    )


def _tell(found: dict[str, object], games: int) -> None:
    rate = found["decisions_per_second"]
    print(
        f"{found['game']}: {games} games, seed {found['seed']}, {found['decisions']} decisions, "
        f"{rate:,.0f} a second, {found['length']:.0f} answers a game"
    )
    for seat in found["seats"]:  # type: ignore[attr-defined]
        figures = f"mean score {seat['score']:8.2f}   mean place {seat['place']:.2f}"
        print(f"  {seat['kind']:8} {seat['wins']:7.1f} wins   {figures}")
    for pair in found["ahead"]:  # type: ignore[attr-defined]
        span = f"95 %: {pair['low']:.1%} to {pair['high']:.1%}"
        print(f"  {pair['kind']} ahead of {pair['other']}: {pair['share']:.1%} ({span})")
    for each in found["weighed"]:  # type: ignore[attr-defined]
        print(f"  {each['answer']:12} {each['share']:6.0%} of a fair share in {each['seats']} games")
    for fault in found["faults"]:  # type: ignore[attr-defined]
        print(f"  fault in game {fault['game']} (seed {fault['seed']}, answer {fault['answer']}): {fault['what']}")
