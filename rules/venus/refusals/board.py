"""Why not: moves, claims, raising, markers, and what is lost (sections 5 and 7)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core.decisions import Option
from rules.core.reasons import Reason
from rules.core.records import Json
from rules.core.refusals import offered

from .. import points
from ..facts import CRUISER, FACTORY, INFANTRY, building_kind
from ..kinds import PIECES, UNDEFENDED, UNITS
from ..legal import own_units, tensions, with_cards
from ..questions import ATTEMPT, BOMBARD, CLAIM, HIRE, LOSE, RAISE, RAZE, REMOVE, TOLL, TURN, WAY
from ..state import (
    Onward,
    PlanetIndex,
    Seat,
    buildings_at,
    facts,
    hand,
    in_orbit,
    planet_of_tile,
    supply_of,
    tile_of,
    units_at,
)  # fmt: skip
from .wish import Asked, Judge

Refusal = Reason | None


def said(name: str, rule: str, **params: Json) -> Reason:
    return Reason(f"venus.{name}", params, rule)


# -- moving


def why_not_move(g: Onward, seat: Seat, origin: PlanetIndex, goal: PlanetIndex, bonus: int) -> Refusal:
    """OV-5.13, OV-5.16, OV-5.18."""
    known = facts(g)
    if origin == goal:
        return said("same_planet", "OV-5.18", planet=known.names[goal])
    if not in_orbit(g, origin, seat)[CRUISER]:
        return said("no_cruiser", "OV-5.13", planet=known.names[origin])
    distance, reach = known.distance[origin][goal], known.course.allowance + bonus
    return said("too_far", "OV-5.16", distance=distance, reach=reach) if distance > reach else None


def no_moves(g: Onward, seat: Seat, bonus: int) -> Iterator[Option]:
    """Moves out of orbits in which there is anything, that cannot be made now."""
    known = facts(g)
    for origin, ways in enumerate(known.moves):
        if any(in_orbit(g, origin, seat)):
            for _, option in ways:
                if why_not_move(g, seat, origin, known.index[option[2]], bonus) is not None:
                    yield option


def _move(asked: Asked, origin: str, goal: str) -> Refusal:
    g, index = asked.g, facts(asked.g).index
    if asked.question == CLAIM:
        return said("moved", "OV-5.21")
    if asked.question not in (TURN, WAY):
        return None
    if asked.question == TURN and not g.actions:
        return said("no_action", "OV-5.2")
    bonus = with_cards(g, g.frames[-1].cards) if asked.question == WAY else 0
    return why_not_move(g, asked.seat, index[origin], index[goal], bonus)


def _unit(asked: Asked, seat: Seat, planet: str, unit: str, where: str, *aim: object) -> Refusal:
    """A unit was pointed at or brought somewhere: it must be one's own, and in orbit (OV-5.9)."""
    g, question = asked.g, asked.question
    if question not in (TURN, WAY, CLAIM, ATTEMPT):
        return _loss(asked, seat, planet, unit, where)
    if seat != asked.seat:
        return said("not_your_unit", "OV-5.9", unit=unit)
    if where != "orbit":
        return said("landed", "OV-5.10", unit=unit)
    verb = aim[0] if aim else ""
    if question == ATTEMPT:
        return _land_from(asked, planet, unit)
    if verb in ("world", "planet"):
        if unit == "tank" and question == TURN and g.actions and planet != aim[1]:
            return said("tank_stays", "OV-5.15")
        return _move(asked, planet, str(aim[1]))
    if verb == "tile":
        return _tile(asked, int(str(aim[1])), unit)
    if verb == "alien":
        return _alien(asked, str(aim[1]))
    if question == TURN and not g.actions:
        return said("no_action", "OV-5.2")
    if question == CLAIM:
        return said("claim_with_unit", "OV-5.21", planet=facts(g).names[g.frames[-1].goal])
    if not in_orbit(g, facts(g).index[planet], seat)[CRUISER]:
        return said("no_cruiser", "OV-5.13", planet=planet)
    return said("bring_unit", "OV-5.13", unit=unit)


# -- claiming


def why_not_claim(g: Onward, seat: Seat, tile: int, unit: str | None = None) -> Refusal:
    """OV-5.26 to 5.36: what a tile that lies on a planet needs, with this unit if it is an undefended one."""
    known, planet, design = facts(g), planet_of_tile(g, tile), tile_of(g, tile)
    name, plain = known.names[planet], design.kind in UNDEFENDED
    if g.dead[planet]:
        return said("dead_planet", "OV-5.31", planet=name)
    units = in_orbit(g, planet, seat)
    if not any(units):
        return said("no_unit", "OV-5.26" if plain else "OV-5.34", planet=name)
    piece = known.claims[tile].piece
    if piece is not None and not supply_of(g, seat, piece):
        return said("no_supply", "OV-5.27" if piece == FACTORY else "OV-5.35", piece=PIECES[piece])
    if design.kind == "tension" and not tensions(g, seat, planet, tile):
        return _no_tension(g, seat, planet)
    if plain and unit is not None and not units[UNITS.index(unit)]:
        return said("no_such_unit", "OV-5.26", unit=unit, planet=name)
    return None


def _no_tension(g: Onward, seat: Seat, planet: PlanetIndex) -> Reason:
    """OV-5.36: nobody else has anything here, or the own piece of that kind is missing."""
    for other in range(len(g.money)):
        at = buildings_at(g, planet, other)
        for i, building in enumerate(PIECES[FACTORY:]):
            if other != seat and g.buildings[at + i]:
                return said("no_supply", "OV-5.36", piece=building)
    return said("no_target", "OV-5.36", planet=facts(g).names[planet])


def no_claims(g: Onward, seat: Seat, planet: PlanetIndex) -> Iterator[Option]:
    """Tiles of a planet and its alien, that cannot be claimed now."""
    known = facts(g)
    for tile in g.tiles[planet]:
        if why_not_claim(g, seat, tile) is not None:
            landings = known.claims[tile].landings
            yield landings[INFANTRY] if landings is not None else ("attempt", tile)
    if g.aliens[planet] and g.dead[planet]:
        yield ("alien", known.names[planet])


def _tile(asked: Asked, tile: int, unit: str | None = None) -> Refusal:
    g = asked.g
    if not any(tile in tiles for tiles in g.tiles):
        return Reason("core.not_there", {}, "OV-5.26")
    planet = planet_of_tile(g, tile)
    reason = _not_now(asked, planet)
    if reason is not None or asked.question not in (TURN, CLAIM):
        return reason
    found = why_not_claim(g, asked.seat, tile, unit)
    if found is not None:
        return found
    kind = tile_of(g, tile).kind
    if kind in UNDEFENDED:
        # Of equal tiles one is listed, and it is all the same which.
        return said("unit_for_tile", "OV-5.26") if unit is None else said("equal_tile", "OV-5.26")
    return said("name_target", "OV-5.37") if kind == "tension" else said("equal_tile", "OV-5.37")


def _not_now(asked: Asked, planet: PlanetIndex) -> Refusal:
    """OV-5.2, OV-5.21: an action for it, and after a move only where it ended."""
    g = asked.g
    if asked.question == TURN and not g.actions:
        return said("no_action", "OV-5.2")
    if asked.question == CLAIM and planet != g.frames[-1].goal:
        return said("claim_where_moved", "OV-5.21", planet=facts(g).names[g.frames[-1].goal])
    return None


def _claim(asked: Asked, tile: int, unit: str) -> Refusal:
    reason = _tile(asked, tile, unit)
    if reason is not None and reason.id not in ("venus.name_target", "venus.equal_tile"):
        return reason
    defended = tile_of(asked.g, tile).kind not in UNDEFENDED
    return said("defended", "OV-5.37") if reason is not None and defended else reason


def _tension(asked: Asked, tile: int, other: Seat, building: str) -> Refusal:
    reason = _tile(asked, tile)
    if reason is None or reason.id not in ("venus.name_target", "venus.no_supply", "venus.no_target"):
        return reason
    g, planet = asked.g, planet_of_tile(asked.g, tile)
    if tile_of(g, tile).kind != "tension":
        return reason
    if other == asked.seat:
        return said("own_building", "OV-5.36")
    kind = building_kind(building)
    if not g.buildings[buildings_at(g, planet, other) + kind - FACTORY]:
        return said("none_here", "OV-5.36", piece=building, planet=facts(g).names[planet])
    if not supply_of(g, asked.seat, kind):
        return said("no_supply", "OV-5.36", piece=building)
    return said("equal_tile", "OV-5.37")


def _alien(asked: Asked, planet: str) -> Refusal:
    g, place = asked.g, facts(asked.g).index[planet]
    if not g.aliens[place]:
        return Reason("core.not_there", {}, "OV-5.54")
    reason = _not_now(asked, place)
    if reason is not None or asked.question not in (TURN, CLAIM):
        return reason
    if g.dead[place]:
        return said("dead_planet", "OV-5.31", planet=planet)
    return None if any(in_orbit(g, place, asked.seat)) else said("no_unit", "OV-5.34", planet=planet)


def _building(asked: Asked, seat: Seat, planet: str, building: str) -> Refusal:
    """A factory or mine was pointed at: it stays where it is (OV-5.36)."""
    if asked.question in (TURN, CLAIM, WAY, RAISE):
        return said("own_building_stays" if seat == asked.seat else "building_by_tension", "OV-5.36")
    return _loss(asked, seat, planet, building, "surface")


# -- raising, markers, the end of the turn


def why_not_raise(g: Onward, seat: Seat, piece: str, planet: str) -> Refusal:
    """5.6."""
    known = facts(g)
    if piece not in UNITS:
        return said("built_by_tile", "OV-5.27" if piece == "factory" else "OV-5.35", piece=piece)
    kind = UNITS.index(piece)
    if not supply_of(g, seat, kind):
        return said("no_supply", "OV-5.65", piece=piece)
    if known.cost[kind] > g.money[seat]:
        return said("cost", "OV-5.61", cost=known.cost[kind], have=g.money[seat])
    place = known.index[planet]
    if place == known.home:
        return None
    if kind == INFANTRY:
        return said("infantry_home", "OV-5.62")
    return None if g.buildings[buildings_at(g, place, seat)] else said("no_factory", "OV-5.63", planet=planet)


def no_raises(g: Onward, seat: Seat) -> Iterator[Option]:
    """Units that cannot be raised at home now."""
    known = facts(g)
    for option in known.raises[known.home]:
        if why_not_raise(g, seat, option[1], option[2]) is not None:
            yield option


def _raise(asked: Asked, piece: str, planet: str = "") -> Refusal:
    g = asked.g
    if asked.question not in (TURN, RAISE):
        return said("raise_action", "OV-5.61") if asked.question in (CLAIM, ATTEMPT, WAY) else None
    if asked.question == TURN and not g.actions:
        return said("no_action", "OV-5.2")
    reason = why_not_raise(g, asked.seat, piece, planet or facts(g).names[facts(g).home])
    return said("raise_where", "OV-5.63") if reason is None and not planet else reason


def _marker(asked: Asked) -> Refusal:
    if asked.question not in (TURN, CLAIM, ATTEMPT, WAY, RAISE):
        return None
    if asked.question != TURN or not asked.g.actions:
        return said("no_action", "OV-5.2") if asked.question == TURN else said("marker_action", "OV-5.69")
    return None if asked.g.on_card else said("no_marker", "OV-5.60")


def _bring_marker(asked: Asked) -> Refusal:
    """A marker that was brought elsewhere than before its new owner."""
    return _marker(asked) or (said("marker_to_plate", "OV-5.69") if asked.question == TURN else None)


def _end(asked: Asked) -> Refusal:
    return said("action_first", "OV-5.2") if asked.question == TURN and asked.g.actions else None


# -- landing and losing


def _confirm(asked: Asked) -> Refusal:
    """OV-5.41, OV-5.42."""
    g, made = asked.g, asked.g.attempt
    if asked.question != ATTEMPT or made is None:
        return None
    if not any(made.landing):
        return said("no_landing", "OV-5.42")
    return said("points", "OV-5.41", have=points.points(g, made), need=points.requirement(g, made))


def _clear(asked: Asked) -> Refusal:
    return said("nothing_laid", "OV-5.41") if asked.question == ATTEMPT else None


def _land(asked: Asked, unit: str) -> Refusal:
    made = asked.g.attempt
    return None if made is None else _land_from(asked, facts(asked.g).names[made.planet], unit)


def _land_from(asked: Asked, planet: str, unit: str) -> Refusal:
    """OV-5.41: units in the orbit of the attempt's planet, each once."""
    g, made = asked.g, asked.g.attempt
    if asked.question != ATTEMPT or made is None:
        return None
    here = facts(g).names[made.planet]
    if planet != here:
        return said("attempt_elsewhere", "OV-5.41", planet=here)
    kind = UNITS.index(unit)
    have = in_orbit(g, made.planet, made.seat)[kind]
    if not have:
        return said("no_such_unit", "OV-5.41", unit=unit, planet=here)
    if have > made.landing[kind]:
        return said("to_attempt", "OV-5.41")
    return said("all_landed", "OV-5.41", unit=unit, planet=here)


_SITES: dict[str, str] = {REMOVE: "venus", BOMBARD: "home", LOSE: "attempt"}


def _site(asked: Asked) -> PlanetIndex | None:
    """Where units are lost in answer to this question."""
    g, site = asked.g, _SITES.get(asked.question)
    if site == "attempt":
        return g.attempt.planet if g.attempt is not None else None
    return None if site is None else facts(g).home if site == "home" else g.frames[-1].planet


def _loss(asked: Asked, seat: Seat, planet: str, piece: str, where: str) -> Refusal:
    """A unit or building was pointed at, at a moment when something is to be lost or struck."""
    if asked.question == HIRE:
        return _struck(asked, seat, planet, piece, where)
    if _site(asked) is None and asked.question not in (RAZE, TOLL):
        return None
    if seat != asked.seat:
        return asked.because("lose_own")
    return _raze(asked, planet, piece) if piece not in UNITS else _lose_at(asked, planet, piece, where)


def _lose(asked: Asked, unit: str, where: str) -> Refusal:
    site = _site(asked)
    return None if site is None else _lose_at(asked, facts(asked.g).names[site], unit, where)


def _lose_at(asked: Asked, planet: str, unit: str, where: str) -> Refusal:
    g, site = asked.g, _site(asked)
    if site is None:
        return asked.because("lose_building")
    name = facts(g).names[site]
    if planet != name:
        return asked.because("lose_there", planet=name)
    if ("lose", unit, where) in offered(asked.decision):
        return asked.because("lose_by_choosing")
    at = units_at(g, site, asked.seat) + UNITS.index(unit)
    if asked.question == LOSE and where == "orbit" and g.orbit[at]:
        return said("rescued", "OV-5.59", unit=unit)
    return asked.because("none_here", piece=unit, planet=name)


def _raze(asked: Asked, *parts: object) -> Refusal:
    """("raze", planet, building) of one's own; with a seat before them it is the saboteur's (OV-7.12)."""
    g, known = asked.g, facts(asked.g)
    if len(parts) == 3 and asked.question != HIRE:
        return _loss(asked, int(str(parts[0])), str(parts[1]), str(parts[2]), "surface")
    if len(parts) == 3:
        return _struck(asked, int(str(parts[0])), str(parts[1]), str(parts[2]), "surface")
    planet, building = str(parts[0]), str(parts[1])
    site = _site(asked)
    if asked.question == LOSE:
        return said("lose_unit", "OV-5.59")
    if site is not None and own_units(g, asked.seat, site):
        return asked.because("units_first", planet=known.names[site])
    places = list(dict.fromkeys(option[1] for option in offered(asked.decision) if option[0] == "raze"))
    if planet not in places and places:
        return asked.because("lose_there", planet=places[0])
    return asked.because("none_here", piece=building, planet=planet)


def _struck(asked: Asked, seat: Seat, planet: str, piece: str, where: str) -> Refusal:
    """What the saboteur can reach (OV-7.10 to 7.12)."""
    if asked.question != HIRE:
        return None
    wants = next((option[0] for option in offered(asked.decision) if isinstance(option, tuple)), "")
    fits = {"kill": piece in UNITS, "raze": piece not in UNITS}.get(wants, False)
    return asked.because("none_here", piece=piece, planet=planet) if fits else asked.because("saboteur", wants=wants)


def _kill(asked: Asked, seat: Seat, planet: str, unit: str, where: str) -> Refusal:
    return _struck(asked, seat, planet, unit, where)


def _steal(asked: Asked, seat: Seat) -> Refusal:
    if asked.question != HIRE:
        return None
    if seat == asked.seat:
        return asked.because("own_hand")
    return None if hand(asked.g, seat) else asked.because("empty_hand")


JUDGES: dict[str, Judge] = {
    "move": _move, "unit": _unit, "tile": _tile, "claim": _claim, "attempt": _tile, "tension": _tension,
    "alien": _alien, "building": _building, "raise": _raise, "marker": _marker, "bring_marker": _bring_marker,
    "end": _end, "land": _land, "lose": _lose, "raze": _raze, "kill": _kill, "steal": _steal, "opponent": _steal,
    "confirm": _confirm, "clear": _clear,
}  # fmt: skip

__all__ = ["JUDGES", "no_claims", "no_moves", "no_raises", "said", "why_not_raise"]
