"""What is wrong with a card set, as a sentence in the chosen language (UX-104)."""

from __future__ import annotations

from collections.abc import Sequence

from app.text.texts import Texts, message_id
from rules.content.problems import Problem

# What `rules.content.problems.shown` says of values that cannot be quoted.
_SHOWN = {"a huge number": "content-huge", "nothing": "content-nothing"}


def problem_sentence(texts: Texts, problem: Problem) -> str:
    """What is wrong, without the place; the plain English sentence if there is no message for it."""
    if not texts.has(problem.reason_id):
        return problem.sentence()
    values: dict[str, object] = dict(problem.params)
    if "expected" in values:
        values["expected"] = _either(texts, str(values["expected"]).split())
    for name, value in values.items():
        if value in _SHOWN:
            values[name] = texts(_SHOWN[str(value)])
    said = texts(problem.reason_id, **values)
    nearest = problem.params.get("nearest")
    return texts("content-nearest", said=said, nearest=nearest) if nearest else said


def _either(texts: Texts, names: Sequence[str]) -> str:
    worded = [texts(message_id("content-expected", name)) for name in names]
    said = worded[0] if worded else ""
    for word in worded[1:]:
        said = texts("content-or", first=said, second=word)
    return said
