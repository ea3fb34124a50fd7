"""Words for tests of alien empires (SE-25).

t = table()                                  # one seat and two alien empires
knows(t, ship_size=3), human_showed(t, fighter=1)
counter(t, 20, (4, 3))                       # a fleet of the first of them that is still CP
ships(t, (4, 3))                             # what stands there once it is built
"""

from collections import Counter

from rules.empires.atoms import rivals
from rules.empires.printed.levels import level, with_level
from rules.empires.state import facts
from tests.games.empires.support import galaxy

FIRST = 3  # the owner number of the first alien empire: one seat, then the two neutral owners


def table(map="rivals_1", difficulty="easy", **options):
    """The board with nothing but the Homeworlds, and the sheets as at the start."""
    return galaxy("red", options={"solo": map, "difficulty": difficulty, **options})


def knows(t, **levels):
    rival = t.state.rivals[0]
    for name, value in levels.items():
        rival.tech = with_level(rival.tech, facts(t.state).technology[name], value)


def human_showed(t, **levels):
    g = t.state
    for name, value in levels.items():
        technology = facts(g).technology[name]
        g.tech[0] = with_level(g.tech[0], technology, max(value, level(g.tech[0], technology)))
        g.seen_tech[0] = with_level(g.seen_tech[0], technology, value)


def counter(t, cp, at, raiding=False, owner=FIRST):
    """A launched fleet that is still CP."""
    slot = rivals.launch(t.state, owner, cp, raiding)
    t.state.fleets[owner].hex[slot] = t.hex(at)
    return slot


def place(t, slot, owner=FIRST):
    return t.place(t.state.fleets[owner].hex[slot])


def ships(t, at, owner=FIRST):
    g = t.state
    fleet = g.fleets[owner]
    found = Counter()
    for slot, hex in enumerate(fleet.hex):
        if hex == t.hex(at):
            found[facts(g).units[fleet.unit[slot]].code] += fleet.count[slot]
    return dict(found)
