"""What any set of Cosmic Encounter must keep, checked when it is loaded."""

from __future__ import annotations

from rules.content.loading import Complain, Content, Schema
from rules.content.problems import describe_reason

from . import aliens, artifacts, technologies
from .flows import deeds
from .printed.kinds import ALIEN, ARTIFACT, CARD, DESTINY, FLARE, KINDS, TECHNOLOGY, Text
from .printed.words import ALL_PHASES, COLOUR, COLOURS, ENCOUNTER_TYPES, WILD, phase_of

VOCABULARY = (aliens, artifacts, deeds, technologies)  # imported for the verbs that they register

for _reason, _english in {
    "cosmic-no-flare": "the alien {alien} has no flare",
    "cosmic-two-flares": "the alien {alien} has two flares without a switch between them",
    "cosmic-one-sided": "{other} must forbid this alien, too",
    "cosmic-phase": "the window {window} is in the phase {phase}, which is not on the timing strip",
    "cosmic-undeclared": "nothing here declares {name}",
    "cosmic-idle": "{piece} does nothing: it has neither uses nor changes",
    "cosmic-destiny": "there must be a destiny card of each colour and a wild one",
    "cosmic-no-cards": "the deck needs encounter cards for everybody",
    "cosmic-colour": "only a card of the kind colour has a colour",
    "cosmic-few-aliens": "five players need ten aliens, found {found}",
}.items():
    describe_reason(_reason, _english)


def check(content: Content, own: str, complain: Complain) -> None:
    """Note everything that breaks the game's own rules for sets."""
    _check_aliens(content, complain)
    _check_texts(content, complain)
    _check_decks(content, complain)


def _check_aliens(content: Content, complain: Complain) -> None:
    known = content.table(ALIEN)
    flares: dict[str, list[str]] = {}
    for flare in content.table(FLARE).values():
        flares.setdefault(flare.alien, []).append(flare.variant)
    for alien in known.values():
        variants = flares.get(alien.id, [])
        if not variants:
            complain(alien.id, "", "cosmic-no-flare", alien=alien.id)
        elif len(variants) > 1 and ("" in variants or len(set(variants)) < len(variants)):
            complain(alien.id, "", "cosmic-two-flares", alien=alien.id)
        for other in alien.forbids:
            if alien.id not in known[other].forbids:
                complain(alien.id, "forbids", "cosmic-one-sided", other=other)
    if len(known) < 2 * len(COLOURS):
        complain(None, "", "cosmic-few-aliens", found=len(known))


def _check_texts(content: Content, complain: Complain) -> None:
    texts: list[tuple[str, str, Text]] = [(a.id, "", a.text) for a in content.table(ALIEN).values()]
    texts += [(a.id, "", a.text) for a in content.table(ARTIFACT).values()]
    texts += [(t.id, "", t.text) for t in content.table(TECHNOLOGY).values()]
    for flare in content.table(FLARE).values():
        texts += [(flare.id, "wild", flare.wild), (flare.id, "super", flare.super)]
    for design, side, text in texts:
        if not text.uses and not text.changes:
            complain(design, side, "cosmic-idle", piece=f"{design} {side}".strip())
        _check_text(design, text, complain)


def _check_text(design: str, text: Text, complain: Complain) -> None:
    """CE-5.13: uses keep to the timing strip; what a change waits for is declared somewhere in the same text."""
    for use in text.uses:
        for window in use.at if use.use else ():
            phase = phase_of(window)
            if phase and ALL_PHASES not in text.phases and phase not in text.phases:
                complain(design, "uses", "cosmic-phase", window=window, phase=phase)
    declared = {str(value) for use in text.uses for value in use.do.args.values()} | {u.do.verb for u in text.uses}
    for change in text.changes:
        if change.declared and change.declared not in declared:
            complain(design, "changes", "cosmic-undeclared", name=change.declared)


def _check_decks(content: Content, complain: Complain) -> None:
    destinies = content.table(DESTINY).values()
    for card in destinies:
        if bool(card.colour) != (card.kind == COLOUR):
            complain(card.id, "colour", "cosmic-colour")
    colours = {card.colour for card in destinies if card.kind == COLOUR}
    if colours != set(COLOURS) or not any(card.kind == WILD for card in destinies):
        complain(None, "", "cosmic-destiny")
    if sum(card.copies for card in content.table(CARD).values() if card.type in ENCOUNTER_TYPES) < 2 * len(COLOURS):
        complain(None, "", "cosmic-no-cards")


SCHEMA = Schema("cosmic", KINDS, check)
