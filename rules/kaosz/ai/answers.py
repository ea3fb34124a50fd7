"""Windows and the questions of cards: what to play in answer, targets, ways, amounts, searches, discards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core.decisions import PASS, Amount, Decision, One, Option, Order, Some, Split, Value
from rules.core.frame import Frame

from .. import legal
from ..effects.parts import open_modes
from ..effects.scope import Scope
from ..faces import Effect, Face, Mode
from ..state import Kaosz
from ..words import USED
from .operations import ON_CARDS
from .prices import WORTH_IT, use_worth
from .promise import best_targets, block_value, item_worth, mode_value, promise, scope_of, target_value
from .skill import Mind
from .worth import CREDIT, any_worth, keep_worth, ship_worth

KEEP, REDRAW = "keep", "redraw"


# -- windows -------------------------------------------------------------------------------------------------


def reply(g: Kaosz, d: One, mind: Mind) -> Value:
    """D11: the answer that brings most, if it brings enough."""
    if len(d.options) == 1 or not mind.skill.interrupts:
        return PASS
    ranked = rank_replies(g, d, mind)
    return ranked[0][0] if ranked else PASS


def rank_replies(g: Kaosz, d: One, mind: Mind) -> list[tuple[Option, float]]:
    """Answers worth their price, the best first."""
    seat = d.seat
    if g.stack and g.stack[-1].seat == seat:
        return []  # what one has just played should work first
    found = []
    for option in d.options:
        if option == PASS or option[0] == "pay":
            continue
        value = mind.blurred(reply_worth(g, seat, option))
        if value > WORTH_IT:
            found.append((option, value))
    return sorted(found, key=lambda each: -each[1])


def reply_worth(g: Kaosz, seat: int, option: Option) -> float:
    """One interrupt or ability at this moment."""
    card = option[1]
    face = g.face(card)
    if option[0] == "play":
        return promise(g, seat, card, face.on_play) - CREDIT * legal.price_to_play(g, seat, card) - 0.5
    if g.combat is None and g.active != seat:
        return -1.0
    return use_worth(g, seat, card, option[2])


def arrange(g: Kaosz, d: Order, mind: Mind) -> Value:
    """D13, D34: the order in which they lie."""
    return tuple(d.items)


# -- choices of cards ----------------------------------------------------------------------------------------


def _effect_of(g: Kaosz, d: Decision) -> tuple[Face, Effect, Scope, str] | None:
    """The effect a question is about, from the source and the number in its key."""
    source = d.source
    if not isinstance(source, int) or source < 0:
        return None
    face = g.face(source)
    parts = d.key.partition("@")[0].split("/")
    if len(parts) < 2 or not parts[1].isdigit() or int(parts[1]) >= len(face.effects):
        return None
    return face, face.effects[int(parts[1])], scope_of(g, d.seat, source), "/".join(parts[1:3])


def _mode_of(g: Kaosz, d: Decision, effect: Effect, scope: Scope, slot: str) -> Mode:
    """The way that was chosen just before, or the only open one."""
    answers = g.frames[-1].answers
    for key, value in answers.items():
        if key.partition("@")[0] == f"mode/{slot}" and type(value) is tuple:
            return effect.modes[value[1]]
    modes = open_modes(g, scope, effect)
    return effect.modes[modes[0] if modes else 0]


def target(g: Kaosz, d: One | Some, mind: Mind) -> Value:
    """D12: the targets on which the effect gains most."""
    found = _effect_of(g, d)
    if found is None:
        return _any_target(g, d)
    _, effect, scope, slot = found
    mode = _mode_of(g, d, effect, scope, slot)
    place = int(d.key.partition("@")[0].split("/")[-1] or 0)
    place = min(place, len(mode.target) - 1)
    sel = mode.target[place]
    if sel.zone == "stack" and isinstance(d, One):
        return _item(g, d)
    if isinstance(d, Some):
        wanted = [card for card in best_targets(g, scope, mode, sel, place) if card in d.items]
        return _filled(d, wanted)
    ref = "target" if place == 0 else f"target_{place + 1}"
    return max(d.options, key=lambda card: target_value(g, scope, mode.do, ref, card))


def _item(g: Kaosz, d: One) -> Value:
    """An item on the stack: the dearest of the others'."""
    items = {item.id: item for item in g.stack}

    def value(option: Option) -> float:
        item = items[option[1]]
        return item_worth(g, item) * (1 if item.seat != d.seat else -1)

    return max(d.options, key=value)


def _filled(d: Some, wanted: Sequence[Option]) -> tuple[Option, ...]:
    chosen = list(wanted)[: d.high]
    for item in d.items:
        if len(chosen) >= d.low:
            break
        if item not in chosen:
            chosen.append(item)
    return tuple(chosen)


def _any_target(g: Kaosz, d: One | Some) -> Value:
    return d.options[0] if isinstance(d, One) else _filled(d, ())


def mode(g: Kaosz, d: One, mind: Mind) -> Value:
    """D12, D19: the better way."""
    found = _effect_of(g, d)
    if found is None:
        return d.options[0]
    face, effect, scope, _ = found
    return max(d.options, key=lambda option: mode_value(g, scope, face, effect, effect.modes[option[1]]))


def x(g: Kaosz, d: Amount, mind: Mind) -> int:
    return d.high


def choose(g: Kaosz, d: One | Some, mind: Mind) -> Value:
    """Cards picked while an effect is carried out: what hurts the others and spares the own."""
    items: Sequence[Option] = d.options if isinstance(d, One) else d.items
    cards = [card for card in items if isinstance(card, int)]
    if len(cards) < len(items):
        return _any_target(g, d)
    value = _choice_values(g, d, cards)
    order = sorted(cards, key=lambda card: -value[card])
    if isinstance(d, One):
        return order[0]
    return _filled(d, [card for card in order if value[card] > 0][: d.high] or order[: max(d.low, 0)])


def _choice_values(g: Kaosz, d: Decision, cards: Sequence[int]) -> dict[int, float]:
    """By the operation in the frame that asks; without one, by what the cards are worth."""
    frame = g.frames[-1]
    block, index = frame.get("block"), frame.get("index")
    design = frame.get("design")
    if block is not None and index is not None and design is not None:
        ops = g.content[design].blocks[block].ops
        if index < len(ops):
            return {card: _op_on(g, d.seat, frame, ops[index], card) for card in cards}
    return {card: any_worth(g, d.seat, card) if g.in_play(card) else keep_worth(g, d.seat, card) for card in cards}


def _op_on(g: Kaosz, seat: int, frame: Frame, call: Any, card: int) -> float:
    scope = Scope(frame.get("source", -1), frame.get("design", ""), seat)
    if call.verb == "discard":
        return -keep_worth(g, g.owner[card], card) if g.owner[card] == seat else keep_worth(g, g.owner[card], card)
    known = ON_CARDS.get(call.verb)
    if known is None:
        return any_worth(g, seat, card)
    scope.x = frame.get("x", 0)
    own = g.controller[card] == seat if g.in_play(card) else g.owner[card] == seat
    return known(g, scope, call.args, card) * (1 if own else -1)


def way(g: Kaosz, d: One, mind: Mind) -> Value:
    """The ways of a "choose one" that is being carried out: its effect's player wants the best, others the least."""
    frame = g.frames[-1]
    block, index = frame.get("block"), frame.get("index")
    if block is None or index is None:
        return d.options[0]
    face: Face = g.content[frame.design]
    modes = face.blocks[block].ops[index].args.get("modes", ())
    scope = Scope.unpack(frame)
    sign = 1 if scope.seat == d.seat else -1
    if len(modes) != len(d.options):
        return d.options[0]
    return max(d.options, key=lambda option: sign * block_value(g, scope, face, modes[option[1]].do))


def optional(g: Kaosz, d: One, mind: Mind) -> Value:
    """ "You may" and "unless he pays"."""
    frame = g.frames[-1]
    block, index = frame.get("block"), frame.get("index")
    if block is None or index is None or block < 0:
        return "yes" if "yes" in d.options else d.options[0]
    face: Face = g.content[frame.design]
    args = face.blocks[block].ops[index].args
    scope = Scope.unpack(frame)
    sign = 1 if scope.seat == d.seat else -1
    then = block_value(g, scope, face, args["then"]) if args.get("then") is not None else 0.0
    other = block_value(g, scope, face, args["else_"]) if args.get("else_") is not None else 0.0
    price = CREDIT * args["cost"].credits if args.get("cost") is not None else 0.0
    return "yes" if sign * then - price >= sign * other else "no"


def opponent(g: Kaosz, d: One, mind: Mind) -> Value:
    """D31: the neighbour with the smaller colony is nearer to his end."""
    seats = [seat for seat in d.options if isinstance(seat, int)]
    return min(seats, key=lambda seat: len(g.pile(f"colony:{seat}"))) if seats else d.options[0]


def developments(g: Kaosz, d: Split, mind: Mind) -> Value:
    """Developments to give up: first from bases that need them least."""
    given = [d.floor(i) for i in range(len(d.slots))]
    left = d.low - sum(given)
    order = sorted(range(len(d.slots)), key=lambda i: (g.paid[int(d.slots[i])] != 2, -d.caps[i]))
    for i in order:
        more = min(left, d.caps[i] - given[i])
        given[i] += more
        left -= more
    return tuple(given)


# -- HQ and hangar -------------------------------------------------------------------------------------------


def mulligan(g: Kaosz, d: One, mind: Mind) -> Value:
    """D2: a hand wants ships that can be launched soon."""
    hand = [g.face(card) for card in g.pile(f"hq:{d.seat}")]
    soon = sum(face.type == "ship" and face.cost <= 8 for face in hand)
    ships = sum(face.type == "ship" for face in hand)
    rich = sum(face.type == "event" and face.subtype == "resource" for face in hand)
    good = soon >= 1 or (ships >= 1 and rich >= 1)
    return KEEP if good and ships <= 5 else REDRAW


def take_card(g: Kaosz, d: One | Some, mind: Mind) -> Value:
    """D9: the card one would most like to have."""
    if isinstance(d, One):
        return max(d.options, key=lambda card: mind.blurred(keep_worth(g, d.seat, card)))
    order = sorted(d.items, key=lambda card: -keep_worth(g, d.seat, card))
    return tuple(order[: d.high])


def discard(g: Kaosz, d: One | Some, mind: Mind) -> Value:
    """D27, D28: the cards one would miss least."""
    items = d.options if isinstance(d, One) else d.items
    order = sorted(items, key=lambda card: mind.blurred(keep_worth(g, d.seat, card)))
    return order[0] if isinstance(d, One) else tuple(order[: d.low])


def scrap(g: Kaosz, d: One, mind: Mind) -> Value:
    """D29: the ship that is worth least for the room it takes."""
    return min(d.options, key=lambda s: ship_worth(g, s) * (0.7 if g.state[s] >= USED else 1.0) / g.face(s).hangar_size)
