"""What an effect promises its player, in credits: a value for each operation, on each card it may concern.

Used for events, abilities, payments and answers on the stack alike, so new cards need nothing here. What no entry
knows counts by its text value (KG-C13).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .. import values
from ..effects import conditions, selectors
from ..effects.scope import Scope, amount, named, only_opponent, seats_named
from ..faces import Block, Effect, Face, Mode, Selector
from ..state import HQ, Kaosz
from ..words import ACTIVE, BOMB, DAMAGED, FIRE, UNPAID
from .worth import CREDIT, any_worth, colony_worth, in_play_worth, keep_worth, lives, ship_worth

Args = Mapping[str, Any]


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


# -- operations on cards -------------------------------------------------------------------------------------


def on_card(g: Kaosz, scope: Scope, verb: str, args: Args, card: int) -> float:
    """What an operation on one card is worth to the effect's player."""
    known = ON_CARDS.get(verb)
    if known is None:
        return 0.0
    own = g.controller[card] == scope.seat if g.in_play(card) else g.owner[card] == scope.seat
    return known(g, scope, args, card) * (1 if own else -1)


def _bombs_at_stake(g: Kaosz, card: int) -> float:
    """The bombs an active attacker is about to drop."""
    combat = g.combat
    if combat is None or combat.settled or card not in combat.attackers:
        return 0.0
    if g.state[card] != ACTIVE or card in combat.hit:
        return 0.0
    bombs = values.current(g, card, BOMB)
    if combat.kind != "colony":
        return 0.8 * min(bombs, 2)
    left = lives(g, combat.defender)
    return colony_worth(left) - colony_worth(max(0, left - bombs)) + (20.0 if bombs >= left else 0.0)


def harm_worth(g: Kaosz, card: int, by: int) -> float:
    """What so much damage takes from the card's controller."""
    if g.counts_as(card) != "ship":
        return in_play_worth(g, g.controller[card], card) if by >= values.armor_left(g, card) else 0.4
    left = values.armor_left(g, card)
    if by <= 0:
        return 0.0
    if by >= left:
        return ship_worth(g, card) + _bombs_at_stake(g, card)
    fresh = g.state[card] != DAMAGED and not (g.combat is not None and card in g.combat.hit)
    hurt = (0.3 if g.state[card] == ACTIVE else 0.2) * ship_worth(g, card)
    return (hurt + _bombs_at_stake(g, card) if fresh else 0.0) + 0.1 * by


def _damage(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    return -harm_worth(g, card, amount(g, scope, args["by"]))


def _destroy(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    return -any_worth(g, scope.seat, card) - _bombs_at_stake(g, card)


def _turn_used(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    if g.state[card] != ACTIVE:
        return 0.0
    if g.counts_as(card) != "ship":
        return -0.4
    combat = g.combat
    if combat is None:
        # It will neither defend in this turn nor, if it is an enemy, attack in the next.
        return -0.25 * ship_worth(g, card)
    if combat.settled:
        return -0.05
    if card in combat.attackers:
        return -_bombs_at_stake(g, card) - 0.1 * values.current(g, card, FIRE)
    return -0.1 * ship_worth(g, card) - 0.6 * values.current(g, card, FIRE)


def _turn_damaged(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    return -0.35 * ship_worth(g, card) - _bombs_at_stake(g, card) if g.state[card] != DAMAGED else 0.0


def _turn_active(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    return 0.0 if g.state[card] == ACTIVE else 0.22 * any_worth(g, scope.seat, card)


def _stat(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    """A change of a value: what it decides in the shot announced, else a little."""
    if g.counts_as(card) != "ship":
        return 0.2
    by = amount(g, scope, args.get("by") or 0)
    stat = str(args.get("stat"))
    combat = g.combat
    if combat is None:
        return 0.05 * by
    if not g.side_of(card):
        return 0.0
    return _stat_in_combat(g, card, stat, by)


def _stat_in_combat(g: Kaosz, card: int, stat: str, by: int) -> float:
    combat = g.combat
    assert combat is not None
    if stat == "bomb":
        return 1.1 * by if card in combat.attackers and g.state[card] == ACTIVE else 0.0
    if stat == "fire" and card == combat.shooter and combat.shot_at >= 0:
        return _threshold(g, combat.shot_at, values.current(g, card, FIRE), by)
    if stat == "armor" and combat.shooter >= 0 and card in (combat.shot_at, combat.shooter):
        other = combat.shooter if card == combat.shot_at else combat.shot_at
        fire, left = values.current(g, other, FIRE), values.armor_left(g, card)
        if card == combat.shooter and g.state[other] != ACTIVE:
            return 0.0
        return ship_worth(g, card) if left <= fire < left + by else 0.1
    return 0.15 * by


def _threshold(g: Kaosz, target: int, fire: int, by: int) -> float:
    """More fire counts if it makes a kill, or a hit of nothing."""
    left = values.armor_left(g, target)
    if fire < left <= fire + by:
        return ship_worth(g, target)
    return 0.3 * ship_worth(g, target) if fire <= 0 < fire + by else 0.05 * by


def _prevent(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    combat = g.combat
    if combat is None or combat.shooter < 0:
        return 0.1
    other = combat.shooter if card == combat.shot_at else combat.shot_at if card == combat.shooter else -1
    if other < 0 or (card == combat.shooter and g.state[other] != ACTIVE):
        return 0.05
    fire, left = values.current(g, other, FIRE), values.armor_left(g, card)
    stops = fire if args.get("by") == "all" else amount(g, scope, args["by"])
    if fire >= left > fire - stops:
        return ship_worth(g, card)
    return 0.3 * ship_worth(g, card) if stops >= fire > 0 else 0.1


def _develop(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    by = amount(g, scope, args.get("by", 1))
    if g.controller[card] != scope.seat:
        return 0.5 * min(by, max(1, g.developments[card]))
    need = g.face(card).development
    if g.paid[card] != UNPAID or need == -2 or g.face(card).type != "base":
        return 0.3 * by
    return 0.8 * by if need == -1 else 0.9 * min(by, max(0, need - g.developments[card])) + 0.1


def _undevelop(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    return -0.7 * min(amount(g, scope, args.get("by", 1)), g.developments[card])


def _control(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    value = any_worth(g, scope.seat, card)
    if args.get("who", "you") != "you":
        return -2 * value
    return -2 * value if args.get("until", "instant") == "instant" else -0.5 * value


def _fetch(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    """To HQ: from a pile a gain, from the table a loss of what it was there."""
    if g.in_play(card):
        return 1.0 - any_worth(g, scope.seat, card)
    return keep_worth(g, g.owner[card], card)


def _restore(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    return 0.4 * g.lost[card]


def _lose(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    return -any_worth(g, scope.seat, card) if g.in_play(card) else -0.3


def _unpay(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    return -0.6 * any_worth(g, scope.seat, card)


def _free(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    return ship_worth(g, card) if g.face(card).type == "ship" else 2.0


def _some_use(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    return 0.5


def _leave(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    return -_bombs_at_stake(g, card) - 0.3


OnCard = Callable[[Kaosz, Scope, Args, int], float]
# For the card's controller: a loss is negative.
ON_CARDS: dict[str, OnCard] = {
    "damage": _damage, "destroy": _destroy, "turn_used": _turn_used, "turn_damaged": _turn_damaged,
    "turn_active": _turn_active, "turn_back": _turn_active, "modify_stat": _stat, "prevent_damage": _prevent,
    "add_development": _develop, "remove_development": _undevelop, "take_control": _control, "to_hq": _fetch,
    "restore_armor": _restore, "to_ruin": _lose, "to_trash": _lose, "unpay": _unpay, "play_free": _free,
    "pay_free": _some_use, "grant_keyword": _some_use, "to_colony": _some_use, "extra_shot": _some_use,
    "enter_combat": _some_use, "leave_combat": _leave, "unboard": _leave,
}  # fmt: skip
ON_CARDS["redirect_damage"] = lambda g, scope, args, card: _prevent(g, scope, {"by": "all"}, card)


# -- operations on players -----------------------------------------------------------------------------------


def _sign(g: Kaosz, scope: Scope, who: str) -> float:
    seats = seats_named(g, scope, who)
    return sum(1.0 if seat == scope.seat else -1.0 for seat in seats)


def _gain(g: Kaosz, scope: Scope, args: Args) -> float:
    return CREDIT * amount(g, scope, args.get("by", 1)) * _sign(g, scope, args.get("who", "you"))


def _pay(g: Kaosz, scope: Scope, args: Args) -> float:
    who = args.get("who", "opponent")
    have = min((g.credits[seat] for seat in seats_named(g, scope, who)), default=0)
    return -0.8 * min(amount(g, scope, args.get("by", 1)), have) * _sign(g, scope, who)


def _transfer(g: Kaosz, scope: Scope, args: Args) -> float:
    by = amount(g, scope, args.get("by", 1))
    have = g.credits[scope.opponent] if scope.opponent >= 0 else 0
    return 1.7 * min(by, have)


def _draw(g: Kaosz, scope: Scope, args: Args) -> float:
    count, who = amount(g, scope, args.get("count", 1)), args.get("who", "you")
    if who == "you" and lives(g, scope.seat) <= count + 2:
        return -1.0 * count
    room = 6 - len(g.pile(HQ[scope.seat]))
    each = 1.0 if room > 0 else 0.2
    return each * count * _sign(g, scope, who)


def _discard(g: Kaosz, scope: Scope, args: Args) -> float:
    count, who = amount(g, scope, args.get("count", 1)), args.get("who", "opponent")
    total = 0.0
    for seat in seats_named(g, scope, who):
        each = 2.4 if args.get("chooser") == "you" else 1.8
        lost = each * min(count, len(g.pile(HQ[seat])))
        total += lost if seat != scope.seat else -0.8 * lost
    return total


def _mill(g: Kaosz, scope: Scope, args: Args) -> float:
    count, total = amount(g, scope, args.get("count", 1)), 0.0
    for seat in seats_named(g, scope, args.get("who", "opponent")):
        left = lives(g, seat)
        lost = colony_worth(left) - colony_worth(max(0, left - count)) + (30.0 if count >= left else 0.0)
        total += lost if seat != scope.seat else -lost
    return total


def _search(g: Kaosz, scope: Scope, args: Args) -> float:
    return 1.6 * amount(g, scope, args.get("take", 1)) if lives(g, scope.seat) > 4 else -0.5


def _forbid(g: Kaosz, scope: Scope, args: Args) -> float:
    """Above all: no attacks until the next turn."""
    if args.get("what") != "attack" or args.get("on") is not None:
        return 1.0
    bombs = sum(values.current(g, s, BOMB) for s in g.hangar(scope.opponent) if g.state[s] != DAMAGED)
    return 0.8 * min(bombs, 12)


def _income(g: Kaosz, scope: Scope, args: Args) -> float:
    return 0.85 * amount(g, scope, args.get("by", 0)) * _sign(g, scope, args.get("who", "you"))


def _end_combat(g: Kaosz, scope: Scope, args: Args) -> float:
    combat = g.combat
    if combat is None or combat.defender != scope.seat:
        return -2.0
    if not combat.attackers:
        ships = [s for s in g.hangar(combat.attacker) if g.state[s] == ACTIVE]
    else:
        ships = combat.attackers
    bombs = sum(values.current(g, s, BOMB) for s in ships if g.state[s] == ACTIVE)
    left = lives(g, scope.seat)
    return colony_worth(left) - colony_worth(max(0, left - bombs)) if combat.kind == "colony" else 1.0


def _more_bombs(g: Kaosz, scope: Scope, args: Args) -> float:
    combat = g.combat
    return 2.0 if combat is not None and combat.attacker == scope.seat else 0.0


OnPlayers = Callable[[Kaosz, Scope, Args], float]
ON_PLAYERS: dict[str, OnPlayers] = {
    "gain_credits": _gain, "lose_credits": _pay, "transfer_credits": _transfer, "draw": _draw, "discard": _discard,
    "mill": _mill, "search_top": _search, "forbid": _forbid, "modify_income": _income, "end_combat": _end_combat,
    "extra_bombardment": _more_bombs, "look_at": lambda g, scope, args: 0.2,
}  # fmt: skip


# -- the stack -----------------------------------------------------------------------------------------------


def stack_value(g: Kaosz, scope: Scope, sel: Selector, mode: Mode) -> float:
    """Negating, copying or turning round what somebody else has played."""
    items = [item for item in selectors.items(g, scope, sel) if item.seat != scope.seat]
    return max((item_worth(g, item) for item in items), default=0.0)


def item_worth(g: Kaosz, item: Any) -> float:
    """What an announced item will do for its player: at least what was paid for it."""
    told = item.told
    face = g.content[told["design"]]
    if told["kind"] == "payment":
        return float(max(told["paid"], 0)) + 0.5
    return 0.5 + float(max(told["paid"] + 0.5, 0.8 * face.text_value / 100))

