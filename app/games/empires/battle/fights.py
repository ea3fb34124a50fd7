"""A fight as the board shows it, read from a view: a battle in space, or a fight for a colony (UI-8, UI-10).

Both have two sides, lines of units with a class, numbers to hit, and an order of fire, so that one board shows both.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from rules.core.lean import dataclass

if TYPE_CHECKING:
    from rules.empires.sight.seen import AssaultSeen, BattleSeen, NeedSeen, TableSeen
    from rules.empires.state import Hex

COLONY_WHAT, HOMEWORLD_WHAT = "colony", "homeworld"  # what a colony is, among units
WORLDS = (COLONY_WHAT, HOMEWORLD_WHAT)
UNARMED = "~"  # sorts after all classes


@dataclass(frozen=True, slots=True)
class FightLine:
    """Units of one kind that act together."""

    number: int
    side: int
    owner: int
    what: str  # id of the unit or ground unit
    count: int
    damage: int
    hull: int | None  # None: not told yet
    letter: str
    unfired: int
    tech: Mapping[str, int]
    experience: int | None
    builder: int | None  # whose ship it was before it was captured
    badges: tuple[str, ...]  # what is special about it, by the names of its messages
    design: Mapping[str, Any] | None = None  # of a unique ship, as far as it was told (CL-19.2.4)


@dataclass(frozen=True, slots=True)
class Wreck:
    """What an owner has lost of one kind."""

    side: int
    owner: int
    what: str
    letter: str
    count: int


class Need(NamedTuple):
    """What a line needs to hit another one, with its parts."""

    by: int
    at: int
    need: int
    why: Sequence[Sequence[Any]]


@dataclass(frozen=True, slots=True)
class Fight:
    """See the module."""

    on_ground: bool
    hex: Hex
    round: int
    sides: tuple[tuple[int, ...], tuple[int, ...]]  # the owners of each, attackers first
    bonus: int  # the owner who leads the larger side; -1: none
    lines: tuple[FightLine, ...]
    numbers: Mapping[tuple[int, int], Need]
    wrecks: tuple[Wreck, ...]
    order: tuple[int, ...]  # lines that are still to fire
    firing: int  # the line that has begun to fire; -1: none
    hidden: int = 0  # counters that stay out of it, cloaked
    bombs: bool = False  # ships against a colony

    @property
    def which(self) -> tuple[bool, bool, int, object]:
        """What tells one fight from another."""
        return self.on_ground, self.bombs, self.hex, self.sides

    def line(self, number: int | None) -> FightLine | None:
        return next((each for each in self.lines if each.number == number), None)

    def letters(self) -> list[str]:
        """The classes that are in the fight, or were; those without weapons come last."""
        return sorted({each.letter for each in self.lines} | {each.letter for each in self.wrecks})

    def next_to_fire(self) -> int | None:
        return self.firing if self.firing >= 0 else next(iter(self.order), None)


def fight_of(seen: TableSeen) -> Fight | None:
    """The battle whose lines lie open (UI-9), else the ground combat under way; None: nothing is fought."""
    battle, assault = seen.get("battle"), seen.get("assault")
    if battle and battle["lines"]:
        return _in_space(battle, seen["numbers"])
    if assault and assault["round"] and assault["lines"]:
        return _on_ground(assault)
    return None


def _numbers(told: Sequence[NeedSeen]) -> dict[tuple[int, int], Need]:
    return {(each["by"], each["at"]): Need(each["by"], each["at"], each["need"], each["why"]) for each in told}


def _in_space(battle: BattleSeen, numbers: Sequence[NeedSeen]) -> Fight:
    first, second = (tuple(side) for side in battle["sides"])
    side_of = dict.fromkeys(first, 0) | dict.fromkeys(second, 1)
    lines = tuple(
        FightLine(
            each["line"], side_of[each["seat"]], each["seat"], each["unit"], each["count"], each["damage"],
            each["hull"], each["class"] or UNARMED, each["unfired"], each["tech"], each["experience"], each["builder"],
            tuple(name for name in BADGES if each.get(name)), each["design"],
        )
        for each in battle["lines"]
    )  # fmt: skip
    told = (
        Wreck(
            side_of[each["seat"]], each["seat"], each["unit"], each["class"] or UNARMED,
            each["count"] - captured(lines, each["seat"], each["unit"]),
        )
        for each in battle["wrecks"]
        if each["seat"] in side_of
    )  # fmt: skip
    wrecks = tuple(wreck for wreck in told if wreck.count > 0)
    order = tuple(entry["line"] for entry in battle["queue"])
    hidden = sum(some or 0 for some in battle["hidden"])
    return Fight(
        False, battle["hex"], battle["round"], (first, second), battle["bonus"], lines, _numbers(numbers), wrecks,
        order, battle["firing"], hidden,
    )  # fmt: skip


def captured(lines: Iterable[FightLine], owner: int, what: str) -> int:
    """How many units of a kind an owner has lost to boarders in this fight, who have not manned them yet (CL-4.3): they
    are no wrecks."""
    return sum(each.count for each in lines if (each.builder, each.what) == (owner, what) and "idle" in each.badges)


BADGES = ("screened", "cloaked", "protected", "shielded", "held", "idle", "stays")


def _on_ground(assault: AssaultSeen) -> Fight:
    lines = tuple(
        FightLine(
            each["line"], each["side"], each["seat"], each["troop"], each["count"], each["damage"], each["hull"],
            each["class"] or UNARMED, each["unfired"], {}, None, None,
            tuple(badge for name, badge in _GROUND_BADGES.items() if each.get(name)),
        )
        for each in assault["lines"]
    )  # fmt: skip
    sides = ((assault["attacker"],), (assault["defender"],))
    wrecks = tuple(
        Wreck(int(each["seat"] == assault["defender"]), each["seat"], each["troop"], each["class"] or UNARMED,
              each["count"])
        for each in assault["wrecks"]
    )  # fmt: skip
    numbers = _numbers(assault["numbers"])
    return Fight(True, assault["hex"], assault["round"], sides, -1, lines, numbers, wrecks, tuple(assault["queue"]), -1)


_GROUND_BADGES = {"screened": "screened", "idle": "late", "supported": "supported"}
