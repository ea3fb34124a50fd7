"""What the match may know of a position besides views: whose turn it is."""

from __future__ import annotations

from .state import Galaxy


def acting(g: Galaxy) -> int | None:
    """Whose turn it is; nobody's in the Economic Phase."""
    return g.active if 0 <= g.active < len(g.cp) else None
