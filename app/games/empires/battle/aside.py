"""The left side of the board: place, round, what to expect, retreat; and the standing orders."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from app.games.empires.battle.answers import COLONY, SCUTTLE, split_of
from app.games.empires.battle.beside import Foot
from app.games.empires.battle.fights import Fight
from app.games.empires.battle.refuges import RefugeMap
from app.games.empires.ground import tint
from app.games.empires.looks import owner_of
from app.games.empires.pages.rows import NOTE, TOLD
from app.games.empires.words import BESIDE, unbroken
from app.table.choose import FormChoice, SomeChoice
from app.table.prompt_kinds import Stepper
from app.ui.buttons import LowButton
from app.ui.context import CAPS, STRONG, Context, Style
from app.ui.labels import Paragraph
from app.ui.layout import Column, Row
from app.ui.widget import Widget
from art.palette import rgb
from rules.empires.battle.outlook import Expected
from rules.empires.printed.switches import ON

if TYPE_CHECKING:
    from app.games.empires.battle.board import BattleBoard
    from app.table.desk import Desk

WRONG = Style(size="small", weight="medium", role="harm_text")
THEN, TALL = 3, 700.0  # how many of those who fire next are named, in a window as tall as this
BAR = 10.0  # logical pixels
SHARES = (1.0, 1.0, 1.15)  # of the row below the lines, for each of its buttons
SIDES = 10  # of a die
NEARLY_ALL, MUCH = 0.999, 88.0  # a share and a price that take as much room as any


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
        whole = surface.get_clip()
        for share, colour, right in zip(self._shares, self._colours, (False, True), strict=True):
            box = pygame.Rect(self.rect)
            box.width = round(self.rect.width * share)
            if right:
                box.right = self.rect.right
            surface.set_clip(box.clip(whole))  # only the ends of the bar are round
            pygame.draw.rect(surface, rgb(colour), self.rect, border_radius=self.rect.height // 2)
        surface.set_clip(whole)
        pygame.draw.rect(surface, ctx.theme.hairline, self.rect, 1, border_radius=self.rect.height // 2)

    def spoken(self) -> str:
        return self.tip


class Kept(Paragraph):
    """Words with the room for others that are longer, at its lower end: they belong to what is told below them. None:
    nothing is there yet but that room."""

    def __init__(self, widest: str, words: str | None, style: Style, id: str = "") -> None:
        super().__init__(words or "", style, id=id)
        self._widest = Paragraph(widest, style)

    def height(self, ctx: Context, width: int) -> int:
        return max(self._widest.height(ctx, width), super().height(ctx, width))

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        high = min(rect.height, super().height(ctx, rect.width))
        super().place(ctx, pygame.Rect(rect.x, rect.bottom - high, rect.width, high))


class Aside:
    """Makes it."""

    def __init__(self, board: BattleBoard) -> None:
        self.board, self.table = board, board.table
        self._last: tuple[object, Expected] | None = None  # what was expected last, and of which fight

    def widgets(self, desk: Desk, fight: Fight, step: Widget | None) -> list[Widget]:
        """`step`: round and step under way, where no right side tells them."""
        table, words, say = self.table, self.table.wording, self.board.say
        name = "ground-place" if fight.on_ground else "bombs-place" if fight.bombs else "place"
        made: list[Widget] = [heading(say(name, hex=words.hex(fight.hex)))]
        if step is not None:
            made.append(step)
        elif fight.round:
            made.append(Paragraph(say("round", round=fight.round), STRONG, id="battle-round"))
        look = table.looks[fight.hex]
        if look.terrain:
            made.append(Paragraph(words.marker(look.terrain), TOLD))
        if fight.hidden:
            made.append(Paragraph(say("hidden", count=fight.hidden), TOLD))
        made += [Paragraph(told, TOLD) for told in self._weaknesses(fight)]
        if step is None or not self.board.answers.refuges(desk):
            made += self._firing(desk, fight)
        if fight.bombs or step is None:
            made += self._hoped(fight) if fight.bombs else self._expected(fight)
        made += self._retreat(desk, fight)
        return [*made, *self._scuttling(desk)]

    def _weaknesses(self, fight: Fight) -> list[str]:
        """SE-24.6: what machines that fight here are weak to, as far as it is known."""
        known = {each["machine"]: each["weakness"] for each in self.table.seen.get("machines") or ()}
        found = [(line, how) for line in fight.lines if (how := known.get(line.what))]
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
        name = "boards" if self.board.boards(line) else "fires"
        made: list[Widget] = [Paragraph(self.board.say(name, line=self.board.owned(line)), TOLD)]
        after = [fight.line(number) for number in dict.fromkeys(fight.order) if number != acting]
        named = [self.board.owned(each) for each in after if each is not None][:THEN]
        roomy = desk.ctx.size[1] >= desk.ctx.px(TALL * desk.ctx.text_scale) and not self.board.answers.refuges(desk)
        if named and roomy:
            made.append(Paragraph(self.board.say("then", lines=", ".join(named)), NOTE))
        return made

    def chance(self, fight: Fight, side: int) -> tuple[str, str, str] | None:
        """UX-40 beside the name of a side, where the right side has no room: words, the widest ones, how they come
        about."""
        told = None if fight.bombs else self._known(fight)
        if fight.bombs or (told is None and not self.board.odds.is_coming(fight)):
            return None
        percent, say = self.table.wording.percent, self.board.say
        widest = say("side-chance", guessed="yes", chance=percent(1.0))
        if told is None:
            return "", widest, ""
        leaders = [each[0] for each in fight.sides]
        tips = [say("outlook-tip"), *([self._losses(leaders, told.lost_cp)] if told.lost_cp is not None else [])]
        guessed = "yes" if told.guessed else "no"
        return say("side-chance", guessed=guessed, chance=percent(told.chances[side])), widest, "\n".join(tips)

    def _known(self, fight: Fight) -> Expected | None:
        """UX-40: as far as the seat that looks may know."""
        told = self.board.odds.expected(fight)
        if told is not None:
            self._last = fight.which, told
        elif self._last is not None and self._last[0] == fight.which and fight.round:
            told = self._last[1]  # until the next one is known: nothing below it moves after every shot
        return told

    def _expected(self, fight: Fight) -> list[Widget]:
        told = self._known(fight)
        if told is None and not self.board.odds.is_coming(fight):
            return []
        return self._outlook(fight, told)

    def _outlook(self, fight: Fight, told: Expected | None) -> list[Widget]:
        """None: it is still being reckoned. It always takes the same room, so that nothing moves when it comes."""
        table = self.table
        leaders = [side[0] for side in fight.sides]
        first, second = (tint(table.desk.ctx, owner_of(len(table.seen["seats"]), owner)) for owner in leaders)
        widest = self._chances(leaders, (NEARLY_ALL, NEARLY_ALL), guessed=False)
        chances: Widget = Kept(widest, None, TOLD)
        if told is not None:
            words = self._chances(leaders, told.chances, told.guessed)
            chances = Kept(widest, words, TOLD, id="outlook")
        made: list[Widget] = [chances]
        shares = told.win if told is not None else (0.0, 0.0)
        made.append(ChanceBar(shares, (first, second), self.board.say("outlook-tip")))
        if not fight.on_ground and not self._is_cramped() and (told is None or told.lost_cp is not None):
            costly = self._losses(leaders, (MUCH, MUCH))
            lost = self._losses(leaders, told.lost_cp) if told is not None and told.lost_cp is not None else None
            made.append(Kept(costly, lost, NOTE, id="outlook-losses"))
        return made

    def _is_cramped(self) -> bool:
        """Whether a retreat with several ways needs the room of a low window: losses are told without it again."""
        desk = self.table.desk
        low = desk.ctx.size[1] < desk.ctx.px(TALL * desk.ctx.text_scale)
        return low and len(self.board.answers.ways(desk)) > 1

    def _chances(self, leaders: Sequence[int], shares: Sequence[float], guessed: bool) -> str:
        table = self.table
        told = [
            self.board.say("chance", owner=table.owner_name(owner), chance=table.wording.percent(share))
            for owner, share in zip(leaders, shares, strict=True)
        ]
        return self.board.say("outlook-guessed" if guessed else "outlook", chances=BESIDE.join(map(unbroken, told)))

    def _losses(self, leaders: Sequence[int], lost: Sequence[float]) -> str:
        told = [
            self.board.say("loses", owner=self.table.owner_name(owner), cp=round(cp))
            for owner, cp in zip(leaders, lost, strict=True)
        ]
        return self.board.say("losses", list=BESIDE.join(map(unbroken, told)))

    def _hoped(self, fight: Fight) -> list[Widget]:
        """UX-40: how often a colony would be hit if everybody fired; its ground units may make it less (CL-14.6.1)."""
        needs = [(line.unfired, fight.numbers.get((line.number, COLONY))) for line in fight.lines]
        hoped = sum(shots * min(SIDES, hit.need) / SIDES for shots, hit in needs if hit is not None)
        at_most = self.table.wording.facts.options["ground"] == ON
        words = self.board.say("hoped-at-most" if at_most else "hoped", hits=round(hoped, 1))
        return [Paragraph(words, TOLD, id="hoped")] if hoped else []

    def standing(self, buttons: Sequence[Widget]) -> list[Widget]:
        """Standing orders; they stand below the steps, where nothing comes and goes above them."""
        return [Column([heading(self.board.say("standing")), *buttons], gap=8, region=True)] if buttons else []

    def orders_below(self, desk: Desk) -> Widget:
        """The same in one row below the lines, where there is no right side; its room is kept while nobody is asked."""
        every = self.board.orders.all_buttons(desk)
        row = Row(every, flex=dict(enumerate(SHARES)))
        return Foot(row if self.board.orders.offers(desk) else None, row)

    def _retreat(self, desk: Desk, fight: Fight) -> list[Widget]:
        """UI-8: the hexes that the line under orders may retreat to."""
        answers = self.board.answers
        refuges = answers.refuges(desk)
        if not refuges:
            return []
        ways, now = answers.ways(desk), answers.way(desk)
        made: list[Widget] = [heading(self.board.say("retreat"))]
        for way in ways if len(ways) > 1 else ():

            def choose(way: str = way) -> None:
                answers.go(way)
                desk.arrange()

            made.append(LowButton(self.board.word("way", way), choose, chosen=way == now, id=f"way-{way}"))
        orders = self.board.orders
        goals: dict[int, Any] = {hex: partial(orders.leave, desk, option) for hex, option in refuges.items()}
        made.append(RefugeMap(self.table, fight.hex, goals))
        return [Column([*made, *self._who_leaves(desk)], gap=6, region=True)]

    def _who_leaves(self, desk: Desk) -> list[Widget]:
        """Fewer units of the line, or everybody."""
        answers, found = self.board.answers, self.board.answers.leaving(desk)
        made: list[Widget] = []
        if found is not None:
            _, low, high = found

            def change(number: int) -> None:
                answers.leave_with(max(low, min(high, number)))
                desk.changed()

            now: Callable[[], int] = lambda: (answers.leaving(desk) or (high,))[0]  # noqa: E731
            made.append(Stepper(self.board.say("leaving"), now, lambda: (low, high), change, bool, id="leaving"))
        if self.board.orders.may_leave_together(desk):

            def switch() -> None:
                answers.together = not answers.together
                desk.arrange()

            words, tip = self.board.say("leave-together"), self.board.say("leave-together-tip")
            made.append(
                LowButton(words, switch, icon="empires_fleet", id="leave-together", chosen=answers.together, tip=tip)
            )
        return made

    def _scuttling(self, desk: Desk) -> list[Widget]:
        """SE-4.14: groups given up so that others can be screened; and what is wrong with the form."""
        choice = desk.choice
        if not isinstance(choice, FormChoice) or split_of(choice) is None:
            return []
        made: list[Widget] = []
        part = choice.parts.get(SCUTTLE)
        if isinstance(part, SomeChoice):
            made.append(heading(self.table.field_name(part.decision)))
            for line in part.items:

                def toggle(line: int = line) -> None:
                    choice.change(lambda: part.toggle(line))
                    desk.arrange()

                words = self.table.label(part.decision, line)
                made.append(LowButton(words, toggle, chosen=line in part.chosen, id=f"scuttle-{line}"))
        return made + [Paragraph(self.table.reason(reason), WRONG) for reason in choice.problems().values()]


def heading(words: str) -> Widget:
    """In several lines where it is long."""
    return Paragraph(words, CAPS)
