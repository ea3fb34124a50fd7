"""Positions of Cosmic Encounter that its table must fit: some questions of five players."""

from functools import cache, partial

from rules import Session, clone
from tests.app.windows import SMALL
from tests.games.cosmic.hands import played_on, sit_down

QUESTIONS = ("launch.planet", "planning.card", "game.alien", "launch.ships", "alliance.invite", "deal.message")


@cache
def position(name):
    return played_on(name, 5, 4, 500, 0 if name == "game.alien" else 60)


def sit_at(name, app):
    return sit_down(app, Session(clone(position(name).state), 1))


def tables(size):
    return {name: partial(sit_at, name) for name in (QUESTIONS if size == SMALL else QUESTIONS[:2])}
