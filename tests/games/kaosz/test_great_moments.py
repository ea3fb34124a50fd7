"""A ship that is destroyed is a moment; what it carried is not."""

from __future__ import annotations

from app.tools.table_shots import table
from rules import Event
from tests.support.great_moments import told


def test_a_ship_that_is_destroyed_breaks_but_no_card_that_it_carried(app):
    scene = table(app, "kaosz", steps=60)
    pieces = [
        piece for piece in scene.desk.stage.tableau.pieces if isinstance(piece.id, int) and piece.owner is not None
    ]
    lying = {piece.id: scene.module.face_of(piece.id) for piece in pieces}
    ships = [piece for piece in pieces if lying[piece.id] is not None and lying[piece.id].type == "ship"]
    others = [piece for piece in pieces if lying[piece.id] is not None and lying[piece.id].type != "ship"]
    assert ships and others
    moments = told(scene, *(Event("destroyed", {"card": one.id, "seat": one.owner}) for one in (*ships, *others)))
    assert [moment.sides[0].art for moment in moments] == [ship.art for ship in ships]
