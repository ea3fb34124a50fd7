"""The table of Űrbirodalmak fits every window, text size, language and theme; the map has most of it."""

from contextlib import closing

import pytest

from app.tools.shot import headless_app
from tests.app.windows import SMALL, faults
from tests.games.empires.boards import large
from tests.games.empires.fitting import busy
from tests.games.empires.hands import hex_thing, sit_down
from tests.games.empires.support import galaxy


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_map_has_most_of_the_window(size):
    """Board first: with the panel open at least 75 % of the width, folded all of it, and 80 % of the height."""
    with closing(headless_app(size, "hu")) as program:
        t = busy()
        scene = sit_down(program, t)
        assert scene.panels.log is not None
        assert scene.top.board.width >= 0.75 * size[0] and scene.top.board.height >= 0.8 * size[1]
        scene.commands.toggle_log()
        program.step(60.0)
        assert scene.top.board.width == size[0]
        assert scene.desk.stage.rects[hex_thing(t, (6, 4))].width >= 72


def test_the_panel_tells_what_is_in_the_hex_that_is_pointed_at():
    """UI-3: own counters in full; of others only what lies open, and how many are closed."""
    with closing(headless_app((1280, 720), "en")) as program:
        t = busy()
        scene = sit_down(program, t)
        scene.panels.turn_to("hex")

        def told(at):
            scene.module.read_hex = t.hex(at)
            scene.words()
            return " ".join(mark.text for widget in scene.panels.log.walk() for mark in widget.marks())

        assert "Destroyer" in told((5, 4))
        enemy = told((6, 4))
        assert "2 Scouts" in enemy and "1 face-down counter" in enemy and "Cruiser" not in enemy
        assert "3 CP" in told((4, 6))


def test_the_board_gives_way_to_a_tall_question_and_stays_while_orders_are_given():
    """look.md, "Board first": the last row is in sight, and the map does not jump between a group and its orders."""
    with closing(headless_app(SMALL, "hu", "midnight", 150)) as program:
        t = busy()
        scene = sit_down(program, t, humans=1)
        rooms = [tuple(scene.desk.camera.region)]
        for thing in (f"group:{slot}" for slot, hex in enumerate(t.state.fleets[0].hex) if hex >= 0):
            if scene.desk.choice is not None and thing in scene.desk.choice.starts():
                scene.desk.touch(thing, exactly=True)
            program.step(60.0)
            rooms.append(tuple(scene.desk.camera.region))
        assert len(set(rooms)) == 1
        lowest = max(rect.bottom for thing, rect in scene.desk.stage.rects.items() if str(thing).startswith("hex:"))
        assert lowest <= scene.prompt.rect.top + 2


@pytest.mark.parametrize(
    ("size", "text_size", "lang", "theme"),
    [(SMALL, 150, "hu", "midnight"), ((1280, 720), 100, "en", "high-contrast")],
)
def test_a_map_of_four_empires_fits(size, text_size, lang, theme):
    """UX-1, UI-1: all hexes in sight, every page of the panel, in both languages and all themes."""
    with closing(headless_app(size, lang, theme, text_size)) as program:
        t = galaxy("red", "blue", "green", "gold", options={"fleet_markers": "on", "advantages": "random"})
        for number, player in enumerate(t.players):
            home = t.place(t.state.homeworld[player.seat])
            for code in ("SC", "CA", "CO", "SY"):
                player.has(code, 1 + number, at=home)
        t.begins("red")
        scene = sit_down(program, t, humans=1)
        wrong = faults(program, scene)
        for page in ("fleet", "empire", "cards"):
            scene.panels.turn_to(page)
            program.step(60.0)
            wrong += [f"{page}: {fault}" for fault in faults(program, scene)]
        board = scene.top.board
        inside = [
            board.contains(rect) for thing, rect in scene.desk.stage.rects.items() if str(thing).startswith("hex:")
        ]
    assert wrong == [] and all(inside)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 640)])
def test_a_notice_stands_above_the_map_beside_the_buttons(size):
    """Every hex may be what somebody wants to click next."""
    app = headless_app(size, "hu")
    t = galaxy()
    t.red.has("SC", at=(5, 4))
    t.begins("red")
    scene = sit_down(app, t)
    app.say("notice-game-saved", icon="save")
    app.step(16.0)
    place = app.notices.draw(app.ctx, app.surface, scene.notice_place)
    buttons = [widget.rect for widget in scene.panels.bar.walk() if widget.focusable]
    assert buttons and place.collidelist(buttons) < 0 and not place.colliderect(scene.top.board)
    app.close()


def test_the_share_card_shows_the_map_without_the_night_beside_it(app, seated):
    """UX-109: a map that is much narrower than the window is shown as large as the card allows."""
    scene = seated(busy())
    seen, close = scene.picture.public(), scene.picture.close_up()
    boxes = [scene.desk.stage.rects[place.id] for place in scene.desk.tableau.places]
    board = boxes[0].unionall(boxes)
    assert close.get_width() < 0.8 * seen.get_width() and close.get_height() >= board.height


def test_the_map_does_not_rise_and_sink_with_one_line_of_a_question(seated, monkeypatch):
    """UX-23: once it has made room for a second line it stays so; what a tall page took it gets back."""
    t = galaxy()
    t.red.has("SC", 1, at=(5, 4))
    t.begins("red")
    scene = seated(t, humans=1)
    giving = scene.updater._giving_way
    monkeypatch.setattr(giving, "_needed", lambda: 0)
    left = []
    for lowered in (40, 200):
        scene.panels.lowered, giving._question = lowered, None
        left.append(giving._wanted())
    assert left == [(40, False), (0, False)]


def test_no_edge_of_the_map_is_seen_beside_a_page_that_takes_the_window(program):
    """look.md: the strip between status line and page is one piece; the map would end where the right panel begins."""
    scene = sit_down(program, large())
    program.step(60.0)
    strip = scene.parts.panel.rect.top - 2
    edge = scene.top.board.right
    near = [program.surface.get_at((x, strip))[:3] for x in (edge - 3, edge + 3)]
    line = [program.surface.get_at((x, scene.panels.bar.rect.bottom - 1))[:3] for x in (edge - 3, edge + 3)]
    program.pop()
    assert max(abs(a - b) for a, b in zip(*near, strict=True)) <= 3 and line[0] == line[1]
