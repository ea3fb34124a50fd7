"""Destiny, launch, invitations and answers: with whom to fight, where, with how many ships, and with whose help."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import One, Option, Some, Split, Value
from rules.core.forms import Form

from ..flows.alliance import NONE, SIDES
from ..flows.destiny import AGAINST, DRIVE_OUT, RESETTLE
from ..flows.resolution import SECOND, STOP
from ..printed.words import ENCOUNTER_TYPES, WON
from ..state.cosmos import DEFENSIVE, OFFENSIVE, Planet, Seat, at_planet, encounter, hand
from ..state.pieces import has_power
from ..state.ships import planets_of, ships_at
from . import fleets as ships
from . import worth
from .beliefs import face_of
from .outlook import Outlook
from .skill import Mind
from .stakes import expected, fleets, joined, outlook, swing, victors

PER_SHIP = 0.032  # how much one ship changes the chance to win
REWARD = 1.5  # what the cards that an ally may draw are worth to him, about
EVEN = 0.47  # the chance of an offense of which nothing is known


# -- whom and where


def target_worth(look: Outlook, planet: Planet, defense: Seat) -> float:
    """What it is worth to attack a planet."""
    there = ships_at(look.g, at_planet(planet), defense)
    gain = look.settling(look.seat, planet) - look.for_me(defense, look.unsettling(defense, planet))
    chance = EVEN + 0.02 * (4 - there) - 0.004 * (look.cards[defense] - 6)
    if not has_power(look.g, defense):
        chance += 0.04
    stack = _citadels(look, planet)
    return min(0.9, max(0.1, chance - 0.01 * stack)) * (gain + worth.NEW_TURN) - 1.5


def _citadels(look: Outlook, planet: Planet) -> int:
    """What lies beside a planet for its defense."""
    return sum(face_of(look.g, card)[1] for card in look.g.cards.piles.get(f"citadel:{planet}", ()))


def best_target(look: Outlook, defense: Seat) -> float:
    return max((target_worth(look, p, defense) for p in planets_of(look.g, defense)), default=0.0)


def defense(look: Outlook, asked: One, mind: Mind) -> Value:
    """CE-D9, CE-D10."""

    def weigh(option: Option) -> float:
        if option[0] == AGAINST:
            return best_target(look, option[1])
        if option[0] == DRIVE_OUT:
            return target_worth(look, option[1], option[2])
        if option[0] == RESETTLE:
            return look.home(look.seat) + worth.NEW_TURN
        return EVEN * (look.colony(look.seat) + worth.NEW_TURN) - 1.5  # another card

    return mind.best(asked.options, weigh)


def aim(look: Outlook, asked: One, mind: Mind) -> Value:
    """CE-D11."""
    foe = encounter(look.g).defense
    return mind.best(asked.options, lambda planet: target_worth(look, planet, foe))


def launch(look: Outlook, asked: Split, mind: Mind) -> Value:
    """CE-D12: four ships, as a rule; fewer if they are expensive."""
    gain = max(4.0, swing(look) + mind.error(0.5))
    return ships.take(look, asked, ships.how_many(look, asked, PER_SHIP * gain, 0.45))


def further(look: Outlook, asked: One, mind: Mind) -> Value:
    """CE-D27: on, unless there is nothing left to fight with."""
    cards = [face_of(look.g, c) for c in hand(look.g, look.seat)]
    armed = any(face[0] in ENCOUNTER_TYPES for face in cards)
    if not armed or look.ships[look.seat] <= look.need:
        return asked.options[-1] if asked.options[-1] != SECOND else STOP
    return SECOND


# -- invitations


def invite(look: Outlook, asked: Some, mind: Mind) -> Value:
    """CE-D13: whoever helps more than his gain hurts; never somebody who would win alone by it. Against an attack that
    wins the game everybody is called whose ships do no harm, for each of them may be the one that is missing."""
    fleet = fleets(look)
    attacking = look.seat == fleet.offense
    least = -REWARD if not attacking and look.skill.heeds_rivals and victors(look) else 0.0
    side = OFFENSIVE if attacking else DEFENSIVE
    base = expected(look)
    chosen: list[Seat] = []
    for seat in asked.items:
        if attacking and look.skill.heeds_rivals and _wins_alone(look, seat, fleet.planet):
            continue
        sent = ships.likely_sent(look, seat)
        gain = expected(joined(look, seat, side, sent)) - base + mind.error(0.4)
        # Whoever is not invited may be invited by the other side.
        against = base - expected(joined(look, seat, 3 - side, sent))
        if gain + 0.35 * max(0.0, against) > least:
            chosen.append(seat)
    return tuple(chosen)


def _wins_alone(look: Outlook, seat: Seat, planet: Planet) -> bool:
    """Whether a landing would make this player win, and not the one who looks."""
    return look.settling(seat, planet) >= worth.VICTORY and look.settling(look.seat, planet) < worth.VICTORY


# -- answers


def answer(look: Outlook, asked: Form, mind: Mind) -> Value:
    """CE-D14: no side, or the one that promises more, with as many ships as pay; who must join sends what pays best."""
    blank = asked.opening()
    best, chosen = stay_out(look) + 0.2 if blank["side"] == NONE else -worth.VICTORY, tuple(blank.items())
    split = dict(asked.fields)["ships"]
    assert isinstance(split, Split)
    for value in answers(look, asked):
        filled = dict(value)
        gain = joining(look, SIDES[filled["side"]], filled["ships"], split) + mind.error()
        if gain > best:
            best, chosen = gain, value
    return chosen


def staying_out(asked: Form) -> Value | None:
    """The answer of somebody who helps nobody; None if he must join."""
    blank = asked.opening()
    return tuple(blank.items()) if blank["side"] == NONE else None


def answers(look: Outlook, asked: Form) -> Iterator[Value]:
    """The ways to join a side that are worth a thought."""
    fields = dict(asked.fields)
    sides, split = fields["side"], fields["ships"]
    assert isinstance(sides, One) and isinstance(split, Split)
    for name in sides.options:
        for count in _counts(split) if name != NONE else ():
            filled = {"side": name, "ships": ships.take(look, split, count)}
            if asked.fits is None or asked.fits(filled) is None:
                yield tuple(filled.items())


def _counts(split: Split) -> list[int]:
    return sorted({n for n in (1, 2, 4, split.high) if max(1, split.low) <= n <= split.high} or {split.high})


def stay_out(look: Outlook) -> float:
    """What the encounter means to somebody who only watches."""
    return expected(look)


def joining(look: Outlook, side: int, parts: Value, split: Split) -> float:
    """What it means to join a side with these ships, less what they leave behind."""
    then = joined(look, look.seat, side, dict(zip(map(str, split.slots), parts, strict=True)))
    there = ships.present(look, look.seat, split)
    cost = ships.taking_cost(look, look.seat)
    price = 0.0
    for slot, count, n in zip(split.slots, there, parts, strict=True):
        price += sum(cost(str(slot), count - i) for i in range(n))
    # Only if the game goes on anybody misses the ships that were sent.
    return expected(then) - price * (1.0 - (outlook(then).get(WON, 0.0) if victors(then) else 0.0))
