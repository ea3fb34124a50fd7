"""The one focus tree: regions by Tab, places by arrows (UX-79, UX-80)."""

from __future__ import annotations

import pygame

from app.ui.widget import Widget

_AHEAD = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def focusables(root: Widget) -> list[Widget]:
    """Everything that can hold the focus; a disabled thing can too, to tell its reason (UX-19)."""
    return [widget for widget in root.walk() if widget.focusable and widget.rect.width > 0]


def region_of(widget: Widget, root: Widget) -> Widget:
    return next((up for up in widget.ancestors() if up.region), root)


def regions(root: Widget) -> list[Widget]:
    """Regions in reading order that hold something to focus."""
    found: list[Widget] = []
    for widget in focusables(root):
        region = region_of(widget, root)
        if region not in found:
            found.append(region)
    return found


def neighbour(widget: Widget, direction: str, root: Widget) -> Widget | None:
    """What lies next in a direction: first in the same region, then anywhere."""
    everything = [other for other in focusables(root) if other is not widget]
    home = region_of(widget, root)
    same = [other for other in everything if region_of(other, root) is home]
    return _nearest(widget.rect, direction, same) or _nearest(widget.rect, direction, everything)


def _nearest(start: pygame.Rect, direction: str, others: list[Widget]) -> Widget | None:
    best: tuple[float, Widget] | None = None
    for other in others:
        cost = _cost(start, other.rect, direction)
        if cost is not None and (best is None or cost < best[0]):
            best = (cost, other)
    return best[1] if best else None


def _cost(start: pygame.Rect, goal: pygame.Rect, direction: str) -> float | None:
    """How far a place is in a direction; None when it does not lie there."""
    step_x, step_y = _AHEAD[direction]
    ahead = (goal.centerx - start.centerx) * step_x + (goal.centery - start.centery) * step_y
    if step_x:
        gap = goal.left - start.right if step_x > 0 else start.left - goal.right
        across = max(0, goal.top - start.bottom, start.top - goal.bottom)
        drift = abs(goal.centery - start.centery)
    else:
        gap = goal.top - start.bottom if step_y > 0 else start.top - goal.bottom
        across = max(0, goal.left - start.right, start.left - goal.right)
        drift = abs(goal.centerx - start.centerx)
    if ahead <= 0 or gap < -min(start.height, goal.height, start.width, goal.width) / 2:
        return None
    return max(0, gap) + 3.0 * across + 0.3 * drift
