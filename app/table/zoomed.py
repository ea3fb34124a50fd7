"""A board that was zoomed is laid out in one frame and drawn in the next, but never put off twice (P22)."""

from __future__ import annotations


class Zoomed:
    """Whether this frame only lays out the board."""

    def __init__(self) -> None:
        self.now = False
        self._waits = False  # it was zoomed since the last frame
        self._put_off = -1  # the frame that was last put off, by the number of frames drawn before it

    def note(self, frames: int) -> None:
        """The board was zoomed, after so many frames were drawn."""
        if self._put_off != frames:
            self._put_off, self._waits = frames, True

    def new_frame(self) -> None:
        self.now, self._waits = self._waits, False
