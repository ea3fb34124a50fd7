"""What the sectors and tokens of one round are worth to every seat, and how the round would end for all."""

from __future__ import annotations

from rules.core.chance import RandomSource

from ..deliveries import NONE, Goods, add, subtract
from ..facts import FACES
from ..scores import card_value
from ..state import Seat, Smuggling, facts
from .auction import Auction
from .fleets import fleet_worth, fleets_now
from .judgement import points, standing
from .settling import Dealer, Win, draw

# What a sector without dice will bring into the pool, roughly (11D).
USUAL_FACE, USUAL_GOODS = 2, 0.4
# How tempting a sector is to a rival: its chance to bid there grows by so much for each point of worth.
TEMPTATION, MOST_TEMPTED = 0.27, 0.65


class Outlook:
    """One round as one seat judges it. Other seats are judged alike, but without the seat's own errors."""

    def __init__(self, g: Smuggling, seat: Seat, rng: RandomSource, noise: float = 0.0) -> None:
        self.g, self.seat, self.known = g, seat, facts(g)
        self.dealer = Dealer(g)
        self.rounds = max(0, self.known.galaxies - g.round)
        self.seats = range(self.known.n)
        self._fleets = fleets_now(g)
        self.points = [points(g, s) for s in self.seats]
        self.extra = [[self._ships_worth(s, sector) for sector in range(len(g.row))] for s in self.seats]
        self._errors = [noise * (rng.below(2001) - 1000) / 1000 if noise else 0.0 for _ in g.row]
        self.extra[seat] = [worth + error for worth, error in zip(self.extra[seat], self._errors, strict=True)]
        self.solo = [[self._faces(s, sector) for sector in range(len(g.row))] for s in self.seats]
        self.stays = [[self._resists(s, sector) for sector in range(len(g.row))] for s in self.seats]
        self._token_worth: list[dict[int, float]] | None = None

    # -- sectors

    def worth(self, seat: Seat, wins: tuple[Win, ...]) -> float:
        """What winning all of these together is worth to a seat: payable or not, and how (SM-4G)."""
        deal = self.dealer.deal(seat, wins)
        worth, extra = deal.worth, self.extra[seat]
        for s in deal.delivered:
            worth += extra[s]
        return worth

    def _faces(self, seat: Seat, sector: int) -> tuple[float, ...]:
        """Worth of a sector alone, by the face it is won with; the first entry is for no face."""
        if not self.g.row[sector]:
            return (0.0,) * (FACES + 1)  # it was taken already
        return (0.0, *(self.worth(seat, ((sector, face),)) for face in range(1, FACES + 1)))

    def _resists(self, seat: Seat, sector: int) -> tuple[float, ...]:
        """The chance that this seat, if it can still bid, leaves a die of each face alone."""
        faces = self.solo[seat][sector]
        kept = [1.0]
        for face in range(1, FACES + 1):
            over = faces[face + 1] if face < FACES else 0.0
            match = 0.0 if self.known.stacked else 0.5 * faces[face]
            kept.append(1.0 - min(MOST_TEMPTED, TEMPTATION * max(0.0, over, match)))
        return tuple(kept)

    # -- favourite ships

    def _ships_worth(self, seat: Seat, sector: int) -> float:
        """What the ships of a card add for this seat, beyond its points."""
        card = self.g.row[sector]
        if not self._fleets or not card or not card_value(self.g, seat, card):
            return 0.0
        fleets = self._fleets[:]
        before = fleet_worth(self.g, seat, fleets, self.rounds)
        fleets[seat] = add(fleets[seat], self.known.sectors[card].ship_counts)
        return fleet_worth(self.g, seat, fleets, self.rounds) - before

    # -- tokens

    def token_worth(self, seat: Seat) -> dict[int, float]:
        """What each speed is worth to a seat in the refill, by the pool as it will roughly be."""
        if self._token_worth is None:
            pool = self._pool_forecast()
            speeds = range(min(self.known.tokens), sum([max(0, token) for token in self.known.tokens]) + 1)
            self._token_worth = [
                {v: draw(v, self.g.energy[s], self.g.goods[s], pool, self.dealer.prices[s])[0] for v in speeds}
                for s in self.seats
            ]
        return self._token_worth[seat]

    def _pool_forecast(self) -> tuple[int, Goods]:
        g = self.g
        energy = g.pool_energy + sum([self.known.price(dice[-1][1]) if dice else USUAL_FACE for dice in g.dice])
        given = round(USUAL_GOODS * len(g.row))
        return energy, add(g.pool_goods, (given, given, given, given))

    # -- the end of the round

    def scores(self, a: Auction) -> list[float]:
        """Where everybody stands after payment and refill, stocks at their shadow prices."""
        g, deal, prices = self.g, self.dealer.deal, self.dealer.prices
        wins: list[tuple[Win, ...]] = [()] * a.n
        for s, top in enumerate(a.tops):
            if top:
                seat = a.winner(s)
                wins[seat] = (*wins[seat], (s, top))
        deals = [deal(seat, wins[seat]) if wins[seat] else deal(seat, ()) for seat in self.seats]
        pool_energy = g.pool_energy + sum(g.energy) - sum([d.energy for d in deals])
        pool = g.pool_goods
        for seat, made in enumerate(deals):
            if wins[seat]:
                pool = add(pool, subtract(g.goods[seat], made.goods))
        found = [0.0] * a.n
        for seat in sorted(self.seats, key=lambda s: -a.speeds[s]):
            made = deals[seat]
            gain, energy, goods = draw(a.speeds[seat], made.energy, made.goods, (pool_energy, pool), prices[seat])
            pool_energy -= energy
            if goods != NONE:
                pool = subtract(pool, goods)
            found[seat] = self.points[seat] + made.points + prices[seat].of(made.energy, made.goods) + gain
        found[self.seat] += sum([self._errors[s] for s in deals[self.seat].delivered])
        if self._fleets:
            self._add_fleets(found, [made.delivered for made in deals])
        return found

    def _add_fleets(self, found: list[float], delivered: list[tuple[int, ...]]) -> None:
        g, fleets = self.g, self._fleets[:]
        for seat, sectors in enumerate(delivered):
            for s in sectors:
                if card_value(g, seat, g.row[s]):
                    fleets[seat] = add(fleets[seat], self.known.sectors[g.row[s]].ship_counts)
        for seat in self.seats:
            found[seat] += fleet_worth(g, seat, fleets, self.rounds)

    def worth_of(self, a: Auction) -> list[float]:
        """How surely each seat is ahead of the others then, on average: -1 to 1."""
        scores = self.scores(a)
        return [standing(scores, seat, self.rounds) for seat in self.seats]
