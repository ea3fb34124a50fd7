"""Pictures of the table for `orrery shot`: play, curtain, inspect, replay, lesson; for games that have a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.games import manifest
from app.tools.shot import shot_of
from app.tools.shot_games import SEED, document, played

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
    from rules import known

    return [game for game in known() if manifest(game) is not None]


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
    from app.match.nobody import Nobody
    from app.table.scene import TableScene

    session = played(game or games_with_tables()[0], seed, steps, seats)
    people = Seats([(name, "human") for name, _ in WHO[:seats]])
    settings = PlaySettings(trust=trust, hide_after_s=0)
    match = Match(session, people, minds=Nobody(), settings=settings, feed=relived(session))
    scene = TableScene(app, match)
    app.settings["speed"] = 0
    app.push(scene)
    app.step(0.0)
    if seat is not None:
        match.sit(seat)
        app.step(16.0)
    return scene


def _table(
    app: App, game: str = "", seed: int = SEED, steps: int = STEPS, seat: int | None = None, players: int = 3,
    **_more: Any,
) -> None:  # fmt: skip
    table(app, game, seed, steps, seat, players)


def _curtain(app: App, game: str = "", seed: int = SEED, steps: int = STEPS, seat: int = 1, **_more: Any) -> None:
    from app.table.handover import HandoverScene

    scene = table(app, game, seed, steps)
    scene.conceal()
    app.push(HandoverScene(app, scene, seat, "turn"))


def _inspect(app: App, game: str = "", seed: int = SEED, steps: int = STEPS, **_more: Any) -> None:
    scene = table(app, game, seed, steps)
    for piece in scene.desk.tableau.pieces:
        if piece.facts and scene.module.inspect(piece.id) is not None:
            scene.reading._open(piece.id)
            return


def _replay(app: App, game: str = "", seed: int = SEED, steps: int = STEPS, **_more: Any) -> None:
    from app.table.replay import ReplayScene

    session = played(game or games_with_tables()[0], seed, steps=100_000)
    scene = ReplayScene(app, document(session))
    app.push(scene)
    scene.reel.read_on(60_000)
    scene.jump(min(steps, scene.reel.length))


def _lesson(app: App, game: str = "", steps: int = 0, **_more: Any) -> None:
    from app.match.lessons import lessons
    from app.match.lessons.coach import Coach
    from app.scenes.lesson import LessonScene

    app.push(LessonScene(app, Coach(lessons(game or games_with_tables()[0])[0], steps)))


def _lessons(app: App, **_more: Any) -> None:
    from app.scenes.lessons import LessonsScene

    app.push(LessonsScene(app))


def register() -> None:
    """Only what can really be shown is listed."""
    from app.match.lessons import lessons

    shown = games_with_tables()
    if not shown:
        return
    for name, opener in (("table", _table), ("curtain", _curtain), ("inspect", _inspect), ("replay", _replay)):
        shot_of(name)(opener)
    if any(one.game in shown for one in lessons()):
        shot_of("lesson")(_lesson)
        shot_of("lessons")(_lessons)
