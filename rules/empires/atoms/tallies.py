"""Counting what a fight costs and how its dice fall, for the summary at its end."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.records import Json

from ..battle.record import Toll
from ..state import Owner
from ..words import DIE


def count_die(tally: Toll, owner: Owner, need: int, hit: bool) -> None:
    """A die was thrown for all to see; `need` or less hits."""
    if owner not in tally.owner:
        for column, value in ((tally.owner, owner), (tally.dice, 0), (tally.hits, 0), (tally.hoped, 0)):
            column.append(value)
    place = tally.owner.index(owner)
    tally.dice[place] += 1
    tally.hits[place] += hit
    tally.hoped[place] += max(0, min(DIE, need))


def count_loss(tally: Toll, owner: Owner, kind: int, count: int) -> None:
    """Units that all have seen are lost."""
    known = list(zip(tally.loser, tally.kind, strict=True))
    if (owner, kind) in known:
        tally.lost[known.index((owner, kind))] += count
        return
    for column, value in ((tally.loser, owner), (tally.kind, kind), (tally.lost, count)):
        column.append(value)


def told(tally: Toll, names: Sequence[str]) -> dict[str, Json]:
    """For the event at the end; `names` are the ids of the kinds."""
    dice = zip(tally.owner, tally.dice, tally.hits, tally.hoped, strict=True)
    losses = zip(tally.loser, tally.kind, tally.lost, strict=True)
    return {
        "dice": [{"seat": owner, "dice": many, "hits": hits, "hoped": hoped} for owner, many, hits, hoped in dice],
        "losses": [{"seat": owner, "what": names[kind], "count": count} for owner, kind, count in losses],
    }
