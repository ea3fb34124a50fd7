"""Which cards of a hand can be played now, and which just played can be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option

from .effects import EFFECTS, NOT_IN_ATTEMPTS
from .kinds import ACTION, FREE, Card
from .state import DISCARD, Onward, Seat, card_of, held

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
