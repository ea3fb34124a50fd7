"""The tables one game is played by: what the content prints and what the switches of chapter 9 make of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from rules.content.designs import Content
from rules.core.lean import dataclass
from rules.core.records import Json
from rules.core.state import Setup

from .kinds import (
    ALIEN,
    ARTIFACT,
    CARD,
    DESTINY,
    FLARE,
    LEVELS,
    TECHNOLOGY,
    Alien,
    Destiny,
    Flare,
    Technology,
    Text,
    Use,
)
from .words import ARTIFACT as ARTIFACT_TYPE
from .words import FLARE as FLARE_TYPE
from .words import REINFORCEMENT, WINDOWS

DEFAULT_SET = "base"
HAND = 8  # CE-3.9
FLARES = 10  # CE-3.6
DEAL_OFFERS = 8  # CE-6.34
DEAL_LOSS = 3  # CE-6.20
LIMIT = 4  # ships in an encounter (CE-4.27)
LAST_TURN = 60  # for each player (CE-8.7)
BIG_RESEARCH = 8  # CE-9.6

SWITCHES: dict[str, tuple[Json, ...]] = {
    "four_planets": ("off", "on"),
    "hidden_powers": ("off", "on"),
    "changing_powers": ("off", "on"),
    "flares": ("on", "free", "off"),
    "technology": ("off", "on"),
    "filch_flare": ("new", "classic"),
    "aliens": ("all", "green_yellow", "green"),
    "choice": ("two", "free"),
    "deal_clock": ("60", "120", "off"),
    "zombie_compensation": ("off", "on"),
}
_POOLS = {"green": LEVELS[:1], "green_yellow": LEVELS[:2], "all": LEVELS}


class Written(NamedTuple):
    """An entry that some card of this game may carry."""

    kind: str
    design: str
    side: str
    entry: int
    use: Use


@dataclass(frozen=True, slots=True, eq=False)
class Facts:
    """What never changes in one game. Equal tables are the same object, so that others can be kept by it."""

    n: int
    options: Mapping[str, Json]
    planets_each: int  # CE-3.1, CE-9.1
    foreign_needed: int  # CE-8.1, CE-9.3
    home_needed: int  # CE-5.10, CE-9.4
    types: Mapping[str, str]  # of cosmic cards
    families: Mapping[str, int]  # by design: cosmic, destiny and technology cards have different backs
    values: Mapping[str, int]
    copies: Mapping[str, int]
    reinforcements: tuple[str, ...]
    destinies: Mapping[str, Destiny]
    aliens: Mapping[str, Alien]  # the pool of CE-3.11
    flares: Mapping[str, Flare]
    artifacts: Mapping[str, Text]
    artifact_weights: Mapping[str, Mapping[str, int]]  # for computer players
    technologies: Mapping[str, Technology]
    flare_of: Mapping[str, str]  # by alien
    written: Mapping[str, tuple[Written, ...]]  # what cards may do, by moment
    written_on: Mapping[str, Mapping[str, tuple[Written, ...]]]  # the same by moment and design
    moments_of: Mapping[str, frozenset[str]]  # by design: when a card may do something
    flare_aliens: Mapping[str, frozenset[str]]  # by moment: the aliens whose flares may do something then
    secrets: frozenset[str]  # cards with a use that nobody sees
    users: Mapping[str, frozenset[str]]  # aliens and technologies that may do something, by moment
    hidden_uses: Mapping[str, tuple[tuple[int, Use], ...]]  # outside windows: what a face-down sheet might do
    tech_moments: frozenset[str]  # at which technologies may do something
    tech_duties: frozenset[str]  # at which they must
    changers: Mapping[str, frozenset[str]]  # aliens and technologies that change a value by themselves

    @property
    def ships_each(self) -> int:
        """CE-3.2, CE-9.2: four on each planet."""
        return 4 * self.planets_each

    def on(self, switch: str) -> bool:
        return bool(self.options[switch] == "on")


def facts_of(content: Content, setup: Setup) -> Facts:
    """The tables of a set under a table's switches."""
    options = tuple((name, setup.options.get(name, values[0])) for name, values in SWITCHES.items())
    return _facts_of(content, len(setup.seats), options)


@lru_cache(maxsize=64)
def _facts_of(content: Content, n: int, chosen: tuple[tuple[str, Json], ...]) -> Facts:
    options = dict(chosen)
    four = options["four_planets"] == "on"
    aliens = alien_pool(content, options)
    flares = {
        flare.id: flare
        for flare in content.table(FLARE).values()
        if flare.alien in aliens and flare.variant in ("", options.get(f"{flare.alien}_flare"))
    }
    cards: list[Any] = [*content.table(CARD).values(), *content.table(ARTIFACT).values()]
    technologies = {
        tech.id: tech
        for tech in content.table(TECHNOLOGY).values()
        if options["technology"] == "on" and not (four and tech.value >= BIG_RESEARCH)  # CE-9.6
    }
    artifacts = {artifact.id: artifact.text for artifact in content.table(ARTIFACT).values()}
    texts = {**{name: a.text for name, a in aliens.items()}, **{name: t.text for name, t in technologies.items()}}
    written = _written(artifacts, flares if options["flares"] != "off" else {})
    tech_uses = [use for tech in technologies.values() for use in tech.text.uses]
    types = (
        {card.id: card.type for card in cards}
        | dict.fromkeys(flares, FLARE_TYPE)
        | dict.fromkeys(content.table(ARTIFACT), ARTIFACT_TYPE)
    )
    return Facts(
        n=n,
        options=options,
        planets_each=4 if four else 5,
        foreign_needed=4 if four else 5,
        home_needed=2 if four else 3,
        types=types,
        families=dict.fromkeys(types, 0) | dict.fromkeys(content.table(DESTINY), 1) | dict.fromkeys(technologies, 2),
        values={card.id: card.value for card in content.table(CARD).values()},
        copies={card.id: card.copies for card in cards} | dict.fromkeys(flares, 1),
        reinforcements=tuple(name for name, kind in types.items() if kind == REINFORCEMENT),
        destinies=content.table(DESTINY),
        aliens=aliens,
        flares=flares,
        artifacts=artifacts,
        artifact_weights={artifact.id: artifact.ai for artifact in content.table(ARTIFACT).values()},
        technologies=technologies,
        flare_of={flare.alien: flare.id for flare in flares.values()},
        written=written,
        written_on={moment: _by_design(entries) for moment, entries in written.items()},
        moments_of=_sorted((each.design, moment) for moment, found in written.items() for each in found),
        flare_aliens=_sorted(
            (moment, flares[each.design].alien)
            for moment, found in written.items()
            for each in found
            if each.kind == FLARE_TYPE
        ),
        secrets=frozenset(each.design for found in written.values() for each in found if each.use.secret),
        users=_sorted((moment, name) for name, text in texts.items() for use in text.uses for moment in use.at),
        hidden_uses=_hidden_uses(aliens.values()) if options["hidden_powers"] == "on" else {},
        tech_moments=frozenset(moment for use in tech_uses for moment in use.at),
        tech_duties=frozenset(moment for use in tech_uses if use.mandatory for moment in use.at),
        changers=_sorted(
            (each.value, name) for name, text in texts.items() for each in text.changes if not each.declared
        ),
    )


def _sorted(pairs: Iterable[tuple[str, str]]) -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for word, name in pairs:
        found.setdefault(word, set()).add(name)
    return {word: frozenset(names) for word, names in found.items()}


def _written(artifacts: Mapping[str, Text], flares: Mapping[str, Flare]) -> dict[str, tuple[Written, ...]]:
    texts = [(ARTIFACT_TYPE, name, "", text) for name, text in artifacts.items()]
    for flare in flares.values():
        texts += [(FLARE_TYPE, flare.id, "wild", flare.wild), (FLARE_TYPE, flare.id, "super", flare.super)]
    found: dict[str, list[Written]] = {}
    for kind, design, side, text in texts:
        for entry, use in enumerate(text.uses):
            for moment in use.at:
                found.setdefault(moment, []).append(Written(kind, design, side, entry, use))
    return {moment: tuple(entries) for moment, entries in found.items()}


def _hidden_uses(aliens: Iterable[Alien]) -> dict[str, tuple[tuple[int, Use], ...]]:
    """CE-9.11: the uses of all powers by event or announcement, with their entries."""
    found: dict[str, list[tuple[int, Use]]] = {}
    for alien in aliens:
        for entry, use in enumerate(alien.text.uses):
            for moment in use.at if use.use else ():
                if moment not in WINDOWS:
                    found.setdefault(moment, []).append((entry, use))
    return {moment: tuple(uses) for moment, uses in found.items()}


def _by_design(entries: Iterable[Written]) -> dict[str, tuple[Written, ...]]:
    found: dict[str, list[Written]] = {}
    for each in entries:
        found.setdefault(each.design, []).append(each)
    return {design: tuple(written) for design, written in found.items()}


def alien_pool(content: Content, options: Mapping[str, Json]) -> dict[str, Alien]:
    """CE-3.11; with hidden powers no alien whose set-up would give it away (CE-9.14)."""
    hidden, levels = options["hidden_powers"] == "on", _POOLS[str(options["aliens"])]
    return {
        alien.id: alien
        for alien in content.table(ALIEN).values()
        if alien.level in levels and not (hidden and alien.setup)
    }
