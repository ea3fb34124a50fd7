"""One player's turn (SE-3.2): Movement, Combat, Exploration; a Colony Ship may settle until its end (SE-4.20.1)."""

from __future__ import annotations

from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import SEAT, list_of

from ..atoms import cards, course, fleets
from ..cards import deck
from ..map.settling import able, settle_each, settlers
from ..printed.constants import COMBAT, EXPLORATION
from ..questions import FINDING_CARD, TURN_SETTLE
from ..solo import amoebas
from ..state import Galaxy, facts
from .combat import combat
from .exploration import exploration
from .movement import movement
from .reaction import reaction

turn = Flow(
    "empires.turn",
    params={"seats": list_of(SEAT, 1)},
    locals={"left": list_of(SEAT), "seat": SEAT},
    set_from=dict.fromkeys(("move", "react", "find_cards", "study", "fight", "find_more_cards", "explore"), ("left",))
    | {"settle_last": ("left", "seat")},
)


@turn.step
def begin(g: Galaxy, f: Frame) -> None:
    """SE-23.5: Blood Brothers have one turn together; otherwise each seat has its own."""
    if "reaction" in facts(g).on:
        fleets.forget_reactions(g)
    for seat in f.seats:
        fleets.begin_orders(g, seat)
    f.left = f.seats[:]


@turn.step
def move(g: Galaxy, f: Frame) -> Next:
    return call(movement, seats=f.seats[:])


@turn.step
def react(g: Galaxy, f: Frame) -> Next:
    """SE-5.2.1, CL-10.2.1."""
    return call(reaction, movers=f.seats[:]) if "reaction" in facts(g).on else None


@turn.step
def find_cards(g: Galaxy, f: Frame) -> Next:
    """CL-12.2: for planets that were settled, before anybody fights."""
    return _find(g, f, None)


def _find(g: Galaxy, f: Frame, then: str | None) -> Next:
    """Also for others: whose troops came down in this turn may have captured a planet, too (CL-14.7.3)."""
    if not any(g.finds):
        return goto(then) if then else None
    return call(finding, then, seats=[*f.seats, *(seat for seat in g.order if seat not in f.seats)])


@turn.step
def study(g: Galaxy, f: Frame) -> None:
    """SE-26.3, SE-26.4: Science Vessels beside amoebas, before any other ship meets them: what is found out now may
    save it."""
    if facts(g).types:
        for seat in f.seats:
            amoebas.study(g, seat)


@turn.step
def fight(g: Galaxy, f: Frame) -> Next:
    """SE-23.5: they attack together."""
    course.enter_phase(g, COMBAT, f.seats[0])
    return call(combat, seats=f.seats[:])


@turn.step
def find_more_cards(g: Galaxy, f: Frame) -> Next:
    """CL-12.2: for planets that were captured."""
    return _find(g, f, None)


@turn.step
def explore(g: Galaxy, f: Frame) -> Next:
    if not f.left:
        return done()
    f.seat, f.left = f.left[0], f.left[1:]
    course.enter_phase(g, EXPLORATION, f.seat)
    return call(exploration, seat=f.seat)


@turn.step
def settle_last(g: Galaxy, f: Frame) -> Next:
    """SE-4.20.1: everybody sees a Colony Ship over a free planet, so its owner is asked even if it cannot settle."""
    ships = settlers(g, f.seat)
    if ships:
        settle_each(g, f.seat, f.some(TURN_SETTLE, f.seat, able(ships), rule="SE-4.20.1"))
    return _find(g, f, "explore")


# -- alien technology cards that were found (CL-12.2): two are drawn, one is kept in secret (D-50)


finding = Flow("empires.finding", params={"seats": list_of(SEAT)})


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
    kept = f.pick(FINDING_CARD, seat, [known.cards[card].id for card in g.drawn], rule="CL-12.2")
    cards.keep(g, seat, known.card[kept], deck.is_owed(g))
    return goto("draw")
