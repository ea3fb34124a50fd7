"""What lies on the smugglers' table: every piece of a view at its place in the plan (SM-1.10, SM-1.11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.games.smugglers import faces
from app.games.smugglers.plan import (
    GOODS,
    STOCK,
    Home,
    Plan,
    Spot,
    cells,
    dice_spots,
    own_home,
    ship_spot,
    small_home,
    token_spots,
)
from app.games.smugglers.words import Words
from app.table.model import Box, Piece, Place
from rules.smugglers.facts import Sector

if TYPE_CHECKING:
    from rules.smugglers.seen import DieSeen, PlaceSeen, TableSeen

TABLE = "table"  # the one free place on which everything lies
COUNTER_RATIO = 0.6  # how high a pile with its number is for its width


class Dice:
    """Which of a player's two dice lies where: a die keeps its number as long as it does not move."""

    def __init__(self) -> None:
        self._at: dict[tuple[int, int], tuple[int, int]] = {}  # (seat, number) -> (sector, place from the bottom)

    def numbered(self, table: TableSeen) -> dict[tuple[int, int], tuple[int, int]]:
        """Every die on a sector by (seat, number)."""
        spots: dict[int, list[tuple[int, int]]] = {}
        for place in table["row"]:
            for index, die in enumerate(place["dice"]):
                spots.setdefault(die["seat"], []).append((place["position"], index))
        found: dict[tuple[int, int], tuple[int, int]] = {}
        for seat, lying in spots.items():
            kept = {number: self._at.get((seat, number)) for number in range(2)}
            free = [number for number in range(2) if kept[number] not in lying]
            for spot in lying:
                number = next((n for n in range(2) if kept[n] == spot and (seat, n) not in found), None)
                if number is None:
                    number = free.pop(0) if free else 0
                found[seat, number] = spot
        self._at = found
        return dict(found)


class PieceMaker:
    """Makes the pieces of one view. `cards` knows what is printed on a card that has left the row."""

    def __init__(self, words: Words, cards: Mapping[str, Sector]) -> None:
        self.words, self.cards = words, cards
        self.dice = Dice()
        self._said: dict[tuple[object, ...], str] = {}
        self.lying: dict[tuple[int, int], tuple[int, int]] = {}
        self.only: int | None = None  # who alone decides now

    def say(self, area: str, name: str, **values: object) -> str:
        """A message of this game, kept because most pieces keep their names."""
        key = (self.words.texts.language, area, name, *values.items())
        if key not in self._said:
            self._said[key] = self.words.word(area, name, **values)
        return self._said[key]

    def stuff(self, what: str) -> str:
        key = (self.words.texts.language, what)
        if key not in self._said:
            self._said[key] = self.words.stuff(what)
        return self._said[key]

    # --- places

    def places(self, plan: Plan) -> tuple[Place, ...]:
        wide, high = plan.room
        return (
            Place(TABLE, (0.0, 0.0, float(wide), float(high)), "free", frame=False),
            Place("tray", plan.tray, "free", self.say("zone", "tokens")),
            Place("pool", plan.pool, "free", self.say("zone", "pool")),
            Place("galaxies", plan.galaxies, "free", self.say("zone", "galaxies")),
            Place("box", plan.box, "free", self.say("zone", "box")),
            *(Place(f"home:{seat}", box, "free", frame=False, owner=seat) for seat, box in plan.homes.items()),
        )

    # --- pieces

    def pieces(
        self, plan: Plan, table: TableSeen, hand: Mapping[int, int], plans: Mapping[str, int]
    ) -> tuple[Piece, ...]:
        """`hand` is the face each seat has turned its die to; `plans` what a refill or a payment under way
        would add or take."""
        self._plan, self._table = plan, table
        self.lying = self.dice.numbered(table)
        made: list[Piece] = []
        for seat in plan.homes:
            made.append(self._head(seat))
        for place in table["row"]:
            made += self._sector(place)
        made += self._strip(plans)
        for seat in plan.homes:
            made += self._home(seat, hand, plans if seat == plan.own else {})
        return tuple(made)

    def _lay(self, id: str, spot: Spot, art: Any, name: str, **more: Any) -> Piece:
        x, y, w, h = spot
        return Piece(
            id, TABLE, art, name, kind=more.pop("kind", "token"), size=(w, h), at=self._plan.share(x, y), **more
        )

    def _colour(self, seat: int) -> str:
        return str(self._table["seats"][seat]["colour"])

    def card_art(self, card: str) -> Any:
        printed = self.cards[card]
        return faces.sector_art(card, printed.planets, printed.ships, printed.station)

    # --- the row

    def _sector(self, place: PlaceSeen) -> list[Piece]:
        position = place["position"]
        if position >= len(self._plan.sectors):
            return []
        x, y = self._plan.sectors[position]
        disc = self._plan.disc
        name = self.say("card", "name", sector=position + 1)
        art: Any = (faces.GAP, position + 1)
        if place["card"]:
            art = self.card_art(place["card"])
        elif place["face_down"]:
            art = (faces.BACK,)
        made = [self._lay(f"sector:{position}", (x, y, disc, disc), art, name, kind="card", round=True)]
        return made + (self._tower(place) if self._table["switches"]["stacked"] else self._bids(place))

    def _numbers(self, position: int) -> dict[int, tuple[int, int]]:
        return {index: key for key, (sector, index) in self.lying.items() if sector == position}

    def _bids(self, place: PlaceSeen) -> list[Piece]:
        position, dice = place["position"], place["dice"]
        numbers = self._numbers(position)
        best = max(
            (index for index, die in enumerate(dice) if (die["seat"], die["face"]) == self._best(place)), default=-1
        )
        spots = dice_spots(self._plan.sectors[position], self._plan.disc, self._plan.die, len(dice))
        return [
            self._bid(numbers[index], die, spot, "leads" if index == best else "")
            for index, (die, spot) in enumerate(zip(dice, spots, strict=True))
        ]

    def _best(self, place: PlaceSeen) -> tuple[Any, Any]:
        return place.get("leading"), place.get("top")

    def _bid(self, key: tuple[int, int], die: DieSeen, spot: Spot, state: str) -> Piece:
        seat = die["seat"]
        art = (faces.DIE, self._colour(seat), seat, die["face"], state)
        name = self.say("tip", "die-placed", seat=self.words.seat(seat), face=die["face"])
        return self._lay(f"die:{key[0]}:{key[1]}", spot, art, name, owner=seat)

    def _tower(self, place: PlaceSeen) -> list[Piece]:
        """Stacked dice: the top die from above, and the whole tower from the side beside it (SM-6.41)."""
        dice = place["dice"]
        if not dice:
            return []
        x, y = self._plan.sectors[place["position"]]
        disc, side = self._plan.disc, self._plan.die
        numbers = self._numbers(place["position"])
        high = min(disc * 0.62, side * (0.75 * len(dice) + 0.8))
        tower = (x + disc * 0.4, y + disc * 0.5 - high / 2 + side * 0.1, side * 1.25, high)
        parts = tuple(
            (
                self._colour(die["seat"]),
                die["seat"],
                die["face"],
                die["pose"][0] / 1000,
                die["pose"][1] / 1000,
                round(die["pose"][2] / 10000 * 57.2958, 1),
            )
            for die in dice
        )
        made = [
            self._lay(
                f"tower:{place['position']}",
                tower,
                (faces.TOWER, parts),
                self.say("tower", "height", count=len(dice)),
            )
        ]
        below = (x - disc * 0.04, y + disc / 2 - side * 0.06, side, side)
        for index, die in enumerate(dice):
            top = index == len(dice) - 1
            spot = below if top else (below[0], below[1], side * 0.9, side * 0.9)
            made.append(self._bid(numbers[index], die, spot, "leads" if top else ""))
        return made

    # --- tray, pool, galaxies, box

    def _token_slots(self) -> dict[int, Spot]:
        """Each token keeps its place in the tray, also when others are gone: a quick click must not miss (SM-4.53)."""
        held = [value for mine in self._table["seats"] for value in mine["tokens"]]
        every = sorted([*self._table["middle"], *held], reverse=True)
        return dict(zip(every, token_spots(_inner(self._plan.tray), len(every)), strict=True))

    def _strip(self, plans: Mapping[str, int]) -> list[Piece]:
        plan, table, word = self._plan, self._table, self.say
        slots = self._token_slots()
        made = [
            self._lay(f"token:{value}", slots[value], (faces.TOKEN, value), word("name", "token", token=value))
            for value in table["middle"]
        ]
        piles = cells(_inner(plan.pool), len(STOCK), COUNTER_RATIO)
        held = dict(zip(STOCK, (table["pool"]["energy"], *table["pool"]["goods"]), strict=True))
        for what, (x, y, w, h) in zip(STOCK, piles, strict=True):
            spot = (x, y, w * 0.96, h * 0.86)
            art = (faces.COUNTER, what, held[what] - max(0, plans.get(what, 0)), 0)
            made.append(self._lay(f"pool:{what}", spot, art, self.stuff(what)))
        x, y, w, h = _inner(plan.galaxies)
        side = min(h * 0.95, w * 0.44)
        made.append(
            self._lay(
                "galaxies-left",
                (x + w * 0.27, y + h / 2, side, side),
                (faces.STACK, table["galaxies"]),
                word("zone", "galaxies"),
            )
        )
        made.append(
            self._lay(
                "round",
                (x + w * 0.74, y + h / 2, side, side),
                (faces.ROUND, table["round"], table["rounds"]),
                word("zone", "round"),
            )
        )
        x, y, w, h = _inner(plan.box)
        top = self.card_art(table["box"][-1]) if table["box"] else None
        side = min(h * 0.95, w * 0.8)
        made.append(
            self._lay(
                "unsold", (x + w / 2, y + h / 2, side, side), (faces.BOX, top, len(table["box"])), word("zone", "box")
            )
        )
        return made

    # --- dashboards

    def home_of(self, seat: int) -> Home:
        box = self._plan.homes[seat]
        if seat == self._plan.own:
            return own_home(box)
        return small_home(box, self._table["favourites_up"], self._plan.text)

    def ground(self) -> tuple[tuple[Any, Box], ...]:
        """The engraved boards of all players."""
        return tuple(
            (
                (
                    faces.HOME,
                    self._colour(seat),
                    seat == self._plan.own,
                    seat == self.only,
                    self._table["favourites_up"],
                ),
                box,
            )
            for seat, box in self._plan.homes.items()
        )

    def _head(self, seat: int) -> Piece:
        x, y, w, h = self.home_of(seat).head
        art = (faces.HEAD, seat, self.words.seat(seat), self._colour(seat), self.shown_score(seat), self._flags(seat))
        return self._lay(f"score:{seat}", (x + w / 2, y + h / 2, w, h), art, self.words.seat(seat), owner=seat)

    def hides_unpaid(self, seat: int) -> bool:
        """SM-6.6: display only."""
        return not self._table["switches"]["unpaid_visible"] and seat != self._plan.own

    def shown_score(self, seat: int) -> int:
        mine = self._table["seats"][seat]
        if not self.hides_unpaid(seat):
            return int(mine["score"])
        return sum(step["points"] for step in mine["score_steps"] if step["item"] != "unpaid")

    def _flags(self, seat: int) -> tuple[str, ...]:
        table = self._table
        found: list[str] = []
        if seat == table["leader"]:
            found.append("crown")
        if table["timing"] != "realtime" and table["phase"] == "bidding":
            if seat == table["lead_hand"]:
                found.append("hand")
            if table["seats"][seat]["acts"]:
                found.append(f"pause:{table['seats'][seat]['holds']}")
        return tuple(found)

    def _home(self, seat: int, hand: Mapping[int, int], plans: Mapping[str, int]) -> list[Piece]:
        mine, home, word = self._table["seats"][seat], self.home_of(seat), self.say
        made: list[Piece] = []
        if home.character is not None:
            likes = None
            if self._table["favourites_up"]:
                likes = ("".join(mine["favourite_planets"]), "".join(mine["favourite_ships"]))
            art: Any = (faces.CHARACTER, mine["colour"], seat, likes)
            made.append(self._lay(f"character:{seat}", home.character, art, word("name", "character"), owner=seat))
        for what, amount in zip(STOCK, (mine["energy"], *mine["goods"]), strict=True):
            art = (faces.COUNTER, what, amount + plans.get(what, 0), plans.get(what, 0))
            made.append(self._lay(f"stock:{seat}:{what}", home.stock[what], art, self.stuff(what), owner=seat))
        made += self._cards(seat, home)
        for value, spot in zip(mine["tokens"], token_spots(home.tokens, len(mine["tokens"]), 0.9), strict=True):
            art = (faces.TOKEN, value)
            made.append(self._lay(f"token:{value}", spot, art, word("name", "token", token=value), owner=seat))
        return made + self._reserve(seat, home, hand.get(seat, 1))

    def _cards(self, seat: int, home: Home) -> list[Piece]:
        mine, word = self._table["seats"][seat], self.say
        won, unpaid = mine["won"], mine["unpaid"]
        points = sum(step["points"] for step in mine["score_steps"] if step["item"] == "won")
        art: Any = (faces.WON, self.card_art(won[-1]) if won else None, len(won), points)
        made = [self._lay(f"won:{seat}", home.won, art, word("name", "won"), owner=seat)]
        lost = sum(step["points"] for step in mine["score_steps"] if step["item"] == "unpaid")
        hidden = self.hides_unpaid(seat)
        top = None if not unpaid else (faces.BACK,) if hidden else self.card_art(unpaid[-1])
        art = (faces.UNPAID, top, len(unpaid), None if hidden else lost)
        made.append(self._lay(f"unpaid:{seat}", home.unpaid, art, word("name", "unpaid"), owner=seat, dim=bool(unpaid)))
        return made

    def _reserve(self, seat: int, home: Home, face: int) -> list[Piece]:
        """Dice in reserve, the first of them turned to the face in hand; fallen ones are out (SM-6.47)."""
        mine = self._table["seats"][seat]
        free = [number for number in range(2) if (seat, number) not in self.lying]
        made = []
        for place, number in enumerate(free[: mine["reserve"] + mine["invalid"]]):
            fallen = place >= mine["reserve"]
            art = (faces.DIE, mine["colour"], seat, face if not place else 1, "fallen" if fallen else "")
            tip = self.say("tip", "die-fallen" if fallen else "die")
            made.append(self._lay(f"die:{seat}:{number}", home.dice[place], art, tip, owner=seat))
        return made

    def ships(self, gifts: Mapping[tuple[int, int], str]) -> list[Piece]:
        """The ships of the won sectors over their cards, each with what it would get."""
        made = []
        for (position, place), gets in gifts.items():
            ships = self._table["row"][position]["ships"]
            spot = ship_spot(self._plan.sectors[position], self._plan.disc, place, len(ships))
            told = self.say("tip", "ship-gets", goods=self.words.stuff(gets)) if gets else self.say("tip", "ship-none")
            art = (faces.SHIP, ships[place], gets)
            made.append(self._lay(f"ship:{position}:{place}", spot, art, self.words.ship(ships[place]), tip=told))
        return made

    def palette(self, seat: int) -> list[Piece]:
        """Six faces to turn one's die to, while a bid is asked."""
        home = self.home_of(seat)
        colour = self._colour(seat)
        return [
            self._lay(
                f"face:{number}",
                spot,
                (faces.DIE, colour, seat, number, ""),
                self.say("name", "face", face=number),
                owner=seat,
            )
            for number, spot in enumerate(home.palette, 1)
        ]


def _inner(box: Box) -> Box:
    """Inside a frame, below its engraved name."""
    x, y, w, h = box
    return x + w * 0.03, y + h * 0.13, w * 0.94, h * 0.84


__all__ = ["GOODS", "TABLE", "PieceMaker"]
