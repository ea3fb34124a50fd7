"""What a game brings along: its manifest names the parts, and each is loaded when it is first asked for (P12)."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple


class Screen(NamedTuple):
    """A screen of the game's own that the menu offers; worded by `menu-<name>`."""

    name: str
    icon: str
    order: int
    target: str  # module:function in the game's package, called with the program
    replaces: str = ""  # an entry of the menu's own that this screen leads to as well


class Manifest(NamedTuple):
    """One game at the table. Parts are written `module` or `module:name`, inside the game's package."""

    id: str
    package: str
    folder: Path  # holds locale/, lessons/, rulebook/, scenarios/ and credits.toml, as far as there are any
    order: int = 100  # its place among the planets of the menu
    minutes: tuple[int, int] = (0, 0)  # how long a game takes, from and to; 0: nobody has said
    difficulty: int = 0  # 1 easy, 2 middling, 3 demanding to learn; 0: nobody has said
    art: str = ""  # the package of its pictures; empty: `art.<id>`, if there is one
    table: str = ""  # a `app.table.module.GameTable`
    is_map: bool = False  # its table is a map to be zoomed and panned (P22)
    hooks: str = ""  # a module that fills `app.match.hooks.HOOKS`
    lobby: str = ""  # a module as `app.scenes.lobby` describes it
    scoring: str = ""  # score_steps(texts, finished), see `app.scenes.finished`
    victor: str = ""  # victor(finished, seat, side, context): a winner's picture, see `app.scenes.finale`
    told: str = ""  # told(finished, moment, side, context): the picture of a turning point, see `app.scenes.pictured`
    statistics: str = ""  # a module: brought(setup, events) by seat, and brought_name(texts, id, content)
    dice: str = ""  # counted(event): the sides of the dice that an event throws, and the faces; None if it throws none
    highlights: str = ""  # highlights(name, seat): what its lessons mean by a name, see `app.scenes.meaning`
    illustration: str = ""  # illustration(name, size, context): pictures of its rulebook
    catalogue: str = ""  # a class as `app.scenes.catalogue.Catalogue`: what there is in the game, to look through
    gallery: str = ""  # gallery(app, set): the cards of a content set, to look at
    card_sheet: str = ""  # a scene with all its cards, CardSheet(app, page), for `orrery shot cards`
    given: str = ""  # take(app, path): whether a file from outside is one of its own, and has been taken in
    goals: str = ""  # a module with MEASURES: what the goals of its challenges may count, see `app.match.goals`
    runs: str = ""  # a module: runs of its own besides the ladder, see `app.scenes.run_play`
    tournament: str = ""  # a module: what a tournament's players may bring, see `app.scenes.tournament.seating`
    selftest: str = ""  # checks(): names and functions that tell what they found or raise, for `orrery selftest`
    keys: tuple[str, ...] = ()  # modules that declare actions with keys
    shots: tuple[str, ...] = ()  # modules that declare pictures for `orrery shot`
    screens: tuple[Screen, ...] = ()

    def module(self, part: str) -> str:
        """The full name of a part's module."""
        return f"{self.package}.{part.partition(':')[0]}"

    def load(self, part: str) -> Any:
        """What the manifest names under `part`; None if the game has no such thing."""
        named: str = getattr(self, part)
        if not named:
            return None
        module = import_module(self.module(named))
        name = named.partition(":")[2]
        return getattr(module, name) if name else module
