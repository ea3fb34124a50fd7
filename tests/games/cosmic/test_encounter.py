"""One encounter from Regroup to Resolution (chapter 4)."""

from __future__ import annotations

from tests.games.cosmic.support import fought


def test_the_higher_total_wins_and_the_ships_land():
    """CE-4.52, CE-4.53, CE-4.70 to 4.72: card plus ships; the winners land, the losers' ships go to the warp."""
    t = fought(("attack_10", "attack_08"))
    assert t.outcome() == "offense"
    assert (t.red.ships_in("blue 1"), t.blue.ships_in("blue 1"), t.blue.ships_in("warp")) == (4, 0, 4)
    assert t.red.foreign == 1
    assert t.happened("track", seat=0, now=1)
    assert t.discards == ["attack_10", "attack_08"]  # CE-4.92


def test_a_tie_goes_to_the_defense_y2():
    """CE-Y2, CE-4.53: 15 : 15."""
    t = fought(("attack_08", "attack_10"), offense={"green": 3}, defense={"yellow": 1})
    assert t.happened("totals", totals=[15, 15])
    assert t.outcome() == "defense"
    assert (t.red.ships_in("warp"), t.green.ships_in("warp")) == (4, 3)  # CE-4.77


def test_losing_offense_ships_go_to_the_warp():
    """CE-4.76, CE-4.77, CE-4.81: colonies stay, the turn passes to the left."""
    t = fought(("attack_08", "attack_20"), ships=2)
    assert (t.red.ships_in("warp"), t.blue.ships_in("blue 1")) == (2, 4)
    assert t.state.active == t.blue.seat
