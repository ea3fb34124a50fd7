"""The newest lines of a folded log float over the table for some seconds."""

from types import SimpleNamespace

import pygame

from app.table.last_lines import MOST, SHOWN_MS
from app.table.log import LogRow
from tests.app.hands import Clicking, sit_down


def told_so_far(rows, growing=False, begun=1):
    """A log with these rows in words."""
    return SimpleNamespace(log=SimpleNamespace(rows=rows), growing=growing, begun=begun)


def test_a_log_that_is_begun_anew_in_portions_is_no_news(app):
    """At the end of a game all is told unmasked: lines of an early turn floated over the last one."""
    lines = sit_down(app).parts.last_lines
    rows = [LogRow(turn, 0, f"turn {turn}") for turn in range(40)]
    lines.forget()
    lines.follow(told_so_far(rows), True)
    for portion in (10, 30):
        lines.follow(told_so_far(rows[:portion], growing=True, begun=2), True)
        assert lines._lines == []
    lines.follow(told_so_far(rows, begun=2), True)
    assert lines._lines == []
    lines.follow(told_so_far([*rows, LogRow(40, 0, "news")], begun=2), True)
    assert [row.plain for row, _ in lines._lines] == ["news"]


def test_the_last_three_lines_are_seen_for_a_while_and_go(app):
    table = Clicking(app, sit_down(app))
    lines = table.scene.parts.last_lines
    assert not table.scene.panels.shows_log() and lines.texts == []
    table.play_all(seed=5, most=4)
    table.wait(20)
    told = [row.plain for row in table.scene.reading.log.rows if not row.heading]
    assert lines.texts == told[-len(lines.texts) :] and 0 < len(lines.texts) <= MOST
    assert app.surface.get_rect().contains(lines.rect)
    assert table.scene.host.at(lines.rect.center) is not lines  # the table below is played on
    for _ in range(3):  # also what is told about these answers a moment later
        table.wait(SHOWN_MS + 100)
    assert lines.texts == [] and not lines.rect.width


def test_an_open_log_needs_no_floating_lines(app):
    app.settings["log_panel"] = "open"
    table = Clicking(app, sit_down(app))
    table.play_all(seed=5, most=3)
    table.wait(20)
    assert table.scene.reading.log.rows and table.scene.parts.last_lines.texts == []


def test_a_recap_needs_no_floating_lines(app):
    """It tells the same."""
    table = Clicking(app, sit_down(app))
    table.play_all(seed=5, most=3)
    table.wait(20)
    assert table.scene.parts.last_lines.texts
    table.scene.reading.show_recap(["one", "two"], 5000.0)
    table.wait(20)
    assert table.scene.parts.last_lines.texts == []


def test_an_old_log_that_is_put_into_words_in_portions_is_no_news(app):
    """UX-101: after a handover, or when a saved game is played on."""
    table = Clicking(app, sit_down(app))
    table.play_all(seed=5, most=3)
    table.wait(20)
    lines, rows = table.scene.parts.last_lines, table.scene.reading.log.rows
    lines.forget()
    for portion in (1, 2):
        lines.follow(told_so_far(rows[:portion], growing=True), True)
    lines.follow(told_so_far(rows), True)
    assert len(rows) > 2 and lines.texts == []
    lines.follow(told_so_far([*rows, LogRow(1, 0, "news")]), True)
    assert lines.texts == ["news"]


def test_old_lines_are_no_news_while_the_log_of_new_eyes_waits_for_a_later_frame(app):
    """After a hand-over the first frame has a new question, and the log is made afterwards."""
    table = Clicking(app, sit_down(app))
    table.play_all(seed=5, most=6)
    table.wait(20)
    reading = table.scene.reading
    assert not reading.growing
    reading.clear()
    assert reading.growing and not reading.unfinished
    table.scene.parts.last_lines.forget()
    table.wait(2)
    table.scene.reading.show_lines()
    table.wait(20)
    assert reading.log.rows and table.scene.parts.last_lines.texts == []


def test_what_the_status_line_tells_does_not_float(app):
    table = Clicking(app, sit_down(app))
    rows = table.scene.reading.log
    table.play_all(seed=5, most=3)
    table.wait(20)
    lines = table.scene.parts.last_lines
    assert rows.rows and lines.texts
    table.scene.module.log.in_status = frozenset(("score", "grab", "roll", "over"))
    lines.forget()
    before = len(rows.rows)
    table.play_all(seed=5, most=3)
    table.wait(20)
    fresh = [row for row in rows.rows[before:] if not row.heading]
    assert fresh and [row.plain for row in fresh if row.floats] == lines.texts
    assert not any("scores" in text or "grabs" in text for text in lines.texts)


def test_nothing_floats_from_one_pair_of_eyes_to_the_next(app):
    table = Clicking(app, sit_down(app))
    table.play_all(seed=5, most=3)
    table.wait(20)
    table.scene.conceal()
    assert table.scene.parts.last_lines.texts == []


def test_lines_make_room_for_what_comes_to_lie_below_them(app):
    table = Clicking(app, sit_down(app))
    lines, module = table.scene.parts.last_lines, table.scene.module
    table.play_all(seed=5, most=4)
    table.wait(20)
    told = lines.rect.copy()
    assert told.width
    module.pages.keep_clear = lambda desk: [told]
    table.wait(20)
    assert lines.rect == told  # nothing has changed on the table
    table.scene.stale()
    table.wait(20)
    assert lines.texts and not lines.rect.colliderect(told)


def test_a_crowded_table_gets_fewer_lines(app):
    """The newest one is told where three would lie over cards (UX-31)."""
    table = Clicking(app, sit_down(app))
    lines, module = table.scene.parts.last_lines, table.scene.module
    table.play_all(seed=5, most=6)
    table.wait(20)
    told, board = lines.texts, table.scene.panels.divide().board
    assert len(told) == MOST
    low = lines.rect.height * 2 // 3
    module.pages.keep_clear = lambda desk: [pygame.Rect(0, y, board.right, 8) for y in range(board.top, 720, low + 8)]
    table.scene.stale()
    table.wait(20)
    assert 0 < len(lines.texts) < MOST and lines.texts == told[-len(lines.texts) :]
    assert lines.rect.collidelist(module.pages.keep_clear(table.desk)) == -1


def test_lines_never_lie_over_what_one_may_choose(app):
    """UX-31: where there is no room beside it they go; the log keeps them."""
    table = Clicking(app, sit_down(app))
    lines, desk = table.scene.parts.last_lines, table.desk
    table.play_all(seed=5, most=4)
    table.wait(20)
    assert lines.texts
    desk.offered_boxes = lambda **_: [table.scene.top.board]
    table.scene.stale()
    table.wait(20)
    assert lines.texts == [] and not lines.rect.width


def test_lines_never_lie_over_the_name_of_a_place(app, monkeypatch):
    """UX-31: where every place is taken they are left to the log."""
    table = Clicking(app, sit_down(app))
    lines = table.scene.parts.last_lines
    everywhere = [("place", "Name", pygame.Rect(0, 0, *app.ctx.size))]
    monkeypatch.setattr("app.table.last_lines.captions", lambda ctx, stage: everywhere)
    table.play_all(seed=5, most=4)
    table.wait(20)
    assert lines.texts == [] and not lines.rect.width


def test_a_long_line_is_whole(app):
    """look.md: no clipped text; it takes as many lines as it needs."""
    table = Clicking(app, sit_down(app))
    lines, told = table.scene.parts.last_lines, "An opponent did something that takes many words to tell. " * 4
    lines.follow(told_so_far([LogRow(1, 0, told.strip())], begun=lines._begun), True)
    words = lines._set(app.ctx)
    assert lines.texts == [told.strip()] and not any(one.cut for one in words) and lines.rect.height > words[0].size[1]
