"""Space Smugglers in words: names of things, options, prompts, reasons, log lines (UX-34, UX-54, UX-88).

Sectors are counted from 1 for the reader, seats have their players' names, goods are listed by colour. Nothing here
knows the table: `place_of` says what a sector is called in links.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from app.text.speech import Speech, signed
from app.text.texts import Texts, message_id
from rules.core.decisions import CLOCK, Decision, Option
from rules.core.events import Event
from rules.smugglers.deliveries import COLOURS, CRUISER

GAME = "smugglers"


def _place(sector: int) -> str:
    return f"sector:{sector}"


def _parts(option: Sequence[Any] | str) -> tuple[str, Sequence[Any]]:
    """The verb of an option, and what it is about."""
    return (option, ()) if isinstance(option, str) else (str(option[0]), option[1:])


class Words(Speech):
    """The wording of one game at one table."""

    def __init__(
        self, texts: Texts, names: Sequence[str], place_of: Callable[[int], str] = _place, stacked: bool = False
    ) -> None:
        super().__init__(texts, names)
        self.place_of, self.stacked = place_of, stacked

    # --- names of things

    def word(self, area: str, name: str, **values: object) -> str:
        return self.texts(message_id("smugglers", area, name), **values)

    def colour(self, colour: str) -> str:
        return self.word("colour", colour.lower())

    def ship(self, ship: str) -> str:
        return self.word("ship", "n") if ship == CRUISER else self.word("ship", "any", colour=self.colour(ship))

    def stuff(self, what: str) -> str:
        """Energy, or a good of this colour."""
        return self.word("stuff", "good", colour=self.colour(what)) if what in COLOURS else self.word("stuff", what)

    def goods(self, goods: Sequence[int]) -> str:
        """Four counters as "2 red and 1 blue goods"."""
        held = [(count, colour) for count, colour in zip(goods, COLOURS, strict=True) if count]
        if not held:
            return self.word("goods", "none")
        parts = [self.word("goods", "part", count=count, colour=self.colour(colour)) for count, colour in held]
        return self.word("goods", "all", list=self.listed(parts), total=sum(goods))

    def points(self, points: int, plus: bool = False) -> str:
        """A number of points as "1 point" or "−3 points"."""
        return self.word("count", "points", count=abs(points), points=signed(points, plus))

    def phase(self, phase: str) -> str:
        return self.word("phase", phase)

    def code(self, code: str) -> str:
        """What became of an event (SM-4.38)."""
        return self.word("code", code.lower())

    # --- choices

    def choice(self, action: Sequence[Any] | str) -> str:
        """A bid in the middle of a sentence."""
        verb, values = self._bid(action)
        return self.word("choice", verb, **values)

    def label(self, option: Option) -> str:
        """An option as "verb + object" (UX-34)."""
        verb, parts = _parts(option)
        values: dict[str, object] = {}
        if verb == "energy":
            values["energy"] = parts[0]
        elif verb == "goods":
            values["goods"] = self.goods(parts)
        elif verb == "give":
            values["what"] = self.stuff(parts[0])
        else:
            verb, values = self._bid(option)
        return self.texts(message_id("option", GAME, verb), **values)

    def _bid(self, action: Sequence[Any] | str) -> tuple[str, dict[str, object]]:
        verb, parts = _parts(action)
        if verb in ("place", "drop"):
            return verb, {"sector": parts[0] + 1, "face": parts[1]}
        return verb, {"token": parts[0]} if verb == "take" else {}

    def payment_field(self, decision: Decision) -> str:
        """What a field of the payment asks: which ship goes without, or what a cruiser gets."""
        of_ships = isinstance(decision.source, int)
        sector = decision.source if of_ships else decision.source[0]
        return self.word("pay", "omit" if of_ships else "cruiser", sector=sector + 1)

    def payment_option(self, option: Option) -> str:
        """What can be chosen there: a ship, a colour, or what becomes of the sector."""
        if isinstance(option, tuple):
            return self.ship(option[1])
        return self.colour(option) if option in COLOURS else self.word("pay", option)

    def prompt(self, decision: Decision) -> str:
        """What is asked, in one sentence."""
        return self.texts(message_id("prompt", decision.prompt), seat=self.seat(decision.seat))

    def rule(self, decision: Decision) -> str:
        """The rule behind a question, in one sentence (UX-31)."""
        return self.texts(message_id("prompt", decision.prompt, "rule"))

    def reason_value(self, name: str, value: Any) -> object:
        if name == "sector":
            return int(value) + 1
        if name == "what":
            return self.stuff(str(value))
        return super().reason_value(name, value)

    # --- the log

    def line(self, event: Event) -> str:
        """An event as a line of the log, with links to sectors."""
        data = event.data
        values: dict[str, object] = {name: value for name, value in data.items() if isinstance(value, (int, str))}
        if "seat" in data:
            values["seat"] = self.seat(data["seat"])
        if "sector" in data:
            values |= {"sector": data["sector"] + 1, "place": self.place_of(data["sector"])}
        if "goods" in data:
            values["goods"] = self.goods(data["goods"])
        form, more = _FORMS.get(event.kind, _plain)(self, data)
        message = message_id("event", GAME, event.kind)
        return self.texts(f"{message}.{form}" if form else message, **{**values, **more})


EventData = Mapping[str, Any]
MessageForm = tuple[str, dict[str, object]]  # which form of the message, and further values for it


def _plain(words: Words, data: EventData) -> MessageForm:
    return "", {}


def _phase(words: Words, data: EventData) -> MessageForm:
    return "", {"phase": words.phase(data["phase"])}


def _placed(words: Words, data: EventData) -> MessageForm:
    return "" if not data["top"] else "match" if data["face"] == data["top"] else "over", {}


def _dropped(words: Words, data: EventData) -> MessageForm:
    height = len(data["tower"])
    if data["case"] == "A":
        form = "first" if height == 1 else ""
    else:
        form = "restored" if data["case"] == "B" else "both" if len(data["fallen"]) > 1 else "fell"
    return form, {"height": height}


def _taken(words: Words, data: EventData) -> MessageForm:
    return "" if data["why"] == "took" else data["why"], {}


def _beat(words: Words, data: EventData) -> MessageForm:
    return "", {"lead": words.seat(data["lead_hand"])}


def _choices(words: Words, data: EventData) -> MessageForm:
    items = [
        words.texts("event-smugglers-choices.item", seat=words.seat(seat), choice=words.choice(choice))
        for seat, choice in data["choices"]
    ]
    return "", {"choices": "; ".join(items)}


def _failed(words: Words, data: EventData) -> MessageForm:
    return "", {"choice": words.choice(data["action"]), "why": words.code(data["code"])}


def _refused(words: Words, data: EventData) -> MessageForm:
    if "code" not in data:  # others see only that something failed (SM-4.56)
        return "", {}
    if data["seat"] == CLOCK:
        return "pause", {"why": words.code(data["code"])}
    return "known", _failed(words, data)[1]


def _committed(words: Words, data: EventData) -> MessageForm:
    return "", {"choice": words.choice(data["action"])}


def _paused(words: Words, data: EventData) -> MessageForm:
    return "", {"seconds": words.texts.number(round(data["t"] / 1000, 1))}


def _timed_out(words: Words, data: EventData) -> MessageForm:
    return "timeout" if data["why"] == "timeout" else "", {}


def _won(words: Words, data: EventData) -> MessageForm:
    seat, tied = data["seat"], data["tied"]
    values: dict[str, object] = {
        "rivals": words.seats([other for other in tied if other != seat]),
        "speeds": " > ".join(signed(speed) for speed in data["speeds"]),
    }
    if len(tied) > 1:
        return "tie", values
    lost = [other for other, _ in data["back"] if other != seat]
    return ("top" if words.stacked else "highest") if lost else "", values


def _delivered(words: Words, data: EventData) -> MessageForm:
    if not data["omitted"]:
        return "", {}
    return "omitted" if sum(data["goods"]) else "free", {"ship": words.ship(data["omitted"])}


def _lost(words: Words, data: EventData) -> MessageForm:
    return "goods" if data["why"] == "goods" else "", {}


def _moved(words: Words, data: EventData) -> MessageForm:
    return "goods" if sum(data["goods"]) else "", {}


def _returned(words: Words, data: EventData) -> MessageForm:
    return "", {"count": len(data["tokens"])}


def _scored(words: Words, data: EventData) -> MessageForm:
    values: dict[str, object] = {"points": words.points(data["points"], plus=True), "total": signed(data["total"])}
    if "colour" in data:
        values["colour"] = words.colour(data["colour"])
    return "" if data["item"] == "won" else data["item"], values


def _over(words: Words, data: EventData) -> MessageForm:
    best = data["places"][0]
    values: dict[str, object] = {
        "winners": words.seats(best),
        "points": words.points(data["scores"][best[0]]),
        "why": words.result(data["reason"]),
    }
    return "shared" if len(best) > 1 else "", values


_FORMS: Mapping[str, Callable[[Words, EventData], MessageForm]] = {
    "phase": _phase,
    "place": _placed,
    "drop": _dropped,
    "take": _taken,
    "beat": _beat,
    "choices": _choices,
    "miss": _failed,
    "withdraw": _failed,
    "refuse": _refused,
    "commit": _committed,
    "pause": _paused,
    "bidding_over": _timed_out,
    "win": _won,
    "deliver": _delivered,
    "lose": _lost,
    "refill": _moved,
    "give": _moved,
    "tokens_back": _returned,
    "score": _scored,
    "over": _over,
}
