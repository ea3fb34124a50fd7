"""Pictures drawn beside the frames, and what is shown until they are there (P10, UX-101)."""

from io import BytesIO
from threading import Event as Signal
from threading import current_thread, main_thread

import pygame
import pytest

from app.table.motion.tween import Tween
from app.table.painter import Painter
from app.table.performer import Rolling
from app.table.preparing import prepare_throws
from app.table.roles.motion import Throw
from app.table.sprites import SEEN_OFTEN, Available, Sprites
from app.ui.studio import Studio
from art.cache import STORE
from art.dice import die
from tests.app.around import with_folder
from tests.app.hands import sit_down


@pytest.fixture
def studio():
    made = Studio()
    yield made
    made.close()


def finished(studio, sprites):
    for _ in range(2000):
        if not studio.busy:
            return sprites.collect()
        pygame.time.wait(1)
    raise AssertionError("the studio does not come to rest")


class Drawing:
    """Counts what is drawn; waits for its signal when it has one."""

    def __init__(self):
        self.drawn, self.go = [], Signal()

    def __call__(self, art, size, ctx):
        self.drawn.append((art, size))
        self.go.wait(5)
        return pygame.Surface(size, pygame.SRCALPHA)


def test_what_is_missing_in_sight_comes_before_what_may_be_needed_later(studio):
    go, order = Signal(), []
    studio.ask("in hand", lambda: go.wait(5))
    studio.ask("hyphens", lambda: order.append("hyphens"), later=True)
    for map in ("small", "large"):
        studio.ask(map, lambda map=map: order.append(map), in_sight=True)
    studio.ask("code", lambda: order.append("code"))
    go.set()
    while studio.busy:
        pygame.time.wait(1)
    assert order == ["code", "small", "large", "hyphens"]


def test_what_becomes_more_urgent_is_drawn_once(studio):
    go, order = Signal(), []
    studio.ask("in hand", lambda: go.wait(5))
    for how in ({"later": True}, {"in_sight": True}, {"later": True}, {}):
        studio.ask("map", lambda: order.append("map"), **how)
    studio.ask("code", lambda: order.append("code"))
    go.set()
    while studio.busy:
        pygame.time.wait(1)
    assert order == ["map", "code"]


def test_a_dear_picture_comes_later_and_something_of_it_is_shown_until_then(app, studio):
    draw = Drawing()
    sprites = Sprites(draw, studio)
    draw.go.set()
    sprites.new_frame()
    assert sprites.available(app.ctx, "ship", (40, 56)) == Available("ship", (40, 56)), "the first frame draws all"
    sprites.face(app.ctx, "ship", (40, 56))
    sprites.new_frame()
    draw.go.clear()
    assert sprites.available(app.ctx, "ship", (80, 112)) == Available("ship", (40, 56)), "another size of it"
    assert sprites.available(app.ctx, "base", (40, 56)) is None, "nothing of it is there yet"
    assert sprites.available(app.ctx, "base", (40, 56), "ship") == Available("ship", (40, 56)), "what lay there before"
    draw.go.set()
    assert finished(studio, sprites)
    assert sprites.available(app.ctx, "base", (40, 56)) == Available("base", (40, 56))
    assert len(draw.drawn) == len(set(draw.drawn)), "nothing is drawn twice"


def test_what_is_forgotten_meanwhile_is_not_kept(app, studio):
    """UX-41: another pair of eyes."""
    draw = Drawing()
    sprites = Sprites(draw, studio)
    sprites.ahead(app.ctx, [("secret", (40, 56))])
    while not draw.drawn:
        pygame.time.wait(1)
    sprites.clear()
    draw.go.set()
    assert not finished(studio, sprites)


def test_a_quick_picture_is_drawn_in_the_frame_but_not_when_it_is_shown_much_larger(app, studio):
    """P10: how long small ones take says nothing of a large one."""
    draw = Drawing()
    draw.go.set()
    sprites = Sprites(draw, studio)
    for number in range(SEEN_OFTEN):
        sprites.face(app.ctx, "ship", (40 + number, 56))
    sprites.new_frame()
    sprites.new_frame()
    assert sprites.available(app.ctx, "ship", (50, 70)) == Available("ship", (50, 70))
    shown = sprites.available(app.ctx, "ship", (200, 280))
    assert shown is not None and shown.drawn[0] < 50, "another size of it, until the studio has drawn it"
    finished(studio, sprites)
    assert sprites.available(app.ctx, "ship", (200, 280)) == Available("ship", (200, 280))


def test_a_picture_for_a_file_is_complete_at_once(app, studio):
    draw = Drawing()
    draw.go.set()
    sprites = Sprites(draw, studio)
    sprites.new_frame()
    sprites.new_frame()
    with sprites.at_once():
        assert sprites.available(app.ctx, "ship", (40, 56)) == Available("ship", (40, 56))


def test_a_picture_that_cannot_be_drawn_ahead_fails_where_it_is_needed(app, studio):
    """UX-97: the window's guard tells it there."""

    def broken(art, size, ctx):
        raise RuntimeError("no such art")

    sprites = Sprites(broken, studio)
    sprites.new_frame()
    sprites.new_frame()
    assert sprites.available(app.ctx, "ship", (40, 56)) is None
    finished(studio, sprites)
    assert sprites.available(app.ctx, "ship", (40, 56)) is not None
    with pytest.raises(RuntimeError):
        sprites.face(app.ctx, "ship", (40, 56))


def test_the_result_waits_for_the_last_motion(app):
    scene = sit_down(app)
    pose = next(iter(scene.desk.stage.shown))
    start = scene.desk.stage.pose(pose.piece.id)
    scene.timeline.speed = 1.0
    scene.timeline.play(Tween(pose.piece.id, start, start, 400.0))
    scene.match.people.concede(0)
    app.step(100.0)
    assert app.scene is scene and scene.ending.under_way
    for _ in range(60):
        app.step(50.0)
    assert app.scene.name == "result"


def test_a_small_picture_is_put_together_from_what_is_there(app):
    """UX-65: the picture of an autosave costs no frame, and nothing rough stays behind for the table."""
    draw = Drawing()
    draw.go.set()
    sprites = Sprites(draw)
    exact = sprites.face(app.ctx, "ship", (40, 56))
    small = sprites.apart()
    assert small.face(app.ctx, "ship", (20, 28)).get_size() == (20, 28)
    small.resting(app.ctx, "ship", (20, 28), 90, 1)
    assert small.face(app.ctx, "ship", (40, 56)) is exact
    assert draw.drawn == [("ship", (40, 56))], "only scaled"
    sprites.resting(app.ctx, "ship", (20, 28), 90, 1)
    assert draw.drawn == [("ship", (40, 56)), ("ship", (20, 28))], "the table has its own drawn"


def test_scenery_never_keeps_anybody_waiting(app, studio):
    """P13: what is only for the eye comes when it is drawn; everything else is there with the first frame."""
    draw = Drawing()
    sprites = Sprites(draw, studio)
    sprites.new_frame()
    assert sprites.when_ready(app.ctx, "sky", (80, 60)) is None
    draw.go.set()
    assert finished(studio, sprites)
    assert sprites.when_ready(app.ctx, "sky", (80, 60)).get_size() == (80, 60)
    assert Sprites(draw).when_ready(app.ctx, "sky", (80, 60)) is not None, "a picture that is kept is complete"


def test_what_is_printed_on_the_board_stays_until_its_next_picture_is_drawn(app, studio):
    """P10: stretched for a moment rather than drawn within the frame; other eyes see nothing of it (UX-41)."""
    go = Signal()

    def draw(art, size, ctx):
        if art == "green":
            go.wait(5)
        picture = pygame.Surface(size)
        picture.fill(art)
        return picture

    def printed(art, size):
        shown = painter._print(app.ctx, 0, art, size)
        assert shown.get_size() == size
        return shown.get_at((0, 0))

    painter = Painter(Sprites(draw, studio))
    painter.sprites.new_frame()
    assert printed("red", (40, 30)) == pygame.Color("red")
    painter.sprites.new_frame()
    assert printed("green", (80, 60)) == pygame.Color("red")
    go.set()
    assert finished(studio, painter.sprites)
    assert printed("green", (80, 60)) == pygame.Color("green")
    painter.forget()
    painter.sprites.new_frame()
    assert printed("blue", (40, 30)) == pygame.Color("blue")


def test_the_picture_for_the_autosaves_reaches_the_match_between_the_frames(app, tmp_path, monkeypatch):
    """UX-65: it is put together beside them, but what is known about a match has one thread only."""
    with_folder(app, tmp_path)
    app.wants_studio = True
    scene = sit_down(app)
    told = []
    monkeypatch.setattr(scene.match.files, "illustrate", lambda picture: told.append((current_thread(), picture)))
    app.step(16.0)
    scene.rested()
    for _ in range(2000):
        app.step(16.0)
        if told:
            break
        pygame.time.wait(1)
    assert [thread for thread, _ in told] == [main_thread()]
    assert pygame.image.load(BytesIO(told[0][1])).get_size() == (320, 180)
    scene.rested()
    app.step(16.0)
    assert len(told) == 1, "once a turn"


def test_the_frame_of_a_new_position_leaves_drawing_it_to_the_next_one(app, monkeypatch):
    """P10: laying and drawing would be too much for one frame; the first picture of a table is never put off."""
    app.wants_studio = True
    scene = sit_down(app)
    app.step(16.0)
    assert scene.picture.stands, "the first frame shows the table"
    drawn = []
    monkeypatch.setattr(scene.picture, "draw", lambda surface, holds: drawn.append(surface))
    piece = next(iter(scene.desk.stage.shown)).piece.id
    start = scene.desk.stage.pose(piece)
    scene.timeline.speed = 1.0
    scene.timeline.play(Tween(piece, start, start, 400.0))
    shown = app.frames
    with monkeypatch.context() as laying:
        laying.setattr(scene, "advance", lambda dt: True)
        laying.setattr(type(scene.updater), "was_laid", True)
        assert not app.step(16.0)
    assert not drawn and app.frames == shown and app.dirty
    staged = []
    monkeypatch.setattr(scene.updater, "next_stage", lambda: staged.append(len(drawn)) or True)
    assert app.step(16.0) and len(drawn) == 1 and not staged, "and that one makes no texts"
    assert app.step(16.0) and staged == [1]


def test_what_can_wait_is_done_in_a_frame_that_draws_nothing(app):
    """P10: the picture for the autosaves must not come on top of a frame that is drawn anyway."""
    sit_down(app)
    app.finish_chores()
    while app.step(16.0):
        pass
    done: list[int] = []
    app.at_rest(lambda: done.append(app.frames))
    app.dirty = True
    assert app.step(16.0) and not done
    assert not app.step(16.0) and done == [app.frames]


def test_a_throw_is_prepared_beside_the_frames(app):
    """P10: the first frame in which dice roll neither works out their course nor draws their faces."""
    app.wants_studio = True
    scene = sit_down(app)
    app.step(16.0)
    performer = scene.desk.performer
    rolling = performer.dice["throw"] = Rolling(performer.tray, Throw((2, 5)), 7)
    prepare_throws(scene.kit)
    finished(app.studio, scene.desk.sprites)
    made = STORE.used
    for face in range(1, 7):
        size = round(performer.tray.die * 1.5)
        die(size, app.ctx.art, body="#EFEAE0", face=face, symbol=None, shadow=False, skull=False)
    assert "roll" in vars(rolling) and STORE.used == made, "all of it is there"


def test_the_board_gives_way_in_a_frame_of_its_own(app, monkeypatch):
    """P10: the frame with the words of a tall question does not also lay the board anew."""
    app.wants_studio = True
    scene = sit_down(app)
    app.step(16.0)
    done = []
    monkeypatch.setattr(scene.updater, "_give_way", lambda: done.append("lower") or True)
    scene.updater.words()
    assert not done, "the words alone"
    assert scene.updater.next_stage() and done == ["lower"] and scene.updater.was_laid
    scene.updater.next_stage()
    assert done == ["lower"], "once"
