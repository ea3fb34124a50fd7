"""The menu and the first run: only what works, reachable by every device, ready within three clicks (UX-92)."""

import subprocess
import sys
from contextlib import closing

import pygame
import pytest

from app.games import folders, manifests
from app.match.lessons.course import lessons
from app.scenes import entries
from app.scenes.credits import credits
from app.scenes.game_facts import game_facts
from app.scenes.games import GamesScene
from app.scenes.lobby import chosen_preset
from app.scenes.menu import MenuScene
from app.scenes.setup import SetupScene
from app.shell.opening import open_shell
from app.table.scene import TableScene
from app.text.texts import LOCALE
from app.tools.shot import headless_app, settle
from tests.support.expected import expected
from tests.support.games import ANY, OTHER, TABLES

PAD_A, PAD_B, PAD_DOWN = 0, 1, 12


@pytest.fixture
def chosen(monkeypatch):
    """Two games and a saved one, all leading to a list of what was chosen."""
    calls = []
    games = [
        game._replace(needs="app.shell.main", target="app.scenes.menu:quit_program")
        for game in entries.all_games()
        if game.name in (ANY, OTHER)
    ]
    monkeypatch.setattr(entries, "all_games", lambda: games)
    monkeypatch.setattr(entries, "caption", lambda app, entry: "Turn 7")
    monkeypatch.setattr(entries, "load_target", lambda target: lambda *values: calls.append(values[1:]))
    return calls


def test_only_entries_with_code_behind_them_are_shown(app, drive, monkeypatch):
    dead = entries.MenuEntry("load", "load", 5, "app.scenes.no_such_module:open_it")
    monkeypatch.setattr(entries, "OWN", [dead if entry.name == "load" else entry for entry in entries.OWN])
    app.push(MenuScene(app))
    settle(app)
    assert app.scene.host.top.root.find("menu-load") is None
    assert drive.find("menu-settings") and drive.find("menu-credits") and drive.find("menu-quit")


def test_every_shown_entry_can_really_be_loaded():
    for entry in entries.available():
        assert callable(entries.load_target(entry.target)), entry.name
    for game in entries.available_games():
        assert callable(entries.load_target(game.target)), game.name


def test_every_entry_and_shown_game_is_worded(app):
    for entry in entries.all_entries():
        assert app.ctx.texts.has(f"menu-{entry.name}")
    for game in entries.available_games():
        assert app.ctx.texts.has(f"game-{game.name}") and app.ctx.texts.has(f"game-{game.name}-line")


def test_continue_comes_first_and_has_the_focus(app, drive, chosen):
    app.push(MenuScene(app))
    settle(app)
    assert drive.focused == "default-continue"
    assert drive.find("default-continue").rect.height > drive.find("menu-quit").rect.height
    drive.key(pygame.K_RETURN)
    assert chosen == [()]


@pytest.mark.parametrize("device", ["mouse", "keyboard"])
def test_a_planet_starts_its_game(app, drive, chosen, device):
    app.push(MenuScene(app))
    settle(app)
    if device == "mouse":
        drive.click(f"game-{ANY}")
    else:
        drive.key(pygame.K_TAB)
        while drive.focused != f"game-{ANY}":
            drive.key(pygame.K_RIGHT)
        drive.key(pygame.K_RETURN)
    assert chosen == [(ANY,)]


def test_the_name_of_a_planet_starts_its_game_as_well(app, drive, chosen):
    """What looks like a button is one: the pill with the name, which lies beside the planet."""
    app.push(MenuScene(app))
    settle(app)
    planet = drive.find(f"game-{ANY}")
    beside = planet.caption.center
    assert not planet.rect.collidepoint(beside)
    drive.click(beside)
    assert chosen == [(ANY,)]


def test_new_game_tells_of_every_game_how_long_and_how_hard_it_is_and_starts_one(app, drive):
    """UX-92: from the menu to a first question in two clicks; the facts come from the manifests."""
    app.push(MenuScene(app))
    settle(app)
    drive.click("menu-new-game")
    assert app.scene.name == "games"
    told = {mark.text for widget in app.scene.host.top.root.walk() for mark in widget.marks()}
    for game in manifests():
        low, high = game.minutes
        facts = game_facts(app.ctx.texts, game.id)
        assert facts in told and str(low) in facts and str(high) in facts
        assert app.texts(f"game-difficulty-{game.difficulty}") in facts
        assert drive.find(f"change-{game.id}") and (not lessons(game.id) or drive.find(f"lessons-{game.id}"))
    drive.click(f"play-{ANY}")
    app.finish_chores()
    assert isinstance(app.scene, TableScene)
    first = expected(ANY, "lobby").get("first", {})
    assert app.scene.match.session.setup.options == first, "for somebody who is new"


@pytest.mark.parametrize(
    ("game", "options"),
    [(game, expected(game, "lobby")["first"]) for game in TABLES if "first" in expected(game, "lobby")],
)
def test_a_first_game_is_one_that_can_be_followed_and_says_what_it_is(app, drive, game, options):
    """The new-game screen begins with it, explains it, and remembers what was chosen afterwards."""
    app.push(SetupScene(app, game))
    app.step(16.0)
    assert app.scene.draft.options == options
    chosen = chosen_preset(app.scene.draft)
    if chosen is not None:
        told = " ".join(mark.text for widget in app.scene.host.top.root.walk() for mark in widget.marks())
        assert app.texts(f"preset-{game}-{chosen.id}-help") in told
    assert (chosen is None) == (not options)
    drive.click("reset")
    assert app.scene.draft.options == {}, "the official game is one click away"


def test_the_whole_menu_is_seen_at_once_in_an_ordinary_window(app, drive, chosen):
    """No scroll bar at 1280×720, with a game to continue."""
    app.push(MenuScene(app))
    settle(app)
    assert drive.find("default-continue") and drive.find("menu-scroll").most == 0


def test_planets_swing_to_their_places_and_rest(app, chosen):
    app.push(MenuScene(app))
    app.step(0.0)
    app.finish_chores()
    app.step(16.0)
    assert app.scene.update(16.0)
    settle(app)
    assert not app.scene.update(16.0)


def test_planets_do_not_swing_again_when_one_comes_back(app, chosen):
    """They would come to rest in a frame that nobody draws, and their names would be missing until the mouse moves."""
    app.push(MenuScene(app))
    settle(app)
    app.push(GamesScene(app))
    settle(app)
    app.pop()
    app.step(16.0)
    app.finish_chores()
    app.step(16.0)
    assert not app.scene._orrery.moving(app.ctx)


@pytest.mark.parametrize("language", ["en", "hu"])
def test_all_games_are_in_sight_at_once(language):
    """UX-1, UX-92: in an ordinary window nobody has to scroll to find a game."""
    with closing(headless_app((1280, 720), language)) as app:
        app.push(GamesScene(app))
        settle(app)
        root = app.scene.host.top.root
        assert root.find("games").most == 0
        assert all(root.find(f"play-{game.name}").rect.width for game in entries.available_games())


def test_reduced_motion_leaves_the_planets_still(chosen):
    """UX-29."""
    with closing(headless_app(reduced_motion=True)) as app:
        app.push(MenuScene(app))
        app.step(0.0)
        app.finish_chores()
        app.step(16.0)
        assert not app.scene._orrery.moving(app.ctx)


def test_the_pad_opens_settings_and_returns(app, drive):
    app.push(MenuScene(app))
    settle(app)
    drive.pad(*[PAD_DOWN] * 12)
    while drive.focused != "menu-settings":
        drive.pad(11)
    drive.pad(PAD_A)
    assert app.scene.name == "settings"
    drive.pad(PAD_B)
    assert app.scene.name == "menu"


def test_a_planet_is_clicked_where_it_is_seen_while_it_swings(app, drive, chosen):
    """No click is lost because the planets are still on their way to their places."""
    app.push(MenuScene(app))
    app.step(16.0)
    app.finish_chores()
    app.step(200.0)
    view = drive.find("orrery")
    assert view.moving(app.ctx)
    app.step(0.0)
    planet = next(one for one in view.children() if not one.rect.collidepoint(one.passes.center))
    pos = planet.passes.center
    app.step(0.0, [pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)])
    app.step(0.0, [pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1)])
    assert chosen == [(planet.game,)]


def test_the_first_run_asks_for_the_language_and_remembers(drive, app):
    app.settings["first_run_done"] = False
    open_shell(app)
    drive.wait()
    assert app.scene.name == "first-run"
    choice = drive.find("language")
    drive.click(choice._cells[0].center)
    assert app.ctx.texts.language == "hu"
    assert drive.find("go").text == "Az asztalhoz"
    drive.click("go")
    assert app.scene.name == "menu"
    assert app.settings["first_run_done"]


def test_the_first_run_offers_reduced_motion(drive, app):
    app.settings["first_run_done"] = False
    open_shell(app)
    drive.click("motion")
    assert app.settings["reduced_motion"] and app.ctx.reduced_motion


def test_credits_name_every_dependency():
    """Compared with what the project asks for, and with what those packages need in turn."""
    import re
    import tomllib
    from importlib.metadata import PackageNotFoundError, requires

    project = tomllib.loads((LOCALE.parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    named = {_plain(item.get("package", item["name"])) for group in credits().values() for item in group}
    wanted = {_plain(re.split(r"[<>=\[; ]", line)[0]) for line in project["project"]["dependencies"]}
    for package in list(wanted):
        try:
            needs = [line for line in requires(package) or [] if "extra ==" not in line]
        except PackageNotFoundError:
            continue
        wanted |= {_plain(re.split(r"[<>=\[;! ]", line)[0]) for line in needs if "python_version <" not in line}
    assert wanted - named == set()


def _plain(name):
    return name.lower().replace("_", "-").replace(".", "-")


def test_credits_give_author_licence_and_use_for_all(app):
    for group, items in credits().items():
        assert app.ctx.texts.has(f"credits-{group}")
        for item in items if group != "games" else ():
            assert item["author"] and item["licence"]
            assert app.ctx.texts.has(f"credits-use-{item['use']}"), item["name"]


def test_credits_name_designers_and_publishers_of_the_games(app):
    """Every game of the table; who invented one is left out only where we do not know it."""
    games = credits()["games"]
    assert len(games) == len(manifests())
    assert all(game["publisher"] for game in games)
    here = list(folders("credits.toml"))
    anonymous = [game for game, told in zip(here, games, strict=True) if "author" not in told]
    assert anonymous == [game for game in here if expected(game, "credits").get("author_unknown")]


AT_REST = """
import sys
from app.tools.shot import headless_app
from app.scenes.menu import MenuScene
app = headless_app((1280, 720), "hu")
app.push(MenuScene(app))
app.finish_chores()
app.step(16.0)
from app.scenes import setup  # what a resting menu loads beforehand
print(*sys.modules)
"""


def test_a_window_opens_without_the_librarys_own_icon():
    """P12: finding and reading it would take a tenth of the time to the menu; ours is drawn after the first frame."""
    code = (
        "import sys; sys.modules.pop('importlib.readers', None); from app.tools.bench.stages import opened; opened(); "
        "print('importlib.readers' in sys.modules)"
    )  # something else in this Python may have read it before
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split()[-1] == "False"


FIRST_FRAME = """
import sys
import pygame
from app.tools.bench.stages import opened
app = opened()
app.step(0.0, [])
read = [path.name for path in app.ctx.texts._now._unread]
print("tomli" in sys.modules, "shell.ftl" in read, "menu.ftl" in read, len(read) > 20)
"""


def test_the_first_frame_reads_only_what_it_shows():
    """P12: of the wording the shell's file and what the games are called, and no library for plain settings."""
    done = subprocess.run([sys.executable, "-c", FIRST_FRAME], capture_output=True, text=True, check=True)
    assert done.stdout.split()[-4:] == ["False", "False", "False", "True"]


def test_the_menu_needs_neither_grammar_nor_cryptography():
    """P14: each of the two libraries takes more of the menu's memory than all its pictures."""
    done = subprocess.run([sys.executable, "-c", AT_REST], capture_output=True, text=True, check=True)
    loaded = {name.split(".")[0] for name in done.stdout.split()}
    assert not loaded & {"fluent", "hashlib", "_hashlib"}


@pytest.mark.parametrize("language", ["hu", "en"])
def test_five_planets_are_named_in_a_small_window_with_large_words(language):
    """Where more games are installed the tooltip tells those whose name finds no room."""
    with closing(headless_app((1024, 640), language, text_size=150)) as program:
        open_shell(program)
        settle(program)
        planets = program.scene.host.top.root.find("orrery").children()
        assert sum(planet.caption.width > 0 for planet in planets) >= min(5, len(planets)) > 0
