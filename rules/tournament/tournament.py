"""A tournament as its entries tell it. `add` is the only way in which it changes."""

from __future__ import annotations

import unicodedata
from collections import Counter
from dataclasses import field
from typing import NamedTuple

from rules.ai.levels import KINDS
from rules.content.limits import shown_only
from rules.core.chance import stream
from rules.core.lean import dataclass

from .entries import (
    BY_HAND,
    HUMAN,
    SOURCES,
    Changed,
    Clocked,
    Corrected,
    Dropped,
    Entered,
    Entry,
    Opened,
    Paired,
    Places,
    Prized,
    Refused,
    Reported,
    Returned,
    Unpaired,
)
from .formats import Format, format_named

MOST_PLAYERS, LONGEST_NAME, LONGEST_NOTE, LONGEST_DECK = 512, 60, 200, 20_000


@dataclass(slots=True)
class Player:
    """One who has entered, numbered from 0 in the order of entering."""

    number: int
    name: str
    kind: str
    deck: str
    since: int  # the first round that they may play
    lot: int  # the last tie-break (KG-11.76): the smaller one is ahead
    dropped: bool = False


class Origin(NamedTuple):
    """Where the result of a game comes from, what proves it, and what the judge counted."""

    source: str
    proof: str = ""
    note: str = ""


@dataclass(slots=True)
class Table:
    """Who sits together in a round, and the games they have finished."""

    players: tuple[int, ...]
    games: int = 1  # at most; the majority decides
    results: list[Places] = field(default_factory=list)
    origins: list[Origin] = field(default_factory=list)  # of the results
    gone: set[int] = field(default_factory=set)  # left before the table was decided

    @property
    def is_bye(self) -> bool:
        return len(self.players) == 1

    def won(self, player: int) -> int:
        """Games in which this player alone was first."""
        return sum(result[0] == (player,) for result in self.results)

    @property
    def places(self) -> Places | None:
        """How the table has ended; None while it is open."""
        if self.is_bye:
            return (self.players,)
        if self.games == 1 and self.results:
            return self.results[0]
        for player in self.players:
            if self.won(player) * 2 > self.games:  # KG-11.72: 2-0 is enough
                return ((player,), tuple(p for p in self.players if p != player))
        left = tuple(p for p in self.players if p not in self.gone)
        if len(left) <= 1:  # without both, the better seed goes on
            first = left or self.players[:1]
            return (first, tuple(p for p in self.players if p not in first))
        return None


@dataclass(slots=True)
class Round:
    """Swiss rounds are numbered from 0, and the finals go on counting."""

    number: int
    tables: list[Table]
    finals: bool = False
    begun: int = 0  # the moment it was paired

    @property
    def open_tables(self) -> list[int]:
        return [number for number, table in enumerate(self.tables) if table.places is None]


@dataclass(frozen=True, slots=True)
class Trace:
    """One line of the trail: what a result was, what it is now, and why."""

    at: int
    round: int
    table: int
    game: int
    before: Places
    after: Places
    note: str


def clean_name(text: str) -> str:
    """A name as it is kept: whole characters that can be seen, single spaces.

    >>> clean_name("  Dobó \\n István\\u202e ")
    'Dobó István'
    """
    whole = unicodedata.normalize("NFC", text.encode("utf-8", "ignore").decode())
    seen = "".join(" " if sign.isspace() else sign for sign in whole)
    return " ".join(shown_only("".join(sign for sign in seen if sign.isprintable())).split())


def same_name(a: str, b: str) -> bool:
    """Whether two names would be taken for one at the desk.

    >>> same_name("Ödön", "ödön"), same_name("Ödön", "Odon")
    (True, False)
    """
    return clean_name(a).casefold() == clean_name(b).casefold()


class Tournament:
    """The players, rounds and clock that the entries so far amount to."""

    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.format: Format = self._format(opened)
        self.players: list[Player] = []
        self.rounds: list[Round] = []
        self.trail: list[Trace] = []
        self.prizes: dict[int, Prized] = {}
        self.clock = Clocked(False, self.seconds)
        self.clock_at = 0

    @staticmethod
    def _format(opened: Opened) -> Format:
        name = clean_name(opened.name)
        if not name or name != opened.name or len(name) > LONGEST_NAME:
            raise Refused("name", most=LONGEST_NAME)
        if not (0 <= opened.rounds <= 20 and -1 <= opened.cut <= 64 and 0 <= opened.minutes <= 600):
            raise Refused("opening")
        try:
            return format_named(opened.game, opened.format)
        except KeyError:
            raise Refused("format", game=opened.game, format=opened.format) from None

    # --- what can be asked

    @property
    def seconds(self) -> int:
        """The time of a game (KG-11.73)."""
        return 60 * (self.opened.minutes or self.format.minutes)

    @property
    def cut(self) -> int:
        """How many play the finals."""
        return self.format.cut if self.opened.cut < 0 else self.opened.cut

    @property
    def swiss_rounds(self) -> int:
        """How many rounds are played before the finals: ceil(log2(n)), at least 3 (KG-11.76)."""
        if self.format.rounds == 0:
            return 0
        if self.opened.rounds:
            return self.opened.rounds
        count = len(self.players)
        if self.format.pairing == "robin":
            return max(1, count - 1 + count % 2)
        return self.format.rounds or max(3, self._rounds_until_one_leads(count))

    def _rounds_until_one_leads(self, count: int) -> int:
        """After so many rounds only one player can have won at every table (KG-11.76: ceil(log2(n)) for pairs)."""
        rounds = 0
        while self.format.table**rounds < count:
            rounds += 1
        return rounds

    @property
    def current(self) -> Round | None:
        return self.rounds[-1] if self.rounds else None

    @property
    def open_tables(self) -> list[int]:
        return self.current.open_tables if self.current else []

    @property
    def active(self) -> list[int]:
        return [player.number for player in self.players if not player.dropped]

    @property
    def has_finals(self) -> bool:
        return any(one.finals for one in self.rounds)

    def name(self, player: int) -> str:
        return self.players[player].name

    def number_of(self, name: str) -> int | None:
        return next((player.number for player in self.players if same_name(player.name, name)), None)

    def clock_left(self, now: int, steady: int = -1, boot: str = "") -> int:
        """Seconds left on the clock at this moment; never below 0.

        The steady clock counts as long as it is the one that was running at the entry: the time of day may be set anew
        in the middle of a round. After a restart of the computer only the time of day is left to go by.
        """
        clock = self.clock
        same = bool(boot) and boot == clock.boot and 0 <= clock.steady <= steady
        gone = steady - clock.steady if same else now - self.clock_at
        return max(0, clock.left - max(0, gone)) if clock.running else clock.left

    # --- entries

    def check(self, entry: Entry) -> None:
        """Raises `Refused` where this entry does not fit; nothing changes."""
        getattr(self, f"_check_{type(entry).__name__.lower()}")(entry)

    def add(self, entry: Entry, at: int = 0) -> None:
        """The entry counts from now on."""
        self.check(entry)
        getattr(self, f"_add_{type(entry).__name__.lower()}")(entry, at)

    def _check_opened(self, entry: Opened) -> None:
        raise Refused("opened-twice")

    # --- players

    def _known(self, player: int) -> Player:
        if not 0 <= player < len(self.players):
            raise Refused("player", number=player + 1)
        return self.players[player]

    def _check_name(self, name: str, but: int = -1) -> None:
        if not name or name != clean_name(name):
            raise Refused("name-empty")
        if len(name) > LONGEST_NAME:
            raise Refused("name", most=LONGEST_NAME)
        if any(player.number != but and same_name(player.name, name) for player in self.players):
            raise Refused("name-twice", name=name)

    def _check_entered(self, entry: Entered) -> None:
        if entry.player != len(self.players):
            raise Refused("player", number=entry.player + 1)
        if len(self.players) >= MOST_PLAYERS:
            raise Refused("full", most=MOST_PLAYERS)
        self._check_name(entry.name)
        if len(entry.deck) > LONGEST_DECK:
            raise Refused("deck")
        if entry.kind not in (HUMAN, *KINDS):
            raise Refused("kind")
        if self.has_finals or (self.rounds and self.format.pairing == "robin"):
            raise Refused("late", "KG-11.70")

    def _add_entered(self, entry: Entered, at: int) -> None:
        lot = stream(self.opened.seed, f"lot:{entry.player}")
        self.players.append(Player(entry.player, entry.name, entry.kind, entry.deck, len(self.rounds), lot))

    def _check_changed(self, entry: Changed) -> None:
        self._known(entry.player)
        self._check_name(entry.name, but=entry.player)
        if len(entry.deck) > LONGEST_DECK:
            raise Refused("deck")

    def _add_changed(self, entry: Changed, at: int) -> None:
        player = self.players[entry.player]
        player.name, player.deck = entry.name, entry.deck

    def _check_dropped(self, entry: Dropped) -> None:
        if self._known(entry.player).dropped:
            raise Refused("dropped-twice", name=self.name(entry.player))

    def _add_dropped(self, entry: Dropped, at: int) -> None:
        self.players[entry.player].dropped = True
        for table in self._open_of(entry.player):
            table.gone.add(entry.player)

    def _check_returned(self, entry: Returned) -> None:
        if not self._known(entry.player).dropped:
            raise Refused("not-dropped", name=self.name(entry.player))

    def _add_returned(self, entry: Returned, at: int) -> None:
        self.players[entry.player].dropped = False
        if self.current is not None:
            for table in self.current.tables:
                table.gone.discard(entry.player)

    def _open_of(self, player: int) -> list[Table]:
        tables = [self.current.tables[number] for number in self.open_tables] if self.current else []
        return [table for table in tables if player in table.players]

    # --- rounds

    def _check_paired(self, entry: Paired) -> None:
        if entry.round != len(self.rounds):
            raise Refused("round", number=entry.round + 1)
        if self.open_tables:
            raise Refused("round-open", count=len(self.open_tables))
        if len(self.players) < self.format.fewest:
            raise Refused("too-few", "KG-11.76", least=self.format.fewest)
        seated = Counter(player for table in entry.tables for player in table)
        most = self.format.tables[1]
        if (
            not entry.tables
            or any(not 1 <= len(table) <= most for table in entry.tables)
            or any(count > 1 or not 0 <= player < len(self.players) for player, count in seated.items())
            or (self.has_finals and not entry.finals)
        ):
            raise Refused("pairing")

    def _add_paired(self, entry: Paired, at: int) -> None:
        games = self.format.final_games if entry.finals else 1
        tables = [Table(tuple(players), games) for players in entry.tables]
        for table in tables:
            table.gone |= {player for player in table.players if self.players[player].dropped}
        self.rounds.append(Round(entry.round, tables, entry.finals, at))
        self.clock, self.clock_at = Clocked(False, self.seconds), at

    def _check_unpaired(self, entry: Unpaired) -> None:
        if self.current is None or entry.round != self.current.number:
            raise Refused("round", number=entry.round + 1)
        if any(table.results for table in self.current.tables):
            raise Refused("has-results")

    def _add_unpaired(self, entry: Unpaired, at: int) -> None:
        self.rounds.pop()

    # --- results

    def _table(self, round: int, table: int) -> Table:
        if not 0 <= round < len(self.rounds) or not 0 <= table < len(self.rounds[round].tables):
            raise Refused("table", number=table + 1)
        return self.rounds[round].tables[table]

    def _check_places(self, round: int, table: Table, places: Places) -> None:
        if sorted(player for group in places for player in group) != sorted(table.players) or not all(places):
            raise Refused("places")
        shared = any(len(group) > 1 for group in places)
        decides = self.rounds[round].finals and self.format.table == 2
        if shared and (decides or not self.format.draws):
            raise Refused("draw", "KG-11.73")

    def _check_reported(self, entry: Reported) -> None:
        table = self._table(entry.round, entry.table)
        if entry.round != len(self.rounds) - 1:
            raise Refused("too-late", "KG-11.74")
        if table.places is not None:
            raise Refused("has-result", number=entry.table + 1)
        if entry.game != len(table.results):
            raise Refused("game", number=entry.game + 1)
        if entry.source not in SOURCES or len(entry.note) > LONGEST_NOTE or len(entry.proof) > 100:
            raise Refused("places")
        if entry.proof and self._counts(entry.proof):
            raise Refused("proof-twice")
        self._check_places(entry.round, table, entry.places)

    def _add_reported(self, entry: Reported, at: int) -> None:
        table = self._table(entry.round, entry.table)
        table.results.append(entry.places)
        table.origins.append(Origin(entry.source, entry.proof, entry.note))

    def _counts(self, proof: str) -> bool:
        """Whether this very game is the result of a table; one that was taken back may be brought again."""
        tables = (table for one in self.rounds for table in one.tables)
        return any(origin.proof == proof for table in tables for origin in table.origins)

    def why_no_correction(self, round: int) -> Refused | None:
        """Why the results of a round stand; None while they may be put right.

        Results of Swiss rounds may be put right until the finals are paired, those of the finals until the next round
        (KG-11.74: no complaint after a new game has begun).
        """
        finals = self.rounds[round].finals
        late = round != len(self.rounds) - 1 if finals else self.has_finals
        return Refused("too-late", "KG-11.74") if late else None

    def _check_corrected(self, entry: Corrected) -> None:
        table = self._table(entry.round, entry.table)
        if not 0 <= entry.game < len(table.results):
            raise Refused("no-result", number=entry.table + 1)
        late = self.why_no_correction(entry.round)
        if late is not None:
            raise late
        if len(entry.note) > LONGEST_NOTE:
            raise Refused("places")
        if entry.places:
            self._check_places(entry.round, table, entry.places)
        elif entry.game != len(table.results) - 1 or entry.round != len(self.rounds) - 1:
            raise Refused("take-back")

    def _add_corrected(self, entry: Corrected, at: int) -> None:
        table = self._table(entry.round, entry.table)
        before = table.results[entry.game]
        self.trail.append(Trace(at, entry.round, entry.table, entry.game, before, entry.places, entry.note))
        if entry.places:
            table.results[entry.game] = entry.places
            table.origins[entry.game] = Origin(BY_HAND, table.origins[entry.game].proof, entry.note)
        else:
            table.results.pop()
            table.origins.pop()

    # --- clock and prizes

    def _check_clocked(self, entry: Clocked) -> None:
        if not 0 <= entry.left <= 24 * 3600 or len(entry.boot) > LONGEST_NAME:
            raise Refused("clock")

    def _add_clocked(self, entry: Clocked, at: int) -> None:
        self.clock, self.clock_at = entry, at

    def _check_prized(self, entry: Prized) -> None:
        self._known(entry.player)
        if not 1 <= entry.place <= MOST_PLAYERS or len(entry.what) > LONGEST_NOTE:
            raise Refused("prize", "KG-11.77")
        if entry.place in self.prizes:
            raise Refused("prize-twice", "KG-11.77", place=entry.place)

    def _add_prized(self, entry: Prized, at: int) -> None:
        self.prizes[entry.place] = entry
