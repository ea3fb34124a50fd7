"""The puzzles of a game: list them, tell one in words, or look for new ones in games of opponents."""

from __future__ import annotations

import argparse

from app.shell.commands.options import game_named

HELP = "list a game's puzzles, tell one in words"


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game's id")
    parser.add_argument("--show", metavar="ID", help="a puzzle or draft by name or file: all its maker wants to know")


def run(args: argparse.Namespace) -> int:
    from app.match.puzzles import faults, puzzles

    game = game_named(args.game)
    if args.show:
        return _show(game.id, args.show)
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
