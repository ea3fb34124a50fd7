"""Pictures of challenges: their list, a table with its goals, and the end of one."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from app.tools.shot import shot_of
from app.tools.shot_games import SEED, first_game

if TYPE_CHECKING:
    from app.match.fixed_tables import FixedTable
    from app.shell.main import App


def _first(app: App, game: str) -> FixedTable:
    from app.match.fixed_tables import challenges

    return challenges(app.places, game or first_game())[0][0]


@shot_of("challenges")
def _challenges(app: App, game: str = "", **_more: Any) -> None:
    from app.match.fixed_tables import challenges
    from app.scenes.challenges import ChallengesScene, star_key
    from app.tools.people_shots import with_people
    from saves.people import PeopleFiles

    game = game or first_game()
    with_people(app, game)
    assert app.places is not None
    for number, table in enumerate(challenges(app.places, game)[0][:6]):
        PeopleFiles(app.places).earn("first", star_key(table), (3, 1, 2, 3, 0, 1)[number] or 1)
    app.push(ChallengesScene(app, game))


@shot_of("challenge-begin")
def _challenge_begin(app: App, game: str = "", **_more: Any) -> None:
    """The goals are told when one sits down."""
    from app.scenes.challenges import begin

    begin(app, replace(_first(app, game), seed=SEED))


@shot_of("challenge-goals")
def _challenge_goals(app: App, game: str = "", **more: Any) -> None:
    """The goals as they stand, from the stars in the top bar."""
    _challenge_begin(app, game, **more)
    app.scene.host.close()
    app.step(400.0)
    badge: Any = app.scene.host.top.root.find("goals")
    badge.trigger(app.ctx)


@shot_of("challenge-result")
def _challenge_result(app: App, game: str = "", seed: int = SEED, **_more: Any) -> None:
    from app.match.goals import Tale
    from app.match.stars import standing
    from app.scenes.result import ResultScene
    from app.tools.screen_shots import over

    table = _first(app, game)
    ended = over(app, table.game, seed)
    tale = Tale(table.human, (), ended.turns, ended.result)
    scene = ResultScene(app, replace(ended, standing=standing(table, tale)))
    app.push(scene)
    scene.tell_all()
