"""What can never be: counters beyond the supply, groups too large, markers lost or doubled, colonies without a planet.

Looked for in every test and playout, and in every save before anybody plays on with it (UX-69).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from rules.core.conceding import concession_violations
from rules.core.under_way import under_way

from .battle.machines import WEAKNESSES
from .printed.constants import (
    CAPTURED,
    COMBAT,
    ECONOMY,
    INDUSTRY,
    LARGEST_GROUP,
    LEGENDARY,
    MOVEMENT,
    NEUTRALS,
    NO_BANNER,
    NOBODY,
    NOTHING,
    NOWHERE,
    PHASES,
    SETUP,
    TURNS,
)
from .printed.facts import Facts
from .printed.kinds import MACHINES
from .printed.levels import covers, design_of
from .printed.powers import FALSE_GROUPS, LIVES_ON_ASTEROIDS
from .printed.troops import Troops, listed
from .printed.troops import covers as holds
from .state import Fleet, Galaxy, Hex, equipped, facts, has_terrain, hexed, is_planet, monsters, seats, steps_of
from .state.barracks import overload
from .state.battle import NO_LINE, NO_SIDE, Toll
from .state.holding import has, knows_card
from .state.lines import owners


def violations(g: Galaxy) -> list[str]:
    """Every law this position breaks; always empty."""
    return [*_shape(g)] or [broken for law in _LAWS for broken in law(g)]


def _shape(g: Galaxy) -> Iterator[str]:
    hexes, n = len(facts(g).chart.hexes), len(g.setup.seats)
    if any(len(column) != hexes for column in (g.marker, g.also, g.up, g.known, g.colony, g.value)):
        yield "SE-2.1.1: a hex is not as the others"
    if (
        len(g.fleets) != n + NEUTRALS + facts(g).rivals
        or len(g.rivals) != facts(g).rivals
        or len(g.pool) != len(facts(g).alien_copies)
        or len(g.weakness) != facts(g).machines
        or len(g.card_seen) != len(facts(g).cards)
        or any(len(each) != len(facts(g).technologies) for each in g.studies)
        or [len(g.swarm.strains), len(g.swarm.immune)] != [facts(g).types] * 2
        or len(g.swarm.points) != ((facts(g).types if n == 1 else n) if facts(g).types else 0)
    ):
        yield "SE-1.6: an owner is missing"
    if len(g.stored) != len(g.stored_at) or g.phase not in PHASES or g.turn > TURNS:
        yield f"SE-3.1: turn {g.turn} of phase {g.phase!r}"
    if len(set(g.fallen)) != len(g.fallen) or not all(g.out[seat] for seat in g.fallen):
        yield f"SE-23.10.3: {g.fallen} are out"
    if sorted({*g.order}) != sorted(g.order) or any(hex not in g.homeworld and hex < 0 for hex in g.extra):
        yield "SE-3.5: the order of play"
    if len(g.centre) != (hexes if facts(g).centres else 0) or (any(g.rp) and not facts(g).centres):
        yield "CL-17.1: centres"
    planets = hexes if facts(g).ground else 0
    if any(len(column) != planets for column in (g.garrison, g.tired, g.shown_garrison)):
        yield "CL-14.2.1: a planet is not as the others"
    a = g.assault
    if a is not None and not (
        len(a.by) == len(a.ready) == len(a.late) == len(a.air) and facts(g).ground and _is_even(a.tally)
    ):
        yield "CL-14.7.3: troops have landed"
    for fleet in g.fleets:
        columns = (
            fleet.unit, fleet.count, fleet.tech, fleet.damage, fleet.up, fleet.shown, fleet.load, fleet.cp,
            fleet.spent, fleet.came, fleet.trail, fleet.acts, fleet.notes, fleet.experience, fleet.noted, fleet.builder,
            fleet.banner, fleet.hold,
        )  # fmt: skip
        if any(len(column) != len(fleet.hex) for column in columns):
            yield "SE-1.3: a group is not as the others"
    if not NOWHERE <= g.marching < (len(g.fleets[g.active].hex) if g.active != NOBODY else 0):
        yield f"SE-4.1: group {g.marching} is under orders"
    yield from _battle_shape(g)


def _is_even(tally: Toll) -> bool:
    """Whether its columns belong together."""
    dice, losses = (tally.dice, tally.hits, tally.hoped), (tally.kind, tally.lost)
    return all(len(column) == len(tally.owner) for column in dice) and all(
        len(column) == len(tally.loser) for column in losses
    )


def _battle_shape(g: Galaxy) -> Iterator[str]:
    b = g.battle
    if b is None:
        return
    columns = (b.slot, b.unit, b.tech, b.bare, b.gained, b.taken, b.cloaked, b.screened, b.weapon, b.tactics, b.unfired)
    if any(len(column) != len(b.owner) for column in columns) or len(b.sides) != 2 or not all(b.sides):
        yield "SE-5.2: a line of the battle is not as the others"
        return
    if not _is_even(b.tally):
        yield "SE-5.2: the tally of the battle"
        return
    everybody = owners(b)
    if len(b.hidden) != len(everybody) or len(b.claimed) != len(everybody):
        yield "SE-5.2.2: an owner in the battle is not as the others"
        return
    if any(owner not in everybody for owner in b.owner) or len(set(everybody)) != len(everybody):
        yield "SE-5.1.3: more than two sides fight"
    known = [(owner, slot) for owner, slot in zip(b.owner, b.slot, strict=True) if slot != NOWHERE]
    known += [(owner, slot) for owner, slots in zip(everybody, b.hidden, strict=True) for slot in slots]
    for owner, slot in known:
        if not 0 <= slot < len(g.fleets[owner].hex) or g.fleets[owner].hex[slot] != b.hex:
            yield f"SE-5.1.1: a group of {owner} fights where it is not"
    if len(set(known)) != len(known) or any(entry >> 1 >= len(b.owner) for entry in b.queue):
        yield "SE-5.3.5: a group fights twice"
    if len(b.dice_at) != len(b.dice_hit) or any(line >= len(b.owner) for line in (*b.dice_at, b.fired)):
        yield "CL-A22: dice that nobody threw"
    if not NO_SIDE <= b.bonus < len(b.sides):
        yield f"SE-5.6.1: side {b.bonus} outnumbers the other"
    pointed = (*b.shield_by, *b.shield_at, *b.beam_by, *b.beam_at, b.salvo)
    if any(line >= len(b.owner) for line in pointed) or b.salvo < NO_LINE:
        yield "CL-19.3.7: a projector points at no line"
    if len(b.shield_by) != len(b.shield_at) or len(b.beam_by) != len(b.beam_at):
        yield "CL-19.3.10: a beam without a target"
    if not NO_LINE <= b.firing < len(b.owner):
        yield f"SE-5.3.3: line {b.firing} fires"


def _battle(g: Galaxy) -> Iterator[str]:
    """SE-5.3.5: nobody fires more often than he has units and shots; every line is what its group is."""
    b = g.battle
    for line, slot in enumerate(b.slot if b is not None else ()):
        assert b is not None
        fleet = g.fleets[b.owner[line]]
        if slot != NOWHERE and facts(g).guise[fleet.unit[slot]] != b.unit[line]:
            yield f"SE-5.2.3: line {line} is another unit"
        if b.unfired[line] and slot == NOWHERE:
            yield f"SE-5.3.4: line {line} is gone and still fires"


def _designs(g: Galaxy) -> Iterator[str]:
    """CL-19.1.1: all unique ships of a seat are of its design; nothing else has one."""
    known = facts(g)
    for owner, fleet in enumerate(g.fleets):
        for slot, tech in enumerate(fleet.tech):
            drawn = design_of(tech)
            if drawn and (fleet.unit[slot] != known.unique or owner >= known.seats):
                yield f"CL-19.1.1: a group of {owner} has a design"
            elif drawn and fleet.builder[slot] == NOBODY and drawn != g.design[owner]:
                yield f"CL-19.1.1: a unique ship of {owner} is not of its design"


def _groups(g: Galaxy) -> Iterator[str]:
    known = facts(g)
    armour = known.most_armour if any(g.held) else 0
    for owner, fleet in enumerate(g.fleets):
        for slot, hex in enumerate(fleet.hex):
            count, unit = fleet.count[slot], fleet.unit[slot]
            if (hex == NOWHERE) != (count == 0):
                yield f"SE-1.3: {count} units nowhere"
            elif count > (LARGEST_GROUP if known.grouped[unit] else 1):
                yield f"SE-1.3: {count} units in one group"
            elif count and fleet.damage[slot] >= max(1, known.hull_with(unit, fleet.tech[slot])) + armour + (
                fleet.experience[slot] == LEGENDARY
            ):
                yield f"SE-5.7.1: {fleet.damage[slot]} hits on a living unit"
            elif count and fleet.builder[slot] == NOBODY and not _may_field(g, owner, unit):
                yield f"SE-7.5.4: seat {owner} has {known.units[unit].id}"
            elif count and known.open[unit] and not fleet.up[slot]:
                yield "SE-8.5: a face-down ship that is always open"
    for seat in seats(g):
        fleet = g.fleets[seat]
        # CL-4.4.1: in a battle captured ships may be beyond the supply; alien ships and Flagships that were captured
        # have counters of their own (CL-4.6.4, CL-16.4)
        apart = [g.battle or known.is_alien[unit] or known.units[unit].given for unit in fleet.unit]
        used = Counter(
            fleet.unit[slot]
            for slot, hex in enumerate(fleet.hex)
            if hex >= 0 and not (fleet.builder[slot] != NOBODY and apart[slot])
        )
        for unit in list(used):
            if unit in known.poses:
                used[known.poses[unit]] += used[unit]  # CL-E55.7
        for unit, counters in used.items():
            if counters > known.counters[unit]:
                yield f"SE-2.2.3: seat {seat} has {counters} counters of {known.units[unit].id}"


def _may_field(g: Galaxy, owner: int, unit: int) -> bool:
    """SE-7.5.4; CL-E55: only Shape Shifters have false groups."""
    known = facts(g)
    return owner >= known.seats or unit in known.fielded or (unit in known.poses and has(g, owner, FALSE_GROUPS))


def _crews(g: Galaxy) -> Iterator[str]:
    """CL-3.1.1, CL-4.4.2, CL-7.1: experience is a level of the table; who was captured has a builder."""
    known = facts(g)
    for owner, fleet in enumerate(g.fleets):
        places: dict[int, int] = {}
        for slot, hex in enumerate(fleet.hex):
            level, banner = fleet.experience[slot], fleet.banner[slot]
            if (
                level > LEGENDARY
                or fleet.noted[slot] > LEGENDARY + 1
                or (level and not known.trained[fleet.unit[slot]])
            ):
                yield f"CL-3.1.1: experience {level}"
            if fleet.builder[slot] == owner or (fleet.notes[slot] & CAPTURED and fleet.builder[slot] == NOBODY):
                yield "CL-4.4.2: a captured ship that nobody built"
            if banner != NO_BANNER and (hex == NOWHERE or places.setdefault(banner, hex) != hex):
                yield f"CL-7.1: fleet marker {banner} of {owner} is in two places"


def _technology(g: Galaxy) -> Iterator[str]:
    known = facts(g)
    for seat in seats(g):
        if not covers(g.tech[seat], known.starts_with[seat]) or not covers(g.tech[seat], g.seen_tech[seat]):
            yield f"SE-9.1: the technology of seat {seat}"
        fleet = g.fleets[seat]
        for slot, hex in enumerate(fleet.hex):
            foreign = fleet.builder[slot] != NOBODY  # CL-4.4.5
            if (
                hex >= 0
                and not foreign
                and not covers(
                    equipped(g, seat, fleet.unit[slot], g.tech[seat], design_of(fleet.tech[slot])), fleet.tech[slot]
                )
            ):
                yield f"SE-9.15: a group of seat {seat} carries what its owner does not know"


def _markers(g: Galaxy) -> Iterator[str]:
    """SE-2.3: no marker is there more often than it is printed."""
    known, n = facts(g), len(g.cp)
    there = Counter([m for m in (*g.marker, *g.also, *g.aside, *g.stored, *g.swarm.eaten) if m != NOTHING])
    for fleet in g.fleets:
        there.update(m for m in fleet.load if m != NOTHING)
    for marker, count in there.items():
        printed = known.markers[marker]
        made = printed.kind == "asteroids" and not printed.home  # CL-6.4.1: laid where a planet was
        if not made and count > printed.home * (n + len(g.rivals)) * known.map.sets + printed.deep:
            yield f"SE-2.3.1: {count} markers {printed.id}"
    for hex, marker in enumerate(g.marker):
        if marker == NOTHING and (g.up[hex] or g.known[hex] or g.also[hex] != NOTHING):
            yield f"SE-6.1: hex {hex} is open without a marker"


def _is_habitable(g: Galaxy, hex: Hex) -> bool:
    """SE-4.20.1; CL-E35: whoever lives on Asteroids has shown it."""
    known = facts(g)
    card = known.card[LIVES_ON_ASTEROIDS]
    return is_planet(g, hex) or (
        has_terrain(g, hex, "asteroids") and card in known.advantages and knows_card(g, None, card)
    )


def _colonies(g: Galaxy) -> Iterator[str]:
    for hex, owner in hexed(g.colony):
        if owner == NOBODY:
            if g.value[hex]:
                yield f"SE-4.20.5: hex {hex} is worth {g.value[hex]}"
        elif not _is_habitable(g, hex) or g.value[hex] not in steps_of(g, hex):
            yield f"SE-4.20.1: a colony of value {g.value[hex]} in hex {hex}"
    for hex in g.stored_at:
        if g.colony[hex] == NOBODY:
            yield f"SE-6.7: a load lies in space in hex {hex}"
    for seat in seats(g):
        if g.phase != SETUP and g.homeworld[seat] != NOWHERE and g.colony[g.homeworld[seat]] == NOBODY:
            yield f"SE-5.12.5: the Homeworld of seat {seat} is no colony"


def _aliens(g: Galaxy) -> Iterator[str]:
    known = facts(g)
    there = list(g.pool)
    for fleet in g.fleets:
        for slot, hex in enumerate(fleet.hex):
            if hex >= 0 and 0 <= fleet.unit[slot] - known.first_alien < len(there):
                there[fleet.unit[slot] - known.first_alien] += fleet.count[slot]
    for kind, count in enumerate(there):
        if count > known.alien_copies[kind]:
            yield f"SE-2.2.4: {count} alien ships of kind {kind}"


def _machines(g: Galaxy) -> Iterator[str]:
    """SE-24.4, SE-24.6: no more machines than have come, each with a weakness of the table."""
    known = facts(g)
    there = [known.is_machine[unit] for unit, hex in _units(g.fleets[monsters(g)]) if hex >= 0]
    if known.map.rival == MACHINES and sum(there) > g.arrived:
        yield f"SE-24.4: {sum(there)} machines, and {g.arrived} have come"
    wanderers = sum(unit == known.wanderer for unit, hex in _units(g.fleets[monsters(g)]) if hex >= 0)
    if wanderers > known.options["machines"]:
        yield f"SE-17.1: {wanderers} machines wander"
    if any(each and each not in WEAKNESSES for each in g.weakness):
        yield f"SE-24.6: the weaknesses {g.weakness}"


def _amoebas(g: Galaxy) -> Iterator[str]:
    """SE-26.5, SE-26.7: one amoeba in a hex, of a type that is played with; every strain is known."""
    known, swarm = facts(g), g.swarm
    lairs = [(unit, hex) for unit, hex in _units(g.fleets[monsters(g)]) if hex >= 0 and known.is_amoeba[unit]]
    places = [hex for _, hex in lairs]
    if len(set(places)) != len(places) or any(unit >= known.first_amoeba + known.types for unit, _ in lairs):
        yield f"SE-26.7: amoebas in {places}"
    if any(g.marker[hex] != NOTHING for hex in places if g.battle is None and g.phase not in (ECONOMY, SETUP)):
        yield "SE-26.7: an amoeba has left a marker"
    if any(each and each not in known.strain for each in swarm.strains):
        yield f"SE-26.5: the strains {swarm.strains}"
    if len(swarm.eaten) != len(swarm.eaten_at):
        yield "SE-26.7: a marker was devoured nowhere"


def _ground(g: Galaxy) -> Iterator[str]:
    """CL-14, CL-15: ground units only where they may be, no more than fit, and colonies that were captured."""
    known = facts(g)
    for hex, there in enumerate(g.garrison):
        if there and g.colony[hex] == NOBODY:
            yield f"CL-14.2.1: ground units on an empty planet in hex {hex}"
        if not holds(there, g.tired[hex]) or _unknown_troops(known, there):
            yield f"CL-14.2.2: the ground units of hex {hex}"
    for owner, fleet in enumerate(g.fleets):
        for slot, hold in enumerate(fleet.hold):
            if hold and (not known.ground or fleet.unit[slot] != known.transport or _unknown_troops(known, hold)):
                yield f"CL-14.1.3: ground units aboard a ship of {owner}"
        if known.ground and not under_way(g, "empires.spilling"):
            for hex in {fleet.hex[slot] for slot, hold in enumerate(fleet.hold) if hold}:
                if overload(g, owner, hex):
                    yield f"CL-14.1.3: Transports of {owner} carry too much in hex {hex}"
    for each in g.captured:
        if g.colony[each.hex] in (NOBODY, each.owner):
            yield f"CL-15.1.5: hex {each.hex} was captured from {each.owner}"
    for hex, centre in enumerate(g.centre):
        if centre and (g.colony[hex] == NOBODY or centre > INDUSTRY):
            yield f"CL-17.3: a centre on hex {hex}"
    a = g.assault
    if a is not None:
        columns = (a.troop, a.count, a.damage, a.idle, a.supported, a.screened, a.unfired)
        if any(len(column) != len(a.side) for column in columns) or any(line >= len(a.side) for line in a.queue):
            yield "CL-14.8.1: a line of the ground combat is not as the others"


def _cards(g: Galaxy) -> Iterator[str]:
    """CL-12: every alien card of the game lies in one place, and only what is held can be owed."""
    hands = [card for hand in (*g.held, *g.dealt) for card in hand]
    everywhere = sorted([*g.alien_deck, *g.alien_discards, *g.drawn, *hands, *g.spare_advantages])
    if everywhere != sorted((*facts(g).alien_cards, *facts(g).advantages)):
        yield f"CL-12.1, CL-13.1: the cards {everywhere}"
    for seat, owed in enumerate(g.unpaid):
        if not set(owed) <= set(g.held[seat]) or len(set(owed)) != len(owed):
            yield f"CL-12.3: seat {seat} owes for {owed}"


def _unknown_troops(known: Facts, troops: Troops) -> bool:
    return any(kind not in known.bought for kind, _ in listed(troops))


def _gates(g: Galaxy) -> Iterator[str]:
    """SE-27.3: nobody is on the way through a gate but in his own turn."""
    if g.passing and ("gates" not in facts(g).on or g.phase not in (MOVEMENT, COMBAT)):
        yield "SE-27.3: ground units are lost in a gate"


def _units(fleet: Fleet) -> Iterator[tuple[int, int]]:
    return zip(fleet.unit, fleet.hex, strict=True)


_LAWS = (
    _designs,
    _cards,
    _gates,
    _ground,
    _machines,
    _amoebas,
    _groups,
    _crews,
    _battle,
    _technology,
    _markers,
    _colonies,
    _aliens,
    concession_violations,
)
