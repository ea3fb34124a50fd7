"""A power that acts lights its sheet: a glow around the portrait, while it waits for answers and a moment after."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pygame

from app.games.cosmic import motion
from app.games.cosmic.pieces import sheet_id
from app.table.model import Id
from app.ui.colour import with_alpha
from app.ui.context import Context
from rules import Event

if TYPE_CHECKING:
    from app.games.cosmic.table import CosmicTable
    from app.table.desk import Desk

GLOW_MS = 1800.0
RINGS = 4
MARKUP = re.compile(r"<[^>]*>")


class LitSheets:
    """Which sheets glow, and until when."""

    def __init__(self, table: CosmicTable) -> None:
        self.table = table
        self._until: dict[int, float] = {}

    def floats(self, event: Event) -> tuple[Id, str, str] | None:
        """A used power lights its sheet, and what it does rises from it in one line; not to those who have just read
        that line below the large sheet."""
        if event.kind != "stacked" or event.data["source"][0] != "sheet":
            return None
        sheet = int(event.data["source"][1])
        if sheet_id(sheet) not in self.table.things:
            return None
        self._until[sheet] = self.table.kit.ctx.clock + GLOW_MS
        if motion.played(self.table, event, self.table.viewer) is not None:
            return None
        return sheet_id(sheet), MARKUP.sub("", self.table.log.line(event)), "chosen"

    def lit(self) -> set[int]:
        """The sheets that glow now."""
        now = self.table.kit.ctx.clock
        self._until = {sheet: until for sheet, until in self._until.items() if until > now}
        waiting = {int(source[1]) for _, _, source, _ in self.table.seen["stack"] if source[0] == "sheet"}
        return waiting | set(self._until)

    def update(self) -> bool:
        """True while a glow is going to end."""
        before = bool(self._until)
        self.lit()
        return before

    def draw(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        for sheet in sorted(self.lit()):
            rect = desk.stage.rect(sheet_id(sheet)) if desk.stage is not None else None
            if rect is None:
                continue
            wide = ctx.px(4)
            glow = pygame.Surface(rect.inflate(2 * RINGS * wide, 2 * RINGS * wide).size, pygame.SRCALPHA)
            for ring in range(RINGS):
                box = glow.get_rect().inflate(-2 * ring * wide, -2 * ring * wide)
                tint = with_alpha(ctx.theme.chosen, (ring + 1) / RINGS)
                pygame.draw.rect(glow, tint, box, wide, border_radius=ctx.px(10))
            surface.blit(glow, glow.get_rect(center=rect.center))
