"""Searching the top of the colony (KG-5.16, D9)."""

from __future__ import annotations

from rules.core.flow import Call, Flow, Next, call, done
from rules.core.frame import Frame
from rules.core.ranges import COUNT, SEAT, one_of
from rules.core.zones import move_card, shuffle_pile

from ..atoms import cards, course
from ..questions import TAKE
from ..state import COLONY, HQ, Kaosz

search_flow = Flow(
    "kaosz.search", params={"seat": SEAT, "count": COUNT, "take": COUNT, "rest": one_of("shuffle", "back", "ruin")}
)


def search(g: Kaosz, seat: int, count: int, take: int, rest: str) -> Call:
    """Look at the top cards, take some, and deal with the rest."""
    return call(search_flow, seat=seat, count=count, take=take, rest=rest)


@search_flow.step
def open_eyes(g: Kaosz, f: Frame) -> Next:
    """Only the searching player sees the cards (section 1.2)."""
    top = list(reversed(g.pile(COLONY[f.seat])[-f.count :])) if f.count else []
    if not top:
        return done()
    cards.open_eyes(g, f.seat, top)
    return None


@search_flow.step
def take_cards(g: Kaosz, f: Frame) -> Next:
    top = list(g.looking)
    most = min(f.take, len(top))
    if most == 1:
        taken = [f.pick(TAKE, f.seat, top, rule="KG-D9")]
    else:
        taken = list(f.some(TAKE, f.seat, top, most, most, rule="KG-D9"))
    cards.close_eyes(g, shuffles=f.rest == "shuffle")
    for card in taken:
        move_card(g, card, HQ[f.seat])
    if f.rest == "ruin":
        for card in top:
            if card not in taken:
                cards.to_ruin(g, card)
    elif f.rest == "shuffle":
        shuffle_pile(g, COLONY[f.seat])
    if g.is_quick:
        course.shake(g)
    return None
