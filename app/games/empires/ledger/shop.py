"""What can be placed where, colony by colony, with prices and the capacity of the shipyards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

import pygame

from app.games.empires.counters import UnitArt
from app.games.empires.designer.drawing import Drawing
from app.games.empires.ledger.leaves import TwoColumns
from app.games.empires.ledger.sheet import BUILD, NUMBERS, RESEARCH, TROOPS, Sheet
from app.games.empires.ledger.treasury import SMALL
from app.games.empires.pages.rows import NOTE, ArtView
from app.games.empires.routes import own_group, own_groups
from app.text.speech import capital
from app.ui.buttons import LowButton
from app.ui.colour import with_alpha
from app.ui.context import Context, Style
from app.ui.labels import Caps, Paragraph
from app.ui.layout import Column, Row
from app.ui.paint import plate
from app.ui.widget import Widget
from art.empires.ships import units_of
from art.empires.styles import style_of
from rules.empires.sight.previews import yards_of
from rules.empires.sight.worth import worth_built
from rules.empires.state import Hex, Slot

if TYPE_CHECKING:
    from app.games.empires.ledger.page import Ledger
    from app.table.desk import Desk
    from rules.empires.sight.seen import OwnGroup

YARD = Style(size="small", weight="semibold", role="brass_light")
PIP, APART = (9.0, 14.0), 5.0  # half a hull of a shipyard's capacity, and between two hulls, in logical pixels
PICTURE = 30.0
LEAST = 248.0  # logical pixels: a line with picture, words and number
# Warships by size, then those with a task of their own, then what stays where it is.
ORDER = (
    "scout", "destroyer", "cruiser", "battlecruiser", "battleship", "dreadnought", "titan", "unique_ship", "carrier",
    "squadron", "raider", "boarding_ship", "minesweeper", "transport", "flagship", "colony_ship", "settlers", "miner",
    "pipeline", "yard", "base", "mine", "decoy",
)  # fmt: skip


class Ware(NamedTuple):
    """A line of the shop."""

    field: str
    place: int  # in its field
    thing: str
    joins: int | None  # the slot of the group that it joins
    like: int | None = None  # the slot of an older group that it is equipped like (SE-7.5.3)
    beside: bool = False  # whether it could join a group there instead


class Capacity(Widget):
    """What the shipyards of a hex can build: boxes of two half hulls, of which the taken ones are filled."""

    def __init__(self, taken: int, all: int, words: str) -> None:
        super().__init__(tip=words)
        self._taken, self._all = taken, all

    def width(self, ctx: Context) -> int:
        return self._left(ctx, self._all - 1) + ctx.px(PIP[0]) if self._all else 0

    def height(self, ctx: Context, width: int) -> int:
        return ctx.px(PIP[1])

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        for place in range(self._all):
            box = pygame.Rect(self.rect.x + self._left(ctx, place), 0, ctx.px(PIP[0]), ctx.px(PIP[1]))
            if place and box.right > self.rect.right:
                break
            box.centery = self.rect.centery
            fill = with_alpha(ctx.theme.chosen, 1.0 if place < self._taken else 0.0)
            surface.blit(plate(box.size, ctx.px(2), fill, fill, with_alpha(ctx.theme.brass, 0.9)), box)

    def _left(self, ctx: Context, place: int) -> int:
        return place * ctx.px(PIP[0]) + place // 2 * ctx.px(APART)


class Roomy(Paragraph):
    """Words with the room of longer ones: nothing below them moves when a technology is ticked (UX-23)."""

    def __init__(self, words: str, style: Style, longer: Paragraph) -> None:
        super().__init__(words, style)
        self._longer = longer

    def height(self, ctx: Context, width: int) -> int:
        return max(super().height(ctx, width), self._longer.height(ctx, width))

    def place(self, ctx: Context, rect: pygame.Rect) -> None:
        own = pygame.Rect(rect.x, 0, rect.width, super().height(ctx, rect.width))
        own.centery = rect.centery
        super().place(ctx, own)


def shop(ledger: Ledger, desk: Desk, sheet: Sheet) -> Widget:
    lines: list[Widget] = []
    for hex, wares in _by_hex(ledger, sheet).items():
        rows: list[Widget] = _place(ledger, sheet, hex)
        for ware in sorted(wares, key=lambda ware: (bool(_lacking(ledger, sheet, ware, ())), _order(ware))):
            if ware.like is None or ledger.vintage or sheet.number(ware.field, ware.place):
                lines.append(Column([*rows, _line(ledger, desk, sheet, ware)], gap=8))  # a place with its first ware
                rows = []
    if not ledger.vintage and any("~" in slot for slot in sheet.slots(BUILD)):
        more = ledger.unfold(desk, "vintage")
        lines.append(LowButton(ledger.word("vintage"), more, kind="quiet", id="ledger-vintage"))
    return Column([Caps(ledger.word("shop")), TwoColumns(lines, least=LEAST)], gap=8, id="ledger-shop", region=True)


def _order(ware: Ware) -> tuple[bool, int, str, bool]:
    """Units first, in the order of the shop; new groups before those that join one."""
    place = ORDER.index(ware.thing) if ware.thing in ORDER else len(ORDER)
    return ware.field != BUILD, place, ware.thing if place == len(ORDER) else "", ware.joins is not None


def _by_hex(ledger: Ledger, sheet: Sheet) -> dict[Hex, list[Ware]]:
    """Where ships are built comes first: there is most to buy."""
    own = {group["slot"]: group["hex"] for group in own_groups(ledger.table.seen)}
    found: dict[Hex, list[Ware]] = {}
    for field in (BUILD, *NUMBERS[1:]):
        for place, slot in enumerate(sheet.slots(field)):
            thing, joins, group = slot.partition("+")
            thing, _, hex = thing.partition("@")
            hex, _, like = hex.partition("~")
            where = own[Slot(int(group))] if joins else Hex(int(hex))
            ware = Ware(field, place, thing, int(group) if joins else None, int(like) if like else None)
            found.setdefault(where, []).append(ware)
    yards = {place for place, _ in ledger.printed["yards"]}
    return {hex: _told_apart(found[hex]) for hex in sorted(found, key=lambda hex: (hex not in yards, hex))}


def _told_apart(wares: list[Ware]) -> list[Ware]:
    """Two lines for the same unit say how they differ."""
    joined = {ware.thing for ware in wares if ware.joins is not None}
    return [ware._replace(beside=ware.joins is None and ware.like is None and ware.thing in joined) for ware in wares]


def _line(ledger: Ledger, desk: Desk, sheet: Sheet, ware: Ware) -> Widget:
    words, table = _words(ledger, ware), ledger.table
    lacking, before = _lacking(ledger, sheet, ware, sheet.chosen(RESEARCH)), _lacking(ledger, sheet, ware, ())
    worth, meaning = _worth(ledger, sheet, ware)
    now, style = (f"{words} {lacking}", NOTE) if lacking else (words, SMALL)
    said = Roomy(now, style, Paragraph(f"{words} {before}", NOTE)) if before else Paragraph(now, style)
    said.tip = meaning
    told = Column([said, Paragraph(worth, NOTE)], gap=0) if worth and not before else said  # else in its tooltip
    step = ledger.stepper(desk, sheet, ware.field, ware.place, told)
    facts = table.wording.facts
    looks = facts.units[facts.guise[facts.unit[ware.thing]]].id if ware.thing in facts.unit else ware.thing  # CL-E55
    if table.viewer is None or looks not in units_of(style_of(table.viewer)):
        return step
    return Row([ArtView(desk, UnitArt("unit", looks, table.viewer), PICTURE, 1.0), step], flex={1: 1.0}, gap=6)


def _worth(ledger: Ledger, sheet: Sheet, ware: Ware) -> tuple[str, str]:
    """As the printed ship card says it, with the own technology: class and Attack, Defence, hull, movement; and what
    the letters of that mean. Empty for what is no unit, neither fires nor moves, or has its values in its design."""
    table, seat = ledger.table, sheet.choice.decision.seat
    known = table.wording.facts
    alone = ware.field == BUILD and ware.joins is None and ware.like is None and ware.thing in known.unit
    if not alone or known.unit[ware.thing] == known.unique:
        return "", ""
    worth = table.match.inquiry.query(seat, worth_built, seat, ware.thing)
    told = worth.letter or any(worth.hexes)
    return table.worth_words(worth, "worth-short") if told else "", table.worth_words(worth)


def _lacking(ledger: Ledger, sheet: Sheet, ware: Ware, bought: Sequence[str]) -> str:
    """The technology that a unit still needs, besides what is bought on this sheet (SE-7.5.4)."""
    known, levels = ledger.table.wording.facts, ledger.printed["levels"]
    needs = known.units[known.unit[ware.thing]].needs if ware.thing in known.unit else _schooling(ledger, ware)
    if ware.thing == known.units[known.unique].id and Drawing.stands_in(sheet.choice):
        needs = Drawing(sheet.choice).needs
    missing = [(name, least) for name, least in needs.items() if levels.get(name, 0) + (name in bought) < least]
    named = [ledger.word("highest", technology=ledger.table.wording.technology(name), level=n) for name, n in missing]
    kept = ["\u00a0".join(each.rsplit(" ", 1)) for each in named]  # a level is not torn from the last word before it
    return ledger.word("lacks", technologies=", ".join(kept)) if kept else ""


def _schooling(ledger: Ledger, ware: Ware) -> Mapping[str, int]:
    """CL-14.2.2: the Ground Combat that a kind of ground unit needs."""
    known = ledger.table.wording.facts
    combat = known.technologies[known.ground_combat].id
    return next(({combat: each.level} for each in known.troops if each.id == ware.thing), {})


def _prices(ledger: Ledger, field: str) -> Mapping[str, int]:
    """Of what is bought in this field of the sheet, where it has prices of its own."""
    return {BUILD: ledger.printed["units"], TROOPS: ledger.printed["troops"]}.get(field, {})


def _words(ledger: Ledger, ware: Ware) -> str:
    words, price = ledger.table.wording, _prices(ledger, ware.field).get(ware.thing)
    said = capital(words.thing(ware.thing))
    if ware.joins is not None:
        said = _joining(ledger, said, own_group(ledger.table.seen, ware.joins))
    elif ware.beside:
        said = ledger.word("apart", unit=said)
    if ware.like is not None:
        said = ledger.word("like", unit=said, group=words.group(ware.like))
    return said if price is None else ledger.word("ware", unit=said, cp=price)


def _joining(ledger: Ledger, unit: str, group: OwnGroup | None) -> str:
    """What joins a group has its equipment (SE-7.5.5): one that lacks a level says what it carries, or the same price
    would buy less unnoticed."""
    count = group["count"] if group else 0
    if group is None or group["refit"] is None:
        return ledger.word("joins", unit=unit, count=count)
    carried = ledger.table.wording.levels(group["tech"], above_start=True)
    if not carried:
        return ledger.word("joins-bare", unit=unit, count=count)
    return ledger.word("joins-older", unit=unit, count=count, technology=carried)


def _place(ledger: Ledger, sheet: Sheet, hex: Hex) -> list[Widget]:
    """The heading of a colony, and how much of its shipyards is taken by what the sheet buys."""
    said, filled = ledger.table.wording.hex(hex), sheet.choice.filled
    seat, inquiry = sheet.choice.decision.seat, ledger.table.match.inquiry
    yards = {yard[0]: yard[1] for yard in ledger.printed["yards"]}
    if hex not in yards:
        return [Paragraph(ledger.word("colony", hex=said), YARD)]
    taken, all = 0, yards[hex]
    if None not in filled.values():
        taken, all = inquiry.query(seat, yards_of, seat, filled)[hex]
    words = ledger.word("yard", hex=said, free=_halves(all - taken), all=_halves(all))
    return [Paragraph(words, YARD), Capacity(taken, all, words)]


def _halves(halves: int) -> str:
    return f"{halves // 2}½" if halves % 2 else str(halves // 2)
