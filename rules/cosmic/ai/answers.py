"""The answer to every question of the game by instinct: what looks best at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rules.core.decisions import Decision, One, Value

from ..state import Cosmos
from . import alliances, cardplay, choices, deals, uses
from .outlook import Outlook
from .skill import Mind

CAREFUL = ("cosmic.deal.", "cosmic.carrying_out.", "cosmic.alliance.")  # a slip here gives the game away
Answering = Callable[[Outlook, Any, Mind], Value]


def _cards_given(look: Outlook, asked: Any, mind: Mind) -> Value:
    return deals.cards_given(look, asked)


ANSWERS: Mapping[str, Answering] = {
    "core.window.reply": uses.reply,
    "cosmic.reinforcing.reply": uses.reply,
    "cosmic.destiny.defense": alliances.defense,
    "cosmic.launch.planet": alliances.aim,
    "cosmic.launch.ships": alliances.launch,
    "cosmic.resolution.further": alliances.further,
    "cosmic.alliance.invite": alliances.invite,
    "cosmic.alliance.answer": alliances.answer,
    "cosmic.planning.card": cardplay.select,
    "cosmic.reaching.card": cardplay.select,
    "cosmic.deal.message": deals.message,
    "cosmic.carrying_out.cards": _cards_given,
}


def instinct(g: Cosmos, decision: Decision, mind: Mind) -> Value:
    """The best answer at first sight."""
    if isinstance(decision, One):
        options = decision.options
        if len(options) == 1:
            return options[0]
    look = Outlook(g, decision.seat, mind.skill)
    if not decision.prompt.startswith(CAREFUL) and mind.slips():
        return decision.sample(mind.rng)
    answering = ANSWERS.get(decision.prompt.partition("/")[0], choices.other)
    return answering(look, decision, mind)
