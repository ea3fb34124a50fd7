"""Onward to Venus in words: planets, pieces, tiles, cards, options, prompts, reasons (UX-34, UX-51, UX-88).

`see` tells it what one viewer sees; cards that are not known to them have no name. The labels of options are in
`option_words`, the lines of the log in `log_words`. Nothing here knows the table: `place_of` says what a planet, a
tile or a card is called in links.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, cast

from app.text.speech import Speech
from app.text.texts import Texts, message_id
from rules.content.shapes import Translation
from rules.core.decisions import Amount, Decision, Option, Some
from rules.core.events import Event
from rules.core.reasons import Reason
from rules.venus.facts import ALIEN, Facts
from rules.venus.kinds import PIECES, UNITS, Card, Planet, Tile
from rules.venus.questions import ATTEMPT, ENCORE, TURN

if TYPE_CHECKING:
    from rules.venus.seen import TableSeen

GAME = "venus"
Values = dict[str, object]


def _place(kind: str, name: str | int) -> str:
    return f"{kind}:{name}"


class Words(Speech):
    """The wording of one game at one table."""

    def __init__(
        self, texts: Texts, names: Sequence[str], facts: Facts, place_of: Callable[[str, str | int], str] = _place
    ) -> None:
        super().__init__(texts, names)
        self.facts, self.place_of = facts, place_of
        self.table = cast("TableSeen", {})
        # What the line before has told, so that the next one need not: its kind, a commitment's cards, a price.
        self.before = ""
        self.committed: frozenset[int] | None = None
        self.paid: Values = {}

    def word(self, area: str, name: str, **values: object) -> str:
        return self.texts(message_id(GAME, area, name), **values)

    def see(self, table: TableSeen) -> None:
        """What is seen now: `view(state, seat)["table"]`."""
        self.table = table

    def translated(self, text: Translation | None) -> str:
        """A text of the content in the present language."""
        return self.texts.translated(text)

    # --- planets and crises

    def planet(self, planet: str) -> str:
        """A planet by its name alone, for captions."""
        return self.translated(self._planet(planet).name)

    def inline(self, planet: str) -> str:
        """A planet's name in the middle of a sentence: "the Moon"."""
        return self.texts("venus-inline", id=planet, name=self.planet(planet))

    def planet_link(self, planet: str) -> str:
        return f"<link:{self.place_of('planet', planet)}>{self.planet(planet)}</link>"

    def crisis(self, planet: str) -> str:
        """The name of a planet's crisis; empty where there is none."""
        return self.translated(self._planet(planet).crisis)

    def crisis_effect(self, effect: str) -> str:
        """What a crisis does, in a few words."""
        return self.word("crisis", effect)

    def effect_at(self, levels: Sequence[str], level: int, landed: bool) -> str:
        """The rules' name of what a planet's crisis brings at a level; aliens land once only (OV-7.29)."""
        effect = levels[min(level, len(levels)) - 1] if level and levels else "none"
        return "landed" if landed and effect == "landing" else effect

    def crisis_levels(self, planet: str) -> list[str]:
        """One line for each level of a planet's crisis (section 7.2)."""
        levels = self._planet(planet).levels
        if not levels:
            return [self.word("crisis", "never")]
        last = len(levels)
        return [
            self.word(
                "crisis", "level-more" if level == last else "level", level=level, effect=self.crisis_effect(effect)
            )
            for level, effect in enumerate(levels, 1)
        ]

    def _planet(self, planet: str) -> Planet:
        return self.facts.planets[self.facts.index[planet]]

    # --- pieces

    def piece(self, piece: str, form: str = "") -> str:
        """A kind of piece; `t` as an object, `of` owned by somebody."""
        name = message_id(GAME, "piece", piece)
        return self.texts(f"{name}.{form}" if form else name)

    def owned(self, seat: int, piece: str) -> str:
        """ "Anna’s factory"."""
        return self.texts("venus-of", seat=self.seat(seat), piece=self.piece(piece, "of"))

    def counted(self, counts: Sequence[int], names: Sequence[str] = UNITS, form: str = "") -> str:
        """Pieces by kind as "2 infantry and 1 cruiser"."""
        ending = f".{form}" if form else ""
        held = [(count, name) for count, name in zip(counts, names, strict=True) if count]
        parts = [self.texts(message_id(GAME, "count", name) + ending, count=count) for count, name in held]
        return self.listed(parts) or self.texts("venus-nothing")

    def lost(self, counts: Sequence[int]) -> str:
        return self.counted(counts, PIECES, "t")

    # --- tiles

    def tile(self, tile: int | str) -> str:
        """A tile by its number or its design, with its defence."""
        design = self.design(tile)
        if design is None:
            return self.word("tile", "alien", defence=self.facts.course.alien_defence)
        kind = "skull" if design.skull else design.kind
        return self.texts(message_id(GAME, "tile", kind), defence=design.defence, name=self.translated(design.name))

    def tile_link(self, tile: int) -> str:
        return f"<link:{self.place_of('tile', tile)}>{self.tile(tile)}</link>"

    def tile_help(self, tile: int | str) -> str:
        design = self.design(tile)
        return self.explained("tile", "alien" if design is None else "skull" if design.skull else design.kind)

    def design(self, tile: int | str) -> Tile | None:
        """What is printed on a tile; None for an alien."""
        if isinstance(tile, str):
            return next((one for one in self.facts.tiles if one.id == tile), None)
        return None if tile == ALIEN else self.facts.tiles[tile]

    def where(self, tile: int) -> str:
        """The planet on which a tile lies, by its id; empty if it lies on none."""
        for planet in self.table.get("planets", ()):
            if tile in planet["tiles"]:
                return str(planet["id"])
        return ""

    # --- cards

    def face(self, card: int, design: str | None = None) -> Card | None:
        """What is printed on a card, if the viewer knows it."""
        return self.facts.cards.get(design or self.table.get("cards", {}).get(str(card), ""))

    def card(self, card: int, design: str | None = None) -> str:
        face = self.face(card, design)
        return self.translated(face.name) if face else self.texts("venus-hidden-card")

    def card_link(self, card: int, design: str | None = None) -> str:
        """A card by its name, leading to it."""
        return f"<link:{self.place_of('card', card)}>{self.card(card, design)}</link>"

    def card_text(self, face: Card) -> str:
        """What a card does, in the present language."""
        values: Values = {name: value for name, value in face.numbers.items() if isinstance(value, (int, str))}
        if "planet" in values:
            values["planet"] = self.inline(str(values["planet"]))
        units = face.numbers.get("units")
        if units is not None:
            values["units"] = units[0] if len(units) == 1 else "any"
        return self.word("effect", face.do, **values)

    def card_class(self, face: Card) -> str:
        return self.word("class", face.class_)

    # --- empires, phases, dice

    def empire(self, empire: str) -> str:
        return self.translated(self.facts.empires[empire].name) if empire else ""

    def phase(self, phase: str) -> str:
        return self.word("phase", phase)

    def die(self, face: int) -> str:
        return self.word("die", "face", face=face) if face else self.word("die", "skull")

    def dice(self, faces: Sequence[int]) -> str:
        return ", ".join(self.die(face) for face in faces)

    # --- questions

    def prompt(self, decision: Decision) -> str:
        """What is asked, in one sentence."""
        if decision.prompt == "core.concede":
            return self.texts("prompt-core-concede")
        name = message_id("prompt", decision.prompt)
        if decision.prompt == TURN and self.table.get("last_window") and self.table.get("actions"):
            name += "-last"
        attempt = self.table.get("attempt")
        if decision.prompt == ATTEMPT and attempt and attempt.get("enough"):
            name += "-enough"
        return self.texts(name, **self._asked(decision))

    def rule(self, decision: Decision) -> str:
        """The rule behind a question, in one sentence (UX-31)."""
        return self.texts(message_id("prompt", decision.prompt, "rule"))

    def _asked(self, decision: Decision) -> Values:
        """What the sentence needs to know."""
        seen, source = self.table, decision.source
        made = seen.get("attempt")
        values: Values = {
            "seat": self.seat(decision.seat),
            "actions": seen.get("actions", 1),
            "need": made.get("need", 0) if made else 0,
            "have": made.get("points", 0) if made else 0,
            "skulls": made.get("skulls", 1) if made else 1,
            "reach": self.reach(),
            "cause": str(source),
            "crisis": message_id(str(source)),
            "unit": self.threatened(),
        }
        way = seen.get("way")
        if way:
            values["goal"] = self.inline(way[1])
        blow = seen.get("blow")
        if blow:
            values |= {"planet": self.inline(blow["planet"]), "left": blow["left"]}
        if isinstance(decision, Some):
            values["count"] = decision.low
        if decision.prompt == ENCORE and isinstance(source, int):
            values["card"] = self.card(source)
        return values

    def threatened(self) -> str:
        """The unit that is about to be destroyed, and where it is."""
        threat = self.table.get("threat")
        if not threat:
            return ""
        return f"{self.piece(threat['unit'])} ({self.planet(threat['planet'])}, {self.word('where', threat['where'])})"

    def announced(self, moment: str) -> str:
        """What anybody may interrupt now, as all can see it."""
        threat = self.table.get("threat")
        target = ""
        if threat:
            place = f"{self.planet(threat['planet'])}, {self.word('where', threat['where'])}"
            target = f"{self.owned(threat['seat'], threat['unit'])} ({place})"
        return self.word("ring", moment, cause=threat.get("why", "") if threat else "", target=target)

    def reach(self) -> int:
        """How far a move goes with the MOVE cards laid beside it (OV-5.16)."""
        laid = [self.face(card) for card in self.table.get("in_play", ())]
        further: int = sum(face.numbers["n"] for face in laid if face and face.do == "move")
        return self.facts.course.allowance + further

    def slot(self, decision: Amount, slot: str) -> str:
        """What is counted in a group."""
        said = self.piece(slot)
        return said[:1].upper() + said[1:]

    # --- reasons

    def reason(self, reason: Reason) -> str:
        """A piece is also there as an object and as one's own: "nincs gyárad", "válassz gyárat"."""
        piece = reason.params.get("piece") or reason.params.get("unit")
        if piece not in PIECES:
            return super().reason(reason)
        values = {name: self.reason_value(name, value) for name, value in reason.params.items()}
        forms = {"your": self.piece(str(piece), "your"), "object": self.piece(str(piece), "t")}
        return self.texts(message_id("reason", reason.id), **values, **forms)

    def reason_value(self, name: str, value: Any) -> object:
        said = _REASON_VALUES.get(name)
        return super().reason_value(name, value) if said is None else said(self, value)

    # --- options and the log

    def label(self, decision: Decision, option: Option) -> str:
        """An option as "verb + object" (UX-34)."""
        from app.games.venus.option_words import label

        return label(self, decision, option)

    def line(self, event: Event) -> str:
        """An event as a line of the log with links; empty where another line tells it."""
        from app.games.venus.log_words import line

        return line(self, event)


_REASON_VALUES: Mapping[str, Callable[[Words, Any], object]] = {
    "planet": lambda words, value: words.inline(value),
    "origin": lambda words, value: words.inline(value),
    "card": lambda words, value: words.card(-1, value) if isinstance(value, str) else words.card(value),
    "tile": lambda words, value: words.tile(value),
    "piece": lambda words, value: words.piece(value),
    "unit": lambda words, value: words.piece(value),
    "building": lambda words, value: words.piece(value),
    "empire": lambda words, value: words.empire(value),
}
