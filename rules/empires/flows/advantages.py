"""Empire Advantages are dealt before the game (CL-13, SE-22.4, SE-23.6).

RANDOM: everybody keeps one of two in secret (D-03), all at the same time; whoever plays against two keeps four of six.
Three who play against one choose among five, one after the other.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core.flow import Flow, Next, done, goto
from rules.core.frame import Frame
from rules.core.ranges import SEAT, list_of

from ..atoms import cards, course
from ..printed.facts import THREE_VS_ONE, TWO_VS_ONE
from ..printed.levels import level
from ..state import Galaxy, Seat, facts, lore, seats

advantages = Flow("empires.advantages", keeps={"left": list_of(SEAT)}, sure={"share": ("left",)})
HAND, KEPT = 2, 1  # CL-13.1
ALONE_AGAINST_TWO = (6, 4)  # SE-22.4
ALONE_AGAINST_THREE = (3, 1)  # SE-23.6
TOGETHER = 5


def hand_of(g: Galaxy, seat: Seat) -> tuple[int, int]:
    """How many cards a seat is dealt, and how many of them it keeps."""
    known = facts(g)
    if known.scenario == TWO_VS_ONE:
        return ALONE_AGAINST_TWO if seat == known.alone else (0, 0)
    if known.scenario == THREE_VS_ONE:
        return ALONE_AGAINST_THREE if seat == known.alone else (0, 0)
    return HAND, KEPT


@advantages.step
def deal(g: Galaxy, f: Frame) -> None:
    cards.deal_advantages(g, [hand_of(g, seat)[0] for seat in seats(g)])
    known = facts(g)
    f.left = [seat for seat in seats(g) if seat != known.alone] if known.scenario == THREE_VS_ONE else []
    if f.left:
        cards.offer_advantages(g, f.left, TOGETHER)


@advantages.step
def keep(g: Galaxy, f: Frame) -> None:
    """D-03."""
    known = facts(g)
    asked = [seat for seat in seats(g) if g.dealt[seat]]
    for seat, kept in zip(asked, f.each([_keeping(g, f, seat) for seat in asked]), strict=True):
        cards.take_advantage(g, seat, [known.card[id] for id in kept], "kept")
        begin_with(g, seat)


def _keeping(g: Galaxy, f: Frame, seat: Seat) -> Callable[[], tuple[str, ...]]:
    hand = [facts(g).cards[card].id for card in g.dealt[seat]]
    many = min(hand_of(g, seat)[1], len(hand))
    return lambda: f.some("keep", seat, hand, low=many, high=many, rule="CL-13.1")


@advantages.step
def share(g: Galaxy, f: Frame) -> Next:
    """SE-23.6: each of those who play together takes one of the cards that they have drawn."""
    if not f.left or not g.drawn:
        cards.lay_aside_advantages(g)
        return done()
    seat, known = f.left[0], facts(g)
    taken = f.pick("take", seat, [known.cards[card].id for card in g.drawn], rule="SE-23.6")
    cards.take_advantage(g, seat, [known.card[taken]], "kept")
    begin_with(g, seat)
    f.left = f.left[1:]
    return goto("share")


def begin_with(g: Galaxy, seat: Seat) -> None:
    """CL-E40, CL-E47, CL-E53, CL-E54."""
    for technology, to in lore.starting(g, seat).items():
        if to > level(g.tech[seat], technology):
            course.learn(g, seat, technology, to, "advantage")
