"""A small game for what the tiny one has no room for: secret forms that all seats fill in at once within a minute,
hooks of all three kinds on things that change hands, and a secret role that is narrowed down.

Each round every guest has a minute to fill in a sheet in secret: a bid for the charm, coins given to the others, and a
wish. Who is late hands in an empty one. One guest is secretly the host, whose sheet has a field more: a guest who is to
pay a fine. Nobody fines himself, so whoever is fined is not believed to be the host any more. Then all sheets are
carried out:

(1) gifts and the fine; whoever holds the purse loses nothing, a coin comes from the bank instead (replace);
(2) the highest bid alone takes the charm; whoever holds the bell hears of it and gets a coin (react);
(3) income: two coins, one more for the charm, and none at all for whoever holds the thorn (query).

Purse, bell and thorn go to the left neighbour after each round. Four rounds; the most coins win.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.core.decisions import Amount, One, Some, Split
from rules.core.flow import Flow, done, goto
from rules.core.frame import Frame
from rules.core.game import Game, register
from rules.core.hooks import ADD, CHANGE, REACT, REPLACE, SET, Hook, Hooks, Source, chosen
from rules.core.questions import Question
from rules.core.reasons import Reason
from rules.core.records import field, record
from rules.core.state import Result, Setup, State

ROUNDS = 4
SECONDS = 60
CHARM, PURSE, BELL, THORN = range(4)
DESIGNS = ("charm", "purse", "bell", "thorn")


@record
class Parlour(State):
    coins: list[int] = field(default_factory=list)
    holder: list[int] = field(default_factory=list)  # who has each thing
    host: int = 0  # known to the host alone
    round: int = 0
    suspects: list[int] = field(default_factory=list)  # who could be the host, as far as all can see

    def seats(self) -> range:
        return range(len(self.coins))


hooks = Hooks()


def is_own(g: Parlour, source: Source, seat: int) -> bool:
    return source.seat == seat


def from_the_bank(g: Parlour, source: Source, seat: int) -> None:
    g.emit("spared", seat=seat)


def ring(g: Parlour, source: Source, seat: int) -> None:
    gain(g, source.seat, 1)


@hooks.listing
def things(g: Parlour, kind: str, name: str, about: Any) -> Iterator[Hook]:
    """What each thing does for whoever has it now."""
    charm, purse, bell, thorn = (Source(thing, g.holder[thing], DESIGNS[thing]) for thing in range(len(DESIGNS)))
    if (kind, name) == (CHANGE, "income"):
        yield Hook(charm, lambda g, source, value, seat: value + 1, is_own, ADD)
        yield Hook(thorn, lambda g, source, value, seat: 0, is_own, SET)
    elif (kind, name) == (REPLACE, "loss"):
        yield Hook(purse, from_the_bank, is_own)
    elif (kind, name) == (REACT, "charm_taken"):
        yield Hook(bell, ring)


# -- atoms


def gain(g: Parlour, seat: int, by: int) -> None:
    if by:
        g.coins[seat] += by
        g.emit("coins", seat=seat, by=by, now=g.coins[seat])


def fine(g: Parlour, f: Frame, guest: int) -> None:
    g.emit("fined", seat=guest)
    g.suspects = [suspect for suspect in g.suspects if suspect != guest]
    if not spared(g, f, guest):
        gain(g, guest, -1)


def hand_over(g: Parlour, thing: int, seat: int) -> None:
    g.holder[thing] = seat
    g.emit("thing", thing=thing, seat=seat)


# -- the round

evening = Flow("parlour.evening")
HOST_SHEET, SHEET = Question("parlour.evening.host_sheet"), Question("parlour.evening.sheet")


def sheet(g: Parlour, f: Frame, seat: int) -> dict[str, Any]:
    others = [s for s in g.seats() if s != seat]
    purse = g.coins[seat]

    def fields() -> dict[str, Any]:
        made: dict[str, Any] = {
            "bid": Amount(seat, "", high=purse),
            "gifts": Split(seat, "", slots=tuple(others), caps=(purse,) * len(others), high=purse),
            "wish": One(seat, "", options=("rain", "sun")),
        }
        if seat == g.host:
            made["fine"] = Some(seat, "", items=tuple(others), high=1)
        return made

    def fits(wanted: dict[str, Any]) -> Reason | None:
        spent = wanted["bid"] + sum(wanted["gifts"])
        return Reason("parlour.cost", {"cost": spent, "have": purse, "field": "bid"}, "P-1") if spent > purse else None

    return f.form(HOST_SHEET if seat == g.host else SHEET, seat, fields, fits=fits, secret=True, rule="P-1")


@evening.step
def fill_in(g: Parlour, f: Frame) -> None:
    f.sheets = f.within(SECONDS, lambda: f.each([lambda s=s: sheet(g, f, s) for s in g.seats()]))


@evening.step
def gifts(g: Parlour, f: Frame) -> None:
    """(1) All gifts and the fine are of one moment; no loss takes what a seat has just been given."""
    for seat, filled in enumerate(f.sheets):
        others = [s for s in g.seats() if s != seat]
        for to, count in zip(others, filled["gifts"], strict=True):
            if count and not spared(g, f, seat):
                gain(g, seat, -count)
            gain(g, to, count)
        for guest in filled.get("fine", ()):
            if g.coins[guest]:
                fine(g, f, guest)


def spared(g: Parlour, f: Frame, seat: int) -> bool:
    other = chosen(f, f"loss/{seat}", seat, hooks.replacing(g, "loss", seat), rule="P-1")
    if other is not None:
        other.run()
    return other is not None


@evening.step
def charm(g: Parlour, f: Frame) -> None:
    bids = [filled["bid"] for filled in f.sheets]
    best = max(bids)
    if bids.count(best) == 1:
        winner = bids.index(best)
        gain(g, winner, -min(best, g.coins[winner]))  # a fine may have taken the last coin
        hand_over(g, CHARM, winner)
        for each in hooks.reacting(g, "charm_taken", winner):
            each.run()


@evening.step
def income(g: Parlour, f: Frame) -> None:
    for seat in g.seats():
        gain(g, seat, hooks.ask(g, "income", 2, seat))


@evening.step
def pass_on(g: Parlour, f: Frame) -> Any:
    for thing in (PURSE, BELL, THORN):
        hand_over(g, thing, (g.holder[thing] + 1) % len(g.coins))
    g.round += 1
    if g.round < ROUNDS:
        return goto("fill_in")
    tiers = sorted(set(g.coins), reverse=True)
    g.outcome = Result([[s for s in g.seats() if g.coins[s] == t] for t in tiers], g.coins[:], "parlour.over")
    return done()


# -- the game


def start(setup: Setup, content: Any, chance: int) -> Parlour:
    seats = len(setup.seats)
    g = Parlour("parlour", setup, chance, coins=[3] * seats, holder=[0, 0, 1, 1])
    g.host = g.below(seats)
    g.suspects = [*range(seats)]
    g.frames.append(Frame("parlour.evening"))
    return g


def view(g: Parlour, seat: int | None) -> dict[str, Any]:
    seen = {"coins": g.coins[:], "holder": g.holder[:], "round": g.round, "suspects": g.suspects[:]}
    if seat is not None:
        seen["host"] = seat == g.host
    return seen


def imagine(g: Parlour, seat: int, rng: Any) -> None:
    if g.host != seat:
        g.host = rng.choice([suspect for suspect in g.suspects if suspect != seat])


def violations(g: Parlour) -> list[str]:
    wrong = [f"seat {s} owes {-n}" for s, n in enumerate(g.coins) if n < 0]
    wrong += [f"{DESIGNS[t]} is nobody's" for t, s in enumerate(g.holder) if s not in g.seats()]
    return wrong if g.host in g.suspects else [*wrong, "the host is not suspected"]


PARLOUR = register(
    Game(
        id="parlour", state=Parlour, seats=(2, 4), start=start, view=view, imagine=imagine, violations=violations,
        turn=lambda g: g.round,
    )
)  # fmt: skip
