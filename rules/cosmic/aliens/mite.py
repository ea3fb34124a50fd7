"""Mite (CE-A27): discard or let it settle; its flare (CE-F27) sends all allies home or keeps the spoils."""

from __future__ import annotations

from rules.core.flow import Call
from rules.core.frame import Frame

from ..atoms import cards, course, ships
from ..flows.losing import dismiss
from ..printed.words import SETTLED
from ..questions import DISCARD_OR_YIELD_TOLL, KEEP_SPOILS
from ..state.cosmos import DEFENSIVE, DISCARD, GATE, OFFENSIVE, Cosmos, all_allies, at_planet, encounter, hand
from ..state.ships import allied_ships, ships_at
from ..state.verbs import Ability, About, deed

THROW_AWAY, YIELD = "discard", "yield"
WHY = "mite"


@deed("discard_or_yield")
def discard_or_yield(g: Cosmos, f: Frame, *, cards: int) -> None:
    """The defense chooses; a colony ends the encounter at once, and nobody has won or lost it (CE-E47)."""
    e = encounter(g)
    if f.pick(DISCARD_OR_YIELD_TOLL, e.defense, [THROW_AWAY, YIELD], rule="CE-A27") == THROW_AWAY:
        _throw_away(g, len(hand(g, e.defense)) - cards)
        return
    ships.move_ships(g, f.seat, GATE, at_planet(e.planet), ships_at(g, GATE, f.seat), "yielded")
    course.decide(g, SETTLED, "yielded")


def _throw_away(g: Cosmos, count: int) -> None:
    seat = encounter(g).defense
    cards.discard(g, seat, g.sample(list(hand(g, seat)), count), WHY)


@discard_or_yield.still_needs
def _too_many_cards(g: Cosmos, ability: Ability, about: About) -> bool:
    return bool(len(hand(g, encounter(g).defense)) > ability.use.do.args["cards"])


@deed("dismiss_all_allies")
def dismiss_all_allies(g: Cosmos, f: Frame) -> Call:
    return dismiss(all_allies(g), WHY)


@dismiss_all_allies.needs
def _fewer_allied_ships(g: Cosmos, ability: Ability, about: About) -> bool:
    offense, defense = allied_ships(g, OFFENSIVE), allied_ships(g, DEFENSIVE)
    return offense < defense if ability.seat == encounter(g).offense else defense < offense


@deed("keep_spoils")
def keep_spoils(g: Cosmos, f: Frame) -> None:
    """Any of the cards that the defense has just discarded: they all lie open."""
    lying = [card for card in f.about["batch"] if g.cards.place[card] == DISCARD]
    for card in f.some(KEEP_SPOILS, f.seat, lying, rule="CE-F27"):
        cards.take_discarded(g, f.seat, card)


@keep_spoils.needs
def _by_the_power(g: Cosmos, ability: Ability, about: About) -> bool:
    """Once what others must take is gone (CE-5.38): so at a card that still lies there."""
    return bool(about["why"] == WHY and g.cards.place[about["card"]] == DISCARD)
