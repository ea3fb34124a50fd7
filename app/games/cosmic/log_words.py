"""The log of Cosmic Encounter: who attacks whom and where, what powers did, how totals came about (UX-54, UX-55).

What another line tells anyway has no line of its own: a card on its way into play, the cards of a draw, an effect that
was announced. `EarlierLines` keeps what a later line needs of earlier ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any

from app.games.cosmic import offer_words, option_words
from app.text.speech import signed
from app.text.texts import message_id
from rules.core.events import Event
from rules.core.lean import dataclass
from rules.cosmic.kinds import FLARE

if TYPE_CHECKING:
    from app.games.cosmic.words import Values, Words

Said = Mapping[str, Any]
MessageForm = tuple[str, "Values"]  # which form of the message, and further values for it
SILENT = "-"  # no line


@dataclass
class EarlierLines:
    """What earlier lines have told."""

    drawn: list[str] = field(default_factory=list)  # cards that these eyes saw being drawn
    played: dict[int, tuple[int, str]] = field(default_factory=dict)  # cards in play: by whom, and their design
    swapped: bool = False  # the first of two encounter cards has changed its place
    abandoned: int = -1  # the technology that was abandoned last
    known: dict[tuple[str, int], str] = field(default_factory=dict)  # aliens and technologies when they were last seen

    def notice(self, event: Event) -> None:
        """A log is also put into words when the game is resumed: by then a sheet may hold another alien, and a
        technology lie in its deck."""
        said = event.data
        if event.kind == "completed" and "design" in said:
            self.known["tech", said["card"]] = said["design"]
        elif isinstance(said.get("sheet"), int) and ("alien" in said or event.kind == "sheet"):
            self.known.pop(("sheet", said["sheet"]), None)
            if said.get("alien"):
                self.known["sheet", said["sheet"]] = said["alien"]

    def design(self, source: Sequence[Any]) -> str | None:
        """What a source was when it was used, if earlier lines tell it."""
        if source[0] == "card":
            return self.played[source[1]][1] if source[1] in self.played else None
        return self.known.get((source[0], source[1]))


def line(words: Words, event: Event) -> str:
    """See the module."""
    said = event.data
    words.earlier.notice(event)
    make = FORMS.get(event.kind)
    if make is None:
        return ""
    form, more = make(words, said)
    if form == SILENT:
        return ""
    message = message_id("event", "cosmic", event.kind)
    worded = words.texts(f"{message}.{form}" if form else message, **{**_values(words, said), **more})
    return worded.replace(" .", ".").replace(" !", "!")


def told(events: Sequence[Event]) -> list[Event]:
    """Hidden cards that are paid as compensation are told once, by the line that counts them."""
    paid = {(f"hand:{e.data['payer']}", f"hand:{e.data['seat']}") for e in events if e.kind == "compensation"}
    return [
        e
        for e in events
        if e.kind != "move" or "design" in e.data or (e.data.get("origin"), e.data.get("to")) not in paid
    ]


def _values(words: Words, said: Said) -> Values:
    """Seats and cards by name; numbers as they are."""
    values: Values = {name: value for name, value in said.items() if type(value) is int}
    for name in ("seat", "offense", "defense", "by", "payer"):
        if isinstance(said.get(name), int):
            values[name] = words.seat(said[name])
    if isinstance(said.get("card"), int):
        values["card"] = words.card_link(said["card"], said.get("design"))
    if isinstance(said.get("planet"), int):
        values["planet"] = words.world(said["planet"])
    if isinstance(said.get("alien"), str) and "sheet" in said:
        values["alien"] = words.link("sheet", said["sheet"], words.piece(said["alien"]))
    return values


def _plain(words: Words, said: Said) -> MessageForm:
    return "", {}


_EVERYDAY = ("encounter", "regroup")  # what happens in every encounter needs no explanation


def _because(words: Words, said: Said) -> Values:
    why = "" if said["why"] in _EVERYDAY else words.cause(said["why"])
    return {"why": words.texts("cosmic-because", why=why) if why else ""}


# --- aliens


def _sheet(words: Words, said: Said) -> MessageForm:
    if "alien" not in said:
        return "hidden", {}
    form = "extra" if said["extra"] else "" if said["face_up"] else "own"
    return form, {"title": words.alien_title(said["alien"])}


def _if_known(words: Words, said: Said) -> MessageForm:
    return ("" if said.get("alien") else "hidden"), {}


def _sheet_passed(words: Words, said: Said) -> MessageForm:
    values: Values = {"giver": words.seat(said["origin"]), "taker": words.seat(said["to"])}
    return ("hidden" if "alien" not in said else "lent" if said["lent"] else ""), values


def _power(words: Words, said: Said) -> MessageForm:
    return "" if said["has"] else "lost", {}


def _mark(words: Words, said: Said) -> MessageForm:
    """Tokens; what else lies on a sheet is told when it comes there."""
    return ("", {}) if type(said["value"]) is int else (SILENT, {})


def _stacked(words: Words, said: Said) -> MessageForm:
    source, told = said["source"], said["told"]
    design = words.earlier.design(source)
    piece = words.source(source, design)
    kind = "sheet" if source[0] == "sheet" else "card"
    values: Values = {"piece": words.link(kind, source[1], piece)}
    text = words.text_of(source, design)
    if text is None and "main" in told["about"]:  # a reinforcement says all by itself
        return "reinforce", {**values, "side": words.seat(told["about"]["main"])}
    if text is None:  # nothing has told these eyes what it was
        return "unknown", values
    use, aim = text.uses[told["entry"]], told["aim"]
    values["deed"] = words.deed(use)
    form = "card" if source[0] == "card" else ""
    if not aim:
        return form, values
    return f"{form}aim", {**values, "aim": option_words.aimed(words, source, use, aim, design)}


def _negated(words: Words, said: Said) -> MessageForm:
    source = said["source"]
    design = words.earlier.design(source)
    kind = "sheet" if source[0] == "sheet" else "card"
    return "", {"piece": words.link(kind, source[1], words.source(source, design))}


def _declared(words: Words, said: Said) -> MessageForm:
    """Effects are told when they are announced; here only what they leave open."""
    name, data = said["name"], said.get("data") or {}
    values: Values = {"piece": words.cause(said["piece"])}
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


def _turn(words: Words, said: Said) -> MessageForm:
    """Whose turn it is; by the same name the core tells of a card that is turned up, which is told otherwise."""
    return (SILENT, {}) if "face_up" in said else ("", {})


def _encounter(words: Words, said: Said) -> MessageForm:
    """The first one of a turn is told with the turn."""
    return ("nested" if said["nested"] else "" if said["number"] > 1 else SILENT), {}


def _phase(words: Words, said: Said) -> MessageForm:
    return "", {"phase": words.word("phase", said["phase"])}


def _defense(words: Words, said: Said) -> MessageForm:
    return "own" if said["system"] == said["offense"] else "", {}


def _invited(words: Words, said: Said) -> MessageForm:
    values: Values = {"seat": words.seat(said["by"]), "seats": words.seats(said["seats"])}
    return "" if said["seats"] else "nobody", values


def _joined(words: Words, said: Said) -> MessageForm:
    return said["side"] or ("left" if said.get("left") else ""), {}


def _aimed(words: Words, said: Said) -> MessageForm:
    return "", {"planet": words.world(said["planet"], "", said["seat"])}


def _revealed(words: Words, said: Said) -> MessageForm:
    ours, theirs = (words.face(*face) for face in said["shown"])
    return "", {"ours": ours, "theirs": theirs}


def _face(words: Words, said: Said) -> MessageForm:
    return "", {"face": words.face(said["type"], said["value"])}


def _added(words: Words, said: Said) -> MessageForm:
    """A reinforcement was told when it was played."""
    if said["why"] == "reinforcement":
        return SILENT, {}
    return "", {"number": signed(said["number"], plus=True), "why": words.cause(said["why"])}


def _totals(words: Words, said: Said) -> MessageForm:
    ours, theirs = (
        _sum(words, parts, total) for parts, total in zip(said["parts"], said["totals"], strict=True)
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


def _outcome(words: Words, said: Said) -> MessageForm:
    outcome, why = said["outcome"], said["why"]
    if why == "no_card" and outcome in ("offense", "defense"):
        return "unarmed", {"loser": words.seat(said["defense" if outcome == "offense" else "offense"])}
    return _OUTCOMES_BY_REASON.get(why) or _OUTCOMES[outcome], {}


def _offer(words: Words, said: Said) -> MessageForm:
    return "", {"text": offer_words.offer(words, said)}


def _agreed(words: Words, said: Said) -> MessageForm:
    return "", {"seat": words.seat(said["by"])}


def _compensation(words: Words, said: Said) -> MessageForm:
    return ("", {}) if said["count"] else (SILENT, {})


def _accused(words: Words, said: Said) -> MessageForm:
    return "right" if said["right"] else "", {}


def _cheated(words: Words, said: Said) -> MessageForm:
    to = words.linked(said["place"], "ra", said["seat"]) if said["place"] else ""
    return "", {"what": words.word("aim", said["what"], to=to)}


# --- ships


def _ships(words: Words, said: Said) -> MessageForm:
    """Where from and where to make the sentence."""
    origin, to = said["origin"], said["to"]
    start, goal = origin.partition(":")[0], to.partition(":")[0]
    form = _ship_form(start, goal, said["why"])
    values: Values = {
        "origin": words.linked(origin, "rol", said["seat"]),
        "to": words.linked(to, "ra", said["seat"]),
        "at": words.linked(to, "on", said["seat"]) if goal == "planet" else "",
    }
    return form, {**values, **_because(words, said)} if form in _WITH_CAUSE else values


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


def _drew(words: Words, said: Said) -> MessageForm:
    cards, words.earlier.drawn = words.earlier.drawn, []
    values = _because(words, said)
    known = len(cards) == said["count"]
    return ("known", {**values, "cards": words.listed(cards)}) if known else ("", values)


def _played(words: Words, said: Said) -> MessageForm:
    """What follows tells it."""
    words.earlier.played[said["card"]] = (said["seat"], said["design"])
    return SILENT, {}


def _move(words: Words, said: Said) -> MessageForm:
    origin, _, giver = said["origin"].partition(":")
    goal, _, whose = said["to"].partition(":")
    make = _MOVES.get((origin, goal))
    return (SILENT, {}) if make is None else make(words, said, giver, whose)


Move = Callable[["Words", Said, str, str], MessageForm]


def _remember(words: Words, said: Said, giver: str, whose: str) -> MessageForm:
    """The draw is told as a whole."""
    if "design" in said:
        words.earlier.drawn.append(words.card_link(said["card"], said["design"]))
    return SILENT, {}


def _to(form: str, owner: bool = False) -> Move:
    """A form with the owner of the goal, or of the origin; a card that is not known is not spoken of."""

    def moved(words: Words, said: Said, giver: str, whose: str) -> MessageForm:
        if "design" not in said:
            return SILENT, {}
        return form, {"seat": words.seat(int(giver if owner else whose))}

    return moved


def _always(form: str) -> Move:
    return lambda words, said, giver, whose: (form, {"seat": words.seat(int(whose)) if whose else ""})


def _passed(words: Words, said: Said, giver: str, whose: str) -> MessageForm:
    values: Values = {"giver": words.seat(int(giver)), "seat": words.seat(int(whose))}
    return "known" if "design" in said else "passed", values


def _from_play(words: Words, said: Said, giver: str, whose: str) -> MessageForm:
    """A flare comes back to its player, unless somebody has got hold of it."""
    by, design = words.earlier.played.pop(said["card"], (int(whose), "")) if "card" in said else (int(whose), "")
    if by == int(whose) or not design:
        return SILENT, {}
    return "stolen", {"seat": words.seat(int(whose)), "card": words.card_link(said["card"], design)}


def _spent(words: Words, said: Said, giver: str, whose: str) -> MessageForm:
    """A flare would return otherwise; of an artifact everybody knows it."""
    return ("dropped" if said["design"] in words.content.table(FLARE) else SILENT), {}


def _laid(words: Words, said: Said, giver: str, whose: str) -> MessageForm:
    """An encounter card from a hand, or from a sheet."""
    from_hand = said["origin"].startswith("hand")
    values: Values = {"seat": words.seat(int(giver) if from_hand else words.table["sheets"][int(giver)]["holder"])}
    if "design" not in said:
        return "laid", values
    return "open" if said["face_up"] else "mine", values


def _swapped(words: Words, said: Said, giver: str, whose: str) -> MessageForm:
    words.earlier.swapped = not words.earlier.swapped
    return ("swapped", {}) if words.earlier.swapped else (SILENT, {})


def _taken_back(words: Words, said: Said, giver: str, whose: str) -> MessageForm:
    return "back", {"seat": words.seat(int(whose))}


def _citadel(words: Words, said: Said, giver: str, whose: str) -> MessageForm:
    return "citadel", {"planet": words.world(int(whose), "on")}


def _battery(words: Words, said: Said, giver: str, whose: str) -> MessageForm:
    return "battery", {"seat": words.seat(int(giver)), "tech": words.card_link(int(whose))}


def _lost_technology(words: Words, said: Said, giver: str, whose: str) -> MessageForm:
    return (SILENT if said["card"] == words.earlier.abandoned else "lost"), {}


def _abandoned(words: Words, said: Said) -> MessageForm:
    words.earlier.abandoned = said["card"]
    return "", {}


_MOVES: Mapping[tuple[str, str], Move] = {
    ("deck", "hand"): _remember,
    ("deck", "sheet"): _remember,
    ("hand", "discard"): _to("discard", owner=True),
    ("discard", "hand"): _to("taken"),
    ("hand", "hand"): _passed,
    ("play", "discard"): _spent,
    ("sheet", "discard"): lambda words, said, giver, whose: ("dropped", {}),
    ("under", "discard"): lambda words, said, giver, whose: ("dropped", {}),
    ("play", "hand"): _from_play,
    ("play", "sheet"): lambda words, said, giver, whose: (SILENT, {}),
    ("hand", "slot"): _laid,
    ("sheet", "slot"): _laid,
    ("slot", "slot"): _swapped,
    ("slot", "hand"): _taken_back,
    ("slot", "deck"): lambda words, said, giver, whose: ("under", {}),
    ("hand", "citadel"): _citadel,
    ("citadel", "discard"): lambda words, said, giver, whose: ("fallen", {}),
    ("hand", "aside"): _always("aside"),
    ("aside", "hand"): _always("takenup"),
    ("flares", "out"): lambda words, said, giver, whose: ("out", {}),
    ("dealt", "lab"): _always("lab"),
    ("hand", "under"): _battery,
    ("lab", "tech_discard"): _lost_technology,
}


def _technology_passed(words: Words, said: Said) -> MessageForm:
    return "", {"seat": words.seat(said["to"])}


def _token(words: Words, said: Said) -> MessageForm:
    """A ship or a weapon that a technology has brought onto the board."""
    return "", {"places": words.listed([words.linked(place, "", -1) for place in said["places"]])}


def _shuffle(words: Words, said: Said) -> MessageForm:
    return {"deck": ("", {}), "destiny": ("destiny", {}), "tech_deck": ("tech", {})}.get(said["place"], (SILENT, {}))


def _show(words: Words, said: Said) -> MessageForm:
    values: Values = {"seats": words.seats(said["to"]), "count": len(said["to"])}
    if "designs" not in said:
        return "", values
    cards = [words.card_link(card, design) for card, design in zip(said["cards"], said["designs"], strict=True)]
    all_others = len(said["to"]) >= len(words.names) - 1
    return "all" if all_others and len(said["to"]) > 1 else "known", {**values, "cards": words.listed(cards)}


def _over(words: Words, said: Said) -> MessageForm:
    winners: Sequence[int] = said["places"][0] if said["places"] else ()
    values: Values = {"winners": words.seats(winners), "why": words.result(said["reason"])}
    if not winners or said["reason"] == "cosmic.long":
        return "draw", values
    return "shared" if len(winners) > 1 else "", values


def _silent(words: Words, said: Said) -> MessageForm:
    return SILENT, {}


FORMS: Mapping[str, Callable[[Words, Said], MessageForm]] = {
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
