"""The crisis phase: levels, then planet by planet in crisis order (section 7)."""

from __future__ import annotations

from typing import Any

from rules.core.decisions import PASS, Option
from rules.core.flow import Call, Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import COUNT, SEAT, index, list_of, one_of
from rules.core.state import Result

from .. import atoms
from ..facts import DICE, SKULL, building_kind
from ..kinds import BUILDINGS, UNITS
from ..legal import own_buildings, own_units, units_anywhere
from ..questions import BOMBARD, HIRE, RAZE, REMOVE, TOLL
from ..ranges import PLANET
from ..state import (
    Onward,
    PlanetIndex,
    buildings_at,
    crisis_tiles,
    facts,
    hand,
    income_on,
    play_order,
)  # fmt: skip
from .cards import limit

PRICES = {"steal_card": 1, "destroy_unit": 1, "destroy_building": 3}  # OV-7.10 to 7.12
LOSERS = {"leader_loses_one": 1, "leader_loses_two": 2}
UPRISING = 2  # OV-7.14

_QUEUE = {"queue": list_of(SEAT)}
_PLANET_OR_NONE = index("a planet or -1", lambda g: len(g.dead), -1)
crises = Flow("venus.crises", locals={"planet": _PLANET_OR_NONE}, set_from={"next_planet": ("planet",)})


@crises.step
def roll(g: Onward, f: Frame) -> None:
    """OV-7.1 to 7.5: skulls go on the marked tiles, round and round."""
    known = facts(g).tiles
    marked = [[p, tile] for p in range(len(g.dead)) for tile in crisis_tiles(g, p) if known[tile].skull]
    placed: list[list[int]] = []
    if marked:
        dice = atoms.roll_dice(g, DICE)
        atoms.tell_roll(g, g.first, dice, "crises")
        placed = [marked[i % len(marked)] for i in range(dice.count(SKULL))]
    levels = [len(crisis_tiles(g, p)) + sum(on == p for on, _ in placed) for p in range(len(g.dead))]
    atoms.set_levels(g, levels, placed)
    f.planet = -1


@crises.step
def next_planet(g: Onward, f: Frame) -> Next:
    """OV-7.5: Mercury to the Kuiper belt, Earth before the Moon."""
    f.planet += 1
    if f.planet == len(g.dead):
        return done()
    known = facts(g)
    rim = known.index[known.course.landing[0]]
    if f.planet == rim and g.landed:  # OV-7.30: also without a crisis there
        return call(invasion, "carry_out")
    return None


@crises.step
def carry_out(g: Onward, f: Frame) -> Next:
    levels, level = facts(g).levels[f.planet], g.levels[f.planet]
    crisis = levels[min(level, len(levels)) - 1] if level and levels and not g.dead[f.planet] else "none"
    if crisis == "landing" and g.landed:  # OV-7.29
        crisis = "landed"
    if level:
        atoms.tell_crisis(g, f.planet, level, crisis, _leaders(g, f.planet))
    return _crisis(g, f.planet, crisis) or goto("next_planet")


def _crisis(g: Onward, planet: PlanetIndex, crisis: str) -> Call | None:
    """OV-7.7: only the effect of the level reached."""
    then = "next_planet"
    if crisis in PRICES:
        return call(saboteur, then, planet=planet, crisis=crisis)
    if crisis in LOSERS:
        return call(leaders, then, planet=planet, count=LOSERS[crisis])
    if crisis == "remove_two":
        return call(uprising, then, planet=planet)
    if crisis == "rockets":
        return call(rockets, then, planet=planet)
    if crisis in ("toll_here", "toll_outer"):
        outer = facts(g).course.outer if crisis == "toll_outer" else (facts(g).names[planet],)
        return call(toll, then, planets=[facts(g).index[name] for name in outer])
    if crisis == "independence":
        _lose_planet(g, planet, crisis)
        atoms.kill_planet(g, planet)
    elif crisis == "all_lose":
        lose_all(g, "venus.revolt")
    elif crisis == "landing":
        _land_aliens(g)
    return None


def _leaders(g: Onward, planet: PlanetIndex) -> list[int]:
    """Those with the largest income on a planet, in play order; nobody without any income there."""
    incomes = [income_on(g, planet, seat) for seat in range(len(g.money))]
    best = max(incomes)
    return [seat for seat in play_order(g) if best and incomes[seat] == best]


def lose_all(g: Onward, reason: str) -> None:
    """OV-1.4: nobody wins."""
    n = len(g.money)
    atoms.end_game(g, Result([[], list(range(n))], [0] * n, reason))


def _lose_planet(g: Onward, planet: PlanetIndex, why: str) -> None:
    """OV-7.15, OV-7.20: pieces back, all planet tiles away; an alien stays (OV-7.40)."""
    atoms.clear_planet(g, planet, why)
    for tile in list(g.tiles[planet]):
        atoms.discard_tile(g, planet, tile)
    atoms.drop_turncoats(g, planet)


# -- Mercury


saboteur = Flow("venus.saboteur", params={"planet": PLANET, "crisis": one_of(*PRICES)})


@saboteur.step
def hire(g: Onward, f: Frame) -> Next:
    """OV-7.9 to 7.13: the strictly largest income may pay."""
    leading = _leaders(g, f.planet)
    if len(leading) != 1:
        return done()
    seat = leading[0]
    targets = _targets(g, seat, f.crisis) if g.money[seat] >= PRICES[f.crisis] else []
    if not targets:
        return done()
    chosen = f.pick(HIRE, seat, [PASS, *targets], rule="OV-7.9", source=f.crisis)
    if chosen == PASS:
        return done()
    atoms.gain_money(g, seat, -PRICES[f.crisis], "saboteur")
    if chosen[0] == "steal":
        atoms.pass_card(g, g.choice(hand(g, chosen[1])), seat)
        return call(limit, seat=seat)
    planet = facts(g).index[chosen[2]]
    if chosen[0] == "raze":
        atoms.remove_building(g, chosen[1], planet, building_kind(chosen[3]), "saboteur")
        return done()
    return call(
        "venus.destroy", seat=chosen[1], planet=planet, unit=UNITS.index(chosen[3]), landed=chosen[4] == "surface",
        why="saboteur", by=seat,
    )  # fmt: skip


def _targets(g: Onward, seat: int, crisis: str) -> list[tuple[Any, ...]]:
    seats = range(len(g.money))
    if crisis == "steal_card":
        return [("steal", other) for other in seats if other != seat and hand(g, other)]
    if crisis == "destroy_unit":
        return units_anywhere(g, (0, 1, 2))
    return [
        ("raze", other, name, building)
        for p, name in enumerate(facts(g).names)
        for other in seats
        for i, building in enumerate(BUILDINGS)
        if g.buildings[buildings_at(g, p, other) + i]
    ]


# -- losses chosen by their owners


def _lose(g: Onward, seat: int, planet: PlanetIndex, option: Option, why: str) -> None:
    if option[0] == "raze":
        atoms.remove_building(g, seat, facts(g).index[option[1]], building_kind(option[2]), why)
    else:
        atoms.remove_unit(g, seat, planet, UNITS.index(option[1]), option[2] == "surface", why, False)


uprising = Flow("venus.uprising", params={"planet": PLANET}, locals=_QUEUE, set_from={"remove": ("queue",)})


@uprising.step
def call_up(g: Onward, f: Frame) -> None:
    f.queue = [seat for seat in play_order(g) for _ in range(UPRISING)]


@uprising.step
def remove(g: Onward, f: Frame) -> Next:
    """OV-7.14: two units each, a building for each that is missing."""
    if not f.queue:
        return done()
    seat = f.queue[0]
    mine = own_units(g, seat, f.planet) or own_buildings(g, seat, f.planet)
    if mine:
        chosen = f.pick(REMOVE.of(len(f.queue)), seat, mine, only=True, rule="OV-7.14")
        _lose(g, seat, f.planet, chosen, "uprising")
    f.queue = f.queue[1:]
    return goto("remove")


leaders = Flow(
    "venus.leaders", params={"planet": PLANET, "count": COUNT}, locals=_QUEUE, set_from={"tear_down": ("queue",)}
)


@leaders.step
def find_leaders(g: Onward, f: Frame) -> None:
    """OV-7.16, OV-7.19: the largest income there, all who are tied."""
    f.queue = [seat for seat in _leaders(g, f.planet) for _ in range(f.count)]


@leaders.step
def tear_down(g: Onward, f: Frame) -> Next:
    if not f.queue:
        return done()
    seat = f.queue[0]
    mine = own_buildings(g, seat, f.planet)
    if mine:
        _lose(g, seat, f.planet, f.pick(RAZE.of(len(f.queue)), seat, mine, only=True, rule="OV-7.16"), "leader")
    f.queue = f.queue[1:]
    return goto("tear_down")


rockets = Flow(
    "venus.rockets", params={"planet": PLANET}, locals={**_QUEUE, "left": COUNT}, set_from={"hit": ("queue", "left")}
)


@rockets.step
def launch(g: Onward, f: Frame) -> None:
    """OV-7.20: everything there is destroyed, then rockets hit Earth."""
    _lose_planet(g, f.planet, "rockets")
    dice = atoms.roll_dice(g, DICE)
    atoms.tell_roll(g, g.first, dice, "bombardment")
    f.left, f.queue = sum(dice), play_order(g)


@rockets.step
def hit(g: Onward, f: Frame) -> Next:
    """OV-7.22: in turn one own unit at Earth, else a building, until the total is reached."""
    home = facts(g).home
    queue = [seat for seat in f.queue if own_units(g, seat, home) or own_buildings(g, seat, home)]
    if not f.left or not queue:
        return None
    seat = queue[0]
    mine = own_units(g, seat, home) or own_buildings(g, seat, home)
    chosen = f.pick(BOMBARD.of(f.left), seat, mine, only=True, rule="OV-7.22")
    _lose(g, seat, home, chosen, "bombardment")
    f.left -= 1
    f.queue = [*queue[1:], seat]
    return goto("hit")


@rockets.step
def die(g: Onward, f: Frame) -> None:
    atoms.kill_planet(g, f.planet)


toll = Flow("venus.toll", params={"planets": list_of(PLANET)}, locals=_QUEUE, set_from={"seize": ("queue",)})


@toll.step
def collect(g: Onward, f: Frame) -> None:
    """OV-7.24 to 7.26: a pound for each building there, as far as the money goes."""
    owed = []
    for seat in play_order(g):
        count = sum(sum(g.buildings[(at := buildings_at(g, p, seat)) : at + 2]) for p in f.planets)
        paid = min(count, g.money[seat])
        atoms.gain_money(g, seat, -paid, "toll")
        owed += [seat] * (count - paid)
    f.queue = owed


@toll.step
def seize(g: Onward, f: Frame) -> Next:
    if not f.queue:
        return done()
    seat = f.queue[0]
    mine = [option for p in f.planets for option in own_buildings(g, seat, p)]
    _lose(g, seat, -1, f.pick(TOLL.of(len(f.queue)), seat, mine, only=True, rule="OV-7.24"), "toll")
    f.queue = f.queue[1:]
    return goto("seize")


# -- the invasion


def _land_aliens(g: Onward) -> None:
    """OV-7.27."""
    atoms.note_landing(g)
    for name in facts(g).course.landing:
        planet = facts(g).index[name]
        atoms.clear_planet(g, planet, "landing")
        atoms.land_alien(g, planet)


invasion = Flow("venus.invasion")


@invasion.step
def attack(g: Onward, f: Frame) -> None:
    """OV-7.30 to 7.35: each surviving alien goes on to the next planet towards the Sun."""
    known = facts(g)
    targets = [known.index[name] for name in known.course.attacked if known.index[name] not in g.invaded]
    survivors = [p for p in reversed(range(len(g.dead))) if g.aliens[p] and not g.dead[p]]
    for origin, planet in zip(survivors, targets, strict=False):
        atoms.clear_planet(g, planet, "invasion")
        atoms.move_alien(g, origin, planet)
        if planet == known.home:  # OV-7.33
            lose_all(g, "venus.invasion")
            return
