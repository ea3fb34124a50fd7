"""When a player would want to be asked: whether anything he could answer with would change what is under way.

The rules offer every window (section 6). This only says in which of them an answer has its moment: what could as well
be played later, or in one's own main phase, needs no question now. Judged from what the player himself knows: the
answers he is offered, his own cards, and what lies open.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from rules.core.decisions import Decision, Option, Some, Value
from rules.core.state import Item

from . import legal, values
from .faces import Face, calls_in
from .questions import ATTACKERS, BOMBERS, CREW, DEMOLISH, PAY
from .state import CANTINA, Combat, Kaosz
from .words import ACTIVE, ARMOR, BOMB_MINIMUM, UNPAID
from .words import BOMB as BOMBARDMENT

DONE = "done"

# What an operation is good for.
STACK = "stack"  # undoes or turns what another one has just played
GUARD = "guard"  # saves from a blow; still in time when the shot is announced
SHOT = "shot"  # makes a shot weaker or stronger; in time with the shot
BOMB = "bomb"  # changes what a bombardment does
STRIKE = "strike"  # changes who fights at all; too late once the shots are fired or the bombers named
HURT = "hurt"  # takes cards or credits from others, at any time
OWN = "own"  # one's own household; one's own turn is the time for it
FRAME = "frame"  # only holds other operations together

SORTS: dict[str, str] = {
    **dict.fromkeys(("negate", "copy_effect", "retarget"), STACK),
    **dict.fromkeys(("prevent_damage", "redirect_damage", "restore_armor", "grant_keyword"), GUARD),
    **dict.fromkeys(("remove_keyword", "extra_shot"), SHOT),
    **dict.fromkeys(("allow", "extra_bombardment", "change_attack_target"), BOMB),
    **dict.fromkeys(
        ("damage", "destroy", "turn_active", "turn_used", "turn_damaged", "turn_back", "forbid", "force",
         "take_control", "attach_move", "board", "unboard", "enter_combat", "leave_combat", "end_combat", "skip_step",
         "attack_tax", "action_tax", "unpay"),
        STRIKE,
    ),
    **dict.fromkeys(("mill", "discard", "lose_credits", "transfer_credits"), HURT),
    **dict.fromkeys(
        ("draw", "search_top", "shuffle_colony", "modify_size", "modify_cost", "modify_development_limit",
         "modify_income", "modify_limit", "look_at", "reveal", "play_free", "pay_free", "add_development",
         "remove_development", "move_development", "gain_credits"),
        OWN,
    ),
    **dict.fromkeys(("sequence", "choose_one", "if", "for_each", "repeat", "optional", "delayed"), FRAME),
}  # fmt: skip
STATS = {"speed": STRIKE, "fire": SHOT, "armor": GUARD, "bomb": BOMB}
AWAY = ("to_hq", "to_colony", "to_ruin", "to_trash")  # harmless unless they take something out of play
IN_PLAY = ("play", "hangar", "surface", "cantina")


@lru_cache(maxsize=2048)
def sorts_of(face: Face, number: int) -> frozenset[str]:
    """What an effect of a card is good for."""
    found = set()
    for mode in face.effects[number].modes:
        for call in calls_in(mode.do):
            if call.verb == "modify_stat":
                found.add(STATS[call.args["stat"]])
            elif call.verb in AWAY:
                found.add(STRIKE if any(sel.zone in IN_PLAY for sel in mode.target) else OWN)
            elif call.verb in SORTS:
                found.add(SORTS[call.verb])
    return frozenset(found - {FRAME})


def matters(g: Kaosz, seat: int, options: Iterable[Option]) -> bool:
    """Could one of these answers change something now that it could not change as well later?"""
    return any(_has_its_moment(g, seat, option) for option in options)


def _has_its_moment(g: Kaosz, seat: int, option: Option) -> bool:
    verb, card = option[0], option[1]
    if verb == "pay":
        return False  # the main phase goes on, and with it the time to pay
    face = g.face(card)
    effects = face.on_play if verb == "play" else (option[2],)
    sorts = frozenset[str]().union(*(sorts_of(face, number) for number in effects))
    if g.stack:
        return _answers_item(g, seat, g.stack[-1], sorts)
    if g.phase == "start":
        return verb == "play" and face.subtype == "start" and not _is_idle(g, seat, face)
    if g.phase == "end":
        return HURT in sorts
    if g.combat is not None:
        return _fits_combat(g, seat, g.combat, face if verb == "play" else None, sorts)
    return _fits_event(g, seat, sorts)


def _is_idle(g: Kaosz, seat: int, face: Face) -> bool:
    """Whether all that a card of the start phase does is to drive others' ships, and there are none on the table."""
    calls = [call.verb for number in face.on_play for mode in face.effects[number].modes for call in calls_in(mode.do)]
    others = (other for other in range(len(g.credits)) if other != seat)
    return set(calls) == {"force"} and not any(g.hangar(other) for other in others)


def _answers_item(g: Kaosz, seat: int, top: Item, sorts: frozenset[str]) -> bool:
    """What one has played oneself should work first; what others play is negated, or what it hits is saved.

    All else waits: the window opens again when the stack has resolved (KG-6.12).
    """
    if top.seat == seat:
        return False
    return STACK in sorts or (bool(sorts & {GUARD, STRIKE}) and hits(g, seat, top))


def hits(g: Kaosz, seat: int, item: Item) -> bool:
    """Is something on the stack aimed at a card of this player?"""
    aimed = [pair for part in item.told["parts"] for group in part["targets"] for pair in group]
    return any(serial > 0 and g.controller[card] == seat for card, serial in aimed)


def _fits_event(g: Kaosz, seat: int, sorts: frozenset[str]) -> bool:
    """In the main phase only another player's event can hurt; a guard must stand before it does."""
    said = g.announced
    return g.active != seat and isinstance(said, list) and said[:1] == ["play"] and GUARD in sorts


def _fits_combat(g: Kaosz, seat: int, combat: Combat, played: Face | None, sorts: frozenset[str]) -> bool:
    """W1 to W5 for those who fight; others have their stops."""
    if seat not in (combat.attacker, combat.defender):
        return False
    attacks = seat == combat.attacker
    said = str(g.announced[0]) if isinstance(g.announced, list) and g.announced else ""
    if said == "attack":  # W1: general interrupts have no later moment
        return not attacks and played is not None and played.subtype == "general" and bool(sorts - {OWN, HURT})
    if said == "shot":
        return bool(sorts & {SHOT, GUARD, STRIKE} or (attacks and BOMB in sorts))
    if said in ("bombard", "stealth"):
        return BOMB in sorts or (not attacks and (STRIKE in sorts or (GUARD in sorts and _is_armored(g, combat))))
    if combat.step != "equip":
        return False
    if is_before_defence(g):  # W2
        return not attacks and bool(sorts & {STRIKE, BOMB}) and not _may_defend(g, combat)
    return STRIKE in sorts if combat.defended else not attacks and bool(sorts & {STRIKE, BOMB})  # W3


def is_before_defence(g: Kaosz) -> bool:
    """W2 comes before the defender has decided, W3 after (KG-7.17)."""
    return any(frame.flow == "kaosz.combat" and frame.step in ("w2", "defend") for frame in g.frames)


def _may_defend(g: Kaosz, combat: Combat) -> bool:
    """Then W3 follows, and whoever defends has seen more by then."""
    return any(g.state[ship] == ACTIVE and not g.side_of(ship) for ship in g.hangar(combat.defender))


def _is_armored(g: Kaosz, combat: Combat) -> bool:
    """A paid base withstands as many bombs as it has armor (KG-3.69)."""
    return combat.kind == "base" and g.in_play(combat.target) and g.paid[combat.target] != UNPAID


# -- what follows from an answer that was given ------------------------------------------------------------------


def carried_through(g: Kaosz, decision: Decision) -> tuple[Option, ...] | None:
    """The bombers that follow from an attack which nobody has met: who sent them wants them to bomb (KG-7.50).

    None where there is something to think about: a defence, another target than was named, ships that were held back,
    bombs that would do nothing, or several ships where fewer might do. Read from what lies open.
    """
    combat = g.combat
    if combat is None or not isinstance(decision, Some) or combat.defended or not _is_as_named(g, combat):
        return None
    ships = tuple(decision.items)
    if len(ships) < len(combat.attackers) or (len(ships) > 1 and combat.kind != "colony"):
        return None
    bombs = [values.current(g, ship, BOMBARDMENT) for ship in ships]
    needed = _needed(g, combat)
    bombers = tuple(ship for ship, count in zip(ships, bombs, strict=True) if count)
    return bombers if bombers and sum(bombs) + combat.extra >= needed else None


def straight(g: Kaosz, seat: int, decision: Decision, order: object = True) -> Value | None:
    """The plain answer to what one's own attack asks while nobody has met it: nobody boards, nothing is paid or
    raised, and all ships that can bomb do (KG-7.11, 7.20, 8.18, 7.50)."""
    combat = g.combat
    if combat is None or combat.attacker != seat or combat.defended:
        return None
    if decision.prompt in (CREW, PAY):
        return DONE
    if decision.prompt == DEMOLISH:
        return 0
    if decision.prompt == BOMBERS and isinstance(decision, Some):
        return tuple(ship for ship in decision.items if values.current(g, ship, BOMBARDMENT)) or None
    return None


def has_more(g: Kaosz, seat: int, decision: Decision) -> bool:
    """Whether one's own attack will ask something else before its bombs fall, as far as the attacker knows."""
    combat = g.combat
    if combat is None or combat.attacker != seat or combat.defended:
        return False
    picking = decision.prompt == ATTACKERS and isinstance(decision, Some)
    ships = list(decision.items) if picking and isinstance(decision, Some) else combat.attackers
    if picking and any(g.state[card] == ACTIVE for card in g.pile(CANTINA[seat])):
        return True
    aboard = any(g.paid[card] == UNPAID for ship in ships for card in g.carried(ship))
    if aboard and (picking or decision.prompt == CREW):
        return True
    return decision.prompt in (ATTACKERS, CREW, PAY) and any(legal.demolition_room(g, ship) for ship in ships)


def _is_as_named(g: Kaosz, combat: Combat) -> bool:
    """Is the target still the one that the attacker has named?"""
    named = next((frame.args for frame in g.frames if frame.flow == "kaosz.action" and frame.verb == "attack"), None)
    if named is None:
        return False
    defender, aim = named
    return bool(defender == combat.defender and aim == (combat.kind if combat.target < 0 else combat.target))


def _needed(g: Kaosz, combat: Combat) -> int:
    """The bombs that do something to the target (KG-7.53 to 7.58)."""
    if combat.kind == "colony" or (combat.kind == "hq" and g.is_quick):
        return 1
    return values.current(g, combat.target, ARMOR) if _is_armored(g, combat) else BOMB_MINIMUM
