"""Attempts at the table: their panel, dice, buttons and what others see of them."""

from contextlib import closing

import pygame
import pytest

from app.games.venus.attempt import Board
from app.games.venus.attempt_draw import PANEL, PLACE, DrawnNumber, fitted
from app.table.roles.layout import Look
from app.tools.shot import headless_app
from app.ui.check import problems
from rules import view, waiting
from tests.app.windows import SIZES, each_window
from tests.games.venus.support import SKULL, table
from tests.games.venus.test_sequences_table import ATTEMPT, attempting, seated
from tests.support.thorough import THOROUGH


@pytest.mark.parametrize("language", ["en", "hu"] if THOROUGH else ["hu"])
@each_window(100, 200, sizes=SIZES[:3])
def test_the_panel_of_an_attempt_fits_beside_its_planet(size, text_size, language):
    with closing(headless_app(size, language, "midnight", text_size)) as program:
        t = attempting(target=True)
        t.red.lands(infantry=2, tank=2)
        t.red.adds("steam_mortar", "guards_regiment", "heavy_turret_guns")
        scene = seated(program, t)
        stage = scene.desk.stage
        rect = stage.rect(PANEL)
        assert scene.top.board.contains(rect)
        world = scene.module.show.worlds_at(["mars"])[0]
        assert not rect.collidepoint(world.center)
        for die in range(3):
            assert rect.contains(stage.rect(f"die:{die}"))
        board = next(piece.art[1] for piece in scene.desk.tableau.pieces if piece.id == PANEL)
        ctx, panel, own = fitted(program.ctx, board, scene.module.plan.room)
        panel.place(ctx, pygame.Rect((0, 0), own))
        found = [str(problem) for problem in problems(panel, ctx)]
        assert found == []


def test_dice_tumble_before_the_sum_is_seen(app):
    """UX-27: the panel comes up when the dice lie still."""
    t = table("red blue", orbit={"mars": "red 2 infantry"}, tiles={"mars": "mine_3"})
    scene = seated(app, t)
    scene.match.answer(("attempt", t.tile("mine_3")), seat=0)
    app.step(16.0)
    assert scene.desk.performer.dice and scene.timeline.pose(PANEL).alpha == 0
    world = scene.module.show.worlds_at(["mars"])[0]
    assert not scene.desk.performer.area.collidepoint(world.center)
    assert scene.desk.performer.tray.die >= 60 * scene.ctx.scale, "everybody at the table sees what they show"
    for _ in range(200):
        app.step(50.0)
        if not scene.timeline.busy:
            break
    assert scene.timeline.pose(PANEL) is None and scene.desk.decision.prompt == ATTEMPT


def test_what_is_laid_out_is_seen_by_its_player_alone(app):
    """OV-5.41, 1.3: for the others the same panel, whatever lies ready."""
    t = attempting()
    plain = [piece for piece in _seen_by(app, t, 1).pieces if piece.place == PLACE]
    t.red.lands(infantry=2)
    t.red.adds("steam_mortar", "guards_regiment")
    assert [piece for piece in _seen_by(app, t, 1).pieces if piece.place == PLACE] == plain
    assert [piece for piece in _seen_by(app, t, 0).pieces if piece.place == PLACE] != plain


def _seen_by(app, t, seat):
    scene = seated(app, t)
    look = Look(view(t.state, seat), seat, scene.top.board.size, app.ctx.scale, app.ctx.text_scale)
    return scene.module.layout.tableau(look)


def test_the_result_stays_a_while_and_goes_when_one_plays_on(app):
    """OV-5.57: success and losses, readable without a click."""
    t = attempting((2, 3, 4))
    t.red.lands(infantry=2, tank=2)
    scene = seated(app, t)
    scene.match.answer("confirm", seat=0)
    for _ in range(60):
        app.step(50.0)
    board = next(piece.art[1] for piece in scene.desk.tableau.pieces if piece.id == PANEL)
    assert board.verdict.startswith("Success") and board.need is None
    for _ in range(160):
        app.step(50.0)
    assert not any(piece.id == PANEL for piece in scene.desk.tableau.pieces)


def attempt_buttons(app, scene):
    """Where the buttons of an attempt lie, and which can be pressed."""
    app.step(400.0)
    found = {button.id.removeprefix("option-"): button for button in scene.prompt.choices}
    assert list(found) == ["confirm", "clear", "give_up"]
    return {name: button.rect.copy() for name, button in found.items()}, [n for n in found if found[n].enabled]


@pytest.mark.parametrize(
    ("size", "text_size", "language"),
    [((1280, 720), 100, "en"), ((1280, 720), 150, "hu"), ((1024, 640), 100, "hu"), ((1024, 640), 200, "hu")],
)
def test_confirming_clearing_and_giving_up_never_change_places(size, text_size, language):
    """OV-5.41, UX-23: whatever is laid out or cleared, a second click never meets another of the three."""
    with closing(headless_app(size, language, "midnight", text_size)) as program:
        t = attempting((2, 3, 4))
        scene = seated(program, t, speed=0)
        seen = [attempt_buttons(program, scene)]
        for answer in (("land", "infantry"), ("land", "tank"), ("land", "tank"), "clear"):
            scene.match.answer(answer, seat=0)
            seen.append(attempt_buttons(program, scene))
    assert [enabled for _, enabled in seen] == [
        ["give_up"], *[["clear", "give_up"]] * 2, ["confirm", "clear", "give_up"], ["give_up"],
    ]  # fmt: skip
    rects = {name: [places[name] for places, _ in seen] for name in seen[0][0]}
    for name, others in (("give_up", ("confirm", "clear")), ("confirm", ("clear",))):
        lids = [rect for other in others for rect in rects[other]]
        assert all(rect.collidelist(lids) < 0 for rect in rects[name]), name


def test_the_prompt_says_that_an_attempt_can_be_carried_out(app):
    """OV-5.41."""
    t = attempting((2, 3, 4))
    t.red.lands(infantry=2, tank=2)
    scene = seated(app, t)
    assert "can be carried out" in scene.module.words.prompt(scene.desk.decision)


def test_units_laid_out_for_the_attempt_are_no_longer_counted_in_orbit(app):
    """OV-5.41: the stack shows what is left."""
    t = attempting((2, 3, 4))
    before = {piece.id: piece.art for piece in seated(app, t).desk.tableau.pieces}
    t.red.lands(infantry=1)
    planet = view(t.state, 0)["table"]["attempt"]["planet"]
    after = {piece.id: piece.art for piece in seated(app, t).desk.tableau.pieces}
    stack = f"unit:{planet}:0:infantry:orbit"
    assert after[stack][3] == before[stack][3] - 1


def test_the_result_of_another_makes_way_for_the_one_to_play(app):
    """Blue reads red's result only for a moment: the table under it is needed."""
    t = attempting((2, 3, 4))
    t.red.lands(infantry=2, tank=2)
    scene = seated(app, t)
    scene.match.answer("confirm", seat=0)
    while waiting(scene.match.session.state)[0].seat == 0:
        options = waiting(scene.match.session.state)[0].options
        scene.match.answer("end" if "end" in options else options[0], seat=0)
    for _ in range(200):
        app.step(20.0)
        if scene.module.viewer == 1 and scene.module.asked is not None and not scene.timeline.busy:
            break
    for _ in range(40):
        app.step(40.0)
    assert scene.module.asked is not None
    assert not any(piece.id == PANEL for piece in scene.desk.tableau.pieces)


def test_while_a_loss_may_be_averted_the_panel_shows_how_the_attempt_ended(app):
    """OV-6.25: nothing can be laid out any more."""
    orbit = {"mars": "red 3 tank, red 1 cruiser"}
    t = table("red blue", tiles={"mars": "mine_3"}, orbit=orbit, hands={"red": "hospital_ship"})
    t.rolls(SKULL, 2, 3)
    t.red.does("attempt", t.tile("mine_3"))
    scene = seated(app, t)
    for value in ("give_up", ("lose", "tank", "orbit")):
        scene.match.answer(value, seat=0)
        for _ in range(60):
            app.step(50.0)
    assert waiting(scene.match.session.state)[0].prompt == "venus.destroy.save"
    board, _ = scene.module.show._board(losing=False)
    assert board.verdict.startswith("Given up") and board.skulls == "About to be lost: tank (Mars, orbit)"


@pytest.mark.parametrize("text_size", [100, 150, 200])
@pytest.mark.parametrize("language", ["hu", "en"])
def test_what_is_needed_and_used_is_named_whole(language, text_size):
    """look.md: words fit, also where the board is small and the text large; the numbers then stand below the dice."""
    names = {"hu": ("Szükséges", "Bevetve"), "en": ("Needed", "Committed")}[language]
    board = Board(0, "Bánya, Vénusz", tuple((face, "") for face in (4, 3, 6)), 6, 0, "", *names, "…")
    with closing(headless_app((1024, 640), language, text_size=text_size)) as app:
        for room in ((655.0, 512.0), (1024.0, 440.0)):
            small, panel, size = fitted(app.ctx, board, room)
            panel.place(small, pygame.Rect((0, 0), size))
            marks = [mark for one in panel.walk() if isinstance(one, DrawnNumber) for mark in one.marks()]
            assert len(marks) == 4 and not [mark.text for mark in marks if mark.cut]
            dice = panel.find("dice")
            assert dice is not None and panel.rect.contains(dice.rect)
