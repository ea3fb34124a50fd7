"""The end of a fight: who lost what, and luck against what was to be expected (UI-8)."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import TYPE_CHECKING, Any

import pygame

from app.games.empires.battle.cards import WreckArt
from app.games.empires.battle.raid import RAID_OVER
from app.games.empires.battle.tally import Share, captured_words, lost_words, shares
from app.games.empires.counters import UnitArt
from app.games.empires.looks import owner_of
from app.games.empires.pages.rows import NOTE, TOLD, ArtView
from app.table.regions import prompt_context
from app.ui.buttons import Button
from app.ui.context import LEAD, STRONG, Context, Style
from app.ui.labels import Caps, Divider, Label, Paragraph
from app.ui.layout import Column, Container, Row, Wrap
from app.ui.paint import draw_panel
from app.ui.scroll import ScrollArea
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable
    from app.table.desk import Desk

WIDE, PAD, COUNTER = 520.0, 18.0, 44.0  # logical pixels
LUCKY, UNLUCKY = Style(weight="semibold", role="good"), Style(weight="semibold", role="harm_text")
WHERE = {"battle_over": "space", "ground_over": "ground", RAID_OVER: "bombs"}


class Outcome(Container):
    """A card in the middle of the board."""

    def __init__(self, table: EmpiresTable, desk: Desk, data: Mapping[str, Any], close: Callable[[], None]) -> None:
        self._table, self._desk = table, desk
        where, how = WHERE[data["of"]], data["how"].replace("_", "-")
        say, hex, bombs = table.board.say, table.wording.hex(data["hex"]), data["of"] == RAID_OVER
        place = "bombs-place" if bombs else "ended" if data["rounds"] else "ground-place"
        rows: list[Widget] = [
            Caps(say(place, hex=hex, rounds=data.get("rounds", 0))),
            Paragraph(table.board.word(where, how, **self._values(data)), LEAD),
        ]
        for share in shares(data):
            if share.dice or not bombs:  # a colony throws no dice
                rows += [Divider(plain=True), self._share(share, fights=not bombs)]
        self._rows = ScrollArea(Column(rows, gap=8), id="outcome-page")
        self._button = Button(say("continue"), close, kind="main", id="outcome-continue")
        super().__init__([self._rows, self._button], id="outcome", region=True)

    def _values(self, data: Mapping[str, Any]) -> dict[str, object]:
        words = self._table.wording
        found: dict[str, object] = {
            "attacker": words.owners(data["sides"][0]),
            "defender": words.owners(data["sides"][1]),
        }
        if data["of"] == RAID_OVER:
            world = self._table.board.world(bool(data["homeworld"]))
            found |= {"world": world, "before": data["before"], "value": data["value"]}
        return found

    def _share(self, share: Share, fights: bool) -> Widget:
        """One owner: wrecks and captured ships with their names, where there could be any; dice, and his luck."""
        table, words, seats = self._table, self._table.wording, len(self._table.seen["seats"])
        owner = owner_of(seats, share.owner)
        arts: list[tuple[Hashable, int]] = [(WreckArt("wreck", what, owner), count) for what, count in share.losses]
        # Captured ships in the colours of whoever has them now.
        arts += [(UnitArt("unit", what, owner_of(seats, by)), count) for what, count, by in share.captured]
        lost: list[Widget] = [
            Row([ArtView(self._desk, art, COUNTER), Label(f"× {count}", NOTE)], gap=2) for art, count in arts
        ]
        say, what = table.board.say, lost_words(words, share)
        told: list[Widget] = [Paragraph(table.owner_name(share.owner), STRONG)]
        if fights and (what or not share.captured):
            told.append(Paragraph(say("lost", what=what) if what else say("lost-nothing"), TOLD))
        for captor, taken in captured_words(words, share):
            told.append(Paragraph(say("captured-by", owner=words.owner(captor), what=taken), TOLD))
        if share.dice:
            told.append(Paragraph(say("luck", dice=share.dice, hits=share.hits, hoped=share.hoped), NOTE))
        if share.dice and share.luck:
            lucky = share.luck > 0
            said = say("lucky" if lucky else "unlucky", by=abs(share.luck))
            told.append(Paragraph(said, LUCKY if lucky else UNLUCKY))
        return Column([*told, Wrap(lost, gap=8)] if lost else told, gap=2)

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        inner, pad = prompt_context(ctx), ctx.px(PAD)
        top = int(self._table.surroundings.prompt.top) or rect.bottom
        room = pygame.Rect(rect.x, rect.y, rect.width, min(rect.bottom, top) - rect.y).inflate(-ctx.px(16), -ctx.px(16))
        wide = min(room.width, round(inner.px(WIDE) * inner.text_scale**0.7))
        foot = self._button.height(inner, wide) + pad // 2
        high = min(room.height, self._rows.height(inner, wide - 2 * pad) + foot + 2 * pad)
        box = pygame.Rect(0, 0, wide, high)
        box.center = room.center
        Widget.place(self, ctx, box)
        within = box.inflate(-2 * pad, -2 * pad)
        self._rows.place(inner, pygame.Rect(within.x, within.y, within.width, within.height - foot))
        button = pygame.Rect(0, 0, min(within.width, self._button.width(inner)), foot - pad // 2)
        button.bottomleft = within.bottomleft
        self._button.place(inner, button)

    def target(self) -> bool:
        return True

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        draw_panel(ctx, surface, self.rect, solid=True)
        super().draw(prompt_context(ctx), surface)
