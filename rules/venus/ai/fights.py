"""Inside an attempt: cards for the dice, the declaration, giving up, losses (5.5)."""

from __future__ import annotations

from rules.core.decisions import Option, Value

from .. import points
from ..facts import SKULL
from ..kinds import UNITS
from ..state import Attempt, Onward, card_of, facts, in_orbit, tile_of
from . import odds
from .outlook import MEAN_CARD, Outlook
from .paying import MOST, Costs, Payment, Purse, cheapest

ENOUGH = 0.02  # a card played inside the attempt must bring so much more than what is there without it


def in_attempt(look: Outlook, options: tuple[Option, ...]) -> Value:
    """The next step of the attempt under way."""
    g, made = look.g, look.g.attempt
    assert made is not None
    need = points.requirement(g, made)
    paid = cheapest(look, made, need)
    if paid is not None and any(made.landing):  # it has been decided
        return _declare(g, made, paid, options)
    gain = look.tile(made.planet, made.tile, made.target, made.building)
    best = max(0.0, gain - paid.cost) if paid is not None else 0.0
    helped, value = _help(look, made, gain, need, options)
    if helped is not None and value > best + ENOUGH:
        return helped
    if paid is not None and paid.cost <= gain:
        return _declare(g, made, paid, options)
    return "give_up"


def _declare(g: Onward, made: Attempt, paid: Payment, options: tuple[Option, ...]) -> Value:
    """The first piece of the payment that is not laid out yet; confirm when all is."""
    laid: list[tuple[Option, ...]] = [("add", card) for card in made.cards]
    laid += [("land", name) for name, count in zip(UNITS, made.landing, strict=True) for _ in range(count)]
    for card, kind, fresh in made.sacrifices:
        laid.append(("sacrifice", card, UNITS[kind], "landed" if fresh else "surface"))
    if made.encore >= 0:
        laid.append(("again", made.encore, made.encored))
    wanted = [_named(g, piece) for piece in paid.steps()]
    for piece in laid:
        if _named(g, piece) not in wanted:
            return "clear"
        wanted.remove(_named(g, piece))
    if not wanted:
        return "confirm" if "confirm" in options else "give_up"
    offered = {_named(g, option): option for option in reversed(options) if not isinstance(option, str)}
    return offered.get(wanted[0], "give_up")


def _named(g: Onward, piece: tuple[Option, ...]) -> tuple[Option, ...]:
    """A piece of a declaration by the designs of its cards: equal cards are one choice."""
    verb, *rest = piece
    cards = {"add": 1, "sacrifice": 1, "again": 2}.get(verb, 0)
    return (verb, *(g.cards.design[card] for card in rest[:cards]), *rest[cards:])


def _help(look: Outlook, made: Attempt, gain: float, need: int, options: tuple[Option, ...]) -> tuple[Option, float]:
    """The best card that changes the dice, the hand or the board, and what the attempt is worth with it."""
    crisis = made.tile >= 0 and tile_of(look.g, made.tile).kind == "crisis"
    purse = Purse(look)
    orbit = in_orbit(look.g, made.planet, made.seat)
    costs = purse.costs(made.planet, crisis, tuple(orbit))
    guard = need - points.difference(made)
    best, most = None, 0.0
    for option in options:
        verb = option if isinstance(option, str) else option[0]
        if verb not in _HELPS:
            continue
        value = -look.card(card_of(look.g, option[1]))
        if verb == "exclude":
            dice = [face for i, face in enumerate(made.dice) if i != option[2]]
            value += _left(gain, costs, guard + max(dice) - min(dice) - made.bonus)
            value += look.loss(0) * (made.dice[option[2]] == SKULL)
        elif verb == "reroll":
            if made.excluded >= 0:
                continue
            kept = tuple(sorted(face for i, face in enumerate(made.dice) if i not in option[2:]))
            chances = odds.differences(kept)
            value += sum(c * _left(gain, costs, guard + d - made.bonus) for d, c in enumerate(chances) if c)
            again = sum(made.dice[i] == SKULL for i in option[2:]) - len(option[2:]) / len(odds.FACES)
            value += look.loss(0) * again
        elif verb == "draw":
            value += _left(gain, costs, need - made.bonus - 1) + 0.9 * MEAN_CARD * look.w.card
        else:
            value += _with_card(look, made, option, (gain, costs, need - made.bonus), (purse, crisis, orbit))
        if value > most:
            best, most = option, value
    return best, most


_HELPS = frozenset(("exclude", "reroll", "draw", "card"))


def _left(gain: float, costs: Costs, need: int) -> float:
    """What remains of the gain after paying so many points; nothing if it does not pay."""
    return max(0.0, gain - costs[max(0, need)]) if need <= MOST else 0.0


def _with_card(
    look: Outlook, made: Attempt, option: Option, fight: tuple[float, Costs, int], means: tuple[Purse, bool, list[int]]
) -> float:
    """A free action in the window: a unit more in this orbit, or one less in the defender's."""
    gain, costs, need = fight
    purse, crisis, orbit = means
    face, here = card_of(look.g, option[1]), facts(look.g).names[made.planet]
    if face.do == "kill" and option[3] == made.target and option[4] == here:
        return _left(gain, costs, need - look.known.points[UNITS.index(option[5])]) + 0.3
    if face.do == "to_orbit" and option[3] == here:
        kind, price = UNITS.index(face.numbers["unit"]), 0.0
    elif face.do == "raise" and option[4] == here:
        kind = UNITS.index(option[3])
        price = look.pounds(look.known.cost[kind]) - 0.4
    else:
        return -1.0
    more = tuple(count + (k == kind) for k, count in enumerate(orbit))
    return _left(gain, purse.costs(made.planet, crisis, more), need) - price


def losing(look: Outlook, options: tuple[Option, ...]) -> Value:
    """The cheapest loss: units on the surface are spent anyway; NOSKULL only for what is dear."""

    def cost(option: Option) -> float:
        if option[0] == "lose":
            kind = UNITS.index(option[1])
            return look.loss(kind) + (0.0 if option[2] == "surface" else look.spending(kind))
        if option[0] == "spare":
            return look.card(card_of(look.g, option[1]))
        return 9.0

    return min(options, key=cost)
