"""What Cosmic Encounter adds to the new-game screen: who sits there, games that go well together, an alien for each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from app.games.cosmic.words import Words
from app.match.content_sets import content_for
from app.scenes.draft import Chair, Draft
from app.scenes.lobby import Lobby, Preset
from app.scenes.parts import SeatBadge
from app.ui.buttons import IconButton
from app.ui.context import STRONG
from app.ui.controls import Picker
from app.ui.labels import Caps, Label
from app.ui.layout import Column, Row, Wrap
from app.ui.widget import Widget
from art.cosmic.colours import PLAYER_COLOURS, PLAYERS
from art.palette import MIDNIGHT, Palette
from rules.content.designs import Content
from rules.cosmic.printed.facts import SWITCHES, alien_pool

PRESETS = (
    Preset("first", {"aliens": "green", "flares": "off"}, seats=("human", "pilot", "pilot", "pilot")),
    Preset("base"),
    Preset("technology", {"technology": "on"}),
    Preset("hidden", {"hidden_powers": "on"}),
)
STAND = (Preset("first", {"aliens": "green", "flares": "off"}, seats=("human", "cadet", "cadet")),)
FIRST = "first"
SEATS = ("human", "pilot", "human", "pilot")  # CE-1.6, CE-1.9
DRAWN = ""  # the alien is chosen at the table


def tints(draft: Draft, palette: Palette = MIDNIGHT) -> list[str]:
    """The colours in which the seats will play: chosen, otherwise those left over in the order of the rules."""
    wanted = [str(chair.own.get("colour", "")) for chair in draft.chairs]
    free = [colour for colour in PLAYERS if colour not in wanted]
    return [palette.of_piece(PLAYER_COLOURS[colour or free.pop(0)]) for colour in wanted]


def lobby(table: Lobby) -> Sequence[Widget]:
    """A row for each seat: its alien, among those that the switches allow and nobody else has chosen."""
    texts, draft = table.app.ctx.texts, table.draft
    words = Words(texts, (), _content(table))
    rows: list[Widget] = [Caps(texts("variant-cosmic-alien"))]
    for seat, chair in enumerate(draft.chairs):
        forget_barred(chair, allowed(draft, words.content))
        name = Label(draft.name(seat, texts), STRONG)
        rows.append(
            Row([SeatBadge(seat), Column([name, Wrap(_choice(table, words, seat, chair))], gap=3)], gap=12,
                align="top", flex={1: 1})
        )  # fmt: skip
    return rows


def _content(table: Lobby) -> Content:
    """The chosen card sets."""
    found: Content = content_for(table.app.places, "cosmic", table.draft.sets)
    return found


def allowed(draft: Draft, content: Content) -> list[str]:
    """The aliens of the chosen sets that the switches let in (CE-3.11)."""
    options = {name: draft.options.get(name, values[0]) for name, values in SWITCHES.items()}
    return list(alien_pool(content, options))


def forget_barred(chair: Chair, aliens: Sequence[str]) -> None:
    """An alien that sets and switches do not allow any more is given up."""
    if chair.own.get("alien", DRAWN) not in (DRAWN, *aliens):
        chair.own.pop("alien", None)


def _choice(table: Lobby, words: Words, seat: int, chair: Chair) -> list[Widget]:
    """By name, or from the sheets themselves."""
    texts, draft = table.app.ctx.texts, table.draft
    taken = [other.own.get("alien", DRAWN) for other in draft.chairs if other is not chair]
    free = sorted((words.piece(alien), alien) for alien in allowed(draft, words.content) if alien not in taken)
    names = [(DRAWN, texts("variant-cosmic-alien-automatic")), *((alien, name) for name, alien in free)]
    now, choose = chair.own.get("alien", DRAWN), _choosing(table, chair)

    def read() -> None:
        from app.games.cosmic.aliens import choose_alien  # brings fifty portraits, which the screen can do without

        choose_alien(table.app, words.content, [alien for _, alien in free], now, choose)

    return [
        Picker(names, now, choose, id=f"alien-{seat}", tip=texts("variant-cosmic-alien-help"), drop=True),
        IconButton("book", read, texts("variant-cosmic-alien-read"), id=f"read-aliens-{seat}"),
    ]


def _choosing(table: Lobby, chair: Chair) -> Callable[[Any], None]:
    def choose(alien: Any) -> None:
        if alien == DRAWN:
            chair.own.pop("alien", None)
        else:
            chair.own["alien"] = alien
        table.changed()

    return choose
