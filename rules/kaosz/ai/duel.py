"""The fire step as a small game of its own: few numbers for each ship, solved exactly or sketched.

A `Field` holds what does not change: the ships' values, what their loss, damage and bombs are worth. A position is
(armor, status, marks): status 0 active, 1 used, 2 gone. Values are the attacker's, in credits; the defender wants
them low. `solve` is exact up to a number of nodes, `sketch` plays one sensible line.
"""

from __future__ import annotations

from typing import NamedTuple

from ..words import BURST, RAPID_FIRE, REPAIR, STEALTH

OFFICIAL, QUICK, SIMPLE = "official", "quick", "simple"

Armor = tuple[int, ...]
Status = tuple[int, ...]
Move = tuple[str, int, int]  # what, with which ship, at which ship
STOP: Move = ("pass", -1, -1)

HEAVY_PRICE = 1.8  # two credits


class Ship(NamedTuple):
    """One ship as the duel sees it."""

    card: int
    speed: int
    fire: int
    armor: int
    bomb: int
    bits: int
    worth: float
    soak: int = 0  # prevented of each blow
    heavy: int = 0  # fire that can be bought
    status: int = 0  # 0 active, 1 used
    hit: bool = False


class TooMany(Exception):
    """The exact search would take too long."""


def _hurt_attacking(s: Ship) -> float:
    """What damage costs in tempo: attacks and defences the ship will miss (KG-5.38)."""
    return 0.0 if s.bits & REPAIR else 0.12 * s.worth + 0.2 * s.bomb


class Field:
    """A duel: attackers first, then defenders."""

    def __init__(self, attackers: list[Ship], defenders: list[Ship], gains: list[float], mode: str = OFFICIAL) -> None:
        ships = [*attackers, *defenders]
        self.ships, self.count, self.mode, self.gains = ships, len(attackers), mode, gains
        self.n = len(ships)
        columns = tuple(zip(*ships, strict=True))
        self.speed: tuple[int, ...] = columns[1]
        self.fire: tuple[int, ...] = columns[2]
        self.start: Armor = columns[3]
        self.bomb: tuple[int, ...] = columns[4]
        self.bits: tuple[int, ...] = columns[5]
        self.worth: tuple[float, ...] = columns[6]
        self.soak: tuple[int, ...] = columns[7]
        self.heavy: tuple[int, ...] = columns[8]
        self.status: Status = columns[9]
        self.was_hit: tuple[bool, ...] = columns[10]
        self.hurt = [_hurt_attacking(s) for s in attackers]
        self.tired = [0.0] * self.count
        for s in defenders:
            missed = 0.06 * s.worth + 0.2 * s.bomb
            self.tired.append(missed)
            self.hurt.append(missed if s.bits & REPAIR else 2 * missed + 0.06 * s.worth)
        self.per_bomb = self.gain(3) / 3
        self.sides = (range(self.count), range(self.count, self.n))

    def gain(self, bombs: int) -> float:
        return self.gains[min(bombs, len(self.gains) - 1)]

    # -- the end of the step

    def leaf(self, armor: Armor, status: Status) -> float:
        """What has happened, and the bombs of those attackers that are active and not hit."""
        value, bombs = 0.0, 0
        start, hit = self.start, self.was_hit
        for i in range(self.count):
            if armor[i] <= 0:
                value -= self.worth[i]
            elif armor[i] < start[i] or hit[i]:
                value -= self.hurt[i]
            elif status[i] == 0:
                bombs += self.bomb[i]
        for i in range(self.count, self.n):
            if armor[i] <= 0:
                value += self.worth[i]
            elif armor[i] < start[i] or hit[i]:
                value += self.hurt[i]
            elif status[i]:
                value += self.tired[i]
        return value + self.gains[bombs if bombs < len(self.gains) else -1]

    # -- whose opportunity (KG-7.31, 7.34, 11.12, 11.51)

    def turn(self, status: Status, marks: int) -> tuple[int, list[int]]:
        """The side and the ships it may act with; side -1: the step is over."""
        if self.mode == SIMPLE:
            return self._alternate(status, marks)
        count, speed = self.count, self.speed
        best = [-1, -1]
        for i in range(self.n):
            if status[i] == 0 and not marks >> i & 1:
                of = int(i >= count)
                if speed[i] > best[of]:
                    best[of] = speed[i]
        if best[0] < 0 and best[1] < 0:
            return -1, []
        side = 0 if best[0] >= best[1] else 1
        if self.mode == QUICK:
            return side, [
                i for i in self.sides[side] if status[i] == 0 and not marks >> i & 1 and speed[i] == best[side]
            ]
        least = best[1] if side == 0 else best[0] + 1
        return side, [i for i in self.sides[side] if status[i] == 0 and speed[i] >= least]

    def _alternate(self, status: Status, marks: int) -> tuple[int, list[int]]:
        """Marks hold the side to act in bit 0 and the passes in a row above it."""
        side, passes = marks & 1, marks >> 1
        for _ in range(2):
            if passes >= 2:
                break
            ready = [i for i in self.sides[side] if status[i] == 0]
            if ready:
                return side, ready
            passes += 1
            side = 1 - side
        return -1, []

    def passed(self, side: int, ships: list[int], marks: int) -> int:
        if self.mode == SIMPLE:
            return (((marks >> 1) + 1) << 1) | (1 - side)
        for i in ships:
            marks |= 1 << i
        return marks

    def acted(self, side: int) -> int:
        return 1 - side if self.mode == SIMPLE else 0

    def goes_on(self, armor: Armor) -> bool:
        """KG-7.35: both sides still have ships there."""
        if self.mode == SIMPLE:
            return True
        return any(armor[i] > 0 for i in self.sides[0]) and any(armor[i] > 0 for i in self.sides[1])

    # -- what a side can do

    def moves(self, side: int, ships: list[int], armor: Armor) -> list[Move]:
        """Shots that do something, Burst, Stealth; passing comes last."""
        found: list[Move] = []
        enemies = [i for i in self.sides[1 - side] if armor[i] > 0]
        for s in ships:
            power = self.fire[s] + self.heavy[s]
            found += [("fire", s, t) for t in enemies if power > self.soak[t]]
            if self.bits[s] & BURST and self.fire[s] > 1 and len(enemies) > 1:
                found.append(("burst", s, -1))
            if side == 0 and self.bits[s] & STEALTH and self.bomb[s] and self.gain(self.bomb[s]) > 0:
                found.append(("stealth", s, -1))
        found.append(STOP)
        return found

    def power(self, s: int, t: int, armor: Armor) -> tuple[int, float]:
        """A shot's fire, with Heavy armament bought where it kills something worth it, and its price."""
        fire = self.fire[s]
        need = armor[t] + self.soak[t]
        if self.heavy[s] and fire < need <= fire + self.heavy[s]:
            price = HEAVY_PRICE * (need - fire)
            if price < 0.6 * self.worth[t]:
                return need, price
        return fire, 0.0

    def after_shot(
        self, armor: Armor, status: Status, s: int, t: int, returns: bool, side: int
    ) -> tuple[Armor, Status, float]:
        """One shot with or without return fire; the value is what Heavy armament cost, for the attacker."""
        a, st = list(armor), list(status)
        fire, price = self.power(s, t, armor)
        a[t] = max(0, a[t] - max(0, fire - self.soak[t]))
        st[s] = 1
        if returns:
            back, paid = self.power(t, s, armor)
            a[s] = max(0, a[s] - max(0, back - self.soak[s]))
            st[t] = 1
            price -= paid
        if self.mode != SIMPLE:
            for i in (s, t):
                if a[i] <= 0:
                    st[i] = 2
        return tuple(a), tuple(st), -price if side == 0 else price

    def may_return(self, s: int, t: int, status: Status) -> bool:
        return self.mode != SIMPLE and status[t] == 0 and self.fire[t] > 0 and not self.bits[s] & RAPID_FIRE

    def may_hide(self, s: int, t: int, status: Status) -> bool:
        """Stealth instead of return fire (KG-8.15)."""
        return (
            t < self.count and status[t] == 0 and self.mode != SIMPLE and bool(self.bits[t] & STEALTH)
            and not self.bits[s] & RAPID_FIRE and self.bomb[t] > 0
        )  # fmt: skip

    def burst_plan(self, s: int, armor: Armor, status: Status) -> dict[int, int]:
        """Who gets how much of a Burst: a scratch for each that can still bomb or was not hit, then kills."""
        side = 0 if s < self.count else 1
        left = self.fire[s]
        enemies = [i for i in self.sides[1 - side] if armor[i] > 0]
        given: dict[int, int] = {}

        def scratch(i: int) -> float:
            fresh = armor[i] == self.start[i] and not self.was_hit[i]
            if not fresh:
                return 0.0
            return self.hurt[i] + (self.bomb[i] if i < self.count and status[i] == 0 else 0.0)

        # The cheapest kills first where they are worth more than scratches.
        for i in sorted(enemies, key=lambda i: -(self.worth[i] / (armor[i] + self.soak[i]))):
            need = armor[i] + self.soak[i]
            if need <= left and self.worth[i] > 1.5 * need:
                given[i] = need
                left -= need
        for i in sorted(enemies, key=lambda i: -scratch(i)):
            if i not in given and left > self.soak[i] and scratch(i) > 0:
                given[i] = 1 + self.soak[i]
                left -= 1 + self.soak[i]
        if given and left:
            first = next(iter(given))
            given[first] += left
        return given

    def after_burst(self, armor: Armor, status: Status, s: int) -> tuple[Armor, Status]:
        """Every active ship that gets damage returns fire (KG-8.12)."""
        a, st = list(armor), list(status)
        for t, by in self.burst_plan(s, armor, status).items():
            a[t] = max(0, a[t] - max(0, by - self.soak[t]))
            if self.may_return(s, t, status):
                a[s] = max(0, a[s] - max(0, self.fire[t] - self.soak[s]))
                st[t] = 1
        st[s] = 1
        if self.mode != SIMPLE:
            for i in range(self.n):
                if a[i] <= 0:
                    st[i] = 2
        return tuple(a), tuple(st)

    def turned(self, status: Status, i: int) -> Status:
        return (*status[:i], 1, *status[i + 1 :])
