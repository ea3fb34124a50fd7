"""The Planning phase (4.5): both main players select an encounter card."""

from __future__ import annotations

from rules.core.decisions import Decision, Option
from rules.core.flow import Call, Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import FLAG, SEAT_OR_NONE
from rules.core.reasons import Reason
from rules.core.under_way import TO_BE_ASKED

from ..atoms import cards, course
from ..printed.words import BROKEN_OFF, ENCOUNTER_TYPES, PLANNING, WON
from ..questions import LAY_ANOTHER, LAY_CARD, PLANNING_NEW_HAND
from ..state.cosmos import DECK, DISCARD, HANDS, Cosmos, Seat, encounter, mains, opponent, slot_of, type_of
from ..state.pieces import hooks, play_zones, playable
from .hands import draw_new_hand, encounter_cards, wants_new_hand
from .replies import explains, from_sheet, window

planning = Flow("cosmic.planning", locals={"first": SEAT_OR_NONE, "opened": FLAG}, set_from={"select": ("first",)})
reaching = Flow(
    "cosmic.reaching", params={"queue": TO_BE_ASKED}, locals={"open": FLAG}, set_in={"choose_again": ("open",)},
)  # fmt: skip


@planning.step
def begin(g: Cosmos, f: Frame) -> None:
    course.enter_phase(g, PLANNING)


@planning.step
def check_hands(g: Cosmos, f: Frame) -> Next:
    """CE-4.43 to 4.45: the offense first; the defense draws until it has a card to lay, if there is any (CE-5.34)."""
    e = encounter(g)
    if e.outcome:  # by a card that was played before a new hand (CE-D6)
        return done()
    if not encounter_cards(g, e.offense):
        course.decide(g, BROKEN_OFF, course.NO_CARD)
        return done()
    again = bool(f.get("opened"))  # a hand that was declined is not offered again
    if not encounter_cards(g, e.defense) if again else wants_new_hand(g, f, PLANNING_NEW_HAND, e.defense, "CE-4.43"):
        return _renew(g, e.defense, "check_hands")
    course.arm(g)
    return goto("before") if not f.get("opened") else goto("selecting")


def _without_card(g: Cosmos, seat: Seat, then: str) -> Next:
    """CE-4.43, CE-4.45: for the offense the encounter is over, the defense draws."""
    if seat == encounter(g).defense:
        return _renew(g, seat, then)
    course.decide(g, BROKEN_OFF, course.NO_CARD)
    return done()


def _renew(g: Cosmos, seat: Seat, then: str) -> Next:
    """CE-4.44: again and again, unless no pile holds an encounter card (CE-5.34)."""
    if not any(type_of(g, card) in ENCOUNTER_TYPES for place in (DECK, DISCARD) for card in g.pile(place)):
        course.decide(g, WON, course.NO_CARD)
        return done()
    return draw_new_hand(seat, "planning", then)


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
    if not all(encounter_cards(g, seat) for seat in mains(g)):
        return goto("check_again")  # a card was lost at the last moment (CE-4.42)
    order = hooks.ask(g, "selection", {"first": -1, "open": False})
    f.first = order["first"]
    if f.first < 0:
        return goto("select")
    card = f.pick(LAY_CARD, f.first, _choices(g, f.first), rule="CE-4.46")
    cards.lay(g, f.first, slot_of(g, f.first), card, face_up=order["open"])
    return _reach(g, [f.first])


@planning.step
def laid_first(g: Cosmos, f: Frame) -> Next:
    return done() if encounter(g).outcome else window(g, "selecting", "select", laid=f.first)


@planning.step
def select(g: Cosmos, f: Frame) -> Next:
    """CE-4.46: both at once, unaware of each other."""
    if encounter(g).outcome:
        return done()
    seats = _selecting(g, f)
    if not f.answers and not all(encounter_cards(g, seat) for seat in seats):  # who has answered has had one
        return _without_card(g, seats[0], "select")
    chosen = f.pick_each(LAY_CARD, seats, lambda seat: _choices(g, seat), rule="CE-4.46")
    for seat, card in chosen.items():
        cards.lay(g, seat, slot_of(g, seat), card)
    return _reach(g, seats)


def _selecting(g: Cosmos, f: Frame) -> list[Seat]:
    return mains(g) if f.first < 0 else [opponent(g, f.first)]


def _reach(g: Cosmos, seats: list[Seat]) -> Call | None:
    """Cards that were not taken from the hand."""
    e = encounter(g)
    found = [seat for seat in seats if e.laid_from[slot_of(g, seat)] != HANDS[seat]]
    return call(reaching, queue=found) if found else None


@planning.step
def selected(g: Cosmos, f: Frame) -> Next:
    """PL2 (CE-4.47)."""
    return done() if encounter(g).outcome else window(g, "selected")


# -- cards from elsewhere


@reaching.step
def announce_next(g: Cosmos, f: Frame) -> Next:
    """Playing a card from elsewhere than the hand is the use of a power (CE-E61)."""
    if not f.queue:
        return done()
    seat = f.queue[0]
    return from_sheet(g, seat, encounter(g).laid_from[slot_of(g, seat)])


@reaching.step
def allowed(g: Cosmos, f: Frame) -> Next:
    """If that was cancelled, the card goes back, and the hand alone is checked."""
    seat, slot = f.queue[0], slot_of(g, f.queue[0])
    if encounter(g).laid_from[slot] in play_zones(g)[seat]:
        f.queue = f.queue[1:]
        return goto("announce_next")
    f.open = g.cards.face_up[encounter(g).laid[slot]]
    cards.take_back(g, seat, slot)
    return None


@reaching.step
def check_hand_alone(g: Cosmos, f: Frame) -> Next:
    """CE-4.43 to 4.45."""
    seat = f.queue[0]
    if encounter(g).outcome:
        return done()
    return None if encounter_cards(g, seat) else _without_card(g, seat, "check_hand_alone")


@reaching.step
def choose_again(g: Cosmos, f: Frame) -> Next:
    seat = f.queue[0]
    card = f.pick(LAY_ANOTHER, seat, _choices(g, seat), rule="CE-4.46")
    f.queue = f.queue[1:]
    cards.lay(g, seat, slot_of(g, seat), card, face_up=f.open)
    return goto("announce_next")


def _choices(g: Cosmos, seat: Seat) -> list[int]:
    """One of each design: equal cards in one place are one choice."""
    found: dict[tuple[str, str], int] = {}
    for card in encounter_cards(g, seat):
        found.setdefault((g.cards.design[card], g.cards.place[card]), card)
    return list(found.values())


@explains(LAY_CARD, LAY_ANOTHER)
def _why_not_laid(g: Cosmos, asked: Decision, wish: Option) -> Reason | None:
    """CE-2.4, CE-4.46."""
    if type(wish) is not int or wish not in playable(g, asked.seat):
        return None
    if type_of(g, wish) not in ENCOUNTER_TYPES:
        return Reason("cosmic.no_encounter_card", {"card": wish}, "CE-2.4")
    return Reason("cosmic.card_barred", {"card": wish}, "CE-4.46")
