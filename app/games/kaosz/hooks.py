"""Káosz Galaktika for the match: the names of its windows, and who is aimed at (KG-6.1, UX-37)."""

from __future__ import annotations

from app.match.hooks import HOOKS, Hooks, moment_of
from rules import Decision
from rules.kaosz.state import Kaosz

# In the order of a turn; those of a combat stand between "attack" and "end_turn" (W1 to W5).
MOMENTS = (
    "start", "main", "attack", "attackers", "defenders", "payment", "shot", "bombard", "combat", "end_turn", "end",
)  # fmt: skip
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
        return "attackers" if _before_defence(g) else "defenders"
    return _STEPS.get(combat.step, name)


def _before_defence(g: Kaosz) -> bool:
    """W2 comes before the defender has decided, W3 after (KG-7.17)."""
    return any(frame.flow == "kaosz.combat" and frame.step in ("w2", "defend") for frame in g.frames)


def targeted(g: Kaosz, seat: int, decision: Decision) -> bool:
    """Is the announced action, or the newest thing on the stack, aimed at this player or a card of his?"""
    if g.stack:
        told = g.stack[-1].told
        aimed = [pair for part in told["parts"] for group in part["targets"] for pair in group]
        return any(serial > 0 and g.controller[card] == seat for card, serial in aimed)
    if not isinstance(g.announced, list) or not g.announced:
        return False
    verb, *rest = g.announced
    if verb == "attack":
        return bool(rest[0] == seat)
    if verb == "shot":
        return any(g.controller[card] == seat for card in rest[1:])
    return verb in ("bombard", "stealth") and g.combat is not None and g.combat.defender == seat


def announcer(g: Kaosz) -> int | None:
    """Who announced the action that waits; None if nothing does."""
    said = g.announced
    if not isinstance(said, list) or not said:
        return None
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


def quiet(g: Kaosz, seat: int, decision: Decision) -> bool:
    """Everyday actions of the main phase, and one's own: what could be played now could be played before, too.

    In combat nothing is quiet: there the windows are the only moments for interrupts.
    """
    if g.stack or g.combat is not None or not isinstance(g.announced, list) or not g.announced:
        return False
    return announcer(g) == seat or (g.announced[0] in QUIET and g.announced[0] != "end")


def plays(g: Kaosz, seat: int) -> bool:
    """KG-11.36: whoever is eliminated only watches."""
    return seat in g.order


def acting(g: Kaosz) -> int | None:
    return g.active


HOOKS["kaosz"] = Hooks(
    moment=moment,
    targeted=targeted,
    announcer=announcer,
    quiet=quiet,
    grace=grace,
    plays=plays,
    acting=acting,
)
