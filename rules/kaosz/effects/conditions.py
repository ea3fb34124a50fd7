"""Conditions: what must be so for an effect to count or to be offered."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from rules.content.shapes import ListOf

from ..state import Kaosz
from . import selectors
from .registry import Amount, Cards, How, If, WordsShape, condition
from .scope import Scope, amount, named

Conditions = Annotated[Any, ListOf(condition.call, 1, 6)]
TargetKinds = Annotated[Any, WordsShape("colony", "hq", "crew", "base")]
Phases = Annotated[Any, WordsShape("start", "main", "attack", "combat", "end")]


def is_true(g: Kaosz, scope: Scope, call: Any) -> bool:
    """Whether a condition holds; no condition always does."""
    return call is None or bool(condition.run(call, g, scope))


@condition("phase")
def phase(g: Kaosz, scope: Scope, *, any: Phases) -> bool:
    """In one of these phases; naming a target (W1) belongs to the combat phase."""
    return g.phase in any or (g.phase == "attack" and "combat" in any)


@condition("window")
def window(g: Kaosz, scope: Scope, *, pending: Literal["shot", "bombard", "attack", "play", "pay", "draw"]) -> bool:
    """While an action of this sort waits for its window."""
    return bool(g.announced) and g.announced[0] == pending


@condition("your_turn")
def your_turn(g: Kaosz, scope: Scope) -> bool:
    """In the turn of the effect's player."""
    return g.active == scope.seat


@condition("attacking")
def attacking(g: Kaosz, scope: Scope) -> bool:
    """The card, or the ship it is on, attacks; for other cards: its player does."""
    return _takes_part(g, scope, "attacker")


@condition("defending")
def defending(g: Kaosz, scope: Scope) -> bool:
    """The card, or the ship it is on, defends; for other cards: its player does."""
    return _takes_part(g, scope, "defender")


def _takes_part(g: Kaosz, scope: Scope, side: str) -> bool:
    combat = g.combat
    if combat is None:
        return False
    ships = named(g, scope, "ship") if scope.source >= 0 and g.in_play(scope.source) else []
    if ships:
        return g.side_of(ships[0]) == side
    return scope.seat == (combat.attacker if side == "attacker" else combat.defender)


@condition("defended")
def defended(g: Kaosz, scope: Scope) -> bool:
    """The attack under way meets defending ships."""
    return g.combat is not None and g.combat.defended


@condition("attack_target_kind")
def attack_target_kind(g: Kaosz, scope: Scope, *, any: TargetKinds) -> bool:
    """What the attack under way aims at."""
    return g.combat is not None and g.combat.kind in any


@condition("cmp")
def compare(g: Kaosz, scope: Scope, *, left: Amount, how: How, right: Amount) -> bool:
    """Two amounts compare so."""
    return bool(selectors.COMPARE[how](amount(g, scope, left), amount(g, scope, right)))


@condition("exists")
def exists(g: Kaosz, scope: Scope, *, of: Cards, n: Amount = 1) -> bool:
    """At least so many cards fit."""
    return len(selectors.candidates(g, scope, of)) >= amount(g, scope, n)


@condition("ruleset")
def ruleset(g: Kaosz, scope: Scope, *, flag: Literal["official", "quickstart", "simplified", "multiplayer"]) -> bool:
    """Which rules are played."""
    return {
        "official": not g.is_quick, "quickstart": g.is_quick, "simplified": g.is_simple_combat,
        "multiplayer": g.is_multiplayer,
    }[flag]  # fmt: skip


@condition("first_time_this_turn")
def first_time_this_turn(g: Kaosz, scope: Scope) -> bool:
    """The card's trigger has not gone off in this turn yet."""
    return g.spent.get(f"first:{scope.source}:{g.serial[scope.source]}", -1) != g.turn


@condition("all_of")
def all_of(g: Kaosz, scope: Scope, *, conditions: Conditions) -> bool:
    """All of them hold."""
    return all(is_true(g, scope, each) for each in conditions)


@condition("any_of")
def any_of(g: Kaosz, scope: Scope, *, conditions: Conditions) -> bool:
    """At least one of them holds."""
    return any(is_true(g, scope, each) for each in conditions)


@condition("not")
def negated(g: Kaosz, scope: Scope, *, that: If) -> bool:
    """It does not hold."""
    return not is_true(g, scope, that)
