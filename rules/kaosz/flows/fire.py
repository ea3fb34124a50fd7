"""The fire step (section 7.3): whose opportunity it is, and what he does with it.

KG-7.31 who is next, KG-7.32 with which ships, KG-7.34 passing marks ships, KG-7.35 the end.
Quick start: strictly the fastest (KG-11.12, 11.13). Simplified combat: the players alternate (KG-11.51).
"""

from __future__ import annotations

from rules.core.decisions import PASS, Option
from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.questions import Question
from rules.core.ranges import COUNT, one_of

from .. import legal, values
from ..atoms import cards, course, effects
from ..questions import BURST_TARGETS, HEAVY, SHOOT
from ..state import Combat, Kaosz
from ..words import ACTIVE, BURST, FIRE, HEAVY_ARMAMENT, SPEED, STEALTH
from .aiming import can_be_bombed, fight
from .effects import is_unsettled, settle
from .stack import enact, trigger_window, window

HEAVY_COST = 2  # KG-8.16

fire_flow = Flow(
    "kaosz.fire", locals={"side": one_of("attacker", "defender"), "passes": COUNT},
    set_from={"opportunity": ("side", "passes")},
)  # fmt: skip

Opportunity = tuple[int, list[int]]  # the player, and the ships he may act with


@fire_flow.step
def begin(g: Kaosz, f: Frame) -> Next:
    f.side, f.passes = "attacker", 0
    course.hold_ships(g, g.is_simple_combat)  # KG-11.52
    return None


@fire_flow.step
def opportunity(g: Kaosz, f: Frame) -> Next:
    """KG-7.33, D20: fire, use an ability, or pass."""
    combat = g.combat
    if combat is None or combat.over or not combat.attackers or not combat.defenders:
        return done()
    if is_unsettled(g):
        return call(settle, then="opportunity")
    if g.waiting:
        opened = trigger_window(g, "combat")
        if opened is not None:
            opened.then = "opportunity"
            return opened
    found = next_opportunity(g, combat, f)
    if found is None:
        return done()
    seat, ships = found
    options = [*fire_options(g, combat, ships), PASS]
    chosen = f.pick(SHOOT, seat, options, rule="KG-7.33")
    if chosen == PASS:
        g.emit("holds_fire", seat=seat)
        course.pass_with(combat, ships)
        f.passes += 1
        f.side = _other(f.side)
        return goto("opportunity")
    verb, ship = chosen[0], chosen[1]
    if verb == "use":
        course.clear_marks(combat)
        f.passes = 0
        made = enact(seat, chosen)
        made.then = "ability_answered"
        return made
    heavy = 0 if verb == "stealth" else ask_heavy(g, f, seat, ship, HEAVY.by(f.flow))
    targets = _targets(g, f, seat, chosen, heavy)
    course.clear_marks(combat)
    f.passes, f.side = 0, _other(f.side)
    buy_heavy(g, seat, ship, heavy)
    if verb == "stealth":
        return call("kaosz.stealth", then="opportunity", ship=ship)
    return call("kaosz.shot", then="opportunity", ship=ship, targets=targets)


@fire_flow.step
def ability_answered(g: Kaosz, f: Frame) -> Next:
    """An ability used at an opportunity is answered like any other (KG-6.3); then the order is looked at anew."""
    opened = window(g, "combat", g.stack[-1].seat, 1) if g.stack else None
    if opened is None:
        return goto("opportunity")
    opened.then = "opportunity"
    return opened


def _other(side: str) -> str:
    return "defender" if side == "attacker" else "attacker"


# -- whose opportunity ---------------------------------------------------------------------------------------


def next_opportunity(g: Kaosz, combat: Combat, f: Frame) -> Opportunity | None:
    """Recomputed before every opportunity from current speeds and states (KG-7.36)."""
    active = {
        "attacker": [s for s in combat.attackers if g.state[s] == ACTIVE],
        "defender": [s for s in combat.defenders if g.state[s] == ACTIVE],
    }
    if g.is_simple_combat:
        return _alternating(combat, active, f)
    speeds = {ship: values.current(g, ship, SPEED) for side in active.values() for ship in side}
    return _fastest(combat, active, speeds) if g.is_quick else _outranking(combat, active, speeds)


def _seat(combat: Combat, side: str) -> int:
    return combat.attacker if side == "attacker" else combat.defender


def _alternating(combat: Combat, active: dict[str, list[int]], f: Frame) -> Opportunity | None:
    """KG-11.51: one ship each in turn; both passing, or having none, ends the step."""
    for _ in range(2):
        if f.passes >= 2:
            return None
        if active[f.side]:
            return _seat(combat, f.side), active[f.side]
        f.passes += 1
        f.side = _other(f.side)
    return None


def _outranking(combat: Combat, active: dict[str, list[int]], speeds: dict[int, int]) -> Opportunity | None:
    """KG-7.30-7.32; marked ships do not count and do not block (KG-7.34)."""
    fresh = {side: [s for s in ships if s not in combat.marked] for side, ships in active.items()}
    top = {side: max((speeds[s] for s in ships), default=-1) for side, ships in fresh.items()}
    if top["attacker"] < 0 and top["defender"] < 0:
        return None
    # Equal speed: the attacker's ship outranks (KG-7.30).
    side = "attacker" if top["attacker"] >= top["defender"] else "defender"
    against = top[_other(side)]
    least = against if side == "attacker" else against + 1
    return _seat(combat, side), [s for s in active[side] if speeds[s] >= least]


def _fastest(combat: Combat, active: dict[str, list[int]], speeds: dict[int, int]) -> Opportunity | None:
    """KG-11.12, 11.13: strictly the fastest ship that has not been skipped since the last shot."""
    for side in ("attacker", "defender"):
        other = [speeds[s] for s in active[_other(side)] if s not in combat.marked]
        mine = [s for s in active[side] if s not in combat.marked]
        best = max((speeds[s] for s in mine), default=-1)
        rival = max(other, default=-1)
        if best >= 0 and (best > rival or (best == rival and side == "attacker")):
            return _seat(combat, side), [s for s in mine if speeds[s] == best]
    return None


# -- what he can do ------------------------------------------------------------------------------------------


def fire_options(g: Kaosz, combat: Combat, ships: list[int]) -> list[Option]:
    """("fire", ship, target), ("burst", ship), ("stealth", ship); ("use", card, number) of a ship or what is on it."""
    found: list[Option] = []
    for ship in ships:
        attacks = ship in combat.attackers
        enemies = combat.defenders if attacks else combat.attackers
        abilities = values.abilities(g, ship)
        if not values.is_forbidden(g, "fire", g.controller[ship], ship):
            found += [("fire", ship, enemy) for enemy in enemies]
            if abilities & BURST and len(enemies) > 1 and _most_fire(g, ship) > 1:
                found.append(("burst", ship))
        if abilities & STEALTH and attacks and can_be_bombed(g) and _may_bomb(g, ship):
            found.append(("stealth", ship))
    if g.texts and ships:
        own = {card for ship in ships for card in (ship, *g.carried(ship))}  # KG-3.43, 3.54
        found += [option for option in legal.uses(g, g.controller[ships[0]]) if option[1] in own]
    return found


def _may_bomb(g: Kaosz, ship: int) -> bool:
    return not values.is_forbidden(g, "bomb", g.controller[ship], ship)


def heavy_room(g: Kaosz, ship: int, promised: int = 0) -> int:
    """KG-8.16, A15: how many points can be bought, within twice the base fire and the credits not yet promised."""
    if not values.abilities(g, ship) & HEAVY_ARMAMENT:
        return 0
    room = 2 * g.face(ship).stats[FIRE] - values.current(g, ship, FIRE)
    return max(0, min(room, (g.credits[g.controller[ship]] - promised) // HEAVY_COST))


def _most_fire(g: Kaosz, ship: int) -> int:
    return values.current(g, ship, FIRE) + heavy_room(g, ship)


def ask_heavy(g: Kaosz, f: Frame, seat: int, ship: int, question: Question, promised: int = 0) -> int:
    """KG-8.5: bought with the announcement."""
    room = heavy_room(g, ship, promised)
    return f.amount(question, seat, 0, room, rule="KG-8.16", source=ship) if room else 0


def buy_heavy(g: Kaosz, seat: int, ship: int, count: int) -> None:
    """Paid at once, lasts until the end of the combat phase."""
    if count:
        cards.spend(g, seat, HEAVY_COST * count, "heavy_armament")
        effects.strengthen(g, ship, "fire", count)


def _targets(g: Kaosz, f: Frame, seat: int, chosen: Option, heavy: int) -> list[int]:
    """KG-8.13: a Burst lists at most as many ships as the current fire, at least one."""
    if chosen[0] == "fire":
        return [chosen[2]]
    if chosen[0] == "stealth":
        return []
    combat = fight(g)
    enemies = combat.defenders if chosen[1] in combat.attackers else combat.attackers
    most = values.current(g, chosen[1], FIRE) + heavy
    return list(f.some(BURST_TARGETS.by(f.flow), seat, enemies, 1, most, rule="KG-8.13", source=chosen[1]))
