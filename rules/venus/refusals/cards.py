"""Why not: cards, at the moment, at what they were brought to, and inside an attempt (sections 5.5, 5.7 and 6)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rules.core.decisions import Option
from rules.core.reasons import Reason
from rules.core.refusals import offered

from .. import points
from ..effects import EFFECTS, NOT_IN_ATTEMPTS, has_cards
from ..facts import CRUISER
from ..kinds import ACTION, FREE, UNITS, Card
from ..legal import units_anywhere
from ..playing import NEVER_BACK, boosts, card_options, laid_out, victims
from ..questions import ATTEMPT, CLAIM, LOSE, SAVE, SPY_GIVE, SPY_TAKE, TURN, WAY
from ..state import (
    Attempt,
    Onward,
    Seat,
    buildings_at,
    card_of,
    crisis_tiles,
    faces,
    facts,
    hand,
    in_orbits,
    on_surfaces,
    tile_of,
)  # fmt: skip
from .board import said, why_not_raise
from .wish import Asked, Judge

Refusal = Reason | None
Aim = tuple[Any, ...]
Lack = Callable[[Onward, Seat, int, Aim], Refusal]

MAIN = (TURN, CLAIM, ATTEMPT)
# When cards that are no actions of their own are played: reason and rule by what they do.
OCCASIONS = {
    "move": ("for_move", "OV-6.13"), "lift": ("for_move", "OV-6.14"), "rescue": ("for_rescue", "OV-6.25"),
    "encore": ("for_encore", "OV-6.27"), "last": ("for_last", "OV-5.60"), "spare": ("for_skull", "OV-6.17"),
    "reroll": ("for_dice", "OV-6.16"), "exclude": ("for_dice", "OV-6.15"),
}  # fmt: skip
FOR_ATTEMPT = ("for_attempt", "OV-2.25")
LAID = frozenset(("points", "points_at", "points_against_crisis", "boost", "sacrifice", "points_draw"))


# -- what an effect lacks: nothing to aim at, or not at this


def _kill(g: Onward, seat: Seat, card: int, aim: Aim) -> Refusal:
    units = card_of(g, card).numbers["units"]
    if not units_anywhere(g, tuple(UNITS.index(unit) for unit in units)):
        return said("none_anywhere", "OV-6.46", unit=units[0])
    if not aim:
        return None
    _, _, planet, unit, _ = aim
    if unit not in units:
        return said("only_unit", "OV-6.19", unit=units[0])
    return said("none_here", "OV-6.19", piece=unit, planet=planet)


def _lift(g: Onward, seat: Seat, card: int, aim: Aim) -> Refusal:
    unit = card_of(g, card).numbers["unit"]
    if not any(on_surfaces(g, seat, UNITS.index(unit))):
        return said("none_landed", "OV-6.46", unit=unit)
    if not aim:
        return None
    if aim[0] == "lift":
        return said("none_here", "OV-6.22", piece=unit, planet=aim[1])
    owner, _, what, where = aim[1:]
    if owner != seat:
        return said("not_your_unit", "OV-6.22", unit=what)
    if what != unit:
        return said("only_unit", "OV-6.22", unit=unit)
    return said("in_orbit", "OV-6.22", unit=unit) if where == "orbit" else None


def _raise(g: Onward, seat: Seat, card: int, aim: Aim) -> Refusal:
    home = facts(g).names[facts(g).home]
    if aim:
        return why_not_raise(g, seat, aim[1], aim[2] if len(aim) > 2 else home)
    reasons = [why_not_raise(g, seat, unit, home) for unit in UNITS]
    return reasons[0] if None not in reasons else None


def _hands(g: Onward, seat: Seat, card: int, aim: Aim) -> Refusal:
    if not any(hand(g, other) for other in range(len(g.money)) if other != seat):
        return said("no_hands", "OV-6.46")
    if not aim:
        return None
    if aim[1] == seat:
        return said("own_hand", "OV-6.32")
    return None if hand(g, aim[1]) else said("empty_hand", "OV-6.46")


def _buy(g: Onward, seat: Seat, card: int, aim: Aim) -> Refusal:
    price = card_of(g, card).numbers["price"]
    if price > g.money[seat]:
        return said("cost", "OV-6.31", cost=price, have=g.money[seat])
    return _draw(g, seat, card, aim)


def _draw(g: Onward, seat: Seat, card: int, aim: Aim) -> Refusal:
    return None if has_cards(g, seat, card) else said("no_cards", "OV-6.46")


def _marker(g: Onward, seat: Seat, card: int, aim: Aim) -> Refusal:
    return None if g.on_card else said("no_marker", "OV-6.46")


def _lodes(g: Onward, seat: Seat, card: int, aim: Aim) -> Refusal:
    mines = any(g.buildings[buildings_at(g, planet, seat) + 1] for planet in range(len(g.dead)))
    return None if mines else said("no_mine", "OV-6.46")


def _add_tension(g: Onward, seat: Seat, card: int, aim: Aim) -> Refusal:
    if not any(tile_of(g, tile).kind == "tension" for tile in g.discarded):
        return said("no_tension_away", "OV-6.38")
    if not aim:
        return None
    place = facts(g).index[aim[1]]
    if g.dead[place]:
        return said("dead_planet", "OV-6.38", planet=aim[1])
    return said("alien_there", "OV-6.38", planet=aim[1]) if g.aliens[place] else None


def _tiles(kind: str, rule: str) -> Lack:
    def lack(g: Onward, seat: Seat, card: int, aim: Aim) -> Refusal:
        claimed = g.attempt.tile if g.attempt is not None else -1
        lying = [tile for tiles in g.tiles for tile in tiles if tile_of(g, tile).kind == kind]
        if aim and aim[1] == claimed and aim[1] in lying:
            return said("being_claimed", "OV-5.77")
        if not [tile for tile in lying if tile != claimed]:
            return said("no_tile", rule, kind=kind)
        if not aim:
            return None
        # Of equal tiles one is listed, and it is all the same which.
        return said("equal_tile", rule) if aim[1] in lying else said("only_tile", rule, kind=kind)

    return lack


def _traitor(g: Onward, seat: Seat, card: int, aim: Aim) -> Refusal:
    if not any(crisis_tiles(g, planet) for planet in range(len(g.dead))):
        return said("no_tile", "OV-6.43", kind="crisis")
    if not aim or crisis_tiles(g, facts(g).index[aim[1]]):
        return None
    return said("no_crisis", "OV-6.43", planet=aim[1])


def _nothing(g: Onward, seat: Seat, card: int, aim: Aim) -> Refusal:
    return None


# By effect: what the card is brought to ("": the middle of the table), and what may be lacking.
LACKS: dict[str, tuple[str, Lack]] = {
    "kill": ("unit", _kill), "to_orbit": ("unit", _lift), "raise": ("supply", _raise), "swap": ("", _nothing),
    "draw_keep": ("", _draw), "buy": ("", _buy), "hand_hit": ("opponent", _hands), "spy": ("opponent", _hands),
    "extra": ("", _nothing), "marker": ("", _marker), "tension_add": ("planet", _add_tension),
    "tension_remove": ("tile", _tiles("tension", "OV-6.39")), "lodes": ("", _lodes), "money": ("", _nothing),
    "hunt": ("tile", _tiles("trophy", "OV-6.42")), "traitor": ("planet", _traitor),
}  # fmt: skip
# The aims of options and of gestures that mean the same sort of thing.
_SORTS = {"kill": "unit", "lift": "unit", "raise": "supply", "world": "planet"}


# -- a card at this moment


def why_no_card(asked: Asked, card: int, aim: Aim = ()) -> Refusal:
    """Why a card of the hand cannot be played now, or not at this; None if it could be, or at no such moment."""
    g, seat, question = asked.g, asked.seat, asked.question
    if card not in hand(g, seat):
        return asked.because("not_in_hand")
    face = card_of(g, card)
    if question in (WAY, LOSE):
        return _beside(asked, face)
    if question not in MAIN:
        return None
    if face.class_ == ACTION and not (question == TURN and g.actions):
        return said("no_action", "OV-5.2") if question == TURN else said("action_card", "OV-5.67")
    if face.class_ == FREE and question != TURN and face.do in NOT_IN_ATTEMPTS:
        return said("not_in_attempt", "OV-5.7")
    if face.do not in EFFECTS:
        return _modifier(asked, card, face, aim)
    wants, lack = LACKS[face.do]
    nothing = lack(g, seat, card, ())
    if nothing is not None:
        return nothing
    if wants != (_SORTS.get(aim[0], aim[0]) if aim and aim[0] != "attempt" else ""):
        return said("wrong_aim", EFFECTS[face.do].rule, wants=wants or "middle")
    return (lack(g, seat, card, aim) if aim else None) or _equal_card(asked, card)


def _equal_card(asked: Asked, card: int) -> Refusal:
    """Of equal cards one is listed, and it is all the same which."""
    g = asked.g
    alike = [one for one in hand(g, asked.seat) if one != card and g.cards.design[one] == g.cards.design[card]]
    return asked.because("equal_card") if alike else None


def _beside(asked: Asked, face: Card) -> Refusal:
    """OV-6.13, OV-6.14 while a way is chosen; OV-5.39 while losses are taken."""
    if asked.question == WAY:
        return None if face.do in ("move", "lift") else said("only_move_cards", "OV-6.13")
    if face.do == "encore":
        return said("nothing_to_repeat", "OV-6.27")
    return None if face.do == "spare" else said("only_skull_cards", "OV-5.39")


def _modifier(asked: Asked, card: int, face: Card, aim: Aim) -> Refusal:
    """Cards that belong to a move, an attempt or another card."""
    g, do = asked.g, face.do
    if asked.question == ATTEMPT and g.attempt is not None:
        return why_not_in_attempt(g, g.attempt, card, face, aim) or _equal_card(asked, card)
    name, rule = OCCASIONS.get(do, FOR_ATTEMPT)
    if asked.question == TURN and do in ("move", "lift"):
        if not g.actions:
            return said("no_action", "OV-5.2")
        if not any(in_orbits(g, asked.seat, CRUISER)):
            return said("no_cruiser_anywhere", "OV-5.13")
        return said("wrong_aim", rule, wants="middle") if aim else _equal_card(asked, card) or said(name, rule)
    return said(name, rule)


def why_not_in_attempt(g: Onward, made: Attempt, card: int, face: Card, aim: Aim) -> Refusal:
    """5.5: what a card lacks in the windows of an attempt."""
    if card in laid_out(made):
        return said("laid_out", "OV-5.41")
    judge = _IN_ATTEMPT.get(face.do)
    if judge is None:
        name, rule = OCCASIONS.get(face.do, FOR_ATTEMPT)
        return said(name, rule)
    return judge(g, made, face, aim)


def _points(g: Onward, made: Attempt, face: Card, aim: Aim) -> Refusal:
    if points.printed_points(g, made, face):
        return said("wrong_aim", "OV-5.41", wants="attempt")
    planet = face.numbers.get("planet", "")
    if planet and planet != facts(g).names[made.planet]:
        rule = {"venus": "OV-6.3", "moon": "OV-6.4"}.get(planet, "OV-6.5")
        return said("other_planet", rule, planet=planet)
    return said("only_crisis", "OV-6.5")


def _boost(g: Onward, made: Attempt, face: Card, aim: Aim) -> Refusal:
    unit = face.numbers["unit"]
    if boosts(g, made, unit):
        return said("one_boost", {"tank": "OV-6.6", "infantry": "OV-6.7"}.get(unit, "OV-6.8"), unit=unit)
    return said("wrong_aim", "OV-5.41", wants="attempt")


def _sacrifice(g: Onward, made: Attempt, face: Card, aim: Aim) -> Refusal:
    units, planet = face.numbers["units"], facts(g).names[made.planet]
    if not victims(g, made, units):
        return said("no_victim", "OV-6.10", planet=planet)
    return said("wrong_victim", "OV-6.10" if units == ("tank",) else "OV-6.11", planet=planet)


def _exclude(g: Onward, made: Attempt, face: Card, aim: Aim) -> Refusal:
    if made.excluded >= 0:
        return said("one_exclude", "OV-5.39")
    return said("wrong_aim", "OV-6.15", wants="die")


def _reroll(g: Onward, made: Attempt, face: Card, aim: Aim) -> Refusal:
    if aim and aim[0] == "die" and made.excluded in aim[1:]:
        return said("excluded_die", "OV-6.15")
    return said("wrong_aim", "OV-6.16", wants="attempt")


def _spare(g: Onward, made: Attempt, face: Card, aim: Aim) -> Refusal:
    return said("wrong_aim", "OV-6.17", wants="attempt") if points.skulls(made) else said("no_skull", "OV-6.17")


def _draws(g: Onward, made: Attempt, face: Card, aim: Aim) -> Refusal:
    return said("wrong_aim", "OV-6.2", wants="attempt")


def _encore(g: Onward, made: Attempt, face: Card, aim: Aim) -> Refusal:
    if made.encore >= 0:
        return said("one_encore", "OV-5.76")
    if aim and aim[0] == "card":
        return said("never_back" if card_of(g, aim[1]).do in NEVER_BACK else "not_just_played", "OV-6.28")
    return said("nothing_to_repeat", "OV-6.27")


_IN_ATTEMPT: dict[str, Callable[[Onward, Attempt, Card, Aim], Refusal]] = {
    "points": _points, "points_at": _points, "points_against_crisis": _points, "boost": _boost,
    "sacrifice": _sacrifice, "exclude": _exclude, "reroll": _reroll, "spare": _spare, "points_draw": _draws,
    "encore": _encore,
}  # fmt: skip


def no_cards(asked: Asked, attempt: bool = False) -> Iterator[Option]:
    """Cards of the hand that cannot be played now."""
    g, seat = asked.g, asked.seat
    laid = laid_out(g.attempt) if attempt and g.attempt is not None else []
    mine = faces(g, seat, laid)
    playable = {option[1] for option in card_options(g, seat, mine, g.actions > 0 and not attempt, attempt)}
    playable |= {option[1] for option in offered(asked.decision) if isinstance(option, tuple)}
    yield from (("card", card) for card, _ in mine if card not in playable)


# -- wishes that name a card


def _card(asked: Asked, card: int, *aim: Option) -> Refusal:
    return why_no_card(asked, card, aim)


def _laid(asked: Asked, card: int, *rest: object) -> Refusal:
    """A card for the declaration or the dice (OV-5.39, OV-5.41), or with a move."""
    do = card_of(asked.g, card).do if card in hand(asked.g, asked.seat) else ""
    reason = why_no_card(asked, card, ("die", *rest) if do in ("reroll", "exclude") and rest else ())
    if reason is None and do in EFFECTS:
        return said("wrong_aim", EFFECTS[do].rule, wants=LACKS[do][0] or "middle")
    return reason


def _encored(asked: Asked, encore: int, card: int, *rest: object) -> Refusal:
    g = asked.g
    if encore not in hand(g, asked.seat):
        return asked.because("not_in_hand")
    if card_of(g, encore).do != "encore":
        return asked.because("no_encore", "OV-6.27")
    if card_of(g, card).do in NEVER_BACK and g.knows(asked.seat, card):
        return said("never_back", "OV-6.28")
    if g.attempt is not None and asked.question == ATTEMPT and g.attempt.encore >= 0:
        return said("one_encore", "OV-5.76")
    return said("not_just_played", "OV-6.27")


def _saving(asked: Asked, card: int) -> Refusal:
    """Interrupts: against a loss (OV-6.18, OV-6.25), after the last marker (OV-5.60)."""
    g = asked.g
    if asked.question in MAIN or asked.question in (WAY, LOSE):
        return why_no_card(asked, card)
    if card not in hand(g, asked.seat):
        return asked.because("not_in_hand")
    face = card_of(g, card)
    if asked.question == SAVE and face.do == "spare":
        return said("own_doing", "OV-6.18")
    name, rule = OCCASIONS.get(face.do, FOR_ATTEMPT if face.do in LAID else ("not_now", "OV-2.25"))
    return said(name, rule)


def _chosen(asked: Asked, card: int) -> Refusal:
    """A card among those to keep or to discard."""
    return asked.because("not_in_hand") if card not in hand(asked.g, asked.seat) else None


def _taken(asked: Asked, card: int) -> Refusal:
    if asked.question == SPY_TAKE:
        return said("not_their_card", "OV-6.33")
    if asked.question == SPY_GIVE:
        return said("just_taken", "OV-6.34") if card in hand(asked.g, asked.seat) else asked.because("not_in_hand")
    return None


JUDGES: dict[str, Judge] = {
    "card": _card, "with": _laid, "add": _laid, "sacrifice": _laid, "reroll": _laid, "exclude": _laid,
    "draw": _laid, "spare": _saving, "rescue": _saving, "last": _saving, "encore": _encored, "keep": _encored,
    "again": _encored, "chosen": _chosen, "take": _taken, "give": _taken,
}  # fmt: skip
