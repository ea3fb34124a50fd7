"""Draw one screen of the program into a PNG file, without a display."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from app.shell.commands.options import fail, nearest, positive, size_from, whole

if TYPE_CHECKING:
    from app.shell.main import App

HELP = "draw a screen into a PNG file, without a display"
LANGUAGES = ("en", "hu", "pseudo")


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", nargs="?", metavar="WHAT", help="which screen; see --list")
    parser.add_argument("--list", action="store_true", help="list the screens")
    parser.add_argument("--readme", action="store_true", help="draw all pictures of this checkout’s README anew")
    parser.add_argument("--size", default="1280x720", metavar="WxH", help="size in pixels (default 1280x720)")
    parser.add_argument("--lang", default="en", choices=LANGUAGES)
    parser.add_argument("--theme", default="midnight", help="midnight, parchment or high-contrast")
    parser.add_argument("--text-size", type=positive, default=100, metavar="P", help="text size in percent, 100 to 200")
    parser.add_argument("--out", metavar="FILE.png", help="where to write (default WHAT.png)")
    parser.add_argument("--game", metavar="GAME", help="for the table and other screens of a game")
    parser.add_argument("--seed", type=whole, metavar="S", help="seed of that game")
    parser.add_argument("--steps", type=whole, metavar="N", help="automatic answers before the picture")
    parser.add_argument("--seat", type=whole, metavar="K", help="whose view, from 0")
    parser.add_argument("--players", type=positive, metavar="N", help="how many sit at the table (default 3)")
    parser.add_argument("--measure", action="store_true", help="print figures of the drawn table as JSON")
    parser.add_argument("--id", metavar="ID", help="a puzzle by its name or file")
    parser.add_argument("--page", type=positive, metavar="N", help="page of a long screen")


def run(args: argparse.Namespace) -> int:
    from app.tools.shot import drawn, names, png_of
    from app.ui.theme import THEMES

    if args.list:
        print("\n".join(names()))
        return 0
    if args.readme:
        return _readme()
    if args.what is None:
        raise fail("name a screen, or ask for --list")
    if args.what not in names():
        raise fail(f"there is no screen {args.what!r}{nearest(args.what, names())} (see --list)")
    if args.theme not in THEMES:
        raise fail(f"there is no theme {args.theme!r} (themes: {', '.join(THEMES)})")
    if not 100 <= args.text_size <= 200:
        raise fail("the text size is 100 to 200 percent")
    more = {
        k: v for k in ("game", "seed", "steps", "seat", "players", "id", "page") if (v := getattr(args, k)) is not None
    }
    out = Path(args.out or f"{args.what}.png")
    with drawn(args.what, size_from(args.size), args.lang, args.theme, args.text_size, **more) as app:
        if args.measure:
            print(json.dumps(_measured(app), ensure_ascii=False, indent=2))
        if args.out or not args.measure:
            out.write_bytes(png_of(app))
            print(out, file=sys.stderr)
    return 0


def _readme() -> int:
    from app.tools.readme_shots import PLACE, draw_all

    root = Path(__file__).parents[3]
    if not (root / PLACE).is_dir() or not (root / "README.md").is_file():
        raise fail("there is no README with pictures here: this is for a checkout")
    print("\n".join(draw_all(root)))
    return 0


def _measured(app: App) -> dict[str, Any]:
    from app.table.measure import measure
    from app.table.scene import TableScene

    if not isinstance(app.scene, TableScene):
        raise fail("only a table can be measured")
    return measure(app.scene)
