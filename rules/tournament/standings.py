"""Who is ahead (KG-11.76), the final order once the finals are played (KG-11.71), and the judge (KG-11.75)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from rules.core.lean import dataclass

from .entries import Places
from .formats import Format
from .tournament import Tournament


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings; places count from 1."""

    place: int
    player: int
    points: int
    strength: int  # the points of all opponents together
    direct: int  # how many of those with the same points and strength were beaten


def points_of(format: Format, places: Places) -> dict[int, int]:
    """Points by place at one table; who shares places shares their points, rounded down.

    >>> points_of(Format("x", points=(10, 6, 4, 2), draws=True), ((3,), (1, 2), (0,)))
    {3: 10, 1: 5, 2: 5, 0: 2}
    """
    found: dict[int, int] = {}
    place = 0
    for group in places:
        span = [format.points[min(at, len(format.points) - 1)] for at in range(place, place + len(group))]
        found |= dict.fromkeys(group, sum(span) // len(span))
        place += len(group)
    return found


def standings(t: Tournament) -> list[Standing]:
    """All players by the rounds before the finals, best first (KG-11.76)."""
    points: dict[int, int] = defaultdict(int)
    met: dict[int, list[tuple[int, ...]]] = defaultdict(list)  # the opponents of each round
    beaten: dict[int, set[int]] = defaultdict(set)
    for one in t.rounds:
        for table in one.tables:
            if one.finals or table.places is None:
                continue
            if table.is_bye:
                points[table.players[0]] += t.format.bye
                continue
            earned = points_of(t.format, _earned_places(table.places, table.gone))
            for player, gained in earned.items():
                points[player] += 0 if player in table.gone else gained
                met[player].append(tuple(other for other in table.players if other != player))
            for place, group in enumerate(table.places):
                behind = {other for lower in table.places[place + 1 :] for other in lower}
                for player in group:
                    beaten[player] |= behind
    # A smaller table counts as if it had had the usual number of opponents.
    usual = t.format.table - 1
    strength = {
        own.number: sum(usual * sum(points[other] for other in table) // len(table) for table in met[own.number])
        for own in t.players
    }
    level: dict[tuple[int, int], set[int]] = defaultdict(set)
    for number, power in strength.items():
        level[points[number], power].add(number)
    lines = []
    for number, power in strength.items():
        direct = len(beaten[number] & level[points[number], power])
        lines.append((-points[number], -power, -direct, t.players[number].lot, number))
    return [
        Standing(place, own, -pts, -power, -direct)
        for place, (pts, power, direct, _, own) in enumerate(sorted(lines), 1)
    ]


def _earned_places(places: Places, gone: set[int]) -> Places:
    """The places of those who stayed; a table that nobody finished has no winner."""
    return () if gone and all(player in gone for group in places for player in group) else places


def _beaten_in_finals(t: Tournament) -> list[list[int]]:
    """The losers of each round of the finals, the last round first."""
    found = []
    for one in reversed([each for each in t.rounds if each.finals]):
        losers = [p for table in one.tables for group in (table.places or ())[1:] for p in group]
        found.append(losers)
    return found


def final_order(t: Tournament) -> list[int]:
    """All players, best first: the finals decide, then the standings of the rounds; drop-outs stand behind the rest."""
    lines = [line.player for line in standings(t)]
    swiss = sorted(lines, key=lambda player: t.players[player].dropped)
    finals = [one for one in t.rounds if one.finals]
    order: list[int] = []
    if finals:
        for table in finals[-1].tables:  # the final, then the match for third place
            order += [player for group in table.places or () for player in sorted(group, key=swiss.index)]
        for losers in _beaten_in_finals(t):
            order += sorted((player for player in losers if player not in order), key=swiss.index)
    return order + [player for player in swiss if player not in order]


def is_over(t: Tournament) -> bool:
    """Whether the champion is known."""
    if t.current is None or t.open_tables:
        return False
    if len(t.active) < 2:
        return True
    if t.cut:
        return t.current.finals and len(finalists(t)) <= 1
    return len(t.rounds) >= t.swiss_rounds


def finalists(t: Tournament) -> list[int]:
    """Who is still in the finals after the latest round; all of the cut before the first."""
    if t.current is None or not t.current.finals:
        dropped = {player.number for player in t.players if player.dropped}
        staying = [line.player for line in standings(t) if line.player not in dropped]
        return staying[: t.cut]
    before = t.rounds[-2] if len(t.rounds) > 1 else None
    tables = t.current.tables
    if before is not None and before.finals and len(before.tables) == 2:
        tables = tables[:1]  # the second table of the last round is the match for third place
    return [table.places[0][0] for table in tables if table.places is not None]


def champion(t: Tournament) -> int | None:
    return final_order(t)[0] if is_over(t) else None


def stage(t: Tournament, number: int) -> str:
    """What a round is called: round, last (a round of the knock-out), quarter, semi or final."""
    if number >= len(t.rounds):  # the next one
        if number < t.swiss_rounds and not t.has_finals:
            return "round"
        left = len(finalists(t))
    elif not t.rounds[number].finals:
        return "round"
    else:
        finals = [one for one in t.rounds if one.finals]
        seeds = 2 * len(finals[0].tables)
        left = seeds >> (number - finals[0].number)
    return "final" if left <= 2 else "semi" if left <= 4 else "quarter" if left <= 8 else "last"


# -- the judge


def judged(counts: Sequence[tuple[int, int]], second: int) -> int:
    """Which of two players wins (0 or 1): more of the first thing that differs, else the second player to move.

    >>> judged([(31, 31), (4, 5), (9, 0)], second=0), judged([(3, 3)], second=1)
    (1, 1)
    """
    for own, other in counts:
        if own != other:
            return int(other > own)
    return second
