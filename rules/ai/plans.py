"""Plans: what a computer player means to do beyond the present question.

A player's `Thought` may hold a plan, a small JSON object. The match writes it beside the answer in the log and hands it
back in the `Brief` of the seat's next questions until a thought holds another one. `{}` means: no plan any more, None:
the plan stays as it is. Because plans are in the log, an undo takes them back, and a resumed game goes on with them.

    >>> log = [Answer(0, "march", "north", None, {"goal": 7}), Answer(1, "march", "south"), Answer(0, "march", "east")]
    >>> plan_of(log, 0), plan_of(log, 1)
    ({'goal': 7}, None)
    >>> plan_of([*log, Answer(0, "march", "stay", None, {})], 0) is None
    True

A game offers plans by two hints: `begins` says which plan an answer is the beginning of, `pursues` gives the answer
that carries a plan on. So a fleet's way is planned once, and followed until something prevents it. Where whole plans
are worth a thought (`schemes`), each is followed (`follows`) in imagined worlds before one is begun. In a race, where
players react to what they have just seen, plans are neither made nor followed.
"""

from __future__ import annotations

from collections.abc import Sequence
from json import dumps, loads

from ..core.contract import Answer
from ..core.decisions import Value
from ..core.reasons import Illegal
from ..core.records import Json
from .brief import Brief
from .hints import Hints

Plan = dict[str, Json]
NO_PLAN: Plan = {}


def plan_of(log: Sequence[Answer], seat: int) -> Plan | None:
    """The plan that a seat noted last and has not given up."""
    for answer in reversed(log):
        if answer.plan is not None and answer.seat == seat:
            return answer.plan or None
    return None


def carried_on(brief: Brief, hints: Hints) -> tuple[Value] | None:
    """The answer that carries the plan on, in a tuple; None if there is no plan, or it is no longer possible."""
    if not brief.plan or hints.pursues is None or brief.decision.since is not None:
        return None
    value = hints.pursues(brief, brief.plan)
    try:
        return None if value is None else (brief.decision.check(value),)
    except Illegal:
        return None


def noted(brief: Brief, hints: Hints, value: Value, chosen: Plan | None = None) -> Plan | None:
    """The plan to be logged with a new answer, the one that was `chosen` among several; None if it has not changed."""
    if hints.begins is None or brief.decision.since is not None:
        return None
    begun = hints.begins(brief, value) if chosen is None else chosen
    if begun is None or begun == (brief.plan or NO_PLAN):
        return None
    # In the form in which it comes back from a save, so that a resumed game thinks the same.
    plan: Plan = loads(dumps(begun))
    return plan
