"""The opening position from setup data (section 3), and any other position from a plain table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rules.content.loading import Content
from rules.core import running
from rules.core.chance import stream
from rules.core.frame import Frame
from rules.core.reasons import Reason
from rules.core.records import Json
from rules.core.state import Setup

from . import atoms
from .deliveries import NONE, Goods, add, subtract
from .facts import DICE, HOLDS, PLAYER_COLOURS, facts_of
from .flows.rounds import game
from .state import BIDDING, EVALUATION, OVER, PAYMENT, REFILL, Smuggling, clockwise, facts

RANDOM = "random"
AUTOMATIC = ""


def excluded(setup: Setup) -> Reason | None:
    """Two seats of one colour, or a leader who is not at the table."""
    colours = [seat.get("colour", AUTOMATIC) for seat in setup.seats]
    for colour in colours:
        if colour != AUTOMATIC and colours.count(colour) > 1:
            return Reason("smugglers.colour_taken", {"colour": colour}, "SM-3.1")
    leader = setup.options.get("leader", RANDOM)
    if type(leader) is int and leader >= len(setup.seats):
        return Reason("smugglers.no_such_leader", {"seat": leader}, "SM-3.7")
    return None


def colours_of(setup: Setup) -> tuple[str, ...]:
    """The chosen colours; seats without a choice get the free ones in order (SM-D1)."""
    chosen = [seat.get("colour", AUTOMATIC) for seat in setup.seats]
    free = [colour for colour in PLAYER_COLOURS if colour not in chosen]
    return tuple([colour if colour != AUTOMATIC else free.pop(0) for colour in chosen])


def start(setup: Setup, content: Content, chance: int) -> Smuggling:
    """Everything laid out, before the first deal (SM-3.1 to 3.10)."""
    known = facts_of(content, setup)
    n = known.n
    g = Smuggling(
        "smugglers", setup, chance,
        leader=0, colours=colours_of(setup), deck=(), unused=(),
        reserve=[DICE] * n, invalid=[0] * n, tokens=[()] * n,
        energy=[known.energy] * n, goods=[(known.goods,) * 4] * n, won=[()] * n, unpaid=[()] * n, holds=[HOLDS] * n,
        middle=known.tokens, wheel=clockwise(n, 0), lead_hand=0, frames=[Frame(game.name)],
    )  # fmt: skip
    g.content = content
    cards = list(known.sectors)
    g.shuffle(cards)  # SM-3.5
    used = known.galaxies * known.size
    g.deck, g.unused = tuple(cards[:used]), tuple(cards[used:])
    chosen = setup.options.get("leader", RANDOM)
    g.leader = chosen if type(chosen) is int else g.below(n)  # SM-3.7, 3.11
    g.lead_hand = g.leader  # SM-4.73
    return g


# Where a position begins, by its phase.
_STEPS = {BIDDING: "bid", EVALUATION: "evaluate", PAYMENT: "pay", REFILL: "refill_stocks", OVER: "score"}


def position(setup: Setup, seed: int, table: Mapping[str, Json], content: Content) -> Smuggling:
    """A game that stands as the table says, at its next question.

    Keys, all optional but `phase`: phase (bidding, evaluation, payment, refill, over), round, row, dice (by position,
    [seat, face] each, in the order placed), tokens, energy, goods, won, unpaid (by seat), holds, lead_hand, box,
    pool_energy, pool_goods. What is left out is as at the start of a round; the pool gets what the stocks leave of
    the closed economy (SM-4.151).
    """
    g = start(setup, content, stream(seed, "deck"))
    atoms.begin_round(g)
    known = facts(g)
    g.round = table.get("round", 1)
    atoms.start_wheel(g)
    g.lead_hand = table.get("lead_hand", g.lead_hand)
    g.holds = list(table.get("holds", g.holds))
    _lay_cards(g, table)
    _lay_dice(g, table.get("dice", ()))
    g.tokens = [tuple(held) for held in table.get("tokens", g.tokens)]
    taken = [token for held in g.tokens for token in held]
    g.middle = tuple(token for token in known.tokens if token not in taken)
    _lay_stocks(g, table)
    g.phase = table["phase"]
    g.frames[0].send(_STEPS[g.phase])
    running.run(g)
    return g


def _lay_cards(g: Smuggling, table: Mapping[str, Json]) -> None:
    known = facts(g)
    g.won = [tuple(cards) for cards in table.get("won", g.won)]
    g.unpaid = [tuple(cards) for cards in table.get("unpaid", g.unpaid)]
    g.box = tuple(table.get("box", ()))
    seen = {card for pile in (*g.won, *g.unpaid, g.box, table.get("row", ())) for card in pile}
    free = [card for card in (*g.deck, *g.unused) if card not in seen]
    row = list(table.get("row") or free[: known.size])
    free = [card for card in free if card not in row]
    left = max(0, known.galaxies - g.round) * known.size
    if table["phase"] in (REFILL, OVER):  # the row has been sold or boxed by now
        free, row = [*row, *free], []
        left = 0 if table["phase"] == OVER else left
    g.row, g.deck, g.unused = row, tuple(free[:left]), tuple(free[left:])
    g.dice = [()] * len(row)
    g.face_up = bool(row)


def _lay_dice(g: Smuggling, dice: Sequence[Sequence[Sequence[int]]]) -> None:
    for sector, lying in enumerate(dice):
        for seat, face, *pose in lying:
            g.reserve[seat] -= 1
            x, y, angle = pose or (0, 0, 0)
            g.dice[sector] = (*g.dice[sector], (seat, face, x, y, angle))


def _lay_stocks(g: Smuggling, table: Mapping[str, Json]) -> None:
    known = facts(g)
    g.energy = list(table.get("energy", g.energy))
    g.goods = [(held[0], held[1], held[2], held[3]) for held in table.get("goods", g.goods)]
    every: Goods = (known.goods * known.n,) * 4
    held = NONE
    for stock in g.goods:
        held = add(held, stock)
    r, y, b, green = table.get("pool_goods", subtract(every, held))
    g.pool_goods = (r, y, b, green)
    g.pool_energy = table.get("pool_energy", known.energy * known.n - sum(g.energy))
    if min(g.pool_energy, *g.pool_goods) < 0:
        raise ValueError("the stocks hold more than there is in the game (SM-4.151)")
