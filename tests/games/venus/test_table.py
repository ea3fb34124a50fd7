"""Onward to Venus at the table: every gesture by three devices, previews, reasons, fleets, cards (UX-12 to UX-22)."""

from contextlib import closing

import pygame
import pytest

from app.games.venus.pieces import MARKERS, pennant_id, seat_id, supply_id, tile_id, unit_id, world_id
from app.games.venus.table import GROUP
from app.table.choose import BLOCKED, CHOSEN, LEGAL, TARGET, AmountChoice
from app.table.model import Gesture
from app.tools.shot import headless_app
from rules import Answer, Chance, Event, Illegal, One, Reason, Session, Setup, waiting
from rules.venus.game import content_of
from rules.venus.setup import position
from tests.games.venus.hands import (
    HANDS,
    TURN,
    ClickVenus,
    DragVenus,
    TypeVenus,
    again,
    asked,
    first_where,
    match_of,
    offers,
    played_on,
    sensible,
    sit_down,
    verb_of,
)
from tests.support.thorough import some


def played(hands, session, seed=5, most=400):
    """The answers given from here on, and the result."""
    with closing(headless_app((1024, 640))) as app:
        scene = sit_down(app, match_of(len(session.setup.seats), session=again(session)))
        return hands(app, scene).play_all(seed, most), scene.match.result()


def late(state, decision):
    return state.period == 3 and state.on_card <= 2 and decision.prompt == TURN


@pytest.mark.parametrize(("seats", "seed"), some([(5, 6), (3, 4), (2, 7)], 1))
def test_dragging_clicking_and_the_keyboard_finish_the_same_game(seats, seed):
    """UX-14: the end of a game with attempts, cards and crises, up to the result."""
    session = played_on(0, seats, seed, late)
    told = [played(hands, session) for hands in HANDS]
    assert told[0][1] is not None
    assert told[1] == told[0]
    assert told[2] == told[0]


def test_the_first_turns_are_played_alike_by_every_device():
    """UX-14: empires are chosen, fleets set out."""
    session = Session.start("venus", Setup("venus", [{}, {}, {}]), 11)
    told = [played(hands, session, most=24)[0] for hands in HANDS]
    assert {GROUP, TURN, "venus.game.empire"} <= {prompt for _, prompt, _ in told[0]}
    assert told[1] == told[0]
    assert told[2] == told[0]


# --- single gestures


@pytest.fixture(scope="module")
def middle():
    return first_where(offers("move", "claim", "attempt", "raise", "marker", "card"))


@pytest.fixture
def table(app, middle):
    return DragVenus(app, sit_down(app, match_of(session=again(middle))))


def offered(table, verb, fits=lambda option: True):
    options = [one for one in table.desk.decision.options if verb_of(one) == verb and fits(one)]
    assert options, verb
    return options[0]


@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("verb", ["move", "claim", "attempt", "raise", "marker", "card"])
def test_each_action_has_a_gesture_for_every_device(app, middle, hands, verb):
    """OV-5.2."""
    table = hands(app, sit_down(app, match_of(session=again(middle))))
    option = offered(table, verb)
    table.play(option)
    assert table.scene.match.session.log[0].value == option


def test_a_fleet_is_led_by_its_flag_or_a_cruiser_and_sees_how_far_it_is(table):
    """OV-5.13, OV-5.16, UX-15: all legal planets light up with distance and allowance."""
    _, origin, goal = offered(table, "move")
    seat = table.desk.decision.seat
    goals = {world_id(one[2]) for one in table.desk.decision.options if one[:2] == ("move", origin)}
    for lead in (unit_id(origin, seat, "cruiser"), pennant_id(origin, seat)):
        assert table.desk.choice.targets_of(lead) >= goals
        preview = table.scene.wording.preview(lead, world_id(goal))
        distance = table.module.distance(origin, goal)
        assert str(distance) in preview and str(table.module.wording.reach()) in preview
    table.drag(table.centre(pennant_id(origin, seat)), table.centre(world_id(goal)))
    assert table.scene.match.session.log[0].value == ("move", origin, goal)


def test_the_whole_fleet_is_proposed_and_units_are_left_behind_by_touching_them(app):
    """OV-5.13: four infantry and two cruisers at Earth."""
    scene = sit_down(app, match_of(session=standing(orbit={"earth": [["infantry", 0, 4], ["cruiser", 0, 2]]})))
    table = ClickVenus(app, scene)
    table.play(("move", "earth", "mars"))
    app.step(16.0)
    choice = table.desk.choice
    assert isinstance(choice, AmountChoice) and choice.numbers == [4, 2]
    assert table.module.words.prompt(choice.decision) == "Who travels together to Mars?"  # and the button says so, too
    assert table.module.words.confirming(choice) == "Set out for Mars"
    assert table.desk.marks()[world_id("mars")] == CHOSEN and scene.prompt._note is None
    app.use_language("hu")
    assert table.module.words.prompt(choice.decision) == "Kik mennek együtt a Marsra?"
    assert table.module.words.confirming(choice) == "Indulás a Marsra"
    app.use_language("en")
    choice = table.desk.choice
    table.click(table.centre(unit_id("earth", 0, "infantry")))
    assert choice.numbers == [0, 2]
    table.click(table.centre(unit_id("earth", 0, "infantry")))
    table.click("confirm")
    assert scene.match.session.log[1].value == (1, 2)


def standing(seats=3, **table):
    """A session whose first seat is about to act in a position of our own."""
    setup = Setup("venus", [{} for _ in range(seats)], {"interrupt_prompt": "holders"})
    hands = table.pop("hands", [[] for _ in range(seats)])
    return Session(position(setup, 5, {"hands": hands, **table}, content_of([])), 5)


def test_with_shift_as_many_units_land_as_the_attempt_needs(app):
    """UX-22: each is an answer of its own; UX-31: the tile that is attempted is outlined."""
    orbit = {"mars": [["infantry", 0, 9], ["cruiser", 0, 1]]}
    session = standing(orbit=orbit, tiles={"mars": ["mine_2"]})
    table = DragVenus(app, sit_down(app, match_of(session=session)))
    tile = table.module.seen["planets"][4]["tiles"][0]
    table.play(("attempt", tile))
    attempt = table.module.seen["attempt"]
    need = attempt["need"]
    assert 1 < need < 9 and table.desk.marks()[tile_id(tile)] == CHOSEN
    table.desk.several(table.desk.alike(unit_id("mars", 0, "infantry")))
    app.step(50.0)
    attempt = table.module.seen["attempt"]
    assert attempt["landing"]["infantry"] == attempt["points"] == need and attempt["enough"]
    assert [answer.value for answer in table.scene.match.session.log[1:]] == [("land", "infantry")] * need
    table.desk.several(table.desk.alike(unit_id("mars", 0, "cruiser")))
    assert len(table.scene.match.session.log) == need + 1


def at_the_mine(app, hands=DragVenus, units=9):
    """Nine infantry before a mine that needs some of them."""
    session = standing(orbit={"mars": [["infantry", 0, units]]}, tiles={"mars": ["mine_2"]})
    table = hands(app, sit_down(app, match_of(session=session)))
    table.play(("attempt", table.module.seen["planets"][4]["tiles"][0]))
    app.step(400.0)
    return table


@pytest.mark.parametrize("way", ["keyboard", "chip", "key on a chip", "drag"])
def test_shift_means_as_many_as_needed_on_every_way_to_land(app, monkeypatch, way):
    """UX-14, UX-22: by the keyboard, on the button beside the units, and when they are dragged."""
    table = at_the_mine(app)
    need, unit, scene = table.module.seen["attempt"]["need"], unit_id("mars", 0, "infantry"), table.scene
    shift = pygame.KMOD_SHIFT
    if way == "keyboard":
        scene.host.focus_on(scene.top.spot(unit))
        app.ctx.device = "keyboard"
        table.key(pygame.K_RETURN, mod=shift)
    elif way == "drag":
        monkeypatch.setattr(pygame.key, "get_mods", lambda: shift)
        table.drag(table.centre(unit), table.centre("attempt"))
    else:
        table.click(table.centre(unit))
        app.step(400.0)
        if way == "chip":
            monkeypatch.setattr(pygame.key, "get_mods", lambda: shift)
            table.click("chip-1")
        else:
            app.ctx.device = "keyboard"
            scene.host.focus_on(table.find("chip-1"))
            table.key(pygame.K_RETURN, mod=shift)
    app.step(50.0)
    assert table.module.seen["attempt"]["landing"]["infantry"] == need
    assert [answer.value for answer in scene.match.session.log[1:]] == [("land", "infantry")] * need


def test_a_click_with_shift_on_a_single_card_lays_it_out_like_any_click(app, monkeypatch):
    """UX-22: where "as many as needed" is one thing alone, Shift takes nothing away from the click."""
    session = standing(
        hands=[["steam_mortar"], [], []], orbit={"mars": [["infantry", 0, 1]]}, tiles={"mars": ["mine_2"]}
    )
    table = DragVenus(app, sit_down(app, match_of(session=session)))
    table.play(("attempt", table.module.seen["planets"][4]["tiles"][0]))
    app.step(400.0)
    card = next(shown.piece.id for shown in table.desk.stage.shown if shown.hand)
    table.scene.top.one_click = True
    monkeypatch.setattr(pygame.key, "get_mods", lambda: pygame.KMOD_SHIFT)
    table.click(table.centre(card))
    app.step(50.0)
    assert table.module.seen["attempt"]["points"] == 2


def test_what_is_laid_out_in_an_attempt_needs_one_click_and_goes_back_with_one_key(app):
    """UX-20, OV-5.41: nothing is spent before the attempt is confirmed; carrying it out is never done in passing."""
    table = at_the_mine(app)
    table.scene.top.one_click = True
    unit, match = unit_id("mars", 0, "infantry"), table.scene.match
    before = match.session.fingerprint()
    table.click(table.centre(unit))
    assert match.session.log[-1].value == ("land", "infantry")
    decision = match.asked()[0]
    assert match.undoing.is_harmless(decision, ("land", "infantry"))
    assert not match.undoing.is_harmless(decision, "give_up")
    app.step(400.0)
    table.scene.commands.undo()
    assert match.session.fingerprint() == before


def test_giving_an_attempt_up_looks_harmful_and_stands_apart(app):
    """UX-34: not beside carrying it out, and in another kind of button."""
    table = at_the_mine(app)
    table.desk.several([unit_id("mars", 0, "infantry")])
    app.step(400.0)
    go, clear, give_up = (table.find(f"option-{name}") for name in ("confirm", "clear", "give_up"))
    assert give_up.kind == "danger" and go.kind == clear.kind == "plain"
    assert give_up.rect.x > clear.rect.x > go.rect.x
    assert give_up.rect.y > go.rect.y or give_up.rect.left - clear.rect.right >= 3 * (clear.rect.left - go.rect.right)


def test_infantry_that_is_dragged_to_a_planet_sets_out_with_its_cruisers(app):
    """OV-5.13, UX-17: the group is asked for; without a cruiser the reason says what is missing."""
    orbit = {"earth": [["infantry", 0, 4], ["cruiser", 0, 2]], "moon": [["infantry", 0, 2]]}
    table = DragVenus(app, sit_down(app, match_of(session=standing(orbit=orbit))))
    table.drag(table.centre(unit_id("moon", 0, "infantry")), table.centre(world_id("mars")))
    assert table.scene.match.session.log == [] and "cruiser" in table.desk.complaint.text
    table.drag(table.centre(unit_id("earth", 0, "infantry")), table.centre(world_id("mars")))
    assert table.scene.match.session.log[0].value == ("move", "earth", "mars")
    assert table.desk.decision.prompt == GROUP


def first_focus(app, session):
    """Where the keyboard is when a question comes."""
    scene = sit_down(app, match_of(session=again(session)))
    app.step(400.0)
    return scene, scene.natural_focus(list(scene.host.layers[0].root.walk())).id


@pytest.mark.parametrize("prompt", ["move.group", "attempt.act", "attempt.lose", "encore.encore", "destroy.save"])
def test_enter_first_meets_the_natural_answer(app, prompt):
    """UX-79: never the planet or tile that a question is about, nor the book."""
    scene, found = first_focus(app, first_where(asked(prompt), steps=0))
    choice = scene.desk.choice
    things = {f"spot-{thing}" for thing, mark in choice.marks().items() if mark in (LEGAL, TARGET)}
    if prompt == "move.group":
        assert found == "number-0", "the whole fleet is proposed"
        scene.host.focus_on(scene.host.top.root.find(found))
        TypeVenus(app, scene).key(pygame.K_RETURN)
        assert scene.match.session.log[-1].prompt.endswith(prompt)
    elif prompt.startswith("attempt"):
        assert found in things | {"option-confirm"} and "tile" not in found
    else:
        assert found in things | {"end"}


def test_an_attempt_that_has_enough_is_carried_out_with_enter(app):
    table = at_the_mine(app)
    table.desk.several([unit_id("mars", 0, "infantry")])
    app.step(400.0)
    assert table.scene.natural_focus(list(table.scene.host.layers[0].root.walk())).id == "option-confirm"


def test_a_card_that_can_be_played_never_says_that_it_cannot(app, middle):
    """UX-51: also if one of its targets is out of reach."""
    scene = sit_down(app, match_of(session=again(middle)))
    choice = scene.desk.choice
    lit = [thing for thing, mark in choice.marks().items() if mark == LEGAL]
    open_to = next(thing for thing in lit if scene.reading._card(thing) is not None)
    choice.why.append((None, Gesture((open_to,)), Reason("venus.no_action")))
    told = " ".join(str(getattr(widget, "text", "")) for widget in scene.reading._card(open_to).walk())
    assert app.texts("inspect-why", reason="").strip() not in told
    choice.marks = lambda: {open_to: BLOCKED}
    told = " ".join(str(getattr(widget, "text", "")) for widget in scene.reading._card(open_to).walk())
    assert app.texts("inspect-why", reason="").strip() in told


def test_a_landing_with_shift_may_be_refused_like_any_other_answer(app, monkeypatch):
    """UX-22, UX-93: a lesson waits for something else and says so."""
    session = standing(orbit={"mars": [["infantry", 0, 9]]}, tiles={"mars": ["mine_2"]})
    table = DragVenus(app, sit_down(app, match_of(session=session)))
    table.play(("attempt", table.module.seen["planets"][4]["tiles"][0]))

    def refuse(value, seat=None, t=None):
        raise Illegal(Reason("lesson.wrong"))

    monkeypatch.setattr(table.scene.match, "answer", refuse)
    table.desk.several([unit_id("mars", 0, "infantry")])
    assert table.desk.complaint.text == app.texts("reason-lesson-wrong")
    assert len(table.scene.match.session.log) == 1


def test_units_landed_with_shift_are_named_where_they_can_be_taken_back(app):
    """UX-60."""
    session = standing(orbit={"mars": [["infantry", 0, 9]]}, tiles={"mars": ["mine_2"]})
    table = DragVenus(app, sit_down(app, match_of(session=session)))
    table.play(("attempt", table.module.seen["planets"][4]["tiles"][0]))
    decision = table.desk.decision
    table.desk.several([unit_id("mars", 0, "infantry")])
    points = table.scene.match.undoing.take_back_points()
    wanted = table.module.words.label(decision, ("land", "infantry"))
    named = table.scene.decision_words([point for point in points if point.length])
    assert named and all(wanted in words for words in named)


def test_a_unit_dropped_on_a_tile_claims_it(app):
    """OV-5.26: any of two equal tiles may be meant."""
    tiles = {"mars": ["factory_tile", "factory_tile", "fortune"]}
    session = standing(orbit={"mars": [["infantry", 0, 2]]}, tiles=tiles)
    table = DragVenus(app, sit_down(app, match_of(session=session)))
    _, second, _ = table.module.seen["planets"][4]["tiles"]
    table.drag(table.centre(unit_id("mars", 0, "infantry")), table.centre(tile_id(second)))
    verb, tile, unit = table.scene.match.session.log[0].value
    assert (verb, unit) == ("claim", "infantry") and table.module.tile(tile).kind == "factory"


def test_a_unit_dropped_on_a_defended_tile_begins_the_attempt(app):
    """OV-5.37; what is laid out then goes to the panel of the attempt (OV-5.41)."""
    tiles, hands = {"mars": ["mine_1"]}, [["steam_mortar"], [], []]
    session = standing(orbit={"mars": [["infantry", 0, 3]]}, tiles=tiles, hands=hands)
    table = DragVenus(app, sit_down(app, match_of(session=session)))
    tile = table.module.seen["planets"][4]["tiles"][0]
    table.drag(table.centre(unit_id("mars", 0, "infantry")), table.centre(tile_id(tile)))
    assert table.scene.match.session.log[0].value == ("attempt", tile)
    table.wait(300)
    table.drag(table.centre(unit_id("mars", 0, "infantry")), table.centre("attempt"))
    assert table.scene.match.session.log[1].value == ("land", "infantry")
    table.wait(300)
    card = table.module.seen["seats"][0]["hand"][0]
    table.drag(table.centre(card), table.centre("attempt"))
    assert table.scene.match.session.log[2].value == ("add", card)


def test_units_are_raised_from_ones_own_supply_and_the_price_is_shown(table):
    """OV-5.61, UX-15."""
    option = offered(table, "raise")
    _, unit, planet = option
    assert str(table.module.cost(unit)) in table.scene.wording.preview(supply_id(unit), world_id(planet))
    table.drag(table.centre(supply_id(unit)), table.centre(world_id(planet)))
    assert table.scene.match.session.log[0].value == option


def test_a_marker_is_taken_to_ones_own_plate(table):
    """OV-5.69."""
    seat = table.desk.decision.seat
    table.drag(table.centre(MARKERS), table.centre(f"seat:{seat}"))
    assert table.scene.match.session.log[0].value == "marker"


def test_what_cannot_be_done_says_why(app):
    """UX-19: a tile without a unit near it, a fleet without a cruiser, and the turn that cannot end yet."""
    session = standing(orbit={"moon": [["infantry", 0, 1]]}, tiles={"mars": ["fortune"]})
    table = ClickVenus(app, sit_down(app, match_of(session=session)))
    tile = table.module.seen["planets"][4]["tiles"][0]
    for thing in (tile_id(tile), pennant_id("moon", 0)):
        table.wait(200)
        table.desk.complaint = None
        table.click(table.centre(thing))
        assert table.desk.complaint is not None and "[" not in table.desk.complaint.text, thing
    end = table.find("end")
    assert not end.enabled and end.tip == table.module.wording.reason(
        next(reason for option, reason in table.desk.decision.blocked if option == "end")
    )
    assert table.scene.match.session.log == []


def test_every_option_of_every_question_has_a_gesture_or_a_button(app):
    """UX-14: nothing the rules ask is out of reach; whole games, each question seen once."""
    seen = set()
    for seed in (3, 8):
        session = played_on(0, 4, seed)
        for _ in range(220):
            if not waiting(session.state):
                break
            decision = waiting(session.state)[0]
            if decision.prompt not in seen:
                seen.add(decision.prompt)
                scene = sit_down(app, match_of(4, session=again(session)))
                _reachable(scene)
                app.scenes.pop().left()
            value = sensible(decision, Chance(len(session.log) + seed))
            session.answer(Answer(decision.seat, decision.prompt, value))
    assert {TURN, GROUP, "venus.attempt.act", "venus.move.claim"} <= seen


def _reachable(scene):
    desk = scene.desk
    decision = desk.decision
    assert decision is not None
    if not isinstance(decision, One):
        return
    for option in decision.options:
        gesture = desk.gesture(option)
        meant = scene.module.gestures.gesture(decision, option)
        assert gesture.path == meant.path, (decision.prompt, option, meant.path)
        label = scene.module.words.label(decision, option)
        assert label and "[" not in label, (decision.prompt, option)


def test_the_hand_of_a_spied_on_player_is_laid_out_and_taken_from(app):
    """OV-6.33: the cards are seen by the spy alone."""
    session = standing(hands=[["embassy_spy", "steam_mortar"], ["aether_lances", "sabotage"], []])
    scene = sit_down(app, match_of(session=session))
    table = DragVenus(app, scene)
    spy = next(card for card in table.module.seen["seats"][0]["hand"] if table.module.card(card).do == "spy")
    table.play(("card", spy, "opponent", 1))
    table.wait(300)
    assert table.desk.decision.prompt.endswith("spy_take")
    options = [one for one in table.desk.decision.options if isinstance(one, tuple)]
    assert all(table.desk.stage.of(card).piece.place == "looking" for _, card in options)
    name = next(place.name for place in table.desk.tableau.places if place.id == "looking")
    assert scene.module.seat_name(1) in name, "it says whose cards these are"
    table.play(options[0])
    assert scene.match.session.log[-1].value == options[0]


@pytest.mark.parametrize(
    ("card", "goal"),
    [
        ("embassy_spy", "Now choose a player"),
        ("sharpshooter", "Now choose which one"),
        ("turncoat", "Now choose where"),
    ],
)
def test_the_bar_says_what_the_card_asks_for_next(app, card, goal):
    """A player, one of several units, or a planet: not always "where"."""
    hands = [[card, "steam_mortar"], ["aether_lances", "sabotage"], ["steam_mortar"]]
    orbit = {"mars": [["infantry", 1, 1]], "moon": [["infantry", 2, 1]]}
    crises = {"mars": ["crisis_2"], "earth": ["crisis_2"]}
    scene = sit_down(app, match_of(session=standing(hands=hands, orbit=orbit, tiles=crises)))
    table = ClickVenus(app, scene)
    held = next(one for one in table.module.seen["seats"][0]["hand"] if table.module.card(one).id == card)
    scene.desk.touch(held)
    choice = scene.desk.choice
    assert choice.touched and app.ctx.texts(scene.prompt._goal(choice.nexts())) == goal


@pytest.mark.parametrize(("language", "paid", "got"), [("en", "−£3", "+£3"), ("hu", "−3 font", "+3 font")])
def test_money_floats_with_its_sign_before_it(app, language, paid, got):
    app.ctx.texts.use(language)
    scene = sit_down(app, match_of(session=standing()))
    told = [scene.module.motion.floats(Event("money", {"seat": 0, "pounds": by, "why": "card"})) for by in (-3, 3)]
    assert [one[1] for one in told] == [paid, got]


def test_asked_prompts_come_up_in_random_games():
    """The positions of these tests are real ones."""
    assert first_where(asked("attempt.lose"))


@pytest.mark.parametrize("hands", [ClickVenus, TypeVenus])
def test_the_discarded_cards_are_looked_through(app, hands):
    """1.3: the whole pile is open to everybody."""
    session = standing(discard=["steam_mortar", "aether_lances", "sabotage"])
    table = hands(app, sit_down(app, match_of(session=session)))
    top = table.module.seen["discard"][-1]
    if hands is TypeVenus:
        table.enter(table.spot_of(top))
    else:
        table.click(table.centre(top))
    assert len(table.scene.host.layers) == 2
    assert all(table.find(f"card-{card}") for card in table.module.seen["discard"])
    assert table.scene.match.session.log == []


def test_a_led_fleet_is_shown_its_way_and_where_a_claim_may_follow(app):
    """OV-5.19, OV-5.21: from Earth to Ganymede by Mars; after the whole allowance nothing can be claimed."""
    session = standing(orbit={"earth": [["cruiser", 0, 1]]}, dead=["venus"])
    table = ClickVenus(app, sit_down(app, match_of(session=session)))
    routes, gestures = table.module.routes, table.module.gestures
    assert routes.led(table.desk) == ("", set())
    table.click(table.centre(unit_id("earth", 0, "cruiser")))
    origin, goals = routes.led(table.desk)
    assert origin == "earth"
    near = ("mercury", "venus", "moon", "mars", "ganymede")
    assert goals == {world_id(name) for name in near}  # EX-3
    assert routes.way("earth", "ganymede") == ["earth", "mars", "ganymede"]
    # Nothing is claimed on a dead planet (OV-5.31).
    assert {name for name in near if gestures.claim_follows("earth", name)} == {"moon", "mars"}


def test_the_colours_follow_once_the_empires_are_chosen(app):
    """OV-3.2, OV-2.11."""
    scene = sit_down(app, match_of(2))
    before = app.ctx.tints
    table = ClickVenus(app, scene)
    for _ in range(2):
        table.play(table.desk.decision.options[0])
        table.wait(300)
    app.step(60.0)
    assert app.ctx.tints != before and len(set(app.ctx.tints)) == 2


@pytest.mark.parametrize("hands", [DragVenus, ClickVenus])
def test_no_sheet_opens_where_something_was_dropped_or_clicked(app, middle, hands):
    """A marker brought to one's own plate leaves the pointer there; what was not asked about is not explained."""
    table = hands(app, sit_down(app, match_of(session=again(middle))))
    plate = table.centre(seat_id(table.desk.decision.seat))
    if hands is DragVenus:
        table.drag(table.centre(MARKERS), plate)
    else:
        table.click(table.centre(MARKERS))
        table.click(plate)
    assert table.scene.match.session.log[0].value == "marker"
    for _ in range(30):
        table.wait(100)
    assert table.scene.reading.layer.open is None
    table.move(table.centre(MARKERS))
    table.move(plate)
    for _ in range(10):
        table.wait(100)
    assert table.scene.reading.layer.open is not None


def test_waiving_the_last_action_asks_once(app):
    """UX-39, OV-5.79: it would be lost; in an ordinary turn nothing can be left over."""
    session = standing(2, markers=1, hands=[["at_the_last_moment"], []], orbit={"earth": [["cruiser", 0, 1]]})
    scene = sit_down(app, match_of(2, session=session))
    assert scene.desk.declining() is None
    scene.match.answer("marker", seat=0)
    for _ in range(60):
        app.step(50.0)
        asked = scene.desk.decision
        if asked is not None and asked.prompt == "venus.actions.last":
            scene.match.answer(next(one for one in asked.options if one != "pass") if asked.seat == 0 else "pass",
                               seat=asked.seat)  # fmt: skip
        elif asked is not None and scene.module.seen["last_window"] and asked.prompt == TURN:
            break
    assert scene.module.answers.unused(scene.desk.decision) == ["an action"]
    scene.commands.end()
    assert len(scene.host.layers) == 2
