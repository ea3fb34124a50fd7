"""Cards of the classes action and free action, and cards laid beside a move: playing one now against keeping it."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.decisions import Option

from ..facts import CRUISER, FACTORY
from ..kinds import BUILDINGS, UNITS, Card
from ..state import buildings_at, card_of, crisis_tiles, defence, hand, planet_of_tile, units_at
from .outlook import MEAN_CARD, card_worth
from .plans import Plans

PATIENCE = 0.6  # of what a card is worth in the hand, for cards that may wait for a better moment
EAGER = {
    "to_orbit": 0.25, "hand_hit": 0.3, "hunt": 0.3, "money": 0.3, "lodes": 0.3, "draw_keep": 0.1, "buy": 0.3,
    "swap": 0.3, "traitor": 0.3,
}  # fmt: skip
STOLEN = 0.55  # what a random card of an opponent is worth to everybody else


def weigh_card(plans: Plans, option: Option) -> float:
    """("card", card, *aim): what it brings less what it would be worth later."""
    face = card_of(plans.g, option[1])
    return _USES[face.do](plans, option, face) - EAGER.get(face.do, PATIENCE) * plans.look.card(face)


def weigh_encore(plans: Plans, option: Option) -> float:
    """ENCORE takes a card back: the better of the two stays."""
    g, look = plans.g, plans.look
    return look.card(card_of(g, option[2])) - look.card(card_of(g, option[1])) - 0.02


def _kill(plans: Plans, option: Option, face: Card) -> float:
    """An opponent's unit; one that can still act is worth more."""
    owner, unit, where = int(option[3]), option[5], option[6]
    if owner == plans.seat:
        return -5.0
    kind = UNITS.index(unit)
    look = plans.look
    harm = look.loss(kind) + (look.spending(kind) + 0.2 if where == "orbit" else 0.0)
    return harm * max(look.weight[owner] * (len(look.seats) - 1) * 0.75, 0.2)


def _to_orbit(plans: Plans, option: Option, face: Card) -> float:
    planet, kind = plans.known.index[option[3]], UNITS.index(face.numbers["unit"])
    orbit = plans.orbits[planet]
    more = tuple(count + (k == kind) for k, count in enumerate(orbit))
    return plans.means(planet, more) - plans.means(planet, orbit)


def _raise(plans: Plans, option: Option, face: Card) -> float:
    return 0.3 + plans.raising(("raise", *option[3:]))


def _swap(plans: Plans, option: Option, face: Card) -> float:
    mean = plans.look.card(face) / card_worth(face) * MEAN_CARD
    poor = sum(max(0.0, mean - plans.look.card(f)) for c, f in plans.purse.faces if c != option[1])
    return plans.look.any_card + 0.7 * poor


def _draw_keep(plans: Plans, option: Option, face: Card) -> float:
    return (2.6 if plans.room >= 1 else 1.2) * plans.look.any_card


def _buy(plans: Plans, option: Option, face: Card) -> float:
    got: int = min(face.numbers["n"], plans.room + 1)
    return got * plans.look.any_card - plans.look.pounds(face.numbers["price"])


def _hit_hand(plans: Plans, option: Option, face: Card) -> float:
    lost, victim = min(face.numbers["n"], len(hand(plans.g, option[3]))), int(option[3])
    look = plans.look
    later = 1.0 if look.left else 0.5 * look.time
    return float(lost) * STOLEN * (len(look.seats) - 1) * look.weight[victim] * later


def _spy(plans: Plans, option: Option, face: Card) -> float:
    """The best of many cards for the worst own one."""
    return 0.12 * len(hand(plans.g, option[3])) if plans.room <= 8 else 0.0


def _extra(plans: Plans, option: Option, face: Card) -> float:
    """Two actions in a row: what rivals would otherwise take first."""
    return 0.35 * plans.prospects if plans.units > 1 else 0.0


def _marker(plans: Plans, option: Option, face: Card) -> float:
    """Without an action: the card is drawn for nothing."""
    return plans.marker() + (0.3 if plans.g.on_card > 1 else 0.0)


def _lodes(plans: Plans, option: Option, face: Card) -> float:
    g = plans.g
    mines = sum(g.buildings[buildings_at(g, p, plans.seat) + 1] for p in range(len(g.dead)))
    return plans.look.pounds(face.numbers["n"] * mines)


def _money(plans: Plans, option: Option, face: Card) -> float:
    return plans.look.pounds(face.numbers["n"]) + (0.3 if plans.g.money[plans.seat] < 4 else 0.1)


def _hunt(plans: Plans, option: Option, face: Card) -> float:
    return 1.2


def _traitor(plans: Plans, option: Option, face: Card) -> float:
    """Money, and harder fights: not where the own empire must fight."""
    planet = plans.known.index[option[3]]
    look = plans.look
    need = max((look.dangers.relief(planet, tile) for tile in crisis_tiles(plans.g, planet)), default=0.0)
    return look.pounds(face.numbers["money"]) + 0.25 - 0.3 * need


def _add_tension(plans: Plans, option: Option, face: Card) -> float:
    """A tension tile where a rival's building is weakly held and own units wait."""
    g, look, planet = plans.g, plans.look, plans.known.index[option[3]]
    orbit = plans.orbits[planet]
    if not any(orbit):
        return -0.5
    costs = plans.purse.costs(planet, False, orbit)
    best = -0.5
    for other in look.seats:
        for i in range(len(BUILDINGS)):
            if other != plans.seat and g.buildings[buildings_at(g, planet, other) + i]:
                at = units_at(g, planet, other)
                guard = sum(plans.known.points[k] * (g.orbit[at + k] + g.surface[at + k]) for k in range(3))
                need = guard + 4
                if need < len(costs):
                    best = max(best, 0.7 * (look.building(planet, FACTORY + i, other) - costs[need]))
    return best


def _remove_tension(plans: Plans, option: Option, face: Card) -> float:
    """Peace where own buildings are the weakest."""
    g, planet = plans.g, planet_of_tile(plans.g, option[3])
    own = sum(g.buildings[buildings_at(g, planet, plans.seat) + i] for i in (0, 1))
    guard = defence(g, planet, option[3], plans.seat)
    return own * max(0.0, 0.7 - 0.12 * guard)


_USES: dict[str, Callable[[Plans, Option, Card], float]] = {
    "kill": _kill, "to_orbit": _to_orbit, "raise": _raise, "swap": _swap, "draw_keep": _draw_keep, "buy": _buy,
    "hand_hit": _hit_hand, "spy": _spy, "extra": _extra, "marker": _marker, "tension_add": _add_tension,
    "tension_remove": _remove_tension, "lodes": _lodes, "money": _money, "hunt": _hunt, "traitor": _traitor,
}  # fmt: skip


# -- cards beside a move


def weigh_beside(plans: Plans, option: Option, laid: tuple[int, ...] = ()) -> float:
    """A MOVE or LIFT card laid beside a move: only for a goal that pays for it."""
    g = plans.g
    faces = [card_of(g, card) for card in (*laid, option[1])]
    price = plans.look.card(faces[-1])
    bonus = sum(face.numbers.get("n", 0) for face in faces)
    before = bonus - faces[-1].numbers.get("n", 0)
    lift = any(face.do == "lift" for face in faces)
    if lift and not any(orbit[1] and orbit[CRUISER] for orbit in plans.orbits):
        return -0.5
    plain = best_way(plans, before, any(face.do == "lift" for face in faces[:-1]))
    best = best_way(plans, bonus, lift)
    return best - price if best - price > plain + 0.05 else -0.5


def best_way(plans: Plans, bonus: int, lift: bool) -> float:
    """The best move there is with so much more allowance."""
    reach = plans.known.course.allowance + bonus
    best = 0.0
    for origin, ways in enumerate(plans.known.moves):
        if plans.orbits[origin][CRUISER]:
            for distance, way in ways:
                if distance <= reach:
                    best = max(best, plans.move(way, bonus, lift)[0])
    return best
