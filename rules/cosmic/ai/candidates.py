"""The answers that foresight compares: the few that instinct finds best."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.decisions import PASS, Decision, One, Some, Value
from rules.core.forms import Form

from ..replies import ACCUSE
from ..state import Cosmos
from . import alliances, uses
from .answers import instinct
from .cardplay import weigh_cards
from .outlook import Outlook
from .skill import Mind


def candidates(g: Cosmos, decision: Decision, mind: Mind, limit: int) -> list[Value]:
    """At most so many answers, the best first; one if there is nothing to compare.

    Instinct knows little of what single pieces do, so windows are always worth a comparison; the plain questions of an
    encounter only if it may decide the game.
    """
    first = instinct(g, decision, mind)
    if isinstance(first, tuple) and first[:1] == (ACCUSE,):
        return [first]  # in the worlds that are compared nobody has taken anything
    prompt = decision.prompt.partition("/")[0]
    more: Sequence[Value] = ()
    look = Outlook(g, decision.seat, mind.skill)
    if isinstance(decision, One) and prompt.endswith(".reply"):
        more = [PASS, *(option for _, option in uses.ranked(look, decision, mind))]
    elif not any(look.is_near(seat) for seat in look.seats):
        return [first]
    elif isinstance(decision, One) and prompt == "cosmic.planning.card":
        more = [card for _, card in weigh_cards(look, decision.options)]
    elif isinstance(decision, One) and prompt in ("cosmic.launch.planet", "cosmic.destiny.defense"):
        more = decision.options
    elif isinstance(decision, Some) and prompt == "cosmic.alliance.invite":
        more = [(), decision.items, *((seat,) for seat in decision.items)]
    elif isinstance(decision, Form) and prompt == "cosmic.alliance.answer":
        more = [tuple(decision.opening().items()), *alliances.answers(look, decision)]
    found = dict.fromkeys([first, *more])
    return list(found)[:limit]
