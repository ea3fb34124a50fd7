"""What things are worth to one seat at this moment, in victory points: the table as its judgement sees it.

All of it is read from what the seat may know: the open table, its own hand, the number of cards in other hands.
"""

from __future__ import annotations

from functools import cached_property

from ..facts import ALIEN, FACTORY, MINE
from ..flows.crises import LOSERS
from ..kinds import Card
from ..scores import scores
from ..state import Onward, PlanetIndex, Seat, buildings_at, card_of, crisis_tiles, facts, hand, tile_of, units_at
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


def attacked(g: Onward) -> list[PlanetIndex]:
    """The planets that aliens reach at the end of this period (OV-7.30)."""
    if not g.landed:
        return []
    known = facts(g)
    ahead = [p for p in (known.index[name] for name in known.course.attacked) if p not in g.invaded]
    return ahead[: sum(alien and not dead for alien, dead in zip(g.aliens, g.dead, strict=True))]


# -- crises: what those at the end of the period will do, and to whom (section 7)


SKULLS = (0.5787, 0.3472, 0.0694, 0.0047)  # chances of so many skulls with three dice
MORE_TILES = ((0.62, 0.31, 0.07), (0.5, 0.39, 0.11))  # of 0, 1, 2 new crisis tiles, where 2 or more tiles are drawn
UNHEEDED = 0.6  # a danger of a later period that nobody will have averted
WIPES = frozenset(("independence", "rockets", "landing"))
BOMBARDED = 10.0  # pieces lost by rockets, on average


class Dangers:
    """The harm that crises threaten, as one seat sees it: its own losses less a share of the others'."""

    def __init__(self, look: Outlook) -> None:
        self.look, self.g = look, look.g
        self.known = facts(look.g)
        self._harm: dict[tuple[int, int], float] = {}
        self._lost: dict[int, float] = {}
        g = look.g
        self.counts = [len(crisis_tiles(g, p)) if self.known.levels[p] else 0 for p in range(len(g.dead))]
        self.marked = [
            (p, tile) for p in range(len(g.dead)) for tile in crisis_tiles(g, p) if self.known.tiles[tile].skull
        ]
        self._now = [self.expected(p, count, self.marked) for p, count in enumerate(self.counts)]

    @property
    def threat(self) -> float:
        """The harm to be expected of all planets as they are."""
        return sum(self._now)

    def effect(self, planet: PlanetIndex, level: int) -> str:
        levels = self.known.levels[planet]
        return levels[min(level, len(levels)) - 1] if level and levels and not self.g.dead[planet] else "none"

    def expected(self, planet: PlanetIndex, count: int, marked: list[tuple[int, int]]) -> float:
        """The harm of a planet's crisis with so many tiles, and of those that such tiles lead to."""
        if not count:
            return 0.0
        harm = self.harm
        total = harm(planet, count) * (SKULLS[0] if marked else 1.0)
        if marked:
            level = count
            for i in (0, 1, 2):
                level += marked[i % len(marked)][0] == planet
                total += SKULLS[i + 1] * harm(planet, level)
        if self.look.left:
            more = MORE_TILES[self.known.tile_counts[planet] > 2]
            total += UNHEEDED * sum([c * harm(planet, count + k) for k, c in enumerate(more)])
        return total

    def relief(self, planet: PlanetIndex, tile: int) -> float:
        """How much less harm there is without this tile; a marked one sends the dice to others."""
        count = self.counts[planet]
        if not count:
            return 0.0
        if not self.known.tiles[tile].skull:
            return self._now[planet] - self.expected(planet, count - 1, self.marked)
        marked = [each for each in self.marked if each[1] != tile]
        moved = {planet, *(p for p, _ in marked)}
        return sum([self._now[p] - self.expected(p, self.counts[p] - (p == planet), marked) for p in moved])

    def wiped(self, planet: PlanetIndex) -> float:
        """Chance that all that stands on a planet goes, soon or later."""
        g, count = self.g, self.counts[planet]
        if g.aliens[planet]:
            return 0.0 if not g.dead[planet] else 1.0
        chance = 0.0
        for skulls, likely in enumerate(SKULLS if self.marked else (1.0,)):
            level = count + sum(self.marked[i % len(self.marked)][0] == planet for i in range(skulls))
            if self._wipes(self.effect(planet, level)):
                chance += likely
        if self.look.left:
            more = MORE_TILES[self.known.tile_counts[planet] > 2]
            later = sum(c for k, c in enumerate(more) if self._wipes(self.effect(planet, count + k)))
            chance += (1 - chance) * UNHEEDED * later
        return min(0.9, chance * 0.8) if planet not in attacked(self.g) else 0.8

    def _wipes(self, effect: str) -> bool:
        return effect in WIPES and not (effect == "landing" and self.g.landed)

    def alien(self) -> float:
        """What it is worth that there is one alien less: the last planet they would reach is spared."""
        reached = attacked(self.g)
        if not reached:
            return 0.0
        if reached[-1] == self.known.home:
            return self.look.w.doom
        return max(0.0, self._lost_planet(reached[-1])) + (0.5 * self.look.w.doom if self.look.left else 0.0)

    # -- the harm of one crisis

    def harm(self, planet: PlanetIndex, level: int) -> float:
        key = (planet, min(level, len(self.known.levels[planet])))
        if key not in self._harm:
            effect = self.effect(planet, level)
            self._harm[key] = 0.0 if effect == "none" else self._of(planet, effect)
        return self._harm[key]

    def _of(self, planet: PlanetIndex, effect: str) -> float:
        look = self.look
        if effect == "all_lose":
            return look.w.doom
        if effect == "landing":
            return self._landing()
        if effect in WIPES:
            rockets = self._bombardment() if effect == "rockets" else 0.0
            return self._lost_planet(planet) + rockets
        if effect in LOSERS:
            return self._leaders(planet, LOSERS[effect])
        if effect == "remove_two":
            return look.net([min(2.0, self._units(planet, s)) * look.loss(0) for s in look.seats])
        if effect in ("toll_here", "toll_outer"):
            return look.net([look.pounds(1) * self._buildings(planet, s) for s in look.seats])
        return self._saboteur(planet, effect)

    def _units(self, planet: PlanetIndex, seat: int) -> int:
        at = units_at(self.g, planet, seat)
        return sum(self.g.orbit[at : at + 3]) + sum(self.g.surface[at : at + 3])

    def _buildings(self, planet: PlanetIndex, seat: int) -> int:
        at = buildings_at(self.g, planet, seat)
        return self.g.buildings[at] + self.g.buildings[at + 1]

    def _lost_planet(self, planet: PlanetIndex) -> float:
        if planet not in self._lost:
            look = self.look
            self._lost[planet] = look.net([look.stake(planet, seat) for seat in look.seats])
        return self._lost[planet]

    def _bombardment(self) -> float:
        look, home = self.look, self.known.home
        each = BOMBARDED / len(look.seats)
        return look.net([min(each, self._units(home, s) + self._buildings(home, s)) * 0.7 for s in look.seats])

    def _landing(self) -> float:
        if self.g.landed:
            return 0.0
        look = self.look
        lost = sum(self._lost_planet(self.known.index[name]) for name in self.known.course.landing)
        return lost + (0.35 * look.w.doom if look.left else 0.0)

    def _leaders(self, planet: PlanetIndex, count: int) -> float:
        """OV-7.16: whoever earns most loses buildings."""
        look = self.look
        earned = look.earned(planet)
        best = max(earned)
        if not best:
            return 0.0
        fallen = tuple(max(0, own - 2 * count) if own == best else own for own in earned)
        before, after = look.points_with(planet, earned), look.points_with(planet, fallen)
        return look.net([
            b - a + look.pounds(own - f) * look.left
            for b, a, own, f in zip(before, after, earned, fallen, strict=True)
        ])  # fmt: skip

    def _saboteur(self, planet: PlanetIndex, effect: str) -> float:
        """OV-7.9: the only leader of Mercury hires him against the others."""
        look = self.look
        earned = look.earned(planet)
        best = max(earned)
        if not best or earned.count(best) > 1:
            return 0.0
        leader = earned.index(best)
        hurt = {"steal_card": 0.6, "destroy_unit": 0.7, "destroy_building": 2.5}[effect]
        gain = 0.5 if effect == "steal_card" else 0.0
        others = len(look.seats) - 1
        return look.net([-gain if seat == leader else hurt / others for seat in look.seats])
