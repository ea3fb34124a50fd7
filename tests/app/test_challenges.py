"""Challenges: what their files may hold, how goals are counted, and whose stars they are."""

from contextlib import closing

import pytest

from app.games import folder, manifests
from app.match.fixed_tables import FixedTable, challenge, challenges, own_folder, parse, read
from app.match.goals import Condition, Tale, vocabulary
from app.match.people import seated_by
from app.match.stars import LOST, MET, OPEN, key_of, standing
from app.scenes import launch
from app.scenes.challenges import ChallengesScene, begin, earner, ended, star_key
from app.scenes.goal_words import said, star_line
from app.scenes.menu import MenuScene
from app.shell.cli import main
from app.text.texts import Texts
from app.tools import shot_games
from app.tools.shot import headless_app
from app.ui.check import problems
from rules import Chance, Event, Result, Session, answer_at_random, result, waiting
from saves.people import FIRST, PeopleFiles
from tests.app.windows import each_window
from tests.support.expected import expected
from tests.support.games import ANY, TABLES

SHARED = {"won", "won_alone", "score", "lead", "turns"}
GAMES = [game for game in TABLES if folder(game, "challenges.toml") is not None]


def text(game=ANY, seats='["human", "pilot", "pilot"]', stars='[["won"], ["won"], ["won_alone"]]', more=""):
    return (
        f'game = "{game}"\n\n[[challenge]]\nid = "mine"\nname = {{ en = "Mine", hu = "Enyém" }}\n'
        f"seats = {seats}\nstars = {stars}\n{more}"
    )


def found_in(tmp_path, words):
    path = tmp_path / "own.toml"
    path.write_text(words, encoding="utf-8")
    return read(path)


# --- files


@pytest.mark.parametrize("game", GAMES)
def test_ten_are_shipped_without_a_fault_and_each_can_be_begun(game):
    tables, faults = read(folder(game, "challenges.toml"))
    assert [str(one) for one in faults] == []
    assert len(tables) == 10
    for table in tables:
        assert waiting(Session.start(game, table.setup(), 5).state), table.key


@pytest.mark.parametrize("game", GAMES)
def test_every_goal_is_worded_in_both_languages(game):
    for language in ("en", "hu"):
        texts = Texts(language)
        for name in vocabulary(game).names:
            args = dict.fromkeys(vocabulary(game).parameters(name).fields, "any")
            line = said(
                texts, game, Condition(name, {k: v for k, v in args.items() if k not in ("least", "most", "by")}, 2)
            )
            assert "goal-" not in line and "{" not in line, line
        for table in challenges(None, game)[0]:
            assert all(star_line(texts, table, star) for star in range(3))


@pytest.mark.parametrize(
    "words, line, reason, nearest",
    [
        (text(stars='[["wom"], ["won"], ["won"]]'), 7, "content-unknown-verb", "won"),
        (text(stars='[[{ count = "score", lest = 3 }], ["won"], ["won"]]'), 7, "content-unknown-key", "least"),
        (text(stars='[[{ count = "score", least = 3, most = 2 }], ["won"], ["won"]]'), 7, "challenge-bounds", None),
        (text(stars='[[{ count = "score", least = 3, by = 2 }], ["won"], ["won"]]'), 7, "challenge-by", None),
        (text(stars='[["won"], ["won"]]'), 7, "content-list-length", None),
        (text(seats='["human", "pillot", "pilot"]'), 6, "content-not-word", None),
        (text(seats='["pilot", "pilot", "pilot"]'), 6, "challenge-people", None),
        (text(more="optoins = { }\n"), 8, "content-unknown-key", "options"),
        (text(more='options = { no_such_switch = "on" }\n'), 8, "content-unknown-key", ""),
        (text(game="no_such_game"), 1, "content-not-word", None),
        ("game = 1 2", 1, "content-syntax", None),
        ('game = "x"', 1, "challenge-none", None),
    ],
)
def test_a_fault_has_file_line_key_and_the_nearest_word(tmp_path, words, line, reason, nearest):
    tables, faults = found_in(tmp_path, words)
    assert tables == []
    assert (faults[0].reason_id, faults[0].line) == (reason, line), str(faults[0])
    if nearest is not None:
        assert faults[0].params.get("nearest", "") == nearest
    assert faults[0].file.endswith("own.toml")


def test_one_fault_leaves_the_others_and_the_same_id_stands_once(tmp_path):
    good = text()
    second = good.partition("[[challenge]]")[2]
    tables, faults = found_in(tmp_path, good + "\n[[challenge]]" + second + "\n[[challenge]]\nid = 7\n")
    assert [table.key for table in tables] == ["mine"]
    assert "content-duplicate-id" in {fault.reason_id for fault in faults} and len(faults) > 1


def test_the_command_knows_challenges(tmp_path, capsys):
    (tmp_path / "good.toml").write_text(text(), encoding="utf-8")
    assert main(["check", str(tmp_path / "good.toml")]) == 0
    (tmp_path / "bad.toml").write_text(text(stars='[["wom"], ["won"], ["won"]]'), encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert "bad.toml:7" in told and "did you mean won?" in told
    for game in GAMES:
        assert main(["check", str(folder(game, "challenges.toml"))]) == 0


def test_ones_own_lie_in_a_folder_beside_the_card_sets(folder_of_mine):
    places, path = folder_of_mine
    assert challenge(places, ANY, "own.mine") is not None
    path.write_text(text(stars='[["wom"], ["won"], ["won"]]'), encoding="utf-8")
    tables, faults = challenges(places, ANY)
    assert "own.mine" not in {table.key for table in tables} and len(tables) == 10
    assert faults[0].params["nearest"] == "won"


@pytest.fixture
def folder_of_mine(folder):
    path = own_folder(folder, ANY) / "own.toml"
    path.parent.mkdir(parents=True)
    path.write_text(text(), encoding="utf-8")
    return folder, path


# --- counting


def tale(*events, turn=9, places=None, seat=0):
    ended = None if places is None else Result(places, [5, 3, 1], "over")
    return Tale(seat, tuple(events), turn, ended)


def of_any(*stars):
    """A challenge of a game that counts nothing of its own here."""
    return FixedTable(ANY, "x", None, ("human", "pilot", "pilot"), stars=tuple(stars))


WON, LEAD, SHORT = Condition("won", {}, 1), Condition("lead", {}, 2), Condition("turns", {}, None, 10)


def test_stars_are_had_with_all_before_them():
    table = of_any((SHORT,), (WON,), (LEAD,))
    assert standing(table, tale()).stars == (OPEN, OPEN, OPEN)
    assert standing(table, tale(turn=11)).stars == (LOST, LOST, LOST)
    assert standing(table, tale(places=[[0], [1], [2]])).stars == (MET, MET, MET)
    lost = standing(table, tale(places=[[1], [0], [2]]))
    assert lost.stars == (MET, LOST, LOST) and lost.earned == 1


def test_what_cannot_be_lost_again_is_had_at_once_and_what_is_late_is_gone():
    early = Condition("turns", {}, 3)
    assert standing(of_any((early,), (WON,), (WON,)), tale(turn=4)).stars == (MET, OPEN, OPEN)
    late = Condition("turns", {}, 5, None, 3)  # at the end of turn 3 it has lasted three turns
    assert standing(of_any((late,), (WON,), (WON,)), tale(turn=3)).stars[0] == OPEN
    assert standing(of_any((late,), (WON,), (WON,)), tale(turn=4)).stars[0] == LOST


def test_a_shared_victory_is_one_but_not_alone():
    shared = tale(places=[[0, 1], [2]])
    alone = Condition("won_alone", {}, 1)
    assert standing(of_any((WON,), (alone,), (alone,)), shared).stars == (MET, LOST, LOST)


def test_only_events_until_then_count():
    seen = Tale(0, ((1, Event("a", {"seat": 0})), (4, Event("a", {"seat": 0})), (5, Event("a", {"seat": 1}))))
    assert len(list(seen.own("a"))) == 2 and len(list(seen.told("a"))) == 3
    assert len(list(seen.until(3).own("a"))) == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_measure_counts_something_in_games_at_random(game):
    """A word that counts an event that does not exist would always be 0."""
    rare = set(expected(game, "goals").get("rare", ()))  # what hardly ever happens at random
    wanted = {one for one in vocabulary(game).names if one not in SHARED} - rare
    for seed in (7, 8, 9):
        session = shot_games.played(game, seed, steps=100_000)
        events = tuple((1, event) for event in shot_games.all_events(session))
        for seat in range(len(session.setup.seats)):
            told = Tale(seat, events, 1, result(session.state))
            wanted -= {one for one in wanted if Condition(one, _plain_args(game, one), 1).number(game, told)}
        if not wanted:
            return
    assert not wanted


def _plain_args(game, name):
    fields = vocabulary(game).parameters(name).fields
    return {key: field.default for key, field in fields.items() if key not in ("least", "most", "by")}


# --- playing


def begun(app, game=ANY):
    table = challenges(app.places, game)[0][0]
    begin(app, table)
    return table, app.scene.match


def finish(match):
    rng = Chance(4)
    state = match.session.state
    while waiting(state):
        match.session.answer(answer_at_random(state, waiting(state)[0], rng))


def test_two_clicks_from_the_menu_a_challenge_is_on_the_table(app, drive, folder):
    app.push(MenuScene(app))
    drive.wait()
    drive.click("menu-challenges")
    first = app.scene.tables[0]
    drive.click(f"begin-{first.key}")
    assert app.scene.name == "table"
    assert key_of(app.scene.match.files.marks) == first.key
    assert seated_by(app.scene.match.files.marks) == {first.human: FIRST}
    app.scene.host.close()
    drive.wait()
    badge = drive.find("goals")
    assert "Star 1 (open)" in badge.spoken() and "Star 3" in badge.tooltip()
    drive.click("goals")
    assert app.scene.host.is_covered or len(app.scene.host.layers) > 1


def test_the_best_stars_are_kept_for_whose_seat_it_was(app, folder, monkeypatch):
    _, match = begun(app)
    table = of_any((WON,), (LEAD,), (Condition("won_alone", {}, 1),))
    monkeypatch.setattr("app.scenes.challenges.challenge", lambda *which: table)
    for places, stars in (([[0], [1], [2]], 3), ([[1], [0], [2]], 3)):  # a worse try takes none away
        monkeypatch.setattr("app.scenes.challenges.tale_of", lambda match, seat, places=places: tale(places=places))
        ended(app, match)
        assert PeopleFiles(folder).everybody()[0][0].stars == {star_key(table): stars}
    match.people.hand_over(table.human, "pilot")
    assert earner(match, table) == ""


def test_a_challenge_that_is_gone_is_told_and_harms_nothing(app, drive, folder_of_mine):
    places, path = folder_of_mine
    begin(app, challenge(places, ANY, "own.mine"))
    match = app.scene.match
    path.unlink()
    assert ended(app, match) is None
    match.files.close(over=False)


def test_a_faulty_file_is_told_on_the_page_and_the_rest_works(app, drive, folder_of_mine):
    _, path = folder_of_mine
    path.write_text(text(stars='[["wom"], ["won"], ["won"]]'), encoding="utf-8")
    app.push(ChallengesScene(app, ANY))
    app.step(16.0)
    told = " ".join(getattr(widget, "text", "") for widget in app.scene.host.top.root.walk())
    assert "own.toml:7" in told and "won" in told
    assert len([one for one in app.scene.host.top.root.walk() if one.id.startswith("begin-")]) == 10


def test_a_rematch_has_the_same_goals(app, drive, folder):
    from dataclasses import replace

    from app.scenes.result import ResultScene
    from app.tools.screen_shots import over

    table = challenges(None, ANY)[0][0]
    over_now = replace(over(app, ANY), standing=standing(table, tale(places=[[0], [1], [2]])), marks=())
    scene = ResultScene(app, over_now)
    app.push(scene)
    scene.tell_all()
    app.step(16.0)
    drive.click("rematch")
    assert key_of(app.scene.match.files.marks) == table.key
    launch.opponent_of(app)


@each_window(100, 150)
@pytest.mark.parametrize("lang", ["hu", "pseudo"])
def test_the_page_fits(size, text_size, lang):
    with closing(headless_app(lang=lang, size=size)) as app:
        app.settings["text_size"] = text_size
        for game in [one.id for one in manifests() if one.id in GAMES][:2]:
            app.push(ChallengesScene(app, game))
            app.step(16.0)
            assert [str(one) for one in problems(app.scene.host.top.root, app.ctx)] == []


def test_a_text_that_is_no_challenge_is_refused():
    from pathlib import Path

    assert parse(Path("x.toml"), 'game = "x"\n')[1][0].reason_id == "challenge-none"
