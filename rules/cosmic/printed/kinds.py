"""What a set of Cosmic Encounter is made of: cosmic cards, destiny cards, aliens, flares, artifacts, technologies.

The texts of aliens, flares, artifacts and technologies are lists of entries of two sorts:

- a `Use` is something done at a moment (a window, an event, an announcement): which deed, by whom, whether it must;
- a `Change` changes a value that the rules ask for (see `words.VALUES`).

Deeds and changes are verbs, Python functions registered in `verbs`; content only names them. Beside them stand the
words for the players, in both languages: `name`, `text`, on a sheet also `title` and `flavour`. They mean nothing to
the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field
from typing import Any

from rules.content.designs import Kind
from rules.content.shapes import (
    Either,
    Flag,
    Id,
    ListOf,
    MapOf,
    Maybe,
    Ref,
    Table,
    Translated,
    Translation,
    Whole,
    Word,
)
from rules.content.verbs import VerbCall, Verbs
from rules.core.lean import dataclass

from .words import (
    ALL_PHASES,
    ANY,
    ANY_WINDOW,
    CARD_TYPES,
    COLOURS,
    DESTINIES,
    LAYERS,
    MOMENTS,
    PHASES,
    PLAIN,
    ROLES,
    VALUES,
    WINDOWS,
)

DEEDS = Verbs("verb", bare=True)
CHANGES = Verbs("verb", bare=True)
LEVELS = ("green", "yellow", "red")
ENCOUNTER, EVENT, AGAIN = "encounter", "event", "again"
X = "X"
KEEP, ONCE, SECRET, PASSED = "keep", "once", "secret", "passed"


@dataclass(frozen=True, slots=True)
class Use:
    """Something done at one of these moments.

    With `use` it is announced, so it can be answered and zapped (CE-5.15); without, it happens silently and goes on
    after a zap (CE-5.16). `once` says how often: in an encounter, for each event, or again at every chance (CE-5.19).
    """

    at: tuple[str, ...]
    do: VerbCall
    role: str = ANY
    mandatory: bool = False
    use: bool = True
    once: str = ENCOUNTER
    own: bool = False  # answers: also to one's own announcement
    secret: bool = False  # of a card: done from the hand without a word; others may accuse (CE-9.61)
    spends: bool = True  # of a technology that is used up: this use does so (CE-9.49)
    phases: tuple[str, ...] = (ALL_PHASES,)  # of the whole text: events and answers count only there (CE-5.13)


@dataclass(frozen=True, slots=True)
class Change:
    """A change of a value. With `declared`, only once the piece has declared this effect in the encounter (CE-H9);
    without, as long as the piece is in force, zapped or not (CE-5.16)."""

    value: str
    do: VerbCall
    layer: str = PLAIN
    declared: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """What is written on a piece, or on one side of a flare."""

    words: Translation  # for the players to read
    role: str = ANY
    phases: tuple[str, ...] = (ALL_PHASES,)
    uses: tuple[Use, ...] = ()
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class CardDesign:
    """An attack, negotiate, morph or reinforcement (2a)."""

    id: str
    name: Translation
    text: Translation
    type: str
    copies: int
    value: int = 0


@dataclass(frozen=True, slots=True)
class Destiny:
    """A destiny card (2b)."""

    id: str
    name: Translation
    text: Translation
    kind: str
    copies: int
    colour: str = ""


@dataclass(frozen=True, slots=True)
class Alien:
    """An alien sheet (chapter 10). `mandatory` is what is printed; each use says it for itself."""

    id: str
    name: Translation
    title: Translation  # what sort of people they are
    flavour: Translation  # a line of their history
    level: str
    text: Text
    mandatory: bool
    setup: bool = False  # has a Game Setup text (CE-3.13)
    forbids: tuple[str, ...] = ()  # CE-3.12
    ai: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Flare:
    """A flare (chapter 11) of an alien. Of two with one `switch` only the one it names is in the game (CE-3.8)."""

    id: str
    alien: str
    wild: Text
    super: Text
    variant: str = ""
    ai: Mapping[str, int] = field(default_factory=dict)
    type: str = "flare"


@dataclass(frozen=True, slots=True)
class Artifact:
    """An artifact (2c)."""

    id: str
    name: Translation
    copies: int
    text: Text
    flavour: Translation | None = None
    ai: Mapping[str, int] = field(default_factory=dict)
    type: str = "artifact"


@dataclass(frozen=True, slots=True)
class Technology:
    """A technology (chapter 12); the value 0 stands for X."""

    id: str
    name: Translation
    value: int
    kind: str
    text: Text
    flavour: Translation | None = None
    ai: Mapping[str, int] = field(default_factory=dict)


def _use(facts: Mapping[str, Any], role: str, phases: tuple[str, ...]) -> Use:
    """What a use does not say for itself stands in its text."""
    at = (*WINDOWS, *facts["at"]) if ANY_WINDOW in facts["at"] else facts["at"]
    return Use(**{**facts, "role": facts["role"] or role, "phases": phases, "at": at})


def _text(facts: Mapping[str, Any]) -> Text:
    return Text(
        facts["text"],
        facts["role"],
        facts["phases"],
        tuple(_use(use, facts["role"], facts["phases"]) for use in facts["uses"]),
        tuple(Change(**change) for change in facts["changes"]),
    )


_TEXT_KEYS = ("role", "phases", "uses", "changes", "text")


def _made(kind: Any) -> Any:
    """A maker that puts the keys of a text together."""

    def make(**facts: Any) -> Any:
        text = _text({name: facts.pop(name) for name in _TEXT_KEYS})
        return kind(text=text, **facts)

    return make


def _flare(**facts: Any) -> Flare:
    return Flare(**{**facts, "wild": _text(facts["wild"]), "super": _text(facts["super"])})


def _technology(**facts: Any) -> Technology:
    made: Technology = _made(Technology)(**{**facts, "value": 0 if facts["value"] == X else facts["value"]})
    return made


_uses = ListOf(Table({
    "at": ListOf(Word(*MOMENTS, ANY_WINDOW), 1, 30, unique=True),
    "do": DEEDS.call,
    "role": Maybe(Word(*ROLES), ""),
    "mandatory": Maybe(Flag(), False),
    "use": Maybe(Flag(), True),
    "once": Maybe(Word(ENCOUNTER, EVENT, AGAIN), ENCOUNTER),
    "own": Maybe(Flag(), False),
    "secret": Maybe(Flag(), False),
    "spends": Maybe(Flag(), True),
}))  # fmt: skip
_changes = ListOf(Table({
    "value": Word(*VALUES),
    "do": CHANGES.call,
    "layer": Maybe(Word(*LAYERS), PLAIN),
    "declared": Maybe(Id(), ""),
}))  # fmt: skip
_name, _title = Translated(60), Translated(80)
_text_words, _flavour = Translated(600), Translated(300)
_text_shape: dict[str, Any] = {
    "role": Maybe(Word(*ROLES), ANY),
    "phases": Maybe(ListOf(Word(*PHASES, ALL_PHASES), 1, 8, unique=True), (ALL_PHASES,)),
    "uses": Maybe(_uses, ()),
    "changes": Maybe(_changes, ()),
    "text": _text_words,
}
_ai = Maybe(MapOf(Id(), Whole(-100, 100)), {})

_piece_words: dict[str, Any] = {"name": _name, "flavour": Maybe(_flavour, None)}
_card_words = {"name": _name, "text": _text_words}

CARD = Kind(
    "card",
    Table({"type": Word(*CARD_TYPES[:4]), "copies": Whole(1, 40), "value": Maybe(Whole(0, 99), 0), **_card_words}),
    CardDesign,
)
DESTINY = Kind(
    "destiny",
    Table({"kind": Word(*DESTINIES), "copies": Whole(1, 9), "colour": Maybe(Word(*COLOURS), ""), **_card_words}),
    Destiny,
)
ALIEN = Kind(
    "alien",
    Table({
        "level": Word(*LEVELS),
        "mandatory": Flag(),
        "setup": Maybe(Flag(), False),
        "forbids": Maybe(ListOf(Ref("alien"), 1, 9, unique=True), ()),
        "ai": _ai,
        "name": _name,
        "title": _title,
        "flavour": _flavour,
        **_text_shape,
    }),
    _made(Alien),
)  # fmt: skip
FLARE = Kind(
    "flare",
    Table({
        "alien": Ref("alien"),
        "wild": Table(_text_shape),
        "super": Table(_text_shape),
        "variant": Maybe(Id(), ""),
        "ai": _ai,
    }),
    _flare,
)  # fmt: skip
ARTIFACT = Kind("artifact", Table({"copies": Whole(1, 9), "ai": _ai, **_piece_words, **_text_shape}), _made(Artifact))
TECHNOLOGY = Kind(
    "technology",
    Table({
        "value": Either(Whole(1, 20), Word(X)),
        "kind": Word(KEEP, ONCE, SECRET, PASSED),
        "ai": _ai,
        **_piece_words,
        **_text_shape,
    }),
    _technology,
)  # fmt: skip
KINDS = (CARD, DESTINY, ALIEN, FLARE, ARTIFACT, TECHNOLOGY)
