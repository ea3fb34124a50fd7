"""Battles laid out by hand, and what is seen of them on the battle board."""

from app.games.empires.battle.cards import LineCard
from app.games.empires.battle.refuges import HexSpot
from app.table.scene import TableScene
from app.ui.input import PointerEvent
from rules import Session
from tests.games.empires.armies import front
from tests.games.empires.battles import theatre
from tests.games.empires.hands import empires_match
from tests.games.empires.verbs import FIRE, HERE, SCREEN


def fleets(**options):
    """Red has more ships than blue and more kinds of them; the first question is who is screened."""
    t = theatre(**options)
    for code, count in (("BB", 1), ("CA", 2), ("SC", 3)):
        t.red.has(code, count, at=HERE)
    for code, count in (("BC", 1), ("SC", 2)):
        t.blue.has(code, count, at=HERE)
    return t


def large(**options):
    """Both sides have all classes, some of them with two kinds of ships; red is asked who is screened."""
    t = theatre(**options)
    for code, count in (("DN", 1), ("BB", 2), ("BC", 2), ("CA", 4), ("DD", 5), ("SC", 6), ("CV", 2), ("F", 6)):
        t.red.has(code, count, at=HERE)
    for code, count in (("BB", 1), ("BC", 1), ("CA", 3), ("DD", 3), ("SC", 4), ("CV", 1), ("Base", 1), ("F", 3)):
        t.blue.has(code, count, at=HERE)
    t.fight()
    return t


def before_fire():
    t = fleets()
    t.fight()
    t.red.answers(SCREEN, t.red.decision(SCREEN).opening())
    return t


def screening():
    t = fleets()
    t.fight()
    return t


def second_round(*ships, red=(("CA", 1),)):
    """Red may fire or retreat."""
    t = theatre()
    for code, count in red:
        t.red.has(code, count, at=HERE)
    for code, count in ships or (("CA", 1),):
        t.blue.has(code, count, at=HERE)
    t.fight()
    t.next_round()
    while not t.red.is_asked(FIRE):
        t.calm()
    return t


def landed():
    t = front()
    t.blue.stations(HERE, Inf=2)
    t.red.transports(2, Mar=3, Grav=2)
    t.fight()
    t.red.lands(Mar=3, Grav=2)
    return t


def cards(scene):
    """The cards on the board by their line."""
    panel = scene.module.pages.panel(scene.desk)
    found = [widget for widget in panel.walk() if isinstance(widget, LineCard)] if panel is not None else []
    return {int(card.id.removeprefix("line-")): card for card in found}


def cards_shown(scene):
    """The cards as they lie in the window, wrecks among them."""
    return [widget for widget in scene.host.top.root.walk() if isinstance(widget, LineCard)]


def words(scene):
    panel = scene.module.pages.panel(scene.desk)
    return [getattr(widget, "text", "") for widget in panel.walk()]


def spots(scene):
    """The hexes of the small map that may be touched."""
    panel = scene.module.pages.panel(scene.desk)
    return {spot.id: spot for spot in panel.walk() if isinstance(spot, HexSpot) and spot.action}


def paced(program, t):
    """At a speed at which something is seen."""
    program.settings["speed"] = 1
    scene = TableScene(program, empires_match(Session(t.state, 1)))
    program.push(scene)
    for _ in range(8):
        program.step(100.0)
    return scene


def middle(scene, id):
    program = scene.app
    program.step(20.0)
    return scene.host.top.root.find(id).rect.center


def drag(scene, start, end):
    points = (start, ((start[0] + end[0]) // 2, (start[1] + end[1]) // 2), end)
    scene.offer(PointerEvent("move", start))
    scene.offer(PointerEvent("press", start, 1))
    for point in points[1:]:
        scene.offer(PointerEvent("move", point))
    scene.offer(PointerEvent("release", end, 1))
