"""Who may know what lies face down (empires.md, 1: Visibility); asked by views, previews and imagined worlds alike."""

from __future__ import annotations

from .state import Galaxy, Hex


def sees_marker(g: Galaxy, seat: int | None, hex: Hex) -> bool:
    """Open to all, or looked at by this seat (SE-9.8)."""
    return g.up[hex] or (seat is not None and bool(g.known[hex] >> seat & 1))
