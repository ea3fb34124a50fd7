"""Settings that concern play: the table's, and each seat's standing orders for reply windows (UX-37, UX-71)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, fields, replace
from typing import Any, NamedTuple

from rules.core.decisions import Value
from rules.core.lean import dataclass

CALL_OUT, ASK = "call-out", "ask"
FITTING, ALWAYS, UNTIL_TURN, UNTIL_TARGETED = "fitting", "always", "until-turn", "until-targeted"


@dataclass(slots=True)
class PlaySettings:
    """The settings of a match; changes take effect at once."""

    pace_ms: int = 700  # the rest after each visible action of a computer player, 0 to 3000 (UX-71)
    step: bool = False  # rest until a key is pressed instead
    think_seconds: float = 2.0  # a computer player's decision takes at most so long (UX-72)
    answer_ms: int = 200  # and at least so long, even if there is only one answer (UX-47)
    grace_ms: int | None = 2000  # how long the call-out ring runs, 500 to 5000; None: until a key (UX-110)
    hide_after_s: int = 60  # the screen is covered after so long without input; 0: never (UX-45)
    trust: bool = False  # "we trust each other": no covers (UX-44)
    speed: int = 100  # game milliseconds pass at this share of real time, 25 to 100 (SM-4.65)
    command_pause: bool = False  # a single person may give one answer while the clock is paused (SM-4.65)
    hint_level: str = "admiral"

    def checked(self) -> PlaySettings:
        """The same settings, each within its bounds."""
        return replace(
            self,
            pace_ms=min(3000, max(0, int(self.pace_ms))),
            think_seconds=min(10.0, max(0.1, float(self.think_seconds))),
            grace_ms=None if self.grace_ms is None else min(5000, max(500, int(self.grace_ms))),
            hide_after_s=max(0, int(self.hide_after_s)),
            speed=min(100, max(25, int(self.speed))),
        )


def play_settings(values: Mapping[str, Any], **more: Any) -> PlaySettings:
    """Play settings from the user's settings; those that are missing there keep their default.

    >>> play_settings({"ai_pace": 300, "grace": 0.5}).grace_ms
    500
    """
    made = PlaySettings(**more)
    if "ai_pace" in values:
        made.pace_ms = int(values["ai_pace"])
    if "ai_step" in values:
        made.step = bool(values["ai_step"])
    if "ai_time" in values:
        made.think_seconds = float(values["ai_time"])
    if "grace" in values:
        made.grace_ms = round(1000 * values["grace"]) or None  # 0: until a key
    if "trust" in values:
        made.trust = bool(values["trust"])
    if "hide_hand_after" in values:
        made.hide_after_s = int(values["hide_hand_after"])
    return made.checked()


class ChainStep(NamedTuple):
    """An answer that is given as soon as it is what is asked next.

    `optional`: where something else is asked it is left out; otherwise that ends the chain. `firm`: it is given even
    if something was revealed on the way, because it was ordered for several things at once.
    """

    prompt: str
    value: Value
    optional: bool = False
    firm: bool = False


@dataclass(slots=True)
class Stops:
    """One seat's standing orders for reply windows. None of them looks at what the seat holds (UX-47)."""

    mode: str = CALL_OUT  # with two or more people: asked only after calling out, or asked every time
    when_idle: bool = True  # pass when nothing can be done, if others learn nothing from that
    when_quiet: bool = True  # pass after everyday actions, to which there is hardly ever a reply
    at: set[str] = field(default_factory=set)  # moments (or prompts) at which the seat is always asked
    until_turn: bool = False
    until_targeted: bool = False
    straight: Any = None  # carry the own action through by this order of the game's: its questions get plain answers
    ahead: dict[str, tuple[int, Value]] = field(default_factory=dict)  # by prompt: answers already said, for one turn
    chain: tuple[ChainStep, ...] = ()  # answers that follow the last one, such as the further steps of a route

    def copy(self) -> Stops:
        return replace(self, at=set(self.at), ahead=dict(self.ahead))

    def clear_passing(self) -> bool:
        """End orders that pass for a while, such as "until my turn" (UX-37); returns whether there was one."""
        was = self.until_turn or self.until_targeted
        self.until_turn = self.until_targeted = False
        self.straight = None
        self.ahead.clear()
        self.chain = ()
        return was

    def reset(self) -> None:
        """Back to the defaults: another player sits here, or the game is over."""
        for each in fields(Stops):
            setattr(self, each.name, getattr(_FRESH, each.name))
        self.at, self.ahead = set(), {}

    def order(self, company: bool) -> str:
        """Which of `orders` is in force; calling out needs other people at the screen."""
        if self.until_turn or self.until_targeted:
            return UNTIL_TURN if self.until_turn else UNTIL_TARGETED
        if company and self.mode == CALL_OUT:
            return CALL_OUT
        return FITTING if self.when_idle or self.when_quiet else ALWAYS

    def choose(self, order: str) -> None:
        """Give an order; one that passes for a while keeps the other settings, which count again afterwards."""
        self.until_turn, self.until_targeted = order == UNTIL_TURN, order == UNTIL_TARGETED
        if order in (CALL_OUT, FITTING, ALWAYS):
            self.mode = CALL_OUT if order == CALL_OUT else ASK
            self.when_idle = self.when_quiet = order != ALWAYS


def orders(company: bool) -> tuple[str, ...]:
    """The orders a seat can give; one at a time is in force."""
    return (*((CALL_OUT,) if company else ()), FITTING, ALWAYS, UNTIL_TURN, UNTIL_TARGETED)


_FRESH = Stops()
