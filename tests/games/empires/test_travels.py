"""Ways over several turns at the table: where a group is bound for, going on, and what comes in between."""

from types import SimpleNamespace

import pygame
import pytest

from app.games.empires.routes import own_group
from app.games.empires.travels import TOPIC, WAYS, Voyage, read_ways
from app.scenes.remembered import remember
from app.tools.shot_games import played
from rules import Chance, answer_at_random, waiting
from rules.empires.questions import MOVEMENT_GROUP, MOVING
from tests.app.hands import Dragging
from tests.games.empires.hands import hex_thing
from tests.games.empires.support import galaxy


def voyage(seated, **more):
    """Red's Scout is sent to a hex three turns away, and is one step on its way."""
    t = galaxy()
    scout = t.red.has("SC", at=(5, 4))
    t.begins("red")
    scene = seated(t, **more)
    scene.desk.touch(f"group:{scout}")
    scene.app.step(16.0)
    assert scene.desk.touch(hex_thing(t, (8, 4)))
    scene.app.step(16.0)
    return t, scene, scout


def set_out_from(at, code, count=1, speed=3, holes=()):
    """Red has a group in the third turn of a cycle, beside open Black Holes."""
    t = galaxy()
    slot = t.red.has(code, count, at=at, movement=speed)
    for hole in holes:
        t.marker(hole, "black_hole", up=True)
    t.begins("red", turn=3)
    return t, slot


def next_turn(scene):
    scene.match.answer("end", 0)
    for _ in range(40):
        scene.app.step(100.0)
        if scene.desk.decision is not None and scene.desk.decision.seat == 0:
            return
    raise AssertionError("red is not asked again")


def test_a_hex_beyond_this_turn_is_remembered_and_gone_on_to_with_a_press(app, seated):
    t, scene, scout = voyage(seated, humans=1)
    path = scene.module.travels.bound()[scout].path
    assert t.red.at(scout) == t.place(path[0]) and len(path) == 3
    for hex in path[1:]:
        next_turn(scene)
        assert t.red.at(scout) != t.place(hex)  # it waits for its owner
        Dragging(app, scene).click("go-on")
        assert t.red.at(scout) == t.place(hex)
    next_turn(scene)
    assert not scene.module.travels.bound() and scene.prompt.find("go-on") is None


def test_a_group_in_hand_goes_on_or_forgets_its_way(app, seated):
    t, scene, scout = voyage(seated, humans=1)
    path = scene.module.travels.bound()[scout].path
    next_turn(scene)
    scene.desk.touch(f"group:{scout}")
    app.step(16.0)
    app.step(16.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_v, mod=0, unicode="v", scancode=25)])
    assert t.red.at(scout) == t.place(path[1])
    next_turn(scene)
    scene.desk.touch(f"group:{scout}")
    app.step(200.0)
    Dragging(app, scene).click("forget-way")
    assert not scene.module.travels.bound() and scene.prompt.find("go-on") is None


def test_a_way_is_forgotten_when_something_comes_to_it(app, seated):
    t, scene, scout = voyage(seated, humans=1)
    path = scene.module.travels.bound()[scout].path
    t.blue.has("CA", at=t.place(path[2]))
    next_turn(scene)
    app.step(16.0)
    assert not scene.module.travels.bound() and scene.prompt.find("go-on") is None
    assert "az úti célja törlődött" in app.notices.shown.text
    app.notices.items.clear()


def test_a_way_is_forgotten_with_its_first_step_and_known_to_its_owner_alone(app, seated):
    """UX-41: the other person at the screen has a Scout under the same number, on the same way."""
    t, scene, scout = voyage(seated, humans=2)
    path = scene.module.travels.bound()[scout].path
    assert t.blue.has("SC", at=t.place(path[1])) == scout
    scene.match.answer("end", 0)
    app.step(200.0)
    assert scene.module.viewer == 1 and not scene.module.travels.bound()
    scene.match.answer("end", 1)
    app.step(200.0)
    assert scene.module.viewer == 0 and not scene.module.travels.bound()  # blue stands on it
    app.notices.items.clear()
    _, other, _ = voyage(seated, humans=1)
    other.commands.undo()
    app.step(16.0)
    assert not other.module.travels.bound()


def test_a_hex_beyond_this_turn_is_dropped_on_and_walked_to_like_others(app, seated):
    """UX-14, UX-79."""
    t, scout = set_out_from((5, 4), "CA", 2)
    scene = seated(t)
    person = Dragging(app, scene)
    person.drag(person.centre(f"group:{scout}"), person.centre(hex_thing(t, (8, 4))))
    assert scene.module.travels.bound()[scout].path[-1] == t.hex((8, 4))
    assert [answer.value[0] for answer in scene.match.session.log[1:]] == ["go", "go"]
    t, scout = set_out_from((5, 4), "CA", 2)
    scene = seated(t)
    scene.desk.touch(f"group:{scout}")
    app.step(16.0)
    assert scene.top.spot(hex_thing(t, (8, 4))) is not None
    assert hex_thing(t, (8, 4)) not in scene.desk.marks()  # what is within reach glows


def test_a_group_begins_the_way_that_is_shown_not_a_shorter_and_risky_one(app, seated):
    """SE-6.3: the way around Black Holes is longer, and costs no ship."""
    t, slot = set_out_from((5, 4), "CA", 3, speed=7, holes=((5, 5), (4, 4)))
    scene = seated(t)
    scene.desk.touch(f"group:{slot}")
    app.step(16.0)
    travels, goal = scene.module.travels, t.hex((4, 7))
    path = travels.far()[goal].path
    assert travels.leg(goal).path == path[:3] and t.hex((5, 5)) not in path
    assert travels.leg(goal) is travels.leg(goal)  # found once: every order asks for all of them
    scene.desk.touch(hex_thing(t, (4, 7)))
    app.step(16.0)
    assert [answer.value[1] for answer in scene.match.session.log[1:]] == list(path[:3])
    assert travels.bound()[slot].path == path


@pytest.mark.parametrize("in_hand", [True, False])
def test_a_group_goes_on_along_its_way_although_a_risky_one_is_shorter(app, seated, in_hand):
    t, slot = set_out_from((5, 4), "CA", speed=7, holes=((5, 5),))
    scene = seated(t)
    travels, goal = scene.module.travels, t.hex((5, 6))
    around = (t.hex((4, 4)), t.hex((4, 5)), goal)
    unit = own_group(scene.module.seen, slot)["unit"]
    travels._keep({slot: Voyage(unit, (t.hex((5, 4)), *around), True)})
    if in_hand:
        scene.desk.touch(f"group:{slot}")
        app.step(16.0)
        assert scene.module.gestures.goals[goal].path != around
    travels.go_on()
    app.step(16.0)
    assert [answer.value[1] for answer in scene.match.session.log[1:]] == list(around)


def two_bound(seated, *more):
    """Red has two groups that are bound for somewhere, and perhaps others."""
    t = galaxy()
    slots = [t.red.has("CA", 1, at=(5, 4)), t.red.has("DD", 1, at=(5, 5))]
    for code, at in more:
        slots.append(t.red.has(code, 1, at=at))
    t.begins("red", turn=3)
    scene = seated(t, humans=1)
    ways = {}
    for slot, column in zip(slots, (4, 5), strict=False):
        path = tuple(t.hex((row, column)) for row in (5, 6, 7, 8))
        ways[slot] = Voyage(own_group(scene.module.seen, slot)["unit"], path, True)
    scene.module.travels._keep(ways)
    scene.module.services.words()
    app_step(scene)
    return t, scene, slots


def app_step(scene):
    scene.app.step(16.0)
    scene.app.step(200.0)


def test_one_press_sends_all_groups_on_that_have_a_way(app, seated):
    t, scene, slots = two_bound(seated)
    assert len(scene.module.travels.waiting()) == 2
    before = [t.red.at(slot) for slot in slots]
    scene.module.travels.go_on()
    app_step(scene)
    assert all(t.red.at(slot) != was for slot, was in zip(slots, before, strict=True))
    assert scene.module.travels.waiting() == []


def test_a_group_that_has_arrived_does_not_keep_the_others_from_going_on(app, seated):
    """It is in hand, as a Colony Ship that is asked whether it settles; the button is there all the same."""
    t, scene, slots = two_bound(seated, ("CA", (3, 4)))
    scene.desk.touch(f"group:{slots[2]}")
    app_step(scene)
    assert scene.module.travels.waiting() == slots[:2]
    Dragging(app, scene).click("go-on")
    app_step(scene)
    assert t.red.at(slots[0]) != (5, 4) and t.red.at(slots[1]) != (5, 5)


def test_groups_stop_for_something_new_on_the_way(app, seated, monkeypatch):
    """What the first one finds may change the mind about the others: no step is given whatever was revealed."""
    _, scene, slots = two_bound(seated)
    said = []
    monkeypatch.setattr(scene.match.replies, "say_chain", lambda seat, chain: said.extend(chain))
    scene.module.travels.go_on()
    assert {step.value for step in said} >= {slots[1]} and not any(step.firm for step in said)


def test_a_click_on_a_far_own_counter_sends_the_group_there_and_with_shift_takes_it_up(app, seated, monkeypatch):
    for shift in (False, True):
        t = galaxy()
        slots = [t.red.has("SC", at=(5, 4)), t.red.has("CA", at=(8, 4))]
        t.begins("red")
        scene = seated(t, humans=1)
        person = Dragging(app, scene)
        scene.desk.touch(f"group:{slots[0]}")
        app_step(scene)
        assert t.hex((8, 4)) in scene.module.travels.far()
        with monkeypatch.context() as held:
            held.setattr(pygame.key, "get_mods", lambda shift=shift: pygame.KMOD_SHIFT if shift else 0)
            person.click(person.centre(f"group:{slots[1]}"))
        app_step(scene)
        assert (t.red.at(slots[0]) == (5, 4)) == shift
        assert (scene.match.session.state.marching == slots[1]) == shift


def test_the_count_of_groups_tells_who_waits_for_an_escort(app, seated):
    """SE-4.6: who may not go alone is counted before a warship has gone first, and does not appear from nothing."""
    session = played("empires", seed=4, steps=0, seats=2)
    while waiting(session.state)[0].prompt != MOVEMENT_GROUP:
        asked = waiting(session.state)[0]
        session.answer(answer_at_random(session.state, asked, Chance(len(session.log))))
    scene = seated(SimpleNamespace(state=session.state))
    orders, seat = scene.module.orders, waiting(session.state)[0].seat
    ready, later = len(orders.movers()), orders._escorted()
    assert ready and later
    text = scene.module.say("next-group", count=ready, later=later)
    assert str(ready) in text and f"kísérettel további {later}" in text
    assert "kíséret" not in scene.module.say("next-group", count=ready, later=0)
    most = ready + later
    for step in range(40):
        asked = waiting(scene.match.session.state)[0]
        if asked.seat != seat or asked.prompt not in MOVING:
            break
        options = [one for one in asked.options if one != "end"]
        scene.match.answer(asked.sample(Chance(step)) if options else asked.options[0], seat)
        app_step(scene)
        assert len(orders.movers()) <= most


SCOUT = "scout"
DAMAGED = [
    *(5, None, "x", [1], {"x": [SCOUT, [31], True]}, {"9" * 5000: [SCOUT, [31], True]}),
    *({"0": row} for row in (None, [SCOUT, [31]], [SCOUT, 5, True], [SCOUT, "abc", True], [SCOUT, [31, [3]], True])),
]


def test_a_damaged_memory_of_ways_is_left_out(app, seated):
    """UX-98: the match can be opened, and new ways are remembered."""
    assert [read_ways(kept) for kept in DAMAGED] == [{}] * len(DAMAGED)
    good = {"1": [SCOUT, [31, 22], True]}
    assert read_ways({"0": None, **good}) == {1: Voyage(SCOUT, (31, 22), True)}
    t = galaxy()
    scout = t.red.has("SC", at=(5, 4))
    t.begins("red")
    scene = seated(t)
    group, travels = own_group(scene.module.seen, scout), scene.module.travels
    outside = [{str(scout): [group["unit"], [group["hex"], *path], True]} for path in ((99_999, 21), (-1,))]
    for kept in (5, None, [1], *({"0": ways} for ways in (*DAMAGED, *outside))):
        remember(app, TOPIC, WAYS, {scene.match.files.match_id: kept})
        scene.match.answer(scout, 0)
        scene.match.answer("done", 0)
        travels.review()
        assert travels.bound() == {}
    remember(app, TOPIC, WAYS, {scene.match.files.match_id: 5})
    travels.forget(scout)
    travels._keep({scout: Voyage(group["unit"], (group["hex"], t.hex((6, 4))), True)})
    assert set(travels.bound()) == {scout}
    app.notices.items.clear()


def test_a_table_at_rest_does_not_look_for_ways_in_every_frame(app, seated, monkeypatch):
    """What is remembered is in a file until something new is."""
    reads = []
    monkeypatch.setattr("app.games.empires.travels.recall", lambda *asked: reads.append(asked))
    t, slot = set_out_from((5, 4), "SC")
    scene = seated(t)
    seen = len(reads)
    for _ in range(5):
        app.step(16.0)
    assert 0 < seen == len(reads)
    scene.match.answer(slot, 0)
    scene.match.answer("done", 0)
    app.step(16.0)
    assert len(reads) > seen


def test_all_ways_that_something_has_come_to_are_told_at_once(app, seated):
    t = galaxy()
    slots = [t.red.has(code, at=(5, 4)) for code in ("SC", "DD")]
    t.begins("red")
    t.blue.has("CA", at=(6, 4))
    scene = seated(t)
    units = {slot: own_group(scene.module.seen, slot)["unit"] for slot in slots}
    scene.module.travels._keep({slot: Voyage(units[slot], (t.hex((5, 4)), t.hex((6, 4))), True) for slot in slots})
    scene.module.travels._reviewed = None
    app.step(16.0)
    told = app.notices.shown.text
    assert all(scene.module.wording.group(slot) in told for slot in slots) and "az úti céljuk törlődött" in told
    app.notices.items.clear()


def laden(seated):
    """Red's Carrier with fighters aboard, which has two steps."""
    t, carrier = set_out_from((5, 4), "CV")
    fighters = t.red.has("F", 3, at=(5, 4), fighter=1)
    return t, seated(t), carrier, fighters


def test_a_laden_carrier_is_sent_to_a_hex_beyond_this_turn(app, seated):
    """SE-11.4: it cannot leave without its fighters."""
    t, scene, carrier, fighters = laden(seated)
    scene.desk.touch(f"group:{carrier}")
    app.step(16.0)
    assert scene.desk.touch(hex_thing(t, (8, 4)))
    app.step(16.0)
    path = scene.module.travels.bound()[carrier].path
    assert path[-1] == t.hex((8, 4))
    assert t.red.at(carrier) == t.red.at(fighters) == t.place(path[1])


@pytest.mark.parametrize("in_hand", [True, False])
def test_a_carrier_goes_on_with_the_fighters_that_came_aboard(app, seated, in_hand):
    """SE-11.4: also if it set out without any."""
    t, scene, carrier, fighters = laden(seated)
    unit, path = own_group(scene.module.seen, carrier)["unit"], [t.hex((row, 4)) for row in (5, 6, 7, 8)]
    scene.module.travels._keep({carrier: Voyage(unit, tuple(path), True)})
    if in_hand:
        scene.desk.touch(f"group:{carrier}")
        app.step(16.0)
    scene.module.travels.go_on()
    app.step(16.0)
    assert t.red.at(carrier) == t.red.at(fighters) == (7, 4)
