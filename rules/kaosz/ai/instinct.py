"""Instinct: an answer to every question of the game at first sight, for all levels and for looking ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.decisions import PASS, Decision, One, Value
from rules.core.questions import by_prompt
from rules.core.windows import ARRANGE, PRIORITY_REPLY

from .. import questions
from ..state import Kaosz
from . import answers, fighting
from .economy import choose_action
from .skill import Mind

Chooser = Callable[[Kaosz, Any, Mind], Any]


def _action(g: Kaosz, d: One, mind: Mind) -> Value:
    return choose_action(g, d.seat, d.options, mind)


CHOOSERS: dict[str, Chooser] = by_prompt(
    {
        questions.ACTION: _action,
        PRIORITY_REPLY: answers.reply,
        ARRANGE: answers.arrange,
        questions.ORDER: answers.arrange,
        questions.MULLIGAN: answers.mulligan,
        questions.TAKE: answers.take_card,
        questions.ATTACKERS: fighting.attackers,
        questions.DEFENDERS: fighting.defenders,
        questions.CREW: fighting.board,
        questions.PAY: fighting.pay,
        questions.SHOOT: fighting.fire,
        questions.HEAVY: fighting.heavy,
        questions.BURST_TARGETS: fighting.burst,
        questions.BURST_AMOUNTS: fighting.burst_amounts,
        questions.RETURN_FIRE: fighting.answer_shot,
        questions.USE_FORMATION: fighting.use_formation,
        questions.SPLIT_FORMATION: fighting.split_formation,
        questions.BOMBERS: fighting.bombers,
        questions.DEMOLISH: fighting.demolition,
        questions.TRAP: fighting.trap,
        questions.HQ_DISCARD: answers.discard,
        questions.HAND_LIMIT: answers.discard,
        questions.HANGAR_LIMIT: answers.scrap,
        questions.COST_DISCARD: answers.discard,
        questions.COST_DEVELOPMENTS: answers.developments,
        questions.TARGET: answers.target,
        questions.MODE: answers.mode,
        questions.NUMBER: answers.x,
        questions.OPPONENT: answers.opponent,
        questions.BOUND: answers.opponent,
        questions.CHOOSE: answers.choose,
        questions.WAY: answers.way,
        questions.OPTIONAL: answers.optional,
        questions.DISCARD: answers.choose,
        questions.RETARGET: answers.choose,
    }
)


def decide(g: Kaosz, d: Decision, mind: Mind) -> Value:
    """The first answer that comes to mind; always a legal one."""
    if isinstance(d, One) and len(d.options) == 1:
        return d.options[0]
    known = CHOOSERS.get(d.prompt)
    if known is not None:
        return known(g, d, mind)
    return PASS if isinstance(d, One) and PASS in d.options else next(d.answers())
