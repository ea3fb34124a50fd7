"""The Resolution phase (4.7), in the order of CE-4.90."""

from __future__ import annotations

from rules.core.decisions import Decision, Option
from rules.core.flow import Call, Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import CARD, COUNT, SEAT, list_of, row
from rules.core.reasons import Reason
from rules.core.records import Json
from rules.core.under_way import TO_BE_ASKED

from ..atoms import cards, course, ships
from ..printed.facts import DEAL_LOSS
from ..printed.words import BOTH_LOSE, BROKEN_OFF, DEAL, LOST, NEGOTIATE, NO_DEAL, RESOLUTION, SETTLED, WON
from ..questions import COMPENSATION_CARDS, FURTHER_ENCOUNTER, REWARD_SHIPS
from ..state.cosmos import (
    BESIDE,
    DEFENSIVE,
    DISCARD,
    GATE,
    NOBODY,
    OFFENSIVE,
    Cosmos,
    Seat,
    allies,
    at_planet,
    encounter,
    facts,
    hand,
    mains,
    opponent,
    owner_of_place,
    timing_order,
)
from ..state.pieces import hooks
from ..state.reckoning import face
from ..state.ships import colonies, fleet, in_encounter, in_warp, ships_at
from ..state.verbs import Payment, Penalty
from .deal import carrying_out
from .ending import check_victory, settled_enough
from .hands import draw_new_hand, encounter_cards
from .losing import lose_all, lose_some_each, retrieve, return_ships
from .replies import explains, window
from .settling import drop_news
from .technology import draw_technology

resolution = Flow(
    "cosmic.resolution",
    locals={"queue": TO_BE_ASKED, "cards": list_of(CARD), "rates": row(COUNT, COUNT)},
    set_from={"next_home": ("queue",)},
    set_in={"left_cards": ("cards",)},
)
rewarding = Flow("cosmic.rewarding", params={"seat": SEAT, "count": COUNT}, locals={"cards": COUNT, "ships": COUNT})

SECOND, STOP, TECHNOLOGY = "second", "stop", "technology"
PLAIN_RATES = [1, 1]  # cards of compensation for each ship of the offense and of the defense
FURTHER = "further"  # what an encounter returns if the offense has another one
SHORT = (SETTLED, BROKEN_OFF)  # nobody has won or lost: only RS7 and RS8 are left (CE-4.21)


def is_successful(g: Cosmos) -> bool:
    """CE-4.3."""
    return encounter(g).outcome in (WON, DEAL, SETTLED)


def losers(g: Cosmos) -> list[int]:
    """The sides that have lost: their ships leave."""
    return {WON: [DEFENSIVE], LOST: [OFFENSIVE], BOTH_LOSE: [OFFENSIVE, DEFENSIVE]}.get(encounter(g).outcome, [])


def may_go_on(g: Cosmos) -> bool:
    """CE-4.4: whether the offense may have another encounter."""
    e = encounter(g)
    return bool(hooks.ask(g, "further", is_successful(g) and e.number == 1, e.offense))


@resolution.step
def begin(g: Cosmos, f: Frame) -> Next:
    """RS0; cards that were selected in vain go back to where they came from, exchanged ones too (CE-E75)."""
    e = encounter(g)
    course.enter_phase(g, RESOLUTION)
    if not e.shown:
        for slot, card in enumerate(e.laid):
            if card != NOBODY:
                cards.take_back(g, owner_of_place(g, e.laid_from[slot]), slot)
    if e.outcome in SHORT:
        return goto("go_home")
    return window(g, "deal_agreed") if e.bargain else None  # CE-6.19


@resolution.step
def fixed(g: Cosmos, f: Frame) -> Call:
    return window(g, "outcome_fixed")


@resolution.step
def won(g: Cosmos, f: Frame) -> Call:
    """RS1."""
    return window(g, "won")


@resolution.step
def losses(g: Cosmos, f: Frame) -> Next:
    """RS2: the losing sides' ships leave, batch by batch in timing order (CE-4.72, CE-4.77, CE-5.57)."""
    e, sides = encounter(g), losers(g)
    batches: list[dict[str, Json]] = [
        {"seat": seat, "ships": fleet(g, seat), "cause": "encounter"}
        for seat in timing_order(g)
        if e.sides[seat] in sides and in_encounter(g, seat)
    ]
    if e.outcome == NO_DEAL:
        return goto("fail")
    # CE-4.91: what a ship counts for is looked up now; the loss itself may cost the power that says so.
    rates = [hooks.ask(g, "ship_compensation", 1, seat) for seat in mains(g)]
    if rates != PLAIN_RATES:
        f.rates = rates
    return lose_all(batches) if batches else goto("landing")


@resolution.step
def fix_compensation(g: Cosmos, f: Frame) -> Next:
    """CE-4.85 to 4.88, CE-4.91: for each own ship that went to the warp; nothing if both have lost (CE-E12).

    Ruling: ships of the batch that the encounter cost (CE-5.50). What other effects send there in the same step comes
    "in addition to normal losses" (CE-A43), and who had no ship in the encounter gets nothing (CE-4.88)."""
    e = encounter(g)
    if e.outcome not in (WON, LOST) or not e.shown:
        return goto("landing")
    slot = 1 if e.outcome == WON else 0
    seat = e.defense if slot else e.offense
    if face(g, slot)[0] == NEGOTIATE and face(g, 1 - slot)[0] != NEGOTIATE:
        ships_lost = hooks.ask(g, "owed", f.returned.get(str(seat), 0), seat)
        course.owe(g, seat, ships_lost * f.get("rates", PLAIN_RATES)[slot])
    return goto("landing")


@resolution.step
def fail(g: Cosmos, f: Frame) -> Next:
    """CE-6.20: each main player loses three ships of his choice, both at once (CE-5.57)."""
    due = {seat: hooks.ask(g, "deal_loss", DEAL_LOSS, seat) for seat in mains(g)}
    return lose_some_each([Penalty(seat=seat, count=count, cause="no_deal") for seat, count in due.items()])


@resolution.step
def landing(g: Cosmos, f: Frame) -> Call:
    """RS3 begins: effects that prevent the landing."""
    return window(g, "landing")


@resolution.step
def land(g: Cosmos, f: Frame) -> Next:
    """CE-4.70: all ships on the gate land; each of those players has a colony there (CE-4.74)."""
    e = encounter(g)
    if e.outcome == WON:
        for seat in timing_order(g):
            if ships_at(g, GATE, seat) and hooks.ask(g, "lands", True, seat):
                ships.move_ships(g, seat, GATE, at_planet(e.planet), ships_at(g, GATE, seat), "landing")
    return call(carrying_out) if e.outcome == DEAL and e.bargain else None


@resolution.step
def go_home(g: Cosmos, f: Frame) -> None:
    """CE-4.78, CE-6.18, CE-4.45: whatever is left on the gate or beside the planet returns."""
    f.queue = [s for s in timing_order(g) if ships_at(g, GATE, s) or ships_at(g, BESIDE, s)]


@resolution.step
def next_home(g: Cosmos, f: Frame) -> Next:
    if not f.queue:
        return goto("landed")
    seat = f.queue[0]
    place = GATE if ships_at(g, GATE, seat) else BESIDE
    if not ships_at(g, place, seat):
        f.queue = f.queue[1:]
        return goto("next_home")
    return return_ships(seat, place, "returns", "next_home")


@resolution.step
def landed(g: Cosmos, f: Frame) -> Next:
    """RS3 is over but for the victory check: who wins in another way wins together with the landed (CE-8.4). For any
    reaction it is too late if somebody has enough (CE-8.2, CE-E8)."""
    if encounter(g).outcome in SHORT:
        return None
    if settled_enough(g):
        drop_news(g)
    return window(g, "landed")


@resolution.step
def victory(g: Cosmos, f: Frame) -> Next:
    """CE-8.2: after the landing or the deal, at once (CE-E8)."""
    check_victory(g)
    if encounter(g).outcome in SHORT:
        return goto("over")
    return window(g, "extra_losses")  # RS4


@resolution.step
def penalize(g: Cosmos, f: Frame) -> Next:
    """What was declared earlier and costs ships now (CE-E71), of all of them at once (CE-5.57)."""
    penalties: list[Penalty] = hooks.ask(g, "penalties", [])
    return lose_some_each(penalties) if penalties else None


@resolution.step
def losses_paid(g: Cosmos, f: Frame) -> Next:
    """The last of RS4: what a new colony costs its neighbours comes after what must be paid (CE-4.90, CE-5.38)."""
    return window(g, "losses_paid") if encounter(g).gained != NOBODY else None


@resolution.step
def compensate(g: Cosmos, f: Frame) -> Next:
    """RS5: compensation first, then rewards (CE-4.89); nobody is asked how he would collect what nobody gets."""
    return window(g, "compensation") if hooks.ask(g, "rewards_given", True) else goto("before_discard")


@resolution.step
def pay(g: Cosmos, f: Frame) -> Next:
    e = encounter(g)
    for seat in mains(g):
        if e.owed[seat]:
            return call(compensation, "pay", seat=seat, payer=opponent(g, seat), count=e.owed[seat])
    f.queue = allies(g, DEFENSIVE) if e.outcome == LOST else []
    return None


@resolution.step
def reward(g: Cosmos, f: Frame) -> Next:
    """CE-4.79, CE-4.80: each defensive ally, in timing order."""
    if not f.queue:
        return None
    seat, *f.queue = f.queue
    count = hooks.ask(g, "reward", encounter(g).fought[seat], seat)
    return call(rewarding, "reward", seat=seat, count=count) if count else goto("reward")


@resolution.step
def before_discard(g: Cosmos, f: Frame) -> Call:
    """RS6; what was laid aside from the payment comes back."""
    for seat in g.seats():
        cards.take_up(g, seat)
    return window(g, "before_discard")


@resolution.step
def discard_cards(g: Cosmos, f: Frame) -> Next:
    """CE-4.92: the offense's card first."""
    e = encounter(g)
    laid = [NOBODY if str(slot) in e.claims else card for slot, card in enumerate(e.laid)]
    used = [card for card in laid if card != NOBODY]
    for slot, seat in enumerate((e.offense, e.defense)):
        cards.discard_laid(g, seat, slot)
    cards.discard(g, e.defense, hooks.ask(g, "spent_cards", []), "encounter")
    f.cards = used
    return window(g, "cards_discarded", cards=used, laid=laid) if used else None


@resolution.step
def left_cards(g: Cosmos, f: Frame) -> Next:
    """What nobody has taken of them meanwhile (CE-E37)."""
    left = [card for card in f.cards if card in g.pile(DISCARD)]
    return window(g, "cards_left", cards=left) if left else None


@resolution.step
def over(g: Cosmos, f: Frame) -> Call:
    """RS7."""
    return window(g, "encounter_over")


@resolution.step
def followed(g: Cosmos, f: Frame) -> Call:
    """What comes at once after the encounter follows everything that belongs to it (CE-4.90)."""
    return window(g, "encounter_followed")


@resolution.step
def further(g: Cosmos, f: Frame) -> Next:
    """RS8 (CE-4.4)."""
    return done() if encounter(g).nested else window(g, "further_encounter")


@resolution.step
def choose(g: Cosmos, f: Frame) -> Next:
    """CE-4.93: a second encounter, none, or a technology instead (CE-9.50)."""
    e = encounter(g)
    if not may_go_on(g):
        return done()
    options = [SECOND, STOP, *([TECHNOLOGY] if facts(g).technologies else [])]
    chosen = f.pick(FURTHER_ENCOUNTER, e.offense, options, rule="CE-4.93")
    if chosen == TECHNOLOGY:
        return call(draw_technology, "stop", seat=e.offense)
    if chosen == STOP:
        return done()
    if not encounter_cards(g, e.offense) and hooks.ask(g, "fresh_hand", False, e.offense):
        return draw_new_hand(e.offense, "further", "go_on")
    return done(FURTHER)


@explains(FURTHER_ENCOUNTER)
def _why_no_technology(g: Cosmos, asked: Decision, wish: Option) -> Reason | None:
    """Whoever may choose at all is offered everything else."""
    return Reason("cosmic.no_technology", {}, "CE-9.50") if wish == TECHNOLOGY else None


@resolution.step
def go_on(g: Cosmos, f: Frame) -> Next:
    return done(FURTHER)


@resolution.step
def stop(g: Cosmos, f: Frame) -> Next:
    return done()


# -- rewards


@rewarding.step
def split(g: Cosmos, f: Frame) -> Next:
    """CE-D26: cards and ships, as many as there are; the split comes before the draw (CE-4.80)."""
    most = min(f.count, in_warp(g, f.seat)) if colonies(g, f.seat) else 0
    f.ships = f.amount(REWARD_SHIPS, f.seat, 0, most, rule="CE-4.79") if most else 0
    f.cards = f.count - f.ships
    return retrieve(f.seat, f.ships, "reward") if f.ships else None


@rewarding.step
def draw(g: Cosmos, f: Frame) -> Next:
    drawn = cards.draw(g, f.seat, f.cards, "reward")
    if drawn:
        course.tell_gained(g, f.seat, drawn)
    return done()


# -- compensation (CE-4.85 to 4.91): cards for lost ships


compensation = Flow("cosmic.compensation", params={"seat": SEAT, "payer": SEAT, "count": COUNT})

RANDOM, TAKER, GIVER = "random", "taker", "giver"


def payment(g: Cosmos, seat: Seat, payer: Seat, count: int) -> Payment:
    """What a player collects, with all that changes it."""
    due: Payment = hooks.ask(g, "compensation", {"from": payer, "count": count, "by": RANDOM}, seat)
    return due


@compensation.step
def take(g: Cosmos, f: Frame) -> Next:
    """CE-4.85, CE-4.87: at random; with fewer cards all of them. Effects say from whom, how many and who chooses."""
    due = payment(g, f.seat, f.payer, f.count)
    payer = due["from"]
    held = list(hand(g, payer))
    count = min(due["count"], len(held))
    if due["by"] == RANDOM or count in (0, len(held)):
        chosen = g.sample(held, count)
    else:
        chooser = f.seat if due["by"] == TAKER else payer
        chosen = f.some(COMPENSATION_CARDS, chooser, held, count, count, rule="CE-4.85")
    for card in chosen:
        cards.pass_card(g, card, f.seat)
    if chosen:
        course.tell_gained(g, f.seat, list(chosen))
    course.owe(g, f.seat, 0)
    course.tell_compensation(g, f.seat, payer, count)
    return done(count)
