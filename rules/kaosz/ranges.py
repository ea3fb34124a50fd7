"""The ranges of what this game's flows keep: scopes of effects, announced parts, what is to be carried out."""

from __future__ import annotations

from typing import Any

from rules.core.ranges import (
    CARD,
    CARD_OR_NONE,
    COUNT,
    FLAG,
    NUMBER,
    SEAT,
    SEAT_OR_NONE,
    Range,
    either,
    list_of,
    one_of,
    row,
    table,
)  # fmt: skip


def _is_face(g: Any, value: Any) -> bool:
    return type(value) is str and value in g.all_faces()


FACE = Range("a card of this content", _is_face)
# Cards with their serials, or an item on the stack.
CHOSEN = list_of(either(row(CARD, COUNT), row(COUNT, one_of(-1))))
SCOPE = {
    "aboard": CHOSEN, "actor": SEAT_OR_NONE, "chosen": CHOSEN, "design": FACE, "extent": NUMBER, "it": CARD_OR_NONE,
    "opponent": SEAT_OR_NONE, "seat": SEAT, "source": CARD_OR_NONE, "subject": CARD_OR_NONE,
    "targets": list_of(CHOSEN), "x": NUMBER,
}  # fmt: skip
OPS = {"block": COUNT, "index": COUNT, **SCOPE}
_part = table(effect=COUNT, mode=COUNT, x=COUNT, opponent=SEAT_OR_NONE, targets=list_of(CHOSEN), aboard=CHOSEN)
PARTS = list_of(_part)
ABOUT = {
    "seat": SEAT, "card": CARD, "design": FACE, "subject": CARD_OR_NONE, "actor": SEAT_OR_NONE, "extent": NUMBER,
}  # fmt: skip
TODO = list_of(either(table(**OPS), table(**OPS, instead=FLAG)))
TOGETHER = list_of(row(SEAT, CARD, FACE, _part))
BLOWS = list_of(table(ship=CARD, targets=list_of(CARD, 1), returns=FLAG))
