"""Changes of the map: markers are laid, looked at, turned up and taken off; colonies appear, grow, shrink and fall."""

from __future__ import annotations

from ..printed.constants import LABORATORY, NOBODY, NOTHING
from ..state import NO_HEX, Galaxy, Hex, Owner, Seat, Slot, facts, is_home, partners, steps_of


def marker_id(g: Galaxy, marker: int) -> str | None:
    return facts(g).markers[marker].id if marker != NOTHING else None


def lay_marker(g: Galaxy, hex: Hex, marker: int, up: bool = False) -> None:
    """SE-20.3: a marker on an empty hex; a second one beside it (SE-28.2)."""
    if g.marker[hex] == NOTHING:
        g.marker[hex], g.up[hex], g.known[hex] = marker, up, 0
    else:
        g.also[hex] = marker


def look_at_marker(g: Galaxy, seat: Seat, hex: Hex) -> None:
    """SE-9.8: one player looks at the closed markers of a hex; all see that he does."""
    g.known[hex] |= 1 << seat
    told = [marker_id(g, marker) for marker in (g.marker[hex], g.also[hex]) if marker != NOTHING]
    g.emit("looked", seat=seat, hex=hex, markers=told, secret={"markers": (seat,)}, reveals=True)


def turn_up_marker(g: Galaxy, hex: Hex, seat: Seat) -> None:
    """SE-6.1: the markers of a hex are open to all from now on."""
    g.up[hex] = True
    told = [marker_id(g, marker) for marker in (g.marker[hex], g.also[hex]) if marker != NOTHING]
    g.emit("explored", seat=seat, hex=hex, markers=told, reveals=True)


def remove_marker(g: Galaxy, hex: Hex, marker: int, why: str) -> None:
    """One of the open markers of a hex is taken off."""
    if g.marker[hex] == marker:
        g.marker[hex], g.also[hex] = g.also[hex], NOTHING
    else:
        g.also[hex] = NOTHING
    kinds = facts(g).marker_kind
    points = [each for each in (g.marker[hex], g.also[hex]) if each != NOTHING and kinds[each] == "warp_point"]
    while g.warps.count(hex) > len(points):
        g.warps.remove(hex)
    if g.marker[hex] == NOTHING:
        g.up[hex], g.known[hex] = False, 0
    g.emit("marker_gone", hex=hex, marker=marker_id(g, marker), why=why)


def note_warp_point(g: Galaxy, hex: Hex) -> None:
    """SE-16.1: a Warp Point stays where it was found."""
    g.warps.append(hex)
    g.emit("warp_point", hex=hex, pairs=partners(g, hex))


def found_colony(g: Galaxy, seat: Owner, hex: Hex, value: int = 0) -> None:
    """SE-4.20.1."""
    g.colony[hex], g.value[hex] = seat, value
    g.emit("colony", seat=seat, hex=hex, value=value)


def change_value(g: Galaxy, hex: Hex, steps: int, why: str) -> None:
    """SE-5.12.4, SE-7.7: a colony goes up or down its row of values; at the lowest it stays."""
    row = steps_of(g, hex)
    before = g.value[hex]
    place = max(0, min(len(row) - 1, row.index(before) + steps))
    if row[place] == before:
        return
    g.value[hex] = row[place]
    g.emit("value", seat=g.colony[hex], hex=hex, before=before, value=row[place], why=why)


def destroy_colony(g: Galaxy, hex: Hex, by: Owner) -> None:
    """SE-5.12.4, SE-5.12.8: the colony is gone, and whatever lay on it."""
    owner = g.colony[hex]
    home = is_home(g, hex)
    _empty(g, hex)
    if by < len(g.cp):
        g.razed[by] += 1  # SE-23.10.2
    g.emit("colony_lost", seat=owner, hex=hex, by=by, homeworld=home)


def abandon_colony(g: Galaxy, hex: Hex) -> None:
    """SE-23.10.3: the colony of a player who is out is removed."""
    owner = g.colony[hex]
    _empty(g, hex)
    g.emit("colony_lost", seat=owner, hex=hex, by=NOBODY, homeworld=False)


def _empty(g: Galaxy, hex: Hex) -> None:
    """No colony is there any more; whatever lay on it is gone, too."""
    if hex in g.homeworld:
        g.homeworld[g.homeworld.index(hex)] = NO_HEX
    for rival in g.rivals:
        if rival.hex == hex:
            rival.hex = NO_HEX
    g.colony[hex], g.value[hex] = NOBODY, 0
    if g.centre:
        g.centre[hex] = 0  # CL-17.4
    if g.garrison:  # CL-14.2.1, EC-57: ground units of both sides die with it
        g.garrison[hex] = g.tired[hex] = g.shown_garrison[hex] = 0
        g.captured = [each for each in g.captured if each.hex != hex]
        if g.assault is not None and g.assault.hex == hex:
            g.assault = None
    kept = [i for i, at in enumerate(g.stored_at) if at != hex]
    g.stored, g.stored_at = [g.stored[i] for i in kept], [g.stored_at[i] for i in kept]


def build_centre(g: Galaxy, hex: Hex, kind: int) -> None:
    """CL-17.3: everybody sees what stands on a planet."""
    g.centre[hex] = kind
    g.emit("centre", seat=g.colony[hex], hex=hex, what="research" if kind == LABORATORY else "industry")


def load_marker(g: Galaxy, seat: Owner, slot: Slot, marker: int) -> None:
    """SE-6.7: a Miner takes up minerals or a wreck from its hex."""
    fleet = g.fleets[seat]
    hex = fleet.hex[slot]
    remove_marker(g, hex, marker, "mined")
    fleet.load[slot] = marker
    g.emit("loaded", seat=seat, hex=hex, marker=marker_id(g, marker))


def unload_marker(g: Galaxy, seat: Owner, slot: Slot) -> None:
    """SE-6.7: a Miner drops its load at a colony."""
    fleet = g.fleets[seat]
    hex, marker = fleet.hex[slot], fleet.load[slot]
    fleet.load[slot] = NOTHING
    g.stored_at.append(hex)
    g.stored.append(marker)
    g.emit("unloaded", seat=seat, hex=hex, marker=marker_id(g, marker))


def fetch_minerals(g: Galaxy, hex: Hex, home: Hex) -> None:
    """CL-E36: minerals of a hex are brought to a colony before the game."""
    kinds = facts(g).marker_kind
    marker = next(m for m in (g.marker[hex], g.also[hex]) if m != NOTHING and kinds[m] == "minerals")
    remove_marker(g, hex, marker, "mined")
    g.stored_at.append(home)
    g.stored.append(marker)
    g.emit("unloaded", seat=g.colony[home], hex=home, marker=marker_id(g, marker))


def use_stored(g: Galaxy, number: int) -> None:
    """SE-7.2.1: minerals or a wreck on a colony are used up."""
    hex, marker = g.stored_at.pop(number), g.stored.pop(number)
    g.emit("used_up", seat=g.colony[hex], hex=hex, marker=marker_id(g, marker))


def draw_aliens(g: Galaxy, count: int) -> list[int]:
    """SE-14.1: alien ships from the pool, drawn at random: how many of each kind."""
    drawn = [0] * len(g.pool)
    for _ in range(min(count, sum(g.pool))):
        place = g.below(sum(g.pool))
        for kind, left in enumerate(g.pool):
            place -= left
            if place < 0:
                g.pool[kind] -= 1
                drawn[kind] += 1
                break
    return drawn
