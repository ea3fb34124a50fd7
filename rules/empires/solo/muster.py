"""An alien empire shows what it has: a fleet is built at its first combat (SE-25.8 to SE-25.14), or its Homeworld is
attacked and it throws in everything (SE-25.17)."""

from __future__ import annotations

from ..atoms import course, fleets, rivals
from ..printed.constants import LARGEST_GROUP, RAIDING
from ..state import Galaxy, Hex, Owner, Slot, facts, groups_at, rival_of, rival_owners
from ..state.experience import new_crew
from . import ashore, research
from .fleet_lists import BASE_COST, MINE_COST, Know, Made, build, defences, raiders


def knowledge(g: Galaxy, owner: Owner) -> Know:
    names = ("ship_size", "attack", "defence", "fighter", "cloaking", "scanner", "point_defence")
    seen = ("fighter", "cloaking", "scanner", "point_defence")
    own = {name: research.has(g, owner, name) for name in names}
    return Know(**own, **{f"seen_{name}": research.shown(g, name) for name in seen})


def unbuilt(g: Galaxy, owner: Owner, hex: Hex) -> list[Slot]:
    """The counters in a hex that are still CP."""
    fleet, counter = g.fleets[owner], facts(g).unit["rival_fleet"]
    return [slot for slot in groups_at(g, owner, hex) if fleet.unit[slot] == counter]


def muster(g: Galaxy, owner: Owner, hex: Hex, attacked: bool) -> None:
    """Before the first die of a combat: technology, then every fleet there, then the defence of a Homeworld."""
    at_home = attacked and hex == rival_of(g, owner).hex
    counters = unbuilt(g, owner, hex)
    fleet = g.fleets[owner]
    if counters or at_home:
        raiding = any(fleet.notes[slot] & RAIDING for slot in counters)
        research.spend(g, owner, raiding, at_home)
    for slot in counters:
        _build_fleet(g, owner, hex, slot)
    if at_home:
        _defend(g, owner, hex)
    rivals.show_technology(g, owner)


def defend_bare_homeworld(g: Galaxy, hex: Hex) -> None:
    """SE-25.17: a Homeworld whose defenders are gone is attacked by whoever comes to bombard it."""
    for owner in rival_owners(g):
        if rival_of(g, owner).hex == hex and not groups_at(g, owner, hex):
            muster(g, owner, hex, attacked=True)


def _build_fleet(g: Galaxy, owner: Owner, hex: Hex, slot: Slot) -> None:
    fleet = g.fleets[owner]
    cp, raiding = fleet.cp[slot], bool(fleet.notes[slot] & RAIDING)
    rivals.open_counter(g, owner, slot)
    made = raiders(cp) if raiding else _made(g, owner, cp, at_home=False)
    _place(g, owner, hex, cp, made)
    if not raiding:
        ashore.join_fleet(g, owner, hex, cp)


def _made(g: Galaxy, owner: Owner, cp: int, at_home: bool) -> Made:
    return build(cp, knowledge(g, owner), lambda: course.roll_die(g, owner, "rival_build"), at_home)


def _place(g: Galaxy, owner: Owner, hex: Hex, cp: int, made: Made) -> None:
    """SE-25.14: what buys no ship goes back to the Fleet column."""
    rivals.change_column(g, owner, rivals.FLEET, made.left)
    rivals.tell_build(g, owner, hex, cp - made.left, made.how, made.face, "SE-25.13")
    for code, count in made.ships.items():
        _add(g, owner, code, count, hex)


def _add(g: Galaxy, owner: Owner, code: str, count: int, hex: Hex) -> None:
    while count > 0:
        unit = facts(g).code[code]
        crew = new_crew(g, owner, unit)
        fleets.add_group(g, owner, unit, min(count, LARGEST_GROUP), hex, up=True, why="built", experience=crew)
        count -= LARGEST_GROUP


def _defend(g: Galaxy, owner: Owner, hex: Hex) -> None:
    """SE-25.17: the Fleet and Defence columns are spent."""
    rival = rival_of(g, owner)
    cp = rival.fleet
    if cp:
        rivals.change_column(g, owner, rivals.FLEET, -cp)
        _place(g, owner, hex, cp, _made(g, owner, cp, at_home=True))
    if rival.defence >= MINE_COST:
        face = course.roll_die(g, owner, "rival_defence", hex)
        bases, mines = defences(rival.defence, face)
        spent = bases * BASE_COST + mines * MINE_COST
        rivals.change_column(g, owner, rivals.DEFENCE, -spent)
        rivals.tell_build(g, owner, hex, spent, "defence", face, "SE-25.17")
        for _ in range(bases):
            _add(g, owner, "Base", 1, hex)
        _add(g, owner, "Mine", mines, hex)
