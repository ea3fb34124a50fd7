"""What units and technology cost a seat (SE-22.3, CL-22.3, CL-19.2.1)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from rules.core.derived import derived_for

from ..printed.designs import LIMITS
from ..printed.facts import Facts
from ..printed.levels import BITS, MOST, Levels, level
from ..state import Galaxy, Seat, facts
from ..state.lore import discounted
from ..state.values import VALUES, hooks
from .parts import raised

NextLevel = tuple[str, int, int, int]  # the id of a technology, its number, its next level, and what that costs


def _prices(g: Galaxy, seat: Seat) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What a unit of each kind costs a seat, and a unique ship by the price of its design (CL-19.2.1)."""
    known = facts(g)
    designs = tuple(range(LIMITS[-1] + 1)) if known.unique in known.buildable else ()
    if not known.raised[seat] and not hooks.is_changed(g, "price"):
        return known.cost, designs

    def paid(unit: int, cost: int) -> int:
        return max(1, raised(known, seat, hooks.ask(g, "price", cost, (seat, unit)))) if cost else 0  # CL-22.3

    units = tuple(paid(unit, cost) for unit, cost in enumerate(known.cost))
    return units, tuple(paid(known.unique, cost) for cost in designs)


prices_of = derived_for(_prices, part=VALUES)


def prices_without(g: Galaxy, seat: Seat, id: str) -> dict[int, int]:
    """How much more the units would cost a seat that a card makes cheaper, if it did not have it."""
    known, found = facts(g), {}
    for unit, cost in enumerate(known.cost):
        steps = hooks.why(g, "price", cost, (seat, unit)) if cost else []
        now = steps[-1].after if steps else cost
        other = now - sum(step.after - step.before for step in steps if step.piece == id)
        if other > now:
            found[unit] = max(1, raised(known, seat, other)) - max(1, raised(known, seat, now))
    return found


def _troop_prices(g: Galaxy, seat: Seat) -> tuple[int, ...]:
    """What a ground unit of each kind costs a seat."""
    troops = enumerate(facts(g).troops)
    return tuple(hooks.ask(g, "troop_price", each.cost, (seat, kind)) if each.cost else 0 for kind, each in troops)


troop_prices_of = derived_for(_troop_prices, part=VALUES)


def units_with(known: Facts, levels: Levels) -> frozenset[int]:
    """SE-2.2.1: the kinds of unit that these levels allow."""
    return _units_with(known, levels & known.needed)  # few technologies matter, so the same is asked for often


@lru_cache(maxsize=2000)
def _units_with(known: Facts, levels: Levels) -> frozenset[int]:
    return frozenset(
        unit
        for unit, needs in enumerate(known.needs)
        if all(level(levels, technology) >= least for technology, least in needs)
    )


def on_offer(known: Facts, levels: Levels, shifters: bool) -> tuple[int, ...]:
    """The kinds of unit in the shop of somebody with these levels; unique ships, whose design says what they need, and
    what looks like them are always among them. `shifters` have false ones, too (CL-E55)."""
    return _on_offer(known, levels & known.needed, shifters)


@lru_cache(maxsize=2000)
def _on_offer(known: Facts, levels: Levels, shifters: bool) -> tuple[int, ...]:
    kinds = (*known.buildable, *(known.poses if shifters else ()))
    return tuple(unit for unit in kinds if known.guise[unit] == known.unique or unit in units_with(known, levels))


@lru_cache(maxsize=2000)
def next_levels(known: Facts, seat: Seat, levels: Levels, scholarly: bool, rolled: bool) -> tuple[NextLevel, ...]:
    """SE-9.1: of each technology its id, its number, the next level, and what that costs a seat.

    `rolled`: what the dice must reach (SE-19.2) instead of a price; nobody pays more for that (SE-22.3).
    """
    ways = _all_levels(known, seat, scholarly, rolled)
    found = [each[levels >> BITS * i & MOST] for i, each in enumerate(ways)]
    return tuple([each for each in found if each is not None])


@lru_cache(maxsize=200)
def _all_levels(known: Facts, seat: Seat, scholarly: bool, rolled: bool) -> tuple[tuple[NextLevel | None, ...], ...]:
    """The same of each technology by the level that is there; None: there is no further one."""

    def after(have: int, technology: int) -> NextLevel | None:
        cost = known.tech_cost(technology, have + 1)
        if cost is None:
            return None
        cost = discounted(cost) if scholarly else cost
        return known.technologies[technology].id, technology, have + 1, cost if rolled else raised(known, seat, cost)

    return tuple(tuple(after(have, i) for have in range(MOST + 1)) for i in range(len(known.technologies)))


def assured(
    technologies: Mapping[str, tuple[int, int, int]], sums: Sequence[int], grants: Mapping[str, int]
) -> tuple[str, ...]:
    """SE-19.2, EX-27: of which of these technologies so many grants bring the level whatever the dice say, for none
    shows less than 1; `sums` are what those of earlier phases have added up to, by technology."""
    return tuple(
        name
        for name, (technology, _, cost) in technologies.items()
        if name in grants and sums[technology] + grants[name] >= cost
    )
