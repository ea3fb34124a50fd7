"""A second reading of section 5: what the active player may do, worked out from the view alone, slowly and plainly.

It shares no code with the rules; random games compare the two at every question of a turn.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from rules import One, find, view
from rules.venus.kinds import CARD, PLANETS

Option = Any
COST = {"infantry": 2, "tank": 3, "cruiser": 4}  # OV-2.10
POINTS = {"infantry": 1, "tank": 2, "cruiser": 1}
WAYS = "mercury-venus venus-earth venus-moon earth-moon earth-mars moon-mars mars-ganymede ganymede-titan titan-kuiper"
CARDS = find("venus").content([]).table(CARD)


def distances(spur: bool) -> dict[tuple[str, str], int]:
    """OV-2.2."""
    far = {(a, b): 0 if a == b else 99 for a in PLANETS for b in PLANETS}
    for way in WAYS.split():
        a, b = way.split("-")
        if not (spur and way in ("venus-moon", "moon-mars")):
            far[a, b] = far[b, a] = 1
    for k in PLANETS:
        for a in PLANETS:
            for b in PLANETS:
                far[a, b] = min(far[a, b], far[a, k] + far[k, b])
    return far


def kind_of(tile: str) -> str:
    known = {"factory_tile": "factory", "card_draw": "draw", "fortune": "fortune", "tension": "tension"}
    return known.get(tile) or next((kind for kind in ("mine", "crisis") if tile.startswith(f"{kind}_")), "trophy")


class Reading:
    """One question as its seat sees it; cards and tiles by their names, as equal ones are one choice."""

    def __init__(self, g: Any, decision: One) -> None:
        self.asked, self.me = decision, decision.seat
        self.v: Any = view(g, decision.seat)["table"]
        self.spur = g.setup.options.get("moon_link") == "spur"
        self.goal = PLANETS[g.frames[-1].goal] if decision.prompt == "venus.move.claim" else ""
        self.planets = {p["id"]: p for p in self.v["planets"]}
        self.where = {tile: p["id"] for p in self.v["planets"] for tile in p["tiles"]}
        self.own = self.v["seats"][self.me]
        self.hand = {card: CARDS[self.v["cards"][str(card)]] for card in self.own["hand"]}

    def tile(self, tile: int) -> str:
        return str(self.v["tiles"][str(tile)])

    def offered(self) -> list[Option]:
        """The options of the rules in this reading's words."""
        return [o if isinstance(o, str) else self._named(o) for o in self.asked.options]

    def _named(self, option: Any) -> Option:
        verb, *rest = option
        if verb in ("claim", "attempt", "tension"):
            return (verb, self.where[rest[0]], self.tile(rest[0]), *rest[1:])
        if verb == "card" and rest[1:2] == ["tile"]:
            return (verb, self.name(rest[0]), "tile", self.where[rest[2]], self.tile(rest[2]))
        if verb in ("encore", "keep", "again"):
            return (verb, self.name(rest[1]), *rest[2:])
        if verb in ("card", "with", "add", "draw", "spare", "reroll", "exclude", "sacrifice"):
            return (verb, self.name(rest[0]), *rest[1:])
        return tuple(option)

    def name(self, card: int) -> str:
        return str(self.v["cards"][str(card)])

    def expected(self) -> set[Option]:
        """Everything but ENCORE, which depends on what was played before."""
        if self.asked.prompt == "venus.turn.act":
            return {*self.turn(), *self.cards(self.v["actions"] > 0, False)}
        if self.asked.prompt == "venus.move.claim":
            return {"none", *self.claims(self.planets[self.goal]), *self.cards(False, True)}
        return {*self.attempt(), *self.cards(False, True)}

    def turn(self) -> Iterator[Option]:
        """OV-5.2."""
        if self.v["actions"] == 0 or self.v["last_window"]:
            yield "end"
        if self.v["actions"] == 0:
            return
        if self.v["on_card"]:
            yield "marker"
        far = distances(self.spur)
        ports = [name for name, p in self.planets.items() if p["orbit"][self.me]["cruiser"]]
        yield from (("move", a, b) for a in ports for b in PLANETS if 1 <= far[a, b] <= 2)
        yield from (("with", c.id) for c in self.hand.values() if ports and c.do in ("move", "lift"))
        yield from self.raises()
        for planet in self.v["planets"]:
            yield from self.claims(planet)

    def raises(self) -> Iterator[Option]:
        """5.6."""
        for unit, cost in COST.items():
            if self.own["money"] >= cost and self.own["supply"][unit]:
                for name, p in self.planets.items():
                    if name == "earth" or (unit != "infantry" and p["buildings"][self.me]["factory"]):
                        yield ("raise", unit, name)

    def claims(self, p: Any) -> Iterator[Option]:
        """OV-5.26 to 5.36."""
        units = [unit for unit in COST if p["orbit"][self.me][unit]]
        if p["dead"] or not units:
            return
        for number in p["tiles"]:
            tile, kind = self.tile(number), kind_of(self.tile(number))
            if kind == "tension":
                for other in range(len(self.v["seats"])):
                    for building in ("factory", "mine"):
                        target = other != self.me and p["buildings"][other][building]
                        if target and self.own["supply"][building]:
                            yield ("tension", p["id"], tile, other, building)
            elif kind not in ("factory", "mine") or self.own["supply"][kind]:
                if kind in ("mine", "crisis"):
                    yield ("attempt", p["id"], tile)
                else:
                    yield from (("claim", p["id"], tile, unit) for unit in units)
        if p["alien"]:
            yield ("alien", p["id"])

    def cards(self, acting: bool, inside: bool) -> Iterator[Option]:
        """OV-5.67, OV-5.7, OV-6.46."""
        for card in self.hand.values():
            free = card.class_ == "free" and not (inside and card.do in ("extra", "marker"))
            if free or (card.class_ == "action" and acting):
                yield from (("card", card.id, *aim) for aim in self.aims(card))

    def aims(self, card: Any) -> Iterator[tuple[Any, ...]]:
        seats, numbers = self.v["seats"], card.numbers
        if card.do in ("spy", "hand_hit"):
            yield from (("opponent", s) for s, told in enumerate(seats) if s != self.me and told["cards"])
        elif card.do == "raise":
            yield from self.raises()
        elif card.do in ("kill", "to_orbit", "tension_add", "tension_remove", "hunt", "traitor"):
            for p in self.v["planets"]:
                yield from self.aims_at(card.do, numbers, p)
        elif {
            "buy": self.own["money"] >= 3,
            "marker": self.v["on_card"],
            "lodes": any(p["buildings"][self.me]["mine"] for p in self.v["planets"]),
        }.get(card.do, True):
            yield ()

    def aims_at(self, do: str, numbers: Any, p: Any) -> Iterator[tuple[Any, ...]]:
        kinds = {tile: kind_of(self.tile(tile)) for tile in p["tiles"]}
        if do == "kill":
            for where in ("orbit", "surface"):
                for s, units in enumerate(p[where]):
                    yield from (("kill", s, p["id"], unit, where) for unit in numbers["units"] if units[unit])
        elif do == "to_orbit" and p["surface"][self.me][numbers["unit"]]:
            yield ("lift", p["id"])
        elif do == "tension_add" and not p["dead"] and not p["alien"]:
            if any(self.tile(tile) == "tension" for tile in self.v["tile_discard"]):
                yield ("planet", p["id"])
        elif do == "traitor" and "crisis" in kinds.values():
            yield ("planet", p["id"])
        elif do in ("tension_remove", "hunt"):
            wanted, claimed = ("tension" if do == "tension_remove" else "trophy"), (self.v["attempt"] or {}).get("tile")
            yield from {("tile", p["id"], self.tile(t)) for t, kind in kinds.items() if kind == wanted and t != claimed}

    # -- inside an attempt

    def need(self) -> int:
        """OV-5.40, OV-5.44 to 5.47."""
        made = self.v["attempt"]
        p, tile = self.planets[made["planet"]], "" if made["tile"] < 0 else self.tile(made["tile"])
        dice = self.dice()
        if not tile:
            defence = 7
        elif tile == "tension":
            defence = sum(
                n * (p["orbit"][made["target"]][u] + p["surface"][made["target"]][u]) for u, n in POINTS.items()
            )
        else:
            defence = int(tile[-1]) + 2 * len(p["turncoats"]) * (kind_of(tile) == "crisis")
        return defence + max(dice) - min(dice)

    def dice(self) -> list[int]:
        made = self.v["attempt"]
        return [face for i, face in enumerate(made["dice"]) if i != made["excluded"]]

    def worth(self, card: Any) -> int:
        """OV-6.1 to 6.5."""
        made = self.v["attempt"]
        tile = "" if made["tile"] < 0 else self.tile(made["tile"])
        here = card.numbers.get("planet") == made["planet"]
        counts = {
            "points": True, "points_at": here, "points_against_crisis": here and tile and kind_of(tile) == "crisis"
        }  # fmt: skip
        return int(card.numbers["n"]) if counts.get(card.do) else 0

    def points(self) -> int:
        """OV-5.48, OV-5.75, section 6."""
        made = self.v["attempt"]
        declared = [self.hand[card] for card in made["declared"]]
        boosted = {card.numbers["unit"] for card in declared if card.do == "boost"}
        total = made["bonus"] + sum((POINTS[u] + (u in boosted)) * n for u, n in made["landing"].items())
        total += sum(self.worth(card) for card in declared) + 3 * len(made["sacrifices"])
        _, again, twice = made["encore"]
        return int(total + (self.worth(self.hand[again]) if twice else 0))

    def attempt(self) -> Iterator[Option]:
        """OV-5.39 to 5.42."""
        made = self.v["attempt"]
        assert (made["need"], made["points"]) == (self.need(), self.points())
        assert made["skulls"] == max(0, self.dice().count(0) - made["spared"])
        yield "give_up"
        landing = any(made["landing"].values())
        if landing and self.points() >= self.need():
            yield "confirm"
        if landing or made["declared"] or made["sacrifices"]:
            yield "clear"
        orbit = self.planets[made["planet"]]["orbit"][self.me]
        yield from (("land", unit) for unit in POINTS if orbit[unit] > made["landing"][unit])
        laid = {*made["declared"], *(card for card, _, _ in made["sacrifices"]), made["encore"][0]}
        boosted = {self.hand[card].numbers["unit"] for card in made["declared"] if self.hand[card].do == "boost"}
        for number, card in self.hand.items():
            yield from self.dice_cards(card)
            if number not in laid:
                if self.worth(card) or (card.do == "boost" and card.numbers["unit"] not in boosted):
                    yield ("add", card.id)
                if card.do == "sacrifice":
                    yield from (("sacrifice", card.id, *who) for who in self.victims(card))

    def victims(self, card: Any) -> Iterator[tuple[str, str]]:
        """OV-6.10, OV-6.11: each unit once, landed now or earlier."""
        made = self.v["attempt"]
        surface = self.planets[made["planet"]]["surface"][self.me]
        for unit in card.numbers["units"]:
            gone = [fresh for _, other, fresh in made["sacrifices"] if other == unit]
            if made["landing"][unit] > gone.count(True):
                yield (unit, "landed")
            if surface[unit] > gone.count(False):
                yield (unit, "surface")

    def dice_cards(self, card: Any) -> Iterator[Option]:
        made = self.v["attempt"]
        free = [i for i in range(3) if i != made["excluded"]]
        if card.do == "reroll":
            yield from (("reroll", card.id, *dice) for n in (1, 2, 3) for dice in combinations(free, n))
        elif card.do == "exclude" and made["excluded"] < 0:
            yield from (("exclude", card.id, i) for i in free)
        elif (card.do == "spare" and made["skulls"]) or card.do == "points_draw":
            yield ("spare" if card.do == "spare" else "draw", card.id)


READ = frozenset(("venus.turn.act", "venus.move.claim", "venus.attempt.act"))
ENCORE = frozenset(("encore", "keep", "again"))


def differences(g: Any, decision: Any) -> tuple[set[Option], set[Option], int]:
    """What the rules leave out, what they offer too much, and how often they offer the same twice."""
    reading = Reading(g, decision)
    offered, expected = reading.offered(), reading.expected()
    surplus = {o for o in offered if o not in expected and o[0] not in ENCORE}
    return expected - set(offered), surplus, len(offered) - len(set(offered))
