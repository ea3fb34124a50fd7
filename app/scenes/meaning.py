"""What a lesson or tip speaks about: names turned into things on the table and parts of the window.

A name that the table knows stands for itself, one that ends in a colon for everything that begins with it, `ui:<id>`
for a widget; names joined by `+` for all of them together. A game may have names of its own:
`highlights(name, seat) -> names` in its manifest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from app.games import part
from app.table.model import Id
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from app.table.desk import Desk
    from app.table.prompt import PromptBar
    from app.table.regions import Regions
    from app.ui.scene import Host

WIDGET = "ui:"


@dataclass(frozen=True)
class Meaning:
    """The things and widgets behind one name."""

    things: tuple[Id, ...] = ()
    widgets: tuple[str, ...] = ()

    @classmethod
    def of(cls, desk: Desk, name: str, seat: int) -> Meaning:
        if not name or desk.stage is None:
            return cls()
        highlights = part(desk.module.game, "highlights")
        names = highlights(name, seat) if highlights is not None else (name,)
        known = _known(desk)
        things: list[Id] = []
        for one in names:
            wide, joined = one.endswith(":"), one.split("+")
            things += [thing for thing in known if str(thing) in joined or (wide and str(thing).startswith(one))]
            if things and not wide:
                break  # the next one only stands in for this one
        return cls(tuple(things), tuple(one.removeprefix(WIDGET) for one in names if one.startswith(WIDGET)))

    def rects(self, desk: Desk, host: Host) -> list[pygame.Rect]:
        """Where all of it is now."""
        stage = desk.stage
        found = [stage.rect(thing) for thing in self.things] if stage else []
        return [pygame.Rect(rect) for rect in found if rect is not None] + self.widget_rects(host)

    def widget_rects(self, host: Host) -> list[pygame.Rect]:
        if not host.layers:
            return []
        found = [host.layers[0].root.find(id) for id in self.widgets]
        return [pygame.Rect(widget.rect) for widget in found if widget is not None and widget.rect.width]


def _known(desk: Desk) -> list[Id]:
    tableau = desk.tableau
    return [*(place.id for place in tableau.places), *(piece.id for piece in tableau.pieces)]


def coach_room(now: Regions, prompt: PromptBar) -> pygame.Rect:
    """Where an explaining panel may stand on the board: above the question, or below one that stands at the upper
    edge."""
    board, asked = now.board, prompt.rect
    if not asked.colliderect(board):
        return board
    above, below = asked.top - board.y, board.bottom - asked.bottom
    if below > above:
        return pygame.Rect(board.x, asked.bottom, board.width, max(board.height // 3, below))
    return pygame.Rect(board.x, board.y, board.width, max(board.height // 3, above))


def touchable(desk: Desk, prompt: PromptBar) -> list[pygame.Rect]:
    """Everything that may be touched now, and the prompt."""
    stage = desk.stage
    rects = [stage.rect(thing) for thing in desk.marks()] if stage else []
    return [pygame.Rect(rect) for rect in (*rects, prompt.rect) if rect is not None]


def lying(desk: Desk) -> list[pygame.Rect]:
    """Everything on the table that can be looked at."""
    stage = desk.stage
    rects = [stage.rect(piece.id) for piece in desk.tableau.pieces if piece.facts] if stage else []
    return [pygame.Rect(rect) for rect in rects if rect is not None]
