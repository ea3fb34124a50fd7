"""What a person's games add up to: by game and level, over time, streaks, and an Elo against the levels."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence

from app.match.people import OwnGame, Record
from app.match.seats import HUMAN
from rules.core.lean import dataclass

LATEST = 10  # games of which a win rate is the share
# Where the levels stand on the scale. A level wins at least 60 of 100 games against the one below it (UX-70), which
# is 70 points; between the two lowest it is more.
ELO_OF_LEVELS: Mapping[str, float] = {"random": 500, "cadet": 800, "pilot": 1000, "captain": 1100, "admiral": 1200}
FIRST_ELO = 1000.0
STEP = 32.0  # what one game can change at most
COLUMNS = ("date", "game", "level", "brought", "seats", "place", "score", "won", "seed", "turns", "elo")


@dataclass(frozen=True)
class GamesOf:
    """The games of one kind: of one game against one level, or with one thing that was brought."""

    game: str
    name: str  # a level, "" against people only; or what was brought
    record: Record


def _lines(named: Iterable[tuple[str, str, bool]]) -> list[GamesOf]:
    found: dict[tuple[str, str], list[bool]] = {}
    for game, name, won in named:
        found.setdefault((game, name), []).append(won)
    return [GamesOf(game, name, Record(tuple(results))) for (game, name), results in found.items()]


def by_level(own: Sequence[OwnGame]) -> list[GamesOf]:
    """By game and by the strongest level at the table, the weakest level first."""
    found = _lines((one.game.game, one.level, one.is_won) for one in own)
    return sorted(found, key=lambda line: (line.game, ELO_OF_LEVELS.get(line.name, 0), line.name))


def favourites(own: Sequence[OwnGame]) -> list[GamesOf]:
    """What was brought most often: aliens, decks."""
    found = _lines((one.game.game, one.own.brought, one.is_won) for one in own if one.own.brought)
    return sorted(found, key=lambda line: (-len(line.record.results), -line.record.won, line.game, line.name))


def win_rates(own: Sequence[OwnGame]) -> list[float]:
    """After each game the share won of the last `LATEST`; a fairer picture than of all games, and it moves."""
    won = [one.is_won for one in own]
    latest = [won[max(0, end - LATEST) : end] for end in range(1, len(won) + 1)]
    return [sum(games) / len(games) for games in latest]


def longest_streak(own: Sequence[OwnGame]) -> int:
    """The most games won in a row."""
    best = run = 0
    for one in own:
        run = run + 1 if one.is_won else 0
        best = max(best, run)
    return best


def elo_course(own: Sequence[OwnGame]) -> list[float]:
    """The Elo after each game against computer players, whose levels stay where they are; the games of one game only
    make sense together.

    At a table of several each of them counts as a game of its own, and together they count as much as one.
    """
    rating, course = FIRST_ELO, []
    for one in own:
        rivals = [rival for rival in one.rivals if rival.kind != HUMAN and rival.kind in ELO_OF_LEVELS]
        if not rivals:
            continue
        gain = 0.0
        for rival in rivals:
            expected = 1 / (1 + 10 ** ((ELO_OF_LEVELS[rival.kind] - rating) / 400))
            score = 0.5 if one.own.place == rival.place else float(one.own.place < rival.place)
            gain += score - expected
        rating += STEP * gain / len(rivals)
        course.append(rating)
    return course


def as_csv(own: Sequence[OwnGame]) -> str:
    """One line for each game, the Elo in its game behind it."""
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    before: dict[str, list[OwnGame]] = {}
    for one in own:
        game = one.game
        so_far = before.setdefault(game.game, [])
        so_far.append(one)
        course = elo_course(so_far)
        row = (game.date, game.game, one.level, one.own.brought, len(game.players), one.own.place, one.own.score)
        writer.writerow([*row, int(one.is_won), game.seed, game.turns, round(course[-1]) if course else ""])
    return out.getvalue()
