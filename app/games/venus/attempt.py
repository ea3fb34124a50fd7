"""The attempt as it stands (5.5): what is needed, what is laid out, what is lost; and how the last one ended.

The numbers are the rules' own, from the view and the events; here they are put into words.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any

from app.games.venus.show_words import ShowWords
from rules import Event
from rules.core.lean import dataclass
from rules.venus.facts import ALIEN, SKULL
from rules.venus.kinds import UNITS

if TYPE_CHECKING:
    from rules.venus.seen import AttemptSeen

OUT, HIGH, LOW = "out", "high", "low"  # how a die counts


@dataclass(frozen=True)
class Board:
    """What the panel of an attempt shows: worded, so that it tells all that is seen."""

    seat: int
    title: str
    dice: tuple[tuple[int, str], ...] = ()  # face and how it counts
    need: int | None = None
    have: int | None = None  # None: not for the viewer
    sum: str = ""
    need_name: str = ""
    have_name: str = ""
    verdict: str = ""
    role: str = "ink"  # of the verdict
    parts: tuple[str, ...] = ()
    skulls: str = ""
    skull_role: str = "ink_dim"


def dice_of(attempt: AttemptSeen) -> tuple[tuple[int, str], ...]:
    """The dice, and which of them make the difference (OV-5.40)."""
    faces, out = list(attempt["dice"]), attempt["excluded"]
    counting = [face for place, face in enumerate(faces) if place != out]
    high, low = max(counting), min(counting)
    marked = dict.fromkeys(range(len(faces)), "")
    if high != low:
        first = next(place for place, face in enumerate(faces) if place != out and face == high)
        last = next(place for place, face in enumerate(faces) if place != out and face == low)
        marked[first], marked[last] = HIGH, LOW
    if out >= 0:
        marked[out] = OUT
    return tuple((face, marked[place]) for place, face in enumerate(faces))


class Attempts:
    """Words an attempt for one table."""

    def __init__(self, words: ShowWords) -> None:
        self.words = words

    def title(self, attempt: Mapping[str, Any] | AttemptSeen) -> str:
        """The tile, the planet, and what is to be taken over."""
        words = self.words
        tile, planet = words.tile(attempt["tile"]), words.planet(attempt["planet"])
        tile = tile[:1].upper() + tile[1:]
        if attempt["target"] >= 0:
            target = words.owned(attempt["target"], attempt["building"])
            return words.say("attempt-target", what=tile, planet=planet, target=target)
        return words.say("attempt-title", what=tile, planet=planet)

    def board(self, attempt: AttemptSeen, viewer: int | None, losing: bool, ended: Outcome) -> Board:
        """While units and cards are laid out, or while losses are chosen or may still be averted."""
        words, mine = self.words, attempt["seat"] == viewer
        made = Board(attempt["seat"], self.title(attempt), dice_of(attempt))
        if losing or ended.over:
            return self._losing(made, attempt, mine, ended)
        sum_ = words.say("sum", defence=attempt["defence"], difference=attempt["difference"])
        verdict, role = self._verdict(attempt) if mine else (words.say("decides", seat=words.seat(made.seat)), "ink")
        skulls, skull_role = self._skulls(attempt)
        return Board(
            made.seat, made.title, made.dice, attempt["need"], attempt["points"] if mine else None, sum_,
            words.say("need"), words.say("have"), verdict, role, self._parts(attempt) if mine else (), skulls,
            skull_role,
        )  # fmt: skip

    def _verdict(self, attempt: AttemptSeen) -> tuple[str, str]:
        words = self.words
        if attempt["enough"]:
            return words.say("enough"), "good"
        if attempt["points"] >= attempt["need"]:
            return words.say("missing-unit"), "warn"
        if not attempt["points"] and not any(attempt["landing"].values()):
            return words.say("nothing-laid"), "ink_dim"
        return words.say("missing", count=attempt["need"] - attempt["points"]), "warn"

    def _parts(self, attempt: AttemptSeen) -> tuple[str, ...]:
        """What the points are made of."""
        words, worth = self.words, attempt["card_points"]
        found = []
        for unit in UNITS:
            count = attempt["landing"][unit]
            if count:
                points = count * attempt["worth"][unit]
                found.append(words.say("part-units", pieces=words.pieces({unit: count}), points=points))
        for card in attempt["declared"]:
            points = worth.get(str(card), 0)
            found.append(words.say("part-card", card=words.card(card), points=points) if points else words.card(card))
        for card, unit, _ in attempt["sacrifices"]:
            name = f"{words.card(card)} ({words.piece(unit)})"
            found.append(words.say("part-card", card=name, points=worth.get(str(card), 0)))
        _, encored, again = attempt["encore"]
        if again and str(encored) in worth and encored in attempt["declared"]:
            found.append(words.say("part-again", card=words.card(encored), points=worth[str(encored)]))
        if attempt["bonus"]:
            found.append(words.say("part-bonus", points=attempt["bonus"]))
        return tuple(found)

    def _skulls(self, attempt: AttemptSeen) -> tuple[str, str]:
        words, count = self.words, attempt["skulls"]
        if not count and attempt["spared"]:
            return words.say("spared-skulls", count=attempt["spared"]), "good"
        return words.say("skulls", count=count), "harm_text" if count else "ink_dim"

    def _losing(self, made: Board, attempt: AttemptSeen, mine: bool, ended: Outcome) -> Board:
        words = self.words
        left = max(1, attempt["skulls"] - ended.lost_units)
        due = words.say("losses-due", count=left) if mine else words.say("losses-wait", seat=words.seat(made.seat))
        if words.table.get("threat"):
            due = words.say("losses-threat", unit=words.threatened())
        parts = self.story(ended) if ended.over else ()
        verdict = self.verdict(ended) if ended.over else ""
        role = "good" if ended.success else "warn"
        return Board(
            made.seat, made.title, made.dice, verdict=verdict, role=role, parts=parts, skulls=due,
            skull_role="harm_text",
        )  # fmt: skip

    # --- how it ended

    def ended(self, ended: Outcome) -> Board:
        """The result with everything that came of it."""
        words = self.words
        lost = words.pieces(ended.lost)
        skulls = words.say("losses", pieces=lost) if lost else words.say("losses-none")
        return Board(
            ended.seat, self.title(ended.attempt), verdict=self.verdict(ended),
            role="good" if ended.success else "warn", parts=self.story(ended), skulls=skulls,
            skull_role="harm_text" if lost else "ink_dim",
        )  # fmt: skip

    def verdict(self, ended: Outcome) -> str:
        if ended.success:
            return self.words.say("success", points=ended.points, need=ended.need)
        return self.words.say("failure-need", need=ended.need) if ended.need else self.words.say("failure")

    def story(self, ended: Outcome) -> tuple[str, ...]:
        """What was committed and what it brought."""
        words = self.words
        if not ended.success:
            return (words.say("no-gain"),)
        used = [words.pieces(dict(zip(UNITS, ended.landing, strict=True)))]
        used += [words.design_name(design) for design in ended.designs]
        seat, attempt = words.seat(ended.seat), ended.attempt
        if attempt["tile"] == ALIEN:
            gain = words.say("gain-alien", seat=seat)
        elif attempt["target"] >= 0:
            gain = words.say("gain-tension", seat=seat, target=words.owned(attempt["target"], attempt["building"]))
        else:
            design = words.design(attempt["tile"])
            gain = words.say("gain-mine" if design and design.kind == "mine" else "gain-crisis", seat=seat)
        return (gain, words.say("with", what=words.listed([part for part in used if part])))

    # --- before it is done

    def preview(self, attempt: AttemptSeen, option: Sequence[Any]) -> str:
        """What a unit or card would add (UX-15)."""
        verb = option[0]
        if verb == "land":
            points = attempt["worth"][option[1]]
        elif verb in ("add", "sacrifice", "draw"):
            points = attempt["card_points"].get(str(option[1]), 0)
        else:
            return ""
        if not points:
            return ""
        return self.words.say("adds", points=points, have=attempt["points"] + points, need=attempt["need"])


@dataclass
class Outcome:
    """Gathers the end of an attempt from the events."""

    attempt: Mapping[str, Any] = field(default_factory=dict)  # as it was announced, or as it is seen
    need: int = 0
    points: int = 0
    landing: tuple[int, ...] = (0, 0, 0)
    designs: tuple[str, ...] = ()
    lost: dict[str, int] = field(default_factory=dict)
    success: bool = False
    over: bool = False
    past: bool = False  # nothing of it lies on the table any more

    @property
    def seat(self) -> int:
        return int(self.attempt["seat"])

    @property
    def lost_units(self) -> int:
        return sum(self.lost.values())

    def begin(self, data: Mapping[str, Any] | AttemptSeen) -> None:
        self.__init__({**data})  # type: ignore[misc]

    def is_about(self, attempt: AttemptSeen) -> bool:
        seen: Mapping[str, Any] = attempt
        same = all(self.attempt.get(name) == seen[name] for name in ("seat", "planet", "tile", "target"))
        return same and not self.past

    def notice(self, event: Event) -> bool:
        """Take an event in; True when it belongs to the attempt."""
        data = event.data
        if event.kind == "attempt":
            self.begin(data)
            return True
        if not self.attempt:
            return False
        if event.kind == "declared":
            self.points, self.need = data["points"], data["need"]
            self.landing, self.designs = tuple(data["landing"]), tuple(data["designs"])
        elif event.kind == "attempt_over":
            self.success, self.over = data["success"], True
        elif event.kind == "unit_lost" and data["why"] == "dice":
            self.lost[data["unit"]] = self.lost.get(data["unit"], 0) + 1
        else:
            return False
        return True


def skulls_of(dice: Sequence[int]) -> int:
    return sum(face == SKULL for face in dice)
