"""Scope: who and what the words of an effect refer to while it is looked at or carried out."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rules.core.limits import bounded
from rules.core.records import Json

from ..state import Kaosz
from .registry import counter

Chosen = list[list[int]]  # pairs of card and serial: the same card come back is another one
ITEM = -1  # instead of a serial: the pair names an item on the stack


class Scope:
    """The references of one effect: its card, its player, his opponent, X, targets, and what triggered it."""

    __slots__ = (
        "aboard", "actor", "chosen", "design", "extent", "it", "opponent", "seat", "source", "subject", "targets", "x",
    )  # fmt: skip

    def __init__(
        self, source: int, design: str, seat: int, opponent: int = -1, x: int = 0, targets: Iterable[Chosen] = (),
        subject: int = -1, actor: int = -1, extent: int = 0, it: int = -1, chosen: Chosen | None = None,
        aboard: Chosen | None = None,
    ) -> None:  # fmt: skip
        self.source, self.design, self.seat, self.opponent = source, design, seat, opponent
        self.x, self.targets = x, list(targets)
        self.subject, self.actor, self.extent, self.it = subject, actor, extent, it
        self.chosen: Chosen = chosen or []
        # The ship its card was on when the effect began: the card may have been sacrificed since.
        self.aboard: Chosen = aboard or []

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
        return _carrier(g, scope)
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


def _carrier(g: Kaosz, scope: Scope) -> list[int]:
    """The ship an effect's card is on, or was on; the text of a ship may say "ship" and mean itself (KG-3.43)."""
    if scope.source < 0:
        return []
    ship = g.carrier[scope.source]
    if ship >= 0:
        return [ship]
    return [scope.source] if g.face(scope.source).type == "ship" else same(g, scope.aboard)


def aboard(g: Kaosz, card: int) -> Chosen:
    """The ship a card is on, as it is known later; none if it is on none."""
    ship = g.carrier[card] if card >= 0 else -1
    return pairs(g, [ship]) if ship >= 0 else []


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
        seats = [_seat_about(g, scope, who)]
    else:
        combat = g.combat
        seats = [] if combat is None else [combat.attacker if who == "attacker" else combat.defender]
    return [s for s in seats if s in g.order]


def _seat_about(g: Kaosz, scope: Scope, who: str) -> int:
    """Controller or owner of what the effect is about: the trigger's subject, or else the first target."""
    about = scope.subject
    if about < 0:
        about, serial = next((pair for group in scope.targets for pair in group), (scope.source, 0))
        if serial == ITEM:  # an item on the stack: who played it, or whose card it is
            item = next((each for each in g.stack if each.id == about), None)
            if item is None:
                return -1
            return item.seat if who == "controller" else g.owner[item.told["card"]]
    return g.controller[about] if who == "controller" else g.owner[about]


def amount(g: Kaosz, scope: Scope, value: Any) -> int:
    """A number as it is, X, the amount of the trigger, or a counter as it stands now."""
    if type(value) is int:
        return value
    if value == "X":
        return scope.x
    if value == "amount":
        return scope.extent
    return bounded(int(counter.run(value, g, scope)))
