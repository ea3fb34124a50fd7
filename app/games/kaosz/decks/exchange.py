"""Decks come and go: as text and TOML, over the clipboard and through files; whatever is wrong is told in place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from app.games.kaosz.decks.collection import GAME
from app.games.kaosz.decks.model import DeckList
from app.games.kaosz.decks.text_form import DeckReading, deck_text, read_text
from app.games.kaosz.decks.toml_form import is_toml, read_decks, toml_text
from app.text.problems import problem_sentence
from app.ui.buttons import Button
from app.ui.context import DIM, STRONG
from app.ui.dialog import Dialog
from app.ui.fields import TextField
from app.ui.labels import Caps, Icon, Paragraph
from app.ui.layout import Column, Grid, Row
from app.ui.widget import Widget
from rules.content.problems import Problem

if TYPE_CHECKING:
    from app.games.kaosz.decks.scene import CardScene

MOST_LISTED, MOST_TOLD = 40, 30
TEXT, TOML = ".txt", ".toml"
Take = Callable[[DeckList], None]


def open_exchange(scene: CardScene, deck: DeckList | None, take: Take) -> None:
    """What can be done with a deck and the world outside; without a deck only what comes in."""
    texts, host = scene.texts, scene.host

    def entry(message: str, icon: str, action: Callable[[], None]) -> Button:
        def do() -> None:
            host.close()
            action()

        return Button(texts(message), do, icon=icon, align="left", size="small", id=message)

    rows: list[Widget] = []
    if deck is not None:
        out: list[Widget] = [
            entry("deck-copy-text", "card", partial(_copy, scene, deck, TEXT)),
            entry("deck-copy-toml", "card", partial(_copy, scene, deck, TOML)),
        ]
        if scene.app.places is not None:
            out += [
                entry("deck-write-text", "save", partial(_write, scene, deck, TEXT)),
                entry("deck-write-toml", "save", partial(_write, scene, deck, TOML)),
            ]
        rows += [Caps(texts("deck-give")), Grid(out, least=230, most=2, gap=8)]
    inward: list[Widget] = [entry("deck-take-clipboard", "load", partial(_from_clipboard, scene, take))]
    if scene.app.places is not None:
        inward.append(entry("deck-take-file", "load", partial(_from_file, scene, take)))
    rows += [
        Caps(texts("deck-take")),
        Grid(inward, least=230, most=2, gap=8),
        Paragraph(texts("deck-take-help"), DIM, prefer=520),
    ]
    buttons = [Button(texts("cancel"), host.close, id="cancel")]
    host.open(Dialog(texts("deck-exchange"), Column(rows, gap=10), buttons, width=620))


def written(scene: CardScene, deck: DeckList, form: str) -> str:
    """The deck as text or TOML, cards in the order of the piles."""
    if form == TOML:
        return toml_text(deck)
    cards = scene.cards
    order = cards.finder.ordered([*deck.cards, *(card for card in deck.maybe if card not in deck.cards)])
    return deck_text(deck, cards.collection.faces, scene.ctx.texts.language, order)


# --- out


def _copy(scene: CardScene, deck: DeckList, form: str) -> None:
    try:
        pygame.scrap.put_text(written(scene, deck, form))
    except pygame.error:
        scene.app.say("deck-no-clipboard", icon="warning", role="warn")
        return
    scene.app.say("deck-copied", name=deck.name, icon="check", role="good")


def exchange_folder(scene: CardScene) -> Path:
    """The same folder through which saves come and go."""
    assert scene.app.places is not None
    return scene.app.places.data / "exchange"


def _write(scene: CardScene, deck: DeckList, form: str) -> None:
    from saves.decks import DeckFiles
    from saves.errors import CannotWrite

    assert scene.app.places is not None
    try:
        path = DeckFiles(scene.app.places, GAME).export(
            exchange_folder(scene), deck.name, form, written(scene, deck, form)
        )
    except CannotWrite as trouble:
        scene.app.say(trouble.reason_id, icon="warning", role="warn", **trouble.params)
        return
    scene.app.say("deck-written", path=str(path), icon="check", role="good")


# --- in


def _from_clipboard(scene: CardScene, take: Take) -> None:
    try:
        text = pygame.scrap.get_text() or ""
    except pygame.error:
        text = ""
    if not text.strip():
        scene.app.say("deck-clipboard-empty", icon="info")
        return
    take_text(scene, scene.texts("deck-clipboard"), text, take)


def _from_file(scene: CardScene, take: Take) -> None:
    """Files of the exchange folder to choose from, or any path that is typed."""
    host, texts, folder = scene.host, scene.texts, exchange_folder(scene)
    try:
        files = sorted(path for path in folder.iterdir() if path.suffix.lower() in (TEXT, TOML))[:MOST_LISTED]
    except OSError:
        files = []

    def pick(path: Path) -> None:
        host.close()
        take_file(scene, path, take)

    def typed(text: str) -> None:
        if text.strip():
            pick(Path(text.strip()).expanduser())

    field = TextField("", hint=texts("load-path"), most=400, on_submit=typed, id="path", width=520)
    rows: list[Widget] = [Paragraph(texts("deck-take-folder", folder=str(folder)), DIM, prefer=560)]
    rows += [Button(path.name, partial(pick, path), icon="load", align="left") for path in files]
    rows.append(field)
    buttons = [
        Button(texts("cancel"), host.close, id="default"),
        Button(texts("load-import-path"), lambda: typed(field.text), icon="load"),
    ]
    host.open(Dialog(texts("deck-take-file"), Column(rows, gap=10), buttons, width=640))


def take_file(scene: CardScene, path: Path, take: Take) -> None:
    """A deck from a file of any origin; the file itself is only read."""
    from saves.errors import BadSave
    from saves.files import read_text as read_file

    try:
        text = read_file(path)
    except BadSave as bad:
        tell(scene, [_told(scene, scene.texts(bad.reason_id, **bad.params), path.name)])
        return
    take_text(scene, path.name, text, take)


def take_text(scene: CardScene, source: str, text: str, take: Take) -> None:
    """Understand a text as TOML or as a plain list, and take the deck in; else say what is wrong."""
    if Path(source).suffix.lower() == TOML or is_toml(text):
        decks, problems = read_decks(source, text, scene.ctx.texts.language)
        if problems:
            tell(scene, [problem_row(scene, problem) for problem in problems[:MOST_TOLD]])
        elif len(decks) == 1:
            take(decks[0])
        else:
            _choose(scene, decks, take)
        return
    found = read_text(text, scene.cards.collection.faces, scene.texts("deck-new-name"))
    if found.unread or not found.understood:
        _tell_unread(scene, found, take)
    else:
        take(found.deck)


def _choose(scene: CardScene, decks: Sequence[DeckList], take: Take) -> None:
    """A text with several decks: which one?"""

    def pick(deck: DeckList) -> None:
        scene.host.close()
        take(deck)

    rows = [
        Button(
            scene.texts("deck-row", name=deck.name, count=deck.size),
            partial(pick, deck),
            align="left",
            id=f"deck-{number}",
        )
        for number, deck in enumerate(decks)
    ]
    buttons = [Button(scene.texts("cancel"), scene.host.close)]
    scene.host.open(Dialog(scene.texts("deck-choose"), Column(rows, gap=8), buttons, width=560))


def _tell_unread(scene: CardScene, found: DeckReading, take: Take) -> None:
    """Lines that mean no card, with the nearest name; what was understood can still be taken."""
    texts, rows = scene.texts, []
    for one in found.unread[:MOST_TOLD]:
        said = (
            texts("deck-line-near", text=one.text, near=one.nearest)
            if one.nearest
            else texts("deck-line-unread", text=one.text)
        )
        rows.append(_told(scene, said, texts("deck-line", line=one.line)))
    if not found.understood:
        rows.insert(0, _told(scene, texts("deck-nothing-read"), ""))
        tell(scene, rows)
        return

    def agreed() -> None:
        scene.host.close()
        take(replace(found.deck, name=found.deck.name or texts("deck-new-name")))

    buttons = [
        Button(texts("cancel"), scene.host.close, id="default-cancel"),
        Button(texts("deck-take-rest", count=found.understood), agreed, kind="main", id="take-rest"),
    ]
    scene.host.open(Dialog(texts("deck-partly"), Column(rows, gap=8), buttons, width=640))


def tell(scene: CardScene, rows: Sequence[Widget]) -> None:
    """What is wrong with a text; nothing has been changed (UX-96)."""
    body = Column([*rows, Paragraph(scene.texts("deck-nothing-lost"), DIM, prefer=560)], gap=8)
    buttons = [Button(scene.texts("close"), scene.host.close, id="default-close")]
    scene.host.open(Dialog(scene.texts("deck-cannot-read"), body, buttons, width=640))


def problem_row(scene: CardScene, problem: Problem) -> Widget:
    """One fault with its file, line and key (UX-104)."""
    where = scene.texts("sets-place", file=Path(problem.file).name, line=problem.line or 0, key=problem.key or "–")
    return _told(scene, problem_sentence(scene.ctx.texts, problem), where)


def _told(scene: CardScene, said: str, where: str) -> Widget:
    words: list[Widget] = [Paragraph(said, STRONG._replace(size="small"), prefer=520)]
    if where:
        words.append(Paragraph(where, DIM, prefer=520))
    return Row([Icon("cross", 18, "harm"), Column(words, gap=0)], gap=8, align="top", flex={1: 1})
