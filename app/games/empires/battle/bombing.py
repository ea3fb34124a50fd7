"""A bombardment as the board shows it: own ships against a colony (SE-5.12, D-39)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pygame

from app.games.empires.battle.answers import COLONY, deeds
from app.games.empires.battle.fights import COLONY_WHAT, HOMEWORLD_WHAT, UNARMED, Fight, FightLine, Need
from app.games.empires.ground import tint
from app.games.empires.looks import owner_of
from app.games.empires.routes import own_group
from app.ui.context import Context
from art.empires.styles import Owner
from art.empires.worlds import colony_disc
from rules.empires.flows.bombardment import bombs
from rules.empires.questions import BOMBARDMENT_SHOT
from rules.empires.state import Slot

if TYPE_CHECKING:
    from app.games.empires.table import EmpiresTable
    from rules import Decision

CAUSE = "attack"


class ColonyArt(NamedTuple):
    """The picture of a colony on the board."""

    kind: str
    owner: Owner
    value: int
    homeworld: bool


def colony_art(table: EmpiresTable, line: FightLine) -> ColonyArt:
    """As it was before the dice that are being thrown."""
    owner = owner_of(len(table.seen["seats"]), line.owner)
    return ColonyArt("colony", owner, line.count, line.what == HOMEWORLD_WHAT)


def colony_picture(art: ColonyArt, size: tuple[int, int], ctx: Context) -> pygame.Surface:
    """A disc in the middle of its box."""
    picture = pygame.Surface(size, pygame.SRCALPHA)
    disc = colony_disc(
        min(size), ctx.art, owner=art.owner, colour=tint(ctx, art.owner), value=art.value, homeworld=art.homeworld
    )
    picture.blit(disc, disc.get_rect(center=(size[0] // 2, size[1] // 2)))
    return picture


def bombardment_of(table: EmpiresTable, decision: Decision | None) -> Fight | None:
    """The ships that may fire at a colony now; None if it is not asked, or there are none."""
    if decision is None or decision.prompt != BOMBARDMENT_SHOT:
        return None
    slots = list(dict.fromkeys(deed.by for deed in deeds(decision)))
    groups = [group for slot in slots if (group := own_group(table.seen, slot)) is not None]
    colony = next((each for each in table.seen["colonies"] if groups and each["hex"] == groups[0]["hex"]), None)
    if colony is None:
        return None
    facts, spans = table.wording.facts, getattr(decision, "ranges", None) or {}
    ships = []
    for group in groups:
        kind = facts.units[facts.unit[group["unit"]]]
        ready = max((span[1] for option, span in spans.items() if option[1] == group["slot"]), default=0)
        ships.append(
            FightLine(
                group["slot"], 0, decision.seat, group["unit"], group["count"], 0, kind.hull,
                kind.class_ or UNARMED, ready, group["tech"], group["experience"], group["builder"], (),
            )
        )  # fmt: skip
    letter = sorted(line.letter for line in ships)[len(ships) // 2]  # it lies below the middle of them
    world = HOMEWORLD_WHAT if colony["homeworld"] else COLONY_WHAT
    planet = FightLine(COLONY, 1, colony["seat"], world, colony["value"], 0, None, letter, 0, {}, None, None, ())
    numbers = {}
    for line in ships:
        need = table.match.inquiry.query(decision.seat, bombs, decision.seat, Slot(line.number))
        numbers[line.number, COLONY] = Need(line.number, COLONY, need, [[CAUSE, need]])
    sides = ((decision.seat,), (colony["seat"],))
    order = tuple(line.number for line in ships)
    return Fight(False, colony["hex"], 0, sides, -1, (*ships, planet), numbers, (), order, -1, bombs=True)
