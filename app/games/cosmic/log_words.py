"""The log of Cosmic Encounter: who attacks whom and where, what powers did, how totals came about (UX-54, UX-55).

What another line tells anyway has no line of its own: a card on its way into play, the cards of a draw, an effect that
was announced. `EarlierLines` keeps what a later line needs of earlier ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any

from app.games.cosmic import offer_words, option_words
from app.table.roles.log import LogRole
from app.text.speech import signed
from app.text.texts import message_id
from rules.core.events import Event
from rules.core.lean import dataclass
from rules.cosmic.printed.kinds import FLARE

if TYPE_CHECKING:
    from app.games.cosmic.table import CosmicTable
    from app.games.cosmic.words import Values, Words

EventData = Mapping[str, Any]
MessageForm = tuple[str, "Values"]  # which form of the message, and further values for it
SILENT = "-"  # no line


@dataclass
class EarlierLines:
    """What earlier lines have told."""

    drawn: list[str] = field(default_factory=list)  # cards that the viewer saw being drawn
    played: dict[int, tuple[int, str]] = field(default_factory=dict)  # cards in play: by whom, and their design
    swapped: bool = False  # the first of two encounter cards has changed its place
    abandoned: int = -1  # the technology that was abandoned last
    known: dict[tuple[str, int], str] = field(default_factory=dict)  # aliens and technologies when they were last seen

    def notice(self, event: Event) -> None:
        """A log is also put into words when the game is resumed: by then a sheet may hold another alien, and a
        technology lie in its deck."""
        data = event.data
        if event.kind == "completed" and "design" in data:
            self.known["tech", data["card"]] = data["design"]
        elif isinstance(data.get("sheet"), int) and ("alien" in data or event.kind == "sheet"):
            self.known.pop(("sheet", data["sheet"]), None)
            if data.get("alien"):
                self.known["sheet", data["sheet"]] = data["alien"]

    def design(self, source: Sequence[Any]) -> str | None:
        """What a source was when it was used, if earlier lines tell it."""
        if source[0] == "card":
            return self.played[source[1]][1] if source[1] in self.played else None
        return self.known.get((source[0], source[1]))


class CosmicLog(LogRole):
    """For one table."""

    table: CosmicTable
    piles = frozenset(("hand", "dealt", "lab", "aside"))
    in_status = frozenset(("phase",))
    neutral = LogRole.neutral | frozenset(("encounter_end", "destiny", "totals", "outcome", "planet_gone"))

    def line(self, event: Event) -> str:
        return line(self.table.wording, event)

    def merged(self, events: Sequence[Event]) -> Sequence[Event]:
        return without_paid_cards(events)

    def doer(self, event: Event) -> int:
        """Who invites or whose offer it was, who gets a technology, whose alien a card lies on."""
        data = event.data
        if event.kind in ("invited", "agreed"):
            return int(data["by"])
        if event.kind == "technology_passed":
            return int(data["to"])
        if event.kind == "move" and data["origin"].startswith("sheet:"):
            return self._seated(self.table.seen["sheets"][int(data["origin"].partition(":")[2])]["holder"])
        return super().doer(event)

    def turn_begun(self, event: Event) -> int | None:
        return event.data.get("number") if event.kind == "turn" else None  # cards turn, too


def line(words: Words, event: Event) -> str:
    """See the module."""
    data = event.data
    words.earlier.notice(event)
    make = FORMS.get(event.kind)
    if make is None:
        return ""
    form, more = make(words, data)
    if form == SILENT:
        return ""
    message = message_id("event", "cosmic", event.kind)
    worded = words.texts(f"{message}.{form}" if form else message, **{**_values(words, data), **more})
    return worded.replace(" .", ".").replace(" !", "!")


def without_paid_cards(events: Sequence[Event]) -> list[Event]:
    """Hidden cards that are paid as compensation are told once, by the line that counts them."""
    paid = {(f"hand:{event.data['payer']}", f"hand:{event.data['seat']}") for event in events
            if event.kind == "compensation"}  # fmt: skip
    return [
        event
        for event in events
        if event.kind != "move"
        or "design" in event.data
        or (event.data.get("origin"), event.data.get("to")) not in paid
    ]


def _values(words: Words, data: EventData) -> Values:
    """Seats and cards by name; numbers as they are."""
    values: Values = {name: value for name, value in data.items() if type(value) is int}
    for name in ("seat", "offense", "defense", "by", "payer"):
        if isinstance(data.get(name), int):
            values[name] = words.seat(data[name])
    if isinstance(data.get("card"), int):
        values["card"] = words.card_link(data["card"], data.get("design"))
    if isinstance(data.get("planet"), int):
        values["planet"] = words.world(data["planet"])
    if isinstance(data.get("alien"), str) and "sheet" in data:
        values["alien"] = words.link("sheet", data["sheet"], words.piece(data["alien"]))
    return values


def _plain(words: Words, data: EventData) -> MessageForm:
    return "", {}


_EVERYDAY = ("encounter", "regroup")  # what happens in every encounter needs no explanation


def _because(words: Words, data: EventData) -> Values:
    why = "" if data["why"] in _EVERYDAY else words.cause(data["why"])
    return {"why": words.texts("cosmic-because", why=why) if why else ""}


# --- aliens


def _sheet(words: Words, data: EventData) -> MessageForm:
    if "alien" not in data:
        return "hidden", {}
    form = "extra" if data["extra"] else "" if data["face_up"] else "own"
    return form, {"title": words.alien_title(data["alien"])}


def _if_known(words: Words, data: EventData) -> MessageForm:
    return ("" if data.get("alien") else "hidden"), {}


def _sheet_passed(words: Words, data: EventData) -> MessageForm:
    values: Values = {"giver": words.seat(data["origin"]), "taker": words.seat(data["to"])}
    return ("hidden" if "alien" not in data else "lent" if data["lent"] else ""), values


def _power(words: Words, data: EventData) -> MessageForm:
    return "" if data["has"] else "lost", {}


def _mark(words: Words, data: EventData) -> MessageForm:
    """Tokens; what else lies on a sheet is told when it comes there."""
    return ("", {}) if type(data["value"]) is int else (SILENT, {})


def _stacked(words: Words, data: EventData) -> MessageForm:
    source, told = data["source"], data["told"]
    design = words.earlier.design(source)
    piece = words.source(source, design)
    kind = "sheet" if source[0] == "sheet" else "card"
    values: Values = {"piece": words.link(kind, source[1], piece)}
    text = words.text_of(source, design)
    if text is None and "main" in told["about"]:  # a reinforcement says all by itself
        return "reinforce", {**values, "side": words.seat(told["about"]["main"])}
    if text is None:  # nothing has told the viewer what it was
        return "unknown", values
    use, aim = text.uses[told["entry"]], told["aim"]
    values["deed"] = words.deed(use)
    form = "card" if source[0] == "card" else ""
    if not aim:
        return form, values
    return f"{form}aim", {**values, "aim": option_words.aimed(words, source, use, aim, design)}


def _negated(words: Words, data: EventData) -> MessageForm:
    source = data["source"]
    design = words.earlier.design(source)
    kind = "sheet" if source[0] == "sheet" else "card"
    return "", {"piece": words.link(kind, source[1], words.source(source, design))}


def _declared(words: Words, event_data: EventData) -> MessageForm:
    """Effects are told when they are announced; here only what they leave open."""
    name, data = event_data["name"], event_data.get("data") or {}
    values: Values = {"piece": words.cause(event_data["piece"])}
    if name == "saved":
        return "saved", values
    if name == "grudge":
        return "grudge", {**values, "seats": words.seats(data["holders"])}
    if name == "call_spread":
        return "spread", {**values, "number": data["number"]}
    if name == "draw_three":
        return "adds", {**values, "number": data["value"]}
    return SILENT, {}


# --- the course of an encounter


def _turn(words: Words, data: EventData) -> MessageForm:
    """Whose turn it is; by the same name the core tells of a card that is turned up, which is told otherwise."""
    return (SILENT, {}) if "face_up" in data else ("", {})


def _encounter(words: Words, data: EventData) -> MessageForm:
    """The first one of a turn is told with the turn."""
    return ("nested" if data["nested"] else "" if data["number"] > 1 else SILENT), {}


def _phase(words: Words, data: EventData) -> MessageForm:
    return "", {"phase": words.word("phase", data["phase"])}


def _defense(words: Words, data: EventData) -> MessageForm:
    return "own" if data["system"] == data["offense"] else "", {}


def _invited(words: Words, data: EventData) -> MessageForm:
    values: Values = {"seat": words.seat(data["by"]), "seats": words.seats(data["seats"])}
    return "" if data["seats"] else "nobody", values


def _joined(words: Words, data: EventData) -> MessageForm:
    return data["side"] or ("left" if data.get("left") else ""), {}


def _aimed(words: Words, data: EventData) -> MessageForm:
    return "", {"planet": words.world(data["planet"], "", data["seat"])}


def _revealed(words: Words, data: EventData) -> MessageForm:
    ours, theirs = (words.face(*face) for face in data["shown"])
    return "", {"ours": ours, "theirs": theirs}


def _face(words: Words, data: EventData) -> MessageForm:
    return "", {"face": words.face(data["type"], data["value"])}


def _added(words: Words, data: EventData) -> MessageForm:
    """A reinforcement was told when it was played."""
    if data["why"] == "reinforcement":
        return SILENT, {}
    return "", {"number": signed(data["number"], plus=True), "why": words.cause(data["why"])}


def _totals(words: Words, data: EventData) -> MessageForm:
    ours, theirs = (
        _sum(words, parts, total) for parts, total in zip(data["parts"], data["totals"], strict=True)
    )  # fmt: skip
    return "", {"ours": ours, "theirs": theirs}


def _sum(words: Words, parts: Mapping[str, int], total: int) -> str:
    """ "8 + 3 ships + 2 ships allied + 4 = 17"."""
    said = [signed(parts["card"])]
    for name in ("own", "allies", "added"):
        number = parts[name]
        if number:
            counted = (
                str(abs(number))
                if name == "added"
                else words.texts(f"event-cosmic-totals.{name}", count=abs(number))
            )  # fmt: skip
            said.append(f"{'−' if number < 0 else '+'} {counted}")
    if len(said) == 1:
        return signed(total)
    return words.texts("event-cosmic-totals.sum", parts=" ".join(said), total=signed(total))


_OUTCOMES = {
    "offense": "offense", "defense": "defense", "both_lose": "both", "deal": "deal", "no_deal": "nodeal",
    "settled": "settled", "broken_off": "nocard",
}  # fmt: skip
_OUTCOMES_BY_REASON = {"foreseen": "foreseen", "quashed": "quashed", "no_ships": "noships", "no_planet": "noplanet"}


def _outcome(words: Words, data: EventData) -> MessageForm:
    outcome, why = data["outcome"], data["why"]
    if why == "no_card" and outcome in ("offense", "defense"):
        return "unarmed", {"loser": words.seat(data["defense" if outcome == "offense" else "offense"])}
    return _OUTCOMES_BY_REASON.get(why) or _OUTCOMES[outcome], {}


def _offer(words: Words, data: EventData) -> MessageForm:
    return "", {"text": offer_words.offer(words, data)}


def _agreed(words: Words, data: EventData) -> MessageForm:
    return "", {"seat": words.seat(data["by"])}


def _compensation(words: Words, data: EventData) -> MessageForm:
    return ("", {}) if data["count"] else (SILENT, {})


def _accused(words: Words, data: EventData) -> MessageForm:
    return "right" if data["right"] else "", {}


def _cheated(words: Words, data: EventData) -> MessageForm:
    to = words.linked(data["place"], "ra", data["seat"]) if data["place"] else ""
    return "", {"what": words.word("aim", data["what"], to=to)}


# --- ships


def _ships(words: Words, data: EventData) -> MessageForm:
    """Where from and where to make the sentence."""
    origin, to = data["origin"], data["to"]
    start, goal = origin.partition(":")[0], to.partition(":")[0]
    form = _ship_form(start, goal, data["why"])
    values: Values = {
        "origin": words.linked(origin, "rol", data["seat"]),
        "to": words.linked(to, "ra", data["seat"]),
        "at": words.linked(to, "on", data["seat"]) if goal == "planet" else "",
    }
    return form, {**values, **_because(words, data)} if form in _WITH_CAUSE else values


_WITH_CAUSE = ("lost", "removed", "retrieved", "healed")  # what else happens to ships explains itself


def _ship_form(start: str, goal: str, why: str) -> str:
    if goal in ("warp", "out"):
        return "lost" if goal == "warp" else "removed"
    if why in ("launch", "ally"):  # with a flare also from the warp
        return "launch"
    if start in ("warp", "out"):
        return "retrieved" if start == "warp" else "healed"
    if goal in ("gate", "beside"):
        return "launch"
    if goal == "tech":
        return "research"
    if why in ("landing", "yielded"):
        return "lands"
    if why in ("resettle", "deal", "settles"):
        return "settles"
    if why in ("crash_landing", "rescued"):
        return "crash" if why == "crash_landing" else "rescued"
    return "" if start == "planet" else "returns"


# --- cards


def _drew(words: Words, data: EventData) -> MessageForm:
    cards, words.earlier.drawn = words.earlier.drawn, []
    values = _because(words, data)
    known = len(cards) == data["count"]
    return ("known", {**values, "cards": words.listed(cards)}) if known else ("", values)


def _played(words: Words, data: EventData) -> MessageForm:
    """What follows tells it."""
    words.earlier.played[data["card"]] = (data["seat"], data["design"])
    return SILENT, {}


def _move(words: Words, data: EventData) -> MessageForm:
    origin, _, giver = data["origin"].partition(":")
    goal, _, whose = data["to"].partition(":")
    make = _MOVES.get((origin, goal))
    return (SILENT, {}) if make is None else make(words, data, giver, whose)


Move = Callable[["Words", EventData, str, str], MessageForm]


def _remember(words: Words, data: EventData, giver: str, whose: str) -> MessageForm:
    """The draw is told as a whole."""
    if "design" in data:
        words.earlier.drawn.append(words.card_link(data["card"], data["design"]))
    return SILENT, {}


def _to(form: str, owner: bool = False) -> Move:
    """A form with the owner of the goal, or of the origin; a card that is not known is not spoken of."""

    def moved(words: Words, data: EventData, giver: str, whose: str) -> MessageForm:
        if "design" not in data:
            return SILENT, {}
        return form, {"seat": words.seat(int(giver if owner else whose))}

    return moved


def _always(form: str) -> Move:
    return lambda words, data, giver, whose: (form, {"seat": words.seat(int(whose)) if whose else ""})


def _passed(words: Words, data: EventData, giver: str, whose: str) -> MessageForm:
    values: Values = {"giver": words.seat(int(giver)), "seat": words.seat(int(whose))}
    return "known" if "design" in data else "passed", values


def _from_play(words: Words, data: EventData, giver: str, whose: str) -> MessageForm:
    """A flare comes back to its player, unless somebody has got hold of it."""
    by, design = words.earlier.played.pop(data["card"], (int(whose), "")) if "card" in data else (int(whose), "")
    if by == int(whose) or not design:
        return SILENT, {}
    return "stolen", {"seat": words.seat(int(whose)), "card": words.card_link(data["card"], design)}


def _spent(words: Words, data: EventData, giver: str, whose: str) -> MessageForm:
    """A flare would return otherwise; of an artifact everybody knows it."""
    return ("dropped" if data["design"] in words.content.table(FLARE) else SILENT), {}


def _laid(words: Words, data: EventData, giver: str, whose: str) -> MessageForm:
    """An encounter card from a hand, or from a sheet."""
    from_hand = data["origin"].startswith("hand")
    values: Values = {"seat": words.seat(int(giver) if from_hand else words.table["sheets"][int(giver)]["holder"])}
    if "design" not in data:
        return "laid", values
    return "open" if data["face_up"] else "mine", values


def _swapped(words: Words, data: EventData, giver: str, whose: str) -> MessageForm:
    words.earlier.swapped = not words.earlier.swapped
    return ("swapped", {}) if words.earlier.swapped else (SILENT, {})


def _taken_back(words: Words, data: EventData, giver: str, whose: str) -> MessageForm:
    return "back", {"seat": words.seat(int(whose))}


def _citadel(words: Words, data: EventData, giver: str, whose: str) -> MessageForm:
    return "citadel", {"planet": words.world(int(whose), "on")}


def _battery(words: Words, data: EventData, giver: str, whose: str) -> MessageForm:
    return "battery", {"seat": words.seat(int(giver)), "tech": words.card_link(int(whose))}


def _lost_technology(words: Words, data: EventData, giver: str, whose: str) -> MessageForm:
    return (SILENT if data["card"] == words.earlier.abandoned else "lost"), {}


def _abandoned(words: Words, data: EventData) -> MessageForm:
    words.earlier.abandoned = data["card"]
    return "", {}


_MOVES: Mapping[tuple[str, str], Move] = {
    ("deck", "hand"): _remember,
    ("deck", "sheet"): _remember,
    ("hand", "discard"): _to("discard", owner=True),
    ("discard", "hand"): _to("taken"),
    ("hand", "hand"): _passed,
    ("play", "discard"): _spent,
    ("sheet", "discard"): lambda words, data, giver, whose: ("dropped", {}),
    ("under", "discard"): lambda words, data, giver, whose: ("dropped", {}),
    ("play", "hand"): _from_play,
    ("play", "sheet"): lambda words, data, giver, whose: (SILENT, {}),
    ("hand", "slot"): _laid,
    ("sheet", "slot"): _laid,
    ("slot", "slot"): _swapped,
    ("slot", "hand"): _taken_back,
    ("slot", "deck"): lambda words, data, giver, whose: ("under", {}),
    ("hand", "citadel"): _citadel,
    ("citadel", "discard"): lambda words, data, giver, whose: ("fallen", {}),
    ("hand", "aside"): _always("aside"),
    ("aside", "hand"): _always("takenup"),
    ("flares", "out"): lambda words, data, giver, whose: ("out", {}),
    ("dealt", "lab"): _always("lab"),
    ("hand", "under"): _battery,
    ("lab", "tech_discard"): _lost_technology,
}


def _technology_passed(words: Words, data: EventData) -> MessageForm:
    return "", {"seat": words.seat(data["to"])}


def _token(words: Words, data: EventData) -> MessageForm:
    """A ship or a weapon that a technology has brought onto the board."""
    return "", {"places": words.listed([words.linked(place, "", -1) for place in data["places"]])}


def _shuffle(words: Words, data: EventData) -> MessageForm:
    return {"deck": ("", {}), "destiny": ("destiny", {}), "tech_deck": ("tech", {})}.get(data["place"], (SILENT, {}))


def _show(words: Words, data: EventData) -> MessageForm:
    values: Values = {"seats": words.seats(data["to"]), "count": len(data["to"])}
    if "designs" not in data:
        return "", values
    cards = [words.card_link(card, design) for card, design in zip(data["cards"], data["designs"], strict=True)]
    all_others = len(data["to"]) >= len(words.names) - 1
    return "all" if all_others and len(data["to"]) > 1 else "known", {**values, "cards": words.listed(cards)}


def _over(words: Words, data: EventData) -> MessageForm:
    winners: Sequence[int] = data["places"][0] if data["places"] else ()
    values: Values = {"winners": words.seats(winners), "why": words.result(data["reason"])}
    if not winners or data["reason"] == "cosmic.long":
        return "draw", values
    return "shared" if len(winners) > 1 else "", values


def _silent(words: Words, data: EventData) -> MessageForm:
    return SILENT, {}


FORMS: Mapping[str, Callable[[Words, EventData], MessageForm]] = {
    "sheet": _sheet,
    "sheet_gone": _if_known,
    "sheet_up": _plain,
    "sheet_passed": _sheet_passed,
    "first_player": _plain,
    "turn": _turn,
    "encounter": _encounter,
    "encounter_end": _silent,
    "phase": _phase,
    "destiny": _plain,
    "defense": _defense,
    "aimed": _aimed,
    "invited": _invited,
    "joined": _joined,
    "revealed": _revealed,
    "card_becomes": _face,
    "added": _added,
    "totals": _totals,
    "outcome": _outcome,
    "offer": _offer,
    "agreed": _agreed,
    "compensation": _compensation,
    "claimed": _face,
    "accused": _accused,
    "cheated": _cheated,
    "power": _power,
    "over": _over,
    "drew": _drew,
    "ships": _ships,
    "track": _plain,
    "planet": _plain,
    "planet_gone": _plain,
    "played": _played,
    "stacked": _stacked,
    "negated": _negated,
    "unstacked": _silent,
    "zapped": _plain,
    "declared": _declared,
    "mark": _mark,
    "completed": _plain,
    "abandoned": _abandoned,
    "technology_passed": _technology_passed,
    "token": _token,
    "move": _move,
    "shuffle": _shuffle,
    "show": _show,
    "concede": _plain,
}
