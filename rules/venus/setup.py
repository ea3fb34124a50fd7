"""The opening position from setup data (section 3), and any other position from a plain table."""

from __future__ import annotations

from collections.abc import Mapping

from rules.content.loading import Content
from rules.core import running
from rules.core.cards import Cards
from rules.core.chance import stream
from rules.core.frame import Frame
from rules.core.reasons import Reason
from rules.core.records import Json
from rules.core.state import Setup
from rules.core.zones import shuffle_pile

from .facts import facts_of
from .flows.game import game
from .kinds import EMPIRES, PIECES, UNITS
from .state import ACTIONS, CRISES, DISCARD, DRAW, HANDS, PLAY, Onward, buildings_at, facts, planet_pile, units_at

ASK = ""


def excluded(setup: Setup) -> Reason | None:
    """OV-3.2: two seats of one empire."""
    chosen = [seat.get("empire", ASK) for seat in setup.seats]
    for empire in chosen:
        if empire != ASK and chosen.count(empire) > 1:
            return Reason("venus.empire_taken", {"empire": empire}, "OV-3.2")
    return None


def start(setup: Setup, content: Content, chance: int) -> Onward:
    """Everything laid out, before the empires are chosen."""
    known = facts_of(content, setup)
    n, planets = known.n, len(known.planets)
    g = Onward(
        "venus", setup, chance,
        empires=[""] * n, money=[0] * n, orbit=[0] * (planets * n * 3), surface=[0] * (planets * n * 3),
        buildings=[0] * (planets * n * 2), supply=known.supply * n, bag=list(range(len(known.tiles))),
        tiles=[[] for _ in range(planets)], kept=[[] for _ in range(n)], aliens=[False] * planets,
        aliens_aside=known.course.aliens, aliens_won=[0] * n, dead=[False] * planets, levels=[0] * planets,
        markers=[0] * n, cards=Cards(), frames=[Frame(game.name)],
    )  # fmt: skip
    g.content = content
    for place in (DRAW, DISCARD, PLAY, *HANDS[:n], *(planet_pile(g, p) for p in range(planets))):
        g.cards.piles[place] = []  # all places from the start, so that looking into one changes nothing
    for design in known.deck:
        g.cards.add(design, DRAW)
    for empire in EMPIRES:
        for design in known.empires[empire].cards:
            g.cards.add(design, "box")
    shuffle_pile(g, DRAW)  # OV-3.6
    return g


_STEPS = {ACTIONS: "act", CRISES: "suffer"}


def position(
    setup: Setup, seed: int, table: Mapping[str, Json], content: Content, script: list[int] | None = None
) -> Onward:
    """A game that stands as the table says, at its next question.

    Keys, all optional: phase (actions, crises), period, first, markers (on the pass card), money (by seat),
    hands (lists of card designs by seat; what is named comes from the deck or the box), orbit, surface and buildings
    ({planet: [[kind, seat, count], ...]}; nothing else is on the planets), tiles ({planet: [designs]}), discarded
    (tile designs), turncoats ({planet: [designs]}), dead, aliens, landed, kept (tile designs by seat).
    `script` are faces of the dice thrown before the next question.
    """
    g = start(setup, content, stream(seed, "deck"))
    known = facts(g)
    free = [name for name in EMPIRES if name not in [s.get("empire") for s in setup.seats]]
    g.empires = [str(s.get("empire") or free.pop(0)) for s in setup.seats]
    g.period, g.first = table.get("period", 1), table.get("first", 0)
    g.on_card = table.get("markers", known.n + known.course.spare_markers)
    g.money = list(table.get("money", [known.course.money] * known.n))
    _deal(g, table)
    _place_pieces(g, table)
    _place_tiles(g, table)
    g.landed = table.get("landed", False)
    for name in table.get("aliens", ()):
        g.aliens[known.index[name]] = True
        g.aliens_aside -= 1
    for name in table.get("dead", ()):
        g.dead[known.index[name]] = True
    g.frames[0].send(_STEPS[table.get("phase", ACTIONS)])
    g.script = script
    running.run(g)
    g.script = None
    return g


def _deal(g: Onward, table: Mapping[str, Json]) -> None:
    places = [*zip(HANDS, table.get("hands", ()), strict=False), (DISCARD, table.get("discard", ()))]
    places += [(planet_pile(g, facts(g).index[p]), cards) for p, cards in table.get("turncoats", {}).items()]
    for place, designs in places:
        for design in designs:
            card = next(c for pile in (DRAW, "box") for c in g.pile(pile) if g.cards.design[c] == design)
            g.pile(g.cards.place[card]).remove(card)
            g.pile(place).append(card)
            g.cards.place[card] = place
            g.cards.face_up[card] = not place.startswith("hand")


def _place_pieces(g: Onward, table: Mapping[str, Json]) -> None:
    for where in ("orbit", "surface", "buildings"):
        for planet, groups in table.get(where, {}).items():
            for kind, seat, count in groups:
                p, piece = facts(g).index[planet], PIECES.index(kind)
                g.supply[seat * 5 + piece] -= count
                if where == "buildings":
                    g.buildings[buildings_at(g, p, seat) + piece - len(UNITS)] += count
                else:
                    getattr(g, where)[units_at(g, p, seat) + piece] += count


def _place_tiles(g: Onward, table: Mapping[str, Json]) -> None:
    known = facts(g)
    piles: list[tuple[list[int], list[str]]] = [(g.tiles[known.index[p]], t) for p, t in table.get("tiles", {}).items()]
    piles += [(g.kept[seat], designs) for seat, designs in enumerate(table.get("kept", ()))]
    piles.append((g.discarded, table.get("discarded", [])))
    for pile, designs in piles:
        for design in designs:
            tile = next(t for t in g.bag if known.tiles[t].id == design)
            g.bag.remove(tile)
            pile.append(tile)
