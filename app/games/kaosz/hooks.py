"""Káosz Galaktika for the match: the names of its windows, and who is aimed at (KG-6.1, UX-37)."""

from __future__ import annotations

from app.match.hooks import HOOKS, MatchHooks, moment_of
from rules import PASS, Decision, One
from rules.core.decisions import Value
from rules.kaosz import attention
from rules.kaosz.state import Kaosz

# In the order of a turn; those of a combat stand between "attack" and "end_turn" (W1 to W5).
MOMENTS = (
    "start", "main", "attack", "attackers", "defenders", "payment", "shot", "bombard", "combat", "end_turn", "end",
)  # fmt: skip
BOMBERS = "kaosz.bombard.bombers"
_STEPS = {"pay": "payment", "bombard": "bombard"}
_ANNOUNCED = {"shot": "shot", "stealth": "shot", "bombard": "bombard"}


def moment(g: Kaosz, decision: Decision) -> str:
    """The window that is open, named by what was announced; everybody knows that."""
    name = moment_of(g, decision)
    said = g.announced[0] if isinstance(g.announced, list) and g.announced else ""
    if name == "main":
        return "end_turn" if said == "end" else name
    combat = g.combat
    if name != "combat" or combat is None:
        return name
    if said in _ANNOUNCED:
        return _ANNOUNCED[str(said)]
    if combat.step == "equip":
        return "attackers" if attention.is_before_defence(g) else "defenders"
    return _STEPS.get(combat.step, name)


def targeted(g: Kaosz, seat: int, decision: Decision) -> bool:
    """Is the announced action, or the newest thing on the stack, aimed at this player or a card of his?"""
    if g.stack:
        return attention.hits(g, seat, g.stack[-1])
    if not isinstance(g.announced, list) or not g.announced:
        return False
    verb, *rest = g.announced
    if verb == "attack":
        return bool(rest[0] == seat)
    if verb == "shot":
        return any(g.controller[card] == seat for card in rest[1:])
    return verb in ("bombard", "stealth") and g.combat is not None and g.combat.defender == seat


def announcer(g: Kaosz) -> int | None:
    """Who announced what waits: the newest thing on the stack, an action, or the ships of an attack (W2)."""
    if g.stack:
        return g.stack[-1].seat
    said = g.announced
    if not isinstance(said, list) or not said:
        names_ships = g.combat is not None and g.combat.step == "equip" and attention.is_before_defence(g)
        return g.active if names_ships else None
    if said[0] in ("shot", "stealth"):
        return g.controller[int(str(said[1]))]
    return g.combat.attacker if said[0] == "bombard" and g.combat is not None else g.active


# Everyday actions are announced many times a turn and seldom answered: their ring is short (UX-110).
QUIET = ("lay", "develop", "draw", "search", "recover", "salvage", "end")
QUIET_SHARE, BARE_SHARE = 0.4, 0.5  # of the ring: just long enough to press a key one has a finger on


def grace(g: Kaosz, decision: Decision) -> float:
    """A whole ring for what hits somebody or lies on the stack; a short one for everyday actions and bare steps."""
    if g.stack:
        return 1.0
    if isinstance(g.announced, list) and g.announced:
        return QUIET_SHARE if g.announced[0] in QUIET else 1.0
    return BARE_SHARE


FIGHT = ("shot", "stealth", "bombard")  # announced in combat: the moments for one's own interrupts, too


def quiet(g: Kaosz, seat: int, decision: Decision) -> bool:
    """Everyday actions of the main phase, and one's own attacks, payments and cards: what could be played now could be
    played before, and what one has announced oneself should work first.

    A shot and bombs are answered by both sides: their windows are the only moments for many interrupts.
    """
    said = g.announced[0] if isinstance(g.announced, list) and g.announced else ""
    if announcer(g) == seat:
        return bool(g.stack) or said not in FIGHT
    return not g.stack and g.combat is None and said in QUIET and said != "end"


def matters(g: Kaosz, seat: int, decision: Decision) -> bool:
    """Could something the player holds or has face down change what is under way?"""
    options = decision.options if isinstance(decision, One) else ()
    return attention.matters(g, seat, [option for option in options if option != PASS])


def follows(g: Kaosz, seat: int, decision: Decision) -> Value | None:
    """Bombs fall where an attack was not met."""
    return attention.carried_through(g, decision) if decision.prompt == BOMBERS else None


def plays(g: Kaosz, seat: int) -> bool:
    """KG-11.36: whoever is eliminated only watches."""
    return seat in g.order


def acting(g: Kaosz) -> int | None:
    return g.active


HOOKS["kaosz"] = MatchHooks(
    moment=moment,
    targeted=targeted,
    announcer=announcer,
    quiet=quiet,
    matters=matters,
    follows=follows,
    grace=grace,
    plays=plays,
    acting=acting,
)
