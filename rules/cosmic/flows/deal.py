"""The deal (chapter 6): talking about it in Reveal, carrying it out in Resolution."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rules.core.flow import Flow, Next, done, goto
from rules.core.forms import FormValues
from rules.core.frame import Frame
from rules.core.ranges import ANYTHING, CARD, COUNT, SEAT, WORD, list_of, maybe
from rules.core.under_way import TO_BE_ASKED

from ..atoms import cards, course, ships
from ..printed.facts import DEAL_OFFERS
from ..printed.words import DEAL, NO_DEAL
from ..questions import DEAL_CARDS, DEAL_MESSAGE, DEAL_SETTLERS
from ..state import bargains
from ..state.bargains import ACCEPT, BREAK_OFF, PROPOSE, Offer
from ..state.cosmos import BESIDE, GATE, Cosmos, Seat, all_allies, at_planet, encounter, facts, hand, mains, opponent
from ..state.ships import ships_at
from .losing import retrieve, return_ships

deal = Flow(
    "cosmic.deal",
    locals={"queue": TO_BE_ASKED, "seat": SEAT, "made": COUNT, "offer": maybe(ANYTHING), "clock": WORD},
    set_from={"next_ally": ("queue", "clock"), "talk": ("seat", "made", "offer", "clock")},
)  # fmt: skip
carrying_out = Flow(
    "cosmic.carrying_out", locals={"handed": list_of(list_of(CARD)), "queue": TO_BE_ASKED},
    set_from={"change_hands": ("handed",)},
)  # fmt: skip


# -- talking


@deal.step
def allies_leave(g: Cosmos, f: Frame) -> None:
    """CE-4.56, CE-6.2: all allies take their ships back and get nothing."""
    course.count_fleets(g)
    f.clock = f"deal-{g.turns}-{course.new_event(g)}"
    f.queue = all_allies(g)


@deal.step
def next_ally(g: Cosmos, f: Frame) -> Next:
    if not f.queue:
        f.seat, f.made, f.offer = encounter(g).offense, 0, None  # CE-6.30: the offense makes the first offer
        return goto("talk")
    seat, *f.queue = f.queue
    place = GATE if ships_at(g, GATE, seat) else BESIDE
    return return_ships(seat, place, "returns", "next_ally")


@deal.step
def talk(g: Cosmos, f: Frame) -> Next:
    """CE-6.30 to 6.35: propose, accept, counter, break off; who is late has broken off."""
    seat: Seat = f.seat
    says = [BREAK_OFF]
    if f.offer is not None:
        says.append(ACCEPT)
    if f.made < DEAL_OFFERS:  # CE-6.34
        says.append(PROPOSE)
    sheet = _timed(g, f, lambda: _ask(g, f, seat, says))
    if sheet["say"] == ACCEPT:
        course.agree(g, f.offer)
        course.decide(g, DEAL, "agreed")
        return done()
    if sheet["say"] == BREAK_OFF:
        course.decide(g, NO_DEAL, "broken_off")
        return done()
    f.offer = bargains.offer_of(seat, sheet)
    f.made += 1
    f.seat = opponent(g, seat)
    course.propose(g, f.offer, f.made)
    return goto("talk")


def _ask(g: Cosmos, f: Frame, seat: Seat, says: list[str]) -> FormValues:
    return f.form(
        DEAL_MESSAGE, seat, lambda: bargains.message_fields(g, seat, says), start=lambda: bargains.blank(g, seat, says),
        fits=bargains.message_fits(g, seat, f.offer), rule="CE-6.30",
    )  # fmt: skip


def _timed(g: Cosmos, f: Frame, question: Callable[[], FormValues]) -> FormValues:
    """CE-6.33: one clock for both together, from the first message to the last."""
    seconds = facts(g).options["deal_clock"]
    return question() if seconds == "off" else f.within(int(str(seconds)), question, clock=f.clock)


# -- carrying out


@carrying_out.step
def choose_cards(g: Cosmos, f: Frame) -> None:
    """CE-6.32: each giver chooses what was left to him; random cards come last."""
    offer, dealers = encounter(g).bargain, mains(g)
    chosen = f.each([partial(_choice, g, f, seat, offer) for seat in dealers])
    handed = []
    for seat, sheet in zip(dealers, chosen, strict=True):
        out = [*bargains.fixed_cards(g, seat, offer), *(card for part in sheet.values() for card in part)]
        rest = [card for card in hand(g, seat) if card not in out]
        count = min(bargains.specs_of(offer, seat).get(bargains.RANDOM, 0), len(rest))
        handed.append([*out, *(g.sample(rest, count) if count else ())])
    f.handed = handed


def _choice(g: Cosmos, f: Frame, seat: Seat, offer: Offer) -> FormValues:
    if not bargains.choice_fields(g, seat, offer):
        return {}
    return f.form(
        DEAL_CARDS, seat, lambda: bargains.choice_fields(g, seat, offer),
        start=lambda: bargains.choice_start(g, seat, offer), fits=bargains.choice_fits, secret=True, rule="CE-6.32",
    )  # fmt: skip


@carrying_out.step
def change_hands(g: Cosmos, f: Frame) -> None:
    """CE-6.19: cards first."""
    for seat, given in zip(mains(g), f.handed, strict=True):
        for card in given:
            cards.pass_card(g, card, opponent(g, seat))


@carrying_out.step
def found(g: Cosmos, f: Frame) -> None:
    """CE-6.8, CE-D23: then both colonies at once, each with at least one ship. What cannot be granted any more, for
    want of ships of the one or of a colony of the other, is not (CE-6.6)."""
    offer = encounter(g).bargain
    grants = {opponent(g, offer["by"]): offer["give_colony"], offer["by"]: offer["want_colony"]}
    takers = [seat for seat in mains(g) if grants[seat] in bargains.grantable(g, opponent(g, seat), seat)]
    sent = f.each([partial(_settlers, g, f, seat) for seat in takers])
    for seat, parts in zip(takers, sent, strict=True):
        ships.move_all(g, seat, parts, at_planet(grants[seat]), "deal")
    f.queue = [int(seat) for seat in offer["release"]]


def _settlers(g: Cosmos, f: Frame, seat: Seat) -> dict[str, int]:
    sources = bargains.settlers(g, seat)
    return f.split(DEAL_SETTLERS, seat, sources, 1, sum(sources.values()), rule="CE-6.8")


@carrying_out.step
def release(g: Cosmos, f: Frame) -> Next:
    """CE-6.13."""
    if not f.queue:
        return done()
    seat, *f.queue = f.queue
    return retrieve(seat, encounter(g).bargain["release"][str(seat)], "released", "release")
