"""Doomsday Machines that wander in games of several players (SE-17): they move, fight and destroy after all players."""

from __future__ import annotations

from functools import lru_cache

from rules.core.flow import Flow, Next, call, goto
from rules.core.frame import Frame
from rules.core.ranges import COUNT, list_of

from ..atoms import course, fleets
from ..map import razing
from ..printed.chart import Layout
from ..printed.constants import DIE
from ..printed.facts import Facts
from ..state import (
    Galaxy,
    Hex,
    Owner,
    aliens,
    beside,
    board,
    facts,
    has_terrain,
    is_closed,
    monsters,
    seats,
)  # fmt: skip
from ..state.lines import gathered
from ..state.ranges import OWNER
from .arrival import scuttle_on_contact
from .battle import battle
from .doomsday import line_up, take_next
from .exploration import direction_by_die

SIGHT = 2  # SE-17.4
TEMPTING = ("planet", "barren", "homeworld", "asteroids")
RAZED = (*razing.PLANETS, "asteroids")  # SE-17.5

wandering = Flow(
    "empires.wandering",
    locals={"queue": list_of(COUNT), "slot": COUNT, "met": list_of(OWNER)},
    set_from={
        "next_machine": ("queue",),
        "move": ("queue", "slot"),
        "fight": ("queue", "slot", "met"),
        "raze": ("queue", "slot"),
    },
)


@wandering.step
def begin(g: Galaxy, f: Frame) -> None:
    """SE-3.4, SE-17.4: also in the turn in which a machine was found."""
    line_up(g, f)


@wandering.step
def next_machine(g: Galaxy, f: Frame) -> Next:
    return take_next(g, f)


@wandering.step
def move(g: Galaxy, f: Frame) -> None:
    """SE-17.4: to the nearest planet, Asteroids or ship within two hexes, otherwise one hex anywhere."""
    owner = monsters(g)
    here = g.fleets[owner].hex[f.slot]
    near = prey(g, here)
    if near:
        for hex in way(g, here, _by_die(g, near)):
            fleets.move_group(g, owner, f.slot, hex)
    else:
        free = [hex for hex in beside(g, here) if may_stop(g, hex)]  # a die names real directions
        if free:
            fleets.move_group(g, owner, f.slot, direction_by_die(g, owner, here, free, "wander"))
    if g.fleets[owner].hex[f.slot] != here:
        for seat in seats(g):
            scuttle_on_contact(g, seat, g.fleets[owner].hex[f.slot])
    f.met = []


def prey(g: Galaxy, here: Hex) -> list[Hex]:
    """The nearest hexes with something for a machine; where it is already counts as well."""
    far = board(g).distances[here]
    ships = set().union(*(g.fleets[seat].hex for seat in seats(g)))
    tempting, marker, also, up = _tempting(facts(g)), g.marker, g.also, g.up
    seen = [
        hex
        for hex in _in_sight(board(g), here)
        if hex in ships or (up[hex] and (tempting[marker[hex]] or tempting[also[hex]]))
    ]
    seen = [hex for hex in seen if hex == here or (may_stop(g, hex) and way(g, here, hex))]
    least = min((far[hex] for hex in seen), default=0)
    return [hex for hex in seen if far[hex] == least]


@lru_cache(maxsize=2000)
def _in_sight(layout: Layout, here: Hex) -> tuple[Hex, ...]:
    far = layout.distances[here]
    return tuple(hex for hex in layout.played if far[hex] <= SIGHT)


@lru_cache(maxsize=100)
def _tempting(known: Facts) -> tuple[bool, ...]:
    """Which markers draw a machine: planets and Asteroids."""
    return tuple(any(kinds) for kinds in zip(*(known.is_marker[kind] for kind in TEMPTING), strict=True))


def may_pass(g: Galaxy, hex: Hex) -> bool:
    """Never into a Home System, nor into a Supernova (SE-4.12)."""
    if board(g).home_of[hex] >= 0:
        return False
    return not (g.up[hex] and (has_terrain(g, hex, "homeworld") or has_terrain(g, hex, "supernova")))


def may_stop(g: Galaxy, hex: Hex) -> bool:
    """Nor on a closed marker or another machine."""
    return may_pass(g, hex) and not is_closed(g, hex) and hex not in g.fleets[monsters(g)].hex


def way(g: Galaxy, here: Hex, to: Hex) -> list[Hex]:
    """The steps to a hex at most two away; none if there is no way, or it is there."""
    around = board(g).around[here]
    if to == here:
        return []
    if to in around:
        return [to]
    over = [hex for hex in around if may_pass(g, hex) and to in board(g).around[hex]]
    return [over[0], to] if over else []


def _by_die(g: Galaxy, hexes: list[Hex]) -> Hex:
    """SE-17.4: ties by die; two dice if there are more hexes than faces."""
    if len(hexes) == 1:
        return hexes[0]
    dice = 1 if len(hexes) <= DIE else 2
    fair = DIE**dice // len(hexes) * len(hexes)
    while True:
        number = 0
        for _ in range(dice):
            number = DIE * number + course.roll_die(g, monsters(g), "wander") - 1
        if number < fair:
            return hexes[number % len(hexes)]


@wandering.step
def fight(g: Galaxy, f: Frame) -> Next:
    """It attacks whoever is there, players in their order, then aliens."""
    hex = g.fleets[monsters(g)].hex[f.slot]
    foes = [foe for foe in _foes(g, hex) if foe not in f.met] if hex >= 0 else []
    if not foes:
        return None
    f.met = [*f.met, *gathered(g, foes[0], hex)]
    return call(battle, "fight", hex=hex, attacker=monsters(g), defender=foes[0])


def _foes(g: Galaxy, hex: Hex) -> list[Owner]:
    return [owner for owner in (*g.order, aliens(g)) if hex in g.fleets[owner].hex]


@wandering.step
def raze(g: Galaxy, f: Frame) -> Next:
    """SE-17.5: after winning."""
    hex = g.fleets[monsters(g)].hex[f.slot]
    if hex >= 0 and not _foes(g, hex):
        razing.raze(g, hex, RAZED)
    return goto("next_machine")
