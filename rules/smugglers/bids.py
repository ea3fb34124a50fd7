"""Bids: what may be placed, taken or held, why not, and in which order simultaneous bids are judged.

Common to all timing modes (SM-4B, SM-4.35 to 4.38, SM-6E).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.core.decisions import Option
from rules.core.reasons import Reason

from .facts import FACES
from .state import Action, Seat, Smuggling, facts, top_of

HOLD, CANCEL = "hold", "cancel"

# SM-4.38, SM-4.59: what became of an event.
OK, EARLY, REPLACED, CANCELLED, LATE = "OK", "EARLY", "REPLACED", "CANCELLED", "LATE"
DONE, NO_DIE, CAPPED, NOT_HIGHER = "DONE", "NO_DIE", "CAPPED", "NOT_HIGHER"
TOO_LOW, TOKEN_GONE = "TOO_LOW", "TOKEN_GONE"
CODES = (OK, EARLY, REPLACED, CANCELLED, LATE, DONE, NO_DIE, CAPPED, NOT_HIGHER, TOO_LOW, TOKEN_GONE)

# Why each code is given: reason id and rule.
_WHY = {
    DONE: ("smugglers.has_token", "SM-4.20"),
    NO_DIE: ("smugglers.no_die", "SM-4.10"),
    CAPPED: ("smugglers.capped", "SM-6.43"),
    NOT_HIGHER: ("smugglers.not_higher", "SM-6.42"),
    TOO_LOW: ("smugglers.too_low", "SM-4.14"),
    TOKEN_GONE: ("smugglers.token_gone", "SM-4.19"),
}

Bid = tuple[Seat, Action]


def is_over(g: Smuggling) -> bool:
    """Bidding ends at the moment only one token is left (SM-4.22, 4.41)."""
    return len(g.middle) == 1


def code_of(g: Smuggling, seat: Seat, action: Action) -> str:
    """OK, or the first code that fits (SM-4.38). Whether it is LATE is the caller's business."""
    known = facts(g)
    if action[0] == "take":
        if g.tokens[seat] and known.n > 2:  # SM-4.90: two players may take several
            return DONE
        return OK if action[1] in g.middle else TOKEN_GONE
    if g.tokens[seat]:  # SM-4.20, SM-4.91
        return DONE
    if not g.reserve[seat]:
        return NO_DIE
    face, top = action[2], top_of(g.dice[action[1]])
    if known.stacked:
        if top == FACES:
            return CAPPED
        return OK if face > top else NOT_HIGHER
    return OK if face >= top else TOO_LOW


def acts(g: Smuggling, seat: Seat) -> bool:
    """Whether the seat acts in this beat (SM-4.70)."""
    return not g.tokens[seat] or facts(g).n == 2


def may_place(g: Smuggling, seat: Seat) -> bool:
    """A die in reserve and no token yet (SM-4.10, 4.20, 4.91)."""
    return g.reserve[seat] > 0 and not g.tokens[seat]


def may_hold(g: Smuggling, seat: Seat) -> bool:
    """SM-4.71, 4.72."""
    return g.holds[seat] > 0 and (g.reserve[seat] > 0 or bool(g.tokens[seat]))


def options(g: Smuggling, seat: Seat) -> tuple[Option, ...]:
    """Everything the seat may do in a beat (SM-D4)."""
    known, middle, holds = facts(g), g.middle, may_hold(g, seat)
    if not may_place(g, seat):
        return (*known.takes[middle], HOLD) if holds else known.takes[middle]
    tops = tuple([dice[-1][1] if dice else 0 for dice in g.dice])
    places = known.places.get(tops) or known.list_places(tops)
    return (*places, *known.takes[middle], HOLD) if holds else places + known.takes[middle]


def why_not_hold(g: Smuggling, seat: Seat) -> Reason | None:
    if may_hold(g, seat):
        return None
    if g.holds[seat]:
        return Reason("smugglers.hold_without_die", {}, "SM-4.72")
    return Reason("smugglers.no_holds", {}, "SM-4.71")


def reason_for(g: Smuggling, seat: Seat, option: Option, code: str) -> Reason:
    """A code as a reason with its rule."""
    name, rule = _WHY[code]
    if code == TOKEN_GONE:
        return Reason(name, {"token": option[1]}, rule)
    if code in (TOO_LOW, NOT_HIGHER, CAPPED):
        return Reason(name, {"sector": option[1], "top": top_of(g.dice[option[1]])}, rule)
    if code == DONE and facts(g).n == 2:
        rule = "SM-4.91"
    return Reason(name, {"token": max(g.tokens[seat])} if code == DONE else {}, rule)


def in_order(bids: Iterable[Bid], wheel: Sequence[Seat]) -> list[Bid]:
    """Simultaneous bids in the order in which they are judged (SM-4.35 to 4.37).

    First all dice in ascending face, then all tokens; equals in wheel order.
    """

    listed = list(bids)
    if len(listed) == 1:
        return listed

    def rank(bid: Bid) -> tuple[int, int, int]:
        seat, action = bid
        return (1, 0, wheel.index(seat)) if action[0] == "take" else (0, action[2], wheel.index(seat))

    return sorted(listed, key=rank)


def last_taker(g: Smuggling) -> Seat:
    """Who gets the last token: the one without (SM-4.23); of two players the one with fewer (SM-4.92)."""
    return min(range(len(g.tokens)), key=lambda seat: len(g.tokens[seat]))
