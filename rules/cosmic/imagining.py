"""Worlds that fit what a seat knows (1b): other hands and decks, other aliens on sheets that lie face down.

Whoever imagines also draws conclusions: whoever must lay an encounter card holds one, a card that is being played can
be played now, and who has announced something is able to do it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product

from rules.core.chance import RandomSource
from rules.core.frame import Frame
from rules.core.knowledge import SuitsCard, Unfit, amend_hidden, memory_of, permute_hidden
from rules.core.under_way import on_top

from .atoms.ships import forget_cheats
from .printed.facts import Facts
from .printed.kinds import Text
from .printed.words import ARTIFACT_PLAYED, ENCOUNTER_TYPES, FLARE, FLARE_PLAYED, PLANNING, POWER_USED, TECHNOLOGY_USED
from .state.cosmos import FLARES, HANDS, SLOTS, Cosmos, encounter, facts, type_of
from .state.pieces import playable, possible
from .state.verbs import Ability, About, deed_of, text_of

ANNOUNCED = "core.announced"
USES = (POWER_USED, ARTIFACT_PLAYED, FLARE_PLAYED, TECHNOLOGY_USED)
HELD = ("hand:", "sheet:")


def imagine(g: Cosmos, seat: int, rng: RandomSource) -> None:
    """Other hands and decks; other aliens on sheets that lie face down (CE-9.10)."""
    _imagine_sheets(g, seat, rng)
    forget_cheats(g, seat)
    rest = _imagine_flares(g, seat, rng) if _is_mixed(g) else None
    fits = _imagine_cards(g, seat, rng, rest)
    for ability, about in _announced(g, seat):
        if not possible(g, ability, about):
            amend_hidden(g, seat, rng, _held(g, seat), partial(possible, g, ability, about), fits)


def _is_mixed(g: Cosmos) -> bool:
    """Flares are mixed in once all have an alien."""
    return bool(g.sheets) and facts(g).options["flares"] != "off"


def _imagine_flares(g: Cosmos, seat: int, rng: RandomSource) -> list[int]:
    """Which flares are in the game (CE-3.6); gives all cards but those that are not.

    Half of all hidden cards are flares out of the game: with these settled first the rest is dealt in one go.
    """
    known, designs, aside = facts(g), g.cards.design, g.pile(FLARES)
    others = [c for c in range(len(designs)) if g.cards.place[c] != FLARES]
    inside = [c for c in others if designs[c] in known.flares and not g.knows(seat, c)]
    remembered = {design for group in memory_of(g, seat).among for design in group.designs}
    flares = sorted(designs[c] for c in (*aside, *inside))
    sure = {design for design in flares if design in _in_deck(g, seat) or design in remembered}
    _add_played(g, seat, flares, sure, len(inside), rng)
    free = [design for design in flares if design not in sure]
    rng.shuffle(free)
    drawn = [*free[: len(aside)], *(design for design in flares if design in sure), *free[len(aside) :]]
    for card, design in zip((*aside, *inside), drawn, strict=True):
        designs[card] = design
    return others


def _add_played(g: Cosmos, seat: int, flares: Sequence[str], sure: set[str], most: int, rng: RandomSource) -> None:
    """Each flare that is being played unseen can be played so; one that is in the game surely, or a further one."""
    known, found = facts(g), set[str]()
    for card, frame in _played_cards(g).items():
        if frame.source[2] and not g.knows(seat, card):
            may, room = _remembered_for(g, seat, card), len(sure) < most
            fitting = [d for d in flares if d not in found and may(d) and _could_be_played(known, d, frame)]
            found.add(rng.choice([d for d in fitting if room or d in sure]))
            sure |= found


def _remembered_for(g: Cosmos, seat: int, card: int) -> Callable[[str], bool]:
    """Whether a hidden card may have a design, as far as memory tells."""
    groups = memory_of(g, seat).among
    own = next((group for group in groups if card in group.cards), None)
    if own is not None and len(own.cards) == len(own.designs):
        return lambda design: design in own.designs
    elsewhere = {design for group in groups if group is not own for design in group.designs}
    return lambda design: design not in elsewhere


def _in_deck(g: Cosmos, seat: int) -> set[str]:
    """The flares of all aliens that a seat knows to have been chosen."""
    flare_of = facts(g).flare_of
    return {flare_of[s.alien] for s in g.sheets if s.original and (s.face_up or s.holder == seat)}


def _imagine_sheets(g: Cosmos, seat: int, rng: RandomSource) -> None:
    hidden = [sheet for sheet in g.sheets if sheet.holder >= 0 and sheet.holder != seat and not sheet.face_up]
    if not hidden:
        return
    known = {sheet.alien for sheet in g.sheets if sheet.holder >= 0 and sheet not in hidden}
    free = sorted(set(facts(g).aliens) - known)
    for sheet, alien in zip(hidden, rng.sample(free, len(hidden)), strict=True):
        sheet.alien = alien
    drawing = on_top(g, "cosmic.changing")
    if drawing is not None and drawing.seat != seat and "alien" in drawing.locals:
        drawing.alien = rng.choice([a for a in free if a not in [sheet.alien for sheet in hidden]])


def _imagine_cards(g: Cosmos, seat: int, rng: RandomSource, rest: Sequence[int] | None) -> SuitsCard:
    """Deal the hidden cards; gives what the dealt cards were bound to."""
    for armed in _armed_cards(g, seat, rng):
        fits = _fits(g, seat, armed)
        try:
            permute_hidden(g, seat, rng, fits, rest)
        except Unfit:
            continue  # an encounter card cannot be just there: memory tells where else
        return fits
    raise Unfit(f"no world fits what seat {seat} remembers")


def _fits(g: Cosmos, seat: int, armed: Sequence[int]) -> SuitsCard:
    """What a hidden card can be: flares only where they are, encounter cards in slots and in armed hands."""
    known = facts(g)
    mixed, in_deck, played = _is_mixed(g), _in_deck(g, seat), _played_cards(g)
    bare = _bare_hand(g)
    flares_dealt = on_top(g, "cosmic.deal_hoard") is None  # else it is a second hand that was dealt (CE-A26)

    def fits(design: str, card: int) -> bool:
        place, kind = g.cards.place[card], known.types.get(design)
        if kind is None:
            return True  # destiny and technology cards
        if card in played:
            return _could_be_played(known, design, played[card])
        if place == FLARES:
            return kind == FLARE and not (mixed and design in in_deck)
        if place.startswith("dealt:") and flares_dealt:
            return kind == FLARE
        if place in SLOTS or place.startswith("under:") or card in armed:
            return kind in ENCOUNTER_TYPES
        if place == bare:
            return kind not in ENCOUNTER_TYPES and (mixed or kind != FLARE)
        return mixed or kind != FLARE

    return fits


def _bare_hand(g: Cosmos) -> str | None:
    """The hand of whoever is asked about a new one: it holds no encounter card, as all know (CE-4.5, CE-4.43)."""
    top = on_top(g, "cosmic.turn", "cosmic.planning")
    if top is None or top.step not in ("check_hand", "check_hands"):
        return None
    return HANDS[top.seat if top.step == "check_hand" else encounter(g).defense]


def _played_cards(g: Cosmos) -> dict[int, Frame]:
    """Cards that are being played and may not lie open yet, with the frame that plays them."""
    return {int(f.source[1]): f for f in g.frames if f.flow == "cosmic.playing"}


def _could_be_played(known: Facts, design: str, frame: Frame) -> bool:
    """Whether a card of this design could be played like that: at this moment, and aimed or not."""
    text = _text(known, design, str(frame.source[2]))
    if text is None or frame.entry >= len(text.uses):
        return False
    use = text.uses[frame.entry]
    return frame.when in use.at and bool(frame.aim) == (deed_of(use.do).list_aims is not None)


def _text(known: Facts, design: str, side: str) -> Text | None:
    """What stands on a card, or on this side of it; None if there is no such text."""
    if not side:
        return known.artifacts.get(design)
    flare = known.flares.get(design)
    return None if flare is None else flare.super if side == "super" else flare.wild


def _armed_cards(g: Cosmos, seat: int, rng: RandomSource) -> Iterator[tuple[int, ...]]:
    """One card of each main player who is known to hold an encounter card and has not laid it yet; all choices."""
    closed = []
    if g.encounters and encounter(g).armed and encounter(g).phase == PLANNING:
        e = encounter(g)
        for slot, other in enumerate((e.offense, e.defense)):
            cards = [] if other == seat or e.laid[slot] >= 0 else playable(g, other)
            if not any(g.knows(seat, card) and type_of(g, card) in ENCOUNTER_TYPES for card in cards):
                hidden = [card for card in cards if not g.knows(seat, card)]
                rng.shuffle(hidden)
                closed += [hidden] if hidden else []
    return product(*closed)


def _announced(g: Cosmos, seat: int) -> Iterator[tuple[Ability, About]]:
    """What others have announced and not yet done."""
    for f in g.frames:
        if f.flow == ANNOUNCED and f.moment in USES and "negated" not in f.locals and f.by != seat:
            source, told = tuple(f.source), f.told
            yield Ability(source, f.by, told["entry"], text_of(g, source).uses[told["entry"]]), told["about"]


def _held(g: Cosmos, seat: int) -> list[int]:
    """The hidden cards in hands and on sheets."""
    return [c for c, place in enumerate(g.cards.place) if place.startswith(HELD) and not g.knows(seat, c)]
