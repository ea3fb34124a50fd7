"""Cloaking and scanners are declared (SE-5.2.2): in a battle, and when Raiders want to pass enemies (SE-12.3).

Whoever could have cloaked ships, or scanners, as far as all can see is asked, with nothing to choose from if there are
none (UI-7). The flow ends with a Scanner level: ships with at most that Cloaking level are found.
"""

from __future__ import annotations

from rules.core.decisions import Decision, Option
from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.questions import explains
from rules.core.ranges import COUNT, SEAT, list_of
from rules.core.reasons import Reason
from rules.core.records import Json

from ..atoms import battles, fleets
from ..cards.deck import show_cloaked
from ..map.interception import have_sprung
from ..map.routes import slows
from ..printed.constants import ENTERED, FOUND, NOBODY, STOPPED
from ..questions import DECLARATION_CLOAK, DECLARATION_MORE, DECLARATION_SCAN
from ..state import Galaxy, Hex, Owner, Seat, Slot, enemies_at, has_terrain, is_closed, monsters
from ..state.cloaking import cloaking_of, could_scan, raiders_at, scanners_at
from ..state.lines import hidden_of
from ..state.ranges import HEX, OWNER
from ..state.values import speed
from ..state.wishes import group_of

SILENT, TELL = "silent", "tell"
BEST = 2  # there is no better Cloaking (SE-12.7)

declaration = Flow(
    "empires.declaration",
    params={"by": OWNER, "to": list_of(OWNER, 1), "hex": HEX},
    locals={"found": COUNT},
    set_from={"claim": ("found",)},
)


@declaration.entrance
def _enter(g: Galaxy, told: dict[str, Json]) -> str:
    """A group that wants to pass has been named already."""
    told["found"] = 0
    return "claim" if g.battle is None else "choose"


@declaration.step
def choose(g: Galaxy, f: Frame) -> Next:
    """D-18: which groups stay hidden."""
    assert g.battle is not None
    hiding = f.some(DECLARATION_CLOAK, f.by, raiders_at(g, f.by, f.hex), rule="SE-5.2.2")
    if not hiding:
        return done(0)
    battles.hide(g, g.battle, f.by, list(hiding))
    return None


@explains(DECLARATION_CLOAK)
def why_not_hidden(g: Galaxy, asked: Decision, wish: Option) -> Reason | None:
    slot = group_of(g, asked.seat, wish)
    if slot is None or cloaking_of(g, asked.seat, slot):
        return None
    return no_cloak(g, g.fleets[asked.seat].hex[slot])


def no_cloak(g: Galaxy, hex: Hex) -> Reason:
    return Reason("empires.slip_cloak", {}, "SE-12.8" if has_terrain(g, hex, "nebula") else "SE-12.1")


@declaration.step
def claim(g: Galaxy, f: Frame) -> None:
    battles.claim_cloaking(g, f.by, f.hex, 1)


@declaration.step
def scan(g: Galaxy, f: Frame) -> Next:
    """D-19: Scanner 1, or none that the owner speaks of."""
    return None if _scans(g, f, 1) else goto("settle")


@declaration.step
def claim_more(g: Galaxy, f: Frame) -> Next:
    """Cloaking 2, if the owner says so; whoever does not is taken for no better than what was found."""
    better = any(cloaking_of(g, f.by, slot) > 1 for slot in _declared(g, f.by))
    options: list[Option] = [SILENT, TELL] if better else [SILENT]
    if f.pick(DECLARATION_MORE, f.by, options, rule="SE-5.2.2") == SILENT:
        f.found = BEST
        return goto("settle")
    battles.claim_cloaking(g, f.by, f.hex, 2)
    return None


@declaration.step
def scan_again(g: Galaxy, f: Frame) -> None:
    _scans(g, f, 2)


@declaration.step
def settle(g: Galaxy, f: Frame) -> Next:
    """SE-12.1: what the scanners find is hidden no longer."""
    if g.battle is not None:
        seen = [slot for slot in _declared(g, f.by) if cloaking_of(g, f.by, slot) <= f.found]
        battles.uncover(g, g.battle, f.by, seen)
    return done(f.found)


def _declared(g: Galaxy, owner: Owner) -> list[Slot]:
    return [g.marching] if g.battle is None else hidden_of(g.battle, owner)


def _scans(g: Galaxy, f: Frame, to: int) -> bool:
    """Whether somebody on the other side admits scanners of this level; the next is asked if one does not."""
    hex: Hex = f.hex
    silent: list[Owner] = []
    finder = NOBODY
    for owner in f.to:
        has = scanners_at(g, owner, hex) >= to
        if owner < len(g.cp):
            if not could_scan(g, owner, hex):
                continue
            has = f.pick(DECLARATION_SCAN[to], owner, [SILENT, TELL] if has else [SILENT], rule="SE-12.3") == TELL
        if has:
            finder = owner
            break
        silent.append(owner)
    for owner in silent:
        if owner < len(g.cp):
            battles.keep_silent(g, owner, hex)
    if finder == NOBODY:
        return False
    battles.admit_scanners(g, finder, hex, to)
    f.found = to
    return True


# -- Raiders that pass enemies under their cloak (SE-12.2, SE-12.3)
#
# They are stopped like any ship, and then slip on. That they could is nothing that others see: only the order to do so
# makes their owner declare them.


slipping = Flow(
    "empires.slipping", params={"seat": SEAT}, locals={"queue": list_of(OWNER)}, set_from={"declare": ("queue",)}
)


def why_no_slip(g: Galaxy, seat: Seat, slot: Slot) -> Reason | None:
    """D-18: Raiders that enemies have stopped, with hexes left to go; terrain stops them as it does others, and so does
    a breakdown where they were (CL-E42)."""
    fleet = g.fleets[seat]
    hex, notes = fleet.hex[slot], fleet.notes[slot]
    if not cloaking_of(g, seat, slot):
        return no_cloak(g, hex)
    foes = enemies_at(g, seat, hex) if notes & (STOPPED | ENTERED) == STOPPED | ENTERED else []
    if not foes:
        return Reason("empires.slip_free", {}, "SE-12.2")
    if monsters(g) in foes:  # SE-24.7
        return Reason("empires.slip_machine", {}, "SE-17.2")
    if notes & FOUND:
        watched = any(have_sprung(g, foe, hex) for foe in foes)
        return Reason("empires.slip_watched", {}, "CL-A28") if watched else Reason("empires.slip_found", {}, "SE-12.3")
    if is_closed(g, hex) or slows(g, hex):
        return Reason("empires.stopped_terrain", {}, "SE-4.5")
    return Reason("empires.spent", {}, "SE-4.1") if fleet.spent[slot] >= speed(g, seat, slot) else None


@slipping.step
def begin(g: Galaxy, f: Frame) -> None:
    f.queue = enemies_at(g, f.seat, g.fleets[f.seat].hex[g.marching])


@slipping.step
def declare(g: Galaxy, f: Frame) -> Next:
    """Everybody who is there may find them."""
    if not f.queue:
        show_cloaked(g, f.seat, [g.marching])
        fleets.slip(g, f.seat, g.marching)
        return done()
    foe, f.queue = f.queue[0], f.queue[1:]
    return call(declaration, by=f.seat, to=[foe], hex=g.fleets[f.seat].hex[g.marching])


@slipping.step
def go_on(g: Galaxy, f: Frame) -> Next:
    if cloaking_of(g, f.seat, g.marching) > f.returned:
        return goto("declare")
    fleets.note(g, f.seat, g.marching, FOUND)
    return done()
