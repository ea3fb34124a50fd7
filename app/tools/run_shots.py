"""Pictures of runs: the list, one under way, and the end of one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.tools.shot import shot_of
from app.tools.shot_games import SEED

if TYPE_CHECKING:
    from app.match.runs import SoloRun
    from app.shell.main import App


def run_with(app: App, game: str, results: str, kind: str = "") -> SoloRun:
    """A run with these results, "wlw"; its moments are those of a game that was played."""
    from app.match.runs import RunFiles, RunGame
    from app.scenes.run_play import begin, games_with_runs, kinds_of
    from app.tools.people_shots import NAMES
    from app.tools.screen_shots import over
    from saves.people import FIRST

    assert app.places is not None
    game = game or games_with_runs()[0]
    run = begin(app, game, kind or kinds_of(game)[0], FIRST)
    assert run is not None
    ended = over(app, game, SEED)
    files = RunFiles(app.places, game)
    for number, letter in enumerate(results):
        names = (NAMES[0], *(("Vega", "Rigel", "Altair", "Deneb", "Mira", "Spica")[number],))
        result = RunGame(letter == "w", f"shot-{number}", "2026-03-14", 9, names, ended.story.moments[-3:])

        def enter(kept: SoloRun, number: int = number, result: RunGame = result) -> None:
            kept.enter(number, result)

        run = files.change(run.key, enter)
    return run


@shot_of("runs")
def _runs(app: App, game: str = "", **_more: Any) -> None:
    from app.scenes.runs import RunsScene
    from app.tools.people_shots import with_people

    with_people(app, game)
    for results in ("wwlwww", "wll", "ww"):
        run_with(app, game, results)
    app.push(RunsScene(app, game))


@shot_of("run")
def _run(app: App, game: str = "", **_more: Any) -> None:
    from app.scenes.run_page import RunScene
    from app.tools.shot_games import own_places

    own_places(app)
    app.push(RunScene(app, run_with(app, game, "wlw")))


@shot_of("run-over")
def _run_over(app: App, game: str = "", **_more: Any) -> None:
    from app.scenes.run_page import RunScene
    from app.tools.shot_games import own_places

    own_places(app)
    app.push(RunScene(app, run_with(app, game, "wwlwww")))
    app.step(900.0)
