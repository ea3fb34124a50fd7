"""The Planning phase (4.5): both main players select an encounter card."""

from __future__ import annotations

from rules.core.flow import Call, Flow, Next, done, goto
from rules.core.frame import Frame
from rules.core.ranges import FLAG, SEAT_OR_NONE

from ..atoms import cards, course
from ..pieces import hooks
from ..replies import window
from ..state import DECK, DISCARD, Cosmos, Seat, encounter, opponent, slot_of, type_of
from ..words import BROKEN_OFF, ENCOUNTER_TYPES, PLANNING, WON
from .hands import draw_new_hand, encounter_cards

planning = Flow("cosmic.planning", keeps={"first": SEAT_OR_NONE, "opened": FLAG}, sure={"select": ("first",)})


@planning.step
def begin(g: Cosmos, f: Frame) -> None:
    course.enter_phase(g, PLANNING)


@planning.step
def check_hands(g: Cosmos, f: Frame) -> Next:
    """CE-4.43 to 4.45: the offense first; the defense draws until it has a card to lay, if there is any (CE-5.34)."""
    e = encounter(g)
    if not encounter_cards(g, e.offense):
        course.decide(g, BROKEN_OFF, course.NO_CARD)
        return done()
    if not encounter_cards(g, e.defense):
        if not any(type_of(g, card) in ENCOUNTER_TYPES for place in (DECK, DISCARD) for card in g.pile(place)):
            course.decide(g, WON, course.NO_CARD)
            return done()
        return draw_new_hand(e.defense, "planning", "check_hands")
    course.arm(g)
    return goto("before") if not f.get("opened") else goto("selecting")


@planning.step
def before(g: Cosmos, f: Frame) -> Call:
    """PL0 (CE-4.42)."""
    f.opened = True
    return window(g, "before_selection")


@planning.step
def check_again(g: Cosmos, f: Frame) -> Next:
    """CE-4.42: an effect may have emptied a hand, or ended the encounter."""
    return done() if encounter(g).outcome else goto("check_hands")


@planning.step
def selecting(g: Cosmos, f: Frame) -> Call:
    """PL1: in which order, and whether openly."""
    f.first = -1
    return window(g, "selecting")


@planning.step
def select_first(g: Cosmos, f: Frame) -> Next:
    """Where one player must lay his card first and face up, the other sees it."""
    order = hooks.ask(g, "selection", {"first": -1, "open": False})
    f.first = order["first"]
    if f.first < 0:
        return None
    card = f.pick("card", f.first, _choices(g, f.first), rule="CE-4.46")
    cards.lay(g, f.first, slot_of(g, f.first), card, face_up=order["open"])
    return window(g, "selecting", "select", laid=f.first)


@planning.step
def select(g: Cosmos, f: Frame) -> Next:
    """CE-4.46: both at once, unaware of each other."""
    e = encounter(g)
    if e.outcome:
        return done()
    seats = [e.offense, e.defense] if f.first < 0 else [opponent(g, f.first)]
    chosen = f.pick_each("card", seats, lambda seat: _choices(g, seat), rule="CE-4.46")
    for seat, card in chosen.items():
        cards.lay(g, seat, slot_of(g, seat), card)
    return None


@planning.step
def selected(g: Cosmos, f: Frame) -> Call:
    """PL2 (CE-4.47)."""
    return window(g, "selected")


def _choices(g: Cosmos, seat: Seat) -> list[int]:
    """One of each design: equal cards are one choice."""
    found: dict[str, int] = {}
    for card in encounter_cards(g, seat):
        found.setdefault(g.cards.design[card], card)
    return list(found.values())
