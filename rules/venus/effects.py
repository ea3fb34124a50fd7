"""What cards of the classes action and free action do (section 6): when they can be played, at what, and how.

A new effect is one entry here: `ready` says whether it can be carried out, `aims` lists what it can be played at
(chosen together with the card), `enact` changes the game or gives the flow that does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core.decisions import Option
from rules.core.flow import Call, call
from rules.core.lean import dataclass

from . import atoms
from .kinds import UNITS
from .legal import raises, units_anywhere
from .state import (
    DISCARD,
    DRAW,
    Onward,
    Seat,
    buildings_at,
    card_of,
    crisis_tiles,
    facts,
    hand,
    on_surfaces,
    planet_of_tile,
    tile_of,
)  # fmt: skip

Aims = Callable[[Onward, Seat, int], Sequence[Option]]
Enact = Callable[[Onward, Seat, int, Option], Call | None]


def _aimless(g: Onward, seat: Seat, card: int) -> Sequence[Option]:
    return ()


def _always(g: Onward, seat: Seat, card: int) -> bool:
    return True


@dataclass(frozen=True, slots=True)
class Effect:
    """One thing a card can do. An effect with `aims` is ready when there is something to aim at."""

    enact: Enact
    aims: Aims = _aimless
    ready: Callable[[Onward, Seat, int], bool] = _always
    rule: str = "OV-6.46"

    def options(self, g: Onward, seat: Seat, card: int) -> list[Option]:
        """("card", card, *aim) for all it can be played at; none if it cannot be carried out (OV-5.68, OV-6.46)."""
        if self.aims is not _aimless:
            return [("card", card, *aim) for aim in self.aims(g, seat, card)]
        return [("card", card)] if self.ready(g, seat, card) else []


def _number(g: Onward, card: int, name: str = "n") -> int:
    value: int = card_of(g, card).numbers[name]
    return value


# -- against other players


def _victims(g: Onward, seat: Seat, card: int) -> list[Option]:
    return units_anywhere(g, tuple(UNITS.index(unit) for unit in card_of(g, card).numbers["units"]))


def _kill(g: Onward, seat: Seat, card: int, aim: Option) -> Call:
    _, owner, planet, unit, where = aim
    return call(
        "venus.destroy", seat=owner, planet=facts(g).index[planet], unit=UNITS.index(unit),
        landed=where == "surface", why="card", by=seat,
    )  # fmt: skip


def _hands(g: Onward, seat: Seat, card: int) -> list[Option]:
    """OV-6.46: opponents with at least one card."""
    return [("opponent", other) for other in range(len(g.money)) if other != seat and hand(g, other)]


def _hit_hand(g: Onward, seat: Seat, card: int, aim: Option) -> None:
    """OV-6.32."""
    held = hand(g, aim[1])
    for lost in g.sample(held, min(_number(g, card), len(held))):
        atoms.spend_card(g, lost)


def _spy(g: Onward, seat: Seat, card: int, aim: Option) -> Call:
    return call("venus.spy", seat=seat, other=aim[1])


# -- cards and money


def has_cards(g: Onward, seat: Seat, card: int) -> bool:
    return bool(g.pile(DRAW) or g.pile(DISCARD))


def _can_buy(g: Onward, seat: Seat, card: int) -> bool:
    """OV-6.31, OV-6.46: the whole price, and at least one card to draw."""
    return g.money[seat] >= _number(g, card, "price") and has_cards(g, seat, card)


def _buy(g: Onward, seat: Seat, card: int, aim: Option) -> None:
    """OV-6.31."""
    atoms.gain_money(g, seat, -_number(g, card, "price"), "card")
    for _ in range(_number(g, card)):
        atoms.draw(g, seat)


def _lodes(g: Onward, seat: Seat, card: int, aim: Option) -> None:
    """OV-6.40."""
    atoms.gain_money(g, seat, _number(g, card) * _mines(g, seat), "card")


def _mines(g: Onward, seat: Seat) -> int:
    return sum(g.buildings[buildings_at(g, planet, seat) + 1] for planet in range(len(g.dead)))


def _money(g: Onward, seat: Seat, card: int, aim: Option) -> None:
    """OV-6.41."""
    atoms.gain_money(g, seat, _number(g, card), "card")


# -- units and turns


def _landed(g: Onward, seat: Seat, card: int) -> list[Option]:
    """OV-6.22 to 6.24: where an own unit of the kind is on the surface."""
    kind = UNITS.index(card_of(g, card).numbers["unit"])
    names = facts(g).names
    return [("lift", names[p]) for p, there in enumerate(on_surfaces(g, seat, kind)) if there]


def _to_orbit(g: Onward, seat: Seat, card: int, aim: Option) -> None:
    atoms.lift_unit(g, seat, facts(g).index[aim[1]], UNITS.index(card_of(g, card).numbers["unit"]))


def _raise(g: Onward, seat: Seat, card: int, aim: Option) -> Call:
    """OV-6.26."""
    return call("venus.raise", seat=seat, first=list(aim), left=_number(g, card))


def _extra(g: Onward, seat: Seat, card: int, aim: Option) -> None:
    """OV-6.35."""
    atoms.change_actions(g, 1)


def _marker(g: Onward, seat: Seat, card: int, aim: Option) -> Call:
    """OV-6.36."""
    return call("venus.marker", seat=seat)


# -- tiles


def _incidents(g: Onward, seat: Seat, card: int) -> list[Option]:
    """OV-6.38: a tension tile is in the discard; the planet is live and without an alien."""
    if not any(tile_of(g, tile).kind == "tension" for tile in g.discarded):
        return []
    return [("planet", name) for p, name in enumerate(facts(g).names) if not g.dead[p] and not g.aliens[p]]


def _add_tension(g: Onward, seat: Seat, card: int, aim: Option) -> None:
    tile = next(tile for tile in g.discarded if tile_of(g, tile).kind == "tension")
    atoms.return_tile(g, facts(g).index[aim[1]], tile)


def _tiles_of(g: Onward, kind: str) -> list[Option]:
    """One tile of each design and planet; not the one being claimed (OV-5.77)."""
    claimed = g.attempt.tile if g.attempt is not None else -1
    found: dict[tuple[int, str], int] = {}
    for planet, tiles in enumerate(g.tiles):
        for tile in tiles:
            if tile_of(g, tile).kind == kind and tile != claimed:
                found.setdefault((planet, tile_of(g, tile).id), tile)
    return [("tile", tile) for tile in found.values()]


def _remove_tension(g: Onward, seat: Seat, card: int, aim: Option) -> None:
    """OV-6.39."""
    atoms.discard_tile(g, planet_of_tile(g, aim[1]), aim[1])


def _hunt(g: Onward, seat: Seat, card: int, aim: Option) -> None:
    """OV-6.42."""
    atoms.keep_tile(g, seat, planet_of_tile(g, aim[1]), aim[1])


def _troubled(g: Onward, seat: Seat, card: int) -> list[Option]:
    """OV-6.43: planets with a crisis tile."""
    return [("planet", name) for p, name in enumerate(facts(g).names) if crisis_tiles(g, p)]


def _betray(g: Onward, seat: Seat, card: int, aim: Option) -> None:
    atoms.gain_money(g, seat, _number(g, card, "money"), "card")
    atoms.lay_turncoat(g, card, facts(g).index[aim[1]])


EFFECTS: dict[str, Effect] = {
    "kill": Effect(_kill, _victims),
    "to_orbit": Effect(_to_orbit, _landed),
    "raise": Effect(_raise, lambda g, seat, card: raises(g, seat)),
    "swap": Effect(lambda g, seat, card, aim: call("venus.swap", seat=seat, most=_number(g, card))),
    "draw_keep": Effect(
        lambda g, seat, card, aim: call(
            "venus.draw_keep", seat=seat, count=_number(g, card), keep=_number(g, card, "keep")
        ),
        ready=has_cards,
    ),
    "buy": Effect(_buy, ready=_can_buy, rule="OV-6.31"),
    "hand_hit": Effect(_hit_hand, _hands),
    "spy": Effect(_spy, _hands),
    "extra": Effect(_extra),
    "marker": Effect(_marker, ready=lambda g, seat, card: g.on_card > 0),
    "tension_add": Effect(_add_tension, _incidents, rule="OV-6.38"),
    "tension_remove": Effect(_remove_tension, lambda g, seat, card: _tiles_of(g, "tension")),
    "lodes": Effect(_lodes, ready=lambda g, seat, card: _mines(g, seat) > 0),
    "money": Effect(_money),
    "hunt": Effect(_hunt, lambda g, seat, card: _tiles_of(g, "trophy"), rule="OV-6.42"),
    "traitor": Effect(_betray, _troubled),
}
NOT_IN_ATTEMPTS = frozenset(("extra", "marker"))  # OV-5.7
