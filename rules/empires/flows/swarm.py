"""Space Amoebas meet ships, bite and spread (SE-26).

meeting      ships and an amoeba share a hex: they die, explode in it, or fight
biting       one attack of an amoeba in a battle
spreading    new amoebas in the Economic Phase
"""

from __future__ import annotations

from rules.core.decisions import Option, Value
from rules.core.flow import Call, Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import COUNT, list_of

from ..atoms import battles, course, fleets
from ..atoms import rivals as atoms
from ..battle import volley
from ..battle.amoebas import AGAIN, bitten
from ..cards.deck import show
from ..map.carrying import lose_surplus
from ..printed.powers import FALSE_GROUPS
from ..questions import AMOEBA_EXPLODE, BITE_PREY, SPREAD
from ..solo import amoebas
from ..state import Galaxy, Hex, Owner, facts, groups_at, lines, monsters
from ..state.ranges import HEX, OWNER
from .battle import battle
from .doomsday import HUMAN
from .landing import spilling

STAY = "stay"

meeting = Flow("empires.amoeba", params={"hex": HEX, "attacker": OWNER, "defender": OWNER})
biting = Flow("empires.bite", params={"line": COUNT}, locals={"aims": list_of(COUNT, 1)})
spreading = Flow(
    "empires.spread",
    locals={
        "left": list_of(HEX), "choosers": list_of(OWNER), "hex": HEX, "to": HEX, "victims": list_of(OWNER),
    },
    set_from={"choose": ("left", "choosers"), "meet": ("left", "choosers", "to", "victims")},
)  # fmt: skip


def fight(g: Galaxy, then: str | None, hex: Hex, attacker: Owner, defender: Owner) -> Call:
    """A battle, or what takes its place where an amoeba is (SE-26.3)."""
    met = monsters(g) in (attacker, defender) and amoebas.amoeba_at(g, hex) is not None
    return call(meeting if met else battle, then, hex=hex, attacker=attacker, defender=defender)


# -- an amoeba and ships in one hex


def _victims(g: Galaxy, f: Frame) -> list[Owner]:
    return lines.gathered(g, f.defender if f.attacker == monsters(g) else f.attacker, f.hex)


@meeting.step
def overwhelm(g: Galaxy, f: Frame) -> Next:
    """SE-26.3: who has not studied it enough loses all ships but Science Vessels, and cannot attack."""
    for owner in _victims(g, f):
        if not amoebas.understands(g, owner, f.hex):
            amoebas.swallow_all(g, owner, f.hex)
    return None if any(amoebas.prey(g, owner, f.hex) for owner in _victims(g, f)) else done(True)


@meeting.step
def face(g: Galaxy, f: Frame) -> Next:
    if not amoebas.is_thick(g, f.hex):
        return call(battle, "part", hex=f.hex, attacker=f.attacker, defender=f.defender)
    for owner in _victims(g, f):
        for slot in amoebas.prey(g, owner, f.hex):
            fleets.turn_up(g, owner, slot)
    return None


@meeting.step
def explode(g: Galaxy, f: Frame) -> Next:
    """SE-26.5: one ship is given up inside; if that fails, or no ship can, all others die."""
    for owner in _victims(g, f):
        ships = amoebas.bombs(g, owner, f.hex)
        if ships:
            slot = f.pick(AMOEBA_EXPLODE, owner, ships, only=True, rule="SE-26.5")
            if amoebas.explodes(g, owner, slot, f.hex):
                amoebas.kill(g, f.hex)
                lose_surplus(g, owner, f.hex)  # CL-6.3.2: of a Titan that has exploded
                return done(False)
            break
    for owner in _victims(g, f):
        amoebas.swallow_all(g, owner, f.hex)
    return done(True)


@meeting.step
def part(g: Galaxy, f: Frame) -> Next:
    return done(f.returned)


# -- one attack (SE-26.6)


@biting.step
def aim(g: Galaxy, f: Frame) -> Next:
    b = lines.under_way(g)
    if not lines.targets(g, b, monsters(g)):
        return done()
    f.aims = bitten(g, b, monsters(g), course.roll_die(g, monsters(g), "prey", b.hex))
    return None


@biting.step
def bite(g: Galaxy, f: Frame) -> Next:
    """Between equally expensive groups their owner chooses; a hit swallows the ship, and a good one is not the last."""
    b = lines.under_way(g)
    at = f.pick(BITE_PREY, b.owner[f.aims[0]], f.aims, only=True, rule="SE-26.6")
    need = volley.needed(g, b, f.line, at)
    face = battles.bite(g, b, f.line, at, need)
    then = "aim" if face <= need - AGAIN else "leave"
    if face <= need and lines.is_fake(g, b, at):  # CL-E55.4
        show(g, b.owner[at], FALSE_GROUPS)
        battles.unmask(g, b, at)
    elif face <= need:
        battles.lose(g, b, at, 1, "amoeba")
        atoms.feed(g)
        if b.unit[at] == facts(g).transport and lines.of_unit(b, b.owner[at], b.unit[at]):
            return call(spilling, then, owner=b.owner[at], hex=b.hex)  # CL-14.1.4
    return goto(then)


@biting.step
def leave(g: Galaxy, f: Frame) -> Next:
    return done()


# -- spreading (SE-26.7)


@spreading.step
def begin(g: Galaxy, f: Frame) -> Next:
    """SE-26.8: mines keep some of them from it. Ruling: before amoebas spread no mine is used up."""
    if not amoebas.spreads(g):
        return done()
    stopped = amoebas.stopped_by_mines(g)
    f.left = [hex for hex in amoebas.hexes(g) if hex not in stopped]
    f.choosers = g.order[:]
    return None


@spreading.step
def choose(g: Galaxy, f: Frame) -> Next:
    """D-56: one player chooses so that as many as possible spread; several players pick one after the other."""
    if amoebas.alone(g):
        return _choose_alone(g, f)
    f.choosers = [seat for seat in f.choosers if not g.out[seat]]
    chosen = f.given(SPREAD, f.choosers[0]) if f.choosers else None
    if chosen is None:
        able = [(hex, to) for hex in f.left for to in amoebas.goals(g, hex)]
        if not able or g.outcome is not None:
            return done()
        chosen = f.pick(SPREAD, f.choosers[0], able, only=True, rule="SE-26.7")
    f.hex, f.to = chosen
    f.choosers = [*f.choosers[1:], f.choosers[0]]
    f.left = [hex for hex in f.left if hex != f.hex]
    return None


def _choose_alone(g: Galaxy, f: Frame) -> Next:
    if not f.left or g.outcome is not None:
        return done()
    hex, rest = f.left[0], f.left[1:]
    fit, may_stay = amoebas.choices(g, hex, rest)
    options: list[Option] = [(hex, to) for to in fit]
    if may_stay:
        options.append(STAY)
    chosen: Value = f.pick(SPREAD, HUMAN, options, only=True, rule="SE-26.7")
    f.left = rest
    if chosen == STAY:
        return goto("choose")
    f.hex, f.to = chosen
    return None


@spreading.step
def grow(g: Galaxy, f: Frame) -> None:
    amoebas.grow(g, f.hex, f.to)
    f.victims = [owner for owner in range(len(g.fleets)) if owner != monsters(g) and groups_at(g, owner, f.to)]


@spreading.step
def meet(g: Galaxy, f: Frame) -> Next:
    """Ships there fight at once, or die; whoever kills it saves the hex. Ruling: then the hex is left as it is."""
    while f.victims and amoebas.amoeba_at(g, f.to) is not None:
        owner, f.victims = f.victims[0], f.victims[1:]
        if amoebas.prey(g, owner, f.to):
            return call(meeting, "meet", hex=f.to, attacker=monsters(g), defender=owner)
    return None


@spreading.step
def devour(g: Galaxy, f: Frame) -> Next:
    if amoebas.amoeba_at(g, f.to) is not None:
        amoebas.devour(g, f.to)
    return goto("choose")
