"""The live forecast beside what the hand points at: cost, worth, goods, and every warning as a line."""

from __future__ import annotations

import pygame

from app.games.smugglers.forecast import Forecast
from app.table.desk import Desk
from app.table.facts import draw_facts
from app.ui.context import Context


def draw_forecast(ctx: Context, surface: pygame.Surface, told: Forecast, thing: pygame.Rect, desk: Desk) -> pygame.Rect:
    """Near the thing, never over it nor over the other things one may choose; where it lies."""
    return draw_facts(ctx, surface, told.lines, thing, desk.camera.region, desk.offered_boxes())
