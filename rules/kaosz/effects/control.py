"""Operations of control and place."""

from __future__ import annotations

from rules.core.flow import Next, call

from .. import values
from ..atoms import cards as atoms
from ..atoms import course
from ..questions import TO
from ..state import CANTINA, HANGAR, ON, SURFACE, Kaosz, zone_of
from ..words import UNPAID, WORKS
from .lasting import last
from .registry import On, Until, Who, operation
from .replacing import turn_damaged
from .run import Run


@operation("take_control")
def take_control(g: Kaosz, run: Run, *, on: On, who: Who = "you", until: Until = "instant") -> Next:
    """A player takes control of ships, crew or bases, for good or until the end of the turn (KG-9.17)."""
    cards = run.cards(g, on)
    seat = next(iter(run.seats(g, who)), -1)
    taken = [card for card in cards if seat >= 0 and g.controller[card] != seat]
    out = _turn_hit(g, run, taken)
    for card in taken:
        if until != "instant":
            last(g, run, "take_control", until, cards=[card], by=g.controller[card], seats=[seat])
        atoms.change_control(g, card, seat)
    return out


def _turn_hit(g: Kaosz, run: Run, leaving: list[int]) -> Next:
    """KG-7.49.1: a ship that was hit turns damaged before it leaves the combat; a hit is never forgotten."""
    hit = [] if g.combat is None else g.combat.hit
    return turn_damaged(g, run.f, [card for card in leaving if card in hit], by_damage=True)


@operation("attach_move")
def attach_move(g: Kaosz, run: Run, *, on: On, to: On) -> None:
    """Equipment moves to another ship of its controller with room."""
    cards, ships = run.cards(g, on), run.cards(g, to, TO)
    for card in cards:
        if ships and g.carrier[card] not in (-1, ships[0]) and values.free_capacity(g, ships[0]) > 0:
            atoms.move_attached(g, card, ships[0])


@operation("board")
def board(g: Kaosz, run: Run, *, on: On, to: On) -> None:
    """Crew boards a participating ship with room."""
    cards, ships = run.cards(g, on), run.cards(g, to, TO)
    for card in cards:
        in_cantina = zone_of(g.cards.place[card]) == "cantina"
        if ships and in_cantina and g.side_of(ships[0]) and values.free_capacity(g, ships[0]) > 0:
            atoms.board(g, card, ships[0])


@operation("unboard")
def unboard(g: Kaosz, run: Run, *, on: On) -> None:
    """Crew goes back to the cantina."""
    for card in run.cards(g, on):
        if card in g.boarded:
            atoms.unboard(g, card)


@operation("enter_combat")
def enter_combat(g: Kaosz, run: Run, *, on: On) -> None:
    """Ships of the attacker or the defender join the combat, against KG-7.15."""
    cards = run.cards(g, on)
    combat = g.combat
    if combat is None or combat.step in ("named", "unequip"):
        return
    for card in cards:
        seat = g.controller[card]
        if not g.side_of(card) and seat in (combat.attacker, combat.defender):
            course.join_combat(g, card, seat == combat.attacker)


@operation("leave_combat")
def leave_combat(g: Kaosz, run: Run, *, on: On) -> Next:
    """Ships leave the combat; crew on them goes home."""
    leaving = [card for card in run.cards(g, on) if g.side_of(card)]
    out = _turn_hit(g, run, leaving)
    for card in leaving:
        course.quit_combat(g, card)
    return out


@operation("play_free")
def play_free(g: Kaosz, run: Run, *, on: On) -> None:
    """Cards from HQ or trash come into play without cost: ships face up, others unpaid where they belong."""
    for card in run.cards(g, on):
        _put(g, run, card)


def _put(g: Kaosz, run: Run, card: int) -> None:
    face, seat = g.face(card), run.seat
    if face.type == "ship":
        atoms.enter_play(g, card, HANGAR[seat], seat, WORKS)
    elif face.type == "crew":
        atoms.enter_play(g, card, CANTINA[seat], seat, UNPAID)
    elif face.type == "base":
        atoms.enter_play(g, card, SURFACE[seat], seat, UNPAID)
    elif face.type == "equipment":
        ship = next((s for s in g.hangar(seat) if values.free_capacity(g, s) > 0), -1)
        if ship >= 0:
            atoms.enter_play(g, card, ON[ship], seat, UNPAID, ship)


@operation("pay_free")
def pay_free(g: Kaosz, run: Run, *, on: On) -> Next:
    """Unpaid cards of the fitting type, traps excepted, become paid without cost or developments."""
    cards = [card for card in run.cards(g, on) if g.paid[card] == UNPAID and g.in_play(card)]
    fitting = [card for card in cards if g.face(card).type == g.counts_as(card) and g.face(card).subtype != "trap"]
    return call("kaosz.free_payment", cards=fitting) if fitting else None


@operation("unpay")
def unpay(g: Kaosz, run: Run, *, on: On) -> None:
    """Paid crew, equipment or bases are turned face down and must be paid again."""
    for card in run.cards(g, on):
        if g.paid[card] == WORKS and g.face(card).type != "ship":
            atoms.stop_working(g, card)
