"""Where things lie on the board and how they look."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from app.table.camera import LEAST
from app.table.model import Box, Tableau
from app.table.roles.role import TableRole
from app.ui.context import Context
from rules import Decision
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from app.match import Match
    from app.table.arrange import Shown
    from app.table.desk import Desk
    from app.table.stage import Stage


@dataclass(frozen=True)
class Look:
    """What a module needs to lay out a table: the viewer's view and the room there is."""

    view: Mapping[str, Any]  # rules.view(state, seat)
    seat: int | None  # the viewer; None: what everybody may see
    room: tuple[int, int]  # the board region in pixels
    unit: float  # how many real pixels a logical pixel has
    text: float  # the text size as a factor besides that
    asked: tuple[Decision, ...] = ()  # what the viewer is asked now
    below: int | None = None  # the seat at the lower edge of the table, also while everybody looks

    @property
    def table(self) -> Any:
        """The game's own part of the view, in the form that its rules give it."""
        return self.view["table"]

    def box(self, x: float, y: float, w: float, h: float) -> Box:
        """A box given as shares of the board."""
        return x * self.room[0], y * self.room[1], w * self.room[0], h * self.room[1]


class LayoutRole(TableRole):
    """Where things lie on the board and how they look."""

    least_zoom = LEAST  # how far one may go away from the board (UX-8); at 1 the board fills its room
    clicked_everywhere = False  # the whole board is played on: notices stand in the bar above it

    def tableau(self, look: Look) -> Tableau:
        """The places and pieces of a position, from what the viewer may know."""
        raise NotImplementedError

    def draw(self, art: Hashable, size: tuple[int, int], ctx: Context) -> pygame.Surface:
        """The picture of a piece at exactly this size; the caller keeps it."""
        raise NotImplementedError

    def ahead(self, look: Look, stage: Stage) -> Iterable[tuple[Hashable, tuple[int, int]]]:
        """Art and size of pictures that may be needed later, to be drawn ahead; only of what everybody may know."""
        return ()

    def is_name_cut(self, shown: Shown, ctx: Context) -> bool:
        """Whether a piece that has its name written on it shows less than the whole of it."""
        return False

    def name_strip(self, art: Hashable, size: tuple[int, int], ctx: Context) -> int:
        """How much of a card's left side its name needs, where the next card may lie over the rest; 0: no matter."""
        return 0

    def narrowed(self, art: Hashable, strip: int) -> Hashable:
        """The art of a card whose name keeps to so much of its left side."""
        return art

    def tints(self) -> Sequence[str]:
        """The colours of the seats' pieces, by seat, if the game chooses them; empty: from the palette (look.md)."""
        return ()

    def train(self, decision: Decision) -> Hashable:
        """What is the same for questions that follow each other as one: the board does not move between them."""
        return decision.prompt, decision.key

    def draw_marks(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        """Draw marks of the game's own that do not move, such as announced shots; below panels and sheets."""
        return

    def draw_over(self, ctx: Context, surface: pygame.Surface, desk: Desk, match: Match) -> bool:
        """Draw things of the game's own over the table, such as a time ring; True while they change by themselves."""
        return False
