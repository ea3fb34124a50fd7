"""Seats that nobody named, and answers that can be taken back, are told in the language of the moment (UX-88)."""

import pytest

from app.match import Match, PlaySettings, statistics
from app.match.statistics import PlayedGame, Player
from app.scenes.result import ResultScene
from app.scenes.statistics import StatisticsScene
from app.table import menus
from app.table.curtain import HandoverScene
from app.table.scene import TableScene
from app.text.names import shown_name
from rules import Chance, answer_at_random, waiting
from tests.app.around import with_folder
from tests.app.tiny_table import NoMinds
from tests.support.games import ANY, FOR_TWO, SECRET_HANDS, setup_of

OTHER = {"hu": "en", "en": "hu"}
THEIRS = {"hu": ("játékos",), "en": ("Player 1", "Player 2")}


def default_names(app, count=2):
    return [app.texts("setup-player", number=number + 1) for number in range(count)]


def sit(app, game, language, trust=True):
    """Two people without names begin in one language."""
    app.settings["speed"] = 0
    app.settings["language"] = language
    match = Match.begin(
        game,
        setup_of(game, 2),
        5,
        [(name, "human") for name in default_names(app)],
        opponents=NoMinds(),
        settings=PlaySettings(trust=trust, pace_ms=0, answer_ms=0, hide_after_s=0),
    )
    app.push(TableScene(app, match))
    rest(app)
    return match


def rest(app, frames=12):
    for _ in range(frames):
        app.step(50.0)


def play(app, match, answers):
    """Through the table, as people answer."""
    rng = Chance(3)
    for _ in range(answers):
        close_all(app)
        rest(app)
        decision = app.scene.desk.decision
        if decision is not None:
            app.scene._answer(decision, answer_at_random(match.session.state, decision, rng).value)
    rest(app)
    close_all(app)


def close_all(app):
    while app.scene.host.is_covered:
        app.scene.host.close()
        rest(app, 4)


def everything_said(scene):
    widgets = [widget for layer in scene.host.layers for widget in layer.root.walk()]
    said = [mark.text for widget in widgets for mark in widget.marks()]
    said += [str(text) for widget in widgets for text in (widget.tooltip() or "", widget.spoken())]
    return said


def stale(texts, language):
    """What is still in the other language's words for a seat."""
    return [text for text in texts if any(word in text for word in THEIRS[OTHER[language]])]


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game", FOR_TWO)
def test_a_table_begun_in_one_language_names_its_seats_in_the_other(app, game, language):
    """The log from its first line, the seats, tooltips, and everything around the table."""
    match = sit(app, game, OTHER[language])
    play(app, match, 12)
    app.settings["language"] = language
    rest(app)
    close_all(app)
    scene = app.scene
    rows = [row.plain for row in scene.reading.log.rows]
    assert stale(rows + everything_said(scene), language) == []
    assert any(shown_name(app.ctx.texts, match.seats[0].name) in row for row in rows)
    names = [scene.module.wording.seat(seat) for seat in (0, 1)]
    assert names == default_names(app)


def offered(scene):
    points = scene.match.undoing.take_back_points()
    return scene.decision_words(points)


@pytest.mark.parametrize("game", FOR_TWO)
def test_the_list_of_steps_to_take_back_follows_the_language(app, game):
    """The same words as if the whole game had been played in that language, and the first ones again after it."""
    match = sit(app, game, "en")
    play(app, match, 12)
    english = offered(app.scene)
    app.settings["language"] = "hu"
    rest(app)
    hungarian = offered(app.scene)
    assert len(english) > 1 and all(one != other for one, other in zip(english, hungarian, strict=True))
    app.settings["language"] = "en"
    rest(app)
    app.scene.offered._kept.clear()  # as for a game taken up again
    assert offered(app.scene) == english
    menus.open_take_back(app.scene)
    rest(app)
    listed = everything_said(app.scene)
    assert all(words in listed for words in english)


def test_laying_out_an_old_moment_changes_nothing_at_the_table(app):
    match = sit(app, FOR_TWO[-1], "en")
    play(app, match, 8)
    scene = app.scene
    before = match.session.fingerprint(), len(match.session.log), match.viewer, scene.desk.decision
    scene.offered._kept.clear()
    offered(scene)
    assert (match.session.fingerprint(), len(match.session.log), match.viewer, scene.desk.decision) == before
    assert app.scene is scene and scene.module.match is match


def test_the_cover_names_its_seat_in_the_present_language(app):
    """Also where the table itself lies below another screen when the language changes."""
    sit(app, SECRET_HANDS[0], "hu", trust=False)
    rest(app)
    assert isinstance(app.scene, HandoverScene)
    app.settings["language"] = "en"
    rest(app)
    assert stale(everything_said(app.scene), "en") == []


def test_the_whole_log_on_the_result_screen_follows_the_language(app):
    match = sit(app, FOR_TWO[0], "hu")
    rng = Chance(1)
    while waiting(match.session.state):
        match._journal.apply(answer_at_random(match.session.state, waiting(match.session.state)[0], rng), True)
    for _ in range(60):
        close_all(app)
        rest(app)
        if isinstance(app.scene, ResultScene):
            break
    app.settings["language"] = "en"
    rest(app)
    lines = app.scene.over.lines()
    assert any("Player 1" in line for line in lines) and stale(lines, "en") == []
    assert stale(everything_said(app.scene), "en") == []


def test_a_result_of_nameless_seats_is_saved_under_no_name_of_one_language(app, tmp_path):
    store = with_folder(app, tmp_path)
    test_the_whole_log_on_the_result_screen_follows_the_language(app)
    app.scene._save()
    assert [entry.head.meta.name for entry in store.saves()] == [""]


def test_statistics_count_a_nameless_seat_once_whatever_the_language_was(app, tmp_path, drive):
    with_folder(app, tmp_path)
    for number, names in enumerate((("1. játékos", "Vega"), ("Player 1", "Vega"))):
        players = tuple(
            Player(name, kind, 1 + seat, 20 - seat)
            for seat, (name, kind) in enumerate(zip(names, ("human", "captain"), strict=True))
        )
        statistics.keep(app.places, PlayedGame(f"2026-03-1{number}", ANY, 1, 9, players, match=f"m{number}"))
    app.settings["language"] = "hu"
    app.push(StatisticsScene(app))
    rest(app, 3)
    [tally] = [one for one in statistics.tallies(app.scene.chosen(), "name") if one.name != "Vega"]
    assert (tally.name, tally.games) == ("1. játékos", 2)
    app.settings["language"] = "en"
    rest(app, 3)
    assert {player.name for game in app.scene.chosen() for player in game.players} == {"Player 1", "Vega"}
    drive.click("export")
    [exported] = (app.places.data / "exchange").iterdir()
    assert "játékos" not in exported.read_text(encoding="utf-8")


def test_a_seat_taken_back_from_the_computer_is_named_in_the_present_language(app):
    match = sit(app, FOR_TWO[0], "hu")
    match.people.hand_over(1, "cadet")
    app.settings["language"] = "en"
    rest(app, 3)
    menus.open_menu(app.scene)
    rest(app, 3)
    assert stale(everything_said(app.scene), "en") == []
