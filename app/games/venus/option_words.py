"""The options of Onward to Venus as "verb + object" (UX-34): one function for each verb."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rules.core.decisions import Option
from rules.venus.kinds import UNITS
from rules.venus.questions import EMPIRE, ENCORE, GROUP, HIRE, LAST, SAVE, SPY_TAKE

if TYPE_CHECKING:
    from app.games.venus.words import Values, Words
    from rules.core.decisions import Decision

Label = tuple[str, "Values"]  # which message, and its values
Parts = Sequence[Any]
# Which answer "pass" is, by question.
_PASS: dict[str, str] = {
    LAST: "last",
    SAVE: "save",
    HIRE: "hire",
    SPY_TAKE: "take",
    ENCORE: "encore",
}


def label(words: Words, decision: Decision, option: Option) -> str:
    """See the module."""
    if isinstance(option, int):
        return words.card(option)
    if decision.prompt == EMPIRE:
        short = f"option-venus-empire-{option}"  # the question says that it is about empires
        return words.texts(short) if words.texts.has(short) else words.empire(str(option))
    if decision.prompt == GROUP:
        return words.piece(str(option[0] if isinstance(option, tuple) else option))
    verb, parts = (option, ()) if isinstance(option, str) else (str(option[0]), option[1:])
    form, values = LABELS[verb](words, decision, parts)
    said = words.texts(f"option-venus-{form}", **values)
    return said[:1].upper() + said[1:]


def _plain(verb: str) -> Callable[[Words, Decision, Parts], Label]:
    return lambda words, asked, parts: (verb, {})


def _card(verb: str) -> Callable[[Words, Decision, Parts], Label]:
    return lambda words, asked, parts: (verb, {"card": words.card(parts[0])})


def _card_back(verb: str) -> Callable[[Words, Decision, Parts], Label]:
    return lambda words, asked, parts: (verb, {"card": words.card(parts[0]), "back": words.card(parts[1])})


def _move(words: Words, asked: Decision, parts: Parts) -> Label:
    return "move", {"origin": words.inline(parts[0]), "goal": words.inline(parts[1])}


def _claim(words: Words, asked: Decision, parts: Parts) -> Label:
    tile, unit = parts
    return "claim", {"tile": words.tile(tile), "planet": _planet_of(words, tile), "unit": words.piece(unit)}


def _attempt(words: Words, asked: Decision, parts: Parts) -> Label:
    return "attempt", {"tile": words.tile(parts[0]), "planet": _planet_of(words, parts[0])}


def _tension(words: Words, asked: Decision, parts: Parts) -> Label:
    tile, seat, building = parts
    values: Values = {"tile": words.tile(tile), "planet": _planet_of(words, tile)}
    return "attempt.tension", {**values, "target": words.owned(seat, building)}


def _alien(words: Words, asked: Decision, parts: Parts) -> Label:
    return "attempt", {"tile": words.tile(-1), "planet": words.inline(parts[0])}


def _planet_of(words: Words, tile: int) -> str:
    planet = words.where(tile)
    return words.inline(planet) if planet else ""


def _raise(words: Words, asked: Decision, parts: Parts) -> Label:
    unit, planet = parts
    cost = words.facts.cost[UNITS.index(unit)]
    return "raise", {"unit": words.piece(unit), "planet": words.inline(planet), "cost": cost}


def _end(words: Words, asked: Decision, parts: Parts) -> Label:
    waived = words.table.get("last_window") and words.table.get("actions")
    return "end.last" if waived else "end", {}


def _pass(words: Words, asked: Decision, parts: Parts) -> Label:
    form = _PASS.get(asked.prompt)
    return f"pass.{form}" if form else "pass", {}


def _play(words: Words, asked: Decision, parts: Parts) -> Label:
    """A card with what it is played at."""
    card, *aim = parts
    values: Values = {"card": words.card(card)}
    if not aim:
        return "card", values
    kind, rest = str(aim[0]), aim[1:]
    return f"card.{kind}", {**values, **_AIMS[kind](words, words.face(card), rest)}


def target(words: Words, parts: Parts) -> str:
    """A unit to be destroyed: whose, what, where."""
    seat, planet, unit, where = parts
    return f"{words.owned(seat, unit)} ({words.planet(planet)}, {words.word('where', where)})"


def _lift_aim(words: Words, face: Any, rest: Parts) -> Values:
    unit = face.numbers["unit"] if face else "infantry"
    return {"unit": words.piece(unit), "planet": words.planet(rest[0])}


def _raise_aim(words: Words, face: Any, rest: Parts) -> Values:
    unit, planet = rest
    return {"unit": words.piece(unit), "planet": words.planet(planet), "cost": words.facts.cost[UNITS.index(unit)]}


def _tile_aim(words: Words, face: Any, rest: Parts) -> Values:
    planet = words.where(rest[0])
    return {"tile": words.tile(rest[0]), "planet": words.planet(planet) if planet else ""}


_AIMS: Mapping[str, Callable[[Words, Any, Parts], Values]] = {
    "kill": lambda words, face, rest: {"target": target(words, rest)},
    "opponent": lambda words, face, rest: {"seat": words.seat(rest[0])},
    "lift": _lift_aim,
    "raise": _raise_aim,
    "planet": lambda words, face, rest: {"planet": words.planet(rest[0])},
    "tile": _tile_aim,
}


# --- in an attempt


def _land(words: Words, asked: Decision, parts: Parts) -> Label:
    return "land", {"unit": words.piece(parts[0])}


def _victim(words: Words, unit: str, where: str) -> Values:
    return {"unit": words.piece(unit), "where": words.word("where", where)}


def _sacrifice(words: Words, asked: Decision, parts: Parts) -> Label:
    card, unit, where = parts
    return "sacrifice", {"card": words.card(card), **_victim(words, unit, where)}


def _again(words: Words, asked: Decision, parts: Parts) -> Label:
    card, back, *rest = parts
    values: Values = {"card": words.card(card), "back": words.card(back)}
    return ("again.sacrifice", {**values, **_victim(words, *rest)}) if rest else ("again", values)


def _with_dice(verb: str) -> Callable[[Words, Decision, Parts], Label]:
    """Dice are named by what they show."""

    def label(words: Words, asked: Decision, parts: Parts) -> Label:
        card, *dice = parts
        attempt = words.table.get("attempt")
        shown = attempt["dice"] if attempt else []
        faces = [shown[die] for die in dice if die < len(shown)]
        return verb, {"card": words.card(card), "dice": words.dice(faces)}

    return label


def _spare(words: Words, asked: Decision, parts: Parts) -> Label:
    form = "spare.save" if asked.prompt == SAVE else "spare"
    return form, {"card": words.card(parts[0])}


def _lose(words: Words, asked: Decision, parts: Parts) -> Label:
    return "lose", _victim(words, *parts)


def _raze(words: Words, asked: Decision, parts: Parts) -> Label:
    """An own building, or anybody's for the saboteur."""
    if len(parts) == 2:
        return "raze", {"planet": words.planet(parts[0]), "building": words.piece(parts[1])}
    seat, planet, building = parts
    return "raze.other", {"planet": words.planet(planet), "target": words.owned(seat, building)}


def _kill(words: Words, asked: Decision, parts: Parts) -> Label:
    return "kill", {"target": target(words, parts)}


def _steal(words: Words, asked: Decision, parts: Parts) -> Label:
    return "steal", {"seat": words.seat(parts[0])}


LABELS: Mapping[str, Callable[[Words, Decision, Parts], Label]] = {
    "move": _move,
    "with": _card("with"),
    "claim": _claim,
    "attempt": _attempt,
    "tension": _tension,
    "alien": _alien,
    "raise": _raise,
    "marker": _plain("marker"),
    "end": _end,
    "card": _play,
    "encore": _card_back("encore"),
    "none": _plain("none"),
    "enough": _plain("enough"),
    "cancel": _plain("cancel"),
    "confirm": _plain("confirm"),
    "give_up": _plain("give-up"),
    "clear": _plain("clear"),
    "land": _land,
    "add": _card("add"),
    "sacrifice": _sacrifice,
    "keep": _card_back("keep"),
    "again": _again,
    "reroll": _with_dice("reroll"),
    "exclude": _with_dice("exclude"),
    "spare": _spare,
    "draw": _card("draw"),
    "lose": _lose,
    "raze": _raze,
    "kill": _kill,
    "steal": _steal,
    "rescue": _card("rescue"),
    "take": _card("take"),
    "give": _card("give"),
    "last": _card("last"),
    "pass": _pass,
}
