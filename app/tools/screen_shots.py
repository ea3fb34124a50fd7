"""Pictures of the screens around the table for `orrery shot`; whatever they keep lies in a folder of their own."""

from __future__ import annotations

from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING, Any

from app.games import manifests
from app.match.opponent import Reply
from app.match.thoughts import Nobody
from app.shell.commands.options import fail
from app.tools import (  # noqa: F401  (they declare their pictures)
    challenge_shots,
    people_shots,
    puzzle_shots,
    run_shots,
    table_shots,
    tournament_shots,
)
from app.tools.shot import shot_of
from app.tools.shot_games import SEED, all_events, document, first_game, own_places, played
from rules.ai.coach import look_at

if TYPE_CHECKING:
    from app.shell.main import App

BEGUN = 4  # games whose dice and aliens or decks the statistics show


@shot_of("games")
def _games(app: App, **_more: Any) -> None:
    from app.scenes.games import GamesScene

    app.push(GamesScene(app))


@shot_of("new-game")
def _new_game(app: App, game: str = "", **_more: Any) -> None:
    from app.scenes.setup import SetupScene

    app.push(SetupScene(app, game or first_game()))


@shot_of("load")
def _load(app: App, game: str = "", **_more: Any) -> None:
    from app.scenes.launch import store_of
    from app.scenes.load import LoadScene

    own_places(app)
    store = store_of(app)
    assert store is not None and app.places is not None
    for number, name in enumerate(("Péntek este", "Döntő előtt", "Űrkikötő, 3. kör", "Convention table 4")):
        store.save(document(played(game, steps=12 + 20 * number), name))
    broken = app.places.saves / "Tavaly-nyár.orrery.json"
    broken.write_text('{"format": "orrery-save", "version": 1, "game": ', encoding="utf-8")
    app.push(LoadScene(app))


@shot_of("load-broken")
def _load_broken(app: App, **more: Any) -> None:
    _load(app, **more)
    scene = app.scene
    scene.cursor = 4  # type: ignore[attr-defined]
    scene.rebuild()


@cache
def _to_its_end(game: str, seed: int) -> tuple[Any, Any]:
    """A whole game and what was told of it, played once: nobody changes it any more."""
    session = played(game, seed, steps=100_000)
    return session, all_events(session)


def over(app: App, game: str = "", seed: int = SEED) -> Any:
    """A finished game to show, with a picture of its table where the game has one."""
    from app.scenes.finished import Finished, brought_by
    from app.scenes.story import story_of
    from rules import find, result, view

    session, events = _to_its_end(game, seed)
    ended = result(session.state)
    assert ended is not None
    picture = _picture_of(app, session)
    who = (("Anna", "human"), ("Bence", "human"), ("Vega", "captain"))
    return Finished(
        session.setup.game,
        session.setup,
        seed,
        who,
        ended,
        dict(view(session.state, None)["table"]),
        find(session.setup.game).turn(session.state),
        ("casual",),
        "shot",
        "2026-03-14T20:10:00.000000Z",
        document=lambda: document(session),
        picture=picture,
        story=story_of(session.setup.game, session.state, events),
        brought=brought_by(session.setup, events),
    )


def _picture_of(app: App, session: Any) -> Any:
    """The final table as everybody may see it, where the game has one."""
    from app.match import Match, PlaySettings, Seats
    from app.match.thoughts import Nobody
    from app.table.scene import TableScene
    from app.tools.table_shots import games_with_tables

    if session.setup.game not in games_with_tables():
        return None
    seats = Seats([(name, "human") for name in ("Anna", "Bence", "Vega")][: len(session.setup.seats)])
    match = Match(session, seats, opponents=Nobody(), settings=PlaySettings(trust=True, hide_after_s=0))
    scene = TableScene(app, match)
    app.push(scene)
    seen, tints = scene.picture.close_up(), app.ctx.tints
    app.pop()
    app.ctx.tints = tints  # as in a game, where the table stays below what comes after it
    return lambda: seen


@shot_of("result")
def _result(app: App, game: str = "", seed: int = SEED, **_more: Any) -> None:
    from app.scenes.result import ResultScene

    own_places(app)
    scene = ResultScene(app, over(app, game, seed))
    app.push(scene)
    scene.tell_all()


class _AtOnce(Nobody):
    """Judges every position while the picture waits."""

    def ask(self, brief: Any, seconds: float = 0.0) -> Any:
        until = perf_counter() + 0.1
        thought = look_at(brief, lambda: perf_counter() > until, lambda: perf_counter() > until + 0.2)
        weighed = tuple((each.value, each.worth) for each in thought.weighed)
        return Reply(thought.value, why=thought.why, weighed=weighed, chances=thought.chances)

    def poll(self, ticket: Any) -> Any:
        return ticket


def _reviewed(app: App, game: str, seed: int) -> tuple[Any, Any]:
    """A finished game of its first seat, looked through."""
    from app.match.reel import Reel
    from app.match.review import GameReview

    ended = over(app, game, seed)
    review = GameReview(Reel.of(ended.saved()), (0,), _AtOnce())
    review.look_for(0)
    while not review.is_done(0):
        review.update()
    return ended, review


@shot_of("result-chances")
def _result_chances(app: App, game: str = "", seed: int = SEED, **_more: Any) -> None:
    from app.scenes.result import ResultScene

    own_places(app)
    ended, review = _reviewed(app, game, seed)
    scene = ResultScene(app, ended)
    scene.review = review
    app.push(scene)
    scene.tell_all()


@shot_of("review")
def _review(app: App, game: str = "", seed: int = SEED, **_more: Any) -> None:
    from app.scenes.review import open_review

    own_places(app)
    ended, review = _reviewed(app, game, seed)
    open_review(app, ended.saved(), review)
    for _ in range(40):
        app.step(30.0)


@shot_of("finale")
def _finale(app: App, game: str = "", seed: int = SEED, **_more: Any) -> None:
    from app.scenes.result import ResultScene

    own_places(app)
    scene = ResultScene(app, over(app, game, seed), staged=True)
    app.push(scene)
    scene.tell_all()
    app.step(16.0)
    app.step(1500.0)


@shot_of("share-card")
def _share_card(app: App, game: str = "", seed: int = SEED, **_more: Any) -> None:
    from app.scenes.result import ResultScene
    from app.scenes.share import share_card

    own_places(app)
    finished = over(app, game, seed)
    app.push(ResultScene(app, finished))
    card = share_card(app.ctx, finished)
    app.scene.draw = lambda surface: surface.blit(card, (0, 0)) and None  # type: ignore[method-assign]


@shot_of("rules")
def _rules(app: App, game: str = "", **_more: Any) -> None:
    from app.scenes.rulebook import RulebookScene
    from app.text.rulebook import books

    found = books()
    app.push(RulebookScene(app, game or (found[0] if found else "")))


@cache
def beginnings(game: str) -> list[tuple[dict[int, tuple[int, ...]], tuple[str, ...]]]:
    """Of some games begun by chance: the dice that were thrown, if the game has any, and what the seats brought."""
    from app.games import part
    from app.match.statistics import rolled
    from app.scenes.finished import brought_by

    found = []
    for seed in range(SEED, SEED + BEGUN):
        session = played(game, seed)
        events = all_events(session)
        found.append((rolled(events, part(game, "dice")), brought_by(session.setup, events)))
    return found


@shot_of("statistics")
def _statistics(app: App, game: str = "", **_more: Any) -> None:
    from app.match import statistics
    from app.scenes.statistics import StatisticsScene
    from rules import Chance

    own_places(app)
    rng = Chance(SEED)
    begun = beginnings(game or first_game())
    for number in range(24):
        dice, brought = begun[number % len(begun)]
        places = [1 + place for place in rng.sample((0, 1, 2), 3)]
        who = (
            ("Anna", "human"),
            ("Bence" if number % 2 else "Mira", "human" if number % 2 else "pilot"),
            ("Vega", "captain"),
        )
        players = tuple(
            statistics.Player(name, kind, place, 22 - 6 * place + rng.below(9), brought[seat] if brought else "")
            for seat, ((name, kind), place) in enumerate(zip(who, places, strict=True))
        )
        statistics.keep(
            app.places,
            statistics.PlayedGame(
                "2026-03-14", game or first_game(), number, 6 + rng.below(3), players, dice=dice, match=f"shot-{number}"
            ),
        )
    app.push(StatisticsScene(app))


def _has_sets() -> bool:
    from app.scenes.sets import games_with_sets

    return bool(games_with_sets())


@shot_of("sets", _has_sets)
def _sets(app: App, game: str = "", **_more: Any) -> None:
    from app.scenes.sets import SetsScene, games_with_sets

    own_places(app)
    assert app.places is not None
    game = game or games_with_sets()[0]
    folder = app.places.sets(game)
    folder.mkdir(parents=True)
    (folder / "my_cards.toml").write_text(
        '[set]\nid = "my_cards"\nname = { en = "My cards", hu = "Saját lapok" }\n'
        f'game = "{game}"\nversion = 1\nrequires = ["base"]\n\n[[crad]]\nid = "far_moon"\n',
        encoding="utf-8",
    )
    scene = SetsScene(app, game)
    app.push(scene)
    scene.cursor = 1
    scene.rebuild()


def _has_card_sheets() -> bool:
    return any(one.card_sheet for one in manifests())


@shot_of("cards", _has_card_sheets)
def _cards(app: App, page: int = 1, game: str = "", **_more: Any) -> None:
    sheets = {one.id: one.load("card_sheet") for one in manifests() if one.card_sheet}
    game = game or next(iter(sheets), "")
    if game not in sheets:
        raise fail(f"there is no sheet of cards for {game!r} (only for {', '.join(map(repr, sheets))})")
    app.push(sheets[game](app, page))
