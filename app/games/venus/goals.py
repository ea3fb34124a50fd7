"""What the goals of challenges count in Irány a Vénusz!."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from app.match.goals import Tale


def successes(tale: Tale) -> int:
    """Attempts that succeeded."""
    return len(list(tale.own("attempt_over", success=True)))


def failures(tale: Tale) -> int:
    return len(list(tale.own("attempt_over", success=False)))


def tiles(tale: Tale) -> int:
    """Tiles kept for points."""
    return len(list(tale.own("kept")))


def built(tale: Tale, *, building: Literal["any", "factory", "mine"] = "any") -> int:
    return sum(building in ("any", data["building"]) for data in tale.own("built"))


def planets(tale: Tale) -> int:
    """Planets with a building of this seat, each once."""
    return len({data["planet"] for data in tale.own("built")})


def raised(tale: Tale, *, unit: Literal["any", "cruiser", "infantry", "tank"] = "any") -> int:
    return sum(unit in ("any", data["unit"]) for data in tale.own("raised"))


def lost(tale: Tale) -> int:
    """Units lost."""
    return len(list(tale.own("unit_lost")))


def cards(tale: Tale) -> int:
    """Cards played."""
    return len(list(tale.own("played")))


MEASURES = (successes, failures, tiles, built, planets, raised, lost, cards)
