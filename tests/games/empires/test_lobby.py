"""Űrbirodalmak on the new-game screen: ready-made games, maps as pictures, why switches exclude each other, teams."""

from contextlib import closing
from types import SimpleNamespace

import pygame
import pytest

from app.games.empires import lobby
from app.games.empires.maps import draw_map
from app.games.empires.plan import chart_of, plan
from app.scenes.draft import Draft
from app.scenes.games import GamesScene
from app.scenes.lobby import chosen_preset, first_draft, lonely_draft, presets_of
from app.scenes.setup import SetupScene
from app.table.scene import TableScene
from app.tools.shot import headless_app
from app.ui.check import problems
from app.ui.context import DIM
from app.ui.labels import Paragraph
from rules import new_game
from rules.empires.printed.switches import MAP_OF_SEATS, SOLO_MAPS, SWITCHES, TWO_PLAYER_MAPS
from tests.app.around import with_folder
from tests.app.conftest import Driver
from tests.app.windows import each_window

ALONE = [preset for preset in lobby.PRESETS if preset.alone]


@pytest.fixture(scope="module")
def english():
    program = headless_app((1280, 720), "en")
    yield program
    program.close()


@pytest.fixture
def screen(english):
    """The new-game screen for a draft; closed afterwards."""

    def opened(draft):
        scene = SetupScene(english, "empires", draft)
        english.push(scene)
        english.step(50.0)
        return scene

    yield opened
    while english.scenes:
        english.scenes.pop().left()


def words(scene):
    found, open_ = [], [scene.host.top.root]
    while open_:
        widget = open_.pop()
        found.append(getattr(widget, "text", ""))
        open_ += list(widget.children())
    return found


@pytest.mark.parametrize("preset", lobby.PRESETS, ids=lambda preset: preset.id)
def test_every_ready_made_game_can_be_played(preset):
    draft = Draft.fresh("empires", ("human", "pilot"))
    preset.put(draft)
    assert draft.trouble() is None and chosen_preset(draft) is preset
    assert len(draft.chairs) == (1 if preset.alone else 2)
    new_game("empires", draft.setup(), 1)


def test_a_first_game_is_for_one_person_with_the_basic_rules():
    draft = first_draft("empires")
    assert chosen_preset(draft).id == "learn" and [chair.kind for chair in draft.chairs] == ["human", "pilot"]


def test_whoever_leaves_a_solo_game_gets_an_opponent_and_loses_what_was_for_one():
    draft = lonely_draft("empires", next(one for one in ALONE if one.id == "rivals"))
    draft.add()
    assert draft.options == {} and draft.trouble() is None
    draft.remove(1)
    presets_of("empires")[0].put(draft)
    assert [chair.kind for chair in draft.chairs] == ["human", "pilot"]


@pytest.mark.parametrize("name", ["doomsday", "rivals", "amoebas"])
def test_a_solo_game_begins_with_one_click(english, name, tmp_path):
    """From the list of games; afterwards "Play now" means the same again (UX-95)."""
    with_folder(english, tmp_path)
    english.push(GamesScene(english))
    english.step(50.0)
    drive = Driver(english)
    drive.find(f"alone-empires-{name}").trigger(english.ctx)
    english.step(50.0)
    english.step(50.0)
    scene = english.scene
    assert isinstance(scene, TableScene) and len(scene.match.session.setup.seats) == 1
    assert scene.match.session.setup.options["solo"] == lobby.ALONE[name]["solo"]
    while english.scenes:
        english.scenes.pop().left()


def test_every_switch_is_reachable(screen):
    """UX-95: in a group or by a picture, for any number of people."""
    offered = [*lobby.OFFERS, *(name for _, names in lobby.GROUPS for name in names)]
    assert sorted(offered) == sorted(SWITCHES)


def test_a_folded_group_tells_what_is_set_and_opens_with_a_click(screen, english):
    draft = Draft.fresh("empires", ("human", "pilot"))
    draft.options = {"mines": "off"}
    scene, drive = screen(draft), Driver(english)
    assert "Mines: No" in words(scene) and scene.host.top.root.find("switch-mines") is None
    drive.find("group-advanced").trigger(english.ctx)
    english.step(50.0)
    assert drive.find("switch-mines")


def test_what_cannot_be_chosen_is_told_with_the_reason_of_the_rules(screen):
    """UX-19."""
    scene = screen(Draft.fresh("empires", ("human", "pilot")))
    rows = [widget for widget in scene.host.top.root.walk() if isinstance(widget, Paragraph)]
    told = [row for row in rows if "one kind of victory" in row.text]
    # of all other values alike
    assert [row.text for row in told] == ["There is only one kind of victory in this scenario."]
    assert all(row.style == DIM for row in told)  # nothing is wrong
    assert "Third player, Fourth player – There are only 2 players: choose one of them for the handicap." in [
        row.text for row in rows
    ]


@pytest.mark.parametrize(("seats", "maps"), [(1, SOLO_MAPS), (2, TWO_PLAYER_MAPS)])
def test_a_map_is_chosen_by_its_picture(screen, english, seats, maps):
    scene, drive = screen(Draft.fresh("empires", ("human", "pilot")[:seats])), Driver(english)
    assert all(drive.find(f"map-{name}") for name in maps)
    drive.find(f"map-{maps[-1]}").trigger(english.ctx)
    assert scene.draft.options == {"solo" if seats == 1 else "map": maps[-1]}
    english.step(50.0)
    assert drive.find(f"map-{maps[-1]}").chosen and not drive.find(f"map-{maps[0]}").chosen


def test_no_two_maps_look_the_same(english):
    """Homes, deep space and where enemies come from."""
    drawn = set()
    for name in (*TWO_PLAYER_MAPS, *MAP_OF_SEATS.values(), *SOLO_MAPS):
        surface = english.surface.subsurface((0, 0, 160, 100)).copy()
        surface.fill((0, 0, 0))
        draw_map(english, surface, name, surface.get_rect())
        drawn.add(surface.get_buffer().raw)
    assert len(drawn) == len(TWO_PLAYER_MAPS) + len(MAP_OF_SEATS) + len(SOLO_MAPS)


def test_teams_and_the_die_of_the_galaxy_are_told_in_words(screen):
    """SE-23.5, CL-21.1."""
    draft = Draft.fresh("empires", ("human", "pilot", "human", "pilot"))
    draft.options = {"four": "brother_teams", "galaxy_roll": "on"}
    told = words(screen(draft))
    assert told.count("Teams") == 1 and "1: low maintenance" in told and "10: roll 3 times" in told
    draft.options = {}
    assert "Teams" not in words(screen(draft))


@each_window(100, 200)
def test_the_screen_fits_every_window(size, text_size):
    """UX-1: with maps, teams and the die of the galaxy."""
    with closing(headless_app(size, "hu", "midnight", text_size)) as program:
        for seats, options in ((1, {}), (2, {}), (4, {"four": "three_vs_one", "galaxy_roll": "as_printed"})):
            draft = Draft.fresh("empires", ("human", "pilot", "human", "pilot")[:seats])
            draft.options = options
            scene = SetupScene(program, "empires", draft)
            program.push(scene)
            program.step(50.0)
            assert [str(problem) for problem in problems(scene.host.top.root, program.ctx)] == []
            assert program.ctx.texts.missing == set()
            program.pop()


@pytest.mark.parametrize("name", ["machines_small", "machines_large", "rivals_1", "rivals_2", "amoebas"])
def test_hexes_that_enemies_come_from_are_part_of_the_picture(english, name):
    """SE-24.3: a whole hex with its star, also where nobody else may go."""
    size = (300, 186)
    made = pygame.Surface(size, pygame.SRCALPHA)
    draw_map(english, made, name, made.get_rect())
    chart = chart_of(name)
    laid = plan(chart, size)
    for hex in chart.starts or chart.lairs:
        x, y, wide, high = laid.boxes[hex]
        assert made.get_at((round(x + wide * 0.25), round(y + high * 0.3))).a > 200


def test_the_screen_does_not_wait_for_its_maps(english, monkeypatch):
    """P13: they are painted beside the frames, and come when they are there."""
    made = pygame.Surface((97, 61), pygame.SRCALPHA)
    asked = []
    studio = SimpleNamespace(ask=lambda key, work, in_sight=False: asked.append((work, in_sight)))
    monkeypatch.setattr(type(english), "studio", studio)
    draw_map(english, made, TWO_PLAYER_MAPS[0], made.get_rect())
    assert pygame.mask.from_surface(made).count() == 0
    english.dirty = False
    [(work, in_sight)] = asked
    work()
    assert in_sight and english.dirty
    draw_map(english, made, TWO_PLAYER_MAPS[0], made.get_rect())
    assert pygame.mask.from_surface(made).count() > 1000
