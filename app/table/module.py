"""The base of a game's table module: where things lie, how they look, which gesture means which option.

A module never judges legality. It is asked about options of the present decision only.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, overload

import pygame

from app.table.model import Box, FactSheet, Gesture, Id, PlayerInfo, Tableau
from app.table.motion.steps import MotionStep
from app.text.texts import Texts, message_id
from app.ui.context import Context
from rules import Decision, Event, Reason

if TYPE_CHECKING:
    from app.match import Match
    from app.table.around import Around
    from app.table.arrange import Shown
    from app.table.choose import Choice
    from app.table.desk import Desk
    from app.table.stage import Stage
    from app.ui.input import Intent
    from app.ui.widget import Widget


@dataclass(frozen=True)
class Look:
    """What a module needs to lay out a table: the view of one pair of eyes and the room there is."""

    view: Mapping[str, Any]  # rules.view(state, seat)
    seat: int | None  # whose eyes; None: a spectator
    room: tuple[int, int]  # the board region in pixels
    unit: float  # one logical pixel in real ones
    text: float  # text size on top of it
    asked: tuple[Decision, ...] = ()  # what is asked of these eyes now
    below: int | None = None  # from whose side the table is seen, also while everybody looks

    @property
    def table(self) -> Mapping[str, Any]:
        found: Mapping[str, Any] = self.view["table"]
        return found

    def box(self, x: float, y: float, w: float, h: float) -> Box:
        """A box given as shares of the board."""
        return x * self.room[0], y * self.room[1], w * self.room[0], h * self.room[1]


@dataclass(frozen=True)
class Throw:
    """Dice to tumble (UX-27): faces as rolled, a colour and perhaps a symbol for each, and the worded total.

    `skull`: the dice bear a skull where others have their one.
    """

    faces: tuple[int, ...]
    bodies: tuple[str, ...] = ()
    symbols: tuple[str | None, ...] = ()
    total: str = ""
    skull: bool = False


class SeatNames(Sequence[str]):
    """The seats' names as they are called now: those that nobody typed follow the language."""

    def __init__(self, table: GameTable) -> None:
        self._table = table

    def __len__(self) -> int:
        return len(self._table.players)

    @overload
    def __getitem__(self, seat: int) -> str: ...
    @overload
    def __getitem__(self, seat: slice) -> Sequence[str]: ...
    def __getitem__(self, seat: int | slice) -> str | Sequence[str]:
        names = tuple(player.name for player in self._table.players)
        return names[seat]


class GameTable(ABC):
    """One per game. Override what differs; the rest is common to all games."""

    game = ""
    hand = True  # whether cards are held in a region of their own at the bottom
    yields = False  # whether the table makes room for a tall prompt itself, so that none need be kept free
    outlines_blocked = True  # False where most of the table cannot be used now: then only pointing at it tells why
    # Events that are the table's own, not the doing of whoever answered last, unless they name a seat.
    neutral = frozenset(("round", "round_over", "phase", "beat", "turn", "deal", "reveal", "choices", "pause")) | {
        "bidding_over",
        "unsold",
        "over",
    }

    def __init__(self, texts: Texts, players: Sequence[PlayerInfo]) -> None:
        self.texts, self.players = texts, tuple(players)
        self.names = SeatNames(self)

    # --- at the table: for games with devices, clocks or drawings of their own

    def attend(self, scene: Around) -> None:
        """Called once, before anything is shown."""
        return

    def foremost(self, asked: Sequence[Decision], viewer: int | None) -> Decision | None:
        """Which question stands in the prompt bar: that of these eyes, otherwise the first open one."""
        mine = [decision for decision in asked if decision.seat == viewer]
        return next(iter(mine or asked), None)

    def raw(self, event: pygame.event.Event) -> bool:
        """A device's event before it means anything; True: it is used up (keys by their place, SM-4.50)."""
        return False

    def offer(self, intent: Intent) -> bool:
        """An intent before the toolkit sees it; True: it is used up."""
        return False

    def update(self, dt: float) -> bool:
        """Time passes; True while something must be drawn."""
        return False

    def holds(self) -> bool:
        """Whether the match waits with what comes next, because something is still being read."""
        return False

    def lingers(self) -> bool:
        """Whether something lies on the table for a while to be read by everybody: a cover waits for it."""
        return False

    def waiting(self) -> str | None:
        """What the prompt bar says while nobody is asked; None: the common words."""
        return None

    def extras(self) -> list[Widget]:
        """What can be pressed in the prompt bar while nobody is asked."""
        return []

    def recorded(self, source: Any, record: Any) -> None:
        """What the outside world did, as a recording for the event that follows (UX-7)."""
        return

    # --- the picture

    @abstractmethod
    def tableau(self, look: Look) -> Tableau:
        """Places and pieces of a position, from what these eyes may know."""

    @abstractmethod
    def draw(self, art: Hashable, size: tuple[int, int], ctx: Context) -> pygame.Surface:
        """The picture of a piece at exactly this size; kept by the caller."""

    def ahead(self, look: Look, stage: Stage) -> Iterable[tuple[Hashable, tuple[int, int]]]:
        """Art and size of pictures that may be needed later, drawn while there is time; what all may know."""
        return ()

    def is_name_cut(self, shown: Shown, ctx: Context) -> bool:
        """Whether a piece that has its name written on it shows less than the whole of it."""
        return False

    # --- gestures and words

    def gesture(self, decision: Decision, option: Any) -> Gesture:
        """The things an option names: by default all parts of it that are pieces or places behind the verb."""
        if isinstance(option, tuple):
            return Gesture(tuple(part for part in option[1:] if isinstance(part, (int, str))))
        return Gesture((option,)) if isinstance(option, int) else Gesture()

    def also(self, decision: Decision, option: Any) -> Sequence[Gesture]:
        """Other gestures that mean the same option, such as a ship brought to what it attacks."""
        return ()

    def wishes(self, decision: Decision, thing: Id, target: Id | None) -> Sequence[Any]:
        """What it would mean to touch a thing, or to bring it to a target, were it possible: in the form of options.

        The rules are asked about these in turn when the gesture is none that is offered. A thing without any cannot
        be meant at all.
        """
        return ()

    def label(self, decision: Decision, option: Any) -> str:
        """The option as "verb + object" (UX-34)."""
        verb = option[0] if isinstance(option, tuple) else option
        parts = option[1:] if isinstance(option, tuple) else ()
        names = {f"part{place}": self.name_of(part) for place, part in enumerate(parts, 1)}
        if isinstance(verb, int):
            return self.name_of(verb)
        own = message_id("option", self.game, str(verb))
        return self.texts(own if self.texts.has(own) else message_id("option", str(verb)), **names)

    def rank(self, option: Any) -> int:
        """Where a button stands among those of its question; it keeps its place when it cannot be pressed yet."""
        return 0

    def name_of(self, id: Any) -> str:
        """The name of a piece, place, seat or slot, for labels and log lines."""
        return str(id)

    def words(self, decision: Decision) -> Mapping[str, object]:
        """Values for the prompt's message."""
        return {}

    def prompt(self, decision: Decision) -> str:
        """What is asked, in one sentence; the message is `prompt-<prompt id>`, a game may word core prompts."""
        values = {"seat": self.seat_name(decision.seat), **self.words(decision)}
        own = message_id("prompt", self.game, decision.prompt)
        return self.texts(own if self.texts.has(own) else message_id("prompt", decision.prompt), **values)

    def rule(self, decision: Decision) -> str:
        """The rule behind a question in one sentence (UX-31); empty: the game says it elsewhere."""
        return ""

    def reason(self, reason: Reason) -> str:
        """Why something cannot be done, in the rules' own words."""
        values = {name: self.reason_value(name, value) for name, value in reason.params.items()}
        return self.texts(message_id("reason", reason.id), **values)

    def reason_value(self, name: str, value: Any) -> object:
        return value if isinstance(value, (int, float)) else str(value)

    def seat_name(self, seat: int) -> str:
        return self.players[seat].name if 0 <= seat < len(self.players) else ""

    def tints(self) -> Sequence[str]:
        """The colours of the seats' pieces, by seat, where the game has its own; empty: the palette's (look.md)."""
        return ()

    def turn_begun(self, event: Event) -> int | None:
        """The number of the turn or round that an event begins; what follows stands below it in the log."""
        number = event.data.get("round") if event.kind == "round" else None
        return number if isinstance(number, int) else None

    def log_kind(self, event: Event) -> str:
        """What the log's filter calls a line: dice, points, turn, move or other (UX-54)."""
        if self.thrown(event) is not None or event.kind in ("roll", "reroll"):
            return "dice"
        if event.kind in ("score", "points", "win", "lose"):
            return "points"
        if event.kind in self.neutral:
            return "turn"
        return "move" if self.moved(event) is not None else "other"

    def doer(self, event: Event, answered: int) -> int:
        """Whose symbol a log line carries: the seat it names, else who answered; -1: it is the table's own doing."""
        seat = event.data.get("seat")
        if isinstance(seat, int):
            return seat
        return -1 if event.kind in self.neutral else answered

    def turn_name(self, turn: int) -> str:
        """The heading of a turn in the log, as the game calls it: `log-turn-<game>`, else `log-turn`."""
        own = message_id("log-turn", self.game)
        return self.texts(own if self.texts.has(own) else "log-turn", turn=turn)

    def slot_thing(self, decision: Decision, slot: Any) -> Id | None:
        """The piece or place that stands for a slot of a split."""
        return slot if isinstance(slot, (int, str)) else None

    def source(self, decision: Decision) -> Id | None:
        """The piece that asks, outlined on the table (UX-31)."""
        found = decision.source
        return found if isinstance(found, (int, str)) else None

    def topic(self) -> str:
        """The rule behind something of the game's own that is being read now; empty: F1 explains the question."""
        return ""

    def is_free(self, decision: Decision, option: Any) -> bool:
        """Whether an option costs nothing at all, so that one click may do it (UX-20)."""
        return False

    def proposing(self, decision: Decision, item: Any) -> str:
        """What the button says that chooses the only thing there is to choose."""
        return self.label(decision, item)

    def unused(self, decision: Decision) -> Sequence[str]:
        """Free or compulsory actions that would be lost by ending now, worded (UX-39)."""
        return ()

    def moments(self) -> Sequence[tuple[str, str]]:
        """Moments at which a seat may set a stop, with their names (UX-37); empty: no reply windows."""
        return ()

    def key(self, chord: str, asked: Sequence[Decision]) -> tuple[Decision, Any] | None:
        """A game's own keys, for several people at one keyboard: the decision and the answer they mean."""
        return None

    def controls(self, decision: Decision, desk: Desk) -> list[Widget] | None:
        """A form of its own in the prompt bar; None: the common one for the kind of decision."""
        return None

    def field_name(self, decision: Decision) -> str:
        """The heading of a form's field: the message `field-<prompt id>`."""
        return self.texts(message_id("field", decision.prompt), **self.words(decision))

    def form_total(self, decision: Decision, filled: Mapping[str, Any]) -> str:
        """The running total of a form as it is filled in; empty: it has none."""
        return ""

    def several(self, decision: Decision, thing: Id) -> None:
        """Shift or "all alike" on a thing, where each of them is an answer of its own (UX-22)."""
        return

    def confirming(self, choice: Choice) -> str:
        """What the button says that hands in what was chosen so far."""
        return self.texts("table-confirm")

    def tip(self, message: str) -> str:
        """A tip of the guided first game, in the form that fits this table."""
        return self.texts(message)

    # --- reading

    def inspect(self, id: Id) -> FactSheet | None:
        """All about a piece or place that these eyes may know."""
        return None

    def line(self, event: Event) -> str:
        """A log line with links to pieces (`<link:12>name</link>`); empty: no line of its own."""
        own = message_id("event", self.game, event.kind)
        if not self.texts.has(own):
            return ""
        return self.texts(own, **self.event_words(event))

    def line_of(self, event: Event, count: int) -> str:
        """One line instead of so many equal ones."""
        return self.texts("table-log-alike", line=self.line(event), count=count)

    def event_words(self, event: Event) -> Mapping[str, object]:
        """Values for an event's message: the seat by name, numbers and texts as they are."""
        words = {name: value for name, value in event.data.items() if isinstance(value, (int, str))}
        if isinstance(event.data.get("seat"), int):
            words["seat"] = self.seat_name(int(event.data["seat"]))
        return words

    def keep_clear(self, desk: Desk) -> Sequence[pygame.Rect]:
        """What this game shows over the table and an enlarged card should not cover."""
        return ()

    # --- motion

    def moved(self, event: Event) -> tuple[Id, Id | None, Id | None] | None:
        """Piece, origin and goal of an event that carries a piece from place to place."""
        if event.kind == "move" and "card" in event.data:
            return event.data["card"], event.data.get("origin"), event.data.get("to")
        return None

    def thrown(self, event: Event) -> Throw | None:
        """The dice of an event that rolls some."""
        return None

    def steps(self, event: Event) -> Sequence[MotionStep] | None:
        """A game's own animation of an event; None: the common one."""
        return None

    def at_once(self, before: Event, event: Event) -> bool:
        """Whether two events that the game shows in its own way happen at the same moment."""
        return False

    def matters(self, event: Event, seat: int | None) -> tuple[Id, Id] | None:
        """Cause and effect of an event that hurts or targets these eyes (UX-30)."""
        return None

    def floats(self, event: Event) -> tuple[Id, str, str] | None:
        """Thing, short text and role of a gain or loss that rises from it."""
        return None

    def draw_marks(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        """Marks of the game's own that lie still on the table: an order, announced shots; below panels and sheets."""
        return

    def draw_over(self, ctx: Context, surface: pygame.Surface, desk: Desk, match: Match) -> bool:
        """Things of the game's own over the table: a time ring, a tower; True while they change by themselves."""
        return False

    def sound(self, event: Event) -> str:
        return {"move": "card", "turn": "rotate", "shuffle": "shuffle", "roll": "die"}.get(event.kind, "")
