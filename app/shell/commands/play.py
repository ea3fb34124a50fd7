"""Open the window straight at a table: seats, variants and seed come from the command line."""

from __future__ import annotations

import argparse

from app.shell.commands.options import fail, game_named, seat_kinds, setup_from, whole

HELP = "open the window straight at a table"
LANGUAGES = ("en", "hu")


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", metavar="GAME", help="the game's id; an unknown one is answered with all of them")
    parser.add_argument(
        "--seats",
        default="human,captain",
        metavar="KIND,KIND[,...]",
        help="human, cadet, pilot, captain or admiral for each seat (default human,captain)",
    )
    parser.add_argument("--seed", type=whole, metavar="S", help="seed of the game (default: a new one)")
    parser.add_argument(
        "--variant", action="append", default=[], metavar="K=V", help="a switch of the game; may be given several times"
    )
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the window")
    parser.add_argument("--size", metavar="WxH", help="size of the window")


def run(args: argparse.Namespace) -> int:
    """0: the window was closed by its user."""
    from rules.ai.levels import KINDS

    game = game_named(args.game)
    kinds = seat_kinds(args.seats, ("human", *KINDS))
    setup = setup_from(game, len(kinds), args.variant)
    from app.games import manifest

    if manifest(game.id) is None:
        raise fail(f"{game.id} has rules but no table yet")
    from app.shell.commands.options import size_from

    size = size_from(args.size) if args.size else None
    return _open(args, kinds, setup, size)


def _open(args: argparse.Namespace, kinds: list[str], setup: object, size: tuple[int, int] | None) -> int:
    from app.scenes.draft import Draft
    from app.scenes.launch import begin
    from app.shell.main import App
    from app.shell.opening import kept_settings, open_shell, tell_about_disk
    from rules import Setup

    assert isinstance(setup, Setup)
    settings, places = kept_settings()
    if args.lang:
        settings["language"] = args.lang
    settings["first_run_done"] = True
    app = App(settings, places=places, size=size)
    open_shell(app)
    app.ctx.icons = True  # the menu can do without in its first frame; a table keeps what it has drawn there
    tell_about_disk(app)
    begin(app, Draft.like(setup, [("", kind) for kind in kinds]), args.seed)
    return app.run()
