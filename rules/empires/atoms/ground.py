"""Changes of ground units: they are raised, loaded, landed and lost; they fight, and colonies change hands.

What is on colonies and aboard Transports is told to its owner only, until they are met (CL-14.7.1), stated in a battle
(SE-5.2.3), or come down on an enemy's colony.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from ..printed.constants import DIE, NOBODY
from ..printed.troops import Troops, cheapest, listed, of_kind, packed, single
from ..state import NO_HEX, Galaxy, Hex, Owner, Seat, Slot, aliens, facts, friends, groups_at, is_home
from ..state.barracks import aboard, free_room, named, overload, transports_at
from ..state.battle import Toll
from ..state.ground import ATTACKING, DEFENDING, Assault, Captured, Passing
from . import fleets, tallies

Line = int
NO_AIRCRAFT: Mapping[Owner, int] = {}


def _tell_owner(g: Galaxy, kind: str, owner: Owner, hex: Hex, troops: Troops, **more: Any) -> None:
    if g.heard is not None:
        told = (owner,) if owner < len(g.cp) else ()
        g.emit(kind, seat=owner, hex=hex, troops=named(g, troops), only=told, **more)


# -- on colonies and aboard


def raise_troops(g: Galaxy, seat: Seat, hex: Hex, troops: Troops, why: str) -> None:
    """CL-14.3.1, CL-14.5.3: new ground units on a colony."""
    g.garrison[hex] += troops
    _tell_owner(g, "raised", seat, hex, troops, why=why)


def embark(g: Galaxy, seat: Seat, slot: Slot, troops: Troops) -> None:
    """CL-14.1.2: ground units of a colony go aboard."""
    g.garrison[g.fleets[seat].hex[slot]] -= troops
    take_aboard(g, seat, slot, troops)


def take_aboard(g: Galaxy, seat: Seat, slot: Slot, troops: Troops) -> None:
    g.fleets[seat].hold[slot] += troops
    _tell_owner(g, "embarked", seat, g.fleets[seat].hex[slot], troops, slot=slot)


def disembark(g: Galaxy, seat: Seat, slot: Slot, troops: Troops) -> None:
    """CL-14.1.2: ground units go down to an own colony; those that have travelled stay there in this turn."""
    fleet = g.fleets[seat]
    hex = fleet.hex[slot]
    fleet.hold[slot] -= troops
    g.garrison[hex] += troops
    if fleet.spent[slot]:
        g.tired[hex] += troops
    _tell_owner(g, "disembarked", seat, hex, troops, slot=slot)


def hand(g: Galaxy, seat: Seat, slot: Slot, other: Slot, troops: Troops) -> None:
    """Ground units change ships."""
    g.fleets[seat].hold[slot] -= troops
    take_aboard(g, seat, other, troops)


def stow(g: Galaxy, owner: Owner, hex: Hex, troops: Troops) -> None:
    """CL-14.7.2: these are aboard, all others on the colony."""
    every = g.garrison[hex] + aboard(g, owner, hex)
    for slot in transports_at(g, owner, hex):
        g.fleets[owner].hold[slot] = 0
    g.garrison[hex] = every - troops
    _put_aboard(g, owner, hex, troops)


def _put_aboard(g: Galaxy, owner: Owner, hex: Hex, troops: Troops) -> None:
    """Where there is room."""
    fleet = g.fleets[owner]
    for slot in transports_at(g, owner, hex):
        some = cheapest(troops, free_room(g, owner, slot))
        fleet.hold[slot] += some
        troops -= some


def _take_from_holds(g: Galaxy, owner: Owner, hex: Hex, troops: Troops) -> None:
    fleet = g.fleets[owner]
    for slot in transports_at(g, owner, hex):
        some = packed({kind: min(count, of_kind(fleet.hold[slot], kind)) for kind, count in listed(troops)})
        fleet.hold[slot] -= some
        troops -= some


def lose_aboard(g: Galaxy, owner: Owner, hex: Hex, troops: Troops) -> None:
    """CL-14.1.4: ground units die with Transports; whoever is left finds room on those that are left."""
    every = aboard(g, owner, hex) - troops
    for slot in transports_at(g, owner, hex):
        g.fleets[owner].hold[slot] = 0
    _put_aboard(g, owner, hex, every)
    if troops:
        _tell_owner(g, "troops_lost", owner, hex, troops)


def shed(g: Galaxy, owner: Owner, hex: Hex) -> None:
    """Ships were given up by their owner: the cheapest of those without room go with them."""
    if g.garrison:
        lose_aboard(g, owner, hex, cheapest(aboard(g, owner, hex), overload(g, owner, hex)))


def show_garrison(g: Galaxy, hex: Hex, empty: bool = False) -> None:
    """CL-14.7.1: everybody sees what is on a colony; SE-5.2.3: with `empty` also that nobody is."""
    if g.shown_garrison[hex] != g.garrison[hex] or (empty and not g.garrison[hex]):
        g.shown_garrison[hex] = g.garrison[hex]
        g.emit("garrison", seat=g.colony[hex], hex=hex, troops=named(g, g.garrison[hex]), reveals=True)


def show_aboard(g: Galaxy, owner: Owner, hex: Hex, troops: Troops) -> None:
    """SE-5.2.3, CL-14.7.1: everybody hears who is aboard the Transports of an owner."""
    g.emit("stowed", seat=owner, hex=hex, troops=named(g, troops), reveals=True)


def show_planet_defence(g: Galaxy, hex: Hex, defence: int) -> None:
    """CL-14.6.1: whoever fires hears what Defence the planet has."""
    g.emit("planet_defence", seat=g.colony[hex], hex=hex, defence=defence, reveals=True)


# -- landing


def come_down(g: Galaxy, owner: Owner, hex: Hex, ready: Troops, late: Troops, air: int = 0) -> None:
    """CL-14.7.3 to CL-14.7.7: ground units leave their Transports; CL-A25: which may be told to help them."""
    _take_from_holds(g, owner, hex, ready + late)
    put_down(g, owner, hex, ready, late)
    if air and g.assault is not None:
        g.assault.air[g.assault.by.index(owner)] += air


def put_down(g: Galaxy, owner: Owner, hex: Hex, ready: Troops, late: Troops) -> None:
    """On an own colony they are its garrison, elsewhere all see who comes; late ones do not fire in the first round."""
    if g.colony[hex] == owner:
        g.garrison[hex] += ready + late
        _tell_owner(g, "disembarked", owner, hex, ready + late, slot=None)
        return
    a = g.assault
    if a is None or a.hex != hex:
        a = g.assault = Assault(hex)
    place = _place(a, owner)
    a.ready[place] += ready
    a.late[place] += late
    g.emit("landed", seat=owner, hex=hex, troops=named(g, ready + late), late=named(g, late), reveals=True)


def _place(a: Assault, owner: Owner) -> int:
    """Where the troops of an owner are listed."""
    if owner not in a.by:
        for column, value in ((a.by, owner), (a.ready, 0), (a.late, 0), (a.air, 0)):
            column.append(value)
    return a.by.index(owner)


# -- gates (SE-27)


def pass_gate(g: Galaxy, owner: Owner, origin: Hex, hex: Hex, troops: Troops) -> None:
    """SE-27.1: ground units go to another colony of theirs, or to a planet that they will fight for."""
    g.garrison[origin] -= troops
    if g.colony[hex] == owner:
        g.garrison[hex] += troops
        g.tired[hex] += troops
        _tell_owner(g, "gate", owner, hex, troops, origin=origin)
        return
    g.passing.append(Passing(owner, origin, hex, troops))
    g.emit("gate", seat=owner, origin=origin, hex=hex, troops=named(g, troops), reveals=True)


def join_passing(g: Galaxy, owner: Owner, hex: Hex, lore: int) -> None:
    """SE-27.7: settlers go along with ground units."""
    each = next(each for each in g.passing if each.owner == owner and each.hex == hex)
    each.settlers += 1
    each.lore = lore


def step_through(g: Galaxy, each: Passing, beaten: bool) -> None:
    """SE-27.3: they are there, and will not fire in the first round; CL-14.12.1: also where the ships of the aliens
    were `beaten` just before.

    Ruling: if nobody is left to fight for the planet they go back to where they came from, or are lost (CL-14.2.1).
    """
    if g.colony[each.hex] == NOBODY and not beaten and not groups_at(g, aliens(g), each.hex):
        if g.colony[each.origin] == each.owner:
            g.garrison[each.origin] += each.troops
            g.tired[each.origin] += each.troops
        each.troops = each.settlers = 0
        return
    a = g.assault
    if a is None or a.hex != each.hex:
        a = g.assault = Assault(each.hex)
    a.late[_place(a, each.owner)] += each.troops
    g.emit("landed", seat=each.owner, hex=each.hex, troops=named(g, each.troops), late=named(g, each.troops))
    each.troops = 0


def forget_passing(g: Galaxy, hex: Hex) -> None:
    """The fight for a planet is over."""
    g.passing = [each for each in g.passing if each.hex != hex]


def retreat_by_gate(g: Galaxy, a: Assault, line: Line, to: Hex, units: int) -> None:
    """SE-27.4: units of a line go to a friendly planet instead of firing."""
    owner = a.attacker if a.side[line] == ATTACKING else a.defender
    troops = single(a.troop[line], units)
    a.count[line] -= units
    a.unfired[line] -= units
    if not a.count[line]:
        a.damage[line] = 0
    g.garrison[to] += troops
    g.tired[to] += troops
    g.emit("gate", seat=owner, origin=a.hex, hex=to, troops=named(g, troops), reveals=True)


def join_garrison(g: Galaxy, a: Assault) -> None:
    """The colony has become theirs, or a friend's, in the meantime."""
    a.by.pop(0)
    a.air.pop(0)
    g.garrison[a.hex] += a.ready.pop(0) + a.late.pop(0)


def forget_landing(g: Galaxy) -> None:
    """Nobody is left who has landed."""
    g.assault = None


# -- ground combat


def begin_fight(
    g: Galaxy, a: Assault, defender: Owner, militia: int, aircraft: Mapping[Owner, int] = NO_AIRCRAFT
) -> None:
    """CL-14.8.1, CL-14.4.1: those who came first against all who are on the planet, and its Militia; CL-A25: with them
    the Transports of whoever sends some.

    Ruling on SE-23.5: troops of Blood Brothers fight as one force under whoever landed first, and are his from then on.
    """
    a.attacker, a.defender, a.round = a.by[0], defender, 0
    together = [place for place, owner in enumerate(a.by) if owner in friends(g, a.attacker)]
    ready, late = (sum(column[place] for place in together) for column in (a.ready, a.late))
    for name in ("by", "ready", "late", "air"):
        column = getattr(a, name)
        setattr(a, name, [each for place, each in enumerate(column) if place not in together])
    for name in ("side", "troop", "count", "damage", "idle", "supported", "screened", "unfired", "queue"):
        setattr(a, name, [])
    for kind, count in listed(ready):
        _add_line(a, ATTACKING, kind, count, False)
    for kind, count in listed(late):
        _add_line(a, ATTACKING, kind, count, True)
    there = g.garrison[a.hex] if g.colony[a.hex] == defender else 0
    for kind, count in listed(there):
        _add_line(a, DEFENDING, kind, count, False)
    if militia:
        _add_line(a, DEFENDING, facts(g).militia, militia, False)
    a.flown = [aircraft.get(owner, 0) for owner in range(len(g.fleets))] if aircraft else []
    for side in (ATTACKING, DEFENDING):
        some = sum(count for owner, count in aircraft.items() if (owner == defender) == (side == DEFENDING))
        if some:
            _add_line(a, side, facts(g).aircraft, some, False)
    if g.colony[a.hex] == defender:
        g.shown_garrison[a.hex] = there
    g.emit("ground", hex=a.hex, attacker=a.attacker, defender=defender, ready=named(g, ready), late=named(g, late),
           defenders=named(g, there), militia=militia, reveals=True)  # fmt: skip


def _add_line(a: Assault, side: int, kind: int, count: int, idle: bool) -> Line:
    for column, value in (
        (a.side, side), (a.troop, kind), (a.count, count), (a.damage, 0), (a.idle, idle), (a.supported, False),
        (a.screened, False), (a.unfired, 0),
    ):  # fmt: skip
        column.append(value)  # type: ignore[arg-type]
    return len(a.side) - 1


def set_apart(g: Galaxy, a: Assault, line: Line, count: int) -> Line:
    """Some units of a line, not the damaged one, become a line of their own for this round."""
    new = _add_line(a, a.side[line], a.troop[line], count, a.idle[line])
    a.count[line] -= count
    a.screened[new], a.supported[new] = a.screened[line], a.supported[line]
    return new


def begin_ground_round(g: Galaxy, a: Assault) -> None:
    """CL-14.8.3: from the second round on everybody fires. Lines that nothing tells apart any more are joined."""
    a.round += 1
    kept: dict[tuple[int, int, bool], Line] = {}
    lines = []
    for line, count in enumerate(a.count):
        if not count:
            continue
        key = (a.side[line], a.troop[line], a.round == 1 and a.idle[line])
        other = kept.get(key)
        if other is not None and not (a.damage[other] and a.damage[line]):
            a.count[other] += count
            a.damage[other] = a.damage[other] or a.damage[line]
        else:
            kept[key] = line
            lines.append(line)
    first = a.round == 1
    a.idle = [first and a.idle[line] for line in lines]
    for name in ("side", "troop", "count", "damage"):
        column = getattr(a, name)
        setattr(a, name, [column[line] for line in lines])
    many = len(lines)
    a.supported, a.screened, a.unfired, a.queue = [False] * many, [False] * many, [0] * many, []
    g.emit("ground_round", hex=a.hex, round=a.round)


def screen_line(g: Galaxy, a: Assault, line: Line) -> None:
    """CL-14.8.5."""
    a.screened[line] = True


def support_line(g: Galaxy, a: Assault, line: Line) -> None:
    """CL-14.11.1."""
    a.supported[line] = True
    told = facts(g).troops[a.troop[line]].id
    g.emit("supported", hex=a.hex, side=a.side[line], troop=told, count=a.count[line])


def take_aim(g: Galaxy, a: Assault, queue: list[Line]) -> None:
    """CL-14.8.1: who fires in this round, in which order."""
    a.queue = queue
    a.unfired = [count if line in queue else 0 for line, count in enumerate(a.count)]


def fire_from_the_ground(g: Galaxy, a: Assault, by: Line, at: Line, need: int, hull: int) -> None:
    """CL-14.8.4: one die, open to all."""
    face = g.roll(DIE)
    a.unfired[by] -= 1
    hit = face <= need
    owner = a.attacker if a.side[by] == ATTACKING else a.defender
    tallies.count_die(a.tally, owner, need, hit)
    if g.heard is not None:
        known = facts(g).troops
        g.emit(
            "ground_shot", seat=owner, hex=a.hex, by_line=by, at_line=at,
            troop=known[a.troop[by]].id, at=known[a.troop[at]].id, need=need, face=face, hit=hit,
        )  # fmt: skip
    if not hit:
        return
    a.damage[at] += 1
    if a.damage[at] >= hull:
        a.damage[at] = 0
        a.count[at] -= 1
        tallies.count_loss(a.tally, a.attacker if a.side[at] == ATTACKING else a.defender, a.troop[at], 1)
        a.unfired[at] = min(a.unfired[at], a.count[at])


def bring_forward(g: Galaxy, a: Assault, line: Line) -> None:
    """SE-5.3.3: of those whose moment it is, this line fires first."""
    a.queue = [line, *(each for each in a.queue if each != line)]


def drop_line(g: Galaxy, a: Assault) -> None:
    """The first of the queue has had its moment."""
    a.queue = a.queue[1:]


def survivors(a: Assault, side: int, passing: Collection[int]) -> Troops:
    """The ground units of a side that are left, without Militia and Transports."""
    return sum(
        single(a.troop[line], count)
        for line, count in enumerate(a.count)
        if count and a.side[line] == side and a.troop[line] not in passing
    )


def ground_transports(g: Galaxy, a: Assault, planes: Mapping[Owner, Sequence[Slot]]) -> list[Owner]:
    """CL-A25: Transports that fell in the fight on the ground; `planes` are those of each owner that could be in it.

    Gives who has lost some of them, for ground units aboard may be without room now (CL-14.1.4). Ruling on SE-23.5: of
    Blood Brothers only those that fly fall, and first those of whoever leads.
    """
    losers: list[Owner] = []
    for side, force in enumerate((friends(g, a.attacker), [a.defender])):
        flying = [(owner, a.flown[owner]) for owner in force]
        left = sum(
            count for line, count in enumerate(a.count) if a.side[line] == side and a.troop[line] == facts(g).aircraft
        )
        lost = sum(flown for _, flown in flying) - left
        for owner, flown in flying:
            fallen = min(lost, flown)
            lost -= fallen
            losers += [owner] if fallen else []
            for slot in planes[owner] if fallen else ():
                some = min(fallen, g.fleets[owner].count[slot])
                if some:
                    fleets.lose_units(g, owner, slot, some, "ground")
                    fallen -= some
    a.flown = []
    return losers


def end_fight(g: Galaxy, a: Assault, how: str, garrison: Troops) -> None:
    """CL-14.9: Militia vanish; whoever is left on the winning side is on the planet."""
    if g.colony[a.hex] != NOBODY:
        g.garrison[a.hex], g.tired[a.hex] = garrison, 0
        g.shown_garrison[a.hex] = garrison
    told = tallies.tally_data(a.tally, [troop.id for troop in facts(g).troops])
    sides = [[a.attacker], [a.defender]]
    g.emit(
        "ground_over", hex=a.hex, attacker=a.attacker, defender=a.defender, sides=sides, how=how, rounds=a.round, **told
    )
    a.tally = Toll()
    a.attacker = a.defender = NOBODY
    for name in ("side", "troop", "count", "damage", "idle", "supported", "screened", "unfired", "queue"):
        setattr(a, name, [])


# -- captured colonies (CL-15)


def take_colony(g: Galaxy, hex: Hex, by: Owner, value: int, under: Captured | None) -> None:
    """CL-15.1: the colony is the captor's; whatever lay on it is destroyed (CL-15.1.3)."""
    loser, home = g.colony[hex], is_home(g, hex)
    if hex in g.homeworld:
        g.homeworld[g.homeworld.index(hex)] = NO_HEX  # CL-15.1.4
    for rival in g.rivals:
        if rival.hex == hex:
            rival.hex = NO_HEX
    kept = [i for i, at in enumerate(g.stored_at) if at != hex]
    g.stored, g.stored_at = [g.stored[i] for i in kept], [g.stored_at[i] for i in kept]
    g.captured = [each for each in g.captured if each.hex != hex]
    if under is not None:
        g.captured.append(under)
    if g.centre:
        g.centre[hex] = 0  # CL-17.4
    g.colony[hex], g.value[hex] = by, value
    g.tired[hex] = 0
    g.emit("captured", seat=by, hex=hex, loser=loser, value=value, homeworld=home, again=under is None, reveals=True)


def score_capture(g: Galaxy, by: Seat) -> None:
    """CL-15.2.6."""
    g.razed[by] += 1


def look_at_sheet(g: Galaxy, under: Captured, by: Seat, cp: int | None) -> None:
    """CL-15.2.2: the captor sees what the first owner knew when he lost the colony, and his CP if it is he who lost."""
    under.seen |= 1 << by
    g.emit("sheet_seen", seat=by, of=under.owner, hex=under.hex, levels=under.lore, cp=cp, only=(by,))
