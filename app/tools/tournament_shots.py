"""Pictures of the tournament screens for `orrery shot`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from app.tools.shot import shot_of
from app.tools.shot_games import first_game, own_places

if TYPE_CHECKING:
    from app.shell.main import App
    from saves.tournaments import TournamentFile

NAMES = (
    "Kovács Anna", "Dobó Bence", "Ada Lovelace", "Űrhegyi Ödön", "Szűcs Flóra", "Bartók Gergő", "Nagy-Kőszegi Hedvig",
    "Tóth Imre", "Jókai Júlia", "Kis Kristóf", "Lőrinc Lili", "Wolfeschlegelsteinhausenbergerdorff Maximilian", "Ó Noé",
)  # fmt: skip


def evening(app: App, game: str = "", rounds: int = 2, open_tables: int = 3, players: int = 12) -> TournamentFile:
    """A tournament under way: so many rounds are paired, the last one is still being played."""
    from rules.tournament import Clocked, Corrected, Dropped, Entered, Opened, formats_of, is_over, next_round
    from rules.tournament.simulation import next_entry
    from saves.tournaments import TournamentFile, folder_of

    own_places(app)
    assert app.places is not None
    game = game or first_game()
    opened = Opened("Tavaszi kupa", game, formats_of(game)[0].id, 3)
    file = TournamentFile.create(folder_of(app.places), opened, 1_000_000)
    for number in range(players):
        name = NAMES[number] if number < len(NAMES) else f"{NAMES[number % len(NAMES)]} {number}"
        file.enter(Entered(number, name), 1_000_000)
    t = file.tournament
    while len(t.rounds) < rounds or (len(t.open_tables) > open_tables and not is_over(t)):
        entry = next_round(t) if not t.open_tables and not is_over(t) else next_entry(t, players)
        if entry is None:
            break
        file.enter(entry, 1_000_000)
    if len(t.rounds) == 2 and not t.rounds[0].finals:
        first = t.rounds[0].tables[0]
        file.enter(Corrected(0, 0, 0, tuple(reversed(first.results[0])), "elírás"), 1_000_000)
        file.enter(Dropped(players - 1), 1_000_000)
        file.enter(Clocked(False, 2345), 1_000_000)
    return file


def _desk(app: App, page: str, **how: Any) -> None:
    from app.scenes.tournament.desk import DeskScene

    scene = DeskScene(app, evening(app, **how))
    scene.page = page
    scene.table = (scene.t.open_tables or [0])[0]
    app.push(scene)


@shot_of("tournaments")
def _tournaments(app: App, game: str = "", **_more: Any) -> None:
    from app.scenes.tournament.lists import TournamentsScene

    evening(app, game)
    app.push(TournamentsScene(app))


@shot_of("tournament-new")
def _tournament_new(app: App, **_more: Any) -> None:
    from app.scenes.tournament.lists import NewTournamentScene

    own_places(app)
    app.push(NewTournamentScene(app))


@shot_of("tournament-players")
def _players(app: App, game: str = "", **_more: Any) -> None:
    _desk(app, "players", game=game)


@shot_of("tournament-tables")
def _tables(app: App, game: str = "", **_more: Any) -> None:
    _desk(app, "round", game=game)


@shot_of("tournament-standings")
def _standings(app: App, game: str = "", **_more: Any) -> None:
    _desk(app, "standings", game=game)


@shot_of("tournament-trail")
def _trail(app: App, game: str = "", **_more: Any) -> None:
    _desk(app, "trail", game=game)


@shot_of("tournament-over")
def _over(app: App, game: str = "", **_more: Any) -> None:
    _desk(app, "standings", game=game, rounds=20, open_tables=0)


@shot_of("projector")
def _projector(app: App, game: str = "", page: int = 1, **_more: Any) -> None:
    from app.scenes.tournament.projector import ProjectorScene

    scene = ProjectorScene(app, evening(app, game))
    scene.at, scene.stopped = page - 1, True
    app.push(scene)


@shot_of("projector-full")
def _projector_full(app: App, game: str = "", page: int = 1, **_more: Any) -> None:
    from app.scenes.tournament.projector import ProjectorScene

    scene = ProjectorScene(app, evening(app, game, players=64, open_tables=20))
    scene.at, scene.stopped = page - 1, True
    app.push(scene)
