"""Changes that a replacement effect may turn into something else: damage, turning, destruction, cards, credits.

Each function asks first (which replacement, KG-D35), then changes the game, and gives the call that carries out
what happens instead, if anything does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from rules.core.flow import Call, call
from rules.core.frame import Frame
from rules.core.hooks import CHANGE, REPLACE, Bound, Hook, Source, chosen
from rules.core.records import Json

from .. import values
from ..atoms import cards as atoms
from ..atoms import course, effects
from ..hooks import Concern, hooks
from ..questions import REPLACEMENT
from ..state import COLONY, HANGAR, HQ, ON, SURFACE, Kaosz, Lasting, limit_left
from ..words import ARMOR, DAMAGED, REPAIR, UNPAID, USED
from .scope import Scope, static_scope
from .triggers import is_meant

Todo = list[dict[str, Json]]


@hooks.listing
def replacements(g: Kaosz, kind: str, event: str, about: Concern) -> Iterable[Hook]:
    """The replacement effects of working cards."""
    return _replacements(g, event) if kind == REPLACE else ()


def _replacements(g: Kaosz, event: str) -> Iterator[Hook]:
    for card in g.texts:
        face = g.face(card)
        if event in face.replacements and g.works(card):
            for number in face.replacements[event]:
                source = Source(card, g.controller[card], face.id, g.serial[card], number)
                yield Hook(source, _instead, _applies, name=number)


def _applies(g: Kaosz, source: Source, about: Concern) -> bool:
    scope, effect = _scope(g, source, about), g.content[source.design].effects[source.text]
    return is_meant(g, scope, effect, about.card, about.seat) and limit_left(g, scope.source, effect, source.text)


def _scope(g: Kaosz, source: Source, about: Concern) -> Scope:
    card: int = source.piece
    scope = static_scope(g, card)
    scope.subject = about.card
    return scope


def _instead(g: Kaosz, source: Source, about: Concern) -> dict[str, Json]:
    """The locals of a frame that carries a replacement out; `actor` is the player it would have happened to."""
    scope, effect = _scope(g, source, about), g.content[source.design].effects[source.text]
    scope.extent, scope.actor = about.amount, about.seat
    effects.take_limit(g, scope.source, effect, source.text)
    return {"block": effect.modes[0].do.number, "index": 0, "instead": True, **scope.pack()}


def replacement(g: Kaosz, f: Frame, event: str, card: int = -1, seat: int = -1, amount: int = 0) -> Bound | None:
    """The effect that replaces this change; the card's controller, or the player, is asked if there are several."""
    if not g.texts or not g.may_replace(event) or f.get("instead"):
        return None
    who = g.controller[card] if card >= 0 else seat
    found = hooks.replacing(g, event, Concern(card, who, amount=amount))
    if not found:
        return None
    about = card if card >= 0 else f"seat_{seat}"
    source = max(card, found[0].source.piece)
    return chosen(f, REPLACEMENT.by(f.flow).of(f"{event}/{about}"), who, found, "KG-D35", source)


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
            todo.append(other.run())
    return in_turn(todo)


def turn_damaged(g: Kaosz, f: Frame, cards: Sequence[int], by_damage: bool) -> Call | None:
    """Cards turn damaged; by damage a ship with Repair only turns used (KG-8.17)."""
    found = [(card, replacement(g, f, "turn_damaged", card)) for card in cards]
    todo: Todo = []
    for card, other in found:
        _turn(g, card, other, by_damage, todo)
    return in_turn(todo)


def _turn(g: Kaosz, card: int, other: Bound | None, by_damage: bool, todo: Todo) -> None:
    if other is not None:
        todo.append(other.run())
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
    """The ship that takes the damage: the first effect that names another one counts."""
    about = Concern(card)
    for hook in hooks.in_force(g, CHANGE, "redirect_damage", about):
        other: int = hook.run(g, hook.source, card, about)
        if other != card:
            _use_up(g, hook.source.text.lasting)
            return other
    return card


def _prevented(g: Kaosz, card: int, by: int) -> int:
    """Damage left after prevention; what is not needed any more is not used up."""
    about = Concern(card)
    for hook in hooks.in_force(g, CHANGE, "prevent_damage", about):
        if by <= 0:
            break
        by = hook.run(g, hook.source, by, about)
        _use_up(g, hook.source.text.lasting)
    return by


def _use_up(g: Kaosz, made: Lasting | None) -> None:
    if made is not None and made.until == "next_time":
        effects.drop_lasting(g, lambda each: each is made)


def harm(g: Kaosz, f: Frame, hits: Iterable[tuple[int, int]]) -> Call | None:
    """Damage, all at once. Outside combat, and after KG-7.46, a hit card turns damaged at once."""
    plan = []
    for card, by in hits:
        if by > 0 and can_be_damaged(g, card):
            other = replacement(g, f, "damage", card, amount=by)
            turned = replacement(g, f, "turn_damaged", card) if other is None and _turns_now(g, card) else None
            plan.append((card, by, other, turned))
    todo: Todo = []
    struck = []
    for card, by, other, turned in plan:
        if other is not None:
            todo.append(other.run())
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
        elif g.combat is not None:
            course.note_hit(g.combat, card)
        if g.face(card).type == "ship":
            effects.fire(g, "ship_hit", actor=g.controller[card], subject=card, amount=by)
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
            todo.append(other.run())
    return in_turn(todo), saved


def sorted_for_pile(g: Kaosz, cards: Iterable[int]) -> list[int]:
    """KG-3.14: the order in which cards that leave together reach a pile."""
    wanted: set[int] = set(cards)
    return [card for card in g.all_in_play() if card in wanted]


# -- cards and credits of players ----------------------------------------------------------------------------

Shares = Sequence[tuple[int, int]]  # players, and how many cards or credits it is about


def _for_players(g: Kaosz, f: Frame, event: str, shares: Shares, happens: Callable[[int, int], object]) -> Call | None:
    """For each player the change happens, or what replaces it."""
    found = [(seat, count, replacement(g, f, event, seat=seat, amount=count)) for seat, count in shares if count > 0]
    todo: Todo = []
    for seat, count, other in found:
        if other is None:
            happens(seat, count)
        else:
            todo.append(other.run())
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
    wanted = [(seat, min(count, len(hands[seat]))) for seat, count in shares if count > 0 and hands[seat]]
    found = [(seat, count, replacement(g, f, "discard", seat=seat, amount=count)) for seat, count in wanted]
    picked = [(choose(seat, hands[seat], count) if other is None else (), other) for seat, count, other in found]
    todo: Todo = []
    for cards, other in picked:
        if other is not None:
            todo.append(other.run())
        for card in cards:
            atoms.discard(g, card)
    return in_turn(todo)
