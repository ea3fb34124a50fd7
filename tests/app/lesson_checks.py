"""What holds for the lessons of every game that are played by the coach (UX-93)."""

from contextlib import closing, nullcontext

import pygame

from app.match.lessons import lesson
from app.match.lessons.coach import Coach
from app.match.lessons.guide import guide
from app.scenes.guided import GuidedScene
from app.scenes.lesson import BUTTON, LessonScene
from app.table.docking import shared_area
from app.text.texts import LANGUAGES, Texts
from app.tools.shot import headless_app
from app.ui.check import problems
from app.ui.tooltip import draw_tooltip
from rules import Setup, find, new_game, waiting
from rules.core.decisions import plain
from rules.core.questions import QUESTIONS
from tests.app.around import with_folder
from tests.app.conftest import unseen
from tests.support.thorough import THOROUGH

LONGEST = 185  # letters that can be read at a glance
EDGE = 0.02  # of a lit thing, may lie below the sentence: less than its frame
ALL_LIT = 0.3  # … where a sentence is about everything on the board, so that it has to stand on some of it


def state_at(game, name, words):
    """The state in which the step of a lesson with these words is shown."""
    told = lesson(game, name)
    number = next(n for n, step in enumerate(told.steps) if words in step.text["en"])
    return told.before(number).state


def plays_to_its_end(told, most=400):
    """A learner who always does what the sentence says."""
    coach = Coach(told)
    while coach.present is not None:
        number, step = coach.number, coach.present
        if step.answer is None:
            coach.go_on()
        else:
            coach.answer(step.answer.value)
        for _ in range(most):
            if coach.number != number:
                break
            coach.update(1000.0)
        assert coach.number == number + 1, step.text["en"]
    assert coach.session.fingerprint() == told.before(len(told.steps)).fingerprint()


def can_be_resumed_everywhere(told):
    """Every step asks what its sentence says."""
    for number, step in enumerate(told.steps):
        session = told.before(number)
        if step.answer is not None:
            asked = [one for one in waiting(session.state) if one.seat == told.human]
            assert [one.prompt for one in asked] == [step.answer.prompt], step.text["en"]
            assert asked[0].check(step.answer.value) == plain(step.answer.value)


def is_short(told):
    """UX-85: nothing has to be read in a hurry, but nobody reads an essay beside a table."""
    for step in told.steps:
        for text in step.text.values():
            assert len(text.replace(BUTTON, "a button of theirs")) <= LONGEST, (len(text), text)
            assert text[-1] in ".!?"


def lights_something_at_every_step(told, app, folder):
    with_folder(app, folder)
    for number, step in enumerate(told.steps):
        scene = LessonScene(app, Coach(told, number))
        app.push(scene)
        looked_at = THOROUGH or number % 4 == 0  # some pictures will do: it is about what is lit
        with nullcontext() if looked_at else unseen(app):
            app.step(16.0)
        meant = scene.meaning()
        assert meant.things or meant.widget_rects(scene.host), (step.highlight, step.text["en"])
        app.pop()


def covers_nothing_it_speaks_about(told, folder, language="hu", size=(1024, 640), text_size=150):
    """UX-31, in the smallest window with large letters, at every step."""
    with closing(headless_app(size, language, "midnight", text_size)) as program:
        with_folder(program, folder)
        program.settings["speed"] = 0
        for number, step in enumerate(told.steps):
            scene = LessonScene(program, Coach(told, number))
            program.push(scene)
            with unseen(program):
                program.step(16.0)
                program.step(16.0)
            lit, board = scene.target_rects(), scene.top.board
            assert lit, (number, step.highlight)
            everything = sum(shared_area(board, [one]) for one in lit) > 0.6 * board.width * board.height
            for one in lit:
                hidden = shared_area(scene.panel.rect, [one]) / (one.width * one.height)
                assert hidden <= (ALL_LIT if everything and len(lit) > 1 else EDGE), (number, step.highlight, hidden)
            assert [str(problem) for problem in problems(scene.panel, program.ctx)] == []
            program.pop()


def names_its_buttons(told, app, folder):
    """A sentence names a button as it will be labelled once the right things are chosen."""
    with_folder(app, folder)
    named = 0
    for number, step in enumerate(told.steps):
        if BUTTON not in step.text["en"]:
            continue
        assert BUTTON in step.text["hu"], step.text["hu"]
        scene = LessonScene(app, Coach(told, number))
        app.push(scene)
        with unseen(app):
            app.step(16.0)
            scene.desk.choice.chosen = list(step.answer.value)
            scene.desk.arrange()
            app.step(16.0)
        assert f"“{scene.prompt.find('confirm').text}”" in scene._sentence(step), step.text["en"]
        app.pop()
        named += 1
    return named


def tips_are_worded_and_asked_for(game, windows=()):
    """The tips of a first game belong to questions that the rules ask; `windows` are asked by the core."""
    new_game(game, Setup(game, [{} for _ in range(find(game).seats[0])]), 1)  # loads its flows
    tips = guide(game)
    assert tips is not None and len(tips.tips) > 10
    for language in LANGUAGES:
        texts = Texts(language)
        assert all(texts(tip.message).endswith(".") for tip in tips.tips)
        assert texts.has(tips.dismiss) and texts.has(tips.never)
    assert {prompt for tip in tips.tips for prompt in tip.prompts} - set(windows) <= QUESTIONS.keys()


def tips_cover_nothing(match, language, size, text_size):
    """A tip of a first game lies beside the table, with all its words: no piece, place or printed ground below."""
    with closing(headless_app(size, language, "midnight", text_size)) as program:
        program.settings["speed"] = 0
        scene = GuidedScene(program, match, guide(match.session.setup.game))
        program.push(scene)
        program.step(16.0)
        scene.dismiss()
        before = pygame.Rect(scene.top.board)
        tip = max(scene.guide.tips, key=lambda one: len(program.ctx.texts(one.message)))  # the others are shorter
        scene._show(tip)
        stage, panel = scene.desk.stage, scene.panel
        lying = [shown.box for shown in stage.shown]
        lying += [scene.desk.camera.rect(box) for _, box in stage.tableau.ground]
        assert panel.rect.collidelist(lying) < 0 and not panel.rect.colliderect(scene.prompt.rect)
        undo = scene.host.layers[0].root.find("undo")
        said = draw_tooltip(program.ctx, program.surface, "Undo", undo.rect, undo.rect.center, scene.host.kept_clear())
        assert 0 <= said.top - undo.rect.bottom <= program.ctx.px(12)  # beside its button, tip or not
        assert scene.top.board == before  # the table stays where it is when a tip comes and goes
        assert [str(problem) for problem in problems(panel, panel._fitted)] == []
        scene.commands.toggle_log()  # the room of the strip goes, and the tip with it into the column of the log
        column = scene.panels.divide().right
        assert column.contains(scene.panel.rect) and not scene.panel.rect.colliderect(scene.panels.log.rect)
        scene.commands.toggle_log()
        assert scene.top.board == before and scene.panel.rect == panel.rect
        scene.dismiss()
        assert scene.top.board == before
        scene._show(tip)
        scene.never()
        now, in_line = scene.top.board, panel.rect.bottom <= scene.panels.divide().status.bottom
        assert (now == before) if in_line else (before.height > 0.75 * now.height and now.top < before.top)


def first_game_has_the_whole_board(match, language):
    """look.md "Board first": four fifths of the height at 1280x720, before a tip comes and while one stands."""
    with closing(headless_app((1280, 720), language)) as program:
        program.settings["speed"] = 0
        scene = GuidedScene(program, match, guide(match.session.setup.game))
        program.push(scene)
        program.step(16.0)
        for tip in scene.guide.tips:
            scene._show(tip)
            assert scene.top.board.height >= 0.8 * 720 and not scene.panel.rect.colliderect(scene.top.board)
            scene.match.settings.trust = not scene.match.settings.trust  # the tools beside it are made anew
            scene.refresh(animate=False)
            assert not scene.panel.rect.colliderect(scene.panels.status.rect)
            assert [str(problem) for problem in problems(scene.panel, program.ctx)] == []
            assert not [mark.text for mark in scene.panels.status.marks() if mark.cut]
        scene.dismiss()
        assert scene.panels.status.rect.width > 640


def is_followed_by_hand(told, app, folder, hands):
    """Every step is done at the table itself: dragged, clicked or by keys, never typed into the rules."""
    with_folder(app, folder)
    app.settings["speed"] = 0
    coach = Coach(told)
    scene = LessonScene(app, coach)
    app.push(scene)
    app.step(200.0)
    learner = hands(app, scene)
    while coach.present is not None:
        number, step = coach.number, coach.present
        for _ in range(200):
            if step.answer is None or learner.desk.decision is not None:
                break
            app.step(50.0)
        if step.answer is None:
            learner.click("coach-next")
        else:
            learner.play(step.answer.value)
        for _ in range(400):
            if coach.number != number:
                break
            app.step(50.0)
        assert coach.number == number + 1, step.text["en"]
    assert coach.session.fingerprint() == told.before(len(told.steps)).fingerprint()
