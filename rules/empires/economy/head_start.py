"""Technology that is bought before the game (CL-20.8, SE-22.5): 75 CP, some levels at most, a little may be kept."""

from __future__ import annotations

from rules.core.decisions import Amount, Decision
from rules.core.forms import Fits, FormValues
from rules.core.reasons import Reason

from ..atoms import course
from ..printed.levels import level
from ..printed.powers import CHEAP_RESEARCH, IGNORES_HITS
from ..solo.amoebas import may_buy
from ..state import Galaxy, Seat, facts, seats
from ..state.holding import has
from ..state.lore import discounted, may_have
from .parts import raised

LEVELS = "levels"
HEAD_START = 75
KEPT = 10
FAR = ("ship_size", "movement")  # two levels of these, one of any other


def _prices(g: Galaxy, seat: Seat) -> dict[str, tuple[int, ...]]:
    """What the levels that a seat may buy cost it, by technology."""
    known = facts(g)
    cheap = bool(known.advantages) and has(g, seat, CHEAP_RESEARCH)  # CL-E41
    found = {}
    for i, each in enumerate(known.technologies):
        start = level(g.tech[seat], i)
        if not may_have(g, seat, i) or not may_buy(g, each.id, start + 1):
            continue
        costs = [known.tech_cost(i, start + step) for step in range(1, 3 if each.id in FAR else 2)]
        asked = [discounted(cost) if cheap else cost for cost in costs if cost is not None]
        found[each.id] = tuple(raised(known, seat, cost) for cost in asked)  # SE-22.3
    return {name: costs for name, costs in found.items() if costs}


def grant(g: Galaxy) -> None:
    """CL-20.8, CL-13.2: what everybody has before the game."""
    for seat in seats(g):
        course.earn_cp(g, seat, HEAD_START, "head_start")


def cost(g: Galaxy, seat: Seat, levels: tuple[int, ...]) -> int:
    return sum(sum(costs[:steps]) for costs, steps in zip(_prices(g, seat).values(), levels, strict=True))


def fields(g: Galaxy, seat: Seat) -> dict[str, Decision]:
    slots = tuple((name, 0, len(costs)) for name, costs in _prices(g, seat).items())
    return {LEVELS: Amount(seat, "", slots=slots, rule="CL-20.8")}


def fits(g: Galaxy, seat: Seat) -> Fits:
    def check(filled: FormValues) -> Reason | None:
        missing = cost(g, seat, filled[LEVELS]) - g.cp[seat]
        return Reason("empires.too_expensive", {"missing": missing}, "CL-20.8") if missing > 0 else None

    return check


def buy(g: Galaxy, seat: Seat, levels: tuple[int, ...]) -> None:
    """The levels are known, and of the rest of the CP a part is kept."""
    known, spent, names = facts(g), cost(g, seat, levels), tuple(_prices(g, seat))
    course.change_cp(g, seat, -spent, "research")
    kept = 0 if known.advantages and has(g, seat, IGNORES_HITS) else KEPT  # CL-E44
    course.change_cp(g, seat, min(0, kept - g.cp[seat]), "lost")
    for name, steps in zip(names, levels, strict=True):
        technology = known.technology[name]
        if steps:
            course.learn(g, seat, technology, level(g.tech[seat], technology) + steps, "head_start")
