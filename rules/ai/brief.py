"""A brief: all that a computer player is given for one decision. The true state is not in it.

The match makes a brief from the true state by imagining one world that fits what the seat knows. Everything else (the
view, the decision, further worlds) is made from that world. So a player cannot peek, and a brief can be sent to another
process as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from ..core.chance import Chance, stream
from ..core.contract import Answer, decode, encode, imagine, view, waiting
from ..core.decisions import Decision, Value
from ..core.events import Event, events_for
from ..core.reasons import Fault
from ..core.records import Json, Undecodable
from ..core.state import State
from .trials import Helpers


def think_number(seed: int, seat: int, index: int) -> int:
    """The random seed of a brief: from the game's seed, the seat and the length of the log.

    So a resumed game thinks as it would have without the interruption.
    """
    return stream(seed, f"ai:{seat}:{index}")


def never() -> bool:
    """Without a wall clock: only the effort ends the thinking, so that equal briefs give equal answers."""
    return False


class Brief:
    """A seat's decision with what it may know: its view, imagined worlds, effort, a random generator and a level."""

    __slots__ = (
        "_worlds",
        "decision",
        "effort",
        "events",
        "expired",
        "explain",
        "given",
        "helpers",
        "level",
        "look",
        "number",
        "plan",
        "rng",
        "seat",
        "temper",
    )

    def __init__(
        self,
        world: State,
        seat: int,
        prompt: str,
        level: str,
        number: int,
        *,
        effort: int | None = None,
        events: Iterable[dict[str, Json]] = (),
        explain: bool = False,
        plan: dict[str, Json] | None = None,
        look: str = "",
        given: Value = None,
        temper: str = "",
    ) -> None:
        self.seat, self.level, self.number, self.effort, self.explain = seat, level, number, effort, explain
        self.plan = plan  # what this seat noted last (see `plans`)
        self.temper = temper  # which of nearly equal answers it likes (see `temper`)
        self.look, self.given = look, given  # what somebody wants to know of the position (see `coach`)
        self.events = tuple(events)  # masked, since this seat's last decision
        self.rng = Chance(stream(number, "mind"))
        self.expired: Callable[[], bool] = never  # the wall clock: whoever thinks long asks it now and then
        self.helpers: Helpers | None = None  # other processes that make trials of answers for this one
        self._worlds = [world]
        self.decision = own_decision(world, seat, prompt)

    @classmethod
    def of(
        cls,
        state: State,
        decision: Decision,
        level: str,
        number: int,
        *,
        effort: int | None = None,
        events: Iterable[Event] = (),
        explain: bool = False,
        plan: dict[str, Json] | None = None,
        look: str = "",
        given: Value = None,
        temper: str = "",
    ) -> Brief:
        """The brief of one decision, made from the true state. Only the match calls this."""
        seat = decision.seat
        if seat < 0:
            raise Fault(f"no player answers for the neutral seat {seat}")
        world = imagine(state, seat, Chance(stream(number, "world:0")))
        told = [event.encode() for event in events_for(events, seat)]
        return cls(
            world,
            seat,
            decision.prompt,
            level,
            number,
            effort=effort,
            events=told,
            explain=explain,
            plan=plan,
            look=look,
            given=given,
            temper=temper,
        )

    @property
    def game(self) -> str:
        return self._worlds[0].game

    @property
    def world(self) -> State:
        """One imagined world. It is read-only, like all of them: clone it before playing on."""
        return self._worlds[0]

    @property
    def view(self) -> dict[str, Json]:
        """What the seat may know."""
        return view(self._worlds[0], self.seat)

    def worlds(self, count: int) -> list[State]:
        """So many imagined worlds, each drawn independently in what the seat does not know."""
        while len(self._worlds) < count:
            rng = Chance(stream(self.number, f"world:{len(self._worlds)}"))
            self._worlds.append(imagine(self._worlds[0], self.seat, rng))
        return self._worlds[:count]

    def encode(self) -> dict[str, Json]:
        """JSON for the opponents' worker: one imagined world and numbers; the worker makes the rest from them."""
        return {
            "world": encode(self._worlds[0]),
            "seat": self.seat,
            "prompt": self.decision.prompt,
            "level": self.level,
            "number": self.number,
            "effort": self.effort,
            "events": list(self.events),
            "explain": self.explain,
            "plan": self.plan,
            "look": self.look,
            "temper": self.temper,
            "given": None if self.given is None else Answer(self.seat, "", self.given).encode()[2],
        }

    @staticmethod
    def decode(data: Json, content: Any = None) -> Brief:
        """A brief from its JSON. `content` are the card sets in play (default: as the setup names them)."""
        if type(data) is not dict:
            raise Undecodable("brief", "object", data)
        return Brief(
            decode(data["world"], content),
            data["seat"],
            data["prompt"],
            data["level"],
            data["number"],
            effort=data["effort"],
            events=data["events"],
            explain=data["explain"],
            plan=data["plan"],
            look=data.get("look", ""),
            temper=data.get("temper", ""),
            given=None if data.get("given") is None else Answer.decode([data["seat"], "", data["given"]]).value,
        )


def own_decision(world: State, seat: int, prompt: str) -> Decision:
    """The seat's open decision in an imagined world; it is the same as in the true one."""
    for decision in waiting(world):
        if decision.seat == seat and decision.prompt == prompt:
            return decision
    raise Fault(f"seat {seat} is not asked {prompt} in the world it imagines")
