"""How the table asks the rules (see `tests/app/test_queries.py`)."""

from collections.abc import Iterator
from typing import Any

from app.games.empires.battle.landing import PAGES, TROOPS
from app.games.empires.routes import own_groups
from rules import Amount, Chance, Form, Split, State
from rules.empires.battle import mines, outlook, standing
from rules.empires.flows import bombardment, orders
from rules.empires.questions import BATTLE_MINES, LANDING_TROOPS
from rules.empires.sight import previews
from rules.empires.sight.previews import along, is_calm, is_clear, journeys, works_at, yards_of
from rules.empires.sight.worth import worth_built, worth_held, worth_shown
from rules.empires.state import facts
from tests.games.empires.battles import theatre
from tests.support.glimpse import Glimpse, Samples, once


def starts() -> Iterator[State]:
    """Mines explode, and their owner chooses whom they hit."""
    t = theatre()
    t.red.has("DN"), t.red.has("SC", 2), t.blue.has("Mine", 2)
    t.fight()
    yield t.state


FEW = 4  # groups, hexes and kinds of each position
SHEET, SHOT = "empires.economy.sheet", "empires.bombardment.shot"


def groups(seen: Glimpse) -> list[tuple[Any, ...]]:
    return [(seen.seat, group["slot"]) for group in own_groups(seen.table)][:FEW]


def kinds(seen: Glimpse) -> list[tuple[Any, ...]]:
    return [(seen.seat, unit) for unit in list((seen.table["sheet"] or {}).get("units", ()))[:FEW]]


def shown(seen: Glimpse) -> list[tuple[Any, ...]]:
    """Printed kinds whose counters lie open."""
    open_ones = [group for fleet in seen.table["counters"] for group in fleet["open"] if not group["design"]]
    return [(group["unit"], group["shown"]) for group in open_ones][:FEW]


def hexes(seen: Glimpse) -> list[int]:
    """Those that counters of others lie in, and those that the seat could go to."""
    taken = [int(hex) for fleet in seen.table["counters"] for hex in fleet["closed"] or ()]
    return [*sorted(set(taken))[-FEW:], *(goal["hex"] for goal in (seen.table["goals"] or ())[:FEW])]


def calm(seen: Glimpse) -> list[tuple[Any, ...]]:
    return [(seen.seat, hex) for hex in hexes(seen)]


def works(seen: Glimpse) -> list[tuple[Any, ...]]:
    return [(*group, hex) for group in groups(seen) for hex in hexes(seen)]


def ways(seen: Glimpse) -> Iterator[tuple[Any, ...]]:
    marching = seen.table["marching"]
    for goal in seen.table["goals"] or ():
        if marching is not None:
            yield seen.seat, marching, tuple(goal["path"])


def calm_ways(seen: Glimpse) -> list[tuple[Any, ...]]:
    return [(*way, calm) for way in ways(seen) for calm in (False, True)][:FEW]


def sheets(seen: Glimpse) -> Iterator[tuple[Any, ...]]:
    for asked in seen.asked:
        if asked.prompt == SHEET:
            assert isinstance(asked, Form)
            yield seen.seat, dict(asked.opening())
            yield seen.seat, dict(asked.sample(Chance(1)))


def struck(seen: Glimpse) -> Iterator[tuple[Any, ...]]:
    for asked in seen.asked:
        if asked.prompt == BATTLE_MINES:
            assert isinstance(asked, Split)
            yield asked.slots, asked.caps, asked.high


def worlds(seen: Glimpse) -> list[tuple[Any, ...]]:
    return [(seen.seat, 0, 2)]


def ahead(seen: Glimpse) -> list[tuple[Any, ...]]:
    return [(*worlds(seen)[0], hex) for hex in [*(seen.table["battles"] or ()), *hexes(seen)][:FEW]]


def ground(seen: Glimpse) -> Iterator[tuple[Form, tuple[int, ...]]]:
    """A form about ground units, and how many of each kind may go at most."""
    for asked in seen.asked:
        if asked.prompt in PAGES:
            assert isinstance(asked, Form)
            troops = dict(asked.fields)[TROOPS]
            assert isinstance(troops, Amount)
            yield asked, tuple(high for _, _, high in troops.slots)


def landings(seen: Glimpse) -> list[tuple[Any, ...]]:
    return [(*worlds(seen)[0], most, None, 0) for asked, most in ground(seen) if asked.prompt == LANDING_TROOPS]


def on_ground(seen: Glimpse) -> list[tuple[Any, ...]]:
    return [(seen.seat,) for _ in ground(seen)]


def from_ships(seen: Glimpse) -> list[tuple[Any, ...]]:
    return [(seen.seat, most) for asked, most in ground(seen) if asked.prompt == LANDING_TROOPS]


def shots(seen: Glimpse) -> Iterator[tuple[Any, ...]]:
    for asked in seen.asked:
        if asked.prompt == SHOT:
            slots = {option[1] for option in getattr(asked, "options", ()) if isinstance(option, tuple)}
            yield from ((seen.seat, slot) for slot in sorted(slots))


def orders_given(seen: Glimpse) -> list[standing.StandingOrder]:
    fight = seen.table["battle"] or seen.table["assault"]
    return [standing.StandingOrder(policy, fight["hex"]) for policy in standing.POLICIES] if fight else []


def in_force(seen: Glimpse) -> list[tuple[Any, ...]]:
    return [(order,) for order in orders_given(seen)]


def by_order(seen: Glimpse) -> list[tuple[Any, ...]]:
    asked = [one for one in seen.asked if standing.may_order(one)]
    return [(seen.seat, one, order) for one in asked for order in orders_given(seen)]


SAMPLES: Samples = {
    facts: once,
    journeys: groups,
    along: ways,
    is_calm: calm,
    is_clear: calm_ways,
    orders.numbers: groups,
    works_at: works,
    yards_of: sheets,
    worth_built: kinds,
    worth_held: groups,
    worth_shown: shown,
    mines.proposed: struck,
    outlook.expected: worlds,
    outlook.foreseen: ahead,
    previews.landed: landings,
    previews.room: on_ground,
    previews.from_drop_ships: from_ships,
    previews.where: once,
    bombardment.bombs: shots,
    bombardment.under_fire: once,
    standing.moment: once,
    standing.is_in_force: in_force,
    standing.by_order: by_order,
}
