"""One shot (KG-7.40-7.45), with return fire, Burst, Formation, Heavy armament and Stealth as an answer (section 8).

1 announce  2 return fire, an ability, or neither  3 window W4  4 damage, simultaneous  5 turning  6 removal.
In the quick-start game the target decides about returning fire after the damage (KG-11.14).
"""

from __future__ import annotations

from typing import Any

from rules.core.decisions import Option
from rules.core.flow import Call, Flow, Next, call, done
from rules.core.frame import Frame
from rules.core.ranges import CARD, FLAG, list_of

from .. import values
from ..atoms import cards, course, effects
from ..effects.lasting import end_with_shot
from ..effects.replacing import harm, turn_used
from ..questions import BURST_AMOUNTS, BURST_TARGETS, HEAVY, RETURN_FIRE, SPLIT_FORMATION, USE_FORMATION
from ..ranges import BLOWS
from ..state import Kaosz
from ..words import ACTIVE, BURST, FIRE, FORMATION, RAPID_FIRE, STEALTH
from .aiming import can_be_bombed, fight
from .effects import is_unsettled, settle
from .fire import HEAVY_COST, ask_heavy, buy_heavy, heavy_room
from .stack import trigger_window, window

NOTHING, RETURN, BURST_RETURN, HIDE = "nothing", "return", "burst", "stealth"

shot = Flow(
    "kaosz.shot", params={"ship": CARD, "targets": list_of(CARD, 1)},
    locals={"blows": BLOWS, "hiding": list_of(CARD), "struck": list_of(CARD)},
    set_from={"answer": ("blows", "hiding", "struck")},
)  # fmt: skip

Blow = dict[str, Any]  # {"ship", "targets", "returns"}


@shot.step
def declare(g: Kaosz, f: Frame) -> Next:
    """KG-7.40."""
    combat = fight(g)
    course.point(combat, f.ship, f.targets[0])
    f.blows = [{"ship": f.ship, "targets": f.targets, "returns": False}]
    f.hiding = []
    f.struck = []
    course.announce(g, g.controller[f.ship], "shot", f.ship, *f.targets)
    effects.fire(g, "shot_announced", actor=g.controller[f.ship], subject=f.ship)
    return None


@shot.step
def answer(g: Kaosz, f: Frame) -> None:
    """KG-7.41, D21: each active ship fired at returns fire, hides in a Stealth bombardment, or does neither."""
    if not g.is_quick:
        _ask_returns(g, f)


def _ask_returns(g: Kaosz, f: Frame) -> None:
    if g.is_simple_combat or not _can_be_answered(g, f.ship):  # KG-11.50
        return
    blows: list[Blow] = []
    hiding: list[int] = []
    silent: list[int] = []
    bought: list[tuple[int, int]] = []
    for ship in f.targets:
        promised = HEAVY_COST * sum(heavy for _, heavy in bought)  # all targets have one controller
        options = _return_options(g, f, ship, promised)
        if len(options) < 2:
            continue
        seat = g.controller[ship]
        if values.is_forced(g, "return_fire", seat, ship):
            options = [o for o in options if o != NOTHING]
        chosen = f.pick(RETURN_FIRE.of(ship), seat, options, rule="KG-7.41", source=ship)
        if chosen == HIDE:
            hiding.append(ship)
        elif chosen == NOTHING:
            silent.append(ship)
        else:
            heavy = ask_heavy(g, f, seat, ship, HEAVY.by(f.flow).of(ship), promised)
            listed = [f.ship]
            if chosen == BURST_RETURN:
                most = values.current(g, ship, FIRE) + heavy
                listed = list(
                    f.some(BURST_TARGETS.by(f.flow).of(ship), seat, _returnable(g, f, ship), 1, most, rule="KG-8.13")
                )
            blows.append({"ship": ship, "targets": listed, "returns": True})
            bought.append((ship, heavy))
    for ship, heavy in bought:
        buy_heavy(g, g.controller[ship], ship, heavy)
    f.blows = [*f.blows, *blows]
    f.hiding = hiding
    for blow in blows:
        g.emit("return_fire", card=blow["ship"], targets=blow["targets"])
        effects.fire(g, "return_announced", actor=g.controller[blow["ship"]], subject=blow["ship"])
    for ship in hiding:
        g.emit("stealth", card=ship)
    for ship in silent:
        g.emit("no_return", card=ship)


def _can_be_answered(g: Kaosz, shooter: int) -> bool:
    """KG-8.11: nobody returns fire at a ship with Rapid fire, nor hides from it (KG-A32)."""
    return g.in_play(shooter) and not values.abilities(g, shooter) & RAPID_FIRE


def _return_options(g: Kaosz, f: Frame, ship: int, promised: int) -> list[Option]:
    """Only an active ship can return fire (KG-7.41)."""
    if not _can_fire(g, ship):
        return [NOTHING]
    found: list[Option] = [NOTHING]
    seat = g.controller[ship]
    abilities = values.abilities(g, ship)
    if not values.is_forbidden(g, "return_fire", seat, ship):
        found.append(RETURN)
        most = values.current(g, ship, FIRE) + heavy_room(g, ship, promised)
        if abilities & BURST and most > 0 and len(_returnable(g, f, ship)) > 1:
            found.append(BURST_RETURN)
    attacks = ship in fight(g).attackers
    if abilities & STEALTH and attacks and can_be_bombed(g) and not values.is_forbidden(g, "bomb", seat, ship):
        found.append(HIDE)
    return found


def _returnable(g: Kaosz, f: Frame, ship: int) -> list[int]:
    """KG-8.13, A52: a Burst on return may name any enemy but other ships with Rapid fire."""
    combat = fight(g)
    enemies = combat.defenders if ship in combat.attackers else combat.attackers
    return [enemy for enemy in enemies if enemy == f.ship or not values.abilities(g, enemy) & RAPID_FIRE]


@shot.step
def w4(g: Kaosz, f: Frame) -> Next:
    """KG-7.42: the player who announced last has the last chance; a declined return is no announcement."""
    last = f.hiding[-1] if f.hiding else f.blows[-1]["ship"]  # hiding is announced, too (KG-8.7)
    return window(g, "combat", g.controller[last])


@shot.step
def hide(g: Kaosz, f: Frame) -> Next:
    """KG-8.7: a Stealth answer resolves completely before the damage; the shot still hits."""
    return _hide_one(f, "hide")


def _hide_one(f: Frame, then: str) -> Call | None:
    if not f.hiding:
        return None
    ship, f.hiding = f.hiding[0], f.hiding[1:]
    return call("kaosz.stealth", then=then, ship=ship, answered=True)


@shot.step
def before(g: Kaosz, f: Frame) -> Next:
    if g.in_play(f.ship):
        effects.fire(g, "before_damage", actor=g.controller[f.ship], subject=f.ship)
    return trigger_window(g, "combat")


@shot.step
def hold(g: Kaosz, f: Frame) -> Next:
    """KG-7.45: ships with 0 armor stay until the end of the shot."""
    course.hold_ships(g, True)
    return None


@shot.step
def damage(g: Kaosz, f: Frame) -> Next:
    """KG-7.43: simultaneous; a ship being destroyed still deals its return fire."""
    return _strike(g, f)


@shot.step
def late_answer(g: Kaosz, f: Frame) -> None:
    """KG-11.14."""
    if g.is_quick:
        f.blows = []
        _ask_returns(g, f)


@shot.step
def late_hide(g: Kaosz, f: Frame) -> Next:
    return _hide_one(f, "late_hide")


@shot.step
def late_damage(g: Kaosz, f: Frame) -> Next:
    return _strike(g, f) if g.is_quick else None


def _strike(g: Kaosz, f: Frame) -> Call | None:
    """All blows at once: amounts are fixed now (D22, D23)."""
    hits: list[tuple[int, int]] = []
    struck: list[int] = []
    for blow in f.blows:
        if not _can_fire(g, blow["ship"]):
            continue
        there = [t for t in blow["targets"] if g.in_play(t) and g.side_of(t)]
        if there:
            hits += _amounts(g, f, blow, there, hits)
        if there or not blow["returns"]:  # a shot is committed even if its target is gone (KG-A4)
            struck.append(blow["ship"])
    f.struck = [*f.struck, *struck]
    return harm(g, f, _summed(hits))


def _summed(hits: list[tuple[int, int]]) -> list[tuple[int, int]]:
    found: dict[int, int] = {}
    for ship, by in hits:
        found[ship] = found.get(ship, 0) + by
    return list(found.items())


def _can_fire(g: Kaosz, ship: int) -> bool:
    """KG-A25, A26: a ship that has left the combat or is not active loses its shot; all do if the combat has ended."""
    return g.in_play(ship) and bool(g.side_of(ship)) and g.state[ship] == ACTIVE and not fight(g).over


def _amounts(g: Kaosz, f: Frame, blow: Blow, there: list[int], hits: list[tuple[int, int]]) -> list[tuple[int, int]]:
    ship = blow["ship"]
    power = values.current(g, ship, FIRE)
    # On return fire a list with only a third ship is a Burst as well (KG-8.13).
    if len(blow["targets"]) > 1 or (blow["returns"] and blow["targets"] != [f.ship]):
        return _burst_amounts(g, f, ship, there, power)
    return _formation(g, f, there[0], power, ship, dict(_summed(hits)))


def _burst_amounts(g: Kaosz, f: Frame, ship: int, there: list[int], power: int) -> list[tuple[int, int]]:
    """KG-8.13: at least 1 for each listed ship that is still there, as far as the fire suffices; the rest is free."""
    if len(there) == 1 or power == 0:
        return [(there[0], power)]
    if power == len(there):
        return [(t, 1) for t in there]
    few = power < len(there)  # the shooter says who goes without
    caps = dict.fromkeys(there, 1 if few else power)
    floors = [0 if few else 1] * len(there)
    seat = g.controller[ship]
    least = min(power, len(there))
    given = f.split(BURST_AMOUNTS.of(ship), seat, caps, least, power, floors=floors, rule="KG-8.13", source=ship)
    return [(t, by) for t, by in given.items() if by]


def _formation(g: Kaosz, f: Frame, target: int, power: int, by: int, struck: dict[int, int]) -> list[tuple[int, int]]:
    """KG-8.14: damage of one ship's fire may be divided among ships with Formation, none above its armor.

    What other ships deal at the same moment (`struck`) counts, too: several return the fire of a Burst.
    """
    if power == 0 or not values.abilities(g, target) & FORMATION:
        return [(target, power)]
    combat = fight(g)
    side = combat.attackers if target in combat.attackers else combat.defenders
    group = [ship for ship in side if values.abilities(g, ship) & FORMATION]
    if len(group) < 2:
        return [(target, power)]
    seat = g.controller[target]
    if f.pick(USE_FORMATION.of(f"{by}/use"), seat, ["use", "decline"], rule="KG-8.14", source=target) == "decline":
        return [(target, power)]
    caps = {ship: max(0, values.armor_left(g, ship) - struck.get(ship, 0)) for ship in group}
    total = min(power, sum(caps.values()))
    given = f.split(SPLIT_FORMATION.of(f"formation/{by}"), seat, caps, total, total, rule="KG-8.14", source=target)
    return [(ship, by) for ship, by in given.items() if by]


@shot.step
def turn_ships(g: Kaosz, f: Frame) -> Next:
    """KG-7.44: the shooter and those that returned fire turn used; also a shooter whose shot was lost stays so."""
    ships = [ship for ship in f.struck if g.in_play(ship)]
    out = turn_used(g, f, ships)
    combat = fight(g)
    for ship in ships:
        if ship in combat.extra_shots:
            course.use_shot(combat, ship)
            cards.turn_to(g, ship, ACTIVE)
    return out


@shot.step
def remove(g: Kaosz, f: Frame) -> Next:
    """KG-7.45."""
    combat = g.combat
    if combat is not None:
        course.point(combat)
    course.hold_ships(g, g.is_simple_combat)  # KG-11.52: there ships stay until the end of the step
    end_with_shot(g)
    course.close_announcement(g)
    return call(settle) if is_unsettled(g) else done()


# -- Stealth -------------------------------------------------------------------------------------------------

stealth = Flow(
    "kaosz.stealth", params={"ship": CARD}, locals={"answered": FLAG, "flew": FLAG}, set_from={"turn_away": ("flew",)}
)


@stealth.step
def come_near(g: Kaosz, f: Frame) -> Next:
    """KG-8.7: announce, window W4; as an answer to a shot it shares the window of the shot."""
    if f.get("answered"):
        return None
    seat = g.controller[f.ship]
    course.announce(g, seat, "stealth", f.ship)
    return window(g, "combat", seat)


@stealth.step
def drop_bombs(g: Kaosz, f: Frame) -> Next:
    """A separate bombardment of this ship alone (KG-A11); it needs the ship active and a target (KG-7.56)."""
    if not f.get("answered"):
        course.close_announcement(g)
    f.flew = _can_fire(g, f.ship)
    if not f.flew or not can_be_bombed(g):
        return None
    return call("kaosz.bombardment", ships=[f.ship], stealth=True)


@stealth.step
def turn_away(g: Kaosz, f: Frame) -> Next:
    if f.flew and g.in_play(f.ship):
        return turn_used(g, f, [f.ship])
    return None
