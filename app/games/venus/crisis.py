"""The crisis phase as a story: chapter by chapter, planet by planet, from the events the viewer has seen (section 7).

Nothing is reckoned here: the rules' events say what happened and who led; a chapter gathers them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import field
from typing import Any

from rules import Event
from rules.core.lean import dataclass
from rules.venus.facts import SKULL
from rules.venus.kinds import PIECES

PHASE, INVASION = "crises", "invasion"
# What a crisis can bring about; anything else that happens meanwhile is only in the log.
_TOLD = frozenset(
    ("money", "move", "played", "unit_lost", "building_lost", "cleared", "planet_dead", "roll", "alien", "over")
)  # fmt: skip


@dataclass
class Chapter:
    """One planet's crisis, or the invasion; `crisis` is the rules' name of the effect."""

    planet: str
    level: int
    crisis: str
    leaders: tuple[int, ...] = ()
    events: list[Event] = field(default_factory=list)

    def of(self, kind: str) -> list[Mapping[str, Any]]:
        return [event.data for event in self.events if event.kind == kind]

    @property
    def is_quiet(self) -> bool:
        return self.crisis == "none"

    @property
    def paid(self) -> dict[int, int]:
        """Pounds paid to pirates or saboteur, by seat."""
        found: dict[int, int] = {}
        for data in self.of("money"):
            if data["why"] in ("toll", "saboteur"):
                found[data["seat"]] = found.get(data["seat"], 0) - data["pounds"]
        return found

    @property
    def losses(self) -> dict[int, dict[str, dict[str, int]]]:
        """Pieces lost for good, by seat and planet."""
        found: dict[int, dict[str, dict[str, int]]] = {}

        def lose(seat: int, planet: str, piece: str, count: int) -> None:
            there = found.setdefault(seat, {}).setdefault(planet, {})
            there[piece] = there.get(piece, 0) + count

        for event in self.events:
            data = event.data
            if event.kind == "unit_lost" and not data["rescued"]:
                lose(data["seat"], data["planet"], data["unit"], 1)
            elif event.kind == "building_lost":
                lose(data["seat"], data["planet"], data["building"], 1)
            elif event.kind == "cleared":
                for seat, counts in enumerate(data["lost"]):
                    for piece, count in zip(PIECES, counts, strict=True):
                        if count:
                            lose(seat, data["planet"], piece, count)
        return found

    @property
    def rescued(self) -> list[int]:
        """Seats whose unit was saved to Earth's orbit."""
        return [data["seat"] for data in self.of("unit_lost") if data["rescued"]]

    @property
    def foiled(self) -> tuple[int, str] | None:
        """Who stopped the saboteur, and with which card (OV-6.18)."""
        if self.of("unit_lost") or self.crisis != "destroy_unit":
            return None
        return next(((data["seat"], data["design"]) for data in self.of("played")), None)

    @property
    def stolen(self) -> tuple[int, str | None] | None:
        """From whom a card was taken, and which, if the viewer may know (1.3)."""
        for data in self.of("move"):
            if str(data["origin"]).startswith("hand:") and str(data["to"]).startswith("hand:"):
                return int(data["origin"].partition(":")[2]), data.get("design")
        return None

    @property
    def bombardment(self) -> int | None:
        return next((data["total"] for data in self.of("roll") if data["why"] == "bombardment"), None)

    @property
    def taken(self) -> list[str]:
        """Planets on which aliens have come to lie."""
        return [data["planet"] for data in self.of("alien")]

    @property
    def ends_game(self) -> bool:
        return bool(self.of("over"))


@dataclass
class Levels:
    """How high the crises are, and what the dice had to do with it (OV-7.1 to 7.5)."""

    period: int = 0
    levels: Mapping[str, int] = field(default_factory=dict)
    raised: tuple[str, ...] = ()  # planets with a die, in the order of placing
    skulls: int | None = None  # None: nothing was rolled

    @property
    def known(self) -> bool:
        return bool(self.levels)


class CrisisLog:
    """Gathers the phase while it happens; an answer of a player may come between two events of a chapter."""

    def __init__(self) -> None:
        self.levels = Levels()
        self.chapters: list[Chapter] = []
        self._on = False

    @property
    def is_on(self) -> bool:
        """Whether the phase is under way."""
        return self._on

    def read(self, events: Iterable[Event]) -> CrisisLog:
        for event in events:
            self.notice(event)
        return self

    def notice(self, event: Event) -> None:
        data = event.data
        if event.kind == "phase":
            self._on = data["phase"] == PHASE
            if self._on:
                self.levels, self.chapters = Levels(data["period"]), []
        elif self._on:
            self._gather(event)

    def _gather(self, event: Event) -> None:
        data = event.data
        if event.kind == "roll" and data["why"] == "crises":
            self.levels.skulls = data["dice"].count(SKULL)
        elif event.kind == "crisis_levels":
            self.levels.levels = dict(data["levels"])
            self.levels.raised = tuple(planet for planet, _ in data["dice"])
        elif event.kind == "crisis":
            self.chapters.append(Chapter(data["planet"], data["level"], data["crisis"], tuple(data["leaders"])))
        elif event.kind in _TOLD:
            self._chapter_of(event).events.append(event)
        if event.kind == "over":
            self._on = False

    def _chapter_of(self, event: Event) -> Chapter:
        """The aliens go on by themselves, without a crisis of their own (OV-7.30)."""
        last = self.chapters[-1] if self.chapters else None
        own = event.data.get("why") == INVASION
        if last is None or (own and last.crisis != INVASION):
            last = Chapter(str(event.data.get("planet", "")), 0, INVASION)
            self.chapters.append(last)
        return last
