"""Ways between planets while a fleet is led: how far each goal is, whether a claim may follow, and the way itself."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame

from app.table.choose import OneChoice
from app.table.docking import shared_area
from app.table.model import Id
from app.ui.colour import with_alpha
from app.ui.context import Context
from app.ui.fonts import font
from app.ui.paint import draw_icon, plate

if TYPE_CHECKING:
    from app.games.venus.table import VenusTable
    from app.table.desk import Desk

WORLD = "world:"
STEPS = 14  # dots between two planets


def label_place(box: pygame.Rect, ring: pygame.Rect, taken: Sequence[pygame.Rect], gap: int) -> pygame.Rect:
    """Where a planet's label stands: on the rim at its top if nothing lies there, else where it covers least."""
    places = []
    for side in ("midtop", "midbottom", "midleft", "midright", "center"):
        placed = pygame.Rect(box)
        setattr(placed, side, getattr(ring.inflate(-2 * gap, -2 * gap), side))
        places.append(placed)
    outside = pygame.Rect(box)
    outside.midbottom = (ring.centerx, ring.top)
    return min((*places, outside), key=lambda place: shared_area(place, taken))


class Routes:
    """Draws over the planets of one table."""

    def __init__(self, table: VenusTable) -> None:
        self.table = table

    def draw(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        formed = self.table.seen.get("way")
        if formed and desk.decision is not None:
            self._way(ctx, surface, desk, self.way(*formed))
            self._distance(ctx, surface, desk, *formed)
        origin, goals = self.led(desk)
        if not origin:
            return
        over = desk.drag.over if desk.drag is not None else desk.hover
        if isinstance(over, str) and over in goals:
            self._way(ctx, surface, desk, self.way(origin, over.removeprefix(WORLD)))
        for goal in sorted(goals):
            self._distance(ctx, surface, desk, origin, goal.removeprefix(WORLD))

    def led(self, desk: Desk) -> tuple[str, set[str]]:
        """The planet from which a fleet is being led, and the places it may go to."""
        choice = desk.choice
        if not isinstance(choice, OneChoice):
            return "", set()
        lead: Id | None = desk.drag.piece if desk.drag is not None else choice.touched[0] if choice.touched else None
        parts = str(lead).split(":")
        if parts[0] not in ("unit", "pennant") or lead is None:
            return "", set()
        goals = {thing for thing in choice.targets_of(lead) if isinstance(thing, str) and thing.startswith(WORLD)}
        return (parts[1], goals) if goals else ("", set())

    def way(self, origin: str, goal: str) -> list[str]:
        """The planets on a shortest way (OV-5.19)."""
        found = [origin]
        while found[-1] != goal:
            here = found[-1]
            left = self.table.distance(here, goal)
            near = (name for name in self.table.known.names if self.table.distance(here, name) == 1)
            found.append(next(name for name in near if self.table.distance(name, goal) == left - 1))
        return found

    def _way(self, ctx: Context, surface: pygame.Surface, desk: Desk, names: list[str]) -> None:
        """Beads along the way, brighter towards the goal."""
        worlds, camera = self.table.plan.worlds, desk.camera
        centres = [camera.rect(worlds[name].ring).center for name in names]
        whole = STEPS * (len(centres) - 1)
        number = 0
        for (x0, y0), (x1, y1) in pairwise(centres):
            for step in range(STEPS):
                number += 1
                share = step / STEPS
                spot = (round(x0 + (x1 - x0) * share), round(y0 + (y1 - y0) * share))
                radius = max(2, ctx.px(2 + 2 * number / whole))
                pygame.draw.circle(surface, ctx.theme.space_0, spot, radius + 1)
                pygame.draw.circle(surface, ctx.theme.chosen, spot, radius)

    def _distance(self, ctx: Context, surface: pygame.Surface, desk: Desk, origin: str, goal: str) -> None:
        """Planets to go, of how many; the sign says that a claim may follow (OV-5.21)."""
        distance, reach = self.table.distance(origin, goal), self.table.wording.reach()
        claims = self.table.gestures.claim_follows(origin, goal)
        px = ctx.text_px("small")
        drawn = font("sans", "bold", px).render(f"{distance}/{reach}", True, ctx.theme.ink)
        icon = round(px * 1.2)
        wide = drawn.get_width() + ctx.px(12) + (icon + ctx.px(3) if claims else 0)
        box = pygame.Rect(0, 0, wide, drawn.get_height() + ctx.px(4))
        ring = desk.camera.rect(self.table.plan.worlds[goal].ring)
        taken = [shown.box for shown in desk.stage.shown if shown.box.colliderect(ring)] if desk.stage else []
        box = label_place(box, ring, taken, ctx.px(2))
        fill = with_alpha(ctx.theme.panel, 0.96)
        surface.blit(plate(box.size, box.height // 2, fill, fill, with_alpha(ctx.theme.legal, 1), ctx.px(1)), box)
        surface.blit(drawn, drawn.get_rect(midleft=(box.x + ctx.px(6), box.centery)))
        if claims:
            spot = (box.right - ctx.px(6) - icon // 2, box.centery)
            draw_icon(ctx, surface, "venus_claim", spot, icon, ctx.theme.brass_light)
