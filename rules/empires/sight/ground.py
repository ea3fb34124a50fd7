"""What a seat sees of ground units: its own, what others have shown, and the whole of a ground combat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..ground import order, values
from ..ground.values import Aim
from ..printed.kinds import CLASSES
from ..state import Galaxy, Owner, colonies_of, facts
from ..state.barracks import named
from ..state.ground import Assault

if TYPE_CHECKING:
    from .seen import AssaultSeen, FallenSeen, GarrisonsSeen, NeedSeen, SoldiersSeen, Why


def garrisons(g: Galaxy, seat: int | None) -> GarrisonsSeen | None:
    """Own ground units on colonies, and those of others as they were last seen; None without ground combat."""
    if not g.garrison:
        return None
    mine = colonies_of(g, seat) if seat is not None else []
    return {
        "own": {str(hex): named(g, g.garrison[hex]) for hex in mine if g.garrison[hex]},
        "ready": {str(hex): named(g, g.garrison[hex] - g.tired[hex]) for hex in mine if g.garrison[hex]},
        "seen": {str(hex): named(g, some) for hex, some in enumerate(g.shown_garrison) if some and hex not in mine},
    }


def assault(g: Galaxy) -> AssaultSeen | None:
    """The landing and the fight under way, as the battle board shows them (UI-10): everything about them is open."""
    a = g.assault
    if a is None:
        return None
    return {
        "hex": a.hex,
        "landed": [
            {"seat": owner, "ready": named(g, ready), "late": named(g, late)}
            for owner, ready, late in zip(a.by, a.ready, a.late, strict=True)
        ],
        "attacker": a.attacker,
        "defender": a.defender,
        "round": a.round,
        "lines": [_line(g, a, line) for line, count in enumerate(a.count) if count],
        "queue": list(a.queue),
        "numbers": _numbers(g, a),
        "wrecks": [_wreck(g, *each) for each in zip(a.tally.loser, a.tally.kind, a.tally.lost, strict=True)],
    }


def _wreck(g: Galaxy, owner: Owner, troop: int, count: int) -> FallenSeen:
    """What an owner has lost of one kind, in the class in which it fired by itself."""
    kind = facts(g).troops[troop]
    assert g.assault is not None
    arms = kind.attacking if owner == g.assault.attacker else kind.defending
    return {"seat": owner, "troop": kind.id, "class": arms.class_ if arms else "", "count": count}


def _line(g: Galaxy, a: Assault, line: int) -> SoldiersSeen:
    one = order.soldier(a, line)
    return {
        "line": line,
        "side": a.side[line],
        "seat": order.owner_of(a, a.side[line]),
        "troop": facts(g).troops[a.troop[line]].id,
        "count": a.count[line],
        "damage": a.damage[line],
        "hull": values.hull(g, one),
        "class": CLASSES[values.class_of(g, one)],
        "idle": a.idle[line],
        "supported": a.supported[line],
        "screened": a.screened[line],
        "unfired": a.unfired[line],
    }


def _numbers(g: Galaxy, a: Assault) -> list[NeedSeen]:
    """What every line needs to hit every line of the other side, with the reasons (UI-9)."""
    found: list[NeedSeen] = []
    there = [line for line, count in enumerate(a.count) if count]
    for by in there:
        for at in there:
            if a.side[by] != a.side[at]:
                steps = values.why(g, Aim(order.soldier(a, by), order.soldier(a, at)))
                reasons: Why = [[step.piece, step.after - step.before] for step in steps]
                found.append({"by": by, "at": at, "need": steps[-1].after, "why": reasons})
    return found
