"""Changing Powers (9c): at the start of a turn the offense draws a sheet and keeps it or the old one."""

from __future__ import annotations

from functools import lru_cache

from rules.core.flow import Flow, Next, done
from rules.core.frame import Frame
from rules.core.ranges import SEAT, WORD
from rules.core.worked_out import worked_out

from ..atoms import cards, powers
from ..printed.facts import Facts
from ..state.cosmos import BROUGHT, Cosmos, Seat, cards_at, facts

changing = Flow("cosmic.changing", told={"seat": SEAT}, keeps={"alien": WORD}, sure={"choose": ("alien",)})
OLD, NEW = "old", "new"


@worked_out
def unused_aliens(g: Cosmos) -> list[str]:
    """CE-3.16: sheets that nobody has, without set-up text or forbidden pair; from these a new one is drawn."""
    return _unused(facts(g), frozenset([sheet.alien for sheet in g.sheets if sheet.holder >= 0]))


@lru_cache(maxsize=100)
def _unused(tables: Facts, taken: frozenset[str]) -> list[str]:
    known = tables.aliens
    barred = taken.union(*(known[alien].forbids for alien in taken))
    return [
        name
        for name, alien in known.items()
        if name not in barred and not alien.setup and taken.isdisjoint(alien.forbids)
    ]


@changing.step
def draw_sheet(g: Cosmos, f: Frame) -> Next:
    """CE-9.20, CE-9.21."""
    unused = unused_aliens(g)
    if not unused:
        return done()
    f.alien = g.choice(unused)
    return None


@changing.step
def choose(g: Cosmos, f: Frame) -> Next:
    """CE-D5; CE-9.22 to 9.24: with hidden powers the new sheet comes face down, and what lay on the old one leaves."""
    seat: Seat = f.seat
    if f.pick("keep", seat, [OLD, NEW], rule="CE-9.20", source=("alien", f.alien)) == OLD:
        return done()
    change_power(g, seat, f.alien)
    return done()


def change_power(g: Cosmos, seat: Seat, alien: str) -> int:
    """A player's own sheets are put back for a new one, also the one that he has lent; gives the new one."""
    for number, sheet in enumerate(g.sheets):
        owner = sheet.holder if sheet.lender < 0 else sheet.lender
        if owner == seat and not sheet.extra:
            put_back(g, number)
    return powers.take_sheet(g, alien, seat, face_up=not facts(g).on("hidden_powers"))


def put_back(g: Cosmos, sheet: int) -> None:
    """CE-9.23: what lies on a sheet leaves with it, and so do the sheets that it has brought."""
    found = g.sheets[sheet]
    for card in list(cards_at(g, f"sheet:{sheet}")):
        cards.discard(g, found.holder, [card], "sheet")
    for brought in found.marks.get(BROUGHT, ()):
        if g.sheets[brought].holder >= 0:
            put_back(g, brought)
    powers.return_sheet(g, sheet)
