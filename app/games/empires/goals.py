"""What the goals of challenges count in Űrbirodalmak."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

if TYPE_CHECKING:
    from app.match.goals import Tale

Ship = Literal[
    "any", "scout", "destroyer", "cruiser", "battlecruiser", "battleship", "dreadnought", "raider", "carrier",
    "squadron", "mine", "base", "yard", "miner", "decoy", "pipeline", "colony_ship",
]  # fmt: skip
IN_BATTLE = "battle"


def colonies(tale: Tale) -> int:
    return len(list(tale.own("colony")))


def explored(tale: Tale) -> int:
    return len(list(tale.own("explored")))


def battles(tale: Tale) -> int:
    """Battles won, as attacker or as defender."""
    won = 0
    for data in tale.told("battle_over"):
        winner = {"won": data["attacker"], "lost": data["defender"]}.get(str(data["how"]))
        won += winner == tale.seat
    return won


def sunk(tale: Tale) -> int:
    """Ships of others lost in battle."""
    return sum(int(data["count"]) for data in tale.told("lost", why=IN_BATTLE) if data["seat"] != tale.seat)


def lost(tale: Tale) -> int:
    """Own ships lost in battle."""
    return sum(int(data["count"]) for data in tale.own("lost", why=IN_BATTLE))


def wrecked(tale: Tale) -> int:
    """Own ships lost to dangers of space."""
    return sum(int(data["count"]) for data in tale.own("lost") if data["why"] in ("danger", "black_hole"))


def built(tale: Tale, *, unit: Ship = "any") -> int:
    return sum(int(data["count"]) for data in tale.own("group", why="built") if unit in ("any", data["unit"]))


def learned(tale: Tale) -> int:
    """Levels of technology that were bought."""
    return len(list(tale.own("learned")))


MEASURES = (colonies, explored, battles, sunk, lost, wrecked, built, learned)
