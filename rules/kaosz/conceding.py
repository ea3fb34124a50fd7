"""Conceding (KG-10.6, 11.42): allowed at any time, also in the middle of a question."""

from __future__ import annotations

from rules.core.flow import Frame

from . import atoms, ending
from .state import Combat, Kaosz

# Flows that only go on for the player who started them.
_OWN = ("kaosz.announce", "kaosz.search")
# The lists of players in frames who are still to be asked.
_TO_BE_ASKED = ("queue", "round", "asked")


def concede(g: Kaosz, seat: int, ends: bool) -> None:
    """A player leaves. With two players the other wins; else he is eliminated and credited to nobody.

    `ends`: nobody wants to go on without him; the judge decides among those who are left (KG-11.75).
    """
    if seat not in g.order:
        return
    g.emit("concede", seat=seat)
    if not g.is_multiplayer:
        ending.win(g, next(s for s in g.order if s != seat), "kaosz.concede")
        return
    if g.combat is not None and seat in (g.combat.attacker, g.combat.defender):
        g.combat.over = True
    ending.eliminate(g, seat, -1)
    if ending.end_if_alone(g):
        return
    if ends:
        ending.judge(g, "kaosz.abandoned")
        return
    _forget_questions(g, seat)
    if g.active != seat:
        g.frames.append(_at("kaosz.victory", "look_round"))  # KG-11.41: cards bound to him get another neighbour
    elif g.turn:
        _end_turn_at_once(g)
    else:
        ending.set_starter(g, g.next_seat(seat))


def _end_turn_at_once(g: Kaosz) -> None:
    """His turn ends without an end phase; a combat first goes on to its unequip step."""
    ending.clear_stack(g)
    g.looking, g.looker = [], -1
    atoms.close_announcement(g)
    del g.frames[1:]
    g.frames.append(_at("kaosz.turn", "end_of_turn"))
    if g.combat is not None:
        g.frames.append(_at("kaosz.combat", _way_out(g.combat)))
    g.frames.append(_at("kaosz.victory", "look_round"))


def _way_out(combat: Combat) -> str:
    """Where a combat goes on that is over: hits that were dealt still count (KG-7.46), nothing happens twice."""
    if combat.step == "named":
        return "finish"
    return "unequip" if combat.settled else "fire_over"


def _at(flow: str, step: str) -> Frame:
    frame = Frame(flow)
    frame._at = step
    return frame


def _forget_questions(g: Kaosz, seat: int) -> None:
    """Nobody asks him any more, and what he was about to announce is dropped.

    What others had answered in the present step is asked again: it may have been about his cards.
    """
    while len(g.frames) > 1 and g.frames[-1]._flow in _OWN and g.frames[-1].__dict__.get("seat") == seat:
        g.frames.pop()
    for frame in g.frames:
        frame._answers = {}
        for name in _TO_BE_ASKED:
            if name in frame.__dict__:
                setattr(frame, name, [s for s in getattr(frame, name) if s != seat])
    if g.looker == seat:
        g.looking, g.looker = [], -1
