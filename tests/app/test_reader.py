"""What a screen reader is told (UX-84): with a stand-in for the library, so that no service is needed."""

import sys
from types import SimpleNamespace

import pygame

from app.settings import Settings
from app.shell.main import App
from app.shell.reader import ASKED, LINE, Reader, spoken
from app.tools import screen_shots  # noqa: F401  (registers the pictures)
from app.tools.shot import SHOTS
from tests.app.hands import Clicking, sit_down
from tests.app.test_table_leaks import covered  # noqa: F401  (a fixture)


class Node:
    def __init__(self, role):
        self.role, self.label, self.children, self.live, self.disabled = role, "", [], None, False

    def set_label(self, text):
        self.label = text

    def set_children(self, children):
        self.children = children

    def set_live(self, live):
        self.live = live

    def set_bounds(self, rect):
        self.bounds = rect

    def add_action(self, action):
        pass

    def set_toggled(self, value):
        self.toggled = value

    def set_disabled(self):
        self.disabled = True


class Adapter:
    """Remembers what it was told."""

    def __init__(self, whole, wished, gone):
        self.wished, self.trees, self.focused = wished, [], None

    def update_if_active(self, make):
        self.trees.append(make())

    def update_window_focus_state(self, focused):
        self.focused = focused


KIT = SimpleNamespace(
    Action=SimpleNamespace(CLICK="click", FOCUS="focus"),
    Role=SimpleNamespace(WINDOW="window", BUTTON="button", TEXT_INPUT="text", LABEL="label", SWITCH="switch"),
    Toggled=SimpleNamespace(TRUE=True, FALSE=False),
    Live=SimpleNamespace(POLITE="polite"),
    Node=Node,
    Tree=lambda root: root,
    TreeUpdate=lambda focus: SimpleNamespace(focus=focus, nodes=[], tree=None),
    Rect=lambda *sides: sides,
)


def test_focus_question_and_newest_line_are_told(app):
    scene = sit_down(app)
    hands = Clicking(app, scene)
    reader = Reader(KIT, Adapter)
    reader.follow(app)
    tree = reader._adapter.trees[-1]
    nodes = dict(tree.nodes)
    assert nodes[ASKED].live == "polite" and scene.panels.status.text == nodes[ASKED].label
    focused = scene.host.focused
    assert nodes[tree.focus].label == (focused.spoken() or focused.tooltip())
    before = nodes[LINE].label
    for _ in range(6):  # both choose in secret before anything happens
        if scene.desk.decision is not None and not scene.reading.log.rows:
            hands.play(scene.desk.decision.first(1)[0])
        for _ in range(30):
            app.step(100.0)
    reader.follow(app)
    assert dict(reader._adapter.trees[-1].nodes)[LINE].label != before


def test_a_switch_tells_its_name_and_whether_it_is_on(app):
    SHOTS["settings-sound"](app)
    app.step(16.0)
    switches = [one for one in spoken(app)[0].things if one.role == "switch"]
    for one, name in zip(switches, ("sound_on", "music_on", "muted"), strict=True):
        assert one.is_on == app.settings[name] and app.texts(f"setting-{name.replace('_', '-')}") in one.text


def test_nothing_is_told_twice_and_a_wish_presses_the_widget(app):
    scene = sit_down(app)
    reader = Reader(KIT, Adapter)
    reader.follow(app)
    told = len(reader._adapter.trees)
    reader.follow(app)
    assert len(reader._adapter.trees) == told
    number = next(number for number, widget in reader._widgets.items() if widget.id == "menu")
    reader._adapter.wished(SimpleNamespace(action="click", target=number))
    reader.follow(app)
    assert len(scene.host.layers) == 2


def test_behind_the_cover_only_the_cover_is_told(app, covered):  # noqa: F811
    """UX-41: the tree of a screen reader leaks nothing."""
    said, _ = spoken(app)
    assert app.scene.name == "handover"
    texts = " ".join(one.text for one in said.things)
    assert "Gem" not in texts and not any(one.text for one in said.things if one.number in (ASKED, LINE))


def test_the_window_tells_when_it_has_the_focus(app):
    app.reader = Reader(KIT, Adapter)
    sit_down(app)
    app.step(16.0, [pygame.event.Event(pygame.WINDOWFOCUSGAINED)])
    assert app.reader._adapter.focused is True


def test_a_reader_that_fails_costs_nobody_the_game(app):
    """UX-84, UX-97: the service may go away in the middle of a game."""
    scene = sit_down(app)

    def follow(program):
        raise OSError("the bus is gone")

    app.reader = SimpleNamespace(follow=follow)
    app.dirty = True
    app.step(16.0)
    assert app.reader is None and app.scene is scene


class Panic(BaseException):
    """What the library throws when it cannot go on: no Exception, as with every extension of its kind."""


def panic(*_):
    raise Panic("the window is visible already")


def test_a_panic_of_the_library_costs_nobody_the_game(app, monkeypatch):
    """UX-84, UX-97: when it is made, after a frame, and when the window gets the focus."""
    kit = SimpleNamespace(unix=SimpleNamespace(Adapter=panic), windows=SimpleNamespace(SubclassingAdapter=panic))
    monkeypatch.setitem(sys.modules, "accesskit", kit)
    assert Reader.open() is None
    scene = sit_down(app)
    for deed in (
        SimpleNamespace(follow=panic, window_focus=panic),
        SimpleNamespace(follow=lambda program: None, window_focus=panic),
    ):
        app.reader, app.dirty = deed, True
        app.step(16.0, [pygame.event.Event(pygame.WINDOWFOCUSGAINED)])
        assert app.reader is None and app.scene is scene


def test_before_the_first_frame_the_tree_is_empty():
    """The system may ask while the window is still hidden."""
    made = []
    Reader(KIT, lambda whole, wished, gone: made.append(whole()))
    assert [number for number, _ in made[0].nodes] == [made[0].focus] and dict(made[0].nodes)[1].children == []


def test_the_reader_is_made_while_the_window_is_hidden(monkeypatch):
    """Windows: the library panics when its window is visible already."""
    seen = []

    def opened():
        seen.append(bool(pygame.display.get_surface()) and pygame.display.get_active())
        return

    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setattr(Reader, "open", staticmethod(opened))
    pygame.display.quit()
    program = App(Settings(), size=(1024, 640), shown=True)
    try:
        assert seen == [False] and pygame.display.get_active()
    finally:
        program.close()


def test_without_the_library_there_is_no_reader(monkeypatch):
    monkeypatch.setitem(sys.modules, "accesskit", None)
    assert Reader.open() is None
