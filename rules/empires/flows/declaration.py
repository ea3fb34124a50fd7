"""Cloaking and scanners are declared (SE-5.2.2): in a battle, and when Raiders want to pass enemies (SE-12.3).

Whoever could have cloaked ships, or scanners, as far as all can see is asked, with nothing to choose from if there are
none (UI-7). The flow ends with a Scanner level: ships with at most that Cloaking level are found.
"""

from __future__ import annotations

from rules.core.decisions import Decision, Option
from rules.core.flow import Flow, Next, done, goto
from rules.core.frame import Frame
from rules.core.questions import explains
from rules.core.ranges import COUNT, list_of
from rules.core.reasons import Reason
from rules.core.records import Json

from ..atoms import battles
from ..printed.constants import NOBODY
from ..questions import DECLARATION_CLOAK, DECLARATION_MORE, DECLARATION_SCAN
from ..state import Galaxy, Hex, Owner, Slot, has_terrain
from ..state.cloaking import cloaking_of, could_scan, raiders_at, scanners_at
from ..state.lines import hidden_of
from ..state.ranges import HEX, OWNER
from ..state.wishes import group_of

SILENT, TELL = "silent", "tell"
BEST = 2  # there is no better Cloaking (SE-12.7)

declaration = Flow(
    "empires.declaration",
    told={"by": OWNER, "to": list_of(OWNER, 1), "hex": HEX},
    keeps={"found": COUNT},
    sure={"claim": ("found",)},
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
