"""The menu's way to the tournaments; their package is loaded when it is taken (P12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.ui.program import Program


def open_tournaments(app: Program) -> None:
    from app.scenes.tournament.lists import open_tournaments as open_list

    open_list(app)
