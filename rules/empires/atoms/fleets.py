"""Changes of groups: they appear, move, split, join, are turned over, equipped, loaded and lost."""

from __future__ import annotations

from typing import Any

from rules.core.derived import forget
from rules.core.events import SeatNumbers

from ..printed.constants import (
    CAPTURED,
    CARGO,
    ELSEWHERE,
    ENTERED,
    FERRIED,
    GREEN,
    NO_BANNER,
    NOBODY,
    NOTHING,
    PUSHED,
    RAZES,
    REACTED,
    SKILLED,
    SLUNG,
    SPRUNG,
    STANDING,
    STOPPED,
)
from ..printed.levels import Levels, design_of, highest, level, with_level, without_design
from ..printed.troops import Troops, best
from ..state import NO_HEX, NO_SLOT, Fleet, Galaxy, Hex, Owner, Slot, facts, groups_at, places_of
from ..state.pipelines import TRAIL_BITS
from ..state.unique_ships import public, told_of
from .tallies import count_loss

# what groups that join must both have: nobody else rolled for it (CL-E42, SE-15.2), or was carried as fast (SE-11.5)
IF_BOTH = STANDING | PUSHED | SLUNG | sum(FERRIED)
ON_ITS_WAY = ~(RAZES | STOPPED)  # notes that a group keeps when it moves
LEAST_STANDING = STANDING & -STANDING  # the lowest of the notes that are not wiped
NO_TRAIL = (1 << TRAIL_BITS) - 1  # a hex that there is not: it is on no chain
UNSEEN_LOSSES = ("scuttled", "scrapped", "no_room")  # others see no dice and no enemy for them
_COLUMNS_AT_START = (
    ("damage", 0),
    ("shown", 0),
    ("load", NOTHING),
    ("cp", 0),
    ("spent", 0),
    ("trail", 0),
    ("acts", 0),
    ("notes", 0),
    ("experience", 0),
    ("noted", 0),
    ("builder", NOBODY),
    ("banner", NO_BANNER),
    ("hold", 0),
)


def _owner_only(g: Galaxy, owner: Owner) -> SeatNumbers:
    return (owner,) if owner < len(g.cp) else ()


def _secrets(g: Galaxy, owner: Owner, up: bool) -> dict[str, SeatNumbers]:
    """Which fields of an event about a group only its owner may read."""
    own = _owner_only(g, owner)
    return {"slot": own} if up else {"slot": own, "unit": own, "count": own}


def _named(g: Galaxy, unit: int, up: bool) -> str:
    """What a kind of unit is called; CL-E55: whoever sees an open group sees what it looks like."""
    known = facts(g)
    return known.units[known.guise[unit] if up else unit].id


def counters_at(g: Galaxy, owner: Owner, hex: Hex) -> int:
    """How many counters others can see there."""
    return g.fleets[owner].hex.count(hex)


def add_group(
    g: Galaxy,
    owner: Owner,
    unit: int,
    count: int,
    hex: Hex,
    tech: Levels = 0,
    up: bool = False,
    why: str = "set",
    experience: int = GREEN,
) -> Slot:
    """A new group on the map. Ships that are always open lie face up (SE-8.5)."""
    up = up or facts(g).open[unit]
    slot = _free_slot(g, owner)
    fleet = g.fleets[owner]
    fleet.unit[slot], fleet.count[slot], fleet.hex[slot], fleet.tech[slot] = unit, count, hex, tech
    fleet.up[slot], fleet.came[slot], fleet.experience[slot] = up, hex, experience
    if owner != g.active:
        forget(g, ELSEWHERE)
    if g.heard is not None:
        g.emit(
            "group", seat=owner, hex=hex, unit=_named(g, unit, up), count=count, slot=slot, up=up, why=why,
            now=counters_at(g, owner, hex), secret=_secrets(g, owner, up),
        )  # fmt: skip
    return slot


def seize_ship(g: Galaxy, owner: Owner, unit: int, hex: Hex, tech: Levels, builder: Owner) -> Slot:
    """CL-4.3.1, CL-4.3.5: a captured ship is its captor's, with a green crew; whoever retakes his own has it back."""
    slot = add_group(g, owner, unit, 1, hex, tech, up=True, why="captured")
    fleet = g.fleets[owner]
    fleet.shown[slot], fleet.noted[slot] = tech, int(facts(g).trained[unit])
    if owner < len(g.cp):
        g.seized[owner] += 1
    if builder != owner:
        fleet.builder[slot] = builder
        fleet.notes[slot] |= CAPTURED
    return slot


def season(g: Galaxy, owner: Owner) -> None:
    """CL-3.3.2: every Green group becomes Skilled, but captured alien ships never do (CL-4.3.5)."""
    fleet, known = g.fleets[owner], facts(g)
    for slot, hex in enumerate(fleet.hex):
        unit = fleet.unit[slot]
        if hex >= 0 and known.trained[unit] and not known.is_alien[unit] and fleet.experience[slot] == GREEN:
            fleet.experience[slot] = SKILLED
            fleet.noted[slot] = max(fleet.noted[slot], SKILLED + 1) if fleet.noted[slot] else 0


def _free_slot(g: Galaxy, owner: Owner) -> Slot:
    """A slot that stands for no group; all its columns are as at the start."""
    fleet = g.fleets[owner]
    try:
        slot = Slot(fleet.hex.index(NO_HEX))
    except ValueError:
        slot = Slot(len(fleet.hex))
        for column in (fleet.unit, fleet.count, fleet.tech):
            column.append(0)
        fleet.hex.append(NO_HEX)
        fleet.came.append(NO_HEX)
        fleet.up.append(False)
        for name, start in _COLUMNS_AT_START:
            getattr(fleet, name).append(start)
    return slot


def _clear_slot(g: Galaxy, owner: Owner, slot: Slot) -> None:
    """The group of this slot is no more."""
    fleet = g.fleets[owner]
    fleet.unit[slot] = fleet.count[slot] = fleet.tech[slot] = 0
    fleet.hex[slot] = fleet.came[slot] = NO_HEX
    fleet.up[slot] = False
    for name, start in _COLUMNS_AT_START:
        getattr(fleet, name)[slot] = start
    if owner != g.active:
        forget(g, ELSEWHERE)
    elif g.marching == slot:
        g.marching = NO_SLOT


def lose_units(g: Galaxy, owner: Owner, slot: Slot, count: int, why: str, captor: Owner = NOBODY) -> None:
    """Units of a group are destroyed, scuttled, captured or used up; with its last unit the group goes.

    What only the owner does or knows is not told of a closed group: others see a counter go, but not that one became
    smaller, nor why (empires.md, 1: Visibility).
    """
    fleet = g.fleets[owner]
    unit, hex, up = fleet.unit[slot], fleet.hex[slot], fleet.up[slot]
    left = fleet.count[slot] - count
    if fleet.hold[slot] and not left:
        _pass_on_hold(g, owner, slot)
    if up and owner < len(g.cp):
        g.paid[owner] += count * facts(g).cost[unit]
    b = g.battle
    if up and b is not None and b.revealed and b.hex == hex:
        count_loss(b.tally, owner, unit, count, captor)
    if left:
        fleet.count[slot] = left
        fleet.damage[slot] = 0
    else:
        _clear_slot(g, owner, slot)
    if g.heard is not None:
        secret, quiet = _secrets(g, owner, up), not up and why in UNSEEN_LOSSES
        if quiet:
            secret["why"] = _owner_only(g, owner)
        g.emit(
            "lost", seat=owner, hex=hex, unit=_named(g, unit, up), count=count, slot=slot, up=up, why=why,
            gone=not left, now=counters_at(g, owner, hex), secret=secret,
            only=_owner_only(g, owner) if quiet and left else None,
        )  # fmt: skip


def _pass_on_hold(g: Galaxy, owner: Owner, slot: Slot) -> None:
    """CL-14.1.4: ground units belong to all Transports of a hex; who finds no room there is decided afterwards."""
    fleet = g.fleets[owner]
    for other in groups_at(g, owner, fleet.hex[slot]):
        if other != slot and fleet.unit[other] == fleet.unit[slot]:
            fleet.hold[other] += fleet.hold[slot]
            return


def _share_hold(g: Galaxy, owner: Owner, slot: Slot, count: int) -> Troops:
    """What so many Transports of a group take along: as much as they can, the best first."""
    hold = g.fleets[owner].hold[slot]
    return best(hold, CARGO * count) if hold else 0


def split_group(g: Galaxy, owner: Owner, slot: Slot, count: int) -> Slot:
    """SE-9.11: some units get a counter of their own; gives its slot."""
    fleet = g.fleets[owner]
    new = _free_slot(g, owner)
    columns: tuple[list[Any], ...] = (
        fleet.unit, fleet.hex, fleet.tech, fleet.shown, fleet.spent, fleet.came, fleet.trail, fleet.notes,
        fleet.experience, fleet.noted, fleet.builder, fleet.banner,
    )  # fmt: skip
    for column in columns:
        column[new] = column[slot]
    fleet.up[new] = fleet.up[slot]
    fleet.hold[new] = _share_hold(g, owner, slot, count)
    fleet.hold[slot] -= fleet.hold[new]
    fleet.count[new] = count
    fleet.count[slot] -= count
    fleet.acts[new] = max(0, fleet.acts[slot] - fleet.count[slot])  # whoever has done nothing yet goes first
    fleet.acts[slot] -= fleet.acts[new]
    _tell_touched(g, owner, fleet.hex[slot])
    return new


def join_groups(g: Galaxy, owner: Owner, slot: Slot, other: Slot, count: int) -> None:
    """SE-9.11: units of one group go over to another. The joined units have moved as far as any of them."""
    fleet = g.fleets[owner]
    hex = fleet.hex[slot]
    shared = _share_hold(g, owner, slot, count)
    fleet.hold[other] += shared
    fleet.hold[slot] -= shared
    fleet.count[other] += count
    fleet.spent[other] = max(fleet.spent[other], fleet.spent[slot])
    fleet.notes[other] = _joined_notes(fleet.notes[other], fleet.notes[slot])
    if fleet.builder[other] == NOBODY:
        fleet.notes[other] &= ~CAPTURED  # CL-4.4.4: among his own it is captured no longer
    fleet.experience[other] = min(fleet.experience[other], fleet.experience[slot])  # CL-3.1.3
    if fleet.trail[other] != fleet.trail[slot]:
        fleet.trail[other] = NO_TRAIL  # units that came by different ways are on no chain together
    done = max(0, fleet.acts[slot] - (fleet.count[slot] - count))  # whoever has done nothing yet goes first
    fleet.acts[other] += done
    fleet.acts[slot] -= done
    fleet.up[other] = fleet.up[other] or fleet.up[slot]  # SE-5.11.1: what was seen stays open
    if count == fleet.count[slot]:
        _clear_slot(g, owner, slot)
    else:
        fleet.count[slot] -= count
    _tell_touched(g, owner, hex)


def _joined_notes(one: int, other: int) -> int:
    """What either has done in this turn; a standing order, or what takes it farther, only if both have it."""
    return (one | other) & ~IF_BOTH | one & other & IF_BOTH


def _tell_touched(g: Galaxy, owner: Owner, hex: Hex) -> None:
    """Others see only how many counters lie there now, and which of them are open."""
    if g.heard is not None:
        g.emit("regrouped", seat=owner, hex=hex, now=counters_at(g, owner, hex))


def move_group(g: Galaxy, owner: Owner, slot: Slot, hex: Hex, notes: int = 0) -> None:
    """SE-4.1: one step to another hex."""
    fleet = g.fleets[owner]
    origin = fleet.hex[slot]
    fleet.hex[slot], fleet.came[slot] = hex, origin
    if owner != g.active:
        forget(g, ELSEWHERE)
    fleet.spent[slot] += 1
    fleet.trail[slot] = fleet.trail[slot] << TRAIL_BITS | origin + 1
    if fleet.banner[slot] != NO_BANNER:
        _leave_banner(g, owner, slot)
    fleet.notes[slot] = fleet.notes[slot] & ON_ITS_WAY | ENTERED | notes
    if g.heard is not None:
        up = fleet.up[slot]
        g.emit(
            "moved", seat=owner, origin=origin, hex=hex, unit=_named(g, fleet.unit[slot], up),
            count=fleet.count[slot], slot=slot, up=up, secret=_secrets(g, owner, up),
        )  # fmt: skip


def _leave_banner(g: Galaxy, owner: Owner, slot: Slot) -> None:
    """CL-7.1: a fleet marker is in one hex; whoever goes without the others leaves it."""
    fleet = g.fleets[owner]
    banner, hex = fleet.banner[slot], fleet.hex[slot]
    if any(fleet.hex[each] != hex for each in places_of(fleet.banner, banner)):
        enlist(g, owner, slot, NO_BANNER)


def enlist(g: Galaxy, owner: Owner, slot: Slot, banner: int) -> None:
    """CL-7.1, D-59: a group is put on a fleet marker, or taken off it (NO_BANNER). Everybody sees the markers."""
    fleet = g.fleets[owner]
    before, hex = fleet.banner[slot], fleet.hex[slot]
    fleet.banner[slot] = banner
    shown = banner if banner != NO_BANNER else before
    if g.heard is not None:
        under = [up for up, stands in zip(fleet.up, fleet.banner, strict=True) if stands == shown]
        g.emit("banner", seat=owner, hex=hex, banner=shown, now=len(under), closed=under.count(False))


def shift_group(g: Galaxy, owner: Owner, slot: Slot, hex: Hex, why: str) -> None:
    """A group goes to another hex without moving: a retreat, the way back from a Supernova, Lost in Space."""
    fleet = g.fleets[owner]
    origin = fleet.hex[slot]
    fleet.hex[slot], fleet.came[slot] = hex, origin
    if owner != g.active:
        forget(g, ELSEWHERE)
    if fleet.banner[slot] != NO_BANNER:
        _leave_banner(g, owner, slot)
    fleet.notes[slot] |= ENTERED
    if g.heard is not None:
        up = fleet.up[slot]
        g.emit(
            "shifted", seat=owner, origin=origin, hex=hex, unit=_named(g, fleet.unit[slot], up),
            count=fleet.count[slot], slot=slot, up=up, why=why, secret=_secrets(g, owner, up),
        )  # fmt: skip


def unnote(g: Galaxy, owner: Owner, slot: Slot, notes: int) -> None:
    """What no longer holds of a group."""
    g.fleets[owner].notes[slot] &= ~notes


def tire(g: Galaxy, owner: Owner, slot: Slot, hexes: int) -> None:
    """SE-27.6: whoever used a gate has moved as far as so many hexes."""
    g.fleets[owner].spent[slot] = hexes


def note(g: Galaxy, owner: Owner, slot: Slot, notes: int) -> None:
    """What a group has done in this turn (see `printed.constants`)."""
    g.fleets[owner].notes[slot] |= notes


def turn_up(g: Galaxy, owner: Owner, slot: Slot) -> None:
    """SE-5.2.3: type and number are shown to all."""
    fleet = g.fleets[owner]
    if fleet.up[slot]:
        return
    fleet.up[slot] = True
    if g.heard is not None:
        g.emit(
            "revealed", seat=owner, hex=fleet.hex[slot], unit=_named(g, fleet.unit[slot], True),
            count=fleet.count[slot], slot=slot, reveals=True, secret={"slot": _owner_only(g, owner)},
        )  # fmt: skip


def show_technology(g: Galaxy, owner: Owner, slot: Slot, levels: Levels) -> None:
    """SE-5.2.5, SE-5.11.2: the technology of a group is announced; everybody may note it."""
    fleet = g.fleets[owner]
    if design_of(levels):
        levels = public(g, levels, told_of(g, owner, slot))  # CL-19.2.4
    fleet.shown[slot] = levels
    told = without_design(levels)
    if owner < len(g.cp) and fleet.builder[slot] == NOBODY:  # what a captured ship has is not its captor's (CL-4.5.1)
        g.seen_tech[owner] = highest(g.seen_tech[owner], told)
    g.emit(
        "technology_shown", seat=owner, hex=fleet.hex[slot], unit=_named(g, fleet.unit[slot], True), levels=told,
        slot=slot, reveals=True, secret={"slot": _owner_only(g, owner)},
    )  # fmt: skip


def turn_down(g: Galaxy, owner: Owner, slot: Slot) -> None:
    """SE-4.15: a group at its own colony is covered again. It lay open: everybody sees which one it is."""
    fleet = g.fleets[owner]
    fleet.up[slot], fleet.shown[slot], fleet.noted[slot] = False, 0, 0
    own = _owner_only(g, owner)
    unit = facts(g).units[fleet.unit[slot]].id
    g.emit(
        "covered", seat=owner, hex=fleet.hex[slot], unit=unit, count=fleet.count[slot], slot=slot, secret={"slot": own}
    )


def refit_group(g: Galaxy, owner: Owner, slot: Slot, levels: Levels, notes: int) -> None:
    """SE-9.13: a group gets its owner's present technology. A captured ship is then an ordinary one (CL-4.5.6)."""
    fleet = g.fleets[owner]
    fleet.tech[slot] = levels
    fleet.notes[slot] = fleet.notes[slot] & ~CAPTURED | notes
    _tell_touched(g, owner, fleet.hex[slot])


def change_damage(g: Galaxy, owner: Owner, slot: Slot, hits: int) -> None:
    """SE-5.7: hits on the damaged unit of a group, or its repair (SE-5.7.5)."""
    fleet = g.fleets[owner]
    if fleet.damage[slot] == hits:
        return
    fleet.damage[slot] = hits
    if g.heard is not None:
        g.emit(
            "damage", seat=owner, hex=fleet.hex[slot], unit=_named(g, fleet.unit[slot], True), hits=hits, slot=slot,
            secret={"slot": _owner_only(g, owner)},
        )  # fmt: skip


def act(g: Galaxy, owner: Owner, slot: Slot) -> None:
    """One more unit of a group has looked at a marker (SE-9.8) or bombarded a colony (SE-5.12.2)."""
    g.fleets[owner].acts[slot] += 1


def begin_shots(g: Galaxy, owner: Owner) -> None:
    """No unit has bombarded anything in this Combat phase yet."""
    fleet = g.fleets[owner]
    fleet.acts = [0] * len(fleet.hex)


def toggle(g: Galaxy, owner: Owner, slot: Slot, notes: int) -> None:
    """What a group is to do, or no longer: fighters stay behind (D-13), ships are scuttled on contact (D-20)."""
    g.fleets[owner].notes[slot] ^= notes
    g.emit("standing", seat=owner, slot=slot, notes=g.fleets[owner].notes[slot], only=_owner_only(g, owner))


def show_used(g: Galaxy, owner: Owner, technology: int, to: int) -> None:
    """SE-9.10: movement technology is shown when it is used.

    Ruling on SE-9.8: so is Exploration: all see that somebody looks, and nothing else lets him.
    """
    if to > level(g.seen_tech[owner], technology):
        g.seen_tech[owner] = with_level(g.seen_tech[owner], technology, to)


def begin_orders(g: Galaxy, owner: Owner) -> None:
    """The turn of an owner begins: nothing has moved yet."""
    fleet = g.fleets[owner]
    fleet.spent = [0] * len(fleet.hex)
    fleet.acts = [0] * len(fleet.hex)
    fleet.trail = [0] * len(fleet.hex)
    standing = max(fleet.notes, default=0) >= LEAST_STANDING  # mostly no group has such a note
    fleet.notes = [notes & STANDING for notes in fleet.notes] if standing else [0] * len(fleet.hex)
    if g.tired:
        g.tired = [0] * len(g.tired)  # CL-14.1.2
    fleet.came = fleet.hex[:]


def begin_reaction(g: Galaxy, owner: Owner) -> None:
    """CL-10.2.8: the turn of another player: nothing of this owner has reacted to it yet."""
    fleet = g.fleets[owner]
    fleet.spent = [0] * len(fleet.hex)
    if _may_have_reacted(fleet):
        fleet.notes = [notes if notes & SPRUNG else notes & ~REACTED for notes in fleet.notes]


def forget_reactions(g: Galaxy) -> None:
    """CL-10.2.8, CL-A28: a player's turn begins: nothing of anybody has reacted to it yet."""
    for fleet in g.fleets:
        if _may_have_reacted(fleet):
            fleet.notes = [notes & ~(REACTED | SPRUNG) for notes in fleet.notes]


def _may_have_reacted(fleet: Fleet) -> bool:
    """Whether it is worth while to look at each group: mostly none has a note that is at least so high."""
    return max(fleet.notes, default=0) >= REACTED


def march(g: Galaxy, slot: Slot) -> None:
    """The active player takes up one of his groups, or puts it down (NOWHERE)."""
    g.marching = slot


def own_groups(g: Galaxy, owner: Owner, hex: Hex, unit: int) -> list[Slot]:
    return [slot for slot in groups_at(g, owner, hex) if g.fleets[owner].unit[slot] == unit]


def brought(g: Galaxy, owner: Owner, slot: Slot) -> list[Slot]:
    """The fighters that a group has brought into its hex."""
    fleet = g.fleets[owner]
    there = own_groups(g, owner, fleet.hex[slot], facts(g).fighter)
    return [each for each in there if fleet.notes[each] & ENTERED and fleet.came[each] == fleet.came[slot]]


def halt(g: Galaxy, owner: Owner, slot: Slot) -> None:
    """SE-4.7: enemies stop a group, and the fighters that it has brought. Everybody sees that it did not pass, so undo
    ends here."""
    fleet = g.fleets[owner]
    fleet.notes[slot] |= STOPPED
    for squadron in brought(g, owner, slot):
        fleet.notes[squadron] |= STOPPED
    g.emit("halted", seat=owner, hex=fleet.hex[slot], reveals=True)


def reinforce(g: Galaxy, owner: Owner, slot: Slot, count: int, experience: int = GREEN) -> None:
    """SE-7.5.5: new units join a group. Others notice it only if the group lies open, for no counter is added."""
    fleet = g.fleets[owner]
    fleet.count[slot] += count
    fleet.experience[slot] = min(fleet.experience[slot], experience)  # CL-3.2.3
    own = _owner_only(g, owner)
    g.emit(
        "reinforced", seat=owner, hex=fleet.hex[slot], unit=_named(g, fleet.unit[slot], True), count=count, slot=slot,
        secret={"slot": own}, only=None if fleet.up[slot] else own,
    )  # fmt: skip


def slip(g: Galaxy, owner: Owner, slot: Slot) -> None:
    """SE-12.2: cloaked ships are not stopped after all."""
    fleet = g.fleets[owner]
    fleet.notes[slot] &= ~STOPPED
    g.emit("slipped", seat=owner, hex=fleet.hex[slot], reveals=True)
