"""Which bars are measured together, so that asking for one of them runs no more than it needs."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from .measure import Bar

Measure = Callable[[frozenset[str]], Iterator[Bar]]


class BarGroup(NamedTuple):
    """Bars by id, of the rules or of the table, perhaps of one game; `measure` is told which are wanted."""

    kind: str
    ids: frozenset[str]
    measure: Measure
    game: str = ""


def groups() -> list[BarGroup]:
    from rules.core.game import shipped

    rules = [BarGroup("rules", _ids("P1 P2 P3 P4 P5 P21"), _rules(game), game) for game in shipped()]
    policy = [BarGroup("rules", _ids("P23"), _policy(game), game) for game in shipped()]
    long = [BarGroup("long", _ids("P19 P20"), _long(game), game) for game in shipped()]
    return [*rules, *policy, *long, *_table_groups(), BarGroup("bundle", _ids("P16 P17"), _bundle)]


def _ids(words: str) -> frozenset[str]:
    return frozenset(words.split())


def _rules(game: str) -> Measure:
    def measure(_wanted: frozenset[str]) -> Iterator[Bar]:
        from .rules_bars import bars_of

        return bars_of(game)

    return measure


def _policy(game: str) -> Measure:
    def measure(_wanted: frozenset[str]) -> Iterator[Bar]:
        from .policy_bars import policy_bar

        yield policy_bar(game)

    return measure


def _long(game: str) -> Measure:
    def measure(wanted: frozenset[str]) -> Iterator[Bar]:
        from .long_bars import growth_bar, opening_bars

        if "P19" in wanted:
            yield growth_bar(game)
        if "P20" in wanted:
            yield from opening_bars(game)

    return measure


def _bundle(wanted: frozenset[str]) -> Iterator[Bar]:
    from .bundle_bars import bundle_bars

    return bundle_bars(wanted)


def _table_groups() -> list[BarGroup]:
    from app.games import manifests
    from app.tools.table_shots import games_with_tables

    games = games_with_tables()
    found = [
        BarGroup("table", _ids("P7 P8 P9"), _drawing),
        BarGroup("table", _ids("P12 P13"), lambda wanted: _starting(wanted, games)),
        BarGroup("table", _ids("P11"), lambda _wanted: _idling(games)),
        BarGroup("table", _ids("P14"), lambda _wanted: _remembering(games)),
        BarGroup("table", _ids("P15"), _rolling),
        BarGroup("table", _ids("P18"), lambda _wanted: _importing(games)),
    ]
    playing = [BarGroup("table", _ids("P10"), _playing(game), game) for game in games]
    playing += [BarGroup("table", _ids("P6"), _thinking(game), game) for game in games]
    playing += [BarGroup("table", _ids("P24"), _spreading(game), game) for game in games]
    playing += [BarGroup("table", _ids("P25"), _crowding(game), game) for game in games]
    playing += [BarGroup("table", _ids("P22"), _travelling(game.id), game.id) for game in manifests() if game.is_map]
    return sorted([*found, *playing], key=lambda group: min(int(id[1:]) for id in group.ids))


def _thinking(game: str) -> Measure:
    def measure(_wanted: frozenset[str]) -> Iterator[Bar]:
        from .thought_bars import thinking_bar

        yield thinking_bar(game)

    return measure


def _spreading(game: str) -> Measure:
    def measure(_wanted: frozenset[str]) -> Iterator[Bar]:
        from .thought_bars import spreading_bar

        found = spreading_bar(game)
        return iter([] if found is None else [found])

    return measure


def _crowding(game: str) -> Measure:
    def measure(_wanted: frozenset[str]) -> Iterator[Bar]:
        from .thought_bars import memory_bar

        yield memory_bar(game)

    return measure


def _drawing(wanted: frozenset[str]) -> Iterator[Bar]:
    from .table_bars import drawing_bars

    return drawing_bars(wanted)


def _playing(game: str) -> Measure:
    def measure(_wanted: frozenset[str]) -> Iterator[Bar]:
        from .table_bars import worst_frame_bar

        yield worst_frame_bar(game)

    return measure


def _travelling(game: str) -> Measure:
    def measure(_wanted: frozenset[str]) -> Iterator[Bar]:
        from .map_bars import map_bar

        yield map_bar(game)

    return measure


def _starting(wanted: frozenset[str], games: list[str]) -> Iterator[Bar]:
    from .process_bars import start_bars

    return start_bars(wanted, games)


def _idling(games: list[str]) -> Iterator[Bar]:
    from .process_bars import idle_bars

    return idle_bars(games)


def _remembering(games: list[str]) -> Iterator[Bar]:
    from .process_bars import memory_bars

    return memory_bars(games)


def _rolling(_wanted: frozenset[str]) -> Iterator[Bar]:
    from .table_bars import dice_bar

    yield dice_bar()


def _importing(games: list[str]) -> Iterator[Bar]:
    from .process_bars import import_bars

    return import_bars(games)
