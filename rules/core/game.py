"""What a game fills in, and the list of games."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from .chance import RandomSource
from .decisions import Decision, Value
from .reasons import Illegal, Reason
from .records import Json
from .state import Setup, State


@dataclass(frozen=True, slots=True)
class Variant:
    """One switch of a game, for the whole table or for each seat; the first value is the default unless there is a
    `preset`.

    An `open` one takes any text or list, such as a deck; the game looks at it when it starts. One that stands `under`
    another switch means something only while that one has the named value; one with `seats` only at such a table.
    """

    id: str
    values: tuple[Json, ...]
    rule: str = ""
    per_seat: bool = False
    open: bool = False
    under: tuple[str, Json] | None = None
    seats: int | None = None
    preset: Json = None

    def accepts(self, value: Json) -> bool:
        if self.open and type(value) in (str, list):
            return True
        return any(type(v) is type(value) and v == value for v in self.values)

    @property
    def default(self) -> Json:
        return self.values[0] if self.preset is None else self.preset


def _no_exclusions(setup: Setup) -> Reason | None:
    return None


def _conserved(g: Any) -> list[str]:
    return []


def _by_sampling(g: Any, decision: Decision, rng: RandomSource) -> tuple[Value, int | None]:
    t = None if decision.since is None else decision.since + rng.below(400)
    return decision.sample(rng), t


@dataclass(frozen=True, slots=True)
class Rewording:
    """How logs of earlier versions are read where only the shape of an answer has changed."""

    is_older: Callable[[str, Value], bool]  # (prompt, value): whether it has an earlier shape
    reworded: Callable[[Any, int, Value], Value]  # (position, seat, value): the same in the present shape


@dataclass(frozen=True, slots=True)
class Game:
    """A game as the core sees it. Everything else a game has is its own business."""

    id: str
    state: type[State]
    seats: tuple[int, int]  # fewest and most players
    start: Callable[[Setup, Any, int], State]  # setup, content, first chance number
    view: Callable[[Any, int | None], dict[str, Json]]
    imagine: Callable[[Any, int, RandomSource], None]  # changes a clone into a world that fits what the seat knows
    version: int = 1  # of the rules: raise it when old answer logs would play differently
    variants: tuple[Variant, ...] = ()
    excluded: Callable[[Setup], Reason | None] = _no_exclusions
    content: Callable[[list[str]], Any] = lambda sets: None  # the chosen card sets, validated
    schema: Any = None  # how this game's card sets must look, for `orrery check`
    hints: Any = None  # rules.ai.hints.Hints, or what loads them: evaluation and move ordering
    # The outside world and the clock in play without a window: random play, look-ahead, tests.
    nature: Callable[[Any, Decision, RandomSource], tuple[Value, int | None]] = _by_sampling
    # Why something that is not offered cannot be had: (state, question, wish); None: it belongs to another moment.
    # Only from what the seat asked knows, and only for wishes that name existing things.
    refusal: Callable[[Any, Decision, Value], Reason | None] = lambda g, decision, wish: None
    # A seat gives up; True: and with it the game ends for all.
    concede: Callable[[Any, int, bool], None] | None = None
    leaves: bool = False  # whoever gives up leaves the game; else the seat is played on (see `conceding`)
    # Where a game may last only so long: the minutes left (0: no limit), and that one more has passed.
    minutes: Callable[[Any], int] = lambda g: 0
    pass_minute: Callable[[Any], None] = lambda g: None
    unsound: Callable[[Any], list[str]] = _conserved  # what should never be: broken conservation laws
    turn: Callable[[Any], int] = lambda g: 0  # a number that grows, for autosaves and marks
    # An encoded position of an older version of these rules as this version knows it: (snapshot, its version).
    migrate: Callable[[dict[str, Json], int], dict[str, Json]] | None = None
    rewording: Rewording | None = None

    def check_setup(self, setup: Setup) -> None:
        """Refuse a number of seats, an option or a combination that the game does not have."""
        low, high = self.seats
        if not low <= len(setup.seats) <= high:
            raise Illegal(Reason("core.seats", {"low": low, "high": high, "have": len(setup.seats)}))
        table = {v.id: v for v in self.variants if not v.per_seat}
        seat = {v.id: v for v in self.variants if v.per_seat}
        for chosen, known in ((setup.options, table), *((s, seat) for s in setup.seats)):
            for name, value in chosen.items():
                if name not in known:
                    raise Illegal(Reason("core.no_variant", {"name": name}))
                if not known[name].accepts(value):
                    raise Illegal(Reason("core.variant_value", {"name": name, "value": str(value)}, known[name].rule))
        reason = self.excluded(setup)
        if reason is not None:
            raise Illegal(reason)

    def option(self, setup: Setup, name: str) -> Json:
        """The table's choice of a switch, or its default."""
        variant = next(v for v in self.variants if v.id == name)
        return setup.options.get(name, variant.default)

    def random_setup(self, seats: int, rng: RandomSource) -> Setup:
        """A legal setup with every switch drawn at random: for playouts over all variants."""
        table = [v for v in self.variants if not v.per_seat]
        own = {v.id: v.default for v in self.variants if v.per_seat}
        for _ in range(1000):
            options = {v.id: rng.choice(v.values) for v in table}
            setup = Setup(self.id, [dict(own) for _ in range(seats)], options)
            try:
                self.check_setup(setup)
            except Illegal:
                continue
            return setup
        raise Illegal(Reason("core.no_setup", {"game": self.id, "seats": seats}))


ENGINE = ("ai", "content", "core")  # the packages of `rules` that are no game

_games: dict[str, Game] = {}


def register(made: Game) -> Game:
    _games[made.id] = made
    return made


@cache
def shipped() -> tuple[str, ...]:
    """The games beside the engine: every other package of `rules`, with its `Game` in the module `game`.

    They are imported when first asked for, so that a start shows the menu at once.
    """
    home = Path(__file__).parents[1]
    return tuple(found.name for found in iter_modules([str(home)]) if found.ispkg and found.name not in ENGINE)


def find(game_id: str) -> Game:
    """The game of this id; KeyError names the known ones."""
    made = _games.get(game_id)
    if made is not None:
        return made
    if game_id in shipped():
        import_module(f"rules.{game_id}.game")
    if game_id not in _games:
        raise KeyError(f"no game {game_id!r}; there are {', '.join(known())}")
    return _games[game_id]


def known() -> list[str]:
    """All ids, shipped ones first."""
    return [*shipped(), *sorted(set(_games) - set(shipped()))]
