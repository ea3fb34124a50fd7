"""Getting about on the map: Tab from group to group, panning, the small map."""

import pygame
import pytest

from app.match.happenings import Hinted
from app.table.offered import value_words
from app.table.scene import TableScene
from app.ui.dialog import Dialog
from rules import Session, Setup, view
from rules.empires.state import near
from tests.app.hands import Dragging
from tests.games.empires.hands import empires_match, hex_thing, three_groups
from tests.games.empires.support import galaxy

LOOK_ACROSS, LEFT_TRIGGER, RIGHT_TRIGGER = 2, 4, 5  # axes of a pad


def test_tab_stops_at_every_group_that_can_move_and_then_leaves_the_board(app, seated):
    """UI-14, UX-79: shipyards cannot move."""
    t, slots = three_groups()
    scene = seated(t)
    person = Dragging(app, scene)
    app.ctx.device = "keyboard"
    scene.host.focus_on(scene.top.spot(f"group:{slots[0]}"))
    seen = [scene.top.focused_thing()]
    for _ in range(3):
        person.key(pygame.K_TAB)
        seen.append(scene.top.focused_thing())
    assert seen[:3] == [f"group:{slot}" for slot in slots]
    assert seen[3] is None


def test_a_heap_covers_its_neighbours_only_for_whoever_walks_to_it(app, seated):
    """Focus that comes by itself, as after a curtain, leaves the map as it is; Enter and Tab fan it out."""
    t, slots = three_groups()
    scene = seated(t)
    person, desk = Dragging(app, scene), scene.desk
    app.ctx.device = "keyboard"
    heap = next(shown.piece for shown in desk.stage.shown if shown.heap and shown.count == 2)
    scene.host.focus_on(scene.top.spot(heap.id))
    assert desk.fanned is None and scene.top.focused_thing() == heap.id
    person.key(pygame.K_RETURN)
    assert desk.fanned == heap.place and scene.match.session.state.marching < 0
    scene.host.focus_on(scene.top.spot(f"group:{slots[0]}"))
    assert desk.fanned is None
    person.key(pygame.K_TAB)
    assert desk.fanned == heap.place
    person.key(pygame.K_RETURN)
    assert scene.match.session.state.marching == slots[1]


def test_the_next_group_is_taken_up_instead_of_the_present_one(app, seated):
    t, slots = three_groups()
    scene = seated(t)
    person = Dragging(app, scene)
    person.click("next-group")
    assert scene.match.session.state.marching == slots[0]
    person.click("next-group")
    assert scene.match.session.state.marching == slots[1]
    assert len(scene.module.answers.unused(scene.desk.decision)) == 3


def test_a_key_takes_up_the_next_group(app, seated):
    """UX-79; not while a dialog is open."""
    t, slots = three_groups()
    scene = seated(t)
    person = Dragging(app, scene)
    for slot in (*slots, slots[0]):
        person.key(pygame.K_c)
        assert scene.match.session.state.marching == slot
    assert scene.prompt.find("next-group").shortcut == "next-group"
    scene.host.open(Dialog("", "", []))
    person.key(pygame.K_c)
    assert scene.match.session.state.marching == slots[0]


def test_keys_choose_between_going_and_looking(app, seated):
    """SE-9.8, UX-79: a hex that means two orders lists them, and the focus goes to the list."""
    t = galaxy()
    t.marker((6, 4), "planet")
    ship = t.red.has("CA", at=(5, 4), exploration=1)
    t.begins("red")
    scene = seated(t)
    person = Dragging(app, scene)
    app.ctx.device = "keyboard"
    person.key(pygame.K_c)
    scene.host.focus_on(scene.top.spot(hex_thing(t, (6, 4))))
    person.key(pygame.K_RETURN)
    app.step(300.0)
    assert scene.host.focused.id == "chip-1"
    person.key(pygame.K_DOWN)
    person.key(pygame.K_RETURN)
    assert [answer.value for answer in scene.match.session.log][:2] == [ship, ("look", t.hex((6, 4)))]


def test_warships_are_taken_up_before_those_that_they_escort(app, seated):
    """SE-4.6: the others may go where they have gone."""
    t = galaxy()
    slots = [t.red.has("CO", at=(5, 4)), t.red.has("Miner", at=(5, 4)), t.red.has("SC", at=(5, 4))]
    t.begins("red")
    assert seated(t).module.orders.movers() == [slots[2], slots[0], slots[1]]


def test_a_digit_says_how_many_units_of_a_group_go(app, seated):
    """UX-79: as a click on minus and plus does."""
    t, _ = three_groups()
    scene = seated(t)
    person = Dragging(app, scene)
    person.key(pygame.K_c)
    assert scene.module.gestures.sent(2) == 2
    person.key(pygame.K_1)
    assert scene.module.gestures.sent(2) == 1
    person.key(pygame.K_7)
    assert scene.module.gestures.sent(2) == 1


def test_enter_on_the_chosen_home_begins_the_game(app, seated):
    """UX-79: the first press chooses the hex, the next one on it hands in the form."""
    session = Session.start("empires", Setup("empires", [{}, {}]), 5)
    app.settings["speed"] = 0
    scene = TableScene(app, empires_match(session))
    app.push(scene)
    app.step(16.0)
    person = Dragging(app, scene)
    app.ctx.device = "keyboard"
    other = next(
        hex for hex in scene.desk.decision.fields[0][1].options if hex != scene.desk.choice.filled["homeworld"]
    )
    scene.host.focus_on(scene.top.spot(f"hex:{other}"))
    person.key(pygame.K_RETURN)
    assert scene.desk.decision.seat == 0 and scene.desk.choice.filled["homeworld"] == other
    person.key(pygame.K_RETURN)
    assert scene.desk.decision.seat == 1  # locked in


def test_pipelines_of_a_chain_have_found_their_place(app, seated):
    """SE-10.2: only what is not laid yet waits for orders; the others can be taken up all the same."""
    t = galaxy()
    laid = [t.red.has("MS", at=at, up=True) for at in ((4, 4), (4, 5))]
    spare, alone = t.red.has("MS", at=(4, 5), up=True), t.red.has("MS", at=(5, 7), up=True)
    t.begins("red")
    scene = seated(t)
    movers = scene.module.orders.movers()
    assert laid[0] not in movers and len({laid[1], spare} & set(movers)) == 1 and alone in movers
    scene.desk.touch(f"group:{laid[0]}", exactly=True)
    app.step(16.0)
    assert scene.match.session.state.marching == laid[0]


def test_groups_without_work_are_not_marked_but_can_be_taken_up(app, seated):
    """UX-35: whoever looks for what can still move does not look at shipyards."""
    t, slots = three_groups()
    yard = next(slot for slot, hex in enumerate(t.red.fleet.hex) if slot not in slots and hex >= 0)
    t.red.has("Miner", at=(4, 4))
    scene = seated(t)
    marked = {thing for thing, mark in scene.desk.marks().items() if mark == "legal"}
    assert {f"group:{slot}" for slot in slots} <= marked and f"group:{yard}" not in marked
    scene.desk.touch(f"group:{yard}")
    app.step(16.0)
    assert scene.match.session.state.marching == yard


def test_a_ship_that_may_enter_no_hex_is_none_of_those_that_can_move(app, seated):
    """SE-4.6: a Colony Ship among unexplored hexes, until somebody goes ahead."""
    t = galaxy()
    ship, scout = t.red.has("CO", at=(5, 4)), t.red.has("SC", at=(5, 4))
    for hex in near(t.state, t.hex((5, 4))):
        t.marker(t.place(hex), "nebula")
    t.begins("red")
    scene = seated(t)
    assert scene.module.orders.movers() == [scout]
    t.red.goes(scout, (6, 4))
    assert view(t.state, 0)["table"]["movers"] == [ship] and view(t.state, 1)["table"]["movers"] is None


def test_only_whoever_has_something_to_do_is_marked(app, seated):
    """A Miner that has moved and finds nothing to load does not glow; one beside minerals does."""
    t = galaxy()
    came = t.red.has("Miner", at=(5, 4))
    busy = t.red.has("Miner", at=(5, 7))
    t.marker((5, 7), "minerals_5", up=True)
    t.begins("red").goes(came, (5, 5))
    scene = seated(t)
    assert view(t.state, 0)["table"]["workers"] == [busy] and view(t.state, 1)["table"]["workers"] is None
    assert [scene.module.gestures.gesture(scene.desk.decision, slot).quiet for slot in (came, busy)] == [True, False]


def test_a_group_of_a_heap_is_taken_up_without_looking_through_the_heap(app, seated):
    """The button and a line of the panel name one group: nobody has to choose it again."""
    t = galaxy()
    slots = [t.red.has("SC", 1, at=(5, 4)), t.red.has("CA", 1, at=(5, 4))]
    t.begins("red")
    scene = seated(t)
    Dragging(app, scene).click("next-group")
    assert scene.match.session.state.marching == slots[0] and len(scene.host.layers) == 1
    scene.module.showing(f"group:{slots[1]}")()
    app.step(16.0)
    assert scene.match.session.state.marching == slots[1]


def test_a_click_on_a_hex_that_is_offered_goes_there_even_onto_a_counter(app, seated):
    """The group in hand goes there, as the way that is drawn says, also to one that could move itself."""
    t = galaxy()
    scout, cruiser = t.red.has("SC", 1, at=(4, 4)), t.red.has("CA", 1, at=(4, 3))
    for place in range(2):
        t.red.has("SY", 1 + place, at=(5, 4))
    t.begins("red")
    scene = seated(t)
    person = Dragging(app, scene)
    scene.desk.touch(f"group:{scout}")
    app.step(16.0)
    person.click(person.centre(f"group:{cruiser}"))
    assert scene.match.session.state.fleets[0].hex[scout] == t.hex((4, 3))
    scene.match.undoing.undo()
    app.step(16.0)
    there = person.centre(hex_thing(t, (5, 4)))
    person.move(there)
    assert scene.desk.fanned is None  # it would hide the hexes beside it
    person.click(there)
    assert scene.match.session.state.fleets[0].hex[scout] == t.hex((5, 4))


def test_a_group_that_has_gone_gives_way_to_another_that_is_touched(app, seated):
    """After the first part of a way a touch on a group that can move means that one, although the first could go on."""
    t = galaxy()
    scout, cruiser = t.red.has("SC", 1, at=(5, 4), movement=3), t.red.has("CA", 1, at=(4, 3))
    t.begins("red", turn=3)
    scene = seated(t)
    person = Dragging(app, scene)
    scene.desk.touch(f"group:{scout}")
    app.step(16.0)
    person.click(person.centre(hex_thing(t, (4, 4))))
    assert scene.match.session.state.marching == scout and t.hex((4, 3)) in scene.module.gestures.goals
    person.click(person.centre(f"group:{cruiser}"))
    assert scene.match.session.state.marching == cruiser


def test_escape_lays_the_group_in_hand_down_before_it_opens_the_menu(app, seated):
    """UI-14."""
    t, slots = three_groups()
    scene = seated(t)
    person = Dragging(app, scene)
    scene.desk.touch(f"group:{slots[0]}")
    app.step(16.0)
    person.key(pygame.K_ESCAPE)
    assert scene.desk.decision.prompt == "empires.movement.group" and len(scene.host.layers) == 1
    person.key(pygame.K_ESCAPE)
    assert len(scene.host.layers) == 2


def test_a_click_on_a_hex_out_of_reach_tells_why(app, seated):
    """SE-4.6: a Colony Ship does not explore alone."""
    t = galaxy()
    ship = t.red.has("CO", at=(5, 4))
    t.marker((6, 4), "nebula")
    t.begins("red")
    scene = seated(t)
    person = Dragging(app, scene)
    scene.desk.touch(f"group:{ship}")
    app.step(16.0)
    person.click(person.centre(hex_thing(t, (6, 4))))
    assert scene.desk.complaint is not None and scene.desk.complaint.rule == "SE-4.6"


def test_a_colony_ship_that_comes_to_its_work_is_asked_for_it_at_once(app, seated):
    """SE-4.20.1: it has no step left, but nobody has to look for it again."""
    t = galaxy()
    ship = t.red.has("CO", at=(5, 4))
    t.marker((6, 4), "planet", up=True)
    t.begins("red")
    scene = seated(t)
    scene.desk.touch(f"group:{ship}")
    app.step(16.0)
    scene.desk.touch(hex_thing(t, (6, 4)))
    app.step(16.0)
    assert t.red.at(ship) == (6, 4)
    assert "settle" in scene.desk.decision.options


def test_colony_ships_over_free_planets_are_proposed_to_settle_and_lie_on_top(app, seated):
    """UX-34: the button means what they came for; of two over one planet one settles (SE-4.20.3)."""
    t = galaxy()
    ships = [t.red.has("CO", at=at) for at in ((4, 4), (3, 3), (4, 4))]
    for at in ((4, 4), (3, 3)):
        t.marker(at, "planet", up=True)
        t.red.has("SC", at=at)
    t.begins("red")
    scene = seated(t)
    scene.match.answer("end", 0)
    app.step(16.0)
    desk = scene.desk
    assert desk.choice.chosen == ships[:2]
    assert scene.module.words.confirming(desk.choice) == "Letelepedés"
    assert desk.stage.of(f"group:{ships[1]}").piece.id == f"group:{ships[1]}"  # not the Scout of the heap
    desk.touch(f"group:{ships[1]}")
    assert desk.choice.chosen == ships[:1]


def test_who_ends_the_movement_with_groups_that_could_move_is_asked_first(app, seated):
    """UX-39."""
    t, slots = three_groups()
    scene = seated(t)
    assert len(scene.module.answers.unused(scene.desk.decision)) == len(slots)


def test_group_done_and_the_end_of_the_movement_have_places_of_their_own(app, seated):
    """UX-23: the corner ends the movement, with a group in hand as well; what still could move is asked about."""
    t, slots = three_groups()
    scene = seated(t)
    words, corner = scene.prompt.find("end").text, scene.prompt.find("end").rect.copy()
    scene.desk.touch(f"group:{slots[0]}")
    app.step(16.0)
    end, done = scene.prompt.find("end"), scene.prompt.find("option-done")
    assert end.text == words and end.rect == corner and not done.rect.colliderect(corner)
    end.action()
    assert len(scene.host.layers) == 2, "asked, because all three could still move"
    scene.host.close()
    done.action()
    app.step(16.0)
    assert scene.desk.decision.prompt == "empires.movement.group"
    scene.desk.touch(f"group:{slots[0]}")
    app.step(16.0)
    scene.prompt.find("end").action()
    app.step(16.0)
    assert [answer.value for answer in scene.match.session.log][-2:] == ["done", "end"]


def test_so_many_units_of_a_group_go_as_the_player_says(app, seated):
    """SE-9.11: the others stay behind; without a word all of them go."""
    t, slots = three_groups()
    scene = seated(t)
    scene.desk.touch(f"group:{slots[0]}")
    app.step(16.0)
    assert scene.prompt.find("units") is not None
    scene.module.gestures.send(1)
    scene.desk.touch(hex_thing(t, (5, 2)))
    app.step(16.0)
    assert t.hex((4, 2)) in scene.match.session.state.fleets[0].hex
    assert scene.match.session.log[-1].value == ("go", t.hex((5, 2)), 1)


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        (("go", (5, 2), 1), "Lépés ide: E2 (1 egység)"),
        (("go", (5, 2), 2), "Lépés ide: E2 (mind a 2)"),
        (("split", 1), "Csapat szétválasztása"),
    ],
)
def test_a_whole_answer_tells_how_many_units_it_means(app, seated, answer, said):
    """UX-61, SE-9.11: a hint says how many ships go."""
    t, slots = three_groups()
    scene = seated(t)
    scene.desk.touch(f"group:{slots[0]}")
    app.step(16.0)
    value = tuple(t.hex(part) if isinstance(part, tuple) else part for part in answer)
    assert value_words(scene.module, scene.desk.decision, value) == said
    plain = value[:-1] if len(value) > 2 else value[0]
    assert scene.module.words.label(scene.desk.decision, plain) == said.partition(" (")[0]


def test_whoever_follows_a_hint_sends_as_many_units_as_it_says(app, seated):
    """UX-61: the number beside the question follows it."""
    t, slots = three_groups()
    scene = seated(t)
    scene.desk.touch(f"group:{slots[0]}")
    app.step(16.0)
    value = ("go", t.hex((5, 2)), 1)
    scene.presenter.tell([Hinted(0, scene.desk.decision.prompt, value, None)])
    scene.desk.touch(hex_thing(t, (5, 2)))
    app.step(16.0)
    assert scene.match.session.log[-1].value == value


def test_keys_by_their_place_pan_the_zoomed_map(app, seated):
    scene = seated(three_groups()[0])
    scene.desk.camera.zoom_by(4)
    scene.desk.arrange()
    before = scene.desk.camera.centre
    down = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_d, mod=0, scancode=pygame.KSCAN_D, unicode="d")
    app.step(16.0, [down])
    app.step(50.0)
    assert scene.desk.camera.centre[0] > before[0] and scene.desk.camera.centre[1] == before[1]
    app.step(16.0, [pygame.event.Event(pygame.KEYUP, key=pygame.K_d, mod=0, scancode=pygame.KSCAN_D)])
    rests = scene.desk.camera.centre
    app.step(50.0)
    assert scene.desk.camera.centre == rests


def tilt(app, axis, value):
    app.step(16.0, [pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=0)])


def test_the_pad_zooms_with_its_triggers_and_pans_with_its_right_stick(app, seated):
    """UX-80, UX-8."""
    camera = seated(three_groups()[0]).desk.camera
    tilt(app, RIGHT_TRIGGER, 30000)
    assert camera.zoom > 1
    once = camera.zoom
    for _ in range(40):  # held, it goes on
        app.step(16.0)
    assert camera.zoom > once
    tilt(app, RIGHT_TRIGGER, 0)
    held, before = camera.zoom, camera.centre
    tilt(app, LOOK_ACROSS, 30000)
    tilt(app, LOOK_ACROSS, 0)
    assert camera.centre[0] > before[0] and camera.zoom == held
    tilt(app, LEFT_TRIGGER, 30000)
    tilt(app, LEFT_TRIGGER, 0)
    assert camera.zoom < held


def test_a_press_on_the_small_map_goes_there(app, seated):
    scene = seated(three_groups()[0])
    person = Dragging(app, scene)
    small, board = scene.module.minimap, scene.top.board
    assert small.rect(app.ctx, board).width == 0  # the whole map is in sight
    scene.desk.camera.zoom_by(4)
    scene.desk.arrange()
    app.step(16.0)
    rect = small.rect(app.ctx, board)
    person.click((rect.right - 4, rect.bottom - 4))
    assert scene.desk.camera.centre[0] > 0.6 and scene.desk.camera.centre[1] > 0.6
    assert scene.match.session.log == []


def test_the_map_is_never_smaller_than_its_window(seated):
    """UX-8: at the least zoom one sees all of it, and nothing beyond its stars."""
    camera = seated(galaxy()).desk.camera
    assert not camera.zoom_by(-1) and (camera.zoom, camera.centre) == (1.0, (0.5, 0.5))
    camera.zoom_by(3)
    camera.zoom_by(-9)
    assert camera.zoom == 1.0


def test_the_focus_goes_to_where_the_next_group_can_go(app, seated):
    """UX-79: a hex that only the group before could reach at once may still be touched, but is far away now."""
    t = galaxy()
    for code, at in (("CA", (4, 6)), ("SC", (6, 3))):
        t.red.has(code, at=at)
    t.begins("red")
    scene = seated(t)
    app.ctx.device = "keyboard"
    person, goals = Dragging(app, scene), []
    for _ in range(2):
        person.key(pygame.K_c)
        if not goals:
            scene.attention.begin()
        goals.append(scene.top.focused_thing())
    assert goals[0] != goals[1] and scene.desk.marks()[goals[1]] == "legal"
    assert scene.top.spot(goals[0]) is not None
