"""Picking up, dropping, clicking: what happens, what does not, and what is said about it (UX-12 to UX-24)."""

import pygame
import pytest

from app.table.choose import BLOCKED, CHOSEN, LEGAL, TARGET
from app.ui.input import Act
from app.ui.tooltip import draw_tooltip
from rules import One, Reason, Some, Split
from tests.app.hands import Clicking, Dragging, Typing, sit_down


@pytest.fixture
def table(app):
    scene = sit_down(app)
    return Dragging(app, scene)


def asked(table, decision):
    """Put a question of our own on the desk; its answers are only noted."""
    given = []
    table.desk.answer = lambda question, value: given.append(value)
    table.desk.ask(None)
    table.desk.ask(decision)
    table.wait(20)
    table.wait(200)
    return given


def log(table):
    return [answer.value for answer in table.scene.match.session.log] + [table.scene.match.people.locked()]


def first_card(table):
    return table.desk.decision.options[0]


def test_less_than_six_pixels_is_a_click(table):
    """UX-12."""
    card = first_card(table)
    x, y = table.centre(card)
    table.move((x, y))
    table.press((x, y))
    table.pull((x + 4, y))
    assert table.desk.drag is None
    table.release((x + 4, y))
    assert table.desk.choice.touched == [card]


def test_a_drag_lights_its_targets_within_one_frame(table):
    """UX-13."""
    card = first_card(table)
    x, y = table.centre(card)
    table.press((x, y))
    table.pull((x, y - 8))
    assert table.desk.drag is not None and table.desk.marks() == {"bid:0": TARGET}
    assert card in (table.desk.drag.piece,)


def test_a_drop_beside_the_target_snaps_within_half_a_piece(table):
    """UX-16."""
    card = first_card(table)
    rect = table.desk.stage.rect("bid:0")
    shown = table.desk.stage.of(card)
    beside = (rect.right + shown.size[0] // 2 - 6, rect.centery)
    table.drag(table.centre(card), beside)
    assert log(table)[-1] == card or table.scene.match.viewer == 1


def test_the_pointer_says_where_a_piece_is_dropped_however_it_was_gripped(table):
    """UX-16: a card that is held at its edge goes to what the pointer is at, not to what its middle is at."""
    card = first_card(table)
    shown, rect = table.desk.stage.of(card), table.desk.stage.rect("bid:0")
    corner = (shown.box.left + 3, min(shown.box.bottom, table.app.ctx.size[1]) - 3)
    table.press(corner)
    table.pull((corner[0], corner[1] - 20))
    table.pull(rect.center)
    assert table.desk.drag.over == "bid:0"
    table.pull((rect.left - shown.size[0], rect.centery))  # its middle may lie nearer now, the pointer does not
    assert table.desk.drag.over is None


def test_a_card_that_was_dropped_stays_there_until_it_flies_on(table):
    """UX-13: from the frame of the drop on it is where the hand has left it, and its motion begins there."""
    table.app.settings["speed"] = 1
    table.scene.use_settings()
    card, desk = first_card(table), table.desk
    start, goal = table.centre(card), desk.stage.rect("bid:0").center
    given = asked(table, desk.decision)
    table.press(start)
    table.pull((start[0], start[1] - 20))
    table.pull(goal)
    where = desk.drag.centre
    table.release(goal)
    assert given == [card]
    before = desk.stage
    for _ in range(3):
        pose = desk.performer.pose(card)
        assert (pose.x, pose.y) == where and card in desk.performer.flying()
        table.app.step(16.0)
    desk.performer.change(before, before, (), desk.performer._viewer, 1000.0)
    pose = desk.performer.pose(card)
    assert (pose.x, pose.y) == pytest.approx(where, abs=1)


def test_a_dropped_card_that_does_not_move_is_back_soon(table):
    card, desk = first_card(table), table.desk
    asked(table, desk.decision)
    table.drag(table.centre(card), desk.stage.rect("bid:0").center)
    table.wait(700)
    table.wait(50)
    assert desk.performer.pose(card) is None and not desk.performer.changing


def test_a_raised_card_is_gripped_where_it_is_seen(table):
    """The card under the pointer does not sink when it is taken up."""
    card = first_card(table)
    x, y = table.centre(card)
    table.move((x, y))
    table.app.step(16.0)
    shown = table.desk.stage.of(card)
    assert shown.rise > 0 and table.desk.hover == card
    table.press((x, y))
    table.pull((x, y - 8))
    assert table.desk.drag.centre[1] == pytest.approx(shown.centre[1] - shown.rise - 8, abs=1)


def test_an_illegal_drop_returns_and_says_why(table):
    """UX-17: back within 220 ms, the reason stays three seconds, the game is untouched, F1 repeats it."""
    table.app.settings["speed"] = 1
    table.scene.use_settings()
    before = table.scene.match.session.fingerprint()
    card = first_card(table)
    table.drag(table.centre(card), table.centre("box"))
    assert table.desk.complaint is not None
    assert table.scene.timeline.remaining_ms <= 220
    table.wait(240)
    assert not table.scene.timeline.busy
    assert table.desk.stage.of(card).hand
    table.wait(2700)
    assert table.desk.complaint is not None
    table.wait(5000)
    assert table.desk.complaint is None
    table.key(pygame.K_F1)
    assert table.desk.complaint is not None
    assert table.scene.match.session.fingerprint() == before


@pytest.mark.parametrize("how", ["escape", "right click", "focus", "resize"])
def test_a_drag_can_be_cancelled_without_effect(table, how):
    """UX-18."""
    before = table.scene.match.session.fingerprint()
    card = first_card(table)
    goal = table.centre("bid:0")
    x, y = table.centre(card)
    table.press((x, y))
    table.pull((x, y - 30))
    table.pull(goal)
    assert table.desk.drag is not None
    if how == "escape":
        table.key(pygame.K_ESCAPE)
    elif how == "right click":
        table.app.step(16.0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=goal, button=3)])
    elif how == "focus":
        table.app.step(16.0, [pygame.event.Event(pygame.WINDOWFOCUSLOST)])
    else:
        table.scene.rebuild()
    assert table.desk.drag is None
    table.release(goal)
    table.wait(50)
    assert table.scene.match.session.fingerprint() == before
    assert table.scene.match.people.locked() is None and table.scene.match.viewer == 0


def test_a_refusal_is_heard(table, monkeypatch):
    """UX-17, UX-76: with the reason that is read comes its sound, and with a legal touch none."""
    heard = []
    monkeypatch.setattr(table.desk, "sound", heard.append)
    table.click(table.centre(first_card(table)))
    assert heard == []
    table.desk.complain(Reason("core.undo.nothing"), None)
    table.scene.commands.undo()
    assert heard == ["error", "error"]


def test_one_click_shows_the_action_and_does_not_do_it(table):
    """UX-20: the piece's single action stands beside it, for Enter."""
    card = first_card(table)
    table.click(table.centre(card))
    assert table.scene.match.people.locked() is None
    assert table.find("chip-1").text == table.scene.module.words.name_of(card)
    assert table.desk.marks()[card] == CHOSEN and table.desk.marks()["bid:0"] == TARGET


def test_a_second_click_lets_the_piece_go(table):
    card = first_card(table)
    table.click(table.centre(card))
    table.wait(500)
    table.click(table.centre(card))
    assert table.desk.choice.touched == [] and table.desk.marks()[card] == LEGAL


def test_double_click_does_the_default_action(table):
    """UX-21."""
    card = first_card(table)
    at = table.centre(card)
    table.move(at)
    for _ in range(2):
        table.press(at)
        table.release(at)
    assert table.scene.match.viewer == 1 or table.scene.match.people.locked() == card


def test_double_click_can_be_turned_off(table):
    table.app.settings["double_click"] = False
    table.scene.use_settings()
    at = table.centre(first_card(table))
    table.move(at)
    for _ in range(2):
        table.press(at)
        table.release(at)
    assert table.scene.match.people.locked() is None and table.scene.match.viewer == 0


def test_escape_takes_the_choice_back_before_it_opens_the_menu(table):
    table.click(table.centre(first_card(table)))
    table.key(pygame.K_ESCAPE)
    assert table.desk.choice.touched == [] and len(table.scene.host.layers) == 1
    table.key(pygame.K_ESCAPE)
    assert len(table.scene.host.layers) == 2


@pytest.mark.parametrize("how", ["right click", "long press", "key"])
def test_the_same_action_list_opens_in_every_way(table, how):
    """UX-24."""
    card = first_card(table)
    at = table.centre(card)
    if how == "right click":
        table.move(at)
        table.app.step(16.0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=at, button=3)])
    elif how == "long press":
        table.move(at)
        table.press(at)
        table.wait(520)
        table.wait(20)
    else:
        typing = Typing(table.app, table.scene)
        typing.reach(f"spot-{card}")
        typing.key(pygame.K_MENU)
    labels = [
        widget.text for widget in table.scene.host.top.root.walk() if getattr(widget, "text", "") and widget.focusable
    ]
    assert labels[0] == table.scene.module.words.name_of(card) and len(labels) == 3


def open_list(table, thing):
    table.move(table.centre(thing))
    table.app.step(16.0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=table.centre(thing), button=3)])
    table.wait(200)
    return [type(layer.root).__name__ for layer in table.scene.host.layers[1:]]


def test_a_click_beside_the_action_list_closes_it_and_does_nothing_else(table):
    """UX-24: what lies below an open list is not played by the click that puts the list away."""
    card, other = table.desk.decision.options[:2]
    assert open_list(table, card) == ["ActionList"]
    table.drag(table.centre(other), table.centre("bid:0"))
    assert len(table.scene.host.layers) == 1
    assert table.scene.match.people.locked() is None and table.desk.choice.touched == []


def test_an_action_list_goes_with_the_question_it_was_made_for(table):
    """UX-24: keys work beside an open list; it must not stay and offer yesterday's actions."""
    assert open_list(table, first_card(table)) == ["ActionList"]
    assert table.desk.pick_option(first_card(table))
    table.wait(200)
    assert table.scene.match.people.locked() is not None and len(table.scene.host.layers) == 1


def test_a_right_click_elsewhere_moves_the_action_list_or_puts_it_away(table):
    """UX-24."""
    card, other = table.desk.decision.options[:2]
    assert open_list(table, card) == ["ActionList"]
    assert open_list(table, other) == ["ActionList"]
    assert table.scene.host.top.root.find("default-action").text == table.scene.module.words.name_of(other)
    assert open_list(table, "bid:0") == []
    assert table.desk.choice.touched == []


def test_a_right_click_beside_a_dialog_does_not_reach_the_table(table):
    card = first_card(table)
    table.click(table.centre(card))
    table.scene.commands.menu()
    assert open_list(table, card) == ["Dialog"] and table.desk.choice.touched == [card]


def test_only_listed_options_can_be_touched(table):
    """UX-19: nothing happens for a piece no option mentions, by any device."""
    decision = table.desk.decision
    given = asked(table, One(0, "tiny.play.bid", options=decision.options[:2]))
    other = decision.options[3]
    table.click(table.centre(other))
    table.drag(table.centre(other), table.centre("bid:0"))
    assert given == [] and table.desk.choice.touched == []


def test_a_blocked_piece_is_marked_and_tells_its_reason(table):
    """UX-19, UX-17."""
    cards = table.desk.decision.options
    why = Reason("tiny.cost", {"cost": 2, "have": 1})
    given = asked(table, One(0, "tiny.play.bid", options=cards[:1], blocked=((cards[1], why),)))
    assert table.desk.marks()[cards[1]] == BLOCKED
    table.click(table.centre(cards[1]))
    assert table.desk.complaint.text == "That costs 2 points, and you have 1."
    table.drag(table.centre(cards[1]), table.centre("bid:0"))
    assert table.desk.complaint.text == "That costs 2 points, and you have 1."
    assert given == []


def test_a_blocked_button_is_grey_with_its_reason(table):
    why = Reason("tiny.cost", {"cost": 1, "have": 0})
    asked(table, One(0, "core.priority.reply", options=("pass",), blocked=((("pulse",), why),)))
    button = table.find("option-('pulse',)")
    assert not button.enabled and "1" in button.tip


def test_a_pile_with_different_offers_is_opened_to_choose_from(app):
    """Searching a pile: by click, and with the keyboard alone."""
    for hands in (Clicking, Typing):
        scene = sit_down(app)
        table = hands(app, scene)
        state = scene.match.session.state
        cards = state.cards.piles["hand:1"][:]
        for card in cards[:3]:
            state.cards.piles["hand:1"].remove(card)
            state.cards.piles.setdefault("box", []).append(card)
            state.cards.place[card], state.cards.face_up[card] = "box", True
        state.cards.design[cards[0]], state.cards.design[cards[1]] = "gem_1", "gem_2"
        scene.refresh(animate=False)
        given = asked(table, One(0, "tiny.play.bid", options=tuple(cards[:2])))
        if hands is Clicking:
            table.click(table.centre("box"))
            table.click(f"card-{cards[0]}")
        else:
            table.reach(f"spot-{cards[2]}")
            table.key(pygame.K_RETURN)
            table.reach(f"card-{cards[0]}")
            table.key(pygame.K_RETURN)
        assert table.desk.choice.touched == [cards[0]]
        table.key(pygame.K_1)
        assert given == [cards[0]]
        app.scenes.pop().left()


def test_digits_choose_buttons(table):
    given = asked(table, One(0, "core.priority.reply", options=("pass", ("pulse",))))
    table.key(pygame.K_1)
    assert given == [("pulse",)]


def test_a_ranged_option_asks_for_its_number(table):
    given = asked(table, One(0, "core.priority.reply", options=("pass", ("pulse",)), ranges={("pulse",): (2, 9)}))
    table.click("option-('pulse',)")
    assert given == []
    table.plus("number", 3)
    table.click("confirm")
    assert given == [("pulse", 5)]


def test_shift_click_and_a_box_choose_several(app):
    """UX-22."""
    table = Clicking(app, sit_down(app))
    cards = table.desk.decision.options
    given = asked(table, Some(0, "tiny.play.discard", items=cards, low=0, high=5))
    table.scene.top.shift = True
    table.desk.several(cards[:2])
    assert table.desk.choice.chosen == list(cards[:2])
    first, last = table.desk.stage.rect(cards[2]), table.desk.stage.rect(cards[4])
    pygame.key.set_mods(pygame.KMOD_SHIFT)
    try:
        table.drag((first.left + 30, first.top - 14), (last.right + 4, app.ctx.size[1] - 2))
    finally:
        pygame.key.set_mods(0)
    assert set(table.desk.choice.chosen) == set(cards)
    table.click("confirm")
    assert len(given[0]) == 5


def test_too_many_are_not_taken(table):
    cards = table.desk.decision.options
    given = asked(table, Some(0, "tiny.play.discard", items=cards, low=2, high=2))
    for card in cards[:3]:
        table.click(table.centre(card))
    assert table.desk.choice.chosen == list(cards[:2])
    table.click("confirm")
    assert given == [tuple(cards[:2])]


def test_the_wheel_zooms_towards_the_pointer_and_home_returns(table):
    """UX-8."""
    board = table.scene.top.board
    at = (board.x + board.width // 4, board.centery)
    seen = table.desk.camera.to_board(at)
    table.move(at)
    for _ in range(3):
        table.wheel(at, 1)
    now = table.desk.camera.to_board(at)
    assert table.desk.camera.zoom > 1.5
    assert abs(now[0] - seen[0]) < 2 and abs(now[1] - seen[1]) < 2
    for _ in range(30):
        table.wheel(at, -1)
    assert table.desk.camera.zoom >= 0.4
    table.key(pygame.K_HOME)
    assert (table.desk.camera.zoom, table.desk.camera.centre) == (1.0, (0.5, 0.5))


def test_the_board_cannot_be_dragged_away(table):
    board = table.scene.top.board
    for _ in range(4):
        table.wheel(board.center, 1)
    start = (board.centerx, board.top + 4)
    for _ in range(6):
        table.drag(start, (board.right - 4, board.bottom - 4))
    assert 0 <= table.desk.camera.centre[0] <= 1 and 0 <= table.desk.camera.centre[1] <= 1
    assert any(rect.colliderect(board) for rect in table.desk.stage.rects.values())


def test_the_overview_is_entered_and_left_with_one_key(table):
    """UX-3."""
    before = table.scene.top.board.size
    table.key(pygame.K_o)
    assert table.scene.top.board.height > before[1]
    table.key(pygame.K_o)
    assert table.scene.top.board.size == before


def test_a_held_key_shows_the_bare_board(table):
    """UX-11."""
    table.app.step(16.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_b, mod=0, unicode="b")])
    assert table.desk.bare
    table.app.step(16.0, [pygame.event.Event(pygame.KEYUP, key=pygame.K_b, mod=0)])
    assert not table.desk.bare


def test_undo_takes_the_step_back_and_the_button_says_what(table):
    """UX-58."""
    card = first_card(table)
    table.one(table.desk.decision, card)
    table.wait(50)
    assert table.desk.decision is not None
    before = table.scene.match.session.fingerprint()
    table.key(pygame.K_z, mod=pygame.KMOD_CTRL)
    table.wait(50)
    tip = table.find("undo").tip
    assert tip
    assert table.scene.match.session.fingerprint() == before


def test_a_drop_on_the_question_is_a_change_of_mind(table):
    """Nothing is laid where End was meant, whatever place lies below; and nobody is scolded."""
    card, given = first_card(table), len(log(table))
    table.drag(table.centre(card), table.scene.prompt.rect.center)
    assert table.desk.complaint is None and table.desk.drag is None
    assert len(log(table)) == given and table.desk.stage.of(card).hand


def test_over_the_question_a_dragged_piece_has_no_target(table):
    card, below = first_card(table), table.desk.stage.rect("bid:0").center
    table.desk.is_covered = lambda pos: pos[0] > below[0]
    start = table.centre(card)
    table.press(start)
    for dx, over in ((4, None), (-4, "bid:0")):
        table.pull((below[0] + dx, below[1]))
        assert table.desk.drag.over == over


def test_the_words_of_a_drag_lie_clear_of_the_question(table):
    question, surface = pygame.Rect(640, 668, 636, 50), pygame.Surface((1280, 720))
    for x in range(20, 1280, 140):
        for y in range(400, 720, 40):
            card = pygame.Rect(0, 0, 108, 151)
            card.center = (x, y)
            told = draw_tooltip(table.scene.ctx, surface, "Költség: 5 credit", card, card.center, [question])
            assert not told.colliderect(question) and surface.get_rect().contains(told)


def test_the_first_key_after_the_mouse_goes_to_the_question(app):
    """UX-79: the focus was left on something else when the question came; Enter first shows what it would answer."""
    hands = Typing(app, sit_down(app))
    attention, host = hands.scene.attention, hands.scene.host
    hands.move((600, 200))
    stray = hands.find("menu")
    host.focus_on(stray)
    attention.is_drawn = True
    attention.follow()
    assert host.focused is stray, "it does not move under the mouse"
    hands.key(pygame.K_RETURN)
    asked = hands.scene.natural_focus(list(host.top.root.walk()))
    assert host.focused is asked and hands.scene.match.session.log == [] and len(host.layers) == 1


def test_the_enter_that_ends_an_animation_shows_the_focus_of_the_question(app):
    """UX-25, UX-79: after the mouse no further Enter is needed before one that answers."""
    hands = Typing(app, sit_down(app))
    attention, host = hands.scene.attention, hands.scene.host
    hands.move((600, 200))
    host.focus_on(hands.find("menu"))
    attention.is_drawn = True
    attention.follow()
    app.settings["speed"] = 1
    hands.scene.timeline.speed = 1
    hands.scene.desk.performer.announce("A banner")
    assert hands.scene.timeline.busy and app.ctx.device == "mouse"
    hands.key(pygame.K_RETURN)
    asked = hands.scene.natural_focus(list(host.top.root.walk()))
    assert app.ctx.device == "keyboard" and host.focused is asked and hands.scene.match.session.log == []


def test_the_first_key_after_the_mouse_shows_a_focus_that_was_there_already(app):
    """UX-79: with the mouse it is not drawn, so the first Enter would do nothing that can be seen."""
    hands = Typing(app, sit_down(app))
    attention, host = hands.scene.attention, hands.scene.host
    host.focus_on(hands.scene.natural_focus(list(host.top.root.walk())))
    hands.move((600, 200))
    attention.is_drawn = True
    attention.follow()
    host.dirty = False
    assert attention.turn_to_keys(Act("confirm", "keyboard")) and host.dirty


def test_a_key_leaves_the_focus_where_the_mouse_has_put_it_since(app):
    """UX-79."""
    hands = Typing(app, sit_down(app))
    attention, host = hands.scene.attention, hands.scene.host
    hands.move((600, 200))
    attention.is_drawn = True
    attention.follow()
    host.focus_on(hands.find("menu"))
    hands.key(pygame.K_RETURN)
    assert len(host.layers) == 2, "Enter opens the menu that was clicked last"


def test_while_nobody_is_asked_the_focus_is_on_no_thing_of_the_table(app):
    """UX-79: Enter never meets an empty pile."""
    scene = sit_down(app)
    scene.desk.ask(None, 0)
    scene.words()
    found = scene.natural_focus(list(scene.host.top.root.walk()))
    assert found is None or scene.prompt in found.ancestors()


@pytest.mark.parametrize("id", ["stops", "end"])
def test_no_tooltip_lies_over_the_question(app, monkeypatch, id):
    """UX-31: neither that of a button beside it nor that of one inside it."""
    hands = Typing(app, sit_down(app))
    hands.key(pygame.K_TAB)
    told = []
    monkeypatch.setattr("app.ui.scene.draw_tooltip", lambda *words: told.append(draw_tooltip(*words)))
    widget = hands.find(id)
    widget.tip, widget.wordless = "Mikor kérdezzen a játék? Csak akkor, ha van nálad olyan, amivel érdemes. " * 3, True
    hands.scene.host.focus_on(widget)
    hands.wait(20)
    assert told and not told[-1].colliderect(hands.scene.prompt.rect)
    assert pygame.Rect(0, 0, *app.ctx.size).contains(told[-1])


def test_one_piece_to_be_placed_needs_one_click(table):
    """One returning ship: the click on its place is the answer."""
    now = table.desk.decision
    given = asked(table, Split(now.seat, now.prompt, slots=(0, 1), caps=(1, 1), low=1, high=1))
    table.desk.touch(table.desk.choice.things[0])
    assert given == [(1, 0)]


def test_pointing_at_a_choice_lights_the_piece_it_belongs_to(table):
    """UX-32: among several equal sources, the very one that the button under the pointer is about."""
    card = first_card(table)
    table.scene.prompt.lights["confirm"] = (card,)
    table.scene.host.hover = table.scene.prompt
    table.scene.prompt.lights[table.scene.prompt.id] = (card,)
    table.app.ctx.device = "mouse"
    table.scene._light_choice()
    assert table.desk.pointed == (card,) and card in table.desk.glow()
    table.scene.host.hover = None
    table.scene._light_choice()
    assert table.desk.pointed == ()
