"""What things are worth to one seat at this moment, in victory points: the table as its judgement sees it.

All of it is read from what the seat may know: the open table, its own hand, the number of cards in other hands.
"""

from __future__ import annotations

from functools import cached_property

from ..facts import ALIEN, FACTORY, MINE
from ..kinds import Card
from ..scores import scores
from ..state import Onward, PlanetIndex, Seat, buildings_at, card_of, facts, hand, tile_of, units_at
from .crises import Dangers
from .skill import Skill
from .standing import change, incomes, likely_points

_CARDS = {
    "points": 0.30, "points_draw": 0.85, "points_at": 0.16, "points_against_crisis": 0.14, "boost": 0.5,
    "sacrifice": 0.6, "move": 0.4, "lift": 0.3, "exclude": 0.85, "reroll": 0.7, "spare": 0.55, "kill": 0.75,
    "to_orbit": 0.65, "rescue": 0.45, "raise": 0.7, "encore": 0.7, "swap": 0.6, "draw_keep": 1.2, "buy": 0.9,
    "hand_hit": 0.8, "spy": 0.5, "extra": 1.0, "marker": 0.7, "last": 0.7, "tension_add": 0.6,
    "tension_remove": 0.3, "lodes": 0.5, "money": 0.6, "hunt": 1.0, "traitor": 0.6,
}  # fmt: skip
_BY_NUMBER = frozenset(("points", "points_at", "points_against_crisis"))
MEAN_CARD = 0.72


def card_worth(face: Card) -> float:
    """A card in the hand, while there is time to use it."""
    worth = _CARDS.get(face.do, 0.6)
    return worth * (0.5 + face.numbers["n"]) if face.do in _BY_NUMBER else worth


class Outlook:
    """One look at the table by one seat. What is asked often is kept."""

    def __init__(self, g: Onward, seat: Seat, skill: Skill) -> None:
        self.g, self.seat, self.skill, self.w = g, seat, skill, skill.weights
        self.known = facts(g)
        self.seats = range(len(g.money))
        self.left = self.known.course.periods - g.period  # periods that come after this one
        whole = len(g.money) + self.known.course.spare_markers
        self.time = min(1.0, g.on_card / whole)  # how much of the period is left, by its markers
        w = self.w
        # At the end of the last period nothing but buildings and tiles counts (OV-1.5).
        self._card = w.card if self.left else w.card * w.late_card * min(1.0, 2 * self.time)
        self._pound = (w.pound if self.left else w.late_pound * self.time) * w.rich / (w.rich + g.money[seat])
        self._spent = 1.0 if self.left else 0.8
        self._earned: dict[int, tuple[int, ...]] = {}
        self._change: dict[int, float] = {}
        self._gains: dict[tuple[int, int, int], float] = {}
        self._tiles: dict[tuple[int, int, int, int], float] = {}

    # -- money, cards, units

    def pounds(self, amount: float) -> float:
        return amount * self._pound

    def card(self, face: Card) -> float:
        """What it costs to part with a card."""
        return card_worth(face) * self._card

    @property
    def any_card(self) -> float:
        """A card still to be drawn."""
        room = self.known.course.hand_limit - len(hand(self.g, self.seat))
        return MEAN_CARD * self._card * (1.0 if room > 0 else 0.25)

    def spending(self, kind: int) -> float:
        """A unit that lands: other claims of this period it will not make."""
        return self.w.spent[kind] * self._spent * (0.35 + 0.65 * self.time)

    def loss(self, kind: int) -> float:
        """A unit lost for good."""
        return self.w.lost[kind] * (1.0 if self.left else 0.12)

    # -- rivals

    @cached_property
    def weight(self) -> list[float]:
        """How much a loss of each rival is worth; the leaders' more. -1 for oneself."""
        n = len(self.seats)
        share = self.w.rivals / (n - 1) if self.skill.sees_rivals else 0.0
        points = scores(self.g)
        mean = sum(points) / n
        found = [share * (1 + self.w.spite * max(-1.0, min(1.0, (p - mean) / 8))) for p in points]
        found[self.seat] = -1.0
        return found

    def net(self, losses: list[float]) -> float:
        """The own part of something less the share of the others that counts: losses as well as gains."""
        return -sum(weight * loss for weight, loss in zip(self.weight, losses, strict=True))

    # -- planets

    def earned(self, planet: PlanetIndex) -> tuple[int, ...]:
        if planet not in self._earned:
            self._earned[planet] = incomes(self.g, planet)
        return self._earned[planet]

    def points_with(self, planet: PlanetIndex, earned: tuple[int, ...]) -> tuple[float, ...]:
        """The points that these incomes on a planet will probably bring."""
        if self.g.dead[planet]:
            return (0.0,) * len(earned)
        if planet not in self._change:
            self._change[planet] = change(self.g, planet, self.left)
        return likely_points(earned, self.known.hexes[planet], self._change[planet], self.w.calm, self.w.unrest)

    def stake(self, planet: PlanetIndex, seat: Seat) -> float:
        """What an empire has at a planet."""
        earned = self.earned(planet)
        at = units_at(self.g, planet, seat)
        units = sum(self.loss(k) * (self.g.orbit[at + k] + self.g.surface[at + k]) for k in range(3))
        return units + self.points_with(planet, earned)[seat] + self.pounds(earned[seat]) * self.left

    def lasting(self, planet: PlanetIndex) -> float:
        return 1 - self.dangers.wiped(planet) if self.skill.sees_crises else 0.95

    def building(self, planet: PlanetIndex, kind: int, taken_from: Seat = -1) -> float:
        """A building more on a planet: the change of the points to be expected, and its income."""
        key = (planet, kind, taken_from)
        if key in self._gains:
            return self._gains[key]
        income = self.known.income[kind - FACTORY]
        earned = list(self.earned(planet))
        before = self.points_with(planet, tuple(earned))
        earned[self.seat] += income
        if taken_from >= 0:
            earned[taken_from] -= income
        after = self.points_with(planet, tuple(earned))
        gain = self.net([a - b for a, b in zip(after, before, strict=True)])
        money = self.pounds(income) * self.left * self.w.income
        if taken_from >= 0:
            money *= 1 + self.weight[taken_from]
        self._gains[key] = value = (gain + money) * self.lasting(planet)
        return value

    @cached_property
    def dangers(self) -> Dangers:
        return Dangers(self)

    # -- tiles

    def tile(self, planet: PlanetIndex, tile: int, target: Seat = -1, building: int = -1) -> float:
        key = (planet, tile, target, building)
        if key not in self._tiles:
            self._tiles[key] = self._tile(*key)
        return self._tiles[key]

    def _tile(self, planet: PlanetIndex, tile: int, target: Seat, building: int) -> float:
        """What claiming a tile gives."""
        if tile == ALIEN:
            return 2.0 + (self.dangers.alien() if self.skill.sees_crises else 1.0)
        kind = tile_of(self.g, tile).kind
        if kind == "factory":
            new = self.left and not self.g.buildings[buildings_at(self.g, planet, self.seat)]
            return self.building(planet, FACTORY) + (self.w.bridge if new else 0.0)
        if kind == "mine":
            return self.building(planet, MINE)
        if kind == "draw":
            return self.any_card * self.known.course.draw_tile
        if kind == "fortune":
            return self.pounds(self.known.course.fortune)
        if kind == "crisis":
            return 1.0 + (self.w.crises * self.dangers.relief(planet, tile) if self.skill.sees_crises else 0.0)
        if kind == "tension":
            return self.building(planet, building, target)
        return 1.0


def hand_faces(g: Onward, seat: Seat) -> list[tuple[int, Card]]:
    """The whole hand with what is printed on the cards."""
    return [(card, card_of(g, card)) for card in hand(g, seat)]
