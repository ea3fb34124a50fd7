"""Bombarding a colony (SE-5.12): one shot at a time, as long as the active player likes."""

from __future__ import annotations

from rules.core.decisions import Decision, Option, RangedOptions
from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.queries import query
from rules.core.questions import explains
from rules.core.ranges import SEAT
from rules.core.reasons import Reason

from ..atoms import course, fleets, ground, unique, worlds
from ..battle.abilities import SURE
from ..cards.deck import show, show_fighting, show_first
from ..ground.capture import is_former
from ..map.carrying import lose_hangar
from ..map.ending import count_points, homeworld_fell
from ..map.razing import shatter
from ..printed.constants import NOBODY
from ..printed.designs import WARHEADS
from ..printed.levels import level
from ..printed.powers import LEAVES_EARLY
from ..printed.switches import LONG
from ..questions import BOMBARDMENT_SHOT, CONQUEST_LEARN
from ..state import Galaxy, Hex, Owner, Seat, Slot, facts, friends, groups_at, is_home, is_planet, looks_like, steps_of
from ..state.barracks import have_landed, planet_defence
from ..state.holding import has
from ..state.lore import teaches
from ..state.ranges import HEX
from ..state.unique_ships import has as has_ability
from ..state.values import attack, attack_technology, ship
from ..state.wishes import group_of, parts_of
from .landing import could_land, landing, why_no_landing

bombardment = Flow("empires.bombardment", params={"seat": SEAT, "hex": HEX})
conquest = Flow("empires.conquest", params={"seat": SEAT, "loser": SEAT})
STOP, FIRE, LAND, RAZE = "stop", "fire", "land", "raze"
LEARNT = 2  # SE-23.10.3
AGAINST_PLANETS = 2


@bombardment.step
def shoot(g: Galaxy, f: Frame) -> Next:
    """SE-5.12.2, EC-48: each ship once, and a player may stop at any time (D-39)."""
    if g.colony[f.hex] == NOBODY:
        return done()
    fleet, known = g.fleets[f.seat], facts(g)
    spared = is_former(g, f.seat, f.hex) or have_landed(g, friends(g, f.seat), f.hex)
    here = groups_at(g, f.seat, f.hex)
    able = {
        (FIRE, slot): (1, fleet.count[slot] - fleet.acts[slot])
        for slot in here
        if why_no_shot(g, f.seat, f.hex, FIRE, slot) is None
    }
    rams = [(RAZE, slot) for slot in here if why_no_shot(g, f.seat, f.hex, RAZE, slot) is None]
    if not could_land(g, f.seat, f.hex) and (spared or not could_bombard(g, f.seat, f.hex)):
        return done()
    down = [LAND] if known.ground and why_no_landing(g, f.seat, f.hex) is None else []
    chosen = f.pick(BOMBARDMENT_SHOT, f.seat, RangedOptions([STOP, *down, *able, *rams], able), rule="SE-5.12.2")
    if chosen == STOP:
        return done()
    if chosen == LAND:  # CL-14.7.4, CL-14.7.5: and no more bombardment
        return call(landing, "end", owner=f.seat, hex=f.hex, must=True)
    victim = g.colony[f.hex]
    show_first(g, f.seat)
    if chosen[0] == RAZE:  # CL-6.4.1, EC-47: no roll, no defence
        fleets.turn_up(g, f.seat, chosen[1])
        fleets.act(g, f.seat, chosen[1])
        shatter(g, f.hex, f.seat)
        return _conquest(g, f, victim)
    _, slot, ships = chosen
    fleets.turn_up(g, f.seat, slot)
    show_fighting(g, f.seat, {looks_like(g, f.seat, slot)})  # ruling: a bombardment is a combat (CL-A27, CL-E)
    if known.advantages and has(g, f.seat, LEAVES_EARLY):
        show(g, f.seat, LEAVES_EARLY)
    if known.ground:
        ground.show_planet_defence(g, f.hex, planet_defence(g, f.hex))
    need = needed(g, f.seat, slot, f.hex)
    lucky = need == SURE and need > max(1, _without_luck(g, f.seat, slot, f.hex))
    if lucky and fleet.builder[slot] == NOBODY:
        unique.show_ability(g, f.seat, WARHEADS)  # CL-19.2.4
    for _ in range(ships):
        if g.colony[f.hex] == NOBODY or g.outcome is not None:
            break
        fleets.act(g, f.seat, slot)
        if course.roll_die(g, f.seat, "bombard", f.hex, need) <= need:
            hit_colony(g, f.hex, f.seat)
    return _conquest(g, f, victim)


@explains(BOMBARDMENT_SHOT)
def why_not(g: Galaxy, asked: Decision, wish: Option) -> Reason | None:
    seat, hex, (verb, parts) = asked.seat, g.frames[-1].locals["hex"], parts_of(wish)
    if verb == LAND:
        return why_no_landing(g, seat, hex)
    slot = group_of(g, seat, parts[0]) if parts else None
    return why_no_shot(g, seat, hex, verb, slot) if slot is not None and verb in (FIRE, RAZE) else None


def why_no_shot(g: Galaxy, seat: Seat, hex: Hex, verb: str, slot: Slot) -> Reason | None:
    """SE-5.12.2; CL-6.4.1, CL-6.4.5: Titans destroy a planet with its Colony; one on Asteroids is safe from them."""
    known, fleet = facts(g), g.fleets[seat]
    if is_former(g, seat, hex):
        return Reason("empires.bombard_former", {}, "CL-15.1.5")
    if have_landed(g, friends(g, seat), hex):  # and nobody bombs the troops of a Blood Brother
        return Reason("empires.bombard_landed", {}, "CL-14.7.5")
    titan = fleet.unit[slot] == known.titan
    if verb == RAZE and titan and not is_planet(g, hex):
        return Reason("empires.raze_asteroids", {}, "CL-6.4.5")
    if verb == FIRE and titan:
        return Reason("empires.bombard_titan", {}, "CL-6.4.1")
    if fleet.hex[slot] != hex or not (titan if verb == RAZE else known.bombards[fleet.unit[slot]]):
        return Reason("empires.bombard_never", {}, "SE-5.12.2")
    fired = fleet.acts[slot] if titan else fleet.acts[slot] >= fleet.count[slot]
    return Reason("empires.bombarded", {}, "SE-5.12.2") if fired else None


def _conquest(g: Galaxy, f: Frame, victim: Owner) -> Next:
    if victim < len(g.cp) and g.out[victim] and g.outcome is None and facts(g).options["victory"] == LONG:
        return call(conquest, seat=f.seat, loser=victim)
    return goto("shoot")


@bombardment.step
def end(g: Galaxy, f: Frame) -> Next:
    """After a conquest nothing is left to fire at; after a landing nobody fires any more."""
    return done()


@conquest.step
def learn(g: Galaxy, f: Frame) -> Next:
    """SE-23.10.3: a level in each of two technologies that the loser had higher."""
    known = facts(g)
    better = teaches(g, f.seat, f.loser, g.tech[f.loser])
    higher = {
        known.technologies[i].id: i
        for i in range(len(known.technologies))
        if level(better, i) > level(g.tech[f.seat], i)
    }
    many = min(LEARNT, len(higher))
    for name in f.some(CONQUEST_LEARN, f.seat, list(higher), low=many, high=many, rule="SE-23.10.3"):
        course.learn(g, f.seat, higher[name], level(g.tech[f.seat], higher[name]) + 1, "conquest")
    return done()


def could_bombard(g: Galaxy, seat: Seat, hex: Hex) -> bool:
    """Whether a seat has anything in a hex that may still bombard, for all to see: closed counters could be ships.

    Its owner is asked even if all of them are Decoys: not being asked would tell.
    """
    fleet, bombards = g.fleets[seat], facts(g).bombards
    return any(
        not fleet.up[slot] or (bombards[looks_like(g, seat, slot)] and fleet.acts[slot] < fleet.count[slot])
        for slot in groups_at(g, seat, hex)
    )


@query
def under_fire(g: Galaxy) -> int | None:
    """The hex of the colony that somebody may fire at now, as all can see; None: nobody is asked for that."""
    asked = g.frames[-1] if g.frames else None
    return asked.hex if asked is not None and asked.flow == bombardment.name else None


@query
def bombs(g: Galaxy, seat: Owner, slot: Slot) -> int:
    """SE-5.12.2: only Attack and attack technology count."""
    one = ship(g, seat, slot)
    more = AGAINST_PLANETS if facts(g).advantages and has(g, seat, LEAVES_EARLY) else 0  # CL-E46
    return attack(g, one) + attack_technology(g, one) + more


def needed(g: Galaxy, seat: Owner, slot: Slot, hex: Hex) -> int:
    """SE-5.12.2, CL-14.6.1: a roll up to this number hits the colony; ground units on it make it harder.

    Ruling on CL-19.3.13: 1 and 2 always hit here, too; of the second salvo it is said that it does not.
    """
    return max(SURE if has_ability(g, seat, slot, WARHEADS) else 1, _without_luck(g, seat, slot, hex))


def _without_luck(g: Galaxy, seat: Owner, slot: Slot, hex: Hex) -> int:
    return bombs(g, seat, slot) - planet_defence(g, hex)


def hit_colony(g: Galaxy, hex: Hex, by: Seat) -> None:
    """SE-5.12.4, SE-5.12.5: one step down; the lowest step, and a new colony, are destroyed."""
    row, owner, home = steps_of(g, hex), g.colony[hex], is_home(g, hex)
    if row.index(g.value[hex]) > 1:
        worlds.change_value(g, hex, -1, "bombard")
        return
    worlds.destroy_colony(g, hex, by)
    lose_hangar(g, owner, hex)  # SE-5.12.8
    if home:
        homeworld_fell(g, owner, by)
    count_points(g)
