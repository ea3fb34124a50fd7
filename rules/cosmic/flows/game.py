"""The whole game: set-up (chapter 3), then turn after turn."""

from __future__ import annotations

from rules.core.decisions import Decision, Option
from rules.core.flow import Call, Flow, Next, call, goto
from rules.core.frame import Frame
from rules.core.ranges import SEAT
from rules.core.reasons import Reason
from rules.core.zones import move_card, shuffle_pile

from ..atoms import cards, opening
from ..printed.facts import FLARES as FLARES_IN_DECK
from ..printed.facts import HAND
from ..printed.words import COLOUR
from ..questions import CHOOSE_ALIEN, CHOOSE_FREELY, FIRST_TECHNOLOGY
from ..state.cosmos import DEALT, DECK, FLARES, TECH_DECK, Cosmos, Seat, facts
from .replies import explains, window
from .technology import settle_choice
from .turn import turn

game = Flow("cosmic.game", locals={"seat": SEAT}, set_from={"next_turn": ("seat",)})


@game.step
def part_pairs(g: Cosmos, f: Frame) -> None:
    """CE-3.12: of each forbidden pair one flare, drawn at random, is taken out; unless somebody has asked for it."""
    known, wanted = facts(g).aliens, {seat.get("alien") for seat in g.setup.seats}
    for alien in known.values():
        for other in alien.forbids:
            if alien.id < other and other in known and not {alien.id, other} <= set(opening.parted(g)):
                pair = [name for name in (alien.id, other) if name not in wanted]
                if len(pair) == 2:
                    pair = [g.choice(pair)]
                for name in pair[:1]:
                    opening.take_out(g, name)


@game.step
def deal_flares(g: Cosmos, f: Frame) -> None:
    """CE-3.4: two flares for each player; one for whoever has asked for an alien."""
    for seat, wish in enumerate(g.setup.seats):
        if wish.get("alien"):
            opening.deal_flare(g, seat, str(wish["alien"]))
    for seat in _choosing(g) if facts(g).options["choice"] == "two" else ():
        for _ in range(2):
            if g.pile(FLARES):
                move_card(g, g.pile(FLARES)[-1], DEALT[seat])


def _choosing(g: Cosmos) -> list[Seat]:
    return [seat for seat, wish in enumerate(g.setup.seats) if not wish.get("alien")]


@game.step
def choose_aliens(g: Cosmos, f: Frame) -> Next:
    """CE-D2, CE-3.5: all choose in secret, then all sheets are turned up at once."""
    if facts(g).options["choice"] == "free":
        return None
    chosen = f.pick_each(CHOOSE_ALIEN, _choosing(g), lambda seat: list(g.pile(DEALT[seat])), rule="CE-3.4")
    for seat in g.seats():
        opening.keep_alien(g, seat, chosen.get(seat, g.pile(DEALT[seat])[0]))
    return goto("mix_flares")


@game.step
def choose_freely(g: Cosmos, f: Frame) -> Next:
    """Anybody picks any alien that nobody has and that makes no forbidden pair."""
    for seat in _choosing(g):
        if not g.pile(DEALT[seat]):
            alien = f.pick(CHOOSE_FREELY, seat, opening.free_aliens(g), rule="CE-3.4")
            opening.deal_flare(g, seat, alien)
            return goto("choose_freely")
    for seat in g.seats():
        opening.keep_alien(g, seat, g.pile(DEALT[seat])[0])
    return None


@explains(CHOOSE_FREELY)
def _why_not_this_one(g: Cosmos, asked: Decision, wish: Option) -> Reason | None:
    """CE-3.4, CE-3.12: taken, or parted from one that is in the game."""
    return Reason("cosmic.alien_gone", {}, "CE-3.4") if wish in facts(g).aliens else None


@game.step
def mix_flares(g: Cosmos, f: Frame) -> None:
    """CE-3.6, CE-3.7: all dealt flares and further ones, ten in all; or none."""
    mixed = facts(g).options["flares"] != "off"
    for seat in g.seats():
        for card in list(g.pile(DEALT[seat])):
            move_card(g, card, DECK if mixed else FLARES, face_up=False)
    missing = FLARES_IN_DECK - opening.flares_in_deck(g) if mixed else 0
    for _ in range(min(missing, len(g.pile(FLARES)))):
        move_card(g, g.pile(FLARES)[-1], DECK)
    shuffle_pile(g, DECK)
    shuffle_pile(g, FLARES)


@game.step
def deal_hands(g: Cosmos, f: Frame) -> None:
    """CE-3.9."""
    opening.deal_hands(g, HAND)


@game.step
def set_up(g: Cosmos, f: Frame) -> Call:
    """CE-3.13: aliens with a Game Setup text."""
    return window(g, "game_begins")


@game.step
def deal_technology(g: Cosmos, f: Frame) -> Next:
    """CE-3.14, CE-9.40."""
    if not facts(g).technologies:
        return goto("first_player")
    for seat in g.seats():
        if g.pile(TECH_DECK):
            cards.draw_tech(g, DEALT[seat], 2)
    return None


@game.step
def choose_technology(g: Cosmos, f: Frame) -> None:
    chosen = f.pick_each(FIRST_TECHNOLOGY, g.seats(), lambda seat: list(g.pile(DEALT[seat])), rule="CE-9.40")
    for seat, card in chosen.items():
        settle_choice(g, seat, card)


@game.step
def first_player(g: Cosmos, f: Frame) -> None:
    """CE-3.10: whose colour is turned first; then all turned cards are shuffled back."""
    while True:
        printed = facts(g).destinies[g.cards.design[cards.draw_destiny(g)]]
        if printed.kind == COLOUR:
            break
    f.seat = g.colours.index(printed.colour)
    cards.shuffle_destiny(g)
    opening.begin(g, f.seat)


@game.step
def next_turn(g: Cosmos, f: Frame) -> Next:
    return call(turn, seat=f.seat)


@game.step
def pass_on(g: Cosmos, f: Frame) -> Next:
    """CE-4.1."""
    f.seat = (f.seat + 1) % len(g.setup.seats)
    return goto("next_turn")
