"""Who may know what (1b): the view of a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from rules.core.cards import HAND
from rules.core.hooks import ValueStep
from rules.core.records import Json
from rules.core.under_way import on_top, under_way

from .flows.ending import foreign_needed
from .flows.resolution import TAKER, payment
from .printed.facts import DEAL_LOSS, DEAL_OFFERS
from .state.bargains import seen_offer
from .state.cosmos import (
    ASIDE,
    DEALT,
    DECK,
    DESTINY,
    DESTINY_DISCARD,
    DISCARD,
    LABS,
    PLAY,
    TECH_DECK,
    TECH_DISCARD,
    Cosmos,
    Encounter,
    Planet,
    Seat,
    at_planet,
    at_tech,
    beside_planet,
    cards_at,
    hand,
    mains,
    opposing_main,
    under_tech,
)
from .state.pieces import has_power, hooks, is_usable, is_zapped
from .state.reckoning import Account, account, told_account, totals, why_totals
from .state.ships import foreign_colonies, home_colonies

if TYPE_CHECKING:
    from .seen import DealSeen, EncounterSeen, PlanetSeen, SeatSeen, SheetSeen, TableSeen, TechnologySeen


def view(g: Cosmos, seat: int | None) -> TableSeen:
    """Everything on the table, the own hand, and how many cards the others hold."""
    return {
        "turn": g.turns,
        "active": g.active,
        "first": g.first,
        "needed": foreign_needed(g),
        "planets": [_planet(g, Planet(p)) for p in range(len(g.home))],
        "warp": list(g.ships["warp"]),
        "gate": list(g.ships["gate"]),
        "beside": list(g.ships["beside"]),
        "out": list(g.ships["out"]),
        "tokens": [[token.card, token.seat, list(token.places), token.ship] for token in g.tokens],
        "seats": [_seat(g, s, seat) for s in g.seats()],
        "sheets": [_sheet(g, i, seat) for i in range(len(g.sheets))],
        "deck": len(g.pile(DECK)),
        "discard": list(g.pile(DISCARD)),
        "in_play": list(g.pile(PLAY)),
        "destiny": len(g.pile(DESTINY)),
        "destiny_discard": list(g.pile(DESTINY_DISCARD)),
        "tech_deck": len(g.pile(TECH_DECK)),
        "tech_discard": list(g.pile(TECH_DISCARD)),
        "cards": {str(c): g.cards.design[c] for c in range(len(g.cards.design)) if _shown(g, seat, c)},
        "encounter": _encounter(g, g.encounters[-1], seat) if g.encounters else None,
        "encounters": len(g.encounters),
        "deal": _deal(g, seat),
        "stack": [[item.id, item.seat, item.source, item.negated] for item in g.stack],
    }


def _shown(g: Cosmos, seat: int | None, card: int) -> bool:
    """Cards that lie where their number can be told; what is remembered of other hands stands under "known"."""
    if g.sees(seat, card):
        return True
    return g.knows(seat, card) and (g.arrangement(g.cards.place[card]) != HAND or card in _open_hand(g, seat))


def _open_hand(g: Cosmos, seat: int | None) -> list[int]:
    """The hand that another player lays open for this one to choose from: the answer names its cards."""
    f = on_top(g, "cosmic.loot", "cosmic.compensation")
    if f is None or f.seat != seat:
        return []
    if f.flow == "cosmic.loot":
        return hand(g, opposing_main(g, f.seat))
    due = payment(g, f.seat, f.payer, f.count)
    return hand(g, due["from"]) if due["by"] == TAKER else []


def _planet(g: Cosmos, planet: Planet) -> PlanetSeen:
    return {
        "home": g.home[planet],
        "destroyed": g.destroyed[planet],
        "ships": list(g.ships[at_planet(planet)]),
        "cards": list(cards_at(g, beside_planet(planet))),
    }


def _seat(g: Cosmos, seat: Seat, viewer: int | None) -> SeatSeen:
    return {
        "colour": g.colours[seat],
        "cards": len(hand(g, seat)),
        "hand": [card for card in hand(g, seat) if g.sees(viewer, card)],
        "dealt": [card for card in g.pile(DEALT[seat]) if g.sees(viewer, card)],
        "aside": [card if g.sees(viewer, card) else None for card in cards_at(g, ASIDE[seat])],
        "foreign": foreign_colonies(g, seat),
        "home": home_colonies(g, seat),
        "power": has_power(g, seat),
        "lab": [_tech(g, seat, card, viewer) for card in g.pile(LABS[seat])],
    }


def _tech(g: Cosmos, seat: Seat, card: int, viewer: int | None) -> TechnologySeen:
    shown = card if g.knows(viewer, card) else None
    under = cards_at(g, under_tech(card))
    return {
        "card": shown,
        "place": at_tech(card),
        "ships": g.ships[at_tech(card)][seat],
        "cards": len(under),
        "under": [each for each in under if g.sees(viewer, each)],
    }


def _sheet(g: Cosmos, number: int, viewer: int | None) -> SheetSeen:
    sheet = g.sheets[number]
    open_, lying = sheet.face_up or sheet.holder == viewer, cards_at(g, f"sheet:{number}")
    return {
        "alien": sheet.alien if open_ else None,
        "holder": sheet.holder,
        "face_up": sheet.face_up,
        "extra": sheet.extra,
        "lender": sheet.lender,
        "marks": dict(sheet.marks),
        "cards": len(lying),
        "hoard": [card for card in lying if g.sees(viewer, card)],
        "zapped": is_zapped(g, number),
        "works": is_usable(g, number),
    }


def _encounter(g: Cosmos, e: Encounter, viewer: int | None) -> EncounterSeen:
    drawn = e.destiny if e.destiny >= 0 and g.cards.place[e.destiny] == DESTINY_DISCARD else -1
    return {
        "offense": e.offense,
        "defense": e.defense,
        "number": e.number,
        "nested": e.nested,
        "phase": e.phase,
        "system": e.system,
        "planet": e.planet,
        "destiny": drawn,
        "sides": list(e.sides),
        "invited": [list(seats) for seats in e.invited],
        "laid": [_laid(g, e, slot, viewer) for slot in (0, 1)],
        "shown": [list(face) for face in e.shown],
        "totals": list(e.totals) or (totals(g) if e.shown and not e.outcome else []),
        "parts": _parts(g, e),
        "changes": [_change(step) for step in why_totals(g)] if e.shown and not e.outcome else [],
        "added": [[slot, number, why] for slot, number, why in e.added],
        "outcome": e.outcome,
        "accusers": list(e.accusers),
        "bargain": seen_offer(g, e.bargain, viewer) if e.bargain else None,
        "effects": [[effect.name, effect.seat, effect.data["text"]] for effect in e.effects],
        "flares": [[seat, g.cards.design[card] if g.knows(viewer, card) else None] for seat, card in e.flares],
    }


def _parts(g: Cosmos, e: Encounter) -> Account:
    """What both totals are made of, now or when they decided."""
    if not e.shown or e is not g.encounters[-1]:
        return []
    if not e.outcome:
        return account(g)
    return told_account(g) if e.totals and e.fought else []


def _change(step: ValueStep) -> list[Json]:
    """Which piece changes the totals, and by how much each."""
    return [
        step.piece,
        *(sum(after.values()) - sum(before.values()) for before, after in zip(step.before, step.after, strict=True)),
    ]


def _laid(g: Cosmos, e: Encounter, slot: int, viewer: int | None) -> int | Literal["back"] | None:
    """The card in a slot: its number for whoever knows it, "back" for others, nothing if there is none."""
    card = e.laid[slot]
    if card < 0:
        return None
    return card if g.knows(viewer, card) else "back"


def _deal(g: Cosmos, viewer: int | None) -> DealSeen | None:
    """The talk about a deal: who speaks, the offer on the table, and what no deal would cost (CE-6.20, CE-6.36)."""
    f = under_way(g, "cosmic.deal")
    if f is None or f.get("made") is None:
        return None
    offer = None if f.offer is None else seen_offer(g, f.offer, viewer)
    loss = [hooks.ask(g, "deal_loss", DEAL_LOSS, seat) for seat in mains(g)]
    return {"offer": offer, "made": f.made, "most": DEAL_OFFERS, "seat": f.seat, "loss": loss}
