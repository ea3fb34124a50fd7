"""Doomsday Machines against one player (SE-24): when they come, where they go, what they destroy.

machines     one after the other moves, fights whoever is there, and destroys the planet
arrivals     after an Economic Phase the next machine may come
"""

from __future__ import annotations

from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import COUNT, list_of

from ..atoms import course, fleets
from ..map.razing import raze as raze_hex
from ..printed.constants import NOBODY, RIVALS
from ..questions import MACHINES_GOAL, MACHINES_PATH
from ..state import Galaxy, Hex, Seat, Slot, board, colonies_of, facts, groups_at, groups_of, is_planet, monsters
from ..state.ranges import HEX
from .arrival import scuttle_on_contact
from .battle import battle

HUMAN: Seat = 0
REPAIRS = 2  # SE-24.8

machines = Flow(
    "empires.machines",
    locals={"queue": list_of(COUNT), "slot": COUNT, "goal": HEX},
    set_from={
        "next_machine": ("queue",),
        "choose_goal": ("slot",),
        "step": ("slot", "goal"),
        "fight": ("slot",),
        "raze": ("slot",),
    },
)


@machines.step
def begin(g: Galaxy, f: Frame) -> None:
    """SE-24.1: the human has moved before them."""
    line_up(g, f)


@machines.step
def next_machine(g: Galaxy, f: Frame) -> Next:
    return take_next(g, f)


@machines.step
def choose_goal(g: Galaxy, f: Frame) -> None:
    """SE-24.9: the closest Colony, then the larger, then the one nearer to the Homeworld, then the player decides."""
    here = g.fleets[monsters(g)].hex[f.slot]
    f.goal = f.pick(MACHINES_GOAL, HUMAN, goals(g, here), only=True, rule="SE-24.9", source=here)


def goals(g: Galaxy, here: Hex) -> list[Hex]:
    """The Colonies that a machine could go for; more than one only if nothing tells them apart."""
    ways, home = board(g).ways, g.homeworld[HUMAN]
    colonies = colonies_of(g, HUMAN)

    def order(hex: Hex) -> tuple[int, int, int]:
        return ways[here][hex], -g.value[hex], ways[home][hex]

    best = min(order(hex) for hex in colonies)
    return [hex for hex in colonies if order(hex) == best]


@machines.step
def step(g: Galaxy, f: Frame) -> None:
    """SE-24.9: one hex towards it, over whatever lies there; between equal paths the hex nearer to the Homeworld."""
    here = g.fleets[monsters(g)].hex[f.slot]
    paths = steps(g, here, f.goal)
    if paths:
        to = f.pick(MACHINES_PATH, HUMAN, paths, only=True, rule="SE-24.9", source=here)
        fleets.move_group(g, monsters(g), f.slot, to)
        scuttle_on_contact(g, HUMAN, to)


def steps(g: Galaxy, here: Hex, goal: Hex) -> list[Hex]:
    """The next hexes on the way; none if it is there."""
    ways, home = board(g).ways, g.homeworld[HUMAN]
    near = [hex for hex in board(g).around[here] if ways[hex][goal] < ways[here][goal]]
    least = min((ways[home][hex] for hex in near), default=0)
    return [hex for hex in near if ways[home][hex] == least]


@machines.step
def fight(g: Galaxy, f: Frame) -> Next:
    """SE-24.10."""
    here = g.fleets[monsters(g)].hex[f.slot]
    if groups_at(g, HUMAN, here):
        return call(battle, hex=here, attacker=monsters(g), defender=HUMAN)
    return None


@machines.step
def raze(g: Galaxy, f: Frame) -> Next:
    """SE-24.8, SE-24.10: the planet goes, and a Colony with it; the machine repairs itself. Asteroids stay."""
    if is_alive(g, f.slot) and not groups_at(g, HUMAN, g.fleets[monsters(g)].hex[f.slot]):
        destroy_planet(g, f.slot)
    return goto("next_machine")


def is_alive(g: Galaxy, slot: Slot) -> bool:
    return g.fleets[monsters(g)].count[slot] > 0


def destroy_planet(g: Galaxy, slot: Slot) -> None:
    fleet = g.fleets[monsters(g)]
    hex = fleet.hex[slot]
    if is_planet(g, hex) or g.colony[hex] != NOBODY:  # CL-E35: or a colony on Asteroids
        fleets.change_damage(g, monsters(g), slot, max(0, fleet.damage[slot] - REPAIRS))
        raze_hex(g, hex)


# -- arrivals


def arrive(g: Galaxy) -> None:
    """SE-24.3, SE-24.4: at the end of this Economic Phase a machine comes, where a die says."""
    known = facts(g)
    for phase, machine in known.map.arrivals[known.options["difficulty"]]:
        if phase == g.cycle:
            face = course.roll_die(g, monsters(g), "entry")
            hex = known.chart.starts[(face - 1) // 2]
            course.count_arrival(g, machine, hex, face)
            fleets.add_group(g, monsters(g), known.unit[machine], 1, hex, up=True, why="machine")


# -- whose turn it is among Doomsday Machines, wandering ones (SE-17) and those of one player's game (SE-24) alike


def line_up(g: Galaxy, f: Frame) -> None:
    """Their phase begins; all of them wait for their turn."""
    course.enter_phase(g, RIVALS)
    fleets.begin_orders(g, monsters(g))
    fleet, is_amoeba = g.fleets[monsters(g)], facts(g).is_amoeba
    f.queue = [slot for slot in groups_of(g, monsters(g)) if not is_amoeba[fleet.unit[slot]]]


def take_next(g: Galaxy, f: Frame) -> Next:
    """The next of them, until all have had their turn or the game is over."""
    if not f.queue or g.outcome is not None:
        return done()
    f.slot, f.queue = f.queue[0], f.queue[1:]
    return None
