"""Positions with answers that no sensible player would give: `absurd.toml` beside the tests of each game.

    builder = "support.table"  # lays the empty table: a module beside that file, and a function in it
    told = "support.told"      # (table, question, answer) -> words; without it `plainly` tells
    effort = 4                 # for each answer; without it the level's own

    [[position]]
    name = "the_last_ships_stay"
    why = "what is laughable about it, in a sentence"
    with = { args = ["red", "blue"], seed = 3 }   # for the builder: `args` in order, the others by name
    lay = [
        ["red", "holds", "attack_08"],            # a seat, a verb of its, what the verb is given
        ["begins", "red", "blue"],                # a verb of the table
        ["red", "launches", 4, { at = "blue 1" }],  # a table at the end is given by name
        ["scouts", "=", "red", "has", "SC", 2],   # a result with a name: "$scouts" stands for it further down
    ]
    asked = "alliance.answer"                     # how the question's name ends
    seat = "green"                                # who is asked; without it whoever is asked first
    absurd = ["side=offense*"]                    # patterns of words; what is told like one of them is absurd

A list within a step is handed on as a tuple. A position may have an `effort` of its own.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from fnmatch import fnmatchcase
from typing import Any, NamedTuple

from rules import Chance, find, waiting
from rules.core.decisions import Amount, Decision, Split, Value
from rules.core.forms import Form
from tests.support.expected import GAMES
from tests.support.games import SHIPPED, beside


class Position(NamedTuple):
    """One entry of a file, with what the file says for all of them."""

    game: str
    name: str
    data: dict[str, Any]
    told: Callable[[Any, Decision, Value], str]
    builder: Callable[..., Any]
    effort: int | None

    def laid(self) -> Any:
        """The table as it lies when the question is asked."""
        given = dict(self.data.get("with", {}))
        table = self.builder(*given.pop("args", ()), **given)
        results: dict[str, Any] = {}
        for step in self.data.get("lay", ()):
            _take(table, step, results)
        return table

    def decision(self, table: Any) -> Decision:
        """What is asked there."""
        end, seat = self.data["asked"], self.data.get("seat", "")
        found = [d for d in waiting(table.state) if d.prompt.endswith(end) and seat in ("", table.players[d.seat].name)]
        assert found, f"{self.name}: nobody is asked {end}; the table waits for {table.asked()}"
        return found[0]

    def is_absurd(self, words: str) -> bool:
        return any(fnmatchcase(words, pattern) for pattern in self.data["absurd"])


def positions() -> list[Position]:
    """All there are, by game."""
    found = []
    for game in SHIPPED:
        file = GAMES / game / "absurd.toml"
        if file.is_file():
            data = tomllib.loads(file.read_text(encoding="utf-8"))
            builder, told = _named(game, data["builder"]), _named(game, data["told"]) if "told" in data else plainly
            found += [
                Position(game, one["name"], one, told, builder, one.get("effort", data.get("effort")))
                for one in data["position"]
            ]
    return found


def _named(game: str, dotted: str) -> Callable[..., Any]:
    module, _, name = dotted.rpartition(".")
    made: Callable[..., Any] = getattr(beside(game, module), name)
    return made


def _take(table: Any, step: list[Any], results: dict[str, Any]) -> None:
    name, given = ("", step) if step[1:2] != ["="] else (step[0], step[2:])
    whose = next((player for player in table.players if player.name == given[0]), None)
    actor, verb, *rest = (table, *given) if whose is None else (whose, *given[1:])
    named = rest.pop() if rest and isinstance(rest[-1], dict) else {}
    made = getattr(actor, verb)(
        *(_meant(part, results) for part in rest), **{key: _meant(part, results) for key, part in named.items()}
    )
    if name:
        results[name] = made


def _meant(part: Any, results: dict[str, Any]) -> Any:
    if isinstance(part, list):
        return tuple(_meant(each, results) for each in part)
    return results[part[1:]] if isinstance(part, str) and part.startswith("$") else part


def plainly(table: Any, asked: Decision, value: Value) -> str:
    """An answer in words: "side=offense ships=planet:3x2", "play 14 0", "mars:2"."""
    if isinstance(asked, Form):
        fields = dict(asked.fields)
        return " ".join(f"{name}={plainly(table, fields[name], part)}" for name, part in value)
    if isinstance(asked, Split):
        return ",".join(f"{slot}x{n}" for slot, n in zip(asked.slots, value, strict=True) if n)
    if isinstance(asked, Amount) and asked.slots:
        return ",".join(f"{name}x{n}" for (name, _, _), n in zip(asked.slots, value, strict=True) if n)
    return " ".join(str(part) for part in value) if isinstance(value, tuple) else str(value)


def can_be_given(table: Any, asked: Decision, position: Position) -> bool:
    """Whether one of the absurd answers is legal: otherwise the position would prove nothing."""
    rng = Chance(1)
    policy = find(table.state.game).random_policy  # a form drawn field by field is mostly left as it was
    values = [*asked.first(500), *(asked.sample(rng) for _ in range(500))]
    values += [policy(table.state, asked, rng)[0] for _ in range(500)]
    return any(position.is_absurd(position.told(table, asked, value)) for value in values)
