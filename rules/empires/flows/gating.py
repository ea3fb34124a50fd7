"""Ways through Planetary Gates (SE-27): ground units, fighters and settlers go, and ground units get away."""

from __future__ import annotations

from rules.core.decisions import Amount, Decision, One, Option, Value
from rules.core.flow import END, Flow, Next, done, goto
from rules.core.forms import FormValues
from rules.core.frame import Frame
from rules.core.ranges import SEAT
from rules.core.reasons import Reason
from rules.core.records import Json

from ..atoms import fleets, ground, unique
from ..map import gates
from ..map.settling import settle, unsettled
from ..printed.constants import KEEPS, NOBODY, STOPPED
from ..printed.designs import WARP_GATES
from ..printed.troops import Troops, of_kind, packed
from ..questions import EVACUATION_TROOPS, PASSAGE_TROOPS
from ..state import NO_SLOT, Galaxy, Hex, Seat, Slot, carried, facts
from ..state.barracks import at_hand, garrison_at
from ..state.ranges import HEX
from ..state.unique_ships import keepers

TO, TROOPS = "to", "troops"
GATE, STAY = "gate", "stay"
FAR = 9  # more hexes than any carrier goes: whoever used a gate does not travel on (SE-11.5)

passage = Flow("empires.passage", params={"seat": SEAT, "hex": HEX})
evacuation = Flow("empires.evacuation", params={"seat": SEAT, "hex": HEX})


def _fields(g: Galaxy, seat: Seat, options: list[Option], troops: Troops) -> dict[str, Decision]:
    known = facts(g)
    slots = tuple((known.troops[kind].id, 0, of_kind(troops, kind)) for kind in known.bought)
    to = One(seat, "", options=tuple(options))
    return {TO: to, TROOPS: Amount(seat, "", slots=slots, rule="SE-27.1")}


def _chosen(g: Galaxy, filled: FormValues) -> Troops:
    return packed(dict(zip(facts(g).bought, filled[TROOPS], strict=True)))


# -- warp gates of unique ships (CL-19.3.11)


def warp(g: Galaxy, seat: Seat, origin: Hex, hex: Hex, slot: Slot = NO_SLOT, secretly: bool = False) -> None:
    """The gates that are used stay where they are in this turn; everybody knows of them who can see it."""
    if not secretly:
        unique.show_ability(g, seat, WARP_GATES)
    for keeper in keepers(g, seat, origin, hex, slot):
        fleets.note(g, seat, keeper, KEEPS)


# -- ground units go (SE-27.1)


@passage.step
def choose(g: Galaxy, f: Frame) -> Next:
    """Where to, and how many of each kind."""

    def fits(filled: FormValues) -> Reason | None:
        none = not any(filled[TROOPS])
        return Reason("empires.nobody_lands", {"field": TROOPS}, "SE-27.1") if none else None

    seat, hex = f.seat, f.hex
    goals: list[Option] = list(gates.goals(g, seat, hex))
    start = _start(g, goals, at_hand(g, seat, hex))
    fields = _fields(g, seat, goals, at_hand(g, seat, hex))
    filled = f.form(PASSAGE_TROOPS, seat, lambda: fields, start=lambda: start, fits=fits, secret=True, rule="SE-27.1")
    if filled[TO] not in gates.linked(g, hex):
        warp(g, seat, hex, filled[TO], secretly=True)
    ground.pass_gate(g, seat, hex, filled[TO], _chosen(g, filled))
    return done()


def _start(g: Galaxy, goals: list[Option], troops: Troops) -> FormValues:
    """All of them to the first planet."""
    return {TO: goals[0], TROOPS: tuple(of_kind(troops, kind) for kind in facts(g).bought)}


# -- ground units get away before bombardment (SE-27.4)


@evacuation.entrance
def _enter(g: Galaxy, told: dict[str, Json]) -> str:
    """Whoever has a way out is asked, whether there are troops or not: those are secret."""
    return "flee" if gates.refuges(g, told["seat"], told["hex"]) else END


@evacuation.step
def flee(g: Galaxy, f: Frame) -> Next:
    seat, hex = f.seat, f.hex
    refuges: list[Option] = [STAY, *gates.refuges(g, seat, hex)]
    fields = _fields(g, seat, refuges, garrison_at(g, hex))
    filled = f.form(EVACUATION_TROOPS, seat, lambda: fields, secret=True, rule="SE-27.4")
    troops = _chosen(g, filled)
    if filled[TO] != STAY and troops:
        ground.pass_gate(g, seat, hex, filled[TO], troops)
    return done()


# -- orders of fighters and settlers (SE-27.6, SE-27.7)


def offer_gates(
    g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: dict[Option, tuple[int, int]]
) -> None:
    known = facts(g)
    if "gates" not in known.on and known.unique not in g.fleets[seat].unit:
        return
    fighters = g.fleets[seat].unit[slot] == known.code["F"]
    for hex in gates.hangars(g, seat, slot) if fighters else gates.homesteads(g, seat, slot):
        options.append((GATE, hex))


def obey_gate(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    """Settlers go along with ground units to a planet of enemies; on a free one they settle at once (SE-27.7)."""
    hex, origin = order[1], g.fleets[seat].hex[slot]
    if hex not in gates.linked(g, origin):
        warp(g, seat, origin, hex)
    if any(each.owner == seat and each.hex == hex for each in g.passing):
        ground.join_passing(g, seat, hex, carried(g, seat, slot))
        fleets.lose_units(g, seat, slot, 1, "passing")
    else:
        fleets.move_group(g, seat, slot, hex, STOPPED)
        fleets.tire(g, seat, slot, FAR)
        if g.colony[hex] == NOBODY and not unsettled(g, seat, slot):
            settle(g, seat, slot)
    fleets.march(g, NO_SLOT)
    return goto("choose")
