"""What can never be: broken conservation laws, looked for in every test and playout."""

from __future__ import annotations

from collections import Counter

from .deliveries import COLOURS
from .facts import DICE
from .state import Smuggling, facts, seats


def unsound(g: Smuggling) -> list[str]:
    """Every law this position breaks; always empty."""
    return [*_stocks(g), *_cards(g), *_pieces(g)]


def _stocks(g: Smuggling) -> list[str]:
    """SM-4.151: the economy is closed."""
    known = facts(g)
    wrong = []
    energy = sum(g.energy) + g.pool_energy
    if energy != known.n * known.energy:
        wrong.append(f"SM-4.151: {energy} energy instead of {known.n * known.energy}")
    for i, colour in enumerate(COLOURS):
        total = g.pool_goods[i] + sum(goods[i] for goods in g.goods)
        if total != known.n * known.goods:
            wrong.append(f"SM-4.151: {total} goods {colour} instead of {known.n * known.goods}")
    if min(g.pool_energy, *g.energy, *g.pool_goods, *(part for goods in g.goods for part in goods)) < 0:
        wrong.append("SM-4.151: a stock below zero")
    return wrong


def _cards(g: Smuggling) -> list[str]:
    """Each sector card is in exactly one place."""
    places = (g.deck, g.unused, g.box, [card for card in g.row if card], *g.won, *g.unpaid)
    counts = Counter(card for place in places for card in place)
    cards = facts(g).sectors
    return [f"SM-2.1: card {card} is in {counts[card]} places" for card in {**cards, **counts} if counts[card] != 1]


def _pieces(g: Smuggling) -> list[str]:
    """Dice and speed tokens (SM-4.10, SM-3.4)."""
    wrong = []
    on_row = Counter(die[0] for lying in g.dice for die in lying)
    for seat in seats(g):
        dice = g.reserve[seat] + g.invalid[seat] + on_row[seat]
        if dice != DICE or g.reserve[seat] < 0:
            wrong.append(f"SM-4.10: seat {seat} has {dice} dice, {g.reserve[seat]} in reserve")
    tokens = sorted((*g.middle, *(token for held in g.tokens for token in held)), reverse=True)
    if tuple(tokens) != facts(g).tokens:
        wrong.append(f"SM-3.4: the tokens are {tokens}")
    return wrong
