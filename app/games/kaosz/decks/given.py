"""A file from outside that is a deck: it goes to the shelf of decks, which takes it in or says what is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from app.games.kaosz.decks.exchange import TEXT, TOML

if TYPE_CHECKING:
    from app.ui.program import Program


def take(app: Program, path: Path) -> bool:
    """Whether it may be a deck: every list in plain text, and TOML with one."""
    from app.games.kaosz.decks.shelf_scene import DecksScene
    from saves.files import read_text

    kind = path.suffix.lower()
    if kind not in (TEXT, TOML) or (kind == TOML and "[deck]" not in read_text(path)):
        return False
    app.go_home()
    app.push(DecksScene(app, path))
    return True
