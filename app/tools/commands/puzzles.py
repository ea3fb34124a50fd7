"""The puzzles of a game: list them, tell one in words, or look for new ones in games of opponents.

What is found is written as drafts: TOML files without texts, which nobody is offered. Whoever likes one writes its
title, question, hints and explanation, gives the file a name and puts it into `app/games/<game>/puzzles`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from app.shell.commands.options import fail, game_named, positive, setup_from, whole

if TYPE_CHECKING:
    from rules import Game

HELP = "list a game's puzzles, tell one in words, or look for new ones in games of opponents"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game's id")
    parser.add_argument("--show", metavar="ID", help="a puzzle or draft by name or file: all its maker wants to know")
    parser.add_argument("--prove", nargs="+", type=Path, metavar="FILE", help="find the figures of these files anew")
    parser.add_argument("--make", type=positive, metavar="N", help="look for so many new ones")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where they go (default: puzzles-GAME)")
    parser.add_argument("--games", type=positive, default=200, metavar="N", help="in at most so many games (200)")
    parser.add_argument("--play", default="admiral", metavar="KIND", help="who plays them (default admiral)")
    parser.add_argument("--seats", default="", metavar="N[,N]", help="tables of so many seats (default: the fewest)")
    parser.add_argument("--variant", action="append", default=[], metavar="K=V", help="a switch of the game")
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="seed of the whole search (default 1)")
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes (puzzles do not depend on it)")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="the diary, with which a killed search goes on")


def run(args: argparse.Namespace) -> int:
    """0: all right; 1: faulty files, or fewer puzzles than wanted."""
    from app.match.puzzles import faults, puzzles

    game = game_named(args.game)
    if args.show:
        return _show(game.id, args.show)
    if args.prove:
        return _prove(args.prove)
    if args.make:
        return _make(args, game)
    for one in puzzles(game.id):
        print(f"{one.id}: difficulty {one.difficulty}, {one.title and one.title.en}")
    for problem in faults(game.id):
        print(problem)
    return 1 if faults(game.id) else 0


def _show(game: str, id: str) -> int:
    from app.tools.puzzle_shots import found_puzzle, in_words
    from app.tools.shot import headless_app

    app = headless_app()
    try:
        print(in_words(app, found_puzzle(game, id)))
    finally:
        app.close()
    return 0


def _prove(paths: Sequence[Path]) -> int:
    """0: all are still puzzles, and their files have the new figures; 1: one is none, and its file stays as it was."""
    from app.match.puzzles import read, written
    from app.tools.puzzling.mining import proved_anew
    from saves.disk import Disk, write_atomically

    lost = 0
    for path in paths:
        found, problems = read(path)
        if found is None:
            raise fail("; ".join(str(one) for one in problems))
        again = proved_anew(found)
        lost += again is None
        if again is not None:
            write_atomically(Disk(), path, written(again).encode())
        print(f"{path}: {'no puzzle' if again is None else 'proved'}", flush=True)
    return 1 if lost else 0


def _make(args: argparse.Namespace, game: Game) -> int:
    from app.tools.commands.simulate import bar
    from app.tools.puzzling.mining import Mine, mine
    from app.tools.training.course import silent
    from app.tools.training.diary import diary_of
    from rules.ai.levels import MEASURED, level_and_effort

    if level_and_effort(args.play)[0] not in MEASURED:
        raise fail(f"no kind of player {args.play!r} (kinds: {', '.join(MEASURED)})")
    seats = [whole(text, *game.seats) for text in args.seats.split(",")] if args.seats else [game.seats[0]]
    setups = tuple(setup_from(game, count, args.variant) for count in seats)
    command = _command(args)
    looked_for = Mine(game.id, setups, args.play, args.make, args.games, args.seed, command)
    tell = bar if sys.stderr.isatty() else silent
    found = mine(looked_for, args.keep or diary_of(command), args.out or Path(f"puzzles-{game.id}"), args.jobs, tell)
    print(f"{len(found)} of {args.make} puzzles found")
    return 0 if len(found) == args.make else 1


def _command(args: argparse.Namespace) -> str:
    """The command that does the same once more; how many processes share it makes no difference."""
    words = ["orrery puzzles", args.game, f"--make {args.make}", f"--seed {args.seed}"]
    words += [f"--games {args.games}"] if args.games != 200 else []
    words += [f"--play {args.play}"] if args.play != "admiral" else []
    words += [f"--seats {args.seats}"] if args.seats else []
    return " ".join([*words, *(f"--variant {word}" for word in args.variant)])
