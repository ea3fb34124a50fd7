"""Dice towers from the side: the die that swings over a sector, and every drop as it was recorded (SM-6.60 to 6.76)."""

from __future__ import annotations

from collections.abc import Sequence
from math import degrees
from typing import TYPE_CHECKING, Any

import pygame

from app.games.smugglers.drop import DIE_SIDE, DROP_GAP, RADIAN, UNIT, Drop, Outcome
from app.table.desk import Desk
from app.table.motion.steps import Clip
from app.ui import lettering
from app.ui.colour import with_alpha
from app.ui.context import STRONG, Context, Style
from app.ui.paint import draw_shadow, plate
from art.dice import die_square
from art.palette import DIE_COLOURS
from art.seats import SEAT_SYMBOLS
from art.smugglers.furniture import table_edge, tower_platform
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from app.games.smugglers.table import SmugglersTable

WIDE = 230.0  # units across that a view shows
LEAST_LEVELS = 3.4  # dice one above the other for which there is always room
BELOW = 74.0  # units under the card: its stand and the table
STAY_MS = 800.0  # the outcome stays so long

Standing = tuple[int, int, float, float, float]  # seat, face, x, y, angle in degrees


@dataclass(frozen=True)
class Show:
    """One recorded drop."""

    sector: int
    dice: tuple[tuple[int, int], ...]  # seat and face from the bottom, the new one last
    drop: Drop
    case: str


class Tower:
    """Draws towers over their sectors; nothing here decides how a die falls."""

    def __init__(self, table: SmugglersTable) -> None:
        self.table = table
        self._record: Drop | None = None
        self._shows: dict[str, Show] = {}
        self._number = 0

    # --- drops

    def recorded(self, record: Any) -> None:
        """The frames of the drop whose event comes next."""
        self._record = record if isinstance(record, Drop) else None

    def play(self, data: Any) -> Clip | None:
        """Queue a drop; without a recording (in a replay) the dice are shown as they came to lie (SM-4.48)."""
        drop, self._record = self._record, None
        landed = data["landed"]
        if drop is None:
            poses = tuple((x, y, angle) for _, _, x, y, angle in landed)
            still = tuple((x / UNIT, y / UNIT, angle / RADIAN) for x, y, angle in poses)
            drop = Drop(Outcome(tuple(data["disturbed"]), poses), (still,))
        self._number += 1
        name = f"drop:{self._number}"
        self._shows[name] = Show(data["sector"], tuple((die[0], die[1]) for die in landed), drop, data["case"])
        return Clip(name, drop.duration_ms + STAY_MS)

    # --- drawing

    def draw(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> bool:
        """Running drops; True while there are any."""
        if not desk.timeline.busy:
            self._shows.clear()
        seen = False
        for name, show in self._shows.items():
            into = desk.timeline.clip(name)
            if into is None:
                continue
            seen = True
            frame = show.drop.frame_at(into)
            dice = [
                (seat, face, x, y, degrees(angle)) for (seat, face), (x, y, angle) in zip(show.dice, frame, strict=True)
            ]
            over = into >= show.drop.duration_ms
            word = {"A": "stands", "B": "restored"}.get(show.case, "fell") if over else ""
            self._view(
                ctx,
                surface,
                desk,
                show.sector,
                dice,
                self.table.wording.word("tower", word) if word else "",
                "good" if show.case == "A" else "harm_text",
            )
        return seen

    def draw_swing(
        self, ctx: Context, surface: pygame.Surface, desk: Desk, sector: int, seat: int, face: int, x: float
    ) -> None:
        """A die that hovers: it swings around the card's centre until it is let go."""
        dice = self.standing(sector)
        top = max((y for _, _, _, y, _ in dice), default=-DIE_SIDE / 2) + DIE_SIDE / 2
        hover = (seat, face, x, top + DROP_GAP + DIE_SIDE / 2, 0.0)
        words = self.table.wording.word("tower", "title", sector=sector + 1)
        self._view(ctx, surface, desk, sector, [*dice, hover], words, "ink")

    def standing(self, sector: int) -> list[Standing]:
        found = []
        for die in self.table.seen["row"][sector]["dice"]:
            x, y, angle = die["pose"]
            found.append((die["seat"], die["face"], x / UNIT, y / UNIT, degrees(angle / RADIAN)))
        return found

    def _view(
        self,
        ctx: Context,
        surface: pygame.Surface,
        desk: Desk,
        sector: int,
        dice: Sequence[Standing],
        words: str,
        role: str,
    ) -> None:
        rect = desk.stage.rect(f"sector:{sector}") if desk.stage is not None else None
        if rect is None:
            return
        levels = max(LEAST_LEVELS, len(dice) + 1.2)
        panel, unit = _frame(ctx, rect, desk.camera.region, levels)
        draw_shadow(ctx, surface, panel, ctx.px(12), 18)
        fill = with_alpha(ctx.theme.space_1, 0.96)
        surface.blit(
            plate(panel.size, ctx.px(12), fill, with_alpha(ctx.theme.space_0, 0.98), ctx.theme.hairline_rgba), panel
        )
        ground = panel.bottom - round(BELOW * unit)
        edge = table_edge((panel.width - ctx.px(8), max(6, round(18 * unit))), ctx.art)
        surface.blit(edge, (panel.x + ctx.px(4), panel.bottom - edge.get_height() - ctx.px(4)))
        stand = tower_platform((round(200 * unit), round(54 * unit)), ctx.art)
        surface.blit(stand, stand.get_rect(midtop=(panel.centerx, ground)))
        clip = surface.get_clip()
        surface.set_clip(panel)
        for seat, face, x, y, angle in dice:
            self._die(
                ctx, surface, (round(panel.centerx + x * unit), round(ground - y * unit)), unit, seat, face, angle
            )
        surface.set_clip(clip)
        self._caption(ctx, surface, panel, words, role)

    def _die(
        self,
        ctx: Context,
        surface: pygame.Surface,
        at: tuple[int, int],
        unit: float,
        seat: int,
        face: int,
        angle: float,
    ) -> None:
        colour = self.table.seen["seats"][seat]["colour"]
        turned = round(-angle / 3) * 3.0  # kept pictures in steps of three degrees
        drawn = die_square(
            max(6, round(DIE_SIDE * unit)),
            ctx.art,
            body=ctx.art.of_piece(DIE_COLOURS[colour]),
            face=face,
            symbol=SEAT_SYMBOLS[seat],
            angle=turned,
        )
        surface.blit(drawn, drawn.get_rect(center=at))

    def _caption(self, ctx: Context, surface: pygame.Surface, panel: pygame.Rect, words: str, role: str) -> None:
        if not words:
            return
        style = STRONG if panel.width > ctx.px(220) else Style(size="small", weight="semibold")
        done = lettering.set_text(ctx, words, style, panel.width - ctx.px(16), align="center")
        spot = pygame.Rect(panel.x + ctx.px(8), panel.y + ctx.px(6), panel.width - ctx.px(16), done.size[1])
        from app.ui.labels import draw_set

        draw_set(ctx, surface, done, spot.topleft, ctx.colour(role))


def _frame(ctx: Context, sector: pygame.Rect, board: pygame.Rect, levels: float) -> tuple[pygame.Rect, float]:
    """The panel over a sector and the pixels of one unit; as large as the board allows."""
    wide = max(sector.width * 1.15, ctx.px(200))
    unit = wide / WIDE
    most = board.height - ctx.px(16)
    needed = (DIE_SIDE * levels + BELOW) * unit + ctx.px(28)
    if needed > most:
        unit *= most / needed
    panel = pygame.Rect(0, 0, round(WIDE * unit), round(min(most, needed)))
    panel.midbottom = (sector.centerx, sector.bottom + ctx.px(4))
    return panel.clamp(board), unit
