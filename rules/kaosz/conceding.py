"""Conceding (KG-10.6, 11.42): allowed at any time, also in the middle of a question."""

from __future__ import annotations

from rules.core.under_way import ask_no_more, begin, end_above, end_on_top

from . import atoms, ending
from .state import Combat, Kaosz

# Flows that only go on for the player who started them.
_OWN = ("kaosz.announce", "kaosz.search")


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
        atoms.break_off(g.combat)
    ending.eliminate(g, seat, -1)
    if ending.end_if_alone(g):
        return
    if ends:
        ending.judge(g, "kaosz.abandoned")
        return
    _forget_questions(g, seat)
    if g.active != seat:
        begin(g, "kaosz.victory", "look_round")  # KG-11.41: cards bound to him get another neighbour
    elif g.turn:
        _end_turn_at_once(g)
    else:
        ending.set_starter(g, g.next_seat(seat))


def _end_turn_at_once(g: Kaosz) -> None:
    """His turn ends without an end phase; a combat first goes on to its unequip step."""
    ending.clear_stack(g)
    atoms.close_eyes(g)
    atoms.close_announcement(g)
    end_above(g, 1)
    begin(g, "kaosz.turn", "end_of_turn")
    if g.combat is not None:
        begin(g, "kaosz.combat", _way_out(g.combat))
    begin(g, "kaosz.victory", "look_round")


def _way_out(combat: Combat) -> str:
    """Where a combat goes on that is over: hits that were dealt still count (KG-7.46), nothing happens twice."""
    if combat.step == "named":
        return "finish"
    return "unequip" if combat.settled else "fire_over"


def _forget_questions(g: Kaosz, seat: int) -> None:
    """Nobody asks him any more, and what he was about to announce is dropped."""
    end_on_top(g, _OWN, lambda f: f.get("seat") == seat)
    ask_no_more(g, seat)
    if g.looker == seat:
        atoms.close_eyes(g)
