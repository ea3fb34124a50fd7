"""Everything on the screens around the table can be reached and used with the keyboard alone (UX-79)."""

import pygame
import pytest

from app.scenes.load import LoadScene
from app.scenes.setup import SetupScene
from app.tools import screen_shots  # noqa: F401  (registers the pictures)
from app.tools.shot import SHOTS
from app.ui import focus
from app.ui.fields import TextField
from tests.app.around import played, saved, with_folder
from tests.support.games import ANY

SCREENS = (
    "new-game", "load", "load-broken", "result", "rules", "statistics", "sets", "tournaments", "tournament-new",
    "tournament-players", "tournament-tables", "tournament-over",
)  # fmt: skip


def reachable(app, root):
    """What Tab and the arrows lead to from where the focus is at first."""
    host = app.scene.host
    start = host.focused
    found, edge = [start], [start]
    while edge:
        here = edge.pop()
        region = focus.region_of(here, root)
        everywhere = [focus.focusables(one)[0] for one in focus.regions(root)]
        beside = [focus.neighbour(here, way, root) for way in ("left", "right", "up", "down")]
        for there in (*everywhere, *focus.focusables(region), *(one for one in beside if one is not None)):
            if there not in found:
                found.append(there)
                edge.append(there)
    return found


@pytest.mark.parametrize("name", SCREENS)
def test_everything_that_can_be_used_can_be_reached(app, name):
    SHOTS[name](app)
    app.step(16.0)
    root = app.scene.host.top.root
    missing = [widget.id for widget in focus.focusables(root) if widget not in reachable(app, root)]
    assert missing == []


@pytest.mark.parametrize("name", SCREENS)
def test_escape_leaves_the_screen(app, drive, name):
    from app.scenes.menu import MenuScene

    app.push(MenuScene(app))
    SHOTS[name](app)
    app.step(16.0)
    if isinstance(app.scene.host.focused, TextField):
        drive.key(pygame.K_TAB)
    drive.key(pygame.K_ESCAPE)
    assert isinstance(app.scene, MenuScene)


def test_a_seat_is_added_and_given_to_a_captain_with_keys_only(app, drive):
    app.push(SetupScene(app, ANY))
    app.step(16.0)
    scene, before = app.scene, len(app.scene.draft.chairs)
    scene.host.focus_on(drive.find("add-seat"))
    drive.key(pygame.K_RETURN)
    assert len(scene.draft.chairs) == before + 1
    scene.host.focus_on(drive.find(f"kind-{before}"))
    drive.key(pygame.K_RIGHT)
    assert scene.draft.chairs[before].kind == "captain"


def test_a_save_is_chosen_and_deleted_with_keys_only(app, drive, tmp_path):
    store = with_folder(app, tmp_path)
    for name in ("One", "Two"):
        store.save(saved(played(steps=5), name))
    app.push(LoadScene(app))
    app.step(16.0)
    assert drive.focused == "saves-list"
    drive.key(pygame.K_DOWN)
    app.finish_chores()
    app.step(16.0)
    for _ in range(12):
        drive.key(pygame.K_TAB)
        if drive.focused in ("open", "replay", "rename", "export", "delete"):
            break
    for _ in range(6):
        if drive.focused == "delete":
            break
        drive.key(
            pygame.K_DOWN if drive.find("delete").rect.top > app.scene.host.focused.rect.bottom else pygame.K_RIGHT
        )
    assert drive.focused == "delete"
    drive.key(pygame.K_RETURN)
    assert [entry.head.meta.name for entry in store.saves()] == ["Two"]
