"""Cosmic Encounter in words: planets, ships, cards, aliens, questions, reasons (UX-34, UX-51, UX-88).

`see` tells it what one viewer sees; cards and aliens that are not known to them have no name. The labels of
options are in `option_words`, the lines of the log in `log_words`, deals in `offer_words`. Nothing here knows the
table: `place_of` says what a planet, a card or a sheet is called in links.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from app.games.cosmic import log_words, offer_words, option_words
from app.text.speech import Speech, signed
from app.text.texts import Texts, message_id
from rules.content.designs import Content
from rules.content.shapes import Translation
from rules.core.decisions import Amount, Decision, Option, Some, Split
from rules.core.events import Event
from rules.core.reasons import Reason
from rules.core.windows import REPLY_QUESTIONS
from rules.cosmic.printed.kinds import CARD, Alien, CardDesign, Flare, Text, Use
from rules.cosmic.printed.words import ANNOUNCEMENTS
from rules.cosmic.questions import DEAL_MESSAGE, REINFORCING

if TYPE_CHECKING:
    from rules.cosmic.seen import EncounterSeen, TableSeen

Values = dict[str, object]
SHEET, CARD_SOURCE, SUPER, WILD = "sheet", "card", "super", "wild"


def _place(kind: str, name: str | int) -> str:
    return f"{kind}:{name}"


class Words(Speech):
    """The wording of one game at one table."""

    def __init__(
        self, texts: Texts, names: Sequence[str], content: Content, place_of: Callable[[str, str | int], str] = _place
    ) -> None:
        super().__init__(texts, names)
        self.content, self.place_of = content, place_of
        self.table = cast("TableSeen", {})
        self.earlier = log_words.EarlierLines()

    def word(self, area: str, name: str, **values: object) -> str:
        return self.texts(message_id("cosmic", area, name), **values)

    def see(self, table: TableSeen) -> None:
        """What is seen now: `view(state, seat)["table"]`."""
        self.table = table

    def translated(self, text: Translation | None) -> str:
        """A text of the content in the present language."""
        return self.texts.translated(text)

    def link(self, kind: str, name: str | int, said: str) -> str:
        return f"<link:{self.place_of(kind, name)}>{said}</link>"

    # --- planets and places of ships

    def planet(self, planet: int, form: str = "") -> str:
        """A planet by its system and number, for captions; `on`, `ra`, `rol` as part of a sentence."""
        return self._said("cosmic-planet", form, **self._planet_values(planet))

    def world(self, planet: int, form: str = "", whose: int = -1) -> str:
        """The same as a link, in a sentence about a player: his own planets need not repeat his name."""
        own = whose >= 0 and self.table["planets"][planet]["home"] == whose
        message = "cosmic-own-world" if own else "cosmic-world"
        return self._said(message, form, place=self.place_of("planet", planet), **self._planet_values(planet))

    def _planet_values(self, planet: int) -> Values:
        """Planets are counted in their home system."""
        homes = [one["home"] for one in self.table["planets"]]
        return {"seat": self.seat(homes[planet]), "number": homes[: planet + 1].count(homes[planet])}

    def place(self, place: str, form: str = "") -> str:
        """Where ships are: a planet, the gate, the warp, a technology."""
        kind, _, number = place.partition(":")
        if kind == "planet":
            return self.planet(int(number), form)
        if kind != "tech":
            return self._said(message_id("cosmic", "place", kind), form)
        if self.design(int(number)) is None:
            return self._said("cosmic-place-lab", form)
        return self._said("cosmic-place-tech", form, card=self.card(int(number)))

    def linked(self, place: str, form: str, whose: int) -> str:
        """The same for the log, in a sentence about a player."""
        kind, _, number = place.partition(":")
        return self.world(int(number), form, whose) if kind == "planet" else self.place(place, form)

    def _said(self, message: str, form: str, **values: object) -> str:
        return self.texts(f"{message}.{form}" if form else message, **values)

    def ships(self, count: int) -> str:
        return self.texts("cosmic-ships", count=count)

    # --- cards and aliens

    def design(self, card: int) -> str | None:
        """What is printed on a card, if the viewer knows it."""
        found = self.table.get("cards", {}).get(str(card))
        return None if found is None else str(found)

    def card(self, card: int, design: str | None = None) -> str:
        known = design or self.design(card)
        return self.texts("cosmic-hidden-card") if known is None else self.piece(known)

    def card_link(self, card: int, design: str | None = None) -> str:
        return self.link("card", card, self.card(card, design))

    def piece(self, design: str) -> str:
        """Any piece of the set by its name: a card, a flare, an artifact, a technology, an alien, a destiny card."""
        made = self.content[design]
        if isinstance(made, Flare):
            return self.texts("cosmic-flare", alien=self.piece(made.alien))
        return self.translated(made.name)

    def sheet(self, sheet: int) -> str:
        """The alien on a sheet."""
        sheets = self.table.get("sheets", ())
        alien = sheets[sheet]["alien"] if sheet < len(sheets) else None
        return self.texts("cosmic-hidden-alien") if alien is None else self.piece(alien)

    def face(self, kind: str, value: int) -> str:
        """What a revealed card counts as."""
        for card in self.content.table(CARD).values():
            if card.type == kind and (kind != "attack" or card.value == value):
                return self.translated(card.name)
        return self.word("face", kind, value=value)

    def cause(self, why: str) -> str:
        """Why something happened: a piece by its name, or a word of the rules."""
        if why in self.content and not isinstance(self.content[why], CardDesign):
            return self.piece(why)
        return self.word("why", why) if why else ""

    # --- what a piece does

    def text_of(self, source: Sequence[Any], design: str | None = None) -> Text | None:
        """The text of a sheet, a side of a card or a technology, if the viewer knows it."""
        if source[0] == SHEET:
            design = design or self.table["sheets"][source[1]]["alien"]
        else:
            design = design or self.design(int(source[1]))
        made = self.content[design] if design is not None else None
        if isinstance(made, Flare):
            return made.super if source[2] == SUPER else made.wild
        text = getattr(made, "text", None)
        return text if isinstance(text, Text) else None

    def deed(self, use: Use) -> str:
        """What a use does, in a few words."""
        return self.word("do", str(use.do.args.get("effect") or use.do.verb))

    def effects(self, met: EncounterSeen | None) -> list[tuple[str, frozenset[str], str]]:
        """What counts until the end of an encounter: by which piece, which values it changes, and in words."""
        found = []
        for name, _, (_, design, side) in (met or {"effects": []})["effects"]:
            made_of = self.content[design]
            text = getattr(made_of, side) if side else made_of.text
            changed = frozenset(change.value for change in text.changes if change.declared == name)
            said = message_id("cosmic-do", name)
            words = self.texts(said) if self.texts.has(said) else ""
            found.append(
                (str(design), changed, f"{self.sided(design, side)}: {words}" if words else self.piece(design))
            )
        return found

    def flare_side(self, seat: int, design: str) -> str:
        """CE-5.25: the super side for whoever has the alien whose power works."""
        alien = self.content[design].alien
        own = (sheet for sheet in self.table.get("sheets", ()) if sheet["holder"] == seat and sheet["alien"] == alien)
        return SUPER if any(sheet["works"] for sheet in own) else WILD

    def sided(self, design: str, side: str) -> str:
        """A card with its side, if it is a flare."""
        name = self.piece(design)
        return self.texts("cosmic-sided", card=name, side=self.word("side", side)) if side else name

    def source(self, source: Sequence[Any], design: str | None = None) -> str:
        """The piece that is used or played."""
        if source[0] == SHEET:
            return self.piece(design) if design else self.sheet(int(source[1]))
        known = design or self.design(int(source[1]))
        if known is None:
            return self.texts("cosmic-hidden-card")
        return self.sided(known, str(source[2]) if len(source) > 2 else "")

    def alien_title(self, alien: str) -> str:
        made: Alien = self.content[alien]
        return self.translated(made.title)

    # --- questions

    def prompt(self, decision: Decision) -> str:
        """What is asked, in one sentence."""
        if decision.prompt == "core.concede":
            return self.texts("prompt-core-concede")
        return self.texts(message_id("prompt", self._asking(decision)), **self._asked(decision))

    def rule(self, decision: Decision) -> str:
        """The rule behind a question, in one sentence (UX-31); of a power or card that asks, first what it says."""
        rule = self.texts(message_id("prompt", self._asking(decision), "rule"), **self._asked(decision))
        stack = self.table.get("stack") or ()
        source = stack[-1][2] if stack and not isinstance(decision.source, tuple) else None
        text = self.text_of(source) if source is not None else None
        return f"{self.source(source)}: {self.translated(text.words)} {rule}" if source and text and rule else rule

    def _asking(self, decision: Decision) -> str:
        if decision.prompt in REPLY_QUESTIONS:
            return "cosmic.answer" if decision.source in ANNOUNCEMENTS else "cosmic.reply"
        return decision.prompt

    def mains(self) -> tuple[int, int]:
        """Offense and defense; -1 where there is none yet."""
        met = self.table.get("encounter")
        return (-1, -1) if met is None else (met["offense"], met["defense"])

    def seat_if_any(self, seat: int) -> str:
        return self.seat(seat) if seat >= 0 else ""

    def _asked(self, decision: Decision) -> Values:
        """What the sentence needs to know."""
        offense, defense = self.mains()
        values: Values = {
            "offense": self.seat_if_any(offense),
            "defense": self.seat_if_any(defense),
            "opponent": self.seat_if_any(defense if decision.seat == offense else offense),
            **self._source_values(decision),
        }
        if decision.prompt in REPLY_QUESTIONS:
            values["moment"] = self.moment(str(decision.source))
        if decision.prompt == REINFORCING:
            met = self.table.get("encounter")
            totals = met["totals"] if met is not None else ()
            values |= (
                {"totals": "known", "ours": signed(totals[0]), "theirs": signed(totals[1])} if totals else _NO_TOTALS
            )
        if decision.prompt == DEAL_MESSAGE:
            values |= offer_words.asked(self)
        if isinstance(decision, (Some, Amount, Split)):
            values["count"] = decision.low
        return values

    def _source_values(self, decision: Decision) -> Values:
        """What a question is about: a player, a card, an alien, a claim."""
        if not isinstance(decision.source, tuple):
            return {}
        kind, what = decision.source
        if kind == "seat":
            return {"other": self.seat(what), "own": "yes" if what == decision.seat else "no"}
        if kind == "card":
            return {"card": self.card(what)}
        if kind == "alien":
            return {"alien": self.piece(what)}
        return {"claim": self.face(kind, what)}

    def moment(self, moment: str) -> str:
        """What has just happened, or what was announced and by whom."""
        met = self.table.get("encounter")
        values: Values = {"offense": self.seat_if_any(self.mains()[0]), "planet": "", "who": "", "what": ""}
        if met and met["planet"] >= 0:
            values["planet"] = self.planet(met["planet"])
        if self.table.get("stack"):
            _, seat, source, _ = self.table["stack"][-1]
            values |= {"who": self.seat(seat), "what": self.source(source)}
        return self.word("moment", moment, **values)

    def slot(self, decision: Decision, slot: Any) -> str:
        """What is counted in a group: ships of a place or of a player, cards of a sort."""
        return option_words.slot(self, decision, slot)

    # --- reasons

    def reason_value(self, name: str, value: Any) -> object:
        said = _REASON_VALUES.get(name)
        return super().reason_value(name, value) if said is None else said(self, value)

    def reason(self, reason: Reason) -> str:
        if reason.id == "cosmic.taken":  # its name is a word of the rules, not an alien
            return self.texts("reason-cosmic-taken", name=str(reason.params["name"]))
        return super().reason(reason)

    # --- options and the log

    def label(self, decision: Decision, option: Option) -> str:
        """An option as "verb + object" (UX-34)."""
        said = option_words.label(self, decision, option)
        return said[:1].upper() + said[1:]

    def aimed_by(self, seat: int, option: Sequence[Any]) -> str:
        """The deed that a reply with an aim means: it says what its numbers are."""
        return option_words.aimed_by(self, seat, option)

    def line(self, event: Event) -> str:
        """An event as a line of the log with links; empty where another line tells it."""
        return log_words.line(self, event)


_NO_TOTALS: Values = {"totals": "none", "ours": "", "theirs": ""}
_REASON_VALUES: Mapping[str, Callable[[Words, Any], object]] = {
    "card": lambda words, value: words.card(value),
    "phases": lambda words, value: ", ".join(words.word("phase", one) for one in str(value).split(", ")),
    "role": lambda words, value: words.word("role", value),
    "spec": lambda words, value: words.word("spec", value),
    "name": lambda words, value: words.piece(value) if value in words.content else str(value),
    "other": lambda words, value: words.piece(value) if value in words.content else str(value),
}
