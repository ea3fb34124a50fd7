"""Space Smugglers for the match: what is secret, who drops the dice, and how fast computer players react."""

from __future__ import annotations

from typing import Any

from app.games.smugglers.drop import Drop, resolve
from app.match.hooks import HOOKS, ClockHooks, LogFault, MatchHooks, Reaction
from rules import Decision, Reason
from rules.ai import KINDS
from rules.core.decisions import Value
from rules.smugglers.ai.reactions import reflex_of
from rules.smugglers.questions import SECRET
from rules.smugglers.state import facts

# SM-4C, "AI in real time": the same table as in matches without people.
REACTIONS = {kind: Reaction(*reflex_of(kind)[:4]) for kind in KINDS}


def private(state: Any, seat: int, decision: Decision | None, together: bool) -> bool:
    """SM-1.20, SM-4.79: only the choice of a beat in secret tempo is hidden from the others."""
    return together and decision is not None and decision.prompt == SECRET


def why_no_pause(state: Any, now: int) -> Reason | None:
    """SM-4.47: not while the cards are still being turned up."""
    return Reason("match.pause_early", {}, "SM-4.47") if now < facts(state).lock else None


def pace(state: Any) -> int:
    """SM-4.60: the table's pace is on all delays of computer players, in per cent."""
    return facts(state).pace


def veil(table: dict[str, Any]) -> dict[str, Any]:
    """SM-4.47: while the clock stands the sector row is hidden."""
    row = [{"position": place["position"], "card": None, "face_down": True, "dice": []} for place in table["row"]]
    return {**table, "row": row}


def drop_die(state: Any, decision: Decision, report: LogFault) -> tuple[Value, Drop]:
    """SM-6.80: the tower falls or stands; a flag for each die, then all poses."""
    _, _, _, _, aim, *tower = decision.source
    drop = resolve(tower, aim, report)
    outcome = drop.outcome
    flags = [int(number in outcome.disturbed) for number in range(1, len(outcome.poses) + 1)]
    return (*flags, *(part for pose in outcome.poses for part in pose)), drop


HOOKS["smugglers"] = MatchHooks(
    private=private,
    table=drop_die,
    clock=ClockHooks(why_no_pause=why_no_pause, pace=pace, reactions=REACTIONS, veil=veil),
)
