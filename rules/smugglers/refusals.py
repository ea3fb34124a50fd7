"""Why a wish of Space Smugglers cannot be had: bids, payments, refills, and what gestures may mean besides.

A wish has the form of an option, or says what was brought where:

    ("die", seat, number, face[, sector])    a die, showing this face; `number` counts the dice of a seat
    ("face", face[, sector])                 a face of the palette
    ("token", token)                         a speed token brought elsewhere than home
    ("pool", what), ("stock", seat, what)    energy or goods of the pool, or of a seat
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from rules.core.decisions import Decision, Option
from rules.core.questions import explains
from rules.core.reasons import Reason
from rules.core.records import Json
from rules.core.refusals import offered

from . import bids
from .deliveries import COLOURS, one_of
from .facts import FACES
from .flows import refill
from .questions import BIDS, GIVE, PAY, RACE, TAKE
from .state import Smuggling, facts, speed

STUFF = (refill.ENERGY, *COLOURS)
Refusal = Reason | None


class Asked(NamedTuple):
    """The question that a wish answers."""

    g: Smuggling
    seat: int
    decision: Decision

    @property
    def bids(self) -> bool:
        return self.decision.prompt in BIDS


def _no_bids(g: Smuggling, asked: Decision) -> Iterator[Option]:
    """The bids that would be refused now; in a race they can be made all the same."""
    for option in facts(g).rush:
        if option != bids.CANCEL and bids.code_of(g, asked.seat, option) != bids.OK:
            yield option
    if asked.prompt != RACE and not bids.may_hold(g, asked.seat):
        yield bids.HOLD


def _no_refills(g: Smuggling, asked: Decision) -> Iterator[Option]:
    """Energy and single colours, up to one more than anybody may take."""
    for what in STUFF:
        for count in range(1, max(facts(g).tokens) + 2):
            option: Option = (refill.ENERGY, count)
            if what != refill.ENERGY:
                option = (refill.GOODS, *(count * part for part in one_of(what)))
            if option not in offered(asked):
                yield option


def _no_gifts(g: Smuggling, asked: Decision) -> list[Option]:
    return [option for what in STUFF if (option := ("give", what)) not in offered(asked)]


@explains(*BIDS, withheld=_no_bids)
@explains(TAKE, withheld=_no_refills)
@explains(GIVE, withheld=_no_gifts)
@explains(PAY)
def why_not(g: Smuggling, decision: Decision, wish: Option) -> Refusal:
    """What the wish lacks; None if it belongs to another moment."""
    if decision.seat < 0:
        return None
    if wish == bids.HOLD:
        return bids.why_not_hold(g, decision.seat) if decision.prompt in BIDS else None
    if not isinstance(wish, tuple) or not wish:
        return None
    judge = _JUDGES.get(wish[0]) if isinstance(wish[0], str) else None
    if judge is None or not _fits(g, _SHAPES[wish[0]], wish[1:]):
        return None
    return judge(Asked(g, decision.seat, decision), *wish[1:])


def _fits(g: Smuggling, forms: tuple[str, ...], parts: tuple[Option, ...]) -> bool:
    """Whether all that a wish names exists in this game."""
    for form in forms:
        kinds = form.split()
        if len(kinds) == len(parts) and all(_IS[kind](g, part) for kind, part in zip(kinds, parts, strict=True)):
            return True
    return False


def _said(name: str, rule: str, **params: Json) -> Reason:
    return Reason(f"smugglers.{name}", params, rule)


# -- bidding


def _place(asked: Asked, sector: int, face: int, aim: int = 0) -> Refusal:
    if not asked.bids:
        return None
    action = ("drop", sector, face, 0) if facts(asked.g).stacked else ("place", sector, face)
    code = bids.code_of(asked.g, asked.seat, action)
    if code == bids.OK:
        return _said("die_to_sector", "SM-4.10")
    return bids.reason_for(asked.g, asked.seat, action, code)


def _take(asked: Asked, token: int) -> Refusal:
    if not asked.bids:
        return None
    code = bids.code_of(asked.g, asked.seat, ("take", token))
    if code == bids.OK:
        return _said("token_home", "SM-4.19")
    return bids.reason_for(asked.g, asked.seat, ("take", token), code)


def _die(asked: Asked, seat: int, number: int, face: int, sector: int = -1) -> Refusal:
    """Whose die it is, and whether it still lies in reserve (SM-4.13)."""
    if not asked.bids:
        return None
    if seat != asked.seat:
        return _said("not_your_die", "SM-4.10")
    if not asked.g.reserve[seat]:
        return _said("no_die", "SM-4.10")
    return _place(asked, sector, face) if sector >= 0 else _any_place(asked)


def _face(asked: Asked, face: int, sector: int = -1) -> Refusal:
    if not asked.bids:
        return None
    return _place(asked, sector, face) if sector >= 0 else _any_place(asked)


def _any_place(asked: Asked) -> Refusal:
    """A die that was brought to no sector at all."""
    g, seat = asked.g, asked.seat
    if bids.may_place(g, seat):
        return _said("die_to_sector", "SM-4.10")
    code = bids.DONE if g.tokens[seat] else bids.NO_DIE
    return bids.reason_for(g, seat, ("place", 0, FACES), code)


# -- payment and refill


def _energy(asked: Asked, count: int) -> Refusal:
    return _basket(asked, {refill.ENERGY: count})


def _goods(asked: Asked, *counts: int) -> Refusal:
    return _basket(asked, dict(zip(COLOURS, counts, strict=True)))


def _basket(asked: Asked, wanted: dict[str, int]) -> Refusal:
    """SM-4.141 to 4.144: at most as much as the speed, and as the pool has."""
    if asked.decision.prompt != TAKE:
        return None
    g, most = asked.g, speed(asked.g, asked.seat)
    have = {refill.ENERGY: g.pool_energy, **dict(zip(COLOURS, g.pool_goods, strict=True))}
    if sum(wanted.values()) > most:
        return _said("over_speed", "SM-4.141", speed=most)
    for what, count in wanted.items():
        if count > have[what]:
            return _said("pool_short", "SM-4.143", have=have[what], what=what)
    return _said("take_something", "SM-4.141")


def _give(asked: Asked, what: str) -> Refusal:
    return _said("nothing_to_give", "SM-4.146", what=what) if asked.decision.prompt == GIVE else None


def _pool(asked: Asked, what: str) -> Refusal:
    """Energy or goods of the pool brought elsewhere than home."""
    if asked.decision.prompt == GIVE:
        return _said("only_give", "SM-4.146")
    return _said("pool_home", "SM-4.141") if asked.decision.prompt == TAKE else _said("pool_later", "SM-4.140")


def _stock(asked: Asked, seat: int, what: str) -> Refusal:
    """What a seat owns: it goes to the pool at speed -1, and to the sectors when they are paid."""
    if seat != asked.seat:
        return _said("not_your_stock", "SM-4.146")
    if asked.decision.prompt == GIVE:
        held = {refill.ENERGY: asked.g.energy[seat], **dict(zip(COLOURS, asked.g.goods[seat], strict=True))}
        return _said("give_pool", "SM-4.146") if held[what] else _said("nothing_to_give", "SM-4.146", what=what)
    if asked.decision.prompt == TAKE:
        return _said("only_take", "SM-4.141")
    return _said("pay_in_form", "SM-4.111") if asked.decision.prompt == PAY else _said("stock_later", "SM-4.110")


_JUDGES: dict[str, Callable[..., Refusal]] = {
    "place": _place, "drop": _place, "take": _take, "token": _take, "die": _die, "face": _face,
    "energy": _energy, "goods": _goods, "give": _give, "pool": _pool, "stock": _stock,
}  # fmt: skip


def _is_count(g: Smuggling, it: object) -> bool:
    return type(it) is int and 0 <= it < 100


_IS: dict[str, Callable[[Smuggling, Any], bool]] = {
    "sector": lambda g, it: type(it) is int and 0 <= it < len(g.dice),
    "face": lambda g, it: type(it) is int and 1 <= it <= FACES,
    "seat": lambda g, it: type(it) is int and 0 <= it < facts(g).n,
    "token": lambda g, it: type(it) is int and it in facts(g).tokens,
    "what": lambda g, it: it in STUFF,
    "count": _is_count,
    "aim": lambda g, it: type(it) is int,
}
_SHAPES: dict[str, tuple[str, ...]] = {
    "place": ("sector face",), "drop": ("sector face", "sector face aim"), "take": ("token",), "token": ("token",),
    "die": ("seat count face", "seat count face sector"), "face": ("face", "face sector"),
    "energy": ("count",), "goods": ("count count count count",),
    "give": ("what",), "pool": ("what",), "stock": ("seat what",),
}  # fmt: skip
