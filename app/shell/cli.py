"""The command `orrery`: without a word it opens the window, with one it works without a window."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from importlib import import_module

# The window's own commands, then those for developers; a module is loaded when the command line is read.
COMMANDS = {
    "play": "app.shell.commands.play",
    "kiosk": "app.shell.commands.kiosk",
    "tournament": "app.tools.commands.tournament",
    "simulate": "app.tools.commands.simulate",
    "ladder": "app.tools.commands.ladder",
    "train": "app.tools.commands.train",
    "puzzles": "app.tools.commands.puzzles",
    "thinking": "app.tools.commands.thinking",
    "replay": "app.tools.commands.replay",
    "check": "app.tools.commands.check",
    "fuzz": "app.tools.commands.fuzz",
    "bench": "app.tools.commands.bench",
    "shot": "app.tools.commands.shot",
    "sounds": "app.tools.commands.sounds",
    "selftest": "app.tools.commands.selftest",
}


def parser() -> argparse.ArgumentParser:
    """The whole command line; each command's module declares its own part."""
    top = argparse.ArgumentParser(
        prog="orrery",
        description="A tabletop for space games. Without a command it opens the window; with a FILE instead of a"
        " command it opens that save, deck or card set in the window.",
        epilog="Settings, saves and logs lie where the system keeps such things; with a file portable.txt beside the "
        "program in its folder data; with the variable ORRERY_HOME=FOLDER in FOLDER/data.",
    )
    from app.version import full_version

    top.add_argument("--version", action="version", version=f"orrery {full_version()}")
    top.add_argument("--size", dest="window", metavar="WxH", help="size of the window, without a command")
    words = top.add_subparsers(dest="command", metavar="COMMAND")
    for name, home in COMMANDS.items():
        module = import_module(home)
        one = words.add_parser(name, help=module.HELP, description=module.__doc__)
        module.add(one)
        one.set_defaults(run=module.run)
    return top


def is_file(words: Sequence[str]) -> bool:
    """Whether somebody opened a file with the program rather than naming a command."""
    return len(words) == 1 and words[0] not in COMMANDS and os.path.isfile(words[0])


def main(argv: Sequence[str] | None = None) -> int:
    # What a command prints is for its reader, often a program: pygame greets nobody there.
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    if argv is None:
        from app.shell.streams import open_streams

        open_streams()
    words = sys.argv[1:] if argv is None else list(argv)
    try:
        return _run(words)
    except BrokenPipeError:
        return 141
    except KeyboardInterrupt:
        return 130
    except ImportError as missing:  # a library of the system that one of ours is built on
        if not getattr(sys, "frozen", False):
            raise
        return _cannot_start("start-no-library", missing)
    except Exception as error:
        # By its name: the class lies in a module that loads the window's library.
        if type(error).__name__ != "NoScreen":
            raise
        return _cannot_start("start-no-screen", error)


def _run(words: Sequence[str]) -> int:
    if not words or is_file(words):
        from app.shell.opening import open_window

        return open_window(words[0] if words else "")
    args = parser().parse_args(words)
    if args.command is None:
        from app.shell.commands.options import size_from
        from app.shell.opening import open_window

        return open_window(size=size_from(args.window) if args.window else None)
    if args.window:
        from app.shell.commands.options import fail

        raise fail("the size of a command stands after the command")
    code: int = args.run(args)
    return code


def _cannot_start(message: str, cause: Exception) -> int:
    from app.shell.alarm import tell

    tell(message, cause)
    return 3
