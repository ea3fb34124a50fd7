"""What is announced and waits for answers, as everybody at the table knows it (section 6).

For whoever runs a match: the name of the open window, whose action waits, whom it hits, how much it matters.
"""

from __future__ import annotations

from rules.core.decisions import PASS, Decision, One
from rules.core.occasion import occasion

from . import attention, foresight
from .state import Kaosz

FIGHT = ("shot", "stealth", "bombard")  # announced in combat: the moments for one's own interrupts, too
EVERYDAY = ("lay", "develop", "draw", "search", "recover", "salvage", "end")
_STEPS = {"pay": "payment", "bombard": "bombard"}
_NAMES = {"shot": "shot", "stealth": "shot", "bombard": "bombard"}


def verb(g: Kaosz) -> str:
    """The action that was announced; empty where nothing was."""
    return str(g.announced[0]) if isinstance(g.announced, list) and g.announced else ""


def moment(g: Kaosz, decision: Decision) -> str:
    """The window that is open, named by what was announced; otherwise the question's own name."""
    now = occasion(g)
    name, said = (now.moment if now is not None else "") or decision.prompt, verb(g)
    if name == "main":
        return "end_turn" if said == "end" else name
    combat = g.combat
    if name != "combat" or combat is None:
        return name
    if said in _NAMES:
        return _NAMES[said]
    if combat.step == "equip":
        return "attackers" if attention.is_before_defence(g) else "defenders"
    return _STEPS.get(combat.step, name)


def targeted(g: Kaosz, seat: int, decision: Decision) -> bool:
    """Is the announced action, or the newest thing on the stack, aimed at this player or a card of his?"""
    if g.stack:
        return attention.hits(g, seat, g.stack[-1])
    if not isinstance(g.announced, list) or not g.announced:
        return False
    said, *rest = g.announced
    if said == "attack":
        return bool(rest[0] == seat)
    if said == "shot":
        return any(g.controller[card] == seat for card in rest[1:])
    return said in ("bombard", "stealth") and g.combat is not None and g.combat.defender == seat


def attacked(g: Kaosz, seat: int) -> bool:
    """Whether somebody's ships are on their way to this player."""
    return g.combat is not None and g.combat.defender == seat


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


def is_everyday(g: Kaosz) -> bool | None:
    """Was only something announced that happens many times a turn and is seldom answered? None: nothing was."""
    if g.stack:
        return False
    return verb(g) in EVERYDAY if verb(g) else None


def is_quiet(g: Kaosz, seat: int, decision: Decision) -> bool:
    """Everyday actions of the main phase, and one's own attacks, payments and cards: what could be played now could be
    played before, and what one has announced oneself should work first.

    A shot and bombs are answered by both sides: their windows are the only moments for many interrupts.
    """
    said = verb(g)
    if announcer(g) == seat:
        return bool(g.stack) or said not in FIGHT
    return not g.stack and g.combat is None and said in EVERYDAY and said != "end"


def matters(g: Kaosz, seat: int, decision: Decision) -> bool:
    """Could something the player holds or has face down change what is under way?"""
    options = decision.options if isinstance(decision, One) else ()
    return attention.matters(g, seat, [option for option in options if option != PASS])


def in_sight(g: Kaosz, seat: int, decision: Decision) -> tuple[tuple[str, int, int], ...]:
    """Abilities of the player's cards in play that have their moment now; everybody sees both."""
    if is_quiet(g, seat, decision):
        return ()
    return tuple(use for use in foresight.open_uses(g, seat) if attention.matters(g, seat, [use]))


def plays(g: Kaosz, seat: int) -> bool:
    """KG-11.36: whoever is eliminated only watches."""
    return seat in g.order


def acting(g: Kaosz) -> int | None:
    """Whose turn it is."""
    return g.active
