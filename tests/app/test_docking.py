"""Sheets and pins lie beside the question, show the picture, scroll and stay current (UX-31, UX-49 to UX-51)."""

import random
from dataclasses import replace
from types import SimpleNamespace

import pygame
import pytest

from app.scenes.coach_panel import CoachPanel
from app.scenes.meaning import coach_room
from app.table import piece_actions
from app.table.actions import ListedAction
from app.table.choose import TARGET
from app.table.docking import SheetLayout, dock, free_boxes, nearest_clear
from app.tools.shot import headless_app
from app.tools.table_shots import table as table_after
from app.ui.buttons import Button
from tests.app.hands import Clicking, Typing, sit_down
from tests.support.expected import expected
from tests.support.games import FOR_TWO
from tests.support.thorough import some

WINDOW = pygame.Rect(0, 0, 1280, 720)


@pytest.fixture
def table(app):
    return Clicking(app, sit_down(app))


def hover(table, thing):
    table.move(table.centre(thing))
    table.wait(400)
    table.wait(20)
    return table.scene.reading.layer.open


def test_free_boxes_touch_nothing_and_leave_nothing_out():
    """Every free point lies in one of them, and each is as large as it can be."""
    rng = random.Random(4)
    for _ in range(20):
        obstacles = [
            pygame.Rect(rng.randrange(1200), rng.randrange(650), rng.randrange(20, 300), rng.randrange(20, 200))
            for _ in range(12)
        ]
        free = free_boxes(WINDOW, obstacles)
        assert all(not box.colliderect(one) for box in free for one in obstacles)
        for _ in range(200):
            point = rng.randrange(1280), rng.randrange(720)
            open_ = not any(one.collidepoint(point) for one in obstacles)
            assert any(box.collidepoint(point) for box in free) == open_


def test_the_largest_form_that_fits_is_taken_nearest_to_its_thing():
    thing = pygame.Rect(100, 300, 60, 90)
    forms = [SheetLayout(500, 400, 300, 280), SheetLayout(200, 400, 250, 120, True)]
    free = [pygame.Rect(900, 0, 380, 720), pygame.Rect(200, 0, 220, 720)]
    found = dock(forms, thing, free)
    assert found.form is forms[1] and free[1].contains(found.rect)
    assert dock(forms, thing, [pygame.Rect(0, 0, 150, 720)]) is None


def test_what_must_give_way_goes_no_farther_than_it_must():
    lies, prompt = pygame.Rect(10, 500, 300, 200), pygame.Rect(0, 600, 1280, 120)
    moved = nearest_clear(lies, 150, WINDOW, [prompt])
    assert not moved.colliderect(prompt) and moved.x == 10 and moved.bottom == 600
    assert nearest_clear(lies, 150, WINDOW, []) == lies


@pytest.mark.parametrize(
    "game, players", [(game, seats) for game in FOR_TWO for seats in expected(game, "table").get("docked", [3])]
)
@pytest.mark.parametrize("size, text", some([((1280, 720), 100), ((1024, 640), 100), ((1280, 720), 200)], 2))
def test_no_sheet_lies_over_the_question(game, players, size, text):
    """Neither over its buttons and chips nor over the things to choose from, and the picture is always there."""
    app = headless_app(size=size)
    app.settings["language"], app.settings["text_size"] = "hu", text
    try:
        scene = table_after(app, game, 3, 60, None, players)
        app.step(200.0)
        scene.ctx.device = "mouse"
        opened = 0
        for shown in list(scene.desk.stage.shown):
            scene.top.pointer, scene.reading._shown = shown.box.center, None
            if not scene.reading._open(shown.piece.id):
                continue
            sheet, opened = scene.reading.layer.open, opened + 1
            assert pygame.Rect((0, 0), size).contains(sheet.rect) and not sheet.rect.collidepoint(scene.top.pointer)
            for kept in (*scene.parts.buttons_of_question(), *scene.parts.things_of_question()):
                assert not kept.colliderect(sheet.rect), (shown.piece.name, kept, sheet.rect)
            assert sheet.sheet.art is None or sheet.form.picture
            assert sheet.text.rect.bottom <= sheet.rect.bottom and sheet.text.rect.height > 0
        assert opened > 5
    finally:
        app.close()


def test_the_sheet_of_a_card_in_hand_lies_beside_the_card_that_has_come_up(table):
    """Nothing that opens by itself covers what it speaks about."""
    card = table.desk.decision.options[1]
    shown, sheet = table.desk.stage.of(card), hover(table, card)
    assert shown.hand and shown.rise > 0
    assert not sheet.rect.colliderect(shown.pointed_box)


def test_a_large_place_stays_free_where_there_is_room_beside_it(table, monkeypatch):
    """A chosen card may go to it: the lit place is to be seen as a whole."""
    card = table.desk.decision.options[1]
    at = hover(table, card).rect
    wide = pygame.Rect(at.x, at.y, 640, 220)
    assert wide.width * wide.height > 0.12 * WINDOW.width * WINDOW.height
    own, stage = table.desk.marks, table.desk.stage
    place = next(place for place in stage.places if not stage.places[place].hand and place not in own())
    monkeypatch.setitem(stage.rects, place, wide)
    monkeypatch.setattr(table.desk, "marks", lambda: {**own(), place: TARGET})
    table.scene.reading.put_away()
    table.move((5, 5))
    assert not hover(table, card).rect.colliderect(wide)


def test_chips_of_the_chosen_piece_stay_free(table):
    """The list beside a piece is part of the question."""
    scene = table.scene
    assert scene.parts.buttons_of_question()[0] == scene.prompt.rect
    scene.parts.chips.show(
        ("x",), pygame.Rect(300, 300, 60, 90), [ListedAction("Do it", lambda: None)], scene.prompt.rect
    )
    scene.parts.chips.place(scene.ctx, WINDOW)
    assert scene.parts.chips.buttons[0].rect in [*scene.kept_in_sight()[-1]]


def test_a_chip_with_its_reason_is_whole(table):
    """UX-19, look.md: however long the reason is, no word of it is cut."""
    chips, ctx = table.scene.parts.chips, table.scene.ctx
    reason = "the reason why this cannot be done now takes more words than fit into two lines of a chip " * 2
    entries = [ListedAction("Do it", lambda: None), ListedAction("Or else", lambda: None, False, reason.strip())]
    chips.show(("x",), pygame.Rect(300, 300, 60, 90), entries, table.scene.prompt.rect)
    chips.place(ctx, WINDOW)
    assert not [mark.text for button in chips.buttons for mark in button.marks() if mark.cut]
    assert all(button.rect.height >= mark.rect.height for button in chips.buttons for mark in button.marks())


def long_sheets(table, monkeypatch, lines=60):
    own = table.scene.module.pages.inspect
    longer = lambda thing: replace(own(thing), text="many words " * 6 * lines) if own(thing) else None  # noqa: E731
    monkeypatch.setattr(table.scene.module.pages, "inspect", longer)


def test_a_long_sheet_scrolls_under_the_wheel_and_the_page_keys(table, monkeypatch):
    """Nothing of it is cut; the table below does not move meanwhile."""
    long_sheets(table, monkeypatch)
    card = table.desk.decision.options[1]
    sheet = hover(table, card)
    assert sheet.text.most > 0 and WINDOW.contains(sheet.rect)
    zoom = table.desk.camera.zoom
    table.wheel(table.centre(card), -2)
    assert sheet.text.offset > 0 and table.desk.camera.zoom == zoom
    before = sheet.text.offset
    table.key(pygame.K_PAGEDOWN)
    assert sheet.text.offset > before
    table.wheel(table.centre(card), -500)
    assert sheet.text.offset == sheet.text.most and table.desk.camera.zoom == zoom


def test_the_action_list_opens_the_sheet_and_pins_it(table):
    """The pointer is in the list then, not on the piece."""
    card = table.desk.decision.options[1]
    for label, found in (("action-inspect", "open"), ("action-pin", "pins")):
        piece_actions.open_actions(table.scene.kit, table.scene.reading, card)
        words = table.app.texts(label)
        button = next(
            one
            for one in table.scene.host.top.root.walk()
            if isinstance(one, Button) and one.spoken().startswith(words)
        )
        table.click(button.rect.center)
        table.wait(20)
        assert getattr(table.scene.reading.layer, found)
    assert table.scene.reading.layer.pins[0].thing == card


def test_a_sheet_that_was_asked_for_goes_with_a_press_beside_it(table):
    table.scene.reading.toggle(table.desk.decision.options[1])
    sheet = table.scene.reading.layer.open
    table.press(sheet.rect.center)
    table.release(sheet.rect.center)
    assert table.scene.reading.layer.open is sheet
    table.press((3, 300))
    table.release((3, 300))
    assert table.scene.reading.layer.open is None


def pinned(table, card):
    table.scene.reading.pin(card)
    table.wait(200)
    return table.scene.reading.layer.pins[-1]


def test_a_pin_is_moved_by_its_head_and_stays_off_the_prompt(table):
    """UX-50."""
    pin = pinned(table, table.desk.decision.options[0])
    before, grip = pin.rect.topleft, pin.find("pin-head").rect.midleft
    grip = grip[0] + 30, grip[1]
    table.drag(grip, (grip[0] + 200, grip[1] + 40))
    assert pin.rect.topleft == (before[0] + 200, before[1] + 40)
    grip = pin.find("pin-head").rect.midleft
    table.drag((grip[0] + 30, grip[1]), (grip[0] + 30, 700))
    assert not pin.rect.colliderect(table.scene.prompt.rect) and WINDOW.contains(pin.rect)


def test_a_pin_becomes_smaller_rather_than_cover_what_is_asked(table):
    """UX-31, UX-50: and it is as it was when the question is answered."""
    layer, ctx = table.scene.reading.layer, table.scene.ctx
    pin = pinned(table, table.desk.decision.options[0])
    before, form = pin.rect.copy(), pin.form
    low = min(one.least for one in pin.forms(ctx))
    assert low < form.least
    cards, buttons = pygame.Rect(0, low + 20, 1280, 640), pygame.Rect(640, 660, 640, 60)
    layer.away = lambda: ([cards, buttons], [cards, buttons], [buttons])
    layer.place(ctx, WINDOW)
    assert not pin.rect.colliderect(cards) and WINDOW.contains(pin.rect) and pin.text.rect.height > 0
    layer.away = table.scene.kept_in_sight
    layer.place(ctx, WINDOW)
    assert (pin.rect, pin.form) == (before, form)


def test_a_pin_scrolls(table, monkeypatch):
    long_sheets(table, monkeypatch)
    pin = pinned(table, table.desk.decision.options[0])
    assert pin.text.most > 0
    table.wheel(pin.text.rect.center, -2)
    assert pin.text.offset > 0


def test_a_pin_is_reached_and_scrolled_by_the_keyboard(app, monkeypatch):
    """UX-79."""
    table = Typing(app, sit_down(app))
    long_sheets(table, monkeypatch)
    pin = pinned(table, table.desk.decision.options[0])
    table.reach("sheet-text")
    table.key(pygame.K_DOWN)
    assert pin.text.offset > 0


def test_a_pin_tells_how_things_are_now(table, monkeypatch):
    """It is made anew with every change of the table, and stays where it lies and at the line that was read."""
    long_sheets(table, monkeypatch)
    card = table.desk.decision.options[0]
    pin = pinned(table, card)
    table.wheel(pin.text.rect.center, -1)
    own = table.scene.module.pages.inspect
    changed = lambda thing: replace(own(thing), states=("now worn",)) if own(thing) else None  # noqa: E731
    monkeypatch.setattr(table.scene.module.pages, "inspect", changed)
    table.scene.refresh(animate=False)
    table.wait(20)
    fresh = table.scene.reading.layer.pins[0]
    assert fresh is not pin and fresh.sheet.states == ("now worn",)
    assert fresh.rect.topleft == pin.rect.topleft and fresh.text.offset == pin.text.offset > 0


def test_a_tip_stays_above_the_question_and_keeps_its_buttons(app):
    """UX-1, UX-31: in a low window with large letters its words scroll instead of running over the prompt."""
    app.settings["text_size"] = 200
    table = sit_down(app)
    now, board = table.panels.divide(), pygame.Rect(0, 60, 1024, 300)
    prompt = SimpleNamespace(rect=pygame.Rect(0, 300, 1024, 200))
    room = coach_room(replace(now, board=board, right=pygame.Rect(0, 0, 0, 0)), prompt)
    assert board.contains(room) and not room.colliderect(prompt.rect)
    button = Button("Got it", lambda: None, id="got-it")
    panel = CoachPanel("Tip", None, "Everybody begins alike, only the cards differ. " * 12, [button])
    panel.stand(app.ctx, room, [])
    assert room.contains(panel.rect) and panel.rect.contains(button.rect)
    words = panel.find("coach-words")
    assert words.most > 0 and words.focusable and panel.rect.contains(words.rect)


def test_a_tip_stands_below_a_question_at_the_upper_edge(app):
    """UX-31: what asks there would be covered, together with the button that answers."""
    table = sit_down(app)
    now, board = table.panels.divide(), pygame.Rect(0, 60, 1024, 500)
    prompt = SimpleNamespace(rect=pygame.Rect(0, 60, 1024, 180))
    room = coach_room(replace(now, board=board, right=pygame.Rect(0, 0, 0, 0)), prompt)
    assert board.contains(room) and not room.colliderect(prompt.rect) and room.height == 320


def test_a_tip_covers_as_little_as_it_can(app):
    sit_down(app)
    panel, board = CoachPanel("Tip", None, "A word.", []), pygame.Rect(0, 60, 1280, 600)
    panel.stand(app.ctx, board, [])
    corner = panel.rect.copy()
    panel.stand(app.ctx, board, [], [], [corner.inflate(-10, -10)])
    assert not panel.rect.colliderect(corner.inflate(-10, -10))


def test_a_sheet_that_opened_by_itself_gives_way_to_a_hint(table):
    """UX-61: the words of the hint are not read through a sheet; that comes back when they have gone."""
    thing = table.desk.decision.options[0]
    assert hover(table, thing) is not None
    table.scene.commands.hint()
    table.wait(20)
    assert table.desk.complaint is not None and table.scene.reading.layer.open is None
