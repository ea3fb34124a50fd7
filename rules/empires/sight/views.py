"""Who may know what (empires.md, 1: Visibility), put together as the view of a seat.

Closed counters of others are a number in a hex, nothing else: no slots, no order. Own groups carry their slot.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from rules.core.records import Json
from rules.core.under_way import under_way
from rules.core.view_cache import view_cache

from ..battle.machines import weakness_of
from ..economy.ledger import ledger_of
from ..economy.prices import troop_prices_of
from ..economy.refits import is_in_dock, is_outdated, refit_price
from ..map.ending import points
from ..map.routes import held, steps
from ..printed.constants import CAPTURED, MOVEMENT, NO_BANNER, NOBODY, NOTHING, NOWHERE
from ..printed.designer import tally, written
from ..printed.designs import named as named_design
from ..printed.facts import SAVED
from ..printed.kinds import MACHINES
from ..printed.levels import design_of, level
from ..printed.switches import ON, SHORT
from ..state import (
    Fleet,
    Galaxy,
    Hex,
    Owner,
    Seat,
    Slot,
    board,
    carried,
    facts,
    groups_of,
    hexed,
    is_false,
    is_home,
    partners,
    sees_debt,
    sees_marker,
)
from ..state.barracks import named
from ..state.holding import knows_card
from ..state.values import speed
from .battle import named_levels, numbers, numbers_made_of
from .battle import seen as seen_battle
from .ground import assault as seen_assault
from .ground import garrisons
from .previews import goals, works_at

if TYPE_CHECKING:
    from . import seen

CLOSED = "closed"


def view(g: Galaxy, seat: int | None) -> seen.TableSeen:
    """The map, everything that lies open, and all that is the seat's own."""
    kept = view_cache(g)
    return {
        "map": facts(g).map.id,
        "extra": list(g.extra),
        "cycle": g.cycle,
        "turn": g.turn,
        "phase": g.phase,
        "active": g.active,
        "order": list(g.order),
        "battles": list(g.battles),
        "battle": seen_battle(g, seat),
        "numbers": _numbers(g),
        "assault": seen_assault(g),
        "garrisons": garrisons(g, seat),
        "markers": kept.part(("markers", seat), _seen_markers(g), partial(_markers, g, seat)),
        "colonies": kept.part("colonies", _colonised(g), partial(_colonies, g)),
        "counters": [
            kept.part(("fleet", owner, owner == seat), _fleet_now(g, owner, seat), partial(_fleet, g, owner, seat))
            for owner in range(len(g.fleets))
        ],
        "seats": [_seat(g, each, seat) for each in range(len(g.cp))],
        "aliens_left": sum(g.pool),
        "warps": [[hex, to] for hex in sorted(set(g.warps)) for to in partners(g, hex) if hex < to],
        "rivals": [{"homeworld": rival.hex, "seen": named_levels(g, rival.seen)} for rival in g.rivals],
        "machines": _machines(g) if facts(g).map.rival == MACHINES else None,
        "amoebas": _amoebas(g) if facts(g).types else None,
        "house_rules": list(facts(g).house_rules),
        "situation": list(g.situation),
        "sheet": _sheet(g, seat) if seat is not None and under_way(g, "empires.economy") else None,
        "designs": _designs(g, seat) if facts(g).unique in facts(g).buildable else None,
        "cards": _cards(g, seat) if facts(g).alien_cards or facts(g).advantages else None,
        "marching": g.marching if seat is not None and seat == g.active else None,
        "movers": _movers(g, seat) if seat is not None and seat == g.active and g.phase == MOVEMENT else None,
        "workers": _workers(g, seat) if seat is not None and seat == g.active and g.phase == MOVEMENT else None,
        "goals": _goals(g) if seat is not None and seat == g.active and g.marching != NOWHERE else None,
    }


def _numbers(g: Galaxy) -> list[seen.NeedSeen]:
    """What it takes to hit in the battle under way, once a round has begun."""
    b = g.battle
    if b is None or not b.round:
        return []
    return view_cache(g).part("numbers", numbers_made_of(b), partial(numbers, g, b))


def _movers(g: Galaxy, seat: Seat) -> list[Slot]:
    """The own groups that may enter some hex now: of those with steps left some are shut in (SE-4.6)."""
    return [slot for slot in groups_of(g, seat) if steps(g, seat, slot)]


def _workers(g: Galaxy, seat: Seat) -> list[Slot]:
    """The own groups that could settle, load or unload where they are."""
    return [slot for slot in groups_of(g, seat) if works_at(g, seat, slot, g.fleets[seat].hex[slot])]


def _goals(g: Galaxy) -> list[seen.GoalSeen]:
    """Where the group under orders could go, and what it risks: its owner's preview."""
    return [
        {
            "hex": goal.hex,
            "path": list(goal.path),
            "stops": goal.stops,
            "enemies": goal.enemies,
            "explores": goal.explores,
            "risk": goal.told_risk,
            "works": goal.works,
        }
        for goal in goals(g, g.active, g.marching)
    ]


def _designs(g: Galaxy, seat: int | None) -> list[seen.DesignsSeen]:
    """CL-19: the own design with the price of every part, and what was last seen of others'."""
    return [
        {
            "design": named_design(g.design[each] if each == seat else g.seen_design[each]),
            "seen": named_design(g.seen_design[each]),
            "price": [list(part) for part in tally(written(g.design[each]))] if each == seat and g.design[each] else [],
        }
        for each in range(len(g.cp))
    ]


def _cards(g: Galaxy, seat: int | None) -> seen.CardsSeen:
    """CL-12: how many lie where, and those that this seat knows; None stands for a card that it does not know."""
    known = facts(g)

    def named_pile(pile: list[int]) -> list[str | None]:
        found = [known.cards[card].id for card in pile if knows_card(g, seat, card)]
        return [*found, *(None for _ in range(len(pile) - len(found)))]

    return {
        "deck": len(g.alien_deck),
        "discards": len(g.alien_discards),
        "held": [named_pile(held) for held in g.held],
        "dealt": [named_pile(hand) for hand in g.dealt],
        "unpaid": [known.cards[card].id for card in g.unpaid[seat]] if seat is not None else [],
        "drawn": named_pile(g.drawn),
    }


def _sheet(g: Galaxy, seat: Seat) -> seen.SheetSeen:
    """What the production sheet is written with: prices, levels, and what the shipyards can build (in half hulls)."""
    ledger, known = ledger_of(g, seat), facts(g)
    ladder = {each.id: i for i, each in enumerate(known.technologies) if known.tech_costs[i]}
    troops = troop_prices_of(g, seat) if known.ground else ()
    return {
        "maintenance": ledger.maintenance.due,
        "saved": SAVED,
        "levels": {name: level(g.tech[seat], i) for name, i in ladder.items()},
        "next": {name: ledger.next_price(i) for name, i in ladder.items()},
        "units": {known.units[unit].id: ledger.cost[unit] for unit in (*known.buildable, *known.poses)},
        "troops": {known.troops[kind].id: troops[kind] for kind in known.bought} if troops else {},
        "hulls": {known.units[unit].id: ledger.halves(unit) * known.units[unit].uses_yard for unit in known.buildable},
        "yards": [[hex, ledger.capacity(hex, g.tech[seat], {})] for hex in ledger.yards],
    }


def _machines(g: Galaxy) -> list[seen.MachineSeen]:
    """SE-24.4, SE-24.6: which machines come when, whether they have, and their weaknesses as far as they are known."""
    known = facts(g)
    return [
        {
            "phase": phase,
            "machine": machine,
            "here": number < g.arrived,
            "weakness": weakness_of(g, known.unit[machine]),
        }
        for number, (phase, machine) in enumerate(known.map.arrivals[known.options["difficulty"]])
    ]


def _amoebas(g: Galaxy) -> seen.AmoebasSeen:
    """SE-26: all of it is open: research, what each type is, whether mines stop it, when they spread, science."""
    known, swarm = facts(g), g.swarm
    return {
        "types": [
            {"amoeba": known.units[known.first_amoeba + type].id, "strain": strain, "immune": swarm.immune[type]}
            for type, strain in enumerate(swarm.strains)
        ],
        "points": list(swarm.points),
        "fed": swarm.fed,
        "studied": swarm.studied,
        "spread": known.spreads_from,
    }


# -- markers


def _seen_markers(g: Galaxy) -> tuple[Json, ...]:
    return g.marker[:], g.also[:], g.up[:], g.known[:]


def _markers(g: Galaxy, seat: int | None) -> list[seen.MarkerSeen | None]:
    """By hex: None without a marker, else the ids, or that they are closed, and who has looked at them."""
    found: list[seen.MarkerSeen | None] = []
    for hex, marker in hexed(g.marker):
        if marker == NOTHING:
            found.append(None)
            continue
        both = [m for m in (marker, g.also[hex]) if m != NOTHING]
        ids = [facts(g).markers[m].id for m in both] if sees_marker(g, seat, hex) else [CLOSED] * len(both)
        known = g.known[hex]
        looked = [each for each in range(len(g.cp)) if known >> each & 1] if known else []
        found.append({"is": ids, "up": g.up[hex], "looked": looked})
    return found


# -- colonies


def _colonised(g: Galaxy) -> tuple[Json, ...]:
    former = [(each.hex, each.owner) for each in g.captured]
    rivals = [rival.hex for rival in g.rivals]
    return g.colony[:], g.value[:], g.stored_at[:], g.stored[:], g.homeworld[:], rivals, former, g.centre[:]


def _colonies(g: Galaxy) -> list[seen.ColonySeen]:
    """All are open: owner, value, what lies on them."""
    return [
        {
            "hex": hex,
            "seat": owner,
            "value": g.value[hex],
            "homeworld": is_home(g, hex),
            "centre": (None, "research", "industry")[g.centre[hex]] if g.centre else None,
            "captured": next((each.owner for each in g.captured if each.hex == hex), None),
            "stored": [facts(g).markers[m].id for at, m in zip(g.stored_at, g.stored, strict=True) if at == hex],
        }
        for hex, owner in hexed(g.colony)
        if owner != NOBODY
    ]


# -- groups


def _fleet_now(g: Galaxy, owner: Owner, seat: int | None) -> tuple[Json, ...]:
    fleet = g.fleets[owner]
    columns = (
        fleet.unit[:], fleet.count[:], fleet.hex[:], fleet.damage[:], fleet.up[:], fleet.shown[:], fleet.load[:],
        fleet.noted[:], fleet.builder[:], fleet.notes[:], fleet.banner[:],
    )  # fmt: skip
    if owner != seat:
        return columns
    own = (fleet.tech[:], fleet.spent[:], fleet.acts[:], fleet.trail[:], fleet.experience[:], fleet.hold[:])
    return *columns, *own, g.turn, g.tech[owner]


def _fleet(g: Galaxy, owner: Owner, seat: int | None) -> seen.FleetSeen:
    """The counters of one owner: closed ones by hex, open ones in an order that tells nothing, own ones in full."""
    fleet, mine = g.fleets[owner], owner == seat
    closed: dict[str, int] = {}
    open_: list[seen.GroupSeen] = []
    for slot in groups_of(g, owner):
        if fleet.up[slot]:
            open_.append(_open(g, fleet, slot))
        else:
            at = str(fleet.hex[slot])
            closed[at] = closed.get(at, 0) + 1
    open_.sort(key=_public_order)
    return {
        "closed": dict(sorted(closed.items(), key=lambda each: int(each[0]))),
        "open": open_,
        "banners": _banners(g, fleet),
        "own": [_own(g, fleet, slot, owner) for slot in groups_of(g, owner)] if mine else None,
    }


def _banners(g: Galaxy, fleet: Fleet) -> list[seen.BannerSeen]:
    """CL-7.2: where the fleet markers stand, and how many counters lie on each."""
    found: dict[int, list[int]] = {}
    for slot, banner in enumerate(fleet.banner):
        if banner != NO_BANNER:
            place = found.setdefault(banner, [fleet.hex[slot], 0, 0])
            place[1] += 1
            place[2] += not fleet.up[slot]
    return [
        {"banner": banner, "hex": Hex(hex), "counters": many, "closed": closed}
        for banner, (hex, many, closed) in sorted(found.items())
    ]


def _public_order(group: seen.GroupSeen) -> tuple[Json, ...]:
    load = group["load"] or ""
    told = tuple(map(str, (group["experience"], group["builder"], group["banner"], group["design"])))
    return group["hex"], group["unit"], -group["count"], group["damage"], load, sorted(group["shown"].items()), told


def _open(g: Galaxy, fleet: Fleet, slot: Slot) -> seen.GroupSeen:
    """What everybody sees of an open group; its technology as it was last shown (SE-5.11.2)."""
    load = fleet.load[slot]
    return {
        "hex": fleet.hex[slot],
        "unit": facts(g).units[facts(g).guise[fleet.unit[slot]]].id,
        "count": fleet.count[slot],
        "damage": fleet.damage[slot],
        "load": facts(g).markers[load].id if load != NOTHING else None,
        "shown": named_levels(g, fleet.shown[slot]),
        "design": named_design(design_of(fleet.shown[slot])),
        "experience": fleet.noted[slot] - 1 if fleet.noted[slot] else None,
        "builder": fleet.builder[slot] if fleet.notes[slot] & CAPTURED else None,  # CL-4.4.3
        "banner": fleet.banner[slot] if fleet.banner[slot] != NO_BANNER else None,
    }


def _steps_left(g: Galaxy, fleet: Fleet, slot: Slot, owner: Seat) -> int:
    """How many hexes a group can still go in this turn; 0 for one that was stopped or cannot move by itself."""
    if not g.turn or held(g, owner, slot):
        return 0
    return max(1, speed(g, owner, slot) - fleet.spent[slot])


def _refit(g: Galaxy, owner: Seat, slot: Slot) -> seen.RefitSeen:
    """UI-12: what newer technology costs for each ship, and whether it can be had where the group is (SE-9.13)."""
    return {"cp": refit_price(g, owner, slot), "here": is_in_dock(g, owner, slot)}


def _own(g: Galaxy, fleet: Fleet, slot: Slot, owner: Seat) -> seen.OwnGroup:
    return {
        **_open(g, fleet, slot),
        "slot": slot,
        "false": is_false(g, owner, slot),  # CL-E55
        "up": fleet.up[slot],
        "tech": named_levels(g, carried(g, owner, slot)),
        "design": named_design(design_of(fleet.tech[slot])),
        "left": _steps_left(g, fleet, slot, owner),
        "notes": fleet.notes[slot],
        "refit": _refit(g, owner, slot) if is_outdated(g, owner, slot) else None,
        "hold": named(g, fleet.hold[slot]),
        "experience": fleet.experience[slot] if facts(g).trained[fleet.unit[slot]] else None,
    }


# -- seats


def _seat(g: Galaxy, seat: Seat, eyes: int | None) -> seen.SeatSeen:
    mine = seat == eyes
    return {
        "homeworld": g.homeworld[seat],
        "area": list(board(g).areas[seat]),
        "bid": g.bid[seat],
        "out": g.out[seat],
        "team": facts(g).teams[seat],
        "points": points(g, seat) if facts(g).options["victory"] == SHORT else None,
        "spoils": g.spoils[seat],
        "debt": g.debt[seat] if sees_debt(g, eyes, seat) else None,
        "flagship": facts(g).flagships[seat] if facts(g).options["flagship"] == ON else None,
        "seen": named_levels(g, g.seen_tech[seat]),
        "cp": g.cp[seat] if mine else None,
        "rp": g.rp[seat] if mine and facts(g).centres else None,
        "tech": named_levels(g, g.tech[seat]) if mine else None,
        "researched": g.researched[seat] if mine else None,
        "studies": _studies(g, seat) if mine else None,
    }


def _studies(g: Galaxy, seat: Seat) -> dict[str, int]:
    """SE-19.2: what grants have added up to for the next levels."""
    return {facts(g).technologies[technology].id: sum for technology, sum in enumerate(g.studies[seat]) if sum}
