"""The log of Űrbirodalmak: every consequence as one line with links to hexes (UX-54, UX-55).

The message of an event is `event-empires-<kind>`, in the form that `FORMS` chooses for it: mostly its cause (`why`),
and `closed` where the viewer may not know what lies there. An event without an entry has one form. What another line
tells anyway, or nobody needs to hear, has no line (`SILENT`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.games.empires.battle import tally
from app.text.texts import message_id
from rules.core.events import Event
from rules.empires.printed.constants import ECONOMY, MONSTERS, MOVEMENT, NOBODY

if TYPE_CHECKING:
    from app.games.empires.words import Values, Words

EventData = Mapping[str, Any]
MessageForm = tuple[str, "Values"]  # which form of the message, and further values for it
SILENT = "-"  # no line
INCOME = ("homeworld", "colony", "minerals", "pipeline", "nebula", "industry", "factories", "traders", "spoils")
HOME, COLONY = INCOME[:2]


def line(words: Words, event: Event) -> str:
    """See the module."""
    message = message_id("event-empires", event.kind)
    if not words.texts.has(message):
        return ""
    make = FORMS.get(event.kind)
    form, more = make(words, event.data) if make is not None else ("", {})
    if form == SILENT:
        return ""
    said = words.texts(f"{message}.{form}" if form else message, **{**values_of(words, event.data), **more})
    return said[:1].upper() + said[1:]


def values_of(words: Words, data: EventData) -> Values:
    """Owners, hexes, units, markers and technologies by name; numbers as they are."""
    values: Values = {name: value for name, value in data.items() if type(value) is int}
    for name, word in _NAMED.items():
        if data.get(name) is not None:
            values |= word(words, data[name])
    if "unit" in data:
        count = data.get("count", 1)
        units = words.unit(data["unit"], count)
        values |= {"units": units, "owned": words.owned(data["seat"], units)}
        if count == 1 and not words.is_neutral(data["seat"]):  # "Doomsday Machine 3" is a name
            values["units"] = words.texts("empires-single", unit=units)
    return values


def _owner(name: str) -> Callable[[Words, int], Values]:
    return lambda words, value: {name: words.owner(value) if value != NOBODY else ""}


def _hex(words: Words, hex: int) -> Values:
    return {"hex": words.hex(hex), "place": f"hex:{hex}"} if hex >= 0 else {}


def _origin(words: Words, hex: int) -> Values:
    return {"origin": words.hex(hex), "start": f"hex:{hex}"} if hex >= 0 else {}


_NAMED: Mapping[str, Callable[[Words, Any], Values]] = {
    "seat": _owner("seat"),
    "attacker": _owner("attacker"),
    "loser": _owner("loser"),
    "of": _owner("of"),
    "defender": _owner("defender"),
    "hex": _hex,
    "origin": _origin,
    "unit": lambda words, value: {"unit": words.unit(value)},
    "target": lambda words, value: {"target": words.unit(value)},
    "machine": lambda words, value: {"machine": words.unit(value)},
    "card": lambda words, value: {"card": words.card(value)},
    "cards": lambda words, value: {"cards": words.listed([words.card(id) for id in value])},
    "to": _owner("to"),
    "marker": lambda words, value: {"marker": words.marker(value)},
    "markers": lambda words, value: {"markers": words.markers(value)},
    "names": lambda words, value: {"names": words.listed([words.word("situation", name) for name in value])},
    "builder": _owner("builder"),
    "experience": lambda words, value: {"experience": words.word("experience", str(value))},
    "amoeba": lambda words, value: {"amoeba": words.unit(value)},
    "troop": lambda words, value: {"troop": words.troops({value: 1})},
    "troops": lambda words, value: {"troops": words.troops(value)},
    "strain": lambda words, value: {"strain": words.strain(value)},
    "technology": lambda words, value: {"technology": words.technology(value)},
    "levels": lambda words, value: {"levels": words.levels(value, above_start=True)},
    "design": lambda words, value: {"design": words.design(value)},
    "code": lambda words, value: {"kind": words.kind(value)},
    "ability": lambda words, value: {"ability": words.word("ability", value)},
}


# --- forms


def _why(words: Words, data: EventData) -> MessageForm:
    """One form for each cause."""
    return data["why"].replace("_", "-"), {}


def _marker_gone(words: Words, data: EventData) -> MessageForm:
    """Who has taken up a load, and what a danger has destroyed, is told by what follows."""
    return (SILENT, {}) if data["why"] in ("mined", "danger") else _why(words, data)


def _moved(words: Words, data: EventData) -> MessageForm:
    """A machine moves by itself."""
    if "unit" in data and data["seat"] == words.facts.seats + MONSTERS:
        return "by-itself", {"units": _one(words, data["unit"])}
    return _closed(words, data)


def _closed(words: Words, data: EventData) -> MessageForm:
    """Whether the viewer knows what it is."""
    return ("" if "unit" in data else "closed"), {}


def _phase(words: Words, data: EventData) -> MessageForm:
    return (data["phase"] if data["phase"] in (MOVEMENT, ECONOMY) else SILENT), {}


def _homes(words: Words, data: EventData) -> MessageForm:
    homes = [
        words.texts("event-empires-homes.item", seat=words.seat(seat), hex=words.linked(hex))
        for seat, hex in enumerate(data["homeworlds"])
    ]
    return "", {"homes": ", ".join(homes)}


def _order(words: Words, data: EventData) -> MessageForm:
    if len(data["order"]) < 2 or data["why"] == "set":
        return SILENT, {}
    return data["why"], {"order": ", ".join(words.seat(seat) for seat in data["order"])}


def _cp(words: Words, data: EventData) -> MessageForm:
    """What a position was laid out with is no news."""
    if data["why"] == "set":
        return SILENT, {}
    home = data.get("home", data["why"] == HOME)
    form = HOME if home else _why(words, data)[0]
    return form, {"count": abs(data["by"]), "sources": data.get("sources", 1) - home}


def summed(events: Sequence[Event]) -> list[Event]:
    """SE-7.1: what all colonies with the Homeworld, all minerals and so on bring to an empire, each in one event that
    counts them."""
    found: list[Event] = []
    sums: dict[tuple[int, str], Event] = {}
    for event in events:
        if event.kind != "cp" or event.data["why"] not in INCOME:
            sums.clear()
            found.append(event)
            continue
        home = event.data["why"] == HOME
        of = event.data["seat"], COLONY if home else event.data["why"]
        if of not in sums:
            sums[of] = Event("cp", {**event.data, "sources": 0, "by": 0, "home": False}, only=event.only)
            found.append(sums[of])
        whole, data = sums[of].data, event.data
        whole |= {"by": whole["by"] + data["by"], "sources": whole["sources"] + 1, "now": data["now"]}
        whole["home"] = whole["home"] or home
    return found


def _bids(words: Words, data: EventData) -> MessageForm:
    if len(data["bids"]) < 2:
        return SILENT, {}
    bids = [
        words.texts("event-empires-bids.item", seat=words.seat(seat), bid=bid) for seat, bid in enumerate(data["bids"])
    ]
    return "", {"bids": ", ".join(bids)}


def _group(words: Words, data: EventData) -> MessageForm:
    """What stands there from the beginning is seen; that a machine comes or awakes is told by another line."""
    why = data["why"]
    if why in ("set", "captured", "machine"):
        return SILENT, {}
    if "unit" in data:
        return why, {}
    return (f"closed-{why}" if why in ("launch", "aliens") else "closed"), {}


def _lost(words: Words, data: EventData) -> MessageForm:
    """Colony Ships that settle, captured ships and counters that become fleets are told by other lines."""
    why = data.get("why", "").replace("_", "-")
    if why in ("settled", "built"):
        return SILENT, {}
    if "unit" in data:
        return why, {}
    return (f"closed-{why}" if why in ("black-hole", "danger") else "closed"), {}


def _shifted(words: Words, data: EventData) -> MessageForm:
    return (data["why"] if "unit" in data else f"closed-{data['why']}"), {}


def _damage(words: Words, data: EventData) -> MessageForm:
    """Repairs after a battle are no news."""
    return ("" if data["hits"] else SILENT), {}


def _technology_shown(words: Words, data: EventData) -> MessageForm:
    return ("" if words.levels(data["levels"], above_start=True) else SILENT), {}


def _battle(words: Words, data: EventData) -> MessageForm:
    """Those who fight together are named together (SE-23.5)."""
    sides = data.get("sides")
    if not sides:
        return "", {}
    return "", {"attacker": words.owners(sides[0]), "defender": words.owners(sides[1])}


def _battle_over(words: Words, data: EventData) -> MessageForm:
    """Who won; who lost what, and how lucky everybody was."""
    return data["how"].replace("_", "-"), {"tally": tally.tally_words(words, data)}


def _round(words: Words, data: EventData) -> MessageForm:
    if data["bonus"] == NOBODY:
        return "", {}
    return "bonus", {"bonus": words.owner(data["bonus"])}


def _roll(words: Words, data: EventData) -> MessageForm:
    """Where a number was needed, whether it hit."""
    form, _ = _why(words, data)
    return (f"{form}-hit" if data["face"] <= data.get("need", 0) else form), {}


def _shot(words: Words, data: EventData) -> MessageForm:
    """Whoever is one of many has an article, a machine with a number is a name: "a Scout", "Doomsday Machine 3"."""
    named: Values = {"target": _one(words, data["target"])}
    if words.is_neutral(data["seat"]):
        named["owned"] = _one(words, data["unit"])
    return ("hit" if data["hit"] else ""), named


def _one(words: Words, unit: str) -> str:
    one, known = words.unit(unit), words.facts
    return one if known.is_machine[known.unit[unit]] else words.texts("empires-single", unit=one)


def _looked(words: Words, data: EventData) -> MessageForm:
    return ("" if "markers" in data else "closed"), {}


def _colony(words: Words, data: EventData) -> MessageForm:
    """Homeworlds of the beginning are told with the homes."""
    return (SILENT if data["value"] else ""), {}


def _colony_lost(words: Words, data: EventData) -> MessageForm:
    by = data["by"]
    form = "homeworld" if data["homeworld"] else "removed" if by == NOBODY else ""
    return form, {"by": words.owner(by) if by != NOBODY else ""}


def _warp_point(words: Words, data: EventData) -> MessageForm:
    return ("joined" if data["pairs"] else ""), {"pairs": words.hexes(data["pairs"])}


def _standing(words: Words, data: EventData) -> MessageForm:
    return SILENT, {}


def _studied(words: Words, data: EventData) -> MessageForm:
    return "", {"faces": ", ".join(map(str, data["faces"]))}


def _weakness(words: Words, data: EventData) -> MessageForm:
    return "", {"weakness": words.word("weakness", data["weakness"])}


def _rival_built(words: Words, data: EventData) -> MessageForm:
    how = words.word("build", data["how"] or "any")
    return ("" if data["face"] else "plain"), {"how": how, "count": data["cp"]}


def _rival_learned(words: Words, data: EventData) -> MessageForm:
    return ("" if data["face"] else "plain"), {}


# --- on the ground, centres, amoebas


def _garrison(words: Words, data: EventData) -> MessageForm:
    return ("" if data["troops"] else "none"), {}


def _landed(words: Words, data: EventData) -> MessageForm:
    late = data["late"]
    return ("" if not late else "all-late" if late == data["troops"] else "late"), {"late": words.troops(late)}


def _ground(words: Words, data: EventData) -> MessageForm:
    """Everything about a fight for a colony is open. Whoever fires late is counted with the others of the kind."""
    came: Counter[str] = Counter(data["ready"]) + Counter(data["late"])
    there = [words.troops(data["defenders"])] if data["defenders"] else []
    if data["militia"]:
        there.append(words.texts("event-empires-ground.militia", count=data["militia"]))
    return ("" if there else "empty"), {"troops": words.troops(came), "defenders": words.listed(there)}


def _ground_shot(words: Words, data: EventData) -> MessageForm:
    return ("hit" if data["hit"] else ""), {"target": words.troops({data["at"]: 1})}


def _supported(words: Words, data: EventData) -> MessageForm:
    return "", {"troops": words.troops({data["troop"]: data["count"]})}


def _captured(words: Words, data: EventData) -> MessageForm:
    if "line" in data:  # a ship, by boarding
        return "ship", {}
    return ("homeworld" if data["homeworld"] else "again" if data["again"] else ""), {}


def _sheet_seen(words: Words, data: EventData) -> MessageForm:
    form = "" if data.get("cp") is None else "cp"
    if words.levels(data["levels"], above_start=True):
        return form, {}
    return (f"{form}-plain" if form else "plain"), {}


def _centre(words: Words, data: EventData) -> MessageForm:
    return "", {"centre": words.word("centre", data["what"])}


def _devoured(words: Words, data: EventData) -> MessageForm:
    return ("" if data["markers"] else "unseen"), {}


def _over(words: Words, data: EventData) -> MessageForm:
    best, why = data["places"][0], words.result(data["reason"])
    if not best:
        return "lost", {"why": why}
    return ("shared" if len(best) > 1 else ""), {"winners": words.seats(best), "why": why}


def _banner(words: Words, data: EventData) -> MessageForm:
    """CL-7.1: put on the map or changed; or taken off it."""
    return ("" if data["now"] else "gone"), {"fleet": words.banner(data["seat"], data["banner"])}


def _card(words: Words, data: EventData) -> MessageForm:
    """Cards that the viewer may not know."""
    return "" if data.get("card") or data.get("cards") else "closed", {}


FORMS: Mapping[str, Callable[[Words, EventData], MessageForm]] = {
    "homes": _homes,
    "phase": _phase,
    "order": _order,
    "roll": _roll,
    "cp": _cp,
    "learned": _why,
    "designed": _why,
    "studied": _studied,
    "bids": _bids,
    "weakness": _weakness,
    "group": _group,
    "lost": _lost,
    "moved": _moved,
    "shifted": _shifted,
    "damage": _damage,
    "technology_shown": _technology_shown,
    "standing": _standing,
    "banner": _banner,
    "battle": _battle,
    "battle_over": _battle_over,
    "round": _round,
    "shot": _shot,
    "looked": _looked,
    "marker_gone": _marker_gone,
    "warp_point": _warp_point,
    "colony": _colony,
    "value": _why,
    "colony_lost": _colony_lost,
    "rival_built": _rival_built,
    "rival_learned": _rival_learned,
    "raised": _why,
    "garrison": _garrison,
    "stowed": _garrison,
    "landed": _landed,
    "ground": _ground,
    "ground_shot": _ground_shot,
    "ground_over": _battle_over,
    "supported": _supported,
    "captured": _captured,
    "manned": lambda words, said: ("" if said["loaded"] else "empty", {}),
    "sheet_seen": _sheet_seen,
    "rp": _cp,
    "centre": _centre,
    "devoured": _devoured,
    "advantages_dealt": _card,
    "advantages_offered": _card,
    "advantage_kept": _card,
    "card_kept": _card,
    "card_given_up": _card,
    "cards_drawn": _card,
    "over": _over,
}
