"""Whose eyes the screen serves, and the cover between two pairs of eyes (UX-41 to UX-45)."""

from __future__ import annotations

from collections.abc import Callable

from .book import Book
from .feed import fitting
from .happenings import Banner, Covered, PutDown, Recap, Uncovered
from .options import PlaySettings
from .seats import Seats


class Curtain:
    """The viewer, and the seat for which the screen is covered. While covered the screen shows nothing private.

    Whatever is not for the viewer alone is for everybody: then the viewer's things lie face down. Who sat there goes on
    without a cover, unless somebody else came to the screen in the meantime or everybody was called to look.
    """

    def __init__(self, book: Book, seats: Seats, settings: Callable[[], PlaySettings]) -> None:
        self._book, self._seats, self._settings = book, seats, settings
        self.covered_for: int | None = None
        self.sitter: int | None = None  # whose things lie face down, to be taken up again
        self._last_recap: Recap | None = None
        self._idle_ms = 0.0
        humans = seats.humans
        if seats.company == 1 and humans:
            book.viewer = book.below = humans[0]
            book.is_public = False

    @property
    def viewer(self) -> int | None:
        return self._book.viewer

    @property
    def is_down(self) -> bool:
        return self.covered_for is not None

    @property
    def guards(self) -> bool:
        """Are there people here who must not see each other's things?"""
        return not self._settings().trust and self._seats.company > 1

    def covers(self, seat: int, private: bool) -> bool:
        """Would the cover fall before this seat sees its things?"""
        return private and self.guards and seat not in (self._book.viewer, self.sitter)

    def call(self, seat: int, private: bool, why: str = "turn") -> bool:
        """Let this seat see its things; True if it sees them now, False while the cover waits for it."""
        if self.covered_for == seat:
            return False
        if self.covered_for is None and self._book.viewer == seat:
            return True
        if self.covers(seat, private):
            self.cover(seat, why)
            return False
        sat = self.sitter == seat
        self.covered_for = None
        self._show(seat)
        if self._seats.company > 1 and not sat:
            self._book.say(Banner(seat))
        return True

    def put_down(self) -> None:
        """Everybody looks now: the viewer's things lie face down before the person who still sits here."""
        seat = self._book.viewer
        if seat is not None:
            self.sitter = seat
            self._book.viewer, self._book.is_public = None, True
            self._book.say(PutDown(seat))

    def leave(self) -> None:
        """Nobody sits at the screen any more: whoever is asked next finds it covered."""
        self.sitter = None

    def cover(self, seat: int, why: str) -> None:
        """Cover the screen and name a seat."""
        self._book.viewer, self._book.is_public = None, False
        self.covered_for, self.sitter = seat, None
        self._book.say(Covered(seat, why))

    def _show(self, seat: int) -> None:
        self._book.viewer, self._book.below, self._book.is_public = seat, seat, False
        self.sitter, self._idle_ms = None, 0.0

    def lift(self) -> None:
        """The deliberate act has been done (UX-42): show the seat its view, and what it has missed."""
        seat = self.covered_for
        if seat is None:
            return
        self.covered_for = None
        self._show(seat)
        self._book.say(Uncovered(seat))
        feed = self._book.feed
        if feed.is_new_to(seat):
            self._last_recap = Recap(seat, fitting(feed.missed(seat)), tuple(feed.since_acting(seat)))
            self._book.say(self._last_recap)
        feed.caught_up(seat)

    def recap(self) -> Recap | None:
        """The viewer's last recap, to be seen again (UX-43)."""
        last = self._last_recap
        return last if last is not None and last.seat == self._book.viewer else None

    def hide(self, why: str = "hidden") -> None:
        """Cover the viewer's things at once (UX-45)."""
        if self._book.viewer is not None:
            self.cover(self._book.viewer, why)

    def publish(self) -> None:
        """Show what everyone may see, without a cover: a race of several people, the end of the game."""
        self.covered_for = self.sitter = None
        self._book.viewer, self._book.is_public = None, True

    def forget(self, seat: int) -> None:
        """A computer player sits here now."""
        if self.covered_for == seat:
            self.covered_for, self._book.is_public = None, True
        if self.sitter == seat:
            self.sitter = None
        # Alone, the person who gave the seat away looks on from the same place and may take it back (UX-74).
        if self._book.viewer == seat and self._seats.company > 1:
            self._book.viewer, self._book.is_public = None, True
        if self._last_recap is not None and self._last_recap.seat == seat:
            self._last_recap = None

    def touched(self) -> None:
        """There was some input."""
        self._idle_ms = 0.0

    def pass_time(self, ms: float, private: Callable[[int], bool]) -> None:
        """Cover a hand that nobody has touched for a while; alone there is nobody to hide it from."""
        after = self._settings().hide_after_s
        if after and self.guards:
            self._idle_ms += ms
            if self._idle_ms >= 1000 * after:
                self._abandon("idle", private)

    def focus_lost(self, private: Callable[[int], bool]) -> None:
        if self.guards:
            self._abandon("focus", private)

    def _abandon(self, why: str, private: Callable[[int], bool]) -> None:
        """Nobody says who sits here now."""
        self.leave()
        viewer = self._book.viewer
        if viewer is not None and private(viewer):
            self.hide(why)
