"""The log of Onward to Venus: every consequence as one line with links to planets, tiles and cards (UX-54, UX-55).

What another line tells anyway has no line of its own: a card on its way through play, what a commitment is made of, the
price of a unit, the tile that a factory stands on, what everybody gets at the start.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from app.text.texts import message_id
from rules.core.events import Event
from rules.venus.kinds import BUILDINGS

if TYPE_CHECKING:
    from app.games.venus.words import Values, Words

EventData = Mapping[str, Any]
MessageForm = tuple[str, "Values"]  # which form of the message, and further values for it
SILENT = "-"  # no line
_STOPS = re.compile(r"(!(?:</link>)?)\.")  # a name that ends a sentence by itself: "Westward!"


def line(words: Words, event: Event) -> str:
    """See the module."""
    data = event.data
    make = FORMS.get(event.kind)
    if make is None:
        return ""
    form, more = make(words, data)
    words.before = event.kind
    if form == SILENT:
        return ""
    message = message_id("event", "venus", event.kind)
    worded = words.texts(f"{message}.{form}" if form else message, **{**_values(words, data), **more})
    return _STOPS.sub(r"\1", worded.replace(" .", "."))  # nothing may be told about a purse


def _values(words: Words, data: EventData) -> Values:
    """Seats, planets, tiles and cards by name; numbers as they are."""
    values: Values = {name: value for name, value in data.items() if isinstance(value, int)}
    if isinstance(data.get("seat"), int):
        values["seat"] = words.seat(data["seat"])
    if isinstance(data.get("planet"), str):
        values |= planet_values(words, data["planet"])
    if isinstance(data.get("origin"), str) and data["origin"] in words.facts.index:
        values |= start_values(words, data["origin"])
    if isinstance(data.get("tile"), int):
        values["tile"] = words.tile_link(data["tile"])
    if isinstance(data.get("card"), int):
        values["card"] = words.card_link(data["card"], data.get("design"))
    if isinstance(data.get("unit"), str):
        values["unit"] = words.piece(data["unit"])
    if data.get("building") in BUILDINGS:
        values["building"] = words.piece(data["building"], "t")
    return values


def planet_values(words: Words, planet: str) -> Values:
    return {"planet": words.inline(planet), "place": words.place_of("planet", planet)}


def start_values(words: Words, planet: str) -> Values:
    return {"origin": words.inline(planet), "start": words.place_of("planet", planet)}


def _plain(words: Words, data: EventData) -> MessageForm:
    return "", {}


def _empire(words: Words, data: EventData) -> MessageForm:
    return "", {"empire": words.empire(data["empire"])}


def _phase(words: Words, data: EventData) -> MessageForm:
    return "", {"phase": words.phase(data["phase"])}


def _turn(words: Words, data: EventData) -> MessageForm:
    return "last" if data["last"] else "", {}


def _actions(words: Words, data: EventData) -> MessageForm:
    """Only what is unusual: an action that is still left."""
    return ("", {}) if data["left"] > 0 else (SILENT, {})


def _money(words: Words, data: EventData) -> MessageForm:
    pounds, why = data["pounds"], data["why"]
    purse = words.texts("venus-purse", now=data["now"]) if "now" in data else ""
    values: Values = {"count": abs(pounds), "purse": purse}
    if why == "raise":
        words.paid = values
        return SILENT, {}
    return why if pounds < 0 or why in ("start", "fortune", "income") else "", values


def _raised(words: Words, data: EventData) -> MessageForm:
    """With its price; what is placed without one belongs to the start (OV-3.3)."""
    return ("", words.paid) if words.before == "money" and words.paid else (SILENT, {})


def _built(words: Words, data: EventData) -> MessageForm:
    return (SILENT, {}) if words.before == "raised" else ("", {})


def _roll(words: Words, data: EventData) -> MessageForm:
    return data["why"], {"dice": words.dice(data["dice"])}


_TOLD_BY_WHAT_THEY_GIVE = ("factory", "mine", "tension", "fortune")


def _tile_away(words: Words, data: EventData) -> MessageForm:
    if data["drawn"]:
        return "drawn", {}
    design = words.design(data["tile"])
    claimed = words.before == "landed" or words.committed is not None
    if not claimed or design is None:
        return "", {}
    return (SILENT if design.kind in _TOLD_BY_WHAT_THEY_GIVE else "claimed"), {}


def _moved(words: Words, data: EventData) -> MessageForm:
    return "", {**planet_values(words, data["to"]), "group": words.counted(data["group"])}


def _landed(words: Words, data: EventData) -> MessageForm:
    return ("", {"group": words.counted(data["units"])}) if words.committed is None else (SILENT, {})


def _unit_lost(words: Words, data: EventData) -> MessageForm:
    form = "rescued" if data["rescued"] else data["why"]
    return form, {"owned": words.owned(data["seat"], data["unit"])}


def _building_lost(words: Words, data: EventData) -> MessageForm:
    return data["why"], {}


def _cleared(words: Words, data: EventData) -> MessageForm:
    lost = [f"{words.seat(seat)} – {words.lost(pieces)}" for seat, pieces in enumerate(data["lost"]) if any(pieces)]
    return ("", {"lost": "; ".join(lost)}) if lost else ("nobody", {})


def _crisis_levels(words: Words, data: EventData) -> MessageForm:
    told = [(planet, level) for planet, level in data["levels"].items() if level]
    if not told:
        return "none", {}
    levels = [
        words.texts("event-venus-crisis-levels.item", planet=words.planet_link(planet), level=level)
        for planet, level in told
    ]
    marked = [words.planet_link(planet) for planet, _ in data["dice"]]
    return "dice" if marked else "", {"levels": ", ".join(levels), "marked": words.listed(marked)}


def _crisis(words: Words, data: EventData) -> MessageForm:
    name = words.crisis(data["planet"])
    values: Values = {
        "crisis": name,
        "effect": words.crisis_effect(data["crisis"]),
        "planet": words.planet(data["planet"]),
    }
    return "named" if name else "", values


def _alien(words: Words, data: EventData) -> MessageForm:
    return "moved" if data["origin"] else "", {}


def _played(words: Words, data: EventData) -> MessageForm:
    aim = data["aim"]
    if not aim or aim[0] == "raise":
        return "", {}
    from app.games.venus.option_words import target

    kind, rest = aim[0], aim[1:]
    if kind == "kill":
        return "aimed", {"aim": target(words, rest)}
    if kind == "opponent":
        return "aimed", {"aim": words.seat(rest[0])}
    if kind == "tile":
        return "aimed", {"aim": words.tile_link(rest[0])}
    return "aimed", {"aim": words.planet_link(rest[0])}


def _attempt(words: Words, data: EventData) -> MessageForm:
    if data["building"]:
        return "tension", {"target": words.owned(data["target"], data["building"])}
    return "", {}


def _attempt_dice(words: Words, data: EventData) -> MessageForm:
    return ("again" if len(data["rolled"]) < len(data["dice"]) else ""), {"dice": words.dice(data["dice"])}


def _declared(words: Words, data: EventData) -> MessageForm:
    cards = [words.card_link(card, design) for card, design in zip(data["cards"], data["designs"], strict=True)]
    values: Values = {"group": words.counted(data["landing"]), "cards": words.listed(cards)}
    words.committed = frozenset(data["cards"])
    return "cards" if cards else "", values


def _attempt_over(words: Words, data: EventData) -> MessageForm:
    words.committed = None
    return "success" if data["success"] else "", {}


def _move(words: Words, data: EventData) -> MessageForm:
    """Where from and where to make the sentence; hidden cards have no name in it."""
    origin, _, giver = data["origin"].partition(":")
    goal, _, whose = data["to"].partition(":")
    known = "design" in data
    if goal == "hand":
        values: Values = {"seat": words.seat(int(whose))}
        if origin == "draw":
            return "drawn" if known else "draw", values
        if origin == "hand":
            return "known" if known else "passed", {**values, "giver": words.seat(int(giver))}
        return ("back" if known else "", values) if origin in ("discard", "play") else (SILENT, {})
    if goal == "discard" and origin == "hand":
        told = data.get("card") in (words.committed or ())
        return (SILENT, {}) if told else ("discard", {"seat": words.seat(int(giver))})
    if goal == "discard" and origin == "planet":
        return "off", planet_values(words, giver)
    return SILENT, {}


def _show(words: Words, data: EventData) -> MessageForm:
    return "", {"count": len(data.get("cards", ())), "seats": words.seats(data["to"])}


def _over(words: Words, data: EventData) -> MessageForm:
    best, why = data["places"][0], words.result(data["reason"])
    if not best:
        return "lost", {"why": why}
    points = data["tiles"][best[0]] + sum(row[best[0]] for row in data["planets"].values())
    return "shared" if len(best) > 1 else "", {"winners": words.seats(best), "points": points, "why": why}


FORMS: Mapping[str, Callable[[Words, EventData], MessageForm]] = {
    "empire": _empire,
    "period": _plain,
    "phase": _phase,
    "turn": _turn,
    "first_player": _plain,
    "actions": _actions,
    "marker": _plain,
    "money": _money,
    "roll": _roll,
    "tile": _plain,
    "tile_away": _tile_away,
    "kept": _plain,
    "raised": _raised,
    "moved": _moved,
    "landed": _landed,
    "lifted": _plain,
    "unit_lost": _unit_lost,
    "built": _built,
    "building_lost": _building_lost,
    "cleared": _cleared,
    "reset": _plain,
    "planet_dead": _plain,
    "crisis_levels": _crisis_levels,
    "crisis": _crisis,
    "alien": _alien,
    "alien_defeated": _plain,
    "played": _played,
    "attempt": _attempt,
    "attempt_dice": _attempt_dice,
    "die_excluded": _plain,
    "skull_spared": _plain,
    "bonus": _plain,
    "declared": _declared,
    "attempt_over": _attempt_over,
    "move": _move,
    "shuffle": _plain,
    "show": _show,
    "concede": _plain,
    "over": _over,
}
