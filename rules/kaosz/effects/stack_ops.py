"""Operations on the stack."""

from __future__ import annotations

from typing import Any

from rules.core.flow import Next, call
from rules.core.windows import negate_item

from ..atoms import cards, effects
from ..questions import RETARGET
from ..state import STACK, Kaosz
from . import selectors
from .parts import alike, item_of, mode_of, part_locals
from .registry import operation
from .run import Run
from .scope import ITEM, Chosen, Scope, pairs


def _items(g: Kaosz, run: Run) -> list[Any]:
    found = [item_of(g, number) for group in run.targets for number, serial in group if serial == ITEM]
    return [item for item in found if item is not None]


@operation("negate")
def negate(g: Kaosz, run: Run) -> None:
    """The targeted item loses its effect: a card goes to the trash, an ability is only lost (KG-6.15, A5)."""
    for item in _items(g, run):
        if not negate_item(g, item.id):
            continue
        card, kind = item.told["card"], item.told["kind"]
        if kind == "payment":
            cards.leave_play(g, card)
        elif kind == "interrupt_card" and g.cards.place[card] == STACK:
            cards.to_trash(g, card)
        effects.fire(g, "negated", actor=item.seat, subject=card)


@operation("copy_effect")
def copy_effect(g: Kaosz, run: Run) -> Next:
    """The effects of the targeted item happen once more, for you, with the same choices."""
    todo = []
    for item in _items(g, run):
        mine = {"card": item.told["card"], "design": item.told["design"], "seat": run.seat}
        about = {"subject": run.subject, "actor": run.actor, "extent": run.extent}
        for part in item.told["parts"]:
            # "Opponent" is now said by you: what was aimed at you is aimed at its player.
            facing = item.seat if part["opponent"] == run.seat else part["opponent"]
            made = part_locals(g, mine, {**part, "opponent": facing}, about)
            if made is not None:
                todo.append(made)
    return call("kaosz.in_turn", todo=todo) if todo else None


@operation("retarget")
def retarget(g: Kaosz, run: Run) -> None:
    """You choose new targets for the targeted item."""
    for item in _items(g, run):
        face = g.content[item.told["design"]]
        scope = Scope(item.told["card"], face.id, item.seat)
        fresh = []
        for p, part in enumerate(item.told["parts"]):
            scope.opponent = part["opponent"]
            groups: list[Chosen] = []
            asked = mode_of(face, part).target
            for i, sel in enumerate(asked):
                taken = alike(asked, groups, sel)
                there = [card for card in selectors.targets(g, scope, sel) if card not in taken]
                old = part["targets"][i]
                if sel.zone != STACK and there and len(old) == 1 and there != [old[0][0]]:
                    groups.append(pairs(g, run.choose(run.seat, there, 1, 1, RETARGET.of(f"{p}/{i}"))))
                else:
                    groups.append(old)
            fresh.append(groups)
        for part, groups in zip(item.told["parts"], fresh, strict=True):
            part["targets"] = groups
