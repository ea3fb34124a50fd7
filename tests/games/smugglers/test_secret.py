"""Secret tempo at the table: a question that looks like the one before it is a new one all the same (SM-4.78)."""

import pytest

from app.table.choose import LEGAL, TARGET
from tests.games.smugglers.hands import DragSmuggler, match_of, sit_down

ACT = "smugglers.secret.act"


def asked_to_act(table):
    """Wait until somebody chooses in secret."""
    for _ in range(100):
        if table.desk.decision is not None:
            break
        table.wait(50)
    assert table.desk.decision.prompt == ACT
    return table.desk.decision.seat


@pytest.mark.parametrize(("humans", "machines"), [(1, 2), (2, 0)])
def test_a_one_is_dragged_from_the_reserve_in_the_second_beat_too(app, humans, machines):
    """UX-14, UX-19: the die already on a sector is neither lit nor meant once the next beat asks."""
    table = DragSmuggler(app, sit_down(app, match_of(humans=humans, machines=machines, timing="secret")))
    for beat in range(2):
        for _ in range(humans):
            seat = asked_to_act(table)
            die = table.module.lead_die(seat)
            assert table.desk.choice.touched == [] and table.desk.choice.picked is None
            assert table.desk.marks()[die] == LEGAL
            placed = [f"die:{owner}:{number}" for owner, number in table.module.maker.lying]
            assert len([name for name in placed if name.startswith(f"die:{seat}:")]) == beat
            assert not set(placed) & set(table.desk.marks())
            table.drag(table.centre(die), table.centre(f"sector:{seat}"))
            assert table.desk.complaint is None
            table.wait(200)
        log = table.scene.match.session.log  # choices are written down when all of a beat are revealed
        for seat in range(humans):
            assert [record.value for record in log if record.seat == seat] == [("place", seat, 1)] * (beat + 1)


def test_a_face_turned_in_secret_stays_while_others_choose(app):
    """SM-4.50: only one's own answer empties the hand."""
    table = DragSmuggler(app, sit_down(app, match_of(humans=1, machines=2, timing="secret")))
    seat = asked_to_act(table)
    table.turn(4)
    table.wait(200)
    assert table.module.bidding.face == 4
    assert "sector:0" in table.desk.choice.targets_of(table.module.lead_die(seat))
    table.click(table.centre(table.module.lead_die(seat)))
    table.wait(50)
    assert table.desk.marks().get("sector:0") == TARGET
