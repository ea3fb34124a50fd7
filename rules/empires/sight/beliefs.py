"""What another empire could have: CP, technology, and what each closed counter could be (AI-6).

Guesses use only what everybody can see: what came in (colonies and minerals lie open), what went out openly (bids,
ships that were seen), which technology was shown, where a counter lies, how it moved, and which counters lie open. A
guess never costs more than the empire can have paid.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from rules.core.chance import RandomSource

from ..battle.mines import mines
from ..printed.constants import CARGO, DIE, LARGEST_GROUP, NOBODY
from ..printed.designer import FIRST_DESIGN
from ..printed.designs import (
    ABILITIES,
    ANTI_SENSOR,
    MOST_ABILITIES,
    Design,
    finished,
    needs,
    packed,
    price,
    unpacked,
    without_abilities,
)
from ..printed.facts import SAVED, SPEEDS, Facts
from ..printed.kinds import CARRIED, FIXED, SLOW
from ..printed.levels import Levels, level, with_level
from ..printed.troops import Troops, single
from ..solo.sheets import CP_OF, LATER, LEAST_LAUNCH, MOST_DEFENCE, row_of
from ..state import Galaxy, Hex, Owner, Seat, Slot, equipped, facts, groups_of, rival_of
from ..state.lines import foes_of, owners
from ..state.lore import starting

UPKEEP = 4  # one part in so many of what came in is thought to have gone for maintenance
RESEARCH = 2  # at most one part in so many of the rest for technology that nobody has seen
# How likely a closed counter is which unit; those that are not named are counted as one.
WEIGHTS = {
    "scout": 6, "destroyer": 5, "cruiser": 5, "battlecruiser": 4, "battleship": 3, "dreadnought": 3, "decoy": 2,
    "mine": 2, "yard": 4,
}  # fmt: skip
AT_HOME = {"yard": 4, "base": 2}  # so many times likelier where their owner has a colony and nothing moved
# Designs of unique ships that are thought of when nobody has seen one: small, middling, large
LIKELY = (Design(4, 3, 0, 1), Design(3, 4, 1, 2), Design(2, 5, 1, 2), Design(1, 5, 2, 2), Design(0, 5, 2, 3))
GARRISON = 4  # at most so many ground units are guessed on a colony


class Purse(NamedTuple):
    """What an empire is thought to have in secret: CP, technology, and what its closed counters have cost."""

    cp: int
    tech: Levels
    units: int


def budget(g: Galaxy, seat: Seat) -> int:
    """CP that an empire can have spent on what nobody has seen: all that came in less all that was seen to go."""
    known, fleet = facts(g), g.fleets[seat]
    start = sum(count * known.cost[known.code[code]] for code, count in known.start_units)
    open_ = sum(
        known.cost[fleet.unit[slot]] * fleet.count[slot]
        for slot in groups_of(g, seat)
        if fleet.up[slot] and fleet.builder[slot] == NOBODY
    )
    seen = _cost_of(g, known.starts_with[seat], evident(g, seat))
    return max(0, start + g.earned[seat] - g.earned[seat] // UPKEEP - g.paid[seat] - open_ - seen)


def evident(g: Galaxy, seat: Seat) -> Levels:
    """What everybody has seen, and what the ships that lie open, as they look, cannot have been built without."""
    known, fleet, tech = facts(g), g.fleets[seat], g.seen_tech[seat]
    for slot in groups_of(g, seat):
        if fleet.up[slot] and fleet.builder[slot] == NOBODY:
            for name, least in known.units[known.guise[fleet.unit[slot]]].needs.items():
                technology = known.technology[name]
                if level(tech, technology) < least:
                    tech = with_level(tech, technology, least)
    return tech


def _cost_of(g: Galaxy, below: Levels, above: Levels) -> int:
    """What the levels between two states of research cost."""
    known, total = facts(g), 0
    for technology in range(len(known.technologies)):
        for to in range(level(below, technology) + 1, level(above, technology) + 1):
            total += known.tech_cost(technology, to) or 0
    return total


def guess_purse(g: Galaxy, seat: Seat, rng: RandomSource) -> Purse:
    """CP up to what may be saved; technology that was seen, and some that it can have paid for; the rest is ships."""
    known, tech = facts(g), evident(g, seat)
    for technology, to in starting(g, seat).items():
        tech = with_level(tech, technology, max(to, level(tech, technology)))
    if g.out[seat]:
        return Purse(0, tech, 0)
    left = budget(g, seat)
    fleet = g.fleets[seat]
    closed = sum(not fleet.up[slot] for slot in groups_of(g, seat))
    spare = max(0, left - closed * known.cost[known.code["SC"]])  # what the counters themselves have cost, at least
    for_research = rng.below(min(left // RESEARCH, spare) + 1)
    for _ in range(2 * g.cycle):
        technology = rng.below(len(known.technologies))
        to = level(tech, technology) + 1
        cost = known.tech_cost(technology, to)
        if cost is not None and cost <= for_research:
            for_research -= cost
            left, spare = left - cost, spare - cost
            tech = with_level(tech, technology, to)
    cp = min(spare, rng.below(SAVED + 1))
    return Purse(cp, tech, left - cp)


def guess_fleet(
    g: Galaxy,
    seat: Seat,
    purse: Purse,
    rng: RandomSource,
    raiders: Collection[Slot] = (),
    calm: Collection[Hex] = (),
    beset: Collection[Hex] = (),
) -> dict[Slot, tuple[int, int, Levels]]:
    """What the closed counters of an empire could be, all together: unit, number and technology by slot.

    `raiders` are those of which everybody knows that they are Raiders; nothing in the `calm` hexes can fight, and in
    the `beset` ones something can.
    """
    known, fleet = facts(g), g.fleets[seat]
    closed = [slot for slot in groups_of(g, seat) if not fleet.up[slot]]
    free = list(known.counters)
    raider = known.code["R"]
    free[raider] -= sum(slot in raiders for slot in closed)
    for slot in groups_of(g, seat):
        if fleet.up[slot]:
            free[fleet.unit[slot]] -= 1
    for unit in known.fielded:
        if known.units[unit].given:  # CL-16.1: everybody had one
            free[unit] = min(1, free[unit] - known.counters[unit] + 1)
    left, found, scout = purse.units, {}, known.cost[known.code["SC"]]
    kinds = _closed_kinds(g, seat, purse.tech)
    fighting = [kind for kind in kinds if known.fights[kind.unit] and kind.unit != raider]
    quiet = set(beset)  # where nothing that fights has been guessed yet
    for number, slot in enumerate(closed):
        rest = len(closed) - number - 1  # they cost something, too
        share = max(1, left - rest * min(scout, left // (rest + 1)))
        if slot in raiders:
            unit = raider
        elif fleet.hex[slot] in calm and known.code["Decoy"] in known.fielded:
            unit = known.code["Decoy"]
        elif fleet.hex[slot] in quiet:
            quiet.remove(fleet.hex[slot])
            unit = _guess_unit(g, seat, slot, fighting, free, share, rng)
            unit = unit if known.fights[unit] else known.code["SC"]
            free[unit] -= 1
        else:
            unit = _guess_unit(g, seat, slot, kinds, free, share, rng)
            free[unit] -= 1
        most = LARGEST_GROUP if known.grouped[unit] else 1
        fair = max(1, 2 * left // (len(closed) - number) // known.cost[unit])  # about what one counter can have cost
        count = 1 + rng.below(min(most, fair, max(1, share // known.cost[unit])))
        left = max(0, left - count * known.cost[unit])
        found[slot] = unit, count, 0 if known.newest[unit] else equipped(g, seat, unit, purse.tech)
    return found


def guess_design(g: Galaxy, seat: Seat, rng: RandomSource) -> int:
    """CL-19.2.4: what was last seen of a design, with abilities that it could have besides."""
    known, seen = facts(g), g.seen_design[seat]
    made = unpacked(seen or FIRST_DESIGN)
    if not without_abilities(seen):
        values = rng.choice(LIKELY)
        made = values._replace(abilities=made.abilities, flaw=made.flaw) if seen else values
    others = [name for name in known.abilities if name not in made.abilities]
    if ANTI_SENSOR in others and _is_seen_by_mines(g, seat):
        others.remove(ANTI_SENSOR)
    for name in rng.sample(others, rng.below(MOST_ABILITIES - len(made.abilities) + 1)):
        more = made._replace(abilities=tuple(each for each in ABILITIES if each in (*made.abilities, name)))
        made = more if price(finished(more)) <= known.most_expensive_design else made
    return packed(made if without_abilities(seen) else finished(made))


def _is_seen_by_mines(g: Galaxy, seat: Seat) -> bool:
    """CL-19.3.6: whom mines in a battle do not see has told so before they explode."""
    b = g.battle
    return b is not None and seat in owners(b) and any(mines(g, b, foe) for foe in foes_of(b, seat))


def guess_hold(g: Galaxy, seat: Seat, slot: Slot, tech: Levels, rng: RandomSource) -> Troops:
    """Ground units aboard a group: Transports are mostly not empty."""
    known, fleet = facts(g), g.fleets[seat]
    if fleet.unit[slot] != known.transport:
        return 0
    return _guess_troops(known, tech, rng.below(CARGO * fleet.count[slot] + 1), rng)


def guess_garrison(g: Galaxy, hex: Hex, tech: Levels, rng: RandomSource) -> Troops:
    """Ground units on a colony: what was last seen there, or a few at times."""
    if g.shown_garrison[hex]:
        return g.shown_garrison[hex]
    many = rng.below(GARRISON + 1) if rng.below(2) else 0
    return _guess_troops(facts(g), tech, min(many, g.value[hex]), rng)


def _guess_troops(known: Facts, tech: Levels, many: int, rng: RandomSource) -> Troops:
    kinds = [kind for kind in known.bought if known.troops[kind].level <= level(tech, known.ground_combat)]
    return single(rng.choice(kinds), many) if kinds and many else 0


class _Kind(NamedTuple):
    """A kind of unit that lies closed, as far as its move gives it away."""

    unit: int
    farthest: int  # hexes in this turn
    stays: bool  # only where its owner has a colony
    weight: int
    at_home: int  # weight where its owner has a colony and nothing moved


def _closed_kinds(g: Galaxy, seat: Seat, tech: Levels) -> list[_Kind]:
    """What an empire with such technology can have built that nobody has seen."""
    known, found = facts(g), []
    turn = max(1, g.turn)
    fast = SPEEDS[level(tech, known.movement)][turn - 1]
    dashes = turn == 1 and level(tech, known.technology["fast_bc"]) > 0  # CL-11.1, CL-11.2
    for unit in known.fielded:
        made, how = known.units[unit], known.speed[unit]
        drawn = g.design[seat] if unit == known.unique else 0
        wanted = needs(unpacked(drawn)) if drawn else made.needs
        if known.open[unit] or any(level(tech, known.technology[name]) < need for name, need in wanted.items()):
            continue
        weight = WEIGHTS.get(made.id, 1)
        dash = dashes and (known.fast[unit] or not known.hull[unit])
        farthest = 0 if how in (FIXED, CARRIED) else 1 if how == SLOW else fast + dash
        found.append(_Kind(unit, farthest, how in (FIXED, CARRIED), weight, weight * AT_HOME.get(made.id, 1)))
    return found


def _guess_unit(
    g: Galaxy, seat: Seat, slot: Slot, kinds: list[_Kind], free: list[int], share: int, rng: RandomSource
) -> int:  # fmt: skip
    known, fleet = facts(g), g.fleets[seat]
    spent = fleet.spent[slot]
    colony = g.colony[fleet.hex[slot]] == seat
    possible = [kind for kind in kinds if free[kind.unit] > 0 and spent <= kind.farthest and (colony or not kind.stays)]
    if not possible:  # there are more counters than the guessed technology explains
        possible = [
            _Kind(unit, 0, False, WEIGHTS.get(known.units[unit].id, 1), WEIGHTS.get(known.units[unit].id, 1))
            for unit in known.buildable
            if free[unit] > 0 and not known.open[unit] and known.moves[unit]
        ]
    payable = [kind for kind in possible if known.cost[kind.unit] <= share] or possible
    home = colony and not spent
    weights = [kind.at_home if home else kind.weight for kind in payable]
    place = rng.below(sum(weights))
    for kind, weight in zip(payable, weights, strict=True):
        place -= weight
        if place < 0:
            return kind.unit
    return payable[-1].unit


# -- alien empires (SE-25)


class Sheet(NamedTuple):
    """What an alien empire could have on its sheet, and what its fleets could be worth."""

    fleet: int
    research: int
    defence: int
    launched: list[int]


def guess_sheet(g: Galaxy, owner: Owner, rng: RandomSource) -> Sheet:
    """SE-25.6, SE-25.7: the dice of all phases are rolled anew; technology that was seen has been paid for.

    Everybody can count the phases, knows the tables, and has seen in which phases fleets set out.
    """
    known, rival = facts(g), rival_of(g, owner)
    cp = CP_OF[known.options["difficulty"]]
    fleet = research = defence = 0
    extra: list[int] = []
    launched: list[int] = []
    for phase in range(1, g.cycle):
        row = known.economy[row_of(phase)]
        for _ in range(row.rolls + sum(each <= phase for each in extra)):
            face = 1 + rng.below(DIE)
            if face <= row.economy:
                extra.append(phase + LATER)
            elif face <= row.fleet:
                fleet += cp
            elif face <= row.research:
                research += cp
            else:
                more = min(2 * cp, MOST_DEFENCE - defence)
                defence, fleet = defence + more, fleet + 2 * cp - more
        if phase in rival.launched:
            launched.append(max(fleet, LEAST_LAUNCH))
            fleet = 0
    spent = _cost_of(g, known.start_levels, rival.seen)
    return Sheet(fleet, max(0, research - spent), defence, launched or [LEAST_LAUNCH])
