"""The left side of the board: place, round, who outnumbers the other, what to expect, standing orders, retreat."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from app.games.empires.battle.answers import SCUTTLE, split_of
from app.games.empires.battle.beside import LEFT
from app.games.empires.battle.fights import Fight
from app.games.empires.battle.refuges import RefugeMap
from app.games.empires.ground import tint
from app.games.empires.looks import owner_of
from app.games.empires.pages.rows import NOTE, TOLD
from app.table.choose import FormChoice, SomeChoice
from app.ui.buttons import LowButton
from app.ui.context import CAPS, STRONG, Context, Style
from app.ui.labels import Caps, Paragraph
from app.ui.layout import Column
from app.ui.lettering import text_width
from app.ui.widget import Widget
from art.palette import rgb
from rules.empires.battle.outlook import Expected

if TYPE_CHECKING:
    from app.games.empires.battle.board import BattleBoard
    from app.table.desk import Desk

WRONG = Style(size="small", weight="medium", role="harm_text")
THEN, TALL = 3, 700.0  # how many of those who fire next are named, in a window as tall as this
BAR = 10.0  # logical pixels


class ChanceBar(Widget):
    """The chances of both sides in their colours; what is left is nobody's."""

    def __init__(self, shares: tuple[float, float], colours: tuple[str, str], words: str) -> None:
        super().__init__(tip=words, id="chances")
        self._shares, self._colours = shares, colours

    def width(self, ctx: Context) -> int:
        return ctx.px(120)

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(BAR)

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        pygame.draw.rect(surface, ctx.theme.sunken, self.rect, border_radius=self.rect.height // 2)
        for share, colour, right in zip(self._shares, self._colours, (False, True), strict=True):
            box = pygame.Rect(self.rect)
            box.width = round(self.rect.width * share)
            if right:
                box.right = self.rect.right
            if box.width > 2:
                pygame.draw.rect(surface, rgb(colour), box, border_radius=self.rect.height // 2)
        pygame.draw.rect(surface, ctx.theme.hairline, self.rect, 1, border_radius=self.rect.height // 2)

    def spoken(self) -> str:
        return self.tip


class Aside:
    """Makes it."""

    def __init__(self, board: BattleBoard) -> None:
        self.board, self.table = board, board.table

    def widgets(self, desk: Desk, fight: Fight) -> list[Widget]:
        table, words, say = self.table, self.table.wording, self.board.say
        name = "ground-place" if fight.on_ground else "bombs-place" if fight.bombs else "place"
        made: list[Widget] = [heading(desk.ctx, say(name, hex=words.hex(fight.hex)))]
        if fight.round:
            made.append(Paragraph(say("round", round=fight.round), STRONG, id="battle-round"))
        look = table.looks[fight.hex]
        if look.terrain:
            made.append(Paragraph(words.marker(look.terrain), TOLD))
        if not fight.on_ground and (fight.order or fight.firing >= 0) and fight.round:  # SE-5.2.8: after screening
            bonus = table.owner_name(fight.bonus) if fight.bonus >= 0 else ""
            made.append(Paragraph(say("bonus", owner=bonus) if bonus else say("no-bonus"), TOLD))
        if fight.hidden:
            made.append(Paragraph(say("hidden", count=fight.hidden), TOLD))
        made += [Paragraph(told, TOLD) for told in self._weaknesses(fight)]
        made += self._firing(desk, fight)
        made += self._expected(fight)
        made += self._retreat(desk, fight)
        made += self._orders(desk)
        return [*made, *self._scuttling(desk)]

    def _weaknesses(self, fight: Fight) -> list[str]:
        """SE-24.6: what machines that fight here are weak to, as far as it is known."""
        known = {each["machine"]: each["weakness"] for each in self.table.seen.get("machines") or ()}
        found = [(line, known[line.what]) for line in fight.lines if known.get(line.what)]
        words = self.table.wording
        return [
            self.board.say("weak", machine=self.board.name(line), how=words.word("weakness", how))
            for line, how in found
        ]

    def _firing(self, desk: Desk, fight: Fight) -> list[Widget]:
        """Who fires now, and who after that."""
        acting = self.board.acting(desk, fight)
        line = fight.line(acting)
        if line is None:
            return []
        made: list[Widget] = [Paragraph(self.board.say("fires", line=self.board.owned(line)), TOLD)]
        after = [fight.line(number) for number in dict.fromkeys(fight.order) if number != acting]
        named = [self.board.owned(each) for each in after if each is not None][:THEN]
        if named and desk.ctx.size[1] >= desk.ctx.px(TALL * desk.ctx.text_scale):
            made.append(Paragraph(self.board.say("then", lines=", ".join(named)), NOTE))
        return made

    def _expected(self, fight: Fight) -> list[Widget]:
        """UX-40: as far as the seat that looks may know."""
        told: Expected | None = self.board.odds.told(fight)
        if told is None:
            return []
        table = self.table
        seats = len(table.seen["seats"])
        leaders = [side[0] for side in fight.sides]
        first, second = (tint(table.desk.ctx, owner_of(seats, owner)) for owner in leaders)
        chances = [
            self.board.say("chance", owner=table.owner_name(owner), chance=round(100 * share))
            for owner, share in zip(leaders, told.win, strict=True)
        ]
        words = self.board.say("outlook", chances=" · ".join(chances))
        tip = self.board.say("outlook-tip")
        if told.lost_cp is not None:
            lost = [
                self.board.say("loses", owner=table.owner_name(owner), cp=round(cp))
                for owner, cp in zip(leaders, told.lost_cp, strict=True)
            ]
            tip = f"{tip} {self.board.say('losses', list=' · '.join(lost))}"
        return [Paragraph(words, TOLD, id="outlook"), ChanceBar(told.win, (first, second), tip)]

    def _orders(self, desk: Desk) -> list[Widget]:
        buttons = self.board.orders.buttons(desk)
        if not buttons:
            return []
        return [Column([heading(desk.ctx, self.board.say("standing")), *buttons], gap=8, region=True)]

    def _retreat(self, desk: Desk, fight: Fight) -> list[Widget]:
        """UI-8: the hexes that the line under orders may retreat to."""
        answers = self.board.answers
        refuges = answers.refuges(desk)
        if not refuges:
            return []
        ways, now = answers.ways(desk), answers.way(desk)
        made: list[Widget] = [heading(desk.ctx, self.board.say("retreat"))]
        for way in ways if len(ways) > 1 else ():

            def choose(way: str = way) -> None:
                answers.go(way)
                desk.arrange()

            made.append(LowButton(self.board.word("way", way), choose, chosen=way == now, id=f"way-{way}"))
        goals: dict[int, Any] = {hex: partial(_pick, desk, option) for hex, option in refuges.items()}
        return [Column([*made, RefugeMap(self.table, fight.hex, goals)], gap=8, region=True)]

    def _scuttling(self, desk: Desk) -> list[Widget]:
        """SE-4.14: groups given up so that others can be screened; and what is wrong with the form."""
        choice = desk.choice
        if not isinstance(choice, FormChoice) or split_of(choice) is None:
            return []
        made: list[Widget] = []
        part = choice.parts.get(SCUTTLE)
        if isinstance(part, SomeChoice):
            made.append(heading(desk.ctx, self.table.field_name(part.decision)))
            for line in part.items:

                def toggle(line: int = line) -> None:
                    choice.change(lambda: part.toggle(line))
                    desk.arrange()

                words = self.table.label(part.decision, line)
                made.append(LowButton(words, toggle, chosen=line in part.chosen, id=f"scuttle-{line}"))
        return made + [Paragraph(self.table.reason(reason), WRONG) for reason in choice.problems().values()]


def heading(ctx: Context, words: str) -> Widget:
    """In several lines where it is long."""
    room = round(ctx.px(LEFT) * ctx.text_scale**0.7)
    return Caps(words) if text_width(ctx, words, CAPS) <= room else Paragraph(words, CAPS)


def _pick(desk: Desk, option: Any) -> None:
    desk.pick_option(option)
