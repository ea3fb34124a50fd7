"""The base of a game's table module: where things lie, how they look, which gesture means which option.

A module decides no rules. It is asked only about options of the present decision.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, overload

import pygame

from app.table.camera import LEAST
from app.table.model import Box, FactSheet, Gesture, Id, Played, PlayerInfo, Tableau
from app.table.motion.steps import MotionStep
from app.text.texts import Texts, message_id
from app.ui.context import Context
from rules import Decision, Event, Reason, Some, Split
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from app.match import Match
    from app.match.options import ChainStep
    from app.table.around import Around
    from app.table.arrange import Shown
    from app.table.choose import Choice, FormChoice, FormThings
    from app.table.desk import Desk
    from app.table.stage import Stage
    from app.ui.input import Intent
    from app.ui.widget import Widget


@dataclass(frozen=True)
class Look:
    """What a module needs to lay out a table: the viewer's view and the room there is."""

    view: Mapping[str, Any]  # rules.view(state, seat)
    seat: int | None  # the viewer; None: what everybody may see
    room: tuple[int, int]  # the board region in pixels
    unit: float  # how many real pixels a logical pixel has
    text: float  # the text size as a factor besides that
    asked: tuple[Decision, ...] = ()  # what the viewer is asked now
    below: int | None = None  # the seat at the lower edge of the table, also while everybody looks

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

    `skull`: the dice bear a skull where others have their one. `sides`: six, or ten, which bear figures. `counting`:
    whether each of them counts; those that do get a ring when they have come to rest.
    """

    faces: tuple[int, ...]
    bodies: tuple[str, ...] = ()
    symbols: tuple[str | None, ...] = ()
    total: str = ""
    skull: bool = False
    sides: int = 6
    counting: tuple[bool, ...] = ()


class SidePage(NamedTuple):
    """A page of the game's own in the right panel, beside the log. It is made anew when its `content` changes.

    Asked for in every frame, so nothing is worked out before `content` or `make` is called.
    """

    id: str
    icon: str
    name: str
    content: Callable[[], Hashable]
    make: Callable[[], Widget]


class SeatNames(Sequence[str]):
    """The names of the seats in the present language: names that nobody typed change with it."""

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
    panel_from = 1600  # pixels of the window's width from which the right panel stands open by itself
    asks_forms = False  # its questions are often taller than a line: room is kept for them, also without a hand
    panel_hides_motion = False  # pieces that move below its panel are not seen; dice are
    panel_stays_above = False  # nothing flies over its panel, which is read meanwhile
    least_zoom = LEAST  # how far one may go away from its board (UX-8); at 1 the board fills its room
    gives_way = False  # its board becomes lower for a question that would cover its lower edge
    stays_lower = False  # by one line for good: a map that moves between two clicks is missed by the second one
    tells_as_it_was = False  # whether what has weight is shown on the table before it, which is rearranged afterwards
    outlines_blocked = True  # whether blocked things are marked; if not, only pointing at one shows the reason
    clicked_everywhere = False  # the whole board is played on: notices stand in the bar above it
    in_status: frozenset[str] = frozenset()  # kinds of events that are seen elsewhere: their lines do not float
    piles = frozenset(("hand",))  # zones that belong to a seat: `<pile>:<seat>`
    # Events that tell how the game goes on, for the log's filter.
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
        """The question that is shown in the prompt bar: the viewer's, else the first one."""
        mine = [decision for decision in asked if decision.seat == viewer]
        return next(iter(mine or asked), None)

    def raw(self, event: pygame.event.Event) -> bool:
        """Use an event of a device before it becomes an intent, for keys by position (SM-4.50); True if it was used."""
        return False

    def offer(self, intent: Intent) -> bool:
        """Use an intent before any widget gets it; True if it was used."""
        return False

    def update(self, dt: float) -> bool:
        """Time passes; True while something must be drawn."""
        return False

    def holds(self) -> bool:
        """Whether the match must wait, because something is still being read."""
        return False

    def lingers(self) -> bool:
        """Whether a text is shown that everybody may read; a cover falls only after it."""
        return False

    def waiting(self) -> str | None:
        """What the prompt bar says while nobody is asked; None: the usual text."""
        return None

    def extras(self) -> list[Widget]:
        """Further buttons of the prompt bar while nobody is asked."""
        return []

    def recorded(self, source: Any, record: Any) -> None:
        """Take the recorded animation of a `table` answer, to be shown with the event that follows (UX-7)."""
        return

    # --- the picture

    @abstractmethod
    def tableau(self, look: Look) -> Tableau:
        """The places and pieces of a position, from what the viewer may know."""

    @abstractmethod
    def draw(self, art: Hashable, size: tuple[int, int], ctx: Context) -> pygame.Surface:
        """The picture of a piece at exactly this size; the caller keeps it."""

    def ahead(self, look: Look, stage: Stage) -> Iterable[tuple[Hashable, tuple[int, int]]]:
        """Art and size of pictures that may be needed later, to be drawn ahead; only of what everybody may know."""
        return ()

    def is_name_cut(self, shown: Shown, ctx: Context) -> bool:
        """Whether a piece that has its name written on it shows less than the whole of it."""
        return False

    def name_strip(self, art: Hashable, size: tuple[int, int], ctx: Context) -> int:
        """How much of a card's left side its name needs, where the next card may lie over the rest; 0: no matter."""
        return 0

    def narrowed(self, art: Hashable, strip: int) -> Hashable:
        """The art of a card whose name keeps to so much of its left side."""
        return art

    # --- gestures and words

    def gesture(self, decision: Decision, option: Any) -> Gesture:
        """The gesture that means an option; by default its parts after the verb that are pieces or places."""
        if isinstance(option, tuple):
            return Gesture(tuple(part for part in option[1:] if isinstance(part, (int, str))))
        return Gesture((option,)) if isinstance(option, int) else Gesture()

    def also(self, decision: Decision, option: Any) -> Sequence[Gesture]:
        """Other gestures that mean the same option, such as a ship brought to what it attacks."""
        return ()

    def says_ahead(self, choice: Choice) -> Mapping[str, Any]:
        """What a choice says about later questions of the turn, by prompt: the answer, or None for none (a planet that
        was touched to choose its owner)."""
        return {}

    def says_next(self, choice: Choice) -> Sequence[ChainStep]:
        """The answers that go on where a choice ends, one after the other: the further steps of a route."""
        return ()

    def means_place(self, piece: Id, place: Id) -> bool:
        """Whether a piece that is dropped on a place which is no target of it means a touch on the place alone."""
        return False

    def lifts(self, decision: Decision, thing: Id) -> bool:
        """Whether picking up this thing is an answer by itself; it stays in the hand, and the next question says where
        it may go."""
        return False

    def is_in_the_way(self, decision: Decision, thing: Id) -> bool:
        """Whether a piece that may be touched, too, lies in the way of its place, if that is offered."""
        return False

    def ends_with(self, decision: Decision) -> tuple[str, Sequence[ChainStep]]:
        """Where declining only finishes one thing of many: the words on the End/Pass button, which ends all of it, and
        what that answers besides; the smaller step has a button among the others. By default it is what declines."""
        return "", ()

    def cancel_option(self, decision: Decision) -> Any:
        """The option that lays down what the answer before has taken up (Esc, right click); None if there is none."""
        return None

    def meant_number(self, decision: Decision, option: Any, low: int, high: int) -> int | None:
        """The number that is meant with an option that needs one; None: the player is asked for it."""
        return None

    def proposed_number(self, decision: Decision, option: Any, low: int, high: int) -> int:
        """The number that is there when the player is asked for it."""
        return low

    def proposed_split(self, decision: Split) -> Sequence[int] | None:
        """How a question begins that shares something out; None: with as little as possible."""
        return None

    def proposed_items(self, decision: Some) -> Sequence[Any]:
        """What is chosen already when a question for several things begins."""
        return ()

    def follow_hint(self, decision: Decision, value: Any) -> None:
        """A hint was given: touching its things means the answer that it names, also with a number."""
        return

    def wishes(self, decision: Decision, thing: Id, target: Id | None) -> Sequence[Any]:
        """What touching a thing, or dropping it on a target, would mean if it were possible: wishes, like options.

        If a gesture is not offered, the rules are asked about these in turn for the reason. A thing without wishes can
        never be used.
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
        """The position of an option's button among the others; it is the same while the button is disabled."""
        return 0

    def name_of(self, id: Any) -> str:
        """The name of a piece, place, seat or slot, for labels and log lines."""
        return str(id)

    def words(self, decision: Decision) -> Mapping[str, object]:
        """The values for the message of the prompt."""
        return {}

    def prompt(self, decision: Decision) -> str:
        """What is asked, in one sentence; the message is `prompt-<prompt id>`, a game may word core prompts."""
        values = {"seat": self.seat_name(decision.seat), **self.words(decision)}
        own = message_id("prompt", self.game, decision.prompt)
        return self.texts(own if self.texts.has(own) else message_id("prompt", decision.prompt), **values)

    def rule(self, decision: Decision) -> str:
        """The rule behind a question in one sentence (UX-31); "" if the game shows it elsewhere."""
        return ""

    def reason(self, reason: Reason) -> str:
        """The text of a reason of the rules."""
        values = {name: self.reason_value(name, value) for name, value in reason.params.items()}
        return self.texts(message_id("reason", reason.id), **values)

    def reason_value(self, name: str, value: Any) -> object:
        return value if isinstance(value, (int, float)) else str(value)

    def seat_name(self, seat: int) -> str:
        return self.players[seat].name if 0 <= seat < len(self.players) else ""

    def tints(self) -> Sequence[str]:
        """The colours of the seats' pieces, by seat, if the game chooses them; empty: from the palette (look.md)."""
        return ()

    def turn_begun(self, event: Event) -> int | None:
        """The number of the turn or round that an event begins, for a heading in the log; None if it begins none."""
        number = event.data.get("round") if event.kind == "round" else None
        return number if isinstance(number, int) else None

    def log_kind(self, event: Event) -> str:
        """The kind of a line for the log's filter: dice, points, turn, move or other (UX-54)."""
        if self.thrown(event) is not None or event.kind in ("roll", "reroll"):
            return "dice"
        if event.kind in ("score", "points", "win", "lose"):
            return "points"
        if event.kind in self.neutral:
            return "turn"
        return "move" if self.moved(event) is not None else "other"

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
        return seat if 0 <= seat < len(self.players) else -1

    def turn_name(self, turn: int) -> str:
        """The heading of a turn in the log, as the game calls it: `log-turn-<game>`, else `log-turn`."""
        return self.texts.of_game("log-turn", self.game, turn=turn)

    def slot_thing(self, decision: Decision, slot: Any) -> Id | None:
        """The piece or place that stands for a slot of a split."""
        return slot if isinstance(slot, (int, str)) else None

    def source(self, decision: Decision) -> Id | None:
        """The piece that asks, outlined on the table (UX-31)."""
        found = decision.source
        return found if isinstance(found, (int, str)) else None

    def topic(self) -> str:
        """The rule of something of the game's own that is being read now; "": F1 explains the question."""
        return ""

    def proposing(self, decision: Decision, item: Any) -> str:
        """The text of the button that chooses the only thing there is to choose."""
        return self.label(decision, item)

    def unused(self, decision: Decision) -> Sequence[str]:
        """The free or compulsory actions that would be lost by ending the turn now, in words (UX-39)."""
        return ()

    def moments(self) -> Sequence[str]:
        """Moments at which a seat may set a stop (UX-37); empty: no reply windows."""
        return ()

    def moment_words(self, moment: str) -> str:
        """The name of such a moment."""
        raise NotImplementedError

    def announced(self, moment: str) -> str:
        """What has just happened or is announced, to which people at one screen may respond, without a full stop; from
        what everybody sees. "": it has no name."""
        return ""

    def in_sight(self, thing: Any) -> tuple[str, str]:
        """Something that lies open and could be used now (`MatchHooks.in_sight`): its name, and what it does or ""."""
        raise NotImplementedError

    def key(self, chord: str, asked: Sequence[Decision]) -> tuple[Decision, Any] | None:
        """The decision and the answer that a key of the game's own means; for several people at one keyboard."""
        return None

    def controls(self, decision: Decision, desk: Desk) -> list[Widget] | None:
        """The game's own controls for a decision in the prompt bar; None: the usual ones for its kind."""
        return None

    def pages(self) -> Sequence[SidePage]:
        """Pages of the right panel besides the log, which is the last one."""
        return ()

    def panel(self, desk: Desk) -> Widget | None:
        """A panel of the game's own over the board, such as that of a deal; it is placed in the board's region."""
        return None

    def fills_window(self, desk: Desk) -> bool:
        """Whether that panel takes the place of the right one, too, unless that was opened by hand; asked often."""
        return False

    def free_on_page(self, desk: Desk) -> Sequence[pygame.Rect]:
        """What that panel leaves free, for a recap, so that it covers nothing that is needed for the answer; boxes that
        may overlap. None: look for a place on the board."""
        return ()

    def shortcuts(self, decision: Decision, desk: Desk) -> list[Widget]:
        """Further buttons of the game's own, after the usual ones of a question."""
        return []

    def field_name(self, decision: Decision) -> str:
        """The heading of a form's field: the message `field-<prompt id>`."""
        return self.texts(message_id("field", decision.prompt), **self.words(decision))

    def form_total(self, decision: Decision, filled: Mapping[str, Any]) -> str:
        """The running total of a form as it is filled in, in words; "" if it has none."""
        return ""

    def form_answer(self, decision: Decision, filled: Mapping[str, Any]) -> str:
        """A form that was handed in, in a few words; "": each of its fields is named."""
        return self.form_total(decision, filled)

    def form_problem(self, choice: FormChoice) -> str:
        """What is wrong with a form that is filled in at the table, told instead of its total; a form with a page says
        it beside the field."""
        return ""

    def begins_at(self, choice: FormChoice) -> str:
        """The id of the widget on the game's own page that has the focus before anything is filled in; empty: the
        button that gives the answer, so that Enter gives the form as it lies there."""
        return ""

    def form_warning(self, choice: FormChoice) -> str:
        """What would be wasted if the form were handed in as it is, in words; "" if nothing (UX-39)."""
        return ""

    form_things: FormThings | None = None  # what on the table fills in this game's forms

    def natural(self, decision: Decision) -> Any:
        """The option that a button gives and that most people want now, for the first press of Enter; None if none."""
        return None

    def asks_back(self, decision: Decision) -> bool:
        """Whether the module puts a question of its own before an answer (a doubt): its controls stand alone then."""
        return False

    def natural_thing(self, decision: Decision) -> Id | None:
        """The thing that most people touch first, if it is offered; None: the first one of the options."""
        return None

    def several(self, decision: Decision, thing: Id) -> bool:
        """Shift or "all alike" on a thing, if each of the like things is an answer of its own (UX-22).

        False if it means no more here than the thing alone.
        """
        return False

    def confirming(self, choice: Choice) -> str:
        """The text of the button that gives the chosen answer."""
        return self.texts("table-confirm")

    def instead(self, choice: Choice) -> Callable[[], None] | None:
        """What the button that gives the answer does first, where the answer itself must not be tried in the open."""
        return None

    def tip(self, message: str) -> str:
        """The text of a tip of the guided first game, as it suits this table."""
        return self.texts(message)

    # --- reading

    def inspect(self, id: Id) -> FactSheet | None:
        """Everything that the viewer may know about a piece or place; None if there is nothing."""
        return None

    def line(self, event: Event) -> str:
        """A log line with links to pieces (`<link:12>name</link>`); "" if the event has no line."""
        own = message_id("event", self.game, event.kind)
        if not self.texts.has(own):
            return ""
        return self.texts(own, **self.event_words(event))

    def told(self, events: Sequence[Event]) -> Sequence[Event]:
        """The events of one answer as the log tells them: those that are one matter may become one event."""
        return events

    def line_of(self, event: Event, count: int) -> str:
        """One log line that stands for `count` equal events."""
        return self.texts("table-log-alike", line=self.line(event), count=count)

    def event_words(self, event: Event) -> Mapping[str, object]:
        """The values for the message of an event: the seat by name, numbers and texts as they are."""
        words = {name: value for name, value in event.data.items() if isinstance(value, (int, str))}
        if isinstance(event.data.get("seat"), int):
            words["seat"] = self.seat_name(int(event.data["seat"]))
        return words

    def speaks_of(self, decision: Decision) -> Sequence[Id]:
        """Things that one looks at to answer, besides those that may be touched: the prompt does not cover them."""
        return ()

    def train(self, decision: Decision) -> Hashable:
        """What is the same for questions that follow each other as one: the board does not move between them."""
        return decision.prompt, decision.key

    def keep_clear(self, desk: Desk) -> Sequence[pygame.Rect]:
        """The boxes of what this game shows over the table, which a fact sheet should not cover."""
        return ()

    def watched_on_page(self, desk: Desk) -> Sequence[pygame.Rect]:
        """What on the game's own page one looks at while pointing at its other parts: no tooltip covers it."""
        return ()

    def uncovered(self, desk: Desk) -> Sequence[Sequence[pygame.Rect]]:
        """The boxes of what everybody looks at during an announcement; the list of announcements goes beside them. If
        there is no room beside the first of these lists, it is tried with the next one."""
        return ()

    # --- motion

    def moved(self, event: Event) -> tuple[Id, Id | None, Id | None] | None:
        """Piece, origin and goal of an event that moves a piece; None if it moves none."""
        if event.kind == "move" and "card" in event.data:
            return event.data["card"], event.data.get("origin"), event.data.get("to")
        return None

    def gathered(self, events: Sequence[Event]) -> Sequence[Event]:
        """The events as they are shown: what happens at once, such as the dice of a volley, may become one event."""
        return events

    def thrown(self, event: Event) -> Throw | None:
        """The dice that an event rolls; None if it rolls none."""
        return None

    def steps(self, event: Event) -> Sequence[MotionStep] | None:
        """The game's own animation of an event; None: the usual one."""
        return None

    def played(self, event: Event, seat: int | None) -> Played | None:
        """What somebody else than the viewer plays in the open: it is shown large before it works."""
        return None

    def lead(self, event: Event) -> Sequence[MotionStep]:
        """What is seen before the piece of an event that carries one leaves, such as a bomb that falls on its pile."""
        return ()

    def at_once(self, before: Event, event: Event) -> bool:
        """Whether two events with animations of the game's own are shown at the same time."""
        return False

    def matters(self, event: Event, seat: int | None) -> tuple[Id, Id] | None:
        """Cause and effect of an event that hurts or targets this seat (UX-30); None if it does not."""
        return None

    def floats(self, event: Event) -> tuple[Id, str, str] | None:
        """Thing, short text and colour role of a gain or loss, which rises from the thing; None if there is none."""
        return None

    def blow(self, event: Event) -> float:
        """How hard an event hits, from 0 (not at all) to 1: what rises from it is larger."""
        return 0.0

    def draw_marks(self, ctx: Context, surface: pygame.Surface, desk: Desk) -> None:
        """Draw marks of the game's own that do not move, such as announced shots; below panels and sheets."""
        return

    def draw_over(self, ctx: Context, surface: pygame.Surface, desk: Desk, match: Match) -> bool:
        """Draw things of the game's own over the table, such as a time ring; True while they change by themselves."""
        return False

    def sound(self, event: Event) -> str:
        return {"move": "card", "turn": "rotate", "shuffle": "shuffle", "roll": "die"}.get(event.kind, "")
