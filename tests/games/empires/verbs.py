"""What players do in battles and on the ground: the verbs of a board's players and of the board itself."""

from __future__ import annotations

from typing import Any

from rules.empires.printed.constants import NOWHERE
from rules.empires.printed.levels import highest
from rules.empires.printed.troops import listed, packed
from rules.empires.state import aliens, facts
from rules.empires.state.battle import Battle
from rules.empires.state.lines import foes_of
from tests.support.scenario import Player, Scenario

HERE = (5, 4)
CLOAK, FIRE, SCREEN = "declaration.cloak", "round.fire", "round.screen"
SHOT, LAND = "bombardment.shot", "landing.troops"


class Fighter(Player):
    """A player with fleets and ground units."""

    table: Any

    # -- battles

    def line(self, slot: int) -> int:
        """The number of a group in the battle."""
        return int(self.table.battle_line(self, slot))

    def fires(self, slot: int, at: int, shots: int | None = None, rolls: int | tuple[int, ...] = ()) -> list[Any]:
        """A group fires at another one, all units that have not yet fired, or so many; `rolls` are their dice."""
        t = self.table
        by = self.line(slot)
        many = t.battle().unfired[by] if shots is None else shots
        return self.answers(FIRE, ("fire", by, t.battle_line(t.foe_of(self), at), many), rolls=rolls)

    def holds(self, slot: int) -> list[Any]:
        return self.answers(FIRE, ("hold", self.line(slot)))

    def retreats(self, slot: int, to: tuple[int, int], units: int = 1, verb: str = "retreat") -> list[Any]:
        return self.answers(FIRE, (verb, self.line(slot), self.table.hex(to), units))

    def refuges(self, slot: int, verb: str = "retreat") -> list[tuple[int, int]]:
        """Where a group may retreat to now."""
        mine = self.line(slot)
        return sorted(self.table.place(o[2]) for o in self.offered(FIRE) if o[:2] == (verb, mine))

    def aims(self, slot: int) -> list[int]:
        """The lines that a group may fire at now."""
        mine = self.line(slot)
        return [o[2] for o in self.offered(FIRE) if o[:2] == ("fire", mine)]

    def screens(self, **units: int) -> list[Any]:
        """Units are screened, by code; nothing: nobody is."""
        asked: Any = self.decision(SCREEN)
        slots = dict(asked.fields)["units"].slots
        g, b = self.table.state, self.table.battle()
        wanted = {facts(g).code[code]: number for code, number in units.items()}
        value = tuple(wanted.get(b.unit[place], 0) if isinstance(place, int) else 0 for place in slots)
        return self.answers(SCREEN, {"units": value})

    # -- on the ground

    def stations(self, at: tuple[int, int], **counts: int) -> None:
        """Ground units on a colony."""
        self.table.state.garrison[self.table.hex(at)] += troops_of(self.table, **counts)

    def transports(self, ships: int = 1, at: tuple[int, int] = HERE, drop: bool = False, **counts: int) -> int:
        """Transports, with drop ships or without, and ground units aboard."""
        me: Any = self
        slot = int(me.has("T", ships, at=at, ground_combat=3 if drop else 1))
        if drop:
            me.knows(ground_combat=3)
        me.fleet.hold[slot] = troops_of(self.table, **counts)
        return slot

    def hold(self, slot: int) -> dict[str, int]:
        me: Any = self
        return by_code(self.table, me.fleet.hold[slot])

    def lands(self, dropped: dict[str, int] | None = None, **counts: int) -> list[Any]:
        """Ground units come down; `dropped` are those from drop ships."""
        events = self.answers(SHOT, "land") if self.is_asked(SHOT) else []
        filled = {"troops": numbers(self, LAND, **counts)}
        if dropped is not None:
            filled["dropped"] = numbers(self, LAND, "dropped", **dropped)
        return [*events, *self.answers(LAND, filled)]


class Field(Scenario[Any]):
    """A board on which fleets meet."""

    def fight(self, by: str = "red", turn: int = 1) -> None:
        """The Combat phase of a player; who could be cloaked as far as all can see says that he is not."""
        board: Any = self
        self.knowing()
        board.begins(by, turn=turn).ends()
        self.nobody_hides()

    def knowing(self) -> None:
        """Everybody knows the technology that his groups carry."""
        players: Any = self.players
        for player in players:
            for levels in player.fleet.tech:
                self.state.tech[player.seat] = highest(self.state.tech[player.seat], levels)

    def nobody_hides(self) -> None:
        while self.asked() and self.asked()[0][1].endswith(CLOAK):
            self.players[self.asked()[0][0]].answers(CLOAK, ())

    def battle(self) -> Battle:
        found = self.state.battle
        assert found is not None
        return found

    def battle_line(self, owner: Any, slot: int) -> int:
        """The number of a group in the battle."""
        seat = owner if isinstance(owner, int) else owner.seat
        b = self.battle()
        return next(i for i, at in enumerate(b.slot) if at == slot and b.owner[i] == seat)

    def alien_line(self, number: int = 0) -> int:
        b, g = self.battle(), self.state
        return [i for i, whose in enumerate(b.owner) if whose == aliens(g) and b.slot[i] != NOWHERE][number]

    def foe_of(self, player: Any) -> Any:
        other = foes_of(self.battle(), player.seat)[0]
        return self.players[other] if other < len(self.players) else other

    def next_round(self) -> None:
        """Everybody holds fire, and nobody is screened, until the round is over."""
        now = self.battle().round
        while self.state.battle is not None and self.state.battle.round == now:
            self.calm()
        if self.state.battle is not None and self.asked()[0][1].endswith(SCREEN):
            self._asked_fighter().screens()

    def calm(self) -> None:
        """One question of a round is answered by doing nothing."""
        player = self._asked_fighter()
        if player.is_asked(SCREEN):
            player.screens()
            return
        holding = [o for o in player.offered(FIRE) if o[0] in ("hold", "wait")]
        player.answers(FIRE, holding[0])

    def calm_until(self, player: Any, question: str = "") -> None:
        while not player.is_asked(question):
            self.calm()

    def misses(self) -> None:
        """One question of a round is answered by a shot that misses, so that the battle goes on (EC-01)."""
        player = self._asked_fighter()
        aimed = [o for o in player.offered(FIRE) if o[0] == "fire"] if player.is_asked(FIRE) else []
        if not aimed:
            self.calm()
            return
        self.rolls(10)
        player.answers(FIRE, (*aimed[0], 1))

    def _asked_fighter(self) -> Any:
        return self.players[self.asked()[0][0]]

    def shots(self) -> list[tuple[int, int, int]]:
        """All shots so far: whose, the number needed, the die."""
        return [(e.data["seat"], e.data["need"], e.data["face"]) for e in self.happened("shot")]

    def ground_shots(self) -> list[tuple[str, str, int, int]]:
        """All shots of ground combats so far: who, at whom, the number needed, the die."""
        return [(e.data["troop"], e.data["at"], e.data["need"], e.data["face"]) for e in self.happened("ground_shot")]

    def garrison(self, at: tuple[int, int] = HERE) -> dict[str, int]:
        board: Any = self
        return by_code(self, self.state.garrison[board.hex(at)])


def troops_of(t: Any, **counts: int) -> int:
    return packed({facts(t.state).troop[code]: count for code, count in counts.items()})


def by_code(t: Any, troops: int) -> dict[str, int]:
    return {facts(t.state).troops[kind].code: count for kind, count in listed(troops)}


def numbers(player: Any, question: str, name: str = "troops", **counts: int) -> tuple[int, ...]:
    known = facts(player.table.state)
    slots: Any = dict(player.decision(question).fields)[name]
    wanted = {known.troops[known.troop[code]].id: count for code, count in counts.items()}
    return tuple(wanted.get(slot, 0) for slot, _, _ in slots.slots)
