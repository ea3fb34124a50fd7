"""Pictures of the screens around the table for `orrery shot`; each opener sets its scene up without touching a disk."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.shot import shot_of

if TYPE_CHECKING:
    from app.main import App


def _first_game() -> str:
    from rules import known

    return known()[0]


@shot_of("new-game")
def _new_game(app: App, game: str = "", **_more: Any) -> None:
    from app.scenes.setup import SetupScene

    app.push(SetupScene(app, game or _first_game()))
