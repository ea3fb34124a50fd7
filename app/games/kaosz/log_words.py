"""The log of Káosz Galaktika: every consequence as one line with links to cards (UX-54, UX-55).

A card looked at by an effect is shown once and leaves no name in the log (KG-9.14). What the next line tells anyway,
such as a card on its way to the stack, has no line of its own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.text.speech import signed
from app.text.texts import message_id
from rules.core.events import Event
from rules.kaosz.words import STATES

if TYPE_CHECKING:
    from app.games.kaosz.words import Values, Words

EventData = Mapping[str, Any]
MessageForm = tuple[str, "Values"]  # which form of the message, and further values for it
SILENT = "-"  # no line
_FIRST = re.compile(r"^<link:[^>]*>.")  # a card that begins the sentence: "face-down card" has no capital
_NOWHERE = re.compile(r"<link:>(.*?)</link>")  # a hidden card that cannot be followed leads nowhere
_TOLD_BY_THE_NEXT = ("draw", "develop", "salvage", "recover", "attack", "end")
_SPENT = ("play", "pay", "develop", "draw", "search", "recover", "ability", "heavy_armament")


def line(words: Words, event: Event, count: int = 1) -> str:
    """See the module. Of several equal ones the `count` is told; "" if there is no such sentence."""
    data = event.data
    make = _FORMS.get(event.kind)
    if make is None:
        return ""
    form, more = make(words, data)
    if form == SILENT or (count > 1 and form not in _MANY):
        return ""
    if count > 1:
        form, more = _MANY[form], {**more, "count": count}
    message = message_id("event", "kaosz", event.kind)
    worded = words.texts(f"{message}.{form}" if form else message, **{**_values(words, data), **more})
    return _NOWHERE.sub(r"\1", _FIRST.sub(lambda found: found[0][:-1] + found[0][-1].upper(), worded))


def _values(words: Words, data: EventData) -> Values:
    """Seats by name, the card with its link, numbers as they are."""
    values: Values = {name: value for name, value in data.items() if isinstance(value, (int, str))}
    if isinstance(data.get("seat"), int):
        values["seat"] = words.seat(data["seat"])
    if isinstance(data.get("card"), int) and data["card"] >= 0:
        values |= card_values(words, data["card"], data.get("design"))
    return values


def card_values(words: Words, card: int, design: str | None = None) -> Values:
    """The card a line is about."""
    return {"card": words.card(card, design), "link": words.place_of(card)}


def announced_line(words: Words, seat: int, what: Sequence[Any]) -> str:
    """An announced action that has not happened yet, as a sentence."""
    form, values = _announced_form(words, what)
    return words.texts(f"event-kaosz-announced.{form}", seat=words.seat(seat), **values)


def _announced_form(words: Words, what: Sequence[Any]) -> MessageForm:
    verb, parts = what[0], list(what[1:])
    if verb == "lay":
        return (parts[0], {}) if isinstance(parts[0], str) else ("ship", card_values(words, parts[0]))
    if verb == "attack":
        seat, aim = parts
        kind, card = (aim, -1) if isinstance(aim, str) else ("card", aim)
        return verb, {"target": words.target(kind, card, seat)}
    if verb == "shot":
        return verb, {**card_values(words, parts[0]), "cards": words.links(parts[1:])}
    if verb == "bombard":
        return verb, {"cards": words.links(parts)}
    return verb, card_values(words, parts[0]) if parts else {}


def _announced(words: Words, data: EventData) -> MessageForm:
    what = data["what"]
    return (SILENT, {}) if what[0] in _TOLD_BY_THE_NEXT else _announced_form(words, what)


def _plain(words: Words, data: EventData) -> MessageForm:
    return "", {}


def _rolls(words: Words, data: EventData) -> MessageForm:
    rolled = [words.texts("event-kaosz-rolls.item", seat=words.seat(seat), face=face) for seat, face in data["faces"]]
    return "", {"rolls": words.listed(rolled)}


def _phase(words: Words, data: EventData) -> MessageForm:
    """The start of a turn and an attack have lines of their own."""
    if data["phase"] in ("start", "attack"):
        return SILENT, {}
    return "", {"phase": words.phase(data["phase"])}


def _credits(words: Words, data: EventData) -> MessageForm:
    by, why = data["by"], data["why"]
    values: Values = {"count": abs(by)}
    if by > 0:
        return why if why in ("setup", "income") else "", values
    if why in _SPENT:
        return "spent", values
    return why if why in ("tax", "limit") else "lost", values


def _rotate(words: Words, data: EventData) -> MessageForm:
    state = STATES[data["now"]]
    return "" if state == "active" else state, {}


def _armor(words: Words, data: EventData) -> MessageForm:
    return "back" if data["by"] > 0 else "", {"count": abs(data["by"])}


def _develop(words: Words, data: EventData) -> MessageForm:
    return "off" if data["by"] < 0 else "", {"count": abs(data["by"])}


def _attack(words: Words, data: EventData) -> MessageForm:
    return "", {"defender": words.seat(data["defender"])}


def _aimed(words: Words, data: EventData) -> MessageForm:
    return "", {"target": words.target(data["what"], data["card"], data["seat"])}


def _joins(words: Words, data: EventData) -> MessageForm:
    return "defender" if data["side"] == "defender" else "", {}


def _returned(words: Words, data: EventData) -> MessageForm:
    return "", {"cards": words.links(data["targets"])}


def _stacked(words: Words, data: EventData) -> MessageForm:
    kind, card = data["told"]["kind"], data["source"]
    return "" if kind == "interrupt_card" else kind, card_values(words, card, data["told"]["design"])


def _negated(words: Words, data: EventData) -> MessageForm:
    return "", card_values(words, data["source"])


def _effect(words: Words, data: EventData) -> MessageForm:
    values: Values = {"until": words.until(data["until"])}
    if data["cards"] and data["op"] == "modify_stat":
        changed: Values = {"cards": words.links(data["cards"]), "value": words.value(data["what"])}
        return "stat", {**values, **changed, "signed": signed(data["by"], plus=True)}
    if data["cards"] and data["op"] in ("grant_keyword", "remove_keyword"):
        form = "gain" if data["op"] == "grant_keyword" else "lose"
        return form, {**values, "cards": words.links(data["cards"]), "keyword": words.keyword(data["what"])}
    if data["source"] < 0:
        return SILENT, {}
    return "", {**values, **card_values(words, data["source"])}


def _move(words: Words, data: EventData) -> MessageForm:
    """Where from and where to make the sentence; hidden cards have no name in it."""
    origin, _, _ = data["origin"].partition(":")
    goal, _, whose = data["to"].partition(":")
    form = _moved(origin, goal)
    if form == SILENT:
        return SILENT, {}
    known = "design" in data and not (words.discreet and form in _KNOWN)
    values: Values = {"seat": words.seat(int(whose)) if goal != "on" and whose else ""}
    if goal == "on":
        ship = int(whose)
        values |= {"other": words.card(ship), "onto": words.place_of(ship)}
    if form in ("board", "home") and "design" not in data and "card" in data:
        # Named by where it lies now, it would go aboard the ship that it is on already.
        values["card"] = words.word("unknown", "card")
    if form in _KNOWN:
        form = _KNOWN[form] if known else form
    elif "card" not in data:
        values |= {"card": words.word("unknown", "card"), "link": ""}
    return form, values


_KNOWN = {"draw": "drawn", "mill": "milled", "discard": "discarded", "hand": "handed", "colony": "colonised"}
_MANY = {"draw": "draws", "mill": "mills", "discard": "discards", "hand": "hands", "colony": "colonies"}
_IN_PLAY = ("hangar", "cantina", "surface", "on")


def _moved(origin: str, goal: str) -> str:
    if goal in ("stack", "out") or origin == "stack":
        return SILENT
    if goal == "hq":
        return "draw" if origin == "colony" else "hand"
    if goal == "ruin":
        return {"colony": "mill", "hq": "discard"}.get(origin, "ruin")
    if goal in ("trash", "colony"):
        return goal
    return _within_play(origin, goal) if origin in _IN_PLAY else ""


def _within_play(origin: str, goal: str) -> str:
    """Crew going aboard and home, equipment moved; a change of control has its own line."""
    return {("cantina", "on"): "board", ("on", "cantina"): "home", ("on", "on"): "shift"}.get((origin, goal), SILENT)


def _turn(words: Words, data: EventData) -> MessageForm:
    """A card turned up is being paid, and that line names it."""
    return (SILENT, {}) if data["face_up"] else ("", {})


def _shuffle(words: Words, data: EventData) -> MessageForm:
    return "", {"seat": words.seat(int(data["place"].partition(":")[2]))}


def _show(words: Words, data: EventData) -> MessageForm:
    everyone = len(data["to"]) == len(words.names)
    if everyone and "cards" in data:
        names = [words.link(card, design) for card, design in zip(data["cards"], data["designs"], strict=True)]
        return "reveal", {"cards": words.listed(names)}
    return "", {"count": len(data.get("cards", ())), "seats": words.seats(data["to"])}


def _capped(words: Words, data: EventData) -> MessageForm:
    """A limit of the rules has cut something off; an effect of no card has no link."""
    nameless: Values = {"card": words.word("unknown", "card"), "link": ""}
    return "" if data["what"] == "repeats" else data["what"], nameless if data.get("card", 0) < 0 else {}


def _eliminated(words: Words, data: EventData) -> MessageForm:
    return ("", {"by": words.seat(data["by"])}) if data["by"] >= 0 else ("alone", {})


def _over(words: Words, data: EventData) -> MessageForm:
    return "", {"winners": words.seats(data["places"][0]), "why": words.result(data["why"])}


_FORMS: Mapping[str, Callable[[Words, EventData], MessageForm]] = {
    "rolls": _rolls,
    "starter": _plain,
    "mulligan": _plain,
    "turn_begins": _plain,
    "phase": _phase,
    "credits": _credits,
    "rotate": _rotate,
    "armor": _armor,
    "develop": _develop,
    "paid": _plain,
    "destroyed": _plain,
    "control": _plain,
    "attack": _attack,
    "target": _aimed,
    "joins": _joins,
    "leaves_combat": _plain,
    "combat_over": _plain,
    "announced": _announced,
    "return_fire": _returned,
    "stealth": _plain,
    "no_return": _plain,
    "holds_fire": _plain,
    "undefended": _plain,
    "bombardment": _aimed,
    "bombardment_successful": _plain,
    "stacked": _stacked,
    "negated": _negated,
    "effect": _effect,
    "move": _move,
    "turn": _turn,
    "shuffle": _shuffle,
    "show": _show,
    "eliminated": _eliminated,
    "capped": _capped,
    "concede": _plain,
    "time": _plain,
    "over": _over,
}
SAID_ELSEWHERE = frozenset(("unstacked", "effect_over"))  # lines of the log that come before have told these
