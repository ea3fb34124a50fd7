"""Technologies as ladders of brass tabs: what is known, what can be bought, what lies above it, and what it brings."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

import pygame

from app.games.empires.ledger.sheet import LISTS, RESEARCH, Sheet
from app.games.empires.pages.rows import NOTE, Touchable
from app.text.speech import capital
from app.text.texts import message_id
from app.ui.buttons import LowButton
from app.ui.colour import with_alpha
from app.ui.context import Context, Style
from app.ui.labels import Caps, Label, Paragraph
from app.ui.layout import Column, Row
from app.ui.paint import plate
from app.ui.widget import Widget

if TYPE_CHECKING:
    from app.games.empires.ledger.page import Ledger
    from app.table.desk import Desk

# The branches of the tree, in two columns; a technology that is not listed stands in the last one.
BRANCHES = (
    (("war", ("ship_size", "attack", "defence", "tactics", "academy", "boarding", "security")),
     ("space", ("movement", "fast_bc", "exploration"))),
    (("works", ("shipyard", "terraforming", "ground_combat")),
     ("arms", ("fighter", "point_defence", "cloaking", "scanner", "mines", "minesweep"))),
)  # fmt: skip
NAME, PRICE = Style(size="small", weight="medium"), Style(size="small", weight="semibold", role="brass_light")
PAST = Style(size="small", role="ink_dim")
TAB, APART = (13.0, 15.0), 4.0  # a tab, and how far it is from the next, in logical pixels


class Rung(NamedTuple):
    """A technology as it stands on the page."""

    id: str
    level: int
    start: int
    highest: int
    price: int | None  # of the next level; None if there is none
    is_offered: bool
    is_bought: bool


class LevelTabs(Widget):
    """One tab for each level: filled if it is known, bright if it is being bought, an outline for the rest."""

    def __init__(self, rung: Rung) -> None:
        super().__init__()
        self._rung = rung

    def _scaled(self, ctx: Context, size: float) -> int:
        return round(ctx.px(size) * float(ctx.text_scale**0.5))

    def width(self, ctx: Context) -> int:
        count = self._rung.highest - self._rung.start
        return count * self._scaled(ctx, TAB[0]) + max(0, count - 1) * self._scaled(ctx, APART)

    def height(self, ctx: Context, width: int) -> int:
        return self._scaled(ctx, TAB[1])

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        theme, rung = ctx.theme, self._rung
        wide, high = (self._scaled(ctx, side) for side in TAB)
        for place, level in enumerate(range(rung.start + 1, rung.highest + 1)):
            box = pygame.Rect(self.rect.x + place * (wide + self._scaled(ctx, APART)), 0, wide, high)
            box.centery = self.rect.centery
            fill, rim = with_alpha(theme.brass, 0.0), with_alpha(theme.brass, 0.35)
            if level <= rung.level:
                fill, rim = with_alpha(theme.brass, 0.95), with_alpha(theme.brass_light, 0.9)
            elif level == rung.level + 1 and rung.is_bought:
                fill, rim = with_alpha(theme.chosen, 1), with_alpha(theme.chosen, 1)
            elif level == rung.level + 1 and rung.is_offered:
                rim = with_alpha(theme.brass_light, 1)
            surface.blit(plate(box.size, ctx.px(4), fill, fill, rim, max(1, ctx.px(1.5))), box)


class Ladder(Touchable):
    """A technology as a whole: pressing it buys its next level, or leaves it."""

    chosen = False

    def draw(self, ctx: Context, surface: pygame.Surface) -> None:
        if self.chosen:
            fill = with_alpha(ctx.theme.chosen, 0.16)
            surface.blit(plate(self.rect.size, ctx.px(8), fill, fill, with_alpha(ctx.theme.chosen, 0.9)), self.rect)
        super().draw(ctx, surface)


def ladders(ledger: Ledger, desk: Desk, sheet: Sheet, column: int) -> Widget:
    """One of the two columns; fields in which other things are named stand below the second one."""
    rungs = {rung.id: rung for rung in _rungs(ledger, sheet)}
    made: list[Widget] = []
    listed = {name for branches in BRANCHES for _, names in branches for name in names}
    for branch, names in BRANCHES[column]:
        is_last = column == 1 and branch == BRANCHES[1][-1][0]
        wanted = [*names, *(name for name in rungs if is_last and name not in listed)]
        found = [rungs[name] for name in wanted if name in rungs]
        if found:
            made += [Caps(ledger.word(f"branch-{branch}")), *(_ladder(ledger, desk, sheet, rung) for rung in found)]
    if column == 1:
        made += _grants(ledger, desk, sheet)
        for field in LISTS[1:]:
            made += _named(ledger, desk, sheet, field)
    return Column(made, gap=8, id=f"ledger-ladders-{column}", region=True)


def _rungs(ledger: Ledger, sheet: Sheet) -> list[Rung]:
    seen, known = ledger.printed, ledger.table.wording.facts
    offered, bought = sheet.items(RESEARCH), sheet.chosen(RESEARCH)
    found = []
    for name, level in seen["levels"].items():
        place = known.technology[name]
        start = known.technologies[place].start
        highest = len(known.tech_costs[place]) - 1
        found.append(Rung(name, level, start, highest, seen["next"][name], name in offered, name in bought))
    return found


def _ladder(ledger: Ledger, desk: Desk, sheet: Sheet, rung: Rung) -> Widget:
    said = capital(ledger.table.wording.technology(rung.id))
    named = ledger.word("highest", technology=said, level=rung.level)
    head: list[Widget] = [Paragraph(named, NAME if rung.is_offered else PAST)]
    if rung.price is not None:
        head.append(Label(ledger.word("price", cp=rung.price), PRICE if rung.is_offered else PAST))
    brings = _brings(ledger, rung)
    below: list[Widget] = [LevelTabs(rung), *([Paragraph(brings, NOTE)] if brings else [])]
    content = Column([Row(head, flex={0: 1.0}, gap=8), Row(below, flex={1: 1.0} if brings else {}, gap=8)], gap=3)
    act = ledger.doing(desk, partial(sheet.toggle, RESEARCH, rung.id)) if rung.is_offered else None
    spoken = ledger.word("level", technology=said, level=rung.level, next=rung.level + 1, cp=rung.price or 0)
    ladder = Ladder(content, spoken if rung.price is not None else named, act, f"research-{rung.id}")
    ladder.chosen, ladder.tip = rung.is_bought, _help(ledger, rung.id)
    return ladder


def _brings(ledger: Ledger, rung: Rung) -> str:
    """The units that the next level makes possible."""
    if rung.price is None:
        return ""
    known = ledger.table.wording.facts
    units = [known.units[unit] for unit in known.buildable]
    found = [unit.id for unit in units if unit.needs.get(rung.id) == rung.level + 1]
    return capital(", ".join(ledger.table.wording.unit_name(unit) for unit in found))


def _help(ledger: Ledger, name: str) -> str:
    message = message_id("empires-technology", name, "help")
    return ledger.table.texts(message) if ledger.table.texts.has(message) else ""


def _grants(ledger: Ledger, desk: Desk, sheet: Sheet) -> list[Widget]:
    """SE-19: grants instead of prices."""
    slots = sheet.slots("grants")
    if not slots:
        return []
    asked = sheet.choice.parts["grants"].decision
    lines = [
        ledger.stepper(desk, sheet, "grants", place, ledger.table.wording.slot(asked, slot))
        for place, slot in enumerate(slots)
    ]
    return [Caps(ledger.table.field_name(asked)), *lines]


def _named(ledger: Ledger, desk: Desk, sheet: Sheet, field: str) -> list[Widget]:
    """A field in which things are named, such as captured ships to be scrapped."""
    items = sheet.items(field)
    if not items:
        return []
    asked = sheet.choice.parts[field].decision
    made: list[Widget] = [Caps(ledger.table.field_name(asked))]
    for item in items:
        act = ledger.doing(desk, partial(sheet.toggle, field, item))
        label = ledger.table.wording.label(asked, item)
        made.append(LowButton(label, act, chosen=item in sheet.chosen(field), id=f"{field}-{item}"))
    return made
