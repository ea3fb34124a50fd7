"""What has happened, in lines of the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from app.table.roles.role import TableRole
from app.text.texts import message_id
from rules import Event


class LogRole(TableRole):
    """What has happened, in lines of the log."""

    in_status: frozenset[str] = frozenset()  # kinds of events that are seen elsewhere: their lines do not float
    piles = frozenset(("hand",))  # zones that belong to a seat: `<pile>:<seat>`
    # Events that tell how the game goes on, for the log's filter.
    neutral = frozenset(("round", "round_over", "phase", "beat", "turn", "deal", "reveal", "choices", "pause")) | {
        "bidding_over",
        "unsold",
        "over",
    }

    def line(self, event: Event) -> str:
        """A log line with links to pieces (`<link:12>name</link>`); "" if the event has no line."""
        own = message_id("event", self.table.game, event.kind)
        if not self.table.texts.has(own):
            return ""
        return self.table.texts(own, **self.event_words(event))

    def merged(self, events: Sequence[Event]) -> Sequence[Event]:
        """The events of one answer as the log tells them: those that are one matter may become one event."""
        return events

    def line_of(self, event: Event, count: int) -> str:
        """One log line that stands for `count` equal events."""
        return self.table.texts("table-log-alike", line=self.line(event), count=count)

    def event_words(self, event: Event) -> Mapping[str, object]:
        """The values for the message of an event: the seat by name, numbers and texts as they are."""
        words = {name: value for name, value in event.data.items() if isinstance(value, (int, str))}
        if isinstance(event.data.get("seat"), int):
            words["seat"] = self.table.seat_name(int(event.data["seat"]))
        return words

    def turn_begun(self, event: Event) -> int | None:
        """The number of the turn or round that an event begins, for a heading in the log; None if it begins none."""
        number = event.data.get("round") if event.kind == "round" else None
        return number if isinstance(number, int) else None

    def turn_name(self, turn: int) -> str:
        """The heading of a turn in the log, as the game calls it: `log-turn-<game>`, else `log-turn`."""
        return self.table.texts.of_game("log-turn", self.table.game, turn=turn)

    def log_kind(self, event: Event) -> str:
        """The kind of a line for the log's filter: dice, points, turn, move or other (UX-54)."""
        if self.table.motion.thrown(event) is not None or event.kind == "roll":
            return "dice"
        if event.kind in ("score", "win", "lose"):
            return "points"
        if event.kind in self.neutral:
            return "turn"
        return "move" if self.table.motion.moved(event) is not None else "other"

    def retold(self, events: Sequence[Event], shown: Sequence[bool]) -> Sequence[Event]:
        """What a recap tells of these events; `shown`: for each of them whether the screen has shown it. Who saw others
        act may not have looked, so that everything is told; but what was followed step by step, as a battle is, need
        not be."""
        return events

    def doer(self, event: Event) -> int:
        """The seat whose symbol a log line has: the one the event names, or whose pile it tells of; -1 for none.

        Who answered last does not count: a shuffle or the effect of a card may come after anybody's answer."""
        data = event.data
        if isinstance(data.get("seat"), int):
            return self._seated(data["seat"])
        if event.kind == "show" and len(data["to"]) == 1:
            return self._seated(data["to"][0])
        for end in ("to", "origin", "place"):
            pile, _, seat = str(data.get(end, "")).partition(":")
            if pile in self.piles and seat.isdecimal():
                return self._seated(int(seat))
        return -1

    def _seated(self, seat: int) -> int:
        """Aliens and machines have no symbol."""
        return seat if 0 <= seat < len(self.table.players) else -1
