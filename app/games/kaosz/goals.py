"""What the goals of challenges count in Káosz Galaktika."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from app.match.goals import Tale


def attacks(tale: Tale) -> int:
    return len(list(tale.own("attack")))


def attacked(tale: Tale) -> int:
    """How often somebody attacked this seat."""
    return len(list(tale.told("attack", defender=tale.seat)))


def bombarded(tale: Tale) -> int:
    """What this seat's ships dropped on colonies, in all."""
    total, attacker = 0, -1
    for _, event in tale.events:
        if event.kind == "attack":
            attacker = int(event.data["seat"])
        elif event.kind == "bombardment" and attacker == tale.seat and event.data["what"] == "colony":
            total += int(event.data["total"])
    return total


def kills(tale: Tale) -> int:
    """Cards of others that were destroyed."""
    return sum(data["seat"] != tale.seat for data in tale.told("destroyed"))


def losses(tale: Tale) -> int:
    return len(list(tale.own("destroyed")))


def played(tale: Tale) -> int:
    """Cards played from the headquarters."""
    return len(list(tale.told("move", origin=f"hq:{tale.seat}", to="stack")))


def drawn(tale: Tale) -> int:
    """Cards that were paid for to draw."""
    return len(list(tale.own("credits", why="draw")))


def own_turns(tale: Tale) -> int:
    return len(list(tale.own("turn_begins")))


MEASURES = (attacks, attacked, bombarded, kills, losses, played, drawn, own_turns)
