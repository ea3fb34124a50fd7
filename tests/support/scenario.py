"""The scenario builder: positions set directly, dice scripted, every answer through the contract.

    t = scenario("tiny", seats=("red", "blue"))
    t.rolls(4)
    t.red.answers("bid", card)
    assert t.red.offered() == [...]
    t.finish()

Between answers the state goes through JSON, as a save would. Seats are attributes by name. A game's own tests
subclass `Scenario` and `Player` with the verbs of its rulebook.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Generic, TypeVar

from rules import (
    PASS,
    Answer,
    Decision,
    Event,
    Illegal,
    Reason,
    Setup,
    State,
    apply,
    fingerprint,
    new_game,
    violations,
)
from rules import waiting as asked_now
from rules.core.running import checked, run

from .playout import through_json

S = TypeVar("S", bound=State)


class Player:
    """One seat of a scenario, by name."""

    def __init__(self, table: Scenario[Any], seat: int, name: str) -> None:
        self.table, self.seat, self.name = table, seat, name

    def decision(self, prompt: str = "", why: bool = False) -> Decision:
        """What this seat is asked now; fails if it is not asked (this)."""
        mine = [d for d in asked_now(self.table.state, why) if d.seat == self.seat]
        assert mine, f"{self.name} is not asked; the table waits for {self.table.asked()}"
        assert not prompt or mine[0].prompt.endswith(prompt), f"{self.name} is asked {mine[0].prompt}, not {prompt}"
        return mine[0]

    def is_asked(self, prompt: str = "") -> bool:
        return any(d.seat == self.seat and d.prompt.endswith(prompt) for d in asked_now(self.table.state))

    def offered(self, prompt: str = "") -> list[Any]:
        """The options this seat may choose from."""
        decision = self.decision(prompt)
        return list(getattr(decision, "options", None) or getattr(decision, "items", None) or decision.answers())

    def answers(
        self, prompt: str, value: Any, t: int | None = None, rolls: int | tuple[int, ...] = ()
    ) -> list[Event]:  # fmt: skip
        """Give an answer to the question named by the end of its prompt; `rolls` are the next dice."""
        self.table.rolls(*(rolls if isinstance(rolls, tuple) else (rolls,)))
        return self.table.give(Answer(self.seat, self.decision(prompt).prompt, value, t))

    def passes(self) -> list[Event]:
        return self.answers("", PASS)

    def cannot(self, prompt: str, value: Any, reason: str = "", rule: str = "", t: int | None = None) -> Reason:
        """This answer is refused (with that reason and rule) and changes nothing."""
        return self.table.refuse(Answer(self.seat, self.decision(prompt).prompt, value, t), reason, rule)

    def why_not(self, option: Any) -> Reason:
        """The reason listed for an option that exists but cannot be taken now."""
        for blocked, reason in self.decision(why=True).blocked:
            if blocked == option:
                return reason
        raise AssertionError(f"no reason is listed for {option!r}")


class Scenario(Generic[S]):
    """A position and what happens from there."""

    player_type: type[Player] = Player

    def __init__(self, state: S, names: Iterable[str]) -> None:
        self._state = state
        self.events: list[Event] = []
        self.players = [self.player_type(self, seat, name) for seat, name in enumerate(names)]
        self._script: list[int] = []

    def __getattr__(self, name: str) -> Any:
        for player in self.__dict__.get("players", ()):
            if player.name == name:
                return player
        raise AttributeError(name)

    @property
    def state(self) -> S:
        """The position. A test may change it by hand, so nothing that was worked out from it is kept."""
        self._state.derived = None
        return self._state

    def asked(self) -> list[tuple[int, str]]:
        return [(d.seat, d.prompt) for d in asked_now(self.state)]

    def rolls(self, *faces: int) -> None:
        """The next dice show these faces."""
        self._script.extend(faces)

    def give(self, answer: Answer) -> list[Event]:
        """Apply an answer; the state goes through JSON before and is sound afterwards."""
        self._state = through_json(self.state)  # type: ignore[assignment]
        self.state.script = self._script
        with checked():
            new = apply(self.state, answer)
        self.events.extend(new)
        wrong = violations(self.state)
        assert not wrong, wrong
        return new

    def refuse(self, answer: Answer, reason: str = "", rule: str = "") -> Reason:
        before = fingerprint(self.state)
        try:
            apply(self.state, answer)
        except Illegal as refused:
            assert fingerprint(self.state) == before, "a refused answer changed the game"
            assert not reason or refused.reason.id == reason, refused.reason
            assert not rule or refused.reason.rule == rule, refused.reason
            return refused.reason
        raise AssertionError(f"{answer} was accepted")

    def everyone_passes(self, limit: int = 50) -> None:
        """All who may pass do, until a question comes that cannot be passed."""
        for _ in range(limit):
            asked = asked_now(self.state)
            if not asked or PASS not in getattr(asked[0], "options", ()):
                return
            self.give(Answer(asked[0].seat, asked[0].prompt, PASS))
        raise AssertionError("the passing never ended")

    def happened(self, kind: str, **data: Any) -> list[Event]:
        """The events of a kind so far whose fields have these values."""
        return [e for e in self.events if e.kind == kind and all(e.data.get(k) == v for k, v in data.items())]

    def finish(self, asked: str | None = None) -> None:
        """Nothing scripted is left; if `asked` is given, exactly that question is open now ("": none, game over)."""
        assert not self._script, f"dice never rolled: {self._script}"
        if asked is not None:
            prompts = {d.prompt for d in asked_now(self.state)}
            assert (not prompts) if asked == "" else any(p.endswith(asked) for p in prompts), prompts


def scenario(
    game: str,
    seats: Iterable[str] = ("red", "blue"),
    options: dict[str, Any] | None = None,
    seed: int = 1,
    position: Callable[[Any], None] | None = None,
    kind: type[Scenario[Any]] = Scenario,
    seat_options: Iterable[dict[str, Any]] | None = None,
) -> Any:
    """A new game of these seats; `position` may rearrange the state before the first question is asked again."""
    names = list(seats)
    chosen = list(seat_options) if seat_options is not None else [{} for _ in names]
    state = new_game(game, Setup(game, chosen, options or {}), seed)
    if position is not None:
        position(state)
        state.pending = None
        run(state)
    return kind(state, names)
