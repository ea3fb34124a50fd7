"""Instinct: an answer to every question of the game at first sight, for all levels and for looking ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.core.decisions import PASS, Decision, One, Value

from ..state import Kaosz
from . import answers, fighting
from .economy import choose_action
from .skill import Mind

Chooser = Callable[[Kaosz, Any, Mind], Any]


def _action(g: Kaosz, d: One, mind: Mind) -> Value:
    return choose_action(g, d.seat, d.options, mind)


# By the last word of the prompt; the same word means the same question in every flow.
BY_WORD: dict[str, Chooser] = {
    "action": _action, "reply": answers.reply, "arrange": answers.arrange, "order": answers.arrange,
    "mulligan": answers.mulligan, "take": answers.take_card,
    "attackers": fighting.attackers, "defenders": fighting.defenders, "crew": fighting.board, "pay": fighting.pay,
    "fire": fighting.fire, "heavy": fighting.heavy, "burst": fighting.burst, "amounts": fighting.burst_amounts,
    "return": fighting.answer_shot, "formation": fighting.use_formation,
    "formation_split": fighting.split_formation, "bombers": fighting.bombers, "demolition": fighting.demolition,
    "trap": fighting.trap, "hq_discard": answers.discard, "hand_limit": answers.discard,
    "hangar_limit": answers.scrap, "cost_discard": answers.discard, "cost_developments": answers.developments,
    "target": answers.target, "mode": answers.mode, "x": answers.x, "opponent": answers.opponent,
    "bound": answers.opponent, "choose": answers.choose, "way": answers.way, "optional": answers.optional,
    "discard": answers.choose, "retarget": answers.choose,
}  # fmt: skip


def decide(g: Kaosz, d: Decision, mind: Mind) -> Value:
    """The first answer that comes to mind; always a legal one."""
    if isinstance(d, One) and len(d.options) == 1:
        return d.options[0]
    known = BY_WORD.get(d.prompt.rpartition(".")[2])
    if known is not None:
        return known(g, d, mind)
    return PASS if isinstance(d, One) and PASS in d.options else next(d.answers())
