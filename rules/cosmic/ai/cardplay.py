"""Encounter cards and reinforcements."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rules.core.decisions import PASS, One, Option, Value

from ..flows.reveal import REINFORCE, strengths
from ..printed.words import LOST, NEGOTIATE, WON
from ..state.cosmos import DEFENSIVE, OFFENSIVE, Cosmos, type_of
from ..state.reckoning import both_attack, totals, winner
from ..state.ships import allied_ships
from ..state.verbs import Ability
from .beliefs import face_of
from .odds import Duel
from .outlook import Outlook
from .skill import Mind
from .stakes import EXACT, FINE, duel_of, fleets, meaning, spread
from .worth import card_worth, reserve_worth

SPENT, RESERVED = 0.7, 0.6  # of what a card is worth in the hand
BETRAYED = 2.0  # what each ship of one's allies costs that is lost by talking where fighting would have saved it


def weigh_cards(look: Outlook, cards: Sequence[int], uses: Sequence[Ability] = ()) -> list[tuple[float, int]]:
    """What each encounter card promises, less what it would be worth later; the best first."""
    g, fleet = look.g, fleets(look)
    attacking = look.seat == fleet.offense
    foe = fleet.defense if attacking else fleet.offense
    duel = Duel(g, uses, look.skill.reckons) if uses else duel_of(look)
    theirs = spread(look, foe, EXACT if look.skill.reckons else FINE)
    allies = allied_ships(g, OFFENSIVE if attacking else DEFENSIVE) if look.skill.heeds_rivals else 0
    found, saved = [], 0.0
    for card in cards:
        face = face_of(g, card)
        total = -(RESERVED * reserve_worth(g, card) if look.skill.seasoned else SPENT * card_worth(g, card, look.seat))
        wins = 0.0
        for other, chance in theirs:
            pair = (face, other) if attacking else (other, face)
            end = duel.winner(*pair)
            total += chance * meaning(look, end, *pair)
            wins += chance * (end == (WON if attacking else LOST))
        found.append((total, card))
        saved = max(saved, wins)
    lost = BETRAYED * allies * saved
    return sorted(((total - lost * (type_of(g, card) == NEGOTIATE), card) for total, card in found), reverse=True)


def select(look: Outlook, asked: One, mind: Mind) -> Value:
    """CE-D15: one of the sensible cards, mixed, so that the choice cannot be read."""
    return mind.mixed([(worth + mind.error(), card) for worth, card in weigh_cards(look, asked.options)])


def unlike(g: Cosmos, cards: Iterable[int]) -> list[Value]:
    """The first card of each type and value."""
    return list({face_of(g, card): card for card in reversed(list(cards))}.values())[::-1]


def prospects(look: Outlook, cards: Sequence[int], uses: Sequence[Ability] = ()) -> float:
    """What the encounter promises with the best of these cards."""
    return max((worth for worth, _ in weigh_cards(look, cards, uses)), default=0.0)


# -- reinforcements


def reinforce(look: Outlook, asked: One, mind: Mind) -> tuple[float, Option]:
    """CE-D16: only what turns the result, with as few cards as possible; nothing otherwise."""
    offered = [o for o in asked.options if o != PASS and o[0] == REINFORCE]
    if not offered or not both_attack(look.g):
        return 0.0, PASS
    won, lost = meaning(look, WON), meaning(look, LOST)
    side = 0 if won > lost else 1
    if winner(look.g) == (WON, LOST)[side]:
        return 0.0, PASS
    numbers = strengths(look.g, look.seat)
    sums = totals(look.g)
    gap = sums[1 - side] - sums[side] + (1 if side == 0 else 0)
    own = sorted({option[1] for option in offered}, key=lambda card: numbers[card])
    chosen = _enough([(numbers[card], card) for card in own], gap)
    if chosen is None:
        return 0.0, PASS
    price = sum(card_worth(look.g, card, look.seat) for card in chosen)
    gain = abs(won - lost) - price + mind.error()
    return gain, next(option for option in offered if option[1] == chosen[-1] and option[2] == side)


def _enough(cards: Sequence[tuple[int, int]], gap: int) -> list[int] | None:
    """The smallest single card that bridges the gap, or the largest ones together; None if they cannot."""
    for number, card in cards:
        if number >= gap:
            return [card]
    found, total = [], 0
    for number, card in reversed(cards):
        found.append(card)
        total += number
        if total >= gap:
            return found
    return None
