"""A position from a file is tried out before anybody plays on with it (UX-69).

A checksum and a fingerprint only say that a file is whole. Whoever writes a save by hand can give it both, so the
rules look at everything that the table will ask of them: whatever goes wrong here goes wrong now, as a `BadSave`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from rules import (
    Chance,
    Game,
    State,
    answer_at_random,
    apply,
    clone,
    encode,
    imagine,
    play_on,
    view,
    violations,
    waiting,
)
from rules.core.conceding import concession_violations
from rules.core.frame import Frame
from saves.errors import BadSave

T = TypeVar("T")
WORLDS, ANSWERS = 4, 60  # how far a position is played on before it is trusted
PLACE, REASON = "$.snapshot", "save-snapshot"


def attempt(place: str, reason_id: str, action: Callable[[], T]) -> T:
    """Rules meet data they never made: whatever they raise is the save's fault, not the program's."""
    try:
        return action()
    except BadSave:
        raise
    except Exception as error:
        detail = ": ".join(part for part in (type(error).__name__, str(error)) if part)
        raise BadSave("", place, reason_id, {"detail": detail[:200]}) from error


def try_out(game: Game, state: State) -> None:
    """`BadSave` unless the position is sound and can be seen, imagined and played on by everyone."""
    attempt(PLACE, REASON, lambda: _check_course(state))
    # The laws first: they also bound the numbers that everything else counts up to.
    for broken in attempt(PLACE, REASON, lambda: violations(state)):
        raise _refused(str(broken))
    attempt(PLACE, REASON, lambda: _look(game, state))
    attempt(PLACE, REASON, lambda: _answer(state))
    attempt(PLACE, REASON, lambda: _play_on(state))


def _refused(detail: str) -> BadSave:
    return BadSave("", PLACE, REASON, {"detail": detail[:200]})


def _check_course(state: State) -> None:
    """What is under way belongs to this game; only the flow that asks keeps answers."""
    if bool(state.frames) is (state.outcome is not None):
        raise _refused("neither over nor under way")
    flows = [*(frame.flow for frame in state.frames), *(item.flow for item in state.stack)]
    for flow in flows:
        if flow.partition(".")[0] not in (state.game, "core"):
            raise _refused(f"{flow} is no flow of {state.game}")
    for frame in state.frames:
        if any(name.startswith("_") or hasattr(Frame, name) for name in frame.locals):
            raise _refused(f"a local of {frame!r} is named like a part of it")
    if any(frame.answers for frame in state.frames[:-1]):
        raise _refused("answers to a question that is closed")
    for broken in concession_violations(state):
        raise _refused(broken)
    _check_result(state)


def _check_result(state: State) -> None:
    if state.outcome is None:
        return
    seats = list(range(len(state.setup.seats)))
    placed = sorted(seat for tied in state.outcome.places for seat in tied)
    if placed != seats or len(state.outcome.scores) != len(seats):
        raise _refused("the result is not one of these seats")


def _look(game: Game, state: State) -> None:
    """Everything that only looks."""
    encode(state)
    game.turn(state)
    look_around(state)
    for seat in range(len(state.setup.seats)):
        imagine(state, seat, Chance(seat))


def look_around(state: State, viewers: Iterable[int | None] | None = None) -> None:
    """What these seats see of a position (None: everyone), and what is asked there, with all that cannot be done."""
    for decision in waiting(state, why=True):
        if decision.seat >= len(state.setup.seats):
            raise _refused(f"{decision.prompt} is asked of seat {decision.seat}")
    for seat in everyone(state) if viewers is None else viewers:
        view(state, seat)


def everyone(state: State) -> list[int | None]:
    """Every seat, and somebody who has none."""
    return [None, *range(len(state.setup.seats))]


def _answer(state: State) -> None:
    """One answer to each open question, each on a copy."""
    for decision in waiting(state):
        world = clone(state)
        apply(world, answer_at_random(world, decision, Chance(1)))


def _play_on(state: State) -> None:
    """A few games of dice from here on, with everyone looking in turn: what the flows under way lack shows when they go
    on. With all looking at each position, opening a long game took longer than all the rest of it (P20)."""
    viewers = everyone(state)
    for number in range(WORLDS):
        world, rng = clone(state), Chance(number)
        for given in range(ANSWERS):
            if not play_on(world, rng):
                break
            look_around(world, [viewers[(number + given) % len(viewers)]])
        for broken in violations(world):
            raise _refused(broken)
