"""The main phase (KG-5.7): every action gets a worth in credits; free things first, attacks before idle spending."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from rules.core.decisions import Option

from .. import legal, values
from ..choices import HONEST, RECOVER_COLONY, laying
from ..faces import LIMIT_UNKNOWN, LIMIT_X, Face, Price
from ..state import CANTINA, HQ, SURFACE, Kaosz
from ..words import ACTIVE, BOMB, UNPAID
from .boarding import use_of
from .plans import best_attack
from .prices import use_worth
from .promise import promise
from .skill import Mind
from .worth import CREDIT, face_worth, keep_worth, lives, ship_worth

END = "end"
HELD = 1.1  # what a card in HQ is worth if it is not played
MOST_ATTACKS = 8  # in one turn
RESEARCH_X = 6  # how far a research with limit X is developed
NEVER = -1.0  # what makes no sense is not done by mistake either


class ActionWorth(NamedTuple):
    """An action and what it should bring."""

    option: Option
    value: float


def choose_action(g: Kaosz, seat: int, options: Sequence[Option], mind: Mind) -> Option:
    """The next action of the turn."""
    eager, idle, attacks = _sorted(g, seat, options, mind)
    if eager:
        return max(eager, key=_value).option
    attack = _attack(g, seat, options, attacks, mind)
    if attack is not None:
        return attack.option
    if idle:
        return max(idle, key=_value).option
    return END if END in options else options[0]


def _value(act: ActionWorth) -> float:
    return act.value


def _attack(
    g: Kaosz, seat: int, options: Sequence[Option], attacks: Sequence[Option], mind: Mind
) -> ActionWorth | None:
    """The best attack, if it is worth it or has to be made."""
    mind.plan = best_attack(g, seat, attacks, mind.skill.breadth) if attacks else None
    if mind.plan is None:
        return None
    value = mind.blurred(mind.plan.value)
    return ActionWorth(mind.plan.option, value) if value > 0.35 or END not in options else None


def rank_actions(g: Kaosz, seat: int, options: Sequence[Option], mind: Mind) -> list[ActionWorth]:
    """Actions worth doing now, the best first; the end of the phase closes the list."""
    eager, idle, attacks = _sorted(g, seat, options, mind)
    found = sorted(eager, key=_value, reverse=True)
    attack = _attack(g, seat, options, attacks, mind)
    found += [attack] if attack is not None else []
    found += sorted(idle, key=_value, reverse=True)
    if END in options:
        found.append(ActionWorth(END, 0.0))
    return found or [ActionWorth(options[0], 0.0)]


def _sorted(
    g: Kaosz, seat: int, options: Sequence[Option], mind: Mind
) -> tuple[list[ActionWorth], list[ActionWorth], list[Any]]:
    eager: list[ActionWorth] = []
    idle: list[ActionWorth] = []
    attacks: list[Option] = []
    for option in options:
        verb = option if isinstance(option, str) else option[0]
        if verb == "attack":
            if END not in options or (g.attacks < MOST_ATTACKS and mind.thinks_of_it()):
                attacks.append(option)
            continue
        if verb == END:
            continue
        value = action_worth(g, seat, option, mind)
        value = mind.blurred(value) if value > NEVER else value
        if value > 0.0:
            late = verb in ("draw", "search", "recover", "develop") and not (verb == "draw" and _starving(g, seat))
            (idle if late else eager).append(ActionWorth(option, value))
    return eager, idle, attacks


def _starving(g: Kaosz, seat: int) -> bool:
    return len(g.pile(HQ[seat])) <= 2 and g.credits[seat] >= 4 and lives(g, seat) > RECOVER_COLONY


def action_worth(g: Kaosz, seat: int, option: Option, mind: Mind) -> float:
    """One action other than attacking or ending."""
    verb = option if isinstance(option, str) else option[0]
    return WORTH[verb](g, seat, option, mind)


# -- credits -------------------------------------------------------------------------------------------------


def reserve(g: Kaosz, seat: int, mind: Mind) -> int:
    """Credits to keep for the enemy's turn: a trap that waits, an interrupt in HQ, cards aboard."""
    if not mind.skill.reserves:
        return 0
    wanted = [0]
    for card in g.pile(SURFACE[seat]):
        face = g.face(card)
        if g.paid[card] == UNPAID and face.subtype == "trap":
            wanted.append(max(0, face.cost))
    for card in g.pile(HQ[seat]):
        face = g.face(card)
        if face.type == "interrupt" and face.subtype in ("combat", "reaction"):
            wanted.append(max(0, face.cost))
    return min(3, max(wanted))


def crew_budget(g: Kaosz, seat: int, mind: Mind) -> int:
    """Credits for unpaid crew and equipment that the next attack could use."""
    if not mind.skill.reserves or not any(g.state[ship] == ACTIVE for ship in g.hangar(seat)):
        return 0
    total = 0
    for card in g.pile(CANTINA[seat]):
        face = g.face(card)
        if g.paid[card] == UNPAID and face.type == "crew" and not face.is_passenger and use_of(face, True) > 1.5:
            total += max(0, face.cost)
    for ship in g.hangar(seat):
        for card in g.carried(ship):
            if g.paid[card] == UNPAID and g.face(card).type == "equipment":
                total += max(0, g.face(card).cost)
    return min(total, 4)


# -- cards from HQ -------------------------------------------------------------------------------------------


def _launch(g: Kaosz, seat: int, option: Option, mind: Mind) -> float:
    card = option[1]
    face = g.face(card)
    cost = legal.price_to_play(g, seat, card)
    value = face_worth(face) - CREDIT * cost - HELD + 0.1 * cost
    if g.credits[seat] - cost < min(crew_budget(g, seat, mind), 2) and len(g.hangar(seat)) >= 2:
        value -= 0.8
    if not (g.is_quick and g.level < 3):
        over = values.hangar_total(g, seat) + face.hangar_size - values.limit(g, seat, "hangar")
        if over > 0:
            # Something will have to go at the end of the turn (KG-5.33).
            worst = min((ship_worth(g, ship) for ship in g.hangar(seat)), default=0.0)
            value -= min(worst, face_worth(face)) + 0.5
    return value


def _play(g: Kaosz, seat: int, option: Option, mind: Mind) -> float:
    card = option[1]
    face = g.face(card)
    if face.type == "interrupt" and not mind.skill.interrupts:
        return -1.0
    cost = CREDIT * legal.price_to_play(g, seat, card)
    return promise(g, seat, card, face.on_play) - cost - held(g, seat)


def held(g: Kaosz, seat: int) -> float:
    """What keeping a card for later is worth: nothing if HQ is full anyway."""
    return (0.8, 0.8, 0.8, 0.7, 0.3)[min(len(g.pile(HQ[seat])), 5) - 1]


def _lay(g: Kaosz, seat: int, option: Option, mind: Mind) -> float:
    """Face down for nothing (KG-5.9); what does not fit its place is a bluff (KG-5.12)."""
    _, card, place = option
    face = g.face(card)
    if laying(face, place) != HONEST:
        return _bluff(g, seat, card, place, mind)
    if place == "surface":
        return _lay_base(g, seat, face)
    if place == "cantina":
        crowd = len(g.pile(CANTINA[seat]))
        return 0.9 - 0.2 * crowd if face.is_passenger or g.hangar(seat) else -1.0
    return _equip(g, seat, face, place)


def _bluff(g: Kaosz, seat: int, card: int, place: Option, mind: Mind) -> float:
    """Dead cards beyond the hand limit look like bases; sometimes a single one does, too."""
    if place != "surface" or not mind.skill.bluff:
        return -1.0
    hand = g.pile(HQ[seat])
    dull = min(hand, key=lambda each: keep_worth(g, seat, each))
    if card != dull:
        return -1.0
    unpaid = sum(g.paid[each] == UNPAID for each in g.pile(SURFACE[seat]))
    if len(hand) > values.limit(g, seat, "hand"):
        return 0.3
    dead = keep_worth(g, seat, card) < mind.skill.dull and g.face(card).type != "interrupt"
    return 0.2 if dead and len(hand) >= 4 and unpaid < 2 and mind.rng.below(100) < mind.skill.bluff else -1.0


def _lay_base(g: Kaosz, seat: int, face: Face) -> float:
    row = g.pile(SURFACE[seat])
    unpaid = sum(g.paid[each] == UNPAID for each in row)
    if face.subtype == "trap":
        return 1.3 - 0.3 * unpaid
    return 1.1 - 0.3 * unpaid


def _equip(g: Kaosz, seat: int, face: Face, ship: int) -> float:
    """Onto a strong ship that is not yet laden."""
    laden = len(g.carried(ship))
    value = 0.4 + 0.06 * ship_worth(g, ship) - 0.35 * laden
    if g.state[ship] != ACTIVE:
        value -= 0.15
    return value


# -- cards in play -------------------------------------------------------------------------------------------


def _pay(g: Kaosz, seat: int, option: Option, mind: Mind) -> float:
    card = option[1]
    face = g.face(card)
    cost = CREDIT * legal.price_to_pay(g, seat, card)
    if face.type == "base":
        if face.subtype == "research":
            if face.development == LIMIT_X and g.developments[card] < RESEARCH_X and lives(g, seat) > 8:
                return -1.0
            return promise(g, seat, card, face.on_pay) - cost + 0.3
        return 1.5 + 0.2 * face_worth(face) - cost
    if face.type == "crew":
        return face_worth(face) - cost - 0.5 if face.is_passenger else -1.0  # the others are paid late (KG-7.20)
    useful = face.subtype == "item" and not any(face.stats) and "pay_step_end" not in face.triggers
    return 0.6 if useful and g.credits[seat] >= 4 else -1.0


def _use(g: Kaosz, seat: int, option: Option, mind: Mind) -> float:
    return use_worth(g, seat, option[1], option[2])


def _develop(g: Kaosz, seat: int, option: Option, mind: Mind) -> float:
    card = option[1]
    face = g.face(card)
    if g.paid[card] != UNPAID or face.type != "base" or face.development == LIMIT_UNKNOWN:
        return -1.0
    if g.credits[seat] - 1 < reserve(g, seat, mind):
        return -0.5
    need = RESEARCH_X if face.development == LIMIT_X else values.development_limit(g, card)
    if g.developments[card] >= need:
        return -1.0
    gap = float(need - g.developments[card])
    return 1.0 - 0.12 * gap


def _salvage(g: Kaosz, seat: int, option: Option, mind: Mind) -> float:
    """KG-5.18: developments that nothing needs any more."""
    free = all(_is_spare(g, card) for card in option[1:])
    return 0.5 if free else -1.0


def _is_spare(g: Kaosz, card: int) -> bool:
    face = g.face(card)
    if face.type != "base" or face.development == LIMIT_UNKNOWN:
        return True
    if g.paid[card] == UNPAID:
        need = face.development
        return 0 <= need < g.developments[card] - 1
    return not any(_eats(effect.cost) for effect in face.effects)


def _eats(price: Price | None) -> bool:
    return price is not None and (price.remove_development > 0 or any(_eats(each) for each in price.any_of))


# -- new cards -----------------------------------------------------------------------------------------------


def _thirst(g: Kaosz, seat: int, mind: Mind, cost: int) -> float:
    """How much another card would help, before its price."""
    hand = g.pile(HQ[seat])
    left = lives(g, seat)
    credits = g.credits[seat]
    value = 1.3 - 0.45 * sum(_use_soon(g.face(card), credits) for card in hand)
    if len(hand) >= values.limit(g, seat, "hand"):
        value -= 1.0
    if credits - cost < reserve(g, seat, mind):
        value -= 0.8
    if credits >= 10:
        value += 0.5
    if left <= 10:
        value -= 0.5 if left > 5 else 1.6
    if left <= 2:
        value -= 5.0
    if _waits_for_ship(g, seat, credits, cost) and not _is_pressed(g, seat):
        value -= 1.0
    return value + (0.4 if _needs_ships(g, seat) else 0.0)


def _needs_ships(g: Kaosz, seat: int) -> bool:
    return len(g.hangar(seat)) < 3 and not any(g.face(card).type == "ship" for card in g.pile(HQ[seat]))


def _use_soon(face: Face, credits: int) -> float:
    """How much of a card in HQ counts as something to do."""
    if face.type == "ship":
        return 1.0 if face.cost <= credits + 5 else 0.6
    return 0.4 if face.type == "interrupt" else 0.7


def _waits_for_ship(g: Kaosz, seat: int, credits: int, cost: int) -> bool:
    """Whether the price would delay a ship that could be launched in the next turn."""
    prices = [max(0, g.face(card).cost) for card in g.pile(HQ[seat]) if g.face(card).type == "ship"]
    return any(credits - cost + 5 < price <= credits + 5 for price in prices)


def _is_pressed(g: Kaosz, seat: int) -> bool:
    """Whether the enemy could bomb the colony away within two turns: no time to save."""
    bombs = max((_bombs(g, other) for other in g.neighbours(seat)), default=0)
    return 2 * bombs >= lives(g, seat)


def _bombs(g: Kaosz, seat: int) -> int:
    return sum(values.current(g, ship, BOMB) for ship in g.hangar(seat))


def _draw(g: Kaosz, seat: int, option: Option, mind: Mind) -> float:
    return _thirst(g, seat, mind, 1)


def _search(g: Kaosz, seat: int, option: Option, mind: Mind) -> float:
    value = _thirst(g, seat, mind, 2) - 0.6
    if _needs_ships(g, seat) and g.credits[seat] >= 5:
        value += 0.7
    return value + 0.3 if g.credits[seat] >= 7 else value


def _recover(g: Kaosz, seat: int, option: Option, mind: Mind) -> float:
    """KG-5.17: a card that costs no life."""
    hand = len(g.pile(HQ[seat]))
    return 1.4 - 0.35 * hand - (0.6 if _waits_for_ship(g, seat, g.credits[seat], 2) else 0.0)


WORTH: dict[str, Callable[[Kaosz, int, Option, Mind], float]] = {
    "lay": _lay, "launch": _launch, "play": _play, "pay": _pay, "use": _use, "develop": _develop,
    "salvage": _salvage, "draw": _draw, "search": _search, "recover": _recover,
}  # fmt: skip
