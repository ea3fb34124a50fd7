"""Counting what a fight costs and how its dice fall, for the summary at its end."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.records import Json

from ..printed.constants import DIE, NOBODY
from ..state import Owner
from ..state.battle import Toll


def count_die(tally: Toll, owner: Owner, need: int, hit: bool) -> None:
    """A die was thrown for all to see; `need` or less hits."""
    if owner not in tally.owner:
        for column, value in ((tally.owner, owner), (tally.dice, 0), (tally.hits, 0), (tally.hoped, 0)):
            column.append(value)
    place = tally.owner.index(owner)
    tally.dice[place] += 1
    tally.hits[place] += hit
    tally.hoped[place] += max(0, min(DIE, need))


def count_loss(tally: Toll, owner: Owner, kind: int, count: int, captor: Owner = NOBODY) -> None:
    """Units that all have seen are destroyed, or captured (CL-4.3.1)."""
    known = list(zip(tally.loser, tally.kind, _captors(tally), strict=True))
    if (owner, kind, captor) in known:
        tally.lost[known.index((owner, kind, captor))] += count
        return
    tally.captor = _captors(tally)
    for column, value in ((tally.loser, owner), (tally.kind, kind), (tally.lost, count), (tally.captor, captor)):
        column.append(value)


def _captors(tally: Toll) -> list[Owner]:
    """In saves from before captured ships were told apart, nobody."""
    return tally.captor + [NOBODY] * (len(tally.lost) - len(tally.captor))


def tally_data(tally: Toll, names: Sequence[str]) -> dict[str, Json]:
    """For the event at the end; `names` are the ids of the kinds."""
    dice = zip(tally.owner, tally.dice, tally.hits, tally.hoped, strict=True)
    losses = zip(tally.loser, tally.kind, tally.lost, _captors(tally), strict=True)
    return {
        "dice": [{"seat": owner, "dice": many, "hits": hits, "hoped": hoped} for owner, many, hits, hoped in dice],
        "losses": [
            {"seat": owner, "what": names[kind], "count": count} | ({} if captor == NOBODY else {"by": captor})
            for owner, kind, count, captor in losses
        ],
    }
