"""Shadow (CE-A37) executes a ship of whom destiny names; its flare (CE-F37) drags all along or takes the place."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import Option
from rules.core.flow import Call
from rules.core.frame import Frame
from rules.core.questions import Question
from rules.core.records import Json

from ..atoms import course, ships
from ..flows.ending import check_victory
from ..flows.losing import lose, lose_all, loss_of
from ..printed.words import ATTACK, WON
from ..questions import EXECUTE_ANY_SHIP, EXECUTE_NAMED_SHIP, PULL_INTO_WARP_SHIP
from ..state.cosmos import OFFENSIVE, Cosmos, Seat, clockwise, encounter, timing_order
from ..state.reckoning import face
from ..state.ships import colonies, fleet, idle_ships, in_encounter, in_warp, planet_of, research
from ..state.verbs import Ability, About, deed, printed

CAUSE, FLARE = "shadow", "flare_shadow"


def _within_reach(g: Cosmos, seat: Seat) -> list[str]:
    return [*colonies(g, seat), *research(g, seat)]


def _execute(g: Cosmos, f: Frame, question: Question, victim: Seat) -> Call | None:
    reach = _within_reach(g, victim)
    if not reach:  # answers may have cost the last one
        return None
    place = f.pick(question, f.seat, reach, only=True, rule="CE-A37", source=("seat", victim))
    return lose(victim, {place: 1}, CAUSE)


@deed("execute_named")
def execute_named(g: Cosmos, f: Frame) -> Call | None:
    """CE-E52: each drawn card counts, whoever is attacked in the end (CE-E53)."""
    return _execute(g, f, EXECUTE_NAMED_SHIP, encounter(g).named)


@execute_named.needs
def _names_another(g: Cosmos, ability: Ability, about: About) -> bool:
    named = encounter(g).named
    return named not in (-1, ability.seat) and bool(_within_reach(g, named))


@deed("execute_any")
def execute_any(g: Cosmos, f: Frame) -> Call | None:
    return _execute(g, f, EXECUTE_ANY_SHIP, f.aim[0])


@execute_any.needs
def _is_wild(g: Cosmos, ability: Ability, about: About) -> bool:
    return encounter(g).named < 0


@execute_any.aims
def _victims(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    return [seat for seat in clockwise(g, ability.seat) if _within_reach(g, seat)]


@deed("take_the_place")
def take_the_place(g: Cosmos, f: Frame) -> None:
    """One own ship out of the warp to where the executed one was."""
    place = next(iter(loss_of(g, f.about["loss"]).began))
    ships.retrieve(g, f.seat, {place: 1}, FLARE)
    check_victory(g)


@take_the_place.needs
def _on_a_planet(g: Cosmos, ability: Ability, about: About) -> bool:
    """In the own turn (CE-F37): an encounter inside another player's turn is none (CE-H6)."""
    return (
        about["cause"] == CAUSE
        and g.active == ability.seat
        and planet_of(next(iter(loss_of(g, about["loss"]).began))) >= 0
        and in_warp(g, ability.seat) > 0
    )


@deed("pull_into_warp")
def pull_into_warp(g: Cosmos, f: Frame, *, effect: str) -> Call:
    """An own ship outside the encounter, and with it all opposing ones; whatever is saved of them does not land."""
    places = list(idle_ships(g, f.seat))
    place = f.pick(PULL_INTO_WARP_SHIP, f.seat, places, only=True, rule="CE-F37")
    course.declare(g, effect, f.seat, f.source, printed(g, f.source))
    batches: list[dict[str, Json]] = [{"seat": f.seat, "ships": {place: 1}, "cause": FLARE}]
    batches += [
        {"seat": seat, "ships": fleet(g, seat), "cause": FLARE}
        for seat in timing_order(g)
        if encounter(g).sides[seat] == OFFENSIVE and in_encounter(g, seat)
    ]
    return lose_all(batches)


@pull_into_warp.still_needs
def _lost_to_an_attack(g: Cosmos, ability: Ability, about: About) -> bool:
    e = encounter(g)
    return (
        e.outcome == WON and bool(e.shown) and face(g, 0)[0] == ATTACK and bool(idle_ships(g, ability.seat))
    )  # fmt: skip
