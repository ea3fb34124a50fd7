"""Which cards of a hand can be played now, what lies in a declaration, and which card can be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option

from .effects import EFFECTS, NOT_IN_ATTEMPTS
from .kinds import ACTION, FREE, UNITS, Card
from .state import DISCARD, Attempt, Onward, Seat, card_of, held, units_at

Faces = Sequence[tuple[int, Card]]

NEVER_BACK = frozenset(("encore", "traitor"))  # OV-6.28


def card_options(g: Onward, seat: Seat, mine: Faces, actions: bool, attempt: bool = False) -> list[Option]:
    """("card", card, *aim) for each design that can be played: free actions, and action cards if an action is left."""
    found: list[Option] = []
    for card, face in mine:
        if face.class_ == FREE:
            if not (attempt and face.do in NOT_IN_ATTEMPTS):
                found += EFFECTS[face.do].options(g, seat, card)
        elif actions and face.class_ == ACTION:
            found += EFFECTS[face.do].options(g, seat, card)
    return found


def encores(g: Onward, seat: Seat) -> list[Option]:
    """("encore", ENCORE card, card just played) (OV-6.27)."""
    if not g.played:
        return []
    mine = held(g, seat, "encore")
    if not mine:
        return []
    back = [c for c in g.played if g.cards.place[c] == DISCARD and card_of(g, c).do not in NEVER_BACK]
    return [("encore", mine[0], card) for card in back]


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
