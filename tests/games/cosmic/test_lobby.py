"""Cosmic Encounter on the new-game screen and in the match: seats, presets, aliens, how long people may call out."""

from contextlib import closing

import pytest

from app.games.cosmic import hooks, lobby
from app.match.hooks import hooks_of
from app.scenes.draft import Draft
from app.scenes.lobby import chosen_preset, first_draft
from app.scenes.setup import SetupScene
from app.tools.shot import headless_app
from app.ui.check import problems
from art.cosmic.colours import PLAYER_COLOURS
from rules import One, Setup, new_game
from rules.cosmic.game import content_of
from tests.games.cosmic.support import table as laid_out


def test_a_first_game_is_for_one_person_with_simple_aliens():
    """UX-93: so that it is guided; nobody else waits while somebody reads."""
    draft = first_draft("cosmic")
    assert [chair.kind for chair in draft.chairs] == ["human", "pilot", "pilot", "pilot"]
    assert chosen_preset(draft).id == "first"
    assert draft.options["aliens"] == "green" and "virus" not in lobby.allowed(draft, content_of([]))


def test_two_people_sit_between_two_computer_players(app):
    """CE-1.6, CE-1.9: as the screen offers it afresh."""
    scene = SetupScene(app, "cosmic")
    app.push(scene)
    scene._reset()
    assert [chair.kind for chair in scene.draft.chairs] == ["human", "pilot", "human", "pilot"]


@pytest.mark.parametrize("preset", lobby.PRESETS, ids=lambda preset: preset.id)
@pytest.mark.parametrize("seats", [3, 5])
def test_every_preset_can_be_played(preset, seats):
    draft = Draft.fresh("cosmic", ("human",) * seats)
    preset.put(draft)
    state = new_game("cosmic", Setup("cosmic", [{} for _ in range(seats)], draft.options), 1)
    assert state.setup.options.items() >= preset.options.items()


def test_an_alien_that_the_switches_bar_is_given_up():
    """CE-3.11."""
    draft = Draft.fresh("cosmic", ("human",) * 3)
    draft.chairs[0].own["alien"] = "virus"
    lobby.forget_barred(draft.chairs[0], lobby.allowed(draft, content_of([])))
    assert draft.chairs[0].own["alien"] == "virus"
    draft.options["aliens"] = "green"
    lobby.forget_barred(draft.chairs[0], lobby.allowed(draft, content_of([])))
    assert "alien" not in draft.chairs[0].own


def test_seats_have_the_colours_of_their_pieces():
    """CE-3.1."""
    draft = Draft.fresh("cosmic", ("human",) * 3)
    draft.chairs[2].own["colour"] = "red"
    assert lobby.tints(draft) == [PLAYER_COLOURS[colour] for colour in ("blue", "green", "red")]


@pytest.mark.parametrize("language", ["en", "hu"])
def test_each_seat_chooses_an_alien_by_its_name(language):
    with closing(headless_app((1280, 720), language)) as app:
        scene = SetupScene(app, "cosmic", first_draft("cosmic"))
        app.push(scene)
        app.step(50.0)
        assert [scene.host.top.root.find(f"alien-{seat}") is not None for seat in range(4)] == [True] * 4
        assert [str(problem) for layer in scene.host.layers for problem in problems(layer.root, app.ctx)] == []
        assert app.ctx.texts.missing == set()


def test_a_bare_step_has_a_short_ring_and_an_announcement_a_whole_one():
    """UX-110: an encounter has many windows in which hardly ever anything is done."""
    t = laid_out("red", "blue", "green", powers={"red": "mirror", "blue": "sorcerer"})
    t.red.holds("attack_08", "cosmic_zap")
    t.blue.holds("attack_20", "cosmic_zap")
    t.clash(2, at="blue 3")
    t.red.lays("attack_08")
    t.blue.lays("attack_20")
    asked = One(0, "core.window.reply")
    assert hooks_of("cosmic").grace(t.state, asked) == hooks.BARE_SHARE
    assert hooks_of("cosmic").announcer(t.state) is None
    assert hooks_of("cosmic").acting(t.state) == 0
    t.red.uses("mirror")
    assert hooks_of("cosmic").grace(t.state, asked) == 1.0
    assert hooks_of("cosmic").announcer(t.state) == 0


def test_the_column_of_seats_is_scrolled_by_the_focus(app):
    """UX-79: what lies below its edge comes into sight when the keyboard gets there; the switches stay."""
    scene = SetupScene(app, "cosmic", first_draft("cosmic"))
    app.push(scene)
    app.step(16.0)
    root = scene.host.top.root
    column, goal = root.find("setup-seats"), root.find("read-aliens-3")
    assert not column.rect.contains(goal.rect)
    scene.host.focus_on(goal)
    app.step(16.0)
    assert column.rect.contains(goal.rect) and not root.find("setup-switches").offset
