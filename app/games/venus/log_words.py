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

Said = Mapping[str, Any]
MessageForm = tuple[str, "Values"]  # which form of the message, and further values for it
SILENT = "-"  # no line
_STOPS = re.compile(r"(!(?:</link>)?)\.")  # a name that ends a sentence by itself: "Westward!"


def line(words: Words, event: Event) -> str:
    """See the module."""
    said = event.data
    make = FORMS.get(event.kind)
    if make is None:
        return ""
    form, more = make(words, said)
    words.before = event.kind
    if form == SILENT:
        return ""
    message = message_id("event", "venus", event.kind)
    worded = words.texts(f"{message}.{form}" if form else message, **{**_values(words, said), **more})
    return _STOPS.sub(r"\1", worded.replace(" .", "."))  # nothing may be told about a purse


def _values(words: Words, said: Said) -> Values:
    """Seats, planets, tiles and cards by name; numbers as they are."""
    values: Values = {name: value for name, value in said.items() if isinstance(value, int)}
    if isinstance(said.get("seat"), int):
        values["seat"] = words.seat(said["seat"])
    if isinstance(said.get("planet"), str):
        values |= planet_values(words, said["planet"])
    if isinstance(said.get("origin"), str) and said["origin"] in words.facts.index:
        values |= start_values(words, said["origin"])
    if isinstance(said.get("tile"), int):
        values["tile"] = words.tile_link(said["tile"])
    if isinstance(said.get("card"), int):
        values["card"] = words.card_link(said["card"], said.get("design"))
    if isinstance(said.get("unit"), str):
        values["unit"] = words.piece(said["unit"])
    if said.get("building") in BUILDINGS:
        values["building"] = words.piece(said["building"], "t")
    return values


def planet_values(words: Words, planet: str) -> Values:
    return {"planet": words.inline(planet), "place": words.place_of("planet", planet)}


def start_values(words: Words, planet: str) -> Values:
    return {"origin": words.inline(planet), "start": words.place_of("planet", planet)}


def _plain(words: Words, said: Said) -> MessageForm:
    return "", {}


def _empire(words: Words, said: Said) -> MessageForm:
    return "", {"empire": words.empire(said["empire"])}


def _phase(words: Words, said: Said) -> MessageForm:
    return "", {"phase": words.phase(said["phase"])}


def _turn(words: Words, said: Said) -> MessageForm:
    return "last" if said["last"] else "", {}


def _actions(words: Words, said: Said) -> MessageForm:
    """Only what is unusual: an action that is still left."""
    return ("", {}) if said["left"] > 0 else (SILENT, {})


def _money(words: Words, said: Said) -> MessageForm:
    pounds, why = said["pounds"], said["why"]
    purse = words.texts("venus-purse", now=said["now"]) if "now" in said else ""
    values: Values = {"count": abs(pounds), "purse": purse}
    if why == "raise":
        words.paid = values
        return SILENT, {}
    return why if pounds < 0 or why in ("start", "fortune", "income") else "", values


def _raised(words: Words, said: Said) -> MessageForm:
    """With its price; what is placed without one belongs to the start (OV-3.3)."""
    return ("", words.paid) if words.before == "money" and words.paid else (SILENT, {})


def _built(words: Words, said: Said) -> MessageForm:
    return (SILENT, {}) if words.before == "raised" else ("", {})


def _roll(words: Words, said: Said) -> MessageForm:
    return said["why"], {"dice": words.dice(said["dice"])}


_TOLD_BY_WHAT_THEY_GIVE = ("factory", "mine", "tension", "fortune")


def _tile_away(words: Words, said: Said) -> MessageForm:
    if said["drawn"]:
        return "drawn", {}
    design = words.design(said["tile"])
    claimed = words.before == "landed" or words.committed is not None
    if not claimed or design is None:
        return "", {}
    return (SILENT if design.kind in _TOLD_BY_WHAT_THEY_GIVE else "claimed"), {}


def _moved(words: Words, said: Said) -> MessageForm:
    return "", {**planet_values(words, said["to"]), "group": words.counted(said["group"])}


def _landed(words: Words, said: Said) -> MessageForm:
    return ("", {"group": words.counted(said["units"])}) if words.committed is None else (SILENT, {})


def _unit_lost(words: Words, said: Said) -> MessageForm:
    form = "rescued" if said["rescued"] else said["why"]
    return form, {"owned": words.owned(said["seat"], said["unit"])}


def _building_lost(words: Words, said: Said) -> MessageForm:
    return said["why"], {}


def _cleared(words: Words, said: Said) -> MessageForm:
    lost = [f"{words.seat(seat)} – {words.lost(pieces)}" for seat, pieces in enumerate(said["lost"]) if any(pieces)]
    return ("", {"lost": "; ".join(lost)}) if lost else ("nobody", {})


def _crisis_levels(words: Words, said: Said) -> MessageForm:
    told = [(planet, level) for planet, level in said["levels"].items() if level]
    if not told:
        return "none", {}
    levels = [
        words.texts("event-venus-crisis-levels.item", planet=words.planet_link(planet), level=level)
        for planet, level in told
    ]
    marked = [words.planet_link(planet) for planet, _ in said["dice"]]
    return "dice" if marked else "", {"levels": ", ".join(levels), "marked": words.listed(marked)}


def _crisis(words: Words, said: Said) -> MessageForm:
    name = words.crisis(said["planet"])
    values: Values = {
        "crisis": name,
        "effect": words.crisis_effect(said["crisis"]),
        "planet": words.planet(said["planet"]),
    }
    return "named" if name else "", values


def _alien(words: Words, said: Said) -> MessageForm:
    return "moved" if said["origin"] else "", {}


def _played(words: Words, said: Said) -> MessageForm:
    aim = said["aim"]
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


def _attempt(words: Words, said: Said) -> MessageForm:
    if said["building"]:
        return "tension", {"target": words.owned(said["target"], said["building"])}
    return "", {}


def _attempt_dice(words: Words, said: Said) -> MessageForm:
    return ("again" if len(said["rolled"]) < len(said["dice"]) else ""), {"dice": words.dice(said["dice"])}


def _declared(words: Words, said: Said) -> MessageForm:
    cards = [words.card_link(card, design) for card, design in zip(said["cards"], said["designs"], strict=True)]
    values: Values = {"group": words.counted(said["landing"]), "cards": words.listed(cards)}
    words.committed = frozenset(said["cards"])
    return "cards" if cards else "", values


def _attempt_over(words: Words, said: Said) -> MessageForm:
    words.committed = None
    return "success" if said["success"] else "", {}


def _move(words: Words, said: Said) -> MessageForm:
    """Where from and where to make the sentence; hidden cards have no name in it."""
    origin, _, giver = said["origin"].partition(":")
    goal, _, whose = said["to"].partition(":")
    known = "design" in said
    if goal == "hand":
        values: Values = {"seat": words.seat(int(whose))}
        if origin == "draw":
            return "drawn" if known else "draw", values
        if origin == "hand":
            return "known" if known else "passed", {**values, "giver": words.seat(int(giver))}
        return ("back" if known else "", values) if origin in ("discard", "play") else (SILENT, {})
    if goal == "discard" and origin == "hand":
        told = said.get("card") in (words.committed or ())
        return (SILENT, {}) if told else ("discard", {"seat": words.seat(int(giver))})
    if goal == "discard" and origin == "planet":
        return "off", planet_values(words, giver)
    return SILENT, {}


def _show(words: Words, said: Said) -> MessageForm:
    return "", {"count": len(said.get("cards", ())), "seats": words.seats(said["to"])}


def _over(words: Words, said: Said) -> MessageForm:
    best, why = said["places"][0], words.result(said["reason"])
    if not best:
        return "lost", {"why": why}
    points = said["tiles"][best[0]] + sum(row[best[0]] for row in said["planets"].values())
    return "shared" if len(best) > 1 else "", {"winners": words.seats(best), "points": points, "why": why}


FORMS: Mapping[str, Callable[[Words, Said], MessageForm]] = {
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
