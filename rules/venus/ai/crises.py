"""What the crises at the end of the period will do, and to whom (section 7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..flows.crises import LOSERS
from ..state import PlanetIndex, buildings_at, crisis_tiles, facts, units_at

if TYPE_CHECKING:
    from .outlook import Outlook

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
        return min(0.9, chance * 0.8) if planet not in self._attacked() else 0.8

    def _wipes(self, effect: str) -> bool:
        return effect in WIPES and not (effect == "landing" and self.g.landed)

    def _attacked(self) -> list[int]:
        """The planets that aliens reach at the end of this period (OV-7.30)."""
        g = self.g
        if not g.landed:
            return []
        targets = [self.known.index[name] for name in self.known.course.attacked]
        ahead = [p for p in targets if p not in g.invaded]
        alive = sum(alien and not dead for alien, dead in zip(g.aliens, g.dead, strict=True))
        return ahead[:alive]

    def alien(self) -> float:
        """What it is worth that there is one alien less: the last planet they would reach is spared."""
        attacked = self._attacked()
        if not attacked:
            return 0.0
        if attacked[-1] == self.known.home:
            return self.look.w.doom
        return max(0.0, self._lost_planet(attacked[-1])) + (0.5 * self.look.w.doom if self.look.left else 0.0)

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
