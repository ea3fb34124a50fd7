"""Goals of challenges in words, and their stars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import pygame

from app.match.goals import AT_THE_END, SHARED, Condition
from app.match.stars import LOST, MET, OPEN, GoalPart, GoalStanding
from app.text.texts import Texts, message_id
from app.ui.buttons import Pressable
from app.ui.colour import mix
from app.ui.context import DIM, STRONG, Context
from app.ui.labels import Icon, Paragraph
from app.ui.layout import Column, Row
from app.ui.paint import draw_icon
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.match.fixed_tables import FixedTable

_SHARED = {measure.__name__ for measure in SHARED}
SIGNS = {MET: "check", OPEN: "clock", LOST: "cross"}
ROLES = {MET: "good", OPEN: "ink_dim", LOST: "harm_text"}


def said(texts: Texts, game: str, condition: Condition) -> str:
    """One condition as a line: "Zaps: none", "Colonies: at least 5 (cycle 8 at the latest)"."""
    shared = condition.count in _SHARED
    name = message_id("goal", condition.count) if shared else message_id("goal", game, condition.count)
    what = texts(name, **condition.args)
    if condition.count in ("won", "won_alone") and condition.most is None:
        return what
    if condition.least is not None and condition.most is not None:
        line = texts("goal-between", what=what, least=condition.least, most=condition.most)
    elif condition.most is not None:
        line = texts("goal-most", what=what, most=condition.most)
    else:
        line = texts("goal-least", what=what, least=condition.least or 0)
    if condition.by is None:
        return line
    return texts("goal-by", line=line, turn=texts.of_game("load-turn", game, turn=condition.by))


def star_line(texts: Texts, table: FixedTable, star: int) -> str:
    """All conditions of one star."""
    return "; ".join(said(texts, table.game, one) for one in table.stars[star])


class Stars(Widget):
    """Three stars; those that are not had are hollow by their tone and crossed out when they are gone."""

    def __init__(self, states: Sequence[str], size: float = 22, *, tip: str = "") -> None:
        super().__init__(tip=tip)
        self.states, self._size = tuple(states), size

    def width(self, ctx: Context) -> int:
        return len(self.states) * round(ctx.px(self._size + 4) * float(ctx.text_scale**0.5))

    def height(self, ctx: Context, width: int) -> int:
        return round(ctx.px(self._size) * float(ctx.text_scale**0.5))

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        draw_stars(ctx, surface, self.rect, self.states)


def draw_stars(ctx: Context, surface: pygame.Surface, rect: pygame.Rect, states: Sequence[str]) -> None:
    theme, step = ctx.theme, rect.width / max(1, len(states))
    size = min(rect.height, round(step) - 2)
    for place, state in enumerate(states):
        centre = (rect.x + round(step * (place + 0.5)), rect.centery)
        shine = theme.chosen if theme.dark else theme.brass
        tint = shine if state == MET else mix(theme.ink_dim, theme.panel, 0.55 if state == OPEN else 0.75)
        draw_icon(ctx, surface, "star", centre, size, tint)
        if state == LOST:
            half = size // 3
            ends = ((centre[0] - half, centre[1] + half), (centre[0] + half, centre[1] - half))
            pygame.draw.line(surface, theme.ink_dim, *ends, max(2, ctx.px(2)))


def had(count: int) -> tuple[str, ...]:
    """So many of three."""
    return tuple(MET if star < count else OPEN for star in range(3))


class GoalBadge(Pressable):
    """The stars of a running challenge in the top bar; its tooltip and a click tell the goals."""

    wordless = True
    ticks = True

    def __init__(
        self, follow: Callable[[], GoalStanding], tell: Callable[[GoalStanding], str], action: Callable[[], None]
    ) -> None:
        super().__init__(action, id="goals")
        self._follow, self._tell = follow, tell
        self._standing = follow()

    def tick(self, ctx: Context) -> bool:
        fresh = self._follow()
        changed = fresh.stars != self._standing.stars
        self._standing = fresh
        return changed

    def width(self, ctx: Context) -> int:
        return round(ctx.px(84) * float(ctx.text_scale**0.5))

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(36)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        high = ctx.px(36)
        super().place(ctx, pygame.Rect(rect.x, rect.centery - high // 2, rect.width, high))

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        draw_stars(ctx, surface, self.rect.inflate(-ctx.px(6), -ctx.px(12)), self._standing.stars)
        self.draw_ring(ctx, surface)

    def tooltip(self) -> str:
        return self._tell(self._standing)

    def spoken(self) -> str:
        return self._tell(self._standing)


def goal_rows(texts: Texts, now: GoalStanding) -> Widget:
    """Each star with its conditions, and how they stand."""
    rows: list[Widget] = []
    for star, parts in enumerate(now.parts):
        lines: list[Widget] = [
            Row(
                [
                    Icon(SIGNS[part.state], 16, ROLES[part.state]),
                    Paragraph(part_line(texts, now, part), STRONG),
                ],
                gap=8,
                flex={1: 1},
            )
            for part in parts
        ]
        rows.append(Row([Stars([now.stars[star]], 26), Column(lines, gap=4)], gap=10, flex={1: 1}, align="top"))
    return Column(rows, gap=10)


def part_line(texts: Texts, now: GoalStanding, part: GoalPart) -> str:
    line = said(texts, now.table.game, part.condition)
    if part.condition.count in AT_THE_END:
        return line
    is_over = not any(one.state == OPEN for parts in now.parts for one in parts)
    return texts("goal-stood" if is_over else "goal-stands", line=line, number=part.number)


def told(texts: Texts, now: GoalStanding) -> str:
    """All of it as one text."""
    lines = [texts.translated(now.table.name)]
    for star, parts in enumerate(now.parts):
        state = texts(f"goal-state-{now.stars[star]}")
        lines.append(
            texts("goal-star-line", star=star + 1, line="; ".join(part_line(texts, now, p) for p in parts), state=state)
        )
    return "\n".join(lines)


def plain_rows(texts: Texts, table: FixedTable) -> list[Widget]:
    """The goals of a challenge that is not being played."""
    return [
        Row([Stars(had(star + 1)[: star + 1], 16), Paragraph(star_line(texts, table, star), DIM, prefer=420)],
            gap=8, flex={1: 1})
        for star in range(len(table.stars))
    ]  # fmt: skip
