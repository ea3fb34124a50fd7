"""Learn from played games how good a position is; new weights are kept if they beat the old judge."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from app.shell.commands.options import fail, game_named, positive, setup_from, whole

if TYPE_CHECKING:
    from app.tools.training.course import Verdict

HELP = "learn from played games how good a position is"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game's id")
    parser.add_argument("--games", type=positive, default=2000, metavar="N", help="games to learn from (default 2000)")
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="seed of the whole course (default 1)")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes (weights do not depend on it)")
    parser.add_argument("--dask", default="", metavar="ADDRESS", help="spread the games over this Dask cluster instead")
    parser.add_argument("--seats", default="", metavar="N[,N]", help="tables of so many seats (default: the fewest)")
    parser.add_argument("--variant", action="append", default=[], metavar="K=V", help="a switch of the game")
    parser.add_argument("--play", default="quick", metavar="KIND", help="who plays the games (default quick)")
    parser.add_argument("--matches", type=positive, default=100, metavar="N", help="new against old (default 100)")
    parser.add_argument("--effort", type=positive, metavar="N", help="trials for each decision in these matches")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="the diary, with which a killed training goes on")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where the weights go (default: the game's own)")


def run(args: argparse.Namespace) -> int:
    """0: every table's new weights are kept; 1: the old ones stay for at least one."""
    from app.tools.commands.simulate import bar
    from app.tools.training.course import Course, run, silent, written
    from app.tools.training.diary import diary_of
    from rules.ai.hints import hints_of
    from rules.ai.levels import MEASURED
    from saves.disk import Disk, write_atomically

    game = game_named(args.game)
    hints = hints_of(game.id)
    if hints.features is None or hints.judgement is None:
        raise fail(f"{game.id} names no features to learn from")
    if args.play not in MEASURED:
        raise fail(f"no kind of player {args.play!r} (kinds: {', '.join(MEASURED)})")
    seats = [whole(text, *game.seats) for text in args.seats.split(",")] if args.seats else [game.seats[0]]
    setups = tuple(setup_from(game, count, args.variant) for count in seats)
    command = _command(args)
    course = Course(game.id, setups, args.play, args.games, args.matches, args.seed, args.effort, command)
    found = run(course, args.keep or diary_of(command), args.jobs, args.dask, bar if sys.stderr.isatty() else silent)
    for table, verdict in found.items():
        print(_said(table, verdict))
    if any(verdict.kept for verdict in found.values()):
        out = args.out or hints.judgement
        write_atomically(Disk(), out, written(out, command, found).encode())
    return 0 if found and all(verdict.kept for verdict in found.values()) else 1


def _command(args: argparse.Namespace) -> str:
    """The command that does the same once more; how many processes share it makes no difference."""
    words = ["orrery train", args.game, f"--games {args.games}", f"--seed {args.seed}"]
    words += [f"--seats {args.seats}"] if args.seats else []
    words += [f"--variant {word}" for word in args.variant]
    words += [f"--play {args.play}", f"--matches {args.matches}"]
    return " ".join([*words, *([f"--effort {args.effort}"] if args.effort else [])])


def _said(table: str, verdict: Verdict) -> str:
    learned, ahead = verdict.learned, verdict.ahead
    kept = "kept" if verdict.kept else "not kept, it is not surely stronger"
    return (
        f"{table}: {learned.positions} positions, log loss {learned.loss:.3f}; ahead of the old judge in "
        f"{ahead.share:.1%} of {ahead.comparisons} (95 %: {ahead.low:.1%} to {ahead.high:.1%}): {kept}"
    )
