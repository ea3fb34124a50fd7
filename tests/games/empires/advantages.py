"""Tables at which red and blue hold certain Empire Advantages."""

from rules import Answer, Setup, apply, find
from rules.core.chance import Chance
from rules.empires.printed.facts import facts_of
from rules.empires.state import facts
from tests.games.empires.support import galaxy

GAME = find("empires")
ON = {
    "advantages": "random", "boarding": "on", "ground": "on", "move_7": "on", "experience": "on",
}  # fmt: skip


def table(red="", blue="", **options):
    """Red and blue have these advantages, which nobody else has seen."""
    t = galaxy(map="large", options={**ON, **options})
    g = t.state
    for held in g.held:
        g.spare_advantages += held
        held.clear()
    g.card_seen = [0] * len(g.card_seen)
    g.tech = list(facts(g).starts_with)
    give(t, t.red, red)
    give(t, t.blue, blue)
    return t


def give(t, player, id):
    """A card of either deck, which nobody else has seen."""
    g, seat = t.state, player.seat
    if id:
        card = facts(g).card[id]
        (g.alien_deck if card in g.alien_deck else g.spare_advantages).remove(card)
        g.held[seat].append(card)
        g.card_seen[card] = 1 << seat


def answer(g, decision):
    apply(g, Answer(decision.seat, decision.prompt, decision.sample(Chance(1))))


def home(t, player):
    return t.place(t.state.homeworld[player.seat])


def in_battle(one, round=1, stance="attacker"):
    return one._replace(round=round, stance=stance)


def shown(t, player):
    return GAME.view(t.state, None)["cards"]["held"][player.seat]


def ids_of(**options):
    seats = options.pop("seats", 2)
    chosen = {**ON, **({"map": "large"} if seats == 2 else {}), **options}
    content = GAME.content([])
    known = facts_of(content, Setup("empires", [{} for _ in range(seats)], chosen))
    return {known.cards[card].id for card in known.advantages}
