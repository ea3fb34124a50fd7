"""What a game must provide (`Game`), and the registry of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from rules.core.lean import dataclass

from .chance import RandomSource
from .decisions import Decision, Value
from .reasons import Illegal, Reason
from .records import Json
from .state import Setup, State


@dataclass(frozen=True, slots=True)
class Variant:
    """One switch of a game, for the whole table or (`per_seat`) for each seat.

    The default is `preset`, or else the first value. An `open` switch takes any text or list, such as a deck, which the
    game checks when it starts. A switch with `under=(id, value)` counts only while that other switch has this value;
    one with `seats` only at a table with so many seats.
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


def nothing_hidden(g: Any, seat: int, rng: RandomSource) -> None:
    """All there is is seen by all; choices that are being made in secret the core draws anew by itself."""


def _conserved(g: Any) -> list[str]:
    return []


RandomPolicy = Callable[[Any, Decision, RandomSource], tuple[Value, int | None]]


def _by_sampling(g: Any, decision: Decision, rng: RandomSource) -> tuple[Value, int | None]:
    t = None if decision.since is None else decision.since + rng.below(400)
    return decision.sample(rng), t


@dataclass(frozen=True, slots=True)
class Rewording:
    """How to read logs of earlier versions in which an answer is written in another shape."""

    is_older: Callable[[str, Value], bool]  # (prompt, value): whether it has an earlier shape
    reworded: Callable[[Any, int, Value], Value]  # (position, seat, value): the same answer in the present shape


@dataclass(frozen=True, slots=True)
class Game:
    """Everything the core needs to know about a game."""

    id: str
    state: type[State]
    seats: tuple[int, int]  # fewest and most players
    start: Callable[[Setup, Any, int], State]  # setup, content, first chance number
    view: Callable[[Any, int | None], Mapping[str, Any]]
    # Changes a clone into a world that fits what the seat knows; a game in which nothing lies hidden leaves it out.
    imagine: Callable[[Any, int, RandomSource], None] = nothing_hidden
    version: int = 1  # of the rules: raise it when old answer logs would play differently
    variants: tuple[Variant, ...] = ()
    excluded: Callable[[Setup], Reason | None] = _no_exclusions
    content: Callable[[list[str]], Any] = lambda sets: None  # the chosen card sets, validated
    schema: Any = None  # how this game's card sets must look, for `orrery check`
    hints: Any = None  # rules.ai.hints.Hints, or what loads them: evaluation and move ordering
    # Loads `chronicle(state, events)`, which reads the story of a finished game from its log; None: there is none.
    chronicle: Callable[[], Any] = lambda: None
    # Answers at random where no window is open (random play, look-ahead, tests), also for the clock and the table.
    random_policy: RandomPolicy = _by_sampling
    # (state, prompt, value): whether a legal answer takes nothing at all that its seat could want to keep.
    is_free: Callable[[Any, str, Value], bool] = lambda g, prompt, value: False
    # (state, seat, ends): a seat gives up; with `ends` the game ends for all. None: nobody can give up.
    concede: Callable[[Any, int, bool], None] | None = None
    leaves: bool = False  # True: whoever gives up leaves the game; False: the seat is played on (see `conceding`)
    # For games of limited length: how many minutes are left (0: no limit), and what happens when one has passed.
    minutes: Callable[[Any], int] = lambda g: 0
    pass_minute: Callable[[Any], None] = lambda g: None
    violations: Callable[[Any], list[str]] = _conserved  # which laws of the game a position breaks, in words
    turn: Callable[[Any], int] = lambda g: 0  # the number of the turn, for autosaves and the log
    most_turns: int = 0  # opponents bring every game to its end within so many turns (0: nothing is promised)
    # (encoded position, version of its rules): the same position as the present version encodes it.
    # It is called for the present version, too: an earlier program may have encoded a field otherwise.
    migrate: Callable[[dict[str, Json], int], dict[str, Json]] | None = None
    rewording: Rewording | None = None

    def check_setup(self, setup: Setup) -> None:
        """Raises Illegal for a number of seats, an option or a combination that the game does not have."""
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
        """The value of a table's switch in this setup: as chosen, or its default."""
        variant = next(v for v in self.variants if v.id == name)
        return setup.options.get(name, variant.default)

    def random_setup(self, seats: int, rng: RandomSource) -> Setup:
        """A legal setup with every switch drawn at random: for playouts over all variants."""
        table = [v for v in self.variants if not v.per_seat]
        own = {v.id: v.default for v in self.variants if v.per_seat}
        foreign = {v.id for v in table if v.seats not in (None, seats)}
        for _ in range(1000):
            drawn = {v.id: rng.choice(v.values) for v in table}
            # A game may refuse switches of another number of seats; then they are left out.
            for options in (drawn, {name: value for name, value in drawn.items() if name not in foreign}):
                setup = Setup(self.id, [dict(own) for _ in range(seats)], options)
                try:
                    self.check_setup(setup)
                except Illegal:
                    continue
                return setup
        return self._drawn_one_by_one([v for v in table if v.id not in foreign], own, seats, rng)

    def _drawn_one_by_one(self, table: list[Variant], own: dict[str, Json], seats: int, rng: RandomSource) -> Setup:
        """Where hardly any draw of all switches goes together: each keeps what was drawn if the rest allows it."""
        setup = Setup(self.id, [dict(own) for _ in range(seats)], {})
        self.check_setup(setup)
        rng.shuffle(table)
        for variant in table:
            before = dict(setup.options)
            setup.options[variant.id] = rng.choice(variant.values)
            try:
                self.check_setup(setup)
            except Illegal:
                setup.options = before
        return setup


ENGINE = ("ai", "content", "core", "tournament")  # the packages of `rules` that are not games

_games: dict[str, Game] = {}


def register(made: Game) -> Game:
    _games[made.id] = made
    return made


def hints_beside(game_id: str) -> Callable[[], Any]:
    """Loads the computer players' knowledge of a game when it is first needed; None where it has no `hints` module."""
    return _beside(game_id, "hints", "HINTS")


def chronicle_beside(game_id: str) -> Callable[[], Any]:
    """Loads what reads the story of a finished game from its log; None where it has no `chronicle` module."""
    return _beside(game_id, "chronicle", "chronicle")


def _beside(game_id: str, module: str, name: str) -> Callable[[], Any]:
    full = f"rules.{game_id}.{module}"
    return cache(lambda: getattr(import_module(full), name) if find_spec(full) else None)


@cache
def shipped() -> tuple[str, ...]:
    """The ids of the games in this program: every package of `rules` with a `game` module.

    `find` imports a game when it is first asked for, so that the program starts quickly.
    """
    home = Path(__file__).parents[1]
    packages = [found.name for found in iter_modules([str(home)]) if found.ispkg and found.name not in ENGINE]
    return tuple(name for name in packages if find_spec(f"rules.{name}.game"))


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
    """The ids of all registered games, those of this program first."""
    return [*shipped(), *sorted(set(_games) - set(shipped()))]
