"""A position of Űrbirodalmak that its table must fit: groups to choose from, orders, every page of the panel."""

from tests.app.windows import SMALL
from tests.games.empires.hands import sit_down
from tests.games.empires.support import galaxy


def busy():
    """Heaps of own and other counters, open and closed, colonies, markers of several kinds."""
    t = galaxy()
    for number, code in enumerate(("SC", "DD", "CA", "BB", "CO", "Miner", "Decoy")):
        t.red.has(code, 1 + number % 3, at=(5, 4) if number % 2 else (4, 3))
    t.blue.has("SC", 2, at=(6, 4), up=True)
    t.blue.has("CA", 2, at=(6, 4))
    t.red.settles_at((4, 6), 3)
    t.marker((6, 5), "asteroids", up=True)
    t.marker((7, 3), "nebula")
    t.marker((7, 4), "minerals_10", up=True)
    t.begins("red")
    return t


def tables(_size):
    return {"movement": lambda app: sit_down(app, busy())}


def opened(scene, size):
    """The orders of a group, and what the panel tells."""
    state = scene.match.session.state
    slot = next(slot for slot, hex in enumerate(state.fleets[0].hex) if hex == busy().hex((4, 3)))
    scene.desk.touch(f"group:{slot}", exactly=True)
    yield "orders"
    scene.module.read_hex = busy().hex((5, 4))
    for page in ("hex", "fleet", "empire", "log") if size == SMALL else ("hex",):
        scene.panels.turn_to(page)
        yield page
