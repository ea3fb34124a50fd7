"""The form in which a unique ship is designed (D-05): its values and abilities, with the price of every part.

The class is raised by itself where the price asks for it (CL-19.2.10, EC-41); whatever else is wrong is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.core.decisions import Decision, One, Some
from rules.core.forms import FormValues
from rules.core.reasons import Reason

from . import designs
from .designs import (
    ATTACK_PRICES,
    CLASS_PRICES,
    DEFENCE_PRICES,
    HULL_PRICES,
    LIMITS,
    MOST_ABILITIES,
    Design,
    finished,
    packed,
    parts,
    price,
    ship_size,
    unpacked,
)
from .facts import Facts
from .kinds import CLASSES

WEAPON, ATTACK, DEFENCE, HULL, ABILITIES = FIELDS = ("weapon", "attack", "defence", "hull", "abilities")
FIRST_DESIGN = packed(Design(CLASSES.index("D"), 4, 1, 2))  # what stands in the form before anything is changed


class Part(NamedTuple):
    """One line of the price; the last one is the sum, with the Ship Size that it needs."""

    what: str
    id: str
    cp: int


def fields(known: Facts, seat: int) -> dict[str, Decision]:
    """CL-19.2.1, CL-19.2.13: values that are in the tables, and up to two abilities (CL-19.2.2)."""
    classes = CLASSES[: len(CLASS_PRICES)]
    return {
        WEAPON: One(seat, "", options=classes, rule="CL-19.2.10"),
        ATTACK: One(seat, "", options=tuple(ATTACK_PRICES), rule="CL-19.2.13"),
        DEFENCE: One(seat, "", options=tuple(DEFENCE_PRICES), rule="CL-19.2.13"),
        HULL: One(seat, "", options=tuple(HULL_PRICES), rule="CL-19.2.13"),
        ABILITIES: Some(seat, "", items=known.abilities, high=MOST_ABILITIES, rule="CL-19.2.2"),
    }


def written(design: int) -> FormValues:
    """A design as it stands in the form."""
    return _written(design).copy()


def is_written(design: int, filled: FormValues) -> bool:
    """Whether the form says just this; a field that is not filled in changes nothing."""
    before = _written(design)
    if before.items() <= filled.items():
        return True
    return [filled.get(name, value) for name, value in before.items()] == [*before.values()]


@lru_cache(4096)
def _written(design: int) -> FormValues:
    made = unpacked(design or FIRST_DESIGN)
    return {
        WEAPON: CLASSES[made.weapon],
        ATTACK: made.attack,
        DEFENCE: made.defence,
        HULL: made.hull,
        ABILITIES: made.abilities,
    }


def read(filled: FormValues) -> Design:
    """What the form says, before the class is raised."""
    abilities = tuple(name for name in designs.ABILITIES if name in filled[ABILITIES])
    return Design(CLASSES.index(filled[WEAPON]), filled[ATTACK], filled[DEFENCE], filled[HULL], abilities)


def drawn(filled: FormValues) -> int:
    """The design that the form means."""
    return packed(finished(read(filled)))


def refused(known: Facts, filled: FormValues) -> Reason | None:
    """CL-19.2.5: a design that no Ship Size in this game allows is none."""
    cp = price(finished(read(filled)))
    if cp > known.most_expensive_design:
        return Reason("empires.design_too_expensive", {"cp": cp, "most": known.most_expensive_design}, "CL-19.2.5")
    return None


def explained(filled: FormValues) -> list[Part]:
    """What the design costs, part by part, and the raise of the class if there was one."""
    wanted = read(filled)
    made = finished(wanted)
    values = {
        "class": CLASSES[made.weapon],
        "attack": str(made.attack),
        "defence": str(made.defence),
        "hull": str(made.hull),
    }
    found = []
    for what, cp in parts(made):
        if what == "class" and made.weapon != wanted.weapon:
            found.append(Part(what, CLASSES[wanted.weapon], CLASS_PRICES[wanted.weapon]))
            found.append(Part("raised", CLASSES[made.weapon], cp - CLASS_PRICES[wanted.weapon]))
        else:
            found.append(Part(what, values.get(what, ""), cp))
    return found


def summed(found: Sequence[Part]) -> Part:
    cp = sum(part.cp for part in found)
    return Part("sum", str(ship_size(cp)) if cp <= LIMITS[-1] else "", cp)


def named(filled: FormValues) -> dict[str, object] | None:
    """The design that the form means, by the names of its parts."""
    return designs.named(drawn(filled))


def tally(filled: FormValues) -> list[Part]:
    """The price as the form shows it while it is being filled in."""
    found = explained(filled)
    return [*found, summed(found)]
