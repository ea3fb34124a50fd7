"""Carrying out effects: operations one after the other, and the look at the table after each (17.5)."""

from __future__ import annotations

from rules.core.flow import Call, Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.limits import MOST_EFFECTS
from rules.core.ranges import CARD, FLAG, list_of, table

from .. import ending
from ..atoms import cards as atoms
from ..atoms import course
from ..effects import vocabulary
from ..effects.parts import Part, part_locals
from ..effects.replacing import bury, doomed
from ..effects.run import Run
from ..questions import BOUND
from ..ranges import ABOUT, OPS, PARTS, TODO
from ..state import Kaosz

operation = vocabulary.operation

ops = Flow("kaosz.ops", params=OPS, locals={"instead": FLAG})


@ops.step
def carry_out(g: Kaosz, f: Frame) -> Next:
    """One operation of the list; then the state check. The effects of a player who has left are over (KG-11.42)."""
    if f.seat not in g.order:
        return done()
    block = g.content[f.design].blocks[f.block].ops
    if f.index >= len(block):
        return done()
    if g.tires():
        return _leave_off(g, f)
    out = operation.run(block[f.index], g, Run(f))
    f.index += 1
    if type(out) is Call:
        return Call(out.flow, "look", out.vars)
    return goto("look")


def _leave_off(g: Kaosz, f: Frame) -> Next:
    """Too much has happened without a decision: what is left of it is left out, and said once."""
    if g.efforts == MOST_EFFECTS + 1:
        g.emit("capped", what="effects", card=f.source, most=MOST_EFFECTS)
    return done()


@ops.step
def look(g: Kaosz, f: Frame) -> Next:
    """What happens instead of something happens as a whole: only then is the table looked at."""
    if is_unsettled(g) and not f.get("instead"):
        return call(settle, then="carry_out")
    return goto("carry_out")


in_turn = Flow("kaosz.in_turn", params={"todo": TODO})


@in_turn.step
def next_list(g: Kaosz, f: Frame) -> Next:
    """Several lists of operations, one after the other."""
    if not f.todo:
        return done()
    first, f.todo = f.todo[0], f.todo[1:]
    return call(ops, then="next_list", **first)


parts = Flow("kaosz.parts", params={"todo": PARTS, "about": table(**ABOUT)})


@parts.step
def next_part(g: Kaosz, f: Frame) -> Next:
    """The announced effects of a card, an ability or a trigger; what has lost its targets is skipped (KG-6.14)."""
    while f.todo:
        part: Part = f.todo[0]
        f.todo = f.todo[1:]
        made = part_locals(g, f.about, part, f.about)
        if made is not None:
            return call(ops, then="next_part", **made)
    return done()


def carry_parts(
    seat: int, card: int, design: str, todo: list[Part], then: str, subject: int = -1, actor: int = -1, extent: int = 0
) -> Call:
    """The call that carries announced effects out."""
    about = {"seat": seat, "card": card, "design": design, "subject": subject, "actor": actor, "extent": extent}
    return call(parts, then=then, todo=todo, about=about)


# -- the state check -----------------------------------------------------------------------------------------

settle = Flow("kaosz.settle", locals={"saved": list_of(CARD)})


def is_unsettled(g: Kaosz) -> bool:
    """Whether the table has to be looked at: something may have lost its last armor, or a colony its last card."""
    return g.shaken and not g.held


@settle.step
def remove(g: Kaosz, f: Frame) -> Next:
    """Ships and paid bases without armor are destroyed, all at once; a saved one is not saved twice."""
    if g.is_quick and ending.quick_end(g):
        return done()
    saved = f.get("saved", [])
    cards = doomed(g)
    out, spared = bury(g, f, cards, saved)
    course.shake(g, bool(cards))
    f.saved = [*saved, *spared]
    if out is not None:
        return Call(out.flow, "remove", out.vars)
    return goto("remove") if cards else None


@settle.step
def look_for_opponents(g: Kaosz, f: Frame) -> Next:
    rebind(g, f)
    return done()


def rebind(g: Kaosz, f: Frame) -> None:
    """KG-11.41: cards whose neighbour has gone, or that have changed control, get another one."""
    if not g.is_multiplayer:
        return
    free = [card for card in g.texts if g.bound[card] < 0 and g.face(card).says_opponent]
    chosen = {}
    for card in free:
        seat = g.controller[card]
        neighbours = g.neighbours(seat)
        if neighbours:
            chosen[card] = f.pick(BOUND.by(f.flow).of(card), seat, neighbours, only=True, rule="KG-11.41", source=card)
    for card, seat in chosen.items():
        atoms.bind(g, card, seat)
