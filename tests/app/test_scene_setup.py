"""The new-game screen: seats, switches, seed, memory and the game it starts (UX-92, UX-95)."""

from contextlib import closing

import pygame
import pytest

from app.games import manifests
from app.scenes import launch
from app.scenes.draft import Chair, Draft
from app.scenes.lobby import presets_of
from app.scenes.setup import SetupScene
from app.scenes.wording import kind_line
from app.tools.shot import headless_app
from app.ui.check import problems
from rules import find
from tests.app.around import with_folder
from tests.app.windows import LARGE, SMALL, USUAL
from tests.support.games import ANY, WITH_SETS


@pytest.fixture
def begun(monkeypatch):
    """Games that would be started, instead of starting them."""
    started = []
    monkeypatch.setattr(launch, "begin", lambda app, draft, seed=None: started.append(draft))
    return started


def new_game(app, game=ANY):
    app.push(SetupScene(app, game))
    app.step(16.0)
    return app.scene


def test_play_now_has_the_focus_and_enter_starts_with_sensible_defaults(app, drive, begun):
    """UX-92: one click from the planet."""
    new_game(app)
    assert drive.focused == "default-play"
    drive.key(pygame.K_RETURN)
    first, *others = [chair.kind for chair in begun[0].chairs]
    assert first == "human" and {*others} == {"pilot"}
    assert begun[0].trouble() is None


def test_seats_are_added_and_removed_within_the_limits_of_the_game(app, drive):
    scene, (low, high) = new_game(app), find(ANY).seats

    def press(id):
        scene.host.focus_on(drive.find(id))  # wherever the list is scrolled to
        drive.key(pygame.K_RETURN)

    for _ in range(high - len(scene.draft.chairs)):
        press("add-seat")
    assert len(scene.draft.chairs) == high
    assert scene.host.top.root.find("add-seat") is None
    for _ in range(high - low):
        press("remove-0")
    assert len(scene.draft.chairs) == low
    assert scene.host.top.root.find("remove-0") is None


def test_an_unnamed_seat_has_a_name_that_follows_its_kind(app):
    draft = Draft(ANY, [Chair("human"), Chair("captain"), Chair("human", "Zsófi")])
    assert [name for name, _ in draft.who(app.ctx.texts)] == ["Player 1", "Rigel", "Zsófi"]


def test_a_typed_name_is_kept_with_all_its_letters(app, drive):
    scene = new_game(app)
    drive.click("name-0")
    drive.type("Őrs Űr")
    assert scene.draft.name(0, app.ctx.texts) == "Őrs Űr"


def test_every_switch_has_a_name_and_a_sentence_in_both_languages(app):
    """UX-95: every variant is explained."""
    draft = Draft.fresh(ANY)
    for language in ("hu", "en"):
        app.use_language(language)
        for variant in draft.rules.variants:
            name = f"variant-{ANY}-{variant.id}".replace("_", "-")
            assert app.ctx.texts.has(name) and app.ctx.texts.has(f"{name}-help"), name


def test_every_kind_of_player_has_an_honest_line(app):
    for language in ("hu", "en"):
        app.use_language(language)
        for kind in ("human", "cadet", "pilot", "captain", "admiral"):
            assert len(kind_line(app.ctx.texts, kind).split()) > 4


def test_the_seed_takes_digits_only_and_an_empty_one_is_drawn(app, drive, begun):
    scene = new_game(app)
    drive.click("seed")
    drive.type("4x2")
    assert scene.draft.seed == "42"
    assert scene.draft.seed_number() == 42
    assert Draft.fresh(ANY).seed_number() != Draft.fresh(ANY).seed_number()


def test_the_last_choice_comes_back(app, drive, begun, tmp_path):
    with_folder(app, tmp_path)
    scene = new_game(app)
    scene.draft.chairs[1].kind = "admiral"
    options = dict(presets_of(ANY)[-1].options)
    scene.draft.options = dict(options)
    scene.rebuild()
    drive.click("default-play")
    again = SetupScene(app, ANY).draft
    assert again.chairs[1].kind == "admiral"
    assert again.options == options


def test_a_remembered_choice_that_the_rules_no_longer_know_is_dropped():
    kept = Draft.fresh(ANY).encode()
    assert Draft.decode(ANY, {**kept, "options": {"no_such": 1}}) is None
    assert Draft.decode(ANY, {"chairs": "nonsense"}) is None


@pytest.mark.parametrize("preset", presets_of(ANY), ids=lambda preset: preset.id)
def test_every_preset_is_a_game_the_rules_accept_and_has_words(app, preset):
    draft = Draft.fresh(ANY)
    draft.options = dict(preset.options)
    assert draft.trouble() is None
    assert app.ctx.texts.has(f"preset-{ANY}-{preset.id}")


def test_a_set_of_the_users_own_is_offered_and_goes_into_the_setup(app, drive, begun, tmp_path):
    with_folder(app, tmp_path)
    game = WITH_SETS[0]
    home = app.places.sets(game)
    home.mkdir(parents=True)
    (home / "far_moons.toml").write_text(
        f'[set]\nid = "far_moons"\nname = {{ en = "Far moons", hu = "Távoli holdak" }}\ngame = "{game}"\nversion = 1\n',
        encoding="utf-8",
    )
    scene = new_game(app, game)
    scene.host.focus_on(drive.find("set-far_moons"))
    drive.key(pygame.K_RETURN)
    *shipped, own = scene.draft.setup().sets
    assert shipped and own == "far_moons"
    drive.key(pygame.K_RETURN)
    assert scene.draft.setup().sets == []


@pytest.mark.parametrize("game", [entry.id for entry in manifests()])
@pytest.mark.parametrize(("size", "text_size", "columns"), [(USUAL, 100, 2), (LARGE, 125, 2), (SMALL, 150, 1)])
def test_seats_and_switches_stand_side_by_side_where_there_is_room(game, size, text_size, columns):
    """UX-1, UX-92: in two columns that scroll by themselves, else on one page; the start is in sight in both."""
    with closing(headless_app(size, "hu", text_size=text_size)) as program:
        root = new_game(program, game).host.top.root
        window = program.surface.get_rect()
        seats, switches, page = (root.find(name) for name in ("setup-seats", "setup-switches", "setup"))
        assert (seats is not None, switches is not None, page is not None) == (columns == 2, columns == 2, columns == 1)
        if columns == 2:
            assert seats.rect.right < switches.rect.left and seats.rect.top == switches.rect.top
            assert abs(seats.rect.width - switches.rect.width) <= 2
            assert window.contains(seats.rect) and window.contains(switches.rect)
        play = root.find("default-play").rect
        assert window.contains(play) and (page is None or page.rect.contains(play))
        assert [str(problem) for problem in problems(root, program.ctx)] == []
