"""What statistics count of Űrbirodalmak (UX-63): opponents of solo games, and dice."""

import pytest

from app.games.empires.statistics import brought, brought_name, counted
from app.text.texts import Texts
from rules import Setup
from rules.core.events import Event


def test_a_solo_game_is_counted_by_its_opponent():
    alone = Setup("empires", [{}], {"solo": "rivals_1"})
    assert brought(alone, []) == ["rivals_1"] and brought(Setup("empires", [{}, {}]), []) == ["", ""]
    assert (
        brought_name(Texts("en"), "rivals_1", None) == "Alien empires, first map"
        and brought_name(Texts("hu"), "x", None) == "x"
    )


@pytest.mark.parametrize(
    ("event", "found"),
    [
        (Event("shot", {"seat": 0, "face": 7, "need": 4}), (10, (7,))),
        (Event("roll", {"seat": 1, "face": 10, "why": "bombard"}), (10, (10,))),
        (Event("moved", {"seat": 1, "hex": 10}), None),
    ],
)
def test_every_die_is_counted(event, found):
    assert counted(event) == found
