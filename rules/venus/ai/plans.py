"""What to do in a turn: every option weighed in victory points (sections 5 and 17)."""

from __future__ import annotations

from typing import Any

from ..facts import CRUISER, FACTORY, INFANTRY, building_kind
from ..kinds import BUILDINGS, UNITS
from ..legal import claims
from ..state import (
    ALIEN,
    Onward,
    buildings_at,
    card_of,
    facts,
    hand,
    in_orbit,
    planet_of_tile,
    tile_of,
    units_at,
)  # fmt: skip
from . import odds, worth


class Plans:
    """One look at the table by one seat; values of tiles are kept, as many options share them."""

    def __init__(self, g: Onward, seat: int) -> None:
        self.g, self.seat = g, seat
        self._tiles: dict[tuple[int, int, int, int], float] = {}
        self._best: dict[tuple[int, tuple[int, ...]], float] = {}
        # Whoever has no unit left hurries the end, whoever has many delays it (section 17).
        self.mine = sum(sum(in_orbit(g, p, seat)) for p in range(len(g.dead)))
        others = [s for s in range(len(g.money)) if s != seat]
        theirs = [sum(sum(in_orbit(g, p, s)) for p in range(len(g.dead))) for s in others]
        self.theirs = sum(theirs) / len(theirs)

    # -- tiles

    def tile(self, planet: int, tile: int, target: int = -1, building: int = -1) -> float:
        key = (planet, tile, target, building)
        if key not in self._tiles:
            self._tiles[key] = worth.tile_worth(self.g, self.seat, planet, tile, target, building)
        return self._tiles[key]

    def claim(self, option: Any, orbit: list[int] | None = None) -> float:
        """The worth of a claim with what is in orbit (or what would be)."""
        g, verb = self.g, option[0]
        if verb == "claim":
            planet = planet_of_tile(g, option[1])
            return self.tile(planet, option[1]) - worth.unit_cost(g, UNITS.index(option[2]))
        if verb == "alien":
            return self._attempt(facts(g).index[option[1]], ALIEN, -1, -1, orbit)
        target, building = (option[2], building_kind(option[3])) if verb == "tension" else (-1, -1)
        return self._attempt(planet_of_tile(g, option[1]), option[1], target, building, orbit)

    def _attempt(self, planet: int, tile: int, target: int, building: int, orbit: list[int] | None) -> float:
        """Chance of success times the gain, less what it costs; a failed attempt costs the action and some units."""
        g = self.g
        gain = self.tile(planet, tile, target, building)
        units, cards = worth.strength(g, self.seat, planet, orbit)
        guard = worth.guard(g, planet, tile, target)
        payable = min(units + cards, guard + int(gain / 0.36))
        chance = odds.chance_within(payable - guard)
        if chance == 0:
            return -1.0
        need = guard + odds.MEAN_DIFFERENCE * (0.6 + 0.4 * chance)
        return chance * (gain - worth.fight_cost(g, self.seat, planet, need)) - (1 - chance) * 0.5 - 0.15

    def best_claim(self, planet: int, orbit: list[int]) -> float:
        """The best claim on a planet with these units in its orbit, 0 if none is worth it."""
        key = (planet, tuple(orbit))
        if key not in self._best:
            g = self.g
            at = units_at(g, planet, self.seat)
            saved = g.orbit[at : at + 3]
            g.orbit[at : at + 3] = orbit
            offered = claims(g, self.seat, planet)
            g.orbit[at : at + 3] = saved
            self._best[key] = max([0.0, *(self.claim(option, orbit) for option in offered)])
        return self._best[key]

    # -- the options of a turn

    def weigh(self, option: Any) -> float:
        if option == "marker":
            return self._marker()
        if isinstance(option, str):
            return 0.05 if option in ("end", "none", "enough") else -0.2
        verb = option[0]
        if verb in ("claim", "attempt", "tension", "alien"):
            return self.claim(option)
        if verb == "move":
            return self.move(option)[0]
        if verb == "raise":
            return self.raising(option)
        if verb == "card":
            return self.card(option)
        if verb == "with":
            return self._with(option)
        return 0.1 if verb == "encore" else 0.0

    def _marker(self) -> float:
        """A card, the end of the period a little nearer, and with the last one the first move."""
        g = self.g
        last = g.on_card == 1
        tempo = 0.12 * max(-4.0, min(4.0, self.theirs - self.mine))
        full = len(hand(g, self.seat)) >= facts(g).course.hand_limit
        card = 0.0 if full else worth.CARD * (0.55 if worth.periods_left(g) or not last else 0.05)
        if last and self.mine > 3:
            tempo -= 0.12 * (self.mine - 3)
        return card + tempo + (0.5 if last else 0.0)

    def move(self, option: Any, bonus: int = 0, lift: bool = False) -> tuple[float, list[int]]:
        """The best group for a way, and what it is worth: claims there now or later, less what is left behind."""
        g, known = self.g, facts(self.g)
        origin, goal = known.index[option[1]], known.index[option[2]]
        here, there = in_orbit(g, origin, self.seat), in_orbit(g, goal, self.seat)
        spare = known.course.allowance + bonus - known.distance[origin][goal]
        now = 1.0 if spare > 0 else 0.62
        best, group = -9.0, [0, 0, 1]
        for infantry in sorted({0, 1, 2, here[0] // 2, max(0, here[0] - 1), here[0]}):
            for cruisers in sorted({1, here[CRUISER]}):
                if infantry > here[0]:
                    continue
                size = [infantry, here[1] if lift else 0, cruisers]
                value = self._move_value(origin, goal, here, there, size, now)
                if value > best:
                    best, group = value, size
        return best, group

    def _move_value(
        self, origin: int, goal: int, here: list[int], there: list[int], size: list[int], now: float
    ) -> float:
        arrived = [a + b for a, b in zip(there, size, strict=True)]
        left = [a - b for a, b in zip(here, size, strict=True)]
        gain = self.best_claim(goal, arrived) * now
        # What more the group can do there in later turns of the period, and what was possible before.
        gain += 0.45 * self.prospects(goal, arrived, 1) - 0.45 * self.prospects(goal, there, 0)
        gain -= 0.5 * (self.prospects(origin, here, 0) - self.prospects(origin, left, 0))
        if left[INFANTRY] and not left[CRUISER] and origin != facts(self.g).home:
            gain -= 0.15 * left[INFANTRY]  # stranded
        return gain - 0.05 * sum(size) * (0 if now == 1.0 else 1) - 0.1

    def prospects(self, planet: int, orbit: list[int], taken: int) -> float:
        """The sum of the best claims that so many units could make here, one unit each, after `taken` of them."""
        g = self.g
        if g.dead[planet] or not any(orbit):
            return 0.0
        values = []
        for tile in g.tiles[planet]:
            if facts(g).undefended[tile]:
                values.append(self.tile(planet, tile) - 0.5)
            elif tile_of(g, tile).kind in ("mine", "crisis"):
                values.append(self._attempt(planet, tile, -1, -1, orbit) * 0.8)
        values = sorted((v for v in values if v > 0), reverse=True)
        return sum(values[taken : sum(orbit)])

    def raising(self, option: Any) -> float:
        """A unit where tiles wait for one."""
        g = self.g
        kind, planet = UNITS.index(option[1]), facts(g).index[option[2]]
        orbit = in_orbit(g, planet, self.seat)
        more = list(orbit)
        more[kind] += 1
        cost = worth.pounds(g, facts(g).cost[kind])
        gain = 0.75 * (self.prospects(planet, more, 0) - self.prospects(planet, orbit, 0))
        gain += 0.35 * (self.best_claim(planet, more) - self.best_claim(planet, orbit))
        reach = max((self.best_claim(p, [1, 0, 1]) for p in self._near(planet)), default=0.0)
        if kind == CRUISER:
            gain += 0.35 * reach
        elif kind == INFANTRY:
            gain += 0.3 * reach if orbit[CRUISER] else 0.1 * reach
        keeps = 0.5 if worth.periods_left(g) else 0.0
        return gain + keeps * worth.UNIT[kind] - cost

    def _near(self, planet: int) -> list[int]:
        return [p for p, distance in enumerate(facts(self.g).distance[planet]) if distance == 1]

    # -- cards

    def card(self, option: Any) -> float:
        """Playing a card now, against keeping it."""
        g, seat = self.g, self.seat
        face = card_of(g, option[1])
        keep = 0.5 * worth.card_worth(face) if worth.periods_left(g) or g.on_card > 2 else 0.0
        n = face.numbers.get("n", 0)
        if face.do == "kill":
            return self._kill(option) - keep
        if face.do == "extra":
            return (0.9 if self.mine > 1 else 0.0) - keep
        if face.do in ("money", "traitor"):
            use = 1.0 if worth.periods_left(g) or g.money[seat] < 4 else 0.4
            return worth.pounds(g, 3) * use + 0.2 - (self._own_crises(option[3]) if face.do == "traitor" else 0)
        if face.do == "lodes":
            mines = sum(g.buildings[buildings_at(g, p, seat) + 1] for p in range(len(g.dead)))
            return worth.pounds(g, n * mines) + (0.05 if mines > 1 else -0.3) - keep
        if face.do == "hunt":
            return 1.0 - 0.2
        if face.do == "raise":
            return 0.35 + self.raising(("raise", *option[3:])) - keep
        if face.do in ("tension_add", "tension_remove"):
            return self._tension(option, face.do) - keep
        return self._other_card(option, face.do, keep)

    def _other_card(self, option: Any, do: str, keep: float) -> float:
        g, seat = self.g, self.seat
        room = facts(g).course.hand_limit - len(hand(g, seat))
        if do == "to_orbit":
            planet = facts(g).index[option[3]]
            kind = UNITS.index(card_of(g, option[1]).numbers["unit"])
            orbit = in_orbit(g, planet, seat)
            more = [count + (k == kind) for k, count in enumerate(orbit)]
            return self.prospects(planet, more, 0) - self.prospects(planet, orbit, 0) - 0.1 - 0.3 * keep
        if do == "draw_keep":
            return 0.5 if room >= 1 else -0.2
        if do == "buy":
            return 3 * worth.CARD * (0.9 if room >= 2 else 0.3) - worth.pounds(g, 3) - keep
        if do == "swap":
            return 0.2 if room >= 1 else -0.2
        if do in ("hand_hit", "spy"):
            return (0.6 if len(hand(g, option[3])) >= 2 else 0.0) - (keep if do == "hand_hit" else 0.1)
        if do == "marker":
            return self._marker() - keep
        return -0.1

    def _kill(self, option: Any) -> float:
        """An opponent's unit; one that can still act is worth more."""
        g = self.g
        _, _, _, owner, _, unit, where = option
        if owner == self.seat:
            return -5.0
        kind = UNITS.index(unit)
        value = worth.UNIT[kind] * (1.0 if where == "orbit" else 0.5)
        return value * (0.8 if len(g.money) > 2 else 1.0)

    def _tension(self, option: Any, do: str) -> float:
        g = self.g
        if do == "tension_remove":
            planet = planet_of_tile(g, option[3])
            own = sum(g.buildings[buildings_at(g, planet, self.seat) + i] for i in (0, 1))
            return 0.25 * own - 0.3
        planet = facts(g).index[option[3]]
        units, cards = worth.strength(g, self.seat, planet)
        if not units:
            return -0.5
        best = -0.5
        for other in range(len(g.money)):
            for i, _ in enumerate(BUILDINGS):
                if other != self.seat and g.buildings[buildings_at(g, planet, other) + i]:
                    guard = sum(
                        facts(g).points[k] * (g.orbit[at] + g.surface[at])
                        for k in range(3) for at in (units_at(g, planet, other) + k,)
                    )  # fmt: skip
                    chance = odds.chance_within(units + cards - guard)
                    gain = worth.building_gain(g, self.seat, planet, FACTORY + i, other)
                    best = max(best, 0.5 * chance * gain - 0.4)
        return best

    def _own_crises(self, planet: str) -> float:
        """A Turncoat hurts whoever must fight the crisis there."""
        return 0.15 * worth.stake(self.g, self.seat, facts(self.g).index[planet])

    def _with(self, option: Any) -> float:
        """A MOVE or LIFT card laid beside a move: only for a goal that pays for it."""
        face = card_of(self.g, option[1])
        keep = 0.6 * worth.card_worth(face)
        if face.do == "lift":
            return -0.3
        best = 0.0
        for origin, ways in enumerate(facts(self.g).moves):
            if in_orbit(self.g, origin, self.seat)[CRUISER]:
                for distance, way in ways:
                    if distance <= facts(self.g).course.allowance + face.numbers["n"]:
                        best = max(best, self.move(way, face.numbers["n"])[0])
        plain = max((self.move(way)[0] for way in self._plain_ways()), default=0.0)
        return best - keep - 0.1 if best > plain + keep else -0.5

    def _plain_ways(self) -> list[Any]:
        known = facts(self.g)
        return [
            way
            for origin, ways in enumerate(known.moves)
            if in_orbit(self.g, origin, self.seat)[CRUISER]
            for distance, way in ways
            if distance <= known.course.allowance
        ]
