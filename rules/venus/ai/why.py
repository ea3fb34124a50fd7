"""Why an answer is good: one sentence as an id with parameters. Cards, tiles and seats are named by number."""

from __future__ import annotations

from collections.abc import Callable

from rules.core.decisions import PASS, Decision, Value
from rules.core.reasons import Reason
from rules.core.records import Json

from .. import points, questions
from ..facts import ALIEN, building_kind
from ..scores import scores
from ..state import Onward, card_of, facts, in_orbit, planet_of_tile, tile_of
from .plans import Plans
from .skill import ADMIRAL

Told = tuple[str, dict[str, Json]]
BEST: Told = ("best", {})
FEARED = 0.6  # a crisis that threatens so many points is fought for what it would do, not for its tile


def why(g: Onward, d: Decision, value: Value) -> Reason:
    """The reason for an answer to any question of the game."""
    told = _WHY.get(d.prompt)
    name, params = told(g, d, value) if told is not None else BEST
    return Reason(f"venus.hint.{name}", params, d.rule)


# -- a turn --------------------------------------------------------------------------------------------------


def _turn(g: Onward, d: Decision, value: Value) -> Told:
    if isinstance(value, str):
        if value == "marker":
            return ("marker_last", {}) if g.on_card == 1 else ("marker", {"left": g.on_card})
        return {"end": "end", "none": "no_claim", "enough": "enough", "cancel": "cancel"}.get(value, "best"), {}
    told = _VERBS.get(value[0])
    return told(g, d.seat, value) if told is not None else BEST


def _claim(g: Onward, seat: int, value: Value) -> Told:
    planet = facts(g).names[planet_of_tile(g, value[1])]
    return f"claim_{tile_of(g, value[1]).kind}", {"planet": planet}


def _attempt(g: Onward, seat: int, value: Value) -> Told:
    plans, tile, verb = Plans(g, seat, ADMIRAL), value[1], value[0]
    if verb == "alien":
        planet, tile = facts(g).index[tile], ALIEN
    else:
        planet = planet_of_tile(g, tile)
    target, building = (value[2], building_kind(value[3])) if verb == "tension" else (-1, -1)
    chance = round(100 * plans.chance(planet, tile, target, building))
    params = {"planet": facts(g).names[planet], "chance": chance}
    if verb != "attempt":
        return ("tension", {"seat": target, "chance": chance}) if verb == "tension" else ("attempt_alien", params)
    if tile_of(g, tile).kind == "mine":
        return "attempt_mine", params
    dangers = plans.look.dangers
    if dangers.effect(planet, dangers.counts[planet] + 1) == "all_lose":
        return "attempt_revolt", params
    return ("attempt_crisis" if dangers.relief(planet, tile) > FEARED else "attempt_point"), params


def _move(g: Onward, seat: int, value: Value) -> Told:
    known, plans = facts(g), Plans(g, seat, ADMIRAL)
    goal = known.index[value[2]]
    near = known.distance[known.index[value[1]]][goal] < known.course.allowance
    group = plans.move(value)[1]
    arrived = tuple(a + b for a, b in zip(plans.orbits[goal], group, strict=True))
    at_once = near and plans.best_now(goal, arrived) > plans.means(goal, arrived)
    return ("move_claim" if at_once else "move"), {"planet": value[2], "origin": value[1]}


def _raise(g: Onward, seat: int, value: Value) -> Told:
    return "raise", {"unit": value[1], "planet": value[2]}


def _with(g: Onward, seat: int, value: Value) -> Told:
    return ("lift" if card_of(g, value[1]).do == "lift" else "with"), {"card": value[1]}


def _card(g: Onward, seat: int, value: Value) -> Told:
    face, params = card_of(g, value[1]), {"card": value[1]}
    if face.do in ("money", "lodes", "traitor"):
        return "card_money", params
    if face.do == "extra":
        return "card_extra", params
    if face.do == "kill" and value[3] != seat:
        points_now = scores(g)
        leads = points_now[value[3]] == max(p for s, p in enumerate(points_now) if s != seat)
        return ("card_kill" if leads else "card_kill_near"), {**params, "seat": value[3]}
    if face.do in ("hand_hit", "spy"):
        return f"card_{face.do}", {**params, "seat": value[3]}
    if face.do in ("to_orbit", "raise", "hunt", "tension_add", "tension_remove", "marker"):
        return f"card_{face.do}", params
    if face.do in ("buy", "draw_keep", "swap"):
        return "card_draws", params
    return "card", params


def _encore(g: Onward, seat: int, value: Value) -> Told:
    return "encore", {"card": value[2]}


_VERBS: dict[str, Callable[[Onward, int, Value], Told]] = {
    "claim": _claim, "attempt": _attempt, "tension": _attempt, "alien": _attempt, "move": _move, "raise": _raise,
    "with": _with, "card": _card, "encore": _encore,
}  # fmt: skip


def _group(g: Onward, d: Decision, value: Value) -> Told:
    frame = g.frames[-1]
    left = sum(in_orbit(g, frame.origin, d.seat)) - sum(value)
    return ("group" if left else "group_all"), {}


# -- an attempt ----------------------------------------------------------------------------------------------


def _fight(g: Onward, d: Decision, value: Value) -> Told:
    made = g.attempt
    assert made is not None
    need = points.requirement(g, made)
    if isinstance(value, str):
        if value == "confirm":
            return "confirm", {"points": points.points(g, made), "need": need}
        return value, {"need": need}
    verb = value[0]
    if verb == "land":
        return "land", {"unit": value[1]}
    if verb == "card":
        return _card(g, d.seat, value)
    if verb in ("again", "keep", "encore"):
        return "encore", {"card": value[2]}
    return verb, {"card": value[1]}


def _losing(g: Onward, d: Decision, value: Value) -> Told:
    if value[0] == "lose":
        return "lose", {"unit": value[1]}
    return ("spare", {"card": value[1]}) if value[0] == "spare" else ("encore", {"card": value[2]})


# -- other questions -----------------------------------------------------------------------------------------


def _loss(g: Onward, d: Decision, value: Value) -> Told:
    return ("lose", {"unit": value[1]}) if value[0] == "lose" else ("raze", {"building": value[2]})


def _save(g: Onward, d: Decision, value: Value) -> Told:
    return ("no_save", {}) if value == PASS else ("save", {"card": value[1]})


def _after(g: Onward, d: Decision, value: Value) -> Told:
    return ("no_encore", {}) if value == PASS else ("encore", {"card": value[2]})


def _last(g: Onward, d: Decision, value: Value) -> Told:
    return ("no_last", {}) if value == PASS else ("last", {"card": value[1]})


def _hire(g: Onward, d: Decision, value: Value) -> Told:
    return ("no_hire", {}) if value == PASS else ("hire", {"seat": value[1]})


def _take(g: Onward, d: Decision, value: Value) -> Told:
    return ("no_take", {}) if value == PASS else ("take", {"card": value[1]})


def _give(g: Onward, d: Decision, value: Value) -> Told:
    return "give", {"card": value[1]}


def _empire(g: Onward, d: Decision, value: Value) -> Told:
    return "empire", {"empire": value}


def _plain(name: str) -> Callable[[Onward, Decision, Value], Told]:
    return lambda g, d, value: (name, {})


def _swap(g: Onward, d: Decision, value: Value) -> Told:
    return ("discard" if value else "no_discard"), {}


_WHY: dict[str, Callable[[Onward, Decision, Value], Told]] = {
    questions.TURN: _turn, questions.WAY: _turn, questions.CLAIM: _turn, questions.RAISE: _turn,
    questions.GROUP: _group, questions.ATTEMPT: _fight, questions.LOSE: _losing,
    questions.REMOVE: _loss, questions.RAZE: _loss, questions.BOMBARD: _loss,
    questions.TOLL: _loss, questions.SAVE: _save, questions.ENCORE: _after, questions.LAST: _last,
    questions.HIRE: _hire, questions.SPY_TAKE: _take, questions.SPY_GIVE: _give,
    questions.EMPIRE: _empire, questions.HAND_LIMIT: _plain("discard"), questions.SWAP: _swap,
    questions.DRAW_KEEP: _plain("keep"),
}  # fmt: skip
