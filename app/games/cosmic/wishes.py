"""What touching or dragging things of Cosmic Encounter would mean, were it possible; the rules say what it lacks."""

from __future__ import annotations

from typing import Any

from app.games.cosmic.gestures import AIM, DESTINY, TO_SLOT
from app.table.model import Id
from rules import Decision

INVITE, RESEARCH = "cosmic.alliance.invite", "cosmic.tech_actions.action"


def wishes(decision: Decision, thing: Id, target: Id | None) -> list[Any]:
    """The wishes that a gesture may mean, the likeliest first."""
    if isinstance(thing, int):
        return _of_card(decision, thing, target)
    kind, _, rest = thing.partition(":")
    if kind == "sheet":
        return [("power", int(rest))]
    if kind == "seat":
        return _of_seat(decision, int(rest))
    if kind == "planet":
        return _of_planet(decision, int(rest))
    if kind == "alien":
        return [rest]
    return _of_ships(decision, rest) if kind == "ships" else []


def _of_card(decision: Decision, card: int, target: Id | None) -> list[Any]:
    """A card is laid where one is laid, strengthens a side it is brought to, is played elsewhere."""
    strengthens = [("reinforce", card, int(str(target)[-1]))] if str(target).startswith("total:") else []
    laid = [card] if decision.prompt in TO_SLOT else []
    done = [("complete", card)] if decision.prompt == RESEARCH else []
    return [*strengthens, *laid, *done, ("play", card), ("tech", card)]


def _of_seat(decision: Decision, seat: int) -> list[Any]:
    if decision.prompt == INVITE:
        return [seat]
    return [("against", seat)] if decision.prompt == DESTINY else []


def _of_planet(decision: Decision, planet: int) -> list[Any]:
    if decision.prompt == AIM:
        return [planet]
    return [("resettle", planet)] if decision.prompt == DESTINY else []


def _of_ships(decision: Decision, rest: str) -> list[Any]:
    """Ships on a planet stand for the planet, or for those who are to be driven out."""
    place, _, seat = rest.rpartition(":")
    if not place.startswith("planet:"):
        return []
    planet = int(place.partition(":")[2])
    if planet in getattr(decision, "options", ()):
        return []  # the planet itself is touched
    if decision.prompt == DESTINY:
        return [("drive_out", planet, int(seat))]
    return _of_planet(decision, planet)
