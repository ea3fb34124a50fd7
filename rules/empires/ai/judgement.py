"""How a position of Űrbirodalmak stands: what each empire has in CP, armed ships by what they could beat."""

from __future__ import annotations

from ..state import Galaxy, Owner, facts, groups_of, seats
from .might import force_of, might_of

ARMED = 3.0  # what a point of strength is worth in CP: about the price of a cruiser for what a cruiser can beat
COLONY = 4.0  # what a colony will still bring, times its value
STUDIED = 0.5  # of what was spent on technology in the last Economic Phase: the rest shows in the ships


def evaluate(g: Galaxy) -> list[float]:
    """About the chance of each seat, 0 to 1; twice as much is four times as likely to win (the square law)."""
    held = [_held(g, seat) ** 2 for seat in seats(g)]
    if len(held) == 1:
        rivals = sum(_held(g, owner) for owner in range(1, len(g.fleets))) ** 2
        return [held[0] / max(1.0, held[0] + rivals)]
    total = sum(held)
    return [each / total if total else 1.0 / len(held) for each in held]


def _held(g: Galaxy, owner: Owner) -> float:
    """What an empire has, in CP."""
    known, fleet = facts(g), g.fleets[owner]
    player = owner < len(g.cp)
    if player and g.out[owner]:
        return 0.0
    total = 0.0
    for slot in groups_of(g, owner):
        force = force_of(g, owner, slot)
        armed = ARMED * might_of(g, force)
        total += armed if armed else known.cost[fleet.unit[slot]] * fleet.count[slot]
    total += COLONY * sum(value for whose, value in zip(g.colony, g.value, strict=True) if whose == owner)
    return total + g.cp[owner] + STUDIED * g.researched[owner] if player else total
