"""The questions of a combat (section 7): attackers, defenders, payments, shots, answers, bombs, traps."""

from __future__ import annotations

from rules.core.decisions import PASS, Amount, One, Option, Some, Split, Value

from .. import legal, values
from ..flows.fire import HEAVY_COST
from ..questions import HEAVY
from ..state import Combat, Kaosz
from ..words import BOMB, FIRE
from .boarding import addition, best_boarding
from .duel import SIMPLE, Field
from .duelling import outcome, weigh_answers, weigh_moves
from .fleets import Roster, gains_of, present_field
from .operations import bombs_at_stake
from .plans import best_defenders, ranked_attackers
from .prices import WORTH_IT, takes_turn, use_worth
from .promise import promise
from .skill import Mind
from .worth import CREDIT, colony_worth, face_worth, lives, ship_worth

DONE, NO = "done", "no"


def _combat(g: Kaosz) -> Combat:
    assert g.combat is not None
    return g.combat


# -- equip and pay -------------------------------------------------------------------------------------------


def attackers(g: Kaosz, d: Some, mind: Mind) -> tuple[int, ...]:
    """D14."""
    c = _combat(g)
    planned = mind.plan
    if planned is not None and planned.option[1:] == (c.defender, c.target if c.target >= 0 else c.kind):
        fleet = planned.ships
    else:
        breadth = mind.skill.breadth
        ranked = ranked_attackers(Roster(g, True), c.attacker, c.defender, c.kind, c.target, d.items, breadth)
        fleet = ranked[0][1]
    chosen = tuple(ship for ship in d.items if ship in fleet)
    return chosen if len(chosen) >= d.low else tuple(d.items[: max(1, d.low)])


def defenders(g: Kaosz, d: Some, mind: Mind) -> tuple[int, ...]:
    """D16."""
    fleet, _ = best_defenders(g, d.items, mind.skill.breadth)
    sent = tuple(ship for ship in d.items if ship in fleet and mind.thinks_of_it())
    return sent if len(sent) >= d.low else tuple(ship for ship in d.items if ship in fleet)


def board(g: Kaosz, d: One, mind: Mind) -> Value:
    """D15, D17; crew under attack goes aboard if it can (KG-7.16)."""
    c = _combat(g)
    attacking = d.seat == c.attacker
    if not attacking and c.target >= 0:
        for option in d.options:
            if option != DONE and option[1] == c.target:
                return option
    found = best_boarding(g, d.seat, c.attackers if attacking else c.defenders, attacking)
    wanted = ("board", *found) if found is not None else DONE
    return wanted if wanted in d.options else DONE


def pay(g: Kaosz, d: One, mind: Mind) -> Value:
    """D18: what brings more than it costs, the best first."""
    best, chosen = 0.2, DONE
    for option in d.options:
        if option != DONE:
            value = mind.blurred(payment_worth(g, d.seat, option[1]))
            if value > best:
                best, chosen = value, option
    return chosen


def payment_worth(g: Kaosz, seat: int, card: int) -> float:
    """A card aboard: what it changes in this duel, and that it stays paid."""
    c = _combat(g)
    face = g.face(card)
    cost = CREDIT * legal.price_to_pay(g, seat, card)
    if face.subtype == "rocket":
        return promise(g, seat, card, face.on_pay) - cost - 0.8
    attacking = seat == c.attacker
    gains = gains_of(g, c.attacker, c.defender, c.kind, c.target)
    ship = g.carrier[card]
    roster = Roster(g, True)
    plain = roster.field(c.attackers, c.defenders, gains)
    better = roster.field(c.attackers, c.defenders, gains, {ship: addition(face)})
    change = outcome(better) - outcome(plain)
    lasting = 0.45 * face_worth(face) if g.credits[seat] >= 2 else 0.2
    return (change if attacking else -change) + lasting - cost


# -- fire ----------------------------------------------------------------------------------------------------


def _marks(field: Field, g: Kaosz, side: int) -> int:
    """The marks of KG-7.34 as the duel keeps them."""
    if field.mode == SIMPLE:
        passes = int(g.frames[-1].get("passes", 0))
        return (passes << 1) | side
    marks = 0
    for i, ship in enumerate(field.ships):
        if ship.card in _combat(g).marked:
            marks |= 1 << i
    return marks


def weighed_shots(g: Kaosz, d: One, mind: Mind) -> list[tuple[Option, float]]:
    """Every option of the opportunity with its value for the player who has it."""
    field = present_field(g)
    side = 0 if d.seat == _combat(g).attacker else 1
    number = {ship.card: i for i, ship in enumerate(field.ships)}
    ships = sorted({number[option[1]] for option in d.options if option != PASS and option[0] != "use"})
    moves, _ = weigh_moves(field, _marks(field, g, side), side, ships, mind.skill.nodes)
    sign = 1 if side == 0 else -1
    found = []
    for (what, s, t), value in moves:
        if what == "pass":
            option: Option = PASS
        elif what == "fire":
            option = ("fire", field.ships[s].card, field.ships[t].card)
        else:
            option = (what, field.ships[s].card)
        if option in d.options:
            found.append((option, sign * value))
    return found


def fire(g: Kaosz, d: One, mind: Mind) -> Value:
    """D20."""
    if len(d.options) == 1:
        return d.options[0]
    best, chosen, idle = -1e9, PASS, 0.0
    for option, value in weighed_shots(g, d, mind):
        idle = value if option == PASS else idle
        value = mind.blurred(value) + (0.01 if option == PASS else 0.0)
        if value > best:
            best, chosen = value, option
    ability = _best_ability(g, d, best - idle) if mind.skill.interrupts else None
    return chosen if ability is None else ability


def _best_ability(g: Kaosz, d: One, shot: float) -> Value:
    """D20: an ability used before the shot, or instead of it if its price is the ship's own turn."""
    best, chosen = WORTH_IT, None
    for option in d.options:
        if option != PASS and option[0] == "use":
            value = use_worth(g, d.seat, option[1], option[2])
            if takes_turn(g, option[1], option[2]):
                value -= shot + bombs_at_stake(g, g.carrier[option[1]] if g.carrier[option[1]] >= 0 else option[1])
            if value > best:
                best, chosen = value, option
    return chosen


def _duel_number(field: Field, card: int) -> int:
    return next(i for i, ship in enumerate(field.ships) if ship.card == card)


def heavy(g: Kaosz, d: Amount, mind: Mind) -> int:
    """D20: as much as makes the kill, if that is worth it."""
    ship = int(d.source)
    target = _heavy_target(g, d, ship)
    if target < 0:
        return 0
    need = values.armor_left(g, target) - values.current(g, ship, FIRE)
    worth_it = 0.6 * ship_worth(g, target) > CREDIT * HEAVY_COST * need
    return need if 0 < need <= d.high and worth_it else 0


def _heavy_target(g: Kaosz, d: Amount, ship: int) -> int:
    c = _combat(g)
    if d.prompt == HEAVY.by("kaosz.shot"):
        return c.shooter
    for value in g.frames[-1].answers.values():
        if type(value) is tuple and len(value) == 3 and value[0] == "fire" and value[1] == ship:
            return int(value[2])
    return -1


def burst(g: Kaosz, d: Some, mind: Mind) -> tuple[int, ...]:
    """D20, D21: whom a Burst names."""
    field = present_field(g)
    c = _combat(g)
    source = d.source if d.source is not None else int(d.key.partition("/")[2].partition("@")[0])
    plan = field.burst_plan(_duel_number(field, source), field.start, field.status)
    named = [field.ships[i].card for i in plan if field.ships[i].card in d.items][: d.high]
    if len(named) < d.low:
        named = [ship for ship in d.items if ship in (c.shooter, c.shot_at)][: d.low] or list(d.items[: d.low])
    return tuple(named)


def burst_amounts(g: Kaosz, d: Split, mind: Mind) -> tuple[int, ...]:
    """D22: kills where the fire suffices, else a point for each."""
    given = [d.floor(i) for i in range(len(d.slots))]
    left = d.high - sum(given)
    need = [values.armor_left(g, int(ship)) - given[i] for i, ship in enumerate(d.slots)]
    worth = [ship_worth(g, int(ship)) for ship in d.slots]
    for i in sorted(range(len(need)), key=lambda i: -worth[i] / max(1, need[i])):
        if 0 < need[i] <= left and given[i] + need[i] <= d.caps[i]:
            given[i] += need[i]
            left -= need[i]
    for i in sorted(range(len(need)), key=lambda i: -worth[i]):
        more = min(left, d.caps[i] - given[i])
        given[i] += more
        left -= more
    return tuple(given)


def answer_shot(g: Kaosz, d: One, mind: Mind) -> Value:
    """D21: return fire, hide, or neither."""
    c = _combat(g)
    target = int(d.source)
    if g.is_quick:
        # The damage has been dealt already: a ship that is hit loses nothing by shooting back.
        return "return" if "return" in d.options else d.options[0]
    field = present_field(g)
    s, t = _duel_number(field, c.shooter), _duel_number(field, target)
    sign = -1 if s < field.count else 1
    best, chosen = -1e9, d.options[0]
    for what, value in weigh_answers(field, s, t, field.acted(0 if s < field.count else 1), mind.skill.nodes):
        value = mind.blurred(sign * value) + (0.02 if what == "return" else 0.0)
        if what in d.options and value > best:
            best, chosen = value, what
    return chosen


def use_formation(g: Kaosz, d: One, mind: Mind) -> Value:
    """D23: divide what would destroy the ship, if the others can bear it."""
    c = _combat(g)
    target = int(d.source)
    shooter = c.shooter if target != c.shooter else c.shot_at
    power = values.current(g, shooter, FIRE)
    return "use" if power >= values.armor_left(g, target) else "decline"


def split_formation(g: Kaosz, d: Split, mind: Mind) -> tuple[int, ...]:
    """Nobody dies if that can be avoided; those already hit take more."""
    hit = _combat(g).hit
    given = [0] * len(d.slots)
    left = d.low
    order = sorted(range(len(d.slots)), key=lambda i: (d.slots[i] not in hit, -d.caps[i]))
    for i in order:
        given[i] = min(left, max(0, d.caps[i] - 1))
        left -= given[i]
    for i in sorted(order, key=lambda i: ship_worth(g, int(d.slots[i]))):
        more = min(left, d.caps[i] - given[i])
        given[i] += more
        left -= more
    return tuple(given)


# -- bombs ---------------------------------------------------------------------------------------------------


def bombers(g: Kaosz, d: Some, mind: Mind) -> tuple[int, ...]:
    """D24: on a colony everybody who can, elsewhere as few as it takes."""
    c = _combat(g)
    ships = [ship for ship in d.items if values.current(g, ship, BOMB) > 0]
    gains = gains_of(g, c.attacker, c.defender, c.kind, c.target)
    if c.kind == "colony":
        return tuple(ships)
    need = next((bombs for bombs, value in enumerate(gains) if value > 0), 99) - c.extra
    chosen: list[int] = []
    for ship in sorted(ships, key=lambda s: -values.current(g, s, BOMB)):
        if need > 0:
            chosen.append(ship)
            need -= values.current(g, ship, BOMB)
    return tuple(chosen) if need <= 0 or c.kind == "base" else ()


def demolition(g: Kaosz, d: Amount, mind: Mind) -> int:
    """D25: own cards for bombs, where the enemy's are dearer or the last."""
    c = _combat(g)
    own, theirs = lives(g, c.attacker), lives(g, c.defender)
    if c.kind != "colony":
        return 0
    bombs = sum(values.current(g, ship, BOMB) for ship in c.attackers if g.state[ship] == 0)
    if bombs < theirs <= bombs + d.high and own > theirs - bombs:
        return theirs - bombs
    if bombs >= theirs or own - d.high < 6:
        return 0
    lost = colony_worth(own) - colony_worth(own - d.high)
    won = colony_worth(theirs - bombs) - colony_worth(max(0, theirs - bombs - d.high))
    return d.high if won > 1.15 * lost else 0


def trap(g: Kaosz, d: One, mind: Mind) -> Value:
    """D26."""
    for option in d.options:
        if option != NO:
            card = option[1]
            value = promise(g, d.seat, card, g.face(card).trap)
            if value > CREDIT * legal.price_to_pay(g, d.seat, card) - 0.5:
                return option
    return NO if NO in d.options else d.options[0]
