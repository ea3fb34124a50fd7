"""Káosz Galaktika in words: cards and what they are, options, prompts, reasons (UX-34, UX-51, UX-88).

`see` tells it what one viewer sees; cards that are not known to them are named by where they lie. The lines of
the log are in `log_words`. Nothing here knows the table: `place_of` says what a card is called in links.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from app.games.kaosz.sight import SeenTable
from app.text.speech import Speech, signed
from app.text.texts import Texts, message_id
from rules.content.verbs import VerbCall
from rules.core.decisions import Decision, Option
from rules.core.events import Event
from rules.core.questions import Question
from rules.core.windows import PRIORITY_REPLY
from rules.kaosz.faces import COST_X, Face, Mode, Price, calls_in
from rules.kaosz.questions import BOUND, CREW, HAND_LIMIT, HANGAR_LIMIT, OPPONENT, PAY, SHOOT, TRAP, WAY

if TYPE_CHECKING:
    from rules.kaosz.seen import ItemSeen, TableSeen


GAME = "kaosz"
PLACE_TYPES = {"surface": "base", "cantina": "crew"}  # where a card is laid, and what belongs there
# Questions about a limit, which cards may change.
_LIMITS: dict[str, str] = {HAND_LIMIT: "hand", HANGAR_LIMIT: "hangar"}
_OF_SEATS = (*OPPONENT, *BOUND)
_MARKUP = re.compile(r"<[^<>]*>")

Values = dict[str, object]


def key_of(prompt: str) -> str:
    """The question itself: the same one may come up in several places of the rules.

    >>> key_of("kaosz.announce.target"), key_of("core.priority.reply")
    ('target', 'reply')
    """
    return prompt.rpartition(".")[2]


class Words(Speech):
    """The wording of one game at one table."""

    def __init__(
        self, texts: Texts, names: Sequence[str], faces: Mapping[str, Face], place_of: Callable[[int], str] = str
    ) -> None:
        super().__init__(texts, names)
        self.faces, self.place_of = faces, place_of
        self.sight = SeenTable()
        self.level = 0  # of the quick-start game; 0 under the official rules
        self.discreet = False  # others look at the same screen: the log names no hidden card
        self._alike: dict[str, list[int]] = {}  # ships that have been in play, by design

    def word(self, area: str, name: str, **values: object) -> str:
        return self.texts(self.fitting(message_id("kaosz", area, name)), **values)

    def fitting(self, message: str) -> str:
        """The form of a message for this level of the quick-start game, where it differs (KG-11.1 ff.)."""
        forms = (f"{message}-level-{self.level}", f"{message}-quick") if self.level else ()
        return next((form for form in forms if self.texts.has(form)), message)

    def see(self, table: TableSeen) -> None:
        """What is seen now: `view(state, seat)["table"]`."""
        self.sight = SeenTable(table)
        for ship in self.sight.ships():
            alike = self._alike.setdefault(ship.design or "", [])
            if ship.card not in alike:
                alike.append(ship.card)

    def forget(self) -> None:
        """Another game, or an earlier position of it: ships are counted anew."""
        self._alike = {}

    def number(self, card: int, design: str) -> int:
        """Which of several ships of the same name this is, from 1; 0 if there has been only one in play.

        Only ships are told apart in this way: they always lie face up, so nobody learns anything from it.
        """
        alike = self._alike.get(design, ())
        return alike.index(card) + 1 if len(alike) > 1 and card in alike else 0

    # --- cards

    def face(self, card: int) -> Face | None:
        """What is printed on a card, if the viewer knows it."""
        return self.faces.get(self.sight.design(card) or "")

    def name(self, face: Face) -> str:
        """A card's name in the present language."""
        return self.texts.translated(face.name)

    def text(self, face: Face) -> str:
        """A card's rules text in the present language."""
        return self.texts.translated(face.text)

    def design(self, design: str) -> str:
        """The name of a design; its id if no such card is known."""
        return self.name(self.faces[design]) if design in self.faces else design

    def card(self, card: int, design: str | None = None) -> str:
        """A card by its name, or by what everybody sees of it."""
        known = design or self.sight.design(card)
        if known:
            number = self.number(card, known)
            name = self.design(known)
            return self.word("list", "numbered", card=name, number=number) if number else name
        seen = self.sight.card(card)
        zone, _, where = seen.place.partition(":")
        if zone in PLACE_TYPES:
            return self.word("unknown", PLACE_TYPES[zone], number=seen.number)
        if zone == "on":
            return self.word("unknown", "equipment", ship=self.card(int(where)))
        return self.word("unknown", "card")

    def link(self, card: int, design: str | None = None) -> str:
        """A card by its name, leading to it."""
        return f"<link:{self.place_of(card)}>{self.card(card, design)}</link>"

    def links(self, cards: Sequence[int]) -> str:
        return self.listed([self.link(card) for card in cards])

    # --- names of what cards are

    def type(self, face: Face) -> str:
        return self.word("type", face.type)

    def keyword(self, keyword: str) -> str:
        return self.word("keyword", keyword)

    def value(self, stat: str) -> str:
        return self.word("value", stat)

    def state(self, state: str) -> str:
        return self.word("state", state)

    def phase(self, phase: str) -> str:
        return self.word("phase", phase)

    def step(self, step: str) -> str:
        return self.word("step", step)

    def moment(self, moment: str) -> str:
        return self.word("moment", moment)

    def zone(self, zone: str) -> str:
        return self.word("zone", zone)

    def until(self, until: str) -> str:
        return self.word("until", until)

    def cost(self, face: Face) -> str:
        return "X" if face.cost == COST_X else str(face.cost)

    # --- what is going on

    def target(self, kind: str, card: int, seat: int) -> str:
        """What an attack is aimed at."""
        if card < 0:
            return self.word("target", kind, seat=self.seat(seat))
        return self.word("target", "card", card=self.card(card), seat=self.seat(seat))

    def attack_target(self) -> str:
        """The target of the combat that is seen."""
        combat = self.sight.combat
        return "" if combat is None else self.target(combat["kind"], combat["target"], combat["defender"])

    def item(self, item: ItemSeen) -> str:
        """Something on the stack."""
        return self.word("item", item["kind"], card=self.design(item["design"]))

    def pending(self, moment: str) -> str:
        """What may be answered now: the top of the stack, the announced action, or just the moment."""
        waiting = [item for item in self.sight.stack if not item["negated"]]
        if waiting:
            return f"{self.seat(waiting[-1]['seat'])} – {self.item(waiting[-1])}"
        announced = self.sight.announced
        if announced:
            return self.announced(self.announcer(announced), announced)
        return self.phase(moment) if moment == "main" else self.moment(moment)  # a payment has just been made

    def announced(self, seat: int, what: Sequence[Any]) -> str:
        """An announced action that has not happened yet, without links."""
        from app.games.kaosz.log_words import announced_line

        return _MARKUP.sub("", announced_line(self, seat, what)).rstrip(".")

    def announcer(self, announced: Sequence[Any]) -> int:
        """Whose action waits: a shot may come from the defender."""
        return self.sight.card(announced[1]).seat if announced[0] in ("shot", "stealth") else self.sight.active

    # --- questions

    def prompt(self, decision: Decision) -> str:
        """What is asked, in one sentence."""
        key = key_of(decision.prompt)
        values: Values = {"card": self._asking(decision), "target": self.attack_target()}
        if decision.prompt == PRIORITY_REPLY:
            values["what"] = self.pending(str(decision.source))
        if decision.prompt == "core.concede":
            return self.texts("prompt-core-concede")
        return self.texts(self.fitting(message_id("prompt", GAME, key)), **values)

    def rule(self, decision: Decision) -> str:
        """The rule behind a question, in one sentence (UX-31); of a card that asks, first what it says."""
        key = key_of(decision.prompt)
        face = self.face(decision.source) if isinstance(decision.source, int) and decision.source >= 0 else None
        said = self.text(face) if face is not None else ""
        limit = self.sight.limits(decision.seat).get(_LIMITS.get(decision.prompt, ""), 0)
        rule = self.texts(self.fitting(message_id("prompt", GAME, key, "rule")), limit=limit)
        return f"{self.name(face)}: {said} {rule}" if face is not None and said and rule else rule

    def _asking(self, decision: Decision) -> str:
        source = decision.source
        return self.card(source) if isinstance(source, int) and source >= 0 else ""

    def reason_value(self, name: str, value: Any) -> object:
        if name != "card":
            return super().reason_value(name, value)
        if isinstance(value, list):  # several cards that forbid the same
            return self.listed([self.design(design) for design in value])
        return self.card(value) if isinstance(value, int) else self.design(str(value))

    # --- options

    def label(self, decision: Decision, option: Option, cost: int | None = None) -> str:
        """An option as "verb + object" (UX-34); with `cost`, the credits behind it."""
        if isinstance(option, int):
            said: object = self.seat(option) if decision.prompt in _OF_SEATS else self.card(option)
        else:
            verb, parts = (option, ()) if isinstance(option, str) else (str(option[0]), option[1:])
            form, values = _LABELS[verb](self, decision, parts)
            said = values["said"] if form == SAID else self.texts(f"option-kaosz-{form}", **values)
        if not cost:
            return str(said)
        return self.texts("option-kaosz-priced", label=said, count=cost)

    # --- the log

    def line(self, event: Event, count: int = 1) -> str:
        """An event as a line of the log with links to cards; empty where another line tells it."""
        from app.games.kaosz.log_words import line

        return line(self, event, count)


SAID = "said"  # the label is worded already
Label = tuple[str, Values]  # which message, and its values
Parts = Sequence[Any]


def _card(verb: str) -> Callable[[Words, Decision, Parts], Label]:
    return lambda words, asked, parts: (verb, {"card": words.card(parts[0])})


def _plain(verb: str) -> Callable[[Words, Decision, Parts], Label]:
    return lambda words, asked, parts: (verb, {})


def _lay(words: Words, asked: Decision, parts: Parts) -> Label:
    """Honest if the card belongs there, otherwise a bluff (KG-5.12)."""
    card, place = parts
    face = words.face(card)
    belongs = face is None or face.type == PLACE_TYPES.get(str(place), "equipment")
    values: Values = {"card": words.card(card)}
    if isinstance(place, int):
        values["ship"] = words.card(place)
    return f"{'lay' if belongs else 'bluff'}.{place if isinstance(place, str) else 'ship'}", values


def _use(words: Words, asked: Decision, parts: Parts) -> Label:
    """An ability; "use" alone accepts Formation."""
    if not parts:
        return "divide", {}
    card, number = parts
    face = words.face(card)
    values: Values = {"card": words.card(card)}
    if face is None or len(face.abilities) < 2:
        return "use", values
    return "use.several", {**values, "what": ability_words(words, face, number)}


def _salvage(words: Words, asked: Decision, parts: Parts) -> Label:
    if not parts:
        return "salvage", {}
    one, other = parts
    if one == other:
        return "salvage.one", {"card": words.card(one)}
    return "salvage.two", {"card": words.card(one), "other": words.card(other)}


def _attack(words: Words, asked: Decision, parts: Parts) -> Label:
    seat, aim = parts
    if isinstance(aim, str):
        return f"attack.{aim}", {"seat": words.seat(seat)}
    return "attack.card", {"card": words.target("card", aim, seat)}


def _at_question(verb: str, *questions: Question) -> Callable[[Words, Decision, Parts], Label]:
    """A bare word that says more at some questions."""

    def label(words: Words, asked: Decision, parts: Parts) -> Label:
        return f"{verb}.{key_of(asked.prompt)}" if asked.prompt in questions else verb, {}

    return label


def _board(words: Words, asked: Decision, parts: Parts) -> Label:
    return "board", {"card": words.card(parts[0]), "ship": words.card(parts[1])}


def _fire(words: Words, asked: Decision, parts: Parts) -> Label:
    return "fire", {"ship": words.card(parts[0]), "card": words.card(parts[1])}


def _ship_or_return(verb: str) -> Callable[[Words, Decision, Parts], Label]:
    """Burst and Stealth: with a ship as an action, alone as an answer to a shot."""

    def label(words: Words, asked: Decision, parts: Parts) -> Label:
        return (verb, {"ship": words.card(parts[0])}) if parts else (f"{verb}.return", {})

    return label


def _mode(words: Words, asked: Decision, parts: Parts) -> Label:
    face = words.face(asked.source) if isinstance(asked.source, int) else None
    modes = modes_of(face, asked.prompt == WAY) if face else ()
    said = mode_words(words, modes[parts[0]]) if parts[0] < len(modes) else str(parts[0] + 1)
    return SAID, {"said": said[:1].upper() + said[1:]}


def _way(words: Words, asked: Decision, parts: Parts) -> Label:
    """One of several prices of an ability."""
    face = words.face(asked.source) if isinstance(asked.source, int) else None
    prices = [effect.cost.any_of for effect in face.effects if effect.cost and effect.cost.any_of] if face else []
    if not prices or parts[0] >= len(prices[0]):
        return SAID, {"said": str(parts[0] + 1)}
    said = price_words(words, prices[0][parts[0]])
    return SAID, {"said": said[:1].upper() + said[1:]}


def _item(words: Words, asked: Decision, parts: Parts) -> Label:
    item = next((one for one in words.sight.stack if one["id"] == parts[0]), None)
    return SAID, {"said": words.item(item) if item else str(parts[0])}


def _trigger(words: Words, asked: Decision, parts: Parts) -> Label:
    return "card", {"card": words.card(parts[1])}


_LABELS: Mapping[str, Callable[[Words, Decision, Parts], Label]] = {
    "launch": _card("launch"),
    "play": _card("play"),
    "lay": _lay,
    "pay": _card("pay"),
    "use": _use,
    "develop": _card("develop"),
    "draw": _plain("draw"),
    "search": _plain("search"),
    "recover": _plain("recover"),
    "salvage": _salvage,
    "attack": _attack,
    "end": _plain("end"),
    "pass": _at_question("pass", SHOOT),
    "done": _at_question("done", CREW, PAY),
    "board": _board,
    "fire": _fire,
    "burst": _ship_or_return("burst"),
    "stealth": _ship_or_return("stealth"),
    "return": _plain("return"),
    "nothing": _plain("nothing"),
    "no": _at_question("no", TRAP),
    "yes": _plain("yes"),
    "keep": _plain("keep"),
    "redraw": _plain("redraw"),
    "decline": _plain("decline"),
    "mode": _mode,
    "way": _way,
    "item": _item,
    "trigger": _trigger,
    "replace": _card("replace"),
}


# --- effects and prices of cards in a few words, for choices between them (KG-D12)


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
