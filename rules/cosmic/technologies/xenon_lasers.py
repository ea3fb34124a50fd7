"""Xenon Lasers (CE-T20): one more, or one less."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option
from rules.core.frame import Frame

from ..atoms import course
from ..deeds import attacks_with
from ..pieces import Ability, About, own_side, printed
from ..state import Cosmos
from ..verbs import deed


@deed("trim_total")
def trim_total(g: Cosmos, f: Frame, *, number: int) -> None:
    """CE-4.60: for the own side."""
    course.add_to_total(g, own_side(g, f.seat), f.aim[0], printed(g, f.source)[1])


@trim_total.needs
def _own_side_attacks(g: Cosmos, ability: Ability, about: About) -> bool:
    return attacks_with(g, ability.seat)


@trim_total.aims
def _more_or_less(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    number = ability.use.do.args["number"]
    return [number, -number]
