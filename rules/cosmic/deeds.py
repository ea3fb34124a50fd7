"""The verbs that several pieces share."""

from __future__ import annotations

from typing import Any

from rules.core.frame import Frame
from rules.core.hooks import Source
from rules.core.windows import negate_item

from .atoms import cards, course, powers
from .pieces import SHEET, About, Chance, has_role, own_side, printed
from .reckoning import both_attack, face
from .state import Cosmos, slot_of
from .verbs import change, deed
from .words import ATTACK, MAIN


@deed("declare")
def declare(g: Cosmos, f: Frame, *, effect: str) -> None:
    """From now on until the end of the encounter the changes of this text that wait for `effect` are in force."""
    course.declare(g, effect, f.seat, f.source, printed(g, f.source))


@deed("add_to_total")
def add_to_total(g: Cosmos, f: Frame, *, number: int) -> None:
    """So much more for the own side (CE-4.60)."""
    course.add_to_total(g, own_side(g, f.seat), number, printed(g, f.source)[1])


@deed("draw")
def draw(g: Cosmos, f: Frame, *, count: int) -> None:
    """Draw cards from the deck."""
    cards.draw(g, f.seat, count, printed(g, f.source)[1])


@deed("cancel")
def cancel(g: Cosmos, f: Frame) -> None:
    """The announced card has no effect; it goes where it would go anyway."""
    negate_item(g, f.about["item"])


@deed("cancel_and_discard")
def cancel_and_discard(g: Cosmos, f: Frame) -> None:
    """The announced card has no effect and is discarded, a flare too (CE-R1)."""
    negate_item(g, f.about["item"])
    cards.discard(g, f.about["by"], [f.about["source"][1]], "cancelled")


@deed("zap")
def zap(g: Cosmos, f: Frame) -> None:
    """CE-5.15: the use of a power is cancelled, and it cannot be used again in this encounter."""
    negate_item(g, f.about["item"])
    powers.zap_sheet(g, f.about["source"][1])


@zap.needs
def _a_power(g: Cosmos, chance: Chance, about: About) -> bool:
    return bool(about["source"][0] == SHEET)


# -- changes that several texts share


@change("set")
def set_to(g: Cosmos, source: Source, value: Any, about: Any, *, number: int) -> Any:
    return number


@change("no")
def forbid(g: Cosmos, source: Source, value: Any, about: Any) -> Any:
    """False instead of true."""
    return False


def own_attack(g: Cosmos, chance: Chance, about: About) -> bool:
    """Whether a main player's own final card is an attack."""
    return has_role(g, chance.seat, MAIN) and face(g, slot_of(g, chance.seat))[0] == ATTACK


def attacks(g: Cosmos, chance: Chance, about: About) -> bool:
    """Whether both final cards are attacks."""
    return both_attack(g)
