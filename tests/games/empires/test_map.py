"""The map of Űrbirodalmak: where hexes lie, what is seen in them, counters in heaps."""

import math

import pytest

from app.games.empires.counters import ShieldArt, ShipArt, counters
from app.games.empires.homes import HomeThings
from app.games.empires.looks import looks
from app.games.empires.plan import HEX, chart_of, hex_id, hex_of, plan
from app.table.outlines import covers
from app.table.performer import Floating
from app.tools.shot import headless_app
from rules import Setup, new_game, view, waiting
from rules.core.hexes import neighbours
from rules.empires.atoms import fleets
from rules.empires.printed.switches import MAP_OF_SEATS, SOLO_MAPS, TWO_PLAYER_MAPS
from rules.empires.state import aliens, facts
from rules.empires.state import near as around
from tests.app.hands import Dragging
from tests.games.empires.hands import hex_thing, sit_down
from tests.games.empires.support import galaxy

ROOMS = ((1280, 620), (1024, 540), (740, 980))


@pytest.fixture(scope="module")
def app():
    program = headless_app((1280, 720), "hu")
    program.ctx.device = "mouse"
    yield program
    program.close()


@pytest.fixture
def seated(app):
    yield lambda t: sit_down(app, t)
    while len(app.scenes) > 1:
        app.scenes.pop().left()


def seen(t, who="red"):
    seat = getattr(t, who).seat
    return view(t.state, seat)["table"], seat


def seen_hexes(t, who="red", **more):
    return looks(facts(t.state), *seen(t, who), **more)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("map", [*TWO_PLAYER_MAPS, *SOLO_MAPS, *MAP_OF_SEATS.values()])
def test_every_hex_is_in_sight_and_touches_its_neighbours(map, room):
    """UI-1."""
    chart = chart_of(map)
    laid = plan(chart, room)
    for x, y, w, h in laid.boxes:
        assert x >= 0 and x + w <= room[0] + 0.01 and y >= 0 and y + h <= room[1] + 0.01
    for hex, here in enumerate(chart.hexes):
        for other in (chart.number[near] for near in neighbours(here) if near in chart.number):
            assert math.dist(laid.centre(hex), laid.centre(other)) == pytest.approx(laid.wide)
    assert {hex for tile in laid.tiles for hex in tile.hexes} == set(range(len(laid.boxes)))


def test_a_point_belongs_to_the_hex_that_it_lies_in(seated):
    """Hit areas are hexes: in the corner of its box lies the neighbour."""
    t = galaxy()
    t.begins("red")
    stage = seated(t).desk.stage
    thing = hex_thing(t, (6, 4))
    box = stage.rects[thing]
    assert covers(box, box.center, False, HEX)
    assert stage.place_at(box.center) == thing
    assert stage.place_at((box.left + 2, box.top + 2)) == hex_thing(t, (5, 4))
    assert hex_of(thing) == t.hex((6, 4))


def test_a_marker_is_seen_by_who_has_looked_at_it():
    """UI-5, SE-9.8."""
    t = galaxy()
    t.marker((6, 4), "nebula")
    t.marker((6, 5), "asteroids", up=True)
    t.state.known[t.hex((6, 4))] = 1
    mine, yours = seen_hexes(t, "red"), seen_hexes(t, "blue")
    closed, open_ = t.hex((6, 4)), t.hex((6, 5))
    assert mine[closed].closed == yours[closed].closed == 1
    assert mine[closed].seen == ("nebula",) and yours[closed].seen == ()
    assert mine[open_].terrain == yours[open_].terrain == "asteroids"


def test_closed_counters_of_others_are_all_alike():
    """UI-2: neither picture nor name nor order tells one from another."""
    t = galaxy()
    for code in ("SC", "BB", "Decoy"):
        t.red.has(code, 1, at=(5, 4))
    t.red.has("CO", 1, at=(5, 4))
    here = t.hex((5, 4))
    own = counters(*seen(t, "red"), {})[here]
    assert sorted(one.art.unit for one in own) == ["battleship", "colony_ship", "decoy", "scout"]
    other = counters(*seen(t, "blue"), {})[here]
    shields = [one for one in other if isinstance(one.art, ShieldArt)]
    assert [one.id for one in shields] == [f"closed:0:{here}:{n}" for n in range(3)]
    assert len({one.art for one in shields}) == 1
    assert [one.art.unit for one in other if isinstance(one.art, ShipArt)] == ["colony_ship"]


@pytest.mark.parametrize(("who", "top"), [("red", "scout"), ("blue", "shield")])
def test_pipelines_lie_at_the_bottom_of_a_heap(who, top):
    """Their lines are painted on the map; what may move lies above them, closed or open."""
    t = galaxy()
    t.red.has("SC", 1, at=(5, 4))
    t.red.has("MS", 1, at=(5, 4))
    here = counters(*seen(t, who), {unit: place for place, unit in enumerate(("scout", "pipeline"))})[t.hex((5, 4))]
    assert here[0].art.unit == "pipeline"
    assert top in (here[-1].art.kind, getattr(here[-1].art, "unit", ""))


def test_whoever_can_still_move_lies_on_top_of_a_heap():
    """UX-14: a heap is dragged by its top, and who has just come to it can go no farther."""
    t = galaxy()
    t.red.has("Miner", 1, at=(5, 4))
    came = t.red.has("CO", 1, at=(5, 3))
    t.begins("red").goes(came, (5, 4))
    here = counters(*seen(t, "red"), {"colony_ship": 0, "miner": 1})[t.hex((5, 4))]
    assert [one.art.unit for one in here] == ["colony_ship", "miner"]


def test_whoever_may_enter_a_hex_lies_above_whoever_may_not():
    """SE-4.6: a click on a heap means the Scout that can go, not the Colony Ship among unexplored hexes."""
    t = galaxy()
    t.red.has("CO", at=(5, 4))
    t.red.has("SC", at=(5, 4))
    for hex in around(t.state, t.hex((5, 4))):
        t.marker(t.place(hex), "nebula")
    t.begins("red")
    here = counters(*seen(t, "red"), {"colony_ship": 0, "scout": 1})[t.hex((5, 4))]
    assert [one.art.unit for one in here] == ["colony_ship", "scout"]


@pytest.mark.parametrize(
    ("stands", "settled", "crowded"), [(True, False, True), (False, False, False), (True, True, False)]
)
def test_what_lies_in_a_hex_is_raised_above_counters_that_stand_before_it(stands, settled, crowded):
    """UI-2: a planet behind a ship is seen; of a colony its disc tells."""
    t = galaxy()
    if settled:
        t.red.settles_at((5, 4))
    t.marker((5, 4), "planet", up=True)
    hex = t.hex((5, 4))
    assert seen_hexes(t, stood=[hex] if stands else [])[hex].crowded == crowded


def test_a_line_joins_pipelines_but_not_a_colony_without_one():
    """SE-10.4: a colony has no part in a chain before a pipeline stands in its own hex."""
    t = galaxy()
    t.red.has("MS", at=(5, 4))
    t.red.has("MS", at=(5, 3))
    t.red.settles_at((5, 5))
    joined = {
        t.place(hex): [t.place(to) for to, _ in look.pipes] for hex, look in enumerate(seen_hexes(t)) if look.pipes
    }
    assert joined == {(5, 4): [(5, 3)], (5, 3): [(5, 4)]}


def test_a_heap_fans_out_when_it_is_pointed_at(seated):
    t = galaxy()
    slots = [t.red.has("SC", 1, at=(5, 4)), t.red.has("CA", 2, at=(5, 4)), t.red.has("BB", 1, at=(5, 4))]
    t.begins("red")
    desk = seated(t).desk
    heap = desk.stage.of(f"group:{slots[0]}")
    assert heap.count == 3 and all(desk.stage.of(f"group:{slot}") is heap for slot in slots)
    desk.fan_out(heap)
    boxes = [desk.stage.of(f"group:{slot}").box.inflate(-2, -2) for slot in slots]
    assert all(one.collidelist(boxes[:n] + boxes[n + 1 :]) < 0 for n, one in enumerate(boxes))
    desk.fan_out(None)
    assert desk.stage.of(f"group:{slots[0]}").count == 3


@pytest.mark.parametrize("column", [1, 5, 9])
@pytest.mark.parametrize("count", [2, 3, 6])
def test_what_lay_on_top_of_a_heap_stays_in_its_place_when_it_fans_out(seated, column, count):
    """A click means what was seen there, however many lie below; the fan stays inside the board."""
    t = galaxy()
    for unit in ("SC", "DD", "CA", "BC", "BB", "DN")[:count]:
        t.red.has(unit, 1, at=(5, column))
    t.begins("red")
    desk = seated(t).desk
    heap = next(one for one in desk.stage.shown if one.heap and one.count == count)
    desk.fan_out(heap)
    fan = [desk.stage.of(member) for member in heap.members]
    assert desk.stage.of(heap.piece.id).centre == heap.centre
    assert all(desk.camera.region.contains(one.box.inflate(-2, -2)) for one in fan)


def test_a_fan_stays_open_until_the_pointer_leaves_it(app, seated):
    """Also when something is taken from it, and between its counters."""
    t = galaxy()
    slots = [t.red.has("SC", 1, at=(5, 4)), t.red.has("CA", 2, at=(5, 4)), t.red.has("BC", 1, at=(5, 4))]
    t.begins("red")
    scene = seated(t)
    desk, person = scene.desk, Dragging(app, scene)
    first, second = (f"group:{slot}" for slot in slots[:2])
    person.move(person.centre(first))
    app.step(16.0)
    assert desk.stage.of(second).count == 1
    person.click(person.centre(second))
    assert scene.match.session.state.marching == slots[1] and desk.fanned is not None
    fan = [desk.stage.of(f"group:{slot}").box for slot in slots]
    around = fan[0].unionall(fan)
    inside = [(x, y) for x in range(around.left, around.right, 3) for y in range(around.top, around.bottom, 3)]
    gaps = [pos for pos in inside if desk.stage.piece_at(pos) is None]
    for pos in gaps[:3]:
        person.move(pos)
        assert desk.fanned is not None
    person.move((around.right + 60, around.bottom + 60))
    assert desk.fanned is None and desk.stage.of(second).count > 1


def test_counters_of_two_owners_stand_side_by_side(seated):
    t = galaxy()
    t.red.has("SC", 1, at=(6, 4))
    g = t.state
    fleets.add_group(g, aliens(g), facts(g).first_alien, 1, t.hex((6, 4)), up=True)
    t.begins("red")
    stage = seated(t).desk.stage
    boxes = [shown.box for shown in stage.shown if shown.piece.place == hex_thing(t, (6, 4))]
    assert len(boxes) == 2 and not boxes[0].colliderect(boxes[1])


def test_words_that_rise_from_a_hex_are_gone_when_they_end(app, seated):
    """The frame in which they end is drawn, although nothing else moves."""
    t = galaxy()
    t.red.has("SC", at=(5, 4))
    t.begins("red")
    scene = seated(t)
    app.ctx.reduced_motion = True  # no pulse
    for _ in range(20):
        app.step(100.0)
    assert not scene.update(16.0)
    scene.desk.performer.floats.append(Floating(hex_thing(t, (5, 4)), "bolygó", "chosen"))
    while scene.desk.performer.floats:
        changed = scene.update(90.0)
    app.ctx.reduced_motion = False
    assert changed


def test_an_added_hex_is_touched_again_for_the_homeworld():
    """SE-21.1, D-01, D-02: the first touch adds it; whoever adds another one takes his Homeworld away from it."""
    g = new_game("empires", Setup("empires", [{}, {}], {"map": "small"}), 1)
    asked, things = waiting(g)[1], HomeThings()
    near, far = facts(g).chart.either[1]
    filled = asked.opening()
    middle = filled["homeworld"]
    for hex, home, extra in ((far, middle, far), (far, far, far), (near, middle, near)):
        filled |= things.touched(asked, filled, hex_id(hex))
        assert filled == {"homeworld": home, "extra": extra} and not asked.problems(filled)
    assert things.touched(asked, filled, hex_id(middle)) == {}
