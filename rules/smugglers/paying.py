"""The form of a payment: for each won sector which ship goes without, and what each cruiser gets.

    ships_2      "unpaid", "undelivered", "all" or ("omit", ship): of the sector at position 2
    cruiser_2_0  the colour that its first cruiser gets; a cruiser that is left out or lost gets nothing

The values of the form make an outcome of `dues`; the fields list only what some outcome has.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from rules.core.decisions import Decision, One, Option, Value
from rules.core.forms import FormValues
from rules.core.frame import Frame
from rules.core.reasons import Reason

from .deliveries import COLOURS, CRUISER, NONE, Delivery, Goods, add, counted, subtract
from .dues import Bill, Outcome, Positions, bill_of
from .questions import PAY
from .state import Seat, Smuggling

UNPAID, UNDELIVERED, ALL, OMIT = "unpaid", "undelivered", "all", "omit"


def ask(f: Frame, seat: Seat, bill: Bill) -> FormValues | None:
    """The payment that the seat has chosen; None if it has no choice. The form begins with the fewest goods."""
    if f.given(PAY, seat) is None and len(found := bill.outcomes()) == 1:
        return None
    return f.form(
        PAY, seat, lambda: fields(bill, found), start=lambda: sheet_of(bill, found[0], found),
        fits=lambda filled: objection(bill, filled), rule="SM-4.111", later=True,
    )  # fmt: skip


# -- what can be written


def fields(bill: Bill, found: Sequence[Outcome]) -> dict[str, Decision]:
    """The fields of the form; each offers what stands in at least one outcome."""
    made: dict[str, Decision] = {}
    for s in bill.positions:
        lost: list[Option] = [] if all(s in paid for paid, _, _ in found) else [UNPAID]
        if any(s in paid and s not in delivered for paid, delivered, _ in found):
            lost.append(UNDELIVERED)
        parts, printed = _parts(bill, s, found), bill.card(s).ships
        left_out = [o for o in (*dict.fromkeys(printed), "") if any(part in parts for part in _given(printed, o))]
        options = (*[(OMIT, ship) if ship else ALL for ship in left_out], *lost)
        blocked = (UNPAID, _reason("must_pay", "SM-4.111", s)), (UNDELIVERED, _reason("must_deliver", "SM-4.127", s))
        why = tuple((option, reason) for option, reason in blocked if option not in lost)
        made[f"ships_{s}"] = One(0, "", options=options, source=s, blocked=why)
        for k, name in enumerate(_cruisers(bill, s) if parts else ()):
            made[name] = One(0, "", options=_colours(bill), source=(s, k))
    return made


def _cruisers(bill: Bill, s: int) -> list[str]:
    """The fields for the cruisers of a sector; none where there is no cube to give."""
    count = bill.card(s).ships.count(CRUISER) if bill.goods != NONE else 0
    return [f"cruiser_{s}_{k}" for k in range(count)]


def _colours(bill: Bill) -> tuple[str, ...]:
    return tuple([colour for colour, have in zip(COLOURS, bill.goods, strict=True) if have])


def _parts(bill: Bill, s: int, found: Sequence[Outcome]) -> set[Goods]:
    """The goods for one sector that some outcome has room for."""
    fits: set[Goods] = set()
    for delivered in dict.fromkeys(delivered for _, delivered, _ in found if s in delivered):
        sums = {goods for _, where, goods in found if where == delivered}
        others = [tuple(bill.card(other).deliveries) for other in delivered if other != s] or [(NONE,)]
        fits |= {part for part in bill.card(s).deliveries if any(add(part, other) in sums for other in others[0])}
    return fits


def _given(ships: Sequence[str], omitted: str) -> list[Goods]:
    """The goods for these ships without the one left out, for all colours of the cruisers."""
    rest = list(ships)
    if omitted:
        rest.remove(omitted)
    fixed = counted(rest)
    return [add(fixed, counted(colours)) for colours in product(COLOURS, repeat=rest.count(CRUISER))]


# -- between forms and outcomes


def read(bill: Bill, filled: FormValues) -> tuple[Positions, dict[int, Goods]]:
    """Which sectors are paid, and the goods for each that is delivered."""
    paid: list[int] = []
    parts: dict[int, Goods] = {}
    for s in bill.positions:
        how = filled[f"ships_{s}"]
        if how == UNPAID:
            continue
        paid.append(s)
        if how != UNDELIVERED:
            parts[s] = goods_for(bill.card(s).ships, s, filled)
    return tuple(paid), parts


def goods_for(ships: Sequence[str], s: int, filled: FormValues) -> Goods:
    """What a filled form gives to the ships of a delivered sector."""
    rest = list(ships)
    if filled[f"ships_{s}"] != ALL:
        rest.remove(filled[f"ships_{s}"][1])
    gifts = [filled[f"cruiser_{s}_{k}"] for k in range(rest.count(CRUISER)) if f"cruiser_{s}_{k}" in filled]
    return counted([*rest, *gifts])


def outcome_of(bill: Bill, filled: FormValues) -> Outcome:
    """The outcome of a filled form."""
    paid, parts = read(bill, filled)
    return paid, tuple(parts), _total(parts)


def sheet_of(bill: Bill, outcome: Outcome, found: Sequence[Outcome]) -> FormValues:
    """A filled form that makes this outcome, one of those found."""
    paid, delivered, goods = outcome
    parts = shares(bill, delivered, goods)
    filled: FormValues = {}
    for s in bill.positions:
        how = bill.card(s).deliveries[parts[s]] if s in parts else Delivery("", ())
        lost = UNDELIVERED if s in paid else UNPAID
        filled[f"ships_{s}"] = lost if s not in parts else (OMIT, how.omitted) if how.omitted else ALL
        if CRUISER in bill.card(s).ships and any(s in where for _, where, _ in found):
            for k, name in enumerate(_cruisers(bill, s)):
                filled[name] = how.cruisers[k] if k < len(how.cruisers) else _colours(bill)[0]
    return filled


def answer_of(bill: Bill, outcome: Outcome, found: Sequence[Outcome]) -> Value:
    """The same as an answer to the form."""
    return tuple(sheet_of(bill, outcome, found).items())


def shares(bill: Bill, delivered: Positions, goods: Goods) -> dict[int, Goods]:
    """Which part of a goods payment goes to which sector; any division is an equal move (SM-7.2)."""
    if len(delivered) < 2:
        return dict.fromkeys(delivered, goods)
    here, there = (bill.card(s).deliveries for s in delivered)
    first = next(part for part in here if subtract(goods, part) in there)
    return {delivered[0]: first, delivered[1]: subtract(goods, first)}


def _total(parts: dict[int, Goods]) -> Goods:
    whole = NONE
    for part in parts.values():
        whole = add(whole, part)
    return whole


# -- what does not fit


def objection(bill: Bill, filled: FormValues) -> Reason | None:
    """Why a filled form is no legal payment; the reason names the field that it concerns."""
    paid, parts = read(bill, filled)
    delivered, cost = tuple(parts), bill.cost(paid)
    if cost > bill.energy:
        return _reason("energy_short", "SM-4.112", paid[-1], need=cost, have=bill.energy)
    if paid not in bill.payable():
        return _reason("must_pay", "SM-4.111", next(s for s in bill.positions if s not in paid))
    for possible, payments in bill.deliverable(paid):
        if possible == delivered:
            return None if _total(parts) in payments else _reason("goods_short", "SM-4.120", delivered[-1])
        if set(delivered) < set(possible):
            return _reason("must_deliver", "SM-4.127", next(s for s in possible if s not in delivered))
    return _reason("goods_short", "SM-4.125", delivered[-1])


def _reason(name: str, rule: str, s: int, **params: int) -> Reason:
    return Reason(f"smugglers.{name}", {**params, "field": f"ships_{s}"}, rule)


# -- logs of earlier versions


def is_older(prompt: str, value: Value) -> bool:
    """Whether a logged answer is a payment as it was before there was a form."""
    return prompt == PAY and type(value) is tuple and value[:1] == ("pay",)


def reworded(g: Smuggling, seat: Seat, value: Value) -> Value:
    """("pay", paid, delivered, red, yellow, blue, green), with sums of 1 << position, as a filled form."""
    _, paid, delivered, red, yellow, blue, green = value
    outcome = (_positions(paid), _positions(delivered), (red, yellow, blue, green))
    bill = bill_of(g, seat)
    return answer_of(bill, outcome, bill.outcomes())


def _positions(bits: int) -> Positions:
    return tuple([s for s in range(bits.bit_length()) if bits >> s & 1])
