"""What only one technology can do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rules.core.decisions import Option
from rules.core.flow import Call, Next, done, goto
from rules.core.frame import Frame
from rules.core.hooks import Source
from rules.core.questions import Question
from rules.core.ranges import CARD, list_of
from rules.core.under_way import TO_BE_ASKED
from rules.core.windows import negate_item

from . import questions
from .atoms import cards, course, powers, ships
from .flows.deeds import attacks_with
from .flows.ending import check_victory
from .flows.losing import lose_all, retrieve
from .flows.settling import settle
from .flows.turn import unused_aliens
from .printed.facts import HAND, LIMIT
from .printed.words import ALLY, DEFENSE, ENCOUNTER_TYPES, LOST, OFFENSE, WILD
from .state.cosmos import (
    DISCARD,
    GATE,
    GONE,
    WARP,
    Cosmos,
    Seat,
    Token,
    at_planet,
    at_tech,
    cards_at,
    clockwise,
    encounter,
    facts,
    hand,
    slot_of,
    timing_order,
    type_of,
    under_tech,
)
from .state.pieces import own_side
from .state.reckoning import Account, with_parts
from .state.ships import colonies, fleet, free_planets, in_warp, outside, planets, planets_of, ships_at
from .state.verbs import Ability, About, Sender, change, deed, printed

# -- Coldsleep Ship (CE-T1) founds a colony far from home, also with the ships that built it


def _foreign_shores(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    """Planets of others where one has no colony."""
    return [planet for host in clockwise(g, ability.seat) for planet in free_planets(g, ability.seat, host)]


@deed("wake_settlers")
def wake_settlers(g: Cosmos, f: Frame, *, ships_at_most: int) -> None:
    """CE-5.9b: ships from the own colonies."""
    sources = colonies(g, f.seat)
    high = min(ships_at_most, sum(sources.values()))
    parts = f.split(questions.WAKE_SETTLERS, f.seat, sources, 1, high, rule="CE-T1")
    ships.move_all(g, f.seat, parts, at_planet(f.aim[0]), "settles")
    check_victory(g)


@wake_settlers.needs
def _somewhere_to_go(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(colonies(g, ability.seat)) and bool(_foreign_shores(g, ability, about))


@deed("wake_builders")
def wake_builders(g: Cosmos, f: Frame, *, ships_at_most: int) -> None:
    """CE-9.58: without a colony, the ships that researched it may go themselves; the others follow (CE-T34)."""
    place = at_tech(f.source[1])
    most = min(ships_at_most, ships_at(g, place, f.seat))
    count = f.amount(questions.WAKE_BUILDERS_SETTLERS, f.seat, 1, most, rule="CE-T1")
    ships.move_ships(g, f.seat, place, at_planet(f.aim[0]), count, "settles")
    check_victory(g)


@wake_builders.needs
def _without_a_home(g: Cosmos, ability: Ability, about: About) -> bool:
    there = ships_at(g, at_tech(ability.source[1]), ability.seat)
    return there > 0 and not colonies(g, ability.seat) and bool(_foreign_shores(g, ability, about))


wake_settlers.aims(_foreign_shores)
wake_builders.aims(_foreign_shores)


# -- Delta Scanners (CE-T4) find a card in the discard pile


@deed("salvage")
def salvage(g: Cosmos, f: Frame) -> None:
    """Any one card, which comes into the hand; it lay open, so everybody knows it."""
    found = {g.cards.design[card]: card for card in g.pile(DISCARD)}
    cards.take_discarded(g, f.seat, f.pick(questions.SALVAGE_CARD, f.seat, sorted(found.values()), rule="CE-T4"))


@salvage.needs
def _something_lies_there(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(g.pile(DISCARD))


# -- Energy Cloak (CE-T5): the defense does not see whom it could call for help


@change("defense_invites_nobody")
def defense_invites_nobody(g: Cosmos, source: Source, value: list[Seat], about: Any) -> list[Seat]:
    """CE-E48: it only forbids invitations."""
    return [] if about["by"] == encounter(g).defense else value


# -- Enigma Device (CE-T6) makes all hands equal


WHY = "enigma_device"


@deed("level_hands", locals={"queue": TO_BE_ASKED})
def level_hands(g: Cosmos, f: Frame) -> Call:
    """First the user discards what he likes; others may react before the deck is used."""
    cards.discard(g, f.seat, f.some(questions.LEVEL_HANDS_DISCARD, f.seat, list(hand(g, f.seat)), rule="CE-T6"), WHY)
    f.queue = [f.seat, *clockwise(g, f.seat)]
    return settle(g)


@level_hands.step
def level_next(g: Cosmos, f: Frame) -> Next:
    """Clockwise: everybody draws, or discards at random, to a hand of eight."""
    if not f.queue:
        return done()
    seat, *f.queue = f.queue
    held = list(hand(g, seat))
    if len(held) > HAND:
        cards.discard(g, seat, g.sample(held, len(held) - HAND), WHY)
        return settle(g, "level_next")  # before somebody's draw shuffles the discards
    cards.draw(g, seat, HAND - len(held), WHY)
    return goto("level_next")


# -- Genesis Bomb (CE-T7, CE-T30): a new planet in one's home system


@deed("make_planet")
def make_planet(g: Cosmos, f: Frame) -> None:
    """Any or all of the researching ships settle there; the others return with the card (CE-T34)."""
    place = at_tech(f.source[1])
    count = f.amount(questions.MAKE_PLANET_SETTLERS, f.seat, 1, ships_at(g, place, f.seat), rule="CE-T7")
    ships.move_ships(g, f.seat, place, at_planet(ships.add_planet(g, f.seat)), count, "settles")


@make_planet.needs
def _not_in_play(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-T30: there is only one."""
    known = facts(g)
    return all(planet < known.n * known.planets_each for planet in planets(g))


# -- Gluon Mines (CE-T8): ships on the gate run into them before the cards are turned


@deed("lay_mines")
def lay_mines(g: Cosmos, f: Frame) -> Call:
    """As many ships as researched it; the defense chooses whose."""
    there = _on_gate(g)
    count = min(ships_at(g, at_tech(f.source[1]), f.seat), sum(there.values()))
    hit = (
        f.split(questions.LAY_MINES, f.seat, there, count, count, rule="CE-T8")
        if count < sum(there.values())
        else there
    )
    return lose_all([{"seat": seat, "ships": {GATE: n}, "cause": "gluon_mines"} for seat, n in hit.items() if n])


@lay_mines.step
def stop_them(g: Cosmos, f: Frame) -> None:
    """CE-E75: with nobody left on the gate the encounter is over without cards."""
    if not _on_gate(g):
        course.decide(g, LOST, printed(g, f.source)[1])


def _on_gate(g: Cosmos) -> dict[int, int]:
    return {seat: n for seat in timing_order(g) if (n := ships_at(g, GATE, seat))}


@lay_mines.needs
def _somebody_comes(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(_on_gate(g))


# -- Lunar Cannon (CE-T10, CE-T31): a token between two planets, and what it adds there


def orbits(g: Cosmos, systems: Iterable[Seat]) -> list[Option]:
    """CE-T31: pairs of neighbours in the circles of these systems; a planet that is alone is its own neighbour."""
    found: list[Option] = []
    for seat in systems:
        ring = planets_of(g, seat)
        pairs = list(zip(ring, [*ring[1:], *ring[:1]], strict=True))
        found += pairs[:1] if len(ring) == 2 else pairs
    return found


def _move(g: Cosmos, f: Frame, question: Question, systems: Iterable[Seat]) -> None:
    pairs = orbits(g, systems)
    if pairs:
        chosen = f.pick(question, f.seat, pairs, rule="CE-T10")
        ships.place_token(g, f.seat, f.source[1], [at_planet(planet) for planet in dict.fromkeys(chosen)])


@deed("mount_cannon")
def mount_cannon(g: Cosmos, f: Frame) -> None:
    """On completion, at home."""
    _move(g, f, questions.MOUNT_CANNON, [f.seat])


@deed("move_cannon")
def move_cannon(g: Cosmos, f: Frame) -> None:
    """Anywhere, when a wild destiny card is drawn."""
    _move(g, f, questions.MOVE_CANNON, g.seats())


@move_cannon.needs
def _wild_drawn(g: Cosmos, ability: Ability, about: About) -> bool:
    card = encounter(g).destiny
    return card >= 0 and facts(g).destinies[g.cards.design[card]].kind == WILD


@deed("fire_cannon")
def fire_cannon(g: Cosmos, f: Frame, *, number: int) -> None:
    """CE-4.60: for the own side."""
    course.add_to_total(g, own_side(g, f.seat), number, printed(g, f.source)[1])


@fire_cannon.needs
def _in_reach(g: Cosmos, ability: Ability, about: About) -> bool:
    """The target planet is one of the two, and the own side fights."""
    target, cannon = at_planet(encounter(g).planet), ability.source[1]
    near = any(token.card == cannon and target in token.places for token in g.tokens)
    return near and attacks_with(g, ability.seat)


# -- Omega Missile (CE-T11, CE-T33) destroys a planet


@deed("destroy_planet")
def destroy_planet(g: Cosmos, f: Frame) -> Call | None:
    """Everything on it goes to the warp, in timing order (CE-5.57)."""
    place = at_planet(f.aim[0])
    there = {seat: n for seat in timing_order(g) if (n := ships_at(g, place, seat))}
    return (
        lose_all(
            [{"seat": s, "ships": {place: n}, "cause": "omega_missile"} for s, n in there.items()], "destroy_planet"
        )
        if there
        else None
    )


@destroy_planet.step
def blow_up(g: Cosmos, f: Frame) -> None:
    ships.destroy_planet(g, f.aim[0])


@destroy_planet.aims
def _planets(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    return list(planets(g))


# -- Plasma Thrusters (CE-T12): one ship more than others may send, and one that reaches the target in time


@change("send_more")
def send_more(g: Cosmos, source: Source, value: dict[str, int], about: Sender, *, ships: int) -> dict[str, int]:
    """CE-H8: on top of any other limit."""
    return {**value, "high": value["high"] + ships} if about["seat"] == source.seat else value


@deed("reach_planet")
def reach_planet(g: Cosmos, f: Frame) -> None:
    """As defense: one ship from another colony to the target planet."""
    place = f.pick(questions.REACH_PLANET_SHIP, f.seat, _others(g, f.seat), only=True, rule="CE-T12")
    ships.move_ships(g, f.seat, place, at_planet(encounter(g).planet), 1, "plasma_thrusters")


def _others(g: Cosmos, seat: int) -> list[str]:
    return list(outside(g, seat))


@reach_planet.needs
def _another_colony(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(_others(g, ability.seat))


# -- Precursor Seed (CE-T13): the power of a further alien


@deed("grow_power")
def grow_power(g: Cosmos, f: Frame) -> None:
    """CE-3.16, CE-E43: a random unused one, in addition to the own, from now on."""
    unused = unused_aliens(g)
    if unused:
        powers.take_sheet(g, g.choice(unused), f.seat, extra=True)


# -- The Prometheus (CE-T14, CE-T32): a ship that is worth more than the others


def _ship(g: Cosmos, card: int) -> Token | None:
    return next((token for token in g.tokens if token.card == card), None)


@deed("launch_flagship")
def launch_flagship(g: Cosmos, f: Frame) -> None:
    """On completion, on one of the own colonies; without any it is in the warp (CE-5.5)."""
    places = list(colonies(g, f.seat)) or [WARP]
    ships.add_flagship(
        g, f.seat, f.source[1], f.pick(questions.LAUNCH_FLAGSHIP_COLONY, f.seat, places, only=True, rule="CE-T14")
    )


@deed("place_flagship")
def place_flagship(g: Cosmos, f: Frame) -> None:
    """Some ships have left, others have stayed: it is the owner's choice where it is, but the last to be lost."""
    token = _ship(g, f.source[1])
    assert token is not None
    there = [place for place in token.places if ships_at(g, place, f.seat)]
    safe = [place for place in there if place not in (WARP, GONE)] or [p for p in there if p == WARP] or there
    place = f.pick(questions.PLACE_FLAGSHIP, f.seat, safe, only=True, rule="CE-T32")
    ships.place_token(g, f.seat, f.source[1], [place])


@place_flagship.needs
def _parted(g: Cosmos, ability: Ability, about: About) -> bool:
    token = _ship(g, ability.source[1])
    return token is not None and about["token"] == token.card and len(token.places) > 1


@change("flagship_adds")
def flagship_adds(g: Cosmos, source: Source, value: Account, about: Any, *, number: int) -> Account:
    """CE-4.60: when it is in the encounter."""
    token, slot = _ship(g, source.piece[1]), own_side(g, source.seat)
    if token is None or slot < 0 or token.places[0] not in fleet(g, source.seat):
        return value
    return with_parts(value, slot, added=value[slot]["added"] + number)


# -- The Qax (CE-T15): an invitation that nobody declines, and that goes to whoever got it


SUMMONS = "summon_ally"


@deed(SUMMONS)
def summon_ally(g: Cosmos, f: Frame) -> None:
    """An invited player gets the card and must join."""
    side = (OFFENSE, DEFENSE)[slot_of(g, f.seat)]
    cards.pass_tech(g, f.source[1], f.aim[0])
    course.declare(g, SUMMONS, f.seat, f.source, printed(g, f.source), ally=f.aim[0], side=side)


def _invited(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    return list(encounter(g).invited[slot_of(g, ability.seat)])


@summon_ally.needs
def _has_invited(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(_invited(g, ability, about))


summon_ally.aims(_invited)


def spare_ships(g: Cosmos, seat: int) -> int:
    """How many ships a player could send without giving up a colony."""
    return sum(n - 1 for n in colonies(g, seat).values())


@change("summoned_side")
def summoned_side(g: Cosmos, source: Source, value: list[str], about: object) -> list[str]:
    return [source.text["side"]] if about == source.text["ally"] else value


@change("summoned_stays")
def summoned_stays(g: Cosmos, source: Source, value: bool, about: Seat) -> bool:
    """He need not give up a colony: without a ship to spare he may decline."""
    return value and not (about == source.text["ally"] and spare_ships(g, about))


@change("summoned_ships")
def summoned_ships(g: Cosmos, source: Source, value: dict[str, int], about: Sender) -> dict[str, int]:
    """Four, or as many as he can spare; a lower limit stands."""
    if about["seat"] != source.text["ally"] or about["as"] != ALLY:
        return value
    return {**value, "low": max(value["low"], min(LIMIT, spare_ships(g, about["seat"]), value["high"]))}


# -- Quark Battery (CE-T16) stores an encounter card for later


@deed("charge_battery")
def charge_battery(g: Cosmos, f: Frame) -> None:
    """On completion: an encounter card from the hand, if there is one."""
    held = [card for card in hand(g, f.seat) if type_of(g, card) in ENCOUNTER_TYPES]
    if held:
        cards.put_under(g, f.pick(questions.CHARGE_BATTERY_CARD, f.seat, held, rule="CE-T16"), f.source[1])


@deed("discharge_battery")
def discharge_battery(g: Cosmos, f: Frame) -> None:
    """CE-4.57: it takes the place of the revealed card, which is discarded."""
    cards.replace_laid(g, f.seat, slot_of(g, f.seat), cards_at(g, under_tech(f.source[1]))[0])


@discharge_battery.needs
def _is_charged(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(cards_at(g, under_tech(ability.source[1])))


# -- Tech Scrambler (CE-T17, CE-T35, CE-T36) answers the use of another technology


@deed("scramble")
def scramble(g: Cosmos, f: Frame) -> None:
    """It has no effect and is discarded."""
    negate_item(g, f.about["item"])
    cards.discard_tech(g, f.about["source"][1])


@scramble.needs
def _enough_ships(g: Cosmos, ability: Ability, about: About) -> bool:
    """As many ships as its research value; for X as many as are on that card."""
    other = int(about["source"][1])
    value = facts(g).technologies[g.cards.design[other]].value or ships_at(g, at_tech(other), about["by"])
    return ships_at(g, at_tech(ability.source[1]), ability.seat) >= value


# -- Vacuum Turbines (CE-T18) draw in cards and blow out what is not wanted


@deed("draw_and_sort", locals={"drawn": list_of(CARD)})
def draw_and_sort(g: Cosmos, f: Frame, *, count: int) -> None:
    f.drawn = cards.draw(g, f.seat, count, printed(g, f.source)[1])


@draw_and_sort.step
def sort(g: Cosmos, f: Frame) -> None:
    """Any of them stay in the hand; where nothing was left to draw there is nothing to sort."""
    if not f.drawn:
        return
    kept = f.some(questions.DRAW_AND_SORT_KEEP, f.seat, list(f.drawn), rule="CE-T18")
    cards.discard(g, f.seat, [card for card in f.drawn if card not in kept], printed(g, f.source)[1])


# -- Warpspace Key (CE-T19) opens the way out of the warp


@deed("leave_warp")
def leave_warp(g: Cosmos, f: Frame) -> Call:
    return retrieve(f.seat, in_warp(g, f.seat), printed(g, f.source)[1])


@leave_warp.needs
def _ships_there(g: Cosmos, ability: Ability, about: About) -> bool:
    """CE-5.7: with a colony to go to."""
    return in_warp(g, ability.seat) > 0 and bool(colonies(g, ability.seat))


# -- Xenon Lasers (CE-T20): one more, or one less


@deed("trim_total")
def trim_total(g: Cosmos, f: Frame, *, number: int) -> None:
    """CE-4.60: for the own side."""
    course.add_to_total(g, own_side(g, f.seat), f.aim[0], printed(g, f.source)[1])


@trim_total.needs
def _own_side_attacks(g: Cosmos, ability: Ability, about: About) -> bool:
    return attacks_with(g, ability.seat)


@trim_total.aims
def _more_or_less(g: Cosmos, ability: Ability, about: About) -> Sequence[Option]:
    number = ability.use.do.args["number"]
    return [number, -number]
