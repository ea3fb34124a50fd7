"""The pictures of the README: which it shows, and how each is drawn from the program as it is now.

A picture is called after what it shows: a game and after how many answers its table, or a screen of `orrery shot`; then
its language if that is not English: `menu.png`, `new-game-hu.png`, and for a game named g `g-80.png`.
"""

from __future__ import annotations

import re
from pathlib import Path

from app.tools.shot import names, shot

PLACE = "art/screens"
SIZE = (1280, 720)
PEOPLE = 3


def pictures(readme: str) -> list[str]:
    """The names of the pictures that it shows."""
    return re.findall(rf"\({PLACE}/([\w-]+)\.png\)", readme)


def draw(name: str) -> bytes:
    """The picture of that name as a PNG; KeyError if there is nothing of that name to show."""
    from app.games import manifests

    what, lang = (name[:-3], "hu") if name.endswith("-hu") else (name, "en")
    game, _, steps = what.rpartition("-")
    if game in {one.id for one in manifests()}:
        return shot("table", SIZE, lang, game=game, steps=int(steps), players=PEOPLE)
    if what not in names():
        raise KeyError(name)
    return shot(what, SIZE, lang)


def draw_all(root: Path) -> list[str]:
    """Draw what the README of this checkout shows, and delete what it no longer does; the names."""
    shown = pictures((root / "README.md").read_text(encoding="utf-8"))
    folder = root / PLACE
    for path in folder.glob("*.png"):
        if path.stem not in shown:
            path.unlink()
    for name in shown:
        (folder / f"{name}.png").write_bytes(draw(name))
    return shown
