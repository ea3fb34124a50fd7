"""Swiss rounds with several players at a table: who sits with whom (UX-105)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from typing import TYPE_CHECKING

from .standings import standings

if TYPE_CHECKING:
    from .tournament import Tournament

Cost = tuple[int, int]  # meetings and smaller tables that some have had before; differences of points
NEAR = 60  # with whom a place is exchanged: at most so many places away in the standings
IDLE = 25  # exchanges without an improvement after which the best seating so far is taken


def seats_by_points(
    t: Tournament, players: Sequence[int], sizes: Sequence[int], met: Counter[frozenset[int]]
) -> list[tuple[int, ...]]:
    """Tables from the top of the standings down, in which nobody meets anybody again as far as it can be helped, and
    nobody has less than a full table again while others had none; then those of equal points are together."""
    search = _Seating(players, sizes, met, _smaller_so_far(t), {line.player: line.points for line in standings(t)})
    return [tuple(sorted(table, key=players.index)) for table in search.best()]


def _smaller_so_far(t: Tournament) -> Counter[int]:
    """How often everybody has had fewer opponents than others of the round; a bye counts, too."""
    found: Counter[int] = Counter()
    for one in t.rounds:
        most = max(len(table.players) for table in one.tables)
        found.update(player for table in one.tables for player in table.players if len(table.players) < most)
    return found


class _Seating:
    """Begins with the order of the standings and exchanges two players at a time; the last exchange is not undone at
    once, so that the search leaves a seating that no single exchange improves."""

    def __init__(
        self,
        players: Sequence[int],
        sizes: Sequence[int],
        met: Counter[frozenset[int]],
        smaller: Counter[int],
        points: dict[int, int],
    ) -> None:
        self._met, self._smaller, self._points = met, smaller, points
        self._most = max(sizes)
        rest = list(players)
        self.tables = [[rest.pop(0) for _ in range(size)] for size in sizes]

    def _cost(self, table: Sequence[int]) -> Cost:
        again = sum(self._smaller[player] ** 2 for player in table) if len(table) < self._most else 0
        spread = 0
        for a, b in combinations(table, 2):
            again += self._met[frozenset((a, b))] ** 2
            spread += (self._points[a] - self._points[b]) ** 2
        return again, spread

    def best(self) -> list[list[int]]:
        costs = [self._cost(table) for table in self.tables]
        found, least = [list(table) for table in self.tables], _sum(costs)
        just: Counter[frozenset[int]] = Counter()  # exchanged so often
        idle = 0
        while idle < IDLE and any(again for again, _ in costs):
            exchange = self._best_exchange(costs, just)
            if exchange is None:
                break
            (one, seat), (other, place) = exchange
            just[frozenset((self.tables[one][seat], self.tables[other][place]))] += 1
            self._exchange(one, seat, other, place)
            for table in (one, other):
                costs[table] = self._cost(self.tables[table])
            idle += 1
            if _sum(costs) < least:
                found, least, idle = [list(table) for table in self.tables], _sum(costs), 0
        return found

    def _exchange(self, one: int, seat: int, other: int, place: int) -> None:
        a, b = self.tables[one], self.tables[other]
        a[seat], b[place] = b[place], a[seat]

    def _best_exchange(
        self, costs: Sequence[Cost], just: Counter[frozenset[int]]
    ) -> tuple[tuple[int, int], tuple[int, int]] | None:
        """The exchange of somebody at a table where something is amiss that costs least."""
        found, least = None, None
        reach = max(1, NEAR // self._most)
        for one, cost in enumerate(costs):
            if not cost[0]:
                continue
            for other in range(max(0, one - reach), min(len(self.tables), one + reach + 1)):
                if other == one:
                    continue
                for seat, a in enumerate(self.tables[one]):
                    for place, b in enumerate(self.tables[other]):
                        tried = just[frozenset((a, b))]
                        self._exchange(one, seat, other, place)
                        now = _sum([self._cost(self.tables[one]), self._cost(self.tables[other])])
                        self._exchange(one, seat, other, place)
                        before = _sum([cost, costs[other]])
                        gained = tuple(x - y for x, y in zip(now, before, strict=True))
                        key = (tried, *gained)
                        if least is None or key < least:
                            found, least = ((one, seat), (other, place)), key
        return found


def _sum(costs: Sequence[Cost]) -> Cost:
    return tuple(map(sum, zip(*costs, strict=True)))  # type: ignore[return-value]
