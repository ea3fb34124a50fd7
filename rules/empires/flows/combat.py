"""The Combat phase (SE-5.1): the active player's battles in the order he chooses, then bombardment hex by hex."""

from __future__ import annotations

from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import FLAG, SEAT, list_of

from ..atoms import course, fleets
from ..ranges import HEX_OR_NONE, OWNER
from ..solo.muster import defend_bare_homeworld
from ..state import Galaxy, Hex, Seat, enemies_at, groups_at, is_enemy, others_hexes
from ..words import NOBODY, NOWHERE
from .battle import battle
from .bombardment import bombardment, could_bombard

combat = Flow(
    "empires.combat",
    told={"seat": SEAT},
    keeps={"hex": HEX_OR_NONE, "met": list_of(OWNER), "barred": FLAG},
    sure={"opponent": ("hex", "met", "barred")},
)


@combat.step
def find_battles(g: Galaxy, f: Frame) -> None:
    """SE-5.1.1: wherever opposing units share a hex; and colonies that may be bombarded (SE-4.10)."""
    fleets.begin_shots(g, f.seat)
    colony, theirs = g.colony, others_hexes(g, f.seat)
    own = sorted(set(g.fleets[f.seat].hex) - {NOWHERE})
    here = [hex for hex in own if hex in theirs or colony[hex] not in (NOBODY, f.seat)]
    course.list_battles(g, [hex for hex in here if enemies_at(g, f.seat, hex) or may_bombard(g, f.seat, hex)])


def may_bombard(g: Galaxy, seat: Seat, hex: Hex) -> bool:
    """SE-5.12.1, SE-5.12.2: an enemy colony, and own counters that could fire."""
    whose = g.colony[hex]
    return whose != NOBODY and is_enemy(g, seat, whose) and could_bombard(g, seat, hex)


@combat.step
def next_battle(g: Galaxy, f: Frame) -> Next:
    """SE-5.1.4: the active player chooses the order (D-23)."""
    if not g.battles:
        return done()
    f.hex = f.pick("hex", f.seat, g.battles, only=True, rule="SE-5.1.4")
    f.met, f.barred = [], False
    course.list_battles(g, [hex for hex in g.battles if hex != f.hex])
    defend_bare_homeworld(g, f.hex)
    return None


@combat.step
def opponent(g: Galaxy, f: Frame) -> Next:
    """SE-5.1.3: one enemy after the other, as the mover chooses."""
    foes = enemies_at(g, f.seat, f.hex) if groups_at(g, f.seat, f.hex) else []
    foes = [foe for foe in foes if foe not in f.met]
    if not foes:
        return goto("bombard")
    foe = f.pick("foe", f.seat, foes, only=True, rule="SE-5.1.3")
    f.met = [*f.met, foe]
    return call(battle, "fought", hex=f.hex, attacker=f.seat, defender=foe)


@combat.step
def fought(g: Galaxy, f: Frame) -> Next:
    f.barred = f.barred or f.returned
    return goto("opponent")


@combat.step
def bombard(g: Galaxy, f: Frame) -> Next:
    """SE-5.2.12, EC-45: only when no enemy ship fights on; those that hide do not matter."""
    if not f.barred and may_bombard(g, f.seat, f.hex):
        return call(bombardment, "next_battle", seat=f.seat, hex=f.hex)
    return goto("next_battle")
