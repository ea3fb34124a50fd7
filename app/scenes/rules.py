"""F1 at the table: the rulebook at the place that fits the present question (UX-94)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.ui.program import Program


def open_rules(app: Program, game: str, rule: str = "") -> None:
    from app.scenes.rulebook import RulebookScene

    app.push(RulebookScene(app, game, rule))
