"""What a player may play, pay and use now. Each question has one answer: a code why not, "" if he may.

Options and reasons both come from here, so they cannot drift apart.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.queries import query
from rules.core.reasons import Reason

from . import values
from .effects import conditions, costs, parts
from .effects.scope import Scope, only_opponent
from .faces import COST_X, LIMIT_X, Face
from .state import HQ, Kaosz, limit_left, zone_of
from .words import BOMB, DEMOLITION, UNPAID

# Section 6.1: which interrupts may be played in which phase; "attack" is window W1.
INTERRUPTS = {
    "setup": (),
    "start": ("start", "reaction"),
    "main": ("general", "reaction"),
    "attack": ("general", "combat", "reaction"),
    "combat": ("combat", "reaction"),
    "end": ("reaction",),
}
# KG-11.7, 11.22: what the lessons of the quick-start game use.
TYPES_BY_LEVEL = (
    ("ship", "equipment", "crew", "base", "event", "interrupt"),
    ("ship",),
    ("ship", "equipment", "event"),
    ("ship", "equipment", "crew", "base", "event", "interrupt"),
)

DEAREST = 99  # more than anything costs
LIMIT_CHANGES = frozenset(("allow", "modify_development_limit"))  # what may let a base be paid with fewer developments

RULES = {
    "cost": "KG-5.10", "timing": "KG-6.1", "target": "KG-6.22", "condition": "KG-9.1", "forbidden": "KG-9.1",
    "level": "KG-11.7", "developments": "KG-3.62", "trap": "KG-3.68", "rocket": "KG-3.42", "bluff": "KG-5.12",
    "no_trap": "KG-7.57", "ability_cost": "KG-3.4", "limit": "KG-C23",
    "first_turn": "KG-7.3", "no_ship": "KG-5.19", "no_attack": "KG-9.1", "tax": "KG-7.2", "colony_empty": "KG-A27",
    "colony_full": "KG-5.17", "ruin_empty": "KG-5.17", "developed": "KG-3.61", "salvage": "KG-5.18",
    "quick": "KG-11.9", "must_attack": "KG-9.1", "neighbour": "KG-11.33", "no_room": "KG-3.22",
}  # fmt: skip


def reason(code: str, rule: str = "", **params: int | str | list[str]) -> Reason:
    """A code as the reason that players read."""
    return Reason(f"kaosz.{code}", params, rule or RULES[code])


def forbidden(g: Kaosz, what: str, seat: int, card: int = -1) -> Reason:
    """The effect of a card forbids it: which card's."""
    return reason("forbidden", card=values.forbidding(g, what, seat, card))


def _scope(g: Kaosz, seat: int, card: int, face: Face) -> Scope:
    return Scope(card, face.id, seat, only_opponent(g, seat, card))


@query
def price_to_play(g: Kaosz, seat: int, card: int) -> int:
    """Credits for playing a card from HQ, taxes included; an X comes on top."""
    base = 0 if g.face(card).cost == COST_X else values.cost(g, seat, card)
    return base + values.action_tax(g, seat, "play")


def why_not_play(g: Kaosz, seat: int, card: int, face: Face) -> str:
    """An event or interrupt: time, cost, targets (KG-3.80, 3.90, 6.22)."""
    if face.type == "interrupt":
        if face.subtype not in INTERRUPTS[g.phase]:
            return "timing"
    elif g.phase != "main" or g.active != seat:
        return "timing"
    if g.level and face.type not in TYPES_BY_LEVEL[g.level]:
        return "level"
    price = price_to_play(g, seat, card)
    if price > g.credits[seat]:
        return "cost"
    if values.is_forbidden(g, "play", seat, card):
        return "forbidden"
    budget = g.credits[seat] - price if face.cost == COST_X else None
    if not parts.can_start(g, _scope(g, seat, card, face), face, face.on_play, budget):
        return "target"
    return ""


def why_not_launch(g: Kaosz, seat: int, card: int) -> str:
    """A ship into the hangar (KG-5.10)."""
    if price_to_play(g, seat, card) > g.credits[seat]:
        return "cost"
    return "forbidden" if values.is_forbidden(g, "play", seat, card) else ""


def price_to_pay(g: Kaosz, seat: int, card: int) -> int:
    """Credits for paying a card that lies face down."""
    return values.cost(g, seat, card) + values.action_tax(g, seat, "pay")


@query
def price_where_it_lies(g: Kaosz, seat: int, card: int) -> int | None:
    """The price of a card that lies where cards are paid: on the surface, in the cantina or aboard; None elsewhere."""
    return price_to_pay(g, seat, card) if zone_of(g.cards.place[card]) in ("on", "cantina", "surface") else None


def belongs(g: Kaosz, card: int, face: Face) -> bool:
    """KG-5.12: a bluff can never be paid; the real type must fit the place."""
    if g.carrier[card] >= 0:
        return face.type == ("crew" if card in g.boarded else "equipment")
    return face.type == {"surface": "base", "cantina": "crew"}.get(zone_of(g.cards.place[card]))


def why_not_pay(g: Kaosz, seat: int, card: int, face: Face) -> str:
    """Paying a base, crew or equipment in the main phase (KG-5.13)."""
    if not belongs(g, card, face):
        return "bluff"
    if face.subtype == "trap":
        return "trap"
    if face.subtype == "rocket" and not values.is_allowed(g, "pay_rocket_in_main", seat, card):
        return "rocket"
    if face.type == "base" and not has_developments(g, seat, card):
        return "developments"
    return _why_not_afford(g, seat, card, face)


def has_developments(g: Kaosz, seat: int, card: int) -> bool:
    """KG-3.62."""
    if g.developments[card] >= values.development_limit(g, card):
        return True
    return values.is_allowed(g, "pay_without_developments", seat, card)


def why_not_pay_in_combat(g: Kaosz, seat: int, card: int, face: Face) -> str:
    """Paying what is on a participating ship, in the pay step (KG-7.20-7.22)."""
    if not belongs(g, card, face):
        return "bluff"
    return _why_not_afford(g, seat, card, face)


def why_not_pay_trap(g: Kaosz, seat: int, card: int, face: Face) -> str:
    """Paying a trap that is being bombed (KG-7.57)."""
    if not belongs(g, card, face):
        return "bluff"
    if face.subtype != "trap":
        return "no_trap"
    return _why_not_afford(g, seat, card, face)


def _why_not_afford(g: Kaosz, seat: int, card: int, face: Face) -> str:
    if price_to_pay(g, seat, card) > g.credits[seat]:
        return "cost"
    if values.is_forbidden(g, "pay", seat, card):
        return "forbidden"
    if face.subtype in ("research", "trap"):
        # What only happens once needs its targets now (KG-6.22).
        scope = _scope(g, seat, card, face)
        scope.x = g.developments[card] if face.development == LIMIT_X else 0
        numbers = face.trap if face.subtype == "trap" else face.on_pay
        if numbers and not parts.can_start(g, scope, face, numbers):
            return "target"
    return ""


def payments(g: Kaosz, seat: int) -> list[Option]:
    """What the active player may pay in his main phase. What cannot be paid at all is passed over quickly."""
    backs = g.payable_backs(seat)
    if not backs:
        return []
    design, faces, developments = g.cards.design, g.all_faces(), g.developments
    most = g.credits[seat] if g.has_plain_prices() else DEAREST
    printed_limits = LIMIT_CHANGES.isdisjoint(g.rulings())
    found: list[Option] = []
    for card in backs:
        face = faces[design[card]]
        if face.cost > most or (printed_limits and developments[card] < face.development):
            continue
        if not why_not_pay(g, seat, card, face):
            found.append(("pay", card))
    return found


def why_not_use(g: Kaosz, seat: int, card: int, number: int) -> str:
    """An ability of a card (KG-5.20, 6.3)."""
    face = g.face(card)
    effect = face.effects[number]
    if effect.condition is None and not effect.limit and costs.is_turned(g, card, effect.cost):
        return "ability_cost"
    scope = _scope(g, seat, card, face)
    scope.x = g.fixed_x[card]
    if effect.condition is not None and not conditions.is_true(g, scope, effect.condition):
        return "condition"
    if effect.limit and not limit_left(g, scope.source, effect, number):
        return "limit"
    scope.x = 0
    tax = values.action_tax(g, seat, "use_ability")
    if effect.cost is not None and not costs.can_pay(g, scope, effect.cost, seat, tax):
        return "ability_cost"
    scope.x = g.fixed_x[card]
    if values.is_forbidden(g, "use_ability", seat, card):
        return "forbidden"
    most = costs.budget(effect.cost, g.credits[seat] - tax)
    return "" if parts.can_start(g, scope, face, (number,), most) else "target"


# -- replies in a window -------------------------------------------------------------------------------------


def replies(g: Kaosz, seat: int) -> list[Option]:
    """Everything a player may put on the stack now (section 6.1)."""
    found: list[Option] = []
    hand = g.cards.piles[HQ[seat]]
    if hand:
        faces, design = g.all_faces(), g.cards.design
        for card in hand:
            face = faces[design[card]]
            if face.type == "interrupt" and face.subtype in INTERRUPTS[g.phase]:
                most = g.credits[seat] if g.has_plain_prices() else DEAREST
                if face.cost <= most and not why_not_play(g, seat, card, face):
                    found.append(("play", card))
    if g.texts and g.tools():
        found += uses(g, seat)
    if g.phase == "main" and seat == g.active and g.level != 1:
        found += payments(g, seat)
    return found


def uses(g: Kaosz, seat: int) -> list[Option]:
    """The abilities a player may use now."""
    return [
        ("use", card, number)
        for card in g.able(seat) for number in g.face(card).abilities if not why_not_use(g, seat, card, number)
    ]  # fmt: skip


def no_replies(g: Kaosz, seat: int) -> Iterator[Option]:
    """What a player holds and cannot use now."""
    for card in g.cards.piles.get(HQ[seat], ()):
        face = g.face(card)
        if face.type == "interrupt" and why_not_play(g, seat, card, face):
            yield ("play", card)
    yield from no_uses(g, seat)
    if g.phase == "main" and seat == g.active:
        yield from no_payments(g, seat)


def no_uses(g: Kaosz, seat: int) -> Iterator[Option]:
    for card in g.able(seat):
        for number in g.face(card).abilities:
            if why_not_use(g, seat, card, number):
                yield ("use", card, number)


def no_payments(g: Kaosz, seat: int) -> Iterator[Option]:
    for card, _ in g.unpaid_cards(seat):
        if why_not_pay(g, seat, card, g.face(card)):
            yield ("pay", card)


def explain(g: Kaosz, seat: int, card: int, code: str) -> Reason:
    """A code with the numbers a player wants to see: "costs 6, you have 4"."""
    face = g.face(card)
    if code == "cost":
        in_play = g.in_play(card)
        cost = price_to_pay(g, seat, card) if in_play else price_to_play(g, seat, card)
        rule = "KG-5.13" if in_play else ("KG-5.10" if face.type == "ship" else "KG-5.11")
        return reason("cost", rule, cost=cost, have=g.credits[seat])
    if code == "developments":
        return reason(code, need=values.development_limit(g, card), have=g.developments[card])
    if code == "timing":
        rule = {"start": "KG-3.91", "combat": "KG-3.92", "general": "KG-3.94"}.get(face.subtype, "KG-3.80")
        return reason(code, rule, subtype=face.subtype)
    if code == "forbidden":
        what = "play" if not g.in_play(card) else "pay" if g.paid[card] == UNPAID else "use_ability"
        return forbidden(g, what, seat, card)
    return reason(code)


def demolition_room(g: Kaosz, ship: int) -> int:
    """KG-8.18, A15: up to twice the base bombardment."""
    if not values.abilities(g, ship) & DEMOLITION:
        return 0
    return max(0, 2 * g.face(ship).stats[BOMB] - values.current(g, ship, BOMB))
