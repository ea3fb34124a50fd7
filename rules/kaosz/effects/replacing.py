"""Changes that a replacement effect may turn into something else: damage, turning, destruction, cards, credits.

Each function asks first (which replacement, KG-D35), then changes the game, and gives the call that carries out
what happens instead, if anything does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from rules.core.flow import Call, Frame, call
from rules.core.records import Json

from .. import atoms, values
from ..faces import Effect, Selector
from ..state import COLONY, HANGAR, HQ, ON, SURFACE, Kaosz, Lasting
from ..triggers import fire, limit_left, take_limit
from ..words import ARMOR, DAMAGED, REPAIR, UNPAID, USED
from . import conditions, selectors
from .scope import Scope, named, static_scope

Found = tuple[int, int]  # the card with the replacement, the number of its effect
Todo = list[dict[str, Json]]


def _applies(g: Kaosz, scope: Scope, effect: Effect, card: int, seat: int) -> bool:
    subject = effect.subject
    if isinstance(subject, Selector):
        if card < 0 or not selectors.fits(g, scope, subject, card):
            return False
    elif subject and card not in named(g, scope, subject):
        return False
    if effect.actor != "any" and seat != (scope.seat if effect.actor == "you" else scope.opponent):
        return False
    return conditions.is_true(g, scope, effect.condition)


def replacement(g: Kaosz, f: Frame, event: str, card: int = -1, seat: int = -1) -> Found | None:
    """The effect that replaces this change; the card's controller, or the player, is asked if there are several."""
    if not g.texts or f.get("instead"):
        return None
    found: list[Found] = []
    who = g.controller[card] if card >= 0 else seat
    there = [source for source in g.texts if event in g.face(source).replacements]
    for source in sorted(there, key=lambda c: g.serial[c]):
        face = g.face(source)
        for number in face.replacements[event]:
            scope = static_scope(g, source)
            scope.subject = card
            effect = face.effects[number]
            if g.works(source) and _applies(g, scope, effect, card, who) and limit_left(g, scope, effect, number):
                found.append((source, number))
    if len(found) > 1:
        options = [("replace", *each) for each in found]
        about = card if card >= 0 else f"seat_{seat}"
        picked = f.pick(f"replacement/{event}/{about}", who, options, rule="KG-D35", source=max(card, found[0][0]))
        return picked[1], picked[2]
    return found[0] if found else None


def instead(g: Kaosz, found: Found, card: int, amount: int, seat: int = -1) -> dict[str, Json]:
    """The locals of a frame that carries a replacement out; `actor` is the player it would have happened to."""
    source, number = found
    scope = static_scope(g, source)
    scope.subject, scope.extent = card, amount
    scope.actor = g.controller[card] if card >= 0 else seat
    effect = g.face(source).effects[number]
    take_limit(g, scope, effect, number)
    return {"block": effect.modes[0].do.number, "index": 0, "instead": True, **scope.pack()}


def in_turn(todo: Todo) -> Call | None:
    """Carry out several lists of operations, one after the other."""
    if not todo:
        return None
    return call("kaosz.ops", **todo[0]) if len(todo) == 1 else call("kaosz.in_turn", todo=todo)


# -- turning -------------------------------------------------------------------------------------------------


def turn_used(g: Kaosz, f: Frame, cards: Sequence[int]) -> Call | None:
    """Cards turn used, unless something else happens instead."""
    found = [(card, replacement(g, f, "turn_used", card)) for card in cards]
    todo: Todo = []
    for card, other in found:
        if other is None:
            atoms.turn_to(g, card, USED)
        else:
            todo.append(instead(g, other, card, 0))
    return in_turn(todo)


def turn_damaged(g: Kaosz, f: Frame, cards: Sequence[int], by_damage: bool) -> Call | None:
    """Cards turn damaged; by damage a ship with Repair only turns used (KG-8.17)."""
    found = [(card, replacement(g, f, "turn_damaged", card)) for card in cards]
    todo: Todo = []
    for card, other in found:
        _turn(g, card, other, by_damage, todo)
    return in_turn(todo)


def _turn(g: Kaosz, card: int, other: Found | None, by_damage: bool, todo: Todo) -> None:
    if other is not None:
        todo.append(instead(g, other, card, 0))
    elif by_damage and g.face(card).type == "ship" and values.abilities(g, card) & REPAIR:
        atoms.turn_to(g, card, USED)
    else:
        atoms.turn_to(g, card, DAMAGED)


# -- damage --------------------------------------------------------------------------------------------------


def can_be_damaged(g: Kaosz, card: int) -> bool:
    """KG-A53: ships, and paid bases that show armor."""
    if not g.in_play(card) or g.paid[card] == UNPAID:
        return False
    face = g.face(card)
    return face.type == "ship" or (face.type == "base" and face.stats[ARMOR] > 0)


def _redirected(g: Kaosz, card: int) -> int:
    for rule in values.rules(g, "redirect_damage"):
        made = rule.lasting
        if made is None or made.by == card or not values.is_about(g, rule, card):
            continue
        if g.in_play(made.by) and g.serial[made.by] == made.by_serial:  # come back, it is another ship (KG-6.14)
            _use_up(g, made)
            return made.by
    return card


def _use_up(g: Kaosz, made: Lasting) -> None:
    if made.until == "next_time":
        atoms.drop_lasting(g, lambda each: each is made)


def _prevented(g: Kaosz, card: int, by: int) -> int:
    """Damage left after prevention; "all" is written as 0."""
    for rule in values.rules(g, "prevent_damage"):
        if by <= 0 or not values.is_about(g, rule, card):
            continue
        made = rule.lasting
        stop = made.by if made is not None else values.number(g, rule)
        by = 0 if stop == 0 else by - stop
        if made is not None:
            _use_up(g, made)
    return max(0, by)


def harm(g: Kaosz, f: Frame, hits: Iterable[tuple[int, int]]) -> Call | None:
    """Damage, all at once. Outside combat, and after KG-7.46, a hit card turns damaged at once."""
    plan = []
    for card, by in hits:
        if by > 0 and can_be_damaged(g, card):
            other = replacement(g, f, "damage", card)
            turned = replacement(g, f, "turn_damaged", card) if other is None and _turns_now(g, card) else None
            plan.append((card, by, other, turned))
    todo: Todo = []
    struck = []
    for card, by, other, turned in plan:
        if other is not None:
            todo.append(instead(g, other, card, by))
            continue
        if g.in_force("redirect_damage"):
            card = _redirected(g, card)
        if g.in_force("prevent_damage"):
            by = _prevented(g, card, by)
        if by > 0 and can_be_damaged(g, card):
            atoms.lose_armor(g, card, by)
            struck.append((card, by, turned))
    for card, by, turned in struck:
        if _turns_now(g, card):
            _turn(g, card, turned, True, todo)
        elif g.combat is not None and card not in g.combat.hit:
            g.combat.hit.append(card)
        if g.face(card).type == "ship":
            fire(g, "ship_hit", actor=g.controller[card], subject=card, amount=by)
    return in_turn(todo)


def _turns_now(g: Kaosz, card: int) -> bool:
    """KG-3.25, 3.26, 3.70, 7.48."""
    combat = g.combat
    return combat is None or combat.settled or g.side_of(card) == ""


# -- destruction ---------------------------------------------------------------------------------------------


def doomed(g: Kaosz) -> list[int]:
    """Ships and paid bases without armor, in the order in which they go to the pile (KG-3.14)."""
    piles, lost = g.cards.piles, g.lost
    # What has lost nothing, carries nothing and is under no effect holds: every ship is printed with armor.
    changed = g.in_force("modify_stat")
    found: list[int] = []
    for seat in g.clockwise(g.active):
        for place in (HANGAR[seat], SURFACE[seat]):
            found += [
                card for card in piles[place]
                if (changed or lost[card] or piles.get(ON[card]))
                and can_be_damaged(g, card) and values.armor_left(g, card) == 0
            ]  # fmt: skip
    return found


def bury(g: Kaosz, f: Frame, cards: Sequence[int], spare: Sequence[int] = ()) -> tuple[Call | None, list[int]]:
    """Destroy cards, all at once; gives what happens instead, and which were saved so far."""
    found = [(card, None if card in spare else replacement(g, f, "destroy", card)) for card in cards]
    todo: Todo = []
    saved: list[int] = []
    for card, other in found:
        if other is None:
            atoms.destroy(g, card)
        else:
            saved.append(card)
            todo.append(instead(g, other, card, 0))
    return in_turn(todo), saved


def sorted_for_pile(g: Kaosz, cards: Iterable[int]) -> list[int]:
    """KG-3.14: the order in which cards that leave together reach a pile."""
    wanted: set[Any] = set(cards)
    return [card for card in g.all_in_play() if card in wanted]


# -- cards and credits of players ----------------------------------------------------------------------------

Shares = Sequence[tuple[int, int]]  # players, and how many cards or credits it is about


def _for_players(g: Kaosz, f: Frame, event: str, shares: Shares, happens: Callable[[int, int], Any]) -> Call | None:
    """For each player the change happens, or what replaces it."""
    found = [(seat, count, replacement(g, f, event, seat=seat)) for seat, count in shares if count > 0]
    todo: Todo = []
    for seat, count, other in found:
        if other is None:
            happens(seat, count)
        else:
            todo.append(instead(g, other, -1, count, seat))
    return in_turn(todo)


def draw(g: Kaosz, f: Frame, shares: Shares) -> Call | None:
    """Players draw cards, as many as there are."""
    there = [(seat, min(count, len(g.pile(COLONY[seat])))) for seat, count in shares]
    return _for_players(g, f, "draw", there, lambda seat, count: atoms.draw(g, seat, count))


def mill(g: Kaosz, f: Frame, shares: Shares) -> Call | None:
    """Cards go from the top of colonies to the ruin, as many as there are."""
    there = [(seat, min(count, len(g.pile(COLONY[seat])))) for seat, count in shares]
    return _for_players(g, f, "mill", there, lambda seat, count: atoms.mill(g, seat, count))


def gain(g: Kaosz, f: Frame, shares: Shares, why: str = "effect") -> Call | None:
    """Credits come in."""
    return _for_players(g, f, "gain_credits", shares, lambda seat, count: atoms.gain(g, seat, count, why))


Choose = Callable[[int, list[int], int], Sequence[int]]  # player, his HQ, how many: which of them


def discard(g: Kaosz, f: Frame, shares: Shares, choose: Choose) -> Call | None:
    """Players discard cards from HQ; asked for the cards only if nothing else happens instead."""
    hands = {seat: list(g.pile(HQ[seat])) for seat, _ in shares}
    found = [
        (seat, min(count, len(hands[seat])), replacement(g, f, "discard", seat=seat))
        for seat, count in shares if count > 0 and hands[seat]
    ]  # fmt: skip
    picked = [(choose(seat, hands[seat], count) if other is None else (), other) for seat, count, other in found]
    todo: Todo = []
    for (seat, count, _), (cards, other) in zip(found, picked, strict=True):
        if other is not None:
            todo.append(instead(g, other, -1, count, seat))
        for card in cards:
            atoms.discard(g, card)
    return in_turn(todo)
