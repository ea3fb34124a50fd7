"""The turn of the alien empires (SE-25.15 to SE-25.18): every fleet moves, fights and bombards."""

from __future__ import annotations

from typing import NamedTuple

from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import FLAG, list_of

from ..atoms import course, fleets
from ..ground.capture import is_former
from ..map.interception import have_sprung, intercept
from ..map.razing import shatter
from ..printed.constants import NOBODY, RAIDING, RIVALS, STOPPED, TURNS
from ..printed.facts import SPEEDS
from ..printed.levels import level
from ..questions import INVASION_GOAL
from ..solo import ashore
from ..solo.muster import muster, unbuilt
from ..state import (
    NO_HEX,
    Galaxy,
    Hex,
    Owner,
    Seat,
    Slot,
    board,
    colonies_of,
    facts,
    groups_at,
    groups_of,
    has_terrain,
    is_planet,
    rival_of,
    rival_owners,
)  # fmt: skip
from ..state.barracks import have_landed, is_pending
from ..state.ranges import HEX, OWNER
from .arrival import scuttle_on_contact, stops
from .assault import assault
from .battle import battle
from .bombardment import hit_colony, needed
from .reaction import reaction

HUMAN: Seat = 0

invasion = Flow(
    "empires.invasion",
    locals={
        "ties": list_of(HEX),
        "left": list_of(OWNER),
        "hexes": list_of(HEX),
        "hex": HEX,
        "owner": OWNER,
        "barred": FLAG,
    },
    set_from={
        "choose_goal": ("ties",),
        "next_empire": ("left",),
        "next_fight": ("hexes", "owner"),
        "fought": ("hex",),
        "bombard": ("hex", "barred"),
        "on_the_ground": ("hex",),
    },
)


class Band(NamedTuple):
    """What moves together: one counter that is still CP, or all ships in a hex."""

    owner: Owner
    hex: Hex
    slots: tuple[Slot, ...]


@invasion.step
def begin(g: Galaxy, f: Frame) -> None:
    """SE-25.1: the human has moved first."""
    course.enter_phase(g, RIVALS)
    if "reaction" in facts(g).on:
        fleets.forget_reactions(g)
    for owner in rival_owners(g):
        fleets.begin_orders(g, owner)


@invasion.step
def find_goal(g: Galaxy, f: Frame) -> Next:
    band = next_band(g)
    if band is None:
        return goto("react")
    f.ties = goals(g, band)
    return None


@invasion.step
def choose_goal(g: Galaxy, f: Frame) -> Next:
    """SE-25.15: between Colonies that nothing tells apart the human decides (D-57)."""
    band = next_band(g)
    here = band.hex if band is not None else None
    goal = f.pick(INVASION_GOAL, HUMAN, f.ties, only=True, rule="SE-25.15", source=here) if f.ties else NO_HEX
    if band is not None:
        advance(g, band, goal)
    return goto("find_goal")


def next_band(g: Galaxy) -> Band | None:
    """The next that has not moved yet, in an order that everybody can see."""
    known = facts(g)
    mine = known.code["Mine"]
    for owner in rival_owners(g):
        fleet = g.fleets[owner]
        counter = known.unit["rival_fleet"]
        ready = [
            slot
            for slot in groups_of(g, owner)
            if not fleet.notes[slot] & STOPPED
            and (fleet.unit[slot] == counter or (known.moves[fleet.unit[slot]] and fleet.unit[slot] != mine))
        ]
        if ready:
            first = min(ready, key=lambda slot: (fleet.hex[slot], fleet.unit[slot] != counter))
            hex = fleet.hex[first]
            if fleet.unit[first] == counter:
                return Band(owner, hex, (first,))
            return Band(owner, hex, tuple(s for s in ready if fleet.hex[s] == hex and fleet.unit[s] != counter))
    return None


# -- where to (SE-25.15, SE-25.16, SE-25.18)


def goals(g: Galaxy, band: Band) -> list[Hex]:
    """The best Colonies; more than one only if nothing tells them apart, none if a Raider fleet finds no prey.

    At a Colony they stay, whoever hides there, until it is destroyed.
    Ruling on CL-15.1.5: they leave a Homeworld alone that was captured from them, for they may not bombard it.
    """
    known, own = facts(g), worth(g, band)
    far, rows = ways(g, band.hex, own), known.chart.rows
    home = g.homeworld[HUMAN]
    row, side = rows[known.chart.starts[band.owner - rival_owners(g)[0]]]
    at_edge = known.map.id == "rivals_2" and side in (1, max(column for each, column in rows if each == row))
    prey = [hex for hex in colonies_of(g, HUMAN) if not is_former(g, band.owner, hex)]
    colonies = [hex for hex in prey if hex in far and (own is None or guard(g, hex) < own)]
    if band.hex in colonies:
        return [band.hex]

    def order(hex: Hex) -> tuple[int, ...]:
        return (
            phases(g, band.owner, far[hex]),
            is_defended(g, hex),
            far[hex],
            -g.value[hex],
            board(g).ways[home][hex],
            abs(rows[hex][1] - side) if at_edge else 0,  # SE-25.18
        )

    best = min(map(order, colonies), default=())
    return [hex for hex in colonies if order(hex) == best]


def ways(g: Galaxy, start: Hex, own: int | None = None) -> dict[Hex, int]:
    """How far every hex is: round open Supernovae and Black Holes, over everything else; SE-25.16: for a Raider fleet
    of this worth also round forces that it does not attack."""
    far, edge = {start: 0}, [start]
    while edge:
        here = edge.pop(0)
        for near in board(g).around[here]:
            if near not in far and not is_avoided(g, near) and (own is None or guard(g, near) < own):
                far[near] = far[here] + 1
                edge.append(near)
    return far


def is_avoided(g: Galaxy, hex: Hex) -> bool:
    return hex in facts(g).shut or has_terrain(g, hex, "supernova") or has_terrain(g, hex, "black_hole")


def speed(g: Galaxy, owner: Owner, turn: int) -> int:
    return SPEEDS[level(rival_of(g, owner).tech, facts(g).movement)][turn - 1]


def phases(g: Galaxy, owner: Owner, far: int) -> int:
    """How many Economic Phases pass on the way."""
    turn, passed = max(1, g.turn), 0
    while far > 0:
        far -= speed(g, owner, turn)
        if far > 0 and turn == TURNS:
            turn, passed = 1, passed + 1
        elif far > 0:
            turn += 1
    return passed


def is_defended(g: Galaxy, hex: Hex) -> bool:
    """Shipyards and a single Scout do not count."""
    known, fleet = facts(g), g.fleets[HUMAN]
    there = [slot for slot in groups_at(g, HUMAN, hex) if known.fights[fleet.unit[slot]]]
    ships = [slot for slot in there if fleet.unit[slot] != known.code["SY"]]
    scouts = sum(fleet.count[slot] for slot in ships if fleet.unit[slot] == known.code["SC"])
    return any(fleet.unit[slot] != known.code["SC"] for slot in ships) or scouts > 1


def guard(g: Galaxy, hex: Hex) -> int:
    """SE-25.16: the CP value of the human's units in a hex, hidden ones at their true value."""
    known, fleet = facts(g), g.fleets[HUMAN]
    there = groups_at(g, HUMAN, hex)
    return sum(known.price_with(fleet.unit[slot], fleet.tech[slot]) * fleet.count[slot] for slot in there)


def worth(g: Galaxy, band: Band) -> int | None:
    """SE-25.16: the CP value of a Raider fleet; None for any other, which does not care."""
    known, fleet = facts(g), g.fleets[band.owner]
    raider = known.code["R"]
    if all(fleet.notes[slot] & RAIDING for slot in band.slots):
        return sum(fleet.cp[slot] for slot in band.slots)
    if all(fleet.unit[slot] == raider for slot in band.slots):
        return sum(known.cost[raider] * fleet.count[slot] for slot in band.slots)
    return None


# -- on the way


def advance(g: Galaxy, band: Band, goal: Hex) -> None:
    """SE-25.15: the full movement, until it is there or meets somebody who stops it."""
    left, here = speed(g, band.owner, g.turn), band.hex
    own = worth(g, band)
    while left and goal != NOBODY and here != goal:
        here = min(steps(g, here, goal, own), key=lambda hex: taste(g, band.owner, hex, goal, left == 1))
        for slot in band.slots:
            fleets.move_group(g, band.owner, slot, here)
        left -= 1
        intercept(g, band.owner, here)  # CL-A28
        scuttle_on_contact(g, HUMAN, here)
        if groups_at(g, HUMAN, here):
            if stops(g, HUMAN, here):
                break
            overrun(g, here)
    for slot in band.slots:
        fleets.note(g, band.owner, slot, STOPPED)


def steps(g: Galaxy, here: Hex, goal: Hex, own: int | None = None) -> list[Hex]:
    """The next hexes of all shortest ways."""
    far = ways(g, goal, own)
    near = [hex for hex in board(g).around[here] if hex in far]
    least = min(far[hex] for hex in near)
    return [hex for hex in near if far[hex] == least]


def taste(g: Galaxy, owner: Owner, hex: Hex, goal: Hex, last: bool) -> tuple[int, ...]:
    """Which of equally short ways: a single open ship is attacked where that costs no time, larger groups are gone
    round; where it stops it likes terrain that favours it; then the way nearer to the human's Homeworld."""
    fleet = g.fleets[HUMAN]
    there = groups_at(g, HUMAN, hex)
    prey = len(there) == 1 and fleet.up[there[0]] and fleet.count[there[0]] == 1
    at_once = last or hex == goal or not stops(g, HUMAN, hex)  # SE-4.8: what cannot fight costs no time
    meets = 1 if not there else 0 if prey and at_once else 2
    return meets, disfavour(g, owner, hex) if last else 0, board(g).ways[g.homeworld[HUMAN]][hex], hex


def disfavour(g: Galaxy, owner: Owner, hex: Hex) -> int:
    """Asteroids take away attack technology, a Nebula defence technology: bad for whoever has more of it."""
    known, own, seen = facts(g), rival_of(g, owner).tech, g.seen_tech[HUMAN]
    found = 0
    for terrain, technology in (("asteroids", known.attack), ("nebula", known.defence)):
        if has_terrain(g, hex, terrain):
            more = level(own, technology) - level(seen, technology)
            found += (more > 0) - (more < 0)
    return found


def overrun(g: Galaxy, hex: Hex) -> None:
    """SE-4.8, SE-4.9: what cannot fight is destroyed at once."""
    for slot in groups_at(g, HUMAN, hex):
        fleets.turn_up(g, HUMAN, slot)
        fleets.lose_units(g, HUMAN, slot, g.fleets[HUMAN].count[slot], "overrun")


# -- combat


@invasion.step
def react(g: Galaxy, f: Frame) -> Next:
    """CL-10.2.1, CL-10.2.2: the human reacts to alien empires as to any opponent, before the first battle."""
    return call(reaction, movers=list(rival_owners(g))) if "reaction" in facts(g).on else None


@invasion.step
def list_empires(g: Galaxy, f: Frame) -> None:
    f.left = list(rival_owners(g))


@invasion.step
def next_empire(g: Galaxy, f: Frame) -> Next:
    """SE-5.1.3: one alien empire after the other."""
    if not f.left or g.outcome is not None:
        return done()
    f.owner, f.left = f.left[0], f.left[1:]
    own = {hex for hex in g.fleets[f.owner].hex if hex >= 0}
    f.hexes = sorted(hex for hex in own if g.colony[hex] == HUMAN or groups_at(g, HUMAN, hex))
    return None


@invasion.step
def next_fight(g: Galaxy, f: Frame) -> Next:
    if not f.hexes or g.outcome is not None:
        return goto("next_empire")
    f.hex, f.hexes, f.barred = f.hexes[0], f.hexes[1:], False
    if groups_at(g, HUMAN, f.hex):
        sides = (HUMAN, f.owner) if have_sprung(g, HUMAN, f.hex) else (f.owner, HUMAN)  # CL-A28
        return call(battle, hex=f.hex, attacker=sides[0], defender=sides[1])
    return goto("bombard")


@invasion.step
def fought(g: Galaxy, f: Frame) -> None:
    """SE-5.12.1, EC-45: only ships that fight on keep them from bombarding, not those that hide."""
    f.barred = f.returned


@invasion.step
def bombard(g: Galaxy, f: Frame) -> Next:
    """SE-25.15: at a Colony they stay until it is destroyed; every ship bombards once (SE-5.12.2).

    SE-25.19, CL-14.7.5: unless their troops come down, or have done so during the battle.
    """
    if g.outcome is None and g.colony[f.hex] == HUMAN and not f.barred:
        if unbuilt(g, f.owner, f.hex):
            muster(g, f.owner, f.hex, attacked=False)
        if not have_landed(g, (f.owner,), f.hex) and not ashore.land(g, f.owner, f.hex):
            _shoot(g, f.owner, f.hex)
    return None


@invasion.step
def on_the_ground(g: Galaxy, f: Frame) -> Next:
    """CL-14.8.1, CL-14.7.6: whoever won in space."""
    return call(assault, "next_fight", hex=f.hex) if is_pending(g, f.hex) else goto("next_fight")


def _shoot(g: Galaxy, owner: Owner, hex: Hex) -> None:
    if is_former(g, owner, hex):  # CL-15.1.5
        return
    known, fleet = facts(g), g.fleets[owner]
    there = groups_at(g, owner, hex)
    if is_planet(g, hex) and any(fleet.unit[slot] == known.titan for slot in there):
        shatter(g, hex, owner)  # CL-6.4.1
        return
    for slot in there:
        if not known.bombards[fleet.unit[slot]] or fleet.unit[slot] == known.titan:  # CL-6.4.5
            continue
        need = needed(g, owner, slot, hex)
        for _ in range(fleet.count[slot]):
            if g.colony[hex] != HUMAN or g.outcome is not None:
                return
            if course.roll_die(g, owner, "bombard", hex, need) <= need:
                hit_colony(g, hex, owner)
