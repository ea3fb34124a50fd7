"""What things are worth, in victory points: buildings, tiles, cards, units, money.

All of it is read from what the seat may know: the open table and its own hand.
"""

from __future__ import annotations

from ..facts import ALIEN, CRUISER, FACTORY, MINE, TANK
from ..kinds import Card
from ..scores import planet_points
from ..state import Onward, buildings_at, card_of, crisis_tiles, defence, facts, hand, tile_of, units_at

# A unit is one claim of this period and, unless it is the last, of the next; cruisers carry the others.
UNIT = (0.55, 0.8, 0.95)
CARD = 0.75
POUND = 0.22
# How much of the present order on a planet will last, by periods left.
LASTING = (1.0, 0.72, 0.5)


def periods_left(g: Onward) -> int:
    """Periods that come after this one."""
    return facts(g).course.periods - g.period


def pounds(g: Onward, amount: int) -> float:
    """Money is worth nothing at the end, and less once no unit can be raised in time (OV-1.5)."""
    return amount * POUND * (1.0, 1.0, 0.45)[2 - min(2, periods_left(g))] if periods_left(g) else amount * 0.1


def unit_cost(g: Onward, kind: int) -> float:
    """What a unit spent for this period is worth: its other claims, and its defence in times to come."""
    return UNIT[kind] * (0.55 if not periods_left(g) else 1.0)


def unit_loss(g: Onward, kind: int) -> float:
    """What a unit lost for good is worth."""
    return UNIT[kind] * (1.4 if periods_left(g) else 0.15)


_CARDS = {
    "points": 0.34, "points_draw": 0.9, "points_at": 0.2, "points_against_crisis": 0.2, "boost": 0.6,
    "sacrifice": 0.7, "move": 0.45, "lift": 0.35, "exclude": 0.9, "reroll": 0.75, "spare": 0.6, "kill": 0.8,
    "to_orbit": 0.7, "rescue": 0.5, "raise": 0.8, "encore": 0.8, "swap": 0.7, "draw_keep": 1.2, "buy": 1.0,
    "hand_hit": 0.9, "spy": 0.6, "extra": 1.2, "marker": 0.8, "last": 0.8, "tension_add": 0.7,
    "tension_remove": 0.4, "lodes": 0.6, "money": 0.65, "hunt": 1.0, "traitor": 0.65,
}  # fmt: skip
_BY_NUMBER = frozenset(("points", "points_at", "points_against_crisis"))


def card_worth(face: Card) -> float:
    """A card in the hand."""
    worth = _CARDS.get(face.do, 0.6)
    return worth * (0.6 + face.numbers["n"]) if face.do in _BY_NUMBER else worth


def hand_worth(g: Onward, seat: int) -> float:
    """The own hand card by card is for the own eyes; here only its number counts, so that all seats compare."""
    return CARD * len(hand(g, seat)) * (1.0 if periods_left(g) else 0.25)


def building_gain(g: Onward, seat: int, planet: int, kind: int, from_seat: int = -1) -> float:
    """Points by a building more on a planet: the change of the hexes, as far as it lasts, and its income."""
    before = planet_points(g, planet)
    at = buildings_at(g, planet, seat) + kind - FACTORY
    g.buildings[at] += 1
    if from_seat >= 0:
        g.buildings[buildings_at(g, planet, from_seat) + kind - FACTORY] -= 1
    after = planet_points(g, planet)
    g.buildings[at] -= 1
    if from_seat >= 0:
        g.buildings[buildings_at(g, planet, from_seat) + kind - FACTORY] += 1
    others = [after[s] - before[s] for s in range(len(before)) if s != seat]
    left = periods_left(g)
    lasting = LASTING[min(left, 2)]
    income = facts(g).income[kind - FACTORY]
    gain = (after[seat] - before[seat]) * lasting - sum(others) / len(others) * lasting * 0.8
    return (gain + pounds(g, income) * left + 0.28 * income * (1 if left else 0.3)) * (1 - danger(g, planet))


def danger(g: Onward, planet: int) -> float:
    """Chance that what is built on a planet does not last: its crises, and aliens on their way."""
    levels = facts(g).levels[planet]
    if g.aliens[planet]:
        return 0.75
    worst = len(levels)
    if not worst:
        return 0.05
    short = worst - len(crisis_tiles(g, planet))
    return (0.55, 0.3, 0.12, 0.05)[min(short, 3)] if short > 0 else 0.7


def tile_worth(g: Onward, seat: int, planet: int, tile: int, target: int = -1, building: int = -1) -> float:
    """What claiming a tile gives."""
    if tile == ALIEN:
        return 2.0 + alien_threat(g)
    kind = tile_of(g, tile).kind
    if kind == "factory":
        bridge = 0.3 if periods_left(g) and not g.buildings[buildings_at(g, planet, seat)] else 0.0
        return building_gain(g, seat, planet, FACTORY) + bridge
    if kind == "mine":
        return building_gain(g, seat, planet, MINE)
    if kind == "draw":
        return CARD * facts(g).course.draw_tile * (1.0 if periods_left(g) or g.on_card > 2 else 0.4)
    if kind == "fortune":
        return pounds(g, facts(g).course.fortune)
    if kind == "crisis":
        return 1.0 + crisis_relief(g, seat, planet)
    if kind == "tension":
        return building_gain(g, seat, planet, building, target) + 0.3
    return 1.0


def alien_threat(g: Onward) -> float:
    """An alien that may reach Earth is everybody's business (OV-7.33)."""
    if not periods_left(g):
        return 0.0
    alive = sum(alien and not dead for alien, dead in zip(g.aliens, g.dead, strict=True))
    return 6.0 if alive + len(g.invaded) >= 3 else 1.5


def crisis_relief(g: Onward, seat: int, planet: int) -> float:
    """What the own empire is spared if a crisis tile goes: its pieces there, and everybody's Earth."""
    levels = facts(g).levels[planet]
    count = len(crisis_tiles(g, planet))
    if not levels or not count:
        return 0.0
    name = levels[min(count, len(levels)) - 1]
    worse = levels[min(count + 1, len(levels)) - 1]
    own = stake(g, seat, planet)
    others = [stake(g, s, planet) for s in range(len(g.money)) if s != seat]
    mine = own - 0.6 * sum(others) / len(others)
    relief = 0.35 * mine * (_SEVERITY[name] + 0.25 * (_SEVERITY[worse] - _SEVERITY[name]))
    if worse == "all_lose":
        relief += 4.0 if name != "all_lose" else 30.0
    if name == "all_lose":
        relief += 30.0
    if "landing" in (name, worse) and not g.landed:
        relief += 1.0 if name != "landing" else 4.0
    return relief


_SEVERITY = {
    "none": 0.0, "steal_card": 0.05, "destroy_unit": 0.05, "destroy_building": 0.1, "remove_two": 0.4,
    "independence": 1.0, "leader_loses_one": 0.3, "leader_loses_two": 0.6, "all_lose": 1.0, "rockets": 1.0,
    "toll_here": 0.2, "toll_outer": 0.3, "landing": 1.0,
}  # fmt: skip


def stake(g: Onward, seat: int, planet: int) -> float:
    """What an empire has at a planet."""
    at, base = units_at(g, planet, seat), buildings_at(g, planet, seat)
    units = sum(UNIT[k] * (g.orbit[at + k] + g.surface[at + k]) for k in range(3))
    return units + 2.0 * g.buildings[base] + 2.8 * g.buildings[base + 1] + 0.5 * planet_points(g, planet)[seat]


def strength(g: Onward, seat: int, planet: int, orbit: list[int] | None = None) -> tuple[int, int]:
    """Points of the units in orbit, and of the own hand's cards there (one booster of each kind)."""
    known = facts(g)
    at = units_at(g, planet, seat)
    units = g.orbit[at : at + 3] if orbit is None else orbit
    points = sum(known.points[k] * units[k] for k in range(3))
    cards = 0
    for card in hand(g, seat):
        face = card_of(g, card)
        here = face.do == "points_at" and face.numbers["planet"] == known.names[planet]
        if here or face.do in ("points", "points_draw"):
            cards += face.numbers["n"]
        elif face.do == "sacrifice":
            cards += face.numbers["n"] - 1
    return points, cards


def fight_cost(g: Onward, seat: int, planet: int, need: float) -> float:
    """About what `need` points cost in units and cards."""
    return 0.36 * need + 0.25 + (0.5 * 0.6 if periods_left(g) else 0.15)


def guard(g: Onward, planet: int, tile: int, target: int) -> int:
    return defence(g, planet, tile, target)


__all__ = [
    "CARD", "CRUISER", "TANK", "UNIT", "building_gain", "card_worth", "danger", "fight_cost", "guard", "hand_worth",
    "periods_left", "pounds", "stake", "strength", "tile_worth", "unit_cost", "unit_loss",
]  # fmt: skip
