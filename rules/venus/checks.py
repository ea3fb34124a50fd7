"""What any set of Onward to Venus must keep, checked when it is loaded."""

from __future__ import annotations

from typing import Any

from rules.content.loading import Complain, Content, Kind, Schema
from rules.content.problems import describe_reason

from .kinds import (
    BENEFIT,
    CARD,
    COURSE,
    EMPIRE,
    EMPIRES,
    FREE,
    INTERRUPT,
    INTERRUPTS,
    KINDS,
    PIECE,
    PIECES,
    PLANET,
    PLANETS,
    TILE,
    UNDEFENDED,
)  # fmt: skip

MOST_PLAYERS = 5
MODIFIES = frozenset((
    "points", "points_draw", "points_at", "points_against_crisis", "boost", "sacrifice", "move", "lift", "exclude",
    "reroll", "spare",
))  # fmt: skip

for _reason, _english in {
    "venus-missing": "there must be {need} here, found {found}",
    "venus-one-way": "the way to {other} must lead back",
    "venus-place": "the planets must stand in the crisis order {need}",
    "venus-undefended": "a tile of the kind {kind} has no defence",
    "venus-defended": "a tile of the kind {kind} needs a defence from 1 to 7",
    "venus-skull": "only crisis tiles have a skull mark",
    "venus-bag": "{need} tiles are needed for {players} players, the bag has {have}",
    "venus-class": "an effect of the kind {do} belongs to another class than {found}",
    "venus-few-points": "most cards of the deck must give combat points, found {found} of {all}",
    "venus-shared-card": "the card {card} belongs to two empires or to the deck",
    "venus-aliens": "there must be {need} aliens, one for each planet where they land",
    "venus-supply": "everybody begins with {need} pieces of the kind {piece}, the supply has {have}",
}.items():
    describe_reason(_reason, _english)


def check(content: Content, own: str, complain: Complain) -> None:
    """Note everything that breaks the game's own rules for sets."""
    kinds: tuple[tuple[Kind[Any], tuple[str, ...]], ...] = (
        (PLANET, PLANETS), (PIECE, PIECES), (EMPIRE, EMPIRES), (COURSE, ("course",)),
    )  # fmt: skip
    for kind, need in kinds:
        found = list(content.table(kind))
        if sorted(found) != sorted(need):
            complain(None, "", "venus-missing", need=", ".join(need), found=", ".join(found) or "-")
            return
    _check_course(content, complain)
    _check_planets(content, complain)
    _check_tiles(content, complain)
    _check_cards(content, complain)


def _check_course(content: Content, complain: Complain) -> None:
    """OV-2.17, OV-2.13: one alien for each planet of the landing; what is laid out comes from the supply."""
    course, pieces = content.find(COURSE, "course"), content.table(PIECE)
    if course.aliens != len(course.landing):
        complain(course.id, "aliens", "venus-aliens", need=len(course.landing))
    for piece, need in (("infantry", course.infantry), ("cruiser", course.cruisers), ("factory", course.factories)):
        if pieces[piece].supply < need:
            complain(piece, "supply", "venus-supply", need=need, piece=piece, have=pieces[piece].supply)


def _check_planets(content: Content, complain: Complain) -> None:
    planets = content.table(PLANET)
    for planet in planets.values():
        if planet.place != PLANETS.index(planet.id) + 1:
            complain(planet.id, "place", "venus-place", need=", ".join(PLANETS))
        for other in planet.next_to:
            if planet.id not in planets[other].next_to:
                complain(planet.id, "next_to", "venus-one-way", other=other)


def _check_tiles(content: Content, complain: Complain) -> None:
    tiles, planets = content.table(TILE).values(), content.table(PLANET).values()
    for tile in tiles:
        bare = tile.kind in UNDEFENDED or tile.kind == "tension"
        if bare and tile.defence:
            complain(tile.id, "defence", "venus-undefended", kind=tile.kind)
        if not bare and not 1 <= tile.defence <= 7:
            complain(tile.id, "defence", "venus-defended", kind=tile.kind)
        if tile.skull and tile.kind != "crisis":
            complain(tile.id, "skull", "venus-skull")
    bag = sum(tile.copies for tile in tiles)
    periods = content.find(COURSE, "course").periods
    need = periods * sum(planet.tiles[MOST_PLAYERS - 2] for planet in planets)
    if bag < need:
        complain(None, "", "venus-bag", need=need, players=MOST_PLAYERS, have=bag)


def _check_cards(content: Content, complain: Complain) -> None:
    cards = content.table(CARD)
    for card in cards.values():
        modifies, interrupts = card.do in MODIFIES, card.do in INTERRUPTS and card.do != "spare"
        wrong = (card.class_ == BENEFIT) != modifies or (card.class_ == INTERRUPT) != interrupts
        if wrong or (card.do in ("extra", "marker") and card.class_ != FREE):
            complain(card.id, "class", "venus-class", do=card.do, found=card.class_)
    owners = [name for empire in content.table(EMPIRE).values() for name in empire.cards]
    for name in owners:
        if owners.count(name) > 1 or cards[name].copies:
            complain(name, "copies", "venus-shared-card", card=name)
    fighting = ("points", "points_draw", "points_at", "points_against_crisis", "boost", "sacrifice")
    deck = sum(card.copies for card in cards.values())
    points = sum(card.copies for card in cards.values() if card.do in fighting)
    if 2 * points <= deck:
        complain(None, "", "venus-few-points", found=points, all=deck)


SCHEMA = Schema("venus", KINDS, check)
