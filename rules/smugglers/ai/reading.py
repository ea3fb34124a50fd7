"""Reading the table: a tree over the rest of the bidding, in which the others, too, look for their best answers."""

from __future__ import annotations

from math import log, sqrt

from rules.core.chance import Chance, RandomSource

from ..state import Seat
from .auction import Act, Auction
from .foresight import Tried, candidates
from .instinct import Instinct
from .outlook import Outlook

EXPLORE = 0.25
WIDTH = 7  # candidates of the others, and of later own acts


class BidArms:
    """What one seat has tried at one point of the bidding."""

    __slots__ = ("acts", "totals", "tries", "visits")

    def __init__(self, acts: list[Act]) -> None:
        self.acts = acts
        self.visits = [0] * len(acts)
        self.totals = [0.0] * len(acts)
        self.tries = 0

    def pick(self, a: Auction, seat: Seat) -> int:
        """Upper confidence, over a list that widens with the visits; the best guesses come first. -1: none fits."""
        open_to = 2 + int(1.5 * sqrt(self.tries))
        best, bound = -1, -1e30
        spread = EXPLORE * sqrt(log(self.tries + 1))
        for i, act in enumerate(self.acts[:open_to]):
            if not a.allows(seat, act):
                continue
            n = self.visits[i]
            if not n:
                return i
            if self.totals[i] / n + spread / sqrt(n) > bound:
                best, bound = i, self.totals[i] / n + spread / sqrt(n)
        return best


class BidNode:
    """A point of the bidding: the arms of who acts there (all at once in secret tempo), and what follows."""

    __slots__ = ("arms", "children")

    def __init__(self) -> None:
        self.arms: dict[Seat, BidArms] = {}
        self.children: dict[tuple[object, ...], BidNode] = {}


class BidSearch:
    """One tree under way."""

    def __init__(self, outlook: Outlook, seat: Seat, acts: list[Act]) -> None:
        self._outlook, self._seat = outlook, seat
        self._instinct = Instinct(outlook)
        self._secret = outlook.known.timing == "secret"
        self.root = BidNode()
        self.own = self.root.arms[seat] = BidArms(acts)

    def simulate(self, a: Auction, rng: RandomSource) -> None:
        """One ending of the round: down the tree, one node more, then by instinct. Uses up `a`."""
        node: BidNode | None = self.root
        path: list[tuple[BidArms, int, Seat]] = []
        group = [self._seat, *(s for s in a.to_act if a.acts(s))] if self._secret else [self._seat]
        while node is not None and len(a.middle) > 1:
            bids = [(seat, self._pick(node, a, seat, path, rng)) for seat in group]
            if self._secret:
                a.beat(bids, rng)
                a.next_beat()
                group = [seat for seat in a.to_act if a.acts(seat)]
            else:
                a.act(*bids[0], rng)
                if len(a.middle) > 1:
                    group = [a.next_seat(rng)]
            key = (*group, *bids)
            child = node.children.get(key)
            if child is None:
                node.children[key] = BidNode()
            node = child
        if not self._secret and len(a.middle) > 1:
            a.act(group[0], self._instinct.whim(a, group[0], rng), rng)
        a.finish(self._instinct.whim, rng)
        self._book(path, self._outlook.scores(a))

    def _pick(
        self, node: BidNode, a: Auction, seat: Seat, path: list[tuple[BidArms, int, Seat]], rng: RandomSource
    ) -> Act:
        # Where all choose at once, seats that learn in step would copy each other: the others keep some whims.
        if self._secret and seat != self._seat and rng.below(4) == 0:
            return self._instinct.whim(a, seat, rng)
        arms = node.arms.get(seat)
        if arms is None:
            arms = node.arms[seat] = BidArms(candidates(self._instinct, a, seat, WIDTH))
        i = arms.pick(a, seat)
        if i < 0:
            return self._instinct.choose(a, seat)
        path.append((arms, i, seat))
        return arms.acts[i]

    def _book(self, path: list[tuple[BidArms, int, Seat]], scores: list[float]) -> None:
        for arms, i, seat in path:
            arms.tries += 1
            arms.visits[i] += 1
            arms.totals[i] += self._outlook.standing(scores, seat)


def read(outlook: Outlook, a: Auction, seat: Seat, acts: list[Act], effort: int, rng: RandomSource) -> list[Tried]:
    """Spend `effort` simulations on a tree; the most tried first."""
    reading = BidSearch(outlook, seat, acts)
    luck = Chance(rng.below(1 << 62))
    for _ in range(effort):
        reading.simulate(a.copy(), luck)
    own = reading.own
    order = sorted(range(len(acts)), key=lambda i: -own.visits[i])
    return [Tried(acts[i], own.totals[i] / max(1, own.visits[i]), own.visits[i]) for i in order]
