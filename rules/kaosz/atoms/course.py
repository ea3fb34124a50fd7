"""Atoms of the course of the game: turns, phases, announcements, players who leave."""

from __future__ import annotations

from rules.core.records import Json

from ..state import Kaosz


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
