"""The stack (section 6): what may answer, how items resolve, how triggers get onto it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option, Value
from rules.core.flow import Call, Flow, Next, call, done, goto
from rules.core.frame import Frame
from rules.core.ranges import CARD, COUNT, NUMBER, SEAT_OR_NONE, WORD
from rules.core.reasons import Fault
from rules.core.state import Item
from rules.core.windows import REPLY_RULES, About, ReplyRules, open_priority, push_item

from .. import foresight, legal, refusals
from ..atoms import cards, course, effects
from ..effects.parts import Part, any_opponent_serves, ask_part
from ..effects.scope import Scope
from ..questions import OPTIONAL, ORDER
from ..ranges import ABOUT, CHOSEN, PARTS
from ..state import STACK, Kaosz, Waiting
from ..words import ANNOUNCED
from .announce import announce, waits_for_pay_end
from .effects import carry_parts, is_unsettled, settle

MAX_CHAIN = 500  # KG-C23


# -- windows -------------------------------------------------------------------------------------------------


def window(g: Kaosz, moment: str, announcer: int = -1, items: int = 0) -> Call | None:
    """A window: after an announcement the next player has the first chance, else the active player (KG-6.10, 6.13).

    `items` that were announced just now are answered in it. The first lesson has no windows (KG-11.21).
    """
    if g.level == 1 or len(g.order) < 2:
        return None
    order = g.clockwise(announcer if announcer >= 0 else g.active)
    if order[0] == announcer:
        order = order[1:] + order[:1]
    queue = order
    if not items and not g.waiting:
        # KG-6.19: seats of which everybody sees that they cannot answer are passed over; all of them: no window.
        for first, seat in enumerate(order):
            if not foresight.must_pass(g, seat):
                queue = order[first:]
                course.expect_answer(g, seat)
                break
        else:
            return None
    return open_priority(moment, order, queue, len(g.stack) - items)


def trigger_window(g: Kaosz, moment: str) -> Call | None:
    """Triggers that wait form a new stack, and a window follows (KG-6.23); nothing if none wait."""
    return window(g, moment) if g.waiting else None


def _offered(g: Kaosz, seat: int, moment: str, about: About) -> list[Option]:
    return legal.replies(g, seat)


def _enact(g: Kaosz, seat: int, reply: Value, moment: str, about: About) -> Call:
    return enact(seat, reply)


def enact(seat: int, reply: Value) -> Call:
    """The call that announces a reply."""
    verb, card = reply[0], reply[1]
    if verb == "use":
        return call(announce, kind="ability", seat=seat, card=card, number=reply[2])
    return call(announce, kind="payment" if verb == "pay" else "card", seat=seat, card=card)


def _due(g: Kaosz) -> Call | None:
    return call(triggers) if g.waiting else None


def _asked(g: Kaosz, queue: Sequence[int], moment: str, about: About) -> list[int]:
    return [seat for seat in queue if not _is_idle(g, seat)]


def _is_idle(g: Kaosz, seat: int) -> bool:
    if g.ready is not None:
        expected = g.ready == seat
        course.expect_answer(g, None)
        if expected:
            return False
    return foresight.must_pass(g, seat)


def _is_played(item: Item) -> bool:
    """KG-6.6 speaks of what a player plays; triggers are ordered when they go on the stack (D34)."""
    return bool(item.told["kind"] != "trigger")


REPLY_RULES["kaosz"] = ReplyRules(
    _offered,
    _enact,
    why=refusals.why_not,
    withheld=refusals.no_replies,
    rule="KG-6.10",
    due=_due,
    asked=_asked,
    arranged=_is_played,
)


# -- items ---------------------------------------------------------------------------------------------------

_ITEM = {"kind": WORD, "serial": COUNT, "parts": PARTS}
item = Flow(
    "kaosz.item", params={**ABOUT, **_ITEM},
    locals={"item": COUNT, "source": CARD, "paid": COUNT, "block": NUMBER, "opponent": SEAT_OR_NONE, "aboard": CHOSEN},
)  # fmt: skip


@item.step
def take_effect(g: Kaosz, f: Frame) -> Next:
    """A payment starts to work, unless its card has left meanwhile (KG-6.20); then the effects happen."""
    if f.kind == "payment":
        if g.serial[f.card] != f.serial or g.paid[f.card] != ANNOUNCED:
            return done()
        face = g.face(f.card)
        if face.subtype == "rocket" and g.combat is not None:
            course.arm(g.combat, f.card)  # KG-3.46
            if waits_for_pay_end(g, face):
                return done()
        cards.start_working(g, f.card)
    return carry_parts(f.seat, f.card, f.design, f.parts, "put_away", f.subject, f.actor, f.extent)


@item.step
def put_away(g: Kaosz, f: Frame) -> Next:
    """Cards played, researches and traps go to the trash (KG-3.66, 3.68, 6.17)."""
    if f.kind == "interrupt_card" and g.cards.place[f.card] == STACK:
        cards.to_trash(g, f.card)
    elif f.kind == "payment" and g.serial[f.card] == f.serial and g.face(f.card).subtype in ("research", "trap"):
        cards.leave_play(g, f.card)
    return call(settle) if is_unsettled(g) else None


# -- triggers ------------------------------------------------------------------------------------------------

triggers = Flow("kaosz.triggers")


@triggers.step
def sort_waiting(g: Kaosz, f: Frame) -> Next:
    """KG-6.23: the active player's at the bottom, each player ordering his own (D34), first to resolve first."""
    g_order = g.clockwise(g.active)
    sorted_: list[Waiting] = []
    for seat in g_order:
        own = [i for i, each in enumerate(g.waiting) if each.seat == seat]
        wanted = f.order(ORDER.of(seat), seat, [("trigger", i, g.waiting[i].card) for i in own], rule="KG-D34")
        sorted_ += [g.waiting[each[1]] for each in reversed(wanted)]
    effects.arrange_waiting(g, sorted_)
    return None


@triggers.step
def put_on_stack(g: Kaosz, f: Frame) -> Next:
    """One after the other with its choices; what has no target is left out."""
    if not g.waiting:
        return done()
    each = g.waiting[0]
    part = _ask(g, f, each)
    effects.take_first_waiting(g)
    if part is not None:
        if effects.lengthen_chain(g) > MAX_CHAIN:
            names = sorted({g.cards.design[w.card] for w in g.waiting} | {each.design})
            raise Fault(f"KG-C23: {MAX_CHAIN} triggers without a decision: {', '.join(names)}")
        parts = [part] if each.block < 0 else []
        push_item(
            g, each.seat, "kaosz.item" if each.block < 0 else "kaosz.late", each.card,
            kind="trigger", card=each.card, serial=each.serial, design=each.design, parts=parts, paid=0,
            subject=each.subject, actor=each.actor, extent=each.amount, block=each.block, opponent=each.opponent,
            aboard=each.aboard,
        )  # fmt: skip
    return goto("put_on_stack")


def _ask(g: Kaosz, f: Frame, each: Waiting) -> Part | None:
    if each.block >= 0:
        return {}
    effect = g.content[each.design].effects[each.effect]
    scope = Scope(
        each.card, each.design, each.seat, each.opponent, g.fixed_x[each.card], (), each.subject, each.actor,
        each.amount, aboard=each.aboard,
    )  # fmt: skip
    if effect.optional and not any_opponent_serves(g, scope, effect):
        return None  # nothing could come of it, so nobody is asked
    if (
        effect.optional
        and f.pick(OPTIONAL.by(f.flow), each.seat, ["yes", "no"], rule="KG-D12", source=each.card) == "no"
    ):
        return None
    return ask_part(g, f, scope, effect, each.effect)


late = Flow(
    "kaosz.late", params={**ABOUT, "opponent": SEAT_OR_NONE, "aboard": CHOSEN, "block": COUNT},
    locals={**_ITEM, "item": COUNT, "source": CARD, "paid": COUNT},
)  # fmt: skip


@late.step
def happen_late(g: Kaosz, f: Frame) -> Next:
    """A delayed effect: the operations it was left with."""
    scope = Scope(f.card, f.design, f.seat, f.opponent, 0, (), f.subject, f.actor, f.extent, aboard=f.aboard)
    return call("kaosz.ops", block=f.block, index=0, **scope.pack())
