"""Ships that look the same but stand on different planets are different things."""

from __future__ import annotations

from app.match import Match, PlaySettings, Seats
from app.match.thoughts import Nobody
from app.table.scene import TableScene
from rules import Session, Setup


def test_ships_on_another_planet_are_other_ships(app):
    """They look the same, but where they are is what the question is about."""
    session = Session.start("cosmic", Setup("cosmic", [{} for _ in range(4)]), 7)
    people = Seats([(name, "human") for name in ("Anna", "Bence", "Cili", "Dani")])
    scene = TableScene(
        app, Match(session, people, opponents=Nobody(), settings=PlaySettings(trust=True, hide_after_s=0))
    )
    app.push(scene)
    app.step(200.0)
    spots = [piece for piece in scene.desk.tableau.pieces if piece.at is not None]
    twins = [one for one in spots if any(one.sort == other.sort and one.id != other.id for other in spots)]
    assert twins, "there are pieces that differ only by where they are"
    assert scene.desk._equals({twins[0].id}) == {}
