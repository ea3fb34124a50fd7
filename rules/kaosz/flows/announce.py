"""Announcing a card, an ability or a payment: choose, pay, put it on the stack (KG-6.4, 6.8, D12)."""

from __future__ import annotations

from rules.core.flow import Flow, Next, call, done
from rules.core.frame import Frame
from rules.core.ranges import CARD, COUNT, SEAT, list_of, one_of
from rules.core.windows import push_item

from .. import legal, values
from ..atoms import cards, effects
from ..effects import costs
from ..effects.lasting import use_cost_changes
from ..effects.parts import Part, ask_parts
from ..effects.scope import Scope, only_opponent
from ..faces import COST_X, LIMIT_X, Face
from ..questions import BOUND
from ..state import Kaosz

announce = Flow(
    "kaosz.announce", params={"kind": one_of("card", "ability", "payment"), "seat": SEAT, "card": CARD},
    locals={"number": COUNT, "price": COUNT},
)  # fmt: skip


@announce.step
def show(g: Kaosz, f: Frame) -> Next:
    """The card lies open from now on, before its player chooses anything (section 1.2, KG-6.20)."""
    card, seat = f.card, f.seat
    if f.kind == "card":
        f.price = legal.price_to_play(g, seat, card)
        use_cost_changes(g, seat, card)
        cards.to_stack(g, card, True)
    elif f.kind == "payment":
        f.price = legal.price_to_pay(g, seat, card)
        use_cost_changes(g, seat, card)
        cards.show_payment(g, card)
    return None


@announce.step
def choose_and_pay(g: Kaosz, f: Frame) -> Next:
    """All choices first, then the costs, then the item lies on the stack. Gives the parts and what was paid."""
    card, seat = f.card, f.seat
    face = g.face(card)
    scope = Scope(card, face.id, seat, only_opponent(g, seat, card))
    return {"card": _card, "ability": _ability, "payment": _payment}[f.kind](g, f, scope, face)


def _card(g: Kaosz, f: Frame, scope: Scope, face: Face) -> Next:
    """An interrupt or event from HQ."""
    card, seat, price = f.card, f.seat, f.price
    budget = g.credits[seat] - price if face.cost == COST_X else None
    made = ask_parts(g, f, scope, face, face.on_play, budget)
    if face.cost == COST_X:
        price += max((part["x"] for part in made), default=0)
    effects.break_chain(g)
    cards.spend(g, seat, price, "play")
    effects.fire(g, "card_played", actor=seat, subject=card)
    if face.type == "interrupt":
        _push(g, f, face, "interrupt_card", made, price)
    return done({"parts": made, "paid": price})


def _ability(g: Kaosz, f: Frame, scope: Scope, face: Face) -> Next:
    """An ability of a card in play."""
    card, seat, number = f.card, f.seat, f.number
    effect = face.effects[number]
    tax = values.action_tax(g, seat, "use_ability")
    scope.x = g.fixed_x[card]
    made = ask_parts(g, f, scope, face, (number,), costs.budget(effect.cost, g.credits[seat] - tax))
    scope.x = made[0]["x"]
    payment = costs.Payment(seat)
    if effect.cost is not None:
        payment = costs.ask_payment(g, f, scope, effect.cost, seat)
    effects.break_chain(g)
    effects.take_limit(g, scope.source, effect, number)
    credits = payment.credits + tax
    cards.spend(g, seat, tax, "tax")
    costs.pay(g, payment)
    _push(g, f, face, "ability", made, credits)
    return done({"parts": made, "paid": credits})


def _payment(g: Kaosz, f: Frame, scope: Scope, face: Face) -> Next:
    """Paying a card that lies face down: it has turned face up and works later (KG-6.20)."""
    card, seat = f.card, f.seat
    if face.development == LIMIT_X:
        scope.x = g.developments[card]
    bound = _ask_bound(g, f, seat, card, face)
    if bound >= 0:
        scope.opponent = bound
    # A rocket's choices are made at the end of the pay step (KG-7.24).
    numbers = face.trap if face.subtype == "trap" else face.on_pay
    made = [] if waits_for_pay_end(g, face) else ask_parts(g, f, scope, face, numbers)
    effects.break_chain(g)
    cards.bind(g, card, bound)
    cards.spend(g, seat, f.price, "pay")
    _push(g, f, face, "payment", made, f.price)
    return done({"parts": made, "paid": f.price})


def waits_for_pay_end(g: Kaosz, face: Face) -> bool:
    """KG-3.45: a rocket paid in the pay step works at its end."""
    return face.subtype == "rocket" and g.combat is not None and g.combat.step == "pay"


def _ask_bound(g: Kaosz, f: Frame, seat: int, card: int, face: Face) -> int:
    """KG-11.41: the neighbour a lasting effect is bound to, chosen when the card is paid."""
    if not face.says_opponent or not g.is_multiplayer:
        return -1
    neighbours = g.neighbours(seat)
    bound: int = f.pick(BOUND.by(f.flow), seat, neighbours, only=True, rule="KG-D31", source=card)
    return bound


def _push(g: Kaosz, f: Frame, face: Face, kind: str, made: list[Part], paid: int) -> None:
    push_item(
        g, f.seat, "kaosz.item", f.card,
        kind=kind, card=f.card, serial=g.serial[f.card], design=face.id, parts=made, paid=paid,
        subject=-1, actor=-1, extent=0,
    )  # fmt: skip


free_payment = Flow("kaosz.free_payment", params={"cards": list_of(CARD)})


@free_payment.step
def show_free(g: Kaosz, f: Frame) -> Next:
    """Cards that an effect pays turn face up, then work like any paid card."""
    for card in f.cards:
        cards.show_payment(g, card)
    return None


@free_payment.step
def pay_next(g: Kaosz, f: Frame) -> Next:
    f.cards = [card for card in f.cards if g.in_play(card)]  # its player may have left (KG-11.42)
    if not f.cards:
        return done()
    card = f.cards[0]
    face, seat = g.face(card), g.controller[card]
    bound = _ask_bound(g, f, seat, card, face)
    scope = Scope(card, face.id, seat, only_opponent(g, seat, card) if bound < 0 else bound, g.developments[card])
    made = [] if waits_for_pay_end(g, face) else ask_parts(g, f, scope, face, face.on_pay)
    cards.bind(g, card, bound)
    f.cards = f.cards[1:]
    return call(
        "kaosz.item", then="pay_next", kind="payment", card=card, serial=g.serial[card], design=face.id, parts=made,
        seat=seat, subject=-1, actor=-1, extent=0,
    )  # fmt: skip
