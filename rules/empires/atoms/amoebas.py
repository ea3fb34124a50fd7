"""Changes that Space Amoebas bring (SE-26): research, strains, hexes that are devoured."""

from __future__ import annotations

from ..printed.constants import NOTHING
from ..state import Galaxy, Hex, Seat, facts
from .worlds import marker_id


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
