"""Scenarios of Onward to Venus: seats by name, pieces and tiles in words.

t = table("red blue", orbit={"mars": "red 2 infantry"}, tiles={"mars": "mine_3"}, hands={"red": "steam_mortar"})
t.red.attempts("mine_3"); t.dice(SKULL, 2, 3)
"""

from __future__ import annotations

from typing import Any

from rules import Event, Setup, find
from rules.core.decisions import Amount, Decision, Some
from rules.venus import game
from rules.venus.kinds import PIECES
from rules.venus.scores import scores
from rules.venus.setup import position
from rules.venus.state import Onward, card_of, facts, income_on, tile_of, units_at
from tests.support.absurd import plainly
from tests.support.scenario import Player, Scenario

SKULL = 1  # the face of the die that bears it
EMPIRES = {"red": "britain", "blue": "france", "yellow": "germany", "purple": "russia", "green": "usa"}


class Leader(Player):
    """A seat with the verbs of the rulebook."""

    table: Race

    @property
    def money(self) -> int:
        return self.table.state.money[self.seat]

    @property
    def hand(self) -> list[str]:
        g = self.table.state
        return [g.cards.design[card] for card in g.pile(f"hand:{self.seat}")]

    @property
    def score(self) -> int:
        return scores(self.table.state)[self.seat]

    def card(self, design: str) -> int:
        """The number of a card in this hand."""
        g = self.table.state
        return next(c for c in g.pile(f"hand:{self.seat}") if g.cards.design[c] == design)

    def orbit(self, planet: str) -> dict[str, int]:
        return self.table.units("orbit", planet, self.seat)

    def surface(self, planet: str) -> dict[str, int]:
        return self.table.units("surface", planet, self.seat)

    def buildings(self, planet: str) -> tuple[int, int]:
        """Factories and mines."""
        g = self.table.state
        at = (facts(g).index[planet] * len(g.money) + self.seat) * 2
        return g.buildings[at], g.buildings[at + 1]

    def income(self, planet: str) -> int:
        return income_on(self.table.state, facts(self.table.state).index[planet], self.seat)

    def supply(self, piece: str) -> int:
        return self.table.state.supply[self.seat * 5 + PIECES.index(piece)]

    def can(self, *option: Any) -> bool:
        """Whether an option that begins like this is offered."""
        return any(o == option[0] if isinstance(o, str) else o[: len(option)] == option for o in self.offered())

    def does(self, *option: Any) -> list[Event]:
        return self.answers("", option[0] if len(option) == 1 and option[0] in WORDS else option)

    def moves(self, origin: str, goal: str, **group: int) -> list[Event]:
        """Moves a group; what is not named stays behind."""
        self.does("move", origin, goal)
        slots = self.decision("group").slots  # type: ignore[attr-defined]
        return self.answers("group", [group.get(name, 0) for name, _, _ in slots])

    def claims(self, tile: str, unit: str) -> list[Event]:
        return self.does("claim", self.table.tile(tile), unit)

    def attempts(self, tile: str, *dice: int) -> list[Event]:
        """Declares an attempt; the dice show these faces."""
        self.table.rolls(*dice)
        return self.does("attempt", self.table.tile(tile))

    def lands(self, **units: int) -> None:
        for unit, count in units.items():
            for _ in range(count):
                self.does("land", unit)

    def adds(self, *designs: str) -> None:
        for design in designs:
            self.does("add", self.card(design))

    def plays(self, design: str, *aim: Any) -> list[Event]:
        return self.does("card", self.card(design), *aim)


WORDS = ("end", "marker", "none", "enough", "cancel", "confirm", "give_up", "clear", "pass")


class Race(Scenario[Onward]):
    """A table of empires."""

    player_type = Leader

    def units(self, where: str, planet: str, seat: int) -> dict[str, int]:
        g = self.state
        at = units_at(g, facts(g).index[planet], seat)
        column = getattr(g, where)
        return {name: column[at + i] for i, name in enumerate(PIECES[:3]) if column[at + i]}

    def tile(self, design: str) -> int:
        """The number of a tile that lies on a planet."""
        known = facts(self.state)
        return next(t for pile in self.state.tiles for t in pile if known.tiles[t].id == design)

    def tiles(self, planet: str) -> list[str]:
        known = facts(self.state)
        return [known.tiles[t].id for t in self.state.tiles[known.index[planet]]]

    def discarded(self) -> list[str]:
        return [facts(self.state).tiles[t].id for t in self.state.discarded]

    def discard(self) -> list[str]:
        return [card_of(self.state, c).id for c in self.state.pile("discard")]

    def is_dead(self, planet: str) -> bool:
        return self.state.dead[facts(self.state).index[planet]]

    def has_alien(self, planet: str) -> bool:
        return self.state.aliens[facts(self.state).index[planet]]


def _groups(seats: list[str], text: str) -> list[list[Any]]:
    """ "red 2 infantry, blue 1 tank" as [[kind, seat, count], ...]."""
    parts = [part.split() for part in text.split(",")]
    return [[kind, seats.index(name), int(count)] for name, count, kind in parts]


def table(names: str = "red blue", *, seed: int = 1, dice: tuple[int, ...] = (), **given: Any) -> Race:
    """A position in the first player's turn (or in the crises), from switches and the keys of `position`.

    Unless said otherwise only holders of an interrupt are asked: examples read shorter so.
    """
    seats = names.split()
    switches = {"interrupt_prompt": "holders"} | {name: given.pop(name) for name in game.SWITCHES if name in given}
    setup = Setup("venus", [{"empire": EMPIRES[name]} for name in seats], switches)
    for where in ("orbit", "surface", "buildings"):
        given[where] = {planet: _groups(seats, text) for planet, text in given.get(where, {}).items()}
    given["tiles"] = {planet: text.split() for planet, text in given.get("tiles", {}).items()}
    for by_seat in ("hands", "kept"):
        given[by_seat] = [given.get(by_seat, {}).get(name, "").split() for name in seats]
    for text in ("discarded", "discard", "dead", "aliens"):
        if text in given:
            given[text] = given[text].split()
    if "money" in given:
        given["money"] = [given["money"].get(name, 0) for name in seats]
    given["turncoats"] = {planet: text.split() for planet, text in given.get("turncoats", {}).items()}
    return Race(position(setup, seed, given, find("venus").content([]), script=list(dice)), seats)


def told(t: Race, asked: Decision, value: Any) -> str:
    """An answer in words: tiles and cards by design, empires by the names of their seats."""
    if not isinstance(value, tuple) or not value or isinstance(asked, Amount | Some):
        return plainly(t, asked, value)
    verb, *rest = value
    words = [str(part) for part in rest]
    if verb in ("claim", "attempt", "tension"):
        words[0] = tile_of(t.state, rest[0]).id
    elif verb in ("card", "with", "add", "draw", "exclude", "reroll"):
        words[0] = t.state.cards.design[rest[0]]
    for at in [at for at, word in enumerate(words[:-1]) if at and words[at - 1] == "kill"]:
        words[at] = t.players[rest[at]].name
    if verb in ("steal", "kill", "raze") and type(rest[0]) is int:
        words[0] = t.players[rest[0]].name
    return " ".join([verb, *words])
