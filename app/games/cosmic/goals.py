"""What the goals of challenges count in Cosmic Encounter."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.match.goals import Tale

ZAPS = ("cosmic_zap", "card_zap")


def zaps(tale: Tale) -> int:
    return sum(data["design"] in ZAPS for data in tale.own("played"))


def artifacts(tale: Tale) -> int:
    """Cards played besides those of the encounters: artifacts and flares."""
    return sum(not str(data["design"]).startswith("reinforcement") for data in tale.own("played"))


def reinforcements(tale: Tale) -> int:
    return sum(str(data["design"]).startswith("reinforcement") for data in tale.own("played"))


def attacks(tale: Tale) -> int:
    """Encounters won as the offense."""
    return len(list(tale.told("outcome", outcome="offense", offense=tale.seat)))


def defences(tale: Tale) -> int:
    """Encounters won as the defense."""
    return len(list(tale.told("outcome", outcome="defense", defense=tale.seat)))


def deals(tale: Tale) -> int:
    return sum(tale.seat in (data["offense"], data["defense"]) for data in tale.told("outcome", outcome="deal"))


def alliances(tale: Tale) -> int:
    """Sides joined as an ally."""
    return sum(bool(data["side"]) for data in tale.own("joined"))


def warped(tale: Tale) -> int:
    """Ships lost to the warp."""
    return sum(int(data["count"]) for data in tale.own("ships", to="warp"))


def colonies(tale: Tale) -> int:
    """Foreign colonies, as many as there ever were at once."""
    return max((int(data["now"]) for data in tale.own("track")), default=0)


MEASURES = (zaps, artifacts, reinforcements, attacks, defences, deals, alliances, warped, colonies)
