"""The table of `absurd.toml`: cards that everybody can judge, and seats that are told by name."""

from __future__ import annotations

from typing import Any

from .support import Commander, Table, base, crew, interrupt, ship, table

CARDS = (
    ship("midge", "1-0-1-1", "scout", 2),
    ship("hawk", "4-2-2-2", cost=4),
    ship("wall", "2-3-4-0", cost=4),
    ship("giant", "1-5-5-4", "destroyer", 12),
    crew("choir", 2, stats={"bomb": 3}),
    base(
        "mine",
        2,
        {
            "kind": "trap",
            "do": [{"op": "damage", "on": {"type": "ship", "participating": "attacker", "count": 1}, "by": 3}],
        },
        subtype="trap",
    ),
    interrupt(
        "boost", "combat", 1, {"op": "modify_stat", "on": "target", "stat": "fire", "by": 1, "until": "combat_end"},
        target={"type": "ship"},
    ),
)  # fmt: skip


class Laid(Commander):
    """A player whose verbs name other players."""

    def keeps(self, colony: int, credits: int) -> None:
        """So many cards in the colony, and credits."""
        self.colony(count=colony)
        self.credits = credits

    def begins(self) -> None:
        self.table.begin(self)

    def strikes(self, whom: str, at: Any, *ships: int) -> None:
        self.attacks(next(player for player in self.table.players if player.name == whom), at, *ships)


class Position(Table):
    player_type = Laid


def laid(*seats: str) -> Position:
    """Both with nothing but a deck in the colony."""
    return Position(table(*CARDS, seats=seats or ("dani", "laci"), credits=0).state, seats or ("dani", "laci"))
