"""Sitting down at a position that is shipped with the program: the rulebook's examples, to be played on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.match.scenarios import MARK, scenario
from app.scenes import launch
from app.scenes.draft import HUMAN, STARS

if TYPE_CHECKING:
    from app.ui.program import Program

OTHERS = "pilot"


def open_scenario(app: Program, game: str, name: str) -> None:
    """Sit down at a position; it becomes a match of its own, and the shipped file stays as it is."""
    from app.match import Match, Seats
    from app.match.files import MatchFiles
    from app.ui.buttons import Button
    from app.ui.dialog import Dialog

    found = scenario(game, name)
    session = found.session()
    seats = Seats(
        [
            (app.texts("setup-player", number=seat + 1), HUMAN)
            if seat == found.human
            else (STARS[seat % len(STARS)], OTHERS)
            for seat in range(len(found.setup.seats))
        ]
    )
    files = MatchFiles.begin(session, seats.infos(), launch.store_of(app), (f"{MARK}{name}",))
    launch.sit_down(
        app, Match(session, seats, opponents=launch.opponent_of(app), files=files, settings=launch.settings_of(app))
    )
    language = "hu" if app.ctx.texts.language == "hu" else "en"
    host = app.scene.host
    host.open(
        Dialog(
            found.title[language],
            found.about[language],
            [Button(app.texts("rulebook-begin"), host.close, kind="main", id="default")],
        )
    )
