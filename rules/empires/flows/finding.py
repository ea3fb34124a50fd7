"""Alien technology cards that were found (CL-12.2): two are drawn, one is kept in secret (D-50)."""

from __future__ import annotations

from rules.core.flow import Flow, Next, done, goto
from rules.core.frame import Frame
from rules.core.ranges import SEAT, list_of

from ..atoms import cards
from ..cards import deck
from ..state import Galaxy, facts

finding = Flow("empires.finding", told={"seats": list_of(SEAT)})


@finding.step
def draw(g: Galaxy, f: Frame) -> Next:
    f.seats = [seat for seat in f.seats if g.finds[seat]]
    if not f.seats:
        return done()
    cards.draw(g, f.seats[0], deck.DRAWN)
    if not g.drawn:
        cards.find_nothing(g, f.seats[0])
        return goto("draw")
    return None


@finding.step
def keep(g: Galaxy, f: Frame) -> Next:
    seat, known = f.seats[0], facts(g)
    kept = f.pick("card", seat, [known.cards[card].id for card in g.drawn], rule="CL-12.2")
    cards.keep(g, seat, known.card[kept], deck.is_owed(g))
    return goto("draw")
