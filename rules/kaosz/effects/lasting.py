"""How operations leave lasting effects behind, and when those end."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.hooks import CHANGE

from ..atoms import cards as atoms
from ..atoms import effects
from ..hooks import Concern, hooks
from ..state import Kaosz, Lasting
from .run import Run
from .scope import aboard


def usual_end(g: Kaosz, until: str, is_armor: bool = False) -> str:
    """KG-A18: a change without a stated duration; armor lasts until end of turn (KG-A50)."""
    if until != "instant":
        return until
    return "turn_end" if is_armor or g.combat is None else "combat_end"


def last(
    g: Kaosz, run: Run, op: str, until: str, *, cards: Sequence[int] | None = None, what: str = "", by: int = 0,
    sets: bool = False, seats: Sequence[int] = (), by_serial: int = 0, block: int | None = None, actor: str = "any",
) -> None:  # fmt: skip
    """An effect that goes on begins; with `cards` None its written selector is asked each time."""
    source = run.source
    if until == "while_aboard" and op != "delayed" and g.carrier[source] < 0:
        return  # sent home at the same moment (KG-7.24): over before it begins (KG-3.54)
    effects.begin_lasting(g, Lasting(
        effects.tick(g), op, source, g.serial[source] if source >= 0 else 0, run.seat, run.opponent, until,
        None if cards is None else list(cards), [] if cards is None else [g.serial[c] for c in cards],
        what, by, sets, list(seats), run.design,
        run.f.block if block is None else block, run.f.index, aboard(g, source) or list(run.aboard),
        actor, by_serial,
    ))  # fmt: skip


def end_with_shot(g: Kaosz) -> None:
    """Effects of `this_shot` are over."""
    effects.drop_lasting(g, lambda each: each.until == "this_shot")


def end_with_combat(g: Kaosz) -> None:
    """KG-7.63."""
    effects.drop_lasting(g, lambda each: each.until in ("combat_end", "this_shot"))


def end_with_turn(g: Kaosz) -> None:
    """KG-5.37; ships controlled only until now go back (KG-9.17)."""
    for each in [e for e in g.lasting if e.op == "take_control" and e.until == "turn_end"]:
        _give_back(g, each)
    effects.drop_lasting(g, lambda each: each.until == "turn_end")


def end_with_start(g: Kaosz, seat: int) -> None:
    """Effects until a player's next start phase are over."""
    for each in [e for e in g.lasting if e.op == "take_control" and e.until == "your_next_start" and e.seat == seat]:
        _give_back(g, each)
    effects.drop_lasting(g, lambda each: each.until == "your_next_start" and each.seat == seat)


def _give_back(g: Kaosz, each: Lasting) -> None:
    for card, serial in zip(each.cards or [], each.serials, strict=False):
        if g.serial[card] == serial and each.by in g.order:
            atoms.change_control(g, card, each.by)


def use_cost_changes(g: Kaosz, seat: int, card: int) -> None:
    """`next_time` changes of cost that have just counted for this card are used up."""
    if g.lasting and g.in_force("modify_cost"):
        found = hooks.in_force(g, CHANGE, "modify_cost", Concern(card, seat))
        counted = [made.id for hook in found if (made := hook.source.text.lasting) is not None]
        effects.drop_lasting(g, lambda each: each.until == "next_time" and each.id in counted)
