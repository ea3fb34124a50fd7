"""What the game in a result file proves for a tournament, and what the judge has to be told about it.

Who sat where follows from the ticket with which the game was begun, because its seed does (see `seating`). A game that
was begun without one, on a laptop that does not know the tournament, has only the names that somebody typed there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from app.scenes.draft import MOST_NAME_LENGTH
from app.scenes.tournament.seating import Ticket, UnusableDeck, draft_for, ticket_of
from app.scenes.tournament.wording import names
from rules.tournament import Reported
from rules.tournament.entries import FROM_FILE, HUMAN
from rules.tournament.tournament import same_name
from saves.results import BadResult, ProvenResult

if TYPE_CHECKING:
    from app.ui.program import Program
    from rules.tournament import Tournament

DOUBTS = ("unproven", "names", "computer", "person", "deck", "conceded")
DECK = "deck"  # the switch of a seat that a deck handed in decides


class Doubt(NamedTuple):
    """Something that only the judge can decide; worded by `tournament-doubt-<id>`."""

    id: str  # one of `DOUBTS`
    words: dict[str, str | int]


def entry_of(t: Tournament, proven: ProvenResult) -> Reported:
    """The entry for the table to which a game belongs; `BadResult` where there is none."""
    if proven.game != t.opened.game:
        raise BadResult("other-game")
    if any(proven.options.get(name) != value for name, value in t.format.options.items()):
        raise BadResult("options")
    number, players = _seated(t, proven)
    assert t.current is not None
    places = tuple(tuple(players[seat] for seat in group) for group in proven.places)
    game = len(t.current.tables[number].results)
    return Reported(t.current.number, number, game, places, FROM_FILE, proven.proof)


def doubts_about(app: Program, t: Tournament, proven: ProvenResult, entry: Reported) -> list[Doubt]:
    """Everything that the judge has to know before a game counts."""
    _, players = _seated(t, proven)
    found: list[Doubt] = []
    if _proven_ticket(t, proven) is None:
        found.append(Doubt("unproven", {"names": names(t, players)}))
    elif any(_player_called(t, name) != player for name, player in zip(proven.names, players, strict=True)):
        found.append(Doubt("names", {"said": ", ".join(proven.names), "names": names(t, players)}))
    for seat, player in enumerate(players):
        if (seat in proven.machines) != (t.players[player].kind != HUMAN):
            found.append(Doubt("computer" if seat in proven.machines else "person", {"name": t.name(player)}))
        if _has_other_deck(app, t, player, proven.switches[seat] if proven.switches else {}):
            found.append(Doubt("deck", {"name": t.name(player)}))
    for seat in proven.conceded:
        found.append(Doubt("conceded", {"name": t.name(players[seat]), "count": proven.answers}))
    return found


def _has_other_deck(app: Program, t: Tournament, player: int, played: dict[str, object]) -> bool:
    try:
        wanted = draft_for(app, t, (player,)).chairs[0].own
    except UnusableDeck:
        return True  # nobody can have played it
    return any(played.get(switch) != wanted.get(switch) for switch in {*wanted, DECK})


def _proven_ticket(t: Tournament, proven: ProvenResult) -> Ticket | None:
    ticket = ticket_of(proven.marks)
    ours = ticket is not None and ticket.seed == t.opened.seed and len(ticket.players) == len(proven.names)
    return ticket if ticket is not None and ours and ticket.is_proven(proven.seed, proven.marks) else None


def _seated(t: Tournament, proven: ProvenResult) -> tuple[int, tuple[int, ...]]:
    """The table of this round at which the game was played, and its players by seat."""
    tables = t.current.tables if t.current is not None else []
    ticket = _proven_ticket(t, proven)
    if ticket is not None:
        here = ticket.round == len(t.rounds) - 1 and ticket.table < len(tables)
        if not here or sorted(tables[ticket.table].players) != sorted(ticket.players):
            raise BadResult("pairing")
        return ticket.table, ticket.players
    called = [_player_called(t, name) for name in proven.names]
    players = tuple(player for player in called if player is not None)
    for number, table in enumerate(tables):
        if len(players) == len(called) and sorted(table.players) == sorted(players):
            return number, players
    raise BadResult("players", names=", ".join(proven.names))


def _player_called(t: Tournament, name: str) -> int | None:
    """The player of this name; a name that is too long for the new-game screen of the other copy is cut off there."""
    whole = t.number_of(name)
    if whole is not None:
        return whole
    longer = [one.number for one in t.players if len(one.name) > MOST_NAME_LENGTH]
    fitting = [one for one in longer if same_name(t.name(one)[:MOST_NAME_LENGTH], name)]
    return fitting[0] if len(fitting) == 1 else None
