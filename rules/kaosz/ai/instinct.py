"""Instinct: an answer to every question of the game at first sight, for all levels and for looking ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.decisions import PASS, Decision, One, Value
from rules.core.questions import by_prompt
from rules.core.windows import ARRANGE, PRIORITY_REPLY

from ..questions import (
    ACTION,
    ATTACKERS,
    BOMBERS,
    BOUND,
    BURST_AMOUNTS,
    BURST_TARGETS,
    CHOOSE,
    COST_DEVELOPMENTS,
    COST_DISCARD,
    CREW,
    DEFENDERS,
    DEMOLISH,
    DISCARD,
    HAND_LIMIT,
    HANGAR_LIMIT,
    HEAVY,
    HQ_DISCARD,
    MODE,
    MULLIGAN,
    NUMBER,
    OPPONENT,
    OPTIONAL,
    ORDER,
    PAY,
    RETARGET,
    RETURN_FIRE,
    SHOOT,
    SPLIT_FORMATION,
    TAKE,
    TARGET,
    TRAP,
    USE_FORMATION,
    WAY,
)
from ..state import Kaosz
from . import answers, fighting
from .economy import choose_action
from .skill import Mind

Chooser = Callable[[Kaosz, Any, Mind], Any]


def _action(g: Kaosz, d: One, mind: Mind) -> Value:
    return choose_action(g, d.seat, d.options, mind)


CHOOSERS: dict[str, Chooser] = by_prompt({
    ACTION: _action, PRIORITY_REPLY: answers.reply, ARRANGE: answers.arrange, ORDER: answers.arrange,
    MULLIGAN: answers.mulligan, TAKE: answers.take_card,
    ATTACKERS: fighting.attackers, DEFENDERS: fighting.defenders, CREW: fighting.board, PAY: fighting.pay,
    SHOOT: fighting.fire, HEAVY: fighting.heavy, BURST_TARGETS: fighting.burst, BURST_AMOUNTS: fighting.burst_amounts,
    RETURN_FIRE: fighting.answer_shot, USE_FORMATION: fighting.use_formation,
    SPLIT_FORMATION: fighting.split_formation, BOMBERS: fighting.bombers, DEMOLISH: fighting.demolition,
    TRAP: fighting.trap, HQ_DISCARD: answers.discard, HAND_LIMIT: answers.discard,
    HANGAR_LIMIT: answers.scrap, COST_DISCARD: answers.discard, COST_DEVELOPMENTS: answers.developments,
    TARGET: answers.target, MODE: answers.mode, NUMBER: answers.x, OPPONENT: answers.opponent,
    BOUND: answers.opponent, CHOOSE: answers.choose, WAY: answers.way, OPTIONAL: answers.optional,
    DISCARD: answers.choose, RETARGET: answers.choose,
})  # fmt: skip


def decide(g: Kaosz, d: Decision, mind: Mind) -> Value:
    """The first answer that comes to mind; always a legal one."""
    if isinstance(d, One) and len(d.options) == 1:
        return d.options[0]
    known = CHOOSERS.get(d.prompt)
    if known is not None:
        return known(g, d, mind)
    return PASS if isinstance(d, One) and PASS in d.options else next(d.answers())
