"""Temperaments at the table: set in the new-game screen, kept with the match, told of each seat."""

from types import SimpleNamespace

import pytest

from app.match import Match, Seats
from app.match.fair import FAIR, levels_at
from app.match.files import MatchFiles
from app.match.tempers import has_temper, marks_of, said_by, temper_now
from app.scenes import launch
from app.scenes.draft import Draft
from app.scenes.setup import SetupScene
from app.scenes.setup_rows import SeatRows
from app.table.players import player_words
from rules import Chance, Session, answer_at_random, result, waiting
from rules.ai import LEVELS
from rules.ai.temper import ANY, TEMPERS
from tests.app.around import with_folder
from tests.support import tiny  # noqa: F401  (registers the game)
from tests.support.games import SHIPPED, setup_of

THINKING = next((game, level) for game in SHIPPED for level in LEVELS if has_temper(game, level))


def draft_of(temper):
    game, level = THINKING
    draft = Draft.fresh(game, ("human", level, level))
    draft.chairs[1].temper = temper
    return draft


def test_only_who_tries_answers_has_a_temperament():
    assert not has_temper(THINKING[0], "human") and not has_temper(THINKING[0], "random")
    assert has_temper(*THINKING) and has_temper(THINKING[0], "fair")


def test_a_match_keeps_what_was_set_and_a_rematch_sets_it_again(app, tmp_path):
    with_folder(app, tmp_path)
    launch.begin(app, draft_of("spiteful"), 5)
    match = app.scene.match
    marks = match.files.marks
    assert said_by(marks)[1] == "spiteful" == temper_now(marks, match.session.seed, 1)
    who = [(seat.name, seat.kind) for seat in (match.seats[n] for n in range(len(match.seats)))]
    assert Draft.like(match.session.setup, who, {}, marks).chairs[1].temper == "spiteful"
    words = player_words(app.scene.kit, 1)
    assert app.ctx.texts(f"level-{THINKING[1]}") in words and "spiteful" in words
    assert player_words(app.scene.kit, 0).endswith(app.ctx.texts("kind-human"))


def test_who_was_even_tempered_stays_so():
    assert said_by(marks_of({1: "", 2: ANY})) == {1: "", 2: ANY}


def test_a_remembered_table_keeps_temperaments_and_an_older_one_has_any():
    draft = draft_of("bold")
    assert Draft.decode(draft.game, draft.encode()).chairs[1].temper == "bold"
    older = draft.encode()
    older["chairs"] = [chair[:4] for chair in older["chairs"]]
    assert Draft.decode(draft.game, older).chairs[1].temper == ANY


def test_any_temperament_follows_the_games_seed():
    marks = marks_of({1: ANY})
    assert {temper_now(marks, seed, 1) for seed in range(40)} == set(TEMPERS)
    assert temper_now(marks, 3, 2) == "" == temper_now((), 3, 1)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_new_game_screen_offers_it_and_says_what_it_means(app, tmp_path, language):
    with_folder(app, tmp_path)
    app.ctx.texts.use(language)
    app.push(SetupScene(app, THINKING[0], draft_of("careful")))
    app.step(16.0)
    root = app.scene.host.top.root
    said = " ".join(mark.text for widget in root.walk() for mark in widget.marks())
    assert root.find("temper-1") is not None and root.find("temper-0") is None
    assert app.ctx.texts("temper-careful") in said


@pytest.mark.parametrize("strength", [0.0, 2.5, 3.0])
def test_a_fair_opponent_has_one_only_where_it_answers_at_a_level_that_has(app, strength):
    game = THINKING[0]
    draft = Draft.fresh(game, ("human", FAIR))
    rows = SeatRows(draft, app.ctx.texts, lambda: None, fair=lambda: {1: strength}).build()
    offered = any(row.find("temper-1") is not None for row in rows)
    assert offered == any(has_temper(game, level) for level in levels_at(strength))


def test_an_opponent_is_asked_with_its_temperament():
    asked = {1: set(), 2: set()}
    thinking = SimpleNamespace(ask=lambda brief, seconds: asked[brief.seat].add(brief.temper))
    session, rng = Session.start("tiny", setup_of("tiny", 3), 3), Chance(3)
    seats = Seats([("A", "random"), ("V", "pilot"), ("W", "captain")])
    match = Match(
        session,
        seats,
        opponents=thinking,
        files=MatchFiles.begin(session, seats.infos(), None, marks_of({1: "trader"})),
    )
    while result(session.state) is None and (decision := waiting(session.state)[0]).since is None:
        if decision.seat in asked:
            match._loop.thoughts._ask(decision, seats[decision.seat].kind, 0.0)
        session.answer(answer_at_random(session.state, decision, rng))
    assert asked == {1: {"trader"}, 2: {""}}
