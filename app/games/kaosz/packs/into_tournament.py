"""Decks from packs straight into a tournament: everybody with a legal deck enters, or hands it in at the desk."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from app.games.kaosz.decks.collection import GAME
from app.games.kaosz.decks.toml_form import handed_in
from app.scenes.draft import random_seed
from app.scenes.tournament.desk import DeskScene, tell_disk, tell_refusal
from app.scenes.tournament.moment import moment
from app.ui.buttons import Button
from app.ui.context import DIM
from app.ui.dialog import Dialog
from app.ui.labels import Paragraph
from app.ui.layout import Column
from app.ui.widget import Widget
from rules.tournament import Changed, Entered, Opened, Refused, formats_of
from rules.tournament.tournament import clean_name, same_name
from saves.errors import BadSave, CannotWrite
from saves.tournaments import Listed, TournamentFile, folder_of, listed

if TYPE_CHECKING:
    from app.games.kaosz.packs.event_scene import Entrant
    from app.ui.program import Program
    from app.ui.scene import Scene


def open_tournaments(app: Program) -> list[Listed]:
    """Tournaments of this game that players may still enter."""
    found = listed(folder_of(app.places)) if app.places is not None else []
    return [
        one
        for one in found
        if one.tournament is not None and one.tournament.opened.game == GAME and not one.tournament.has_finals
    ]


def ask_tournament(scene: Scene, title: str, entrants: Sequence[Entrant]) -> None:
    """A new tournament or one that is under way; then its desk."""
    app, host = scene.app, scene.host

    def into(one: Listed | None) -> None:
        host.close()
        bring(app, one, title, entrants)

    rows: list[Widget] = [Paragraph(scene.texts("packs-tournament-line", count=len(entrants)), DIM, prefer=520)]
    rows.append(
        Button(scene.texts("packs-tournament-new"), partial(into, None), icon="plus", align="left", id="tournament-new")
    )
    for number, one in enumerate(open_tournaments(app)):
        assert one.tournament is not None
        name = one.tournament.opened.name
        rows.append(Button(name, partial(into, one), icon="trophy", align="left", id=f"tournament-{number}"))
    cancel = Button(scene.texts("cancel"), host.close, id="default")
    host.open(Dialog(scene.texts("packs-tournament"), Column(rows, gap=10), [cancel], width=600))


def names_of(entrants: Sequence[Entrant]) -> list[str]:
    """What they are called at the desk: of two with one name the second has a number, or they would be one player."""
    names: list[str] = []
    for entrant in entrants:
        name, number = clean_name(entrant.name), 1
        while any(same_name(name, other) for other in names):
            number += 1
            name = f"{clean_name(entrant.name)} {number}"
        names.append(name)
    return names


def bring(app: Program, one: Listed | None, title: str, entrants: Sequence[Entrant]) -> None:
    """Enter everybody; who is there already by that name only hands in the deck. The desk tells what it refuses."""
    assert app.places is not None
    try:
        if one is None:
            opened = Opened(clean_name(title), GAME, formats_of(GAME)[0].id, random_seed())
            file = TournamentFile.create(folder_of(app.places), opened, moment())
        else:
            file = TournamentFile(one.path)
        for name, entrant in zip(names_of(entrants), entrants, strict=True):
            deck = handed_in(entrant.deck)
            number = file.tournament.number_of(name)
            if number is not None:
                file.enter(Changed(number, file.tournament.name(number), deck), moment())
            else:
                file.enter(Entered(len(file.tournament.players), name, entrant.kind, deck), moment())
    except Refused as refused:
        tell_refusal(app, refused)
        return
    except CannotWrite as trouble:
        tell_disk(app, trouble)
        return
    except BadSave as bad:
        app.say(bad.reason_id, icon="warning", role="warn", **bad.params)
        return
    app.push(DeskScene(app, file))
