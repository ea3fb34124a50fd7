"""From a table of the tournament to a match on this laptop, and from its end back to the desk.

A match played for a tournament carries a mark with the tournament's number, round, table, game and players. The mark is
kept with the match, so a game that was cut off by a power cut still finds its table when it is continued and finished;
and if the round was paired anew meanwhile, it does not count for those who sit at that table now.

The seed of such a match is drawn from its mark and a lot. Whoever plays the game again from its seed has proven by that
which pairing it belongs to, and who sat where; a mark that was changed afterwards leads to another seed.
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING, Any, NamedTuple

from app.games import part
from app.match.people import NOBODY
from app.scenes import launch
from app.scenes.draft import Chair, Draft
from app.scenes.resume import cut_off, tell_trouble
from app.scenes.tournament.moment import moment
from app.ui.buttons import Button
from app.ui.dialog import Dialog
from rules.core.chance import stream
from rules.tournament import Refused, Reported
from rules.tournament.entries import FROM_TABLE
from saves.errors import BadSave, CannotWrite
from saves.tournaments import TournamentFile, folder_of, listed

if TYPE_CHECKING:
    from app.scenes.finished import Finished
    from app.scenes.tournament.desk import DeskScene
    from app.ui.program import Program
    from rules.tournament import Tournament

MARK, LOT = "tournament:", "tournament-lot:"
_TICKET = re.compile(MARK + r"(\d+):(\d+):(\d+):(\d+):(\d+(?:-\d+)*)", re.ASCII)


class Ticket(NamedTuple):
    """Which game of which tournament a match is."""

    seed: int  # the tournament's number
    round: int
    table: int
    game: int
    players: tuple[int, ...]  # by seat

    @property
    def mark(self) -> str:
        return MARK + ":".join(map(str, (*self[:-1], "-".join(map(str, self.players)))))

    def seed_by(self, lot: str) -> int:
        """The seed of a match with this ticket."""
        return stream(0, f"{self.mark}:{lot}") >> 11

    def is_proven(self, seed: int, marks: tuple[str, ...]) -> bool:
        """Whether a game with this seed was begun for this ticket."""
        return any(self.seed_by(mark.removeprefix(LOT)) == seed for mark in marks if mark.startswith(LOT))


def ticket_of(marks: tuple[str, ...]) -> Ticket | None:
    """The ticket among the marks of a match.

    >>> ticket_of(("casual", "tournament:77:0:3:0:5-2"))
    Ticket(seed=77, round=0, table=3, game=0, players=(5, 2))
    """
    for mark in marks:
        if found := _TICKET.fullmatch(mark):
            seed, round, table, game = map(int, found.groups()[:-1])
            return Ticket(seed, round, table, game, tuple(map(int, found[5].split("-"))))
    return None


class UnusableDeck(Exception):
    """A deck that was handed in cannot be played; `name` is its player's."""

    def __init__(self, name: str) -> None:
        self.name = name
        super().__init__(name)


def draft_for(app: Program, t: Tournament, players: tuple[int, ...]) -> Draft:
    """A match of these players by the rules of the tournament, with the decks they have handed in.

    The `tournament` module of a game's manifest knows what a deck is: `seat_switches(app, deck, options)` gives the
    switches of the seat, or None for a deck that cannot be played; `decks(app, options, language)` lists decks to
    choose from as pairs of title and text; `award(app, tournament, place, name)` hands out a prize and names it.
    """
    own = getattr(part(t.opened.game, "tournament"), "seat_switches", None)
    chairs = []
    for number in players:
        player = t.players[number]
        switches: dict[str, Any] | None = own(app, player.deck, t.format.options) if own and player.deck else {}
        if switches is None:
            raise UnusableDeck(player.name)
        chairs.append(Chair(player.kind, player.name, switches, person=NOBODY))
    return Draft(t.opened.game, chairs, dict(t.format.options))


def plain_draft(t: Tournament) -> Draft:
    """A match of this tournament without anybody's deck: what has to be loaded before one begins."""
    return Draft(t.opened.game, [Chair() for _ in range(t.format.table)], dict(t.format.options))


def seat_chosen(desk: DeskScene) -> None:
    """The next game of the chosen table is played here; one that was cut off can be gone on with."""
    t, number = desk.t, desk.table
    assert t.current is not None
    table = t.current.tables[number]
    ticket = Ticket(t.opened.seed, t.current.number, number, len(table.results), table.players)
    waiting = cut_off(desk.app, t.opened.game, ticket.mark)
    if waiting:
        _ask_to_go_on(desk, ticket, waiting)
    else:
        _begin(desk, ticket)


def _ask_to_go_on(desk: DeskScene, ticket: Ticket, match: str) -> None:
    app, host, texts = desk.app, desk.host, desk.texts

    def anew() -> None:
        host.close()
        _begin(desk, ticket)

    def go_on() -> None:
        host.close()
        try:
            launch.resume(app, match)
        except (BadSave, CannotWrite) as trouble:
            tell_trouble(app, trouble)

    buttons = [
        Button(texts("cancel"), host.close),
        Button(texts("tournament-seat-anew"), anew, id="seat-anew"),
        Button(texts("tournament-seat-go-on"), go_on, kind="main", icon="play", id="default"),
    ]
    host.open(Dialog(texts("tournament-seat"), texts("tournament-seat-cut-off"), buttons))


def _begin(desk: DeskScene, ticket: Ticket) -> None:
    try:
        draft = draft_for(desk.app, desk.t, ticket.players)
    except UnusableDeck as deck:
        desk.app.say("tournament-deck-unusable", name=deck.name, icon="warning", role="warn")
        return
    lot = os.urandom(16).hex()
    launch.begin(desk.app, draft, seed=ticket.seed_by(lot), marks=(ticket.mark, LOT + lot))


def _file_of(app: Program, ticket: Ticket) -> TournamentFile | None:
    found = listed(folder_of(app.places)) if app.places is not None else []
    paths = [one.path for one in found if one.tournament is not None and one.tournament.opened.seed == ticket.seed]
    try:
        return TournamentFile(paths[0]) if paths else None
    except BadSave:
        return None


def _still_paired(t: Tournament, ticket: Ticket) -> bool:
    """Whether the same players still sit at the table of a ticket; the round may have been paired anew."""
    tables = t.rounds[ticket.round].tables if ticket.round < len(t.rounds) else []
    return ticket.table < len(tables) and tables[ticket.table].players == ticket.players


def report_match(app: Program, over: Finished) -> None:
    """The end of a tournament game goes into the tournament; a game that is there already is no news."""
    from app.scenes.tournament.desk import tell_disk, tell_refusal

    ticket = ticket_of(over.marks)
    file = _file_of(app, ticket) if ticket is not None else None
    if ticket is None or file is None or over.document is None:
        return
    seated = ticket.players
    if not _still_paired(file.tournament, ticket) or len(seated) != len(over.who):
        app.say("tournament-pairing-gone", name=file.tournament.opened.name, icon="warning", role="warn")
        return
    places = tuple(tuple(seated[seat] for seat in group) for group in over.result.places if group)
    entered = file.tournament.rounds[ticket.round].tables[ticket.table].results
    if ticket.game < len(entered):
        if entered[ticket.game] != places:  # it was taken back and ended in another way: the desk decides
            tell_refusal(app, Refused("has-result", number=ticket.table + 1))
        return
    proof = over.document().fingerprint
    try:
        file.enter(Reported(ticket.round, ticket.table, ticket.game, places, FROM_TABLE, proof), moment())
    except Refused as refused:
        if refused.id not in ("has-result", "proof-twice"):
            tell_refusal(app, refused)
    except CannotWrite as trouble:
        tell_disk(app, trouble)


def return_to_desk(app: Program, marks: tuple[str, ...]) -> None:
    """The desk of the tournament to which a match belongs, at its table."""
    from app.scenes.tournament.desk import DeskScene
    from app.scenes.tournament.lists import TournamentsScene

    ticket = ticket_of(marks)
    file = _file_of(app, ticket) if ticket is not None else None
    app.go_home()
    if ticket is None or file is None:
        return
    app.push(TournamentsScene(app))
    desk = DeskScene(app, file)
    if ticket.round == desk.shown_round:
        desk.table = ticket.table
    app.push(desk)
