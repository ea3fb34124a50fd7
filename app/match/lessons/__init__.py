"""Lessons: short guided games on a fixed deal, one TOML file each, `app/games/<game>/lessons/<name>.toml` (UX-93).

    game, seed, minutes     which game, the seed of the deal, how long the lesson takes at most; `order` sorts the list
    [title], [about]        in both languages
    [setup]                 `human` is the learner's seat; seats, options and names as in a scenario
    [[part]]                one stretch of the lesson; [part.position] is laid out first by rules.<game>.setup.position
    [[part.step]]           one sentence and what it is about:
        text                in both languages
        highlight           what shines: a piece or place of the table, a beginning such as "sector:" for all of them,
                            "ui:<id>" for a widget; other names are explained by the game's `highlights`
        expect              the learner's answer { prompt, value }; a step without it is only read. `t` is its time
                            where a clock runs; with `aim` any last number of the learner's is taken; `moment` names
                            the reply window in which it is given, all others are passed by everybody, and what has
                            only one answer is answered unasked
        auto                what the program answers after it for others, { seat, prompt, value }; seat -1 is the
                            clock, -2 the table; after a sentence that is only read it is shown when "next" is pressed

`guide.toml` beside them holds the tips of the guided first game, see `app.match.lessons.guide`.
"""

from __future__ import annotations

from app.match.lessons.course import Lesson, LessonPart, LessonStep, ScriptedAnswer, lesson, lessons

__all__ = ["Lesson", "LessonPart", "LessonStep", "ScriptedAnswer", "lesson", "lessons"]
