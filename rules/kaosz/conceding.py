"""Conceding (KG-10.6, 11.42): allowed at any time, also in the middle of a question."""

from __future__ import annotations

from rules.core.flow import Frame

from . import atoms, ending, values
from .effects.lasting import end_with_combat, end_with_turn
from .flows.aiming import spent_rockets
from .state import Kaosz
from .words import DAMAGED, REPAIR, USED

# Flows that only go on for the player who started them.
_OWN = ("kaosz.announce", "kaosz.search")


def concede(g: Kaosz, seat: int) -> None:
    """A player leaves. With two players the other wins; else he is eliminated and credited to nobody."""
    if seat not in g.order:
        return
    g.emit("concede", seat=seat)
    if not g.is_multiplayer:
        ending.win(g, next(s for s in g.order if s != seat), "kaosz.concede")
        return
    acting = g.active == seat
    if g.combat is not None and seat in (g.combat.attacker, g.combat.defender):
        g.combat.over = True
    ending.eliminate(g, seat, -1)
    if ending.end_if_alone(g):
        return
    if acting:
        _end_turn_at_once(g)
    else:
        _forget_questions(g, seat)
        again = Frame("kaosz.victory")  # KG-11.41: cards bound to him get another neighbour at once
        again._at = "look_round"
        g.frames.append(again)


def _end_turn_at_once(g: Kaosz) -> None:
    """His turn ends without an end phase; a combat is unequipped first."""
    ending.clear_stack(g)
    for ship in list(g.combat.hit) if g.combat is not None else ():  # KG-7.46, 8.17
        atoms.turn_to(g, ship, USED if values.abilities(g, ship) & REPAIR else DAMAGED)
    for card in list(g.boarded):
        atoms.unboard(g, card)
    if g.combat is not None:
        for card in spent_rockets(g):
            atoms.leave_play(g, card)
        g.combat = None
    g.looking, g.looker, g.held = [], -1, False
    atoms.close_announcement(g)
    end_with_combat(g)
    end_with_turn(g)
    del g.frames[1:]
    for frame in g.frames:
        frame._answers = {}


def _forget_questions(g: Kaosz, seat: int) -> None:
    """Windows no longer ask him, and what he was about to announce is dropped."""
    while len(g.frames) > 1 and g.frames[-1]._flow in _OWN and g.frames[-1].__dict__.get("seat") == seat:
        g.frames.pop()
    for frame in g.frames:
        frame._answers = {key: value for key, value in frame._answers.items() if not key.endswith(f"@{seat}")}
        for name in ("queue", "round"):
            if name in frame.__dict__:
                setattr(frame, name, [s for s in getattr(frame, name) if s != seat])
    if g.looker == seat:
        g.looking, g.looker = [], -1
