"""Setting up (section 4): decks, the starting player, five credits, five cards, the mulligan; then the turns.

1. KG-4.10 shuffle  2. KG-4.11 roll, the higher starts  3. KG-4.12 five credits, five cards
4. KG-4.13 each player may once draw five new cards, the starting player first
"""

from __future__ import annotations

from rules.core.flow import Flow, Next, call, goto
from rules.core.frame import Frame
from rules.core.under_way import TO_BE_ASKED
from rules.core.zones import move_card, shuffle_pile

from .. import ending
from ..atoms import cards, course
from ..questions import MULLIGAN
from ..state import COLONY, HQ, Kaosz

HAND, CREDITS = 5, 5

game = Flow("kaosz.game", locals={"asked": TO_BE_ASKED}, set_in={"mulligan": ("asked",)})


@game.step
def roll_for_start(g: Kaosz, f: Frame) -> Next:
    """KG-4.11: ties are rolled again by those who tied."""
    for seat in g.seats():
        shuffle_pile(g, COLONY[seat])
    rolling = list(g.order)
    while len(rolling) > 1:
        faces = {seat: g.roll(6) for seat in rolling}
        g.emit("rolls", faces=[[seat, face] for seat, face in faces.items()])
        best = max(faces.values())
        rolling = [seat for seat in rolling if faces[seat] == best]
    ending.set_starter(g, rolling[0])
    return None


@game.step
def deal(g: Kaosz, f: Frame) -> Next:
    """KG-4.12."""
    for seat in g.clockwise(g.starter):
        cards.start_with(g, seat, CREDITS)
        deal_hand(g, seat)
    f.asked = [] if g.is_quick else g.clockwise(g.starter)  # KG-11.4: no mulligan
    return None


def deal_hand(g: Kaosz, seat: int) -> None:
    for _ in range(min(HAND, len(g.pile(COLONY[seat])))):
        move_card(g, g.pile(COLONY[seat])[-1], HQ[seat], traced=True)


@game.step
def mulligan(g: Kaosz, f: Frame) -> Next:
    """KG-4.13, 4.14, D2: once, without cost, always five cards."""
    if not f.asked:
        return None
    seat = f.asked[0]
    if f.pick(MULLIGAN, seat, ["keep", "redraw"], rule="KG-4.13") == "redraw":
        for card in list(g.pile(HQ[seat])):
            move_card(g, card, COLONY[seat])
        shuffle_pile(g, COLONY[seat])
        deal_hand(g, seat)
        g.emit("mulligan", seat=seat)
    f.asked = f.asked[1:]
    return goto("mulligan")


@game.step
def next_turn(g: Kaosz, f: Frame) -> Next:
    """One turn after the other until somebody has won; KG-10.8 stops what would never end."""
    if g.turn:
        course.pass_turn(g)
    limit = g.option("turn_limit")
    if limit and g.turns[g.active] >= limit:
        ending.judge(g, "kaosz.turn_limit")
        return None
    return call("kaosz.turn", then="next_turn")
