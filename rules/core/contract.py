"""The contract of `rules`: start, ask, answer, look, imagine. Documented in the package's own docstring."""

from __future__ import annotations

from hashlib import blake2b
from json import dumps
from typing import Any, NamedTuple

from . import flow
from .chance import Chance, Draws, stream
from .decisions import Decision, Value, plain
from .events import Event
from .game import find
from .reasons import Illegal, Reason
from .records import Json, Undecodable
from .state import Result, Setup, State

CONCEDE = "core.concede"


class Answer(NamedTuple):
    """What a seat decided: the only thing that changes a game. `t` is its time where a clock runs."""

    seat: int
    prompt: str
    value: Value
    t: int | None = None

    def encode(self) -> list[Json]:
        """JSON: [seat, prompt, value] and, where a clock runs, the time."""
        packed = [self.seat, self.prompt, _listed(self.value)]
        return packed if self.t is None else [*packed, self.t]

    @staticmethod
    def decode(data: Any) -> Answer:
        """Back from JSON, canonical; Undecodable if it is not an answer."""
        if type(data) is not list or len(data) not in (3, 4) or type(data[0]) is not int or type(data[1]) is not str:
            raise Undecodable("answer", "[seat, prompt, value]", data)
        t = data[3] if len(data) == 4 else None
        if t is not None and type(t) is not int:
            raise Undecodable("answer.t", "int", t)
        try:
            return Answer(data[0], data[1], plain(data[2]), t)
        except Illegal:
            raise Undecodable("answer.value", "an option, a number or a list of those", data[2]) from None


def _listed(value: Value) -> Json:
    return [_listed(v) for v in value] if type(value) is tuple else value


def new_game(game_id: str, setup: Setup, seed: int, content: Any = None) -> State:
    """The opening position, ready for the first question."""
    game = find(game_id)
    game.check_setup(setup)
    facts = game.content(setup.sets) if content is None else content
    g = game.start(setup, facts, stream(seed, "deck"))
    g.content = facts
    flow.run(g)
    return g


def waiting(state: State, why: bool = False) -> tuple[Decision, ...]:
    """Who must decide what, now; empty means the game is over.

    With `why`, each decision also lists the options that cannot be taken now, with their reasons.
    """
    return flow.pending(state, why)


def apply(state: State, answer: Answer, listen: bool = True) -> list[Event]:
    """The only way a state changes. Illegal leaves it untouched.

    Without `listen` no events are made: look-ahead does not need them.
    """
    heard: list[Event] | None = [] if listen else None
    state.heard = heard
    try:
        if answer.prompt == CONCEDE:
            _concede(state, answer.seat)
        else:
            flow.take(state, answer.seat, answer.prompt, answer.value, answer.t)
    finally:
        state.heard = None
    return heard or []


def _concede(state: State, seat: int) -> None:
    game = find(state.game)
    if game.concede is None or state.outcome is not None or not 0 <= seat < len(state.setup.seats):
        raise Illegal(Reason("core.no_concede", {"seat": seat}))
    game.concede(state, seat)
    state.pending = None
    flow.run(state)


def view(state: State, seat: int | None) -> dict[str, Json]:
    """What that seat may know (None: a spectator), as plain data."""
    return {
        "game": state.game,
        "seat": seat,
        "deciding": [[d.seat, d.prompt] for d in waiting(state)],
        "result": None if state.outcome is None else encode(state.outcome),
        "table": find(state.game).view(state, seat),
    }


def result(state: State) -> Result | None:
    """Ranking and reason, once the game is over."""
    return state.outcome


def imagine(state: State, seat: int, rng: Draws) -> State:
    """A full state consistent with what the seat knows: other cards, other secrets, other luck to come."""
    world = clone(state)
    answered = _secret_answers(world, seat)
    find(state.game).imagine(world, seat, rng)
    world.pending = None  # other seats' questions follow from what was imagined, not from what is true
    world.chance = rng.below(1 << 64)
    world.script = None
    for key in answered:
        decision = next((d for d in waiting(world) if d.key == key), None)
        if decision is not None:
            world.frames[-1]._answers[key] = decision.sample(rng)
            world.pending = None
    return world


def _secret_answers(world: State, seat: int) -> list[str]:
    """Take out what other seats have already chosen in a question that is still open to this seat."""
    if not world.frames:
        return []
    asked = {d.prompt for d in waiting(world)}
    answers = world.frames[-1]._answers
    taken = []
    for key in list(answers):
        name, _, who = key.rpartition("@")
        if who != str(seat) and world.frames[-1]._prompt(name) in asked:
            del answers[key]
            taken.append(key)
    if taken:
        world.pending = None
    return taken


def clone(state: State) -> State:
    """An independent copy; what cannot change is shared."""
    copy: State = state.clone()  # type: ignore[attr-defined]
    return copy


def encode(thing: Any) -> dict[str, Json]:
    """A record as JSON data."""
    data: dict[str, Json] = thing.encode()
    return data


def decode(data: Json, content: Any = None) -> State:
    """A state from JSON data; Undecodable names the place that does not fit."""
    game_id = data.get("game") if type(data) is dict else None
    try:
        game = find(game_id) if type(game_id) is str else None
    except KeyError:
        game = None
    if game is None:
        raise Undecodable("game", "a known game", game_id)
    g: State = game.state.decode(data)  # type: ignore[attr-defined]
    game.check_setup(g.setup)
    g.content = game.content(g.setup.sets) if content is None else content
    return g


def fingerprint(state: State) -> str:
    """A short name of the exact position, equal in every process."""
    text = dumps(encode(state), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return blake2b(text.encode(), digest_size=16).hexdigest()


def natural_answer(state: State, decision: Decision, rng: Draws) -> Answer:
    """An answer by the outside world, or by a player who throws dice: for random play and look-ahead."""
    value, t = find(state.game).nature(state, decision, rng)
    return Answer(decision.seat, decision.prompt, value, t)


def own_stream(seed: int, name: str) -> Chance:
    """An independent generator, e.g. `ai:2` (SM-3.11)."""
    return Chance(stream(seed, name))
