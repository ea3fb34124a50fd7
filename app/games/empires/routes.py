"""Ways of a group: where it can go, as the rules preview it, and the answers that such a way consists of."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.match.options import ChainStep
from rules.empires.questions import MOVEMENT_GROUP, MOVEMENT_ORDER
from rules.empires.sight.previews import CERTAIN

if TYPE_CHECKING:
    from rules.empires.sight.seen import OwnGroup, TableSeen
    from rules.empires.state import Hex, Slot

STEPS = ("go", "carry", "sling", "sling_carry")  # orders that are one step into a hex
DONE = "done"


class Goal(NamedTuple):
    """A hex that the group under orders can reach, and what its owner knows to be risky there."""

    hex: int
    path: tuple[int, ...]
    stops: bool
    enemies: int
    explores: bool
    risk: float  # the chance of losing a ship to the hex itself
    works: bool = False  # the group could settle, load or unload there


def goals(seen: TableSeen) -> dict[Hex, Goal]:
    """By hex, for the group under orders; empty without one."""
    return {
        each["hex"]: Goal(
            each["hex"],
            tuple(each["path"]),
            each["stops"],
            each["enemies"],
            each["explores"],
            each["risk"] / CERTAIN,
            each["works"],
        )
        for each in seen["goals"] or ()
    }


def marching(seen: TableSeen) -> Slot | None:
    """The slot of the viewer's group under orders."""
    slot = seen["marching"]
    return slot if slot is not None and slot >= 0 else None


def own_group(seen: TableSeen, slot: int) -> OwnGroup | None:
    """An own group by its slot."""
    mine = (group for fleet in seen["counters"] for group in fleet["own"] or () if group["slot"] == slot)
    return next(mine, None)


def own_groups(seen: TableSeen) -> list[OwnGroup]:
    return [group for fleet in seen["counters"] for group in fleet["own"] or ()]


def further_steps(goal: Goal, verb: str, count: int) -> list[ChainStep]:
    """What is answered after the first step of a way."""
    onward = verb.removeprefix("sling_") if verb != "sling" else "go"  # a slingshot is used once (SE-15.2)
    return [ChainStep(MOVEMENT_ORDER, (onward, hex, count)) for hex in goal.path[1:]]


def followers(seen: TableSeen, goal: Goal) -> list[ChainStep]:
    """All other groups of the same hex go the same way, as far as they can go at all; what the first one meets does
    not hold them back."""
    slot = marching(seen)
    first = own_group(seen, slot) if slot is not None else None
    found: list[ChainStep] = []
    for group in own_groups(seen):
        if first is None or group["slot"] == slot or group["hex"] != first["hex"] or group["left"] < len(goal.path):
            continue
        found.append(ChainStep(MOVEMENT_ORDER, DONE, optional=True, firm=True))
        found.append(ChainStep(MOVEMENT_GROUP, group["slot"], firm=True))
        found += [ChainStep(MOVEMENT_ORDER, ("go", hex, group["count"]), firm=True) for hex in goal.path]
    return found
