"""The arithmetic of an attempt: requirement, points, skulls (5.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .facts import CRUISER, INFANTRY, SKULL, TANK
from .kinds import UNITS, Card
from .state import Attempt, Onward, card_of, defence, facts, tile_of

if TYPE_CHECKING:
    from .seen import Account

POINTS = frozenset(("points", "points_at", "points_against_crisis"))


def counting(attempt: Attempt) -> list[int]:
    """The dice but for the one that is excluded (OV-6.15)."""
    out = attempt.excluded
    return attempt.dice if out < 0 else attempt.dice[:out] + attempt.dice[out + 1 :]


def difference(attempt: Attempt) -> int:
    """OV-5.40, OV-6.15: highest less lowest of the dice that count."""
    dice = counting(attempt)
    return max(dice) - min(dice)


def requirement(g: Onward, attempt: Attempt) -> int:
    """OV-5.40, of the present dice and the present board (OV-5.74)."""
    return defence(g, attempt.planet, attempt.tile, attempt.target) + difference(attempt)


def skulls(attempt: Attempt) -> int:
    """OV-5.57: losses to be taken."""
    return max(0, counting(attempt).count(SKULL) - attempt.spared)


def card_points(g: Onward, attempt: Attempt, card: int) -> int:
    """What a card of the declaration gives by itself; 0 for boosters and for cards of another place."""
    return printed_points(g, attempt, card_of(g, card))


def printed_points(g: Onward, attempt: Attempt, face: Card) -> int:
    """The same, of what is printed on it."""
    do = face.do
    if do not in POINTS or (do != "points" and face.numbers["planet"] != facts(g).names[attempt.planet]):
        return 0  # OV-6.3, OV-6.4
    if do == "points_against_crisis" and (attempt.tile < 0 or tile_of(g, attempt.tile).kind != "crisis"):
        return 0  # OV-6.5
    n: int = face.numbers["n"]
    return n


def boosted(g: Onward, attempt: Attempt) -> list[int]:
    """The points of each kind of unit with the boosters declared (OV-5.48, OV-6.6 to 6.9)."""
    worth = facts(g).points[:]
    for card in attempt.cards:
        face = card_of(g, card)
        if face.do == "boost":
            worth[UNITS.index(face.numbers["unit"])] += 1
    return worth


def points(g: Onward, attempt: Attempt) -> int:
    """What the declaration and the cards that already took effect are worth."""
    (infantry, tanks, cruisers), worth = attempt.landing, boosted(g, attempt)
    total: int = attempt.bonus + infantry * worth[INFANTRY] + tanks * worth[TANK] + cruisers * worth[CRUISER]
    for card in attempt.cards:
        total += card_points(g, attempt, card)
    for card, _, _ in attempt.sacrifices:
        total += card_of(g, card).numbers["n"]
    if attempt.again:  # OV-5.76; a sacrifice declared again is one of the sacrifices
        total += card_points(g, attempt, attempt.encored)
    return total


def worth_of_card(g: Onward, attempt: Attempt, card: int) -> int:
    """What a card adds when it is declared; a sacrifice only with a unit to remove (OV-6.10)."""
    face = card_of(g, card)
    n: int = face.numbers["n"] if face.do == "sacrifice" else card_points(g, attempt, card)
    return n


def account(g: Onward, attempt: Attempt) -> Account:
    """How requirement and points come about, for those who do the sum: defence, dice, the worth of each unit."""
    return {
        "defence": defence(g, attempt.planet, attempt.tile, attempt.target),
        "difference": difference(attempt),
        "worth": dict(zip(UNITS, boosted(g, attempt), strict=True)),
        "bonus": attempt.bonus,
        "spared": attempt.spared,
        "enough": suffices(g, attempt),
    }


def suffices(g: Onward, attempt: Attempt) -> bool:
    """OV-5.41, OV-5.42: enough points, and at least one unit lands."""
    return any(attempt.landing) and points(g, attempt) >= requirement(g, attempt)
