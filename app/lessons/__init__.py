"""Lessons: short guided games on a fixed deal, one TOML file each, `<game>/<name>.toml` (UX-93).

    game = "smugglers"
    order = 1                                   place in the list
    minutes = 6
    seed = 7
    title = { en = "…", hu = "…" }
    about = { en = "…", hu = "…" }

    [setup]                                     as in a scenario
    human = 0
    seats = [{}, {}, {}]
    options = { timing = "open" }

    [position]                                  optional: read by rules.<game>.setup.position

    [[step]]                                    one sentence each; goes on with the button
    text = { en = "…", hu = "…" }
    target = ["sector:2"]                       pieces or places of the table that light up; "ui:<id>" names a widget

    [[step]]                                    goes on when this is done
    text = { en = "…", hu = "…" }
    target = ["sector:2"]
    do = { prompt = "smugglers.bid", value = ["place", 2, 3] }      without value: any answer to that prompt
    wrong = { en = "…", hu = "…" }              said when something else is tried; there is a general sentence
    others = [["place", 1, 2], "pass"]          what the other seats answer next, in the order in which they are asked

    [[step]]
    text = { en = "…", hu = "…" }
    watch = true                                goes on by itself when the human is asked again

What is not scripted is answered by a simple legal move. Both languages are required in every text.
"""

from __future__ import annotations

from app.lessons.course import Lesson, Step, lesson, lessons

__all__ = ["Lesson", "Step", "lesson", "lessons"]
