"""Open the program as a kiosk for visitors: full screen, chosen games, nothing kept, a demo when nobody is there."""

from __future__ import annotations

import argparse

from app.commands.options import fail, game_named, positive

HELP = "open the program for visitors of a stand"
LANGUAGES = ("en", "hu")
IDLE_SECONDS = 120


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--pin", required=True, metavar="DIGITS", help="4 to 12 digits that only the operator knows")
    parser.add_argument("--games", default="", metavar="GAME[,...]", help="the games on offer (default: all)")
    parser.add_argument("--idle", type=positive, default=IDLE_SECONDS, metavar="SECONDS",
                        help=f"without a touch, until the demo begins (default {IDLE_SECONDS})")
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language that every visitor finds")
    parser.add_argument("--size", metavar="WxH", help="a window of this size instead of the full screen")


def run(args: argparse.Namespace) -> int:
    """0: the operator closed it."""
    if not (args.pin.isdecimal() and 4 <= len(args.pin) <= 12):
        raise fail("the PIN has 4 to 12 digits")
    from app.scenes.entries import available_games

    tables = [entry.name for entry in available_games()]
    wanted = [game_named(word.strip()).id for word in args.games.split(",") if word.strip()] or tables
    missing = [game for game in wanted if game not in tables]
    if missing:
        raise fail(f"{missing[0]} has rules but no table yet")
    from app.commands.shot import size_from
    from app.kiosk import Kiosk
    from app.main import App, open_shell
    from app.settings import Settings

    settings = Settings()  # nobody's own, and never written
    for name, value in (("language", args.lang), ("first_run_done", True), ("full_screen", not args.size)):
        settings[name] = value
    app = App(settings, size=size_from(args.size) if args.size else None)
    app.kiosk = Kiosk(app, args.pin, wanted, args.idle)
    open_shell(app)
    return app.run()
