"""Kamikaze (CE-A19): ships for cards; its wild flare gives strength for them (CE-F19)."""

from __future__ import annotations

from rules.core.flow import Call
from rules.core.frame import Frame
from rules.core.questions import Question
from rules.core.ranges import COUNT

from ..atoms import cards, course
from ..flows.losing import lose
from ..questions import DIVE_SHIPS, RAM_SHIPS
from ..state.cosmos import Cosmos
from ..state.pieces import own_side
from ..state.ships import colonies, idle_ships
from ..state.verbs import Ability, About, deed


def _give_up(f: Frame, question: Question, places: dict[str, int], most: int, cause: str) -> Call:
    """What is given up counts as paid, even if it is saved or healed (CE-E64)."""
    parts = f.split(question, f.seat, places, 1, min(most, sum(places.values())), rule="CE-A19")
    f.count = sum(parts.values())
    return lose(f.seat, {place: n for place, n in parts.items() if n}, cause)


@deed("dive", locals={"count": COUNT})
def dive(g: Cosmos, f: Frame, *, most: int, each: int) -> Call:
    return _give_up(f, DIVE_SHIPS, colonies(g, f.seat), most, "kamikaze")


@dive.step
def draw_for_ships(g: Cosmos, f: Frame, *, each: int) -> None:
    cards.draw(g, f.seat, each * f.count, "kamikaze")


@dive.still_needs
def _has_colony(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(colonies(g, ability.seat))


@deed("ram", locals={"count": COUNT})
def ram(g: Cosmos, f: Frame, *, most: int, each: int) -> Call:
    return _give_up(f, RAM_SHIPS, idle_ships(g, f.seat), most, "flare_kamikaze")


@ram.step
def add_for_ships(g: Cosmos, f: Frame, *, each: int) -> None:
    course.add_to_total(g, own_side(g, f.seat), each * f.count, "flare_kamikaze")


@ram.still_needs
def _has_others(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(idle_ships(g, ability.seat))
