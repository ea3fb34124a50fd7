"""Why an answer is good: one sentence as an id with parameters. Cards and seats are named by number."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rules.core.decisions import PASS, Decision, Option, Value
from rules.core.questions import by_prompt
from rules.core.reasons import Reason
from rules.core.records import Json
from rules.core.windows import PRIORITY_REPLY

from .. import legal, questions, values
from ..state import COLONY, HQ, SURFACE, Kaosz
from ..words import BOMB, FIRE, UNPAID
from .fleets import kind_of_target

Told = tuple[str, dict[str, Json]]


def why(g: Kaosz, d: Decision, value: Value) -> Reason:
    """The reason for an answer to any question of the game."""
    told = WHY.get(d.prompt)
    name, params = told(g, d, value) if told is not None else ("best", {})
    return Reason(f"kaosz.why.{name}", params, d.rule)


# -- the main phase ------------------------------------------------------------------------------------------


def _action(g: Kaosz, d: Decision, value: Value) -> Told:
    if isinstance(value, str):
        return _plain_action(g, d.seat, value)
    verb, card = value[0], value[1]
    if verb == "attack":
        return _attack(g, d.seat, value)
    if verb == "lay":
        return _lay(g, card, value[2])
    if verb == "launch":
        cost = legal.price_to_play(g, d.seat, card)
        return "launch", {"card": card, "cost": cost, "left": g.credits[d.seat] - cost}
    if verb == "develop":
        need = max(1, values.development_limit(g, card) - g.developments[card])
        return ("develop", {"card": card, "left": need}) if g.face(card).subtype != "trap" else ("develop_bluff", {})
    if verb == "salvage":
        return "salvage", {}
    if verb == "pay":
        return ("research" if g.face(card).subtype == "research" else "pay"), {"card": card}
    return verb, {"card": card}


def _plain_action(g: Kaosz, seat: int, verb: str) -> Told:
    if verb == "end":
        waits = any(g.paid[card] == UNPAID for card in g.pile(SURFACE[seat])) or bool(g.pile(HQ[seat]))
        return ("end_ready" if waits and g.credits[seat] else "end"), {"credits": g.credits[seat]}
    return verb, {"hand": len(g.pile(HQ[seat])), "colony": len(g.pile(COLONY[seat]))}


def _attack(g: Kaosz, seat: int, value: Value) -> Told:
    other = value[1]
    kind, target = kind_of_target(g, value[2])
    if kind == "colony":
        left = len(g.pile(COLONY[other]))
        bombs = sum(values.current(g, ship, BOMB) for ship in g.hangar(seat) if g.state[ship] == 0)
        name = "attack_last" if bombs >= left else "attack_colony"
        return name, {"seat": other, "bombs": bombs, "colony": left}
    if kind == "hq":
        return "attack_hq", {"seat": other, "hand": len(g.pile(HQ[other]))}
    if g.paid[target] == UNPAID:
        return "attack_hidden", {"seat": other}
    return f"attack_{kind}", {"card": target}


def _lay(g: Kaosz, card: int, place: Option) -> Told:
    face = g.face(card)
    if face.type != {"surface": "base", "cantina": "crew"}.get(place, "equipment"):
        return "bluff", {"card": card}
    return ("lay_trap" if face.subtype == "trap" else f"lay_{face.type}"), {"card": card}


# -- windows -------------------------------------------------------------------------------------------------


def _reply(g: Kaosz, d: Decision, value: Value) -> Told:
    if value == PASS:
        return "reply_pass", {}
    card = value[1]
    if any(item.seat != d.seat for item in g.stack):
        return "reply_counter", {"card": card}
    combat = g.combat
    if combat is None:
        return "reply", {"card": card}
    if combat.shooter >= 0:
        return "reply_shot", {"card": card}
    return ("reply_attack" if combat.attacker == d.seat else "reply_defence"), {"card": card}


# -- combat --------------------------------------------------------------------------------------------------


def _bombs(g: Kaosz, ships: Iterable[int]) -> int:
    return sum(values.current(g, ship, BOMB) for ship in ships)


def _attackers(g: Kaosz, d: Decision, value: Value) -> Told:
    return "attackers", {"count": len(value), "bombs": _bombs(g, value)}


def _defenders(g: Kaosz, d: Decision, value: Value) -> Told:
    assert g.combat is not None
    bombs = _bombs(g, g.combat.attackers)
    return ("defend", {"count": len(value), "bombs": bombs}) if value else ("no_defence", {"bombs": bombs})


def _crew(g: Kaosz, d: Decision, value: Value) -> Told:
    return ("no_crew", {}) if value == "done" else ("board", {"card": value[1]})


def _pay(g: Kaosz, d: Decision, value: Value) -> Told:
    return ("pay_later", {}) if value == "done" else ("pay_aboard", {"card": value[1]})


def _fire(g: Kaosz, d: Decision, value: Value) -> Told:
    if value == PASS:
        return "hold_fire", {}
    verb, ship = value[0], value[1]
    if verb != "fire":
        return verb, {"card": ship}
    target, combat = value[2], g.combat
    assert combat is not None
    if values.current(g, ship, FIRE) >= values.armor_left(g, target):
        return "fire_kill", {"card": target}
    if target in combat.attackers and target not in combat.hit and values.current(g, target, BOMB):
        return "fire_stop", {"card": target, "bombs": values.current(g, target, BOMB)}
    return "fire", {"card": target}


def _return(g: Kaosz, d: Decision, value: Value) -> Told:
    name = {"nothing": "no_return", "stealth": "hide"}.get(value, "return_fire")
    return name, {"card": d.source}


def _bombers(g: Kaosz, d: Decision, value: Value) -> Told:
    return ("bomb", {"bombs": _bombs(g, value)}) if value else ("no_bombs", {})


def _trap(g: Kaosz, d: Decision, value: Value) -> Told:
    return ("no_trap", {}) if value == "no" else ("trap", {"card": value[1]})


# -- small questions -----------------------------------------------------------------------------------------


def _mulligan(g: Kaosz, d: Decision, value: Value) -> Told:
    ships = sum(g.face(card).type == "ship" for card in g.pile(HQ[d.seat]))
    return str(value), {"ships": ships}


def _one_card(name: str) -> Callable[[Kaosz, Decision, Value], Told]:
    def told(g: Kaosz, d: Decision, value: Value) -> Told:
        card = value[0] if isinstance(value, tuple) and value else value
        return (name, {"card": card}) if isinstance(card, int) else ("best", {})

    return told


def _amount(name: str) -> Callable[[Kaosz, Decision, Value], Told]:
    def told(g: Kaosz, d: Decision, value: Value) -> Told:
        return (name, {"count": value}) if value else (f"no_{name}", {})

    return told


WHY: dict[str, Callable[[Kaosz, Decision, Value], Told]] = by_prompt(
    {
        questions.ACTION: _action,
        PRIORITY_REPLY: _reply,
        questions.ATTACKERS: _attackers,
        questions.DEFENDERS: _defenders,
        questions.CREW: _crew,
        questions.PAY: _pay,
        questions.SHOOT: _fire,
        questions.RETURN_FIRE: _return,
        questions.BOMBERS: _bombers,
        questions.TRAP: _trap,
        questions.MULLIGAN: _mulligan,
        questions.HAND_LIMIT: _one_card("discard"),
        questions.HQ_DISCARD: _one_card("discard"),
        questions.TAKE: _one_card("take"),
        questions.HANGAR_LIMIT: _one_card("scrap"),
        questions.TARGET: _one_card("target"),
        questions.CHOOSE: _one_card("target"),
        questions.HEAVY: _amount("heavy"),
        questions.DEMOLISH: _amount("demolition"),
    }
)
