"""The answer to every question of the game by instinct: what looks best at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rules.core.decisions import PASS, Decision, One, Some, Split, Value
from rules.core.forms import Form
from rules.core.windows import WINDOW_REPLY

from .. import questions
from ..flows.replies import ACCUSE
from ..state.cosmos import Cosmos, value_of
from . import alliances, cardplay, choices, deals, uses
from . import fleets as ships
from .cardplay import weigh_cards
from .outlook import Outlook
from .skill import Mind

CARDS = (questions.LAY_CARD, questions.LAY_ANOTHER)
TARGETS = (questions.CHOOSE_DEFENSE, questions.AIM_GATE)
Answering = Callable[[Outlook, Any, Mind], Value]


def _cards_given(look: Outlook, asked: Any, mind: Mind) -> Value:
    return deals.cards_given(look, asked)


ANSWERS: Mapping[str, Answering] = {
    WINDOW_REPLY: uses.reply,
    questions.REINFORCING: uses.reply,
    questions.CHOOSE_DEFENSE: alliances.defense,
    questions.AIM_GATE: alliances.aim,
    questions.LAUNCH_SHIPS: alliances.launch,
    questions.FURTHER_ENCOUNTER: alliances.further,
    questions.INVITE: alliances.invite,
    questions.ANSWER_INVITATION: alliances.answer,
    questions.LAY_CARD: cardplay.select,
    questions.LAY_ANOTHER: cardplay.select,
    questions.DEAL_MESSAGE: deals.message,
    questions.DEAL_CARDS: _cards_given,
}


def instinct(g: Cosmos, decision: Decision, mind: Mind) -> Value:
    """The best answer at first sight."""
    if isinstance(decision, One):
        options = decision.options
        if len(options) == 1:
            return options[0]
    look = Outlook(g, decision.seat, mind.skill)
    missed = lapse(look, decision, mind)
    if missed is not None:
        return missed
    return ANSWERS.get(decision.prompt, choices.other)(look, decision, mind)


def lapse(look: Outlook, decision: Decision, mind: Mind) -> Value | None:
    """The answer of somebody in haste: the highest card, the first target, as many ships as there are.

    Whoever does not heed rivals may overlook that one of them is about to win, and stay out. None where nobody is
    careless: in deals, with invitations, with what is lost or given away.
    """
    if isinstance(decision, One) and decision.prompt in CARDS and mind.happens(mind.skill.haste):
        return max(decision.options, key=lambda card: value_of(look.g, card))
    if isinstance(decision, One) and decision.prompt in TARGETS and mind.happens(mind.skill.haste):
        return decision.options[0]
    if isinstance(decision, Split) and decision.prompt == questions.LAUNCH_SHIPS and mind.happens(mind.skill.haste):
        return ships.take(look, decision, decision.high)
    if isinstance(decision, Form) and decision.prompt == questions.ANSWER_INVITATION and not mind.skill.heeds_rivals:
        overlooked = any(look.is_near(seat) for seat in look.seats) and mind.happens(mind.skill.haste)
        return alliances.staying_out(decision) if overlooked else None
    return None


# -- candidates


def candidates(g: Cosmos, decision: Decision, mind: Mind, limit: int) -> list[Value]:
    """At most so many answers, the best first; one if there is nothing to compare.

    The former Admiral, whose mind has trials of its own, compared the plain questions of an encounter only if it may
    decide the game.
    """
    former, doubts = mind.trial is not None, list[Value]()

    def noted(asked: Decision, values: Sequence[Value]) -> Value:
        doubts.extend(values)
        return values[0]

    first = instinct(g, decision, mind if former else Mind(mind.skill, mind.rng, noted))
    if isinstance(first, tuple) and first[:1] == (ACCUSE,):
        return [first]  # in the worlds that are compared nobody has taken anything
    prompt = decision.prompt
    more: Sequence[Value] = doubts
    look = Outlook(g, decision.seat, mind.skill)
    if isinstance(decision, One) and prompt in (WINDOW_REPLY, questions.REINFORCING):
        more = [PASS, *(option for _, option in uses.ranked(look, decision, mind))]
    elif former and not any(look.is_near(seat) for seat in look.seats):
        return [first]
    elif isinstance(decision, One) and prompt == questions.LAY_CARD:
        more = cardplay.unlike(g, [card for _, card in weigh_cards(look, decision.options)])
    elif isinstance(decision, One) and prompt in (questions.AIM_GATE, questions.CHOOSE_DEFENSE):
        more = decision.options
    elif isinstance(decision, Some) and prompt == questions.INVITE:
        more = [(), decision.items, *((seat,) for seat in decision.items)]
    elif isinstance(decision, Form) and prompt == questions.ANSWER_INVITATION:
        more = [tuple(decision.opening().items()), *alliances.answers(look, decision)]
    elif isinstance(decision, Split) and prompt == questions.LAUNCH_SHIPS:
        more = [ships.take(look, decision, count) for count in range(decision.high, max(0, decision.low - 1), -1)]
    found = dict.fromkeys([first, *more])
    return list(found)[:limit]
