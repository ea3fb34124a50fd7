"""What the rules say of a deck, ruleset by ruleset and rule by rule (KG-4.1-4.4, 11.1, 11.54, 11.60-11.62).

The judgement is `rules.kaosz.decks.deck_problems`; here it is only asked and sorted by rule.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from app.games.kaosz.decks.model import DeckList
from rules.core.lean import dataclass
from rules.core.reasons import Reason
from rules.kaosz.decks import deck_problems
from rules.kaosz.faces import Face


@dataclass(frozen=True)
class Ruleset:
    """A way to play with its own rules for decks: the switches of a game, and the rules that are looked at."""

    id: str
    options: Mapping[str, Any]
    rules: tuple[str, ...]


_STRICT = ("KG-4.1", "KG-4.2", "KG-4.3")
RULESETS = (
    Ruleset("official", MappingProxyType({}), _STRICT),
    Ruleset("tournament", MappingProxyType({"tournament": True}), _STRICT),
    Ruleset("max4", MappingProxyType({"species_limit": "max4"}), ("KG-4.1", "KG-11.60", "KG-4.3")),
    Ruleset("free", MappingProxyType({"species_limit": "free"}), ("KG-4.1", "KG-4.3")),
    Ruleset("simplified", MappingProxyType({"combat": "simplified"}), (*_STRICT, "KG-11.54")),
    Ruleset("quickstart", MappingProxyType({"ruleset": "quickstart"}), ("KG-11.1",)),
)


@dataclass(frozen=True)
class Finding:
    """One rule and what speaks against the deck; nothing does where the deck keeps it."""

    rule: str
    reasons: tuple[Reason, ...]

    @property
    def kept(self) -> bool:
        return not self.reasons


@dataclass(frozen=True)
class DeckVerdict:
    """A ruleset's rules, each with its finding. Unknown cards make a deck unplayable everywhere."""

    ruleset: Ruleset
    findings: tuple[Finding, ...]
    unknown: tuple[str, ...] = ()

    @property
    def legal(self) -> bool:
        return not self.unknown and all(finding.kept for finding in self.findings)

    @property
    def problems(self) -> int:
        return len(self.unknown) + sum(len(finding.reasons) for finding in self.findings)


def problems_of(deck: DeckList, faces: Mapping[str, Face], options: Mapping[str, Any]) -> list[Reason]:
    """Why the rules refuse a deck under these switches; in simplified combat its substitutes are exchanged first."""
    designs = deck.exchanged() if options.get("combat") == "simplified" else deck.designs()
    return deck_problems(designs, faces, options)


def verdict(deck: DeckList, faces: Mapping[str, Face], ruleset: Ruleset) -> DeckVerdict:
    """Every rule of a ruleset with what it has against the deck; unknown cards are told apart from the rest."""
    unknown = tuple(card for card in deck.cards if card not in faces)
    found = [] if unknown else problems_of(deck, faces, ruleset.options)
    rules = dict.fromkeys((*ruleset.rules, *(reason.rule for reason in found)))
    findings = tuple(Finding(rule, tuple(reason for reason in found if reason.rule == rule)) for rule in rules)
    return DeckVerdict(ruleset, findings, unknown)


def verdicts(deck: DeckList, faces: Mapping[str, Face]) -> list[DeckVerdict]:
    return [verdict(deck, faces, ruleset) for ruleset in RULESETS]
