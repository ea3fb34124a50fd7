"""How the table asks the rules (see `tests/app/test_queries.py`)."""

from collections.abc import Iterator
from typing import Any

from rules.kaosz import choices, legal, values
from rules.kaosz.facts import facts
from rules.kaosz.odds import Odds
from tests.support.glimpse import Glimpse, Samples, by_seat, once


def cards(seen: Glimpse) -> Iterator[tuple[Any, ...]]:
    """Cards that the seat is offered to play, lay or pay."""
    options = {option for asked in seen.asked for option in getattr(asked, "options", ()) if isinstance(option, tuple)}
    for card in sorted({option[1] for option in options if option[0] in ("play", "launch", "lay", "pay")}):
        yield seen.seat, card


def digs(seen: Glimpse) -> list[tuple[Any, ...]]:
    return [(seen.seat, action) for action in choices.DIG_COSTS]


SAMPLES: Samples = {
    facts: once,
    choices.develop_cost: by_seat,
    choices.dig_cost: digs,
    values.attack_tax: by_seat,
    legal.price_to_play: cards,
    legal.price_where_it_lies: cards,
    Odds: by_seat,
}


def foretold(odds: Odds, seen: Glimpse) -> list[Any]:
    """All that a table asks of these odds, for the question that the seat is asked."""
    told: list[Any] = []
    for asked in seen.asked:
        options, items = getattr(asked, "options", ()), getattr(asked, "items", ())
        match asked.prompt.rpartition(".")[2]:
            case "fire":
                told += [odds.exchange(option) for option in options if isinstance(option, tuple)]
            case "return":
                told += [odds.answering(option) for option in options]
            case "attackers":
                told.append(odds.undefended(items))
            case "defenders":
                told.append(odds.not_defending())
            case "bombers":
                told.append(odds.bombing(items))
    return told


READ = {Odds: foretold}  # what is read of an answer that is more than a value
