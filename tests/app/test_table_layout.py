"""The table fits every window: text and box check over its prompts, sizes, text sizes and languages (UX-1, UX-90)."""

from contextlib import closing
from functools import partial

import pygame
import pytest

from app.table import menus
from app.table.browse import open_pile
from app.table.chrome import StackPanel
from app.table.curtain import EDGE, HandoverScene
from app.table.listening import SecondClick
from app.table.model import StackEntry
from app.table.panels import open_stops
from app.table.scene import TableScene
from app.tools.shot import headless_app
from app.ui.buttons import Button
from app.ui.check import problems
from rules import Amount, One, Order, Reason, Some, Split
from tests.app.hands import sit_down
from tests.app.tiny_table import TinyTable, tiny_match
from tests.app.windows import SIZES, each_window
from tests.support.thorough import some


def questions(cards):
    why = Reason("tiny.cost", {"cost": 2, "have": 1})
    pulses = (("pulse",), ("pulse", 1), ("pulse", 2))
    return [
        One(0, "tiny.play.bid", options=tuple(cards)),
        One(0, "core.priority.reply", options=("pass", *pulses), blocked=((("pulse", 3), why),)),
        One(0, "core.priority.reply", options=("pass", ("pulse",)), ranges={("pulse",): (1, 20)}),
        Some(0, "tiny.play.discard", items=tuple(cards), low=1, high=3),
        Amount(0, "tiny.share.bonus", low=0, high=30),
        Split(0, "tiny.share.shares", slots=(0, 1), caps=(9, 9), low=9, high=9),
        Order(0, "tiny.play.under", items=tuple(cards[:4])),
    ]


def found(app, scene, state=""):
    """Problems of the whole table; a sheet or a reason lies over it by nature and is judged alone."""
    app.step(200.0)
    if state in ("inspect", "a reason"):
        return [str(problem) for problem in problems(scene.reading.layer, app.ctx)]
    return [str(problem) for layer in scene.host.layers for problem in problems(layer.root, app.ctx)]


def states_of(app, scene):
    """Every kind of question, with and without things open over the table."""
    cards = scene.match.session.state.cards.piles["hand:0"]
    for question in questions(cards):
        scene.desk.ask(None)
        scene.desk.ask(question)
        yield f"{question.kind} {question.prompt}"
    scene.desk.ask(None)
    scene.desk.ask(questions(cards)[2])
    scene.desk.pick_option(("pulse",))
    yield "a number for an option"
    scene.desk.ask(questions(cards)[0])
    scene.desk.touch(cards[0])
    yield "a chosen piece"
    scene.reading.toggle()
    yield "inspect"
    scene.desk.say(scene.texts("reason-core-not-asked"), cards[0])
    yield "a reason"
    scene.reading.close()
    state = scene.match.session.state
    for card in list(state.cards.piles["hand:1"]):
        state.cards.piles["hand:1"].remove(card)
        state.cards.piles.setdefault("box", []).append(card)
        state.cards.place[card], state.cards.face_up[card] = "box", True
    scene.refresh(animate=False)
    open_pile(scene.kit, state.cards.piles["box"][0])
    yield "a pile looked through"
    scene.host.close()
    dialogs = (
        partial(menus.open_menu, scene),
        partial(menus.open_save, scene.kit, scene.thumbnail),
        partial(open_stops, scene.kit, 0, scene.words),
    )
    for opening in dialogs:
        opening()
        yield "a dialog"
        scene.host.close()


@each_window(100, 150, 200)
def test_no_text_of_the_table_is_cut_overlapping_or_outside(size, text_size):
    with closing(headless_app(size, "en", "midnight", text_size)) as app:
        wrong = []
        for language in ("hu", "en", "pseudo"):
            app.use_language(language)
            scene = sit_down(app)
            for state in states_of(app, scene):
                wrong += [f"{language}, {state}: {problem}" for problem in found(app, scene, state)]
            app.scenes.pop().left()
        assert wrong == []


@pytest.mark.parametrize("size", some(SIZES, 3), ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_cover_fits_too(size):
    for text_size in (100, 200):
        with closing(headless_app(size, "hu", "midnight", text_size, reduced_motion=True)) as app:
            app.push(TableScene(app, tiny_match(trust=False), TinyTable))
            app.step(16.0)
            assert isinstance(app.scene, HandoverScene)
            assert found(app, app.scene) == []


@pytest.mark.parametrize("size", some(SIZES, 3), ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_essential_is_inside_the_window(size):
    """UX-1: places and the prompt are never outside, and the prompt leaves the hand free; a card of the hand, which
    hangs over the lower edge, is in sight as a whole when it is pointed at."""
    for text_size in (100, 200):
        with closing(headless_app(size, "hu", "midnight", text_size)) as app:
            scene = sit_down(app)
            window = pygame.Rect(0, 0, *size)
            stage = scene.desk.stage
            raised = [shown.box.move(0, -shown.rise) if shown.hand else shown.box for shown in stage.shown]
            assert all(window.contains(box) for box in raised), (size, text_size)
            assert all(shown.box.top < window.bottom - 40 for shown in stage.shown if shown.hand)
            assert all(window.contains(rect) for rect in stage.rects.values())
            asked = [shown for shown in stage.shown if shown.hand or shown.piece.id in scene.desk.marks()]
            assert not any(shown.box.colliderect(scene.prompt.rect) for shown in asked)


def test_panels_take_at_most_their_share():
    """look.md: narrow, and they can be folded."""
    with closing(headless_app((1920, 1080))) as app:
        scene = sit_down(app)
        assert scene.panels.log.rect.width <= 0.22 * 1920 and scene.panels.seats.rect.width <= 0.22 * 1920
        wide = scene.top.board.width
        scene.commands.toggle_log()
        app.step(16.0)
        assert scene.panels.log is None and scene.top.board.width > wide


def test_end_stands_at_the_same_place_for_every_question(app):
    scene = sit_down(app)
    places = set()
    for question in questions(scene.match.session.state.cards.piles["hand:0"]):
        scene.desk.ask(None)
        scene.desk.ask(question)
        app.step(20.0)
        places.add(scene.prompt.find("end").rect.bottomright)
    assert len(places) == 1


def test_the_bar_can_be_moved_but_not_out_of_the_window(app):
    """UX-31."""
    scene = sit_down(app)
    before = scene.prompt.rect.topleft
    scene.prompt._move(-40, -60)
    app.step(20.0)
    assert scene.prompt.rect.topleft == (before[0] - 40, before[1] - 60)
    scene.prompt._move(9000, 9000)
    app.step(20.0)
    assert pygame.Rect(0, 0, *app.ctx.size).contains(scene.prompt.rect)


@pytest.mark.parametrize("size", some(SIZES, 3), ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_words_of_the_cover_stand_below_its_orrery_and_inside_the_window(size):
    """UX-1, UX-41: with large letters the orrery gives way."""
    for text_size in (100, 150, 200):
        with closing(headless_app(size, "hu", "midnight", text_size)) as app:
            app.push(TableScene(app, tiny_match(trust=False), TinyTable))
            app.step(16.0)
            app.step(16.0)
            cover = app.scene
            assert isinstance(cover, HandoverScene)
            parts = [part for part in cover.host.top.root.walk() if part.rect.height and not part.children()]
            for part in parts:
                assert pygame.Rect(0, 0, *size).contains(part.rect)
                assert part.rect.height >= part.height(app.ctx, part.rect.width)
            foot = app.ctx.px(EDGE) + cover._orrery.size[1] if cover._orrery else 0
            assert min(part.rect.top for part in parts) >= foot


def test_the_list_of_announcements_covers_as_little_as_it_can(app):
    """UX-36, look.md "Board first": where it fits beside nothing, it lies where least must be kept in sight."""
    board = pygame.Rect(0, 50, 800, 500)
    stack = StackPanel([StackEntry("item:1", "A power", 0, None)], "Waiting", "negated")
    stack.place_at(app.ctx, board, [], [[pygame.Rect(100, 50, 700, 500)]])
    assert stack.rect.left < 100 and board.contains(stack.rect)


def test_a_button_that_comes_where_another_one_answered_takes_no_second_click(app):
    """UX-23: for as long as a double click lasts; one elsewhere, or one that says the same, listens as others do."""
    ctx, listens, here, beside = app.ctx, SecondClick(), pygame.Rect(0, 0, 90, 40), pygame.Rect(200, 0, 90, 40)

    def laid(question, **places):
        made = {words: Button(words, lambda: None) for words in places}
        for words, rect in places.items():
            made[words].place(ctx, rect)
        listens.keep(ctx, question, made.values())
        return made

    laid((0, 1), fire=here)
    app.step(1000.0)
    now = laid((0, 2), hold=here, leave=beside)
    app.step(200.0)
    assert now["hold"].deaf(ctx) and not now["leave"].deaf(ctx)
    app.step(320.0)
    assert not now["hold"].deaf(ctx)
    again = laid((0, 3), hold=here)
    app.step(200.0)
    assert not again["hold"].deaf(ctx)
