"""Open the tournament desk or its view for the hall; `--simulate` plays a whole tournament without a window."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING

from app.shell.commands.options import fail, game_named, nearest, whole

if TYPE_CHECKING:
    from rules.tournament import Tournament
    from rules.tournament.simulation import Outcome

HELP = "open the tournament desk, or play a tournament without a window"
LANGUAGES = ("en", "hu")


def players(text: str) -> int:
    return whole(text, 4, 512)


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", nargs="?", metavar="NAME", help="the tournament to open (default: the list of them)")
    parser.add_argument("--projector", action="store_true", help="open its view for the hall, which follows the desk")
    parser.add_argument("--lang", choices=LANGUAGES, help="language of the window")
    parser.add_argument("--size", metavar="WxH", help="size of the window")
    parser.add_argument("--simulate", type=players, metavar="N", help="play a tournament of so many players")
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="seed of the simulation (default 1)")
    parser.add_argument("--game", metavar="GAME", help="the game that is played (default: the first with tournaments)")
    parser.add_argument("--format", metavar="FORMAT", help="how it is played (default: the game's usual format)")
    parser.add_argument(
        "--play", metavar="KIND", help="computer players of this kind play every game (default: results are drawn)"
    )
    parser.add_argument("--drop-outs", action="store_true", help="let players leave before the finals")
    parser.add_argument(
        "--kills", type=whole, default=0, metavar="N", help="keep it in a file, end the writing process N times"
    )
    parser.add_argument("--json", action="store_true", help="machine-readable result")


def run(args: argparse.Namespace) -> int:
    """0: the window was closed, or the tournament came to its end; 1: something was lost."""
    if args.simulate is None:
        return _open(args)
    from rules.tournament.simulation import drawn, opening, report, simulated

    game, format = _chosen(args)
    outcome = _played(args.play) if args.play else drawn
    if args.kills:
        from app.tools.tournament_kills import killed_simulation

        found = killed_simulation(opening(game, format, args.seed), args.simulate, args.drop_outs, args.kills)
        _tell(found, args.json)
        return 1 if found["lost"] else 0
    from rules.tournament import Tournament

    t = Tournament(opening(game, format, args.seed))
    for _ in simulated(t, args.simulate, args.drop_outs, outcome):
        _progress(t)
    _tell(report(t), args.json)
    return 0


def _chosen(args: argparse.Namespace) -> tuple[str, str]:
    """The game and its format; by default the first game of the menu."""
    from app.games import manifests
    from rules.tournament import formats_of

    game = game_named(args.game).id if args.game else manifests()[0].id
    known = [one.id for one in formats_of(game)]
    if args.format and args.format not in known:
        raise fail(f"{game} has no format {args.format!r}{nearest(args.format, known)} (formats: {', '.join(known)})")
    return game, args.format or known[0]


def _played(kind: str) -> Outcome:
    """Results of games that computer players really play."""
    from rules import Setup, stream
    from rules.ai.levels import KINDS
    from rules.ai.match import play_game
    from rules.tournament.entries import Places

    if kind not in KINDS:
        raise fail(f"no kind of player {kind!r}{nearest(kind, KINDS)} (kinds: {', '.join(KINDS)})")

    def outcome(t: Tournament, round: int, table: int, game: int) -> Places:
        seated = t.rounds[round].tables[table].players
        setup = Setup(t.opened.game, [{} for _ in seated], dict(t.format.options))
        seed = stream(t.opened.seed, f"game:{round}:{table}:{game}")
        record = play_game(t.opened.game, setup, [kind] * len(seated), seed)
        if record.result is None:
            raise fail(f"a game came to no end (seed {seed})")
        return tuple(tuple(seated[seat] for seat in group) for group in record.result.places if group)

    return outcome


def _progress(t: Tournament) -> None:
    if sys.stderr.isatty():
        done = sum(table.places is not None for one in t.rounds for table in one.tables)
        print(f"\rround {len(t.rounds)}, {done} tables ", end="", file=sys.stderr, flush=True)


def _tell(found: dict[str, object], as_json: bool) -> None:
    if as_json:
        print(json.dumps(found, indent=1, ensure_ascii=False))
        return
    if "kills" in found:
        print(f"{found['kills']} kills, {found['entries']} entries, {found['lost']} lost; champion {found['champion']}")
        return
    rounds, lines = found["rounds"], found["standings"]
    assert isinstance(rounds, list) and isinstance(lines, list)
    print(f"{found['game']}, {found['format']}: {len(lines)} players, {len(rounds)} rounds, seed {found['seed']}")
    for line in lines[:8]:
        print(f"  {line['place']:3}. {line['player']:20} {line['points']:3} points, opponents {line['opponents']}")
    print(f"champion: {found['champion']}")


def _open(args: argparse.Namespace) -> int:
    from app.scenes.tournament.lists import open_named, open_tournaments
    from app.shell.commands.options import size_from
    from app.shell.main import App
    from app.shell.opening import kept_settings, open_shell, tell_about_disk

    settings, places = kept_settings()
    if args.lang:
        settings["language"] = args.lang
    settings["first_run_done"] = True
    app = App(settings, places=places, size=size_from(args.size) if args.size else None)
    open_shell(app)
    tell_about_disk(app)
    if not args.name:
        open_tournaments(app)
    elif not open_named(app, args.name, projector=args.projector):
        raise fail(f"there is no tournament {args.name!r}")
    return app.run()
