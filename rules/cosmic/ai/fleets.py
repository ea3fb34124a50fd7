"""Ships: which ones to send, to lose, to take back, and where to put them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core.decisions import Split, Value

from ..state.cosmos import BESIDE, GATE, WARP, Seat, encounter
from ..state.ships import colonies, planet_of, ships_at
from .outlook import Outlook

JOINERS = 2  # ships that an invited player sends on average
Cost = Callable[[str, int], float]  # (place, ships that are there still) -> what taking one of them costs


def taking_cost(look: Outlook, owner: Seat) -> Cost:
    """What it costs its owner that a ship leaves a place."""
    g = look.g

    def cost(place: str, left: int) -> float:
        planet = planet_of(place)
        if planet < 0:
            return {WARP: -0.7, GATE: 0.35, BESIDE: 0.35}.get(place, 0.6)
        home = g.home[planet] == owner
        if left <= 1:
            return (look.home(owner, lost=True) if home else look.colony(owner, lost=True)) + 0.5
        fought = bool(g.encounters) and encounter(g).planet == planet and encounter(g).defense == owner
        alone = (0.5 if home else 0.9) if left == 2 else 0.25 if left == 3 else 0.1
        return alone + (0.4 if fought else 0.0)

    return cost


def cheapest(slots: Sequence[str], caps: Sequence[int], there: Sequence[int], count: int, cost: Cost) -> list[int]:
    """So many ships, one after the other from where it costs least."""
    parts = [0] * len(slots)
    for _ in range(count):
        open_ = [i for i, cap in enumerate(caps) if parts[i] < cap]
        if not open_:
            break
        best = min(open_, key=lambda i: cost(slots[i], there[i] - parts[i]))
        parts[best] += 1
    return parts


def present(look: Outlook, owner: Seat, asked: Split) -> list[int]:
    """How many ships the owner has in each place that is asked about."""
    return [max(ships_at(look.g, str(slot), owner), cap) for slot, cap in zip(asked.slots, asked.caps, strict=True)]


def take(look: Outlook, asked: Split, count: int, owner: Seat | None = None) -> Value:
    """Ships to send or to give up: where they are missed least; of somebody else: where they are missed most."""
    owner = look.seat if owner is None else owner
    cost = taking_cost(look, owner)
    if owner != look.seat and look.weight[owner] > 0:
        cost = _reversed(cost)
    count = max(asked.low, min(count, asked.high))
    return tuple(cheapest([str(s) for s in asked.slots], asked.caps, present(look, owner, asked), count, cost))


def _reversed(cost: Cost) -> Cost:
    """For harming: whole small colonies first, else many ships of one place until it is empty."""
    return lambda place, left: -cost(place, left) + 0.01 * left


def how_many(look: Outlook, asked: Split, gain: float, risk: float) -> int:
    """How many ships to send: each adds so much `gain`, and is lost with so much `risk`."""
    slots, there = [str(s) for s in asked.slots], present(look, look.seat, asked)
    cost = taking_cost(look, look.seat)
    chosen = asked.low
    for count in range(max(1, asked.low + 1), asked.high + 1):
        parts = cheapest(slots, asked.caps, there, count, cost)
        before = cheapest(slots, asked.caps, there, count - 1, cost)
        place = next(i for i in range(len(parts)) if parts[i] != before[i])
        price = cost(slots[place], there[place] - before[place]) + risk * max(0.0, look.ship(look.seat))
        if price >= gain:
            break
        chosen = count
    return chosen


def likely_sent(look: Outlook, owner: Seat, count: int = JOINERS) -> dict[str, int]:
    """So many ships as an ally sends on average, from where there are most of them."""
    left, sent = dict(colonies(look.g, owner)), dict[str, int]()
    for _ in range(min(count, sum(left.values()))):
        place = max(left, key=lambda each: left[each])
        left[place] -= 1
        sent[place] = sent.get(place, 0) + 1
    return sent


def put(look: Outlook, asked: Split, owner: Seat | None = None) -> Value:
    """Ships that come to colonies: where one more means most safety."""
    owner = look.seat if owner is None else owner
    parts = [0] * len(asked.slots)
    for _ in range(asked.low):
        open_ = [i for i, cap in enumerate(asked.caps) if parts[i] < cap]
        if not open_:
            break
        best = max(open_, key=lambda i: _safety(look, owner, str(asked.slots[i]), parts[i]))
        parts[best] += 1
    return tuple(parts)


def _safety(look: Outlook, owner: Seat, place: str, coming: int) -> float:
    planet = planet_of(place)
    if planet < 0:
        return -1.0
    there = ships_at(look.g, place, owner) + coming
    home = look.g.home[planet] == owner
    return (1.0 if home else 1.15) / (1 + there)
