"""Why an answer is good: one sentence as an id with parameters. Cards and seats are named by number."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rules.core.decisions import PASS, Decision, One, Some, Value
from rules.core.reasons import Reason
from rules.core.records import Json
from rules.core.windows import WINDOW_REPLY

from .. import questions
from ..flows.alliance import NONE
from ..flows.destiny import AGAINST, DRIVE_OUT, RESETTLE
from ..flows.replies import ACCUSE, FLIP, PLAY, POWER, TECH
from ..flows.resolution import SECOND
from ..flows.reveal import REINFORCE
from ..flows.technology import COMPLETE
from ..printed.words import ANNOUNCEMENTS, ATTACK, NEGOTIATE, OFFENSE
from ..state.bargains import ACCEPT, PROPOSE
from ..state.cosmos import Cosmos, Seat, encounter, opponent, type_of, value_of
from ..state.moments import told_of
from . import worth
from .outlook import Outlook
from .skill import CAPTAIN
from .stakes import EXACT, duel_of, fleets, spread
from .uses import window_of

Told = tuple[str, dict[str, Json]]
BEST: Told = ("best", {})
LOW = 7  # an attack of so little is thrown away rather than played
SLIGHTLY = 5  # per cent that make no difference


def why(g: Cosmos, d: Decision, value: Value) -> Reason:
    """The reason for an answer to any question of the game."""
    told = _WHY.get(d.prompt)
    name, params = told(Outlook(g, d.seat, CAPTAIN), d, value) if told is not None else BEST
    return Reason(f"cosmic.why.{name}", params, d.rule)


def _plain(name: str) -> Callable[[Outlook, Decision, Value], Told]:
    return lambda look, d, value: (name, {})


# -- windows


def _reply(look: Outlook, d: Decision, value: Value) -> Told:
    if value == PASS:
        choice = isinstance(d, One) and len(d.options) > 1
        return ("wait" if choice else "nothing"), {}
    word = value[0]
    if word == REINFORCE:
        return "reinforce", {"card": value[1]}
    if word in (FLIP, ACCUSE):
        return word, {}
    g = look.g
    moment, about = window_of(g)
    if moment in ANNOUNCEMENTS:
        by = int(told_of(g, moment, about)["by"])
        return ("counter", {"seat": by}) if by != d.seat else ("own_counter", {})
    if word in (PLAY, TECH):
        return ("play" if word == PLAY else "technology_use"), {"card": value[1]}
    return ("power" if word == POWER else "best"), {}


# -- the encounter


def _defense(look: Outlook, d: Decision, value: Value) -> Told:
    if value[0] == AGAINST:
        return ("against_leader" if look.is_near(value[1]) else "against"), {"seat": value[1]}
    if value[0] == DRIVE_OUT:
        return "drive_out", {"seat": value[2]}
    return ("resettle" if value[0] == RESETTLE else "redraw"), {}


def _aim(look: Outlook, d: Decision, value: Value) -> Told:
    foe = encounter(look.g).defense
    there = look.g.ships[f"planet:{value}"][foe]
    if not look.settling(look.seat, value):
        return "aim_harm", {"seat": foe}
    return ("aim" if there else "aim_empty"), {"seat": foe, "count": there}


def _launch(look: Outlook, d: Decision, value: Value) -> Told:
    return ("launch" if sum(value) > 2 else "launch_few"), {"count": sum(value)}


def _invite(look: Outlook, d: Decision, value: Value) -> Told:
    left = [s for s in d.items if s not in value] if isinstance(d, Some) else []
    near = [s for s in left if look.is_near(s)]
    if near and look.seat == encounter(look.g).offense:
        return "invite_not_leader", {"seat": near[0]}
    if not value:
        return "invite_nobody", {}
    return ("invite_some" if left else "invite_all"), {}


def _answer(look: Outlook, d: Decision, value: Value) -> Told:
    sheet, e = dict(value), encounter(look.g)
    if sheet["side"] == NONE:
        return "stay_out", {}
    if sheet["side"] == OFFENSE:
        gain = look.settling(look.seat, e.planet)
        if gain >= worth.VICTORY:
            return "join_to_win", {}
        return ("join_offense" if gain else "join_against"), {"seat": e.defense}
    if look.settling(e.offense, e.planet) >= worth.VICTORY:
        return "stop", {"seat": e.offense}
    return "join_defense", {"count": sum(sheet["ships"])}


def _card(look: Outlook, d: Decision, value: Value) -> Told:
    g, foe = look.g, opponent(look.g, look.seat)
    kind, options = type_of(g, value), d.options if isinstance(d, One) else (value,)
    if len(options) == 1:
        return "only_card", {"card": value}
    if kind == NEGOTIATE:
        return ("negotiate_near" if look.is_near(foe) else "negotiate"), {"seat": foe}
    if kind != ATTACK:
        return "morph", {}
    chance = round(100 * _chance(look, value))
    best = max(options, key=lambda card: value_of(g, card))
    saved = any(type_of(g, card) == ATTACK and 100 * _chance(look, card) > chance + SLIGHTLY for card in options)
    if (value_of(g, value) < LOW and value != best) or (chance < 50 and saved):
        return "throw_away", {"card": value, "chance": chance}
    return ("attack" if chance >= 50 else "attack_risky"), {"card": value, "chance": chance}


def _chance(look: Outlook, card: int) -> float:
    """How likely a card wins."""
    fleet, face = fleets(look), (type_of(look.g, card), value_of(look.g, card))
    foe: Seat = opponent(look.g, look.seat)
    offense, total = look.seat == fleet.offense, 0.0
    for other, chance in spread(look, foe, EXACT):
        end = duel_of(look).winner(*((face, other) if offense else (other, face)))
        total += chance * (end == ("offense" if offense else "defense"))
    return total


def _further(look: Outlook, d: Decision, value: Value) -> Told:
    return ("further" if value == SECOND else "enough"), {}


# -- deals


def _message(look: Outlook, d: Decision, value: Value) -> Told:
    said = dict(value)["say"]
    sheet, other = dict(value), opponent(look.g, look.seat)
    if said == ACCEPT:
        return "accept", {"seat": other}
    if said != PROPOSE:
        return ("break_off_leader" if look.is_near(other) else "break_off"), {"seat": other}
    return why_offered(sheet["give_colony"] != NONE, sheet["want_colony"] != NONE), {"seat": other}


def why_offered(gives_colony: bool, wants_colony: bool) -> str:
    """What an offer is about, which everybody can see."""
    if gives_colony and wants_colony:
        return "offer_colonies"
    return "offer_colony" if wants_colony else "offer"


# -- the rest


def _research(look: Outlook, d: Decision, value: Value) -> Told:
    if value == PASS:
        return "no_research", {}
    return ("complete" if value[0] == COMPLETE else "research"), {}


def _rewards(look: Outlook, d: Decision, value: Value) -> Told:
    return ("reward_ships" if value else "reward_cards"), {}


_WHY: Mapping[str, Callable[[Outlook, Decision, Value], Told]] = {
    WINDOW_REPLY: _reply, questions.REINFORCING: _reply, questions.CHOOSE_DEFENSE: _defense, questions.AIM_GATE: _aim,
    questions.LAUNCH_SHIPS: _launch, questions.INVITE: _invite, questions.ANSWER_INVITATION: _answer,
    questions.LAY_CARD: _card, questions.FURTHER_ENCOUNTER: _further, questions.DEAL_MESSAGE: _message,
    questions.DEAL_CARDS: _plain("give_worst"), questions.TECH_ACTION: _research, questions.REWARD_SHIPS: _rewards,
    **dict.fromkeys(questions.LOSSES, _plain("lose_ships")), **dict.fromkeys(questions.RETURNS, _plain("return_ships")),
    **dict.fromkeys(questions.ALIENS, _plain("alien")), **dict.fromkeys(questions.TECHNOLOGIES, _plain("technology")),
    **dict.fromkeys(questions.SETTLERS, _plain("settlers")), **dict.fromkeys(questions.NEW_HANDS, _plain("new_hand")),
}  # fmt: skip
