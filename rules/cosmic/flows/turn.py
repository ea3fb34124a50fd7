"""The turn (chapter 4): start of turn, then one or two encounters."""

from __future__ import annotations

from functools import lru_cache

from rules.core.derived import derived
from rules.core.flow import Call, Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import COUNT, SEAT, WORD

from ..atoms import cards, course, powers
from ..printed.facts import Facts
from ..questions import KEEP_POWER, TURN_NEW_HAND
from ..state.cosmos import BROUGHT, Cosmos, Seat, cards_at, facts
from .encounter import encounter_flow
from .ending import check_length
from .hands import draw_new_hand, wants_new_hand
from .replies import window

turn = Flow("cosmic.turn", params={"seat": SEAT}, locals={"number": COUNT}, set_from={"encounter": ("number",)})


@turn.step
def begin(g: Cosmos, f: Frame) -> Next:
    check_length(g)
    course.begin_turn(g, f.seat)
    course.begin_encounter(g, f.seat, 1, nested=False)
    f.number = 1
    return call(changing, seat=f.seat) if facts(g).on("changing_powers") else None  # CE-4.9, CE-9.20


@turn.step
def check_hand(g: Cosmos, f: Frame) -> Call | None:
    """CE-4.5 to 4.7: once, at the start of the turn only."""
    return draw_new_hand(f.seat, "start_turn") if wants_new_hand(g, f, TURN_NEW_HAND, f.seat, "CE-4.5") else None


@turn.step
def begins(g: Cosmos, f: Frame) -> Call:
    """ST1."""
    return window(g, "turn_begins")


@turn.step
def encounter(g: Cosmos, f: Frame) -> Call:
    return call(encounter_flow, offense=f.seat, defense=-1)


@turn.step
def again(g: Cosmos, f: Frame) -> Next:
    """CE-4.4, CE-4.93."""
    if f.returned != "further":
        return done()
    f.number += 1
    course.begin_encounter(g, f.seat, f.number, nested=False)
    return goto("encounter")


# -- Changing Powers (9c): at the start of a turn the offense draws a sheet and keeps it or the old one

changing = Flow("cosmic.changing", params={"seat": SEAT}, locals={"alien": WORD}, set_from={"choose": ("alien",)})
OLD, NEW = "old", "new"


@derived
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
    if f.pick(KEEP_POWER, seat, [OLD, NEW], rule="CE-9.20", source=("alien", f.alien)) == OLD:
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
