"""A whole tournament without people: results drawn by lot from hidden strengths, or games of computer players.

Everything follows from the seed and from what is written so far, so a simulation that was cut off goes on from the
entries alone and ends in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rules.core.chance import Chance, stream
from rules.core.records import Json

from .entries import Dropped, Entered, Entry, Opened, Places, Reported
from .pairing import next_round
from .standings import champion, final_order, is_over, standings
from .tournament import Tournament

Outcome = Callable[[Tournament, int, int, int], Places]  # (tournament, round, table, game) -> places
DROP_CHANCE = 60  # of 100: with drop-outs, that one more player leaves before the next round


def opening(game: str, format: str, seed: int) -> Opened:
    return Opened(f"Simulation {seed}", game, format, seed)


def drawn(t: Tournament, round: int, table: int, game: int) -> Places:
    """The place of each player by a hidden strength and the luck of the game."""
    players = t.rounds[round].tables[table].players
    luck = Chance(stream(t.opened.seed, f"luck:{round}:{table}:{game}"))
    strength = {player: stream(t.opened.seed, f"strength:{player}") % 1000 for player in players}
    shown = {player: strength[player] + luck.below(1000) for player in players}
    return tuple((player,) for player in sorted(players, key=lambda player: (-shown[player], player)))


def next_entry(t: Tournament, players: int, drop_outs: bool = False, outcome: Outcome = drawn) -> Entry | None:
    """What happens next in a simulated tournament; None when it is over."""
    if len(t.players) < players:
        number = len(t.players)
        return Entered(number, f"Player {number + 1}")
    if t.open_tables and t.current is not None:
        number = t.open_tables[0]
        game = len(t.current.tables[number].results)
        return Reported(t.current.number, number, game, outcome(t, t.current.number, number, game))
    if is_over(t):
        return None
    if drop_outs and t.rounds and not t.has_finals:
        luck = Chance(stream(t.opened.seed, f"drops:{len(t.rounds)}:{len(t.active)}"))
        if luck.below(100) < DROP_CHANCE and len(t.active) > 2 * t.format.fewest:
            return Dropped(luck.choice(t.active))
    return next_round(t)


def simulated(t: Tournament, players: int, drop_outs: bool = False, outcome: Outcome = drawn) -> Iterator[Entry]:
    """Play to the end; each entry counts already when it is yielded."""
    entry = next_entry(t, players, drop_outs, outcome)
    while entry is not None:
        t.add(entry)
        yield entry
        entry = next_entry(t, players, drop_outs, outcome)


def report(t: Tournament) -> dict[str, Json]:
    """A tournament as plain data: rounds with their pairings and results, standings, champion."""
    best = champion(t)
    order = final_order(t)
    lines = {line.player: line for line in standings(t)}
    return {
        "name": t.opened.name,
        "game": t.opened.game,
        "format": t.opened.format,
        "seed": t.opened.seed,
        "players": [player.name for player in t.players],
        "rounds": [
            {
                "round": one.number + 1,
                "stage": "finals" if one.finals else "rounds",
                "pairings": [
                    {
                        "table": number + 1,
                        "players": [t.name(player) for player in table.players],
                        "bye": table.is_bye,
                        "places": [[t.name(player) for player in group] for group in table.places or ()],
                        "games": [[[t.name(p) for p in group] for group in game] for game in table.results],
                    }
                    for number, table in enumerate(one.tables)
                ],
            }
            for one in t.rounds
        ],
        "standings": [
            {
                "place": place,
                "player": t.name(player),
                "points": lines[player].points,
                "opponents": lines[player].strength,
                "dropped": t.players[player].dropped,
            }
            for place, player in enumerate(order, 1)
        ],
        "champion": None if best is None else t.name(best),
    }
