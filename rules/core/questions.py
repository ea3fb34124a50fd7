"""Questions by their names, so that a misspelt name fails at import.

Each game declares its questions once, in `rules/<game>/questions.py`. A flow asks by that name, and everybody else (the
opponents, the table) compares with it:

    >>> TAKE = Question("lanterns.turn.take")
    >>> TAKE == "lanterns.turn.take", TAKE.flow, TAKE.key
    (True, 'lanterns.turn', 'take')

A question that is asked several times in one step, of one thing after the other, names the thing; its prompt stays:

    >>> TAKE.of(3), TAKE.of(3).key
    ('lanterns.turn.take', 'take/3')

What can be chosen is said where the question is asked. Why anything else cannot be had says the function that
`explains` it. Options that exist but cannot be taken now are `withheld`: the table shows them with their reasons.

    >>> @explains(TAKE, withheld=lambda g, asked: [4])
    ... def why_not(g, asked, wish):
    ...     return Reason("lanterns.too_many", {"most": 3}, "LA-1") if wish > 3 else None
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from .reasons import Fault, Reason

if TYPE_CHECKING:
    from .decisions import Decision, Option

    # (state, the question as it is asked, wish): why what is not offered cannot be had; None: nothing is known.
    # It may use only what the asked seat knows.
    Why = Callable[[Any, Decision, Option], Reason | None]
    Withheld = Callable[[Any, Decision], Iterable[Option]]

T = TypeVar("T")

QUESTIONS: dict[str, Question] = {}  # by prompt


def _nothing(g: object, asked: Decision) -> Iterable[Option]:
    return ()


class Question(str):
    """The name of a question. Its value is the prompt: the flow that asks it, and the question's key in that flow.

    With `seen_as`, others see that question instead: which of the two is asked is a secret.
    """

    __slots__ = ("flow", "key", "seen_as", "why", "withheld")
    flow: str
    key: str
    seen_as: str
    why: Why | None
    withheld: Withheld

    def __new__(cls, prompt: str, seen_as: str = "") -> Question:
        made = str.__new__(cls, prompt)
        made.flow, _, made.key = prompt.rpartition(".")
        made.seen_as, made.why, made.withheld = str(seen_as or prompt), None, _nothing
        QUESTIONS[prompt] = made
        return made

    def __reduce__(self) -> tuple[Callable[[str], str], tuple[str]]:
        return named, (str(self),)

    def of(self, item: object) -> Question:
        """The same question about one of several things."""
        made = str.__new__(Question, self)
        made.flow, made.key = self.flow, f"{self.key}/{item}"
        return made


class SharedQuestion(tuple[Question, ...]):
    """A question that several flows ask alike; in each it has a prompt of its own. It is the tuple of these questions.

    >>> AIM = SharedQuestion("aim", "lanterns.turn", "lanterns.storm")
    >>> AIM.by("lanterns.storm"), "lanterns.turn.aim" in AIM
    ('lanterns.storm.aim', True)
    """

    def __new__(cls, key: str, *flows: str) -> SharedQuestion:
        return tuple.__new__(cls, [Question(f"{flow}.{key}") for flow in flows])

    def by(self, flow: str) -> Question:
        """The question as this flow asks it."""
        for question in self:
            if question.flow == flow:
                return question
        raise Fault(f"{flow} asks {self[0].key!r}, which it does not declare")


def by_prompt(table: Mapping[Question | SharedQuestion, T]) -> dict[str, T]:
    """The same table by prompts: what stands at a shared question stands at each of its questions."""
    return {
        question: told
        for asked, told in table.items()
        for question in (asked if isinstance(asked, tuple) else (asked,))
    }


def named(prompt: str) -> str:
    """The declared question with this prompt; the prompt itself if there is none."""
    return QUESTIONS.get(prompt, prompt)


def questions_of(game: str) -> list[Question]:
    """All questions that a game declares."""
    return [question for question in QUESTIONS.values() if question.partition(".")[0] == game]


def explains(*questions: Question, withheld: Withheld = _nothing) -> Callable[[Why], Why]:
    """The decorated function says why something cannot be had in answer to these questions."""

    def register(why: Why) -> Why:
        for question in questions:
            question.why, question.withheld = why, withheld
        return why

    return register
