"""The Qax (CE-T15): an invitation that nobody declines, and that goes to whoever got it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option
from rules.core.frame import Frame
from rules.core.hooks import Source

from ..atoms import cards, course
from ..facts import LIMIT
from ..pieces import Ability, About, printed
from ..ships import colonies
from ..state import Cosmos, Seat, encounter, slot_of
from ..values import Sender
from ..verbs import change, deed
from ..words import ALLY, DEFENSE, OFFENSE

SUMMONS = "summon_ally"


@deed(SUMMONS)
def summon_ally(g: Cosmos, f: Frame) -> None:
    """An invited player gets the card and must join."""
    side = (OFFENSE, DEFENSE)[slot_of(g, f.seat)]
    cards.pass_tech(g, f.source[1], f.aim[0])
    course.declare(g, SUMMONS, f.seat, f.source, printed(g, f.source), ally=f.aim[0], side=side)


def _invited(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    return list(encounter(g).invited[slot_of(g, ability.seat)])


@summon_ally.needs
def _has_invited(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(_invited(g, ability, about))


summon_ally.aims(_invited)


def spare_ships(g: Cosmos, seat: int) -> int:
    """How many ships a player could send without giving up a colony."""
    return sum(n - 1 for n in colonies(g, seat).values())


@change("summoned_side")
def summoned_side(g: Cosmos, source: Source, value: list[str], about: object) -> list[str]:
    return [source.text["side"]] if about == source.text["ally"] else value


@change("summoned_stays")
def summoned_stays(g: Cosmos, source: Source, value: bool, about: Seat) -> bool:
    """He need not give up a colony: without a ship to spare he may decline."""
    return value and not (about == source.text["ally"] and spare_ships(g, about))


@change("summoned_ships")
def summoned_ships(g: Cosmos, source: Source, value: dict[str, int], about: Sender) -> dict[str, int]:
    """Four, or as many as he can spare; a lower limit stands."""
    if about["seat"] != source.text["ally"] or about["as"] != ALLY:
        return value
    return {**value, "low": max(value["low"], min(LIMIT, spare_ships(g, about["seat"]), value["high"]))}
