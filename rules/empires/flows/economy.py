"""The Economic Phase (SE-7), in the order of SE-7.0: all seats at once and in secret, then everything is shown.

(1) Green crews become Skilled, (3) CP above 30 are lost, (4) income, (5) minerals and wrecks, (6) amoebas spread, then
the production sheet of each seat: (7) scuttling and maintenance, (9) bid, (10) scrapping and technology, (11) units,
(12) placing; (13) growth, (14) bids and the order of play.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rules.core.flow import Flow, Next, call, done
from rules.core.forms import FormValues
from rules.core.frame import Frame
from rules.core.ranges import SEAT

from ..atoms import course, fleets, worlds
from ..economy import centres, income
from ..economy.berths import Berth
from ..economy.centres import CONVERT
from ..economy.checks import wrong
from ..economy.ledger import Ledger, ledger_of
from ..economy.parts import BID, RESEARCH
from ..map.carrying import scuttle
from ..map.ending import count_points
from ..map.mining import search_wreck
from ..printed.constants import ECONOMY, LARGEST_GROUP
from ..printed.facts import SAVED, Facts
from ..printed.levels import level
from ..questions import ECONOMY_FIRST, ECONOMY_SHEET
from ..solo import amoebas
from ..state import Galaxy, Seat, clockwise, colonies_of, equipped, facts, rival_owners
from ..state.experience import new_crew
from .swarm import spreading

economy = Flow("empires.economy", locals={"winner": SEAT}, set_from={"decide_order": ("winner",)})


@economy.step
def earn(g: Galaxy, f: Frame) -> None:
    """SE-7.1, SE-7.2."""
    course.enter_phase(g, ECONOMY)
    for owner in range(len(g.fleets)):
        fleets.season(g, owner)
    for seat in g.order:
        course.change_cp(g, seat, min(0, SAVED - g.cp[seat]), "lost")
        if facts(g).centres:
            centres.save(g, seat)
            for hex in income.laboratories(g, seat):
                course.change_rp(g, seat, centres.GIVES, "laboratory", hex)
        for line in income.lines(g, seat):
            # what a Miner carries is its owner's secret, and with it whether it gives CP (CL-18.3); so are cards
            give = course.change_cp if line.source in income.UNSEEN else course.earn_cp
            give(g, seat, line.cp, line.source)
        course.take_spoils(g, seat)
        use_up(g, seat)


def use_up(g: Galaxy, seat: Seat) -> None:
    """SE-7.2.1: minerals are used, wrecks are rolled for; under a blockade they wait."""
    for number in reversed(range(len(g.stored))):
        hex, marker = g.stored_at[number], g.stored[number]
        if g.colony[hex] == seat and not income.is_blockaded(g, hex):
            worlds.use_stored(g, number)
            if facts(g).marker_kind[marker] == "wreck":
                search_wreck(g, seat)


@economy.step
def spread(g: Galaxy, f: Frame) -> Next:
    """SE-7.0, step 6: SE-26.7."""
    return call(spreading) if facts(g).types else None


@economy.step
def lay_out_sheets(g: Galaxy, f: Frame) -> None:
    """Somebody may have looked at his sheet before amoebas took ships that stand on it."""
    if facts(g).types:
        course.lay_out_sheets(g)


@economy.step
def fill_sheets(g: Galaxy, f: Frame) -> None:
    """SE-7.3 to SE-7.6: one secret form for each seat; nothing happens before the last one is filled in."""
    asked = g.order[:]
    ledgers = {seat: ledger_of(g, seat) for seat in asked}
    sheets = f.each([_sheet(f, ledgers[seat]) for seat in asked])
    for seat, filled in zip(asked, sheets, strict=True):
        execute(g, seat, ledgers[seat], filled)
    bids = [0] * len(g.cp)
    for seat, filled in zip(asked, sheets, strict=True):
        bids[seat] = filled[BID]
    _grow(g)
    if facts(g).types:
        amoebas.clear_mines(g)
    count_points(g)
    course.show_bids(g, bids)
    f.winner = max(asked, key=lambda seat: (bids[seat], -asked.index(seat)))  # SE-7.4.3


def _sheet(f: Frame, ledger: Ledger) -> Callable[[], FormValues]:
    return lambda: f.form(
        ECONOMY_SHEET, ledger.seat, ledger.fields, start=ledger.start, fits=partial(wrong, ledger), tally=ledger.lines,
        secret=True, later=True, rule="SE-7.5.1",
    )  # fmt: skip


def execute(g: Galaxy, seat: Seat, ledger: Ledger, filled: FormValues) -> None:
    """What a sheet says is done, in the order of SE-7.0."""
    scuttle(g, seat, ledger.scuttled(filled))
    course.change_cp(g, seat, -ledger.owed(filled), "upkeep")
    course.change_cp(g, seat, -ledger.repaid(filled), "debt")
    course.owe(g, seat, -ledger.repaid(filled))
    course.change_cp(g, seat, -filled[BID], "bid")
    if ledger.centres is not None:
        course.change_rp(g, seat, filled[CONVERT], "converted")
    pay = course.change_cp if ledger.centres is None else course.change_rp
    for name in filled.get(RESEARCH, ()):
        technology, to, cost = ledger.technologies[name]
        pay(g, seat, -cost, "research")
        course.learn(g, seat, technology, to, "bought")
    _scrap(g, seat, ledger, filled)
    for technology, to, price in ledger.bought_later(filled):
        pay(g, seat, -(price or 0), "research")
        course.learn(g, seat, technology, to, "bought")
    for name, grants in ledger.granted(filled).items():
        course.change_cp(g, seat, -grants * ledger.grant, "grants")
        _study(g, seat, ledger, name, grants)
    course.note_research(g, seat, ledger.researched(filled))
    for part in ledger.parts:
        course.change_cp(g, seat, -part.cost(filled), "build")
        part.carry_out(g, filled)
    known = ledger.known
    for berth, count in sorted(ledger.built(filled), key=lambda each: _as_seen(known, each[0])):
        course.change_cp(g, seat, -count * ledger.price(berth.unit, filled), "build")
        crew = new_crew(g, seat, berth.unit)
        if berth.joins is not None:
            fleets.reinforce(g, seat, berth.joins, count, crew)
            continue
        tech = 0 if known.newest[berth.unit] else equipped(g, seat, berth.unit, g.tech[seat])
        if berth.like is not None:
            tech = ledger.tech[berth.like]  # SE-7.5.3
        size = LARGEST_GROUP if known.grouped[berth.unit] else 1
        while count:
            fleets.add_group(g, seat, berth.unit, min(size, count), berth.hex, tech, why="built", experience=crew)
            count -= min(size, count)


def _as_seen(known: Facts, berth: Berth) -> tuple[int, bool]:
    """Counters appear hex by hex, the open ones first: the order must not tell what is under a closed one (UI-6)."""
    return berth.hex, not known.open[berth.unit]


def _scrap(g: Galaxy, seat: Seat, ledger: Ledger, filled: FormValues) -> None:
    """CL-4.5.2: captured ships are taken apart, one after the other; whoever loses his room by it goes with them."""
    for slot, levels in ledger.scrapped(filled):
        scuttle(g, seat, {slot: 1}, "scrapped")
        for technology in range(len(facts(g).technologies)):
            if level(levels, technology) > level(g.tech[seat], technology):
                course.learn(g, seat, technology, level(levels, technology), "scrapped")


def _study(g: Galaxy, seat: Seat, ledger: Ledger, name: str, grants: int) -> None:
    """SE-19.2: a die for each grant; when their sum reaches the cost, the level is there and the rest is lost.

    Ruling: everybody has one page in the phase (UI-6, UI-11), so units are ordered before the dice are thrown. What is
    built now has the level (SE-7.5.1), but what cannot be built without it waits for the next phase, unless the grants
    are sure to bring it (`assured`). A second page after the dice would call everybody to the table once more.

    They are for the next level: if the one on the sheet has come from a captured ship (CL-4.5.3), for that after it.
    """
    technology, to, cost = ledger.technologies[name]
    if level(g.tech[seat], technology) >= to:
        to = level(g.tech[seat], technology) + 1
        further = ledger.needed_for(technology, to)
        if further is None:
            return
        cost = further
    if course.study(g, seat, technology, grants) >= cost:
        course.learn(g, seat, technology, to, "studied")


def _grow(g: Galaxy) -> None:
    """SE-7.7, SE-20.7: every colony, that of an alien empire, too (SE-7.7.2, CL-15.1.2)."""
    for owner in (*g.order, *rival_owners(g)):
        steps = 2 if facts(g).options["handicap"] == owner + 1 else 1
        for hex in colonies_of(g, owner):
            worlds.change_value(g, hex, steps, "growth")


@economy.step
def decide_order(g: Galaxy, f: Frame) -> Next:
    """SE-7.4.2: the highest bidder says who is first (D-51)."""
    first = f.pick(ECONOMY_FIRST, f.winner, sorted(g.order), only=len(g.cp) == 1, rule="SE-7.4.2")
    course.set_order(g, clockwise(g, first), "bid")
    return done()
