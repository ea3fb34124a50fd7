"""How a tournament is put into words: rounds, tables, results, refusals."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.tournament import Table, Tournament, stage
from rules.tournament.entries import BY_HAND, BY_JUDGE, FROM_FILE
from rules.tournament.tournament import Origin

if TYPE_CHECKING:
    from app.text.texts import Texts

BETWEEN = " – "  # the names of those at one table


def round_name(texts: Texts, t: Tournament, number: int) -> str:
    """Round 3, quarter-finals, semi-finals, finals."""
    return texts(f"tournament-stage-{stage(t, number)}", number=number + 1)


def table_name(texts: Texts, t: Tournament, number: int, table: int) -> str:
    """The number of a table; in the last round what is played for."""
    one = t.rounds[number]
    if one.finals and stage(t, number) == "final":
        return texts("tournament-table-final" if table == 0 else "tournament-table-third")
    return texts("tournament-table", number=table + 1)


def names(t: Tournament, players: tuple[int, ...]) -> str:
    return BETWEEN.join(t.name(player) for player in players)


def result_line(texts: Texts, t: Tournament, table: Table) -> str:
    """How a table stands, in a few words."""
    if table.is_bye:
        return texts("tournament-bye")
    score = "–".join(str(table.won(player)) for player in table.players) if table.games > 1 else ""
    if table.places is None:
        return texts("tournament-score-open", score=score) if table.results else texts("tournament-open")
    first = ", ".join(t.name(player) for player in table.places[0])
    if table.gone and not _is_played(table):
        return texts("tournament-walkover", name=first)
    if len(table.players) > 2:
        return " · ".join(
            f"{place}. {', '.join(t.name(player) for player in group)}" for place, group in numbered(table.places)
        )
    if len(table.places[0]) > 1:
        return texts("tournament-draw")
    return texts("tournament-won-score", name=first, score=score) if score else texts("tournament-won", name=first)


def origin_line(texts: Texts, origin: Origin) -> str:
    """Where a result comes from; "" for one that was simply entered."""
    if origin.source == BY_HAND:
        return ""
    if origin.source == FROM_FILE and origin.note:
        return texts("tournament-origin-file-judge", note=origin.note)
    if origin.source == BY_JUDGE and origin.note:
        return texts("tournament-origin-judge-counts", counts=origin.note)
    return texts(f"tournament-origin-{origin.source}")


def _is_played(table: Table) -> bool:
    return len(table.results) == 1 if table.games == 1 else 2 * max(map(table.won, table.players)) > table.games


def numbered(places: tuple[tuple[int, ...], ...]) -> list[tuple[int, tuple[int, ...]]]:
    """Places with their numbers; whoever shares the first is followed by the third."""
    found, place = [], 1
    for group in places:
        found.append((place, group))
        place += len(group)
    return found


def clock_words(seconds: int) -> str:
    """Minutes and seconds, with hours where there are any.

    >>> clock_words(59), clock_words(3599), clock_words(3600)
    ('0:59', '59:59', '1:00:00')
    """
    minutes, rest = divmod(seconds, 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
