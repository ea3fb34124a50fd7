"""Fodder (CE-A12) throws in attacks between both cards; its wild flare joins late (CE-F12)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option
from rules.core.frame import Frame

from ..atoms import cards, course
from ..flows.alliance import SIDES, ally
from ..flows.launch import launch_sources
from ..printed.words import ALLY, ATTACK
from ..questions import JOIN_LATE_SHIP, THROW_IN_FODDER
from ..state.cosmos import NEITHER, Cosmos, encounter, hand, type_of, value_of
from ..state.pieces import own_side
from ..state.reckoning import both_attack, face
from ..state.verbs import Ability, About, deed, printed

LOWER = "lower"  # the super flare: whatever the own card is


def _bounds(g: Cosmos, seat: int, about: About) -> tuple[int, int]:
    """Higher than the one, lower than the other: the cards as they were revealed."""
    slot = own_side(g, seat)
    return (-1 if about.get("effect") == LOWER else face(g, slot)[1]), face(g, 1 - slot)[1]


def _fodder(g: Cosmos, seat: int, about: About) -> list[int]:
    low, high = _bounds(g, seat, about)
    return [card for card in hand(g, seat) if type_of(g, card) == ATTACK and low < value_of(g, card) < high]


@deed("throw_in")
def throw_in(g: Cosmos, f: Frame) -> None:
    """Their sum is added to the own total."""
    thrown = f.some(THROW_IN_FODDER, f.seat, _fodder(g, f.seat, f.about), 0, rule="CE-A12")
    number = sum(value_of(g, card) for card in thrown)
    cards.discard(g, f.seat, thrown, "fodder")
    if number:
        course.add_to_total(g, own_side(g, f.seat), number, printed(g, f.source)[1])


@throw_in.needs
def _room_between(g: Cosmos, ability: Ability, about: About) -> bool:
    if not both_attack(g):
        return False
    low, high = _bounds(g, ability.seat, about)
    return high - low > 1


@throw_in.possible
def _holds_fodder(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(_fodder(g, ability.seat, about))


@deed("join_late")
def join_late(g: Cosmos, f: Frame) -> None:
    """With one ship, on a side that had invited the player."""
    sources = list(launch_sources(g, f.seat, ALLY))
    place = f.pick(JOIN_LATE_SHIP, f.seat, sources, rule="CE-F12")
    ally(g, f.seat, SIDES[f.aim[0]], {place: 1})


@join_late.still_needs
def _was_invited(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(_inviting(g, ability.seat) and launch_sources(g, ability.seat, ALLY))


@join_late.aims
def _sides(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    return list(_inviting(g, ability.seat))


def _inviting(g: Cosmos, seat: int) -> list[str]:
    """Who joined and was sent home has not declined (as in CE-E72)."""
    if encounter(g).joined[seat] != NEITHER:
        return []
    return [side for i, side in enumerate(SIDES) if seat in encounter(g).invited[i]]
