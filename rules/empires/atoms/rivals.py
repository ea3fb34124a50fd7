"""Changes of alien empires (SE-25.5): their sheets, their dice, the fleets that they launch and build."""

from __future__ import annotations

from ..printed.constants import DIE, NOTHING, RAIDING
from ..printed.levels import highest, with_level
from ..state import Galaxy, Hex, Owner, Seat, Slot, facts, rival_of
from . import fleets
from .worlds import marker_id

FLEET, RESEARCH, DEFENCE = "fleet", "research", "defence"


def settle(g: Galaxy, owner: Owner, hex: Hex, levels: int) -> None:
    """SE-25.4: where an alien empire begins, and what it knows."""
    rival = rival_of(g, owner)
    rival.hex, rival.tech, rival.seen = hex, levels, levels


def secret_die(g: Galaxy, owner: Owner, why: str) -> int:
    """A roll on the sheet of an alien empire that nobody sees."""
    face = g.roll(DIE)
    g.emit("roll", seat=owner, face=face, why=why, hex=-1, only=())
    return face


def change_column(g: Galaxy, owner: Owner, column: str, by: int) -> None:
    """SE-25.6: CP on the sheet; nobody knows them."""
    rival = rival_of(g, owner)
    setattr(rival, column, getattr(rival, column) + by)


def earn_roll(g: Galaxy, owner: Owner, phase: int) -> None:
    """SE-25.6: one roll more in every Economic Phase from this one on."""
    rival_of(g, owner).extra.append(phase)


def learn(g: Galaxy, owner: Owner, technology: int, to: int, face: int, openly: bool) -> None:
    """A level of a technology; the roll that led to it is told when a battle makes it known."""
    rival = rival_of(g, owner)
    rival.tech = with_level(rival.tech, technology, to)
    told = facts(g).technologies[technology].id
    g.emit(
        "rival_learned", seat=owner, technology=told, level=to, face=face, rule="SE-25.10" if openly else "SE-25.9",
        only=None if openly else (),
    )  # fmt: skip


def show_technology(g: Galaxy, owner: Owner) -> None:
    """In a battle everybody sees how far an alien empire has come."""
    rival = rival_of(g, owner)
    rival.seen = highest(rival.seen, rival.tech)


def launch(g: Galaxy, owner: Owner, cp: int, raiding: bool) -> Slot:
    """SE-25.8: a counter at the Homeworld that stands for so many CP."""
    slot = fleets.add_group(g, owner, facts(g).unit["rival_fleet"], 1, rival_of(g, owner).hex, why="launch")
    g.fleets[owner].cp[slot] = cp
    rival_of(g, owner).launched.append(g.cycle)
    if raiding:
        g.fleets[owner].notes[slot] |= RAIDING
    return slot


def open_counter(g: Galaxy, owner: Owner, slot: Slot) -> None:
    """SE-25.8: a fleet is built, and its counter is taken off."""
    fleets.lose_units(g, owner, slot, 1, "built")


def tell_build(g: Galaxy, owner: Owner, hex: Hex, cp: int, how: str, face: int, rule: str) -> None:
    """Which table and roll made a fleet or a defence what it is."""
    g.emit("rival_built", seat=owner, hex=hex, cp=cp, how=how, face=face, rule=rule, reveals=True)


# -- changes that Space Amoebas bring (SE-26): research, strains, hexes that are devoured


def feed(g: Galaxy) -> None:
    """SE-26.2: a ship was lost to an amoeba."""
    g.swarm.fed = True


def begin_studies(g: Galaxy) -> None:
    """SE-26.2: a Science Vessel has tried."""
    g.swarm.studied = True


def add_points(g: Galaxy, seat: Seat, place: int, type: int, points: int) -> None:
    """SE-26.4: what a Science Vessel has found out; `place` is where it is counted."""
    g.swarm.points[place] += points
    told = facts(g).units[facts(g).first_amoeba + type].id
    now = g.swarm.points[place]
    g.emit("amoeba_studied", seat=seat, amoeba=told, points=points, now=now, rule="SE-26.4")


def name_strain(g: Galaxy, type: int, strain: str, face: int) -> None:
    """SE-26.5: what a type turns out to be, for all to see."""
    g.swarm.strains[type] = strain
    told = facts(g).units[facts(g).first_amoeba + type].id
    g.emit("strain", amoeba=told, strain=strain, face=face, reveals=True, rule="SE-26.5")


def become_immune(g: Galaxy, type: int, face: int) -> None:
    """SE-26.8: mines stop this type no longer."""
    g.swarm.immune[type] = True
    g.emit("no_mines", amoeba=facts(g).units[facts(g).first_amoeba + type].id, face=face, rule="SE-26.8")


def devour_markers(g: Galaxy, hex: Hex) -> None:
    """SE-26.7: the markers of a hex are gone, seen or not; what nobody saw is not told."""
    both = [marker for marker in (g.marker[hex], g.also[hex]) if marker != NOTHING]
    if not both:
        return
    up = g.up[hex]
    if not up:
        g.swarm.eaten += both
        g.swarm.eaten_at += [hex] * len(both)
    g.marker[hex] = g.also[hex] = NOTHING
    g.up[hex], g.known[hex] = False, 0
    g.warps = [at for at in g.warps if at != hex]
    g.emit("devoured", hex=hex, markers=[marker_id(g, marker) for marker in both] if up else [], rule="SE-26.7")
