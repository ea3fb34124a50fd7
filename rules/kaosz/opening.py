"""The opening position from setup data: switches, decks, columns."""

from __future__ import annotations

from collections.abc import Sequence

from rules.content.designs import Content
from rules.core.chance import stream
from rules.core.frame import Frame
from rules.core.reasons import Illegal, Reason
from rules.core.records import Json
from rules.core.state import Setup

from .decks import Deck, deck_problems
from .faces import Face
from .library import decks, faces
from .state import COLONY, SEAT_ZONES, STACK, Kaosz

COLUMNS = ("controller", "state", "paid", "lost", "developments", "developed", "carrier", "fixed_x", "serial", "bound")


def excluded(setup: Setup) -> Reason | None:
    """Section 11: combinations that are not offered."""
    options = setup.options
    quick = options.get("ruleset") == "quickstart"
    if quick and len(setup.seats) > 2:
        return Reason("kaosz.quickstart_for_two", {}, "KG-11.1")
    if quick and options.get("species_limit") == "max4":  # it is free anyway
        return Reason("kaosz.quickstart_species", {}, "KG-11.2")
    if not quick and options.get("qs_level", 1) != 1:
        return Reason("kaosz.level_without_quickstart", {}, "KG-11.22")
    plain = options.get("combat", "full") == "full" and options.get("species_limit", "strict") == "strict"
    if options.get("tournament") and (quick or len(setup.seats) > 2 or not plain):
        return Reason("kaosz.tournament", {}, "KG-11.62")
    return None


def offered_decks(content: Content, options: dict[str, Json]) -> list[Deck]:
    """D1: the decks that may be played under these switches, own ones first; fixtures only if there are no others."""
    known = faces(content)
    legal = [deck for deck in decks(content).values() if not deck_problems(_listed(deck, options), known, options)]
    return [deck for deck in legal if not deck.fixture_only] or legal


def _listed(deck: Deck, options: dict[str, Json]) -> list[str]:
    return deck.exchanged() if options.get("combat") == "simplified" else deck.designs()


def decks_of(setup: Setup, content: Content, chance: int) -> list[list[str]]:
    """The cards each seat brings. Who has chosen none gets one as chance will have it, but none that another has."""
    brought = {seat: deck for seat in range(len(setup.seats)) if (deck := _chosen_deck(setup, content, seat))}
    for seat in range(len(setup.seats)):
        if seat not in brought:
            brought[seat] = _dealt_deck(setup, content, stream(chance, f"deck:{seat}"), list(brought.values()))
    return [brought[seat] for seat in range(len(setup.seats))]


def _chosen_deck(setup: Setup, content: Content, seat: int) -> list[str] | None:
    """A named deck or a seat's own list; None if the choice is left to the game."""
    chosen = setup.seats[seat].get("deck", "")
    if isinstance(chosen, list):
        return [str(design) for design in chosen]
    if chosen:
        known = decks(content)
        if chosen not in known:
            raise Illegal(Reason("kaosz.deck.none", {"deck": chosen}, "KG-D1"))
        return _listed(known[chosen], setup.options)
    return None


def _dealt_deck(setup: Setup, content: Content, luck: int, taken: list[list[str]]) -> list[str]:
    """Any deck on offer that nobody has yet; only with more players than decks one of them again."""
    offered = [_listed(deck, setup.options) for deck in offered_decks(content, setup.options)]
    if not offered:
        raise Illegal(Reason("kaosz.deck.none", {"deck": ""}, "KG-D1"))
    at = luck % len(offered)
    others = [sorted(deck) for deck in taken]
    return next((deck for deck in offered[at:] + offered[:at] if sorted(deck) not in others), offered[at])


def start(setup: Setup, content: Content, chance: int) -> Kaosz:
    """All decks in their colonies, ready for the first shuffle."""
    known = faces(content)
    brought = decks_of(setup, content, chance)
    for seat, designs in enumerate(brought):
        wrong = deck_problems(designs, known, setup.options)
        if wrong:
            raise Illegal(Reason(wrong[0].id, {**wrong[0].params, "seat": seat}, wrong[0].rule))
    g = Kaosz("kaosz", setup, chance)
    g.level = g.option("qs_level") if setup.options.get("ruleset") == "quickstart" else 0
    fill(g, brought, known)
    g.content = content
    g.frames.append(Frame("kaosz.game"))
    return g


def fill(g: Kaosz, brought: Sequence[Sequence[str]], known: dict[str, Face]) -> None:
    """Cards into the colonies, and a column entry for each."""
    count = len(brought)
    g.credits, g.victims, g.turns = [0] * count, [0] * count, [0] * count
    g.order = list(range(count))
    g.pile(STACK)  # there from the start: looking at a game must not change it
    for seat, designs in enumerate(brought):
        for zone in SEAT_ZONES:
            g.pile(zone[seat])
        for design in designs:
            g.cards.add(known[design].id, COLONY[seat])
            g.owner.append(seat)
    cards = len(g.owner)
    for name in COLUMNS:
        setattr(g, name, [-1 if name in ("carrier", "bound") else 0] * cards)
    g.controller = list(g.owner)
