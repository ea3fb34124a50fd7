"""The regions of the table: status line, board, prompt, hand, folding panels; for every window size (UX-1)."""

from __future__ import annotations

from copy import copy
from dataclasses import replace

import pygame

from app.table.arrange import BOW
from app.ui.context import Context
from rules.core.lean import dataclass

PANEL_SHARE = 0.22  # look.md: a side panel takes at most so much of the width
PANEL_WISH = 300.0
SEATS_SHARE, SEATS_WISH = 0.15, 190.0
HAND_CARD = 108.0  # logical width of a card in hand at 100 % text
FOOT = 96.0  # logical height of the row at the bottom that the hand rises from
HAND_TOP = 8.0  # logical pixels between that row and the upper edge of the cards
FRAME_SHARE = 0.2  # of the window's height, that status line and bottom row take together at most
HAND_SHARE = 0.5  # of the bottom row, for the hand, however many cards it holds, so that a prompt stays where it is
ROOMY = 560.0  # logical height from which a window is not low, at 100 % text
LOW_WINDOW = 430.0  # logical height that a question needs at 100 % text
PAGE_SHARE, PAGE_WISH = 0.36, 330.0  # of the width beside the panels, for a question with many or long answers


@dataclass(frozen=True)
class Regions:
    """Where everything goes, in window pixels."""

    status: pygame.Rect
    board: pygame.Rect
    prompt: pygame.Rect  # the slim strip of the prompt bar
    page: pygame.Rect  # the column at the board's side for a question that needs more than some rows
    hand: pygame.Rect  # what is seen of the hand at rest: its cards reach below the window's edge
    left: pygame.Rect  # empty rectangles: folded
    right: pygame.Rect
    paged: bool = False  # the board leaves the page its room

    def without_right(self, ctx: Context) -> Regions:
        """Something else lies over the right panel: the question reaches to the window's edge."""
        prompt, page = pygame.Rect(self.prompt), pygame.Rect(self.page)
        prompt.width, page.right = ctx.size[0] - prompt.x, ctx.size[0]
        return replace(self, prompt=prompt, page=page, right=pygame.Rect(0, 0, 0, 0))

    def over_right(self, ctx: Context) -> pygame.Rect:
        """The board with the room of the right panel, if that is not there."""
        board = pygame.Rect(self.board)
        edge = self.page.x if self.paged else ctx.size[0]
        board.width = board.width if self.right.width else edge - board.x
        return board


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


def strip_height(ctx: Context) -> int:
    """The prompt at rest: one line with its buttons, or two lines of words."""
    return prompt_context(ctx).em(2.25) + ctx.px(20)


def hand_card(ctx: Context) -> int:
    """The width of a card in hand; it grows with the text, because it is read."""
    return ctx.px(HAND_CARD * ctx.text_scale**0.5)


def foot_height(ctx: Context, tall: bool) -> int:
    """The row at the bottom: as low as the prompt, or, for a hand or a form, as much as the board can spare."""
    strip = strip_height(ctx)
    if not tall:
        return strip
    spare = round(ctx.size[1] * FRAME_SHARE) - status_height(ctx)
    return max(strip, min(ctx.px(FOOT * ctx.text_scale**0.5), spare))


def seen_of_hand(ctx: Context) -> int:
    """How much of the height of a card in hand is in the window at rest, at least."""
    return foot_height(ctx, True) - ctx.px(HAND_TOP) - round(BOW)


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


def divide(
    ctx: Context,
    *,
    left: bool,
    right: bool,
    hand: bool,
    beside: int = 0,
    forms: bool = False,
    lowered: int = 0,
    paged: bool = False,
) -> Regions:
    """Cut the window into its regions. A hand that holds something shares the bottom row with the prompt; `beside`:
    the width of what stands at the row's left end; `forms`: the row is tall also without a hand; `lowered`: by how
    much the board leaves more than that row to a tall question; `paged`: whether it leaves a column to a long one."""
    wide, high = ctx.size
    gap = ctx.px(8)
    status = pygame.Rect(0, 0, wide, status_height(ctx))
    panel, seats = panel_width(ctx, ctx.size), seats_width(ctx, ctx.size)
    x0 = seats + 2 * gap if left else 0
    x1 = wide - panel - 2 * gap if right else wide
    foot = pygame.Rect(x0, 0, x1 - x0, foot_height(ctx, hand or forms))
    foot.bottom = high
    share = HAND_SHARE / ctx.text_scale**0.35  # larger words need more of the row
    fan = pygame.Rect(foot.x + beside, foot.y, round(foot.width * share) - beside if hand else 0, foot.height)
    prompt = pygame.Rect(fan.right, 0, foot.right - fan.right, strip_height(ctx))
    prompt.bottom = high
    column = min(ctx.px(PAGE_WISH * ctx.text_scale**0.6), round(foot.width * PAGE_SHARE))
    page = pygame.Rect(x1 - column, status.bottom, column, high - status.bottom)
    wide_board = page.x - x0 if paged else x1 - x0
    board = pygame.Rect(x0, status.bottom, wide_board, max(1, foot.top - lowered - status.bottom))
    side = pygame.Rect(0, status.bottom + gap, panel, high - status.bottom - 2 * gap)
    return Regions(
        status,
        board,
        prompt,
        page,
        fan,
        pygame.Rect(gap, side.y, seats, side.height) if left else pygame.Rect(0, 0, 0, 0),
        side.move(wide - panel - gap, 0) if right else pygame.Rect(0, 0, 0, 0),
        paged,
    )
