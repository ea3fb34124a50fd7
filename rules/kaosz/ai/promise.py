"""What an effect promises its player, in credits: a value for each operation, on each card it may concern.

Used for events, abilities, payments and answers on the stack alike, so new cards need nothing here. What no entry
knows counts by its text value (KG-C13).
"""

from __future__ import annotations

from rules.core.state import Item

from ..effects import conditions, selectors
from ..effects.scope import Scope, amount, named, only_opponent
from ..faces import Block, Effect, Face, Mode, Selector
from ..state import Kaosz
from .operations import ON_CARDS, ON_PLAYERS, Args, on_card
from .worth import CREDIT, any_worth


def scope_of(g: Kaosz, seat: int, card: int) -> Scope:
    face = g.face(card)
    return Scope(card, face.id, seat, only_opponent(g, seat, card), g.fixed_x[card])


def promise(g: Kaosz, seat: int, card: int, numbers: tuple[int, ...]) -> float:
    """These effects of a card, with the best targets and ways there are."""
    face = g.face(card)
    scope = scope_of(g, seat, card)
    total = 0.0
    for number in numbers:
        effect = face.effects[number]
        if effect.condition is None or conditions.is_true(g, scope, effect.condition):
            total += max((mode_value(g, scope, face, effect, mode) for mode in effect.modes), default=0.0)
    return total


def mode_value(g: Kaosz, scope: Scope, face: Face, effect: Effect, mode: Mode) -> float:
    """One way of an effect with its best targets."""
    if face.development == -1:
        scope.x = g.developments[scope.source]
    elif effect.x == "choose":
        scope.x = max(0, g.credits[scope.seat] - 1)
    scope.targets = []
    for i, sel in enumerate(mode.target):
        if sel.zone == "stack":
            return stack_value(g, scope, sel, mode)
        chosen = best_targets(g, scope, mode, sel, i)
        if not chosen:
            return 0.0
        scope.targets.append([[card, g.serial[card]] for card in chosen])
    return block_value(g, scope, face, mode.do)


def best_targets(g: Kaosz, scope: Scope, mode: Mode, sel: Selector, place: int) -> list[int]:
    """The cards a target group should name: those on which its operations gain most."""
    there = selectors.targets(g, scope, sel)
    if sel.all:
        return there
    most = max(0, amount(g, scope, sel.count))
    ref = "target" if place == 0 else f"target_{place + 1}"
    order = sorted(there, key=lambda card: -target_value(g, scope, mode.do, ref, card))
    if sel.up_to:
        good = [card for card in order[:most] if target_value(g, scope, mode.do, ref, card) > 0]
        return good or order[:1]
    return order[:most]


def target_value(g: Kaosz, scope: Scope, block: Block, ref: str, card: int) -> float:
    """What all operations of a block that speak of this target do to a card."""
    total = 0.0
    for call in block.ops:
        if ref in (call.args.get("on"), call.args.get("from_")):
            total += on_card(g, scope, call.verb, call.args, card)
        elif call.args.get("to") == ref:
            total += 0.3 * any_worth(g, scope.seat, card) * (1 if g.controller[card] == scope.seat else -1)
        for inner in _inner(call.args):
            total += target_value(g, scope, inner, ref, card)
    return total


def _inner(args: Args) -> list[Block]:
    found = [part for part in (args.get("then"), args.get("else_"), args.get("do")) if isinstance(part, Block)]
    return found[:1]


def block_value(g: Kaosz, scope: Scope, face: Face, block: Block) -> float:
    total = 0.0
    for call in block.ops:
        total += op_value(g, scope, face, call.verb, call.args)
    return total


def op_value(g: Kaosz, scope: Scope, face: Face, verb: str, args: Args) -> float:
    """One operation, as the effect's player sees it."""
    known = ON_PLAYERS.get(verb)
    if known is not None:
        return known(g, scope, args)
    if verb in ON_CARDS:
        cards = _cards(g, scope, args)
        return sum(on_card(g, scope, verb, args, card) for card in cards)
    if verb == "if":
        holds = conditions.is_true(g, scope, args["cond"])
        block = args["then"] if holds else args.get("else_")
        return block_value(g, scope, face, block) if isinstance(block, Block) else 0.0
    if verb == "optional":
        return _optional(g, scope, face, args)
    if verb == "choose_one":
        each = [block_value(g, scope, face, mode.do) for mode in args["modes"]]
        return (max if args.get("who", "you") == "you" else min)(each)
    if verb in ("sequence", "for_each", "repeat"):
        return block_value(g, scope, face, args["do"])
    return 0.6 * face.text_value / 100


def _optional(g: Kaosz, scope: Scope, face: Face, args: Args) -> float:
    then = block_value(g, scope, face, args["then"]) if isinstance(args.get("then"), Block) else 0.0
    other = block_value(g, scope, face, args["else_"]) if isinstance(args.get("else_"), Block) else 0.0
    price = CREDIT * args["cost"].credits if args.get("cost") is not None else 0.0
    if args.get("who", "you") == "you":
        return max(then - price, other)
    return min(then + price, other) if price else 0.5 * (then + other)


def _cards(g: Kaosz, scope: Scope, args: Args) -> list[int]:
    """The cards an operation will concern, the best where somebody chooses."""
    on = args.get("on", args.get("from_"))
    if on is None:
        return []
    if isinstance(on, str):
        return named(g, scope, on)
    there = selectors.targets(g, scope, on)
    if on.all:
        return there
    count = max(0, amount(g, scope, on.count))
    mine = on.chooser == "you"
    order = sorted(there, key=lambda card: any_worth(g, scope.seat, card), reverse=mine)
    return order[:count]


# -- the stack -----------------------------------------------------------------------------------------------


def stack_value(g: Kaosz, scope: Scope, sel: Selector, mode: Mode) -> float:
    """Negating, copying or turning round what somebody else has played."""
    items = [item for item in selectors.items(g, scope, sel) if item.seat != scope.seat]
    return max((item_worth(g, item) for item in items), default=0.0)


def item_worth(g: Kaosz, item: Item) -> float:
    """What an announced item will do for its player: at least what was paid for it."""
    told = item.told
    face = g.content[told["design"]]
    if told["kind"] == "payment":
        return float(max(told["paid"], 0)) + 0.5
    return 0.5 + float(max(told["paid"] + 0.5, 0.8 * face.text_value / 100))
