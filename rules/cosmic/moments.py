"""Moments: what the present one is about, whether it is past already, and who is asked at it."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.windows import item_of

from .pieces import About
from .standings import all_laid, could_act, standings
from .state import Cosmos, Seat
from .words import ANNOUNCEMENTS, LOSS_STEPS, RESOLUTION, WINDOWS, phase_of

_BEFORE_RESOLUTION = frozenset(moment for moment in WINDOWS if phase_of(moment) != RESOLUTION)


def told_of(g: Cosmos, moment: str, about: About) -> About:
    """What the moment is about; for an announcement what was announced, by whom, with which piece."""
    if moment not in ANNOUNCEMENTS:
        return about
    item = item_of(g, int(about["item"]))
    return {"item": item.id, "by": item.seat, "source": item.source, "negated": item.negated, **item.told}


def is_past(g: Cosmos, moment: str, told: About) -> bool:
    """Nothing is left to be done: what was announced is cancelled, the drawn destiny card does not count any more, the
    encounter is decided already (CE-E75), or all ships of a loss are saved (CE-E32)."""
    if moment in LOSS_STEPS:
        return not any(loss.ships for loss in g.losses if loss.id == told["loss"])
    if moment not in _BEFORE_RESOLUTION:
        return "negated" in told and bool(told["negated"])
    if not g.encounters:
        return False
    e = g.encounters[-1]
    return bool(e.outcome) or ("destiny" in told and told["destiny"] != e.destiny)


def able(g: Cosmos, seats: Sequence[Seat], moment: str, about: About) -> list[Seat]:
    """Those of these seats that could do something, as far as everybody can see."""
    could, told, found = standings(g), None, []
    for seat in seats:
        means = could[seat][moment]
        if means is None:
            continue
        if told is None:
            told = told_of(g, moment, about)
            if is_past(g, moment, told):
                break
            gone, only = all_laid(g), told.get("only")
        if only is not None and only != seat:
            continue
        # Most seats could play some card at any time, as far as others know: of these nothing else is asked.
        if means.always or not means.surely <= gone or (means.depends and could_act(g, means, gone, moment, told)):
            found.append(seat)
    return found
