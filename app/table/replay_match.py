"""The match of a recording: the table scene asks it what to show, and it takes that from the reel (UX-62)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.match import Applied, Match, Restored, Seats
from app.match.feed import Feed, relived
from app.match.loop import MatchLoop
from app.match.reel import Reel
from app.match.roles import MatchLog, NoUndoing, OpenScreen
from app.match.thoughts import Nobody
from rules import Decision, Illegal, Reason, Session, apply, clone, events_for, result, view
from rules.core.decisions import Value

if TYPE_CHECKING:
    from collections.abc import Sequence

    from app.match import LogLine
    from saves.document import Document, SeatInfo

EVERYONE = -1  # instead of a seat: the private things of all seats at once


class ReplayMatch(Match):
    """Goes through the recorded positions; nothing can be answered, saved or undone."""

    def __init__(self, reel: Reel, who: Sequence[SeatInfo], viewer: int | None = None) -> None:
        session = Session(reel.at(0), reel.seed)
        super().__init__(session, Seats.of(who), opponents=Nobody())
        self.reel = reel
        self.position = 0
        self.seen_as = viewer  # None: the public view; EVERYONE; or a seat
        self._journal.viewer = viewer
        self.screen = OpenScreen(self._loop, self._history)
        self.undoing = NoUndoing(self._loop, self._history, self._player)
        self.log = ReplayLog(self, self._loop)

    # --- moving

    def go_to(self, position: int) -> None:
        """Jump to a position, without animation."""
        self.position = max(0, min(position, self.reel.length))
        self.session.state = self.reel.at(self.position)
        self.session.log = self.reel.log[: self.position]
        self._journal.say(Restored("jump", -1))

    def step_on(self) -> bool:
        """Go on by one answer and its events; False at the end."""
        if self.position >= self.reel.length:
            return False
        answer = self.reel.log[self.position]
        state = clone(self.session.state)
        try:
            events = apply(state, answer)
        except Illegal:
            return False
        self.session.state = state
        self.position += 1
        self.session.log = self.reel.log[: self.position]
        self._journal.say(Applied(self.viewer, answer.seat, tuple(events_for(events, self.viewer))))
        return True

    def look_as(self, viewer: int | None) -> None:
        self.seen_as = viewer
        self._journal.viewer = viewer if viewer is not None and viewer >= 0 else None
        self._journal.say(Restored("viewer", -1))

    # --- what the table asks

    def _pass_time(self, dt_ms: float) -> None:
        """In a recording nothing happens by itself."""

    def asked(self) -> tuple[Decision, ...]:
        return ()

    def view(self) -> dict[str, Any]:
        if self.seen_as == EVERYONE:
            return everyones_view(self.session.state, len(self.seats))
        return view(self.session.state, self.viewer)

    def answer(self, value: Value, seat: int | None = None, t: int | None = None) -> None:
        raise Illegal(Reason("core.not_asked", {"seat": -1}))

    def leave(self) -> None:
        """Nothing to do: a recording has no files of its own."""


class ReplayLog(MatchLog):
    """The log up to the present position of a recording."""

    def __init__(self, match: ReplayMatch, loop: MatchLoop) -> None:
        super().__init__(loop)
        self._match = match
        self._whole: Feed | None = None  # all events, made when the log is first read

    def lines(self, start: int = 0) -> list[LogLine]:
        match = self._match
        if self._whole is None:
            self._whole = relived(match.reel.session(match.reel.length))
        lines = self._whole.whole(start) if match.seen_as == EVERYONE else self._whole.lines(match.viewer, start)
        return lines[: max(0, match.position - start)]


def first_viewer(document: Document) -> int | None:
    """Whose view a recording begins with: that of the only person who played, who knows the game from there; None: the
    public one, because nobody knows which of several people is looking."""
    seats = Seats.of(document.meta.seats)
    people = [seat for seat in range(len(seats)) if seats.is_human_home(seat)]
    return people[0] if len(people) == 1 else None


def allowed_viewers(document: Document) -> tuple[int, ...]:
    """The seats whose view a recording may show, besides the public one.

    When the game is over, all of them. Before that, a single person may see their own view; if several people share the
    screen, it is not known who is looking, so only the public view is shown.
    """
    from saves.errors import BadSave
    from saves.games import session_of

    seats = Seats.of(document.meta.seats)
    everybody = (*range(len(seats)), EVERYONE)
    try:
        over = result(session_of(document).state) is not None
    except BadSave:
        over = False
    if over or not seats.company:
        return everybody
    return tuple(seat for seat in range(len(seats)) if seats.company == 1 and seats.is_human_home(seat))


def everyones_view(state: Any, seats: int) -> dict[str, Any]:
    """The public view, with each seat's own part as that seat sees it, and every card that some seat knows."""
    shown = view(state, None)
    table, own = dict(shown["table"]), [view(state, seat)["table"] for seat in range(seats)]
    for part in ("seats", "players"):
        if isinstance(table.get(part), list):
            table[part] = [own[seat][part][seat] for seat in range(seats)]
    if isinstance(table.get("cards"), dict):
        table["cards"] = {card: design for each in own for card, design in each["cards"].items()}
    if table.get("attempt") is not None:  # only its player sees the cards laid out for it (OV-5.41)
        table["attempt"] = own[table["attempt"]["seat"]]["attempt"]
    return {**shown, "table": table}
