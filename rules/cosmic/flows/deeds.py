"""The verbs that several pieces share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rules.core.decisions import Option
from rules.core.flow import Call
from rules.core.frame import Frame
from rules.core.hooks import Source
from rules.core.questions import Question
from rules.core.records import Json
from rules.core.windows import negate_item

from ..atoms import cards, course, powers
from ..atoms.ships import rescue, save_ships
from ..printed.words import ALLY, ATTACK, BOTH_LOSE, DEAL, LOST, NEGOTIATE, WON
from ..questions import RETURN_FROM_LOSS, RETURN_FROM_LOSS_WHICH
from ..state.cosmos import Cosmos, at_planet, encounter, facts, hand, type_of
from ..state.pieces import held, is_spent, own_side, sheets_of
from ..state.reckoning import face
from ..state.ships import in_warp
from ..state.verbs import SHEET, Ability, About, Condition, Deed, change, deed, deed_of, printed, text_of
from . import replies
from .alliance import is_invited
from .encounter import have_encounter as nested
from .encounter import plain_retrieval, retrieval
from .hands import encounter_cards
from .launch import launch_sources
from .losing import havens, loss_of


@deed("declare")
def declare(
    g: Cosmos, f: Frame, *, effect: str, attack: bool = False, won: bool = False, outcomes: tuple[str, ...] = ()
) -> None:  # fmt: skip
    """From now on until the end of the encounter the changes of this text that wait for `effect` are in force.

    With `attack` only if the final card of the own side is one, with `won` only if that side has won; with `outcomes`
    only if the encounter ended so.
    """
    course.declare(g, effect, f.seat, f.source, printed(g, f.source))


@declare.needs
def _right_moment(g: Cosmos, ability: Ability, about: About) -> bool:
    args = ability.use.do.args
    ended = not args["outcomes"] or encounter(g).outcome in args["outcomes"]
    if args["won"] and not side_won(g, ability.seat):
        return False
    return ended and (not args["attack"] or attacks_with(g, ability.seat))


def declaring(name: str, condition: Condition) -> Deed:
    """Register a deed that declares its `effect` where an open condition of one piece holds."""

    def declare_now(g: Cosmos, f: Frame, *, effect: str) -> None:
        course.declare(g, effect, f.seat, f.source, printed(g, f.source))

    made = deed(name)(declare_now)
    made.needs(condition)
    return made


def _own_zap(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(about["sheet"] == ability.source[1])


declaring("declare_if_zapped", _own_zap)


def _has_to_answer(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-E32: whoever cannot join a side, for want of an invitation or of ships (CE-4.38), uses nothing for it."""
    return is_invited(g, ability.seat) and bool(launch_sources(g, ability.seat, ALLY))


declaring("declare_when_invited", _has_to_answer)


@deed("add_to_total")
def add_to_total(g: Cosmos, f: Frame, *, number: int) -> None:
    """So much more for the own side (CE-4.60)."""
    course.add_to_total(g, own_side(g, f.seat), number, printed(g, f.source)[1])


@deed("draw")
def draw(g: Cosmos, f: Frame, *, count: int) -> None:
    """Draw cards from the deck."""
    cards.draw(g, f.seat, count, printed(g, f.source)[1])


@deed("add_marks")
def add_marks(g: Cosmos, f: Frame, *, mark: str) -> None:
    """As much more for the own side as lies on the sheet."""
    number = g.sheets[f.source[1]].marks.get(mark, 0)
    if number:
        course.add_to_total(g, own_side(g, f.seat), number, printed(g, f.source)[1])


@add_marks.needs
def _own_attack(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-E32. Ruling: a mandatory power is used where its trigger occurs and there is something that it could change;
    where it moves nothing (no token, no ship in the warp) there is no use that could be zapped."""
    marks = g.sheets[int(ability.source[1])].marks
    return attacks_with(g, ability.seat) and bool(marks.get(ability.use.do.args["mark"]))


@deed("use_power")
def use_power(g: Cosmos, f: Frame, *, power: int = 0, effect: str = "") -> Call:
    """CE-5.29: on a super flare: the power of its alien is used now, whatever the sheet says; it can be zapped.

    The power finds `effect`, by which the flare changes it, in `about`.
    """
    return replies.use_power(own_ability(g, f.seat, f.source, power), f.when, {**f.about, "effect": effect}, f.aim)


@use_power.needs
def _power_is_left(g: Cosmos, ability: Ability, about: About) -> bool:
    """Not yet used in this encounter (CE-5.19), and its own conditions hold."""
    args = ability.use.do.args
    own, told = own_ability(g, ability.seat, ability.source, args["power"]), {**about, "effect": args["effect"]}
    return not is_spent(g, own, told) and deed_of(own.use.do).is_needed(g, own, told)


@use_power.possible
def _power_is_possible(g: Cosmos, ability: Ability, about: About) -> bool:
    args = ability.use.do.args
    own = own_ability(g, ability.seat, ability.source, args["power"])
    return deed_of(own.use.do).is_possible(g, own, {**about, "effect": args["effect"]})


@use_power.aims
def _power_aims(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    args = ability.use.do.args
    own = own_ability(g, ability.seat, ability.source, args["power"])
    listed = deed_of(own.use.do).list_aims
    return [()] if listed is None else listed(g, own, {**about, "effect": args["effect"]})


def own_ability(g: Cosmos, seat: int, source: Sequence[Json], power: int) -> Ability:
    """A use of the power that a flare belongs to."""
    sheet = own_sheet(g, seat, source)
    return Ability((SHEET, sheet), seat, power, text_of(g, (SHEET, sheet)).uses[power])


def own_sheet(g: Cosmos, seat: int, source: Sequence[Json]) -> int:
    """The sheet of the alien that a flare belongs to, in the hands of whoever plays it."""
    design = source[3] if len(source) > 3 else g.cards.design[source[1]]
    alien = facts(g).flares[design].alien
    return next(sheet for sheet in held(g, seat) if g.sheets[sheet].alien == alien)


@deed("have_encounter")
def have_encounter(g: Cosmos, f: Frame) -> Call:
    """An encounter of one's own at once; then play goes on where it was (CE-H6)."""
    return nested(f.seat)


@have_encounter.possible
def has_encounter_card(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(encounter_cards(g, ability.seat))


@deed("strike_back")
def strike_back(g: Cosmos, f: Frame) -> Call:
    """An encounter at once with the offense of this one, in its home system (CE-E69)."""
    return nested(f.seat, encounter(g).offense)


@deed("end_encounter")
def end_encounter(g: Cosmos, f: Frame, *, outcome: str) -> None:
    """The encounter is decided at once (CE-E75)."""
    course.decide(g, outcome, printed(g, f.source)[1])


def hand_flare_over(g: Cosmos, card: int, player: int) -> None:
    """CE-F60, CE-F61: a flare that was used goes to whoever has its alien; if nobody has, it is discarded."""
    alien = facts(g).flares[g.cards.design[card]].alien
    keeper = next((g.sheets[i].holder for i in sheets_of(g, alien) if g.sheets[i].face_up), None)
    if keeper is None:
        cards.discard(g, player, [card], "used_up")
    else:
        cards.return_card(g, keeper, card)


# -- what the Regroup phase gives


def takes_ship(g: Cosmos, ability: Ability, about: About) -> bool:
    """It would take one, and nothing has taken its place yet."""
    due, offense = retrieval(g), encounter(g).offense
    return due == plain_retrieval(g) and in_warp(g, offense) > 0


declaring("declare_retrieval", takes_ship)


@change("retrieve_ships")
def retrieve_ships(
    g: Cosmos, source: Source, value: dict[str, int], about: object, *, ships: int, cards: int = 0
) -> dict[str, int]:
    """So many ships, or cards, instead of one ship."""
    return {**value, "ships": ships, "cards": cards}


# -- losses


def bring_back(g: Cosmos, f: Frame, to: Question, most: int = 0) -> None:
    """CE-5.53: ships of this batch return to colonies of their owner's choice instead of going to the warp.

    All of them, or no more than `most`; then the owner chooses which. `to` asks for the colonies.
    """
    loss = loss_of(g, f.about["loss"])
    saved = dict(loss.ships)
    if most and most < sum(saved.values()):
        saved = dict.fromkeys(saved, most) if len(saved) == 1 else f.split(
            RETURN_FROM_LOSS_WHICH, loss.seat, saved, most, most, rule="CE-5.53"
        )  # fmt: skip
    places, count = havens(g, loss), sum(saved.values())
    if len(places) == 1:
        parts = {places[0]: count}
    else:
        parts = f.split(to, loss.seat, dict.fromkeys(places, count), count, count, rule="CE-5.53")
    for origin, number in saved.items():
        rescue(g, loss, origin, number, parts)


@deed("return_from_loss")
def return_from_loss(g: Cosmos, f: Frame, *, ships: int = 0) -> None:
    """All ships of an own loss, or so many of them."""
    bring_back(g, f, RETURN_FROM_LOSS, ships)


@return_from_loss.still_needs
def is_own_loss(g: Cosmos, ability: Ability, about: About) -> bool:
    return about["seat"] == ability.seat and bool(havens(g, loss_of(g, about["loss"])))


def is_beaten(g: Cosmos, ability: Ability, about: About) -> bool:
    """The ships that are lost are one's own in the encounter."""
    return bool(about["seat"] == ability.seat and about["cause"] == "encounter")


@deed("hold_out")
def hold_out(g: Cosmos, f: Frame, *, margin: int = 0) -> None:
    """CE-5.52: one ship of the defense stays on the planet; with `margin` only after losing by no more than that."""
    save_ships(g, loss_of(g, f.about["loss"]), at_planet(encounter(g).planet), 1)


@hold_out.needs
def _driven_out(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-4.65: "by N" only if both final cards were attacks."""
    e, margin = encounter(g), ability.use.do.args["margin"]
    if not is_beaten(g, ability, about) or e.outcome not in (WON, BOTH_LOSE):
        return False
    return not margin or (bool(e.totals) and abs(e.totals[0] - e.totals[1]) <= margin)


# -- answers


@deed("cancel")
def cancel(g: Cosmos, f: Frame) -> None:
    """The announced card has no effect; it goes where it would go anyway."""
    negate_item(g, f.about["item"])


def cancel_card(g: Cosmos, f: Frame) -> None:
    """The announced card has no effect and is discarded at once: nothing keeps it from that any more."""
    negate_item(g, f.about["item"])
    cards.discard(g, f.about["by"], [f.about["source"][1]], "cancelled")


@deed("cancel_and_discard")
def cancel_and_discard(g: Cosmos, f: Frame) -> None:
    """An artifact, or a flare, which does not return to the hand either (CE-R1)."""
    cancel_card(g, f)


@deed("zap")
def zap(g: Cosmos, f: Frame) -> None:
    """CE-5.15: the use of a power is cancelled, and it cannot be used again in this encounter."""
    negate_item(g, f.about["item"])
    powers.zap_sheet(g, f.about["source"][1])


@zap.needs
def _a_power(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(about["source"][0] == SHEET)


# -- changes that several texts share


@change("set")
def set_to(g: Cosmos, source: Source, value: Any, about: object, *, number: int) -> Any:
    return number


@change("own_number")
def own_number(g: Cosmos, source: Source, value: int, about: object, *, number: int) -> int:
    """So much for the sheet itself."""
    return number if about == source.piece[1] else value


@change("yes")
def allow(g: Cosmos, source: Source, value: Any, about: object) -> Any:
    """True instead of false."""
    return True


@change("no")
def forbid(g: Cosmos, source: Source, value: Any, about: object) -> Any:
    """False instead of true."""
    return False


@change("own_side_wins")
def own_side_wins(g: Cosmos, source: Source, value: str, about: object) -> str:
    """Whatever the cards and totals say."""
    return (WON, LOST)[own_side(g, source.seat)]


@change("times")
def times(g: Cosmos, source: Source, value: int, about: object, *, number: int) -> int:
    """So many times as much, for the owner of the piece."""
    return value * number if about == source.seat else value


def attacks_with(g: Cosmos, seat: int) -> bool:
    """Whether the final card of a player's side is an attack."""
    side = own_side(g, seat)
    return side >= 0 and face(g, side)[0] == ATTACK


def side_won(g: Cosmos, seat: int) -> bool:
    """Whether a main player or ally is on the side that has won."""
    side = own_side(g, seat)
    return side >= 0 and encounter(g).outcome == (WON, LOST)[side]


def won_or_dealt(g: Cosmos, seat: int) -> bool:
    """Whether a main player has won, or made a deal."""
    return side_won(g, seat) or encounter(g).outcome == DEAL


def is_of_another(g: Cosmos, ability: Ability, about: About) -> bool:
    """Whether what happens concerns another player."""
    return bool(about["seat"] != ability.seat)


def negotiates(g: Cosmos, seat: int) -> list[int]:
    """The negotiates in a hand."""
    return [card for card in hand(g, seat) if type_of(g, card) == NEGOTIATE]


def has_negotiate(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(negotiates(g, ability.seat))
