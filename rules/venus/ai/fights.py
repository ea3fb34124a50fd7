"""Inside an attempt: cards for the dice, the declaration, giving up, losses (5.5)."""

from __future__ import annotations

from typing import Any

from .. import points
from ..facts import SKULL
from ..state import Attempt, Onward, card_of
from . import odds, worth
from .paying import Payment, cheapest

WILLING = 1.15  # a fight may cost this much more than it gives once the dice lie: an action is spent anyway


def in_attempt(g: Onward, options: tuple[Any, ...]) -> Any:
    """The next step of the attempt under way."""
    made = g.attempt
    assert made is not None
    gain = worth.tile_worth(g, made.seat, made.planet, made.tile, made.target, made.building)
    need = points.requirement(g, made)
    paid = cheapest(g, made, need)
    if paid is not None and paid.cost <= gain * WILLING + 0.6:
        return _declare(made, paid, options)
    helped = _with_dice(g, made, gain, need, options)
    if helped is not None:
        return helped
    if paid is not None and paid.cost <= gain * WILLING + 1.0:
        return _declare(made, paid, options)
    return "give_up"


def _declare(made: Attempt, paid: Payment, options: tuple[Any, ...]) -> Any:
    """The first piece of the payment that is not laid out yet; confirm when all is."""
    laid: list[tuple[object, ...]] = [("add", card) for card in made.cards]
    laid += [("land", name) for name, count in zip(_UNITS, made.landing, strict=True) for _ in range(count)]
    for card, kind, fresh in made.sacrifices:
        laid.append(("sacrifice", card, _UNITS[kind], "landed" if fresh else "surface"))
    wanted = list(paid.steps())
    for piece in laid:
        if piece not in wanted:
            return "clear"
        wanted.remove(piece)
    if not wanted:
        return "confirm" if "confirm" in options else "give_up"
    return wanted[0] if wanted[0] in options else "give_up"


_UNITS = ("infantry", "tank", "cruiser")


def _with_dice(g: Onward, made: Attempt, gain: float, need: int, options: tuple[Any, ...]) -> Any:
    """A card that makes the fight worth while: a drawn point, a die left out, dice thrown again."""
    for option in options:
        if option[0] == "exclude":
            dice = [face for i, face in enumerate(made.dice) if i != option[2]]
            lower = need - points.difference(made) + max(dice) - min(dice)
            paid = cheapest(g, made, lower)
            if paid is not None and paid.cost + 0.5 <= gain:
                return _best_exclusion(made, option, options)
    draws = [option for option in options if option[0] == "draw"]
    if draws and gain > 1.2:
        return draws[0]
    return _reroll(g, made, gain, need, options)


def _best_exclusion(made: Attempt, option: Any, options: tuple[Any, ...]) -> Any:
    """The die whose loss leaves the smallest difference; a skull rather than another."""

    def left(die: int) -> tuple[int, bool]:
        dice = [face for i, face in enumerate(made.dice) if i != die]
        return max(dice) - min(dice), made.dice[die] != SKULL

    same = [o for o in options if o[0] == "exclude" and o[1] == option[1]]
    return min(same, key=lambda o: left(o[2]))


def _reroll(g: Onward, made: Attempt, gain: float, need: int, options: tuple[Any, ...]) -> Any:
    rolls = [option for option in options if option[0] == "reroll"]
    if not rolls or made.excluded >= 0:
        return None
    guard = need - points.difference(made)
    margin = -1
    for difference in range(7):
        paid = cheapest(g, made, guard + difference)
        if paid is None or paid.cost > gain:
            break
        margin = difference
    best, share = None, 0.4
    for option in rolls:
        kept = tuple(sorted(face for i, face in enumerate(made.dice) if i not in option[2:]))
        chance = odds.chance_rerolled(kept, margin)
        if chance > share:
            best, share = option, chance
    return best


def losing(g: Onward, options: tuple[Any, ...]) -> Any:
    """The cheapest loss: units on the surface are spent anyway; NOSKULL only for what is dear."""

    def cost(option: Any) -> float:
        if option[0] == "lose":
            return worth.unit_loss(g, _UNITS.index(option[1])) * (0.85 if option[2] == "surface" else 1.0)
        if option[0] == "spare":
            return worth.card_worth(card_of(g, option[1]))
        return 9.0

    return min(options, key=cost)
