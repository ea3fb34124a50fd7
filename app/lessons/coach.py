"""Where a lesson stands: which step, what ends it, and what is kept for next time."""

from __future__ import annotations

from typing import Any

from app.lessons.course import Lesson, Step


class Coach:
    """Walks through the steps of one lesson."""

    def __init__(self, lesson: Lesson, kept: Any = None) -> None:
        self.lesson = lesson
        self.number, self.answers = _usable(lesson, kept)

    @property
    def step(self) -> Step | None:
        """The present step; None when the lesson is over."""
        return self.lesson.steps[self.number] if self.number < len(self.lesson.steps) else None

    @property
    def is_over(self) -> bool:
        return self.step is None

    def go_on(self) -> None:
        self.number = min(len(self.lesson.steps), self.number + 1)

    def allows(self, prompt: str, value: Any) -> bool:
        """Whether an answer may be given now; a lesson asks for one thing at a time."""
        step = self.step
        return step is None or step.accepts(prompt, value)

    def answered(self, prompt: str, value: Any) -> tuple[Any, ...]:
        """The human's answer was taken: the next step, and what the others are to answer meanwhile."""
        step = self.step
        if step is None or not step.accepts(prompt, value):
            return ()
        self.go_on()
        return step.others

    def kept(self, log: list[Any]) -> dict[str, Any]:
        """What resumes this lesson: the step, and the answers that led to its position."""
        return {"step": self.number, "answers": [answer.encode() for answer in log]}


def _usable(lesson: Lesson, kept: Any) -> tuple[int, list[Any]]:
    """The remembered place, if the lesson still leads there; otherwise its beginning."""
    try:
        number, answers = int(kept["step"]), list(kept["answers"])
        if not 0 < number < len(lesson.steps):
            return 0, []
        lesson.begin(answers)
    except Exception:                           # edited or from another version: better from the start than not at all
        return 0, []
    return number, answers
