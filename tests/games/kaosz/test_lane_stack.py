"""The interrupt stack in words: what waits, who played it, what it is aimed at (UX-36)."""

from __future__ import annotations

import pytest

from app.games.kaosz.table import PENDING, stack_entries
from app.games.kaosz.words import Words
from app.text.texts import Texts
from rules import view
from tests.games.kaosz.armory import op
from tests.games.kaosz.support import interrupt, ship, table

ZAP = interrupt("zap", "reaction", 1, op("turn_used", on="target"), target={"type": "ship"})
NO = interrupt("no", "reaction", 2, op("negate"), target={"zone": "stack"})
SEATS = ("Dani", "Laci")


def entries(t, language="en"):
    table = view(t.state, None)["table"]
    words = Words(Texts(language), SEATS, t.g.all_faces())
    words.see(table)
    return stack_entries(table, words)


@pytest.fixture
def t():
    t = table(ZAP, NO, ship("hawk", "5-3-4-1"))
    t.hawk = t.laci.ship("hawk")
    (t.zap, _), (t.no, _) = t.dani.hq("zap", "hawk"), t.laci.hq("no", "hawk")
    t.begin(t.laci)
    t.quiet = False
    return t


def test_an_empty_stack_has_no_entries(t):
    assert entries(t) == ()


def test_the_announced_action_lies_at_the_bottom_with_a_line_to_its_target(t):
    t.laci.attacks(t.dani, "colony")
    (pending,) = entries(t)
    assert (pending.id, pending.owner, pending.source, pending.targets) == (PENDING, 1, "seat:1", ("colony:0",))
    assert "Laci" in pending.text and "Dani" in pending.text and "<" not in pending.text


def test_answers_lie_above_it_newest_last_with_source_owner_and_targets(t):
    """KG-6.5; an answer to another item points at the card of that item."""
    t.laci.attacks(t.dani, "colony")
    t.dani.plays(t.zap, t.hawk)
    t.laci.plays(t.no)
    t.laci.answers("target", t.laci.offered("target")[-1])
    pending, zap, no = entries(t)
    assert (zap.owner, zap.source, zap.targets) == (0, t.zap, (t.hawk,))
    assert zap.text.startswith("zap")
    assert (no.owner, no.source, no.targets) == (1, t.no, (t.zap,))
    assert pending.id == PENDING


def test_a_shot_of_the_defender_is_announced_by_the_defender(t):
    """KG-7.33: the side with the opportunity fires."""
    fast = t.dani.ship("hawk")
    t.g.state[fast] = 0
    t.laci.attacks(t.dani, "colony")
    t.windows_pass()
    t.laci.sends(t.hawk)
    t.windows_pass()
    t.dani.defends(fast)
    t.windows_pass()
    t.laci.fires(t.hawk, fast)
    if t.dani.is_asked("return"):
        t.dani.answers("return", "nothing")
    assert entries(t)[0].owner == t.laci.seat
    assert entries(t)[0].text.count("hawk") == 2
