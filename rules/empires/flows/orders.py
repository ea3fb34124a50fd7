"""What a group may be ordered to do in its owner's Movement phase, one entry for each kind of order.

An order is an option such as ("go", 12) with a number behind it: how many units do it. A new kind of order is a
function that offers it and one that carries it out, both registered under its verb (`@offer`, `@obey`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from rules.core.decisions import Option, Value
from rules.core.flow import Next, call, goto
from rules.core.frame import Frame
from rules.core.queries import query
from rules.core.reasons import Reason

from ..atoms import course, fleets, unique, worlds
from ..cards.deck import meet_aliens, show_moving
from ..economy.refits import how_many, refit_price, why_no_refit
from ..map.carrying import aboard_all, board_fighters, carriable, ferries, has_bays, leaves_whole, may_leave, scuttle
from ..map.interception import intercept
from ..map.mining import ore_at, why_no_load, why_no_unload
from ..map.razing import is_bare
from ..map.routes import held, needs_chain, needs_passage, slows, steps
from ..map.settling import settle, unsettled
from ..printed.constants import (
    BANNERS,
    DONE,
    FOLLOWS,
    JUMPED,
    LARGEST_GROUP,
    NO_BANNER,
    NOBODY,
    NOTHING,
    ON_CHAIN,
    PUSHED,
    RAISED,
    RAZES,
    REFITTED,
    RETUNED,
    SCUTTLES,
    SLUNG,
    STAYS,
    STOPPED,
)
from ..printed.designs import FAST_BC, FIGHTER_BAY
from ..printed.facts import SPEEDS, Facts
from ..printed.levels import Levels, level
from ..printed.powers import FALSE_GROUPS
from ..printed.switches import OFF
from ..state import (
    NO_SLOT,
    Galaxy,
    Hex,
    Seat,
    Slot,
    could_meet,
    counters_free,
    facts,
    groups_at,
    has_terrain,
    may_join,
    near,
    places_of,
    renewed,
)  # fmt: skip
from ..state.holding import hides_card, knows_card
from ..state.pipelines import is_on_chain, pipelines_along
from ..state.unique_ships import has as has_ability
from ..state.values import speed
from . import cargo, gating
from .arrival import arrival, happens
from .declaration import slipping, why_no_slip
from .exploration import LOOK, explores, look, offer_looks

Ranges = dict[Option, tuple[int, int]]
Offer = Callable[[Galaxy, Seat, Slot, list[Option], Ranges], None]
Obey = Callable[[Galaxy, Frame, Seat, Slot, Value], Next]

GO, CARRY, STAY, SPLIT, JOIN = "go", "carry", "stay", "split", "join"
SCUTTLE, COVER, SETTLE = "scuttle", "cover", "settle"
SLING, SLING_CARRY, RAZE = "sling", "sling_carry", "raze"
ENLIST, DISCHARGE, ADVANCE = "enlist", "discharge", "advance"
LOAD, UNLOAD, REFIT, LAST_ORDER, SLIP = "load", "unload", "refit", "last_order", "slip"

Kinds = Callable[[Facts, int], bool]  # which kinds of unit an order is for

_OFFERS: list[tuple[tuple[str, ...], str, Kinds | None, Offer]] = []
_OBEYS: dict[str, Obey] = {}


def offer(*codes: str, switch: str = "", kinds: Kinds | None = None) -> Callable[[Offer], Offer]:
    """Register a function that adds the options of one kind of order, and the range of units of each.

    With codes only such units are offered it, with a switch only where that is on, and never to kinds of unit for
    which `kinds` says that they cannot be given it.
    """

    def register(made: Offer) -> Offer:
        _OFFERS.append((codes, switch, kinds, made))
        return made

    return register


def obey(verb: str) -> Callable[[Obey], Obey]:
    def register(made: Obey) -> Obey:
        _OBEYS[verb] = made
        return made

    return register


def offers(g: Galaxy, seat: Seat, slot: Slot) -> tuple[list[Option], Ranges]:
    """All orders for a group; DONE lays it down again."""
    options: list[Option] = [DONE]
    ranges: Ranges = {}
    for each in _offers_to(g.tables or facts(g), g.fleets[seat].unit[slot]):
        each(g, seat, slot, options, ranges)
    return options, ranges


@lru_cache(maxsize=2000)
def _offers_to(known: Facts, unit: int) -> tuple[Offer, ...]:
    """What units of this kind can be offered; asked only when all kinds of orders are registered."""
    code = known.units[unit].code
    return tuple(
        made
        for codes, switch, kinds, made in _OFFERS
        if (not codes or code in codes) and (not switch or switch in known.on) and (kinds is None or kinds(known, unit))
    )


def verbs() -> tuple[str, ...]:
    """All kinds of orders that there are."""
    return tuple(_OBEYS)


def carry_out(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    verb = order if type(order) is str else order[0]
    return _OBEYS[verb](g, f, seat, slot, order)


# -- steps (SE-4.1)


Numbers = tuple[int, int] | None  # how many units, at least and at most; None: not that way


@query
def numbers(g: Galaxy, seat: Seat, slot: Slot) -> tuple[Numbers, Numbers]:
    """How many units of a group can take a step with fighters aboard, and how many without."""
    fleet = g.fleets[seat]
    count = many = fleet.count[slot]
    few = 1 if count > 1 and counters_free(g, seat, fleet.unit[slot]) else count
    carrying = None
    if fleet.unit[slot] in (g.tables or facts(g)).hangars and has_bays(g, seat, slot):
        carrying = carriable(g, seat, slot, few)
        many = min(count, may_leave(g, seat, slot))
    return carrying, (few, many) if few <= many else None


@offer()
def _offer_steps(g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: Ranges) -> None:
    hexes = steps(g, seat, slot)
    carrying, plain = numbers(g, seat, slot) if hexes else (None, None)
    if carrying:
        _add_steps(CARRY, hexes, carrying, options, ranges)
        _add_steps(SLING_CARRY, _slings(g, seat, slot, hexes), carrying, options, ranges)
    if plain:
        _add_steps(GO, hexes, plain, options, ranges)
        if "slingshot" in facts(g).on:
            _add_steps(SLING, _slings(g, seat, slot, hexes), plain, options, ranges)


def _slings(g: Galaxy, seat: Seat, slot: Slot, hexes: list[Hex]) -> list[Hex]:
    """SE-15.2: the open Black Holes among these hexes that a group may use as a slingshot, once and off pipelines."""
    if facts(g).options["slingshot"] == OFF or g.fleets[seat].notes[slot] & (SLUNG | ON_CHAIN):
        return []
    is_hole, marker, also = facts(g).is_marker["black_hole"], g.marker, g.also
    holes = [hex for hex in hexes if g.up[hex] and (is_hole[marker[hex]] or is_hole[also[hex]])]
    return [hex for hex in holes if not is_on_chain(g, seat, slot, hex)]


def _add_steps(verb: str, hexes: list[Hex], span: tuple[int, int], options: list[Option], ranges: Ranges) -> None:
    made = [(verb, hex) for hex in hexes]
    options += made
    ranges.update(dict.fromkeys(made, span))


@obey(GO)
def _go(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    """One step. Units that do not come along stay behind as a group of their own."""
    return step(g, seat, slot, order[1], order[2])


@obey(CARRY)
def _carry(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    """SE-11.4: one step of carriers with the fighters that find room on them."""
    return step(g, seat, slot, order[1], order[2], board_fighters(g, seat, slot, order[2]))


@obey(SLING)
def _sling(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    """SE-15.2: into a Black Hole for a slingshot."""
    return step(g, seat, slot, order[1], order[2], (), SLUNG)


@obey(SLING_CARRY)
def _sling_carry(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    return step(g, seat, slot, order[1], order[2], board_fighters(g, seat, slot, order[2]), SLUNG)


def step(
    g: Galaxy, seat: Seat, slot: Slot, hex: Hex, count: int, aboard: Sequence[Slot] = (), slung: int = 0
) -> Next:  # fmt: skip
    """So many units of a group take a step; then it is under orders again, or laid down if it cannot go on."""
    happening = march_on(g, seat, slot, hex, count, aboard, slung)
    if happening is not None:
        return happening
    return goto("command") if not held(g, seat, g.marching) else choose_next(g)


def march_on(
    g: Galaxy, seat: Seat, slot: Slot, hex: Hex, count: int, aboard: Sequence[Slot], slung: int = 0
) -> Next:  # fmt: skip
    """One step; None if nothing happens where it leads."""
    fleet, known = g.fleets[seat], g.tables or facts(g)
    if count < fleet.count[slot]:
        slot = fleets.split_group(g, seat, slot, count)
    if slot != g.marching:
        fleets.march(g, slot)
    origin, goes_on = fleet.hex[slot], fleet.spent[slot] > 0
    by_chain = is_on_chain(g, seat, slot, hex)
    farther = by_chain and needs_chain(g, seat, slot, hex)
    entered_late = goes_on and not by_chain and needs_passage(g, seat, slot, hex)
    stop = notes = 0
    if (slows(g, hex) and not by_chain) if g.up[hex] else g.marker[hex] != NOTHING:
        stop = notes = STOPPED
    if known.unique in fleet.unit and hex not in near(g, origin):  # only their owner's ships keep gates
        gating.warp(g, seat, origin, hex, slot)
        notes |= JUMPED
    fleets.move_group(g, seat, slot, hex, notes | slung | ON_CHAIN if farther else notes | slung)
    for squadron in aboard:
        fleets.move_group(g, seat, squadron, hex, stop | ferries(speed(g, seat, slot)))
    if goes_on and known.advantages:
        show_moving(g, seat, slot, slow=entered_late)
    if fleet.unit[slot] == known.unique:
        _show_abilities(g, seat, slot, bool(aboard))
    met = could_meet(g, seat, hex)
    if met and known.advantages:
        meet_aliens(g, seat, hex)
    if known.alien_cards and intercept(g, seat, hex):
        met = True
    if by_chain:
        along = pipelines_along(g, seat, slot) if farther or has_terrain(g, hex, "black_hole") else ()
        for owner, pipeline in along:
            fleets.note(g, owner, pipeline, STOPPED)
    elif goes_on:
        reveal_speed(g, seat, slot)
    if happens(g, seat, hex, by_chain, met):
        return call(arrival, "walk_on", seat=seat, hex=hex, chained=by_chain, slung=bool(slung))
    return None


def _show_abilities(g: Galaxy, seat: Seat, slot: Slot, laden: bool) -> None:
    """CL-19.2.4: what everybody sees an open unique ship do: it carries fighters, or outruns its Movement level."""
    known, fleet = facts(g), g.fleets[seat]
    if not fleet.up[slot] or fleet.builder[slot] != NOBODY:
        return
    if laden:
        unique.show_ability(g, seat, FIGHTER_BAY)
    pushed = bool(fleet.notes[slot] & (SLUNG | PUSHED | ON_CHAIN))
    reach = SPEEDS[level(fleet.tech[slot], known.movement)][g.turn - 1]
    if fleet.spent[slot] > reach and not pushed and has_ability(g, seat, slot, FAST_BC):
        unique.show_ability(g, seat, FAST_BC)


def reveal_speed(g: Galaxy, seat: Seat, slot: Slot) -> None:
    """SE-9.10: so many hexes in this turn need a level of Movement, which everybody can note."""
    known, fleet = g.tables or facts(g), g.fleets[seat]
    if g.seized[seat] and (fleet.builder[slot] != NOBODY or not fleet.up[slot]):
        return  # CL-4.5.1: it could be a captured ship, as far as all can see
    spent = fleet.spent[slot] - bool(fleet.notes[slot] & SLUNG) - bool(fleet.notes[slot] & PUSHED)  # SE-15.2, CL-E42
    if "fast_bc" in known.on and g.turn == 1 and _could_be_fast(g, seat, slot):
        spent -= 1  # CL-11.1
    if spent < 2:
        return  # everybody can do that
    need = next(have for have, hexes in enumerate(SPEEDS) if have and hexes[g.turn - 1] >= spent)
    fleets.show_used(g, seat, known.movement, need)


def _could_be_fast(g: Galaxy, seat: Seat, slot: Slot) -> bool:
    """Whether a group could use Fast BC, as far as all can see: a closed one, a Decoy (CL-11.2), and what may be false,
    for that moves like one (CL-E55.2)."""
    known, fleet = facts(g), g.fleets[seat]
    unit = fleet.unit[slot]
    if not fleet.up[slot] or known.fast[unit] or not known.hull[unit]:
        return True
    card = known.card[FALSE_GROUPS]
    if unit not in known.false or card not in known.advantages:
        return False
    return card in g.held[seat] if knows_card(g, None, card) else hides_card(g, seat, known.advantages)


@offer("F")
def _offer_staying(g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: Ranges) -> None:
    options.append(STAY)


@obey(STAY)
def _stay(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    """D-13: these fighters stay behind, or come along again."""
    fleets.toggle(g, seat, slot, STAYS)
    return choose_next(g)


@offer("R")
@offer("SC", "DD", "CA", switch="advantages")  # CL-E50
def _offer_slipping(g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: Ranges) -> None:
    if why_no_slip(g, seat, slot) is None:
        options.append(SLIP)


@obey(SLIP)
def _slip(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    """SE-12.3: it passes on under its cloak."""
    return call(slipping, "walk_on", seat=seat)


# -- splitting and joining (SE-9.11)


@offer()
def _offer_regrouping(g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: Ranges) -> None:
    fleet = g.fleets[seat]
    count, unit = fleet.count[slot], fleet.unit[slot]
    if why_no_split(g, seat, slot) is None:
        options.append(SPLIT)
        ranges[SPLIT] = (1, count - 1)
    if facts(g).grouped[unit] and fleet.hex.count(fleet.hex[slot]) > 1:
        for other in groups_at(g, seat, fleet.hex[slot]):
            if may_join(g, seat, slot, other):
                options.append((JOIN, other))
                ranges[JOIN, other] = (1, min(count, LARGEST_GROUP - fleet.count[other]))


def why_no_split(g: Galaxy, seat: Seat, slot: Slot) -> Reason | None:
    fleet = g.fleets[seat]
    if fleet.count[slot] < 2:
        return Reason("empires.split_one", {}, "SE-9.11")
    if not counters_free(g, seat, fleet.unit[slot]):
        return Reason("empires.no_counter", {"unit": facts(g).units[fleet.unit[slot]].id}, "SE-2.2.3")
    return None


@obey(SPLIT)
def _split(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    fleets.split_group(g, seat, slot, order[1])
    return choose_next(g)


@obey(JOIN)
def _join(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    fleets.join_groups(g, seat, slot, order[1], order[2])
    return choose_next(g)


@obey(DONE)
def _done(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    return choose_next(g)


def choose_next(g: Galaxy) -> Next:
    """No group has orders any more: the next one is chosen."""
    fleets.march(g, NO_SLOT)
    return goto("choose")


# -- fleet markers (CL-7, D-59)


@offer(switch="fleet_markers")
def _offer_banners(g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: Ranges) -> None:
    """A marker that is free, or stands in this hex; and what a whole fleet may do."""
    fleet = g.fleets[seat]
    here, mine = fleet.hex[slot], fleet.banner[slot]
    for banner in range(BANNERS):
        if banner != mine and all(fleet.hex[each] == here for each in places_of(fleet.banner, banner)):
            options.append((ENLIST, banner))
    if mine != NO_BANNER:
        # whoever leaves as a whole was offered every step already, with fighters or without
        goals = dict.fromkeys(each[1] for each in options if each[0] in (GO, CARRY))
        options.append(DISCHARGE)
        if leaves_whole(g, seat, slot):
            options += [(ADVANCE, hex) for hex in goals]


@obey(ENLIST)
def _enlist(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    fleets.enlist(g, seat, slot, order[1])
    return choose_next(g)


@obey(DISCHARGE)
def _discharge(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    fleets.enlist(g, seat, slot, NO_BANNER)
    return choose_next(g)


@obey(ADVANCE)
def _advance(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    """All groups of the marker that can go there take the same step, this one first."""
    fleet = g.fleets[seat]
    f.banner, f.origin, f.goal = fleet.banner[slot], fleet.hex[slot], order[1]
    for other in groups_at(g, seat, f.origin):
        if other != slot and fleet.banner[other] == f.banner:
            fleets.enlist(g, seat, other, NO_BANNER)
            fleets.note(g, seat, other, FOLLOWS)
    happening = march_on(g, seat, slot, f.goal, fleet.count[slot], aboard_all(g, seat, slot))
    return happening if happening is not None else goto("follow")


# -- covering and scuttling


@offer(kinds=lambda known, unit: not known.open[unit] and not known.is_alien[unit])
def _offer_cover(g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: Ranges) -> None:
    if why_no_cover(g, seat, slot) is None:
        options.append(COVER)


def why_no_cover(g: Galaxy, seat: Seat, slot: Slot) -> Reason | None:
    """SE-4.15: whoever began the turn at an own colony, before moving."""
    fleet, known = g.fleets[seat], facts(g)
    unit = fleet.unit[slot]
    if known.open[unit] or known.is_alien[unit]:
        return Reason("empires.cover_never", {}, "CL-4.6.4" if known.is_alien[unit] else "SE-8.5")
    if not fleet.up[slot]:
        return Reason("empires.cover_closed", {}, "SE-4.15")
    if g.colony[fleet.hex[slot]] != seat:
        return Reason("empires.no_own_colony", {}, "SE-4.15")
    late = fleet.spent[slot] or fleet.notes[slot] & RAISED
    return Reason("empires.cover_late", {}, "SE-4.15") if late else None


@obey(COVER)
def _cover(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    fleets.turn_down(g, seat, slot)
    return choose_next(g)


@offer()
def _offer_scuttling(g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: Ranges) -> None:
    """SE-4.14."""
    options.append(SCUTTLE)
    ranges[SCUTTLE] = (1, g.fleets[seat].count[slot])


@obey(SCUTTLE)
def _scuttle(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    scuttle(g, seat, {slot: order[1]})
    return choose_next(g)


@offer()
def _offer_last_order(g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: Ranges) -> None:
    options.append(LAST_ORDER)


@obey(LAST_ORDER)
def _last_order(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    """SE-4.14, D-20: the group is to be scuttled the moment an enemy enters its hex; or no longer."""
    fleets.toggle(g, seat, slot, SCUTTLES)
    return choose_next(g)


# -- Colony Ships and Miners (SE-4.20, SE-6.7)


@offer("CO")
def _offer_settling(g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: Ranges) -> None:
    if unsettled(g, seat, slot) is None:
        options.append(SETTLE)


@obey(SETTLE)
def _settle(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    settle(g, seat, slot)
    return choose_next(g)


@offer("Miner")
def _offer_mining(g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: Ranges) -> None:
    hex = g.fleets[seat].hex[slot]
    if why_no_unload(g, seat, slot, hex) is None:
        options.append(UNLOAD)
    elif why_no_load(g, seat, slot, hex) is None:
        options.append(LOAD)


@obey(LOAD)
def _load(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    worlds.load_marker(g, seat, slot, ore_at(g, g.fleets[seat].hex[slot]))
    return choose_next(g)


@obey(UNLOAD)
def _unload(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    worlds.unload_marker(g, seat, slot)
    return choose_next(g)


# -- Transports (CL-14.1.2)

offer("T")(cargo.offer_troops)
offer("F", "GCO")(gating.offer_gates)
obey(gating.GATE)(gating.obey_gate)
for _verb, _order in cargo.OBEYS.items():
    obey(_verb)(_order)


# -- refitting (SE-9.13)


@offer(kinds=lambda known, unit: bool(known.carried[unit]) and not known.newest[unit])
def _offer_refit(g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: Ranges) -> None:
    """A part of a group needs a counter of its own (SE-9.14)."""
    if why_no_refit(g, seat, slot) is None:
        fleet = g.fleets[seat]
        options.append(REFIT)
        few = 1 if counters_free(g, seat, fleet.unit[slot]) else fleet.count[slot]
        ranges[REFIT] = (few, how_many(g, seat, slot))


def _is_faster(g: Galaxy, before: Levels, after: Levels) -> bool:
    """CL-E42: whether a refit changes the drive: Movement, or Fast BC."""
    drive = (facts(g).movement, facts(g).technology["fast_bc"])
    return any(level(after, technology) > level(before, technology) for technology in drive)


@obey(REFIT)
def _refit(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    """SE-9.13, SE-9.14: a part that is refitted becomes a group of its own."""
    count = order[1]
    if count < g.fleets[seat].count[slot]:
        slot = fleets.split_group(g, seat, slot, count)
    course.change_cp(g, seat, -count * refit_price(g, seat, slot), "refit")
    made = renewed(g, seat, slot)
    drive = RETUNED if _is_faster(g, g.fleets[seat].tech[slot], made) else 0
    fleets.refit_group(g, seat, slot, made, REFITTED | drive)
    return choose_next(g)


# -- Titans (CL-6.4.2)


@offer("TN")
def _offer_razing(g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: Ranges) -> None:
    """A question in the Combat phase would tell that a closed counter is a Titan, so it is told beforehand."""
    if is_bare(g, g.fleets[seat].hex[slot]):
        options.append(RAZE)


@obey(RAZE)
def _raze(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    """It is to destroy the planet in the Combat phase; or no longer."""
    fleets.toggle(g, seat, slot, RAZES)
    return choose_next(g)


offer(kinds=explores)(offer_looks)
obey(LOOK)(look)
