"""The Exploration phase (SE-6): closed markers under own units are turned up, and take effect at once."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.decisions import Option, Value
from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.hexes import neighbours
from rules.core.ranges import COUNT, SEAT, list_of
from rules.core.reasons import Reason

from ..atoms import course, fleets, unique, worlds
from ..cards import unharmed
from ..cards.deck import meet_aliens
from ..cards.unharmed import are_known_pilgrims, is_asked, pass_unharmed
from ..map.carrying import lose_surplus
from ..map.hazards import BLACK_HOLE, DANGER, perish, swallow
from ..map.routes import avoids
from ..printed.constants import DEEP_SPACE, ENTERED, NOTHING, REFITTED
from ..printed.designs import EXPLORATION
from ..printed.facts import Facts
from ..printed.levels import level
from ..printed.switches import OFF
from ..questions import EXPLORE_AVOW, LOST_AVOW, LOST_DIRECTION, LOST_FOE, REVEAL
from ..state import (
    NO_SLOT,
    Galaxy,
    Hex,
    Owner,
    Seat,
    Slot,
    aliens,
    beside,
    board,
    clockwise,
    enemies_at,
    facts,
    fighters_at,
    friends,
    groups_at,
    has_terrain,
    is_closed,
    is_enemy,
    is_lurking,
    is_off_limits,
    monsters,
)  # fmt: skip
from ..state.barracks import is_pending
from ..state.ranges import HEX, MARKER
from ..state.unique_ships import has as has_ability
from .arrival import scuttle_on_contact
from .assault import assault
from .battle import battle
from .landing import could_subdue, crowding, landing
from .swarm import fight

ALIENS_ON_A_PLANET = 4  # SE-14.1
# Ruling on SE-28.2: what destroys ships comes first, then who fights them, and last what carries them away.
ORDER = ("supernova", "danger", "black_hole", "warp_point", "barren", "doomsday", "lost")
PAIR = 2  # SE-16.1
KEEP, SHOW = "keep", "show"
LOOK = "look"

exploration = Flow("empires.exploration", params={"seat": SEAT})
explore = Flow("empires.explore", params={"seat": SEAT, "hex": HEX}, locals={"left": list_of(MARKER), "count": COUNT})
reveal = Flow("empires.reveal", params={"seat": SEAT, "hex": HEX})


@exploration.step
def next_hex(g: Galaxy, f: Frame) -> Next:
    """SE-6.1: every closed hex with an own unit that can explore (SE-6.10), row by row."""
    fleet, explores = g.fleets[f.seat], facts(g).explores
    marker, up = g.marker, g.up
    closed = {hex for hex in set(fleet.hex) if hex >= 0 and marker[hex] != NOTHING and not up[hex]}
    if not closed:
        return done()
    found = [hex for hex, unit in zip(fleet.hex, fleet.unit, strict=True) if hex in closed and explores[unit]]
    return call(explore, "next_hex", seat=f.seat, hex=min(found)) if found else done()


# -- one hex


@explore.step
def turn_up(g: Galaxy, f: Frame) -> None:
    worlds.turn_up_marker(g, f.hex, f.seat)
    f.left = turned_up(g, f.hex)


def turned_up(g: Galaxy, hex: Hex) -> list[int]:
    """The markers of a hex in the order in which they take effect; beside a Supernova nothing stays (SE-28.2)."""
    kinds = facts(g).marker_kind
    both = [marker for marker in (g.marker[hex], g.also[hex]) if marker != NOTHING]
    both.sort(key=lambda marker: ORDER.index(kinds[marker]) if kinds[marker] in ORDER else len(ORDER))
    if kinds[both[0]] == "supernova" and len(both) > 1:
        worlds.remove_marker(g, hex, both.pop(), "supernova")
    return both


@explore.step
def take_effect(g: Galaxy, f: Frame) -> Next:
    """What a marker does to the explorers, by its kind; most do nothing (SE-6.2, SE-6.7, SE-6.8).

    SE-28.2: two of a kind apply together, as one.
    """
    if not f.left:
        return done()
    kinds = facts(g).marker_kind
    kind = kinds[f.left[0]]
    if kind == BLACK_HOLE:
        unharmed.ask(g, f, EXPLORE_AVOW, _hidden_pilgrims(g, f.seat, f.hex))
    alike = [marker for marker in f.left if kinds[marker] == kind]
    f.left = [marker for marker in f.left if kinds[marker] != kind]
    effect = _EFFECTS.get(kind)
    return (effect(g, f.seat, f.hex, alike) if effect else None) or goto("take_effect")


def explorers(g: Galaxy, seat: Seat, hex: Hex) -> list[Owner]:
    """Who explores a hex: the seat whose units are there, and Blood Brothers who came with them (SE-23.5)."""
    return [owner for owner in friends(g, seat) if groups_at(g, owner, hex)]


def _hidden_pilgrims(g: Galaxy, seat: Seat, hex: Hex) -> list[Owner]:
    """D-17: those of them who could be Space Pilgrims in secret; they are asked before anything happens."""
    return [owner for owner in explorers(g, seat, hex) if is_asked(g, owner)]


Effect = Callable[[Galaxy, Seat, Hex, list[int]], Next]
_EFFECTS: dict[str, Effect] = {}


def effect(kind: str) -> Callable[[Effect], Effect]:
    """Register what a marker of this kind does when units explore it."""

    def register(made: Effect) -> Effect:
        _EFFECTS[kind] = made
        return made

    return register


@effect("black_hole")
def _black_hole(g: Galaxy, seat: Seat, hex: Hex, markers: list[int]) -> Next:
    """SE-6.3. Ruling on SE-28.2: two of them are rolled for once, as by those who enter later."""
    return _tested(g, seat, hex, BLACK_HOLE)


def _tested(g: Galaxy, seat: Seat, hex: Hex, why: str) -> Next:
    """Each exploring ship rolls; CL-14.1.4: whoever has lost any says which ground units die with his Transports."""
    losers = []
    for owner in explorers(g, seat, hex):
        if swallow(g, owner, groups_at(g, owner, hex), hex, why=why, secretly=True):
            losers.append(owner)
        lose_surplus(g, owner, hex)
    return call(crowding, "take_effect", owners=losers, hex=hex) if losers else None


@effect("danger")
def _danger(g: Galaxy, seat: Seat, hex: Hex, markers: list[int]) -> Next:
    """SE-6.4; CL-20.2: in safer space most survive."""
    for marker in markers:
        worlds.remove_marker(g, hex, marker, DANGER)
    if "safer_space" in facts(g).on:
        return _tested(g, seat, hex, DANGER)
    perish(g, hex)
    return None


@effect("supernova")
def _supernova(g: Galaxy, seat: Seat, hex: Hex, markers: list[int]) -> None:
    """SE-6.5, EC-27: everybody goes back to where he came from.

    Rulings: units that have joined a group under the marker (SE-9.11) go back with it. Nobody has left a Black Hole who
    comes back to it in this way, so he does not roll again (SE-6.3). Units that explore nothing and were left alone
    under the marker (SE-6.10) go with those who have come now, or to the ship that looked: nobody stays in a Supernova
    (SE-4.12).
    """
    there = [(owner, slot) for owner in explorers(g, seat, hex) for slot in groups_at(g, owner, hex)]
    ways = [g.fleets[owner].came[slot] for owner, slot in there]
    lookouts = [near for near in beside(g, hex) if near in g.fleets[seat].hex]
    out = next((way for way in (*ways, *lookouts) if way != hex), hex)
    for (owner, slot), way in zip(there, ways, strict=True):
        fleets.shift_group(g, owner, slot, way if way != hex else out, "supernova")


@effect("lost")
def _lost(g: Galaxy, seat: Seat, hex: Hex, markers: list[int]) -> Next:
    """SE-6.6; CL-E37: Space Pilgrims are never lost, but Blood Brothers who came with them are."""
    for marker in markers:
        worlds.remove_marker(g, hex, marker, "lost")
    unharmed = [pass_unharmed(g, owner) for owner in explorers(g, seat, hex)]
    return None if all(unharmed) else call(lost_in_space, "take_effect", seat=seat, hex=hex)


@effect("warp_point")
def _warp_point(g: Galaxy, seat: Seat, hex: Hex, markers: list[int]) -> None:
    """SE-6.9, SE-16.1."""
    for marker in markers:
        find_warp_point(g, hex, marker)


def find_warp_point(g: Galaxy, hex: Hex, marker: int) -> None:
    """SE-16.1: the first two of a number are a pair; the third is taken off, and so is every one if they are unused.

    SE-28.2: there may be one of each number in a hex, or two of one.
    """
    found = [each for other in set(g.warps) if other != hex for each in (g.marker[other], g.also[other])].count(marker)
    if g.marker[hex] == g.also[hex]:
        found += g.warps.count(hex)
    if facts(g).options["warp_points"] == OFF or found >= PAIR:
        worlds.remove_marker(g, hex, marker, "unused")
    else:
        worlds.note_warp_point(g, hex)


@effect("doomsday")
def _doomsday(g: Galaxy, seat: Seat, hex: Hex, markers: list[int]) -> Next:
    """SE-6.9, SE-17.3: a machine that is found attacks at once; two of them together (SE-28.2)."""
    there = explorers(g, seat, hex)
    woken = [wake_machine(g, hex, marker) for marker in markers]
    if not any(woken) or not there:
        return None
    return call(battle, "take_effect", hex=hex, attacker=there[0], defender=monsters(g))  # EC-49


def wake_machine(g: Galaxy, hex: Hex, marker: int) -> bool:
    """SE-17.1, SE-20.4: whether machines wander in this game; then one is here from now on."""
    wander: bool = facts(g).options["machines"] > 0
    worlds.remove_marker(g, hex, marker, "machine" if wander else "unused")
    if wander:
        fleets.add_group(g, monsters(g), facts(g).wanderer, 1, hex, up=True, why="machine")
    return wander


@effect("barren")
def _barren(g: Galaxy, seat: Seat, hex: Hex, markers: list[int]) -> Next:
    """SE-14.1, SE-14.2: aliens of a planet in deep space attack the explorers at once (SE-3.3)."""
    there = explorers(g, seat, hex)  # the other marker may have destroyed them (EC-25)
    if not place_aliens(g, hex, up=bool(there)) or not there:
        return None
    if not is_enemy(g, there[0], aliens(g)):
        meet_aliens(g, there[0], hex)  # CL-E48
        return None
    return call(encounter, "take_effect", seat=there[0], hex=hex)


def place_aliens(g: Galaxy, hex: Hex, up: bool) -> bool:
    """SE-14.1: four alien ships for a Barren Planet in deep space; False if there are none. CL-20.1: at home, too.

    Ruling on SE-28.2: two of them in one hex have eight together, and room for one colony (EC-17).
    """
    known = facts(g)
    planets = sum(known.is_marker["barren"][marker] for marker in (g.marker[hex], g.also[hex]))
    at_home = board(g).home_of[hex] != DEEP_SPACE
    if known.options["aliens"] == "off" or (at_home and "more_aliens" not in known.on):
        return False
    drawn = worlds.draw_aliens(g, ALIENS_ON_A_PLANET * planets)
    for kind, count in enumerate(drawn):
        for _ in range(count):  # one counter for each ship
            fleets.add_group(g, aliens(g), facts(g).first_alien + kind, 1, hex, up=up, why="aliens")
    return any(drawn)


# -- aliens that were found

encounter = Flow(
    "empires.encounter",
    params={"seat": SEAT, "hex": HEX},
    locals={"left": list_of(SEAT)},
    set_from={"invade": ("left",)},
)


@encounter.step
def meet(g: Galaxy, f: Frame) -> Next:
    """SE-14.2."""
    f.left = explorers(g, f.seat, f.hex)
    return call(battle, hex=f.hex, attacker=f.seat, defender=aliens(g))


@encounter.step
def invade(g: Galaxy, f: Frame) -> Next:
    """CL-14.12.1: immediately after the victory, or never; SE-23.5: each of those who won it may land."""
    while f.left:
        seat, f.left = f.left[0], f.left[1:]
        if could_subdue(g, seat, f.hex):
            return call(landing, "invade", owner=seat, hex=f.hex, must=False)
    return None


@encounter.step
def subdue(g: Galaxy, f: Frame) -> Next:
    return call(assault, hex=f.hex)


@encounter.step
def part(g: Galaxy, f: Frame) -> Next:
    """True if aliens are still there."""
    return done(bool(groups_at(g, aliens(g), f.hex)))


# -- Lost in Space

lost_in_space = Flow("empires.lost", params={"seat": SEAT, "hex": HEX}, locals={"to": HEX})


@lost_in_space.step
def direction(g: Galaxy, f: Frame) -> Next:
    """SE-6.6, SE-6.6.1: the player to the right chooses (D-47); without another player a die does.

    Ruling on SE-23.4: nobody is led to a teammate with whom he may not stack.
    """
    near = [hex for hex in beside(g, f.hex) if not has_terrain(g, hex, "supernova") and not is_off_limits(g, hex)]
    near = [hex for hex in near if not avoids(g, f.seat, hex)]
    # CL-E37: those who pass unharmed have shown it; a seat that imagines this question must not take others for them.
    there = [owner for owner in explorers(g, f.seat, f.hex) if not are_known_pilgrims(g, owner)]
    if not near or not there:
        return done()
    chooser = clockwise(g, f.seat)[-1]
    f.to = (
        f.pick(LOST_DIRECTION, chooser, near, rule="SE-6.6")
        if chooser != f.seat
        else direction_by_die(g, f.seat, f.hex, near, "lost")
    )
    for owner in there:
        for slot in groups_at(g, owner, f.hex):
            fleets.shift_group(g, owner, slot, f.to, "lost")
    return None


def direction_by_die(g: Galaxy, seat: Owner, hex: Hex, near: list[Hex], why: str) -> Hex:
    """SE-6.6: 1 to 6 clockwise from the upper right; 7 to 10, and what is not allowed, is rolled again."""
    chart = facts(g).chart
    right, upper_right, upper_left, left, lower_left, lower_right = neighbours(chart.hexes[hex])
    clockwise = (upper_right, right, lower_right, lower_left, left, upper_left)
    while True:
        face = course.roll_die(g, seat, why, hex)
        to = chart.number.get(clockwise[face - 1]) if face <= len(clockwise) else None
        if to in near:
            return to


@lost_in_space.step
def strange_place(g: Galaxy, f: Frame) -> Next:
    """A closed marker there is explored at once; a Black Hole is entered, and whoever is there does not roll again
    (SE-6.3)."""
    if is_closed(g, f.to):
        return call(explore, seat=f.seat, hex=f.to)
    there = explorers(g, f.seat, f.to) if has_terrain(g, f.to, BLACK_HOLE) else []
    unharmed.ask(g, f, LOST_AVOW, _hidden_pilgrims(g, f.seat, f.to) if there else [])
    losers = []
    for owner in there:
        came = g.fleets[owner].came
        fallen = [slot for slot in groups_at(g, owner, f.to) if came[slot] == f.hex]
        if swallow(g, owner, fallen, f.to, secretly=True):
            losers.append(owner)
        lose_surplus(g, owner, f.to)
    return call(crowding, "strangers", owners=losers, hex=f.to) if losers else None  # CL-14.1.4


@lost_in_space.step
def strangers(g: Galaxy, f: Frame) -> Next:
    """SE-6.6.1: enemies there are fought at once, one after the other (SE-5.1.3)."""
    there = explorers(g, f.seat, f.to)
    if there:
        meet_aliens(g, f.seat, f.to)
    if any(fighters_at(g, owner, f.to) for owner in there):
        for foe in enemies_at(g, f.seat, f.to):
            scuttle_on_contact(g, foe, f.to)
    foes = enemies_at(g, f.seat, f.to) if there else []
    if not foes or f.get("returned"):  # a stand-off is not fought again
        return call(assault, "leave", hex=f.to) if is_pending(g, f.to) else done()
    foe = f.pick(LOST_FOE, there[0], foes, only=True, rule="SE-5.1.3")
    if foe == aliens(g):
        return call(encounter, "strangers", seat=there[0], hex=f.to)
    return fight(g, "strangers", f.to, there[0], foe)


@lost_in_space.step
def leave(g: Galaxy, f: Frame) -> Next:
    return done()


# -- looking from afar (SE-9.8)


def explores(known: Facts, unit: int) -> bool:
    """Whether such a unit can carry Exploration; of captured alien ships nothing is said here."""
    return known.exploration in known.carried[unit] or unit >= known.first_alien


def why_no_look(g: Galaxy, seat: Seat, slot: Slot, hex: Hex) -> Reason | None:
    """Why no ship of a group may look at the marker of a hex."""
    fleet = g.fleets[seat]
    if not level(fleet.tech[slot], facts(g).exploration):
        return Reason("empires.look_blind", {}, "SE-9.8")
    if fleet.notes[slot] & (ENTERED | REFITTED):
        return Reason("empires.look_late", {}, "SE-9.8" if fleet.notes[slot] & ENTERED else "SE-9.13")
    if hex not in beside(g, fleet.hex[slot]):
        return Reason("empires.not_adjacent", {"hex": hex}, "SE-9.8")
    if not is_closed(g, hex):
        return Reason("empires.look_open", {"hex": hex}, "SE-9.8")
    if is_lurking(g, hex):
        return Reason("empires.lurking", {"hex": hex}, "SE-9.8.1")
    return Reason("empires.look_done", {}, "SE-9.8") if fleet.acts[slot] >= fleet.count[slot] else None


def offer_looks(
    g: Galaxy, seat: Seat, slot: Slot, options: list[Option], ranges: dict[Option, tuple[int, int]]
) -> None:
    if level(g.fleets[seat].tech[slot], facts(g).exploration):  # mostly it has none
        near = beside(g, g.fleets[seat].hex[slot])
        options += [(LOOK, hex) for hex in near if why_no_look(g, seat, slot, hex) is None]


def look(g: Galaxy, f: Frame, seat: Seat, slot: Slot, order: Value) -> Next:
    fleets.act(g, seat, slot)
    if g.fleets[seat].up[slot] and has_ability(g, seat, slot, EXPLORATION):
        unique.show_ability(g, seat, EXPLORATION)  # CL-19.2.4
    if not g.seized[seat]:  # CL-4.5.1: else it could be a captured ship
        fleets.show_used(g, seat, facts(g).exploration, 1)
    worlds.look_at_marker(g, seat, order[1])
    return call(reveal, "choose", seat=seat, hex=order[1])


@reveal.step
def show_or_keep(g: Galaxy, f: Frame) -> Next:
    """The owner puts the marker back unseen by others, or reveals it (D-09); nothing touches the ship that looked.

    But ships that have entered the hex before explore it then (SE-6.1): of those nothing is said.
    """
    shown = f.pick(REVEAL, f.seat, [KEEP, SHOW], rule="SE-9.8") == SHOW
    fleets.march(g, NO_SLOT)
    if shown and explorers(g, f.seat, f.hex):
        return call(explore, seat=f.seat, hex=f.hex)
    if shown:
        show_from_afar(g, f.seat, f.hex)
    return None


@reveal.step
def go_on(g: Galaxy, f: Frame) -> Next:
    return done()


def show_from_afar(g: Galaxy, seat: Seat, hex: Hex) -> None:
    """SE-9.8, CL-23.7: a hex is turned up where no ship is: nothing is done to anybody."""
    worlds.turn_up_marker(g, hex, seat)
    markers, kinds = turned_up(g, hex), facts(g).marker_kind
    for marker in markers:
        kind = kinds[marker]
        if kind == "warp_point":
            find_warp_point(g, hex, marker)
        elif kind == "doomsday":
            wake_machine(g, hex, marker)
        elif kind in ("danger", "lost"):
            worlds.remove_marker(g, hex, marker, "revealed")
    if any(kinds[marker] == "barren" for marker in markers):
        place_aliens(g, hex, up=False)
