"""Small games for the players' tests: one where looking ahead pays, one of secret choices, one that breaks."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import replace
from multiprocessing import parent_process
from pathlib import Path
from typing import Any

from rules.ai.brief import Brief
from rules.ai.hints import Hints, LevelSpec
from rules.core.chance import Chance, RandomSource
from rules.core.decisions import Decision, Value
from rules.core.flow import Flow, done, goto
from rules.core.frame import Frame
from rules.core.game import Game, register
from rules.core.questions import Question
from rules.core.records import field, record
from rules.core.state import Result, Setup, State

ROW = 18


@record
class Coins(State):
    row: list[int] = field(default_factory=list)
    points: list[int] = field(default_factory=list)
    active: int = 0


def ranked(scores: list[int], reason: str) -> Result:
    tiers = sorted(set(scores), reverse=True)
    return Result([[s for s, n in enumerate(scores) if n == tier] for tier in tiers], scores, reason)


# -- coins in a row, some of them debts: take one to three from the front; greed often opens a better haul


take = Flow("coins.take")


@take.step
def front(g: Coins, f: Frame) -> Any:
    count = f.pick(Question("coins.take.front"), g.active, list(range(1, min(3, len(g.row)) + 1)))
    g.points[g.active] += sum(g.row[:count])
    del g.row[:count]
    g.active = (g.active + 1) % len(g.points)
    if g.row:
        return goto("front")
    g.outcome = ranked(g.points[:], "coins.last")
    return done()


def start_coins(setup: Setup, content: Any, chance: int) -> Coins:
    rng = Chance(chance)
    g = Coins(setup.game, setup, rng.below(1 << 64), [rng.roll(21) - 9 for _ in range(ROW)], [0] * len(setup.seats))
    g.frames.append(Frame("coins.take"))
    return g


def view_coins(g: Coins, seat: int | None) -> dict[str, Any]:
    return {"row": g.row[:], "points": g.points[:], "active": g.active}


def nothing_hidden(g: Coins, seat: int, rng: RandomSource) -> None:
    """Everything lies open."""


def by_points(g: Coins) -> list[float]:
    total = sum(g.points)
    return [0.5 + (2 * own - total) / 200 for own in g.points]


COINS = Game(
    id="coins",
    state=Coins,
    seats=(2, 2),
    start=start_coins,
    view=view_coins,
    imagine=nothing_hidden,
    hints=Hints(
        evaluate=by_points,
        levels={
            "pilot": LevelSpec(effort=8),
            "captain": LevelSpec(effort=60, depth=6),
            "admiral": LevelSpec(effort=300, depth=ROW),
        },
    ),
    turn=lambda g: ROW - len(g.row),
)

# The same game without any hints: opponents must work all the same.
BARE = replace(COINS, id="bare_coins", hints=None)


# The same game with features to learn from.
TAUGHT_BY = ("points", "seat", "on move")


def taught(g: Coins, seat: int) -> tuple[float, ...]:
    return (float(g.points[seat]), float(seat), float(g.active == seat))


def first(g: Coins, decision: Any, rng: RandomSource) -> Value:
    return decision.options[0]


TAUGHT = replace(
    COINS,
    id="taught",
    hints=Hints(
        features=taught,
        feature_names=TAUGHT_BY,
        judgement=Path("nowhere"),
        quick=first,
        levels={"admiral": LevelSpec(effort=6, worlds=2, width=3, depth=2)},
    ),
)


# -- a duel: both choose in secret; "strike" is better whatever the other does


duel = Flow("duel.bout")


@duel.step
def choose(g: Coins, f: Frame) -> Any:
    chosen = f.pick_each(Question("duel.bout.choice"), [0, 1], lambda seat: ["bow", "strike", "turn"])
    worth = {"bow": 0, "turn": 1, "strike": 3}
    for seat in (0, 1):
        g.points[seat] += worth[str(chosen[seat])] - worth[str(chosen[1 - seat])] // 2
    g.row.pop()
    if g.row:
        return goto("choose")
    g.outcome = ranked(g.points[:], "duel.over")
    return done()


def start_duel(setup: Setup, content: Any, chance: int) -> Coins:
    g = Coins(setup.game, setup, chance, [0, 0], [0, 0])
    g.frames.append(Frame("duel.bout"))
    return g


def by_lead(g: Coins) -> list[float]:
    return [0.5 + (g.points[s] - g.points[1 - s]) / 20 for s in (0, 1)]


DUEL = Game(
    id="duel",
    state=Coins,
    seats=(2, 2),
    start=start_duel,
    view=view_coins,
    imagine=nothing_hidden,
    hints=Hints(evaluate=by_lead),
)


# -- games that break: the rules in the one, the judgement in the other


broken = Flow("broken.take")


@broken.step
def snap(g: Coins, f: Frame) -> Any:
    side = f.pick(Question("broken.take.end"), g.active, ["left", "right"])
    g.row.pop()
    g.active = 1 - g.active
    if side == "right" and len(g.row) < ROW // 2:
        raise ValueError("the row snapped")
    if g.row:
        return goto("snap")
    g.outcome = ranked(g.points[:], "broken.over")
    return done()


def start_broken(setup: Setup, content: Any, chance: int) -> Coins:
    g = start_coins(setup, content, chance)
    g.frames[:] = [Frame("broken.take")]
    return g


def no_judgement(g: Coins) -> list[float]:
    raise ZeroDivisionError("no judgement")


BROKEN = replace(COINS, id="broken", start=start_broken, hints=None)
CONFUSED = replace(COINS, id="confused", hints=Hints(evaluate=no_judgement))


def endless(g: Coins, f: Frame) -> Any:
    f.pick(Question("endless.turn.again"), 0, ["again", "and again"])
    return goto("endless")


Flow("endless.turn").step(endless)


def start_endless(setup: Setup, content: Any, chance: int) -> Coins:
    g = start_coins(setup, content, chance)
    g.frames[:] = [Frame("endless.turn")]
    return g


ENDLESS = replace(COINS, id="endless", start=start_endless)


def dawdle(g: Coins, f: Frame) -> Any:
    f.pick(Question("dawdling.turn.again"), 0, ["again", "and again"])
    g.points[0] += 1
    return goto("dawdle")


Flow("dawdling.turn").step(dawdle)


def start_dawdling(setup: Setup, content: Any, chance: int) -> Coins:
    g = start_coins(setup, content, chance)
    g.frames[:] = [Frame("dawdling.turn")]
    return g


DAWDLING = replace(COINS, id="dawdling", start=start_dawdling, turn=lambda g: g.points[0], most_turns=30)


# -- a game whose players never come to an end: the judgement does not return


def ponder(g: Coins) -> list[float]:
    time.sleep(60)
    return [0.5, 0.5]


SLOW = replace(COINS, id="slow", hints=Hints(evaluate=ponder))


# -- a voyage: two fleets each, four steps to either side to a harbour; on the way only a plan says which one is better


HARBOUR, STEPS = 4, 40
voyage = Flow("voyage.step")


@voyage.step
def set_sail(g: Coins, f: Frame) -> Any:
    fleet, way = f.pick(
        Question("voyage.step.sail"), g.active, [(fleet, way) for fleet in ("first", "second") for way in (-1, 1)]
    )
    at = 2 * g.active + (fleet == "second")
    g.row[at] += way
    if abs(g.row[at]) == HARBOUR:
        g.points[g.active] += 1
        g.row[at] = 0
    g.active = 1 - g.active
    g.row[-1] -= 1
    if g.row[-1]:
        return goto("set_sail")
    g.outcome = ranked(g.points[:], "voyage.over")
    return done()


def start_voyage(setup: Setup, content: Any, chance: int) -> Coins:
    g = Coins(setup.game, setup, chance, [0, 0, 0, 0, STEPS], [0, 0])
    g.frames.append(Frame("voyage.step"))
    return g


def sails(brief: Brief, value: Value) -> dict[str, Any] | None:
    return {"fleet": value[0], "way": value[1]}


def sails_on(brief: Brief, plan: Mapping[str, Any]) -> Value | None:
    """As long as the fleet is under way."""
    at = 2 * brief.seat + (plan["fleet"] == "second")
    return (plan["fleet"], plan["way"]) if brief.world.row[at] else None  # type: ignore[attr-defined]


VOYAGE = replace(
    COINS,
    id="voyage",
    start=start_voyage,
    hints=Hints(
        evaluate=by_points,
        begins=sails,
        pursues=sails_on,
        levels={"pilot": LevelSpec(effort=8, error=0.05)},
    ),
)
WANDERING = replace(VOYAGE, id="wandering", hints=replace(VOYAGE.hints, pursues=None))


def courses(brief: Brief) -> list[dict[str, Any]]:
    """What comes to mind first is to sail to and fro."""
    return [{"ways": [1, -1]}, {"ways": [1, 1]}]


def keeps_course(g: Coins, decision: Decision, plan: Mapping[str, Any]) -> Value:
    return ("first", plan["ways"][g.row[-1] // 2 % 2])


CHARTED = replace(
    VOYAGE,
    id="charted",
    hints=Hints(
        evaluate=lambda g: [min(1.0, 0.5 + own) for own in g.points],
        begins=lambda brief, value: None,
        schemes=courses,
        follows=keeps_course,
        levels={"pilot": LevelSpec(effort=8, depth=8), "cadet": LevelSpec(effort=8, depth=2)},
    ),
)


OURS = (VOYAGE, WANDERING, CHARTED, COINS, BARE, TAUGHT, DUEL, BROKEN, CONFUSED, ENDLESS, DAWDLING, SLOW)

# These games are not meant for other tests, so they are known only while one of ours runs (see conftest);
# but a worker process is told nothing more than to import this module.
if parent_process() is not None:
    for game in OURS:
        register(game)


def setup_of(game_id: str, seats: int = 2) -> Setup:
    return Setup(game_id, [{} for _ in range(seats)])
