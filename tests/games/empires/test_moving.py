"""Moving counters at the table: by mouse, by click and click, by keys; whole ways, other groups, undo."""

import pygame
import pytest

from app.games.empires.pages.hex_page import group_note
from app.games.empires.routes import own_group
from app.table.scene import TableScene
from rules import Session, Setup
from rules.empires.printed.constants import NOWHERE
from tests.app.hands import Dragging
from tests.games.empires.hands import empires_match, hex_thing
from tests.games.empires.support import galaxy

GROUP, ORDER = "empires.movement.group", "empires.movement.order"


def hands(app, scene):
    return Dragging(app, scene)


def cruise():
    """Red has a group with two steps, and everything around it is known and empty."""
    t = galaxy()
    slot = t.red.has("CA", 2, at=(5, 4), movement=3)
    t.begins("red", turn=3)
    return t, slot


def given(scene):
    return [answer.value for answer in scene.match.session.log]


def test_a_click_takes_a_group_up_and_another_one_sends_it_a_whole_way(app, seated):
    """UX-14; one undo takes the whole way back (UX-58)."""
    t, slot = cruise()
    scene = seated(t)
    person = hands(app, scene)
    person.click(person.centre(f"group:{slot}"))
    assert scene.desk.decision.prompt == ORDER
    person.click(person.centre(hex_thing(t, (7, 4))))
    state = scene.match.session.state
    assert state.fleets[0].hex[slot] == t.hex((7, 4))
    assert [value[0] for value in given(scene)[1:]] == ["go", "go"]
    scene.commands.undo()
    app.step(16.0)
    assert scene.match.session.state.fleets[0].hex[slot] == t.hex((5, 4))
    assert given(scene) == [slot]


def test_taking_a_group_up_changes_nothing_that_can_be_undone(app, seated):
    """UX-17: neither in the hand nor laid down again; an undo takes back the last real step."""
    t, slot = cruise()
    scene = seated(t)
    undoing = scene.match.undoing
    for value in (slot, "done", slot):
        scene.match.answer(value, 0)
        app.step(16.0)
        assert undoing.may_undo().id == "core.undo.nothing"
    scene.match.answer(("go", t.hex((6, 4)), 2), 0)
    scene.match.answer("done", 0)
    scene.match.answer(slot, 0)
    app.step(16.0)
    assert undoing.undo_step()[1] == ("go", t.hex((6, 4)), 2)
    undoing.undo()
    assert scene.match.session.state.fleets[0].hex[slot] == t.hex((5, 4)) and undoing.may_undo() is not None
    undoing.redo()
    assert scene.match.session.state.fleets[0].hex[slot] == t.hex((6, 4))


def test_dragging_a_group_takes_it_up_and_drops_it_at_the_end_of_its_way(app, seated):
    t, slot = cruise()
    clicked = seated(t)
    person = hands(app, clicked)
    person.click(person.centre(f"group:{slot}"))
    person.click(person.centre(hex_thing(t, (7, 4))))
    wanted = given(clicked)
    app.scenes.pop().left()
    dragged = seated(cruise()[0])
    person = hands(app, dragged)
    person.drag(person.centre(f"group:{slot}"), person.centre(hex_thing(t, (7, 4))))
    assert given(dragged) == wanted
    assert dragged.desk.drag is None


def test_a_group_put_down_where_it_was_stays_taken_up(app, seated):
    t, slot = cruise()
    scene = seated(t)
    person = hands(app, scene)
    at = person.centre(f"group:{slot}")
    person.drag(at, (at[0] + 12, at[1]))
    assert scene.desk.decision.prompt == ORDER and scene.desk.complaint is None
    assert scene.match.session.state.marching == slot


def test_touching_another_group_with_shift_takes_that_one_up(app, seated, monkeypatch):
    """One that is farther away than the first gets in this turn (see test_steering for those nearer)."""
    t, slot = cruise()
    other = t.red.has("SC", 1, at=(9, 4))
    scene = seated(t)
    person = hands(app, scene)
    person.click(person.centre(f"group:{slot}"))
    monkeypatch.setattr(pygame.key, "get_mods", lambda: pygame.KMOD_SHIFT)
    person.click(person.centre(f"group:{other}"))
    assert scene.match.session.state.marching == other
    assert scene.match.session.state.marching != NOWHERE


def test_a_miner_goes_on_with_its_load(app, seated):
    """SE-6.7: loading is free, so the ship stays in the hand as long as it can still go somewhere; where it is sent to
    with its load it puts that down."""
    t = galaxy()
    t.marker((5, 4), "minerals_5", up=True)
    miner = t.red.has("Miner", at=(5, 4))
    t.red.settles_at((6, 4), 5)
    t.begins("red")
    scene = seated(t)
    person = hands(app, scene)
    person.click(person.centre(f"group:{miner}"))
    person.click("option-load")
    person.click(person.centre(hex_thing(t, (6, 4))))
    assert given(scene) == [miner, "load", miner, ("go", t.hex((6, 4)), 1), miner, "unload"]
    assert scene.desk.decision.prompt == GROUP


def test_a_miner_that_is_sent_to_minerals_loads_them(app, seated):
    """SE-6.7: nobody sends it there for anything else; one undo takes back all of it."""
    t = galaxy()
    t.marker((6, 4), "minerals_5", up=True)
    miner = t.red.has("Miner", at=(5, 4))
    t.begins("red")
    scene = seated(t)
    person = hands(app, scene)
    person.click(person.centre(f"group:{miner}"))
    there = person.centre(hex_thing(t, (6, 4)))
    assert "ott rakodik" in scene.desk.gesture(("go", t.hex((6, 4)))).preview
    person.click(there)
    assert given(scene) == [miner, ("go", t.hex((6, 4)), 1), miner, "load"]
    scene.match.undoing.undo()
    assert given(scene) == [miner]


def test_a_miner_loads_also_while_groups_go_together(app, seated):
    """SE-6.7: the switch stays on for later groups; who has nobody to go along works as usual."""
    t = galaxy()
    t.marker((6, 4), "minerals_5", up=True)
    miner = t.red.has("Miner", at=(5, 4))
    t.begins("red")
    scene = seated(t)
    scene.module.gestures.together = True
    person = hands(app, scene)
    person.click(person.centre(f"group:{miner}"))
    person.click(person.centre(hex_thing(t, (6, 4))))
    assert given(scene) == [miner, ("go", t.hex((6, 4)), 1), miner, "load"]


def test_an_order_that_stands_is_seen_on_its_button_and_on_the_page(app, seated):
    """SE-4.14: whoever has given it must be able to find it again."""
    t, slot = cruise()
    scene = seated(t)
    person = hands(app, scene)
    table = scene.module
    for stands in (False, True):
        person.click(person.centre(f"group:{slot}"))
        assert scene.prompt.find("option-last_order").chosen is stands
        assert ("elsüllyed, ha" in group_note(table, own_group(table.seen, slot))) is stands
        person.click("option-last_order")


def test_a_click_on_a_shipyard_sends_the_group_there(app, seated):
    """What cannot move is not meant instead of the hex that it stands in."""
    t, slot = cruise()
    yard = t.red.has("SY", 1, at=(4, 4))
    scene = seated(t)
    person = hands(app, scene)
    person.click(person.centre(f"group:{slot}"))
    person.click(person.centre(f"group:{yard}"))
    assert scene.match.session.state.fleets[0].hex[slot] == t.hex((4, 4))


def test_a_way_ends_where_something_was_revealed(app, seated):
    """SE-4.7: an enemy stops the group; the rest of the way is not tried with another one."""
    t, slot = cruise()
    t.blue.has("SC", 1, at=(6, 4))
    scene = seated(t)
    person = hands(app, scene)
    person.click(person.centre(f"group:{slot}"))
    person.click(person.centre(hex_thing(t, (6, 4))))
    assert scene.match.session.state.fleets[0].hex[slot] == t.hex((6, 4))
    assert not scene.match.stops[0].chain


def test_keys_give_the_same_answers(app, seated):
    """UX-79, UX-14."""
    t, slot = cruise()
    scene = seated(t)
    person = hands(app, scene)
    app.ctx.device = "keyboard"
    scene.host.focus_on(scene.top.spot(f"group:{slot}"))
    person.key(pygame.K_RETURN)
    assert scene.desk.decision.prompt == ORDER
    goal = hex_thing(t, (7, 4))
    scene.host.focus_on(scene.top.spot(goal))
    person.key(pygame.K_RETURN)
    assert scene.match.session.state.fleets[0].hex[slot] == t.hex((7, 4))


def test_a_whole_heap_goes_the_same_way(app, seated):
    """Shift, or the switch beside the question: what the first group meets does not hold the others back."""
    t, slot = cruise()
    others = [t.red.has("SC", 1, at=(5, 4), movement=3), t.red.has("SY", 1, at=(5, 4))]
    t.blue.has("SC", 1, at=(7, 4))
    scene = seated(t)
    scene.desk.touch(f"group:{slot}", exactly=True)
    app.step(16.0)
    assert scene.prompt.find("together") is not None
    scene.module.gestures.together = True
    scene.desk.touch(hex_thing(t, (7, 4)))
    for _ in range(8):
        app.step(300.0)
    hexes = scene.match.session.state.fleets[0].hex
    assert hexes[slot] == hexes[others[0]] == t.hex((7, 4)) and hexes[others[1]] == t.hex((5, 4))


def test_a_home_is_chosen_on_the_map(app, seated):
    """SE-20.9: a touch writes a hex into the form; nothing is sent before the player says so."""
    session = Session.start("empires", Setup("empires", [{}, {}]), 3)
    app.settings["speed"] = 0
    scene = TableScene(app, empires_match(session))
    app.push(scene)
    app.step(16.0)
    app.step(200.0)
    seat = scene.desk.decision.seat
    fields = dict(scene.desk.decision.fields)
    other = fields["homeworld"].options[-1]
    assert scene.desk.touch(f"hex:{other}") and scene.desk.choice.filled["homeworld"] == other
    assert scene.desk.marks()[f"hex:{other}"] == "chosen" and session.log == []
    scene.desk.confirm()
    assert scene.match.people.locked() is not None or scene.match.viewer != seat
    while len(app.scenes) > 1:
        app.scenes.pop().left()


def test_a_hex_that_cannot_be_entered_is_refused_with_the_reason_of_the_rules(app, seated):
    """UX-17, UX-19: a Colony Ship explores nothing (SE-6.10)."""
    t = galaxy()
    slot = t.red.has("CO", 1, at=(5, 4))
    t.marker((6, 4), "nebula")
    t.begins("red")
    scene = seated(t)
    person = hands(app, scene)
    person.drag(person.centre(f"group:{slot}"), person.centre(hex_thing(t, (6, 4))))
    assert scene.desk.complaint.rule.startswith("SE-")
    assert scene.match.session.state.fleets[0].hex[slot] == t.hex((5, 4))
    first = scene.desk.complaint.text
    scene.desk.complaint = None
    scene.desk.touch(hex_thing(t, (6, 4)))
    assert scene.desk.complaint.text == first


def test_what_is_no_group_has_a_button(app, seated):
    """SE-23.5, SE-27.1: the turn is handed over, and ground units leave by a gate."""
    t = galaxy("red", "blue", "green", "gold", options={"four": "brother_teams"})
    t.red.has("SC")
    t.begins("red")
    scene = seated(t)
    scene.prompt.find("option-hand_over").trigger(app.ctx)
    app.step(16.0)
    assert given(scene) == ["hand_over"] and scene.match.session.state.active == 1
    t = galaxy(map="large", options={"ground": "on", "gates": "on"})
    t.red.settles_at((5, 4)), t.red.settles_at((5, 6))
    t.state.garrison[t.hex((5, 4))] = 2
    t.begins("red")
    scene = seated(t)
    scene.prompt.find(f"option-{('gate', t.hex((5, 4)))}").trigger(app.ctx)
    app.step(16.0)
    assert scene.match.session.state.frames[-1].flow == "empires.passage"


@pytest.mark.parametrize(
    ("order", "path"),
    [(("embark", 1), ()), (("hand", 1, 0), ("group:0",)), (("join", 0), ("group:0",)), (("look", 3), ("hex:3",))],
)
def test_orders_about_other_things_are_touched_where_they_are_on_the_map(app, seated, order, path):
    """Troops have a button; groups and hexes are touched."""
    t, slot = cruise()
    scene = seated(t)
    scene.desk.touch(f"group:{slot}")
    app.step(16.0)
    assert scene.module.gestures.gesture(scene.desk.decision, order).path == path
    scene.module.gestures.also(scene.desk.decision, order)


def test_scuttling_is_said_in_words_apart_from_harmless_orders(app, seated):
    """UX-34: verb and object; nothing that destroys is an icon between two that do not."""
    t, slot = cruise()
    scene = seated(t)
    scene.match.answer(slot, 0)
    app.step(16.0)
    app.step(200.0)
    button = scene.prompt.find("option-scuttle")
    assert button.text and button.kind == "danger"
    button.action()
    app.step(200.0)
    assert not scene.match.session.log[1:], "how many is asked first"
    assert "cirkáló" in scene.prompt.find("confirm").text, "and the button says what is scuttled"
