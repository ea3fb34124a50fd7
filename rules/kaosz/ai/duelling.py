"""Playing a duel: the exact value of small ones, one sensible line through the others, and the best shot now."""

from __future__ import annotations

from ..words import BURST, RAPID_FIRE, STEALTH
from .duel import SIMPLE, STOP, Armor, Field, Move, Status, TooMany


class Solver:
    """Exact minimax over a field with a limit on the number of positions."""

    def __init__(self, field: Field, most: int) -> None:
        self.field, self.left = field, most
        self._memo: dict[tuple[Armor, Status, int], float] = {}

    def value(self, armor: Armor, status: Status, marks: int) -> float:
        """What the rest of the fire step is worth to the attacker."""
        key = (armor, status, marks)
        known = self._memo.get(key)
        if known is not None:
            return known
        self.left -= 1
        if self.left < 0:
            raise TooMany
        field = self.field
        side, ships = field.turn(status, marks)
        if side < 0 or not field.goes_on(armor):
            found = field.leaf(armor, status)
        else:
            each = [self.after(armor, status, marks, side, ships, move) for move in field.moves(side, ships, armor)]
            found = max(each) if side == 0 else min(each)
        self._memo[key] = found
        return found

    def after(self, armor: Armor, status: Status, marks: int, side: int, ships: list[int], move: Move) -> float:
        """The value of one move, with the best answer to it."""
        field = self.field
        what, s, t = move
        if what == "pass":
            return self.value(armor, status, field.passed(side, ships, marks))
        going = field.acted(side)
        if what == "stealth":
            return field.gain(field.bomb[s]) + self.value(armor, field.turned(status, s), going)
        if what == "burst":
            return self.value(*field.after_burst(armor, status, s), going)
        return self._shot(armor, status, s, t, side, going)

    def _shot(self, armor: Armor, status: Status, s: int, t: int, side: int, going: int) -> float:
        field = self.field
        a, st, price = field.after_shot(armor, status, s, t, False, side)
        best = price + self.value(a, st, going)
        worst = max if side == 1 else min  # the side fired at chooses
        if field.may_return(s, t, status):
            a, st, price = field.after_shot(armor, status, s, t, True, side)
            best = worst(best, price + self.value(a, st, going))
        if field.may_hide(s, t, status):
            a, st, price = field.after_shot(armor, field.turned(status, t), s, t, False, side)
            best = worst(best, price + field.gain(field.bomb[t]) + self.value(a, st, going))
        return best


def sketch(field: Field, armor: Armor, status: Status, marks: int) -> float:
    """One sensible line: each side takes what gains most at once, and everybody returns fire."""
    value = 0.0
    for _ in range(4 * field.n + 8):
        side, ships = field.turn(status, marks)
        if side < 0 or not field.goes_on(armor):
            break
        what, s, t = tempting(field, armor, status, side, ships)
        if what == "pass":
            marks = field.passed(side, ships, marks)
            continue
        marks = field.acted(side)
        if what == "stealth":
            value += field.gain(field.bomb[s])
            status = field.turned(status, s)
        elif what == "burst":
            armor, status = field.after_burst(armor, status, s)
        else:
            if field.may_hide(s, t, status):
                value += field.gain(field.bomb[t])
                status = field.turned(status, t)
            returns = field.may_return(s, t, status)
            armor, status, price = field.after_shot(armor, status, s, t, returns, side)
            value += price
    return value + field.leaf(armor, status)


def tempting(field: Field, armor: Armor, status: Status, side: int, ships: list[int]) -> Move:
    """The move with the best outcome at first sight."""
    best, move = 0.01, STOP
    per_bomb, bits = field.per_bomb, field.bits
    enemies = [i for i in field.sides[1 - side] if armor[i] > 0]
    taken = [_pays(field, armor, status, t, per_bomb) for t in enemies]
    for s in ships:
        fire = field.fire[s]
        fresh = armor[s] == field.start[s] and not field.was_hit[s]
        effort = (per_bomb * field.bomb[s] if side == 0 else field.tired[s]) if fresh else 0.0
        if fire or field.heavy[s]:
            for t, (kill, scratch, left) in zip(enemies, taken, strict=True):
                by, price = (fire, 0.0) if not field.heavy[s] else field.power(s, t, armor)
                by -= field.soak[t]
                if by <= 0:
                    continue
                value = (kill if by >= left else scratch + 0.15 * field.worth[t] * by / left) - effort - price
                if status[t] == 0 and field.fire[t] and field.mode != SIMPLE and not bits[s] & RAPID_FIRE:
                    # Its shot comes back, but is then not fired at somebody more precious.
                    value += 0.3 * field.fire[t] - _return_hurts(field, armor, s, t, fresh)
                if value > best:
                    best, move = value, ("fire", s, t)
        if bits[s] & STEALTH and side == 0 and 0.9 * field.gain(field.bomb[s]) > best:
            best, move = 0.9 * field.gain(field.bomb[s]), ("stealth", s, -1)
        if bits[s] & BURST and fire > 1 and len(enemies) > 1:
            value = _burst_tempts(field, armor, status, s) - effort
            if value > best:
                best, move = value, ("burst", s, -1)
    return move


def _pays(field: Field, armor: Armor, status: Status, i: int, per_bomb: float) -> tuple[float, float, int]:
    """What destroying and what scratching a ship is worth to the other side, and its armor."""
    left = armor[i]
    if left != field.start[i] or field.was_hit[i]:
        return field.worth[i] - field.hurt[i], 0.0, left
    bombs = per_bomb * field.bomb[i] if i < field.count and status[i] == 0 else 0.0
    return field.worth[i] + bombs, field.hurt[i] + bombs, left


def _return_hurts(field: Field, armor: Armor, s: int, t: int, fresh: bool) -> float:
    """What return fire costs the shooter, whose bombs are lost already."""
    back = field.fire[t] - field.soak[s]
    if back <= 0:
        return 0.0
    if back >= armor[s]:
        return field.worth[s] - (0.0 if fresh else field.hurt[s])
    return (field.hurt[s] if fresh else 0.0) + 0.15 * field.worth[s] * back / armor[s]


def _burst_tempts(field: Field, armor: Armor, status: Status, s: int) -> float:
    value = 0.0
    fresh = armor[s] == field.start[s] and not field.was_hit[s]
    for t, by in field.burst_plan(s, armor, status).items():
        kill, scratch, left = _pays(field, armor, status, t, field.per_bomb)
        value += kill if by - field.soak[t] >= left else scratch
        if field.may_return(s, t, status):
            value -= _return_hurts(field, armor, s, t, fresh)
    return value


def outcome(field: Field, nodes: int = 0) -> float:
    """What the fire step and the bombs after it are worth to the attacker."""
    if nodes and field.n <= 8:
        try:
            return Solver(field, nodes).value(field.start, field.status, 0)
        except TooMany:
            pass
    return sketch(field, field.start, field.status, 0)


def weigh_moves(
    field: Field, marks: int, side: int, ships: list[int], nodes: int
) -> tuple[list[tuple[Move, float]], bool]:
    """Every move with its value for the attacker, and whether the values are exact."""
    moves = field.moves(side, ships, field.start)
    solver = Solver(field, nodes)
    if nodes:
        try:
            return [(m, solver.after(field.start, field.status, marks, side, ships, m)) for m in moves], True
        except TooMany:
            pass
    rough = _Rough(field)
    return [(m, rough.after(field.start, field.status, marks, side, ships, m)) for m in moves], False


class _Rough(Solver):
    """One move and its best answer exactly, the rest sketched."""

    def __init__(self, field: Field) -> None:
        super().__init__(field, 0)

    def value(self, armor: Armor, status: Status, marks: int) -> float:
        return sketch(self.field, armor, status, marks)


def weigh_answers(field: Field, s: int, t: int, going: int, nodes: int) -> list[tuple[str, float]]:
    """The answers of a ship fired at, each with its value for the attacker."""
    side = 0 if s < field.count else 1
    solver: Solver = Solver(field, nodes) if nodes else _Rough(field)
    try:
        return _answers(field, solver, s, t, side, going)
    except TooMany:
        return _answers(field, _Rough(field), s, t, side, going)


def _answers(field: Field, solver: Solver, s: int, t: int, side: int, going: int) -> list[tuple[str, float]]:
    armor, status = field.start, field.status
    a, st, price = field.after_shot(armor, status, s, t, False, side)
    found = [("nothing", price + solver.value(a, st, going))]
    a, st, price = field.after_shot(armor, status, s, t, True, side)
    found.append(("return", price + solver.value(a, st, going)))
    if field.may_hide(s, t, status):
        a, st, price = field.after_shot(armor, field.turned(status, t), s, t, False, side)
        found.append(("stealth", price + field.gain(field.bomb[t]) + solver.value(a, st, going)))
    return found
