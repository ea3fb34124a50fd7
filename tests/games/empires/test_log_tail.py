"""The battle board shows the end of the log."""

from __future__ import annotations

from types import SimpleNamespace

from app.games.empires.battle.told import LogTail
from app.table.log import LogRow
from tests.app.test_last_lines import told_so_far


def test_a_battle_board_tells_nothing_of_the_beginning_while_the_log_grows():
    """After "Continue" in mid-battle the log is put into words from its first line on."""
    rows = [LogRow(1, 0, f"line {number}", number=number) for number in range(30)]
    desk, log = SimpleNamespace(performer=SimpleNamespace(dice={})), told_so_far(rows[:8], growing=True)
    tail = LogTail(desk, log, None, 0)
    assert tail.rows() == []
    log.log.rows, log.growing = rows, False
    assert tail.rows()[-1].plain == "line 29" and LogTail(desk, log, tail, 0).rows()[-1].plain == "line 29"
    log.log.rows, log.growing, log.begun = rows[:8], True, 2
    assert LogTail(desk, log, tail, 0).rows() == []
