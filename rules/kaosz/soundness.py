"""What should never be: cards in two places, counters below zero, columns that contradict the piles."""

from __future__ import annotations

from .state import HANGAR, ON, STACK, Kaosz, seat_of, zone_of
from .words import UNPAID


def unsound(g: Kaosz) -> list[str]:
    """Every broken law, in plain words."""
    found = [f"card {card} is not in exactly one place" for card in g.cards.misplaced()]
    found += [f"there is no card {design!r}" for design in sorted({*g.cards.design} - {*g.all_faces()})]
    found += [f"seat {seat} has {n} credits" for seat, n in enumerate(g.credits) if n < 0]
    for card, place in enumerate(g.cards.place):
        found += _card(g, card, zone_of(place), place)
    if g.outcome is None and not g.stack and not g.announced and g.pile(STACK) and not _is_announcing(g):
        found.append(f"cards {g.pile(STACK)} are being played by nobody")
    if g.combat is None and g.boarded:
        found.append(f"crew {g.boarded} aboard without a combat")
    return found


def _is_announcing(g: Kaosz) -> bool:
    return any(frame._flow in ("kaosz.action", "kaosz.item", "kaosz.announce") for frame in g.frames)


def _card(g: Kaosz, card: int, zone: str, place: str) -> list[str]:
    found = []
    in_play = zone in ("hangar", "cantina", "surface", "on")
    if in_play != g.in_play(card):
        found.append(f"card {card} in {place} has serial {g.serial[card]}")
    if in_play and zone != "on" and g.controller[card] != seat_of(place):
        found.append(f"card {card} in {place} is controlled by {g.controller[card]}")
    if zone == "on":
        ship = g.carrier[card]
        if place != ON[ship] or g.cards.place[ship] not in HANGAR:
            found.append(f"card {card} in {place} is carried by {ship}")
    elif g.carrier[card] >= 0:
        found.append(f"card {card} in {place} has a carrier")
    if not in_play and zone not in (STACK, "out") and seat_of(place) != g.owner[card]:
        found.append(f"card {card} of {g.owner[card]} lies in {place}")
    if min(g.lost[card], g.developments[card]) < 0:
        found.append(f"card {card} has a counter below zero")
    if in_play and (g.paid[card] != UNPAID) != g.cards.face_up[card]:
        found.append(f"card {card} in {place} is turned the wrong way")
    if not in_play and (g.lost[card] or g.developments[card] or g.state[card] or g.paid[card]):
        found.append(f"card {card} in {place} kept its counters")
    return found
