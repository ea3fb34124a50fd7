"""The actions of the main phase: announced and paid, answered in a window, then carried out (KG-5.9-5.19, 6.8)."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import COUNT, NUMBER, SEAT, SEAT_OR_NONE, WORD, either, list_of
from rules.core.zones import move_card

from .. import choices, legal, values
from ..atoms import cards, course, effects
from ..effects import replacing
from ..effects.lasting import use_cost_changes
from ..questions import BOUND
from ..ranges import PARTS
from ..state import CANTINA, HANGAR, HQ, ON, RUIN, STACK, SURFACE, Kaosz
from ..words import UNPAID, WORKS
from .effects import carry_parts, is_unsettled, settle
from .search import search
from .stack import window

LOOKED_AT = 5  # KG-5.16

action = Flow(
    "kaosz.action", params={"verb": WORD, "seat": SEAT, "args": list_of(either(NUMBER, WORD))},
    locals={"serial": COUNT, "bound": SEAT_OR_NONE, "parts": PARTS},
)  # fmt: skip


@action.step
def declare(g: Kaosz, f: Frame) -> Next:
    """Announce and pay (KG-6.8)."""
    out = DECLARE[f.verb](g, f)
    if f.verb in ("play", "launch"):
        return out
    return _answered(g, f)


def _answered(g: Kaosz, f: Frame) -> Next:
    """The window of the announced action; without one it happens at once."""
    opened = window(g, "attack" if f.verb == "attack" else "main", f.seat)
    if opened is None:
        return goto("happen")
    opened.then = "happen"
    return opened


@action.step
def bind(g: Kaosz, f: Frame) -> Next:
    """An event has its choices by now; a ship's lasting text gets the neighbour it is about (KG-11.41)."""
    if f.verb == "play":
        f.parts = f.returned["parts"]
        course.announce(g, f.seat, "play", f.args[0])
        return _answered(g, f)
    f.bound = -1
    if g.is_multiplayer and g.face(f.args[0]).says_opponent:
        f.bound = f.pick(BOUND.by(f.flow), f.seat, g.neighbours(f.seat), only=True, rule="KG-D31", source=f.args[0])
    return _answered(g, f)


@action.step
def happen(g: Kaosz, f: Frame) -> Next:
    """The action itself; what has become impossible does nothing (KG-6.21)."""
    out = HAPPEN[f.verb](g, f)
    return out if out is not None or f.verb == "play" else tidy(g, f)


@action.step
def tidy(g: Kaosz, f: Frame) -> Next:
    course.close_announcement(g)
    if f.verb == "play" and g.cards.place[f.args[0]] == STACK:
        cards.to_trash(g, f.args[0])  # KG-6.17
    return call(settle, then="") if is_unsettled(g) else done()


# -- laying a card face down (KG-5.9, 5.12) ------------------------------------------------------------------


def _declare_lay(g: Kaosz, f: Frame) -> None:
    card, place = f.args
    course.announce(g, f.seat, "lay", place)
    cards.to_stack(g, card, False)


def _lay(g: Kaosz, f: Frame) -> None:
    card, place = f.args
    seat = f.seat
    if place == "surface":
        cards.enter_play(g, card, SURFACE[seat], seat, UNPAID)
    elif place == "cantina":
        cards.enter_play(g, card, CANTINA[seat], seat, UNPAID)
    elif g.in_play(place) and g.controller[place] == seat and values.free_capacity(g, place) > 0:
        cards.enter_play(g, card, ON[place], seat, UNPAID, place)
    else:
        cards.to_ruin(g, card)  # KG-6.21: nothing was paid for it
        return
    effects.fire(g, "card_played", actor=seat, subject=card)


# -- ships and events (KG-5.10, 5.11) ------------------------------------------------------------------------


def _declare_launch(g: Kaosz, f: Frame) -> None:
    card = f.args[0]
    price = legal.price_to_play(g, f.seat, card)
    use_cost_changes(g, f.seat, card)
    course.announce(g, f.seat, "launch", card)
    cards.to_stack(g, card, True)
    cards.spend(g, f.seat, price, "play")


def _launch(g: Kaosz, f: Frame) -> None:
    card = f.args[0]
    cards.enter_play(g, card, HANGAR[f.seat], f.seat, WORKS)
    cards.bind(g, card, f.bound)
    effects.fire(g, "ship_played", actor=f.seat, subject=card)
    effects.fire(g, "card_played", actor=f.seat, subject=card)


def _declare_play(g: Kaosz, f: Frame) -> Next:
    return call("kaosz.announce", kind="card", seat=f.seat, card=f.args[0])


def _play(g: Kaosz, f: Frame) -> Next:
    card = f.args[0]
    return carry_parts(f.seat, card, g.cards.design[card], f.parts, "tidy")


# -- developing, drawing, searching, recovering, salvaging (KG-5.14-5.18) ------------------------------------


def _declare_develop(g: Kaosz, f: Frame) -> None:
    course.announce(g, f.seat, "develop", f.args[0])
    cards.spend(g, f.seat, choices.develop_cost(g, f.seat), "develop")
    f.serial = g.serial[f.args[0]]


def _develop(g: Kaosz, f: Frame) -> None:
    if g.serial[f.args[0]] == f.serial:
        cards.develop(g, f.args[0], 1, bought=True)


def _declare_dig(g: Kaosz, f: Frame) -> None:
    course.announce(g, f.seat, f.verb)
    cards.spend(g, f.seat, choices.dig_cost(g, f.seat, f.verb), f.verb)


def _draw(g: Kaosz, f: Frame) -> Next:
    return replacing.draw(g, f, [(f.seat, 1)])


def _search(g: Kaosz, f: Frame) -> Next:
    return search(g, f.seat, LOOKED_AT, 1, "shuffle")


def _recover(g: Kaosz, f: Frame) -> None:
    """KG-5.17: the card that was put there first."""
    ruin = g.pile(RUIN[f.seat])
    if ruin:
        move_card(g, ruin[0], HQ[f.seat], traced=True)


def _declare_salvage(g: Kaosz, f: Frame) -> None:
    course.announce(g, f.seat, "salvage", *f.args)


def _salvage(g: Kaosz, f: Frame) -> Next:
    one, other = f.args
    wanted = {one: 2} if one == other else {one: 1, other: 1}
    if any(not g.in_play(card) or g.developments[card] < n for card, n in wanted.items()):
        return None
    out = replacing.gain(g, f, [(f.seat, 1)], "salvage")
    for card, n in wanted.items():
        cards.develop(g, card, -n)
    return out


# -- attacking (KG-5.19, 7.1-7.4) ----------------------------------------------------------------------------


def _declare_attack(g: Kaosz, f: Frame) -> None:
    defender, aim = f.args
    cards.spend(g, f.seat, values.attack_tax(g, f.seat), "tax")
    course.begin_combat(g, f.seat, defender, aim)
    course.announce(g, f.seat, "attack", defender, aim)


def _attack(g: Kaosz, f: Frame) -> Next:
    course.close_announcement(g)
    return call("kaosz.combat")


Move = Callable[[Kaosz, Frame], Next]

DECLARE: dict[str, Move] = {
    "lay": _declare_lay, "launch": _declare_launch, "play": _declare_play, "develop": _declare_develop,
    "draw": _declare_dig, "search": _declare_dig, "recover": _declare_dig, "salvage": _declare_salvage,
    "attack": _declare_attack,
}  # fmt: skip
HAPPEN: dict[str, Move] = {
    "lay": _lay, "launch": _launch, "play": _play, "develop": _develop, "draw": _draw, "search": _search,
    "recover": _recover, "salvage": _salvage, "attack": _attack,
}  # fmt: skip
