"""What a die would cost and earn, reckoned only from what the seat can see; it never says what is allowed (SM-4.18)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import TYPE_CHECKING

from app.games.smugglers.words import Words
from app.text.speech import signed
from rules.core.lean import dataclass
from rules.smugglers.deliveries import Goods, add, covers, deliveries

if TYPE_CHECKING:
    from rules.smugglers.seen import PlaceSeen, SeatSeen, TableSeen


PLAIN, GOOD, WARN, HARM = "ink", "good", "warn", "harm_text"


@dataclass(frozen=True)
class Forecast:
    """Short words for a preview, whole lines for the panel, and what speaks against a second die."""

    short: str
    lines: tuple[tuple[str, str], ...]  # text and role
    doubts: tuple[str, ...] = field(default=())


def price(table: TableSeen, face: int) -> int:
    """SM-4.110; with stacked dice a 6 costs 10 (SM-6.46)."""
    return 10 if table["switches"]["stacked"] and face == 6 else face


def payable_goods(ships: Sequence[str], stock: Goods) -> list[Goods]:
    """The goods payments for a card that the stock can give."""
    return [goods for goods in deliveries(tuple(ships)) if covers(stock, goods)]


def leads_elsewhere(table: TableSeen, seat: int, sector: int) -> list[PlaceSeen]:
    """Other sectors that this seat would win, or might win in a tie, as things stand."""
    return [
        place
        for place in table["row"]
        if place["position"] != sector
        and place.get("card")
        and (place.get("leading") == seat or seat in place.get("tied", ()))
    ]


def of_die(words: Words, table: TableSeen, seat: int, sector: int, face: int) -> Forecast:
    """Cost, worth and goods of winning a sector with this face."""
    place, mine = table["row"][sector], table["seats"][seat]
    if not place.get("card"):
        return Forecast("", ())
    say, cost = words.word, price(table, face)
    worth, ships = place["values"][seat], tuple(place["ships"])
    goods: Goods = tuple(mine["goods"])
    lines: list[tuple[str, str]] = [
        (say("forecast", "cost", energy=cost), PLAIN),
        (say("forecast", "worth", points=worth), GOOD if worth else WARN),
        (say("forecast", "goods", least=max(0, len(ships) - 1), most=len(ships)), PLAIN),
    ]
    lines.append(_standing(words, table, place, seat, face))
    alone = _alone(words, mine, place, cost, goods)
    lines += [(text, HARM) for text in alone]
    doubts = _together(words, table, place, seat, cost)
    lines += [(text, HARM) for text in doubts]
    short = f"{lines[0][0]} · {lines[1][0]}"
    return Forecast(f"{short} · {(alone or doubts)[0]}" if alone or doubts else short, tuple(lines), tuple(doubts))


def _standing(words: Words, table: TableSeen, place: PlaceSeen, seat: int, face: int) -> tuple[str, str]:
    top = place["top"]
    rivals = [die["seat"] for die in place["dice"] if die["face"] == top and die["seat"] != seat]
    if face > top or not rivals:
        return words.word("forecast", "leads"), GOOD
    if face == top and not table["switches"]["stacked"]:
        return words.word("forecast", "ties"), WARN
    return words.word("forecast", "behind"), WARN


def _alone(words: Words, mine: SeatSeen, place: PlaceSeen, cost: int, goods: Goods) -> list[str]:
    found = []
    if cost > mine["energy"]:
        found.append(words.word("forecast", "no-energy", energy=cost, have=mine["energy"]))
    if not payable_goods(place["ships"], goods):
        found.append(words.word("forecast", "no-goods"))
    if found:
        found.append(words.word("forecast", "penalty", points=words.points(-len(place["planets"]))))
    return found


def _together(words: Words, table: TableSeen, place: PlaceSeen, seat: int, cost: int) -> list[str]:
    """Two wins in one round must be payable together."""
    mine = table["seats"][seat]
    stock: Goods = tuple(mine["goods"])
    for other in leads_elsewhere(table, seat, place["position"]):
        own = max(die["face"] for die in other["dice"] if die["seat"] == seat)
        both = cost + price(table, own)
        if both > mine["energy"]:
            return [words.word("forecast", "both-energy", energy=both, have=mine["energy"])]
        ways = deliveries(tuple(place["ships"]))
        if not any(covers(stock, add(a, b)) for a in deliveries(tuple(other["ships"])) for b in ways):
            return [words.word("forecast", "both-goods")]
    return []


def of_token(words: Words, table: TableSeen, token: int, seat: int | None = None) -> Forecast:
    """What a speed token does for a seat: ties, refill, perhaps the end of the bidding."""
    say, pool = words.word, table["pool"]
    two = len(table["seats"]) == 2
    held = table["seats"][seat]["tokens"] if two and seat is not None else ()
    speed = token + sum(held)  # with two players only the sum counts (SM-4.94, SM-E8)
    kind = "token-two" if two else "token-minus" if token < 0 else "token-zero" if token == 0 else "token"
    lines = [(say("tip", kind, token=token), PLAIN)]
    if two:
        effect = "take" if speed > 0 else "give" if speed < 0 else "none"
        told = say("forecast", "token-sum", kind=effect, sum=signed(speed), count=max(0, speed))
        lines.append((told, GOOD if speed > 0 else PLAIN))
    elif token > 0:
        lines.append((say("forecast", "token", count=token), GOOD))
    if speed > 0:
        lines.append((say("forecast", "pool", energy=pool["energy"], goods=words.goods(pool["goods"])), PLAIN))
    if len(table["middle"]) == 2:
        lines.append((say("forecast", "ends"), WARN))
    return Forecast(lines[1][0] if two or token > 0 else lines[0][0], tuple(lines))
