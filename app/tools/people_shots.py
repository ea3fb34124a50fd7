"""Pictures of the people at this computer, with a winter's games behind them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.games import manifests
from app.tools.shot import shot_of
from app.tools.shot_games import SEED, first_game, own_places

if TYPE_CHECKING:
    from app.shell.main import App

NAMES = ("Anna", "Bence", "Űrhajós Gellért")


def with_people(app: App, game: str = "") -> list[str]:
    """Three people, the first of whom has played a lot; their ids."""
    from app.match import statistics
    from app.match.people import marks_of
    from app.tools.screen_shots import beginnings
    from rules import Chance
    from saves.people import FIRST, PeopleFiles

    own_places(app)
    assert app.places is not None
    files = PeopleFiles(app.places)
    files.describe(FIRST, NAMES[0], 0)
    ids = [FIRST, *(files.add(name, number).id for number, name in enumerate(NAMES[1:], 1))]
    rng = Chance(SEED)
    games = [one.id for one in manifests()] or [first_game()]
    for number in range(36):
        name = game or games[0 if number % 3 else number // 3 % len(games)]
        level = ("cadet", "pilot", "captain", "admiral")[min(3, number // 11 + rng.below(2))]
        _, brought = beginnings(name)[number % 4]
        wins = rng.below(36) < 12 + number // 2
        players = tuple(
            statistics.Player(who, kind, place, 20 - 6 * place, brought[seat] if brought else "")
            for seat, (who, kind, place) in enumerate(
                ((NAMES[0], "human", 1 if wins else 2), ("Vega", level, 2 if wins else 1), ("Mira", "pilot", 3))
            )
        )
        date = f"2026-{1 + number // 12:02}-{1 + 2 * (number % 12):02}"
        played = statistics.PlayedGame(date, name, number, 6, players, marks_of({0: FIRST}), match=f"shot-{number}")
        statistics.keep(app.places, played)
    return ids


@shot_of("people")
def _people(app: App, game: str = "", **_more: Any) -> None:
    from app.scenes.people import PeopleScene

    with_people(app, game)
    app.push(PeopleScene(app))


@shot_of("person")
def _person(app: App, game: str = "", **_more: Any) -> None:
    from app.scenes.person_page import PersonScene

    app.push(PersonScene(app, with_people(app, game)[0]))


@shot_of("new-game-people")
def _new_game_people(app: App, game: str = "", **_more: Any) -> None:
    from app.scenes.setup import SetupScene

    with_people(app, game)
    app.push(SetupScene(app, game or first_game()))


@shot_of("person-card")
def _person_card(app: App, game: str = "", **_more: Any) -> None:
    """What is kept of a person's page as a picture, as large as the window shows it."""
    from app.match.people import games_of
    from app.match.statistics import kept
    from app.scenes.parts import FramedPicture
    from app.scenes.person_page import PersonScene, person_card
    from app.scenes.seated_people import people_of

    with_people(app, game)
    people = people_of(app)
    own = games_of(kept(app.places), people, people[0].id)
    scene = PersonScene(app, people[0].id)
    scene.build = lambda: FramedPicture(person_card(app.ctx, app, people[0], own), most=1200)  # type: ignore[method-assign]
    app.push(scene)
