"""A turn (section 5).

Start phase: KG-5.5 income, KG-5.6 start interrupts. Main phase: KG-5.7 any actions in any order.
End phase: KG-5.30 victory check, KG-5.39 window E1, KG-5.31 hand, KG-5.33 hangar, KG-5.34 credits, KG-5.35 armor,
KG-5.36 turning back, victory check again, KG-5.37 effects until end of turn end.
"""

from __future__ import annotations

from rules.core.flow import Flow, Next, call, done, goto
from rules.core.frame import Frame

from .. import choices, ending, values
from ..atoms import cards, course, effects
from ..effects import replacing
from ..effects.lasting import end_with_start, end_with_turn
from ..questions import ACTION, HAND_LIMIT, HANGAR_LIMIT
from ..state import HANGAR, HQ, Kaosz
from .effects import is_unsettled, rebind, settle
from .stack import enact, trigger_window, window

INCOME = 5

turn = Flow("kaosz.turn")


@turn.step
def begin(g: Kaosz, f: Frame) -> Next:
    """KG-9.13."""
    course.begin_turn(g)
    course.set_phase(g, "start")
    g.emit("turn_begins", seat=g.active, turn=g.turn)
    effects.fire(g, "turn_start", actor=g.active)  # before: what waits for this very moment must not end with it
    end_with_start(g, g.active)
    return None


@turn.step
def earn(g: Kaosz, f: Frame) -> Next:
    """KG-5.5; the ramp of KG-4.15 only for two players under the official rules (KG-4.21, 11.5)."""
    ramp = not g.is_quick and not g.is_multiplayer and g.turn < INCOME
    base = g.turn if ramp else INCOME
    out = replacing.gain(g, f, [(g.active, values.income(g, g.active, base))], "income")
    if g.lasting:
        effects.drop_lasting(
            g, lambda each: each.op == "modify_income" and each.until == "next_time" and g.active in each.seats
        )
    effects.fire(g, "income", actor=g.active, amount=base)
    return out


@turn.step
def first_window(g: Kaosz, f: Frame) -> Next:
    """KG-5.6."""
    return window(g, "start")


@turn.step
def open_main(g: Kaosz, f: Frame) -> Next:
    course.set_phase(g, "main")
    effects.fire(g, "main_start", actor=g.active)
    return None


@turn.step
def act(g: Kaosz, f: Frame) -> Next:
    """KG-5.7, D3."""
    if is_unsettled(g):
        return call(settle, then="act")
    if g.waiting:
        opened = trigger_window(g, "main")
        if opened is not None:
            opened.then = "act"
            return opened
    seat = g.active
    action = f.given(ACTION, seat)
    if action is None:
        return f.asking(ACTION, seat, choices.actions(g, seat), rule="KG-5.7")
    effects.break_chain(g)
    if action == "end":
        course.announce(g, seat, "end")
        return window(g, "main", seat)
    verb = action if isinstance(action, str) else action[0]
    if verb in ("pay", "use") or (verb == "play" and g.face(action[1]).type == "interrupt"):
        made = enact(seat, action)
        made.then = "answer_item"
        return made
    return call("kaosz.action", then="act", verb=verb, seat=seat, args=list(action[1:]) if verb != action else [])


@turn.step
def close_main(g: Kaosz, f: Frame) -> Next:
    """KG-5.21: the announced end can not be withdrawn (KG-6.9)."""
    course.close_announcement(g)
    if is_unsettled(g):
        return call(settle, then="close_main")
    course.set_phase(g, "end")
    return None


@turn.step
def first_check(g: Kaosz, f: Frame) -> Next:
    """KG-5.30, 10.1."""
    return call("kaosz.victory") if g.outcome is None and not g.is_quick else None


@turn.step
def last_window(g: Kaosz, f: Frame) -> Next:
    """KG-5.39: window E1."""
    effects.fire(g, "end_phase", actor=g.active)
    return window(g, "end")


@turn.step
def keep_five(g: Kaosz, f: Frame) -> Next:
    """KG-5.31, D28: cards go to the ruin in the order in which they are named (KG-3.14)."""
    seat = g.active
    hand = list(g.pile(HQ[seat]))
    over = len(hand) - values.limit(g, seat, "hand")
    if over > 0:
        for card in f.some(HAND_LIMIT, seat, hand, over, over, rule="KG-5.31"):
            cards.discard(g, card)
    return None


@turn.step
def keep_hangar(g: Kaosz, f: Frame) -> Next:
    """KG-5.33, D29: one ship after the other until the rest fits; no limit in the first lessons (KG-11.19)."""
    seat = g.active
    if (g.is_quick and g.level < 3) or values.hangar_total(g, seat) <= values.limit(g, seat, "hangar"):
        return None
    borrowed = {c for each in g.lasting if each.op == "take_control" and each.cards for c in each.cards}
    ships = [ship for ship in g.pile(HANGAR[seat]) if ship not in borrowed]
    ship = f.pick(HANGAR_LIMIT, seat, ships, rule="KG-5.33")
    cards.leave_play(g, ship)
    return goto("keep_hangar")


@turn.step
def refresh(g: Kaosz, f: Frame) -> Next:
    """KG-5.34 credits, KG-5.35 armor of all, KG-5.36 the active player's cards turn back."""
    seat = g.active
    if not (g.is_quick and g.level < 3):
        over = g.credits[seat] - values.limit(g, seat, "credits")
        cards.lose(g, seat, over, "limit")
    if any(g.lost):
        for card, lost in enumerate(g.lost):
            if lost:
                cards.regain_armor(g, card)
    for card in g.all_in_play():
        if g.state[card] and g.controller[card] == seat:
            cards.turn_back(g, card)
    return None


@turn.step
def second_check(g: Kaosz, f: Frame) -> Next:
    """KG-10.1: the check is repeated."""
    return call("kaosz.victory") if not g.is_quick else None


@turn.step
def end_of_turn(g: Kaosz, f: Frame) -> Next:
    """KG-5.37."""
    end_with_turn(g)
    if is_unsettled(g):
        return call(settle)
    return None


@turn.step
def over(g: Kaosz, f: Frame) -> Next:
    return done()


@turn.step
def answer_item(g: Kaosz, f: Frame) -> Next:
    """An item played from the idle main phase: the others may answer, then it resolves (KG-6.8)."""
    opened = window(g, "main", g.active, 1)
    if opened is None:
        return goto("act")
    opened.then = "act"
    return opened


victory = Flow("kaosz.victory")


@victory.step
def check(g: Kaosz, f: Frame) -> Next:
    """KG-10.1; with three or more at the start KG-11.36."""
    for number, seat in enumerate(ending.victory_check(g)):
        ending.eliminate(g, seat, g.active, together=number > 0)
    if g.is_multiplayer and g.outcome is None:
        ending.end_if_alone(g)
    return None


@victory.step
def look_round(g: Kaosz, f: Frame) -> Next:
    rebind(g, f)
    return call(settle) if is_unsettled(g) else None
