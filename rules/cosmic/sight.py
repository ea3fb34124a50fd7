"""Who may know what (1b): the view of a seat, and the worlds that fit it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from rules.core.chance import RandomSource
from rules.core.frame import Frame
from rules.core.knowledge import HAND, memory_of, permute_hidden
from rules.core.records import Json
from rules.core.under_way import on_top, under_way

from .atoms.cheating import forget_cheats
from .bargains import seen_offer
from .ending import foreign_needed
from .facts import Facts
from .flows.compensation import TAKER, payment
from .kinds import Text
from .pieces import has_power, is_usable, is_zapped, playable
from .reckoning import account, totals
from .ships import foreign_colonies, home_colonies
from .state import (
    ASIDE,
    DEALT,
    DECK,
    DESTINY,
    DESTINY_DISCARD,
    DISCARD,
    FLARES,
    LABS,
    PLAY,
    SLOTS,
    TECH_DECK,
    TECH_DISCARD,
    Cosmos,
    Encounter,
    Seat,
    at_planet,
    at_tech,
    beside_planet,
    cards_at,
    encounter,
    facts,
    hand,
    opposing_main,
    under_tech,
)  # fmt: skip
from .verbs import deed_of
from .words import ENCOUNTER_TYPES, FLARE


def view(g: Cosmos, seat: int | None) -> dict[str, Json]:
    """Everything on the table, the own hand, and how many cards the others hold."""
    return {
        "turn": g.turns,
        "active": g.active,
        "first": g.first,
        "needed": foreign_needed(g),
        "planets": [_planet(g, p) for p in range(len(g.home))],
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


def _planet(g: Cosmos, planet: int) -> dict[str, Json]:
    return {
        "home": g.home[planet],
        "destroyed": g.destroyed[planet],
        "ships": list(g.ships[at_planet(planet)]),
        "cards": list(cards_at(g, beside_planet(planet))),
    }


def _seat(g: Cosmos, seat: Seat, eyes: int | None) -> dict[str, Json]:
    return {
        "colour": g.colours[seat],
        "cards": len(hand(g, seat)),
        "hand": [card for card in hand(g, seat) if g.sees(eyes, card)],
        "dealt": [card for card in g.pile(DEALT[seat]) if g.sees(eyes, card)],
        "aside": [card for card in cards_at(g, ASIDE[seat]) if g.sees(eyes, card)],
        "foreign": foreign_colonies(g, seat),
        "home": home_colonies(g, seat),
        "power": has_power(g, seat),
        "lab": [_tech(g, seat, card, eyes) for card in g.pile(LABS[seat])],
    }


def _tech(g: Cosmos, seat: Seat, card: int, eyes: int | None) -> dict[str, Json]:
    shown = card if g.knows(eyes, card) else None
    under = cards_at(g, under_tech(card))
    return {
        "card": shown,
        "place": at_tech(card),
        "ships": g.ships[at_tech(card)][seat],
        "cards": len(under),
        "under": [each for each in under if g.sees(eyes, each)],
    }


def _sheet(g: Cosmos, number: int, eyes: int | None) -> dict[str, Json]:
    sheet = g.sheets[number]
    open_, lying = sheet.face_up or sheet.holder == eyes, cards_at(g, f"sheet:{number}")
    return {
        "alien": sheet.alien if open_ else None,
        "holder": sheet.holder,
        "face_up": sheet.face_up,
        "extra": sheet.extra,
        "lender": sheet.lender,
        "marks": dict(sheet.marks),
        "cards": len(lying),
        "hoard": [card for card in lying if g.sees(eyes, card)],
        "zapped": is_zapped(g, number),
        "works": is_usable(g, number),
    }


def _encounter(g: Cosmos, e: Encounter, eyes: int | None) -> dict[str, Json]:
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
        "laid": [_laid(g, e, slot, eyes) for slot in (0, 1)],
        "shown": [list(face) for face in e.shown],
        "totals": list(e.totals) or (totals(g) if e.shown and not e.outcome else []),
        "parts": account(g) if e.shown and not e.outcome else [],
        "added": [[slot, number, why] for slot, number, why in e.added],
        "outcome": e.outcome,
        "accusers": list(e.accusers),
        "bargain": seen_offer(g, e.bargain, eyes) if e.bargain else None,
        "effects": [[effect.name, effect.seat, effect.data["text"]] for effect in e.effects],
        "flares": [[seat, g.cards.design[card] if g.knows(eyes, card) else None] for seat, card in e.flares],
    }


def _laid(g: Cosmos, e: Encounter, slot: int, eyes: int | None) -> Json:
    """The card in a slot: its number for whoever knows it, "back" for others, nothing if there is none."""
    card = e.laid[slot]
    if card < 0:
        return None
    return card if g.knows(eyes, card) else "back"


def _deal(g: Cosmos, eyes: int | None) -> Json:
    """The offer on the table (CE-6.36)."""
    f = under_way(g, "cosmic.deal")
    if f is None or f.get("offer") is None:
        return None
    return {"offer": seen_offer(g, f.offer, eyes), "made": f.made, "seat": f.seat}


# -- imagining


def imagine(g: Cosmos, seat: int, rng: RandomSource) -> None:
    """Other hands and decks; other aliens on sheets that lie face down (CE-9.10)."""
    _imagine_sheets(g, seat, rng)
    forget_cheats(g, seat)
    rest = _imagine_flares(g, seat, rng) if _is_mixed(g) else None
    permute_hidden(g, seat, rng, _fits(g, seat, rng), rest)


def _is_mixed(g: Cosmos) -> bool:
    """Flares are mixed in once all have an alien."""
    return bool(g.sheets) and facts(g).options["flares"] != "off"


def _imagine_flares(g: Cosmos, seat: int, rng: RandomSource) -> list[int]:
    """Which flares are in the game (CE-3.6); gives all cards but those that are not.

    Half of all hidden cards are flares out of the game: with these settled first the rest is dealt in one go.
    """
    known, designs, aside = facts(g), g.cards.design, g.pile(FLARES)
    others = [c for c in range(len(designs)) if g.cards.place[c] != FLARES]
    inside = [c for c in others if designs[c] in known.flares and not g.knows(seat, c)]
    remembered = {design for group in memory_of(g, seat).among for design in group.designs}
    sure = _in_deck(g, seat) | remembered
    flares = sorted(designs[c] for c in (*aside, *inside))
    free = [design for design in flares if design not in sure]
    rng.shuffle(free)
    drawn = [*free[: len(aside)], *(design for design in flares if design in sure), *free[len(aside) :]]
    for card, design in zip((*aside, *inside), drawn, strict=True):
        designs[card] = design
    return others


def _in_deck(g: Cosmos, seat: int) -> set[str]:
    """The flares of all aliens that a seat knows to have been chosen."""
    flare_of = facts(g).flare_of
    return {flare_of[s.alien] for s in g.sheets if s.original and (s.face_up or s.holder == seat)}


def _imagine_sheets(g: Cosmos, seat: int, rng: RandomSource) -> None:
    hidden = [sheet for sheet in g.sheets if sheet.holder >= 0 and sheet.holder != seat and not sheet.face_up]
    if not hidden:
        return
    known = {sheet.alien for sheet in g.sheets if sheet.holder >= 0 and sheet not in hidden}
    free = sorted(set(facts(g).aliens) - known)
    for sheet, alien in zip(hidden, rng.sample(free, len(hidden)), strict=True):
        sheet.alien = alien
    drawing = on_top(g, "cosmic.changing")
    if drawing is not None and drawing.seat != seat and "alien" in drawing.locals:
        drawing.alien = rng.choice([a for a in free if a not in [sheet.alien for sheet in hidden]])


def _fits(g: Cosmos, seat: int, rng: RandomSource) -> Callable[[str, int], bool]:
    """What a hidden card can be: flares only where they are, encounter cards in slots and in armed hands."""
    known = facts(g)
    mixed, in_deck = _is_mixed(g), _in_deck(g, seat)
    armed, played = _armed_cards(g, seat, rng), _played_cards(g)

    def fits(design: str, card: int) -> bool:
        place, kind = g.cards.place[card], known.types.get(design)
        if kind is None:
            return True  # destiny and technology cards
        if card in played:
            return _could_be_played(known, design, played[card])
        if place == FLARES:
            return kind == FLARE and not (mixed and design in in_deck)
        if place.startswith("dealt:"):
            return kind == FLARE
        if place in SLOTS or place.startswith("under:") or card in armed:
            return kind in ENCOUNTER_TYPES
        return mixed or kind != FLARE

    return fits


def _played_cards(g: Cosmos) -> dict[int, Frame]:
    """Cards that are being played and may not lie open yet, with the frame that plays them."""
    return {int(f.source[1]): f for f in g.frames if f.flow == "cosmic.playing"}


def _could_be_played(known: Facts, design: str, frame: Frame) -> bool:
    """Whether a card of this design could be played like that: at this moment, and aimed or not."""
    text = _text(known, design, str(frame.source[2]))
    if text is None or frame.entry >= len(text.uses):
        return False
    use = text.uses[frame.entry]
    return frame.when in use.at and bool(frame.aim) == (deed_of(use.do).list_aims is not None)


def _text(known: Facts, design: str, side: str) -> Text | None:
    """What stands on a card, or on this side of it; None if there is no such text."""
    if not side:
        return known.artifacts.get(design)
    flare = known.flares.get(design)
    return None if flare is None else flare.super if side == "super" else flare.wild


def _armed_cards(g: Cosmos, seat: int, rng: RandomSource) -> set[int]:
    """One card of each main player who is known to hold an encounter card and has not laid it yet."""
    if not g.encounters or not encounter(g).armed or encounter(g).phase != "planning":
        return set()
    e = encounter(g)
    found: set[int] = set()
    for slot, other in enumerate((e.offense, e.defense)):
        if other == seat or e.laid[slot] >= 0:
            continue
        cards = playable(g, other)
        if any(g.knows(seat, c) and known_type(g, c) in ENCOUNTER_TYPES for c in cards):
            continue
        closed = [c for c in cards if not g.knows(seat, c) and not _is_bare(g, seat, c)]
        if closed:
            found.add(rng.choice(closed))
    return found


def _is_bare(g: Cosmos, seat: int, card: int) -> bool:
    """Whether a seat can tell that a card is no encounter card: those are all elsewhere, or it is among others."""
    groups, types = memory_of(g, seat).among, facts(g).types
    for group in groups:
        if card in group.cards:
            return len(group.designs) == len(group.cards) and not any(
                types[d] in ENCOUNTER_TYPES for d in group.designs
            )
    designs = g.cards.design
    hidden = Counter(designs[c] for c in range(len(designs)) if not g.knows(seat, c))
    free = hidden - Counter(design for group in groups for design in group.designs)
    return bool(groups) and not any(types.get(design) in ENCOUNTER_TYPES for design in free)


def known_type(g: Cosmos, card: int) -> str:
    return facts(g).types[g.cards.design[card]]
