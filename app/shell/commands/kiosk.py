"""Open the program as a kiosk for visitors: full screen, chosen games, nothing kept, a demo when nobody is there."""

from __future__ import annotations

import argparse
import getpass
import os
import sys
from collections.abc import Sequence
from signal import SIGTERM, signal
from typing import TYPE_CHECKING

from app.shell.commands.options import fail, game_named, positive

if TYPE_CHECKING:
    from rules.tournament import Opened

HELP = "open the program for visitors of a stand"
LANGUAGES = ("en", "hu")
IDLE_SECONDS = 120


def add(parser: argparse.ArgumentParser) -> None:
    pin = parser.add_mutually_exclusive_group()
    pin.add_argument(
        "--pin-file",
        metavar="FILE",
        help="a file with the operator's PIN, 4 to 12 digits, in its first"
        " line; without this option the PIN is asked for at the terminal",
    )
    pin.add_argument(
        "--pin", metavar="DIGITS", help="the PIN itself; other users of the machine can see it in the list of processes"
    )
    parser.add_argument(
        "--presets",
        default="",
        metavar="GAME:PRESET[,...]",
        help="what a touch of a planet leads to; of several the visitor chooses (default: a short game of each)",
    )
    parser.add_argument("--games", default="", metavar="GAME[,...]", help="the games on offer (default: all)")
    parser.add_argument(
        "--idle",
        type=positive,
        default=IDLE_SECONDS,
        metavar="SECONDS",
        help=f"without a touch, until the demo begins (default {IDLE_SECONDS})",
    )
    parser.add_argument(
        "--tournament",
        metavar="NAME",
        help="visitors may try a game of this tournament's kind (default: the latest that is under way)",
    )
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language that every visitor finds")
    parser.add_argument("--size", metavar="WxH", help="a window of this size instead of the full screen")


def run(args: argparse.Namespace) -> int:
    """0: the operator closed it."""
    pin = _pin(args)
    if not (pin.isdecimal() and 4 <= len(pin) <= 12):
        raise fail("the PIN has 4 to 12 digits")
    from app.scenes.entries import available_games

    tables = [entry.name for entry in available_games()]
    wanted = [game_named(word.strip()).id for word in args.games.split(",") if word.strip()] or tables
    missing = [game for game in wanted if game not in tables]
    if missing:
        raise fail(f"{missing[0]} has rules but no table yet")
    presets = _presets(args.presets, wanted)
    # A full screen that loses the focus stays where it is; the kiosk brings it back to the front.
    os.environ.setdefault("SDL_VIDEO_MINIMIZE_ON_FOCUS_LOSS", "0")
    from app.settings import Settings
    from app.shell.commands.options import size_from
    from app.shell.devices import grab_keyboard
    from app.shell.kiosk import Kiosk
    from app.shell.main import App
    from app.shell.opening import open_shell

    settings = Settings()  # nobody's own, and never written
    for name, value in (("language", args.lang), ("first_run_done", True), ("full_screen", not args.size)):
        settings[name] = value
    app = App(settings, size=size_from(args.size) if args.size else None)
    app.kiosk = kiosk = Kiosk(app, pin, wanted, args.idle, _tournament(args.tournament), presets)
    if not args.size:
        grab_keyboard()
    open_shell(app)
    before = signal(SIGTERM, lambda *_: kiosk.close())  # whoever switches the machine off is asked for no PIN
    try:
        return app.run()
    finally:
        signal(SIGTERM, before)


def _presets(words: str, games: Sequence[str]) -> dict[str, list[str]]:
    """What is to be offered of each game that is named."""
    from app.scenes.lobby import stand_presets

    found: dict[str, list[str]] = {}
    for word in filter(None, (each.strip() for each in words.split(","))):
        name, _, preset = word.partition(":")
        game = game_named(name).id
        known = [one.id for one in stand_presets(game)]
        if game not in games:
            raise fail(f"{game} is not among the games on offer")
        if preset not in known:
            raise fail(f"{game} has no preset {preset!r} (presets: {', '.join(known) or 'none'})")
        found.setdefault(game, []).append(preset)
    return found


def _tournament(name: str | None) -> Opened | None:
    """The tournament of this name, or the latest that is under way; of its file only this is read."""
    from rules.tournament import is_over
    from saves.places import find_places
    from saves.tournaments import folder_of, listed

    found = [one for one in listed(folder_of(find_places())) if one.tournament is not None]
    for one in found:
        t = one.tournament
        assert t is not None
        if name in (one.path.stem, t.opened.name) if name else not is_over(t):
            return t.opened
    if name:
        raise fail(f"there is no tournament {name!r}")
    return None


def _pin(args: argparse.Namespace) -> str:
    """The operator's PIN from where the fewest eyes see it."""
    if args.pin is not None:
        return str(args.pin)
    if args.pin_file:
        try:
            with open(args.pin_file, encoding="utf-8") as file:
                return file.readline(64).strip()
        except (OSError, UnicodeDecodeError) as error:
            raise fail(f"the PIN cannot be read from {args.pin_file} ({type(error).__name__})") from None
    if not sys.stdin.isatty():
        raise fail("without a terminal the PIN must come from --pin-file or --pin")
    return getpass.getpass("PIN: ").strip()
