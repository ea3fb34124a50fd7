"""Effects and prices of cards in a few words, for choices between them (KG-D12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from app.text.speech import signed
from rules.content.verbs import VerbCall
from rules.kaosz.faces import COST_X, Face, Mode, Price, calls_in

if TYPE_CHECKING:
    from app.games.kaosz.words import Words

_CHANGES = ("modify_stat", "modify_size", "modify_cost", "modify_development_limit", "modify_income", "modify_limit")


def mode_words(words: Words, mode: Mode) -> str:
    """One of several ways: what it does, operation by operation."""
    return words.listed([operation_words(words, call) for call in mode.do.ops])


def operation_words(words: Words, call: VerbCall) -> str:
    """A single operation, with its number where it has one."""
    args = call.args
    values: dict[str, object] = {"by": _amount(call)}
    if "stat" in args:
        values["value"] = words.value(args["stat"])
    if "keyword" in args:
        values["keyword"] = words.keyword(args["keyword"])
    if call.verb == "change_attack_target":
        values["to"] = args["to"] if isinstance(args["to"], str) else "other"
    return words.word("op", call.verb, **values)


def _amount(call: VerbCall) -> int | str:
    """The number an operation counts with; X if it is reckoned only later."""
    found = next((call.args[name] for name in ("by", "count", "set", "to") if call.args.get(name) is not None), 1)
    if isinstance(found, bool) or not isinstance(found, int):
        return "X"
    return signed(found, plus=True) if call.verb in _CHANGES else found


def modes_of(face: Face, asked_while_resolving: bool) -> Sequence[Mode]:
    """The ways a question is about: those of an effect, or of a `choose_one` inside it."""
    if not asked_while_resolving:
        return next((effect.modes for effect in face.effects if len(effect.modes) > 1), ())
    for effect in face.effects:
        for call in calls_in(effect):
            if call.verb == "choose_one":
                modes: Sequence[Mode] = call.args["modes"]
                return modes
    return ()


def ability_words(words: Words, face: Face, number: int) -> str:
    """What an ability does, for cards that have several."""
    return mode_words(words, face.effects[number].modes[0])


def price_words(words: Words, price: Price) -> str:
    """What has to be given."""
    parts = [_part(words, name, value) for name, value in _parts(price)]
    return words.listed(parts) if parts else words.word("price", "nothing")


def _parts(price: Price) -> list[tuple[str, Any]]:
    found: list[tuple[str, Any]] = []
    if price.credits == COST_X:
        found.append(("x", 0))
    elif price.credits:
        found.append(("credits", price.credits))
    if price.turn:
        found.append((price.turn, 0))
    if price.sacrifice:
        found.append(("sacrifice", 0))
    counted = (("discard", price.discard), ("mill", price.mill_own), ("developments", price.remove_development))
    return found + [(name, count) for name, count in counted if count]


def _part(words: Words, name: str, count: int) -> str:
    return words.word("price", name, count=count) if count else words.word("price", name)
