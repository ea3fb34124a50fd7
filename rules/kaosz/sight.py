"""Who sees what (section 1.2): the view of a seat from an allow-list, and worlds a seat can imagine."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from rules.core.chance import RandomSource
from rules.core.hooks import ADD, SET, ValueStep
from rules.core.knowledge import permute_hidden
from rules.core.reasons import Fault
from rules.core.records import Json
from rules.core.running import pending
from rules.core.state import Item
from rules.core.under_way import under_way
from rules.core.view_cache import view_cache
from rules.kaosz.state import Lasting

from . import ending, values
from .questions import SHOOT
from .state import CANTINA, COLONY, HANGAR, HQ, RUIN, STACK, SURFACE, TRASH, Kaosz
from .words import ARMOR, KEYWORDS, LIMITS, STATES, STATS, UNPAID

if TYPE_CHECKING:
    from .seen import CardSeen, CombatSeen, EffectSeen, ItemSeen, PlayerSeen, TableSeen

MOST_TRIES = 30
ITEM = -1  # the serial of a target that lies on the stack
# Flows whose questions come up whatever the hidden cards are: windows, and the turn itself.
ALWAYS_ASKED = ("core.priority", "kaosz.turn")


def view(g: Kaosz, seat: int | None) -> TableSeen:
    """The table as one player sees it (None: a spectator)."""
    return {
        "turn": g.turn, "active": g.active, "phase": g.phase, "starter": g.starter, "order": list(g.order),
        "minutes_left": ending.minutes_left(g),
        "fallen": [seat for group in g.fallen for seat in group], "victims": list(g.victims), "announced": g.announced,
        "players": [_player(g, seat, owner) for owner in g.seats()],
        "stack": [_item(g, item) for item in g.stack],
        "playing": [_card(g, seat, card) for card in g.pile(STACK)],
        "combat": _combat(g), "effects": [_effect(each) for each in g.lasting],
        "looking": [_card(g, seat, card) for card in g.looking] if seat == g.looker else len(g.looking),
    }  # fmt: skip


def _player(g: Kaosz, seat: int | None, owner: int) -> PlayerSeen:
    """Counts are public at any time; faces as the zone says."""
    kept, asked = view_cache(g), pending(g)
    seats = kept.shared(asked, ("privy", owner), lambda: _privy(g, owner))
    eyes = seat if seat is not None and seats >> seat & 1 else None
    seen: PlayerSeen = kept.shared(asked, ("player", owner, eyes), lambda: _on_table(g, eyes, owner))
    if seat != owner:
        return seen
    hand, ruin = g.pile(HQ[owner]), g.pile(RUIN[owner])
    return {**seen, "hq": [_card(g, seat, card) for card in hand], "ruin": [_card(g, seat, card) for card in ruin]}


def _on_table(g: Kaosz, seat: int | None, owner: int) -> PlayerSeen:
    """A player as others see him."""
    return {
        "seat": owner, "credits": g.credits[owner], "turns": g.turns[owner],
        "colony": len(g.pile(COLONY[owner])), "hq": len(g.pile(HQ[owner])), "ruin": len(g.pile(RUIN[owner])),
        "trash": _trash(g, seat, owner),
        "hangar": [_ship(g, seat, card) for card in g.pile(HANGAR[owner])],
        "cantina": [_card(g, seat, card) for card in g.pile(CANTINA[owner])],
        "surface": [_card(g, seat, card) for card in g.pile(SURFACE[owner])],
        "hangar_size": values.hangar_total(g, owner) if owner in g.order else 0,
        "limits": {which: values.limit(g, owner, which) for which in LIMITS},
    }  # fmt: skip


def _privy(g: Kaosz, owner: int) -> int:
    """The seats (as bits) that see more on this player's table than a spectator does: a card that lies face down."""
    face_up, ships = g.cards.face_up, g.pile(HANGAR[owner])
    cards = [*ships, *g.pile(CANTINA[owner]), *g.pile(SURFACE[owner]), *g.pile(TRASH[owner])]
    for ship in ships:
        cards += g.carried(ship)
        cards += [part.piece for parts in _of_ship(g, ship).sources.values() for part in parts]
    bits = 0
    for card in cards:
        if not face_up[card]:
            bits |= g.seeing(card)
    return bits


def _trash(g: Kaosz, seat: int | None, owner: int) -> list[CardSeen]:
    """The longest pile, which lies open and seldom changes."""
    pile, cards = g.pile(TRASH[owner]), g.cards
    made_of = (pile[:], *([column[card] for card in pile] for column in (cards.design, cards.face_up, g.controller)))
    return view_cache(g).part(("trash", seat, owner), made_of, lambda: [_card(g, seat, card) for card in pile])


def _card(g: Kaosz, seat: int | None, card: int) -> CardSeen:
    """A card in a place; its design only to those who may know it."""
    seen: CardSeen = {"card": card}
    if g.sees(seat, card):
        seen["design"] = g.cards.design[card]
    if g.in_play(card):
        seen["state"] = STATES[g.state[card]]
        seen["paid"] = g.paid[card] != UNPAID
        seen["developments"] = g.developments[card]
        seen["controller"], seen["owner"] = g.controller[card], g.owner[card]
        if g.paid[card] != UNPAID and g.face(card).stats[ARMOR]:
            seen["armor"] = values.armor_left(g, card)
    return seen


class OfShip(NamedTuple):
    """What all can find out about a ship; whose card a change comes from is told only as far as it may be known."""

    values: dict[str, Json]
    sources: dict[str, list[ValueStep]]
    abilities: list[Json]
    armor: int


def _ship(g: Kaosz, seat: int | None, card: int) -> CardSeen:
    ship = _of_ship(g, card)
    return {
        **_card(g, seat, card),
        "values": ship.values,
        "sources": {name: [_told(g, seat, part) for part in parts] for name, parts in ship.sources.items()},
        "abilities": ship.abilities,
        "armor": ship.armor,
        "carries": [_card(g, seat, each) for each in g.carried(card)],
    }


def _of_ship(g: Kaosz, card: int) -> OfShip:
    return view_cache(g).shared(pending(g), ("ship", card), lambda: _found_out(g, card))


def _found_out(g: Kaosz, card: int) -> OfShip:
    abilities = values.abilities(g, card)
    return OfShip(
        {name: values.current(g, card, i) for i, name in enumerate(STATS)},
        _sources(g, card),
        [word for i, word in enumerate(KEYWORDS) if abilities >> i & 1],
        values.armor_left(g, card),
    )


def _sources(g: Kaosz, card: int) -> dict[str, list[ValueStep]]:
    """What changes the printed values."""
    if not g.in_force("modify_stat") and not g.carried(card):
        return {}
    return {name: found for i, name in enumerate(STATS) if (found := values.why(g, card, i))}


def _told(g: Kaosz, seat: int | None, part: ValueStep) -> list[Json]:
    """What changes a printed value: card, design if it may be known, "set" or "add", by how much."""
    return [part.piece, g.cards.design[part.piece] if g.sees(seat, part.piece) else "", *_how(part)]


def _how(part: ValueStep) -> tuple[str, int]:
    return (SET, part.after) if part.layer == SET else (ADD, part.after - part.before)


def _item(g: Kaosz, item: Item) -> ItemSeen:
    """Everything on the stack lies open (section 1.2)."""
    told = item.told
    return {
        "id": item.id, "seat": item.seat, "card": item.source, "kind": told["kind"], "design": told["design"],
        "paid": told["paid"], "negated": item.negated,
        "targets": _aimed_at(told, False), "answers": _aimed_at(told, True),
    }  # fmt: skip


def _aimed_at(told: Mapping[str, Json], items: bool) -> list[Json]:
    """The targets of an item, group by group: cards, or other items on the stack."""
    groups = [group for part in told["parts"] for group in part["targets"]]
    found = [[pair[0] for pair in group if (pair[1] == ITEM) == items] for group in groups]
    return [group for group in found if group]


def _combat(g: Kaosz) -> CombatSeen | None:
    combat = g.combat
    if combat is None:
        return None
    return {
        "attacker": combat.attacker, "defender": combat.defender, "kind": combat.kind, "target": combat.target,
        "step": combat.step, "attackers": list(combat.attackers), "defenders": list(combat.defenders),
        "passed": list(combat.marked), "hit": list(combat.hit), "bombers": list(combat.bombers),
        "shooter": combat.shooter, "shot_at": combat.shot_at, "extra": combat.extra,
        "acting": _acting(g), "blows": _blows(g),
    }  # fmt: skip


def _acting(g: Kaosz) -> list[Json]:
    """KG-7.32: the ships with which the player asked may act now; speeds and states lie open."""
    asked = next((d for d in pending(g) if d.prompt == SHOOT), None)
    if asked is None:
        return []
    cards: set[int] = {option[1] for option in getattr(asked, "options", ()) if isinstance(option, tuple)}
    return [*sorted({g.carrier[card] if g.carrier[card] >= 0 else card for card in cards})]


def _blows(g: Kaosz) -> list[Json]:
    """The shot that was announced, and the return fire announced so far: ship, targets, whether it is a return."""
    shot = under_way(g, "kaosz.shot")
    if shot is None:
        return []
    return [[blow["ship"], list(blow["targets"]), blow["returns"]] for blow in shot.get("blows", ())]


def _effect(each: Lasting) -> EffectSeen:
    return {
        "id": each.id, "op": each.op, "source": each.source, "seat": each.seat, "until": each.until,
        "cards": list(each.cards or []), "what": each.what, "by": each.by,
    }  # fmt: skip


def imagine(g: Kaosz, seat: int, rng: RandomSource) -> None:
    """Another world that fits what the seat knows: each player's hidden cards change places among themselves.

    What is being asked just now must still be asked: a player who is choosing among his ships in HQ has some.
    """
    asked = [(d.seat, d.prompt) for d in pending(g)]
    true = list(g.cards.design)
    for _ in range(MOST_TRIES):
        g.cards.design[:] = true
        permute_hidden(g, seat, rng)
        if not g.frames or g.frames[-1].flow in ALWAYS_ASKED or _is_asked(g, asked):
            return
    _keep_hands(g, seat, rng, true, {each for each, _ in asked})


def _is_asked(g: Kaosz, asked: list[tuple[int, str]]) -> bool:
    """Whether this world asks the same; a clone is asked, because a step that does not stop goes on and changes it."""
    twin: Kaosz = g.clone()  # type: ignore[attr-defined]
    twin.pending = None
    try:
        return [(d.seat, d.prompt) for d in pending(twin)] == asked
    except (Fault, LookupError):  # in this world the step would have gone on, or finds nothing to ask about
        return False


def _keep_hands(g: Kaosz, seat: int, rng: RandomSource, true: list[str], deciding: set[int]) -> None:
    """No other hand was found for which the question comes up: leave the deciding players' HQ as it is."""
    g.cards.design[:] = true
    kept = {HQ[owner] for owner in deciding if owner >= 0}
    permute_hidden(g, seat, rng, among=[card for card, place in enumerate(g.cards.place) if place not in kept])
