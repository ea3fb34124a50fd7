"""A child process that plays a match with files and is killed in the middle of it. Run as a program."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from app.match import HUMAN, Match, PlaySettings
from rules import Chance
from rules.core.state import Setup
from saves.places import in_folder
from saves.store import Store
from tests.app.match_support import InlineOpponents, People

SEED = 12


def main(folder: str) -> None:
    """Play slowly and print, for every confirmed answer, how many there are."""
    store = Store(in_folder(Path(folder)))
    match = Match.begin(
        "tiny",
        Setup("tiny", [{}, {}, {}]),
        SEED,
        [("Anna", HUMAN), ("Béla", HUMAN), ("Cili", "cadet")],
        opponents=InlineOpponents(),
        store=store,
        settings=PlaySettings(pace_ms=0, answer_ms=0, grace_ms=500),
    )
    people = People(match, Chance(SEED))
    for _ in range(4000):
        match.update(50)
        people.do_something()
        running = match.files._running
        assert running is not None
        sys.stdout.write(f"{running.confirmed} {len(match.session.log)}\n")
        sys.stdout.flush()
        time.sleep(0.002)
        if match.result() is not None:
            os._exit(4)


if __name__ == "__main__":
    main(sys.argv[1])
