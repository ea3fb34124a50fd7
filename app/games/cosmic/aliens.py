"""The fifty aliens to look through: portrait, power, both sides of the flare; also to choose from for a new game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import pygame

from app.games.cosmic.words import Words
from app.match.content_sets import content_for, default_sets
from app.scenes.catalogue import CatalogueScene, Choosing, Entry
from app.ui.context import Context
from art.cosmic.colours import LEVEL_COLOURS
from art.cosmic.portraits import portrait
from rules.content.designs import Content
from rules.content.shapes import Translation
from rules.cosmic.game import content_of
from rules.cosmic.printed.kinds import ALIEN, FLARE, LEVELS, Alien, Flare

if TYPE_CHECKING:
    from app.text.texts import Texts
    from app.ui.program import Program


def open_gallery(app: Program, set_id: str) -> None:
    """From the list of sets: all aliens there are with this one."""
    sets = default_sets("cosmic")
    content = content_for(app.places, "cosmic", sets if set_id in sets else [*sets, set_id])
    app.push(CatalogueScene(app, Aliens(content)))


def choose_alien(
    app: Program, content: Content, allowed: Iterable[str], chosen: str, choose: Callable[[str], None]
) -> None:
    """From the new-game screen, to choose one of these."""
    words = app.ctx.texts("variant-cosmic-alien-take")
    app.push(CatalogueScene(app, Aliens(content), chosen, Choosing(frozenset(allowed), choose, words)))


class Aliens:
    """All aliens of some sets with their flares; without any, of the game's own."""

    title = "cosmic-aliens-title"

    def __init__(self, content: Content | None = None) -> None:
        self._content = content_of([]) if content is None else content
        self._flares: dict[str, list[Flare]] = {}
        for flare in self._content.table(FLARE).values():
            self._flares.setdefault(flare.alien, []).append(flare)
        self._made: dict[str, list[Entry]] = {}  # by language

    def groups(self, texts: Texts) -> Sequence[tuple[str, str]]:
        return [(level, texts(f"cosmic-aliens-{level}")) for level in LEVELS]

    def entries(self, texts: Texts) -> list[Entry]:
        if texts.language not in self._made:
            words = Words(texts, (), self._content)
            self._made[texts.language] = [self._entry(alien, words) for alien in self._content.table(ALIEN).values()]
        return self._made[texts.language]

    def _entry(self, alien: Alien, words: Words) -> Entry:
        texts, flares = words.texts, self._flares[alien.id]
        kept = texts("cosmic-mandatory" if alien.mandatory else "cosmic-optional")
        phases = ", ".join(words.word("phase", phase).lower() for phase in alien.text.phases)
        level = words.word("level", alien.level)
        facts = " · ".join((level, words.word("role", alien.text.role), kept, phases))
        parts = [(texts("cosmic-aliens-power"), words.translated(alien.text.words))]
        for flare, name in zip(flares, ("wild", "classic"), strict=False):  # only one alien has two (CE-3.8)
            parts.append((texts(f"cosmic-aliens-{name}"), words.translated(flare.wild.words)))
        parts.append((texts("cosmic-aliens-super"), words.translated(flares[0].super.words)))
        parts.append(("", words.translated(alien.flavour)))
        return Entry(
            alien.id, words.piece(alien.id), alien.level, words.alien_title(alien.id), facts, tuple(parts),
            " ".join(_both(text) for text in _texts(alien, flares)),
        )  # fmt: skip

    def picture(self, id: str, size: tuple[int, int], ctx: Context) -> pygame.Surface:
        return portrait(size, ctx.art, alien=id)

    def colour(self, group: str) -> str:
        return LEVEL_COLOURS[group]


def _texts(alien: Alien, flares: Sequence[Flare]) -> list[Translation]:
    sides = [side.words for flare in flares for side in (flare.wild, flare.super)]
    return [alien.name, alien.title, alien.text.words, *sides]


def _both(text: Translation) -> str:
    """A text in both languages."""
    return f"{text.en} {text.hu}"
