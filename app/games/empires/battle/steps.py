"""The steps of a battle (SE-5.2) as a list, with the one that is under way; and where its dice are thrown."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from app.games.empires.battle.fights import Fight
from app.table.overlay import draw_rest, draw_tray
from app.table.performer import Rolling
from app.table.tumble import Tray
from app.ui.context import Context, Style
from app.ui.layout import Column
from app.ui.lettering import line as written
from app.ui.paint import draw_icon
from app.ui.widget import TextMark, Widget
from rules.empires import questions

if TYPE_CHECKING:
    from app.table.desk import Desk

REVEAL, SLIP, TECHNOLOGY, JOIN, MINES = "reveal", "slip", "technology", "join", "mines"
SCREEN, FIRE, LAND, AFTER, SUPPORT = "screen", "fire", "land", "after", "support"
IN_SPACE = (REVEAL, SLIP, TECHNOLOGY, JOIN, MINES, SCREEN, FIRE, AFTER)
WITH_TROOPS = (REVEAL, SLIP, TECHNOLOGY, JOIN, MINES, SCREEN, FIRE, LAND, AFTER)
ON_GROUND = (SCREEN, SUPPORT, FIRE, AFTER)
# Which step asks a question.
OF_PROMPT: dict[str, str] = {
    questions.BATTLE_SLIP: SLIP, questions.BATTLE_JOIN: JOIN, questions.BATTLE_DRAW: MINES,
    questions.BATTLE_MINES: MINES, questions.ROUND_CARD: SCREEN, questions.ROUND_SCREEN: SCREEN,
    questions.ROUND_FIRE: FIRE, questions.BITE_PREY: FIRE, questions.LANDING_TROOPS: LAND,
    questions.BATTLE_PRIZES: AFTER, questions.STOWING_ABOARD: REVEAL, questions.ASSAULT_SCREEN: SCREEN,
    questions.BOMBARDMENT_SHOT: AFTER, questions.BATTLE_SHIELD: JOIN, questions.BATTLE_WEAKNESS: REVEAL,
    questions.ROUND_BEAM: SCREEN, questions.ROUND_CRYSTAL: FIRE, questions.ROUND_SPARE: FIRE,
    questions.ASSAULT_SUPPORT: SUPPORT, questions.ASSAULT_FIRE: FIRE, questions.ASSAULT_LINE: FIRE,
    questions.ASSAULT_GARRISON: AFTER, questions.ROUND_AVOW: FIRE, questions.BATTLE_AVOW: SLIP,
    questions.BATTLE_CLAIM: TECHNOLOGY,
}  # fmt: skip
THEN = Style(size="small", role="ink_dim")
NOW = Style(size="small", weight="semibold")
# Logical pixels: the height of the tray, in a window lower than this; a die, its rim.
TRAY, LOW_TRAY, LOW, DIE, EDGE = 116.0, 84.0, 700.0, 34.0, 12.0
MOST_DIE, DIE_SHARE = 52.0, 0.34  # where there is more room, of the tray's height


def step_now(fight: Fight, asked: Collection[str]) -> str:
    """The step that is under way, by what is asked of anybody, else by what has been done."""
    found = next((OF_PROMPT[prompt] for prompt in asked if prompt in OF_PROMPT), None)
    if found is not None:
        return found
    if fight.bombs:
        return AFTER
    if not fight.round:
        return MINES
    return FIRE if fight.order or fight.firing >= 0 else AFTER


class StepLine(Widget):
    """One step: done, under way, or still to come."""

    def __init__(self, words: str, state: int) -> None:
        super().__init__()
        self.words, self.state = words, state  # -1, 0, 1
        self._box = pygame.Rect(0, 0, 0, 0)

    @property
    def style(self) -> Style:
        return THEN if self.state else NOW

    def width(self, ctx: Context) -> int:
        return ctx.em(1.4) + written(ctx, self.words, self.style).get_width()

    def height(self, ctx: Context, width: int) -> int:
        return max(ctx.px(17), written(ctx, self.words, self.style).get_height())

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        drawn = written(ctx, self.words, self.style)
        self._box = drawn.get_rect(midleft=(self.rect.x + ctx.em(1.4), self.rect.centery))
        surface.blit(drawn, self._box, pygame.Rect(0, 0, self.rect.right - self._box.x, drawn.get_height()))
        at, side = (self.rect.x + ctx.em(0.5), self.rect.centery), ctx.em(0.9)
        if self.state < 0:
            draw_icon(ctx, surface, "check", at, side, ctx.theme.ink_dim)
        elif not self.state:
            draw_icon(ctx, surface, "play", at, side, ctx.theme.chosen)
        else:
            pygame.draw.circle(surface, ctx.theme.ink_dim, at, max(1, ctx.px(2)))

    def marks(self) -> list[TextMark]:
        return [TextMark(self.words, self._box, self.rect)] if self._box.width else []

    def spoken(self) -> str:
        return self.words if not self.state else ""


def step_list(names: Sequence[str], words: Sequence[str], now: str) -> Widget:
    place = names.index(now) if now in names else len(names)
    lines = [StepLine(said, (at > place) - (at < place)) for at, said in enumerate(words)]
    return Column(lines, gap=1, id="steps")


class DiceTray(Widget):
    """The tray of the board. What was thrown last lies in it; what is thrown now tumbles over it."""

    def __init__(self, desk: Desk, last: Rolling | None, laid: Callable[[pygame.Rect], None]) -> None:
        super().__init__(id="battle-tray")
        self._desk, self._last, self._laid = desk, last, laid

    def width(self, ctx: Context) -> int:
        return ctx.px(180)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(TRAY if ctx.size[1] >= ctx.px(LOW) else LOW_TRAY)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        super().place(ctx, rect)
        self._laid(self.inner)

    @property
    def inner(self) -> pygame.Rect:
        edge = self._desk.ctx.px(EDGE)
        return self.rect.inflate(-2 * edge, -2 * edge - edge // 2).move(0, -edge // 4)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        rolling = bool(self._desk.performer.dice)  # what is thrown now is not told before it has come to rest
        if not rolling and self._last is not None and min(self.inner.size) > 0:
            small = tray_for(ctx, self.inner.size, len(self._last.thrown.faces))
            draw_rest(ctx, surface, self.inner, replace(self._last, tray=small), lined=True)
        else:
            draw_tray(ctx, surface, self.inner)

    def spoken(self) -> str:
        return self._last.thrown.total if self._last is not None else ""


def tray_for(ctx: Context, size: tuple[int, int], dice: int) -> Tray:
    """A tray of this size with dice so large that all of them find room in it."""
    return Tray.holding(*size, dice, max(float(ctx.px(DIE)), min(ctx.px(MOST_DIE), size[1] * DIE_SHARE)))
