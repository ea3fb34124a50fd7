"""A largest set of pairs among players who may meet (Edmonds' algorithm), changed step by step."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from collections.abc import Set as AbstractSet

Friends = Mapping[int, AbstractSet[int]]


class Matching:
    """Pairs among the players still waiting; `friends` says who may meet whom."""

    def __init__(self, friends: Friends, mates: dict[int, int] | None = None, left: set[int] | None = None) -> None:
        self._friends = friends
        self.mates = mates if mates is not None else {}
        self._left = left if left is not None else set(friends)
        if mates is None:
            for player in friends:
                if player not in self.mates:
                    self._lengthen(player)

    @property
    def size(self) -> int:
        return len(self.mates) // 2

    def without(self, a: int, b: int) -> Matching:
        """The largest matching of the others."""
        left = self._left - {a, b}
        mates = {one: mate for one, mate in self.mates.items() if one in left and mate in left}
        rest = Matching(self._friends, mates, left)
        for lonely in (self.mates.get(a), self.mates.get(b)):
            if lonely is not None and lonely in left and lonely not in rest.mates:
                rest._lengthen(lonely)
        return rest

    def _lengthen(self, root: int) -> None:
        """One pair more, if a path leads from this lonely player to another one over pairs that can be exchanged."""
        search = _Search(self._friends, self._left, self.mates, root)
        end = search.run()
        while end is not None:
            before = search.came[end]
            after = self.mates.get(before)
            self.mates[end], self.mates[before] = before, end
            end = after


class _Search:
    """One search from a lonely player; odd rings of players are treated as one player."""

    def __init__(self, friends: Friends, left: set[int], mates: dict[int, int], root: int) -> None:
        self._friends, self._left, self._mates = friends, left, mates
        self.came: dict[int, int] = {}
        self._base = {player: player for player in left}
        self._root = root
        self._seen = {root}
        self._waiting = deque([root])

    def run(self) -> int | None:
        """The lonely player at the other end; None where there is none."""
        while self._waiting:
            here = self._waiting.popleft()
            for there in sorted(self._friends[here] & self._left):
                if self._base[here] == self._base[there] or self._mates.get(here) == there:
                    continue
                mate = self._mates.get(there)
                if there == self._root or (mate is not None and mate in self.came):
                    self._join(here, there)
                elif there not in self.came:
                    self.came[there] = here
                    if mate is None:
                        return there
                    self._seen.add(mate)
                    self._waiting.append(mate)
        return None

    def _join(self, a: int, b: int) -> None:
        """An odd ring was found: all its players get one base."""
        base = self._common(a, b)
        ring: set[int] = set()
        self._mark(a, base, b, ring)
        self._mark(b, base, a, ring)
        for player in sorted(self._left):
            if self._base[player] in ring:
                self._base[player] = base
                if player not in self._seen:
                    self._seen.add(player)
                    self._waiting.append(player)

    def _common(self, a: int, b: int) -> int:
        passed: set[int] = set()
        while True:
            a = self._base[a]
            passed.add(a)
            if a == self._root or a not in self._mates:
                break
            a = self.came[self._mates[a]]
        while True:
            b = self._base[b]
            if b in passed:
                return b
            b = self.came[self._mates[b]]

    def _mark(self, player: int, base: int, child: int, ring: set[int]) -> None:
        while self._base[player] != base:
            mate = self._mates[player]
            ring |= {self._base[player], self._base[mate]}
            self.came[player] = child
            child = mate
            player = self.came[mate]
