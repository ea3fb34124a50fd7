"""Which seat's view the screen shows, and the cover that hides it from other people (UX-41 to UX-45)."""

from __future__ import annotations

from collections.abc import Callable

from .feed import fitting
from .happenings import Banner, Concealed, Covered, Recap, Uncovered
from .journal import AnswerJournal
from .options import PlaySettings
from .seats import Seats


class Cover:
    """Knows the viewer (whose view is shown), or the seat for which the screen is covered.

    While the screen is covered it shows nothing private. When something is to be seen by everybody, the viewer's things
    are put face down; afterwards the same person goes on without a cover, unless somebody else came to the screen or
    everybody was called to look.
    """

    def __init__(self, journal: AnswerJournal, seats: Seats, settings: Callable[[], PlaySettings]) -> None:
        self._journal, self._seats, self._settings = journal, seats, settings
        self.covered_for: int | None = None
        self.sitter: int | None = None  # the seat whose things were put face down and that may go on without a cover
        self._last_recap: Recap | None = None
        self._idle_ms = 0.0
        humans = seats.humans
        if seats.company == 1 and humans:
            journal.viewer = journal.below = humans[0]
            journal.is_public = False

    @property
    def viewer(self) -> int | None:
        return self._journal.viewer

    @property
    def is_down(self) -> bool:
        return self.covered_for is not None

    @property
    def guards(self) -> bool:
        """Whether there are people here who must not see each other's things."""
        return not self._settings().trust and self._seats.company > 1

    def covers(self, seat: int, private: bool) -> bool:
        """Whether the cover must fall before this seat's things are shown."""
        return private and self.guards and seat not in (self._journal.viewer, self.sitter)

    def call(self, seat: int, private: bool, why: str = "turn") -> bool:
        """Show this seat its view; True if it is shown now, False while the cover waits for its person."""
        if self.covered_for == seat:
            return False
        if self.covered_for is None and self._journal.viewer == seat:
            return True
        if self.covers(seat, private):
            self.let_fall(seat, why)
            return False
        sat = self.sitter == seat
        self.covered_for = None
        self._show(seat)
        if self._seats.company > 1 and not sat:
            self._journal.say(Banner(seat))
        return True

    def call_openly(self, seat: int) -> None:
        """This seat decides something that all see: its side of the table is nearest, and nobody's hand is shown."""
        shown = self._journal.is_public and self._journal.below == seat
        self.publish()
        self._journal.below = seat
        if not shown:
            self._journal.say(Banner(seat))

    def put_down(self) -> None:
        """Everybody looks now: the viewer's things are put face down, and its person stays at the screen."""
        seat = self._journal.viewer
        if seat is not None:
            self.sitter = seat
            self._journal.viewer, self._journal.is_public = None, True
            self._journal.say(Concealed(seat))

    def leave(self) -> None:
        """The person at the screen has left it: whoever is asked next finds it covered."""
        self.sitter = None

    def let_fall(self, seat: int, why: str) -> None:
        """Cover the screen and name a seat."""
        self._journal.viewer, self._journal.is_public = None, False
        self.covered_for, self.sitter = seat, None
        self._journal.say(Covered(seat, why))

    def _show(self, seat: int) -> None:
        self._journal.viewer, self._journal.below, self._journal.is_public = seat, seat, False
        self.sitter, self._idle_ms = None, 0.0

    def lift(self) -> None:
        """The named person has held the key (UX-42): show the seat its view, and what it has missed."""
        seat = self.covered_for
        if seat is None:
            return
        self.covered_for = None
        self._show(seat)
        self._journal.say(Uncovered(seat))
        feed = self._journal.feed
        if feed.is_new_to(seat):
            told, shown = tuple(feed.since_acting(seat)), tuple(feed.shown_since_acting(seat))
            self._last_recap = Recap(seat, fitting(feed.missed(seat)), told, shown)
            self._journal.say(self._last_recap)
        feed.caught_up(seat)

    def recap(self) -> Recap | None:
        """The viewer's last recap, to be seen again (UX-43); for a single person what others did since the own turn."""
        last, viewer = self._last_recap, self._journal.viewer
        if viewer is not None and self._seats.company == 1:
            told = self._journal.feed.last_absence(viewer)
            return Recap(viewer, fitting(told), tuple(told)) if told else None
        return last if last is not None and last.seat == viewer else None

    def hide(self, why: str = "hidden") -> None:
        """Cover the viewer's things at once (UX-45)."""
        if self._journal.viewer is not None:
            self.let_fall(self._journal.viewer, why)

    def publish(self) -> None:
        """Show what everybody may see, without a cover: in a race of several people, and at the end of the game."""
        self.covered_for = self.sitter = None
        self._journal.viewer, self._journal.is_public = None, True

    def forget(self, seat: int) -> None:
        """A computer player has taken this seat: nothing is shown to it, and no cover waits for it."""
        if self.covered_for == seat:
            self.covered_for, self._journal.is_public = None, True
        if self.sitter == seat:
            self.sitter = None
        # A single person who gave the seat away keeps looking from its side, and may take it back (UX-74).
        if self._journal.viewer == seat and self._seats.company > 1:
            self._journal.viewer, self._journal.is_public = None, True
        if self._last_recap is not None and self._last_recap.seat == seat:
            self._last_recap = None

    def touched(self) -> None:
        """There was some input."""
        self._idle_ms = 0.0

    def pass_time(self, ms: float, private: Callable[[int], bool]) -> None:
        """Cover the screen after some time without input, if there are people to hide it from."""
        after = self._settings().hide_after_s
        if after and self.guards:
            self._idle_ms += ms
            if self._idle_ms >= 1000 * after:
                self._abandon("idle", private)

    def focus_lost(self, private: Callable[[int], bool]) -> None:
        if self.guards:
            self._abandon("focus", private)

    def _abandon(self, why: str, private: Callable[[int], bool]) -> None:
        """It is unknown who looks at the screen now: cover what is private."""
        self.leave()
        viewer = self._journal.viewer
        if viewer is not None and private(viewer):
            self.hide(why)
