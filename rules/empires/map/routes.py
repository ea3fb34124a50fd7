"""Where a group may go next, and why not elsewhere (SE-4)."""

from __future__ import annotations

from collections.abc import Container, Sequence

from rules.core.reasons import Reason

from ..cards.unharmed import are_pilgrims
from ..printed.constants import ENTERED, KEEPS, NOBODY, NOTHING, REFITTED, STOPPED
from ..printed.powers import PEACE_WITH_ALIENS
from ..state import (
    Galaxy,
    Hex,
    Owner,
    Seat,
    Slot,
    allies,
    could_meet,
    enemies_at,
    facts,
    friends,
    groups_at,
    is_closed,
    is_enemy,
    is_lurking,
    is_off_limits,
    meets_enemies,
    monsters,
    near,
    others_hexes,
)
from ..state.holding import is_in_play
from ..state.pipelines import carried_on, is_on_chain
from ..state.unique_ships import ways as warp_ways
from ..state.values import speed

# Why a group cannot take a step: the reason and its rule.
SPENT, FIXED_UNIT, CARRIED_UNIT, REFIT, HALTED = "spent", "fixed", "carried", "refitted", "stopped"
BY_ENEMIES, BY_TERRAIN, USED, GATE_KEEPER = "stopped_enemy", "stopped_terrain", "stopped_pipeline", "stopped_gate"
SHUT, LURKING = "shut", "lurking"
NOVA, SLOW_ENTRY, ESCORT, MINES_STAY = "supernova", "first_step", "escort", "mines"
NOT_NEXT, TOO_FAR, NO_WAY = "not_adjacent", "too_far", "no_way"  # hexes that are not next to a group
UNEASY, BLIND = "uneasy", "blind"
STAYS_PUT = STOPPED | KEEPS | REFITTED
RULES = {
    SPENT: "SE-4.1", FIXED_UNIT: "SE-4.4", CARRIED_UNIT: "SE-4.4", REFIT: "SE-9.13", HALTED: "SE-4.7",
    NOT_NEXT: "SE-4.1", TOO_FAR: "SE-4.1", NO_WAY: "SE-4.7",
    NOVA: "SE-4.12", SLOW_ENTRY: "SE-4.5", ESCORT: "SE-4.6", MINES_STAY: "SE-13.2",
    BY_ENEMIES: "SE-4.7", BY_TERRAIN: "SE-4.5", USED: "SE-10.3", GATE_KEEPER: "CL-19.3.11",
    SHUT: "SE-24.3", LURKING: "SE-24.9", UNEASY: "SE-23.4", BLIND: "SE-6.10",
}  # fmt: skip


def reason(key: str, **params: int) -> Reason:
    """The reason of this key, as the table shows it."""
    return Reason(f"empires.{key}", dict(params), RULES[key])


def held(g: Galaxy, seat: Owner, slot: Slot) -> str:
    """Why a group cannot move at all now; "" if it can."""
    fleet, known = g.fleets[seat], g.tables or facts(g)
    unit = fleet.unit[slot]
    if not known.goes[unit]:
        return FIXED_UNIT if known.newest[unit] else CARRIED_UNIT
    if fleet.notes[slot] & STAYS_PUT:
        return HALTED if fleet.notes[slot] & (STOPPED | KEEPS) else REFIT
    spent = fleet.spent[slot]
    if not spent:
        return ""  # whatever moves at all goes one hex (SE-2.4.1, SE-4.2)
    left = speed(g, seat, slot) - spent
    # SE-10.3: a chain carries it one hex farther.
    return "" if left > 0 or (left == 0 and carried_on(g, seat, slot)) else SPENT


def _halted_by(g: Galaxy, seat: Owner, slot: Slot) -> str:
    """What has stopped a group that may not go on."""
    fleet = g.fleets[seat]
    hex, notes = fleet.hex[slot], fleet.notes[slot]
    if notes & KEEPS:
        return GATE_KEEPER
    if not notes & ENTERED:  # CL-E42: or it broke down
        return USED if fleet.unit[slot] == facts(g).pipeline else HALTED
    if enemies_at(g, seat, hex):
        return BY_ENEMIES
    return BY_TERRAIN if is_closed(g, hex) or slows(g, hex) else HALTED


def slows(g: Galaxy, hex: Hex) -> bool:
    """SE-4.5: terrain that may only be entered as the first hex, and ends movement."""
    is_slow = (g.tables or facts(g)).is_slow
    return g.up[hex] and (is_slow[g.marker[hex]] or is_slow[g.also[hex]])


def needs_chain(g: Galaxy, seat: Owner, slot: Slot, hex: Hex) -> bool:
    """SE-10.3: whether a step is possible only along a chain: one hex too far, or through slow terrain."""
    fleet = g.fleets[seat]
    spent = fleet.spent[slot]
    if not spent:
        return False
    return spent >= speed(g, seat, slot) or (needs_passage(g, seat, slot, hex) and not are_pilgrims(g, seat))


def needs_passage(g: Galaxy, seat: Owner, slot: Slot, hex: Hex) -> bool:
    """SE-4.5: whether a group would go on through terrain that ends movement (CL-E37)."""
    fleet = g.fleets[seat]
    return bool(fleet.spent[slot]) and (slows(g, fleet.hex[slot]) or slows(g, hex))


def may_go_on(g: Galaxy, seat: Owner, slot: Slot) -> bool:
    """CL-E37: Space Pilgrims that were laid down in terrain like everybody may be taken up again."""
    fleet = g.fleets[seat]
    hex = fleet.hex[slot]
    return (
        are_pilgrims(g, seat)
        and held(g, seat, slot) == HALTED
        and bool(fleet.notes[slot] & ENTERED)
        and g.up[hex]
        and slows(g, hex)
        and not enemies_at(g, seat, hex)
        and fleet.spent[slot] < speed(g, seat, slot)
    )


def barred(g: Galaxy, seat: Owner, slot: Slot, hex: Hex) -> str:
    """Why a group that can move may not enter this neighbouring hex; "" if it may."""
    fleet, known = g.fleets[seat], g.tables or facts(g)
    closed = False
    if g.up[hex]:
        is_nova = known.is_marker["supernova"]
        if is_nova[g.marker[hex]] or is_nova[g.also[hex]]:
            return NOVA
    elif g.marker[hex] != NOTHING:
        closed = True
        if could_meet(g, seat, hex) and is_lurking(g, hex):
            return SHUT if hex in known.shut else LURKING
    if hex in known.shut:
        return SHUT
    if known.has_teams and avoids(g, seat, hex):
        return UNEASY
    if fleet.spent[slot]:
        if closed:
            return SLOW_ENTRY
        if needs_chain(g, seat, slot, hex) and not is_on_chain(g, seat, slot, hex):
            return SLOW_ENTRY if slows(g, hex) else SPENT
    unit = fleet.unit[slot]
    if known.fights[unit]:
        return BLIND if closed and not known.explores[unit] and not is_escorted(g, seat, hex, explores=True) else ""
    if closed and not is_escorted(g, seat, hex):
        return ESCORT
    whose = g.colony[hex]
    if not meets_enemies(g, seat, hex) and (whose == NOBODY or not is_enemy(g, seat, whose)):
        return ""
    if unit == known.code["Mine"]:
        return "" if _is_lair(g, seat, hex) else MINES_STAY
    return "" if is_escorted(g, seat, hex) else ESCORT


def _is_lair(g: Galaxy, seat: Owner, hex: Hex) -> bool:
    """SE-26.8: whether nobody but amoebas is there: Mines may join them."""
    beasts, is_amoeba = monsters(g), facts(g).is_amoeba
    units = [g.fleets[beasts].unit[slot] for slot in groups_at(g, beasts, hex)]
    return enemies_at(g, seat, hex) == [beasts] and all(is_amoeba[unit] for unit in units)


def avoids(g: Galaxy, seat: Owner, hex: Hex) -> bool:
    """SE-23.4: teammates of an uneasy alliance may not stack, nor enter each other's colonies."""
    known = facts(g)
    if not known.has_teams or known.brothers:
        return False
    return any(hex in g.fleets[ally].hex or g.colony[hex] == ally for ally in allies(g, seat))


def is_escorted(g: Galaxy, seat: Owner, hex: Hex, explores: bool = False) -> bool:
    """SE-4.6: a friendly combat-capable ship has entered this hex in this phase; SE-6.10: one that explores.

    Ruling: it must still be there when the other comes; one that has gone on before escorts nobody.
    """
    known = g.tables or facts(g)
    fights, looks = known.fights, known.explores
    for friend in friends(g, seat):
        fleet = g.fleets[friend]
        if hex not in fleet.hex:
            continue
        for at, notes, unit in zip(fleet.hex, fleet.notes, fleet.unit, strict=True):
            if at == hex and notes & ENTERED and fights[unit] and (looks[unit] or not explores):
                return True
    return False


def next_to(g: Galaxy, seat: Owner, slot: Slot) -> tuple[Hex, ...]:
    """The hexes next to a group: also by Warp Points (SE-16.3) and by its owner's warp gates (CL-19.3.11)."""
    fleet = g.fleets[seat]
    around = near(g, fleet.hex[slot])
    if (g.tables or facts(g)).unique not in fleet.unit:
        return around  # nobody keeps a gate
    warped = warp_ways(g, seat, slot)
    return (*around, *(hex for hex in warped if hex not in around)) if warped else around


def steps(g: Galaxy, seat: Seat, slot: Slot) -> list[Hex]:
    """The hexes that a group may enter next."""
    if held(g, seat, slot) and not (facts(g).advantages and may_go_on(g, seat, slot)):
        return []
    fleet, known = g.fleets[seat], g.tables or facts(g)
    hexes = next_to(g, seat, slot)
    marker, also, up, is_nova = g.marker, g.also, g.up, known.is_marker["supernova"]
    if known.has_teams and not known.brothers:
        return [hex for hex in hexes if not barred(g, seat, slot, hex)]
    if fleet.spent[slot]:
        later = _later_steps(g, seat, slot, hexes)
        return later if known.fights[fleet.unit[slot]] else [hex for hex in later if not barred(g, seat, slot, hex)]
    # The first step in short: Supernovae bar everybody, and whatever is closed or not one's own those who cannot fight.
    open_ = [hex for hex in hexes if not (up[hex] and (is_nova[marker[hex]] or is_nova[also[hex]]))]
    if known.map.rival:
        open_ = [hex for hex in open_ if not is_off_limits(g, hex)]
    if known.fights[fleet.unit[slot]]:
        return open_ if known.explores[fleet.unit[slot]] else [hex for hex in open_ if not barred(g, seat, slot, hex)]
    colony = g.colony
    theirs = others_hexes(g, seat)
    # Where everybody is an enemy, an escort is a group of one's own; only amoebas need none (SE-26.8).
    has_friends = known.has_teams or (known.advantages and is_in_play(g, PEACE_WITH_ALIENS))
    escorts = open_ if has_friends or known.types else fleet.hex
    return [
        hex
        for hex in open_
        if (
            (marker[hex] == NOTHING or up[hex]) and (colony[hex] == NOBODY or colony[hex] == seat) and hex not in theirs
        )
        or (hex in escorts and not barred(g, seat, slot, hex))
    ]


def _later_steps(g: Galaxy, seat: Owner, slot: Slot, hexes: tuple[Hex, ...]) -> list[Hex]:
    """What `barred` leaves of the next hexes to a group that has moved before and can fight, in short.

    Nothing closed is entered any more; beyond its own speed and through slow terrain only a chain leads on.
    """
    fleet, known = g.fleets[seat], facts(g)
    marker, also, up, shut = g.marker, g.also, g.up, known.shut
    is_nova, is_slow = known.is_marker["supernova"], known.is_slow
    chain: Sequence[Hex] = carried_on(g, seat, slot)
    reached: Sequence[Hex] = hexes
    if fleet.spent[slot] >= speed(g, seat, slot) or (slows(g, fleet.hex[slot]) and not are_pilgrims(g, seat)):
        reached = [hex for hex in hexes if hex in chain]
    elif not are_pilgrims(g, seat):
        reached = [
            hex for hex in hexes if not (up[hex] and (is_slow[marker[hex]] or is_slow[also[hex]])) or hex in chain
        ]
    return [
        hex
        for hex in reached
        if (marker[hex] == NOTHING or (up[hex] and not is_nova[marker[hex]] and not is_nova[also[hex]]))
        and hex not in shut
    ]


def why_no_step(g: Galaxy, seat: Seat, slot: Slot, hex: Hex) -> Reason | None:
    """Why a group may not enter a hex next; None if it may."""
    key = "" if may_go_on(g, seat, slot) else held(g, seat, slot)
    if key == HALTED:
        key = _halted_by(g, seat, slot)
    if not key and hex not in next_to(g, seat, slot):
        return _why_not_from_here(g, seat, slot, hex)
    key = key or barred(g, seat, slot, hex)
    if key == ESCORT and g.fleets[seat].unit[slot] == facts(g).code["Mine"]:
        return reason(key, hex=hex)._replace(rule="SE-13.3")  # Mines are no ships (SE-1.2)
    return reason(key, hex=hex) if key else None


def _why_not_from_here(g: Galaxy, seat: Seat, slot: Slot, hex: Hex) -> Reason:
    """Why a hex is not among those that a group can enter next, although nothing holds it back."""
    left = max(1, speed(g, seat, slot) - g.fleets[seat].spent[slot])
    key = barred(g, seat, slot, hex)
    if key in (NOVA, SHUT, LURKING):
        return reason(key, hex=hex)
    start = g.fleets[seat].hex[slot]
    far = _apart(g, start, hex, ())
    if far > left:
        return reason(TOO_FAR, hex=hex, far=far, left=left)
    every = map(Hex, range(len(g.up)))
    halting = {at for at in every if is_closed(g, at) or slows(g, at) or enemies_at(g, seat, at)}
    return reason(NOT_NEXT if _apart(g, start, hex, halting) <= left else NO_WAY, hex=hex)


def _apart(g: Galaxy, start: Hex, goal: Hex, halting: Container[Hex]) -> int:
    """How many steps a hex is away by a way on which nothing halts a group before its end; many if there is none."""
    seen, edge, far = {start}, {start}, 0
    while edge and goal not in edge:
        edge = {hex for each in edge for hex in near(g, each) if hex == goal or hex not in halting} - seen
        seen |= edge
        far += 1
    return far if goal in edge else len(g.up)
