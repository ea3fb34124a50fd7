"""Worlds that fit what a seat knows: hidden markers lie elsewhere, others' closed counters are what they could be.

Nothing is taken from the truth that the seat does not know. Not even the slots of others' groups stay: they are put in
an order that everybody can see, so that no counter can be followed through imagined worlds.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.core.chance import RandomSource
from rules.core.under_way import on_top

from ..economy.income import is_blockaded
from ..printed.constants import (
    CAPTURED,
    DEEP_SPACE,
    ECONOMY,
    GREEN,
    LABORATORY,
    NOBODY,
    NOTHING,
    NOWHERE,
    SEEN_NOTES,
    SETUP,
    SKILLED,
)
from ..printed.levels import DESIGN, Levels, design_of, highest, level, with_level, without_design
from ..state import (
    NO_SLOT,
    Fleet,
    Galaxy,
    Hex,
    Owner,
    Seat,
    Slot,
    board,
    claimed,
    colonies_of,
    equipped,
    facts,
    groups_at,
    groups_of,
    hexed,
    monsters,
    numbered,
    rival_of,
    rival_owners,
    sees_debt,
    sees_marker,
)
from ..state.barracks import aboard, transports_at
from ..state.battle import Battle
from ..state.cloaking import may_be_cloaked
from ..state.holding import could_hold, knows_card
from ..state.lines import owners, place_of, under_way
from .beliefs import guess_design, guess_fleet, guess_garrison, guess_hold, guess_purse, guess_sheet

MOST_RP = 30  # CL-17.1: more of them do not carry over


def imagine(g: Galaxy, seat: int, rng: RandomSource) -> None:
    """Atom of imagined worlds, which nobody hears of."""
    _shuffle_markers(g, seat, rng)
    calm, beset = _watched_colonies(g)
    for owner in range(len(g.fleets)):
        if owner not in (seat, monsters(g)):  # machines lie open, and their moves name them
            _reorder(g, owner, calm)
    _redraw_aliens(g, rng)
    _redraw_rivals(g, rng)
    for every in (facts(g).alien_cards, facts(g).advantages):
        if every:
            _redraw_cards(g, seat, every, rng)
    for other in range(len(g.cp)):
        if other != seat:
            own = set(colonies_of(g, other))
            _redraw_empire(g, other, calm - own, beset - own, rng)
            if not sees_debt(g, seat, other):
                g.debt[other] = 0
    if g.assault is not None:  # CL-A25: which Transports are to help is on a form that nobody else sees
        g.assault.air = [some if owner == seat else 0 for owner, some in zip(g.assault.by, g.assault.air, strict=True)]
    f = on_top(g, "empires.battle")
    if f is not None and f.get("claims"):  # CL-E55.3: nobody hears of a claim before all have been asked
        f.claims = [each for each in f.claims if under_way(g).owner[each[0]] == seat]
    for each in g.captured:
        if not each.seen >> seat & 1 and each.owner not in (seat, *range(len(g.cp), len(g.fleets))):
            each.lore = g.seen_tech[each.owner]  # CL-15.2.2: only those who held the colony have seen his sheet


# -- markers


def _shuffle_markers(g: Galaxy, seat: Seat, rng: RandomSource) -> None:
    """Atom: closed markers that the seat has not seen are mixed with those of the same home, or of deep space."""
    home_of = board(g).home_of
    hidden: dict[int, list[Hex]] = {}
    for hex, marker in hexed(g.marker):
        if marker != NOTHING and not sees_marker(g, seat, hex):
            hidden.setdefault(home_of[hex], []).append(hex)
    for area, hexes in sorted(hidden.items()):
        pile = [m for hex in hexes for m in (g.marker[hex], g.also[hex]) if m != NOTHING]
        eaten = [i for i, hex in enumerate(g.swarm.eaten_at) if home_of[hex] == area]  # SE-26.7: nobody saw them
        pile += [g.swarm.eaten[i] for i in eaten]
        pile = sorted([*pile, *(g.aside if area == DEEP_SPACE else ())])
        rng.shuffle(pile)
        for i in eaten:
            g.swarm.eaten[i] = pile.pop()
        for hex in hexes:
            g.marker[hex] = pile.pop()
            if g.also[hex] != NOTHING:
                g.also[hex] = pile.pop()
        if area == DEEP_SPACE:
            g.aside = sorted(pile)


# -- fleets


def _columns(fleet: Fleet) -> tuple[list[int], ...]:
    return (
        fleet.unit, fleet.count, fleet.hex, fleet.tech, fleet.damage, fleet.up, fleet.shown, fleet.load, fleet.cp,
        fleet.spent, fleet.came, fleet.trail, fleet.acts, fleet.notes, fleet.experience, fleet.noted, fleet.builder,
        fleet.banner, fleet.hold,
    )  # type: ignore[return-value]  # fmt: skip


def _reorder(g: Galaxy, owner: Owner, calm: set[Hex]) -> None:
    """Atom: groups in an order that everybody can see: by hex, open ones by what they show, closed ones after them.

    A group that is under orders comes first of the equal ones in its hex, and keeps its place as the one that moves.
    """
    fleet = g.fleets[owner]
    moving, guise = g.marching if owner == g.active else NO_SLOT, facts(g).guise

    def public(slot: int) -> tuple[int, ...]:
        open_ = (
            guise[fleet.unit[slot]], fleet.count[slot], fleet.damage[slot], fleet.shown[slot], fleet.load[slot],
            fleet.noted[slot], fleet.notes[slot] & CAPTURED, fleet.builder[slot] if fleet.notes[slot] & CAPTURED else 0,
        )  # fmt: skip
        path = (
            fleet.spent[slot],
            fleet.came[slot],
            fleet.trail[slot],
            fleet.acts[slot],
            fleet.notes[slot] & SEEN_NOTES,
            fleet.banner[slot],
        )
        return fleet.hex[slot], not fleet.up[slot], *path, *(open_ if fleet.up[slot] else ()), slot != moving

    order = sorted((slot for slot, hex in numbered(fleet.hex) if hex >= 0), key=public)
    for column in _columns(fleet):
        column[:] = [column[slot] for slot in order]
    for slot, notes in enumerate(fleet.notes):
        fleet.notes[slot] = notes & (SEEN_NOTES | CAPTURED if fleet.up[slot] else SEEN_NOTES)
        if not fleet.notes[slot] & CAPTURED:
            fleet.builder[slot] = NOBODY  # a ship that was refitted since does not show who built it
    told = [up and hex in calm and g.colony[hex] != owner for hex, up in zip(fleet.hex, fleet.up, strict=True)]
    # CL-E55: nobody dreams of false groups that he does not know; CL-E55.2: what is no blockade is false
    fleet.unit = [unit if known else guise[unit] for unit, known in zip(fleet.unit, told, strict=True)]
    if moving != NO_SLOT:
        g.marching = Slot(order.index(moving))
    if g.battle is not None and owner in owners(g.battle):
        _renumber(g.battle, owner, order)


def _renumber(b: Battle, owner: Owner, order: list[Slot]) -> None:
    """Atom: a battle names the groups of an owner by their new slots."""
    b.slot = [
        Slot(order.index(slot)) if slot != NOWHERE and whose == owner else slot
        for whose, slot in zip(b.owner, b.slot, strict=True)
    ]
    place = place_of(b, owner)
    b.hidden[place] = sorted(Slot(order.index(slot)) for slot in b.hidden[place])


def _redraw_aliens(g: Galaxy, rng: RandomSource) -> None:
    """Atom: alien ships that nobody has seen are drawn anew from the pool (SE-14.4)."""
    known = facts(g)
    fleet = g.fleets[len(g.cp)]
    closed = [slot for slot, up in enumerate(fleet.up) if not up]
    for slot in closed:
        g.pool[fleet.unit[slot] - known.first_alien] += fleet.count[slot]
    for slot in closed:
        place = rng.below(sum(g.pool))
        for kind, left in enumerate(g.pool):
            place -= left
            if place < 0:
                fleet.unit[slot] = known.first_alien + kind
                g.pool[kind] -= 1
                break


def _redraw_cards(g: Galaxy, seat: Seat, every: Sequence[int], rng: RandomSource) -> None:
    """Atom: cards of a deck that the seat has not seen lie anywhere else where it has not seen them."""
    hidden = [card for card in every if not knows_card(g, seat, card)]
    rng.shuffle(hidden)
    unpaid = [[held.index(card) for card in owed] for owed, held in zip(g.unpaid, g.held, strict=True)]
    seen, unseen = g.card_seen[:], set(hidden)
    # first those places where not every card can lie
    for owner, held in sorted(enumerate(g.held), key=lambda each: not g.fought >> each[0] & 1):
        _refill(g, held, unseen, seen, [card for card in hidden if could_hold(g, owner, card)] or hidden[:], hidden)
    # what nobody holds lies in no order: how many of those cards who has seen is all that can be told of them
    g.spare_advantages.sort(key=lambda card: (card in unseen, seen[card] if card in unseen else card))
    for pile in (g.alien_deck, g.alien_discards, g.drawn, g.spare_advantages, *g.dealt):
        _refill(g, pile, unseen, seen, hidden[:], hidden)
    g.spare_advantages.sort()
    g.unpaid = [[held[at] for at in owed] for owed, held in zip(unpaid, g.held, strict=True)]


def _refill(
    g: Galaxy, pile: list[int], unseen: set[int], seen: list[int], possible: list[int], hidden: list[int]
) -> None:  # fmt: skip
    """Atom: the unseen cards of a pile are others, which are hidden no longer."""
    for place, card in enumerate(pile[:]):
        if card in unseen:
            pile[place] = possible.pop()
            hidden.remove(pile[place])
            g.card_seen[pile[place]] = seen[card]  # who has seen what lies there is no secret


def _redraw_rivals(g: Galaxy, rng: RandomSource) -> None:
    """Atom: what alien empires keep secret: CP on their sheets and in their counters, technology nobody has seen."""
    for owner in rival_owners(g):
        rival, fleet = rival_of(g, owner), g.fleets[owner]
        sheet = guess_sheet(g, owner, rng)
        rival.tech, rival.extra = rival.seen, []
        rival.fleet, rival.research, rival.defence = sheet.fleet, sheet.research, sheet.defence
        for slot, cp in enumerate(fleet.cp):
            fleet.cp[slot] = rng.choice(sheet.launched) if cp else 0


def _watched_colonies(g: Galaxy) -> tuple[set[Hex], set[Hex]]:
    """SE-7.1.3: colonies with closed or false counters of enemies that are no blockade, and those where there is one:
    in an Economic Phase all know it, for they have given CP or not."""
    if g.phase != ECONOMY:
        return set(), set()
    poses = facts(g).poses
    doubtful = {
        hex
        for fleet in g.fleets[: len(g.cp)]
        for hex, up, unit in zip(fleet.hex, fleet.up, fleet.unit, strict=True)
        if not up or unit in poses
    }
    watched = {hex for hex in doubtful if hex >= 0 and 0 <= g.colony[hex] < len(g.cp)}
    beset = {hex for hex in watched if is_blockaded(g, hex)}
    return watched - beset, beset


def _redraw_empire(g: Galaxy, other: Seat, calm: set[Hex], beset: set[Hex], rng: RandomSource) -> None:
    """Atom: what another seat has in secret: CP, technology, and what its closed counters are."""
    purse = guess_purse(g, other, rng)
    if g.phase != SETUP:  # CL-13.2: before the game everybody can count them
        g.cp[other] = purse.cp
    g.tech[other], g.researched[other] = purse.tech, 0
    g.studies[other] = [0] * len(facts(g).technologies)
    if g.design[other]:
        g.design[other] = guess_design(g, other, rng)
    fleet, known = g.fleets[other], facts(g)
    for slot, group in guess_fleet(g, other, purse, rng, _redraw_hidden(g, other, rng), calm, beset).items():
        fleet.unit[slot], fleet.count[slot], fleet.tech[slot] = group
        fleet.damage[slot], fleet.load[slot], fleet.noted[slot] = 0, NOTHING, 0
    for slot, up in numbered(fleet.up):
        guess = SKILLED if g.cycle > 1 else GREEN  # CL-3.3.2: nobody is Green for long
        crew = fleet.noted[slot] - 1 if fleet.noted[slot] else guess
        fleet.experience[slot] = crew if known.trained[fleet.unit[slot]] else GREEN
        if up:
            unit = fleet.unit[slot]
            shown = fleet.shown[slot] if known.options["upgrades"] == "refit" else 0
            fleet.tech[slot] = 0 if known.newest[unit] else shown or equipped(g, other, unit, purse.tech)
            if unit == known.unique and fleet.builder[slot] == NOBODY:
                fleet.tech[slot] = _completed(g, other, shown, purse.tech)
    if g.battle is not None:
        _rearm(g, g.battle, other)
    if known.ground:
        _redraw_troops(g, other, purse.tech, rng)
    if known.centres:
        g.rp[other] = rng.below(MOST_RP + 1) if any(g.centre[hex] == LABORATORY for hex in colonies_of(g, other)) else 0


def _rearm(g: Galaxy, b: Battle, other: Seat) -> None:
    """Atom: what the lines of unique ships have told, with the abilities that are guessed now."""
    for line, slot in enumerate(b.slot):
        if b.owner[line] == other and b.unit[line] == facts(g).unique and slot != NOWHERE and b.tech[line]:
            b.tech[line] = claimed(g, other, slot)


def _completed(g: Galaxy, other: Seat, shown: Levels, tech: Levels) -> Levels:
    """A unique ship as it showed itself, with the abilities of the guessed design that it has not shown."""
    guess = equipped(g, other, facts(g).unique, tech)
    return highest(guess, shown) if not without_design(shown) else _with_abilities(g, guess, shown)


def _with_abilities(g: Galaxy, guess: Levels, shown: Levels) -> Levels:
    known, made = facts(g), without_design(shown)
    for technology in known.carried[known.unique]:
        if technology not in known.always_carried:
            made = with_level(made, technology, level(guess, technology))
    return made | design_of(guess) << DESIGN


def _redraw_troops(g: Galaxy, other: Seat, tech: Levels, rng: RandomSource) -> None:
    """Atom: what another seat has on its colonies and aboard its Transports."""
    fleet = g.fleets[other]
    for slot in groups_of(g, other):
        fleet.hold[slot] = guess_hold(g, other, slot, tech, rng)
    if g.battle is not None and other in g.battle.manned and not aboard(g, other, g.battle.hex):
        for slot in transports_at(g, other, g.battle.hex)[:1]:  # they may be lost already
            fleet.hold[slot] = 1
    for hex in colonies_of(g, other):
        g.garrison[hex], g.tired[hex] = guess_garrison(g, hex, tech, rng), 0


def _redraw_hidden(g: Galaxy, other: Seat, rng: RandomSource) -> list[Slot]:
    """Atom: which groups of another seat stay out of a battle, cloaked (SE-5.2.2): after the others have revealed
    themselves all can tell, before that only that there are some. Gives them."""
    b = g.battle
    if b is None and other == g.active and on_top(g, "empires.declaration"):
        return [g.marching]  # Raiders that pass (SE-12.3)
    if b is None or other not in owners(b) or not b.hidden[place_of(b, other)]:
        return []
    place = place_of(b, other)
    if not b.revealed:
        known, fleet = facts(g), g.fleets[other]
        raider = known.code["R"]
        there = [
            slot
            for slot in groups_at(g, other, b.hex)
            if not fleet.up[slot] or may_be_cloaked(g, other, fleet.unit[slot])
        ]
        free = known.counters[raider] - sum(
            fleet.up[slot] and fleet.unit[slot] == raider for slot in groups_of(g, other)
        )
        closed = [slot for slot in there if not fleet.up[slot]][: max(0, free)]
        able = [slot for slot in there if fleet.up[slot]] + closed
        b.hidden[place] = sorted(rng.sample(able, 1 + rng.below(len(able))))
    return b.hidden[place]
