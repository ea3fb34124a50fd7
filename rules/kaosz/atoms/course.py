"""Atoms of the course of the game: turns, phases, announcements, players who leave, and combats (section 7)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core.limits import bounded
from rules.core.records import Json

from ..state import Combat, Kaosz
from .cards import leave_lists, unboard
from .effects import fire


def begin_combat(g: Kaosz, attacker: int, defender: int, at: str | int) -> None:
    """The attack target is named: the combat phase begins (KG-7.1)."""
    g.combats += 1
    g.attacks += 1
    kind = at if isinstance(at, str) else g.counts_as(at)
    g.combat = Combat(g.combats, attacker, defender, kind)
    g.emit("attack", seat=attacker, defender=defender)
    aim(g, kind, -1 if isinstance(at, str) else at)
    set_phase(g, "attack")
    fire(g, "attack_declared", actor=attacker, subject=g.combat.target)


def end_combat(g: Kaosz) -> None:
    """The main phase goes on (KG-5.8)."""
    g.combat = None
    g.emit("combat_over")
    set_phase(g, "main")


def join_combat(g: Kaosz, ship: int, attacks: bool) -> None:
    """A ship takes part in the combat."""
    combat = g.combat
    if combat is not None:
        (combat.attackers if attacks else combat.defenders).append(ship)
        combat.defended = combat.defended or not attacks
        g.emit("joins", card=ship, side="attacker" if attacks else "defender")


def quit_combat(g: Kaosz, ship: int) -> None:
    """A ship takes no part any more; its crew goes home."""
    for each in list(g.carried(ship)):
        if each in g.boarded:
            unboard(g, each)
    leave_lists(g, ship)
    g.emit("leaves_combat", card=ship)


def aim(g: Kaosz, kind: str, card: int) -> None:
    """The attack has a target (KG-7.1)."""
    combat = g.combat
    if combat is not None:
        combat.kind, combat.target = kind, card
        combat.target_serial = g.serial[card] if card >= 0 else 0
        g.emit("target", what=kind, card=card, seat=combat.defender)


# -- its course ----------------------------------------------------------------------------------------------


def begin_step(combat: Combat, step: str) -> None:
    """The next step: equip, pay, fire, bombard, unequip."""
    combat.step = step


def break_off(combat: Combat) -> None:
    """The combat goes on with its unequip step."""
    combat.over = True


def skip(combat: Combat, step: str) -> None:
    """A step will be left out."""
    combat.skipped.append(step)


def hold_ships(g: Kaosz, held: bool) -> None:
    """Ships with 0 armor stay for now (KG-7.45, 11.52), or go when the table is looked at next."""
    g.held = held


# -- ships in it ---------------------------------------------------------------------------------------------


def pass_with(combat: Combat, ships: Iterable[int]) -> None:
    """KG-7.34: a pass marks all ships the player could have chosen."""
    combat.marked += [ship for ship in ships if ship not in combat.marked]


def clear_marks(combat: Combat) -> None:
    """Somebody has acted: every ship may be chosen again."""
    combat.marked = []


def point(combat: Combat, shooter: int = -1, target: int = -1) -> None:
    """Who fires at whom just now; nobody when the shot is over."""
    combat.shooter, combat.shot_at = shooter, target


def note_hit(combat: Combat, card: int) -> None:
    """KG-7.46: it will turn damaged at the end of the fire step."""
    if card not in combat.hit:
        combat.hit.append(card)


def settle_hits(combat: Combat) -> None:
    """KG-7.48: from now on a hit turns a ship at once."""
    combat.settled, combat.hit = True, []


def grant_shot(combat: Combat, ship: int) -> None:
    """A ship turns active once more after its next shot."""
    combat.extra_shots.append(ship)


def use_shot(combat: Combat, ship: int) -> None:
    """The extra shot is used up."""
    combat.extra_shots.remove(ship)


def arm(combat: Combat, rocket: int) -> None:
    """KG-3.46: a rocket was paid in this combat."""
    combat.rockets.append(rocket)


def name_bombers(combat: Combat, ships: list[int]) -> None:
    """KG-7.50: the ships that bomb."""
    combat.bombers = ships


def add_bombs(combat: Combat, by: int) -> None:
    """An effect adds to the bombardment."""
    combat.extra = bounded(combat.extra + by)


def pass_turn(g: Kaosz) -> None:
    """The next player clockwise is the active one."""
    g.active = g.next_seat(g.active)


def begin_turn(g: Kaosz) -> None:
    """KG-9.13: what counts for one turn begins anew."""
    g.turn += 1
    g.turns[g.active] += 1
    g.attacks = 0
    g.spent = {}
    g.developed = [0] * len(g.developed)


def announce(g: Kaosz, seat: int, *what: Json) -> None:
    """An action is announced and waits for its window (KG-6.8)."""
    g.announced = list(what)
    if g.heard is not None:
        g.emit("announced", seat=seat, what=list(what))


def close_announcement(g: Kaosz) -> None:
    """The announced action is over."""
    g.announced = None


def set_phase(g: Kaosz, phase: str) -> None:
    """A phase begins."""
    if g.phase != phase:
        g.phase = phase
        g.emit("phase", phase=phase, seat=g.active, turn=g.turn)


def expect_answer(g: Kaosz, seat: int | None) -> None:
    """Who has just been found able to answer in the window that opens now; None once that was used."""
    g.ready = seat


def shake(g: Kaosz, shaken: bool = True) -> None:
    """Something may have lost its last armor, or a colony its last card: the table is looked at before going on."""
    g.shaken = shaken


def fall(g: Kaosz, seat: int, by: int, together: bool) -> None:
    """A player is out of the game (KG-11.37); `by` -1: credited to nobody."""
    g.order.remove(seat)
    if together:
        g.fallen[-1].append(seat)
    else:
        g.fallen.append([seat])
    g.credits[seat] = 0
    if by >= 0:
        g.victims[by] += 1
    g.emit("eliminated", seat=seat, by=by)


def void_items(g: Kaosz, seat: int) -> None:
    """What a player who leaves had on the stack has no effect."""
    for item in g.stack:
        if item.seat == seat:
            item.negated = True


def clear_items(g: Kaosz) -> None:
    """Nothing lies on the stack any more."""
    g.stack.clear()
