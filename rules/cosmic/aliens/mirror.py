"""Mirror (CE-A25): all revealed attacks have their two digits exchanged; its flare (CE-F25) copies, or reverses one."""

from __future__ import annotations

from rules.core.decisions import Option
from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import cards, course
from ..state.cosmos import Cosmos, encounter, opponent, slot_of
from ..state.reckoning import Account
from ..state.verbs import Ability, About, change, deed, printed

ONE = "one_card"  # the reversal counts for one card only


def reversed_digits(value: int) -> int:
    """CE-2.6: values have two digits.

    >>> reversed_digits(15), reversed_digits(20), reversed_digits(8)
    (51, 2, 80)
    """
    return value % 10 * 10 + value // 10


@change("reverse_digits")
def reverse_digits(g: Cosmos, source: Source, value: Account, about: object) -> Account:
    slots = [e.data["slot"] for e in encounter(g).effects if e.name == ONE and e.seat == source.seat] or [0, 1]
    return [{**side, "card": reversed_digits(side["card"])} if i in slots else side for i, side in enumerate(value)]


@deed("reverse_one")
def reverse_one(g: Cosmos, f: Frame) -> None:
    """The reversal that was called applies to the card of one main player only."""
    course.declare(g, ONE, f.seat, f.source, printed(g, f.source), slot=slot_of(g, f.aim[0]))


@reverse_one.needs
def _has_called(g: Cosmos, ability: Ability, about: About) -> bool:
    return any(effect.name == "reversal" and effect.seat == ability.seat for effect in encounter(g).effects)


@reverse_one.aims
def _whose(g: Cosmos, ability: Ability, about: About) -> list[Option]:
    return [ability.seat, opponent(g, ability.seat)]


@deed("copy_card")
def copy_card(g: Cosmos, f: Frame) -> None:
    """CE-4.57: it keeps what it copied, even if the other card changes later."""
    slot = slot_of(g, f.seat)
    cards.change_shown(g, slot, *encounter(g).shown[1 - slot])


@copy_card.needs
def _differ(g: Cosmos, ability: Ability, about: About) -> bool:
    ours, theirs = encounter(g).shown
    return ours != theirs
