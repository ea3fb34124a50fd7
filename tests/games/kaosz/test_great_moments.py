"""Moments: a ship that is destroyed, but nothing that it carried; a shot that will destroy; a colony that falls."""

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


def ships_of(scene, seat):
    found = [piece for piece in scene.desk.stage.tableau.pieces if piece.owner == seat and isinstance(piece.id, int)]
    return [piece for piece in found if str(piece.place).startswith("hangar") and piece.main]


def fired(ship, *targets) -> Event:
    return Event("announced", {"seat": ship.owner, "what": ["shot", ship.id, *(target.id for target in targets)]})


def test_only_a_shot_as_strong_as_the_armor_of_its_one_target_is_announced_as_lethal(app):
    """KG-7.42, 7.43."""
    scene = table(app, "kaosz", steps=260, seats=2)
    ships = [*ships_of(scene, 0), *ships_of(scene, 1)]
    values = {ship.id: {value.icon: value.amount for value in ship.values} for ship in ships}
    pairs = [(one, two) for one in ships for two in ships if one is not two]
    strong = [pair for pair in pairs if values[pair[0].id]["fire"] >= values[pair[1].id]["armor"]]
    weak = [pair for pair in pairs if pair not in strong]
    assert strong and weak
    found = told(scene, *(fired(*pair) for pair in strong))
    assert [(moment.kind, moment.sides[0].name) for moment in found] == [("alarm", two.name) for _, two in strong]
    assert not told(scene, *(fired(*pair) for pair in weak))
    assert not told(scene, fired(strong[0][0], strong[0][1], strong[0][1])), "how it is shared out is not known yet"


def test_a_colony_of_which_bombs_leave_nothing_falls(app):
    scene = table(app, "kaosz", steps=60, seats=2)
    bombs = Event("bombardment", {"total": 2, "what": "colony", "card": -1, "seat": 1})
    scene.desk.performer.before = scene.desk.stage
    scene.module.motion.steps(bombs)
    over = Event("bombardment_successful", {"what": "colony"})
    assert not told(scene, over), "something is left"
    scene.module.seen["players"][1]["colony"] = 0
    (fallen,) = told(scene, over)
    assert fallen.kind == "fall" and fallen.sides[0].seat == 1
