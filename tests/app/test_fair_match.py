"""A fair match: opponents that follow a person's record, so that every second game is won (UX-70)."""

from math import exp
from types import SimpleNamespace

import pytest

from app.match import Match, Seats, fair, statistics
from app.match.fair import FAIR, QUARTERS, STEP, fair_strength, level_now, marks_of, nearest, skill_of, strengths_by
from app.match.files import MatchFiles
from app.match.people import OwnGame
from app.match.statistics import PlayedGame, Player
from app.scenes import launch
from app.scenes.draft import Draft
from app.scenes.result import ResultScene
from app.scenes.setup import SetupScene
from rules import Chance, Session, answer_at_random, result, waiting
from rules.ai import LEVELS
from tests.app.around import with_folder
from tests.app.test_scene_result import over  # noqa: F401  (a fixture)
from tests.support.games import ANY, FOR_TWO, setup_of


def game_against(strengths, won, number=0, game=ANY):
    """A finished game of one person against a fair table."""
    rivals = [Player("V", nearest(one), 2 if won else 1, 0) for one in strengths]
    marks = marks_of(dict(enumerate(strengths, 1)))
    players = (Player("A", "human", 1 if won else 2, 0), *rivals)
    return PlayedGame(f"d{number}", game, number, 9, players, marks, match=f"m{number}")


def own(game):
    return OwnGame(game, 0)


@pytest.mark.parametrize("rivals", [1, 3])
@pytest.mark.parametrize("skill", [0.4, 2.2])
def test_who_plays_fair_matches_wins_about_half_of_them(skill, rivals):
    """Whatever a person can do, as far as there are opponents for it."""
    rng, games, wins = Chance(7), [], 0
    for number in range(220):
        strength = fair._against(skill_of(games[-30:]), rivals)
        against = rivals * exp(STEP * (strength - skill))
        won = rng.below(10_000) / 10_000 < 1 / (1 + against)
        games.append(own(game_against([strength] * rivals, won, number)))
        wins += won and number >= 20
    weakest = 1 / (1 + rivals * exp(-STEP * skill))  # of all opponents there are
    assert wins / 200 == pytest.approx(min(0.5, weakest), abs=0.1)


def test_losses_make_it_easier_and_wins_harder():
    lost, won = ([own(game_against([1.0], won, n)) for n in range(5)] for won in (False, True))
    assert skill_of(lost) < skill_of([]) < skill_of(won)
    assert skill_of(lost + won) > skill_of(won + lost), "the latest games count most"


def test_games_without_computer_players_tell_nothing():
    alone = PlayedGame("d", ANY, 1, 9, (Player("A", "human", 1, 0), Player("B", "human", 2, 0)))
    assert skill_of([own(alone)]) == skill_of([])


def test_the_record_is_that_of_the_person_and_of_the_game(tmp_path, app):
    with_folder(app, tmp_path)
    before = fair_strength(app.places, [], ANY, 1)
    for number in range(6):
        statistics.keep(app.places, game_against([1.0], True, number))
    after = fair_strength(app.places, [], ANY, 1)
    assert after > before == fair_strength(app.places, [], "other", 1) == fair_strength(app.places, ["nobody"], ANY, 1)
    assert fair_strength(app.places, [], ANY, 3) < after, "three must be weaker than one"


@pytest.mark.parametrize("strength", [step / QUARTERS for step in range(4 * 3 + 1)])
def test_a_strength_between_levels_answers_by_its_neighbours(strength):
    kind, marks = nearest(strength), marks_of({2: strength})
    assert strengths_by(marks) == {2: strength}
    levels = [level_now(marks, 2, kind, number) for number in range(1000, 3000)]
    mean = sum(map(LEVELS.index, levels)) / 2000
    assert mean == pytest.approx(strength, abs=0.08)
    assert [level_now(marks, 2, kind, number) for number in range(1000, 3000)] == levels, "equal briefs, equal levels"


def test_who_takes_the_place_of_a_fair_opponent_plays_as_named():
    assert {level_now(marks_of({1: 1.5}), 1, "admiral", n) for n in range(50)} == {"admiral"}
    assert {level_now(marks_of({1: 1.5}), 0, "cadet", n) for n in range(50)} == {"cadet"}


def seated(app):
    draft = Draft.fresh(FOR_TWO[0], ("human", FAIR))
    launch.begin(app, draft, 5)
    return app.scene.match


def test_a_fair_match_counts_as_what_it_played_and_its_rematch_follows_the_record(app, tmp_path, over):  # noqa: F811
    from dataclasses import replace

    with_folder(app, tmp_path)
    match = seated(app)
    assert match.seats[1].kind in LEVELS
    (strength,) = strengths_by(match.files.marks).values()
    assert nearest(strength) == match.seats[1].kind
    ended = replace(over, marks=match.files.marks, who=(("Anna", "human"), ("V", match.seats[1].kind), over.who[2]))
    assert ended.played().players[1].kind == match.seats[1].kind
    assert [chair.kind for chair in ResultScene(app, ended)._draft().chairs] == ["human", FAIR, "captain"]


def test_a_remembered_table_keeps_its_fair_match():
    draft = Draft.fresh(FOR_TWO[0], ("human", FAIR))
    again = Draft.decode(FOR_TWO[0], draft.encode())
    assert again is not None and [chair.kind for chair in again.chairs] == ["human", FAIR]


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_new_game_screen_says_what_it_plays_now(app, tmp_path, language):
    with_folder(app, tmp_path)
    app.ctx.texts.use(language)
    app.push(SetupScene(app, FOR_TWO[0], Draft.fresh(FOR_TWO[0], ("human", FAIR))))
    app.step(16.0)
    said = " ".join(mark.text for widget in app.scene.host.top.root.walk() for mark in widget.marks())
    assert app.ctx.texts("level-cadet") in said and app.ctx.texts("level-pilot") in said
    assert app.ctx.texts("level-fair") in said


def test_an_opponent_of_a_fair_match_is_asked_at_its_level():
    """At each question the lower or the higher one of two levels; others at their own."""
    asked = {1: set(), 2: set()}
    thinking = SimpleNamespace(ask=lambda brief, seconds: asked[brief.seat].add(brief.level))
    for seed in range(12):
        session, rng = Session.start("tiny", setup_of("tiny", 3), seed), Chance(seed)
        seats = Seats([("A", "random"), ("V", "pilot"), ("W", "captain")])
        files = MatchFiles.begin(session, seats.infos(), None, marks_of({1: 1.25}))
        match = Match(session, seats, opponents=thinking, files=files)
        while result(session.state) is None and (decision := waiting(session.state)[0]).since is None:
            if decision.seat in asked:
                match._loop.thoughts._ask(decision, seats[decision.seat].kind, 0.0)
            session.answer(answer_at_random(session.state, decision, rng))
    assert asked == {1: {"pilot", "captain"}, 2: {"captain"}}
