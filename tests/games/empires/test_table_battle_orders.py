"""Orders at the battle board (UI-8): lines that are dragged, retreats, and what answers a round by itself."""

import pygame

from app.table.choose import TARGET
from app.ui.input import Act, PointerEvent
from tests.games.empires.armies import front
from tests.games.empires.battles import theatre
from tests.games.empires.boarding import boarders
from tests.games.empires.boards import before_fire, cards, drag, fleets, middle, paced, second_round, spots
from tests.games.empires.verbs import FIRE, HERE


def test_the_hex_of_a_retreat_is_touched_on_a_small_map(sits):
    """UI-8, SE-5.9: beside the lines; nothing of the battle is hidden by it."""
    t = second_round()
    scene = sits(t)
    desk = scene.desk
    refuges = {f"refuge-{option[2]}" for option in desk.choice.decision.options if option[0] == "retreat"}
    assert refuges and set(spots(scene)) == refuges and cards(scene) and not desk.choice.marks()
    goal = sorted(refuges)[0]
    spots(scene)[goal].action()
    given = scene.match.session.log[-1]
    assert (given.value[0], f"refuge-{given.value[2]}", given.value[3]) == ("retreat", goal, 1)


def test_how_a_damaged_group_leaves_is_chosen_above_the_map(sits):
    """SE-5.7.4: only sound units may go; the hexes are the same, the answer is not."""
    t = theatre()
    ships = t.red.has("CA", 2, at=HERE)
    t.blue.has("CA", 2, at=HERE)
    t.fight()
    t.red.fleet.damage[ships] = 1
    t.next_round()
    t.calm_until(t.red, FIRE)
    scene = sits(t)
    answers = scene.module.board.answers
    assert answers.ways(scene.desk) == ["retreat", "unhurt"] and answers.way(scene.desk) == "retreat"
    panel = scene.module.pages.panel(scene.desk)
    panel.find("way-unhurt").action()
    assert {option[0] for option in answers.refuges(scene.desk).values()} == {"unhurt"}


def test_a_line_dragged_to_an_enemy_fires(sits):
    """UX-14: the same answer as by two clicks."""
    t = before_fire()
    scene = sits(t)
    by = scene.module.board.answers.by(scene.desk)
    target = next(number for number, card in cards(scene).items() if card.mark == TARGET)
    drag(scene, middle(scene, f"line-{by}"), middle(scene, f"line-{target}"))
    assert scene.match.session.log[-1].value[:3] == ("fire", by, target)


def test_units_are_screened_by_dragging_their_line(sits):
    """SE-5.5.1: as many as may be; back to the lines, none; nothing is answered before it is confirmed."""
    t = fleets()
    t.fight()
    scene = sits(t)
    scouts = t.red.line(2)
    units = scene.desk.choice.parts["units"]
    place = units.decision.slots.index(scouts)
    given = len(scene.match.session.log)
    drag(scene, middle(scene, f"line-{scouts}"), middle(scene, "screen-place-0"))
    assert units.numbers[place] == 3
    drag(scene, middle(scene, f"line-{scouts}"), middle(scene, "class-B"))
    assert units.numbers[place] == 0 and len(scene.match.session.log) == given


def test_a_drag_that_is_let_go_does_nothing(sits):
    """UX-18: Esc, or a drop where nothing is."""
    t = before_fire()
    scene = sits(t)
    by = scene.module.board.answers.by(scene.desk)
    target = next(number for number, card in cards(scene).items() if card.mark == TARGET)
    given = len(scene.match.session.log)
    drag(scene, middle(scene, f"line-{by}"), middle(scene, "steps"))
    start = middle(scene, f"line-{by}")
    scene.offer(PointerEvent("press", start, 1))
    scene.offer(PointerEvent("move", middle(scene, f"line-{target}")))
    assert scene.module.board.drag.held
    scene.offer(Act("cancel"))
    scene.offer(PointerEvent("release", middle(scene, f"line-{target}"), 1))
    assert not scene.module.board.drag.held and len(scene.match.session.log) == given


def test_one_key_fights_the_round_by_the_standing_order(sits):
    """UI-8: every question of the round is answered, none of the next one."""
    t = before_fire()
    scene = sits(t)
    assert scene.module.board.fight.round == 1
    scene.app.step(16.0, [pygame.event.Event(pygame.KEYDOWN, key=pygame.K_g, mod=0, unicode="g", scancode=10)])
    for _ in range(30):
        scene.app.step(50.0)
    fight_now = scene.module.board.fight
    asked = scene.desk.decision
    assert {entry.seat for entry in scene.match.session.log} == {0}
    assert asked.seat == 1 or fight_now is None or fight_now.round == 2


def test_who_was_chosen_to_be_screened_is_so_when_the_round_is_fought_by_order(sits):
    """UI-8: what the player has said already counts before the order."""
    t = fleets()
    t.fight()
    scene = sits(t)
    scouts = t.red.line(2)
    scene.module.board.answers.set_aside(scene.desk, scouts, True)
    scene.module.pages.panel(scene.desk).find("resolve-round").action()
    given = dict(scene.match.session.log[0].value)["units"]
    assert sum(given) == 3


def test_an_order_in_force_is_shown_and_can_be_ended(program):
    """UX-37: while the dice roll there is a button for it; whoever gave it is asked again."""
    t = before_fire()
    scene = paced(program, t)
    board = scene.module.board
    scene.module.pages.panel(scene.desk).find("resolve-all").action()
    program.step(100.0)
    assert board.orders.given() is not None
    ends = next(button for button in scene.module.pages.extras() if button.id == "order-ends")
    ends.action()
    assert board.orders.given() is None and scene.match.stops[0].straight is None
    program.pop()


def test_the_way_of_fighting_is_stated_and_chosen(sits):
    """UI-8: "with stated policy"; the button says it, a dialog tells all of them in a sentence."""
    t = before_fire()
    scene = sits(t)
    board = scene.module.board
    scene.module.pages.panel(scene.desk).find("policy").action()
    chosen = scene.host.top.root.find("policy-strongest")
    chosen.action()
    assert board.orders.policy == "strongest" and len(scene.host.layers) == 1
    assert "Strongest first" in scene.module.pages.panel(scene.desk).find("resolve-round").tip


def test_the_order_is_not_offered_where_it_does_not_speak(sits):
    """SE-13.4: what mines strike is asked."""
    t = theatre()
    t.red.has("SC", at=HERE)
    t.red.has("DD", at=HERE)
    t.blue.has("Mine", at=HERE)
    t.fight()
    scene = sits(t)
    assert scene.module.pages.panel(scene.desk).find("resolve-round") is None


def test_a_line_under_the_focus_fires_with_enter(sits):
    """UX-79: cards are reached by keys."""
    t = before_fire()
    scene = sits(t)
    scene.app.step(200.0)
    target = next(number for number, card in cards(scene).items() if card.mark == TARGET)
    card = scene.host.top.root.find(f"line-{target}")
    scene.host.focus_on(card)
    scene.offer(Act("confirm"))
    assert scene.match.session.log[-1].value[:1] == ("fire",) and scene.match.session.log[-1].value[2] == target


FLEEING = (("CA", 2), ("SC", 3))


def holds_fire(scene):
    scene.desk.pick_option(next(each for each in scene.desk.decision.options if each[0] == "hold"))
    scene.app.step(50.0)


def test_a_touch_on_a_hex_sends_all_ships_of_the_line(sits):
    """UI-8, SE-5.9: one click; fewer of them if that is said first."""
    told = []
    for named in (None, 1):
        t = second_round(red=FLEEING)
        scene = sits(t)
        if named:
            scene.module.pages.panel(scene.desk).find("leaving")._change(named)
        next(iter(spots(scene).values())).action()
        told.append(scene.match.session.log[-1].value[-1])
    assert told == [2, 1]


def test_one_touch_sends_everybody_who_may_retreat(sits):
    """UI-8: each line at its moment, to the same hex; nobody is asked about it."""
    t = second_round(red=FLEEING)
    scene = sits(t)
    scene.module.pages.panel(scene.desk).find("leave-together").action()
    spots(scene)[f"refuge-{t.hex((4, 4))}"].action()
    for _ in range(6):
        if (scene.desk.decision.seat, scene.desk.decision.prompt) == (1, "empires.round.fire"):
            holds_fire(scene)
    gone = [entry.value for entry in scene.match.session.log if entry.seat == 0]
    assert [value[0] for value in gone] == ["retreat", "retreat"]
    assert {value[2] for value in gone} == {t.hex((4, 4))} and [value[3] for value in gone] == [2, 3]


def test_everybody_is_offered_only_where_there_is_somebody_else(sits):
    """A single line, or one beside a Base that cannot retreat (SE-5.9.2)."""
    for red in ((("CA", 2),), (("CA", 2), ("Base", 1))):
        scene = sits(second_round(red=red))
        while not spots(scene):
            holds_fire(scene)
        assert spots(scene) and scene.module.pages.panel(scene.desk).find("leave-together") is None


def test_a_line_dragged_to_a_hex_retreats(sits):
    """UX-14: the same as a click on the hex."""
    t = second_round(red=FLEEING)
    scene = sits(t)
    goal = sorted(spots(scene))[0]
    by = scene.module.board.answers.by(scene.desk)
    drag(scene, middle(scene, f"line-{by}"), middle(scene, goal))
    given = scene.match.session.log[-1].value
    assert (given[:2], f"refuge-{given[2]}", given[3]) == (("retreat", by), goal, 2)


def test_support_begins_with_whom_it_helps_most(sits):
    """CL-14.11.1: one click confirms it; whoever wants it otherwise changes it."""
    t = front()
    t.red.transports(1, drop=True, Grav=1, Inf=4)
    t.fight()
    t.red.lands(Grav=1, Inf=4)
    scene = sits(t)
    choice = scene.desk.choice
    assert choice.decision.prompt == "empires.assault.support" and choice.numbers == [1]
    scene.desk.back()
    assert choice.numbers == [0], "and it is not proposed again"


def test_captured_ships_are_no_wrecks_and_a_damaged_boarder_has_room_on_its_card(sits):
    """CL-4.3.1: they fight for somebody else now; SE-5.7.4: the damaged unit has a number of its own."""
    t = boarders()
    party, others = t.red.has("BD", 2, boarding=1), t.red.has("CA", 2)
    theirs = t.blue.has("CA", 2)
    t.blue.has("DD", 1)
    t.red.settles_at((6, 4))
    t.fight()
    while not t.red.is_asked(FIRE) or t.red.line(party) not in {o[1] for o in t.red.offered(FIRE)}:
        t.calm()
    assert "Attempts" in [getattr(part, "name", "") for part in sits(t).prompt.walk()]
    t.red.fleet.damage[party] = 1
    t.red.fires(party, theirs, 2, rolls=(1, 1))
    scene = sits(t)
    assert t.red.is_asked("round.screen") and len(cards(scene)) == 5 and others >= 0
    panel = scene.parts.panel
    assert panel.find("wreck-cruiser") is None
    for card in cards(scene).values():
        inside = [part for part in card.walk() if part is not card and part.rect.width]
        assert all(card.rect.contains(part.rect) for part in inside), card.id
    t.rolls(*[1] * 9)
    while not t.red.is_asked("battle.prizes"):
        shots = [o for o in t.red.offered(FIRE) if o[0] == "fire"] if t.red.is_asked(FIRE) else []
        if shots:
            t.red.answers(FIRE, (*shots[0], 1))
        else:
            t.calm()
    joined = sits(t)
    assert not [
        part for part in joined.parts.panel.walk() if part.id.startswith("gone-") and "Cruiser" in part.spoken()
    ]
    assert "nothing to decide" in joined.module.words.prompt(joined.desk.decision)
