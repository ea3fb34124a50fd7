"""The functions through which everything outside `rules` uses a game; `rules/__init__.py` lists and explains them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from json import dumps
from typing import Any, NamedTuple, TypeVar

from . import deadlines, knowledge, refusals, running
from .cards import CardState
from .chance import RandomSource, stream
from .decisions import Decision, Value, plain
from .events import Event
from .forms import Form
from .game import find
from .questions import QUESTIONS
from .range_checks import out_of_range
from .reasons import Illegal, Reason
from .records import Json, Undecodable
from .state import Result, Setup, State

S = TypeVar("S", bound=State)  # the state of one game

CONCEDE = "core.concede"
END = "end"  # conceding with this value ends the game for all
FORM = "core.form"  # the prompt that others see instead of a secret form's own


class Answer(NamedTuple):
    """What a seat decided: the only thing that changes a game. `t` is its time in milliseconds where a clock runs.

    `plan` is a note of a computer player to itself (see `rules.ai.plans`), kept with the answer. The rules ignore it.
    """

    seat: int
    prompt: str
    value: Value
    t: int | None = None
    plan: dict[str, Json] | None = None

    def encode(self) -> list[Json]:
        """JSON: [seat, prompt, value] and, where there is one, the time, or the time and the plan."""
        packed = [self.seat, str(self.prompt), _listed(self.value)]
        if self.plan is not None:
            return [*packed, self.t, self.plan]
        return packed if self.t is None else [*packed, self.t]

    @staticmethod
    def decode(data: Json) -> Answer:
        """An answer from JSON, in canonical form; Undecodable if the data is not an answer."""
        if type(data) is not list or len(data) not in (3, 4, 5):
            raise Undecodable("answer", "[seat, prompt, value]", data)
        seat, prompt, value, t, plan = [*data, None, None][:5]
        if type(seat) is not int or type(prompt) is not str:
            raise Undecodable("answer", "[seat, prompt, value]", data)
        if t is not None and type(t) is not int:
            raise Undecodable("answer.t", "int", t)
        if plan is not None and type(plan) is not dict:
            raise Undecodable("answer.plan", "object", plan)
        try:
            return Answer(seat, prompt, plain(value), t, plan)
        except Illegal:
            raise Undecodable("answer.value", "an option, a number or a list of those", value) from None


def _listed(value: Value) -> Json:
    return [_listed(v) for v in value] if type(value) is tuple else value


def new_game(game_id: str, setup: Setup, seed: int, content: Any = None) -> State:
    """The opening position, ready for the first question."""
    game = find(game_id)
    game.check_setup(setup)
    facts = game.content(setup.sets) if content is None else content
    g = game.start(setup, facts, stream(seed, "deck"))
    g.content = facts
    running.run(g)
    return g


def waiting(state: State, why: bool = False) -> tuple[Decision, ...]:
    """The open questions; empty means the game is over.

    With `why`, each also lists the options that cannot be chosen now, with their reasons.
    """
    asked = state.pending
    if asked is None:
        asked = running.pending(state)
    return tuple([refusals.with_reasons(state, decision) for decision in asked]) if why else asked


def why_not(state: State, decision: Decision, wish: Value) -> Reason | None:
    """Why `wish` is no legal answer to this question; None if it is offered.

    A wish is written like an option, or like an item where several are chosen: ("claim", 12, "tank").
    """
    return refusals.why_not(state, decision, plain(wish))


def apply(state: State, answer: Answer, listen: bool = True) -> list[Event]:
    """The only way a state changes. Illegal leaves it untouched.

    Returns the events that followed, unmasked. Without `listen` none are made: look-ahead does not need them.
    """
    heard: list[Event] | None = [] if listen else None
    state.heard = heard
    try:
        seat, prompt, value, t, _ = answer
        if prompt == CONCEDE:
            _concede(state, answer)
        elif prompt in deadlines.PROMPTS:
            deadlines.run_out(state, seat, prompt, value, t)
        else:
            running.answer_checked(state, seat, prompt, value, t)
    except Illegal as refused:
        raise refusals.better(state, answer.seat, answer.prompt, answer.value, refused) from None
    finally:
        state.heard = None
    return heard or []


def canonical(state: State, answer: Answer) -> Answer:
    """The answer in the form in which it is logged; Illegal if it is not legal now."""
    if answer.prompt == CONCEDE:
        _check_concede(state, answer)
        return answer
    if answer.prompt in deadlines.PROMPTS:
        deadlines.check(state, *answer[:4])
        return answer
    try:
        decision, value, t = running.judge(state, answer.seat, answer.prompt, answer.value, answer.t)
    except Illegal as refused:
        raise refusals.better(state, answer.seat, answer.prompt, answer.value, refused) from None
    return Answer(decision.seat, decision.prompt, value, t, answer.plan)


def _check_concede(state: State, answer: Answer) -> None:
    seat, form = answer.seat, answer.value in (None, END) and answer.t is None and type(answer.seat) is int
    may = find(state.game).concede is not None and state.outcome is None and seat not in state.conceded
    if not (form and may and 0 <= seat < len(state.setup.seats)):
        raise Illegal(Reason("core.no_concede", {}, "core"))


def _concede(state: State, answer: Answer) -> None:
    _check_concede(state, answer)
    give_up = find(state.game).concede
    assert give_up is not None
    give_up(state, answer.seat, answer.value == END)
    state.pending = None
    running.run(state)


def view(state: State, seat: int | None) -> dict[str, Json]:
    """What that seat may know (None: a spectator), as plain data."""
    return {
        "game": state.game,
        "seat": seat,
        "deciding": [list(asked) for asked in deciding(state, seat)],
        "result": None if state.outcome is None else encode(state.outcome),
        "known": knowledge.memory_view(state, seat) if isinstance(state, CardState) and seat is not None else None,
        "table": find(state.game).view(state, seat),
    }


def deciding(state: State, seat: int | None) -> list[tuple[int, str]]:
    """Who must decide now, and which question it is as far as a seat may know (None: a spectator)."""
    return [(d.seat, _prompt_for(d, seat)) for d in waiting(state)]


def has_conceded(state: State, seat: int) -> bool:
    """Has this seat given up?"""
    return seat in state.conceded


def _prompt_for(decision: Decision, seat: int | None) -> str:
    """The prompt as `seat` may see it: of somebody else's secret form only that it is a form, and of questions that
    would tell a secret by being asked the first of their kind."""
    if decision.seat == seat:
        return decision.prompt
    if _is_secret(decision):
        return FORM
    question = QUESTIONS.get(decision.prompt)
    return decision.prompt if question is None else question.seen_as


def result(state: State) -> Result | None:
    """Ranking and reason, once the game is over."""
    return state.outcome


def imagine(state: S, seat: int, rng: RandomSource) -> S:
    """A full state that this seat could be in, as far as it knows: unknown cards, secrets and future dice are new."""
    world = clone(state)
    open_now = {d.key for d in waiting(state)}
    given = _others_answers(world, seat)
    if isinstance(world, CardState):
        knowledge.keep_own(world, seat)  # first: the game may say what others are known to have seen
    find(state.game).imagine(world, seat, rng)
    world.derived = None
    world.pending = None  # other seats' questions must follow from the imagined cards, not from the true ones
    world.chance = rng.below(1 << 64)
    world.script = None
    _answer_again(world, given, open_now, rng)
    return world


def _others_answers(world: State, seat: int) -> dict[str, Value]:
    """Remove the answers that other seats have given in the present step, and return them by key."""
    if not world.frames:
        return {}
    answers = world.frames[-1]._answers
    return {key: answers.pop(key) for key in list(answers) if key.rpartition("@")[2] != str(seat)}


def _is_secret(decision: Decision) -> bool:
    return isinstance(decision, Form) and decision.secret


def _given_to(decision: Decision, given: dict[str, Value]) -> str | None:
    """The key under which this question was answered in the true world; None if it was not.

    In the imagined world a seat may have to fill in another secret form than in the true one; it counts as answered.
    """
    if decision.key in given or not _is_secret(decision):
        return decision.key if decision.key in given else None
    seat = f"@{decision.seat}"
    return next((key for key in given if key.endswith(seat)), None)


def _answer_again(world: State, given: dict[str, Value], open_now: set[str], rng: RandomSource) -> None:
    """Put the others' answers back into an imagined world.

    Answers to the question that is still open are secret, so random legal ones are put in their place. Answers to
    earlier questions of the same step were seen by all and stay as they are.
    """
    while given:
        asked = waiting(world)
        secret = any(d.key in open_now or _is_secret(d) for d in asked)
        answers, known = world.frames[-1]._answers, [(d, old) for d in asked if (old := _given_to(d, given))]
        for decision, key in known:
            old = given.pop(key)
            answers[decision.key] = decision.sample(rng) if secret else old
        world.pending = None
        if secret or not known:
            return


def clone(state: S) -> S:
    """A copy that can be changed without changing the original; parts that never change are shared."""
    copy: S = state.clone()  # type: ignore[attr-defined]
    return copy


def encode(thing: Any) -> dict[str, Json]:
    """A record as JSON data."""
    data: dict[str, Json] = thing.encode()
    return data


def decode(data: Json, content: Any = None) -> State:
    """A state from JSON data; Undecodable names the place in the data that is wrong."""
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


def violations(state: State) -> list[str]:
    """What is impossible in a position: values out of range, broken laws of the game. Empty for every sound one.

    Tests look for violations in every playout; a save is checked before anybody plays on with it (UX-69).
    """
    # The laws may rely on what the ranges have found right.
    return out_of_range(state) or [*_false_memories(state), *find(state.game).violations(state)]


def _false_memories(state: State) -> Iterable[str]:
    return knowledge.untruths(state) if isinstance(state, CardState) else ()


def fingerprint(state: State) -> str:
    """A short name of the position, equal in every process.

    What seats remember is no part of it: that follows from how the position came about, and changes no rule.
    """
    return fingerprint_of(encode(state))


def fingerprint_of(position: Mapping[str, Json]) -> str:
    """The same for an encoded position."""
    from hashlib import blake2b  # late, as in `stream`

    named = {name: value for name, value in position.items() if name != "memories"}
    text = dumps(named, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return blake2b(text.encode(), digest_size=16).hexdigest()


def answer_at_random(state: State, decision: Decision, rng: RandomSource) -> Answer:
    """A random answer, for random play and look-ahead: also for the neutral seats (clock, table)."""
    value, t = find(state.game).random_policy(state, decision, rng)
    return Answer(decision.seat, decision.prompt, value, t)


def play_on(state: State, rng: RandomSource) -> bool:
    """Answer one of the open questions at random, as anybody answers it; False if the game is over."""
    asked = waiting(state)
    if not asked:
        return False
    decision = asked[0] if len(asked) == 1 else asked[rng.below(len(asked))]
    apply(state, answer_at_random(state, decision, rng), listen=False)
    return True
