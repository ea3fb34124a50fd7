"""What the goals of challenges count in Űrcsempészek."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.match.goals import Tale


def bids(tale: Tale) -> int:
    """Sectors for which the bidding was won."""
    return len(list(tale.own("win")))


def sectors(tale: Tale) -> int:
    """Sectors that were paid and delivered to."""
    return len(list(tale.own("gain")))


def unpaid(tale: Tale) -> int:
    """Sectors that were won, but lost again."""
    return len(list(tale.own("lose")))


def energy(tale: Tale) -> int:
    """Energy spent on sectors."""
    return sum(int(data["energy"]) for data in tale.own("pay"))


def goods(tale: Tale) -> int:
    """Goods delivered."""
    return sum(sum(data["goods"]) for data in tale.own("deliver"))


def cruisers(tale: Tale) -> int:
    """Deliveries past cruisers."""
    return sum(len(data["cruisers"]) for data in tale.own("deliver"))


MEASURES = (bids, sectors, unpaid, energy, goods, cruisers)
