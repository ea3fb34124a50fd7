"""Triggers: which cards react to what happens. They wait until the action is over (KG-6.23); see `atoms.fire`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rules.core.hooks import REACT, Hook, Source

from ..faces import Effect, Selector
from ..hooks import DELAYED, Concern, hooks
from ..state import Kaosz, Lasting, Waiting, limit_left
from . import conditions, selectors
from .scope import Scope, aboard, named, only_opponent


@hooks.listing
def reactions(g: Kaosz, kind: str, when: str, about: Concern) -> Iterable[Hook]:
    """Triggered effects of working cards, in order of play; then what was left for this moment."""
    return _reactions(g, when) if kind == REACT else ()


def _reactions(g: Kaosz, when: str) -> Iterator[Hook]:
    if g.hears(when):
        for card in g.texts:
            face = g.face(card)
            if when in face.triggers and g.works(card):
                for number in face.triggers[when]:
                    source = Source(card, g.controller[card], face.id, g.serial[card], number)
                    yield Hook(source, _waiting, _goes_off, name=number)
    if g.lasting and g.in_force("delayed"):
        for each in g.lasting:
            if each.op == "delayed" and each.what == when:
                source = Source(each.source, each.seat, each.design, each.id, each)
                yield Hook(source, _waiting_late, _is_due, DELAYED, name=DELAYED)


def _scope(g: Kaosz, source: Source, about: Concern) -> Scope:
    card: int = source.piece
    opponent = only_opponent(g, source.seat, card)
    return Scope(
        card, source.design, source.seat, opponent, g.fixed_x[card], subject=about.card, actor=about.seat,
        extent=about.amount,
    )  # fmt: skip


def _goes_off(g: Kaosz, source: Source, about: Concern) -> bool:
    """Whether the trigger of a card answers this, and may still do so."""
    scope, effect = _scope(g, source, about), g.content[source.design].effects[source.text]
    return is_meant(g, scope, effect, about.card, about.seat) and limit_left(g, scope.source, effect, source.text)


def _waiting(g: Kaosz, source: Source, about: Concern) -> Waiting:
    scope = _scope(g, source, about)
    return Waiting(
        source.seat, scope.source, source.since, source.design, source.text, scope.opponent, about.card, about.seat,
        about.amount, aboard=aboard(g, scope.source),
    )  # fmt: skip


def _is_due(g: Kaosz, source: Source, about: Concern) -> bool:
    """Whether a delayed effect waits for what this player does: "in your next turn" is not his opponent's."""
    each: Lasting = source.text
    return each.actor == "any" or about.seat == (each.seat if each.actor == "you" else each.opponent)


def _waiting_late(g: Kaosz, source: Source, about: Concern) -> Waiting:
    each: Lasting = source.text
    subject = about.card
    if each.cards is not None:  # the card it is about may have left, or come back as another one
        subject = next((c for c, serial in zip(each.cards, each.serials, strict=True) if g.serial[c] == serial), -1)
    return Waiting(
        each.seat, each.source, each.source_serial, each.design, -1, each.opponent, subject, about.seat, about.amount,
        each.block, each.aboard,
    )  # fmt: skip


def is_meant(g: Kaosz, scope: Scope, effect: Effect, card: int, seat: int) -> bool:
    """Whether what happens to a card, or to a player, is what a paragraph of a text speaks of."""
    if effect.actor != "any" and seat != (scope.seat if effect.actor == "you" else scope.opponent):
        return False
    subject = effect.subject
    if isinstance(subject, Selector):
        if card < 0 or not selectors.fits(g, scope, subject, card):
            return False
    elif subject and card not in named(g, scope, subject):
        return False
    return conditions.is_true(g, scope, effect.condition)
