"""The result screen, the share card and what a finished game leaves behind (UX-63, UX-95, UX-109)."""

from contextlib import closing
from dataclasses import replace

import pygame
import pytest

from app.match import statistics
from app.match.thoughts import Nobody
from app.scenes import launch, share
from app.scenes.finished import Finished, finished_of, heading_line, score_steps, winner_line
from app.scenes.plots import CoursePlot
from app.scenes.result import ResultScene, result_of
from app.scenes.share import SIZE, share_card
from app.tools.shot import headless_app
from app.ui.context import TITLE
from app.ui.lettering import line_height
from rules import Result, find, result, view
from rules.core.chronicle import Chronicle
from tests.app.around import played, saved, with_folder
from tests.app.tiny_table import tiny_match
from tests.support.games import ANY

WHO = (("Anna", "human"), ("Bence", "human"), ("Vega", "captain"))


@pytest.fixture
def over():
    session = played()
    return Finished(
        ANY,
        session.setup,
        7,
        WHO,
        result(session.state),
        dict(view(session.state, None)["table"]),
        find(ANY).turn(session.state),
        ("casual",),
        "m1",
        "2026-03-14",
        lines=lambda: ("one", "two"),
        document=lambda: saved(session),
    )


@pytest.fixture(autouse=True)
def nobody_thinks(app):
    launch._opponents[app] = Nobody()


@pytest.fixture
def scene(app, over, tmp_path):
    with_folder(app, tmp_path)
    app.push(ResultScene(app, over))
    app.step(16.0)
    return app.scene


def test_the_steps_of_the_scoring_add_up_to_the_result(app, over):
    steps = score_steps(app.ctx.texts, over)
    assert len(steps) >= 4
    assert [sum(step.points[seat] or 0 for step in steps) for seat in range(3)] == over.result.scores


@pytest.mark.parametrize("language", ["en", "hu"])
def test_a_game_that_all_have_lost_names_no_winner(app, over, tmp_path, language):
    """The result, the share card and the scoring say so."""
    with_folder(app, tmp_path)
    app.ctx.texts.use(language)
    lost = replace(
        over,
        table={"seats": []},
        result=Result([[], [0, 1, 2]], [0, 0, 0], over.result.reason),
    )
    assert winner_line(app.ctx.texts, lost) == app.ctx.texts("result-nobody")
    assert winner_line(app.ctx.texts, over) != app.ctx.texts("result-nobody")
    alone = replace(lost, who=over.who[:1], result=Result([[], [0]], [0], over.result.reason))
    assert winner_line(app.ctx.texts, alone) == app.ctx.texts("result-alone")
    assert score_steps(app.ctx.texts, lost) == []
    app.push(ResultScene(app, lost))
    app.step(16.0)
    assert share_card(app.ctx, lost).get_size() == SIZE


def test_the_scoring_is_told_line_by_line_and_can_be_skipped(scene, app, drive):
    assert scene.lines_shown == 0
    app.step(800.0)
    assert scene.lines_shown == 1
    drive.click("tell-all")
    assert scene.lines_shown == len(scene.steps())


def test_the_scoring_cites_no_codes_but_f1_leads_to_its_rule(scene, app, drive):
    """UX-94."""
    drive.click("tell-all")
    cited = [step.rule for step in scene.steps() if step.rule]
    said = [said for widget in scene.host.top.root.walk() for said in (widget.tooltip(), *widget_texts(widget))]
    assert cited and not set(cited) & set(said)
    drive.key(pygame.K_F1)
    assert app.scene.name == "rules" and app.scene.wanted == cited[0]


@pytest.mark.parametrize(
    ("language", "places", "line"),
    [
        ("en", [[2], [0], [1]], "You lost – Vega wins"),
        ("hu", [[2], [0], [1]], "Vesztettél – Vega nyert"),
        ("en", [[0], [1, 2]], "You win!"),
        ("hu", [[0], [1, 2]], "Nyertél!"),
        ("en", [[0, 2], [1]], "You win! Shared victory: Anna, Vega"),
        ("hu", [[1, 2], [0]], "Vesztettél – megosztott győzelem: Bence, Vega"),
        ("en", [[], [0, 1, 2]], "Shared defeat: everyone loses"),
    ],
)
def test_a_person_among_computer_players_is_told_how_it_ended_for_them(app, over, language, places, line):
    """Whoever reads the name of a computer player first asks: and I?"""
    app.ctx.texts.use(language)
    alone = (WHO[0], ("Bence", "cadet"), WHO[2])
    ended = replace(over, who=alone, result=replace(over.result, places=places))
    assert heading_line(app.ctx.texts, ended) == line
    company = replace(ended, who=WHO)
    assert heading_line(app.ctx.texts, company) == winner_line(app.ctx.texts, company)


def widget_texts(widget):
    return [mark.text for mark in widget.marks()]


def told_on(app):
    return " · ".join(mark.text for widget in app.scene.host.top.root.walk() for mark in widget.marks())


def test_nothing_tells_the_winner_before_the_scoring_has_been_told(scene, app, over):
    """UX-95: the standings count along; places and the winner come with the last line."""
    texts = app.ctx.texts
    while not scene.is_counted:
        assert winner_line(texts, over) not in told_on(app) and texts("result-place", place=2) not in told_on(app)
        app.step(800.0)
    assert winner_line(texts, over) in told_on(app) and texts("result-place", place=2) in told_on(app)


@pytest.mark.parametrize("place", [1, 2])
def test_whoever_lost_hears_no_fanfare_and_nobody_hears_who_won_too_early(app, over, tmp_path, monkeypatch, place):
    """A sound tells as much as a line; a computer player's victory is not celebrated."""
    with_folder(app, tmp_path)
    places = [[0], [1, 2]] if place == 1 else [[2], [0, 1]]
    heard = []
    monkeypatch.setattr(app, "sound", heard.append)
    app.push(ResultScene(app, replace(over, result=replace(over.result, places=places))))
    scene = app.scene
    while not scene.is_counted:
        assert not heard and not scene.celebrates
        app.step(800.0)
    app.step(50.0)
    assert heard == ["win" if place == 1 else "lose"]
    assert scene.celebrates is (place == 1)
    app.step(10_000.0)
    assert not scene.celebrates and len(heard) == 1


def test_stars_fall_leave_a_clean_screen_and_stay_away_with_reduced_motion(app, over, tmp_path):
    """UX-29."""
    with_folder(app, tmp_path)

    def shown():
        app.step(16.0)
        return pygame.image.tobytes(pygame.display.get_surface(), "RGB")

    app.push(ResultScene(app, replace(over, result=replace(over.result, places=[[0], [1, 2]]))))
    app.step(16.0)
    app.scene.tell_all()
    app.step(50.0)
    app.step(900.0)
    falling = [shown(), shown()]
    app.step(10_000.0)
    still = [shown(), shown()]
    app.scene.rebuild()
    assert falling[0] != falling[1] != still[0] == still[1] == shown()
    app.settings["reduced_motion"] = True
    app.scene._counted_at = app.ctx.clock
    assert not app.scene.celebrates


def test_the_story_stands_beside_the_result_once_it_is_known(app, over, tmp_path):
    with_folder(app, tmp_path)
    app.push(ResultScene(app, replace(over, story=Chronicle(((9, 7, 0), (9, 8, 6), (9, 9, 9))))))
    while not app.scene.is_counted:
        assert not plots_on(app)
        app.step(800.0)
    app.step(50.0)
    assert len(plots_on(app)) == 1 and plots_on(app)[0].rect.width > 300


def plots_on(app):
    return [widget for widget in app.scene.host.top.root.walk() if isinstance(widget, CoursePlot)]


def test_names_that_nobody_typed_follow_the_language(app, over, tmp_path):
    """UX-91: "Player 1" of an English game has won in Hungarian words."""
    with_folder(app, tmp_path)
    who = (("Player 1", "human"), ("Player 2", "human"), ("Vega", "captain"))
    app.ctx.texts.use("hu")
    app.push(ResultScene(app, replace(over, who=who)))
    app.step(16.0)
    app.scene.tell_all()
    app.step(16.0)
    assert "1. játékos" in told_on(app) and "Player" not in told_on(app)


def test_reduced_motion_tells_everything_at_once(scene, app):
    app.settings["reduced_motion"] = True
    app.step(800.0)
    assert scene.lines_shown == len(scene.steps())


@pytest.mark.parametrize("text_size", [150, 200])
def test_who_has_won_and_what_comes_next_are_seen_together_in_a_small_window(over, text_size):
    """UX-1: nothing of the heading is scrolled away when the keyboard is drawn to the rematch."""
    with closing(headless_app((1024, 640), "hu", "midnight", text_size)) as small:
        small.push(ResultScene(small, over))
        small.scene.tell_all()
        for _ in range(4):
            small.step(800.0)
        root, view = small.scene.host.top.root, small.surface.get_rect()
        marks = [mark for widget in root.walk() for mark in widget.marks()]
        heading = next(mark for mark in marks if mark.text == winner_line(small.ctx.texts, over))
        rolling = root.find("result")
        again = root.find("rematch")
        assert (
            small.scene.host.focused is root.find("menu") and view.contains(again.rect) and view.contains(heading.rect)
        )
        assert heading.rect.bottom <= rolling.rect.top and again.rect.top >= rolling.rect.bottom
        assert rolling.rect.height >= view.height * 0.4
        first = next(mark for mark in marks if mark.text == over.name(small.ctx.texts, over.ranking()[0]))
        assert rolling.rect.contains(first.rect)


def test_rematch_is_one_click_with_the_same_people_and_rules(scene, drive, monkeypatch):
    begun = []
    monkeypatch.setattr(launch, "begin", lambda app, draft, seed=None, content=None: begun.append(draft))
    drive.click("rematch")
    assert begun[0].setup().options == {"timing": "open"}
    assert begun[0].who(scene.ctx.texts) == list(WHO)
    assert begun[0].seed == ""


def test_no_enter_by_itself_begins_another_game(scene, drive, app, monkeypatch):
    """Enter that was meant for the table ends the counting; the next one does what is gold, and that is no rematch."""
    monkeypatch.setattr(launch, "begin", lambda *given, **more: pytest.fail("a game has begun"))
    home = []
    monkeypatch.setattr(app, "go_home", lambda: home.append(1))
    scene.rebuild()
    focused = scene.host.focused
    assert focused is not None and focused.id == "menu" and focused.kind == "main"
    assert scene.host.top.root.find("rematch").kind == "plain"
    drive.key(pygame.K_RETURN)
    assert app.scene is scene and scene.lines_shown == len(scene.steps())
    app.step(2000.0)
    drive.key(pygame.K_RETURN)
    assert home == [1]


def test_whoever_let_a_computer_finish_gets_the_seat_back_in_the_rematch(scene, drive, monkeypatch):
    """UX-74: the kind of player at the end is told, the first one is seated."""
    begun = []
    monkeypatch.setattr(launch, "begin", lambda app, draft, seed=None, content=None: begun.append(draft))
    scene.over = replace(scene.over, who=(("Anna", "pilot"), *scene.over.who[1:]), homes=scene.over.who)
    scene.rebuild()
    drive.click("rematch")
    assert begun[0].who(scene.ctx.texts)[0] == ("Anna", "human")


def test_the_replay_is_kept_once_under_the_names_of_the_players(scene, drive, app):
    drive.click("save-replay")
    saves = launch.store_of(app).saves()
    assert [entry.head.meta.name for entry in saves] == ["Space Smugglers: Anna, Bence, Vega"]
    assert not drive.find("save-replay").enabled


def test_the_share_card_names_all_who_share_a_victory(app, over, monkeypatch):
    """UX-90: a long line goes on below; it is not cut."""
    line = "Megosztott győzelem: Annamária, Boldizsár"
    monkeypatch.setattr(share, "winner_line", lambda texts, over: line)
    content = share._content(app.ctx, over)
    content.place(app.ctx, pygame.Rect(0, 0, SIZE[0] - 120, SIZE[1] - 108))
    title = next(widget for widget in content.walk() if getattr(widget, "text", "") == line)
    assert title.width(app.ctx) > title.rect.width and title.rect.height >= 2 * line_height(app.ctx, TITLE)


def test_the_share_card_is_a_picture_of_fixed_size(scene, drive, app, over):
    assert share_card(app.ctx, over).get_size() == SIZE
    drive.click("share")
    assert len(list(app.places.screenshots.iterdir())) == 1


def test_the_full_log_opens_and_exports(scene, drive, app):
    drive.click("log")
    assert "two" in " ".join(widget.spoken() for widget in scene.host.top.root.walk())


def test_a_finished_match_is_counted_once(app, tmp_path):
    with_folder(app, tmp_path)
    match = tiny_match()
    match.session = played("tiny", seats=2)
    match._journal.session = match.session
    for _ in range(2):
        app.push(result_of(app, match))
    kept = statistics.kept(app.places)
    assert len(kept) == 1
    assert [player.name for player in kept[0].players] == ["Anna", "Béla"]


def test_nothing_is_counted_when_statistics_are_off(app, tmp_path):
    from app.scenes.remembered import remember

    with_folder(app, tmp_path)
    remember(app, "statistics", "on", False)
    match = tiny_match()
    match.session = played("tiny", seats=2)
    match._journal.session = match.session
    app.push(result_of(app, match))
    assert statistics.kept(app.places) == []
    assert finished_of(match).played().game == "tiny"


@pytest.mark.parametrize("lang", ["hu", "en"])
def test_what_comes_next_takes_one_row(lang, over):
    """At 1280x720 also with everything that a game of one's own offers; what lost its words has them as a tip."""
    app = headless_app((1280, 720), lang)
    scene = ResultScene(app, replace(over, lines=list))
    app.push(scene)
    app.step(16.0)
    ids = ("rematch", "change", "save-replay", "share", "log", "statistics", "look", "menu")
    found = {widget.id: widget for widget in scene.host.top.root.walk() if widget.id in ids}
    assert len(found) == len(ids) and len({widget.rect.centery for widget in found.values()}) == 1
    assert all(getattr(widget, "text", "") or widget.tip for widget in found.values())
    app.close()


def test_a_course_below_nothing_stays_inside_its_plot():
    plot, room = CoursePlot([[0, 4, 11], [0, -3, -5]]), pygame.Rect(0, 0, 400, 150)
    for values in plot._course.values():
        assert all(room.inflate(2, 2).collidepoint(dot) for dot in plot._points(room, values))
    assert plot._points(room, [(0, 11)])[0][1] == room.top and plot._points(room, [(0, -5)])[0][1] == room.bottom
