"""The answer to every question of the game, by instinct: what looks best at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from rules.core.decisions import PASS, Amount, Decision, One, Option, Some, Value
from rules.core.ranges import COUNT, row
from rules.core.records import Json

from .. import questions
from ..facts import building_kind
from ..kinds import UNITS
from ..state import Onward, card_of, facts, hand
from .cardplay import weigh_beside, weigh_card, weigh_encore
from .fights import in_attempt, losing
from .foresight import foresee
from .outlook import Outlook, card_worth
from .plans import Plans
from .skill import Mind

MOVING = (questions.TURN, questions.WAY)
FAR = 100.0  # points that nobody errs by
WHOLE_GROUP = row(COUNT, COUNT, COUNT)
TURNS = frozenset((questions.TURN, questions.WAY, questions.CLAIM, questions.RAISE))


def instinct(g: Onward, decision: Decision, mind: Mind) -> Value:
    """The best answer at first sight."""
    if isinstance(decision, Amount):
        return _group(g, decision, mind)
    if isinstance(decision, Some):
        return _cards(g, decision)
    if not isinstance(decision, One) or len(decision.options) == 1:
        return decision.first(1)[0]
    prompt, options = decision.prompt, decision.options
    if prompt in TURNS:
        return options[weighed(g, decision, mind)[0][1]]
    look = Outlook(g, decision.seat, mind.skill)
    if prompt == questions.ATTEMPT:
        return in_attempt(look, options)
    if prompt == questions.LOSE:
        return losing(look, options)
    weigh = _WEIGHTS.get(prompt)
    if weigh is None:
        return PASS if PASS in options else options[0]
    return max(options, key=lambda option: weigh(look, option))


def weighed(g: Onward, decision: One, mind: Mind) -> list[tuple[float, int]]:
    """The options of a turn with what they seem to be worth, the best first."""
    plans = planning(g, decision.seat, mind)
    laid = tuple(g.frames[-1].cards) if decision.prompt == questions.WAY else ()
    judged = [_weigh(plans, option, laid) for option in decision.options]
    # Nobody errs so much that he takes what he knows to be far worse.
    least = max(judged) - mind.skill.blunder
    erred = [value + mind.error() if value >= least else value - FAR for value in judged]
    return [(erred[i], i) for i in sorted(range(len(erred)), key=lambda i: (-erred[i], i))]


def planning(g: Onward, seat: int, mind: Mind) -> Plans:
    """A look at what can be done, with foresight where the level has it."""
    if mind.skill.looks_ahead:
        return Plans(g, seat, mind.skill, foresee(g, seat, mind.skill))
    return Plans(g, seat, mind.skill)


def _weigh(plans: Plans, option: Option, laid: tuple[int, ...]) -> float:
    verb = option if isinstance(option, str) else option[0]
    if verb == "card":
        return weigh_card(plans, option) if plans.look.skill.plays_cards else -0.1
    if verb == "with":
        return weigh_beside(plans, option, laid) if plans.look.skill.plays_cards else -0.5
    if verb == "encore":
        return weigh_encore(plans, option)
    if verb == "move" and laid:
        faces = [card_of(plans.g, card) for card in laid]
        return plans.move(option, sum(f.numbers.get("n", 0) for f in faces), any(f.do == "lift" for f in faces))[0]
    return plans.weigh(option)


def _group(g: Onward, decision: Amount, mind: Mind) -> Value:
    """The best group for the way that was chosen."""
    frame = g.frames[-1]
    names = facts(g).names
    return _fitting(decision, _best_group(g, decision.seat, mind, names[frame.origin], names[frame.goal], frame.cards))


def _best_group(g: Onward, seat: int, mind: Mind, origin: str, goal: str, laid: Sequence[int]) -> list[int]:
    faces = [card_of(g, card) for card in laid]
    bonus = sum(face.numbers.get("n", 0) for face in faces)
    way = ("move", origin, goal)
    return planning(g, seat, mind).move(way, bonus, any(face.do == "lift" for face in faces))[1]


def _fitting(decision: Amount, group: Sequence[int]) -> Value:
    """A group by the slots of the question."""
    sizes = dict(zip(UNITS, group, strict=True))
    return tuple(min(high, max(low, sizes[name])) for name, low, high in decision.slots)


# -- a way is chosen for the group that is to go it (OV-5.13), and for what it is to claim there


def march_begun(g: Onward, decision: Decision, value: Value, mind: Mind) -> dict[str, Json]:
    """The plan behind an answer: the way and the group, if it is a move; else none."""
    if decision.prompt not in MOVING or type(value) is not tuple or value[0] != "move":
        return {}
    frame = g.frames[-1]
    laid = frame.cards if frame.flow == "venus.move" else ()
    return {"way": list(value[1:3]), "group": _best_group(g, decision.seat, mind, value[1], value[2], laid)}


def march_carried_on(g: Onward, decision: Decision, plan: Mapping[str, Json]) -> Value | None:
    """The group of the plan, when it is asked for on that way."""
    if decision.prompt != questions.GROUP or not isinstance(decision, Amount):
        return None
    frame, names = g.frames[-1], facts(g).names
    if plan.get("way") != [names[frame.origin], names[frame.goal]] or not WHOLE_GROUP.holds(g, plan.get("group")):
        return None
    return _fitting(decision, plan["group"])


def _cards(g: Onward, decision: Some) -> Value:
    """Cards to keep or to part with."""
    by_worth = sorted(decision.items, key=lambda card: card_worth(card_of(g, card)))
    if decision.prompt == questions.DRAW_KEEP:
        return tuple(by_worth[-decision.low :]) if decision.low else ()
    if decision.prompt == questions.SWAP:
        return tuple(card for card in by_worth[: decision.high] if card_worth(card_of(g, card)) < 0.7)
    return tuple(by_worth[: decision.low])


# -- single questions


def _save(look: Outlook, option: Option) -> float:
    """Save a unit if it is worth the card."""
    if option == PASS:
        return 0.0
    return look.loss(look.g.frames[-1].unit) - look.card(card_of(look.g, option[1])) * (0.9 if look.left else 0.1)


def _loss(look: Outlook, option: Option) -> float:
    """What is given up hurts least."""
    if option[0] == "lose":
        kind = UNITS.index(option[1])
        return -look.loss(kind)
    return -_standing(look, look.seat, option[1], option[2])


def _standing(look: Outlook, seat: int, name: str, building: str) -> float:
    """What a building that stands is worth to its owner."""
    planet = look.known.index[name]
    income = look.known.income[building_kind(building) - 3]
    earned = list(look.earned(planet))
    before = look.points_with(planet, tuple(earned))
    earned[seat] -= income
    after = look.points_with(planet, tuple(earned))
    return before[seat] - after[seat] + look.pounds(income) * look.left


def _hire(look: Outlook, option: Option) -> float:
    """The saboteur: against whoever is ahead, never against oneself."""
    if option == PASS:
        return 0.0
    victim = option[1]
    if victim == look.seat:
        return -1.0
    share = look.weight[victim] * (len(look.seats) - 1) if look.skill.sees_rivals else 0.5
    if option[0] == "steal":
        return (0.6 + 0.02 * len(hand(look.g, victim))) * (1 + share) * bool(look.left) - look.pounds(1)
    if option[0] == "kill":
        return look.loss(UNITS.index(option[3])) * share - look.pounds(1)
    return _standing(look, victim, option[2], option[3]) * share - look.pounds(3)


def _take(look: Outlook, option: Option) -> float:
    """The best card of a hand that was spied on, if it is better than the worst own one."""
    if option == PASS:
        own = [card_worth(card_of(look.g, card)) for card in hand(look.g, look.seat)]
        return min(own) + 0.1 if own else 0.0
    return card_worth(card_of(look.g, option[1]))


def _give(look: Outlook, option: Option) -> float:
    return -card_worth(card_of(look.g, option[1]))


def _last(look: Outlook, option: Option) -> float:
    """One more action is taken if there is something to do with it."""
    if option == PASS:
        return 0.0
    plans = Plans(look.g, look.seat, look.skill)
    return plans.prospects - 0.5 * look.card(card_of(look.g, option[1]))


def _encore(look: Outlook, option: Option) -> float:
    if option == PASS:
        return 0.0
    return look.card(card_of(look.g, option[2])) - look.card(card_of(look.g, option[1]))


_WEIGHTS: dict[str, Callable[[Outlook, Option], float]] = {
    questions.SAVE: _save,
    questions.REMOVE: _loss,
    questions.RAZE: _loss,
    questions.BOMBARD: _loss,
    questions.TOLL: _loss,
    questions.HIRE: _hire,
    questions.SPY_TAKE: _take,
    questions.SPY_GIVE: _give,
    questions.LAST: _last,
    questions.ENCORE: _encore,
}
