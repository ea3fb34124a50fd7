"""What Űrbirodalmak adds to the new-game screen: ready-made games, maps as pictures, teams, the state of the galaxy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from app.games.empires.maps import MapCard, MapPicture
from app.scenes.draft import Draft
from app.scenes.lobby import Lobby, Preset
from app.scenes.parts import SeatBadge
from app.scenes.wording import variant_name, variant_value
from app.text.texts import Texts, message_id
from app.ui.context import DIM, STRONG
from app.ui.labels import Caps, Label, Paragraph
from app.ui.layout import Column, Grid, Row, Wrap
from app.ui.widget import Widget
from rules import Variant
from rules.empires.flows.opening import MORE, PRINTED, TABLE
from rules.empires.printed.switches import (
    AS_PRINTED,
    LEARN,
    MAP_OF_SEATS,
    OFF,
    SOLO_MAPS,
    SPACE,
    SWITCHES,
    TEAMS,
    VARIABLE,
    option,
    scenario_of,
)
from rules.empires.printed.switches import PRESETS as SWITCHES_OF

ALONE = {
    "guided": {"solo": "machines_small", **LEARN},
    "doomsday": {"solo": "machines_small"},
    "rivals": {"solo": "rivals_1"},
    "amoebas": {"solo": "amoebas"},
}
PRESETS = (
    *(Preset(name, options) for name, options in SWITCHES_OF.items()),
    *(Preset(name, options, alone=True) for name, options in ALONE.items()),
)
STAND = (Preset("stand", {**LEARN, "phases": 3, "map": "knife_fight", "quick_start": "on"}, seats=("human", "cadet")),)
FIRST = "learn"
SEATS = ("human", "pilot")
OFFERS = ("map", "solo")  # chosen by their pictures
_SCENARIO = ("difficulty", "three", "four", "homes", "victory", "phases", "handicap")
_ADVANCED = ("pipelines", "carriers", "raiders", "mines", "aliens")
_OPTIONAL = (
    "quick_start", "upgrades", "slingshot", "warp_points", "machines", "research", "amoebas", "gates", "costs",
    "retreat", "fighter_defence",
)  # fmt: skip
_VARIANTS = (
    "galaxy_roll", "low_maintenance", "heavy_terrain", "safer_space", "rich_minerals", "scientists", "bloody_combat",
    "rich_colonies", "head_start", "more_aliens",
)  # fmt: skip
# What is left is the expansion: one switch for each of its sections.
_CLOSE = tuple(name for name in SWITCHES if name not in (*OFFERS, *_SCENARIO, *_ADVANCED, *_OPTIONAL, *_VARIANTS))
GROUPS = (
    ("scenario", _SCENARIO),
    ("advanced", _ADVANCED),
    ("optional", _OPTIONAL),
    ("close", tuple(sorted(_CLOSE, key=lambda name: (name not in ("homeworld", *SPACE), list(SWITCHES).index(name))))),
    ("variants", _VARIANTS),
)


def lobby(table: Lobby) -> Sequence[Widget]:
    """The map, who plays with whom, and what a die will say of the galaxy."""
    texts, draft = table.app.ctx.texts, table.draft
    return [*_maps(table), *_teams(texts, draft), *_galaxy(texts, draft)]


def _maps(table: Lobby) -> list[Widget]:
    """As many maps as there are for these seats; the line below them tells of the one that is chosen."""
    draft, texts = table.draft, table.app.ctx.texts
    n = len(draft.chairs)
    if n in MAP_OF_SEATS:
        mixed = scenario_of(draft.setup()) == VARIABLE
        return [
            Caps(texts("variant-empires-map")),
            MapPicture(table.app, MAP_OF_SEATS[n], homes=not mixed, id="map-picture"),
        ]
    which = "solo" if n == 1 else "map"
    variant = next(one for one in draft.rules.variants if one.id == which)
    now = str(draft.option(variant))
    cards = [
        MapCard(
            table.app,
            str(name),
            variant_value(texts, draft.game, variant, name),
            name == now,
            partial(_choose, table, variant, str(name)),
            tip=texts(message_id("variant", draft.game, which, f"{name}-help")),
            id=f"map-{name}",
        )
        for name in (SOLO_MAPS if n == 1 else variant.values)
    ]
    told = texts(message_id("variant", draft.game, which, f"{now}-help"))
    head = Caps(variant_name(texts, draft.game, variant))
    return [head, Grid(cards, least=150, most=4, gap=10), Paragraph(told, DIM.coloured("brass_light"), prefer=420)]


def _choose(table: Lobby, variant: Variant, value: str) -> None:
    table.draft.choose(variant, value)
    table.changed()


def _teams(texts: Texts, draft: Draft) -> list[Widget]:
    """Who stands with whom, as the scenario says."""
    sides = TEAMS.get(scenario_of(draft.setup()), ())
    if not sides:
        return []
    rows: list[Widget] = []
    for side in dict.fromkeys(sides):
        members = [seat for seat, team in enumerate(sides) if team == side]
        names = [Label(draft.name(seat, texts), STRONG) for seat in members]
        shown: list[Widget] = []
        for seat, name in zip(members, names, strict=True):
            shown.append(Row([SeatBadge(seat, 28), name], gap=6))
        rows.append(Wrap(shown, gap=14))
    return [Caps(texts("empires-lobby-teams")), Column(rows, gap=6)]


def _galaxy(texts: Texts, draft: Draft) -> list[Widget]:
    """CL-21: what each face of the die brings."""
    rolled = option(draft.setup(), "galaxy_roll")
    if rolled == OFF:
        return []
    table = PRINTED if rolled == AS_PRINTED else TABLE
    faces = [
        texts("empires-lobby-face", face=face, situation=texts(message_id("empires-situation", name)))
        for face, name in enumerate(table, start=1)
    ]
    faces += [texts("empires-lobby-face-more", face=face, count=count) for face, count in MORE.items()]
    lines: list[Widget] = [Paragraph(line, DIM, prefer=220) for line in faces]
    return [
        Caps(texts("variant-empires-galaxy-roll")),
        Paragraph(texts("empires-lobby-galaxy"), DIM.coloured("brass_light"), prefer=420),
        Grid(lines, least=200, most=2, gap=4),
    ]
