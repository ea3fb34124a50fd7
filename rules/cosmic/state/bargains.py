"""What a deal offer says, and whether it can be kept (chapter 6).

An offer is plain data:

    by             who makes it
    cards          exact cards that he gives (CE-6.4), open or face down
    open           whether these cards are shown
    give, want     {spec: number} of further cards in both directions
    give_colony    a planet where the other may found a colony, or -1
    want_colony
    release        {seat: ships} out of the warp (CE-6.13)

A spec is "random", "choice" (the giver chooses), "lowest" or "highest" (attacks), or a card type (the giver chooses
among that type).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from rules.core.decisions import Amount, Decision, One, Option, Some
from rules.core.forms import FormValues
from rules.core.reasons import Reason
from rules.core.records import Json

from ..printed.facts import DEAL_OFFERS
from ..printed.words import ATTACK, CARD_TYPES
from .cosmos import GATE, Cosmos, Planet, Seat, at_planet, hand, opponent, type_of, value_of
from .pieces import hooks
from .ships import colonies, has_colony, in_warp, planet_of, ships_at

PROPOSE, ACCEPT, BREAK_OFF = "propose", "accept", "break_off"
CLOSED, OPEN = "closed", "open"
NONE = "none"
RANDOM, CHOICE, LOWEST, HIGHEST = "random", "choice", "lowest", "highest"
SPECS = (RANDOM, CHOICE, LOWEST, HIGHEST, *CARD_TYPES)
Offer = dict[str, Json]


# -- asking for an offer


def message_fields(g: Cosmos, seat: Seat, says: Sequence[str]) -> dict[str, Decision]:
    """CE-D21: what a dealer can write on the sheet; with accept and break off the rest counts for nothing."""
    partner = opponent(g, seat)
    fields: dict[str, Decision] = {"say": One(seat, "", options=tuple(says), blocked=_unsaid(says))}
    if PROPOSE not in says:
        return fields
    own, theirs = len(hand(g, seat)), len(hand(g, partner))
    fields |= {
        "cards": Some(seat, "", items=tuple(hand(g, seat)), high=own),
        "open": One(seat, "", options=(CLOSED, OPEN)),
        "give": Amount(seat, "", slots=tuple((spec, 0, own) for spec in SPECS)),
        "want": Amount(seat, "", slots=tuple((spec, 0, theirs) for spec in SPECS)),
        "give_colony": _colony_field(g, seat, seat, partner),
        "want_colony": _colony_field(g, seat, partner, seat),
    }
    if may_release(g, seat) or may_release(g, partner):
        slots = tuple((f"seat_{s}", 0, in_warp(g, s) if colonies(g, s) else 0) for s in g.seats())
        fields["release"] = Amount(seat, "", slots=slots)
    return fields


def _unsaid(says: Sequence[str]) -> tuple[tuple[Option, Reason], ...]:
    """CE-6.30, CE-6.34: why a message is not possible now."""
    reasons = {
        ACCEPT: Reason("cosmic.no_offer", {"field": "say"}, "CE-6.30"),
        PROPOSE: Reason("cosmic.no_more_offers", {"number": DEAL_OFFERS, "field": "say"}, "CE-6.34"),
    }
    return tuple((word, reason) for word, reason in reasons.items() if word not in says)


def _colony_field(g: Cosmos, seat: Seat, giver: Seat, taker: Seat) -> One:
    offered = grantable(g, giver, taker)
    barred = tuple((p, _why_no_grant(g, giver, taker, p)) for p in map(Planet, range(len(g.home))) if p not in offered)
    return One(seat, "", options=(NONE, *offered), blocked=barred)


def _why_no_grant(g: Cosmos, giver: Seat, taker: Seat, planet: Planet) -> Reason:
    """CE-6.6 to 6.8."""
    if not has_colony(g, giver, planet):
        return Reason("cosmic.no_colony_there", {}, "CE-6.6")
    if ships_at(g, at_planet(planet), taker):
        return Reason("cosmic.has_colony", {}, "CE-6.7")
    return Reason("cosmic.no_ship_to_send", {}, "CE-6.8")


def blank(g: Cosmos, seat: Seat, says: Sequence[str]) -> FormValues:
    """The sheet before anything is written: breaking off."""
    sheet = {name: next(asked.answers()) for name, asked in message_fields(g, seat, says).items()}
    return {**sheet, "say": BREAK_OFF}


def message_fits(g: Cosmos, seat: Seat, offer: Offer | None) -> Callable[[FormValues], Reason | None]:
    """CE-6.11, CE-6.31: an offer moves something, and its maker can keep it; only who can keep it may accept."""
    held, theirs = _held(g, seat), len(hand(g, opponent(g, seat)))
    cannot = None if offer is None else shortfall(held, (), offer["want"])

    def fits(sheet: FormValues) -> Reason | None:
        if sheet["say"] == ACCEPT and cannot is not None:
            return Reason("cosmic.cannot_fulfil", {"spec": cannot, "field": "say"}, "CE-6.31")
        if sheet["say"] != PROPOSE:
            return None
        give, want = _specs(sheet["give"]), _specs(sheet["want"])
        lacking = shortfall(held, sheet["cards"], give)
        if lacking is not None:
            return Reason("cosmic.cannot_give", {"spec": lacking, "field": "give"}, "CE-6.31")
        if sum(want.values()) > theirs:
            return Reason("cosmic.too_many_wanted", {"have": theirs, "field": "want"}, "CE-6.31")
        if not (sheet["cards"] or give or want or sheet["give_colony"] != NONE or sheet["want_colony"] != NONE):
            return Reason("cosmic.empty_offer", {}, "CE-6.11")
        return None

    return fits


def offer_of(seat: Seat, sheet: FormValues) -> Offer:
    """What was written on the sheet, as plain data."""
    return {
        "by": seat,
        "cards": list(sheet["cards"]),
        "open": sheet["open"] == OPEN,
        "give": _specs(sheet["give"]),
        "want": _specs(sheet["want"]),
        "give_colony": _planet(sheet["give_colony"]),
        "want_colony": _planet(sheet["want_colony"]),
        "release": {str(s): n for s, n in enumerate(sheet.get("release", ())) if n},
    }


def _specs(numbers: Sequence[int]) -> dict[str, int]:
    return {spec: n for spec, n in zip(SPECS, numbers, strict=True) if n}


def _planet(chosen: Json) -> int:
    return -1 if chosen == NONE else int(chosen)


def may_release(g: Cosmos, seat: Seat) -> bool:
    return bool(hooks.ask(g, "release", False, seat))


# -- colonies


def settlers(g: Cosmos, seat: Seat) -> dict[str, int]:
    """CE-6.8, CE-6.9: ships for a granted colony come from colonies or from the gate."""
    waiting = ships_at(g, GATE, seat)
    return {**colonies(g, seat), **({GATE: waiting} if waiting else {})}


def grantable(g: Cosmos, giver: Seat, taker: Seat) -> list[int]:
    """CE-6.6, CE-6.7: planets where the giver has a colony and the taker has none, if the taker has a ship."""
    if not settlers(g, taker):
        return []
    return [planet_of(p) for p in colonies(g, giver) if not ships_at(g, p, taker)]


# -- cards


def _held(g: Cosmos, seat: Seat) -> dict[int, str]:
    return {card: type_of(g, card) for card in hand(g, seat)}


def shortfall(held: Mapping[int, str], exact: Collection[int], specs: Mapping[str, int]) -> str | None:
    """The first part of an offer that a hand cannot fulfil; None if it can fulfil all of it."""
    left = [kind for card, kind in held.items() if card not in exact]
    ends = specs.get(LOWEST, 0) + specs.get(HIGHEST, 0)
    if ends > left.count(ATTACK):
        return LOWEST if specs.get(LOWEST) else HIGHEST
    for kind in CARD_TYPES:
        need = specs.get(kind, 0) + (ends if kind == ATTACK else 0)
        if specs.get(kind, 0) and need > left.count(kind):
            return kind
    if sum(specs.values()) > len(left):
        return RANDOM if specs.get(RANDOM) else CHOICE
    return None


def fixed_cards(g: Cosmos, seat: Seat, offer: Offer) -> list[int]:
    """The cards a dealer gives without a choice: the exact ones, then the lowest and highest attacks.

    An exact one may have been played since the deal was agreed: what is not in the hand cannot be given (CE-6.4)."""
    given = [card for card in offer["cards"] if card in hand(g, seat)] if offer["by"] == seat else []
    specs = specs_of(offer, seat)
    attacks = sorted(
        (c for c in hand(g, seat) if c not in given and type_of(g, c) == ATTACK), key=lambda c: value_of(g, c)
    )
    low, high = specs.get(LOWEST, 0), specs.get(HIGHEST, 0)
    given += attacks[:low]
    rest = attacks[low:]
    return given + rest[len(rest) - min(high, len(rest)) :]


def specs_of(offer: Offer, giver: Seat) -> Mapping[str, int]:
    specs: Mapping[str, int] = offer["give"] if offer["by"] == giver else offer["want"]
    return specs


def choice_fields(g: Cosmos, seat: Seat, offer: Offer) -> dict[str, Decision]:
    """CE-6.32, CE-D22: what the giver still chooses. In worlds that are only imagined there may be too few cards."""
    specs, fixed = specs_of(offer, seat), fixed_cards(g, seat, offer)
    left = [card for card in hand(g, seat) if card not in fixed]
    fields: dict[str, Decision] = {}
    for spec in (*CARD_TYPES, CHOICE):
        if specs.get(spec):
            items = tuple(card for card in left if spec == CHOICE or type_of(g, card) == spec)
            count = min(specs[spec], len(items))
            fields[spec] = Some(seat, "", items=items, low=count, high=count)
    return fields


def choice_start(g: Cosmos, seat: Seat, offer: Offer) -> FormValues:
    """The first cards that do: types first, then any others."""
    taken: list[int] = []
    sheet: FormValues = {}
    for spec, asked in choice_fields(g, seat, offer).items():
        items = [card for card in getattr(asked, "items", ()) if card not in taken]
        sheet[spec] = tuple(items[: getattr(asked, "low", 0)])
        taken += sheet[spec]
    return sheet


def choice_fits(sheet: FormValues) -> Reason | None:
    """No card counts twice."""
    chosen = [card for cards in sheet.values() for card in cards]
    return Reason("cosmic.card_twice", {}, "CE-6.32") if len(set(chosen)) < len(chosen) else None


def seen_offer(g: Cosmos, offer: Offer, seat: int | None) -> dict[str, Any]:
    """An offer as others see it: exact cards only if they are shown, or known to whoever looks."""
    shown = [card if g.knows(seat, card) else None for card in offer["cards"]]
    return {**offer, "cards": shown}
