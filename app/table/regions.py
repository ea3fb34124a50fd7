"""The regions of the table: status line, board, prompt, hand, folding panels; for every window size (UX-1)."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass

import pygame

from app.ui.context import Context

PANEL_SHARE = 0.22  # look.md: a side panel takes at most so much of the width
PANEL_WISH = 300.0
SEATS_SHARE, SEATS_WISH = 0.15, 190.0
PROMPT_SHARE, HELD_SHARE = 0.2, 0.14  # of the height for the prompt: without a hand, and with one
HAND_SHARE = 0.19
ROOMY = 560.0  # a window of at least this logical height is not low, at 100 % text
LOW_WINDOW = 430.0  # the logical height that a question needs at 100 % text


@dataclass(frozen=True)
class Regions:
    """Where everything goes, in window pixels."""

    status: pygame.Rect
    board: pygame.Rect
    prompt: pygame.Rect  # the strip for the prompt bar; a taller bar grows upwards
    hand: pygame.Rect
    left: pygame.Rect  # an empty box: the panel is closed
    right: pygame.Rect


def is_low(ctx: Context) -> bool:
    """Whether the window is low for this text size, so that height must be saved."""
    return ctx.size[1] < ctx.px(ROOMY * ctx.text_scale)


def status_height(ctx: Context) -> int:
    return max(ctx.px(44), ctx.em(1.5) + ctx.px(16))


def prompt_context(ctx: Context) -> Context:
    """The context for the prompt: in a low window its text is limited, so that enough of the board remains."""
    most = max(1.0, ctx.size[1] / (LOW_WINDOW * ctx.scale))
    if ctx.text_scale <= most:
        return ctx
    ctx = copy(ctx)
    ctx.text_scale = most
    return ctx


def prompt_height(ctx: Context, width: int, hand: bool = True, yields: bool = False) -> int:
    """The height of the strip for the prompt: for question and note, and for the controls if they are below.

    A board that `yields` makes room for a tall prompt itself, so that less is kept free.
    """
    ctx = prompt_context(ctx)
    words = ctx.em(2.4) + ctx.px(30)
    narrow = width < ctx.px(760 * ctx.text_scale)
    least = max(ctx.px(64), words)
    if not narrow:
        return least
    whole = least + ctx.em(2.0) + ctx.px(24)
    if hand and not yields:
        return whole
    # The strip takes at most its share of the window, because the board needs the rest.
    return max(least, min(whole, round(ctx.size[1] * (HELD_SHARE if hand else PROMPT_SHARE))))


def panel_width(ctx: Context, size: tuple[int, int]) -> int:
    """The width of a side panel: it grows with the text size up to its share of the window."""
    wish = ctx.px(PANEL_WISH * ctx.text_scale**0.7)
    return min(wish, int(size[0] * PANEL_SHARE))


def seats_width(ctx: Context, size: tuple[int, int]) -> int:
    """The width of the panel of seats, which is narrower: it has only names and a few numbers."""
    return min(ctx.px(SEATS_WISH * ctx.text_scale**0.8), int(size[0] * SEATS_SHARE))


def panel_fits(ctx: Context, size: tuple[int, int]) -> bool:
    """Whether a side panel would be wide enough to read without taking too much of the board."""
    return panel_width(ctx, size) >= ctx.em(12)


def divide(ctx: Context, *, left: bool, right: bool, hand: bool, yields: bool = False) -> Regions:
    """Cut the window into its regions."""
    wide, high = ctx.size
    gap = ctx.px(8)
    status = pygame.Rect(0, 0, wide, status_height(ctx))
    panel, seats = panel_width(ctx, ctx.size), seats_width(ctx, ctx.size)
    x0 = seats + 2 * gap if left else gap
    x1 = wide - panel - 2 * gap if right else wide - gap
    hand_high = max(ctx.px(96), round(high * HAND_SHARE)) if hand else gap
    hand_rect = pygame.Rect(x0, high - hand_high, x1 - x0, hand_high)
    prompt_high = prompt_height(ctx, x1 - x0, hand, yields)
    prompt = pygame.Rect(x0, hand_rect.top - prompt_high, x1 - x0, prompt_high)
    board = pygame.Rect(x0, status.bottom + gap, x1 - x0, max(1, prompt.top - status.bottom - 2 * gap))
    side = pygame.Rect(0, status.bottom + gap, panel, high - status.bottom - 2 * gap)
    return Regions(
        status,
        board,
        prompt,
        hand_rect,
        pygame.Rect(gap, side.y, seats, side.height) if left else pygame.Rect(0, 0, 0, 0),
        side.move(wide - panel - gap, 0) if right else pygame.Rect(0, 0, 0, 0),
    )
