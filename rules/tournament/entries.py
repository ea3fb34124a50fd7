"""What is written down at a tournament's desk, one entry for each thing that happens."""

from __future__ import annotations

from rules.core.lean import dataclass

Places = tuple[tuple[int, ...], ...]  # players by place, best first; those of one group share their place

# Where a result comes from.
BY_HAND, FROM_TABLE, FROM_FILE, BY_JUDGE = "hand", "table", "file", "judge"
SOURCES = (BY_HAND, FROM_TABLE, FROM_FILE, BY_JUDGE)


HUMAN = "human"  # the kind of a player who is no computer player


class Refused(Exception):
    """An entry that does not fit what is written so far; worded by `tournament-refused-<id>`."""

    def __init__(self, id: str, rule: str = "", **params: str | int) -> None:
        self.id, self.rule, self.params = id, rule, params
        super().__init__(f"{id} {params}" if params else id)


@dataclass(frozen=True, slots=True)
class Opened:
    """The first entry: what is played, and how. 0 in `rounds`, `cut` or `minutes` means as the format says."""

    name: str
    game: str
    format: str
    seed: int
    rounds: int = 0
    cut: int = -1  # how many play the finals; -1 means as the format says
    minutes: int = 0


@dataclass(frozen=True, slots=True)
class Entered:
    """A player enters, perhaps late: a person or a level of the computer's, perhaps with a deck in its text form."""

    player: int
    name: str
    kind: str = HUMAN
    deck: str = ""


@dataclass(frozen=True, slots=True)
class Changed:
    """A player's name or deck is put right."""

    player: int
    name: str
    deck: str = ""


@dataclass(frozen=True, slots=True)
class Dropped:
    """A player leaves; an open table is lost by it."""

    player: int


@dataclass(frozen=True, slots=True)
class Returned:
    """A drop-out is back, or was entered by mistake; open tables of this round are played after all."""

    player: int


@dataclass(frozen=True, slots=True)
class Paired:
    """A round begins. A table with one player is a bye."""

    round: int
    tables: tuple[tuple[int, ...], ...]
    finals: bool = False


@dataclass(frozen=True, slots=True)
class Unpaired:
    """The latest round is taken back, which is possible while it has no result."""

    round: int


@dataclass(frozen=True, slots=True)
class Reported:
    """The result of one game at a table."""

    round: int
    table: int
    game: int
    places: Places
    source: str = BY_HAND
    proof: str = ""  # the fingerprint of a game played in the program: it counts once
    note: str = ""


@dataclass(frozen=True, slots=True)
class Corrected:
    """A result is put right, or (without places) taken back; what was entered before stays in the trail."""

    round: int
    table: int
    game: int
    places: Places
    note: str = ""


@dataclass(frozen=True, slots=True)
class Clocked:
    """The clock of the round runs or stands, with so many seconds left at the moment of this entry.

    `steady` are the seconds of a clock that nobody can set, which runs since `boot`; -1 where none was at hand.
    """

    running: bool
    left: int
    steady: int = -1
    boot: str = ""


@dataclass(frozen=True, slots=True)
class Prized:
    """A prize was handed out."""

    place: int
    player: int
    what: str = ""


Entry = Opened | Entered | Changed | Dropped | Returned | Paired | Unpaired | Reported | Corrected | Clocked | Prized
KINDS: dict[str, type[Entry]] = {
    kind.__name__.lower(): kind
    for kind in (
        Opened, Entered, Changed, Dropped, Returned, Paired, Unpaired, Reported, Corrected, Clocked, Prized,
    )
}  # fmt: skip
