"""Scope: who and what the words of an effect refer to while it is looked at or carried out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.core.records import Json

from ..state import Kaosz
from .registry import counter

Chosen = list[list[int]]  # pairs of card and serial: the same card come back is another one


class Scope:
    """The references of one effect: its card, its player, his opponent, X, targets, and what triggered it."""

    __slots__ = ("actor", "chosen", "design", "extent", "it", "opponent", "seat", "source", "subject", "targets", "x")

    def __init__(
        self, source: int, design: str, seat: int, opponent: int = -1, x: int = 0, targets: Iterable[Chosen] = (),
        subject: int = -1, actor: int = -1, extent: int = 0, it: int = -1, chosen: Chosen | None = None,
    ) -> None:  # fmt: skip
        self.source, self.design, self.seat, self.opponent = source, design, seat, opponent
        self.x, self.targets = x, list(targets)
        self.subject, self.actor, self.extent, self.it = subject, actor, extent, it
        self.chosen: Chosen = chosen or []

    def pack(self) -> dict[str, Json]:
        """As frame locals."""
        return {name: getattr(self, name) for name in Scope.__slots__}

    @staticmethod
    def unpack(variables: Any) -> Scope:
        """Back from the locals of a frame."""
        return Scope(**{name: getattr(variables, name) for name in Scope.__slots__})


def only_opponent(g: Kaosz, seat: int, card: int = -1) -> int:
    """Whom "opponent" means without a question: the bound neighbour, the other side of a combat, or the next one."""
    if card >= 0 and g.bound[card] >= 0:
        return g.bound[card]
    neighbours = g.neighbours(seat)
    return neighbours[0] if neighbours else -1


def static_scope(g: Kaosz, card: int) -> Scope:
    """The scope of a card's continuous text."""
    seat = g.controller[card]
    return Scope(card, g.cards.design[card], seat, only_opponent(g, seat, card), g.fixed_x[card])


def named(g: Kaosz, scope: Scope, ref: str) -> list[int]:
    """The cards a reference means now; targets that have left play or come back anew are gone (KG-6.14)."""
    if ref == "self":
        return [scope.source] if scope.source >= 0 else []
    if ref == "ship":
        ship = g.carrier[scope.source]
        # The text of a ship itself may say "ship" and mean itself (KG-3.43).
        return [ship] if ship >= 0 else ([scope.source] if g.face(scope.source).type == "ship" else [])
    if ref.startswith("target"):
        number = int(ref[7:] or 1) - 1
        return same(g, scope.targets[number]) if number < len(scope.targets) else []
    if ref == "chosen":
        return same(g, scope.chosen)
    if ref in ("subject", "it"):
        card = scope.subject if ref == "subject" else scope.it
        return [card] if card >= 0 else []
    combat = g.combat
    if combat is None:
        return []
    card = {"attack_target": combat.target, "shooter": combat.shooter, "shot_target": combat.shot_at}[ref]
    return [card] if card >= 0 and g.in_play(card) else []


def same(g: Kaosz, pairs: Chosen) -> list[int]:
    """The cards of these pairs that are still the same ones."""
    return [card for card, serial in pairs if g.serial[card] == serial]


def pairs(g: Kaosz, cards: Iterable[int]) -> Chosen:
    """Cards with the serials by which they are known later."""
    return [[card, g.serial[card]] for card in cards]


def seats_named(g: Kaosz, scope: Scope, who: str) -> list[int]:
    """The players a word means, the effect's player first, then in turn order (KG-6.16)."""
    if who == "you":
        seats = [scope.seat]
    elif who == "opponent":
        seats = [scope.opponent]
    elif who == "actor":
        seats = [scope.actor]
    elif who == "each_player":
        seats = g.clockwise(scope.seat)
    elif who == "each_opponent":
        seats = [s for s in g.clockwise(scope.seat) if s != scope.seat]
    elif who in ("controller", "owner"):
        # Of the card the effect is about: the trigger's subject, or else the first target.
        about = scope.subject if scope.subject >= 0 else next((c for t in scope.targets for c, _ in t), scope.source)
        seats = [g.controller[about] if who == "controller" else g.owner[about]]
    else:
        combat = g.combat
        seats = [] if combat is None else [combat.attacker if who == "attacker" else combat.defender]
    return [s for s in seats if s in g.order]


def amount(g: Kaosz, scope: Scope, value: Any) -> int:
    """A number as it is, X, the amount of the trigger, or a counter as it stands now."""
    if type(value) is int:
        return value
    if value == "X":
        return scope.x
    if value == "amount":
        return scope.extent
    return int(counter.run(value, g, scope))
