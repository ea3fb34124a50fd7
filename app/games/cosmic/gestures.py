"""Options of Cosmic Encounter and the gestures that mean them: which thing is touched, and where it may be dropped.

The gate is aimed by touching a planet, ships are sent by touching their stacks, cards are brought to the place where
they work, a power is used by touching its portrait, players are meant by their plates. What is not in sight has a
button.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from app.games.cosmic.option_words import AT_CARDS, AT_PLANETS, BY_NUMBER, PLACES, PLANETS, SEATS, WINDOW_VERBS
from app.games.cosmic.pieces import (
    DEAL,
    DECK,
    DISCARD,
    GATE,
    PLAY,
    alien_id,
    offered,
    planet_id,
    seat_id,
    sheet_id,
    slot_id,
    source_thing,
    stack_id,
    total_id,
)
from app.table.choose import Choice, OneChoice
from app.table.model import Gesture, Id
from app.table.roles.gestures import GestureRole
from rules import Decision, Form, One
from rules.core.decisions import PASS, Option
from rules.core.windows import REPLY_QUESTIONS
from rules.cosmic import questions

if TYPE_CHECKING:
    from app.games.cosmic.table import CosmicTable

TO_DISCARD = ("discard", "unwanted", "fodder", "hated")  # last words of questions
TO_SLOT = (questions.LAY_CARD, questions.LAY_ANOTHER)
COMING = ("return", "retrieve", "withdraw", "place", "colony")  # ships arrive: the planet is touched, not a stack
IN_FORMS = f"{questions.DEAL_MESSAGE}."
AGAINST = "against"  # of the options there


def tail(decision: Decision) -> str:
    """The last word of a prompt: what is asked."""
    return decision.prompt.rpartition(".")[2]


class Gestures(GestureRole):
    """Reads options of the present decision; knows what lies on the table."""

    table: CosmicTable
    outlines_blocked = False

    def gesture(self, decision: Decision, option: Option) -> Gesture:
        """What is not on the table has a button instead."""
        in_form = decision.prompt.startswith((IN_FORMS, questions.ANSWER_INVITATION)) and isinstance(decision, One)
        if option == PASS or in_form:
            return Gesture()
        path = self.path(decision, option)
        if not path or any(thing not in self.table.things for thing in path):
            return Gesture()
        return Gesture(path, onto=self._onto(decision, path))

    def path(self, decision: Decision, option: Option) -> tuple[Id, ...]:
        """The things that are touched one after the other."""
        if isinstance(option, int):
            return (self._number(decision, option),)
        if isinstance(option, str):
            return self._word(decision, option)
        if decision.prompt in REPLY_QUESTIONS or option[0] in WINDOW_VERBS:
            return self._reply(decision, option)
        made = _BY_PROMPT.get(decision.prompt)
        return made(self, decision, option) if made is not None else ()

    def also(self, decision: Decision, option: Option) -> list[Gesture]:
        """Whom to meet may be said with one of their planets: then the gate is aimed at it, too."""
        if decision.prompt != questions.CHOOSE_DEFENSE or option[0] != AGAINST:
            return []
        planets = enumerate(self.table.seen["planets"])
        homes = [planet_id(number) for number, one in planets if one["home"] == option[1] and not one["destroyed"]]
        return [Gesture((planet,)) for planet in homes if planet in self.table.things]

    def says_ahead(self, choice: Choice) -> dict[str, Any]:
        """The planet with which an opponent was chosen is the one that the gate is aimed at."""
        if choice.decision.prompt != questions.CHOOSE_DEFENSE or not isinstance(choice, OneChoice):
            return {}
        kind, _, number = str(choice.touched[0] if choice.touched else "").partition(":")
        return {questions.AIM_GATE: int(number) if kind == "planet" and choice.picked[0] == AGAINST else None}

    def wanted(self, decision: Decision | None) -> set[Id]:
        """Everything that a touch may mean now."""
        if isinstance(decision, Form):
            return {thing for _, part in decision.fields for thing in self.wanted(part)}
        paths = [self.path(decision, option) for option in offered(decision) if decision and option != PASS]
        names = [slot[0] if isinstance(slot, tuple) else slot for slot in getattr(decision, "slots", ())]
        slots = [self.slot_thing(decision, name) for name in names if decision]
        paths += [way.path for option in offered(decision) if decision for way in self.also(decision, option)]
        return {thing for path in paths for thing in path} | {thing for thing in slots if thing is not None}

    def slot_thing(self, decision: Decision, slot: Any) -> Id | None:
        """What stands for a number in a group: a stack, a planet, a player."""
        if isinstance(slot, int):
            thing: Id | None = self._number(decision, slot)
        elif slot.startswith("seat_"):
            thing = seat_id(int(slot[5:]))
        else:
            thing = self._ships(decision, slot) if slot in PLACES or ":" in slot else None
        return thing if thing in self.table.things else None

    def goal(self, decision: Decision) -> Id | None:
        """Ships that are sent into an encounter go to the gate."""
        return GATE if decision.prompt == questions.LAUNCH_SHIPS and GATE in self.table.things else None

    def wishes(self, decision: Decision, thing: Id, target: Id | None) -> Sequence[Any]:
        return _wishes(decision, thing, target)

    def source(self, decision: Decision) -> Id | None:
        """What a question is about: the card or the player that it names, or the piece that was announced last."""
        if isinstance(decision.source, tuple):
            kind, what = decision.source
            thing: Id | None = what if kind == "card" else f"seat:{what}" if kind == "seat" else None
            return thing if thing in self.table.things else None
        stack = self.table.seen["stack"]
        return source_thing(stack[-1][2]) if stack else None

    def speaks_of(self, decision: Decision) -> Sequence[Id]:
        """The own planets: whoever answers in private sees them all, although the board must not give way to him."""
        return [
            planet_id(number) for number, one in enumerate(self.table.seen["planets"]) if one["home"] == decision.seat
        ]

    # --- single things

    def _number(self, decision: Decision, number: int) -> Id:
        if decision.prompt in SEATS:
            return seat_id(number)
        return planet_id(number) if decision.prompt in PLANETS else number

    def _word(self, decision: Decision, word: str) -> tuple[Id, ...]:
        if decision.prompt in questions.ALIENS:
            return (alien_id(word),)
        return (self._ships(decision, word),) if word in PLACES or ":" in word else ()

    def _ships(self, decision: Decision, place: str) -> Id:
        """The ships in a place; where they arrive, or where none are yet, the place itself."""
        source = decision.source
        seat = source[1] if isinstance(source, tuple) and source[:1] == ("seat",) else decision.seat
        stack = stack_id(place, seat)
        return place if tail(decision) in COMING or stack not in self.table.things else stack

    def _onto(self, decision: Decision, path: Sequence[Id]) -> Id | None:
        """Where a card may be dropped that needs no target."""
        if len(path) != 1 or not isinstance(path[0], int) or decision.prompt in questions.ALIENS:
            return None
        if decision.prompt.startswith(IN_FORMS):
            return DEAL
        if decision.prompt in TO_SLOT:
            met = self.table.encounter()
            return slot_id(0 if met["offense"] == decision.seat else 1)
        return DISCARD if tail(decision) in TO_DISCARD else PLAY

    # --- windows

    def _reply(self, decision: Decision, option: Option) -> tuple[Id, ...]:
        verb, number, *rest = option
        if verb == "accuse":
            return (seat_id(number),)
        if verb == "reinforce":
            return number, total_id(rest[0])
        lead: Id = sheet_id(number) if verb in ("power", "flip") else number
        return (lead, *(self._aimed(decision, option, rest[1:]) if verb != "flip" else ()))

    def _aimed(self, decision: Decision, option: Option, aim: Sequence[Any]) -> list[Id]:
        """At which things a piece is aimed; words are asked in the list beside it."""
        verb = self.table.wording.aimed_by(decision.seat, option) if aim else ""
        found: list[Id] = []
        for part in aim:
            if isinstance(part, str):
                found += [self._ships(decision, part)] if ":" in part or part in PLACES else []
            elif verb in AT_PLANETS:
                found.append(planet_id(part))
            elif verb not in BY_NUMBER:
                found.append(part if verb in AT_CARDS else seat_id(part))
        return found

    # --- questions with options of their own

    def _destiny(self, decision: Decision, option: Option) -> tuple[Id, ...]:
        word, *parts = option
        if word == AGAINST:
            return (seat_id(parts[0]),)
        if word == "drive_out":
            return (stack_id(planet_id(parts[0]), parts[1]),)
        return (planet_id(parts[0]),) if word == "resettle" else ("destiny",)

    def _research(self, decision: Decision, option: Option) -> tuple[Id, ...]:
        word, card, *origin = option
        return (stack_id(origin[0], decision.seat), card) if word == "research" else (card,)

    def _fill_up(self, decision: Decision, option: Option) -> tuple[Id, ...]:
        return (seat_id(option[1]),) if option[0] == "hand" else (DECK,)

    def _fetch(self, decision: Decision, option: Option) -> tuple[Id, ...]:
        return (option[0], seat_id(option[1])) if len(option) == 2 else ()

    def _reserve(self, decision: Decision, option: Option) -> tuple[Id, ...]:
        return option[0], total_id(option[1])

    def _orbit(self, decision: Decision, option: Option) -> tuple[Id, ...]:
        return planet_id(option[0]), planet_id(option[1])

    def _drawn(self, decision: Decision, option: Option) -> tuple[Id, ...]:
        return tuple(option[1:2])


Made = Callable[[Gestures, Decision, Any], tuple[Id, ...]]
_BY_PROMPT: dict[str, Made] = {
    questions.CHOOSE_DEFENSE: Gestures._destiny, questions.TECH_ACTION: Gestures._research,
    questions.FILL_UP_SOURCE: Gestures._fill_up, questions.FETCH: Gestures._fetch,
    questions.CALL_UP_ATTACK_RESERVE: Gestures._reserve, questions.MOUNT_CANNON: Gestures._orbit,
    questions.MOVE_CANNON: Gestures._orbit, questions.DRAW_THREE_USE: Gestures._drawn,
}  # fmt: skip


# --- wishes: what touching or dragging a thing would mean, were it possible; the rules say what it lacks


def _wishes(decision: Decision, thing: Id, target: Id | None) -> list[Any]:
    """The wishes that a gesture may mean, the likeliest first."""
    if isinstance(thing, int):
        return _of_card(decision, thing, target)
    kind, _, rest = thing.partition(":")
    if kind == "sheet":
        return [("power", int(rest))]
    if kind == "seat":
        return _of_seat(decision, int(rest))
    if kind == "planet":
        return _of_planet(decision, int(rest))
    if kind == "alien":
        return [rest]
    return _of_ships(decision, rest) if kind == "ships" else []


def _of_card(decision: Decision, card: int, target: Id | None) -> list[Any]:
    """A card is laid where one is laid, strengthens a side it is brought to, is played elsewhere."""
    strengthens = [("reinforce", card, int(str(target)[-1]))] if str(target).startswith("total:") else []
    laid = [card] if decision.prompt in TO_SLOT else []
    done = [("complete", card)] if decision.prompt == questions.TECH_ACTION else []
    return [*strengthens, *laid, *done, ("play", card), ("tech", card)]


def _of_seat(decision: Decision, seat: int) -> list[Any]:
    if decision.prompt == questions.INVITE:
        return [seat]
    return [("against", seat)] if decision.prompt == questions.CHOOSE_DEFENSE else []


def _of_planet(decision: Decision, planet: int) -> list[Any]:
    if decision.prompt == questions.AIM_GATE:
        return [planet]
    return [("resettle", planet)] if decision.prompt == questions.CHOOSE_DEFENSE else []


def _of_ships(decision: Decision, rest: str) -> list[Any]:
    """Ships on a planet stand for the planet, or for those who are to be driven out."""
    place, _, seat = rest.rpartition(":")
    if not place.startswith("planet:"):
        return []
    planet = int(place.partition(":")[2])
    if planet in getattr(decision, "options", ()):
        return []  # the planet itself is touched
    if decision.prompt == questions.CHOOSE_DEFENSE:
        return [("drive_out", planet, int(seat))]
    return _of_planet(decision, planet)
