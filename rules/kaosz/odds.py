"""What a choice in combat leads to, exactly, if nobody interferes (UX-40).

The rules themselves are asked: the choice is carried out in a world that fits what the seat knows, everybody passes
in every window, nothing more is paid, and what lies open before and afterwards is compared. So every effect that
lies open counts, and nothing that is hidden from the seat can.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, TypeVar

from rules import PASS, Answer, Chance, Decision, Event, Fault, apply, clone, imagine, waiting
from rules.core.decisions import Value
from rules.core.lean import dataclass
from rules.core.queries import query
from rules.core.windows import PRIORITY_REPLY
from rules.kaosz import values
from rules.kaosz.state import COLONY, HQ, Kaosz, zone_of
from rules.kaosz.words import STATES, UNPAID

from .questions import ATTACKERS, BOMBERS, CREW, DEFENDERS, PAY, RETURN_FIRE, SHOOT, TRAP

COMBAT = (ATTACKERS, DEFENDERS, BOMBERS, SHOOT, RETURN_FIRE)
MOST_ANSWERS = 200
Found = TypeVar("Found", "Exchange", "Outlook")
_SEED = 20

# What a player answers who does not interfere; anything else is the first legal answer, and then it is unsure.
CALM: dict[str, Value] = {
    PRIORITY_REPLY: PASS,
    CREW: "done",
    PAY: "done",
    DEFENDERS: (),
    SHOOT: PASS,
    RETURN_FIRE: "nothing",
    TRAP: "no",
}


@dataclass(frozen=True, slots=True)
class Fate:
    """What becomes of a ship or base: its armor before and afterwards, and whether it is still there."""

    card: int
    before: int
    after: int
    gone: bool
    state: str

    @property
    def loss(self) -> int:
        return self.before - self.after


@dataclass(frozen=True, slots=True)
class Outlook:
    """The difference a choice makes. `unsure`: a player would still have to choose something on the way."""

    fates: tuple[Fate, ...] = ()
    colony: tuple[tuple[int, int, int], ...] = ()  # seat, cards before, cards afterwards
    hq: tuple[tuple[int, int, int], ...] = ()
    total: int | None = None  # of the bombardment
    kind: str = ""  # what is bombed
    target: int = -1
    trap: bool = False  # a card that lies face down is bombed: it may be a trap
    unsure: bool = False

    def of(self, card: int) -> Fate | None:
        return next((fate for fate in self.fates if fate.card == card), None)


@dataclass(frozen=True, slots=True)
class Exchange:
    """A shot without and, where it is possible, with return fire."""

    quiet: Outlook
    returned: Outlook | None


@query
class Odds:
    """Outcomes for one seat at one position; each is worked out once."""

    def __init__(self, state: Kaosz, seat: int) -> None:
        self.seat = seat
        self._world: Kaosz = imagine(state, seat, Chance(_SEED))
        self._kept: dict[Hashable, Any] = {}

    def _once(self, key: Hashable, find: Callable[[], Found]) -> Found | None:
        if key not in self._kept:
            try:
                self._kept[key] = find()
            except (Fault, LookupError):  # a world in which the rules find no way on: then nothing is foretold
                self._kept[key] = None
        kept: Found | None = self._kept[key]
        return kept

    def exchange(self, option: Value) -> Exchange | None:
        """KG-7.40-7.45: one shot of the seat's own."""

        def find() -> Exchange:
            quiet = self._play({SHOOT: option}, SHOOT)
            back = self._play({SHOOT: option, RETURN_FIRE: "return"}, SHOOT)
            return Exchange(quiet, back if back != quiet else None)

        return self._once(("fire", option), find)

    def answering(self, option: Value) -> Outlook | None:
        """KG-7.41: how the announced shot ends with this answer."""
        return self._once(("return", option), lambda: self._play({RETURN_FIRE: option}, SHOOT))

    def undefended(self, ships: Iterable[int]) -> Outlook | None:
        """An attack with these ships that meets no defence and bombs with all that can (KG-7.25, 7.50)."""
        chosen = tuple(ships)
        if not chosen:
            return None
        return self._once(("attack", chosen), lambda: self._play({ATTACKERS: chosen}, ""))

    def not_defending(self) -> Outlook | None:
        """What the attack under way does if nobody defends."""
        return self._once("defend", lambda: self._play({DEFENDERS: ()}, ""))

    def bombing(self, ships: Iterable[int]) -> Outlook | None:
        """KG-7.51: the bombardment of these ships together."""
        chosen = tuple(ships)
        if not chosen:
            return None
        return self._once(("bomb", chosen), lambda: self._play({BOMBERS: chosen}, ""))

    def _play(self, wanted: dict[str, Value], until: str) -> Outlook:
        """Play on from here with these answers, until this is asked again or the combat is over."""
        before = self._world
        after = clone(before)
        given = 0
        events: list[Event] = []
        unsure = False
        while after.combat is not None and given < MOST_ANSWERS:
            asked = waiting(after)
            if not asked or (given and asked[0].prompt == until):
                break
            decision = asked[0]
            value, sure = _calm(decision, wanted)
            unsure = unsure or not sure
            events += apply(after, Answer(decision.seat, decision.prompt, value))
            given += 1
        return _compare(before, after, events, unsure)


def _calm(decision: Decision, wanted: dict[str, Value]) -> tuple[Value, bool]:
    """The answer of a player who does not interfere, and whether it was a matter of course."""
    if decision.prompt in wanted:
        value = wanted[decision.prompt]
        if decision.prompt != RETURN_FIRE or value in getattr(decision, "options", ()):
            return value, True
    if decision.prompt == BOMBERS:
        return tuple(getattr(decision, "items", ())), True
    if decision.prompt in CALM and _is_legal(decision, CALM[decision.prompt]):
        return CALM[decision.prompt], True
    for word in ("decline", "no", 0, ()):
        if _is_legal(decision, word):
            return word, True
    return decision.first(1)[0], False


def _is_legal(decision: Decision, value: Value) -> bool:
    options = getattr(decision, "options", None)
    if options is not None:
        return value in options
    low = getattr(decision, "low", None)
    if isinstance(value, tuple):
        return low == 0 and hasattr(decision, "items")
    return isinstance(value, int) and low == value and not hasattr(decision, "items")


# -- what lies open, before and afterwards -----------------------------------------------------------------------


def _compare(before: Kaosz, after: Kaosz, events: list[Event], unsure: bool) -> Outlook:
    fates = tuple(fate for card in _armored(before) if (fate := _fate(before, after, card)) is not None)
    bombed = next((event.data for event in events if event.kind == "bombardment"), None)
    combat = before.combat
    kind = combat.kind if combat is not None else ""
    target = combat.target if combat is not None else -1
    face_down = target >= 0 and kind == "base" and before.paid[target] == UNPAID
    return Outlook(
        fates, _counts(before, after, COLONY), _counts(before, after, HQ),
        None if bombed is None else bombed["total"], kind, target, face_down, unsure,
    )  # fmt: skip


def _armored(g: Kaosz) -> list[int]:
    """Every ship, every base, and the crew that is attacked."""
    target = g.combat.target if g.combat is not None else -1
    return [card for card in g.all_in_play() if card == target or zone_of(g.cards.place[card]) in ("hangar", "surface")]


def _armor(g: Kaosz, card: int) -> int:
    return 0 if g.paid[card] == UNPAID else values.armor_left(g, card)


def _fate(before: Kaosz, after: Kaosz, card: int) -> Fate | None:
    """None if nothing happens to it. It is gone when it has left play, or come back as another."""
    gone = after.serial[card] != before.serial[card]
    was = _armor(before, card)
    now = 0 if gone else _armor(after, card)
    gone = gone or (now == 0 and was > 0)  # with simplified combat it goes at the end of the step (KG-11.52)
    if not gone and was == now and after.state[card] == before.state[card]:
        return None
    return Fate(card, was, now, gone, "" if gone else STATES[after.state[card]])


def _counts(before: Kaosz, after: Kaosz, places: tuple[str, ...]) -> tuple[tuple[int, int, int], ...]:
    found = []
    for seat in before.seats():
        was, now = len(before.pile(places[seat])), len(after.pile(places[seat]))
        if was != now:
            found.append((seat, was, now))
    return tuple(found)
