"""What the present question is about, as far as everybody may know it: for the match that runs the game.

>>> from rules.core.frame import Frame
>>> from rules.core.state import Setup, State
>>> from rules.core.windows import window
>>> about = {"moment": "attack", "round": [0, 1], "queue": [1], "about": {"target": 1}}
>>> g = State("demo", Setup("demo", [{}, {}]), 1, frames=[Frame(window.name, about)])
>>> now = occasion(g)
>>> now.is_window, now.moment, now.queue, now.aims_at(1), now.aims_at(0)
(True, 'attack', (1,), True, False)
>>> occasion(State("demo", Setup("demo", [{}]), 1)) is None
True
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import NamedTuple

from .records import Json
from .state import State

WINDOWS = ("core.window", "core.priority")
TARGETS = ("target", "targets", "defender", "victim")


class Occasion(NamedTuple):
    """The public facts of the innermost flow, the one that asks.

    `key` is the same while seats pass in turn in one window, and different for the next window; `moment` is the name of
    the window ("" if it has none), `queue` the seats still to be asked, `about` what was announced.
    """

    key: Hashable
    is_window: bool
    moment: str
    queue: tuple[int, ...]
    about: Mapping[str, Json]

    def aims_at(self, seat: int) -> bool:
        """Whether the announced action is aimed at this seat."""
        aimed = [self.about.get(name) for name in TARGETS]
        return any(one == seat or (isinstance(one, (list, tuple)) and seat in one) for one in aimed)


def occasion(g: State) -> Occasion | None:
    """What the present question is about; None once the game is over."""
    if not g.frames:
        return None
    frame = g.frames[-1]
    moment, told = frame.get("moment"), frame.get("about")
    about = dict(told or {})
    about |= next((item.told for item in g.stack if item.id == about.get("item")), {})
    key = (len(g.frames), frame.flow, str(moment), str(told), len(g.stack))
    return Occasion(key, frame.flow in WINDOWS, str(moment or ""), tuple(frame.get("queue") or ()), about)
