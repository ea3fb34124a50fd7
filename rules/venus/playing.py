"""Which cards of a hand can be played now, and which just played can be taken back."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.reasons import Reason

from .effects import EFFECTS, NOT_IN_ATTEMPTS
from .facts import Option
from .kinds import ACTION, FREE, Card
from .legal import Why
from .state import DISCARD, Onward, Seat, card_of, faces, held

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


def why_no_card(g: Onward, seat: Seat, actions: bool, attempt: bool = False) -> Why:
    """Cards of the hand that cannot be played now."""
    mine = faces(g, seat)
    seen = {option[1] for option in card_options(g, seat, mine, actions, attempt)}
    for card, face in mine:
        if card in seen:
            continue
        if face.class_ == FREE and attempt and face.do in NOT_IN_ATTEMPTS:
            yield ("card", card), Reason("venus.not_in_attempt", {}, "OV-5.7")
        elif face.class_ == FREE or (face.class_ == ACTION and actions):
            yield ("card", card), Reason("venus.no_effect", {}, EFFECTS[face.do].rule)
        elif face.class_ == ACTION:
            yield ("card", card), Reason("venus.no_action", {}, "OV-5.2")
        elif not attempt:
            yield ("card", card), Reason("venus.not_now", {}, "OV-2.25")


def encores(g: Onward, seat: Seat) -> list[Option]:
    """("encore", ENCORE card, card just played) (OV-6.27)."""
    if not g.played:
        return []
    mine = held(g, seat, "encore")
    if not mine:
        return []
    back = [c for c in g.played if g.cards.place[c] == DISCARD and card_of(g, c).do not in NEVER_BACK]
    return [("encore", mine[0], card) for card in back]
