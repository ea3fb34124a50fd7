"""The deal board (CE-6.36, CE-6.37): put together by touch, with quick buttons, answered with two buttons."""

from contextlib import closing

import pygame
import pytest

from app.table.log import LogRow
from app.tools.shot import headless_app
from app.ui.focus import focusables
from rules import Chance, Session, view
from rules.cosmic.ai.deals import gain, welcome
from rules.cosmic.ai.outlook import Outlook
from rules.cosmic.ai.skill import Skill
from rules.cosmic.state.bargains import CHOICE, RANDOM, SPECS, offer_of
from tests.games.cosmic.hands import ByKeys, Clicking, rise, seated_at, sit_down
from tests.games.cosmic.support import duel, table


@pytest.fixture(scope="module")
def app():
    program = headless_app((1280, 720), "hu")
    yield program
    program.close()


def talking(powers=None, **options):
    t = duel(("negotiate", "negotiate"), ships=2, powers=powers, options=options)
    t.red.holds("attack_08", "attack_04", "reinforcement_3")
    t.blue.holds("attack_20", "attack_06")
    t.blue.puts(2, "blue 5", "warp")
    t.plans(red="negotiate", blue="negotiate")
    return t


@pytest.fixture
def seated(app):
    yield lambda t, humans=1: seated_at(app, t, humans)
    rise(app)


def number(sheet, side, spec):
    return sheet[side][SPECS.index(spec)]


def test_touches_put_colonies_and_cards_into_the_deal(app, seated):
    """CE-6.4: planets and cards on the table itself, without a list; the corner button proposes."""
    t = talking()
    card = t.red.card("attack_04")
    scene, drive = seated(t)
    for thing in ("planet:6", "planet:2", card):
        drive.click(scene.desk.stage.rect(thing).center)
    drive.click("want-random")
    drive.click("confirm")
    app.step(200.0)
    sheet = dict(next(a for a in scene.match.session.log if a.prompt.endswith("message")).value)
    assert (sheet["say"], sheet["want_colony"], sheet["give_colony"], sheet["cards"]) == ("propose", 6, 2, (card,))
    assert number(sheet, "want", RANDOM) == 1


def test_what_is_put_into_the_deal_moves_no_control(app, seated):
    """UX-23: planets, cards, quick offers and further sorts; the board only grows downwards."""
    t = talking()
    scene, drive = seated(t)
    things = [scene.desk.stage.rect(thing).center for thing in ("planet:6", t.red.card("attack_04"))]
    seen = {}
    for press in (*things, "deal-open", "want-random", "quick-cards", "give-more", "give-attack", "form-back"):
        drive.click(press)
        app.step(200.0)
        for one in focusables(scene.parts.panel):
            assert seen.setdefault(one.id, tuple(one.rect)) == tuple(one.rect), f"{one.id} moved after {press}"
    assert "give-attack" in seen


def test_bringing_things_to_the_board_is_the_same(app, seated):
    """UX-14: a planet and a card can be dragged there."""
    t = talking()
    scene, _ = seated(t)
    choice = scene.desk.choice
    assert choice.targets_of("planet:6") == choice.targets_of(t.red.card("attack_08")) == {"deal"}
    assert choice.drop("planet:6", "deal") and choice.filled["want_colony"] == 6
    assert choice.drop(t.red.card("attack_08"), "deal") and choice.filled["cards"]
    assert choice.filled["say"] == "propose" and choice.value() is not None


@pytest.mark.parametrize(
    ("name", "filled"),
    [
        ("quick-colonies", {"give_colony": True, "want_colony": True, "give": 0, "want": 0}),
        ("quick-colony-for-cards", {"give_colony": False, "want_colony": True, "give": 1, "want": 0}),
        ("quick-cards-for-colony", {"give_colony": True, "want_colony": False, "give": 0, "want": 1}),
        ("quick-cards", {"give_colony": False, "want_colony": False, "give": 1, "want": 1}),
    ],
)
def test_quick_offers(app, seated, name, filled):
    """CE-6.37; pressed again they ask for one card more."""
    scene, drive = seated(talking())
    drive.click(name)
    app.step(200.0)
    now = scene.desk.choice.filled
    assert now["say"] == "propose" and scene.desk.choice.value() is not None
    assert {key: now[key] != "none" if "colony" in key else sum(now[key]) for key in filled} == filled
    drive.click(name)
    app.step(200.0)
    assert sum(scene.desk.choice.filled["give"]) == 2 * filled["give"]


def offered(want=None, **more):
    """Blue, a computer player, has been asked and answers with an offer of its own."""
    t = talking()
    t.red.says("propose", cards=["attack_04"], want_colony="blue 2")
    t.blue.says("propose", cards=["attack_06"], want_colony="red 3", want=want or {}, **more)
    return t


def test_an_offer_is_accepted_as_it_lies_there_and_countered_by_a_change(app, seated):
    """CE-6.30: the sheet begins with the offer, turned round."""
    scene, drive = seated(offered())
    now = scene.desk.choice.filled
    assert now["say"] == "accept" and now["give_colony"] == 2 and number(now, "want", CHOICE) == 1
    drive.click("give-planet-2")
    app.step(200.0)
    assert scene.desk.choice.filled["say"] == "propose"
    drive.click("form-back")
    app.step(200.0)
    assert scene.desk.choice.filled["say"] == "accept"
    drive.click("confirm")
    app.step(200.0)
    assert any(answer.value and dict(answer.value)["say"] == "accept" for answer in scene.match.session.log)


def test_the_clock_goes_on_while_the_offer_is_put_together(app, seated):
    """CE-6.33: it is drawn anew with every change of the sheet, and still counts."""
    scene, drive = seated(talking())
    drive.click("quick-cards")
    app.step(200.0)
    clock = next(w for w in scene.prompt.walk() if w.id == "time-left")
    before = clock.seconds
    for _ in range(25):
        app.step(100.0)
    assert clock.seconds == scene.match.pace.time_left().seconds < before - 1


def test_breaking_off_is_asked_once_more_and_never_the_first_button(app, seated):
    """CE-6.35, UX-34: what it costs is said before."""
    scene, drive = seated(talking())
    assert scene.desk.choice.value() is None  # nothing is offered yet: the corner button does nothing
    drive.click("break-off")
    app.step(200.0)
    assert not scene.match.session.log and len(scene.host.layers) == 2
    drive.click("waste")
    app.step(200.0)
    assert dict(scene.match.session.log[0].value)["say"] == "break_off"


def test_what_the_other_would_accept_is_found_without_a_look_at_its_hand(app, seated):
    """CE-6.37: the proposal is good for both, and the same whatever the other really holds."""
    t = talking()
    asked = t.red.decision("deal.message")
    found = welcome(t.state, asked, Chance(5))
    offer = offer_of(0, found)
    for seat in (0, 1):
        assert gain(Outlook(t.state, seat, Skill()), offer, 0) > 0
    swapped = talking()
    for design in ("attack_20", "attack_06"):
        swapped.move_card(swapped.blue.card(design), "deck")
    swapped.blue.holds("attack_40", "attack_30")
    assert welcome(swapped.state, swapped.red.decision("deal.message"), Chance(5)) == found
    scene, drive = seated(t)
    drive.click("quick-ask")
    app.step(200.0)
    assert scene.desk.choice.filled["say"] == "propose"


def test_zombie_can_release_ships(app, seated):
    """CE-6.13: numbers by player, only of those who have ships in the warp."""
    scene, drive = seated(talking(powers={"red": "zombie"}))
    drive.click("quick-cards")
    stepper = next(w for w in scene.host.layers[0].root.walk() if w.id == "release-1")
    app.step(200.0)
    stepper._change(2)
    assert scene.desk.choice.filled["release"][1] == 2
    assert not any(w.id == "release-2" for w in scene.host.layers[0].root.walk())


def test_the_talk_is_public_and_says_what_no_deal_costs():
    """CE-6.20, CE-6.34: who speaks, how many offers were made, three ships each."""
    t = talking()
    assert view(t.state, None)["table"]["deal"] == {"offer": None, "made": 0, "most": 8, "seat": 0, "loss": [3, 3]}
    t.red.says("propose", cards=["attack_04"], want_colony="blue 2")
    seen = view(t.state, None)["table"]["deal"]
    assert seen["offer"]["cards"] == [None] and (seen["made"], seen["seat"]) == (1, 1)


@pytest.mark.parametrize("hands", [Clicking, ByKeys])
def test_every_message_can_be_given_with_the_board(app, seated, hands):
    """CE-6.30: propose, counter, break off; by mouse and by keys."""
    scene, _ = seated(talking(), 2)
    player = hands(app, scene)
    said = []
    for change in ({"want_colony": 7, "give_colony": 1}, {"want_colony": 2}, {}):
        decision = scene.desk.decision
        sheet = {**decision.opening(), "say": "propose" if change else "break_off", **change}
        player.play(tuple(sheet.items()))
        for _ in range(4):
            app.step(100.0)
        said.append(dict(scene.match.session.log[-1].value))
    assert [one["say"] for one in said] == ["propose", "propose", "break_off"]
    assert (said[0]["want_colony"], said[0]["give_colony"]) == (7, 1)
    assert (said[1]["want_colony"], said[1]["give_colony"]) == (2, "none")


def test_nothing_flies_over_the_board(app, seated, monkeypatch):
    """UX-31: when the table turns to the other dealer, planets pass below what is being read."""
    scene, _ = seated(talking(), 3)
    monkeypatch.setattr(scene.desk.performer, "flies_over", lambda rect: True)
    drawn = []
    monkeypatch.setattr(scene.parts.panel, "draw", lambda ctx, surface: drawn.append(surface))
    scene.picture._draw_moving(app.surface)
    assert drawn == [app.surface]


def test_the_keyboard_makes_the_same_offer_as_the_mouse(app, seated):
    """UX-14, UX-79: quick offer, another colony, a card more, propose."""
    steps = ("quick-colonies", "want-planet-8", "want-random", "confirm")
    made = []
    for hands in ("mouse", "keys"):
        scene, drive = seated(talking())
        keys = ByKeys(app, scene)
        for id in steps:
            if hands == "mouse":
                drive.click(id)
            else:
                if app.ctx.device == "mouse":
                    keys.key(pygame.K_TAB)
                if id == "want-random":
                    keys.reach(id)
                    keys.key(pygame.K_RIGHT)
                else:
                    keys.enter(id)
            app.step(200.0)
        made.append(next(a.value for a in scene.match.session.log if a.prompt.endswith("message")))
        app.scenes.pop().left()
    assert made[0] == made[1] and dict(made[0])["want_colony"] == 8


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 150), ((1024, 640), 200)], ids=str)
@pytest.mark.parametrize(
    "position", [lambda: talking(powers={"red": "zombie"}), lambda: offered()], ids=["first", "answer"]
)
def test_the_board_fits_every_window(size, text, language, position):
    """UX-1: inside the window, off the buttons of the question, and the cards to choose from are in sight."""
    with closing(headless_app(size, language, text_size=text)) as program:
        scene = sit_down(program, Session(position().state, 1), 1)
        program.step(200.0)
        panel = scene.parts.panel
        window = pygame.Rect(0, 0, *size)
        assert window.contains(panel.rect) and not panel.rect.colliderect(scene.prompt.rect)
        assert panel.rect.bottom <= scene.desk.hand.top + 1
        assert scene.module.texts.missing == set()


@pytest.mark.parametrize("language", ["hu", "en"])
def test_the_board_leaves_every_system_in_sight(language):
    """Board first: the planets that can be put into the deal stand around it, also after a quick offer."""
    t = table("red", "blue", "green", "yellow")
    t.red.holds("negotiate", "attack_08", "attack_04")
    t.green.holds("negotiate", "attack_20")
    t.begins("red", "green").launches(2, at="green 3")
    t.nobody_allies()
    t.plans(red="negotiate", green="negotiate")
    with closing(headless_app((1280, 720), language)) as program:
        scene, drive = seated_at(program, t, 4)
        for button in ("", "quick-colonies"):
            if button:
                drive.click(button)
            program.step(200.0)
            board, stage = scene.parts.panel.rect, scene.desk.stage
            planets = [stage.rect(f"planet:{number}") for number in range(20)]
            assert not [rect for rect in planets if rect.inflate(-8, -8).colliderect(board)], button


def test_no_floating_line_lies_over_the_board(app):
    """Board first: in a small window with large text the log's last lines wait until there is room."""
    with closing(headless_app((1024, 640), "hu", text_size=150)) as program:
        scene, _ = seated_at(program, talking(), 3)
        program.step(200.0)
        lines = scene.parts.last_lines
        lines._told = len(scene.reading.log.rows)
        scene.reading.log.rows.append(LogRow(1, 0, "Az 1. játékos 1 űrhajója visszatér a saját bolygójára."))
        assert lines.follow(scene.reading, True), "there is a line to float"
        assert not scene.parts.last_lines.rect.colliderect(scene.parts.panel.rect)


@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 100), ((1280, 720), 150), ((1024, 640), 150)])
def test_the_board_lies_over_no_planet_that_may_be_touched(size, text_size):
    """UX-31: where it has too little room between them it scrolls."""
    with closing(headless_app(size, "hu", "midnight", text_size)) as program:
        scene = sit_down(program, Session(talking().state, 1), 1)
        for _ in range(4):
            program.step(60.0)
        board = scene.parts.panel.rect
        touched = [thing for thing in scene.desk.marks() if str(thing).startswith("planet:")]
        assert len(touched) >= 8 and board.height > 0
        assert [thing for thing in touched if scene.desk.stage.rect(thing).inflate(-4, -4).colliderect(board)] == []
