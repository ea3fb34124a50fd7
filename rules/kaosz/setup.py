"""Any position from a plain table: the rulebook's examples to play from, positions for tests and lessons.

    turn = 4
    [[players]]
    credits = 6
    hq = ["rb_deathwing"]
    hangar = [{ card = "rb_crx", carries = [{ card = "rb_gunner" }] }]
    surface = [{ card = "rb_mine_ring", developments = 2 }]

Every card named must be in that player's deck; what is left of the deck is his colony.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.core import running
from rules.core.chance import stream
from rules.core.records import Json
from rules.core.state import Setup
from rules.core.under_way import begin
from rules.core.zones import move_card, shuffle_pile

from . import opening
from .atoms import cards
from .state import CANTINA, COLONY, HANGAR, HQ, ON, RUIN, SURFACE, TRASH, Kaosz
from .words import STATES, UNPAID, WORKS

_PILES = {"hq": HQ, "trash": TRASH, "ruin": RUIN}
_ROWS = {"hangar": HANGAR, "cantina": CANTINA, "surface": SURFACE}


def position(setup: Setup, seed: int, table: Mapping[str, Json], content: Any) -> Kaosz:
    """A game that stands as the table says, at its next question.

    Keys of the table, all optional: at ("main", or "mulligan" for the moment after the first hands), turn (of the game;
    it says who is active), starter, players. Of a player: credits, hq, trash and ruin (designs, bottom first; for the
    ruin also a number of unknown cards), top (the topmost cards of the colony, first to be drawn first), hangar,
    cantina and surface (tables with card, and if wanted state, paid, developments, lost, carries).
    """
    g = opening.start(setup, content, stream(seed, "deck"))
    count = len(g.order)
    g.turn, g.starter = table.get("turn", 1), table.get("starter", 0)
    g.active = (g.starter + g.turn - 1) % count
    g.turns = [max(0, (g.turn - 1 - (seat - g.starter) % count + count) // count) for seat in g.seats()]
    for seat, told in enumerate(table.get("players", ())):
        _lay(g, seat, told)
    g.shaken = False
    if table.get("at") == "mulligan":
        g.turn, g.turns = 0, [0] * len(g.order)
        g.frames[0].send("mulligan")
        g.frames[0].asked = g.clockwise(g.starter)
    else:
        g.phase = "main"
        g.frames[0].send("next_turn")
        begin(g, "kaosz.turn", "act")
    running.run(g)
    return g


def _lay(g: Kaosz, seat: int, told: Mapping[str, Json]) -> None:
    """One player's part of the table."""
    g.credits[seat] = told.get("credits", 0)
    for zone, row in _ROWS.items():
        for each in told.get(zone, ()):
            _into_play(g, seat, each, row[seat])
    top = [_take(g, seat, design) for design in told.get("top", ())]
    for zone, piles in _PILES.items():
        named = told.get(zone, ())
        for design in () if isinstance(named, int) else named:
            move_card(g, _take(g, seat, design, top), piles[seat], face_up=zone == "trash")
    shuffle_pile(g, COLONY[seat])
    if isinstance(told.get("ruin"), int):
        for card in g.pile(COLONY[seat])[: told["ruin"]]:
            move_card(g, card, RUIN[seat], face_up=False)
    _stack_top(g, seat, told.get("top", ()))


def _take(g: Kaosz, seat: int, design: str, but: list[int] | None = None) -> int:
    for card in g.pile(COLONY[seat]):
        if g.cards.design[card] == design and card not in (but or ()):
            return card
    raise ValueError(f"no {design} is left in the deck of seat {seat}")


def _into_play(g: Kaosz, seat: int, told: Mapping[str, Json], place: str, ship: int = -1) -> None:
    """A card in a row, and what it carries. Ships are always paid (KG-3.20)."""
    card = _take(g, seat, told["card"])
    paid = told.get("paid", False) or place == HANGAR[seat]
    cards.enter_play(g, card, place, seat, WORKS if paid else UNPAID, ship)
    g.state[card] = STATES.index(told.get("state", "active"))
    g.developments[card], g.lost[card] = told.get("developments", 0), told.get("lost", 0)
    for each in told.get("carries", ()):
        _into_play(g, seat, each, ON[card], card)


def _stack_top(g: Kaosz, seat: int, designs: Any) -> None:
    """The named cards on top of the shuffled colony; the others keep their chance order."""
    colony, designs = g.pile(COLONY[seat]), list(designs)
    rest = [g.cards.design[card] for card in colony]
    for design in designs:
        rest.remove(design)
    for card, design in zip(colony, [*rest, *reversed(designs)], strict=True):
        g.cards.design[card] = design
