"""Why a wish cannot be had: what is not offered is refused with the thing that is missing, and with its rule.

A wish has the form of an option of the question that is asked, or of a reply that could be given elsewhere:

    ("play", card, ...), ("card", card, ...)    an artifact or flare
    ("power", sheet, ...)                       an own power
    ("tech", card, ...)                         an own technology
    ("reinforce", card, side)                   a card as a reinforcement

Only what everybody sees and what the asked seat knows is looked at. Forms say it themselves, field by field.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeGuard

from rules.core.decisions import Decision, Value
from rules.core.questions import explains
from rules.core.reasons import Reason

from .flows.destiny import AGAINST, DRIVE_OUT, REDRAW, RESETTLE
from .flows.replies import withheld
from .flows.reveal import strengths
from .flows.technology import COMPLETE, RESEARCH
from .printed.words import ENCOUNTER_TYPES, MAIN_ALLY, MOMENTS
from .questions import REINFORCING
from .state.blocked import why_not_card, why_not_power, why_not_tech
from .state.cosmos import LABS, Cosmos, Seat, clockwise, encounter, facts, mains, type_of
from .state.pieces import has_role, held, playable
from .state.reckoning import both_attack
from .state.ships import colonies

Judge = Callable[[Cosmos, Decision, object], "Reason | None"]


@explains(REINFORCING, withheld=withheld)
def refusal(g: Cosmos, decision: Decision, wish: Value) -> Reason | None:
    """What the wish lacks; None if it belongs to another moment or names nothing that there is."""
    if not 0 <= decision.seat < len(g.setup.seats):
        return None
    judge = JUDGES.get(decision.prompt)
    found = judge(g, decision, wish) if judge is not None else None
    if found is not None or not (isinstance(wish, tuple) and len(wish) >= 2 and type(wish[1]) is int):
        return found
    reply = REPLIES.get(str(wish[0]))
    return None if reply is None else reply(g, decision.seat, *wish[1:3])


# -- replies, whatever is asked


def _moment(g: Cosmos) -> str:
    named = next((frame.locals["moment"] for frame in reversed(g.frames) if "moment" in frame.locals), "")
    if g.frames and g.frames[-1].flow == "cosmic.reinforcing":
        named = "totals"
    return named if named in MOMENTS else ""


def _card(g: Cosmos, seat: Seat, card: int, *aim: object) -> Reason | None:
    return why_not_card(g, seat, card, _moment(g)) if card in playable(g, seat) else None


def _power(g: Cosmos, seat: Seat, sheet: int, *aim: object) -> Reason | None:
    return why_not_power(g, seat, sheet, _moment(g)) if sheet in held(g, seat) else None


def _tech(g: Cosmos, seat: Seat, card: int, *aim: object) -> Reason | None:
    return why_not_tech(g, seat, card, _moment(g)) if card in g.pile(LABS[seat]) else None


def _reinforce(g: Cosmos, seat: Seat, card: int, *aim: object) -> Reason | None:
    """CE-4.66 to 4.69."""
    if card not in playable(g, seat):
        return None
    if card not in strengths(g, seat):
        return Reason("cosmic.no_reinforcement", {"card": card}, "CE-4.66")
    if not g.encounters or not encounter(g).shown or encounter(g).outcome:
        return Reason("cosmic.no_reinforcing_now", {}, "CE-4.66")
    if not has_role(g, seat, MAIN_ALLY):
        return Reason("cosmic.not_in_encounter", {}, "CE-4.66")
    return None if both_attack(g) else Reason("cosmic.no_two_attacks", {}, "CE-4.69")


REPLIES: dict[str, Callable[..., Reason | None]] = {
    "play": _card, "card": _card, "power": _power, "tech": _tech, "reinforce": _reinforce,
}  # fmt: skip


# -- destiny and launch


def _defense(g: Cosmos, decision: Decision, wish: object) -> Reason | None:
    """CE-4.15 to 4.22."""
    if not isinstance(wish, tuple) or not wish:
        return None
    e, own = encounter(g), encounter(g).named == decision.seat
    if wish[0] == AGAINST:
        if wish[1:] == (decision.seat,):
            return Reason("cosmic.not_oneself", {}, "CE-4.16")
        return Reason("cosmic.not_named", {}, decision.rule) if wish[1] in clockwise(g, e.offense) else None
    if wish[0] not in (REDRAW, DRIVE_OUT, RESETTLE):
        return None
    if not own:
        return Reason("cosmic.not_own_colour", {}, "CE-4.18")
    if wish[0] == REDRAW or not _is_planet(wish[1], g):
        return None
    rule = "CE-4.20" if wish[0] == DRIVE_OUT else "CE-4.21"
    if g.home[wish[1]] != e.offense:
        return Reason("cosmic.not_own_planet", {}, rule)
    if wish[0] == DRIVE_OUT:
        return Reason("cosmic.no_colony_there", {}, rule)
    return Reason("cosmic.not_empty", {}, rule)


def _is_planet(planet: object, g: Cosmos) -> TypeGuard[int]:
    return type(planet) is int and 0 <= planet < len(g.home)


def _planet(g: Cosmos, decision: Decision, wish: object) -> Reason | None:
    """CE-4.23, CE-4.25."""
    if not _is_planet(wish, g):
        return None
    if g.destroyed[wish]:
        return Reason("cosmic.planet_gone", {}, "CE-T33")
    return Reason("cosmic.other_system", {}, "CE-4.23")


# -- alliance


def _invite(g: Cosmos, decision: Decision, wish: object) -> Reason | None:
    """CE-4.33, CE-4.34, CE-7.2."""
    if wish in mains(g):
        return Reason("cosmic.main_player", {}, decision.rule)
    return Reason("cosmic.no_guest", {}, "CE-7.2") if wish in clockwise(g, decision.seat) else None


# -- planning


def _lay(g: Cosmos, decision: Decision, wish: object) -> Reason | None:
    """CE-2.4, CE-4.46."""
    if type(wish) is not int or wish not in playable(g, decision.seat):
        return None
    if type_of(g, wish) not in ENCOUNTER_TYPES:
        return Reason("cosmic.no_encounter_card", {"card": wish}, "CE-2.4")
    return Reason("cosmic.card_barred", {"card": wish}, "CE-4.46")


# -- technology, set-up


def _research(g: Cosmos, decision: Decision, wish: object) -> Reason | None:
    """CE-9.44, CE-9.46."""
    if not isinstance(wish, tuple) or len(wish) < 2 or wish[0] not in (RESEARCH, COMPLETE):
        return None
    if wish[1] not in g.pile(LABS[decision.seat]):
        return None
    rule = "CE-9.44" if wish[0] == RESEARCH else "CE-9.46"
    if g.cards.face_up[wish[1]]:
        return Reason("cosmic.tech_done", {}, rule)
    missing = wish[0] == RESEARCH and wish[2:] and wish[2] not in colonies(g, decision.seat)
    return Reason("cosmic.no_own_colony", {}, rule) if missing else None


def _further(g: Cosmos, decision: Decision, wish: object) -> Reason | None:
    off = wish == "technology" and not facts(g).technologies
    return Reason("cosmic.no_technology", {}, "CE-9.50") if off else None


def _alien(g: Cosmos, decision: Decision, wish: object) -> Reason | None:
    """CE-3.4, CE-3.12: taken, or parted from one that is in the game."""
    return Reason("cosmic.alien_gone", {}, "CE-3.4") if wish in facts(g).aliens else None


JUDGES: dict[str, Judge] = {
    "cosmic.destiny.defense": _defense,
    "cosmic.launch.planet": _planet,
    "cosmic.alliance.invite": _invite,
    "cosmic.planning.card": _lay,
    "cosmic.reaching.card": _lay,
    "cosmic.tech_actions.action": _research,
    "cosmic.resolution.further": _further,
    "cosmic.game.freely": _alien,
}
