"""Statistics of Onward to Venus count its dice (UX-63), which have a skull in place of the one (OV-2.7)."""

from app.games import part
from app.match.statistics import rolled
from rules import Event


def test_every_die_that_is_thrown_counts_once():
    events = [
        Event("roll", {"seat": 0, "dice": [0, 6, 5], "total": 11, "why": "first"}),
        Event("attempt_dice", {"seat": 0, "dice": [2, 6, 6], "rolled": [0, 1]}),
        Event("money", {"seat": 0}),
    ]
    assert rolled(events, part("venus", "dice")) == {6: (1, 1, 0, 0, 1, 2)}
