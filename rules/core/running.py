"""Running the flows: it runs steps until somebody is asked, tells the open questions, and passes on their answers."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from contextlib import contextmanager

from .decisions import Decision, Value
from .derived import verified
from .flow import END, FLOWS, KEPT, Asked, Call, Done, Goto, Pause
from .frame import Frame
from .reasons import Fault, Illegal, Reason
from .records import Json

if typing.TYPE_CHECKING:
    from .state import State

MAX_STEPS = 20_000  # more steps than this without a question: the flow would never ask, which is a defect
_checked = False


@contextmanager
def checked() -> Iterator[None]:
    """For tests: within it, a step fails that changes the game before its question, or keeps what cannot be saved."""
    global _checked
    before, _checked = _checked, True
    try:
        with verified():
            yield
    finally:
        _checked = before


def run(g: State) -> None:
    """Run steps until somebody is asked or the game is over."""
    frames, checking, before, g.efforts = g.frames, _checked, None, None
    if checking:
        g.derived = None  # tests lay out positions by hand
        for each in frames:
            each._kept = None
    if not frames:
        g.pending = ()
        return
    f = frames[-1]
    step = f._step
    out: typing.Any  # one of `Next`; its type is looked up once, because nothing is run more often than this loop
    for _ in range(MAX_STEPS):
        if g.outcome is not None:
            break  # a game may end in the middle of anything
        if checking:
            before = _fixed_part(g)
        try:
            out = step.run(g, f)
        except Pause as paused:
            out = paused.args[0]
        if out is None:
            if f._answers:
                f._answers = {}
            f._step = step = step.next
            continue
        kind = type(out)
        if kind is Call:
            if f._answers:
                f._answers = {}
            f._step = step = step.next if out.then is None else step.flow.steps[out.then]
            called = FLOWS[out.flow]
            enter = called.enter
            if enter is None:
                f, step = Frame(called.first, out.vars), called.first
                frames.append(f)
                continue
            first = called.steps[enter(g, out.vars)]
            if first is called.end:  # the flow has nothing to do
                f.returned = None
                continue
            kept = out.vars.pop(KEPT, None)
            f, step = Frame(first, out.vars), first
            f._kept = kept
            frames.append(f)
        elif kind is tuple:
            if before is not None:
                _check_questions(g, f, before, out)
            g.pending = out
            return
        elif kind is Goto:
            if f._answers:
                f._answers = {}
            f._step = step = step.flow.steps[out.step]
        elif kind is Done:
            frames.pop()
            if not frames:
                break
            f = frames[-1]
            f.returned = out.value
            step = f._step
        else:
            raise Fault(f"{f!r} returned {out!r}")
    else:
        raise Fault(f"{MAX_STEPS} steps without a question, last {frames[-1]!r}")
    frames.clear()
    g.pending = ()


def _check_questions(g: State, f: Frame, before: Json, asked: Asked) -> None:
    after = _fixed_part(g)
    if after != before:
        raise Fault(f"{f!r} changed the game before its question: {', '.join(_changed(before, after))}")
    seats = [d.seat for d in asked]
    if len(set(seats)) != len(seats):
        raise Fault(f"{f!r} asks one seat two things at once")
    for decision in asked:
        if next(decision.answers(), None) is None:
            raise Fault(f"{f!r} asks {decision.prompt} without a legal answer")
        if decision.limit is not None and decision.check(decision.limit.late) != decision.limit.late:
            raise Fault(f"{f!r}: what counts as late for {decision.prompt} is no answer as it is kept")


def _changed(before: Json, after: Json, place: str = "") -> list[str]:
    """Where two encoded positions differ: `cards.piles.hand:0`."""
    if not (isinstance(before, dict) and isinstance(after, dict)):
        return [place]
    return [
        found
        for key in {**before, **after}
        if key not in before or key not in after or before[key] != after[key]
        for found in _changed(before.get(key), after.get(key), f"{place}.{key}" if place else key)
    ]


def _fixed_part(g: State) -> Json:
    """What a step must not change before its questions: everything but its own locals and the answers it got."""
    encoded = typing.cast("dict[str, Json]", g.encode())  # type: ignore[attr-defined]
    encoded["frames"][-1]["vars"] = encoded["frames"][-1]["answers"] = None
    return encoded


def pending(g: State) -> Asked:
    """The open questions."""
    if g.pending is not None:
        return g.pending
    if not g.frames:
        return ()
    f = g.frames[-1]
    if f._step.name == END:
        raise Fault(f"{f!r} is between steps")
    try:
        out = f._step.run(g, f)
    except Pause as paused:
        out = paused.decisions
    if type(out) is not tuple:
        raise Fault(f"{f!r} went on although it had asked")
    g.pending = out
    return out


def judge(g: State, seat: Json, prompt: Json, value: Value, t: Json) -> tuple[Decision, Value, int | None]:
    """The open question that this answers, the value in canonical form, and its time; raises Illegal if not legal."""
    asked = g.pending
    if asked is None:
        asked = pending(g)
    if type(seat) is not int:
        raise Illegal(Reason("core.malformed", {}, asked[0].rule if asked else ""))
    for decision in asked:
        if decision.seat == seat and decision.prompt == prompt:
            break
    else:
        mine = any(d.seat == seat for d in asked)
        rule = asked[0].rule if asked else ""
        raise Illegal(Reason("core.other_question" if mine else "core.not_asked", {"seat": seat}, rule))
    at = None if t is None and decision.since is None else decision.time(t)
    return decision, decision.check(value), at


def answer_checked(g: State, seat: int, prompt: str, value: Value, t: Json = None) -> None:
    """Check an answer and run on with it. Illegal leaves the state untouched."""
    decision, value, at = judge(g, seat, prompt, value, t)
    g.frames[-1]._answers[decision.key] = value if at is None else (seat, value, at)
    g.pending = None
    try:
        run(g)
    except Illegal as late:
        # Only the question may refuse: when a step does so later, the game has already been changed.
        raise Fault(f"{prompt} {value!r} was refused after it had been accepted: {late}") from late


def answer_unchecked(g: State, decision: Decision, value: Value, t: int | None = None) -> None:
    """Run on with an answer that is known to be legal, without checking it (tests do check): for look-ahead."""
    if _checked:
        value = judge(g, decision.seat, decision.prompt, value, t)[1]
    g.frames[-1]._answers[decision.key] = value if t is None else (decision.seat, value, t)
    g.pending = None
    run(g)
