"""Who may know what lies face down (empires.md, 1: Visibility); asked by views, previews and imagined worlds alike."""

from __future__ import annotations

from ..printed.constants import ECONOMY
from . import Galaxy, Hex, Seat


def sees_marker(g: Galaxy, seat: int | None, hex: Hex) -> bool:
    """Open to all, or looked at by this seat (SE-9.8)."""
    return g.up[hex] or (seat is not None and bool(g.known[hex] >> seat & 1))


def sees_debt(g: Galaxy, seat: int | None, whose: Seat) -> bool:
    """CL-13.3: what an advantage has cost is open; what is paid back is on the sheet, for it tells what maintenance
    leaves of an income that all can count."""
    return whose == seat or (g.cycle <= 1 and g.phase != ECONOMY)
