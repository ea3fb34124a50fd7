"""Atoms of effects: what they set off, how long they last, what waits for the stack."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.limits import MOST_LASTING

from ..faces import Effect
from ..hooks import DELAYED, Concern, hooks
from ..state import Kaosz, Lasting, Waiting, limit_key, limit_left


def look_again(g: Kaosz) -> None:
    """What is in force, or what lies face down, has changed: what was kept about it no longer counts."""
    g.kept = None


# -- what sets something off ---------------------------------------------------------------------------------


def fire(g: Kaosz, when: str, actor: int = -1, subject: int = -1, amount: int = 0) -> None:
    """Something happened: every card that reacts to it waits for the stack (KG-6.23)."""
    if not (g.texts and g.hears(when)) and not (g.lasting and g.in_force("delayed")):
        return
    for each in hooks.reacting(g, when, Concern(subject, actor, amount=amount)):
        made: Waiting = each.run()
        if each.name == DELAYED:  # it happens once
            late: Lasting = each.source.text
            g.lasting.remove(late)
            look_again(g)
            g.emit("effect_over", id=late.id)
        else:
            mark(g, made)
        g.waiting.append(made)


def mark(g: Kaosz, each: Waiting) -> None:
    """A trigger has gone off: its limits are used up."""
    g.spent[f"first:{each.card}:{each.serial}"] = g.turn
    take_limit(g, each.card, g.content[each.design].effects[each.effect], each.effect)


def take_limit(g: Kaosz, card: int, effect: Effect, number: int) -> None:
    """A once-per limit is used up."""
    if effect.limit and limit_left(g, card, effect, number):
        g.spent[limit_key(g, card, number)] = g.turn if effect.limit == "once_per_turn" else g.combats


# -- effects that last ---------------------------------------------------------------------------------------


def tick(g: Kaosz) -> int:
    """The next serial: whatever begins later has a larger one."""
    g.clock += 1
    return g.clock


def begin_lasting(g: Kaosz, made: Lasting) -> None:
    """An effect that goes on for a while begins."""
    if len(g.lasting) >= MOST_LASTING:
        g.emit("capped", what="lasting", card=made.source, most=MOST_LASTING)
        return
    g.lasting.append(made)
    look_again(g)
    g.shaken = True
    g.emit("effect", id=made.id, op=made.op, what=made.what, by=made.by, cards=list(made.cards or []),
           until=made.until, source=made.source)  # fmt: skip


def strengthen(g: Kaosz, ship: int, stat: str, by: int) -> None:
    """Heavy armament and Demolition: a value is raised until the end of the combat phase."""
    seat = g.controller[ship]
    begin_lasting(g, Lasting(
        tick(g), "modify_stat", ship, g.serial[ship], seat, -1, "combat_end", [ship], [g.serial[ship]], stat, by,
    ))  # fmt: skip


def drop_lasting(g: Kaosz, ends: Callable[[Lasting], bool]) -> None:
    """Effects end."""
    if not g.lasting:
        return
    gone = [each for each in g.lasting if ends(each)]
    if gone:
        g.lasting = [each for each in g.lasting if not ends(each)]
        look_again(g)
        g.shaken = True
        for each in gone:
            g.emit("effect_over", id=each.id)


# -- triggers that wait --------------------------------------------------------------------------------------


def arrange_waiting(g: Kaosz, waiting: list[Waiting]) -> None:
    """Triggers wait in the order that their players want (KG-D34)."""
    g.waiting = waiting


def take_first_waiting(g: Kaosz) -> Waiting:
    """The first trigger waits no longer."""
    return g.waiting.pop(0)


def forget_waiting(g: Kaosz, seat: int) -> None:
    """The triggers of a player who has gone."""
    g.waiting = [each for each in g.waiting if each.seat != seat]


def lengthen_chain(g: Kaosz) -> int:
    """One more trigger without a decision (KG-C23); gives how many there are."""
    g.chain += 1
    return g.chain


def break_chain(g: Kaosz) -> None:
    """Somebody has decided something."""
    g.chain = 0
