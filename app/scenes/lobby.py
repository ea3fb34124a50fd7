"""What a game adds to the new-game screen, the `lobby` of its manifest; its table is not loaded for it.

    PRESETS = (Preset("base"), Preset("towers", {"stacked": True}))     worded by preset-<game>-<id> and -<id>-help
    STAND = (Preset("short", seats=("human", "cadet")),)        games of 10 to 20 minutes for visitors of a stand
    FIRST = "base"                                              the preset of a first game, when nothing is remembered
    SEATS = ("human", "pilot", "pilot")                         who sits there, unless the preset of a first game says
    GROUPS = (("basics", ("map", "mines")), ...)                 switches under headings: setup-group-<game>-<id>; the
                                                                ones that are named in no group come first
    OFFERS = ("map",)                                           switches that the rows of the game's own offer
    def lobby(table: Lobby) -> Sequence[Widget]: ...            further rows, for instance input devices
    def prepare(draft: Draft) -> None: ...                      what every beginning needs, also without the screen
    def newcomer(draft: Draft) -> Chair | None: ...             who sits down at an added seat, if not just anybody

A row reads and changes `table.draft.extras`, JSON types only, and calls `table.changed()`; the extras are remembered
with the other choices and handed to the table scene.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import TYPE_CHECKING, Any

from app.games import part
from app.scenes.draft import HUMAN, Chair, Draft
from art.palette import MIDNIGHT, Palette
from rules.core.lean import dataclass

if TYPE_CHECKING:
    from app.ui.program import Program
    from app.ui.scene import Host
    from app.ui.widget import Widget


@dataclass(frozen=True)
class Preset:
    """Switches that go well together; what is not named keeps its default."""

    id: str
    options: Mapping[str, Any] = field(default_factory=dict)
    extras: Mapping[str, Any] = field(default_factory=dict)  # of the game's own part of the screen
    seats: tuple[str, ...] = ()  # who sits there in a first game, where that differs from `SEATS`
    alone: bool = False  # one person against what the game itself brings: a start of its own in the list of games

    def put(self, draft: Draft) -> None:
        """Set its switches; card sets and seed stay, and the seats unless one sits alone now, or no longer."""
        if self.alone:
            person = next((chair for chair in draft.chairs if chair.kind == HUMAN), Chair())
            draft.chairs[:] = [person]
        elif len(draft.chairs) == 1:
            draft.add()
        draft.options = dict(self.options)
        draft.extras |= self.extras

    def suits(self, draft: Draft) -> bool:
        """Whether it is for as many as sit there."""
        return self.alone == (len(draft.chairs) == 1)


@dataclass(frozen=True)
class Lobby:
    """What a game's own rows may use."""

    app: Program
    draft: Draft
    host: Host
    changed: Callable[[], None]  # the screen must be made anew


def _hook(game: str, name: str) -> Any:
    return getattr(part(game, "lobby"), name, None)


def presets_of(game: str) -> tuple[Preset, ...]:
    return tuple(_hook(game, "PRESETS") or ())


def chosen_preset(draft: Draft) -> Preset | None:
    """The preset whose switches a draft has now, if there is one."""
    variants = draft.table_variants()
    now = {variant.id: draft.option(variant) for variant in variants}

    def wanted(preset: Preset) -> dict[str, Any]:
        return {variant.id: preset.options.get(variant.id, variant.default) for variant in variants}

    suiting = (preset for preset in presets_of(draft.game) if preset.suits(draft))
    return next((preset for preset in suiting if wanted(preset) == now), None)


def first_draft(game: str) -> Draft:
    """A game that somebody can follow who plays it for the first time."""
    first = next((preset for preset in presets_of(game) if preset.id == _hook(game, "FIRST")), None)
    draft = Draft.fresh(game, (first.seats if first else ()) or seats_of(game))
    if first is not None:
        first.put(draft)
        if (deal := _hook(game, "first_chairs")) is not None:
            deal(draft)
    return draft


def stand_presets(game: str) -> tuple[Preset, ...]:
    """What an operator may offer to visitors: first the games that are made for a stand, then all others."""
    small = tuple(_hook(game, "STAND") or ())
    return small + tuple(one for one in presets_of(game) if one.id not in {each.id for each in small})


def stand_draft(game: str, preset: Preset | None) -> Draft:
    """A game that a visitor is led into; without a preset the one with which everybody begins."""
    if preset is None:
        return first_draft(game)
    if preset.alone:
        return lonely_draft(game, preset)
    draft = Draft.fresh(game, preset.seats or seats_of(game))
    preset.put(draft)
    if (deal := _hook(game, "first_chairs")) is not None:
        deal(draft)
    return draft


def lonely_draft(game: str, preset: Preset) -> Draft:
    """A game of one person, begun at once."""
    draft = Draft.fresh(game, (HUMAN,))
    preset.put(draft)
    return draft


def groups_of(game: str) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple(_hook(game, "GROUPS") or ())


def offered_by(game: str) -> tuple[str, ...]:
    """The switches that the game's own rows offer."""
    return tuple(_hook(game, "OFFERS") or ())


def seats_of(game: str) -> tuple[str, ...]:
    return tuple(_hook(game, "SEATS") or ())


def tints_of(draft: Draft, palette: Palette = MIDNIGHT) -> tuple[str, ...]:
    """The colours of the seats' pieces, where a game has its own: `tints(draft, palette)`."""
    hook = _hook(draft.game, "tints")
    return tuple(hook(draft, palette)) if hook else ()


def has_own_colours(game: str) -> bool:
    """Whether the seats play in the colours of the game's pieces, not in those of the palette."""
    return _hook(game, "tints") is not None


def prepare(draft: Draft) -> None:
    """What the game settles by itself before it begins."""
    hook = _hook(draft.game, "prepare")
    if hook:
        hook(draft)


def newcomer(draft: Draft) -> Chair | None:
    """Who sits down when a seat is added; None for just any computer player."""
    hook = _hook(draft.game, "newcomer")
    found: Chair | None = hook(draft) if hook else None
    return found


def rows_of(table: Lobby) -> Sequence[Widget]:
    rows = _hook(table.draft.game, "lobby")
    return rows(table) if rows else ()
