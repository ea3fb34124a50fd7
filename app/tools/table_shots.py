"""Pictures of the table for `orrery shot`: play, curtain, inspect, replay, lesson; for games that have a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.games import manifests
from app.scenes.entries import lesson_count
from app.tools.shot import shot_of
from app.tools.shot_games import SEED, document, midgame, played

if TYPE_CHECKING:
    from app.shell.main import App
    from app.table.scene import TableScene

STEPS = 24
WHO = (
    ("Anna", "human"),
    ("Bence", "human"),
    ("Vega", "captain"),
    ("Rigel", "pilot"),
    ("Altair", "pilot"),
    ("Mira", "cadet"),
)


def games_with_tables() -> list[str]:
    return [game.id for game in manifests() if game.table]


def _has_tables() -> bool:
    return bool(games_with_tables())


def _has_lessons() -> bool:
    return any(lesson_count(game) for game in games_with_tables())


def table(
    app: App,
    game: str = "",
    seed: int = SEED,
    steps: int = STEPS,
    seat: int | None = None,
    seats: int = 3,
    trust: bool = True,
) -> TableScene:
    """A table after so many automatic answers, seen by one seat; everybody at it is a person."""
    from app.match import Match, PlaySettings, Seats
    from app.match.feed import relived
    from app.match.thoughts import Nobody
    from app.shell.commands.options import fail
    from app.table.scene import TableScene
    from rules import Illegal

    session = midgame(game, seed, steps, seats)
    people = Seats([(name, "human") for name, _ in WHO[: len(session.setup.seats)]])
    settings = PlaySettings(trust=trust, hide_after_s=0)
    match = Match(session, people, opponents=Nobody(), settings=settings, feed=relived(session))
    scene = TableScene(app, match)
    app.settings["speed"] = 0
    app.push(scene)
    app.step(0.0)
    if seat is not None and seat != match.viewer:
        try:
            match.people.sit(seat)
        except Illegal:
            raise fail(f"seat {seat} is not asked then; try other --steps") from None
        app.step(16.0)
    return scene


@shot_of("table", _has_tables)
def _table(
    app: App, game: str = "", seed: int = SEED, steps: int = STEPS, seat: int | None = None, players: int = 3,
    **_more: Any,
) -> None:  # fmt: skip
    table(app, game, seed, steps, seat, players)


@shot_of("curtain", _has_tables)
def _curtain(app: App, game: str = "", seed: int = SEED, steps: int = STEPS, seat: int = 1, **_more: Any) -> None:
    from app.table.curtain import HandoverScene

    scene = table(app, game, seed, steps)
    scene.conceal()
    app.push(HandoverScene(app, scene, seat, "turn"))


@shot_of("inspect", _has_tables)
def _inspect(app: App, game: str = "", seed: int = SEED, steps: int = STEPS, **_more: Any) -> None:
    scene = table(app, game, seed, steps)
    for piece in scene.desk.tableau.pieces:
        if piece.facts and scene.module.pages.inspect(piece.id) is not None:
            scene.reading._open(piece.id)
            return


@shot_of("replay", _has_tables)
def _replay(app: App, game: str = "", seed: int = SEED, steps: int = STEPS, **_more: Any) -> None:
    from app.table.replay import ReplayScene

    session = played(game, seed, steps=100_000)
    scene = ReplayScene(app, document(session))
    app.push(scene)
    scene.reel.read_on(60_000)
    scene.jump(min(steps, scene.reel.length))


@shot_of("lesson", _has_lessons)
def _lesson(app: App, game: str = "", steps: int = 0, **_more: Any) -> None:
    from app.match.lessons import lessons
    from app.match.lessons.coach import Coach
    from app.scenes.lesson import LessonScene

    wanted = game or next(game for game in games_with_tables() if lesson_count(game))
    app.push(LessonScene(app, Coach(lessons(wanted)[0], steps)))


@shot_of("lessons", _has_lessons)
def _lessons(app: App, **_more: Any) -> None:
    from app.scenes.lessons import LessonsScene

    app.push(LessonsScene(app))
