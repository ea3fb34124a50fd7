"""The table of Cosmic Encounter fits every window, text size and theme."""

from contextlib import closing

import pygame
import pytest

from app.games.cosmic import faces, plates
from app.table.inscribe import fitted
from app.tools.shot import headless_app
from app.ui.check import problems
from rules import Session, waiting
from tests.games.cosmic.fitting import sit_at
from tests.games.cosmic.hands import cosmic_match, played_on, sit_down
from tests.games.cosmic.support import table as laid_out


def announced(what):
    """Red plays a card or uses a power; blue has a full hand, and one card in it answers that."""
    t = laid_out("red", "blue", "green", "yellow", powers={"red": "mirror", "blue": "sorcerer"})
    t.red.holds("attack_08", "attack_10", "mobius_tubes")
    t.blue.holds(*(f"attack_{value:02}" for value in (20, 15, 10, 4, 6, 8)), "negotiate")
    t.blue.holds("card_zap" if what == "mobius_tubes" else "cosmic_zap")
    t.begins("red", "blue")
    if what == "mobius_tubes":
        t.red.uses(what)
        return t
    t.all_pass()
    t.red.launches(2, at="blue 3")
    t.nobody_allies()
    t.red.lays("attack_08")
    t.blue.lays("attack_20")
    t.until("red").uses(what)
    t.until("blue")
    return t


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("what", ["mobius_tubes", "mirror"])
def test_a_question_whether_to_answer_leaves_the_own_system_in_sight(language, what):
    """Board first, UX-31: question, answer and passing stand in the row of the hand."""
    with closing(headless_app((1280, 720), language)) as program:
        scene = sit_down(program, Session(announced(what).state, 1))
        for _ in range(3):
            program.step(60.0)
        assert scene.desk.decision.seat == 1 and scene.desk.decision.prompt.endswith("reply")
        assert scene.prompt.find("rule") is not None
        own = [scene.desk.stage.rect(f"planet:{planet}") for planet in range(5, 10)]
        assert not [rect for rect in own if rect.colliderect(scene.prompt.rect)], (scene.prompt.rect, own)
        assert [str(problem) for layer in scene.host.layers for problem in problems(layer.root, program.ctx)] == []


def long_answer():
    """Blue has one card to play, with a long name for what it does."""
    t = laid_out("red", "blue", "green", "yellow")
    t.red.holds(*(f"attack_{value:02}" for value in (8, 15, 10, 4)))
    t.blue.holds(*(f"attack_{value:02}" for value in (20, 7, 11, 14)), "negotiate", "flare_citadel")
    t.clash(2, at="blue 3")
    t.plans(red="attack_08", blue="attack_20")
    while not (t.blue.is_asked("reply") and t.blue.may("flare_citadel")):
        t.players[waiting(t.state)[0].seat].passes()
    return t


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1920, 1080), 100), ((1024, 640), 150)])
def test_a_long_answer_stands_in_two_rows_beside_passing(size, text):
    """Board first: the board becomes lower where the answer needs more than its row, and nothing of it is covered."""
    with closing(headless_app(size, "hu", text_size=text)) as program:
        scene = sit_down(program, Session(long_answer().state, 1))
        for _ in range(3):
            program.step(60.0)
        bar, stage = scene.prompt.rect, scene.desk.stage
        answer = next(widget for widget in scene.prompt.walk() if widget.id.startswith("option-"))
        assert answer.rect.right < scene.prompt.find("end").rect.left
        for thing in ("total:0", "total:1", *(f"planet:{planet}" for planet in range(5, 10))):
            assert not stage.rect(thing).colliderect(bar), thing
        assert [str(problem) for layer in scene.host.layers for problem in problems(layer.root, program.ctx)] == []


def test_the_board_is_as_high_as_before_when_a_question_fits_its_row():
    """Board first: it gives way to a tall question only, and not again with every click."""
    with closing(headless_app((1024, 640), "hu", text_size=150)) as program:
        t = long_answer()
        scene = sit_down(program, Session(t.state, 1))
        for _ in range(3):
            program.step(60.0)
        low, whole = scene.top.board.height, scene.panels.divide().board.height + scene.panels.lowered
        assert low < whole and scene.desk.camera.region == scene.top.board
        scene.match.answer("pass", seat=1)
        for _ in range(40):
            program.step(60.0)
            if scene.desk.decision is not None and scene.prompt.is_slim:
                break
        assert not scene.desk.decision.prompt.endswith("reply")
        assert scene.top.board.height == scene.desk.camera.region.height == whole


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 100), ((1024, 640), 150)])
def test_calling_out_covers_no_planet(size, text):
    """Board first, UX-110: names, keys and the ring stand in one row below the board."""
    with closing(headless_app(size, "hu", text_size=text)) as program:
        session = played_on("reply", 5)
        scene = sit_down(program, session, match=cosmic_match(session, rings=True))
        for _ in range(30):
            program.step(60.0)
            if scene.match.replies.ring is not None and scene.prompt.ring is not None:
                break
        bar = scene.prompt.rect
        assert len(scene.match.replies.ring.seats) == 5 and bar.contains(scene.prompt.ring)
        for planet in range(25):
            assert not scene.desk.stage.rect(f"planet:{planet}").colliderect(bar), planet
        assert [str(problem) for layer in scene.host.layers for problem in problems(layer.root, program.ctx)] == []


@pytest.mark.parametrize("language", ["en", "hu"])
def test_the_question_which_ships_to_launch_leaves_the_hand_in_sight(language):
    """UX-1: what the hand holds decides how many ships one sends."""
    with closing(headless_app((1280, 720), language)) as program:
        scene = sit_at("launch.ships", program)
        program.step(60.0)
        assert not any(one.hand and one.box.colliderect(scene.prompt.rect) for one in scene.desk.stage.shown)


@pytest.mark.parametrize(
    ("size", "text_size"), [((1024, 640), 100), ((1024, 640), 150), ((1280, 720), 200), ((1920, 1080), 100)]
)
@pytest.mark.parametrize("powers", [("gambler", "observer", "filch"), ("philanthropist", "reincarnator", "masochist")])
def test_names_on_plates_are_never_smaller_than_the_smallest_text(powers, size, text_size, monkeypatch):
    """UX-81, UX-90: they grow with the text, also beside a question that takes a page of its own."""
    written = []

    def put(ctx, surface, text, room, **more):
        written.append((text, fitted(ctx, text, room.size, weight=more.get("weight", "bold"), most=more["most"])))

    monkeypatch.setattr(plates, "put_text", put)
    monkeypatch.setattr(
        plates, "draw_set", lambda ctx, surface, words, at: written.append((at, ctx.font(words.placed[0].piece.style)))
    )
    t = laid_out("red", "blue", "green", powers=dict(zip(("red", "blue", "green"), powers, strict=True)))
    t.red.holds(*(f"attack_{value:02}" for value in (8, 15, 10, 4, 6, 7, 11)))
    t.begins("red", "blue")
    t.all_pass()
    t.red.launches(2, at="blue 3")
    with closing(headless_app(size, "hu", "midnight", text_size)) as program:
        scene = sit_down(program, Session(t.state, 1))
        for _ in range(3):
            program.step(60.0)
        for piece in scene.desk.tableau.pieces:
            if piece.art[0] == faces.PLATE:
                shown = scene.desk.stage.of(piece.id)
                scene.module.pictures.draw(piece.art, shown.size, program.ctx)
        assert len(written) >= 6
        least = program.ctx.text_px("tiny")
        assert [text for text, face in written if face.point_size < least] == []


def test_the_key_for_the_bare_board_fades_ships_and_leaves_planets_as_they_are():
    """UX-11: planets and the warp are what is printed on the board."""
    with closing(headless_app((1280, 720))) as program:
        scene = sit_at("launch.ships", program)
        for _ in range(3):
            program.step(60.0)
        desk = scene.desk

        def drawn(thing, bare):
            surface = pygame.Surface(program.ctx.size, pygame.SRCALPHA)
            desk.painter.piece(program.ctx, surface, desk.stage.of(thing), bare=bare)
            return pygame.image.tobytes(surface, "RGBA")

        faded = {thing: drawn(thing, True) != drawn(thing, False) for thing in ("planet:0", "warp", "ships:planet:0:0")}
        assert faded == {"planet:0": False, "warp": False, "ships:planet:0:0": True}


@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 100), ((1280, 720), 150)])
def test_a_recap_lies_over_nobodys_plate(size, text_size):
    """UX-31: it becomes smaller and scrolls before it hides what the next question is about."""
    with closing(headless_app(size, "hu", "midnight", text_size)) as program:
        scene = sit_at("planning.card", program)
        scene.reading.show_recap(["Béla 2 hajót indít Anna 3. bolygójára."] * 6, 9000.0, lambda: None)
        for _ in range(4):
            program.step(60.0)
        recap, stage = scene.reading.layer.recap.rect, scene.desk.stage
        plates_ = [piece.id for piece in scene.desk.tableau.pieces if piece.art[0] == faces.PLATE]
        assert recap.height > 0 and [id for id in plates_ if stage.rect(id).inflate(-6, -6).colliderect(recap)] == []
