"""The command `orrery`: without a word it opens the window, with one it works without a window."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module

COMMANDS = ("play", "kiosk", "simulate", "replay", "check", "fuzz", "bench", "shot", "selftest")


def parser() -> argparse.ArgumentParser:
    """The whole command line; each command's module declares its own part."""
    top = argparse.ArgumentParser(
        prog="orrery", description="A tabletop for space games. Without a command it opens the window."
    )
    from app.version import VERSION

    top.add_argument("--version", action="version", version=f"orrery {VERSION}")
    words = top.add_subparsers(dest="command", metavar="COMMAND")
    for name in COMMANDS:
        module = import_module(f"app.commands.{name}")
        one = words.add_parser(name, help=module.HELP, description=module.__doc__)
        module.add(one)
        one.set_defaults(run=module.run)
    return top


def main(argv: Sequence[str] | None = None) -> int:
    words = sys.argv[1:] if argv is None else list(argv)
    if not words:
        from app.main import main as open_window

        return open_window()
    args = parser().parse_args(words)
    if args.command is None:
        from app.main import main as open_window

        return open_window()
    try:
        code: int = args.run(args)
    except BrokenPipeError:
        return 141
    except KeyboardInterrupt:
        return 130
    return code
