"""Events: what happened, for animation and log, masked for each seat.

>>> e = Event("draw", {"seat": 0, "card": 7, "design": "nova"}, secret={"design": (0,)})
>>> e.seen_by(0).data
{'seat': 0, 'card': 7, 'design': 'nova'}
>>> e.seen_by(1).data
{'seat': 0, 'card': 7}
>>> Event("peek", {"card": 3}, only=(1,)).seen_by(0) is None
True
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from .records import Json, encode_json

SeatNumbers = tuple[int, ...]


class Event:
    """One observable change. `secret` says which seats may read a field (all others of `data` are open to everybody);
    `only` says which seats notice the event at all (None: everybody).

    `reveals` marks that somebody learned something hidden: undo stops there.
    """

    __slots__ = ("data", "kind", "only", "reveals", "secret")

    def __init__(
        self,
        kind: str,
        data: Mapping[str, Json],
        secret: Mapping[str, SeatNumbers] | None = None,
        only: SeatNumbers | None = None,
        reveals: bool = False,
    ) -> None:
        self.kind, self.data, self.secret, self.only, self.reveals = kind, dict(data), secret, only, reveals

    def seen_by(self, seat: int | None) -> Event | None:
        """The event as `seat` sees it (None: a spectator); None if that seat notices nothing."""
        if self.only is not None and seat not in self.only:
            return None
        if not self.secret:
            return self
        hidden = {name for name, seats in self.secret.items() if seat not in seats}
        data = {k: v for k, v in self.data.items() if k not in hidden} if hidden else self.data
        return Event(self.kind, data, reveals=self.reveals)

    def encode(self) -> dict[str, Json]:
        return {"kind": self.kind, **{k: encode_json(v) for k, v in self.data.items()}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Event) and self.kind == other.kind and self.data == other.data

    def __hash__(self) -> int:
        return hash(self.kind)

    def __repr__(self) -> str:
        inner = ", ".join(f"{k}={v!r}" for k, v in self.data.items())
        return f"{self.kind}({inner})"


def events_for(events: Iterable[Event], seat: int | None) -> list[Event]:
    """The events as `seat` sees them (None: a spectator); those it does not notice are left out."""
    seen = (e.seen_by(seat) for e in events)
    return [e for e in seen if e is not None]
