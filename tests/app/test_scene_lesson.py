"""Lessons on a fixed deal and the tips of a guided first game (UX-93)."""

import pygame
import pytest

from app import games
from app.games.manifest import Manifest
from app.match.lessons import lesson, lessons
from app.match.lessons.guide import guide
from app.scenes.coach_panel import CoachPanel
from app.scenes.lesson import next_lesson, open_lesson
from app.scenes.lessons import LessonsScene
from app.scenes.remembered import recall
from app.ui.buttons import Button, IconButton
from rules import Reason, waiting
from tests.app.around import with_folder
from tests.app.tiny_table import TinyTable
from tests.support.games import WITH_LESSONS

LESSON = """
game = "tiny"
seed = 3
minutes = 2
title = { en = "First bid", hu = "Első licit" }
about = { en = "Bid a gem.", hu = "Licitálj egy drágakővel." }

[setup]
human = 0
names = ["Te", "Robot"]
seats = [{}, {}]

[[part]]
[[part.step]]
text = { en = "This is the deck.", hu = "Ez a pakli." }
highlight = "deck"

[[part.step]]
text = { en = "Bid this card.", hu = "Licitálj ezzel a lappal." }
highlight = "hand:0"
expect = { prompt = "tiny.play.bid", value = %d }
auto = [{ seat = 1, prompt = "tiny.play.bid", value = %d }]

[[part.step]]
text = { en = "The bids are open.", hu = "A licitek nyitva vannak." }
highlight = "bid:0"
"""


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A lesson of the tiny game, written for the cards that its seed deals."""
    from rules import Setup, new_game

    state = new_game("tiny", Setup("tiny", [{}, {}]), 3)
    first, second = (decision.options[0] for decision in waiting(state)[:2])
    folder = tmp_path / "lessons"
    folder.mkdir(parents=True)
    (folder / "first_bid.toml").write_text(LESSON % (first, second), encoding="utf-8")
    monkeypatch.setitem(games._ADDED, "tiny", Manifest("tiny", "tests.app", tmp_path))
    return folder


@pytest.fixture
def scene(app, home, tmp_path):
    with_folder(app, tmp_path / "data")
    app.settings["speed"] = 0
    open_lesson(app, lesson("tiny", "first_bid"), module=TinyTable)
    app.step(16.0)
    return app.scene


def wait_for(app, done, most=200):
    for _ in range(most):
        if done():
            return
        app.step(50.0)
    raise AssertionError("it did not happen")


def test_a_step_that_is_only_read_goes_on_with_its_button_and_lights_its_thing(scene, drive):
    assert scene.texts("lesson-next") in scene.prompt.waiting, "an empty bar would look as if something were missing"
    assert scene.coach.present.text["en"] == "This is the deck."
    assert scene.desk.hinted == ("deck",)
    assert scene.kit.asked == ()
    drive.click("coach-next")
    assert scene.coach.number == 1
    assert scene.desk.decision is not None


def test_another_answer_than_the_expected_one_is_refused_with_a_reason_and_changes_nothing(scene, drive, app):
    drive.click("coach-next")
    decision = scene.desk.decision
    before = scene.match.session.fingerprint()
    other = next(option for option in decision.options if option != scene.coach.present.answer.value)
    scene.desk.pick_option(other)
    assert scene.match.session.fingerprint() == before
    wanted, given = (scene.module.words.label(decision, one) for one in (scene.coach.present.answer.value, other))
    assert wanted != given
    assert scene.desk.complaint.text == app.texts("reason-lesson-missing", wanted=wanted, given=given)


def test_what_differs_without_a_word_for_it_is_refused_with_what_is_lit(scene, drive, app):
    drive.click("coach-next")
    decision, wanted = scene.desk.decision, scene.coach.present.answer
    assert scene._missing(decision, wanted, wanted.value) == Reason("lesson.wrong")
    assert scene._missing(decision, wanted, ()).id == "lesson.wanted"


def test_the_expected_answer_goes_on_after_the_others_have_answered_as_written(scene, drive, app):
    drive.click("coach-next")
    scene.desk.pick_option(scene.coach.present.answer.value)
    wait_for(app, lambda: scene.coach.number == 2)
    assert [answer.seat for answer in scene.match.session.log][:2] == [0, 1]


def test_the_menu_of_a_lesson_offers_only_what_can_be_done_there(scene, app):
    """UX-93: it is not saved, and nobody else can learn in one's place."""
    scene.commands.menu()
    offered = [widget.text for widget in scene.host.top.root.walk() if hasattr(widget, "action")]
    assert app.texts("menu-rules") in offered and app.texts("table-leave") in offered
    assert app.texts("table-save") not in offered and app.texts("table-to-machine") not in offered


def test_no_key_takes_an_answer_back_in_a_lesson(scene, drive, app):
    """UX-93: what the others do next was written for what has been answered."""
    drive.click("coach-next")
    scene.desk.pick_option(scene.coach.present.answer.value)
    assert len(scene.match.session.log) == 1
    scene.commands.undo()
    assert len(scene.match.session.log) == 1 and scene.desk.complaint.text == app.texts("reason-core-undo-nothing")
    scene.commands.redo()
    assert scene.desk.complaint.text == app.texts("reason-core-redo-nothing")
    wait_for(app, lambda: scene.coach.number == 2)
    assert app.scene is scene


def test_a_lesson_is_resumed_at_the_step_where_it_was_left(scene, drive, app):
    drive.click("coach-next")
    scene.desk.pick_option(scene.coach.present.answer.value)
    wait_for(app, lambda: scene.coach.number == 2)
    before = scene.match.session.fingerprint()
    drive.click("coach-leave")
    open_lesson(app, lesson("tiny", "first_bid"), module=TinyTable)
    assert app.scene.coach.number == 2
    assert app.scene.match.session.fingerprint() == before


def test_the_end_of_a_lesson_is_remembered_and_offers_a_game(scene, drive, app):
    drive.click("coach-next")
    scene.desk.pick_option(scene.coach.present.answer.value)
    wait_for(app, lambda: scene.coach.number == 2)
    drive.click("coach-next")
    app.step(50.0)
    assert recall(app, "lessons", "tiny/first_bid") == "done"
    assert len(scene.host.layers) == 2


def test_a_finished_lesson_is_celebrated_and_counted(scene, app):
    scene._finish()
    app.step(16.0)
    said = [getattr(widget, "text", "") for widget in scene.host.top.root.walk()]
    assert scene.celebrates and scene.texts("lesson-learnt", done=0, all=1) in said
    app.ctx.reduced_motion = True
    assert not scene.celebrates


def test_a_change_of_position_is_said_in_the_middle_of_the_table(home, app, drive, tmp_path):
    """Without a word it would look like a fault of the program."""
    path = home / "first_bid.toml"
    whole = path.read_text(encoding="utf-8")
    words = '[[part.step]]\ntext = { en = "Again.", hu = "Újra." }\nhighlight = "deck"\n'
    path.write_text(f"{whole}\n[[part]]\n{words}", encoding="utf-8")
    with pytest.raises(ValueError, match="part 2 needs an opening"):
        lesson("tiny", "first_bid")
    path.write_text(f'{whole}\n[[part]]\nopening = "later"\n{words}', encoding="utf-8")
    with_folder(app, tmp_path / "data")
    open_lesson(app, lesson("tiny", "first_bid"), module=TinyTable)
    app.scene.coach.number = 2
    app.step(16.0)
    app.scene.go_on()
    app.step(16.0)
    now = app.scene.desk.performer.spotlight.now
    assert now is not None and now.played.title == app.texts("lesson-opening-later")
    for _ in range(40):
        app.step(50.0)
    assert app.scene.desk.performer.spotlight.now is None and app.scene.coach.number == 3


def test_the_panel_never_covers_what_it_speaks_about(scene):
    for rect in scene.target_rects():
        assert not scene.panel.rect.colliderect(rect)


def test_the_end_of_a_lesson_leads_to_the_next_one(app, drive):
    """UX-93: until the last one, after which a game is the natural thing."""
    first, second = lessons(WITH_LESSONS[0])[:2]
    open_lesson(app, first)
    app.scene._finish()
    app.step(16.0)
    assert second.title["en"] in drive.find("default").text
    drive.click("default")
    assert app.scene.coach.lesson == second
    assert next_lesson(lessons(WITH_LESSONS[0])[-1]) is None


def test_a_lesson_without_a_text_in_one_language_is_refused(home):
    path = home / "first_bid.toml"
    path.write_text(path.read_text(encoding="utf-8").replace('hu = "Ez a pakli."', 'hu = ""'), encoding="utf-8")
    with pytest.raises(ValueError, match="hu"):
        lesson("tiny", "first_bid")


def test_a_lesson_that_takes_a_while_to_come_says_so_first(app, drive, monkeypatch):
    """UX-101: the sign is on the screen before the table is made; nothing else can be begun meanwhile."""
    app.push(LessonsScene(app, WITH_LESSONS[1]))
    app.step(16.0)
    first = next(widget.id for widget in app.scene.host.top.root.walk() if widget.id.startswith("lesson-"))
    told = []

    def opened(app, one, fresh):
        button = drive.find(first)
        told.append((button.text, button.enabled, drawn[-1]))

    drawn = []
    draw = app.scene.draw
    monkeypatch.setattr(app.scene, "draw", lambda surface: (drawn.append(drive.find(first).text), draw(surface)))
    monkeypatch.setattr("app.scenes.lesson.open_lesson", opened)
    drive.click(first)
    comes = app.texts("lesson-opening")
    assert told == [(comes, False, comes)]
    app.scene.entered()
    assert drive.find(first).enabled and drive.find(first).text == app.texts("lesson-begin")


def test_a_game_without_a_guide_has_a_plain_table():
    assert guide("tiny") is None


def test_each_game_has_a_tab_of_its_own_and_the_one_that_asks_is_open(app, drive):
    """Every game's first lesson is one touch away, without scrolling."""
    from app.scenes.lessons import open_lessons, playable_lessons

    def offered():
        return [widget.id for widget in everything(app.scene.host.layers[0].root) if widget.id.startswith("lesson-")]

    own = {}
    for one in playable_lessons(app):
        own.setdefault(one.game, []).append(f"lesson-{one.name}")
    for game, ids in own.items():
        open_lessons(app, game)
        assert offered() == ids
        for other, others in own.items():
            app.step(16.0)
            drive.click(f"tabs-{other}")
            assert offered() == others
            app.step(16.0)
            assert app.surface.get_rect().contains(drive.find(others[0]).rect)
        app.pop()


def everything(widget):
    yield widget
    for child in widget.children():
        yield from everything(child)


def coach_panel(app, things, targets=(), before=None):
    """A panel on an empty board with these things, and where it stood then."""
    panel = CoachPanel("1/2", 0.5, "Send your ships.", [])
    return panel, panel.stand(app.ctx, pygame.Rect(0, 0, 1280, 600), targets, (), things, before)


def test_the_panel_finds_a_gap_between_things(app):
    """Board first: a free place that is neither a corner nor a quarter is found, too."""
    edges = [pygame.Rect(0, 0, 110, 600), pygame.Rect(1170, 0, 110, 600)]
    middle = pygame.Rect(540, 0, 630, 600)
    panel, _ = coach_panel(app, [*edges, middle])
    assert panel.rect.collidelist([*edges, middle]) < 0


def test_the_panel_stays_where_it_stood_unless_something_speaks_against_it(app):
    """UX-93: the eye finds the next sentence where the last one was."""
    small = pygame.Rect(0, 0, 60, 60)
    left, place = coach_panel(app, [small], before=(0.0, 0.0))
    assert place == (0.0, 0.0) and left.rect.colliderect(small)
    moved, place = coach_panel(app, [], [small], before=(0.0, 0.0))
    assert place != (0.0, 0.0) and not moved.rect.colliderect(small)


def test_a_panel_becomes_narrower_before_it_covers_what_it_speaks_about(app):
    """UX-31: where no place of its usual shape is free."""
    board, lit = pygame.Rect(0, 0, 1000, 600), pygame.Rect(360, 10, 630, 580)
    panel = CoachPanel("1 / 3", 0.3, "Words that explain something. " * 6, [])
    panel.stand(app.ctx, board, [pygame.Rect(500, 10, 400, 200)])
    usual = panel.rect.width
    assert usual > lit.x, "else the test shows nothing"
    panel.stand(app.ctx, board, [lit])
    assert panel.rect.width < usual and not panel.rect.colliderect(lit)


def test_a_panel_becomes_a_strip_where_only_a_low_band_is_free(app):
    """All its words and both its buttons beside each other; a sentence that is only read may stand on the question."""
    board, lit = pygame.Rect(0, 0, 1000, 600), pygame.Rect(0, 100, 1000, 490)
    leave, onward = IconButton("close", app.pop, "Leave", id="coach-leave"), Button("Next", app.pop, id="coach-next")
    panel = CoachPanel("1 / 3", 0.3, "Words that explain something. " * 5, [onward], leave)
    panel.stand(app.ctx, board, [lit])
    assert not panel.rect.colliderect(lit) and panel.find("coach-words").most == 0
    assert all(panel.rect.contains(button.rect) for button in (leave, onward))
    panel.stand(app.ctx, board, [board])
    assert board.contains(panel.rect), "everything is spoken about: some of it is hidden"
    panel.stand(app.ctx, board, [board], strip_room=pygame.Rect(0, 0, 1000, 720))
    assert panel.rect.top >= board.bottom
    panel.stand(app.ctx, board, [])
    assert panel.rect.width < 500, "elsewhere it has its usual form again"
