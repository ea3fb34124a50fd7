"""Citadel (CE-A6): attack cards beside planets help their defense; wild it helps any defense (CE-F6)."""

from __future__ import annotations

from rules.core.frame import Frame
from rules.core.hooks import Source
from rules.core.ranges import CARD

from ..atoms import cards, course, powers
from ..printed.words import ATTACK, BOTH_LOSE, WON
from ..questions import RAISE_CITADEL_CARD, RAISE_CITADEL_PLANET
from ..state.cosmos import Cosmos, beside_planet, cards_at, encounter, hand, type_of, value_of
from ..state.ships import planets
from ..state.verbs import Ability, About, change, deed, printed

AGAINST = "against"  # the super flare: subtracted instead of added
DEFENSE_SLOT = 1


@deed("raise_citadel", locals={"card": CARD})
def raise_citadel(g: Cosmos, f: Frame) -> None:
    """(i) An attack card from the hand..."""
    f.card = f.pick(RAISE_CITADEL_CARD, f.seat, _attacks(g, f.seat), rule="CE-A6")


@raise_citadel.step
def place(g: Cosmos, f: Frame) -> None:
    """...lies face up beside any planet."""
    planet, sheet = f.pick(RAISE_CITADEL_PLANET, f.seat, list(planets(g)), rule="CE-A6"), f.source[1]
    cards.put_beside(g, f.card, planet)
    standing = g.sheets[sheet].marks.get(powers.BESIDE_PLANETS, [])
    powers.put_mark(g, sheet, powers.BESIDE_PLANETS, sorted({*standing, f.card}))


@raise_citadel.needs
def _has_cards(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(hand(g, ability.seat))


@raise_citadel.possible
def _has_attack(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(_attacks(g, ability.seat))


def _attacks(g: Cosmos, seat: int) -> list[int]:
    return [card for card in hand(g, seat) if type_of(g, card) == ATTACK]


@deed("activate_citadels")
def activate_citadels(g: Cosmos, f: Frame) -> None:
    """(ii) All of the target planet: their sum for the defense, or against it."""
    planet = encounter(g).planet
    number = sum(value_of(g, card) for card in cards_at(g, beside_planet(planet)))
    sign = -1 if f.about.get("effect") == AGAINST else 1
    course.add_to_total(g, DEFENSE_SLOT, sign * number, printed(g, f.source)[1])
    course.declare(g, "activate_citadels", f.seat, f.source, printed(g, f.source), planet=planet)


@activate_citadels.needs
def _citadels_stand(g: Cosmos, ability: Ability, about: About) -> bool:
    planet = encounter(g).planet
    return planet >= 0 and bool(cards_at(g, beside_planet(planet)))


@change("fallen_citadels")
def fallen_citadels(g: Cosmos, source: Source, value: list[int], about: object) -> list[int]:
    """Activated citadels are discarded if the defense has lost."""
    if encounter(g).outcome not in (WON, BOTH_LOSE):
        return value
    return [*value, *cards_at(g, beside_planet(source.text["planet"]))]


@deed("aid_defense")
def aid_defense(g: Cosmos, f: Frame, *, number: int) -> None:
    course.add_to_total(g, DEFENSE_SLOT, number, printed(g, f.source)[1])
