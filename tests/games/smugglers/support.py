"""Scenarios of Space Smugglers: seats by name, sectors as S1..S6, goods as letters.

t = table("anna bela csaba", tokens={"anna": 3}, dice={"S1": "anna 4, bela 4"}, phase="evaluation")
t.anna.pays("S1", "RY")
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules import CLOCK, TABLE, Answer, Event, Setup, find, waiting
from rules.smugglers.deliveries import Goods, counted
from rules.smugglers.dues import bill_of, outcomes
from rules.smugglers.flows.drops import nominal_pose
from rules.smugglers.paying import answer_of
from rules.smugglers.setup import position
from rules.smugglers.state import Smuggling
from tests.support.scenario import Player, Scenario

LETTERS = "RYBG"


def sector(name: str) -> int:
    """S1 is position 0."""
    return int(name[1:]) - 1


def card(number: int) -> str:
    return f"sector_{number:02}"


class Smuggler(Player):
    """A seat with the verbs of the rulebook."""

    table: Smuggle

    @property
    def energy(self) -> int:
        return self.table.state.energy[self.seat]

    @property
    def goods(self) -> Goods:
        return self.table.state.goods[self.seat]

    @property
    def won(self) -> list[int]:
        return [int(name[-2:]) for name in self.table.state.won[self.seat]]

    @property
    def unpaid(self) -> list[int]:
        return [int(name[-2:]) for name in self.table.state.unpaid[self.seat]]

    @property
    def tokens(self) -> list[int]:
        return list(self.table.state.tokens[self.seat])

    @property
    def reserve(self) -> int:
        return self.table.state.reserve[self.seat]

    @property
    def score(self) -> int:
        return self.table.state.outcome.scores[self.seat]

    def places(self, where: str, face: int, t: int | None = None) -> list[Event]:
        return self.answers("act", ("place", sector(where), face), t)

    def drops(self, where: str, face: int, aim: int = 0, t: int | None = None) -> list[Event]:
        return self.answers("act", ("drop", sector(where), face, aim), t)

    def takes(self, token: int, t: int | None = None) -> list[Event]:
        return self.answers("act", ("take", token), t)

    def cancels(self, t: int) -> list[Event]:
        return self.answers("act", "cancel", t)

    def waits(self) -> list[Event]:
        return self.answers("act", "hold")

    def faces(self, where: str) -> list[int]:
        """The faces this seat may put on a sector now."""
        return [o[2] for o in self.offered("act") if o[0] in ("place", "drop") and o[1] == sector(where)]

    def pays(self, paid: str, goods: str, delivered: str | None = None) -> list[Event]:
        """pays("S1 S2", "RRY"): energy for both, these goods in all; delivered all of them unless told."""
        given = paid if delivered is None else delivered
        outcome = (_positions(paid), _positions(given), counted(goods))
        bill = bill_of(self.table.state, self.seat)
        return self.answers("pay", answer_of(bill, outcome, bill.outcomes()))

    def payments(self) -> list[tuple[str, str, str]]:
        """The open payment question as (paid, delivered, goods)."""
        self.decision("pay")
        found = outcomes(self.table.state, self.seat)
        return [(_named(paid), _named(delivered), _letters(goods)) for paid, delivered, goods in found]

    def sheet(self, **fields: object) -> list[tuple[str, object]]:
        """The payment's form as it lies there, with these fields changed."""
        return list({**self.decision("pay").opening(), **fields}.items())

    def refills(self, energy: int = 0, goods: str = "") -> list[Event]:
        return self.answers("take", ("energy", energy) if energy else ("goods", *counted(goods)))

    def gives(self, what: str) -> list[Event]:
        return self.answers("give", ("give", what))


def _positions(names: str) -> tuple[int, ...]:
    return tuple(sector(name) for name in names.split())


def _named(positions: Iterable[int]) -> str:
    return " ".join(f"S{s + 1}" for s in positions)


def _letters(goods: Iterable[int]) -> str:
    return "".join(letter * count for letter, count in zip(LETTERS, goods, strict=True))


class Smuggle(Scenario[Smuggling]):
    """A table of smugglers."""

    player_type = Smuggler

    def top(self, where: str) -> int:
        dice = self.state.dice[sector(where)]
        return dice[-1][1] if dice else 0

    def on(self, where: str) -> list[tuple[str, int]]:
        """The dice of a sector as (name, face), the lowest first."""
        return [(self.players[die[0]].name, die[1]) for die in self.state.dice[sector(where)]]

    def reveal(self) -> None:
        """The count of a real-time round is over."""
        self.give(Answer(CLOCK, "smugglers.deal.reveal", "reveal"))

    def time(self, now: int) -> list[Event]:
        return self.give(Answer(CLOCK, "smugglers.race.act", "time", now))

    def pause(self, t: int) -> list[Event]:
        return self.give(Answer(CLOCK, "smugglers.race.act", "pause", t))

    @property
    def next_change(self) -> int:
        """When the clock has to answer next."""
        return next(d.source for d in waiting(self.state) if d.seat == CLOCK)

    def table_says(self, *disturbed: int, poses: Iterable[tuple[int, int, int]] | None = None) -> list[Event]:
        """The outcome of the drop under way: these dice, counted from the bottom, are disturbed."""
        asked = next(d for d in waiting(self.state) if d.seat == TABLE)
        dice = len(asked.source) - 4
        flags = [int(number in disturbed) for number in range(1, dice + 1)]
        placed = list(poses) if poses is not None else [nominal_pose(number) for number in range(1, dice + 1)]
        return self.give(Answer(TABLE, asked.prompt, (*flags, *(part for pose in placed for part in pose))))

    def codes(self) -> list[tuple[str, str]]:
        """Every event of real time so far with its code, in the order in which it was judged."""
        found = []
        for event in self.events:
            seat = event.data.get("seat")
            name = self.players[seat].name if isinstance(seat, int) and seat >= 0 else "clock"
            if event.kind in ("place", "drop") or (event.kind == "take" and event.data["why"] == "took"):
                found.append((name, "OK"))
            elif event.kind in ("refuse", "withdraw"):
                found.append((name, event.data["code"]))
        return found


def setup_of(names: str, colours: str = "", **options: Any) -> Setup:
    chosen = colours.split() or [""] * len(names.split())
    options = {"timing": "open", "leader": 0, **options}
    return Setup("smugglers", [{"colour": colour} for colour in chosen], options)


def table(
    names: str = "anna bela csaba", *, colours: str = "", seed: int = 1, content: Any = None, **given: Any
) -> Smuggle:
    """A position: switches and the keys of `position`, with seats by name, cards by number, goods by letters."""
    seats = names.split()
    switches = ("timing", "stations", "fav_ships", "fav_leftover", "stacked", "pace", "unpaid_visible", "leader")
    options = {name: given.pop(name) for name in switches if name in given}
    chosen = setup_of(names, colours, **options)
    facts = content or find("smugglers").content([])
    state = position(chosen, seed, _spelled(seats, {"phase": "bidding", **given}), facts)
    return Smuggle(state, seats)


def _spelled(seats: list[str], given: Mapping[str, Any]) -> dict[str, Any]:
    spelled = dict(given)
    n = len(seats)
    if "row" in given:
        spelled["row"] = [card(number) for number in given["row"]]
    if "box" in given:
        spelled["box"] = [card(number) for number in given["box"]]
    for pile in ("won", "unpaid"):
        if pile in given:
            spelled[pile] = [[card(number) for number in given[pile].get(name, ())] for name in seats]
    if "tokens" in given:
        held = {name: [v] if isinstance(v, int) else list(v) for name, v in given["tokens"].items()}
        spelled["tokens"] = [held.get(name, []) for name in seats]
    if "dice" in given:
        size = max(6, n)
        lying: list[list[list[int]]] = [[] for _ in range(size)]
        for where, text in given["dice"].items():
            for die in text.split(","):
                name, face = die.split()
                lying[sector(where)].append([seats.index(name), int(face)])
        spelled["dice"] = lying[: max(i + 1 for i, dice in enumerate(lying) if dice)]
    if "goods" in given:
        start = 3 if n <= 4 else 2
        spelled["goods"] = [counted(given["goods"].get(name, LETTERS * start)) for name in seats]
    if "energy" in given:
        start = 12 if n <= 4 else 9
        spelled["energy"] = [given["energy"].get(name, start) for name in seats]
    if "pool_goods" in given:
        spelled["pool_goods"] = counted(given["pool_goods"])
    if "lead_hand" in given:
        spelled["lead_hand"] = seats.index(given["lead_hand"])
    return spelled
