"""Sitting down at the table of Űrbirodalmak."""

from app.match import Match, PlaySettings, Seats
from app.table.scene import TableScene
from rules import Chance, Session
from tests.app.match_support import InlineOpponents
from tests.games.empires.support import galaxy

NAMES = ("Anna", "Béla", "Csilla", "Dániel")


def empires_match(session, humans=4):
    """People who trust each other; machines answer at once."""
    seats = len(session.setup.seats)
    who = [(name, "human" if seat < humans else "cadet") for seat, name in enumerate(NAMES[:seats])]
    settings = PlaySettings(trust=True, pace_ms=0, answer_ms=0, hide_after_s=0, grace_ms=0)
    opponents = InlineOpponents(lambda brief: brief.decision.sample(Chance(brief.number)))
    return Match(session, Seats(who), opponents=opponents, settings=settings)


def sit_down(app, t, humans=4):
    """At a position laid out by hand."""
    app.settings["speed"] = 0
    scene = TableScene(app, empires_match(Session(t.state, 1), humans))
    app.push(scene)
    app.step(16.0)
    app.step(200.0)
    return scene


def hex_thing(t, at):
    """The place of a hex by row and column."""
    return f"hex:{t.hex(at)}"


def three_groups():
    """Red has three groups that can move, two of them in one hex, and shipyards."""
    t = galaxy()
    slots = [t.red.has("SC", 2, at=(4, 2)), t.red.has("CA", 1, at=(5, 4)), t.red.has("DD", 1, at=(5, 4))]
    t.red.has("SY", 2, at=(3, 5))
    t.begins("red")
    return t, slots
