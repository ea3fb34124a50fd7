"""Anti-Matter (CE-A2): the lower total wins; its flare (CE-F2) cancels flares."""

from __future__ import annotations

from rules.core.frame import Frame
from rules.core.hooks import Source
from rules.core.windows import negate_item

from ..atoms import course
from ..printed.words import ATTACK, LOST, WON
from ..state.cosmos import Cosmos, slot_of
from ..state.reckoning import Account, both_attack
from ..state.verbs import Ability, About, Compared, change, deed, printed


@deed("antimatter")
def antimatter(g: Cosmos, f: Frame) -> None:
    """From now on ships weigh less and less is more."""
    course.declare(g, "antimatter", f.seat, f.source, printed(g, f.source), slot=slot_of(g, f.seat))


@antimatter.needs
def _two_attacks(g: Cosmos, ability: Ability, about: About) -> bool:
    return both_attack(g)


@change("subtract_ships")
def subtract_ships(g: Cosmos, source: Source, value: Account, about: object) -> Account:
    """CE-4.59: the own side's ships count against it, of the other side those of the allies."""
    return [
        {**side, "own": -side["own"] if slot == source.text["slot"] else side["own"], "allies": -side["allies"]}
        for slot, side in enumerate(value)
    ]


@change("lower_wins")
def lower_wins(g: Cosmos, source: Source, value: str, about: Compared) -> str:
    """CE-4.61: a tie still goes to the defense."""
    if about["kinds"] != [ATTACK, ATTACK]:
        return value
    ours, theirs = about["totals"]
    return WON if ours < theirs else LOST


@deed("cancel_flare")
def cancel_flare(g: Cosmos, f: Frame, *, sides: tuple[str, ...]) -> None:
    """CE-5.30: it has no effect and returns to its player's hand."""
    negate_item(g, f.about["item"])


@cancel_flare.needs
def _that_side(g: Cosmos, ability: Ability, about: About) -> bool:
    return about["source"][2] in ability.use.do.args["sides"]
