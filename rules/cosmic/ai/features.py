"""What the `ai` tables of content weigh: numbers that describe a moment to whoever could use a piece.

A table says in tenths of a point how good a use is: `use` (or `wild` and `super` on a flare) for itself, and
`use_<feature>` for each unit of a feature. So `use_warp = 8` means: 0.8 points for each own ship in the warp. A piece
with several uses names them by their verbs instead. What a use does to totals and winners is worked out, not weighed.

Of a piece as a whole: `strength` of a power (50 is average), `base`, `token` and `lost_ship` (what it is worth more for
marks and for ships lost), `zap` (what cancelling it is worth to an opponent; below zero: it must not be cancelled),
`keep` and `own` (a card in a hand; a flare for whoever has its alien), `worth` (a technology that is completed).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rules.core.records import Json

from ..printed.words import LOST, WON
from ..state.cosmos import DEFENSIVE, NEITHER, OFFENSIVE, Cosmos, Planet, Seat, encounter, opponent
from ..state.ships import in_warp
from . import worth
from .beliefs import Spread
from .fleets import likely_sent
from .odds import chances
from .outlook import Outlook
from .stakes import duel_of, expected, fleets, joined, meaning, outlook, spread, swing

About = Mapping[str, Json]


class Moment:
    """A use at a moment: who could do it, to whom, about what."""

    __slots__ = ("about", "aim", "look")

    def __init__(self, look: Outlook, about: About, aim: Sequence[Json]) -> None:
        self.look, self.about, self.aim = look, about, aim

    @property
    def g(self) -> Cosmos:
        return self.look.g

    def target(self) -> Seat:
        """Whom it is aimed at: named, or told by the moment, or the opponent in the encounter; -1 for nobody."""
        if self.aim and type(self.aim[0]) is int and self.aim[0] in self.look.seats:
            return int(self.aim[0])
        if type(self.about.get("seat")) is int:
            return int(self.about["seat"])
        return self.foe()

    def foe(self) -> Seat:
        """The main player against whom one fights; the most dangerous one for those who do not."""
        if self.g.encounters:
            e = encounter(self.g)
            if self.look.seat == e.offense or e.sides[self.look.seat] == OFFENSIVE:
                return e.defense
            if self.look.seat == e.defense or e.sides[self.look.seat] == DEFENSIVE:
                return e.offense
        return max((s for s in self.look.seats if s != self.look.seat), key=lambda s: self.look.weight[s])


def _foe(m: Moment) -> float:
    """How much one wishes the target ill: up to 1; -1 for oneself."""
    target = m.target()
    return -1.0 if target == m.look.seat else m.look.weight[target] if target >= 0 else 0.0


def _lost(m: Moment) -> float:
    """Ships in the loss that is under way."""
    number = m.about.get("loss")
    return float(sum(loss.warped + sum(loss.ships.values()) for loss in m.g.losses if loss.id == number))


def _helped(m: Moment) -> float:
    """What it costs that somebody else gets the ships of a loss back."""
    seat = m.about.get("seat")
    return _lost(m) * m.look.weight[seat] if type(seat) is int else 0.0


def _hand_gap(m: Moment) -> float:
    """How much better the target's hand is than the own one."""
    target = m.target()
    if target < 0 or target == m.look.seat:
        return 0.0
    look = m.look
    return worth.hand_worth(m.g, target, look.seat) - worth.hand_worth(m.g, look.seat, look.seat)


def _stake(m: Moment) -> float:
    """How much hangs on the encounter, as a number of colonies."""
    if not m.g.encounters or encounter(m.g).defense < 0:
        return 0.0
    return min(10.0, abs(swing(m.look)) / worth.COLONY)


def losing(m: Moment) -> float:
    """The stake, times the chance that the encounter ends badly."""
    if not m.g.encounters or encounter(m.g).defense < 0:
        return 0.0
    found, better = outlook(m.look), WON if swing(m.look) > 0 else LOST
    return _stake(m) * (1.0 - found.get(better, 0.0))


def _foe_allies(m: Moment) -> float:
    """Ships of the other side's allies less those of the own side's."""
    if not m.g.encounters:
        return 0.0
    fleet, foe = fleets(m.look), m.foe()
    side = fleet.side[foe] if foe >= 0 else NEITHER
    if side == NEITHER:
        return 0.0
    mains = (fleet.offense, fleet.defense)
    return float(
        sum(n if s == side else -n for who, (s, n) in enumerate(zip(fleet.side, fleet.ships, strict=True))
            if s != NEITHER and who not in mains)
    )  # fmt: skip


def _foe_warp(m: Moment) -> float:
    """Ships of others in the warp, each as much as its owner is feared."""
    return sum(m.look.weight[s] * in_warp(m.g, s) for s in m.look.seats)


def _for_defense(m: Moment) -> float:
    """How much one wants the defense to win, as a number of colonies."""
    if not m.g.encounters or encounter(m.g).defense < 0:
        return 0.0
    return max(-10.0, min(10.0, -swing(m.look) / worth.COLONY))


def _laid(m: Moment, own: bool) -> float:
    """What an encounter card of this encounter is worth."""
    e = encounter(m.g)
    slot = 0 if (m.look.seat == e.offense) == own else 1
    card = e.laid[slot]
    return worth.card_worth(m.g, card) if card >= 0 and m.g.knows(m.look.seat, card) else 0.5


def _join(m: Moment) -> float:
    """What one would gain as an ally of the better side."""
    fleet = fleets(m.look)
    if fleet.defense < 0 or m.look.seat in (fleet.offense, fleet.defense):
        return 0.0
    sent = likely_sent(m.look, m.look.seat)
    return max(expected(joined(m.look, m.look.seat, side, sent)) for side in (OFFENSIVE, DEFENSIVE)) - expected(m.look)


def _swap(m: Moment) -> float:
    """What one would gain if both main players had laid each other's card."""
    fleet = fleets(m.look)
    offense, defense = spread(m.look, fleet.offense), spread(m.look, fleet.defense)
    return _mean(m.look, defense, offense) - _mean(m.look, offense, defense)


def _mean(look: Outlook, offense: Spread, defense: Spread) -> float:
    return sum(chance * meaning(look, end) for end, chance in chances(duel_of(look), offense, defense).items())


def _rewards(m: Moment) -> float:
    """Cards that others are about to get for this encounter, less one's own."""
    e, look = encounter(m.g), m.look
    due = list(e.owed)
    if e.outcome == LOST and e.fought:
        due = [n + (e.fought[s] if e.sides[s] == DEFENSIVE and s != e.defense else 0) for s, n in enumerate(due)]
    return -sum(look.for_me(seat, float(n)) for seat, n in enumerate(due))


def _bargain(m: Moment) -> float:
    """What the deal that was agreed gives to others; nothing that one agreed to oneself."""
    e, look = encounter(m.g), m.look
    if look.seat in (e.offense, e.defense) or not e.bargain:
        return -5.0
    by = e.bargain["by"]
    grants = {by: e.bargain["want_colony"], opponent(m.g, by): e.bargain["give_colony"]}
    return -sum(look.for_me(seat, look.settling(seat, planet)) for seat, planet in grants.items())


def _settle(m: Moment) -> float:
    """What a colony on the planet that is named brings."""
    return min(m.look.settling(m.look.seat, Planet(m.aim[0])), worth.VICTORY) if m.aim else 0.0


def _raze(m: Moment) -> float:
    """What it brings that everybody loses the planet that is named."""
    look = m.look
    return -sum(look.for_me(seat, look.unsettling(seat, Planet(m.aim[0]))) for seat in look.seats) if m.aim else 0.0


FEATURES: Mapping[str, Callable[[Moment], float]] = {
    "warp": lambda m: float(in_warp(m.g, m.look.seat)),
    "foe_warp": _foe_warp,
    "cards": lambda m: float(m.look.cards[m.look.seat]),
    "foe_cards": lambda m: float(m.look.cards[t]) if (t := m.target()) >= 0 and t != m.look.seat else 0.0,
    "hand_gap": _hand_gap,
    "stake": _stake,
    "losing": losing,
    "foe": _foe,
    "lost": _lost,
    "helped": _helped,
    "foe_allies": _foe_allies,
    "for_defense": _for_defense,
    "laid": lambda m: _laid(m, own=True),
    "their_laid": lambda m: _laid(m, own=False),
    "join": _join,
    "swap": _swap,
    "settle": _settle,
    "raze": _raze,
    "rewards": _rewards,
    "bargain": _bargain,
    "spare": lambda m: float(max(0, m.look.ships[m.look.seat] - 8)),
}


def weighed(table: Mapping[str, int], prefix: str, moment: Moment, plain: int) -> float:
    """What a table makes of a moment, in points; `plain` counts where it says nothing."""
    total = float(table.get(prefix, plain))
    for name, feature in FEATURES.items():
        number = table.get(f"{prefix}_{name}")
        if number:
            total += number * feature(moment)
    return total / worth.TENTHS
