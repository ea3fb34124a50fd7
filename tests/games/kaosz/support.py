"""Positions and play of Káosz Galaktika for tests: cards on the table, then the words of the rulebook.

    t = table(ship("hawk", "4-2-2-1"))
    hawk = t.laci.ship("hawk")
    t.begin(t.laci).attacks(t.dani, "colony", hawk)

While `t.quiet` is set (the default), nobody answers in windows. Cards are named by number; `t.dani.hq("rb_crx")`
puts one there and gives its number. Fixture cards are built with `ship`, `crew`, `base`, `event`, ...
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from rules import PASS, Answer, Event, Setup, apply, new_game, waiting
from rules.content.loading import combine, read_folder, shipped_folder
from rules.content.problems import Notes
from rules.content.sets import build_set
from rules.core.frame import Frame
from rules.kaosz import game as kaosz_game
from rules.kaosz import values
from rules.kaosz.atoms.cards import enter_play
from rules.kaosz.faces import Face
from rules.kaosz.schema import SCHEMA
from rules.kaosz.state import CANTINA, COLONY, HANGAR, HQ, ON, RUIN, SURFACE, TRASH, Kaosz
from rules.kaosz.words import ARMOR, BOMB, FIRE, SPEED, STATES, UNPAID, WORKS
from tests.support.scenario import Player, Scenario

GAME = kaosz_game.GAME
REPLY = "core.priority.reply"
_FOLDER = shipped_folder(kaosz_game.__file__)
_HEADER = {"id": "tests", "name": {"en": "Tests", "hu": "Tesztek"}, "game": "kaosz", "version": 1}


# -- cards ---------------------------------------------------------------------------------------------------


def card(type_: str, name: str, subtype: str, cost: Any = 0, *effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A card for one test, in the form of the TOML files."""
    text = {"en": "A card for a test.", "hu": "Lap egy próbához."}
    return {
        "id": name, "name": {"en": name, "hu": name}, "species": "human", "type": type_, "subtype": subtype,
        "rarity": "moon", "cost": cost, "text": text, "fixture_only": True, "effect": list(effects), **more,
    }  # fmt: skip


def ship(name: str, stats: str, subtype: str = "fighter", cost: int = 1, *effects: Any, **more: Any) -> dict[str, Any]:
    """A ship written V-T-P-B."""
    speed, fire, armor, bomb = (int(n) for n in stats.split("-"))
    values_ = {"speed": speed, "fire": fire, "armor": armor, "bomb": bomb}
    return card("ship", name, subtype, cost, *effects, stats=values_, **more)


def crew(name: str, cost: int = 1, *effects: Any, subtype: str = "personnel", **more: Any) -> dict[str, Any]:
    return card("crew", name, subtype, cost, *effects, **more)


def equipment(name: str, cost: int = 1, *effects: Any, subtype: str = "weapon", **more: Any) -> dict[str, Any]:
    return card("equipment", name, subtype, cost, *effects, **more)


def base(
    name: str, cost: int = 0, *effects: Any, subtype: str = "building", development: Any = 0, **more: Any
) -> dict[str, Any]:
    armor = {"armor": more.pop("armor", 2)} if subtype in ("building", "bunker") else {}
    development = "?" if subtype == "trap" else development
    return card("base", name, subtype, cost, *effects, development=development, **armor, **more)


def event(name: str, cost: Any, *ops: Any, subtype: str = "special", **effect: Any) -> dict[str, Any]:
    return card("event", name, subtype, cost, {"kind": "on_play", "do": list(ops), **effect})


def interrupt(name: str, subtype: str, cost: Any, *ops: Any, **effect: Any) -> dict[str, Any]:
    return card("interrupt", name, subtype, cost, {"kind": "on_play", "do": list(ops), **effect})


def content(*cards: dict[str, Any]) -> Any:
    """The rulebook's cards with these beside them."""
    return _content(json.dumps(cards))


@lru_cache(maxsize=64)
def _content(written: str) -> Any:
    cards = json.loads(written)
    found, _ = read_folder(_FOLDER, {"kaosz": SCHEMA})
    sets = [each for each in found if each.info.id == "rulebook"]
    if cards:
        notes = Notes("tests")
        made = build_set([({"set": _HEADER, "card": list(cards)}, notes)], {"kaosz": SCHEMA})
        assert made is not None, [str(p) for p in notes.problems]
        sets.append(made)
    combined, problems = combine(SCHEMA, sets)
    assert not problems, [str(p) for p in problems]
    return combined


# -- the table -------------------------------------------------------------------------------------------------


class Commander(Player):
    """One player: what he has, and what he does."""

    table: Table

    @property
    def g(self) -> Kaosz:
        return self.table.state

    # -- positions

    def _take(self, design: str) -> int:
        """A card of his deck becomes this one."""
        number = self.g.pile(COLONY[self.seat])[0]
        self.g.cards.design[number] = design
        return number

    def _into_play(self, design: str, place: str, paid: bool, ship_: int = -1, **columns: Any) -> int:
        number = self._take(design)
        enter_play(self.g, number, place, self.seat, WORKS if paid else UNPAID, ship_)
        self.g.shaken = False
        for name, value in columns.items():
            getattr(self.g, name)[number] = STATES.index(value) if name == "state" else value
        return number

    def ship(self, design: str, **columns: Any) -> int:
        return self._into_play(design, HANGAR[self.seat], True, **columns)

    def crew(self, design: str, paid: bool = False, **columns: Any) -> int:
        return self._into_play(design, CANTINA[self.seat], paid, **columns)

    def base(self, design: str, paid: bool = False, **columns: Any) -> int:
        return self._into_play(design, SURFACE[self.seat], paid, **columns)

    def carries(self, ship_: int, design: str, paid: bool = False, **columns: Any) -> int:
        return self._into_play(design, ON[ship_], paid, ship_, **columns)

    def hq(self, *designs: str) -> Any:
        """Cards into HQ; gives the number, or several."""
        return self._pile(HQ[self.seat], designs, False)

    def trash(self, *designs: str) -> Any:
        return self._pile(TRASH[self.seat], designs, True)

    def ruin(self, *designs: str) -> Any:
        """Cards into the ruin, bottom first."""
        return self._pile(RUIN[self.seat], designs, False)

    def _pile(self, place: str, designs: tuple[str, ...], face_up: bool) -> Any:
        made = []
        for design in designs:
            number = self._take(design)
            self.g.pile(COLONY[self.seat]).remove(number)
            self.g.pile(place).append(number)
            self.g.cards.place[number], self.g.cards.face_up[number] = place, face_up
            made.append(number)
        return made[0] if len(made) == 1 else made

    def colony(self, *designs: str, count: int | None = None) -> None:
        """The top of the colony, topmost first; or how many cards are in it."""
        pile = self.g.pile(COLONY[self.seat])
        if count is not None:
            for number in pile[: len(pile) - count]:
                self._move(number, RUIN[self.seat] if count is None else f"out:{self.seat}")
        for i, design in enumerate(designs):
            self.g.cards.design[pile[-1 - i]] = design

    def _move(self, number: int, place: str) -> None:
        self.g.pile(self.g.cards.place[number]).remove(number)
        self.g.pile(place).append(number)
        self.g.cards.place[number] = place

    @property
    def credits(self) -> int:
        return self.g.credits[self.seat]

    @credits.setter
    def credits(self, count: int) -> None:
        self.g.credits[self.seat] = count

    # -- what lies where

    def count(self, zone: str) -> int:
        return len(self.g.pile(f"{zone}:{self.seat}"))

    def pile(self, zone: str) -> list[int]:
        return list(self.g.pile(f"{zone}:{self.seat}"))

    # -- play

    def does(self, *action: Any) -> list[Event]:
        """An action of the main phase."""
        return self.answers("turn.action", action if len(action) > 1 else action[0])

    def may(self, *action: Any) -> bool:
        """Whether an action, or any reply or option, is offered now."""
        wanted = action if len(action) > 1 else action[0]
        return self.is_asked() and wanted in self.offered()

    def attacks(self, whom: Commander, at: Any, *ships: int, met_by: Sequence[int] | None = None) -> list[Event]:
        """Names a target and, if ships are given, the attackers; who is attacked may meet them with defenders."""
        events = self.does("attack", whom.seat, at)
        if ships:
            events += self.sends(*ships)
        return events if met_by is None else [*events, *whom.defends(*met_by)]

    def sends(self, *ships: int) -> list[Event]:
        """Designates attackers."""
        return self.answers("attackers", list(ships))

    def defends(self, *ships: int) -> list[Event]:
        return self.answers("defenders", list(ships))

    def boards(self, crew_: int, ship_: int) -> list[Event]:
        return self.answers("crew", ["board", crew_, ship_])

    def is_done(self) -> list[Event]:
        """Boards or pays no more."""
        return self.answers("", "done")

    def pays(self, number: int) -> list[Event]:
        return self.answers("", ["pay", number])

    def fires(self, ship_: int, at: int) -> list[Event]:
        return self.answers("fire.fire", ["fire", ship_, at])

    def shoots(self, ship_: int, at: int) -> list[Event]:
        """Fires, and nobody returns fire."""
        events = self.fires(ship_, at)
        return [*events, *self.table.players[self.table.asked()[0][0]].answers("return", "nothing")]

    def bombs(self, *ships: int) -> list[Event]:
        return self.answers("bombers", list(ships))

    def plays(self, number: int, *targets: Any) -> list[Event]:
        """An interrupt in a window, or any card in the main phase."""
        events = self.answers("", ["play", number])
        for target in targets:
            events += self.answers("target", target)
        return events

    def ends(self) -> list[Event]:
        return self.does("end")


class Table(Scenario[Kaosz]):
    """A table with the verbs of the game."""

    player_type = Commander

    def __init__(self, state: Kaosz, names: Any) -> None:
        super().__init__(state, names)
        self.quiet = True

    @property
    def g(self) -> Kaosz:
        return self.state

    def begin(self, who: Commander, turn: int = 5) -> Commander:
        """The main phase of a player, some turns into the game; gives that player."""
        g = self.state
        for seat in g.seats():
            for number in list(g.pile(f"out:{seat}")):
                g.cards.face_up[number] = False
        g.turn, g.active, g.starter = turn, who.seat, 0
        g.turns = [turn] * len(g.setup.seats)
        g.phase = "main"
        top = Frame("kaosz.turn")
        top.send("act")
        g.frames = [g.frames[0], top]
        g.frames[0].send("next_turn")
        g.pending = None
        return who

    def give(self, answer: Answer) -> list[Event]:
        new = super().give(answer)
        if self.quiet:
            self.windows_pass()
        return new

    def windows_pass(self) -> None:
        """Nobody answers in windows until another question comes."""
        while (asked := waiting(self.state)) and asked[0].prompt == REPLY:
            super().give(Answer(asked[0].seat, REPLY, PASS))

    def face(self, number: int) -> Face:
        return self.state.face(number)

    def place(self, number: int) -> str:
        return self.state.cards.place[number]

    def is_in(self, number: int, zone: str) -> bool:
        return self.place(number).partition(":")[0] == zone

    def state_of(self, number: int) -> str:
        return STATES[self.state.state[number]]

    def armor(self, number: int) -> int:
        return values.armor_left(self.state, number)

    def fire(self, number: int) -> int:
        return values.current(self.state, number, FIRE)

    def speed(self, number: int) -> int:
        return values.current(self.state, number, SPEED)

    def bomb(self, number: int) -> int:
        return values.current(self.state, number, BOMB)

    def full_armor(self, number: int) -> int:
        return values.current(self.state, number, ARMOR)

    def next_turn(self, who: Commander) -> None:
        """Everybody just ends turns until it is this player's main phase again."""
        for _ in range(20):
            asked = waiting(self.state)[0]
            if asked.prompt == "kaosz.turn.action":
                player = self.players[asked.seat]
                if player is who and self._turned:
                    return
                self._turned = True
                player.ends()
            else:
                self.give(Answer(asked.seat, asked.prompt, asked.first(1)[0]))
        raise AssertionError("the turn never came")

    _turned = False

    def to_next_turn_of(self, who: Commander) -> None:
        self._turned = False
        self.next_turn(who)


def table(
    *cards: dict[str, Any], seats: tuple[str, ...] = ("dani", "laci"), credits: int = 10, **options: Any
) -> Table:
    """A game with everybody's deck in the colony, empty hands and the given credits; then put cards on it."""
    known = content(*cards)
    quick = options.get("ruleset") == "quickstart"
    deck = ["rb_marduk_kurios"] * 3 + ["rb_deathwing"] * 3 + ["rb_gunner"] * 3 + ["rb_mine_ring"] * 3
    deck += ["rb_chazma_charge"] * 3 + ["rb_extra_hit"] * 3 + ["rb_mammoth"] * 3 + ["rb_higher_order"] * 3
    deck += ["rb_crx"] * 3 + ["rb_unicornis"] * 3
    deck += [] if quick else ["rb_cobra_flash", "rb_overrule", "rb_durma_deflector", "rb_hellfire_brothers",
                              "rb_moon_worshipper"] * 3  # fmt: skip
    setup = Setup("kaosz", [{"deck": list(deck)} for _ in seats], dict(options))
    state = new_game("kaosz", setup, 1, known)
    assert isinstance(state, Kaosz)
    while waiting(state) and waiting(state)[0].prompt == "kaosz.game.mulligan":
        apply(state, Answer(waiting(state)[0].seat, "kaosz.game.mulligan", "keep"))
    for seat in state.seats():
        for number in list(state.pile(HQ[seat])):
            state.pile(HQ[seat]).remove(number)
            state.pile(COLONY[seat]).append(number)
            state.cards.place[number] = COLONY[seat]
        state.credits[seat] = credits
    return Table(state, seats)
