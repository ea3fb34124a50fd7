"""What is wrong in a list of things to play, and the files that it leaves out (UX-104)."""

from __future__ import annotations

from collections.abc import Iterable

from app.text.problems import problem_sentence
from app.text.texts import Texts
from app.ui.context import DIM
from app.ui.labels import Icon, Paragraph
from app.ui.layout import Row
from rules.content.problems import Problem


def warning_row(words: str) -> Row:
    return Row([Icon("warning", 18, "warn"), Paragraph(words, DIM.coloured("warn"), prefer=420)], gap=8, flex={1: 1})


def faulty_rows(texts: Texts, problems: Iterable[Problem]) -> list[Row]:
    """Each file with the place of its fault and the reason."""
    rows: list[Row] = []
    for problem in problems:
        place = f"{problem.file}:{problem.line or 1}" + (f": {problem.key}" if problem.key else "")
        rows.append(warning_row(texts("challenges-faulty", place=place, what=problem_sentence(texts, problem))))
    return rows
