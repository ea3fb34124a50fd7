"""Why a wish of Káosz cannot be had: the codes of `legal` and `choices`, and what gestures may mean besides.

A wish has the form of an option, or says what was brought where:

    card                       chosen by itself, where cards are chosen
    ("touch", card)            pointed at
    ("bring", card, *aim)      aim: ("card", other), ("zone", zone, seat), ("lane",), ("plate",)
    ("marker", *aim)           the attack marker
    ("coin", *aim)             a credit

What an opponent's hidden card is plays no part in any answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from rules.core.decisions import Decision, Option, Value
from rules.core.questions import explains, questions_of
from rules.core.reasons import Reason
from rules.core.refusals import offered
from rules.core.windows import PRIORITY_REPLY

from . import choices, legal, values
from .questions import (
    ACTION,
    ATTACKERS,
    BOMBERS,
    BOUND,
    COST_DISCARD,
    CREW,
    DEFENDERS,
    HAND_LIMIT,
    HANGAR_LIMIT,
    HQ_DISCARD,
    OPPONENT,
    PAY,
    RETURN_FIRE,
    SHOOT,
    TAKE,
    TRAP,
)
from .state import CANTINA, HQ, RUIN, SURFACE, Kaosz, zone_of
from .words import ACTIVE, STEALTH, UNPAID

REPLY = PRIORITY_REPLY
Refusal = Reason | None
FLEETS: dict[str, str] = {ATTACKERS: "attack", DEFENDERS: "defend", BOMBERS: "bomb"}  # ships for it are chosen
ZONES = ("colony", "hq", "hangar", "cantina", "surface", "trash", "ruin")


class Asked(NamedTuple):
    """The question that a wish answers."""

    g: Kaosz
    seat: int
    decision: Decision

    @property
    def prompt(self) -> str:
        return self.decision.prompt

    def because(self, code: str, rule: str = "", **params: int | str) -> Reason:
        return Reason(f"kaosz.{code}", params, rule or self.decision.rule)


def no_replies(g: Kaosz, asked: Decision) -> Iterator[Option]:
    return legal.no_replies(g, asked.seat)


def _no_actions(g: Kaosz, asked: Decision) -> Iterator[Option]:
    return choices.no_actions(g, asked.seat)


def _no_payments(g: Kaosz, asked: Decision) -> list[Option]:
    """Cards aboard that cannot be paid in this combat."""
    seat = asked.seat
    found = [("pay", card) for card, _ in g.unpaid_cards(seat) if g.carrier[card] >= 0 and g.side_of(g.carrier[card])]
    return [option for option in found if option not in offered(asked)]


def _no_trap(g: Kaosz, asked: Decision) -> list[Option]:
    option = ("pay", asked.source)
    return [] if option in offered(asked) else [option]


@explains(ACTION, withheld=_no_actions)
@explains(PAY, withheld=_no_payments)
@explains(TRAP, withheld=_no_trap)
@explains(*questions_of("kaosz"))
def why_not(g: Kaosz, decision: Decision, wish: Value) -> Refusal:
    """What the wish lacks; None if it belongs to another moment."""
    if not 0 <= decision.seat < len(g.credits):
        return None
    asked = Asked(g, decision.seat, decision)
    if isinstance(wish, int):
        return _chosen(asked, wish) if _is_card(g, wish) else None
    if isinstance(wish, tuple):
        name, parts = (wish[0], wish[1:]) if wish else ("", ())
    else:
        name, parts = wish, ()
    judge = _JUDGES.get(name) if isinstance(name, str) else None
    return judge(asked, *parts) if judge is not None and _exists(g, name, parts) else None


def _is_card(g: Kaosz, card: object) -> bool:
    return type(card) is int and 0 <= card < len(g.cards.design)


def _exists(g: Kaosz, verb: str, parts: tuple[Option, ...]) -> bool:
    """Whether all that a wish names is there in this game."""
    if verb in ("touch", "bring", "marker", "coin"):
        own, aim = (parts[:1], parts[1:]) if verb in ("touch", "bring") else ((), parts)
        return all(_is_card(g, card) for card in own) and len(own) == (verb in ("touch", "bring")) and _aimed(g, aim)
    if verb == "salvage":
        return len(parts) in (0, 2) and all(_is_card(g, card) for card in parts)
    if verb == "attack":
        return len(parts) == 2 and _is_seat(g, parts[0]) and (parts[1] in ("colony", "hq") or _is_card(g, parts[1]))
    count, extra = _SHAPES[verb]
    least = count + (verb in _NEEDS_MORE)
    if not least <= len(parts) <= count + bool(extra) or not all(_is_card(g, part) for part in parts[:count]):
        return False
    return len(parts) == count or extra(g, parts[count])


def _aimed(g: Kaosz, aim: tuple[Option, ...]) -> bool:
    if not aim or aim in (("lane",), ("plate",)):
        return True
    if aim[0] == "card":
        return len(aim) == 2 and _is_card(g, aim[1])
    return len(aim) == 3 and aim[0] == "zone" and aim[1] in ZONES and _is_seat(g, aim[2])


def _is_seat(g: Kaosz, seat: object) -> bool:
    return type(seat) is int and 0 <= seat < len(g.credits)


# -- the main phase and the windows


def _held(asked: Asked, card: int) -> Refusal:
    """Cards are played and laid from one's own headquarters."""
    return None if card in asked.g.pile(HQ[asked.seat]) else asked.because("not_in_hq", "KG-5.10")


def _launch(asked: Asked, card: int) -> Refusal:
    g, seat = asked.g, asked.seat
    if asked.prompt not in (ACTION, REPLY):
        return None
    missing = _held(asked, card)
    if missing is not None:
        return missing
    if g.face(card).type != "ship":
        return asked.because("no_ship_card", "KG-5.10")
    if asked.prompt == REPLY:
        return asked.because("only_interrupts", "KG-6.1")
    code = legal.why_not_launch(g, seat, card)
    return legal.explain(g, seat, card, code) if code else asked.because("to_hangar", "KG-5.10")


def _play(asked: Asked, card: int) -> Refusal:
    g, seat = asked.g, asked.seat
    if asked.prompt not in (ACTION, REPLY):
        return None
    missing = _held(asked, card)
    if missing is not None:
        return missing
    face = g.face(card)
    if face.type == "ship":
        return _launch(asked, card)
    if not face.on_play:
        replying = asked.prompt == REPLY
        return asked.because("only_interrupts", "KG-6.1") if replying else _laid_first(asked, card)
    code = legal.why_not_play(g, seat, card, face)
    if code:
        return legal.explain(g, seat, card, code)
    return asked.because("to_lane", "KG-5.11" if face.type == "event" else "KG-6.1")


def _laid_first(asked: Asked, card: int) -> Reason:
    """KG-5.12: bases, crew and equipment are laid face down before they are paid."""
    return asked.because("lay_first", "KG-5.12", type=asked.g.face(card).type)


def _lay(asked: Asked, card: int, place: Option) -> Refusal:
    g, seat = asked.g, asked.seat
    if asked.prompt != ACTION:
        return asked.because("only_interrupts", "KG-6.1") if asked.prompt == REPLY else None
    missing = _held(asked, card)
    if missing is not None:
        return missing
    if g.level == 1 or (g.level == 2 and not isinstance(place, int)):
        return legal.reason("level")
    if values.is_forbidden(g, "play", seat):
        return legal.forbidden(g, "play", seat)
    if not isinstance(place, int):
        return None
    if zone_of(g.cards.place[place]) != "hangar":
        return asked.because("lay_where", "KG-5.12")
    if g.controller[place] != seat:
        return asked.because("own_ships", "KG-3.22")
    if values.free_capacity(g, place) <= 0:
        return legal.reason("no_room", size=g.face(place).size)
    return None


def _pay(asked: Asked, card: int) -> Refusal:
    g, seat = asked.g, asked.seat
    if not g.in_play(card):
        return asked.because("pay_in_play", "KG-5.13")
    if g.controller[card] != seat:
        return asked.because("not_yours")
    if g.paid[card] != UNPAID:
        return asked.because("paid", "KG-5.13")
    if asked.prompt == TRAP:
        code = legal.why_not_pay_trap(g, seat, card, g.face(card)) if card == asked.decision.source else ""
        return legal.explain(g, seat, card, code) if code else asked.because("trap_bombed", "KG-7.57")
    if asked.prompt == PAY:
        aboard = g.carrier[card] >= 0 and g.side_of(g.carrier[card])
        code = legal.why_not_pay_in_combat(g, seat, card, g.face(card)) if aboard else ""
        return legal.explain(g, seat, card, code) if code else asked.because("not_aboard", "KG-7.20")
    if asked.prompt == ACTION or (asked.prompt == REPLY and g.phase == "main" and seat == g.active):
        code = legal.why_not_pay(g, seat, card, g.face(card))
        return legal.explain(g, seat, card, code) if code else None
    return asked.because("pay_main", "KG-5.13") if asked.prompt == REPLY else None


def _use(asked: Asked, card: int, number: int = 0) -> Refusal:
    g, seat = asked.g, asked.seat
    if not g.in_play(card) or g.controller[card] != seat:
        return asked.because("not_yours")
    if g.paid[card] == UNPAID or number not in g.face(card).abilities:
        return asked.because("no_ability", "KG-5.20")
    if not g.works(card):
        return asked.because("not_working", "KG-3.54")
    code = legal.why_not_use(g, seat, card, number)
    if code:
        return legal.explain(g, seat, card, code)
    return asked.because("not_this_ship", "KG-7.33") if asked.prompt == SHOOT else None


def _develop(asked: Asked, card: int) -> Refusal:
    g, seat = asked.g, asked.seat
    if asked.prompt != ACTION:
        return None
    if card not in g.pile(SURFACE[seat]):
        return asked.because("only_bases", "KG-5.14")
    if g.level in (1, 2):
        return legal.reason("level")
    if g.developed[card] >= choices.DEVELOP_LIMIT:
        return legal.reason("developed", limit=choices.DEVELOP_LIMIT)
    price = choices.develop_cost(g, seat)
    return legal.reason("cost", "KG-5.14", cost=price, have=g.credits[seat]) if price > g.credits[seat] else None


def _salvage(asked: Asked, *cards: int) -> Refusal:
    if asked.prompt != ACTION:
        return None
    return asked.because("only_bases", "KG-5.18") if any(
        card not in asked.g.pile(SURFACE[asked.seat]) for card in cards
    ) else legal.reason("salvage")  # fmt: skip


def _dig(action: str, rule: str) -> Callable[[Asked], Refusal]:
    def judge(asked: Asked) -> Refusal:
        g, seat = asked.g, asked.seat
        if asked.prompt != ACTION:
            return None
        code = choices.why_not_dig(g, seat, action)
        if code == "cost":
            return legal.reason(code, rule, cost=choices.dig_cost(g, seat, action), have=g.credits[seat])
        return choices.explain_dig(g, seat, code) if code else asked.because("to_hq", rule)

    return judge


def _attack(asked: Asked, other: int, aim: Option) -> Refusal:
    """KG-7.1 to 7.3: whom, what, and with what."""
    g, seat = asked.g, asked.seat
    if asked.prompt != ACTION:
        return None
    if other == seat:
        return asked.because("own_side", "KG-7.1")
    if other not in g.neighbours(seat):
        return legal.reason("neighbour")
    code = choices.why_not_attack(g, seat)
    if code:
        return choices.explain_attack(g, seat, code)
    if g.level in (1, 2) and aim not in ("colony", "hq"):
        return legal.reason("level")
    return asked.because("attack_what", "KG-7.1")


def _end(asked: Asked) -> Refusal:
    return choices.must_attack(asked.g, asked.seat) if asked.prompt == ACTION else None


# -- combat


def _board(asked: Asked, card: int, ship: int) -> Refusal:
    """KG-7.11, 3.53."""
    g, seat = asked.g, asked.seat
    if asked.prompt != CREW:
        return None
    if card not in g.pile(CANTINA[seat]):
        return asked.because("only_crew", "KG-7.11")
    if g.state[card] != ACTIVE:
        return asked.because("crew_used", "KG-3.53")
    if g.controller[ship] != seat or not g.side_of(ship):
        return asked.because("ship_outside", "KG-7.11")
    return legal.reason("no_room", size=g.face(ship).size)


def _fire(asked: Asked, ship: int, target: int = -1) -> Refusal:
    """KG-7.31 to 7.33: with which ship, at which."""
    if asked.prompt != SHOOT:
        return None
    missing = _shooter(asked, ship)
    if missing is not None:
        return missing
    g = asked.g
    aims = target < 0 or (g.side_of(target) and g.side_of(target) != g.side_of(ship))
    if aims and values.is_forbidden(g, "fire", asked.seat, ship):
        return legal.forbidden(g, "fire", asked.seat, ship)
    return asked.because("fire_at", "KG-7.33")


def _shooter(asked: Asked, ship: int) -> Refusal:
    g = asked.g
    if zone_of(g.cards.place[ship]) != "hangar" or g.controller[ship] != asked.seat:
        return asked.because("own_ships", "KG-7.33")
    if not g.side_of(ship):
        return asked.because("ship_outside", "KG-7.33")
    if g.state[ship] != ACTIVE:
        return asked.because("ship_used", "KG-7.33")
    able = {option[1] for option in offered(asked.decision) if isinstance(option, tuple) and option[0] == "fire"}
    return asked.because("slower", "KG-7.32") if able and ship not in able else None


def _burst(asked: Asked, ship: int = -1) -> Refusal:
    if asked.prompt not in (SHOOT, RETURN_FIRE):
        return None
    missing = _shooter(asked, ship) if ship >= 0 else None
    return missing or asked.because("no_burst", "KG-8.13")


def _stealth(asked: Asked, ship: int = -1) -> Refusal:
    """KG-8.17: an attacking bomber with Stealth, and something to bomb."""
    g = asked.g
    if asked.prompt not in (SHOOT, RETURN_FIRE):
        return None
    missing = _shooter(asked, ship) if ship >= 0 else None
    if missing is not None:
        return missing
    if ship >= 0 and g.side_of(ship) != "attacker":
        return asked.because("stealth_attacker", "KG-8.7")
    if ship >= 0 and values.abilities(g, ship) & STEALTH:
        forbids = values.is_forbidden(g, "bomb", asked.seat, ship)
        return legal.forbidden(g, "bomb", asked.seat, ship) if forbids else asked.because("nothing_to_bomb", "KG-7.56")
    return asked.because("no_stealth", "KG-8.7")


def _return(asked: Asked) -> Refusal:
    forbids = values.forbidding(asked.g, "return_fire", asked.seat, asked.decision.source)
    return asked.because("no_return", "KG-7.41", card=forbids) if asked.prompt == RETURN_FIRE else None


def _nothing(asked: Asked) -> Refusal:
    forces = values.forcing(asked.g, "return_fire", asked.seat, asked.decision.source)
    return asked.because("must_return", "KG-7.41", card=forces) if asked.prompt == RETURN_FIRE else None


def _chosen(asked: Asked, card: int) -> Refusal:
    """A card where some of them are chosen: by what the question is about."""
    g, seat, prompt = asked.g, asked.seat, asked.prompt
    if prompt in OPPONENT or prompt in BOUND:
        near = (seat, *g.neighbours(seat))  # of them a player is asked for, not a card
        return None if g.controller[card] in near else asked.because("neighbour")
    if prompt in (*FLEETS, HANGAR_LIMIT):
        if zone_of(g.cards.place[card]) != "hangar" or g.controller[card] != seat:
            return asked.because("own_ships")
        if prompt == BOMBERS and g.side_of(card) != "attacker":
            return asked.because("ship_outside")
        if g.state[card] != ACTIVE:
            return asked.because("ship_used")
        ruled = FLEETS.get(prompt, "")
        if ruled and values.is_forbidden(g, ruled, seat, card):
            return legal.forbidden(g, ruled, seat, card)
        forces = values.forcing(g, ruled, seat, card) if ruled else ""
        return asked.because("must_fight", card=forces) if forces else asked.because("already_fights")
    if prompt in (HAND_LIMIT, HQ_DISCARD, *COST_DISCARD):
        return asked.because("not_in_hq")
    if prompt == TAKE:
        return asked.because("not_looked_at")
    return asked.because("not_target", "KG-6.22") if _picks_cards(asked) else None


def _picks_cards(asked: Asked) -> bool:
    listed = offered(asked.decision)
    return bool(listed) and all(type(option) is int for option in listed)


# -- gestures


def _touch(asked: Asked, card: int) -> Refusal:
    return _bring(asked, card)


def _bring(asked: Asked, card: int, *aim: Option) -> Refusal:
    """A card was pointed at or brought somewhere: what that may mean depends on where it lies."""
    g, seat = asked.g, asked.seat
    if _picks_cards(asked) or asked.prompt in FLEETS:
        inside = card in offered(asked.decision)
        return asked.because("choose_it") if inside else _chosen(asked, card)
    if asked.prompt == CREW and aim[:1] == ("card",):
        return _board(asked, card, aim[1])
    if asked.prompt == CREW:
        crew = card in g.pile(CANTINA[seat]) and g.state[card] == ACTIVE
        return asked.because("to_ship", "KG-7.11") if crew else _board(asked, card, card)
    if asked.prompt == SHOOT:
        return _in_fire(asked, card, aim)
    if asked.prompt not in (ACTION, REPLY):
        return _pay(asked, card) if asked.prompt in (PAY, TRAP) and g.in_play(card) else None
    if card in g.pile(HQ[seat]):
        return _from_hand(asked, card, aim)
    if g.in_play(card):
        return _from_table(asked, card, aim)
    if card in g.pile(RUIN[seat]):
        return _dig("recover", "KG-5.17")(asked) or asked.because("only_interrupts", "KG-6.1")
    return asked.because("not_in_play", "KG-9.3")


def _from_hand(asked: Asked, card: int, aim: tuple[Option, ...]) -> Refusal:
    g, seat = asked.g, asked.seat
    face = g.face(card)
    if asked.prompt == REPLY:
        return _play(asked, card)
    if face.type == "ship":
        return _launch(asked, card)
    if face.on_play:
        return _play(asked, card)
    if aim[:1] == ("card",):
        return _lay(asked, card, aim[1]) or _laid_first(asked, card)
    if aim[:1] == ("zone",) and aim[1] in ("surface", "cantina") and aim[2] == seat:
        return _lay(asked, card, aim[1]) or _laid_first(asked, card)
    return _laid_first(asked, card)


def _from_table(asked: Asked, card: int, aim: tuple[Option, ...]) -> Refusal:
    g, seat = asked.g, asked.seat
    if g.controller[card] != seat:
        return asked.because("not_yours", "KG-5.7")
    if zone_of(g.cards.place[card]) == "hangar" and aim and aim[0] in ("card", "zone"):
        target = _victim(g, aim)
        if target is not None and target[0] != seat and asked.prompt == ACTION:
            return _attack(asked, *target)
    if g.paid[card] == UNPAID and zone_of(g.cards.place[card]) != "hangar":
        return _pay(asked, card) or asked.because("to_plate", "KG-5.13")
    if zone_of(g.cards.place[card]) == "surface" and aim == ("plate",):
        return _develop(asked, card) or _salvage(asked)
    reasons = [_use(asked, card, number) for number in g.face(card).abilities]
    if reasons:
        return reasons[0] or asked.because("to_lane", "KG-5.20")
    ship = zone_of(g.cards.place[card]) == "hangar"
    return asked.because("ship_stays" if ship else "stays", "KG-5.7")


def _victim(g: Kaosz, aim: tuple[Option, ...]) -> tuple[int, Any] | None:
    """Whose and what is attacked by going there."""
    if aim[0] == "zone":
        return aim[2], aim[1] if aim[1] in ("colony", "hq") else ""
    zone, _, owner = g.cards.place[aim[1]].partition(":")
    if zone in ("cantina", "surface", "hangar", "ruin", "colony", "hq"):
        return int(owner), aim[1] if zone in ("cantina", "surface") else ""
    return (g.controller[aim[1]], "") if zone == "on" else None


def _in_fire(asked: Asked, card: int, aim: tuple[Option, ...]) -> Refusal:
    """A ship brought to the colony means Stealth, to anything else a shot (KG-7.33, 8.7)."""
    g = asked.g
    if zone_of(g.cards.place[card]) != "hangar":
        return _use(asked, card, next(iter(g.face(card).abilities), 0)) if g.in_play(card) else asked.because(
            "fire_now", "KG-7.33"
        )  # fmt: skip
    if aim[:1] == ("zone",) and aim[1] in ("colony", "hq") and aim[2] != asked.seat:
        return _stealth(asked, card)
    return _fire(asked, card, aim[1] if aim[:1] == ("card",) else -1)


def _marker(asked: Asked, *aim: Option) -> Refusal:
    if asked.prompt != ACTION:
        return None
    target = _victim(asked.g, aim) if aim and aim[0] in ("card", "zone") else None
    if target is None:
        code = choices.why_not_attack(asked.g, asked.seat)
        return choices.explain_attack(asked.g, asked.seat, code) if code else asked.because("attack_what", "KG-7.1")
    return _attack(asked, *target)


def _coin(asked: Asked, *aim: Option) -> Refusal:
    """A credit laid on something: to pay it or to develop it."""
    g = asked.g
    if asked.prompt not in (ACTION, REPLY, PAY, TRAP):
        return None
    if aim[:1] != ("card",):
        return asked.because("coin_where", "KG-5.13")
    card = aim[1]
    if card in g.pile(HQ[asked.seat]) and asked.prompt in (ACTION, REPLY):
        return _from_hand(asked, card, ())
    if not g.in_play(card) or g.controller[card] != asked.seat:
        return asked.because("coin_where", "KG-5.13")
    if g.paid[card] == UNPAID and zone_of(g.cards.place[card]) != "hangar":
        return _pay(asked, card) or _develop(asked, card)
    return _develop(asked, card) or asked.because("coin_where", "KG-5.13")


def _other(asked: Asked, number: int) -> Refusal:
    """A thing on the stack, a way, a mode, a replacement: only the listed ones are possible."""
    return asked.because("not_target", "KG-6.22")


_JUDGES: dict[str, Callable[..., Refusal]] = {
    "launch": _launch, "play": _play, "lay": _lay, "pay": _pay, "use": _use, "develop": _develop, "salvage": _salvage,
    "draw": _dig("draw", "KG-5.15"), "search": _dig("search", "KG-5.16"), "recover": _dig("recover", "KG-5.17"),
    "attack": _attack, "end": _end, "board": _board, "fire": _fire, "burst": _burst, "stealth": _stealth,
    "return": _return, "nothing": _nothing, "touch": _touch, "bring": _bring, "marker": _marker, "coin": _coin,
    "pile": _dig("draw", "KG-5.15"), "item": _other, "way": _other, "mode": _other, "replace": _other,
}  # fmt: skip


def _is_place(g: Kaosz, place: Option) -> bool:
    return place in ("surface", "cantina") or _is_card(g, place)


def _is_number(g: Kaosz, number: object) -> bool:
    return type(number) is int and 0 <= number < 20


_NEEDS_MORE = ("lay", "board", "item", "way", "mode", "replace")
# How many cards stand behind each verb, and what may follow them.
_SHAPES: dict[str, tuple[int, Any]] = {
    **dict.fromkeys(("launch", "play", "pay", "develop"), (1, None)), "lay": (1, _is_place), "use": (1, _is_number),
    **dict.fromkeys(("pile", "draw", "search", "recover", "end", "return", "nothing"), (0, None)),
    "board": (1, _is_card), "fire": (1, _is_card), "burst": (0, _is_card),
    "stealth": (0, _is_card), **dict.fromkeys(("item", "way", "mode", "replace"), (0, _is_number)),
}  # fmt: skip
