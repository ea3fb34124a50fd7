"""Crew: who goes aboard which ship (KG-7.11), and what ships gain by what is or can be paid on them."""

from __future__ import annotations

from collections.abc import Sequence

from .. import legal, values
from ..faces import Face
from ..state import CANTINA, Kaosz
from ..words import ACTIVE, BOMB, FIRE, SPEED, UNPAID, WORKS
from .fleets import NO_BONUS, Bonus


def addition(face: Face) -> Bonus:
    """What a card adds to its ship, choices at the end of the pay step included."""
    speed, fire, armor, bomb = face.stats
    if "pay_step_end" in face.triggers:
        best = _chosen(face)
        bomb += best
    return speed, fire, armor, bomb


def _chosen(face: Face) -> int:
    """The number of a "choose one" addition, such as a gunner's (KG-7.24)."""
    found = 0
    for number in face.triggers["pay_step_end"]:
        for mode in face.effects[number].modes:
            for call in mode.do.ops:
                if call.verb == "modify_stat" and isinstance(call.args.get("by"), int):
                    found = max(found, int(call.args["by"]))
    return found


def use_of(face: Face, attacking: bool) -> float:
    """How much a crew member helps aboard."""
    speed, fire, armor, bomb = addition(face)
    value = 0.4 * speed + 1.2 * fire + 0.8 * armor + (1.4 * bomb if attacking else 0.0)
    return value + (0.5 if face.keywords else 0.0)


def best_boarding(g: Kaosz, seat: int, ships: Sequence[int], attacking: bool) -> tuple[int, int] | None:
    """The next crew member to go aboard, and where; None if nobody should."""
    budget = g.credits[seat]
    best, found = 0.3, None
    for card in g.cards.piles.get(CANTINA[seat], ()):
        if g.state[card] != ACTIVE:
            continue
        face = g.face(card)
        if face.type != "crew" or (face.is_passenger and not any(face.stats)):
            continue
        if g.paid[card] == UNPAID and legal.price_to_pay(g, seat, card) > budget:
            continue
        for ship in ships:
            if values.free_capacity(g, ship) > 0:
                value = use_of(face, attacking) * _fits(g, ship, face, attacking)
                if value > best:
                    best, found = value, (card, ship)
    return found


def _fits(g: Kaosz, ship: int, face: Face, attacking: bool) -> float:
    """Bombers need bombs and armor, gunners a ship that will fire; rather on ships that are not lost easily."""
    armor = values.armor_left(g, ship)
    _, fire, _, bomb = addition(face)
    value = 0.7 + 0.08 * armor
    if bomb and attacking:
        value += 0.05 * values.current(g, ship, SPEED)
    if fire:
        value += 0.05 * values.current(g, ship, FIRE)
        value -= 0.05 * values.current(g, ship, BOMB) if attacking else 0.0
    return value


def bonuses(g: Kaosz, seat: int, ships: Sequence[int], attacking: bool, open_only: bool = False) -> dict[int, Bonus]:
    """What crew and unpaid cards could add to these ships with the credits at hand: a rough plan.

    `open_only`: as an opponent sees it, without what lies face down.
    """
    found: dict[int, Bonus] = {}
    budget = g.credits[seat]
    cantina = g.cards.piles.get(CANTINA[seat], ()) if g.level not in (1, 2) else ()
    if open_only:
        cantina = [card for card in cantina if g.paid[card] != UNPAID]
    else:
        for ship in ships:
            for card in g.carried(ship):
                if g.paid[card] == UNPAID and g.controller[card] == seat:
                    budget = _add(g, seat, card, ship, found, budget)
    if not cantina:
        return found
    room = {ship: values.free_capacity(g, ship) for ship in ships}
    for card in cantina:
        face = g.face(card)
        if face.type != "crew" or face.is_passenger or g.state[card] != ACTIVE:
            continue
        there = [ship for ship in ships if room[ship] > 0]
        if there:
            ship = max(there, key=lambda s: _fits(g, s, face, attacking))
            before = budget
            budget = _add(g, seat, card, ship, found, budget)
            if budget != before or g.paid[card] == WORKS:
                room[ship] -= 1
    return found


def _add(g: Kaosz, seat: int, card: int, ship: int, found: dict[int, Bonus], budget: int) -> int:
    face = g.face(card)
    if face.type not in ("crew", "equipment") or not any(addition(face)):
        return budget
    if g.paid[card] == UNPAID:
        price = legal.price_to_pay(g, seat, card)
        if price > budget:
            return budget
        budget -= price
    speed, fire, armor, bomb = addition(face)
    had = found.get(ship, NO_BONUS)
    found[ship] = (had[0] + speed, had[1] + fire, had[2] + armor, had[3] + bomb)
    return budget
