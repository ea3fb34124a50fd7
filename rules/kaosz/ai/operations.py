"""What single operations are worth, in credits: on a card for its controller, on players for the effect's player."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from .. import values
from ..effects.scope import Scope, amount, seats_named
from ..state import HQ, Kaosz
from ..words import ACTIVE, BOMB, DAMAGED, FIRE, UNPAID
from .worth import CREDIT, any_worth, colony_worth, in_play_worth, keep_worth, lives, ship_worth

Args = Mapping[str, Any]

# -- operations on cards -------------------------------------------------------------------------------------


def on_card(g: Kaosz, scope: Scope, verb: str, args: Args, card: int) -> float:
    """What an operation on one card is worth to the effect's player."""
    known = ON_CARDS.get(verb)
    if known is None:
        return 0.0
    own = g.controller[card] == scope.seat if g.in_play(card) else g.owner[card] == scope.seat
    return known(g, scope, args, card) * (1 if own else -1)


def bombs_at_stake(g: Kaosz, card: int) -> float:
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
        return ship_worth(g, card) + bombs_at_stake(g, card)
    fresh = g.state[card] != DAMAGED and not (g.combat is not None and card in g.combat.hit)
    hurt = (0.3 if g.state[card] == ACTIVE else 0.2) * ship_worth(g, card)
    return (hurt + bombs_at_stake(g, card) if fresh else 0.0) + 0.1 * by


def _damage(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    return -harm_worth(g, card, amount(g, scope, args["by"]))


def _destroy(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    return -any_worth(g, scope.seat, card) - bombs_at_stake(g, card)


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
        return -bombs_at_stake(g, card) - 0.1 * values.current(g, card, FIRE)
    return -0.1 * ship_worth(g, card) - 0.6 * values.current(g, card, FIRE)


def _turn_damaged(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    return -0.35 * ship_worth(g, card) - bombs_at_stake(g, card) if g.state[card] != DAMAGED else 0.0


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


def _extra_shot(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    """One shot more, at what it hurts most."""
    combat = g.combat
    if combat is None or combat.settled or g.state[card] != ACTIVE or card in combat.extra_shots:
        return 0.0
    enemies = combat.defenders if card in combat.attackers else combat.attackers
    fire = values.current(g, card, FIRE)
    return max((0.8 * harm_worth(g, enemy, fire) for enemy in enemies if g.in_play(enemy)), default=0.0)


def _leave(g: Kaosz, scope: Scope, args: Args, card: int) -> float:
    return -bombs_at_stake(g, card) - 0.3


OnCard = Callable[[Kaosz, Scope, Args, int], float]
# For the card's controller: a loss is negative.
ON_CARDS: dict[str, OnCard] = {
    "damage": _damage, "destroy": _destroy, "turn_used": _turn_used, "turn_damaged": _turn_damaged,
    "turn_active": _turn_active, "turn_back": _turn_active, "modify_stat": _stat, "prevent_damage": _prevent,
    "add_development": _develop, "remove_development": _undevelop, "take_control": _control, "to_hq": _fetch,
    "restore_armor": _restore, "to_ruin": _lose, "to_trash": _lose, "unpay": _unpay, "play_free": _free,
    "pay_free": _some_use, "grant_keyword": _some_use, "to_colony": _some_use, "extra_shot": _extra_shot,
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
