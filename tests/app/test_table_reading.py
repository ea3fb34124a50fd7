"""Inspect, pins, log, recap, rings: what people read at the table (UX-43, UX-49 to UX-57, UX-110)."""

from contextlib import closing
from dataclasses import replace

import pygame
import pytest

from app.match import ASK, LogLine
from app.table import menus
from app.table.curtain import HandoverScene
from app.table.docking import beside
from app.table.inspect import InspectCard, facts
from app.table.log import LogRow, exported, told_lines, word_on, worded
from app.table.model import FactSheet, ShownValue
from app.table.scene import TableScene
from app.tools.shot import headless_app
from app.ui.buttons import Button
from app.ui.check import problems
from app.ui.labels import Label, Paragraph
from rules import Event
from tests.app.conftest import Driver
from tests.app.hands import Clicking, Typing, sit_down
from tests.app.test_table_leaks import hold
from tests.app.tiny_table import TinyTable, tiny_match


@pytest.fixture
def table(app):
    return Clicking(app, sit_down(app))


def played(table, answers=4):
    table.play_all(seed=5, most=answers)
    table.wait(20)
    return table


def test_resting_on_a_piece_opens_inspect_beside_the_pointer(table):
    """UX-49."""
    card = table.desk.decision.options[1]
    at = table.centre(card)
    table.move(at)
    table.wait(300)
    assert table.scene.reading.layer.open is None
    table.wait(60)
    table.wait(20)
    sheet = table.scene.reading.layer.open
    assert sheet is not None and sheet.sheet.title == table.scene.module.words.name_of(card)
    assert sheet.rect.height >= 0.4 * table.app.ctx.size[1]
    assert not sheet.rect.collidepoint(at)


def test_the_next_piece_is_inspected_without_delay(table):
    first, second = table.desk.decision.options[:2]
    table.move(table.centre(first))
    table.wait(400)
    table.wait(20)
    table.move(table.centre(second))
    assert table.scene.reading.layer.open.sheet.title == table.scene.module.words.name_of(second)
    table.move((3, table.app.ctx.size[1] // 2))
    assert table.scene.reading.layer.open is None


def test_inspect_opens_by_key_and_stays(app):
    table = Typing(app, sit_down(app))
    card = table.desk.decision.options[0]
    table.reach(f"spot-{card}")
    table.key(pygame.K_i)
    assert table.scene.reading.layer.open is not None
    table.key(pygame.K_ESCAPE)
    assert table.scene.reading.layer.open is None and len(table.scene.host.layers) == 1


def test_up_to_three_sheets_can_be_pinned(table):
    """UX-50."""
    for card in table.desk.decision.options[:4]:
        table.move(table.centre(card))
        table.wait(400)
        table.key(pygame.K_p)
    assert len(table.scene.reading.layer.pins) == 3
    table.scene.refresh()
    table.move((3, table.app.ctx.size[1] // 2))
    table.wait(20)
    assert len(table.scene.reading.layer.pins) == 3
    played(table, 1)  # other eyes look on now, which do not know these cards
    assert not table.scene.reading.layer.pins


def test_a_hidden_card_cannot_be_inspected(table):
    hidden = "hand:1/0"  # a back has no number, only its position
    table.move(table.centre(hidden))
    table.wait(400)
    table.wait(20)
    assert table.scene.reading.layer.open is None


def test_the_log_words_every_event_in_both_languages(table):
    """UX-57: old lines follow a change of language."""
    played(table)
    english = [row.plain for row in table.scene.reading.log.rows]
    assert any("rolls" in line for line in english)
    table.app.settings["language"] = "hu"
    table.wait(20)
    hungarian = [row.plain for row in table.scene.reading.log.rows]
    assert len(hungarian) == len(english) and any("dobása" in line for line in hungarian)


def test_old_lines_are_not_worded_again(table):
    played(table, 3)
    counted = []
    word = table.scene.module.log.line
    table.scene.module.log.line = lambda event: counted.append(event) or word(event)
    played(table, 1)
    assert len(counted) < len(table.scene.reading.log.rows)


def test_the_log_folds_filters_and_searches(table):
    """UX-54."""
    played(table, 6)
    log = table.scene.reading.log
    everything = len(log.seen_rows())
    log.fold(table.app.ctx, log.rows[0].turn)
    assert len(log.seen_rows()) < everything
    log.fold(table.app.ctx, log.rows[0].turn)
    log.only = 1
    assert all(row.heading or row.seat == 1 for row in log.seen_rows())
    log.only = None
    table.scene.reading._search("ROLLS")
    assert [row.plain for row in log.seen_rows() if not row.heading] and all(
        "rolls" in row.plain for row in log.seen_rows() if not row.heading
    )


def test_a_link_leads_to_its_piece(table):
    """UX-55."""
    played(table, 2)
    card = next(row for row in table.scene.reading.log.rows if "<link:" in row.text)
    link = card.text.split("<link:")[1].split(">")[0]
    table.scene.reading._go_to(link)
    assert table.desk.hinted == (int(link),)
    table.scene.reading._linked(link)
    assert table.scene.reading.layer.open is not None


def test_new_lines_do_not_scroll_while_someone_reads_above(table):
    """UX-55."""
    played(table, 8)
    log = table.scene.reading.log
    log.rect.height = 60
    log.place(table.app.ctx, log.rect)
    log.scroll_to(table.app.ctx, 0)
    log.show(table.app.ctx, [*log.rows, *log.rows[-3:]])
    assert log.offset == 0
    log.scroll_to(table.app.ctx, 10**6)
    log.show(table.app.ctx, [*log.rows, *log.rows[-3:]])
    assert log.offset == log.most


def test_the_log_exports_as_plain_text(table):
    played(table)
    text = exported(worded(table.scene.module, table.scene.match.log.lines()), table.scene.module)
    assert "<link" not in text and "Turn 1" in text and "Béla" in text


def test_another_language_leaves_the_log_where_it_stands(table, monkeypatch):
    """UX-55: all lines are worded anew at once, so that nothing jumps to the top."""
    played(table)
    reading, app = table.scene.reading, table.app
    before = len(reading.log.rows)
    monkeypatch.setattr("app.table.reading.PORTION_SECONDS", -1.0)
    app.ctx.texts.use("hu")
    monkeypatch.setattr(app, "_studio", object())
    rows = reading._rows()
    monkeypatch.undo()
    assert not reading.unfinished and len(rows) == before > 3


def test_lines_that_wait_leave_the_frame_of_a_new_question_alone(table, monkeypatch):
    """UX-101: neither new lines nor the rest of a portion are worded while they are postponed."""
    played(table)
    reading = table.scene.reading
    reading._unworded.extend(reading.kit.match.log.lines()[-1:])
    reading.postponed = True
    assert not reading.show_lines() and reading.unfinished
    assert reading.catch_up() and not reading.unfinished


def test_the_recap_goes_when_somebody_begins_to_play(table):
    """UX-43: a press anywhere puts it away, so that nothing is dropped on it."""
    table.scene.reading.show_recap(["a line " * 40] * 4, 1000.0)
    table.wait(3000)
    assert table.scene.reading.layer.recap is not None  # a long text stays until it is closed
    table.press(table.centre(table.desk.decision.options[1]))
    assert table.scene.reading.layer.recap is None


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_e])
def test_the_recap_goes_when_somebody_plays_on_with_the_keyboard(table, key):
    """UX-43: no closing click and no closing key."""
    table.scene.reading.show_recap(["a line " * 40] * 4, 1000.0)
    table.wait(20)
    table.key(pygame.K_DOWN)
    table.scene.attention.begin()
    assert table.scene.reading.layer.recap is not None
    table.key(key)
    assert table.scene.reading.layer.recap is None


def test_equal_lines_of_a_recap_become_one(table):
    """UX-43, UX-55: as in the log."""
    module = table.scene.module
    mine, other = Event("grab", {"seat": 0}), Event("grab", {"seat": 1})
    told = told_lines(module, [mine, mine, mine, Event("nothing", {}), other])
    assert told == [module.log.line_of(mine, 3), module.log.line(other)]


def test_a_long_recap_opens_at_the_newest_line(table):
    """UX-43: what happened last stands at the bottom, and is what one wants to read first."""
    table.scene.reading.show_recap([f"line {n} " * 6 for n in range(60)], 1000.0)
    table.wait(20)
    recap = table.scene.reading.layer.recap
    assert recap.lines.offset == recap.lines.most > 0


def test_a_long_recap_is_whole_scrolls_and_has_a_button_to_close_it(table):
    """UX-43, UX-80: nothing is dropped, and the mouse alone is enough."""
    table.scene.reading.show_recap([f"line {n} " * 6 for n in range(60)], 1000.0)
    table.wait(300)
    recap = table.scene.reading.layer.recap
    told = [widget.text for widget in recap.lines.walk() if isinstance(widget, Paragraph)]
    assert len(told) == 60 and recap.lines.most > 0
    assert pygame.Rect(0, 0, *table.app.ctx.size).contains(recap.rect)
    before = table.scene.desk.camera.zoom
    table.wheel(recap.lines.rect.center, -200)
    table.wheel(recap.lines.rect.center, -1)
    assert recap.lines.offset == recap.lines.most and table.scene.desk.camera.zoom == before
    table.press(recap.lines.rect.center)
    table.release(recap.lines.rect.center)
    assert table.scene.reading.layer.recap is recap
    close = recap.find("recap-close")
    table.press(close.rect.center)
    table.release(close.rect.center)
    assert table.scene.reading.layer.recap is None


def test_a_recap_tells_what_was_missed_and_can_be_repeated(app):
    """UX-43."""
    app.settings["speed"] = 0
    scene = TableScene(app, tiny_match(trust=False), TinyTable)
    app.push(scene)
    app.step(16.0)
    shown = []
    for _ in range(12):
        for _ in range(300):
            if isinstance(app.scene, HandoverScene):
                hold(app, 500)
            if scene.desk.decision is not None and app.scene is scene:
                break
            app.step(50.0)
        if scene.reading.layer.recap is not None:
            shown.append(scene.match.viewer)
            Driver(app).key(pygame.K_ESCAPE)
            assert scene.reading.layer.recap is None
            Driver(app).key(pygame.K_r)
            assert scene.reading.layer.recap is not None
            break
        Clicking(app, scene).play(scene.desk.decision.first(1)[0])
    assert shown


def test_the_ring_shows_keys_and_a_call_out_opens_the_window(app):
    """UX-110: nobody is asked unless somebody calls."""
    app.settings["speed"] = 0
    match = tiny_match(trust=True, grace_ms=2000)
    scene = sit_down(app, match)
    app.settings["grace"] = 2
    hands = Clicking(app, scene)
    for _ in range(8):
        for _ in range(40):
            if match.replies.ring is not None or scene.desk.decision is not None:
                break
            app.step(16.0)
        if match.replies.ring is not None:
            break
        hands.play(scene.desk.decision.first(1)[0])
    assert match.replies.ring is not None
    seat = match.replies.ring.seats[0]
    assert scene.desk.decision is None and f"F{5 + seat}" in scene.prompt.find(f"call-out-{seat}").text
    assert scene.prompt.rect.contains(scene.prompt.ring) and not scene.top.board.colliderect(scene.prompt.ring)
    called = [widget.id for widget in scene.prompt.walk() if widget.id.startswith("call-out")]
    assert called == sorted(called)  # everybody's button is always at the same place
    hands.key(pygame.K_F5 + seat)
    for _ in range(40):
        app.step(16.0)
        if scene.desk.decision is not None:
            break
    assert scene.desk.decision.seat == seat


def test_stops_are_shown_beside_the_hand_and_can_be_set(table):
    """UX-37."""
    assert table.scene.panels.stops is not None
    table.click("stops")
    stops = table.scene.match.stops[0]
    table.click("order-always")
    assert stops.mode == ASK and not stops.when_idle and not stops.when_quiet
    assert table.scene.host.top.root.find("order-until-turn") is None  # it is this seat's turn already
    table.click("order-until-targeted")
    assert stops.until_targeted and not stops.until_turn and stops.mode == ASK  # for afterwards
    table.click("order-call-out")
    assert not stops.until_targeted and stops.order(True) == "call-out" and stops.when_idle
    chosen = [b.id for b in table.scene.host.top.root.walk() if isinstance(b, Button) and b.chosen]
    assert chosen == ["default-call-out"]  # one order at a time
    table.find("at-share").trigger(table.app.ctx)
    assert stops.at == {"share"}


def test_enter_in_the_name_of_a_save_saves(table, monkeypatch):
    """UX-79: the field's default is the dialog's main button."""
    kept = []
    monkeypatch.setattr(table.scene.match.files, "may_save", lambda: None)
    monkeypatch.setattr(table.scene.match.files, "save", lambda name, picture: kept.append(name))
    menus.open_save(table.scene.kit, table.scene.thumbnail)
    table.type("Vega")
    table.wait()
    table.key(pygame.K_RETURN)
    assert kept == ["Vega"] and len(table.scene.host.layers) == 1


def test_no_sheet_opens_right_after_a_click_nor_over_a_reason(table):
    """UX-17, UX-49: 600 ms after a click or drop, and never while a reason is shown."""
    card = table.desk.decision.options[1]
    table.move(table.centre(card))
    table.press(table.centre(card))
    table.release(table.centre(card))
    table.wait(500)
    assert table.scene.reading.layer.open is None
    table.desk.say("A reason to be read.", None)
    table.wait(700)
    assert table.desk.complaint is not None and table.scene.reading.layer.open is None
    table.wait(6000)
    table.wait(20)
    assert table.desk.complaint is None and table.scene.reading.layer.open is not None


@pytest.mark.parametrize("how", ["menu", "why"])
def test_menu_and_rules_put_the_open_sheet_away(table, how):
    table.move(table.centre(table.desk.decision.options[1]))
    table.wait(400)
    table.wait(20)
    assert table.scene.reading.layer.open is not None
    getattr(table.scene.commands, how)()
    assert table.scene.reading.layer.open is None


def test_a_token_gets_a_small_sheet_with_its_picture(table):
    """UX-49 wants 40 % of the window for cards; UX-52 the text for every piece."""
    sheet = FactSheet("Token", art="art", values=(ShownValue("star", 3, "Worth"),))
    card = InspectCard(table.app.ctx, table.desk.sprites, sheet, small=True)
    forms = card.forms(table.app.ctx)
    assert forms[0].height < 0.3 * table.app.ctx.size[1] and all(form.picture for form in forms)
    assert [mark.text for mark in card.walk() if isinstance(mark, Label)] == ["3"]


def test_lines_that_name_nobody_carry_no_seat(table, monkeypatch):
    """UX-54: whoever answered last."""
    monkeypatch.setattr(table.scene.module.log, "line", lambda event: event.kind)
    kinds = (
        Event("phase", {"phase": "bids"}),
        Event("phase", {"seat": 1}),
        Event("move", {"to": "box"}),
        Event("move", {"to": "hand:1"}),
    )
    entry = LogLine(0, 0, "", 1, kinds)
    assert [row.seat for row in worded(table.scene.module, [entry]) if not row.heading] == [-1, 1, -1, 1]


def test_equal_lines_of_one_answer_are_one_line(table, monkeypatch):
    """UX-54: folded as they come, one event at a time or all at once; two acts stay two lines."""
    module = table.scene.module
    monkeypatch.setattr(module.log, "line", lambda event: event.kind)
    same, other = Event("move", {"seat": 0}), Event("deal", {"seat": 0})
    entries = [LogLine(0, 0, "", 1, (same, same, same, other)), LogLine(1, 0, "", 1, (other,))]
    rows = [row.text for row in worded(module, entries) if not row.heading]
    assert rows == ["move (3×)", "deal", "deal"]
    slowly = []
    for entry in entries:
        for event in entry.events:
            word_on(module, [replace(entry, events=(event,))], slowly)
    assert [row.text for row in slowly if not row.heading] == rows


@pytest.mark.parametrize("thing", [(20, 300, 70, 100), (600, 330, 70, 100), (1150, 100, 70, 100), (640, 610, 70, 100)])
def test_a_sheet_keeps_off_the_question_and_its_buttons(thing):
    """UX-31, UX-49: it lies near its piece, not on it, not on the prompt nor on an outcome being told."""
    window = pygame.Rect(6, 6, 1268, 708)
    prompt, told = pygame.Rect(8, 508, 975, 75), pygame.Rect(700, 60, 250, 180)
    piece = pygame.Rect(thing)
    placed = beside((540, 300), piece, piece.center, window, (prompt, told))
    assert window.contains(placed) and not placed.collidepoint(piece.center)
    assert not placed.colliderect(prompt) and not placed.colliderect(told)


def test_a_hint_looks_like_advice_and_leaves_the_explain_key_to_the_question(table):
    """UX-61, UX-94."""
    table.desk.advise("Take it.", None)
    assert table.desk.complaint.is_hint
    assert table.desk.last_reason is None
    table.desk.say("Not now.", None)
    assert not table.desk.complaint.is_hint
    table.wait(4000)
    assert table.desk.repeat_reason()


def test_links_of_the_log_are_reached_by_the_keyboard(app):
    """UX-55, UX-79: arrows go from line to line and link to link; Enter brings the piece to the middle."""
    app.settings["log_panel"] = "open"
    table = Typing(app, sit_down(app))
    played(table, 4)
    table.reach("log")
    log = table.scene.reading.log
    linked = [row for row in log.seen_rows() if "<link:" in row.text]
    assert linked
    for _ in range(len(log.rows)):
        if log.spoken() == linked[-1].plain:
            break
        table.key(pygame.K_UP)
    assert table.focused == "log" and log.spoken() == linked[-1].plain
    link = int(linked[-1].text.split("<link:")[1].split(">")[0])
    if table.scene.module.pages.inspect(link) is not None:
        assert table.scene.reading.layer.open is not None
    table.key(pygame.K_RETURN)
    assert table.desk.hinted == (link,)
    table.key(pygame.K_TAB)
    assert table.focused != "log" and table.scene.reading.layer.open is None


def test_the_keyboard_folds_a_turn_on_its_heading_and_leaves_the_log_at_its_ends(app):
    """UX-54, UX-79."""
    app.settings["log_panel"] = "open"
    table = Typing(app, sit_down(app))
    played(table, 4)
    table.reach("log")
    log = table.scene.reading.log
    everything = len(log.seen_rows())
    while log.spoken() != log.rows[0].plain:
        table.key(pygame.K_UP)
    table.key(pygame.K_RETURN)
    assert len(log.seen_rows()) < everything
    table.key(pygame.K_RETURN)
    assert len(log.seen_rows()) == everything
    table.key(pygame.K_UP)
    assert table.focused != "log"


def test_a_sheet_stays_open_while_the_pointer_is_on_it(table):
    """look.md, UX-49: its text is scrolled there, and a click on it touches nothing that lies below."""
    reading = table.scene.reading
    table.move(table.centre(table.desk.decision.options[1]))
    table.wait(400)
    table.wait(20)
    card = reading.layer.open
    assert card is not None and not card.target()
    table.move(card.rect.center)
    table.wait(20)
    assert reading.layer.open is card and card.target()
    table.move((3, table.app.ctx.size[1] // 2))
    assert reading.layer.open is not card


def test_beside_a_picture_stands_first_what_is_not_printed_on_it(table):
    """look.md: the keyword's meaning comes before the text of the card, which can be read in the picture."""
    sheet = FactSheet("Name", "kind", ("art",), text="Printed.", keywords=(("Word", "what it means"),))
    said = [one.text for one in facts(table.app.ctx, sheet, "", pictured=True) if isinstance(one, Paragraph)]
    assert said[0].endswith("what it means") and said[-1] == "Printed."
    assert next(one.text for one in facts(table.app.ctx, sheet) if isinstance(one, Paragraph)) == "Name"


def test_where_the_panel_is_narrow_the_log_takes_the_page():
    """UX-54: in the smallest window with the largest text more than a few lines are read at once."""
    with closing(headless_app((1024, 640), "hu", "midnight", 200)) as small:
        scene = sit_down(small)
        scene.toggle_log()
        small.step(60.0)
        scene.reading.log.show(
            small.ctx, [LogRow(1, 0, f"Anna lapot húz, az {number}-est. " * 3) for number in range(9)]
        )
        scene.panels.log.find("log-page").trigger(small.ctx)
        small.step(60.0)
        page = scene.host.top.root.find("log-lines")
        assert len(page.rows) == 9 and page.rows == scene.reading.log.rows
        assert page.rect.width > 0.9 * 1024 and page.rect.height > 0.7 * 640
        assert [str(problem) for problem in problems(scene.host.top.root, small.ctx)] == []
        Driver(small).key(pygame.K_ESCAPE)
        assert len(scene.host.layers) == 1
