"""What the ends of the encounter under way mean to a seat, and what they come to with the chances of each."""

from __future__ import annotations

from collections.abc import Mapping

from rules.core.contract import clone
from rules.core.lean import dataclass

from ..atoms.ships import move_ships
from ..printed.facts import DEAL_LOSS
from ..printed.words import BOTH_LOSE, DEAL, LOST, NO_DEAL, WON
from ..state.cosmos import BESIDE, DEFENSIVE, GATE, NEITHER, OFFENSIVE, Planet, Seat, encounter
from ..state.ships import in_encounter
from . import worth
from .beliefs import Face, Spread, condensed, likely
from .odds import Duel, chances
from .outlook import Outlook

EXACT, FINE, ROUGH = 99, 8, 5  # into how many parts attacks are put together
GOOD_DEAL = 7.0  # what a deal brings on average to whoever makes one
COMPENSATION = 1.5  # a card from a hand


@dataclass(frozen=True, slots=True)
class Fleets:
    """Who is on which side with how many ships."""

    offense: Seat
    defense: Seat
    planet: Planet
    side: tuple[int, ...]
    ships: tuple[int, ...]

    def attackers(self) -> list[Seat]:
        """Whoever lands if the offense wins."""
        return [
            seat
            for seat, side in enumerate(self.side)
            if side == OFFENSIVE and (self.ships[seat] or seat == self.offense)
        ]


def fleets(look: Outlook) -> Fleets:
    """As they are now."""
    g, e = look.g, encounter(look.g)
    found: Fleets = look.kept(
        "fleets",
        lambda: Fleets(e.offense, e.defense, e.planet, tuple(e.sides), tuple(in_encounter(g, s) for s in look.seats)),
    )
    return found


def joined(look: Outlook, seat: Seat, side: int, sent: Mapping[str, int]) -> Outlook:
    """The table as if a player had joined a side with these ships; what they do there is for the rules to say."""
    g = clone(look.g)
    encounter(g).sides[seat] = side
    for place, count in sent.items():
        move_ships(g, seat, place, GATE if side == OFFENSIVE else BESIDE, count, "imagined")
    return look.beside(g)


def meaning(look: Outlook, end: str, offense: Face | None = None, defense: Face | None = None) -> float:
    """What one end of the encounter means to the seat, in points; nothing else counts where it is the game's end."""
    e, fleet = encounter(look.g), fleets(look)
    if end in ("", DEAL):
        return _dealing(look, fleet)
    if end == NO_DEAL:
        return sum(-look.for_me(s, DEAL_LOSS * look.ship(s)) for s in (fleet.offense, fleet.defense))
    total = 0.0
    if end == WON:
        winners = victors(look)
        if winners:
            return look.victory(winners)
        total += look.landing(fleet.attackers(), fleet.planet)
        total -= look.for_me(fleet.defense, look.unsettling(fleet.defense, fleet.planet))
        if e.number == 1 and not e.nested:
            total += look.for_me(fleet.offense, worth.NEW_TURN)
    for seat in look.seats:
        side, count = fleet.side[seat], fleet.ships[seat]
        if side == NEITHER or not count:
            continue
        lost = (side == OFFENSIVE and end != WON) or (side == DEFENSIVE and end != LOST and seat != fleet.defense)
        if lost:
            total -= look.for_me(seat, count * look.ship(seat))
        elif side == DEFENSIVE and seat != fleet.defense:
            total += look.for_me(seat, count * worth.UNKNOWN_CARD * 0.9)
    if end == BOTH_LOSE:
        total -= look.for_me(fleet.defense, look.unsettling(fleet.defense, fleet.planet))
    return total + _compensation(look, fleet, end, offense, defense)


def victors(look: Outlook) -> list[Seat]:
    """Who has enough colonies once the offense has landed."""
    fleet = fleets(look)
    return [seat for seat in fleet.attackers() if look.settling(seat, fleet.planet) >= worth.VICTORY]


def _dealing(look: Outlook, fleet: Fleets) -> float:
    """A deal is good for both, as a rule; never with somebody who is about to win."""
    if look.seat in (fleet.offense, fleet.defense):
        other = fleet.defense if look.seat == fleet.offense else fleet.offense
        if look.is_near(other):
            return 0.5
        return GOOD_DEAL if not look.skill.seasoned else 0.6 * min(look.colony(look.seat), worth.RISING[0])
    return sum(look.for_me(s, GOOD_DEAL) for s in (fleet.offense, fleet.defense))


def _compensation(look: Outlook, fleet: Fleets, end: str, offense: Face | None, defense: Face | None) -> float:
    """CE-4.85: a card of the winner for each ship lost with a negotiate."""
    if offense is None or defense is None or end not in (WON, LOST):
        return 0.0
    loser, winner = (fleet.defense, fleet.offense) if end == WON else (fleet.offense, fleet.defense)
    card = defense if end == WON else offense
    if card[0] != "negotiate":
        return 0.0
    count = min(fleet.ships[loser], look.cards[winner])
    gain = count * COMPENSATION
    return look.for_me(loser, gain) + look.for_me(winner, -gain)


def outlook(look: Outlook, duel: Duel | None = None) -> dict[str, float]:
    """The chances of all ends as this seat sees them now."""
    fleet = fleets(look)
    known, parts = duel or duel_of(look), FINE if look.skill.reckons else ROUGH
    return chances(known, spread(look, fleet.offense, parts), spread(look, fleet.defense, parts))


def duel_of(look: Outlook) -> Duel:
    """The encounter as it stands, worked out once."""
    found: Duel = look.kept("duel", lambda: Duel(look.g, (), look.skill.reckons))
    return found


def spread(look: Outlook, seat: Seat, parts: int = ROUGH) -> Spread:
    """What a main player may lay, worked out once."""
    whole: Spread = look.kept(("spread", seat), lambda: likely(look.g, look.seat, seat, look.skill.counts_cards))
    found: Spread = look.kept(("spread", seat, parts), lambda: condensed(whole, parts))
    return found


def expected(look: Outlook, duel: Duel | None = None) -> float:
    """What the encounter is worth to the seat as it stands."""
    return sum(chance * meaning(look, end) for end, chance in outlook(look, duel).items())


def swing(look: Outlook) -> float:
    """How much better it is for the seat that the offense wins than that the defense does."""
    return meaning(look, WON) - meaning(look, LOST)
