"""The observable changes of Onward to Venus: each function makes one change and tells it in one event.

Nothing else writes these fields. Events name seats, planets and pieces by their ids and tiles by their numbers.
Where nobody listens, in look-ahead, the changes of every turn do not even put their event together.
"""

from __future__ import annotations

from rules.core.events import SeatNumbers
from rules.core.knowledge import forget
from rules.core.records import Json
from rules.core.state import Result
from rules.core.zones import draw_card, move_card, shuffle_pile, sweep_pile

from .facts import ALIEN, DIE, FACTORY
from .kinds import PIECES
from .state import (
    DISCARD,
    DRAW,
    HANDS,
    NOWHERE,
    OVER,
    PLAY,
    Attempt,
    Onward,
    PlanetIndex,
    Seat,
    buildings_at,
    facts,
    hand,
    planet_pile,
    units_at,
)  # fmt: skip

# -- the course of play


def take_empire(g: Onward, seat: Seat, empire: str) -> None:
    """OV-3.2: the set and the starting cards of an empire."""
    g.empires[seat] = empire
    for design in facts(g).empires[empire].cards:
        card = next(c for c in g.pile("box") if g.cards.design[c] == design)
        move_card(g, card, HANDS[seat])
    forget(g, g.pile(HANDS[seat]))  # of a hand others know only how many cards it holds (1.3)
    g.emit("empire", seat=seat, empire=empire)


def begin_period(g: Onward) -> None:
    """OV-4.2: markers come back, and the pass card gets its own."""
    g.period += 1
    g.markers = [0] * len(g.markers)
    g.on_card = len(g.markers) + facts(g).course.spare_markers
    g.emit("period", period=g.period, periods=facts(g).course.periods, markers=g.on_card)


def enter_phase(g: Onward, phase: str) -> None:
    g.phase = phase
    g.emit("phase", phase=phase, period=g.period)


def begin_turn(g: Onward, seat: Seat, last: bool) -> None:
    g.active, g.actions, g.last_window = seat, 1, last
    g.played = []
    if g.heard is not None:
        g.emit("turn", seat=seat, last=last)


def end_turn(g: Onward) -> None:
    g.active, g.actions, g.last_window = NOWHERE, 0, False
    g.played = []


def take_first(g: Onward, seat: Seat) -> None:
    """OV-5.70, OV-3.9."""
    g.first = seat
    g.emit("first_player", seat=seat)


def change_actions(g: Onward, by: int) -> None:
    """An action is done, or EXTRA gives one more (OV-5.2, OV-6.35)."""
    g.actions += by
    if g.heard is not None:
        g.emit("actions", seat=g.active, left=g.actions)


def take_marker(g: Onward, seat: Seat) -> None:
    g.on_card -= 1
    g.markers[seat] += 1
    g.emit("marker", seat=seat, left=g.on_card)


def gain_money(g: Onward, seat: Seat, pounds: int, why: str) -> None:
    """Money from the bank, or to it; `why` names the cause. The amount is public, the purse may not be (section 10)."""
    if pounds == 0:
        return
    g.money[seat] += pounds
    hidden: dict[str, SeatNumbers] | None = None if facts(g).open_money else {"now": (seat,)}
    g.emit("money", seat=seat, pounds=pounds, now=g.money[seat], why=why, secret=hidden)


def roll_dice(g: Onward, count: int) -> list[int]:
    """OV-2.8: skull, 2, 3, 4, 5, 6."""
    return [DIE[g.roll(6) - 1] for _ in range(count)]


def tell_roll(g: Onward, seat: Seat, dice: list[int], why: str) -> None:
    g.emit("roll", seat=seat, dice=list(dice), total=sum(dice), why=why)


# -- tiles


def draw_tile(g: Onward, planet: PlanetIndex) -> None:
    """OV-4.3: one tile from the bag; on Ganymede a crisis is put away at once (OV-4.6)."""
    tile = g.bag.pop(g.below(len(g.bag)))
    if not facts(g).levels[planet] and facts(g).tiles[tile].kind == "crisis":
        g.discarded.append(tile)
        g.emit("tile_away", tile=tile, design=facts(g).tiles[tile].id, planet=facts(g).names[planet], drawn=True)
        return
    g.tiles[planet].append(tile)
    g.emit("tile", tile=tile, design=facts(g).tiles[tile].id, planet=facts(g).names[planet])


def discard_tile(g: Onward, planet: PlanetIndex, tile: int) -> None:
    g.tiles[planet].remove(tile)
    g.discarded.append(tile)
    g.emit("tile_away", tile=tile, design=facts(g).tiles[tile].id, planet=facts(g).names[planet], drawn=False)


def keep_tile(g: Onward, seat: Seat, planet: PlanetIndex, tile: int) -> None:
    """OV-5.30, OV-5.52."""
    g.tiles[planet].remove(tile)
    g.kept[seat].append(tile)
    g.emit("kept", seat=seat, tile=tile, design=facts(g).tiles[tile].id, planet=facts(g).names[planet])


def return_tile(g: Onward, planet: PlanetIndex, tile: int) -> None:
    """OV-6.38: a tension tile from the discard comes back."""
    g.discarded.remove(tile)
    g.tiles[planet].append(tile)
    g.emit("tile", tile=tile, design=facts(g).tiles[tile].id, planet=facts(g).names[planet])


# -- pieces


def raise_unit(g: Onward, seat: Seat, planet: PlanetIndex, kind: int) -> None:
    g.supply[seat * 5 + kind] -= 1
    g.orbit[units_at(g, planet, seat) + kind] += 1
    if g.heard is not None:
        g.emit("raised", seat=seat, unit=PIECES[kind], planet=facts(g).names[planet])


def move_group(g: Onward, seat: Seat, origin: PlanetIndex, goal: PlanetIndex, group: list[int]) -> None:
    """OV-5.17: the whole group together."""
    here, there = units_at(g, origin, seat), units_at(g, goal, seat)
    for kind, count in enumerate(group):
        g.orbit[here + kind] -= count
        g.orbit[there + kind] += count
    if g.heard is not None:
        names = facts(g).names
        g.emit("moved", seat=seat, origin=names[origin], to=names[goal], group=list(group))


def land(g: Onward, seat: Seat, planet: PlanetIndex, units: list[int]) -> None:
    """OV-5.10."""
    at = units_at(g, planet, seat)
    for kind, count in enumerate(units):
        g.orbit[at + kind] -= count
        g.surface[at + kind] += count
    if any(units):
        g.emit("landed", seat=seat, planet=facts(g).names[planet], units=list(units))


def lift_unit(g: Onward, seat: Seat, planet: PlanetIndex, kind: int) -> None:
    """OV-6.22: from the surface to the orbit."""
    at = units_at(g, planet, seat) + kind
    g.surface[at] -= 1
    g.orbit[at] += 1
    g.emit("lifted", seat=seat, planet=facts(g).names[planet], unit=PIECES[kind])


def remove_unit(g: Onward, seat: Seat, planet: PlanetIndex, kind: int, landed: bool, why: str, rescued: bool) -> None:
    """OV-2.33: back to the supply, or to Earth's orbit if it is rescued (OV-6.25)."""
    at = units_at(g, planet, seat) + kind
    (g.surface if landed else g.orbit)[at] -= 1
    if rescued:
        g.orbit[units_at(g, facts(g).home, seat) + kind] += 1
    else:
        g.supply[seat * 5 + kind] += 1
    g.emit(
        "unit_lost", seat=seat, planet=facts(g).names[planet], unit=PIECES[kind], landed=landed, why=why,
        rescued=rescued,
    )  # fmt: skip


def build(g: Onward, seat: Seat, planet: PlanetIndex, kind: int) -> None:
    """OV-5.27, OV-5.51: an own factory or mine takes the tile's place."""
    g.supply[seat * 5 + kind] -= 1
    g.buildings[buildings_at(g, planet, seat) + kind - FACTORY] += 1
    g.emit("built", seat=seat, planet=facts(g).names[planet], building=PIECES[kind])


def remove_building(g: Onward, seat: Seat, planet: PlanetIndex, kind: int, why: str) -> None:
    g.buildings[buildings_at(g, planet, seat) + kind - FACTORY] -= 1
    g.supply[seat * 5 + kind] += 1
    g.emit("building_lost", seat=seat, planet=facts(g).names[planet], building=PIECES[kind], why=why)


def clear_planet(g: Onward, planet: PlanetIndex, why: str) -> None:
    """All factories, mines and units at a planet, orbit and surface, go back to their owners (OV-7.15, OV-7.32)."""
    lost = []
    for seat in range(len(g.money)):
        at, base = units_at(g, planet, seat), buildings_at(g, planet, seat)
        pieces = [g.orbit[at + k] + g.surface[at + k] for k in range(3)] + g.buildings[base : base + 2]
        for piece, count in enumerate(pieces):
            g.supply[seat * 5 + piece] += count
        g.orbit[at : at + 3] = g.surface[at : at + 3] = [0, 0, 0]
        g.buildings[base : base + 2] = [0, 0]
        lost.append(pieces)
    g.emit("cleared", planet=facts(g).names[planet], lost=lost, why=why)


def reset_units(g: Onward) -> None:
    """OV-8.2."""
    for at, count in enumerate(g.surface):
        g.orbit[at] += count
    g.surface = [0] * len(g.surface)
    g.emit("reset")


# -- planets and aliens


def kill_planet(g: Onward, planet: PlanetIndex) -> None:
    """OV-7.37: turned to its dead side."""
    g.dead[planet] = True
    g.emit("planet_dead", planet=facts(g).names[planet])


def set_levels(g: Onward, levels: list[int], dice: list[list[int]]) -> None:
    """OV-7.5; `dice` are pairs of planet and tile that got a die each."""
    g.levels = levels
    names = facts(g).names
    g.emit("crisis_levels", levels=dict(zip(names, levels, strict=True)), dice=[[names[p], t] for p, t in dice])


def clear_levels(g: Onward) -> None:
    """The crises are over. No event: the phase that follows says so."""
    g.levels = [0] * len(g.dead)


def tell_crisis(g: Onward, planet: PlanetIndex, level: int, crisis: str, leaders: list[Seat]) -> None:
    """`crisis`: as in the planet's levels, or "landed" where the aliens have landed before (OV-7.29).

    `leaders`: who has the largest income there at this moment; several are tied (OV-7.9, OV-7.16).
    """
    g.emit("crisis", planet=facts(g).names[planet], level=level, crisis=crisis, leaders=leaders)


def note_landing(g: Onward) -> None:
    """The aliens have landed, once in a game (OV-7.29). No event: each landing is told."""
    g.landed = True


def land_alien(g: Onward, planet: PlanetIndex) -> None:
    """OV-7.27: from those set aside."""
    g.aliens_aside -= 1
    g.aliens[planet] = True
    g.emit("alien", planet=facts(g).names[planet], origin=None)


def move_alien(g: Onward, origin: PlanetIndex, planet: PlanetIndex) -> None:
    """OV-7.30."""
    g.aliens[origin] = False
    g.aliens[planet] = True
    g.invaded.append(planet)
    g.emit("alien", planet=facts(g).names[planet], origin=facts(g).names[origin])


def defeat_alien(g: Onward, seat: Seat, planet: PlanetIndex) -> None:
    """OV-5.54."""
    g.aliens[planet] = False
    g.aliens_won[seat] += 1
    g.emit("alien_defeated", seat=seat, planet=facts(g).names[planet])


# -- cards


def draw(g: Onward, seat: Seat) -> int | None:
    """One card; an empty draw pile is made anew from the discard (OV-5.33)."""
    if not g.pile(DRAW):
        _turn_discard_over(g)
    return draw_card(g, DRAW, HANDS[seat])


def _turn_discard_over(g: Onward) -> None:
    sweep_pile(g, DISCARD, DRAW, face_up=False)
    shuffle_pile(g, DRAW)


def play_card(g: Onward, seat: Seat, card: int, aim: list[Json] | None = None) -> None:
    """A card leaves the hand; it lies open while it takes effect."""
    g.emit("played", seat=seat, card=card, design=g.cards.design[card], aim=aim or [])
    move_card(g, card, PLAY, face_up=True)


def spend_card(g: Onward, card: int) -> None:
    """OV-2.26: to the discard, from wherever it lies."""
    move_card(g, card, DISCARD, face_up=True)


def note_played(g: Onward, cards: list[int]) -> None:
    """What ENCORE may take back now (OV-6.27)."""
    g.played = list(cards)


def take_back(g: Onward, seat: Seat, card: int) -> None:
    """OV-6.27; everybody has seen which card it is, and remembers it."""
    move_card(g, card, HANDS[seat], face_up=False)


def lay_turncoat(g: Onward, card: int, planet: PlanetIndex) -> None:
    """OV-6.43."""
    move_card(g, card, planet_pile(g, planet), face_up=True)


def drop_turncoats(g: Onward, planet: PlanetIndex) -> None:
    """OV-6.44: all Turncoat cards of a planet go."""
    for card in list(g.pile(planet_pile(g, planet))):
        spend_card(g, card)


def pass_card(g: Onward, card: int, to: Seat) -> None:
    """A card changes hands; the giver knows where it went, and others cannot tell which card it was (1.3)."""
    move_card(g, card, HANDS[to])


def begin_attempt(g: Onward, attempt: Attempt) -> None:
    """OV-5.37."""
    g.attempt = attempt
    if g.heard is None:
        return
    design = "alien" if attempt.tile == ALIEN else facts(g).tiles[attempt.tile].id
    g.emit(
        "attempt", seat=attempt.seat, planet=facts(g).names[attempt.planet], tile=attempt.tile, design=design,
        target=attempt.target, building="" if attempt.building < 0 else PIECES[attempt.building],
    )  # fmt: skip


def set_dice(g: Onward, attempt: Attempt, dice: list[int], rolled: list[int]) -> None:
    """The dice of the attempt; `rolled` are the places of those thrown now."""
    attempt.dice = dice
    if g.heard is not None:
        g.emit("attempt_dice", seat=attempt.seat, dice=list(dice), rolled=list(rolled))


def exclude_die(g: Onward, attempt: Attempt, die: int) -> None:
    """OV-6.15."""
    attempt.excluded = die
    g.emit("die_excluded", seat=attempt.seat, die=die)


def spare_skull(g: Onward, attempt: Attempt) -> None:
    """OV-6.17."""
    attempt.spared += 1
    g.emit("skull_spared", seat=attempt.seat, spared=attempt.spared)


def add_bonus(g: Onward, attempt: Attempt, points: int) -> None:
    """OV-5.75: the point of PTS1DRAW cannot be withdrawn."""
    attempt.bonus += points
    g.emit("bonus", seat=attempt.seat, points=points)


def tell_declaration(g: Onward, attempt: Attempt, points: int, need: int) -> None:
    """OV-5.41: what is landed and played, in one go."""
    if g.heard is None:
        return
    cards = list(dict.fromkeys([*attempt.cards, *(card for card, _, _ in attempt.sacrifices)]))
    if attempt.encore >= 0:
        cards.append(attempt.encore)
    g.emit(
        "declared", seat=attempt.seat, landing=list(attempt.landing), cards=[*cards],
        designs=[g.cards.design[c] for c in cards], points=points, need=need,
    )  # fmt: skip


def end_attempt(g: Onward, success: bool) -> None:
    attempt = g.attempt
    if g.heard is not None and attempt is not None:
        g.emit("attempt_over", seat=attempt.seat, planet=facts(g).names[attempt.planet], success=success)


def clear_attempt(g: Onward) -> None:
    g.attempt = None


def end_game(g: Onward, result: Result, told: dict[str, Json] | None = None) -> None:
    """`told`: the points by planet and for tiles, for scoring step by step."""
    g.phase = OVER
    g.outcome = result
    g.emit("over", places=[list(tied) for tied in result.places], reason=result.reason, **(told or {}))


def over_limit(g: Onward, seat: Seat) -> int:
    """OV-5.32: how many cards are too many."""
    return max(0, len(hand(g, seat)) - facts(g).course.hand_limit)
