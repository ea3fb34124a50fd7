"""A flare is clicked, played and told: the walk in CONTRIBUTING is the one that runs, with nothing left out."""

from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path

from app.tools.shot import headless_app
from rules import Session
from tests.app.test_walks import stops
from tests.games.cosmic.hands import Clicking, sit_down
from tests.games.cosmic.test_table_layout import long_answer

ROOT = Path(__file__).parents[3]
ENDS = {("app/games/cosmic/log_words.py", "CosmicLog.line"), ("rules/cosmic/atoms/cards.py", "put_in_play")}
MOST_FILES = 20


class Followed:
    """Remembers, whenever one of the ends is reached, through which functions of the program it was."""

    def __init__(self):
        self.ways = []

    def __enter__(self):
        sys.setprofile(self._see)
        return self.ways

    def __exit__(self, *_):
        sys.setprofile(None)

    def _see(self, frame, event, _):
        if event == "call" and self._stop(frame) in ENDS:
            way = []
            while frame is not None:
                way.append(self._stop(frame))
                frame = frame.f_back
            self.ways.append([stop for stop in reversed(way) if stop[0].startswith(("app/", "rules/"))])

    def _stop(self, frame):
        file = frame.f_code.co_filename
        return file.removeprefix(f"{ROOT}/"), frame.f_code.co_qualname


def test_from_the_click_to_the_line_of_the_log_only_the_files_of_the_walk_are_passed():
    with closing(headless_app((1280, 720), "en")) as program:
        scene = sit_down(program, Session(long_answer().state, 1))
        hands = Clicking(program, scene)
        flare = next(option for option in scene.desk.decision.options if option != "pass")
        hands.listen(200)
        with Followed() as ways:
            hands.play(flare)
            program.step(60.0)
    played = next(way for way in ways if way[-1][1] == "put_in_play")
    told = next(way for way in ways if way[-1][1] == "CosmicLog.line" and ("app/table/log.py", "word_on") in way)
    assert played[0] == told[0] == ("app/shell/main.py", "App.step")
    listed = {file for file, _ in stops("a flare's click")}
    assert {file for file, _ in (*played, *told)} - listed == set()
    assert len(listed) <= MOST_FILES
