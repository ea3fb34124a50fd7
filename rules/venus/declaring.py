"""What lies in the declaration of an attempt, and what may still be laid into it (OV-5.41)."""

from __future__ import annotations

from .kinds import UNITS
from .state import Attempt, Onward, card_of, units_at


def laid_out(made: Attempt) -> list[int]:
    """The cards of the declaration; they stay in the hand until it is confirmed."""
    if not made.sacrifices:
        return made.cards if made.encore < 0 else [*made.cards, made.encore]
    return [*made.cards, *[card for card, _, _ in made.sacrifices], made.encore]


def boosts(g: Onward, made: Attempt, unit: str) -> bool:
    """Whether a booster of this kind of unit is laid out: one of each is the most (OV-6.6 to 6.8)."""
    for card in made.cards:
        face = card_of(g, card)
        if face.do == "boost" and face.numbers["unit"] == unit:
            return True
    return False


def victims(g: Onward, made: Attempt, units: tuple[str, ...]) -> list[tuple[str, str]]:
    """OV-6.10: own units on the surface, landed earlier or declared to land now, each once."""
    at = units_at(g, made.planet, made.seat)
    found = []
    for unit in units:
        kind = UNITS.index(unit)
        fresh = sum(1 for _, k, new in made.sacrifices if k == kind and new)
        old = sum(1 for _, k, new in made.sacrifices if k == kind and not new)
        if made.landing[kind] > fresh:
            found.append((unit, "landed"))
        if g.surface[at + kind] > old:
            found.append((unit, "surface"))
    return found
