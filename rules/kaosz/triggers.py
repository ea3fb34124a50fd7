"""Triggers: which cards react to what happens. They wait until the action is over (KG-6.23)."""

from __future__ import annotations

from collections.abc import Iterator

from .effects import conditions, selectors
from .effects.scope import Scope, aboard, named, only_opponent
from .faces import Effect, Selector
from .state import Kaosz, Lasting, Waiting


def fire(g: Kaosz, when: str, actor: int = -1, subject: int = -1, amount: int = 0) -> None:
    """Something happened: every card that reacts to it waits for the stack."""
    if g.texts and g.hears(when):
        for each in reacting(g, when, actor, subject, amount):
            mark(g, each)
            g.waiting.append(each)
    if g.lasting and g.in_force("delayed"):
        for late in [e for e in g.lasting if e.op == "delayed" and e.what == when and _is_doing_of(e, actor)]:
            _fire_delayed(g, late, actor, subject, amount)


def _is_doing_of(each: Lasting, actor: int) -> bool:
    """Whether a delayed effect waits for what this player does: "in your next turn" is not his opponent's."""
    return each.actor == "any" or actor == (each.seat if each.actor == "you" else each.opponent)


def reacting(g: Kaosz, when: str, actor: int, subject: int, amount: int) -> Iterator[Waiting]:
    """The triggered effects of working cards that this sets off, in order of play. Nothing is marked yet."""
    found = [card for card in g.texts if when in g.face(card).triggers]
    for card in sorted(found, key=lambda c: g.serial[c]):
        if not g.works(card):
            continue
        face = g.face(card)
        for number in face.triggers[when]:
            effect = face.effects[number]
            seat = g.controller[card]
            scope = Scope(
                card, face.id, seat, only_opponent(g, seat, card), g.fixed_x[card], subject=subject, actor=actor,
                extent=amount,
            )  # fmt: skip
            if _answers(g, scope, effect) and limit_left(g, scope, effect, number):
                yield Waiting(
                    seat, card, g.serial[card], face.id, number, scope.opponent, subject, actor, amount,
                    aboard=aboard(g, card),
                )  # fmt: skip


def mark(g: Kaosz, each: Waiting) -> None:
    """A trigger has gone off: its limits are used up."""
    g.spent[f"first:{each.card}:{each.serial}"] = g.turn
    take_limit(g, Scope(each.card, each.design, each.seat), g.content[each.design].effects[each.effect], each.effect)


def _answers(g: Kaosz, scope: Scope, effect: Effect) -> bool:
    if effect.actor != "any" and scope.actor != (scope.seat if effect.actor == "you" else scope.opponent):
        return False
    subject = effect.subject
    if isinstance(subject, Selector):
        if scope.subject < 0 or not selectors.fits(g, scope, subject, scope.subject):
            return False
    elif subject and scope.subject not in named(g, scope, subject):
        return False
    return conditions.is_true(g, scope, effect.condition)


def limit_key(g: Kaosz, scope: Scope, number: int) -> str:
    return f"{scope.source}:{g.serial[scope.source]}:{number}"


def limit_left(g: Kaosz, scope: Scope, effect: Effect, number: int) -> bool:
    """Whether a once-per limit is still open."""
    if not effect.limit:
        return True
    now = g.turn if effect.limit == "once_per_turn" else g.combats
    return g.spent.get(limit_key(g, scope, number), -1) != now


def take_limit(g: Kaosz, scope: Scope, effect: Effect, number: int) -> bool:
    """Use up a once-per limit; False if it was used up before."""
    if not limit_left(g, scope, effect, number):
        return False
    if effect.limit:
        g.spent[limit_key(g, scope, number)] = g.turn if effect.limit == "once_per_turn" else g.combats
    return True


def _fire_delayed(g: Kaosz, each: Lasting, actor: int, subject: int, amount: int) -> None:
    """A delayed effect happens once: it leaves the list and waits for the stack."""
    g.lasting.remove(each)
    g.emit("effect_over", id=each.id)
    if each.cards is not None:  # the card it is about may have left, or come back as another one
        subject = next((c for c, serial in zip(each.cards, each.serials, strict=True) if g.serial[c] == serial), -1)
    g.waiting.append(Waiting(
        each.seat, each.source, each.source_serial, each.design, -1, each.opponent, subject, actor, amount, each.block,
        each.aboard,
    ))  # fmt: skip
